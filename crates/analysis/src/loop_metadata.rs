//! The metadata of loops: the loop's identifier, and whether its iterations are independent (LangRef
//! "`llvm.loop`", "`llvm.loop.parallel_accesses`").

use draig_ir::{Metadata, MetadataKind, effects};
use draig_tables::metadata_kinds::{MD_ACCESS_GROUP, MD_LOOP, MD_MEM_PARALLEL_LOOP_ACCESS};

use crate::control_flow::ControlFlow;
use crate::loop_properties::LoopProperties;
use crate::loops::{Loop, Loops};
use crate::subject::Subject;

/// Returns the identifier of a loop: the node that all back edges have as `!llvm.loop` and whose first operand is
/// itself.
#[must_use]
pub fn loop_id(subject: &Subject<'_>, graph: &ControlFlow, loops: &Loops, of: Loop) -> Option<Metadata> {
    let body = subject.body();
    let kind = MetadataKind::from_u32(MD_LOOP);
    let mut found = None;
    for latch in loops.latches(graph, of) {
        let id = body.attachment(body.terminator(latch)?, kind)?;
        if found.is_some_and(|found| found != id) {
            return None;
        }
        found = Some(id);
    }
    let node = subject.tables().metadata.node(found?)?;
    (node.operand_count() > 0 && node.operand(0) == found).then_some(found).flatten()
}

/// Whether the metadata says that no memory access of a loop depends on one of another iteration.
#[must_use]
pub fn is_annotated_parallel(subject: &Subject<'_>, graph: &ControlFlow, loops: &Loops, of: Loop) -> bool {
    let Some(id) = loop_id(subject, graph, loops, of) else { return false };
    let (body, metadata) = (subject.body(), &subject.tables().metadata);
    let operands = |id: Metadata| metadata.node(id).into_iter().flat_map(|node| node.operands().flatten());
    let mut groups = LoopProperties::new(subject.tables(), id).parallel_accesses.unwrap_or_default();
    groups.sort_unstable();
    let access_group = MetadataKind::from_u32(MD_ACCESS_GROUP);
    let parallel_access = MetadataKind::from_u32(MD_MEM_PARALLEL_LOOP_ACCESS);
    let in_groups = |id: Metadata| {
        // An access group is an empty node; a list of groups is a node that has them as operands.
        match metadata.node(id).map_or(0, |node| node.operand_count()) {
            0 => groups.binary_search(&id).is_ok(),
            _ => operands(id).any(|group| groups.binary_search(&group).is_ok()),
        }
    };
    loops.blocks(graph, of).into_iter().flat_map(|block| body.block_insts(block)).all(|inst| {
        (!effects::may_read(subject.module(), body, inst) && !effects::may_write(subject.module(), body, inst))
            || body.attachment(inst, access_group).is_some_and(in_groups)
            || body.attachment(inst, parallel_access).is_some_and(|list| operands(list).any(|one| one == id))
    })
}
