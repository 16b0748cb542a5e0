//! Entries that functions need, and which functions are inlined.
//!
//! Needs are found when a function is given its place: the nodes that were read to describe it are still in the cache.

use draig_ir::Metadata;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::descriptions::{Description, VariableFields};
use crate::nodes::{NodeSet, Nodes, subprogram};
use crate::plan::Plan;

/// Needs of the functions of a module.
pub(crate) struct Needs<'m> {
    nodes: Nodes<'m>,
    pub(crate) plan: Plan<'m>,
    /// Whether each unit has only lines.
    pub(crate) lines_only: Vec<bool>,
    /// Functions of which some code is inlined elsewhere.
    pub(crate) inlined: FxHashSet<Metadata>,
    /// Local variables that have an entry.
    pub(crate) described: NodeSet,
    /// Variables of functions, with the function around each.
    variables: Vec<(Metadata, Metadata)>,
}

impl<'m> Needs<'m> {
    /// Starts without functions. With `is_one`, what belongs to any unit is put into the first.
    pub(crate) fn new(nodes: Nodes<'m>, units: &[Metadata], lines_only: Vec<bool>, is_one: bool) -> Needs<'m> {
        Needs {
            nodes,
            plan: Plan::new(nodes, units, is_one),
            lines_only,
            inlined: FxHashSet::default(),
            described: NodeSet::new(nodes),
            variables: Vec::new(),
        }
    }

    /// Adds all that a function of a unit needs.
    pub(crate) fn add(&mut self, description: &Description<'_>, unit: u32) {
        let scopes = description.scopes;
        let with_code = &scopes.list[..scopes.with_code as usize];
        match self.lines_only[unit as usize] {
            // Only functions into which code is inlined have entries.
            true if with_code.iter().all(|scope| scope.inlined_at.is_none()) => {}
            true => self.plan.need_alone(description.node, unit),
            false => {
                self.plan.need(description.node, unit);
                for call in description.calls {
                    let own = self.unit_of(call.callee, unit);
                    if !self.lines_only[own as usize] {
                        self.plan.need(call.callee, own);
                    }
                }
            }
        }
        // Their variables are needed after those of the function.
        let mut inlined = Vec::new();
        for scope in with_code.iter().filter(|scope| scope.is_function && scope.inlined_at.is_some()) {
            if self.inlined.insert(scope.node) {
                let own = self.unit_of(scope.node, unit);
                if self.lines_only[own as usize] {
                    self.plan.need_alone(scope.node, own);
                } else {
                    self.plan.need(scope.node, own);
                    inlined.push(scope.node);
                }
            }
        }
        for variable in description.variables {
            if self.need_variable(variable.node, &variable.fields, unit) {
                self.variables.push((scopes.function_around(variable.scope), variable.node));
            }
        }
        for function in inlined {
            for (id, fields) in retained(self.nodes, function) {
                if self.need_variable(id, &fields, unit) {
                    self.variables.push((function, id));
                }
            }
        }
    }

    /// Returns the unit of a function; that of its caller, if it has none.
    fn unit_of(&self, function: Metadata, caller: u32) -> u32 {
        let own = self.nodes.node(function).and_then(|node| node.reference(subprogram::UNIT));
        own.and_then(|own| self.plan.unit_number(own)).unwrap_or(caller)
    }

    /// Notes what a variable needs, unless that is known; returns whether it was not.
    fn need_variable(&mut self, id: Metadata, fields: &VariableFields, unit: u32) -> bool {
        let is_new = self.described.insert(id);
        if is_new {
            self.plan.need_variable(id, fields, unit);
        }
        is_new
    }

    /// Returns the variables of functions that are inlined, by the function around them.
    pub(crate) fn abstract_variables(&self) -> FxHashMap<Metadata, Vec<Metadata>> {
        let mut by_function: FxHashMap<Metadata, Vec<Metadata>> = FxHashMap::default();
        for &(function, id) in self.variables.iter().filter(|_| !self.inlined.is_empty()) {
            if self.inlined.contains(&function) {
                by_function.entry(function).or_default().push(id);
            }
        }
        by_function
    }
}

/// Returns the variables that a function says it has.
fn retained(nodes: Nodes<'_>, function: Metadata) -> impl Iterator<Item = (Metadata, VariableFields)> + '_ {
    let all = nodes.node(function).into_iter().flat_map(move |node| nodes.list(node, subprogram::RETAINED)).flatten();
    all.filter_map(move |id| Some((id, VariableFields::read(nodes, id)?)))
}
