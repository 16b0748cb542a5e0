//! Choice of registers for the operands of a statement.
//!
//! An input stays in the register that it is in, if its constraint allows it. All others get registers that hold
//! nothing, or nothing that is needed; last come those that never hold values, and the frame pointer.

use draig_target::constraints::ConstraintKind;
use draig_target::inline_asm::{Register, RegisterClass, Table};

use super::super::registers::{RBP, RSP, X86};
use super::super::{Selected, Selector};
use super::operand::{From, Operand, Place, Statement, core, index_of};
use super::transfer::{Route, is_special};
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::Bank;

/// Most files of registers of a table.
const MAX_FILES: usize = 8;
/// Number of x87 registers.
const X87_REGISTERS: usize = 8;

/// Registers by file, each as a set of bits.
type Sets = [u64; MAX_FILES];

/// Registers that a statement uses.
#[derive(Debug, Default)]
pub(super) struct Usage {
    clobbers: Sets,
    inputs: Sets,
    outputs: Sets,
    /// Outputs that are written while inputs are still read.
    early: Sets,
    /// Parts that are used where they are.
    in_place: Vec<(u32, Reg)>,
    /// Registers that hold something else after the statement, and those that are written before it.
    pub(super) written: RegSet,
    /// Whether the frame pointer is one of the registers.
    pub(super) uses_frame_pointer: bool,
    /// Whether addresses of operands are relative to the frame pointer.
    needs_frame_pointer: bool,
}

fn bit(register: Register) -> (usize, u64) {
    (register.file, 1 << register.index.min(63))
}

impl Usage {
    fn note(set: &mut Sets, registers: &[Register]) {
        for &register in registers {
            let (file, bit) = bit(register);
            if let Some(set) = set.get_mut(file) {
                *set |= bit;
            }
        }
    }
}

impl<'m> Selector<'_, 'm> {
    /// Chooses registers for all operands of a statement; `is_blank` if its text is empty and changes nothing, and
    /// `needs_frame_pointer` if addresses of operands are relative to the frame pointer.
    pub(super) fn assign(
        &mut self,
        statement: &mut Statement<'m>,
        is_blank: bool,
        needs_frame_pointer: bool,
    ) -> Selected<Usage> {
        let table = statement.table;
        let mut usage = Usage { needs_frame_pointer, ..Usage::default() };
        for (constraint, operand) in statement.constraints.iter().zip(&statement.operands) {
            match (&operand.place, operand.kind) {
                (_, ConstraintKind::Clobber) if !is_blank => {
                    let names = constraint.codes().iter().filter_map(|code| std::str::from_utf8(code).ok());
                    let names = names.map(|name| name.trim_start_matches('{').trim_end_matches('}'));
                    let registers: Vec<Register> = names.filter_map(|name| table.register(name)).collect();
                    Usage::note(&mut usage.clobbers, &registers);
                }
                (Place::Registers(registers, _), ConstraintKind::Output) => {
                    Usage::note(&mut usage.outputs, registers);
                    if operand.is_early {
                        Usage::note(&mut usage.early, registers);
                    }
                    if operand.input.is_some() {
                        Usage::note(&mut usage.inputs, registers);
                    }
                }
                (Place::Registers(registers, _), _) => Usage::note(&mut usage.inputs, registers),
                _ => {}
            }
        }
        let count = statement.operands.len();
        // Outputs that nothing may share come first, then inputs, then the other outputs.
        for at in 0..count {
            let operand = &statement.operands[at];
            if operand.kind == ConstraintKind::Output && (operand.is_early || operand.input.is_some()) {
                self.choose_registers(table, &mut statement.operands, at, &mut usage)?;
            }
        }
        for at in 0..count {
            if statement.operands[at].kind == ConstraintKind::Input
                || matches!(statement.operands[at].place, Place::Based(_))
            {
                self.choose_registers(table, &mut statement.operands, at, &mut usage)?;
            }
        }
        for at in 0..count {
            if statement.operands[at].kind == ConstraintKind::Output {
                self.choose_registers(table, &mut statement.operands, at, &mut usage)?;
            }
        }
        for file in 0..table.files.len().min(MAX_FILES) {
            let changed = usage.clobbers[file] | usage.outputs[file];
            let used = changed | usage.inputs[file];
            for index in 0..16 {
                let Some(reg) = core(table, Register { file, index, view: 0 }) else { break };
                let is_used = used >> index & 1 != 0;
                let is_moved = is_used && !usage.in_place.iter().any(|&(_, other)| other == reg);
                if changed >> index & 1 != 0 || is_moved {
                    usage.written.insert(reg);
                }
                usage.uses_frame_pointer |= is_used && reg == RBP;
            }
        }
        if !usage.written.and(self.m.s.fixed).is_empty() {
            return self.refuse_for_fixed();
        }
        Ok(usage)
    }

    /// Refuses the statement because there are too few registers; the function is compiled again without values that
    /// have one for their whole life, if there are any.
    fn refuse_for_fixed<T>(&mut self) -> Selected<T> {
        self.m.needs_unfixed = !self.m.s.fixed.is_empty();
        self.refuse("inline assembly requires more registers than available")
    }

    /// Chooses registers for one operand, if it needs any.
    fn choose_registers(
        &mut self,
        table: &'static Table,
        operands: &mut [Operand],
        at: usize,
        usage: &mut Usage,
    ) -> Selected {
        let operand = &operands[at];
        let is_output = operand.kind == ConstraintKind::Output;
        let (class, count, route) = match operand.place {
            Place::Class(class, count, route) => (class, count, route),
            Place::Based(class) => (class, 1, Route::Direct),
            Place::Flags(_, class) => (class, 1, Route::Direct),
            _ => return Ok(()),
        };
        let is_input = !is_output || matches!(operand.place, Place::Based(_)) || operand.input.is_some();
        let result_only = is_output && !is_input;
        let sources = match operand.input {
            Some(input) if is_output => operands[input].sources.clone(),
            _ => operand.sources.clone(),
        };
        let operand = &operands[at];
        let file = class.file;
        let mut chosen = Vec::with_capacity(count);
        for number in 0..count {
            let avoided = match (is_output, result_only) {
                // Not early, and not tied: it may be in the register of an input.
                (true, true) if !operand.is_early => usage.clobbers[file] | usage.outputs[file],
                _ => usage.clobbers[file] | usage.outputs[file] | usage.inputs[file],
            };
            // Last, an input may share the register of an output that is written after it is read.
            let shared = match is_input && !is_output {
                true => usage.outputs[file] & !usage.early[file] & !usage.inputs[file] & !usage.clobbers[file],
                false => usage.inputs[file] & if result_only && !operand.is_early { u64::MAX } else { 0 },
            };
            let source = sources.get(number).copied();
            let may_stay = is_input && !is_output;
            let found = if count > 1 && class.members.len() == count {
                // Those of a pair have their order.
                let index = class.members[number];
                ((avoided >> index & 1 == 0) || shared >> index & 1 != 0).then_some(index)
            } else {
                self.pick(table, class, avoided, shared, source, may_stay, usage)
            };
            let Some(index) = found else { return self.refuse_for_fixed() };
            let register = Register { file, index, view: class.view };
            if is_input {
                Usage::note(&mut usage.inputs, &[register]);
            }
            let operand = &operands[at];
            if is_output && !matches!(operand.place, Place::Based(_)) {
                Usage::note(&mut usage.outputs, &[register]);
                if operand.is_early || operand.input.is_some() {
                    Usage::note(&mut usage.early, &[register]);
                }
            }
            chosen.push(register);
        }
        let place = match &operands[at].place {
            Place::Based(_) => Place::BasedOn(chosen[0]),
            Place::Flags(condition, _) => Place::FlagsIn(*condition, chosen[0]),
            _ => Place::Registers(chosen, route),
        };
        operands[at].place = place;
        Ok(())
    }

    /// Chooses a register of a class. `shared` are those that may only be taken if there is no other.
    #[expect(clippy::too_many_arguments, reason = "what is known about one register")]
    fn pick(
        &self,
        table: &Table,
        class: &RegisterClass,
        avoided: u64,
        shared: u64,
        source: Option<From>,
        may_stay: bool,
        usage: &mut Usage,
    ) -> Option<usize> {
        let name = &*table.files[class.file].name;
        let at = |index: usize| core(table, Register { file: class.file, index, view: class.view });
        let is_free = |index: usize| avoided >> (index & 63) & 1 == 0;
        if !matches!(name, "gpr" | "vec") {
            let limit = if name == "x87" { X87_REGISTERS } else { usize::MAX };
            let members = class.members.iter().copied().filter(|&index| index < limit);
            return members
                .clone()
                .find(|&index| is_free(index))
                .or(members.into_iter().find(|&index| shared >> index & 1 != 0));
        }
        let state = &self.m.s;
        // Where the value is now.
        if let Some(From::Part(id)) = source {
            let part = state.parts[id as usize];
            let index = if part.reg == Reg::NONE { usize::MAX } else { index_of(part.reg) };
            let is_member = part.reg != Reg::NONE && class.members.contains(&index) && at(index) == Some(part.reg);
            let is_there_already = usage.in_place.contains(&(id, part.reg));
            let is_dying = state.is_dying(state.value_of(id));
            if is_member && may_stay && (is_free(index) || is_there_already) {
                usage.in_place.push((id, part.reg));
                return Some(index);
            }
            if is_member && is_dying && is_free(index) && !state.fixed.contains(part.reg) {
                return Some(index);
            }
        }
        let touched = X86::CALLER_SAVED.or(state.all_touched());
        let rank = |index: usize| -> Option<u32> {
            let reg = at(index)?;
            if reg == RSP || reg == RBP && usage.needs_frame_pointer || state.fixed.contains(reg) {
                return None;
            }
            let is_used = state.regs.used.contains(reg);
            let is_dying = is_used && {
                let owner = state.regs.owner[usize::from(reg.0)];
                state.is_dying(state.value_of(owner))
            };
            let base = match () {
                () if reg == RBP => 6,
                () if is_special(reg) => 5,
                () if !is_used && touched.contains(reg) => 0,
                () if is_dying => 1,
                () if !is_used => 2,
                () => 3,
            };
            match (is_free(index), shared >> index & 1 != 0) {
                (true, false) => Some(base),
                (_, true) => Some(base.max(4)),
                (false, false) => None,
            }
        };
        // Of equals, the first of the class.
        let ranked = class.members.iter().filter_map(|&index| Some((rank(index)?, index)));
        let mut best: Option<(u32, usize)> = None;
        for (rank, index) in ranked {
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, index));
            }
        }
        best.map(|(_, index)| index)
    }

    /// Makes the sources of an input: what is neither a part nor simple is computed into a slot.
    pub(super) fn prepare_sources(
        &mut self,
        value: draig_ir::Value,
        slots: &mut Vec<(i32, u32)>,
    ) -> Selected<Vec<From>> {
        use super::super::operand::Source;
        let ty = self.type_of(value);
        let classes = self.classes(ty);
        let mut sources = Vec::with_capacity(classes.len());
        for (number, &class) in (0..).zip(&classes) {
            let source = self.source(value, number)?;
            let is_simple = match source {
                Source::Part(_) | Source::Bits(_) | Source::WideBits(_) | Source::Frame(_) | Source::Undefined => true,
                Source::Address(global, _) => !self.needs_registers(global),
                Source::Folded(_) | Source::Expression(_) | Source::Memory(_) | Source::Constant(..) => false,
            };
            sources.push(match source {
                Source::Part(id) => From::Part(id),
                source if is_simple => From::Source(source, class),
                source => {
                    let size = class.size().max(8);
                    let slot = self.m.s.frame.slot(size);
                    slots.push((slot, size));
                    let reg = self.m.s.scratch(class.bank());
                    self.move_source(reg, source, class)?;
                    X86::store(&mut self.m.s.code, class, reg, slot);
                    self.m.s.unlock_all();
                    From::Slot(slot, class)
                }
            });
        }
        debug_assert!(classes.iter().all(|class| matches!(class.bank(), Bank::General | Bank::Vector)));
        Ok(sources)
    }
}
