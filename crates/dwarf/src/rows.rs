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
        // Nodes of no other class are as many: their fields are the first words, and nothing by default.
        let words = nodes.pool.words_of(id, Class::DILocation)?;
        let word = |field: usize| words.get(field).copied().unwrap_or(0);
        Some(SourceLocation {
            line: word(location::LINE),
            column: word(location::COLUMN),
            scope: Metadata::from_word(word(location::SCOPE)),
            inlined_at: Metadata::from_word(word(location::INLINED_AT)),
        })
    }
}

/// Returns the file of a scope in which code is.
pub(crate) fn file_of_scope(nodes: Nodes<'_>, scope: Metadata) -> Option<Metadata> {
    let class = nodes.class(scope)?;
    let field = match class {
        Class::DISubprogram => subprogram::FILE,
        Class::DILexicalBlock => block::FILE,
        Class::DILexicalBlockFile => block_file::FILE,
        _ => return None,
    };
    nodes.word_of(scope, class, field).filter(|&file| nodes.class(file) == Some(Class::DIFile))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nodes::local;

    #[test]
    fn words_are_fields() {
        let text = b"!a = !{!0, !1}
            !0 = !DILocation(line: 70000, column: 9, scope: !2, inlinedAt: !1)
            !1 = distinct !DILocation(line: 0, scope: !2)
            !2 = distinct !DISubprogram(name: \"f\")\n";
        let module = draig_asm::parse_module(text, &Default::default()).expect("the text is valid").module;
        let nodes = Nodes::new(&module);
        let list = module.find_named_metadata(b"a").expect("it is there");
        for &id in &list.operands {
            let node = nodes.node(id).expect("it is a node");
            let read = SourceLocation::read(nodes, id).expect("it is a location");
            assert_eq!(u64::from(read.line), node.number(location::LINE));
            assert_eq!(u64::from(read.column), node.number(location::COLUMN));
            assert_eq!(read.scope, node.reference(location::SCOPE));
            assert_eq!(read.inlined_at, node.reference(location::INLINED_AT));
        }
        for (class, field) in [
            (Class::DISubprogram, subprogram::FILE),
            (Class::DILexicalBlock, block::FILE),
            (Class::DILexicalBlock, block::SCOPE),
            (Class::DILexicalBlockFile, block_file::FILE),
            (Class::DILexicalBlockFile, block_file::SCOPE),
            (Class::DILocalVariable, local::SCOPE),
        ] {
            assert_eq!(class.info().slot(field).0, field, "{class:?}");
        }
        let first = SourceLocation::read(nodes, list.operands[0]).expect("it is a location");
        assert_eq!((first.line, first.column, first.inlined_at), (70000, 9, Some(list.operands[1])));
    }
}
