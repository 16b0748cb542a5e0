//! Intrinsics that the compiler of calls does not know: dispatch by kind, and those of the machine.

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::emit::{self, access};
use super::super::registers::{FP, X16, ZR};
use super::super::vector::neon;
use super::super::{Selected, Selector};
use super::overflow::is_overflow;
use crate::function::types::{Bank, Class, Kind};

/// System registers by their numbers in instructions.
const FPCR: u16 = 0xda20;
const FPSR: u16 = 0xda21;
const TPIDR_EL0: u16 = 0xde82;
const CNTVCT_EL0: u16 = 0xdf02;

/// Whether an intrinsic never becomes a call, whatever its type.
pub(super) fn is_in_registers(id: IntrinsicId) -> bool {
    is_overflow(id)
        || matches!(
            id,
            ids::ABS
                | ids::BITREVERSE
                | ids::BSWAP
                | ids::CTLZ
                | ids::CTPOP
                | ids::CTTZ
                | ids::FSHL
                | ids::FSHR
                | ids::LOAD_RELATIVE
                | ids::PREFETCH
                | ids::READCYCLECOUNTER
                | ids::SADD_SAT
                | ids::SMAX
                | ids::SMIN
                | ids::SSUB_SAT
                | ids::UADD_SAT
                | ids::UMAX
                | ids::UMIN
                | ids::USUB_SAT
        )
}

/// Whether an intrinsic never becomes a call for `float` and `double`.
pub(in crate::aarch64) fn is_in_registers_for_numbers(id: IntrinsicId) -> bool {
    matches!(
        id,
        ids::CEIL
            | ids::COPYSIGN
            | ids::FABS
            | ids::FLOOR
            | ids::FMA
            | ids::FMULADD
            | ids::MAXIMUM
            | ids::MAXNUM
            | ids::MINIMUM
            | ids::MINNUM
            | ids::NEARBYINT
            | ids::RINT
            | ids::ROUND
            | ids::SQRT
            | ids::TRUNC
    )
}

impl Selector<'_, '_> {
    /// Compiles an intrinsic of any type.
    pub(super) fn any_intrinsic(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        if let Some(name) = id.name().strip_prefix("llvm.experimental.constrained.") {
            return self.constrained(inst, ty, name, arguments);
        }
        if let Some(name) = id.name().strip_prefix("llvm.aarch64.") {
            if let Some(row) = neon::row_of(id) {
                return self.neon_intrinsic(inst, ty, id, row, arguments);
            }
            if let Some(structure) = neon::structure_of(id) {
                return self.structure_access(inst, ty, id, structure, arguments);
            }
            if self.machine_intrinsic(inst, ty, id, name, arguments)? {
                return Ok(());
            }
        }
        if let Some(name) = id.name().strip_prefix("llvm.ptrauth.")
            && self.authenticate(inst, id, name, arguments)?
        {
            return Ok(());
        }
        if self.named_register(inst, ty, id)? || self.float_state(inst, ty, id, arguments)? {
            return Ok(());
        }
        if is_overflow(id) {
            return self.with_overflow(inst, ty, id, arguments);
        }
        let is_vector = |ty: Type| self.module.tables.types.is_vector(ty);
        if is_vector(ty) || arguments.iter().any(|&argument| is_vector(self.type_of(argument))) {
            return self.vector_intrinsic(inst, ty, id, arguments);
        }
        self.scalar_intrinsic(inst, ty, id, arguments)
    }

    /// Compiles an intrinsic that knows no vectors, with these arguments.
    pub(in crate::aarch64) fn scalar_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected {
        if let Some(&first) = arguments.first() {
            let first = self.type_of(first);
            if self.is_large(first) && self.words_intrinsic(inst, ty, id, arguments)? {
                return Ok(());
            }
        }
        match id {
            ids::UADD_SAT | ids::SADD_SAT | ids::USUB_SAT | ids::SSUB_SAT => self.saturating(inst, ty, id, arguments),
            ids::SSHL_SAT | ids::USHL_SAT => self.saturating_shift(inst, ty, id, arguments),
            ids::SMUL_FIX | ids::UMUL_FIX | ids::SMUL_FIX_SAT | ids::UMUL_FIX_SAT => {
                self.fixed_product(inst, ty, id, arguments)
            }
            ids::SDIV_FIX | ids::UDIV_FIX | ids::SDIV_FIX_SAT | ids::UDIV_FIX_SAT => {
                self.by_words(inst, ty, id, arguments)
            }
            ids::SMAX | ids::SMIN | ids::UMAX | ids::UMIN => self.min_max(inst, ty, id, arguments),
            ids::ABS => self.absolute(inst, ty, arguments),
            ids::SCMP | ids::UCMP => self.three_way(inst, ty, id, arguments),
            ids::CTPOP => self.count_ones(inst, ty, arguments),
            ids::CTLZ | ids::CTTZ => self.count_zeros(inst, ty, id, arguments),
            ids::BSWAP | ids::BITREVERSE => self.reverse(inst, ty, id, arguments),
            ids::FSHL | ids::FSHR => self.funnel_shift(inst, ty, id, arguments),
            ids::CONVERT_TO_FP16 | ids::CONVERT_FROM_FP16 => self.convert_half(inst, ty, id, arguments[0]),
            // Checks that no pass left out are made, and those of types that the linker does not know pass.
            ids::ALLOW_RUNTIME_CHECK | ids::ALLOW_UBSAN_CHECK | ids::TYPE_TEST | ids::PUBLIC_TYPE_TEST => {
                self.consume_all(arguments);
                self.number_result(inst, ty, 1)
            }
            ids::GET_DYNAMIC_AREA_OFFSET | ids::READSTEADYCOUNTER => {
                self.consume_all(arguments);
                self.number_result(inst, ty, 0)
            }
            ids::LOAD_RELATIVE => {
                self.consume_all(arguments);
                let base = self.register_not_zero(arguments[0], 0, Class::I64)?;
                let reg = self.m.s.scratch(Bank::General);
                let offset_type = self.type_of(arguments[1]);
                let width = self.width_of(offset_type);
                self.move_extended(reg, arguments[1], width, true, Class::I64)?;
                ops::ADDXrs.rrr(self.code(), reg.number(), reg.number(), base.number());
                self.access(access::SIGNED32, reg, Address::base(reg, 0));
                ops::ADDXrs.rrr(self.code(), reg.number(), reg.number(), base.number());
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            ids::PREFETCH => self.prefetch(arguments),
            ids::READCYCLECOUNTER => self.system_register(inst, CNTVCT_EL0),
            ids::THREAD_POINTER => self.system_register(inst, TPIDR_EL0),
            ids::ADDRESSOFRETURNADDRESS => {
                self.frame.has_calls = true;
                let reg = self.result_register(inst, Class::I64);
                emit::add_number(self.code(), reg, FP, 8);
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            ids::ADJUST_TRAMPOLINE => self.copy_value(inst, arguments[0]),
            ids::CLEAR_CACHE => self.library_call(inst, ty, "__clear_cache", arguments),
            ids::GET_ROUNDING => {
                let reg = self.result_register(inst, Class::I32);
                let d = reg.number();
                let code = &mut self.m.s.code;
                // The two bits of the register, plus one.
                ops::MRS.system(code, d, FPCR);
                ops::UBFMWri.bitfield(code, d, d, 22, 23);
                ops::ADDWri.rri(code, d, d, 1);
                let three = draig_mc::aarch64::direct::bitmask(3, false).unwrap_or(0);
                ops::ANDWri.rr_bitmask(code, d, d, three);
                self.define(inst, Class::I32, reg);
                Ok(())
            }
            ids::SET_ROUNDING => {
                self.consume_all(arguments);
                let n = self.register_not_zero(arguments[0], 0, Class::I32)?;
                let reg = self.m.s.scratch(Bank::General);
                let d = reg.number();
                let code = &mut self.m.s.code;
                ops::SUBWri.rri(code, X16.0, n.number(), 1);
                ops::MRS.system(code, d, FPCR);
                // Two bits of one to their place in the other.
                ops::BFMXri.bitfield(code, d, X16.0, 64 - 22, 1);
                ops::MSR.system(code, d, FPCR);
                Ok(())
            }
            ids::RESET_FPENV => {
                ops::MSR.system(self.code(), ZR.0, FPCR);
                ops::MSR.system(self.code(), ZR.0, FPSR);
                Ok(())
            }
            _ => self.math(inst, ty, id, arguments),
        }
    }

    /// Makes a number the result.
    fn number_result(&mut self, inst: Inst, ty: Type, number: u64) -> Selected {
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("a number", ty) };
        let reg = self.result_register(inst, class);
        self.move_bits(reg, u128::from(number), class);
        self.define(inst, class, reg);
        Ok(())
    }

    fn system_register(&mut self, inst: Inst, number: u16) -> Selected {
        let reg = self.result_register(inst, Class::I64);
        ops::MRS.system(self.code(), reg.number(), number);
        self.define(inst, Class::I64, reg);
        Ok(())
    }

    fn prefetch(&mut self, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let number = |s: &Self, at: usize| s.integer_constant(arguments[at]).unwrap_or(0) as u8;
        let (is_store, locality, is_data) = (number(self, 1), number(self, 2), number(self, 3));
        let base = self.register_not_zero(arguments[0], 0, Class::I64)?;
        // Of a cache's levels, the nearest has the greatest locality; 0 is a stream through the nearest.
        let kind = if is_store != 0 { 2 } else { u8::from(is_data == 0) };
        let target = match locality {
            0 => 1,
            locality => (3 - locality.min(3)) << 1,
        };
        ops::PRFMui.scaled(self.code(), kind << 3 | target, base.number(), 0);
        Ok(())
    }

    /// Converts a number to the bits of a `half`, or back.
    fn convert_half(&mut self, inst: Inst, ty: Type, id: IntrinsicId, value: Value) -> Selected {
        let from = self.type_of(value);
        self.consume(value);
        let vector = self.m.s.scratch(Bank::Vector);
        let v = vector.number();
        if id == ids::CONVERT_FROM_FP16 {
            let class = match ty {
                Type::FLOAT => Class::F32,
                Type::DOUBLE => Class::F64,
                _ => return self.refuse_type(id.name(), ty),
            };
            let n = self.register(value, 0, Class::I16)?;
            ops::FMOVWSr.rr(self.code(), v, n.number());
            self.extend_number(vector, vector, Type::HALF, ty);
            self.define(inst, class, vector);
            return Ok(());
        }
        let class = match from {
            Type::FLOAT => Class::F32,
            Type::DOUBLE => Class::F64,
            _ => return self.refuse_type(id.name(), from),
        };
        self.move_to(vector, value, 0, class)?;
        self.truncate_number(vector, Type::HALF, from);
        let reg = self.m.s.scratch(Bank::General);
        ops::FMOVSWr.rr(self.code(), reg.number(), v);
        self.define(inst, Class::I16, reg);
        Ok(())
    }
}
