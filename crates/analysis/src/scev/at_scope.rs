//! Values of expressions after loops: recurrences in their last iteration.

use draig_ir::{Opcode, Value};

use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution};

impl ScalarEvolution<'_> {
    /// Returns an expression as seen from a loop, or from outside of all loops: recurrences of loops that do not contain
    /// it have their last values, as far as these are known.
    pub fn at_scope(&mut self, expr: Expr, scope: Option<Loop>) -> Expr {
        if let Some(known) = self.known_at_scope(expr, scope) {
            return known;
        }
        if self.kind(expr) == ExprKind::Constant {
            return expr;
        }
        if self.nesting >= super::MAX_NESTING {
            return expr;
        }
        self.nesting += 1;
        let parts = self.unanswered(expr, |part| self.known_at_scope(part, scope).is_some());
        for &part in &parts {
            if self.known_at_scope(part, scope).is_some() {
                continue;
            }
            // The answer while the part itself is being looked at.
            self.scopes.push(part, (scope, part));
            let answer = self.find_at_scope(part, scope);
            self.scopes.set(part, (scope, answer), |known| known.0 == scope);
        }
        self.walk.borrow_mut().recycle(parts);
        self.nesting -= 1;
        self.known_at_scope(expr, scope).unwrap_or(expr)
    }

    fn known_at_scope(&self, expr: Expr, scope: Option<Loop>) -> Option<Expr> {
        self.scopes.get(expr, |known| known.0 == scope).map(|known| known.1)
    }

    fn find_at_scope(&mut self, expr: Expr, scope: Option<Loop>) -> Expr {
        match self.kind(expr) {
            ExprKind::Constant | ExprKind::VScale | ExprKind::CouldNotCompute => return expr,
            ExprKind::Unknown => return self.unknown_at_scope(expr, scope),
            _ => {}
        }
        let mut new = self.list_of(expr);
        let mut is_same = true;
        for operand in &mut new {
            if let Some(known) = self.known_at_scope(*operand, scope) {
                is_same &= known == *operand;
                *operand = known;
            }
        }
        match self.kind(expr) {
            ExprKind::AddRec => {
                let Some(of) = self.rec_loop(expr) else { return expr };
                let mut rec = expr;
                if is_same {
                    self.recycle(new);
                } else {
                    let flags = self.flags(expr).and(NoWrap::NW);
                    rec = self.rec(new, of, flags);
                    if self.kind(rec) != ExprKind::AddRec {
                        return rec;
                    }
                }
                let inside = scope.is_some_and(|scope| self.nest.encloses(of, scope));
                if inside {
                    return rec;
                }
                let count = self.counts(of).exact;
                if self.is_could_not_compute(count) || self.rec_loop(rec) != Some(of) {
                    return rec;
                }
                self.value_at(rec, count).unwrap_or(rec)
            }
            _ if is_same => {
                self.recycle(new);
                expr
            }
            ExprKind::Add => {
                let flags = self.flags(expr);
                self.sum(new, flags, 0)
            }
            ExprKind::Mul => {
                let flags = self.flags(expr);
                self.product(new, flags, 0)
            }
            _ => self.rebuild(expr, new),
        }
    }

    fn unknown_at_scope(&mut self, expr: Expr, scope: Option<Loop>) -> Expr {
        let Some(inst) = self.store.unknown_value(expr).and_then(|value| value.as_inst()) else { return expr };
        let Some(block) = self.body.block_of(inst) else { return expr };
        let body = self.body;
        let operands = match body.opcode(inst) {
            Opcode::Call => body.call_args(inst),
            _ => body.operands(inst),
        };
        if self.body.opcode(inst) == Opcode::Phi {
            if let Some(of) = self.nest.of(block)
                && self.nest.parent(of) == scope
                && self.nest.header(of) == block
            {
                let count = self.counts(of).exact;
                if self.is_zero(count)
                    && let Some((start, _)) = self.header_values(of, inst)
                {
                    let start = self.value(start);
                    return self.at_scope(start, scope);
                }
                if !self.is_could_not_compute(count)
                    && operands.len() == 2
                    && let Some((_, next)) = self.header_values(of, inst)
                    && !self.is_in_loop(of, next)
                    && self.is_known_positive(count)
                {
                    return self.value(next);
                }
                if let Some(count) = self.store.constant(count).cloned()
                    && let Some(value) = self.evolve(of, inst, &count)
                {
                    return self.constant(value);
                }
            }
            if let [only] = *operands {
                let input = self.value(only);
                return self.at_scope(input, scope);
            }
            return expr;
        }
        // An instruction that can be evaluated once its operands are known.
        let opcode = self.body.opcode(inst);
        if !(opcode.is_binary() || opcode.is_cast() || matches!(opcode, Opcode::Select | Opcode::ICmp | Opcode::Call)) {
            return expr;
        }
        let mut known = Vec::new();
        let mut gained = false;
        for &operand in operands {
            // Integers are looked up where they are needed.
            if self.int_value(operand).is_some() {
                continue;
            }
            if !self.is_analyzable(operand) {
                return expr;
            }
            let before = self.value(operand);
            let after = self.at_scope(before, scope);
            gained |= before != after;
            match self.store.constant(after) {
                Some(value) => known.push((operand, value.clone())),
                None => return expr,
            }
        }
        if !gained {
            return expr;
        }
        let lookup = |value: Value| known.iter().find(|(known, _)| *known == value).map(|(_, number)| number.clone());
        match self.evaluate_one(inst, &lookup) {
            Some(value) => self.constant(value),
            None => expr,
        }
    }
}
