//! Conversion of text to numbers as in `strtol`, `strtod` and related functions (C11 7.22.1), in the "C"
//! locale. Works on bytes only; the callers handle errno and the end pointer.

use crate::c::decimal::{Decimal, Rounded, Target, from_binary, from_decimal};

/// Parsed text of an integer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Integer {
    /// Whether it has a minus sign.
    pub(crate) negative: bool,
    /// Number without its sign.
    pub(crate) magnitude: u64,
    /// Whether it exceeds 64 bits.
    pub(crate) overflow: bool,
    /// Length in bytes, including leading white space; 0 if there is no number.
    pub(crate) end: usize,
}

impl Integer {
    /// Returns the signed number of `width` bits, clamped to the limits, and whether it was clamped.
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

    /// Returns the unsigned number of `width` bits; negative numbers wrap, too large ones become the limit.
    pub(crate) fn unsigned(self, width: u32) -> (u64, bool) {
        let limit = draig_interp::value::mask(width);
        if self.overflow || self.magnitude > limit {
            return (limit, true);
        }
        (if self.negative { self.magnitude.wrapping_neg() & limit } else { self.magnitude }, false)
    }
}

/// Parses an integer; `base` is 0 or 2 to 36. `binary` allows the prefix `0b` (C23).
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

/// Parsed value of a floating-point number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// `inf` or `infinity`.
    Infinite,
    /// `nan`, with the number in parentheses.
    Nan(u64),
    /// A number in decimal.
    Decimal(Decimal),
    /// `mantissa * 2^exponent`, and whether nonzero digits were cut off.
    Binary(u128, i32, bool),
}

/// Parsed text of a floating-point number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FloatText {
    /// Whether it has a minus sign.
    pub(crate) negative: bool,
    /// Parsed value.
    pub(crate) value: Value,
    /// Start of the number, after white space and the sign.
    pub(crate) start: usize,
    /// Length in bytes, including everything before the number.
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
    /// Rounds to a format; the caller applies the sign.
    pub(crate) fn round(&self, target: Target) -> Rounded {
        match &self.value {
            Value::Infinite | Value::Nan(_) => Rounded { value: None, inexact: false },
            Value::Decimal(decimal) => from_decimal(decimal, target),
            Value::Binary(mantissa, exponent, more) => from_binary(*mantissa, *exponent, *more, target),
        }
    }

    /// Returns the `double`, and whether it is a range error.
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

    /// Returns the `float`, and whether it is a range error.
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

    /// Returns the bits of the `x86_fp80`, and whether it is a range error.
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

    /// Returns the bits of the `fp128`, and whether it is a range error.
    pub(crate) fn to_quad(&self) -> (u128, bool) {
        let (bits, range) = self.encode(QUAD, 112, 0x7fff);
        (bits | u128::from(self.negative) << 127, range)
    }

    fn by_library<F: std::str::FromStr>(&self, text: &[u8]) -> Option<F> {
        std::str::from_utf8(text.get(self.start..self.end)?).ok()?.parse().ok()
    }

    /// Returns the bits, without sign, of a format with an implied leading bit.
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

/// Parses a floating-point number; `None` if there is none.
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
    // Far beyond every format's range, but small enough for the arithmetic below.
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

/// Parses an exponent after its letter; nothing is consumed if no digit follows.
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

/// Returns whether a byte is white space in the "C" locale.
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

#[cfg(test)]
mod tests {
    use super::*;

    type Integer = (&'static [u8], u32, usize, i64, bool, u64, bool);
    type Float = (&'static [u8], usize, u64, bool, u32, bool, u128, bool);

    /// Text, base, and glibc 2.36's results: end, signed value and whether it was clamped, and the same for
    /// unsigned.
    #[rustfmt::skip]
    const INTEGERS: &[Integer] = &[
        (b" 5343 4 224", 0, 5, 5343, false, 5343, false),
        (b" + 0x9", 36, 0, 0, false, 0, false),
        (b"-0X22y4x58942371141085", 16, 5, -34, false, 18446744073709551582, false),
        (b"6", 36, 1, 6, false, 6, false),
        (b" 08793623274", 0, 2, 0, false, 0, false),
        (b"+083 z39b177", 0, 2, 0, false, 0, false),
        (b"0xa3a4y859 44090_7g7b32", 2, 1, 0, false, 0, false),
        (b"+0x8", 36, 4, 1196, false, 1196, false),
        (b"+101a136y35b58911051c7", 8, 4, 65, false, 65, false),
        (b"-0095g19916", 16, 5, -149, false, 18446744073709551467, false),
        (b" -0X4", 8, 3, 0, false, 0, false),
        (b"+326846a222_b17106721", 8, 4, 214, false, 214, false),
        (b" -0x0", 10, 3, 0, false, 0, false),
        (b"0767611721a31269b902 ", 0, 10, 132060113, false, 132060113, false),
        (b" + 506968232z", 8, 0, 0, false, 0, false),
        (b" + 376447 2x66665x c07", 2, 0, 0, false, 0, false),
        (b"0874b", 16, 5, 34635, false, 34635, false),
        (b"0X89 922283x50yz40315", 16, 4, 137, false, 137, false),
        (b"--08", 2, 0, 0, false, 0, false),
        (b"-0X692_3831158c47b1y23", 36, 6, -1547750, false, 18446744073708003866, false),
        (b" -0176", 8, 6, -126, false, 18446744073709551490, false),
        (b" 1539b5480", 2, 2, 1, false, 1, false),
        (b"+00c3134467736511120a7", 36, 22, 9223372036854775807, true, 18446744073709551615, true),
        (b"\x0b 15b8841b4c", 2, 3, 1, false, 1, false),
    ];

    /// Text, end, and the bits and range errors of `double`, `float` and `x86_fp80` by glibc 2.36.
    #[rustfmt::skip]
    const FLOATS: &[Float] = &[
        (b" 9.x", 3, 0x4022000000000000, false, 0x41100000, false, 0x40029000000000000000, false),
        (b"-1126756545060659507108847e-323f", 31, 0x81de2ee8626ddee5, false, 0x80000000, true, 0xbc1df17743136ef724a4, false),
        (b"+INF", 4, 0x7ff0000000000000, false, 0x7f800000, false, 0x7fff8000000000000000, false),
        (b"+4311388423406435896.2443658740292392e-99999", 44, 0x0, true, 0x0, true, 0x0, true),
        (b"2954562331903810811636569.791e9", 31, 0x46e2357a38f0f830, false, 0x7711abd2, false, 0x406e91abd1c787c17c07, false),
        (b"-76 5", 3, 0xc053000000000000, false, 0xc2980000, false, 0xc0059800000000000000, false),
        (b"0xee80bb5c13ca5f4aa13.a4b83d05d6067f3f", 38, 0x44add0176b82794c, false, 0x656e80bb, false, 0x404aee80bb5c13ca5f4b, false),
        (b" 6135399836326401284.x", 21, 0x43d54954693dce65, false, 0x5eaa4aa3, false, 0x403daa4aa349ee732a08, false),
        (b"+1622982678447400183299659.f", 27, 0x44f57ae113a2d258, false, 0x67abd709, false, 0x404fabd7089d1692c107, false),
        (b"0.f", 2, 0x0, false, 0x0, false, 0x0, false),
        (b"-9.2198026942112208119209365795951050366866e9", 45, 0xc2012c583231b095, false, 0xd00962c2, false, 0xc0208962c1918d84a44c, false),
        (b"3631021204468345618e-99999", 26, 0x0, true, 0x0, true, 0x0, true),
        (b"+9.e-4931", 9, 0x0, true, 0x0, true, 0x5d626d3ca547ccea7, false),
        (b"-0141320339596069883032118.3446919983444718e-4951 5", 49, 0x8000000000000000, true, 0x80000000, true, 0x800d835aa6dbbc687d8e, false),
        (b"-0xe73f74ea394ab29p-1075", 24, 0x807ce7ee9d472956, false, 0x80000000, true, 0xbc07e73f74ea394ab290, false),
        (b"-1.9855911846165933 5", 19, 0xbfffc4fb43127777, false, 0xbffe27da, false, 0xbffffe27da1893bbba86, false),
        (b"52614.037e99999", 15, 0x7ff0000000000000, true, 0x7f800000, true, 0x7fff8000000000000000, true),
        (b"+7219268178399043972.e-14", 25, 0x40f1a00ae896545e, false, 0x478d0057, false, 0x400f8d005744b2a2efff, false),
        (b"+2484416093866355877.7e-323 5", 27, 0xb17237bedcdf93, false, 0x0, true, 0x3c0b8b91bdf6e6fc9afc, false),
        (b"16.", 3, 0x4030000000000000, false, 0x41800000, false, 0x40038000000000000000, false),
        (b"+56335964046300737 5", 18, 0x436904a858a1e2c8, false, 0x5b482543, false, 0x4036c82542c50f164100, false),
        (b"1920270595671257921745090.", 26, 0x44f96a213dc3d5aa, false, 0x67cb510a, false, 0x404fcb5109ee1ead4f67, false),
        (b"56572e6f", 7, 0x422a57e86e000000, false, 0x5152bf43, false, 0x4022d2bf437000000000, false),
        (b"-0x0a490950206dc6.705659p", 24, 0xc3249212a040db8d, false, 0xd9249095, false, 0xc032a490950206dc6705, false),
        (b" 0x9b4571ebbp", 12, 0x422368ae3d760000, false, 0x511b4572, false, 0x40229b4571ebb0000000, false),
        (b"+0xd3941cba04277a226.31fp-1074", 30, 0x10a7283974084ef, false, 0x0, true, 0x3c10d3941cba04277a22, false),
        (b"+0xa6d05cfd238.p18", 18, 0x43c4da0b9fa47000, false, 0x5e26d05d, false, 0x403ca6d05cfd23800000, false),
        (b"+4387573060963867674970195e-29 5", 30, 0x3f0700e69fdc16a8, false, 0x38380735, false, 0x3ff0b80734fee0b54215, false),
        (b"-9.f", 3, 0xc022000000000000, false, 0xc1100000, false, 0xc0029000000000000000, false),
        (b"+67258886703953725.", 19, 0x436dde733c3f46e8, false, 0x5b6ef39a, false, 0x4036eef399e1fa373d00, false),
        (b"+2277865791281956506.047x", 24, 0x43bf9c9ade576007, false, 0x5dfce4d7, false, 0x403bfce4d6f2bb0034d0, false),
        (b"+0x56f0f952402c1f6ab6c.9a081d69420e8576", 39, 0x4495bc3e54900b08, false, 0x64ade1f3, false, 0x4049ade1f2a480583ed5, false),
        (b"7 5", 1, 0x401c000000000000, false, 0x40e00000, false, 0x4001e000000000000000, false),
        (b" 0xcdd.p", 7, 0x40a9ba0000000000, false, 0x454dd000, false, 0x400acdd0000000000000, false),
        (b"+07659852628564068.", 19, 0x433b36986af51864, false, 0x59d9b4c3, false, 0x4033d9b4c357a8c32000, false),
        (b"+0xc5cf1306.", 12, 0x41e8b9e260c00000, false, 0x4f45cf13, false, 0x401ec5cf130600000000, false),
    ];

    #[test]
    fn integers_as_glibc() {
        for &(text, base, end, signed, cut, unsigned, unsigned_cut) in INTEGERS {
            let number = integer(text, base, false);
            let found = (number.end, number.signed(64), number.unsigned(64));
            assert_eq!(found, (end, (signed, cut), (unsigned, unsigned_cut)), "{}", String::from_utf8_lossy(text));
        }
        assert_eq!(integer(b"0b101", 0, true).magnitude, 5);
        assert_eq!(integer(b"-2147483649", 10, false).signed(32), (i32::MIN.into(), true));
    }

    #[test]
    fn floats_as_glibc() {
        for &(text, end, double, range, single, single_range, x87, x87_range) in FLOATS {
            let number = float(text).expect("a number");
            assert_eq!(number.end, end);
            let (value, error) = number.to_f64(text);
            assert_eq!((value.to_bits(), error), (double, range), "{}", String::from_utf8_lossy(text));
            let (value, error) = number.to_f32(text);
            assert_eq!((value.to_bits(), error), (single, single_range), "{}", String::from_utf8_lossy(text));
            assert_eq!(number.to_x87(), (x87, x87_range), "{}", String::from_utf8_lossy(text));
        }
    }
}
