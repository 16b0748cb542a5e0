//! Calls: the call itself, and where it returns or unwinds to.

use draig_image::FixupKind;
use draig_ir::{AttrList, AttrSet, DllStorageClass, Global, Inst, TailKind, Type, Value, ValueKind};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::intrinsics::ids;
use draig_tables::{AttrKind, IntrinsicId};

use super::address::Address;
use super::argument::{Argument, ResultAddress};
use super::convention::Convention;
use super::operand::Source;
use super::registers::{R11, R12, R13, R14, RAX, RBP, RSP, X86, set};
use super::{Label, Selected, Selector};
use crate::code::{CallSite, CodeTarget};
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::{Bank, Class};
use crate::function::{facts, runtime};
use crate::select::Bundles;

/// Function that is called.
#[derive(Clone, Copy)]
pub(super) enum Callee {
    Value(Value),
    /// A function of the system's library.
    Library(&'static str),
    /// Code that takes the place of the call.
    Inlined,
}

/// A call, with all that decides how it is made.
pub(super) struct Call<'a> {
    pub(super) inst: Inst,
    /// Type of the result.
    pub(super) ty: Type,
    pub(super) convention: &'static Convention,
    pub(super) callee: Callee,
    pub(super) arguments: &'a [Argument],
    pub(super) is_vararg: bool,
    pub(super) may_unwind: bool,
    /// Label of the landing pad, and the position of its block.
    pub(super) unwind: Option<(Label, u32)>,
    pub(super) bundles: Bundles,
}

/// Consequences of the calls of a function for its registers and frame.
#[derive(Clone, Copy, Default)]
pub(super) struct Survey {
    /// Whether a function that may return twice is called.
    pub(super) returns_twice: bool,
    /// Whether a call takes the function's place.
    pub(super) has_musttail: bool,
    /// Registers that calls change although those of C restore them.
    pub(super) changed: RegSet,
}

/// Registers of the parameters of Swift that functions of C restore.
pub(super) const SWIFT: RegSet = set(&[R12, R13, R14]);

impl Selector<'_, '_> {
    /// Looks at all calls of the function.
    pub(super) fn survey(&self) -> Survey {
        let attributes = &self.module.tables.attributes;
        let function = self.module.global(self.function).as_function();
        let returns_twice = |list: AttrList| self.has_attribute(attributes.list(list).function, AttrKind::ReturnsTwice);
        let mut survey = Survey {
            // A function that calls one says so itself where optimisers have looked at it.
            returns_twice: function.is_some_and(|function| returns_twice(function.attributes)),
            has_musttail: false,
            changed: self.own.changed,
        };
        survey.returns_twice |= self.own.has_setjmp;
        for call in self.body.all_calls() {
            survey.returns_twice |= returns_twice(call.attributes);
            survey.has_musttail |= call.tail == TailKind::MustTail;
            if call.calling_convention != 0
                && let Ok(convention) = self.convention_of(call.calling_convention)
            {
                survey.changed = survey.changed.or(convention.changed);
            }
        }
        survey
    }

    /// Registers that a call of a convention may change.
    fn changed_by(&self, convention: &Convention) -> RegSet {
        X86::CALLER_SAVED.or(convention.changed).or(self.own.changed)
    }

    pub(super) fn call(&mut self, inst: Inst, ty: Type) -> Selected {
        let Some(callee) = self.body.callee(inst) else { return self.refuse("a call of nothing") };
        match callee.kind() {
            ValueKind::InlineAsm(asm) => self.assembly(inst, ty, asm, None),
            ValueKind::Global(global) => match self.intrinsics[global.index()] {
                Some(id) if crate::select::is_of_register(id) => self.named_register(inst, ty, id),
                Some(id) if runtime::is_call(id) => self.intrinsic_call(inst, ty, id, None),
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
            if super::intrinsic::is_nothing(id) {
                self.consume_moves();
                self.prepare_moves()?;
                self.fix_registers(&[normal]);
                return self.edge(normal);
            }
            if !runtime::is_call(id) {
                return self.refuse("an invoke of an intrinsic");
            }
        }
        self.prepare_moves()?;
        let pad = self.new_label();
        let id = callee.as_global().and_then(|global| self.intrinsics[global.index()]);
        match (Self::assembly_of(callee), id) {
            (Some(asm), _) => self.assembly(inst, ty, asm, Some((pad, unwind)))?,
            (None, Some(id)) => self.intrinsic_call(inst, ty, id, Some((pad, unwind)))?,
            (None, None) => self.call_value(inst, ty, callee, Some((pad, unwind)))?,
        }
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
            match normal == self.position + 1 {
                true => self.keep_line_of_call(),
                false => self.jump(Label(normal)),
            }
            self.m.pads.push((pad, Label(unwind)));
        }
        Ok(())
    }

    /// Compiles an intrinsic that is the call of a function.
    fn intrinsic_call(&mut self, inst: Inst, ty: Type, id: IntrinsicId, unwind: Option<(Label, u32)>) -> Selected {
        match id {
            ids::EXPERIMENTAL_GC_STATEPOINT => self.statepoint(inst, unwind),
            ids::EXPERIMENTAL_PATCHPOINT | ids::EXPERIMENTAL_PATCHPOINT_VOID => self.patchpoint(inst, ty, unwind),
            _ => match self.body.callee(inst) {
                Some(callee) => self.call_value(inst, ty, callee, unwind),
                None => self.refuse("a call of nothing"),
            },
        }
    }

    pub(super) fn call_value(&mut self, inst: Inst, ty: Type, callee: Value, unwind: Option<(Label, u32)>) -> Selected {
        let body = self.body;
        let Some(info) = body.call(inst) else { return self.refuse("a call without its parts") };
        let bundles = self.read_bundles(inst, |_, _, _| Ok(false))?;
        let convention = self.convention_of(info.calling_convention)?;
        let attributes = &self.module.tables.attributes;
        let list = attributes.list(info.attributes);
        let Some(signature) = self.module.tables.types.as_function(info.function_type) else {
            return self.refuse("a call without a function type");
        };
        // Only tables of exceptions say which calls unwind.
        let mut may_unwind = self.has_personality && !self.has_attribute(list.function, AttrKind::NoUnwind);
        if may_unwind
            && let ValueKind::Global(global) = callee.kind()
            && let Some(function) = self.module.global(global).as_function()
        {
            let own = attributes.list(function.attributes).function;
            may_unwind = !self.has_attribute(own, AttrKind::NoUnwind);
        }
        let mut arguments = std::mem::take(&mut self.m.arguments);
        arguments.clear();
        for (number, &value) in body.call_args(inst).iter().enumerate() {
            let attributes = attributes.param(info.attributes, number);
            arguments.push(Argument { value, ty: self.type_of(value), attributes });
            self.consume(value);
        }
        self.consume(callee);
        let function = match callee.as_global().and_then(|global| self.intrinsics[global.index()]) {
            None => Callee::Value(callee),
            Some(id) => match runtime::runtime_function(id) {
                Some(name) => Callee::Library(name),
                None => return self.refuse(&format!("the intrinsic {}", id.name())),
            },
        };
        let mut call = Call {
            inst,
            ty,
            convention,
            callee: function,
            arguments: &arguments,
            is_vararg: signature.vararg,
            may_unwind,
            unwind,
            bundles,
        };
        match info.tail {
            TailKind::MustTail => self.tail_call(&call)?,
            _ if bundles.has_state => {
                let (number, room) = self.record_state(inst)?;
                call.bundles.safepoint = Some(number);
                if let Some(room) = room {
                    self.m.inlined = room;
                    call.callee = Callee::Inlined;
                }
                self.emit_call(&call)?;
            }
            _ => self.emit_call(&call)?,
        }
        self.m.arguments = arguments;
        Ok(())
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
        self.emit_call(&Call {
            inst,
            ty,
            convention: match self.context.format.is_coff() {
                true => &super::convention::WINDOWS_LIBRARY,
                false => self.convention_of(0)?,
            },
            callee: Callee::Library(name),
            arguments: &arguments,
            is_vararg: false,
            may_unwind: false,
            unwind: None,
            bundles: Bundles::default(),
        })
    }

    pub(super) fn emit_call(&mut self, call: &Call<'_>) -> Selected {
        self.frame.has_calls = true;
        let demoted = match self.is_demoted(call.convention, call.ty) {
            true => Some(self.slot_of_result(call.ty)?),
            false => None,
        };
        // Whatever lives on goes to the frame, if the call may change its register.
        let changed = self.changed_by(call.convention);
        self.save_for_call(changed, call.unwind.map(|(_, to)| to));
        // A callee in a register that arguments need is called from its slot.
        let mut callee = self.prepare_callee(call.callee, changed)?;
        let placed = self.place_arguments(call, demoted.map(|(slot, align)| ResultAddress::Frame(slot, align)))?;
        self.load_late(&placed.late);
        let base = placed.late.iter().find(|&&(reg, ..)| reg == RBP).copied();
        if let Some((_, slot, class)) = base {
            if placed.assigner.stack > 0 {
                return self.refuse("arguments on the stack with one in the frame pointer");
            }
            // The frame pointer is the function's until the last moment.
            if let Prepared::Slot(slot) = callee {
                X86::load(&mut self.m.s.code, Class::I64, R11, slot);
                callee = Prepared::Reg(R11);
            }
            ops::PUSH64r.opcode_reg(self.code(), RBP.number());
            ops::PUSH64r.opcode_reg(self.code(), RBP.number());
            X86::load(&mut self.m.s.code, class, RBP, slot);
        }
        if let Some(number) = call.bundles.kcfi {
            callee = self.check_type(callee, number)?;
        }
        let start = self.m.s.code.len() as u32;
        self.call_target(callee)?;
        let end = self.m.s.code.len() as u32;
        if self.is_noted && self.m.notes.is_on {
            let by_address = self.is_demoted(call.convention, call.ty);
            self.note_call(call.inst, call.arguments, by_address, start, end);
        }
        if let Some(number) = call.bundles.safepoint {
            self.m.safepoints.place(number, start, end);
        }
        if let Some((pad, _)) = call.unwind {
            let inst = self.unwind_inst(call.inst);
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, Some((pad, inst))));
        } else if call.may_unwind {
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, None));
        }
        if self.context.marks_branches && self.returns_twice(call) {
            ops::ENDBR64.plain(self.code());
        }
        if base.is_some() {
            ops::LEA64r.reg_mem(self.code(), RSP.number(), Mem::base(RSP.number(), 8));
            ops::POP64r.opcode_reg(self.code(), RBP.number());
        }
        if call.convention.pops {
            let popped = placed.assigner.popped() as i32;
            ops::SUB64ri32.reg_imm(self.code(), RSP.number(), popped);
        }
        if let Some(slot) = placed.swift_error {
            X86::store(&mut self.m.s.code, Class::I64, R12, slot);
        }
        if let Some(function) = call.bundles.attached {
            self.call_attached(function);
        }
        self.m.s.forget(changed);
        let demoted = match demoted {
            Some((slot, align)) if align > 16 => Some(self.unaligned_result(call.ty, slot, align)?),
            other => other.map(|(slot, _)| slot),
        };
        self.take_result(call.inst, call.ty, call.convention, demoted)
    }

    /// Whether a call may return twice.
    fn returns_twice(&self, call: &Call<'_>) -> bool {
        let callee = match call.callee {
            Callee::Value(value) => value.as_global(),
            Callee::Library(_) | Callee::Inlined => None,
        };
        let has = |set| self.has_attribute(set, AttrKind::ReturnsTwice);
        facts::any_function_set(self.module, self.body, call.inst, callee, has)
    }

    /// Returns a slot for a result in memory, and the alignment that its address needs.
    fn slot_of_result(&mut self, ty: Type) -> Selected<(i32, u32)> {
        let info = self.info(ty);
        let Ok(size) = u32::try_from(info.size) else { return self.refuse("a result of this size") };
        if info.align_log2 <= 4 {
            return Ok((self.m.s.frame.slot(size), 16));
        }
        let align = 1 << info.align_log2.min(16);
        Ok((self.m.s.frame.slot(size.saturating_add(align)), align))
    }

    /// Copies a result from its aligned address in a slot to a slot of its own size.
    fn unaligned_result(&mut self, ty: Type, from: i32, align: u32) -> Selected<i32> {
        let size = self.info(ty).size as u32;
        let slot = self.m.s.frame.slot(size);
        self.move_aligned(RAX, from, align);
        self.copy_memory(Address::frame(slot), Address::base(RAX, 0), u64::from(size))?;
        self.m.s.frame.release(from, size.saturating_add(align));
        Ok(slot)
    }

    /// Writes what lives on after a call, and is in registers that the call changes, to the frame; all that a
    /// landing pad needs, if there is one.
    pub(super) fn save_for_call(&mut self, changed: RegSet, unwind: Option<u32>) {
        self.m.s.clean_living(changed);
        if let Some(to) = unwind {
            if self.m.s.analysis.entries[to as usize] > 1 {
                self.m.s.clean_where(|life| life.def < to && life.last >= to);
            } else {
                // Registers that calls do not change are those of the call.
                self.m.snapshots[to as usize] = self.m.s.snapshot(changed);
            }
        }
    }

    /// Returns the callee as something that setting up arguments does not change.
    pub(super) fn prepare_callee(&mut self, callee: Callee, changed: RegSet) -> Selected<Prepared> {
        let value = match callee {
            Callee::Library(name) => return Ok(Prepared::Library(name)),
            Callee::Inlined => return Ok(Prepared::Inlined),
            Callee::Value(value) => value,
        };
        if let Some(global) = value.as_global() {
            return Ok(Prepared::Global(global));
        }
        match self.source(value, 0)? {
            Source::Part(id) => {
                let part = self.m.s.parts[id as usize];
                if part.reg != Reg::NONE && !changed.contains(part.reg) {
                    self.m.s.lock(part.reg);
                    return Ok(Prepared::Reg(part.reg));
                }
                Ok(Prepared::Slot(self.callee_slot(id)))
            }
            Source::Address(global, 0) => Ok(Prepared::Global(global)),
            source => {
                let slot = self.m.s.frame.slot(8);
                let reg = self.m.s.scratch(Bank::General);
                self.move_source(reg, source, Class::I64)?;
                X86::store(&mut self.m.s.code, Class::I64, reg, slot);
                self.m.s.unlock(reg);
                self.m.released.push((slot, 8));
                Ok(Prepared::Slot(slot))
            }
        }
    }

    pub(super) fn call_target(&mut self, callee: Prepared) -> Selected {
        if self.context.format.is_coff() {
            self.frame.outgoing = self.frame.outgoing.max(super::prologue::SHADOW);
        }
        let target = match callee {
            Prepared::Global(global)
                if self.module.global(global).dll_storage_class == DllStorageClass::Import
                    && self.context.format.is_coff() =>
            {
                ops::CALL64m.mem(self.code(), Mem::rip());
                self.fixup(FixupKind::GotPcRelX, CodeTarget::Global(global), 0, 0);
                return Ok(());
            }
            Prepared::Global(global) => CodeTarget::Global(global),
            Prepared::Library(name) => CodeTarget::External(name),
            Prepared::Inlined => {
                let bytes = std::mem::take(&mut self.m.inlined);
                self.code().extend_from_slice(&bytes);
                return Ok(());
            }
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

/// A callee that setting up arguments does not change.
#[derive(Clone, Copy)]
pub(super) enum Prepared {
    Global(Global),
    Library(&'static str),
    Inlined,
    Reg(Reg),
    Slot(i32),
}
