//! Floating-point intrinsics: instructions where there are some, functions of the C library otherwise.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::ops;
use draig_num::FloatFormat;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::operand::Rm;
use super::super::registers::XMM15;
use super::super::soft::is_narrow;
use super::super::{Selected, Selector};
use crate::features::Feature;
use crate::function::types::{Class, Kind};

/// Functions of libraries: the intrinsic, and the names for `float`, `double`, `x86_fp80` and `fp128`.
const FUNCTIONS: &[(IntrinsicId, [&str; 4])] = &[
    (ids::ACOS, ["acosf", "acos", "acosl", "acosf128"]),
    (ids::ASIN, ["asinf", "asin", "asinl", "asinf128"]),
    (ids::ATAN, ["atanf", "atan", "atanl", "atanf128"]),
    (ids::ATAN2, ["atan2f", "atan2", "atan2l", "atan2f128"]),
    (ids::CEIL, ["ceilf", "ceil", "ceill", "ceilf128"]),
    (ids::COS, ["cosf", "cos", "cosl", "cosf128"]),
    (ids::COSH, ["coshf", "cosh", "coshl", "coshf128"]),
    (ids::EXP, ["expf", "exp", "expl", "expf128"]),
    (ids::EXP10, ["exp10f", "exp10", "exp10l", "exp10f128"]),
    (ids::EXP2, ["exp2f", "exp2", "exp2l", "exp2f128"]),
    (ids::FLOOR, ["floorf", "floor", "floorl", "floorf128"]),
    (ids::FMA, ["fmaf", "fma", "fmal", "fmaf128"]),
    (ids::LDEXP, ["ldexpf", "ldexp", "ldexpl", "ldexpf128"]),
    (ids::LLRINT, ["llrintf", "llrint", "llrintl", "llrintf128"]),
    (ids::LLROUND, ["llroundf", "llround", "llroundl", "llroundf128"]),
    (ids::LOG, ["logf", "log", "logl", "logf128"]),
    (ids::LOG10, ["log10f", "log10", "log10l", "log10f128"]),
    (ids::LOG2, ["log2f", "log2", "log2l", "log2f128"]),
    (ids::LRINT, ["lrintf", "lrint", "lrintl", "lrintf128"]),
    (ids::LROUND, ["lroundf", "lround", "lroundl", "lroundf128"]),
    (ids::MAXNUM, ["fmaxf", "fmax", "fmaxl", "fmaxf128"]),
    (ids::MINNUM, ["fminf", "fmin", "fminl", "fminf128"]),
    (ids::NEARBYINT, ["nearbyintf", "nearbyint", "nearbyintl", "nearbyintf128"]),
    (ids::POW, ["powf", "pow", "powl", "powf128"]),
    (ids::POWI, ["__powisf2", "__powidf2", "__powixf2", "__powitf2"]),
    (ids::RINT, ["rintf", "rint", "rintl", "rintf128"]),
    (ids::ROUND, ["roundf", "round", "roundl", "roundf128"]),
    (ids::ROUNDEVEN, ["roundevenf", "roundeven", "roundevenl", "roundevenf128"]),
    (ids::SIN, ["sinf", "sin", "sinl", "sinf128"]),
    (ids::SINH, ["sinhf", "sinh", "sinhl", "sinhf128"]),
    (ids::SQRT, ["sqrtf", "sqrt", "sqrtl", "sqrtf128"]),
    (ids::TAN, ["tanf", "tan", "tanl", "tanf128"]),
    (ids::TANH, ["tanhf", "tanh", "tanhl", "tanhf128"]),
    (ids::TRUNC, ["truncf", "trunc", "truncl", "truncf128"]),
];

/// Returns the mode of `round*` for an intrinsic; bit 3 says that inexact results are no exception.
pub(in crate::x86) fn rounding(id: IntrinsicId) -> i32 {
    match id {
        ids::ROUNDEVEN => 8,
        ids::FLOOR => 9,
        ids::CEIL => 10,
        ids::TRUNC => 11,
        ids::RINT => 4,
        _ => 12,
    }
}

impl Selector<'_, '_> {
    pub(super) fn math(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let Some(&first) = arguments.first() else { return self.refuse(&format!("the intrinsic {}", id.name())) };
        let operand = self.type_of(first);
        if matches!(id, ids::FREXP | ids::MODF | ids::SINCOS) {
            return self.two_results(inst, ty, id, first);
        }
        let class = match (self.format(operand), self.info(operand).kind) {
            (Some(FloatFormat::Float | FloatFormat::Double), Kind::Scalar(class)) => Some(class),
            (Some(FloatFormat::Half | FloatFormat::BFloat | FloatFormat::Fp128), Kind::Scalar(class)) => match id {
                ids::FABS => return self.absolute_number(inst, class, first),
                ids::COPYSIGN => return self.copy_sign(inst, class, arguments),
                _ if is_narrow(operand) => return self.promoted_intrinsic(inst, ty, id, arguments),
                _ => None,
            },
            _ => None,
        };
        if let Some(class) = class {
            match id {
                ids::FABS => return self.absolute_number(inst, class, first),
                ids::CANONICALIZE => {
                    self.consume(first);
                    let one = if class == Class::F64 { 0x3ff0_0000_0000_0000 } else { 0x3f80_0000 };
                    let constant = self.pool_mem(one, class.size());
                    let reg = self.result_from(inst, class, first, 0)?;
                    let multiply = if class == Class::F64 { ops::MULSDrm_Int } else { ops::MULSSrm_Int };
                    self.reg_mem(multiply, reg, constant);
                    self.define(inst, class, reg);
                    return Ok(());
                }
                ids::LRINT | ids::LLRINT if matches!(self.info(ty).bits, 32 | 64) => {
                    self.consume(first);
                    let rm = self.float_operand(first, class)?;
                    let result = self.scalar(ty)?;
                    let reg = self.result_register(inst, result);
                    let convert = if class == Class::F64 { ops::CVTSD2SIrm_Int } else { ops::CVTSS2SIrm_Int };
                    self.float_op(convert.wide(result == Class::I64), reg, rm);
                    self.define(inst, result, reg);
                    return Ok(());
                }
                ids::MINIMUM | ids::MAXIMUM | ids::MINIMUMNUM | ids::MAXIMUMNUM => {
                    return self.min_max_of_zeros(inst, class, id, arguments);
                }
                ids::SQRT => {
                    self.consume(first);
                    let rm = self.float_operand(first, class)?;
                    let reg = self.result_register(inst, class);
                    self.float_op(if class == Class::F64 { ops::SQRTSDm_Int } else { ops::SQRTSSm_Int }, reg, rm);
                    self.define(inst, class, reg);
                    return Ok(());
                }
                ids::FLOOR | ids::CEIL | ids::TRUNC | ids::RINT | ids::NEARBYINT | ids::ROUNDEVEN
                    if self.features.has(Feature::Sse41) =>
                {
                    self.consume(first);
                    let rm = self.float_operand(first, class)?;
                    let reg = self.result_register(inst, class);
                    let op = if class == Class::F64 { ops::ROUNDSDri_Int } else { ops::ROUNDSSri_Int };
                    match rm {
                        Rm::Reg(from) => {
                            op.reg_reg_imm(self.code(), reg.number(), from.number(), rounding(id));
                        }
                        Rm::Mem(address) => self.reg_mem_imm(op, reg, address, rounding(id)),
                    }
                    self.define(inst, class, reg);
                    return Ok(());
                }
                ids::COPYSIGN => return self.copy_sign(inst, class, arguments),
                ids::FMULADD => return self.multiply_add(inst, class, arguments),
                ids::MINNUM | ids::MAXNUM => return self.min_max_number(inst, class, id, arguments),
                _ => {}
            }
        }
        if self.format(operand) == Some(FloatFormat::X86Fp80) {
            match id {
                ids::CANONICALIZE => {
                    self.consume(first);
                    self.x87_load(first, operand)?;
                    // fld1; fmulp
                    self.code().extend([0xd9, 0xe8, 0xde, 0xc9]);
                    return self.x87_result(inst, ty);
                }
                ids::COPYSIGN => return self.copy_sign_in_memory(inst, ty, arguments),
                ids::FMULADD => return self.multiply_and_add(inst, ty, arguments),
                ids::FABS => {
                    self.consume(first);
                    self.x87_load(first, operand)?;
                    ops::ABS_F.plain(self.code());
                    return self.x87_result(inst, ty);
                }
                ids::SQRT => {
                    self.consume(first);
                    self.x87_load(first, operand)?;
                    ops::SQRT_F.plain(self.code());
                    return self.x87_result(inst, ty);
                }
                _ => {}
            }
        }
        let number = match self.format(operand) {
            Some(FloatFormat::Float) => 0,
            Some(FloatFormat::Double) => 1,
            Some(FloatFormat::X86Fp80) => 2,
            Some(FloatFormat::Fp128) if id == ids::FMULADD => return self.multiply_and_add(inst, ty, arguments),
            Some(FloatFormat::Fp128) => 3,
            _ => return self.refuse(&format!("{} of {}", id.name(), self.module.type_ref(operand))),
        };
        match FUNCTIONS.iter().find(|(function, _)| *function == id) {
            Some((_, names)) => self.library_call(inst, ty, names[number], arguments),
            None => self.refuse(&format!("the intrinsic {}", id.name())),
        }
    }

    fn absolute_number(&mut self, inst: Inst, class: Class, value: Value) -> Selected {
        self.consume(value);
        let reg = self.result_from(inst, class, value, 0)?;
        self.flip_sign(reg, class, ops::ANDPSrm, true);
        self.define(inst, class, reg);
        Ok(())
    }

    fn copy_sign(&mut self, inst: Inst, class: Class, arguments: &[Value]) -> Selected {
        self.consume(arguments[0]);
        self.consume(arguments[1]);
        let sign = self.register(arguments[1], 0, class)?;
        let reg = self.m.s.scratch(class.bank());
        self.move_to(reg, arguments[0], 0, class)?;
        ops::MOVAPSrm.reg_reg(self.code(), XMM15.number(), sign.number());
        self.flip_sign(XMM15, class, ops::ANDPSrm, false);
        self.flip_sign(reg, class, ops::ANDPSrm, true);
        ops::ORPSrm.reg_reg(self.code(), reg.number(), XMM15.number());
        self.define(inst, class, reg);
        Ok(())
    }

    /// Multiplies and adds with two roundings, which `llvm.fmuladd` allows.
    fn multiply_add(&mut self, inst: Inst, class: Class, arguments: &[Value]) -> Selected {
        for &argument in arguments {
            self.consume(argument);
        }
        let (multiply, add) = match class {
            Class::F64 => (ops::MULSDrm_Int, ops::ADDSDrm_Int),
            _ => (ops::MULSSrm_Int, ops::ADDSSrm_Int),
        };
        let (mut left, mut right, last) = (arguments[0], arguments[1], arguments[2]);
        if left == last || right != last && !self.is_dying(left) && self.is_dying(right) {
            std::mem::swap(&mut left, &mut right);
        }
        let factor = self.float_operand(right, class)?;
        let summand = self.float_operand(last, class)?;
        let reg = if left == last {
            let reg = self.m.s.scratch(class.bank());
            self.move_to(reg, left, 0, class)?;
            reg
        } else {
            self.result_from(inst, class, left, 0)?
        };
        self.float_op(multiply, reg, factor);
        self.float_op(add, reg, summand);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Returns the smaller or larger number; the other one if one is no number.
    fn min_max_number(&mut self, inst: Inst, class: Class, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume(arguments[0]);
        self.consume(arguments[1]);
        let (min_max, compare) = match (class, id) {
            (Class::F64, ids::MINNUM) => (ops::MINSDrm_Int, ops::UCOMISDrm),
            (Class::F64, _) => (ops::MAXSDrm_Int, ops::UCOMISDrm),
            (_, ids::MINNUM) => (ops::MINSSrm_Int, ops::UCOMISSrm),
            _ => (ops::MAXSSrm_Int, ops::UCOMISSrm),
        };
        let right = self.register(arguments[1], 0, class)?;
        self.m.s.lock(right);
        let left = self.register(arguments[0], 0, class)?;
        let reg = self.m.s.scratch(class.bank());
        // The instruction gives its second operand if one is no number: that is `left` here.
        ops::MOVAPSrm.reg_reg(self.code(), reg.number(), right.number());
        min_max.reg_reg(self.code(), reg.number(), left.number());
        // If `left` is no number, the result is `right`.
        compare.reg_reg(self.code(), left.number(), left.number());
        let end = self.new_label();
        self.jump_if(super::super::compare::Flags::One(super::super::compare::Condition::NP), end);
        ops::MOVAPSrm.reg_reg(self.code(), reg.number(), right.number());
        self.place(end);
        self.define(inst, class, reg);
        Ok(())
    }
}
