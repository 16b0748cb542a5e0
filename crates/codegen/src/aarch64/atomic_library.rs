//! Atomic accesses without instructions: those that are not aligned, or of other sizes, are functions of the library of
//! atomic operations (`__atomic_load` and others, with the size as first argument).

use draig_ir::{Inst, Ordering, RmwOp, Type, Value};

use super::address::Address;
use super::atomic::{Unit, acquires};
use super::call::Prepared;
use super::compare::Flags;
use super::emit::{self, access};
use super::registers::{Arm, FP, X0};
use super::{Selected, Selector};
use crate::function::registers::{Reg, RegSet};
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

/// Argument of a function.
#[derive(Clone, Copy)]
pub(super) enum Argument {
    /// Content of its register.
    Nothing,
    Number(u64),
    /// The content of a slot.
    Slot(i32),
    /// The address of a slot.
    Address(i32),
}

/// Registers for the loop of an operation: they hold nothing across calls.
const OLD: [Reg; 2] = [Reg(9), Reg(10)];
const NEW: [Reg; 2] = [Reg(11), Reg(12)];
const OPERAND: [Reg; 2] = [Reg(13), Reg(14)];
const NUMBER: Reg = Reg::vector(0);

/// Registers that a call changes, with the slots that keep their values meanwhile.
pub(super) type Saved = Vec<(Reg, Class, i32)>;

/// Returns the number of an order in `<stdatomic.h>`.
fn number_of(ordering: Ordering) -> u64 {
    match ordering {
        Ordering::Acquire => 2,
        Ordering::Release => 3,
        Ordering::AcquireRelease => 4,
        Ordering::SequentiallyConsistent => 5,
        _ => 0,
    }
}

/// Returns the strongest order of an exchange that fails.
fn failure_of(ordering: Ordering) -> Ordering {
    match ordering {
        Ordering::SequentiallyConsistent => ordering,
        _ if acquires(ordering) => Ordering::Acquire,
        _ => Ordering::Monotonic,
    }
}

impl Selector<'_, '_> {
    /// Whether an atomic access to a type is left to the library.
    pub(super) fn is_by_library(&mut self, inst: Inst, ty: Type) -> bool {
        let info = self.info(ty);
        let align = self.body.memory_access(inst).align.map_or(1 << info.align_log2, |align| align.bytes());
        align < info.store_size || !matches!(info.store_size, 1 | 2 | 4 | 8 | 16)
    }

    /// Returns a slot for a value, and its size.
    fn library_slot(&mut self, ty: Type) -> Selected<(i32, u32)> {
        let info = self.info(ty);
        let Ok(size) = u32::try_from(info.size.max(info.store_size)) else {
            return self.refuse_type("an atomic access", ty);
        };
        if matches!(info.kind, Kind::Refused | Kind::Nothing) {
            return self.refuse_type("an atomic access", ty);
        }
        let size = size.next_multiple_of(16);
        Ok((self.m.s.frame.slot(size), size))
    }

    /// Writes the operands of an instruction to slots, where nothing changes them.
    pub(super) fn slots_of(&mut self, values: &[Value]) -> Selected<Vec<(i32, u32)>> {
        self.consume_all(values);
        let mut slots = Vec::with_capacity(values.len());
        for &value in values {
            let ty = self.type_of(value);
            let (slot, size) = self.library_slot(ty)?;
            self.store_value(ty, value, Address::frame(slot))?;
            self.m.s.unlock_all();
            slots.push((slot, size));
        }
        Ok(slots)
    }

    pub(super) fn load_by_library(&mut self, inst: Inst, ty: Type, pointer: Value, ordering: Ordering) -> Selected {
        let pointers = self.slots_of(&[pointer])?;
        let (result, size) = self.library_slot(ty)?;
        let saved = self.save_busy();
        let bytes = Argument::Number(self.info(ty).store_size);
        let order = Argument::Number(number_of(ordering));
        self.library_function(
            "__atomic_load",
            &[bytes, Argument::Slot(pointers[0].0), Argument::Address(result), order],
        )?;
        self.restore_busy(saved);
        self.release_slots(&pointers);
        self.result_of_slot(inst, ty, result, size)
    }

    /// Makes the content of a slot the result.
    fn result_of_slot(&mut self, inst: Inst, ty: Type, slot: i32, size: u32) -> Selected {
        if self.info(ty).kind == Kind::Memory {
            self.m.s.create_in_frame(inst.as_u32(), Place::Memory, slot);
            return Ok(());
        }
        self.load_parts_from(inst, ty, Address::frame(slot))?;
        self.m.s.frame.release(slot, size);
        Ok(())
    }

    pub(super) fn store_by_library(&mut self, ty: Type, value: Value, pointer: Value, ordering: Ordering) -> Selected {
        let slots = self.slots_of(&[pointer, value])?;
        let saved = self.save_busy();
        let bytes = Argument::Number(self.info(ty).store_size);
        let order = Argument::Number(number_of(ordering));
        let arguments = [bytes, Argument::Slot(slots[0].0), Argument::Address(slots[1].0), order];
        self.library_function("__atomic_store", &arguments)?;
        self.restore_busy(saved);
        self.release_slots(&slots);
        Ok(())
    }

    /// Compiles `cmpxchg` of a pointer, an expected value and a new one.
    pub(super) fn compare_exchange_by_library(&mut self, inst: Inst, ty: Type, operands: [Value; 3]) -> Selected {
        let access = self.body.memory_access(inst);
        let value_type = self.type_of(operands[1]);
        let slots = self.slots_of(&operands)?;
        let flag = self.m.s.frame.slot(8);
        let saved = self.save_busy();
        let arguments = [
            Argument::Number(self.info(value_type).store_size),
            Argument::Slot(slots[0].0),
            Argument::Address(slots[1].0),
            Argument::Address(slots[2].0),
            Argument::Number(number_of(access.ordering)),
            Argument::Number(number_of(access.failure)),
        ];
        self.library_function("__atomic_compare_exchange", &arguments)?;
        Arm::store(&mut self.m.s.code, Class::I32, X0, flag);
        self.restore_busy(saved);
        let old = slots[1].0;
        let mut regs = Vec::new();
        for part in self.parts_of(value_type) {
            let reg = self.m.s.scratch(part.class.bank());
            let bytes = part.class.size().min(self.info(value_type).store_size as u32 - part.offset);
            self.load_part(reg, part.class, bytes.next_power_of_two(), Address::frame(old + part.offset as i32));
            regs.push(reg);
        }
        let reg = self.m.s.scratch(Bank::General);
        Arm::load(&mut self.m.s.code, Class::I32, reg, flag);
        regs.push(reg);
        self.release_slots(&slots);
        self.m.s.frame.release(flag, 8);
        self.define_parts(inst, ty, &regs)
    }

    pub(super) fn rmw_by_library(
        &mut self,
        inst: Inst,
        ty: Type,
        op: RmwOp,
        pointer: Value,
        value: Value,
        ordering: Ordering,
    ) -> Selected {
        let info = self.info(ty);
        let unit = match info.kind {
            Kind::Scalar(class) if matches!(info.store_size, 1 | 2 | 4 | 8) => {
                Some(Unit { class, bytes: info.store_size as u32 })
            }
            _ => None,
        };
        let is_computed = match unit {
            Some(_) => !op.is_float() || matches!(ty, Type::FLOAT | Type::DOUBLE),
            None => self.is_pair(ty),
        };
        if op != RmwOp::Xchg && !is_computed {
            return self.refuse_type(&format!("atomicrmw {} that is not aligned", op.spelling()), ty);
        }
        let slots = self.slots_of(&[pointer, value])?;
        let [(at, _), (operand, _)] = slots[..] else { return self.refuse("atomicrmw without operands") };
        let (old, size) = self.library_slot(ty)?;
        let (new, new_size) = self.library_slot(ty)?;
        let saved = self.save_busy();
        let bytes = Argument::Number(info.store_size);
        let order = Argument::Number(number_of(ordering));
        if op == RmwOp::Xchg {
            let arguments = [bytes, Argument::Slot(at), Argument::Address(operand), Argument::Address(old), order];
            self.library_function("__atomic_exchange", &arguments)?;
        } else {
            // A first guess, which need not have been read at once.
            Arm::load(&mut self.m.s.code, Class::I64, OLD[0], at);
            self.copy_memory(Address::frame(old), Address::base(OLD[0], 0), info.store_size)?;
            let again = self.new_label();
            self.place(again);
            self.operation_in_slots(op, ty, unit, [old, operand, new])?;
            let failure = Argument::Number(number_of(failure_of(ordering)));
            let (expected, new) = (Argument::Address(old), Argument::Address(new));
            let arguments = [bytes, Argument::Slot(at), expected, new, order, failure];
            self.library_function("__atomic_compare_exchange", &arguments)?;
            self.jump_if(Flags::Zero(X0, false), again);
        }
        self.restore_busy(saved);
        self.release_slots(&slots);
        self.m.s.frame.release(new, new_size);
        self.result_of_slot(inst, ty, old, size)
    }

    /// Computes a new value from an old one and an operand, which are in slots.
    fn operation_in_slots(
        &mut self,
        op: RmwOp,
        ty: Type,
        unit: Option<Unit>,
        [old, operand, new]: [i32; 3],
    ) -> Selected {
        let Some(unit) = unit else {
            for (regs, slot) in [(OLD, old), (OPERAND, operand)] {
                for (reg, at) in regs.into_iter().zip([0, 8]) {
                    Arm::load(&mut self.m.s.code, Class::I64, reg, slot + at);
                }
            }
            let numbers = |regs: [Reg; 2]| regs.map(Reg::number);
            self.pair_operation(op, ty, numbers(NEW), numbers(OLD), numbers(OPERAND))?;
            for (reg, at) in NEW.into_iter().zip([0, 8]) {
                Arm::store(&mut self.m.s.code, Class::I64, reg, new + at);
            }
            return Ok(());
        };
        let log2 = unit.bytes.trailing_zeros() as usize;
        let load = [access::LOAD8, access::LOAD16, access::LOAD32, access::LOAD64][log2];
        let store = [access::STORE8, access::STORE16, access::STORE32, access::STORE64][log2];
        emit::access_at(self.code(), load, OLD[0], FP, i64::from(old));
        let value = if op.is_float() {
            let load = if unit.is_wide() { access::LOAD_D } else { access::LOAD_S };
            emit::access_at(self.code(), load, NUMBER, FP, i64::from(operand));
            NUMBER
        } else {
            let is_signed = matches!(op, RmwOp::Max | RmwOp::Min);
            let load = match (is_signed, log2) {
                (true, 0) => access::SIGNED8,
                (true, 1) => access::SIGNED16,
                _ => load,
            };
            emit::access_at(self.code(), load, OPERAND[0], FP, i64::from(operand));
            OPERAND[0]
        };
        self.rmw_operation(op, NEW[0], OLD[0], value, ty, unit)?;
        emit::access_at(self.code(), store, NEW[0], FP, i64::from(new));
        Ok(())
    }

    pub(super) fn release_slots(&mut self, slots: &[(i32, u32)]) {
        for &(slot, size) in slots {
            self.m.s.frame.release(slot, size);
        }
    }

    /// Writes the registers that a call changes, and that hold something, to the frame.
    pub(super) fn save_busy(&mut self) -> Saved {
        let used = Arm::CALLER_SAVED;
        self.frame.has_calls = true;
        self.m.s.touched = self.m.s.touched.or(used);
        let busy: RegSet = self.m.s.busy(used);
        busy.iter()
            .map(|reg| {
                let class = if reg.is_vector() { Class::V128 } else { Class::I64 };
                let slot = self.m.s.frame.slot(class.size());
                Arm::store(&mut self.m.s.code, class, reg, slot);
                (reg, class, slot)
            })
            .collect()
    }

    pub(super) fn restore_busy(&mut self, saved: Saved) {
        for (reg, class, slot) in saved {
            Arm::load(&mut self.m.s.code, class, reg, slot);
            self.m.s.frame.release(slot, class.size());
        }
    }

    /// Calls a function. What its registers held was saved.
    pub(super) fn library_function(&mut self, name: &'static str, arguments: &[Argument]) -> Selected {
        for (number, &argument) in (0..).zip(arguments) {
            let reg = Reg(number);
            match argument {
                Argument::Nothing => {}
                Argument::Number(number) => emit::number(self.code(), reg, number, true),
                Argument::Slot(slot) => Arm::load(&mut self.m.s.code, Class::I64, reg, slot),
                Argument::Address(slot) => emit::add_number(self.code(), reg, FP, i64::from(slot)),
            }
        }
        self.call_target(Prepared::Library(name));
        Ok(())
    }
}
