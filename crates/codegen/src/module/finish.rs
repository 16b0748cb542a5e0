//! Last pass over an image: fixups that are known, and those that refer to symbols of this file alone.

use draig_image::{Binding, Fixup, SectionId, SymbolId, SymbolKind, SymbolPlace};

use super::builder::Builder;

impl Builder<'_, '_> {
    /// Stores the values of fixups that no linker changes. Of the others, those of symbols that no other file knows
    /// refer to the section instead, so that the symbols need no names.
    pub(crate) fn resolve_fixups(&mut self) -> Result<(), String> {
        let sections: Vec<SectionId> = self.image.sections.keys().collect();
        for section in sections {
            let mut fixups = std::mem::take(&mut self.image[section].fixups);
            let mut kept = 0;
            for at in 0..fixups.len() {
                if let Some(fixup) = self.resolve(section, fixups[at])? {
                    fixups[kept] = fixup;
                    kept += 1;
                }
            }
            fixups.truncate(kept);
            self.image[section].fixups = fixups;
        }
        Ok(())
    }

    fn resolve(&mut self, section: SectionId, fixup: Fixup) -> Result<Option<Fixup>, String> {
        let symbol = &self.image[fixup.symbol];
        if let SymbolPlace::Absolute(number) = symbol.place
            && symbol.name.is_empty()
            && fixup.kind.is_plain()
            && !fixup.kind.is_pc_relative()
        {
            let value = (number as i64).wrapping_add(fixup.addend);
            let bytes = &mut self.image[section].bytes[fixup.offset as usize..];
            return match fixup.kind.field().store(bytes, value) {
                Ok(()) => Ok(None),
                Err(_) => Err(format!("a number {value}, which its place cannot hold")),
            };
        }
        // Which parts of a section stay together in Mach-O is known when it is written.
        if self.context.format.is_mach_o() {
            return Ok(Some(fixup));
        }
        let SymbolPlace::Section(target, offset) = symbol.place else { return Ok(Some(fixup)) };
        if symbol.binding != Binding::Local || matches!(symbol.kind, SymbolKind::IFunc | SymbolKind::Tls) {
            return Ok(Some(fixup));
        }
        if !fixup.kind.may_refer_to_section() {
            return Ok(Some(fixup));
        }
        if target == section && fixup.kind.is_pc_relative() && fixup.kind.is_plain() {
            let value = (offset as i64).wrapping_add(fixup.addend).wrapping_sub(i64::from(fixup.offset));
            let bytes = &mut self.image[section].bytes[fixup.offset as usize..];
            return match fixup.kind.field().store(bytes, value) {
                Ok(()) => Ok(None),
                Err(_) => Err(format!("a distance of {value} bytes, which its instruction cannot hold")),
            };
        }
        // As LLVM does, so that names in maps and disassemblies are these.
        if self.context.format.is_coff() && !symbol.name.is_empty() && !symbol.name.starts_with(b".L") {
            return Ok(Some(fixup));
        }
        // Linkers split such sections at the addend, which of a relative kind is not the offset of the element.
        if symbol.kind == SymbolKind::Section || (self.image[target].flags.merge && fixup.addend != 0) {
            return Ok(Some(fixup));
        }
        let symbol: SymbolId = self.section_symbol(target);
        Ok(Some(Fixup { symbol, addend: fixup.addend.wrapping_add(offset as i64), ..fixup }))
    }
}
