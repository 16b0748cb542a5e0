//! The worker's side: loads a unit, judges it, and returns the result for comparison.
//!
//! Questions and answers are JSON, one per line. The parent compares texts and runs LLVM, so that the time of
//! a worker is that of the code under test.

use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::{Value, json};

use super::assembled::Assembler;
use super::oracle::{Expected, Unit};
use super::sizes::Sizes;
use super::unit::{self, UnitName};
use super::{normal, sha_digits};
use crate::subject::{Rejection, Subject, Verdict};
use draig_workspace::sha256_prefix;

/// Configuration of a worker.
#[derive(Debug)]
pub(super) struct Worker {
    pub(super) tree: PathBuf,
    /// Directory for texts that differ, and for running commands.
    pub(super) cache: PathBuf,
    /// Name of this worker's files in `cache`; the next worker of the slot reuses them.
    pub(super) slot: String,
    pub(super) subject: Subject,
    /// Assembler of texts, if bitcode is judged.
    pub(super) assembler: Option<Assembler>,
    /// Maximum time for one command.
    pub(super) seconds: u64,
}

/// An answer as the parent reads it.
#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) verdict: Result,
    /// Time used by the subject.
    pub(super) milliseconds: u64,
}

/// The parent's view of a [`Verdict`].
#[derive(Debug)]
pub(super) enum Result {
    Accepted { same: bool, text: Option<PathBuf> },
    Sized(Sizes),
    Rejected(Rejection),
    Crashed(String),
    TimedOut,
}

/// Returns the question about a unit.
pub(super) fn question(unit: &Unit) -> String {
    let want = match &unit.expected {
        Expected::Text(hash) => Value::from(hash.as_str()),
        Expected::Rejection { .. } => Value::Null,
    };
    json!({
        "path": unit.name.path, "part": unit.name.part, "ext": unit.extension,
        "input": unit.input, "want": want,
    })
    .to_string()
}

/// Parses a worker's answer. `Err` is an error of the run, not of the subject.
pub(super) fn parse_answer(line: &str) -> std::result::Result<Outcome, String> {
    let answer: Value = serde_json::from_str(line).map_err(|e| format!("answer `{line}`: {e}"))?;
    let text = |key: &str| answer[key].as_str().map(str::to_owned);
    let number = |key: &str| answer[key].as_u64().and_then(|n| u32::try_from(n).ok());
    let verdict = match answer["verdict"].as_str() {
        Some("accepted") => Result::Accepted {
            same: answer["same"].as_bool().unwrap_or_default(),
            text: text("text").map(PathBuf::from),
        },
        Some("sized") => Result::Sized(Sizes {
            ours: answer["ours"].as_u64().unwrap_or_default(),
            llvms: answer["llvms"].as_u64().unwrap_or_default(),
            canonical: answer["canonical"].as_bool().unwrap_or_default(),
        }),
        Some("rejected") => Result::Rejected(Rejection {
            line: number("line"),
            column: number("column"),
            message: text("message").unwrap_or_default(),
        }),
        Some("crashed") => Result::Crashed(text("message").unwrap_or_default()),
        Some("timeout") => Result::TimedOut,
        _ => return Err(text("fault").unwrap_or_else(|| format!("answer `{line}`"))),
    };
    Ok(Outcome { verdict, milliseconds: answer["ms"].as_u64().unwrap_or_default() })
}

impl Worker {
    /// Answers one question.
    pub(super) fn answer(&self, question: &str) -> String {
        self.judge(question).unwrap_or_else(|fault| json!({ "fault": fault })).to_string()
    }

    fn judge(&self, question: &str) -> std::result::Result<Value, String> {
        let question: Value = serde_json::from_str(question).map_err(|e| e.to_string())?;
        let field = |key: &str| question[key].as_str().unwrap_or_default();
        let name = UnitName { path: field("path").to_owned(), part: field("part").to_owned() };
        let mut input = unit::load(&self.tree, &name)?;
        if sha256_prefix(&input, sha_digits(field("input"))) != field("input") {
            return Err(format!("{name} is not what it was when the oracle was made"));
        }
        let scratch = scratch_folder(&self.cache, &self.slot);
        let mut extension = field("ext");
        if let (Some(assembler), "ll") = (&self.assembler, extension) {
            input = assembler.assemble(&input, field("input"), &scratch).map_err(|fault| format!("{name}: {fault}"))?;
            extension = "bc";
        }
        let start = Instant::now();
        let judged = crate::workers::catch(|| self.subject.judge(&input, extension, &scratch, self.seconds));
        let ms = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        let verdict = match judged {
            Ok(verdict) => verdict?,
            Err(panic) => Verdict::Crashed(panic),
        };
        Ok(match verdict {
            Verdict::Accepted(text) => {
                let text = normal::text(&text);
                let want = field("want");
                let same = sha256_prefix(&text, sha_digits(want)) == want && !want.is_empty();
                let mut answer = json!({ "verdict": "accepted", "ms": ms, "same": same });
                if !same && !want.is_empty() {
                    let file = got_file(&self.cache, &self.slot);
                    draig_workspace::write(&file, text)?;
                    answer["text"] = Value::from(file.to_string_lossy());
                }
                answer
            }
            Verdict::Sized(Sizes { ours, llvms, canonical }) => {
                json!({ "verdict": "sized", "ms": ms, "ours": ours, "llvms": llvms, "canonical": canonical })
            }
            Verdict::Rejected(rejection) => json!({
                "verdict": "rejected", "ms": ms, "line": rejection.line,
                "column": rejection.column, "message": normal::message(&rejection.message),
            }),
            Verdict::Crashed(message) => {
                json!({ "verdict": "crashed", "ms": ms, "message": message })
            }
            Verdict::TimedOut => json!({ "verdict": "timeout", "ms": ms }),
        })
    }
}

/// Removes the files of a slot's workers.
pub(super) fn clean(cache: &Path, slot: &str) {
    let _ = std::fs::remove_dir_all(scratch_folder(cache, slot));
    let _ = std::fs::remove_file(got_file(cache, slot));
}

/// Returns the directory in which a worker runs commands, in memory if the system supports that.
fn scratch_folder(cache: &Path, slot: &str) -> PathBuf {
    let memory = Path::new("/dev/shm");
    let base = if memory.is_dir() { memory } else { cache };
    base.join(format!("draig-xtask-{slot}"))
}

/// Returns the file in which a worker stores a text that differs.
fn got_file(cache: &Path, slot: &str) -> PathBuf {
    cache.join(format!("got-{slot}"))
}
