//! Conversions of vectors: between widths of integers, between integers and numbers, between formats.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Op, ops};

use super::super::registers::XMM15;
use super::super::{Selected, Selector};
use super::arithmetic::width_index;
use super::parts::{Shape, repeat};
use crate::features::Feature;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// Interleaving of the lower and the upper halves of two registers, by width.
pub(super) const INTERLEAVE: [(Op, Op); 4] = [
    (ops::PUNPCKLBWrm, ops::PUNPCKHBWrm),
    (ops::PUNPCKLWDrm, ops::PUNPCKHWDrm),
    (ops::PUNPCKLDQrm, ops::PUNPCKHDQrm),
    (ops::PUNPCKLQDQrm, ops::PUNPCKHQDQrm),
];

impl Selector<'_, '_> {
    pub(super) fn vector_cast(&mut self, inst: Inst, opcode: Opcode, ty: Type, value: Value) -> Selected<bool> {
        use Opcode::*;
        let from_type = self.type_of(value);
        if self.mask_lanes(from_type).is_some() {
            if let (ZExt | SExt, Some(shape)) = (opcode, self.shape(ty)) {
                self.extend_mask(inst, ty, shape, value, opcode == SExt)?;
                return Ok(true);
            }
            return Ok(false);
        }
        let Some(from) = self.shape(from_type) else { return Ok(false) };
        if self.mask_lanes(ty).is_some() {
            if opcode != Trunc {
                return Ok(false);
            }
            return self.truncate_to_mask(inst, ty, from, value);
        }
        let Some(to) = self.shape(ty) else { return Ok(false) };
        match opcode {
            ZExt | SExt => {
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| {
                    s.widened_part(value, from.bits, to.bits, number, opcode == SExt)
                })?;
            }
            Trunc | PtrToInt | PtrToAddr | IntToPtr | AddrSpaceCast if to.bits < from.bits => {
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| s.narrow(value, from, to.bits, number))?;
            }
            PtrToInt | PtrToAddr | IntToPtr | AddrSpaceCast if to.bits == from.bits => self.copy_value(inst, value)?,
            SiToFp | UiToFp if from.bits < 32 || from.bits == 32 && opcode == SiToFp => {
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| {
                    s.part_to_float(value, from.bits, to.bits, number, opcode == SiToFp)
                })?;
            }
            FpToSi if to.bits == 32 && from.bits == 32 => {
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| {
                    let reg = s.part_from(inst, value, number)?;
                    ops::CVTTPS2DQrm.reg_reg(s.code(), reg.number(), reg.number());
                    Ok(reg)
                })?;
            }
            FpToSi if to.bits == 32 => self.halved_parts(inst, ty, to, from, value, ops::CVTTPD2DQrm)?,
            FpTrunc => self.halved_parts(inst, ty, to, from, value, ops::CVTPD2PSrm)?,
            FpExt => {
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| {
                    let reg = s.half_part(value, number)?;
                    ops::CVTPS2PDrm.reg_reg(s.code(), reg.number(), reg.number());
                    Ok(reg)
                })?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns a scratch register whose lower half is the one with this number of all halves of a vector.
    fn half_part(&mut self, value: Value, number: u32) -> Selected<Reg> {
        let reg = self.part_copy(value, number / 2)?;
        if !number.is_multiple_of(2) {
            ops::PSHUFDri.reg_reg_imm(self.code(), reg.number(), reg.number(), 0xee);
        }
        Ok(reg)
    }

    /// Converts parts by an instruction whose results fill half a register.
    fn halved_parts(&mut self, inst: Inst, ty: Type, to: Shape, from: Shape, value: Value, op: Op) -> Selected {
        self.consume(value);
        self.each_part(inst, ty, to.parts, |s, number| {
            let low = s.part_copy(value, 2 * number)?;
            op.reg_reg(s.code(), low.number(), low.number());
            if 2 * number + 1 < from.parts {
                let high = s.part_copy(value, 2 * number + 1)?;
                op.reg_reg(s.code(), high.number(), high.number());
                ops::PUNPCKLQDQrm.reg_reg(s.code(), low.number(), high.number());
                s.m.s.unlock(high);
            }
            Ok(low)
        })
    }

    /// Returns a part of a vector whose integers are extended.
    fn widened_part(&mut self, value: Value, from: u32, to: u32, number: u32, is_signed: bool) -> Selected<Reg> {
        let factor = to / from;
        let reg = self.part_copy(value, number / factor)?;
        self.widen_lanes(reg, from, to, number % factor, is_signed);
        Ok(reg)
    }

    /// Extends the lanes of a register: those of the piece with this number, of pieces that fill a register then.
    fn widen_lanes(&mut self, reg: Reg, from: u32, to: u32, piece: u32, is_signed: bool) {
        if from == to {
            return;
        }
        let r = reg.number();
        let mut bits = from;
        // Bits of the piece's number say which half each step takes, the highest first.
        let mut steps = (to / from).trailing_zeros();
        if self.features.has(Feature::Sse41) {
            let bytes = 16 * from / to * piece;
            if bytes > 0 {
                ops::PSRLDQri.reg_imm(self.code(), r, bytes as i32);
            }
            let (signed, unsigned) = match (from, to) {
                (8, 16) => (ops::PMOVSXBWrm, ops::PMOVZXBWrm),
                (8, 32) => (ops::PMOVSXBDrm, ops::PMOVZXBDrm),
                (8, _) => (ops::PMOVSXBQrm, ops::PMOVZXBQrm),
                (16, 32) => (ops::PMOVSXWDrm, ops::PMOVZXWDrm),
                (16, _) => (ops::PMOVSXWQrm, ops::PMOVZXWQrm),
                _ => (ops::PMOVSXDQrm, ops::PMOVZXDQrm),
            };
            if is_signed { signed } else { unsigned }.reg_reg(self.code(), r, r);
            return;
        }
        while bits < to {
            steps -= 1;
            let (low, high) = INTERLEAVE[width_index(bits)];
            let half = if piece >> steps & 1 == 0 { low } else { high };
            let code = self.code();
            ops::PXORrm.reg_reg(code, XMM15.number(), XMM15.number());
            if is_signed {
                let greater = [ops::PCMPGTBrm, ops::PCMPGTWrm, ops::PCMPGTDrm][width_index(bits).min(2)];
                greater.reg_reg(code, XMM15.number(), r);
            }
            half.reg_reg(code, r, XMM15.number());
            bits *= 2;
        }
    }

    /// Returns a part of a vector whose integers are truncated: from parts of twice the width, which are themselves
    /// truncated. The recursion is as deep as there are widths.
    fn narrow(&mut self, value: Value, from: Shape, to: u32, number: u32) -> Selected<Reg> {
        if from.bits == to {
            return self.part_copy(value, number);
        }
        let wide = to * 2;
        let wide_parts = (from.lanes * wide).div_ceil(128);
        let low = self.narrow(value, from, wide, 2 * number)?;
        let high = match 2 * number + 1 < wide_parts {
            true => Some(self.narrow(value, from, wide, 2 * number + 1)?),
            false => None,
        };
        self.pack_lanes(low, high, wide);
        if let Some(high) = high {
            self.m.s.unlock(high);
        }
        Ok(low)
    }

    /// Truncates the lanes of two registers to half their width, into the first one.
    fn pack_lanes(&mut self, low: Reg, high: Option<Reg>, wide: u32) {
        let other = high.unwrap_or(low);
        match wide {
            64 => ops::SHUFPSrri.reg_reg_imm(self.code(), low.number(), other.number(), 0x88),
            32 if !self.features.has(Feature::Sse41) => {
                for reg in std::iter::once(low).chain(high) {
                    ops::PSLLDri.reg_imm(self.code(), reg.number(), 16);
                    ops::PSRADri.reg_imm(self.code(), reg.number(), 16);
                }
                ops::PACKSSDWrm.reg_reg(self.code(), low.number(), other.number());
            }
            _ => {
                let mask = repeat(if wide == 32 { 0xffff } else { 0xff }, wide);
                for reg in std::iter::once(low).chain(high) {
                    self.vector_op_bits(ops::PANDrm, reg, mask);
                }
                let pack = if wide == 32 { ops::PACKUSDWrm } else { ops::PACKUSWBrm };
                pack.reg_reg(self.code(), low.number(), other.number());
            }
        }
    }

    /// Returns a part of a vector of numbers converted from integers of up to 32 bits.
    fn part_to_float(&mut self, value: Value, from: u32, to: u32, number: u32, is_signed: bool) -> Selected<Reg> {
        // Integers of 32 bits first: for `double`, half a register of them.
        let part = if to == 64 { number / 2 } else { number };
        let reg = self.widened_part(value, from, 32, part, is_signed)?;
        if to == 64 {
            if !number.is_multiple_of(2) {
                ops::PSHUFDri.reg_reg_imm(self.code(), reg.number(), reg.number(), 0xee);
            }
            ops::CVTDQ2PDrm.reg_reg(self.code(), reg.number(), reg.number());
        } else {
            ops::CVTDQ2PSrm.reg_reg(self.code(), reg.number(), reg.number());
        }
        Ok(reg)
    }

    /// Moves the lowest bit of each lane to the sign, and the signs to a bit mask.
    fn truncate_to_mask(&mut self, inst: Inst, ty: Type, from: Shape, value: Value) -> Selected<bool> {
        self.consume(value);
        let class: Class = self.scalar(ty)?;
        let reg = self.m.s.scratch(Bank::General);
        for number in 0..from.parts {
            let lanes = self.part_copy(value, number)?;
            match from.bits {
                64 => ops::PSLLQri.reg_imm(self.code(), lanes.number(), 63),
                32 => ops::PSLLDri.reg_imm(self.code(), lanes.number(), 31),
                16 => ops::PSLLWri.reg_imm(self.code(), lanes.number(), 15),
                _ => ops::PSLLWri.reg_imm(self.code(), lanes.number(), 7),
            }
            self.lanes_to_bits(reg, lanes, from, number);
            self.m.s.unlock(lanes);
        }
        self.define(inst, class, reg);
        Ok(true)
    }
}
