//! Conversions.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};

use super::registers::ZR;
use super::{Selected, Selector};
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    pub(super) fn cast(&mut self, inst: Inst, opcode: Opcode, ty: Type, value: Value) -> Selected {
        let from = self.type_of(value);
        let types = &self.module.tables.types;
        if types.is_vector(ty) || types.is_vector(from) {
            return self.vector_operation(inst, opcode, ty, &[value]);
        }
        match opcode {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => self.change_width(inst, opcode, ty, value),
            Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => {
                let opcode = if self.width_of(ty) < self.width_of(from) { Opcode::Trunc } else { Opcode::ZExt };
                self.change_width(inst, opcode, ty, value)
            }
            Opcode::AddrSpaceCast => self.copy_value(inst, value),
            Opcode::BitCast => self.bit_cast(inst, ty, value),
            _ => self.convert_number(inst, opcode, ty, value),
        }
    }

    fn change_width(&mut self, inst: Inst, opcode: Opcode, ty: Type, value: Value) -> Selected {
        let from_ty = self.type_of(value);
        let (from, to) = (self.info(from_ty), self.info(ty));
        match (from.kind, to.kind) {
            (Kind::Scalar(_), Kind::Scalar(class)) => {
                self.consume(value);
                if opcode == Opcode::Trunc || from.bits == to.bits {
                    let reg = self.result_from(inst, class, value, 0)?;
                    self.define(inst, class, reg);
                    return Ok(());
                }
                let reg = self.hinted_register(inst, class);
                let wide = if class == Class::I64 { Class::I64 } else { Class::I32 };
                self.move_extended(reg, value, from.bits, opcode == Opcode::SExt, wide)?;
                self.define(inst, class, reg);
                Ok(())
            }
            (Kind::Parts(..), Kind::Scalar(class)) if self.is_pair(from_ty) => {
                self.consume(value);
                let reg = self.result_from(inst, class, value, 0)?;
                self.define(inst, class, reg);
                Ok(())
            }
            (Kind::Scalar(_), Kind::Parts(..)) if self.is_pair(ty) => {
                self.consume(value);
                let is_signed = opcode == Opcode::SExt;
                let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
                self.move_extended(low, value, from.bits, is_signed, Class::I64)?;
                self.fill_high(high, low, is_signed);
                self.define_pair(inst, ty, low, high)
            }
            (Kind::Parts(..), Kind::Parts(..)) if self.is_pair(ty) && self.is_pair(from_ty) => {
                self.consume(value);
                let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
                self.move_to(low, value, 0, Class::I64)?;
                self.move_to(high, value, 1, Class::I64)?;
                if opcode != Opcode::Trunc {
                    self.extend_in_place(high, from.bits - 64, opcode == Opcode::SExt, Class::I64);
                }
                self.define_pair(inst, ty, low, high)
            }
            _ if self.is_large(ty) || self.is_large(from_ty) => {
                self.consume(value);
                self.resize_by_words(inst, ty, value, opcode == Opcode::SExt)
            }
            _ => self.refuse_type(opcode.spelling(), if to.kind == Kind::Memory { ty } else { from_ty }),
        }
    }

    /// Writes the upper word of an integer with this lower word.
    fn fill_high(
        &mut self,
        high: crate::function::registers::Reg,
        low: crate::function::registers::Reg,
        is_signed: bool,
    ) {
        let (d, n) = (high.number(), low.number());
        match is_signed {
            true => ops::SBFMXri.bitfield(self.code(), d, n, 63, 63),
            false => ops::ORRXrs.rrr(self.code(), d, ZR.0, ZR.0),
        }
    }

    fn bit_cast(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        let from = self.type_of(value);
        let (from, to) = (self.info(from).kind, self.info(ty).kind);
        let (Kind::Scalar(from), Kind::Scalar(class)) = (from, to) else {
            return match from == to {
                true => self.copy_value(inst, value),
                false => self.vector_operation(inst, Opcode::BitCast, ty, &[value]),
            };
        };
        if from.bank() == class.bank() {
            return self.copy_value(inst, value);
        }
        if !matches!(class.size(), 4 | 8) {
            return self.narrow_bit_cast(inst, class, value, from);
        }
        self.consume(value);
        let n = self.register(value, 0, from)?;
        let reg = self.hinted_register(inst, class);
        let op = match (class.bank(), class.size()) {
            (Bank::General, 4) => ops::FMOVSWr,
            (Bank::General, _) => ops::FMOVDXr,
            (Bank::Vector, 4) => ops::FMOVWSr,
            (Bank::Vector, _) => ops::FMOVXDr,
        };
        op.rr(self.code(), reg.number(), n.number());
        self.define(inst, class, reg);
        Ok(())
    }

    /// Converts between integers of at most 64 bits, `float` and `double`.
    fn convert_number(&mut self, inst: Inst, opcode: Opcode, ty: Type, value: Value) -> Selected {
        let from_ty = self.type_of(value);
        let (from, to) = (self.info(from_ty), self.info(ty));
        let is_plain = |ty: Type, kind: Kind| match kind {
            Kind::Scalar(class) if class.bank() == Bank::General => Some(class),
            Kind::Scalar(class) if matches!(ty, Type::FLOAT | Type::DOUBLE) => Some(class),
            _ => None,
        };
        let (Some(from_class), Some(class)) = (is_plain(from_ty, from.kind), is_plain(ty, to.kind)) else {
            return self.soft_convert(inst, opcode, ty, value);
        };
        self.consume(value);
        let is_double = |class: Class| class == Class::F64;
        let is_signed = matches!(opcode, Opcode::SiToFp | Opcode::FpToSi);
        let (op, n): (Op, _) = match opcode {
            Opcode::FpTrunc => (ops::FCVTSDr, self.register(value, 0, from_class)?),
            Opcode::FpExt => (ops::FCVTDSr, self.register(value, 0, from_class)?),
            Opcode::SiToFp | Opcode::UiToFp => {
                let wide = if from_class == Class::I64 { Class::I64 } else { Class::I32 };
                let n = self.extended(value, from.bits, is_signed, wide)?;
                let op = match (is_signed, wide == Class::I64, is_double(class)) {
                    (true, false, false) => ops::SCVTFUWSri,
                    (true, false, true) => ops::SCVTFUWDri,
                    (true, true, false) => ops::SCVTFUXSri,
                    (true, true, true) => ops::SCVTFUXDri,
                    (false, false, false) => ops::UCVTFUWSri,
                    (false, false, true) => ops::UCVTFUWDri,
                    (false, true, false) => ops::UCVTFUXSri,
                    (false, true, true) => ops::UCVTFUXDri,
                };
                (op, n)
            }
            _ => {
                let op = match (is_signed, class == Class::I64, is_double(from_class)) {
                    (true, false, false) => ops::FCVTZSUWSr,
                    (true, false, true) => ops::FCVTZSUWDr,
                    (true, true, false) => ops::FCVTZSUXSr,
                    (true, true, true) => ops::FCVTZSUXDr,
                    (false, false, false) => ops::FCVTZUUWSr,
                    (false, false, true) => ops::FCVTZUUWDr,
                    (false, true, false) => ops::FCVTZUUXSr,
                    (false, true, true) => ops::FCVTZUUXDr,
                };
                (op, self.register(value, 0, from_class)?)
            }
        };
        let reg = self.hinted_register(inst, class);
        op.rr(self.code(), reg.number(), n.number());
        self.define(inst, class, reg);
        Ok(())
    }
}
