//! Arithmetic on vector registers.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};

use super::super::emit::wide;
use super::super::registers::{X16, X17};
use super::super::{Selected, Selector};
use super::parts::{ByWidth, Number, Shape};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

const ADD: ByWidth = [ops::ADDv16i8, ops::ADDv8i16, ops::ADDv4i32, ops::ADDv2i64];
const SUB: ByWidth = [ops::SUBv16i8, ops::SUBv8i16, ops::SUBv4i32, ops::SUBv2i64];
const NEG: ByWidth = [ops::NEGv16i8, ops::NEGv8i16, ops::NEGv4i32, ops::NEGv2i64];
const SSHL: ByWidth = [ops::SSHLv16i8, ops::SSHLv8i16, ops::SSHLv4i32, ops::SSHLv2i64];
const USHL: ByWidth = [ops::USHLv16i8, ops::USHLv8i16, ops::USHLv4i32, ops::USHLv2i64];
const SHL: ByWidth = [ops::SHLv16i8_shift, ops::SHLv8i16_shift, ops::SHLv4i32_shift, ops::SHLv2i64_shift];
const USHR: ByWidth = [ops::USHRv16i8_shift, ops::USHRv8i16_shift, ops::USHRv4i32_shift, ops::USHRv2i64_shift];
const SSHR: ByWidth = [ops::SSHRv16i8_shift, ops::SSHRv8i16_shift, ops::SSHRv4i32_shift, ops::SSHRv2i64_shift];

/// Returns the instruction for numbers of 16, 32 or 64 bits.
pub(super) fn of_numbers(shape: Shape, half: Op, single: Op, double: Op) -> Op {
    match shape.bits {
        16 => half,
        32 => single,
        _ => double,
    }
}

impl Selector<'_, '_> {
    /// Returns the instruction of an operation on two registers, if there is one.
    pub(super) fn binary_op(&self, opcode: Opcode, shape: Shape) -> Option<Op> {
        let at = shape.index();
        let float = |half, single, double| of_numbers(shape, half, single, double);
        Some(match opcode {
            Opcode::And => ops::ANDv16i8,
            Opcode::Or => ops::ORRv16i8,
            Opcode::Xor => ops::EORv16i8,
            Opcode::Add if shape.number == Number::Integer => ADD[at],
            Opcode::Sub if shape.number == Number::Integer => SUB[at],
            Opcode::Mul if shape.bits < 64 => [ops::MULv16i8, ops::MULv8i16, ops::MULv4i32][at],
            _ if !self.has_arithmetic(shape) => return None,
            Opcode::FAdd => float(ops::FADDv8f16, ops::FADDv4f32, ops::FADDv2f64),
            Opcode::FSub => float(ops::FSUBv8f16, ops::FSUBv4f32, ops::FSUBv2f64),
            Opcode::FMul => float(ops::FMULv8f16, ops::FMULv4f32, ops::FMULv2f64),
            Opcode::FDiv => float(ops::FDIVv8f16, ops::FDIVv4f32, ops::FDIVv2f64),
            _ => return None,
        })
    }

    pub(super) fn vector_binary(
        &mut self,
        inst: Inst,
        opcode: Opcode,
        ty: Type,
        left: Value,
        right: Value,
    ) -> Selected<bool> {
        if self.mask_lanes(ty).is_some() {
            return self.mask_binary(inst, opcode, ty, left, right);
        }
        let Some(shape) = self.shape(ty) else { return Ok(false) };
        if let Some(op) = self.binary_op(opcode, shape) {
            self.parts_binary(inst, ty, shape, op, left, right)?;
            return Ok(true);
        }
        if opcode != Opcode::Mul {
            return Ok(false);
        }
        // There is no product of 64 bits.
        self.consume(left);
        self.consume(right);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let (n, m) = (s.part(left, number)?, s.part(right, number)?);
            let reg = s.vector_scratch();
            s.multiply_doubles(reg, n, m, shape.lanes_in(number));
            s.unlock(&[n, m]);
            Ok(reg)
        })?;
        Ok(true)
    }

    /// Multiplies lanes of 64 bits.
    pub(super) fn multiply_doubles(&mut self, to: Reg, n: Reg, m: Reg, lanes: u32) {
        let code = &mut self.m.s.code;
        for lane in 0..lanes as u8 {
            ops::UMOVvi64.lane(code, X16.0, n.number(), lane);
            ops::UMOVvi64.lane(code, X17.0, m.number(), lane);
            ops::MADDXrrr.rrrr(code, X16.0, X16.0, X17.0, 31);
            ops::INSvi64gpr.insert(code, to.number(), lane, X16.0);
        }
    }

    /// Compiles an operation on bit masks: arithmetic modulo 2 is logic.
    fn mask_binary(&mut self, inst: Inst, opcode: Opcode, ty: Type, left: Value, right: Value) -> Selected<bool> {
        let op = match opcode {
            Opcode::Add | Opcode::Sub | Opcode::Xor => ops::EORWrs,
            Opcode::Mul | Opcode::And => ops::ANDWrs,
            Opcode::Or => ops::ORRWrs,
            _ => return Ok(false),
        };
        let Kind::Scalar(class) = self.info(ty).kind else { return Ok(false) };
        self.consume(left);
        self.consume(right);
        let (n, m) = (self.register(left, 0, class)?, self.register(right, 0, class)?);
        let reg = self.m.s.scratch(Bank::General);
        let op = wide(op, class == Class::I64);
        self.op3(op, reg, n, m);
        self.define(inst, class, reg);
        Ok(true)
    }

    pub(super) fn vector_negate(&mut self, inst: Inst, ty: Type, value: Value) -> Selected<bool> {
        let Some(shape) = self.shape(ty) else { return Ok(false) };
        if self.has_arithmetic(shape) {
            let op = of_numbers(shape, ops::FNEGv8f16, ops::FNEGv4f32, ops::FNEGv2f64);
            self.parts_unary(inst, ty, shape, op, value)?;
        } else {
            let sign = super::parts::repeat(1 << (shape.bits - 1), shape.bits);
            self.parts_with_bits(inst, ty, shape, ops::EORv16i8, value, sign)?;
        }
        Ok(true)
    }

    /// Compiles an operation of each part with a constant.
    pub(super) fn parts_with_bits(
        &mut self,
        inst: Inst,
        ty: Type,
        shape: Shape,
        op: Op,
        value: Value,
        bits: u128,
    ) -> Selected {
        self.consume(value);
        let constant = self.vector_constant(bits);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let n = s.part(value, number)?;
            let reg = s.vector_scratch();
            s.op3(op, reg, n, constant);
            s.unlock(&[n]);
            Ok(reg)
        })
    }

    pub(super) fn vector_shift(
        &mut self,
        inst: Inst,
        opcode: Opcode,
        ty: Type,
        value: Value,
        amount: Value,
    ) -> Selected<bool> {
        if self.mask_lanes(ty).is_some() {
            // A shift by one makes poison.
            self.consume(amount);
            self.copy_value(inst, value)?;
            return Ok(true);
        }
        let Some(shape) = self.shape(ty) else { return Ok(false) };
        self.consume(value);
        self.consume(amount);
        if let Some(number) = self.splat_number(amount, shape) {
            let amount = number.min(u64::from(shape.bits) - 1) as u8;
            self.each_part(inst, ty, shape.parts, |s, number| {
                let n = s.part(value, number)?;
                let reg = s.vector_scratch();
                s.shift_lanes(reg, n, opcode, amount, shape.index());
                s.unlock(&[n]);
                Ok(reg)
            })?;
            return Ok(true);
        }
        self.each_part(inst, ty, shape.parts, |s, number| {
            let (n, m) = (s.part(value, number)?, s.part(amount, number)?);
            let reg = s.vector_scratch();
            let op = if opcode == Opcode::AShr { SSHL } else { USHL }[shape.index()];
            if opcode == Opcode::Shl {
                s.op3(op, reg, n, m);
            } else {
                // Shifts to the left by negative numbers.
                s.op2(NEG[shape.index()], reg, m);
                s.op3(op, reg, n, reg);
            }
            s.unlock(&[n, m]);
            Ok(reg)
        })?;
        Ok(true)
    }

    /// Shifts the lanes of a register by a number.
    pub(super) fn shift_lanes(&mut self, to: Reg, from: Reg, opcode: Opcode, amount: u8, index: usize) {
        let (d, n) = (to.number(), from.number());
        match opcode {
            Opcode::Shl => SHL[index].shift_left(self.code(), d, n, amount),
            _ if amount == 0 => self.copy_vector(to, from),
            Opcode::LShr => USHR[index].shift_right(self.code(), d, n, amount),
            _ => SSHR[index].shift_right(self.code(), d, n, amount),
        }
    }
}
