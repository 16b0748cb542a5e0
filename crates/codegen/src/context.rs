//! Facts about a module that the code of each of its functions needs.

use draig_ir::{Global, Module};
use draig_target::{DataLayout, Triple};

use crate::CodegenOptions;

/// A module with the choices under which it is compiled. All threads share one.
pub(crate) struct Context<'m> {
    pub(crate) module: &'m Module,
    pub(crate) layout: DataLayout,
    pub(crate) triple: Triple,
    pub(crate) options: &'m CodegenOptions,
}

impl Context<'_> {
    /// Whether code may assume that a global is in the same executable or library, at a distance that the linker
    /// knows; others are reached through the global offset table.
    pub(crate) fn is_local(&self, global: Global) -> bool {
        self.module.global(global).dso_local
    }
}
