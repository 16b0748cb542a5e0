//! What instructions do with scalars: pure functions from slots to slots, exact about poison, about
//! undef bit by bit, about flags and about undefined behaviour.
//!
//! These are the general paths. The engine computes fully defined numbers of common widths itself
//! and comes here with everything else; memory and control are not known here at all.

mod bitcast;
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

/// What an operation needs besides its operands.
pub(crate) struct Cx<'a> {
    /// The records of poison and undef.
    pub(crate) taints: &'a mut Taints,
    /// The memory: addresses become exposed, and some intrinsics access it.
    pub(crate) memory: &'a mut Memory,
    /// The operation.
    pub(crate) site: Site,
    /// Decides what the language leaves open.
    pub(crate) choice: &'a mut Choice,
    /// The floating-point environment and the target's byte order.
    pub(crate) environment: &'a mut Environment,
}
