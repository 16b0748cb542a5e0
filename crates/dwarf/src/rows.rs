//! Source locations of a function's code: its lines and scopes, found in one pass over the locations.

use draig_ir::Metadata;
use draig_ir::metadata::Class;

use crate::code::Row;
use crate::nodes::{Nodes, SourceLocation, block, block_file, subprogram};
use crate::program::{FileUse, LineRow, Program};
use crate::scopes::{ScopeFinder, ScopeId};

/// Returns the file of a scope in which code is.
pub(crate) fn file_of_scope(nodes: Nodes<'_>, scope: Metadata) -> Option<Metadata> {
    file_of_next_scope(nodes, scope, None)
}

/// Returns the file of a scope, after that of another, which nearly always is the same.
fn file_of_next_scope(nodes: Nodes<'_>, scope: Metadata, last: Option<Metadata>) -> Option<Metadata> {
    if let Some(file) = nodes.word_of(scope, Class::DILexicalBlock, block::FILE) {
        return if Some(file) == last { last } else { nodes.pool.words_of(file, Class::DIFile).map(|_| file) };
    }
    let class = nodes.class(scope)?;
    let field = match class {
        Class::DISubprogram => subprogram::FILE,
        Class::DILexicalBlockFile => block_file::FILE,
        _ => return None,
    };
    nodes.word_of(scope, class, field).filter(|&file| nodes.class(file) == Some(Class::DIFile))
}

/// Writer of the lines of a function, which finds its scopes.
struct RowWriter<'a, 'n, 'm> {
    nodes: Nodes<'m>,
    finder: &'a mut ScopeFinder<'n, 'm>,
    /// The scope of the code.
    current: ScopeId,
    /// The scope and the call of the last location, and the file of that scope.
    last: (Option<Metadata>, Option<Metadata>),
    last_file: Option<Metadata>,
    program: &'a mut Program,
    /// Number of opcodes of the functions before.
    start: usize,
    first: Option<(LineRow, bool)>,
    files: &'a mut Vec<FileUse>,
    /// The file of the rows.
    file: Option<Metadata>,
    /// The file that was named last.
    named: Option<Metadata>,
    /// Whether the last row has a line, and the last one that is not 0: LLVM tells them apart.
    has_line: bool,
    previous: u32,
    is_prologue: bool,
    /// Whether the last row is after the prologue and has a line of the last location's file.
    is_plain: bool,
}

impl RowWriter<'_, '_, '_> {
    /// Enters the scope of a location, which is not the last one's; returns whether it has one.
    #[inline(never)]
    fn enter(&mut self, location: &SourceLocation, offset: u32) -> bool {
        let &SourceLocation { scope: Some(node), inlined_at, .. } = location else { return false };
        self.last = (Some(node), inlined_at);
        let file = file_of_next_scope(self.nodes, node, self.last_file);
        self.is_plain &= file == self.last_file;
        self.last_file = file;
        let scope = self.finder.get(node, inlined_at).unwrap_or(0);
        if scope != self.current {
            self.finder.change(self.current, scope, offset);
            self.current = scope;
        }
        true
    }

    fn name_file(&mut self, file: Metadata, has_rows: bool) {
        let at = if self.first.is_none() { 0 } else { (self.program.len() - self.start) as u32 + 1 };
        self.files.push(FileUse { at, file, has_rows });
        self.named = Some(file);
    }

    fn push(&mut self, row: LineRow, ends_prologue: bool) {
        if self.first.is_none() {
            self.first = Some((row, ends_prologue));
            self.program.set_last(row);
        } else {
            self.program.row(row, ends_prologue);
        }
    }

    /// Writes code of a line in the last location's file.
    #[inline]
    fn located(&mut self, offset: u32, line: u32, column: u32) {
        if self.is_plain && line != 0 {
            let is_stmt = line != self.previous;
            self.program.row(LineRow { address: offset.into(), line, column, is_stmt }, false);
            self.previous = line;
        } else {
            self.located_anew(offset, line, column);
        }
    }

    #[inline(never)]
    fn located_anew(&mut self, offset: u32, line: u32, column: u32) {
        let Some(file) = self.last_file else { return self.unlocated(offset) };
        if line == 0 && !self.has_line {
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
        self.has_line = line != 0;
        self.is_plain = self.has_line;
        if line != 0 {
            self.is_prologue = false;
            self.previous = line;
        }
    }

    /// Writes code without a location.
    #[inline(never)]
    fn unlocated(&mut self, offset: u32) {
        if std::mem::take(&mut self.has_line) {
            self.push(LineRow { address: offset.into(), line: 0, column: 0, is_stmt: false }, false);
            self.is_plain = false;
        }
    }
}

/// Finds the scopes of a function's code, which has this number of bytes, and appends its lines. It starts in a line.
/// Offsets of rows count from where `shift` bytes precede the first block; of rows at one offset, the last counts. Returns
/// the first row, whose opcodes are still to be written, and whether it ends the prologue.
#[inline(never)]
pub(crate) fn lines_and_scopes<'m>(
    nodes: Nodes<'m>,
    (rows, shift, size): (&[Row], u32, u32),
    scope_line: u32,
    (program, files): (&mut Program, &mut Vec<FileUse>),
    finder: &mut ScopeFinder<'_, 'm>,
) -> Option<(LineRow, bool)> {
    let mut writer = RowWriter {
        nodes,
        finder,
        current: 0,
        last: (None, None),
        last_file: None,
        start: program.len(),
        program,
        first: None,
        files,
        file: None,
        named: None,
        has_line: scope_line != 0,
        previous: scope_line,
        is_prologue: true,
        is_plain: false,
    };
    for (at, row) in rows.iter().enumerate() {
        if rows.get(at + 1).is_some_and(|next| next.offset == row.offset) {
            continue;
        }
        let offset = row.offset + shift;
        let location = row.location.and_then(|id| SourceLocation::read(nodes, id)).unwrap_or(SourceLocation::NONE);
        if (location.scope, location.inlined_at) != writer.last && !writer.enter(&location, offset) {
            // Code without a location belongs to the scope before it.
            writer.unlocated(offset);
        } else {
            writer.located(offset, location.line, location.column);
        }
    }
    let RowWriter { finder, current, first, .. } = writer;
    finder.end_code(current, size);
    first
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nodes::{label, local, location};

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
