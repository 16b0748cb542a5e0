//! Numbers of the types that a function's landing pads catch, which its code and its exception table share.

use draig_ir::{Body, Global, Module, Opcode, Value};

/// Returns the number that the selector of an exception has for a type, from 1. `None` if no landing pad of the
/// function catches it.
pub(crate) fn type_number(module: &Module, body: &Body, ty: Value) -> Option<u32> {
    let ty = type_info(module, ty);
    caught_types(module, body).iter().position(|&other| other == ty).map(|at| at as u32 + 1)
}

/// Returns the types that a function's landing pads catch, in the order of their first mention: their numbers are
/// their places, from 1.
pub(super) fn caught_types(module: &Module, body: &Body) -> Vec<Option<Global>> {
    let mut types = Vec::new();
    for inst in body.insts().filter(|&inst| body.opcode(inst) == Opcode::LandingPad) {
        for (number, &clause) in body.operands(inst).iter().enumerate() {
            let ty = type_info(module, clause);
            if !body.is_filter(inst, number) && !types.contains(&ty) {
                types.push(ty);
            }
        }
    }
    types
}

/// Returns the global of a type; `None` for any type.
fn type_info(module: &Module, ty: Value) -> Option<Global> {
    ty.as_global().or_else(|| module.base_object(ty))
}
