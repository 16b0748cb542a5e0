//! The rules of well-formed LLVM IR: every rule that LLVM 22's verifier has, each with a code, and
//! the token that shows that a module keeps them.
//!
//! [`verify`] finds all violations in one run. The first is the one that LLVM reports, with its
//! message; each says which function, block and instruction it is about, and if the reader kept it,
//! which place in the text. A [`Rule`] is data: `draig explain` and the documentation are made from
//! the same tables. How text, bitcode or files come in is not known here.
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
mod beside;
mod blocks;
mod calls;
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

pub use debug_info::debug_info_is_broken;
pub use rule::Rule;
pub use tbaa::tbaa_is_broken;
pub use violation::{Place, VerifyErrors, Violation};

/// What is done about broken debug information.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DebugInfo {
    /// It is an error like any other.
    #[default]
    Strict,
    /// It is kept apart, in [`Verified::broken_debug_info`]: whoever goes on strips it first.
    Warn,
    /// It is not looked at.
    Ignore,
}

/// How a module is verified.
#[derive(Clone, Debug)]
pub struct VerifyOptions {
    /// How many threads may be used, at least 1. What is reported does not depend on it.
    pub threads: usize,
    /// What is done about broken debug information.
    pub debug_info: DebugInfo,
    /// How many violations are kept; those beyond are counted.
    pub max_errors: usize,
}

impl Default for VerifyOptions {
    fn default() -> Self {
        VerifyOptions { threads: 1, debug_info: DebugInfo::Strict, max_errors: 1000 }
    }
}

/// A module that keeps the rules. It cannot change while this is held.
#[derive(Clone, Debug)]
pub struct Verified<'m> {
    module: &'m Module,
    broken_debug_info: Vec<Violation>,
}

impl<'m> Verified<'m> {
    /// The module.
    #[must_use]
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// What is wrong with the debug information, under [`DebugInfo::Warn`]. If it is not empty, the
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
/// All violations, the one that LLVM reports in front.
pub fn verify(module: &Module) -> Result<Verified<'_>, VerifyErrors> {
    verify_with(module, &VerifyOptions::default())
}

/// Verifies a module: how many threads to use, how strict to be about debug information.
///
/// # Errors
/// All violations, the one that LLVM reports in front.
pub fn verify_with<'m>(module: &'m Module, options: &VerifyOptions) -> Result<Verified<'m>, VerifyErrors> {
    let mut found = driver::run(module, options);
    let is_debug = |violation: &Violation| violation.rule.debug_info;
    if options.debug_info == DebugInfo::Ignore {
        found.violations.retain(|violation| !is_debug(violation));
    }
    // Where a module is refused anyway, all that was found is said.
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
