//! String instructions, alone and repeated.

use super::alu::Binary;
use super::flags::{DF, ZF};
use super::processor::{RAX, RCX, RDI, RSI};
use super::step::{Repeat, Step, StringOp};
use crate::assembly::run::Run;
use crate::assembly::text::Goto;
use crate::assembly::word::Word;
use crate::rules;
use crate::stop::{Result, Undefined};
use crate::value::Slot;

impl Run<'_, '_> {
    /// Executes a string instruction, with its repetitions.
    pub(super) fn string(&mut self, op: StringOp, step: &Step) -> Result<Option<Goto>> {
        if step.repeat == Repeat::No {
            self.string_once(op, step.width)?;
            return Ok(None);
        }
        let compares = matches!(op, StringOp::Scas | StringOp::Cmps);
        loop {
            let count = self.cpu.general(RCX);
            self.must_be_defined(count, "the count of a repeated string instruction")?;
            if count.bits == 0 {
                return Ok(None);
            }
            self.string_once(op, step.width)?;
            self.cpu.set_general(RCX, Word::plain(count.bits - 1));
            self.take_step()?;
            if compares {
                let flags = self.cpu.flags;
                if flags.undefined & ZF != 0 {
                    let what = "inline assembly compares strings with undefined bytes";
                    return Err(Undefined::new(&rules::ASSEMBLY_READS_UNKNOWN, what).taint(flags.cause).into());
                }
                if (flags.bits & ZF != 0) != (step.repeat == Repeat::WhileEqual) {
                    return Ok(None);
                }
            }
        }
    }

    fn string_once(&mut self, op: StringOp, width: u32) -> Result<()> {
        match op {
            StringOp::Movs => {
                let value = self.next(RSI, width, |run, at| run.load(at, width))?;
                self.next(RDI, width, |run, at| run.store(at, width, value))
            }
            StringOp::Stos => {
                let value = self.cpu.low(RAX, width);
                self.next(RDI, width, |run, at| run.store(at, width, value))
            }
            StringOp::Lods => {
                let value = self.next(RSI, width, |run, at| run.load(at, width))?;
                self.cpu.set_low(RAX, width, value);
                Ok(())
            }
            StringOp::Scas => {
                let left = self.cpu.low(RAX, width);
                let right = self.next(RDI, width, |run, at| run.load(at, width))?;
                self.binary(Binary::Cmp, left, right, width).map(drop)
            }
            StringOp::Cmps => {
                let left = self.next(RSI, width, |run, at| run.load(at, width))?;
                let right = self.next(RDI, width, |run, at| run.load(at, width))?;
                self.binary(Binary::Cmp, left, right, width).map(drop)
            }
        }
    }

    /// Accesses the element at a register's address, and advances the register.
    fn next<T>(&mut self, register: u8, width: u32, access: impl FnOnce(&mut Self, Slot) -> Result<T>) -> Result<T> {
        let address = self.cpu.general(register);
        self.must_be_defined(address, "the address of a string instruction")?;
        let result = access(self, Slot::pointer(address.bits, address.prov))?;
        let bytes = u64::from(width / 8);
        let step = if self.cpu.flags.bits & DF == 0 { bytes } else { bytes.wrapping_neg() };
        let moved = self.add_words(address, Word::plain(step), 64);
        self.cpu.set_general(register, moved);
        Ok(result)
    }
}
