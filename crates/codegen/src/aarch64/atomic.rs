//! Atomic accesses.

use draig_ir::{Inst, Ordering, SyncScope, Type, Value};
use draig_mc::aarch64::direct::ops;

use super::registers::{Arm, X16};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};

/// Domain and kind of accesses of a barrier: all within the inner shareable domain, and loads before it.
const ALL: u8 = 11;
const LOADS: u8 = 9;

impl Selector<'_, '_> {
    /// Returns the class of a type whose accesses are single.
    fn single(&mut self, name: &str, ty: Type) -> Selected<(Class, u32)> {
        let info = self.info(ty);
        match info.kind {
            Kind::Scalar(class) if info.is_single && matches!(info.store_size, 1 | 2 | 4 | 8) => {
                Ok((class, info.store_size as u32))
            }
            _ => self.refuse_type(name, ty),
        }
    }

    /// Returns a register with the address that a pointer holds.
    fn address_in_register(&mut self, pointer: Value) -> Selected<Reg> {
        let address = self.address_of(pointer)?;
        let reg = self.m.s.scratch(Bank::General);
        self.move_address_to(reg, address);
        Ok(reg)
    }

    pub(super) fn atomic_load(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (class, bytes) = self.single("an atomic load", ty)?;
        self.consume(operands[0]);
        if matches!(self.body.memory_access(inst).ordering, Ordering::Unordered | Ordering::Monotonic) {
            let address = self.address_of(operands[0])?;
            let reg = self.hinted_register(inst, class);
            self.load_part(reg, class, bytes, address);
            self.define(inst, class, reg);
            return Ok(());
        }
        let base = self.address_in_register(operands[0])?;
        let reg = self.hinted_register(inst, class);
        let to = if class.bank() == Bank::General { reg } else { X16 };
        let op = match bytes {
            1 => ops::LDARB,
            2 => ops::LDARH,
            4 => ops::LDARW,
            _ => ops::LDARX,
        };
        op.rr(self.code(), to.number(), base.number());
        if to != reg {
            Arm::general_to_vector(self.code(), reg, to);
        }
        self.define(inst, class, reg);
        Ok(())
    }

    pub(super) fn atomic_store(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (class, bytes) = self.single("an atomic store", ty)?;
        self.consume(operands[0]);
        self.consume(operands[1]);
        let width = self.info(ty).bits;
        let reg = if class.bank() == Bank::General && width != bytes * 8 {
            self.extended(operands[0], width, false, if bytes == 8 { Class::I64 } else { Class::I32 })?
        } else {
            self.register(operands[0], 0, class)?
        };
        if matches!(self.body.memory_access(inst).ordering, Ordering::Unordered | Ordering::Monotonic) {
            let address = self.address_of(operands[1])?;
            self.store_part(reg, class, bytes, address);
            return Ok(());
        }
        let base = self.address_in_register(operands[1])?;
        let from = if class.bank() == Bank::General { reg } else { X16 };
        if from != reg {
            Arm::vector_to_general(self.code(), from, reg);
        }
        let op = match bytes {
            1 => ops::STLRB,
            2 => ops::STLRH,
            4 => ops::STLRW,
            _ => ops::STLRX,
        };
        op.rr(self.code(), from.number(), base.number());
        Ok(())
    }

    pub(super) fn fence(&mut self, inst: Inst) -> Selected {
        let access = self.body.memory_access(inst);
        if access.scope == SyncScope::SINGLE_THREAD {
            return Ok(());
        }
        ops::DMB.barrier(self.code(), if access.ordering == Ordering::Acquire { LOADS } else { ALL });
        Ok(())
    }

    pub(super) fn compare_exchange(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("cmpxchg", ty)
    }

    pub(super) fn atomic_rmw(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("atomicrmw", ty)
    }
}
