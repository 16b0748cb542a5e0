//! Registers of x86-64, and how values move between them and the frame.

use draig_mc::x86::direct::{Mem, ops};

use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::Class;

pub(crate) const RAX: Reg = Reg(0);
pub(crate) const RCX: Reg = Reg(1);
pub(crate) const RDX: Reg = Reg(2);
pub(crate) const RBX: Reg = Reg(3);
pub(crate) const RSP: Reg = Reg(4);
pub(crate) const RBP: Reg = Reg(5);
pub(crate) const RSI: Reg = Reg(6);
pub(crate) const RDI: Reg = Reg(7);
pub(crate) const R8: Reg = Reg(8);
pub(crate) const R9: Reg = Reg(9);
pub(crate) const R10: Reg = Reg(10);
/// Never holds a value: for moves, far calls and large constants.
pub(crate) const R11: Reg = Reg(11);
pub(crate) const R12: Reg = Reg(12);
pub(crate) const R13: Reg = Reg(13);
pub(crate) const R14: Reg = Reg(14);
pub(crate) const R15: Reg = Reg(15);
pub(crate) const XMM0: Reg = Reg::vector(0);
/// Never holds a value.
pub(crate) const XMM15: Reg = Reg::vector(15);

/// The stack of the x87, for results; outside both banks.
pub(crate) const ST0: Reg = Reg(64);
pub(crate) const ST1: Reg = Reg(65);

/// Returns a set of the registers with these numbers.
pub(crate) const fn set(regs: &[Reg]) -> RegSet {
    let mut bits = 0;
    let mut at = 0;
    while at < regs.len() {
        bits |= regs[at].mask().0;
        at += 1;
    }
    RegSet(bits)
}

/// The vector registers with numbers from `first` to `last`.
pub(crate) const fn vectors(first: u8, last: u8) -> RegSet {
    RegSet(((1 << (last + 1)) - (1 << first)) << 32)
}

/// x86-64 as a target of values.
#[derive(Debug, Default)]
pub(crate) struct X86;

impl Target for X86 {
    const ALLOCATABLE: RegSet = RegSet(0xffff & !set(&[RSP, RBP, R11]).0).or(vectors(0, 14));
    const CALLER_SAVED: RegSet = set(&[RAX, RCX, RDX, RSI, RDI, R8, R9, R10]).or(vectors(0, 14));
    const FIXABLE_ACROSS_CALLS: RegSet = set(&[RBX, R12, R13, R14, R15]);
    const FIXABLE_BETWEEN_CALLS: RegSet = set(&[R8, R9, R10]).or(vectors(7, 14));
    const GENERAL_SCRATCH: Reg = R11;
    const VECTOR_SCRATCH: Reg = XMM15;

    fn dwarf_number(reg: Reg) -> u16 {
        dwarf_number(reg)
    }

    #[inline]
    fn store(code: &mut Vec<u8>, class: Class, reg: Reg, slot: i32) {
        let (op, mem) = (
            match class {
                Class::I8 | Class::I16 | Class::I32 => ops::MOV32mr,
                Class::I64 => ops::MOV64mr,
                Class::F16 | Class::F32 => ops::MOVSSmr,
                Class::F64 => ops::MOVSDmr,
                Class::V256 => ops::VMOVUPSYmr,
                Class::V512 => return move_512(code, 0x11, reg, slot),
                _ => ops::MOVUPSmr,
            },
            Mem::base(RBP.0, slot),
        );
        op.reg_mem(code, reg.number(), mem);
    }

    #[inline]
    fn load(code: &mut Vec<u8>, class: Class, reg: Reg, slot: i32) {
        let op = match class {
            Class::I8 | Class::I16 | Class::I32 => ops::MOV32rm,
            Class::I64 => ops::MOV64rm,
            Class::F16 | Class::F32 => ops::MOVSSrm,
            Class::F64 => ops::MOVSDrm,
            Class::V256 => ops::VMOVUPSYrm,
            Class::V512 => return move_512(code, 0x10, reg, slot),
            _ => ops::MOVUPSrm,
        };
        op.reg_mem(code, reg.number(), Mem::base(RBP.0, slot));
    }

    #[inline]
    fn copy(code: &mut Vec<u8>, class: Class, to: Reg, from: Reg) {
        let op = match class {
            Class::I8 | Class::I16 | Class::I32 => ops::MOV32rm,
            Class::I64 => ops::MOV64rm,
            _ => ops::MOVAPSrm,
        };
        op.reg_reg(code, to.number(), from.number());
    }

    fn vector_to_general(code: &mut Vec<u8>, to: Reg, from: Reg) {
        ops::MOVPQIto64rr.reg_reg(code, from.number(), to.number());
    }

    fn general_to_vector(code: &mut Vec<u8>, to: Reg, from: Reg) {
        ops::MOV64toPQIrr.reg_reg(code, to.number(), from.number());
    }
}

/// Column of the return address in DWARF.
pub(crate) const RETURN_ADDRESS: u16 = 16;

/// Appends `vmovups` of 512 bits between one of the first eight registers and the frame (EVEX.512.0F.W0).
fn move_512(code: &mut Vec<u8>, opcode: u8, reg: Reg, slot: i32) {
    code.extend([0x62, 0xf1, 0x7c, 0x48, opcode, 0x85 | reg.number() << 3]);
    code.extend(slot.to_le_bytes());
}

/// Number of a register in DWARF (System V ABI for x86-64, figure 3.36).
pub(crate) fn dwarf_number(reg: Reg) -> u16 {
    match reg {
        Reg(number @ 32..) => u16::from(number) - 32 + 17,
        RAX => 0,
        RDX => 1,
        RCX => 2,
        RBX => 3,
        RSI => 4,
        RDI => 5,
        RBP => 6,
        RSP => 7,
        Reg(number) => u16::from(number),
    }
}
