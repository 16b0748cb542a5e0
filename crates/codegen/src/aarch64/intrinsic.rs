//! Intrinsics: which are instructions, which are functions of the system's library, and which are nothing.

mod bits;
mod machine;
mod math;
mod other;
mod overflow;

pub(super) use other::is_in_registers_for_numbers;

use draig_ir::{ConstKind, Inst, Type, Value};
use draig_mc::aarch64::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::emit;
use super::memory::{MAX_COPY, MAX_MOVE};
use super::registers::{FP, SP, X16};
use super::vector::neon;
use super::{Selected, Selector};
use crate::function::types::{Bank, Class};
use crate::module::TypeNumbers;

/// Whether an intrinsic has no effect on code, apart from a result that is its first operand.
pub(super) fn is_nothing(id: IntrinsicId) -> bool {
    matches!(
        id,
        ids::ASSUME
            | ids::DONOTHING
            | ids::EXPERIMENTAL_NOALIAS_SCOPE_DECL
            | ids::INVARIANT_END
            | ids::LIFETIME_END
            | ids::LIFETIME_START
            | ids::PSEUDOPROBE
            | ids::SIDEEFFECT
            | ids::VAR_ANNOTATION
            | ids::CODEVIEW_ANNOTATION
            | ids::VA_END
            | ids::DBG_VALUE
            | ids::DBG_DECLARE
            | ids::DBG_LABEL
            | ids::DBG_ASSIGN
            | ids::FAKE_USE
    )
}

/// Whether an intrinsic's result is its first operand.
fn is_identity(id: IntrinsicId) -> bool {
    matches!(
        id,
        ids::EXPECT
            | ids::EXPECT_WITH_PROBABILITY
            | ids::LAUNDER_INVARIANT_GROUP
            | ids::STRIP_INVARIANT_GROUP
            | ids::PTR_ANNOTATION
            | ids::ANNOTATION
            | ids::SSA_COPY
            | ids::ARITHMETIC_FENCE
            | ids::THREADLOCAL_ADDRESS
    )
}

/// Whether an intrinsic never becomes a call, so that values may stay in any register.
pub(super) fn is_in_registers(id: IntrinsicId) -> bool {
    is_nothing(id)
        || other::is_in_registers(id)
        || neon::row_of(id).is_some()
        || neon::structure_of(id).is_some()
        || is_identity(id) && id != ids::THREADLOCAL_ADDRESS
        || matches!(id, ids::FRAMEADDRESS | ids::INVARIANT_START | ids::IS_CONSTANT | ids::OBJECTSIZE | ids::PTRMASK)
}

impl Selector<'_, '_> {
    pub(super) fn intrinsic(&mut self, inst: Inst, ty: Type, id: IntrinsicId) -> Selected {
        let body = self.body;
        let arguments = body.call_args(inst);
        if is_nothing(id) {
            self.consume_all(arguments);
            for (_, operands) in body.bundles(inst) {
                self.consume_all(operands);
            }
            return Ok(());
        }
        if is_identity(id) {
            self.consume_all(&arguments[1..]);
            return self.copy_value(inst, arguments[0]);
        }
        match id {
            ids::EXPERIMENTAL_GC_RELOCATE | ids::EXPERIMENTAL_GC_RESULT => {
                return self.after_statepoint(inst, ty, arguments);
            }
            ids::EXPERIMENTAL_STACKMAP => return self.stack_map(arguments),
            _ => {}
        }
        match id {
            ids::MEMCPY | ids::MEMCPY_INLINE | ids::MEMMOVE | ids::MEMSET | ids::MEMSET_INLINE => {
                self.block_intrinsic(inst, ty, id, arguments)
            }
            ids::VA_START => self.va_start(arguments),
            ids::VA_COPY => self.va_copy(arguments),
            ids::STACKSAVE => {
                self.frame.is_dynamic = true;
                let reg = self.result_register(inst, Class::I64);
                emit::add_number(self.code(), reg, SP, 0);
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            ids::STACKRESTORE => {
                self.consume(arguments[0]);
                self.frame.is_dynamic = true;
                let reg = self.register_not_zero(arguments[0], 0, Class::I64)?;
                emit::add_number(self.code(), SP, reg, 0);
                Ok(())
            }
            ids::FRAMEADDRESS | ids::RETURNADDRESS => self.frame_intrinsic(inst, id, arguments),
            ids::TRAP | ids::UBSANTRAP => {
                self.consume_all(arguments);
                ops::BRK.immediate(self.code(), 1);
                Ok(())
            }
            ids::DEBUGTRAP => {
                ops::BRK.immediate(self.code(), 0xf000);
                Ok(())
            }
            ids::OBJECTSIZE => {
                // The size is not known: the largest or the least possible one.
                self.consume_all(arguments);
                let is_min = self.integer_constant(arguments[1]).is_some_and(|number| number & 1 != 0);
                let class = if self.width_of(ty) > 32 { Class::I64 } else { Class::I32 };
                let reg = self.result_register(inst, class);
                self.move_bits(reg, if is_min { 0 } else { u128::from(u64::MAX) }, class);
                self.define(inst, class, reg);
                Ok(())
            }
            ids::IS_CONSTANT => {
                self.consume_all(arguments);
                let is_constant = arguments[0]
                    .as_const()
                    .is_some_and(|constant| !matches!(self.module.tables.constants.kind(constant), ConstKind::Expr(_)));
                let reg = self.result_register(inst, Class::I8);
                self.move_bits(reg, u128::from(is_constant), Class::I8);
                self.define(inst, Class::I8, reg);
                Ok(())
            }
            ids::INVARIANT_START => {
                self.consume_all(arguments);
                self.undefined(inst, ty)
            }
            ids::PTRMASK => {
                self.consume_all(arguments);
                let (n, m) = (self.register(arguments[0], 0, Class::I64)?, self.register(arguments[1], 0, Class::I64)?);
                let reg = self.result_register(inst, Class::I64);
                ops::ANDXrs.rrr(self.code(), reg.number(), n.number(), m.number());
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            ids::EH_TYPEID_FOR => {
                let (module, body) = (self.module, self.body);
                let numbers = self.m.type_numbers.get_or_insert_with(|| TypeNumbers::new(module, body));
                let number = numbers.of(module, arguments[0]);
                let reg = self.result_register(inst, Class::I32);
                self.move_bits(reg, u128::from(number), Class::I32);
                self.define(inst, Class::I32, reg);
                Ok(())
            }
            _ => self.any_intrinsic(inst, ty, id, arguments),
        }
    }

    /// Copies or fills memory: a few bytes by moves, more by a call.
    fn block_intrinsic(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let (to, from, length) = (arguments[0], arguments[1], arguments[2]);
        let is_fill = matches!(id, ids::MEMSET | ids::MEMSET_INLINE);
        let size = self.integer_constant(length).map(|length| length as u64);
        match size {
            Some(0) => {
                self.consume_all(arguments);
                return Ok(());
            }
            Some(size) if is_fill && size <= MAX_COPY && self.integer_constant(from).is_some() => {
                return self.fill(arguments, size);
            }
            Some(size) if !is_fill && size <= if id == ids::MEMMOVE { MAX_MOVE } else { MAX_COPY } => {
                self.consume_all(arguments);
                let from = self.address_of(from)?;
                let to = self.address_of(to)?;
                return match id == ids::MEMMOVE {
                    true => self.move_memory(to, from, size),
                    false => self.copy_memory(to, from, size),
                };
            }
            _ => {}
        }
        // The last operand says whether it is volatile: a constant.
        let name = match id {
            ids::MEMMOVE => "memmove",
            ids::MEMSET | ids::MEMSET_INLINE => "memset",
            _ => "memcpy",
        };
        self.library_call(inst, ty, name, &arguments[..3])
    }

    /// Fills memory with a constant byte.
    fn fill(&mut self, arguments: &[Value], size: u64) -> Selected {
        self.consume_all(arguments);
        let byte = self.integer_constant(arguments[1]).unwrap_or(0) as u8;
        let to = self.address_of(arguments[0])?;
        let to = self.plain(to);
        let (general, vector) = (X16, self.m.s.scratch(Bank::Vector));
        if size >= 16 {
            self.move_bits(vector, u128::from_le_bytes([byte; 16]), Class::V128);
        }
        if !size.is_multiple_of(16) {
            self.move_bits(general, u128::from(u64::from_le_bytes([byte; 8])), Class::I64);
        }
        let mut at = 0;
        while at < size {
            let left = size - at;
            let piece = if left >= 16 { 16 } else { 1 << left.ilog2() };
            let (reg, class) = if piece == 16 { (vector, Class::V128) } else { (general, Class::I64) };
            self.store_part(reg, class, piece as u32, to.plus(at as i64));
            at += piece;
        }
        Ok(())
    }

    fn frame_intrinsic(&mut self, inst: Inst, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        // The record is needed.
        self.frame.has_calls = true;
        let level = arguments.first().and_then(|&value| self.integer_constant(value)).unwrap_or(0);
        let reg = self.result_register(inst, Class::I64);
        let mut base = FP;
        for _ in 0..level.clamp(0, 64) {
            emit::access_at(self.code(), emit::access::LOAD64, reg, base, 0);
            base = reg;
        }
        if id == ids::RETURNADDRESS {
            emit::access_at(self.code(), emit::access::LOAD64, reg, base, 8);
        } else if base == FP {
            emit::add_number(self.code(), reg, FP, 0);
        }
        self.define(inst, Class::I64, reg);
        Ok(())
    }
}
