//! Descriptions of functions, made on the threads that compile them: lines, scopes, and places of variables.
//!
//! Nothing in a description depends on other functions or on places in sections, so the order in which descriptions are
//! made does not matter.

use draig_ir::metadata::Class;
use draig_ir::{Global, Metadata, MetadataKind, Module};

use crate::calls::{DescribedCall, described};
use crate::code::{ArgumentPlace, CodeNotes};
use crate::expression::Link;
use crate::keys::KeyNumbers;
use crate::nodes::{Nodes, label, local, subprogram, unit};
use crate::output::version;
use crate::rows::{SourceLocation, SourceRow};
use crate::scopes::{ScopeFinder, ScopeId, Scopes};
use crate::unit::emission;
use crate::variables::{Finder, Scratch};

/// Description of a function's code.
#[derive(Debug)]
pub struct Description {
    /// The `!DISubprogram`.
    pub(crate) node: Metadata,
    pub(crate) frame_base: Option<u16>,
    pub(crate) rows: Vec<SourceRow>,
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
pub struct Describer<'m> {
    nodes: Nodes<'m>,
    version: u16,
    dbg: Option<MetadataKind>,
    /// Whether the module has labels.
    has_labels: bool,
    numbers: KeyNumbers,
    scratch: Scratch,
    /// Scope and order of each variable, with its number.
    order: Vec<(ScopeId, u32, u32)>,
    known: Vec<Metadata>,
}

impl<'m> Describer<'m> {
    /// Creates a maker for the functions of a module.
    pub fn new(module: &'m Module) -> Describer<'m> {
        Describer {
            nodes: Nodes::new(module),
            version: version(module),
            dbg: module.tables.metadata_kinds.find(b"dbg"),
            has_labels: {
                let pool = &module.tables.metadata;
                (0..pool.len()).any(|at| pool.class(Metadata::from_u32(at)) == Some(Class::DILabel))
            },
            numbers: KeyNumbers::default(),
            scratch: Scratch::default(),
            order: Vec::new(),
            known: Vec::new(),
        }
    }

    /// Describes a function; `None` if it has no `!DISubprogram`.
    pub fn describe(&mut self, function: Global, notes: &CodeNotes) -> Option<Description> {
        let nodes = self.nodes;
        let module = nodes.module;
        let attached = module.global(function).attachments.iter().find(|&&(kind, _)| Some(kind) == self.dbg);
        let (node_id, node) = attached.and_then(|&(_, id)| Some((id, nodes.of_class(id, Class::DISubprogram)?)))?;
        let unit = node.reference(subprogram::UNIT).and_then(|unit| nodes.node(unit));
        let is_full = unit.is_some_and(|unit| unit.number(unit::EMISSION) == emission::FULL);
        let mut finder = ScopeFinder::new(nodes, node_id, &mut self.numbers);
        let rows = finder.run(&notes.rows, notes.size);
        let (mut variables, mut labels, mut places) = (Vec::new(), Vec::new(), Places::default());
        if let Some(body) = module.body(function).filter(|_| is_full) {
            if !notes.records.is_empty() {
                let found =
                    Finder::new(nodes, body, notes, (self.version, self.has_labels), &mut self.scratch, &mut places);
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
                let Some(variable) = nodes.of_class(id, Class::DILocalVariable) else { continue };
                if self.known.binary_search(&id).is_ok() {
                    continue;
                }
                let scope = variable.reference(local::SCOPE).and_then(|scope| finder.get(scope, None));
                if let Some(scope) = scope {
                    variables.push(Variable { node: id, is_inlined: false, scope, place: VariablePlace::Nowhere });
                }
            }
        }
        let calls = module.body(function).filter(|_| !notes.calls.is_empty());
        let calls = calls.map_or(Vec::new(), |body| described(nodes, body, self.dbg, &notes.calls));
        let scopes = finder.scopes;
        self.sort(&mut variables);
        labels.sort_by_key(|label: &Label| label.scope);
        Some(Description {
            node: node_id,
            frame_base: notes.frame_base,
            rows,
            scopes,
            variables,
            labels,
            places,
            calls,
            arguments: notes.arguments.clone(),
        })
    }

    /// Sorts variables by their scopes; in each, arguments are first.
    fn sort(&mut self, variables: &mut Vec<Variable>) {
        let nodes = self.nodes;
        self.order.clear();
        self.order.extend(
            variables
                .iter()
                .zip(0..)
                .map(|(variable, number)| (variable.scope, argument_order(nodes, variable.node), number)),
        );
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

impl std::fmt::Debug for Describer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Describer").finish_non_exhaustive()
    }
}

/// Order of variables in a scope: arguments by their numbers, then the others.
pub(crate) fn argument_order(nodes: Nodes<'_>, id: Metadata) -> u32 {
    match nodes.node(id).map_or(0, |node| node.number(local::ARG)) {
        0 => u32::MAX,
        number => number as u32,
    }
}
