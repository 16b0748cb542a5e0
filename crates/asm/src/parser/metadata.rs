//! Metadata definitions and references.
use draig_ir::{Metadata, MetadataKind};
use super::cursor::ParseResult;
use super::Parser;
impl Parser<'_, '_> {
    /// `!0 = …`
    pub(super) fn metadata_definition(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// `!name = !{…}`
    pub(super) fn named_metadata_definition(&mut self) -> ParseResult<()> { Err(self.cursor.error("unsupported")) }
    /// A node where one must stand: `!0`, `!{…}`, `!DIFile(…)`.
    pub(crate) fn metadata_node(&mut self) -> ParseResult<Metadata> { Err(self.cursor.error("expected metadata")) }
    /// `!kind !node` of an attachment, from the kind on.
    pub(crate) fn attachment(&mut self) -> ParseResult<(MetadataKind, Metadata)> { Err(self.cursor.error("expected metadata attachment")) }
}
