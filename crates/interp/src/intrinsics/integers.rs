//! Integer intrinsics: extremes, comparison, bits, funnel shifts, saturation, overflow (LangRef "Bit
//! Manipulation Intrinsics", "Arithmetic with Overflow Intrinsics", "Saturation Arithmetic Intrinsics", …).
//! Undef bits are exact where that is easy, and otherwise err toward undef.

use std::cmp::Ordering;

use draig_ir::Opcode;
use draig_num::ApInt;

use super::lanes::{Lane, int_pair, int_unary, write_or_poison};
use crate::semantics::partial::Bits;
use crate::semantics::{Cx, Scalar, first};
use crate::shape::Leaf;
use crate::stop::{Result, internal};
use crate::value::Slot;

/// Executes `llvm.abs`; if the second argument is true, the least number yields poison.
pub(super) fn abs(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let least_is_poison = lane.immediate(1)? & 1 != 0;
    int_unary(cx, lane, out, |x| {
        if least_is_poison && x.may_be(&ApInt::signed_min(x.width())) {
            return None;
        }
        if let Some(exact) = x.try_all(ApInt::abs) {
            return Some(exact);
        }
        let negated = Bits::exact(ApInt::zero(x.width())).sub(x);
        Some(match (x.umin().is_negative(), x.umax().is_negative()) {
            (_, false) => x.clone(),
            (true, _) => negated,
            _ => x.join(&negated),
        })
    })
}

/// Executes `llvm.smax` and similar.
pub(super) fn extreme(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    of: fn(&ApInt, &ApInt) -> ApInt,
) -> Result<()> {
    int_pair(cx, lane, out, |x, y| Some(x.try_pairs(y, |a, b| Some(of(a, b))).unwrap_or_else(|| x.join(y))))
}

/// Executes `llvm.scmp` or `llvm.ucmp`: -1, 0 or 1.
pub(super) fn three_way(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], signed: bool) -> Result<()> {
    let width = lane.result.width;
    int_pair(cx, lane, out, |x, y| {
        let (least, greatest) = if signed {
            (x.smin().scmp(&y.smax()), x.smax().scmp(&y.smin()))
        } else {
            (x.umin().ucmp(&y.umax()), x.umax().ucmp(&y.umin()))
        };
        let value = |order: Ordering| Bits::exact(ApInt::from_i64(width, order as i64));
        let mut result = value(least).join(&value(greatest));
        // If less and greater are possible, equal may be, too.
        if (least, greatest) == (Ordering::Less, Ordering::Greater) && x.xor(y).may_be(&ApInt::zero(x.width())) {
            result = result.join(&value(Ordering::Equal));
        }
        Some(result)
    })
}

/// Executes `llvm.bswap` or `llvm.bitreverse`, which permute bits.
pub(super) fn permute(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], by: fn(&ApInt) -> ApInt) -> Result<()> {
    int_unary(cx, lane, out, |x| Some(Bits { value: by(&x.value), undef: by(&x.undef) }))
}

/// Executes `llvm.ctpop`.
pub(super) fn ctpop(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let width = lane.result.width;
    int_unary(cx, lane, out, |x| {
        let count = |x: &ApInt| ApInt::new(width, u64::from(x.count_ones()));
        Some(x.try_all(count).unwrap_or_else(|| Bits::between(&count(&x.umin()), &count(&x.umax()))))
    })
}

/// Executes `llvm.ctlz` or `llvm.cttz`; if the second argument is true, zero yields poison.
pub(super) fn count_zeros(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], of: fn(&ApInt) -> u32) -> Result<()> {
    let zero_is_poison = lane.immediate(1)? & 1 != 0;
    let width = lane.result.width;
    int_unary(cx, lane, out, |x| {
        if zero_is_poison && x.value.is_zero() {
            return None;
        }
        let count = |x: &ApInt| ApInt::new(width, u64::from(of(x)));
        Some(x.try_all(count).unwrap_or_else(|| Bits::between(&count(&x.umax()), &count(&x.umin()))))
    })
}

/// Executes `llvm.fshl` or `llvm.fshr`; the amount is taken modulo the width.
pub(super) fn funnel(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], left: bool) -> Result<()> {
    let (a, b, c) = (lane.int(cx, 0)?, lane.int(cx, 1)?, lane.int(cx, 2)?);
    let (a, b, c, from) = match (a, b, c) {
        (Scalar::Poison(taint), ..) | (_, Scalar::Poison(taint), _) | (.., Scalar::Poison(taint)) => {
            cx.write_poison(taint, out);
            return Ok(());
        }
        (Scalar::Bits(a, ta), Scalar::Bits(b, tb), Scalar::Bits(c, tc)) => (a, b, c, first(first(ta, tb), tc)),
    };
    let width = a.width();
    let by = |amount: u32| {
        let amount = if left { amount } else { (width - amount) % width };
        match (amount, left) {
            (0, true) => a.clone(),
            (0, false) => b.clone(),
            _ => a.shl(amount).or(&b.lshr(width - amount)),
        }
    };
    let modulus = ApInt::new(32, u64::from(width));
    let residue = |amount: &ApInt| {
        let wide = amount.zext_or_trunc(amount.width().max(32));
        match wide.urem(&modulus.zext_or_trunc(wide.width())) {
            Some(rest) => Ok(rest.low_u64() as u32),
            None => internal("a funnel shift of an integer without width"),
        }
    };
    let mut joined: Option<Bits> = None;
    let mut join = |one: Bits| {
        joined = Some(match joined.take() {
            Some(joined) => joined.join(&one),
            None => one,
        });
    };
    match c.choices() {
        Some(amounts) => {
            for amount in amounts {
                join(by(residue(&amount)?));
            }
        }
        None if width <= 128 => (0..width).map(by).for_each(&mut join),
        // With so many possible amounts any bit may come from anywhere.
        None => join(Bits::undefined(width)),
    }
    let Some(result) = joined else { return internal("a funnel shift by no amount") };
    cx.write(&result, from, out)?;
    Ok(())
}

/// Executes `llvm.sadd.sat` and similar, which are monotone in their operands; `falling`: decreasing in the
/// second.
pub(super) fn saturating(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    of: fn(&ApInt, &ApInt) -> ApInt,
    signed: bool,
    falling: bool,
) -> Result<()> {
    int_pair(cx, lane, out, |x, y| {
        if let Some(exact) = x.try_pairs(y, |a, b| Some(of(a, b))) {
            return Some(exact);
        }
        let range = |bits: &Bits| if signed { (bits.smin(), bits.smax()) } else { (bits.umin(), bits.umax()) };
        let ((x_least, x_most), (y_least, y_most)) = (range(x), range(y));
        let (y_least, y_most) = if falling { (y_most, y_least) } else { (y_least, y_most) };
        // Numbers of different signs have no highest bits in common.
        Some(Bits::between(&of(&x_least, &y_least), &of(&x_most, &y_most)))
    })
}

/// Executes `llvm.sshl.sat` or `llvm.ushl.sat`: poison if the amount is not below the width.
pub(super) fn shift_saturating(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], signed: bool) -> Result<()> {
    int_pair(cx, lane, out, |x, y| {
        let width = x.width();
        if y.umax().to_u64().is_none_or(|amount| amount >= u64::from(width)) {
            return None;
        }
        let by = |x: &ApInt, amount: &ApInt| {
            let amount = amount.clamp_u32(width);
            if signed { x.sshl_sat(amount) } else { x.ushl_sat(amount) }
        };
        Some(x.try_pairs(y, |a, b| Some(by(a, b))).unwrap_or_else(|| Bits::undefined(width)))
    })
}

/// Executes `llvm.sadd.with.overflow` and similar: the wrapped result, and whether it wrapped. Poison makes
/// both poison.
pub(super) fn with_overflow(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    flag: (Leaf, &mut [Slot]),
    op: Opcode,
    of: fn(&ApInt, &ApInt) -> (ApInt, bool),
) -> Result<()> {
    let (x, y) = (lane.int(cx, 0)?, lane.int(cx, 1)?);
    let (x, y, from) = match (x, y) {
        (Scalar::Poison(taint), _) | (_, Scalar::Poison(taint)) => {
            cx.write_poison(taint, out);
            cx.write_poison(taint, flag.1);
            return Ok(());
        }
        (Scalar::Bits(x, taint), Scalar::Bits(y, other)) => (x, y, first(taint, other)),
    };
    let result = match op {
        Opcode::Add => x.add(&y),
        Opcode::Sub => x.sub(&y),
        _ => x.mul(&y),
    };
    cx.write(&result, from, out)?;
    let overflows = |x: &ApInt, y: &ApInt| of(x, y).1;
    let tried = x.try_pairs(&y, |a, b| Some(ApInt::from_bool(overflows(a, b))));
    let wraps = tried.unwrap_or_else(|| {
        let corners = [x.umin(), x.umax(), x.smin(), x.smax()];
        let others = [y.umin(), y.umax(), y.smin(), y.smax()];
        let any = corners.iter().any(|x| others.iter().any(|y| overflows(x, y)));
        // The extremes are among the corners: if none of them wraps, no operands do.
        if any { Bits::undefined(1) } else { Bits::exact(ApInt::zero(1)) }
    });
    write_or_poison(cx, Some(wraps), from, flag.1)?;
    Ok(())
}

/// Executes `llvm.clmul`: the product of polynomials over GF(2).
pub(super) fn carryless(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    int_pair(cx, lane, out, |x, y| {
        let product = |a: &ApInt, b: &ApInt| {
            let mut sum = ApInt::zero(a.width());
            let mut left = b.clone();
            while !left.is_zero() {
                let index = left.trailing_zeros();
                left.set_bit(index, false);
                sum = sum.xor(&a.shl(index));
            }
            Some(sum)
        };
        Some(x.try_pairs(y, product).unwrap_or_else(|| Bits::undefined(x.width())))
    })
}

/// Executes `llvm.pext` or `llvm.pdep`, whose second argument is the mask. If the mask is exact, every bit of
/// the result comes from one known bit of the value, or is zero.
pub(super) fn select_bits(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    by: fn(&ApInt, &ApInt) -> ApInt,
) -> Result<()> {
    int_pair(cx, lane, out, |x, mask| {
        if mask.is_exact() {
            return Some(Bits { value: by(&x.value, &mask.value), undef: by(&x.undef, &mask.value) });
        }
        Some(x.try_pairs(mask, |x, mask| Some(by(x, mask))).unwrap_or_else(|| Bits::undefined(x.width())))
    })
}

/// Gathers the bits at the positions in a mask into the lowest bits.
pub(super) fn extract(value: &ApInt, mask: &ApInt) -> ApInt {
    let mut result = ApInt::zero(value.width());
    for (at, place) in (0..).zip((0..mask.width()).filter(|&place| mask.bit(place))) {
        result.set_bit(at, value.bit(place));
    }
    result
}

/// Moves the lowest bits to the positions in a mask.
pub(super) fn deposit(value: &ApInt, mask: &ApInt) -> ApInt {
    let mut result = ApInt::zero(value.width());
    for (at, place) in (0..).zip((0..mask.width()).filter(|&place| mask.bit(place))) {
        result.set_bit(place, value.bit(at));
    }
    result
}
