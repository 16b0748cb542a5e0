//! Constants (LangRef "Constants").
use draig_ir::{Type, Value};
use super::cursor::ParseResult;
use super::Parser;
impl Parser<'_, '_> {
    /// Reads a constant of this type, without the type.
    pub(crate) fn constant(&mut self, _ty: Type) -> ParseResult<Value> { Err(self.cursor.error("expected value token")) }
}
