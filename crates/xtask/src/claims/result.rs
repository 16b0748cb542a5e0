//! The sums of a campaign, and the committed result.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use draig_claims::{Counts, Kind};
use draig_workspace::committed::{self, Failing, Kind as _};
use serde_json::Value;

/// Sums over the runs of a suite at a level.
#[derive(Default)]
struct Total {
    runs: u64,
    /// Numbers of runs by how they ended.
    ends: BTreeMap<String, u64>,
    left_out: u64,
    functions: u64,
    /// Called functions whose claims are not compared: too large, or with calls that return twice.
    unchecked: [u64; 2],
    instructions: u64,
    checked: Counts,
    void: u64,
}

/// Sums over all runs, and the failures.
#[derive(Default)]
pub(super) struct Totals {
    suites: BTreeMap<String, Total>,
    /// Reasons why programs do not run at all, and their numbers.
    reasons: BTreeMap<String, u64>,
    failures: Vec<(String, Failure, String)>,
}

/// Failures of a run. The order is from mild to severe.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Failure {
    /// The run was given up: the worker died, took too long, or could not read the program.
    Lost,
    /// A claim was contradicted.
    Contradiction,
}

impl committed::Kind for Failure {
    fn as_str(self) -> &'static str {
        match self {
            Failure::Lost => "lost",
            Failure::Contradiction => "contradiction",
        }
    }

    fn parse(word: &str) -> Option<Failure> {
        [Failure::Lost, Failure::Contradiction].into_iter().find(|failure| failure.as_str() == word)
    }
}

/// Reads the failures of a committed result.
fn committed_failures(path: &Path) -> Result<Failing<Failure>, String> {
    let parse = |text: &str| {
        let mut failing = Failing::default();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '|'])) {
            let mut fields = line.split('\t');
            let kind = fields.next().and_then(Failure::parse);
            let (Some(kind), Some(name)) = (kind, fields.next()) else { return Err(line.to_owned()) };
            failing.insert(name, kind, fields.nth(1).unwrap_or_default());
        }
        Ok(failing)
    };
    Ok(committed::read(path, parse)?.unwrap_or_default())
}

fn suite_of(name: &str) -> String {
    name.split('/').take(2).collect::<Vec<&str>>().join("/")
}

impl Totals {
    /// Counts a program that does not run.
    pub(super) fn left_out(&mut self, name: &str, reason: &str) {
        self.suites.entry(suite_of(name)).or_default().left_out += 1;
        *self.reasons.entry(reason.to_owned()).or_default() += 1;
    }

    /// Adds the result of a run.
    pub(super) fn add(&mut self, run: &Value) {
        let name = run["name"].as_str().unwrap_or_default();
        let total = self.suites.entry(suite_of(name)).or_default();
        let number = |key: &str| run[key].as_u64().unwrap_or(0);
        total.runs += 1;
        if let Some(error) = run["error"].as_str() {
            *total.ends.entry("lost".to_owned()).or_default() += 1;
            self.failures.push((name.to_owned(), Failure::Lost, error.to_owned()));
            return;
        }
        let end = run["end"].as_str().unwrap_or_default();
        let end = end.split([' ', ':']).next().unwrap_or_default();
        *total.ends.entry(end.to_owned()).or_default() += 1;
        total.instructions += number("instructions");
        total.functions += number("functions");
        total.unchecked[0] += number("large");
        total.unchecked[1] += number("returning_twice");
        total.void += number("suspicions");
        for (at, (kind, _)) in Kind::TABLE.iter().enumerate() {
            total.checked.add(*kind, run["checked"][at].as_u64().unwrap_or(0));
        }
        for contradiction in run["contradictions"].as_array().map(Vec::as_slice).unwrap_or_default() {
            let text = contradiction.as_str().unwrap_or_default().replace(['\t', '\n'], " ");
            self.failures.push((name.to_owned(), Failure::Contradiction, text));
        }
        if number("left_out") > 0 {
            let text = format!("{} differences more than are listed", number("left_out"));
            self.failures.push((name.to_owned(), Failure::Contradiction, text));
        }
    }

    /// Returns the number of contradictions.
    pub(super) fn contradictions(&self) -> usize {
        self.failures.iter().filter(|failure| failure.1 == Failure::Contradiction).count()
    }

    /// Returns the tables and the failures.
    pub(super) fn report(&self) -> String {
        self.written(&Failing::default())
    }

    fn written(&self, reasons: &Failing<Failure>) -> String {
        let mut out = String::new();
        let _ = writeln!(
            out,
            "| suite | runs | exit | undefined | limit | others | not run | functions | large | twice | instructions \
             | comparisons | void |"
        );
        let mut sum = Counts::default();
        for (suite, total) in &self.suites {
            let end = |name: &str| total.ends.get(name).copied().unwrap_or(0);
            let (exit, undefined, limit) = (end("exit"), end("undefined"), end("limit"));
            let others = total.runs - exit - undefined - limit;
            let Total { runs, left_out, functions, unchecked: [large, twice], instructions, void, .. } = total;
            let comparisons = total.checked.total();
            let _ = writeln!(
                out,
                "| {suite} | {runs} | {exit} | {undefined} | {limit} | {others} | {left_out} | {functions} | {large} \
                 | {twice} | {instructions} | {comparisons} | {void} |"
            );
            Kind::TABLE.iter().for_each(|&(kind, _)| sum.add(kind, total.checked.of(kind)));
        }
        let runs: u64 = self.suites.values().map(|total| total.runs).sum();
        let contradictions = self.contradictions();
        let _ = writeln!(
            out,
            "\n| all runs | comparisons | contradictions |\n| {runs} | {} | {contradictions} |",
            sum.total()
        );
        let _ = writeln!(out, "\n| claim | comparisons |");
        for (kind, name) in Kind::TABLE {
            let _ = writeln!(out, "| {name} | {} |", sum.of(kind));
        }
        if !self.reasons.is_empty() {
            let _ = writeln!(out, "\n| not run because | programs |");
        }
        for (reason, count) in &self.reasons {
            let _ = writeln!(out, "| {reason} | {count} |");
        }
        out.push('\n');
        let mut failures: Vec<&(String, Failure, String)> = self.failures.iter().collect();
        failures.sort();
        for (name, failure, text) in failures {
            let _ = writeln!(out, "{}\t{name}\t{text}\t{}", failure.as_str(), reasons.reason(name));
        }
        out
    }

    /// Lists the failures that are not in the committed result, one per line.
    pub(super) fn regressions(&self, path: &Path) -> Result<Vec<String>, String> {
        let now = self.failures.iter().map(|(name, failure, text)| (name.as_str(), *failure, text.as_str()));
        Ok(committed_failures(path)?.regressions(now))
    }

    /// Returns the text of the committed result, with the reasons of the present one.
    pub(super) fn rewritten(&self, path: &Path, command: &str) -> Result<String, String> {
        let heading = format!(
            "# Claims of the analyses, compared with what happens while programs run. Written by\n# `{command} --bless`.\n\
             # By suite and level: how the runs ended (others are signals, what the interpreter does not\n\
             # support, or lost runs), programs that do not run, functions whose claims were\n\
             # compared, and those that were not, because they are too large or have calls that return twice. Void\n\
             # differences are of functions that were active when a run ended by undefined behavior or the limit of\n\
             # instructions; they contradict nothing. Then each run that was lost or contradicts a claim, with a reason\n\
             # written by hand and kept.\n"
        );
        Ok(heading + &self.written(&committed_failures(path)?))
    }
}
