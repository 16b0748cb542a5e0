//! Intrinsics of vectors: those with instructions, and all others lane by lane.

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::{Selected, Selector};
use super::arithmetic::of_numbers;
use super::parts::{ByWidth, Number, Shape, repeat};
use crate::function::types::{Class, Kind};

/// Operations on two registers of integers, by width; where there is none of 64 bits, the last is not used.
const BINARY: &[(IntrinsicId, ByWidth, bool)] = &[
    (ids::SADD_SAT, [ops::SQADDv16i8, ops::SQADDv8i16, ops::SQADDv4i32, ops::SQADDv2i64], true),
    (ids::UADD_SAT, [ops::UQADDv16i8, ops::UQADDv8i16, ops::UQADDv4i32, ops::UQADDv2i64], true),
    (ids::SSUB_SAT, [ops::SQSUBv16i8, ops::SQSUBv8i16, ops::SQSUBv4i32, ops::SQSUBv2i64], true),
    (ids::USUB_SAT, [ops::UQSUBv16i8, ops::UQSUBv8i16, ops::UQSUBv4i32, ops::UQSUBv2i64], true),
    (ids::SMIN, [ops::SMINv16i8, ops::SMINv8i16, ops::SMINv4i32, ops::SMINv4i32], false),
    (ids::SMAX, [ops::SMAXv16i8, ops::SMAXv8i16, ops::SMAXv4i32, ops::SMAXv4i32], false),
    (ids::UMIN, [ops::UMINv16i8, ops::UMINv8i16, ops::UMINv4i32, ops::UMINv4i32], false),
    (ids::UMAX, [ops::UMAXv16i8, ops::UMAXv8i16, ops::UMAXv4i32, ops::UMAXv4i32], false),
];

/// Operations on one register of numbers of 16, 32 and 64 bits.
const NUMBERS: &[(IntrinsicId, Op, Op, Op)] = &[
    (ids::FABS, ops::FABSv8f16, ops::FABSv4f32, ops::FABSv2f64),
    (ids::SQRT, ops::FSQRTv8f16, ops::FSQRTv4f32, ops::FSQRTv2f64),
    (ids::FLOOR, ops::FRINTMv8f16, ops::FRINTMv4f32, ops::FRINTMv2f64),
    (ids::CEIL, ops::FRINTPv8f16, ops::FRINTPv4f32, ops::FRINTPv2f64),
    (ids::TRUNC, ops::FRINTZv8f16, ops::FRINTZv4f32, ops::FRINTZv2f64),
    (ids::RINT, ops::FRINTXv8f16, ops::FRINTXv4f32, ops::FRINTXv2f64),
    (ids::NEARBYINT, ops::FRINTIv8f16, ops::FRINTIv4f32, ops::FRINTIv2f64),
    (ids::ROUND, ops::FRINTAv8f16, ops::FRINTAv4f32, ops::FRINTAv2f64),
    (ids::ROUNDEVEN, ops::FRINTNv8f16, ops::FRINTNv4f32, ops::FRINTNv2f64),
];

/// Operations on two registers of numbers of 16, 32 and 64 bits.
const OF_TWO_NUMBERS: &[(IntrinsicId, Op, Op, Op)] = &[
    (ids::MAXNUM, ops::FMAXNMv8f16, ops::FMAXNMv4f32, ops::FMAXNMv2f64),
    (ids::MINNUM, ops::FMINNMv8f16, ops::FMINNMv4f32, ops::FMINNMv2f64),
    (ids::MAXIMUM, ops::FMAXv8f16, ops::FMAXv4f32, ops::FMAXv2f64),
    (ids::MINIMUM, ops::FMINv8f16, ops::FMINv4f32, ops::FMINv2f64),
];

const ABS: ByWidth = [ops::ABSv16i8, ops::ABSv8i16, ops::ABSv4i32, ops::ABSv2i64];

impl Selector<'_, '_> {
    /// Compiles an intrinsic with a vector as result or argument.
    pub(in crate::aarch64) fn vector_intrinsic(
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
        if shape.number == Number::Integer {
            let &(_, table, has_doubles) = BINARY.iter().find(|row| row.0 == id)?;
            return (has_doubles || shape.bits < 64).then_some(table[shape.index()]);
        }
        let &(_, half, single, double) = OF_TWO_NUMBERS.iter().find(|row| row.0 == id)?;
        self.has_arithmetic(shape).then(|| of_numbers(shape, half, single, double))
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
        if let Some(&(_, half, single, double)) = NUMBERS.iter().find(|row| row.0 == id)
            && self.has_arithmetic(shape)
        {
            self.parts_unary(inst, ty, shape, of_numbers(shape, half, single, double), arguments[0])?;
            return Ok(true);
        }
        let sign = repeat(1 << (shape.bits - 1), shape.bits);
        match id {
            ids::FABS => self.parts_with_bits(inst, ty, shape, ops::ANDv16i8, arguments[0], !sign)?,
            ids::COPYSIGN if self.type_of(arguments[1]) == ty => {
                self.consume_all(arguments);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let reg = s.vector_constant(sign);
                    let (n, m) = (s.part(arguments[0], number)?, s.part(arguments[1], number)?);
                    s.op3(ops::BSLv16i8, reg, m, n);
                    s.unlock(&[n, m]);
                    Ok(reg)
                })?;
            }
            ids::FMA | ids::FMULADD if self.has_arithmetic(shape) => {
                self.consume_all(arguments);
                let op = of_numbers(shape, ops::FMLAv8f16, ops::FMLAv4f32, ops::FMLAv2f64);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let (n, m) = (s.part(arguments[0], number)?, s.part(arguments[1], number)?);
                    let reg = s.part_copy(arguments[2], number)?;
                    s.op3(op, reg, n, m);
                    s.unlock(&[n, m]);
                    Ok(reg)
                })?;
            }
            ids::SMIN | ids::SMAX | ids::UMIN | ids::UMAX => {
                use draig_ir::IntPredicate::{Sgt, Slt, Ugt, Ult};
                let predicate = match id {
                    ids::SMIN => Slt,
                    ids::SMAX => Sgt,
                    ids::UMIN => Ult,
                    _ => Ugt,
                };
                self.consume_all(arguments);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let (n, m) = (s.part(arguments[0], number)?, s.part(arguments[1], number)?);
                    let reg = s.vector_scratch();
                    s.compare_lanes(predicate, reg, n, m, shape.index());
                    s.op3(ops::BSLv16i8, reg, n, m);
                    s.unlock(&[n, m]);
                    Ok(reg)
                })?;
            }
            ids::ABS => {
                self.consume(arguments[1]);
                self.parts_unary(inst, ty, shape, ABS[shape.index()], arguments[0])?;
            }
            ids::CTPOP => {
                self.consume(arguments[0]);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let n = s.part(arguments[0], number)?;
                    let reg = s.vector_scratch();
                    s.op2(ops::CNTv16i8, reg, n);
                    // Sums of neighbours, to the width.
                    let sums = [ops::UADDLPv16i8_v8i16, ops::UADDLPv8i16_v4i32, ops::UADDLPv4i32_v2i64];
                    for op in &sums[..shape.index()] {
                        s.op2(*op, reg, reg);
                    }
                    s.unlock(&[n]);
                    Ok(reg)
                })?;
            }
            ids::CTLZ if shape.bits < 64 => {
                self.consume(arguments[1]);
                let op = [ops::CLZv16i8, ops::CLZv8i16, ops::CLZv4i32][shape.index()];
                self.parts_unary(inst, ty, shape, op, arguments[0])?;
            }
            ids::BSWAP => {
                let op = match shape.bits {
                    16 => ops::REV16v16i8,
                    32 => ops::REV32v16i8,
                    _ => ops::REV64v16i8,
                };
                self.parts_unary(inst, ty, shape, op, arguments[0])?;
            }
            ids::BITREVERSE => {
                self.consume(arguments[0]);
                self.each_part(inst, ty, shape.parts, |s, number| {
                    let n = s.part(arguments[0], number)?;
                    let reg = s.vector_scratch();
                    s.op2(ops::RBITv16i8, reg, n);
                    match shape.bits {
                        8 => {}
                        16 => s.op2(ops::REV16v16i8, reg, reg),
                        32 => s.op2(ops::REV32v16i8, reg, reg),
                        _ => s.op2(ops::REV64v16i8, reg, reg),
                    }
                    s.unlock(&[n]);
                    Ok(reg)
                })?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Whether a type is a number of at most 64 bits in a general register, and its class and width.
    pub(in crate::aarch64) fn integer_class(&mut self, ty: Type, id: IntrinsicId) -> Selected<(Class, u32)> {
        let info = self.info(ty);
        match info.kind {
            Kind::Scalar(class) if class.bank() == crate::function::types::Bank::General => Ok((class, info.bits)),
            _ => self.refuse_type(id.name(), ty),
        }
    }
}
