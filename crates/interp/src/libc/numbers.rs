//! Text to numbers as `strtol`, `strtod` and their kin read it (C11 7.22.1), in the "C" locale.
//! Knows bytes only; errno and the end pointer are the callers' work.

use super::decimal::{Decimal, Rounded, Target, from_binary, from_decimal};

/// What an integer's text says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Integer {
    /// Whether a minus sign stood before it.
    pub(crate) negative: bool,
    /// The number without its sign.
    pub(crate) magnitude: u64,
    /// Whether it exceeds 64 bits.
    pub(crate) overflow: bool,
    /// How many bytes it takes, with the white space before it; 0 when there is no number.
    pub(crate) end: usize,
}

impl Integer {
    /// The signed number of `width` bits, cut to the nearest limit, and whether it was cut.
    pub(crate) fn signed(self, width: u32) -> (i64, bool) {
        let limit = 1u64 << (width - 1);
        let (least, greatest) = (limit.wrapping_neg() as i64, (limit - 1) as i64);
        match self.negative {
            true if self.overflow || self.magnitude > limit => (least, true),
            true => (self.magnitude.wrapping_neg() as i64, false),
            false if self.overflow || self.magnitude >= limit => (greatest, true),
            false => (self.magnitude as i64, false),
        }
    }

    /// The unsigned number of `width` bits; negative ones wrap, too large ones are the limit.
    pub(crate) fn unsigned(self, width: u32) -> (u64, bool) {
        let limit = crate::value::mask(width);
        if self.overflow || self.magnitude > limit {
            return (limit, true);
        }
        (if self.negative { self.magnitude.wrapping_neg() & limit } else { self.magnitude }, false)
    }
}

/// Reads an integer; `base` is 0 or 2 to 36. `binary` allows the prefix `0b` (C23).
pub(crate) fn integer(text: &[u8], base: u32, binary: bool) -> Integer {
    let mut at = spaces(text);
    let negative = sign(text, &mut at);
    let mut base = base;
    let prefixed = |letter: u8, base: u32| {
        text.get(at) == Some(&b'0')
            && text.get(at + 1).is_some_and(|byte| byte.to_ascii_lowercase() == letter)
            && text.get(at + 2).is_some_and(|&byte| digit(byte, base).is_some())
    };
    if (base == 0 || base == 16) && prefixed(b'x', 16) {
        at += 2;
        base = 16;
    } else if binary && (base == 0 || base == 2) && prefixed(b'b', 2) {
        at += 2;
        base = 2;
    } else if base == 0 {
        base = if text.get(at) == Some(&b'0') { 8 } else { 10 };
    }
    let (start, mut magnitude, mut overflow) = (at, 0u64, false);
    while let Some(value) = text.get(at).and_then(|&byte| digit(byte, base)) {
        match magnitude.checked_mul(u64::from(base)).and_then(|product| product.checked_add(u64::from(value))) {
            Some(sum) => magnitude = sum,
            None => overflow = true,
        }
        at += 1;
    }
    if at == start {
        return Integer::default();
    }
    Integer { negative, magnitude, overflow, end: at }
}

/// What a floating-point number's text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// `inf` or `infinity`.
    Infinite,
    /// `nan`, with the number in parentheses.
    Nan(u64),
    /// A number in decimal.
    Decimal(Decimal),
    /// `mantissa * 2^exponent`, and whether something follows that was cut off.
    Binary(u128, i32, bool),
}

/// The text of a floating-point number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FloatText {
    /// Whether a minus sign stood before it.
    pub(crate) negative: bool,
    /// What it says.
    pub(crate) value: Value,
    /// Where it begins, after white space and the sign.
    pub(crate) start: usize,
    /// How many bytes it takes, with all that stands before it.
    pub(crate) end: usize,
}

/// The single format.
pub(crate) const SINGLE: Target = Target { precision: 24, least: -149, largest: 127 };
/// The double format.
pub(crate) const DOUBLE: Target = Target { precision: 53, least: -1074, largest: 1023 };
/// `x86_fp80`.
pub(crate) const X87: Target = Target { precision: 64, least: -16445, largest: 16383 };
/// `fp128`.
pub(crate) const QUAD: Target = Target { precision: 113, least: -16494, largest: 16383 };

impl FloatText {
    /// Rounds to a format; the sign is the caller's.
    pub(crate) fn round(&self, target: Target) -> Rounded {
        match &self.value {
            Value::Infinite | Value::Nan(_) => Rounded { value: None, inexact: false },
            Value::Decimal(decimal) => from_decimal(decimal, target),
            Value::Binary(mantissa, exponent, more) => from_binary(*mantissa, *exponent, *more, target),
        }
    }

    /// The `double` that it stands for, and whether that is an error of range.
    pub(crate) fn to_f64(&self, text: &[u8]) -> (f64, bool) {
        let sign = u64::from(self.negative) << 63;
        if let Value::Decimal(decimal) = &self.value
            && let Some(value) = self.by_library::<f64>(text)
            && (value >= f64::MIN_POSITIVE && value.is_finite() || decimal.digits.is_empty())
        {
            return (f64::from_bits(value.to_bits() | sign), false);
        }
        let (bits, range) = self.encode(DOUBLE, 52, 0x7ff);
        (f64::from_bits(bits as u64 | sign), range)
    }

    /// The `float` that it stands for, and whether that is an error of range.
    pub(crate) fn to_f32(&self, text: &[u8]) -> (f32, bool) {
        let sign = u32::from(self.negative) << 31;
        if let Value::Decimal(decimal) = &self.value
            && let Some(value) = self.by_library::<f32>(text)
            && (value >= f32::MIN_POSITIVE && value.is_finite() || decimal.digits.is_empty())
        {
            return (f32::from_bits(value.to_bits() | sign), false);
        }
        let (bits, range) = self.encode(SINGLE, 23, 0xff);
        (f32::from_bits(bits as u32 | sign), range)
    }

    /// The bits of the `x86_fp80` that it stands for, and whether that is an error of range.
    pub(crate) fn to_x87(&self) -> (u128, bool) {
        let sign = u128::from(self.negative) << 79;
        const INTEGER_BIT: u128 = 1 << 63;
        match &self.value {
            Value::Infinite => (sign | 0x7fff << 64 | INTEGER_BIT, false),
            Value::Nan(payload) => {
                let fraction = u128::from(*payload & (u64::MAX >> 2));
                (sign | 0x7fff << 64 | INTEGER_BIT | 1 << 62 | fraction, false)
            }
            _ => {
                let rounded = self.round(X87);
                let Some((mantissa, exponent)) = rounded.value else {
                    return (sign | 0x7fff << 64 | INTEGER_BIT, true);
                };
                if mantissa < INTEGER_BIT {
                    return (sign | mantissa, rounded.inexact);
                }
                (sign | ((exponent + 16446) as u128) << 64 | mantissa, false)
            }
        }
    }

    /// The bits of the `fp128` that it stands for, and whether that is an error of range.
    pub(crate) fn to_quad(&self) -> (u128, bool) {
        let (bits, range) = self.encode(QUAD, 112, 0x7fff);
        (bits | u128::from(self.negative) << 127, range)
    }

    fn by_library<F: std::str::FromStr>(&self, text: &[u8]) -> Option<F> {
        std::str::from_utf8(text.get(self.start..self.end)?).ok()?.parse().ok()
    }

    /// The bits, without sign, of a format with an implied leading bit.
    fn encode(&self, target: Target, fraction_bits: u32, top: u128) -> (u128, bool) {
        let infinity = top << fraction_bits;
        match &self.value {
            Value::Infinite => (infinity, false),
            Value::Nan(payload) => {
                let quiet = 1u128 << (fraction_bits - 1);
                (infinity | quiet | u128::from(*payload) & (quiet - 1), false)
            }
            _ => {
                let rounded = self.round(target);
                let Some((mantissa, exponent)) = rounded.value else { return (infinity, true) };
                if mantissa >> fraction_bits == 0 {
                    return (mantissa, rounded.inexact);
                }
                let field = (exponent - target.least + 1) as u128;
                (field << fraction_bits | mantissa & ((1 << fraction_bits) - 1), false)
            }
        }
    }
}

/// Reads a floating-point number; `None` when there is none.
pub(crate) fn float(text: &[u8]) -> Option<FloatText> {
    let mut at = spaces(text);
    let negative = sign(text, &mut at);
    let start = at;
    let rest = text.get(at..).unwrap_or(&[]);
    let word = |word: &[u8]| rest.len() >= word.len() && rest[..word.len()].eq_ignore_ascii_case(word);
    let done = |value, length: usize| Some(FloatText { negative, value, start, end: start + length });
    if word(b"infinity") {
        return done(Value::Infinite, 8);
    }
    if word(b"inf") {
        return done(Value::Infinite, 3);
    }
    if word(b"nan") {
        let inner = rest[3..].strip_prefix(b"(").and_then(|inner| {
            let length = inner.iter().take_while(|&&byte| byte.is_ascii_alphanumeric() || byte == b'_').count();
            (inner.get(length) == Some(&b')')).then(|| &inner[..length])
        });
        let Some(inner) = inner else { return done(Value::Nan(0), 3) };
        let payload = integer(inner, 0, false);
        let payload = if payload.end == inner.len() { payload.magnitude } else { 0 };
        return done(Value::Nan(payload), inner.len() + 5);
    }
    if word(b"0x") && hexadecimal_follows(&rest[2..]) {
        let (value, length) = hexadecimal(&rest[2..]);
        return done(value, length + 2);
    }
    let (value, length) = decimal(rest)?;
    done(Value::Decimal(value), length)
}

fn hexadecimal_follows(rest: &[u8]) -> bool {
    match rest {
        [b'.', next, ..] => next.is_ascii_hexdigit(),
        [first, ..] => first.is_ascii_hexdigit(),
        [] => false,
    }
}

fn hexadecimal(rest: &[u8]) -> (Value, usize) {
    let (mut mantissa, mut exponent, mut more, mut point, mut at) = (0u128, 0i64, false, false, 0);
    while let Some(&byte) = rest.get(at) {
        if byte == b'.' && !point {
            point = true;
        } else if let Some(value) = digit(byte, 16) {
            if mantissa >> 120 == 0 {
                mantissa = mantissa << 4 | u128::from(value);
                exponent -= if point { 4 } else { 0 };
            } else {
                more |= value != 0;
                exponent += if point { 0 } else { 4 };
            }
        } else {
            break;
        }
        at += 1;
    }
    exponent += exponent_part(rest, &mut at, b'p');
    // Far beyond every format's range, and within that of the sums made with it.
    (Value::Binary(mantissa, exponent.clamp(-100_000, 100_000) as i32, more), at)
}

fn decimal(rest: &[u8]) -> Option<(Decimal, usize)> {
    let whole = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut digits: Vec<u8> = rest[..whole].iter().map(|byte| byte - b'0').collect();
    let mut at = whole;
    if rest.get(at) == Some(&b'.') {
        let fraction = rest[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        digits.extend(rest[at + 1..at + 1 + fraction].iter().map(|byte| byte - b'0'));
        at += 1 + fraction;
    }
    if digits.is_empty() {
        return None;
    }
    let exponent = exponent_part(rest, &mut at, b'e');
    let skip = digits.iter().take_while(|&&digit| digit == 0).count();
    let point = (whole as i64 - skip as i64 + exponent).clamp(-100_000, 100_000) as i32;
    Some((Decimal::from_digits(&digits[skip..], point), at))
}

/// An exponent after its letter; nothing is taken when no digit follows.
fn exponent_part(rest: &[u8], at: &mut usize, letter: u8) -> i64 {
    if rest.get(*at).is_none_or(|byte| byte.to_ascii_lowercase() != letter) {
        return 0;
    }
    let mut next = *at + 1;
    let negative = sign(rest, &mut next);
    if !rest.get(next).is_some_and(u8::is_ascii_digit) {
        return 0;
    }
    let mut value = 0i64;
    while let Some(byte) = rest.get(next).filter(|byte| byte.is_ascii_digit()) {
        value = (value * 10 + i64::from(byte - b'0')).min(1 << 40);
        next += 1;
    }
    *at = next;
    if negative { -value } else { value }
}

/// White space of the "C" locale.
pub(crate) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | 9..=13)
}

fn spaces(text: &[u8]) -> usize {
    text.iter().take_while(|&&byte| is_space(byte)).count()
}

fn sign(text: &[u8], at: &mut usize) -> bool {
    match text.get(*at) {
        Some(b'-') => {
            *at += 1;
            true
        }
        Some(b'+') => {
            *at += 1;
            false
        }
        _ => false,
    }
}

fn digit(byte: u8, base: u32) -> Option<u32> {
    char::from(byte).to_digit(base)
}
