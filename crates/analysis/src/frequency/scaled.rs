//! Positive numbers with 64 significant bits and a wide range of exponents.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Mul;

/// Largest exponent; products beyond it are the largest number.
const MAX_EXPONENT: i32 = 16383;
/// Least exponent; products below it are zero.
const MIN_EXPONENT: i32 = -16383;
/// Number of decimal digits that are printed.
const PRINTED_DIGITS: usize = 5;

/// A number that is not negative, with 64 significant bits. Results are rounded to nearest, halves up.
///
/// Unlike a floating-point number of the machine it does not overflow where loops are nested deeply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scaled {
    /// Zero, or a number whose highest bit is set.
    digits: u64,
    /// The number is `digits * 2^exponent`.
    exponent: i32,
}

impl Scaled {
    /// Zero.
    pub const ZERO: Scaled = Scaled { digits: 0, exponent: 0 };
    /// One.
    pub const ONE: Scaled = Scaled { digits: 1 << 63, exponent: -63 };

    /// Returns `digits * 2^exponent`.
    #[must_use]
    pub fn new(digits: u64, exponent: i32) -> Scaled {
        match digits.leading_zeros() {
            u64::BITS => Scaled::ZERO,
            zeros => Scaled::normal(digits << zeros, exponent.saturating_sub(zeros as i32)),
        }
    }

    /// Returns `2^exponent`, for an exponent whose absolute value is at most 16000.
    pub(super) const fn power_of_two(exponent: i32) -> Scaled {
        Scaled { digits: 1 << 63, exponent: exponent - 63 }
    }

    /// Returns a number whose highest bit is set, in the range of exponents.
    fn normal(digits: u64, exponent: i32) -> Scaled {
        match exponent {
            MIN_EXPONENT..=MAX_EXPONENT => Scaled { digits, exponent },
            ..MIN_EXPONENT => Scaled::ZERO,
            _ => Scaled { digits: u64::MAX, exponent: MAX_EXPONENT },
        }
    }

    /// Returns `bits * 2^exponent`, rounded to 64 digits; `bits` is not zero.
    fn rounded(bits: u128, exponent: i32) -> Scaled {
        let excess = (u128::BITS - bits.leading_zeros()).saturating_sub(u64::BITS);
        if excess == 0 {
            return Scaled::new(bits as u64, exponent);
        }
        let (digits, half) = ((bits >> excess) as u64, bits >> (excess - 1) & 1 == 1);
        let exponent = exponent + excess as i32;
        match digits.checked_add(u64::from(half)) {
            Some(digits) => Scaled::normal(digits, exponent),
            None => Scaled::normal(1 << 63, exponent + 1),
        }
    }

    /// Whether the number is zero.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.digits == 0
    }

    /// Returns `1 / self`; the largest number for zero.
    #[must_use]
    pub fn inverse(self) -> Scaled {
        Scaled::ONE.divided_by(self)
    }

    /// Returns `self / divisor`; the largest number for a divisor of zero.
    #[must_use]
    pub fn divided_by(self, divisor: Scaled) -> Scaled {
        if divisor.is_zero() {
            return Scaled::normal(u64::MAX, i32::MAX);
        }
        if self.is_zero() {
            return Scaled::ZERO;
        }
        // At least 65 binary digits of the quotient: one to round with.
        let (dividend, by) = (u128::from(self.digits) << 63, u128::from(divisor.digits));
        let quotient = ((dividend / by) << 2) | (((dividend % by) << 2) / by);
        Scaled::rounded(quotient, self.exponent - divisor.exponent - 65)
    }

    /// Returns the number rounded towards zero; the largest integer for greater numbers.
    #[must_use]
    pub fn to_u64(self) -> u64 {
        match self.exponent {
            1.. if self.digits != 0 => u64::MAX,
            exponent => self.digits.checked_shr(exponent.unsigned_abs()).unwrap_or(0),
        }
    }

    /// Returns the number as the nearest `f64`; infinity for numbers beyond its range.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        self.digits as f64 * 2f64.powi(self.exponent.max(-1100))
    }
}

impl Scaled {
    /// Returns the number of places after the point that LLVM prints of less than eight times the least mass, 2^-64: it
    /// stops where the rest is less than one unit, of which it ignores the last four bits.
    fn exact_places(self) -> Option<i32> {
        let unit = -64 - self.exponent;
        if !(61..64).contains(&unit) || self.digits.trailing_zeros() < unit as u32 {
            return None;
        }
        let (mut rest, mut error) = (self.digits >> unit, 1u64);
        (1..).find(|_| {
            (rest, error) = (rest.wrapping_mul(10), error.wrapping_mul(10));
            rest & !0xF < error
        })
    }
}

impl Ord for Scaled {
    fn cmp(&self, other: &Scaled) -> Ordering {
        let key = |number: &Scaled| (number.digits != 0, number.exponent, number.digits);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Scaled {
    fn partial_cmp(&self, other: &Scaled) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Mul for Scaled {
    type Output = Scaled;

    fn mul(self, rhs: Scaled) -> Scaled {
        match u128::from(self.digits) * u128::from(rhs.digits) {
            0 => Scaled::ZERO,
            product => Scaled::rounded(product, self.exponent + rhs.exponent),
        }
    }
}

/// Prints 5 significant digits, and at least one after the point; numbers from 2^64 or below 2^-120 with an exponent.
impl fmt::Display for Scaled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_zero() {
            return f.write_str("0.0");
        }
        let top = self.exponent + 63;
        let mut digits = Decimal::new(*self);
        if let Some(places) = self.exact_places() {
            digits.digits.truncate(usize::try_from(digits.point + places).unwrap_or(0));
        }
        if (-120..64).contains(&top) { digits.write_plain(f) } else { digits.write_scientific(f) }
    }
}

/// Decimal digits of a number: `0.d₀d₁d₂… * 10^point`, the first of them not zero.
struct Decimal {
    digits: Vec<u8>,
    point: i32,
}

impl Decimal {
    /// Converts exactly.
    fn new(number: Scaled) -> Decimal {
        // The number is an integer times 2^exponent. Instead of dividing by 2^n, multiply by 5^n and move the point.
        let zeros = number.digits.trailing_zeros();
        let (odd, exponent) = (number.digits >> zeros, number.exponent + zeros as i32);
        let mut limbs = vec![(odd % LIMB) as u32, (odd / LIMB % LIMB) as u32, (odd / LIMB / LIMB) as u32];
        let factor = if exponent < 0 { 5 } else { 2 };
        let mut left = exponent.unsigned_abs();
        while left > 0 {
            let step = left.min(10);
            multiply(&mut limbs, u64::pow(factor, step));
            left -= step;
        }
        let mut digits: Vec<u8> = Vec::new();
        for limb in limbs.iter().rev() {
            digits.extend_from_slice(format!("{limb:09}").as_bytes());
        }
        let leading = digits.iter().take_while(|&&digit| digit == b'0').count();
        digits.drain(..leading);
        let point = digits.len() as i32 + exponent.min(0);
        Decimal { digits, point }
    }

    /// Rounds to this number of digits and removes zeros at the end.
    fn round(mut self, count: usize) -> Decimal {
        let up = self.digits.get(count).is_some_and(|&digit| digit >= b'5');
        self.digits.truncate(count);
        if up {
            let nines = self.digits.iter().rev().take_while(|&&digit| digit == b'9').count();
            self.digits.truncate(self.digits.len() - nines);
            match self.digits.last_mut() {
                Some(last) => *last += 1,
                None => {
                    self.digits.push(b'1');
                    self.point += 1;
                }
            }
        }
        while self.digits.last() == Some(&b'0') {
            self.digits.pop();
        }
        self
    }

    fn write_plain(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before_point = self.point.max(0) as usize;
        let Decimal { digits, point } = self.round(PRINTED_DIGITS.max(before_point + 1));
        if digits.is_empty() {
            return f.write_str("0.0");
        }
        let digit = |at: i32| usize::try_from(at).ok().and_then(|at| digits.get(at)).map_or('0', |&digit| digit.into());
        let whole: String = if point <= 0 { "0".to_owned() } else { (0..point).map(digit).collect() };
        let part: String = (point..(point + 1).max(digits.len() as i32)).map(digit).collect();
        write!(f, "{whole}.{part}")
    }

    fn write_scientific(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Decimal { digits, point } = self.round(PRINTED_DIGITS);
        let text: String = digits.iter().map(|&digit| char::from(digit)).collect();
        let (first, rest) = text.split_at(1.min(text.len()));
        let exponent = point - 1;
        let sign = if exponent < 0 { '-' } else { '+' };
        write!(f, "{first}.{}E{sign}{}", if rest.is_empty() { "0" } else { rest }, exponent.unsigned_abs())
    }
}

/// Base of the limbs of a [`Decimal`] while it is computed.
const LIMB: u64 = 1_000_000_000;

/// Multiplies a number of limbs, the lowest first, by a factor below 2^32.
fn multiply(limbs: &mut Vec<u32>, factor: u64) {
    let mut carry = 0;
    for limb in limbs.iter_mut() {
        let product = u64::from(*limb) * factor + carry;
        *limb = (product % LIMB) as u32;
        carry = product / LIMB;
    }
    while carry > 0 {
        limbs.push((carry % LIMB) as u32);
        carry /= LIMB;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_and_quotients_are_rounded_to_nearest() {
        let three = Scaled::new(3, 0);
        assert_eq!(three.inverse(), Scaled::new(0xAAAA_AAAA_AAAA_AAAB, -65));
        assert_eq!(three * three, Scaled::new(9, 0));
        assert_eq!(Scaled::new(9, 0).divided_by(three), three);
        assert_eq!(Scaled::new(u64::MAX, 0) * Scaled::new(u64::MAX, 0), Scaled::new(u64::MAX - 1, 64));
        assert_eq!(Scaled::ONE.inverse(), Scaled::ONE);
        assert_eq!(Scaled::new(u64::MAX, 0).inverse(), Scaled::new((1 << 63) + 1, -127));
    }

    #[test]
    fn conversion_to_integers_truncates() {
        assert_eq!(Scaled::new(7, -1).to_u64(), 3);
        assert_eq!(Scaled::new(1, 63).to_u64(), 1 << 63);
        assert_eq!(Scaled::new(1, 64).to_u64(), u64::MAX);
        assert_eq!(Scaled::new(1, -1).to_u64(), 0);
        assert_eq!(Scaled::ZERO.to_u64(), 0);
    }

    #[test]
    fn numbers_are_ordered_by_value() {
        let sorted = [Scaled::ZERO, Scaled::new(1, -64), Scaled::new(3, -1), Scaled::new(7, 0), Scaled::new(1, 900)];
        assert!(sorted.is_sorted());
    }

    #[test]
    fn extremes_saturate() {
        let huge = Scaled::new(1, 16000);
        assert_eq!(huge * huge, Scaled::ZERO.inverse());
        assert_eq!(huge.inverse() * huge.inverse(), Scaled::ZERO);
    }

    #[test]
    fn text_has_five_digits_and_one_after_the_point() {
        let text = |digits, exponent| Scaled::new(digits, exponent).to_string();
        assert_eq!(text(1, 0), "1.0");
        assert_eq!(text(1, -1), "0.5");
        assert_eq!(text(12345, 0), "12345.0");
        assert_eq!(text(1_234_567, 0), "1234567.0");
        assert_eq!(text(2_469_135, -1), "1234567.5");
        assert_eq!(text(199_999_999, -20), "190.73");
        assert_eq!(text(0xFFFF_FFFF, -32), "1.0");
        assert_eq!(text(1, -20), "0.00000095367");
        assert_eq!(text(1, -64), "0.0");
        assert_eq!(text(1, -62), "0.0000000000000000002");
        assert_eq!(text(1, -61), "0.00000000000000000043368");
        assert_eq!(text(1, 64), "1.8447E+19");
        assert_eq!(text(5, 300), "1.0185E+91");
        assert_eq!(text(1, -200), "6.223E-61");
    }
}
