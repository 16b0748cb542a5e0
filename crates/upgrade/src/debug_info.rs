//! Debug information that LLVM ignores because it is of another version or broken. A verifier determines
//! whether it is broken.

use draig_diag::Diagnostic;
use draig_ir::metadata::Class;
use draig_ir::{Global, Metadata, MetadataKind, Module};
use draig_tables::metadata_kinds::lookup;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::metadata;
use crate::module_flags::MODULE_FLAGS;

/// Version that LLVM 22 reads (`DEBUG_METADATA_VERSION`).
const VERSION: u64 = 3;

/// Depth to which tuples of loop metadata are searched for locations.
const MAX_LOOP_DEPTH: u32 = 64;

/// Strips debug information of another version. Returns LLVM's warning if there was any.
pub(crate) fn upgrade(module: &mut Module) -> Option<Diagnostic> {
    let version = debug_version(module);
    if version == VERSION || !strip_debug_info(module) {
        return None;
    }
    let name = String::from_utf8_lossy(&module.identifier).into_owned();
    let message = format!("ignoring debug info with an invalid version ({}) in {name}", version as u32);
    Some(Diagnostic::warning("U0001", message))
}

/// Whether the module's debug information is of the version that LLVM 22 reads, according to its flag. If it
/// is broken, LLVM strips it. Debug information of any other version has already been stripped during the
/// upgrade.
pub fn has_current_debug_info(module: &Module) -> bool {
    debug_version(module) == VERSION
}

/// Returns the version in the module flag; 0 without one.
fn debug_version(module: &Module) -> u64 {
    let flags = metadata::named(module, MODULE_FLAGS);
    let version = flags.into_iter().find_map(|flag| {
        let operands = metadata::operands(module, flag);
        let &[_, name, value, ..] = &operands[..] else { return None };
        (metadata::string(module, name)? == b"Debug Info Version").then_some(value)
    });
    version.and_then(|value| metadata::integer(module, value)).unwrap_or(0)
}

/// Removes all debug information, as LLVM does if it ignores it: named metadata `llvm.dbg.*` and `llvm.gcov`,
/// the subprograms of functions, the locations, records and debugging attachments of instructions, locations
/// in loop metadata, and the `!dbg` of variables. Returns whether there was any.
pub fn strip_debug_info(module: &mut Module) -> bool {
    let mut stripped = false;
    let is_debug = |name: &[u8]| name.starts_with(b"llvm.dbg.") || name == b"llvm.gcov";
    let names: Vec<_> = module.named_metadata().iter().map(|list| list.name).collect();
    if names.into_iter().any(|name| is_debug(module.tables.str(name))) {
        module.remove_named_metadata(is_debug);
        stripped = true;
    }
    let dbg = MetadataKind::from_u32(draig_tables::metadata_kinds::MD_DBG);
    let globals: Vec<_> = module.functions().iter().chain(module.variables()).copied().collect();
    for global in globals {
        let attachments = &mut module.global_mut(global).attachments;
        let before = attachments.len();
        attachments.retain(|&(kind, _)| kind != dbg);
        stripped |= attachments.len() != before;
    }
    let kinds = Kinds {
        loop_id: lookup(b"llvm.loop").map(MetadataKind::from_u32),
        removed: [b"heapallocsite".as_slice(), b"DIAssignID"].map(|name| lookup(name).map(MetadataKind::from_u32)),
    };
    let mut loops = FxHashMap::default();
    for function in module.functions().to_vec() {
        stripped |= strip_body(module, function, &kinds, &mut loops);
    }
    stripped
}

struct Kinds {
    loop_id: Option<MetadataKind>,
    removed: [Option<MetadataKind>; 2],
}

fn strip_body(
    module: &mut Module,
    function: Global,
    kinds: &Kinds,
    loops: &mut FxHashMap<Metadata, Option<Metadata>>,
) -> bool {
    if !has_debug_info(module, function, kinds, loops) {
        return false;
    }
    let Some(mut editor) = module.edit(function) else { return false };
    let (body, module) = editor.body_and_module_mut();
    let stripped = body.strip_locations();
    let insts: Vec<_> = body.attached_insts().collect();
    for inst in insts {
        for kind in kinds.removed.into_iter().flatten() {
            body.set_attachment(inst, kind, None);
        }
        if let Some(kind) = kinds.loop_id
            && let Some(old) = body.attachment(inst, kind)
        {
            let new = *loops.entry(old).or_insert_with(|| strip_loop(module, old));
            if new != Some(old) {
                body.set_attachment(inst, kind, new);
            }
        }
    }
    stripped
}

/// Whether a body has anything that is stripped. May be true because of removed instructions.
fn has_debug_info(
    module: &mut Module,
    function: Global,
    kinds: &Kinds,
    loops: &mut FxHashMap<Metadata, Option<Metadata>>,
) -> bool {
    let Some(body) = module.body(function) else { return false };
    if body.mentions_locations() || body.all_attachments().any(|(kind, _)| kinds.removed.contains(&Some(kind))) {
        return true;
    }
    let of_loops = |&(kind, _): &(MetadataKind, Metadata)| Some(kind) == kinds.loop_id;
    let loop_ids: Vec<Metadata> = body.all_attachments().filter(of_loops).map(|(_, node)| node).collect();
    loop_ids.into_iter().any(|old| *loops.entry(old).or_insert_with(|| strip_loop(module, old)) != Some(old))
}

/// Returns loop metadata without locations; `None` if it contains nothing but locations.
fn strip_loop(module: &mut Module, id: Metadata) -> Option<Metadata> {
    let reaching = Reaching::of(module, id);
    if !reaching.some.contains(&id) {
        return Some(id);
    }
    strip_tuple(module, &reaching, id, 0)
}

/// Nodes of loop metadata from which a location can be reached, including the location itself.
struct Reaching {
    some: FxHashSet<Metadata>,
}

impl Reaching {
    fn of(module: &Module, root: Metadata) -> Reaching {
        // First find all reachable nodes, then iterate backwards to a fixpoint, since there may be cycles.
        let mut order = vec![root];
        let mut seen: FxHashSet<Metadata> = order.iter().copied().collect();
        let mut at = 0;
        while let Some(&id) = order.get(at) {
            at += 1;
            let is_tuple = metadata::node(module, Some(id)).is_some_and(|node| node.class() == Class::Tuple);
            if is_tuple {
                order.extend(metadata::operands(module, id).into_iter().flatten().filter(|&op| seen.insert(op)));
            }
        }
        let mut users: FxHashMap<Metadata, Vec<Metadata>> = FxHashMap::default();
        let mut work = Vec::new();
        for &id in &order {
            match metadata::node(module, Some(id)).map(|node| node.class()) {
                Some(Class::DILocation) => work.push(id),
                Some(Class::Tuple) => {
                    for operand in metadata::operands(module, id).into_iter().flatten() {
                        users.entry(operand).or_default().push(id);
                    }
                }
                _ => {}
            }
        }
        let mut some = FxHashSet::default();
        while let Some(id) = work.pop() {
            if some.insert(id) {
                work.extend(users.get(&id).into_iter().flatten());
            }
        }
        Reaching { some }
    }
}

fn strip_tuple(module: &mut Module, reaching: &Reaching, id: Metadata, depth: u32) -> Option<Metadata> {
    if !reaching.some.contains(&id) || depth > MAX_LOOP_DEPTH {
        return Some(id);
    }
    let node = metadata::node(module, Some(id))?;
    if node.class() == Class::DILocation {
        return None;
    }
    let distinct = node.is_distinct();
    let operands: Vec<_> = node.operands().collect();
    let mut refers_to_itself = false;
    let mut kept = Vec::with_capacity(operands.len());
    for operand in operands {
        match operand {
            Some(operand) if operand == id => {
                refers_to_itself = true;
                kept.push(None);
            }
            Some(operand) => {
                if let Some(new) = strip_tuple(module, reaching, operand, depth + 1) {
                    kept.push(Some(new));
                }
            }
            None => kept.push(None),
        }
    }
    if kept.is_empty() || refers_to_itself && kept.len() == 1 {
        return None;
    }
    let pool = &mut module.tables.metadata;
    let new = pool.reserve();
    if refers_to_itself {
        kept[0] = Some(new);
    }
    let words: Vec<u32> = kept.iter().map(|operand| operand.map_or(0, Metadata::to_word)).collect();
    Some(pool.define(new, Class::Tuple, distinct, &words))
}
