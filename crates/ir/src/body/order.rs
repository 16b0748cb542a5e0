//! Order of blocks and instructions, stored apart from their data. While every instruction follows the one
//! created before it, or begins a block, the block of each is all that is stored: most bodies stay as they were
//! read. From the first other insertion or removal on, order is in doubly linked lists with order numbers.
//! Comparing two positions takes constant time, and an insertion renumbers few others.

use super::Body;
use super::inst::{InstBuild, InstData};
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::{Block, Inst, Value};

/// Order of the instructions of a body.
#[derive(Clone, Debug)]
pub(super) enum InstOrder {
    /// The block of each instruction. The instructions of a block have consecutive numbers.
    Sequential(Vec<Block>),
    /// The node of each instruction.
    Linked(Vec<InstNode>),
}

impl Default for InstOrder {
    fn default() -> InstOrder {
        InstOrder::Sequential(Vec::new())
    }
}

impl InstOrder {
    pub(super) fn heap_bytes(&self) -> usize {
        match self {
            InstOrder::Sequential(blocks) => blocks.capacity() * size_of::<Block>(),
            InstOrder::Linked(nodes) => nodes.capacity() * size_of::<InstNode>(),
        }
    }

    pub(super) fn reserve(&mut self, more: usize) {
        match self {
            InstOrder::Sequential(blocks) => blocks.reserve(more),
            InstOrder::Linked(nodes) => nodes.reserve(more),
        }
    }

    pub(super) fn shrink_to_fit(&mut self) {
        match self {
            InstOrder::Sequential(blocks) => blocks.shrink_to_fit(),
            InstOrder::Linked(nodes) => nodes.shrink_to_fit(),
        }
    }

    pub(super) fn clear(&mut self) {
        match self {
            InstOrder::Sequential(blocks) => blocks.clear(),
            InstOrder::Linked(_) => *self = InstOrder::default(),
        }
    }

    #[inline]
    fn block(&self, inst: Inst) -> Option<Block> {
        match self {
            InstOrder::Sequential(blocks) => Some(blocks[inst.index()]),
            InstOrder::Linked(nodes) => nodes[inst.index()].block,
        }
    }

    #[inline]
    fn next(&self, inst: Inst) -> Option<Inst> {
        match self {
            InstOrder::Sequential(blocks) => {
                let block = blocks[inst.index()];
                let next = inst.index() + 1;
                blocks.get(next).filter(|&&other| other == block).map(|_| Inst::from_u32(next as u32))
            }
            InstOrder::Linked(nodes) => nodes[inst.index()].next,
        }
    }

    #[inline]
    fn prev(&self, inst: Inst) -> Option<Inst> {
        match self {
            InstOrder::Sequential(blocks) => {
                let prev = inst.index().checked_sub(1)?;
                (blocks[prev] == blocks[inst.index()]).then(|| Inst::from_u32(prev as u32))
            }
            InstOrder::Linked(nodes) => nodes[inst.index()].prev,
        }
    }

    /// Returns the nodes, linked from now on.
    #[inline]
    pub(super) fn nodes(&mut self) -> &mut Vec<InstNode> {
        if let InstOrder::Sequential(blocks) = self {
            *self = InstOrder::Linked(linked(blocks));
        }
        match self {
            InstOrder::Linked(nodes) => nodes,
            InstOrder::Sequential(_) => unreachable!("the order was linked"),
        }
    }
}

/// Returns the nodes of instructions that are in the order of their numbers.
#[cold]
fn linked(blocks: &[Block]) -> Vec<InstNode> {
    let mut nodes: Vec<InstNode> = Vec::with_capacity(blocks.len() + blocks.len() / 2 + 1);
    // Handles are below 2^32, so the step is at least one.
    let step = SEQ_STEP.min(u32::MAX / (blocks.len() as u32).max(1));
    // The block, order number and handle of the instruction before.
    let mut last: Option<(Block, u32, Inst)> = None;
    for (number, &block) in (0..).zip(blocks) {
        let inst = Inst::from_u32(number);
        let (prev, seq) = match last {
            Some((before, seq, prev)) if before == block => {
                nodes[prev.index()].next = Some(inst);
                (Some(prev), seq + step)
            }
            _ => (None, step),
        };
        nodes.push(InstNode { prev, next: None, block: Some(block), seq });
        last = Some((block, seq, inst));
    }
    nodes
}

/// Position of an instruction.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct InstNode {
    pub(super) prev: Option<Inst>,
    pub(super) next: Option<Inst>,
    /// `None` for a removed instruction.
    pub(super) block: Option<Block>,
    /// Increases along the block.
    pub(super) seq: u32,
}

/// Position and contents of a block.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BlockNode {
    pub(super) prev: Option<Block>,
    pub(super) next: Option<Block>,
    pub(super) first: Option<Inst>,
    pub(super) last: Option<Inst>,
    /// Whether the block is in the function's order.
    pub(super) inserted: bool,
}

/// The instructions of a block that are still to come.
struct BlockInsts<'b> {
    next: Option<Inst>,
    last: Option<Inst>,
    /// The nodes, if the order is not that of the numbers.
    nodes: Option<&'b [InstNode]>,
}

impl Iterator for BlockInsts<'_> {
    type Item = Inst;

    #[inline]
    fn next(&mut self) -> Option<Inst> {
        let inst = self.next?;
        self.next = match self.nodes {
            Some(nodes) => nodes[inst.index()].next,
            None if self.next == self.last => None,
            None => Some(Inst::from_u32(inst.as_u32() + 1)),
        };
        Some(inst)
    }

    /// Same as repeated `next`; in the order of numbers without a loop.
    #[inline]
    fn count(self) -> usize {
        match (self.nodes, self.next, self.last) {
            (None, Some(first), Some(last)) => last.index() - first.index() + 1,
            _ => self.fold(0, |count, _| count + 1),
        }
    }

    /// Same as repeated `next`; in the order of numbers it is a plain loop.
    #[inline]
    fn fold<A, F: FnMut(A, Inst) -> A>(self, init: A, mut add: F) -> A {
        if let (None, Some(first), Some(last)) = (self.nodes, self.next, self.last) {
            return (first.as_u32()..last.as_u32() + 1).map(Inst::from_u32).fold(init, add);
        }
        let mut sum = init;
        for inst in self {
            sum = add(sum, inst);
        }
        sum
    }
}

/// Distance between order numbers that are assigned in sequence.
const SEQ_STEP: u32 = 16;

impl Body {
    /// Returns the entry block; `None` if the body has no blocks.
    #[inline]
    pub fn entry(&self) -> Option<Block> {
        self.first_block
    }

    /// Returns the last block; `None` if the body has no blocks.
    pub fn last_block(&self) -> Option<Block> {
        self.last_block
    }

    /// Returns the blocks, in order.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        let mut next = self.first_block;
        std::iter::from_fn(move || {
            let block = next?;
            next = self.blocks[block.index()].next;
            Some(block)
        })
    }

    /// Returns the instructions of a block, in order.
    #[inline]
    pub fn block_insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        let BlockNode { first, last, .. } = self.blocks[block.index()];
        let nodes = match &self.order {
            InstOrder::Sequential(_) => None,
            InstOrder::Linked(nodes) => Some(&**nodes),
        };
        BlockInsts { next: first, last, nodes }
    }

    /// Returns the number of the first instruction of a block and the result types of all, if their numbers are
    /// consecutive, as they are where nothing was inserted or removed.
    #[inline]
    pub fn consecutive_types(&self, block: Block) -> Option<(usize, impl Iterator<Item = Type> + '_)> {
        let BlockNode { first, last, .. } = self.blocks[block.index()];
        let (InstOrder::Sequential(_), Some(first), Some(last)) = (&self.order, first, last) else { return None };
        Some((first.index(), self.insts[first.index()..=last.index()].iter().map(|data| data.ty)))
    }

    /// Returns all instructions, block by block.
    pub fn insts(&self) -> impl Iterator<Item = Inst> + '_ {
        let mut blocks = self.blocks();
        // The next instruction, and the last one of its block.
        let (mut next, mut last) = (None, None);
        std::iter::from_fn(move || {
            while next.is_none() {
                let node = &self.blocks[blocks.next()?.index()];
                (next, last) = (node.first, node.last);
            }
            let inst = next?;
            next = match &self.order {
                _ if next == last => None,
                InstOrder::Sequential(_) => Some(Inst::from_u32(inst.as_u32() + 1)),
                InstOrder::Linked(nodes) => nodes[inst.index()].next,
            };
            Some(inst)
        })
    }

    /// Whether the instructions of each block have consecutive numbers, as long as nothing was inserted or removed.
    #[inline]
    pub(super) fn is_sequential(&self) -> bool {
        matches!(self.order, InstOrder::Sequential(_))
    }

    /// Whether the order of instructions is that of their numbers, and every block is part of the function. Bodies
    /// that were read and not changed are.
    pub fn is_in_order_of_numbers(&self) -> bool {
        let InstOrder::Sequential(_) = self.order else { return false };
        let mut inserted = 0;
        let firsts = self.blocks().inspect(|_| inserted += 1).filter_map(|block| self.first_inst(block));
        firsts.is_sorted() && inserted == self.blocks.len()
    }

    /// Returns the first instructions `call` that call a value, block by block, at most `count` of them: who knows how
    /// many there can be ([`Body::all_calls`]) saves a walk over the rest of the body.
    pub fn calls_of(&self, callee: Value, count: usize) -> Vec<Inst> {
        if count == 0 {
            return Vec::new();
        }
        if let Some(calls) = self.calls_by_operands(callee, count) {
            return calls;
        }
        let calls = self.insts().filter(|&inst| {
            let (opcode, _, _, operands) = self.parts(inst);
            opcode == Opcode::Call && operands.last() == Some(&callee)
        });
        calls.take(count).collect()
    }

    /// Finds the same calls by their last operands; `None` unless instructions and operands are in one order, as those
    /// of bodies that were read are.
    fn calls_by_operands(&self, callee: Value, count: usize) -> Option<Vec<Inst>> {
        const CHUNK: usize = 64;
        let InstOrder::Sequential(_) = self.order else { return None };
        let mut calls = Vec::new();
        for (first, chunk) in (0..).step_by(CHUNK).zip(self.operands.chunks(CHUNK)) {
            // Several are compared at a time: nearly all chunks have none.
            if !chunk.iter().fold(false, |any, &operand| any | (operand == callee)) {
                continue;
            }
            for at in (first..first + chunk.len()).filter(|&at| self.operands[at] == callee) {
                let after = self.insts.partition_point(|data| data.first_operand as usize <= at);
                let inst = Inst::from_u32(after.checked_sub(1)? as u32);
                let data = &self.insts[inst.index()];
                let is_last = at + 1 == (data.first_operand + data.operand_count) as usize;
                if !is_last || !self.block_of(inst).is_some_and(|block| self.is_inserted(block)) {
                    return None;
                }
                if data.opcode == Opcode::Call {
                    calls.push(inst);
                }
            }
        }
        if calls.len() > 1 && !self.is_in_order_of_numbers() {
            return None;
        }
        calls.truncate(count);
        Some(calls)
    }

    /// Calls a function with all instructions, with those of blocks that are not part of the function last.
    pub(super) fn for_each_inst(&self, mut visit: impl FnMut(Inst)) {
        for block in self.blocks() {
            self.block_insts(block).for_each(&mut visit);
        }
        for number in 0..self.blocks.len() as u32 {
            let block = Block::from_u32(number);
            if !self.is_inserted(block) {
                self.block_insts(block).for_each(&mut visit);
            }
        }
    }

    /// Returns all instructions, with those of blocks that are not part of the function last.
    pub(crate) fn insts_everywhere(&self) -> impl Iterator<Item = Inst> + '_ {
        let apart = (0..self.blocks.len() as u32).map(Block::from_u32).filter(|&block| !self.is_inserted(block));
        self.insts().chain(apart.flat_map(|block| self.block_insts(block)))
    }

    /// Returns the first instruction of a block; `None` if the block is empty.
    #[inline]
    pub fn first_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block.index()].first
    }

    /// Returns the last instruction of a block, a terminator or not; `None` if the block is empty.
    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block.index()].last
    }

    /// Returns the terminator of a block, if its last instruction is one.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.last_inst(block).filter(|&inst| self.opcode(inst).is_terminator())
    }

    /// Returns the next instruction in the same block; `None` for the last one.
    #[inline]
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        self.order.next(inst)
    }

    /// Returns the previous instruction in the same block; `None` for the first one.
    pub fn prev_inst(&self, inst: Inst) -> Option<Inst> {
        self.order.prev(inst)
    }

    /// Returns the next block of the function; `None` for the last one.
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block.index()].next
    }

    /// Returns the previous block of the function; `None` for the entry.
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.blocks[block.index()].prev
    }

    /// Returns the block of an instruction, or `None` if it was removed.
    #[inline]
    pub fn block_of(&self, inst: Inst) -> Option<Block> {
        self.order.block(inst)
    }

    /// Whether `a` comes before `b`. Both must be in the same block.
    pub fn comes_before(&self, a: Inst, b: Inst) -> bool {
        debug_assert_eq!(self.block_of(a), self.block_of(b));
        match &self.order {
            InstOrder::Sequential(_) => a < b,
            InstOrder::Linked(nodes) => nodes[a.index()].seq < nodes[b.index()].seq,
        }
    }

    /// Whether a block is part of the function.
    pub fn is_inserted(&self, block: Block) -> bool {
        self.blocks[block.index()].inserted
    }

    /// Creates a block that is not part of the function yet; see [`Body::append_block`].
    pub fn create_block(&mut self) -> Block {
        self.epochs.advance_control_flow();
        self.blocks.push(BlockNode::default());
        Block::from_u32(self.blocks.len() as u32 - 1)
    }

    /// Appends a block to the function.
    ///
    /// # Panics
    /// Panics if it is already in the function.
    #[track_caller]
    pub fn append_block(&mut self, block: Block) {
        self.link_block(block, self.last_block);
    }

    /// Creates a block at the end of the function.
    pub fn add_block(&mut self) -> Block {
        let block = self.create_block();
        self.append_block(block);
        block
    }

    /// Inserts a block after another one.
    ///
    /// # Panics
    /// Panics if it is already in the function.
    #[track_caller]
    pub fn insert_block_after(&mut self, block: Block, after: Block) {
        self.link_block(block, Some(after));
    }

    /// Inserts a block at the front, as the new entry block.
    ///
    /// # Panics
    /// Panics if it is already in the function.
    #[track_caller]
    pub fn insert_block_first(&mut self, block: Block) {
        self.link_block(block, None);
    }

    #[track_caller]
    fn link_block(&mut self, block: Block, after: Option<Block>) {
        assert!(!self.blocks[block.index()].inserted, "{block} is in the function already");
        self.epochs.advance_control_flow();
        let next = match after {
            Some(after) => self.blocks[after.index()].next.replace(block),
            None => self.first_block.replace(block),
        };
        match next {
            Some(next) => self.blocks[next.index()].prev = Some(block),
            None => self.last_block = Some(block),
        }
        let node = &mut self.blocks[block.index()];
        node.prev = after;
        node.next = next;
        node.inserted = true;
    }

    /// Removes a block from the order; it keeps its instructions.
    pub(super) fn unlink_block(&mut self, block: Block) {
        let BlockNode { prev, next, inserted, .. } = self.blocks[block.index()];
        if !inserted {
            return;
        }
        self.epochs.advance_control_flow();
        match prev {
            Some(prev) => self.blocks[prev.index()].next = next,
            None => self.first_block = next,
        }
        match next {
            Some(next) => self.blocks[next.index()].prev = prev,
            None => self.last_block = prev,
        }
        let node = &mut self.blocks[block.index()];
        node.prev = None;
        node.next = None;
        node.inserted = false;
    }

    /// Appends an instruction to a block.
    pub fn append_inst(&mut self, block: Block, build: InstBuild, operands: &[Value]) -> Inst {
        let inst = self.create_inst(build, operands);
        self.place_last(inst, build.opcode, block);
        inst
    }

    /// Gives an instruction that was just created its position at the end of a block.
    #[inline(always)]
    pub(super) fn place_last(&mut self, inst: Inst, opcode: Opcode, block: Block) {
        let node = &mut self.blocks[block.index()];
        let last = node.last.replace(inst);
        match &mut self.order {
            InstOrder::Sequential(blocks) if last.is_none_or(|last| last.index() + 1 == inst.index()) => {
                debug_assert_eq!(blocks.len(), inst.index(), "every instruction is placed when it is created");
                blocks.push(block);
                if last.is_none() {
                    node.first = Some(inst);
                }
                let last = last.map(|last| self.insts[last.index()].opcode);
                self.epochs.advance_appended(opcode, last);
            }
            _ => {
                node.last = last;
                self.link_inst(inst, block, last);
            }
        }
    }

    /// Inserts an instruction before another one.
    ///
    /// # Panics
    /// Panics if `before` was removed.
    #[track_caller]
    pub fn insert_inst(&mut self, before: Inst, build: InstBuild, operands: &[Value]) -> Inst {
        let Some(block) = self.block_of(before) else {
            panic!("cannot insert before {before}, which was removed from its block");
        };
        let inst = self.create_inst(build, operands);
        self.link_inst(inst, block, self.prev_inst(before));
        inst
    }

    /// Inserts an instruction at the front of a block.
    pub fn prepend_inst(&mut self, block: Block, build: InstBuild, operands: &[Value]) -> Inst {
        let inst = self.create_inst(build, operands);
        self.link_inst(inst, block, None);
        inst
    }

    /// Adds an instruction that has no position yet.
    #[inline(always)]
    fn create_inst(&mut self, build: InstBuild, operands: &[Value]) -> Inst {
        let inst = Inst::from_u32(self.insts.len() as u32);
        let first_operand = self.operands.len() as u32;
        // The commonest lengths, without a call that copies any number.
        match *operands {
            [] => {}
            [only] => self.operands.push(only),
            [first, second] => self.operands.extend([first, second]),
            _ => self.operands.extend_from_slice(operands),
        }
        self.insts.push(InstData {
            opcode: build.opcode,
            flags: build.flags,
            small: build.small,
            ty: build.ty,
            first_operand,
            operand_count: operands.len() as u32,
            payload: build.payload,
        });
        self.note_new_inst(inst);
        inst
    }

    /// Links an instruction after `after`, or first in the block if that is `None`. It may be one that was
    /// just created.
    pub(super) fn link_inst(&mut self, inst: Inst, block: Block, after: Option<Inst>) {
        self.changed(inst);
        if after == self.blocks[block.index()].last {
            self.note_new_end(after);
        }
        let nodes = self.order.nodes();
        if nodes.len() == inst.index() {
            nodes.push(InstNode::default());
        }
        let next = match after {
            Some(after) => nodes[after.index()].next.replace(inst),
            None => self.blocks[block.index()].first.replace(inst),
        };
        match next {
            Some(next) => nodes[next.index()].prev = Some(inst),
            None => self.blocks[block.index()].last = Some(inst),
        }
        let low = after.map_or(0, |after| nodes[after.index()].seq);
        let seq = match next {
            None => low.checked_add(SEQ_STEP),
            Some(next) => {
                let high = nodes[next.index()].seq;
                Some(low + (high - low) / 2).filter(|&mid| mid != low)
            }
        };
        nodes[inst.index()] = InstNode { prev: after, next, block: Some(block), seq: seq.unwrap_or(low) };
        if seq.is_none() {
            self.make_room(inst);
        }
    }

    /// Renumbers an instruction that has the same order number as another one, together with its neighbours.
    ///
    /// Considers the ranges of numbers of an aligned power of two, and spreads the smallest range that is not
    /// too full evenly: 2^(32 e / b) numbers may hold 2^e instructions, where 2^b bounds the number of
    /// instructions in the body. Spreading leaves the halves of a range emptier than their limit, so an
    /// insertion moves O(log n) others on average, wherever instructions are inserted (Bender et al., "Two
    /// Simplified Algorithms for Maintaining Order in a List", 2002).
    fn make_room(&mut self, inst: Inst) {
        let nodes = self.order.nodes();
        let at = u64::from(nodes[inst.index()].seq);
        let bound = nodes.len().ilog2() + 1;
        let (mut first, mut last, mut count) = (inst, inst, 1u64);
        for exponent in 1..=bound {
            let size = 1u64 << (u32::BITS * exponent).div_ceil(bound);
            let start = at & !(size - 1);
            let in_range = |node: Option<Inst>| {
                node.filter(|node| (start..start + size).contains(&u64::from(nodes[node.index()].seq)))
            };
            while let Some(prev) = in_range(nodes[first.index()].prev) {
                (first, count) = (prev, count + 1);
            }
            while let Some(next) = in_range(nodes[last.index()].next) {
                (last, count) = (next, count + 1);
            }
            if count > 1 << exponent {
                continue;
            }
            let mut next = Some(first);
            for number in 0..count {
                let Some(inst) = next else { break };
                nodes[inst.index()].seq = (start + number * size / count + size / (2 * count)) as u32;
                next = nodes[inst.index()].next;
            }
            return;
        }
    }

    /// Removes an instruction from its block; it keeps its operands.
    pub(super) fn unlink_inst(&mut self, inst: Inst) {
        let Some(block) = self.block_of(inst) else { return };
        self.changed(inst);
        let (prev, next) = (self.prev_inst(inst), self.next_inst(inst));
        if next.is_none() {
            self.note_new_end(prev);
        }
        let nodes = self.order.nodes();
        match prev {
            Some(prev) => nodes[prev.index()].next = next,
            None => self.blocks[block.index()].first = next,
        }
        match next {
            Some(next) => nodes[next.index()].prev = prev,
            None => self.blocks[block.index()].last = prev,
        }
        nodes[inst.index()] = InstNode::default();
    }

    /// Notes that a block no longer ends, or ends now, in the instruction `before` its end. If that is a terminator,
    /// the block loses or gains successors.
    #[inline]
    fn note_new_end(&mut self, before: Option<Inst>) {
        if before.is_some_and(|before| self.insts[before.index()].opcode.is_terminator()) {
            self.epochs.advance_control_flow();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opcode::Opcode;
    use crate::types::Type;

    /// Inserts `count` instructions at the places that `choose` returns, and counts the numbers that change.
    fn moved(count: u32, choose: impl Fn(u32) -> u32) -> usize {
        let mut body = Body::new();
        let block = body.add_block();
        let filler = || InstBuild::new(Opcode::Unreachable, Type::VOID);
        let mut order = vec![body.append_inst(block, filler(), &[])];
        let mut moved = 0;
        for number in 1..count {
            let before: Vec<u32> = body.order.nodes().iter().map(|node| node.seq).collect();
            let at = choose(number) as usize;
            let inst = match order.get(at) {
                Some(&next) => body.insert_inst(next, filler(), &[]),
                None => body.append_inst(block, filler(), &[]),
            };
            order.insert(at, inst);
            moved += before.iter().zip(&*body.order.nodes()).filter(|&(seq, node)| *seq != node.seq).count();
        }
        assert!(body.block_insts(block).eq(order.iter().copied()));
        assert!(order.is_sorted_by(|&a, &b| body.comes_before(a, b)));
        moved
    }

    #[test]
    fn order_is_the_same_before_and_after_it_is_linked() {
        let mut body = Body::new();
        let (first, empty, second) = (body.add_block(), body.add_block(), body.add_block());
        let filler = || InstBuild::new(Opcode::Unreachable, Type::VOID);
        for (block, count) in [(second, 3), (first, 2)] {
            for _ in 0..count {
                body.append_inst(block, filler(), &[]);
            }
        }
        let order = |body: &Body| -> Vec<_> {
            let of_block = |block| {
                let all: Vec<Inst> = body.block_insts(block).collect();
                assert!(all.iter().all(|&inst| body.block_of(inst) == Some(block)));
                assert!(all.is_sorted_by(|&a, &b| body.comes_before(a, b)));
                let around: Vec<_> = all.iter().map(|&inst| (body.prev_inst(inst), body.next_inst(inst))).collect();
                (all, around, body.last_inst(block))
            };
            [first, empty, second].map(of_block).into()
        };
        assert!(matches!(body.order, InstOrder::Sequential(_)));
        let before = order(&body);
        assert_eq!(before[1], (vec![], vec![], None));
        assert_eq!(before[2].1[1], (Some(Inst::from_u32(0)), Some(Inst::from_u32(2))));
        body.order.nodes();
        assert_eq!(order(&body), before);

        // An instruction that does not follow the last one of its block links the order.
        let mut body = Body::new();
        let (first, second) = (body.add_block(), body.add_block());
        let a = body.append_inst(first, filler(), &[]);
        let b = body.append_inst(second, filler(), &[]);
        let c = body.append_inst(first, filler(), &[]);
        assert!(matches!(body.order, InstOrder::Linked(_)));
        assert!(body.block_insts(first).eq([a, c]));
        assert!(body.block_insts(second).eq([b]));
    }

    #[test]
    fn few_numbers_change_wherever_instructions_are_inserted() {
        const COUNT: u32 = 3000;
        assert_eq!(moved(COUNT, |number| number), 0, "at the end");
        for (place, moved) in [
            ("first", moved(COUNT, |_| 0)),
            ("before the last", moved(COUNT, |number| number - 1)),
            ("in the middle", moved(COUNT, |number| number / 2)),
            ("anywhere", moved(COUNT, |number| number.wrapping_mul(2_654_435_761) % (number + 1))),
        ] {
            // About log2 of the count each. Renumbering everything each few insertions would take some
            // hundreds.
            assert!(moved < 16 * COUNT as usize, "{place}: {moved}");
        }
    }
}
