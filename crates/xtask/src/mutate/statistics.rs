//! Statistics and findings of a mutation run.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use serde_json::Value;

use crate::conformance::normal;

/// Something that must not happen.
#[derive(Debug, Clone)]
pub(super) struct Finding {
    pub(super) number: u64,
    /// `panic`, `crash` or `timeout`, or the kind of disagreement between verifiers.
    pub(super) verdict: String,
    pub(super) message: String,
    /// Key of the message for counting.
    pub(super) cluster: String,
}

/// Counts of a run. Once sorted, they are independent of the order in which cases were counted.
#[derive(Debug, Default)]
pub(super) struct Statistics {
    cases: u64,
    bytes: u64,
    verdicts: BTreeMap<String, u64>,
    /// Cases and accepted cases by kind of damage.
    kinds: BTreeMap<String, (u64, u64)>,
    /// Rejections by message, without particulars; ends of runs.
    messages: BTreeMap<String, u64>,
    /// Milliseconds and number of the slowest case.
    slowest: (f64, u64),
    /// Peak memory of a worker in KiB.
    peak: u64,
    findings: Vec<Finding>,
}

/// Maximum number of messages printed.
const MESSAGES: usize = 40;

impl Statistics {
    /// Counts a worker's answer.
    pub(super) fn count(&mut self, number: u64, answer: &Value) {
        let verdict = answer["verdict"].as_str().unwrap_or("crash");
        let message = answer["message"].as_str().unwrap_or_default();
        self.cases += 1;
        self.bytes += answer["bytes"].as_u64().unwrap_or_default();
        *self.verdicts.entry(verdict.to_owned()).or_default() += 1;
        for kind in answer["kinds"].as_array().into_iter().flatten() {
            let kind = self.kinds.entry(kind.as_str().unwrap_or_default().to_owned()).or_default();
            kind.0 += 1;
            kind.1 += u64::from(verdict == "accepted");
        }
        for (outcome, count) in answer["outcomes"].as_object().into_iter().flatten() {
            *self.messages.entry(outcome.clone()).or_default() += count.as_u64().unwrap_or_default();
        }
        let ms = answer["ms"].as_f64().unwrap_or_default();
        if ms > self.slowest.0 {
            self.slowest = (ms, number);
        }
        self.peak = self.peak.max(answer["peak"].as_u64().unwrap_or_default());
        match verdict {
            "accepted" | "unread" => {}
            "rejected" => *self.messages.entry(message.to_owned()).or_default() += 1,
            _ => {
                let cluster = answer["cluster"].as_str().map_or_else(|| normal::cluster(message), str::to_owned);
                let (verdict, message) = (verdict.to_owned(), message.to_owned());
                self.findings.push(Finding { number, verdict, message, cluster });
            }
        }
    }

    /// Sorts findings by their cases.
    pub(super) fn sort(&mut self) {
        self.findings.sort_by_key(|finding| finding.number);
    }

    pub(super) fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Number of cases with a verdict.
    pub(super) fn count_of(&self, verdict: &str) -> u64 {
        self.verdicts.get(verdict).copied().unwrap_or_default()
    }

    /// Formats the statistics.
    pub(super) fn show(&self, time: Duration) -> String {
        let seconds = time.as_secs_f64().max(1e-9);
        let mut out = format!(
            "{} cases in {seconds:.1} s: {:.0} a second, {:.1} MB/s\n",
            self.cases,
            self.cases as f64 / seconds,
            self.bytes as f64 / 1e6 / seconds
        );
        for (verdict, n) in &self.verdicts {
            let _ = writeln!(out, "{n:10} {verdict}");
        }
        for (kind, (cases, accepted)) in &self.kinds {
            let _ = writeln!(out, "{cases:10} with {kind}, {accepted} of them accepted");
        }
        let _ = writeln!(out, "{:10} different messages, the commonest:", self.messages.len());
        let mut messages: Vec<_> = self.messages.iter().collect();
        messages.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
        for (message, n) in messages.into_iter().take(MESSAGES) {
            let _ = writeln!(out, "{n:10}   {message}");
        }
        let _ = writeln!(out, "{:10.1} ms for the slowest, case {}", self.slowest.0, self.slowest.1);
        if self.peak > 0 {
            let _ = writeln!(out, "{:10.1} MB at most in a worker, its files included", self.peak as f64 * 1.024e-3);
        }
        let mut kinds: BTreeMap<(&str, &str), (u64, u64)> = BTreeMap::new();
        for finding in &self.findings {
            let key = (finding.verdict.as_str(), finding.cluster.as_str());
            let (n, first) = kinds.entry(key).or_insert((0, finding.number));
            *n += 1;
            *first = (*first).min(finding.number);
        }
        for ((verdict, message), (n, first)) in kinds {
            let _ = writeln!(out, "FOUND {n} {verdict}, first in case {first}: {message}");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn statistics_show_the_reached_code() {
        let mut statistics = Statistics::default();
        let answers = [
            json!({ "verdict": "accepted", "kinds": ["Swap"], "ms": 1.0, "bytes": 10 }),
            json!({ "verdict": "rejected", "message": "no", "kinds": ["Swap", "Nest"], "ms": 3.5 }),
            json!({ "verdict": "panic", "message": "panicked at a.rs:7" }),
            json!({ "verdict": "panic", "message": "panicked at a.rs:8" }),
        ];
        for (answer, number) in answers.iter().zip([3, 1, 2, 0]) {
            statistics.count(number, answer);
        }
        statistics.sort();
        assert_eq!(statistics.findings()[0].number, 0);
        let text = statistics.show(Duration::from_secs(2));
        for line in [
            "4 cases in 2.0 s: 2 a second, 0.0 MB/s",
            "         2 panic",
            "         2 with Swap, 1 of them accepted",
            "         1 different messages, the commonest:",
            "       3.5 ms for the slowest, case 1",
            "FOUND 2 panic, first in case 0: panicked at a.rs:_",
        ] {
            assert!(text.contains(line), "{line} in\n{text}");
        }
    }
}
