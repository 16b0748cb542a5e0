//! Arithmetic, comparisons, phis, selections, vectors and aggregates.

use draig_ir::{Block, Inst, Opcode, Type, TypeKind};

use super::common;
use crate::context::FunctionCx;
use crate::rules::instructions as rule;
use crate::sink::{Checked, ensure};
use crate::type_facts::TypeFacts;

pub(super) fn unary(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let ty = cx.body.inst_type(inst);
    let same = cx.body.operands(inst).first().is_some_and(|&operand| cx.type_of(operand) == ty);
    ensure!(cx, same, rule::UNARY_TYPES, inst);
    ensure!(cx, cx.facts(ty).has(TypeFacts::FLOATS), rule::FNEG_TYPE, inst);
    common(cx, block, inst)
}

pub(super) fn binary(cx: &mut FunctionCx<'_>, block: Block, inst: Inst, opcode: Opcode) -> Checked {
    use Opcode as O;
    let &[left, right] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let (ty, operand_type) = (cx.body.inst_type(inst), cx.type_of(left));
    ensure!(cx, operand_type == cx.type_of(right), rule::BINARY_OPERANDS, inst);
    let (fact, kind, same) = match opcode {
        O::FAdd | O::FSub | O::FMul | O::FDiv | O::FRem => {
            (TypeFacts::FLOATS, &rule::FLOAT_ARITHMETIC, &rule::FLOAT_ARITHMETIC_RESULT)
        }
        O::And | O::Or | O::Xor => (TypeFacts::INTEGERS, &rule::LOGIC, &rule::LOGIC_RESULT),
        O::Shl | O::LShr | O::AShr => (TypeFacts::INTEGERS, &rule::SHIFT, &rule::SHIFT_RESULT),
        _ => (TypeFacts::INTEGERS, &rule::INTEGER_ARITHMETIC, &rule::INTEGER_ARITHMETIC_RESULT),
    };
    ensure!(cx, cx.facts(ty).has(fact), *kind, inst);
    ensure!(cx, ty == operand_type, *same, inst);
    common(cx, block, inst)
}

pub(super) fn compare(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[left, right] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let ty = cx.type_of(left);
    let same = ty == cx.type_of(right);
    if cx.body.opcode(inst) == Opcode::ICmp {
        ensure!(cx, same, rule::ICMP_OPERANDS, inst);
        ensure!(
            cx,
            cx.facts(ty).has(TypeFacts::INTEGERS) || cx.facts(ty).has(TypeFacts::POINTERS),
            rule::ICMP_TYPE,
            inst
        );
        ensure!(cx, cx.body.int_predicate(inst).is_some(), rule::ICMP_PREDICATE, inst);
    } else {
        ensure!(cx, same, rule::FCMP_OPERANDS, inst);
        ensure!(cx, cx.facts(ty).has(TypeFacts::FLOATS), rule::FCMP_TYPE, inst);
        ensure!(cx, cx.body.float_predicate(inst).is_some(), rule::FCMP_PREDICATE, inst);
    }
    common(cx, block, inst)
}

pub(super) fn phi(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    let grouped = body.prev_inst(inst).is_none_or(|before| body.opcode(before) == Opcode::Phi);
    ensure!(cx, grouped, rule::PHI_NOT_AT_TOP, inst);
    let ty = body.inst_type(inst);
    ensure!(cx, !cx.facts(ty).has(TypeFacts::TOKEN_LIKE), rule::PHI_OF_TOKEN, inst);
    for (number, &operand) in body.operands(inst).iter().enumerate() {
        ensure!(cx, cx.type_of(operand) == ty, rule::PHI_OPERAND_TYPE, (inst, number));
    }
    common(cx, block, inst)
}

pub(super) fn select(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[condition, yes, no] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let (condition, ty) = (cx.type_of(condition), cx.type_of(yes));
    let shaped = match *cx.types.kind(condition) {
        TypeKind::Vector { element, min_len, scalable } => {
            element == Type::I1 && cx.types.vector_len(ty) == Some((min_len, scalable))
        }
        _ => condition == Type::I1,
    };
    // LLVM allows `select` on target types that are like tokens.
    let valid = shaped && ty == cx.type_of(no) && ty != Type::TOKEN;
    ensure!(cx, valid, rule::SELECT_OPERANDS, inst);
    ensure!(cx, ty == cx.body.inst_type(inst), rule::SELECT_RESULT, inst);
    common(cx, block, inst)
}

pub(super) fn extract_element(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[vector, index] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let valid =
        cx.facts(cx.type_of(vector)).has(TypeFacts::VECTOR) && cx.facts(cx.type_of(index)).has(TypeFacts::INTEGER);
    ensure!(cx, valid, rule::EXTRACT_ELEMENT, inst);
    common(cx, block, inst)
}

pub(super) fn insert_element(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[vector, element, index] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let ty = cx.type_of(vector);
    let valid = cx.facts(ty).has(TypeFacts::VECTOR)
        && cx.types.scalar(ty) == cx.type_of(element)
        && cx.facts(cx.type_of(index)).has(TypeFacts::INTEGER);
    ensure!(cx, valid, rule::INSERT_ELEMENT, inst);
    common(cx, block, inst)
}

pub(super) fn shuffle(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[left, right] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let ty = cx.type_of(left);
    let mut mask = cx.body.shuffle_mask(inst);
    let valid = ty == cx.type_of(right)
        && match cx.types.vector_len(ty) {
            None => false,
            // Of a scalable vector, a mask can only select the first element, or nothing, for all lanes.
            Some((_, true)) => {
                let first = mask.next();
                matches!(first, Some(0 | -1)) && mask.all(|lane| Some(lane) == first)
            }
            Some((len, false)) => mask.all(|lane| lane == -1 || (lane >= 0 && (lane as u64) < 2 * u64::from(len))),
        };
    ensure!(cx, valid, rule::SHUFFLE, inst);
    common(cx, block, inst)
}

pub(super) fn extract_value(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let aggregate = cx.body.operands(inst).first().map(|&aggregate| cx.type_of(aggregate));
    let part = aggregate.and_then(|ty| part_type(cx, ty, cx.body.indices(inst)));
    ensure!(cx, part == Some(cx.body.inst_type(inst)), rule::EXTRACT_VALUE, inst);
    common(cx, block, inst)
}

pub(super) fn insert_value(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[aggregate, part] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let found = part_type(cx, cx.type_of(aggregate), cx.body.indices(inst));
    ensure!(cx, found == Some(cx.type_of(part)), rule::INSERT_VALUE, inst);
    common(cx, block, inst)
}

/// Returns the type that the indices select; `None` if one is invalid.
fn part_type(cx: &FunctionCx<'_>, ty: Type, indices: &[u32]) -> Option<Type> {
    indices.iter().try_fold(ty, |ty, &index| match cx.types.kind(ty) {
        TypeKind::Array { element, len } => (u64::from(index) < *len).then_some(*element),
        _ => cx.types.struct_fields(ty)?.get(index as usize).copied(),
    })
}
