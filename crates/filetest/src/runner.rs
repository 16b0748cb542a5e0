//! Finds test files, runs the subject on them, and compares the results with the expectations or rewrites
//! these.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use draig_diag::{Diagnostics, Source};

use crate::annotation::{self, Remark};

/// One test file.
#[derive(Debug, Clone, Copy)]
pub struct TestInput<'a> {
    name: &'a str,
    text: &'a [u8],
    run: &'a str,
}

impl<'a> TestInput<'a> {
    /// Returns the file's name without folders.
    #[must_use]
    pub fn name(&self) -> &'a str {
        self.name
    }

    /// Returns the whole file, including annotations.
    #[must_use]
    pub fn text(&self) -> &'a [u8] {
        self.text
    }

    /// Returns the first word after `RUN:`.
    #[must_use]
    pub fn command(&self) -> &'a str {
        self.run.split_whitespace().next().unwrap_or_default()
    }

    /// Returns the words after the command.
    pub fn arguments(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.run.split_whitespace().skip(1)
    }
}

/// The subject's result for an input.
#[derive(Debug, Default)]
pub struct Outcome {
    /// The text to compare with the `.out` file, if the command produces one.
    pub text: Option<Vec<u8>>,
    /// All diagnostics.
    pub diagnostics: Diagnostics,
}

/// The results for the files of a directory.
#[derive(Debug, Default)]
pub struct Report {
    /// Number of files that matched, or were rewritten.
    pub passed: usize,
    /// The mismatches, one paragraph per file.
    pub failures: Vec<String>,
}

/// Runs every `.ll` file below `folder`; for use in a `#[test]`.
///
/// `BLESS=1` in the environment rewrites expectations, `FILETEST=WORD` selects the files whose path contains
/// the word.
///
/// # Panics
///
/// Panics with a report if anything does not match, or if there is no file.
pub fn check(folder: impl AsRef<Path>, subject: impl Fn(&TestInput<'_>) -> Outcome) {
    let folder = folder.as_ref();
    let bless = std::env::var_os("BLESS").is_some_and(|v| v == "1");
    let picked = std::env::var("FILETEST").unwrap_or_default();
    let report = run(folder, &picked, bless, &subject);
    assert!(
        report.failures.is_empty(),
        "{} of {} files in {} do not match (BLESS=1 rewrites the expectations):\n\n{}",
        report.failures.len(),
        report.failures.len() + report.passed,
        folder.display(),
        report.failures.join("\n")
    );
    assert!(report.passed > 0 || !picked.is_empty(), "no test files in {}", folder.display());
}

/// Like [`check`], but takes its settings as arguments and returns the report instead of panicking.
pub fn run(folder: &Path, picked: &str, bless: bool, subject: &dyn Fn(&TestInput<'_>) -> Outcome) -> Report {
    let mut report = Report::default();
    for path in test_files(folder) {
        if !path.to_string_lossy().contains(picked) {
            continue;
        }
        match run_file(&path, bless, subject) {
            Ok(()) => report.passed += 1,
            Err(failure) => report.failures.push(failure),
        }
    }
    report
}

/// Compares one file that is already in memory; `expected` is the text of its `.out` file.
///
/// # Errors
///
/// Returns the mismatches, one line each.
pub fn check_text(
    name: &str,
    text: &[u8],
    expected: Option<&[u8]>,
    subject: &dyn Fn(&TestInput<'_>) -> Outcome,
) -> Result<(), String> {
    let (outcome, reported) = judge(name, text, subject)?;
    let mut failures = String::new();
    let mut reported: Vec<Option<Remark>> = reported.into_iter().map(Some).collect();
    let mut unmet = annotation::read(&String::from_utf8_lossy(text));
    // Annotations with a column are matched first, so that one without cannot take their diagnostic.
    unmet.sort_by_key(|remark| remark.column.is_none());
    unmet.retain(|annotation| {
        let met = reported.iter_mut().find(|r| r.as_ref().is_some_and(|r| annotation.is_met_by(r)));
        met.map(Option::take).is_none()
    });
    unmet.sort();
    for remark in unmet {
        let _ = writeln!(failures, "{name}:{}: not reported: {remark}", remark.line);
    }
    for remark in reported.into_iter().flatten() {
        let _ = writeln!(failures, "{name}:{}: not annotated: {remark}", remark.line);
    }
    match (&outcome.text, expected) {
        (Some(got), Some(want)) if got != want => {
            let _ = writeln!(failures, "{}", first_difference(name, want, got));
        }
        (Some(_), None) => {
            let _ = writeln!(failures, "{name}: produces a text, but there is no .out file");
        }
        (None, Some(_)) => {
            let _ = writeln!(failures, "{name}: yields no text, but there is an .out file");
        }
        _ => {}
    }
    if failures.is_empty() { Ok(()) } else { Err(failures) }
}

/// Runs the subject on a file; returns its outcome and its diagnostics, in order of lines.
fn judge(
    name: &str,
    text: &[u8],
    subject: &dyn Fn(&TestInput<'_>) -> Outcome,
) -> Result<(Outcome, Vec<Remark>), String> {
    let lossy = String::from_utf8_lossy(text);
    let run = lossy
        .lines()
        .find_map(|line| line.trim_start_matches([';', ' ']).strip_prefix("RUN:"))
        .ok_or_else(|| format!("{name}: has no `; RUN:` line\n"))?;
    let outcome = subject(&TestInput { name, text, run: run.trim() });
    let source = Source::new(name, text);
    let mut remarks: Vec<Remark> = outcome.diagnostics.iter().map(|d| Remark::of(d, &source)).collect();
    remarks.sort();
    Ok((outcome, remarks))
}

fn run_file(path: &Path, bless: bool, subject: &dyn Fn(&TestInput<'_>) -> Outcome) -> Result<(), String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let fault = |path: &Path, e: std::io::Error| format!("{}: {e}\n", path.display());
    let text = std::fs::read(path).map_err(|e| fault(path, e))?;
    let out_path = path.with_extension("out");
    if !bless {
        let expected = std::fs::read(&out_path).ok();
        return check_text(&name, &text, expected.as_deref(), subject);
    }
    let (outcome, remarks) = judge(&name, &text, subject)?;
    match outcome.text {
        Some(got) => std::fs::write(&out_path, got).map_err(|e| fault(&out_path, e))?,
        None if out_path.exists() => {
            std::fs::remove_file(&out_path).map_err(|e| fault(&out_path, e))?;
        }
        None => {}
    }
    // Annotations that already match stay as written, with or without columns.
    let expected = std::fs::read(&out_path).ok();
    if check_text(&name, &text, expected.as_deref(), subject).is_err() {
        let Ok(text) = String::from_utf8(text) else {
            return Err(format!("{name}: annotations in a file that is not UTF-8 are yours to write\n"));
        };
        let rewritten = annotation::rewrite(&text, &remarks);
        std::fs::write(path, &rewritten).map_err(|e| fault(path, e))?;
        // An annotation that changes the diagnostics cannot be blessed.
        return check_text(&name, rewritten.as_bytes(), expected.as_deref(), subject);
    }
    Ok(())
}

/// Returns all `.ll` files below a folder, sorted.
fn test_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries.flatten() {
            let path = entry.path();
            if entry.file_type().is_ok_and(|t| t.is_dir()) {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ll") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// Returns the first line in which two texts differ, with the line before it.
fn first_difference(name: &str, want: &[u8], got: &[u8]) -> String {
    let want = String::from_utf8_lossy(want);
    let got = String::from_utf8_lossy(got);
    let (mut want, mut got) = (want.split('\n'), got.split('\n'));
    let mut before = None;
    for number in 1u64.. {
        let (expected, found) = (want.next(), got.next());
        if expected != found {
            let show = |line: Option<&str>| line.unwrap_or("<end>").to_owned();
            let context = before.map(|line| format!("    {line}\n")).unwrap_or_default();
            return format!(
                "{name}: the text differs in line {number}:\n{context}  - {}\n  + {}",
                show(expected),
                show(found)
            );
        }
        if expected.is_none() {
            break;
        }
        before = expected;
    }
    // Equal when read lossily: the difference is in bytes that are not UTF-8.
    format!("{name}: the texts differ in bytes that are not UTF-8")
}
