//! Literal pools: values that instructions load, stored after the code of their section.

use draig_image::SymbolId;
use rustc_hash::FxHashMap;

use super::directives::alignment::{ALIGN_BY_ZEROS, align_here};
use super::state::State;
use crate::{AsmError, Expr, Place};

/// A value, its size in bytes, and its label.
#[derive(Clone, Debug)]
struct Literal {
    value: Expr,
    bytes: u8,
    label: SymbolId,
    place: Place,
}

/// The pools that are not written yet.
#[derive(Debug, Default)]
pub(crate) struct Pools {
    /// Each section's, in the order of their first values.
    sections: Vec<(u32, Vec<Literal>)>,
    /// Places of sections in the list.
    places: FxHashMap<u32, usize>,
    /// Labels of numbers and symbols, which are stored once, even if their pool is written already.
    known: FxHashMap<(u32, Expr, u8), SymbolId>,
}

impl State {
    /// Returns the label of a value in the pool of the current section.
    pub(crate) fn literal(&mut self, value: &Expr, bytes: u8, place: Place) -> SymbolId {
        let section = self.current;
        let is_simple = value.constant().is_some() || value.as_symbol().is_some();
        let key = (section, value.clone(), bytes);
        if let Some(&label) = self.pools.known.get(&key) {
            return label;
        }
        let label = self.symbols.temporary(place);
        if is_simple {
            self.pools.known.insert(key, label);
        }
        let next = self.pools.sections.len();
        let at = *self.pools.places.entry(section).or_insert(next);
        if at == next {
            self.pools.sections.push((section, Vec::new()));
        }
        self.pools.sections[at].1.push(Literal { value: value.clone(), bytes, label, place });
        label
    }

    /// Writes the pool of the current section here.
    pub(crate) fn emit_pool(&mut self) -> Result<(), AsmError> {
        let section = self.current;
        let Some(&at) = self.pools.places.get(&section) else { return Ok(()) };
        for Literal { value, bytes, label, place } in std::mem::take(&mut self.pools.sections[at].1) {
            align_here(self, bytes.into(), ALIGN_BY_ZEROS);
            self.define_here(label, place)?;
            self.append_value(value, bytes, place)?;
        }
        Ok(())
    }

    /// Writes all pools, each at the end of its section.
    pub(crate) fn emit_pools(&mut self) -> Result<(), AsmError> {
        let sections: Vec<u32> = self.pools.sections.iter().map(|(section, _)| *section).collect();
        for section in sections {
            self.switch(section);
            self.emit_pool()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use draig_target::Triple;

    use crate::{AssembleOptions, assemble};

    fn words(text: &str) -> Vec<u32> {
        let triple = Triple::parse("aarch64-unknown-linux-gnu");
        let assembled = assemble(text.as_bytes(), &triple, &AssembleOptions::default()).unwrap();
        let section = assembled.image.sections.values().next().unwrap();
        section.bytes.chunks(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect()
    }

    /// The words are those of `llvm-mc`.
    #[test]
    fn values_are_stored_once_after_the_code_or_where_the_text_says() {
        let text = "ldr x0, =0x1234567812345678\nldr w1, =0x12345678\nldr x2, =0x1234567812345678\nldr x3, =5\nret";
        let expected =
            [0x580000c0, 0x180000e1, 0x58000082, 0xd28000a3, 0xd65f03c0, 0, 0x12345678, 0x12345678, 0x12345678];
        assert_eq!(words(text), expected);
        let text = "ldr w0, =0x10001\n.ltorg\nldr w1, =0x10001\nnop";
        assert_eq!(words(text), [0x18000020, 0x10001, 0x18ffffe1, 0xd503201f]);
    }
}
