//! Calls: the call itself, and where it returns or unwinds to.

use draig_image::FixupKind;
use draig_ir::{AttrList, AttrSet, DllStorageClass, Global, Inst, TailKind, Type, Value, ValueKind};
use draig_mc::aarch64::direct::ops;
use draig_tables::intrinsics::ids;
use draig_tables::{AttrKind, IntrinsicId};

use super::argument::Argument;
use super::conventions::{Convention, NEST, SWIFT};
use super::operand::Source;
use super::pointer::Signature;
use super::registers::{Arm, SP, X16, generals};
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
    pub(super) callee: Callee,
    pub(super) arguments: &'a [Argument],
    pub(super) may_unwind: bool,
    /// Label of the landing pad, and the position of its block.
    pub(super) unwind: Option<(Label, u32)>,
    pub(super) convention: &'static Convention,
    /// Number of arguments with names, if others follow.
    pub(super) named: Option<usize>,
    pub(super) bundles: Bundles,
    /// Signature that the callee's address has.
    pub(super) signature: Option<Signature>,
}

/// A callee that setting up arguments does not change.
#[derive(Clone, Copy)]
pub(super) enum Prepared {
    Global(Global),
    Library(&'static str),
    Reg(Reg),
    Slot(i32),
    Inlined,
}

/// Registers that arguments and the address of the result may be in.
const ARGUMENTS: RegSet = generals(0, 8);

impl Selector<'_, '_> {
    /// Whether a function that may return twice is called.
    pub(super) fn returns_twice(&self) -> bool {
        let attributes = &self.module.tables.attributes;
        let function = self.module.global(self.function).as_function();
        let returns_twice = |list: AttrList| self.has_attribute(attributes.list(list).function, AttrKind::ReturnsTwice);
        // A function that calls one says so itself where optimisers have looked at it.
        function.is_some_and(|function| returns_twice(function.attributes))
            || self.body.all_calls().any(|call| returns_twice(call.attributes))
    }

    pub(super) fn call(&mut self, inst: Inst, ty: Type) -> Selected {
        let Some(callee) = self.body.callee(inst) else { return self.refuse("a call of nothing") };
        match callee.kind() {
            ValueKind::InlineAsm(asm) => self.assembly(inst, ty, asm, None),
            ValueKind::Global(global) => match self.intrinsics[global.index()] {
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
                return self.refuse(&format!("an invoke of {}", id.name()));
            }
        }
        self.prepare_moves()?;
        let pad = self.new_label();
        let id = callee.as_global().and_then(|global| self.intrinsics[global.index()]);
        match (callee.kind(), id) {
            (ValueKind::InlineAsm(asm), _) => self.assembly(inst, ty, asm, Some((pad, unwind)))?,
            (_, Some(id)) => self.intrinsic_call(inst, ty, id, Some((pad, unwind)))?,
            (_, None) => self.call_value(inst, ty, callee, Some((pad, unwind)))?,
        }
        // Not before the call: what the phis get must survive it.
        self.consume_moves();
        // The result is a value from here on; what the landing pad finds was fixed at the call.
        self.fix_registers(&[normal]);
        self.edge_moves(normal)?;
        if self.has_moves(unwind) {
            self.jump(Label(normal));
            self.place(pad);
            self.traits.protection.mark(&mut self.m.s.code);
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

    fn call_value(&mut self, inst: Inst, ty: Type, callee: Value, unwind: Option<(Label, u32)>) -> Selected {
        let body = self.body;
        let Some(info) = body.call(inst) else { return self.refuse("a call without its parts") };
        let (bundles, signature) = self.bundles(inst)?;
        if info.tail == TailKind::MustTail && (signature.is_some() || bundles.attached.is_some()) {
            return self.refuse("musttail to a signed address");
        }
        let convention = self.convention_of(info.calling_convention)?;
        let ty_of_callee = self.module.tables.types.as_function(info.function_type);
        let named = ty_of_callee.filter(|ty| ty.vararg).map(|ty| ty.params.len());
        if named.is_some() && !convention.has_lists {
            return self.refuse("variable arguments of this calling convention");
        }
        if unwind.is_some() && convention.generals.is_some() {
            return self.refuse("an invoke of a function that restores no register");
        }
        let attributes = &self.module.tables.attributes;
        let list = attributes.list(info.attributes);
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
        let callee = match callee.as_global().and_then(|global| self.intrinsics[global.index()]) {
            None => Callee::Value(callee),
            Some(id) => match runtime::runtime_function(id) {
                Some(name) => Callee::Library(name),
                None => return self.refuse(&format!("the intrinsic {}", id.name())),
            },
        };
        let mut call =
            Call { inst, ty, callee, arguments: &arguments, may_unwind, unwind, convention, named, bundles, signature };
        match info.tail == TailKind::MustTail {
            true => self.tail_call(&call)?,
            false => {
                if bundles.has_state {
                    let (number, room) = self.record_state(inst)?;
                    call.bundles.safepoint = Some(number);
                    if let Some(room) = room {
                        self.m.inlined = room;
                        call.callee = Callee::Inlined;
                    }
                }
                self.emit_call(&call)?;
            }
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
        self.consume_all(operands);
        let callee = Callee::Library(name);
        let convention = self.convention_of(0)?;
        self.emit_call(&Call {
            inst,
            ty,
            callee,
            arguments: &arguments,
            may_unwind: false,
            unwind: None,
            convention,
            named: None,
            bundles: Bundles::default(),
            signature: None,
        })
    }

    pub(super) fn emit_call(&mut self, call: &Call<'_>) -> Selected {
        self.frame.has_calls = true;
        let demoted = match self.is_demoted(call.ty)? {
            true => Some(self.slot_of_result(call.ty)?),
            false => None,
        };
        // Whatever lives on goes to the frame, if the call may change its register.
        self.save_for_call(call.unwind.map(|(_, to)| to));
        let changed = call.convention.changed;
        if !changed.is_empty() {
            self.m.s.clean_living(changed);
        }
        // A callee in a register that arguments need is called from its slot.
        let callee = self.prepare_callee(call)?;
        let error = self.error_slot(call)?;
        let stack = self.place_arguments(call, demoted)?.stack;
        self.error_of_call(error, false)?;
        let callee = match call.bundles.kcfi {
            Some(number) => self.check_type(callee, number),
            None => callee,
        };
        let start = self.m.s.code.len() as u32;
        match call.signature {
            Some(signature) => self.call_signed(callee, signature)?,
            None => self.call_target(callee),
        }
        let end = self.m.s.code.len() as u32;
        if let Some(number) = call.bundles.safepoint {
            self.m.safepoints.place(number, start, end);
        }
        if self.is_noted && self.m.notes.is_on {
            let by_address = self.is_demoted(call.ty).unwrap_or(true);
            self.note_call(call.inst, call.arguments, by_address, start, end);
        }
        if let Some((pad, _)) = call.unwind {
            let inst = self.unwind_inst(call.inst);
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, Some((pad, inst))));
        } else if call.may_unwind {
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, None));
        }
        if self.traits.protection.marks_branches && self.call_returns_twice(call) {
            self.traits.protection.mark(&mut self.m.s.code);
        }
        if let Some(function) = call.bundles.attached {
            self.call_attached(function);
        }
        if call.convention.pops && stack > 0 {
            // The callee removed its arguments: their place is needed again.
            super::emit::add_number(self.code(), SP, SP, -i64::from(stack.next_multiple_of(16)));
        }
        self.error_of_call(error, true)?;
        self.m.s.forget(Arm::CALLER_SAVED.or(changed));
        self.take_result(call.inst, call.ty, demoted)
    }

    /// Returns the slot of the error of a call (`swifterror`).
    pub(super) fn error_slot(&mut self, call: &Call<'_>) -> Selected<Option<i32>> {
        if !self.own.has_swift {
            return Ok(None);
        }
        let argument =
            call.arguments.iter().find(|argument| self.has_attribute(argument.attributes, AttrKind::SwiftError));
        let Some(argument) = argument.copied() else { return Ok(None) };
        match self.source(argument.value, 0)? {
            Source::Frame(slot) => Ok(Some(slot)),
            _ => self.refuse("an error that is no stack object"),
        }
    }

    /// Whether a call may return twice, the second time by an indirect branch.
    fn call_returns_twice(&self, call: &Call<'_>) -> bool {
        let callee = match call.callee {
            Callee::Value(value) => value.as_global(),
            Callee::Library(_) | Callee::Inlined => None,
        };
        let has = |set| self.has_attribute(set, AttrKind::ReturnsTwice);
        facts::any_function_set(self.module, self.body, call.inst, callee, has)
    }

    /// Returns a slot for a result in memory.
    fn slot_of_result(&mut self, ty: Type) -> Selected<i32> {
        let info = self.info(ty);
        match u32::try_from(info.size) {
            Ok(size) if info.align_log2 <= 4 || info.is_vector => Ok(self.m.s.frame.slot(size)),
            _ => self.refuse_type("a result", ty),
        }
    }

    /// Writes what lives on after a call, and is in registers that the call changes, to the frame; all that a
    /// landing pad needs, if there is one.
    pub(super) fn save_for_call(&mut self, unwind: Option<u32>) {
        self.m.s.clean_living(Arm::CALLER_SAVED);
        if let Some(to) = unwind {
            if self.m.s.analysis.entries[to as usize] > 1 {
                self.m.s.clean_where(|life| life.def < to && life.last >= to);
            } else {
                // Registers that calls do not change are those of the call.
                self.m.snapshots[to as usize] = self.m.s.snapshot(Arm::CALLER_SAVED);
            }
        }
    }

    /// Returns the callee as something that setting up arguments does not change.
    pub(super) fn prepare_callee(&mut self, call: &Call<'_>) -> Selected<Prepared> {
        // Those of parameters that are not passed in turn, too.
        let taken = ARGUMENTS.or(NEST.mask()).or(SWIFT).or(call.convention.own_registers());
        let value = match call.callee {
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
                if part.reg != Reg::NONE && !taken.contains(part.reg) {
                    self.m.s.lock(part.reg);
                    return Ok(Prepared::Reg(part.reg));
                }
                Ok(Prepared::Slot(self.callee_slot(id)))
            }
            Source::Address(global, 0) => Ok(Prepared::Global(global)),
            source => {
                let reg = self.m.s.scratch_of(RegSet::bank(Bank::General).without(taken));
                self.move_source(reg, source, Class::I64)?;
                Ok(Prepared::Reg(reg))
            }
        }
    }

    /// Whether a function is called by a pointer that the linker makes.
    pub(super) fn is_imported(&self, global: Global) -> bool {
        self.context.format.is_coff() && self.module.global(global).dll_storage_class == DllStorageClass::Import
    }

    pub(super) fn call_target(&mut self, callee: Prepared) {
        let target = match callee {
            Prepared::Global(global) if self.is_imported(global) => {
                self.load_pointer(X16, CodeTarget::Global(global));
                ops::BLR.n(self.code(), X16.0);
                return;
            }
            Prepared::Global(global) => CodeTarget::Global(global),
            Prepared::Library(name) => CodeTarget::External(name),
            Prepared::Inlined => {
                let super::Memory { s, inlined, .. } = &mut *self.m;
                s.code.append(inlined);
                return;
            }
            Prepared::Reg(reg) => {
                ops::BLR.n(self.code(), reg.number());
                return;
            }
            Prepared::Slot(slot) => {
                Arm::load(&mut self.m.s.code, Class::I64, X16, slot);
                ops::BLR.n(self.code(), X16.0);
                return;
            }
        };
        self.fixup(FixupKind::Call26, target, 0);
        ops::BL.plain(self.code());
    }
}
