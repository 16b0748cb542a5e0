//! Construction: accesses of instructions, phis at iterated dominance frontiers, and renaming.

use std::collections::BinaryHeap;

use draig_ir::{Block, Inst, Opcode, Ordering};

use super::{Access, AccessData, AccessKind, Context, MemorySsa};
use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;
use crate::memory::{AliasAnalysis, MemoryLocation};

impl<'s, 'a> Context<'s, 'a> {
    pub(super) fn new(aliases: &'s AliasAnalysis<'a>, graph: &'s ControlFlow, tree: &'s DominatorTree) -> Self {
        let body = aliases.facts.body();
        let count = body.block_count();
        let order = depth_first(body.entry(), count, |block| graph.successors(block));
        // First the number of children of each block, then where they begin, which moves to where they end.
        let mut ends = vec![0u32; count];
        let parent = |block| tree.immediate_dominator(block);
        order.iter().filter_map(|&block| parent(block)).for_each(|parent| ends[parent.index()] += 1);
        let mut next = 0;
        for end in &mut ends {
            next += std::mem::replace(end, next);
        }
        let mut children: Vec<Block> = order.iter().copied().take(next as usize).collect();
        for &block in &order {
            if let Some(parent) = parent(block) {
                let end = &mut ends[parent.index()];
                children[*end as usize] = block;
                *end += 1;
            }
        }
        let preorder = depth_first(body.entry(), count, |block| children_of(&children, &ends, block));
        let version_at_end = vec![Access::LIVE_ON_ENTRY; body.block_count()];
        Context { aliases, graph, tree, children, children_ends: ends, preorder, locations: Vec::new(), version_at_end }
    }
}

/// Returns the children of a block.
fn children_of<'c>(children: &'c [Block], ends: &[u32], block: Block) -> &'c [Block] {
    let first = block.index().checked_sub(1).map_or(0, |before| ends[before]);
    &children[first as usize..ends[block.index()] as usize]
}

impl Context<'_, '_> {
    /// Prepares walks in a memory SSA that was built before, and returns the version that reaches each access.
    pub(super) fn prepare(&mut self, ssa: &MemorySsa) -> Vec<Access> {
        let mut reaching = vec![Access::LIVE_ON_ENTRY; ssa.accesses.len()];
        let location = |data: &AccessData| match data.kind {
            AccessKind::Use(inst) | AccessKind::Def(inst) => access_of(self, inst)?.1,
            AccessKind::LiveOnEntry | AccessKind::Phi => None,
        };
        self.locations = ssa.accesses.iter().map(location).collect();
        for &block in &self.preorder {
            let parent = self.tree.immediate_dominator(block);
            let of_parent = parent.map_or(Access::LIVE_ON_ENTRY, |parent| self.version_at_end[parent.index()]);
            let mut version = ssa.phi(block).unwrap_or(of_parent);
            for access in ssa.accesses_in(block) {
                reaching[access.index()] = version;
                if !matches!(ssa.kind(access), AccessKind::Use(_)) {
                    version = access;
                }
            }
            self.version_at_end[block.index()] = version;
        }
        reaching
    }
}

/// Returns the blocks of a graph in pre-order.
fn depth_first<'g>(entry: Option<Block>, count: usize, next: impl Fn(Block) -> &'g [Block]) -> Vec<Block> {
    let mut order = Vec::with_capacity(count);
    let mut seen = vec![false; count];
    let mut work = Vec::with_capacity(count);
    work.extend(entry);
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut seen[block.index()], true) {
            order.push(block);
            work.extend(next(block).iter().rev().filter(|block| !seen[block.index()]));
        }
    }
    order
}

impl MemorySsa {
    pub(super) fn build(context: &mut Context<'_, '_>) -> MemorySsa {
        let body = context.aliases.facts.body();
        let entry = AccessData {
            kind: AccessKind::LiveOnEntry,
            block: body.entry(),
            number: 0,
            defining: Access::LIVE_ON_ENTRY,
            incoming: (0, 0),
        };
        let mut ssa = MemorySsa {
            accesses: Vec::with_capacity(body.inst_count() / 2 + 1),
            incoming: Vec::new(),
            of_inst: vec![None; body.inst_count()],
            phis: vec![None; body.block_count()],
            of_block: vec![(0, 0); body.block_count()],
        };
        ssa.accesses.push(entry);
        context.locations.reserve(body.inst_count() / 2 + 1);
        context.locations.push(None);
        let mut next_number = 1;
        let mut defining_blocks = Vec::new();
        for block in body.blocks() {
            let first = next_number;
            let first_access = ssa.accesses.len() as u32;
            for inst in body.block_insts(block) {
                let Some((is_def, location)) = access_of(context, inst) else { continue };
                let number = if is_def { next_number } else { 0 };
                next_number += u32::from(is_def);
                let kind = if is_def { AccessKind::Def(inst) } else { AccessKind::Use(inst) };
                let access = ssa.add(kind, block, number);
                ssa.of_inst[inst.index()] = Some(access);
                context.locations.push(location);
            }
            ssa.of_block[block.index()] = (first_access, ssa.accesses.len() as u32);
            if next_number != first {
                defining_blocks.push(block);
            }
        }
        for block in iterated_frontier(context, &defining_blocks) {
            let phi = ssa.add(AccessKind::Phi, block, next_number);
            next_number += 1;
            // The place of its versions, each of which replaces an empty one.
            let first = ssa.incoming.len();
            ssa.incoming.resize(first + context.graph.predecessors(block).len(), (block, Access::LIVE_ON_ENTRY));
            ssa.accesses[phi.index()].incoming = (first as u32, first as u32);
            ssa.phis[block.index()] = Some(phi);
            context.locations.push(None);
        }
        ssa.rename(context);
        ssa
    }

    fn add(&mut self, kind: AccessKind, block: Block, number: u32) -> Access {
        let access = Access(self.accesses.len() as u32);
        self.accesses.push(AccessData {
            kind,
            block: Some(block),
            number,
            defining: Access::LIVE_ON_ENTRY,
            incoming: (0, 0),
        });
        access
    }

    /// Gives each access the version that reaches it.
    fn rename(&mut self, context: &mut Context<'_, '_>) {
        let body = context.aliases.facts.body();
        for &block in &context.preorder {
            let of_parent = || {
                let parent = context.tree.immediate_dominator(block);
                parent.map_or(Access::LIVE_ON_ENTRY, |parent| context.version_at_end[parent.index()])
            };
            let mut version = self.phis[block.index()].unwrap_or_else(of_parent);
            for access in self.accesses_in(block) {
                let data = &mut self.accesses[access.index()];
                data.defining = version;
                if !matches!(data.kind, AccessKind::Use(_)) {
                    version = access;
                }
            }
            context.version_at_end[block.index()] = version;
            self.rename_successors(context, block, version);
        }
        for block in body.blocks().filter(|&block| !context.tree.is_reachable(block)) {
            self.rename_successors(context, block, Access::LIVE_ON_ENTRY);
        }
    }

    fn rename_successors(&mut self, context: &Context<'_, '_>, block: Block, version: Access) {
        for &successor in context.graph.successors(block) {
            if let Some(phi) = self.phis[successor.index()] {
                let end = &mut self.accesses[phi.index()].incoming.1;
                self.incoming[*end as usize] = (block, version);
                *end += 1;
            }
        }
    }
}

/// Returns whether an instruction defines a version, and its location if it is a load or store without order among
/// threads; `None` if it does not access memory.
fn access_of(context: &Context<'_, '_>, inst: Inst) -> Option<(bool, Option<MemoryLocation>)> {
    let aliases = context.aliases;
    let body = aliases.facts.body();
    let opcode = body.opcode(inst);
    if matches!(opcode, Opcode::Load | Opcode::Store) {
        let access = body.memory_access(inst);
        let is_unordered = access.ordering <= Ordering::Unordered;
        let location = if is_unordered { aliases.location(inst) } else { None };
        return Some((opcode == Opcode::Store || access.volatile || !is_unordered, location));
    }
    if opcode.is_call() {
        if aliases.facts.is_placed(inst) {
            return None;
        }
    } else if !may_access(opcode) {
        return None;
    }
    let effect = aliases.inst_on_location(inst, None);
    match (effect.is_mod(), effect.is_ref()) {
        (true, _) => Some((true, None)),
        (false, true) => Some((false, None)),
        (false, false) => None,
    }
}

/// Whether an operation other than a call may access memory.
fn may_access(opcode: Opcode) -> bool {
    use Opcode::{AtomicRmw, CatchPad, CatchRet, CmpXchg, Fence, Load, Store, VaArg};
    matches!(opcode, Load | Store | Fence | CmpXchg | AtomicRmw | VaArg | CatchPad | CatchRet)
}

/// A block in the search for the iterated dominance frontier.
#[derive(Clone, Copy, Default)]
struct Node {
    /// Depth in the dominator tree.
    level: u32,
    /// Number in its pre-order.
    number: u32,
    is_defining: bool,
    is_found: bool,
    is_walked: bool,
}

/// Returns the iterated dominance frontier of blocks, in LLVM's order: from the deepest definitions up (Sreedhar and
/// Gao, "A Linear Time Algorithm for Placing phi-Nodes").
fn iterated_frontier(context: &Context<'_, '_>, defining: &[Block]) -> Vec<Block> {
    let mut nodes = vec![Node::default(); context.children_ends.len()];
    for (at, &block) in context.preorder.iter().enumerate() {
        let parent = context.tree.immediate_dominator(block);
        let level = parent.map_or(0, |parent| nodes[parent.index()].level + 1);
        nodes[block.index()] = Node { level, number: at as u32, ..Node::default() };
    }
    let mut queue = BinaryHeap::new();
    for &block in defining {
        let node = &mut nodes[block.index()];
        node.is_defining = true;
        if context.tree.is_reachable(block) {
            queue.push((node.level, node.number));
            node.is_walked = true;
        }
    }
    let (mut frontier, mut work) = (Vec::new(), Vec::new());
    while let Some((root_level, root)) = queue.pop() {
        let root = context.preorder[root as usize];
        nodes[root.index()].is_walked = true;
        work.push(root);
        while let Some(block) = work.pop() {
            for &successor in context.graph.successors(block) {
                let node = &mut nodes[successor.index()];
                if node.level > root_level || std::mem::replace(&mut node.is_found, true) {
                    continue;
                }
                frontier.push(successor);
                if !node.is_defining {
                    queue.push((node.level, node.number));
                }
            }
            for &child in children_of(&context.children, &context.children_ends, block) {
                if !std::mem::replace(&mut nodes[child.index()].is_walked, true) {
                    work.push(child);
                }
            }
        }
    }
    frontier
}
