//! Function bodies.
use draig_ir::Body;
use super::cursor::ParseResult;
use super::scope::PendingBody;
use super::Parser;
impl<'a> Parser<'a, '_> {
    /// Reads a body; errors are kept, and reading goes on.
    pub(super) fn body(&mut self, _text: &'a [u8], _pending: &PendingBody) -> Body { Body::new() }
    /// `uselistorder …` at the top level.
    pub(super) fn top_level_use_list_order(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// `uselistorder_bb …`
    pub(super) fn use_list_order_bb(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
}
