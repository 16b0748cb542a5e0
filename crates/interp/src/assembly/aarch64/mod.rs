//! Inline assembly of AArch64: instructions as steps, and their execution.

mod access;
mod execute;
mod floats;
mod integers;
mod step;
mod system;

use draig_mc::aarch64::Condition;

pub(super) use step::Step;

/// Number of the stack pointer among the general-purpose registers.
pub(super) const SP: u8 = 31;

/// Flags, at their places in the immediate of `ccmp` and in the highest bits of NZCV: overflow, carry, zero, negative.
pub(super) const V: u16 = 1;
pub(super) const C: u16 = 2;
pub(super) const Z: u16 = 4;
pub(super) const N: u16 = 8;
/// All flags.
pub(super) const STATUS: u16 = N | Z | C | V;

/// Returns the flags that a condition reads, and whether it holds.
pub(super) fn condition(condition: Condition, flags: u16) -> (u16, bool) {
    let set = |flag: u16| flags & flag != 0;
    let number = condition as u8;
    let (reads, holds) = match number / 2 {
        0 => (Z, set(Z)),
        1 => (C, set(C)),
        2 => (N, set(N)),
        3 => (V, set(V)),
        4 => (C | Z, set(C) && !set(Z)),
        5 => (N | V, set(N) == set(V)),
        6 => (Z | N | V, !set(Z) && set(N) == set(V)),
        // `al` and `nv` hold always.
        _ => return (0, true),
    };
    (reads, holds != (number % 2 == 1))
}
