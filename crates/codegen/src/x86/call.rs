//! Calls, parameters and results.

use draig_image::FixupKind;
use draig_ir::{AttrSet, Attribute, Global, Inst, Opcode, Type, TypeKind, Value, ValueKind};
use draig_mc::x86::direct::{Mem, ops};
use draig_num::FloatFormat;
use draig_tables::AttrKind;

use super::address::Address;
use super::convention::{Assigner, Convention, Spot, convention, result_registers};
use super::operand::Source;
use super::registers::{R10, RAX, RBP, RDX, RSP, X86, XMM15};
use super::{Label, Selected, Selector};
use crate::code::{CallSite, CodeTarget};
use crate::function::moves;
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

/// Offset from the frame pointer of the first argument on the stack: the saved frame pointer and the return address
/// lie before it.
const FIRST_ARGUMENT: i32 = 16;
/// Size of the area in which a function with variable arguments saves the registers of arguments.
const SAVE_AREA: u64 = 6 * 8 + 8 * 16;

/// What is called.
#[derive(Clone, Copy)]
pub(super) enum Callee {
    Value(Value),
    /// A function of the system's library.
    Library(&'static str),
}

/// An argument.
#[derive(Clone, Copy)]
struct Argument {
    value: Value,
    ty: Type,
    attributes: AttrSet,
}

impl Selector<'_, '_> {
    fn attribute(&self, set: AttrSet, kind: AttrKind) -> Option<&Attribute> {
        self.module.tables.attributes.get(set, kind)
    }

    fn has_attribute(&self, set: AttrSet, kind: AttrKind) -> bool {
        self.attribute(set, kind).is_some()
    }

    /// Returns the type of a parameter that is passed as a copy on the stack.
    fn by_value(&self, set: AttrSet) -> Option<Type> {
        match self.attribute(set, AttrKind::ByVal) {
            Some(Attribute::Type(_, ty)) => *ty,
            _ => None,
        }
    }

    pub(super) fn convention_of(&self, number: u16) -> Selected<&'static Convention> {
        match convention(number) {
            Some(convention) => Ok(convention),
            None => self.refuse(&format!("calling convention {number}")),
        }
    }

    /// Whether a result is written where the caller says, though IR does not mention it.
    fn is_demoted(&mut self, convention: &Convention, ty: Type) -> bool {
        match self.info(ty).kind {
            Kind::Nothing => false,
            Kind::Memory => self.x87_parts(ty).is_none(),
            _ => {
                let classes = self.classes(ty);
                result_registers(convention, &classes).is_none()
            }
        }
    }

    /// Number of x87 registers that a result of a type needs, if it needs only these.
    fn x87_parts(&self, ty: Type) -> Option<u32> {
        let types = &self.module.tables.types;
        match types.kind(ty) {
            TypeKind::Float(FloatFormat::X86Fp80) => Some(1),
            _ => match types.struct_fields(ty) {
                Some([one]) => self.x87_parts(*one),
                Some([one, other]) if self.x87_parts(*one) == Some(1) && self.x87_parts(*other) == Some(1) => Some(2),
                _ => None,
            },
        }
    }

    /// Defines the parameters where the caller left them.
    pub(super) fn parameters(&mut self) -> Selected {
        let module = self.module;
        let Some(function) = module.global(self.function).as_function() else {
            return self.refuse("a function that is none");
        };
        let convention = self.convention_of(function.calling_convention)?;
        let mut assigner = Assigner::new(convention);
        let Some(signature) = module.tables.types.as_function(module.global(self.function).value_type) else {
            return self.refuse("a function without a function type");
        };
        if self.is_demoted(convention, signature.result) {
            let Spot::Reg(reg) = assigner.part(Class::I64) else { return self.refuse("a result in memory") };
            let slot = self.m.s.frame.object(8, 8);
            ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
            self.frame.result_address = slot;
        }
        // Values that move to their fixed registers, those whose register is fixed for another, and the rest.
        let mut arrivals: Vec<(u32, Reg)> = Vec::new();
        let insts = self.m.s.analysis.insts;
        for (number, &ty) in self.params.iter().enumerate() {
            let id = insts + number as u32;
            let set = module.tables.attributes.param(function.attributes, number);
            let is_used = self.m.s.analysis.lives[id as usize].uses > 0;
            if let Some(pointee) = self.by_value(set) {
                let slot = self.by_value_slot(&mut assigner, set, pointee)?;
                self.m.s.create_in_frame(id, Place::Object, FIRST_ARGUMENT + slot as i32);
                continue;
            }
            self.check_parameter(set)?;
            if self.has_attribute(set, AttrKind::Nest) {
                if is_used {
                    self.m.s.create(id, Class::I64);
                    arrivals.push((id, R10));
                }
                continue;
            }
            let (spots, classes) = self.spots(&mut assigner, ty)?;
            if number == 0 && self.has_attribute(set, AttrKind::StructRet)
                || number == 1 && self.has_attribute(set, AttrKind::StructRet)
            {
                // The address is returned, too.
                let slot = self.m.s.frame.object(8, 8);
                if let Some(&Spot::Reg(reg)) = spots.first() {
                    ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
                }
                self.frame.result_address = slot;
            }
            if self.info(ty).kind == Kind::Memory {
                self.memory_parameter(id, ty, &spots, &classes)?;
                continue;
            }
            if !is_used {
                continue;
            }
            match classes.as_slice() {
                [] => continue,
                [class] => self.m.s.create(id, *class),
                many => self.m.s.create_parts(id, many.iter().copied()),
            }
            for (part, spot) in (0..).zip(&spots) {
                let part_id = self.m.s.part_id(id, part);
                match *spot {
                    Spot::Reg(reg) => arrivals.push((part_id, reg)),
                    Spot::Stack(offset) => self.arrive_on_stack(part_id, FIRST_ARGUMENT + offset as i32),
                }
            }
        }
        self.frame.used_by_params = (assigner.generals, assigner.vectors);
        self.frame.overflow_area = FIRST_ARGUMENT + assigner.stack as i32;
        if signature.vararg {
            self.save_registers();
        }
        self.arrive(&arrivals);
        Ok(())
    }

    fn check_parameter(&self, set: AttrSet) -> Selected {
        for (kind, name) in [
            (AttrKind::InAlloca, "inalloca"),
            (AttrKind::Preallocated, "preallocated"),
            (AttrKind::SwiftSelf, "swiftself"),
            (AttrKind::SwiftError, "swifterror"),
            (AttrKind::SwiftAsync, "swiftasync"),
            (AttrKind::ByRef, "byref"),
        ] {
            if self.has_attribute(set, kind) && kind != AttrKind::ByRef {
                return self.refuse(&format!("a parameter with {name}"));
            }
        }
        Ok(())
    }

    fn by_value_slot(&mut self, assigner: &mut Assigner, set: AttrSet, pointee: Type) -> Selected<u32> {
        let info = self.info(pointee);
        let align = self.module.tables.attributes.int(set, AttrKind::Alignment).unwrap_or(1 << info.align_log2);
        let (Ok(size), Ok(align)) = (u32::try_from(info.size), u32::try_from(align)) else {
            return self.refuse("a byval parameter of this size");
        };
        match assigner.on_stack(size, align.max(8)) {
            Spot::Stack(offset) if offset < 1 << 30 => Ok(offset),
            _ => self.refuse("parameters of this size"),
        }
    }

    /// Returns the places and classes of the parts of a parameter or an argument.
    fn spots(&mut self, assigner: &mut Assigner, ty: Type) -> Selected<(Vec<Spot>, Vec<Class>)> {
        let info = self.info(ty);
        match info.kind {
            Kind::Nothing => Ok((Vec::new(), Vec::new())),
            Kind::Scalar(class) => {
                self.check_vector(ty, info.bits)?;
                Ok((vec![assigner.part(class)], vec![class]))
            }
            Kind::Parts(first, count) => {
                self.check_vector(ty, info.bits)?;
                let parts = self.m.types.parts(first, count).to_vec();
                let mut spots = Vec::with_capacity(parts.len());
                let mut at = 0;
                while at < parts.len() {
                    let width = self.module.tables.types.number_width(parts[at].ty).unwrap_or(0);
                    if width > 64 {
                        spots.extend(assigner.wide(2));
                        at += 2;
                    } else {
                        spots.push(assigner.part(parts[at].class));
                        at += 1;
                    }
                }
                let classes = parts.iter().map(|part| part.class).collect();
                Ok((spots, classes))
            }
            Kind::Memory if self.x87_parts(ty).is_some() => {
                let count = self.x87_parts(ty).unwrap_or(1);
                let spots = (0..count).map(|_| assigner.on_stack(16, 16)).collect();
                Ok((spots, Vec::new()))
            }
            Kind::Memory | Kind::Refused => {
                self.refuse(&format!("a parameter or argument of type {}", self.module.type_ref(ty)))
            }
        }
    }

    /// Refuses vectors whose place in registers is not that of C.
    fn check_vector(&self, ty: Type, bits: u32) -> Selected {
        let types = &self.module.tables.types;
        if types.is_vector(ty)
            && (bits > 128 && !bits.is_multiple_of(128) || types.number_width(types.scalar(ty)) == Some(1))
        {
            return self.refuse(&format!("a parameter or argument of type {}", self.module.type_ref(ty)));
        }
        Ok(())
    }

    fn memory_parameter(&mut self, id: u32, ty: Type, spots: &[Spot], _: &[Class]) -> Selected {
        let _ = ty;
        // Consecutive places on the stack, as in memory.
        match spots.first() {
            Some(&Spot::Stack(offset)) => {
                self.m.s.create_in_frame(id, Place::Memory, FIRST_ARGUMENT + offset as i32);
                Ok(())
            }
            _ => self.refuse("a parameter of this type"),
        }
    }

    fn arrive_on_stack(&mut self, part: u32, offset: i32) {
        let Part { place, reg, class } = Part::of(self, part);
        if place == Place::Fixed {
            X86::load(&mut self.m.s.code, class, reg, offset);
        } else {
            self.m.s.parts[part as usize].slot = offset;
        }
    }

    /// Binds parameters to the registers in which they arrive, or moves them to their fixed ones.
    fn arrive(&mut self, arrivals: &[(u32, Reg)]) {
        let fixed = self.m.s.fixed;
        for &(part, reg) in arrivals {
            let Part { place, reg: own, class } = Part::of(self, part);
            if place == Place::Fixed {
                self.m.moves.push(moves::Spot::Register(own), moves::Spot::Register(reg), class);
            } else if fixed.contains(reg) || !X86::ALLOCATABLE.contains(reg) {
                // The register is another value's.
                let slot = self.m.s.slot_of(part);
                X86::store(&mut self.m.s.code, class, reg, slot);
            }
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for &(part, reg) in arrivals {
            if Part::of(self, part).place != Place::Fixed && !fixed.contains(reg) && X86::ALLOCATABLE.contains(reg) {
                self.m.s.define(part, reg);
            }
        }
        self.m.s.end_inst();
    }

    /// Saves the registers of arguments for `va_arg`; those of vectors only if the caller says that it used some.
    fn save_registers(&mut self) {
        let area = self.m.s.frame.object(SAVE_AREA, 16);
        self.frame.register_save_area = area;
        let generals = SYSTEM_V_ARGUMENTS;
        for (number, reg) in (0..).zip(generals) {
            ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, area + number * 8));
        }
        let over = self.new_label();
        ops::TEST8rr.reg_reg(self.code(), RAX.number(), RAX.number());
        self.jump_if(super::compare::Flags::One(super::compare::Condition::E), over);
        for number in 0..8 {
            let mem = Mem::base(RBP.0, area + 48 + i32::from(number) * 16);
            ops::MOVAPSmr.reg_mem(self.code(), number, mem);
        }
        self.place(over);
    }

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

    fn call_value(&mut self, inst: Inst, ty: Type, callee: Value, unwind: Option<(Label, u32)>) -> Selected {
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
        let result = list.result;
        let _ = result;
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
    fn emit_call(
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
    fn unwind_inst(&self, inst: Inst) -> Inst {
        let pad = self.body.call_dests(inst).get(1).and_then(|value| value.as_block());
        pad.and_then(|block| self.body.block_insts(block).find(|&inst| self.body.opcode(inst) == Opcode::LandingPad))
            .unwrap_or(inst)
    }

    /// Writes what lives on after a call, and is in registers that the call changes, to the frame; all that a
    /// landing pad needs, if there is one.
    fn save_for_call(&mut self, unwind: Option<u32>) {
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
    fn prepare_callee(&mut self, callee: Callee) -> Selected<Prepared> {
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
    fn argument(
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

    fn argument_part(
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

    fn call_target(&mut self, callee: Prepared) -> Selected {
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

    /// Makes the registers of a result the value of an instruction.
    fn take_result(&mut self, inst: Inst, ty: Type, convention: &Convention, demoted: Option<i32>) -> Selected {
        for slot in std::mem::take(&mut self.m.released) {
            self.m.s.frame.release(slot, 8);
        }
        let info = self.info(ty);
        if info.kind == Kind::Nothing {
            return Ok(());
        }
        if let Some(slot) = demoted {
            if info.kind == Kind::Memory {
                self.m.s.create_in_frame(inst.as_u32(), Place::Memory, slot);
                return Ok(());
            }
            self.load_parts_from(inst, ty, Address::frame(slot))?;
            self.m.s.frame.release(slot, info.size as u32);
            return Ok(());
        }
        if let Some(count) = if info.kind == Kind::Memory { self.x87_parts(ty) } else { None } {
            self.create(inst, ty)?;
            let slot = self.m.s.parts[inst.index()].slot;
            for number in 0..count as i32 {
                ops::ST_FP80m.mem(self.code(), Mem::base(RBP.0, slot + number * 16));
            }
            return Ok(());
        }
        let classes = self.classes(ty);
        let Some(regs) = result_registers(convention, &classes) else { return self.refuse("a result of this type") };
        for &reg in &regs {
            self.m.s.lock(reg);
        }
        self.define_parts(inst, ty, &regs)
    }

    /// Loads the parts of a value from memory.
    pub(super) fn load_parts_from(&mut self, inst: Inst, ty: Type, address: Address) -> Selected {
        self.create(inst, ty)?;
        match self.info(ty).kind {
            Kind::Parts(first, count) => {
                for number in 0..u32::from(count) {
                    let part = self.m.types.parts(first, count)[number as usize];
                    let reg = self.m.s.scratch(part.class.bank());
                    let bytes = part.bits.div_ceil(8).min(part.class.size());
                    self.load_part(reg, part.class, bytes, address.plus(part.offset as i32));
                    self.define_part(inst, number, reg);
                }
                Ok(())
            }
            Kind::Scalar(class) => {
                let reg = self.m.s.scratch(class.bank());
                self.load_part(reg, class, class.size(), address);
                self.m.s.define(inst.as_u32(), reg);
                Ok(())
            }
            _ => self.refuse("a result of this type"),
        }
    }

    /// Puts a value into the registers of the function's result, or where the caller says.
    pub(super) fn return_value(&mut self, value: Value, ty: Type) -> Selected {
        let Some(function) = self.module.global(self.function).as_function() else {
            return self.refuse("a function that is none");
        };
        let convention = self.convention_of(function.calling_convention)?;
        if self.is_demoted(convention, ty) {
            let slot = self.frame.result_address;
            let reg = self.m.s.scratch(Bank::General);
            X86::load(&mut self.m.s.code, Class::I64, reg, slot);
            self.store_value(ty, value, Address::base(reg, 0))?;
            ops::MOV64rm.reg_reg(self.code(), RAX.number(), reg.number());
            return Ok(());
        }
        if let Some(count) = if self.info(ty).kind == Kind::Memory { self.x87_parts(ty) } else { None } {
            if let Some(from) = self.memory_of(value, ty)? {
                for number in (0..count as i32).rev() {
                    self.mem(ops::LD_F80m, from.plus(number * 16));
                }
            }
            return Ok(());
        }
        let classes = self.classes(ty);
        let Some(regs) = result_registers(convention, &classes) else { return self.refuse("a result of this type") };
        let mut late = Vec::new();
        for (number, (&reg, &class)) in (0..).zip(regs.iter().zip(&classes)) {
            match self.source(value, number)? {
                Source::Part(id) => {
                    let part = self.m.s.parts[id as usize];
                    let from = match part.reg {
                        Reg::NONE => moves::Spot::Slot(part.slot),
                        from => moves::Spot::Register(from),
                    };
                    self.m.moves.push(moves::Spot::Register(reg), from, part.class);
                }
                source => late.push((reg, source, class)),
            }
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for (reg, source, class) in late {
            self.move_source(reg, source, class)?;
        }
        let attributes = &self.module.tables.attributes;
        let set = attributes.list(function.attributes).result;
        let is_signed = attributes.has(set, AttrKind::SExt);
        let width = self.info(ty).bits;
        let is_narrow = classes.len() == 1 && classes[0].bank() == Bank::General && width < 32;
        if is_narrow && (is_signed || attributes.has(set, AttrKind::ZExt)) {
            self.extend_in_place(RAX, width, is_signed, Class::I32);
        }
        Ok(())
    }

    /// Returns the address of the result that IR mentions (`sret`).
    pub(super) fn return_sret_pointer(&mut self) {
        let slot = self.frame.result_address;
        X86::load(&mut self.m.s.code, Class::I64, RAX, slot);
    }

    /// Defines the result of a landing pad: the exception and its selector, where the unwinder leaves them.
    pub(super) fn landing_pad(&mut self, inst: Inst, ty: Type) -> Selected {
        self.m.s.lock(RAX);
        self.m.s.lock(RDX);
        match self.classes(ty).as_slice() {
            [Class::I64, Class::I32] => self.define_parts(inst, ty, &[RAX, RDX]),
            [Class::I64] => self.define_parts(inst, ty, &[RAX]),
            [] => Ok(()),
            _ => self.refuse(&format!("a landingpad of {}", self.module.type_ref(ty))),
        }
    }

    pub(super) fn resume(&mut self, value: Value) -> Selected {
        self.consume(value);
        self.frame.has_calls = true;
        self.move_to(super::registers::RDI, value, 0, Class::I64)?;
        let start = self.m.s.code.len() as u32;
        self.call_target(Prepared::Library("_Unwind_Resume"))?;
        let end = self.m.s.code.len() as u32;
        self.m.call_sites.push((CallSite { start, end, landing_pad: None }, None));
        Ok(())
    }
}

const SYSTEM_V_ARGUMENTS: [Reg; 6] = [
    super::registers::RDI,
    super::registers::RSI,
    RDX,
    super::registers::RCX,
    super::registers::R8,
    super::registers::R9,
];

/// A class of the same bank with this size.
fn class_of_size(class: Class, bytes: u32) -> Class {
    match (class.bank(), bytes) {
        (Bank::General, _) => Class::I64,
        (Bank::Vector, 8) => Class::F64,
        (Bank::Vector, _) => Class::V128,
    }
}

/// What a register of an argument gets.
#[derive(Clone, Copy)]
enum Arrival {
    Part(u32),
    Slot(i32),
    Source(Source, Class),
}

/// A callee that setting up arguments does not change.
#[derive(Clone, Copy)]
enum Prepared {
    Global(Global),
    Library(&'static str),
    Reg(Reg),
    Slot(i32),
}

/// What `parameters` asks of a part.
struct Part {
    place: Place,
    reg: Reg,
    class: Class,
}

impl Part {
    fn of(selector: &Selector<'_, '_>, id: u32) -> Part {
        let part = selector.m.s.parts[id as usize];
        Part { place: part.place, reg: part.reg, class: part.class }
    }
}
