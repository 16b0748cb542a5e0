//! `icmp` and `fcmp`.

use std::cmp::Ordering;

use draig_ir::{FastMath, FloatPredicate, IntFlags, IntPredicate};
use draig_num::{ApFloat, FloatFormat};

use super::Cx;
use super::float::{flush_operand, violates};
use super::partial::Bits;
use super::scalar::{Number, Scalar, first};
use crate::shape::LeafKind;
use crate::stop::{Result, internal};
use crate::value::{Slot, Taint};

/// Compares integers, or pointers by their addresses.
pub(crate) fn icmp(
    cx: &mut Cx<'_>,
    predicate: IntPredicate,
    flags: IntFlags,
    kind: LeafKind,
    a: &[Slot],
    b: &[Slot],
) -> Result<Slot> {
    let (left, right) = match kind {
        LeafKind::Int(width) => (cx.read(width, a), cx.read(width, b)),
        // Addresses are compared as numbers of the slots' full width, so none is negative in a narrower one.
        LeafKind::Pointer(_) => (cx.peek(64, a), cx.peek(64, b)),
        LeafKind::Byte(_) | LeafKind::Float(_) | LeafKind::Token => {
            return internal(format!("an icmp of {}", kind.describe()));
        }
    };
    let (x, y, from) = match (left, right) {
        (Scalar::Poison(taint), _) | (_, Scalar::Poison(taint)) => return Ok(cx.taints.poison(cx.site, taint)),
        (Scalar::Bits(x, taint), Scalar::Bits(y, other)) => (x, y, first(taint, other)),
    };
    if flags.contains(IntFlags::SAMESIGN) {
        let signs = |bits: &Bits| (bits.umin().is_negative(), bits.umax().is_negative());
        let (x, y) = (signs(&x), signs(&y));
        if x.0 != x.1 || x != y {
            return Ok(cx.taints.poison(cx.site, from));
        }
    }
    let holds = icmp_holds(predicate, &x, &y);
    Ok(cx.truth(holds, from))
}

/// Returns whether the predicate holds; `None` if that depends on undef bits.
pub(crate) fn icmp_holds(predicate: IntPredicate, x: &Bits, y: &Bits) -> Option<bool> {
    use IntPredicate::*;
    match predicate {
        Eq | Ne => {
            let undef = x.undef.or(&y.undef);
            if !x.value.xor(&y.value).and(&undef.not()).is_zero() {
                return Some(predicate == Ne);
            }
            undef.is_zero().then_some(predicate == Eq)
        }
        Ult | Ule | Ugt | Uge => bounded(predicate, x.umin().ucmp(&y.umax()), x.umax().ucmp(&y.umin())),
        Slt | Sle | Sgt | Sge => bounded(predicate, x.smin().scmp(&y.smax()), x.smax().scmp(&y.smin())),
    }
}

/// Decides a predicate from the least and the greatest order that are possible, both of which occur.
fn bounded(predicate: IntPredicate, least: Ordering, greatest: Ordering) -> Option<bool> {
    use IntPredicate::*;
    let holds = |order: Ordering| match predicate {
        Ult | Slt => order.is_lt(),
        Ule | Sle => order.is_le(),
        Ugt | Sgt => order.is_gt(),
        _ => order.is_ge(),
    };
    (holds(least) == holds(greatest)).then_some(holds(least))
}

/// Executes an `fcmp`.
pub(crate) fn fcmp(
    cx: &mut Cx<'_>,
    predicate: FloatPredicate,
    fast: FastMath,
    format: FloatFormat,
    a: &[Slot],
    b: &[Slot],
) -> Result<Slot> {
    let (left, right) = (cx.read_float(format, a), cx.read_float(format, b));
    let (taint, known) = match (left, right) {
        (Number::Poison(taint), _) | (_, Number::Poison(taint)) => return Ok(cx.taints.poison(cx.site, taint)),
        (Number::Exact(x), Number::Exact(y)) => {
            if violates(fast, x) || violates(fast, y) {
                return Ok(cx.taints.poison(cx.site, Taint::NONE));
            }
            let x = flush_operand(cx.environment.denormals, x);
            let y = flush_operand(cx.environment.denormals, y);
            return Ok(Slot::plain(u64::from(fcmp_holds(predicate, x, y))));
        }
        (Number::Undef(taint), Number::Exact(known)) | (Number::Exact(known), Number::Undef(taint)) => {
            (taint, Some(known))
        }
        (Number::Undef(taint), Number::Undef(_)) => (taint, None),
    };
    if known.is_some_and(|known| violates(fast, known)) {
        return Ok(cx.taints.poison(cx.site, taint));
    }
    // With a NaN, or with a constant predicate, the undef operand does not matter.
    let decided = match predicate {
        FloatPredicate::False => Some(false),
        FloatPredicate::True => Some(true),
        _ if known.is_some_and(ApFloat::is_nan) => Some(predicate as u8 & 8 != 0),
        _ => None,
    };
    Ok(cx.truth(decided, taint))
}

/// Returns whether the predicate holds. Its number has a bit for each relation: 1 equal, 2 greater, 4 less, 8
/// unordered.
pub(crate) fn fcmp_holds(predicate: FloatPredicate, x: ApFloat, y: ApFloat) -> bool {
    let relation = match x.compare(y) {
        Some(Ordering::Equal) => 1,
        Some(Ordering::Greater) => 2,
        Some(Ordering::Less) => 4,
        None => 8,
    };
    predicate as u8 & relation != 0
}
