//! Objective-C's automatic reference counting: a marker that used to be named metadata, and runtime functions
//! that became intrinsics.

use draig_ir::{Global, InlineAsm, Module, Type, TypeKind, Value};

use crate::intrinsics::{Outcome, UpgradeContext, by_name, replace_calls};
use crate::metadata;
use crate::module_flags::{self, behavior};

const MARKER: &[u8] = b"clang.arc.retainAutoreleasedReturnValueMarker";

/// Runtime functions and the intrinsics that replace them, without `llvm.`.
const RUNTIME: &[(&str, &str)] = &[
    ("objc_autorelease", "objc.autorelease"),
    ("objc_autoreleasePoolPop", "objc.autoreleasePoolPop"),
    ("objc_autoreleasePoolPush", "objc.autoreleasePoolPush"),
    ("objc_autoreleaseReturnValue", "objc.autoreleaseReturnValue"),
    ("objc_copyWeak", "objc.copyWeak"),
    ("objc_destroyWeak", "objc.destroyWeak"),
    ("objc_initWeak", "objc.initWeak"),
    ("objc_loadWeak", "objc.loadWeak"),
    ("objc_loadWeakRetained", "objc.loadWeakRetained"),
    ("objc_moveWeak", "objc.moveWeak"),
    ("objc_release", "objc.release"),
    ("objc_retain", "objc.retain"),
    ("objc_retainAutorelease", "objc.retainAutorelease"),
    ("objc_retainAutoreleaseReturnValue", "objc.retainAutoreleaseReturnValue"),
    ("objc_retainAutoreleasedReturnValue", "objc.retainAutoreleasedReturnValue"),
    ("objc_retainBlock", "objc.retainBlock"),
    ("objc_storeStrong", "objc.storeStrong"),
    ("objc_storeWeak", "objc.storeWeak"),
    ("objc_unsafeClaimAutoreleasedReturnValue", "objc.unsafeClaimAutoreleasedReturnValue"),
    ("objc_retainedObject", "objc.retainedObject"),
    ("objc_unretainedObject", "objc.unretainedObject"),
    ("objc_unretainedPointer", "objc.unretainedPointer"),
    ("objc_retain_autorelease", "objc.retain.autorelease"),
    ("objc_sync_enter", "objc.sync.enter"),
    ("objc_sync_exit", "objc.sync.exit"),
    ("objc_arc_annotation_topdown_bbstart", "objc.arc.annotation.topdown.bbstart"),
    ("objc_arc_annotation_topdown_bbend", "objc.arc.annotation.topdown.bbend"),
    ("objc_arc_annotation_bottomup_bbstart", "objc.arc.annotation.bottomup.bbstart"),
    ("objc_arc_annotation_bottomup_bbend", "objc.arc.annotation.bottomup.bbend"),
];

/// Upgrades the marker, and the runtime functions if the marker was old.
pub(crate) fn upgrade(module: &mut Module) {
    to_intrinsic(module, "clang.arc.use", "objc.clang.arc.use");
    if upgrade_marker(module) {
        for (function, intrinsic) in RUNTIME {
            to_intrinsic(module, function, intrinsic);
        }
    }
}

/// Converts the marker to a module flag, with `;` for `#`. Returns whether it existed.
fn upgrade_marker(module: &mut Module) -> bool {
    let Some(&node) = metadata::named(module, MARKER).first() else { return false };
    let Some(&text) = metadata::operands(module, node).first() else { return false };
    let Some(marker) = metadata::string(module, text) else { return false };
    let mut marker = marker.to_vec();
    if marker.iter().filter(|&&byte| byte == b'#').count() == 1 {
        for byte in marker.iter_mut().filter(|byte| **byte == b'#') {
            *byte = b';';
        }
    }
    let marker = metadata::new_string(module, &marker);
    module_flags::add(module, behavior::ERROR, MARKER, marker);
    module.remove_named_metadata(|name| name == MARKER);
    true
}

/// Replaces calls of a function by calls of an intrinsic, if the types allow it.
fn to_intrinsic(module: &mut Module, function: &str, intrinsic: &str) {
    let Some(old) = module.find(function.as_bytes()).filter(|&old| module.global(old).is_function()) else { return };
    let Some(id) = by_name(intrinsic) else { return };
    let Ok(new) = draig_ir::intrinsics::get_declaration(module, id, &[]) else { return };
    if replace_calls(module, old, new, redirect) {
        module.remove_global(old);
    }
}

fn redirect(cx: &mut UpgradeContext<'_>, new: Global) -> Option<Outcome> {
    let ty = cx.module().global(new).value_type;
    let (result, params) = {
        let function = cx.module().tables.types.as_function(ty)?;
        (function.result, function.params.clone())
    };
    let old_result = cx.result_type();
    if !can_bitcast(cx, result, old_result) {
        return None;
    }
    let mut args = cx.args();
    for (arg, &param) in args.iter_mut().zip(&params) {
        if !can_bitcast(cx, cx.type_of(*arg), param) {
            return None;
        }
        *arg = cx.bitcast(*arg, param);
    }
    let call = cx.call_function(new, &args);
    let tail = cx.body().call(cx.call)?.tail;
    cx.body_mut().call_mut(call)?.tail = tail;
    if result != Type::VOID {
        cx.take_name(call);
    }
    Some(Outcome::Replace(cx.bitcast(call.into(), old_result)))
}

/// Whether `bitcast` can convert one type to the other.
fn can_bitcast(cx: &UpgradeContext<'_>, from: Type, to: Type) -> bool {
    let types = &cx.module().tables.types;
    if from == to {
        return true;
    }
    let is_pointer = |ty| types.is_pointer_or_vector(ty);
    if is_pointer(from) || is_pointer(to) {
        return types.address_space(types.scalar(from)).is_some()
            && types.address_space(types.scalar(from)) == types.address_space(types.scalar(to))
            && types.vector_len(from) == types.vector_len(to);
    }
    let is_number = |ty| matches!(types.kind(types.scalar(ty)), TypeKind::Integer(_) | TypeKind::Float(_));
    is_number(from) && is_number(to) && cx.module().size_in_bits(from) == cx.module().size_in_bits(to)
}

/// Returns the inline assembly with the marker in its current form, if it is an old marker.
pub(crate) fn upgraded_asm(module: &mut Module, asm: InlineAsm) -> Option<InlineAsm> {
    let mut data = *module.tables.inline_asm(asm);
    let text = module.tables.str(data.template);
    let find = |pattern: &[u8]| text.windows(pattern.len()).position(|window| window == pattern);
    if !text.starts_with(b"mov\tfp") || find(b"objc_retainAutoreleaseReturnValue").is_none() {
        return None;
    }
    let at = find(b"# marker")?;
    let mut text = text.to_vec();
    text[at] = b';';
    data.template = module.tables.strings.intern(&text);
    Some(module.tables.intern_inline_asm(data))
}

/// Whether the bitcode reader drops an operand bundle of a call: an attached call of nothing.
pub(crate) fn is_dropped_bundle(tag: &[u8], operands: &[Value]) -> bool {
    tag == b"clang.arc.attachedcall" && operands.is_empty()
}
