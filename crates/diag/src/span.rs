//! Byte ranges. What they are ranges *of* is left to whoever holds the bytes.

use std::fmt;
use std::ops::Range;

/// A range of bytes in one source, `start..end`, counted from the source's first byte.
///
/// Eight bytes and `Copy`, because parsers make one per token. A source is therefore at
/// most 4 GiB long; readers refuse longer ones. `start <= end` always holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Span {
    start: u32,
    end: u32,
}

impl Span {
    /// The bytes `start..end`. If `end` lies before `start`, the span is empty at `start`.
    #[must_use]
    pub const fn new(start: u32, end: u32) -> Span {
        let end = if end < start { start } else { end };
        Span { start, end }
    }

    /// The empty span at `at`: a point between two bytes, such as the end of the file.
    #[must_use]
    pub const fn point(at: u32) -> Span {
        Span { start: at, end: at }
    }

    /// Offset of the first byte. Diagnostics are placed here.
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

    /// Whether the span holds no byte.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The smallest span that holds both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The span as an index for slices.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The bytes of `text` in this span; what lies past the end of `text` is left out.
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
