//! Calls: arguments to their places, the call itself, and where it returns or unwinds to.

use draig_image::FixupKind;
use draig_ir::{AttrSet, Global, Inst, Opcode, Type, Value, ValueKind};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::AttrKind;

use super::address::Address;
use super::convention::{Assigner, Convention, Spot};
use super::operand::Source;
use super::registers::{R10, RAX, RBP, RSP, X86, XMM15};
use super::{Label, Selected, Selector};
use crate::code::{CallSite, CodeTarget};
use crate::function::moves;
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};

/// Function that is called.
#[derive(Clone, Copy)]
pub(super) enum Callee {
    Value(Value),
    /// A function of the system's library.
    Library(&'static str),
}

/// An argument.
#[derive(Clone, Copy)]
pub(super) struct Argument {
    value: Value,
    ty: Type,
    attributes: AttrSet,
}
impl Selector<'_, '_> {
    /// Whether a function that may return twice is called.
    pub(super) fn calls_returning_twice(&self) -> bool {
        let attributes = &self.module.tables.attributes;
        self.body.all_calls().any(|call| {
            self.module.tables.attributes.has(attributes.list(call.attributes).function, AttrKind::ReturnsTwice)
        }) || self.module.global(self.function).as_function().is_some_and(|function| {
            // A function that calls one says so itself where optimisers have looked at it.
            attributes.has(attributes.list(function.attributes).function, AttrKind::ReturnsTwice)
        })
    }

    pub(super) fn call(&mut self, inst: Inst, ty: Type) -> Selected {
        let Some(callee) = self.body.callee(inst) else { return self.refuse("a call of nothing") };
        match callee.kind() {
            ValueKind::InlineAsm(_) => self.refuse("inline assembly"),
            ValueKind::Global(global) => match self.intrinsics[global.index()] {
                Some(id) => self.intrinsic(inst, ty, id),
                None => self.call_value(inst, ty, callee, None),
            },
            _ => self.call_value(inst, ty, callee, None),
        }
    }

    pub(super) fn invoke(&mut self, inst: Inst, ty: Type) -> Selected {
        let dests = self.body.call_dests(inst);
        let target = |selector: &Self, value: Value| value.as_block().map(|block| selector.label_of(block).0);
        let (Some(normal), Some(unwind)) = (target(self, dests[0]), target(self, dests[1])) else {
            return self.refuse("an invoke to no block");
        };
        let Some(callee) = self.body.callee(inst) else { return self.refuse("an invoke of nothing") };
        if let ValueKind::Global(global) = callee.kind()
            && let Some(id) = self.intrinsics[global.index()]
        {
            if !super::intrinsic::is_nothing(id) {
                return self.refuse("an invoke of an intrinsic");
            }
            self.consume_moves();
            self.prepare_moves()?;
            self.fix_registers(&[normal]);
            return self.edge(normal);
        }
        if matches!(callee.kind(), ValueKind::InlineAsm(_)) {
            return self.refuse("inline assembly");
        }
        self.prepare_moves()?;
        let pad = self.new_label();
        self.call_value(inst, ty, callee, Some((pad, unwind)))?;
        // Not before the call: what the phis get must survive it.
        self.consume_moves();
        // The result is a value from here on; what the landing pad finds was fixed at the call.
        self.fix_registers(&[normal]);
        self.edge_moves(normal)?;
        if self.has_moves(unwind) {
            self.jump(Label(normal));
            self.place(pad);
            self.edge_moves(unwind)?;
            self.jump(Label(unwind));
        } else {
            if normal != self.position + 1 {
                self.jump(Label(normal));
            }
            self.m.pads.push((pad, Label(unwind)));
        }
        Ok(())
    }

    pub(super) fn call_value(&mut self, inst: Inst, ty: Type, callee: Value, unwind: Option<(Label, u32)>) -> Selected {
        let body = self.body;
        let Some(info) = body.call(inst) else { return self.refuse("a call without its parts") };
        if info.tail == draig_ir::TailKind::MustTail {
            return self.refuse("musttail");
        }
        if let Some((tag, _)) = body.bundles(inst).next() {
            let tag = self.module.tables.strings.get(tag);
            if !matches!(tag, b"funclet" | b"clang.arc.attachedcall" | b"kcfi") && tag != b"align" {
                return self.refuse(&format!("a call with bundle \"{}\"", String::from_utf8_lossy(tag)));
            }
            return self.refuse("a call with bundles");
        }
        let convention = self.convention_of(info.calling_convention)?;
        let attributes = &self.module.tables.attributes;
        let list = attributes.list(info.attributes);
        let Some(signature) = self.module.tables.types.as_function(info.function_type) else {
            return self.refuse("a call without a function type");
        };
        let mut may_unwind = !attributes.has(list.function, AttrKind::NoUnwind);
        if let ValueKind::Global(global) = callee.kind()
            && let Some(function) = self.module.global(global).as_function()
        {
            let own = attributes.list(function.attributes).function;
            may_unwind &= !attributes.has(own, AttrKind::NoUnwind);
        }
        let mut arguments = Vec::with_capacity(body.call_args(inst).len());
        for (number, &value) in body.call_args(inst).iter().enumerate() {
            let attributes = attributes.param(info.attributes, number);
            arguments.push(Argument { value, ty: self.type_of(value), attributes });
            self.consume(value);
        }
        self.consume(callee);
        self.emit_call(inst, ty, convention, Callee::Value(callee), &arguments, signature.vararg, may_unwind, unwind)
    }

    /// Calls a function of the system's library with the operands of an instruction.
    pub(super) fn library_call(&mut self, inst: Inst, ty: Type, name: &'static str, operands: &[Value]) -> Selected {
        let arguments: Vec<Argument> = operands
            .iter()
            .map(|&value| Argument { value, ty: self.type_of(value), attributes: AttrSet::EMPTY })
            .collect();
        for &operand in operands {
            self.consume(operand);
        }
        let convention = self.convention_of(0)?;
        self.emit_call(inst, ty, convention, Callee::Library(name), &arguments, false, false, None)
    }

    #[expect(clippy::too_many_arguments, reason = "a call has this many parts; all are needed at once")]
    pub(super) fn emit_call(
        &mut self,
        inst: Inst,
        ty: Type,
        convention: &'static Convention,
        callee: Callee,
        arguments: &[Argument],
        is_vararg: bool,
        may_unwind: bool,
        unwind: Option<(Label, u32)>,
    ) -> Selected {
        self.frame.has_calls = true;
        let mut assigner = Assigner::new(convention);
        let demoted = self.is_demoted(convention, ty).then(|| -> Selected<i32> {
            let info = self.info(ty);
            let Ok(size) = u32::try_from(info.size) else { return self.refuse("a result of this size") };
            Ok(self.m.s.frame.slot(size))
        });
        let demoted = demoted.transpose()?;
        let result_pointer = demoted.map(|_| assigner.part(Class::I64));
        // Whatever lives on goes to the frame, if the call may change its register.
        self.save_for_call(unwind.map(|(_, to)| to));
        // A callee in a register that arguments need is called from its slot.
        let callee = self.prepare_callee(callee)?;
        // What needs registers on the way comes first; then nothing is allocated until all are in place.
        let mut pending: Vec<(Reg, Arrival)> = Vec::new();
        let mut extensions: Vec<(Reg, u32, bool)> = Vec::new();
        for argument in arguments {
            self.argument(argument, &mut assigner, &mut pending, &mut extensions)?;
        }
        self.frame.outgoing = self.frame.outgoing.max(assigner.stack.next_multiple_of(16));
        if assigner.stack > 1 << 30 {
            return self.refuse("arguments of this size");
        }
        for &(reg, arrival) in &pending {
            let to = moves::Spot::Register(reg);
            match arrival {
                Arrival::Part(id) => {
                    let part = self.m.s.parts[id as usize];
                    let from = match part.reg {
                        Reg::NONE => moves::Spot::Slot(part.slot),
                        from => moves::Spot::Register(from),
                    };
                    self.m.moves.push(to, from, part.class);
                }
                Arrival::Slot(slot) => self.m.moves.push(to, moves::Spot::Slot(slot), Class::I64),
                Arrival::Source(..) => {}
            }
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for (reg, arrival) in pending {
            if let Arrival::Source(source, class) = arrival {
                self.move_source(reg, source, class)?;
            }
        }
        for (reg, width, is_signed) in extensions {
            self.extend_in_place(reg, width, is_signed, Class::I32);
        }
        if let (Some(Spot::Reg(reg)), Some(slot)) = (result_pointer, demoted) {
            ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
        }
        if is_vararg {
            let count = i64::from(assigner.vectors);
            if count == 0 {
                ops::XOR32rm.reg_reg(self.code(), RAX.number(), RAX.number());
            } else {
                ops::MOV32ri.opcode_reg_imm(self.code(), RAX.number(), count);
            }
        }
        let start = self.m.s.code.len() as u32;
        self.call_target(callee)?;
        let end = self.m.s.code.len() as u32;
        if let Some((pad, _)) = unwind {
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, Some((pad, self.unwind_inst(inst)))));
        } else if may_unwind {
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, None));
        }
        self.m.s.forget(X86::CALLER_SAVED);
        self.take_result(inst, ty, convention, demoted)
    }

    /// Returns the landing pad of an invoke.
    pub(super) fn unwind_inst(&self, inst: Inst) -> Inst {
        let pad = self.body.call_dests(inst).get(1).and_then(|value| value.as_block());
        pad.and_then(|block| self.body.block_insts(block).find(|&inst| self.body.opcode(inst) == Opcode::LandingPad))
            .unwrap_or(inst)
    }

    /// Writes what lives on after a call, and is in registers that the call changes, to the frame; all that a
    /// landing pad needs, if there is one.
    pub(super) fn save_for_call(&mut self, unwind: Option<u32>) {
        self.m.s.clean_living(X86::CALLER_SAVED);
        if let Some(to) = unwind {
            if self.m.s.analysis.entries[to as usize] > 1 {
                self.m.s.clean_where(|life| life.def < to && life.last >= to);
            } else {
                // Registers that calls do not change are those of the call.
                let mut regs = self.m.s.regs.clone();
                regs.used = regs.used.without(X86::CALLER_SAVED);
                regs.dirty = regs.dirty.without(X86::CALLER_SAVED);
                self.m.snapshots[to as usize] = self.m.states.len() as u32;
                self.m.states.push(regs);
            }
        }
    }

    /// Returns the callee as something that setting up arguments does not change.
    pub(super) fn prepare_callee(&mut self, callee: Callee) -> Selected<Prepared> {
        let value = match callee {
            Callee::Library(name) => return Ok(Prepared::Library(name)),
            Callee::Value(value) => value,
        };
        if let Some(global) = value.as_global() {
            return Ok(Prepared::Global(global));
        }
        match self.source(value, 0)? {
            Source::Part(id) => {
                let part = self.m.s.parts[id as usize];
                if part.reg != Reg::NONE && !X86::CALLER_SAVED.contains(part.reg) {
                    self.m.s.lock(part.reg);
                    return Ok(Prepared::Reg(part.reg));
                }
                if part.reg != Reg::NONE {
                    self.m.s.clean(part.reg);
                }
                Ok(Prepared::Slot(self.m.s.slot_of(id)))
            }
            Source::Address(global, 0) => Ok(Prepared::Global(global)),
            source => {
                let slot = self.m.s.frame.slot(8);
                let reg = self.m.s.scratch(Bank::General);
                self.move_source(reg, source, Class::I64)?;
                X86::store(&mut self.m.s.code, Class::I64, reg, slot);
                self.m.s.unlock(reg);
                self.m.released.push(slot);
                Ok(Prepared::Slot(slot))
            }
        }
    }

    /// Puts an argument on the stack, or notes what its registers get.
    pub(super) fn argument(
        &mut self,
        argument: &Argument,
        assigner: &mut Assigner,
        pending: &mut Vec<(Reg, Arrival)>,
        extensions: &mut Vec<(Reg, u32, bool)>,
    ) -> Selected {
        let Argument { value, ty, attributes } = *argument;
        if let Some(pointee) = self.by_value(attributes) {
            let offset = self.by_value_slot(assigner, attributes, pointee)?;
            let size = self.info(pointee).size;
            let from = self.address_of(value)?;
            return self.copy_memory(Address::base(RSP, offset as i32), from, size);
        }
        self.check_parameter(attributes)?;
        if self.has_attribute(attributes, AttrKind::Nest) {
            let source = self.source(value, 0)?;
            return self.argument_part(source, Class::I64, Spot::Reg(R10), pending);
        }
        let (spots, classes) = self.spots(assigner, ty)?;
        if self.info(ty).kind == Kind::Memory {
            let Some(&Spot::Stack(offset)) = spots.first() else { return self.refuse("an argument of this type") };
            let size = self.info(ty).size;
            return match self.memory_of(value, ty)? {
                Some(from) => self.copy_memory(Address::base(RSP, offset as i32), from, size),
                None => Ok(()),
            };
        }
        // Narrow integers are extended by the caller, if it says so.
        let width = self.info(ty).bits;
        let is_signed = self.has_attribute(attributes, AttrKind::SExt);
        let is_extended = width < 32
            && classes.len() == 1
            && classes[0].bank() == Bank::General
            && (is_signed || self.has_attribute(attributes, AttrKind::ZExt));
        if is_extended {
            if let Some(number) = self.integer_constant(value) {
                let bits = if is_signed { number as u32 } else { number as u32 & ((1 << width) - 1) };
                return self.argument_part(Source::Bits(u128::from(bits)), Class::I32, spots[0], pending);
            }
            match spots[0] {
                Spot::Reg(reg) => extensions.push((reg, width, is_signed)),
                Spot::Stack(offset) => {
                    let reg = self.m.s.scratch(Bank::General);
                    self.move_extended(reg, value, width, is_signed, Class::I32)?;
                    self.store_part(reg, Class::I64, 8, Address::base(RSP, offset as i32));
                    self.m.s.unlock(reg);
                    return Ok(());
                }
            }
        }
        for (part, (&spot, &class)) in (0..).zip(spots.iter().zip(&classes)) {
            let source = self.source(value, part)?;
            self.argument_part(source, class, spot, pending)?;
        }
        Ok(())
    }

    pub(super) fn argument_part(
        &mut self,
        source: Source,
        class: Class,
        spot: Spot,
        pending: &mut Vec<(Reg, Arrival)>,
    ) -> Selected {
        let offset = match spot {
            Spot::Stack(offset) => offset,
            Spot::Reg(reg) => {
                let arrival = match source {
                    Source::Part(id) => Arrival::Part(id),
                    Source::Address(global, _) if !self.needs_call(global) => Arrival::Source(source, class),
                    Source::Expression(_) | Source::Address(..) => {
                        let slot = self.m.s.frame.slot(8);
                        let scratch = self.m.s.scratch(Bank::General);
                        self.move_source(scratch, source, Class::I64)?;
                        X86::store(&mut self.m.s.code, Class::I64, scratch, slot);
                        self.m.s.unlock(scratch);
                        self.m.released.push(slot);
                        Arrival::Slot(slot)
                    }
                    source => Arrival::Source(source, class),
                };
                pending.push((reg, arrival));
                return Ok(());
            }
        };
        let place = Address::base(RSP, offset as i32);
        if let (Source::Bits(bits), Bank::General) = (source, class.bank())
            && let Ok(number) = i32::try_from(bits as u64 as i64)
        {
            self.mem_imm(ops::MOV64mi32, place, number);
            return Ok(());
        }
        let bytes = class.size().max(8);
        if let Source::Part(id) = source {
            let reg = self.m.s.in_register(id);
            self.store_part(reg, class_of_size(class, bytes), bytes, place);
            self.m.s.unlock(reg);
        } else {
            let reg = if class.bank() == Bank::General { self.m.s.scratch(Bank::General) } else { XMM15 };
            self.move_source(reg, source, class)?;
            self.store_part(reg, class_of_size(class, bytes), bytes, place);
            if reg != XMM15 {
                self.m.s.unlock(reg);
            }
        }
        Ok(())
    }

    pub(super) fn call_target(&mut self, callee: Prepared) -> Selected {
        let target = match callee {
            Prepared::Global(global) => CodeTarget::Global(global),
            Prepared::Library(name) => CodeTarget::External(name),
            Prepared::Reg(reg) => {
                ops::CALL64r.reg(self.code(), reg.number());
                return Ok(());
            }
            Prepared::Slot(slot) => {
                ops::CALL64m.mem(self.code(), Mem::base(RBP.0, slot));
                return Ok(());
            }
        };
        ops::CALL64pcrel32.imm(self.code(), 0);
        self.fixup(FixupKind::Plt32, target, 0, 0);
        Ok(())
    }
}

/// A class of the same bank with this size.
fn class_of_size(class: Class, bytes: u32) -> Class {
    match (class.bank(), bytes) {
        (Bank::General, _) => Class::I64,
        (Bank::Vector, 8) => Class::F64,
        (Bank::Vector, _) => Class::V128,
    }
}

/// Source of a register of an argument.
#[derive(Clone, Copy)]
pub(super) enum Arrival {
    Part(u32),
    Slot(i32),
    Source(Source, Class),
}

/// A callee that setting up arguments does not change.
#[derive(Clone, Copy)]
pub(super) enum Prepared {
    Global(Global),
    Library(&'static str),
    Reg(Reg),
    Slot(i32),
}
