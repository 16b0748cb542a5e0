//! Type-based alias analysis tags in the form that predates struct paths (LangRef "tbaa Metadata").

use draig_ir::metadata::Class;
use draig_ir::{Metadata, MetadataKind, Module, Type};
use draig_tables::metadata_kinds::lookup;
use rustc_hash::FxHashMap;

use crate::metadata;

/// Upgrades the tags of all instructions.
pub(crate) fn upgrade(module: &mut Module) {
    let Some(kind) = lookup(b"tbaa").map(MetadataKind::from_u32) else { return };
    let mut known: FxHashMap<Metadata, Metadata> = FxHashMap::default();
    // By number: whether a tag is known to be in the current form.
    let mut current: Vec<bool> = Vec::new();
    let functions = module.functions().to_vec();
    for function in functions {
        let Some(body) = module.body(function) else { continue };
        // Most bodies only have tags in the current form, which is detected without a walk.
        let mut is_current = |tag: Metadata| {
            if current.get(tag.index()) == Some(&true) {
                return true;
            }
            let is_current = match known.get(&tag) {
                Some(&new) => new == tag,
                None => !is_old(module, tag),
            };
            if is_current {
                current.resize(current.len().max(module.tables.metadata.len() as usize), false);
                current[tag.index()] = true;
            }
            is_current
        };
        if body.all_attachments().all(|(of, tag)| of != kind || is_current(tag)) {
            continue;
        }
        let mut changes = Vec::new();
        for inst in body.insts() {
            let Some(tag) = body.attachment(inst, kind) else { continue };
            match known.get(&tag) {
                Some(&new) if new == tag => {}
                _ => changes.push((inst, tag)),
            }
        }
        for (inst, tag) in changes {
            let new = match known.get(&tag) {
                Some(&new) => new,
                None => {
                    let new = upgrade_tag(module, tag);
                    known.insert(tag, new);
                    new
                }
            };
            if new != tag
                && let Some(body) = module.body_mut(function)
            {
                body.set_attachment(inst, kind, Some(new));
            }
        }
    }
}

/// Whether a tag has the form that predates struct paths.
fn is_old(module: &Module, tag: Metadata) -> bool {
    let Some(node) = metadata::node(module, Some(tag)) else { return false };
    let mut operands = node.operands();
    let (first, count) = (operands.next(), node.operands().count());
    let is_new = count >= 3 && metadata::node(module, first.flatten()).is_some();
    node.class() == Class::Tuple && count != 0 && !is_new
}

/// Removes the tags of all instructions, as LLVM's bitcode reader does if any tag is invalid, which a
/// verifier determines.
pub fn strip_tbaa(module: &mut Module) {
    let Some(kind) = lookup(b"tbaa").map(MetadataKind::from_u32) else { return };
    for function in module.functions().to_vec() {
        let Some(body) = module.body_mut(function) else { continue };
        let tagged: Vec<_> = body.insts().filter(|&inst| body.attachment(inst, kind).is_some()).collect();
        for inst in tagged {
            body.set_attachment(inst, kind, None);
        }
    }
}

/// Returns the tag in struct-path form: base type, access type, offset, and whether the memory is constant.
fn upgrade_tag(module: &mut Module, tag: Metadata) -> Metadata {
    if !is_old(module, tag) {
        return tag;
    }
    let operands = metadata::operands(module, tag);
    let zero = metadata::new_integer(module, Type::I64, 0);
    let pool = &mut module.tables.metadata;
    match operands[..] {
        [name, parent, is_constant] => {
            let scalar = pool.tuple(&[name, parent]);
            pool.tuple(&[Some(scalar), Some(scalar), Some(zero), is_constant])
        }
        _ => pool.tuple(&[Some(tag), Some(tag), Some(zero)]),
    }
}
