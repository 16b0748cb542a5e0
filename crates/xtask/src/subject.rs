//! What is measured: one function from bytes to canonical text or a rejection.
//!
//! The library is called in the worker's own process; `--cmd` measures a command instead
//! (the built `draig`, or LLVM's tools to prove the measure itself). Panics and hangs are
//! left to the workers.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::conformance::normal;
use crate::conformance::sizes::Sizes;
use crate::written::Measure;

/// A refused input, with the first error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rejection {
    /// 1-based; `None` where the fault has no place (bitcode, verifier).
    pub(crate) line: Option<u32>,
    /// 1-based, bytes.
    pub(crate) column: Option<u32>,
    /// One line, LLVM's message.
    pub(crate) message: String,
}

impl Rejection {
    /// The first of several errors.
    pub(crate) fn of(errors: &draig::Errors) -> Rejection {
        let first = errors.first();
        Rejection {
            line: first.and_then(|said| said.line()),
            column: first.and_then(|said| said.column()),
            message: first.map_or_else(String::new, |said| said.message().to_owned()),
        }
    }

    /// That a module cannot be written.
    pub(crate) fn unwritten(error: &draig::WriteError) -> Rejection {
        Rejection { line: None, column: None, message: error.to_string() }
    }
}

/// What came of one input.
#[derive(Debug)]
pub(crate) enum Verdict {
    Accepted(Vec<u8>),
    /// Accepted, and measured by its size.
    Sized(Sizes),
    Rejected(Rejection),
    Crashed(String),
    TimedOut,
}

/// The library's answer: what `draig dis` prints for `input`, read under `name`. With
/// `strict`, retired constructs are refused with LLVM's message.
pub(crate) fn disassemble(input: &[u8], name: &str, strict: bool, verify: bool) -> Result<Vec<u8>, Rejection> {
    let options = draig::ReadOptions::new(name).strict(strict).verify(verify);
    match draig::Module::parse_with(input, &options) {
        Ok(read) => Ok(read.module.to_text()),
        Err(errors) => Err(Rejection::of(&errors)),
    }
}

/// How inputs are judged.
#[derive(Debug, Clone)]
pub(crate) enum Subject {
    /// [`disassemble`], strictly.
    Library {
        /// Whether modules are verified.
        verify: bool,
    },
    /// What is written as bitcode.
    Written(Measure),
    /// One of the faults that workers must survive, to test that they do.
    Fault(String),
    /// A bash command for text and one for bitcode; `{in}` is the input's name.
    Command { text: String, bitcode: String },
}

impl Subject {
    /// The subject that the options name, or why there is none.
    pub(crate) fn from_options(cmd: Option<String>, cmd_bc: Option<String>) -> Result<Subject, String> {
        if let Some(measure) = Measure::ALL.into_iter().find(|measure| cmd.as_deref() == Some(measure.command())) {
            return Ok(Subject::Written(measure));
        }
        match (cmd, cmd_bc) {
            (Some(text), _) if text == VERIFIED => Ok(Subject::Library { verify: true }),
            (Some(text), _) if text == UNVERIFIED => Ok(Subject::Library { verify: false }),
            (Some(text), _) if text.starts_with(FAULT) => Ok(Subject::Fault(text)),
            (Some(text), bitcode) => {
                let bitcode = bitcode.unwrap_or_else(|| text.clone());
                Ok(Subject::Command { text, bitcode })
            }
            (None, Some(_)) => Err("--cmd-bc needs --cmd".to_owned()),
            (None, None) => Ok(Subject::Library { verify: false }),
        }
    }

    /// The same subject as arguments for a worker process.
    pub(crate) fn to_args(&self) -> Vec<String> {
        match self {
            Subject::Library { verify: false } => vec!["--cmd".into(), UNVERIFIED.into()],
            Subject::Library { verify: true } => vec!["--cmd".into(), VERIFIED.into()],
            Subject::Written(measure) => vec!["--cmd".into(), measure.command().into()],
            Subject::Fault(text) => vec!["--cmd".into(), text.clone()],
            Subject::Command { text, bitcode } => {
                vec!["--cmd".into(), text.clone(), "--cmd-bc".into(), bitcode.clone()]
            }
        }
    }

    /// Judges one input called `in.ll` or `in.bc`. A command is run in `scratch`, which is
    /// made for it and removed, and stopped after `seconds`.
    pub(crate) fn judge(&self, input: &[u8], extension: &str, scratch: &Path, seconds: u64) -> Result<Verdict, String> {
        let name = format!("in.{extension}");
        match self {
            Subject::Library { verify } => Ok(match disassemble(input, &name, true, *verify) {
                Ok(text) => Verdict::Accepted(text),
                Err(rejection) => Verdict::Rejected(rejection),
            }),
            Subject::Written(measure) => measure.judge(input, &name, scratch, seconds),
            Subject::Fault(text) => Ok(fault(text)),
            Subject::Command { text, bitcode } => {
                let template = if extension == "bc" { bitcode } else { text };
                let command = template.replace("{in}", &name);
                let scratch = Scratch::new(scratch, &name, input)?;
                let output = bash(&command, &scratch.folder, seconds)?;
                Ok(verdict_of(output))
            }
        }
    }
}

/// The command by which workers are told to verify in their own process.
const VERIFIED: &str = "library:verify";

/// Likewise for the library without its verifier.
const UNVERIFIED: &str = "library";

/// What a command starts with that names a fault.
const FAULT: &str = "fault:";

/// Commits the fault that is named. Accepts the empty text if it survives.
fn fault(name: &str) -> Verdict {
    fn overflow(depth: u64) -> u64 {
        let frame = std::hint::black_box([depth; 64]);
        if frame[0] == u64::MAX { 0 } else { overflow(depth + 1) + frame[1] }
    }
    match name.strip_prefix(FAULT) {
        Some("panic") => panic!("a panic on purpose"),
        Some("overflow") => {
            std::hint::black_box(overflow(0));
        }
        Some("memory") => {
            let mut held: Vec<Vec<u8>> = Vec::new();
            loop {
                held.push(std::hint::black_box(vec![0; 1 << 28]));
            }
        }
        Some("hang") => loop {
            std::thread::sleep(std::time::Duration::from_secs(1));
        },
        _ => {}
    }
    Verdict::Accepted(Vec::new())
}

/// A folder that holds one input and is removed afterwards.
pub(crate) struct Scratch {
    pub(crate) folder: PathBuf,
}

impl Scratch {
    pub(crate) fn new(folder: &Path, name: &str, input: &[u8]) -> Result<Scratch, String> {
        // a worker that was stopped leaves its files
        let _ = std::fs::remove_dir_all(folder);
        crate::workspace::write(&folder.join(name), input)?;
        Ok(Scratch { folder: folder.to_path_buf() })
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Exit status by which `timeout` says that time was up.
const TIMED_OUT: i32 = 124;

/// Runs a bash command line; a failing part of a pipe fails the whole.
pub(crate) fn bash(command: &str, folder: &Path, seconds: u64) -> Result<std::process::Output, String> {
    // coreutils' timeout stops the whole process group, which std cannot
    Command::new("timeout")
        .args(["-k", "1", &seconds.to_string(), "bash", "-o", "pipefail", "-c", command])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("timeout bash: {e}"))
}

pub(crate) fn verdict_of(output: std::process::Output) -> Verdict {
    let stderr = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) => Verdict::Accepted(output.stdout),
        Some(TIMED_OUT) => Verdict::TimedOut,
        Some(code) if code <= 128 && code != 101 && !has_crash_banner(&stderr) => {
            Verdict::Rejected(normal::first_diagnostic(&normal::stderr(&stderr)))
        }
        _ => Verdict::Crashed(format!("{}\n{}", normal::stderr(&stderr), output.status).trim_start().to_owned()),
    }
}

fn has_crash_banner(stderr: &str) -> bool {
    ["panicked at", "PLEASE submit a bug report", "LLVM ERROR:"].iter().any(|b| stderr.contains(b))
}
