//! Retired intrinsics of x86.

use draig_ir::intrinsics::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::{Outcome, Rule, UpgradeContext, rewrite, rule};

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    rule("x86.avx2.padds.*", rewrite(|cx| binary_intrinsic(cx, ids::SADD_SAT))),
    rule("x86.sse2.padds.*", rewrite(|cx| binary_intrinsic(cx, ids::SADD_SAT))),
];

/// An intrinsic of two operands and a result of one type.
fn binary_intrinsic(cx: &mut UpgradeContext<'_>, id: IntrinsicId) -> Option<Outcome> {
    let (lhs, rhs) = (cx.arg(0)?, cx.arg(1)?);
    let ty = cx.result_type();
    Some(Outcome::Replace(cx.intrinsic(id, &[ty], &[lhs, rhs])?))
}
