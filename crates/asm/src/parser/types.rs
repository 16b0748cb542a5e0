//! Types (LangRef "Type System") and type definitions.
use draig_ir::Type;
use super::cursor::ParseResult;
use super::Parser;
impl Parser<'_, '_> {
    /// Reads a type; `void` only where the result of a function may stand.
    pub(crate) fn ty(&mut self, _allow_void: bool) -> ParseResult<Type> { Err(self.cursor.error("expected type")) }
    /// `%0 = type …`
    pub(super) fn unnamed_type(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// `%name = type …`
    pub(super) fn named_type(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
}
