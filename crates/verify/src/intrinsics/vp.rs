//! Vector operations with a mask and an explicit length (LangRef "Vector Predication Intrinsics").

use draig_ir::{IntPredicate, Type};

use super::memory::metadata_string;
use super::vectors::least_lanes;
use super::{Call, Check, floats};
use crate::attributes::ALL_FP_CLASSES;
use crate::context::FunctionCx;
use crate::rule::Rule;
use crate::rules::vectors as rule;
use crate::sink::{Checked, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (
        cast,
        &[
            "llvm.vp.trunc",
            "llvm.vp.zext",
            "llvm.vp.sext",
            "llvm.vp.fptoui",
            "llvm.vp.fptosi",
            "llvm.vp.lrint",
            "llvm.vp.llrint",
            "llvm.vp.uitofp",
            "llvm.vp.sitofp",
            "llvm.vp.fptrunc",
            "llvm.vp.fpext",
            "llvm.vp.ptrtoint",
            "llvm.vp.inttoptr",
        ],
    ),
    (float_compare, &["llvm.vp.fcmp"]),
    (integer_compare, &["llvm.vp.icmp"]),
    (is_fpclass, &["llvm.vp.is.fpclass"]),
    (splice, &["llvm.experimental.vp.splice"]),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Float,
    Pointer,
}

/// The types that a cast converts between, their required sizes, and the rules it breaks otherwise.
struct Cast {
    from: Kind,
    to: Kind,
    types: &'static Rule,
    /// Whether the result must be narrower, and the rule it breaks otherwise.
    width: Option<(bool, &'static Rule)>,
}

fn cast_of(name: &str) -> Option<Cast> {
    use Kind::{Float, Integer, Pointer};
    let cast = |from, to, types, width| Some(Cast { from, to, types, width });
    match name.strip_prefix("llvm.vp.")? {
        "trunc" => cast(Integer, Integer, &rule::VP_TRUNC_TYPES, Some((true, &rule::VP_TRUNC_WIDTH))),
        "zext" | "sext" => cast(Integer, Integer, &rule::VP_EXT_TYPES, Some((false, &rule::VP_EXT_WIDTH))),
        "fptoui" | "fptosi" | "lrint" | "llrint" => cast(Float, Integer, &rule::VP_FLOAT_TO_INT, None),
        "uitofp" | "sitofp" => cast(Integer, Float, &rule::VP_INT_TO_FLOAT, None),
        "fptrunc" => cast(Float, Float, &rule::VP_FPTRUNC_TYPES, Some((true, &rule::VP_FPTRUNC_WIDTH))),
        "fpext" => cast(Float, Float, &rule::VP_FPEXT_TYPES, Some((false, &rule::VP_FPEXT_WIDTH))),
        "ptrtoint" => cast(Pointer, Integer, &rule::VP_PTRTOINT, None),
        "inttoptr" => cast(Integer, Pointer, &rule::VP_INTTOPTR, None),
        _ => None,
    }
}

fn cast<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (from, to, inst) = (call.arg_type(cx, 0)?, call.result(cx), call.inst);
    let types = cx.types;
    ensure!(cx, types.vector_len(from) == types.vector_len(to), rule::VP_CAST_LENGTH, inst);
    let Some(cast) = cast_of(call.id.name()) else { return Ok(()) };
    let (from, to) = (types.scalar(from), types.scalar(to));
    let is = |ty: Type, kind: Kind| match kind {
        Kind::Integer => types.is_integer(ty),
        Kind::Float => types.is_float(ty),
        Kind::Pointer => types.is_pointer(ty),
    };
    ensure!(cx, is(from, cast.from) && is(to, cast.to), *cast.types, inst);
    let width = |ty: Type| {
        let float = types.float_format(ty).map(|format| format.width());
        float.or(types.integer_width(ty)).unwrap_or(0)
    };
    if let Some((narrows, rule)) = cast.width {
        let fits = if narrows { width(to) < width(from) } else { width(to) > width(from) };
        ensure!(cx, fits, *rule, inst);
    }
    Ok(())
}

fn float_compare<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let predicate = call.arg(cx, 2)?;
    let known = floats::is_float_predicate(metadata_string(cx, predicate));
    ensure!(cx, known, rule::VP_FCMP, call.inst);
    Ok(())
}

fn integer_compare<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let predicate = call.arg(cx, 2)?;
    let known = metadata_string(cx, predicate).is_some_and(|text| IntPredicate::from_spelling(text).is_some());
    ensure!(cx, known, rule::VP_ICMP, call.inst);
    Ok(())
}

fn is_fpclass<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let mask = call.number(cx, 1)?;
    ensure!(cx, mask & !ALL_FP_CLASSES == 0, rule::VP_FPCLASS, call.inst);
    Ok(())
}

fn splice<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let index = call.int(cx, 2)?.to_i64().unwrap_or(i64::MAX);
    let lanes = least_lanes(cx, call.result(cx));
    let fits = if index < 0 { index.unsigned_abs() <= lanes } else { index.unsigned_abs() < lanes };
    ensure!(cx, fits, rule::SPLICE_VP, call.inst);
    Ok(())
}
