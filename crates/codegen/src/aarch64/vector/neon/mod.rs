//! Intrinsics of AArch64 that are one instruction each: those of `arm_neon.h` and `arm_acle.h` of clang.

mod memory;
mod table;

pub(in crate::aarch64) use memory::structure_of;
pub(in crate::aarch64) use table::{Row, row_of};

use draig_ir::{Inst, Type, TypeKind, Value};
use draig_mc::aarch64::Opcode;
use draig_mc::aarch64::direct::{Op, ops};
use draig_num::FloatFormat;
use draig_tables::IntrinsicId;

use super::super::registers::V31;
use super::super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};
use table::{Arrangement, Format};

/// Registers of a table or structure: consecutive ones that never hold a value for its whole life.
const CONSECUTIVE: [Reg; 4] = [Reg::vector(0), Reg::vector(1), Reg::vector(2), Reg::vector(3)];

impl Selector<'_, '_> {
    /// Compiles an intrinsic of the table.
    pub(in crate::aarch64) fn neon_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        row: Row,
        arguments: &[Value],
    ) -> Selected {
        let of_result = self.arrangement(ty);
        let mut of_argument = |at: usize| {
            let value = *arguments.get(at).or(arguments.first())?;
            let ty = self.type_of(value);
            self.arrangement(ty)
        };
        let chosen = match (of_result, of_argument(0), of_argument(1)) {
            (Some(d), Some(n), m) => row.choose(d, n, m.unwrap_or(n)).map(|choice| (choice, d, n)),
            _ => None,
        };
        let Some((choice, d, n)) = chosen else { return self.refuse_type(id.name(), ty) };
        self.require(id, choice.opcode)?;
        self.consume_all(arguments);
        let op = Op::from(choice.opcode);
        let (head, operands) = row.form.split_at(1);
        match head {
            "g" => return self.general_instruction(inst, ty, id, op, operands, arguments),
            "a" | "u" | "U" => {
                let bits = if head == "U" { n.bits * 2 } else { n.bits };
                let is_signed = head == "a";
                return self.across(inst, ty, op, choice.opcode.slots().len(), bits, is_signed, arguments[0]);
            }
            "T" => return self.table_intrinsic(inst, op, arguments),
            "V" => return self.sum_of_numbers(inst, ty, op, n, arguments[0]),
            _ => {}
        }
        let is_tied = head == "D";
        let mut values = arguments.iter().copied().skip(usize::from(is_tied));
        let mut op = op;
        // Registers at bits 5, 16 and 10.
        let mut regs = [0; 3];
        let mut count = 0;
        for letter in operands.chars() {
            if let Some(number) = letter.to_digit(10) {
                // The rotation of a sum of complex numbers has one bit, that of a product two.
                op = op.with(number << if is_tied { 11 } else { 12 });
                continue;
            }
            let Some(value) = values.next() else { return self.refuse(id.name()) };
            let width = d.bits.min(n.bits);
            match letter {
                'n' | 'm' | 'a' => {
                    let reg = if choice.has_general_operand {
                        let ty = self.type_of(value);
                        let class = if self.width_of(ty) > 32 { Class::I64 } else { Class::I32 };
                        self.register(value, 0, class)?
                    } else {
                        self.in_vector(value)?
                    };
                    regs[count] = reg.number();
                    count += 1;
                }
                'l' => {
                    let of_lane = self.type_of(arguments[1]);
                    let lanes = self.arrangement(of_lane).map_or(0, |arrangement| arrangement.lanes);
                    let Some(vector) = count.checked_sub(1).map(|_| value) else { return self.refuse(id.name()) };
                    let index = values.next().and_then(|index| self.integer_constant(index));
                    let Some(index) = index.filter(|index| (0..i64::from(lanes)).contains(index)) else {
                        return self.refuse(&format!("{} of this lane", id.name()));
                    };
                    let from = self.in_vector(vector)?;
                    let copy = if d.bits == 16 { ops::DUPv8i16lane } else { ops::DUPv4i32lane };
                    copy.lane(self.code(), V31.number(), from.number(), index as u8);
                    regs[count] = V31.number();
                    count += 1;
                }
                _ => {
                    let Some(number) = self.immediate_of(value) else {
                        return self.refuse(&format!("{} by a number that is not known", id.name()));
                    };
                    let (range, field) = match letter {
                        'R' => (1..=width, (width.wrapping_sub(number)) << 16),
                        'L' => (0..=width - 1, number << 16),
                        // Conversions from and to general registers count from 64, others from twice the width.
                        'F' if choice.has_general_operand || choice.has_general_result => (
                            1..=if choice.has_general_result { d.bits } else { n.bits },
                            (64u32.wrapping_sub(number)) << 10,
                        ),
                        'F' => (1..=width, (width.wrapping_sub(number)) << 16),
                        'i' => (0..=3, number << 12),
                        _ => (0..=63, number << 10),
                    };
                    if !range.contains(&number) {
                        return self.refuse(&format!("{} by this number", id.name()));
                    }
                    op = op.with(field);
                }
            }
        }
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type(id.name(), ty) };
        let is_general = class.bank() == Bank::General;
        let reg = match (is_tied, choice.has_general_result) {
            (true, _) if is_general => {
                // What the result is combined with comes from a general register.
                let from = self.in_vector(arguments[0])?;
                let reg = self.vector_scratch();
                self.copy_vector(reg, from);
                reg
            }
            (true, _) => self.part_from(arguments[0], 0)?,
            (false, true) => self.result_register(inst, class),
            (false, false) => self.vector_scratch(),
        };
        let d = reg.number();
        match count {
            1 => op.rr(self.code(), d, regs[0]),
            2 => op.rrr(self.code(), d, regs[0], regs[1]),
            _ => op.rrrr(self.code(), d, regs[0], regs[1], regs[2]),
        }
        if choice.has_general_result {
            self.define(inst, class, reg);
            return Ok(());
        }
        self.define_vector(inst, class, reg)
    }

    /// Refuses an instruction that the processor does not have.
    pub(in crate::aarch64) fn require(&self, id: IntrinsicId, opcode: Opcode) -> Selected {
        match opcode.missing_features(&self.features.instructions()).first() {
            Some(feature) => self.refuse(&format!("{} for a processor without {feature}", id.name())),
            None => Ok(()),
        }
    }

    /// Makes the first lane of a vector register the result, or all of it.
    fn define_vector(&mut self, inst: Inst, class: Class, reg: Reg) -> Selected {
        if class.bank() == Bank::Vector {
            self.define(inst, class, reg);
            return Ok(());
        }
        let result = self.result_register(inst, class);
        let copy = if class.size() == 8 { ops::FMOVDXr } else { ops::FMOVSWr };
        copy.rr(self.code(), result.number(), reg.number());
        self.define(inst, class, result);
        Ok(())
    }

    /// Returns a vector register with a value, which must not be written.
    fn in_vector(&mut self, value: Value) -> Selected<Reg> {
        let ty = self.type_of(value);
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("an operand", ty) };
        if class.bank() == Bank::Vector {
            return self.register(value, 0, class);
        }
        let from = self.register(value, 0, class)?;
        let reg = self.vector_scratch();
        let copy = if class.size() == 8 { ops::FMOVXDr } else { ops::FMOVWSr };
        copy.rr(self.code(), reg.number(), from.number());
        Ok(reg)
    }

    /// Returns the number that an operand says, which may be in all lanes of a vector.
    fn immediate_of(&mut self, value: Value) -> Option<u32> {
        if let Some(number) = self.integer_constant(value) {
            return u32::try_from(number).ok();
        }
        let ty = self.type_of(value);
        let shape = self.shape(ty)?;
        let number = self.splat_number(value, shape)?;
        u32::try_from(number).ok()
    }

    /// Returns how rows tell a type apart from others.
    fn arrangement(&mut self, ty: Type) -> Option<Arrangement> {
        let (element, lanes) = self.lanes_of(ty).map_or((ty, 0), |(element, lanes)| (element, lanes));
        let bits = self.info(element).bits;
        if lanes > 0 && !matches!(lanes * bits, 64 | 128) {
            return None;
        }
        let format = match self.module.tables.types.kind(element) {
            TypeKind::Float(FloatFormat::Half | FloatFormat::Float | FloatFormat::Double) => Format::Float,
            TypeKind::Float(FloatFormat::BFloat) => Format::BFloat,
            TypeKind::Integer(_) | TypeKind::Byte(_) | TypeKind::Pointer(_) => Format::Integer,
            _ => return None,
        };
        Some(Arrangement { lanes, bits, format })
    }

    /// Compiles an instruction of general registers only, of which 31 may be the stack pointer.
    fn general_instruction(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        op: Op,
        operands: &str,
        arguments: &[Value],
    ) -> Selected {
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type(id.name(), ty) };
        let mut regs = [0; 2];
        let mut op = op;
        for (at, (letter, &value)) in operands.chars().zip(arguments).enumerate() {
            if letter == 't' {
                let tag = self.integer_constant(value).filter(|tag| (0..16).contains(tag));
                let Some(tag) = tag else { return self.refuse(&format!("{} by this number", id.name())) };
                op = op.with((tag as u32) << 10);
                continue;
            }
            let ty = self.type_of(value);
            let (class, _) = self.integer_class(ty, id)?;
            regs[at] = self.register_not_zero(value, 0, class)?.number();
        }
        let reg = self.result_register(inst, class);
        match operands {
            "n" | "nt" => op.rr(self.code(), reg.number(), regs[0]),
            _ => op.rrr(self.code(), reg.number(), regs[0], regs[1]),
        }
        self.define(inst, class, reg);
        Ok(())
    }

    /// Compiles a combination of all lanes, which is in the first lane of a register then.
    #[expect(clippy::too_many_arguments, reason = "the parts of one row")]
    fn across(
        &mut self,
        inst: Inst,
        ty: Type,
        op: Op,
        slots: usize,
        bits: u32,
        is_signed: bool,
        value: Value,
    ) -> Selected {
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("a sum of lanes", ty) };
        let n = self.in_vector(value)?;
        let sum = self.vector_scratch();
        match slots {
            3 => self.op3(op, sum, n, n),
            _ => self.op2(op, sum, n),
        }
        let reg = self.result_register(inst, class);
        match bits {
            8 if is_signed => ops::SMOVvi8to32.lane(self.code(), reg.number(), sum.number(), 0),
            16 if is_signed => ops::SMOVvi16to32.lane(self.code(), reg.number(), sum.number(), 0),
            _ => self.lane_to_register(reg, class, sum, bits, 0),
        }
        self.define(inst, class, reg);
        Ok(())
    }

    /// Compiles a sum of numbers: pairs, until one is left.
    fn sum_of_numbers(&mut self, inst: Inst, ty: Type, op: Op, n: Arrangement, value: Value) -> Selected {
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("a sum of lanes", ty) };
        let from = self.in_vector(value)?;
        let sum = self.vector_scratch();
        let last = match n.bits {
            16 => ops::FADDPv2i16p,
            32 => ops::FADDPv2i32p,
            _ => ops::FADDPv2i64p,
        };
        let mut from = from;
        for _ in 0..n.lanes.ilog2().saturating_sub(1) {
            self.op3(op, sum, from, from);
            from = sum;
        }
        self.op2(last, sum, from);
        self.define_vector(inst, class, sum)
    }

    /// Compiles a look-up of bytes in a table.
    fn table_intrinsic(&mut self, inst: Inst, op: Op, arguments: &[Value]) -> Selected {
        // Bytes whose index is too large stay (`tbx`) or are zero.
        let keeps = op.bits() >> 12 & 1 != 0;
        let Some((&index, tables)) = arguments.split_last() else { return self.refuse("a look-up in no table") };
        let tables = &tables[usize::from(keeps)..];
        let first = match tables {
            [table] => self.in_vector(*table)?,
            _ => self.in_consecutive(tables)?,
        };
        let m = self.in_vector(index)?;
        let reg = if keeps { self.part_copy(arguments[0], 0)? } else { self.vector_scratch() };
        self.op3(op, reg, first, m);
        self.define(inst, Class::V128, reg);
        Ok(())
    }

    /// Copies values to consecutive registers, of which it returns the first.
    fn in_consecutive(&mut self, values: &[Value]) -> Selected<Reg> {
        let regs = &CONSECUTIVE[..values.len().min(CONSECUTIVE.len())];
        for &reg in regs {
            self.m.s.take(reg);
        }
        for (&reg, &value) in regs.iter().zip(values) {
            self.move_to(reg, value, 0, Class::V128)?;
        }
        Ok(CONSECUTIVE[0])
    }
}
