//! Counting, reversing and rotating bits; minima, maxima and magnitudes.

use draig_ir::{Inst, IntPredicate, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};
use draig_mc::aarch64::{Condition, ShiftKind};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::emit::{self, wide, wide_field};
use super::super::registers::{X16, X17, ZR};
use super::super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

impl Selector<'_, '_> {
    /// Copies two integers to registers, extended to 32 or 64 bits.
    pub(super) fn both(&mut self, arguments: &[Value], width: u32, is_signed: bool) -> Selected<(Reg, Reg, bool)> {
        let class = if width > 32 { Class::I64 } else { Class::I32 };
        let n = self.extended(arguments[0], width, is_signed, class)?;
        let m = self.extended(arguments[1], width, is_signed, class)?;
        Ok((n, m, class == Class::I64))
    }

    /// Returns the words of an integer of 65 to 128 bits, which may be written, with the bits above its width set.
    pub(super) fn two_words(&mut self, value: Value, width: u32, is_signed: bool) -> Selected<(Reg, Reg)> {
        let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        self.move_to(low, value, 0, Class::I64)?;
        self.move_to(high, value, 1, Class::I64)?;
        if width < 128 {
            self.extend_in_place(high, width - 64, is_signed, Class::I64);
        }
        Ok((low, high))
    }

    pub(super) fn count_ones(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let width = self.width_of(ty);
        let vector = self.m.s.scratch(Bank::Vector);
        let v = vector.number();
        let is_pair = self.is_pair(ty);
        let class = if is_pair {
            let (low, high) = self.two_words(arguments[0], width, false)?;
            ops::FMOVXDr.rr(self.code(), v, low.number());
            ops::INSvi64gpr.insert(self.code(), v, 1, high.number());
            Class::I64
        } else {
            let (class, _) = self.integer_class(ty, ids::CTPOP)?;
            let n = self.extended(arguments[0], width, false, Class::I64)?;
            ops::FMOVXDr.rr(self.code(), v, n.number());
            class
        };
        let reg = self.m.s.scratch(Bank::General);
        let (count, sum) = match is_pair {
            true => (ops::CNTv16i8, ops::UADDLVv16i8v),
            false => (ops::CNTv8i8, ops::UADDLVv8i8v),
        };
        count.rr(self.code(), v, v);
        sum.rr(self.code(), v, v);
        ops::FMOVSWr.rr(self.code(), reg.number(), v);
        self.define_word(inst, ty, class, reg)
    }

    /// Makes a word the result, which may have two: the upper one is zero.
    fn define_word(&mut self, inst: Inst, ty: Type, class: Class, reg: Reg) -> Selected {
        if !self.is_pair(ty) {
            self.define(inst, class, reg);
            return Ok(());
        }
        let high = self.m.s.scratch(Bank::General);
        emit::number(self.code(), high, 0, true);
        self.define_pair(inst, ty, reg, high)
    }

    pub(super) fn count_zeros(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let width = self.width_of(ty);
        let is_leading = id == ids::CTLZ;
        if self.is_pair(ty) {
            return self.count_zeros_of_words(inst, ty, is_leading, arguments[0], width);
        }
        let (class, _) = self.integer_class(ty, id)?;
        let is_wide = width > 32;
        let bits = if is_wide { 64 } else { 32 };
        let n = self.register(arguments[0], 0, class)?;
        let reg = self.m.s.scratch(Bank::General);
        let (d, n) = (reg.number(), n.number());
        let code = &mut self.m.s.code;
        let unused = (bits - width) as u8;
        if is_leading {
            // The integer goes to the upper end, with ones below it.
            if unused > 0 {
                let last = bits as u8 - 1;
                let shift = wide_field(ops::UBFMWri, is_wide);
                shift.bitfield(code, d, n, (bits as u8 - unused) & last, last - unused);
                let pattern = draig_mc::aarch64::direct::bitmask((1 << unused) - 1, is_wide).unwrap_or(0);
                wide(ops::ORRWri, is_wide).rr_bitmask(code, d, d, pattern);
                wide(ops::CLZWr, is_wide).rr(code, d, d);
            } else {
                wide(ops::CLZWr, is_wide).rr(code, d, n);
            }
        } else {
            wide(ops::RBITWr, is_wide).rr(code, d, n);
            if unused > 0 {
                // Ones follow the integer, which is at the upper end now.
                let pattern = draig_mc::aarch64::direct::bitmask((1 << unused) - 1, is_wide).unwrap_or(0);
                let keep = draig_mc::aarch64::direct::bitmask(!((1u64 << unused) - 1), is_wide).unwrap_or(0);
                wide(ops::ANDWri, is_wide).rr_bitmask(code, d, d, keep);
                wide(ops::ORRWri, is_wide).rr_bitmask(code, d, d, pattern);
            }
            wide(ops::CLZWr, is_wide).rr(code, d, d);
        }
        self.define(inst, class, reg);
        Ok(())
    }

    fn count_zeros_of_words(&mut self, inst: Inst, ty: Type, is_leading: bool, value: Value, width: u32) -> Selected {
        let (low, high) = self.two_words(value, width, false)?;
        let reg = self.m.s.scratch(Bank::General);
        let (l, h, d) = (low.number(), high.number(), reg.number());
        let code = &mut self.m.s.code;
        let (first, second) = if is_leading { (h, l) } else { (l, h) };
        if !is_leading {
            ops::RBITXr.rr(code, l, l);
            ops::RBITXr.rr(code, h, h);
        }
        // The zeros of the first word, or 64 and those of the second.
        ops::CLZXr.rr(code, X16.0, second);
        ops::ADDXri.rri(code, X16.0, X16.0, 64);
        ops::CLZXr.rr(code, X17.0, first);
        ops::SUBSXrs.rrr(code, ZR.0, first, ZR.0);
        ops::CSELXr.select(code, d, X17.0, X16.0, Condition::Ne);
        let excess = 128 - width as u16;
        if is_leading {
            ops::SUBXri.rri(code, d, d, excess);
        } else if excess > 0 {
            // Zeros above the width do not count.
            emit::number(code, X16, u64::from(width), true);
            ops::SUBSXrs.rrr(code, ZR.0, d, X16.0);
            ops::CSELXr.select(code, d, d, X16.0, Condition::Lo);
        }
        self.define_word(inst, ty, Class::I64, reg)
    }

    pub(super) fn reverse(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let width = self.width_of(ty);
        let (narrow, double): (Op, Op) = match id {
            ids::BSWAP => (ops::REVWr, ops::REVXr),
            _ => (ops::RBITWr, ops::RBITXr),
        };
        if self.is_pair(ty) {
            let (low, high) = self.two_words(arguments[0], width, false)?;
            double.rr(self.code(), low.number(), low.number());
            double.rr(self.code(), high.number(), high.number());
            // Exchanged, and moved down by the bits that the integer does not have.
            let excess = 128 - width as u8;
            if excess > 0 {
                ops::EXTRXrri.extract(self.code(), high.number(), low.number(), high.number(), excess);
                emit::shift(self.code(), ShiftKind::Lsr, low, low, u32::from(excess), true);
            }
            return self.define_pair(inst, ty, high, low);
        }
        let (class, _) = self.integer_class(ty, id)?;
        let n = self.register(arguments[0], 0, class)?;
        let reg = self.m.s.scratch(Bank::General);
        let is_wide = width > 32;
        let bits = if is_wide { 64 } else { 32 };
        if is_wide { double } else { narrow }.rr(self.code(), reg.number(), n.number());
        if width < bits {
            emit::shift(self.code(), ShiftKind::Lsr, reg, reg, bits - width, is_wide);
        }
        self.define(inst, class, reg);
        Ok(())
    }

    pub(super) fn funnel_shift(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        if self.is_pair(ty) {
            return self.by_words(inst, ty, id, arguments);
        }
        let (class, width) = self.integer_class(ty, id)?;
        self.consume_all(arguments);
        let is_left = id == ids::FSHL;
        let is_wide = width > 32;
        let register_class = if is_wide { Class::I64 } else { Class::I32 };
        if let Some(number) = self.integer_constant(arguments[2])
            && matches!(width, 32 | 64)
        {
            let amount = (number as u64 % u64::from(width)) as u32;
            let (n, m) = (self.register(arguments[0], 0, class)?, self.register(arguments[1], 0, class)?);
            let reg = self.m.s.scratch(Bank::General);
            let lowest = if is_left { (width - amount) % width } else { amount };
            let result = match (amount, is_left) {
                (0, true) => n,
                (0, false) => m,
                _ => {
                    let op = if is_wide { ops::EXTRXrri } else { ops::EXTRWrri };
                    op.extract(self.code(), reg.number(), n.number(), m.number(), lowest as u8);
                    reg
                }
            };
            if result != reg {
                self.extend(reg, result, if is_wide { 64 } else { 32 }, false, register_class);
            }
            self.define(inst, class, reg);
            return Ok(());
        }
        // The amount modulo the width.
        let amount = self.m.s.scratch(Bank::General);
        self.move_extended(amount, arguments[2], width, false, register_class)?;
        let a = amount.number();
        if width.is_power_of_two() && width > 1 {
            let pattern = draig_mc::aarch64::direct::bitmask(u64::from(width - 1), is_wide).unwrap_or(0);
            wide(ops::ANDWri, is_wide).rr_bitmask(self.code(), a, a, pattern);
        } else {
            emit::number(self.code(), X16, u64::from(width), is_wide);
            wide(ops::UDIVWr, is_wide).rrr(self.code(), X17.0, a, X16.0);
            wide(ops::MSUBWrrr, is_wide).rrrr(self.code(), a, X17.0, X16.0, a);
        }
        let n = self.register(arguments[0], 0, class)?;
        let m = self.extended(arguments[1], width, false, register_class)?;
        let reg = self.m.s.scratch(Bank::General);
        let (d, n, m) = (reg.number(), n.number(), m.number());
        let sized = |op: Op| wide(op, is_wide);
        let code = &mut self.m.s.code;
        // Of both as one number, shifted to the left by the amount, or by the width less the amount: first by one less,
        // so that neither shift is by the width.
        emit::number(code, X16, u64::from(width - 1), is_wide);
        sized(ops::SUBWrs).rrr(code, X16.0, X16.0, a);
        if is_left {
            emit::shift(code, ShiftKind::Lsr, X17, Reg(m), 1, is_wide);
            sized(ops::LSRVWr).rrr(code, X17.0, X17.0, X16.0);
            sized(ops::LSLVWr).rrr(code, d, n, a);
        } else {
            sized(ops::ADDWrs).rrr(code, X17.0, n, n);
            sized(ops::LSLVWr).rrr(code, X17.0, X17.0, X16.0);
            sized(ops::LSRVWr).rrr(code, d, m, a);
        }
        sized(ops::ORRWrs).rrr(code, d, d, X17.0);
        self.define(inst, class, reg);
        Ok(())
    }

    pub(super) fn min_max(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let is_signed = matches!(id, ids::SMAX | ids::SMIN);
        let predicate = match id {
            ids::SMAX => IntPredicate::Sgt,
            ids::SMIN => IntPredicate::Slt,
            ids::UMAX => IntPredicate::Ugt,
            _ => IntPredicate::Ult,
        };
        let width = self.width_of(ty);
        if self.is_pair(ty) {
            let (a, b) =
                (self.two_words(arguments[0], width, is_signed)?, self.two_words(arguments[1], width, is_signed)?);
            let condition = self.compare_wide(predicate, arguments[0], arguments[1], width)?;
            let code = &mut self.m.s.code;
            ops::CSELXr.select(code, a.0.number(), a.0.number(), b.0.number(), condition);
            ops::CSELXr.select(code, a.1.number(), a.1.number(), b.1.number(), condition);
            return self.define_pair(inst, ty, a.0, a.1);
        }
        let (class, width) = self.integer_class(ty, id)?;
        let (n, m, is_wide) = self.both(arguments, width, is_signed)?;
        let reg = self.m.s.scratch(Bank::General);
        wide(ops::SUBSWrs, is_wide).rrr(self.code(), ZR.0, n.number(), m.number());
        let condition = super::super::compare::condition_of(predicate);
        wide(ops::CSELWr, is_wide).select(self.code(), reg.number(), n.number(), m.number(), condition);
        self.define(inst, class, reg);
        Ok(())
    }

    pub(super) fn absolute(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        if self.is_pair(ty) {
            let width = self.width_of(ty);
            let (low, high) = self.two_words(arguments[0], width, true)?;
            // (x ^ sign) - sign
            emit::shift(self.code(), ShiftKind::Asr, X16, high, 63, true);
            let code = &mut self.m.s.code;
            for reg in [low, high] {
                ops::EORXrs.rrr(code, reg.number(), reg.number(), X16.0);
            }
            ops::SUBSXrs.rrr(code, low.number(), low.number(), X16.0);
            ops::SBCXr.rrr(code, high.number(), high.number(), X16.0);
            return self.define_pair(inst, ty, low, high);
        }
        let (class, width) = self.integer_class(ty, ids::ABS)?;
        let is_wide = width > 32;
        let n = self.extended(arguments[0], width, true, if is_wide { Class::I64 } else { Class::I32 })?;
        let reg = self.m.s.scratch(Bank::General);
        wide(ops::SUBSWrs, is_wide).rrr(self.code(), ZR.0, n.number(), ZR.0);
        wide(ops::CSNEGWr, is_wide).select(self.code(), reg.number(), n.number(), n.number(), Condition::Pl);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Compares two integers: -1, 0 or 1.
    pub(super) fn three_way(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let operand = self.type_of(arguments[0]);
        let is_signed = id == ids::SCMP;
        self.consume_all(arguments);
        let reg = self.m.s.scratch(Bank::General);
        let (greater, less) = if is_signed { (Condition::Gt, Condition::Lt) } else { (Condition::Hi, Condition::Lo) };
        let z = ZR.0;
        if self.is_pair(operand) {
            let width = self.width_of(operand);
            let predicates = match is_signed {
                true => [IntPredicate::Sgt, IntPredicate::Slt],
                false => [IntPredicate::Ugt, IntPredicate::Ult],
            };
            let condition = self.compare_wide(predicates[0], arguments[0], arguments[1], width)?;
            ops::CSINCWr.select(self.code(), reg.number(), z, z, condition.inverted());
            let condition = self.compare_wide(predicates[1], arguments[0], arguments[1], width)?;
            ops::CSINVXr.select(self.code(), reg.number(), reg.number(), z, condition.inverted());
        } else {
            let (_, width) = self.integer_class(operand, id)?;
            let (n, m, is_wide) = self.both(arguments, width, is_signed)?;
            wide(ops::SUBSWrs, is_wide).rrr(self.code(), z, n.number(), m.number());
            ops::CSINCWr.select(self.code(), reg.number(), z, z, greater.inverted());
            ops::CSINVXr.select(self.code(), reg.number(), reg.number(), z, less.inverted());
        }
        if self.is_pair(ty) {
            let high = self.m.s.scratch(Bank::General);
            emit::shift(self.code(), ShiftKind::Asr, high, reg, 63, true);
            return self.define_pair(inst, ty, reg, high);
        }
        let (class, _) = self.integer_class(ty, id)?;
        self.define(inst, class, reg);
        Ok(())
    }
}
