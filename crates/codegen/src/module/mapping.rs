//! Symbols that tell code from data in objects for AArch64: `$x` and `$d` (ELF for the Arm 64-bit architecture, 5.5.5).

use draig_image::{SectionId, Symbol, SymbolKind, SymbolPlace};

use super::builder::Builder;
use super::debug::is_split;
use crate::target::Target;

/// Place from which on a section has code or data.
pub(crate) struct Mapped {
    pub(crate) section: SectionId,
    pub(crate) offset: u64,
    pub(crate) is_code: bool,
}

impl Builder<'_, '_> {
    /// Notes that a section has code, or data, from an offset on.
    pub(crate) fn map(&mut self, section: SectionId, offset: u64, is_code: bool) {
        if self.context.target == Target::AArch64 && self.context.format.is_elf() {
            self.mapped.push(Mapped { section, offset, is_code });
        }
    }

    /// Adds the symbols to all sections that are not empty; those of assembly have theirs.
    pub(crate) fn mapping_symbols(&mut self) {
        if self.context.target != Target::AArch64 || !self.context.format.is_elf() {
            return;
        }
        // What each section has last.
        let mut last: Vec<Option<bool>> = vec![None; self.image.sections.len()];
        for symbol in self.image.symbols.values() {
            let is_code = match symbol.name.as_slice() {
                b"$x" => true,
                b"$d" => false,
                _ => continue,
            };
            if let SymbolPlace::Section(section, _) = symbol.place {
                last[section.as_u32() as usize] = Some(is_code);
            }
        }
        let mut changes = std::mem::take(&mut self.mapped);
        for (section, data) in &self.image.sections {
            if !data.flags.exec && data.size() > 0 && !is_split(data) {
                changes.push(Mapped { section, offset: 0, is_code: false });
            }
        }
        for Mapped { section, offset, is_code } in changes {
            let last = &mut last[section.as_u32() as usize];
            if *last != Some(is_code) {
                let name = if is_code { b"$x".to_vec() } else { b"$d".to_vec() };
                let kind = if self.image[section].flags.tls { SymbolKind::Tls } else { SymbolKind::None };
                let place = SymbolPlace::Section(section, offset);
                self.image.add_symbol(Symbol { name, kind, place, ..Symbol::default() });
                *last = Some(is_code);
            }
        }
    }
}
