//! Arithmetic that reports overflow or saturates.

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};
use draig_mc::aarch64::{Condition, ShiftKind};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::compare::Flags;
use super::super::emit::{self, wide};
use super::super::registers::{X16, X17, ZR};
use super::super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// Whether an intrinsic has an integer and a flag of overflow as its result.
pub(super) fn is_overflow(id: IntrinsicId) -> bool {
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

/// Returns the condition after an addition or subtraction whose result does not fit its register.
fn overflow_condition(is_signed: bool, is_sum: bool) -> Condition {
    match (is_signed, is_sum) {
        (true, _) => Condition::Vs,
        (false, true) => Condition::Hs,
        (false, false) => Condition::Lo,
    }
}

impl Selector<'_, '_> {
    pub(super) fn with_overflow(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let operand = self.type_of(arguments[0]);
        let is_signed = matches!(id, ids::SADD_WITH_OVERFLOW | ids::SSUB_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW);
        let is_product = matches!(id, ids::UMUL_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW);
        let is_sum = matches!(id, ids::UADD_WITH_OVERFLOW | ids::SADD_WITH_OVERFLOW);
        let width = self.width_of(operand);
        if self.module.tables.types.is_vector(operand) || width > 128 || is_product && width > 64 && width != 128 {
            return self.overflow_by_words(inst, ty, id, arguments);
        }
        self.consume_all(arguments);
        let flag = self.m.s.scratch(Bank::General);
        if self.is_pair(operand) {
            let (n, m) =
                (self.two_words(arguments[0], width, is_signed)?, self.two_words(arguments[1], width, is_signed)?);
            if is_product {
                self.product_of_words(n, m, flag, is_signed);
                return self.define_parts(inst, ty, &[n.0, n.1, flag]);
            }
            let (low, high) = if is_sum { (ops::ADDSXrs, ops::ADCSXr) } else { (ops::SUBSXrs, ops::SBCSXr) };
            low.rrr(self.code(), n.0.number(), n.0.number(), m.0.number());
            high.rrr(self.code(), n.1.number(), n.1.number(), m.1.number());
            if width < 128 {
                self.extend(flag, n.1, width - 64, is_signed, Class::I64);
                ops::SUBSXrs.rrr(self.code(), ZR.0, flag.number(), n.1.number());
                self.set_flags(flag, Flags::One(Condition::Ne));
            } else {
                self.set_flags(flag, Flags::One(overflow_condition(is_signed, is_sum)));
            }
            return self.define_parts(inst, ty, &[n.0, n.1, flag]);
        }
        self.integer_class(operand, id)?;
        let reg = self.m.s.scratch(Bank::General);
        if is_product {
            let n = self.extended(arguments[0], width, is_signed, Class::I64)?;
            let m = self.extended(arguments[1], width, is_signed, Class::I64)?;
            self.product(reg, flag, n, m, width, is_signed);
            return self.define_parts(inst, ty, &[reg, flag]);
        }
        let (n, m, is_wide) = self.both(arguments, width, is_signed)?;
        let op = wide(if is_sum { ops::ADDSWrs } else { ops::SUBSWrs }, is_wide);
        op.rrr(self.code(), reg.number(), n.number(), m.number());
        if matches!(width, 32 | 64) {
            self.set_flags(flag, Flags::One(overflow_condition(is_signed, is_sum)));
        } else {
            self.extend(flag, reg, width, is_signed, if is_wide { Class::I64 } else { Class::I32 });
            wide(ops::SUBSWrs, is_wide).rrr(self.code(), ZR.0, flag.number(), reg.number());
            self.set_flags(flag, Flags::One(Condition::Ne));
        }
        self.define_parts(inst, ty, &[reg, flag])
    }

    /// Multiplies integers that are extended to 64 bits, and sets a register to whether the product does not fit.
    fn product(&mut self, reg: Reg, flag: Reg, n: Reg, m: Reg, width: u32, is_signed: bool) {
        let (d, f, n, m) = (reg.number(), flag.number(), n.number(), m.number());
        ops::MADDXrrr.rrrr(self.code(), d, n, m, ZR.0);
        if width > 32 {
            // The upper word is that of the extended lower one.
            let high = if is_signed { ops::SMULHrr } else { ops::UMULHrr };
            high.rrr(self.code(), X16.0, n, m);
            match is_signed {
                true => ops::SUBSXrs.rr_shift(self.code(), ZR.0, X16.0, d, ShiftKind::Asr, 63),
                false => ops::SUBSXrs.rrr(self.code(), ZR.0, X16.0, ZR.0),
            }
            if width < 64 {
                self.extend(flag, reg, width, is_signed, Class::I64);
                ops::CCMPXr.compare_if(self.code(), f, d, 0, Condition::Eq);
            }
        } else {
            self.extend(flag, reg, width, is_signed, Class::I64);
            ops::SUBSXrs.rrr(self.code(), ZR.0, f, d);
        }
        self.set_flags(flag, Flags::One(Condition::Ne));
    }

    /// Multiplies integers of 128 bits, into the registers of the first.
    fn product_of_words(&mut self, n: (Reg, Reg), m: (Reg, Reg), flag: Reg, is_signed: bool) {
        let (nl, nh, ml, mh, f) = (n.0.number(), n.1.number(), m.0.number(), m.1.number(), flag.number());
        let sign = self.m.s.scratch(Bank::General);
        let s = sign.number();
        let code = &mut self.m.s.code;
        if is_signed {
            // The sign of the product, and the magnitudes.
            ops::EORXrs.rrr(code, s, nh, mh);
            emit::shift(code, ShiftKind::Asr, sign, sign, 63, true);
            for (low, high) in [(nl, nh), (ml, mh)] {
                emit::shift(code, ShiftKind::Asr, X16, Reg(high), 63, true);
                ops::EORXrs.rrr(code, low, low, X16.0);
                ops::EORXrs.rrr(code, high, high, X16.0);
                ops::SUBSXrs.rrr(code, low, low, X16.0);
                ops::SBCXr.rrr(code, high, high, X16.0);
            }
        }
        // Too large if both upper words are not zero, or the product of one with a lower one has an upper word,
        ops::SUBSXrs.rrr(code, ZR.0, nh, ZR.0);
        ops::CCMPXr.compare_if(code, mh, ZR.0, 4, Condition::Ne);
        ops::CSINCWr.select(code, f, ZR.0, ZR.0, Condition::Eq);
        for (one, other) in [(nh, ml), (mh, nl)] {
            ops::UMULHrr.rrr(code, X16.0, one, other);
            ops::SUBSXrs.rrr(code, ZR.0, X16.0, ZR.0);
            ops::CSINCWr.select(code, f, f, ZR.0, Condition::Eq);
        }
        // or the sum of these and the upper word of the product of the lower ones does not fit.
        ops::MADDXrrr.rrrr(code, X16.0, nh, ml, ZR.0);
        ops::MADDXrrr.rrrr(code, X17.0, mh, nl, ZR.0);
        ops::ADDXrs.rrr(code, X16.0, X16.0, X17.0);
        ops::UMULHrr.rrr(code, X17.0, nl, ml);
        ops::ADDSXrs.rrr(code, nh, X17.0, X16.0);
        ops::CSINCWr.select(code, f, f, ZR.0, Condition::Lo);
        ops::MADDXrrr.rrrr(code, nl, nl, ml, ZR.0);
        if is_signed {
            ops::EORXrs.rrr(code, nl, nl, s);
            ops::EORXrs.rrr(code, nh, nh, s);
            ops::SUBSXrs.rrr(code, nl, nl, s);
            ops::SBCXr.rrr(code, nh, nh, s);
            // A product that is not zero has its sign.
            ops::EORXrs.rrr(code, X16.0, nh, s);
            ops::ORRXrs.rrr(code, X17.0, nl, nh);
            ops::SUBSXrs.rrr(code, ZR.0, X17.0, ZR.0);
            emit::shift(code, ShiftKind::Lsr, X16, X16, 63, true);
            ops::CSELXr.select(code, X16.0, X16.0, ZR.0, Condition::Ne);
            ops::ORRWrs.rrr(code, f, f, X16.0);
        }
        // Sums of flags are no truth values yet.
        ops::SUBSWrs.rrr(code, ZR.0, f, ZR.0);
        ops::CSINCWr.select(code, f, ZR.0, ZR.0, Condition::Eq);
        self.m.s.unlock(sign);
    }

    pub(super) fn saturating(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let is_signed = matches!(id, ids::SADD_SAT | ids::SSUB_SAT);
        let is_sum = matches!(id, ids::SADD_SAT | ids::UADD_SAT);
        let width = self.width_of(ty);
        if self.is_pair(ty) {
            return match width {
                128 => self.saturating_words(inst, ty, arguments, (is_signed, is_sum)),
                _ => self.by_words(inst, ty, id, arguments),
            };
        }
        let (class, width) = self.integer_class(ty, id)?;
        self.consume_all(arguments);
        let (n, m, is_wide) = self.both(arguments, width, is_signed)?;
        let reg = self.m.s.scratch(Bank::General);
        let d = reg.number();
        let sized = |op: Op| wide(op, is_wide);
        let bits = if is_wide { 64 } else { 32 };
        let code = &mut self.m.s.code;
        sized(if is_sum { ops::ADDSWrs } else { ops::SUBSWrs }).rrr(code, d, n.number(), m.number());
        let select = sized(ops::CSELWr);
        if width == bits {
            match (is_signed, is_sum) {
                // Too large a number is negative, and becomes the largest one.
                (true, _) => {
                    let sign = draig_mc::aarch64::direct::bitmask(1 << (width - 1), is_wide).unwrap_or(0);
                    emit::shift(code, ShiftKind::Asr, X16, reg, width - 1, is_wide);
                    sized(ops::EORWri).rr_bitmask(code, X16.0, X16.0, sign);
                    select.select(code, d, X16.0, d, Condition::Vs);
                }
                (false, true) => sized(ops::CSINVWr).select(code, d, d, ZR.0, Condition::Lo),
                (false, false) => select.select(code, d, ZR.0, d, Condition::Lo),
            }
        } else if is_signed {
            let largest = (1u64 << (width - 1)) - 1;
            for (bound, condition) in [(largest, Condition::Gt), (!largest, Condition::Lt)] {
                emit::number(code, X16, bound, is_wide);
                sized(ops::SUBSWrs).rrr(code, ZR.0, d, X16.0);
                select.select(code, d, X16.0, d, condition);
            }
        } else if is_sum {
            emit::number(code, X16, (1 << width) - 1, is_wide);
            sized(ops::SUBSWrs).rrr(code, ZR.0, d, X16.0);
            select.select(code, d, X16.0, d, Condition::Hi);
        } else {
            select.select(code, d, ZR.0, d, Condition::Lo);
        }
        self.define(inst, class, reg);
        Ok(())
    }

    fn saturating_words(
        &mut self,
        inst: Inst,
        ty: Type,
        arguments: &[Value],
        (is_signed, is_sum): (bool, bool),
    ) -> Selected {
        self.consume_all(arguments);
        let (n, m) = (self.two_words(arguments[0], 128, false)?, self.two_words(arguments[1], 128, false)?);
        let (l, h) = (n.0.number(), n.1.number());
        let code = &mut self.m.s.code;
        let (low, high) = if is_sum { (ops::ADDSXrs, ops::ADCSXr) } else { (ops::SUBSXrs, ops::SBCSXr) };
        low.rrr(code, l, l, m.0.number());
        high.rrr(code, h, h, m.1.number());
        match (is_signed, is_sum) {
            (true, _) => {
                let sign = draig_mc::aarch64::direct::bitmask(1 << 63, true).unwrap_or(0);
                emit::shift(code, ShiftKind::Asr, X16, n.1, 63, true);
                ops::EORXri.rr_bitmask(code, X17.0, X16.0, sign);
                ops::CSELXr.select(code, l, X16.0, l, Condition::Vs);
                ops::CSELXr.select(code, h, X17.0, h, Condition::Vs);
            }
            (false, true) => {
                ops::CSINVXr.select(code, l, l, ZR.0, Condition::Lo);
                ops::CSINVXr.select(code, h, h, ZR.0, Condition::Lo);
            }
            (false, false) => {
                ops::CSELXr.select(code, l, ZR.0, l, Condition::Lo);
                ops::CSELXr.select(code, h, ZR.0, h, Condition::Lo);
            }
        }
        self.define_pair(inst, ty, n.0, n.1)
    }

    /// Shifts to the left, to the nearest number that fits.
    pub(super) fn saturating_shift(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        if self.is_pair(ty) {
            return self.by_words(inst, ty, id, arguments);
        }
        let (class, width) = self.integer_class(ty, id)?;
        self.consume_all(arguments);
        let is_signed = id == ids::SSHL_SAT;
        let is_wide = width > 32;
        let register_class = if is_wide { Class::I64 } else { Class::I32 };
        let amount = self.extended(arguments[1], width, false, register_class)?;
        let n = self.register(arguments[0], 0, class)?;
        let reg = self.m.s.scratch(Bank::General);
        let (d, a) = (reg.number(), amount.number());
        let sized = |op: Op| wide(op, is_wide);
        let unused = if is_wide { 64 } else { 32 } - width;
        let back = if is_signed { ops::ASRVWr } else { ops::LSRVWr };
        let code = &mut self.m.s.code;
        // At the upper end of the register, what leaves it does not fit.
        emit::shift(code, ShiftKind::Lsl, X16, n, unused, is_wide);
        sized(ops::LSLVWr).rrr(code, d, X16.0, a);
        sized(back).rrr(code, X17.0, d, a);
        sized(ops::SUBSWrs).rrr(code, ZR.0, X17.0, X16.0);
        if is_signed {
            let sign = draig_mc::aarch64::direct::bitmask(1 << (if is_wide { 63 } else { 31 }), is_wide).unwrap_or(0);
            emit::shift(code, ShiftKind::Asr, X16, X16, if is_wide { 63 } else { 31 }, is_wide);
            // Ones below the sign, inverted for a negative one.
            sized(ops::EORWri).rr_bitmask(code, X17.0, X16.0, sign);
            sized(ops::ORNWrs).rrr(code, X17.0, ZR.0, X17.0);
            sized(ops::CSELWr).select(code, d, d, X17.0, Condition::Eq);
            emit::shift(code, ShiftKind::Asr, reg, reg, unused, is_wide);
        } else {
            sized(ops::CSINVWr).select(code, d, d, ZR.0, Condition::Eq);
            emit::shift(code, ShiftKind::Lsr, reg, reg, unused, is_wide);
        }
        self.define(inst, class, reg);
        Ok(())
    }

    /// Multiplies numbers with a number of bits after the binary point; to the nearest that fits, if it saturates.
    pub(super) fn fixed_product(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        if self.is_pair(ty) {
            return self.by_words(inst, ty, id, arguments);
        }
        let (class, width) = self.integer_class(ty, id)?;
        let Some(scale) = self.integer_constant(arguments[2]) else { return self.refuse(id.name()) };
        let scale = (scale as u64).min(64) as u8;
        self.consume_all(arguments);
        let is_signed = matches!(id, ids::SMUL_FIX | ids::SMUL_FIX_SAT);
        let n = self.extended(arguments[0], width, is_signed, Class::I64)?;
        let m = self.extended(arguments[1], width, is_signed, Class::I64)?;
        let (reg, other) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let (d, n, m, x, y) = (reg.number(), n.number(), m.number(), X16.0, X17.0);
        let high = if is_signed { ops::SMULHrr } else { ops::UMULHrr };
        high.rrr(self.code(), x, n, m);
        ops::MADDXrrr.rrrr(self.code(), d, n, m, ZR.0);
        match scale {
            0 => {}
            64 => ops::ORRXrs.rrr(self.code(), d, ZR.0, x),
            scale => ops::EXTRXrri.extract(self.code(), d, x, d, scale),
        }
        if !matches!(id, ids::SMUL_FIX_SAT | ids::UMUL_FIX_SAT) {
            self.define(inst, class, reg);
            return Ok(());
        }
        // What is above the result: the product fits if it is the extension of the result's sign.
        let (kind, above) = if is_signed { (ShiftKind::Asr, scale.min(63)) } else { (ShiftKind::Lsr, scale) };
        match above {
            64 => emit::number(self.code(), X17, 0, true),
            above => emit::shift(self.code(), kind, X17, X16, u32::from(above), true),
        }
        if width < 64 {
            self.extend(other, reg, width, is_signed, Class::I64);
        }
        let code = &mut self.m.s.code;
        match is_signed {
            true => ops::SUBSXrs.rr_shift(code, ZR.0, y, d, ShiftKind::Asr, 63),
            false => ops::SUBSXrs.rrr(code, ZR.0, y, ZR.0),
        }
        if width < 64 {
            ops::CCMPXr.compare_if(code, other.number(), d, 0, Condition::Eq);
        }
        let bits = if is_signed { width - 1 } else { width };
        emit::number(code, X17, u64::MAX.checked_shr(64 - bits).unwrap_or(0), true);
        if is_signed {
            // The least number for a negative product.
            ops::EORXrs.rr_shift(code, y, y, x, ShiftKind::Asr, 63);
        }
        ops::CSELXr.select(code, d, d, y, Condition::Eq);
        self.define(inst, class, reg);
        Ok(())
    }
}
