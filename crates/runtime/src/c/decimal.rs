//! Exact conversion between binary floating point and decimal digits, as `printf` and `strtold` need it for
//! `double`, `x86_fp80` and `fp128` alike. Independent of C's formats and of memory.
//!
//! A finite number is `mantissa * 2^exponent`. All its decimal digits are computed (a `double` has at most
//! 767), so every rounding decision reads existing digits.

/// Value of a floating-point number, independent of its format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    /// `mantissa * 2^exponent`.
    Finite {
        /// Integer factor.
        mantissa: u128,
        /// Exponent of the power of two.
        exponent: i32,
    },
    /// An infinity.
    Infinite,
    /// Not a number.
    Nan,
}

/// A floating-point number, independent of its format, with the details that hexadecimal notation needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Binary {
    /// Sign bit.
    pub(crate) negative: bool,
    /// Value without the sign.
    pub(crate) number: Number,
    /// Number of mantissa bits after the leading hexadecimal digit of `%a`.
    pub(crate) fraction_bits: u32,
}

impl Binary {
    /// Decodes a `double`.
    pub(crate) fn from_f64(value: f64) -> Binary {
        let bits = value.to_bits();
        let (field, fraction) = ((bits >> 52) as i32 & 0x7ff, u128::from(bits & ((1 << 52) - 1)));
        let number = match field {
            0x7ff if fraction == 0 => Number::Infinite,
            0x7ff => Number::Nan,
            0 => Number::Finite { mantissa: fraction, exponent: -1074 },
            _ => Number::Finite { mantissa: fraction | 1 << 52, exponent: field - 1075 },
        };
        Binary { negative: bits >> 63 != 0, number, fraction_bits: 52 }
    }

    /// Decodes an `x86_fp80`. Encodings that the hardware rejects are NaN, as glibc prints them.
    pub(crate) fn from_x87(bits: u128) -> Binary {
        let (field, mantissa) = ((bits >> 64) as i32 & 0x7fff, bits & u128::from(u64::MAX));
        let number = match field {
            0x7fff if mantissa << 65 == 0 => Number::Infinite,
            0x7fff => Number::Nan,
            0 => Number::Finite { mantissa, exponent: -16445 },
            _ => Number::Finite { mantissa, exponent: field - 16446 },
        };
        Binary { negative: bits >> 79 & 1 != 0, number, fraction_bits: 60 }
    }

    /// Decodes an `fp128`.
    pub(crate) fn from_quad(bits: u128) -> Binary {
        let (field, fraction) = ((bits >> 112) as i32 & 0x7fff, bits & ((1 << 112) - 1));
        let number = match field {
            0x7fff if fraction == 0 => Number::Infinite,
            0x7fff => Number::Nan,
            0 => Number::Finite { mantissa: fraction, exponent: -16494 },
            _ => Number::Finite { mantissa: fraction | 1 << 112, exponent: field - 16495 },
        };
        Binary { negative: bits >> 127 != 0, number, fraction_bits: 112 }
    }
}

/// A decimal number `0.d1d2d3… * 10^point`, without leading or trailing zeros; zero has no digits.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Decimal {
    /// Digits, each 0 to 9.
    pub(crate) digits: Vec<u8>,
    /// Position of the decimal point: the number of digits before it, negative if zeros follow it.
    pub(crate) point: i32,
}

impl Decimal {
    /// Returns all digits of `mantissa * 2^exponent`.
    pub(crate) fn exact(mantissa: u128, exponent: i32) -> Decimal {
        if mantissa == 0 {
            return Decimal::default();
        }
        // Powers of two in the mantissa would only add work.
        let zeros = (mantissa.trailing_zeros() as i32).min((-exponent).max(0));
        let (mantissa, exponent) = (mantissa >> zeros, exponent + zeros);
        let mut big = Big::new(mantissa);
        let digits = if exponent >= 0 {
            big.shift_left(exponent as u32);
            big.into_digits()
        } else {
            big.multiply_power_of_five(exponent.unsigned_abs());
            big.into_digits()
        };
        let point = digits.len() as i32 + exponent.min(0);
        let mut decimal = Decimal { digits, point };
        decimal.trim();
        decimal
    }

    /// Builds a number from digits as read, removing leading and trailing zeros.
    pub(crate) fn from_digits(digits: &[u8], point: i32) -> Decimal {
        let skip = digits.iter().take_while(|&&digit| digit == 0).count();
        let mut decimal = Decimal { digits: digits[skip..].to_vec(), point: point - skip as i32 };
        decimal.trim();
        decimal
    }

    /// Keeps `count` digits, rounding to nearest, ties to even. A negative count gives zero.
    pub(crate) fn round(&mut self, count: i64) {
        if count >= self.digits.len() as i64 {
            return;
        }
        if count < 0 {
            *self = Decimal::default();
            return;
        }
        let count = count as usize;
        let odd = count > 0 && self.digits[count - 1] & 1 != 0;
        let up = match self.digits[count] {
            6.. => true,
            // Further digits cannot all be zero, because trailing zeros were removed.
            5 => odd || self.digits.len() > count + 1,
            _ => false,
        };
        self.digits.truncate(count);
        if up {
            while self.digits.last() == Some(&9) {
                self.digits.pop();
            }
            match self.digits.last_mut() {
                Some(last) => *last += 1,
                None => {
                    self.digits.push(1);
                    self.point += 1;
                }
            }
        }
        self.trim();
    }

    /// Returns the digit at a position: 0 is the first after the point, -1 the one before it.
    pub(crate) fn digit_at(&self, place: i64) -> u8 {
        let index = place + i64::from(self.point);
        usize::try_from(index).ok().and_then(|index| self.digits.get(index)).copied().unwrap_or(0)
    }

    fn trim(&mut self) {
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        if self.digits.is_empty() {
            self.point = 0;
        }
    }
}

/// A format to round to: `precision` bits, the exponent of its smallest subnormal, and that of its largest
/// power of two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// Number of significand bits, including the leading one; at most 113.
    pub(crate) precision: u32,
    /// Exponent of the last bit of the smallest numbers: -1074 for `double`.
    pub(crate) least: i32,
    /// Exponent of the first bit of the largest numbers: 1023 for `double`.
    pub(crate) largest: i32,
}

/// Result of rounding to a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rounded {
    /// `None` on overflow; otherwise mantissa (normal numbers have exactly `precision` bits) and exponent.
    pub(crate) value: Option<(u128, i32)>,
    /// Whether the value changed.
    pub(crate) inexact: bool,
}

/// Rounds decimal digits, `0.d1d2… * 10^point`, to nearest, ties to even.
pub(crate) fn from_decimal(decimal: &Decimal, target: Target) -> Rounded {
    /// Number of digits after which the rest only breaks ties; 11,564 suffice for the widest format.
    const MAX_DIGITS: usize = 12_000;
    if decimal.digits.is_empty() || decimal.point < -5_100 {
        return Rounded { value: Some((0, target.least)), inexact: !decimal.digits.is_empty() };
    }
    if decimal.point > 5_000 {
        return Rounded { value: None, inexact: true };
    }
    let kept = decimal.digits.len().min(MAX_DIGITS);
    let more = decimal.digits.len() > kept;
    let mut numerator = Big::new(0);
    for &digit in &decimal.digits[..kept] {
        numerator.multiply_add(10, u64::from(digit));
    }
    let mut denominator = Big::new(1);
    let scale = decimal.point - kept as i32;
    if scale >= 0 {
        numerator.multiply_power_of_five(scale as u32);
        numerator.shift_left(scale as u32);
    } else {
        denominator.multiply_power_of_five(scale.unsigned_abs());
        denominator.shift_left(scale.unsigned_abs());
    }
    // Scale the quotient to [1, 2), then compute it bit by bit.
    let mut exponent = numerator.bits() as i32 - denominator.bits() as i32;
    if exponent >= 0 {
        denominator.shift_left(exponent as u32);
    } else {
        numerator.shift_left(exponent.unsigned_abs());
    }
    if numerator.less(&denominator) {
        numerator.shift_left(1);
        exponent -= 1;
    }
    // Exponent of the last bit of the format at this magnitude.
    let last = (exponent - (target.precision as i32 - 1)).max(target.least);
    let wanted = exponent - last + 1;
    let mut mantissa = 0u128;
    for _ in 0..wanted.max(0) {
        mantissa <<= 1;
        if !numerator.less(&denominator) {
            numerator.subtract(&denominator);
            mantissa |= 1;
        }
        numerator.shift_left(1);
    }
    // `numerator / denominator` is now twice the remainder's share of the last bit, if any bits were wanted;
    // below the format's last bit it is even smaller.
    let (half, rest) = if wanted >= 0 {
        let half = !numerator.less(&denominator);
        if half {
            numerator.subtract(&denominator);
        }
        (half, !numerator.is_zero() || more)
    } else {
        (false, true)
    };
    let inexact = half || rest;
    if half && (rest || mantissa & 1 != 0) {
        mantissa += 1;
    }
    let mut last = last;
    if mantissa >> target.precision != 0 {
        mantissa >>= 1;
        last += 1;
    }
    if mantissa != 0 && (128 - mantissa.leading_zeros()) as i32 + last - 1 > target.largest {
        return Rounded { value: None, inexact: true };
    }
    Rounded { value: Some((mantissa, last)), inexact }
}

/// Rounds `mantissa * 2^exponent` (plus a smaller nonzero part, if `sticky`) to a format.
pub(crate) fn from_binary(mantissa: u128, exponent: i32, sticky: bool, target: Target) -> Rounded {
    if mantissa == 0 {
        return Rounded { value: Some((0, target.least)), inexact: sticky };
    }
    let top = (127 - mantissa.leading_zeros()) as i32 + exponent;
    let mut last = (top - (target.precision as i32 - 1)).max(target.least);
    let drop = last - exponent;
    let (mut kept, half, rest) = match drop {
        ..=0 => (mantissa << drop.unsigned_abs().min(127), false, sticky),
        1..=127 => {
            let half = mantissa >> (drop - 1) & 1 != 0;
            (mantissa >> drop, half, sticky || mantissa & ((1 << (drop - 1)) - 1) != 0)
        }
        128 => (0, mantissa >> 127 != 0, sticky || mantissa << 1 != 0),
        _ => (0, false, true),
    };
    if half && (rest || kept & 1 != 0) {
        kept += 1;
    }
    if kept >> target.precision != 0 {
        kept >>= 1;
        last += 1;
    }
    if kept != 0 && (128 - kept.leading_zeros()) as i32 + last - 1 > target.largest {
        return Rounded { value: None, inexact: true };
    }
    Rounded { value: Some((kept, last)), inexact: half || rest }
}

/// A natural number in limbs, least significant first, without leading zero limbs.
struct Big(Vec<u64>);

impl Big {
    fn new(value: u128) -> Big {
        let mut big = Big(vec![value as u64, (value >> 64) as u64]);
        big.normalize();
        big
    }

    fn normalize(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    fn bits(&self) -> u32 {
        self.0.last().map_or(0, |last| self.0.len() as u32 * 64 - last.leading_zeros())
    }

    fn multiply_add(&mut self, factor: u64, addend: u64) {
        let mut carry = u128::from(addend);
        for limb in &mut self.0 {
            carry += u128::from(*limb) * u128::from(factor);
            *limb = carry as u64;
            carry >>= 64;
        }
        if carry != 0 {
            self.0.push(carry as u64);
        }
    }

    fn multiply_power_of_five(&mut self, mut power: u32) {
        const LARGEST: u64 = 5u64.pow(27);
        while power >= 27 {
            self.multiply_add(LARGEST, 0);
            power -= 27;
        }
        self.multiply_add(5u64.pow(power), 0);
    }

    fn shift_left(&mut self, count: u32) {
        if self.is_zero() || count == 0 {
            return;
        }
        let bits = count % 64;
        if bits != 0 {
            let mut carry = 0;
            for limb in &mut self.0 {
                let next = *limb >> (64 - bits);
                *limb = *limb << bits | carry;
                carry = next;
            }
            if carry != 0 {
                self.0.push(carry);
            }
        }
        let limbs = (count / 64) as usize;
        if limbs != 0 {
            self.0.splice(0..0, std::iter::repeat_n(0, limbs));
        }
    }

    fn less(&self, other: &Big) -> bool {
        let by_length = self.0.len().cmp(&other.0.len());
        by_length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev())).is_lt()
    }

    /// Subtracts a number that is not greater.
    fn subtract(&mut self, other: &Big) {
        let mut borrow = false;
        for (index, limb) in self.0.iter_mut().enumerate() {
            let (value, first) = limb.overflowing_sub(other.0.get(index).copied().unwrap_or(0));
            let (value, second) = value.overflowing_sub(u64::from(borrow));
            *limb = value;
            borrow = first || second;
        }
        self.normalize();
    }

    /// Returns the decimal digits, most significant first, without leading zeros.
    fn into_digits(mut self) -> Vec<u8> {
        const CHUNK: u64 = 10u64.pow(19);
        let mut digits = Vec::with_capacity(self.0.len() * 20);
        while !self.is_zero() {
            let mut rest = 0u128;
            for limb in self.0.iter_mut().rev() {
                let value = rest << 64 | u128::from(*limb);
                *limb = (value / u128::from(CHUNK)) as u64;
                rest = value % u128::from(CHUNK);
            }
            self.normalize();
            let mut rest = rest as u64;
            for _ in 0..19 {
                digits.push((rest % 10) as u8);
                rest /= 10;
            }
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits.reverse();
        digits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const X87: Target = Target { precision: 64, least: -16445, largest: 16383 };
    const DOUBLE: Target = Target { precision: 53, least: -1074, largest: 1023 };

    fn digits(value: f64) -> (String, i32) {
        let Number::Finite { mantissa, exponent } = Binary::from_f64(value).number else { panic!("not finite") };
        let decimal = Decimal::exact(mantissa, exponent);
        (decimal.digits.iter().map(|digit| char::from(b'0' + digit)).collect(), decimal.point)
    }

    #[test]
    fn exact_digits() {
        assert_eq!(digits(0.1), ("1000000000000000055511151231257827021181583404541015625".into(), 0));
        assert_eq!(digits(1e23), ("99999999999999991611392".into(), 23));
        assert_eq!(digits(0.5), ("5".into(), 0));
        assert_eq!(digits(1024.0), ("1024".into(), 4));
        assert_eq!(digits(f64::from_bits(1)).0.len(), 751);
        assert_eq!(digits(f64::from_bits(1)).1, -323);
    }

    #[test]
    fn rounding_is_to_even() {
        for (input, count, want, point) in
            [("125", 2, "12", 0), ("135", 2, "14", 0), ("1251", 2, "13", 0), ("999", 2, "1", 1), ("5", 0, "", 0)]
        {
            let input: Vec<u8> = input.bytes().map(|digit| digit - b'0').collect();
            let mut decimal = Decimal::from_digits(&input, 0);
            decimal.round(count);
            let text: String = decimal.digits.iter().map(|digit| char::from(b'0' + digit)).collect();
            assert_eq!((text.as_str(), decimal.point), (want, point));
        }
    }

    #[test]
    fn decimal_to_double_as_the_standard_library() {
        let mut state = 1u64;
        for _ in 0..2_000 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let value = f64::from_bits(state & !(1 << 63));
            let Number::Finite { mantissa, exponent } = Binary::from_f64(value).number else { continue };
            let mut decimal = Decimal::exact(mantissa, exponent);
            let exact = from_decimal(&decimal, DOUBLE);
            assert!(!exact.inexact);
            decimal.round(17);
            let near = from_decimal(&decimal, DOUBLE);
            for rounded in [exact, near] {
                let (mantissa, exponent) = rounded.value.unwrap_or((0, 0));
                assert_eq!(mantissa as f64 * 2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2), value);
            }
        }
    }

    #[test]
    fn limits_of_the_long_double() {
        let least = Decimal::from_digits(&[3, 6, 4, 5, 2], -4950);
        assert_eq!(from_decimal(&least, X87), Rounded { value: Some((1, -16445)), inexact: true });
        let none = Decimal::from_digits(&[1], -4950);
        assert_eq!(from_decimal(&none, X87), Rounded { value: Some((0, -16445)), inexact: true });
        let much = Decimal::from_digits(&[2], 4933);
        assert_eq!(from_decimal(&much, X87), Rounded { value: None, inexact: true });
        assert_eq!(from_binary(3, 0, false, X87).value, Some((3 << 62, -62)));
    }
}
