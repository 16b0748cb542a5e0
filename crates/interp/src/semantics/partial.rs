//! [`Bits`]: a number of which some bits are undef, and what operations make of it.
//!
//! Each undef bit of each operand is chosen anew at each use and independently of the others, so an
//! operand stands for a set of numbers, and a result has a bit undef when that bit differs between
//! two possible results. Logic, addition, subtraction and shifts are exact in this sense; products
//! and quotients are exact when few bits are undef, and otherwise err toward undef. Poison and
//! undefined behaviour are decided by the callers, with the extremes that are given here.

use draig_num::ApInt;

/// Up to how many undef bits in all operands together every choice is tried.
const MAX_TRIED_BITS: u32 = 8;

/// A number of some width; its undef bits are zero in `value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bits {
    /// The defined bits.
    pub(crate) value: ApInt,
    /// Which bits are undef.
    pub(crate) undef: ApInt,
}

impl Bits {
    /// A fully defined number.
    pub(crate) fn exact(value: ApInt) -> Bits {
        let undef = ApInt::zero(value.width());
        Bits { value, undef }
    }

    /// A number whose `undef` bits are undef, whatever they are in `value`.
    pub(crate) fn new(value: &ApInt, undef: ApInt) -> Bits {
        Bits { value: value.and(&undef.not()), undef }
    }

    /// No bit is defined.
    pub(crate) fn undefined(width: u32) -> Bits {
        Bits { value: ApInt::zero(width), undef: ApInt::all_ones(width) }
    }

    pub(crate) fn width(&self) -> u32 {
        self.value.width()
    }

    /// Whether every bit is defined.
    pub(crate) fn is_exact(&self) -> bool {
        self.undef.is_zero()
    }

    /// The least unsigned number that it may be.
    pub(crate) fn umin(&self) -> ApInt {
        self.value.clone()
    }

    /// The greatest unsigned number that it may be.
    pub(crate) fn umax(&self) -> ApInt {
        self.value.or(&self.undef)
    }

    /// The least signed number that it may be.
    pub(crate) fn smin(&self) -> ApInt {
        self.value.or(&self.undef.and(&ApInt::signed_min(self.width())))
    }

    /// The greatest signed number that it may be.
    pub(crate) fn smax(&self) -> ApInt {
        self.value.or(&self.undef.and(&ApInt::signed_max(self.width())))
    }

    /// Whether it may be this number.
    pub(crate) fn may_be(&self, number: &ApInt) -> bool {
        self.value.xor(number).and(&self.undef.not()).is_zero()
    }

    /// Whether its sign may be set.
    pub(crate) fn may_be_negative(&self) -> bool {
        self.umax().is_negative()
    }

    /// The least set of this kind that holds both.
    pub(crate) fn join(&self, other: &Bits) -> Bits {
        let undef = self.undef.or(&other.undef).or(&self.value.xor(&other.value));
        Bits::new(&self.value, undef)
    }

    /// All numbers between two unsigned ones: the bits that they have in common from the top.
    pub(crate) fn between(least: &ApInt, greatest: &ApInt) -> Bits {
        let differing = least.xor(greatest).active_bits();
        Bits::new(least, low_ones(least.width(), differing))
    }

    /// The number that the lowest bits of `number` choose, one for each undef bit.
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

    /// Every number that it may be, when there are at most 256.
    pub(crate) fn choices(&self) -> Option<impl Iterator<Item = ApInt> + '_> {
        let count = self.undef.count_ones();
        (count <= MAX_TRIED_BITS).then(|| (0..1_u64 << count).map(|number| self.choose(number)))
    }

    /// What a function of one number gives, when few bits are undef.
    pub(crate) fn try_all(&self, of: impl Fn(&ApInt) -> ApInt) -> Option<Bits> {
        let all = self.choices()?.map(|number| Bits::exact(of(&number)));
        all.reduce(|one, other| one.join(&other))
    }

    /// What a function of two numbers gives, when few bits are undef in both together.
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

    /// Whether a property may hold of two such numbers; `None` when too many bits are undef.
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
        // Undef where both may be one and one of them is undef.
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

    /// Sum: a carry is monotone in the operands' bits, so it varies exactly when it differs between
    /// the least and the greatest operands.
    pub(crate) fn add(&self, other: &Bits) -> Bits {
        let least = self.value.add(&other.value);
        let (a, b) = (self.umax(), other.umax());
        let carries = |sum: &ApInt, a: &ApInt, b: &ApInt| sum.xor(a).xor(b);
        let varying = carries(&least, &self.value, &other.value).xor(&carries(&a.add(&b), &a, &b));
        Bits::new(&least, self.undef.or(&other.undef).or(&varying))
    }

    /// Difference, by the borrows.
    pub(crate) fn sub(&self, other: &Bits) -> Bits {
        let (a, b) = (self.umax(), other.umax());
        let least = self.value.sub(&b);
        let most = a.sub(&other.value);
        let varying = least.xor(&self.value).xor(&b).xor(&most.xor(&a).xor(&other.value));
        Bits::new(&self.value.sub(&other.value), self.undef.or(&other.undef).or(&varying))
    }

    /// Product: no bit below the lowest that an undef bit reaches varies, nor one above the greatest
    /// product.
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

    /// Shifted left by a defined amount below the width.
    pub(crate) fn shl(&self, amount: u32) -> Bits {
        Bits { value: self.value.shl(amount), undef: self.undef.shl(amount) }
    }

    /// Shifted right, zeros coming in.
    pub(crate) fn lshr(&self, amount: u32) -> Bits {
        Bits { value: self.value.lshr(amount), undef: self.undef.lshr(amount) }
    }

    /// Shifted right, copies of the sign coming in; an undef sign comes in undef.
    pub(crate) fn ashr(&self, amount: u32) -> Bits {
        Bits { value: self.value.ashr(amount), undef: self.undef.ashr(amount) }
    }

    /// Unsigned quotient; the divisor may not be zero.
    pub(crate) fn udiv(&self, other: &Bits) -> Bits {
        if let Some(exact) = self.try_pairs(other, ApInt::udiv) {
            return exact;
        }
        match (self.umin().udiv(&other.umax()), self.umax().udiv(&other.umin())) {
            (Some(least), Some(greatest)) => Bits::between(&least, &greatest),
            _ => Bits::undefined(self.width()),
        }
    }

    /// Unsigned remainder; the divisor may not be zero.
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

    /// Signed quotient; the divisor may not be zero, nor the quotient overflow.
    pub(crate) fn sdiv(&self, other: &Bits) -> Bits {
        if let Some(exact) = self.try_pairs(other, ApInt::sdiv) {
            return exact;
        }
        if !self.may_be_negative() && !other.may_be_negative() {
            return self.udiv(other);
        }
        // With a divisor of one sign the quotient is monotone in both, so a corner is extreme.
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

    /// Signed remainder; the divisor may not be zero, nor the quotient overflow.
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

    /// What is known of a remainder below 2^`top`: it has the dividend's bits as far as the divisor
    /// has zeros.
    fn remainder(&self, other: &Bits, top: u32) -> Bits {
        let width = self.width();
        let low = low_ones(width, other.umax().trailing_zeros());
        let undef = low.and(&self.undef).or(&low_ones(width, top).and(&low.not()));
        Bits::new(&self.value.and(&low), undef)
    }

    /// Narrowed.
    pub(crate) fn trunc(&self, width: u32) -> Bits {
        Bits { value: self.value.zext_or_trunc(width), undef: self.undef.zext_or_trunc(width) }
    }

    /// Widened with zeros.
    pub(crate) fn zext(&self, width: u32) -> Bits {
        Bits { value: self.value.zext_or_trunc(width), undef: self.undef.zext_or_trunc(width) }
    }

    /// Widened with the sign; an undef sign makes all of them undef.
    pub(crate) fn sext(&self, width: u32) -> Bits {
        Bits { value: self.value.sext_or_trunc(width), undef: self.undef.sext_or_trunc(width) }
    }
}

/// The lowest `count` bits set.
pub(crate) fn low_ones(width: u32, count: u32) -> ApInt {
    if count == 0 { ApInt::zero(width) } else { ApInt::all_ones(width).lshr(width - count.min(width)) }
}
