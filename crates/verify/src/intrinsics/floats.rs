//! Floating-point operations with a rounding mode and an exception behaviour, given as metadata.

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{Type, ValueKind};

use super::memory::metadata_string;
use super::{Call, Check};
use crate::context::FunctionCx;
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (fptrunc_round, &["llvm.fptrunc.round"]),
    (
        constrained,
        &[
            "llvm.experimental.constrained.acos",
            "llvm.experimental.constrained.asin",
            "llvm.experimental.constrained.atan",
            "llvm.experimental.constrained.atan2",
            "llvm.experimental.constrained.ceil",
            "llvm.experimental.constrained.cos",
            "llvm.experimental.constrained.cosh",
            "llvm.experimental.constrained.exp",
            "llvm.experimental.constrained.exp2",
            "llvm.experimental.constrained.fadd",
            "llvm.experimental.constrained.fcmp",
            "llvm.experimental.constrained.fcmps",
            "llvm.experimental.constrained.fdiv",
            "llvm.experimental.constrained.floor",
            "llvm.experimental.constrained.fma",
            "llvm.experimental.constrained.fmul",
            "llvm.experimental.constrained.fmuladd",
            "llvm.experimental.constrained.fpext",
            "llvm.experimental.constrained.fptosi",
            "llvm.experimental.constrained.fptoui",
            "llvm.experimental.constrained.fptrunc",
            "llvm.experimental.constrained.frem",
            "llvm.experimental.constrained.fsub",
            "llvm.experimental.constrained.ldexp",
            "llvm.experimental.constrained.llrint",
            "llvm.experimental.constrained.llround",
            "llvm.experimental.constrained.log",
            "llvm.experimental.constrained.log10",
            "llvm.experimental.constrained.log2",
            "llvm.experimental.constrained.lrint",
            "llvm.experimental.constrained.lround",
            "llvm.experimental.constrained.maximum",
            "llvm.experimental.constrained.maxnum",
            "llvm.experimental.constrained.minimum",
            "llvm.experimental.constrained.minnum",
            "llvm.experimental.constrained.nearbyint",
            "llvm.experimental.constrained.pow",
            "llvm.experimental.constrained.powi",
            "llvm.experimental.constrained.rint",
            "llvm.experimental.constrained.round",
            "llvm.experimental.constrained.roundeven",
            "llvm.experimental.constrained.sin",
            "llvm.experimental.constrained.sinh",
            "llvm.experimental.constrained.sitofp",
            "llvm.experimental.constrained.sqrt",
            "llvm.experimental.constrained.tan",
            "llvm.experimental.constrained.tanh",
            "llvm.experimental.constrained.trunc",
            "llvm.experimental.constrained.uitofp",
        ],
    ),
];

/// Whether a rounding mode is fixed (LangRef "Constrained Floating-Point Intrinsics").
fn is_fixed_mode(mode: &[u8]) -> bool {
    matches!(
        mode,
        b"round.tonearest" | b"round.tonearestaway" | b"round.downward" | b"round.upward" | b"round.towardzero"
    )
}

fn fptrunc_round<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let mode = call.arg(cx, 1)?;
    let mode = metadata_string(cx, mode);
    ensure!(cx, mode.is_some(), rule::ROUNDING_STRING, call.inst);
    ensure!(cx, mode.is_some_and(is_fixed_mode), rule::ROUNDING_UNSUPPORTED, call.inst);
    Ok(())
}

/// Whether an operation takes a rounding mode: it does if two metadata arguments follow its operands. The
/// other metadata argument of a comparison is its predicate.
fn has_rounding_mode(id: IntrinsicId, metadata: usize) -> bool {
    metadata == 2 && !is_comparison(id)
}

fn is_comparison(id: IntrinsicId) -> bool {
    matches!(id.name(), "llvm.experimental.constrained.fcmp" | "llvm.experimental.constrained.fcmps")
}

/// Whether a text is the predicate of an ordered or unordered comparison; excludes `false` and `true`.
pub(super) fn is_float_predicate(text: Option<&[u8]>) -> bool {
    let predicate = text.and_then(draig_ir::FloatPredicate::from_spelling);
    predicate
        .is_some_and(|predicate| !matches!(predicate, draig_ir::FloatPredicate::False | draig_ir::FloatPredicate::True))
}

fn constrained<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let inst = call.inst;
    types(cx, &call)?;
    let exceptions = call.args.last().and_then(|&last| metadata_string(cx, last));
    let known = matches!(exceptions, Some(b"fpexcept.ignore" | b"fpexcept.maytrap" | b"fpexcept.strict"));
    ensure!(cx, known, rule::CONSTRAINED_EXCEPTIONS, inst);
    let metadata = call.args.iter().filter(|arg| matches!(arg.kind(), ValueKind::Metadata(_))).count();
    if has_rounding_mode(call.id, metadata) {
        let mode = call.args.len().checked_sub(2).and_then(|at| metadata_string(cx, call.args[at]));
        let known = mode.is_some_and(|mode| is_fixed_mode(mode) || mode == b"round.dynamic");
        ensure!(cx, known, rule::CONSTRAINED_ROUNDING, inst);
    }
    Ok(())
}

/// Checks the relation between the types of operand and result.
fn types(cx: &mut FunctionCx<'_>, call: &Call<'_>) -> Checked {
    let Some(name) = call.id.name().strip_prefix("llvm.experimental.constrained.") else { return Ok(()) };
    let inst = call.inst;
    let (operand, result) = (call.arg_type(cx, 0)?, call.result(cx));
    let types = cx.types;
    let lanes_agree = types.vector_len(operand) == types.vector_len(result);
    let shapes_agree = types.is_vector(operand) == types.is_vector(result);
    match name {
        "lrint" | "llrint" | "lround" | "llround" => {
            let scalar = !types.is_vector(operand) && !types.is_vector(result);
            ensure!(cx, scalar, rule::CONSTRAINED_SCALAR, inst);
        }
        "fcmp" | "fcmps" => {
            let predicate = call.arg(cx, 2)?;
            let known = is_float_predicate(metadata_string(cx, predicate));
            ensure!(cx, known, rule::CONSTRAINED_PREDICATE, inst);
        }
        "fptosi" | "fptoui" | "sitofp" | "uitofp" => {
            ensure!(cx, shapes_agree, rule::CONSTRAINED_SHAPE, inst);
            ensure!(cx, lanes_agree, rule::CONSTRAINED_LENGTH, inst);
        }
        "fptrunc" | "fpext" => {
            ensure!(cx, shapes_agree, rule::CONSTRAINED_SHAPE, inst);
            ensure!(cx, lanes_agree, rule::CONSTRAINED_LENGTH, inst);
            let width = |ty: Type| types.float_format(types.scalar(ty)).map_or(0, |format| format.width());
            if name == "fptrunc" {
                ensure!(cx, width(operand) > width(result), rule::CONSTRAINED_NARROWS, inst);
            } else {
                ensure!(cx, width(operand) < width(result), rule::CONSTRAINED_WIDENS, inst);
            }
        }
        _ => {}
    }
    Ok(())
}
