//! Decimal and hexadecimal text of [`ApInt`], and the rules of LLVM's lexer for integer literals.
//!
//! Up to 64 bits, conversion uses neither allocation nor `fmt`. Above, both directions divide and conquer
//! over powers of 10^19 (the largest power of ten in a limb), so that a literal of the widest integer, 2.5
//! million digits, takes a second rather than minutes.

use super::{ApInt, MAX_WIDTH, Repr, sign_extend};
use crate::limbs;

/// Largest number of decimal digits, without leading zeros, of a literal: that of the widest integer.
pub const MAX_DECIMAL_DIGITS: usize = 2_525_223;

/// Largest number of hexadecimal digits, without leading zeros, of a literal.
const MAX_HEX_DIGITS: usize = (MAX_WIDTH / 4) as usize;

/// Digits in a limb.
const CHUNK: usize = 19;
/// 10^19, the largest power of ten in a limb.
const CHUNK_BASE: u64 = 10_000_000_000_000_000_000;
/// Numbers of at most this many chunks are converted chunk by chunk.
const CHUNKS_AT_ONCE: usize = 16;

/// An integer literal as LLVM's lexer returns it, before its type is known: the value in the fewest bits that
/// hold it, and whether to sign-extend it.
///
/// The parser then extends or truncates it to the type without an error: `i8 256` is 0 and `i8 -129` is 127.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntLiteral {
    /// The value in the fewest bits (at least one) that hold it.
    pub value: ApInt,
    /// Whether the literal is signed: it begins with `-` or `s0x`.
    pub signed: bool,
}

impl IntLiteral {
    /// Returns the value of the literal in an integer type of `width` bits.
    #[track_caller]
    pub fn to_width(&self, width: u32) -> ApInt {
        if self.signed { self.value.sext_or_trunc(width) } else { self.value.zext_or_trunc(width) }
    }
}

/// Error of converting text to an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiteralError {
    /// No digits, or a byte that is not a digit.
    NotDigits,
    /// The value needs more bits than the widest integer type has.
    TooLarge,
}

impl std::fmt::Display for LiteralError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            LiteralError::NotDigits => "not a number: digits expected",
            LiteralError::TooLarge => "integer constant needs more than 8388608 bits",
        })
    }
}

impl std::error::Error for LiteralError {}

impl ApInt {
    /// Reads decimal digits as an unsigned number, modulo `2^width`.
    ///
    /// # Errors
    /// Returns an error if a byte is not a digit, if there are no digits, or if there are more than
    /// [`MAX_DECIMAL_DIGITS`].
    #[track_caller]
    pub fn from_decimal(digits: &[u8], width: u32) -> Result<ApInt, LiteralError> {
        match small_decimal(digits)? {
            Some(value) => Ok(ApInt::new(width, value)),
            None => Ok(ApInt::from_vec(width, large_decimal(digits)?)),
        }
    }

    /// Reads hexadecimal digits as an unsigned number, modulo `2^width`.
    ///
    /// # Errors
    /// Same as [`ApInt::from_decimal`], but for more digits than the widest integer has.
    #[track_caller]
    pub fn from_hex(digits: &[u8], width: u32) -> Result<ApInt, LiteralError> {
        Ok(ApInt::from_vec(width, hex_limbs(digits)?))
    }

    /// Reads a decimal literal, `-?[0-9]+` without the sign, as LLVM's lexer does.
    ///
    /// # Errors
    /// Returns an error if a byte is not a digit, if there are no digits, or if the value needs more than
    /// [`MAX_WIDTH`] bits.
    pub fn parse_literal(negative: bool, digits: &[u8]) -> Result<IntLiteral, LiteralError> {
        let magnitude = match small_decimal(digits)? {
            Some(value) => vec![value],
            None => large_decimal(digits)?,
        };
        let bits = limbs::bit_length(&magnitude);
        // One bit more than the magnitude always holds the negative value.
        let width = u32::try_from(bits + u64::from(negative)).unwrap_or(u32::MAX).max(1);
        if width > MAX_WIDTH {
            return Err(LiteralError::TooLarge);
        }
        let mut value = ApInt::from_vec(width, magnitude);
        if negative {
            value = value.neg();
            value = value.trunc(value.significant_bits());
        }
        Ok(IntLiteral { value, signed: negative })
    }

    /// Reads the digits of a hexadecimal literal, `u0x…` or `s0x…`, as LLVM's lexer does: the width is four
    /// bits per digit, truncated to the highest set bit unless the value is zero. A signed literal is
    /// therefore negative unless it is zero: `s0x5` is -3, and so is `s0x05`.
    ///
    /// # Errors
    /// Returns an error if a byte is not a digit, if there are no digits, or if the value needs more than
    /// [`MAX_WIDTH`] bits.
    pub fn parse_hex_literal(signed: bool, digits: &[u8]) -> Result<IntLiteral, LiteralError> {
        let limbs = hex_limbs(digits)?;
        // At most four bits for each of MAX_HEX_DIGITS digits.
        let width = (limbs::bit_length(&limbs) as u32).max(1);
        Ok(IntLiteral { value: ApInt::from_vec(width, limbs), signed })
    }

    /// Appends the unsigned value in decimal.
    pub fn write_unsigned_decimal(&self, out: &mut Vec<u8>) {
        match &self.repr {
            Repr::Small(value) => write_u64(out, *value),
            Repr::Large(limbs) => write_decimal(out, limbs),
        }
    }

    /// Appends the signed value in decimal, as LLVM prints integers (wider than `i1`).
    #[inline]
    pub fn write_signed_decimal(&self, out: &mut Vec<u8>) {
        if let Repr::Small(value) = self.repr {
            return write_i64(out, sign_extend(value, self.width));
        }
        if self.is_negative() {
            out.push(b'-');
            self.neg().write_unsigned_decimal(out);
        } else {
            self.write_unsigned_decimal(out);
        }
    }

    /// Appends the bits in upper-case hexadecimal, without prefix or leading zeros.
    pub fn write_hex(&self, out: &mut Vec<u8>) {
        let digits = self.active_bits().div_ceil(4).max(1);
        self.write_hex_digits(out, digits);
    }

    /// Appends the low `digits` hexadecimal digits in upper case, with zeros beyond the value.
    pub fn write_hex_digits(&self, out: &mut Vec<u8>, digits: u32) {
        let limbs = self.limbs();
        for index in (0..digits).rev() {
            let limb = limbs.get((index / 16) as usize).copied().unwrap_or(0);
            out.push(hex_digit((limb >> (index % 16 * 4)) as u8 & 15));
        }
    }
}

/// Appends a number in decimal, without allocation beyond `out`.
#[inline]
pub fn write_u64(out: &mut Vec<u8>, value: u64) {
    if value < 10 {
        out.push(b'0' + value as u8);
    } else {
        write_longer(out, value);
    }
}

/// Appends a byte and a decimal number after it, such as `%12`: faster than one after the other.
#[inline]
pub fn write_after(out: &mut Vec<u8>, before: u8, value: u32) {
    if value < 100_000_000 {
        let (digits, count) = decimal_digits(value);
        let text = u128::from(u64::from_le_bytes(digits)) << 8 | u128::from(before);
        let end = out.len() + 1 + count;
        out.extend_from_slice(&text.to_le_bytes());
        out.truncate(end);
    } else {
        out.push(before);
        write_longer(out, u64::from(value));
    }
}

/// Appends a number of two or more digits.
fn write_longer(out: &mut Vec<u8>, value: u64) {
    if value < 100_000_000 {
        let (digits, count) = decimal_digits(value as u32);
        // Storing eight bytes at once and truncating is faster than copying the exact number.
        let end = out.len() + count;
        out.extend_from_slice(&digits);
        out.truncate(end);
        return;
    }
    let mut buffer = [0; 20];
    let start = fill_decimal(&mut buffer, value);
    out.extend_from_slice(&buffer[start..]);
}

/// Digits of the numbers below 1000: the first one in the lowest byte, and the number of digits in the
/// highest byte.
static TRIPLES: [u32; 1000] = {
    let mut table = [0; 1000];
    let mut value = 0;
    while value < table.len() {
        let (hundreds, tens, ones) = (value / 100, value / 10 % 10, value % 10);
        let count = 1 + (value >= 10) as usize + (value >= 100) as usize;
        table[value] = (count << 24 | ones << 16 | tens << 8 | hundreds) as u32 | 0x0030_3030;
        value += 1;
    }
    table
};

/// Digits of a number below 1000, and their count.
#[inline]
fn up_to_three_digits(value: u32) -> (u32, u32) {
    let triple = TRIPLES[value as usize];
    let count = triple >> 24;
    ((triple & 0x00ff_ffff) >> (24 - 8 * count), count)
}

/// Decimal digits of a number up to 99,999,999, left-aligned, and their count. Bytes after them are
/// unspecified.
///
/// # Panics
/// With debug assertions, panics if the number is larger.
#[inline]
pub fn decimal_digits(value: u32) -> ([u8; 8], usize) {
    let (digits, count) = match value {
        0..1000 => {
            let (digits, count) = up_to_three_digits(value);
            (digits.into(), count)
        }
        1000..1_000_000 => {
            let (thousands, count) = up_to_three_digits(value / 1000);
            (u64::from(thousands) | u64::from(TRIPLES[(value % 1000) as usize]) << (8 * count), count + 3)
        }
        _ => return eight_digits(value),
    };
    (digits.to_le_bytes(), count as usize)
}

/// Same as [`decimal_digits`]; computes all digits at once, in the lanes of one word.
fn eight_digits(value: u32) -> ([u8; 8], usize) {
    debug_assert!(value < 100_000_000, "{value} has more than eight digits");
    // The lowest byte becomes the first digit. Division by 100 and by 10 is multiplication that is exact for
    // four and for two digits.
    let fours = u64::from(value / 10_000) | u64::from(value % 10_000) << 32;
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let twos = hundreds | ((fours - hundreds * 100) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    let ones = tens | ((twos - tens * 10) << 8);
    // The last digit is written even if it is zero.
    let zeros = (ones | 1 << 56).trailing_zeros() / 8;
    let text = (ones | 0x3030_3030_3030_3030) >> (zeros * 8);
    (text.to_le_bytes(), 8 - zeros as usize)
}

/// Appends a signed number in decimal, without allocation beyond `out`.
#[inline]
pub fn write_i64(out: &mut Vec<u8>, value: i64) {
    if value < 0 {
        out.push(b'-');
    }
    write_u64(out, value.unsigned_abs());
}

/// The upper-case digit of a value below 16.
#[inline]
pub(crate) fn hex_digit(value: u8) -> u8 {
    b"0123456789ABCDEF"[usize::from(value & 15)]
}

/// Returns the value of a hexadecimal digit.
#[inline]
pub(crate) fn hex_value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

/// Writes the digits at the end of the buffer; returns the index of the first one.
fn fill_decimal(buffer: &mut [u8; 20], mut value: u64) -> usize {
    let mut at = buffer.len();
    while value >= 100 {
        let pair = (value % 100) as u8;
        value /= 100;
        at -= 2;
        buffer[at] = b'0' + pair / 10;
        buffer[at + 1] = b'0' + pair % 10;
    }
    if value >= 10 {
        at -= 2;
        buffer[at] = b'0' + (value / 10) as u8;
        buffer[at + 1] = b'0' + (value % 10) as u8;
    } else {
        at -= 1;
        buffer[at] = b'0' + value as u8;
    }
    at
}

/// Returns the value, if there are few enough digits (at most 19) to fit a limb.
#[inline]
fn small_decimal(digits: &[u8]) -> Result<Option<u64>, LiteralError> {
    match digits.len() {
        0 => Err(LiteralError::NotDigits),
        1..=CHUNK => chunk_value(digits).map(Some),
        _ => Ok(None),
    }
}

/// Returns the value of at most 19 digits.
#[inline]
fn chunk_value(digits: &[u8]) -> Result<u64, LiteralError> {
    digits.iter().try_fold(0u64, |value, &byte| {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return Err(LiteralError::NotDigits);
        }
        Ok(value * 10 + u64::from(digit))
    })
}

fn large_decimal(digits: &[u8]) -> Result<Vec<u64>, LiteralError> {
    let digits = skip_zeros(digits);
    if digits.len() > MAX_DECIMAL_DIGITS {
        let digits_only = digits.iter().all(u8::is_ascii_digit);
        return Err(if digits_only { LiteralError::TooLarge } else { LiteralError::NotDigits });
    }
    let chunks = digits.len().div_ceil(CHUNK);
    let powers = powers_of_ten(chunks);
    parse_decimal(digits, &powers)
}

/// Splits at the largest power that leaves a non-empty high part, or converts chunk by chunk.
fn parse_decimal(digits: &[u8], powers: &[Vec<u64>]) -> Result<Vec<u64>, LiteralError> {
    let chunks = digits.len().div_ceil(CHUNK);
    if chunks > CHUNKS_AT_ONCE {
        let level = (chunks - 1).ilog2() as usize;
        // Every level has its power: the list was made for the longest text.
        if let Some(power) = powers.get(level) {
            let (high, low) = digits.split_at(digits.len() - (CHUNK << level));
            let mut value = limbs::mul(&parse_decimal(high, powers)?, power);
            value.push(0);
            limbs::add_assign(&mut value, &parse_decimal(low, powers)?);
            value.truncate(limbs::trim(&value).len());
            return Ok(value);
        }
    }
    let mut value = Vec::with_capacity(chunks + 1);
    for chunk in digits.rchunks(CHUNK).rev() {
        let carry = limbs::mul_small(&mut value, CHUNK_BASE, chunk_value(chunk)?);
        if carry != 0 {
            value.push(carry);
        }
    }
    Ok(value)
}

/// Appends a number of any length in decimal.
fn write_decimal(out: &mut Vec<u8>, number: &[u64]) {
    let number = limbs::trim(number);
    if number.is_empty() {
        out.push(b'0');
        return;
    }
    // 10^19 is a little less than a limb: 64 / log2(10^19) is below 1.015.
    let powers = powers_of_ten(number.len() + number.len() / 64 + 1);
    let start = out.len();
    write_chunks(out, number, &powers, number.len() + number.len() / 64 + 1);
    let zeros = out[start..].iter().take_while(|&&b| b == b'0').count();
    out.drain(start..start + zeros);
}

/// Appends `number` in exactly `chunks` times 19 digits.
fn write_chunks(out: &mut Vec<u8>, number: &[u64], powers: &[Vec<u64>], chunks: usize) {
    if chunks > CHUNKS_AT_ONCE {
        let level = (chunks - 1).ilog2() as usize;
        let split = powers.get(level).and_then(|power| limbs::div_rem(number, power));
        if let Some((high, low)) = split {
            write_chunks(out, &high, powers, chunks - (1 << level));
            write_chunks(out, &low, powers, 1 << level);
            return;
        }
    }
    let end = out.len() + chunks * CHUNK;
    out.resize(end, b'0');
    let mut rest = limbs::trim(number).to_vec();
    let mut at = end;
    while !rest.is_empty() {
        let mut buffer = [b'0'; 20];
        fill_decimal(&mut buffer, limbs::div_small(&mut rest, CHUNK_BASE));
        out[at - CHUNK..at].copy_from_slice(&buffer[1..]);
        at -= CHUNK;
        rest.truncate(limbs::trim(&rest).len());
    }
}

/// `10^(19 * 2^k)` for every k whose power is below `10^(19 * chunks)`.
fn powers_of_ten(chunks: usize) -> Vec<Vec<u64>> {
    let mut powers = Vec::new();
    if chunks <= CHUNKS_AT_ONCE {
        return powers;
    }
    let mut power = vec![CHUNK_BASE];
    for level in 0.. {
        powers.push(power.clone());
        if 2usize << level >= chunks {
            break;
        }
        power = limbs::mul(&power, &power);
        power.truncate(limbs::trim(&power).len());
    }
    powers
}

fn hex_limbs(digits: &[u8]) -> Result<Vec<u64>, LiteralError> {
    if digits.is_empty() {
        return Err(LiteralError::NotDigits);
    }
    let digits = skip_zeros(digits);
    let mut out = Vec::with_capacity(digits.len().min(MAX_HEX_DIGITS).div_ceil(16));
    for chunk in digits.rchunks(16) {
        let mut limb = 0;
        for &byte in chunk {
            let digit = hex_value(byte).ok_or(LiteralError::NotDigits)?;
            limb = limb << 4 | u64::from(digit);
        }
        if out.len() == MAX_HEX_DIGITS / 16 {
            return Err(LiteralError::TooLarge);
        }
        out.push(limb);
    }
    Ok(out)
}

fn skip_zeros(digits: &[u8]) -> &[u8] {
    let zeros = digits.iter().take_while(|&&b| b == b'0').count();
    &digits[zeros..]
}
