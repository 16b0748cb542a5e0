//! Tokens that start with a digit or a sign.

use super::bytes::{byte_at, digits_end, is_name};
use super::{LexErrorKind, Lexer, Token, TokenKind, value};

impl Lexer<'_> {
    /// An integer, a floating-point constant, `12:`, or a label that starts
    /// with a digit or with `-`.
    #[inline]
    pub(super) fn number(&mut self, at: usize) -> Token {
        let text = self.text;
        let negative = byte_at(text, at) == b'-';
        let digits = at + usize::from(negative);
        let end = digits_end(text, digits);
        let after = byte_at(text, end);
        if end == digits || is_name(after) || after == b':' {
            return self.number_and_more(at, end);
        }
        self.token(TokenKind::Integer, at, end)
    }

    /// A number at `at` whose digits end at `end`, or a lone `-`, where what
    /// follows the digits may change what it is.
    #[inline(never)]
    fn number_and_more(&mut self, at: usize, end: usize) -> Token {
        let text = self.text;
        let first = byte_at(text, at);
        let after = byte_at(text, end);
        if first.is_ascii_digit() && after == b':' {
            self.check_id(at, at, end);
            return self.token(TokenKind::LabelId, at, end + 1);
        }
        if let Some(end) = self.label_tail(end) {
            return self.token(TokenKind::LabelStr, at, end);
        }
        if first == b'-' && end == at + 1 {
            return self.unknown(at, at + 1);
        }
        if after == b'.' {
            return self.fraction(at, end);
        }
        if first == b'0' && byte_at(text, at + 1) == b'x' {
            return self.hex_float(at);
        }
        self.token(TokenKind::Integer, at, end)
    }

    /// `+1.0`: only floating-point constants may have a plus sign.
    #[inline(never)]
    pub(super) fn positive(&mut self, at: usize) -> Token {
        let end = digits_end(self.text, at + 1);
        if end == at + 1 || byte_at(self.text, end) != b'.' {
            return self.unknown(at, at + 1);
        }
        self.fraction(at, end)
    }

    /// A decimal floating-point constant whose point is at `point`.
    fn fraction(&mut self, at: usize, point: usize) -> Token {
        let text = self.text;
        let mut end = digits_end(text, point + 1);
        if matches!(byte_at(text, end), b'e' | b'E') {
            let sign = usize::from(matches!(byte_at(text, end + 1), b'-' | b'+'));
            // Without digits the `e` is not an exponent but the next token.
            if byte_at(text, end + 1 + sign).is_ascii_digit() {
                end = digits_end(text, end + 1 + sign);
            }
        }
        self.token(TokenKind::Float, at, end)
    }

    /// `0x` and what follows.
    fn hex_float(&mut self, at: usize) -> Token {
        let text = self.text;
        let letter = byte_at(text, at + 2);
        let format = matches!(letter, b'K' | b'L' | b'M' | b'H' | b'R');
        let digits = at + 2 + usize::from(format);
        let end = hex_digits_end(text, digits);
        if end == digits {
            return self.unknown(at, at + 1);
        }
        let decoded = value::hex_float(text.get(at..end).unwrap_or_default());
        if let Some(kind) = decoded.overflow {
            self.defer(kind, at);
        }
        match letter {
            b'H' if decoded.words[0] > 0xFFFF => self.fail(LexErrorKind::HalfTooLarge, at, end),
            b'R' if decoded.words[0] > 0xFFFF => self.fail(LexErrorKind::BfloatTooLarge, at, end),
            _ => self.token(TokenKind::HexFloat, at, end),
        }
    }
}

/// The position behind the hexadecimal digits from `at` on.
pub(super) fn hex_digits_end(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let run = rest.iter().position(|byte| !byte.is_ascii_hexdigit());
    at + run.unwrap_or(rest.len())
}
