//! Set operations on ranges, for ends of any representation.
//!
//! [`ConstantRange`] has the same operations, and chooses: integers of at most 64 bits are machine words here.

use super::{ConstantRange, Preferred};
use crate::int::ApInt;
use crate::number::{Number, Word};

/// The ends of a range, as in [`ConstantRange`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ends<N> {
    lower: N,
    upper: N,
}

impl ConstantRange {
    /// Returns the ends as machine words, if the width is at most 64.
    #[inline]
    pub(super) fn words(&self) -> Option<Ends<Word>> {
        Some(Ends { lower: self.lower.word()?, upper: self.upper.word()? })
    }

    #[cold]
    pub(super) fn wide(&self) -> Ends<ApInt> {
        Ends { lower: self.lower.clone(), upper: self.upper.clone() }
    }
}

impl<N: Into<ApInt>> From<Ends<N>> for ConstantRange {
    #[inline]
    fn from(ends: Ends<N>) -> ConstantRange {
        ConstantRange { lower: ends.lower.into(), upper: ends.upper.into() }
    }
}

impl<N: Number> Ends<N> {
    #[inline]
    pub(super) fn new(lower: N, upper: N) -> Ends<N> {
        Ends { lower, upper }
    }

    #[inline]
    pub(super) fn into_parts(self) -> (N, N) {
        (self.lower, self.upper)
    }

    #[inline]
    pub(super) fn full(like: &N) -> Ends<N> {
        Ends { lower: like.all_ones(), upper: like.all_ones() }
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.lower == self.upper && !self.lower.is_zero()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.lower == self.upper && self.lower.is_zero()
    }

    /// Number of values minus one, of a range that is not empty.
    #[inline]
    fn count_less_one(&self) -> N {
        if self.is_full() {
            return self.lower.clone();
        }
        self.upper.sub(&self.lower).sub(&self.lower.same_width(1))
    }

    #[inline]
    fn contains(&self, value: &N) -> bool {
        if self.lower == self.upper {
            return self.is_full();
        }
        value.sub(&self.lower).is_below(&self.upper.sub(&self.lower))
    }

    /// See [`ConstantRange::contains_range`].
    #[inline]
    pub(super) fn contains_range(&self, other: &Ends<N>) -> bool {
        if self.is_full() || other.is_empty() {
            return true;
        }
        if self.is_empty() || other.is_full() {
            return false;
        }
        let start = other.lower.sub(&self.lower);
        let room = self.count_less_one();
        !room.is_below(&start) && !room.sub(&start).is_below(&other.count_less_one())
    }

    fn is_smaller_than(&self, other: &Ends<N>) -> bool {
        match (self.is_empty(), other.is_empty()) {
            (_, true) => false,
            (true, false) => true,
            _ => self.count_less_one().is_below(&other.count_less_one()),
        }
    }

    fn is_wrapped(&self) -> bool {
        self.upper.is_below(&self.lower) && !self.upper.is_zero()
    }

    fn is_sign_wrapped(&self) -> bool {
        let (lower, upper, smallest) = (&self.lower, &self.upper, self.lower.signed_min());
        upper.xor(&smallest).is_below(&lower.xor(&smallest)) && *upper != smallest
    }

    /// See [`ConstantRange::intersect`].
    #[inline]
    pub(super) fn intersect(&self, other: &Ends<N>, preferred: Preferred) -> Ends<N> {
        if self.is_empty() || other.is_full() {
            return self.clone();
        }
        if other.is_empty() || self.is_full() {
            return other.clone();
        }
        match (self.contains(&other.lower), other.contains(&self.lower)) {
            (false, false) => Ends { lower: self.lower.same_width(0), upper: self.lower.same_width(0) },
            (true, false) => other.up_to_end_of(self),
            (false, true) => self.up_to_end_of(other),
            (true, true) if self.lower == other.lower => {
                if self.is_smaller_than(other) {
                    self.clone()
                } else {
                    other.clone()
                }
            }
            // The values are at both ends of each range.
            (true, true) => choose(self, other, preferred).clone(),
        }
    }

    /// Returns this range, which starts within `other`, up to the nearer of both ends.
    fn up_to_end_of(&self, other: &Ends<N>) -> Ends<N> {
        let rest = other.upper.sub(&self.lower);
        let own = self.upper.sub(&self.lower);
        let upper = if rest.is_below(&own) { &other.upper } else { &self.upper };
        Ends { lower: self.lower.clone(), upper: upper.clone() }
    }

    /// See [`ConstantRange::union`].
    #[inline]
    pub(super) fn union(&self, other: &Ends<N>, preferred: Preferred) -> Ends<N> {
        if self.is_full() || other.is_empty() {
            return self.clone();
        }
        if other.is_full() || self.is_empty() {
            return other.clone();
        }
        if self.contains_range(other) {
            return self.clone();
        }
        if other.contains_range(self) {
            return other.clone();
        }
        // Ranges that touch are joined there, too.
        let reaches = |a: &Ends<N>, b: &Ends<N>| a.contains(&b.lower) || a.upper == b.lower;
        match (reaches(self, other), reaches(other, self)) {
            (true, true) => Ends::full(&self.lower),
            (true, false) => self.to_end_of(other),
            (false, true) => other.to_end_of(self),
            (false, false) => {
                let (first, second) = (self.to_end_of(other), other.to_end_of(self));
                choose(&first, &second, preferred).clone()
            }
        }
    }

    fn to_end_of(&self, other: &Ends<N>) -> Ends<N> {
        if self.lower == other.upper {
            return Ends::full(&self.lower);
        }
        Ends { lower: self.lower.clone(), upper: other.upper.clone() }
    }
}

/// Returns the preferred of two ranges; the second if neither is.
fn choose<'r, N: Number>(first: &'r Ends<N>, second: &'r Ends<N>, preferred: Preferred) -> &'r Ends<N> {
    let by_wrapping = match preferred {
        Preferred::Smallest => None,
        Preferred::Unsigned => Some((first.is_wrapped(), second.is_wrapped())),
        Preferred::Signed => Some((first.is_sign_wrapped(), second.is_sign_wrapped())),
    };
    match by_wrapping {
        Some((false, true)) => first,
        Some((true, false)) => second,
        _ if first.is_smaller_than(second) => first,
        _ => second,
    }
}
