//! Lane permutations (LangRef "Vector Manipulation Intrinsics"), and vectors made of lane numbers. A lane
//! keeps its poison and undef bits.

use draig_ir::{IntFlags, IntPredicate};
use draig_num::ApInt;

use super::lanes::{Truth, lane_of, mask_of, number};
use super::predicated::{active, copy_lane};
use super::{Arg, IntrinsicCall};
use crate::semantics::partial::Bits;
use crate::semantics::{Cx, Scalar, first, icmp};
use crate::stop::{Result, internal};
use crate::value::{Slot, Taint};

/// Copies each lane of the result from a lane of an argument; `None` is poison.
fn place(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    from: impl Fn(usize) -> Option<(usize, usize)>,
) -> Result<()> {
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        let places = leaf.of_mut(out)?;
        match from(lane) {
            Some((arg, lane)) => copy_lane(call.arg(arg)?, lane, places)?,
            None => cx.write_poison(Taint::NONE, places),
        }
    }
    Ok(())
}

fn lanes_of(call: &IntrinsicCall<'_>, arg: usize) -> Result<usize> {
    Ok(call.arg(arg)?.shape.leaves.len())
}

/// Returns an immediate number of lanes; one that exceeds the host's range is beyond every vector, too.
fn immediate(call: &IntrinsicCall<'_>, arg: usize) -> Result<usize> {
    Ok(usize::try_from(call.slot(arg)?.bits).unwrap_or(usize::MAX))
}

/// Executes `llvm.vector.insert`: poison if out of range.
pub(super) fn insert(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let (whole, count, at) = (lanes_of(call, 0)?, lanes_of(call, 1)?, immediate(call, 2)?);
    let Some(end) = at.checked_add(count).filter(|end| *end <= whole) else {
        cx.write_poison(Taint::NONE, out);
        return Ok(());
    };
    place(cx, call, out, |lane| Some(if (at..end).contains(&lane) { (1, lane - at) } else { (0, lane) }))
}

/// Executes `llvm.vector.extract`: poison if out of range.
pub(super) fn extract(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let (whole, at) = (lanes_of(call, 0)?, immediate(call, 1)?);
    let fits = at.checked_add(call.result.leaves.len()).is_some_and(|end| end <= whole);
    place(cx, call, out, |lane| fits.then(|| (0, at + lane)))
}

/// Executes `llvm.vector.reverse`.
pub(super) fn reverse(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let count = call.result.leaves.len();
    place(cx, call, out, |lane| Some((0, count - 1 - lane)))
}

/// Executes `llvm.vector.splice.left` or `llvm.vector.splice.right`: the concatenated arguments from lane
/// `amount` on, or from `amount` lanes before the second argument. The result is poison beyond both.
pub(super) fn splice(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], left: bool) -> Result<()> {
    let (count, amount) = (call.result.leaves.len(), immediate(call, 2)?);
    let Some(begin) = (if left { Some(amount) } else { count.checked_sub(amount) }) else {
        cx.write_poison(Taint::NONE, out);
        return Ok(());
    };
    place(cx, call, out, |lane| {
        let lane = begin.checked_add(lane).filter(|lane| *lane < 2 * count)?;
        Some(if lane < count { (0, lane) } else { (1, lane - count) })
    })
}

/// Executes `llvm.vector.interleave2` to `8`.
pub(super) fn interleave(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    call.arg(0)?;
    let factor = call.args.len();
    place(cx, call, out, |lane| Some((lane % factor, lane / factor)))
}

/// Executes `llvm.vector.deinterleave2` to `8`; the result is a struct of vectors.
pub(super) fn deinterleave(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], factor: usize) -> Result<()> {
    let count = call.result.leaves.len() / factor;
    if count == 0 {
        return internal(format!("@{} gives {}", call.name, call.result.describe()));
    }
    place(cx, call, out, |lane| Some((0, lane % count * factor + lane / count)))
}

/// Executes `llvm.stepvector`: 0, 1, 2, …, wrapping.
pub(super) fn step_vector(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        cx.write(&number(leaf.width, lane as u64), Taint::NONE, leaf.of_mut(out)?)?;
    }
    Ok(())
}

/// Executes `llvm.get.active.lane.mask`: lanes whose number plus the first argument, without overflow, is
/// below the second.
pub(super) fn active_lane_mask(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [base, limit] = call.leading()?;
    let width = base.shape.first()?.width;
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
        leaf.of_mut(out)?.fill(slot);
    }
    Ok(())
}

/// Executes `llvm.experimental.cttz.elts` or `llvm.vp.cttz.elts`: the number of lanes before the first
/// nonzero one.
pub(super) fn count_leading_zero_lanes(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    predicated: bool,
) -> Result<()> {
    let [vector, zero_is_poison] = call.leading()?;
    let count = vector.shape.leaves.len();
    let lanes = if predicated { active(cx, call, Some(2), 3, count)? } else { vec![Truth::Yes; count] };
    let total = if predicated { immediate(call, 3)?.min(count) } else { count };
    let width = call.result.first()?.width;
    let mut found = total;
    for (lane, truth) in lanes.into_iter().enumerate().take(total) {
        match truth {
            Truth::No => continue,
            Truth::Unknown(taint) => {
                cx.write_poison(taint, out);
                return Ok(());
            }
            Truth::Yes => {}
        }
        let (leaf, slots) = lane_of(vector, lane)?;
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
                cx.write_undef(width, taint, out)?;
                return Ok(());
            }
            Scalar::Bits(..) => {}
        }
    }
    let all_zero = found == total;
    let fits = ApInt::new(64, count as u64).active_bits() <= width;
    if all_zero && truth_of(zero_is_poison)? || !fits {
        cx.write_poison(Taint::NONE, out);
    } else {
        cx.write(&number(width, found as u64), Taint::NONE, out)?;
    }
    Ok(())
}

/// Returns a one-bit immediate.
fn truth_of(arg: &Arg<'_>) -> Result<bool> {
    Ok(lane_of(arg, 0)?.1.iter().any(|slot| slot.bits & 1 != 0))
}

/// Executes `llvm.experimental.get.vector.length`: the count, but at most the number of lanes.
pub(super) fn vector_length(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [count, _, scalable] = call.leading()?;
    let width = count.shape.first()?.width;
    let factor = call.slot(1)?.bits;
    let lanes = if truth_of(scalable)? { factor.saturating_mul(cx.environment.vscale) } else { factor };
    match cx.read(width, count.slots) {
        Scalar::Poison(taint) => cx.write_poison(taint, out),
        Scalar::Bits(bits, taint) if !bits.is_exact() => cx.write_undef(32, taint, out)?,
        Scalar::Bits(bits, _) => {
            let count = bits.value.to_u64().unwrap_or(u64::MAX).min(lanes);
            cx.write(&number(32, count), Taint::NONE, out)?;
        }
    }
    Ok(())
}

/// Executes `llvm.experimental.vector.compress`: the selected lanes first, then those of the third argument.
pub(super) fn compress(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [value, mask, rest] = call.leading()?;
    let mask_lanes = mask_of(mask, call.result.leaves.len())?;
    for lane in &mask_lanes {
        if let Truth::Unknown(taint) = lane {
            let poison = mask.slots.iter().find(|slot| cx.taints.is_poison(**slot));
            match poison {
                Some(slot) => cx.write_poison(slot.tag.taint(), out),
                None => {
                    for leaf in &call.result.leaves {
                        cx.write_undef(leaf.width, *taint, leaf.of_mut(out)?)?;
                    }
                }
            }
            return Ok(());
        }
    }
    let chosen: Vec<usize> = (0..mask_lanes.len()).filter(|lane| mask_lanes[*lane] == Truth::Yes).collect();
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        let places = leaf.of_mut(out)?;
        match chosen.get(lane) {
            Some(from) => copy_lane(value, *from, places)?,
            None => copy_lane(rest, lane, places)?,
        }
    }
    Ok(())
}

/// Executes `llvm.experimental.vector.extract.last.active`: the last lane in the mask, or else the third
/// argument.
pub(super) fn last_active(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [value, mask, otherwise] = call.leading()?;
    for (lane, truth) in mask_of(mask, value.shape.leaves.len())?.into_iter().enumerate().rev() {
        match truth {
            Truth::Yes => {
                return copy_lane(value, lane, out);
            }
            Truth::No => {}
            Truth::Unknown(taint) => {
                cx.write_poison(taint, out);
                return Ok(());
            }
        }
    }
    copy_lane(otherwise, 0, out)
}

/// Executes `llvm.experimental.vector.match`: the active lanes that equal any lane of the second argument.
pub(super) fn find_any(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [value, wanted, mask] = call.leading()?;
    let active = mask_of(mask, call.result.leaves.len())?;
    for ((lane, leaf), truth) in call.result.leaves.iter().enumerate().zip(active) {
        let places = leaf.of_mut(out)?;
        let (element, slots) = lane_of(value, lane)?;
        match truth {
            Truth::Yes => {}
            Truth::Unknown(taint) => {
                cx.write_poison(taint, places);
                continue;
            }
            Truth::No => {
                places.fill(Slot::plain(0));
                continue;
            }
        }
        let mut found = Slot::plain(0);
        for wanted_leaf in &wanted.shape.leaves {
            let other = wanted_leaf.of(wanted.slots)?;
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

/// Executes `llvm.experimental.vp.reverse`: the lanes below the length, in reverse order.
pub(super) fn reverse_active(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let lanes = active(cx, call, Some(1), 2, call.result.leaves.len())?;
    let length = immediate(call, 2)?;
    place(cx, call, out, |lane| (lanes.get(lane) == Some(&Truth::Yes)).then(|| (0, length - 1 - lane)))
}

/// Executes `llvm.experimental.vp.splice`: like `llvm.vector.splice`, with a length for each argument. The
/// result is poison if the amount exceeds both.
pub(super) fn splice_active(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let width = call.result.leaves.len();
    let lengths = (immediate(call, 4)?, immediate(call, 5)?);
    active(cx, call, None, 4, width)?;
    let lanes = active(cx, call, Some(3), 5, width)?;
    let amount = crate::value::sign_extend(call.slot(2)?.bits, 32);
    let begin = if amount >= 0 { amount } else { lengths.0 as i64 + amount };
    place(cx, call, out, |lane| {
        if lanes.get(lane) != Some(&Truth::Yes) {
            return None;
        }
        let lane = usize::try_from(begin + lane as i64).ok().filter(|lane| *lane < lengths.0 + width)?;
        Some(if lane < lengths.0 { (0, lane) } else { (1, lane - lengths.0) })
    })
}
