//! Conversions of vectors: between widths of integers, between integers and numbers, between formats.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};

use super::super::{Selected, Selector};
use super::arithmetic::of_numbers;
use super::parts::{Number, Shape, width_index};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Kind};

/// Extensions of the lower and the upper half of a register to twice the width, by the narrow width.
const SIGNED: [(Op, Op); 3] = [
    (ops::SSHLLv8i8_shift, ops::SSHLLv16i8_shift),
    (ops::SSHLLv4i16_shift, ops::SSHLLv8i16_shift),
    (ops::SSHLLv2i32_shift, ops::SSHLLv4i32_shift),
];
const UNSIGNED: [(Op, Op); 3] = [
    (ops::USHLLv8i8_shift, ops::USHLLv16i8_shift),
    (ops::USHLLv4i16_shift, ops::USHLLv8i16_shift),
    (ops::USHLLv2i32_shift, ops::USHLLv4i32_shift),
];
/// Truncations to half the width, to the lower and to the upper half of a register, by the narrow width.
const NARROW: [(Op, Op); 3] =
    [(ops::XTNv8i8, ops::XTNv16i8), (ops::XTNv4i16, ops::XTNv8i16), (ops::XTNv2i32, ops::XTNv4i32)];

impl Selector<'_, '_> {
    pub(super) fn vector_cast(&mut self, inst: Inst, opcode: Opcode, ty: Type, value: Value) -> Selected<bool> {
        use Opcode::*;
        let from_type = self.type_of(value);
        if opcode == BitCast {
            return self.vector_bit_cast(inst, ty, value);
        }
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
        let is_integer = |shape: Shape| shape.number == Number::Integer;
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
            SiToFp | UiToFp if self.has_arithmetic(to) && to.bits >= from.bits => {
                // Integers of the result's width first.
                let op = match opcode == SiToFp {
                    true => of_numbers(to, ops::SCVTFv8f16, ops::SCVTFv4f32, ops::SCVTFv2f64),
                    false => of_numbers(to, ops::UCVTFv8f16, ops::UCVTFv4f32, ops::UCVTFv2f64),
                };
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| {
                    let reg = s.widened_part(value, from.bits, to.bits, number, opcode == SiToFp)?;
                    s.op2(op, reg, reg);
                    Ok(reg)
                })?;
            }
            FpToSi | FpToUi if self.has_arithmetic(from) && is_integer(to) && to.bits <= from.bits => {
                let op = match opcode == FpToSi {
                    true => of_numbers(from, ops::FCVTZSv8f16, ops::FCVTZSv4f32, ops::FCVTZSv2f64),
                    false => of_numbers(from, ops::FCVTZUv8f16, ops::FCVTZUv4f32, ops::FCVTZUv2f64),
                };
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| s.narrow_by(value, from, to.bits, number, Some(op)))?;
            }
            FpToSi | FpToUi if from.bits == 32 && to.bits == 64 && from.number == Number::Float => {
                let op = if opcode == FpToSi { ops::FCVTZSv2f64 } else { ops::FCVTZUv2f64 };
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| {
                    let reg = s.doubled_part(value, number)?;
                    s.op2(op, reg, reg);
                    Ok(reg)
                })?;
            }
            FpExt if from.bits == 32 && to.number == Number::Float => {
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| s.doubled_part(value, number))?;
            }
            FpExt if from.number == Number::Half && to.bits == 32 => {
                self.consume(value);
                self.each_part(inst, ty, to.parts, |s, number| {
                    let n = s.part(value, number / 2)?;
                    let reg = s.vector_scratch();
                    let op = if number.is_multiple_of(2) { ops::FCVTLv4i16 } else { ops::FCVTLv8i16 };
                    s.op2(op, reg, n);
                    s.unlock(&[n]);
                    Ok(reg)
                })?;
            }
            FpTrunc if from.bits == 64 && to.bits == 32 => {
                self.halved_parts(inst, ty, to, from, value, (ops::FCVTNv2i32, ops::FCVTNv4i32))?;
            }
            FpTrunc if from.bits == 32 && to.number == Number::Half => {
                self.halved_parts(inst, ty, to, from, value, (ops::FCVTNv4i16, ops::FCVTNv8i16))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns a scratch register with half a register of `float` as `double`.
    fn doubled_part(&mut self, value: Value, number: u32) -> Selected<Reg> {
        let n = self.part(value, number / 2)?;
        let reg = self.vector_scratch();
        let op = if number.is_multiple_of(2) { ops::FCVTLv2i32 } else { ops::FCVTLv4i32 };
        self.op2(op, reg, n);
        self.unlock(&[n]);
        Ok(reg)
    }

    /// Converts parts by instructions whose results fill the lower or the upper half of a register.
    fn halved_parts(
        &mut self,
        inst: Inst,
        ty: Type,
        to: Shape,
        from: Shape,
        value: Value,
        (lower, upper): (Op, Op),
    ) -> Selected {
        self.consume(value);
        self.each_part(inst, ty, to.parts, |s, number| {
            let n = s.part(value, 2 * number)?;
            let reg = s.vector_scratch();
            s.op2(lower, reg, n);
            s.unlock(&[n]);
            if 2 * number + 1 < from.parts {
                let n = s.part(value, 2 * number + 1)?;
                s.op2(upper, reg, n);
                s.unlock(&[n]);
            }
            Ok(reg)
        })
    }

    /// Returns a scratch register with a part of a vector whose integers are extended.
    pub(super) fn widened_part(
        &mut self,
        value: Value,
        from: u32,
        to: u32,
        number: u32,
        is_signed: bool,
    ) -> Selected<Reg> {
        let factor = to / from;
        let n = self.part(value, number / factor)?;
        let reg = self.vector_scratch();
        self.widen_lanes(reg, n, from, to, number % factor, is_signed);
        self.unlock(&[n]);
        Ok(reg)
    }

    /// Extends the lanes of a register: those of the piece with this number, of pieces that fill a register then.
    pub(super) fn widen_lanes(&mut self, reg: Reg, from_reg: Reg, from: u32, to: u32, piece: u32, is_signed: bool) {
        if from == to {
            return self.copy_vector(reg, from_reg);
        }
        let mut bits = from;
        // Bits of the piece's number say which half each step takes, the highest first.
        let mut steps = (to / from).trailing_zeros();
        let mut n = from_reg;
        while bits < to {
            steps -= 1;
            let (low, high) = if is_signed { SIGNED } else { UNSIGNED }[width_index(bits)];
            let half = if piece >> steps & 1 == 0 { low } else { high };
            half.shift_left(self.code(), reg.number(), n.number(), 0);
            n = reg;
            bits *= 2;
        }
    }

    /// Returns a scratch register with a part of a vector whose integers are truncated.
    pub(super) fn narrow(&mut self, value: Value, from: Shape, to: u32, number: u32) -> Selected<Reg> {
        self.narrow_by(value, from, to, number, None)
    }

    /// The same of what an instruction makes of the parts: from parts of twice the width, which are themselves
    /// truncated. The recursion is as deep as there are widths.
    fn narrow_by(&mut self, value: Value, from: Shape, to: u32, number: u32, op: Option<Op>) -> Selected<Reg> {
        if from.bits == to {
            let Some(op) = op else { return self.part_copy(value, number) };
            let n = self.part(value, number)?;
            let reg = self.vector_scratch();
            self.op2(op, reg, n);
            self.unlock(&[n]);
            return Ok(reg);
        }
        let wide = to * 2;
        let wide_parts = (from.lanes * wide).div_ceil(128);
        let low = self.narrow_by(value, from, wide, 2 * number, op)?;
        let (lower, upper) = NARROW[width_index(to)];
        self.op2(lower, low, low);
        if 2 * number + 1 < wide_parts {
            let high = self.narrow_by(value, from, wide, 2 * number + 1, op)?;
            self.op2(upper, low, high);
            self.unlock(&[high]);
        }
        Ok(low)
    }

    /// Truncates lanes to bits.
    fn truncate_to_mask(&mut self, inst: Inst, ty: Type, from: Shape, value: Value) -> Selected<bool> {
        let Kind::Scalar(class) = self.info(ty).kind else { return Ok(false) };
        self.consume(value);
        let reg = self.m.s.scratch(Bank::General);
        for number in 0..from.parts {
            let n = self.part(value, number)?;
            let lanes = self.vector_scratch();
            // The lowest bit goes to all bits of its lane.
            let at = from.index();
            self.shift_lanes(lanes, n, Opcode::Shl, from.bits as u8 - 1, at);
            self.shift_lanes(lanes, lanes, Opcode::AShr, from.bits as u8 - 1, at);
            self.lanes_to_bits(reg, lanes, from, number);
            self.unlock(&[n, lanes]);
        }
        self.define(inst, class, reg);
        Ok(true)
    }

    /// Compiles a `bitcast` from or to a vector: the same registers, or by way of the frame.
    fn vector_bit_cast(&mut self, inst: Inst, ty: Type, value: Value) -> Selected<bool> {
        let from_type = self.type_of(value);
        let (from, to) = (self.parts_of(from_type), self.parts_of(ty));
        let is_same = from.len() == to.len() && from.iter().zip(&to).all(|(one, other)| one.class == other.class);
        if is_same && !from.is_empty() {
            self.copy_value(inst, value)?;
            return Ok(true);
        }
        if let ([from_part], [part]) = (from.as_slice(), to.as_slice()) {
            let (from_class, class) = (from_part.class, part.class);
            let op = match (from_class.bank(), class.bank()) {
                (Bank::General, Bank::Vector) => Some(ops::FMOVXDr),
                (Bank::Vector, Bank::General) => Some(ops::FMOVDXr),
                _ => None,
            };
            self.consume(value);
            let n = self.register(value, 0, from_class)?;
            let reg = self.m.s.scratch(class.bank());
            match op {
                Some(op) => self.op2(op, reg, n),
                None => self.copy_vector(reg, n),
            }
            self.define(inst, class, reg);
            return Ok(true);
        }
        self.consume(value);
        let size = self.info(from_type).size.max(self.info(ty).size) + 16;
        let Ok(size) = u32::try_from(size) else { return self.refuse_type("bitcast", ty) };
        let slot = self.m.s.frame.slot(size);
        let place = super::super::address::Address::frame(slot);
        self.store_value(from_type, value, place)?;
        self.load_parts_from(inst, ty, place)?;
        self.m.s.frame.release(slot, size);
        Ok(true)
    }
}
