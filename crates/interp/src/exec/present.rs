//! Lookups that the engine relies on: the body of a running function, the instruction of an operation, the
//! running frame. If one fails, that is a fault of the interpreter, reported as an internal error.

use draig_ir::{Body, Inst};

use crate::machine::{Frame, Machine};
use crate::program::Function;
use crate::shape::{Leaf, Shape};
use crate::stop::{Result, fault};
use crate::value::Slot;

impl<'m> Machine<'m> {
    /// Returns the body of a translated function.
    #[track_caller]
    pub(crate) fn body_of(&self, function: &Function) -> Result<&'m Body> {
        match self.module.body(function.global) {
            Some(body) => Ok(body),
            None => Err(fault("a function without a body runs")),
        }
    }

    /// Returns the instruction that the operation at `pc` was translated from.
    #[track_caller]
    pub(super) fn origin(&self, function: &Function, pc: usize) -> Result<(Inst, &'m Body)> {
        match function.origin.get(pc).copied().flatten() {
            Some(inst) => Ok((inst, self.body_of(function)?)),
            None => Err(fault(format!("operation {pc} of a function belongs to no instruction"))),
        }
    }

    /// Returns the running frame.
    #[track_caller]
    pub(super) fn frame(&self) -> Result<&Frame> {
        match self.thread.frames.last() {
            Some(frame) => Ok(frame),
            None => Err(fault("an instruction is executed without a frame")),
        }
    }

    /// Returns the running frame, mutable.
    #[track_caller]
    pub(super) fn frame_mut(&mut self) -> Result<&mut Frame> {
        match self.thread.frames.last_mut() {
            Some(frame) => Ok(frame),
            None => Err(fault("an instruction is executed without a frame")),
        }
    }
}

/// Returns the first scalar of a nonempty value.
#[track_caller]
pub(crate) fn first_leaf(shape: &Shape) -> Result<Leaf> {
    match shape.leaves.first() {
        Some(leaf) => Ok(*leaf),
        None => Err(fault("a value without scalars where one is needed")),
    }
}

/// Returns the first slot of a nonempty value.
#[track_caller]
pub(crate) fn first_slot(slots: &[Slot]) -> Result<Slot> {
    match slots.first() {
        Some(slot) => Ok(*slot),
        None => Err(fault("a value without slots where one is needed")),
    }
}
