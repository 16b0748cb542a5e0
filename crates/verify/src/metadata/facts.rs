//! What is found once for the metadata of a module: what is wrong with any node, used or not. Where
//! nothing is, as nearly always, functions need not walk the nodes that they refer to.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Global, Metadata, MetadataData, MetadataPool, Module, Symbol, Tables, ValueKind};

use crate::debug_info::{Nodes, Scopes, fields};

/// Bits of what is known of each node.
#[derive(Debug)]
pub(crate) struct Facts {
    flags: Vec<u8>,
    pub(crate) scopes: Scopes,
    /// `llvm.loop.estimated_trip_count`, if the module has this string.
    pub(crate) trip_count: Option<Symbol>,
    /// `llvm.experimental.noalias.scope.decl`, if the module has it.
    pub(crate) scope_declaration: Option<Global>,
}

/// A place in the source.
pub(crate) const LOCATION: u8 = 1;
/// A rule is broken here or in a node below.
pub(crate) const BROKEN: u8 = 2;
/// There is a place in the source here or below in a node that is none.
pub(crate) const HOLDS_LOCATION: u8 = 4;
/// Metadata as a value as metadata again.
const VALUE: u8 = 16;
/// A place that is in a group of key instructions, of a function that has none.
pub(crate) const LONE_ATOM: u8 = 8;

impl Facts {
    pub(crate) fn new(module: &Module) -> Facts {
        let pool = &module.tables.metadata;
        let mut facts = Facts {
            flags: vec![0; pool.len() as usize],
            scopes: Scopes::new(pool),
            trip_count: module.tables.strings.find(TRIP_COUNT),
            scope_declaration: module.find(b"llvm.experimental.noalias.scope.decl"),
        };
        facts.look_at_nodes(&module.tables);
        // Loops hold places themselves; only seldom does anything have to go on further up.
        if facts.look_at_operands(pool) && facts.look_at_operands(pool) {
            facts.spread(pool);
        }
        facts
    }

    #[inline]
    pub(crate) fn flags(&self, id: Metadata) -> u8 {
        self.flags.get(id.index()).copied().unwrap_or(BROKEN)
    }

    /// Whether a walk from here can find anything.
    #[inline]
    pub(crate) fn worth_a_walk(&self, id: Metadata) -> bool {
        self.flags(id) & (BROKEN | HOLDS_LOCATION) != 0
    }

    fn look_at_nodes(&mut self, tables: &Tables) {
        let nodes = Nodes { tables, scopes: &self.scopes };
        for (number, flags) in self.flags.iter_mut().enumerate() {
            let id = Metadata::from_u32(number as u32);
            let node = match tables.metadata.get(id) {
                MetadataData::Node(node) => node,
                MetadataData::Undefined => {
                    *flags |= BROKEN;
                    continue;
                }
                MetadataData::Value(value) => {
                    if matches!(value.kind(), ValueKind::Metadata(_) | ValueKind::LocalMetadata(_)) {
                        *flags |= VALUE;
                    }
                    continue;
                }
                MetadataData::String(_) => continue,
            };
            if nodes.check(id, node).is_err() {
                *flags |= BROKEN;
            }
            match node.class() {
                Class::Tuple if self.trip_count.is_some() && !trip_count_kept(tables, node, self.trip_count) => {
                    *flags |= BROKEN;
                }
                Class::DILocation => {
                    *flags |= LOCATION;
                    if node.number(fields::location::ATOM_GROUP) != 0 && !has_key_instructions(&nodes, node) {
                        *flags |= LONE_ATOM;
                    }
                }
                _ => {}
            }
        }
    }

    /// Notes what operands of nodes hand on to them. Tells whether that has to go on further up.
    fn look_at_operands(&mut self, pool: &MetadataPool) -> bool {
        let mut further = false;
        // Places, which are most of the nodes, hand on only what is broken.
        let any_broken = self.flags.iter().any(|&flags| flags & (BROKEN | VALUE) != 0);
        for number in 0..self.flags.len() {
            let before = self.flags[number];
            if before & LOCATION != 0 && !any_broken {
                continue;
            }
            let id = Metadata::from_u32(number as u32);
            let Some(node) = pool.node(id) else { continue };
            // Words that are no references are mistaken for some here, which does no harm.
            let hands_on = |&word: &u32| {
                let flags = (word as usize).checked_sub(1).and_then(|target| self.flags.get(target));
                flags.is_some_and(|&flags| flags & (LOCATION | BROKEN | HOLDS_LOCATION | VALUE) != 0)
            };
            if !node.words().iter().any(hands_on) {
                continue;
            }
            let mut below = 0;
            pool.references(id, |target| {
                let flags = self.flags(target);
                below |= flags & (BROKEN | HOLDS_LOCATION);
                if flags & LOCATION != 0 && before & LOCATION == 0 {
                    below |= HOLDS_LOCATION;
                }
                if flags & VALUE != 0 {
                    below |= BROKEN;
                }
            });
            if below & !before != 0 {
                self.flags[number] |= below;
                further = true;
            }
        }
        further
    }

    /// Spreads what was found to all nodes from which it can be reached.
    fn spread(&mut self, pool: &MetadataPool) {
        // who refers to whom, backwards: the users of node n are users[first[n]..first[n + 1]]
        let count = self.flags.len();
        let mut first = vec![0u32; count + 2];
        for number in 0..count {
            pool.references(Metadata::from_u32(number as u32), |target| {
                if let Some(slot) = first.get_mut(target.index() + 2) {
                    *slot += 1;
                }
            });
        }
        for number in 1..first.len() {
            first[number] += first[number - 1];
        }
        let mut users = vec![0u32; first.last().copied().unwrap_or(0) as usize];
        for number in 0..count {
            pool.references(Metadata::from_u32(number as u32), |target| {
                if let Some(slot) = first.get_mut(target.index() + 1)
                    && let Some(user) = users.get_mut(*slot as usize)
                {
                    *user = number as u32;
                    *slot += 1;
                }
            });
        }
        let spreading = BROKEN | HOLDS_LOCATION;
        let mut work: Vec<u32> = (0..count as u32).filter(|&at| self.flags[at as usize] & spreading != 0).collect();
        while let Some(number) = work.pop() {
            let at = number as usize;
            let handed_on = self.flags[at] & spreading;
            for &user in &users[first[at] as usize..first[at + 1] as usize] {
                let flags = &mut self.flags[user as usize];
                if handed_on & !*flags != 0 {
                    *flags |= handed_on;
                    work.push(user);
                }
            }
        }
    }
}

const TRIP_COUNT: &[u8] = b"llvm.loop.estimated_trip_count";

/// Metadata as a value as metadata again.
pub(crate) fn is_metadata_value(pool: &MetadataPool, id: Metadata) -> bool {
    let value = pool.as_value(id).map(|value| value.kind());
    matches!(value, Some(ValueKind::Metadata(_) | ValueKind::LocalMetadata(_)))
}

/// An estimate of how often a loop runs is a pair of its name and a small integer.
pub(crate) fn trip_count_kept(tables: &Tables, node: NodeRef<'_>, name: Option<Symbol>) -> bool {
    let first = node.operand(0).and_then(|operand| tables.metadata.as_string(operand));
    if first.is_none() || first != name {
        return true;
    }
    let count = node.operand(1).and_then(|operand| tables.metadata.as_value(operand));
    let ty = count.and_then(|count| tables.const_type(count));
    let small = ty.and_then(|ty| tables.types.integer_width(ty)).is_some_and(|width| width <= 32);
    node.operand_count() == 2 && small
}

fn has_key_instructions(nodes: &Nodes<'_>, location: NodeRef<'_>) -> bool {
    let scope = location.reference(fields::location::SCOPE);
    let subprogram = scope.and_then(|scope| nodes.scopes.subprogram(scope));
    // Without a function there is another rule that is broken.
    nodes.node(subprogram).is_none_or(|node| node.number(fields::subprogram::KEY_INSTRUCTIONS) != 0)
}
