//! Intrinsics that had another name or another argument, and those that a version does not know, which it
//! takes for ordinary functions.

use draig_ir::intrinsics::id_of;
use draig_ir::{AttrList, AttrSet, Attribute, Body, Global, Inst, Module, Type, Value};
use draig_tables::{AttrKind, history};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Lowering;

/// An argument that went.
#[derive(Clone, Copy)]
struct Gone {
    /// The intrinsic's name without types.
    name: &'static str,
    /// The first version without the argument.
    since: u32,
    /// Where it stood.
    at: usize,
    what: What,
}

/// What the argument said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// The size of an object, -1 if it is not told.
    Size,
    /// The alignment of the pointer in front, which today is an attribute of it.
    Alignment,
}

const GONE: &[Gone] = &[
    Gone { name: "llvm.lifetime.start", since: history::LIFETIME_WITHOUT_SIZE, at: 0, what: What::Size },
    Gone { name: "llvm.lifetime.end", since: history::LIFETIME_WITHOUT_SIZE, at: 0, what: What::Size },
    Gone { name: "llvm.masked.load", since: history::MASKED_WITHOUT_ALIGNMENT, at: 1, what: What::Alignment },
    Gone { name: "llvm.masked.store", since: history::MASKED_WITHOUT_ALIGNMENT, at: 2, what: What::Alignment },
    Gone { name: "llvm.masked.gather", since: history::MASKED_WITHOUT_ALIGNMENT, at: 1, what: What::Alignment },
    Gone { name: "llvm.masked.scatter", since: history::MASKED_WITHOUT_ALIGNMENT, at: 2, what: What::Alignment },
];

/// Lowers all declarations of intrinsics, and the calls of those whose arguments changed.
/// What has got an older type already is left alone.
pub(crate) fn lower(lowering: &mut Lowering<'_>, retyped: &FxHashSet<Global>) {
    let mut changed: FxHashMap<Global, (Gone, Type)> = FxHashMap::default();
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
        } else if let Some(gone) = GONE.iter().find(|gone| gone.name == name && lowering.lacks(gone.since)) {
            let old_type = lowering.module.global(function).value_type;
            if !has_pointer(lowering.module, function) {
                left_over.insert(function);
            } else if restore_parameter(lowering.module, function, *gone) {
                changed.insert(function, (*gone, old_type));
            }
        } else if history::intrinsic_has_other_type(id, lowering.version) && called.contains(&function) {
            lowering.impossible(format!("intrinsic `{name}` with the type of today"));
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
    for_each_call(lowering.module, |module, body, inst, callee| {
        if let Some((gone, old_type)) = changed.get(&callee)
            && body.call(inst).is_some_and(|call| call.function_type == *old_type)
        {
            restore_argument(module, body, inst, callee, *gone);
        }
    });
}

/// The functions that are called.
fn called(module: &Module) -> FxHashSet<Global> {
    let mut called = FxHashSet::default();
    for body in module.functions().iter().filter_map(|&function| module.body(function)) {
        called.extend(body.insts().filter_map(|inst| body.callee(inst).and_then(Value::as_global)));
    }
    called
}

/// Calls `change` with each call of a global, and the body that it is in.
pub(crate) fn for_each_call(module: &mut Module, mut change: impl FnMut(&mut Module, &mut Body, Inst, Global)) {
    for function in module.functions().to_vec() {
        let Some(mut body) = module.take_body(function) else { continue };
        for inst in body.insts().collect::<Vec<Inst>>() {
            if let Some(callee) = body.callee(inst).and_then(Value::as_global) {
                change(module, &mut body, inst, callee);
            }
        }
        module.set_body(function, Some(body));
    }
}

/// Whether there is a pointer among the parameters, or a vector of them. There is none in what upgrades
/// leave of declarations that were wrong before.
fn has_pointer(module: &Module, function: Global) -> bool {
    module.param_types(function).iter().any(|&ty| module.tables.types.is_pointer_or_vector(ty))
}

/// Removes functions of this set that no body mentions.
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

/// Gives an intrinsic the name that it had; the types behind it stay.
fn rename(module: &mut Module, function: Global, name: &str, old: &str) {
    let types = module.name(function).get(name.len()..).unwrap_or_default().to_vec();
    let name = module.tables.strings.intern(&[old.as_bytes(), &types].concat());
    module.rename(function, name);
}

/// Gives an intrinsic the parameter that it had.
fn restore_parameter(module: &mut Module, function: Global, gone: Gone) -> bool {
    let ty = module.global(function).value_type;
    let Some(old) = module.tables.types.as_function(ty) else { return false };
    let (result, mut params) = (old.result, old.params.to_vec());
    if gone.at > params.len() {
        return false;
    }
    params.insert(gone.at, parameter_type(gone));
    let new = module.tables.types.function(result, &params, false);
    let immediate = {
        let tables = &mut module.tables;
        tables.attributes.intern_set(&mut vec![Attribute::Enum(AttrKind::ImmArg)], &tables.strings)
    };
    let list = module.global(function).as_function().map_or(AttrList::EMPTY, |function| function.attributes);
    let list = with_parameter(module, list, gone.at, immediate);
    let data = module.global_mut(function);
    data.value_type = new;
    if let Some(function) = data.as_function_mut() {
        function.attributes = list;
    }
    true
}

fn parameter_type(gone: Gone) -> Type {
    if gone.what == What::Size { Type::I64 } else { Type::I32 }
}

/// A list with a set for one more parameter.
fn with_parameter(module: &mut Module, list: AttrList, at: usize, set: AttrSet) -> AttrList {
    let data = module.tables.attributes.list(list).clone();
    let mut params = data.params.to_vec();
    if params.len() < at {
        params.resize(at, AttrSet::EMPTY);
    }
    params.insert(at, set);
    module.tables.attributes.intern_list(data.function, data.result, &params)
}

fn restore_argument(module: &mut Module, body: &mut Body, call: Inst, callee: Global, gone: Gone) {
    let mut operands = body.operands(call).to_vec();
    let Some(info) = body.call(call).copied() else { return };
    let mut list = info.attributes;
    let value = match gone.what {
        What::Size => -1,
        What::Alignment => {
            let pointer = gone.at.saturating_sub(1);
            let align =
                module.tables.attributes.int(module.tables.attributes.param(list, pointer), AttrKind::Alignment);
            list = without_alignment(module, list, pointer);
            align.map_or(1, |align| align as i64)
        }
    };
    list = with_parameter(module, list, gone.at, AttrSet::EMPTY);
    operands.insert(gone.at, module.tables.const_i64(parameter_type(gone), value).into());
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
