//! The natural loops of a function with what recurrences ask of them: the only latch, and the blocks that leave a loop.

use std::sync::Arc;

use draig_ir::Block;

use crate::control_flow::ControlFlow;
use crate::loops::{Loop, Loops};

/// The loops of a function.
#[derive(Debug)]
pub(super) struct LoopNest {
    loops: Arc<Loops>,
    /// The only block with edges to the header of each loop, if there is one.
    latches: Vec<Option<Block>>,
    /// The blocks with edges out of each loop, one loop after the other.
    exiting: Vec<Block>,
    /// Start of each loop's blocks in `exiting`; has one entry more than there are loops.
    starts: Vec<u32>,
}

impl LoopNest {
    pub(super) fn new(graph: &ControlFlow, loops: Arc<Loops>) -> LoopNest {
        let (mut latches, mut pairs) = (Vec::with_capacity(loops.len()), Vec::new());
        for of in loops.iter() {
            let mut all = loops.latches(graph, of);
            let first = all.next();
            latches.push(first.filter(|&first| all.all(|other| other == first)));
        }
        let in_loops = graph.reverse_post_order().iter().copied();
        for (block, inner) in in_loops.filter_map(|block| Some((block, loops.innermost(block)?))) {
            // The outermost loop that an edge leaves; all between are left as well.
            let depth_of = |next: &Block| common_depth(&loops, inner, *next);
            let kept = graph.successors(block).iter().map(depth_of).min().unwrap_or(loops.depth(inner));
            let mut at = Some(inner);
            while let Some(of) = at.filter(|&of| loops.depth(of) > kept) {
                pairs.push((of, block));
                at = loops.parent(of);
            }
        }
        let mut starts = vec![0u32; loops.len() + 1];
        pairs.iter().for_each(|(of, _)| starts[of.index() + 1] += 1);
        for at in 0..loops.len() {
            starts[at + 1] += starts[at];
        }
        // The sort is stable: the blocks of a loop stay in reverse post-order.
        pairs.sort_by_key(|&(of, _)| of);
        LoopNest { loops, latches, exiting: pairs.into_iter().map(|(_, block)| block).collect(), starts }
    }

    pub(super) fn loops(&self) -> &Loops {
        &self.loops
    }

    pub(super) fn len(&self) -> usize {
        self.loops.len()
    }

    pub(super) fn of(&self, block: Block) -> Option<Loop> {
        self.loops.innermost(block)
    }

    pub(super) fn header(&self, of: Loop) -> Block {
        self.loops.header(of)
    }

    pub(super) fn parent(&self, of: Loop) -> Option<Loop> {
        self.loops.parent(of)
    }

    pub(super) fn depth(&self, of: Loop) -> u32 {
        self.loops.depth(of)
    }

    /// The blocks from which an edge leaves the loop, in reverse post-order.
    pub(super) fn exiting(&self, of: Loop) -> &[Block] {
        &self.exiting[self.starts[of.index()] as usize..self.starts[of.index() + 1] as usize]
    }

    pub(super) fn latch(&self, of: Loop) -> Option<Block> {
        self.latches[of.index()]
    }

    /// Whether `inner` is `outer` or inside it.
    pub(super) fn encloses(&self, outer: Loop, inner: Loop) -> bool {
        self.loops.contains_loop(outer, inner)
    }

    pub(super) fn contains(&self, of: Loop, block: Block) -> bool {
        self.loops.contains(of, block)
    }

    /// The only block outside from which an edge enters the loop.
    pub(super) fn predecessor(&self, graph: &ControlFlow, of: Loop) -> Option<Block> {
        self.loops.predecessor(graph, of)
    }

    /// The block before the loop that leads nowhere else.
    pub(super) fn preheader(&self, graph: &ControlFlow, of: Loop) -> Option<Block> {
        self.loops.preheader(graph, of)
    }
}

/// Depth of the innermost loop around a loop that also contains a block; 0 if there is none.
fn common_depth(loops: &Loops, inner: Loop, block: Block) -> u32 {
    let mut at = Some(inner);
    while let Some(of) = at.filter(|&of| !loops.contains(of, block)) {
        at = loops.parent(of);
    }
    at.map_or(0, |of| loops.depth(of))
}
