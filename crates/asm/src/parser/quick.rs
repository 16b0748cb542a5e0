//! Byte matching ahead of the cursor, for text that compilers write often and always in the same form: a
//! match replaces about ten tokens by one step. Text in any other form, and thus every error, is left to the
//! lexer and the general parser.

use draig_ir::Type;

use crate::lexer::{Keyword, KeywordGroup, TokenKind, is_name, word_at_start};

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

    /// Advances past these bytes if they come next; returns whether they did.
    #[inline]
    pub(super) fn eat_bytes(&mut self, bytes: &[u8]) -> bool {
        match self.rest.strip_prefix(bytes) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// Returns the next byte; zero at the end.
    #[inline]
    pub(super) fn peek(&self) -> u8 {
        self.rest.first().copied().unwrap_or(0)
    }

    /// Returns the bytes from here on.
    #[inline]
    pub(super) fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Advances by this many bytes, up to the end, and returns them.
    #[inline]
    pub(super) fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.rest.split_at_checked(count).unwrap_or((self.rest, &[]));
        self.rest = rest;
        taken
    }

    /// Whether the line ends here and the next one does not continue its instruction.
    #[inline]
    pub(super) fn ends_instruction(&self) -> bool {
        match self.rest {
            // the commonest lines, without a look-up of their words
            [b'\n', b' ', b' ', b'%', ..]
            | [b'\n', b' ', b' ', b's', b't', b'o', b'r', b'e', b' ', ..]
            | [b'\n', b' ', b' ', b'b', b'r', b' ', ..]
            | [b'\n', b' ', b' ', b'c', b'a', b'l', b'l', b' ', ..]
            | [b'\n', b' ', b' ', b'r', b'e', b't', b' ', ..]
            | [b'\n', b'}', ..] => true,
            [b'\n', b'\n', rest @ ..] if begins_numbered_block(rest) => true,
            [b'\n', after @ ..] => begins_anew(after),
            _ => false,
        }
    }

    /// Reads a name without quotes that does not begin with a digit.
    #[inline]
    pub(super) fn name(&mut self) -> Option<&'a [u8]> {
        let len = self.rest.iter().position(|&byte| !is_name(byte))?;
        let name = self.take(len);
        name.first().is_some_and(|first| !first.is_ascii_digit()).then_some(name)
    }

    /// Reads the name of a value: one without quotes that does not begin with a digit, or one in quotes without escapes.
    #[inline]
    pub(super) fn value_name(&mut self) -> Option<&'a [u8]> {
        if self.peek() == b'"' { self.quoted_name() } else { self.name() }
    }

    #[inline(never)]
    fn quoted_name(&mut self) -> Option<&'a [u8]> {
        let len = quoted_len(self.rest)?;
        self.take(len).get(1..len - 1)
    }

    /// Reads a keyword and the blank after it.
    #[inline]
    pub(super) fn keyword(&mut self) -> Option<Keyword> {
        let (kind, len) = word_at_start(self.rest)?;
        let TokenKind::Keyword(keyword) = kind else { return None };
        self.take(len);
        self.eat(b" ")?;
        Some(keyword)
    }

    /// Reads an opcode, or another keyword, and the blank after it.
    #[inline]
    pub(super) fn opcode(&mut self) -> Option<Keyword> {
        // the commonest ones, without a look-up
        let (keyword, len) = match self.rest {
            [b'l', b'o', b'a', b'd', b' ', ..] => (Keyword::Load, 5),
            [b's', b't', b'o', b'r', b'e', b' ', ..] => (Keyword::Store, 6),
            [b'b', b'r', b' ', ..] => (Keyword::Br, 3),
            [b'c', b'a', b'l', b'l', b' ', ..] => (Keyword::Call, 5),
            [b'i', b'c', b'm', b'p', b' ', ..] => (Keyword::Icmp, 5),
            [b'g', b'e', b't', b'e', b'l', b'e', b'm', b'e', b'n', b't', b'p', b't', b'r', b' ', ..] => {
                (Keyword::Getelementptr, 14)
            }
            [b'a', b'd', b'd', b' ', ..] => (Keyword::Add, 4),
            [b'a', b'n', b'd', b' ', ..] => (Keyword::And, 4),
            [b'a', b'l', b'l', b'o', b'c', b'a', b' ', ..] => (Keyword::Alloca, 7),
            [b'p', b'h', b'i', b' ', ..] => (Keyword::Phi, 4),
            [b'r', b'e', b't', b' ', ..] => (Keyword::Ret, 4),
            [b's', b'e', b'l', b'e', b'c', b't', b' ', ..] => (Keyword::Select, 7),
            [b's', b'e', b'x', b't', b' ', ..] => (Keyword::Sext, 5),
            [b't', b'a', b'i', b'l', b' ', ..] => (Keyword::Tail, 5),
            [b't', b'r', b'u', b'n', b'c', b' ', ..] => (Keyword::Trunc, 6),
            [b'z', b'e', b'x', b't', b' ', ..] => (Keyword::Zext, 5),
            _ => return self.keyword(),
        };
        self.take(len);
        Some(keyword)
    }

    /// Reads an integer of up to 18 digits.
    #[inline]
    pub(super) fn integer(&mut self) -> Option<i64> {
        let negative = self.peek() == b'-';
        let digits = &self.rest[usize::from(negative)..];
        if let Some((value, len)) = few_digits(digits) {
            self.rest = &digits[len..];
            return (len > 0).then(|| if negative { -i64::from(value) } else { i64::from(value) });
        }
        let mut magnitude = 0i64;
        for (at, &byte) in digits.iter().enumerate() {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                self.rest = &digits[at..];
                return (1..=18).contains(&at).then(|| if negative { -magnitude } else { magnitude });
            }
            magnitude = magnitude.wrapping_mul(10).wrapping_add(i64::from(digit));
        }
        None
    }

    /// Reads one of the commonest types of scalars. Whoever calls this checks what follows, such as the rest of
    /// `i128`.
    #[inline]
    pub(super) fn scalar_type(&mut self) -> Option<Type> {
        let (ty, len) = match self.rest {
            [b'p', b't', b'r', ..] => (Type::PTR, 3),
            [b'i', b'3', b'2', ..] => (Type::I32, 3),
            [b'i', b'6', b'4', ..] => (Type::I64, 3),
            [b'i', b'8', ..] => (Type::I8, 2),
            [b'i', b'1', b'6', ..] => (Type::I16, 3),
            [b'i', b'1', ..] => (Type::I1, 2),
            [b'd', b'o', b'u', b'b', b'l', b'e', ..] => (Type::DOUBLE, 6),
            [b'f', b'l', b'o', b'a', b't', ..] => (Type::FLOAT, 5),
            _ => return None,
        };
        self.take(len);
        Some(ty)
    }

    /// Reads a number of up to nine digits.
    #[inline]
    pub(super) fn number(&mut self) -> Option<u32> {
        if let Some((value, len)) = few_digits(self.rest) {
            self.rest = &self.rest[len..];
            return (len > 0).then_some(value);
        }
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

/// Whether a text begins with a label such as `12:`.
#[inline]
fn begins_numbered_block(text: &[u8]) -> bool {
    few_digits(text).is_some_and(|(_, len)| len > 0 && text[len] == b':')
}

/// Returns the number that the digits at the start of a text spell, and their count. `None` if there are more than
/// seven, or less than eight bytes, which are looked at all at once.
#[inline]
fn few_digits(text: &[u8]) -> Option<(u32, usize)> {
    const HIGH_BITS: u64 = 0x8080_8080_8080_8080;
    // The first digit is the lowest byte. A digit's byte becomes its value.
    let word = u64::from_le_bytes(*text.first_chunk::<8>()?) ^ 0x3030_3030_3030_3030;
    // The high bit of every byte above nine is set; beyond the first of these, carries may set others.
    let others = (word.wrapping_add(0x7676_7676_7676_7676) | word) & HIGH_BITS;
    let len = others.trailing_zeros() / 8;
    if !(1..8).contains(&len) {
        return (len == 0).then_some((0, 0));
    }
    // Zeros before the number make it eight digits. Neighbours are joined: two, four, eight.
    let digits = word << (64 - 8 * len);
    let pairs = (digits.wrapping_mul(10).wrapping_add(digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let quads = (pairs.wrapping_mul(100).wrapping_add(pairs >> 16)) & 0x0000_ffff_0000_ffff;
    let value = quads.wrapping_mul(10_000).wrapping_add(quads >> 32);
    Some((value as u32, len as usize))
}

/// Returns the length of the name in quotes with which a text begins, if it has neither escapes nor anything else that is
/// not allowed in every name.
fn quoted_len(text: &[u8]) -> Option<usize> {
    let inner = text.strip_prefix(b"\"")?;
    let end = memchr::memchr3(b'"', b'\\', b'\n', inner)?;
    let is_name = end > 0 && inner[end] == b'"' && memchr::memchr(0, &inner[..end]).is_none();
    is_name.then_some(end + 2)
}

/// Whether a text begins with an instruction, a label, a debug record or the end of a function, as opposed to more
/// attributes of a call, a comment, or anything rarer.
#[inline(never)]
fn begins_anew(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    let word = text.iter().position(|&byte| !is_name(byte)).unwrap_or(text.len());
    match text {
        [b'%' | b'}', ..] | [b'#', b'd', ..] => true,
        [b'"', ..] => quoted_len(text).is_some_and(|len| text.get(len) == Some(&b':')),
        _ if text.get(word) == Some(&b':') => true,
        _ => match word_at_start(text) {
            Some((TokenKind::Keyword(keyword), _)) => {
                keyword.group() == KeywordGroup::Opcode
                    || matches!(keyword, Keyword::Tail | Keyword::Musttail | Keyword::Notail)
            }
            _ => false,
        },
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
        // wherever it ends, with or without eight bytes at once, and whatever follows
        for len in 1..=9 {
            let digits = &"987605432"[..len];
            for after in [b'/', b':', b' ', b')', 0, 0x7f, 0x80, 0xb0, 0xff, b'a'] {
                for more in [0, 1, 8] {
                    let text = [b"!", digits.as_bytes(), &[after], &vec![after; more]].concat();
                    assert_eq!(number(&text), Some((digits.parse().expect("digits"), 1 + len as u32)), "{text:?}");
                    let mut signed = Quick::new(&text, 1);
                    assert_eq!(signed.integer(), digits.parse().ok());
                }
            }
        }
    }

    #[test]
    fn names_integers_keywords_and_types_end_before_something() {
        let mut quick = Quick::new(b"x.1-$_ i16 -12,0\n1234567890123456789 \"a\"", 0);
        assert_eq!((quick.name(), quick.eat(b" ")), (Some(b"x.1-$_".as_slice()), Some(())));
        assert_eq!((quick.scalar_type(), quick.eat(b" ")), (Some(Type::I16), Some(())));
        assert_eq!((quick.integer(), quick.eat(b","), quick.integer()), (Some(-12), Some(()), Some(0)));
        assert_eq!((quick.peek(), quick.take(1), quick.peek()), (b'\n', b"\n".as_slice(), b'1'));
        assert_eq!((quick.integer(), quick.eat_bytes(b" \"b"), quick.eat_bytes(b" \"")), (None, false, true));
        assert_eq!((quick.take(9), quick.peek(), quick.rest()), (b"a\"".as_slice(), 0, [].as_slice()));
        let at_end = |text: &'static [u8]| Quick::new(text, 0);
        assert_eq!((at_end(b"1a,").name(), at_end(b"a").name()), (None, None));
        assert_eq!((at_end(b"-").integer(), at_end(b"-1").integer(), at_end(b"").integer()), (None, None, None));
        assert_eq!(at_end(b"getelementptr x").keyword(), Some(Keyword::Getelementptr));
        assert_eq!(
            (at_end(b"add").keyword(), at_end(b"added ").keyword(), at_end(b"i32 ").keyword()),
            (None, None, None)
        );
    }

    #[test]
    fn names_in_quotes_have_no_escapes() {
        let mut quick = Quick::new(b"\"a b<\"\"1\"c \"\\41\"", 0);
        assert_eq!((quick.value_name(), quick.value_name()), (Some(b"a b<".as_slice()), Some(b"1".as_slice())));
        assert_eq!((quick.value_name(), quick.eat(b" ")), (Some(b"c".as_slice()), Some(())));
        assert_eq!((quick.value_name(), quick.position()), (None, 11));
        for text in ["\"\"", "\"a", "\"a\n\"", "\"a\0\"", "1"] {
            assert_eq!(Quick::new(text.as_bytes(), 0).value_name(), None, "{text:?}");
        }
    }

    #[test]
    fn instructions_end_where_the_next_line_does_not_continue_them() {
        let ends = |text: &str| Quick::new(text.as_bytes(), 0).ends_instruction();
        for text in [
            "\n  %x = add",
            "\n\n12: ",
            "\n}",
            "\n  #dbg_value(",
            "\n\n-a.b:\n",
            "\n\n\"a b\":\n",
            "\nret void",
            "\n\ttail call",
        ] {
            assert!(ends(text), "{text:?}");
        }
        for text in
            ["", "\n", "\n  , !dbg !1", "\n  #4", "\nnounwind", "\n ; comment", "\n  \"a\"", " \n  ret", "\n*", "\n12"]
        {
            assert!(!ends(text), "{text:?}");
        }
    }

    #[test]
    fn mismatches_are_not_consumed() {
        let mut quick = Quick::new(b"ab", 0);
        assert_eq!((quick.eat(b"b"), quick.eat(b"abc"), quick.position()), (None, None, 0));
        assert_eq!((quick.eat(b"ab"), quick.eat(b"a"), quick.position()), (Some(()), None, 2));
        assert_eq!(Quick::new(b"ab", 9).position(), 2);
    }
}
