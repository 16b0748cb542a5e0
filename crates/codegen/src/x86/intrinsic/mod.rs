//! Intrinsics: which are instructions, which are functions of the system's library, and which are nothing.

mod bits;
mod blocks;
mod math;
mod overflow;
mod variadic;

use draig_ir::{ConstKind, Inst, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::IntrinsicId as Id;

use super::registers::{RAX, RBP, RDX, RSP};
use super::{Selected, Selector};
use crate::function::types::{Bank, Class, Kind};

/// Whether an intrinsic has no effect on code, apart from a result that is its first operand.
pub(super) fn is_nothing(id: Id) -> bool {
    matches!(
        id,
        Id::ASSUME
            | Id::DONOTHING
            | Id::EXPERIMENTAL_NOALIAS_SCOPE_DECL
            | Id::INVARIANT_END
            | Id::LIFETIME_END
            | Id::LIFETIME_START
            | Id::PSEUDOPROBE
            | Id::SIDEEFFECT
            | Id::VAR_ANNOTATION
            | Id::CODEVIEW_ANNOTATION
            | Id::VA_END
            | Id::DBG_VALUE
            | Id::DBG_DECLARE
            | Id::DBG_LABEL
            | Id::DBG_ASSIGN
    )
}

/// Whether an intrinsic's result is its first operand.
fn is_identity(id: Id) -> bool {
    matches!(
        id,
        Id::EXPECT
            | Id::EXPECT_WITH_PROBABILITY
            | Id::LAUNDER_INVARIANT_GROUP
            | Id::STRIP_INVARIANT_GROUP
            | Id::PTR_ANNOTATION
            | Id::ANNOTATION
            | Id::SSA_COPY
            | Id::ARITHMETIC_FENCE
    )
}

/// Whether an intrinsic never becomes a call, so that values may stay in any register.
pub(super) fn is_in_registers(id: Id) -> bool {
    is_nothing(id)
        || is_identity(id)
        || matches!(
            id,
            Id::ABS
                | Id::BITREVERSE
                | Id::BSWAP
                | Id::COPYSIGN
                | Id::CTLZ
                | Id::CTPOP
                | Id::CTTZ
                | Id::FABS
                | Id::FMULADD
                | Id::FRAMEADDRESS
                | Id::FSHL
                | Id::FSHR
                | Id::INVARIANT_START
                | Id::IS_CONSTANT
                | Id::MAXNUM
                | Id::MINNUM
                | Id::OBJECTSIZE
                | Id::PREFETCH
                | Id::PTRMASK
                | Id::SADD_SAT
                | Id::SADD_WITH_OVERFLOW
                | Id::SMAX
                | Id::SMIN
                | Id::SQRT
                | Id::SSUB_SAT
                | Id::SSUB_WITH_OVERFLOW
                | Id::UADD_SAT
                | Id::UADD_WITH_OVERFLOW
                | Id::UMAX
                | Id::UMIN
                | Id::USUB_SAT
                | Id::USUB_WITH_OVERFLOW
        )
}

impl Selector<'_, '_> {
    pub(super) fn intrinsic(&mut self, inst: Inst, ty: Type, id: Id) -> Selected {
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
        if self.module.tables.types.is_vector(ty) {
            return self.vector_intrinsic(inst, ty, id, arguments);
        }
        match id {
            Id::MEMCPY | Id::MEMCPY_INLINE | Id::MEMMOVE | Id::MEMSET | Id::MEMSET_INLINE => {
                self.block_intrinsic(inst, ty, id, arguments)
            }
            Id::UADD_WITH_OVERFLOW
            | Id::SADD_WITH_OVERFLOW
            | Id::USUB_WITH_OVERFLOW
            | Id::SSUB_WITH_OVERFLOW
            | Id::UMUL_WITH_OVERFLOW
            | Id::SMUL_WITH_OVERFLOW => self.with_overflow(inst, ty, id, arguments),
            Id::UADD_SAT | Id::SADD_SAT | Id::USUB_SAT | Id::SSUB_SAT => self.saturating(inst, ty, id, arguments),
            Id::SMAX | Id::SMIN | Id::UMAX | Id::UMIN => self.min_max(inst, ty, id, arguments),
            Id::ABS => self.absolute(inst, ty, arguments),
            Id::SCMP | Id::UCMP => self.three_way(inst, ty, id, arguments),
            Id::CTPOP => self.count_ones(inst, ty, arguments),
            Id::CTLZ | Id::CTTZ => self.count_zeros(inst, ty, id, arguments),
            Id::BSWAP => self.swap_bytes(inst, ty, arguments),
            Id::BITREVERSE => self.reverse_bits(inst, ty, arguments),
            Id::FSHL | Id::FSHR => self.funnel_shift(inst, ty, id, arguments),
            Id::VA_START | Id::VA_COPY => self.variadic(inst, id, arguments),
            Id::STACKSAVE => {
                let reg = self.result_register(inst, Class::I64);
                // What lies below is for arguments of calls, whose size is not known yet.
                ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(RSP.number(), i32::MAX));
                let at = self.m.s.code.len() as u32 - 4;
                self.m.outgoing_at.push(at);
                self.frame.is_dynamic = true;
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            Id::STACKRESTORE => {
                self.consume(arguments[0]);
                self.frame.is_dynamic = true;
                let reg = self.register(arguments[0], 0, Class::I64)?;
                ops::MOV64rm.reg_reg(self.code(), RSP.number(), reg.number());
                ops::SUB64ri32.reg_imm(self.code(), RSP.number(), 0);
                let at = self.m.s.code.len() as u32 - 4;
                self.m.outgoing_at.push(at);
                Ok(())
            }
            Id::FRAMEADDRESS | Id::RETURNADDRESS | Id::ADDRESSOFRETURNADDRESS => {
                self.frame_intrinsic(inst, id, arguments)
            }
            Id::TRAP | Id::UBSANTRAP => {
                self.consume_all(arguments);
                ops::TRAP.plain(self.code());
                Ok(())
            }
            Id::DEBUGTRAP => {
                ops::INT3.plain(self.code());
                Ok(())
            }
            Id::OBJECTSIZE => {
                // The size is not known: the largest or the least possible one.
                self.consume_all(arguments);
                let is_min = self.integer_constant(arguments[1]).is_some_and(|number| number & 1 != 0);
                let class = self.scalar(ty)?;
                let reg = self.result_register(inst, class);
                self.move_bits(reg, if is_min { 0 } else { u128::from(u64::MAX) }, class);
                self.define(inst, class, reg);
                Ok(())
            }
            Id::IS_CONSTANT => {
                self.consume_all(arguments);
                let is_constant = arguments[0].as_const().is_some_and(|constant| {
                    !matches!(self.module.tables.constants.kind(constant), ConstKind::Expr(_))
                });
                let reg = self.result_register(inst, Class::I8);
                self.move_bits(reg, u128::from(is_constant), Class::I8);
                self.define(inst, Class::I8, reg);
                Ok(())
            }
            Id::INVARIANT_START => {
                self.consume_all(arguments);
                self.undefined(inst, ty)
            }
            Id::PTRMASK => {
                self.consume_all(arguments);
                let mask = self.register(arguments[1], 0, Class::I64)?;
                let reg = self.result_from(inst, Class::I64, arguments[0], 0)?;
                ops::AND64rm.reg_reg(self.code(), reg.number(), mask.number());
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            Id::THREADLOCAL_ADDRESS => self.copy_value(inst, arguments[0]),
            Id::PREFETCH => self.prefetch(arguments),
            Id::READCYCLECOUNTER => {
                self.m.s.take(RAX);
                self.m.s.take(RDX);
                ops::RDTSC.plain(self.code());
                ops::SHL64ri.reg_imm(self.code(), RDX.number(), 32);
                ops::OR64rm.reg_reg(self.code(), RAX.number(), RDX.number());
                self.m.s.unlock(RDX);
                self.define(inst, Class::I64, RAX);
                Ok(())
            }
            Id::EH_TYPEID_FOR => {
                let Some(number) = crate::module::type_number(self.module, self.body, arguments[0]) else {
                    return self.refuse("the number of a type that no landingpad catches");
                };
                let reg = self.result_register(inst, Class::I32);
                self.move_bits(reg, u128::from(number), Class::I32);
                self.define(inst, Class::I32, reg);
                Ok(())
            }
            _ => self.math(inst, ty, id, arguments),
        }
    }

    fn consume_all(&mut self, values: &[Value]) {
        for &value in values {
            self.consume(value);
        }
    }

    fn frame_intrinsic(&mut self, inst: Inst, id: Id, arguments: &[Value]) -> Selected {
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
            Id::RETURNADDRESS => ops::MOV64rm.reg_mem(code, reg.number(), Mem::base(base.number(), 8)),
            Id::ADDRESSOFRETURNADDRESS => ops::LEA64r.reg_mem(code, reg.number(), Mem::base(base.number(), 8)),
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

    fn vector_intrinsic(&mut self, _: Inst, ty: Type, id: Id, _: &[Value]) -> Selected {
        let ty = self.module.type_ref(ty);
        self.refuse(&format!("{} of {ty}", id.name()))
    }

    /// Returns the class of an integer of at most 64 bits, and its width.
    fn integer_class(&mut self, ty: Type, id: Id) -> Selected<(Class, u32)> {
        let info = self.info(ty);
        match info.kind {
            Kind::Scalar(class) if class.bank() == Bank::General => Ok((class, info.bits)),
            _ => self.refuse(&format!("{} of {}", id.name(), self.module.type_ref(ty))),
        }
    }
}
