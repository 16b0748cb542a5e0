//! Debug information of a module, once its code and data have places.

use draig_dwarf::{CodeNotes, FunctionCode, Input};
use draig_image::SymbolPlace;

use super::builder::Builder;
use crate::code::FunctionSpan;

impl Builder<'_, '_> {
    /// Keeps the notes about a function, whose offsets count from `base` in its section.
    pub(crate) fn note_function(&mut self, span: &FunctionSpan, base: u64, notes: Option<CodeNotes>) {
        let Some(notes) = notes else { return };
        let Some(symbol) = self.known_symbol(span.function) else { return };
        let SymbolPlace::Section(section, entry) = self.image[symbol].place else { return };
        let end = entry + self.image[symbol].size;
        let symbol = self.section_symbol(section);
        self.debug.push(FunctionCode { function: span.function, section, symbol, entry, base, end, notes });
    }

    /// Adds the sections of debug information. Nothing changes places after this.
    pub(crate) fn debug_info(&mut self) -> Result<(), String> {
        let functions = std::mem::take(&mut self.debug);
        let mut image = std::mem::take(&mut self.image);
        let symbol_of = |global| self.known_symbol(global);
        let input = Input { functions: &functions, symbol_of: &symbol_of };
        let written = draig_dwarf::write(self.context.module, &input, &mut image);
        self.image = image;
        written.map_err(|error| error.to_string())
    }
}
