//! `llvm.vector.splice.left` and `.right`, which used to be one intrinsic: a positive number counted from the
//! left, a negative one from the right.

use draig_ir::intrinsics::id_of;
use draig_ir::{FunctionEditor, Global, GlobalData, Inst, Module, Type};
use draig_tables::history;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Lowering;
use crate::intrinsics::{for_each_call, remove_unused};

/// Replacement of an intrinsic.
#[derive(Clone, Copy)]
struct Replacement {
    intrinsic: Global,
    from_right: bool,
}

/// Lowers all calls.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    if !lowering.lacks(history::SPLICE_DIRECTIONS) {
        return;
    }
    let old_name =
        if lowering.lacks(history::SPLICE) { "llvm.experimental.vector.splice" } else { "llvm.vector.splice" };
    let mut old: FxHashMap<Global, Replacement> = FxHashMap::default();
    for function in lowering.module.functions().to_vec() {
        let Some(id) = id_of(lowering.module, function) else { continue };
        let from_right = match id.name() {
            "llvm.vector.splice.left" => false,
            "llvm.vector.splice.right" => true,
            _ => continue,
        };
        let types = lowering.module.name(function).get(id.name().len()..).unwrap_or_default().to_vec();
        let name = [old_name.as_bytes(), &types].concat();
        let intrinsic = declared(lowering.module, function, &name);
        old.insert(function, Replacement { intrinsic, from_right });
    }
    if old.is_empty() {
        return;
    }
    for_each_call(lowering.module, |editor, inst, callee| {
        if let Some(&old) = old.get(&callee) {
            lower_call(editor, inst, old);
        }
    });
    remove_unused(lowering.module, old.keys().copied().collect::<FxHashSet<_>>());
}

/// Returns the intrinsic with this name, declaring it like another one if necessary.
fn declared(module: &mut Module, like: Global, name: &[u8]) -> Global {
    if let Some(found) = module.find(name) {
        return found;
    }
    let data = module.global(like).clone();
    let name = module.tables.strings.intern(name);
    module.add_global(GlobalData { name, ..data })
}

fn lower_call(editor: &mut FunctionEditor<'_>, call: Inst, old: Replacement) {
    let &[first, second, count, _] = editor.body().operands(call) else { return };
    let Some(number) = editor.module().tables.int_value(count).and_then(|count| count.to_u64()) else { return };
    let number = i64::try_from(number).unwrap_or(0);
    let (first, number) = match (old.from_right, number) {
        // Zero elements from the right yield the second vector.
        (true, 0) => (second, 0),
        (true, number) => (first, -number),
        (false, number) => (first, number),
    };
    let count = editor.int(Type::I32, number);
    editor.body_mut().set_operands(call, &[first, second, count, old.intrinsic.into()]);
}
