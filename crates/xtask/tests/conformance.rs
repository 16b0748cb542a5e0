//! Whole conformance and mutation runs, on a small tree with an oracle made here: the scores of each kind of
//! subject, and that one which dies or hangs costs only one unit.

use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::Digest as _;

/// A tree of three files (one of them a container) and the oracle's results for them.
struct Fixture {
    folder: PathBuf,
}

impl Fixture {
    fn new(name: &str) -> Fixture {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        let tests = folder.join("tree/llvm/test/A");
        std::fs::create_dir_all(&tests).expect("a folder");
        let files = [
            ("good.ll", "good\n"),
            ("bad.ll", "bad\n"),
            ("split.ll", "; RUN: split-file %s %t\n;--- one\ngood\n;--- two\nbad\n"),
        ];
        for (name, text) in files {
            std::fs::write(tests.join(name), text).expect("a file");
        }
        let db = rusqlite::Connection::open(folder.join("oracle.sqlite")).expect("a database");
        db.execute_batch(
            "CREATE TABLE meta(k TEXT, v TEXT); CREATE TABLE unit(id INTEGER PRIMARY KEY, path TEXT, part TEXT, ext TEXT, cls TEXT, \
             topdir TEXT, size INT, sha TEXT, verdict TEXT, nv_accept INT, line INT, col INT, \
             msg TEXT, text_sha TEXT, text_len INT, nv_sha TEXT)",
        )
        .expect("a table");
        let add = |file: &str, part: &str, good: bool| {
            let input = if good { "good\n" } else { "bad\n" };
            db.execute(
                "INSERT INTO unit(path, part, ext, topdir, sha, verdict, nv_accept, line, col, msg, text_sha) \
                 VALUES(?1, ?2, 'll', 'A', ?3, ?4, ?5, ?6, ?6, ?7, ?8)",
                rusqlite::params![
                    format!("llvm/test/A/{file}"),
                    part,
                    hash(input),
                    if good { "accept" } else { "reject-parse" },
                    i32::from(good),
                    (!good).then_some(1),
                    (!good).then_some("expected top-level entity"),
                    good.then(|| hash("; ModuleID = '<in>'\ngood\n")),
                ],
            )
            .expect("a row");
        };
        add("good.ll", "", true);
        add("bad.ll", "", false);
        add("split.ll", "one", true);
        add("split.ll", "two", false);
        Fixture { folder }
    }

    /// Runs with `cmd`; returns the table's last row without its name, and all output.
    fn run(&self, cmd: &str) -> (String, String) {
        // long enough for a busy machine, except where a hang is expected
        let hangs = cmd.contains("sleep") || cmd.contains("hang");
        let seconds = if hangs { "1" } else { "30" };
        let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .args(["conformance", "--timeout", seconds, "--diffs", "0", "--filter", ".", "--cmd", cmd])
            .arg("--oracle")
            .arg(self.folder.join("oracle.sqlite"))
            .arg("--tree")
            .arg(self.folder.join("tree"))
            .arg("--cache")
            .arg(self.folder.join("cache"))
            .arg("--fails")
            .arg(self.folder.join("fails.jsonl"))
            .output()
            .expect("xtask runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let errors = String::from_utf8_lossy(&output.stderr);
        let total = text.lines().find_map(|l| l.strip_prefix("TOTAL"));
        let total = total.unwrap_or_else(|| panic!("no total in:\n{text}{errors}"));
        (total.split_whitespace().collect::<Vec<_>>().join(" "), text)
    }
}

fn hash(text: &str) -> String {
    sha2::Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Command that returns the oracle's results.
const RIGHT: &str = r#"if grep -q good {in}; then printf "; ModuleID = '{in}'\n"; cat {in};
    else echo "tool: {in}:1:1: error: expected top-level entity" >&2; exit 1; fi"#;

#[test]
fn a_correct_subject_passes_everything() {
    let (total, _) = Fixture::new("right").run(RIGHT);
    assert_eq!(total, "2 100.00 100.00 2 100.00 100.00 100.00 0 0");
}

#[test]
fn wrong_texts_places_and_verdicts_are_distinguished() {
    let fixture = Fixture::new("wrong");
    let (total, text) = fixture.run("cat {in}");
    assert_eq!(total, "2 100.00 0.00 2 0.00 0.00 0.00 0 0");
    assert!(text.contains("failures: 2 accepted-invalid, 2 text"), "{text}");
    let failures = std::fs::read_to_string(fixture.folder.join("fails.jsonl")).expect("written");
    assert_eq!(failures.lines().count(), 4);

    let place = RIGHT.replace(":1:1:", ":1:2:");
    let (total, _) = fixture.run(&place);
    assert_eq!(total, "2 100.00 100.00 2 100.00 100.00 0.00 0 0");
}

#[test]
fn crashes_and_hangs_cost_one_unit() {
    let fixture = Fixture::new("crash");
    let (total, text) = fixture.run(&format!("if grep -q bad {{in}}; then kill -SEGV $$; fi; {RIGHT}"));
    assert_eq!(total, "2 100.00 100.00 2 0.00 0.00 0.00 2 0");
    assert!(text.contains("2 crash"), "{text}");
    let (total, _) = fixture.run(&format!("if grep -q bad {{in}}; then sleep 9; fi; {RIGHT}"));
    assert_eq!(total, "2 100.00 100.00 2 0.00 0.00 0.00 0 2");
}

#[test]
fn a_killed_worker_fails_one_unit() {
    let fixture = Fixture::new("fault");
    for (fault, message) in [
        ("fault:panic", "a panic on purpose"),
        ("fault:overflow", "overflowed its stack"),
        ("fault:memory", "memory allocation of 268435456 bytes"),
    ] {
        let (total, _) = fixture.run(fault);
        assert_eq!(total, "2 0.00 0.00 2 0.00 0.00 0.00 4 0", "{fault}");
        let failures = std::fs::read_to_string(fixture.folder.join("fails.jsonl")).expect("written");
        assert_eq!(failures.matches(message).count(), 4, "{failures}");
    }
    let (total, _) = fixture.run("fault:hang");
    assert_eq!(total, "2 0.00 0.00 2 0.00 0.00 0.00 0 4");
    let (total, _) = fixture.run("fault:none");
    assert_eq!(total, "2 100.00 0.00 2 0.00 0.00 0.00 0 0");
}

#[test]
fn mutation_finds_faults_and_keeps_them() {
    let folder = Fixture::new("mutate").folder;
    let run = |cmd: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .args(["mutate", "--count", "20", "--jobs", "2", "--cmd", cmd])
            .arg("--corpus")
            .arg(folder.join("tree"))
            .arg("--out")
            .arg(folder.join("found"))
            .output()
            .expect("xtask runs");
        let kept = std::fs::read_dir(folder.join("found")).expect("a folder").count();
        (output.status.code(), kept, String::from_utf8_lossy(&output.stdout).into_owned())
    };
    // the list of the corpus always exists
    let (code, kept, text) = run("fault:none");
    assert_eq!((code, kept), (Some(0), 1), "{text}");
    assert!(text.contains("        20 accepted"), "{text}");
    let (code, kept, text) = run("fault:overflow");
    assert_eq!((code, kept), (Some(1), 41), "{text}");
    assert!(text.contains("FOUND 20 crash, first in case 0"), "{text}");
}

#[test]
fn without_an_oracle_there_is_no_answer() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["conformance", "--oracle", "absent.sqlite", "--cmd", "cat {in}"])
        .output()
        .expect("xtask runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no oracle at absent.sqlite"));
}
