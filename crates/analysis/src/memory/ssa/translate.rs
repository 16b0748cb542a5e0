//! Addresses in predecessors: a phi is its incoming value there, and a computation from a phi is an existing
//! computation from that value.

use draig_ir::{Block, Inst, Opcode, Value};

use super::Context;
use crate::memory::limits::{ADDRESS_STEPS, CAPTURE_USES};

/// Returns the value that an address of `block` has at the end of its predecessor `from`. `None` if no value is known
/// that dominates the end of it.
pub(super) fn translate(context: &Context<'_, '_>, value: Value, block: Block, from: Block) -> Option<Value> {
    let translated = translate_at(context, value, block, from, 0)?;
    match translated.as_inst() {
        Some(inst) if translated != value => is_available(context, inst, from).then_some(translated),
        _ => Some(translated),
    }
}

fn is_available(context: &Context<'_, '_>, inst: Inst, from: Block) -> bool {
    let body = context.aliases.facts.body();
    body.block_of(inst).is_some_and(|block| context.tree.dominates_block(block, from))
}

fn translate_at(context: &Context<'_, '_>, value: Value, block: Block, from: Block, depth: usize) -> Option<Value> {
    let body = context.aliases.facts.body();
    let Some(inst) = value.as_inst().filter(|&inst| body.block_of(inst) == Some(block)) else { return Some(value) };
    if depth >= ADDRESS_STEPS {
        return None;
    }
    let (opcode, ty, flags, operands) = body.parts(inst);
    match opcode {
        Opcode::Phi => {
            let number = (0..operands.len()).find(|&number| body.phi_block(inst, number) == Some(from))?;
            Some(operands[number])
        }
        Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::SExt | Opcode::ZExt | Opcode::Add => {
            if opcode == Opcode::Add && !operands[1].is_constant() {
                return None;
            }
            let mut translated = Vec::with_capacity(operands.len());
            for &operand in operands {
                translated.push(translate_at(context, operand, block, from, depth + 1)?);
            }
            if translated == operands {
                return Some(value);
            }
            let is_same = |other: Inst| {
                let (of_other, other_ty, _, other_operands) = body.parts(other);
                let source = |inst| (opcode == Opcode::GetElementPtr).then(|| body.source_type(inst));
                of_other == opcode
                    && other_ty == ty
                    && other_operands == translated
                    && source(other) == source(inst)
                    && is_available(context, other, from)
            };
            // Offsets of zero are the base itself.
            let is_zero = |&index: &Value| context.aliases.facts.subject().tables().is_null(index);
            if opcode == Opcode::GetElementPtr && flags == 0 && translated[1..].iter().all(is_zero) {
                return Some(translated[0]);
            }
            let base = translated.iter().find(|value| value.as_inst().is_some() || !value.is_constant())?;
            body.uses_of(*base).take(CAPTURE_USES).map(|place| place.user).find(|&user| is_same(user)).map(Value::from)
        }
        _ => None,
    }
}
