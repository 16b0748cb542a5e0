//! `llvm.localescape` and `llvm.localrecover`: access of one function to values in the frame of another.

use draig_ir::{Global, Inst, Opcode, Value};
use rustc_hash::FxHashMap;

use super::{Call, Check};
use crate::context::{FunctionCx, ModuleStage};
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, Report, ensure};
use crate::values::strip_casts;

pub(super) static CHECKS: &[(Check, &[&str])] = &[(escape, &["llvm.localescape"]), (recover, &["llvm.localrecover"])];

fn escape<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (body, inst) = (cx.body, call.inst);
    ensure!(cx, body.block_of(inst) == body.entry(), rule::ESCAPE_ENTRY, inst);
    ensure!(cx, cx.left.intrinsics.escaped.is_none(), rule::ESCAPE_TWICE, inst);
    for &arg in call.args {
        // Null replaces values that no longer exist.
        let fits =
            cx.tables.is_null(arg) || underlying_alloca(cx, arg).is_some_and(|memory| is_static_alloca(cx, memory));
        ensure!(cx, fits, rule::ESCAPE_STATIC, inst);
    }
    cx.left.intrinsics.escaped = Some(call.args.len() as u64);
    Ok(())
}

/// Returns the `alloca` beneath casts.
pub(super) fn underlying_alloca(cx: &FunctionCx<'_>, value: Value) -> Option<Inst> {
    let memory = strip_casts(cx.tables, cx.body, value).as_inst()?;
    (cx.body.opcode(memory) == Opcode::Alloca).then_some(memory)
}

/// Whether an `alloca` has a fixed place in the frame.
fn is_static_alloca(cx: &FunctionCx<'_>, memory: Inst) -> bool {
    let body = cx.body;
    let counted = body.operands(memory).first().is_some_and(|&count| cx.tables.int_value(count).is_some());
    counted && body.block_of(memory) == body.entry() && !body.memory_access(memory).volatile
}

fn recover<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let module = cx.module;
    let function = strip_casts(cx.tables, cx.body, call.arg(cx, 0)?).as_global();
    let Some(function) = function.filter(|&function| module.body(function).is_some()) else {
        return Err(cx.fail(&rule::RECOVER_FUNCTION, call.inst));
    };
    let index = call.number(cx, 2)?;
    cx.left.intrinsics.recovered.push((function, index));
    Ok(())
}

/// Checks that every recovered frame index was escaped.
pub(crate) fn recovered_frames(stage: &mut ModuleStage<'_>) {
    let mut recovered: Vec<(Global, u64)> = Vec::new();
    let mut escaped: FxHashMap<Global, u64> = FxHashMap::default();
    for (function, left) in &stage.left {
        recovered.extend(&left.intrinsics.recovered);
        escaped.extend(left.intrinsics.escaped.map(|count| (*function, count)));
    }
    let missing = recovered.iter().find(|(function, index)| *index >= escaped.get(function).copied().unwrap_or(0));
    if let Some(&(function, _)) = missing {
        let _ = stage.fail(&rule::RECOVER_INDEX, function);
    }
}
