//! Retired intrinsics that belong to no target.

use draig_ir::Value;
use draig_tables::intrinsics::ids;

use super::{Outcome, Rule, UpgradeContext, redirect, rule};
use draig_ir::Global;

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    // `ctlz` and `cttz` got a second operand: whether zero gives poison.
    rule(
        "ctlz.*",
        redirect(|old| old.declare(ids::CTLZ, &[old.result()]), append_false),
    )
    .when(|old| old.params().len() == 1),
    rule(
        "cttz.*",
        redirect(|old| old.declare(ids::CTTZ, &[old.result()]), append_false),
    )
    .when(|old| old.params().len() == 1),
];

/// A call with the same arguments and `i1 false` behind them.
fn append_false(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    args.push(cx.bool(false));
    let call = cx.call_function(callee, &args);
    Some(Outcome::ReplaceNamed(Value::from(call)))
}
