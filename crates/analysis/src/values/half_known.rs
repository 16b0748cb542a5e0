//! Operations of which one operand is a constant, as [`HalfKnown`]: a row for each opcode and intrinsic of which LLVM's
//! `computeConstantRange` knows something.

use draig_ir::{IntFlags, Opcode};
use draig_num::{HalfKnown, Wraps};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

/// Returns the operation of a binary instruction with its known operand, which is `left` or `right`. `is_below` compares
/// such a number with a small one.
#[inline]
pub(super) fn of_binary<N>(
    opcode: Opcode,
    flags: IntFlags,
    (left, right): (Option<N>, Option<N>),
    width: u32,
    is_below: impl Fn(&N, u32) -> bool,
) -> Option<(HalfKnown, N)> {
    let wraps = || Wraps { no_unsigned: flags.contains(IntFlags::NUW), no_signed: flags.contains(IntFlags::NSW) };
    let exact = flags.contains(IntFlags::EXACT);
    let is_places = |number: &N| is_below(number, width);
    // With two known operands, the one on the right is looked at.
    let (by, of) = match opcode {
        Opcode::Add => return Some((HalfKnown::Add(wraps()), right?)),
        Opcode::Sub => return Some((HalfKnown::SubFrom(wraps()), left?)),
        Opcode::And => return Some((HalfKnown::And, right?)),
        Opcode::Or => return Some((HalfKnown::Or, right?)),
        Opcode::Shl => (right.filter(is_places).map(|by| (HalfKnown::ShlBy, by)), HalfKnown::Shl(wraps())),
        Opcode::LShr => (right.filter(is_places).map(|by| (HalfKnown::LShrBy, by)), HalfKnown::LShr { exact }),
        Opcode::AShr => (right.filter(is_places).map(|by| (HalfKnown::AShrBy, by)), HalfKnown::AShr { exact }),
        Opcode::UDiv => (right.filter(|by| !is_below(by, 1)).map(|by| (HalfKnown::UDivBy, by)), HalfKnown::UDiv),
        Opcode::SDiv => (right.map(|by| (HalfKnown::SDivBy, by)), HalfKnown::SDiv),
        Opcode::URem => (right.map(|by| (HalfKnown::URemBy, by)), HalfKnown::URem),
        Opcode::SRem => (right.map(|by| (HalfKnown::SRemBy, by)), HalfKnown::SRem),
        _ => return None,
    };
    by.or_else(|| left.map(|number| (of, number)))
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
