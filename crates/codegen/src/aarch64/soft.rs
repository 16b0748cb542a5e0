//! Floating-point numbers without instructions of their own: `half` (unless the processor has them) and `bfloat` are
//! worked on as `float`, `fp128` by functions of the compiler's library, and so are integers of more than 64 bits.
//!
//! Operands are *held* meanwhile: they are in the frame, and stand-ins with the numbers after those of lanes name
//! them, so that an instruction may use them several times and between calls.

use draig_ir::{FloatPredicate, Inst, Opcode, Type, Value, ValueKind};
use draig_mc::aarch64::direct::{Op, ops};
use draig_mc::aarch64::{Condition, ShiftKind};

use super::address::Address;
use super::compare::Flags;
use super::emit::{self, wide};
use super::registers::{V31, X16, X17, ZR};
use super::{Selected, Selector};
use crate::arm_features::ArmFeature;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};
use crate::select::MAX_OPERANDS;

/// Operands of an instruction that are in the frame.
pub(super) struct Held {
    pub(super) values: Vec<Value>,
    /// Numbers of stand-ins with their slots.
    slots: Vec<(usize, i32, u32)>,
}

/// Whether numbers of a type have 16 bits.
pub(super) fn is_narrow(ty: Type) -> bool {
    matches!(ty, Type::HALF | Type::BFLOAT)
}

/// Functions that convert integers of 32, 64 and 128 bits, signed and unsigned.
type Functions = [[&'static str; 2]; 3];

const TO_FLOAT: Functions =
    [["__floatsisf", "__floatunsisf"], ["__floatdisf", "__floatundisf"], ["__floattisf", "__floatuntisf"]];
const TO_DOUBLE: Functions =
    [["__floatsidf", "__floatunsidf"], ["__floatdidf", "__floatundidf"], ["__floattidf", "__floatuntidf"]];
const TO_QUAD: Functions =
    [["__floatsitf", "__floatunsitf"], ["__floatditf", "__floatunditf"], ["__floattitf", "__floatuntitf"]];
const FROM_FLOAT: Functions =
    [["__fixsfsi", "__fixunssfsi"], ["__fixsfdi", "__fixunssfdi"], ["__fixsfti", "__fixunssfti"]];
const FROM_DOUBLE: Functions =
    [["__fixdfsi", "__fixunsdfsi"], ["__fixdfdi", "__fixunsdfdi"], ["__fixdfti", "__fixunsdfti"]];
const FROM_QUAD: Functions =
    [["__fixtfsi", "__fixunstfsi"], ["__fixtfdi", "__fixunstfdi"], ["__fixtfti", "__fixunstfti"]];

impl Selector<'_, '_> {
    /// Consumes operands and writes those that are no constants to the frame.
    pub(super) fn hold(&mut self, operands: &[Value]) -> Selected<Held> {
        self.consume_all(operands);
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

    /// Consumes an operand and writes it to the frame.
    pub(super) fn hold_one(&mut self, value: Value) -> Selected<Held> {
        self.consume(value);
        let ty = self.type_of(value);
        let Ok(size) = u32::try_from(self.info(ty).size.max(16)) else { return self.refuse("a value of this size") };
        let slot = self.m.s.frame.slot(size);
        self.store_value(ty, value, Address::frame(slot))?;
        let mut held = Held { values: Vec::new(), slots: Vec::new() };
        let value = self.stand_in_after(&mut held, ty, slot, size)?;
        held.values.push(value);
        Ok(held)
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
        self.truncate_number(reg, ty, wide);
        self.m.s.lock(reg);
        self.define(inst, Class::F16, reg);
        Ok(())
    }

    /// Extends a narrow number in its slot, and returns its new stand-in.
    fn extend_held(&mut self, held: &Held, value: Value, ty: Type, wide: Type) -> Selected<Value> {
        let number = match value.kind() {
            ValueKind::Arg(arg) => (arg as usize).saturating_sub(self.params.len()),
            _ => MAX_OPERANDS,
        };
        let Some(&(_, slot, _)) = held.slots.iter().find(|&&(other, ..)| other == number) else {
            return self.refuse("a number that is not in the frame");
        };
        let place = Address::frame(slot);
        self.load_part(V31, Class::F16, 2, place);
        self.extend_number(V31, V31, ty, wide);
        let bytes = if wide == Type::DOUBLE { 8 } else { 4 };
        self.store_part(V31, Class::F64, bytes, place);
        self.forget_stand_in(number);
        self.stand_in(number, wide, slot)
    }

    /// Extends a narrow number to `float` or `double`.
    pub(super) fn extend_number(&mut self, to: Reg, from: Reg, ty: Type, wide: Type) {
        let (d, n) = (to.number(), from.number());
        let code = self.code();
        if ty == Type::HALF {
            let op = if wide == Type::DOUBLE { ops::FCVTDHr } else { ops::FCVTSHr };
            return op.rr(code, d, n);
        }
        // Its bits are the upper half of those of a `float`.
        ops::SHLd.shift_left(code, d, n, 16);
        if wide == Type::DOUBLE {
            ops::FCVTDSr.rr(code, d, d);
        }
    }

    /// Rounds a `float` or `double` in a register to a narrow format, in place.
    pub(super) fn truncate_number(&mut self, reg: Reg, ty: Type, from: Type) {
        let r = reg.number();
        let has_bf16 = self.features.has(ArmFeature::Bf16);
        let code = self.code();
        if ty == Type::HALF {
            let op = if from == Type::DOUBLE { ops::FCVTHDr } else { ops::FCVTHSr };
            return op.rr(code, r, r);
        }
        if from == Type::DOUBLE {
            // To odd: the second rounding is then as if it were the only one.
            ops::FCVTXNv1i64.rr(code, r, r);
        }
        if has_bf16 {
            return ops::BFCVT.rr(code, r, r);
        }
        // The nearest, and of two the even one: half of the last place is added, less one if that is even.
        let (x, y) = (X16.0, X17.0);
        ops::FMOVSWr.rr(code, x, r);
        ops::UBFMWri.bitfield(code, y, x, 16, 16);
        ops::ADDWrs.rrr(code, y, y, x);
        ops::FCMPSrr.nm(code, r, r);
        emit::number(code, X16, 0x7fff, false);
        ops::ADDWrs.rrr(code, y, y, x);
        // What is no number stays so, and becomes a quiet one.
        ops::FMOVSWr.rr(code, x, r);
        let quiet = draig_mc::aarch64::direct::bitmask(0x40_0000, false).unwrap_or(0);
        ops::ORRWri.rr_bitmask(code, x, x, quiet);
        ops::CSELWr.select(code, y, x, y, Condition::Vs);
        emit::shift(code, ShiftKind::Lsr, X17, X17, 16, false);
        ops::FMOVWSr.rr(code, r, y);
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

    /// Compiles an operation on a scalar that `float` and `double` have instructions for.
    pub(super) fn soft_operation(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        use Opcode::{FAdd, FDiv, FMul, FNeg, FRem, FSub};
        if opcode == FNeg && (is_narrow(ty) || ty == Type::FP128) {
            return self.change_sign(inst, ty, operands[0]);
        }
        if ty == Type::FP128 {
            let name = match opcode {
                FAdd => "__addtf3",
                FSub => "__subtf3",
                FMul => "__multf3",
                FDiv => "__divtf3",
                FRem => "fmodl",
                _ => return self.refuse_type(opcode.spelling(), ty),
            };
            return self.library_call(inst, ty, name, operands);
        }
        if !is_narrow(ty) || !matches!(opcode, FAdd | FSub | FMul | FDiv | FRem) {
            return self.refuse_type(opcode.spelling(), ty);
        }
        let native = match opcode {
            FAdd => Some((ops::FADDHrr, ops::FADDSrr)),
            FSub => Some((ops::FSUBHrr, ops::FSUBSrr)),
            FMul => Some((ops::FMULHrr, ops::FMULSrr)),
            FDiv => Some((ops::FDIVHrr, ops::FDIVSrr)),
            _ => None,
        };
        let Some((half, single)) = native else {
            return self
                .promoted(inst, ty, operands, Type::FLOAT, |s, ty, values| s.float_binary(inst, opcode, ty, values));
        };
        self.consume_all(operands);
        let (n, m) = (self.register(operands[0], 0, Class::F16)?, self.register(operands[1], 0, Class::F16)?);
        let reg = self.m.s.scratch(Bank::Vector);
        if ty == Type::HALF && self.features.has(ArmFeature::FullFp16) {
            half.rrr(self.code(), reg.number(), n.number(), m.number());
        } else {
            self.extend_number(reg, n, ty, Type::FLOAT);
            self.extend_number(V31, m, ty, Type::FLOAT);
            single.rrr(self.code(), reg.number(), reg.number(), V31.number());
            self.truncate_number(reg, ty, Type::FLOAT);
        }
        self.define(inst, Class::F16, reg);
        Ok(())
    }

    /// Inverts the sign of a number of 16 or 128 bits.
    fn change_sign(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        let class = if is_narrow(ty) { Class::F16 } else { Class::V128 };
        let sign = 1u128 << (self.info(ty).bits - 1);
        self.consume(value);
        let n = self.register(value, 0, class)?;
        let reg = self.m.s.scratch(Bank::Vector);
        self.move_bits(reg, sign, Class::V128);
        ops::EORv16i8.rrr(self.code(), reg.number(), n.number(), reg.number());
        self.define(inst, class, reg);
        Ok(())
    }

    /// Compares numbers of a format without an instruction: a register becomes 1 or 0.
    pub(super) fn soft_compare(&mut self, inst: Inst, predicate: FloatPredicate, operands: &[Value]) -> Selected {
        use FloatPredicate::*;
        let ty = self.type_of(operands[0]);
        if is_narrow(ty) {
            self.consume_all(operands);
            let (n, m) = (self.register(operands[0], 0, Class::F16)?, self.register(operands[1], 0, Class::F16)?);
            let one = self.m.s.scratch(Bank::Vector);
            self.extend_number(one, n, ty, Type::FLOAT);
            self.extend_number(V31, m, ty, Type::FLOAT);
            ops::FCMPSrr.nm(self.code(), one.number(), V31.number());
            let reg = self.m.s.scratch(Bank::General);
            self.set_flags(reg, super::compare::float_flags(predicate));
            self.define(inst, Class::I8, reg);
            return Ok(());
        }
        if ty != Type::FP128 {
            return self.refuse_type("fcmp", ty);
        }
        let held = self.hold(operands)?;
        let (name, condition) = match predicate {
            Oeq | Ueq => ("__eqtf2", Condition::Eq),
            Une | One => ("__netf2", Condition::Ne),
            Ogt => ("__gttf2", Condition::Gt),
            Oge => ("__getf2", Condition::Ge),
            Olt => ("__lttf2", Condition::Lt),
            Ole => ("__letf2", Condition::Le),
            // The functions give for what is no number the answer that is wrong for the ordered predicate.
            Ugt => ("__letf2", Condition::Gt),
            Uge => ("__lttf2", Condition::Ge),
            Ult => ("__getf2", Condition::Lt),
            Ule => ("__gttf2", Condition::Le),
            Ord => ("__unordtf2", Condition::Eq),
            Uno | False | True => ("__unordtf2", Condition::Ne),
        };
        let mut reg = self.call_for(inst, Type::I32, name, &held.values)?;
        self.set_by_sign(reg, condition);
        if matches!(predicate, Ueq | One) {
            let slot = self.m.s.frame.slot(8);
            self.store_part(reg, Class::I32, 4, Address::frame(slot));
            self.m.s.unlock(reg);
            reg = self.call_for(inst, Type::I32, "__unordtf2", &held.values)?;
            let (condition, combine) = match predicate {
                Ueq => (Condition::Ne, ops::ORRWrs),
                _ => (Condition::Eq, ops::ANDWrs),
            };
            self.set_by_sign(reg, condition);
            self.load_part(X16, Class::I32, 4, Address::frame(slot));
            combine.rrr(self.code(), reg.number(), reg.number(), X16.0);
            self.m.s.frame.release(slot, 8);
        }
        if matches!(predicate, False | True) {
            self.move_bits(reg, u128::from(predicate == True), Class::I8);
        }
        self.release_held(&held);
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    /// Replaces a number by 1 or 0: whether it compares with zero in a way.
    fn set_by_sign(&mut self, reg: Reg, condition: Condition) {
        wide(ops::SUBSWri, false).rri(self.code(), ZR.0, reg.number(), 0);
        self.set_flags(reg, Flags::One(condition));
    }

    /// Converts numbers where one of the formats has no instructions, or the integer more than 64 bits.
    pub(super) fn soft_convert(&mut self, inst: Inst, opcode: Opcode, ty: Type, value: Value) -> Selected {
        let from = self.type_of(value);
        let is_plain = |ty: Type| matches!(ty, Type::FLOAT | Type::DOUBLE);
        let is_signed = matches!(opcode, Opcode::SiToFp | Opcode::FpToSi);
        match opcode {
            Opcode::FpExt | Opcode::FpTrunc if is_narrow(from) && is_plain(ty) => {
                self.consume(value);
                let n = self.register(value, 0, Class::F16)?;
                let reg = self.m.s.scratch(Bank::Vector);
                self.extend_number(reg, n, from, ty);
                self.define(inst, if ty == Type::FLOAT { Class::F32 } else { Class::F64 }, reg);
                Ok(())
            }
            Opcode::FpExt | Opcode::FpTrunc if is_plain(from) && is_narrow(ty) => {
                self.consume(value);
                let reg = self.m.s.scratch(Bank::Vector);
                let class = if from == Type::FLOAT { Class::F32 } else { Class::F64 };
                self.move_to(reg, value, 0, class)?;
                self.truncate_number(reg, ty, from);
                self.define(inst, Class::F16, reg);
                Ok(())
            }
            Opcode::FpExt if ty == Type::FP128 && is_narrow(from) => {
                self.promoted(inst, ty, &[value], Type::FLOAT, |s, ty, values| {
                    s.library_call(inst, ty, "__extendsftf2", values)
                })
            }
            Opcode::FpExt if ty == Type::FP128 && is_plain(from) => {
                let name = if from == Type::FLOAT { "__extendsftf2" } else { "__extenddftf2" };
                self.library_call(inst, ty, name, &[value])
            }
            Opcode::FpTrunc if from == Type::FP128 => {
                let name = match ty {
                    Type::FLOAT => "__trunctfsf2",
                    Type::DOUBLE => "__trunctfdf2",
                    Type::HALF => "__trunctfhf2",
                    Type::BFLOAT => "__trunctfbf2",
                    _ => return self.refuse_type("fptrunc to", ty),
                };
                self.library_call(inst, ty, name, &[value])
            }
            Opcode::SiToFp | Opcode::UiToFp => match ty {
                Type::FLOAT => self.number_by_function(inst, ty, value, is_signed, TO_FLOAT),
                Type::DOUBLE => self.number_by_function(inst, ty, value, is_signed, TO_DOUBLE),
                Type::FP128 => self.number_by_function(inst, ty, value, is_signed, TO_QUAD),
                _ if is_narrow(ty) => self.narrow_from_integer(inst, opcode, ty, value),
                _ => self.refuse_type(&format!("{} to {}", opcode.spelling(), self.module.type_ref(ty)), from),
            },
            Opcode::FpToSi | Opcode::FpToUi => match from {
                Type::FLOAT => self.integer_by_function(inst, ty, value, is_signed, FROM_FLOAT),
                Type::DOUBLE => self.integer_by_function(inst, ty, value, is_signed, FROM_DOUBLE),
                Type::FP128 => self.integer_by_function(inst, ty, value, is_signed, FROM_QUAD),
                _ if is_narrow(from) => {
                    self.promoted(inst, ty, &[value], Type::FLOAT, |s, ty, values| s.cast(inst, opcode, ty, values[0]))
                }
                _ => self.refuse_type(&format!("{} to {}", opcode.spelling(), self.module.type_ref(ty)), from),
            },
            _ => self.refuse_type(&format!("{} to {}", opcode.spelling(), self.module.type_ref(ty)), from),
        }
    }

    /// Converts an integer to a narrow number, by way of `double` for up to 32 bits, which is exact, else of `float`.
    fn narrow_from_integer(&mut self, inst: Inst, opcode: Opcode, ty: Type, value: Value) -> Selected {
        let from = self.type_of(value);
        let wide = if self.width_of(from) <= 32 { Type::DOUBLE } else { Type::FLOAT };
        let saved = self.enter_lanes(inst);
        self.cast(inst, opcode, wide, value)?;
        let reg = self.take_lane(inst.as_u32(), 0);
        self.leave_lanes(inst, saved);
        self.truncate_number(reg, ty, wide);
        self.m.s.lock(reg);
        self.define(inst, Class::F16, reg);
        Ok(())
    }

    /// Converts an integer by a function for `i32`, `i64` or `i128`, to which it is extended.
    fn number_by_function(
        &mut self,
        inst: Inst,
        ty: Type,
        value: Value,
        is_signed: bool,
        names: Functions,
    ) -> Selected {
        let from = self.type_of(value);
        let width = self.width_of(from);
        let Some((number, wide)) = function_for(width) else { return self.refuse_type("a conversion", from) };
        // A narrow unsigned integer is a positive signed one, once it is extended.
        let name = names[number][usize::from(!(is_signed || width < 32))];
        if matches!(width, 32 | 64 | 128) {
            return self.library_call(inst, ty, name, &[value]);
        }
        self.consume(value);
        let slot = self.m.s.frame.slot(16);
        let reg = self.m.s.scratch(Bank::General);
        if width <= 64 {
            self.move_extended(reg, value, width, is_signed, Class::I64)?;
            self.store_part(reg, Class::I64, 8, Address::frame(slot));
        } else {
            self.move_to(reg, value, 0, Class::I64)?;
            self.store_part(reg, Class::I64, 8, Address::frame(slot));
            self.move_to(reg, value, 1, Class::I64)?;
            self.extend_in_place(reg, width - 64, is_signed, Class::I64);
            self.store_part(reg, Class::I64, 8, Address::frame(slot + 8));
        }
        self.m.s.unlock(reg);
        let mut held = Held { values: Vec::new(), slots: Vec::new() };
        let extended = self.stand_in_after(&mut held, wide, slot, 16)?;
        self.library_call(inst, ty, name, &[extended])?;
        self.release_held(&held);
        Ok(())
    }

    /// Converts to an integer by a function for `i32`, `i64` or `i128`; the bits above the width are arbitrary.
    fn integer_by_function(
        &mut self,
        inst: Inst,
        ty: Type,
        value: Value,
        is_signed: bool,
        names: Functions,
    ) -> Selected {
        let width = self.width_of(ty);
        let Some((number, wide)) = function_for(width) else { return self.refuse_type("a conversion to", ty) };
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

    /// Copies 16 bits between the banks (`bitcast` of narrow numbers).
    pub(super) fn narrow_bit_cast(&mut self, inst: Inst, class: Class, value: Value, from: Class) -> Selected {
        self.consume(value);
        let n = self.register(value, 0, from)?;
        let reg = self.hinted_register(inst, class);
        let op: Op = if class.bank() == Bank::General { ops::FMOVSWr } else { ops::FMOVWSr };
        op.rr(self.code(), reg.number(), n.number());
        self.define(inst, class, reg);
        Ok(())
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
