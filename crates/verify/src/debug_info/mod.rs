//! Rules for debug information: specialized nodes, records, and the agreement of functions and locations.

mod broken;
pub(crate) mod fields;
mod functions;
mod nodes;
mod records;
pub(crate) mod scopes;
mod units;

use draig_ir::{Block, Body, Global, Inst, Metadata, MetadataKind, Module, Tables};
use draig_tables::metadata_kinds::MD_DBG;
use rustc_hash::FxHashMap;

pub use broken::debug_info_is_broken;
pub(crate) use nodes::Nodes;
pub(crate) use scopes::Scopes;
pub(crate) use units::{compile_units, named_metadata, variable_attachments};

use crate::context::FunctionCx;
use crate::metadata;
use crate::sink::{Checked, Report, Sink};

/// Facts computed once for a module.
#[derive(Debug)]
pub(crate) struct Facts {
    /// The first function that each subprogram is attached to.
    attached_to: FxHashMap<Metadata, Global>,
}

impl Facts {
    pub(crate) fn new(module: &Module) -> Facts {
        let mut attached_to = FxHashMap::default();
        for &function in module.functions() {
            if module.body(function).is_none() {
                continue;
            }
            if let Some(subprogram) = subprogram_of(module, function) {
                attached_to.entry(subprogram).or_insert(function);
            }
        }
        Facts { attached_to }
    }
}

/// The facts that a function leaves for the rules of the module: its assignment identities.
#[derive(Debug, Default)]
pub(crate) struct FunctionFacts {
    assignments: Vec<(Metadata, records::Assignment)>,
}

impl FunctionFacts {
    pub(crate) fn is_empty(&self) -> bool {
        self.assignments.is_empty()
    }
}

/// Scratch memory for one function.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// The number of the last function that contained each node.
    seen: Vec<u32>,
    /// The number of this function among those checked.
    function: u32,
    /// The variable that describes each parameter, by the parameter's number from 1.
    arguments: Vec<Option<Metadata>>,
    /// Results of checking access tags.
    pub(crate) tags: crate::tbaa::Tags,
}

impl Scratch {
    pub(crate) fn clear(&mut self) {
        self.arguments.clear();
        self.function = match self.function.checked_add(1) {
            Some(next) => next,
            None => {
                self.seen.clear();
                1
            }
        };
    }

    /// Records that a node occurs in this function; returns whether it is the first occurrence.
    fn mark_seen(&mut self, id: Metadata, count: u32) -> bool {
        if self.seen.is_empty() {
            self.seen.resize(count as usize, 0);
        }
        match self.seen.get_mut(id.index()) {
            Some(seen) => std::mem::replace(seen, self.function) != self.function,
            None => false,
        }
    }
}

/// A function, as far as the rules for debug information need it.
pub(crate) struct DebugCx<'a, 's> {
    module: &'a Module,
    tables: &'a Tables,
    nodes: Nodes<'a>,
    metadata: &'a metadata::Facts,
    facts: &'a Facts,
    id: Global,
    body: &'a Body,
    /// The function's subprogram.
    subprogram: Option<Metadata>,
    scratch: &'s mut Scratch,
    left: &'s mut FunctionFacts,
    sink: &'s mut Sink,
}

impl Report for DebugCx<'_, '_> {
    fn sink(&mut self) -> &mut Sink {
        self.sink
    }
}

impl<'a, 's> DebugCx<'a, 's> {
    fn of(cx: &'s mut FunctionCx<'a>) -> DebugCx<'a, 's> {
        let module_cx = cx.cx;
        DebugCx {
            module: cx.module,
            tables: cx.tables,
            nodes: Nodes::new(cx.tables, &module_cx.metadata.scopes, module_cx.metadata.version),
            metadata: &module_cx.metadata,
            facts: &module_cx.debug_info,
            id: cx.id,
            body: cx.body,
            subprogram: cx.subprogram,
            scratch: &mut cx.debug,
            left: &mut cx.left.debug_info,
            sink: &mut cx.sink,
        }
    }

    fn visit(&mut self, id: Metadata, locations_allowed: bool, place: impl Into<crate::violation::Place>) {
        if self.metadata.needs_walk(id) {
            self.sink.node(id, locations_allowed, place);
        }
    }
}

/// Returns the first `!dbg` attachment of a global.
pub(crate) fn subprogram_of(module: &Module, global: Global) -> Option<Metadata> {
    let attachments = &module.global(global).attachments;
    attachments.iter().find(|(kind, _)| *kind == MetadataKind::from_u32(MD_DBG)).map(|&(_, node)| node)
}

/// Checks the `!dbg` attachment of a declaration.
pub(crate) fn declaration_attachment(cx: &mut FunctionCx<'_>, node: Metadata) -> Checked {
    DebugCx::of(cx).declaration_attachment(node)
}

/// Checks a `!dbg` attachment of a definition; `number` counts the earlier ones.
pub(crate) fn definition_attachment(cx: &mut FunctionCx<'_>, node: Metadata, number: usize) -> Checked {
    DebugCx::of(cx).definition_attachment(node, number)
}

/// Checks that all `!dbg` attachments of a function lead back to its subprogram.
pub(crate) fn function(cx: &mut FunctionCx<'_>) -> Checked {
    DebugCx::of(cx).locations()
}

/// Checks the location of an instruction, and the debug information attached to it.
pub(crate) fn instruction(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    DebugCx::of(cx).instruction(inst)
}

/// Checks that a call without a location does not call an inlinable function that has debug information.
pub(crate) fn call(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    DebugCx::of(cx).call(inst)
}

/// Checks the identity that links an instruction to an assignment.
pub(crate) fn assign_id(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    DebugCx::of(cx).assign_id(inst)
}

/// Checks the debug records before an instruction, before all other rules for it.
pub(crate) fn records_before(cx: &mut FunctionCx<'_>, inst: Inst) {
    DebugCx::of(cx).records_before(inst);
}

/// Checks the debug records after the last instruction of a block.
pub(crate) fn trailing_records(cx: &mut FunctionCx<'_>, block: Block) {
    DebugCx::of(cx).trailing_records(block);
}
