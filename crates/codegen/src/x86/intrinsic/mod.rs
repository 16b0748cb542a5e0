//! Intrinsics: which are instructions, which are functions of the system's library, and which are nothing.

mod bits;
mod blocks;
mod constrained;
mod instructions;
mod math;
mod number;
mod overflow;
mod system;
mod variadic;

pub(super) use math::rounding;

use draig_ir::{ConstKind, Inst, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::registers::{RAX, RBP, RDX, RSP};
use super::{Selected, Selector};
use crate::function::types::{Bank, Class, Kind};
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
            | ids::SEH_SCOPE_BEGIN
            | ids::SEH_SCOPE_END
            | ids::SEH_TRY_BEGIN
            | ids::SEH_TRY_END
            | ids::OBJC_CLANG_ARC_NOOP_USE
            | ids::OBJC_CLANG_ARC_USE
            | ids::CLEAR_CACHE
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
    )
}

/// Whether an intrinsic that stays in registers for `float` and `double` does so for these only.
pub(super) fn is_of_numbers(id: IntrinsicId) -> bool {
    matches!(id, ids::COPYSIGN | ids::FABS | ids::FMULADD | ids::MAXNUM | ids::MINNUM | ids::SQRT)
}

/// Whether an intrinsic never becomes a call, so that values may stay in any register.
pub(super) fn is_in_registers(id: IntrinsicId) -> bool {
    is_nothing(id)
        || is_identity(id)
        || matches!(
            id,
            ids::ABS
                | ids::BITREVERSE
                | ids::BSWAP
                | ids::COPYSIGN
                | ids::CTLZ
                | ids::CTPOP
                | ids::CTTZ
                | ids::FABS
                | ids::FMULADD
                | ids::FRAMEADDRESS
                | ids::FSHL
                | ids::FSHR
                | ids::INVARIANT_START
                | ids::IS_CONSTANT
                | ids::LOAD_RELATIVE
                | ids::MAXNUM
                | ids::MINNUM
                | ids::OBJECTSIZE
                | ids::PREFETCH
                | ids::PTRMASK
                | ids::SADD_SAT
                | ids::SADD_WITH_OVERFLOW
                | ids::SMAX
                | ids::SMIN
                | ids::SQRT
                | ids::SSUB_SAT
                | ids::SSUB_WITH_OVERFLOW
                | ids::UADD_SAT
                | ids::UADD_WITH_OVERFLOW
                | ids::UMAX
                | ids::UMIN
                | ids::USUB_SAT
                | ids::USUB_WITH_OVERFLOW
        )
}

/// Whether an intrinsic has an integer and a flag of overflow as its result.
fn is_overflow(id: IntrinsicId) -> bool {
    matches!(
        id,
        ids::UADD_WITH_OVERFLOW
            | ids::SADD_WITH_OVERFLOW
            | ids::USUB_WITH_OVERFLOW
            | ids::SSUB_WITH_OVERFLOW
            | ids::UMUL_WITH_OVERFLOW
            | ids::SMUL_WITH_OVERFLOW
    )
}

impl Selector<'_, '_> {
    pub(super) fn intrinsic(&mut self, inst: Inst, ty: Type, id: IntrinsicId) -> Selected {
        let body = self.body;
        let arguments = body.call_args(inst);
        let operands = body.operands(inst);
        if is_nothing(id) {
            self.consume_all(&operands[..operands.len() - 1]);
            return Ok(());
        }
        if is_identity(id) {
            self.consume_all(&operands[1..operands.len() - 1]);
            return self.copy_value(inst, arguments[0]);
        }
        match id {
            ids::EXPERIMENTAL_GC_RELOCATE | ids::EXPERIMENTAL_GC_RESULT => {
                return self.after_statepoint(inst, ty, arguments);
            }
            ids::EXPERIMENTAL_STACKMAP => return self.stack_map(arguments),
            _ => {}
        }
        if let Some(form) = super::vector::sse::form_of(id) {
            return self.sse_intrinsic(inst, ty, id, form, arguments);
        }
        if let Some(name) = id.name().strip_prefix("llvm.experimental.constrained.") {
            return self.constrained(inst, ty, name, arguments);
        }
        if is_overflow(id) {
            return self.with_overflow(inst, ty, id, arguments);
        }
        if id.name().starts_with("llvm.x86.")
            && let Some(callee) = body.callee(inst).and_then(Value::as_global)
        {
            // The function's name has the types of an overloaded intrinsic.
            let symbol = String::from_utf8_lossy(self.module.tables.str(self.module.global(callee).name)).into_owned();
            let name = symbol.strip_prefix("llvm.x86.").unwrap_or("");
            if let Some(instructions) = instructions::instructions_of(name) {
                return self.by_instructions(inst, ty, id, arguments, instructions);
            }
            if self.tile_intrinsic(inst, ty, id, arguments)? {
                return Ok(());
            }
        }
        let is_vector = |ty: Type| self.module.tables.types.is_vector(ty);
        if is_vector(ty) || arguments.iter().any(|&argument| is_vector(self.type_of(argument))) {
            return self.vector_intrinsic(inst, ty, id, arguments);
        }
        self.scalar_intrinsic(inst, ty, id, arguments)
    }

    /// Compiles an intrinsic that knows no vectors, with these arguments.
    pub(super) fn scalar_intrinsic(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        if self.own.has_large
            && let Some(&first) = arguments.first()
            && self.is_large_operand(first)
            && self.words_intrinsic(inst, ty, id, arguments)?
        {
            return Ok(());
        }
        match id {
            ids::MEMCPY | ids::MEMCPY_INLINE | ids::MEMMOVE | ids::MEMSET | ids::MEMSET_INLINE => {
                self.block_intrinsic(inst, ty, id, arguments)
            }
            _ if is_overflow(id) => self.with_overflow(inst, ty, id, arguments),
            ids::UADD_SAT | ids::SADD_SAT | ids::USUB_SAT | ids::SSUB_SAT => self.saturating(inst, ty, id, arguments),
            ids::SSHL_SAT
            | ids::USHL_SAT
            | ids::SMUL_FIX
            | ids::UMUL_FIX
            | ids::SMUL_FIX_SAT
            | ids::UMUL_FIX_SAT
            | ids::SDIV_FIX
            | ids::UDIV_FIX
            | ids::SDIV_FIX_SAT
            | ids::UDIV_FIX_SAT => self.by_words(inst, ty, id, arguments),
            ids::SMAX | ids::SMIN | ids::UMAX | ids::UMIN => self.min_max(inst, ty, id, arguments),
            ids::ABS => self.absolute(inst, ty, arguments),
            ids::SCMP | ids::UCMP => self.three_way(inst, ty, id, arguments),
            ids::CTPOP => self.count_ones(inst, ty, arguments),
            ids::CTLZ | ids::CTTZ => self.count_zeros(inst, ty, id, arguments),
            ids::BSWAP => self.swap_bytes(inst, ty, arguments),
            ids::BITREVERSE => self.reverse_bits(inst, ty, arguments),
            ids::FSHL | ids::FSHR => self.funnel_shift(inst, ty, id, arguments),
            ids::CONVERT_TO_FP16 | ids::CONVERT_FROM_FP16 => self.convert_half(inst, ty, id, arguments[0]),
            // Checks that no pass left out are made, and those of types that the linker does not know pass.
            ids::ALLOW_RUNTIME_CHECK | ids::ALLOW_UBSAN_CHECK | ids::TYPE_TEST | ids::PUBLIC_TYPE_TEST => {
                self.consume_all(arguments);
                let reg = self.result_register(inst, Class::I8);
                self.move_bits(reg, 1, Class::I8);
                self.define(inst, Class::I8, reg);
                Ok(())
            }
            ids::EH_UNWIND_INIT => {
                // Whoever unwinds finds the registers of the caller in the frame.
                self.m.s.touched = self.m.s.touched.or(self.frame.saved);
                Ok(())
            }
            ids::IS_FPCLASS => self.is_class(inst, arguments),
            ids::FPTOSI_SAT | ids::FPTOUI_SAT => self.saturating_conversion(inst, ty, id, arguments),
            ids::VA_START | ids::VA_COPY => self.variadic(inst, id, arguments),
            ids::STACKSAVE => {
                let reg = self.result_register(inst, Class::I64);
                // The area below is for arguments of calls, whose size is not known yet.
                ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(RSP.number(), i32::MAX));
                let at = self.m.s.code.len() as u32 - 4;
                self.m.outgoing_at.push(at);
                self.frame.is_dynamic = true;
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            ids::STACKRESTORE => {
                self.consume(arguments[0]);
                self.frame.is_dynamic = true;
                let reg = self.register(arguments[0], 0, Class::I64)?;
                ops::MOV64rm.reg_reg(self.code(), RSP.number(), reg.number());
                ops::SUB64ri32.reg_imm(self.code(), RSP.number(), 0);
                let at = self.m.s.code.len() as u32 - 4;
                self.m.outgoing_at.push(at);
                Ok(())
            }
            ids::FRAMEADDRESS | ids::RETURNADDRESS | ids::ADDRESSOFRETURNADDRESS => {
                self.frame_intrinsic(inst, id, arguments)
            }
            ids::TRAP | ids::UBSANTRAP => {
                self.consume_all(arguments);
                ops::TRAP.plain(self.code());
                Ok(())
            }
            ids::DEBUGTRAP => {
                ops::INT3.plain(self.code());
                Ok(())
            }
            ids::OBJECTSIZE => {
                // The size is not known: the largest or the least possible one.
                self.consume_all(arguments);
                let is_min = self.integer_constant(arguments[1]).is_some_and(|number| number & 1 != 0);
                let class = self.scalar(ty)?;
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
                let mask = self.register(arguments[1], 0, Class::I64)?;
                let reg = self.result_from(inst, Class::I64, arguments[0], 0)?;
                ops::AND64rm.reg_reg(self.code(), reg.number(), mask.number());
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            ids::LOAD_RELATIVE => {
                self.consume_all(arguments);
                let base = self.register(arguments[0], 0, Class::I64)?;
                let reg = self.m.s.scratch(Bank::General);
                let width = self.width_of(self.type_of(arguments[1]));
                self.move_extended(reg, arguments[1], width, true, Class::I64)?;
                let mem = Mem::indexed(base.number(), reg.number(), 0, 0);
                ops::MOVSX64rm32.reg_mem(self.code(), reg.number(), mem);
                ops::ADD64rm.reg_reg(self.code(), reg.number(), base.number());
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            ids::THREADLOCAL_ADDRESS => self.copy_value(inst, arguments[0]),
            ids::PREFETCH => self.prefetch(arguments),
            ids::READCYCLECOUNTER => {
                self.m.s.take(RAX);
                self.m.s.take(RDX);
                ops::RDTSC.plain(self.code());
                ops::SHL64ri.reg_imm(self.code(), RDX.number(), 32);
                ops::OR64rm.reg_reg(self.code(), RAX.number(), RDX.number());
                self.m.s.unlock(RDX);
                self.define(inst, Class::I64, RAX);
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
            _ if self.system_intrinsic(inst, ty, id, arguments)? => Ok(()),
            _ => self.math(inst, ty, id, arguments),
        }
    }

    fn is_large_operand(&mut self, value: Value) -> bool {
        let ty = self.type_of(value);
        self.is_large(ty)
    }

    fn frame_intrinsic(&mut self, inst: Inst, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let level = arguments.first().and_then(|&value| self.integer_constant(value)).unwrap_or(0);
        let reg = self.result_register(inst, Class::I64);
        let code = &mut self.m.s.code;
        let mut base = RBP;
        for _ in 0..level.clamp(0, 64) {
            ops::MOV64rm.reg_mem(code, reg.number(), Mem::base(base.number(), 0));
            base = reg;
        }
        match id {
            ids::RETURNADDRESS => ops::MOV64rm.reg_mem(code, reg.number(), Mem::base(base.number(), 8)),
            ids::ADDRESSOFRETURNADDRESS => ops::LEA64r.reg_mem(code, reg.number(), Mem::base(base.number(), 8)),
            _ if base == RBP => ops::MOV64rm.reg_reg(code, reg.number(), RBP.number()),
            _ => {}
        }
        self.define(inst, Class::I64, reg);
        Ok(())
    }

    fn prefetch(&mut self, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let address = self.address_of(arguments[0])?;
        let op = match self.integer_constant(arguments[2]) {
            Some(3) => ops::PREFETCHT0,
            Some(2) => ops::PREFETCHT1,
            Some(1) => ops::PREFETCHT2,
            _ => ops::PREFETCHNTA,
        };
        self.mem(op, address);
        Ok(())
    }

    /// Returns the class of an integer of at most 64 bits, and its width.
    fn integer_class(&mut self, ty: Type, id: IntrinsicId) -> Selected<(Class, u32)> {
        let info = self.info(ty);
        match info.kind {
            Kind::Scalar(class) if class.bank() == Bank::General => Ok((class, info.bits)),
            _ => self.refuse(&format!("{} of {}", id.name(), self.module.type_ref(ty))),
        }
    }
}
