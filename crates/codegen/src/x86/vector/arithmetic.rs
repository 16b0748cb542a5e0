//! Arithmetic on vector registers.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Op, ops};

use super::super::integer::alu_of;
use super::super::operand::Rm;
use super::super::registers::XMM15;
use super::super::{Selected, Selector};
use super::parts::{Shape, repeat};
use crate::features::Feature;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// Instructions by width: 8, 16, 32, 64 bits.
type ByWidth = [Op; 4];

const ADD: ByWidth = [ops::PADDBrm, ops::PADDWrm, ops::PADDDrm, ops::PADDQrm];
const SUB: ByWidth = [ops::PSUBBrm, ops::PSUBWrm, ops::PSUBDrm, ops::PSUBQrm];

/// Returns the place of a width in a table.
pub(super) fn width_index(bits: u32) -> usize {
    bits.trailing_zeros() as usize - 3
}

/// Returns the addition and the subtraction of integers of a width.
pub(super) fn add_sub(bits: u32) -> (Op, Op) {
    (ADD[width_index(bits)], SUB[width_index(bits)])
}

impl Selector<'_, '_> {
    /// Returns the instruction of an operation on two registers, if there is one.
    pub(super) fn binary_op(&self, opcode: Opcode, shape: Shape) -> Option<Op> {
        let float = |single: Op, double: Op| shape.is_float.then_some(if shape.bits == 32 { single } else { double });
        let at = width_index(shape.bits);
        match opcode {
            Opcode::Add => Some(ADD[at]),
            Opcode::Sub => Some(SUB[at]),
            Opcode::And => Some(ops::PANDrm),
            Opcode::Or => Some(ops::PORrm),
            Opcode::Xor => Some(ops::PXORrm),
            Opcode::Mul if shape.bits == 16 => Some(ops::PMULLWrm),
            Opcode::Mul if shape.bits == 32 && self.features.has(Feature::Sse41) => Some(ops::PMULLDrm),
            Opcode::FAdd => float(ops::ADDPSrm, ops::ADDPDrm),
            Opcode::FSub => float(ops::SUBPSrm, ops::SUBPDrm),
            Opcode::FMul => float(ops::MULPSrm, ops::MULPDrm),
            Opcode::FDiv => float(ops::DIVPSrm, ops::DIVPDrm),
            _ => None,
        }
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
        self.consume(left);
        self.consume(right);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let right = s.part_copy(right, number)?;
            let reg = s.part_from(inst, left, number)?;
            s.multiply_lanes(reg, right, shape.bits);
            s.m.s.unlock(right);
            Ok(reg)
        })?;
        Ok(true)
    }

    /// Compiles an operation that is one instruction for each part.
    pub(super) fn parts_binary(
        &mut self,
        inst: Inst,
        ty: Type,
        shape: Shape,
        op: Op,
        left: Value,
        right: Value,
    ) -> Selected {
        self.consume(left);
        self.consume(right);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let rm = s.vector_rm(right, number)?;
            let reg = s.part_from(inst, left, number)?;
            s.vector_op(op, reg, rm);
            s.unlock_rm(rm);
            Ok(reg)
        })
    }

    /// Multiplies the lanes of two registers where there is no instruction: bytes, 32 and 64 bits. Both are changed.
    pub(super) fn multiply_lanes(&mut self, reg: Reg, other: Reg, bits: u32) {
        let (a, b, s) = (reg.number(), other.number(), XMM15.number());
        let temporary = self.m.s.scratch(Bank::Vector);
        let t = temporary.number();
        let code = self.code();
        match bits {
            8 => {
                // Products of the odd bytes, in words; then those of the even ones.
                ops::MOVAPSrm.reg_reg(code, t, a);
                ops::PSRLWri.reg_imm(code, t, 8);
                ops::MOVAPSrm.reg_reg(code, s, b);
                ops::PSRLWri.reg_imm(code, s, 8);
                ops::PMULLWrm.reg_reg(code, t, s);
                ops::PSLLWri.reg_imm(code, t, 8);
                ops::PMULLWrm.reg_reg(code, a, b);
                ops::PSLLWri.reg_imm(code, a, 8);
                ops::PSRLWri.reg_imm(code, a, 8);
                ops::PORrm.reg_reg(code, a, t);
            }
            32 => {
                ops::PSHUFDri.reg_reg_imm(code, t, a, 0xf5);
                ops::PSHUFDri.reg_reg_imm(code, s, b, 0xf5);
                ops::PMULUDQrm.reg_reg(code, a, b);
                ops::PMULUDQrm.reg_reg(code, t, s);
                ops::PSHUFDri.reg_reg_imm(code, a, a, 0xe8);
                ops::PSHUFDri.reg_reg_imm(code, t, t, 0xe8);
                ops::PUNPCKLDQrm.reg_reg(code, a, t);
            }
            _ => {
                // low * low + (low * high + high * low << 32)
                ops::MOVAPSrm.reg_reg(code, t, a);
                ops::PSRLQri.reg_imm(code, t, 32);
                ops::PMULUDQrm.reg_reg(code, t, b);
                ops::MOVAPSrm.reg_reg(code, s, b);
                ops::PSRLQri.reg_imm(code, s, 32);
                ops::PMULUDQrm.reg_reg(code, s, a);
                ops::PADDQrm.reg_reg(code, t, s);
                ops::PSLLQri.reg_imm(code, t, 32);
                ops::PMULUDQrm.reg_reg(code, a, b);
                ops::PADDQrm.reg_reg(code, a, t);
            }
        }
        self.m.s.unlock(temporary);
    }

    /// Compiles an operation on bit masks: arithmetic modulo 2 is logic.
    fn mask_binary(&mut self, inst: Inst, opcode: Opcode, ty: Type, left: Value, right: Value) -> Selected<bool> {
        let logic = match opcode {
            Opcode::Add | Opcode::Sub | Opcode::Xor => Opcode::Xor,
            Opcode::Mul | Opcode::And => Opcode::And,
            Opcode::Or => Opcode::Or,
            _ => return Ok(false),
        };
        let Some(alu) = alu_of(logic) else { return Ok(false) };
        let class = self.scalar(ty)?;
        self.consume(left);
        self.consume(right);
        let other = self.register(right, 0, class)?;
        let reg = self.m.s.scratch(Bank::General);
        self.move_to(reg, left, 0, class)?;
        self.alu(alu, reg, Rm::Reg(other), class == Class::I64);
        self.define(inst, class, reg);
        Ok(true)
    }

    pub(super) fn vector_negate(&mut self, inst: Inst, ty: Type, value: Value) -> Selected<bool> {
        let Some(shape) = self.shape(ty).filter(|shape| shape.is_float) else { return Ok(false) };
        let sign = repeat(1 << (shape.bits - 1), shape.bits);
        self.parts_with_bits(inst, ty, shape, ops::PXORrm, value, sign)?;
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
        self.each_part(inst, ty, shape.parts, |s, number| {
            let reg = s.part_from(inst, value, number)?;
            s.vector_op_bits(op, reg, bits);
            Ok(reg)
        })
    }
}
