//! Results: of calls, of the function itself, of landing pads.

use draig_ir::{Inst, Type, Value};
use draig_tables::AttrKind;

use super::address::Address;
use super::call::Prepared;
use super::operand::Source;
use super::registers::{Arm, X0, X1};
use super::{Selected, Selector};
use crate::code::CallSite;
use crate::function::moves;
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    /// Makes the registers of a result the value of an instruction.
    pub(super) fn take_result(&mut self, inst: Inst, ty: Type, demoted: Option<i32>) -> Selected {
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
        if let (Kind::Scalar(class), true) = (info.kind, info.is_single) {
            let reg = if class.bank() == Bank::General { X0 } else { Reg::vector(0) };
            self.m.s.lock(reg);
            self.define(inst, class, reg);
            return Ok(());
        }
        let leaves = self.leaves(ty)?;
        let Some(regs) = self.result_registers(&leaves) else { return self.refuse_type("a result", ty) };
        for &reg in &regs {
            self.m.s.lock(reg);
        }
        if info.is_vector
            && let Some(image) = self.image_of(ty)
        {
            let (slot, size) = self.new_image(image);
            for (leaf, reg) in leaves.iter().zip(regs) {
                self.store_part(reg, leaf.class, leaf.bytes, Address::frame(slot + leaf.offset as i32));
                self.m.s.unlock(reg);
            }
            self.gather_image(inst.as_u32(), ty, image, slot)?;
            self.m.s.frame.release(slot, size);
            return Ok(());
        }
        if info.kind == Kind::Memory {
            self.create(inst, ty)?;
            let slot = self.m.s.parts[inst.index()].slot;
            for (leaf, reg) in leaves.iter().zip(regs) {
                self.store_part(reg, leaf.class, leaf.bytes, Address::frame(slot + leaf.offset as i32));
            }
            return Ok(());
        }
        self.define_parts(inst, ty, &regs)
    }

    /// Puts a value into the registers of the function's result, or where the caller says.
    pub(super) fn return_value(&mut self, value: Value, ty: Type) -> Selected {
        let info = self.info(ty);
        if self.is_demoted(ty)? {
            let slot = self.frame.result_address;
            let reg = self.m.s.scratch(Bank::General);
            Arm::load(&mut self.m.s.code, Class::I64, reg, slot);
            return self.store_value(ty, value, Address::base(reg, 0));
        }
        let leaves = self.leaves(ty)?;
        let Some(regs) = self.result_registers(&leaves) else { return self.refuse_type("a result", ty) };
        regs.iter().for_each(|&reg| self.frame.results.insert(reg));
        if info.is_vector
            && let Some(image) = self.image_of(ty)
        {
            let (slot, size) = self.spread(value, ty, image)?;
            for (leaf, reg) in leaves.iter().zip(regs) {
                self.load_part(reg, leaf.class, leaf.bytes, Address::frame(slot + leaf.offset as i32));
            }
            self.m.s.frame.release(slot, size);
            return Ok(());
        }
        if info.kind == Kind::Memory {
            let Some(slot) = self.source_in_frame(value, ty)? else { return Ok(()) };
            for (leaf, reg) in leaves.iter().zip(regs) {
                self.load_part(reg, leaf.class, leaf.bytes, Address::frame(slot + leaf.offset as i32));
            }
            return Ok(());
        }
        let mut late = Vec::new();
        for (number, (&reg, leaf)) in (0..).zip(regs.iter().zip(&leaves)) {
            match self.source(value, number)? {
                Source::Part(id) => {
                    let part = self.m.s.parts[id as usize];
                    let from = match part.reg {
                        Reg::NONE => moves::Spot::Slot(part.slot),
                        from => moves::Spot::Register(from),
                    };
                    self.m.moves.push(moves::Spot::Register(reg), from, part.class);
                }
                source => late.push((reg, source, leaf.class)),
            }
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for (reg, source, class) in late {
            self.move_source(reg, source, class)?;
        }
        let attributes = self.module.global(self.function).as_function().map(|function| function.attributes);
        let Some(attributes) = attributes else { return Ok(()) };
        let kinds = self.kinds(self.module.tables.attributes.list(attributes).result);
        let is_signed = kinds.has(AttrKind::SExt);
        let is_narrow = info.is_single && leaves[0].class.bank() == Bank::General && info.bits < 32;
        if is_narrow && (is_signed || kinds.has(AttrKind::ZExt) || info.bits == 1) {
            self.extend_in_place(X0, info.bits, is_signed, Class::I32);
        }
        Ok(())
    }

    /// Defines the result of a landing pad: the exception and its selector, where the unwinder leaves them.
    pub(super) fn landing_pad(&mut self, inst: Inst, ty: Type) -> Selected {
        self.m.s.lock(X0);
        self.m.s.lock(X1);
        match self.classes(ty).as_slice() {
            [Class::I64, Class::I32] => self.define_parts(inst, ty, &[X0, X1]),
            [Class::I64] => self.define_parts(inst, ty, &[X0]),
            [] => Ok(()),
            _ => self.refuse_type("a landingpad", ty),
        }
    }

    pub(super) fn resume(&mut self, value: Value) -> Selected {
        self.consume(value);
        self.frame.has_calls = true;
        self.move_to(X0, value, 0, Class::I64)?;
        let start = self.m.s.code.len() as u32;
        self.call_target(Prepared::Library("_Unwind_Resume"));
        let end = self.m.s.code.len() as u32;
        self.m.call_sites.push((CallSite { start, end, landing_pad: None }, None));
        Ok(())
    }
}
