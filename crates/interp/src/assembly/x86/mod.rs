//! Inline assembly of x86-64: instructions as steps, and their execution.

mod alu;
mod bits;
mod execute;
mod flags;
mod lanes;
mod processor;
mod step;
mod strings;
mod system;
mod vector;
mod x87;

pub(super) use flags::{Condition, DF, STATUS};
pub(super) use processor::RSP;
pub(super) use step::Step;
pub(super) use x87::Stack;
