//! Descriptions of functions, made on the threads that compile them: lines, scopes, and places of variables.
//!
//! Nothing in a description depends on other functions or on places in sections, so the order in which descriptions are
//! made does not matter.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Global, Metadata};

use crate::calls::described;
use crate::code::CodeNotes;
use crate::descriptions::{Described, Descriptions, Variable, VariableFields, VariablePlace};
use crate::facts::Facts;
use crate::nodes::{Nodes, emission, subprogram, unit};
use crate::program::Program;
use crate::rows::lines_and_scopes;
use crate::scopes::{ScopeFinder, ScopeId, ScopeScratch};
use crate::variables::{Finder, Scratch, declared_in};

/// Maker of descriptions; each thread has one, whose memory is used again for every function.
pub struct Describer<'f, 'm> {
    facts: &'f Facts<'m>,
    program: Program,
    scope_scratch: ScopeScratch,
    scratch: Scratch,
    /// The descriptions that were made.
    batch: Descriptions,
    /// Scope and order of each variable, with its number.
    order: Vec<(ScopeId, u32, u32)>,
    known: Vec<Metadata>,
}

impl<'f, 'm> Describer<'f, 'm> {
    /// Creates a maker for the functions of a module.
    pub fn new(facts: &'f Facts<'m>) -> Describer<'f, 'm> {
        Describer {
            facts,
            program: Program::default(),
            scope_scratch: ScopeScratch::new(facts),
            scratch: Scratch::default(),
            batch: Descriptions::default(),
            order: Vec::new(),
            known: Vec::new(),
        }
    }

    /// Describes a function, and returns the number of the description; `None` if the function has no `!DISubprogram`.
    pub fn describe(&mut self, function: Global, notes: &CodeNotes) -> Option<u32> {
        let facts = self.facts;
        let nodes = facts.nodes;
        let module = nodes.module;
        let attached = module.global(function).attachments.iter().find(|&&(kind, _)| Some(kind) == facts.dbg);
        let (node_id, node) = attached.and_then(|&(_, id)| Some((id, nodes.of_class(id, Class::DISubprogram)?)))?;
        let unit = node.reference(subprogram::UNIT);
        let unit_node = unit.and_then(|unit| nodes.node(unit));
        let is_full = unit_node.is_some_and(|unit| unit.number(unit::EMISSION) == emission::FULL);
        let body = module.body(function);
        let Describer { program, scope_scratch, scratch, batch, .. } = self;
        let Descriptions { variables, labels, places, files, .. } = batch;
        let (first_variable, first_label) = (variables.len(), labels.len());
        let with_variables = body.filter(|_| is_full);
        let blocks = &mut scope_scratch.with_contents;
        let with_records = with_variables.filter(|_| !notes.records.is_empty());
        let mut found = with_records.map(|body| Finder::new(facts, body, notes, scratch, places));
        let declared =
            found.as_mut().is_some_and(|found| found.are_declared(variables, blocks)).then_some(first_variable);
        if with_variables.is_some() {
            let retained = nodes.list(node, subprogram::RETAINED).flatten().filter_map(|id| declared_in(nodes, id));
            retained.for_each(|scope| blocks.insert_block(nodes, scope));
        }
        let mut scopes = ScopeFinder::new(facts, node_id, scope_scratch);
        let scope_line = node.number(subprogram::SCOPE_LINE) as u32;
        let rows = (notes.rows.as_slice(), notes.rows_shift, notes.size);
        let first_row = lines_and_scopes(nodes, rows, scope_line, (program, files), &mut scopes);
        if let Some(found) = found {
            found.run(&mut scopes, declared, variables, labels);
        }
        if with_variables.is_some() {
            without_records(nodes, node, &mut scopes, variables, first_variable, &mut self.known);
        }
        let variables = &mut variables[first_variable..];
        sort(variables, &mut self.order);
        labels[first_label..].sort_by_key(|label| label.scope);
        let scopes = scopes.finish(variables.iter().map(|variable| variable.scope));
        self.batch.scopes.extend_from_slice(scopes.list);
        self.batch.ranges.extend_from_slice(scopes.ranges);
        if let Some(body) = body.filter(|_| !notes.calls.is_empty()) {
            described(nodes, body, facts.dbg, &notes.calls, &mut self.batch.calls);
        }
        self.batch.arguments.extend_from_slice(&notes.arguments);
        self.batch.functions.push(Described {
            node: node_id,
            unit,
            file: node.reference(subprogram::FILE),
            scope_line,
            frame_base: notes.frame_base,
            first_row,
            last_row: self.program.last(),
            scopes_with_code: scopes.with_code,
            ends: self.batch.ends(self.program.len()),
        });
        Some(self.batch.functions.len() as u32 - 1)
    }

    /// Returns the descriptions that were made since this was called last.
    pub fn take(&mut self) -> Descriptions {
        let opcodes = self.program.opcodes().to_vec();
        self.program.clear();
        Descriptions { opcodes, ..self.batch.take() }
    }
}

/// Appends the variables that a function says it has and of which no record is: they have no place. Those of records are
/// from `first` on; `known` is memory that is used again.
fn without_records<'m>(
    nodes: Nodes<'m>,
    node: NodeRef<'m>,
    scopes: &mut ScopeFinder<'_, 'm>,
    variables: &mut Vec<Variable>,
    first: usize,
    known: &mut Vec<Metadata>,
) {
    let mut is_sorted = false;
    for id in nodes.list(node, subprogram::RETAINED).flatten() {
        if !std::mem::replace(&mut is_sorted, true) {
            known.clear();
            known.extend(
                variables[first..]
                    .iter()
                    .filter(|variable| variable.inlined_at.is_none())
                    .map(|variable| variable.node),
            );
            known.sort_unstable();
        }
        let Some(fields) = VariableFields::read(nodes, id) else { continue };
        if known.binary_search(&id).is_ok() {
            continue;
        }
        if let Some(scope) = fields.scope.and_then(|scope| scopes.get(scope, None)) {
            variables.push(Variable { node: id, inlined_at: None, scope, place: VariablePlace::Nowhere, fields });
        }
    }
}

/// Sorts variables by their scopes; in each, arguments are first. `order` is memory that is used again.
fn sort(variables: &mut [Variable], order: &mut Vec<(ScopeId, u32, u32)>) {
    order.clear();
    let place = |(variable, number): (&Variable, u32)| (variable.scope, variable.fields.order(), number);
    order.extend(variables.iter().zip(0..).map(place));
    if !order.is_sorted() {
        order.sort_unstable();
        let before = variables.to_vec();
        for (variable, &(.., number)) in variables.iter_mut().zip(&*order) {
            *variable = before[number as usize];
        }
    }
}

impl std::fmt::Debug for Describer<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Describer").finish_non_exhaustive()
    }
}
