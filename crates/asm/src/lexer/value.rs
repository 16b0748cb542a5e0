//! Values of tokens: names, ids, widths, hexadecimal digits.
//!
//! Every function takes the bytes of a token (`Lexer::text`) and never panics on any input. `draig-num`
//! handles decimal floating-point constants and integers of any width.

use std::borrow::Cow;

use super::LexErrorKind;

/// The widest integer type (LangRef, "Integer Type").
pub(crate) const MAX_INTEGER_WIDTH: u32 = 1 << 23;

/// Returns the text between the quotes of a string with escapes resolved: `\\` is a backslash, and `\` with
/// two hexadecimal digits is a byte; any other backslash is literal.
pub(crate) fn unescape(text: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', text).is_none() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(Unescape(text).collect())
}

/// Returns the name in a token without sigil, quotes and colon, with escapes resolved. Works for variables,
/// comdats, metadata names, labels and strings.
pub(crate) fn name(token: &[u8]) -> Cow<'_, [u8]> {
    let body = match token {
        [b'%' | b'@' | b'!', body @ ..] => body,
        // A label itself may start with a dollar sign.
        [b'$', body @ ..] if body.last() != Some(&b':') => body,
        _ => token,
    };
    // A quoted label's colon comes after the closing quote.
    let body = match body {
        [b'"', .., b'"'] => body,
        [label @ .., b':'] => label,
        _ => body,
    };
    match body {
        [b'"', quoted @ .., b'"'] => unescape(quoted),
        // Only metadata names have escapes outside quotes.
        _ if token.first() == Some(&b'!') => unescape(body),
        _ => Cow::Borrowed(body),
    }
}

/// Returns the number of `%12`, `@12`, `#12`, `^12`, `!12` or `12:` as LLVM does: truncated to 32 bits if
/// larger, or 0 if LLVM notices that it exceeds 64 bits. The parser reports a metadata id that does not fit;
/// see [`metadata_id`].
#[inline]
pub(crate) fn id(token: &[u8]) -> u32 {
    let digits = match token {
        [b'%' | b'@' | b'#' | b'^' | b'!', digits @ ..] => digits,
        [digits @ .., b':'] => digits,
        _ => token,
    };
    if digits.len() <= 9 {
        return digits
            .iter()
            .fold(0, |value: u32, &digit| value.wrapping_mul(10).wrapping_add(u32::from(digit.wrapping_sub(b'0'))));
    }
    decimal_id(digits).0
}

/// Returns the number of `!12`, unless it exceeds 32 bits.
#[inline]
pub(crate) fn metadata_id(token: &[u8]) -> Option<u32> {
    let digits = token.get(1..)?;
    if digits.len() <= 9 {
        return Some(id(token));
    }
    digits
        .iter()
        .try_fold(0u32, |value, &digit| value.checked_mul(10)?.checked_add(u32::from(digit.wrapping_sub(b'0'))))
}

/// Returns the width of `i32` from its digits, if such a type exists.
pub(crate) fn integer_width(digits: &[u8]) -> Option<u32> {
    let width = digits.iter().try_fold(0u32, |value, &digit| {
        let value = value.checked_mul(10)?.checked_add(u32::from(digit.wrapping_sub(b'0')))?;
        (value <= MAX_INTEGER_WIDTH).then_some(value)
    })?;
    (width > 0).then_some(width)
}

/// Returns an id as LLVM computes it, and the error that LLVM records with it.
///
/// The digits are accumulated in 64 bits. LLVM notices an overflow only when a step makes the number smaller,
/// and then uses 0.
pub(super) fn decimal_id(digits: &[u8]) -> (u32, Option<LexErrorKind>) {
    let mut value: u64 = 0;
    for &digit in digits {
        let digit = u64::from(digit.wrapping_sub(b'0'));
        let next = value.wrapping_mul(10).wrapping_add(digit);
        if next < value {
            return (0, Some(LexErrorKind::Beyond64Bits));
        }
        value = next;
    }
    let error = (value > u64::from(u32::MAX)).then_some(LexErrorKind::IdTooLarge);
    (value as u32, error)
}

/// The digits of a hexadecimal floating-point constant, split as in LLVM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HexFloat {
    /// `K`, `L`, `M`, `H` or `R`, or 0 for the plain form of `double`.
    pub(crate) format: u8,
    /// The bits as LLVM passes them to its float type. Plain, `H` and `R` use the first word. `K`: the
    /// significand, then sign and exponent. `L` and `M`: the low, then the high word of the representation.
    pub(crate) words: [u64; 2],
    /// The error that LLVM records when there are too many digits.
    pub(super) overflow: Option<LexErrorKind>,
}

/// Splits a [`super::TokenKind::HexFloat`] into its parts.
pub(crate) fn hex_float(token: &[u8]) -> HexFloat {
    let body = token.get(2..).unwrap_or_default();
    let (format, digits) = match body {
        [letter @ (b'K' | b'L' | b'M' | b'H' | b'R'), digits @ ..] => (*letter, digits),
        _ => (0, body),
    };
    let (words, overflow) = match format {
        // The exponent's four digits come first, then sixteen of the significand.
        b'K' => {
            let (high, rest) = digits.split_at(digits.len().min(4));
            let (low, rest) = rest.split_at(rest.len().min(16));
            ([hex_word(low), hex_word(high)], beyond_128(rest))
        }
        // With fewer than sixteen digits, only the second word is set.
        b'L' | b'M' => {
            let split = if digits.len() < 16 { 0 } else { 16 };
            let (low, rest) = digits.split_at(split);
            let (high, rest) = rest.split_at(rest.len().min(16));
            ([hex_word(low), hex_word(high)], beyond_128(rest))
        }
        _ => {
            let (value, overflow) = hex_value(digits);
            ([value, 0], overflow)
        }
    };
    HexFloat { format, words, overflow }
}

fn beyond_128(rest: &[u8]) -> Option<LexErrorKind> {
    (!rest.is_empty()).then_some(LexErrorKind::Beyond128Bits)
}

fn hex_word(digits: &[u8]) -> u64 {
    digits.iter().fold(0, |word, &digit| word << 4 | hex_digit(digit))
}

/// Like [`decimal_id`]: an overflow counts only if the number gets smaller.
fn hex_value(digits: &[u8]) -> (u64, Option<LexErrorKind>) {
    let mut value: u64 = 0;
    for &digit in digits {
        let next = value << 4 | hex_digit(digit);
        if next < value {
            return (0, Some(LexErrorKind::Beyond64Bits));
        }
        value = next;
    }
    (value, None)
}

fn hex_digit(digit: u8) -> u64 {
    u64::from(char::from(digit).to_digit(16).unwrap_or(0))
}

/// Whether the text contains a NUL byte, plain or as `\00`.
pub(super) fn has_nul(text: &[u8]) -> bool {
    Unescape(text).any(|byte| byte == 0)
}

/// Iterator over the bytes of a text with its escapes resolved.
struct Unescape<'a>(&'a [u8]);

impl Iterator for Unescape<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let (byte, rest) = match *self.0 {
            [b'\\', b'\\', ref rest @ ..] => (b'\\', rest),
            [b'\\', high, low, ref rest @ ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                ((hex_digit(high) << 4 | hex_digit(low)) as u8, rest)
            }
            [byte, ref rest @ ..] => (byte, rest),
            [] => return None,
        };
        self.0 = rest;
        Some(byte)
    }
}
