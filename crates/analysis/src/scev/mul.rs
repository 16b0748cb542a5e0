//! Products: folding of constants, distribution over sums, and into recurrences; quotients.

use draig_num::ApInt;

use super::expr::{Expr, ExprKind, NoWrap};
use super::{MAX_ARITHMETIC_DEPTH, MAX_REC_OPERANDS, ScalarEvolution};

/// Number of operands of a product up to which products among its operands are opened.
const MAX_OPENED_PRODUCT: usize = 32;

impl ScalarEvolution<'_> {
    /// Returns the product of two expressions.
    pub fn mul(&mut self, one: Expr, two: Expr) -> Expr {
        self.mul_at(one, two, NoWrap::NONE, 0)
    }

    pub(super) fn mul_at(&mut self, one: Expr, two: Expr, flags: NoWrap, depth: u32) -> Expr {
        let operands = self.list(&[one, two]);
        self.product(operands, flags, depth)
    }

    /// Returns the expression times -1.
    pub fn negate(&mut self, expr: Expr) -> Expr {
        self.negate_with(expr, NoWrap::NONE)
    }

    pub(super) fn negate_with(&mut self, expr: Expr, flags: NoWrap) -> Expr {
        let minus = self.constant(ApInt::all_ones(self.width(expr)));
        self.mul_at(expr, minus, flags, 0)
    }

    fn make_product(&mut self, operands: &[Expr], flags: NoWrap) -> Expr {
        let ty = self.ty(operands[0]);
        let expr = self.intern(ExprKind::Mul, ty, 0, operands);
        self.raise_flags(expr, flags);
        expr
    }

    /// Whether a constant occurs in the sums and products that an expression consists of.
    fn has_constant_term(&self, expr: Expr) -> bool {
        // Constants are first.
        let first = self.store.operands(expr).first();
        if first.is_some_and(|&first| self.kind(first) == ExprKind::Constant) {
            return true;
        }
        let (mut work, mut seen) = (vec![expr], rustc_hash::FxHashSet::default());
        while let Some(expr) = work.pop() {
            match self.kind(expr) {
                ExprKind::Constant => return true,
                ExprKind::Add | ExprKind::Mul if seen.insert(expr) => {
                    work.extend_from_slice(self.store.operands(expr));
                }
                _ => {}
            }
        }
        false
    }

    /// Returns the product of the operands with flags that the caller vouches for.
    pub(super) fn product(&mut self, mut operands: Vec<Expr>, flags: NoWrap, depth: u32) -> Expr {
        let product = self.product_of(&mut operands, flags, depth);
        self.recycle(operands);
        product
    }

    fn product_of(&mut self, operands: &mut Vec<Expr>, flags: NoWrap, depth: u32) -> Expr {
        if let [only] = operands[..] {
            return only;
        }
        let done = self.fold_constants(operands, ApInt::mul, ApInt::is_one, ApInt::is_zero);
        if let Some(done) = done {
            return done;
        }
        if depth > MAX_ARITHMETIC_DEPTH || self.has_huge(operands) {
            let flags = self.strengthen(ExprKind::Mul, operands, flags);
            return self.make_product(operands, flags);
        }
        let ty = self.ty(operands[0]);
        let vacancy = match self.store.find_or_vacancy(ExprKind::Mul, ty, 0, operands) {
            Ok(found) => {
                if !self.flags(found).has(flags) {
                    let flags = self.strengthen(ExprKind::Mul, operands, flags);
                    self.raise_flags(found, flags);
                }
                return found;
            }
            Err(vacancy) => vacancy,
        };
        if let [scale, other] = operands[..]
            && let Some(value) = self.store.constant(scale).cloned()
            && let Some(product) = self.scaled(scale, &value, other, depth)
        {
            return product;
        }
        let at = operands.iter().position(|operand| self.kind(*operand) >= ExprKind::Mul).unwrap_or(operands.len());
        if at < operands.len() && self.kind(operands[at]) == ExprKind::Mul {
            let mut opened = false;
            while at < operands.len() && self.kind(operands[at]) == ExprKind::Mul {
                if operands.len() > MAX_OPENED_PRODUCT {
                    break;
                }
                let inner = operands.remove(at);
                operands.extend_from_slice(self.store.operands(inner));
                opened = true;
            }
            if opened {
                return self.product(std::mem::take(operands), NoWrap::NONE, depth + 1);
            }
        }
        let at = operands.iter().position(|operand| self.kind(*operand) >= ExprKind::AddRec).unwrap_or(operands.len());
        if let Some(product) = self.multiply_recurrences(operands, at, flags, depth) {
            return product;
        }
        let flags = self.strengthen(ExprKind::Mul, operands, flags);
        let width = self.width(operands[0]);
        let expr = self.store.intern_at(vacancy, ExprKind::Mul, ty, width, 0, operands);
        self.raise_flags(expr, flags);
        expr
    }

    /// A constant times a sum, recurrence or extension, where that can be distributed.
    fn scaled(&mut self, scale: Expr, value: &ApInt, other: Expr, depth: u32) -> Option<Expr> {
        // Nothing is said of the others.
        let kind = self.kind(other);
        if !matches!(kind, ExprKind::Add | ExprKind::AddRec | ExprKind::ZeroExtend | ExprKind::UDiv) {
            return None;
        }
        let terms = self.list_of(other);
        let scaled = self.scaled_terms(scale, value, (other, kind), &terms, depth);
        self.recycle(terms);
        scaled
    }

    /// The product of a constant and an expression of these terms.
    fn scaled_terms(
        &mut self,
        scale: Expr,
        value: &ApInt,
        (other, kind): (Expr, ExprKind),
        terms: &[Expr],
        depth: u32,
    ) -> Option<Expr> {
        if kind == ExprKind::Add
            && let [one, two] = *terms
            && self.has_constant_term(other)
        {
            let one = self.mul_at(scale, one, NoWrap::NONE, depth + 1);
            let two = self.mul_at(scale, two, NoWrap::NONE, depth + 1);
            return Some(self.add_at(one, two, NoWrap::NONE, depth + 1));
        }
        if value.is_all_ones() {
            match self.kind(other) {
                ExprKind::Add => {
                    let negated: Vec<Expr> =
                        terms.iter().map(|term| self.mul_at(scale, *term, NoWrap::NONE, depth + 1)).collect();
                    if negated.iter().any(|term| self.kind(*term) != ExprKind::Mul) {
                        return Some(self.sum(negated, NoWrap::NONE, depth + 1));
                    }
                }
                ExprKind::AddRec => {
                    let mut kept = NoWrap::NW;
                    if self.flags(other).has(NoWrap::NSW)
                        && !self.signed_range(other).contains(&ApInt::signed_min(value.width()))
                    {
                        kept = kept.or(NoWrap::NSW);
                    }
                    let negated = terms.iter().map(|term| self.mul_at(scale, *term, NoWrap::NONE, depth + 1)).collect();
                    let flags = self.flags(other).and(kept);
                    return self.rec_loop(other).map(|of| self.rec(negated, of, flags));
                }
                _ => {}
            }
        }
        if self.kind(other) == ExprKind::ZeroExtend
            && self.kind(terms[0]) == ExprKind::Add
            && let [first, _] = self.store.operands(terms[0])[..]
            && self.kind(first) == ExprKind::Constant
        {
            let narrow_width = self.width(terms[0]);
            let narrow_value = value.trunc(narrow_width);
            if narrow_value.zext(value.width()) == *value {
                let narrow = self.constant(narrow_value);
                if self.strengthen(ExprKind::Mul, &[narrow, terms[0]], NoWrap::NONE).has(NoWrap::NUW) {
                    let product = self.mul_at(narrow, terms[0], NoWrap::NUW, depth + 1);
                    return Some(self.zext_at(product, value.width(), depth + 1));
                }
            }
        }
        // c * (x / d) is x for c = d that divide x, and the rest of the factor or divisor stays otherwise.
        let factor = if value.is_negative() { value.neg() } else { value.clone() };
        if self.kind(other) == ExprKind::UDiv
            && factor.is_power_of_two()
            && let Some(by) = self.store.constant(terms[1]).cloned()
            && by.is_power_of_two()
            && self.trailing_zeros(terms[0]) >= by.trailing_zeros().max(factor.trailing_zeros())
        {
            if by.ule(&factor) {
                // The shift keeps the sign of the factor.
                let factor = self.constant(value.ashr(by.trailing_zeros()));
                return Some(self.mul_at(factor, terms[0], NoWrap::NONE, depth + 1));
            }
            if factor == *value {
                let divisor = self.constant(by.lshr(value.trailing_zeros()));
                return Some(self.udiv(terms[0], divisor));
            }
        }
        None
    }

    fn multiply_recurrences(&mut self, operands: &[Expr], start: usize, flags: NoWrap, depth: u32) -> Option<Expr> {
        for at in start..operands.len() {
            let rec = operands[at];
            let Some(of) = self.rec_loop(rec) else { break };
            let (mut fixed, mut rest): (Vec<Expr>, Vec<Expr>) = (Vec::new(), Vec::new());
            for &operand in operands {
                let available = self.is_available_at_entry(operand, of);
                if available { fixed.push(operand) } else { rest.push(operand) }
            }
            if !fixed.is_empty() {
                let scale = self.product(fixed, NoWrap::NONE, depth + 1);
                let mut kept = self.strengthen(ExprKind::Mul, &[scale, rec], flags);
                let mut list = Vec::new();
                for term in self.store.operands(rec).to_vec() {
                    list.push(self.mul_at(scale, term, NoWrap::NONE, depth + 1));
                    // Start and step must not overflow by themselves, or the flag would say more than the product's.
                    if kept.has(NoWrap::NSW) && !kept.has(NoWrap::NUW) {
                        let scale_range = self.signed_range(scale);
                        let term_range = self.signed_range(term);
                        if !super::flags::mul_never_wraps(&term_range, &scale_range, true) {
                            kept = kept.and(NoWrap(!NoWrap::NSW.0));
                        }
                    }
                }
                let kept = self.flags(rec).and(kept);
                let product = self.rec(list, of, kept);
                if rest.len() == 1 {
                    return Some(product);
                }
                if let Some(slot) = rest.iter_mut().find(|operand| **operand == rec) {
                    *slot = product;
                }
                return Some(self.product(rest, NoWrap::NONE, depth + 1));
            }
            let mut left: Vec<Expr> = Vec::new();
            let mut current = rec;
            let mut merged = false;
            for (other_at, &other) in operands.iter().enumerate() {
                if other_at == at {
                    continue;
                }
                if other_at > at
                    && self.rec_loop(other) == Some(of)
                    && self.rec_loop(current) == Some(of)
                    && let Some(product) = self.multiply_two_recurrences(current, other, depth)
                {
                    current = product;
                    merged = true;
                } else {
                    left.push(other);
                }
            }
            if merged {
                left.push(current);
                return Some(self.product(left, NoWrap::NONE, depth + 1));
            }
        }
        None
    }

    /// The coefficients of the product of two recurrences of one loop, by binomial coefficients.
    fn multiply_two_recurrences(&mut self, one: Expr, two: Expr, depth: u32) -> Option<Expr> {
        let (left, right) = (self.store.operands(one).to_vec(), self.store.operands(two).to_vec());
        if left.len() + right.len() - 1 > MAX_REC_OPERANDS || self.has_huge(&[one, two]) {
            return None;
        }
        let width = self.width(one);
        let mut list = Vec::new();
        for x in 0..left.len() + right.len() - 1 {
            let mut terms = Vec::new();
            for y in x..2 * x + 1 {
                let first = choose(x as u64, (2 * x - y) as u64)?;
                let from = (y + 1).saturating_sub(left.len()).max(y - x);
                for z in from..(x + 1).min(right.len()) {
                    let second = choose((2 * x - y) as u64, (x - z) as u64)?;
                    let factor = if width > 64 {
                        ApInt::from_u128(width, u128::from(first) * u128::from(second))
                    } else {
                        ApInt::new(width, first.wrapping_mul(second))
                    };
                    if y - z >= left.len() {
                        continue;
                    }
                    let factor = self.constant(factor);
                    terms.push(self.product(vec![factor, left[y - z], right[z]], NoWrap::NONE, depth + 1));
                }
            }
            list.push(match terms.len() {
                0 => self.constant(ApInt::zero(width)),
                _ => self.sum(terms, NoWrap::NONE, depth + 1),
            });
        }
        let of = self.rec_loop(one)?;
        Some(self.rec(list, of, NoWrap::NONE))
    }
}

/// The binomial coefficient; `None` if it does not fit.
fn choose(n: u64, k: u64) -> Option<u64> {
    if k > n {
        return Some(0);
    }
    let mut result = 1u64;
    for step in 0..k.min(n - k) {
        result = result.checked_mul(n - step)? / (step + 1);
    }
    Some(result)
}
