//! Operands on their way into registers, before the text.
//!
//! Values that need registers on the way are computed into slots first. Then registers are chosen, what lives on in
//! one that changes goes to the frame, and all moves happen at once. Registers that never hold values are loaded
//! last, the frame pointer at the very end.

use draig_ir::Type;
use draig_mc::x86::direct::ops;
use draig_target::constraints::ConstraintKind;
use draig_target::inline_asm::{AsmAddress, Register};

use super::super::address::Address;
use super::super::operand::Source;
use super::super::registers::{R11, RBP, RSP, X86, XMM15};
use super::super::{Selected, Selector};
use super::assign::Usage;
use super::operand::{From, Place, Statement, core};
use super::transfer::{Route, is_special};
use super::{cores, is_blank};
use crate::function::moves::Spot;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::{Bank, Class};
use crate::select::Named;

/// Facts about a statement whose operands are in place.
pub(super) struct Run {
    pub(super) usage: Usage,
    pub(super) names: Vec<Named>,
    /// Slots that are free after the statement, with their sizes.
    pub(super) slots: Vec<(i32, u32)>,
    /// Number of x87 inputs that the text leaves on the stack, below its outputs.
    pub(super) left_on_x87: usize,
}

impl<'m> Selector<'_, 'm> {
    /// Puts the operands of a statement where its text expects them.
    pub(super) fn set_up(&mut self, statement: &mut Statement<'m>, unwind: Option<u32>) -> Selected<Run> {
        let mut slots = Vec::new();
        let names_frame = self.names_frame_pointer(statement);
        let mut uses_frame = false;
        for at in 0..statement.operands.len() {
            uses_frame |= self.prepare(statement, at, names_frame, &mut slots)?;
        }
        self.m.s.unlock_all();
        let usage = self.assign(statement, is_blank(statement.template), uses_frame)?;
        for at in 0..statement.operands.len() {
            self.reserve_output(statement, at)?;
        }
        self.save_for_statement(statement, usage.written, unwind);
        if usage.written.contains(RSP) {
            self.frame.is_dynamic = true;
        }
        let left_on_x87 = self.push_x87_inputs(statement)?;
        self.move_operands(statement, &usage)?;
        Ok(Run { usage, names: statement.names.clone(), slots, left_on_x87 })
    }

    /// Frees what a statement needed.
    pub(super) fn release(&mut self, statement: &Statement<'m>, run: Run) {
        for (slot, size) in run.slots {
            self.m.s.frame.release(slot, size);
        }
        for operand in &statement.operands {
            if let Some((slot, size)) = operand.slot {
                self.m.s.frame.release(slot, size);
            }
        }
    }

    /// Whether a statement names the frame pointer.
    fn names_frame_pointer(&self, statement: &Statement<'_>) -> bool {
        let table = statement.table;
        statement.constraints.iter().zip(&statement.operands).any(|(constraint, operand)| match &operand.place {
            Place::Registers(registers, _) => cores(statement, registers).any(|reg| reg == Some(RBP)),
            _ if constraint.kind == ConstraintKind::Clobber => constraint.codes().iter().any(|code| {
                let name = std::str::from_utf8(code).unwrap_or_default();
                let name = name.trim_start_matches('{').trim_end_matches('}');
                table.register(name).and_then(|register| core(table, register)) == Some(RBP)
            }),
            _ => false,
        })
    }

    /// Computes an operand's value as far as that needs registers; whether its address is one of the frame.
    fn prepare(
        &mut self,
        statement: &mut Statement<'m>,
        at: usize,
        names_frame: bool,
        slots: &mut Vec<(i32, u32)>,
    ) -> Selected<bool> {
        let table = statement.table;
        let operand = &statement.operands[at];
        let (kind, ty, value) = (operand.kind, operand.ty, operand.value);
        let place = match operand.tied {
            Some(output) => &statement.operands[output].place,
            None => &operand.place,
        };
        let is_pointer = operand.is_indirect || matches!(place, Place::Based(_)) && self.is_address(statement, at);
        match (place, value) {
            // The address of memory, or of an output that is stored there afterwards.
            (Place::Based(_) | Place::Class(..) | Place::Registers(..), Some(value)) if is_pointer => {
                let is_memory = matches!(place, Place::Based(_));
                if is_memory
                    && !names_frame
                    && let Source::Frame(offset) = self.source(value, 0)?
                {
                    statement.operands[at].place = frame_place(statement, offset);
                    return Ok(true);
                }
                if kind == ConstraintKind::Input && !is_memory {
                    return self.refuse("an input in a register by its address");
                }
                let sources = self.prepare_sources(value, slots)?;
                statement.operands[at].sources = sources;
            }
            (Place::Based(_), _) if operand.tied.is_some() => {
                return self.refuse("an input that is tied to an output in memory");
            }
            (Place::Based(_), value) => {
                // The value itself goes to memory.
                let size = u32::try_from(self.info(ty).size.max(16)).unwrap_or(u32::MAX);
                let slot = self.m.s.frame.slot(size);
                if let Some(value) = value {
                    self.store_value(ty, value, Address::frame(slot))?;
                    self.m.s.unlock_all();
                }
                statement.operands[at].slot = Some((slot, size));
                if !names_frame {
                    statement.operands[at].place = frame_place(statement, slot);
                    return Ok(true);
                }
                statement.operands[at].sources = vec![From::Source(Source::Frame(slot), Class::I64)];
            }
            (Place::Class(..) | Place::Registers(..), Some(value)) => {
                let (route, first, count) = match place {
                    Place::Class(class, count, route) => {
                        (*route, Register { file: class.file, index: 0, view: class.view }, *count)
                    }
                    Place::Registers(registers, route) => (*route, registers[0], registers.len()),
                    _ => return Ok(false),
                };
                let bank = if &*table.files[first.file].name == "gpr" { Bank::General } else { Bank::Vector };
                let classes = self.classes(ty);
                let fits = classes.len() == count && classes.iter().all(|class| class.bank() == bank);
                if route == Route::Direct && fits {
                    let sources = self.prepare_sources(value, slots)?;
                    statement.operands[at].sources = sources;
                } else {
                    let slot = self.slot_for(table, ty, first, count)?;
                    self.store_value(ty, value, Address::frame(slot.0))?;
                    self.m.s.unlock_all();
                    statement.operands[at].slot = Some(slot);
                }
            }
            _ => {}
        }
        Ok(false)
    }

    /// Whether a memory constraint's operand is an address itself (`p`).
    fn is_address(&self, statement: &Statement<'_>, at: usize) -> bool {
        let codes = statement.constraints[at].codes().iter().filter_map(|code| std::str::from_utf8(code).ok());
        let mut rows = codes.filter_map(|code| statement.table.code(code));
        rows.any(|row| matches!(row.rule, draig_target::inline_asm::CodeRule::Address(_)))
    }

    /// Makes a slot for an output that cannot be taken from its registers directly.
    fn reserve_output(&mut self, statement: &mut Statement<'m>, at: usize) -> Selected {
        let operand = &statement.operands[at];
        if operand.kind != ConstraintKind::Output || operand.slot.is_some() {
            return Ok(());
        }
        let table = statement.table;
        let (first, count, needs_slot) = match &operand.place {
            Place::Registers(registers, route) => {
                let has_special = cores(statement, registers).any(|reg| reg.is_some_and(is_special));
                (registers[0], registers.len(), *route != Route::Direct || has_special)
            }
            Place::FlagsIn(_, register) => (*register, 1, core(table, *register).is_some_and(is_special)),
            _ => return Ok(()),
        };
        if needs_slot {
            let ty = operand.ty;
            statement.operands[at].slot = Some(self.slot_for(table, ty, first, count)?);
        }
        Ok(())
    }

    /// Writes to the frame what lives on in registers that a statement changes, and what is read after it.
    fn save_for_statement(&mut self, statement: &Statement<'m>, written: RegSet, unwind: Option<u32>) {
        for operand in &statement.operands {
            let targets: Vec<Option<Reg>> = match &operand.place {
                Place::Registers(registers, _) => cores(statement, registers).collect(),
                Place::BasedOn(base) => vec![core(statement.table, *base)],
                _ => match operand.tied.map(|output| &statement.operands[output].place) {
                    Some(Place::Registers(registers, _)) => cores(statement, registers).collect(),
                    _ => Vec::new(),
                },
            };
            let is_late = operand.kind == ConstraintKind::Output && operand.is_indirect
                || targets.iter().any(|reg| reg.is_some_and(is_special));
            if !is_late {
                continue;
            }
            for source in &operand.sources {
                if let From::Part(id) = *source {
                    let part = self.m.s.parts[id as usize];
                    if part.reg != Reg::NONE {
                        self.m.s.clean(part.reg);
                    }
                }
            }
        }
        if unwind.is_some() {
            self.save_for_call(X86::CALLER_SAVED.or(written), unwind);
        }
        self.m.s.clean_living(written);
        self.m.s.touched = self.m.s.touched.or(written);
    }

    /// Pushes the x87 inputs, the deepest first; returns the number of those that the text leaves there.
    fn push_x87_inputs(&mut self, statement: &Statement<'m>) -> Selected<usize> {
        let table = statement.table;
        let mut inputs: Vec<(usize, Type, i32)> = Vec::new();
        let (mut tied, mut clobbered) = (0, 0);
        for operand in &statement.operands {
            let place = match operand.tied {
                Some(output) => &statement.operands[output].place,
                None => &operand.place,
            };
            if operand.kind != ConstraintKind::Input {
                continue;
            }
            if let (Place::Registers(registers, Route::X87), Some((slot, _))) = (place, operand.slot) {
                inputs.push((registers[0].index, operand.ty, slot));
                tied += usize::from(operand.tied.is_some());
            }
        }
        if inputs.is_empty() {
            return Ok(0);
        }
        for constraint in statement.constraints.iter().filter(|one| one.kind == ConstraintKind::Clobber) {
            for code in constraint.codes() {
                let name = std::str::from_utf8(code).unwrap_or_default();
                let register = table.register(name.trim_start_matches('{').trim_end_matches('}'));
                let is_input = register.is_some_and(|register| {
                    &*table.files[register.file].name == "x87"
                        && inputs.iter().any(|&(index, ..)| index == register.index)
                });
                clobbered += usize::from(is_input);
            }
        }
        inputs.sort_unstable_by_key(|&(index, ..)| std::cmp::Reverse(index));
        if inputs.iter().rev().enumerate().any(|(number, &(index, ..))| index != number) {
            return self.refuse("x87 operands that are not next to each other from the top of the stack");
        }
        for &(_, ty, slot) in &inputs {
            self.push_x87(ty, slot)?;
        }
        Ok(inputs.len().saturating_sub(tied + clobbered))
    }

    /// Moves operands to their registers.
    fn move_operands(&mut self, statement: &Statement<'m>, usage: &Usage) -> Selected {
        let mut constants: Vec<(Reg, From)> = Vec::new();
        let mut late: Vec<(Reg, From)> = Vec::new();
        let mut transfers: Vec<(Vec<Register>, Type, i32)> = Vec::new();
        for operand in &statement.operands {
            let is_base = matches!(operand.place, Place::BasedOn(_));
            if operand.kind == ConstraintKind::Output && !is_base {
                continue;
            }
            let place = match operand.tied {
                Some(output) => &statement.operands[output].place,
                None => &operand.place,
            };
            let registers: &[Register] = match place {
                Place::Registers(_, Route::X87) => continue,
                Place::Registers(registers, _) => registers,
                Place::BasedOn(base) => std::slice::from_ref(base),
                _ => continue,
            };
            if !is_base && let Some((slot, _)) = operand.slot {
                if let [Some(reg)] = cores(statement, registers).collect::<Vec<_>>().as_slice()
                    && (*reg == RBP || *reg == RSP)
                {
                    late.push((*reg, From::Slot(slot, Class::I64)));
                    continue;
                }
                transfers.push((registers.to_vec(), operand.ty, slot));
                continue;
            }
            for (reg, &source) in cores(statement, registers).zip(&operand.sources) {
                let Some(reg) = reg else { return self.refuse("an operand in a register of this kind") };
                match source {
                    _ if is_special(reg) => late.push((reg, source)),
                    From::Source(..) => constants.push((reg, source)),
                    From::Part(id) => {
                        let part = self.m.s.parts[id as usize];
                        let from = match part.reg {
                            Reg::NONE => Spot::Slot(part.slot),
                            from => Spot::Register(from),
                        };
                        self.m.moves.push(Spot::Register(reg), from, part.class);
                    }
                    From::Slot(slot, class) => self.m.moves.push(Spot::Register(reg), Spot::Slot(slot), class),
                }
            }
        }
        let super::super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for (registers, ty, slot) in transfers {
            if cores(statement, &registers).any(|reg| reg.is_some_and(|reg| reg == RBP || reg == RSP)) {
                return self.refuse("an operand of this type in the stack pointer or the frame pointer");
            }
            self.transfer(statement.table, &registers, ty, slot, false)?;
        }
        for (reg, source) in constants {
            self.load_register(reg, source)?;
        }
        late.sort_by_key(|&(reg, _)| [XMM15, R11, RSP, RBP].iter().position(|&special| special == reg));
        for &(reg, source) in late.iter().filter(|&&(reg, _)| reg != RBP) {
            self.load_register(reg, source)?;
        }
        if usage.uses_frame_pointer {
            // Twice, so that the stack pointer stays a multiple of 16.
            ops::PUSH64r.opcode_reg(self.code(), RBP.number());
            ops::PUSH64r.opcode_reg(self.code(), RBP.number());
            self.frame.has_calls = true;
        }
        for &(reg, source) in late.iter().filter(|&&(reg, _)| reg == RBP) {
            self.load_register(reg, source)?;
        }
        Ok(())
    }

    /// Reads a source that no other move has changed into a register.
    fn load_register(&mut self, reg: Reg, source: From) -> Selected {
        match source {
            From::Part(id) => {
                let part = self.m.s.parts[id as usize];
                if part.place == crate::function::state::Place::Fixed {
                    X86::copy(&mut self.m.s.code, part.class, reg, part.reg);
                } else {
                    X86::load(&mut self.m.s.code, part.class, reg, part.slot);
                }
                Ok(())
            }
            From::Slot(slot, class) => {
                X86::load(&mut self.m.s.code, class, reg, slot);
                Ok(())
            }
            From::Source(source, class) => self.move_source(reg, source, class),
        }
    }
}

/// Place of an operand in the frame.
fn frame_place(statement: &Statement<'_>, offset: i32) -> Place {
    let base = Selector::frame_register(statement);
    Place::Memory(AsmAddress { base, offset: offset.into(), ..AsmAddress::default() })
}
