//! `cargo xtask`: the maintenance tasks of this workspace.
//!
//! Each task is a module; this file only picks one. What a task prints is for people, what
//! it proves is its exit status: 0 as it should be, 1 not so, 2 could not be asked.
//!
//! The rules about the source tree itself ([`arrows`], [`tidy`]) are tests as well, so that
//! `cargo test` finds what they find.

mod arrows;
mod bench;
mod committed;
mod conformance;
mod downgrade;
mod growth;
mod linking;
mod mutate;
mod programs;
mod rules;
mod subject;
mod tidy;
mod workers;
mod workspace;
mod written;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask TASK [OPTIONS]

tasks:
  conformance   compare with what LLVM 22 said about its own test tree
  downgrade     have older versions of LLVM read what is written for them
  growth        double each count of a module and compare the steps taken
  mutate        feed damaged files and watch for panics, hangs and memory
  programs      run whole programs and compare with native ones
  bench         compare whole commands with LLVM's, as a table
  arrows        check the arrows between crates; --bless redraws the picture
  rules         list the reader's messages and the verifier's rules; --bless writes the pages
  tidy          check the source tree's house rules

`cargo xtask TASK --help` says more.";

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1);
    let task = args.next().unwrap_or_default();
    let rest: Vec<_> = args.collect();
    let result = match task.to_string_lossy().as_ref() {
        "conformance" if rest.iter().any(|arg| arg == "--link") => linking::run(rest),
        "conformance" => conformance::run(rest),
        "downgrade" => downgrade::run(rest),
        "growth" => growth::run(rest),
        "mutate" => mutate::run(rest),
        "programs" => programs::run(rest),
        "bench" => bench::run(rest),
        "arrows" => arrows::run(rest),
        "rules" => rules::run(rest),
        "tidy" => tidy::run(rest),
        "growth-worker" => growth::work(rest),
        "conformance-worker" => conformance::work(rest),
        "mutate-worker" => mutate::work(rest),
        "" | "help" | "-h" | "--help" => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        other => Err(format!("no task `{other}`\n{USAGE}")),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::from(2)
        }
    }
}

/// What a task comes to: whether all is as it should be, or why it could not be asked.
type TaskResult = Result<bool, String>;
