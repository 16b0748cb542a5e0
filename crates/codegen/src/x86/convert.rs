//! Conversions.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Op, ops};
use draig_num::FloatFormat;

use super::address::Address;
use super::compare::{Condition, Flags};
use super::operand::Rm;
use super::registers::{R11, X86, XMM15};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    pub(super) fn cast(&mut self, inst: Inst, opcode: Opcode, ty: Type, value: Value) -> Selected {
        let from = self.type_of(value);
        if self.module.tables.types.is_vector(ty) && opcode != Opcode::BitCast {
            return self.vector_operation(inst, opcode, ty, &[value]);
        }
        match opcode {
            Opcode::Trunc | Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr | Opcode::AddrSpaceCast => {
                let (wide, narrow) = (self.width_of(from), self.width_of(ty));
                if narrow > wide { self.extension(inst, ty, value, false) } else { self.truncation(inst, ty, value) }
            }
            Opcode::ZExt => self.extension(inst, ty, value, false),
            Opcode::SExt => self.extension(inst, ty, value, true),
            Opcode::BitCast => self.bit_cast(inst, ty, value),
            Opcode::SiToFp => self.int_to_float(inst, ty, value, true),
            Opcode::UiToFp => self.int_to_float(inst, ty, value, false),
            Opcode::FpToSi => self.float_to_int(inst, ty, value, true),
            Opcode::FpToUi => self.float_to_int(inst, ty, value, false),
            _ => self.float_to_float(inst, ty, value),
        }
    }

    fn truncation(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        self.consume(value);
        match self.info(ty).kind {
            Kind::Scalar(class) => {
                let reg = self.result_from(inst, class, value, 0)?;
                self.define(inst, class, reg);
                Ok(())
            }
            // A wide integer of fewer bits, of which those above are arbitrary.
            Kind::Parts(_, 2) if self.is_wide_value(value) => self.copy_parts(inst, ty, value),
            _ if self.is_large_value(value) => {
                let count = self.width_of(ty).div_ceil(64);
                let words = self.words_of(value, count, false)?;
                self.define_words(inst, ty, words)
            }
            _ => self.refuse(&format!("trunc to {}", self.module.type_ref(ty))),
        }
    }

    fn is_large_value(&mut self, value: Value) -> bool {
        let ty = self.type_of(value);
        self.is_large(ty)
    }

    fn is_wide_value(&mut self, value: Value) -> bool {
        let ty = self.type_of(value);
        self.is_wide(ty)
    }

    fn extension(&mut self, inst: Inst, ty: Type, value: Value, is_signed: bool) -> Selected {
        let from = self.type_of(value);
        let width = self.width_of(from);
        self.consume(value);
        if let Kind::Scalar(class) = self.info(ty).kind {
            let wide = if class == Class::I64 { Class::I64 } else { Class::I32 };
            // An integer in a register that dies is extended in place.
            let own = Class::of_width(width);
            let is_folded = matches!(self.source(value, 0)?, super::operand::Source::Folded(_));
            if is_folded || self.module.tables.types.number_width(from).is_none() {
                let reg = self.result_register(inst, class);
                self.move_extended(reg, value, width, is_signed, wide)?;
                self.define(inst, class, reg);
                return Ok(());
            }
            let from = self.register(value, 0, own)?;
            let reg = match self.reusable(inst, value) {
                Some(reg) => reg,
                None => self.result_register(inst, class),
            };
            if matches!(width, 8 | 16 | 32) && width < wide.size() * 8 {
                self.extend(reg, Rm::Reg(from), width, is_signed, wide);
            } else {
                if reg != from {
                    X86::copy(&mut self.m.s.code, own, reg, from);
                }
                self.extend_in_place(reg, width, is_signed, wide);
            }
            self.define(inst, class, reg);
            return Ok(());
        }
        if self.is_large(ty) {
            let count = self.width_of(ty).div_ceil(64);
            let words = self.words_of(value, count, is_signed)?;
            return self.define_words(inst, ty, words);
        }
        if !self.is_wide(ty) {
            return self.refuse(&format!("an extension to {}", self.module.type_ref(ty)));
        }
        let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        if width <= 64 {
            self.move_extended(low, value, width, is_signed, Class::I64)?;
            if is_signed {
                ops::MOV64rm.reg_reg(self.code(), high.number(), low.number());
                ops::SAR64ri.reg_imm(self.code(), high.number(), 63);
            } else {
                ops::XOR32rm.reg_reg(self.code(), high.number(), high.number());
            }
        } else {
            self.move_to(low, value, 0, Class::I64)?;
            self.move_to(high, value, 1, Class::I64)?;
            self.extend_high(high, width, is_signed);
        }
        self.define_pair(inst, ty, low, high)
    }

    /// Returns the register of an operand that dies, if the result may take it.
    fn reusable(&mut self, inst: Inst, value: Value) -> Option<Reg> {
        if self.m.s.parts[inst.index()].place == crate::function::state::Place::Fixed {
            return None;
        }
        let id = self.value_id(value)?;
        self.m.s.reuse(id, id)
    }

    fn bit_cast(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        let from = self.type_of(value);
        let (from_kind, to_kind) = (self.info(from).kind, self.info(ty).kind);
        match (from_kind, to_kind) {
            (Kind::Scalar(one), Kind::Scalar(other)) if one.bank() != other.bank() => {
                self.consume(value);
                let from = self.register(value, 0, one)?;
                let reg = self.result_register(inst, other);
                if other.bank() == Bank::General {
                    X86::vector_to_general(&mut self.m.s.code, reg, from);
                } else {
                    X86::general_to_vector(&mut self.m.s.code, reg, from);
                }
                self.define(inst, other, reg);
                Ok(())
            }
            (Kind::Scalar(_), Kind::Scalar(_)) => self.copy_value(inst, value),
            _ => self.bit_cast_in_memory(inst, ty, value),
        }
    }

    /// Casts by way of memory: for values of a different number of parts.
    fn bit_cast_in_memory(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        let from = self.type_of(value);
        self.consume(value);
        let size = self.info(from).size.max(self.info(ty).size) as u32;
        let slot = self.m.s.frame.slot(size.max(16));
        self.store_value(from, value, Address::frame(slot))?;
        if self.info(ty).kind == Kind::Memory {
            self.m.s.create_in_frame(inst.as_u32(), crate::function::state::Place::Memory, slot);
            return Ok(());
        }
        self.load_parts_from(inst, ty, Address::frame(slot))?;
        self.m.s.frame.release(slot, size.max(16));
        Ok(())
    }

    fn int_to_float(&mut self, inst: Inst, ty: Type, value: Value, is_signed: bool) -> Selected {
        let from = self.type_of(value);
        let width = self.width_of(from);
        let format = self.format(ty);
        let class = match (format, self.info(ty).kind) {
            (Some(FloatFormat::Float | FloatFormat::Double), Kind::Scalar(class)) => class,
            (Some(FloatFormat::X86Fp80), _) => return self.int_to_x87(inst, ty, value, is_signed),
            (Some(FloatFormat::Half), _) if width > 64 && width <= 128 => {
                return self.int_to_float_by_function(inst, ty, value, is_signed, INT_TO_HALF);
            }
            (Some(FloatFormat::Half | FloatFormat::BFloat), _) => {
                return self.promoted(inst, ty, &[value], Type::FLOAT, |s, wide, values| {
                    s.int_to_float(inst, wide, values[0], is_signed)
                });
            }
            (Some(FloatFormat::Fp128), _) => {
                return self.int_to_float_by_function(inst, ty, value, is_signed, INT_TO_QUAD);
            }
            _ => return self.refuse(&format!("a conversion of an integer to {}", self.module.type_ref(ty))),
        };
        if width > 64 {
            let names = if class == Class::F64 { INT_TO_DOUBLE } else { INT_TO_FLOAT };
            return self.int_to_float_by_function(inst, ty, value, is_signed, names);
        }
        self.consume(value);
        let convert = if class == Class::F64 { ops::CVTSI2SDrm_Int } else { ops::CVTSI2SSrm_Int };
        let is_wide = width > 32 || width == 32 && !is_signed;
        let wide = if is_wide { Class::I64 } else { Class::I32 };
        let from = self.m.s.scratch(Bank::General);
        self.move_extended(from, value, width, is_signed, wide)?;
        let reg = self.result_register(inst, class);
        // The upper part of the register is kept: whoever wrote it last would be waited for.
        ops::XORPSrm.reg_reg(self.code(), reg.number(), reg.number());
        if is_signed || width < 64 {
            convert.wide(is_wide).reg_reg(self.code(), reg.number(), from.number());
        } else {
            // A number above the signed range is halved, without losing what rounding needs, and doubled again.
            let (small, end) = (self.new_label(), self.new_label());
            ops::TEST64rr.reg_reg(self.code(), from.number(), from.number());
            self.jump_if(Flags::One(Condition::NS), small);
            ops::MOV64rm.reg_reg(self.code(), R11.number(), from.number());
            ops::SHR64ri.reg_imm(self.code(), R11.number(), 1);
            ops::AND32ri8.reg_imm(self.code(), from.number(), 1);
            ops::OR64rm.reg_reg(self.code(), R11.number(), from.number());
            convert.wide(true).reg_reg(self.code(), reg.number(), R11.number());
            let add = if class == Class::F64 { ops::ADDSDrm_Int } else { ops::ADDSSrm_Int };
            add.reg_reg(self.code(), reg.number(), reg.number());
            self.jump(end);
            self.place(small);
            convert.wide(true).reg_reg(self.code(), reg.number(), from.number());
            self.place(end);
        }
        self.define(inst, class, reg);
        Ok(())
    }

    fn float_to_int(&mut self, inst: Inst, ty: Type, value: Value, is_signed: bool) -> Selected {
        let from = self.type_of(value);
        let width = self.width_of(ty);
        let float = match (self.format(from), self.info(from).kind) {
            (Some(FloatFormat::Float | FloatFormat::Double), Kind::Scalar(class)) => class,
            (Some(FloatFormat::X86Fp80), _) => return self.x87_to_int(inst, ty, value, is_signed),
            (Some(FloatFormat::Half | FloatFormat::BFloat), _) => {
                return self.promoted(inst, ty, &[value], Type::FLOAT, |s, ty, values| {
                    s.float_to_int(inst, ty, values[0], is_signed)
                });
            }
            (Some(FloatFormat::Fp128), _) => {
                return self.float_to_int_by_function(inst, ty, value, is_signed, QUAD_TO_INT);
            }
            _ => return self.refuse(&format!("a conversion of {} to an integer", self.module.type_ref(from))),
        };
        let Kind::Scalar(class) = self.info(ty).kind else {
            let names = if float == Class::F64 { DOUBLE_TO_INT } else { FLOAT_TO_INT };
            return self.float_to_int_by_function(inst, ty, value, is_signed, names);
        };
        self.consume(value);
        let convert = if float == Class::F64 { ops::CVTTSD2SIrm_Int } else { ops::CVTTSS2SIrm_Int };
        let is_wide = width > 32 || width == 32 && !is_signed;
        if is_signed || width < 64 {
            let rm = self.float_operand(value, float)?;
            let reg = self.result_register(inst, class);
            self.float_op(convert.wide(is_wide), reg, rm);
            self.define(inst, class, reg);
            return Ok(());
        }
        let number = self.register(value, 0, float)?;
        let reg = self.m.s.scratch(Bank::General);
        let other = self.m.s.scratch(Bank::General);
        self.float_to_unsigned(reg, other, number, float, convert);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Converts to an unsigned integer of 64 bits: what is above the signed range is converted less 2^63. The caller
    /// gives another register that may be changed: this may be code that is jumped over.
    pub(super) fn float_to_unsigned(&mut self, reg: Reg, other: Reg, number: Reg, float: Class, convert: Op) {
        let (bound, subtract) = match float {
            Class::F64 => (0x43e0_0000_0000_0000u128, ops::SUBSDrm_Int),
            _ => (0x5f00_0000, ops::SUBSSrm_Int),
        };
        X86::copy(&mut self.m.s.code, float, XMM15, number);
        let constant = self.pool_mem(bound, float.size());
        self.reg_mem(subtract, XMM15, constant);
        convert.wide(true).reg_reg(self.code(), R11.number(), XMM15.number());
        convert.wide(true).reg_reg(self.code(), reg.number(), number.number());
        // The first conversion counts where the second one gave the number that says it failed, which is negative.
        let code = self.code();
        ops::MOV64rm.reg_reg(code, other.number(), reg.number());
        ops::SAR64ri.reg_imm(code, other.number(), 63);
        ops::AND64rm.reg_reg(code, R11.number(), other.number());
        ops::OR64rm.reg_reg(code, reg.number(), R11.number());
    }

    fn float_to_float(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        use FloatFormat::*;
        let from = self.type_of(value);
        match (self.format(from), self.format(ty)) {
            (Some(Float), Some(Double)) => self.convert_float(inst, value, Class::F32, Class::F64, ops::CVTSS2SDrm_Int),
            (Some(Double), Some(Float)) => self.convert_float(inst, value, Class::F64, Class::F32, ops::CVTSD2SSrm_Int),
            (Some(Float | Double), Some(X86Fp80)) => {
                self.consume(value);
                let class = self.scalar(from)?;
                let slot = self.m.s.frame.slot(8);
                let reg = self.register(value, 0, class)?;
                X86::store(&mut self.m.s.code, class, reg, slot);
                let op = if class == Class::F64 { ops::LD_F64m } else { ops::LD_F32m };
                self.mem(op, Address::frame(slot));
                self.m.s.frame.release(slot, 8);
                self.x87_result(inst, ty)
            }
            (Some(X86Fp80), Some(Float | Double)) => {
                self.consume(value);
                let class = self.scalar(ty)?;
                self.x87_load(value, from)?;
                let slot = self.m.s.frame.slot(8);
                let op = if class == Class::F64 { ops::ST_FP64m } else { ops::ST_FP32m };
                self.mem(op, Address::frame(slot));
                let reg = self.result_register(inst, class);
                X86::load(&mut self.m.s.code, class, reg, slot);
                self.m.s.frame.release(slot, 8);
                self.define(inst, class, reg);
                Ok(())
            }
            (Some(Float), Some(Half | BFloat)) => {
                self.promoted(inst, ty, &[value], Type::FLOAT, |s, _, values| s.copy_number(inst, values[0]))
            }
            (Some(Half | BFloat), Some(_)) => {
                self.promoted(inst, ty, &[value], Type::FLOAT, |s, ty, values| match s.format(ty) {
                    Some(Float) => s.copy_number(inst, values[0]),
                    _ => s.float_to_float(inst, ty, values[0]),
                })
            }
            (Some(one), Some(other)) => match conversion_function(one, other) {
                Some(name) => self.library_call(inst, ty, name, &[value]),
                None => self.refuse(&format!(
                    "a conversion of {} to {}",
                    self.module.type_ref(from),
                    self.module.type_ref(ty)
                )),
            },
            _ => self.refuse("a conversion of no floating-point number"),
        }
    }

    /// Makes a `float` the result.
    fn copy_number(&mut self, inst: Inst, value: Value) -> Selected {
        self.consume(value);
        let reg = self.result_from(inst, Class::F32, value, 0)?;
        self.define(inst, Class::F32, reg);
        Ok(())
    }

    fn convert_float(&mut self, inst: Inst, value: Value, from: Class, to: Class, op: Op) -> Selected {
        self.consume(value);
        let rm = self.float_operand(value, from)?;
        let reg = self.result_register(inst, to);
        self.float_op(op, reg, rm);
        self.define(inst, to, reg);
        Ok(())
    }

    fn int_to_x87(&mut self, inst: Inst, ty: Type, value: Value, is_signed: bool) -> Selected {
        let from = self.type_of(value);
        let width = self.width_of(from);
        if width > 64 {
            return self.int_to_float_by_function(inst, ty, value, is_signed, INT_TO_X87);
        }
        self.consume(value);
        let reg = self.m.s.scratch(Bank::General);
        self.move_extended(reg, value, width, is_signed, Class::I64)?;
        let slot = self.m.s.frame.slot(8);
        X86::store(&mut self.m.s.code, Class::I64, reg, slot);
        self.mem(ops::ILD_F64m, Address::frame(slot));
        if !is_signed && width == 64 {
            // It was read as a negative number: 2^64 is added.
            let end = self.new_label();
            ops::TEST64rr.reg_reg(self.code(), reg.number(), reg.number());
            self.jump_if(Flags::One(Condition::NS), end);
            let constant = self.pool_mem(0x5f80_0000, 4);
            self.mem(ops::ADD_F32m, constant);
            self.place(end);
        }
        self.m.s.frame.release(slot, 8);
        self.x87_result(inst, ty)
    }

    fn x87_to_int(&mut self, inst: Inst, ty: Type, value: Value, is_signed: bool) -> Selected {
        let from = self.type_of(value);
        let Kind::Scalar(class) = self.info(ty).kind else {
            return self.float_to_int_by_function(inst, ty, value, is_signed, X87_TO_INT);
        };
        if !is_signed && class == Class::I64 {
            return self.library_call(inst, ty, "__fixunsxfdi", &[value]);
        }
        self.consume(value);
        self.x87_load(value, from)?;
        // Rounding towards zero is a mode, which is set for the store.
        let slot = self.m.s.frame.slot(16);
        self.mem(ops::FNSTCW16m, Address::frame(slot + 8));
        self.reg_mem(ops::MOVZX32rm16, R11, Address::frame(slot + 8));
        ops::OR32ri.reg_imm(self.code(), R11.number(), 0xc00);
        self.reg_mem(ops::MOV16mr, R11, Address::frame(slot + 10));
        self.mem(ops::FLDCW16m, Address::frame(slot + 10));
        self.mem(ops::IST_FP64m, Address::frame(slot));
        self.mem(ops::FLDCW16m, Address::frame(slot + 8));
        let reg = self.result_register(inst, class);
        X86::load(&mut self.m.s.code, Class::I64, reg, slot);
        self.m.s.frame.release(slot, 16);
        self.define(inst, class, reg);
        Ok(())
    }
}

/// Returns the function of the compiler's library for a conversion that has no instruction.
fn conversion_function(from: FloatFormat, to: FloatFormat) -> Option<&'static str> {
    use FloatFormat::*;
    Some(match (from, to) {
        (Double, Half) => "__truncdfhf2",
        (Double, BFloat) => "__truncdfbf2",
        (X86Fp80, Half) => "__truncxfhf2",
        (X86Fp80, BFloat) => "__truncxfbf2",
        (Fp128, Half) => "__trunctfhf2",
        (Fp128, BFloat) => "__trunctfbf2",
        (X86Fp80, Fp128) => "__extendxftf2",
        (Fp128, X86Fp80) => "__trunctfxf2",
        (Float, Fp128) => "__extendsftf2",
        (Double, Fp128) => "__extenddftf2",
        (Fp128, Float) => "__trunctfsf2",
        (Fp128, Double) => "__trunctfdf2",
        _ => return None,
    })
}

/// Names of functions for `i32`, `i64` and `i128`, signed and unsigned; empty where there is an instruction.
type Names = [[&'static str; 2]; 3];

const INT_TO_HALF: Names = [["", ""], ["", ""], ["__floattihf", "__floatuntihf"]];
const INT_TO_FLOAT: Names = [["", ""], ["", ""], ["__floattisf", "__floatuntisf"]];
const INT_TO_DOUBLE: Names = [["", ""], ["", ""], ["__floattidf", "__floatuntidf"]];
const INT_TO_X87: Names = [["", ""], ["", ""], ["__floattixf", "__floatuntixf"]];
const INT_TO_QUAD: Names =
    [["__floatsitf", "__floatunsitf"], ["__floatditf", "__floatunditf"], ["__floattitf", "__floatuntitf"]];
const FLOAT_TO_INT: Names = [["", ""], ["", ""], ["__fixsfti", "__fixunssfti"]];
const DOUBLE_TO_INT: Names = [["", ""], ["", ""], ["__fixdfti", "__fixunsdfti"]];
const X87_TO_INT: Names = [["", ""], ["", ""], ["__fixxfti", "__fixunsxfti"]];
const QUAD_TO_INT: Names =
    [["__fixtfsi", "__fixunstfsi"], ["__fixtfdi", "__fixunstfdi"], ["__fixtfti", "__fixunstfti"]];
