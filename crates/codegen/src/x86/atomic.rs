//! Atomic instructions.

use draig_ir::{Inst, Ordering, RmwOp, SyncScope, Type, Value};
use draig_mc::x86::direct::{Op, ops};

use super::address::Address;
use super::compare::{Condition, Flags};
use super::registers::{RAX, RBX, RCX, RDI, RDX, RSI};
use super::{Selected, Selector};
use crate::features::Feature;
use crate::function::registers::{Reg, RegSet};
use crate::function::types::{Bank, Class, Kind};

/// The prefix that makes an instruction atomic.
const LOCK: u8 = 0xf0;

/// Returns the form of an instruction for a number of bytes: of those for 1, 2, 4 and 8.
fn sized(ops: [Op; 4], bytes: u32) -> Op {
    ops[bytes.trailing_zeros() as usize & 3]
}

const XCHG: [Op; 4] = [ops::XCHG8rm, ops::XCHG16rm, ops::XCHG32rm, ops::XCHG64rm];
const XADD: [Op; 4] = [ops::XADD8rm, ops::XADD16rm, ops::XADD32rm, ops::XADD64rm];
const CMPXCHG: [Op; 4] = [ops::CMPXCHG8rm, ops::CMPXCHG16rm, ops::CMPXCHG32rm, ops::CMPXCHG64rm];

impl Selector<'_, '_> {
    pub(super) fn fence(&mut self, inst: Inst) -> Selected {
        let access = self.body.memory_access(inst);
        // Weaker fences are kept by the processor's order of memory.
        if access.ordering == Ordering::SequentiallyConsistent && access.scope == SyncScope::SYSTEM {
            ops::MFENCE.plain(self.code());
        }
        Ok(())
    }

    /// Returns the class of a value of an atomic instruction on 1, 2, 4 or 8 bytes.
    fn atomic_class(&mut self, ty: Type) -> Selected<Class> {
        let info = self.info(ty);
        match info.kind {
            Kind::Scalar(class) if matches!(info.store_size, 1 | 2 | 4 | 8) => Ok(class),
            _ => self.refuse(&format!("an atomic instruction on {}", self.module.type_ref(ty))),
        }
    }

    pub(super) fn compare_exchange(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (pointer, expected, new) = (operands[0], operands[1], operands[2]);
        let value_ty = self.type_of(expected);
        for &operand in operands {
            self.consume(operand);
        }
        if self.info(value_ty).store_size == 16 {
            return self.compare_exchange_16(inst, ty, pointer, expected, new);
        }
        let class = self.atomic_class(value_ty)?;
        if class.bank() != Bank::General {
            return self.refuse("cmpxchg of a floating-point number");
        }
        let bytes = self.info(value_ty).store_size as u32;
        self.m.s.take(RAX);
        self.move_to(RAX, expected, 0, class)?;
        let new = self.general_copy(new, class)?;
        let address = self.address_of(pointer)?;
        self.code().push(LOCK);
        self.reg_mem(sized(CMPXCHG, bytes), new, address);
        // The register of the new value tells whether it was stored.
        Condition::E.set(self.code(), new);
        self.define_parts(inst, ty, &[RAX, new])
    }

    /// Returns a register with the bits of an operand, which may be changed.
    fn general_copy(&mut self, value: Value, class: Class) -> Selected<Reg> {
        let reg = self.m.s.scratch(Bank::General);
        if class.bank() == Bank::Vector {
            let from = self.register(value, 0, class)?;
            ops::MOVPQIto64rr.reg_reg(self.code(), from.number(), reg.number());
        } else {
            self.move_to(reg, value, 0, class)?;
        }
        Ok(reg)
    }

    fn compare_exchange_16(&mut self, inst: Inst, ty: Type, pointer: Value, expected: Value, new: Value) -> Selected {
        if !self.features.has(Feature::Cx16) {
            return self.compare_exchange_by_call(inst, ty, [pointer, expected, new]);
        }
        if self.m.s.fixed.contains(RBX) {
            self.m.needs_unfixed = true;
            return self.refuse("cmpxchg of 16 bytes in a loop that keeps a value in rbx");
        }
        for reg in [RAX, RDX, RBX, RCX] {
            self.m.s.take(reg);
        }
        for (value, low, high) in [(expected, RAX, RDX), (new, RBX, RCX)] {
            self.move_to(low, value, 0, Class::I64)?;
            self.move_to(high, value, 1, Class::I64)?;
        }
        let address = self.address_of(pointer)?;
        self.code().push(LOCK);
        self.mem(ops::CMPXCHG16B, address);
        Condition::E.set(self.code(), RBX);
        self.define_parts(inst, ty, &[RAX, RDX, RBX])
    }

    /// Changes 16 bytes of memory at once by an operation, and makes what was there the result; without an operand,
    /// reads them.
    fn exchange_16(&mut self, inst: Inst, ty: Type, pointer: Value, value: Option<Value>, op: RmwOp) -> Selected {
        let old = self.exchange_16_in_frame(ty, pointer, value, op)?;
        self.load_parts_from(inst, ty, Address::frame(old))?;
        self.m.s.frame.release(old, 16);
        Ok(())
    }

    pub(super) fn load_16(&mut self, inst: Inst, ty: Type, pointer: Value) -> Selected {
        self.exchange_16(inst, ty, pointer, None, RmwOp::Xchg)
    }

    pub(super) fn store_16(&mut self, ty: Type, pointer: Value, value: Value) -> Selected {
        let old = self.exchange_16_in_frame(ty, pointer, Some(value), RmwOp::Xchg)?;
        self.m.s.frame.release(old, 16);
        Ok(())
    }

    fn exchange_16_in_frame(&mut self, ty: Type, pointer: Value, value: Option<Value>, op: RmwOp) -> Selected<i32> {
        let (r, v) = (self.m.s.frame.slot(16), self.m.s.frame.slot(16));
        let (p, b) = (self.m.s.frame.slot(8), self.m.s.frame.slot(8));
        self.consume(pointer);
        if let Some(value) = value {
            self.consume(value);
            for (number, part) in (0..).zip(self.parts_of(ty)) {
                let reg = self.register(value, number, part.class)?;
                self.store_part(reg, part.class, part.class.size(), Address::frame(v + part.offset as i32));
                self.m.s.unlock(reg);
            }
        }
        let reg = self.register(pointer, 0, Class::I64)?;
        self.reg_mem(ops::MOV64mr, reg, Address::frame(p));
        self.m.s.unlock_all();
        if !self.features.has(Feature::Cx16) {
            self.exchange_by_call(p, v, r, value.map(|_| op))?;
            for (slot, size) in [(v, 16), (p, 8), (b, 8)] {
                self.m.s.frame.release(slot, size);
            }
            return Ok(r);
        }
        for reg in [RAX, RDX, RCX, RDI, RSI] {
            self.m.s.take(reg);
        }
        let (high, above) = (v + 8, r + 8);
        let pair = |one: &str, other: &str| {
            format!("mov %rax,%rbx\nmov %rdx,%rcx\n{one} {v}(%rbp),%rbx\n{other} {high}(%rbp),%rcx\n")
        };
        let choice = |condition: &str| {
            format!(
                "mov {v}(%rbp),%rbx\nmov {high}(%rbp),%rcx\ncmp %rbx,%rax\nmov %rdx,%rsi\nsbb %rcx,%rsi\n\
                 cmov{condition} %rax,%rbx\ncmov{condition} %rdx,%rcx\n"
            )
        };
        let new = match op {
            RmwOp::Xchg => format!("mov {v}(%rbp),%rbx\nmov {high}(%rbp),%rcx\n"),
            RmwOp::Add => pair("add", "adc"),
            RmwOp::Sub => pair("sub", "sbb"),
            RmwOp::And => pair("and", "and"),
            RmwOp::Or => pair("or", "or"),
            RmwOp::Xor => pair("xor", "xor"),
            RmwOp::Nand => pair("and", "and") + "not %rbx\nnot %rcx\n",
            RmwOp::Min => choice("l"),
            RmwOp::Max => choice("ge"),
            RmwOp::UMin => choice("b"),
            RmwOp::UMax => choice("ae"),
            _ => return self.refuse(&format!("atomicrmw {} of 16 bytes", op.spelling())),
        };
        let body = match value {
            // The exchange of zero for zero changes nothing.
            None => "xor %eax,%eax\nxor %edx,%edx\nxor %ebx,%ebx\nxor %ecx,%ecx\nlock cmpxchg16b (%rdi)\n".to_owned(),
            Some(_) => format!("mov (%rdi),%rax\nmov 8(%rdi),%rdx\n1:\n{new}lock cmpxchg16b (%rdi)\njne 1b\n"),
        };
        let bytes = self.assembled(&format!(
            "mov %rbx,{b}(%rbp)\nmov {p}(%rbp),%rdi\n{body}mov {b}(%rbp),%rbx\nmov %rax,{r}(%rbp)\nmov %rdx,{above}(%rbp)"
        ))?;
        self.code().extend_from_slice(&bytes);
        for reg in [RAX, RDX, RCX, RDI, RSI] {
            self.m.s.unlock(reg);
        }
        self.m.s.frame.release(v, 16);
        self.m.s.frame.release(p, 8);
        self.m.s.frame.release(b, 8);
        Ok(r)
    }

    pub(super) fn atomic_rmw(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (pointer, value) = (operands[0], operands[1]);
        let Some(op) = self.body.rmw_op(inst) else { return self.refuse("atomicrmw without an operation") };
        if self.info(ty).store_size == 16 {
            return self.exchange_16(inst, ty, pointer, Some(value), op);
        }
        let class = self.atomic_class(ty)?;
        let bytes = self.info(ty).store_size as u32;
        self.consume(pointer);
        self.consume(value);
        if op == RmwOp::Xchg || matches!(op, RmwOp::Add | RmwOp::Sub) {
            let reg = self.general_copy(value, class)?;
            let address = self.address_of(pointer)?;
            if op == RmwOp::Xchg {
                self.reg_mem(sized(XCHG, bytes), reg, address);
            } else {
                if op == RmwOp::Sub {
                    ops::NEG64r.reg(self.code(), reg.number());
                }
                self.code().push(LOCK);
                self.reg_mem(sized(XADD, bytes), reg, address);
            }
            return self.define_from_general(inst, class, reg);
        }
        self.m.s.take(RAX);
        let others = RegSet::bank(Bank::General).without(RAX.mask());
        let new = self.m.s.scratch_of(others);
        let operand = if op.is_float() {
            self.register(value, 0, class)?
        } else {
            let reg = self.m.s.scratch_of(others);
            self.move_to(reg, value, 0, class)?;
            reg
        };
        let address = self.address_of(pointer)?;
        self.load_part(RAX, Class::I64, bytes, address);
        let again = self.new_label();
        self.place(again);
        self.rmw_operation(op, new, operand, class, bytes)?;
        self.code().push(LOCK);
        self.reg_mem(sized(CMPXCHG, bytes), new, address);
        self.jump_if(Flags::One(Condition::NE), again);
        self.define_from_general(inst, class, RAX)
    }

    /// Makes bits of a general register the result.
    fn define_from_general(&mut self, inst: Inst, class: Class, reg: Reg) -> Selected {
        if class.bank() == Bank::Vector {
            let result = self.result_register(inst, class);
            ops::MOV64toPQIrr.reg_reg(self.code(), result.number(), reg.number());
            self.define(inst, class, result);
        } else {
            self.define(inst, class, reg);
        }
        Ok(())
    }

    /// Computes the new value from that of memory, in `rax`, and the operand.
    fn rmw_operation(&mut self, op: RmwOp, new: Reg, operand: Reg, class: Class, bytes: u32) -> Selected {
        let is_wide = bytes == 8;
        let (n, o) = (new.number(), operand.number());
        let wide_class = if is_wide { Class::I64 } else { Class::I32 };
        ops::MOV64rm.reg_reg(self.code(), n, RAX.number());
        match op {
            RmwOp::And => ops::AND64rm.reg_reg(self.code(), n, o),
            RmwOp::Nand => {
                ops::AND64rm.reg_reg(self.code(), n, o);
                ops::NOT64r.reg(self.code(), n);
            }
            RmwOp::Or => ops::OR64rm.reg_reg(self.code(), n, o),
            RmwOp::Xor => ops::XOR64rm.reg_reg(self.code(), n, o),
            RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
                let is_signed = matches!(op, RmwOp::Max | RmwOp::Min);
                self.extend_in_place(new, bytes * 8, is_signed, wide_class);
                self.extend_in_place(operand, bytes * 8, is_signed, wide_class);
                ops::CMP32rm.wide(is_wide).reg_reg(self.code(), n, o);
                let condition = match op {
                    RmwOp::Max => Condition::L,
                    RmwOp::Min => Condition::G,
                    RmwOp::UMax => Condition::B,
                    _ => Condition::A,
                };
                condition.cmov(self.code(), new, operand, is_wide);
            }
            RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond | RmwOp::USubSat => {
                let scratch = super::registers::R11;
                self.extend_in_place(new, bytes * 8, false, wide_class);
                self.extend_in_place(operand, bytes * 8, false, wide_class);
                ops::MOV64rm.reg_reg(self.code(), scratch.number(), n);
                match op {
                    // One more or less, but not past the operand.
                    RmwOp::UIncWrap => {
                        ops::ADD64ri8.reg_imm(self.code(), n, 1);
                        ops::CMP32rm.wide(is_wide).reg_reg(self.code(), scratch.number(), o);
                        ops::MOV32ri.opcode_reg_imm(self.code(), scratch.number(), 0);
                        Condition::AE.cmov(self.code(), new, scratch, is_wide);
                    }
                    RmwOp::UDecWrap => {
                        ops::SUB64ri8.reg_imm(self.code(), n, 1);
                        ops::CMP32rm.wide(is_wide).reg_reg(self.code(), scratch.number(), o);
                        Condition::A.cmov(self.code(), new, operand, is_wide);
                        ops::TEST64rr.reg_reg(self.code(), scratch.number(), scratch.number());
                        Condition::E.cmov(self.code(), new, operand, is_wide);
                    }
                    _ => {
                        ops::SUB32rm.wide(is_wide).reg_reg(self.code(), n, o);
                        if op == RmwOp::USubSat {
                            ops::MOV32ri.opcode_reg_imm(self.code(), scratch.number(), 0);
                        }
                        Condition::B.cmov(self.code(), new, scratch, is_wide);
                    }
                }
            }
            RmwOp::FAdd | RmwOp::FSub if matches!(class, Class::F32 | Class::F64) => {
                let scratch = super::registers::XMM15;
                ops::MOV64toPQIrr.reg_reg(self.code(), scratch.number(), n);
                let op = match (op, class) {
                    (RmwOp::FAdd, Class::F64) => ops::ADDSDrm_Int,
                    (RmwOp::FAdd, _) => ops::ADDSSrm_Int,
                    (_, Class::F64) => ops::SUBSDrm_Int,
                    _ => ops::SUBSSrm_Int,
                };
                op.reg_reg(self.code(), scratch.number(), o);
                ops::MOVPQIto64rr.reg_reg(self.code(), scratch.number(), n);
            }
            RmwOp::FMin | RmwOp::FMax if matches!(class, Class::F32 | Class::F64) => {
                let scratch = super::registers::XMM15;
                let (compare, op) = match (op, class) {
                    (RmwOp::FMin, Class::F64) => (ops::UCOMISDrm, ops::MINSDrm_Int),
                    (RmwOp::FMin, _) => (ops::UCOMISSrm, ops::MINSSrm_Int),
                    (_, Class::F64) => (ops::UCOMISDrm, ops::MAXSDrm_Int),
                    _ => (ops::UCOMISSrm, ops::MAXSSrm_Int),
                };
                // The instruction gives the operand if one of both is no number: right unless that is the operand.
                let end = self.new_label();
                compare.reg_reg(self.code(), o, o);
                self.jump_if(Flags::One(Condition::P), end);
                ops::MOV64toPQIrr.reg_reg(self.code(), scratch.number(), n);
                op.reg_reg(self.code(), scratch.number(), o);
                ops::MOVPQIto64rr.reg_reg(self.code(), scratch.number(), n);
                self.place(end);
            }
            _ => return self.refuse(&format!("atomicrmw {}", op.spelling())),
        }
        Ok(())
    }
}
