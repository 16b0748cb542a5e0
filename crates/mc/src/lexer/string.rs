//! Strings, characters and their escapes.

use super::TokenKind;

/// Returns the offset after the string that starts at `start` with a quote, if it ends.
pub(crate) fn string_end(text: &[u8], start: usize) -> Option<usize> {
    let mut at = start + 1;
    loop {
        match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// Returns the character (`'a'`, `'\n'`) at the start of `rest` and its length.
pub(super) fn lex_character(rest: &[u8]) -> (TokenKind<'_>, usize) {
    const TOO_LONG: &str = "single quote way too long";
    let (value, length) = match rest {
        [_, b'\\', escaped, ..] => {
            let value = match escaped {
                b't' => b'\t',
                b'n' => b'\n',
                b'b' => 8,
                b'f' => 12,
                b'r' => b'\r',
                other => *other,
            };
            (value, 3)
        }
        [_, byte, ..] if *byte != b'\n' => (*byte, 2),
        _ => return (TokenKind::Error("unterminated single quote"), 1),
    };
    match rest.get(length) {
        Some(b'\'') => (TokenKind::Integer(value.into()), length + 1),
        Some(_) => (TokenKind::Error(TOO_LONG), length + 1),
        None => (TokenKind::Error("unterminated single quote"), length),
    }
}

/// Replaces the escapes of a string: `\b \f \n \r \t \" \\`, one to three octal digits, `\x` and hexadecimal
/// digits, of which the last two count.
pub fn unescape(raw: &[u8]) -> Result<Vec<u8>, &'static str> {
    let mut out = Vec::with_capacity(raw.len());
    let mut bytes = raw.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let Some(escaped) = bytes.next() else { return Err("unexpected backslash at end of string") };
        let value = match escaped {
            b'x' | b'X' => {
                let mut value = None;
                while let Some(digit) = bytes.peek().and_then(|&digit| (digit as char).to_digit(16)) {
                    value = Some(value.unwrap_or(0u8).wrapping_mul(16) | digit as u8);
                    bytes.next();
                }
                value.ok_or("invalid hexadecimal escape sequence")?
            }
            b'0'..=b'7' => {
                let mut value = u32::from(escaped - b'0');
                for _ in 0..2 {
                    let Some(digit) = bytes.peek().and_then(|&digit| (digit as char).to_digit(8)) else { break };
                    value = value * 8 + digit;
                    bytes.next();
                }
                u8::try_from(value).map_err(|_| "invalid octal escape sequence (out of range)")?
            }
            b'b' => 8,
            b'f' => 12,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'"' => b'"',
            b'\\' => b'\\',
            _ => return Err("invalid escape sequence (unrecognized character)"),
        };
        out.push(value);
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes() {
        assert_eq!(unescape(br#"a\n\t\"\\\0\12\377\x41\x141"#).unwrap(), b"a\n\t\"\\\0\n\xffAA");
        assert_eq!(unescape(br"\q"), Err("invalid escape sequence (unrecognized character)"));
        assert_eq!(unescape(br"\777"), Err("invalid octal escape sequence (out of range)"));
        assert_eq!(unescape(br"\x"), Err("invalid hexadecimal escape sequence"));
    }

    #[test]
    fn characters() {
        assert_eq!(lex_character(b"'a'"), (TokenKind::Integer(97), 3));
        assert_eq!(lex_character(br"'\n',"), (TokenKind::Integer(10), 4));
        assert_eq!(lex_character(br"'\''"), (TokenKind::Integer(39), 4));
        assert_eq!(lex_character(b"'ab'").0, TokenKind::Error("single quote way too long"));
        assert_eq!(lex_character(b"'").0, TokenKind::Error("unterminated single quote"));
    }

    #[test]
    fn strings_end_at_the_quote_that_is_not_escaped() {
        assert_eq!(string_end(br#""a\"b" "#, 0), Some(6));
        assert_eq!(string_end(br#""a\"#, 0), None);
    }
}
