//! Integers of all radices, fractions, and references to local labels.

use super::{TokenKind, is_identifier_byte};

/// Returns the number at the start of `rest`, which starts with a digit or with a point and a digit, and its length.
pub(super) fn lex_number(rest: &[u8], hex_suffix: bool) -> (TokenKind<'_>, usize) {
    if hex_suffix {
        let length = run(rest, |byte| byte.is_ascii_hexdigit());
        if matches!(rest.get(length), Some(b'h' | b'H')) {
            return (integer(&rest[..length], 16, "invalid hexadecimal number"), length + 1);
        }
    }
    match rest {
        [b'0', b'x' | b'X', ..] => lex_hexadecimal(rest),
        [b'0', b'b' | b'B', digit, ..] if digit.is_ascii_digit() => {
            let length = 2 + run(&rest[2..], |byte| matches!(byte, b'0' | b'1'));
            if length == 2 {
                return (TokenKind::Error("invalid binary number"), 3);
            }
            with_suffix(rest, length, integer(&rest[2..length], 2, "invalid binary number"))
        }
        _ => lex_decimal(rest),
    }
}

/// Number of bytes at the start that satisfy the predicate.
fn run(bytes: &[u8], predicate: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|&byte| !predicate(byte)).unwrap_or(bytes.len())
}

fn lex_hexadecimal(rest: &[u8]) -> (TokenKind<'_>, usize) {
    let digits = run(&rest[2..], |byte| byte.is_ascii_hexdigit());
    let length = 2 + digits;
    if matches!(rest.get(length), Some(b'.' | b'p' | b'P')) {
        return lex_hexadecimal_fraction(rest, length);
    }
    if digits == 0 {
        return (TokenKind::Error("invalid hexadecimal number"), 2);
    }
    with_suffix(rest, length, integer(&rest[2..length], 16, "invalid hexadecimal number"))
}

/// `0x1.8p3`: digits before and after the point, one of them at least, and an exponent, which must not lack.
fn lex_hexadecimal_fraction(rest: &[u8], integer_end: usize) -> (TokenKind<'_>, usize) {
    let mut at = integer_end;
    let mut digits = integer_end - 2;
    if rest.get(at) == Some(&b'.') {
        let fraction = run(&rest[at + 1..], |byte| byte.is_ascii_hexdigit());
        digits += fraction;
        at += 1 + fraction;
    }
    if digits == 0 {
        return (
            TokenKind::Error("invalid hexadecimal floating-point constant: expected at least one significand digit"),
            at,
        );
    }
    if !matches!(rest.get(at), Some(b'p' | b'P')) {
        return (TokenKind::Error("invalid hexadecimal floating-point constant: expected exponent part 'p'"), at);
    }
    at += 1 + usize::from(matches!(rest.get(at + 1), Some(b'+' | b'-')));
    let exponent = run(&rest[at..], |byte| byte.is_ascii_digit());
    at += exponent;
    if exponent == 0 {
        return (
            TokenKind::Error("invalid hexadecimal floating-point constant: expected at least one exponent digit"),
            at,
        );
    }
    (TokenKind::Float(&rest[..at]), at)
}

fn lex_decimal(rest: &[u8]) -> (TokenKind<'_>, usize) {
    let length = run(rest, |byte| byte.is_ascii_digit());
    match rest.get(length) {
        Some(b'.' | b'e' | b'E') => {
            let fraction = fraction_end(rest, length);
            let is_signed = rest[fraction - 1] == b'.' || rest[length] == b'.' && rest[fraction - 1].is_ascii_digit();
            if is_signed && matches!(rest.get(fraction), Some(b'+' | b'-')) && !rest[length..fraction].contains(&b'e') {
                return (TokenKind::Error("invalid sign in float literal"), fraction);
            }
            (TokenKind::Float(&rest[..fraction]), fraction)
        }
        Some(&direction @ (b'b' | b'f')) if !rest.get(length + 1).copied().is_some_and(is_identifier_byte) => {
            let number = std::str::from_utf8(&rest[..length]).ok().and_then(|digits| digits.parse().ok());
            let kind = match number {
                Some(number) => TokenKind::Directional(number, direction == b'b'),
                None => TokenKind::Error("invalid decimal number"),
            };
            (kind, length + 1)
        }
        _ if rest[0] == b'0' && length > 1 => {
            with_suffix(rest, length, integer(&rest[1..length], 8, "invalid octal number"))
        }
        _ => with_suffix(rest, length, integer(&rest[..length], 10, "invalid decimal number")),
    }
}

/// Offset after the fraction and the exponent that follow `integer_end` digits.
fn fraction_end(rest: &[u8], integer_end: usize) -> usize {
    let mut at = integer_end;
    if rest.get(at) == Some(&b'.') {
        at += 1;
        at += run(&rest[at..], |byte| byte.is_ascii_digit());
    }
    if matches!(rest.get(at), Some(b'e' | b'E')) {
        at += 1 + usize::from(matches!(rest.get(at + 1), Some(b'+' | b'-')));
        at += run(&rest[at..], |byte| byte.is_ascii_digit());
    }
    at
}

/// `U`, `L` and their like after a number are accepted and mean nothing.
fn with_suffix<'a>(rest: &[u8], length: usize, kind: TokenKind<'a>) -> (TokenKind<'a>, usize) {
    let mut at = length;
    at += usize::from(matches!(rest.get(at), Some(b'u' | b'U')));
    at += usize::from(matches!(rest.get(at), Some(b'l' | b'L')));
    at += usize::from(at > length && matches!(rest.get(at), Some(b'l' | b'L')));
    if rest.get(at).copied().is_some_and(is_identifier_byte) {
        at = length;
    }
    (kind, at)
}

fn integer(digits: &[u8], radix: u32, error: &'static str) -> TokenKind<'static> {
    let mut value: u128 = 0;
    for &digit in digits {
        let Some(digit) = (digit as char).to_digit(radix) else { return TokenKind::Error(error) };
        value = match value.checked_mul(radix.into()).and_then(|value| value.checked_add(digit.into())) {
            Some(value) => value,
            None => return TokenKind::Error("out of range literal value"),
        };
    }
    match u64::try_from(value) {
        Ok(value) => TokenKind::Integer(value),
        Err(_) => TokenKind::BigInteger(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(text: &str) -> (TokenKind<'_>, usize) {
        lex_number(text.as_bytes(), false)
    }

    #[test]
    fn radices() {
        for (text, value) in [("10", 10), ("0x1F", 31), ("0b101", 5), ("017", 15), ("0", 0), ("5UL", 5), ("5ull", 5)] {
            assert_eq!(lex(text), (TokenKind::Integer(value), text.len()), "{text}");
        }
        assert_eq!(lex("0b12"), (TokenKind::Integer(1), 3));
        assert_eq!(lex("0xg"), (TokenKind::Error("invalid hexadecimal number"), 2));
        assert_eq!(lex("018").0, TokenKind::Error("invalid octal number"));
        assert_eq!(lex("18446744073709551616").0, TokenKind::BigInteger(1 << 64));
        assert_eq!(lex_number(b"0ffh", true), (TokenKind::Integer(255), 4));
    }

    #[test]
    fn local_labels() {
        assert_eq!(lex("1b"), (TokenKind::Directional(1, true), 2));
        assert_eq!(lex("10f,"), (TokenKind::Directional(10, false), 3));
        assert_eq!(lex("0b"), (TokenKind::Directional(0, true), 2));
        assert_eq!(lex("1fx").0, TokenKind::Integer(1));
    }

    #[test]
    fn fractions() {
        for text in ["1.5", "1e5", "1.5e-3", "0x1.8p3", "0x.8p-1", "0x1p0"] {
            assert_eq!(lex(text), (TokenKind::Float(text.as_bytes()), text.len()));
        }
        assert!(matches!(lex("0x1.8").0, TokenKind::Error(_)));
    }
}
