//! `llvm.convert.to.arbitrary.fp` and `llvm.convert.from.arbitrary.fp`, whose small formats exist only as
//! interpretations of integers (LangRef "Arbitrary Floating-Point Format Conversion Intrinsics").

use draig_num::{ApInt, Round, SmallFormat};

use super::IntrinsicCall;
use super::floats::rounding;
use super::lanes::{Lane, lanes};
use crate::semantics::{Cx, Number, Scalar, finish, flush_operand};
use crate::stop::{Result, internal, unsupported};
use crate::value::{Slot, Taint};

/// Returns the format that the argument after the value names.
fn small_format(call: &IntrinsicCall<'_>) -> Result<SmallFormat> {
    let name = call.text(1)?;
    match SmallFormat::named(name.as_bytes()) {
        Some(format) => Ok(format),
        None => internal(format!("@{} of \"{name}\", which the verifier refuses", call.name)),
    }
}

/// Executes `llvm.convert.to.arbitrary.fp`. An overflow without saturation is poison if the format has no
/// infinity, and a NaN is if it has no NaN.
pub(super) fn encode(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let (small, text) = (small_format(call)?, call.text(2)?);
    let Some(round) = rounding(text, cx.environment.rounding) else {
        return internal(format!("@{} by \"{text}\", which the verifier refuses", call.name));
    };
    let saturate = call.slot(3)?.bits & 1 != 0;
    lanes(cx, call, out, |cx, lane, out| encode_lane(cx, lane, out, small, round, saturate))
}

fn encode_lane(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    small: SmallFormat,
    round: Round,
    saturate: bool,
) -> Result<()> {
    let width = lane.result.width;
    match cx.read_float(lane.format(0)?, lane.slots(0)?) {
        Number::Poison(taint) => cx.write_poison(taint, out),
        Number::Undef(taint) => cx.write_undef(width, taint, out)?,
        Number::Exact(x) => {
            let x = flush_operand(cx.environment.denormals, x);
            match small.encode(x, round, saturate) {
                Some(bits) => cx.write_exact(&ApInt::new(width, u64::from(bits)), out)?,
                None => cx.write_poison(Taint::NONE, out),
            }
        }
    }
    Ok(())
}

/// Executes `llvm.convert.from.arbitrary.fp`, which is exact unless the result's format is too narrow.
pub(super) fn decode(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let small = small_format(call)?;
    lanes(cx, call, out, |cx, lane, out| {
        let to = lane.result_format()?;
        match lane.int(cx, 0)? {
            Scalar::Poison(taint) => cx.write_poison(taint, out),
            Scalar::Bits(bits, taint) if !bits.is_exact() => cx.write_undef(to.width(), taint, out)?,
            Scalar::Bits(bits, _) => {
                let exact = small.decode(bits.value.low_u64() as u32);
                let Ok((value, _)) = exact.convert(to, Round::NearestTiesToEven) else {
                    return unsupported(format!("conversion of {} to {to}", small.name()));
                };
                finish(cx, lane.fast, value, &[exact], out)?;
            }
        }
        Ok(())
    })
}
