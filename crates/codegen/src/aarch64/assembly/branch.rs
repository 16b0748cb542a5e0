//! `callbr`: a statement that may leave to blocks by its labels.
//!
//! The outputs are values on every edge. Code after the text is only reached by falling out of it, so that each
//! label of the text leads to code of its own, which does the same and goes on to the block. Nothing but scratch
//! registers changes there.

use draig_ir::{Inst, Type, ValueKind};

use super::super::address::Address;
use super::super::registers::{Arm, V31, X16};
use super::super::{Label, Selected, Selector};
use super::outputs::Output;
use super::register_size;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};
use crate::select::Named;

impl Selector<'_, '_> {
    pub(in crate::aarch64) fn call_branch(&mut self, inst: Inst, ty: Type) -> Selected {
        let body = self.body;
        let Some(ValueKind::InlineAsm(asm)) = body.callee(inst).map(|callee| callee.kind()) else {
            return self.refuse("a callbr of what is no inline assembly");
        };
        let blocks = body.call_dests(inst).iter().filter_map(|dest| dest.as_block());
        let dests: Vec<u32> = blocks.map(|block| self.label_of(block).0).collect();
        let Some((&default, others)) = dests.split_first() else { return self.refuse("a callbr to no block") };
        self.prepare_moves()?;
        self.consume_all(body.call_args(inst));
        let mut targets = dests.clone();
        targets.sort_unstable();
        targets.dedup();
        // Code after the text is not for all edges: what blocks with several edges need is written before it.
        for &to in &targets {
            if self.m.s.analysis.entries[to as usize] > 1 {
                self.m.s.clean_where(|life| life.def < to && life.last >= to);
            }
        }
        let mut statement = self.statement(inst, asm, None)?;
        if !statement.stored.is_empty() {
            return self.refuse("an indirect output of a callbr in a register");
        }
        let outputs = self.outputs(ty, &statement)?;
        // Where labels lead: to the block, or to code before it.
        let mut stubs: Vec<(u32, Label)> = Vec::new();
        for &to in others {
            if (!outputs.is_empty() || self.has_moves(to)) && !stubs.iter().any(|&(known, _)| known == to) {
                stubs.push((to, self.new_label()));
            }
        }
        for name in &mut statement.names {
            if let Named::Label(label) = name
                && let Some(&(_, stub)) = stubs.iter().find(|&&(to, _)| to == label.0)
            {
                *label = stub;
            }
        }
        self.asm_code(inst, asm, &statement, None)?;
        self.m.s.forget(Arm::CALLER_SAVED.or(statement.written));
        if self.info(ty).kind != Kind::Nothing {
            self.create(inst, ty)?;
            for part in 0..self.m.s.part_count(inst.as_u32()) {
                let id = self.m.s.part_id(inst.as_u32(), part);
                if self.m.s.parts[id as usize].place == Place::Anywhere {
                    self.m.s.slot_of(id);
                }
            }
        }
        self.consume_moves();
        self.fix_registers(&targets);
        self.outputs_to_frame(inst, &outputs)?;
        self.edge_moves(default)?;
        if default != self.position + 1 || !stubs.is_empty() {
            self.jump(Label(default));
        }
        for (to, label) in stubs {
            self.place(label);
            self.outputs_to_frame(inst, &outputs)?;
            self.edge_moves(to)?;
            self.jump(Label(to));
        }
        for (slot, size) in statement.slots {
            self.m.s.frame.release(slot, size);
        }
        Ok(())
    }

    /// Writes outputs to the slots of the result, or to its fixed register.
    fn outputs_to_frame(&mut self, inst: Inst, outputs: &[Output]) -> Selected {
        self.set_conditions(outputs);
        // All registers first: what follows changes some.
        let mut between = Vec::new();
        for (ty, regs, _) in outputs {
            let mut slots = Vec::new();
            let slot = self.slot_for(*ty, regs.len() as u32, &mut slots)?;
            for (number, &reg) in (0..).zip(regs) {
                let class = if reg.is_vector() { Class::V128 } else { Class::I64 };
                Arm::store(&mut self.m.s.code, class, reg, slot + number * register_size(reg));
            }
            between.push((*ty, slot, slots));
        }
        let mut part = 0;
        for (ty, slot, slots) in between {
            let parts: Vec<(Class, u32)> = match self.info(ty).kind {
                Kind::Parts(first, count) => {
                    self.m.types.parts(first, count).iter().map(|part| (part.class, part.offset)).collect()
                }
                _ => self.classes(ty).iter().map(|&class| (class, 0)).collect(),
            };
            for (class, offset) in parts {
                let id = self.m.s.part_id(inst.as_u32(), part);
                let own = self.m.s.parts[id as usize];
                let scratch = if class.bank() == Bank::General { X16 } else { V31 };
                let reg = if own.place == Place::Fixed { own.reg } else { scratch };
                self.load_part(reg, class, class.size(), Address::frame(slot + offset as i32));
                if own.place != Place::Fixed {
                    Arm::store(&mut self.m.s.code, class, reg, own.slot);
                }
                part += 1;
            }
            for (slot, size) in slots {
                self.m.s.frame.release(slot, size);
            }
        }
        Ok(())
    }
}
