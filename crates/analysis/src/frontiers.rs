//! Dominance frontiers: the blocks at which the dominance of a block ends (Cytron et al., "Efficiently Computing
//! Static Single Assignment Form and the Control Dependence Graph", 1991). The sets are found from the joins, each
//! of which walks up the tree from its predecessors (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
//! Algorithm", 2001), so that the time is that of the edges and of the result.

use draig_ir::Block;

use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;

/// The dominance frontier of each block: the blocks that it does not strictly dominate, but of which it dominates a
/// predecessor.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DominanceFrontiers {
    starts: Vec<u32>,
    members: Vec<Block>,
}

impl DominanceFrontiers {
    /// Finds the frontiers of the reachable blocks.
    #[must_use]
    pub fn new(graph: &ControlFlow, tree: &DominatorTree) -> DominanceFrontiers {
        let count = graph.block_count();
        let mut pairs: Vec<(Block, Block)> = Vec::new();
        let mut met = vec![None; count];
        for join in (0..count as u32).map(Block::from_u32).filter(|&join| tree.is_reachable(join)) {
            let top = tree.immediate_dominator(join);
            for &before in graph.predecessors(join) {
                let mut at = Some(before).filter(|&before| tree.is_reachable(before));
                while let Some(block) = at.filter(|&block| Some(block) != top) {
                    if met[block.index()].replace(join) == Some(join) {
                        break;
                    }
                    pairs.push((block, join));
                    at = tree.immediate_dominator(block);
                }
            }
        }
        let mut starts = vec![0u32; count + 1];
        for (block, _) in &pairs {
            starts[block.index() + 1] += 1;
        }
        for at in 1..=count {
            starts[at] += starts[at - 1];
        }
        let (mut next, mut members) = (starts.clone(), vec![Block::from_u32(0); pairs.len()]);
        for (block, join) in pairs {
            members[next[block.index()] as usize] = join;
            next[block.index()] += 1;
        }
        DominanceFrontiers { starts, members }
    }

    /// Returns the frontier of a block in the order of block numbers; empty for an unreachable block.
    #[must_use]
    pub fn of(&self, block: Block) -> &[Block] {
        let at = block.index();
        match self.starts.get(at..at + 2) {
            Some(range) => &self.members[range[0] as usize..range[1] as usize],
            None => &[],
        }
    }
}
