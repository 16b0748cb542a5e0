//! Source locations of a function's code, read from the metadata once for all that need them.

use draig_ir::Metadata;
use draig_ir::metadata::Class;

use crate::nodes::{Nodes, block, block_file, location, subprogram};

/// Start of code with another source location.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SourceRow {
    pub(crate) offset: u32,
    pub(crate) line: u32,
    pub(crate) column: u32,
    /// The `!DIFile`; `None` for code without a location.
    pub(crate) file: Option<Metadata>,
}

/// A `!DILocation`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SourceLocation {
    pub(crate) line: u32,
    pub(crate) column: u32,
    pub(crate) scope: Option<Metadata>,
    /// The `!DILocation` of the call that was inlined.
    pub(crate) inlined_at: Option<Metadata>,
}

impl SourceLocation {
    #[inline]
    pub(crate) fn read(nodes: Nodes<'_>, id: Metadata) -> Option<SourceLocation> {
        let node = nodes.of_class(id, Class::DILocation)?;
        Some(SourceLocation {
            line: node.number(location::LINE) as u32,
            column: node.number(location::COLUMN) as u32,
            scope: node.reference(location::SCOPE),
            inlined_at: node.reference(location::INLINED_AT),
        })
    }
}

/// Returns the file of a scope in which code is.
pub(crate) fn file_of_scope(nodes: Nodes<'_>, scope: Metadata) -> Option<Metadata> {
    let node = nodes.node(scope)?;
    let field = match node.class() {
        Class::DISubprogram => subprogram::FILE,
        Class::DILexicalBlock => block::FILE,
        Class::DILexicalBlockFile => block_file::FILE,
        _ => return None,
    };
    node.reference(field).filter(|&file| nodes.class(file) == Some(Class::DIFile))
}
