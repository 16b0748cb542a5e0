//! LLVM's spelling of floating-point constants: reading and printing.
//!
//! Printing (`AsmWriter`): `half`, `bfloat`, `x86_fp80`, `fp128` and `ppc_fp128` are bits in hexadecimal;
//! `float` and `double` are decimal with six significant digits if that round-trips, and otherwise the bits
//! of the value as a `double`, without leading zeros. Reading (`LLLexer`): every decimal literal is a
//! `double`. Each hexadecimal form treats superfluous digits differently; this is reproduced here, because it
//! determines the meaning of a file.

use super::{ApFloat, FloatFormat};
use crate::int::{hex_digit, hex_value};
use crate::limbs;
use std::io::Write as _;

/// Form of a hexadecimal floating-point literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LiteralPrefix {
    /// `0x`: the bits of a `double`.
    Double,
    /// `0xH`.
    Half,
    /// `0xR`.
    BFloat,
    /// `0xK`.
    X86Fp80,
    /// `0xL`.
    Fp128,
    /// `0xM`.
    PpcFp128,
}

impl LiteralPrefix {
    /// Returns the form whose letter follows `0x`; `None` for any other byte, such as a digit.
    #[inline]
    pub const fn from_letter(letter: u8) -> Option<LiteralPrefix> {
        match letter {
            b'H' => Some(LiteralPrefix::Half),
            b'R' => Some(LiteralPrefix::BFloat),
            b'K' => Some(LiteralPrefix::X86Fp80),
            b'L' => Some(LiteralPrefix::Fp128),
            b'M' => Some(LiteralPrefix::PpcFp128),
            _ => None,
        }
    }

    /// Returns the format of the literal.
    #[inline]
    pub const fn format(self) -> FloatFormat {
        match self {
            LiteralPrefix::Double => FloatFormat::Double,
            LiteralPrefix::Half => FloatFormat::Half,
            LiteralPrefix::BFloat => FloatFormat::BFloat,
            LiteralPrefix::X86Fp80 => FloatFormat::X86Fp80,
            LiteralPrefix::Fp128 => FloatFormat::Fp128,
            LiteralPrefix::PpcFp128 => FloatFormat::PpcFp128,
        }
    }
}

/// Result of LLVM's lexer for a hexadecimal literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexLiteral {
    /// The value of the literal, which is set even if there is a message.
    pub value: ApFloat,
    /// The lexer's error about superfluous digits.
    pub message: Option<&'static str>,
    /// Whether the file is refused. If not, LLVM continues with `value`, and reports the message only if a
    /// later error ends reading; it then replaces that error's message.
    pub fatal: bool,
}

/// Reads the hexadecimal digits after the prefix as LLVM's lexer does; `None` if there are no digits or a
/// byte is not a digit.
pub fn hex_literal(prefix: LiteralPrefix, digits: &[u8]) -> Option<HexLiteral> {
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let (bits, message) = match prefix {
        LiteralPrefix::Double | LiteralPrefix::Half | LiteralPrefix::BFloat => {
            let (bits, message) = hex_word(digits);
            (u128::from(bits), message)
        }
        LiteralPrefix::X86Fp80 => {
            // Four digits of sign and exponent, then sixteen; further digits are ignored.
            let (upper, rest) = digits.split_at(digits.len().min(4));
            let (lower, beyond) = rest.split_at(rest.len().min(16));
            (u128::from(hex(upper)) << 64 | u128::from(hex(lower)), too_long(beyond))
        }
        LiteralPrefix::Fp128 | LiteralPrefix::PpcFp128 => {
            // The low word comes first, but only if all of its sixteen digits are present.
            let first = if digits.len() < 16 { 0 } else { 16 };
            let (lower, rest) = digits.split_at(first);
            let (upper, beyond) = rest.split_at(rest.len().min(16));
            (u128::from(hex(upper)) << 64 | u128::from(hex(lower)), too_long(beyond))
        }
    };
    let format = prefix.format();
    let literal = |value, message, fatal| Some(HexLiteral { value, message, fatal });
    if bits >> (format.width() - 1) > 1 {
        let message = match prefix {
            LiteralPrefix::Half => "hexadecimal constant too large for half (16-bit)",
            _ => "hexadecimal constant too large for bfloat (16-bit)",
        };
        return literal(ApFloat::from_bits(format, bits), Some(message), true);
    }
    literal(ApFloat::from_bits(format, bits).canonical(), message, false)
}

/// Reads a decimal literal, `[-+]?[0-9]+[.][0-9]*([eE][-+]?[0-9]+)?`, to the nearest `double`, ties to even;
/// `None` if the text does not have that form. A value that is too large becomes an infinity, and one that is
/// too small a zero, without an error. See [`ApFloat::literal_for`] for types other than `double`.
pub fn decimal_literal(text: &[u8]) -> Option<f64> {
    let exponent = check_decimal(text)?;
    let whole = std::str::from_utf8(text).ok()?;
    // LLVM clamps the exponent to this limit, which only shows with as many digits.
    let overlong = exponent.is_some_and(|at| exponent_above_limit(&text[at..]));
    match exponent {
        Some(at) if overlong && text.len() > LLVM_EXPONENT_LIMIT / 2 => {
            let mut cut = String::with_capacity(at + 8);
            cut.push_str(whole.get(..at)?);
            cut.push_str(if text.get(at + 1) == Some(&b'-') { "e-24000" } else { "e24000" });
            cut.parse().ok()
        }
        _ => whole.parse().ok(),
    }
}

impl ApFloat {
    /// Appends the constant as LLVM prints it, without its type.
    pub fn write_llvm(self, out: &mut Vec<u8>) {
        let (letter, words): (u8, [(u64, u32); 2]) = match self.format {
            FloatFormat::Double => return write_double(out, f64::from_bits(self.low)),
            FloatFormat::Float => return write_float(out, f32::from_bits(self.low as u32)),
            FloatFormat::Half => (b'H', [(self.low, 4), (0, 0)]),
            FloatFormat::BFloat => (b'R', [(self.low, 4), (0, 0)]),
            FloatFormat::X86Fp80 => {
                let value = self.canonical();
                (b'K', [(value.high, 4), (value.low, 16)])
            }
            FloatFormat::Fp128 => (b'L', [(self.low, 16), (self.high, 16)]),
            FloatFormat::PpcFp128 => (b'M', [(self.low, 16), (self.high, 16)]),
        };
        out.extend_from_slice(&[b'0', b'x', letter]);
        for (word, digits) in words {
            push_hex(out, word, digits);
        }
    }
}

/// Appends a `double` as LLVM prints it.
#[inline]
pub fn write_double(out: &mut Vec<u8>, value: f64) {
    if !write_decimal(out, value) {
        push_double_image(out, value.to_bits());
    }
}

/// Appends a `float` as LLVM prints it: as the `double` with the same value.
#[inline]
pub fn write_float(out: &mut Vec<u8>, value: f32) {
    if value.is_nan() {
        // The native conversion would quiet a signaling NaN.
        let bits = ApFloat::from_f32(value).widened_to_double().unwrap_or(f64::NAN).to_bits();
        push_double_image(out, bits);
    } else {
        write_double(out, f64::from(value));
    }
}

/// LLVM's `APFloat` reads no decimal exponent beyond this.
const LLVM_EXPONENT_LIMIT: usize = 24_000;

/// Powers of ten that a `double` holds exactly.
const EXACT_POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
];

/// Appends the value with six significant digits, `d.ddddd0e+dd`, if LLVM finds that these round-trip;
/// otherwise appends nothing and returns false.
///
/// LLVM asks its decimal printer for six significant digits and pads the fraction to six places. So the last
/// digit is always 0, and 1.234567 is not printed in decimal. Its printer also truncates digits before it
/// rounds: see [`printed_digits`].
fn write_decimal(out: &mut Vec<u8>, value: f64) -> bool {
    if !value.is_finite() {
        return false;
    }
    let magnitude = value.abs();
    let found = if magnitude == 0.0 {
        Some((0, 0))
    } else if (1e-15..1e27).contains(&magnitude) {
        six_digits(magnitude)
    } else {
        six_digits_slowly(magnitude)
    };
    let Some((digits, exponent)) = found else {
        return false;
    };
    if value.is_sign_negative() {
        out.push(b'-');
    }
    let mut buffer = *b"0.000000e";
    let mut rest = digits;
    for at in [6, 5, 4, 3, 2, 0] {
        buffer[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    out.extend_from_slice(&buffer);
    out.push(if exponent < 0 { b'-' } else { b'+' });
    let exponent = exponent.unsigned_abs();
    if exponent >= 100 {
        out.push(b'0' + (exponent / 100) as u8);
    }
    out.push(b'0' + (exponent / 10 % 10) as u8);
    out.push(b'0' + (exponent % 10) as u8);
    true
}

/// Returns the digits (100,000 to 999,999) and the decimal exponent of the first digit, for a value from
/// 1e-15 to 1e27, if LLVM prints it in decimal.
///
/// With at most six digits and a power of ten up to 10^22, both exact, one multiplication or division
/// converts a decimal with correct rounding. So the guess need not be exact: if any six digits round-trip,
/// they differ from the scaled value by far less than a half, so the guess finds them and the check confirms
/// it.
fn six_digits(magnitude: f64) -> Option<(u32, i32)> {
    // log10(2) * 2^20, rounded down: exact enough for a guess with an error of at most one.
    let binary = (magnitude.to_bits() >> 52) as i32 - 1023;
    let mut exponent = (binary * 315_652) >> 20;
    let scaled = |exponent: i32| {
        let power = EXACT_POWERS[(5 - exponent).unsigned_abs() as usize];
        if exponent > 5 { magnitude / power } else { magnitude * power }
    };
    let mut guess = scaled(exponent).round_ties_even();
    if guess >= 1e6 {
        exponent += 1;
        guess = scaled(exponent).round_ties_even();
    }
    let power = EXACT_POWERS[(5 - exponent).unsigned_abs() as usize];
    let back = if exponent > 5 { guess * power } else { guess / power };
    if back != magnitude {
        return None;
    }
    let digits = guess as u32;
    (!below_decimal(magnitude, digits, exponent) || rounds_up(magnitude, digits, exponent))
        .then_some((digits, exponent))
}

/// Whether the value is less than the decimal that converts to it.
fn below_decimal(magnitude: f64, digits: u32, exponent: i32) -> bool {
    let (significand, binary) = decompose(magnitude);
    let (mut value, mut decimal) = (u128::from(significand), u128::from(digits));
    // value * 2^binary against decimal * 10^power; the factors of five go to one side or the other. These are
    // at most 53 + 49 bits, and the two are almost equal, so the factors of two fit as well.
    let power = exponent - 5;
    let fives = 5u128.pow(power.unsigned_abs());
    if power >= 0 {
        decimal *= fives;
    } else {
        value *= fives;
    }
    let twos = binary - power;
    if twos >= 0 {
        value <<= twos;
    } else {
        decimal <<= -twos;
    }
    value < decimal
}

/// Handles a value just below the decimal that converts to it. LLVM's printer arrives at that decimal if it
/// keeps more than six digits before it rounds. Otherwise it truncates, the digits do not round-trip, and the
/// value is printed in hexadecimal.
fn rounds_up(magnitude: f64, digits: u32, exponent: i32) -> bool {
    let (significand, binary) = decompose(magnitude);
    let (bits, places) = if binary >= 0 {
        (64 - significand.leading_zeros() + binary as u32, 0)
    } else {
        // At most 54 bits and 102 fives (237 bits), as the value is at least 1e-15.
        let mut number = [0; 5];
        number[0] = significand;
        multiply_by_fives(&mut number, binary.unsigned_abs());
        (limbs::bit_length(&number) as u32, binary.unsigned_abs())
    };
    // The number is slightly below digits * 10^zeros.
    let zeros = exponent - 5 + places as i32 - digits_cut(bits) as i32;
    zeros > 1 || (zeros == 1 && digits > 100_000)
}

/// Same as [`six_digits`], for any nonzero value, with the algorithm of LLVM's printer.
#[cold]
fn six_digits_slowly(magnitude: f64) -> Option<(u32, i32)> {
    let (digits, power) = printed_digits(magnitude);
    // "dddddde-ddd"
    let mut buffer = [0u8; 16];
    let mut rest = &mut buffer[..];
    write!(rest, "{digits}e{power}").ok()?;
    let unused = rest.len();
    let text = std::str::from_utf8(&buffer[..16 - unused]).ok()?;
    (text.parse() == Ok(magnitude)).then_some((digits, power + 5))
}

/// Six digits and a power of ten, as LLVM's decimal printer finds them.
///
/// It writes the value as an integer times a power of ten. It divides by a power of ten that is estimated to
/// leave six digits, truncating the rest. The result, of six to eight digits, is rounded, half up, to six.
fn printed_digits(magnitude: f64) -> (u32, i32) {
    let (significand, binary) = decompose(magnitude);
    printed_digits_of(u128::from(significand), binary)
}

/// Same as [`printed_digits`], for `significand * 2^binary`.
pub(super) fn printed_digits_of(significand: u128, binary: i32) -> (u32, i32) {
    // The number of twos, or of fives, which have less than 5/2 bits each.
    let bits = 128 + if binary >= 0 { binary as usize } else { binary.unsigned_abs() as usize * 5 / 2 };
    let mut number = vec![0; bits / 64 + 2];
    number[0] = significand as u64;
    number[1] = (significand >> 64) as u64;
    let places = if binary >= 0 {
        for _ in 0..binary / 32 {
            limbs::mul_small(&mut number, 1 << 32, 0);
        }
        limbs::mul_small(&mut number, 1 << (binary % 32), 0);
        0
    } else {
        multiply_by_fives(&mut number, binary.unsigned_abs());
        -binary
    };
    let cut = digits_cut(limbs::bit_length(&number) as u32);
    for _ in 0..cut / 19 {
        limbs::div_small(&mut number, 10u64.pow(19));
    }
    limbs::div_small(&mut number, 10u64.pow(cut % 19));
    let mut digits = number[0];
    let mut power = cut as i32 - places;
    // A few digits are always exact: 2^-1 is 5.
    while digits < 100_000 {
        digits *= 10;
        power -= 1;
    }
    let mut half_up = 0;
    while digits >= 1_000_000 {
        half_up = u64::from(digits % 10 >= 5);
        digits /= 10;
        power += 1;
    }
    digits += half_up;
    if digits == 1_000_000 {
        digits = 100_000;
        power += 1;
    }
    (digits as u32, power)
}

/// Number of decimal digits that LLVM's printer cuts off an integer of this many bits, if six are requested.
fn digits_cut(bits: u32) -> u32 {
    // Six digits need 20 bits; 59/196 is a little below log10(2).
    bits.saturating_sub(20) * 59 / 196
}

/// `number *= 5^count`; the product fits.
fn multiply_by_fives(number: &mut [u64], count: u32) {
    for _ in 0..count / 27 {
        limbs::mul_small(number, 5u64.pow(27), 0);
    }
    limbs::mul_small(number, 5u64.pow(count % 27), 0);
}

/// Odd significand and binary exponent of a finite nonzero value.
fn decompose(magnitude: f64) -> (u64, i32) {
    let bits = magnitude.to_bits();
    let biased = (bits >> 52) as i32 & 0x7FF;
    let fraction = bits & ((1 << 52) - 1);
    let significand = if biased == 0 { fraction } else { fraction | 1 << 52 };
    let zeros = significand.trailing_zeros();
    (significand >> zeros, biased.max(1) - 1075 + zeros as i32)
}

/// Checks the form of a decimal literal: `None` if it is malformed, otherwise the index of the exponent's
/// `e`, if there is one.
fn check_decimal(text: &[u8]) -> Option<Option<usize>> {
    let digits_from =
        |from: usize| text.get(from..).map_or(0, |rest| rest.iter().take_while(|b| b.is_ascii_digit()).count());
    let start = usize::from(matches!(text.first(), Some(b'-' | b'+')));
    let whole = digits_from(start);
    if whole == 0 || text.get(start + whole) != Some(&b'.') {
        return None;
    }
    let fraction = start + whole + 1;
    let at = fraction + digits_from(fraction);
    match text.get(at) {
        None => Some(None),
        Some(b'e' | b'E') => {
            let sign = usize::from(matches!(text.get(at + 1), Some(b'-' | b'+')));
            let digits = digits_from(at + 1 + sign);
            (digits > 0 && at + 1 + sign + digits == text.len()).then_some(Some(at))
        }
        Some(_) => None,
    }
}

/// Whether an exponent, starting at its `e`, exceeds the limit of LLVM.
fn exponent_above_limit(exponent: &[u8]) -> bool {
    let digits = exponent.iter().filter(|b| b.is_ascii_digit());
    let value = digits.fold(0usize, |value, &digit| value.saturating_mul(10).saturating_add(usize::from(digit - b'0')));
    value > LLVM_EXPONENT_LIMIT
}

/// LLVM detects that a digit was shifted out only if the number becomes smaller, and returns zero in that case.
fn hex_word(digits: &[u8]) -> (u64, Option<&'static str>) {
    let mut value: u64 = 0;
    for &digit in digits {
        let next = value << 4 | u64::from(hex_value(digit).unwrap_or(0));
        if next < value {
            return (0, Some("constant bigger than 64 bits detected"));
        }
        value = next;
    }
    (value, None)
}

fn hex(digits: &[u8]) -> u64 {
    digits.iter().fold(0, |value, &digit| value << 4 | u64::from(hex_value(digit).unwrap_or(0)))
}

fn too_long(beyond: &[u8]) -> Option<&'static str> {
    (!beyond.is_empty()).then_some("constant bigger than 128 bits detected")
}

/// Appends the bits of a `double`, without leading zeros.
fn push_double_image(out: &mut Vec<u8>, bits: u64) {
    out.extend_from_slice(b"0x");
    push_hex(out, bits, (64 - bits.leading_zeros()).div_ceil(4));
}

fn push_hex(out: &mut Vec<u8>, word: u64, digits: u32) {
    for index in (0..digits).rev() {
        out.push(hex_digit((word >> (index * 4)) as u8 & 15));
    }
}

#[cfg(test)]
mod tests {
    use super::{six_digits, six_digits_slowly};

    /// The fast path must find the same digits as LLVM's printer.
    #[test]
    fn quick_digits_are_the_printed_ones() {
        let (mut found, mut cut) = (0, 0);
        for step in 0..40_000u64 {
            // Every decimal exponent of the range, and digits that begin with every digit.
            let exponent = (step % 40) as i32 - 18;
            let digits = match step % 3 {
                0 => 100_000 + step % 7,
                1 => 1 + step / 40,
                _ => step.wrapping_mul(0x9E37_79B9_7F4A_7C15) % 1_000_000,
            };
            let value: f64 = format!("{digits}e{exponent}").parse().unwrap();
            for value in [value, value.next_up(), value.next_down()] {
                if (1e-15..1e27).contains(&value) {
                    let quick = six_digits(value);
                    assert_eq!(quick, six_digits_slowly(value), "{value:e}");
                    found += usize::from(quick.is_some());
                    cut += usize::from(quick.is_none());
                }
            }
        }
        assert!(found > 10_000 && cut > 10_000, "{found} {cut}");
    }
}
