//! Rules for debug information of the module as a whole: compile units, named metadata, variables.

use draig_ir::metadata::Class;
use draig_ir::{Global, Linkage, Metadata, MetadataKind, Module, ValueKind};
use draig_tables::metadata_kinds::MD_DBG;

use super::{Nodes, records};
use crate::context::ModuleStage;
use crate::metadata;
use crate::rules::debug_places as rule;
use crate::sink::{Checked, Report, Sink};
use crate::violation::Place;

const UNITS: &[u8] = b"llvm.dbg.cu";

/// Checks the `!dbg` attachments of a global variable.
pub(crate) fn variable_attachments(stage: &mut ModuleStage<'_>, global: Global) -> Checked {
    let cx = stage.cx;
    global_variable(cx.module, &cx.metadata, global, &mut stage.sink)
}

pub(super) fn global_variable(module: &Module, metadata: &metadata::Facts, global: Global, sink: &mut Sink) -> Checked {
    let nodes = Nodes::new(&module.tables, &metadata.scopes, metadata.version);
    for &(kind, id) in &module.global(global).attachments {
        if kind != MetadataKind::from_u32(MD_DBG) {
            continue;
        }
        let place = Place { metadata: Some(id), ..Place::from(global) };
        match nodes.node(Some(id)).filter(|node| node.class() == Class::DIGlobalVariableExpression) {
            Some(node) => {
                if let Err(broken) = nodes.global_expression(node) {
                    sink.fail(broken, place);
                }
            }
            None => return Err(sink.fail(&rule::DBG_OF_GLOBAL, place)),
        }
    }
    Ok(())
}

/// Checks the named metadata, in order.
pub(crate) fn named_metadata(module: &Module, metadata: &metadata::Facts, sink: &mut Sink) {
    for list in module.named_metadata() {
        let name = module.tables.str(list.name);
        let of_units = name == UNITS;
        if name.starts_with(b"llvm.dbg.") && !of_units {
            sink.fail(&rule::DBG_NAME, Place::default());
            continue;
        }
        for &id in &list.operands {
            let class = super::scopes::class(&module.tables.metadata, id);
            if of_units && class != Some(Class::DICompileUnit) {
                sink.fail(&rule::UNIT_LIST, id);
                break;
            }
            if metadata.needs_walk(id) {
                sink.node(id, true, id);
            }
        }
    }
}

/// Checks `llvm.dbg.cu` against the compile units found, and assignments across functions.
pub(crate) fn compile_units(stage: &mut ModuleStage<'_>) {
    listed_units(stage.cx.module, &mut stage.sink);
    let left = std::mem::take(&mut stage.left);
    let facts = left.iter().map(|(function, facts)| (*function, &facts.debug_info));
    records::assignments(&stage.cx.tables.metadata, facts, &mut stage.sink);
    stage.left = left;
}

/// Checks that every compile unit that is referenced is listed.
pub(super) fn listed_units(module: &Module, sink: &mut Sink) {
    let pool = &module.tables.metadata;
    let listed = module.find_named_metadata(UNITS).map_or(&[][..], |list| &list.operands);
    let mut unlisted = Vec::new();
    pool.for_each_of_class(Class::DICompileUnit, &mut |id| {
        if !listed.contains(&id) {
            unlisted.push(id);
        }
    });
    if unlisted.is_empty() {
        return;
    }
    let reached = reachable_nodes(module);
    for id in unlisted {
        if reached.get(id.index()).is_some_and(|&reached| reached) {
            sink.fail(&rule::UNLISTED_UNIT, id);
        }
    }
}

/// Returns the nodes that LLVM's verifier visits: those reachable from attachments of functions and
/// instructions, operands, records and named metadata.
fn reachable_nodes(module: &Module) -> Vec<bool> {
    let pool = &module.tables.metadata;
    let mut reached = vec![false; pool.len() as usize];
    let mut work = Vec::new();
    let mut push = |id: Metadata, work: &mut Vec<Metadata>| {
        if let Some(slot) = reached.get_mut(id.index())
            && !std::mem::replace(slot, true)
        {
            work.push(id);
        }
    };
    for list in module.named_metadata() {
        list.operands.iter().for_each(|&id| push(id, &mut work));
    }
    for &function in module.functions() {
        module.global(function).attachments.iter().for_each(|&(_, id)| push(id, &mut work));
        let Some(body) = module.body(function) else { continue };
        for inst in body.insts() {
            body.debug_loc(inst).into_iter().for_each(|id| push(id, &mut work));
            body.attachments(inst).for_each(|(_, id)| push(id, &mut work));
            // Of metadata passed to functions, LLVM only visits the operands of intrinsics that it knows.
            let callee = body.callee(inst).and_then(|callee| callee.as_global());
            for operand in body.operands(inst) {
                if let ValueKind::Metadata(id) = operand.kind()
                    && callee.is_some_and(|callee| draig_ir::intrinsics::id_of(module, callee).is_some())
                {
                    push(id, &mut work);
                }
            }
            for record in body.records_before(inst) {
                let record = body.record(record);
                let nodes =
                    [record.variable, record.expression, record.debug_loc, record.assign_id, record.address_expression];
                nodes.into_iter().flatten().for_each(|id| push(id, &mut work));
            }
        }
    }
    while let Some(id) = work.pop() {
        pool.references(id, |target| push(target, &mut work));
    }
    reached
}

/// Whether another definition may replace a function when modules are linked.
pub(super) fn is_interposable(module: &Module, global: Global) -> bool {
    let data = module.global(global);
    match data.linkage {
        Linkage::LinkOnceAny | Linkage::WeakAny | Linkage::Common | Linkage::ExternWeak => true,
        Linkage::AvailableExternally
        | Linkage::LinkOnceOdr
        | Linkage::WeakOdr
        | Linkage::External
        | Linkage::Appending
        | Linkage::Internal
        | Linkage::Private => !data.dso_local && crate::module_flags::semantic_interposition(module),
    }
}
