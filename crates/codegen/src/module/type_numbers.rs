//! Numbers of the types that a function's landing pads catch, which its code and its exception table share.

use draig_ir::{Body, Global, Module, Opcode, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Numbers that the selector of an exception has for types, from 1, in one function.
#[derive(Default)]
pub(crate) struct TypeNumbers {
    numbers: FxHashMap<Option<Global>, u32>,
}

impl TypeNumbers {
    /// Reads the landing pads of a function.
    pub(crate) fn new(module: &Module, body: &Body) -> TypeNumbers {
        let numbers = caught_types(module, body).into_iter().zip(1..).collect();
        TypeNumbers { numbers }
    }

    /// Returns the number of a type. No selector has that of a type that no landing pad catches.
    pub(crate) fn of(&self, module: &Module, ty: Value) -> u32 {
        let next = self.numbers.len() as u32 + 1;
        self.numbers.get(&type_info(module, ty)).copied().unwrap_or(next)
    }
}

/// Returns the types that a function's landing pads catch, in the order of their first mention: their numbers are
/// their places, from 1.
pub(super) fn caught_types(module: &Module, body: &Body) -> Vec<Option<Global>> {
    let (mut types, mut known) = (Vec::new(), FxHashSet::default());
    for inst in body.insts().filter(|&inst| body.opcode(inst) == Opcode::LandingPad) {
        for (number, &clause) in body.operands(inst).iter().enumerate() {
            let ty = type_info(module, clause);
            if !body.is_filter(inst, number) && known.insert(ty) {
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
