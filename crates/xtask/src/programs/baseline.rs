//! The committed result: rates of suites and levels, and every failing program by name.
//!
//! A failure's reason is written by hand and kept when the rest is rewritten. A reason that
//! starts with `undefined:` says that the program really is undefined there, so that the
//! report is right.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use super::outcome::Kind;
use super::report::{Counts, counts};
use super::run::Judged;

/// A committed result.
#[derive(Debug, Default)]
pub(super) struct Baseline {
    /// By `SUITE/LEVEL/NAME`.
    failing: BTreeMap<String, Failing>,
}

#[derive(Debug)]
struct Failing {
    kind: Kind,
    reason: String,
}

/// How a reason starts that says that the report is right.
const RIGHTLY: &str = "undefined:";

const HEADER: &str = "\
# Programs compiled by clang 22, run by the interpreter and natively. Written by
# `cargo xtask-release programs run --bless`. First a line for each suite and level: runs, how
# many did the same, how many of the others are rightly reported as undefined, and the rate of
# the two together. Then each program that did not do the same: kind, name, what, and a reason,
# written by hand and kept; one that starts with `undefined:` says that the report is right.
";

impl Baseline {
    /// Reads a committed result; `None` if there is none.
    pub(super) fn read(path: &Path) -> Result<Option<Baseline>, String> {
        match std::fs::read_to_string(path) {
            Ok(text) => {
                Baseline::parse(&text).map(Some).map_err(|line| format!("{}: what is `{line}`?", path.display()))
            }
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(e) => Err(format!("{}: {e}", path.display())),
        }
    }

    /// `Err` is the line that is not understood.
    fn parse(text: &str) -> Result<Baseline, String> {
        let mut baseline = Baseline::default();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '|'])) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [kind, name, _, rest @ ..] = fields.as_slice() else {
                return Err(line.to_owned());
            };
            let kind = Kind::parse(kind).ok_or_else(|| line.to_owned())?;
            let reason = rest.first().copied().unwrap_or_default().to_owned();
            baseline.failing.insert((*name).to_owned(), Failing { kind, reason });
        }
        Ok(baseline)
    }

    /// What got worse, one line each: what fails and did not, or fails harder.
    pub(super) fn regressions(&self, judged: &[Judged]) -> Vec<String> {
        let mut worse = Vec::new();
        for Judged { case, outcome, .. } in judged.iter().filter(|j| j.outcome.kind != Kind::Same) {
            let (name, kind) = (case.name(), outcome.kind);
            let committed = self.failing.get(&name).map_or(Kind::Same, |failing| failing.kind);
            if kind > committed {
                worse.push(format!(
                    "{name}: {} ({}), committed as {}",
                    kind.as_str(),
                    outcome.what,
                    committed.as_str()
                ));
            }
        }
        worse
    }

    /// How many of the committed failures pass now.
    pub(super) fn mended(&self, judged: &[Judged]) -> usize {
        let passing: BTreeSet<String> =
            judged.iter().filter(|j| j.outcome.kind == Kind::Same).map(|j| j.case.name()).collect();
        self.failing.keys().filter(|name| passing.contains(*name)).count()
    }

    /// The file's text for a new result, with the reasons of this one.
    pub(super) fn rewritten(&self, judged: &[Judged]) -> String {
        let reason = |name: &str| self.failing.get(name).map_or("", |failing| failing.reason.as_str());
        let mut rightly: BTreeMap<_, usize> = BTreeMap::new();
        let mut failing = Vec::new();
        for Judged { case, outcome, .. } in judged.iter().filter(|j| j.outcome.kind != Kind::Same) {
            let name = case.name();
            if outcome.kind == Kind::Undefined && reason(&name).starts_with(RIGHTLY) {
                *rightly.entry((case.program.suite.clone(), case.level)).or_default() += 1;
            }
            failing.push((outcome.kind, name, &outcome.what));
        }
        failing.sort();
        let mut out = HEADER.to_owned();
        for (key, counts) in counts(judged) {
            let rightly = rightly.get(&key).copied().unwrap_or_default();
            let _ = writeln!(out, "{}", rate(&key.0, key.1.as_str(), &counts, rightly));
        }
        out.push('\n');
        for (kind, name, what) in failing {
            let line = format!("{}\t{name}\t{what}\t{}", kind.as_str(), reason(&name));
            let _ = writeln!(out, "{}", line.trim_end());
        }
        out
    }
}

/// A line of the table; starts with a bar, by which the reader knows it.
fn rate(suite: &str, level: &str, counts: &Counts, rightly: usize) -> String {
    let (total, same) = (counts.total(), counts.of(Kind::Same));
    let rate = 100.0 * (same + rightly) as f64 / total.max(1) as f64;
    format!("| {suite} | {level} | {total} | {same} | {rightly} | {rate:.2} % |")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_results_are_read() {
        let text = "# x\n| s | O0 | 2 | 1 | 0 | 50.00 % |\n\nundefined\ts/O0/a\tUB001\tundefined: reads past the end\n";
        let baseline = Baseline::parse(text).expect("parses");
        assert_eq!(baseline.failing["s/O0/a"].kind, Kind::Undefined);
        assert!(baseline.failing["s/O0/a"].reason.starts_with(RIGHTLY));
        assert_eq!(Baseline::parse("timeout\ts/O0/a\ttime\n").expect("parses").failing.len(), 1);
        assert_eq!(Baseline::parse("what\n").unwrap_err(), "what");
    }
}
