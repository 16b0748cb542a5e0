//! One step of an activation: values before and after an instruction.

use draig_interp::Step;
use draig_ir::{Inst, Opcode, Value};
use draig_num::ApInt;

use crate::Kind;
use crate::activation::{Activation, Pending};
use crate::claims::Claims;
use crate::expressions::Formula;
use crate::facts::Fact;
use crate::report::{Place, Report};

/// One step of an activation.
pub(crate) struct Run<'r, 's, 'a> {
    pub(crate) step: &'r Step<'s>,
    pub(crate) claims: &'r Claims<'a>,
    pub(crate) activation: &'r mut Activation,
    pub(crate) report: &'r mut Report<'a>,
    pub(crate) body: &'r draig_ir::Body,
}

impl Run<'_, '_, '_> {
    pub(crate) fn step(&mut self) {
        let step = self.step;
        if let Some(pending) = self.activation.pending {
            let same = step.inst == Some(pending.inst);
            let is_branch = self.body.opcode(pending.inst).is_terminator();
            // An operation is executed again after a pause.
            let again = step.position == pending.position && !(is_branch && step.block.is_some());
            if same && (again || step.position > pending.position && step.block.is_none()) {
                self.activation.pending = Some(Pending { position: step.position, ..pending });
                return;
            }
            self.complete(pending.inst);
        }
        if let Some(block) = step.block {
            self.enter(block);
        }
        self.activation.pending = None;
        let Some(inst) = step.inst.filter(|&inst| self.body.opcode(inst) != Opcode::Phi) else { return };
        self.activation.pending = Some(Pending { inst, position: step.position });
        self.begin(inst);
    }

    /// Compares the result of an instruction that has been executed.
    fn complete(&mut self, inst: Inst) {
        if self.body.opcode(inst).is_call() {
            self.called(inst);
            if self.body.opcode(inst).is_terminator() && self.body.successors(inst).next() != self.step.block {
                return;
            }
        }
        if self.claims.transfers[inst.index()] {
            self.report.counts.add(Kind::Transfer, 1);
        }
        self.result(inst);
    }

    pub(crate) fn result(&mut self, inst: Inst) {
        let value = Value::inst(inst);
        let function = self.step.function;
        self.facts(inst, value, &self.claims.results[inst.index()]);
        if let Some(equal) = self.claims.equal[inst.index()] {
            let (Some(found), Some(claimed)) = (self.step.scalars(value), self.step.scalars(equal)) else { return };
            for (one, two) in found.zip(claimed) {
                let Some(bits) = one.bits() else { continue };
                let other = two.bits();
                let holds = other.as_ref() == Some(&bits);
                self.report.compare(Kind::Simplified, function, Place::Inst(inst), holds, || {
                    (format!("that it is {equal:?}, which is {other:?}"), bits.to_string())
                });
            }
        }
        let Some(bits) = self.step.scalar(value).and_then(|scalar| scalar.bits()) else { return };
        for formula in &self.claims.formulas[inst.index()] {
            let Some(evaluated) = self.evaluate(formula) else { continue };
            let describe = || self.claims.expressions.describe(formula);
            let width = evaluated.value.width().min(bits.width());
            if self.claims.expressions.as_value(formula) != Some(value) {
                let holds = evaluated.value.zext_or_trunc(width) == bits.zext_or_trunc(width);
                self.report.compare(Kind::Expression, function, Place::Inst(inst), holds, || {
                    (format!("{} = {}", describe(), evaluated.value), bits.to_string())
                });
            }
            self.report.counts.add(Kind::NoWrap, evaluated.flags.saturating_sub(1));
            if evaluated.flags > 0 {
                self.report.compare(Kind::NoWrap, function, Place::Inst(inst), evaluated.wraps.is_none(), || {
                    (describe(), evaluated.wraps.clone().unwrap_or_default())
                });
            }
            self.report.counts.add(Kind::ExpressionRange, evaluated.ranges.saturating_sub(1));
            if evaluated.ranges > 0 {
                let holds = evaluated.outside.is_none();
                self.report.compare(Kind::ExpressionRange, function, Place::Inst(inst), holds, || {
                    (describe(), evaluated.outside.clone().unwrap_or_default())
                });
            }
        }
    }

    pub(crate) fn facts(&mut self, at: Inst, value: Value, facts: &[Fact]) {
        if facts.is_empty() {
            return;
        }
        let Some(scalars) = self.step.scalars(value) else { return };
        for scalar in scalars {
            for fact in facts {
                let Some(holds) = fact.holds(&scalar) else { continue };
                self.report.compare(fact.kind(), self.step.function, Place::Inst(at), holds, || {
                    let found = match scalar.bits() {
                        Some(bits) => format!("{bits}"),
                        None if scalar.is_poison() => "poison".to_owned(),
                        None => "undef".to_owned(),
                    };
                    (format!("{fact} of {value:?}"), found)
                });
            }
        }
    }

    fn evaluate(&self, formula: &Formula) -> Option<crate::expressions::Evaluated> {
        let loops = &self.activation.loops;
        let shape = &self.claims.shape;
        self.claims.expressions.evaluate(formula, self.step, &|header| loops[shape.loop_of(header)?].taken)
    }

    pub(crate) fn number(&self, formula: &Option<Formula>) -> Option<ApInt> {
        Some(self.evaluate(formula.as_ref()?)?.value)
    }
}
