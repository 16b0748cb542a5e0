//! Intrinsics of vectors: those with instructions, and all others lane by lane.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Op, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::{Selected, Selector};
use super::parts::{Shape, repeat};
use crate::features::Feature;

impl Selector<'_, '_> {
    /// Compiles an intrinsic with a vector as result or argument.
    pub(in crate::x86) fn vector_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected {
        if crate::select::is_reduction(id) {
            return self.reduce(inst, ty, id, arguments);
        }
        match id {
            ids::MASKED_LOAD => return self.masked_load(inst, ty, arguments),
            ids::MASKED_STORE => return self.masked_store(arguments),
            ids::MASKED_EXPANDLOAD => {
                return self.load_lanes(inst, ty, arguments[0], arguments[1], arguments[2], true);
            }
            ids::MASKED_COMPRESSSTORE => {
                return self.store_lanes(arguments[0], arguments[1], arguments[2], true);
            }
            ids::MASKED_GATHER => return self.gather(inst, ty, arguments),
            ids::MASKED_SCATTER => return self.scatter(arguments),
            ids::VECTOR_INSERT | ids::VECTOR_EXTRACT | ids::VECTOR_REVERSE => {
                return self.moved_lanes(inst, ty, id, arguments);
            }
            _ => {}
        }
        if self.lanes_intrinsic(inst, ty, id, arguments)? {
            return Ok(());
        }
        if self.lanes_of(ty).is_none() {
            return self.refuse(&format!("{} of vectors", id.name()));
        }
        if let Some(shape) = self.shape(ty)
            && self.parts_intrinsic(inst, ty, shape, id, arguments)?
        {
            return Ok(());
        }
        self.lane_by_lane(inst, ty, arguments, |selector, element, lanes| {
            selector.scalar_intrinsic(inst, element, id, lanes)
        })
    }

    /// Returns the instruction of an intrinsic of two operands.
    pub(super) fn binary_intrinsic(&self, id: IntrinsicId, shape: Shape) -> Option<Op> {
        let has_sse41 = self.features.has(Feature::Sse41);
        Some(match (id, shape.bits) {
            (ids::SADD_SAT, 8) => ops::PADDSBrm,
            (ids::SADD_SAT, 16) => ops::PADDSWrm,
            (ids::UADD_SAT, 8) => ops::PADDUSBrm,
            (ids::UADD_SAT, 16) => ops::PADDUSWrm,
            (ids::SSUB_SAT, 8) => ops::PSUBSBrm,
            (ids::SSUB_SAT, 16) => ops::PSUBSWrm,
            (ids::USUB_SAT, 8) => ops::PSUBUSBrm,
            (ids::USUB_SAT, 16) => ops::PSUBUSWrm,
            (ids::SMIN, 16) => ops::PMINSWrm,
            (ids::SMAX, 16) => ops::PMAXSWrm,
            (ids::UMIN, 8) => ops::PMINUBrm,
            (ids::UMAX, 8) => ops::PMAXUBrm,
            (ids::SMIN, 8) if has_sse41 => ops::PMINSBrm,
            (ids::SMAX, 8) if has_sse41 => ops::PMAXSBrm,
            (ids::UMIN, 16) if has_sse41 => ops::PMINUWrm,
            (ids::UMAX, 16) if has_sse41 => ops::PMAXUWrm,
            (ids::SMIN, 32) if has_sse41 => ops::PMINSDrm,
            (ids::SMAX, 32) if has_sse41 => ops::PMAXSDrm,
            (ids::UMIN, 32) if has_sse41 => ops::PMINUDrm,
            (ids::UMAX, 32) if has_sse41 => ops::PMAXUDrm,
            _ => return None,
        })
    }

    /// Compiles an intrinsic on whole registers; `false` if it has no short sequence.
    fn parts_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        shape: Shape,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool> {
        if let Some(op) = self.binary_intrinsic(id, shape) {
            self.parts_binary(inst, ty, shape, op, arguments[0], arguments[1])?;
            return Ok(true);
        }
        let sign = repeat(1 << (shape.bits - 1), shape.bits);
        let is_single = shape.bits == 32;
        match id {
            ids::FABS => self.parts_with_bits(inst, ty, shape, ops::PANDrm, arguments[0], !sign)?,
            ids::SQRT => {
                self.consume(arguments[0]);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let reg = s.part_from(inst, arguments[0], number)?;
                    let op = if is_single { ops::SQRTPSr } else { ops::SQRTPDr };
                    op.reg_reg(s.code(), reg.number(), reg.number());
                    Ok(reg)
                })?;
            }
            ids::COPYSIGN => {
                self.consume(arguments[0]);
                self.consume(arguments[1]);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let from = s.part_copy(arguments[1], number)?;
                    s.vector_op_bits(ops::PANDrm, from, sign);
                    let reg = s.part_from(inst, arguments[0], number)?;
                    s.vector_op_bits(ops::PANDrm, reg, !sign);
                    ops::PORrm.reg_reg(s.code(), reg.number(), from.number());
                    s.m.s.unlock(from);
                    Ok(reg)
                })?;
            }
            ids::FLOOR | ids::CEIL | ids::TRUNC | ids::RINT | ids::NEARBYINT | ids::ROUNDEVEN
                if self.features.has(Feature::Sse41) =>
            {
                let mode = super::super::intrinsic::rounding(id);
                self.consume(arguments[0]);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let reg = s.part_from(inst, arguments[0], number)?;
                    let op = if is_single { ops::ROUNDPSri } else { ops::ROUNDPDri };
                    op.reg_reg_imm(s.code(), reg.number(), reg.number(), mode);
                    Ok(reg)
                })?;
            }
            ids::FMULADD => {
                for &argument in arguments {
                    self.consume(argument);
                }
                let (Some(multiply), Some(add)) =
                    (self.binary_op(Opcode::FMul, shape), self.binary_op(Opcode::FAdd, shape))
                else {
                    return self.refuse("fmuladd of this vector");
                };
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let factor = s.vector_rm(arguments[1], number)?;
                    let summand = s.vector_rm(arguments[2], number)?;
                    let reg = s.part_copy(arguments[0], number)?;
                    s.vector_op(multiply, reg, factor);
                    s.vector_op(add, reg, summand);
                    s.unlock_rm(factor);
                    s.unlock_rm(summand);
                    Ok(reg)
                })?;
            }
            ids::SMIN | ids::SMAX | ids::UMIN | ids::UMAX => {
                self.consume(arguments[0]);
                self.consume(arguments[1]);
                let is_min = matches!(id, ids::SMIN | ids::UMIN);
                let is_unsigned = matches!(id, ids::UMIN | ids::UMAX);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let (left, right) = if is_min { (1, 0) } else { (0, 1) };
                    let other = s.part_copy(arguments[right], number)?;
                    let mask = s.part_copy(arguments[left], number)?;
                    s.greater_lanes(mask, other, is_unsigned, shape.bits);
                    s.m.s.unlock(other);
                    let (one, two) = (s.vector_rm(arguments[0], number)?, s.vector_rm(arguments[1], number)?);
                    s.choose_lanes(mask, one, two);
                    s.unlock_rm(one);
                    s.unlock_rm(two);
                    Ok(mask)
                })?;
            }
            ids::ABS => {
                self.consume(arguments[0]);
                self.consume(arguments[1]);
                let (_, subtract) = super::arithmetic::add_sub(shape.bits);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    // (x ^ sign) - sign, with the sign in every bit
                    let value = s.part_copy(arguments[0], number)?;
                    let sign = s.copy_of(value);
                    s.shift_lanes(sign, Opcode::AShr, shape.bits - 1, shape);
                    ops::PXORrm.reg_reg(s.code(), value.number(), sign.number());
                    subtract.reg_reg(s.code(), value.number(), sign.number());
                    s.m.s.unlock(sign);
                    Ok(value)
                })?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
