//! Call sites of retired intrinsics, the order in which they are upgraded, and their replacements.

use std::collections::BTreeMap;

use draig_ir::view::GlobalUse;
use draig_ir::{Body, Global, Inst, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Replacements of calls, by containing function. Debug records that refer to a call are updated at the end,
/// all at once, since each update visits every record of the function.
#[derive(Default)]
pub(super) struct Replaced {
    functions: BTreeMap<Global, FxHashMap<Value, Value>>,
}

impl Replaced {
    pub(super) fn replace(&mut self, function: Global, body: &mut Body, call: Inst, value: Value) {
        assert_ne!(value, call.into(), "a call is not replaced with itself");
        body.replace_operand_uses(call.into(), value);
        self.functions.entry(function).or_default().insert(call.into(), value);
    }

    pub(super) fn apply(self, module: &mut Module) {
        for (function, values) in self.functions {
            let Some(body) = module.body_mut(function) else { continue };
            body.map_metadata_values(|mut value| {
                // The replacement of a call may itself have been replaced later; no call is replaced twice.
                while let Some(&new) = values.get(&value) {
                    value = new;
                }
                value
            });
        }
    }
}

/// Order in which calls of a declaration are upgraded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CallOrder {
    /// In the order of a declaration's use-list: first the calls in functions after it, last one first; then
    /// the others, first one first.
    ByUses,
    /// In the order of the use-list of a placeholder for a missing declaration.
    LastFirst,
}

/// Returns the instruction that a use belongs to, with the position of the use in its list; `None` for a use
/// by anything else.
fn place_of_call((place, user): (usize, &GlobalUse)) -> Option<((Global, Inst), usize)> {
    match *user {
        GlobalUse::Inst { function, inst, .. } => Some(((function, inst), place)),
        _ => None,
    }
}

/// Call sites of retired intrinsics, and the intrinsics among them that have other uses too.
pub(super) struct CallSites {
    calls: FxHashMap<Global, Vec<(Global, Inst)>>,
    used_otherwise: FxHashSet<Global>,
}

impl CallSites {
    pub(super) fn collect(module: &Module, retired: impl Iterator<Item = Global>) -> CallSites {
        let mut calls: FxHashMap<Global, Vec<(Global, Inst)>> =
            retired.map(|function| (function, Vec::new())).collect();
        let mut used_otherwise = FxHashSet::default();
        for &caller in module.functions() {
            let Some(body) = module.body(caller) else {
                continue;
            };
            for inst in body.insts() {
                let operands = body.operands(inst);
                let callee_at = if body.opcode(inst).is_call() { operands.len() - 1 } else { operands.len() };
                for (at, value) in operands.iter().enumerate() {
                    if let Some(global) = value.as_global()
                        && let Some(sites) = calls.get_mut(&global)
                    {
                        if at == callee_at {
                            sites.push((caller, inst));
                        } else {
                            used_otherwise.insert(global);
                        }
                    }
                }
            }
        }
        for (_, constant) in module.tables.constants.iter() {
            used_otherwise.extend(
                constant
                    .kind
                    .parts()
                    .iter()
                    .filter_map(|value| value.as_global())
                    .filter(|global| calls.contains_key(global)),
            );
        }
        for &variable in module.variables() {
            let initializer = module.global(variable).as_variable().and_then(|variable| variable.initializer);
            used_otherwise.extend(initializer.and_then(Value::as_global).filter(|global| calls.contains_key(global)));
        }
        CallSites { calls, used_otherwise }
    }

    /// Returns the calls of a declaration in the order in which they are upgraded, which determines the order
    /// of new declarations.
    pub(super) fn take(&mut self, module: &Module, function: Global, order: CallOrder) -> Vec<(Global, Inst)> {
        let mut calls = self.calls.remove(&function).unwrap_or_default();
        if calls.len() < 2 {
            return calls;
        }
        if let Some(order) = module.use_order(function.into()) {
            let places: FxHashMap<(Global, Inst), usize> = (1..).zip(order).filter_map(place_of_call).collect();
            calls.sort_by_key(|call| places.get(call).copied().unwrap_or(0));
            return calls;
        }
        if order == CallOrder::LastFirst {
            calls.reverse();
            return calls;
        }
        let earlier: FxHashSet<Global> =
            module.functions().iter().copied().take_while(|&other| other != function).collect();
        let (before, mut after): (Vec<_>, Vec<_>) = calls.into_iter().partition(|(caller, _)| earlier.contains(caller));
        after.reverse();
        after.extend(before);
        after
    }

    pub(super) fn is_used_otherwise(&self, function: Global) -> bool {
        self.used_otherwise.contains(&function)
    }
}
