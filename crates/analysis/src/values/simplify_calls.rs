//! Simplification of calls of intrinsics.

use draig_ir::Inst;
use draig_num::{ApInt, RangePredicate};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::Query;
use super::intrinsic_poison::intrinsic_poison;
use super::simplify::Simplified;

impl Query<'_> {
    pub(super) fn simplify_call(self, inst: Inst) -> Option<Simplified> {
        let values = self.values;
        let id = values.intrinsic(inst)?;
        let args = values.body().call_args(inst);
        let (&first, second) = (args.first()?, args.get(1).copied());
        let numbers = || Some((values.int(first)?, second.and_then(|second| values.int(second))));
        if let Some((a, b)) = numbers()
            && let Some(number) = fold_call(id, &a, b.as_ref())
        {
            return Some(number);
        }
        if intrinsic_poison(id).passes && args.iter().any(|&argument| values.is_poison(argument)) {
            return Some(Simplified::Poison);
        }
        match id {
            ids::USUB_SAT | ids::SSUB_SAT if values.is_undef(first) && second == Some(first) => Some(Simplified::Undef),
            ids::UMIN | ids::UMAX | ids::SMIN | ids::SMAX => {
                let second = second?;
                if first == second {
                    return Some(Simplified::Value(first));
                }
                if first.is_constant() && second.is_constant() {
                    return None;
                }
                let order = match id {
                    ids::UMIN => RangePredicate::Ule,
                    ids::UMAX => RangePredicate::Uge,
                    ids::SMIN => RangePredicate::Sle,
                    _ => RangePredicate::Sge,
                };
                let (a, b) = (self.bounds(first), self.bounds(second));
                if a.implies(order, &b) {
                    return Some(Simplified::Value(first));
                }
                if b.implies(order, &a) {
                    return Some(Simplified::Value(second));
                }
                // The same operation, or the opposite one, on one of the operands.
                let opposite = match id {
                    ids::UMIN => ids::UMAX,
                    ids::UMAX => ids::UMIN,
                    ids::SMIN => ids::SMAX,
                    _ => ids::SMIN,
                };
                for (plain, other) in [(first, second), (second, first)] {
                    if let Some(inner) = other.as_inst().filter(|&inner| values.intrinsic(inner) == Some(id))
                        && values.body().call_args(inner).contains(&plain)
                    {
                        return Some(Simplified::Value(other));
                    }
                    if let Some(inner) = other.as_inst().filter(|&inner| values.intrinsic(inner) == Some(opposite))
                        && values.body().call_args(inner).contains(&plain)
                    {
                        return Some(Simplified::Value(plain));
                    }
                }
                None
            }
            ids::UADD_SAT | ids::SADD_SAT if second.is_some_and(|second| values.is_zero(second)) => {
                Some(Simplified::Value(first))
            }
            ids::USUB_SAT | ids::SSUB_SAT if second.is_some_and(|second| values.is_zero(second)) => {
                Some(Simplified::Value(first))
            }
            ids::USUB_SAT | ids::SSUB_SAT if second == Some(first) => {
                let width = values.bit_width(values.ty(first))?;
                Some(Simplified::Int(ApInt::zero(width)))
            }
            ids::MAXNUM | ids::MINNUM | ids::MAXIMUM | ids::MINIMUM if second == Some(first) => {
                Some(Simplified::Value(first))
            }
            ids::ABS if self.known_bits(first, &None, 0).is_non_negative() => Some(Simplified::Value(first)),
            ids::BSWAP | ids::BITREVERSE => {
                let inner = first.as_inst().filter(|&inner| values.intrinsic(inner) == Some(id))?;
                values.body().call_args(inner).first().map(|&value| Simplified::Value(value))
            }
            ids::FABS | ids::FLOOR | ids::CEIL | ids::TRUNC | ids::RINT | ids::NEARBYINT | ids::ROUND => {
                let inner = first.as_inst()?;
                (values.intrinsic(inner) == Some(id)).then_some(Simplified::Value(first))
            }
            _ => None,
        }
    }
}

/// Folds a call of an intrinsic with integers.
fn fold_call(id: IntrinsicId, a: &ApInt, b: Option<&ApInt>) -> Option<Simplified> {
    let width = a.width();
    let count = |count: u32| ApInt::new(width, u64::from(count));
    let flag = b.is_some_and(|flag| !flag.is_zero());
    Some(Simplified::Int(match (id, b) {
        (ids::CTPOP, _) => count(a.count_ones()),
        (ids::CTLZ | ids::CTTZ, _) if flag && a.is_zero() => return Some(Simplified::Poison),
        (ids::CTLZ, _) => count(a.leading_zeros()),
        (ids::CTTZ, _) => count(a.trailing_zeros()),
        (ids::ABS, _) if flag && a.is_signed_min() => return Some(Simplified::Poison),
        (ids::ABS, _) => a.abs(),
        (ids::BSWAP, _) => a.bswap(),
        (ids::BITREVERSE, _) => a.bitreverse(),
        (ids::UMIN, Some(b)) => a.umin(b),
        (ids::UMAX, Some(b)) => a.umax(b),
        (ids::SMIN, Some(b)) => a.smin(b),
        (ids::SMAX, Some(b)) => a.smax(b),
        (ids::UADD_SAT, Some(b)) => a.uadd_sat(b),
        (ids::SADD_SAT, Some(b)) => a.sadd_sat(b),
        (ids::USUB_SAT, Some(b)) => a.usub_sat(b),
        (ids::SSUB_SAT, Some(b)) => a.ssub_sat(b),
        _ => return None,
    }))
}
