//! Removal of phis that a rule makes superfluous, until it applies to none.

use crate::body::Body;
use crate::opcode::Opcode;
use crate::value::{Inst, Value};

/// Replaces phis by the values that `simplify` returns for them, and removes them. Phis among the users of a removed
/// one are asked again, so that the rule applies to none of `phis` in the end. Takes time in proportion to the uses
/// of the removed phis and to the operands of their users.
pub fn reduce(
    body: &mut Body,
    phis: impl DoubleEndedIterator<Item = Inst>,
    mut simplify: impl FnMut(&Body, Inst) -> Option<Value>,
) {
    let mut waiting: Vec<Inst> = phis.rev().collect();
    let mut is_waiting = vec![false; body.inst_count()];
    let mut is_ours = vec![false; body.inst_count()];
    for phi in &waiting {
        is_waiting[phi.index()] = true;
        is_ours[phi.index()] = true;
    }
    while let Some(phi) = waiting.pop() {
        is_waiting[phi.index()] = false;
        let Some(value) = simplify(body, phi) else { continue };
        let first = waiting.len();
        waiting.extend(body.uses_of(phi).map(|found| found.user).filter(|&user| {
            let asks = user != phi && is_ours[user.index()] && body.opcode(user) == Opcode::Phi;
            asks && !std::mem::replace(&mut is_waiting[user.index()], true)
        }));
        waiting[first..].reverse();
        body.replace_all_uses(phi, value);
        body.remove_inst(phi);
    }
}
