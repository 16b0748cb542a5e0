//! Intrinsics that pass a value on, answer from the environment, or do nothing that can be seen.

use draig_num::Round;

use super::IntrinsicCall;
use crate::rules;
use crate::semantics::{Cx, undefined};
use crate::stop::{Run, Stop, unsupported};
use crate::value::{Slot, mask};

/// The first argument.
pub(super) fn first_argument(call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    match call.args.first() {
        Some(arg) if arg.slots.len() == out.len() => {
            out.copy_from_slice(arg.slots);
            Ok(())
        }
        _ => unsupported(format!("@{} of another type than its argument", call.name)),
    }
}

/// A number in every slot.
pub(super) fn constant(out: &mut [Slot], value: u64) -> Run<()> {
    out.fill(Slot::plain(value));
    Ok(())
}

/// `llvm.is.constant`: as code generation without optimisation decides it.
pub(super) fn is_constant(call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    constant(out, u64::from(call.is_constant(0)))
}

/// `llvm.vscale`.
pub(super) fn vscale(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let width = call.result.leaves.first().map_or(64, |leaf| leaf.width);
    constant(out, cx.environment.vscale.max(1) & mask(width.clamp(1, 64)))
}

/// `llvm.readcyclecounter` and `llvm.readsteadycounter`: grows with every question.
pub(super) fn cycles(cx: &mut Cx<'_>, out: &mut [Slot]) -> Run<()> {
    cx.environment.cycles = cx.environment.cycles.wrapping_add(1);
    constant(out, cx.environment.cycles)
}

/// The numbers of `FLT_ROUNDS`.
const ROUNDINGS: [Round; 5] = [
    Round::TowardZero,
    Round::NearestTiesToEven,
    Round::TowardPositive,
    Round::TowardNegative,
    Round::NearestTiesToAway,
];

/// `llvm.get.rounding`; also what stands for the whole environment in `llvm.get.fpenv`.
pub(super) fn get_rounding(cx: &mut Cx<'_>, out: &mut [Slot]) -> Run<()> {
    let number = ROUNDINGS.iter().position(|rounding| *rounding == cx.environment.rounding).unwrap_or(1);
    out.fill(Slot::plain(0));
    if let Some(lowest) = out.first_mut() {
        *lowest = Slot::plain(number as u64);
    }
    Ok(())
}

/// `llvm.set.rounding`, and `llvm.set.fpenv` with what `llvm.get.fpenv` gave.
pub(super) fn set_rounding(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Run<()> {
    let wanted = call.slot(0);
    if wanted.tag.is_tainted() {
        let what = format!("the rounding mode that is set is {}", cx.taints.word(wanted));
        return undefined(&rules::UNDEFINED_LIBRARY_ARGUMENT, what, wanted.tag.taint());
    }
    match usize::try_from(wanted.bits).ok().and_then(|number| ROUNDINGS.get(number)) {
        Some(rounding) => {
            cx.environment.rounding = *rounding;
            Ok(())
        }
        None => unsupported(format!("rounding mode {}", wanted.bits)),
    }
}

/// `llvm.reset.fpenv`.
pub(super) fn reset_rounding(cx: &mut Cx<'_>) -> Run<()> {
    cx.environment.rounding = Round::default();
    Ok(())
}

/// Ends the program by a signal.
pub(super) fn die(signal: i32) -> Run<()> {
    Err(Box::new(Stop::Signal(signal)))
}
