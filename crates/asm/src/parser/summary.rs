//! The module summary.
use super::cursor::ParseResult;
use super::Parser;
impl Parser<'_, '_> {
    /// `^0 = …`
    pub(super) fn summary_entry(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
}
