//! Floating-point intrinsics: instructions where there are some, functions of the C library otherwise.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::ops;
use draig_num::FloatFormat;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::operand::Rm;
use super::super::registers::XMM15;
use super::super::{Selected, Selector};
use crate::features::Feature;
use crate::function::types::{Class, Kind};

/// Functions of the C library: the intrinsic, and the names for `float`, `double` and `long double`.
const FUNCTIONS: &[(IntrinsicId, [&str; 3])] = &[
    (ids::ACOS, ["acosf", "acos", "acosl"]),
    (ids::ASIN, ["asinf", "asin", "asinl"]),
    (ids::ATAN, ["atanf", "atan", "atanl"]),
    (ids::ATAN2, ["atan2f", "atan2", "atan2l"]),
    (ids::CEIL, ["ceilf", "ceil", "ceill"]),
    (ids::COS, ["cosf", "cos", "cosl"]),
    (ids::COSH, ["coshf", "cosh", "coshl"]),
    (ids::EXP, ["expf", "exp", "expl"]),
    (ids::EXP10, ["exp10f", "exp10", "exp10l"]),
    (ids::EXP2, ["exp2f", "exp2", "exp2l"]),
    (ids::FLOOR, ["floorf", "floor", "floorl"]),
    (ids::FMA, ["fmaf", "fma", "fmal"]),
    (ids::LDEXP, ["ldexpf", "ldexp", "ldexpl"]),
    (ids::LLRINT, ["llrintf", "llrint", "llrintl"]),
    (ids::LLROUND, ["llroundf", "llround", "llroundl"]),
    (ids::LOG, ["logf", "log", "logl"]),
    (ids::LOG10, ["log10f", "log10", "log10l"]),
    (ids::LOG2, ["log2f", "log2", "log2l"]),
    (ids::LRINT, ["lrintf", "lrint", "lrintl"]),
    (ids::LROUND, ["lroundf", "lround", "lroundl"]),
    (ids::MAXIMUM, ["fmaximumf", "fmaximum", "fmaximuml"]),
    (ids::MAXNUM, ["fmaxf", "fmax", "fmaxl"]),
    (ids::MINIMUM, ["fminimumf", "fminimum", "fminimuml"]),
    (ids::MINNUM, ["fminf", "fmin", "fminl"]),
    (ids::NEARBYINT, ["nearbyintf", "nearbyint", "nearbyintl"]),
    (ids::POW, ["powf", "pow", "powl"]),
    (ids::POWI, ["__powisf2", "__powidf2", "__powixf2"]),
    (ids::RINT, ["rintf", "rint", "rintl"]),
    (ids::ROUND, ["roundf", "round", "roundl"]),
    (ids::ROUNDEVEN, ["roundevenf", "roundeven", "roundevenl"]),
    (ids::SIN, ["sinf", "sin", "sinl"]),
    (ids::SINH, ["sinhf", "sinh", "sinhl"]),
    (ids::SQRT, ["sqrtf", "sqrt", "sqrtl"]),
    (ids::TAN, ["tanf", "tan", "tanl"]),
    (ids::TANH, ["tanhf", "tanh", "tanhl"]),
    (ids::TRUNC, ["truncf", "trunc", "truncl"]),
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
        let class = match (self.format(operand), self.info(operand).kind) {
            (Some(FloatFormat::Float | FloatFormat::Double), Kind::Scalar(class)) => Some(class),
            _ => None,
        };
        if let Some(class) = class {
            match id {
                ids::FABS => {
                    self.consume(first);
                    let reg = self.result_from(inst, class, first, 0)?;
                    self.flip_sign(reg, class, ops::ANDPSrm, true);
                    self.define(inst, class, reg);
                    return Ok(());
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
            _ => return self.refuse(&format!("{} of {}", id.name(), self.module.type_ref(operand))),
        };
        match FUNCTIONS.iter().find(|(function, _)| *function == id) {
            Some((_, names)) => self.library_call(inst, ty, names[number], arguments),
            None => self.refuse(&format!("the intrinsic {}", id.name())),
        }
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
        let factor = self.float_operand(arguments[1], class)?;
        let summand = self.float_operand(arguments[2], class)?;
        let reg = self.m.s.scratch(class.bank());
        self.move_to(reg, arguments[0], 0, class)?;
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
