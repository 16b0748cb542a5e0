//! Sums: folding of constants, of equal terms, of terms with a common factor, and into recurrences.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use draig_num::ApInt;

use super::expr::{Expr, ExprKind, ExprType, NoWrap, Vacancy};
use super::{MAX_ARITHMETIC_DEPTH, ScalarEvolution};

/// Number of operands of a sum up to which sums among its operands are opened.
const MAX_OPENED_SUM: usize = 500;
/// Number of operands of a sum up to which their factors are compared with each other.
const MAX_COMPARED: usize = 500;

/// Number of entries of a list that are compared one by one.
const MAX_LISTED: usize = 16;

/// A list of keys with what belongs to each, in order of first occurrence. Most have few.
struct Listed<K, V> {
    all: Vec<(K, V)>,
    /// The place of each key, once there are many.
    places: FxHashMap<K, usize>,
}

impl<K: Clone + Eq + Hash, V> Listed<K, V> {
    fn new() -> Listed<K, V> {
        Listed { all: Vec::new(), places: FxHashMap::default() }
    }

    /// Returns what belongs to a key; `None` if that is `value` now.
    fn insert(&mut self, key: K, value: V) -> Option<&mut V> {
        let found = match self.all.len() <= MAX_LISTED {
            true => self.all.iter().position(|(known, _)| *known == key),
            false => self.places.get(&key).copied(),
        };
        if let Some(at) = found {
            return Some(&mut self.all[at].1);
        }
        self.all.push((key, value));
        // The places of all are noted at once when there become many.
        let first = if self.all.len() == MAX_LISTED + 1 { 0 } else { self.all.len() - 1 };
        if self.all.len() > MAX_LISTED {
            let places = self.all.iter().enumerate().skip(first).map(|(at, (key, _))| (key.clone(), at));
            self.places.extend(places);
        }
        None
    }
}

/// The terms of a sum with their coefficients.
type Terms = Listed<Expr, ApInt>;

impl ScalarEvolution<'_> {
    /// Returns the sum of two expressions.
    pub fn add(&mut self, one: Expr, two: Expr) -> Expr {
        self.add_at(one, two, NoWrap::NONE, 0)
    }

    pub(super) fn add_at(&mut self, one: Expr, two: Expr, flags: NoWrap, depth: u32) -> Expr {
        let operands = self.list(&[one, two]);
        self.sum(operands, flags, depth)
    }

    /// Removes constants, sorts the rest, and puts the folded constant first; `Some` if one operand is left.
    pub(super) fn fold_constants(
        &mut self,
        operands: &mut Vec<Expr>,
        fold: impl Fn(&ApInt, &ApInt) -> ApInt,
        is_identity: impl Fn(&ApInt) -> bool,
        is_absorber: impl Fn(&ApInt) -> bool,
    ) -> Option<Expr> {
        if let [one, two] = operands[..] {
            let (value, constant, other) = match (self.store.constant(one), self.store.constant(two)) {
                (None, None) => {
                    self.sort_operands(operands);
                    return None;
                }
                (Some(one), Some(two)) => {
                    let value = fold(one, two);
                    return Some(self.constant(value));
                }
                (Some(value), None) => (value, one, two),
                (None, Some(value)) => (value, two, one),
            };
            if is_absorber(value) {
                return Some(constant);
            }
            if is_identity(value) {
                return Some(other);
            }
            operands.copy_from_slice(&[constant, other]);
            return None;
        }
        let mut folded: Option<ApInt> = None;
        operands.retain(|operand| match self.store.constant(*operand) {
            Some(value) => {
                folded = Some(folded.as_ref().map_or_else(|| value.clone(), |folded| fold(folded, value)));
                false
            }
            None => true,
        });
        if let Some(value) = &folded
            && (operands.is_empty() || is_absorber(value))
        {
            return Some(self.constant(value.clone()));
        }
        self.sort_operands(operands);
        if let Some(value) = folded.filter(|value| !is_identity(value)) {
            let value = self.constant(value);
            operands.insert(0, value);
        }
        if operands.len() == 1 { Some(operands[0]) } else { None }
    }

    pub(super) fn has_huge(&self, operands: &[Expr]) -> bool {
        operands.iter().any(|operand| self.store.node(*operand).size >= super::HUGE_EXPRESSION)
    }

    pub(super) fn make_sum(&mut self, operands: &[Expr], flags: NoWrap) -> Expr {
        let ty = self.type_of_sum(operands);
        let expr = self.store.intern(ExprKind::Add, ty, self.width(operands[0]), 0, operands);
        self.raise_flags(expr, flags);
        expr
    }

    /// The type of the pointer among the operands, or that of all.
    fn type_of_sum(&self, operands: &[Expr]) -> ExprType {
        let mut types = operands.iter().map(|operand| self.ty(*operand));
        types.find(|ty| matches!(ty, ExprType::Pointer(_))).unwrap_or_else(|| self.ty(operands[0]))
    }

    /// Returns the sum of the operands with flags that the caller vouches for.
    pub(super) fn sum(&mut self, mut operands: Vec<Expr>, flags: NoWrap, depth: u32) -> Expr {
        let sum = self.sum_of(&mut operands, flags, depth);
        self.recycle(operands);
        sum
    }

    fn sum_of(&mut self, operands: &mut Vec<Expr>, flags: NoWrap, depth: u32) -> Expr {
        if let [only] = operands[..] {
            return only;
        }
        let done = self.fold_constants(operands, ApInt::add, ApInt::is_zero, |_| false);
        if let Some(done) = done {
            return done;
        }
        if depth > MAX_ARITHMETIC_DEPTH || self.has_huge(operands) {
            let flags = self.strengthen(ExprKind::Add, operands, flags);
            return self.make_sum(operands, flags);
        }
        let ty = self.type_of_sum(operands);
        let vacancy = match self.store.find_or_vacancy(ExprKind::Add, ty, 0, operands) {
            Ok(found) => {
                if !self.flags(found).has(flags) {
                    let flags = self.strengthen(ExprKind::Add, operands, flags);
                    self.raise_flags(found, flags);
                }
                return found;
            }
            Err(vacancy) => vacancy,
        };
        if let Some(sum) = self.sum_equal_terms(operands, flags, depth) {
            return sum;
        }
        // Operands are in the order of their kinds: constants, then what may be merged, then what is only added.
        let first = operands.iter().map(|&operand| self.kind(operand)).find(|&kind| kind != ExprKind::Constant);
        if first.is_some_and(|kind| kind > ExprKind::AddRec) {
            return self.finish_sum(vacancy, ty, operands, flags);
        }
        if let Some(sum) = self.sum_truncates(operands, depth) {
            return sum;
        }
        if let [one, two] = operands[..]
            && let Some(sum) = self.sum_of_two(one, two, flags, depth)
        {
            return sum;
        }
        let kind_from = |this: &Self, operands: &[Expr], kind| {
            operands.iter().position(|operand| this.kind(*operand) >= kind).unwrap_or(operands.len())
        };
        let at = kind_from(self, operands, ExprKind::Add);
        if at < operands.len() && self.kind(operands[at]) == ExprKind::Add {
            let mut common = flags.and(NoWrap::NUW);
            let mut opened = false;
            while at < operands.len() && self.kind(operands[at]) == ExprKind::Add {
                let inner = operands[at];
                if operands.len() > MAX_OPENED_SUM || self.store.operands(inner).len() > MAX_OPENED_SUM {
                    break;
                }
                operands.remove(at);
                operands.extend_from_slice(self.store.operands(inner));
                common = common.and(self.flags(inner));
                opened = true;
            }
            if opened {
                return self.sum(std::mem::take(operands), common, depth + 1);
            }
        }
        let at = kind_from(self, operands, ExprKind::Mul);
        if at < operands.len() && self.kind(operands[at]) == ExprKind::Mul {
            if let Some(sum) = self.sum_by_coefficients(operands, depth) {
                return sum;
            }
            if let Some(sum) = self.sum_common_factors(operands, at, depth) {
                return sum;
            }
        }
        let at = kind_from(self, operands, ExprKind::AddRec);
        if let Some(sum) = self.sum_recurrences(operands, at, flags, depth) {
            return sum;
        }
        self.finish_sum(vacancy, ty, operands, flags)
    }

    fn finish_sum(&mut self, vacancy: Vacancy, ty: ExprType, operands: &[Expr], flags: NoWrap) -> Expr {
        let flags = self.strengthen(ExprKind::Add, operands, flags);
        let width = self.width(operands[0]);
        let expr = self.store.intern_at(vacancy, ExprKind::Add, ty, width, 0, operands);
        self.raise_flags(expr, flags);
        expr
    }

    /// `x + y + y` is `x + 2 * y`.
    fn sum_equal_terms(&mut self, operands: &[Expr], flags: NoWrap, depth: u32) -> Option<Expr> {
        if operands.windows(2).all(|pair| pair[0] != pair[1]) {
            return None;
        }
        let mut merged: Vec<Expr> = Vec::with_capacity(operands.len());
        let mut at = 0;
        while at < operands.len() {
            let count = operands[at..].iter().take_while(|other| **other == operands[at]).count();
            if count == 1 {
                merged.push(operands[at]);
            } else {
                let width = self.width(operands[at]);
                let scale = self.constant(ApInt::new(width, count as u64));
                let product = self.mul_at(scale, operands[at], NoWrap::NONE, depth + 1);
                if count == operands.len() {
                    return Some(product);
                }
                merged.push(product);
            }
            at += count;
        }
        Some(self.sum(merged, flags, depth + 1))
    }

    /// `a * trunc x + b * trunc y` is `trunc (a * x + b * y)` if that folds to a constant or value.
    fn sum_truncates(&mut self, operands: &[Expr], depth: u32) -> Option<Expr> {
        let source = |this: &Self, expr: Expr| {
            (this.kind(expr) == ExprKind::Truncate).then(|| this.ty(this.store.operands(expr)[0]))
        };
        let at = operands.iter().position(|operand| self.kind(*operand) >= ExprKind::Truncate)?;
        let mut wide_type = None;
        for &operand in &operands[at..] {
            wide_type = match self.kind(operand) {
                ExprKind::Truncate => source(self, operand),
                ExprKind::Mul => self.store.operands(operand).last().and_then(|last| source(self, *last)),
                _ => None,
            };
            if wide_type.is_some() {
                break;
            }
            if self.kind(operand) > ExprKind::Mul {
                break;
            }
        }
        let wide_type = wide_type?;
        let ExprType::Int(wide) = wide_type else { return None };
        let mut wide_operands = Vec::new();
        for &operand in operands {
            let widened = match self.kind(operand) {
                ExprKind::Truncate if source(self, operand) == Some(wide_type) => self.store.operands(operand)[0],
                ExprKind::Truncate => return None,
                ExprKind::Constant => self.constant(self.store.constant(operand)?.sext(wide)),
                ExprKind::Mul => {
                    let mut factors = Vec::new();
                    for factor in self.store.operands(operand).to_vec() {
                        factors.push(match self.kind(factor) {
                            ExprKind::Truncate if source(self, factor) == Some(wide_type) => {
                                self.store.operands(factor)[0]
                            }
                            ExprKind::Constant => self.constant(self.store.constant(factor)?.sext(wide)),
                            _ => return None,
                        });
                    }
                    self.product(factors, NoWrap::NONE, depth + 1)
                }
                _ => return None,
            };
            wide_operands.push(widened);
        }
        let sum = self.sum(wide_operands, NoWrap::NONE, depth + 1);
        let simple = matches!(self.kind(sum), ExprKind::Constant | ExprKind::Unknown);
        simple.then(|| self.truncate_at(sum, self.width(operands[0]), 0))
    }

    fn sum_of_two(&mut self, one: Expr, two: Expr, flags: NoWrap, depth: u32) -> Option<Expr> {
        // (-1 * (x urem y)) + x is y * (x /u y).
        if self.kind(one) == ExprKind::Mul
            && let [minus, remainder] = self.store.operands(one)[..]
            && self.store.constant(minus).is_some_and(ApInt::is_all_ones)
            && let Some((left, right)) = self.match_urem(remainder)
            && left == two
        {
            let quotient = self.udiv(left, right);
            return Some(self.mul_at(right, quotient, NoWrap::NONE, 0));
        }
        let value = self.store.constant(one)?.clone();
        if self.kind(two) == ExprKind::Add
            && let Some(inner) = self.store.constant(self.store.operands(two)[0])
        {
            // (c1 + x) + c2 keeps the flags that moving towards zero cannot break.
            let total = value.add(inner);
            let mut kept = NoWrap::NONE;
            let own = self.flags(two);
            if own.has(NoWrap::NUW) && total.ule(inner) {
                kept = kept.or(NoWrap::NUW);
            }
            let same_sign = inner.is_negative() == total.is_negative();
            if own.has(NoWrap::NSW) && same_sign && total.abs().ule(&inner.abs()) {
                kept = kept.or(NoWrap::NSW);
            }
            if kept != NoWrap::NONE {
                let mut operands = self.store.operands(two).to_vec();
                operands[0] = self.constant(total);
                return Some(self.sum(operands, kept, depth + 1));
            }
        }
        if self.kind(two) == ExprKind::ZeroExtend {
            let inner = self.store.operands(two)[0];
            if self.kind(inner) == ExprKind::Add
                && let Some(first) = self.store.constant(self.store.operands(inner)[0])
            {
                let narrow = value.trunc(first.width());
                if first.neg() == narrow && narrow.zext(value.width()) == value {
                    let narrow = self.constant(narrow);
                    let flags = self.strengthen(ExprKind::Add, &[narrow, inner], flags);
                    if flags.has(NoWrap::NUW) {
                        let sum = self.add_at(narrow, inner, NoWrap::NONE, depth + 1);
                        return Some(self.zext_at(sum, value.width(), depth + 1));
                    }
                }
            }
        }
        None
    }

    /// Collects coefficients of terms; the result says whether that brings anything.
    fn collect(
        &mut self,
        terms: &mut Terms,
        constant: &mut ApInt,
        operands: &[Expr],
        scale: &ApInt,
        depth: u32,
    ) -> bool {
        let mut gains = false;
        let mut at = 0;
        while let Some(value) = operands.get(at).and_then(|operand| self.store.constant(*operand)) {
            at += 1;
            gains |= !scale.is_one() || !constant.is_zero() || value.is_zero();
            *constant = constant.add(&scale.mul(value));
        }
        for &operand in &operands[at..] {
            let (mut key, mut coefficient) = (operand, scale.clone());
            if self.kind(operand) == ExprKind::Mul
                && let Some(value) = self.store.constant(self.store.operands(operand)[0])
            {
                coefficient = scale.mul(value);
                if let &[_, only] = self.store.operands(operand) {
                    if self.kind(only) == ExprKind::Add && depth <= MAX_ARITHMETIC_DEPTH {
                        let inner = self.list_of(only);
                        gains |= self.collect(terms, constant, &inner, &coefficient, depth + 1);
                        self.recycle(inner);
                        continue;
                    }
                    key = only;
                } else {
                    let rest = self.store.operands(operand)[1..].to_vec();
                    key = self.product(rest, NoWrap::NONE, 0);
                }
            }
            if let Some(known) = terms.insert(key, coefficient.clone()) {
                *known = known.add(&coefficient);
                gains = true;
            }
        }
        gains
    }

    /// Whether no two of few terms are multiples of the same, which is found without a list of them; then coefficients
    /// bring nothing.
    fn has_distinct_terms(&self, operands: &[Expr]) -> bool {
        let number = |at: usize| operands.get(at).and_then(|&operand| self.store.constant(operand));
        let terms = match (number(0), number(1)) {
            (None, _) => operands,
            (Some(value), None) if !value.is_zero() => &operands[1..],
            _ => return false,
        };
        // The expression of which a term is a multiple; `None` if it has to be taken apart.
        let base = |term: Expr| match *self.store.operands(term) {
            [scale, ref rest @ ..] if self.kind(term) == ExprKind::Mul && self.store.constant(scale).is_some() => {
                let [only] = *rest else { return None };
                (self.kind(only) != ExprKind::Add).then_some(only)
            }
            _ => Some(term),
        };
        let is_new = |at: usize| {
            let found = base(terms[at]);
            found.is_some() && terms[..at].iter().all(|&before| base(before) != found)
        };
        terms.len() <= MAX_LISTED && (0..terms.len()).all(is_new)
    }

    fn sum_by_coefficients(&mut self, operands: &[Expr], depth: u32) -> Option<Expr> {
        if self.has_distinct_terms(operands) {
            return None;
        }
        let width = self.width(operands[0]);
        let (mut terms, mut constant) = (Terms::new(), ApInt::zero(width));
        if !self.collect(&mut terms, &mut constant, operands, &ApInt::one(width), 0) {
            return None;
        }
        let mut groups: Listed<ApInt, Vec<Expr>> = Listed::new();
        for (term, coefficient) in terms.all {
            if let Some(group) = groups.insert(coefficient, vec![term]) {
                group.push(term);
            }
        }
        let mut groups = groups.all;
        groups.sort_by(|one, two| one.0.ucmp(&two.0));
        let mut sum = Vec::new();
        if !constant.is_zero() {
            sum.push(self.constant(constant));
        }
        for (coefficient, group) in groups {
            if coefficient.is_zero() {
                continue;
            }
            let total = self.sum(group, NoWrap::NONE, depth + 1);
            if coefficient.is_one() {
                sum.push(total);
            } else {
                let coefficient = self.constant(coefficient);
                sum.push(self.mul_at(coefficient, total, NoWrap::NONE, depth + 1));
            }
        }
        Some(match sum.len() {
            0 => self.constant(ApInt::zero(width)),
            _ => self.sum(sum, NoWrap::NONE, depth + 1),
        })
    }

    /// `w + x + x * y * z` is `w + x * (y * z + 1)`; products with a common factor are merged likewise.
    fn sum_common_factors(&mut self, operands: &[Expr], start: usize, depth: u32) -> Option<Expr> {
        if operands.len() > MAX_COMPARED {
            return None;
        }
        for at in start..operands.len() {
            if self.kind(operands[at]) != ExprKind::Mul {
                break;
            }
            for number in 0..self.store.operands(operands[at]).len() {
                let factor = self.operand(operands[at], number);
                if self.kind(factor) == ExprKind::Constant {
                    continue;
                }
                if let Some(alone) = operands.iter().position(|operand| *operand == factor) {
                    let inner = self.product_without(operands[at], number, depth);
                    let one = self.constant(ApInt::one(self.width(factor)));
                    let more = self.add_at(one, inner, NoWrap::NONE, depth + 1);
                    let outer = self.mul_at(more, factor, NoWrap::NONE, depth + 1);
                    return Some(self.replaced(operands, alone, at, outer, depth));
                }
                for other in at + 1..operands.len() {
                    if self.kind(operands[other]) != ExprKind::Mul {
                        break;
                    }
                    let others = self.store.operands(operands[other]);
                    if let Some(place) = others.iter().position(|other| *other == factor) {
                        let first = self.product_without(operands[at], number, depth);
                        let second = self.product_without(operands[other], place, depth);
                        let inner = self.add_at(first, second, NoWrap::NONE, depth + 1);
                        let outer = self.mul_at(factor, inner, NoWrap::NONE, depth + 1);
                        return Some(self.replaced(operands, at, other, outer, depth));
                    }
                }
            }
        }
        None
    }

    /// The product of all factors of a product but one.
    fn product_without(&mut self, product: Expr, number: usize, depth: u32) -> Expr {
        let mut rest = self.list_of(product);
        rest.remove(number);
        self.product(rest, NoWrap::NONE, depth + 1)
    }

    /// The sum with two of its operands replaced by one.
    fn replaced(&mut self, operands: &[Expr], one: usize, two: usize, by: Expr, depth: u32) -> Expr {
        if operands.len() == 2 {
            return by;
        }
        let rest = operands.iter().enumerate().filter(|(at, _)| *at != one && *at != two);
        let mut rest: Vec<Expr> = rest.map(|(_, operand)| *operand).collect();
        rest.push(by);
        self.sum(rest, NoWrap::NONE, depth + 1)
    }

    /// Adds what does not change in a loop to the start of a recurrence, and recurrences of one loop to each other.
    fn sum_recurrences(&mut self, operands: &[Expr], start: usize, flags: NoWrap, depth: u32) -> Option<Expr> {
        for at in start..operands.len() {
            let rec = operands[at];
            let Some(of) = self.rec_loop(rec) else { break };
            let (mut fixed, mut rest) = (self.list(&[]), self.list(&[]));
            for &operand in operands {
                let available = self.is_available_at_entry(operand, of);
                if available { fixed.push(operand) } else { rest.push(operand) }
            }
            if !fixed.is_empty() {
                fixed.push(rec);
                let mut strong = self.strengthen(ExprKind::Add, &fixed, flags);
                fixed.pop();
                let mut list = self.list_of(rec);
                fixed.push(list[0]);
                let outside = if strong == NoWrap::NONE || !self.entry_reaches_header(&fixed, of) {
                    NoWrap::NONE
                } else {
                    strong
                };
                list[0] = self.sum(fixed, outside, depth + 1);
                strong = strong.or(NoWrap::NW).and(self.flags(rec));
                let sum = self.rec(list, of, strong);
                if rest.len() == 1 {
                    return Some(sum);
                }
                if let Some(slot) = rest.iter_mut().find(|operand| **operand == rec) {
                    *slot = sum;
                }
                return Some(self.sum(rest, NoWrap::NONE, depth + 1));
            }
            self.recycle(fixed);
            self.recycle(rest);
            let mut total = self.list_of(rec);
            let mut left = self.list(&[]);
            let mut merged = false;
            for (other_at, &other) in operands.iter().enumerate() {
                if other_at > at && self.rec_loop(other) == Some(of) {
                    merged = true;
                    for (number, operand) in self.store.operands(other).to_vec().into_iter().enumerate() {
                        match total.get(number) {
                            Some(&known) => total[number] = self.add_at(known, operand, NoWrap::NONE, depth + 1),
                            None => total.push(operand),
                        }
                    }
                } else if other_at != at {
                    left.push(other);
                }
            }
            if merged {
                let sum = self.rec(total, of, NoWrap::NONE);
                left.push(sum);
                return Some(self.sum(left, NoWrap::NONE, depth + 1));
            }
            self.recycle(total);
            self.recycle(left);
        }
        None
    }
}
