//! Bits of lanes that start anywhere: moved down to words, and back.

use draig_mc::aarch64::ShiftKind;
use draig_mc::aarch64::direct::ops;

use super::super::Selector;
use super::super::emit::{self, access};
use super::super::registers::{FP, X16};
use crate::function::registers::Reg;
use crate::function::types::Bank;

impl Selector<'_, '_> {
    /// Copies bits that start anywhere to words; those above them are arbitrary.
    pub(in crate::aarch64) fn copy_bits_down(&mut self, from: i32, bit: u32, to: i32, bits: u32) {
        let (from, down) = (from + (bit / 8) as i32, bit % 8);
        let other = self.m.s.scratch(Bank::General);
        for word in 0..bits.div_ceil(64) as i32 {
            let code = &mut self.m.s.code;
            let at = |more: i32| i64::from(from + word * 8 + more);
            emit::access_at(code, access::LOAD64, X16, FP, at(0));
            if down > 0 {
                emit::shift(code, ShiftKind::Lsr, X16, X16, down, true);
                if bits as i32 - word * 64 > 64 - down as i32 {
                    emit::access_at(code, access::LOAD8, other, FP, at(8));
                    let shift = 64 - down as u8;
                    ops::ORRXrs.rr_shift(code, X16.0, X16.0, other.number(), ShiftKind::Lsl, shift);
                }
            }
            emit::access_at(code, access::STORE64, X16, FP, i64::from(to + word * 8));
        }
        self.m.s.unlock(other);
    }

    /// Combines zeros that start anywhere with the lowest bits of words.
    pub(in crate::aarch64) fn copy_bits_up(&mut self, from: i32, to: i32, bit: u32, bits: u32) {
        let (to, up) = (to + (bit / 8) as i32, bit % 8);
        let other = self.m.s.scratch(Bank::General);
        for word in 0..bits.div_ceil(64) as i32 {
            let used = (bits as i32 - word * 64).min(64) as u8;
            for is_upper in [false, true] {
                if is_upper && (up == 0 || u32::from(used) <= 64 - up) {
                    continue;
                }
                let code = &mut self.m.s.code;
                emit::access_at(code, access::LOAD64, X16, FP, i64::from(from + word * 8));
                if used < 64 {
                    ops::UBFMXri.bitfield(code, X16.0, X16.0, 0, used - 1);
                }
                let (load, store, at) = match is_upper {
                    true => (access::LOAD8, access::STORE8, to + word * 8 + 8),
                    false => (access::LOAD64, access::STORE64, to + word * 8),
                };
                emit::access_at(code, load, other, FP, i64::from(at));
                let (kind, shift) = if is_upper { (ShiftKind::Lsr, 64 - up) } else { (ShiftKind::Lsl, up) };
                ops::ORRXrs.rr_shift(code, other.number(), other.number(), X16.0, kind, shift as u8);
                emit::access_at(code, store, other, FP, i64::from(at));
            }
        }
        self.m.s.unlock(other);
    }

    /// Combines zeros that start anywhere with the lowest bits of a register, 56 at most, which is changed.
    pub(in crate::aarch64) fn put_bits(&mut self, reg: Reg, to: i32, bit: u32, bits: u32) {
        let code = &mut self.m.s.code;
        ops::UBFMXri.bitfield(code, X16.0, reg.number(), 0, bits as u8 - 1);
        // A flag is the last of a byte, after which may be no place.
        let (load, store) = match bits {
            1 => (access::LOAD8, access::STORE8),
            _ => (access::LOAD64, access::STORE64),
        };
        let at = i64::from(to + (bit / 8) as i32);
        emit::access_at(code, load, reg, FP, at);
        ops::ORRXrs.rr_shift(code, reg.number(), reg.number(), X16.0, ShiftKind::Lsl, (bit % 8) as u8);
        emit::access_at(code, store, reg, FP, at);
    }
}
