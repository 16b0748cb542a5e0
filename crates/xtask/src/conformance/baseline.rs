//! The committed result: counts, and every failing unit by name.
//!
//! Lines of `name value`, a blank line, then lines of kind, unit and reason, separated by tabs. Reasons are
//! written by hand and kept when the rest is rewritten.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use draig::versions::CURRENT;

use super::score::{Counts, Failure, Kind};
use draig_workspace::committed::{self, Failing, Kind as _};

/// Committed result.
#[derive(Debug, Default)]
pub(super) struct Baseline {
    /// Mode: `no-verify`, `verify`, `bitcode` or `bitcode-14`.
    mode: String,
    counts: BTreeMap<String, usize>,
    failing: Failing<Kind>,
}

impl Baseline {
    /// Reads a committed result; `None` if it does not exist.
    pub(super) fn read(path: &Path) -> Result<Option<Baseline>, String> {
        committed::read(path, Baseline::parse)
    }

    /// Parses a result. `Err` is the line that cannot be parsed.
    fn parse(text: &str) -> Result<Baseline, String> {
        let mut baseline = Baseline::default();
        for line in text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
            let mut fields = line.split('\t');
            let known = match (fields.next(), fields.next(), fields.next()) {
                (Some(kind), Some(unit), reason) => Kind::parse(kind).map(|kind| {
                    baseline.failing.insert(unit, kind, reason.unwrap_or_default());
                }),
                (Some(line), None, _) => match line.split_once(' ') {
                    Some(("mode", mode)) => {
                        baseline.mode = mode.to_owned();
                        Some(())
                    }
                    Some((name, value)) => value.parse().ok().map(|value| {
                        baseline.counts.insert(name.to_owned(), value);
                    }),
                    None => None,
                },
                _ => None,
            };
            known.ok_or_else(|| line.to_owned())?;
        }
        Ok(baseline)
    }

    /// Returns whether the result was measured in this mode; otherwise it is not comparable.
    pub(super) fn is_of(&self, mode: &str) -> bool {
        self.mode == mode
    }

    /// Lists regressions, one per line: new failures, more severe failures and, after a run over the whole
    /// tree, counts that decreased.
    pub(super) fn regressions(&self, counts: Option<&Counts>, failures: &[Failure]) -> Vec<String> {
        let mut worse = Vec::new();
        if let Some(counts) = counts {
            for (name, value, good) in named(counts) {
                let before = self.counts.get(name).copied().unwrap_or_default();
                let fell = if good { value < before } else { value > before };
                if fell {
                    worse.push(format!("{name}: {value}, committed is {before}"));
                }
            }
        }
        worse.extend(self.failing.regressions(failures.iter().map(|f| (f.name.as_str(), f.kind, ""))));
        worse
    }

    /// Returns the number of committed failures that pass now, given all failures of a whole run.
    pub(super) fn mended(&self, failures: &[Failure]) -> usize {
        let failing: std::collections::BTreeSet<&str> = failures.iter().map(|f| f.name.as_str()).collect();
        self.failing.mended(|name| !failing.contains(name))
    }

    /// Returns the file's text for a new result, with the reasons of this one.
    pub(super) fn rewritten(&self, version: u32, mode: &str, counts: &Counts, failures: &[Failure]) -> String {
        let judge = if version > CURRENT { "23.1.4" } else { "22.1.8" };
        let mut out = format!(
            "# LLVM {version}'s test tree, judged by LLVM {judge}. Written by `cargo xtask conformance --bless`;\n\
             # the third column of the list is a reason, written by hand and kept.\n",
        );
        let _ = writeln!(out, "mode {mode}");
        for (name, value, _) in named(counts) {
            let _ = writeln!(out, "{name} {value}");
        }
        out.push('\n');
        let mut failures: Vec<&Failure> = failures.iter().collect();
        failures.sort_by(|a, b| (b.kind, &a.name).cmp(&(a.kind, &b.name)));
        for failure in failures {
            let reason = self.failing.reason(&failure.name);
            let line = format!("{}\t{}\t{reason}", failure.kind.as_str(), failure.name);
            let _ = writeln!(out, "{}", line.trim_end());
        }
        out
    }
}

/// Returns the counts by name, and whether more is better.
fn named(counts: &Counts) -> [(&'static str, usize, bool); 10] {
    [
        ("valid", counts.valid, true),
        ("accepted", counts.accepted, true),
        ("same", counts.same, true),
        ("invalid", counts.invalid, true),
        ("rejected", counts.rejected, true),
        ("message", counts.message, true),
        ("placed", counts.placed, true),
        ("place", counts.place, true),
        ("crashed", counts.crashed, false),
        ("timeouts", counts.timeouts, false),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(name: &str, kind: Kind) -> Failure {
        Failure { name: name.into(), kind, want: String::new(), got: String::new() }
    }

    #[test]
    fn a_blessed_result_reads_back_with_its_reasons() {
        let counts = Counts { valid: 9, accepted: 8, same: 7, ..Counts::default() };
        let old = Baseline::parse("mode no-verify\n\ntext\ta.ll\tbecause\n").expect("parses");
        let failures = [failure("a.ll", Kind::Text), failure("b.ll#x", Kind::Crash)];
        let text = old.rewritten(19, "no-verify", &counts, &failures);
        assert!(text.ends_with("\n\ncrash\tb.ll#x\ntext\ta.ll\tbecause\n"), "{text}");

        let new = Baseline::parse(&text).expect("parses");
        assert!(new.is_of("no-verify"));
        assert_eq!(new.regressions(Some(&counts), &failures), Vec::<String>::new());
        assert_eq!(new.mended(&failures[..1]), 1);
    }

    #[test]
    fn regressions_are_reported() {
        let old = Baseline::parse("mode verify\nsame 5\ncrashed 0\n\ntext\ta.ll\n").expect("parses");
        let counts = Counts { same: 4, crashed: 1, ..Counts::default() };
        let failures = [failure("a.ll", Kind::Crash), failure("b.ll", Kind::Place)];
        assert_eq!(
            old.regressions(Some(&counts), &failures),
            [
                "same: 4, committed is 5",
                "crashed: 1, committed is 0",
                "a.ll: crash, committed as text",
                "b.ll: place, committed as passing",
            ]
        );
        assert!(old.regressions(None, &[failure("a.ll", Kind::Message)]).is_empty());
    }

    #[test]
    fn unknown_lines_are_refused() {
        assert_eq!(Baseline::parse("what\n").unwrap_err(), "what");
        assert_eq!(Baseline::parse("odd\ta.ll\t\n").unwrap_err(), "odd\ta.ll\t");
    }
}
