//! Atomic accesses: exclusive loads and stores, or the instructions of LSE where the processor has them.
//!
//! Between an exclusive load and its store nothing else accesses memory: whatever is needed is in registers before.

use draig_ir::{Inst, Ordering, RmwOp, SyncScope, Type, Value};
use draig_mc::aarch64::Condition;
use draig_mc::aarch64::direct::{Op, ops};

use super::compare::Flags;
use super::emit::wide;
use super::registers::{V31, X16, X17, ZR};
use super::{Selected, Selector};
use crate::arm_features::ArmFeature;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// Instructions for 1, 2, 4 and 8 bytes.
type BySize = [Op; 4];

const LDAR: BySize = [ops::LDARB, ops::LDARH, ops::LDARW, ops::LDARX];
const LDAPR: BySize = [ops::LDAPRB, ops::LDAPRH, ops::LDAPRW, ops::LDAPRX];
const STLR: BySize = [ops::STLRB, ops::STLRH, ops::STLRW, ops::STLRX];
const LDXR: BySize = [ops::LDXRB, ops::LDXRH, ops::LDXRW, ops::LDXRX];
const LDAXR: BySize = [ops::LDAXRB, ops::LDAXRH, ops::LDAXRW, ops::LDAXRX];
const STXR: BySize = [ops::STXRB, ops::STXRH, ops::STXRW, ops::STXRX];
const STLXR: BySize = [ops::STLXRB, ops::STLXRH, ops::STLXRW, ops::STLXRX];

/// Instructions of LSE, relaxed: those that acquire and release have more bits.
const CAS: BySize = [ops::CASB, ops::CASH, ops::CASW, ops::CASX];
const SWP: BySize = [ops::SWPB, ops::SWPH, ops::SWPW, ops::SWPX];
const LSE: &[(RmwOp, BySize)] = &[
    (RmwOp::Xchg, SWP),
    (RmwOp::Add, [ops::LDADDB, ops::LDADDH, ops::LDADDW, ops::LDADDX]),
    (RmwOp::Sub, [ops::LDADDB, ops::LDADDH, ops::LDADDW, ops::LDADDX]),
    (RmwOp::And, [ops::LDCLRB, ops::LDCLRH, ops::LDCLRW, ops::LDCLRX]),
    (RmwOp::Or, [ops::LDSETB, ops::LDSETH, ops::LDSETW, ops::LDSETX]),
    (RmwOp::Xor, [ops::LDEORB, ops::LDEORH, ops::LDEORW, ops::LDEORX]),
    (RmwOp::Max, [ops::LDSMAXB, ops::LDSMAXH, ops::LDSMAXW, ops::LDSMAXX]),
    (RmwOp::Min, [ops::LDSMINB, ops::LDSMINH, ops::LDSMINW, ops::LDSMINX]),
    (RmwOp::UMax, [ops::LDUMAXB, ops::LDUMAXH, ops::LDUMAXW, ops::LDUMAXX]),
    (RmwOp::UMin, [ops::LDUMINB, ops::LDUMINH, ops::LDUMINW, ops::LDUMINX]),
];

/// Whether an order makes later accesses wait, and whether it waits for earlier ones.
pub(super) fn acquires(ordering: Ordering) -> bool {
    matches!(ordering, Ordering::Acquire | Ordering::AcquireRelease | Ordering::SequentiallyConsistent)
}

pub(super) fn releases(ordering: Ordering) -> bool {
    matches!(ordering, Ordering::Release | Ordering::AcquireRelease | Ordering::SequentiallyConsistent)
}

/// A value that is accessed atomically.
#[derive(Clone, Copy)]
pub(super) struct Unit {
    pub(super) class: Class,
    pub(super) bytes: u32,
}

impl Unit {
    fn op(self, table: BySize) -> Op {
        table[self.log2()]
    }

    pub(super) fn log2(self) -> usize {
        self.bytes.trailing_zeros() as usize
    }

    pub(super) fn is_wide(self) -> bool {
        self.bytes == 8
    }
}

impl Selector<'_, '_> {
    /// Returns the size of what is accessed at once; `None` if it has two words.
    fn unit(&mut self, what: &str, inst: Inst, ty: Type) -> Selected<Option<Unit>> {
        let info = self.info(ty);
        let align = self.body.memory_access(inst).align.map_or(1 << info.align_log2, |align| align.bytes());
        if align < info.store_size {
            return self.refuse_type(&format!("{what} that is not aligned"), ty);
        }
        match (info.kind, info.store_size) {
            (Kind::Scalar(class), 1 | 2 | 4 | 8) => Ok(Some(Unit { class, bytes: info.store_size as u32 })),
            (Kind::Parts(..), 16) if self.is_pair(ty) => Ok(None),
            (Kind::Scalar(Class::V128), 16) => Ok(None),
            _ => self.refuse_type(what, ty),
        }
    }

    /// Returns the register of a value's bits in the general bank, which must not be written.
    fn bits_of(&mut self, value: Value, unit: Unit) -> Selected<Reg> {
        let reg = self.register(value, 0, unit.class)?;
        if unit.class.bank() == Bank::General {
            return Ok(reg);
        }
        let bits = self.m.s.scratch(Bank::General);
        let op = if unit.is_wide() { ops::FMOVDXr } else { ops::FMOVSWr };
        op.rr(self.code(), bits.number(), reg.number());
        Ok(bits)
    }

    /// Makes bits in a general register the result.
    pub(super) fn define_bits(&mut self, inst: Inst, unit: Unit, reg: Reg) {
        if unit.class.bank() == Bank::General {
            return self.define(inst, unit.class, reg);
        }
        let result = self.result_register(inst, unit.class);
        let op = if unit.is_wide() { ops::FMOVXDr } else { ops::FMOVWSr };
        op.rr(self.code(), result.number(), reg.number());
        self.define(inst, unit.class, result);
    }

    pub(super) fn atomic_load(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let ordering = self.body.memory_access(inst).ordering;
        if self.is_by_library(inst, ty) {
            return self.load_by_library(inst, ty, operands[0], ordering);
        }
        let Some(unit) = self.unit("an atomic load", inst, ty)? else {
            return self.load_pair(inst, ty, operands[0], ordering);
        };
        self.consume(operands[0]);
        if !acquires(ordering) {
            let address = self.address_of(operands[0])?;
            let reg = self.hinted_register(inst, unit.class);
            self.load_part(reg, unit.class, unit.bytes, address);
            self.define(inst, unit.class, reg);
            return Ok(());
        }
        let base = self.register_not_zero(operands[0], 0, Class::I64)?;
        let reg = self.m.s.scratch(Bank::General);
        let is_weak = ordering == Ordering::Acquire && self.features.has(ArmFeature::Rcpc);
        unit.op(if is_weak { LDAPR } else { LDAR }).rr(self.code(), reg.number(), base.number());
        self.define_bits(inst, unit, reg);
        Ok(())
    }

    pub(super) fn atomic_store(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (value, pointer) = (operands[0], operands[1]);
        let ordering = self.body.memory_access(inst).ordering;
        if self.is_by_library(inst, ty) {
            return self.store_by_library(ty, value, pointer, ordering);
        }
        let Some(unit) = self.unit("an atomic store", inst, ty)? else {
            return self.store_pair(ty, value, pointer, ordering);
        };
        self.consume(value);
        self.consume(pointer);
        let mut bits = self.bits_of(value, unit)?;
        let width = self.info(ty).bits;
        if unit.class.bank() == Bank::General && width != unit.bytes * 8 {
            // The bits above are zeros in memory.
            let class = if unit.class == Class::I64 { Class::I64 } else { Class::I32 };
            let extended = self.m.s.scratch(Bank::General);
            self.extend(extended, bits, width, false, class);
            bits = extended;
        }
        if !releases(ordering) {
            let address = self.address_of(pointer)?;
            self.store_part(bits, Class::I64, unit.bytes, address);
            return Ok(());
        }
        let base = self.register_not_zero(pointer, 0, Class::I64)?;
        unit.op(STLR).rr(self.code(), bits.number(), base.number());
        Ok(())
    }

    pub(super) fn fence(&mut self, inst: Inst) -> Selected {
        /// Inner shareable; loads before it alone.
        const ISH: u8 = 11;
        const ISHLD: u8 = 9;
        let access = self.body.memory_access(inst);
        if access.scope == SyncScope::SINGLE_THREAD {
            return Ok(());
        }
        let domain = if access.ordering == Ordering::Acquire { ISHLD } else { ISH };
        ops::DMB.barrier(self.code(), domain);
        Ok(())
    }

    pub(super) fn compare_exchange(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (pointer, expected, new) = (operands[0], operands[1], operands[2]);
        let value_type = self.type_of(expected);
        let access = self.body.memory_access(inst);
        let acquires = acquires(access.ordering) || acquires(access.failure);
        let releases = releases(access.ordering);
        if self.is_by_library(inst, value_type) {
            return self.compare_exchange_by_library(inst, ty, [pointer, expected, new]);
        }
        let unit = self.unit("cmpxchg", inst, value_type)?;
        if self.is_outlined() {
            let operands = [pointer, expected, new];
            return self.compare_exchange_by_function(inst, ty, unit, operands, (acquires, releases));
        }
        let Some(unit) = unit else {
            return self.compare_exchange_pair(inst, ty, operands, acquires, releases);
        };
        self.consume_all(operands);
        let new = self.bits_of(new, unit)?;
        let bits = self.bits_of(expected, unit)?;
        // What memory has is compared with all bits of its size.
        let wanted = self.m.s.scratch(Bank::General);
        let class = if unit.is_wide() { Class::I64 } else { Class::I32 };
        self.extend(wanted, bits, unit.bytes * 8, false, class);
        let base = self.register_not_zero(pointer, 0, Class::I64)?;
        let old = self.m.s.scratch(Bank::General);
        let (n, o, w) = (base.number(), old.number(), wanted.number());
        let compare = wide(ops::SUBSWrs, unit.is_wide());
        let flag = self.m.s.scratch(Bank::General);
        if self.features.has(ArmFeature::Lse) {
            self.extend(old, wanted, unit.bytes * 8, false, class);
            let op = unit.op(CAS).with(u32::from(acquires) << 22 | u32::from(releases) << 15);
            op.rrr(self.code(), new.number(), n, o);
            compare.rrr(self.code(), ZR.0, o, w);
        } else {
            let (again, end) = (self.new_label(), self.new_label());
            self.place(again);
            unit.op(if acquires { LDAXR } else { LDXR }).rr(self.code(), o, n);
            compare.rrr(self.code(), ZR.0, o, w);
            self.jump_if(Flags::One(Condition::Ne), end);
            unit.op(if releases { STLXR } else { STXR }).rrr(self.code(), new.number(), n, X16.0);
            self.jump_if(Flags::NotZero(X16, false), again);
            self.place(end);
        }
        self.set_flags(flag, Flags::One(Condition::Eq));
        let value = if unit.class.bank() == Bank::Vector {
            let reg = self.m.s.scratch(Bank::Vector);
            let op = if unit.is_wide() { ops::FMOVXDr } else { ops::FMOVWSr };
            op.rr(self.code(), reg.number(), o);
            reg
        } else {
            old
        };
        self.define_parts(inst, ty, &[value, flag])
    }

    pub(super) fn atomic_rmw(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (pointer, value) = (operands[0], operands[1]);
        let Some(op) = self.body.rmw_op(inst) else { return self.refuse("atomicrmw without an operation") };
        let ordering = self.body.memory_access(inst).ordering;
        if self.is_by_library(inst, ty) {
            return self.rmw_by_library(inst, ty, op, pointer, value, ordering);
        }
        let Some(unit) = self.unit("atomicrmw", inst, ty)? else {
            return self.rmw_pair(inst, ty, op, pointer, value, ordering);
        };
        if self.is_outlined() && self.rmw_by_function(inst, unit, op, [pointer, value], ordering)? {
            return Ok(());
        }
        self.consume_all(operands);
        let operand = match op.is_float() {
            true => self.register(value, 0, unit.class)?,
            false => self.bits_of(value, unit)?,
        };
        let base = self.register_not_zero(pointer, 0, Class::I64)?;
        let (old, new) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let n = base.number();
        if self.features.has(ArmFeature::Lse)
            && let Some((_, table)) = LSE.iter().find(|(known, _)| *known == op)
        {
            let mut source = operand;
            let is_wide = unit.is_wide();
            if op == RmwOp::Sub {
                wide(ops::SUBWrs, is_wide).rrr(self.code(), new.number(), ZR.0, operand.number());
                source = new;
            } else if op == RmwOp::And {
                // It clears the bits that are set.
                wide(ops::ORNWrs, is_wide).rrr(self.code(), new.number(), ZR.0, operand.number());
                source = new;
            }
            let order = u32::from(acquires(ordering)) << 23 | u32::from(releases(ordering)) << 22;
            unit.op(*table).with(order).rrr(self.code(), old.number(), n, source.number());
            self.define_bits(inst, unit, old);
            return Ok(());
        }
        let operand = self.prepared_operand(op, operand, unit);
        let again = self.new_label();
        self.place(again);
        unit.op(if acquires(ordering) { LDAXR } else { LDXR }).rr(self.code(), old.number(), n);
        self.rmw_operation(op, new, old, operand, ty, unit)?;
        unit.op(if releases(ordering) { STLXR } else { STXR }).rrr(self.code(), new.number(), n, X16.0);
        self.jump_if(Flags::NotZero(X16, false), again);
        self.define_bits(inst, unit, old);
        Ok(())
    }

    /// Returns the operand with the bits above its size set, for operations that compare.
    pub(super) fn prepared_operand(&mut self, op: RmwOp, operand: Reg, unit: Unit) -> Reg {
        let is_signed = matches!(op, RmwOp::Max | RmwOp::Min);
        let is_compared = is_signed
            || matches!(
                op,
                RmwOp::UMax | RmwOp::UMin | RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond | RmwOp::USubSat
            );
        if !is_compared || unit.bytes >= 4 {
            return operand;
        }
        let reg = self.m.s.scratch(Bank::General);
        self.extend(reg, operand, unit.bytes * 8, is_signed, Class::I32);
        reg
    }

    /// Computes the new value from the old one and the operand. What was loaded is zero-extended.
    pub(super) fn rmw_operation(
        &mut self,
        op: RmwOp,
        new: Reg,
        old: Reg,
        operand: Reg,
        ty: Type,
        unit: Unit,
    ) -> Selected {
        let is_wide = unit.is_wide();
        let (d, n, m) = (new.number(), old.number(), operand.number());
        let code = &mut self.m.s.code;
        let sized = |op: Op| wide(op, is_wide);
        let compare = sized(ops::SUBSWrs);
        let choose = sized(ops::CSELWr);
        match op {
            RmwOp::Xchg => sized(ops::ORRWrs).rrr(code, d, ZR.0, m),
            RmwOp::Add => sized(ops::ADDWrs).rrr(code, d, n, m),
            RmwOp::Sub => sized(ops::SUBWrs).rrr(code, d, n, m),
            RmwOp::And => sized(ops::ANDWrs).rrr(code, d, n, m),
            RmwOp::Or => sized(ops::ORRWrs).rrr(code, d, n, m),
            RmwOp::Xor => sized(ops::EORWrs).rrr(code, d, n, m),
            RmwOp::Nand => {
                sized(ops::ANDWrs).rrr(code, d, n, m);
                sized(ops::ORNWrs).rrr(code, d, ZR.0, d);
            }
            RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
                let condition = match op {
                    RmwOp::Max => Condition::Gt,
                    RmwOp::Min => Condition::Lt,
                    RmwOp::UMax => Condition::Hi,
                    _ => Condition::Lo,
                };
                let is_signed = matches!(op, RmwOp::Max | RmwOp::Min);
                let compared = if is_signed && unit.bytes < 4 {
                    ops::SBFMWri.bitfield(code, X17.0, n, 0, unit.bytes as u8 * 8 - 1);
                    X17.0
                } else {
                    n
                };
                compare.rrr(code, ZR.0, compared, m);
                choose.select(code, d, n, m, condition);
            }
            RmwOp::UIncWrap => {
                // One more, but zero from the operand on.
                compare.rrr(code, ZR.0, n, m);
                sized(ops::CSINCWr).select(code, d, ZR.0, n, Condition::Hs);
            }
            RmwOp::UDecWrap => {
                // One less, but the operand below zero and above itself.
                sized(ops::SUBSWri).rri(code, d, n, 1);
                choose.select(code, d, m, d, Condition::Lo);
                compare.rrr(code, ZR.0, n, m);
                choose.select(code, d, m, d, Condition::Hi);
            }
            RmwOp::USubCond => {
                sized(ops::SUBSWrs).rrr(code, d, n, m);
                choose.select(code, d, d, n, Condition::Hs);
            }
            RmwOp::USubSat => {
                sized(ops::SUBSWrs).rrr(code, d, n, m);
                choose.select(code, d, d, ZR.0, Condition::Hs);
            }
            _ => return self.float_rmw(op, new, old, operand, ty, unit),
        }
        Ok(())
    }

    fn float_rmw(&mut self, op: RmwOp, new: Reg, old: Reg, operand: Reg, ty: Type, unit: Unit) -> Selected {
        let (single, double) = match op {
            RmwOp::FAdd => (ops::FADDSrr, ops::FADDDrr),
            RmwOp::FSub => (ops::FSUBSrr, ops::FSUBDrr),
            RmwOp::FMax => (ops::FMAXNMSrr, ops::FMAXNMDrr),
            RmwOp::FMin => (ops::FMINNMSrr, ops::FMINNMDrr),
            RmwOp::FMaximum => (ops::FMAXSrr, ops::FMAXDrr),
            RmwOp::FMinimum => (ops::FMINSrr, ops::FMINDrr),
            _ => return self.refuse(&format!("atomicrmw {}", op.spelling())),
        };
        let v = V31.number();
        match ty {
            Type::FLOAT | Type::DOUBLE => {
                let is_double = ty == Type::DOUBLE;
                let code = self.code();
                let (to, from) = if is_double { (ops::FMOVXDr, ops::FMOVDXr) } else { (ops::FMOVWSr, ops::FMOVSWr) };
                to.rr(code, v, old.number());
                if is_double { double } else { single }.rrr(code, v, v, operand.number());
                from.rr(code, new.number(), v);
            }
            _ if super::soft::is_narrow(ty) => {
                let other = self.m.s.scratch(Bank::Vector);
                ops::FMOVWSr.rr(self.code(), v, old.number());
                self.extend_number(V31, V31, ty, Type::FLOAT);
                self.extend_number(other, operand, ty, Type::FLOAT);
                single.rrr(self.code(), v, v, other.number());
                self.truncate_number(V31, ty, Type::FLOAT);
                ops::FMOVSWr.rr(self.code(), new.number(), v);
                self.m.s.unlock(other);
            }
            _ => return self.refuse_type(&format!("atomicrmw {}", op.spelling()), ty),
        }
        debug_assert!(unit.bytes <= 8);
        Ok(())
    }

    /// Returns both words of a value, which must not be written.
    fn pair_of(&mut self, ty: Type, value: Value) -> Selected<(Reg, Reg)> {
        if self.is_pair(ty) {
            return Ok((self.register(value, 0, Class::I64)?, self.register(value, 1, Class::I64)?));
        }
        let n = self.register(value, 0, Class::V128)?;
        let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        ops::UMOVvi64.lane(self.code(), low.number(), n.number(), 0);
        ops::UMOVvi64.lane(self.code(), high.number(), n.number(), 1);
        Ok((low, high))
    }

    /// Makes two words a value, or the first part of a result that has been created.
    fn parts_of_pair(&mut self, ty: Type, low: Reg, high: Reg) -> Vec<Reg> {
        if self.is_pair(ty) {
            return vec![low, high];
        }
        let reg = self.m.s.scratch(Bank::Vector);
        ops::FMOVXDr.rr(self.code(), reg.number(), low.number());
        ops::INSvi64gpr.insert(self.code(), reg.number(), 1, high.number());
        vec![reg]
    }

    fn load_pair(&mut self, inst: Inst, ty: Type, pointer: Value, ordering: Ordering) -> Selected {
        self.consume(pointer);
        let base = self.register_not_zero(pointer, 0, Class::I64)?;
        let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let (l, h, n) = (low.number(), high.number(), base.number());
        let (load, store) = self.pair_ops(acquires(ordering), ordering == Ordering::SequentiallyConsistent);
        // What was read is written back: only then it was read at once.
        let again = self.new_label();
        self.place(again);
        load.load_exclusive_pair(self.code(), l, h, n);
        store.store_exclusive_pair(self.code(), X16.0, l, h, n);
        self.jump_if(Flags::NotZero(X16, false), again);
        let parts = self.parts_of_pair(ty, low, high);
        self.define_parts(inst, ty, &parts)
    }

    fn pair_ops(&self, acquires: bool, releases: bool) -> (Op, Op) {
        (if acquires { ops::LDAXPX } else { ops::LDXPX }, if releases { ops::STLXPX } else { ops::STXPX })
    }

    fn store_pair(&mut self, ty: Type, value: Value, pointer: Value, ordering: Ordering) -> Selected {
        self.consume(value);
        self.consume(pointer);
        let (low, high) = self.pair_of(ty, value)?;
        let base = self.register_not_zero(pointer, 0, Class::I64)?;
        let (load, store) = self.pair_ops(ordering == Ordering::SequentiallyConsistent, releases(ordering));
        let other = self.m.s.scratch(Bank::General);
        let n = base.number();
        let again = self.new_label();
        self.place(again);
        load.load_exclusive_pair(self.code(), X17.0, other.number(), n);
        store.store_exclusive_pair(self.code(), X16.0, low.number(), high.number(), n);
        self.jump_if(Flags::NotZero(X16, false), again);
        Ok(())
    }

    fn compare_exchange_pair(
        &mut self,
        inst: Inst,
        ty: Type,
        operands: &[Value],
        acquires: bool,
        releases: bool,
    ) -> Selected {
        self.consume_all(operands);
        let value_type = self.type_of(operands[1]);
        let (new_low, new_high) = self.pair_of(value_type, operands[2])?;
        let (want_low, want_high) = self.pair_of(value_type, operands[1])?;
        let base = self.register_not_zero(operands[0], 0, Class::I64)?;
        let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let flag = self.m.s.scratch(Bank::General);
        let (l, h, n) = (low.number(), high.number(), base.number());
        let (load, store) = self.pair_ops(acquires, releases);
        let (again, differs, end) = (self.new_label(), self.new_label(), self.new_label());
        self.place(again);
        load.load_exclusive_pair(self.code(), l, h, n);
        ops::SUBSXrs.rrr(self.code(), ZR.0, l, want_low.number());
        ops::CCMPXr.compare_if(self.code(), h, want_high.number(), 0, Condition::Eq);
        self.set_flags(flag, Flags::One(Condition::Eq));
        self.jump_if(Flags::Zero(flag, false), differs);
        store.store_exclusive_pair(self.code(), X16.0, new_low.number(), new_high.number(), n);
        self.jump_if(Flags::NotZero(X16, false), again);
        self.jump(end);
        self.place(differs);
        // Only what is written back was read at once.
        store.store_exclusive_pair(self.code(), X16.0, l, h, n);
        self.jump_if(Flags::NotZero(X16, false), again);
        self.place(end);
        let mut parts = self.parts_of_pair(value_type, low, high);
        parts.push(flag);
        self.define_parts(inst, ty, &parts)
    }

    fn rmw_pair(
        &mut self,
        inst: Inst,
        ty: Type,
        op: RmwOp,
        pointer: Value,
        value: Value,
        ordering: Ordering,
    ) -> Selected {
        self.consume(pointer);
        self.consume(value);
        let (m_low, m_high) = self.pair_of(ty, value)?;
        let base = self.register_not_zero(pointer, 0, Class::I64)?;
        let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let (new_low, new_high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let (l, h, n) = (low.number(), high.number(), base.number());
        let (nl, nh, ml, mh) = (new_low.number(), new_high.number(), m_low.number(), m_high.number());
        let (load, store) = self.pair_ops(acquires(ordering), releases(ordering));
        let again = self.new_label();
        self.place(again);
        load.load_exclusive_pair(self.code(), l, h, n);
        self.pair_operation(op, ty, [nl, nh], [l, h], [ml, mh])?;
        store.store_exclusive_pair(self.code(), X16.0, nl, nh, n);
        self.jump_if(Flags::NotZero(X16, false), again);
        let parts = self.parts_of_pair(ty, low, high);
        self.define_parts(inst, ty, &parts)
    }

    /// Computes the two words of a new value from those of the old one and of the operand.
    pub(super) fn pair_operation(
        &mut self,
        op: RmwOp,
        ty: Type,
        [nl, nh]: [u8; 2],
        [l, h]: [u8; 2],
        [ml, mh]: [u8; 2],
    ) -> Selected {
        let code = &mut self.m.s.code;
        let mut both = |one: Op, other: Op| {
            one.rrr(code, nl, l, ml);
            other.rrr(code, nh, h, mh);
        };
        match op {
            RmwOp::Xchg => {
                ops::ORRXrs.rrr(code, nl, ZR.0, ml);
                ops::ORRXrs.rrr(code, nh, ZR.0, mh);
            }
            RmwOp::Add => both(ops::ADDSXrs, ops::ADCXr),
            RmwOp::Sub => both(ops::SUBSXrs, ops::SBCXr),
            RmwOp::And => both(ops::ANDXrs, ops::ANDXrs),
            RmwOp::Or => both(ops::ORRXrs, ops::ORRXrs),
            RmwOp::Xor => both(ops::EORXrs, ops::EORXrs),
            RmwOp::Nand => {
                both(ops::ANDXrs, ops::ANDXrs);
                ops::ORNXrs.rrr(code, nl, ZR.0, nl);
                ops::ORNXrs.rrr(code, nh, ZR.0, nh);
            }
            RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
                ops::SUBSXrs.rrr(code, ZR.0, l, ml);
                ops::SBCSXr.rrr(code, ZR.0, h, mh);
                // The old value is the lesser one: kept for the minimum.
                let less = if matches!(op, RmwOp::Max | RmwOp::Min) { Condition::Lt } else { Condition::Lo };
                let keeps = if matches!(op, RmwOp::Min | RmwOp::UMin) { less } else { less.inverted() };
                ops::CSELXr.select(code, nl, l, ml, keeps);
                ops::CSELXr.select(code, nh, h, mh, keeps);
            }
            _ => return self.refuse_type(&format!("atomicrmw {}", op.spelling()), ty),
        }
        Ok(())
    }
}
