//! Shifts of vectors by the same amount in every lane.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Op, ops};

use super::super::{Selected, Selector};
use super::arithmetic::add_sub;
use super::parts::{Shape, repeat};
use crate::function::registers::Reg;

/// Shifts by a number: left, right, right with the sign.
fn by_number(bits: u32) -> (Op, Op, Option<Op>) {
    match bits {
        32 => (ops::PSLLDri, ops::PSRLDri, Some(ops::PSRADri)),
        64 => (ops::PSLLQri, ops::PSRLQri, None),
        _ => (ops::PSLLWri, ops::PSRLWri, if bits == 16 { Some(ops::PSRAWri) } else { None }),
    }
}

impl Selector<'_, '_> {
    pub(super) fn vector_shift(
        &mut self,
        inst: Inst,
        opcode: Opcode,
        ty: Type,
        value: Value,
        amount: Value,
    ) -> Selected<bool> {
        let Some(shape) = self.shape(ty) else { return Ok(false) };
        let Some(number) = self.splat_number(amount, shape) else { return Ok(false) };
        self.consume(value);
        self.consume(amount);
        // A larger amount makes poison.
        let number = (number as u32) & (shape.bits - 1);
        self.each_part(inst, ty, shape.parts, |s, part| {
            let reg = s.part_from(inst, value, part)?;
            s.shift_lanes(reg, opcode, number, shape);
            Ok(reg)
        })?;
        Ok(true)
    }

    /// Shifts the lanes of a register by a number.
    pub(super) fn shift_lanes(&mut self, reg: Reg, opcode: Opcode, number: u32, shape: Shape) {
        let bits = shape.bits;
        let (left, right, signed) = by_number(bits);
        let all = u64::MAX >> (64 - bits);
        if number == 0 {
            return;
        }
        let by = number as i32;
        match opcode {
            Opcode::Shl => {
                left.reg_imm(self.code(), reg.number(), by);
                if bits == 8 {
                    self.vector_op_bits(ops::PANDrm, reg, repeat(all << number & all, 8));
                }
            }
            Opcode::AShr if signed.is_some() => {
                let op = signed.unwrap_or(right);
                op.reg_imm(self.code(), reg.number(), by);
            }
            _ => {
                right.reg_imm(self.code(), reg.number(), by);
                if bits == 8 {
                    self.vector_op_bits(ops::PANDrm, reg, repeat(all >> number, 8));
                }
                if opcode == Opcode::AShr {
                    // The sign, which is a bit now, is extended: (x ^ sign) - sign.
                    let sign = repeat(1 << (bits - 1 - number), bits);
                    self.vector_op_bits(ops::PXORrm, reg, sign);
                    self.vector_op_bits(add_sub(bits).1, reg, sign);
                }
            }
        }
    }
}
