//! Compiles the programs at every level and runs them natively.
//!
//! The native program is compiled from the same IR that the interpreter runs, by clang's code generator
//! without further passes. Results with the same source, flags and compiler are kept. A program whose native
//! run cannot serve as a reference is dropped, with the reason.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::manifest::{Program, programs};
use super::process::{Ended, Limits, Request};
use super::{Level, Options, csmith, folder, parallel};
use crate::TaskResult;
use draig_workspace::{read, sha256_prefix, write};

/// Result of a native run.
#[derive(Debug, Clone)]
pub(super) struct Native {
    pub(super) status: i32,
    pub(super) stdout: Vec<u8>,
    pub(super) stderr: Vec<u8>,
    pub(super) milliseconds: u64,
    /// Whether it matches the suite's own expectation, if there is one.
    pub(super) as_referenced: Option<bool>,
}

/// Result of preparing one program at one level.
#[derive(Debug, Clone)]
pub(super) enum Prepared {
    Ready(Native),
    /// Dropped, with the reason.
    Dropped(String),
}

/// Limits of one compiler process.
const COMPILER: Limits = Limits { seconds: 120, memory: 8 << 30, output: 1 << 20 };

/// Memory of a native program in bytes.
const NATIVE_MEMORY: u64 = 4 << 30;

/// Maximum output of a program in bytes.
pub(super) const OUTPUT: usize = 16 << 20;

/// Runs the step.
pub(super) fn prepare(options: &Options) -> TaskResult {
    let programs = programs(options)?;
    csmith::generate(&programs, options.threads)?;
    check_sources(&programs)?;
    let compiler = compiler_version()?;
    let mut total: std::collections::BTreeMap<(String, Level), (usize, usize)> = Default::default();
    let mut reasons: std::collections::BTreeMap<String, usize> = Default::default();
    // level by level, so that the first is ready soon; the native result of -O2 -g is that of -O2
    for level in &options.levels {
        let made = parallel(options.threads, &programs, |program| one(program, *level, &compiler));
        for (program, made) in programs.iter().zip(made) {
            let (ready, all) = total.entry((program.suite.clone(), *level)).or_default();
            *all += 1;
            match made? {
                Prepared::Ready(_) => *ready += 1,
                Prepared::Dropped(reason) => *reasons.entry(reason).or_default() += 1,
            }
        }
    }
    for ((suite, level), (ready, all)) in total {
        println!("{suite} {}: {ready} of {all} ready", level.as_str());
    }
    for (reason, n) in reasons {
        println!("{n} dropped: {reason}");
    }
    Ok(true)
}

/// Checks that all files named by the manifests exist.
fn check_sources(programs: &[Program]) -> Result<(), String> {
    let wanted = programs.iter().filter(|p| p.skip.is_none());
    let files = wanted.flat_map(|p| [Some(&p.source), p.stdin.as_ref(), p.reference.as_ref()].into_iter().flatten());
    let missing: Vec<&PathBuf> = files.filter(|file| !file.is_file()).collect();
    match missing.as_slice() {
        [] => Ok(()),
        [first, ..] => Err(format!(
            "{} of the files that the manifests name are missing, the first is {} (--corpus DIR says where they are)",
            missing.len(),
            first.display()
        )),
    }
}

/// Loads the prepared result of a program, if it exists.
pub(super) fn load(program: &Program, level: Level) -> Option<Prepared> {
    if let Some(reason) = &program.skip {
        return Some(Prepared::Dropped(reason.clone()));
    }
    if !ir_place(program, level).is_file() {
        // a program dropped at -O2 has no IR at -O2 -g
        return match load_record(program, level.native())?.1 {
            Prepared::Ready(_) => None,
            dropped @ Prepared::Dropped(_) => Some(dropped),
        };
    }
    load_record(program, level.native()).map(|(_, prepared)| prepared)
}

/// Returns the path of a program's IR.
pub(super) fn ir_place(program: &Program, level: Level) -> PathBuf {
    program.place("ir", level, "ll")
}

fn one(program: &Program, level: Level, compiler: &str) -> Result<Prepared, String> {
    if let Some(reason) = &program.skip {
        return Ok(Prepared::Dropped(reason.clone()));
    }
    let source = read(&program.source)?;
    let mut program = program.clone();
    program.flags.extend(csmith::more_flags(&program, &source).iter().map(|flag| (*flag).to_owned()));
    let program = &program;
    let key = key(program, source, level.native(), compiler)?;
    let known = load_record(program, level.native()).filter(|(old, _)| *old == key);
    let ir = ir_place(program, level);
    if let Some((_, prepared)) = &known
        && (matches!(prepared, Prepared::Dropped(_)) || is_fresh(&ir, &key))
    {
        return Ok(prepared.clone());
    }
    if let Some(reason) = compile(program, level, &ir)? {
        let dropped = Prepared::Dropped(reason);
        store_record(program, level.native(), &key, &dropped)?;
        return Ok(dropped);
    }
    write(&key_place(&ir), &key)?;
    if let Some((_, prepared)) = known {
        return Ok(prepared);
    }
    let prepared = native(program, level, &ir)?;
    store_record(program, level.native(), &key, &prepared)?;
    Ok(prepared)
}

/// Returns a hash of everything that the results of a program depend on.
fn key(program: &Program, source: Vec<u8>, level: Level, compiler: &str) -> Result<String, String> {
    let mut content = source;
    if let Some(stdin) = &program.stdin {
        content.extend(read(stdin)?);
    }
    if let Some(reference) = &program.reference {
        content.extend(read(reference)?);
    }
    let Program { flags, link, args, .. } = program;
    content.extend(format!("{flags:?}{link:?}{args:?}{level:?}{compiler}").into_bytes());
    Ok(sha256_prefix(&content, 32))
}

fn key_place(ir: &Path) -> PathBuf {
    ir.with_extension("key")
}

fn is_fresh(ir: &Path, key: &str) -> bool {
    ir.is_file() && std::fs::read_to_string(key_place(ir)).is_ok_and(|old| old == key)
}

/// Generates the IR; `Some` is the reason for which clang did not.
fn compile(program: &Program, level: Level, ir: &Path) -> Result<Option<String>, String> {
    write(ir, "")?;
    let request = Request::new(program.compiler())
        .args(program.machine.clang_options())
        .args(&program.flags)
        .args(level.flags())
        .args(["-S", "-emit-llvm", "-o"])
        .args([ir, program.source.as_path()]);
    let ended = request.run(&COMPILER)?;
    if ended.code == Some(0) {
        return Ok(None);
    }
    let _ = std::fs::remove_file(ir);
    Ok(Some(if ended.timed_out { "clang takes too long" } else { "clang does not compile it" }.to_owned()))
}

/// Links and runs the IR.
fn native(program: &Program, level: Level, ir: &Path) -> Result<Prepared, String> {
    let dropped = |reason: &str| Ok(Prepared::Dropped(reason.to_owned()));
    let binary = program.place("native", level, "exe");
    write(&binary, "")?;
    let request = Request::new(program.compiler())
        .args(program.machine.clang_options())
        .args(level.flags())
        // the IR is final: only code is generated
        .args(["-w", "-Xclang", "-disable-llvm-passes", "-o"])
        .args([binary.as_path(), ir])
        .args(&program.link);
    if request.run(&COMPILER)?.code != Some(0) {
        let _ = std::fs::remove_file(&binary);
        return dropped("does not link alone");
    }
    let limits = Limits { seconds: program.native_seconds, memory: NATIVE_MEMORY, output: OUTPUT };
    let scratch = binary.with_extension("scratch");
    let run = || {
        program
            .machine
            .program(&binary)
            .args(&program.args)
            .stdin(program.stdin.as_deref())
            .scratch(&scratch)
            .run(&limits)
    };
    let first = run()?;
    // A program that does not end is not run twice.
    let second = if first.timed_out { None } else { Some(run()?) };
    let _ = std::fs::remove_file(&binary);
    let Some(second) = second.filter(|second| !second.timed_out) else {
        return dropped(&format!("runs longer than {} s natively", program.native_seconds));
    };
    if first.overflowed || second.overflowed {
        return dropped("prints too much natively");
    }
    let seen = |ended: &Ended| (ended.status(), ended.stdout.clone(), program.stderr.then(|| ended.stderr.clone()));
    if seen(&first) != seen(&second) {
        return dropped("does not do the same twice natively");
    }
    let status = first.status();
    let milliseconds = u64::try_from(first.wall.min(second.wall).as_millis()).unwrap_or(u64::MAX);
    let as_referenced = match &program.reference {
        Some(file) => Some(is_as_referenced(program, &first, &read(file)?)),
        None => None,
    };
    Ok(Prepared::Ready(Native { status, stdout: first.stdout, stderr: first.stderr, milliseconds, as_referenced }))
}

/// Returns whether the native run matches the suite's expectation: stdout, possibly with stderr and the
/// status.
fn is_as_referenced(program: &Program, ended: &Ended, reference: &[u8]) -> bool {
    let status = if program.reference_has_status { format!("exit {}\n", ended.status()) } else { String::new() };
    let with = |outputs: &[&[u8]]| {
        let all: Vec<u8> = outputs.iter().copied().flatten().copied().chain(status.bytes()).collect();
        all == reference
    };
    with(&[&ended.stdout]) || with(&[&ended.stdout, &ended.stderr]) || with(&[&ended.stderr, &ended.stdout])
}

fn record_place(program: &Program, level: Level) -> PathBuf {
    program.place("native", level, "json")
}

fn output_place(program: &Program, level: Level, stream: &str) -> PathBuf {
    program.place("native", level, stream)
}

fn store_record(program: &Program, level: Level, key: &str, prepared: &Prepared) -> Result<(), String> {
    let value = match prepared {
        Prepared::Dropped(reason) => json!({"key": key, "dropped": reason}),
        Prepared::Ready(native) => {
            write(&output_place(program, level, "stdout"), &native.stdout)?;
            write(&output_place(program, level, "stderr"), &native.stderr)?;
            json!({
                "key": key,
                "status": native.status,
                "ms": native.milliseconds,
                "as_referenced": native.as_referenced,
            })
        }
    };
    write(&record_place(program, level), value.to_string())
}

/// Loads the key and the result of a native run.
fn load_record(program: &Program, level: Level) -> Option<(String, Prepared)> {
    let value: Value = serde_json::from_slice(&std::fs::read(record_place(program, level)).ok()?).ok()?;
    let key = value["key"].as_str()?.to_owned();
    if let Some(reason) = value["dropped"].as_str() {
        return Some((key, Prepared::Dropped(reason.to_owned())));
    }
    let native = Native {
        status: i32::try_from(value["status"].as_i64()?).ok()?,
        stdout: std::fs::read(output_place(program, level, "stdout")).ok()?,
        stderr: std::fs::read(output_place(program, level, "stderr")).ok()?,
        milliseconds: value["ms"].as_u64()?,
        as_referenced: value["as_referenced"].as_bool(),
    };
    Some((key, Prepared::Ready(native)))
}

fn compiler_version() -> Result<String, String> {
    let request = Request::new("clang-22").args(["--version"]).scratch(&folder().join("scratch/version"));
    let ended = request.run(&COMPILER)?;
    if ended.code != Some(0) {
        return Err("clang-22 does not run: nothing can be compiled".to_owned());
    }
    Ok(String::from_utf8_lossy(&ended.stdout).lines().next().unwrap_or_default().to_owned())
}
