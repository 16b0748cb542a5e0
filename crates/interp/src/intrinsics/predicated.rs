//! `llvm.vp.*` (LangRef "Vector Predication Intrinsics"). The last two arguments are a mask and an explicit
//! vector length. Excluded lanes are poison and cannot cause undefined behaviour. A length beyond the vector
//! is undefined behaviour. `llvm.masked.udiv` and similar have a mask only.

use draig_ir::{FloatPredicate, IntFlags, IntPredicate, Opcode};

use super::constrained::compare_lane;
use super::lanes::{Lane, Truth, lane, lane_of, mask_of};
use super::{Arg, IntrinsicCall};
use crate::rules;
use crate::semantics::{Cx, cast, float_binary, fneg, icmp, int_binary, undefined};
use crate::shape::LeafKind;
use crate::stop::{Result, internal};
use crate::value::{Slot, Taint};

/// Combines mask and vector length to the active lanes; `width` is the number of lanes.
pub(super) fn active(
    cx: &Cx<'_>,
    call: &IntrinsicCall<'_>,
    mask: Option<usize>,
    length: usize,
    width: usize,
) -> Result<Vec<Truth>> {
    let evl = call.slot(length)?;
    if evl.tag.is_tainted() {
        let what = format!("an explicit vector length for {width} lanes is {}", cx.taints.word(evl));
        return undefined(&rules::VECTOR_LENGTH, what, evl.tag.taint());
    }
    if evl.bits > width as u64 {
        let what = format!("an explicit vector length of {} for {width} lanes", evl.bits);
        return undefined(&rules::VECTOR_LENGTH, what, Taint::NONE);
    }
    let mut lanes = match mask {
        Some(mask) => mask_of(call.arg(mask)?, width)?,
        None => vec![Truth::Yes; width],
    };
    for lane in lanes.iter_mut().skip(evl.bits as usize) {
        *lane = Truth::No;
    }
    Ok(lanes)
}

/// Applies `each` to the active lanes; the last two arguments are mask and length.
pub(super) fn predicated(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    each: impl FnMut(&mut Cx<'_>, &Lane<'_>, &mut [Slot]) -> Result<()>,
) -> Result<()> {
    let Some(mask) = call.args.len().checked_sub(2) else {
        return internal(format!("@{} without mask and length", call.name));
    };
    let lanes = active(cx, call, Some(mask), mask + 1, call.result.leaves.len())?;
    by_mask(cx, call, out, lanes, each)
}

/// Applies `each` to the lanes that are included; the others are poison.
fn by_mask(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    lanes: Vec<Truth>,
    mut each: impl FnMut(&mut Cx<'_>, &Lane<'_>, &mut [Slot]) -> Result<()>,
) -> Result<()> {
    for ((number, leaf), truth) in call.result.leaves.iter().enumerate().zip(lanes) {
        let places = leaf.of_mut(out)?;
        match truth {
            Truth::Yes => each(cx, &lane(call, *leaf, number)?, places)?,
            Truth::Unknown(taint) => cx.write_poison(taint, places),
            Truth::No => cx.write_poison(Taint::NONE, places),
        }
    }
    Ok(())
}

/// Executes `llvm.vp.add` and other instructions on two integers.
pub(super) fn int_op(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], op: Opcode) -> Result<()> {
    predicated(cx, call, out, |cx, lane, out| {
        int_binary(cx, op, IntFlags::NONE, lane.result.width, lane.slots(0)?, lane.slots(1)?, out)
    })
}

/// Executes `llvm.masked.udiv` and similar, whose last argument is a mask. As with a vector length, excluded
/// lanes are poison and cannot cause undefined behaviour.
pub(super) fn masked_op(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], op: Opcode) -> Result<()> {
    let mask = mask_of(call.arg(2)?, call.result.leaves.len())?;
    by_mask(cx, call, out, mask, |cx, lane, out| {
        int_binary(cx, op, IntFlags::NONE, lane.result.width, lane.slots(0)?, lane.slots(1)?, out)
    })
}

/// Executes `llvm.vp.fadd` and similar.
pub(super) fn float_op(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], op: Opcode) -> Result<()> {
    predicated(cx, call, out, |cx, lane, out| {
        float_binary(cx, op, lane.fast, lane.format(0)?, lane.slots(0)?, lane.slots(1)?, out)
    })
}

/// Executes `llvm.vp.fneg`.
pub(super) fn negate(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    predicated(cx, call, out, |cx, lane, out| fneg(cx, lane.fast, lane.format(0)?, lane.slots(0)?, out))
}

/// Executes `llvm.vp.trunc` and other conversions.
pub(super) fn convert(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], op: Opcode) -> Result<()> {
    predicated(cx, call, out, |cx, lane, out| {
        let (from, slots) = lane.arg(0)?;
        let flags = if matches!(op, Opcode::FpTrunc | Opcode::FpExt) { lane.fast.0 } else { 0 };
        cast(cx, op, flags, &from, &lane.result, slots, out)
    })
}

/// Executes `llvm.vp.icmp` or `llvm.vp.fcmp`, whose predicate is the text of the third argument.
pub(super) fn compare(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let text = call.text(2)?;
    predicated(cx, call, out, |cx, lane, out| {
        let kind = lane.arg(0)?.0.kind;
        if let (LeafKind::Float(_), Some(predicate)) = (kind, FloatPredicate::from_spelling(text.as_bytes())) {
            return compare_lane(cx, lane, out, predicate);
        }
        let Some(predicate) = IntPredicate::from_spelling(text.as_bytes()) else {
            return internal(format!("@{} by \"{text}\", which the verifier refuses", call.name));
        };
        out.fill(icmp(cx, predicate, IntFlags::NONE, kind, lane.slots(0)?, lane.slots(1)?)?);
        Ok(())
    })
}

/// Executes `llvm.vp.select`, whose result is poison beyond the length, or `llvm.vp.merge`, which selects the
/// third argument there.
pub(super) fn choose(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], merge: bool) -> Result<()> {
    let width = call.result.leaves.len();
    let below = active(cx, call, None, 3, width)?;
    let [condition, then, otherwise] = call.leading()?;
    let condition = mask_of(condition, width)?;
    for (number, (leaf, (below, truth))) in call.result.leaves.iter().zip(below.into_iter().zip(condition)).enumerate()
    {
        let places = leaf.of_mut(out)?;
        let arg = match (below, truth) {
            (Truth::Yes, Truth::Yes) => then,
            (Truth::Yes, Truth::No) => otherwise,
            (Truth::Yes, Truth::Unknown(taint)) => {
                cx.write_poison(taint, places);
                continue;
            }
            _ if merge => otherwise,
            _ => {
                cx.write_poison(Taint::NONE, places);
                continue;
            }
        };
        copy_lane(arg, number, places)?;
    }
    Ok(())
}

/// Copies a lane of an argument to one of the result.
///
/// # Errors
/// Returns an internal error if a lane is missing, or if the types differ.
#[track_caller]
pub(super) fn copy_lane(arg: &Arg<'_>, number: usize, places: &mut [Slot]) -> Result<()> {
    let (leaf, slots) = lane_of(arg, number)?;
    if slots.len() != places.len() {
        return internal(format!("{} is copied to {} slots", leaf.kind.describe(), places.len()));
    }
    places.copy_from_slice(slots);
    Ok(())
}
