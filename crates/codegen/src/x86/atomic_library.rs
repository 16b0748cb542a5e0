//! Atomic instructions on 16 bytes for processors without `cmpxchg16b`: functions of the library of atomic operations,
//! in the strongest order.

use draig_ir::{Inst, RmwOp, Type, Value};
use draig_mc::x86::direct::{Mem, ops};

use super::address::Address;
use super::call::Prepared;
use super::registers::{R8, R9, RAX, RBP, RCX, RDI, RDX, RSI, X86};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class};

/// `__ATOMIC_SEQ_CST`
const STRONGEST: i64 = 5;

/// Argument of a function.
#[derive(Clone, Copy)]
enum Argument {
    /// The content of a slot.
    Slot(i32),
    /// The address of a slot.
    Address(i32),
    Order,
}

/// Registers of arguments, in order.
const ARGUMENTS: [Reg; 6] = [RDI, RSI, RDX, RCX, R8, R9];

impl Selector<'_, '_> {
    /// Changes what the address in a slot points to by an operation with what is in another, and writes what was there
    /// to a third; without an operand, reads it.
    pub(super) fn exchange_by_call(&mut self, pointer: i32, value: i32, old: i32, op: Option<RmwOp>) -> Selected {
        let name = match op {
            None => "__atomic_load_16",
            Some(RmwOp::Xchg) => "__atomic_exchange_16",
            Some(RmwOp::Add) => "__atomic_fetch_add_16",
            Some(RmwOp::Sub) => "__atomic_fetch_sub_16",
            Some(RmwOp::And) => "__atomic_fetch_and_16",
            Some(RmwOp::Or) => "__atomic_fetch_or_16",
            Some(RmwOp::Xor) => "__atomic_fetch_xor_16",
            Some(RmwOp::Nand) => "__atomic_fetch_nand_16",
            Some(op) => return self.refuse(&format!("atomicrmw {} of 16 bytes without cx16", op.spelling())),
        };
        use Argument::{Order, Slot};
        let all = [Slot(pointer), Slot(value), Slot(value + 8), Order];
        let read = [Slot(pointer), Order];
        self.atomic_call(name, if op.is_none() { &read } else { &all }, old)
    }

    /// Compiles `cmpxchg` of 16 bytes. The operands must have been consumed.
    pub(super) fn compare_exchange_by_call(
        &mut self,
        inst: Inst,
        ty: Type,
        [pointer, expected, new]: [Value; 3],
    ) -> Selected {
        let value_type = self.type_of(expected);
        let slots = [8, 16, 16, 16].map(|size| (self.m.s.frame.slot(size), size));
        let [(p, _), (e, _), (n, _), (result, _)] = slots;
        for (value, ty, slot) in [(pointer, self.type_of(pointer), p), (expected, value_type, e), (new, value_type, n)]
        {
            self.store_value(ty, value, Address::frame(slot))?;
            self.m.s.unlock_all();
        }
        use Argument::{Address as At, Order, Slot};
        let arguments = [Slot(p), At(e), Slot(n), Slot(n + 8), Order, Order];
        self.atomic_call("__atomic_compare_exchange_16", &arguments, result)?;
        let regs = [(e, Class::I64), (e + 8, Class::I64), (result, Class::I32)].map(|(slot, class)| {
            let reg = self.m.s.scratch(Bank::General);
            X86::load(&mut self.m.s.code, class, reg, slot);
            reg
        });
        for (slot, size) in slots {
            self.m.s.frame.release(slot, size);
        }
        self.define_parts(inst, ty, &regs)
    }

    /// Calls a function, and writes its result of 16 bytes to a slot. Values in registers that a call changes are kept
    /// in the frame meanwhile, and are back afterwards.
    fn atomic_call(&mut self, name: &'static str, arguments: &[Argument], result: i32) -> Selected {
        if self.context.format.is_coff() {
            return self.refuse("an atomic instruction on 16 bytes without cx16 on Windows");
        }
        self.frame.has_calls = true;
        self.m.s.touched = self.m.s.touched.or(X86::CALLER_SAVED);
        let mut saved = Vec::new();
        for reg in self.m.s.busy(X86::CALLER_SAVED).iter() {
            let class = if reg.is_vector() { Class::V128 } else { Class::I64 };
            let slot = self.m.s.frame.slot(class.size());
            X86::store(&mut self.m.s.code, class, reg, slot);
            saved.push((reg, class, slot));
        }
        for (&reg, &argument) in ARGUMENTS.iter().zip(arguments) {
            match argument {
                Argument::Slot(slot) => X86::load(&mut self.m.s.code, Class::I64, reg, slot),
                Argument::Address(slot) => ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot)),
                Argument::Order => ops::MOV32ri.opcode_reg_imm(self.code(), reg.number(), STRONGEST),
            }
        }
        self.call_target(Prepared::Library(name))?;
        X86::store(&mut self.m.s.code, Class::I64, RAX, result);
        X86::store(&mut self.m.s.code, Class::I64, RDX, result + 8);
        for (reg, class, slot) in saved {
            X86::load(&mut self.m.s.code, class, reg, slot);
            self.m.s.frame.release(slot, class.size());
        }
        Ok(())
    }
}
