//! Counts and failures, computed from outcomes, and their output.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::json;

use super::normal;
use super::oracle::{Expected, Unit};
use super::worker;
use draig_workspace::committed::{self, Kind as _};

/// Counts of a run. The counts of all directories add up to those of the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Counts {
    /// Units that LLVM accepts; how many of these are accepted here; how many have the same text.
    pub(crate) valid: usize,
    pub(crate) accepted: usize,
    pub(crate) same: usize,
    /// Units that LLVM rejects; how many of these are rejected here; how many have the same message.
    pub(crate) invalid: usize,
    pub(crate) rejected: usize,
    pub(crate) message: usize,
    /// Units that LLVM's parser rejects; how many of these have the same line and column.
    pub(crate) placed: usize,
    pub(crate) place: usize,
    pub(crate) crashed: usize,
    pub(crate) timeouts: usize,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        let Counts { valid, accepted, same, invalid, rejected, message, placed, place, .. } = other;
        self.valid += valid;
        self.accepted += accepted;
        self.same += same;
        self.invalid += invalid;
        self.rejected += rejected;
        self.message += message;
        self.placed += placed;
        self.place += place;
        self.crashed += other.crashed;
        self.timeouts += other.timeouts;
    }
}

/// Kind of a failure, mildest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Kind {
    /// The right message at a different position.
    Place,
    /// A different message.
    Message,
    /// A different text.
    Text,
    /// Too many bytes.
    Size,
    AcceptedInvalid,
    RejectedValid,
    Timeout,
    Crash,
}

impl Kind {
    const ALL: [Kind; 8] = [
        Kind::Place,
        Kind::Message,
        Kind::Text,
        Kind::Size,
        Kind::AcceptedInvalid,
        Kind::RejectedValid,
        Kind::Timeout,
        Kind::Crash,
    ];
}

impl committed::Kind for Kind {
    fn as_str(self) -> &'static str {
        match self {
            Kind::Place => "place",
            Kind::Message => "message",
            Kind::Text => "text",
            Kind::Size => "size",
            Kind::AcceptedInvalid => "accepted-invalid",
            Kind::RejectedValid => "rejected-valid",
            Kind::Timeout => "timeout",
            Kind::Crash => "crash",
        }
    }

    fn parse(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|k| k.as_str() == word)
    }
}

/// A unit whose result differs from LLVM's.
#[derive(Debug, Clone)]
pub(crate) struct Failure {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// First differing line of texts; empty if it was not requested.
    pub(crate) want: String,
    pub(crate) got: String,
}

impl Failure {
    /// Returns the failure as a JSON line.
    pub(crate) fn to_json(&self) -> String {
        let (path, part) = self.name.split_once('#').unwrap_or((&self.name, ""));
        json!({
            "kind": self.kind.as_str(), "path": path, "part": part,
            "want": self.want, "got": self.got,
        })
        .to_string()
    }
}

/// Counts one outcome. The failure's lines are still empty for [`Kind::Text`].
pub(super) fn judge(unit: &Unit, result: &worker::Result) -> (Counts, Option<Failure>) {
    use worker::Result::{Accepted, Crashed, Rejected, Sized, TimedOut};
    let mut counts = Counts::default();
    let mut failure = None;
    let mut fail = |kind: Kind, want: String, got: String| {
        failure = Some(Failure { name: unit.name.to_string(), kind, want, got });
    };
    match &unit.expected {
        Expected::Text(_) => {
            counts.valid = 1;
            match result {
                Accepted { same, .. } => {
                    counts.accepted = 1;
                    counts.same = usize::from(*same);
                    if !same {
                        fail(Kind::Text, String::new(), String::new());
                    }
                }
                Sized(sizes) => {
                    counts.accepted = 1;
                    counts.same = usize::from(sizes.is_fair());
                    if !sizes.is_fair() {
                        fail(Kind::Size, format!("{} bytes", sizes.llvms), format!("{} bytes", sizes.ours));
                    }
                }
                Rejected(r) => fail(Kind::RejectedValid, String::new(), placed(r.line, r.column, &r.message)),
                Crashed(_) | TimedOut => {}
            }
        }
        Expected::Rejection { line, column, message } => {
            counts.invalid = 1;
            counts.placed = usize::from(line.is_some());
            match result {
                Accepted { .. } | Sized(_) => {
                    fail(Kind::AcceptedInvalid, placed(*line, *column, message), String::new())
                }
                Rejected(r) => {
                    let same_message = r.message == *message;
                    let same_place = (r.line, r.column) == (*line, *column);
                    counts.rejected = 1;
                    counts.message = usize::from(same_message);
                    counts.place = usize::from(same_place && line.is_some());
                    if !same_message || (line.is_some() && !same_place) {
                        let kind = if same_message { Kind::Place } else { Kind::Message };
                        fail(kind, placed(*line, *column, message), placed(r.line, r.column, &r.message));
                    }
                }
                Crashed(_) | TimedOut => {}
            }
        }
    }
    match result {
        Crashed(message) => {
            counts.crashed = 1;
            fail(Kind::Crash, String::new(), message.chars().take(400).collect());
        }
        TimedOut => {
            counts.timeouts = 1;
            fail(Kind::Timeout, String::new(), String::new());
        }
        Accepted { .. } | Sized(_) | Rejected(_) => {}
    }
    (counts, failure)
}

fn placed(line: Option<u32>, column: Option<u32>, message: &str) -> String {
    match (line, column) {
        (Some(line), Some(column)) => format!("{line}:{column}: error: {message}"),
        _ => format!("error: {message}"),
    }
}

/// Formats the table: a row for each directory, largest first, and the total.
pub(super) fn table(directories: &BTreeMap<String, Counts>) -> String {
    let total = total(directories);
    let mut rows: Vec<(&str, &Counts)> = directories.iter().map(|(d, c)| (d.as_str(), c)).collect();
    rows.sort_by_key(|(_, c)| std::cmp::Reverse(c.valid + c.invalid));
    rows.push(("TOTAL", &total));
    let mut out = format!(
        "{:28}{:>7}{:>8}{:>8}{:>9}{:>8}{:>8}{:>8}{:>7}{:>6}\n",
        "directory", "valid", "acc%", "same%", "invalid", "rej%", "msg%", "loc%", "crash", "t.o."
    );
    for (directory, c) in rows {
        let _ = writeln!(
            out,
            "{directory:28}{:7}{:>8}{:>8}{:9}{:>8}{:>8}{:>8}{:7}{:6}",
            c.valid,
            percent(c.accepted, c.valid),
            percent(c.same, c.valid),
            c.invalid,
            percent(c.rejected, c.invalid),
            percent(c.message, c.invalid),
            percent(c.place, c.placed),
            c.crashed,
            c.timeouts,
        );
    }
    out
}

/// Returns the sum over all directories.
pub(super) fn total(directories: &BTreeMap<String, Counts>) -> Counts {
    let mut total = Counts::default();
    directories.values().for_each(|c| total.add(c));
    total
}

/// Adds a unit's counts to its directory's.
pub(super) fn count(directories: &mut BTreeMap<String, Counts>, unit: &Unit, counts: &Counts) {
    directories.entry(unit.directory.clone()).or_default().add(counts);
}

fn percent(part: usize, whole: usize) -> String {
    if whole == 0 {
        return "-".to_owned();
    }
    // rounded down, so that 100.00 means every one
    let hundredths = part * 10_000 / whole;
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// Maximum number of kinds of failure printed.
const CLUSTERS: usize = 30;

/// Formats the most common kinds of failure, each with an example.
pub(super) fn clusters(failures: &[Failure]) -> String {
    let mut kinds: BTreeMap<(Kind, String), Vec<&Failure>> = BTreeMap::new();
    for failure in failures {
        let line = match failure.kind {
            Kind::Crash | Kind::RejectedValid => &failure.got,
            _ => &failure.want,
        };
        kinds.entry((failure.kind, normal::cluster(line))).or_default().push(failure);
    }
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(_, failures)| std::cmp::Reverse(failures.len()));
    let mut out = String::new();
    for ((kind, pattern), failures) in kinds.iter().take(CLUSTERS) {
        let _ = writeln!(out, "{:7} {:17} {pattern}", failures.len(), kind.as_str());
        if let Some(example) = failures.first() {
            let _ = writeln!(out, "{:25} {}", "", example.name);
            if *kind == Kind::Text && example.want != example.got {
                let _ = writeln!(out, "{:25} want: {}", "", clip(&example.want));
                let _ = writeln!(out, "{:25} got:  {}", "", clip(&example.got));
            }
        }
    }
    if kinds.len() > CLUSTERS {
        let _ = writeln!(out, "        ... and {} more kinds", kinds.len() - CLUSTERS);
    }
    out
}

fn clip(line: &str) -> String {
    line.chars().take(120).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::unit::UnitName;
    use crate::subject::Rejection;

    fn unit(expected: Expected) -> Unit {
        Unit {
            name: UnitName { path: "d/a.ll".into(), part: "p".into() },
            extension: "ll".into(),
            directory: "d".into(),
            input: String::new(),
            expected,
        }
    }

    fn rejected(line: u32, message: &str) -> worker::Result {
        worker::Result::Rejected(Rejection { line: Some(line), column: Some(1), message: message.into() })
    }

    fn kind(expected: &Expected, result: &worker::Result) -> (Counts, Option<Kind>) {
        let (counts, failure) = judge(&unit(expected.clone()), result);
        (counts, failure.map(|f| f.kind))
    }

    #[test]
    fn outcomes_count_in_their_columns() {
        let valid = Expected::Text("00".into());
        let invalid = Expected::Rejection { line: Some(3), column: Some(1), message: "no".into() };
        let accepted = |same| worker::Result::Accepted { same, text: None };

        assert_eq!(kind(&valid, &accepted(true)).1, None);
        assert_eq!(kind(&valid, &accepted(false)).1, Some(Kind::Text));
        assert_eq!(kind(&valid, &rejected(1, "no")).1, Some(Kind::RejectedValid));
        assert_eq!(kind(&valid, &worker::Result::TimedOut).1, Some(Kind::Timeout));
        assert_eq!(kind(&invalid, &accepted(false)).1, Some(Kind::AcceptedInvalid));
        assert_eq!(kind(&invalid, &rejected(3, "no")).1, None);
        assert_eq!(kind(&invalid, &rejected(2, "no")).1, Some(Kind::Place));
        assert_eq!(kind(&invalid, &rejected(3, "yes")).1, Some(Kind::Message));
        let (counts, crash) = kind(&invalid, &worker::Result::Crashed("x".into()));
        assert_eq!(crash, Some(Kind::Crash));
        assert_eq!((counts.invalid, counts.rejected, counts.crashed), (1, 0, 1));
    }

    #[test]
    fn percentages_never_round_up() {
        assert_eq!(percent(99_999, 100_000), "99.99");
        assert_eq!(percent(3, 3), "100.00");
        assert_eq!(percent(0, 0), "-");
    }

    #[test]
    fn failures_are_json_lines() {
        let (_, failure) = judge(&unit(Expected::Text("00".into())), &rejected(1, "a \"b\""));
        let line = failure.expect("a failure").to_json();
        let back: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!((back["path"].as_str(), back["part"].as_str()), (Some("d/a.ll"), Some("p")));
        assert_eq!(back["got"], "1:1: error: a \"b\"");
    }
}
