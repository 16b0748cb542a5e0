//! Integers: extremes, comparison, bits, funnel shifts, saturation, overflow (LangRef "Bit
//! Manipulation Intrinsics", "Arithmetic with Overflow Intrinsics", "Saturation Arithmetic
//! Intrinsics", …), with undef bits as exact as is easy and otherwise erring toward undef.

use std::cmp::Ordering;

use draig_ir::Opcode;
use draig_num::ApInt;

use super::lanes::{Lane, int_pair, int_unary, write_or_poison};
use crate::semantics::partial::Bits;
use crate::semantics::{Cx, Scalar, first};
use crate::shape::Leaf;
use crate::stop::{Run, internal};
use crate::value::Slot;

/// `llvm.abs`: the second argument says that the least number gives poison.
pub(super) fn abs(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Run<()> {
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

/// `llvm.smax` and its like.
pub(super) fn extreme(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], of: fn(&ApInt, &ApInt) -> ApInt) -> Run<()> {
    int_pair(cx, lane, out, |x, y| Some(x.try_pairs(y, |a, b| Some(of(a, b))).unwrap_or_else(|| x.join(y))))
}

/// `llvm.scmp` and `llvm.ucmp`: -1, 0 or 1.
pub(super) fn three_way(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], signed: bool) -> Run<()> {
    let width = lane.result.width;
    int_pair(cx, lane, out, |x, y| {
        let (least, greatest) = if signed {
            (x.smin().scmp(&y.smax()), x.smax().scmp(&y.smin()))
        } else {
            (x.umin().ucmp(&y.umax()), x.umax().ucmp(&y.umin()))
        };
        let value = |order: Ordering| Bits::exact(ApInt::from_i64(width, order as i64));
        let mut result = value(least).join(&value(greatest));
        // Between less and greater there may be equal.
        if (least, greatest) == (Ordering::Less, Ordering::Greater) && x.xor(y).may_be(&ApInt::zero(x.width())) {
            result = result.join(&value(Ordering::Equal));
        }
        Some(result)
    })
}

/// `llvm.bswap` and `llvm.bitreverse`: bits change places.
pub(super) fn permute(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], by: fn(&ApInt) -> ApInt) -> Run<()> {
    int_unary(cx, lane, out, |x| Some(Bits { value: by(&x.value), undef: by(&x.undef) }))
}

/// `llvm.ctpop`.
pub(super) fn ctpop(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Run<()> {
    let width = lane.result.width;
    int_unary(cx, lane, out, |x| {
        let count = |x: &ApInt| ApInt::new(width, u64::from(x.count_ones()));
        Some(x.try_all(count).unwrap_or_else(|| Bits::between(&count(&x.umin()), &count(&x.umax()))))
    })
}

/// `llvm.ctlz` and `llvm.cttz`: the second argument says that zero gives poison.
pub(super) fn count_zeros(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], of: fn(&ApInt) -> u32) -> Run<()> {
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

/// `llvm.fshl` and `llvm.fshr`; the amount is taken modulo the width.
pub(super) fn funnel(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], left: bool) -> Run<()> {
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
        // By so many amounts any bit may come from anywhere.
        None => join(Bits::undefined(width)),
    }
    let Some(result) = joined else { return internal("a funnel shift by no amount") };
    cx.write(&result, from, out)?;
    Ok(())
}

/// `llvm.sadd.sat` and its like, which are monotone in their operands: `falling` in the second.
pub(super) fn saturating(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    of: fn(&ApInt, &ApInt) -> ApInt,
    signed: bool,
    falling: bool,
) -> Run<()> {
    int_pair(cx, lane, out, |x, y| {
        if let Some(exact) = x.try_pairs(y, |a, b| Some(of(a, b))) {
            return Some(exact);
        }
        let range = |bits: &Bits| if signed { (bits.smin(), bits.smax()) } else { (bits.umin(), bits.umax()) };
        let ((x_least, x_most), (y_least, y_most)) = (range(x), range(y));
        let (y_least, y_most) = if falling { (y_most, y_least) } else { (y_least, y_most) };
        // Numbers of different signs have no bits in common from the top.
        Some(Bits::between(&of(&x_least, &y_least), &of(&x_most, &y_most)))
    })
}

/// `llvm.sshl.sat` and `llvm.ushl.sat`: poison when the amount is not below the width.
pub(super) fn shift_saturating(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], signed: bool) -> Run<()> {
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

/// `llvm.sadd.with.overflow` and its like: the wrapped result, and whether it wrapped. Poison poisons
/// both.
pub(super) fn with_overflow(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    flag: (Leaf, &mut [Slot]),
    op: Opcode,
    of: fn(&ApInt, &ApInt) -> (ApInt, bool),
) -> Run<()> {
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
        // The extremes are among the corners: where none of them wraps, nothing does.
        if any { Bits::undefined(1) } else { Bits::exact(ApInt::zero(1)) }
    });
    write_or_poison(cx, Some(wraps), from, flag.1)?;
    Ok(())
}

/// `llvm.clmul`: the product of polynomials over GF(2).
pub(super) fn carryless(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Run<()> {
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
