//! Auto-upgrade: the changes that LLVM 22's readers make in modules of older versions.
//!
//! LLVM upgrades in two places. [`upgrade_text`] does what its text reader does at the end of a module;
//! [`upgrade_bitcode`] does what writing and reading bitcode does in addition. The output of `llvm-as |
//! llvm-dis` has gone through both.
//!
//! This crate handles neither text nor bitcode. Old spellings that the model cannot represent (typed
//! pointers, retired attributes, …) are translated by the readers. It does not verify either: a verifier
//! decides whether LLVM would ignore debug information because it is broken, and the caller then uses
//! [`strip_debug_info`].
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
mod local_entities;
mod metadata;
mod module_flags;
mod newer;
mod nvvm;
mod sections;
mod signed_constructors;
mod tbaa;

use draig_diag::Diagnostic;
use draig_ir::{Global, Module};
use draig_tables::history::CURRENT;

pub use data_layout::upgraded as upgraded_data_layout;
pub use debug_info::{has_current_debug_info, strip_debug_info};
pub use tbaa::strip_tbaa;

/// Upgrades a module as LLVM's text reader does at its end. Returns LLVM's warnings.
pub fn upgrade_text(module: &mut Module) -> Vec<Diagnostic> {
    upgrade_text_with(module, &[], CURRENT)
}

/// Same as [`upgrade_text`], for a reader that declared the intrinsics in `undeclared`, which the text calls
/// without declaring them. Those that are still among [`Module::functions`] afterwards are not intrinsics.
pub fn upgrade_text_with(module: &mut Module, undeclared: &[Global], version: u32) -> Vec<Diagnostic> {
    tbaa::upgrade(module);
    intrinsics::upgrade(module, undeclared, version);
    upgrade_rest(module, version)
}

/// Upgrades whose order does not matter.
fn upgrade_rest(module: &mut Module, version: u32) -> Vec<Diagnostic> {
    let warnings = debug_info::upgrade(module);
    module_flags::upgrade(module);
    nvvm::upgrade(module);
    sections::upgrade(module);
    branch_protection::upgrade(module);
    if version > CURRENT {
        signed_constructors::upgrade(module);
    }
    warnings.into_iter().collect()
}

/// Returns the reason that a module cannot be read from bitcode, if any: the data layout that
/// [`upgrade_bitcode`] would set is invalid. LLVM's text reader does not check this.
pub fn data_layout_error(module: &Module) -> Option<String> {
    data_layout::error(module)
}

/// Same as [`upgrade_text`], for a module that was read from bitcode: LLVM adds declarations in a different
/// order.
pub fn upgrade_read_bitcode(module: &mut Module, version: u32) -> Vec<Diagnostic> {
    tbaa::upgrade(module);
    intrinsics::upgrade_by_bodies(module, version);
    upgrade_rest(module, version)
}

/// Upgrades a module as writing and reading bitcode does, after [`upgrade_text`].
pub fn upgrade_bitcode(module: &mut Module) {
    upgrade_bitcode_with(module, 1, CURRENT);
}

/// Same as [`upgrade_bitcode`], with this many threads. The result does not depend on their number.
pub fn upgrade_bitcode_with(module: &mut Module, threads: usize, version: u32) {
    upgrade_for_bitcode(module, threads, true, version);
}

/// Upgrades a module that was read from bitcode as the bitcode reader does, after [`upgrade_read_bitcode`].
pub fn finish_bitcode(module: &mut Module, threads: usize, version: u32) {
    upgrade_for_bitcode(module, threads, false, version);
}

fn upgrade_for_bitcode(module: &mut Module, threads: usize, from_text: bool, version: u32) {
    data_layout::upgrade(module, version);
    module_flags::upgrade_linker_options(module);
    local_entities::upgrade(module, version);
    constructors::upgrade(module);
    bodies::upgrade(module, threads, from_text);
    module_flags::upgrade(module);
    nvvm::upgrade(module);
    arc::upgrade(module);
    branch_protection::upgrade(module);
    if version > CURRENT {
        newer::upgrade(module);
        if !from_text {
            newer::drop_casts_after_musttail(module);
        }
    }
}
