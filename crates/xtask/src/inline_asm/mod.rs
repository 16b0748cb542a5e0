//! `cargo xtask inline-asm`: inline assembly compared with LLVM's answers.
//!
//! `replay` compares the tables of the targets with answers of `llc` that were collected before, case by case
//! (constraint code and type, constant, register and modifier, special texts), and the rates with the committed
//! ones.

mod replay;

use crate::TaskResult;

/// Comparison of inline assembly with LLVM.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Step {
    /// Replay answers of llc in DIR: TARGET.tsv with kind, code, type, value, modifier and answer in each line
    Replay(replay::Options),
}

/// Runs a step.
pub(crate) fn run(step: &Step) -> TaskResult {
    match step {
        Step::Replay(options) => replay::run(options),
    }
}
