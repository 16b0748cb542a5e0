//! `cargo xtask bench --verify`: verification alone, by LLVM and by `draig` with one thread and with two.
//!
//! The value is a run that verifies, minus one that only reads. One thread is compared by processor time, the
//! minimum of all runs, which other work on the machine hardly affects; two threads are compared by wall
//! time. Runs alternate.

use super::{Measure, Places, measure_all};

/// Commands: each pair without and with verification.
const COMMANDS: [(&str, &str, Option<&str>); 6] = [
    ("opt reads", "opt-22 -passes= -disable-verify -disable-output {in}", None),
    ("opt verifies", "opt-22 -passes=verify -disable-verify -disable-output {in}", None),
    ("draig reads", "{draig} info --no-verify --threads 1 {in}", None),
    ("draig verifies", "{draig} info --threads 1 {in}", None),
    ("draig reads, 2 threads", "{draig} info --no-verify --threads 2 {in}", None),
    ("draig verifies, 2 threads", "{draig} info --threads 2 {in}", None),
];

/// Head of the table.
pub(super) const HEAD: &str = "\
| file | opt ms | draig ms | times faster | wall ms | 2 threads ms | of one thread | peak MB | of reading's |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |";

/// Measures one file and returns its row.
pub(super) fn row(places: &Places<'_>, shown: &str, runs: usize) -> Result<String, String> {
    let measures: Result<Vec<Measure>, String> =
        measure_all(places, &COMMANDS, runs, Measure::least).into_iter().collect();
    match measures?[..] {
        [opt_reads, opt, reads, one, reads_two, two] => {
            Ok(cells(shown, [(opt_reads, opt), (reads, one), (reads_two, two)]))
        }
        _ => Err("not all commands were measured".to_owned()),
    }
}

/// Formats the row of these pairs of runs, without and with verification.
fn cells(shown: &str, [opt, one, two]: [(Measure, Measure); 3]) -> String {
    let ms = |from: std::time::Duration, to: std::time::Duration| (to.as_secs_f64() - from.as_secs_f64()) * 1000.0;
    let processor = |(reads, verifies): (Measure, Measure)| ms(reads.processor, verifies.processor);
    let wall = |(reads, verifies): (Measure, Measure)| ms(reads.wall, verifies.wall);
    let ratio = |a: f64, b: f64| a / b.max(1e-3);
    format!(
        "| {shown} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.2} | {:.1} | {:.0} % |",
        processor(opt),
        processor(one),
        ratio(processor(opt), processor(one)),
        wall(one),
        wall(two),
        ratio(wall(one), wall(two)),
        one.1.peak as f64 / 1e6,
        100.0 * one.1.peak as f64 / one.0.peak.max(1) as f64,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn reading_is_subtracted() {
        let measure = |wall: u64, processor: u64, peak: u64| Measure {
            wall: Duration::from_millis(wall),
            processor: Duration::from_millis(processor),
            peak: peak * 1_000_000,
        };
        let pairs = [
            (measure(100, 90, 1), measure(300, 290, 1)),
            (measure(50, 40, 100), measure(90, 80, 102)),
            (measure(30, 50, 110), measure(50, 90, 120)),
        ];
        assert_eq!(cells("a.ll", pairs), "| a.ll | 200.0 | 40.0 | 5.0 | 40.0 | 20.0 | 2.00 | 102.0 | 102 % |");
    }
}
