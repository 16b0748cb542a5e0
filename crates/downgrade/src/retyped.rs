//! Intrinsics that had other types in older versions and can be converted back.

use draig_ir::intrinsics::id_of;
use draig_ir::{FunctionEditor, Global, Inst, InstBuild, Opcode, Type, ValueKind};
use draig_tables::history;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Lowering;
use crate::intrinsics::for_each_call;

/// Restores the old types of intrinsics, and returns the changed ones.
pub(crate) fn lower(lowering: &mut Lowering<'_>) -> FxHashSet<Global> {
    let mut old_types: FxHashMap<Global, Type> = FxHashMap::default();
    for function in lowering.module.functions().to_vec() {
        let Some(id) = id_of(lowering.module, function) else { continue };
        if !history::intrinsic_has_other_type(id, lowering.version) {
            continue;
        }
        let Some(old) = old_type(lowering, function, id.name()) else { continue };
        lowering.module.global_mut(function).value_type = old;
        old_types.insert(function, old);
    }
    let mut lost_results = false;
    if !old_types.is_empty() {
        for_each_call(lowering.module, |editor, call, callee| {
            if let Some(&old) = old_types.get(&callee) {
                lost_results |= lower_call(editor, call, old);
            }
        });
    }
    if lost_results {
        lowering.drop("results of a coroutine's end");
    }
    old_types.into_keys().collect()
}

/// Returns the old type of a function, if calls can be converted to it.
fn old_type(lowering: &mut Lowering<'_>, function: Global, name: &str) -> Option<Type> {
    let today = lowering.module.tables.types.as_function(lowering.module.global(function).value_type)?;
    let (result, mut params, vararg) = (today.result, today.params.to_vec(), today.vararg);
    let result = match name {
        "llvm.coro.end" | "llvm.coro.end.async" if lowering.lacks(history::COROUTINE_END_WITHOUT_RESULT) => {
            if name == "llvm.coro.end" && lowering.lacks(history::COROUTINE_END_WITH_RESULTS) {
                params.truncate(2);
            }
            Type::I1
        }
        // The multiplied bytes or words were packed into the numbers that the products are added to.
        _ if name.starts_with("llvm.x86.avx")
            && name.contains(".vpdp")
            && lowering.lacks(history::DOT_PRODUCTS_OF_BYTES) =>
        {
            params.fill(result);
            result
        }
        _ => return None,
    };
    Some(lowering.module.tables.types.function(result, &params, vararg))
}

/// Converts a call. Returns whether it had results of a coroutine, which are dropped.
fn lower_call(editor: &mut FunctionEditor<'_>, call: Inst, old: Type) -> bool {
    let types = &editor.module().tables.types;
    let Some(old_type) = types.as_function(old).cloned() else { return false };
    let today = editor.body().call(call).and_then(|info| types.as_function(info.function_type)).cloned();
    let Some(today) = today else { return false };
    let mut operands = editor.body().operands(call).to_vec();
    for ((operand, &param), &new) in operands.iter_mut().zip(&old_type.params).zip(&today.params) {
        if new != param {
            *operand = editor.body_mut().insert_inst(call, InstBuild::new(Opcode::BitCast, param), &[*operand]).into();
        }
    }
    let results = (old_type.params.len() < today.params.len()).then(|| operands.remove(old_type.params.len()));
    let body = editor.body_mut();
    body.set_operands(call, &operands);
    body.set_inst_type(call, old_type.result);
    if let Some(info) = body.call_mut(call) {
        info.function_type = old;
    }
    results.is_some_and(|results| matches!(results.kind(), ValueKind::Inst(_)))
}
