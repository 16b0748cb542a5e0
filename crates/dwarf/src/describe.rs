//! Descriptions of functions, made on the threads that compile them: lines, scopes, and places of variables.
//!
//! Nothing in a description depends on other functions or on places in sections, so the order in which descriptions are
//! made does not matter.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Body, Global, Metadata};

use crate::calls::{DescribedCall, described};
use crate::code::{ArgumentPlace, CodeNotes};
use crate::expression::Link;
use crate::facts::Facts;
use crate::nodes::{Nodes, label, local, subprogram, unit};
use crate::program::{FunctionLines, Program};
use crate::rows::{SourceLocation, lines_and_scopes};
use crate::scopes::{ScopeFinder, ScopeId, ScopeScratch, Scopes};
use crate::unit::emission;
use crate::variables::{Finder, Scratch};

/// Description of a function's code.
#[derive(Debug)]
pub struct Description {
    /// The `!DISubprogram`.
    pub(crate) node: Metadata,
    pub(crate) frame_base: Option<u16>,
    pub(crate) lines: FunctionLines,
    pub(crate) scopes: Scopes,
    /// By scope; then arguments by their numbers, and the others.
    pub(crate) variables: Vec<Variable>,
    /// By scope.
    pub(crate) labels: Vec<Label>,
    pub(crate) places: Places,
    pub(crate) calls: Vec<DescribedCall>,
    pub(crate) arguments: Vec<(u16, ArgumentPlace)>,
}

/// Variable in a scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variable {
    pub(crate) node: Metadata,
    /// Whether the function that declares it is inlined here.
    pub(crate) is_inlined: bool,
    pub(crate) scope: ScopeId,
    pub(crate) place: VariablePlace,
    pub(crate) fields: VariableFields,
}

/// Fields of a `!DILocalVariable`, which is read once: there are many, far from one another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariableFields {
    pub(crate) name: Option<Metadata>,
    /// Number of the argument, from 1; 0 for others.
    pub(crate) argument: u32,
    pub(crate) scope: Option<Metadata>,
    pub(crate) file: Option<Metadata>,
    pub(crate) line: u32,
    pub(crate) ty: Option<Metadata>,
    pub(crate) flags: u32,
    /// In bits.
    pub(crate) align: u32,
    pub(crate) has_annotations: bool,
}

impl VariableFields {
    /// Returns the fields of a node, if it is a local variable.
    pub(crate) fn read(nodes: Nodes<'_>, id: Metadata) -> Option<VariableFields> {
        // All fields are one word each, and nothing by default; a test of `nodes` says so.
        let words = nodes.pool.words_of(id, Class::DILocalVariable)?;
        let word = |field: usize| words.get(field).copied().unwrap_or(0);
        let reference = |field: usize| Metadata::from_word(word(field));
        Some(VariableFields {
            name: reference(local::NAME),
            argument: word(local::ARG),
            scope: reference(local::SCOPE),
            file: reference(local::FILE),
            line: word(local::LINE),
            ty: reference(local::TYPE),
            flags: word(local::FLAGS),
            align: word(local::ALIGN),
            has_annotations: word(local::ANNOTATIONS) != 0,
        })
    }

    /// Order of the variable in its scope: arguments by their numbers, then the others.
    pub(crate) fn order(&self) -> u32 {
        if self.argument == 0 { u32::MAX } else { self.argument }
    }
}

/// Label in a scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label {
    pub(crate) node: Metadata,
    pub(crate) scope: ScopeId,
    pub(crate) offset: u32,
}

/// Place of a variable, as ranges of the tables of [`Places`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VariablePlace {
    Nowhere,
    /// Everywhere in its scope the same: these bytes.
    Whole(u32, u32),
    /// These ranges of code.
    List(u32, u32),
}

/// Range of code, as offsets from the function's base, and the bytes of the expression that holds there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Located {
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) bytes: (u32, u32),
}

/// Places of a function's variables.
#[derive(Debug, Default)]
pub(crate) struct Places {
    pub(crate) list: Vec<Located>,
    pub(crate) bytes: Vec<u8>,
    /// By offset.
    pub(crate) links: Vec<Link>,
}

impl Places {
    pub(crate) fn bytes(&self, (from, to): (u32, u32)) -> &[u8] {
        &self.bytes[from as usize..to as usize]
    }

    /// Returns the links in some bytes; their offsets count from the start of all.
    pub(crate) fn links(&self, (from, to): (u32, u32)) -> &[Link] {
        // An operation precedes what stands for an address, which may have no bytes.
        let at = |offset: u32| self.links.partition_point(|link| link.offset <= offset);
        if self.links.is_empty() { &[] } else { &self.links[at(from)..at(to)] }
    }
}

impl Description {
    /// Returns the variables of a scope.
    pub(crate) fn variables_of(&self, scope: ScopeId) -> &[Variable] {
        let at = |scope: ScopeId| self.variables.partition_point(|variable| variable.scope < scope);
        &self.variables[at(scope)..at(scope + 1)]
    }

    /// Returns the labels of a scope.
    pub(crate) fn labels_of(&self, scope: ScopeId) -> &[Label] {
        if self.labels.is_empty() {
            return &[];
        }
        let at = |scope: ScopeId| self.labels.partition_point(|label| label.scope < scope);
        &self.labels[at(scope)..at(scope + 1)]
    }
}

/// Maker of descriptions; each thread has one, whose memory is used again for every function.
pub struct Describer<'f, 'm> {
    facts: &'f Facts<'m>,
    program: Program,
    scope_scratch: ScopeScratch,
    scratch: Scratch,
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
            scratch: Scratch::new(facts),
            order: Vec::new(),
            known: Vec::new(),
        }
    }

    /// Describes a function; `None` if it has no `!DISubprogram`.
    pub fn describe(&mut self, function: Global, notes: &CodeNotes) -> Option<Box<Description>> {
        let facts = self.facts;
        let nodes = facts.nodes;
        let module = nodes.module;
        let attached = module.global(function).attachments.iter().find(|&&(kind, _)| Some(kind) == facts.dbg);
        let (node_id, node) = attached.and_then(|&(_, id)| Some((id, nodes.of_class(id, Class::DISubprogram)?)))?;
        let unit = node.reference(subprogram::UNIT).and_then(|unit| nodes.node(unit));
        let is_full = unit.is_some_and(|unit| unit.number(unit::EMISSION) == emission::FULL);
        let body = module.body(function).filter(|_| is_full);
        self.note_scopes(node, body, notes);
        let mut finder = ScopeFinder::new(facts, node_id, &mut self.scope_scratch);
        let scope_line = node.number(subprogram::SCOPE_LINE) as u32;
        let rows = (&*notes.rows, notes.rows_shift, notes.size);
        let lines = lines_and_scopes(nodes, rows, scope_line, &mut self.program, &mut finder);
        let (mut variables, mut labels, mut places) = (Vec::new(), Vec::new(), Places::default());
        if let Some(body) = body {
            if !notes.records.is_empty() {
                let found = Finder::new(facts, body, notes, &mut self.scratch, &mut places);
                variables = found.run(&mut finder, &mut labels);
            }
            self.known.clear();
            self.known.extend(variables.iter().filter(|variable| !variable.is_inlined).map(|variable| variable.node));
            // Variables without a record have no place.
            let mut is_sorted = false;
            for id in nodes.list(node, subprogram::RETAINED).flatten() {
                if !std::mem::replace(&mut is_sorted, true) {
                    self.known.sort_unstable();
                }
                let Some(fields) = VariableFields::read(nodes, id) else { continue };
                if self.known.binary_search(&id).is_ok() {
                    continue;
                }
                let scope = fields.scope.and_then(|scope| finder.get(scope, None));
                if let Some(scope) = scope {
                    let place = VariablePlace::Nowhere;
                    variables.push(Variable { node: id, is_inlined: false, scope, place, fields });
                }
            }
        }
        let calls = module.body(function).filter(|_| !notes.calls.is_empty());
        let calls = calls.map_or(Vec::new(), |body| described(nodes, body, facts.dbg, &notes.calls));
        let scopes = finder.finish();
        self.sort(&mut variables);
        labels.sort_by_key(|label: &Label| label.scope);
        Some(Box::new(Description {
            node: node_id,
            frame_base: notes.frame_base,
            lines,
            scopes,
            variables,
            labels,
            places,
            calls,
            arguments: notes.arguments.clone(),
        }))
    }

    /// Notes in which blocks variables and labels are: of records, and those that the function says it has.
    fn note_scopes(&mut self, node: NodeRef<'m>, body: Option<&Body>, notes: &CodeNotes) {
        let nodes = self.facts.nodes;
        let Some(body) = body else { return };
        let blocks = &mut self.scope_scratch.with_contents;
        let mut add = |id: Metadata| {
            let of = |class: Class, field: usize| nodes.word_of(id, class, field);
            if let Some(scope) = of(Class::DILocalVariable, local::SCOPE).or_else(|| of(Class::DILabel, label::SCOPE)) {
                blocks.add(nodes, scope);
            }
        };
        let mut last = None;
        for at in &notes.records {
            let variable = body.record_variable(at.record);
            if variable != last {
                variable.into_iter().for_each(&mut add);
                last = variable;
            }
        }
        nodes.list(node, subprogram::RETAINED).flatten().for_each(add);
    }

    /// Sorts variables by their scopes; in each, arguments are first.
    fn sort(&mut self, variables: &mut Vec<Variable>) {
        self.order.clear();
        let order = |(variable, number): (&Variable, u32)| (variable.scope, variable.fields.order(), number);
        self.order.extend(variables.iter().zip(0..).map(order));
        if !self.order.is_sorted() {
            self.order.sort_unstable();
            *variables = self.order.iter().map(|&(.., number)| variables[number as usize]).collect();
        }
    }
}

/// Returns the scope of a label of a record.
pub(crate) fn label_of(
    nodes: Nodes<'_>,
    scopes: &mut ScopeFinder<'_, '_>,
    id: Metadata,
    location: Option<Metadata>,
    offset: u32,
) -> Option<Label> {
    let inlined_at = location.and_then(|id| SourceLocation::read(nodes, id)).and_then(|location| location.inlined_at);
    let scope = nodes.of_class(id, Class::DILabel)?.reference(label::SCOPE)?;
    Some(Label { node: id, scope: scopes.get(scope, inlined_at)?, offset })
}

impl std::fmt::Debug for Describer<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Describer").finish_non_exhaustive()
    }
}
