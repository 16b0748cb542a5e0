//! Edits of a body: setting operands, replacing values, moving and removing instructions and blocks,
//! splitting and merging blocks. Every edit keeps the use-lists up to date, in LLVM's order.

use super::Body;
use super::inst::InstBuild;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::{Block, Inst, Value, ValueKind};

impl Body {
    /// Sets an operand.
    ///
    /// # Panics
    /// Panics if the instruction has no such operand.
    #[track_caller]
    pub fn set_operand(&mut self, inst: Inst, number: usize, value: impl Into<Value>) {
        let value = value.into();
        let slots = self.slots(inst);
        assert!(number < slots.len(), "{inst} has no operand {number}");
        let slot = slots.start + number;
        self.changed(inst);
        let old = std::mem::replace(&mut self.operands[slot], value);
        if let Some(uses) = self.uses.get_mut() {
            uses.remove(old, slot);
            uses.push_front(value, slot, inst);
        }
    }

    /// Sets an operand without updating use-lists. For readers, which resolve forward references while the
    /// body is read and before use-lists are derived.
    ///
    /// # Panics
    /// Panics if the instruction has no such operand.
    #[inline]
    pub fn set_operand_unchecked(&mut self, inst: Inst, number: usize, value: Value) {
        debug_assert!(self.uses.get().is_none(), "use-lists must follow operands");
        let slots = self.slots(inst);
        assert!(number < slots.len(), "{inst} has no operand {number}");
        self.changed(inst);
        self.operands[slots.start + number] = value;
    }

    /// Moves a block to the end of the function.
    pub fn move_block_to_end(&mut self, block: Block) {
        self.unlink_block(block);
        self.append_block(block);
    }

    /// Replaces all operands of an instruction; the number of operands may change.
    pub fn set_operands(&mut self, inst: Inst, operands: &[Value]) {
        self.drop_uses(inst);
        let old = self.slots(inst);
        let first = if operands.len() <= old.len() {
            self.operands[old.start..old.start + operands.len()].copy_from_slice(operands);
            old.start
        } else {
            self.operands.extend_from_slice(operands);
            self.operands.len() - operands.len()
        };
        let grew = operands.len() > old.len();
        let data = &mut self.insts[inst.index()];
        data.first_operand = first as u32;
        data.operand_count = operands.len() as u32;
        if grew {
            data.set_grown(false);
        }
        self.uses_of_new_inst(inst);
    }

    /// Replaces an instruction by another one in place. It keeps its handle, position, name and uses.
    pub fn replace_inst(&mut self, inst: Inst, build: InstBuild, operands: &[Value]) {
        self.drop_phi(inst);
        self.set_operands(inst, operands);
        let data = &mut self.insts[inst.index()];
        data.opcode = build.opcode;
        data.flags = build.flags;
        data.small = build.small;
        data.ty = build.ty;
        data.payload = build.payload;
        self.changed(inst);
        self.note_phi(inst);
    }

    /// Sets the result type of an instruction.
    pub fn set_inst_type(&mut self, inst: Inst, ty: Type) {
        self.changed(inst);
        self.insts[inst.index()].ty = ty;
    }

    fn drop_uses(&mut self, inst: Inst) {
        self.changed(inst);
        let slots = self.slots(inst);
        if let Some(uses) = self.uses.get_mut() {
            for (slot, &value) in slots.clone().zip(&self.operands[slots]) {
                uses.remove(value, slot);
            }
        }
    }

    /// Replaces every use of a value in this body, including uses in debug records and local metadata. For a
    /// block, that includes the incoming blocks of phis. The uses move to the front of the new value's list,
    /// in reverse order, as in LLVM.
    pub fn replace_all_uses(&mut self, old: impl Into<Value>, new: impl Into<Value>) {
        let (old, new) = (old.into(), new.into());
        if old == new {
            return;
        }
        self.replace_operand_uses(old, new);
        match (old.kind(), new.kind()) {
            (ValueKind::Block(from), ValueKind::Block(to)) => self.replace_phi_blocks(from, to),
            (ValueKind::Inst(_) | ValueKind::Arg(_), _) => self.replace_metadata_uses(old, new),
            _ => self.map_metadata_values(|value| if value == old { new } else { value }),
        }
    }

    /// Replaces a value in operands of instructions only, in time proportional to the number of uses. To
    /// replace many values in one body, call this for each and then [`Body::map_metadata_values`] once for
    /// debug records and local metadata.
    pub fn replace_operand_uses(&mut self, old: Value, new: Value) {
        self.uses();
        if let (ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_), Some(uses)) =
            (old.kind(), self.uses.get_mut())
        {
            uses.move_all(old, new, |slot, user| {
                debug_assert!(self.operands[slot] == old, "a use-list contains the uses of its value");
                self.operands[slot] = new;
                self.epochs.advance(self.insts[user.index()].opcode);
            });
            return;
        }
        // Other values have no use-list in the body, so scan for their uses.
        let all: Vec<Inst> = self.insts_everywhere().collect();
        for user in all {
            for slot in self.slots(user) {
                if self.operands[slot] == old {
                    self.changed(user);
                    self.operands[slot] = new;
                    if let Some(uses) = self.uses.get_mut() {
                        uses.push_front(new, slot, user);
                    }
                }
            }
        }
    }

    /// Replaces the incoming block `from` of a phi by `to`.
    pub fn replace_phi_block(&mut self, phi: Inst, from: Block, to: Block) {
        for number in 0..self.operands(phi).len() {
            if self.phi_block(phi, number) == Some(from) {
                self.set_phi_block(phi, number, to);
            }
        }
    }

    /// Adds an incoming pair to a phi, in constant time on average.
    ///
    /// # Panics
    /// Panics if the instruction is not a phi.
    #[track_caller]
    pub fn add_incoming(&mut self, phi: Inst, value: impl Into<Value>, block: Block) {
        assert!(self.opcode(phi) == Opcode::Phi, "{phi} is no phi");
        let has_slack = self.has_slack(phi);
        self.push_phi_block(phi, block, has_slack);
        self.push_slot(phi, value.into());
    }

    /// Appends an operand to a `switch`, `indirectbr` or `catchswitch`, in amortized constant time. Each case
    /// of a `switch` is two operands.
    ///
    /// # Panics
    /// Panics if the instruction is none of these.
    #[track_caller]
    pub fn push_operand(&mut self, inst: Inst, value: impl Into<Value>) {
        let opcode = self.opcode(inst);
        let open = matches!(opcode, Opcode::Switch | Opcode::IndirectBr | Opcode::CatchSwitch);
        assert!(open, "{inst} ({}) has no open list of operands", opcode.spelling());
        self.push_slot(inst, value.into());
    }

    /// Whether another operand fits after the existing operands of an instruction.
    fn has_slack(&self, inst: Inst) -> bool {
        let count = self.slots(inst).len();
        self.insts[inst.index()].grown() && count != 0 && !count.is_power_of_two()
    }

    fn push_slot(&mut self, inst: Inst, value: Value) {
        self.changed(inst);
        let old = self.slots(inst);
        let mut slot = old.end;
        if !self.has_slack(inst) {
            let capacity = (old.len() + 1).next_power_of_two();
            let start = if old.end == self.operands.len() { old.start } else { self.operands.len() };
            if start != old.start {
                self.operands.extend_from_within(old.clone());
            }
            slot = start + old.len();
            self.operands.resize(start + capacity, value);
            if start != old.start
                && let Some(uses) = self.uses.get_mut()
            {
                old.zip(start..).for_each(|(from, to)| uses.relocate(self.operands[to], from, to));
            }
            let data = &mut self.insts[inst.index()];
            data.first_operand = start as u32;
            data.set_grown(true);
        }
        self.operands[slot] = value;
        self.insts[inst.index()].operand_count += 1;
        if let Some(uses) = self.uses.get_mut() {
            uses.push_front(value, slot, inst);
        }
    }

    /// Removes an incoming pair of a phi. As in LLVM 22, the last pair takes its place, as a new use.
    ///
    /// # Panics
    /// Panics if there is no such pair, or the instruction is not a phi.
    #[track_caller]
    pub fn remove_incoming(&mut self, phi: Inst, number: usize) {
        assert!(self.opcode(phi) == Opcode::Phi, "{phi} is no phi");
        let slots = self.slots(phi);
        assert!(number < slots.len(), "{phi} has no incoming pair {number}");
        let last = slots.len() - 1;
        if number != last {
            let (value, block) = (self.operands[slots.start + last], self.phi_block(phi, last));
            self.set_operand(phi, number, value);
            if let Some(block) = block {
                self.set_phi_block(phi, number, block);
            }
        }
        if let Some(uses) = self.uses.get_mut() {
            uses.remove(self.operands[slots.start + last], slots.start + last);
        }
        self.insts[phi.index()].operand_count -= 1;
        self.changed(phi);
        self.pop_phi_block(phi);
    }

    /// Removes an instruction from its block and from the use-lists of its operands. Debug records before it
    /// stay, before the next instruction or at the end of the block. The caller handles uses of its result.
    pub fn remove_inst(&mut self, inst: Inst) {
        self.detach_records(inst);
        self.drop_phi(inst);
        self.drop_uses(inst);
        self.insts[inst.index()].operand_count = 0;
        self.unlink_inst(inst);
        self.forget_name(inst.into());
    }

    fn forget_name(&mut self, value: Value) {
        if let Some(names) = self.names.changed() {
            names.set_unchecked(value, b"");
        }
    }

    fn detach_records(&mut self, inst: Inst) {
        if self.records_before(inst).next().is_none() {
            return;
        }
        match (self.next_inst(inst), self.block_of(inst)) {
            (Some(next), _) => self.move_records(inst, next),
            (None, Some(block)) => {
                let records: Vec<_> = self.records_before(inst).collect();
                self.clear_records_before(inst);
                for record in records {
                    self.place_trailing_record(record, block);
                }
            }
            (None, None) => {}
        }
    }

    /// Moves an instruction before another one, which may be in a different block.
    ///
    /// # Panics
    /// Panics if `before` was removed.
    #[track_caller]
    pub fn move_inst_before(&mut self, inst: Inst, before: Inst) {
        if inst == before {
            return;
        }
        let Some(block) = self.block_of(before) else {
            panic!("cannot move before {before}, which was removed from its block")
        };
        self.detach_records(inst);
        self.unlink_inst(inst);
        self.link_inst(inst, block, self.prev_inst(before));
    }

    /// Moves an instruction to the end of a block.
    pub fn move_inst_to_end(&mut self, inst: Inst, block: Block) {
        self.detach_records(inst);
        self.unlink_inst(inst);
        self.link_inst(inst, block, self.last_inst(block));
    }

    /// Removes a block and its instructions. The caller handles uses of the block and of its values.
    pub fn remove_block(&mut self, block: Block) {
        while let Some(inst) = self.last_inst(block) {
            self.clear_records_before(inst);
            self.remove_inst(inst);
        }
        self.clear_trailing_records(block);
        self.unlink_block(block);
        self.forget_name(block.into());
    }

    /// Splits a block before an instruction. `at` and everything after it move to a new block that follows
    /// the first one. The first block branches to it, with the source location of `at`. Phis of the
    /// successors refer to the new block. [`Body::merge_block_into_predecessor`] is the inverse.
    ///
    /// # Panics
    /// Panics if `at` was removed or is a phi.
    #[track_caller]
    pub fn split_block(&mut self, at: Inst) -> Block {
        let Some(block) = self.block_of(at) else { panic!("cannot split at {at}, which was removed from its block") };
        assert!(self.opcode(at) != Opcode::Phi, "cannot split at {at}: phis must stay at the start of their block");
        let rest = self.create_block();
        self.insert_block_after(rest, block);
        let loc = self.debug_loc(at);
        let mut next = Some(at);
        while let Some(inst) = next {
            next = self.next_inst(inst);
            self.unlink_inst(inst);
            self.link_inst(inst, rest, self.last_inst(rest));
        }
        let trailing: Vec<_> = self.trailing_records(block).collect();
        self.clear_trailing_records(block);
        for record in trailing {
            self.place_trailing_record(record, rest);
        }
        self.replace_phi_blocks(block, rest);
        let branch = self.append_inst(block, InstBuild::new(Opcode::Br, Type::VOID), &[rest.into()]);
        self.set_debug_loc(branch, loc);
        rest
    }

    /// Merges a block with the target of its unconditional branch, if that target has no other predecessor
    /// and no phis. Returns whether it did.
    pub fn merge_block_into_predecessor(&mut self, block: Block) -> bool {
        let mut predecessors = self.predecessors(block);
        let (Some(before), None) = (predecessors.next(), predecessors.next()) else { return false };
        drop(predecessors);
        let Some(branch) = self.terminator(before) else { return false };
        let starts_with_phi = self.first_inst(block).is_some_and(|inst| self.opcode(inst) == Opcode::Phi);
        let only_branch = self.opcode(branch) == Opcode::Br && self.operands(branch).len() == 1;
        if before == block || starts_with_phi || !only_branch || self.entry() == Some(block) {
            return false;
        }
        let records: Vec<_> = self.records_before(branch).collect();
        self.clear_records_before(branch);
        self.remove_inst(branch);
        let first = self.first_inst(block);
        while let Some(inst) = self.first_inst(block) {
            self.unlink_inst(inst);
            self.link_inst(inst, before, self.last_inst(before));
        }
        if let Some(first) = first {
            let old: Vec<_> = self.records_before(first).collect();
            self.clear_records_before(first);
            for record in records.into_iter().chain(old) {
                self.place_record_before(record, first);
            }
        }
        self.replace_phi_blocks(block, before);
        self.unlink_block(block);
        self.forget_name(block.into());
        true
    }
}
