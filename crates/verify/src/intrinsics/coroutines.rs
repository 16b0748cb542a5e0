//! Coroutines: the information in `llvm.coro.id` about a coroutine's parts.

use draig_ir::{ConstKind, Linkage, TypeKind};

use super::{Call, Check};
use crate::context::FunctionCx;
use crate::globals::strip_casts_and_offsets;
use crate::rules::protocols as rule;
use crate::sink::{Checked, Report, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[(coro_id, &["llvm.coro.id"])];

fn coro_id<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let module = cx.module;
    let info = strip_casts_and_offsets(cx.cx, call.arg(cx, 3)?, false);
    if cx.tables.is_null(info) {
        return Ok(());
    }
    let global = info.as_global().map(|global| module.global(global));
    let initializer = global.and_then(|global| {
        let variable =
            global.as_variable().filter(|variable| variable.is_constant && !variable.externally_initialized)?;
        // Another definition could have different contents.
        let replaced =
            matches!(global.linkage, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternWeak);
        variable.initializer.filter(|_| !replaced)
    });
    let Some(initializer) = initializer else { return Err(cx.fail(&rule::CORO_INFO, call.inst)) };
    let constant = initializer.as_const().map(|constant| cx.tables.constants.get(constant));
    let lists = constant.is_some_and(|constant| {
        let is_vector = matches!(cx.types.kind(constant.ty), TypeKind::Vector { .. });
        matches!(constant.kind, ConstKind::Aggregate(_)) && !is_vector
    });
    ensure!(cx, lists, rule::CORO_INFO_TYPE, call.inst);
    Ok(())
}
