//! Internalization: linked globals become `internal`, except those that others may refer to by name.

use draig_ir::address::BaseObjects;
use draig_ir::{Comdat, DllStorageClass, Global, GlobalKind, Linkage, SelectionKind, Symbol, Value, Visibility};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dest::{Dest, set_visibility};

/// Names that never become internal: those reserved by the linker and the code generator.
const PRESERVED: &[&[u8]] = &[
    b"llvm.used",
    b"llvm.compiler.used",
    b"llvm.global_ctors",
    b"llvm.global_dtors",
    b"llvm.global.annotations",
    b"__stack_chk_fail",
    b"__stack_chk_guard",
];

/// Makes globals with these names internal.
pub(crate) fn internalize(dest: &mut Dest, names: &FxHashSet<Symbol>) {
    let used = used_globals(dest);
    let preserves = |dest: &Dest, global: Global| {
        let slot = dest.slot(global);
        let data = &slot.data;
        if slot.is_declaration_for_linker()
            || data.dll_storage_class == DllStorageClass::Export
            || data.as_variable().is_some_and(|variable| variable.externally_initialized)
        {
            return true;
        }
        let name = dest.tables.str(data.name);
        let is_own = name.starts_with(b"llvm.") || name.starts_with(b"__");
        let is_rpc = dest.triple.is_nvptx() && name == b"__llvm_rpc_client";
        !data.linkage.is_local()
            && (used.contains(&global)
                || is_own && (PRESERVED.contains(&name) || is_rpc)
                || data.name == Symbol::EMPTY
                || !names.contains(&data.name))
    };
    // A comdat with a member that stays external is not changed.
    let mut comdats: FxHashMap<Comdat, (usize, bool)> = FxHashMap::default();
    let order: Vec<Global> = [1, 0, 2].into_iter().flat_map(|number| dest.list(number).collect::<Vec<_>>()).collect();
    let mut objects = BaseObjects::default();
    for &global in &order {
        if let Some(comdat) = comdat_of(dest, &mut objects, global) {
            let (members, is_seen) = comdats.entry(comdat).or_default();
            *members += 1;
            *is_seen |= preserves(dest, global);
        }
    }
    for global in order {
        match comdat_of(dest, &mut objects, global) {
            Some(comdat) => {
                let (members, is_seen) = comdats.get(&comdat).copied().unwrap_or_default();
                if is_seen {
                    continue;
                }
                if !matches!(dest.slot(global).data.kind, GlobalKind::Alias { .. }) {
                    if members == 1 {
                        dest.slot_mut(global).data.comdat = None;
                    } else if !dest.triple.is_wasm() {
                        dest.comdats[comdat.index()].selection = SelectionKind::NoDeduplicate;
                    }
                }
                if dest.slot(global).data.linkage.is_local() {
                    continue;
                }
            }
            None if dest.slot(global).data.linkage.is_local() || preserves(dest, global) => continue,
            None => {}
        }
        let slot = dest.slot_mut(global);
        set_visibility(&mut slot.data, Visibility::Default);
        slot.set_linkage(Linkage::Internal);
    }
}

fn comdat_of(dest: &Dest, objects: &mut BaseObjects, global: Global) -> Option<Comdat> {
    let object = match dest.slot(global).data.kind {
        GlobalKind::Alias { .. } => {
            objects.base_object_in(&dest.tables, global.into(), |global| dest.aliasee(global))?
        }
        _ => global,
    };
    dest.slot(object).data.comdat
}

/// Returns the contents of `llvm.used`.
fn used_globals(dest: &Dest) -> FxHashSet<Global> {
    let Some(list) = dest.find(b"llvm.used") else { return FxHashSet::default() };
    let elements = dest.slot(list).elements.iter().flatten();
    let strip = |&value: &Value| value.as_global().or_else(|| dest.base_of_cast(value));
    elements.filter_map(strip).collect()
}
