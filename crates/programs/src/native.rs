//! Programs compiled by `draig compile`, and run natively.
//!
//! What the program must print is the same as for the interpreter: the result of the program that clang made.

use std::path::Path;
use std::time::Duration;

use super::Options;
use super::outcome::{Kind, Outcome, judge};
use super::prepare::{OUTPUT, ir_place};
use super::process::{Limits, Request};
use super::run::Case;
use super::{Machine, folder};
use draig_workspace::write;

/// Limits of compiling one program.
const COMPILER: Limits = Limits { seconds: 60, memory: 4 << 30, output: 1 << 20 };

/// Memory of a program in bytes.
const MEMORY: u64 = 4 << 30;

/// Compiles and runs a program.
pub(super) fn one(options: &Options, case: &Case) -> Result<(Outcome, Duration, u64), String> {
    let program = &case.program;
    let binary = program.place("compiled", case.level, "exe");
    write(&binary, "")?;
    if program.machine != Machine::X86_64 {
        return emulated(options, case, &binary);
    }
    let mut request = Request::new(options.draig.canonicalize().unwrap_or_else(|_| options.draig.clone()))
        .args(["compile", "--json", "--threads", "1", "-o"])
        .args([binary.as_path(), &ir_place(program, case.level)])
        .args(options.with.iter().flat_map(|words| words.split_whitespace()));
    for word in program.link.iter().map(String::as_str).chain(program.is_cxx().then_some("-lstdc++")) {
        request = request.args([format!("--link-arg={word}")]);
    }
    let compiled = request.scratch(&folder().join("scratch").join(case.name())).run(&COMPILER)?;
    if compiled.code != Some(0) {
        let _ = std::fs::remove_file(&binary);
        return Ok((not_compiled(&compiled), compiled.wall, compiled.peak));
    }
    judged(options, case, &binary)
}

/// Compiles a program to an object for another machine, links it with that one's libraries, and runs it there.
fn emulated(options: &Options, case: &Case, binary: &Path) -> Result<(Outcome, Duration, u64), String> {
    let program = &case.program;
    let object = program.place("compiled", case.level, "o");
    let scratch = folder().join("scratch").join(case.name());
    let compiled = Request::new(options.draig.canonicalize().unwrap_or_else(|_| options.draig.clone()))
        .args(["compile", "-c", "--json", "--threads", "1", "-o"])
        .args([object.as_path(), &ir_place(program, case.level)])
        .args(options.with.iter().flat_map(|words| words.split_whitespace()))
        .scratch(&scratch)
        .run(&COMPILER)?;
    if compiled.code != Some(0) {
        let _ = std::fs::remove_file(binary);
        return Ok((not_compiled(&compiled), compiled.wall, compiled.peak));
    }
    let linked = Request::new(program.compiler())
        .args(program.machine.clang_options())
        .args(["-fuse-ld=lld", "-o"])
        .args([binary, object.as_path()])
        .args(&program.link)
        .run(&COMPILER)?;
    let _ = std::fs::remove_file(&object);
    if linked.code != Some(0) {
        let _ = std::fs::remove_file(binary);
        let words = String::from_utf8_lossy(&linked.stderr).lines().next().unwrap_or_default().to_owned();
        let outcome = Outcome { kind: Kind::Invalid, what: "linker".to_owned(), detail: words };
        return Ok((outcome, linked.wall, linked.peak));
    }
    judged(options, case, binary)
}

/// Runs a compiled program, and removes it.
fn judged(options: &Options, case: &Case, binary: &Path) -> Result<(Outcome, Duration, u64), String> {
    let program = &case.program;
    // Its time is near that of clang's program, on a machine that does other work, too.
    let seconds = options.seconds.min(10).saturating_add(case.native.milliseconds.saturating_mul(4) / 1000);
    let limits = Limits { seconds, memory: MEMORY, output: OUTPUT };
    let ended = run(case, binary).run(&limits)?;
    let _ = std::fs::remove_file(binary);
    Ok((judge(&ended, &case.native, program.stderr), ended.wall, ended.peak))
}

fn run<'a>(case: &'a Case, binary: &Path) -> Request<'a> {
    let scratch = folder().join("scratch").join(case.name());
    case.program.machine.program(binary).args(&case.program.args).stdin(case.program.stdin.as_deref()).scratch(&scratch)
}

/// Classifies a failure of the compiler: what it refuses, what the linker refuses, and what must not happen.
fn not_compiled(ended: &super::process::Ended) -> Outcome {
    let stderr = String::from_utf8_lossy(&ended.stderr);
    let outcome = |kind, what: &str, detail: &str| Outcome { kind, what: what.to_owned(), detail: detail.to_owned() };
    if ended.timed_out {
        return outcome(Kind::Timeout, "compiling", "");
    }
    let objects = stderr.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut errors = objects.filter(|object| object["severity"] == "error");
    let Some(error) = errors.next() else {
        let last = stderr.lines().find(|line| line.contains("panicked")).or(stderr.lines().last());
        return outcome(Kind::Crash, "compiler", last.unwrap_or_default());
    };
    let message = error["message"].as_str().unwrap_or_default();
    match error["code"].as_str() {
        Some("C0010") => outcome(Kind::Unsupported, message, message),
        Some("F0020") => outcome(Kind::Invalid, "linker", stderr.lines().next().unwrap_or_default()),
        _ => outcome(Kind::Invalid, message, message),
    }
}
