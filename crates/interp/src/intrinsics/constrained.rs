//! `llvm.experimental.constrained.*` (LangRef "Constrained Floating-Point Intrinsics"). The metadata argument
//! gives the rounding mode, and NaN results are quiet. Exceptions change no result; they are recorded, unless the call
//! ignores them, but for those of functions such as `sin`.

use draig_ir::{FloatPredicate, Opcode};
use draig_num::{ApFloat, Outcome, Round, Status};

use super::IntrinsicCall;
use super::floats::{finish_quiet, numbers, rounding};
use super::lanes::{Lane, lanes};
use super::libm;
use crate::semantics::{Cx, Number, Scalar, arithmetic, cast, fcmp, float_to_float};
use crate::stop::{Result, internal, unsupported};
use crate::value::{Slot, Taint};

/// Returns the rounding mode of a call: its metadata argument after `operands` values. Intrinsics without one
/// (`fpext`, `floor`, `maxnum`, …) have the exception behaviour in its place, and round to nearest.
fn requested_rounding(cx: &Cx<'_>, call: &IntrinsicCall<'_>, operands: usize) -> Result<Round> {
    match call.text(operands)? {
        text if text.starts_with("fpexcept.") => Ok(Round::NearestTiesToEven),
        text => match rounding(text, cx.environment.rounding) {
            Some(round) => Ok(round),
            None => internal(format!("@{} by \"{text}\", which the verifier refuses", call.name)),
        },
    }
}

/// Records exceptions, unless the call ignores them: its last argument says so, which follows `operands` others and the
/// rounding mode, if there is one.
fn raise(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, operands: usize, status: Status) {
    let ignores = |number| call.text(number).is_ok_and(|text| text == "fpexcept.ignore");
    if !status.is_ok() && !ignores(operands) && !ignores(operands + 1) {
        cx.environment.exceptions |= status;
    }
}

/// Executes a function of `N` numbers.
pub(super) fn math<const N: usize, T: Into<Outcome>>(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    compute: impl Fn(&mut Cx<'_>, [ApFloat; N], Round) -> Option<T>,
) -> Result<()> {
    let round = requested_rounding(cx, call, N)?;
    lanes(cx, call, out, |cx, lane, out| {
        let Some(values) = numbers::<N>(cx, lane, out)? else { return Ok(()) };
        let Some(result) = compute(cx, values, round) else {
            return unsupported(format!("@{} in this format", call.name));
        };
        let Outcome { value, status } = result.into();
        raise(cx, call, N, status);
        finish_quiet(cx, lane.fast, value, values, out)
    })
}

/// Executes `constrained.fadd` and similar.
pub(super) fn binary(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], op: Opcode) -> Result<()> {
    math(cx, call, out, |_, [x, y], round| arithmetic(op, x, y, round))
}

pub(super) fn fma(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    math(cx, call, out, |_, [a, b, c], round| a.fma(b, c, round).ok())
}

pub(super) fn fmuladd(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    math(cx, call, out, |cx, [a, b, c], round| {
        if cx.choice.below(2) == 1 {
            return a.fma(b, c, round).ok();
        }
        let product = a.mul(b, round);
        let sum = product.value.add(c, round);
        Some(Outcome { value: sum.value, status: product.status | sum.status })
    })
}

/// Executes `constrained.sqrt`.
pub(super) fn square_root(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    math(cx, call, out, |_, [x], round| {
        let value = libm::square_root(x, round)?;
        let status = match value.is_nan() {
            true if x.is_nan() => Status::OK,
            true => Status::INVALID,
            // Squared and less the operand, an exact root is zero.
            false if value.is_finite() && !is_square(value, x) => Status::INEXACT,
            false => Status::OK,
        };
        Some(Outcome { value, status })
    })
}

fn is_square(root: ApFloat, x: ApFloat) -> bool {
    root.fma(root, x.neg(), Round::NearestTiesToEven).is_ok_and(|rest| rest.value.is_zero())
}

/// Executes `constrained.rint`, which raises the exception for a rounded result, and `nearbyint`, which does not.
pub(super) fn integral(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], raises: bool) -> Result<()> {
    math(cx, call, out, |_, [x], round| {
        let rounded = x.round_to_integral(round).ok()?;
        Some(Outcome { status: if raises { rounded.status } else { Status::OK }, ..rounded })
    })
}

/// Executes `constrained.fptosi`, `fptoui`, `lrint`, `lround` …; `fixed` is the rounding of those that ignore
/// the environment's. An out-of-range result is poison for the first two, and the least number for others.
pub(super) fn to_int(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    signed: bool,
    fixed: Option<Round>,
    poison: bool,
) -> Result<()> {
    let round = match fixed {
        Some(round) => round,
        None => requested_rounding(cx, call, 1)?,
    };
    lanes(cx, call, out, |cx, lane, out| {
        let width = lane.result.width;
        match cx.read_float(lane.format(0)?, lane.slots(0)?) {
            Number::Poison(taint) => cx.write_poison(taint, out),
            Number::Undef(taint) => cx.write_undef(width, taint, out)?,
            Number::Exact(x) => {
                let (value, status) = x.to_int(width, signed, round);
                raise(cx, call, 1, status);
                if !status.has(Status::INVALID) {
                    cx.write_exact(&value, out)?;
                } else if poison {
                    cx.write_poison(Taint::NONE, out);
                } else {
                    cx.write_exact(&draig_num::ApInt::signed_min(width), out)?;
                }
            }
        }
        Ok(())
    })
}

/// Executes `constrained.sitofp` or `uitofp`.
pub(super) fn from_int(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], signed: bool) -> Result<()> {
    let round = requested_rounding(cx, call, 1)?;
    lanes(cx, call, out, |cx, lane, out| {
        let format = lane.result_format()?;
        match lane.int(cx, 0)? {
            Scalar::Bits(bits, _) if bits.is_exact() => match ApFloat::from_int(format, &bits.value, signed, round) {
                Ok(outcome) => {
                    raise(cx, call, 1, outcome.status);
                    cx.write_float(outcome.value, out)?;
                }
                Err(_) => return unsupported(format!("conversion of this integer to {format}")),
            },
            _ => {
                let op = if signed { Opcode::SiToFp } else { Opcode::UiToFp };
                let (leaf, slots) = lane.arg(0)?;
                cast(cx, op, 0, &leaf, &lane.result, slots, out)?;
            }
        }
        Ok(())
    })
}

/// Executes `constrained.fptrunc` or `fpext`.
pub(super) fn convert(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let round = requested_rounding(cx, call, 1)?;
    lanes(cx, call, out, |cx, lane, out| {
        let to = lane.result_format()?;
        if let Number::Exact(x) = cx.read_float(lane.format(0)?, lane.slots(0)?)
            && let Ok((value, is_rounded)) = x.convert(to, round)
        {
            raise(cx, call, 1, of_conversion(x, value, is_rounded));
        }
        float_to_float(cx, lane.fast, lane.format(0)?, to, round, lane.slots(0)?, out)
    })
}

/// Returns the exceptions of a conversion.
fn of_conversion(from: ApFloat, to: ApFloat, is_rounded: bool) -> Status {
    if from.is_nan() || from.is_infinite() || !is_rounded {
        return Status::OK;
    }
    match to.is_infinite() {
        true => Status::OVERFLOW | Status::INEXACT,
        false if to.is_subnormal() || to.is_zero() => Status::UNDERFLOW | Status::INEXACT,
        false => Status::INEXACT,
    }
}

/// Executes `constrained.fcmp` or `fcmps`, whose predicate is the text of the third argument. A NaN is invalid for the
/// latter, a signaling one for both.
pub(super) fn compare(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], is_signaling: bool) -> Result<()> {
    let text = call.text(2)?;
    let Some(predicate) = FloatPredicate::from_spelling(text.as_bytes()) else {
        return internal(format!("@{} by \"{text}\", which the verifier refuses", call.name));
    };
    lanes(cx, call, out, |cx, lane, out| {
        for number in 0..2 {
            if let Number::Exact(x) = cx.read_float(lane.format(number)?, lane.slots(number)?)
                && (x.is_nan() && is_signaling || x.is_signaling())
            {
                raise(cx, call, 3, Status::INVALID);
            }
        }
        compare_lane(cx, lane, out, predicate)
    })
}

/// Compares one lane.
pub(super) fn compare_lane(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    predicate: FloatPredicate,
) -> Result<()> {
    let result = fcmp(cx, predicate, lane.fast, lane.format(0)?, lane.slots(0)?, lane.slots(1)?)?;
    out.fill(result);
    Ok(())
}
