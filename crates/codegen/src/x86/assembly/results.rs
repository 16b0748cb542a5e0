//! Outputs out of their registers, after the text.

use draig_ir::{Inst, Type};
use draig_mc::x86::direct::{Mem, ops};
use draig_target::constraints::ConstraintKind;

use super::super::address::Address;
use super::super::operand::Source;
use super::super::registers::{R11, RBP, RSP, X86, XMM15};
use super::super::{Selected, Selector};
use super::cores;
use super::operand::{From, Place, Statement, core};
use super::setup::Run;
use super::transfer::{Route, is_special};
use crate::function::registers::Reg;
use crate::function::state::{Place as PartPlace, Target};
use crate::function::types::{Bank, Kind};

/// Place of a direct output after the text.
enum Output {
    /// In registers, one for each part.
    Registers(Vec<Reg>),
    /// In a slot, as in memory.
    Slot(i32),
}

impl<'m> Selector<'_, 'm> {
    /// Makes the outputs of a statement the value of its instruction.
    pub(super) fn take_outputs(&mut self, inst: Inst, ty: Type, statement: &Statement<'m>, run: &Run) -> Selected {
        self.leave_text(statement, run)?;
        self.m.s.forget(run.usage.written);
        for operand in statement.operands.iter().filter(|operand| operand.kind == ConstraintKind::Output) {
            for reg in output_registers(statement, operand).into_iter().filter(|&reg| !is_special(reg)) {
                self.m.s.lock(reg);
            }
        }
        self.store_indirect(statement)?;
        let outputs = self.outputs(statement);
        if self.info(ty).kind == Kind::Nothing {
            return Ok(());
        }
        self.create(inst, ty)?;
        if self.info(ty).kind == Kind::Memory {
            return self.outputs_to_memory(inst, ty, &outputs);
        }
        let mut from_slots = Vec::new();
        let mut number = 0;
        for (ty, output) in &outputs {
            let parts = self.parts_in_memory(*ty);
            match output {
                Output::Registers(regs) => {
                    for (plus, &reg) in (0..).zip(regs) {
                        let id = self.m.s.part_id(inst.as_u32(), number + plus);
                        self.m.s.define(id, reg);
                    }
                }
                Output::Slot(slot) => {
                    for (plus, &(class, bytes, offset)) in (0..).zip(&parts) {
                        from_slots.push((number + plus, class, bytes, slot + offset as i32));
                    }
                }
            }
            number += parts.len() as u32;
        }
        for (number, class, bytes, slot) in from_slots {
            let reg = self.m.s.scratch(class.bank());
            self.load_part(reg, class, bytes, Address::frame(slot));
            let id = self.m.s.part_id(inst.as_u32(), number);
            self.m.s.define(id, reg);
        }
        Ok(())
    }

    /// Writes the outputs of a statement to the places of its value in the frame, with scratch registers only. The
    /// value is there already.
    pub(super) fn outputs_to_frame(&mut self, inst: Inst, ty: Type, statement: &Statement<'m>, run: &Run) -> Selected {
        self.leave_text(statement, run)?;
        self.store_indirect(statement)?;
        let outputs = self.outputs(statement);
        match self.info(ty).kind {
            Kind::Nothing => return Ok(()),
            Kind::Memory => return self.outputs_to_memory(inst, ty, &outputs),
            _ => {}
        }
        let mut number = 0;
        for (ty, output) in &outputs {
            for (plus, (class, bytes, offset)) in self.parts_in_memory(*ty).into_iter().enumerate() {
                let id = self.m.s.part_id(inst.as_u32(), number);
                number += 1;
                let reg = match output {
                    Output::Registers(regs) => regs[plus],
                    Output::Slot(slot) => {
                        let reg = if class.bank() == Bank::General { R11 } else { XMM15 };
                        self.load_part(reg, class, bytes, Address::frame(slot + offset as i32));
                        reg
                    }
                };
                let part = self.m.s.parts[id as usize];
                if part.place == PartPlace::Fixed {
                    X86::copy(&mut self.m.s.code, class, part.reg, reg);
                } else {
                    let slot = self.m.s.slot_of(id);
                    X86::store(&mut self.m.s.code, class, reg, slot);
                }
            }
        }
        Ok(())
    }

    /// Restores what the text may have changed, and moves outputs to slots that are in registers which never hold
    /// values. Flags are read before anything changes them.
    fn leave_text(&mut self, statement: &Statement<'m>, run: &Run) -> Selected {
        let table = statement.table;
        let outputs = || statement.operands.iter().filter(|operand| operand.kind == ConstraintKind::Output);
        if run.usage.uses_frame_pointer {
            let slot = outputs().find_map(|operand| {
                let is_there = output_registers(statement, operand).contains(&RBP);
                operand.slot.filter(|_| is_there)
            });
            let code = self.code();
            match slot {
                Some((slot, _)) => {
                    ops::XCHG64rm.reg_mem(code, RBP.number(), Mem::base(RSP.number(), 0));
                    ops::POP64rmm.mem(code, Mem::base(RBP.number(), slot));
                }
                None => ops::POP64r.opcode_reg(code, RBP.number()),
            }
            ops::LEA64r.reg_mem(code, RSP.number(), Mem::base(RSP.number(), 8));
        }
        for operand in outputs() {
            if let Place::FlagsIn(condition, register) = &operand.place {
                let Some(reg) = core(table, *register) else { return self.refuse("flags in this register") };
                condition.set(&mut self.m.s.code, reg);
                ops::MOVZX32rr8.reg_reg(self.code(), reg.number(), reg.number());
                if let Some((slot, _)) = operand.slot {
                    ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
                }
            }
        }
        let mut x87: Vec<(usize, Type, i32)> = Vec::new();
        for operand in outputs() {
            let (Place::Registers(registers, route), Some((slot, _))) = (&operand.place, operand.slot) else {
                continue;
            };
            match route {
                Route::X87 => x87.push((registers[0].index, operand.ty, slot)),
                // It has been popped.
                Route::Direct if output_registers(statement, operand) == [RBP] => {}
                Route::Direct | Route::Slot => self.transfer(table, registers, operand.ty, slot, true)?,
            }
        }
        x87.sort_unstable_by_key(|&(index, ..)| index);
        for &(_, ty, slot) in &x87 {
            self.pop_x87(ty, slot)?;
        }
        for _ in 0..run.left_on_x87 {
            ops::ST_FPrr.reg(self.code(), 0);
        }
        Ok(())
    }

    /// Stores outputs in registers whose place in memory is an argument.
    fn store_indirect(&mut self, statement: &Statement<'m>) -> Selected {
        for operand in &statement.operands {
            let Place::Registers(registers, _) = &operand.place else { continue };
            if operand.kind != ConstraintKind::Output || !operand.is_indirect {
                continue;
            }
            let Some(&source) = operand.sources.first() else { continue };
            let pointer = match source {
                From::Part(id) => Source::Part(id),
                From::Slot(slot, _) => Source::Memory(slot),
                From::Source(source, _) => source,
            };
            let regs: Vec<Option<Reg>> = cores(statement, registers).collect();
            let parts = self.parts_in_memory(operand.ty);
            let size = self.info(operand.ty).store_size;
            self.move_source(R11, pointer, crate::function::types::Class::I64)?;
            match operand.slot {
                None => {
                    for (&reg, &(class, bytes, offset)) in regs.iter().zip(&parts) {
                        let Some(reg) = reg else { return self.refuse("an output in a register of this kind") };
                        if class.bank() == Bank::Vector && bytes < 4 {
                            return self.refuse("an output of this type that is stored");
                        }
                        self.store_part(reg, class, bytes, Address::base(R11, offset as i32));
                    }
                }
                Some((slot, _)) => {
                    for at in (0..size as i32).step_by(8) {
                        let bytes = (size as i32 - at).min(8);
                        self.copy_piece(slot + at, at, bytes)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Copies at most 8 bytes from a slot to an offset from `r11`.
    fn copy_piece(&mut self, slot: i32, offset: i32, bytes: i32) -> Selected {
        let mut at = 0;
        while at < bytes {
            let piece = 1 << (bytes - at).ilog2();
            let (load, store) = match piece {
                8 => (ops::MOVSDrm, ops::MOVSDmr),
                4 => (ops::MOVSSrm, ops::MOVSSmr),
                _ => return self.refuse("an output of this size that is stored"),
            };
            load.reg_mem(self.code(), XMM15.number(), Mem::base(RBP.0, slot + at));
            store.reg_mem(self.code(), XMM15.number(), Mem::base(R11.number(), offset + at));
            at += piece;
        }
        Ok(())
    }

    /// Returns the direct outputs in order, with their types.
    fn outputs(&mut self, statement: &Statement<'m>) -> Vec<(Type, Output)> {
        let direct = statement.operands.iter().filter(|operand| operand.result.is_some());
        direct
            .map(|operand| {
                let output = match operand.slot {
                    Some((slot, _)) => Output::Slot(slot),
                    None => Output::Registers(output_registers(statement, operand)),
                };
                (operand.ty, output)
            })
            .collect()
    }

    /// Writes outputs to a value that is kept in memory.
    fn outputs_to_memory(&mut self, inst: Inst, ty: Type, outputs: &[(Type, Output)]) -> Selected {
        let slot = self.m.s.parts[inst.index()].slot;
        for (field, (field_ty, output)) in outputs.iter().enumerate() {
            let offset = match outputs.len() {
                1 => 0,
                _ => self.m.types.field_offset(self.module, ty, field).unwrap_or(0),
            };
            let to = Address::frame(slot).plus(offset as i32);
            match output {
                Output::Slot(from) => {
                    let size = self.info(*field_ty).store_size;
                    self.copy_memory(to, Address::frame(*from), size)?;
                }
                Output::Registers(regs) => {
                    for (&reg, (class, bytes, offset)) in regs.iter().zip(self.parts_in_memory(*field_ty)) {
                        self.store_part(reg, class, bytes, to.plus(offset as i32));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Returns the registers of an output that values may be in.
fn output_registers(statement: &Statement<'_>, operand: &super::operand::Operand) -> Vec<Reg> {
    match &operand.place {
        Place::Registers(registers, _) => cores(statement, registers).flatten().collect(),
        Place::FlagsIn(_, register) => core(statement.table, *register).into_iter().collect(),
        _ => Vec::new(),
    }
}
