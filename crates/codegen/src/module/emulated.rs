//! Thread-local variables that a function of the compiler's library finds, where the system has none (`llc
//! -emulated-tls`; `emutls.c` of compiler-rt and of libgcc).
//!
//! For each variable there is one that the library reads, with the variable's linkage: its size, its alignment, room
//! for a number, and the address of the bytes with which each thread's copy begins, if these are not all zero.

use draig_image::{Binding, Fixup, FixupKind, SectionId, SymbolKind, SymbolPlace};
use draig_ir::{Global, Linkage};

use super::builder::Builder;
use super::sections::{Contents, SectionKey};
use super::variables::{Content, MAX_DATA, Placed, Relocation};
use crate::RelocationModel;

/// Bytes of what the library reads.
const SIZE: u64 = 32;

/// Facts that the library needs to know.
pub(super) struct Emulated {
    size: u64,
    align: u64,
    /// Place of the bytes of the initializer.
    template: Option<(SectionId, u64)>,
}

impl Builder<'_, '_> {
    /// Gives a place to what the library reads of a variable, and to its initializer.
    pub(super) fn place_emulated(&mut self, global: Global, placed: &mut Vec<Placed>) -> Result<(), String> {
        let module = self.context.module;
        let data = module.global(global);
        let Some(initializer) = data.as_variable().and_then(|variable| variable.initializer) else { return Ok(()) };
        if data.linkage == Linkage::AvailableExternally {
            return Ok(());
        }
        let size = self.alloc_size(data.value_type)?;
        let align = match data.align {
            Some(align) => align.bytes(),
            None => {
                let measure = self.measures.measure(&self.context.layout, &module.tables, data.value_type);
                measure.map_or(1, |measure| measure.abi_align().bytes())
            }
        };
        let mut template = None;
        if !self.is_zero(initializer) {
            let is_static = self.context.relocation_model == RelocationModel::Static;
            let contents = match self.relocation(initializer)? {
                Relocation::Dynamic if !is_static => Contents::ReadOnlyWithRelocations,
                _ => Contents::ReadOnly,
            };
            let (section, offset) = self.room(global, contents, b"__emutls_t.", size, align)?;
            placed.push(Placed { global, section, offset, content: Content::Constant(initializer) });
            template = Some((section, offset));
        }
        let (section, offset) = self.room(global, Contents::Data, b"__emutls_v.", SIZE, 8)?;
        let symbol = self.define(global, SymbolKind::Object, SymbolPlace::Section(section, offset), SIZE);
        if data.linkage == Linkage::Common {
            // It has content, unlike the variable.
            self.image[symbol].binding = Binding::Weak;
        }
        placed.push(Placed { global, section, offset, content: Content::Emulated(Emulated { size, align, template }) });
        Ok(())
    }

    /// Makes room for a number of bytes in a section, which belongs to the variable's group.
    fn room(
        &mut self,
        global: Global,
        contents: Contents,
        prefix: &[u8],
        size: u64,
        align: u64,
    ) -> Result<(SectionId, u64), String> {
        let mut key = SectionKey::of(self.context.format, contents);
        key.group = self.group(global)?;
        if key.group.is_some() || self.context.options.data_sections {
            key.name.push(if self.context.format.is_elf() { b'.' } else { b'$' });
            key.name.extend_from_slice(prefix);
            key.name.extend_from_slice(self.context.module.tables.str(self.context.module.global(global).name));
        }
        let section = self.sections.get(&mut self.image, key);
        let offset = self.align(section, align);
        let end = offset.checked_add(size).filter(|&end| end <= MAX_DATA);
        let end = end.ok_or_else(|| format!("a section of more than {MAX_DATA} bytes"))?;
        self.image[section].bytes.resize(end as usize, 0);
        Ok((section, offset))
    }

    /// Writes what the library reads of a variable.
    pub(super) fn write_emulated(
        &mut self,
        section: SectionId,
        offset: u64,
        emulated: &Emulated,
    ) -> Result<(), String> {
        let at = offset as usize;
        let bytes = &mut self.image[section].bytes;
        bytes[at..at + 8].copy_from_slice(&emulated.size.to_le_bytes());
        bytes[at + 8..at + 16].copy_from_slice(&emulated.align.to_le_bytes());
        if let Some((template, start)) = emulated.template {
            let symbol = self.section_symbol(template);
            let offset = u32::try_from(offset + 24).map_err(|_| "variables of more than 4 GiB")?;
            let fixup = Fixup { offset, kind: FixupKind::Abs64, symbol, addend: start as i64 };
            self.image[section].fixups.push(fixup);
        }
        Ok(())
    }
}
