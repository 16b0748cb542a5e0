//! Intrinsics of x86 by their instructions: a table of assembly text, made of what LLVM selects.
//!
//! Operands and results are where the calling convention of C has them, so that an intrinsic is compiled as a call
//! whose function is the instructions themselves.

use std::sync::LazyLock;

use draig_ir::{AttrSet, Inst, Type, Value};
use draig_tables::IntrinsicId;

use super::super::argument::Argument;
use super::super::call::{Call, Callee};
use super::super::{Selected, Selector};
use crate::features::Feature;
use crate::select::Bundles;

/// The table, sorted by name; comments start with `#`.
const TABLE: &str = include_str!("instructions.txt");

/// Instructions of an intrinsic; `-` where there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::x86) struct Instructions {
    text: &'static str,
    /// Those with a rounding mode, or without exceptions.
    rounded: &'static str,
}

static ROWS: LazyLock<Vec<(&str, Instructions)>> = LazyLock::new(|| {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let mut fields = line.split('\t');
            let (name, text) = (fields.next()?, fields.next()?);
            Some((name, Instructions { text, rounded: fields.next().unwrap_or("-") }))
        })
        .collect()
});

/// Features that intrinsics need, by the start of their name; the first that matches counts.
const NEEDS: &[(&str, Feature)] = &[
    ("aesni.aesdec.256", Feature::Vaes),
    ("aesni.aesdec.512", Feature::Avx512f),
    ("aesni", Feature::Aes),
    ("avx10", Feature::Avx10_1),
    ("avx2", Feature::Avx2),
    ("avx512bf16", Feature::Avx512bf16),
    ("avx512fp16", Feature::Avx512fp16),
    ("avx512", Feature::Avx512f),
    ("avx", Feature::Avx),
    ("cmpccxadd", Feature::Cmpccxadd),
    ("pclmulqdq.512", Feature::Avx512f),
    ("pclmulqdq.256", Feature::Vpclmulqdq),
    ("pclmulqdq", Feature::Pclmul),
    ("sse3", Feature::Sse3),
    ("sse41", Feature::Sse41),
    ("sse42.crc32", Feature::Crc32),
    ("sse42", Feature::Sse42),
    ("sse4a", Feature::Sse4a),
    ("ssse3", Feature::Ssse3),
    ("vsm4", Feature::Sm4),
    ("xop", Feature::Xop),
];

/// Features under which the instructions of intrinsics with these starts exist in the older encoding of AVX, too.
const OLDER: &[(&str, Feature)] = &[("avx512.vpdp", Feature::Avxvnni), ("avx512.vpmadd52", Feature::Avxifma)];

/// Conditions by the operand of intrinsics.
const CONDITIONS: [&str; 16] = ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];

/// Rounding modes by the operand of intrinsics, from 8 on; 4 is that of the processor.
const ROUNDING: [&str; 4] = ["{rn-sae}", "{rd-sae}", "{ru-sae}", "{rz-sae}"];
const CURRENT_ROUNDING: i64 = 4;

/// Returns the instructions of an intrinsic by its name without `llvm.x86.`.
pub(in crate::x86) fn instructions_of(name: &str) -> Option<Instructions> {
    let at = ROWS.binary_search_by_key(&name, |&(known, _)| known).ok()?;
    Some(ROWS[at].1)
}

impl Selector<'_, '_> {
    /// Compiles an intrinsic as the call of a function that consists of its instructions.
    pub(super) fn by_instructions(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
        instructions: Instructions,
    ) -> Selected {
        let name = id.name().strip_prefix("llvm.x86.").unwrap_or("");
        let need = NEEDS.iter().find(|(start, _)| name.starts_with(start));
        let older = OLDER.iter().find(|(start, _)| name.starts_with(start) && !name.ends_with(".512"));
        let is_older = older.is_some_and(|&(_, feature)| self.features.has(feature));
        if !is_older && need.is_some_and(|&(_, feature)| !self.features.has(feature)) {
            return self.refuse(&format!("{} for a processor without it", id.name()));
        }
        let mut numbers = Vec::new();
        let mut passed = Vec::with_capacity(arguments.len());
        for (index, &value) in arguments.iter().enumerate() {
            if !id.is_immediate(index) {
                passed.push(Argument { value, ty: self.type_of(value), attributes: AttrSet::EMPTY });
                continue;
            }
            let Some(number) = self.integer_constant(value) else { return self.refuse(id.name()) };
            let width = self.width_of(self.type_of(value));
            // The control of `bextr` has 16 bits in an operand of 64.
            let width = if name.starts_with("tbm.bextri") { 16 } else { width };
            numbers.push(if width < 32 { number & ((1 << width) - 1) } else { number });
        }
        let is_rounded = instructions.rounded != "-" && numbers.last().is_some_and(|&mode| mode != CURRENT_ROUNDING);
        let mut text = if is_rounded { instructions.rounded } else { instructions.text }.to_owned();
        if text == "-" {
            return self.refuse(&format!("{} with this rounding mode", id.name()));
        }
        if is_rounded && let Some(&mode) = numbers.last() {
            text = text.replace("{r}", ROUNDING[mode as usize & 3]);
        }
        if let Some(&condition) = numbers.first() {
            text = text.replace("{c}", CONDITIONS[condition as usize & 15]);
        }
        if is_older {
            text.insert_str(0, "{vex} ");
        }
        for (at, number) in numbers.iter().enumerate() {
            text = text.replace(&format!("{{{at}}}"), &number.to_string());
        }
        for &value in arguments {
            self.consume(value);
        }
        self.m.inlined = self.assembled(&text.replace("; ", "\n"))?;
        self.emit_call(&Call {
            inst,
            ty,
            convention: self.convention_of(0)?,
            callee: Callee::Inlined,
            arguments: &passed,
            is_vararg: false,
            may_unwind: false,
            unwind: None,
            bundles: Bundles::default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use draig_mc::{AssembleOptions, assemble};
    use draig_target::Triple;

    use super::*;

    #[test]
    fn rows_are_sorted_and_assembled() {
        assert!(ROWS.is_sorted_by_key(|&(name, _)| name));
        let triple = Triple::parse("x86_64-unknown-linux-gnu");
        let mut failures = Vec::new();
        for (name, instructions) in ROWS.iter() {
            for text in [instructions.text, instructions.rounded] {
                if text == "-" {
                    continue;
                }
                let text = text.replace("; ", "\n").replace("{r}", "{rz-sae}").replace("{c}", "g");
                let text = [("{0}", "1"), ("{1}", "2"), ("{2}", "4")]
                    .iter()
                    .fold(text, |text, (place, number)| text.replace(place, number))
                    + "\n";
                if let Err(errors) = assemble(text.as_bytes(), &triple, &AssembleOptions::default()) {
                    failures.push(format!("{name}: {}", errors[0].message()));
                }
            }
        }
        assert!(failures.is_empty(), "{failures:#?}");
    }
}
