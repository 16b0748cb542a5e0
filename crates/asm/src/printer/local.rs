//! The numbers inside one function (canonical text, rule 46) and the predecessors of its blocks
//! (rule 47).

use draig_ir::{Block, Body, Inst, Type, Value};

use super::numbers::NONE;

/// The numbers of unnamed parameters, blocks and instructions. Reused from function to function.
#[derive(Debug, Default)]
pub(super) struct LocalNumbers {
    args: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
    /// For each block the end of its part of `predecessors`; it begins where the one before ends.
    ends: Vec<u32>,
    predecessors: Vec<Block>,
}

impl LocalNumbers {
    /// Numbers parameters, blocks and instructions with results, which share one counter.
    pub(super) fn assign(&mut self, body: &Body, param_count: usize) {
        let names = body.names();
        let all_unnamed = names.is_empty();
        let mut next = 0;
        let mut take = |named: bool| {
            if named {
                return NONE;
            }
            next += 1;
            next - 1
        };
        self.args.clear();
        self.args.extend((0..param_count).map(|n| take(!all_unnamed && names.get(Value::arg(n as u32)).is_some())));
        self.blocks.clear();
        self.blocks.resize(body.block_count(), NONE);
        self.insts.clear();
        self.insts.resize(body.inst_count(), NONE);
        for block in body.blocks() {
            self.blocks[block.index()] = take(!all_unnamed && names.get(block).is_some());
            for inst in body.block_insts(block) {
                if body.inst_type(inst) != Type::VOID {
                    self.insts[inst.index()] = take(!all_unnamed && names.get(inst).is_some());
                }
            }
        }
    }

    /// Finds the predecessors of all blocks. If the body has no use-lists yet, they are read off the
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
        let edges = || {
            body.blocks().flat_map(|from| {
                let operands = body.terminator(from).map_or(&[][..], |last| body.operands(last));
                operands.iter().filter_map(|operand| operand.as_block()).map(move |to| (from, to))
            })
        };
        for (_, to) in edges() {
            self.ends[to.index()] += 1;
        }
        let mut sum = 0;
        for end in &mut self.ends {
            sum += *end;
            *end = sum;
        }
        let Some(first) = body.entry() else { return };
        self.predecessors.resize(sum as usize, first);
        // Each part is filled from its end, so that the latest edge comes first.
        let mut fill = self.ends.clone();
        for (from, to) in edges() {
            let place = &mut fill[to.index()];
            *place -= 1;
            self.predecessors[*place as usize] = from;
        }
    }

    pub(super) fn predecessors(&self, block: Block) -> &[Block] {
        let start = block.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.predecessors[start as usize..self.ends[block.index()] as usize]
    }

    /// Only the numbers of the blocks.
    pub(super) fn into_blocks(self) -> Vec<u32> {
        self.blocks
    }

    pub(super) fn arg(&self, number: u32) -> Option<u32> {
        self.args.get(number as usize).copied().filter(|&number| number != NONE)
    }

    pub(super) fn block(&self, block: Block) -> Option<u32> {
        self.blocks.get(block.index()).copied().filter(|&number| number != NONE)
    }

    #[inline]
    pub(super) fn inst(&self, inst: Inst) -> Option<u32> {
        self.insts.get(inst.index()).copied().filter(|&number| number != NONE)
    }
}
