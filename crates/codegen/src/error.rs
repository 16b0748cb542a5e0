//! Reasons that a module is not compiled.

use std::fmt;

use draig_ir::{Global, Inst};

/// A thing that is not compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The global in which it is: a function, a variable, an alias; `None` for the module itself.
    pub global: Option<Global>,
    /// The instruction in the function.
    pub inst: Option<Inst>,
    /// The reason, which names the thing.
    pub reason: String,
}

/// All that was refused of a module, in the order of its globals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodegenError {
    /// The things, at least one.
    pub refusals: Vec<Refusal>,
}

impl CodegenError {
    /// Returns an error about the module as a whole.
    pub(crate) fn module(reason: impl Into<String>) -> CodegenError {
        CodegenError { refusals: vec![Refusal { global: None, inst: None, reason: reason.into() }] }
    }
}

impl fmt::Display for CodegenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, refusal) in self.refusals.iter().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            f.write_str(&refusal.reason)?;
        }
        Ok(())
    }
}

impl std::error::Error for CodegenError {}
