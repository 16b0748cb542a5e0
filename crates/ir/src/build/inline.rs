//! Inlining of one call, from the facts of [`inlining`](crate::inlining) and copies of blocks.

use super::{FunctionBuilder, Result};
use crate::body::Body;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::value::{Block, Inst, Value};

impl FunctionBuilder<'_> {
    /// Replaces a call by a copy of the called function's body, whose names get the suffix `.i`. Returns whether it did:
    /// it does not if debug locations of the body could not be expressed, because the call has none.
    ///
    /// The call must be one of those that [`inlinable_callee`](crate::inlining::inlinable_callee) accepts.
    ///
    /// # Errors
    /// Returns an error if the call was erased.
    ///
    /// # Panics
    /// Panics if the body has no blocks.
    #[track_caller]
    pub fn inline_call(&mut self, call: impl Into<Handle<Inst>>, callee: &Body) -> Result<bool> {
        let call = self.take_inst(Opcode::Call, call)?;
        let Some(mut map) = self.inlining_map(call, callee) else { return Ok(false) };
        let after = self.split_block(call)?;
        let before = self.body.predecessors(after.raw()).next().expect("the block was split off another one");
        let blocks: Vec<Block> = callee.blocks().collect();
        let copies = self.body.copy_blocks(Some(callee), &blocks, &mut map, b".i");
        let entry = self.body.terminator(before).expect("splitting made a branch");
        self.body.set_operand(entry, 0, copies[0]);
        self.hoist_allocas(copies[0]);
        let results = self.leave_copies(&copies, after.raw())?;
        if self.body.has_uses(call) {
            let ty = self.body.inst_type(call);
            let result = match results[..] {
                [] => self.module.tables.const_poison(ty).into(),
                [(value, _)] => value,
                _ => self.join(call, &results)?,
            };
            self.body.replace_all_uses(call, result);
        }
        self.erase(call).map(|()| true)
    }

    /// Moves stack objects of constant size to the entry block, so that they are made once.
    fn hoist_allocas(&mut self, block: Block) {
        let Some(first) = self.body.entry().and_then(|entry| self.body.first_inst(entry)) else { return };
        let allocas: Vec<Inst> =
            self.body.block_insts(block).filter(|&inst| self.body.opcode(inst) == Opcode::Alloca).collect();
        allocas.into_iter().for_each(|inst| self.body.move_inst_before(inst, first));
    }

    /// Makes each return of copied blocks a branch, and returns the results with their blocks.
    fn leave_copies(&mut self, copies: &[Block], after: Block) -> Result<Vec<(Value, Block)>> {
        let (position, location) = (self.position, self.debug_loc);
        let mut results = Vec::new();
        for &block in copies {
            let Some(end) = self.body.terminator(block).filter(|&end| self.body.opcode(end) == Opcode::Ret) else {
                continue;
            };
            results.extend(self.body.operands(end).first().map(|&value| (value, block)));
            self.debug_loc = self.body.debug_loc(end);
            self.erase(end)?;
            self.position_at_end(block);
            self.br(after)?;
        }
        (self.position, self.debug_loc) = (position, location);
        Ok(results)
    }

    fn join(&mut self, call: Inst, results: &[(Value, Block)]) -> Result<Value> {
        let position = self.position;
        self.position_before(call);
        let phi = self.phi(self.body.inst_type(call))?;
        for &(value, block) in results {
            self.add_incoming(phi, value, block)?;
        }
        self.position = position;
        Ok(Value::from(phi))
    }
}
