//! Garbage collection with roots in the frame: `llvm.gcroot`, `llvm.gcread`, `llvm.gcwrite`.

use draig_ir::Symbol;

use super::frames::underlying_alloca;
use super::{Call, Check};
use crate::context::FunctionCx;
use crate::rules::protocols as rule;
use crate::sink::{Checked, Report, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] =
    &[(root, &["llvm.gcroot"]), (in_collected, &["llvm.gcread", "llvm.gcwrite"])];

fn root<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let inst = call.inst;
    let (slot, metadata) = (call.arg(cx, 0)?, call.arg(cx, 1)?);
    let Some(memory) = underlying_alloca(cx, slot) else { return Err(cx.fail(&rule::ROOT_ALLOCA, inst)) };
    ensure!(cx, metadata.is_constant(), rule::ROOT_CONSTANT, inst);
    let is_pointer = cx.types.is_pointer(cx.body.source_type(memory));
    ensure!(cx, is_pointer || !cx.tables.is_null(metadata), rule::ROOT_METADATA, inst);
    in_collected(cx, call)
}

/// Checks that the function has a collector.
pub(super) fn in_collected<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    ensure!(cx, cx.function.gc != Symbol::EMPTY, rule::NO_GC, call.inst);
    Ok(())
}
