//! Bit operations of [`ApInt`]: logic, shifts, counts, permutations, fields.

use super::{ApInt, Repr, limb_count, low_mask, sign_extend};

impl ApInt {
    /// Bitwise and.
    #[inline]
    #[track_caller]
    pub fn and(&self, rhs: &ApInt) -> ApInt {
        self.zip(rhs, |a, b| a & b)
    }

    /// Bitwise or.
    #[inline]
    #[track_caller]
    pub fn or(&self, rhs: &ApInt) -> ApInt {
        self.zip(rhs, |a, b| a | b)
    }

    /// Bitwise exclusive or.
    #[inline]
    #[track_caller]
    pub fn xor(&self, rhs: &ApInt) -> ApInt {
        self.zip(rhs, |a, b| a ^ b)
    }

    /// Whether both have a common bit.
    #[inline]
    #[track_caller]
    pub fn intersects(&self, rhs: &ApInt) -> bool {
        self.check_same(rhs);
        match (&self.repr, &rhs.repr) {
            (Repr::Small(a), Repr::Small(b)) => a & b != 0,
            _ => self.limbs().iter().zip(rhs.limbs()).any(|(a, b)| a & b != 0),
        }
    }

    /// Bitwise complement.
    #[inline]
    pub fn not(&self) -> ApInt {
        match &self.repr {
            Repr::Small(value) => ApInt::small(self.width, !value),
            Repr::Large(_) => self.not_large(),
        }
    }

    #[cold]
    fn not_large(&self) -> ApInt {
        ApInt::from_vec(self.width, self.limbs().iter().map(|l| !l).collect())
    }

    /// Left shift; zero if `amount` is the width or more.
    #[inline]
    pub fn shl(&self, amount: u32) -> ApInt {
        if amount >= self.width {
            return ApInt::zero(self.width);
        }
        match &self.repr {
            Repr::Small(value) => ApInt::small(self.width, value << amount),
            Repr::Large(limbs) => ApInt::from_vec(self.width, shl_limbs(limbs, amount)),
        }
    }

    /// Logical right shift; zero if `amount` is the width or more.
    #[inline]
    pub fn lshr(&self, amount: u32) -> ApInt {
        if amount >= self.width {
            return ApInt::zero(self.width);
        }
        match &self.repr {
            Repr::Small(value) => ApInt::small(self.width, value >> amount),
            Repr::Large(limbs) => ApInt::from_vec(self.width, lshr_limbs(limbs, amount)),
        }
    }

    /// Arithmetic right shift; all sign bits if `amount` is the width or more.
    #[inline]
    pub fn ashr(&self, amount: u32) -> ApInt {
        if let Repr::Small(value) = self.repr {
            let value = sign_extend(value, self.width) >> amount.min(63);
            return ApInt::small(self.width, value as u64);
        }
        if !self.is_negative() {
            return self.lshr(amount);
        }
        // Shifting the complement shifts in zeros, whose complement is the sign.
        self.not().lshr(amount).not()
    }

    /// Left rotation by `amount` modulo the width.
    pub fn rotl(&self, amount: u32) -> ApInt {
        let amount = amount % self.width;
        if amount == 0 {
            return self.clone();
        }
        self.shl(amount).or(&self.lshr(self.width - amount))
    }

    /// Right rotation by `amount` modulo the width.
    pub fn rotr(&self, amount: u32) -> ApInt {
        self.rotl(self.width - amount % self.width)
    }

    /// Number of zeros above the highest set bit; the width if the value is zero.
    #[inline]
    pub fn leading_zeros(&self) -> u32 {
        self.width - self.active_bits()
    }

    /// Number of ones above the highest clear bit.
    #[inline]
    pub fn leading_ones(&self) -> u32 {
        self.not().leading_zeros()
    }

    /// Number of zeros below the lowest set bit; the width if the value is zero.
    #[inline]
    pub fn trailing_zeros(&self) -> u32 {
        if let Repr::Small(value) = self.repr {
            return if value == 0 { self.width } else { value.trailing_zeros() };
        }
        match self.limbs().iter().position(|&l| l != 0) {
            Some(index) => index as u32 * 64 + self.limbs()[index].trailing_zeros(),
            None => self.width,
        }
    }

    /// Number of ones below the lowest clear bit.
    #[inline]
    pub fn trailing_ones(&self) -> u32 {
        self.not().trailing_zeros()
    }

    /// Number of set bits.
    #[inline]
    pub fn count_ones(&self) -> u32 {
        match &self.repr {
            Repr::Small(value) => value.count_ones(),
            Repr::Large(limbs) => limbs.iter().map(|l| l.count_ones()).sum(),
        }
    }

    /// Number of bits of the unsigned value: the index of the highest set bit plus one; 0 for zero.
    #[inline]
    pub fn active_bits(&self) -> u32 {
        match &self.repr {
            Repr::Small(value) => 64 - value.leading_zeros(),
            // At most the width, which is a u32.
            Repr::Large(limbs) => crate::limbs::bit_length(limbs) as u32,
        }
    }

    /// Smallest width that holds the value as a signed number: 1 for 0 and -1, 8 for -128.
    #[inline]
    pub fn significant_bits(&self) -> u32 {
        let copies = if self.is_negative() { self.leading_ones() } else { self.leading_zeros() };
        self.width - copies + 1
    }

    /// Reverses the order of the bytes.
    ///
    /// # Panics
    /// Panics if the width is not a multiple of 8 (LLVM's `llvm.bswap` requires a multiple of 16).
    #[track_caller]
    pub fn bswap(&self) -> ApInt {
        assert!(self.width.is_multiple_of(8), "bswap of {} bits", self.width);
        self.reversed(u64::swap_bytes)
    }

    /// Reverses the order of the bits.
    pub fn bitreverse(&self) -> ApInt {
        self.reversed(u64::reverse_bits)
    }

    /// Returns `width` bits starting at bit `low`; bits beyond the value are zero.
    #[track_caller]
    pub fn extract_bits(&self, low: u32, width: u32) -> ApInt {
        match &self.repr {
            Repr::Small(value) => ApInt::new(width, value.checked_shr(low).unwrap_or(0)),
            Repr::Large(limbs) => {
                let (skip, bits) = ((low / 64) as usize, low % 64);
                let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
                let out: Vec<u64> = (skip..skip + limb_count(width))
                    .map(|i| match bits {
                        0 => limb(i),
                        _ => limb(i) >> bits | limb(i + 1) << (64 - bits),
                    })
                    .collect();
                ApInt::from_limbs(width, &out)
            }
        }
    }

    /// Overwrites the bits starting at `low` with `field`.
    ///
    /// # Panics
    /// Panics if the field reaches beyond the width.
    #[track_caller]
    pub fn insert_bits(&mut self, field: &ApInt, low: u32) {
        let end = u64::from(low) + u64::from(field.width);
        assert!(end <= u64::from(self.width), "{} bits at {low} in an integer of {} bits", field.width, self.width);
        if let (Repr::Small(value), Repr::Small(bits)) = (&mut self.repr, &field.repr) {
            *value = *value & !(low_mask(field.width) << low) | bits << low;
            return;
        }
        let out = self.limbs_mut();
        for (index, &value) in field.limbs().iter().enumerate() {
            let used = (field.width - index as u32 * 64).min(64);
            let mask = low_mask(used);
            let (limb, bits) = ((low / 64) as usize + index, low % 64);
            out[limb] = out[limb] & !(mask << bits) | value << bits;
            // The part that crosses into the next limb, if any.
            if bits != 0 && mask >> (64 - bits) != 0 {
                let high = 64 - bits;
                out[limb + 1] = out[limb + 1] & !(mask >> high) | value >> high;
            }
        }
    }

    #[inline]
    #[track_caller]
    fn zip(&self, rhs: &ApInt, op: impl Fn(u64, u64) -> u64) -> ApInt {
        self.check_same(rhs);
        match (&self.repr, &rhs.repr) {
            (Repr::Small(a), Repr::Small(b)) => ApInt::small(self.width, op(*a, *b)),
            _ => self.zip_large(rhs, op),
        }
    }

    #[cold]
    fn zip_large(&self, rhs: &ApInt, op: impl Fn(u64, u64) -> u64) -> ApInt {
        let pairs = self.limbs().iter().zip(rhs.limbs());
        ApInt::from_vec(self.width, pairs.map(|(&a, &b)| op(a, b)).collect())
    }

    /// Applies `op` to the limbs in reverse order, then aligns the result to the width.
    fn reversed(&self, op: impl Fn(u64) -> u64) -> ApInt {
        let limbs: Vec<u64> = self.limbs().iter().rev().map(|&l| op(l)).collect();
        let spare = limbs.len() as u32 * 64 - self.width;
        // The widest integer fills its limbs, so this width never exceeds the limit.
        ApInt::from_limbs(self.width + spare, &limbs).lshr(spare).trunc(self.width)
    }
}

/// Shifts limbs left by less than their bits.
#[cold]
fn shl_limbs(limbs: &[u64], amount: u32) -> Vec<u64> {
    let (skip, bits) = ((amount / 64) as usize, amount % 64);
    let mut out = vec![0; limbs.len()];
    let mut carry = 0;
    for (to, &from) in out[skip..].iter_mut().zip(limbs.iter()) {
        *to = from << bits | carry;
        carry = if bits == 0 { 0 } else { from >> (64 - bits) };
    }
    out
}

/// Shifts limbs right by less than their bits; the result has no limbs that are shifted out.
#[cold]
fn lshr_limbs(limbs: &[u64], amount: u32) -> Vec<u64> {
    let (skip, bits) = ((amount / 64) as usize, amount % 64);
    let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
    let shifted = (skip..limbs.len()).map(|at| match bits {
        0 => limb(at),
        _ => limb(at) >> bits | limb(at + 1) << (64 - bits),
    });
    shifted.collect()
}

const _: () = assert!(super::MAX_WIDTH.is_multiple_of(64));

#[cfg(test)]
mod tests {
    use super::low_mask;
    use crate::int::top_mask;

    #[test]
    fn masks() {
        assert_eq!(top_mask(64), u64::MAX);
        assert_eq!(top_mask(65), 1);
        assert_eq!(top_mask(128), u64::MAX);
        assert_eq!(low_mask(1), 1);
    }
}
