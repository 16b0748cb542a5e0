//! Byte matching ahead of the cursor, for text that compilers write often and always in the same form: a
//! match replaces about ten tokens by one step. Text in any other form, and thus every error, is left to the
//! lexer and the general parser.

/// A position in a text.
#[derive(Clone, Copy)]
pub(super) struct Quick<'a> {
    rest: &'a [u8],
    end: usize,
}

impl<'a> Quick<'a> {
    /// Creates a position at `at` in a text of less than 4 GiB, clamped to its end.
    #[inline]
    pub(super) fn new(text: &'a [u8], at: u32) -> Quick<'a> {
        Quick { rest: text.get(at as usize..).unwrap_or_default(), end: text.len() }
    }

    /// Returns the position in the text.
    #[inline]
    pub(super) fn position(self) -> u32 {
        (self.end - self.rest.len()) as u32
    }

    /// Advances past these bytes if they come next.
    #[inline]
    pub(super) fn eat<const N: usize>(&mut self, bytes: &[u8; N]) -> Option<()> {
        let (first, rest) = self.rest.split_first_chunk::<N>()?;
        if first != bytes {
            return None;
        }
        self.rest = rest;
        Some(())
    }

    /// Reads a number of up to nine digits.
    #[inline]
    pub(super) fn number(&mut self) -> Option<u32> {
        let mut value = 0;
        for (at, &byte) in self.rest.iter().enumerate() {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                self.rest = &self.rest[at..];
                return (at > 0 && at <= 9).then_some(value);
            }
            value = value.wrapping_mul(10).wrapping_add(u32::from(digit));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_decimal_and_end_before_something() {
        let number = |text: &[u8]| {
            let mut quick = Quick::new(text, 1);
            quick.number().map(|number| (number, quick.position()))
        };
        assert_eq!(number(b"!0,"), Some((0, 2)));
        assert_eq!(number(b"!123456789)"), Some((123_456_789, 10)));
        assert_eq!([number(b"!1234567890)"), number(b"!12"), number(b"!,"), number(b"!")], [None; 4]);
    }

    #[test]
    fn mismatches_are_not_consumed() {
        let mut quick = Quick::new(b"ab", 0);
        assert_eq!((quick.eat(b"b"), quick.eat(b"abc"), quick.position()), (None, None, 0));
        assert_eq!((quick.eat(b"ab"), quick.eat(b"a"), quick.position()), (Some(()), None, 2));
        assert_eq!(Quick::new(b"ab", 9).position(), 2);
    }
}
