//! Tokens that start with a digit or a sign.

use super::bytes::{byte_at, digits_end, is_name};
use super::{LexErrorKind, Lexer, Token, TokenKind, value};

impl Lexer<'_> {
    /// Lexes an integer, a floating-point constant, `12:`, or a label that starts with a digit or `-`.
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

    /// Lexes a number at `at` whose digits end at `end`, or a lone `-`, when the following characters may
    /// change its kind.
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
            return self.named(at);
        }
        if after == b'.' {
            return self.fraction(at, end);
        }
        let magnitude = at + usize::from(first == b'-');
        if byte_at(text, magnitude) == b'0' && byte_at(text, magnitude + 1) == b'x' {
            if let Some(end) = hex_fraction_end(text, magnitude) {
                return self.token(TokenKind::Float, at, end);
            }
            if first == b'0' {
                return self.hex_float(at);
            }
        }
        self.token(TokenKind::Integer, at, end)
    }

    /// Lexes `+1.0`: only floating-point constants may have a plus sign.
    #[inline(never)]
    pub(super) fn positive(&mut self, at: usize) -> Token {
        let end = digits_end(self.text, at + 1);
        if end == at + 1 {
            return self.named(at);
        }
        if let Some(end) = hex_fraction_end(self.text, at + 1) {
            return self.token(TokenKind::Float, at, end);
        }
        if byte_at(self.text, end) != b'.' {
            return self.unknown(at, at + 1);
        }
        self.fraction(at, end)
    }

    /// Lexes the name of an infinity or NaN after a sign; the sign alone is no token.
    fn named(&mut self, at: usize) -> Token {
        let rest = self.text.get(at + 1..).unwrap_or_default();
        let length = rest.iter().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let end = at + 1 + length;
        match &rest[..length] {
            b"inf" | b"qnan" => self.token(TokenKind::Float, at, end),
            b"nan" | b"snan" => {
                let digits = end + 3;
                let close = hex_digits_end(self.text, digits);
                let is_payload = self.text.get(end..digits) == Some(b"(0x") && close > digits;
                if is_payload && byte_at(self.text, close) == b')' {
                    return self.token(TokenKind::Float, at, close + 1);
                }
                self.fail(LexErrorKind::BadNanPayload, at, end)
            }
            _ => self.unknown(at, at + 1),
        }
    }

    /// Lexes a decimal floating-point constant whose point is at `point`.
    fn fraction(&mut self, at: usize, point: usize) -> Token {
        let text = self.text;
        let mut end = digits_end(text, point + 1);
        if matches!(byte_at(text, end), b'e' | b'E') {
            let sign = usize::from(matches!(byte_at(text, end + 1), b'-' | b'+'));
            // Without digits, the `e` is not an exponent but the next token.
            if byte_at(text, end + 1 + sign).is_ascii_digit() {
                end = digits_end(text, end + 1 + sign);
            }
        }
        self.token(TokenKind::Float, at, end)
    }

    /// Lexes `0x` and the following digits.
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

/// Returns the end of `0x1.8p-3`, if it is at `at`.
fn hex_fraction_end(text: &[u8], at: usize) -> Option<usize> {
    if text.get(at..at + 2) != Some(b"0x") {
        return None;
    }
    let point = hex_digits_end(text, at + 2);
    if point == at + 2 || byte_at(text, point) != b'.' {
        return None;
    }
    let mark = hex_digits_end(text, point + 1);
    let sign = usize::from(matches!(byte_at(text, mark + 1), b'-' | b'+'));
    let end = digits_end(text, mark + 1 + sign);
    (matches!(byte_at(text, mark), b'p' | b'P') && end > mark + 1 + sign).then_some(end)
}

/// Returns the position after the hexadecimal digits that start at `at`.
pub(super) fn hex_digits_end(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let run = rest.iter().position(|byte| !byte.is_ascii_hexdigit());
    at + run.unwrap_or(rest.len())
}
