//! Instructions of AArch64 written straight into a buffer, for code generators.
//!
//! An [`Op`] is a row of the table as a constant of four bytes ([`ops`]): its fixed bits. Who writes an instruction
//! says what is in which field of it; nothing is checked, and nothing is looked up. Registers are numbers; 31 is the
//! zero register or `sp`, by the row, as in the instruction. Values have to fit their fields: [`bitmask`],
//! [`add_immediate`], [`fits_scaled`] and [`fits_unscaled`] tell.
//!
//! ```
//! use draig_mc::aarch64::direct::{add_immediate, bitmask, ops};
//! use draig_mc::aarch64::{Condition, ShiftKind};
//!
//! let mut code = Vec::new();
//! ops::ADDXrs.rrr(&mut code, 0, 1, 2); // add x0, x1, x2
//! ops::ADDXrs.rr_shift(&mut code, 0, 1, 2, ShiftKind::Lsl, 3); // add x0, x1, x2, lsl #3
//! ops::SUBXri.rri(&mut code, 31, 31, add_immediate(0x4000).expect("a multiple of 4096")); // sub sp, sp, #4, lsl #12
//! ops::ANDWri.rr_bitmask(&mut code, 3, 4, bitmask(0xff, false).expect("a pattern")); // and w3, w4, #0xff
//! ops::LDRXui.scaled(&mut code, 0, 29, 2); // ldr x0, [x29, #16]
//! ops::STPXpre.pair(&mut code, 29, 30, 31, -2); // stp x29, x30, [sp, #-16]!
//! ops::CSINCWr.select(&mut code, 0, 31, 31, Condition::Eq); // cset w0, ne
//! ops::Bcc.branch_if(&mut code, Condition::Lt); // b.lt, whose distance is filled in later
//! ops::FADDDrr.rrr(&mut code, 0, 1, 2); // fadd d0, d1, d2
//! let words: Vec<u32> = code.chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("four"))).collect();
//! let expected = [
//!     0x8b020020, 0x8b020c20, 0xd14013ff, 0x12001c83, 0xf9400ba0, 0xa9bf7bfd, 0x1a9f07e0, 0x5400000b, 0x1e622820,
//! ];
//! assert_eq!(words, expected);
//! ```
//!
//! Names are those of rows, so that `add x0, x1, x2`, LLVM's `ADDXrr`, is `ADDXrs` without a shift. Labels are zero in
//! what is written: `plain` writes `b` and `bl`, `d` writes `cbz`, `adr`, `adrp` and loads of constants.

mod generated;
#[cfg(test)]
mod tests;
mod vector;

pub use generated::ops;

use super::bitmask::encode_bitmask;
use super::{Condition, ExtendKind, Float8, Opcode, ShiftKind};

/// An instruction without operands: the bits that are fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Op(u32);

impl From<Opcode> for Op {
    /// Returns the fixed bits of a row.
    fn from(opcode: Opcode) -> Op {
        Op(opcode.row().0)
    }
}

/// Returns the 13 bits `N:immr:imms` of a number that logical instructions can contain, or `None`.
#[inline]
pub fn bitmask(value: u64, is_64_bit: bool) -> Option<u16> {
    encode_bitmask(value, is_64_bit)
}

/// Returns the 13 bits `sh:imm12` of a number that additions can contain: 12 bits, or 12 bits shifted by 12.
#[inline]
pub const fn add_immediate(value: u64) -> Option<u16> {
    if value < 0x1000 {
        Some(value as u16)
    } else if value & 0xfff == 0 && value < 0x100_0000 {
        Some((value >> 12) as u16 | 0x1000)
    } else {
        None
    }
}

/// Returns the offset in units of an access of `1 << log2` bytes, if an instruction with a scaled offset can contain
/// it.
#[inline]
pub const fn fits_scaled(offset: i64, log2: u32) -> Option<u32> {
    let units = (offset as u64) >> log2;
    if units < 0x1000 && units << log2 == offset as u64 { Some(units as u32) } else { None }
}

/// Whether an instruction with an unscaled offset of 9 bits can contain it.
#[inline]
pub const fn fits_unscaled(offset: i64) -> bool {
    offset >= -256 && offset < 256
}

/// Returns the offset in units of `1 << log2` bytes, if an instruction for two registers of that size can contain it.
#[inline]
pub const fn fits_pair(offset: i64, log2: u32) -> Option<i32> {
    let units = offset >> log2;
    if units << log2 == offset && units >= -64 && units < 64 { Some(units as i32) } else { None }
}

/// Returns a register's number in the field at a bit.
#[inline(always)]
const fn at(register: u8, bit: u32) -> u32 {
    (register as u32) << bit
}

impl Op {
    /// Returns the fixed bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the instruction with more bits fixed, for fields that no method has.
    #[inline]
    #[must_use]
    pub const fn with(self, bits: u32) -> Op {
        Op(self.0 | bits)
    }

    #[inline(always)]
    fn put(self, code: &mut Vec<u8>, fields: u32) {
        code.extend_from_slice(&(self.0 | fields).to_le_bytes());
    }

    /// Appends the fixed bits: an instruction without operands, or `b` or `bl` to be filled in.
    #[inline]
    pub fn plain(self, code: &mut Vec<u8>) {
        self.put(code, 0);
    }

    /// Appends with the register of bits 0 to 4: `cbz`, `adrp`, `ldr` of a constant.
    #[inline]
    pub fn d(self, code: &mut Vec<u8>, d: u8) {
        self.put(code, at(d, 0));
    }

    /// Appends with the register of bits 5 to 9: `br`, `blr`, `ret`, `fcmp` with zero.
    #[inline]
    pub fn n(self, code: &mut Vec<u8>, n: u8) {
        self.put(code, at(n, 5));
    }

    /// Appends with the registers of bits 5 and 16: `fcmp`.
    #[inline]
    pub fn nm(self, code: &mut Vec<u8>, n: u8, m: u8) {
        self.put(code, at(n, 5) | at(m, 16));
    }

    /// Appends with the registers of bits 0 and 5: a result and an operand, `ldar` and `ld1r` with their base.
    #[inline]
    pub fn rr(self, code: &mut Vec<u8>, d: u8, n: u8) {
        self.put(code, at(d, 0) | at(n, 5));
    }

    /// Appends with the registers of bits 0, 5 and 16: a result and two operands. For `stxr`, `cas` and `ldadd`, these
    /// are the value (`Rt`), the base and the status or other value (`Rs`).
    #[inline]
    pub fn rrr(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16));
    }

    /// Appends with the registers of bits 0, 5, 16 and 10: `madd`, `fmadd`, `eor3`.
    #[inline]
    pub fn rrrr(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, a: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16) | at(a, 10));
    }

    /// Appends an addition or subtraction of an immediate, as [`add_immediate`] returns it.
    #[inline]
    pub fn rri(self, code: &mut Vec<u8>, d: u8, n: u8, immediate: u16) {
        self.put(code, at(d, 0) | at(n, 5) | (immediate as u32) << 10);
    }

    /// Appends a logical operation with an immediate, as [`bitmask`] returns it.
    #[inline]
    pub fn rr_bitmask(self, code: &mut Vec<u8>, d: u8, n: u8, pattern: u16) {
        self.rri(code, d, n, pattern);
    }

    /// Appends with an immediate of 8 bits (`smax`, `umin`).
    #[inline]
    pub fn rri8(self, code: &mut Vec<u8>, d: u8, n: u8, value: u8) {
        self.rri(code, d, n, u16::from(value));
    }

    /// Appends an operation whose second operand is shifted.
    #[inline]
    pub fn rr_shift(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, kind: ShiftKind, amount: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16) | (kind as u32) << 22 | at(amount, 10));
    }

    /// Appends an operation whose second operand is extended, then shifted to the left by at most 4.
    #[inline]
    pub fn rr_extend(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, kind: ExtendKind, amount: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16) | (kind as u32) << 13 | at(amount, 10));
    }

    /// Appends a move of a bit field (`sbfm`, `ubfm`, `bfm`).
    #[inline]
    pub fn bitfield(self, code: &mut Vec<u8>, d: u8, n: u8, immr: u8, imms: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(immr, 16) | at(imms, 10));
    }

    /// Appends an extraction of bits of two registers (`extr`), from this bit of the second.
    #[inline]
    pub fn extract(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, lowest: u8) {
        self.rrrr(code, d, n, m, lowest);
    }

    /// Appends a move of 16 bits (`movz`, `movn`, `movk`), shifted to the left by `16 * group`.
    #[inline]
    pub fn move_wide(self, code: &mut Vec<u8>, d: u8, value: u16, group: u8) {
        self.put(code, at(d, 0) | u32::from(value) << 5 | at(group, 21));
    }

    /// Appends a selection by a condition (`csel`, `csinc`, `csinv`, `csneg`, `fcsel`).
    #[inline]
    pub fn select(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, condition: Condition) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16) | (condition as u32) << 12);
    }

    /// Appends a comparison under a condition (`ccmp`, `fccmp`): with a register, or with a number of 5 bits in its
    /// place. Where the condition does not hold, the flags are the lowest four bits of `flags`: N, Z, C, V.
    #[inline]
    pub fn compare_if(self, code: &mut Vec<u8>, n: u8, m: u8, flags: u8, condition: Condition) {
        self.put(code, at(flags, 0) | at(n, 5) | at(m, 16) | (condition as u32) << 12);
    }

    /// Appends a branch under a condition.
    #[inline]
    pub fn branch_if(self, code: &mut Vec<u8>, condition: Condition) {
        self.put(code, condition as u32);
    }

    /// Appends a branch by a bit of a register (`tbz`, `tbnz`). For bits from 32, the row is that of 64-bit registers.
    #[inline]
    pub fn branch_bit(self, code: &mut Vec<u8>, t: u8, bit: u8) {
        self.put(code, at(t, 0) | at(bit & 31, 19));
    }

    /// Appends a load or store with an unsigned offset in units of the access.
    #[inline]
    pub fn scaled(self, code: &mut Vec<u8>, t: u8, n: u8, units: u32) {
        self.put(code, at(t, 0) | at(n, 5) | units << 10);
    }

    /// Appends a load or store with a signed offset of 9 bits, which is in bytes, or one that writes the address back.
    #[inline]
    pub fn unscaled(self, code: &mut Vec<u8>, t: u8, n: u8, offset: i32) {
        self.put(code, at(t, 0) | at(n, 5) | (offset as u32 & 0x1ff) << 12);
    }

    /// Appends a load or store of the address `n + extend(m)`, which is shifted by the size of the access or not. The
    /// extension of 32 bits (`roW`) is `Uxtw` or `Sxtw`, that of 64 bits (`roX`) `Uxtx` or `Sxtx`.
    #[inline]
    pub fn indexed(self, code: &mut Vec<u8>, t: u8, n: u8, m: u8, extend: ExtendKind, is_shifted: bool) {
        let fields = (extend as u32 & 4) << 13 | u32::from(is_shifted) << 12;
        self.put(code, at(t, 0) | at(n, 5) | at(m, 16) | fields);
    }

    /// Appends a load or store of two registers, with a signed offset of 7 bits in units of one.
    #[inline]
    pub fn pair(self, code: &mut Vec<u8>, t: u8, t2: u8, n: u8, units: i32) {
        self.put(code, at(t, 0) | at(t2, 10) | at(n, 5) | (units as u32 & 0x7f) << 15);
    }

    /// Appends an exclusive load of two registers (`ldxp`).
    #[inline]
    pub fn load_exclusive_pair(self, code: &mut Vec<u8>, t: u8, t2: u8, n: u8) {
        self.put(code, at(t, 0) | at(t2, 10) | at(n, 5));
    }

    /// Appends an exclusive store of two registers (`stxp`).
    #[inline]
    pub fn store_exclusive_pair(self, code: &mut Vec<u8>, status: u8, t: u8, t2: u8, n: u8) {
        self.put(code, at(status, 16) | at(t, 0) | at(t2, 10) | at(n, 5));
    }

    /// Appends with a number of 16 bits from bit 5 (`brk`, `svc`), or of 7 (`hint`).
    #[inline]
    pub fn immediate(self, code: &mut Vec<u8>, value: u16) {
        self.put(code, u32::from(value) << 5);
    }

    /// Appends a barrier with its domain and kind of accesses (11 is `ish`, 15 `sy`, 9 `ishld`), or `clrex`.
    #[inline]
    pub fn barrier(self, code: &mut Vec<u8>, domain: u8) {
        self.put(code, at(domain, 8));
    }

    /// Appends an access to a system register, which is a number of 16 bits (`op0:op1:CRn:CRm:op2`).
    #[inline]
    pub fn system(self, code: &mut Vec<u8>, t: u8, register: u16) {
        self.put(code, at(t, 0) | u32::from(register) << 5);
    }

    /// Appends a move of a floating-point constant to a scalar register (`fmov d0, #1.0`).
    #[inline]
    pub fn float8(self, code: &mut Vec<u8>, d: u8, value: Float8) {
        self.put(code, at(d, 0) | u32::from(value.0) << 13);
    }

    /// Appends a conversion from or to a number with this many bits after the binary point.
    #[inline]
    pub fn fixed_point(self, code: &mut Vec<u8>, d: u8, n: u8, fraction: u8) {
        self.put(code, at(d, 0) | at(n, 5) | (64 - u32::from(fraction)) << 10);
    }
}
