//! `cargo xtask inline-asm`: inline assembly compared with LLVM's answers.
//!
//! `replay` compares the tables of the targets with answers of `llc` that were collected before, case by case
//! (constraint code and type, constant, register and modifier, special texts), and the rates with the committed
//! ones. `constraints` compares the verdicts on random constraint strings with those of `llvm-as`, and
//! `templates` what the statements of LLVM's own tests expand to with what `llc` prints.

mod constraints;
mod rates;
mod replay;
mod templates;

use crate::TaskResult;

/// Comparison of inline assembly with LLVM.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Step {
    /// Replay answers of llc in DIR: TARGET.tsv with kind, code, type, value, modifier and answer in each line
    Replay(replay::Options),
    /// Compare verdicts on random constraint strings with those of llvm-as
    Constraints(constraints::Options),
    /// Compare expansions of the templates in LLVM's tests with those of llc
    Templates(templates::Options),
}

/// Runs a step.
pub(crate) fn run(step: &Step) -> TaskResult {
    match step {
        Step::Replay(options) => replay::run(options),
        Step::Constraints(options) => constraints::run(options),
        Step::Templates(options) => templates::run(options),
    }
}
