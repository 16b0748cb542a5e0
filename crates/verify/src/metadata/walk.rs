//! The walk over metadata: visits each node once, at its first occurrence, in LLVM's order.

use draig_ir::metadata::Class;
use draig_ir::{Metadata, Module};

use super::facts::{BROKEN, Facts, HOLDS_LOCATION, is_metadata_value, is_valid_trip_count};
use super::{count, nth};
use crate::context::ModuleCx;
use crate::debug_info::{Nodes, scopes};
use crate::rule::Rule;
use crate::rules::debug_places;
use crate::rules::metadata as rule;
use crate::violation::{Place, Violation};

/// A walk over metadata that looks at each node once, in LLVM's order.
pub(crate) struct Walk {
    /// Whether the walk has visited each node.
    seen: Vec<bool>,
    stack: Vec<Frame>,
}

/// A node on the path, with its next operand.
struct Frame {
    id: Metadata,
    next: usize,
}

impl Walk {
    pub(crate) fn new(cx: &ModuleCx<'_>) -> Walk {
        Walk::over(cx.module)
    }

    pub(crate) fn over(_module: &Module) -> Walk {
        // Memory for the nodes is allocated when a walk is needed.
        Walk { seen: Vec::new(), stack: Vec::new() }
    }

    /// Reports violations in `node` and the nodes below it that were not visited before. `place` is where
    /// `node` occurs.
    pub(crate) fn visit(
        &mut self,
        cx: &ModuleCx<'_>,
        node: Metadata,
        locations_allowed: bool,
        place: Place,
        out: &mut Vec<Violation>,
    ) {
        self.visit_in(cx.module, &cx.metadata, node, locations_allowed, place, out);
    }

    pub(crate) fn visit_in(
        &mut self,
        module: &Module,
        facts: &Facts,
        node: Metadata,
        locations_allowed: bool,
        place: Place,
        out: &mut Vec<Violation>,
    ) {
        let tables = &module.tables;
        let nodes = Nodes::new(tables, &facts.scopes, facts.version);
        let mut report = |rule: &'static Rule, node| {
            let place = Place { metadata: Some(node), ..place };
            out.push(Violation { rule, message: rule.message.into(), place });
        };
        self.seen.resize(facts_len(module), false);
        self.enter(&nodes, facts, node, &mut report);
        while let Some(frame) = self.stack.last_mut() {
            let (id, number) = (frame.id, frame.next);
            frame.next += 1;
            let Some(node) = tables.metadata.node(id) else {
                self.stack.pop();
                continue;
            };
            if number >= count(node) {
                self.stack.pop();
                if !is_valid_trip_count(tables, node, facts.trip_count) {
                    let pair = node.operand_count() == 2;
                    report(if pair { &rule::TRIP_COUNT } else { &rule::TRIP_COUNT_OPERANDS }, id);
                }
                continue;
            }
            let Some(target) = nth(node, number) else { continue };
            if scopes::class(&tables.metadata, target) == Some(Class::DILocation) && !locations_allowed {
                report(&debug_places::LOCATION_IN_NODE, id);
                self.stack.pop();
            } else if is_metadata_value(&tables.metadata, target) {
                report(&rule::ROUND_TRIP, id);
            } else {
                self.enter(&nodes, facts, target, &mut report);
            }
        }
    }

    /// Enters a node, unless there is nothing to find or it was visited before.
    fn enter(
        &mut self,
        nodes: &Nodes<'_>,
        facts: &Facts,
        id: Metadata,
        report: &mut impl FnMut(&'static Rule, Metadata),
    ) {
        if facts.flags(id) & (BROKEN | HOLDS_LOCATION) == 0 {
            return;
        }
        let Some(node) = nodes.node(Some(id)) else {
            if nodes.tables.metadata.is_undefined(id) {
                report(&rule::UNDEFINED, id);
            }
            return;
        };
        if std::mem::replace(&mut self.seen[id.index()], true) {
            return;
        }
        if nodes.check(id, node).is_err() {
            nodes.all_broken(id, node).into_iter().for_each(|broken| report(broken, id));
        }
        self.stack.push(Frame { id, next: 0 });
    }
}

fn facts_len(module: &Module) -> usize {
    module.tables.metadata.len() as usize
}
