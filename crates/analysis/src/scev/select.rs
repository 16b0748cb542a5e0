//! Selections as minima and maxima.

use draig_ir::{Inst, Opcode, Value};
use draig_num::{ApInt, RangePredicate as Pred};

use super::ScalarEvolution;
use super::expr::{Expr, ExprKind, ExprType, NoWrap};

impl ScalarEvolution<'_> {
    /// The comparison that an instruction makes of integers or pointers.
    pub(super) fn comparison(&self, value: Value) -> Option<(Inst, Pred, Value, Value)> {
        let inst = value.as_inst().filter(|inst| self.body.opcode(*inst) == Opcode::ICmp)?;
        let operands = self.body.operands(inst);
        let predicate = crate::evaluate::predicate(self.body.int_predicate(inst)?);
        self.is_analyzable(operands[0]).then_some((inst, predicate, operands[0], operands[1]))
    }

    /// A selection, or a phi that is one.
    pub(super) fn create_select(&mut self, value: Value, condition: Value, on_true: Value, on_false: Value) -> Expr {
        if let Some(known) = self.int_value(condition) {
            return self.value(if known.is_one() { on_true } else { on_false });
        }
        if let Some((_, predicate, left, right)) = self.comparison(condition)
            && let Some(expr) = self.select_by_comparison(value, predicate, (left, right), on_true, on_false)
        {
            return expr;
        }
        self.select_bool(value, condition, on_true, on_false).unwrap_or_else(|| self.unknown(value))
    }

    fn select_by_comparison(
        &mut self,
        value: Value,
        predicate: Pred,
        (mut left, mut right): (Value, Value),
        mut on_true: Value,
        mut on_false: Value,
    ) -> Option<Expr> {
        let ty = self.type_of_value(value)?;
        let width = self.width_of_type(ty);
        let compared = self.type_of_value(left).map(|ty| self.width_of_type(ty))?;
        let signed = predicate.is_signed();
        match predicate {
            Pred::Eq | Pred::Ne => {
                if predicate == Pred::Ne {
                    std::mem::swap(&mut on_true, &mut on_false);
                }
                if compared > width || !self.int_value(right).is_some_and(|value| value.is_zero()) {
                    return None;
                }
                // x == 0 ? c + y : x + y is umax(x, c) + y for c up to 1.
                let x = self.value(left);
                let x = self.zext(x, width);
                let (chosen, other) = (self.value(on_true), self.value(on_false));
                let y = self.sub(other, x);
                let c = self.sub(chosen, y);
                if let Some(number) = self.store.constant(c)
                    && number.ule(&ApInt::one(width))
                {
                    let largest = self.min_max(ExprKind::UMax, x, c);
                    return Some(self.add(largest, y));
                }
                // x == 0 ? 0 : umin(…, x, …) stops at the zero.
                if self.int_value(on_true).is_some_and(|value| value.is_zero()) {
                    let mut plain = self.value(left);
                    while self.kind(plain) == ExprKind::ZeroExtend {
                        plain = self.store.operands(plain)[0];
                    }
                    if matches!(self.kind(other), ExprKind::UMin | ExprKind::SequentialUMin) {
                        let terms = self.store.operands(other).to_vec();
                        let strip = |this: &Self, mut expr: Expr| {
                            while this.kind(expr) == ExprKind::ZeroExtend {
                                expr = this.store.operands(expr)[0];
                            }
                            expr
                        };
                        if terms.iter().any(|term| strip(self, *term) == plain) {
                            return Some(self.min_max_of(ExprKind::SequentialUMin, vec![x, other]));
                        }
                    }
                }
                return None;
            }
            Pred::Ult | Pred::Ule | Pred::Slt | Pred::Sle => std::mem::swap(&mut left, &mut right),
            _ => {}
        }
        // left > right ? on_true : on_false
        if compared > width {
            return None;
        }
        let (chosen, other) = (self.value(on_true), self.value(on_false));
        let (mut high, mut low) = (self.value(left), self.value(right));
        let (max, min) = if signed { (ExprKind::SMax, ExprKind::SMin) } else { (ExprKind::UMax, ExprKind::UMin) };
        if self.is_pointer(chosen) {
            if (chosen, other) == (high, low) {
                return Some(self.min_max(max, high, low));
            }
            return ((chosen, other) == (low, high)).then(|| self.min_max(min, high, low));
        }
        for side in [&mut high, &mut low] {
            if self.is_pointer(*side) {
                *side = self.lossless_int(*side);
                if self.is_could_not_compute(*side) {
                    return None;
                }
            }
            *side = self.extend(*side, width, signed, 0);
        }
        let (first, second) = (self.sub(chosen, high), self.sub(other, low));
        if first == second {
            let largest = self.min_max(max, high, low);
            return Some(self.add(largest, first));
        }
        let (first, second) = (self.sub(chosen, low), self.sub(other, high));
        if first == second {
            let least = self.min_max(min, high, low);
            return Some(self.add(least, first));
        }
        None
    }

    /// A selection of truth values of which one is constant: a minimum that stops at a zero.
    fn select_bool(&mut self, value: Value, condition: Value, on_true: Value, on_false: Value) -> Option<Expr> {
        if self.type_of_value(value)? != ExprType::Int(1) {
            return None;
        }
        let (constant_true, constant_false) = (self.int_value(on_true).is_some(), self.int_value(on_false).is_some());
        if !constant_true && !constant_false {
            return None;
        }
        let mut first = self.value(condition);
        let (chosen, other) = (self.value(on_true), self.value(on_false));
        let (x, c) = if constant_true {
            first = self.complement(first);
            (other, chosen)
        } else {
            (chosen, other)
        };
        let difference = self.sub(x, c);
        let least = self.min_max_of(ExprKind::SequentialUMin, vec![first, difference]);
        Some(self.sum(vec![c, least], NoWrap::NONE, 0))
    }
}
