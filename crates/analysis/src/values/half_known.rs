//! Operations of which one operand is a constant, as [`HalfKnown`]: a row for each opcode and intrinsic of which LLVM's
//! `computeConstantRange` knows something.

use draig_ir::{IntFlags, Opcode};
use draig_num::{HalfKnown, Wraps};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

/// Calls `results` with the operation of a binary instruction and its known operand, which is `left` or `right`; `None`
/// if neither is known. `is_below` compares such a number with a small one.
// Each operation is handed over where it is chosen, so that its row of `results` comes after that of the opcode without
// a second choice, if `results` is inlined.
#[inline(always)]
pub(super) fn of_binary<N, R>(
    opcode: Opcode,
    flags: IntFlags,
    left: impl Fn() -> Option<N>,
    right: impl Fn() -> Option<N>,
    width: u32,
    is_below: impl Fn(&N, u32) -> bool,
    results: impl Fn(HalfKnown, N) -> R,
) -> Option<R> {
    let wraps = Wraps { no_unsigned: flags.contains(IntFlags::NUW), no_signed: flags.contains(IntFlags::NSW) };
    let exact = flags.contains(IntFlags::EXACT);
    let places = || right().filter(|number| is_below(number, width));
    let divisor = || right().filter(|number| !is_below(number, 1));
    // With two known operands, the one on the right is looked at.
    let found = match opcode {
        Opcode::Add => results(HalfKnown::Add(wraps), right()?),
        Opcode::Sub => results(HalfKnown::SubFrom(wraps), left()?),
        Opcode::And => results(HalfKnown::And, right()?),
        Opcode::Or => results(HalfKnown::Or, right()?),
        Opcode::Shl => match places() {
            Some(by) => results(HalfKnown::ShlBy, by),
            None => results(HalfKnown::Shl(wraps), left()?),
        },
        Opcode::LShr => match places() {
            Some(by) => results(HalfKnown::LShrBy, by),
            None => results(HalfKnown::LShr { exact }, left()?),
        },
        Opcode::AShr => match places() {
            Some(by) => results(HalfKnown::AShrBy, by),
            None => results(HalfKnown::AShr { exact }, left()?),
        },
        Opcode::UDiv => match divisor() {
            Some(by) => results(HalfKnown::UDivBy, by),
            None => results(HalfKnown::UDiv, left()?),
        },
        Opcode::SDiv => match right() {
            Some(by) => results(HalfKnown::SDivBy, by),
            None => results(HalfKnown::SDiv, left()?),
        },
        Opcode::URem => match right() {
            Some(by) => results(HalfKnown::URemBy, by),
            None => results(HalfKnown::URem, left()?),
        },
        Opcode::SRem => match right() {
            Some(by) => results(HalfKnown::SRemBy, by),
            None => results(HalfKnown::SRem, left()?),
        },
        _ => return None,
    };
    Some(found)
}

/// Returns the operation of an intrinsic with its known argument, which is the first or the second.
#[inline]
pub(super) fn of_intrinsic<N>(
    id: IntrinsicId,
    first: impl FnOnce() -> Option<N>,
    second: impl FnOnce() -> Option<N>,
) -> Option<(HalfKnown, N)> {
    // Of commutative operations, either may be known.
    let commutative = match id {
        ids::UADD_SAT => HalfKnown::UAddSat,
        ids::SADD_SAT => HalfKnown::SAddSat,
        ids::UMIN => HalfKnown::UMin,
        ids::UMAX => HalfKnown::UMax,
        ids::SMIN => HalfKnown::SMin,
        ids::SMAX => HalfKnown::SMax,
        ids::USUB_SAT | ids::SSUB_SAT => {
            let (from, by) = match id == ids::USUB_SAT {
                true => (HalfKnown::USubSatFrom, HalfKnown::USubSatBy),
                false => (HalfKnown::SSubSatFrom, HalfKnown::SSubSatBy),
            };
            let minuend = first().map(|number| (from, number));
            return minuend.or_else(|| second().map(|number| (by, number)));
        }
        _ => return None,
    };
    first().or_else(second).map(|number| (commutative, number))
}
