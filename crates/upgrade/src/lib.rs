//! What LLVM 22's readers change in modules that older versions wrote.
//!
//! LLVM upgrades in two places. Its text reader does what [`upgrade_text`] does, at the end of a
//! module; writing bitcode and reading it again does what [`upgrade_bitcode`] does on top. What
//! `llvm-as | llvm-dis` prints has seen both.
//!
//! This crate knows neither text nor bitcode: old spellings that no longer have a place in the model
//! (typed pointers, retired attributes, …) are the readers' to translate. Nor does it verify:
//! debug information that LLVM ignores because it is broken is for [`strip_debug_info`] once a
//! verifier has said so.
//!
//! ```
//! use draig_ir::{Function, GlobalData, GlobalKind, Module, Type};
//!
//! // declare void @llvm.memcpy.p0i8.p0i8.i64(ptr, ptr, i64, i1)
//! let mut module = Module::new(b"m");
//! let ty = module.tables.types.function(Type::VOID, &[Type::PTR, Type::PTR, Type::I64, Type::I1], false);
//! let name = module.tables.strings.intern(b"llvm.memcpy.p0i8.p0i8.i64");
//! module.add_global(GlobalData::new(name, ty, Type::PTR, GlobalKind::Function(Function::default())));
//!
//! let warnings = draig_upgrade::upgrade_text(&mut module);
//! assert!(warnings.is_empty());
//! assert!(module.find(b"llvm.memcpy.p0.p0.i64").is_some());
//! assert_eq!(module.functions().len(), 1);
//! ```

mod arc;
mod attributes;
mod bodies;
mod branch_protection;
mod constructors;
mod data_layout;
mod debug_info;
mod intrinsics;
mod local_imports;
mod metadata;
mod module_flags;
mod nvvm;
mod sections;
mod tbaa;

use draig_diag::Diagnostic;
use draig_ir::{Global, Module};

pub use data_layout::upgraded as upgraded_data_layout;
pub use debug_info::{has_current_debug_info, strip_debug_info};
pub use tbaa::strip_tbaa;

/// Does what LLVM's text reader does at the end of a module. Gives LLVM's warnings.
pub fn upgrade_text(module: &mut Module) -> Vec<Diagnostic> {
    upgrade_text_with(module, &[])
}

/// Likewise, where the reader declared intrinsics that the text calls without declaring them, as they
/// are called. Those that are still among [`Module::functions`] afterwards are no intrinsics.
pub fn upgrade_text_with(module: &mut Module, undeclared: &[Global]) -> Vec<Diagnostic> {
    tbaa::upgrade(module);
    intrinsics::upgrade(module, undeclared);
    upgrade_rest(module)
}

/// What has no order.
fn upgrade_rest(module: &mut Module) -> Vec<Diagnostic> {
    let warnings = debug_info::upgrade(module);
    module_flags::upgrade(module);
    nvvm::upgrade(module);
    sections::upgrade(module);
    branch_protection::upgrade(module);
    warnings.into_iter().collect()
}

/// Why a module cannot be read from bitcode: the data layout that [`upgrade_bitcode`] would have to give it
/// is none. LLVM's reader of text does not look.
pub fn data_layout_error(module: &Module) -> Option<String> {
    data_layout::error(module)
}

/// Likewise for a module that was read from bitcode: the order in which LLVM adds declarations is
/// another.
pub fn upgrade_read_bitcode(module: &mut Module) -> Vec<Diagnostic> {
    tbaa::upgrade(module);
    intrinsics::upgrade_by_bodies(module);
    upgrade_rest(module)
}

/// Does what writing bitcode and reading it again does to a module that [`upgrade_text`] has seen.
pub fn upgrade_bitcode(module: &mut Module) {
    upgrade_bitcode_with(module, 1);
}

/// Likewise, by as many threads. The result does not depend on them.
pub fn upgrade_bitcode_with(module: &mut Module, threads: usize) {
    upgrade_for_bitcode(module, threads, true);
}

/// Does what reading bitcode does to a module that was read from it, where [`upgrade_read_bitcode`] has been.
pub fn finish_bitcode(module: &mut Module, threads: usize) {
    upgrade_for_bitcode(module, threads, false);
}

fn upgrade_for_bitcode(module: &mut Module, threads: usize, from_text: bool) {
    data_layout::upgrade(module);
    module_flags::upgrade_linker_options(module);
    local_imports::upgrade(module);
    constructors::upgrade(module);
    bodies::upgrade(module, threads, from_text);
    module_flags::upgrade(module);
    nvvm::upgrade(module);
    arc::upgrade(module);
    branch_protection::upgrade(module);
}
