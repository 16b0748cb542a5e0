//! Reductions: the table of those that combine lanes one after the other.

use draig_ir::Opcode;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

/// Combination of two lanes.
#[derive(Clone, Copy)]
pub(crate) enum Combine {
    Instruction(Opcode),
    Intrinsic(IntrinsicId),
}

/// Returns how an intrinsic combines lanes; `None` if it is no reduction.
pub(crate) fn combination(id: IntrinsicId) -> Option<Combine> {
    use Combine::{Instruction, Intrinsic};
    Some(match id {
        ids::VECTOR_REDUCE_ADD => Instruction(Opcode::Add),
        ids::VECTOR_REDUCE_MUL => Instruction(Opcode::Mul),
        ids::VECTOR_REDUCE_AND => Instruction(Opcode::And),
        ids::VECTOR_REDUCE_OR => Instruction(Opcode::Or),
        ids::VECTOR_REDUCE_XOR => Instruction(Opcode::Xor),
        ids::VECTOR_REDUCE_FADD => Instruction(Opcode::FAdd),
        ids::VECTOR_REDUCE_FMUL => Instruction(Opcode::FMul),
        ids::VECTOR_REDUCE_SMAX => Intrinsic(ids::SMAX),
        ids::VECTOR_REDUCE_SMIN => Intrinsic(ids::SMIN),
        ids::VECTOR_REDUCE_UMAX => Intrinsic(ids::UMAX),
        ids::VECTOR_REDUCE_UMIN => Intrinsic(ids::UMIN),
        ids::VECTOR_REDUCE_FMAX => Intrinsic(ids::MAXNUM),
        ids::VECTOR_REDUCE_FMIN => Intrinsic(ids::MINNUM),
        ids::VECTOR_REDUCE_FMAXIMUM => Intrinsic(ids::MAXIMUM),
        ids::VECTOR_REDUCE_FMINIMUM => Intrinsic(ids::MINIMUM),
        _ => return None,
    })
}

pub(crate) fn is_reduction(id: IntrinsicId) -> bool {
    combination(id).is_some()
}
