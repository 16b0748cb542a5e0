//! Operations on constant integers.

use draig_ir::{IntFlags, IntPredicate, Opcode};
use draig_num::{ApInt, RangePredicate};

/// Returns the result of a binary operation on integers of one width; `None` if it is undefined or poison, or the
/// opcode is no operation on integers.
pub(crate) fn binary(opcode: Opcode, flags: IntFlags, left: &ApInt, right: &ApInt) -> Option<ApInt> {
    let amount = || right.to_u64().filter(|amount| *amount < u64::from(left.width())).map(|amount| amount as u32);
    let (nuw, nsw) = (flags.contains(IntFlags::NUW), flags.contains(IntFlags::NSW));
    match opcode {
        Opcode::Add if (nuw && left.uadd_overflow(right).1) || (nsw && left.sadd_overflow(right).1) => None,
        Opcode::Sub if (nuw && left.usub_overflow(right).1) || (nsw && left.ssub_overflow(right).1) => None,
        Opcode::Mul if (nuw && left.umul_overflow(right).1) || (nsw && left.smul_overflow(right).1) => None,
        Opcode::Add => Some(left.add(right)),
        Opcode::Sub => Some(left.sub(right)),
        Opcode::Mul => Some(left.mul(right)),
        Opcode::UDiv => left.udiv(right),
        Opcode::URem => left.urem(right),
        Opcode::SDiv if !left.sdiv_overflow(right) => left.sdiv(right),
        Opcode::SRem if !left.sdiv_overflow(right) => left.srem(right),
        Opcode::And => Some(left.and(right)),
        Opcode::Or => Some(left.or(right)),
        Opcode::Xor => Some(left.xor(right)),
        Opcode::Shl => Some(left.shl(amount()?)),
        Opcode::LShr => Some(left.lshr(amount()?)),
        Opcode::AShr => Some(left.ashr(amount()?)),
        _ => None,
    }
}

/// Converts a predicate of `icmp`.
pub(crate) fn predicate(predicate: IntPredicate) -> RangePredicate {
    use IntPredicate as P;
    use RangePredicate as R;
    match predicate {
        P::Eq => R::Eq,
        P::Ne => R::Ne,
        P::Ugt => R::Ugt,
        P::Uge => R::Uge,
        P::Ult => R::Ult,
        P::Ule => R::Ule,
        P::Sgt => R::Sgt,
        P::Sge => R::Sge,
        P::Slt => R::Slt,
        P::Sle => R::Sle,
    }
}
