//! What execution relies on: that a function that runs has a body, an operation its instruction, the loop a
//! frame. Where one of them is missing, the interpreter is wrong and says so.

use draig_ir::{Body, Inst};

use crate::machine::{Frame, Machine};
use crate::program::Function;
use crate::shape::{Leaf, Shape};
use crate::stop::{Run, fault};
use crate::value::Slot;

impl<'m> Machine<'m> {
    /// The body of a function that was translated.
    #[track_caller]
    pub(crate) fn body_of(&self, function: &Function) -> Run<&'m Body> {
        match self.module.body(function.global) {
            Some(body) => Ok(body),
            None => Err(fault("a function without a body runs")),
        }
    }

    /// The instruction that the operation at `pc` was made of.
    #[track_caller]
    pub(super) fn origin(&self, function: &Function, pc: usize) -> Run<(Inst, &'m Body)> {
        match function.origin.get(pc).copied().flatten() {
            Some(inst) => Ok((inst, self.body_of(function)?)),
            None => Err(fault(format!("operation {pc} of a function belongs to no instruction"))),
        }
    }

    /// The frame that runs.
    #[track_caller]
    pub(super) fn frame(&self) -> Run<&Frame> {
        match self.thread.frames.last() {
            Some(frame) => Ok(frame),
            None => Err(fault("an instruction is executed without a frame")),
        }
    }

    /// The frame that runs.
    #[track_caller]
    pub(super) fn frame_mut(&mut self) -> Run<&mut Frame> {
        match self.thread.frames.last_mut() {
            Some(frame) => Ok(frame),
            None => Err(fault("an instruction is executed without a frame")),
        }
    }
}

/// The first scalar of a value that has one.
#[track_caller]
pub(crate) fn first_leaf(shape: &Shape) -> Run<Leaf> {
    match shape.leaves.first() {
        Some(leaf) => Ok(*leaf),
        None => Err(fault("a value without scalars where one is needed")),
    }
}

/// The first slot of a value that has one.
#[track_caller]
pub(crate) fn first_slot(slots: &[Slot]) -> Run<Slot> {
    match slots.first() {
        Some(slot) => Ok(*slot),
        None => Err(fault("a value without slots where one is needed")),
    }
}
