//! Memory intrinsics with element-wise atomic access.

use draig_ir::{AttrList, Type};
use draig_tables::AttrKind;

use super::{Call, Check};
use crate::context::FunctionCx;
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (transfer, &["llvm.memcpy.element.unordered.atomic", "llvm.memmove.element.unordered.atomic"]),
    (set, &["llvm.memset.element.unordered.atomic"]),
    (pattern, &["llvm.experimental.memset.pattern"]),
];

fn set<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let size = call.int(cx, 3)?;
    ensure!(cx, size.is_power_of_two(), rule::ATOMIC_ELEMENT_SIZE, call.inst);
    let fits = is_aligned(cx, &call, 0, size.to_u64());
    ensure!(cx, fits, rule::ATOMIC_DESTINATION, call.inst);
    Ok(())
}

fn transfer<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    set(cx, call)?;
    let size = call.int(cx, 3)?;
    let fits = is_aligned(cx, &call, 1, size.to_u64());
    ensure!(cx, fits, rule::ATOMIC_SOURCE, call.inst);
    Ok(())
}

/// Whether the call states that a pointer is aligned to the size of an element.
fn is_aligned(cx: &FunctionCx<'_>, call: &Call<'_>, number: usize, size: Option<u64>) -> bool {
    let attributes = &cx.tables.attributes;
    let align_of = |list: AttrList| attributes.int(attributes.param(list, number), AttrKind::Alignment);
    let declared = || align_of(cx.module.global(call.function).as_function()?.attributes);
    let align = align_of(call.info.attributes).or_else(declared);
    matches!((align, size), (Some(align), Some(size)) if size <= align)
}

fn pattern<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let ty: Type = call.arg_type(cx, 1)?;
    ensure!(cx, cx.tables.is_sized(ty), rule::MEMSET_PATTERN, call.inst);
    Ok(())
}
