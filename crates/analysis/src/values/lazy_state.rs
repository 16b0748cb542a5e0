//! [`State`]: what lazy ranges know of a value at the end of a block.
//!
//! Nearly all integers have at most 64 bits. Their ranges are machine words here, which are copied and joined many
//! times for one answer.

use draig_num::{ApInt, ConstantRange, Preferred, RangePredicate, RangeWord};

/// A range of integers of any width.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Span {
    /// A range of integers of at most 64 bits, and their width.
    Word(RangeWord, u32),
    Wide(Box<ConstantRange>),
}

/// A range, or an undefined value, which may be any value but not any two at once.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    pub(super) range: Span,
    pub(super) undef: bool,
}

impl From<ConstantRange> for Span {
    fn from(range: ConstantRange) -> Span {
        match RangeWord::new(&range) {
            Some(word) => Span::Word(word, range.width()),
            None => Span::Wide(Box::new(range)),
        }
    }
}

impl From<Span> for ConstantRange {
    fn from(span: Span) -> ConstantRange {
        match span {
            Span::Word(word, width) => word.widen(width),
            Span::Wide(range) => *range,
        }
    }
}

impl Span {
    #[inline]
    pub(super) fn full(width: u32) -> Span {
        if width <= 64 { Span::Word(RangeWord::full(width), width) } else { ConstantRange::full(width).into() }
    }

    #[inline]
    pub(super) fn empty(width: u32) -> Span {
        if width <= 64 { Span::Word(RangeWord::EMPTY, width) } else { ConstantRange::empty(width).into() }
    }

    pub(super) fn single(value: &ApInt) -> Span {
        ConstantRange::single(value).into()
    }

    #[inline]
    pub(super) fn width(&self) -> u32 {
        match self {
            Span::Word(_, width) => *width,
            Span::Wide(range) => range.width(),
        }
    }

    #[inline]
    pub(super) fn is_full(&self) -> bool {
        match self {
            Span::Word(word, _) => word.is_full(),
            Span::Wide(range) => range.is_full(),
        }
    }

    #[inline]
    pub(super) fn is_single(&self) -> bool {
        match self {
            Span::Word(word, width) => word.as_single(*width).is_some(),
            Span::Wide(range) => range.as_single().is_some(),
        }
    }

    pub(super) fn to_range(&self) -> ConstantRange {
        self.clone().into()
    }

    /// Applies an operation to two ranges of one width.
    #[inline]
    fn with(
        &self,
        other: &Span,
        words: impl FnOnce(RangeWord, RangeWord, u32) -> RangeWord,
        wide: impl FnOnce(&ConstantRange, &ConstantRange) -> ConstantRange,
    ) -> Span {
        match (self, other) {
            (&Span::Word(a, width), &Span::Word(b, other)) if width == other => Span::Word(words(a, b, width), width),
            _ => wide(&self.to_range(), &other.to_range()).into(),
        }
    }

    /// Returns the smallest range with the values that both have.
    #[inline]
    pub(super) fn intersect(&self, other: &Span) -> Span {
        match (self, other) {
            (&Span::Word(a, width), &Span::Word(b, own)) if width == own && (b.is_full() || a.is_empty()) => {
                Span::Word(a, width)
            }
            (&Span::Word(a, width), &Span::Word(b, own)) if width == own && (a.is_full() || b.is_empty()) => {
                Span::Word(b, width)
            }
            _ => self.intersect_parts(other),
        }
    }

    #[inline(never)]
    fn intersect_parts(&self, other: &Span) -> Span {
        const PREFERRED: Preferred = Preferred::Smallest;
        self.with(other, |a, b, width| a.intersect(b, width, PREFERRED), |a, b| a.intersect(b, PREFERRED))
    }

    /// Returns the smallest range with the values of both.
    #[inline]
    pub(super) fn union(&self, other: &Span) -> Span {
        match (self, other) {
            (&Span::Word(a, width), &Span::Word(b, own)) if width == own && (a.is_full() || b.is_empty()) => {
                Span::Word(a, width)
            }
            (&Span::Word(a, width), &Span::Word(b, own)) if width == own && (b.is_full() || a.is_empty()) => {
                Span::Word(b, width)
            }
            _ => self.unite_parts(other),
        }
    }

    #[inline(never)]
    fn unite_parts(&self, other: &Span) -> Span {
        const PREFERRED: Preferred = Preferred::Smallest;
        self.with(other, |a, b, width| a.union(b, width, PREFERRED), |a, b| a.union(b, PREFERRED))
    }

    /// Returns the values for which a comparison holds with some value of `rhs`.
    pub(super) fn allowed_by(predicate: RangePredicate, rhs: &Span) -> Span {
        match rhs {
            Span::Word(word, width) => Span::Word(RangeWord::allowed_by(predicate, *word, *width), *width),
            Span::Wide(range) => ConstantRange::allowed_by(predicate, range).into(),
        }
    }

    /// Returns the range with a number subtracted from each value.
    pub(super) fn minus(&self, number: &ApInt) -> Span {
        match (self, number.to_u64()) {
            (Span::Word(word, width), Some(number)) => Span::Word(word.minus(*width, number), *width),
            _ => self.to_range().sub(&ConstantRange::single(number)).into(),
        }
    }

    /// Returns the values that are not in it.
    pub(super) fn inverse(&self) -> Span {
        match self {
            Span::Word(word, width) => Span::Word(word.inverse(*width), *width),
            Span::Wide(range) => range.inverse().into(),
        }
    }
}

impl State {
    #[inline]
    pub(super) fn of(range: impl Into<Span>) -> State {
        State { range: range.into(), undef: false }
    }

    #[inline]
    pub(super) fn full(width: u32) -> State {
        State::of(Span::full(width))
    }

    /// Returns all possible values.
    #[inline]
    pub(super) fn into_span(self) -> Span {
        if self.undef { Span::full(self.range.width()) } else { self.range }
    }

    #[inline]
    pub(super) fn union(&self, other: &State) -> State {
        State { range: self.range.union(&other.range), undef: self.undef || other.undef }
    }

    #[inline]
    pub(super) fn intersect(&self, other: &Span) -> State {
        // Of two ranges of one size, that of the state is kept.
        State { range: other.intersect(&self.range), undef: self.undef }
    }
}
