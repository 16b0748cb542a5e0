//! Intrinsics that pass a value on, answer from the environment, or do nothing that can be seen.

use draig_num::{ApInt, Round};

use super::IntrinsicCall;
use crate::rules;
use crate::semantics::{Cx, undefined};
use crate::stop::{Run, Stop, internal, unsupported};
use crate::value::Slot;

/// The first argument.
pub(super) fn first_argument(call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    match call.args.first() {
        Some(arg) if arg.slots.len() == out.len() => {
            out.copy_from_slice(arg.slots);
            Ok(())
        }
        _ => internal(format!("@{} gives its argument as {}", call.name, call.result.describe())),
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
    let factor = ApInt::new(64, cx.environment.vscale.max(1));
    cx.write_exact(&factor.zext_or_trunc(call.result.first()?.width), out)?;
    Ok(())
}

/// `llvm.readcyclecounter` and `llvm.readsteadycounter`: grows with every question.
pub(super) fn cycles(cx: &mut Cx<'_>, out: &mut [Slot]) -> Run<()> {
    cx.environment.cycles = cx.environment.cycles.wrapping_add(1);
    constant(out, cx.environment.cycles)
}

/// The rounding that a number of `FLT_ROUNDS` stands for.
fn rounding_of(number: u64) -> Option<Round> {
    let all = [
        Round::TowardZero,
        Round::NearestTiesToEven,
        Round::TowardPositive,
        Round::TowardNegative,
        Round::NearestTiesToAway,
    ];
    all.into_iter().find(|&rounding| number_of(rounding) == number)
}

/// The number of `FLT_ROUNDS`.
fn number_of(rounding: Round) -> u64 {
    match rounding {
        Round::TowardZero => 0,
        Round::NearestTiesToEven => 1,
        Round::TowardPositive => 2,
        Round::TowardNegative => 3,
        Round::NearestTiesToAway => 4,
    }
}

/// `llvm.get.rounding`; also what stands for the whole environment in `llvm.get.fpenv`.
pub(super) fn get_rounding(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let width = call.result.first()?.width;
    cx.write_exact(&ApInt::new(64, number_of(cx.environment.rounding)).zext_or_trunc(width), out)?;
    Ok(())
}

/// `llvm.set.rounding`, and `llvm.set.fpenv` with what `llvm.get.fpenv` gave.
pub(super) fn set_rounding(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Run<()> {
    let wanted = call.slot(0)?;
    if wanted.tag.is_tainted() {
        let what = format!("the rounding mode that is set is {}", cx.taints.word(wanted));
        return undefined(&rules::UNDEFINED_LIBRARY_ARGUMENT, what, wanted.tag.taint());
    }
    match rounding_of(wanted.bits) {
        Some(rounding) => {
            cx.environment.rounding = rounding;
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
