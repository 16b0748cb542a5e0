//! Uses of undef and poison that make a program undefined (LangRef "Undefined Values", "Poison Values").

use draig_ir::{Inst, Opcode, Value, ValueKind};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;

use super::Values;
use super::execution::MAX_SCANNED;
use super::intrinsic_poison::intrinsic_poison;
use crate::few::Few;

/// A list of things of which a search meets fewer than instructions.
type Searched<T> = Few<T, { MAX_SCANNED as usize }>;

/// The values that are poison if one is. Most often it is alone.
struct Poisoned {
    first: Value,
    others: Option<Searched<Value>>,
}

impl Poisoned {
    #[inline]
    fn contains(&self, value: Value) -> bool {
        value == self.first || self.others.as_ref().is_some_and(|others| others.contains(value))
    }

    fn insert(&mut self, value: Value) {
        if !self.contains(value) {
            self.others.get_or_insert_with(|| Searched::new(value)).push(value);
        }
    }
}

impl Values<'_> {
    /// Returns the instruction after the definition of an instruction or argument.
    fn first_after(&self, value: Value) -> Option<Inst> {
        match value.kind() {
            ValueKind::Inst(inst) => self.body().next_inst(inst),
            ValueKind::Arg(_) => self.body().first_inst(self.body().entry()?),
            _ => None,
        }
    }

    /// Whether the program is undefined if an instruction or argument is undef. Only its block is searched, and only for
    /// uses of the value itself.
    pub(super) fn is_undefined_if_undef(&self, value: Value) -> bool {
        let mut at = self.first_after(value);
        for _ in 1..MAX_SCANNED {
            let Some(inst) = at else { return false };
            if self.needs_defined(inst, true, |operand| operand == value) {
                return true;
            }
            if !self.transfers_execution(inst) {
                return false;
            }
            at = self.body().next_inst(inst);
        }
        false
    }

    /// Whether the program is undefined if an instruction or argument is poison.
    pub(crate) fn is_undefined_if_poison(&self, value: Value) -> bool {
        let body = self.body();
        let mut poison = Poisoned { first: value, others: None };
        let block = match value.kind() {
            ValueKind::Inst(inst) => body.block_of(inst),
            ValueKind::Arg(_) => body.entry(),
            _ => None,
        };
        let Some(mut block) = block else { return false };
        let mut seen = None;
        let mut at = self.first_after(value);
        let mut left = MAX_SCANNED;
        loop {
            while let Some(inst) = at {
                left -= 1;
                if left == 0 {
                    return false;
                }
                let operands = body.operands(inst);
                // Most instructions have no such operand.
                let is_user = operands.iter().any(|&operand| poison.contains(operand));
                if is_user && self.needs_defined(inst, false, |value| poison.contains(value)) {
                    return true;
                }
                if !self.transfers_execution(inst) {
                    return false;
                }
                if !is_user {
                    at = body.next_inst(inst);
                    continue;
                }
                let operands = operands.iter().enumerate();
                let mut sources = operands.filter(|(_, operand)| poison.contains(**operand));
                if sources.any(|(number, _)| self.passes_poison(inst, number as u32)) {
                    poison.insert(Value::inst(inst));
                }
                if body.opcode(inst) == Opcode::Select
                    && body.operands(inst)[1..].iter().all(|&operand| poison.contains(operand))
                {
                    poison.insert(Value::inst(inst));
                }
                at = body.next_inst(inst);
            }
            let Some(terminator) = body.terminator(block) else { return false };
            let mut next = body.successors(terminator);
            let (Some(only), None) = (next.next(), next.next()) else { return false };
            let seen = seen.get_or_insert_with(|| Searched::new(block));
            if seen.is_full() {
                return false;
            }
            seen.push(block);
            if seen.contains(only) {
                return false;
            }
            block = only;
            at = body.block_insts(block).find(|inst| body.opcode(*inst) != Opcode::Phi);
        }
    }

    /// Whether an instruction is undefined behavior if the values are poison; with `or_undef`, also if they are undef.
    pub(crate) fn needs_defined(&self, inst: Inst, or_undef: bool, is: impl Fn(Value) -> bool) -> bool {
        let body = self.body();
        let operands = body.operands(inst);
        let is_at = |number: usize| operands.get(number).is_some_and(|&value| is(value));
        match body.opcode(inst) {
            Opcode::Load | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Switch | Opcode::IndirectBr => is_at(0),
            Opcode::Store => is_at(1),
            Opcode::Br => operands.len() > 1 && is_at(0),
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => !or_undef && is_at(1),
            Opcode::Ret => is_at(0) && self.has_attribute(&[self.own_result_set()], AttrKind::NoUndef),
            Opcode::Call | Opcode::Invoke => {
                if self.intrinsic(inst) == Some(ids::ASSUME) && is_at(0) {
                    return true;
                }
                body.callee(inst).is_some_and(&is)
                    || body.call_args(inst).iter().enumerate().any(|(number, &argument)| {
                        is(argument) && {
                            let sets = self.argument_sets(inst, number);
                            [AttrKind::NoUndef, AttrKind::Dereferenceable, AttrKind::DereferenceableOrNull]
                                .into_iter()
                                .any(|kind| self.has_attribute(&sets, kind))
                        }
                    })
            }
            _ => false,
        }
    }

    /// Whether poison in an operand makes an instruction's result poison.
    pub(crate) fn passes_poison(&self, user: Inst, operand: u32) -> bool {
        let opcode = self.body().opcode(user);
        match opcode {
            Opcode::Select => operand == 0,
            Opcode::Call => self.intrinsic(user).is_some_and(|id| intrinsic_poison(id).passes),
            Opcode::ICmp | Opcode::FCmp | Opcode::GetElementPtr | Opcode::FNeg => true,
            _ => opcode.is_binary() || opcode.is_cast(),
        }
    }

    /// Whether an instruction's result is poison if a value among its operands is.
    pub(super) fn passes_poison_of(&self, user: Inst, value: Value) -> bool {
        let mut operands = self.body().operands(user).iter().enumerate();
        operands.any(|(number, &operand)| operand == value && self.passes_poison(user, number as u32))
    }
}
