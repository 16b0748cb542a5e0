//! The running program as library functions see it.

use std::ops::{Deref, DerefMut};

use draig_interp::machine::Machine;

use crate::state::State;

/// A machine that uses this library.
pub(crate) struct Process<'a, 'm> {
    machine: &'a mut Machine<'m>,
}

impl<'a, 'm> Process<'a, 'm> {
    /// Wraps a machine.
    pub(crate) fn new(machine: &'a mut Machine<'m>) -> Process<'a, 'm> {
        Process { machine }
    }

    /// Returns the library's state.
    pub(crate) fn state(&mut self) -> &mut State {
        self.machine.library_state()
    }
}

impl<'m> Deref for Process<'_, 'm> {
    type Target = Machine<'m>;

    fn deref(&self) -> &Machine<'m> {
        self.machine
    }
}

impl<'m> DerefMut for Process<'_, 'm> {
    fn deref_mut(&mut self) -> &mut Machine<'m> {
        self.machine
    }
}
