//! Comparisons of vectors, bit masks, and `select` by lanes.
//!
//! A comparison gives all ones or zeros in each lane. Its result is a bit mask, unless the instruction that alone
//! uses it can take the lanes as they are.

use draig_ir::{FloatPredicate, Inst, IntPredicate, Opcode, Type, Value};
use draig_mc::x86::direct::ops;

use super::super::operand::{Rm, Source};
use super::super::registers::XMM15;
use super::super::{Selected, Selector};
use super::arithmetic::width_index;
use super::parts::{Shape, repeat};
use crate::features::Feature;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// Predicate of `cmpps` for one of `fcmp`, and whether the operands are exchanged.
fn float_predicate(predicate: FloatPredicate) -> (i32, bool) {
    use FloatPredicate::*;
    match predicate {
        Oeq | Ueq | False | True => (0, false),
        Olt => (1, false),
        Ogt => (1, true),
        Ole => (2, false),
        Oge => (2, true),
        Uno => (3, false),
        Une | One => (4, false),
        Uge => (5, false),
        Ule => (5, true),
        Ugt => (6, false),
        Ult => (6, true),
        Ord => (7, false),
    }
}

impl Selector<'_, '_> {
    /// Compiles a comparison, or leaves it to the only instruction that uses it.
    pub(super) fn vector_compare(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected<bool> {
        let operand_type = self.type_of(operands[0]);
        let Some(lanes) = self.mask_lanes(ty) else { return Ok(false) };
        if self.mask_lanes(operand_type).is_some() {
            return self.compare_masks(inst, ty, operands);
        }
        let Some(shape) = self.shape(operand_type) else { return Ok(false) };
        if let Some(user) = self.only_user(inst)
            && self.takes_lanes(user, inst, shape)
        {
            self.fold(inst);
            return Ok(true);
        }
        for &operand in operands {
            self.consume(operand);
        }
        let class = self.scalar(ty)?;
        let reg = self.m.s.scratch(Bank::General);
        for number in 0..shape.parts {
            let lanes_of_part = self.compare_part(inst, shape, number)?;
            self.lanes_to_bits(reg, lanes_of_part, shape, number);
            self.m.s.unlock(lanes_of_part);
        }
        debug_assert!(lanes <= 64);
        self.define(inst, class, reg);
        Ok(true)
    }

    /// Whether an instruction takes the lanes of a comparison instead of a bit mask.
    fn takes_lanes(&mut self, user: Inst, inst: Inst, shape: Shape) -> bool {
        let (opcode, ty, _, operands) = self.body.parts(user);
        let value = Value::inst(inst);
        let fits = match opcode {
            Opcode::SExt | Opcode::ZExt => true,
            Opcode::Select => operands[0] == value && operands[1] != value && operands[2] != value,
            _ => false,
        };
        fits && self.shape(ty).is_some_and(|other| other.bits == shape.bits && other.lanes == shape.lanes)
    }

    /// Compares bit masks: each predicate is a function of two bits.
    fn compare_masks(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected<bool> {
        let Some(predicate) = self.body.int_predicate(inst) else { return Ok(false) };
        let class = self.scalar(ty)?;
        let is_wide = class == Class::I64;
        for &operand in operands {
            self.consume(operand);
        }
        let (a, b) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        self.move_to(a, operands[0], 0, class)?;
        self.move_to(b, operands[1], 0, class)?;
        use IntPredicate::*;
        let code = &mut self.m.s.code;
        let not = |code: &mut Vec<u8>, reg: Reg| ops::NOT32r.wide(is_wide).reg(code, reg.number());
        let combine = match predicate {
            Eq | Ne => ops::XOR32rm,
            // A bit that is set is -1, as a signed number.
            Ugt | Slt | Ult | Sgt => ops::AND32rm,
            Uge | Sle | Ule | Sge => ops::OR32rm,
        };
        match predicate {
            Eq => not(code, a),
            Ugt | Slt | Uge | Sle => {
                if matches!(predicate, Slt | Ugt | Uge | Sle) {
                    not(code, b);
                }
            }
            Ult | Sgt | Ule | Sge => not(code, a),
            Ne => {}
        }
        combine.wide(is_wide).reg_reg(code, a.number(), b.number());
        self.define(inst, class, a);
        Ok(true)
    }

    /// Returns a scratch register with all ones in the lanes of a part for which a comparison holds. The operands
    /// must have been consumed.
    fn compare_part(&mut self, inst: Inst, shape: Shape, number: u32) -> Selected<Reg> {
        let operands = self.body.operands(inst);
        let (left, right) = (operands[0], operands[1]);
        if let Some(predicate) = self.body.float_predicate(inst) {
            return self.compare_float_part(predicate, left, right, shape, number);
        }
        let Some(predicate) = self.body.int_predicate(inst) else { return self.refuse("a comparison of vectors") };
        self.compare_integer_part(predicate, left, right, shape, number)
    }

    fn compare_float_part(
        &mut self,
        predicate: FloatPredicate,
        left: Value,
        right: Value,
        shape: Shape,
        number: u32,
    ) -> Selected<Reg> {
        let op = if shape.bits == 32 { ops::CMPPSrmi } else { ops::CMPPDrmi };
        let (immediate, is_exchanged) = float_predicate(predicate);
        let (left, right) = if is_exchanged { (right, left) } else { (left, right) };
        let rm = self.vector_rm(right, number)?;
        let reg = self.part_copy(left, number)?;
        match predicate {
            FloatPredicate::False => self.zero_vector(reg),
            FloatPredicate::True => ops::PCMPEQDrm.reg_reg(self.code(), reg.number(), reg.number()),
            FloatPredicate::One | FloatPredicate::Ueq => {
                self.copy_vector(XMM15, reg);
                let is_one = predicate == FloatPredicate::One;
                self.vector_op_imm(op, XMM15, rm, if is_one { 7 } else { 3 });
                self.vector_op_imm(op, reg, rm, immediate);
                let combine = if is_one { ops::PANDrm } else { ops::PORrm };
                combine.reg_reg(self.code(), reg.number(), XMM15.number());
            }
            _ => self.vector_op_imm(op, reg, rm, immediate),
        }
        self.unlock_rm(rm);
        Ok(reg)
    }

    fn compare_integer_part(
        &mut self,
        predicate: IntPredicate,
        left: Value,
        right: Value,
        shape: Shape,
        number: u32,
    ) -> Selected<Reg> {
        use IntPredicate::*;
        if matches!(predicate, Eq | Ne) {
            let rm = self.vector_rm(right, number)?;
            let reg = self.part_copy(left, number)?;
            self.equal_lanes(reg, rm, shape.bits);
            self.unlock_rm(rm);
            if predicate == Ne {
                self.invert_vector(reg);
            }
            return Ok(reg);
        }
        let (left, right) = if matches!(predicate, Slt | Ult | Sge | Uge) { (right, left) } else { (left, right) };
        let is_unsigned = matches!(predicate, Ugt | Uge | Ult | Ule);
        let other = self.part_copy(right, number)?;
        let reg = self.part_copy(left, number)?;
        self.greater_lanes(reg, other, is_unsigned, shape.bits);
        self.m.s.unlock(other);
        if matches!(predicate, Sge | Sle | Uge | Ule) {
            self.invert_vector(reg);
        }
        Ok(reg)
    }

    /// Compares lanes for equality.
    pub(super) fn equal_lanes(&mut self, reg: Reg, rm: Rm, bits: u32) {
        let op = [ops::PCMPEQBrm, ops::PCMPEQWrm, ops::PCMPEQDrm, ops::PCMPEQQrm][width_index(bits)];
        if bits == 64 && !self.features.has(Feature::Sse41) {
            self.vector_op(ops::PCMPEQDrm, reg, rm);
            ops::PSHUFDri.reg_reg_imm(self.code(), XMM15.number(), reg.number(), 0xb1);
            ops::PANDrm.reg_reg(self.code(), reg.number(), XMM15.number());
        } else {
            self.vector_op(op, reg, rm);
        }
    }

    /// Sets the lanes of a register to all ones where they are greater than those of another one, which may be
    /// changed.
    pub(super) fn greater_lanes(&mut self, reg: Reg, other: Reg, is_unsigned: bool, bits: u32) {
        let has_quad = self.features.has(Feature::Sse42);
        let bias = match (bits, is_unsigned) {
            (64, true) if !has_quad => repeat(0x8000_0000_8000_0000, 64),
            (64, false) if !has_quad => repeat(0x8000_0000, 64),
            (_, true) => repeat(1 << (bits - 1), bits),
            _ => 0,
        };
        if bias != 0 {
            self.vector_op_bits(ops::PXORrm, reg, bias);
            self.vector_op_bits(ops::PXORrm, other, bias);
        }
        let op = [ops::PCMPGTBrm, ops::PCMPGTWrm, ops::PCMPGTDrm, ops::PCMPGTQrm][width_index(bits)];
        let (a, b, s) = (reg.number(), other.number(), XMM15.number());
        let code = self.code();
        if bits < 64 || has_quad {
            op.reg_reg(code, a, b);
            return;
        }
        // The upper halves are greater, or they are equal and the lower ones, compared without sign, are.
        ops::MOVAPSrm.reg_reg(code, s, a);
        ops::PCMPGTDrm.reg_reg(code, s, b);
        ops::PCMPEQDrm.reg_reg(code, a, b);
        ops::PSHUFDri.reg_reg_imm(code, a, a, 0xf5);
        ops::PSHUFDri.reg_reg_imm(code, b, s, 0xa0);
        ops::PSHUFDri.reg_reg_imm(code, s, s, 0xf5);
        ops::PANDrm.reg_reg(code, a, b);
        ops::PORrm.reg_reg(code, a, s);
    }

    /// Writes the bits of the lanes of a part to their place in a general register. Part 0 comes first.
    pub(super) fn lanes_to_bits(&mut self, reg: Reg, lanes: Reg, shape: Shape, number: u32) {
        use super::super::registers::R11;
        let to = if number == 0 { reg } else { R11 };
        let per_part = shape.per_part();
        match shape.bits {
            8 => ops::PMOVMSKBrr.reg_reg(self.code(), to.number(), lanes.number()),
            16 => {
                ops::MOVAPSrm.reg_reg(self.code(), XMM15.number(), lanes.number());
                ops::PACKSSWBrm.reg_reg(self.code(), XMM15.number(), XMM15.number());
                ops::PMOVMSKBrr.reg_reg(self.code(), to.number(), XMM15.number());
                if shape.parts > 1 {
                    ops::MOVZX32rr8.reg_reg(self.code(), to.number(), to.number());
                }
            }
            32 => ops::MOVMSKPSrr.reg_reg(self.code(), to.number(), lanes.number()),
            _ => ops::MOVMSKPDrr.reg_reg(self.code(), to.number(), lanes.number()),
        }
        if number > 0 {
            ops::SHL64ri.reg_imm(self.code(), R11.number(), (number * per_part) as i32);
            ops::OR64rm.reg_reg(self.code(), reg.number(), R11.number());
        }
    }

    /// Returns a scratch register with all ones in the lanes of a part whose bits in a mask are set. The mask must
    /// have been consumed.
    pub(super) fn lanes_of_mask(&mut self, mask: Value, shape: Shape, number: u32) -> Selected<Reg> {
        let first = number * shape.per_part();
        match self.source(mask, 0)? {
            Source::Folded(inst) if !matches!(self.body.opcode(inst), Opcode::Load) => {
                let operand = self.type_of(self.body.operands(inst)[0]);
                let Some(compared) = self.shape(operand) else { return self.refuse("a comparison of this type") };
                return self.compare_part(inst, compared, number);
            }
            Source::Bits(bits) => {
                let lane = u128::MAX >> (128 - shape.bits);
                let lanes = (0..shape.per_part())
                    .filter(|lane| bits >> (first + lane) & 1 != 0)
                    .fold(0, |all, at| all | lane << (at * shape.bits));
                let reg = self.m.s.scratch(Bank::Vector);
                self.move_bits(reg, lanes, Class::V128);
                return Ok(reg);
            }
            _ => {}
        }
        use super::super::registers::R11;
        let ty = self.type_of(mask);
        let class = self.scalar(ty)?;
        self.move_to(R11, mask, 0, class)?;
        if first > 0 {
            ops::SHR64ri.reg_imm(self.code(), R11.number(), first as i32);
        }
        let reg = self.m.s.scratch(Bank::Vector);
        let r = reg.number();
        let code = self.code();
        ops::MOVDI2PDIrm.reg_reg(code, r, R11.number());
        let per_part = shape.per_part();
        match shape.bits {
            8 => {
                ops::PUNPCKLBWrm.reg_reg(code, r, r);
                ops::PSHUFLWri.reg_reg_imm(code, r, r, 0x50);
                ops::PSHUFDri.reg_reg_imm(code, r, r, 0x50);
            }
            16 => {
                ops::PSHUFLWri.reg_reg_imm(code, r, r, 0);
                ops::PSHUFDri.reg_reg_imm(code, r, r, 0);
            }
            _ => ops::PSHUFDri.reg_reg_imm(code, r, r, 0),
        }
        let (bits, width) = match shape.bits {
            // In bytes, the second half of the mask is in the second half of the register.
            8 => ((0..16).fold(0u128, |all, at| all | 1 << (at * 8 + at % 8)), 8),
            // The lower half of a lane of 64 bits has the mask, too.
            64 => (0x2_0000_0002u128 << 64 | 0x1_0000_0001, 32),
            bits => ((0..per_part).fold(0u128, |all, at| all | 1 << (at * bits + at)), bits),
        };
        self.vector_op_bits(ops::PANDrm, reg, bits);
        let op = [ops::PCMPEQBrm, ops::PCMPEQWrm, ops::PCMPEQDrm, ops::PCMPEQQrm][width_index(width)];
        self.vector_op_bits(op, reg, bits);
        Ok(reg)
    }

    pub(super) fn vector_select(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected<bool> {
        let (condition, left, right) = (operands[0], operands[1], operands[2]);
        let condition_type = self.type_of(condition);
        if self.mask_lanes(condition_type).is_none() {
            return Ok(false);
        }
        if self.mask_lanes(ty).is_some() {
            return self.select_masks(inst, ty, operands);
        }
        let Some(shape) = self.shape(ty) else { return Ok(false) };
        for &operand in operands {
            self.consume(operand);
        }
        self.each_part(inst, ty, shape.parts, |s, number| {
            let mask = s.lanes_of_mask(condition, shape, number)?;
            let right = s.vector_rm(right, number)?;
            let left = s.vector_rm(left, number)?;
            s.choose_lanes(mask, left, right);
            s.unlock_rm(left);
            s.unlock_rm(right);
            Ok(mask)
        })?;
        Ok(true)
    }

    /// Replaces a mask of lanes by those of one operand where it is set, of another where it is not.
    pub(super) fn choose_lanes(&mut self, mask: Reg, left: Rm, right: Rm) {
        self.copy_vector(XMM15, mask);
        self.vector_op(ops::PANDrm, XMM15, left);
        self.vector_op(ops::PANDNrm, mask, right);
        ops::PORrm.reg_reg(self.code(), mask.number(), XMM15.number());
    }

    /// Selects a vector of several parts by one condition, which becomes a mask. All must have been consumed.
    pub(in crate::x86) fn select_vectors(
        &mut self,
        inst: Inst,
        ty: Type,
        condition: Value,
        left: Value,
        right: Value,
    ) -> Selected {
        let flags = self.condition(condition)?;
        let bit = self.m.s.scratch(Bank::General);
        self.set_flags(bit, flags);
        ops::AND32ri8.reg_imm(self.code(), bit.number(), 1);
        ops::NEG32r.reg(self.code(), bit.number());
        let all = self.m.s.scratch(Bank::Vector);
        ops::MOVDI2PDIrm.reg_reg(self.code(), all.number(), bit.number());
        ops::PSHUFDri.reg_reg_imm(self.code(), all.number(), all.number(), 0);
        self.m.s.unlock(bit);
        let parts = self.classes(ty).len() as u32;
        self.each_part(inst, ty, parts, |s, number| {
            let right = s.vector_rm(right, number)?;
            let left = s.vector_rm(left, number)?;
            let mask = s.copy_of(all);
            s.choose_lanes(mask, left, right);
            s.unlock_rm(left);
            s.unlock_rm(right);
            Ok(mask)
        })
    }

    fn select_masks(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected<bool> {
        let class = self.scalar(ty)?;
        let is_wide = class == Class::I64;
        for &operand in operands {
            self.consume(operand);
        }
        let mut regs = [Reg::NONE; 3];
        for (reg, &operand) in regs.iter_mut().zip(operands) {
            *reg = self.m.s.scratch(Bank::General);
            self.move_to(*reg, operand, 0, class)?;
        }
        let [mask, left, right] = regs.map(Reg::number);
        // right ^ ((left ^ right) & mask)
        ops::XOR32rm.wide(is_wide).reg_reg(self.code(), left, right);
        ops::AND32rm.wide(is_wide).reg_reg(self.code(), left, mask);
        ops::XOR32rm.wide(is_wide).reg_reg(self.code(), left, right);
        self.define(inst, class, regs[1]);
        Ok(true)
    }

    /// Extends a bit mask to lanes of all ones, or of ones.
    pub(super) fn extend_mask(&mut self, inst: Inst, ty: Type, shape: Shape, mask: Value, is_signed: bool) -> Selected {
        self.consume(mask);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let reg = s.lanes_of_mask(mask, shape, number)?;
            if !is_signed {
                s.vector_op_bits(ops::PANDrm, reg, repeat(1, shape.bits));
            }
            Ok(reg)
        })
    }
}
