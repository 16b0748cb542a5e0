//! `llvm.vp.*` (LangRef "Vector Predication Intrinsics"): the last two arguments are a mask and an
//! explicit vector length; lanes that these exclude are poison and undefined behaviour in them does
//! not happen. A length beyond the vector is undefined behaviour.

use draig_ir::{FloatPredicate, IntFlags, IntPredicate, Opcode};

use super::constrained::compare_lane;
use super::lanes::{Lane, Truth, lane, lane_of, mask_of, of_leaf_mut};
use super::{Arg, IntrinsicCall};
use crate::rules;
use crate::semantics::{Cx, cast, float_binary, fneg, icmp, int_binary, undefined};
use crate::shape::LeafKind;
use crate::stop::{Run, unsupported};
use crate::value::{Slot, Taint};

/// Which lanes take part: mask and vector length together. `width` is the number of lanes.
pub(super) fn active(call: &IntrinsicCall<'_>, mask: Option<usize>, length: usize, width: usize) -> Run<Vec<Truth>> {
    let evl = call.slot(length);
    if evl.tag.is_tainted() {
        return undefined(&rules::VECTOR_LENGTH, "the explicit vector length is undefined", evl.tag.taint());
    }
    if evl.bits > width as u64 {
        let what = format!("an explicit vector length of {} for {width} lanes", evl.bits);
        return undefined(&rules::VECTOR_LENGTH, what, Taint::NONE);
    }
    let mut lanes = match mask.and_then(|mask| call.args.get(mask)) {
        Some(mask) => mask_of(mask),
        None => vec![Truth::Yes; width],
    };
    lanes.resize(width, Truth::No);
    for lane in lanes.iter_mut().skip(evl.bits as usize) {
        *lane = Truth::No;
    }
    Ok(lanes)
}

/// Applies `each` to the lanes that take part; the last two arguments are mask and length.
pub(super) fn predicated(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    mut each: impl FnMut(&mut Cx<'_>, &Lane<'_>, &mut [Slot]) -> Run<()>,
) -> Run<()> {
    let count = call.args.len();
    let lanes = active(call, count.checked_sub(2), count.saturating_sub(1), call.result.leaves.len())?;
    for (number, leaf) in call.result.leaves.iter().enumerate() {
        let places = of_leaf_mut(leaf, out);
        match lanes.get(number) {
            Some(Truth::Yes) => each(cx, &lane(call, *leaf, number), places)?,
            Some(Truth::Unknown(taint)) => cx.write_poison(*taint, places),
            _ => cx.write_poison(Taint::NONE, places),
        }
    }
    Ok(())
}

/// `llvm.vp.add` and other instructions of two integers.
pub(super) fn int_op(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], op: Opcode) -> Run<()> {
    predicated(cx, call, out, |cx, lane, out| {
        int_binary(cx, op, IntFlags::NONE, lane.result.width, lane.slots(0)?, lane.slots(1)?, out)
    })
}

/// `llvm.vp.fadd` and its like.
pub(super) fn float_op(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], op: Opcode) -> Run<()> {
    predicated(cx, call, out, |cx, lane, out| {
        float_binary(cx, op, lane.fast, lane.format(0)?, lane.slots(0)?, lane.slots(1)?, out)
    })
}

/// `llvm.vp.fneg`.
pub(super) fn negate(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    predicated(cx, call, out, |cx, lane, out| fneg(cx, lane.fast, lane.format(0)?, lane.slots(0)?, out))
}

/// `llvm.vp.trunc` and other conversions.
pub(super) fn convert(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], op: Opcode) -> Run<()> {
    predicated(cx, call, out, |cx, lane, out| {
        let (from, slots) = lane.arg(0)?;
        let flags = if matches!(op, Opcode::FpTrunc | Opcode::FpExt) { lane.fast.0 } else { 0 };
        cast(cx, op, flags, &from, &lane.result, slots, out)
    })
}

/// `llvm.vp.icmp` and `llvm.vp.fcmp`, whose predicate is the third argument's text.
pub(super) fn compare(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let text = call.text(2).unwrap_or_default().as_bytes();
    predicated(cx, call, out, |cx, lane, out| {
        let kind = lane.arg(0)?.0.kind;
        if let (LeafKind::Float(_), Some(predicate)) = (kind, FloatPredicate::from_spelling(text)) {
            return compare_lane(cx, lane, out, predicate);
        }
        let Some(predicate) = IntPredicate::from_spelling(text) else {
            return unsupported("a comparison without a predicate");
        };
        out.fill(icmp(cx, predicate, IntFlags::NONE, kind, lane.slots(0)?, lane.slots(1)?)?);
        Ok(())
    })
}

/// `llvm.vp.select`, whose result is poison beyond the length, and `llvm.vp.merge`, which takes the
/// third argument there.
pub(super) fn choose(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], merge: bool) -> Run<()> {
    let width = call.result.leaves.len();
    let below = active(call, None, 3, width)?;
    let condition = call.args.first().map(mask_of).unwrap_or_default();
    for (number, leaf) in call.result.leaves.iter().enumerate() {
        let places = of_leaf_mut(leaf, out);
        let inside = below.get(number) == Some(&Truth::Yes);
        let arg = match (inside, condition.get(number)) {
            (true, Some(Truth::Yes)) => 1,
            (true, Some(Truth::Unknown(taint))) => {
                cx.write_poison(*taint, places);
                continue;
            }
            (true, _) => 2,
            (false, _) if merge => 2,
            (false, _) => {
                cx.write_poison(Taint::NONE, places);
                continue;
            }
        };
        copy_lane(call.args.get(arg), number, places);
    }
    Ok(())
}

/// Copies a lane of an argument.
pub(super) fn copy_lane(arg: Option<&Arg<'_>>, number: usize, places: &mut [Slot]) {
    if let Some((_, slots)) = arg.and_then(|arg| lane_of(arg, number))
        && slots.len() == places.len()
    {
        places.copy_from_slice(slots);
    }
}
