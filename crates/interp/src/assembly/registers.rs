//! Registers of a processor while one piece of inline assembly executes.

use std::cell::Cell;

use super::flags::Flags;
use super::word::{Wide, Word};
use super::x86::Stack;
use crate::value::Taint;

/// A register that an operand can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Register {
    /// General-purpose, by number.
    General(u8),
    /// Vector, by number.
    Vector(u8),
    /// Of the x87 stack, counted from its top.
    X87(u8),
}

impl Register {
    /// Returns the bit of the register in a set; those of the x87 stack are in none.
    pub(super) fn bit(self) -> u64 {
        match self {
            Register::General(number) => 1 << (number & 31),
            Register::Vector(number) => 1 << (32 + u32::from(number & 31)),
            Register::X87(_) => 0,
        }
    }
}

/// State of the processor.
#[derive(Clone, Debug)]
pub(crate) struct Processor {
    /// General-purpose registers; those of x86 are the first 16, number 31 of AArch64 is the stack pointer.
    pub(super) gpr: [Word; 32],
    pub(super) vector: [Wide; 32],
    pub(super) flags: Flags,
    pub(super) x87: Stack,
    /// Registers that were read and written since the sets were emptied (see [`Register::bit`]).
    reads: Cell<u64>,
    writes: u64,
}

impl Processor {
    /// Returns registers that hold nothing that is known, because of `cause`.
    pub(super) fn unknown(status: u16, cause: Taint) -> Processor {
        Processor {
            gpr: [Word::unknown(cause); 32],
            vector: [Wide::unknown(cause); 32],
            flags: Flags::unknown(status, cause),
            x87: Stack::default(),
            reads: Cell::new(0),
            writes: 0,
        }
    }

    /// Reads a general-purpose register.
    pub(super) fn general(&self, number: u8) -> Word {
        self.reads.set(self.reads.get() | Register::General(number).bit());
        self.gpr[usize::from(number & 31)]
    }

    /// Writes a general-purpose register.
    pub(super) fn set_general(&mut self, number: u8, value: Word) {
        self.writes |= Register::General(number).bit();
        self.gpr[usize::from(number & 31)] = value;
    }

    /// Reads a vector register.
    pub(super) fn wide(&self, number: u8) -> Wide {
        self.reads.set(self.reads.get() | Register::Vector(number).bit());
        self.vector[usize::from(number & 31)]
    }

    /// Writes a vector register.
    pub(super) fn set_wide(&mut self, number: u8, value: Wide) {
        self.writes |= Register::Vector(number).bit();
        self.vector[usize::from(number & 31)] = value;
    }

    /// Returns the registers that were read and written since the last call.
    pub(super) fn take_accesses(&mut self) -> (u64, u64) {
        (self.reads.take(), std::mem::take(&mut self.writes))
    }
}
