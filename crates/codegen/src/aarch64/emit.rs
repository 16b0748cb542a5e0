//! Instructions that depend on the size of a number: loads and stores at any distance, sums, numbers in registers.

use draig_mc::aarch64::direct::{Op, add_immediate, bitmask, fits_scaled, fits_unscaled, ops};
use draig_mc::aarch64::{ExtendKind, ShiftKind};

use super::registers::{SP, X17, ZR};
use crate::function::registers::Reg;

/// Forms of a load or store: with a scaled offset, an unscaled one, a register of 64 and one of 32 bits.
#[derive(Clone, Copy)]
pub(super) struct Access {
    pub(super) scaled: Op,
    pub(super) unscaled: Op,
    pub(super) by_x: Op,
    pub(super) by_w: Op,
    /// Logarithm of the number of bytes.
    pub(super) log2: u32,
}

/// Declares loads and stores by the names of their rows.
macro_rules! accesses {
    ($($name:ident: $scaled:ident, $unscaled:ident, $by_x:ident, $by_w:ident, $log2:literal;)*) => {
        /// Loads and stores.
        pub(super) mod access {
            use super::{Access, ops};

            $(pub(in crate::aarch64) const $name: Access = Access {
                scaled: ops::$scaled,
                unscaled: ops::$unscaled,
                by_x: ops::$by_x,
                by_w: ops::$by_w,
                log2: $log2,
            };)*
        }
    };
}

accesses! {
    LOAD8: LDRBBui, LDURBBi, LDRBBroX, LDRBBroW, 0;
    LOAD16: LDRHHui, LDURHHi, LDRHHroX, LDRHHroW, 1;
    LOAD32: LDRWui, LDURWi, LDRWroX, LDRWroW, 2;
    LOAD64: LDRXui, LDURXi, LDRXroX, LDRXroW, 3;
    SIGNED8: LDRSBWui, LDURSBWi, LDRSBWroX, LDRSBWroW, 0;
    SIGNED8_WIDE: LDRSBXui, LDURSBXi, LDRSBXroX, LDRSBXroW, 0;
    SIGNED16: LDRSHWui, LDURSHWi, LDRSHWroX, LDRSHWroW, 1;
    SIGNED16_WIDE: LDRSHXui, LDURSHXi, LDRSHXroX, LDRSHXroW, 1;
    SIGNED32: LDRSWui, LDURSWi, LDRSWroX, LDRSWroW, 2;
    STORE8: STRBBui, STURBBi, STRBBroX, STRBBroW, 0;
    STORE16: STRHHui, STURHHi, STRHHroX, STRHHroW, 1;
    STORE32: STRWui, STURWi, STRWroX, STRWroW, 2;
    STORE64: STRXui, STURXi, STRXroX, STRXroW, 3;
    LOAD_B: LDRBui, LDURBi, LDRBroX, LDRBroW, 0;
    LOAD_H: LDRHui, LDURHi, LDRHroX, LDRHroW, 1;
    LOAD_S: LDRSui, LDURSi, LDRSroX, LDRSroW, 2;
    LOAD_D: LDRDui, LDURDi, LDRDroX, LDRDroW, 3;
    LOAD_Q: LDRQui, LDURQi, LDRQroX, LDRQroW, 4;
    STORE_B: STRBui, STURBi, STRBroX, STRBroW, 0;
    STORE_H: STRHui, STURHi, STRHroX, STRHroW, 1;
    STORE_S: STRSui, STURSi, STRSroX, STRSroW, 2;
    STORE_D: STRDui, STURDi, STRDroX, STRDroW, 3;
    STORE_Q: STRQui, STURQi, STRQroX, STRQroW, 4;
}

/// Returns the form of an operation with 64 bits, of one whose row is that with 32 bits.
#[inline]
pub(super) const fn wide(op: Op, is_wide: bool) -> Op {
    op.with((is_wide as u32) << 31)
}

/// The same of an operation on bit fields, or with a logical immediate.
#[inline]
pub(super) const fn wide_field(op: Op, is_wide: bool) -> Op {
    op.with((is_wide as u32) << 31 | (is_wide as u32) << 22)
}

/// Appends a load or store of a register at a base plus any offset. Where no form has it, `x17` is changed.
#[inline]
pub(super) fn access_at(code: &mut Vec<u8>, op: Access, reg: Reg, base: Reg, offset: i64) {
    let (t, n) = (reg.number(), base.number());
    if let Some(units) = fits_scaled(offset, op.log2) {
        op.scaled.scaled(code, t, n, units);
    } else if fits_unscaled(offset) {
        op.unscaled.unscaled(code, t, n, offset as i32);
    } else {
        access_far(code, op, reg, base, offset);
    }
}

#[cold]
fn access_far(code: &mut Vec<u8>, op: Access, reg: Reg, base: Reg, offset: i64) {
    let (t, n) = (reg.number(), base.number());
    let low = offset & 0xfff;
    let pages = offset - low;
    if let (Some(units), Some(above)) = (fits_scaled(low, op.log2), add_immediate(pages.unsigned_abs())) {
        let add = if pages < 0 { ops::SUBXri } else { ops::ADDXri };
        add.rri(code, X17.0, n, above);
        op.scaled.scaled(code, t, X17.0, units);
        return;
    }
    number(code, X17, offset as u64, true);
    op.by_x.indexed(code, t, n, X17.0, ExtendKind::Uxtx, false);
}

/// Appends that a register gets a base plus any number. Where no form has it, `x17` is changed. The base may be `sp`.
pub(super) fn add_number(code: &mut Vec<u8>, to: Reg, base: Reg, number_: i64) {
    let (d, n) = (to.number(), base.number());
    if number_ == 0 {
        match base == SP || to == SP {
            _ if to == base => {}
            true => ops::ADDXri.rri(code, d, n, 0),
            false => ops::ORRXrs.rrr(code, d, ZR.0, n),
        }
        return;
    }
    let add = if number_ < 0 { ops::SUBXri } else { ops::ADDXri };
    let size = number_.unsigned_abs();
    if let Some(immediate) = add_immediate(size) {
        add.rri(code, d, n, immediate);
    } else if let (Some(pages), Some(rest)) = (add_immediate(size & !0xfff), add_immediate(size & 0xfff)) {
        add.rri(code, d, n, pages);
        add.rri(code, d, d, rest);
    } else {
        number(code, X17, number_ as u64, true);
        ops::ADDXrx64.rr_extend(code, d, n, X17.0, ExtendKind::Uxtx, 0);
    }
}

/// Appends a move of a number into a register, of which the lower half counts if it is not wide.
pub(super) fn number(code: &mut Vec<u8>, reg: Reg, bits: u64, is_wide: bool) {
    let d = reg.number();
    let bits = if is_wide { bits } else { u64::from(bits as u32) };
    // A register of 32 bits is zero above.
    let is_wide = is_wide && bits >> 32 != 0;
    let groups = if is_wide { 4 } else { 2 };
    let group = |number: u8| (bits >> (16 * u32::from(number))) as u16;
    let count = |of: u16| (0..groups).filter(|&number| group(number) == of).count();
    let (zeros, ones) = (count(0), count(0xffff));
    let (is_inverted, skipped) = if ones > zeros { (true, 0xffff) } else { (false, 0) };
    let first = (0..groups).find(|&number| group(number) != skipped);
    let rest = usize::from(groups) - zeros.max(ones);
    if rest > 1
        && let Some(pattern) = bitmask(bits, is_wide)
    {
        wide(ops::ORRWri, is_wide).rr_bitmask(code, d, ZR.0, pattern);
        return;
    }
    let first = first.unwrap_or(0);
    match is_inverted {
        true => wide(ops::MOVNWi, is_wide).move_wide(code, d, !group(first), first),
        false => wide(ops::MOVZWi, is_wide).move_wide(code, d, group(first), first),
    }
    for number in first + 1..groups {
        if group(number) != skipped {
            wide(ops::MOVKWi, is_wide).move_wide(code, d, group(number), number);
        }
    }
}

/// Appends a shift by a number.
pub(super) fn shift(code: &mut Vec<u8>, kind: ShiftKind, to: Reg, from: Reg, amount: u32, is_wide: bool) {
    let last = if is_wide { 63 } else { 31 };
    let amount = (amount & last) as u8;
    let last = last as u8;
    let (d, n) = (to.number(), from.number());
    match kind {
        ShiftKind::Lsl => {
            wide_field(ops::UBFMWri, is_wide).bitfield(code, d, n, (last + 1 - amount) & last, last - amount);
        }
        ShiftKind::Lsr => wide_field(ops::UBFMWri, is_wide).bitfield(code, d, n, amount, last),
        _ => wide_field(ops::SBFMWri, is_wide).bitfield(code, d, n, amount, last),
    }
}
