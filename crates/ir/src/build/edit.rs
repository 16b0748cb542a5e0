//! Edits of the function that is being built: replacing, moving and erasing instructions and blocks. Debug records
//! that mention what is erased compute the value from the operands, or say that the variable is optimized out.

use super::{BuildErrorKind as Kind, Describe, FunctionBuilder, Operand, Place, Result};
use crate::body::{Body, CloneMap};
use crate::inlining::{InlinedLocations, inlining_map};
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::pattern::{Matcher, Pattern};
use crate::salvage::salvage_debug_info;
use crate::value::{Block, Inst, Value};

impl FunctionBuilder<'_> {
    /// Matches a value of this function; see [`pattern`](crate::pattern).
    ///
    /// # Panics
    /// Panics if the value belongs to another function.
    #[track_caller]
    pub fn find<P: Pattern>(&self, pattern: P, value: impl Into<Handle<Value>>) -> Option<P::Output> {
        Matcher::new(&self.module.tables, &self.body).find(pattern, self.expect_own(value))
    }

    /// Replaces all uses of a value of this function by a value of the same type, in debug records too.
    ///
    /// # Errors
    /// Returns an error if either is not a value of this function, or their types differ.
    #[track_caller]
    pub fn replace_all_uses(&mut self, old: impl Into<Handle<Value>>, new: impl Into<Operand>) -> Result<()> {
        let old = self.take(Opcode::Freeze, old.into())?;
        self.operand(Opcode::Freeze, old)?;
        let opcode = old.as_inst().map_or(Opcode::Freeze, |inst| self.body.opcode(inst));
        let new = self.take(opcode, new)?;
        self.same_types(opcode, old, new)?;
        self.body.replace_all_uses(old, new);
        Ok(())
    }

    /// Replaces all uses of an instruction by a value, gives the value its name if it has none, and erases it.
    ///
    /// # Errors
    /// Returns an error if either is not a value of this function, or their types differ.
    #[track_caller]
    pub fn replace_inst(&mut self, inst: impl Into<Handle<Inst>>, new: impl Into<Operand>) -> Result<()> {
        let inst = self.take_inst(Opcode::Freeze, inst)?;
        let new = self.take(Opcode::Freeze, new)?;
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
    pub fn erase(&mut self, inst: impl Into<Handle<Inst>>) -> Result<()> {
        let inst = self.take_inst(Opcode::Freeze, inst)?;
        let opcode = self.operand(Opcode::Freeze, inst.into()).map(|_| self.body.opcode(inst))?;
        if let Some(user) = self.body.uses_of(inst).map(|one| one.user).find(|&user| user != inst) {
            let (value, user) = (self.show(inst.into()), self.body.opcode(user).spelling());
            return self.error(opcode, Kind::InUse, format_args!("{value} is used by {user}"));
        }
        if self.position() == Some(super::Position::Before(inst)) {
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
    pub fn erase_block(&mut self, block: impl Into<Handle<Block>>) -> Result<()> {
        let block = self.take_block(Opcode::Br, block)?;
        self.operand(Opcode::Br, block.into())?;
        if let Some(before) = self.body.predecessors(block).find(|&before| before != block) {
            let (block, before) = (self.describe().value(block.into()), self.describe().value(before.into()));
            return self.error(Opcode::Br, Kind::InUse, format_args!("{before} branches to {block}"));
        }
        if self.block().is_some_and(|current| current == block) {
            self.position = Place::Nowhere;
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
    pub fn split_block(&mut self, at: impl Into<Handle<Inst>>) -> Result<Handle<Block>> {
        let at = self.take_inst(Opcode::Br, at)?;
        self.operand(Opcode::Br, at.into())?;
        if self.body.opcode(at) == Opcode::Phi {
            return self.error(Opcode::Phi, Kind::Place, format_args!("phis stay at the start of their block"));
        }
        let block = self.body.split_block(at);
        Ok(self.body.handle(block))
    }

    /// Whether an instruction can be erased if its result is not used: it neither writes memory nor may end or
    /// diverge, and is no terminator. Attributes and intrinsics decide for calls.
    ///
    /// # Panics
    /// Panics if the instruction belongs to another function.
    #[track_caller]
    #[must_use]
    pub fn is_removable(&self, inst: impl Into<Handle<Inst>>) -> bool {
        let inst = inst.into();
        assert!(inst.fits(&self.body.owner), "the instruction belongs to another function");
        crate::effects::is_removable(self.module, &self.body, inst.raw())
    }

    /// Returns the map for copying a function's body in place of a call; see [`inlining_map`].
    ///
    /// # Panics
    /// Panics if the call belongs to another function.
    #[track_caller]
    pub fn inlining_map(&mut self, call: impl Into<Handle<Inst>>, callee: &Body) -> Option<CloneMap<InlinedLocations>> {
        let call = call.into();
        assert!(call.fits(&self.body.owner), "the call belongs to another function");
        inlining_map(self.module, &self.body, call.raw(), callee)
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
