//! Ranges of results of operations of which one operand is a known number and the other may be any: [`HalfKnown`].

use super::ends::Ends;
use super::{ConstantRange, Preferred, RangeWord};
use crate::int::ApInt;
use crate::number::{Number, Word};

/// An operation on two integers of one width, of which `n` is known and `x` is not (LangRef "Binary Operations",
/// "Bitwise Binary Operations", "Saturation Arithmetic Intrinsics").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HalfKnown {
    /// `add x, n`
    Add(Wraps),
    /// `sub n, x`
    SubFrom(Wraps),
    /// `and x, n`
    And,
    /// `or x, n`
    Or,
    /// `shl x, n`, by fewer places than there are
    ShlBy,
    /// `shl n, x`
    Shl(Wraps),
    /// `lshr x, n`, by fewer places than there are
    LShrBy,
    /// `lshr n, x`
    LShr {
        /// Whether no one is shifted out.
        exact: bool,
    },
    /// `ashr x, n`, by fewer places than there are
    AShrBy,
    /// `ashr n, x`
    AShr {
        /// Whether no one is shifted out.
        exact: bool,
    },
    /// `udiv x, n`, of which `n` is not zero
    UDivBy,
    /// `udiv n, x`
    UDiv,
    /// `sdiv x, n`
    SDivBy,
    /// `sdiv n, x`
    SDiv,
    /// `urem x, n`
    URemBy,
    /// `urem n, x`
    URem,
    /// `srem x, n`
    SRemBy,
    /// `srem n, x`
    SRem,
    /// `llvm.uadd.sat` of `x` and `n`
    UAddSat,
    /// `llvm.sadd.sat` of `x` and `n`
    SAddSat,
    /// `llvm.usub.sat` of `n` and `x`
    USubSatFrom,
    /// `llvm.usub.sat` of `x` and `n`
    USubSatBy,
    /// `llvm.ssub.sat` of `n` and `x`
    SSubSatFrom,
    /// `llvm.ssub.sat` of `x` and `n`
    SSubSatBy,
    /// `llvm.umin` of `x` and `n`
    UMin,
    /// `llvm.umax` of `x` and `n`
    UMax,
    /// `llvm.smin` of `x` and `n`
    SMin,
    /// `llvm.smax` of `x` and `n`
    SMax,
}

/// Overflows that make the result of an operation poison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wraps {
    /// `nuw`
    pub no_unsigned: bool,
    /// `nsw`
    pub no_signed: bool,
}

impl Wraps {
    /// Returns what is in the ranges that each flag leaves.
    #[inline]
    fn limit<N: Number>(self, unsigned: Ends<N>, signed: Ends<N>, preferred: Preferred) -> Option<Ends<N>> {
        match (self.no_signed, self.no_unsigned) {
            (true, true) => Some(unsigned.intersect(&signed, preferred)),
            (true, false) => Some(signed),
            (false, true) => Some(unsigned),
            (false, false) => None,
        }
    }
}

/// Returns the integers from `lower` on and below `upper`; `None` for all integers, if both are equal.
#[inline]
fn between<N: Number>(lower: N, upper: N) -> Option<Ends<N>> {
    (lower != upper).then(|| Ends::new(lower, upper))
}

/// Returns the integers from `first` to `last`; `None` for all integers.
#[inline]
fn inclusive<N: Number>(first: N, last: &N) -> Option<Ends<N>> {
    let end = last.add(&last.same_width(1));
    between(first, end)
}

/// Returns the magnitude, as an unsigned number.
#[inline]
fn magnitude<N: Number>(number: &N) -> N {
    if number.is_negative() { number.neg() } else { number.clone() }
}

impl HalfKnown {
    /// Returns the results, without those that are poison; `None` for all integers.
    ///
    /// The rules are those of LLVM's `computeConstantRange`, which knows less of some operations than could be known.
    #[inline(always)]
    fn results<N: Number>(self, n: &N, preferred: Preferred) -> Option<Ends<N>> {
        let zero = || n.same_width(0);
        let one = || n.same_width(1);
        let (least, most) = (|| n.signed_min(), || n.signed_max());
        let places = || n.low_u64() as u32;
        match self {
            HalfKnown::Add(_) if n.is_zero() => None,
            HalfKnown::Add(wraps) => {
                let signed = match n.is_negative() {
                    true => Ends::new(least(), least().add(n)),
                    false => Ends::new(least().add(n), least()),
                };
                wraps.limit(Ends::new(n.clone(), zero()), signed, preferred)
            }
            HalfKnown::SubFrom(wraps) => {
                let signed = match n.is_negative() {
                    true => inclusive(least(), &n.sub(&least())),
                    false => between(n.sub(&most()), least()),
                };
                let or_full = |ends: Option<Ends<N>>| ends.unwrap_or_else(|| Ends::full(n));
                wraps.limit(or_full(inclusive(zero(), n)), or_full(signed), preferred)
            }
            HalfKnown::And | HalfKnown::UDiv | HalfKnown::URem | HalfKnown::UMin | HalfKnown::USubSatFrom => {
                inclusive(zero(), n)
            }
            HalfKnown::Or | HalfKnown::UAddSat | HalfKnown::UMax => between(n.clone(), zero()),
            HalfKnown::ShlBy => inclusive(zero(), &n.all_ones().shl(places())),
            HalfKnown::Shl(wraps) => shl(n, wraps),
            HalfKnown::LShrBy => inclusive(zero(), &n.all_ones().lshr(places())),
            HalfKnown::LShr { exact } => inclusive(n.lshr(most_places(n, exact)), n),
            HalfKnown::AShrBy => inclusive(least().ashr(places()), &most().ashr(places())),
            HalfKnown::AShr { exact } => {
                let last = n.ashr(most_places(n, exact));
                if n.is_negative() { inclusive(n.clone(), &last) } else { inclusive(last, n) }
            }
            HalfKnown::UDivBy => inclusive(zero(), &n.all_ones().udiv(n)?),
            HalfKnown::SDivBy if *n == n.all_ones() => between(least().add(&one()), least()),
            HalfKnown::SDivBy if n.is_zero() || *n == one() => None,
            HalfKnown::SDivBy => {
                let (low, high) = (least().udiv(&magnitude(n))?, most().udiv(&magnitude(n))?);
                match n.is_negative() {
                    true => inclusive(high.neg(), &low),
                    false => inclusive(low.neg(), &high),
                }
            }
            HalfKnown::SDiv if *n == least() => inclusive(n.clone(), &n.lshr(1)),
            HalfKnown::SDiv => inclusive(magnitude(n).neg(), &magnitude(n)),
            HalfKnown::URemBy => between(zero(), n.clone()),
            HalfKnown::SRemBy => between(magnitude(n).neg().add(&one()), magnitude(n)),
            HalfKnown::SRem if n.is_negative() => between(n.clone(), one()),
            HalfKnown::SRem => inclusive(zero(), n),
            HalfKnown::SAddSat => match n.is_negative() {
                true => inclusive(least(), &most().add(n)),
                false => between(least().add(n), least()),
            },
            HalfKnown::USubSatBy => between(zero(), n.neg()),
            HalfKnown::SSubSatFrom => match n.is_negative() {
                true => inclusive(least(), &n.sub(&least())),
                false => between(n.sub(&most()), least()),
            },
            HalfKnown::SSubSatBy => match n.is_negative() {
                true => between(least().sub(n), least()),
                false => inclusive(least(), &most().sub(n)),
            },
            HalfKnown::SMin => inclusive(least(), n),
            HalfKnown::SMax => between(n.clone(), least()),
        }
    }
}

/// Returns the largest number of places by which a number is shifted to the right.
#[inline]
fn most_places<N: Number>(n: &N, exact: bool) -> u32 {
    if exact && !n.is_zero() { n.trailing_zeros() } else { n.width() - 1 }
}

/// Returns the results of `shl n, x`.
fn shl<N: Number>(n: &N, wraps: Wraps) -> Option<Ends<N>> {
    let leading_zeros = n.width() - n.active_bits();
    let in_signed = || leading_zeros.saturating_sub(1);
    match wraps {
        Wraps { no_unsigned: true, no_signed: true } => inclusive(n.clone(), &n.shl(in_signed())),
        Wraps { no_unsigned: true, .. } => inclusive(n.clone(), &n.shl(leading_zeros)),
        Wraps { no_signed: true, .. } if n.is_negative() => {
            let leading_ones = n.width() - n.not().active_bits();
            inclusive(n.shl(leading_ones - 1), n)
        }
        Wraps { no_signed: true, .. } => inclusive(n.clone(), &n.shl(in_signed())),
        _ if n.is_zero() => None,
        // The ones stay in order; an odd number keeps its lowest one.
        _ => {
            let high = n.all_ones().shl(n.width() - n.count_ones());
            inclusive(n.same_width(u64::from(n.bit(0))), &high)
        }
    }
}

impl ConstantRange {
    /// Returns the results of an operation with a known operand, without those that are poison. If flags leave two
    /// ranges that overlap in two parts, `preferred` chooses.
    #[must_use]
    pub fn of_half_known(operation: HalfKnown, number: &ApInt, preferred: Preferred) -> ConstantRange {
        operation.results(number, preferred).map_or_else(|| ConstantRange::full(number.width()), ConstantRange::from)
    }
}

impl RangeWord {
    /// Returns the same as [`ConstantRange::of_half_known`].
    // Of an operation that is written where this is called, only its rule is left.
    #[inline(always)]
    #[must_use]
    pub fn of_half_known(operation: HalfKnown, number: u64, width: u32, preferred: Preferred) -> RangeWord {
        let ends = operation.results(&Word::new(width, number), preferred);
        ends.map_or_else(|| RangeWord::full(width), RangeWord::of_ends)
    }
}
