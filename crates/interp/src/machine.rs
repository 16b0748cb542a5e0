//! The running program: module, memory, translated functions, frames, library state, host.

use draig_ir::Module;

use crate::choice::Choice;
use crate::host::Host;
use crate::libc::Libc;
use crate::memory::Memory;
use crate::program::Program;
use crate::taint::Taints;
use crate::value::Slot;

/// A program in the middle of its run.
pub(crate) struct Machine<'m> {
    /// What is run.
    pub(crate) module: &'m Module,
    /// Its objects and bytes.
    pub(crate) memory: Memory,
    /// What is undefined, and why.
    pub(crate) taints: Taints,
    /// What the language leaves open.
    pub(crate) choice: Choice,
    /// What the library remembers between calls.
    pub(crate) libc: Libc,
    /// The functions, translated when they are first called.
    pub(crate) program: Program<'m>,
    /// The world.
    pub(crate) host: &'m mut dyn Host,
    /// The registers of all frames, one window after the other.
    pub(crate) registers: Vec<Slot>,
}
