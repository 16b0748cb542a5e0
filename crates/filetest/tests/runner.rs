//! Tests of the runner on temporary folders: passing files, failing files, and the files written by blessing.

use std::path::{Path, PathBuf};

use draig_diag::{Diagnostic, Diagnostics, Span};
use draig_filetest::{Outcome, Report, TestInput, run};

/// Reports every `bad`; if there is none, returns the file in capitals, without comments.
fn subject(input: &TestInput<'_>) -> Outcome {
    let mut diagnostics = Diagnostics::new();
    for (at, word) in input.text().windows(3).enumerate() {
        if word == b"bad" {
            let span = Span::new(at as u32, at as u32 + 3);
            diagnostics.push(Diagnostic::error("T0001", "not so").at(span));
        }
    }
    if input.arguments().any(|a| a == "--warn") {
        diagnostics.push(Diagnostic::warning("T0002", "as you wish"));
    }
    let mut text = Vec::new();
    for line in input.text().split_inclusive(|&b| b == b'\n') {
        text.extend(line.to_ascii_uppercase().split(|&b| b == b';').next().unwrap_or_default());
    }
    let text = (!diagnostics.has_errors() && input.command() == "upper").then_some(text);
    Outcome { text, diagnostics }
}

fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    for (file, text) in files {
        let path = folder.join(file);
        std::fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    folder
}

fn run_in(folder: &Path, bless: bool) -> Report {
    run(folder, "", bless, &subject)
}

#[test]
fn correct_expectations_pass() {
    let folder = folder(
        "right",
        &[
            ("a.ll", "; RUN: upper\nok\n"),
            ("a.out", "OK\n"),
            (
                "sub/b.ll",
                "; RUN: upper --warn\n bad x bad ; error: not so ; error@8: not so\n; warning@file: as you wish\n",
            ),
        ],
    );
    let report = run_in(&folder, false);
    assert_eq!((report.passed, report.failures), (2, Vec::new()));
}

#[test]
fn all_mismatches_are_reported() {
    let folder = folder(
        "wrong",
        &[
            ("a.ll", "; RUN: upper\nok\nno\n"),
            ("a.out", "OK\nYES\n"),
            ("b.ll", "; RUN: upper\nbad\nx ; error: not so\n"),
            ("c.ll", "; RUN: check\n"),
            ("c.out", ""),
            ("d.ll", "no run line\n"),
            ("e.ll", "; RUN: upper\n"),
        ],
    );
    let report = run_in(&folder, false);
    assert_eq!(report.passed, 0);
    assert_eq!(
        report.failures,
        [
            "a.ll: the text differs in line 2:\n    OK\n  - YES\n  + NO\n",
            "b.ll:3: not reported: error: not so\nb.ll:2: not annotated: error@1: not so\n",
            "c.ll: yields no text, but there is an .out file\n",
            "d.ll: has no `; RUN:` line\n",
            "e.ll: produces a text, but there is no .out file\n",
        ]
    );
}

#[test]
fn blessing_makes_an_ordinary_run_pass() {
    let folder = folder(
        "bless",
        &[
            ("a.ll", "; RUN: upper\nok\n"),
            ("b.ll", "; RUN: upper\nbad ; kept\nx ; error: not so\n"),
            ("b.out", "OLD\n"),
            ("c.ll", "; RUN: upper\nbad ; error: not so\n"),
        ],
    );
    assert_eq!(run_in(&folder, false).failures.len(), 2);
    let report = run_in(&folder, true);
    assert_eq!((report.passed, report.failures), (3, Vec::new()));
    assert_eq!(run_in(&folder, false).passed, 3);

    let read = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
    assert_eq!(read("a.out").as_deref(), Some("OK\n"));
    assert_eq!(read("b.ll").as_deref(), Some("; RUN: upper\nbad ; kept ; error@1: not so\nx\n"));
    assert_eq!(read("b.out"), None);
    // Already right, so left as written.
    assert_eq!(read("c.ll").as_deref(), Some("; RUN: upper\nbad ; error: not so\n"));
}
