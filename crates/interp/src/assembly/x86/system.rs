//! Instructions of x86 that ask the system: time, and system calls.

use super::processor::{RAX, RCX, RDI, RDX, RSI};
use crate::assembly::run::Run;
use crate::assembly::word::Word;
use crate::stop::Result;
use crate::taint::TaintKind;

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

    /// Executes `syscall`.
    pub(super) fn system_call_x86(&mut self) -> Result<()> {
        let result = self.system_call(&SYSTEM_CALL, true)?;
        self.cpu.set_general(RAX, result);
        let kind = TaintKind::Undef(u64::MAX);
        let site = self.machine.thread.site;
        let cause = self.machine.taints.make_because(kind, site, "a system call changes the register");
        for register in CHANGED {
            self.cpu.set_general(register, Word::unknown(cause));
        }
        Ok(())
    }
}
