//! Atomic operations by functions of the compiler's library, which take the instructions of LSE where the processor has
//! them (`outline-atomics`; LSE deployment, "Outline atomics").

use draig_ir::{Inst, Ordering, RmwOp, Type, Value};
use draig_mc::aarch64::Condition;
use draig_mc::aarch64::direct::ops;

use super::atomic::{Unit, acquires, releases};
use super::atomic_library::Argument;
use super::compare::Flags;
use super::emit::wide;
use super::registers::{Arm, X0, X1, ZR};
use super::{Selected, Selector};
use crate::arm_features::ArmFeature;
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class};

/// Names of the functions for a size, by order.
type Orders = [&'static str; 4];

/// Returns the names of the functions of an operation, by size and order.
macro_rules! functions {
    ($op:literal: $($size:literal)*) => {
        [$([
            concat!("__aarch64_", $op, $size, "_relax"),
            concat!("__aarch64_", $op, $size, "_acq"),
            concat!("__aarch64_", $op, $size, "_rel"),
            concat!("__aarch64_", $op, $size, "_acq_rel"),
        ]),*]
    };
}

const CAS: [Orders; 5] = functions!("cas": "1" "2" "4" "8" "16");
const OPERATIONS: &[(RmwOp, [Orders; 4])] = &[
    (RmwOp::Xchg, functions!("swp": "1" "2" "4" "8")),
    (RmwOp::Add, functions!("ldadd": "1" "2" "4" "8")),
    (RmwOp::Sub, functions!("ldadd": "1" "2" "4" "8")),
    (RmwOp::And, functions!("ldclr": "1" "2" "4" "8")),
    (RmwOp::Or, functions!("ldset": "1" "2" "4" "8")),
    (RmwOp::Xor, functions!("ldeor": "1" "2" "4" "8")),
];

fn by_order(names: Orders, acquires: bool, releases: bool) -> &'static str {
    names[usize::from(acquires) | usize::from(releases) << 1]
}

impl Selector<'_, '_> {
    /// Whether atomic operations are left to functions.
    pub(super) fn is_outlined(&self) -> bool {
        self.features.has(ArmFeature::OutlineAtomics) && !self.features.has(ArmFeature::Lse)
    }

    /// Compiles `atomicrmw` of a pointer and a value; `false` for operations without a function.
    pub(super) fn rmw_by_function(
        &mut self,
        inst: Inst,
        unit: Unit,
        op: RmwOp,
        operands: [Value; 2],
        ordering: Ordering,
    ) -> Selected<bool> {
        let Some((_, names)) = OPERATIONS.iter().find(|(known, _)| *known == op) else { return Ok(false) };
        let slots = self.slots_of(&operands)?;
        let saved = self.save_busy();
        let name = by_order(names[unit.log2()], acquires(ordering), releases(ordering));
        let [(pointer, _), (value, _)] = slots[..] else { return self.refuse("atomicrmw without operands") };
        Arm::load(&mut self.m.s.code, Class::I64, X0, value);
        match op {
            RmwOp::Sub => ops::SUBXrs.rrr(self.code(), X0.0, ZR.0, X0.0),
            // It clears the bits that are set.
            RmwOp::And => ops::ORNXrs.rrr(self.code(), X0.0, ZR.0, X0.0),
            _ => {}
        }
        let old = self.m.s.frame.slot(8);
        self.library_function(name, &[Argument::Nothing, Argument::Slot(pointer)])?;
        Arm::store(&mut self.m.s.code, Class::I64, X0, old);
        self.restore_busy(saved);
        self.release_slots(&slots);
        let reg = self.m.s.scratch(Bank::General);
        Arm::load(&mut self.m.s.code, Class::I64, reg, old);
        self.m.s.frame.release(old, 8);
        self.define_bits(inst, unit, reg);
        Ok(true)
    }

    /// Compiles `cmpxchg` of a pointer, an expected value and a new one; without a unit, of two words.
    pub(super) fn compare_exchange_by_function(
        &mut self,
        inst: Inst,
        ty: Type,
        unit: Option<Unit>,
        operands: [Value; 3],
        (acquires, releases): (bool, bool),
    ) -> Selected {
        let value_type = self.type_of(operands[1]);
        let slots = self.slots_of(&operands)?;
        let saved = self.save_busy();
        let [(pointer, _), (expected, _), (new, _)] = slots[..] else { return self.refuse("cmpxchg without operands") };
        use Argument::Slot;
        let old = self.m.s.frame.slot(16);
        let log2 = unit.map_or(4, Unit::log2);
        let name = by_order(CAS[log2], acquires, releases);
        match unit {
            Some(_) => self.library_function(name, &[Slot(expected), Slot(new), Slot(pointer)])?,
            None => {
                let all = [Slot(expected), Slot(expected + 8), Slot(new), Slot(new + 8), Slot(pointer)];
                self.library_function(name, &all)?;
            }
        }
        Arm::store(&mut self.m.s.code, Class::I64, X0, old);
        Arm::store(&mut self.m.s.code, Class::I64, X1, old + 8);
        self.restore_busy(saved);
        let (o, e, flag) =
            (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let count = if unit.is_some() { 1 } else { 2 };
        for word in 0..count {
            Arm::load(&mut self.m.s.code, Class::I64, o, old + 8 * word);
            Arm::load(&mut self.m.s.code, Class::I64, e, expected + 8 * word);
            if let Some(unit) = unit {
                let class = if unit.is_wide() { Class::I64 } else { Class::I32 };
                self.extend_in_place(o, unit.bytes * 8, false, class);
                self.extend_in_place(e, unit.bytes * 8, false, class);
                wide(ops::SUBSWrs, unit.is_wide()).rrr(self.code(), ZR.0, o.number(), e.number());
            } else if word == 0 {
                ops::EORXrs.rrr(self.code(), flag.number(), o.number(), e.number());
            } else {
                ops::EORXrs.rrr(self.code(), o.number(), o.number(), e.number());
                ops::ORRXrs.rrr(self.code(), o.number(), o.number(), flag.number());
                ops::SUBSXrs.rrr(self.code(), ZR.0, o.number(), ZR.0);
            }
        }
        self.set_flags(flag, Flags::One(Condition::Eq));
        self.m.s.unlock(o);
        self.m.s.unlock(e);
        let mut regs: Vec<Reg> = Vec::new();
        for part in self.parts_of(value_type) {
            let reg = self.m.s.scratch(part.class.bank());
            Arm::load(&mut self.m.s.code, part.class, reg, old + part.offset as i32);
            regs.push(reg);
        }
        regs.push(flag);
        self.release_slots(&slots);
        self.m.s.frame.release(old, 16);
        self.define_parts(inst, ty, &regs)
    }
}
