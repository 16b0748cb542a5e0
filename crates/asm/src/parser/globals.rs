//! Target lines, comdats, global variables, aliases, ifuncs, function headers.
use super::cursor::ParseResult;
use super::Parser;
impl Parser<'_, '_> {
    /// The `source_filename` and `target` lines that may open a text.
    pub(super) fn target_lines(&mut self) {}
    /// `declare …`
    pub(super) fn declare(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// `define … { … }`: the header; the body is left for later.
    pub(super) fn define(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// `module asm "…"`
    pub(super) fn module_asm(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// `@0 = …`
    pub(super) fn unnamed_global(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// `@name = …`
    pub(super) fn named_global(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// `$name = comdat any`
    pub(super) fn comdat_definition(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
}
impl super::scope::Scope {
    /// What can only be said when all was read: undefined names, merging of what bodies found.
    pub(super) fn end_of_module(&mut self, _found: super::scope::Found, _errors: &mut Vec<super::cursor::ParseError>) -> draig_diag::Diagnostics { draig_diag::Diagnostics::new() }
}
