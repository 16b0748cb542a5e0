//! Phis: recurrences of loop headers, selections by a branch, and phis of one value.

use draig_ir::{Inst, Opcode, Value};

use super::expr::{Expr, ExprKind, NoWrap};
use super::{Loop, ScalarEvolution};

impl ScalarEvolution<'_> {
    pub(super) fn create_phi(&mut self, phi: Inst) -> Expr {
        if let Some(expr) = self.recurrence(phi) {
            return expr;
        }
        if let Some(only) = self.only_value(phi) {
            return self.value(only);
        }
        if let Some(expr) = self.select_like(phi) {
            return expr;
        }
        self.unknown(Value::inst(phi))
    }

    /// The one value that a phi can have. Poison may be any value, but the value must then be available.
    fn only_value(&self, phi: Inst) -> Option<Value> {
        let mut found: Option<Value> = None;
        let mut poison = None;
        for &operand in self.body.operands(phi) {
            if operand == Value::inst(phi) {
                continue;
            }
            let constant = operand.as_const().map(|constant| self.subject.tables().constants.kind(constant));
            if constant == Some(&draig_ir::ConstKind::Poison) {
                poison = Some(operand);
                continue;
            }
            if found.is_some_and(|known| known != operand) {
                return None;
            }
            found = Some(operand);
        }
        let Some(value) = found else { return poison };
        if poison.is_some()
            && let Some(inst) = value.as_inst()
        {
            let (home, own) = (self.body.block_of(inst)?, self.body.block_of(phi)?);
            if home == own || !self.tree.dominates_block(home, own) {
                return None;
            }
        }
        Some(value)
    }

    /// A phi of two values that a branch chooses from.
    fn select_like(&mut self, phi: Inst) -> Option<Expr> {
        let block = self.body.block_of(phi)?;
        let body = self.body;
        let mut incoming = body.phi_blocks(phi);
        let (Some(one), Some(two), None) = (incoming.next(), incoming.next(), incoming.next()) else { return None };
        if !self.graph.is_reachable(one) || !self.graph.is_reachable(two) {
            return None;
        }
        let above = self.tree.immediate_dominator(block)?;
        let branch = self.body.terminator(above).filter(|inst| self.body.opcode(*inst) == Opcode::Br)?;
        let mut targets = self.body.successors(branch);
        let (on_true, on_false) = (targets.next()?, targets.next()?);
        drop(targets);
        if on_true == on_false {
            return None;
        }
        let condition = self.body.operands(branch)[0];
        let reaches = |to, from| match to == block {
            true => above == from,
            false => self.tree.dominates_edge(&self.graph, above, to, from),
        };
        let (first, second) = if reaches(on_true, one) && reaches(on_false, two) {
            (0, 1)
        } else if reaches(on_true, two) && reaches(on_false, one) {
            (1, 0)
        } else {
            return None;
        };
        let operands = body.operands(phi);
        let (left, right) = (self.value(operands[first]), self.value(operands[second]));
        if !self.properly_dominates(left, block) || !self.properly_dominates(right, block) {
            return None;
        }
        Some(self.create_select(Value::inst(phi), condition, operands[first], operands[second]))
    }

    /// A phi of a loop header as a recurrence.
    fn recurrence(&mut self, phi: Inst) -> Option<Expr> {
        let block = self.body.block_of(phi)?;
        let of = self.nest.of(block).filter(|of| self.nest.header(*of) == block)?;
        let (mut start, mut next): (Option<Value>, Option<Value>) = (None, None);
        for (from, &operand) in self.body.phi_blocks(phi).zip(self.body.operands(phi)) {
            let slot = if self.nest.contains(of, from) { &mut next } else { &mut start };
            if slot.is_some_and(|known| known != operand) {
                return None;
            }
            *slot = Some(operand);
        }
        let (start, next) = (start?, next?);
        if let Some(expr) = self.simple_recurrence(phi, of, start, next) {
            return Some(expr);
        }
        let symbol = self.unknown(Value::inst(phi));
        let began = self.log.len();
        self.remember(Value::inst(phi), symbol);
        let next_expr = self.value(next);
        let result = self.recurrence_of(phi, of, start, next, symbol, next_expr);
        // Expressions that mention the phi as an unknown were made on the way, and are made again from its recurrence.
        self.values.remove(Value::inst(phi));
        if result.is_some() {
            let mut kept = began;
            for at in began..self.log.len() {
                let value = self.log[at];
                let Some(expr) = self.values.get(value) else { continue };
                if self.contains(expr, |_, part| part == symbol) {
                    self.values.remove(value);
                } else {
                    self.log[kept] = value;
                    kept += 1;
                }
            }
            self.log.truncate(kept);
        }
        let rec = result?;
        self.remember(Value::inst(phi), rec);
        if self.rec_loop(rec) == Some(of) && self.kind(next_expr) == ExprKind::Add {
            let flags = self.flags_by_ranges(rec, of);
            self.raise_flags(rec, flags);
            self.make_next(rec, of, next);
        }
        Some(rec)
    }

    /// The flags of the phi's recurrence hold for its increment too, if that is undefined behavior when poison.
    fn make_next(&mut self, rec: Expr, of: Loop, next: Value) {
        let &[start, step] = self.store.operands(rec) else { return };
        let flags = self.flags(rec);
        if let Some(inst) = next.as_inst()
            && self.is_invariant(step, of)
            && self.is_increment_never_poison(inst, of)
        {
            let start = self.add(start, step);
            let terms = self.list(&[start, step]);
            self.rec(terms, of, flags);
        }
    }

    /// `phi [start], [phi + step]` with an instruction that does just that.
    fn simple_recurrence(&mut self, phi: Inst, of: Loop, start: Value, next: Value) -> Option<Expr> {
        let binary = self.binary(next).filter(|binary| binary.opcode == Opcode::Add)?;
        let own = Value::inst(phi);
        let fixed = |this: &Self, value: Value| {
            let home = value.as_inst().and_then(|inst| this.body.block_of(inst));
            home.is_none_or(|home| !this.nest.contains(of, home))
        };
        let step = if binary.left == own && fixed(self, binary.right) {
            binary.right
        } else if binary.right == own && fixed(self, binary.left) {
            binary.left
        } else {
            return None;
        };
        let step = self.value(step);
        let flags = binary.flags;
        let start = self.value(start);
        let rec = self.rec(vec![start, step], of, flags);
        self.remember(own, rec);
        if self.rec_loop(rec).is_some() {
            let proved = self.flags_by_ranges(rec, of);
            self.raise_flags(rec, proved);
        }
        if let Some(inst) = next.as_inst()
            && self.is_invariant(step, of)
            && self.is_increment_never_poison(inst, of)
        {
            let next_start = self.add(start, step);
            self.rec(vec![next_start, step], of, flags);
        }
        Some(rec)
    }

    fn recurrence_of(
        &mut self,
        phi: Inst,
        of: Loop,
        start: Value,
        next: Value,
        symbol: Expr,
        next_expr: Expr,
    ) -> Option<Expr> {
        if self.kind(next_expr) == ExprKind::Add {
            let at = self.store.operands(next_expr).iter().position(|term| *term == symbol)?;
            let mut rest = self.list_of(next_expr);
            rest.remove(at);
            let step = self.sum(rest, NoWrap::NONE, 0);
            if !self.is_invariant(step, of) && self.rec_loop(step) != Some(of) {
                return None;
            }
            let mut flags = NoWrap::NONE;
            if let Some(binary) = self.binary(next) {
                if binary.opcode == Opcode::Add && binary.left == Value::inst(phi) {
                    flags = binary.flags;
                }
            } else if let Some(operator) = self.operator(next)
                && operator.opcode == Opcode::GetElementPtr
                && operator.operands[0] == Value::inst(phi)
            {
                let own = draig_ir::GepFlags(operator.flags);
                if own.contains(draig_ir::GepFlags::INBOUNDS) || own.contains(draig_ir::GepFlags::NUSW) {
                    flags = flags.or(NoWrap::NW);
                    if self.is_known_positive(step) {
                        flags = flags.or(NoWrap::NUW);
                    }
                }
                if own.contains(draig_ir::GepFlags::NUW) {
                    flags = flags.or(NoWrap::NUW);
                }
            }
            let start = self.value(start);
            let terms = self.list(&[start, step]);
            return Some(self.rec(terms, of, flags));
        }
        // The value of the iteration before, if the start continues it backwards.
        if next_expr == symbol {
            return None;
        }
        let shifted = self.shifted_back(next_expr, of)?;
        let first = self.init_only(shifted, of)?;
        let start = self.value(start);
        (first == start).then_some(shifted)
    }

    /// An expression one iteration earlier, if it consists of recurrences of the loop and what does not change.
    fn shifted_back(&mut self, expr: Expr, of: Loop) -> Option<Expr> {
        self.rewrite(expr, &mut |this, part| match this.rec_loop(part) {
            Some(own) if own == of => {
                let step = this.step(part, of);
                let invariant = this.is_invariant(step, of);
                if !invariant {
                    return Some(None);
                }
                let before = this.sub(part, step);
                Some(Some(before))
            }
            Some(_) => Some(None),
            None if this.kind(part) == ExprKind::Unknown => {
                let invariant = this.is_invariant(part, of);
                Some(invariant.then_some(part))
            }
            None if this.kind(part) == ExprKind::UDiv => {
                // An earlier division might be one by zero.
                let by = this.store.operands(part)[1];
                if this.is_known_non_zero(by) { None } else { Some(None) }
            }
            None => None,
        })
    }

    fn init_only(&mut self, expr: Expr, of: Loop) -> Option<Expr> {
        self.rewrite(expr, &mut |this, part| match this.rec_loop(part) {
            Some(own) if own == of => Some(Some(this.store.operands(part)[0])),
            Some(_) => Some(None),
            None if this.kind(part) == ExprKind::Unknown => {
                let invariant = this.is_invariant(part, of);
                Some(invariant.then_some(part))
            }
            None => None,
        })
    }
}
