//! Intrinsics that came with LLVM 23, and those that it checks more strictly than LLVM 22.

use draig_ir::{Type, TypeKind, Value};
use draig_tables::AttrKind;

use super::memory::metadata_string;
use super::targets::names_scope;
use super::{Call, Check};
use crate::attributes;
use crate::context::FunctionCx;
use crate::rules::newer as rule;
use crate::sink::{Checked, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (to_arbitrary_fp, &["llvm.convert.to.arbitrary.fp"]),
    (from_arbitrary_fp, &["llvm.convert.from.arbitrary.fp"]),
    (structured_alloca, &["llvm.structured.alloca"]),
    (structured_gep, &["llvm.structured.gep"]),
    (stack_entry, &["llvm.sponentry"]),
    (
        load_to_lds,
        &[
            "llvm.amdgcn.load.to.lds",
            "llvm.amdgcn.load.async.to.lds",
            "llvm.amdgcn.global.load.lds",
            "llvm.amdgcn.global.load.async.lds",
            "llvm.amdgcn.raw.buffer.load.lds",
            "llvm.amdgcn.raw.buffer.load.async.lds",
            "llvm.amdgcn.raw.ptr.buffer.load.lds",
            "llvm.amdgcn.raw.ptr.buffer.load.async.lds",
            "llvm.amdgcn.struct.buffer.load.lds",
            "llvm.amdgcn.struct.buffer.load.async.lds",
            "llvm.amdgcn.struct.ptr.buffer.load.lds",
            "llvm.amdgcn.struct.ptr.buffer.load.async.lds",
        ],
    ),
    (all_visible, &["llvm.amdgcn.av.load.b128", "llvm.amdgcn.av.store.b128"]),
];

/// Small floating-point formats that conversions name, and their widths in bits.
static FORMATS: &[(&str, u32)] = &[
    ("Float8E5M2", 8),
    ("Float8E5M2FNUZ", 8),
    ("Float8E4M3", 8),
    ("Float8E4M3FN", 8),
    ("Float8E4M3FNUZ", 8),
    ("Float8E4M3B11FNUZ", 8),
    ("Float8E3M4", 8),
    ("Float8E8M0FNU", 8),
    ("Float6E3M2FN", 6),
    ("Float6E2M3FN", 6),
    ("Float4E2M1FN", 4),
];

/// Rounding modes of conversions, all but the one that is only known when the code runs.
static ROUNDING_MODES: [&[u8]; 5] =
    [b"round.tonearest", b"round.downward", b"round.upward", b"round.towardzero", b"round.tonearestaway"];

fn to_arbitrary_fp<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (integer, float) = (call.result(cx), call.arg_type(cx, 0)?);
    let width = interpretation(cx, &call)?;
    let rounding = call.arg(cx, 2)?;
    let rounding = metadata_string(cx, rounding);
    ensure!(cx, rounding.is_some(), rule::ARBITRARY_FP_ROUNDING_STRING, call.inst);
    let is_known = rounding.is_some_and(|rounding| ROUNDING_MODES.contains(&rounding));
    ensure!(cx, is_known, rule::ARBITRARY_FP_ROUNDING, call.inst);
    arbitrary_fp_types(cx, &call, float, integer, width)
}

fn from_arbitrary_fp<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (integer, float) = (call.arg_type(cx, 0)?, call.result(cx));
    let width = interpretation(cx, &call)?;
    arbitrary_fp_types(cx, &call, float, integer, width)
}

/// Returns the width of the format that a conversion names.
fn interpretation(cx: &mut FunctionCx<'_>, call: &Call<'_>) -> Result<u32, crate::sink::Failed> {
    use crate::sink::Report;
    let name = call.arg(cx, 1)?;
    let Some(name) = metadata_string(cx, name) else { return Err(cx.fail(&rule::ARBITRARY_FP_STRING, call.inst)) };
    if name.is_empty() {
        return Err(cx.fail(&rule::ARBITRARY_FP_EMPTY, call.inst));
    }
    match FORMATS.iter().find(|(known, _)| known.as_bytes() == name) {
        Some(&(_, width)) => Ok(width),
        None => Err(cx.fail(&rule::ARBITRARY_FP_FORMAT, call.inst)),
    }
}

fn arbitrary_fp_types(cx: &mut FunctionCx<'_>, call: &Call<'_>, float: Type, integer: Type, width: u32) -> Checked {
    if let Some(count) = cx.types.vector_len(float) {
        let other = cx.types.vector_len(integer);
        ensure!(cx, other.is_some(), rule::ARBITRARY_FP_SHAPE, call.inst);
        ensure!(cx, other == Some(count), rule::ARBITRARY_FP_COUNTS, call.inst);
    }
    let found = cx.types.integer_width(cx.types.scalar(integer));
    ensure!(cx, found == Some(width), rule::ARBITRARY_FP_WIDTH, call.inst);
    Ok(())
}

fn structured_alloca<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let result = cx.tables.attributes.list(call.info.attributes).result;
    let typed = cx.tables.attributes.has(result, AttrKind::ElementType);
    ensure!(cx, typed, rule::STRUCTURED_ALLOCA, call.inst);
    Ok(())
}

/// Checks that the indices lead through the type, as those of `getelementptr` after the first do.
fn structured_gep<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let inst = call.inst;
    let element = attributes::element_type(cx, inst, 0);
    ensure!(cx, element.is_some(), rule::STRUCTURED_GEP_TYPE, inst);
    let mut ty = element.unwrap_or(Type::VOID);
    for (number, &index) in call.args.iter().enumerate().skip(1) {
        let place = (inst, number);
        ensure!(cx, cx.types.is_integer(cx.type_of(index)), rule::STRUCTURED_GEP_INDEX, place);
        ty = match *cx.types.kind(ty) {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => field(cx, ty, index, place)?,
            _ => return Err(crate::sink::Report::fail(cx, &rule::STRUCTURED_GEP_DEPTH, place)),
        };
    }
    Ok(())
}

fn field(
    cx: &mut FunctionCx<'_>,
    ty: Type,
    index: Value,
    place: (draig_ir::Inst, usize),
) -> Result<Type, crate::sink::Failed> {
    use crate::sink::Report;
    let Some(number) = cx.tables.int_value(index) else { return Err(cx.fail(&rule::STRUCTURED_GEP_CONSTANT, place)) };
    let number = number.to_u64().and_then(|number| usize::try_from(number).ok());
    let fields = cx.types.struct_fields(ty).unwrap_or_default();
    match number.and_then(|number| fields.get(number)) {
        Some(&field) => Ok(field),
        None => Err(cx.fail(&rule::STRUCTURED_GEP_FIELD, place)),
    }
}

fn stack_entry<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let stack = cx.module.data_layout.alloca_address_space();
    // LLVM 22 does not compare the address spaces.
    let fits = !cx.cx.is_newer() || cx.types.address_space(call.result(cx)) == Some(stack);
    ensure!(cx, fits, rule::SPONENTRY_STACK, call.inst);
    Ok(())
}

fn load_to_lds<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    const SIZES: [u64; 5] = [1, 2, 4, 12, 16];
    let size = call.number(cx, 2)?;
    ensure!(cx, !cx.cx.is_newer() || SIZES.contains(&size), rule::LDS_SIZE, call.inst);
    Ok(())
}

fn all_visible<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    ensure!(cx, names_scope(cx, &call), rule::ALL_VISIBLE_SCOPE, call.inst);
    Ok(())
}
