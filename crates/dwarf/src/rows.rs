//! Source locations of a function's code: its lines and scopes, found in one pass over the locations.

use draig_ir::Metadata;
use draig_ir::metadata::Class;

use crate::code::Row;
use crate::nodes::{Nodes, block, block_file, location, subprogram};
use crate::program::{FileUse, FunctionLines, LineRow, Program};
use crate::scopes::ScopeFinder;

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
        let inlined_at = Metadata::from_word(word(location::INLINED_AT));
        if let &[line, column, scope, ..] = words {
            return Some(SourceLocation { line, column, scope: Metadata::from_word(scope), inlined_at });
        }
        Some(SourceLocation {
            line: word(location::LINE),
            column: word(location::COLUMN),
            scope: Metadata::from_word(word(location::SCOPE)),
            inlined_at,
        })
    }
}

/// Returns the file of a scope in which code is.
pub(crate) fn file_of_scope(nodes: Nodes<'_>, scope: Metadata) -> Option<Metadata> {
    if let Some(file) = nodes.word_of(scope, Class::DILexicalBlock, block::FILE) {
        return nodes.pool.words_of(file, Class::DIFile).map(|_| file);
    }
    let class = nodes.class(scope)?;
    let field = match class {
        Class::DISubprogram => subprogram::FILE,
        Class::DILexicalBlockFile => block_file::FILE,
        _ => return None,
    };
    nodes.word_of(scope, class, field).filter(|&file| nodes.class(file) == Some(Class::DIFile))
}

/// Writer of the lines of a function.
struct RowWriter<'a> {
    program: &'a mut Program,
    lines: FunctionLines,
    /// The file of the rows.
    file: Option<Metadata>,
    /// The file that was named last.
    named: Option<Metadata>,
    /// The last line, and the last one that is not 0: LLVM tells them apart.
    last_line: u32,
    previous: u32,
    is_prologue: bool,
}

impl RowWriter<'_> {
    fn name_file(&mut self, file: Metadata, has_rows: bool) {
        let at = if self.lines.first.is_none() { 0 } else { self.program.len() as u32 + 1 };
        self.lines.files.push(FileUse { at, file, has_rows });
        self.named = Some(file);
    }

    #[inline]
    fn push(&mut self, row: LineRow, ends_prologue: bool) {
        if self.lines.first.is_none() {
            self.lines.first = Some((row, ends_prologue));
            self.program.set_last(row);
        } else {
            self.program.row(row, ends_prologue);
        }
    }

    /// Writes code of a line of a file.
    #[inline]
    fn located(&mut self, offset: u32, line: u32, column: u32, file: Metadata) {
        if line == 0 && self.last_line == 0 {
            if self.named != Some(file) {
                self.name_file(file, false);
            }
            return;
        }
        if self.file != Some(file) {
            self.name_file(file, true);
            self.file = Some(file);
        }
        let ends_prologue = self.is_prologue && line != 0;
        let is_stmt = ends_prologue || line != 0 && self.previous != line;
        self.push(LineRow { address: offset.into(), line, column, is_stmt }, ends_prologue);
        self.last_line = line;
        if line != 0 {
            self.is_prologue = false;
            self.previous = line;
        }
    }

    /// Writes code without a location.
    fn unlocated(&mut self, offset: u32) {
        if self.last_line != 0 {
            self.push(LineRow { address: offset.into(), line: 0, column: 0, is_stmt: false }, false);
            self.last_line = 0;
        }
    }
}

/// Finds the scopes of a function's code, which has this number of bytes, and returns its lines. It starts in a line.
/// Offsets of rows count from where `shift` bytes precede the first block; of rows at one offset, the last counts.
pub(crate) fn lines_and_scopes(
    nodes: Nodes<'_>,
    (rows, shift, size): (&[Row], u32, u32),
    scope_line: u32,
    program: &mut Program,
    finder: &mut ScopeFinder<'_, '_>,
) -> FunctionLines {
    program.clear();
    let lines = FunctionLines { first: None, opcodes: Vec::new(), last: LineRow::START, files: Vec::new() };
    let mut writer = RowWriter {
        program,
        lines,
        file: None,
        named: None,
        last_line: scope_line,
        previous: scope_line,
        is_prologue: true,
    };
    let mut current = 0;
    // The scope and the call of the last location, and the file of that scope.
    let (mut last, mut last_file) = (None, None);
    for (at, row) in rows.iter().enumerate() {
        if rows.get(at + 1).is_some_and(|next| next.offset == row.offset) {
            continue;
        }
        let offset = row.offset + shift;
        let location = row.location.and_then(|id| SourceLocation::read(nodes, id));
        let Some((location, scope)) = location.and_then(|location| Some((location, location.scope?))) else {
            // Code without a location belongs to the scope before it.
            writer.unlocated(offset);
            continue;
        };
        let SourceLocation { line, column, inlined_at, .. } = location;
        if last != Some((scope, inlined_at)) {
            last = Some((scope, inlined_at));
            last_file = file_of_scope(nodes, scope);
            let scope = finder.get(scope, inlined_at).unwrap_or(0);
            if scope != current {
                finder.change(current, scope, offset);
                current = scope;
            }
        }
        match last_file {
            Some(file) => writer.located(offset, line, column, file),
            None => writer.unlocated(offset),
        }
    }
    finder.end_code(current, size);
    let RowWriter { program, mut lines, .. } = writer;
    lines.opcodes = program.opcodes().to_vec();
    lines.last = program.last();
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nodes::{label, local};

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
            (Class::DILabel, label::SCOPE),
        ] {
            assert_eq!(class.info().slot(field).0, field, "{class:?}");
        }
        let first = SourceLocation::read(nodes, list.operands[0]).expect("it is a location");
        assert_eq!((first.line, first.column, first.inlined_at), (70000, 9, Some(list.operands[1])));
    }
}
