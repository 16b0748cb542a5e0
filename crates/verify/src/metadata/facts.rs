//! Facts about a module's metadata, computed once: the rules that nodes break, whether or not they are used.
//! If none does, as nearly always, functions need not walk the nodes that they refer to.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Global, Metadata, MetadataData, MetadataPool, Module, Symbol, Tables, ValueKind};

use crate::debug_info::{Nodes, Scopes, fields};
use crate::parallel::on_parts;

/// The facts about each node, as bits.
#[derive(Debug)]
pub(crate) struct Facts {
    flags: Vec<u8>,
    /// The version of LLVM whose rules apply.
    pub(crate) version: u32,
    pub(crate) scopes: Scopes,
    /// `llvm.loop.estimated_trip_count`, if the module contains this string.
    pub(crate) trip_count: Option<Symbol>,
    /// `llvm.experimental.noalias.scope.decl`, if the module has it.
    pub(crate) scope_declaration: Option<Global>,
}

/// A source location.
pub(crate) const LOCATION: u8 = 1;
/// A rule is broken in this node or in one below.
pub(crate) const BROKEN: u8 = 2;
/// This node or one below holds a source location and is not one itself.
pub(crate) const HOLDS_LOCATION: u8 = 4;
/// Metadata wrapped as a value and as metadata again.
const VALUE: u8 = 16;
/// A location in a group of key instructions, in a function that has none.
pub(crate) const LONE_ATOM: u8 = 8;

/// Number of nodes that a thread examines at a time.
const PART: usize = 1 << 12;

impl Facts {
    pub(crate) fn by_threads(module: &Module, threads: usize, version: u32) -> Facts {
        let pool = &module.tables.metadata;
        let mut facts = Facts {
            flags: vec![0; pool.len() as usize],
            version,
            scopes: Scopes::new(pool, threads),
            trip_count: module.tables.strings.find(TRIP_COUNT),
            scope_declaration: module.find(b"llvm.experimental.noalias.scope.decl"),
        };
        let Facts { flags, scopes, trip_count, .. } = &mut facts;
        let (nodes, trip_count) = (Nodes::new(&module.tables, scopes, version), *trip_count);
        on_parts(flags, PART, threads, |first, part| check_nodes(&nodes, trip_count, first, part));
        // Loops hold locations directly; facts seldom propagate further up.
        if facts.propagate_once(pool, threads) && facts.propagate_once(pool, threads) {
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
    pub(crate) fn needs_walk(&self, id: Metadata) -> bool {
        self.flags(id) & (BROKEN | HOLDS_LOCATION) != 0
    }

    /// Records the facts that nodes inherit from their operands. Returns whether they must propagate further
    /// up.
    fn propagate_once(&mut self, pool: &MetadataPool, threads: usize) -> bool {
        // Locations, which are most of the nodes, only propagate violations.
        let any_broken = self.flags.iter().any(|&flags| flags & (BROKEN | VALUE) != 0);
        let mut inherited: Vec<Vec<(usize, u8)>> = vec![Vec::new(); self.flags.len().div_ceil(PART)];
        on_parts(&mut inherited, 1, threads, |at, inherited| {
            for inherited in inherited {
                let numbers = at * PART..self.flags.len().min((at + 1) * PART);
                self.inherited_facts(pool, any_broken, numbers, inherited);
            }
        });
        let further = inherited.iter().any(|inherited| !inherited.is_empty());
        for (number, below) in inherited.into_iter().flatten() {
            self.flags[number] |= below;
        }
        further
    }

    /// Collects the nodes in a range that inherit further facts from their operands, with those facts.
    fn inherited_facts(
        &self,
        pool: &MetadataPool,
        any_broken: bool,
        numbers: std::ops::Range<usize>,
        inherited: &mut Vec<(usize, u8)>,
    ) {
        for number in numbers {
            let before = self.flags[number];
            if before & LOCATION != 0 && !any_broken {
                continue;
            }
            let id = Metadata::from_u32(number as u32);
            let Some(node) = pool.node(id) else { continue };
            // Some words that are not references are mistaken for them here, which is harmless.
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
                inherited.push((number, below));
            }
        }
    }

    /// Propagates the facts of each node to all nodes that refer to it, directly or not.
    fn spread(&mut self, pool: &MetadataPool) {
        // Reverse references: the users of node n are users[first[n]..first[n + 1]].
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

/// Examines nodes individually, from the one with the number `first` on.
fn check_nodes(nodes: &Nodes<'_>, trip_count: Option<Symbol>, first: usize, all_flags: &mut [u8]) {
    let tables = nodes.tables;
    // Locations come in runs with the same scope and `inlinedAt`, and only these matter.
    let mut last = None;
    for (number, flags) in all_flags.iter_mut().enumerate() {
        let id = Metadata::from_u32((first + number) as u32);
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
        if node.class() == Class::DILocation {
            *flags |= LOCATION;
            let counts = Some((node.reference(fields::location::SCOPE), node.reference(fields::location::INLINED_AT)));
            if counts != last {
                match nodes.check(id, node) {
                    Ok(()) => last = counts,
                    Err(_) => *flags |= BROKEN,
                }
            }
            if node.number(fields::location::ATOM_GROUP) != 0 && !has_key_instructions(nodes, node) {
                *flags |= LONE_ATOM;
            }
            continue;
        }
        if nodes.check(id, node).is_err() {
            *flags |= BROKEN;
        }
        if node.class() == Class::Tuple && trip_count.is_some() && !is_valid_trip_count(tables, node, trip_count) {
            *flags |= BROKEN;
        }
    }
}

const TRIP_COUNT: &[u8] = b"llvm.loop.estimated_trip_count";

/// Whether metadata is a value that wraps metadata.
pub(crate) fn is_metadata_value(pool: &MetadataPool, id: Metadata) -> bool {
    let value = pool.as_value(id).map(|value| value.kind());
    matches!(value, Some(ValueKind::Metadata(_) | ValueKind::LocalMetadata(_)))
}

/// Whether the estimated trip count of a loop is a pair of its name and a small integer.
pub(crate) fn is_valid_trip_count(tables: &Tables, node: NodeRef<'_>, name: Option<Symbol>) -> bool {
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
    // Without a function, another rule is broken.
    nodes.node(subprogram).is_none_or(|node| node.number(fields::subprogram::KEY_INSTRUCTIONS) != 0)
}
