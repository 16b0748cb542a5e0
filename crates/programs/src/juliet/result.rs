//! Counts of a run over the suite, and the committed result.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use super::judge::{Kind, Verdict};
use super::{Side, Task};
use crate::TaskResult;
use draig_workspace::committed::Kind as _;
use draig_workspace::write;

const HEADER: &str = "\
# Test cases of the Juliet test suite for C and C++, version 1.3, compiled by clang 22 and run by the
# interpreter. Written by `cargo xtask-release programs juliet --bless`. First the counts: of good programs,
# which must run without a report, and of bad ones, which must be reported if they come to undefined
# behaviour. Then what did not do so: kind, name without the number of its flow, how many flows, what, and a
# reason, written by hand and kept.
";

/// Key of a count: level and weakness.
type Row = (&'static str, u32);

/// Counts of a run.
#[derive(Debug, Default)]
pub(super) struct Counted {
    rows: BTreeMap<Row, [[usize; Kind::ALL.len()]; Side::ALL.len()]>,
    /// Failures, by kind, group and detail.
    failing: BTreeMap<(Kind, String, String), usize>,
    /// All results, by side, kind and detail, with examples.
    histogram: BTreeMap<(Side, Kind, String), Vec<String>>,
}

impl Counted {
    pub(super) fn add(&mut self, task: &Task<'_>, verdict: Verdict) {
        let row = self.rows.entry((task.level.as_str(), task.case.weakness)).or_default();
        row[task.side as usize][verdict.kind as usize] += 1;
        if verdict.kind != Kind::Right {
            *self.failing.entry((verdict.kind, task.group(), verdict.what.clone())).or_default() += 1;
        }
        let example = format!("{}/{} {}", task.level.as_str(), task.case.name, verdict.detail);
        self.histogram.entry((task.side, verdict.kind, verdict.what)).or_default().push(example);
    }

    /// Formats the counts, with a line for the total of each level.
    pub(super) fn table(&self) -> String {
        let mut out = String::from(
            "| level | CWE | good | clean | false reports | unsupported | refused | failures | bad | reported | not reported | unsupported | refused | failures |\n",
        );
        let mut sums: BTreeMap<&str, [[usize; Kind::ALL.len()]; Side::ALL.len()]> = BTreeMap::new();
        for ((level, weakness), row) in &self.rows {
            let _ = writeln!(out, "{}", line(level, &weakness.to_string(), row));
            let sum = sums.entry(level).or_default();
            for (all, one) in sum.iter_mut().flatten().zip(row.iter().flatten()) {
                *all += one;
            }
        }
        for (level, sum) in &sums {
            let _ = writeln!(out, "{}", line(level, "all", sum));
        }
        out
    }

    /// Formats the frequency of each result, with examples.
    pub(super) fn histograms(&self, show: usize) -> String {
        let mut out = String::new();
        let mut all: Vec<_> = self.histogram.iter().collect();
        all.sort_by_key(|((side, kind, _), examples)| (*side, *kind, std::cmp::Reverse(examples.len())));
        for ((side, kind, what), examples) in all {
            let _ = writeln!(out, "{:>6} {} {} {what}", examples.len(), side.as_str(), kind.as_str());
            let shown = if *kind == Kind::Right { 0 } else { show };
            for example in examples.iter().step_by((examples.len() / show.max(1)).max(1)).take(shown) {
                let _ = writeln!(out, "         {}", example.trim_end());
            }
        }
        out
    }

    /// Returns the file's text, with the reasons of an older one.
    fn text(&self, old: &Committed) -> String {
        let mut out = format!("{HEADER}{}\n", self.table());
        for ((kind, group, what), count) in &self.failing {
            let reason = old.0.get(&(*kind, group.clone())).map_or("", |(_, reason)| reason.as_str());
            let text = format!("{}\t{group}\t{count}\t{what}\t{reason}", kind.as_str());
            let _ = writeln!(out, "{}", text.trim_end());
        }
        out
    }
}

fn line(level: &str, weakness: &str, [good, bad]: &[[usize; Kind::ALL.len()]; Side::ALL.len()]) -> String {
    let total = |counts: &[usize]| counts.iter().sum::<usize>();
    let of = |counts: &[usize], kind: Kind| counts[kind as usize];
    let rest = |counts: &[usize]| {
        format!("{} | {} | {}", of(counts, Kind::Unsupported), of(counts, Kind::Refused), of(counts, Kind::Failure))
    };
    format!(
        "| {level} | {weakness} | {} | {} | {} | {} | {} | {} | {} | {} |",
        total(good),
        of(good, Kind::Right),
        of(good, Kind::FalseReport),
        rest(good),
        total(bad),
        of(bad, Kind::Right),
        of(bad, Kind::Unreported),
        rest(bad),
    )
}

/// Committed result: the number of failures in each group, and the reason.
#[derive(Debug, Default)]
struct Committed(BTreeMap<(Kind, String), (usize, String)>);

impl Committed {
    /// Parses a result. `Err` is the line that cannot be parsed.
    fn parse(text: &str) -> Result<Committed, String> {
        let mut committed = Committed::default();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '|'])) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [kind, group, count, _, rest @ ..] = fields.as_slice() else { return Err(line.to_owned()) };
            let kind = Kind::parse(kind).ok_or_else(|| line.to_owned())?;
            let count: usize = count.parse().map_err(|_| line.to_owned())?;
            let (all, reason) = committed.0.entry((kind, (*group).to_owned())).or_default();
            *all += count;
            *reason = rest.first().copied().unwrap_or_default().to_owned();
        }
        Ok(committed)
    }

    /// Lists regressions, one per line.
    fn regressions(&self, now: &Counted) -> Vec<String> {
        let mut groups: BTreeMap<(Kind, &str), usize> = BTreeMap::new();
        for ((kind, group, _), count) in &now.failing {
            *groups.entry((*kind, group)).or_default() += count;
        }
        let committed = |kind: Kind, group: &str| self.0.get(&(kind, group.to_owned())).map_or(0, |(count, _)| *count);
        let worse = groups.iter().filter(|((kind, group), count)| **count > committed(*kind, group));
        let lines = worse.map(|((kind, group), count)| {
            format!("{group}: {count} {}, committed {}", kind.as_str(), committed(*kind, group))
        });
        lines.collect()
    }
}

/// Maximum number of regressions printed.
const SHOWN: usize = 40;

/// Compares with the committed result, or rewrites it.
pub(super) fn compare(now: &Counted, path: &Path, bless: bool) -> TaskResult {
    let committed = draig_workspace::committed::read(path, Committed::parse)?;
    if bless {
        write(path, now.text(&committed.unwrap_or_default()))?;
        println!("wrote {}", path.display());
        return Ok(true);
    }
    let worse = committed.unwrap_or_default().regressions(now);
    for line in worse.iter().take(SHOWN) {
        println!("worse: {line}");
    }
    println!("{} worse than committed", worse.len());
    Ok(worse.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_results_are_read() {
        let text = "# x\n| O0 | 121 | 1 |\n\nunreported\tO0/CWE121/bad/a\t2\tstatus 0\tit fits\n";
        let committed = Committed::parse(text).expect("parses");
        let failing = |count| {
            let key = (Kind::Unreported, "O0/CWE121/bad/a".to_owned(), "status 0".to_owned());
            Counted { failing: BTreeMap::from([(key, count)]), ..Counted::default() }
        };
        assert!(committed.regressions(&failing(2)).is_empty());
        assert_eq!(committed.regressions(&failing(3)), ["O0/CWE121/bad/a: 3 unreported, committed 2"]);
        assert!(failing(1).text(&committed).contains("unreported\tO0/CWE121/bad/a\t1\tstatus 0\tit fits\n"));
        assert_eq!(Committed::parse("what\n").unwrap_err(), "what");
    }
}
