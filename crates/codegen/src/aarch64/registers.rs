//! Registers of AArch64, and how values move between them and the frame.

use draig_mc::aarch64::direct::ops;

use super::emit::{self, access};
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::Class;

pub(crate) const X0: Reg = Reg(0);
pub(crate) const X1: Reg = Reg(1);
/// Address at which a function writes its result.
pub(crate) const X8: Reg = Reg(8);
/// Address of the parameters on the stack, at a function's start.
pub(crate) const X9: Reg = Reg(9);
/// Of `nest`.
pub(crate) const X15: Reg = Reg(15);
/// Of `swiftself`, `swifterror`, `swiftasync`.
pub(crate) const X20: Reg = Reg(20);
pub(crate) const X21: Reg = Reg(21);
pub(crate) const X22: Reg = Reg(22);
/// Never hold a value: the first for moves and large numbers, the second for addresses.
pub(crate) const X16: Reg = Reg(16);
pub(crate) const X17: Reg = Reg(17);
/// Of the platform: the stack of return addresses.
pub(crate) const X18: Reg = Reg(18);
/// Frame pointer.
pub(crate) const FP: Reg = Reg(29);
/// Return address.
pub(crate) const LR: Reg = Reg(30);
/// Stack pointer, in addresses and additions of numbers.
pub(crate) const SP: Reg = Reg(31);
/// Zero, elsewhere.
pub(crate) const ZR: Reg = Reg(31);
/// Never holds a value.
pub(crate) const V31: Reg = Reg::vector(31);

/// The general registers with numbers from `first` to `last`.
pub(crate) const fn generals(first: u8, last: u8) -> RegSet {
    RegSet((1 << (last + 1)) - (1 << first))
}

/// The vector registers with numbers from `first` to `last`, which is less than 31.
pub(crate) const fn vectors(first: u8, last: u8) -> RegSet {
    RegSet(((1 << (last + 1)) - (1 << first)) << 32)
}

/// Registers that functions restore for their caller (Procedure Call Standard for the Arm 64-bit Architecture, 6.1);
/// of vector registers, the lowest 8 bytes.
pub(crate) const SAVED: RegSet = generals(19, 28).or(vectors(8, 15));

/// AArch64 as a target of values.
#[derive(Debug, Default)]
pub(crate) struct Arm;

impl Target for Arm {
    // Vector registers that calls keep in part hold values only where these are known to fit.
    const ALLOCATABLE: RegSet = generals(0, 15).or(generals(19, 28)).or(vectors(0, 7)).or(vectors(16, 30));
    const CALLER_SAVED: RegSet = generals(0, 15).or(vectors(0, 7)).or(vectors(16, 30));
    const FIXABLE_ACROSS_CALLS: RegSet = SAVED;
    const FIXABLE_BETWEEN_CALLS: RegSet = generals(10, 15).or(vectors(16, 30));
    const SAVED_IN_PART: RegSet = vectors(8, 15);
    // Scaled offsets reach 4095 accesses upwards, others 256 bytes downwards.
    const FRAME_GROWS_UP: bool = true;
    const GENERAL_SCRATCH: Reg = X16;
    const VECTOR_SCRATCH: Reg = V31;

    fn dwarf_number(reg: Reg) -> u16 {
        dwarf_number(reg)
    }

    #[inline]
    fn store(code: &mut Vec<u8>, class: Class, reg: Reg, slot: i32) {
        let op = match class {
            Class::I8 | Class::I16 | Class::I32 => access::STORE32,
            Class::I64 => access::STORE64,
            Class::F16 | Class::F32 => access::STORE_S,
            Class::F64 => access::STORE_D,
            _ => access::STORE_Q,
        };
        emit::access_at(code, op, reg, FP, i64::from(slot));
    }

    #[inline]
    fn load(code: &mut Vec<u8>, class: Class, reg: Reg, slot: i32) {
        let op = match class {
            Class::I8 | Class::I16 | Class::I32 => access::LOAD32,
            Class::I64 => access::LOAD64,
            Class::F16 | Class::F32 => access::LOAD_S,
            Class::F64 => access::LOAD_D,
            _ => access::LOAD_Q,
        };
        emit::access_at(code, op, reg, FP, i64::from(slot));
    }

    #[inline]
    fn copy(code: &mut Vec<u8>, class: Class, to: Reg, from: Reg) {
        let (to, from) = (to.number(), from.number());
        match class {
            Class::I8 | Class::I16 | Class::I32 => ops::ORRWrs.rrr(code, to, ZR.0, from),
            Class::I64 => ops::ORRXrs.rrr(code, to, ZR.0, from),
            _ => ops::ORRv16i8.rrr(code, to, from, from),
        }
    }

    fn vector_to_general(code: &mut Vec<u8>, to: Reg, from: Reg) {
        ops::FMOVDXr.rr(code, to.number(), from.number());
    }

    fn general_to_vector(code: &mut Vec<u8>, to: Reg, from: Reg) {
        ops::FMOVXDr.rr(code, to.number(), from.number());
    }
}

/// Number of a register in DWARF (DWARF for the Arm 64-bit Architecture, 4.1).
pub(crate) fn dwarf_number(reg: Reg) -> u16 {
    match reg.is_vector() {
        true => 64 + u16::from(reg.number()),
        false => u16::from(reg.number()),
    }
}
