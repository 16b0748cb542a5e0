//! Instructions that ask the system: time, and system calls.

use super::processor::{RAX, RCX, RDI, RDX, RSI};
use super::word::Word;
use crate::assembly::Run;
use crate::library;
use crate::shape::LeafKind;
use crate::stop::{Result, unsupported};
use crate::taint::TaintKind;
use crate::value::{Prov, Slot};

/// Registers of a system call: the number, then the arguments (System V ABI, AMD64 supplement A.2.1).
const SYSTEM_CALL: [u8; 7] = [RAX, RDI, RSI, RDX, 10, 8, 9];
/// Registers that it changes: the return address and the flags.
const CHANGED: [u8; 2] = [RCX, 11];

impl Run<'_, '_> {
    /// Puts the time stamp into `edx:eax`: the number of executed instructions, so that runs are repeatable.
    pub(super) fn read_time(&mut self) {
        let time = self.machine.steps();
        self.cpu.set_low(RAX, 32, Word::plain(time & 0xffff_ffff));
        self.cpu.set_low(RDX, 32, Word::plain(time >> 32));
    }

    /// Calls the system as the library function `syscall` does, with the number of the error as the result.
    pub(super) fn system_call(&mut self) -> Result<()> {
        let machine = &mut *self.machine;
        let (Some(call), Some(errno)) = (machine.library.find("syscall"), machine.library.find("__errno_location"))
        else {
            return unsupported("inline assembly that calls the system");
        };
        let number = self.cpu.gpr[usize::from(RAX)];
        self.must_be_defined(number, "the number of a system call")?;
        let slots: Vec<[Slot; 1]> = SYSTEM_CALL.iter().map(|&register| [self.argument(register)]).collect();
        let args: Vec<library::Arg<'_>> = slots
            .iter()
            .map(|slots| {
                let is_pointer = slots[0].tag.prov() != Prov::NONE;
                let kind = if is_pointer { LeafKind::Pointer(0) } else { LeafKind::Int(64) };
                library::Arg { kind: Some(kind), slots }
            })
            .collect();
        let site = self.machine.thread.site;
        let place = self.machine.invoke(errno, &library::Call { name: errno.name, args: &[], site })?;
        let before = self.machine.memory.read_uint::<4>(place, site)?;
        let result = self.machine.invoke(call, &library::Call { name: call.name, args: &args, site })?;
        let failed = result.bits == u64::MAX && !result.tag.is_tainted();
        let result = match failed {
            true => {
                let error = self.machine.memory.read_uint::<4>(place, site)?;
                // The system itself does not know `errno`.
                self.machine.memory.write_uint::<4>(place, before, site)?;
                Word::plain(error.wrapping_neg())
            }
            false => self.machine.word_of(result, 64),
        };
        self.cpu.gpr[usize::from(RAX)] = result;
        let kind = TaintKind::Undef(u64::MAX);
        let cause = self.machine.taints.make_because(kind, site, "a system call changes the register");
        for register in CHANGED {
            self.cpu.gpr[usize::from(register)] = Word::unknown(cause);
        }
        Ok(())
    }

    fn argument(&mut self, register: u8) -> Slot {
        let word = self.cpu.gpr[usize::from(register)];
        self.machine.slot_of(word, 64)
    }
}
