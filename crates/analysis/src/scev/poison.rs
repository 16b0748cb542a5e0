//! Uses of poison that make a program undefined, and instructions that always reach the next one.

use draig_ir::{Inst, Opcode, Value};
use draig_tables::AttrKind;
use draig_tables::intrinsics::{IntrinsicId, ids};

use super::few::Few;
use super::unknown::has_param_attribute;
use crate::values::Values;

/// Number of instructions that are searched after one for a use that makes poison undefined behavior.
const MAX_SCANNED: u32 = 32;

/// Intrinsics whose result is poison if an operand is.
const STRICT: &[IntrinsicId] = &[
    ids::SADD_WITH_OVERFLOW,
    ids::SSUB_WITH_OVERFLOW,
    ids::SMUL_WITH_OVERFLOW,
    ids::UADD_WITH_OVERFLOW,
    ids::USUB_WITH_OVERFLOW,
    ids::UMUL_WITH_OVERFLOW,
    ids::SADD_SAT,
    ids::SSUB_SAT,
    ids::UADD_SAT,
    ids::USUB_SAT,
    ids::SSHL_SAT,
    ids::USHL_SAT,
    ids::CTPOP,
    ids::CTLZ,
    ids::CTTZ,
    ids::ABS,
    ids::SMAX,
    ids::SMIN,
    ids::UMAX,
    ids::UMIN,
    ids::SCMP,
    ids::UCMP,
    ids::BITREVERSE,
    ids::BSWAP,
];

/// Whether poison in an operand makes the result poison.
pub(super) fn propagates(facts: &Values<'_>, user: Inst, operand: u32) -> bool {
    let opcode = facts.subject().body().opcode(user);
    match opcode {
        Opcode::Select => operand == 0,
        Opcode::Call => facts.intrinsic(user).is_some_and(|id| STRICT.contains(&id)),
        Opcode::ICmp | Opcode::FCmp | Opcode::GetElementPtr | Opcode::FNeg => true,
        _ => opcode.is_binary() || opcode.is_cast(),
    }
}

/// Whether an instruction is undefined behavior if the values are poison.
pub(super) fn must_trigger(facts: &Values<'_>, inst: Inst, poison: impl Fn(Value) -> bool) -> bool {
    let subject = facts.subject();
    let body = subject.body();
    let operands = body.operands(inst);
    let is = |number: usize| operands.get(number).is_some_and(|&value| poison(value));
    match body.opcode(inst) {
        Opcode::Load | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Switch | Opcode::IndirectBr => is(0),
        Opcode::Store => is(1),
        Opcode::Br => operands.len() > 1 && is(0),
        Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => is(1),
        Opcode::Ret => is(0) && super::unknown::has_result_attribute_of_function(subject, AttrKind::NoUndef),
        Opcode::Call | Opcode::Invoke => {
            if facts.intrinsic(inst) == Some(ids::ASSUME) {
                return is(0);
            }
            body.callee(inst).is_some_and(&poison)
                || body.call_args(inst).iter().enumerate().any(|(number, &argument)| {
                    poison(argument)
                        && [AttrKind::NoUndef, AttrKind::Dereferenceable, AttrKind::DereferenceableOrNull]
                            .iter()
                            .any(|kind| has_param_attribute(subject, inst, number, *kind))
                })
        }
        _ => false,
    }
}

/// Whether execution that reaches an instruction reaches another of its block, or the end of the block.
pub(super) fn transfers(facts: &Values<'_>, from: Inst, to: Option<Inst>) -> bool {
    let mut at = Some(from);
    let mut left = MAX_SCANNED - 1;
    while let Some(inst) = at.filter(|inst| Some(*inst) != to) {
        if left == 0 || !facts.transfers_execution(inst) {
            return false;
        }
        left -= 1;
        at = facts.subject().body().next_inst(inst);
    }
    true
}

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

/// Whether the program is undefined if an instruction's result is poison.
pub(super) fn is_undefined_if_poison(facts: &Values<'_>, inst: Inst) -> bool {
    let subject = facts.subject();
    let body = subject.body();
    let mut poison = Poisoned { first: Value::inst(inst), others: None };
    let Some(mut block) = body.block_of(inst) else { return false };
    let mut seen = None;
    let mut at = body.next_inst(inst);
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
            if is_user && must_trigger(facts, inst, |value| poison.contains(value)) {
                return true;
            }
            if !facts.transfers_execution(inst) {
                return false;
            }
            if !is_user {
                at = body.next_inst(inst);
                continue;
            }
            let operands = operands.iter().enumerate();
            let mut sources = operands.filter(|(_, operand)| poison.contains(**operand));
            if sources.any(|(number, _)| propagates(facts, inst, number as u32)) {
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
