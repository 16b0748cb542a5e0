//! Memory SSA: every instruction that may modify memory defines a new version of all memory, every one that only
//! reads uses a version, and phis join versions where control flow meets (LLVM's document "MemorySSA").
//!
//! The uses are optimized when it is built: each names the nearest access that may modify what it reads.

mod build;
mod clobber;
mod memo;
mod optimize;
mod translate;
mod walker;

use draig_ir::{Block, Inst};

use super::{AliasAnalysis, MemoryLocation};
use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;
pub use clobber::ClobberWalker;

/// Handle of an access of a [`MemorySsa`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Access(u32);

impl Access {
    /// The state of memory at the start of the function.
    pub const LIVE_ON_ENTRY: Access = Access(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// Kinds of accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessKind {
    /// The state of memory at the start of the function.
    LiveOnEntry,
    /// A new version of memory, made from another.
    Def(Inst),
    /// A use of a version.
    Use(Inst),
    /// A join of the versions of the predecessors.
    Phi,
}

#[derive(Clone, Debug)]
struct AccessData {
    kind: AccessKind,
    block: Option<Block>,
    /// Number in print; 0 for uses.
    number: u32,
    /// The version used, or the version that a definition starts from.
    defining: Access,
    /// The versions of the predecessors of a phi, among those of all phis: the first, and the one after the last.
    incoming: (u32, u32),
}

/// Memory SSA of one function.
#[derive(Debug)]
pub struct MemorySsa {
    accesses: Vec<AccessData>,
    /// Versions of the predecessors of phis, those of each phi together.
    incoming: Vec<(Block, Access)>,
    of_inst: Vec<Option<Access>>,
    phis: Vec<Option<Access>>,
    /// Numbers of the first access of each block other than its phi, and of the one after its last.
    of_block: Vec<(u32, u32)>,
}

/// Analyses that the construction and the walks look at.
struct Context<'s, 'a> {
    aliases: &'s AliasAnalysis<'a>,
    graph: &'s ControlFlow,
    tree: &'s DominatorTree,
    /// Children of the blocks in the dominator tree, those of each block together, in depth-first order of the
    /// control-flow graph.
    children: Vec<Block>,
    /// Ends of the children of each block, which begin where those of the block before end.
    children_ends: Vec<u32>,
    /// Blocks in pre-order of that tree.
    preorder: Vec<Block>,
    /// The location of each access that is a load or store without order among threads.
    locations: Vec<Option<MemoryLocation>>,
    /// The version of memory at the end of each block.
    version_at_end: Vec<Access>,
}

impl MemorySsa {
    /// Builds the memory SSA of a function and optimizes its uses.
    #[must_use]
    pub fn new(aliases: &AliasAnalysis<'_>, graph: &ControlFlow, tree: &DominatorTree) -> MemorySsa {
        let mut context = Context::new(aliases, graph, tree);
        let mut ssa = MemorySsa::build(&mut context);
        ssa.optimize_uses(&context);
        ssa
    }

    /// Returns the access of an instruction, if it may access memory.
    #[must_use]
    pub fn of_inst(&self, inst: Inst) -> Option<Access> {
        self.of_inst.get(inst.index()).copied().flatten()
    }

    /// Returns the phi of a block.
    #[must_use]
    pub fn phi(&self, block: Block) -> Option<Access> {
        self.phis.get(block.index()).copied().flatten()
    }

    /// Returns the kind of an access.
    #[must_use]
    pub fn kind(&self, access: Access) -> AccessKind {
        self.accesses[access.index()].kind
    }

    /// Returns the number of a definition or phi; 0 for the state at the start and for uses.
    #[must_use]
    pub fn number(&self, access: Access) -> u32 {
        self.accesses[access.index()].number
    }

    /// Returns the version that an access uses or starts from.
    #[must_use]
    pub fn defining(&self, access: Access) -> Access {
        self.accesses[access.index()].defining
    }

    /// Returns the incoming versions of a phi.
    #[must_use]
    pub fn incoming(&self, access: Access) -> &[(Block, Access)] {
        let (first, end) = self.accesses[access.index()].incoming;
        &self.incoming[first as usize..end as usize]
    }

    /// Returns the accesses of a block other than its phi, in order.
    fn accesses_in(&self, block: Block) -> impl Iterator<Item = Access> + use<> {
        let (first, end) = self.of_block[block.index()];
        (first..end).map(Access)
    }

    fn block(&self, access: Access) -> Option<Block> {
        self.accesses[access.index()].block
    }

    /// Whether the first access dominates the second.
    fn dominates(&self, context: &Context<'_, '_>, a: Access, b: Access) -> bool {
        if a == b || a == Access::LIVE_ON_ENTRY {
            return true;
        }
        let (Some(of_a), Some(of_b)) = (self.block(a), self.block(b)) else { return false };
        match of_a == of_b {
            // The phi is the first of a block; the others are numbered in order.
            true => match (self.kind(a) == AccessKind::Phi, self.kind(b) == AccessKind::Phi) {
                (true, _) => true,
                (false, true) => false,
                (false, false) => a < b,
            },
            false => context.tree.dominates_block(of_a, of_b),
        }
    }
}
