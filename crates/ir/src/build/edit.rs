//! Edits of the function that is being built: replacing, moving and erasing instructions and blocks. Debug records
//! that mention what is erased compute the value from the operands, or say that the variable is optimized out.

use super::{BuildErrorKind as Kind, Describe, FunctionBuilder, Result};
use crate::body::{Body, CloneMap};
use crate::inlining::{InlinedLocations, inlining_map};
use crate::opcode::Opcode;
use crate::pattern::{Matcher, Pattern};
use crate::salvage::salvage_debug_info;
use crate::value::{Block, Inst, Value};

impl FunctionBuilder<'_> {
    /// Matches a value of this function; see [`pattern`](crate::pattern).
    pub fn find<P: Pattern>(&self, pattern: P, value: impl Into<Value>) -> Option<P::Output> {
        Matcher::new(&self.module.tables, &self.body).find(pattern, value)
    }

    /// Replaces all uses of a value of this function by a value of the same type, in debug records too.
    ///
    /// # Errors
    /// Returns an error if either is not a value of this function, or their types differ.
    #[track_caller]
    pub fn replace_all_uses(&mut self, old: impl Into<Value>, new: impl Into<Value>) -> Result<()> {
        let (old, new) = (old.into(), new.into());
        let opcode = old.as_inst().map_or(Opcode::Freeze, |inst| self.body.opcode(inst));
        self.same_types(opcode, old, new)?;
        self.body.replace_all_uses(old, new);
        Ok(())
    }

    /// Replaces all uses of an instruction by a value, gives the value its name if it has none, and erases it.
    ///
    /// # Errors
    /// Returns an error if either is not a value of this function, or their types differ.
    #[track_caller]
    pub fn replace_inst(&mut self, inst: Inst, new: impl Into<Value>) -> Result<()> {
        let new = new.into();
        self.replace_all_uses(inst, new)?;
        let name = self.body.names().get(inst).map(<[u8]>::to_vec);
        self.erase(inst)?;
        if let Some(name) = name
            && let Some(target) = new.as_inst()
            && self.body.names().get(target).is_none()
        {
            self.set_name(target, name);
        }
        Ok(())
    }

    /// Erases an instruction whose result is not used by others. Debug records that mention it are
    /// [salvaged](crate::salvage).
    ///
    /// # Errors
    /// Returns an error if the instruction was erased already or is used.
    #[track_caller]
    pub fn erase(&mut self, inst: Inst) -> Result<()> {
        let opcode = self.operand(Opcode::Freeze, inst.into()).map(|_| self.body.opcode(inst))?;
        if let Some(user) = self.body.uses_of(inst).map(|one| one.user).find(|&user| user != inst) {
            let (value, user) = (self.show(inst.into()), self.body.opcode(user).spelling());
            return self.error(opcode, Kind::InUse, format_args!("{value} is used by {user}"));
        }
        if self.position == Some(super::Position::Before(inst)) {
            self.position_after(inst);
        }
        salvage_debug_info(self.module, self.function, &mut self.body, inst);
        self.body.remove_inst(inst);
        Ok(())
    }

    /// Erases a block that nothing branches to. Phis of its successors lose their pair; uses of its values in other
    /// blocks, which can only be unreachable, become poison.
    ///
    /// # Errors
    /// Returns an error if the block was erased already, or something branches to it.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) -> Result<()> {
        self.operand(Opcode::Br, block.into())?;
        if let Some(before) = self.body.predecessors(block).find(|&before| before != block) {
            let (block, before) = (self.describe().value(block.into()), self.describe().value(before.into()));
            return self.error(Opcode::Br, Kind::InUse, format_args!("{before} branches to {block}"));
        }
        if self.block() == Some(block) {
            self.position = None;
        }
        loop {
            // Removing a pair renumbers others of the same phi.
            let next = self.body.phi_uses_of(block).next();
            let Some((phi, number)) = next else { break };
            self.body.remove_incoming(phi, number);
        }
        let insts: Vec<Inst> = self.body.block_insts(block).collect();
        for &inst in &insts {
            salvage_debug_info(self.module, self.function, &mut self.body, inst);
            if self.body.has_uses(inst) {
                let poison = self.module.tables.const_poison(self.body.inst_type(inst));
                self.body.replace_all_uses(inst, poison);
            }
        }
        self.body.remove_block(block);
        Ok(())
    }

    /// Splits a block before an instruction and returns the new block, which begins with it. The first block
    /// branches to it.
    ///
    /// # Errors
    /// Returns an error if the instruction was erased or is a phi.
    #[track_caller]
    pub fn split_block(&mut self, at: Inst) -> Result<Block> {
        self.operand(Opcode::Br, at.into())?;
        if self.body.opcode(at) == Opcode::Phi {
            return self.error(Opcode::Phi, Kind::Place, format_args!("phis stay at the start of their block"));
        }
        Ok(self.body.split_block(at))
    }

    /// Whether an instruction can be erased if its result is not used: it neither writes memory nor may end or
    /// diverge, and is no terminator. Attributes and intrinsics decide for calls.
    #[must_use]
    pub fn is_removable(&self, inst: Inst) -> bool {
        crate::effects::is_removable(self.module, &self.body, inst)
    }

    /// Returns the map for copying a function's body in place of a call; see [`inlining_map`].
    pub fn inlining_map(&mut self, call: Inst, callee: &Body) -> Option<CloneMap<InlinedLocations>> {
        inlining_map(self.module, &self.body, call, callee)
    }

    /// Returns the instructions of the function, block by block, as they are now.
    #[must_use]
    pub fn insts(&self) -> Vec<Inst> {
        self.body.insts().collect()
    }

    /// Describes types and values of the function for messages.
    #[must_use]
    pub fn describer(&self) -> Describe<'_> {
        self.describe()
    }
}
