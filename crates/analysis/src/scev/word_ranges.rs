//! Ranges of expressions of at most 64 bits, in machine words: nearly all of them. The rules are those of `ranges.rs`,
//! which has those of wider ones.

use draig_num::{KnownWord, Preferred, RangeWord};

use super::expr::{Expr, ExprKind, ExprType, NoWrap};
use super::unknown::PhiRange;
use super::{Loop, ScalarEvolution};

/// The ranges of an expression as an unsigned and as a signed number, as far as they are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct WordRanges {
    ranges: [RangeWord; 2],
    is_known: [bool; 2],
}

impl WordRanges {
    pub(super) const NONE: WordRanges = WordRanges { ranges: [RangeWord::EMPTY; 2], is_known: [false; 2] };
}

/// Returns the bits of a width of 1 to 64.
#[inline]
fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

impl ScalarEvolution<'_> {
    /// Whether a range is in machine words.
    #[inline]
    pub(super) fn is_word(&self, expr: Expr) -> bool {
        self.store.node(expr).width <= 64
    }

    /// Returns the range of an expression of at most 64 bits.
    #[inline]
    pub(super) fn word_range(&mut self, expr: Expr, signed: bool) -> RangeWord {
        match self.known_word_range(expr, signed) {
            Some(known) => known,
            None => self.find_new_word_range(expr, signed),
        }
    }

    #[inline]
    fn known_word_range(&self, expr: Expr, signed: bool) -> Option<RangeWord> {
        if let Some((number, width)) = self.store.constant_word(expr) {
            return Some(RangeWord::single(width, number));
        }
        let found = self.word_ranges.get(expr)?;
        found.is_known[usize::from(signed)].then_some(found.ranges[usize::from(signed)])
    }

    /// Whether the range of an expression of any width is known.
    #[inline]
    pub(super) fn has_range(&self, expr: Expr, signed: bool) -> bool {
        let node = self.store.node(expr);
        if node.kind == ExprKind::Constant {
            return true;
        }
        match (node.width <= 64, signed) {
            (true, _) => self.word_ranges.get(expr).is_some_and(|found| found.is_known[usize::from(signed)]),
            (false, true) => self.signed_ranges.contains(expr),
            (false, false) => self.unsigned_ranges.contains(expr),
        }
    }

    /// Finds and keeps the range of an expression of any width, whose operands have known ones.
    pub(super) fn keep_range(&mut self, expr: Expr, signed: bool) {
        if self.is_word(expr) {
            let range = self.find_word_range(expr, signed);
            self.keep_word_range(expr, signed, range);
        } else {
            let range = self.find_range(expr, signed);
            let table = if signed { &mut self.signed_ranges } else { &mut self.unsigned_ranges };
            table.insert(expr, range);
        }
    }

    fn keep_word_range(&mut self, expr: Expr, signed: bool, range: RangeWord) {
        let ranges = self.word_ranges.entry(expr, WordRanges::NONE);
        ranges.ranges[usize::from(signed)] = range;
        ranges.is_known[usize::from(signed)] = true;
    }

    /// Forgets the ranges of an expression.
    pub(super) fn forget_ranges(&mut self, expr: Expr) {
        if self.is_word(expr) {
            self.word_ranges.remove(expr);
        } else {
            self.unsigned_ranges.remove(expr);
            self.signed_ranges.remove(expr);
        }
    }

    #[inline(never)]
    fn find_new_word_range(&mut self, expr: Expr, signed: bool) -> RangeWord {
        let node = self.store.node(expr);
        // Of an integer that is loaded or compared, both ranges are full. Those of pointers may be narrower.
        if node.kind == ExprKind::Unknown
            && matches!(node.ty, ExprType::Int(_))
            && let range = RangeWord::full(node.width)
            && self.store.unknown_value(expr).is_some_and(|value| self.is_blank(value))
        {
            *self.word_ranges.entry(expr, WordRanges::NONE) = WordRanges { ranges: [range; 2], is_known: [true; 2] };
            return range;
        }
        if self.store.operands(expr).iter().all(|&operand| self.has_range(operand, signed)) {
            let range = self.find_word_range(expr, signed);
            self.keep_word_range(expr, signed, range);
            return range;
        }
        self.keep_ranges_of_parts(expr, signed);
        self.known_word_range(expr, signed).unwrap_or_else(|| RangeWord::full(self.width(expr)))
    }

    /// Finds the ranges of an expression and of its parts, as far as they are not known.
    pub(super) fn keep_ranges_of_parts(&mut self, expr: Expr, signed: bool) {
        let parts = self.unanswered(expr, |part| self.has_range(part, signed));
        for &part in &parts {
            if !self.has_range(part, signed) {
                self.keep_range(part, signed);
            }
        }
        self.walk.borrow_mut().recycle(parts);
    }

    fn find_word_range(&mut self, expr: Expr, signed: bool) -> RangeWord {
        let node = *self.store.node(expr);
        let (width, kind) = (node.width, node.kind);
        let preferred = if signed { Preferred::Signed } else { Preferred::Unsigned };
        let mut result = RangeWord::full(width);
        let zeros = self.trailing_zeros(expr).min(width - 1);
        if zeros != 0 {
            let kept = |number: u64| number >> zeros << zeros;
            result = match signed {
                true => RangeWord::inclusive(width, 1 << (width - 1), kept(mask(width) >> 1)),
                false => RangeWord::inclusive(width, 0, kept(mask(width))),
            };
        }
        let count = self.store.operands(expr).len();
        let computed = match kind {
            ExprKind::Unknown => return self.word_range_of_unknown(expr, signed, result, preferred),
            ExprKind::AddRec => return self.word_range_of_rec(expr, result, preferred),
            ExprKind::Constant | ExprKind::CouldNotCompute => RangeWord::full(width),
            ExprKind::VScale => {
                let range = super::unknown::vscale_range(self.subject, width);
                RangeWord::new(&range).unwrap_or(RangeWord::full(width))
            }
            ExprKind::Truncate
            | ExprKind::ZeroExtend
            | ExprKind::SignExtend
            | ExprKind::PtrToInt
            | ExprKind::PtrToAddr => self.word_range_of_cast(expr, kind, signed, width),
            ExprKind::Add => {
                if !signed && let Some((left, right)) = self.match_urem(expr) {
                    let range = self.range(left, signed).urem(&self.range(right, signed));
                    if let Some(range) = RangeWord::new(&range) {
                        result = result.intersect(range, width, preferred);
                    }
                }
                let (nsw, nuw) = (node.flags.has(NoWrap::NSW), node.flags.has(NoWrap::NUW));
                let mut range = self.word_range(self.operand(expr, 0), signed);
                for at in 1..count {
                    let other = self.word_range(self.operand(expr, at), signed);
                    range = range.add_no_wrap(other, width, nsw, nuw, preferred);
                }
                range
            }
            _ => {
                let mut range = self.word_range(self.operand(expr, 0), signed);
                for at in 1..count {
                    let other = self.word_range(self.operand(expr, at), signed);
                    range = match kind {
                        ExprKind::Mul => range.mul(other, width),
                        ExprKind::UDiv => range.udiv(other, width),
                        ExprKind::UMax => range.umax(other, width),
                        ExprKind::SMax => range.smax(other, width),
                        ExprKind::SMin => range.smin(other, width),
                        _ => range.umin(other, width),
                    };
                }
                range
            }
        };
        result.intersect(computed, width, preferred)
    }

    fn word_range_of_cast(&mut self, expr: Expr, kind: ExprKind, signed: bool, width: u32) -> RangeWord {
        let source = self.operand(expr, 0);
        let from = self.width(source);
        if from > 64 {
            let range = self.range(source, signed);
            let range =
                if kind == ExprKind::Truncate { range.trunc(width, false, false) } else { range.zext_or_trunc(width) };
            return RangeWord::new(&range).unwrap_or(RangeWord::full(width));
        }
        let range = self.word_range(source, signed);
        match kind {
            ExprKind::SignExtend => range.sext(from, width),
            _ if width < from => range.trunc(from, width, false, false),
            _ => range.zext(from, width),
        }
    }

    fn word_range_of_rec(&mut self, rec: Expr, mut result: RangeWord, preferred: Preferred) -> RangeWord {
        let width = self.width(rec);
        let terms = self.list_of(rec);
        let flags = self.flags(rec);
        if flags.has(NoWrap::NUW) {
            let (least, _) = self.word_range(terms[0], false).unsigned_bounds(width);
            if least != 0 {
                result = result.intersect(RangeWord::non_empty(width, least, 0), width, preferred);
            }
        }
        if flags.has(NoWrap::NSW) {
            let (mut none_negative, mut none_positive) = (true, true);
            for &term in &terms[1..] {
                none_negative &= self.is_known_non_negative(term);
                none_positive &= self.is_known_non_positive(term);
            }
            let (low, high) = self.word_range(terms[0], true).signed_bounds(width);
            let smallest = 1 << (width - 1);
            if none_negative {
                let range = RangeWord::non_empty(width, low as u64, smallest);
                result = result.intersect(range, width, preferred);
            } else if none_positive {
                let range = RangeWord::inclusive(width, smallest, high as u64);
                result = result.intersect(range, width, preferred);
            }
        }
        if let [start, step] = terms[..]
            && let Some(of) = self.rec_loop(rec)
            && let Some(most) = self.constant_max_word(of, width)
        {
            let range = self.word_range_after(start, step, most, width);
            result = result.intersect(range, width, preferred);
        }
        self.recycle(terms);
        // Computing the count may have proved flags of this recurrence, and with them a range.
        if self.flags(rec) != flags && self.nesting < super::MAX_NESTING {
            self.nesting += 1;
            let again = self.word_range_of_rec(rec, RangeWord::full(width), preferred);
            self.nesting -= 1;
            result = result.intersect(again, width, preferred);
        }
        result
    }

    /// Returns the largest number of back edges taken, if it is a known constant of a width.
    fn constant_max_word(&mut self, of: Loop, width: u32) -> Option<u64> {
        let count = self.counts(of).constant_max;
        let most = self.store.constant(count)?;
        if most.active_bits() <= width { most.to_u64() } else { None }
    }

    /// The range of `start + step * n` for n up to a number.
    fn word_range_after(&mut self, start: Expr, step: Expr, most: u64, width: u32) -> RangeWord {
        const PREFERRED: Preferred = Preferred::Smallest;
        let (low, high) = self.word_range(step, true).signed_bounds(width);
        let start_range = self.word_range(start, true);
        let low = moved(low as u64 & mask(width), start_range, most, true, width);
        let high = moved(high as u64 & mask(width), start_range, most, true, width);
        let signed = low.union(high, width, PREFERRED);
        let (_, largest) = self.word_range(step, false).unsigned_bounds(width);
        let unsigned = moved(largest, self.word_range(start, false), most, false, width);
        signed.intersect(unsigned, width, PREFERRED)
    }

    /// The range of an unknown from what is known of its value.
    fn word_range_of_unknown(
        &mut self,
        expr: Expr,
        signed: bool,
        mut result: RangeWord,
        preferred: Preferred,
    ) -> RangeWord {
        let width = self.width(expr);
        let Some(value) = self.store.unknown_value(expr) else { return result };
        let (signs, stated, mut known) = match self.is_blank(value) {
            true => (1, None, KnownWord::UNKNOWN),
            false => self.shape_of_unknown(expr, value),
        };
        if let Some(range) = stated {
            result = result.intersect(range, width, preferred);
        }
        if (!known.is_unknown() || signs > 1) && !known.has_conflict() {
            let top = 1 << (width - 1);
            if signs > 1 && known.zero & top != 0 {
                known.set_leading_zeros(width, signs);
            } else if signs > 1 && known.one & top != 0 {
                known.set_leading_ones(width, signs);
            }
            let (least, most) = (known.one, !known.zero & mask(width));
            if least != most.wrapping_add(1) & mask(width) {
                result = result.intersect(RangeWord::inclusive(width, least, most), width, preferred);
            }
        }
        if signs > 1 {
            let most = mask(width) >> 1 >> (signs - 1);
            result = result.intersect(RangeWord::inclusive(width, !most, most), width, preferred);
        }
        if self.is_pointer(expr)
            && !signed
            && let Some(range) = self.range_of_object(value, width).as_ref().and_then(RangeWord::new)
        {
            result = result.intersect(range, width, preferred);
        }
        match self.range_of_phi::<RangeWord>(value, signed) {
            Some(range) => result.intersect(range, width, preferred),
            None => result,
        }
    }

    /// The smallest and the largest value of an expression of at most 64 bits as a signed number.
    #[inline]
    pub(super) fn signed_bounds(&mut self, expr: Expr) -> Option<(i64, i64)> {
        if self.is_word(expr) { Some(self.word_range(expr, true).signed_bounds(self.width(expr))) } else { None }
    }
}

impl PhiRange for RangeWord {
    fn of(evolution: &mut ScalarEvolution<'_>, expr: Expr, signed: bool) -> RangeWord {
        evolution.word_range(expr, signed)
    }

    fn joined(self, other: RangeWord, width: u32) -> RangeWord {
        self.union(other, width, Preferred::Smallest)
    }

    fn is_everything(&self) -> bool {
        self.is_full()
    }
}

/// Whether adding a number to anything in a range stays within the type.
pub(super) fn add_never_wraps(range: RangeWord, by: i64, width: u32, signed: bool) -> bool {
    if range.is_empty() {
        return true;
    }
    let shift = 64 - width;
    match signed {
        true => {
            let (low, high) = range.signed_bounds(width);
            let fits = |number: i64| number.checked_add(by).is_some_and(|sum| (sum << shift) >> shift == sum);
            fits(low) && fits(high)
        }
        false => {
            let (_, high) = range.unsigned_bounds(width);
            high.checked_add(by as u64 & mask(width)).is_some_and(|sum| sum <= mask(width))
        }
    }
}

/// Whether products of a number and anything in a range stay within the type.
pub(super) fn mul_never_wraps(range: RangeWord, by: u64, width: u32, signed: bool) -> bool {
    if range.is_empty() {
        return true;
    }
    if !signed {
        let (_, high) = range.unsigned_bounds(width);
        return high.checked_mul(by).is_some_and(|product| product <= mask(width));
    }
    let (low, high) = range.signed_bounds(width);
    let by = (by << (64 - width)) as i64 >> (64 - width);
    let limit = i128::from(i64::MAX >> (64 - width));
    [low, high].into_iter().all(|number| {
        let product = i128::from(number) * i128::from(by);
        product <= limit && product >= -limit - 1
    })
}

/// The range of a start that moves by up to `most` steps.
fn moved(step: u64, start: RangeWord, most: u64, signed: bool, width: u32) -> RangeWord {
    if step == 0 || most == 0 || start.is_full() {
        return start;
    }
    let all = mask(width);
    let descending = signed && step >> (width - 1) != 0;
    let step = if descending { step.wrapping_neg() & all } else { step };
    if all / step < most {
        return RangeWord::full(width);
    }
    let offset = step.wrapping_mul(most);
    let last = start.upper.wrapping_sub(1) & all;
    let boundary = if descending { start.lower.wrapping_sub(offset) } else { last.wrapping_add(offset) } & all;
    if start.contains(boundary, width) {
        return RangeWord::full(width);
    }
    match descending {
        true => RangeWord::inclusive(width, boundary, last),
        false => RangeWord::inclusive(width, start.lower, boundary),
    }
}
