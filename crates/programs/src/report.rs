//! Tables and histograms of a run, for finding the causes of failures.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::Level;
use super::outcome::Kind;
use super::run::Judged;
use draig_workspace::committed::Kind as _;

/// Number of results of each kind.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Counts([usize; Kind::ALL.len()]);

impl Counts {
    pub(super) fn add(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    pub(super) fn add_all(&mut self, other: &Counts) {
        self.0.iter_mut().zip(other.0).for_each(|(all, n)| *all += n);
    }

    pub(super) fn of(&self, kind: Kind) -> usize {
        self.0[kind as usize]
    }

    pub(super) fn total(&self) -> usize {
        self.0.iter().sum()
    }
}

/// Counts the results of every suite and level.
pub(super) fn counts(judged: &[Judged]) -> BTreeMap<(String, Level), Counts> {
    let mut counts: BTreeMap<_, Counts> = BTreeMap::new();
    for Judged { case, outcome, .. } in judged {
        counts.entry((case.program.suite.clone(), case.level)).or_default().add(outcome.kind);
    }
    counts
}

/// Formats the counts as a table, with a last line for the total.
pub(super) fn table(judged: &[Judged]) -> String {
    let counts = counts(judged);
    let mut out = format!("{:<22}{:<6}{:>7}{:>8}", "suite", "level", "runs", "%");
    for kind in Kind::ALL {
        let _ = write!(out, "{:>12}", kind.as_str());
    }
    out.push('\n');
    let mut all = Counts::default();
    for ((suite, level), counts) in &counts {
        out.push_str(&row(suite, level.as_str(), counts));
        all.add_all(counts);
    }
    out + &row("all", "", &all)
}

fn row(suite: &str, level: &str, counts: &Counts) -> String {
    let total = counts.total();
    let rate = 100.0 * counts.of(Kind::Same) as f64 / total.max(1) as f64;
    let mut out = format!("{suite:<22}{level:<6}{total:>7}{rate:>8.2}");
    for kind in Kind::ALL {
        let _ = write!(out, "{:>12}", counts.of(kind));
    }
    out + "\n"
}

/// Maximum number of lines printed for one kind.
const LINES: usize = 40;

/// Formats the failures by cause, the most frequent first, each with `show` examples, the quickest first.
pub(super) fn histograms(judged: &[Judged], show: usize) -> String {
    let mut out = String::new();
    for kind in Kind::ALL.into_iter().filter(|kind| *kind != Kind::Same) {
        let mut groups: BTreeMap<&str, Vec<&Judged>> = BTreeMap::new();
        for judged in judged.iter().filter(|j| j.outcome.kind == kind) {
            groups.entry(&judged.outcome.what).or_default().push(judged);
        }
        let mut groups: Vec<_> = groups.into_iter().collect();
        groups.sort_by_key(|(_, group)| std::cmp::Reverse(group.len()));
        if !groups.is_empty() {
            let _ = writeln!(out, "\n{}:", kind.as_str());
        }
        let more = groups.len().saturating_sub(LINES);
        for (what, mut group) in groups.into_iter().take(LINES) {
            let _ = writeln!(out, "{:>6} {what}", group.len());
            group.sort_by_key(|judged| judged.wall);
            for judged in group.iter().take(show) {
                let _ = writeln!(out, "         {}: {}", judged.case.name(), judged.outcome.detail);
            }
        }
        if more > 0 {
            let _ = writeln!(out, "       and {more} more");
        }
    }
    out + "\n"
}
