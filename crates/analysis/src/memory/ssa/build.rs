//! Construction: accesses of instructions, phis at iterated dominance frontiers, and renaming.

use std::collections::BinaryHeap;

use draig_ir::{Block, Inst, Opcode, Ordering};

use super::{Access, AccessData, AccessKind, Context, MemorySsa};
use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;
use crate::memory::AliasAnalysis;

/// Intrinsics that are marked as accessing memory only to keep their place.
pub(super) const MARKERS: &[&str] = &[
    "llvm.allow.runtime.check",
    "llvm.allow.ubsan.check",
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.pseudoprobe",
];

impl<'s, 'a> Context<'s, 'a> {
    pub(super) fn new(aliases: &'s AliasAnalysis<'a>, graph: &'s ControlFlow, tree: &'s DominatorTree) -> Self {
        let body = aliases.facts.body();
        let mut children = vec![Vec::new(); body.block_count()];
        for block in depth_first(body.entry(), body.block_count(), |block| graph.successors(block)) {
            if let Some(parent) = tree.immediate_dominator(block) {
                children[parent.index()].push(block);
            }
        }
        let preorder = depth_first(body.entry(), body.block_count(), |block| &children[block.index()]);
        Context { aliases, graph, tree, children, preorder }
    }
}

/// Returns the blocks of a graph in pre-order.
fn depth_first<'g>(entry: Option<Block>, count: usize, next: impl Fn(Block) -> &'g [Block]) -> Vec<Block> {
    let mut order = Vec::new();
    let mut seen = vec![false; count];
    let mut work: Vec<Block> = entry.into_iter().collect();
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut seen[block.index()], true) {
            order.push(block);
            work.extend(next(block).iter().rev().filter(|block| !seen[block.index()]));
        }
    }
    order
}

impl MemorySsa {
    pub(super) fn build(context: &Context<'_, '_>) -> MemorySsa {
        let body = context.aliases.facts.body();
        let entry = AccessData {
            kind: AccessKind::LiveOnEntry,
            block: body.entry(),
            number: 0,
            defining: Access::LIVE_ON_ENTRY,
            incoming: Vec::new(),
            position: 0,
        };
        let mut ssa = MemorySsa {
            accesses: vec![entry],
            of_inst: vec![None; body.inst_count()],
            phis: vec![None; body.block_count()],
            of_block: vec![Vec::new(); body.block_count()],
        };
        let mut next_number = 1;
        let mut defining_blocks = Vec::new();
        for block in body.blocks() {
            let first = next_number;
            for inst in body.block_insts(block) {
                let Some(is_def) = access_of(context, inst) else { continue };
                let number = if is_def { next_number } else { 0 };
                next_number += u32::from(is_def);
                let kind = if is_def { AccessKind::Def(inst) } else { AccessKind::Use(inst) };
                let access = ssa.add(kind, block, number);
                ssa.of_inst[inst.index()] = Some(access);
                ssa.of_block[block.index()].push(access);
            }
            if next_number != first {
                defining_blocks.push(block);
            }
        }
        for block in iterated_frontier(context, &defining_blocks) {
            let phi = ssa.add(AccessKind::Phi, block, next_number);
            next_number += 1;
            ssa.phis[block.index()] = Some(phi);
            ssa.of_block[block.index()].insert(0, phi);
        }
        for accesses in &ssa.of_block {
            for (position, access) in accesses.iter().enumerate() {
                ssa.accesses[access.index()].position = position as u32 + 1;
            }
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
            incoming: Vec::new(),
            position: 0,
        });
        access
    }

    /// Gives each access the version that reaches it.
    fn rename(&mut self, context: &Context<'_, '_>) {
        let body = context.aliases.facts.body();
        let mut version_at_end = vec![Access::LIVE_ON_ENTRY; body.block_count()];
        for &block in &context.preorder {
            let mut version = match context.tree.immediate_dominator(block) {
                Some(parent) => version_at_end[parent.index()],
                None => Access::LIVE_ON_ENTRY,
            };
            for access in self.of_block[block.index()].clone() {
                let data = &mut self.accesses[access.index()];
                if data.kind != AccessKind::Phi {
                    data.defining = version;
                }
                if !matches!(data.kind, AccessKind::Use(_)) {
                    version = access;
                }
            }
            version_at_end[block.index()] = version;
            self.rename_successors(context, block, version);
        }
        for block in body.blocks().filter(|&block| !context.tree.is_reachable(block)) {
            self.rename_successors(context, block, Access::LIVE_ON_ENTRY);
        }
    }

    fn rename_successors(&mut self, context: &Context<'_, '_>, block: Block, version: Access) {
        for &successor in context.graph.successors(block) {
            if let Some(phi) = self.phis[successor.index()] {
                self.accesses[phi.index()].incoming.push((block, version));
            }
        }
    }
}

/// Returns whether an instruction defines a version; `None` if it does not access memory.
fn access_of(context: &Context<'_, '_>, inst: Inst) -> Option<bool> {
    let aliases = context.aliases;
    let body = aliases.facts.body();
    let opcode = body.opcode(inst);
    if opcode.is_call() && aliases.facts.called_intrinsic(inst).is_some_and(|id| MARKERS.contains(&id.name())) {
        return None;
    }
    let effect = aliases.inst_on_location(inst, None);
    let is_ordered = matches!(opcode, Opcode::Load | Opcode::Store) && {
        let access = body.memory_access(inst);
        access.volatile || access.ordering > Ordering::Unordered
    };
    match (effect.is_mod() || is_ordered, effect.is_ref()) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    }
}

/// Returns the iterated dominance frontier of blocks, in LLVM's order: from the deepest definitions up (Sreedhar and
/// Gao, "A Linear Time Algorithm for Placing phi-Nodes").
fn iterated_frontier(context: &Context<'_, '_>, defining: &[Block]) -> Vec<Block> {
    let count = context.children.len();
    let (mut level, mut number) = (vec![0u32; count], vec![0u32; count]);
    for (at, &block) in context.preorder.iter().enumerate() {
        number[block.index()] = at as u32;
        if let Some(parent) = context.tree.immediate_dominator(block) {
            level[block.index()] = level[parent.index()] + 1;
        }
    }
    let mut is_defining = vec![false; count];
    let (mut is_found, mut is_walked) = (vec![false; count], vec![false; count]);
    let mut queue = BinaryHeap::new();
    for &block in defining {
        is_defining[block.index()] = true;
        if context.tree.is_reachable(block) {
            queue.push((level[block.index()], number[block.index()]));
            is_walked[block.index()] = true;
        }
    }
    let mut frontier = Vec::new();
    while let Some((root_level, root)) = queue.pop() {
        let root = context.preorder[root as usize];
        is_walked[root.index()] = true;
        let mut work = vec![root];
        while let Some(block) = work.pop() {
            for &successor in context.graph.successors(block) {
                let at = successor.index();
                if level[at] > root_level || std::mem::replace(&mut is_found[at], true) {
                    continue;
                }
                frontier.push(successor);
                if !is_defining[at] {
                    queue.push((level[at], number[at]));
                }
            }
            for &child in &context.children[block.index()] {
                if !std::mem::replace(&mut is_walked[child.index()], true) {
                    work.push(child);
                }
            }
        }
    }
    frontier
}
