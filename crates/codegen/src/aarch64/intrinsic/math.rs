//! Floating-point intrinsics: instructions where there are some, functions of the C library otherwise.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::Condition;
use draig_mc::aarch64::direct::{Op, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::call::Prepared;
use super::super::compare::Flags;
use super::super::emit;
use super::super::registers::{Arm, FP, V31, X0, X1, ZR};
use super::super::soft::is_narrow;
use super::super::{Selected, Selector};
use crate::arm_features::ArmFeature;
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

/// Functions of libraries: the intrinsic, and the names for `float`, `double` and `fp128`.
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
    (ids::MAXNUM, ["fmaxf", "fmax", "fmaxl"]),
    (ids::MINNUM, ["fminf", "fmin", "fminl"]),
    (ids::NEARBYINT, ["nearbyintf", "nearbyint", "nearbyintl"]),
    (ids::POW, ["powf", "pow", "powl"]),
    (ids::POWI, ["__powisf2", "__powidf2", "__powitf2"]),
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

/// Instructions for one number: `half`, `float`, `double`.
const UNARY: &[(IntrinsicId, [Op; 3])] = &[
    (ids::FABS, [ops::FABSHr, ops::FABSSr, ops::FABSDr]),
    (ids::SQRT, [ops::FSQRTHr, ops::FSQRTSr, ops::FSQRTDr]),
    (ids::FLOOR, [ops::FRINTMHr, ops::FRINTMSr, ops::FRINTMDr]),
    (ids::CEIL, [ops::FRINTPHr, ops::FRINTPSr, ops::FRINTPDr]),
    (ids::TRUNC, [ops::FRINTZHr, ops::FRINTZSr, ops::FRINTZDr]),
    (ids::RINT, [ops::FRINTXHr, ops::FRINTXSr, ops::FRINTXDr]),
    (ids::NEARBYINT, [ops::FRINTIHr, ops::FRINTISr, ops::FRINTIDr]),
    (ids::ROUND, [ops::FRINTAHr, ops::FRINTASr, ops::FRINTADr]),
    (ids::ROUNDEVEN, [ops::FRINTNHr, ops::FRINTNSr, ops::FRINTNDr]),
];

/// Instructions for two numbers.
const BINARY: &[(IntrinsicId, [Op; 3])] = &[
    (ids::MAXNUM, [ops::FMAXNMHrr, ops::FMAXNMSrr, ops::FMAXNMDrr]),
    (ids::MINNUM, [ops::FMINNMHrr, ops::FMINNMSrr, ops::FMINNMDrr]),
    (ids::MAXIMUM, [ops::FMAXHrr, ops::FMAXSrr, ops::FMAXDrr]),
    (ids::MINIMUM, [ops::FMINHrr, ops::FMINSrr, ops::FMINDrr]),
    // Signaling NaNs become quiet ones first.
    (ids::MAXIMUMNUM, [ops::FMAXNMHrr, ops::FMAXNMSrr, ops::FMAXNMDrr]),
    (ids::MINIMUMNUM, [ops::FMINNMHrr, ops::FMINNMSrr, ops::FMINNMDrr]),
];

/// Conversions to the nearest integer of 32 and 64 bits, from `float` and from `double`.
const ROUNDED: [Op; 4] = [ops::FCVTASUWSr, ops::FCVTASUXSr, ops::FCVTASUWDr, ops::FCVTASUXDr];
const TRUNCATED: [Op; 4] = [ops::FCVTZSUWSr, ops::FCVTZSUXSr, ops::FCVTZSUWDr, ops::FCVTZSUXDr];
const UNSIGNED: [Op; 4] = [ops::FCVTZUUWSr, ops::FCVTZUUXSr, ops::FCVTZUUWDr, ops::FCVTZUUXDr];

/// Returns the place of an instruction in a table of those for `half`, `float` and `double`.
fn format_index(ty: Type) -> Option<usize> {
    [Type::HALF, Type::FLOAT, Type::DOUBLE].iter().position(|&known| known == ty)
}

impl Selector<'_, '_> {
    pub(super) fn math(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let Some(&first) = arguments.first() else { return self.refuse(&format!("the intrinsic {}", id.name())) };
        let operand = self.type_of(first);
        match id {
            ids::FREXP | ids::MODF | ids::SINCOS => return self.two_results(inst, ty, id, first),
            ids::FPTOSI_SAT | ids::FPTOUI_SAT => return self.saturating_conversion(inst, ty, id, first),
            ids::IS_FPCLASS => return self.is_class(inst, arguments),
            _ => {}
        }
        let class = match self.info(operand).kind {
            Kind::Scalar(class) if class.bank() == Bank::Vector => class,
            _ => return self.refuse(&format!("the intrinsic {}", id.name())),
        };
        if is_narrow(operand) || operand == Type::FP128 {
            match id {
                ids::FABS => return self.absolute_number(inst, operand, class, first),
                ids::COPYSIGN => return self.copy_sign(inst, operand, class, arguments),
                _ => {}
            }
        }
        let is_native = match operand {
            Type::HALF => self.features.has(ArmFeature::FullFp16),
            _ => matches!(operand, Type::FLOAT | Type::DOUBLE),
        };
        if let Some(format) = format_index(operand)
            && is_native
            && self.by_instruction(inst, ty, id, arguments, format, class)?
        {
            return Ok(());
        }
        if is_narrow(operand) {
            // The product of two `half` is exact in `double`, so that only the sum and the result are rounded.
            let wide = if id == ids::FMA && operand == Type::HALF { Type::DOUBLE } else { Type::FLOAT };
            let id = if id == ids::FMA && operand == Type::HALF { ids::FMULADD } else { id };
            return self.promoted(inst, ty, arguments, wide, |s, ty, values| s.scalar_intrinsic(inst, ty, id, values));
        }
        let number = match operand {
            Type::FLOAT => 0,
            Type::DOUBLE => 1,
            Type::FP128 => 2,
            _ => return self.refuse_type(id.name(), operand),
        };
        let id = if id == ids::FMULADD { ids::FMA } else { id };
        match FUNCTIONS.iter().find(|(function, _)| *function == id) {
            Some((_, names)) => self.library_call(inst, ty, names[number], arguments),
            None => self.refuse(&format!("the intrinsic {}", id.name())),
        }
    }

    /// Compiles an intrinsic on numbers with instructions; returns whether it is one.
    fn by_instruction(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
        format: usize,
        class: Class,
    ) -> Selected<bool> {
        if let Some((_, table)) = UNARY.iter().find(|(known, _)| *known == id) {
            self.consume_all(arguments);
            let n = self.register(arguments[0], 0, class)?;
            let reg = self.m.s.scratch(Bank::Vector);
            table[format].rr(self.code(), reg.number(), n.number());
            self.define(inst, class, reg);
            return Ok(true);
        }
        if let Some((_, table)) = BINARY.iter().find(|(known, _)| *known == id) {
            self.consume_all(arguments);
            let (mut n, mut m) = (self.register(arguments[0], 0, class)?, self.register(arguments[1], 0, class)?);
            let reg = self.m.s.scratch(Bank::Vector);
            if matches!(id, ids::MAXIMUMNUM | ids::MINIMUMNUM) {
                let quiet = [ops::FMINNMHrr, ops::FMINNMSrr, ops::FMINNMDrr][format];
                quiet.rrr(self.code(), reg.number(), n.number(), n.number());
                quiet.rrr(self.code(), V31.number(), m.number(), m.number());
                (n, m) = (reg, V31);
            }
            table[format].rrr(self.code(), reg.number(), n.number(), m.number());
            self.define(inst, class, reg);
            return Ok(true);
        }
        let sizes = usize::from(format == 2) * 2;
        match id {
            ids::FMA | ids::FMULADD => {
                self.consume_all(arguments);
                let (n, m) = (self.register(arguments[0], 0, class)?, self.register(arguments[1], 0, class)?);
                let a = self.register(arguments[2], 0, class)?;
                let reg = self.m.s.scratch(Bank::Vector);
                let op = [ops::FMADDHrrr, ops::FMADDSrrr, ops::FMADDDrrr][format];
                op.rrrr(self.code(), reg.number(), n.number(), m.number(), a.number());
                self.define(inst, class, reg);
            }
            ids::COPYSIGN => {
                let operand = self.type_of(arguments[0]);
                self.copy_sign(inst, operand, class, arguments)?;
            }
            ids::CANONICALIZE => {
                self.consume(arguments[0]);
                let n = self.register(arguments[0], 0, class)?;
                let reg = self.m.s.scratch(Bank::Vector);
                let op = [ops::FMINNMHrr, ops::FMINNMSrr, ops::FMINNMDrr][format];
                op.rrr(self.code(), reg.number(), n.number(), n.number());
                self.define(inst, class, reg);
            }
            ids::LROUND | ids::LLROUND | ids::LRINT | ids::LLRINT if format > 0 => {
                let Kind::Scalar(result) = self.info(ty).kind else { return Ok(false) };
                let width = self.info(ty).bits;
                if !matches!(width, 32 | 64) {
                    return Ok(false);
                }
                self.consume(arguments[0]);
                let n = self.register(arguments[0], 0, class)?;
                let reg = self.m.s.scratch(Bank::General);
                let at = sizes + usize::from(width == 64);
                if matches!(id, ids::LROUND | ids::LLROUND) {
                    ROUNDED[at].rr(self.code(), reg.number(), n.number());
                } else {
                    // By the current mode first.
                    let round = if format == 2 { ops::FRINTXDr } else { ops::FRINTXSr };
                    round.rr(self.code(), V31.number(), n.number());
                    TRUNCATED[at].rr(self.code(), reg.number(), V31.number());
                }
                self.define(inst, result, reg);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn absolute_number(&mut self, inst: Inst, ty: Type, class: Class, value: Value) -> Selected {
        self.consume(value);
        let sign = 1u128 << (self.info(ty).bits - 1);
        let n = self.register(value, 0, class)?;
        let reg = self.m.s.scratch(Bank::Vector);
        self.move_bits(reg, sign, Class::V128);
        ops::BICv16i8.rrr(self.code(), reg.number(), n.number(), reg.number());
        self.define(inst, class, reg);
        Ok(())
    }

    fn copy_sign(&mut self, inst: Inst, ty: Type, class: Class, arguments: &[Value]) -> Selected {
        let from = self.type_of(arguments[1]);
        if from != ty {
            return self.refuse_type("llvm.copysign of two types, one is", from);
        }
        self.consume_all(arguments);
        let sign = 1u128 << (self.info(ty).bits - 1);
        let (n, m) = (self.register(arguments[0], 0, class)?, self.register(arguments[1], 0, class)?);
        let reg = self.m.s.scratch(Bank::Vector);
        self.move_bits(reg, sign, Class::V128);
        ops::BSLv16i8.rrr(self.code(), reg.number(), m.number(), n.number());
        self.define(inst, class, reg);
        Ok(())
    }

    /// Converts to an integer, to the nearest that it has; what is no number becomes zero, as in the instructions.
    fn saturating_conversion(&mut self, inst: Inst, ty: Type, id: IntrinsicId, value: Value) -> Selected {
        let is_signed = id == ids::FPTOSI_SAT;
        let from = self.type_of(value);
        if is_narrow(from) {
            return self.promoted(inst, ty, &[value], Type::FLOAT, |s, ty, values| {
                s.saturating_conversion(inst, ty, id, values[0])
            });
        }
        let float = match from {
            Type::FLOAT => Class::F32,
            Type::DOUBLE => Class::F64,
            _ => return self.refuse_type(id.name(), from),
        };
        let (class, width) = self.integer_class(ty, id)?;
        self.consume(value);
        let n = self.register(value, 0, float)?;
        let reg = self.m.s.scratch(Bank::General);
        let is_wide = width > 32;
        let at = usize::from(float == Class::F64) * 2 + usize::from(is_wide);
        let table = if is_signed { TRUNCATED } else { UNSIGNED };
        table[at].rr(self.code(), reg.number(), n.number());
        let bits = if is_wide { 64 } else { 32 };
        if width < bits {
            let d = reg.number();
            let scratch = super::super::registers::X16;
            let sized = |op: Op| emit::wide(op, is_wide);
            let code = &mut self.m.s.code;
            let largest = if is_signed { (1u64 << (width - 1)) - 1 } else { (1 << width) - 1 };
            let bounds = [(largest, if is_signed { Condition::Gt } else { Condition::Hi }), (!largest, Condition::Lt)];
            for &(bound, condition) in &bounds[..if is_signed { 2 } else { 1 }] {
                emit::number(code, scratch, bound, is_wide);
                sized(ops::SUBSWrs).rrr(code, ZR.0, d, scratch.0);
                sized(ops::CSELWr).select(code, d, scratch.0, d, condition);
            }
        }
        self.define(inst, class, reg);
        Ok(())
    }

    /// Compiles `llvm.is.fpclass`: the number of the class of the number, and the bit of the mask with that number.
    fn is_class(&mut self, inst: Inst, arguments: &[Value]) -> Selected {
        let Some(test) = self.integer_constant(arguments[1]) else {
            return self.refuse("llvm.is.fpclass of no number");
        };
        let ty = self.type_of(arguments[0]);
        let (mantissa, exponent): (u32, u32) = match ty {
            Type::HALF => (10, 5),
            Type::BFLOAT => (7, 8),
            Type::FLOAT => (23, 8),
            Type::DOUBLE => (52, 11),
            Type::FP128 => (112, 15),
            _ => return self.refuse_type("llvm.is.fpclass", ty),
        };
        self.consume_all(arguments);
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("llvm.is.fpclass", ty) };
        let n = self.register(arguments[0], 0, class)?;
        // The fraction, with the lower bits of a large one joined to it; the exponent; the sign.
        let (bits, fraction, power) =
            (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let reg = self.m.s.scratch(Bank::General);
        let (b, f, p, d) = (bits.number(), fraction.number(), power.number(), reg.number());
        let code = &mut self.m.s.code;
        let is_quad = mantissa == 112;
        let (mantissa, top) = if is_quad { (48u32, 47u8) } else { (mantissa, mantissa as u8 - 1) };
        match is_quad {
            true => ops::UMOVvi64.lane(code, b, n.number(), 1),
            false => ops::FMOVDXr.rr(code, b, n.number()),
        }
        ops::UBFMXri.bitfield(code, f, b, 0, mantissa as u8 - 1);
        ops::UBFMXri.bitfield(code, p, b, mantissa as u8, (mantissa + exponent) as u8 - 1);
        if is_quad {
            ops::FMOVDXr.rr(code, d, n.number());
            ops::ORRXrs.rrr(code, f, f, d);
        }
        let sign = (mantissa + exponent) as u8;
        // Of positive ones: 6 zero, 7 subnormal, 8 normal, 9 infinite; of negative ones, 11 less that.
        let (z, x) = (ZR.0, super::super::registers::X16);
        emit::number(code, reg, 8, false);
        // Subnormal or zero, where the exponent is zero: 6, and 1 more with a fraction.
        ops::SUBSXrs.rrr(code, z, f, z);
        emit::number(code, x, 6, false);
        ops::CSINCWr.select(code, x.0, x.0, x.0, Condition::Eq);
        ops::SUBSXrs.rrr(code, z, p, z);
        ops::CSELWr.select(code, d, x.0, d, Condition::Eq);
        emit::number(code, x, 9, false);
        let ones = draig_mc::aarch64::direct::add_immediate((1 << exponent) - 1);
        let compare_ones = |code: &mut Vec<u8>| match ones {
            Some(immediate) => ops::SUBSXri.rri(code, z, p, immediate),
            None => {
                emit::number(code, super::super::registers::X17, (1 << exponent) - 1, false);
                ops::SUBSXrs.rrr(code, z, p, super::super::registers::X17.0);
            }
        };
        compare_ones(code);
        ops::CSELWr.select(code, d, x.0, d, Condition::Eq);
        // The sign.
        emit::number(code, x, 11, false);
        ops::SUBWrs.rrr(code, x.0, x.0, d);
        let pattern = draig_mc::aarch64::direct::bitmask(1 << sign, true).unwrap_or(0);
        ops::ANDSXri.rr_bitmask(code, z, b, pattern);
        ops::CSELWr.select(code, d, d, x.0, Condition::Eq);
        // No number: 1 with the highest bit of the fraction, else 0.
        ops::UBFMXri.bitfield(code, x.0, b, top, top);
        compare_ones(code);
        ops::CCMPXr.compare_if(code, f, z, 4, Condition::Eq);
        ops::CSELWr.select(code, d, x.0, d, Condition::Ne);
        emit::number(code, x, test as u64 & 0x3ff, false);
        ops::LSRVWr.rrr(code, d, x.0, d);
        ops::ANDWri.rr_bitmask(code, d, d, draig_mc::aarch64::direct::bitmask(1, false).unwrap_or(0));
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    /// Compiles intrinsics with two results, of which functions write the second, or both, to memory.
    fn two_results(&mut self, inst: Inst, ty: Type, id: IntrinsicId, value: Value) -> Selected {
        let operand = self.type_of(value);
        let names = match id {
            ids::FREXP => ["frexpf", "frexp", "frexpl"],
            ids::MODF => ["modff", "modf", "modfl"],
            _ => ["sincosf", "sincos", "sincosl"],
        };
        let (number, class) = match operand {
            Type::FLOAT => (0, Class::F32),
            Type::DOUBLE => (1, Class::F64),
            Type::FP128 => (2, Class::V128),
            _ => return self.refuse_type(id.name(), operand),
        };
        let Some(offset) = self.m.types.field_offset(self.module, ty, 1) else {
            return self.refuse("a struct without a layout");
        };
        let held = self.hold_one(value)?;
        let from = self.slot_of_held(&held);
        let size = (self.info(ty).size as u32).max(16);
        let both = self.m.s.frame.slot(size);
        // Whatever lives on goes to the frame.
        self.frame.has_calls = true;
        self.m.s.clean_living(Arm::CALLER_SAVED);
        self.m.s.unlock_all();
        self.load_part(Reg::vector(0), class, class.size(), Address::frame(from));
        let second = both + offset as i32;
        let pointers: &[(Reg, i32)] = if id == ids::SINCOS { &[(X0, both), (X1, second)] } else { &[(X0, second)] };
        for &(reg, slot) in pointers {
            emit::add_number(self.code(), reg, FP, i64::from(slot));
        }
        self.call_target(Prepared::Library(names[number]));
        self.m.s.touched = self.m.s.touched.or(Arm::CALLER_SAVED);
        self.m.s.forget(Arm::CALLER_SAVED);
        if id != ids::SINCOS {
            self.store_part(Reg::vector(0), class, class.size(), Address::frame(both));
        }
        self.release_held(&held);
        if self.info(ty).kind == Kind::Memory {
            self.m.s.create_in_frame(inst.as_u32(), Place::Memory, both);
            return Ok(());
        }
        self.load_parts_from(inst, ty, Address::frame(both))?;
        self.m.s.frame.release(both, size);
        Ok(())
    }

    /// Compiles the intrinsic `llvm.experimental.constrained.` with this name: the operations use the current mode, and
    /// are neither left out nor moved.
    pub(super) fn constrained(&mut self, inst: Inst, ty: Type, name: &str, arguments: &[Value]) -> Selected {
        use draig_ir::ValueKind::{LocalMetadata, Metadata};
        const OPERATIONS: &[Opcode] = &[
            Opcode::FAdd,
            Opcode::FDiv,
            Opcode::FMul,
            Opcode::FpExt,
            Opcode::FpToSi,
            Opcode::FpToUi,
            Opcode::FpTrunc,
            Opcode::FRem,
            Opcode::FSub,
            Opcode::SiToFp,
            Opcode::UiToFp,
        ];
        let operands: Vec<Value> =
            arguments.iter().copied().filter(|value| !matches!(value.kind(), Metadata(_) | LocalMetadata(_))).collect();
        let is_vector = self.module.tables.types.is_vector(ty);
        if let Some(&opcode) = OPERATIONS.iter().find(|opcode| opcode.spelling() == name) {
            return match is_vector {
                true => self.vector_operation(inst, opcode, ty, &operands),
                false => self.scalar_operation(inst, opcode, ty, &operands),
            };
        }
        if matches!(name, "fcmp" | "fcmps")
            && let Some(predicate) = self.predicate_of(arguments[2])
        {
            let is_signaling = name == "fcmps";
            return match is_vector {
                true => self.lane_by_lane(inst, ty, &operands, |s, _, lanes| {
                    s.compare_by(inst, predicate, lanes, is_signaling)
                }),
                false => self.compare_by(inst, predicate, &operands, is_signaling),
            };
        }
        match draig_tables::intrinsics::lookup(format!("llvm.{name}").as_bytes()) {
            Some(id) if is_vector => self.vector_intrinsic(inst, ty, id, &operands),
            Some(id) => self.scalar_intrinsic(inst, ty, id, &operands),
            None => self.refuse(&format!("llvm.experimental.constrained.{name}")),
        }
    }

    fn predicate_of(&self, value: Value) -> Option<draig_ir::FloatPredicate> {
        let draig_ir::ValueKind::Metadata(metadata) = value.kind() else { return None };
        match self.module.tables.metadata.get(metadata) {
            draig_ir::MetadataData::String(symbol) => {
                draig_ir::FloatPredicate::from_spelling(self.module.tables.strings.get(symbol))
            }
            _ => None,
        }
    }

    fn compare_by(
        &mut self,
        inst: Inst,
        predicate: draig_ir::FloatPredicate,
        operands: &[Value],
        is_signaling: bool,
    ) -> Selected {
        let ty = self.type_of(operands[0]);
        let class = match ty {
            Type::FLOAT => Class::F32,
            Type::DOUBLE => Class::F64,
            _ => return self.soft_compare(inst, predicate, operands),
        };
        self.consume_all(operands);
        let (n, m) = (self.register(operands[0], 0, class)?, self.register(operands[1], 0, class)?);
        let op = match (class == Class::F64, is_signaling) {
            (false, false) => ops::FCMPSrr,
            (false, true) => ops::FCMPESrr,
            (true, false) => ops::FCMPDrr,
            (true, true) => ops::FCMPEDrr,
        };
        op.nm(self.code(), n.number(), m.number());
        let reg = self.m.s.scratch(Bank::General);
        let flags: Flags = super::super::compare::float_flags(predicate);
        self.set_flags(reg, flags);
        self.define(inst, Class::I8, reg);
        Ok(())
    }
}
