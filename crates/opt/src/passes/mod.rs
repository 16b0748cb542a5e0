//! Passes that change functions, under their names in LLVM's `opt`.

mod locations;
pub mod mem2reg;

use draig_ir::{FunctionEditor, Global, Module};
use draig_tables::AttrKind;

/// A pass that runs on each defined function.
#[derive(Debug)]
pub struct FunctionPass {
    /// Name in a pipeline.
    pub name: &'static str,
    /// Changes a function; returns whether anything was changed. Other functions may be changed at the same time, so it
    /// must not look at their bodies.
    pub run: fn(&mut FunctionEditor<'_>) -> bool,
}

/// All passes on functions, by name.
pub const FUNCTION_PASSES: &[FunctionPass] =
    &[FunctionPass { name: "mem2reg", run: |editor| mem2reg::promote_in(editor) != 0 }];

/// Returns the pass on functions with this name.
pub fn function_pass(name: &str) -> Option<&'static FunctionPass> {
    FUNCTION_PASSES.iter().find(|pass| pass.name == name)
}

/// Whether passes leave a function as it is: it has no body, or asks for it (LangRef "optnone").
pub(crate) fn is_skipped(module: &Module, function: Global) -> bool {
    let Some(data) = module.global(function).as_function().filter(|_| module.body(function).is_some()) else {
        return true;
    };
    let attributes = &module.tables.attributes;
    attributes.has(attributes.list(data.attributes).function, AttrKind::OptimizeNone)
}
