//! The post-dominator tree of a control-flow graph: dominators of the reversed graph from a virtual exit, whose
//! successors in the reversed graph are the roots.
//!
//! The roots are the blocks without successors in the order of the body, then a block of each part of the graph
//! from which no such block can be reached. For such a part, a forward search from its first block (which visits
//! the successor that is last in the body first) ends at a block that becomes a root. A root of this kind from
//! which another root can be reached is not needed and is dropped.

use std::cell::Cell;

use draig_ir::{Block, Body};

use crate::control_flow::ControlFlow;
use crate::dominators::{DominatorTree, MAX_KEPT};

/// Number of times that the searches for the roots of infinite loops may visit each block on average. Beyond it, the
/// block from which a search would start is a root, and no root is dropped: the tree is valid, but flatter.
const SEARCH_FACTOR: usize = 64;

/// The post-dominance relation of a body's blocks: one block post-dominates another if every path from the other
/// to an exit leads through it. Blocks of infinite loops have an exit at a root that is chosen for the loop.
///
/// Unreachable blocks belong to the tree as well.
#[derive(Clone, Debug, PartialEq)]
pub struct PostDominatorTree {
    /// The tree over the blocks and the virtual exit.
    tree: DominatorTree,
    exit: Block,
    roots: Vec<Block>,
}

impl PostDominatorTree {
    /// Builds the tree of a graph and its body.
    #[must_use]
    pub fn new(body: &Body, graph: &ControlFlow) -> PostDominatorTree {
        let exit = Block::from_u32(graph.block_count() as u32);
        let is_exit = |block: Block| graph.successors(block).is_empty();
        let mut roots: Vec<Block> = body.blocks().filter(|&block| is_exit(block)).collect();
        let search = Backwards::new(graph, exit, &roots);
        let all_seen = search.preorder.len() > graph.block_count() || body.blocks().all(|block| search.has_seen(block));
        // A root has the edge from the exit besides those from its successors.
        let tree = if all_seen {
            search.build(|_, successors| successors.is_empty())
        } else {
            let seen = (0..graph.block_count()).map(|block| search.places[block] != UNSEEN).collect();
            let is_root = Roots::complete(body, graph, seen, &mut roots);
            Backwards::new(graph, exit, &roots).build(|block, _| is_root[block.index()])
        };
        PostDominatorTree { tree, exit, roots }
    }

    /// Returns the roots: the children of the virtual exit in the reversed graph.
    #[must_use]
    pub fn roots(&self) -> &[Block] {
        &self.roots
    }

    /// Returns the nearest other block that post-dominates this one; `None` if that is the virtual exit.
    #[must_use]
    pub fn immediate_post_dominator(&self, block: Block) -> Option<Block> {
        self.tree.immediate_dominator(block).filter(|&parent| parent != self.exit)
    }

    /// Whether every path from `b` to an exit leads through `a`; a block post-dominates itself.
    #[must_use]
    pub fn post_dominates_block(&self, a: Block, b: Block) -> bool {
        self.tree.dominates_block(a, b)
    }

    /// Returns the nodes of the tree with their depths, each before its children; the virtual exit, which comes
    /// first, is `None`.
    pub fn walk(&self) -> impl Iterator<Item = (Option<Block>, u32)> + '_ {
        self.tree.walk().map(|(block, depth)| (Some(block).filter(|&block| block != self.exit), depth))
    }
}

/// A depth-first search over the reversed graph from the virtual exit; a predecessor that is earlier in the body is
/// visited first.
struct Backwards<'a> {
    graph: &'a ControlFlow,
    preorder: Vec<Block>,
    found_from: Vec<u32>,
    /// The position of each block in `preorder`, [`UNSEEN`] if it was not visited.
    places: Vec<u32>,
}

/// Marks the absence of a position.
const UNSEEN: u32 = u32::MAX;

thread_local! {
    /// The blocks to be visited, and from where. Empty between searches.
    static STACK: Cell<Vec<(Block, u32)>> = const { Cell::new(Vec::new()) };
}

impl<'a> Backwards<'a> {
    fn new(graph: &'a ControlFlow, exit: Block, roots: &[Block]) -> Backwards<'a> {
        let nodes = graph.block_count() + 1;
        let (mut preorder, mut found_from) = (Vec::with_capacity(nodes), Vec::with_capacity(nodes));
        preorder.push(exit);
        found_from.push(0);
        let mut places = vec![UNSEEN; nodes];
        places[exit.index()] = 0;
        let mut stack = STACK.take();
        stack.extend(roots.iter().rev().map(|&root| (root, 0)));
        while let Some((block, from)) = stack.pop() {
            let place = &mut places[block.index()];
            if *place != UNSEEN {
                continue;
            }
            let at = preorder.len() as u32;
            *place = at;
            preorder.push(block);
            found_from.push(from);
            for &before in graph.predecessors(block).iter().rev() {
                if places[before.index()] == UNSEEN {
                    stack.push((before, at));
                }
            }
        }
        if stack.capacity() <= MAX_KEPT {
            STACK.set(stack);
        }
        Backwards { graph, preorder, found_from, places }
    }

    fn has_seen(&self, block: Block) -> bool {
        self.places[block.index()] != UNSEEN
    }

    fn build(self, is_root: impl Fn(Block, &[Block]) -> bool) -> DominatorTree {
        let Backwards { graph, preorder, found_from, places } = self;
        DominatorTree::from_search(preorder, places, &found_from, is_root, |block| graph.successors(block))
    }
}

/// The search for roots.
struct Roots<'a> {
    graph: &'a ControlFlow,
    /// Blocks from which a root is reached.
    seen: Vec<bool>,
    stack: Vec<Block>,
    /// Number of visits that are left to the forward searches.
    budget: usize,
}

impl Roots<'_> {
    /// Adds roots to those without successors, from which the blocks are `seen`, and returns whether each block is one.
    fn complete(body: &Body, graph: &ControlFlow, seen: Vec<bool>, roots: &mut Vec<Block>) -> Vec<bool> {
        let count = graph.block_count();
        let mut is_root = vec![false; count];
        for root in &*roots {
            is_root[root.index()] = true;
        }
        let budget = count.saturating_mul(SEARCH_FACTOR);
        let mut search = Roots { graph, seen, stack: Vec::with_capacity(count), budget };
        search.add_for_loops(body, roots, &mut is_root);
        is_root
    }

    /// Adds a root for each part of the graph that no block without successors is reached from.
    fn add_for_loops(&mut self, body: &Body, roots: &mut Vec<Block>, is_root: &mut [bool]) {
        let mut order = vec![u32::MAX; self.seen.len()];
        for (at, block) in body.blocks().enumerate() {
            order[block.index()] = at as u32;
        }
        let trivial = roots.len();
        // The search that visited each block last.
        let mut visited = vec![u32::MAX; self.seen.len()];
        for block in body.blocks() {
            if !self.seen[block.index()] {
                let root = self.last_forward(block, &order, &mut visited);
                roots.push(root);
                is_root[root.index()] = true;
                self.reach(root);
            }
        }
        self.drop_redundant(roots, trivial, is_root);
    }

    /// Marks the blocks from which a root is reached.
    fn reach(&mut self, root: Block) {
        self.stack.push(root);
        while let Some(block) = self.stack.pop() {
            if !std::mem::replace(&mut self.seen[block.index()], true) {
                for &before in self.graph.predecessors(block) {
                    if !self.seen[before.index()] {
                        self.stack.push(before);
                    }
                }
            }
        }
    }

    /// Returns the block that a forward search visits last.
    fn last_forward(&mut self, start: Block, order: &[u32], visited: &mut [u32]) -> Block {
        let (mut stack, mut last) = (vec![start], start);
        while let Some(block) = stack.pop() {
            if visited[block.index()] == start.index() as u32 || self.seen[block.index()] {
                continue;
            }
            visited[block.index()] = start.index() as u32;
            last = block;
            let Some(left) = self.budget.checked_sub(1) else { return start };
            self.budget = left;
            let from = stack.len();
            stack.extend_from_slice(self.graph.successors(block));
            stack[from..].sort_by_key(|next| order[next.index()]);
        }
        last
    }

    /// Drops the roots after the first `trivial` from which another root is reached.
    fn drop_redundant(&mut self, roots: &mut Vec<Block>, trivial: usize, is_root: &mut [bool]) {
        let mut stamps = vec![u32::MAX; self.seen.len()];
        let (mut at, mut round) = (trivial, 0);
        while at < roots.len() {
            let root = roots[at];
            let (mut stack, mut redundant) = (self.graph.successors(root).to_vec(), false);
            while let Some(block) = stack.pop() {
                if block == root || std::mem::replace(&mut stamps[block.index()], round) == round {
                    continue;
                }
                if is_root[block.index()] {
                    redundant = true;
                    break;
                }
                let Some(left) = self.budget.checked_sub(1) else { return };
                self.budget = left;
                stack.extend_from_slice(self.graph.successors(block));
            }
            round += 1;
            if redundant {
                is_root[root.index()] = false;
                roots.swap_remove(at);
            } else {
                at += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draig_ir::{InstBuild, Opcode, Type, Value};

    fn tree(edges: &[Vec<u32>]) -> PostDominatorTree {
        let mut body = Body::new();
        let blocks: Vec<Block> = edges.iter().map(|_| body.add_block()).collect();
        for (from, to) in edges.iter().enumerate() {
            let mut operands = vec![Value::arg(0)];
            operands.extend(to.iter().map(|&to| Value::block(blocks[to as usize])));
            body.append_inst(blocks[from], InstBuild::new(Opcode::IndirectBr, Type::VOID), &operands);
        }
        PostDominatorTree::new(&body, &ControlFlow::new(&body))
    }

    #[test]
    fn post_dominance_is_as_defined() {
        let mut state = 0x9e37_79b9_u32;
        let mut next = |below: u32| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state % below
        };
        let mut loops = 0;
        for _ in 0..300 {
            let count = 1 + next(10);
            let edges: Vec<Vec<u32>> = (0..count).map(|_| (0..next(4)).map(|_| next(count)).collect()).collect();
            let tree = tree(&edges);
            let exits: Vec<u32> = tree.roots().iter().map(|root| root.index() as u32).collect();
            loops += usize::from(exits.iter().any(|&exit| !edges[exit as usize].is_empty()));
            for a in 0..count {
                // The blocks from which a root is reached without `a`.
                let mut reaching: Vec<bool> = (0..count).map(|b| b != a && exits.contains(&b)).collect();
                for _ in 0..count {
                    for b in (0..count as usize).filter(|&b| b != a as usize) {
                        reaching[b] |= edges[b].iter().any(|&next| reaching[next as usize]);
                    }
                }
                for b in 0..count {
                    let found = tree.post_dominates_block(Block::from_u32(a), Block::from_u32(b));
                    assert_eq!(found, !reaching[b as usize], "{a} over {b} in {edges:?}");
                }
            }
        }
        assert!(loops > 20, "some graphs have infinite loops");
    }

    #[test]
    fn many_infinite_loops_take_linear_time() {
        // Each block of a chain leads to the next one and to an infinite loop of its own.
        let count = 20_000u32;
        let mut edges: Vec<Vec<u32>> = (0..count).map(|at| vec![count + at, (at + 1) % count.max(at + 2)]).collect();
        edges.extend((0..count).map(|at| vec![count + at]));
        let tree = tree(&edges);
        assert!(tree.roots().len() >= count as usize);
        assert_eq!(tree.walk().count(), edges.len() + 1);
    }
}
