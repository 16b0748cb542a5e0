//! Shifts, funnel shifts, permutations and counts.

use super::{KnownBits, high_bits};
use crate::int::ApInt;

/// Number of shift amounts that are tried one by one. Integers with more bits than this and an unknown amount
/// only have the facts that hold for every amount.
const MAX_AMOUNTS: u32 = 1024;

impl KnownBits {
    /// `shl`, with `nuw` and `nsw`.
    #[must_use]
    pub fn shl(&self, amount: &KnownBits, nuw: bool, nsw: bool) -> KnownBits {
        let width = self.width();
        let general = |least: u32| {
            let mut known = KnownBits::unknown(width);
            known.set_trailing_zeros(self.min_trailing_zeros().saturating_add(least));
            known
        };
        self.by_amount(amount, general, |by| {
            let mut shifted = KnownBits { zero: self.zero.shl(by), one: self.one.shl(by) };
            shifted.set_trailing_zeros(by);
            let lost = high_bits(width, by);
            if nuw && !self.one.and(&lost).is_zero() {
                return None;
            }
            if nsw {
                // The bits that are shifted out are copies of the sign bit of the result.
                let copies = high_bits(width, by + 1);
                let (zero, one) = (!self.zero.and(&copies).is_zero(), !self.one.and(&copies).is_zero());
                if zero && one || nuw && by > 0 && one {
                    return None;
                }
                if zero || nuw && by > 0 {
                    shifted.zero.set_bit(width - 1, true);
                }
                if one {
                    shifted.one.set_bit(width - 1, true);
                }
            }
            Some(shifted)
        })
    }

    /// `lshr`, with `exact`.
    #[must_use]
    pub fn lshr(&self, amount: &KnownBits, exact: bool) -> KnownBits {
        let general = |least: u32| {
            let mut known = KnownBits::unknown(self.width());
            known.set_leading_zeros(self.min_leading_zeros().saturating_add(least));
            known
        };
        self.by_amount(amount, general, |by| {
            if exact && self.max_trailing_zeros() < by {
                return None;
            }
            let mut shifted = KnownBits { zero: self.zero.lshr(by), one: self.one.lshr(by) };
            shifted.set_leading_zeros(by);
            Some(shifted)
        })
    }

    /// `ashr`, with `exact`.
    #[must_use]
    pub fn ashr(&self, amount: &KnownBits, exact: bool) -> KnownBits {
        let general = |least: u32| {
            let mut known = KnownBits::unknown(self.width());
            if self.is_non_negative() {
                known.set_leading_zeros(self.min_leading_zeros().saturating_add(least));
            } else if self.is_negative() {
                known.set_leading_ones(self.min_leading_ones().saturating_add(least));
            }
            known
        };
        self.by_amount(amount, general, |by| {
            if exact && self.max_trailing_zeros() < by {
                return None;
            }
            Some(KnownBits { zero: self.zero.ashr(by), one: self.one.ashr(by) })
        })
    }

    /// Joins the results for all possible amounts below the width.
    fn by_amount(
        &self,
        amount: &KnownBits,
        general: impl Fn(u32) -> KnownBits,
        shift: impl Fn(u32) -> Option<KnownBits>,
    ) -> KnownBits {
        let width = self.width();
        let least = amount.one.clamp_u32(width);
        if least >= width {
            return KnownBits::of_poison(width);
        }
        let most = amount.umax_value().clamp_u32(width - 1);
        if most - least >= MAX_AMOUNTS {
            return general(least);
        }
        let mut joined: Option<KnownBits> = None;
        let (zero, one) = (amount.zero.low_u64() as u32, amount.one.low_u64() as u32);
        for by in least..=most {
            if by & zero != 0 || !by & one != 0 {
                continue;
            }
            let Some(shifted) = shift(by) else { continue };
            let next = match joined {
                None => shifted,
                Some(known) => known.join(&shifted),
            };
            if next.is_unknown() {
                return next;
            }
            joined = Some(next);
        }
        joined.unwrap_or_else(|| KnownBits::of_poison(width))
    }

    /// `llvm.fshl` and `llvm.fshr`: the high word is this. Known only for a known amount.
    #[must_use]
    pub fn funnel_shift(&self, low: &KnownBits, amount: &KnownBits, is_right: bool) -> KnownBits {
        let width = self.width();
        let Some(by) = amount.as_constant() else {
            // A rotation of one bit that is in all places stays that bit.
            return if (self.is_zero() && low.is_zero()) || (self.one.is_all_ones() && low.one.is_all_ones()) {
                self.clone()
            } else {
                KnownBits::unknown(width)
            };
        };
        let by = match by.urem(&ApInt::new(by.width().max(32), u64::from(width)).zext_or_trunc(by.width())) {
            Some(rest) => rest.clamp_u32(width),
            // The width does not fit the type of the amount, which is then below it.
            None => by.clamp_u32(width),
        };
        let left = if is_right { width - by } else { by };
        if left >= width {
            return low.clone();
        }
        if left == 0 {
            return self.clone();
        }
        let part = |high: &ApInt, low: &ApInt| high.shl(left).or(&low.lshr(width - left));
        KnownBits { zero: part(&self.zero, &low.zero), one: part(&self.one, &low.one) }
    }

    /// `llvm.bswap`
    ///
    /// # Panics
    /// Panics if the width is not a multiple of 8.
    #[must_use]
    pub fn bswap(&self) -> KnownBits {
        KnownBits { zero: self.zero.bswap(), one: self.one.bswap() }
    }

    /// `llvm.bitreverse`
    #[must_use]
    pub fn bitreverse(&self) -> KnownBits {
        KnownBits { zero: self.zero.bitreverse(), one: self.one.bitreverse() }
    }

    /// `llvm.ctpop`
    #[must_use]
    pub fn ctpop(&self) -> KnownBits {
        self.counts(self.one.count_ones(), self.width() - self.zero.count_ones())
    }

    /// `llvm.ctlz`, whose second operand says whether zero gives poison.
    #[must_use]
    pub fn ctlz(&self, zero_is_poison: bool) -> KnownBits {
        let most = self.max_leading_zeros();
        self.counts(self.min_leading_zeros(), if zero_is_poison { most.min(self.width() - 1) } else { most })
    }

    /// `llvm.cttz`, whose second operand says whether zero gives poison.
    #[must_use]
    pub fn cttz(&self, zero_is_poison: bool) -> KnownBits {
        let most = self.max_trailing_zeros();
        self.counts(self.min_trailing_zeros(), if zero_is_poison { most.min(self.width() - 1) } else { most })
    }

    /// Returns the bits of a number of bits between two ends.
    fn counts(&self, least: u32, most: u32) -> KnownBits {
        let number = |count: u32| ApInt::new(self.width(), u64::from(count));
        if least > most {
            return KnownBits::of_poison(self.width());
        }
        if u64::from(most) >> self.width().min(63) != 0 {
            return KnownBits::unknown(self.width());
        }
        KnownBits::of_interval(&number(least), &number(most))
    }
}
