//! `callbr`: a statement that may leave to blocks by its labels.
//!
//! The outputs are values on every edge. Code after the text is only reached by falling out of it, so that each
//! label of the text leads to code of its own, which does the same and goes on to the block. Nothing but scratch
//! registers changes there.

use draig_ir::{Inst, Type};

use super::super::{Label, Selected, Selector};
use super::operand::Place;
use crate::function::types::Kind;
use crate::select::Named;

impl Selector<'_, '_> {
    pub(in crate::x86) fn call_branch(&mut self, inst: Inst, ty: Type) -> Selected {
        let body = self.body;
        let Some(asm) = body.callee(inst).and_then(Self::assembly_of) else {
            return self.refuse("a callbr of what is no inline assembly");
        };
        let dests: Vec<u32> = body
            .call_dests(inst)
            .iter()
            .filter_map(|dest| dest.as_block())
            .map(|block| self.label_of(block).0)
            .collect();
        let Some((&default, others)) = dests.split_first() else { return self.refuse("a callbr to no block") };
        self.prepare_moves()?;
        self.consume_arguments(inst);
        let mut targets = dests.clone();
        targets.sort_unstable();
        targets.dedup();
        // Code after the text is not for all edges: what blocks with several edges need is written before it.
        for &to in &targets {
            if self.m.s.analysis.entries[to as usize] > 1 {
                self.m.s.clean_where(|life| life.def < to && life.last >= to);
            }
        }
        let mut statement = self.statement(inst, asm)?;
        let has_outputs = statement.operands.iter().any(|operand| {
            operand.kind == draig_target::constraints::ConstraintKind::Output
                && !matches!(operand.place, Place::Memory(_) | Place::Based(_) | Place::None)
        });
        let mut run = self.set_up(&mut statement, None)?;
        let restores = has_outputs || run.usage.uses_frame_pointer || run.left_on_x87 > 0;
        // Where labels lead: to the block, or to code before it.
        let mut stubs: Vec<(u32, Label)> = Vec::new();
        for &to in others {
            if (restores || self.has_moves(to)) && !stubs.iter().any(|&(known, _)| known == to) {
                stubs.push((to, self.new_label()));
            }
        }
        for name in &mut run.names {
            if let Named::Label(label) = name
                && let Some(&(_, stub)) = stubs.iter().find(|&&(to, _)| to == label.0)
            {
                *label = stub;
            }
        }
        self.write_text(inst, &statement, &run, None)?;
        self.m.s.forget(run.usage.written);
        if self.info(ty).kind != Kind::Nothing {
            self.create(inst, ty)?;
            for part in 0..self.m.s.part_count(inst.as_u32()) {
                let id = self.m.s.part_id(inst.as_u32(), part);
                if self.m.s.parts[id as usize].place == crate::function::state::Place::Anywhere {
                    self.m.s.slot_of(id);
                }
            }
        }
        self.consume_moves();
        self.fix_registers(&targets);
        self.outputs_to_frame(inst, ty, &statement, &run)?;
        self.edge_moves(default)?;
        if default != self.position + 1 || !stubs.is_empty() {
            self.jump(Label(default));
        }
        for (to, label) in stubs {
            self.place(label);
            self.outputs_to_frame(inst, ty, &statement, &run)?;
            self.edge_moves(to)?;
            self.jump(Label(to));
        }
        self.release(&statement, run);
        Ok(())
    }
}
