//! Attributes and attribute groups.
use super::cursor::ParseResult;
use super::Parser;
impl Parser<'_, '_> {
    /// `attributes #0 = { … }`
    pub(super) fn attribute_group(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
}
