//! [`Number`]: the operations with which algorithms on integers are written once, for machine words and for integers
//! of any width.
//!
//! Nearly all integers of a program have at most 64 bits. An algorithm of many steps works on [`Word`]s for them,
//! which stay in registers, and on [`ApInt`]s only for wider ones.

use crate::int::ApInt;

/// An integer of a width in bits. Operands of one operation have one width.
pub(crate) trait Number: Clone + PartialEq {
    /// Returns an integer of the same width, from the low bits of a number.
    fn same_width(&self, value: u64) -> Self;
    fn width(&self) -> u32;
    fn all_ones(&self) -> Self;
    /// Returns the integer of the same width with the lowest `count` bits set; all of them if it has fewer.
    fn low_ones(&self, count: u32) -> Self;
    fn and(&self, rhs: &Self) -> Self;
    fn or(&self, rhs: &Self) -> Self;
    fn xor(&self, rhs: &Self) -> Self;
    fn not(&self) -> Self;
    fn add(&self, rhs: &Self) -> Self;
    fn sub(&self, rhs: &Self) -> Self;
    fn mul(&self, rhs: &Self) -> Self;
    /// Product, unless the unsigned product does not fit.
    fn checked_mul(&self, rhs: &Self) -> Option<Self>;
    /// Unsigned quotient; `None` for division by zero.
    fn udiv(&self, rhs: &Self) -> Option<Self>;
    /// Shifts by any number of places.
    fn shl(&self, places: u32) -> Self;
    fn lshr(&self, places: u32) -> Self;
    fn ashr(&self, places: u32) -> Self;
    /// Returns the lowest 64 bits.
    fn low_u64(&self) -> u64;
    fn is_zero(&self) -> bool;
    fn is_negative(&self) -> bool;
    /// Whether it is below another number, as unsigned numbers.
    fn is_below(&self, rhs: &Self) -> bool;
    fn bit(&self, at: u32) -> bool;
    fn with_bit(&self, at: u32, value: bool) -> Self;
    /// Number of bits of the unsigned value.
    fn active_bits(&self) -> u32;
    /// Number of zeros below the lowest set bit; the width if there is none.
    fn trailing_zeros(&self) -> u32;

    fn count_ones(&self) -> u32;

    fn trailing_ones(&self) -> u32 {
        self.not().trailing_zeros()
    }

    fn neg(&self) -> Self {
        self.same_width(0).sub(self)
    }

    /// Returns the smallest signed value of the width.
    fn signed_min(&self) -> Self {
        self.same_width(0).with_bit(self.width() - 1, true)
    }

    /// Returns the largest signed value of the width.
    fn signed_max(&self) -> Self {
        self.signed_min().not()
    }
}

/// An integer of 1 to 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// The value; bits beyond the width are zero.
    bits: u64,
    /// The bits of the width.
    mask: u64,
}

impl Word {
    /// Returns a word with the low bits of a number, and a width of 1 to 64.
    #[inline]
    pub(crate) fn new(width: u32, value: u64) -> Word {
        let mask = u64::MAX >> (64 - width);
        Word { bits: value & mask, mask }
    }

    /// Returns the value.
    #[inline]
    pub(crate) fn bits(self) -> u64 {
        self.bits
    }

    #[inline]
    fn with(self, value: u64) -> Word {
        Word { bits: value & self.mask, mask: self.mask }
    }
}

impl Number for Word {
    #[inline]
    fn same_width(&self, value: u64) -> Word {
        self.with(value)
    }

    #[inline]
    fn width(&self) -> u32 {
        64 - self.mask.leading_zeros()
    }

    #[inline]
    fn all_ones(&self) -> Word {
        self.with(u64::MAX)
    }

    #[inline]
    fn low_ones(&self, count: u32) -> Word {
        self.with(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    #[inline]
    fn and(&self, rhs: &Word) -> Word {
        debug_assert_eq!(self.mask, rhs.mask, "words of two widths");
        self.with(self.bits & rhs.bits)
    }

    #[inline]
    fn or(&self, rhs: &Word) -> Word {
        debug_assert_eq!(self.mask, rhs.mask, "words of two widths");
        self.with(self.bits | rhs.bits)
    }

    #[inline]
    fn xor(&self, rhs: &Word) -> Word {
        debug_assert_eq!(self.mask, rhs.mask, "words of two widths");
        self.with(self.bits ^ rhs.bits)
    }

    #[inline]
    fn not(&self) -> Word {
        self.with(!self.bits)
    }

    #[inline]
    fn add(&self, rhs: &Word) -> Word {
        debug_assert_eq!(self.mask, rhs.mask, "words of two widths");
        self.with(self.bits.wrapping_add(rhs.bits))
    }

    #[inline]
    fn sub(&self, rhs: &Word) -> Word {
        debug_assert_eq!(self.mask, rhs.mask, "words of two widths");
        self.with(self.bits.wrapping_sub(rhs.bits))
    }

    #[inline]
    fn mul(&self, rhs: &Word) -> Word {
        debug_assert_eq!(self.mask, rhs.mask, "words of two widths");
        self.with(self.bits.wrapping_mul(rhs.bits))
    }

    #[inline]
    fn checked_mul(&self, rhs: &Word) -> Option<Word> {
        let product = self.bits.checked_mul(rhs.bits)?;
        (product <= self.mask).then(|| self.with(product))
    }

    #[inline]
    fn udiv(&self, rhs: &Word) -> Option<Word> {
        Some(self.with(self.bits.checked_div(rhs.bits)?))
    }

    #[inline]
    fn shl(&self, places: u32) -> Word {
        self.with(self.bits.checked_shl(places).unwrap_or(0))
    }

    #[inline]
    fn lshr(&self, places: u32) -> Word {
        self.with(self.bits.checked_shr(places).unwrap_or(0))
    }

    #[inline]
    fn ashr(&self, places: u32) -> Word {
        let up = self.mask.leading_zeros();
        let signed = (self.bits << up) as i64 >> up;
        self.with((signed >> places.min(63)) as u64)
    }

    #[inline]
    fn low_u64(&self) -> u64 {
        self.bits
    }

    #[inline]
    fn count_ones(&self) -> u32 {
        self.bits.count_ones()
    }

    #[inline]
    fn is_zero(&self) -> bool {
        self.bits == 0
    }

    #[inline]
    fn is_negative(&self) -> bool {
        self.bits > self.mask >> 1
    }

    #[inline]
    fn is_below(&self, rhs: &Word) -> bool {
        self.bits < rhs.bits
    }

    #[inline]
    fn bit(&self, at: u32) -> bool {
        self.bits >> at & 1 != 0
    }

    #[inline]
    fn with_bit(&self, at: u32, value: bool) -> Word {
        let bit = 1 << at;
        self.with(if value { self.bits | bit } else { self.bits & !bit })
    }

    #[inline]
    fn active_bits(&self) -> u32 {
        64 - self.bits.leading_zeros()
    }

    #[inline]
    fn trailing_zeros(&self) -> u32 {
        if self.bits == 0 { self.width() } else { self.bits.trailing_zeros() }
    }

    #[inline]
    fn signed_min(&self) -> Word {
        self.with(self.mask ^ self.mask >> 1)
    }
}

impl Number for ApInt {
    fn same_width(&self, value: u64) -> ApInt {
        ApInt::new(self.width(), value)
    }

    fn width(&self) -> u32 {
        ApInt::width(self)
    }

    fn all_ones(&self) -> ApInt {
        ApInt::all_ones(self.width())
    }

    fn low_ones(&self, count: u32) -> ApInt {
        crate::known_bits::low_bits(self.width(), count)
    }

    fn and(&self, rhs: &ApInt) -> ApInt {
        ApInt::and(self, rhs)
    }

    fn or(&self, rhs: &ApInt) -> ApInt {
        ApInt::or(self, rhs)
    }

    fn xor(&self, rhs: &ApInt) -> ApInt {
        ApInt::xor(self, rhs)
    }

    fn not(&self) -> ApInt {
        ApInt::not(self)
    }

    fn add(&self, rhs: &ApInt) -> ApInt {
        ApInt::add(self, rhs)
    }

    fn sub(&self, rhs: &ApInt) -> ApInt {
        ApInt::sub(self, rhs)
    }

    fn mul(&self, rhs: &ApInt) -> ApInt {
        ApInt::mul(self, rhs)
    }

    fn checked_mul(&self, rhs: &ApInt) -> Option<ApInt> {
        let (product, overflow) = self.umul_overflow(rhs);
        (!overflow).then_some(product)
    }

    fn udiv(&self, rhs: &ApInt) -> Option<ApInt> {
        ApInt::udiv(self, rhs)
    }

    fn shl(&self, places: u32) -> ApInt {
        ApInt::shl(self, places)
    }

    fn lshr(&self, places: u32) -> ApInt {
        ApInt::lshr(self, places)
    }

    fn ashr(&self, places: u32) -> ApInt {
        ApInt::ashr(self, places)
    }

    fn low_u64(&self) -> u64 {
        ApInt::low_u64(self)
    }

    fn count_ones(&self) -> u32 {
        ApInt::count_ones(self)
    }

    fn is_zero(&self) -> bool {
        ApInt::is_zero(self)
    }

    fn is_negative(&self) -> bool {
        ApInt::is_negative(self)
    }

    fn is_below(&self, rhs: &ApInt) -> bool {
        self.ult(rhs)
    }

    fn bit(&self, at: u32) -> bool {
        ApInt::bit(self, at)
    }

    fn with_bit(&self, at: u32, value: bool) -> ApInt {
        let mut changed = self.clone();
        changed.set_bit(at, value);
        changed
    }

    fn active_bits(&self) -> u32 {
        ApInt::active_bits(self)
    }

    fn trailing_zeros(&self) -> u32 {
        ApInt::trailing_zeros(self)
    }
}
