//! The committed result, `conformance/threads.txt`: a line for each suite, and the tests that fail, each with a reason
//! that is written by hand and kept.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use draig_workspace::{read, root, write};

use super::Suite;
use crate::TaskResult;

const PATH: &str = "conformance/threads.txt";
const HEAD: &str = "\
# Programs with threads, compiled by clang 22 at -O0 and rustc, run by the interpreter under seeds from 0. Written by
# `cargo xtask threads --from DIR --bless`. A line for each suite: seeds, tests, how many ended as they should, how many
# are left out. `programs` have to print what they print
# natively, without a race; wrong programs have to be reported under some seed, right ones under none. `executions under
# seeds` (what each load reads, and the order of stores) have to be those that `--explore --model rc11` finds, and no
# others; those `explored`, as many as GenMC and Nidhugg count under
# sequential consistency, or GenMC in RC11, with the same verdict. Then the tests that did not: suite, name, and a reason, written
# by hand and kept; and those that are left out, with the reason.
";

/// Beginning of the reasons of tests that are left out, which are not kept.
const LEFT_OUT: &str = "left out: ";

/// Returns the line of a suite.
pub(super) fn line(suite: &Suite) -> String {
    let passed = suite.tests - suite.failures.len() as u64;
    format!("| {} | {} | {} | {passed} | {} |", suite.name, suite.seeds, suite.tests, suite.left_out.len())
}

/// Compares results with the committed ones, or rewrites these.
pub(super) fn compare(suites: &[Suite], bless: bool) -> TaskResult {
    let path = root().join(PATH);
    let committed = String::from_utf8_lossy(&read(&path).unwrap_or_default()).into_owned();
    let mut lines: Vec<(String, String)> = Vec::new();
    let mut reasons: BTreeMap<(String, String), String> = BTreeMap::new();
    for line in committed.lines() {
        if let Some(name) = line.strip_prefix("| ").and_then(|rest| rest.split(" |").next()) {
            lines.push((name.to_owned(), line.to_owned()));
        } else if let [suite, name, reason] = *line.split('\t').collect::<Vec<_>>() {
            reasons.insert((suite.to_owned(), name.to_owned()), reason.to_owned());
        }
    }
    let mut is_as_committed = true;
    for suite in suites {
        let now = line(suite);
        match lines.iter_mut().find(|(name, _)| name == suite.name) {
            Some((_, before)) => *before = now,
            None => lines.push((suite.name.to_owned(), now)),
        }
        // Before new ones are added: a test that was left out may fail now.
        let failed = |name: &str| suite.failures.iter().any(|(failed, _)| failed == name);
        reasons.retain(|(of, name), reason| of != suite.name || failed(name) && !reason.starts_with(LEFT_OUT));
        for (name, what) in &suite.failures {
            let key = (suite.name.to_owned(), name.clone());
            reasons.entry(key).or_insert_with(|| {
                println!("new: {} {name}: {what}", suite.name);
                is_as_committed = false;
                what.clone()
            });
        }
        for (name, reason) in &suite.left_out {
            reasons.insert((suite.name.to_owned(), name.clone()), format!("{LEFT_OUT}{reason}"));
        }
    }
    if !bless {
        return Ok(is_as_committed);
    }
    let mut text = HEAD.to_owned();
    for (_, line) in &lines {
        let _ = writeln!(text, "{line}");
    }
    text.push('\n');
    for ((suite, name), reason) in &reasons {
        let _ = writeln!(text, "{suite}\t{name}\t{reason}");
    }
    write(&path, text)?;
    Ok(true)
}
