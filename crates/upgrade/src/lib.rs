//! What LLVM 22's readers change in modules that older versions wrote.
//!
//! LLVM upgrades in two places. Its text reader does what [`upgrade_text`] does, at the end of a
//! module; writing bitcode and reading it again does what [`upgrade_bitcode`] does on top. What
//! `llvm-as | llvm-dis` prints has seen both.
//!
//! This crate knows neither text nor bitcode: old spellings that no longer have a place in the model
//! (typed pointers, retired attributes, …) are the readers' to translate.

mod intrinsics;

use draig_diag::Diagnostics;
use draig_ir::Module;

/// Does what LLVM's text reader does at the end of a module. Gives LLVM's warnings.
pub fn upgrade_text(module: &mut Module) -> Diagnostics {
    intrinsics::upgrade(module);
    Diagnostics::new()
}
