//! A hash of what frequencies depend on besides the instructions of a body.

use std::hash::{Hash, Hasher};

use draig_ir::{Global, MetadataKind};
use draig_tables::metadata_kinds::{MD_IRR_LOOP, MD_PROF};
use rustc_hash::FxHasher;

use crate::subject::Subject;

/// Returns a hash of the `!prof` and `!irr_loop` metadata of a function, and of the names, types and attributes of its callees.
pub(crate) fn stamp(subject: Subject<'_>) -> u64 {
    let (body, module) = (subject.body(), subject.module());
    let mut hasher = FxHasher::default();
    let profile = MetadataKind::from_u32(MD_PROF);
    for (kind, node) in &module.global(subject.function()).attachments {
        if *kind == profile {
            hash_node(subject, *node, &mut hasher);
        }
    }
    let hash_callee = |callee: Global, hasher: &mut FxHasher| {
        let data = module.global(callee);
        (callee, data.name, data.value_type).hash(hasher);
        data.as_function().map(|function| function.attributes).hash(hasher);
    };
    for block in body.blocks() {
        for inst in body.block_insts(block) {
            let (opcode, _, _, operands) = body.parts(inst);
            if opcode.is_call() {
                body.call(inst).map(|call| call.attributes).hash(&mut hasher);
                if let Some(callee) = operands.last().and_then(|callee| callee.as_global()) {
                    hash_callee(callee, &mut hasher);
                }
            }
        }
        let Some(terminator) = body.terminator(block) else { continue };
        for kind in [MD_PROF, MD_IRR_LOOP] {
            if let Some(node) = body.attachment(terminator, MetadataKind::from_u32(kind)) {
                block.hash(&mut hasher);
                hash_node(subject, node, &mut hasher);
            }
        }
    }
    hasher.finish()
}

/// Hashes a node of weights, whose operands are strings and numbers.
fn hash_node(subject: Subject<'_>, node: draig_ir::Metadata, hasher: &mut FxHasher) {
    let metadata = &subject.tables().metadata;
    node.hash(hasher);
    for operand in metadata.node(node).into_iter().flat_map(|node| node.operands().flatten()) {
        (operand, metadata.as_value(operand)).hash(hasher);
    }
}
