//! What is found once for the metadata of a module: what is wrong with any node, used or not. Where
//! nothing is, as nearly always, functions need not walk the nodes that they refer to.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Global, Metadata, MetadataData, MetadataPool, Module, Symbol, Tables, ValueKind};

use crate::beside::on_parts;
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

/// How many nodes a thread looks at in one go.
const PART: usize = 1 << 12;

impl Facts {
    pub(crate) fn by_threads(module: &Module, threads: usize) -> Facts {
        let pool = &module.tables.metadata;
        let mut facts = Facts {
            flags: vec![0; pool.len() as usize],
            scopes: Scopes::new(pool, threads),
            trip_count: module.tables.strings.find(TRIP_COUNT),
            scope_declaration: module.find(b"llvm.experimental.noalias.scope.decl"),
        };
        let Facts { flags, scopes, trip_count, .. } = &mut facts;
        let (nodes, trip_count) = (Nodes::new(&module.tables, scopes), *trip_count);
        on_parts(flags, PART, threads, |first, part| look_at_nodes(&nodes, trip_count, first, part));
        // Loops hold places themselves; only seldom does anything have to go on further up.
        if facts.look_at_operands(pool, threads) && facts.look_at_operands(pool, threads) {
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

    /// Notes what operands of nodes hand on to them. Tells whether that has to go on further up.
    fn look_at_operands(&mut self, pool: &MetadataPool, threads: usize) -> bool {
        // Places, which are most of the nodes, hand on only what is broken.
        let any_broken = self.flags.iter().any(|&flags| flags & (BROKEN | VALUE) != 0);
        let mut news: Vec<Vec<(usize, u8)>> = vec![Vec::new(); self.flags.len().div_ceil(PART)];
        on_parts(&mut news, 1, threads, |at, news| {
            for news in news {
                let numbers = at * PART..self.flags.len().min((at + 1) * PART);
                self.news_from_operands(pool, any_broken, numbers, news);
            }
        });
        let further = news.iter().any(|news| !news.is_empty());
        for (number, below) in news.into_iter().flatten() {
            self.flags[number] |= below;
        }
        further
    }

    /// The nodes among these to which operands hand on what they do not have, and what that is.
    fn news_from_operands(
        &self,
        pool: &MetadataPool,
        any_broken: bool,
        numbers: std::ops::Range<usize>,
        news: &mut Vec<(usize, u8)>,
    ) {
        for number in numbers {
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
                news.push((number, below));
            }
        }
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

/// Looks at nodes by themselves, from the one with the number `first` on.
fn look_at_nodes(nodes: &Nodes<'_>, trip_count: Option<Symbol>, first: usize, all_flags: &mut [u8]) {
    let tables = nodes.tables;
    // Places come in runs of one scope and of one place that it was inlined at, and only these count.
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
        if node.class() == Class::Tuple && trip_count.is_some() && !trip_count_kept(tables, node, trip_count) {
            *flags |= BROKEN;
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
