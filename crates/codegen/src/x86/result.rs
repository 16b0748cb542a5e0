//! Results: of calls, of the function itself, of landing pads.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::AttrKind;

use super::address::Address;
use super::call::Prepared;
use super::convention::{Convention, result_register, result_registers};
use super::operand::Source;
use super::parameter::SYSTEM_V_ARGUMENTS;
use super::prologue::WIN64_ARGUMENTS;
use super::registers::{RAX, RBP, RDX, ST0, ST1, X86, XMM0, XMM15};
use super::{Selected, Selector};
use crate::code::CallSite;
use crate::function::moves;
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    /// Makes the registers of a result the value of an instruction.
    pub(super) fn take_result(
        &mut self,
        inst: Inst,
        ty: Type,
        convention: &Convention,
        demoted: Option<i32>,
    ) -> Selected {
        let super::Memory { s, released, .. } = &mut *self.m;
        released.drain(..).for_each(|(slot, size)| s.frame.release(slot, size));
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
        if let (Kind::Scalar(class), true) = (info.kind, info.is_single)
            && let Some(reg) = result_register(convention, class)
            && !is_x87(reg)
        {
            self.m.s.lock(reg);
            self.define(inst, class, reg);
            return Ok(());
        }
        if convention.is_wide_by_reference && ty == Type::I128 {
            let slot = self.m.s.frame.slot(16);
            X86::store(&mut self.m.s.code, Class::V128, XMM0, slot);
            self.load_parts_from(inst, ty, Address::frame(slot))?;
            self.m.s.frame.release(slot, 16);
            return Ok(());
        }
        if !convention.by_reference
            && let Some(pieces) = self.pieces_of(ty)?
        {
            return self.take_pieces(inst.as_u32(), ty, convention, &pieces);
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
        for &reg in regs.iter().filter(|&&reg| !is_x87(reg)) {
            self.m.s.lock(reg);
        }
        if regs.iter().any(|&reg| is_x87(reg)) {
            return self.take_x87(inst, ty, regs, &classes);
        }
        self.define_parts(inst, ty, &regs)
    }

    /// Makes a result of which some numbers are on the stack of the x87 the value of an instruction.
    fn take_x87(&mut self, inst: Inst, ty: Type, mut regs: Vec<Reg>, classes: &[Class]) -> Selected {
        let slot = self.m.s.frame.slot(8);
        for (reg, &class) in regs.iter_mut().zip(classes).filter(|(reg, _)| is_x87(**reg)) {
            let op = if class == Class::F32 { ops::ST_FP32m } else { ops::ST_FP64m };
            op.mem(self.code(), Mem::base(RBP.0, slot));
            *reg = self.m.s.scratch(Bank::Vector);
            X86::load(&mut self.m.s.code, class, *reg, slot);
        }
        self.m.s.frame.release(slot, 8);
        self.define_parts(inst, ty, &regs)
    }

    /// Loads the parts of a value from memory.
    pub(super) fn load_parts_from(&mut self, inst: Inst, ty: Type, address: Address) -> Selected {
        self.create(inst, ty)?;
        match self.info(ty).kind {
            Kind::Parts(first, count) => {
                self.load_each_part(inst, first, count, address);
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
            if convention.result_address.is_none() {
                ops::MOV64rm.reg_reg(self.code(), RAX.number(), reg.number());
            }
            return Ok(());
        }
        if !convention.by_reference
            && let Some(pieces) = self.pieces_of(ty)?
        {
            return self.return_pieces(value, ty, convention, &pieces);
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
        for (number, (&reg, &class)) in (0..).zip(regs.iter().zip(&classes)).filter(|(_, (reg, _))| !is_x87(**reg)) {
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
        // The last number is below the others on the stack of the x87.
        for (number, (&reg, &class)) in (0u32..regs.len() as u32).zip(regs.iter().zip(&classes)).rev() {
            if !is_x87(reg) {
                continue;
            }
            let slot = self.m.s.frame.slot(8);
            self.move_to(XMM15, value, number, class)?;
            X86::store(&mut self.m.s.code, class, XMM15, slot);
            let op = if class == Class::F32 { ops::LD_F32m } else { ops::LD_F64m };
            op.mem(self.code(), Mem::base(RBP.0, slot));
            self.m.s.frame.release(slot, 8);
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for (reg, source, class) in late {
            self.move_source(reg, source, class)?;
        }
        let kinds = self.kinds(self.module.tables.attributes.list(function.attributes).result);
        let is_signed = kinds.has(AttrKind::SExt);
        let width = self.info(ty).bits;
        let is_narrow = classes.len() == 1 && classes[0].bank() == Bank::General && width < 32;
        if is_narrow && (is_signed || kinds.has(AttrKind::ZExt)) {
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

    /// Returns the register of an argument of a function of the system's library, by its number, at most 3.
    pub(super) fn library_argument(&self, number: usize) -> Reg {
        match self.context.format.is_coff() {
            true => WIN64_ARGUMENTS[number],
            false => SYSTEM_V_ARGUMENTS[number],
        }
    }

    pub(super) fn resume(&mut self, value: Value) -> Selected {
        self.consume(value);
        self.frame.has_calls = true;
        let argument = self.library_argument(0);
        self.move_to(argument, value, 0, Class::I64)?;
        let start = self.m.s.code.len() as u32;
        self.call_target(Prepared::Library("_Unwind_Resume"))?;
        let end = self.m.s.code.len() as u32;
        self.m.s.touched = self.m.s.touched.or(X86::CALLER_SAVED);
        self.m.call_sites.push((CallSite { start, end, landing_pad: None }, None));
        Ok(())
    }
}

/// Whether a register of a result is on the stack of the x87.
pub(super) fn is_x87(reg: Reg) -> bool {
    reg == ST0 || reg == ST1
}
