//! Facts about a module that the selection of every function asks for.

use draig_ir::{AttrSet, Block, Body, ConstKind, Global, Inst, Module};
use draig_tables::IntrinsicId;

/// Returns the intrinsic that each global is, by global.
pub(crate) fn intrinsics_of(module: &Module) -> Vec<Option<IntrinsicId>> {
    (0..module.global_count())
        .map(|number| draig_ir::intrinsics::id_of(module, Global::from_u32(number as u32)))
        .collect()
}

/// Returns the blocks whose address is taken, with their functions; sorted.
pub(crate) fn blocks_taken_in(module: &Module) -> Vec<(Global, Block)> {
    let mut taken: Vec<(Global, Block)> = Vec::new();
    for (_, data) in module.tables.constants.iter() {
        if let ConstKind::BlockAddress(function, block) = data.kind {
            taken.push((function, block));
        }
    }
    taken.sort_unstable();
    taken.dedup();
    taken
}

/// Whether the attributes that a call or its callee has as a function fulfil a condition.
pub(crate) fn any_function_set(
    module: &Module,
    body: &Body,
    call: Inst,
    callee: Option<Global>,
    condition: impl Fn(AttrSet) -> bool,
) -> bool {
    let at_call = body.call(call).map(|info| info.attributes);
    let of_callee = callee.and_then(|global| module.global(global).as_function()).map(|function| function.attributes);
    at_call.into_iter().chain(of_callee).any(|list| condition(module.tables.attributes.list(list).function))
}
