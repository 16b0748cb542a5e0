//! Debug information of a module, once its code and data have places.

use draig_dwarf::FunctionCode;
use draig_image::{FixupKind, Image, Section, SymbolPlace};

use super::builder::Builder;
use crate::code::FunctionSpan;
use crate::target::Target;

impl Builder<'_, '_> {
    /// Notes the place of a function with a description, whose offsets count from `base` in its section.
    pub(crate) fn note_function(&mut self, span: &FunctionSpan, base: u64) {
        let Some(description) = span.description else { return };
        let Some(symbol) = self.known_symbol(span.function) else { return };
        let SymbolPlace::Section(section, entry) = self.image[symbol].place else { return };
        let end = entry + self.image[symbol].size;
        let symbol = self.section_symbol(section);
        let code = FunctionCode { function: span.function, section, symbol, entry, base, end, description };
        if let Some(debug) = &mut self.debug {
            debug.place(code);
        }
    }

    /// Makes offsets in sections of debug information relative to the section, which is what COFF calls them.
    fn relate_debug_sections(&mut self) {
        for section in self.image.sections.values_mut().filter(|section| section.name.starts_with(b".debug_")) {
            for fixup in section.fixups.iter_mut().filter(|fixup| fixup.kind == FixupKind::Abs32) {
                fixup.kind = FixupKind::SecRel32;
            }
        }
    }

    /// Adds the sections of debug information. Nothing changes places after this.
    pub(crate) fn debug_info(&mut self) -> Result<(), String> {
        if self.context.options.split_dwarf_file.is_some() && !self.context.format.is_elf() {
            return Err("split debug information for an object format other than ELF".to_owned());
        }
        let Some(functions) = self.debug.take() else { return Ok(()) };
        let mut image = std::mem::take(&mut self.image);
        // For AArch64 there is no relocation with which a debugger finds a thread's variable, and LLVM gives none a place.
        let has_none = self.context.target == Target::AArch64 || !self.context.format.is_elf();
        let is_lost = |global| has_none && self.context.has_thread_symbol(global);
        let symbol_of = |global| if is_lost(global) { None } else { self.known_symbol(global) };
        let written = functions.write(&symbol_of, &mut image);
        self.image = image;
        if self.context.format.is_coff() {
            self.relate_debug_sections();
        }
        if self.context.format.is_mach_o() {
            self.finish_apple_debug()?;
        }
        written.map_err(|error| error.to_string())
    }
}

/// Whether a section is of split debug information, and refers to nothing.
pub(crate) fn is_split(section: &Section) -> bool {
    section.name.starts_with(b".debug_") && section.name.ends_with(b".dwo")
}

/// Takes the sections of split debug information out of an image of ELF, as an image of their own: the file that
/// [`CodegenOptions::split_dwarf_file`](crate::CodegenOptions::split_dwarf_file) names. It is empty if there are none.
pub fn split_sections(image: &mut Image) -> Image {
    let mut split = Image::new();
    for section in image.take_sections(is_split) {
        split.add_section(section);
    }
    split
}
