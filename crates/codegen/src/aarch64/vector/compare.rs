//! Comparisons of vectors, bit masks, and `select` by lanes.
//!
//! A comparison gives all ones or zeros in each lane. Its result is a bit mask, unless the instruction that alone
//! uses it can take the lanes as they are.

use draig_ir::{FloatPredicate, Inst, IntPredicate, Opcode, Type, Value};
use draig_mc::aarch64::ShiftKind;
use draig_mc::aarch64::direct::{Op, ops};

use super::super::emit::{self, wide};
use super::super::operand::Source;
use super::super::registers::{V31, X16};
use super::super::{Selected, Selector};
use super::arithmetic::of_numbers;
use super::parts::{ByWidth, Shape};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

const EQUAL: ByWidth = [ops::CMEQv16i8, ops::CMEQv8i16, ops::CMEQv4i32, ops::CMEQv2i64];
const GREATER: ByWidth = [ops::CMGTv16i8, ops::CMGTv8i16, ops::CMGTv4i32, ops::CMGTv2i64];
const GREATER_EQUAL: ByWidth = [ops::CMGEv16i8, ops::CMGEv8i16, ops::CMGEv4i32, ops::CMGEv2i64];
const HIGHER: ByWidth = [ops::CMHIv16i8, ops::CMHIv8i16, ops::CMHIv4i32, ops::CMHIv2i64];
const HIGHER_SAME: ByWidth = [ops::CMHSv16i8, ops::CMHSv8i16, ops::CMHSv4i32, ops::CMHSv2i64];
const TEST: ByWidth = [ops::CMTSTv16i8, ops::CMTSTv8i16, ops::CMTSTv4i32, ops::CMTSTv2i64];
const DUP: ByWidth = [ops::DUPv16i8gpr, ops::DUPv8i16gpr, ops::DUPv4i32gpr, ops::DUPv2i64gpr];

/// Returns the bit of each lane of a register in its part of a mask: of bytes, in the half of the register.
fn weights(shape: Shape, part: u32) -> u128 {
    let bit = |lane: u32| 1u128 << (if shape.bits == 8 { lane % 8 } else { lane });
    (0..shape.lanes_in(part)).fold(0, |all, lane| all | bit(lane) << (lane * shape.bits))
}

/// Comparison of numbers: the instruction, whether the operands are exchanged, the same of a second one that is
/// combined with it, and whether the result is inverted.
struct FloatTest {
    first: (Op, bool),
    second: Option<(Op, bool)>,
    is_inverted: bool,
}

fn float_test(predicate: FloatPredicate, shape: Shape) -> Option<FloatTest> {
    use FloatPredicate::*;
    let equal = of_numbers(shape, ops::FCMEQv8f16, ops::FCMEQv4f32, ops::FCMEQv2f64);
    let greater = of_numbers(shape, ops::FCMGTv8f16, ops::FCMGTv4f32, ops::FCMGTv2f64);
    let greater_equal = of_numbers(shape, ops::FCMGEv8f16, ops::FCMGEv4f32, ops::FCMGEv2f64);
    let (first, second, is_inverted) = match predicate {
        False | True => return None,
        Oeq => ((equal, false), None, false),
        Une => ((equal, false), None, true),
        Ogt => ((greater, false), None, false),
        Ule => ((greater, false), None, true),
        Oge => ((greater_equal, false), None, false),
        Ult => ((greater_equal, false), None, true),
        Olt => ((greater, true), None, false),
        Uge => ((greater, true), None, true),
        Ole => ((greater_equal, true), None, false),
        Ugt => ((greater_equal, true), None, true),
        One => ((greater, false), Some((greater, true)), false),
        Ueq => ((greater, false), Some((greater, true)), true),
        Ord => ((greater_equal, false), Some((greater, true)), false),
        Uno => ((greater_equal, false), Some((greater, true)), true),
    };
    Some(FloatTest { first, second, is_inverted })
}

impl Selector<'_, '_> {
    /// Compiles a comparison, or leaves it to the only instruction that uses it.
    pub(super) fn vector_compare(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected<bool> {
        let operand_type = self.type_of(operands[0]);
        if self.mask_lanes(ty).is_none() {
            return Ok(false);
        }
        if self.mask_lanes(operand_type).is_some() {
            return self.compare_masks(inst, ty, operands);
        }
        let Some(shape) = self.shape(operand_type) else { return Ok(false) };
        if self.body.float_predicate(inst).is_some() && !self.has_arithmetic(shape) {
            return Ok(false);
        }
        if let Some(user) = self.only_user(inst)
            && self.takes_lanes(user, inst, shape)
        {
            self.fold(inst);
            return Ok(true);
        }
        self.consume_all(operands);
        let Kind::Scalar(class) = self.info(ty).kind else { return Ok(false) };
        let reg = self.m.s.scratch(Bank::General);
        for number in 0..shape.parts {
            let lanes = self.compare_part(inst, shape, number)?;
            self.lanes_to_bits(reg, lanes, shape, number);
            self.unlock(&[lanes]);
        }
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

    /// Compares bit masks: each predicate is a function of two bits. A bit that is set is -1, as a signed number.
    fn compare_masks(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected<bool> {
        use IntPredicate::*;
        let Some(predicate) = self.body.int_predicate(inst) else { return Ok(false) };
        let Kind::Scalar(class) = self.info(ty).kind else { return Ok(false) };
        self.consume_all(operands);
        let (a, b) = (self.register(operands[0], 0, class)?, self.register(operands[1], 0, class)?);
        let (op, n, m) = match predicate {
            Eq => (ops::EONWrs, a, b),
            Ne => (ops::EORWrs, a, b),
            Ugt | Slt => (ops::BICWrs, a, b),
            Ult | Sgt => (ops::BICWrs, b, a),
            Uge | Sle => (ops::ORNWrs, a, b),
            Ule | Sge => (ops::ORNWrs, b, a),
        };
        let reg = self.m.s.scratch(Bank::General);
        self.op3(wide(op, class == Class::I64), reg, n, m);
        self.define(inst, class, reg);
        Ok(true)
    }

    /// Returns a scratch register with all ones in the lanes of a part for which a comparison holds. The operands
    /// must have been consumed.
    fn compare_part(&mut self, inst: Inst, shape: Shape, number: u32) -> Selected<Reg> {
        let operands = self.body.operands(inst);
        let (left, right) = (operands[0], operands[1]);
        let reg = self.vector_scratch();
        if let Some(predicate) = self.body.float_predicate(inst) {
            let Some(test) = float_test(predicate, shape) else {
                let bits = if predicate == FloatPredicate::True { u128::MAX } else { 0 };
                self.move_bits(reg, bits, Class::V128);
                return Ok(reg);
            };
            let (n, m) = (self.part(left, number)?, self.part(right, number)?);
            let mut apply = |to: Reg, (op, is_exchanged): (Op, bool)| {
                let (n, m) = if is_exchanged { (m, n) } else { (n, m) };
                op.rrr(&mut self.m.s.code, to.number(), n.number(), m.number());
            };
            apply(reg, test.first);
            if let Some(second) = test.second {
                apply(V31, second);
                self.op3(ops::ORRv16i8, reg, reg, V31);
            }
            if test.is_inverted {
                self.op2(ops::NOTv16i8, reg, reg);
            }
            self.unlock(&[n, m]);
            return Ok(reg);
        }
        let Some(predicate) = self.body.int_predicate(inst) else { return self.refuse("a comparison of vectors") };
        let (n, m) = (self.part(left, number)?, self.part(right, number)?);
        self.compare_lanes(predicate, reg, n, m, shape.index());
        self.unlock(&[n, m]);
        Ok(reg)
    }

    /// Compares lanes of integers.
    pub(super) fn compare_lanes(&mut self, predicate: IntPredicate, to: Reg, n: Reg, m: Reg, index: usize) {
        use IntPredicate::*;
        let (table, n, m) = match predicate {
            Eq | Ne => (EQUAL, n, m),
            Sgt => (GREATER, n, m),
            Sge => (GREATER_EQUAL, n, m),
            Slt => (GREATER, m, n),
            Sle => (GREATER_EQUAL, m, n),
            Ugt => (HIGHER, n, m),
            Uge => (HIGHER_SAME, n, m),
            Ult => (HIGHER, m, n),
            Ule => (HIGHER_SAME, m, n),
        };
        self.op3(table[index], to, n, m);
        if predicate == Ne {
            self.op2(ops::NOTv16i8, to, to);
        }
    }

    /// Writes the bits of the lanes of a part, whose register is changed, to their place in a general register. Part 0
    /// comes first.
    pub(super) fn lanes_to_bits(&mut self, reg: Reg, lanes: Reg, shape: Shape, number: u32) {
        let weights = self.vector_constant(weights(shape, number));
        self.op3(ops::ANDv16i8, lanes, lanes, weights);
        self.unlock(&[weights]);
        let to = if number == 0 { reg } else { X16 };
        let (d, l) = (to.number(), lanes.number());
        let code = &mut self.m.s.code;
        match shape.bits {
            8 => {
                for _ in 0..3 {
                    ops::ADDPv16i8.rrr(code, l, l, l);
                }
                ops::UMOVvi16.lane(code, d, l, 0);
            }
            16 => {
                ops::ADDVv8i16v.rr(code, l, l);
                ops::UMOVvi16.lane(code, d, l, 0);
            }
            32 => {
                ops::ADDVv4i32v.rr(code, l, l);
                ops::FMOVSWr.rr(code, d, l);
            }
            _ => {
                ops::ADDPv2i64p.rr(code, l, l);
                ops::FMOVDXr.rr(code, d, l);
            }
        }
        if number > 0 {
            let shift = (number * shape.per_part()) as u8;
            ops::ORRXrs.rr_shift(code, reg.number(), reg.number(), X16.0, ShiftKind::Lsl, shift);
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
                let lanes = (0..shape.lanes_in(number))
                    .filter(|lane| bits >> (first + lane) & 1 != 0)
                    .fold(0, |all, at| all | lane << (at * shape.bits));
                return Ok(self.vector_constant(lanes));
            }
            _ => {}
        }
        let mask_type = self.type_of(mask);
        let Kind::Scalar(class) = self.info(mask_type).kind else { return self.refuse("a mask of this type") };
        let mut bits = self.register(mask, 0, class)?;
        let reg = self.vector_scratch();
        if first > 0 {
            emit::shift(self.code(), ShiftKind::Lsr, X16, bits, first, true);
            bits = X16;
        }
        DUP[shape.index()].rr(self.code(), reg.number(), bits.number());
        if shape.bits == 8 {
            // The second half of the mask goes to the second half of the register.
            emit::shift(self.code(), ShiftKind::Lsr, X16, bits, 8, true);
            DUP[0].rr(self.code(), V31.number(), X16.0);
            ops::INSvi64lane.insert_lane(self.code(), reg.number(), 1, V31.number(), 0);
        }
        let weights = self.vector_constant(weights(shape, number));
        self.op3(TEST[shape.index()], reg, reg, weights);
        self.unlock(&[weights]);
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
        self.consume_all(operands);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let mask = s.lanes_of_mask(condition, shape, number)?;
            let (n, m) = (s.part(left, number)?, s.part(right, number)?);
            s.op3(ops::BSLv16i8, mask, n, m);
            s.unlock(&[n, m]);
            Ok(mask)
        })?;
        Ok(true)
    }

    fn select_masks(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected<bool> {
        let Kind::Scalar(class) = self.info(ty).kind else { return Ok(false) };
        let is_wide = class == Class::I64;
        self.consume_all(operands);
        let mask = self.register(operands[0], 0, class)?;
        let (n, m) = (self.register(operands[1], 0, class)?, self.register(operands[2], 0, class)?);
        let reg = self.m.s.scratch(Bank::General);
        self.op3(wide(ops::ANDWrs, is_wide), X16, n, mask);
        self.op3(wide(ops::BICWrs, is_wide), reg, m, mask);
        self.op3(wide(ops::ORRWrs, is_wide), reg, reg, X16);
        self.define(inst, class, reg);
        Ok(true)
    }

    /// Extends a bit mask to lanes of all ones, or of ones.
    pub(super) fn extend_mask(&mut self, inst: Inst, ty: Type, shape: Shape, mask: Value, is_signed: bool) -> Selected {
        self.consume(mask);
        self.each_part(inst, ty, shape.parts, |s, number| {
            let reg = s.lanes_of_mask(mask, shape, number)?;
            if !is_signed {
                s.shift_lanes(reg, reg, Opcode::LShr, shape.bits as u8 - 1, shape.index());
            }
            Ok(reg)
        })
    }

    /// Compares two lanes, and writes the result to a register.
    pub(super) fn compare_scalars(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        let (left, right) = (operands[0], operands[1]);
        if let Some(predicate) = self.body.float_predicate(inst)
            && !matches!(self.type_of(left), Type::FLOAT | Type::DOUBLE)
        {
            return self.soft_compare(inst, predicate, operands);
        }
        let operand_type = self.type_of(left);
        if let Some(predicate) = self.body.int_predicate(inst)
            && self.is_large(operand_type)
        {
            return self.compare_large(inst, predicate, left, right);
        }
        self.consume_all(operands);
        let flags = match (self.body.int_predicate(inst), self.body.float_predicate(inst)) {
            (Some(predicate), _) => self.compare_integers(predicate, left, right)?,
            (_, Some(predicate)) => self.compare_floats(predicate, left, right)?,
            _ => return self.refuse("a comparison without a predicate"),
        };
        let reg = self.m.s.scratch(Bank::General);
        self.set_flags(reg, flags);
        self.define(inst, Class::I8, reg);
        Ok(())
    }
}
