//! Named source texts, and conversion of byte offsets to lines and columns.
//!
//! Lines and columns are counted as in LLVM's `SourceMgr`: a line ends at `\n` only, but columns are counted
//! from the last `\n` *or* `\r`. Both are 1-based, and columns are bytes.

use std::sync::OnceLock;

use memchr::{memchr_iter, memchr2, memrchr2};

use crate::Span;

/// Name that LLVM's tools print for standard input.
pub const STDIN_NAME: &str = "<stdin>";

/// A text with the name that diagnostics use for it.
#[derive(Debug)]
pub struct Source<'a> {
    name: &'a str,
    text: &'a [u8],
    lines: LineIndex<'a>,
}

impl<'a> Source<'a> {
    /// Creates a source with this name; an empty name or `-` becomes [`STDIN_NAME`].
    #[must_use]
    pub fn new(name: &'a str, text: &'a [u8]) -> Source<'a> {
        let name = if name.is_empty() || name == "-" { STDIN_NAME } else { name };
        Source { name, text, lines: LineIndex::new(text) }
    }

    /// Returns the name to print.
    #[must_use]
    pub fn name(&self) -> &'a str {
        self.name
    }

    /// Returns all bytes.
    #[must_use]
    pub fn text(&self) -> &'a [u8] {
        self.text
    }

    /// Returns the index of lines.
    #[must_use]
    pub fn lines(&self) -> &LineIndex<'a> {
        &self.lines
    }

    /// Returns at most `reach` bytes of the line around `at` in either direction, and whether the line
    /// continues before and after them. The cost is bounded by `reach`, not by the length of the line.
    pub(crate) fn line_around(&self, at: u32, reach: usize) -> Window<'a> {
        let at = (at as usize).min(self.text.len());
        let low = at.saturating_sub(reach);
        let high = at.saturating_add(reach).min(self.text.len());
        let (start, cut_before) = match memrchr2(b'\n', b'\r', &self.text[low..at]) {
            Some(i) => (low + i + 1, false),
            None => (low, low > 0 && !matches!(self.text[low - 1], b'\n' | b'\r')),
        };
        let (end, cut_after) = match memchr2(b'\n', b'\r', &self.text[at..high]) {
            Some(i) => (at + i, false),
            None => (high, self.text.get(high).is_some_and(|b| !matches!(b, b'\n' | b'\r'))),
        };
        Window { bytes: &self.text[start..end], start, cut_before, cut_after }
    }
}

/// A part of one line.
pub(crate) struct Window<'a> {
    pub(crate) bytes: &'a [u8],
    /// Offset of `bytes` in the text.
    pub(crate) start: usize,
    pub(crate) cut_before: bool,
    pub(crate) cut_after: bool,
}

/// A location in lines and columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LineColumn {
    /// 1-based.
    pub line: u32,
    /// 1-based, in bytes.
    pub column: u32,
}

/// Line numbers of a text, counted on first use.
///
/// Stores one number per 64 KiB and counts the rest on demand: a text of four billion newlines costs 256 KiB
/// of index, and a lookup costs microseconds.
#[derive(Debug)]
pub struct LineIndex<'a> {
    text: &'a [u8],
    /// Number of newlines before each multiple of [`BLOCK`].
    before_block: OnceLock<Vec<u32>>,
}

/// Distance in bytes between stored counts.
const BLOCK: usize = 1 << 16;

impl<'a> LineIndex<'a> {
    /// Creates an index of `text` without doing any work yet.
    #[must_use]
    pub fn new(text: &'a [u8]) -> LineIndex<'a> {
        LineIndex { text, before_block: OnceLock::new() }
    }

    /// Returns the location of a byte; an offset past the end is clamped to the end.
    #[must_use]
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let offset = (offset as usize).min(self.text.len());
        let line_start = memrchr2(b'\n', b'\r', &self.text[..offset]).map_or(0, |i| i + 1);
        let column = (offset - line_start).saturating_add(1);
        LineColumn { line: self.line(offset), column: u32::try_from(column).unwrap_or(u32::MAX) }
    }

    /// Returns the locations of the start and end of a span.
    #[must_use]
    pub fn range(&self, span: Span) -> (LineColumn, LineColumn) {
        (self.line_column(span.start()), self.line_column(span.end()))
    }

    /// Returns the 1-based line of the byte at `offset`, which must be within the text.
    fn line(&self, offset: usize) -> u32 {
        let before = self.before_block();
        let block = offset / BLOCK;
        let in_block = memchr_iter(b'\n', &self.text[block * BLOCK..offset]).count();
        let counted = before.get(block).copied().unwrap_or(0);
        counted.saturating_add(clamp(in_block)).saturating_add(1)
    }

    fn before_block(&self) -> &[u32] {
        self.before_block.get_or_init(|| {
            let mut before = Vec::with_capacity(self.text.len() / BLOCK + 1);
            let mut lines = 0u32;
            before.push(0);
            for block in self.text.chunks_exact(BLOCK) {
                lines = lines.saturating_add(clamp(memchr_iter(b'\n', block).count()));
                before.push(lines);
            }
            before
        })
    }
}

fn clamp(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &[u8], offset: u32) -> (u32, u32) {
        let p = LineIndex::new(text).line_column(offset);
        (p.line, p.column)
    }

    #[test]
    fn places_are_counted_as_llvm_counts_them() {
        assert_eq!(at(b"", 0), (1, 1));
        assert_eq!(at(b"define", 6), (1, 7));
        assert_eq!(at(b"define \r\n", 9), (2, 1));
        assert_eq!(at(b"a\n\nb", 3), (3, 1));
        assert_eq!(at(b"a\n", 99), (2, 1));
        // a bare carriage return starts a new column count but no new line
        assert_eq!(at(b"@x = global i32 0\r@y = global i32 x", 34), (1, 17));
        // columns are bytes: a tab is one, an accented letter two
        assert_eq!(at("\té%x".as_bytes(), 3), (1, 4));
    }

    #[test]
    fn blocks_agree_with_counting_from_the_start() {
        let mut text = Vec::new();
        while text.len() < 3 * BLOCK {
            text.extend_from_slice(b"abc\n");
            text.resize(text.len() + text.len() % 7, b'x');
            text.push(b'\n');
        }
        let index = LineIndex::new(&text);
        for offset in (0..=text.len()).step_by(997).chain([BLOCK - 1, BLOCK, BLOCK + 1]) {
            let want = text[..offset].iter().filter(|&&b| b == b'\n').count() + 1;
            assert_eq!(index.line_column(offset as u32).line as usize, want);
        }
    }

    #[test]
    fn windows_are_bounded_and_marked_where_cut() {
        let text = b"first\r\nsecond line\nthird";
        let source = Source::new("-", text);
        assert_eq!(source.name(), STDIN_NAME);
        let w = source.line_around(9, 100);
        assert_eq!((w.bytes, w.cut_before, w.cut_after), (&b"second line"[..], false, false));
        let w = source.line_around(11, 2);
        assert_eq!((w.bytes, w.cut_before, w.cut_after), (&b"cond"[..], true, true));
        let w = source.line_around(u32::MAX, 3);
        assert_eq!((w.bytes, w.cut_before, w.cut_after), (&b"ird"[..], true, false));
    }
}
