//! Partially undefined numbers: [`Bits`] and operations on them.
//!
//! Each undef bit of each operand is chosen independently of the others, and separately at each use, so an
//! operand represents a set of numbers, and a bit of the result is undef if it differs between two possible
//! results. Logic, addition, subtraction and shifts are exact in this sense. Products and quotients are exact
//! if few bits are undef, and otherwise err toward undef. Poison and undefined behaviour are decided by the
//! callers from the extremes provided here.

use draig_num::ApInt;

/// Maximum number of undef bits in all operands for which every choice is tried.
const MAX_TRIED_BITS: u32 = 8;

/// A number of some width; its undef bits are zero in `value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bits {
    /// Value of the defined bits.
    pub(crate) value: ApInt,
    /// Mask of the undef bits.
    pub(crate) undef: ApInt,
}

impl Bits {
    /// Returns a fully defined number.
    pub(crate) fn exact(value: ApInt) -> Bits {
        let undef = ApInt::zero(value.width());
        Bits { value, undef }
    }

    /// Returns a number whose `undef` bits are undef, whatever they are in `value`.
    pub(crate) fn new(value: &ApInt, undef: ApInt) -> Bits {
        Bits { value: value.and(&undef.not()), undef }
    }

    /// Returns a number without any defined bit.
    pub(crate) fn undefined(width: u32) -> Bits {
        Bits { value: ApInt::zero(width), undef: ApInt::all_ones(width) }
    }

    pub(crate) fn width(&self) -> u32 {
        self.value.width()
    }

    /// Returns whether every bit is defined.
    pub(crate) fn is_exact(&self) -> bool {
        self.undef.is_zero()
    }

    /// Least possible unsigned number.
    pub(crate) fn umin(&self) -> ApInt {
        self.value.clone()
    }

    /// Greatest possible unsigned number.
    pub(crate) fn umax(&self) -> ApInt {
        self.value.or(&self.undef)
    }

    /// Least possible signed number.
    pub(crate) fn smin(&self) -> ApInt {
        self.value.or(&self.undef.and(&ApInt::signed_min(self.width())))
    }

    /// Greatest possible signed number.
    pub(crate) fn smax(&self) -> ApInt {
        self.value.or(&self.undef.and(&ApInt::signed_max(self.width())))
    }

    /// Returns whether it may be this number.
    pub(crate) fn may_be(&self, number: &ApInt) -> bool {
        self.value.xor(number).and(&self.undef.not()).is_zero()
    }

    /// Returns whether its sign may be set.
    pub(crate) fn may_be_negative(&self) -> bool {
        self.umax().is_negative()
    }

    /// Returns the least set of this kind that contains both.
    pub(crate) fn join(&self, other: &Bits) -> Bits {
        let undef = self.undef.or(&other.undef).or(&self.value.xor(&other.value));
        Bits::new(&self.value, undef)
    }

    /// Returns all numbers between two unsigned ones, which share their highest bits.
    pub(crate) fn between(least: &ApInt, greatest: &ApInt) -> Bits {
        let differing = least.xor(greatest).active_bits();
        Bits::new(least, low_ones(least.width(), differing))
    }

    /// Returns the number whose undef bits are the lowest bits of `number`.
    pub(crate) fn choose(&self, number: u64) -> ApInt {
        let mut value = self.value.clone();
        let mut left = self.undef.clone();
        let mut taken = 0;
        while !left.is_zero() {
            let index = left.trailing_zeros();
            left.set_bit(index, false);
            if number.checked_shr(taken).unwrap_or(0) & 1 != 0 {
                value.set_bit(index, true);
            }
            taken += 1;
        }
        value
    }

    /// Returns all possible numbers if there are at most 256.
    pub(crate) fn choices(&self) -> Option<impl Iterator<Item = ApInt> + '_> {
        let count = self.undef.count_ones();
        (count <= MAX_TRIED_BITS).then(|| (0..1_u64 << count).map(|number| self.choose(number)))
    }

    /// Returns the results of a function of one number if few bits are undef.
    pub(crate) fn try_all(&self, of: impl Fn(&ApInt) -> ApInt) -> Option<Bits> {
        let all = self.choices()?.map(|number| Bits::exact(of(&number)));
        all.reduce(|one, other| one.join(&other))
    }

    /// Returns the results of a function of two numbers if few bits are undef in both together.
    pub(crate) fn try_pairs(&self, other: &Bits, of: impl Fn(&ApInt, &ApInt) -> Option<ApInt>) -> Option<Bits> {
        if self.undef.count_ones() + other.undef.count_ones() > MAX_TRIED_BITS {
            return None;
        }
        let mut joined: Option<Bits> = None;
        for a in self.choices()? {
            for b in other.choices()? {
                let result = Bits::exact(of(&a, &b)?);
                joined = Some(match joined {
                    Some(joined) => joined.join(&result),
                    None => result,
                });
            }
        }
        joined
    }

    /// Returns whether a property may hold for two such numbers; `None` if too many bits are undef.
    pub(crate) fn any_pair(&self, other: &Bits, mut of: impl FnMut(&ApInt, &ApInt) -> bool) -> Option<bool> {
        if self.undef.count_ones() + other.undef.count_ones() > MAX_TRIED_BITS {
            return None;
        }
        for a in self.choices()? {
            for b in other.choices()? {
                if of(&a, &b) {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    pub(crate) fn and(&self, other: &Bits) -> Bits {
        // Undef where both may be one and at least one of them is undef.
        let undef = self.umax().and(&other.umax()).and(&self.undef.or(&other.undef));
        Bits { value: self.value.and(&other.value), undef }
    }

    pub(crate) fn or(&self, other: &Bits) -> Bits {
        let value = self.value.or(&other.value);
        let undef = self.undef.or(&other.undef);
        let undef = undef.and(&value.not());
        Bits { value, undef }
    }

    pub(crate) fn xor(&self, other: &Bits) -> Bits {
        Bits::new(&self.value.xor(&other.value), self.undef.or(&other.undef))
    }

    pub(crate) fn not(&self) -> Bits {
        Bits::new(&self.value.not(), self.undef.clone())
    }

    /// Adds two numbers. A carry is monotone in the operands' bits, so it varies exactly if it differs
    /// between the least and the greatest operands.
    pub(crate) fn add(&self, other: &Bits) -> Bits {
        let least = self.value.add(&other.value);
        let (a, b) = (self.umax(), other.umax());
        let carries = |sum: &ApInt, a: &ApInt, b: &ApInt| sum.xor(a).xor(b);
        let varying = carries(&least, &self.value, &other.value).xor(&carries(&a.add(&b), &a, &b));
        Bits::new(&least, self.undef.or(&other.undef).or(&varying))
    }

    /// Subtracts, by the same argument about borrows.
    pub(crate) fn sub(&self, other: &Bits) -> Bits {
        let (a, b) = (self.umax(), other.umax());
        let least = self.value.sub(&b);
        let most = a.sub(&other.value);
        let varying = least.xor(&self.value).xor(&b).xor(&most.xor(&a).xor(&other.value));
        Bits::new(&self.value.sub(&other.value), self.undef.or(&other.undef).or(&varying))
    }

    /// Multiplies. Bits below the lowest that an undef bit reaches, and bits above the greatest product, do
    /// not vary.
    pub(crate) fn mul(&self, other: &Bits) -> Bits {
        if let Some(exact) = self.try_pairs(other, |a, b| Some(a.mul(b))) {
            return exact;
        }
        let width = self.width();
        let product = self.value.mul(&other.value);
        let reach = |undef: &ApInt, factor: &ApInt| {
            if undef.is_zero() { width } else { undef.trailing_zeros().saturating_add(factor.trailing_zeros()) }
        };
        let lowest = reach(&self.undef, &other.umax()).min(reach(&other.undef, &self.umax())).min(width);
        let (greatest, overflow) = self.umax().umul_overflow(&other.umax());
        let top = if overflow { width } else { greatest.active_bits() };
        Bits::new(&product, low_ones(width, top.max(lowest)).and(&low_ones(width, lowest).not()))
    }

    /// Shifts left by a defined amount below the width.
    pub(crate) fn shl(&self, amount: u32) -> Bits {
        Bits { value: self.value.shl(amount), undef: self.undef.shl(amount) }
    }

    /// Shifts right, filling with zeros.
    pub(crate) fn lshr(&self, amount: u32) -> Bits {
        Bits { value: self.value.lshr(amount), undef: self.undef.lshr(amount) }
    }

    /// Shifts right, filling with copies of the sign; an undef sign fills with undef.
    pub(crate) fn ashr(&self, amount: u32) -> Bits {
        Bits { value: self.value.ashr(amount), undef: self.undef.ashr(amount) }
    }

    /// Returns the unsigned quotient; the divisor must not be zero.
    pub(crate) fn udiv(&self, other: &Bits) -> Bits {
        if let Some(exact) = self.try_pairs(other, ApInt::udiv) {
            return exact;
        }
        match (self.umin().udiv(&other.umax()), self.umax().udiv(&other.umin())) {
            (Some(least), Some(greatest)) => Bits::between(&least, &greatest),
            _ => Bits::undefined(self.width()),
        }
    }

    /// Returns the unsigned remainder; the divisor must not be zero.
    pub(crate) fn urem(&self, other: &Bits) -> Bits {
        if other.is_exact() && other.value.is_power_of_two() {
            return self.and(&Bits::exact(other.value.sub(&ApInt::one(self.width()))));
        }
        if let Some(exact) = self.try_pairs(other, ApInt::urem) {
            return exact;
        }
        if self.umax().ult(&other.umin()) {
            return self.clone();
        }
        let greatest = self.umax().umin(&other.umax().sub(&ApInt::one(self.width())));
        self.remainder(other, greatest.active_bits())
    }

    /// Returns the signed quotient; the divisor must not be zero, and the quotient must not overflow.
    pub(crate) fn sdiv(&self, other: &Bits) -> Bits {
        if let Some(exact) = self.try_pairs(other, ApInt::sdiv) {
            return exact;
        }
        if !self.may_be_negative() && !other.may_be_negative() {
            return self.udiv(other);
        }
        // With a divisor of one sign the quotient is monotone in both operands, so the extremes are at the
        // corners.
        if other.smin().is_negative() != other.smax().is_negative() {
            return Bits::undefined(self.width());
        }
        let mut range: Option<(ApInt, ApInt)> = None;
        for a in [self.smin(), self.smax()] {
            for b in [other.smin(), other.smax()] {
                let Some(quotient) = a.sdiv(&b) else { return Bits::undefined(self.width()) };
                range = Some(match range {
                    None => (quotient.clone(), quotient),
                    Some((least, greatest)) => (least.smin(&quotient), greatest.smax(&quotient)),
                });
            }
        }
        match range {
            Some((least, greatest)) => Bits::between(&least, &greatest),
            None => Bits::undefined(self.width()),
        }
    }

    /// Returns the signed remainder; the divisor must not be zero, and the quotient must not overflow.
    pub(crate) fn srem(&self, other: &Bits) -> Bits {
        if let Some(exact) = self.try_pairs(other, ApInt::srem) {
            return exact;
        }
        if !self.may_be_negative() && !other.may_be_negative() {
            return self.urem(other);
        }
        let top = if self.may_be_negative() { self.width() } else { self.umax().active_bits() };
        self.remainder(other, top)
    }

    /// Returns the known bits of a remainder below 2^`top`: the dividend's bits up to the lowest bit that the
    /// divisor may have.
    fn remainder(&self, other: &Bits, top: u32) -> Bits {
        let width = self.width();
        let low = low_ones(width, other.umax().trailing_zeros());
        let undef = low.and(&self.undef).or(&low_ones(width, top).and(&low.not()));
        Bits::new(&self.value.and(&low), undef)
    }

    /// Truncates to a width.
    pub(crate) fn trunc(&self, width: u32) -> Bits {
        Bits { value: self.value.zext_or_trunc(width), undef: self.undef.zext_or_trunc(width) }
    }

    /// Extends with zeros.
    pub(crate) fn zext(&self, width: u32) -> Bits {
        Bits { value: self.value.zext_or_trunc(width), undef: self.undef.zext_or_trunc(width) }
    }

    /// Extends with the sign; an undef sign makes all new bits undef.
    pub(crate) fn sext(&self, width: u32) -> Bits {
        Bits { value: self.value.sext_or_trunc(width), undef: self.undef.sext_or_trunc(width) }
    }
}

/// Returns a mask of the lowest `count` bits.
pub(crate) fn low_ones(width: u32, count: u32) -> ApInt {
    if count == 0 { ApInt::zero(width) } else { ApInt::all_ones(width).lshr(width - count.min(width)) }
}
