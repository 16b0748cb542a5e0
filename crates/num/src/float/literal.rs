//! LLVM 23's spelling of floating-point constants (LangRef "Simple Constants"), which every format shares:
//! decimal and hexadecimal literals that are rounded to the type, names of infinities and NaNs, and `f0x…` with the
//! bits of the type.
//!
//! Printed form: the name, or a decimal with six significant digits if that round-trips, or else the bits.

use std::io::Write as _;

use super::arith::with_library_type;
use super::text::printed_digits_of;
use super::{ApFloat, FloatFormat, first_layout};
use rustc_apfloat::{Float as _, ieee, ppc};

/// Number of significant digits of a literal beyond which only the presence of a nonzero digit matters: no
/// midpoint between two values of any format has as many.
const MAX_DIGITS: usize = 12_000;

/// Reads a decimal literal, `[-+]?[0-9]+[.][0-9]*([eE][-+]?[0-9]+)?`, or a hexadecimal one,
/// `[-+]?0x[0-9a-f]+[.][0-9a-f]*p[-+]?[0-9]+`, to the nearest value of the format, ties to even. `None` if
/// the text has another form, and for an overflow or an underflow to zero.
pub fn rounded_literal(format: FloatFormat, text: &[u8]) -> Option<ApFloat> {
    let (sign, magnitude) = match text {
        [sign @ (b'-' | b'+'), rest @ ..] => (Some(*sign), rest),
        _ => (None, text),
    };
    let (digits, hex) = match magnitude {
        [b'0', b'x' | b'X', rest @ ..] => (rest, true),
        _ => (magnitude, false),
    };
    let mark = if hex { [b'p', b'P'] } else { [b'e', b'E'] };
    let exponent_at = digits.iter().position(|byte| mark.contains(byte));
    let (mantissa, exponent) = digits.split_at(exponent_at.unwrap_or(digits.len()));
    let point = mantissa.iter().position(|&byte| byte == b'.')?;
    let is_digit = |byte: &u8| if hex { byte.is_ascii_hexdigit() } else { byte.is_ascii_digit() };
    let (whole, fraction) = (&mantissa[..point], &mantissa[point + 1..]);
    if whole.is_empty() || !whole.iter().chain(fraction).all(is_digit) || hex && exponent.is_empty() {
        return None;
    }
    let power = match exponent {
        [] => 0,
        [_, rest @ ..] => exponent_value(rest)?,
    };
    let negative = sign == Some(b'-');
    let all = || whole.iter().chain(fraction).copied();
    let Some(first) = all().position(|digit| digit != b'0') else {
        return Some(ApFloat::zero(format, negative));
    };
    // As `d.dddp±n`, starting with the first significant digit, so that zeros neither cost nor count.
    let mut text: Vec<u8> = if hex { b"0x".to_vec() } else { Vec::new() };
    let mut kept = all().skip(first).take(MAX_DIGITS);
    text.extend(kept.next());
    text.push(b'.');
    text.extend(kept);
    if all().skip(first).skip(MAX_DIGITS).any(|digit| digit != b'0') {
        text.push(b'1');
    }
    let places = i64::try_from(whole.len()).ok()? - 1 - i64::try_from(first).ok()?;
    let shift = if hex { places.checked_mul(4)? } else { places };
    // Far beyond every format already; the library's exponents have 16 bits.
    let power = power.checked_add(shift)?.clamp(-60_000, 60_000);
    write!(text, "{}{power}", if hex { 'p' } else { 'e' }).ok()?;
    let text = std::str::from_utf8(&text).ok()?;
    let nearest = rustc_apfloat::Round::NearestTiesToEven;
    let bits = with_library_type!(format,
        F => F::from_str_r(text, nearest).ok()?.value.to_bits(),
        ppc => ppc::DoubleDouble::from_str_r(text, nearest).ok()?.value.to_bits());
    let value = ApFloat::from_bits(format, bits);
    if !value.is_finite() || value.is_zero() {
        return None;
    }
    Some(if negative { value.neg() } else { value })
}

/// Reads `±n`, clamped to the range of exponents.
fn exponent_value(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let value = digits
        .iter()
        .fold(0i64, |value, &digit| value.saturating_mul(10).saturating_add(i64::from(digit - b'0')).min(i64::MAX / 4));
    Some(if negative { -value } else { value })
}

/// Reads the name of an infinity or NaN: `+inf`, `-qnan`, `+nan(0x1)`, `-snan(0x1)`. The sign is required.
/// Payload digits beyond the format's are ignored; a signaling NaN without a payload gets the highest bit.
pub fn named_literal(format: FloatFormat, text: &[u8]) -> Option<ApFloat> {
    let (negative, name) = match text {
        [b'-', name @ ..] => (true, name),
        [b'+', name @ ..] => (false, name),
        _ => return None,
    };
    match name {
        b"inf" => return Some(ApFloat::infinity(format, negative)),
        b"qnan" => return Some(ApFloat::quiet_nan(format, negative, 0)),
        _ => {}
    }
    let (name, payload) = name.split_at(name.iter().position(|&byte| byte == b'(')?);
    let digits = payload.strip_prefix(b"(0x")?.strip_suffix(b")")?;
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let payload = digits.iter().fold(0u128, |value, &digit| value << 4 | u128::from(hex_value(digit)));
    match name {
        b"nan" => Some(ApFloat::quiet_nan(format, negative, payload)),
        b"snan" => Some(ApFloat::signaling_nan(format, negative, payload)),
        _ => None,
    }
}

fn hex_value(digit: u8) -> u8 {
    char::from(digit).to_digit(16).unwrap_or(0) as u8
}

/// Reads `f0x…`: the bits of the type, with exactly the type's number of digits.
pub fn bits_literal(format: FloatFormat, text: &[u8]) -> Option<ApFloat> {
    let digits = text.strip_prefix(b"f0x")?;
    if digits.len() * 4 != format.width() as usize || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let bits = digits.iter().fold(0u128, |value, &digit| value << 4 | u128::from(hex_value(digit)));
    Some(ApFloat::from_bits(format, bits).canonical())
}

impl ApFloat {
    /// Appends the constant as LLVM 23 prints it, without its type.
    pub fn write_llvm_23(self, out: &mut Vec<u8>) {
        let value = self.canonical();
        if value.write_named(out) || value.write_six_digits(out) {
            return;
        }
        let digits = value.format.width() as usize / 4;
        // Writing to a vector cannot fail.
        let _ = write!(out, "f0x{:0digits$X}", value.bits());
    }

    /// Appends the name of an infinity or NaN, if it round-trips.
    fn write_named(self, out: &mut Vec<u8>) -> bool {
        if self.is_finite() {
            return false;
        }
        let layout = first_layout(self.format);
        let payload = self.first_bits() & (layout.quiet_bit() - 1);
        let start = out.len();
        out.push(if self.is_negative() { b'-' } else { b'+' });
        let written = if self.is_infinite() {
            out.extend_from_slice(b"inf");
            Ok(())
        } else if self.is_signaling() {
            write!(out, "snan(0x{payload:X})")
        } else if payload == 0 {
            out.extend_from_slice(b"qnan");
            Ok(())
        } else {
            write!(out, "nan(0x{payload:X})")
        };
        let is_same = written.is_ok() && named_literal(self.format, &out[start..]).is_some_and(|read| read == self);
        if !is_same {
            out.truncate(start);
        }
        is_same
    }

    /// Appends a decimal with six significant digits, if it round-trips.
    fn write_six_digits(self, out: &mut Vec<u8>) -> bool {
        if !self.is_finite() {
            return false;
        }
        let start = out.len();
        let mut write = |digits: u32, exponent: i32| {
            let sign = if self.is_negative() { "-" } else { "" };
            let (first, rest) = (digits / 100_000, digits % 100_000);
            let (mark, exponent) = (if exponent < 0 { '-' } else { '+' }, exponent.unsigned_abs());
            write!(out, "{sign}{first}.{rest:05}0e{mark}{exponent:02}").is_ok()
        };
        if self.is_zero() {
            // The second of two doubles may be another number.
            return (self.format != FloatFormat::PpcFp128 || self.doubles().1 == 0.0) && write(0, 0);
        }
        let Some((significand, binary)) = self.magnitude() else { return false };
        let (digits, power) = printed_digits_of(significand, binary);
        if !write(digits, power + 5) {
            return false;
        }
        let is_same = match self.format {
            // For a pair of doubles, the decimal must be exact.
            FloatFormat::PpcFp128 => is_exactly(significand, binary, digits, power),
            format => rounded_literal(format, &out[start..]) == Some(self),
        };
        if !is_same {
            out.truncate(start);
        }
        is_same
    }

    /// Returns the magnitude of a finite nonzero value as an odd significand and a power of two; `None` for
    /// two doubles whose exponents are too far apart.
    fn magnitude(self) -> Option<(u128, i32)> {
        if self.format == FloatFormat::PpcFp128 {
            let (first, second) = self.doubles();
            let [first, second] = [first, second].map(|part| ApFloat::from_f64(part).magnitude_of_one());
            let (high, high_exponent) = first?;
            let Some((low, low_exponent)) = second else { return Some((high, high_exponent)) };
            let negative = self.doubles().1.is_sign_negative() != self.is_negative();
            let shift = u32::try_from(high_exponent - low_exponent).ok().filter(|&shift| shift < 72)?;
            let high = high << shift;
            let sum = if negative { high.checked_sub(low)? } else { high.checked_add(low)? };
            // Two doubles whose sum is zero have no such form.
            if sum == 0 {
                return None;
            }
            let zeros = sum.trailing_zeros();
            return Some((sum >> zeros, low_exponent + zeros as i32));
        }
        self.magnitude_of_one()
    }

    fn magnitude_of_one(self) -> Option<(u128, i32)> {
        let layout = first_layout(self.format);
        let bits = self.bits();
        let biased = layout.biased(bits);
        let fraction = bits & layout.fraction_mask();
        let has_integer_bit = if layout.explicit_integer_bit { bits & layout.integer_bit() != 0 } else { biased != 0 };
        let significand = if has_integer_bit { fraction | layout.integer_bit() } else { fraction };
        if significand == 0 {
            return None;
        }
        let zeros = significand.trailing_zeros();
        let exponent = biased.max(1) as i32 - layout.bias() - layout.fraction_bits as i32;
        Some((significand >> zeros, exponent + zeros as i32))
    }
}

/// Whether `significand * 2^binary` equals `digits * 10^power`; the significand must be odd.
fn is_exactly(significand: u128, binary: i32, digits: u32, power: i32) -> bool {
    let fives = |number: u128| (0..power.unsigned_abs()).try_fold(number, |product, _| product.checked_mul(5));
    let twos = digits.trailing_zeros();
    let odd = u128::from(digits >> twos);
    let (left, right) = if power >= 0 { (Some(significand), fives(odd)) } else { (fives(significand), Some(odd)) };
    left.is_some() && left == right && binary == power + twos as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use FloatFormat as F;

    fn spelled(value: ApFloat) -> String {
        let mut out = Vec::new();
        value.write_llvm_23(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn two_doubles_that_are_no_decimal_are_printed_as_bits() {
        for (bits, text) in [
            (0xbff0_0000_0000_0000_3ff0_0000_0000_0000, "f0xBFF00000000000003FF0000000000000"),
            (0x0000_0000_0000_0001_0000_0000_0000_0000, "f0x00000000000000010000000000000000"),
            (0x7ff0_0000_0000_0000_0000_0000_0000_0000, "f0x7FF00000000000000000000000000000"),
            (0x8000_0000_0000_0000_0000_0000_0000_0000, "0.000000e+00"),
        ] {
            assert_eq!(spelled(ApFloat::from_bits(F::PpcFp128, bits)), text);
        }
    }

    /// Results of LLVM 23's `llvm-as` and `llvm-dis`; `-` stands for an error.
    #[test]
    fn literals_are_read_and_printed_as_by_llvm() {
        let cases: &[(FloatFormat, &str, &str)] = &[
            (F::Float, "0.1", "1.000000e-01"),
            (F::Half, "0.1", "9.997550e-02"),
            (F::Fp128, "0.1", "1.000000e-01"),
            (F::X86Fp80, "0.1", "1.000000e-01"),
            (F::PpcFp128, "0.1", "f0xBC5999999999999A3FB999999999999A"),
            (F::Float, "1.0e39", "-"),
            (F::Half, "65520.0", "-"),
            (F::Float, "1.0e-60", "-"),
            (F::Half, "3.0e-8", "5.960460e-08"),
            (F::Half, "2.0e-8", "-"),
            (F::Float, "1.0e-45", "1.401300e-45"),
            (F::Fp128, "1.0e-4970", "-"),
            (F::Float, "0.0e-99999", "0.000000e+00"),
            (F::Float, "-0.0", "-0.000000e+00"),
            (F::Float, "0x1.8p-3", "1.875000e-01"),
            (F::Float, "-0x1.fp13", "-1.587200e+04"),
            (F::Float, "0x1.0000001p3", "8.000000e+00"),
            (F::Float, "0x1.0p300", "-"),
            (F::Half, "0x1.0p-26", "-"),
            (F::Float, "0x1p3", "-"),
            (F::Float, "3.40282347e+38", "f0x7F7FFFFF"),
            (F::PpcFp128, "3.25", "3.250000e+00"),
            (F::PpcFp128, "1.0e30", "1.000000e+30"),
            (F::PpcFp128, "1234567.0", "f0x00000000000000004132D68700000000"),
            (F::PpcFp128, "-0.0", "-0.000000e+00"),
            (F::Fp128, "1234567.0", "f0x40132D68700000000000000000000000"),
        ];
        for &(format, text, expected) in cases {
            let value = rounded_literal(format, text.as_bytes());
            assert_eq!(value.map_or_else(|| "-".to_owned(), spelled), expected, "{format} {text}");
        }
    }

    #[test]
    fn names_are_read_and_printed_as_by_llvm() {
        let cases: &[(FloatFormat, &str, &str)] = &[
            (F::Float, "+inf", "+inf"),
            (F::PpcFp128, "-inf", "-inf"),
            (F::X86Fp80, "+qnan", "+qnan"),
            (F::Float, "+nan(0x0)", "+qnan"),
            (F::Float, "+nan(0x3fffff)", "+nan(0x3FFFFF)"),
            (F::Float, "+nan(0x400000)", "+qnan"),
            (F::Float, "+snan(0x400000)", "+snan(0x200000)"),
            (F::Fp128, "-snan(0x1)", "-snan(0x1)"),
            (F::Float, "+snan(42)", "-"),
            (F::Float, "inf", "-"),
            (F::Float, "+nan", "-"),
        ];
        for &(format, text, expected) in cases {
            let value = named_literal(format, text.as_bytes());
            assert_eq!(value.map_or_else(|| "-".to_owned(), spelled), expected, "{format} {text}");
        }
    }

    #[test]
    fn bits_have_the_digits_of_the_type() {
        let read = |format, text: &str| bits_literal(format, text.as_bytes()).map(spelled);
        assert_eq!(read(F::Float, "f0x3f800000").as_deref(), Some("1.000000e+00"));
        assert_eq!(read(F::Double, "f0x3FD5555555555555").as_deref(), Some("f0x3FD5555555555555"));
        assert_eq!(read(F::X86Fp80, "f0x40008000000000000001").as_deref(), Some("f0x40008000000000000001"));
        assert_eq!(read(F::PpcFp128, "f0x00000000000000003ff0000000000000").as_deref(), Some("1.000000e+00"));
        for text in ["f0x3f80000", "f0x03f800000", "0x3f800000"] {
            assert_eq!(read(F::Float, text), None);
        }
    }

    #[test]
    fn a_million_digits_take_no_longer_than_those_that_count() {
        let mut text = b"0.".to_vec();
        text.resize(1_000_000, b'1');
        assert_eq!(rounded_literal(F::Double, &text).and_then(ApFloat::as_f64), Some(1.0 / 9.0));
        text.extend_from_slice(b"e1000000");
        assert_eq!(rounded_literal(F::Double, &text), None);
    }
}
