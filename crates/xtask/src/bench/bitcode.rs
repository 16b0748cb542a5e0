//! `cargo xtask bench --bitcode`: reading and writing of bitcode alone, by LLVM and by `draig`, with one
//! thread.
//!
//! Reading is a run that only reads, minus the startup of the program; writing is a run that reads and
//! writes, minus one that only reads. All values are processor time, the minimum of all runs, which
//! alternate.

use super::{Measure, Places, measure_all};

/// Commands: for each tool startup, reading, reading and writing, and the latter with use-list orders.
const COMMANDS: [(&str, &str, Option<&str>); 8] = [
    ("opt starts", "opt-22 --version", None),
    ("opt reads", "opt-22 -passes= -disable-verify -disable-output {bc}", None),
    ("opt writes", "opt-22 -passes= -disable-verify {bc} -o {out}", None),
    ("opt writes uses", "opt-22 -passes= -disable-verify -preserve-bc-uselistorder {bc} -o {out}", None),
    ("draig starts", "{draig} --version", None),
    ("draig reads", "{draig} info --no-verify --threads 1 {bc}", None),
    ("draig writes", "{draig} as --no-verify --threads 1 --no-use-list-order {bc} -o {out}", None),
    ("draig writes uses", "{draig} as --no-verify --threads 1 {bc} -o {out}", None),
];

/// Head of the table.
pub(super) const HEAD: &str = "\
| file | opt reads ms | draig reads ms | times faster | opt writes ms | draig writes ms | times faster | with order of uses |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |";

/// Measures one file and returns its row.
pub(super) fn row(places: &Places<'_>, shown: &str, runs: usize) -> Result<String, String> {
    let measures: Result<Vec<Measure>, String> =
        measure_all(places, &COMMANDS, runs, Measure::least).into_iter().collect();
    match measures?[..] {
        [a, b, c, d, e, f, g, h] => Ok(cells(shown, [a, b, c, d], [e, f, g, h])),
        _ => Err("not all commands were measured".to_owned()),
    }
}

/// Formats the row of LLVM's runs and the command's: startup, reading, writing, writing with use-list orders.
fn cells(shown: &str, opt: [Measure; 4], draig: [Measure; 4]) -> String {
    let ms = |runs: &[Measure; 4], from: usize, to: usize| {
        (runs[to].processor.as_secs_f64() - runs[from].processor.as_secs_f64()) * 1000.0
    };
    let ratio = |a: f64, b: f64| a / b.max(1e-3);
    let [reads, writes, with_uses] =
        [(0, 1), (1, 2), (1, 3)].map(|(from, to)| (ms(&opt, from, to), ms(&draig, from, to)));
    format!(
        "| {shown} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} |",
        reads.0,
        reads.1,
        ratio(reads.0, reads.1),
        writes.0,
        writes.1,
        ratio(writes.0, writes.1),
        ratio(with_uses.0, with_uses.1),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn unmeasured_work_is_subtracted() {
        let measure =
            |processor: u64| Measure { wall: Duration::ZERO, processor: Duration::from_millis(processor), peak: 0 };
        let row = cells("a.ll", [20, 120, 220, 420].map(measure), [1, 26, 46, 71].map(measure));
        assert_eq!(row, "| a.ll | 100.0 | 25.0 | 4.0 | 100.0 | 20.0 | 5.0 | 6.7 |");
    }
}
