//! Byte ranges. The owner of the bytes determines the source that they refer to.

use std::fmt;
use std::ops::Range;

/// A range of bytes in one source, `start..end`, counted from the source's first byte.
///
/// Eight bytes and `Copy`, because parsers make one per token. A source is therefore at most 4 GiB long;
/// readers refuse longer ones. `start <= end` always holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Span {
    start: u32,
    end: u32,
}

impl Span {
    /// Creates the span `start..end`. If `end` is before `start`, the span is empty at `start`.
    #[must_use]
    pub const fn new(start: u32, end: u32) -> Span {
        let end = if end < start { start } else { end };
        Span { start, end }
    }

    /// Creates an empty span: a point between two bytes, such as the end of the file.
    #[must_use]
    pub const fn point(at: u32) -> Span {
        Span { start: at, end: at }
    }

    /// Offset of the first byte, at which diagnostics are reported.
    #[must_use]
    pub const fn start(self) -> u32 {
        self.start
    }

    /// Offset after the last byte.
    #[must_use]
    pub const fn end(self) -> u32 {
        self.end
    }

    /// Length in bytes.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.end - self.start
    }

    /// Whether the span is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Returns the smallest span that contains both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Returns the span as a range for indexing slices.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Returns the bytes of `text` in this span, without those past the end of `text`.
    #[must_use]
    pub fn slice(self, text: &[u8]) -> &[u8] {
        let end = (self.end as usize).min(text.len());
        &text[(self.start as usize).min(end)..end]
    }
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}

// One span per token and per named entity: eight bytes keep it in a register.
const _: () = assert!(size_of::<Span>() == 8);

#[cfg(test)]
mod tests {
    use super::Span;

    #[test]
    fn spans_stay_in_order_and_inside_the_text() {
        assert_eq!(Span::new(5, 3), Span::point(5));
        assert_eq!(Span::new(2, 4).to(Span::new(8, 9)), Span::new(2, 9));
        assert_eq!(Span::new(1, 9).slice(b"abc"), b"bc");
        assert_eq!(Span::new(7, 9).slice(b"abc"), b"");
        assert_eq!(Span::new(1, 3).len(), 2);
        assert!(Span::point(3).is_empty());
    }
}
