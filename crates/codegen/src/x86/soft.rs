//! Floating-point numbers without instructions of their own: `half` and `bfloat` are worked on as `float`, `fp128` by
//! functions of the compiler's library.
//!
//! Operands are *held* meanwhile: they are in the frame, and stand-ins with the numbers after those of lanes name
//! them, so that an instruction may use them several times and between calls.

use draig_ir::{FloatPredicate, Inst, Opcode, Type, Value, ValueKind};
use draig_mc::x86::direct::ops;

use super::address::Address;
use super::call::Prepared;
use super::compare::Condition;
use super::registers::{R11, X86, XMM0, XMM15};
use super::{Selected, Selector};
use crate::features::Feature;
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};
use crate::select::MAX_OPERANDS;

/// Operands of an instruction that are in the frame.
pub(super) struct Held {
    pub(super) values: Vec<Value>,
    /// Numbers of stand-ins with their slots.
    slots: Vec<(usize, i32, u32)>,
}

/// Whether numbers of a type are worked on as `float`.
pub(super) fn is_narrow(ty: Type) -> bool {
    matches!(ty, Type::HALF | Type::BFLOAT)
}

impl Selector<'_, '_> {
    /// Consumes operands and writes those that are no constants to the frame.
    pub(super) fn hold(&mut self, operands: &[Value]) -> Selected<Held> {
        for &operand in operands {
            self.consume(operand);
        }
        let mut held = Held { values: Vec::with_capacity(operands.len()), slots: Vec::new() };
        for &operand in operands {
            let ty = self.type_of(operand);
            if operand.is_constant() && !is_narrow(ty) {
                held.values.push(operand);
                continue;
            }
            let Ok(size) = u32::try_from(self.info(ty).size.max(16)) else {
                return self.refuse("a value of this size");
            };
            let slot = self.m.s.frame.slot(size);
            self.store_value(ty, operand, Address::frame(slot))?;
            let value = self.stand_in_after(&mut held, ty, slot, size)?;
            held.values.push(value);
        }
        Ok(held)
    }

    /// Consumes an operand and writes it to the frame, as a number of a wider type if it is narrow.
    pub(super) fn hold_wide(&mut self, value: Value, wide: Type) -> Selected<Held> {
        self.consume(value);
        let ty = self.type_of(value);
        let Ok(size) = u32::try_from(self.info(ty).size.max(16)) else { return self.refuse("a value of this size") };
        let slot = self.m.s.frame.slot(size);
        self.store_value(ty, value, Address::frame(slot))?;
        let mut held = Held { values: Vec::new(), slots: Vec::new() };
        let mut value = self.stand_in_after(&mut held, ty, slot, size)?;
        if is_narrow(ty) && wide != ty {
            value = self.extend_held(&held, value, ty, wide)?;
        }
        held.values.push(value);
        Ok(held)
    }

    /// Returns the slot of the first operand that was written to the frame.
    pub(super) fn slot_of_held(&self, held: &Held) -> i32 {
        held.slots.first().map_or(0, |&(_, slot, _)| slot)
    }

    /// Makes a stand-in for what is in a slot, which is released with the others.
    pub(super) fn stand_in_after(&mut self, held: &mut Held, ty: Type, slot: i32, size: u32) -> Selected<Value> {
        let Some(number) = (0..MAX_OPERANDS).rev().find(|&number| self.m.lane_types[number].is_none()) else {
            return self.refuse("an operation with so many operands");
        };
        held.slots.push((number, slot, size));
        self.stand_in(number, ty, slot)
    }

    /// Forgets operands that were held.
    pub(super) fn release_held(&mut self, held: &Held) {
        for &(number, slot, size) in &held.slots {
            self.forget_stand_in(number);
            self.m.s.frame.release(slot, size);
        }
    }

    /// Compiles an operation on narrow numbers as one on a wider format, to which its operands are extended.
    pub(super) fn promoted(
        &mut self,
        inst: Inst,
        ty: Type,
        operands: &[Value],
        wide: Type,
        scalar: impl FnOnce(&mut Self, Type, &[Value]) -> Selected,
    ) -> Selected {
        let mut held = self.hold(operands)?;
        for (number, &operand) in operands.iter().enumerate() {
            let operand_type = self.type_of(operand);
            if is_narrow(operand_type) {
                let value = held.values[number];
                held.values[number] = self.extend_held(&held, value, operand_type, wide)?;
            }
        }
        if !is_narrow(ty) {
            scalar(self, ty, &held.values)?;
            self.release_held(&held);
            return Ok(());
        }
        let saved = self.enter_lanes(inst);
        scalar(self, wide, &held.values)?;
        let reg = self.take_lane(inst.as_u32(), 0);
        self.leave_lanes(inst, saved);
        self.release_held(&held);
        self.truncate_number(inst, ty, reg, wide)
    }

    /// Extends a narrow number in its slot, and returns its new stand-in.
    fn extend_held(&mut self, held: &Held, value: Value, ty: Type, wide: Type) -> Selected<Value> {
        let number = match value.kind() {
            ValueKind::Arg(arg) => arg as usize - self.params.len(),
            _ => MAX_OPERANDS,
        };
        let Some(&(_, slot, _)) = held.slots.iter().find(|&&(other, ..)| other == number) else {
            return self.refuse("a number that is not in the frame");
        };
        let place = Address::frame(slot);
        if ty == Type::BFLOAT {
            // Its bits are the upper half of those of a `float`.
            self.reg_mem(ops::MOVZX32rm16, R11, place);
            ops::SHL32ri.reg_imm(self.code(), R11.number(), 16);
            self.reg_mem(ops::MOV32mr, R11, place);
        } else if self.features.has(Feature::F16c) {
            self.load_part(XMM15, Class::F16, 2, place);
            ops::VCVTPH2PSrr.reg_reg(self.code(), XMM15.number(), XMM15.number());
            self.reg_mem(ops::MOVSSmr, XMM15, place);
        } else {
            self.start_script();
            self.load_part(XMM0, Class::F16, 2, place);
            self.call_target(Prepared::Library("__extendhfsf2"))?;
            self.reg_mem(ops::MOVSSmr, XMM0, place);
            self.end_script();
        }
        if wide == Type::DOUBLE {
            self.reg_mem(ops::CVTSS2SDrm_Int, XMM15, place);
            self.reg_mem(ops::MOVSDmr, XMM15, place);
        }
        self.forget_stand_in(number);
        self.stand_in(number, wide, slot)
    }

    /// Rounds a `float` in the frame to a narrow format, in place.
    pub(super) fn truncate_in_frame(&mut self, ty: Type, slot: i32) -> Selected {
        let name = if ty == Type::HALF { "__truncsfhf2" } else { "__truncsfbf2" };
        self.start_script();
        self.load_part(XMM0, Class::F32, 4, Address::frame(slot));
        self.call_target(Prepared::Library(name))?;
        self.store_part(XMM0, Class::F16, 2, Address::frame(slot));
        self.end_script();
        Ok(())
    }

    /// Rounds a number in a register to a narrow format, and makes it the result.
    fn truncate_number(&mut self, inst: Inst, ty: Type, reg: Reg, wide: Type) -> Selected {
        if ty == Type::HALF && wide == Type::FLOAT && self.features.has(Feature::F16c) {
            // Rounded by the current mode.
            ops::VCVTPS2PHrr.reg_reg_imm(self.code(), reg.number(), reg.number(), 4);
            self.m.s.lock(reg);
            self.define(inst, Class::F16, reg);
            return Ok(());
        }
        let name = match (ty == Type::HALF, wide == Type::FLOAT) {
            (true, true) => "__truncsfhf2",
            (true, false) => "__truncdfhf2",
            (false, true) => "__truncsfbf2",
            (false, false) => "__truncdfbf2",
        };
        self.start_script();
        X86::copy(&mut self.m.s.code, Class::F64, XMM0, reg);
        self.call_target(Prepared::Library(name))?;
        self.end_script();
        self.m.s.lock(XMM0);
        self.define(inst, Class::F16, XMM0);
        Ok(())
    }

    /// Starts code that uses any register that a call may change. What it reads must be in the frame.
    pub(super) fn start_script(&mut self) {
        self.frame.has_calls = true;
        self.m.s.clean_living(X86::CALLER_SAVED);
    }

    /// Ends such code.
    pub(super) fn end_script(&mut self) {
        self.m.s.touched = self.m.s.touched.or(X86::CALLER_SAVED);
        self.m.s.forget(X86::CALLER_SAVED);
    }

    /// Calls a function whose result is of another type than that of the instruction, and returns its register.
    pub(super) fn call_for(&mut self, inst: Inst, ty: Type, name: &'static str, operands: &[Value]) -> Selected<Reg> {
        let saved = self.enter_lanes(inst);
        self.library_call(inst, ty, name, operands)?;
        let reg = self.take_lane(inst.as_u32(), 0);
        self.leave_lanes(inst, saved);
        self.m.s.lock(reg);
        Ok(reg)
    }

    pub(super) fn quad_binary(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        let name = match opcode {
            Opcode::FAdd => "__addtf3",
            Opcode::FSub => "__subtf3",
            Opcode::FMul => "__multf3",
            Opcode::FDiv => "__divtf3",
            Opcode::FRem => "fmodf128",
            _ => return self.refuse(&format!("{} of fp128", opcode.spelling())),
        };
        self.library_call(inst, ty, name, operands)
    }

    /// Compares numbers of a format without an instruction: a register becomes 1 or 0.
    pub(super) fn soft_compare(&mut self, inst: Inst, predicate: FloatPredicate, operands: &[Value]) -> Selected {
        let ty = self.type_of(operands[0]);
        if is_narrow(ty) {
            return self.promoted(inst, Type::I1, operands, Type::FLOAT, |s, _, values| {
                s.compare_numbers(inst, predicate, values)
            });
        }
        use FloatPredicate::*;
        let held = self.hold(operands)?;
        let (name, condition) = match predicate {
            Oeq | Ueq => ("__eqtf2", Condition::E),
            Une | One => ("__netf2", Condition::NE),
            Ogt => ("__gttf2", Condition::G),
            Oge => ("__getf2", Condition::GE),
            Olt => ("__lttf2", Condition::L),
            Ole => ("__letf2", Condition::LE),
            // The functions give for what is no number the answer that is wrong for the ordered predicate.
            Ugt => ("__letf2", Condition::G),
            Uge => ("__lttf2", Condition::GE),
            Ult => ("__getf2", Condition::L),
            Ule => ("__gttf2", Condition::LE),
            Ord => ("__unordtf2", Condition::E),
            Uno | False | True => ("__unordtf2", Condition::NE),
        };
        let reg = self.call_for(inst, Type::I32, name, &held.values)?;
        ops::TEST32rr.reg_reg(self.code(), reg.number(), reg.number());
        condition.set(self.code(), reg);
        if matches!(predicate, Ueq | One) {
            let slot = self.m.s.frame.slot(8);
            self.reg_mem(ops::MOV32mr, reg, Address::frame(slot));
            self.m.s.unlock(reg);
            let other = self.call_for(inst, Type::I32, "__unordtf2", &held.values)?;
            ops::TEST32rr.reg_reg(self.code(), other.number(), other.number());
            let (condition, combine) = match predicate {
                Ueq => (Condition::NE, ops::OR32rm),
                _ => (Condition::E, ops::AND32rm),
            };
            condition.set(self.code(), other);
            self.reg_mem(combine, other, Address::frame(slot));
            self.m.s.frame.release(slot, 8);
            self.release_held(&held);
            self.define(inst, Class::I8, other);
            return Ok(());
        }
        if matches!(predicate, False | True) {
            self.move_bits(reg, u128::from(predicate == True), Class::I8);
        }
        self.release_held(&held);
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    /// Converts an integer by a function for `i32`, `i64` or `i128`, to which it is extended.
    pub(super) fn int_to_float_by_function(
        &mut self,
        inst: Inst,
        ty: Type,
        value: Value,
        is_signed: bool,
        names: [[&'static str; 2]; 3],
    ) -> Selected {
        let from = self.type_of(value);
        let width = self.width_of(from);
        // A narrow unsigned integer is a positive signed one, once it is extended.
        let is_signed_extension = is_signed;
        let Some((number, wide)) = function_for(width) else {
            return self.refuse(&format!("a conversion of {}", self.module.type_ref(from)));
        };
        let is_signed = is_signed || width < 32;
        let name = names[number][usize::from(!is_signed)];
        if matches!(width, 32 | 64 | 128) {
            return self.library_call(inst, ty, name, &[value]);
        }
        self.consume(value);
        let slot = self.m.s.frame.slot(16);
        let reg = self.m.s.scratch(Bank::General);
        if width <= 64 {
            self.move_extended(reg, value, width, is_signed_extension, Class::I64)?;
            self.reg_mem(ops::MOV64mr, reg, Address::frame(slot));
        } else {
            self.move_to(reg, value, 0, Class::I64)?;
            self.reg_mem(ops::MOV64mr, reg, Address::frame(slot));
            self.move_to(reg, value, 1, Class::I64)?;
            self.extend_high(reg, width, is_signed_extension);
            self.reg_mem(ops::MOV64mr, reg, Address::frame(slot + 8));
        }
        self.m.s.unlock(reg);
        let mut held = Held { values: Vec::new(), slots: Vec::new() };
        let extended = self.stand_in_after(&mut held, wide, slot, 16)?;
        self.library_call(inst, ty, name, &[extended])?;
        self.release_held(&held);
        Ok(())
    }

    /// Converts to an integer by a function for `i32`, `i64` or `i128`; the bits above the width are arbitrary.
    pub(super) fn float_to_int_by_function(
        &mut self,
        inst: Inst,
        ty: Type,
        value: Value,
        is_signed: bool,
        names: [[&'static str; 2]; 3],
    ) -> Selected {
        let width = self.width_of(ty);
        let Some((number, wide)) = function_for(width) else {
            return self.refuse(&format!("a conversion to {}", self.module.type_ref(ty)));
        };
        let name = names[number][usize::from(!(is_signed || width < 32))];
        if let (Kind::Scalar(class), 0..=64) = (self.info(ty).kind, width)
            && !matches!(width, 32 | 64)
        {
            let reg = self.call_for(inst, wide, name, &[value])?;
            self.define(inst, class, reg);
            return Ok(());
        }
        self.library_call(inst, wide, name, &[value])
    }
}

/// Returns the number of the library's function for integers of this width, and the type that it takes.
fn function_for(width: u32) -> Option<(usize, Type)> {
    match width {
        0..=32 => Some((0, Type::I32)),
        33..=64 => Some((1, Type::I64)),
        65..=128 => Some((2, Type::I128)),
        _ => None,
    }
}
