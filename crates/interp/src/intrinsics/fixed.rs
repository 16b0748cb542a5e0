//! Fixed-point multiplication and division (LangRef "Fixed Point Arithmetic Intrinsics"). Inexact
//! results, whose rounding is unspecified, are rounded toward negative infinity, as LLVM's own
//! expansion does.

use draig_num::{ApInt, MAX_WIDTH};

use super::lanes::Lane;
use crate::report::describe_int;
use crate::rules;
use crate::semantics::{Cx, Scalar, first, undefined};
use crate::stop::{Result, internal, unsupported};
use crate::value::{Slot, Taint};

/// Variant among the eight intrinsics.
#[derive(Clone, Copy)]
pub(super) struct Fixed {
    pub(super) signed: bool,
    pub(super) divide: bool,
    pub(super) saturate: bool,
}

/// Executes one of the eight intrinsics, given by the parts of its name.
pub(super) fn fixed(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot], which: Fixed) -> Result<()> {
    let (x, y) = (lane.int(cx, 0)?, lane.int(cx, 1)?);
    let scale = lane.immediate(2)?;
    if which.divide {
        match &y {
            Scalar::Poison(taint) => {
                return undefined(&rules::DIVISION_BY_UNDEFINED, "fixed-point division by poison", *taint);
            }
            Scalar::Bits(y, taint) if y.value.is_zero() => {
                return if y.is_exact() {
                    undefined(&rules::DIVISION_BY_ZERO, "fixed-point division by 0", Taint::NONE)
                } else {
                    undefined(&rules::DIVISION_BY_UNDEFINED, "fixed-point division by an undef value", *taint)
                };
            }
            Scalar::Bits(..) => {}
        }
    }
    let (x, y, from) = match (x, y) {
        (Scalar::Poison(taint), _) | (_, Scalar::Poison(taint)) => {
            cx.write_poison(taint, out);
            return Ok(());
        }
        (Scalar::Bits(x, taint), Scalar::Bits(y, other)) => (x, y, first(taint, other)),
    };
    let width = x.width();
    let room = u64::from(width) * 2 + scale + 1;
    if room > u64::from(MAX_WIDTH) {
        return unsupported("fixed-point arithmetic of this width");
    }
    if !x.is_exact() || !y.is_exact() {
        cx.write_undef(width, from, out)?;
        return Ok(());
    }
    let Some((result, fits)) = compute(&x.value, &y.value, scale as u32, room as u32, which) else {
        return internal("a fixed-point division by 0 that was not found before");
    };
    if !fits && !which.saturate {
        let (x, y) = (describe_int(&x.value), describe_int(&y.value));
        let what = format!("the result of {x} and {y} does not fit i{width} at scale {scale}");
        return undefined(&rules::FIXED_POINT_OVERFLOW, what, Taint::NONE);
    }
    cx.write_exact(&result, out)?;
    Ok(())
}

/// Returns the result, clamped to the width, and whether it fit; `None` for a division by 0.
fn compute(x: &ApInt, y: &ApInt, scale: u32, room: u32, which: Fixed) -> Option<(ApInt, bool)> {
    let width = x.width();
    let widen = |value: &ApInt| if which.signed { value.sext(room) } else { value.zext(room) };
    let (x, y) = (widen(x), widen(y));
    let exact = if which.divide {
        let numerator = x.shl(scale);
        if which.signed {
            let quotient = numerator.sdiv(&y)?;
            let rest = numerator.srem(&y)?;
            // The quotient is rounded toward zero so far.
            let down = !rest.is_zero() && rest.is_negative() != y.is_negative();
            if down { quotient.sub(&ApInt::one(room)) } else { quotient }
        } else {
            numerator.udiv(&y)?
        }
    } else {
        let product = x.mul(&y);
        if which.signed { product.ashr(scale) } else { product.lshr(scale) }
    };
    let kept = exact.trunc(width);
    if widen(&kept) == exact {
        return Some((kept, true));
    }
    let limit = match (which.signed, exact.is_negative()) {
        (true, true) => ApInt::signed_min(width),
        (true, false) => ApInt::signed_max(width),
        (false, _) => ApInt::all_ones(width),
    };
    Some((limit, false))
}
