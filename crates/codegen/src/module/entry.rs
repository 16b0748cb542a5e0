//! Bytes before and at the entry of functions: numbers of types (`kcfi`), room for patches.

use draig_image::{Fixup, FixupKind, SectionId, Symbol, SymbolKind, SymbolPlace};
use draig_ir::Global;

use super::builder::Builder;
use super::sections::{Contents, SectionKey};
use crate::code::{CodeBuffer, FunctionSpan};
use crate::target::Target;

/// Number of bytes of the instruction that holds the number of a type.
const TYPE_BYTES: u64 = 5;
/// Number of bytes of the number of a type alone.
const NUMBER_BYTES: u64 = 4;

impl Builder<'_, '_> {
    /// Writes what stands before a function's entry, which is a multiple of an alignment, and returns the entry.
    pub(crate) fn before_entry(
        &mut self,
        span: &FunctionSpan,
        section: SectionId,
        start: u64,
        align: u64,
    ) -> Result<u64, String> {
        let nop = self.context.target.nop();
        let prefix = u64::from(span.prefix_nops) * nop.len() as u64;
        let mut at = start;
        if let Some(number) = self.type_of_function(span.function) {
            if self.context.target == Target::AArch64 {
                let size = (NUMBER_BYTES + prefix).next_multiple_of(align) - prefix;
                let bytes = &mut self.image[section].bytes;
                bytes.resize(bytes.len() + (size - NUMBER_BYTES) as usize, 0);
                self.map(section, at, false);
                self.image[section].bytes.extend_from_slice(&number.to_le_bytes());
                at += size;
                self.map(section, at, true);
                return self.room_for_patch(span, section, at);
            }
            let size = (TYPE_BYTES + prefix).next_multiple_of(align) - prefix;
            let bytes = &mut self.image[section].bytes;
            bytes.resize(bytes.len() + (size - TYPE_BYTES) as usize, nop[0]);
            // mov eax, number
            bytes.push(0xb8);
            bytes.extend_from_slice(&number.to_le_bytes());
            let function = self.symbol(span.function);
            let function = &self.image[function];
            let symbol = Symbol {
                name: [b"__cfi_", function.name.as_slice()].concat(),
                kind: SymbolKind::Function,
                place: SymbolPlace::Section(section, at),
                size,
                binding: function.binding,
                visibility: function.visibility,
                ..Symbol::default()
            };
            self.image.add_symbol(symbol);
            at += size;
        }
        self.room_for_patch(span, section, at)
    }

    /// Writes the instructions without effect before a function's entry, and returns the entry.
    fn room_for_patch(&mut self, span: &FunctionSpan, section: SectionId, at: u64) -> Result<u64, String> {
        let nop = self.context.target.nop();
        let prefix = u64::from(span.prefix_nops) * nop.len() as u64;
        let mut at = at;
        let bytes = &mut self.image[section].bytes;
        for _ in 0..span.prefix_nops {
            bytes.extend_from_slice(nop);
        }
        at += prefix;
        if span.nops > 0 || prefix > 0 {
            self.note_patch(section, if prefix > 0 { at - prefix } else { at + u64::from(span.patch - span.start) })?;
        }
        Ok(at)
    }

    /// Returns the number of a function's type (LangRef "'kcfi_type' Metadata").
    fn type_of_function(&self, function: Global) -> Option<u32> {
        let value = self.attachment(function, b"kcfi_type")?.operand(0)?;
        let tables = &self.context.module.tables;
        tables.int_value(tables.metadata.as_value(value)?).map(|value| value.low_u64() as u32)
    }

    /// Returns the section of addresses in a section of code, which is kept as long as that one.
    fn linked_section(&mut self, name: &'static [u8], contents: Contents, code: SectionId) -> SectionId {
        if let Some(&section) = self.linked.get(&(name, code)) {
            return section;
        }
        let mut key = SectionKey::named(self.context.format, name, contents);
        key.group = self.image[code].group.map(|symbol| (symbol, self.image[code].is_comdat));
        key.unique = Some(self.unique());
        let section = self.sections.get(&mut self.image, key);
        self.image[section].associated = Some(code);
        self.linked.insert((name, code), section);
        section
    }

    /// Notes where bytes are to be patched.
    fn note_patch(&mut self, code: SectionId, at: u64) -> Result<(), String> {
        let section = self.linked_section(b"__patchable_function_entries", Contents::Data, code);
        let offset = u32::try_from(self.align(section, 8)).map_err(|_| "a section of more than 4 GiB")?;
        let symbol = self.section_symbol(code);
        let section = &mut self.image[section];
        section.bytes.extend_from_slice(&[0; 8]);
        section.fixups.push(Fixup { offset, kind: FixupKind::Abs64, symbol, addend: at as i64 });
        Ok(())
    }

    /// Notes the instructions of a function that trap if another has the wrong type.
    pub(crate) fn note_type_traps(
        &mut self,
        code: &CodeBuffer,
        span: &FunctionSpan,
        text: SectionId,
        shift: i64,
    ) -> Result<(), String> {
        for &at in &code.type_traps[span.type_traps.clone()] {
            let section = self.linked_section(b".kcfi_traps", Contents::ReadOnly, text);
            let symbol = self.section_symbol(text);
            let section = &mut self.image[section];
            let offset = u32::try_from(section.bytes.len()).map_err(|_| "a section of more than 4 GiB")?;
            section.bytes.extend_from_slice(&[0; 4]);
            let addend = i64::from(at) + shift;
            section.fixups.push(Fixup { offset, kind: FixupKind::Pc32, symbol, addend });
        }
        Ok(())
    }
}
