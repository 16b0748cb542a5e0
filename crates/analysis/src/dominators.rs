//! The dominator tree of a control-flow graph: semi-dominators with path compression, immediate dominators as
//! nearest common ancestors of semi-dominator and parent (Georgiadis, "Linear-Time Algorithms for Dominators
//! and Related Problems", 2005, which calls it SEMI-NCA), then, on the first query, intervals of a walk over the
//! tree, so that a query costs two comparisons.

use std::cell::Cell;
use std::sync::OnceLock;

use draig_ir::{Block, Body, Inst, Opcode, Value};

use crate::control_flow::ControlFlow;

/// Marks the absence of a block in the arrays.
const NONE: u32 = u32::MAX;

/// The dominance relation of a body's blocks: one block dominates another if every path from the entry to the
/// other leads through it.
///
/// Unreachable blocks are dominated by everything, as in LLVM.
#[derive(Clone, Debug, Default)]
pub struct DominatorTree {
    /// The immediate dominator of each node, both by preorder index; the entry is its own.
    parents: Vec<u32>,
    /// The preorder index of each block, [`NONE`] if it is unreachable.
    places: Vec<u32>,
    blocks: Vec<Block>,
    /// The places of the nodes in a walk over the tree; computed on first use.
    links: OnceLock<Vec<Links>>,
    /// Number of edges into each block from blocks that it does not dominate; computed on first use.
    entry_edges: OnceLock<Vec<u32>>,
}

/// Place of a node in the tree. All numbers but the interval are preorder indices.
#[derive(Clone, Copy, Debug)]
struct Links {
    first_child: u32,
    next_sibling: u32,
    /// Position of the node in a walk over the tree, and that after the nodes below it.
    interval: (u32, u32),
}

/// A node while the tree is built, by preorder index.
#[derive(Clone, Copy, Debug)]
struct Path {
    /// The semi-dominator.
    semi: u32,
    /// The compressed ancestor.
    ancestor: u32,
    /// The index with the least semi-dominator on the path to that ancestor.
    label: u32,
}

/// Memory for building a tree, which the next one reuses.
#[derive(Default)]
struct Scratch {
    /// The nodes by preorder index.
    paths: Vec<Path>,
    stack: Vec<u32>,
}

/// Number of nodes for which a search over a graph keeps its memory for the thread's next one. Each search has a variable
/// of its own, because one for all takes more instructions.
pub(crate) const MAX_KEPT: usize = 1 << 12;

thread_local! {
    static SCRATCH: Cell<Scratch> = const { Cell::new(Scratch { paths: Vec::new(), stack: Vec::new() }) };
}

/// Compares the trees, rather than what was used to build them.
impl PartialEq for DominatorTree {
    fn eq(&self, other: &DominatorTree) -> bool {
        self.blocks == other.blocks && self.parents == other.parents && self.places == other.places
    }
}

impl Scratch {
    /// Returns the index with the least semi-dominator on the path from `place` up to the part that is not
    /// yet `linked`.
    #[inline(always)]
    fn least_on_path(&mut self, place: u32, linked: u32) -> u32 {
        let Path { ancestor, label, .. } = self.paths[place as usize];
        // Most paths have no more than one step, which leaves nothing to compress.
        if ancestor < linked { label } else { self.compress(place, linked) }
    }

    #[inline(never)]
    fn compress(&mut self, place: u32, linked: u32) -> u32 {
        let mut at = place;
        while self.paths[at as usize].ancestor >= linked {
            self.stack.push(at);
            at = self.paths[at as usize].ancestor;
        }
        while let Some(below) = self.stack.pop() {
            let Path { ancestor, label, .. } = self.paths[at as usize];
            let least = self.paths[label as usize].semi;
            let own = self.paths[self.paths[below as usize].label as usize].semi;
            let path = &mut self.paths[below as usize];
            path.ancestor = ancestor;
            if least < own {
                path.label = label;
            }
            at = below;
        }
        self.paths[place as usize].label
    }
}

impl DominatorTree {
    /// Builds the tree of a graph.
    #[must_use]
    pub fn new(graph: &ControlFlow) -> DominatorTree {
        let mut tree = DominatorTree::default();
        tree.build(graph);
        tree
    }

    /// Rebuilds the tree for another graph, reusing the memory.
    pub fn rebuild(&mut self, graph: &ControlFlow) {
        let mut links = self.links.take().unwrap_or_default();
        self.build(graph);
        self.link(&mut links);
        self.links = OnceLock::from(links);
    }

    fn build(&mut self, graph: &ControlFlow) {
        let (preorder, found_from) = graph.visit();
        self.blocks.clear();
        self.blocks.extend_from_slice(preorder);
        self.places.clear();
        self.places.resize(graph.block_count(), NONE);
        for (at, block) in self.blocks.iter().enumerate() {
            self.places[block.index()] = at as u32;
        }
        self.find_parents(found_from, |_, _| false, |block| graph.predecessors(block));
    }

    /// Builds the tree from a depth-first search over any graph: its nodes in the order of the visit, their positions
    /// by number ([`u32::MAX`] for those that were not visited), the index of the node from which each was reached,
    /// whether there is an edge to a node, with those that `predecessors` lists, from the first one, which it does not
    /// list, and the nodes with an edge to each.
    pub(crate) fn from_search<'g>(
        preorder: Vec<Block>,
        places: Vec<u32>,
        found_from: &[u32],
        is_root: impl Fn(Block, &[Block]) -> bool,
        predecessors: impl Fn(Block) -> &'g [Block],
    ) -> DominatorTree {
        let mut tree = DominatorTree { blocks: preorder, places, ..DominatorTree::default() };
        tree.find_parents(found_from, is_root, predecessors);
        tree
    }

    fn find_parents<'g>(
        &mut self,
        found_from: &[u32],
        is_root: impl Fn(Block, &[Block]) -> bool,
        predecessors: impl Fn(Block) -> &'g [Block],
    ) {
        self.links.take();
        self.entry_edges.take();
        let count = self.blocks.len() as u32;
        let mut scratch = SCRATCH.take();
        scratch.paths.clear();
        let start = |(at, &from): (usize, &u32)| Path { semi: at as u32, ancestor: from, label: at as u32 };
        scratch.paths.extend(found_from.iter().enumerate().map(start));
        let (blocks, places) = (&self.blocks[..], &self.places[..]);
        for at in (1..count).rev() {
            let mut semi = found_from[at as usize];
            let block = blocks[at as usize];
            let edges = predecessors(block);
            if is_root(block, edges) {
                semi = 0;
            }
            for before in edges {
                let place = places[before.index()];
                if place != NONE {
                    let least = scratch.least_on_path(place, at + 1);
                    semi = semi.min(scratch.paths[least as usize].semi);
                }
            }
            scratch.paths[at as usize].semi = semi;
        }
        self.parents.clear();
        self.parents.reserve(count as usize);
        for (path, &from) in scratch.paths.iter().zip(found_from) {
            let mut parent = from;
            while parent > path.semi {
                parent = self.parents[parent as usize];
            }
            self.parents.push(parent);
        }
        if scratch.paths.capacity() <= MAX_KEPT {
            SCRATCH.set(scratch);
        }
    }

    /// Returns the places of the nodes in the tree.
    #[inline]
    fn links(&self) -> &[Links] {
        self.links.get_or_init(|| {
            let mut links = Vec::new();
            self.link(&mut links);
            links
        })
    }

    /// Links the children of each node, and numbers the nodes in the order of a walk.
    fn link(&self, links: &mut Vec<Links>) {
        let count = self.parents.len();
        links.clear();
        links.resize(count, Links { first_child: NONE, next_sibling: NONE, interval: (0, 1) });
        // First the number of nodes below each one, itself included, as the end of its interval.
        for at in (1..count).rev() {
            let size = links[at].interval.1;
            let parent = &mut links[self.parents[at] as usize];
            let sibling = std::mem::replace(&mut parent.first_child, at as u32);
            parent.interval.1 += size;
            links[at].next_sibling = sibling;
        }
        // A parent comes before its children in preorder, so it knows its place when they look for theirs; the start
        // of its interval advances over theirs meanwhile.
        if let Some(root) = links.first_mut() {
            root.interval.0 = 1;
        }
        for at in 1..count {
            let (parent, size) = (self.parents[at] as usize, links[at].interval.1);
            let start = links[parent].interval.0;
            links[parent].interval.0 += size;
            links[at].interval.0 = start + 1;
        }
        for node in links {
            let (end, size) = node.interval;
            // All children are counted in the start now, so that it is the end.
            node.interval = (end - size, end);
        }
    }

    fn place(&self, block: Block) -> Option<usize> {
        self.places.get(block.index()).copied().filter(|&at| at != NONE).map(|at| at as usize)
    }

    /// Whether a block is reachable from the entry.
    #[inline]
    #[must_use]
    pub fn is_reachable(&self, block: Block) -> bool {
        self.place(block).is_some()
    }

    /// Returns the nearest other block that dominates this one; `None` for the entry and for unreachable
    /// blocks.
    #[must_use]
    pub fn immediate_dominator(&self, block: Block) -> Option<Block> {
        let at = self.place(block).filter(|&at| at != 0)?;
        self.blocks.get(self.parents[at] as usize).copied()
    }

    /// Returns the root: the entry, or `None` for a body without blocks.
    #[must_use]
    pub fn root(&self) -> Option<Block> {
        self.blocks.first().copied()
    }

    /// Returns the reachable blocks in the order of a depth-first search over the graph, so that each follows its
    /// immediate dominator.
    #[must_use]
    pub fn preorder(&self) -> &[Block] {
        &self.blocks
    }

    /// Returns the blocks that a block dominates immediately, in the order of [`DominatorTree::preorder`].
    pub fn children(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let links = self.links();
        let mut at = self.place(block).map_or(NONE, |at| links[at].first_child);
        std::iter::from_fn(move || {
            let block = self.blocks.get(at as usize).copied()?;
            at = links[at as usize].next_sibling;
            Some(block)
        })
    }

    /// Returns the blocks of the tree with their depths, which is 0 for the root, each before its children and
    /// these in order.
    pub fn walk(&self) -> impl Iterator<Item = (Block, u32)> + '_ {
        let links = self.links();
        let mut next = (!self.blocks.is_empty()).then_some((0usize, 0u32));
        std::iter::from_fn(move || {
            let (at, depth) = next?;
            next = match links[at].first_child {
                NONE => {
                    let (mut at, mut depth) = (at, depth);
                    loop {
                        if at == 0 {
                            break None;
                        }
                        if links[at].next_sibling != NONE {
                            break Some((links[at].next_sibling as usize, depth));
                        }
                        (at, depth) = (self.parents[at] as usize, depth - 1);
                    }
                }
                child => Some((child as usize, depth + 1)),
            };
            Some((self.blocks[at], depth))
        })
    }

    /// Whether every path from the entry to `b` leads through `a`; a block dominates itself.
    #[inline]
    #[must_use]
    pub fn dominates_block(&self, a: Block, b: Block) -> bool {
        if a == b {
            return true;
        }
        let Some(b) = self.place(b) else { return true };
        let Some(a) = self.place(a) else { return false };
        let links = self.links();
        let (outer, inner) = (links[a].interval, links[b].interval);
        outer.0 <= inner.0 && inner.1 <= outer.1
    }

    /// Whether every path from the entry to `block` uses the edge `from` → `to`.
    #[must_use]
    pub fn dominates_edge(&self, graph: &ControlFlow, from: Block, to: Block, block: Block) -> bool {
        if !self.dominates_block(to, block) {
            return false;
        }
        // The edge is equivalent to its end if it is the only way in, apart from edges from blocks that the
        // end dominates.
        let entry_edges = self.entry_edges.get_or_init(|| self.count_entry_edges(graph));
        let own = graph.successors(from).iter().filter(|&&next| next == to).count() as u32;
        let others = entry_edges[to.index()] - if self.dominates_block(to, from) { 0 } else { own };
        own <= 1 && others == 0
    }

    fn count_entry_edges(&self, graph: &ControlFlow) -> Vec<u32> {
        let blocks = (0..graph.block_count() as u32).map(Block::from_u32);
        let ways = |to: Block| graph.predecessors(to).iter().filter(|&&from| !self.dominates_block(to, from)).count();
        blocks.map(|to| ways(to) as u32).collect()
    }

    /// Whether the result of `inst` is available where operand `number` of `user` is used.
    ///
    /// A phi uses its operands at the end of their incoming blocks; the result of an `invoke` is available in
    /// the blocks that its normal destination dominates. Every value is available to a use in unreachable
    /// code.
    #[must_use]
    pub fn dominates_use(&self, graph: &ControlFlow, body: &Body, inst: Inst, user: Inst, number: usize) -> bool {
        let (Some(block), Some(user_block)) = (body.block_of(inst), body.block_of(user)) else { return false };
        let is_phi = body.opcode(user) == Opcode::Phi;
        let use_block = if is_phi { body.phi_block(user, number) } else { Some(user_block) };
        let Some(use_block) = use_block else { return false };
        if !self.is_reachable(use_block) {
            return true;
        }
        if !self.is_reachable(block) {
            return false;
        }
        if body.opcode(inst) == Opcode::Invoke {
            let normal = body.call_dests(inst).first().copied().and_then(Value::as_block);
            return normal.is_some_and(|normal| {
                // A phi at the end of the edge uses the value on the edge.
                (is_phi && use_block == block && user_block == normal)
                    || self.dominates_edge(graph, block, normal, use_block)
            });
        }
        if block != use_block {
            return self.dominates_block(block, use_block);
        }
        is_phi || body.comes_before(inst, user)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draig_ir::{InstBuild, Type};

    /// Returns a body of blocks with these successors.
    fn body(edges: &[&[u32]]) -> Body {
        let mut body = Body::new();
        let blocks: Vec<Block> = edges.iter().map(|_| body.add_block()).collect();
        for (from, to) in edges.iter().enumerate() {
            let mut operands = vec![Value::arg(0)];
            operands.extend(to.iter().map(|&to| Value::block(blocks[to as usize])));
            body.append_inst(blocks[from], InstBuild::new(Opcode::IndirectBr, Type::VOID), &operands);
        }
        body
    }

    /// Whether `b` is unreachable once `a` is removed.
    fn by_definition(edges: &[&[u32]], a: u32, b: u32) -> bool {
        let mut seen = vec![false; edges.len()];
        let mut stack = vec![0];
        while let Some(at) = stack.pop() {
            if at != a && !std::mem::replace(&mut seen[at as usize], true) {
                stack.extend(edges[at as usize]);
            }
        }
        !seen[b as usize]
    }

    fn check(edges: &[&[u32]]) {
        let graph = ControlFlow::new(&body(edges));
        let tree = DominatorTree::new(&graph);
        for a in 0..edges.len() as u32 {
            for b in 0..edges.len() as u32 {
                let (x, y) = (Block::from_u32(a), Block::from_u32(b));
                // An unreachable block dominates no reachable one.
                let expected = !tree.is_reachable(y) || by_definition(edges, a, b);
                assert_eq!(tree.dominates_block(x, y), expected, "{a} over {b} in {edges:?}");
            }
        }
    }

    #[test]
    fn dominance_is_as_defined() {
        check(&[&[]]);
        check(&[&[1, 2], &[3], &[3], &[]]);
        check(&[&[1], &[2, 3], &[1], &[4, 5], &[3], &[]]);
        // Irreducible, with an edge from an unreachable block.
        check(&[&[1, 2], &[2], &[1, 3], &[0], &[3]]);
        // The graph of Lengauer and Tarjan.
        check(&[
            &[1, 2, 3],
            &[4],
            &[1, 4, 5],
            &[6, 7],
            &[12],
            &[8],
            &[9],
            &[9, 10],
            &[5, 11],
            &[11],
            &[9],
            &[9, 0],
            &[8],
        ]);
    }

    #[test]
    fn dominance_is_as_defined_in_graphs_by_chance() {
        let mut state = 0x9e37_79b9_u32;
        let mut next = |below: u32| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state % below
        };
        for _ in 0..300 {
            let count = 1 + next(12);
            let edges: Vec<Vec<u32>> = (0..count).map(|_| (0..next(4)).map(|_| next(count)).collect()).collect();
            let edges: Vec<&[u32]> = edges.iter().map(Vec::as_slice).collect();
            check(&edges);
        }
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let edges: Vec<[u32; 2]> = (0..100_000u32).map(|n| [(n + 1).min(99_999), n / 2]).collect();
        let edges: Vec<&[u32]> = edges.iter().map(<[u32; 2]>::as_slice).collect();
        let tree = DominatorTree::new(&ControlFlow::new(&body(&edges)));
        assert!(tree.dominates_block(Block::from_u32(500), Block::from_u32(90_000)));
    }
}
