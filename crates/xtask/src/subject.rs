//! The code under test: a function from bytes to canonical text or a rejection.
//!
//! The library is called in the worker's own process. `--cmd` tests a command instead (the built `draig`, or
//! LLVM's tools for checking the method). The workers handle panics and hangs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use draig::versions::CURRENT;

use crate::conformance::normal;
use crate::conformance::sizes::Sizes;
use crate::written::Measure;

/// A refused input, with the first error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rejection {
    /// Line, 1-based; `None` if the error has no position (bitcode, verifier).
    pub(crate) line: Option<u32>,
    /// Column in bytes, 1-based.
    pub(crate) column: Option<u32>,
    /// LLVM's message, one line.
    pub(crate) message: String,
}

impl Rejection {
    /// Returns the first of several errors.
    pub(crate) fn of(errors: &draig::Errors) -> Rejection {
        let first = errors.first();
        Rejection {
            line: first.and_then(|diagnostic| diagnostic.line()),
            column: first.and_then(|diagnostic| diagnostic.column()),
            message: first.map_or_else(String::new, |diagnostic| diagnostic.message().to_owned()),
        }
    }

    /// Returns the rejection for a module that cannot be written.
    pub(crate) fn unwritten(error: &draig::WriteError) -> Rejection {
        Rejection { line: None, column: None, message: error.to_string() }
    }
}

/// Result of one input.
#[derive(Debug)]
pub(crate) enum Verdict {
    Accepted(Vec<u8>),
    /// Accepted, with its size.
    Sized(Sizes),
    Rejected(Rejection),
    Crashed(String),
    TimedOut,
}

/// Returns the library's result: the output of `draig dis` for `input`, read under `name`. With `strict`,
/// retired constructs are refused with LLVM's message.
pub(crate) fn disassemble(
    input: &[u8],
    name: &str,
    strict: bool,
    verify: bool,
    version: u32,
) -> Result<Vec<u8>, Rejection> {
    let options = draig::ReadOptions::new(name).strict(strict).verify(verify).for_llvm(version);
    match draig::Module::parse_with(input, &options) {
        Ok(read) => {
            let printing = draig::PrintOptions { for_llvm: version, ..draig::PrintOptions::default() };
            let mut text = Vec::new();
            match read.module.write_text(&printing, &mut text) {
                Ok(()) => Ok(text),
                Err(error) => Err(Rejection { line: None, column: None, message: error.to_string() }),
            }
        }
        Err(errors) => Err(Rejection::of(&errors)),
    }
}

/// Method of judging inputs.
#[derive(Debug, Clone)]
pub(crate) enum Subject {
    /// [`disassemble`], in strict mode.
    Library {
        /// Whether modules are verified.
        verify: bool,
        /// Version of LLVM whose canonical text is printed.
        version: u32,
    },
    /// Bitcode written for a version of LLVM.
    Written(Measure, u32),
    /// One of the faults that workers must survive, for testing that they do.
    Fault(String),
    /// A bash command for text and one for bitcode; `{in}` is the input's name.
    Command { text: String, bitcode: String },
}

impl Subject {
    /// Returns the subject selected by the options.
    pub(crate) fn from_options(cmd: Option<String>, cmd_bc: Option<String>) -> Subject {
        let Some(text) = cmd else {
            return Subject::Library { verify: false, version: CURRENT };
        };
        let (name, version) = match text.split_once('@') {
            Some((name, version)) => (name, version.parse().ok()),
            None => (text.as_str(), None),
        };
        if let Some(version) = version {
            if let Some(measure) = Measure::ALL.into_iter().find(|measure| name == measure.command()) {
                return Subject::Written(measure, version);
            }
            if name == VERIFIED || name == UNVERIFIED {
                return Subject::Library { verify: name == VERIFIED, version };
            }
        }
        match text.as_str() {
            fault if fault.starts_with(FAULT) => Subject::Fault(text),
            _ => Subject::Command { bitcode: cmd_bc.unwrap_or_else(|| text.clone()), text },
        }
    }

    /// Returns the arguments that select the same subject in a worker process.
    pub(crate) fn to_args(&self) -> Vec<String> {
        match self {
            Subject::Library { verify, version } => {
                vec!["--cmd".into(), format!("{}@{version}", if *verify { VERIFIED } else { UNVERIFIED })]
            }
            Subject::Written(measure, version) => vec!["--cmd".into(), format!("{}@{version}", measure.command())],
            Subject::Fault(text) => vec!["--cmd".into(), text.clone()],
            Subject::Command { text, bitcode } => {
                vec!["--cmd".into(), text.clone(), "--cmd-bc".into(), bitcode.clone()]
            }
        }
    }

    /// Judges one input called `in.ll` or `in.bc`. A command runs in `scratch`, which is created for it and
    /// removed, and is stopped after `seconds`.
    pub(crate) fn judge(&self, input: &[u8], extension: &str, scratch: &Path, seconds: u64) -> Result<Verdict, String> {
        let name = format!("in.{extension}");
        match self {
            Subject::Library { verify, version } => Ok(match disassemble(input, &name, true, *verify, *version) {
                Ok(text) => Verdict::Accepted(text),
                Err(rejection) => Verdict::Rejected(rejection),
            }),
            Subject::Written(measure, version) => measure.judge(input, &name, *version, scratch, seconds),
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

/// Command that makes workers verify in their own process.
const VERIFIED: &str = "library:verify";

/// Command that makes workers use the library without its verifier.
const UNVERIFIED: &str = "library";

/// Prefix of a command that names a fault.
const FAULT: &str = "fault:";

/// Commits the named fault. Returns an empty text if it survives.
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

/// A directory that contains one input and is removed afterwards.
pub(crate) struct Scratch {
    pub(crate) folder: PathBuf,
}

impl Scratch {
    pub(crate) fn new(folder: &Path, name: &str, input: &[u8]) -> Result<Scratch, String> {
        // a stopped worker leaves its files
        let _ = std::fs::remove_dir_all(folder);
        draig_workspace::write(&folder.join(name), input)?;
        Ok(Scratch { folder: folder.to_path_buf() })
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Exit status of `timeout` for a command that took too long.
const TIMED_OUT: i32 = 124;

/// Runs a bash command line; a failure in a pipe fails the whole pipe.
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
