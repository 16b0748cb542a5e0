//! Keeps what the interpreter remembers in proportion to what the program may use: entries of dead
//! objects and records of undefined values are used again, and there are only so many that are alive.

use crate::machine::Machine;
use crate::stop::{Run, limit};
use crate::value::Slot;

/// The most undefined values whose histories are told apart.
const MAX_TAINTS: usize = 1 << 22;

impl Machine<'_> {
    /// Called between operations, with all registers in place, when the tables have grown.
    #[cold]
    pub(super) fn collect(&mut self) -> Run<()> {
        // A library function that waits for the program to come back holds values of its own.
        if self.nesting <= 1 {
            let mut roots: Vec<Slot> = Vec::new();
            if let Some(frame) = self.frames.last() {
                let end = frame.base + frame.function.registers as usize;
                roots.extend_from_slice(self.registers.get(..end).unwrap_or(&self.registers));
            }
            for frame in &self.frames {
                roots.extend(frame.varargs.iter().flat_map(|arg| arg.slots.iter().copied()));
            }
            roots.extend_from_slice(&self.program.addresses);
            roots.extend(self.program.constants());
            roots.push(self.arrived.exception);
            self.libc.roots(&mut roots);
            self.memory.collect(&mut self.taints, roots.into_iter());
        }
        if self.taints.live() > MAX_TAINTS {
            return limit(format!("more than {MAX_TAINTS} different undefined values"));
        }
        self.memory.check_tables()
    }
}
