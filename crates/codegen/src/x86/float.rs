//! Floating-point arithmetic.

use draig_ir::{FloatPredicate, Inst, Opcode, Type, TypeKind, Value};
use draig_mc::x86::direct::{Op, ops};
use draig_num::FloatFormat;

use super::address::Address;
use super::compare::{Flags, float_flags, is_exchanged};
use super::operand::Rm;
use super::{Selected, Selector};
use crate::function::types::{Class, Kind};

/// Returns the instruction of an operation on `double`, and on `float`.
fn scalar_op(opcode: Opcode, class: Class) -> Option<Op> {
    let (double, float) = match opcode {
        Opcode::FAdd => (ops::ADDSDrm_Int, ops::ADDSSrm_Int),
        Opcode::FSub => (ops::SUBSDrm_Int, ops::SUBSSrm_Int),
        Opcode::FMul => (ops::MULSDrm_Int, ops::MULSSrm_Int),
        Opcode::FDiv => (ops::DIVSDrm_Int, ops::DIVSSrm_Int),
        _ => return None,
    };
    match class {
        Class::F64 => Some(double),
        Class::F32 => Some(float),
        _ => None,
    }
}

impl Selector<'_, '_> {
    /// Returns the format of a floating-point type.
    pub(super) fn format(&self, ty: Type) -> Option<FloatFormat> {
        match self.module.tables.types.kind(ty) {
            TypeKind::Float(format) => Some(*format),
            _ => None,
        }
    }

    pub(super) fn float_binary(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        let class = match (self.format(ty), self.info(ty).kind) {
            (Some(FloatFormat::Float | FloatFormat::Double), Kind::Scalar(class)) => class,
            (Some(FloatFormat::X86Fp80), _) => return self.x87_binary(inst, opcode, ty, operands),
            (Some(FloatFormat::Half | FloatFormat::BFloat), _) => {
                return self.promoted(inst, ty, operands, Type::FLOAT, |s, wide, values| {
                    s.float_binary(inst, opcode, wide, values)
                });
            }
            (Some(FloatFormat::Fp128), _) => return self.quad_binary(inst, opcode, ty, operands),
            _ => return self.vector_operation(inst, opcode, ty, operands),
        };
        if opcode == Opcode::FRem {
            let name = if class == Class::F64 { "fmod" } else { "fmodf" };
            return self.library_call(inst, ty, name, operands);
        }
        let (mut left, mut right) = (operands[0], operands[1]);
        if opcode.is_commutative() && left.is_constant() && !right.is_constant() {
            std::mem::swap(&mut left, &mut right);
        }
        self.consume(left);
        self.consume(right);
        if opcode.is_commutative() && self.is_dying(right) && !self.is_dying(left) {
            std::mem::swap(&mut left, &mut right);
        }
        let Some(op) = scalar_op(opcode, class) else { return self.refuse(opcode.spelling()) };
        let rm = self.float_operand(right, class)?;
        let reg = self.result_from(inst, class, left, 0)?;
        self.float_op(op, reg, rm);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Returns a `float` or `double` as register or memory; a constant is in the pool.
    pub(super) fn float_operand(&mut self, value: Value, class: Class) -> Selected<Rm> {
        let source = self.source(value, 0)?;
        if let Some(bits) = self.bits_of(source)
            && bits != 0
        {
            let constant = self.pool_mem(bits, class.size());
            return Ok(Rm::Mem(constant));
        }
        self.reg_or_mem(value, 0, class, class.size())
    }

    pub(super) fn float_op(&mut self, op: Op, reg: crate::function::registers::Reg, rm: Rm) {
        match rm {
            Rm::Reg(other) => op.reg_reg(self.code(), reg.number(), other.number()),
            Rm::Mem(address) => self.reg_mem(op, reg, address),
        }
    }

    pub(super) fn fneg(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        let class = match (self.format(ty), self.info(ty).kind) {
            (
                Some(
                    FloatFormat::Float
                    | FloatFormat::Double
                    | FloatFormat::Half
                    | FloatFormat::BFloat
                    | FloatFormat::Fp128,
                ),
                Kind::Scalar(class),
            ) => class,
            (Some(FloatFormat::X86Fp80), _) => {
                self.consume(value);
                self.x87_load(value, ty)?;
                ops::CHS_F.plain(self.code());
                return self.x87_result(inst, ty);
            }
            _ => return self.vector_operation(inst, Opcode::FNeg, ty, &[value]),
        };
        self.consume(value);
        let reg = self.result_from(inst, class, value, 0)?;
        self.flip_sign(reg, class, ops::XORPSrm, false);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Combines a register with a mask of the sign bit, or of all others.
    pub(super) fn flip_sign(&mut self, reg: crate::function::registers::Reg, class: Class, op: Op, others: bool) {
        let sign = 1u128 << (class.size() * 8 - 1);
        let mask = if others { (sign << 1).wrapping_sub(1) & !sign } else { sign };
        let constant = self.pool_mem(mask, 16);
        self.reg_mem(op, reg, constant);
    }

    // x87: values are in memory, and on the register stack only within one instruction.

    /// Pushes a value onto the stack of x87.
    pub(super) fn x87_load(&mut self, value: Value, ty: Type) -> Selected {
        match self.memory_of(value, ty)? {
            Some(address) => self.mem(ops::LD_F80m, address),
            None => ops::LD_F0.plain(self.code()),
        }
        Ok(())
    }

    /// Pops the result of an instruction from the stack of x87.
    pub(super) fn x87_result(&mut self, inst: Inst, ty: Type) -> Selected {
        self.create(inst, ty)?;
        let slot = self.m.s.parts[inst.index()].slot;
        self.mem(ops::ST_FP80m, Address::frame(slot));
        Ok(())
    }

    fn x87_binary(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        if opcode == Opcode::FRem {
            return self.library_call(inst, ty, "fmodl", operands);
        }
        self.consume(operands[0]);
        self.consume(operands[1]);
        self.x87_load(operands[0], ty)?;
        self.x87_load(operands[1], ty)?;
        // st(1) = st(1) op st, and st is popped
        let bytes: [u8; 2] = match opcode {
            Opcode::FAdd => [0xde, 0xc1],
            Opcode::FMul => [0xde, 0xc9],
            Opcode::FSub => [0xde, 0xe9],
            Opcode::FDiv => [0xde, 0xf9],
            _ => return self.refuse(opcode.spelling()),
        };
        self.code().extend(bytes);
        self.x87_result(inst, ty)
    }

    /// Compares floating-point numbers that are neither `float` nor `double`.
    pub(super) fn compare_other_floats(
        &mut self,
        predicate: FloatPredicate,
        left: Value,
        right: Value,
    ) -> Selected<Flags> {
        let ty = self.type_of(left);
        if self.format(ty) != Some(FloatFormat::X86Fp80) {
            return self.refuse(&format!("fcmp of {}", self.module.type_ref(ty)));
        }
        let (left, right) = if is_exchanged(predicate) { (right, left) } else { (left, right) };
        self.x87_load(right, ty)?;
        self.x87_load(left, ty)?;
        // fucompi st, st(1); fstp st(0)
        self.code().extend([0xdf, 0xe9, 0xdd, 0xd8]);
        Ok(float_flags(predicate))
    }
}
