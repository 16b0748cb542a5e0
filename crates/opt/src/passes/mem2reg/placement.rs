//! Placement of phis: the iterated dominance frontier of the blocks that store to a slot, in blocks where its value
//! is still needed (Cytron et al., 1991; the search is that of Sreedhar and Gao, "A Linear Time Algorithm for Placing
//! φ-Nodes", 1995). Subtrees of the dominator tree without edges to high enough blocks are skipped.

use std::collections::BinaryHeap;

use draig_analysis::{ControlFlow, DominatorTree};
use draig_ir::Block;

use super::accesses::Access;

/// Finds the phis of one slot after the other, reusing its arrays.
#[derive(Debug)]
pub(super) struct Placement<'p> {
    graph: &'p ControlFlow,
    tree: &'p DominatorTree,
    /// Depth of each block in the dominator tree.
    depths: Vec<u32>,
    /// Least depth of a block that an edge leads to from a block's subtree, other than to a child.
    heights: Vec<u32>,
    /// Facts about each block for the current slot.
    marks: Vec<Marks>,
    marked: Vec<Block>,
}

/// Marks of a block.
#[derive(Clone, Copy, Debug, Default)]
struct Marks {
    stores: bool,
    /// The slot's value at the start is needed.
    is_live: bool,
    has_phi: bool,
    is_searched: bool,
    /// The first access of the block was seen.
    is_accessed: bool,
}

impl<'p> Placement<'p> {
    pub(super) fn new(graph: &'p ControlFlow, tree: &'p DominatorTree) -> Self {
        let count = graph.block_count();
        let mut depths = vec![u32::MAX; count];
        for &block in tree.preorder() {
            depths[block.index()] = tree.immediate_dominator(block).map_or(0, |above| depths[above.index()] + 1);
        }
        let mut heights = vec![u32::MAX; count];
        // Each block comes after its immediate dominator.
        for &block in tree.preorder().iter().rev() {
            let mut height = heights[block.index()];
            for &next in graph.successors(block) {
                if tree.immediate_dominator(next) != Some(block) {
                    height = height.min(depths[next.index()]);
                }
            }
            heights[block.index()] = height;
            if let Some(above) = tree.immediate_dominator(block) {
                let outer = &mut heights[above.index()];
                *outer = height.min(*outer);
            }
        }
        let marks = vec![Marks::default(); count];
        Placement { graph, tree, depths, heights, marks, marked: Vec::new() }
    }

    /// Returns the blocks that need a phi for a slot with these accesses, which are in the order of each block. The
    /// result is in the order in which blocks were created, which for a text is that of their first mention.
    pub(super) fn blocks<'a>(&mut self, accesses: impl Iterator<Item = &'a Access>) -> Vec<Block> {
        let mut live = Vec::new();
        let mut heap = BinaryHeap::new();
        for access in accesses {
            let block = access.block;
            self.marked.push(block);
            let marks = &mut self.marks[block.index()];
            if !std::mem::replace(&mut marks.is_accessed, true) && !access.is_store {
                live.push(block);
            }
            if access.is_store && !std::mem::replace(&mut marks.stores, true) && self.tree.is_reachable(block) {
                heap.push((self.depths[block.index()], block));
            }
        }
        self.find_live(live);
        let (mut found, mut stack) = (Vec::new(), Vec::new());
        // From the deepest block up, so that each subtree is searched once.
        while let Some((depth, root)) = heap.pop() {
            stack.push(root);
            self.marks[root.index()].is_searched = true;
            self.marked.push(root);
            while let Some(block) = stack.pop() {
                for &next in self.graph.successors(block) {
                    let marks = &mut self.marks[next.index()];
                    if self.depths[next.index()] > depth || marks.has_phi || !marks.is_live {
                        continue;
                    }
                    if self.tree.immediate_dominator(next) == Some(block) {
                        continue;
                    }
                    marks.has_phi = true;
                    found.push(next);
                    if !marks.stores {
                        heap.push((self.depths[next.index()], next));
                    }
                }
                for child in self.tree.children(block) {
                    let marks = &mut self.marks[child.index()];
                    if self.heights[child.index()] <= depth && !std::mem::replace(&mut marks.is_searched, true) {
                        self.marked.push(child);
                        stack.push(child);
                    }
                }
            }
        }
        for block in self.marked.drain(..) {
            self.marks[block.index()] = Marks::default();
        }
        found.sort_unstable();
        found
    }

    /// Marks the blocks at whose start the value is needed, from those that load it before they store it.
    fn find_live(&mut self, mut waiting: Vec<Block>) {
        while let Some(block) = waiting.pop() {
            if std::mem::replace(&mut self.marks[block.index()].is_live, true) {
                continue;
            }
            self.marked.push(block);
            for &before in self.graph.predecessors(block) {
                if !self.marks[before.index()].stores {
                    waiting.push(before);
                }
            }
        }
    }
}
