//! Families that only move lanes, which are now `shufflevector` instructions. As in LangRef, lane numbers
//! from the length of the first vector upward refer to the second one.

use draig_ir::{Type, Value};

use super::super::UpgradeContext;

/// Returns arguments 0 and 1, which have the same type, and their number of lanes.
fn two(cx: &UpgradeContext<'_>) -> Option<(Value, Value, i32)> {
    let (lhs, rhs) = (cx.arg(0)?, cx.arg(1)?);
    let ty = cx.type_of(lhs);
    let lanes = cx.fixed_lanes(ty)?;
    (ty == cx.type_of(rhs)).then_some((lhs, rhs, lanes as i32))
}

/// Returns argument 0 and its number of lanes.
fn one(cx: &UpgradeContext<'_>) -> Option<(Value, i32)> {
    let value = cx.arg(0)?;
    Some((value, cx.fixed_lanes(cx.type_of(value))? as i32))
}

/// Number of lanes of the result.
fn result_lanes(cx: &UpgradeContext<'_>) -> Option<i32> {
    Some(cx.fixed_lanes(cx.result_type())? as i32)
}

/// Returns the low byte of a constant argument.
fn immediate(cx: &UpgradeContext<'_>, at: usize) -> Option<i32> {
    Some((cx.constant_u64(cx.arg(at)?)? & 0xff) as i32)
}

/// Number of lanes in 128 bits; most instructions operate on each 128 bits separately.
fn lanes_in_128(cx: &UpgradeContext<'_>, value: Value) -> Option<i32> {
    let bits = cx.scalar_bits(cx.type_of(value)) as i32;
    128i32.checked_div(bits).filter(|&lanes| lanes > 0)
}

fn lanes_of(count: i32, lane: impl Fn(i32) -> i32) -> Vec<i32> {
    (0..count).map(lane).collect()
}

/// Blends: a set bit selects the second vector.
pub(super) fn blend(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((lhs, rhs, lanes), bits) = (two(cx)?, immediate(cx, 2)?);
    let mask = lanes_of(lanes, |lane| if bits >> (lane % 8) & 1 != 0 { lane + lanes } else { lane });
    Some(cx.shuffle(lhs, rhs, &mask))
}

/// Lane 0 in every lane.
pub(super) fn broadcast(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((value, _), lanes) = (one(cx)?, result_lanes(cx)?);
    Some(cx.shuffle_one(value, &lanes_of(lanes, |_| 0)))
}

/// A vector, repeated.
pub(super) fn broadcast_vector(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((value, from), lanes) = (one(cx)?, result_lanes(cx)?);
    Some(cx.shuffle(value, value, &lanes_of(lanes, |lane| lane.checked_rem(from).unwrap_or(0))))
}

/// Extracts a part with the length of the result, by number.
pub(super) fn extract(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((value, from), lanes, part) = (one(cx)?, result_lanes(cx)?, immediate(cx, 1)?);
    let start = part.checked_rem(from.checked_div(lanes)?)? * lanes;
    Some(cx.shuffle(value, value, &lanes_of(lanes, |lane| start + lane)))
}

/// Replaces a part of the first vector by the second one, which is shorter.
pub(super) fn insert(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((whole, lanes), part, number) = (one(cx)?, cx.arg(1)?, immediate(cx, 2)?);
    let count = cx.fixed_lanes(cx.type_of(part))? as i32;
    let start = number.checked_rem(lanes.checked_div(count)?)? * count;
    let wide = cx.shuffle_one(part, &lanes_of(lanes, |lane| lane.min(count)));
    let inside = start..start + count;
    let mask = lanes_of(lanes, |lane| if inside.contains(&lane) { lane - start + lanes } else { lane });
    Some(cx.shuffle(whole, wide, &mask))
}

/// `vperm2f128`, `vperm2i128`: four bits for each half select one half of either vector, or zeros.
pub(super) fn permute_halves(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((lhs, rhs, lanes), control) = (two(cx)?, immediate(cx, 2)?);
    let ty = cx.result_type();
    let half = lanes / 2;
    let zero = cx.null(ty);
    let source = |bits: i32| match bits {
        bits if bits & 8 != 0 => zero,
        bits if bits & 2 != 0 => rhs,
        _ => lhs,
    };
    let (low, high) = (control & 0xf, control >> 4);
    let mask = lanes_of(lanes, |lane| {
        let bits = if lane < half { low } else { high };
        let from = if lane < half { lane } else { lane - half + lanes };
        from + (bits & 1) * half
    });
    Some(cx.shuffle(source(low), source(high), &mask))
}

/// `vpermil` and `pshufd`: permutes within each 128 bits, selecting by two bits for four lanes and one bit
/// for two.
pub(super) fn permute_in_lanes(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((value, lanes), control) = (one(cx)?, immediate(cx, 1)?);
    let inside = lanes_in_128(cx, value)?;
    let bits = if inside == 2 { 1 } else { 2 };
    let mask = lanes_of(lanes, |lane| {
        let start = lane & !(inside - 1);
        start + (control >> (lane * bits % 8) & (inside - 1).min(3))
    });
    Some(cx.shuffle(value, value, &mask))
}

/// `pshuflw`: permutes the low four of each eight words.
pub(super) fn permute_low_words(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    permute_words(cx, 0)
}

/// `pshufhw`: permutes the high four of each eight words.
pub(super) fn permute_high_words(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    permute_words(cx, 4)
}

fn permute_words(cx: &mut UpgradeContext<'_>, start: i32) -> Option<Value> {
    let ((value, lanes), control) = (one(cx)?, immediate(cx, 1)?);
    let mask =
        lanes_of(lanes, |lane| if lane & 4 == start { (lane & !3) + (control >> (2 * (lane & 3)) & 3) } else { lane });
    Some(cx.shuffle(value, value, &mask))
}

/// `vpermq`, `vpermpd`: permutes within each four lanes.
pub(super) fn permute_fours(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((value, lanes), control) = (one(cx)?, immediate(cx, 1)?);
    let mask = lanes_of(lanes, |lane| (lane & !3) + (control >> (2 * (lane & 3)) & 3));
    Some(cx.shuffle(value, value, &mask))
}

/// `movddup`, `movsldup`: duplicates even lanes.
pub(super) fn duplicate_even(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (value, lanes) = one(cx)?;
    Some(cx.shuffle(value, value, &lanes_of(lanes, |lane| lane & !1)))
}

/// `movshdup`: duplicates odd lanes.
pub(super) fn duplicate_odd(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (value, lanes) = one(cx)?;
    Some(cx.shuffle(value, value, &lanes_of(lanes, |lane| lane | 1)))
}

/// `punpckl*`, `unpcklp*`: interleaves the low halves of each 128 bits.
pub(super) fn interleave_low(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    interleave(cx, false)
}

/// `punpckh*`, `unpckhp*`: interleaves the high halves of each 128 bits.
pub(super) fn interleave_high(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    interleave(cx, true)
}

fn interleave(cx: &mut UpgradeContext<'_>, high: bool) -> Option<Value> {
    let (lhs, rhs, lanes) = two(cx)?;
    let inside = lanes_in_128(cx, lhs)?;
    let offset = if high { inside / 2 } else { 0 };
    let mask = lanes_of(lanes, |lane| {
        let within = lane % inside;
        lane - within + offset + within / 2 + within % 2 * lanes
    });
    Some(cx.shuffle(lhs, rhs, &mask))
}

/// `shufps`, `shufpd`: in each 128 bits, half of the result comes from each vector.
pub(super) fn shuffle_pairs(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((lhs, rhs, lanes), control) = (two(cx)?, immediate(cx, 2)?);
    let inside = lanes_in_128(cx, lhs)?;
    let bits = if inside == 2 { 1 } else { 2 };
    let mask = lanes_of(lanes, |lane| {
        let within = lane % inside;
        let source = if within >= inside / 2 { lanes } else { 0 };
        source + lane - within + (control >> (lane * bits % 8) & (inside - 1).min(3))
    });
    Some(cx.shuffle(lhs, rhs, &mask))
}

/// `vshuff32x4` and the like: blocks of 128 bits, with the low half of the result from the first vector.
pub(super) fn shuffle_blocks(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((lhs, rhs, lanes), control) = (two(cx)?, immediate(cx, 2)?);
    let inside = lanes_in_128(cx, lhs)?;
    let blocks = lanes / inside;
    let mask = lanes_of(lanes, |lane| {
        let block = lane / inside;
        let chosen = control >> (block * (blocks / 2) % 8) & (blocks - 1);
        let source = if block >= blocks / 2 { lanes } else { 0 };
        source + chosen * inside + lane % inside
    });
    Some(cx.shuffle(lhs, rhs, &mask))
}

/// `palignr`: concatenates each 128 bits of both vectors and shifts bytes out at the low end.
pub(super) fn align_bytes(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((high, low, lanes), mut shift) = (two(cx)?, immediate(cx, 2)?);
    let ty = cx.result_type();
    let zero = cx.null(ty);
    if shift >= 32 {
        return Some(zero);
    }
    let (mut low, mut high) = (low, high);
    if shift > 16 {
        shift -= 16;
        (low, high) = (high, zero);
    }
    let mask = lanes_of(lanes, |lane| {
        let from = lane % 16 + shift;
        lane - lane % 16 + if from < 16 { from } else { from - 16 + lanes }
    });
    let value = cx.shuffle(low, high, &mask);
    Some(cx.named(value, "palignr"))
}

/// `valignd`, `valignq`: the same with whole vectors and their lanes.
pub(super) fn align_lanes(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let ((high, low, lanes), shift) = (two(cx)?, immediate(cx, 2)?);
    let shift = shift & (lanes - 1);
    let value = cx.shuffle(low, high, &lanes_of(lanes, |lane| lane + shift));
    Some(cx.named(value, "palignr"))
}

/// `pslldq` by a number of bits.
pub(super) fn shift_left_bits(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    shift_bytes(cx, true, 8)
}

/// `pslldq` by a number of bytes.
pub(super) fn shift_left_bytes(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    shift_bytes(cx, true, 1)
}

/// `psrldq` by a number of bits.
pub(super) fn shift_right_bits(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    shift_bytes(cx, false, 8)
}

/// `psrldq` by a number of bytes.
pub(super) fn shift_right_bytes(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    shift_bytes(cx, false, 1)
}

/// Shifts each 128 bits by bytes, filling with zeros.
fn shift_bytes(cx: &mut UpgradeContext<'_>, left: bool, unit: u64) -> Option<Value> {
    let (value, shift) = (cx.arg(0)?, cx.constant_u64(cx.arg(1)?)? / unit);
    let ty = cx.type_of(value);
    let lanes = cx.fixed_lanes(ty).filter(|_| cx.scalar_bits(ty) == 64)? as i32 * 8;
    let bytes = cx.vector_type(Type::I8, lanes as u32);
    let cast = cx.bitcast(value, bytes);
    let cast = cx.named(cast, "cast");
    let zero = cx.null(bytes);
    let shifted = match i32::try_from(shift) {
        Ok(shift @ 0..16) if left => {
            let mask = lanes_of(lanes, |lane| {
                let from = lane % 16 - shift;
                lane - lane % 16 + if from < 0 { from + 16 } else { from + lanes }
            });
            cx.shuffle(zero, cast, &mask)
        }
        Ok(shift @ 0..16) => {
            let mask = lanes_of(lanes, |lane| {
                let from = lane % 16 + shift;
                lane - lane % 16 + if from < 16 { from } else { from - 16 + lanes }
            });
            cx.shuffle(cast, zero, &mask)
        }
        _ => zero,
    };
    let back = cx.bitcast(shifted, ty);
    Some(cx.named(back, "cast"))
}
