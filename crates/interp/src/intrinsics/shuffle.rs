//! Lanes that change places (LangRef "Vector Manipulation Intrinsics"), and vectors made of lane
//! numbers. A lane takes its poison and undef bits along.

use draig_ir::{IntFlags, IntPredicate};
use draig_num::ApInt;

use super::lanes::{Truth, lane_of, mask_of, number, of_leaf, of_leaf_mut};
use super::predicated::{active, copy_lane};
use super::{Arg, IntrinsicCall};
use crate::semantics::partial::Bits;
use crate::semantics::{Cx, Scalar, first, icmp};
use crate::stop::{Run, unsupported};
use crate::value::{Slot, Taint};

/// Each lane of the result from an argument's lane; `None` is poison.
fn place(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    from: impl Fn(usize) -> Option<(usize, usize)>,
) -> Run<()> {
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        let places = of_leaf_mut(leaf, out);
        let found = from(lane).and_then(|(arg, lane)| lane_of(call.args.get(arg)?, lane));
        match found {
            Some((_, slots)) if slots.len() == places.len() => places.copy_from_slice(slots),
            _ => cx.write_poison(Taint::NONE, places),
        }
    }
    Ok(())
}

fn lanes_of(call: &IntrinsicCall<'_>, arg: usize) -> usize {
    call.args.get(arg).map_or(0, |arg| arg.shape.leaves.len())
}

fn immediate(call: &IntrinsicCall<'_>, arg: usize) -> usize {
    usize::try_from(call.slot(arg).bits).unwrap_or(usize::MAX)
}

/// `llvm.vector.insert`: beyond the vector the result is poison.
pub(super) fn insert(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let (count, at) = (lanes_of(call, 1), immediate(call, 2));
    let Some(end) = at.checked_add(count).filter(|end| *end <= lanes_of(call, 0)) else {
        cx.write_poison(Taint::NONE, out);
        return Ok(());
    };
    place(cx, call, out, |lane| Some(if (at..end).contains(&lane) { (1, lane - at) } else { (0, lane) }))
}

/// `llvm.vector.extract`: beyond the vector the result is poison.
pub(super) fn extract(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let at = immediate(call, 1);
    let fits = at.checked_add(call.result.leaves.len()).is_some_and(|end| end <= lanes_of(call, 0));
    place(cx, call, out, |lane| fits.then(|| (0, at + lane)))
}

/// `llvm.vector.reverse`.
pub(super) fn reverse(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let count = call.result.leaves.len();
    place(cx, call, out, |lane| Some((0, count - 1 - lane)))
}

/// `llvm.vector.splice.left` and `llvm.vector.splice.right`: the lanes of both arguments one after the
/// other, from lane `amount` on, or from as many lanes before the second.
pub(super) fn splice(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], left: bool) -> Run<()> {
    let (count, amount) = (call.result.leaves.len(), immediate(call, 2));
    let Some(begin) = (if left { Some(amount) } else { count.checked_sub(amount) }) else {
        cx.write_poison(Taint::NONE, out);
        return Ok(());
    };
    place(cx, call, out, |lane| {
        let lane = begin.checked_add(lane)?;
        Some(if lane < count { (0, lane) } else { (1, lane - count) })
    })
}

/// `llvm.vector.interleave2` to `8`.
pub(super) fn interleave(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let factor = call.args.len().max(1);
    place(cx, call, out, |lane| Some((lane % factor, lane / factor)))
}

/// `llvm.vector.deinterleave2` to `8`: the result is a struct of vectors.
pub(super) fn deinterleave(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], factor: usize) -> Run<()> {
    let count = (call.result.leaves.len() / factor).max(1);
    place(cx, call, out, |lane| Some((0, lane % count * factor + lane / count)))
}

/// `llvm.stepvector`: 0, 1, 2, …, wrapping.
pub(super) fn step_vector(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        cx.write(&number(leaf.width, lane as u64), Taint::NONE, of_leaf_mut(leaf, out));
    }
    Ok(())
}

/// `llvm.get.active.lane.mask`: lanes whose number plus the first argument, which does not overflow, is
/// below the second.
pub(super) fn active_lane_mask(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let [base, limit] = call.args else { return unsupported("a lane mask without its two arguments") };
    let width = base.shape.leaves.first().map_or(1, |leaf| leaf.width);
    let (base, limit) = (cx.read(width, base.slots), cx.read(width, limit.slots));
    let (base, limit, from) = match (base, limit) {
        (Scalar::Poison(taint), _) | (_, Scalar::Poison(taint)) => {
            cx.write_poison(taint, out);
            return Ok(());
        }
        (Scalar::Bits(x, taint), Scalar::Bits(y, other)) => (x, y, first(taint, other)),
    };
    let wide = width + 64;
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        let number = base.zext(wide).add(&Bits::exact(ApInt::new(wide, lane as u64)));
        let holds = crate::semantics::icmp_holds(IntPredicate::Ult, &number, &limit.zext(wide));
        let slot = cx.truth(holds, from);
        of_leaf_mut(leaf, out).fill(slot);
    }
    Ok(())
}

/// `llvm.experimental.cttz.elts` and `llvm.vp.cttz.elts`: how many lanes come before the first that is
/// not zero.
pub(super) fn count_leading_zero_lanes(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    predicated: bool,
) -> Run<()> {
    let [vector, zero_is_poison, ..] = call.args else { return unsupported("a count of no lanes") };
    let count = vector.shape.leaves.len();
    let lanes = if predicated { active(call, Some(2), 3, count)? } else { vec![Truth::Yes; count] };
    let total = if predicated { immediate(call, 3).min(count) } else { count };
    let width = call.result.leaves.first().map_or(1, |leaf| leaf.width);
    let mut found = total;
    for lane in 0..total {
        match lanes.get(lane) {
            Some(Truth::No) | None => continue,
            Some(Truth::Unknown(taint)) => {
                cx.write_poison(*taint, out);
                return Ok(());
            }
            Some(Truth::Yes) => {}
        }
        let Some((leaf, slots)) = lane_of(vector, lane) else { continue };
        match cx.read(leaf.width, slots) {
            Scalar::Poison(taint) => {
                cx.write_poison(taint, out);
                return Ok(());
            }
            Scalar::Bits(bits, _) if !bits.value.is_zero() => {
                found = lane;
                break;
            }
            Scalar::Bits(bits, taint) if !bits.is_exact() => {
                cx.write_undef(width, taint, out);
                return Ok(());
            }
            Scalar::Bits(..) => {}
        }
    }
    let all_zero = found == total;
    let fits = ApInt::new(64, count as u64).active_bits() <= width;
    if all_zero && truth_of(zero_is_poison) || !fits {
        cx.write_poison(Taint::NONE, out);
    } else {
        cx.write(&number(width, found as u64), Taint::NONE, out);
    }
    Ok(())
}

fn truth_of(arg: &Arg<'_>) -> bool {
    arg.slots.first().is_some_and(|slot| slot.bits & 1 != 0)
}

/// `llvm.experimental.get.vector.length`: the count, but no more than the lanes.
pub(super) fn vector_length(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let [count, factor, scalable] = call.args else { return unsupported("a vector length without arguments") };
    let width = count.shape.leaves.first().map_or(1, |leaf| leaf.width);
    let factor = factor.slots.first().map_or(0, |slot| slot.bits);
    let lanes = if truth_of(scalable) { factor.saturating_mul(cx.environment.vscale) } else { factor };
    match cx.read(width, count.slots) {
        Scalar::Poison(taint) => cx.write_poison(taint, out),
        Scalar::Bits(bits, taint) if !bits.is_exact() => cx.write_undef(32, taint, out),
        Scalar::Bits(bits, _) => {
            let count = bits.value.to_u64().unwrap_or(u64::MAX).min(lanes);
            cx.write(&number(32, count), Taint::NONE, out);
        }
    }
    Ok(())
}

/// `llvm.experimental.vector.compress`: the chosen lanes first, then the third argument's.
pub(super) fn compress(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let [value, mask, rest] = call.args else { return unsupported("a compression without its arguments") };
    let mask_lanes = mask_of(mask);
    for lane in &mask_lanes {
        if let Truth::Unknown(taint) = lane {
            let poison = mask.slots.iter().find(|slot| cx.taints.is_poison(**slot));
            match poison {
                Some(slot) => cx.write_poison(slot.tag.taint(), out),
                None => {
                    for leaf in &call.result.leaves {
                        cx.write_undef(leaf.width, *taint, of_leaf_mut(leaf, out));
                    }
                }
            }
            return Ok(());
        }
    }
    let chosen: Vec<usize> = (0..mask_lanes.len()).filter(|lane| mask_lanes[*lane] == Truth::Yes).collect();
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        let places = of_leaf_mut(leaf, out);
        match chosen.get(lane) {
            Some(from) => copy_lane(Some(value), *from, places),
            None => copy_lane(Some(rest), lane, places),
        }
    }
    Ok(())
}

/// `llvm.experimental.vector.extract.last.active`: the last lane that the mask has, else the third
/// argument.
pub(super) fn last_active(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let [value, mask, otherwise] = call.args else { return unsupported("an extraction without its arguments") };
    for (lane, truth) in mask_of(mask).into_iter().enumerate().rev() {
        match truth {
            Truth::Yes => {
                copy_lane(Some(value), lane, out);
                return Ok(());
            }
            Truth::No => {}
            Truth::Unknown(taint) => {
                cx.write_poison(taint, out);
                return Ok(());
            }
        }
    }
    if otherwise.slots.len() == out.len() {
        out.copy_from_slice(otherwise.slots);
    }
    Ok(())
}

/// `llvm.experimental.vector.match`: which active lanes equal any lane of the second argument.
pub(super) fn find_any(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let [value, wanted, mask] = call.args else { return unsupported("a search without its arguments") };
    let active = mask_of(mask);
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        let places = of_leaf_mut(leaf, out);
        let Some((element, slots)) = lane_of(value, lane) else { continue };
        match active.get(lane) {
            Some(Truth::Yes) => {}
            Some(Truth::Unknown(taint)) => {
                cx.write_poison(*taint, places);
                continue;
            }
            _ => {
                places.fill(Slot::plain(0));
                continue;
            }
        }
        let mut found = Slot::plain(0);
        for wanted_leaf in &wanted.shape.leaves {
            let other = of_leaf(wanted_leaf, wanted.slots);
            let equal = icmp(cx, IntPredicate::Eq, IntFlags::NONE, element.kind, slots, other)?;
            if equal.tag.is_tainted() {
                if found.bits == 0 || cx.taints.is_poison(equal) {
                    found = equal;
                }
            } else if equal.bits != 0 && !cx.taints.is_poison(found) {
                found = equal;
            }
        }
        places.fill(found);
    }
    Ok(())
}

/// `llvm.experimental.vp.reverse`: the lanes below the length, backwards.
pub(super) fn reverse_active(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let lanes = active(call, Some(1), 2, call.result.leaves.len())?;
    let length = immediate(call, 2);
    place(cx, call, out, |lane| (lanes.get(lane) == Some(&Truth::Yes)).then(|| (0, length - 1 - lane)))
}

/// `llvm.experimental.vp.splice`: as `llvm.vector.splice`, with a length for each argument.
pub(super) fn splice_active(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let width = call.result.leaves.len();
    let lengths = (immediate(call, 4), immediate(call, 5));
    active(call, None, 4, width)?;
    let lanes = active(call, Some(3), 5, width)?;
    let amount = crate::value::sign_extend(call.slot(2).bits, 32);
    let begin = if amount >= 0 { amount } else { lengths.0 as i64 + amount };
    place(cx, call, out, |lane| {
        if lanes.get(lane) != Some(&Truth::Yes) {
            return None;
        }
        let lane = usize::try_from(begin + lane as i64).ok()?;
        Some(if lane < lengths.0 { (0, lane) } else { (1, lane - lengths.0) })
    })
}
