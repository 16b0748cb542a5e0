//! Intrinsics that return an argument, query the environment, or have no visible effect.

use draig_num::{ApInt, Round};

use super::IntrinsicCall;
use crate::rules;
use crate::semantics::{Cx, undefined};
use crate::stop::{Result, Stop, internal, unsupported};
use crate::value::Slot;

/// Returns the first argument.
pub(super) fn first_argument(call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    match call.args.first() {
        Some(arg) if arg.slots.len() == out.len() => {
            out.copy_from_slice(arg.slots);
            Ok(())
        }
        _ => internal(format!("@{} gives its argument as {}", call.name, call.result.describe())),
    }
}

/// Writes a number to every slot.
pub(super) fn constant(out: &mut [Slot], value: u64) -> Result<()> {
    out.fill(Slot::plain(value));
    Ok(())
}

/// Executes `llvm.is.constant`, as code generation without optimization decides it.
pub(super) fn is_constant(call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    constant(out, u64::from(call.is_constant(0)))
}

/// Executes `llvm.vscale`.
pub(super) fn vscale(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let factor = ApInt::new(64, cx.environment.vscale.max(1));
    cx.write_exact(&factor.zext_or_trunc(call.result.first()?.width), out)?;
    Ok(())
}

/// Executes `llvm.readcyclecounter` or `llvm.readsteadycounter`, which increase at every call.
pub(super) fn cycles(cx: &mut Cx<'_>, out: &mut [Slot]) -> Result<()> {
    cx.environment.cycles = cx.environment.cycles.wrapping_add(1);
    constant(out, cx.environment.cycles)
}

/// Returns the rounding mode of a `FLT_ROUNDS` value.
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

/// Returns the `FLT_ROUNDS` value of a rounding mode.
fn number_of(rounding: Round) -> u64 {
    match rounding {
        Round::TowardZero => 0,
        Round::NearestTiesToEven => 1,
        Round::TowardPositive => 2,
        Round::TowardNegative => 3,
        Round::NearestTiesToAway => 4,
    }
}

/// Executes `llvm.get.rounding`, and `llvm.get.fpenv`, which represents the environment by the same number.
pub(super) fn get_rounding(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let width = call.result.first()?.width;
    cx.write_exact(&ApInt::new(64, number_of(cx.environment.rounding)).zext_or_trunc(width), out)?;
    Ok(())
}

/// Executes `llvm.set.rounding`, and `llvm.set.fpenv` with a result of `llvm.get.fpenv`.
pub(super) fn set_rounding(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
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

/// Executes `llvm.reset.fpenv`.
pub(super) fn reset_rounding(cx: &mut Cx<'_>) -> Result<()> {
    cx.environment.rounding = Round::default();
    Ok(())
}

/// Ends the program by a signal.
pub(super) fn die(signal: i32) -> Result<()> {
    Err(Box::new(Stop::Signal(signal)))
}
