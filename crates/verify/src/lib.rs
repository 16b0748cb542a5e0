//! The rules of well-formed LLVM IR: every rule of LLVM 22's verifier, each with a code, and the token that
//! proves that a module obeys them.
//!
//! [`verify`] finds all violations in one run. The first is the one that LLVM reports, with LLVM's message.
//! Each names its function, block and instruction and, if the reader kept it, its position in the text. A
//! [`Rule`] is data: `draig explain` and the documentation are generated from the same tables. This crate
//! does not know how text, bitcode or files are read.
//!
//! ```
//! use draig_ir::{GlobalData, GlobalKind, Function, Body, InstBuild, Module, Opcode, Type, Value};
//!
//! // define void @f() { %entry: br label %entry }
//! let mut module = Module::new(b"m");
//! let ty = module.tables.types.function(Type::VOID, &[], false);
//! let name = module.tables.strings.intern(b"f");
//! let f = module.add_global(GlobalData::new(name, ty, Type::PTR, GlobalKind::Function(Function::default())));
//! let mut body = Body::new();
//! let entry = body.add_block();
//! body.names_mut().set(entry, b"entry");
//! body.append_inst(entry, InstBuild::new(Opcode::Br, Type::VOID), &[Value::block(entry)]);
//! module.set_body(f, Some(Box::new(body)));
//!
//! let errors = draig_verify::verify(&module).expect_err("the entry has a predecessor");
//! let first = errors.first().unwrap();
//! assert_eq!(first.message, "Entry block to function must not have predecessors!");
//! assert_eq!(first.place.describe(&draig_asm::Printer::new(&module)), "function @f, block %entry");
//! assert_eq!(draig_verify::Rule::find(first.rule.code), Some(first.rule));
//! ```

mod attributes;
mod blocks;
mod calls;
pub mod codegen;
mod constants;
mod context;
mod convergence;
mod debug_info;
mod driver;
mod exceptions;
mod funclets;
mod function;
mod globals;
mod instructions;
mod intrinsics;
mod metadata;
mod module_flags;
mod parallel;
mod rule;
mod rules;
mod sink;
mod structure;
mod swift_error;
mod tbaa;
mod type_facts;
mod values;
mod violation;

use std::ops::Deref;

use draig_ir::Module;
use draig_tables::history;

pub use debug_info::debug_info_is_broken;
pub use rule::{Refused, Rule};
pub use tbaa::tbaa_is_broken;
pub use violation::{Place, VerifyErrors, Violation};

/// Treatment of broken debug information.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DebugInfo {
    /// Report it like any other violation.
    #[default]
    Strict,
    /// Collect it in [`Verified::broken_debug_info`]; callers strip debug information before they continue.
    Warn,
    /// Do not check it.
    Ignore,
}

/// Options for verifying a module.
#[derive(Clone, Debug)]
pub struct VerifyOptions {
    /// Number of threads, at least 1. The violations do not depend on it.
    pub threads: usize,
    /// Treatment of broken debug information.
    pub debug_info: DebugInfo,
    /// Maximum number of violations kept; further ones are counted.
    pub max_errors: usize,
    /// The version of LLVM whose rules apply where versions contradict each other: 22, or 23. What only LLVM 23
    /// has obeys its rules in any case.
    pub for_llvm: u32,
    /// Whether compile units that `!llvm.dbg.cu` does not list are accepted, as by LLVM's tools that unite types by
    /// their identifiers.
    pub allow_unlisted_units: bool,
}

impl Default for VerifyOptions {
    fn default() -> Self {
        VerifyOptions {
            threads: 1,
            debug_info: DebugInfo::Strict,
            max_errors: 1000,
            for_llvm: history::CURRENT,
            allow_unlisted_units: false,
        }
    }
}

/// A module that obeys the rules. The module cannot change while this exists.
#[derive(Clone, Debug)]
pub struct Verified<'m> {
    module: &'m Module,
    broken_debug_info: Vec<Violation>,
}

impl<'m> Verified<'m> {
    /// Returns the module.
    #[must_use]
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// Returns the violations in the debug information, under [`DebugInfo::Warn`]. If there are any, the
    /// module is well-formed only without its debug information.
    #[must_use]
    pub fn broken_debug_info(&self) -> &[Violation] {
        &self.broken_debug_info
    }
}

impl Deref for Verified<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.module
    }
}

/// Verifies a module, on the caller's thread.
///
/// # Errors
/// Returns all violations, the one that LLVM reports first.
pub fn verify(module: &Module) -> Result<Verified<'_>, VerifyErrors> {
    verify_with(module, &VerifyOptions::default())
}

/// Verifies a module with a number of threads and a treatment of broken debug information.
///
/// # Errors
/// Returns all violations, the one that LLVM reports first.
pub fn verify_with<'m>(module: &'m Module, options: &VerifyOptions) -> Result<Verified<'m>, VerifyErrors> {
    let mut found = driver::run(module, options);
    let is_debug = |violation: &Violation| violation.rule.debug_info;
    if options.debug_info == DebugInfo::Ignore {
        found.violations.retain(|violation| !is_debug(violation));
    }
    if options.allow_unlisted_units {
        found.violations.retain(|violation| violation.rule.code != rules::debug_places::UNLISTED_UNIT.code);
    }
    // If a module is refused anyway, all violations are reported.
    let strips = options.debug_info == DebugInfo::Warn && found.violations.iter().all(is_debug);
    let (violations, broken_debug_info) =
        if strips { (Vec::new(), found.violations) } else { (found.violations, Vec::new()) };
    match violations.is_empty() {
        true => Ok(Verified { module, broken_debug_info }),
        false => {
            let mut violations = violations;
            let mut dropped = found.dropped.others;
            if options.debug_info != DebugInfo::Ignore {
                dropped += found.dropped.debug_info;
            }
            dropped += violations.len().saturating_sub(options.max_errors.max(1));
            violations.truncate(options.max_errors.max(1));
            Err(VerifyErrors::new(violations, dropped))
        }
    }
}
