//! Instructions that ask the system: time, and system calls.

use super::run::Run;
use super::word::Word;
use crate::library;
use crate::machine::Machine;
use crate::shape::LeafKind;
use crate::stop::{Result, unsupported};
use crate::value::{Prov, Slot, mask, sign_extend};

/// Calls that concern the thread pointer of x86-64, which the engine has: `arch_prctl` and its operations.
const ARCH_PRCTL: u64 = 158;
const ARCH_SET_FS: u64 = 0x1002;
const ARCH_GET_FS: u64 = 0x1003;
/// Error of `arch_prctl` with another operation.
const EINVAL: u64 = 22;

impl Run<'_, '_> {
    /// Calls the system as the library function `syscall` does; a failed call returns the negated number of the error.
    /// `registers` hold the number, then the arguments.
    pub(super) fn system_call(&mut self, registers: &[u8; 7], is_x86: bool) -> Result<Word> {
        let number = self.cpu.general(registers[0]);
        self.must_be_defined(number, "the number of a system call")?;
        if is_x86 && number.bits == ARCH_PRCTL {
            return self.thread_call(registers);
        }
        let machine = &mut *self.machine;
        let (Some(call), Some(errno)) = (machine.library.find("syscall"), machine.library.find("__errno_location"))
        else {
            return unsupported("inline assembly that calls the system");
        };
        let arguments: Vec<(LeafKind, [Slot; 1])> = registers.iter().map(|&register| self.argument(register)).collect();
        let args: Vec<library::Arg<'_>> =
            arguments.iter().map(|(kind, slots)| library::Arg { kind: Some(*kind), slots }).collect();
        let site = self.machine.thread.site;
        let place = self.machine.invoke(errno, &library::Call { name: errno.name, args: &[], site })?;
        let before = self.machine.memory.read_uint::<4>(place, site)?;
        let result = self.machine.invoke(call, &library::Call { name: call.name, args: &args, site })?;
        let failed = result.bits == u64::MAX && !result.tag.is_tainted();
        if !failed {
            return Ok(self.machine.word_of(result, 64));
        }
        let error = self.machine.memory.read_uint::<4>(place, site)?;
        // The system itself does not know `errno`.
        self.machine.memory.write_uint::<4>(place, before, site)?;
        Ok(Word::plain(sign_extend(error, 32).wrapping_neg() as u64))
    }

    fn thread_call(&mut self, registers: &[u8; 7]) -> Result<Word> {
        let (operation, address) = (self.cpu.general(registers[1]), self.cpu.general(registers[2]));
        self.must_be_defined(operation, "the operation of arch_prctl")?;
        match operation.bits {
            ARCH_SET_FS => {
                let pointer = self.pointer(address)?;
                self.machine.set_thread_pointer(pointer);
                Ok(Word::plain(0))
            }
            ARCH_GET_FS => {
                let to = self.pointer(address)?;
                let pointer = self.machine.thread_pointer()?;
                self.machine.memory.write_pointer(to, pointer, self.machine.thread.site)?;
                Ok(Word::plain(0))
            }
            _ => Ok(Word::plain(EINVAL.wrapping_neg())),
        }
    }

    /// Returns an argument; one of which only the lower half is defined is a number of 32 bits.
    fn argument(&mut self, register: u8) -> (LeafKind, [Slot; 1]) {
        let word = self.cpu.general(register);
        let is_half = word.undefined == !mask(32);
        let width = if is_half { 32 } else { 64 };
        let slot = self.machine.slot_of(word, width);
        let is_pointer = slot.tag.prov() != Prov::NONE;
        (if is_pointer { LeafKind::Pointer(0) } else { LeafKind::Int(width) }, [slot])
    }
}

impl Machine<'_> {
    /// Sets the thread pointer.
    pub(super) fn set_thread_pointer(&mut self, pointer: Slot) {
        self.assembly.thread_pointer = Some(pointer);
    }
}
