//! The committed result: rates of suites and levels, and every failing program by name.
//!
//! Reasons for failures are written by hand and kept when the rest is rewritten. A reason that starts with
//! `undefined:` means that the program really is undefined there, so the report is correct.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use super::outcome::Kind;
use super::report::{Counts, counts};
use super::run::{Judged, LeftOut};
use super::{Machine, Subject};
use draig_workspace::committed::{self, Failing, Kind as _};

/// Committed result.
#[derive(Debug, Default)]
pub(super) struct Baseline {
    /// Failures by `SUITE/LEVEL/NAME`.
    failing: Failing<Kind>,
}

/// Prefix of a reason that confirms the report.
const RIGHTLY: &str = "undefined:";

const HEADER: &str = "\
# Programs compiled by clang 22, run by the interpreter and natively. Written by
# `cargo xtask-release programs run --bless`. First a line for each suite and level: runs, how
# many did the same, their rate, how many of the others are rightly reported as undefined, and
# the rate among those that are not. Then each program that did not do the same: kind, name, what,
# and a reason, written by hand and kept; one that starts with `undefined:` says that the report
# is right.
";

/// Header of the result of compiled programs.
const NATIVE_HEADER: &str = "\
# Programs compiled to IR by clang 22, and to native code by `draig compile` and by clang. Written
# by `cargo xtask-release programs native --bless`. First a line for each suite and level: runs, how
# many did the same, their rate, how many of the others are explained, and the rate among the rest.
# Then each program that did not do the same: kind, name, what, and a reason, written by hand and
# kept; `unsupported` names what is not compiled, `invalid` what the linker refuses.
";

impl Baseline {
    /// Reads a committed result; `None` if there is none.
    pub(super) fn read(path: &Path) -> Result<Option<Baseline>, String> {
        committed::read(path, Baseline::parse)
    }

    /// Parses a result. `Err` is the line that cannot be parsed.
    fn parse(text: &str) -> Result<Baseline, String> {
        let mut baseline = Baseline::default();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '|', '-'])) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [kind, name, _, rest @ ..] = fields.as_slice() else {
                return Err(line.to_owned());
            };
            let kind = Kind::parse(kind).ok_or_else(|| line.to_owned())?;
            baseline.failing.insert(name, kind, rest.first().copied().unwrap_or_default());
        }
        Ok(baseline)
    }

    /// Lists regressions, one per line.
    pub(super) fn regressions(&self, judged: &[Judged]) -> Vec<String> {
        let failing = judged.iter().filter(|j| j.outcome.kind != Kind::Same);
        let named: Vec<(String, &Judged)> = failing.map(|j| (j.case.name(), j)).collect();
        self.failing.regressions(named.iter().map(|(name, j)| (name.as_str(), j.outcome.kind, j.outcome.what.as_str())))
    }

    /// Returns the number of committed failures that pass now.
    pub(super) fn mended(&self, judged: &[Judged]) -> usize {
        let passing: BTreeSet<String> =
            judged.iter().filter(|j| j.outcome.kind == Kind::Same).map(|j| j.case.name()).collect();
        self.failing.mended(|name| passing.contains(name))
    }

    /// Returns the file's text for a new result, with the reasons of this one.
    pub(super) fn rewritten(&self, subject: Subject, each: usize, judged: &[Judged], left_out: &LeftOut) -> String {
        let mut rightly: BTreeMap<_, usize> = BTreeMap::new();
        let mut failing = Vec::new();
        for Judged { case, outcome, .. } in judged.iter().filter(|j| j.outcome.kind != Kind::Same) {
            let name = case.name();
            if outcome.kind == Kind::Undefined && self.failing.reason(&name).starts_with(RIGHTLY) {
                *rightly.entry((case.program.suite.clone(), case.level)).or_default() += 1;
            }
            failing.push((outcome.kind, name, &outcome.what));
        }
        failing.sort();
        let mut out = match subject {
            Subject::Interpreter => HEADER.to_owned(),
            Subject::Native(Machine::X86_64) => NATIVE_HEADER.to_owned(),
            Subject::Native(machine) => NATIVE_HEADER
                .replace("programs native --bless", &format!("programs native --target aarch64 --each {each} --bless"))
                .replace("native code by", &format!("code for {} by", machine.triple())),
        };
        if each > 1 {
            let _ = writeln!(out, "# One of {each} programs of each suite.");
        }
        let mut all = (Counts::default(), 0);
        for (key, counts) in counts(judged) {
            let rightly = rightly.get(&key).copied().unwrap_or_default();
            all.0.add_all(&counts);
            all.1 += rightly;
            let _ = writeln!(out, "{}", rate(&key.0, key.1.as_str(), &counts, rightly));
        }
        let _ = writeln!(out, "{}\n", rate("all", "", &all.0, all.1));
        for (kind, name, what) in failing {
            let line = format!("{}\t{name}\t{what}\t{}", kind.as_str(), self.failing.reason(&name));
            let _ = writeln!(out, "{}", line.trim_end());
        }
        let _ = writeln!(out, "\n# Left out by `--quick`, with milliseconds of the native run:");
        for (name, milliseconds) in &left_out.slow {
            let _ = writeln!(out, "- {name}\t{milliseconds}");
        }
        let _ = writeln!(out, "\n# Left out because there is nothing to compare with, runs of each suite:");
        for ((suite, reason), count) in &left_out.dropped {
            let _ = writeln!(out, "- {suite}\t{count}\t{reason}");
        }
        out
    }
}

/// Formats a line of the table; it starts with a bar, by which the parser recognizes it. The first rate
/// covers all runs; the second excludes those in which the program itself is undefined.
fn rate(suite: &str, level: &str, counts: &Counts, rightly: usize) -> String {
    let (total, same) = (counts.total(), counts.of(Kind::Same));
    let percent = |of: usize| 100.0 * same as f64 / of.max(1) as f64;
    format!(
        "| {suite} | {level} | {total} | {same} | {:.2} % | {rightly} | {:.2} % |",
        percent(total),
        percent(total.saturating_sub(rightly))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_results_are_read() {
        let text = "# x\n| s | O0 | 2 | 1 | 50.00 % | 0 | 50.00 % |\n- s/O0/c\t200\n\nundefined\ts/O0/a\tUB001\tundefined: reads past the end\n";
        let baseline = Baseline::parse(text).expect("parses");
        assert!(baseline.failing.reason("s/O0/a").starts_with(RIGHTLY));
        assert!(baseline.failing.regressions([("s/O0/a", Kind::Undefined, "UB001")]).is_empty());
        assert_eq!(
            baseline.failing.regressions([("s/O0/a", Kind::Crash, "x"), ("s/O0/b", Kind::Limit, "")]),
            ["s/O0/a: crash (x), committed as undefined", "s/O0/b: limit, committed as passing"]
        );
        assert_eq!(Baseline::parse("timeout\ts/O0/a\ttime\n").expect("parses").failing.mended(|_| true), 1);
        assert_eq!(Baseline::parse("what\n").unwrap_err(), "what");
    }
}
