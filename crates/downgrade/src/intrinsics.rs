//! Intrinsics with another name or argument in older versions, and those that a version does not know, which
//! it takes for ordinary functions.

use draig_ir::intrinsics::id_of;
use draig_ir::{AttrList, AttrSet, Attribute, FunctionEditor, Global, Inst, Module, Type, Value};
use draig_tables::{AttrKind, history};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Lowering;

/// An argument that LLVM removed from an intrinsic, and that older versions require.
#[derive(Clone, Copy)]
struct RemovedArgument {
    /// The name of the intrinsic, without types.
    name: &'static str,
    /// The first version without the argument.
    since: u32,
    /// The position of the argument.
    at: usize,
    meaning: ArgumentMeaning,
}

/// Meaning of the removed argument.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ArgumentMeaning {
    /// The size of an object, or -1 if unknown.
    Size,
    /// The alignment of the preceding pointer, which is now an attribute of that pointer.
    Alignment,
}

const REMOVED_ARGUMENTS: &[RemovedArgument] = &[
    RemovedArgument {
        name: "llvm.lifetime.start",
        since: history::LIFETIME_WITHOUT_SIZE,
        at: 0,
        meaning: ArgumentMeaning::Size,
    },
    RemovedArgument {
        name: "llvm.lifetime.end",
        since: history::LIFETIME_WITHOUT_SIZE,
        at: 0,
        meaning: ArgumentMeaning::Size,
    },
    RemovedArgument {
        name: "llvm.masked.load",
        since: history::MASKED_WITHOUT_ALIGNMENT,
        at: 1,
        meaning: ArgumentMeaning::Alignment,
    },
    RemovedArgument {
        name: "llvm.masked.store",
        since: history::MASKED_WITHOUT_ALIGNMENT,
        at: 2,
        meaning: ArgumentMeaning::Alignment,
    },
    RemovedArgument {
        name: "llvm.masked.gather",
        since: history::MASKED_WITHOUT_ALIGNMENT,
        at: 1,
        meaning: ArgumentMeaning::Alignment,
    },
    RemovedArgument {
        name: "llvm.masked.scatter",
        since: history::MASKED_WITHOUT_ALIGNMENT,
        at: 2,
        meaning: ArgumentMeaning::Alignment,
    },
];

/// Lowers all declarations of intrinsics, and the calls of those whose arguments changed. Intrinsics in
/// `retyped` are skipped.
pub(crate) fn lower(lowering: &mut Lowering<'_>, retyped: &FxHashSet<Global>) {
    let mut changed: FxHashMap<Global, (RemovedArgument, Type)> = FxHashMap::default();
    let mut left_over = FxHashSet::default();
    let called = called(lowering.module);
    for function in lowering.module.functions().to_vec() {
        let Some(id) = id_of(lowering.module, function) else { continue };
        let name = id.name();
        lowering.place = Some(function);
        if retyped.contains(&function) {
            continue;
        }
        let old_name = history::INTRINSIC_NAMES
            .iter()
            .find(|old| old.name == name && lowering.lacks(old.since) && !lowering.lacks(old.before_since));
        if let Some(&history::OldIntrinsic { before: old, .. }) = old_name {
            rename(lowering.module, function, name, old);
        } else if let Some(removed) =
            REMOVED_ARGUMENTS.iter().find(|removed| removed.name == name && lowering.lacks(removed.since))
        {
            let old_type = lowering.module.global(function).value_type;
            if !has_pointer(lowering.module, function) {
                left_over.insert(function);
            } else if restore_parameter(lowering.module, function, *removed) {
                changed.insert(function, (*removed, old_type));
            }
        } else if history::intrinsic_has_other_type(id, lowering.version) && called.contains(&function) {
            lowering.impossible(format!("intrinsic `{name}` with its current type"));
        } else if lowering.lacks(history::intrinsic_since(id)) {
            lowering.unknown(format!("intrinsic `{name}`"));
        }
    }
    if !left_over.is_empty() {
        remove_unused(lowering.module, left_over);
    }
    if changed.is_empty() {
        return;
    }
    for_each_call(lowering.module, |editor, inst, callee| {
        if let Some((removed, old_type)) = changed.get(&callee)
            && editor.body().call(inst).is_some_and(|call| call.function_type == *old_type)
        {
            restore_argument(editor, inst, callee, *removed);
        }
    });
}

/// Functions that are called.
fn called(module: &Module) -> FxHashSet<Global> {
    let mut called = FxHashSet::default();
    for body in module.functions().iter().filter_map(|&function| module.body(function)) {
        called.extend(body.insts().filter_map(|inst| body.callee(inst).and_then(Value::as_global)));
    }
    called
}

/// Calls `change` with each call of a global, and the function of the call.
pub(crate) fn for_each_call(module: &mut Module, mut change: impl FnMut(&mut FunctionEditor<'_>, Inst, Global)) {
    for function in module.functions().to_vec() {
        let Some(mut editor) = module.edit(function) else { continue };
        for inst in editor.body().insts().collect::<Vec<Inst>>() {
            if let Some(callee) = editor.body().callee(inst).and_then(Value::as_global) {
                change(&mut editor, inst, callee);
            }
        }
    }
}

/// Whether the parameters include a pointer or a vector of pointers. Declarations that were wrong before an
/// upgrade may have none.
fn has_pointer(module: &Module, function: Global) -> bool {
    module.param_types(function).iter().any(|&ty| module.tables.types.is_pointer_or_vector(ty))
}

/// Removes the functions of this set that no body uses.
pub(crate) fn remove_unused(module: &mut Module, mut functions: FxHashSet<Global>) {
    for &function in module.functions() {
        let Some(body) = module.body(function) else { continue };
        for inst in body.insts() {
            for global in body.operands(inst).iter().filter_map(|operand| operand.as_global()) {
                functions.remove(&global);
            }
        }
    }
    module.remove_globals(|global| functions.contains(&global));
}

/// Renames an intrinsic to its old name, keeping its type suffixes.
fn rename(module: &mut Module, function: Global, name: &str, old: &str) {
    let types = module.name(function).get(name.len()..).unwrap_or_default().to_vec();
    let name = module.tables.strings.intern(&[old.as_bytes(), &types].concat());
    module.rename(function, name);
}

/// Restores a removed parameter of an intrinsic.
fn restore_parameter(module: &mut Module, function: Global, removed: RemovedArgument) -> bool {
    let ty = module.global(function).value_type;
    let Some(old) = module.tables.types.as_function(ty) else { return false };
    let (result, mut params) = (old.result, old.params.to_vec());
    if removed.at > params.len() {
        return false;
    }
    params.insert(removed.at, parameter_type(removed));
    let new = module.tables.types.function(result, &params, false);
    let immediate = {
        let tables = &mut module.tables;
        tables.attributes.intern_set(&mut vec![Attribute::Enum(AttrKind::ImmArg)], &tables.strings)
    };
    let list = module.global(function).as_function().map_or(AttrList::EMPTY, |function| function.attributes);
    let list = with_parameter(module, list, removed.at, immediate);
    let data = module.global_mut(function);
    data.value_type = new;
    if let Some(function) = data.as_function_mut() {
        function.attributes = list;
    }
    true
}

fn parameter_type(removed: RemovedArgument) -> Type {
    if removed.meaning == ArgumentMeaning::Size { Type::I64 } else { Type::I32 }
}

/// Returns a list with a set for one more parameter.
fn with_parameter(module: &mut Module, list: AttrList, at: usize, set: AttrSet) -> AttrList {
    let data = module.tables.attributes.list(list).clone();
    let mut params = data.params.to_vec();
    if params.len() < at {
        params.resize(at, AttrSet::EMPTY);
    }
    params.insert(at, set);
    module.tables.attributes.intern_list(data.function, data.result, &params)
}

fn restore_argument(editor: &mut FunctionEditor<'_>, call: Inst, callee: Global, removed: RemovedArgument) {
    let (body, module) = editor.body_and_module_mut();
    let mut operands = body.operands(call).to_vec();
    let Some(info) = body.call(call).copied() else { return };
    let mut list = info.attributes;
    let value = match removed.meaning {
        ArgumentMeaning::Size => -1,
        ArgumentMeaning::Alignment => {
            let pointer = removed.at.saturating_sub(1);
            let align =
                module.tables.attributes.int(module.tables.attributes.param(list, pointer), AttrKind::Alignment);
            list = without_alignment(module, list, pointer);
            align.map_or(1, |align| align as i64)
        }
    };
    list = with_parameter(module, list, removed.at, AttrSet::EMPTY);
    operands.insert(removed.at, module.tables.const_i64(parameter_type(removed), value).into());
    body.set_operands(call, &operands);
    let function_type = module.global(callee).value_type;
    if let Some(call) = body.call_mut(call) {
        call.function_type = function_type;
        call.attributes = list;
    }
}

fn without_alignment(module: &mut Module, list: AttrList, param: usize) -> AttrList {
    let data = module.tables.attributes.list(list).clone();
    let mut params = data.params.to_vec();
    let tables = &mut module.tables;
    if let Some(set) = params.get_mut(param) {
        let mut kept = tables.attributes.set(*set).to_vec();
        kept.retain(|attribute| attribute.kind() != Some(AttrKind::Alignment));
        *set = tables.attributes.intern_set(&mut kept, &tables.strings);
    }
    tables.attributes.intern_list(data.function, data.result, &params)
}
