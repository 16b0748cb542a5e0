//! The numbers inside one function and the predecessors of its blocks.

use draig_ir::{Block, Body, Inst, Type, Value};

use super::numbers::NONE;
use super::text::is_plain_name;

/// Replaces the number of a value whose name is written without quotes, which is determined once per value
/// rather than at each use.
const PLAIN: u32 = NONE - 1;

/// The written form of a value of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LocalName {
    /// A number.
    Number(u32),
    /// An unquoted name.
    Plain,
    /// A quoted name, or an unknown one.
    Other,
}

impl LocalName {
    #[inline]
    fn of(table: &[u32], index: usize) -> LocalName {
        match table.get(index) {
            None | Some(&NONE) => LocalName::Other,
            Some(&PLAIN) => LocalName::Plain,
            Some(&number) => LocalName::Number(number),
        }
    }
}

/// The numbers of unnamed parameters, blocks and instructions. Reused from function to function.
#[derive(Debug, Default)]
pub(super) struct LocalNumbers {
    args: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
    /// End of each block's part of `predecessors`; it begins at the end of the previous part.
    ends: Vec<u32>,
    predecessors: Vec<Block>,
}

impl LocalNumbers {
    /// Numbers parameters, blocks and instructions with results, which share one counter.
    pub(super) fn assign(&mut self, body: &Body, param_count: usize) {
        let names = body.names();
        let all_unnamed = names.is_empty();
        let mut next = 0;
        let mut take = |value: Value| {
            if !all_unnamed && let Some(name) = names.get(value) {
                return if is_plain_name(name) { PLAIN } else { NONE };
            }
            next += 1;
            next - 1
        };
        self.args.clear();
        self.args.extend((0..param_count).map(|n| take(Value::arg(n as u32))));
        self.blocks.clear();
        self.blocks.resize(body.block_count(), NONE);
        self.insts.clear();
        self.insts.resize(body.inst_count(), NONE);
        for block in body.blocks() {
            self.blocks[block.index()] = take(block.into());
            for inst in body.block_insts(block) {
                if body.inst_type(inst) != Type::VOID {
                    self.insts[inst.index()] = take(inst.into());
                }
            }
        }
    }

    /// Finds the predecessors of all blocks. If the body has no use-lists yet, they are read from the
    /// terminators, the latest first, which is the order that the use-lists would have.
    pub(super) fn find_predecessors(&mut self, body: &Body) {
        self.predecessors.clear();
        self.ends.clear();
        self.ends.resize(body.block_count(), 0);
        if body.has_use_lists() {
            for number in 0..body.block_count() {
                let block = Block::from_u32(number as u32);
                self.predecessors.extend(body.predecessors(block));
                self.ends[number] = self.predecessors.len() as u32;
            }
            return;
        }
        for from in body.blocks() {
            for to in targets(body, from) {
                self.ends[to.index()] += 1;
            }
        }
        let mut sum = 0;
        for end in &mut self.ends {
            sum += *end;
            *end = sum;
        }
        let Some(first) = body.entry() else { return };
        self.predecessors.resize(sum as usize, first);
        // Each part is filled from its end, so the latest edge comes first.
        let mut fill = self.ends.clone();
        for from in body.blocks() {
            for to in targets(body, from) {
                let place = &mut fill[to.index()];
                *place -= 1;
                self.predecessors[*place as usize] = from;
            }
        }
    }

    pub(super) fn predecessors(&self, block: Block) -> &[Block] {
        let start = block.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.predecessors[start as usize..self.ends[block.index()] as usize]
    }

    /// Returns only the numbers of the blocks.
    pub(super) fn into_blocks(self) -> Vec<u32> {
        self.blocks
    }

    #[inline]
    pub(super) fn arg(&self, number: u32) -> LocalName {
        LocalName::of(&self.args, number as usize)
    }

    #[inline]
    pub(super) fn block(&self, block: Block) -> LocalName {
        LocalName::of(&self.blocks, block.index())
    }

    #[inline]
    pub(super) fn inst(&self, inst: Inst) -> LocalName {
        LocalName::of(&self.insts, inst.index())
    }
}

/// Returns the successors of a block, in the order of its terminator's operands.
#[inline]
fn targets(body: &Body, from: Block) -> impl Iterator<Item = Block> + '_ {
    let operands = body.terminator(from).map_or(&[][..], |last| body.operands(last));
    operands.iter().filter_map(|operand| operand.as_block())
}
