//! Semantics of instructions on scalars: pure functions from slots to slots, exact about poison, undef per
//! bit, flags and undefined behaviour.
//!
//! These are the general paths. The engine computes defined numbers of common widths itself and uses these
//! functions for everything else. Memory and control flow are handled elsewhere.

mod bitcast;
mod bytes;
mod cast;
mod compare;
mod environment;
mod float;
mod freeze;
mod int;
pub(crate) mod partial;
mod scalar;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

pub(crate) use bitcast::bitcast;
pub(crate) use cast::{cast, float_to_float};
pub(crate) use compare::{fcmp, icmp, icmp_holds};
pub(crate) use environment::{Denormals, Environment};
pub(crate) use float::{arithmetic, finish, float_binary, float_math, flush_operand, fneg, sign_mask, sign_operation};
pub(crate) use freeze::freeze;
pub(crate) use int::int_binary;
pub(crate) use scalar::{Number, Scalar, first, undefined};

use crate::choice::Choice;
use crate::memory::Memory;
use crate::site::Site;
use crate::taint::Taints;

/// Context of an operation.
pub(crate) struct Cx<'a> {
    /// Records of poison and undef.
    pub(crate) taints: &'a mut Taints,
    /// Memory: addresses become exposed, and some intrinsics access it.
    pub(crate) memory: &'a mut Memory,
    /// Site of the operation.
    pub(crate) site: Site,
    /// Decisions that the language leaves open.
    pub(crate) choice: &'a mut Choice,
    /// Floating-point environment and byte order of the target.
    pub(crate) environment: &'a mut Environment,
}
