//! `cargo xtask analyses`: compares the printers of analyses with the answers of LLVM's `opt` on LLVM's test tree.
//!
//! An oracle file has the hash of what each printer of `opt-22` prints for each unit. Worker processes read the units
//! and run Draig's printers, so that a crash or a hang costs one unit. Texts are compared after the normalization
//! that the oracle was made with: addresses are numbered by first appearance, and what LLVM prints in the order of a
//! hash table is sorted.

mod judge;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use serde_json::{Value, json};

use crate::TaskResult;
use crate::conformance::unit::UnitName;
use crate::workers::{Answer, Worker, serve};
use draig_workspace::{cores, root, target};

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Answers of opt-22 for the units of the tree
    #[arg(long, value_name = "FILE", default_value_os_t = target().join("analyses.sqlite"))]
    oracle: PathBuf,
    /// LLVM's tree
    #[arg(long, value_name = "DIR", default_value_os_t = target().join("llvm19"))]
    tree: PathBuf,
    /// Printers to compare [default: all that the oracle and Draig have]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    printers: Vec<String>,
    /// About N units, evenly spaced
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Print N units that differ for each printer
    #[arg(long, value_name = "N", default_value_t = 3)]
    show: usize,
    /// Number of worker processes
    #[arg(long, value_name = "N", default_value_t = cores())]
    jobs: usize,
    /// Maximum seconds for one unit and all printers
    #[arg(long = "timeout", value_name = "S", default_value_t = 30)]
    seconds: u64,
    /// Rewrite conformance/analyses.txt; needs a run over the whole tree and all printers
    #[arg(long, conflicts_with_all = ["sample", "printers"])]
    bless: bool,
}

/// Committed rates, and the failing units of the printers above [`LISTED`].
const COMMITTED: &str = "conformance/analyses.txt";
/// Share of equal units in percent from which failing units are listed by name.
const LISTED: f64 = 99.0;
/// Address space of a worker in bytes, far above the needs of any unit.
const WORKER_MEMORY: u64 = 4 << 30;
/// Number of units between two lines of progress.
const PROGRESS: usize = 2000;

/// A unit with the answers of LLVM: printer, hash of the text, and whether it is not empty.
struct Unit {
    name: UnitName,
    answers: Vec<(String, String, bool)>,
}

/// Numbers of units of one printer.
#[derive(Clone, Copy, Default)]
struct Counts {
    units: usize,
    equal: usize,
    non_empty: usize,
    non_empty_equal: usize,
}

impl Counts {
    fn percent(self) -> f64 {
        100.0 * self.equal as f64 / self.units.max(1) as f64
    }
}

/// A unit for which a printer's text is not LLVM's: printer, unit, reason.
type Failure = (String, String, String);

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let units = read(options)?;
    if units.is_empty() {
        return Err("no unit is selected".to_owned());
    }
    let results = judge_all(options, &units)?;
    let mut counts: BTreeMap<&str, Counts> = BTreeMap::new();
    let mut failures: Vec<Failure> = Vec::new();
    for (unit, result) in units.iter().zip(&results) {
        for ((printer, _, is_non_empty), reason) in unit.answers.iter().zip(result) {
            let of = counts.entry(printer).or_default();
            of.units += 1;
            of.equal += usize::from(reason.is_empty());
            of.non_empty += usize::from(*is_non_empty);
            of.non_empty_equal += usize::from(*is_non_empty && reason.is_empty());
            if !reason.is_empty() {
                failures.push((printer.clone(), unit.name.to_string(), reason.clone()));
            }
        }
    }
    failures.sort();
    print!("{}", table(&counts));
    for printer in counts.keys() {
        for (_, unit, reason) in failures.iter().filter(|(of, ..)| of == printer).take(options.show) {
            println!("{printer}: {unit}: {reason}");
        }
    }
    let path = root().join(COMMITTED);
    if options.bless {
        let before = if path.is_file() { draig_workspace::read(&path)? } else { Vec::new() };
        draig_workspace::write(&path, page(&counts, &failures, &String::from_utf8_lossy(&before)))?;
    }
    if options.sample.is_some() || !options.printers.is_empty() || !path.is_file() {
        return Ok(true);
    }
    Ok(!is_worse(&counts, &path)?)
}

/// The worker's side of [`run`]: questions and answers are JSON, one per line.
pub(crate) fn work(tree: &Path) -> TaskResult {
    let tree = tree.to_owned();
    serve(WORKER_MEMORY, move |question| judge::answer(&tree, question))?;
    Ok(true)
}

/// Reads the answers of the selected units and printers.
fn read(options: &Options) -> Result<Vec<Unit>, String> {
    if !options.oracle.is_file() {
        return Err(format!("there is no oracle at {}: nothing can be compared", options.oracle.display()));
    }
    for name in &options.printers {
        if judge::find(name).is_none() {
            let known: Vec<&str> = judge::PRINTERS.iter().map(|printer| printer.name).collect();
            return Err(format!("there is no printer '{name}'; there are {}", known.join(", ")));
        }
    }
    let mut units = query(options).map_err(|e| format!("{}: {e}", options.oracle.display()))?;
    if let Some(sample) = options.sample.filter(|&sample| sample > 0 && sample < units.len()) {
        let step = units.len() / sample;
        let mut number = 0;
        units.retain(|_| {
            number += 1;
            (number - 1) % step == 0
        });
    }
    Ok(units)
}

fn query(options: &Options) -> rusqlite::Result<Vec<Unit>> {
    let db = Connection::open_with_flags(&options.oracle, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let mut statement = db.prepare(
        "SELECT u.id, u.path, u.part, a.printer, a.sha, a.len FROM answer a JOIN unit u ON u.id = a.unit \
         WHERE a.verdict = 'ok' ORDER BY u.id, a.printer",
    )?;
    let mut rows = statement.query([])?;
    let (mut units, mut last): (Vec<Unit>, Option<i64>) = (Vec::new(), None);
    while let Some(row) = rows.next()? {
        let printer: String = row.get(3)?;
        let is_wanted = options.printers.is_empty() || options.printers.contains(&printer);
        if !is_wanted || judge::find(&printer).is_none() {
            continue;
        }
        let id = row.get(0)?;
        if last.replace(id) != Some(id) {
            units.push(Unit { name: UnitName { path: row.get(1)?, part: row.get(2)? }, answers: Vec::new() });
        }
        if let Some(unit) = units.last_mut() {
            unit.answers.push((printer, row.get(4)?, row.get::<_, i64>(5)? > 0));
        }
    }
    Ok(units)
}

/// Judges all units; results are in their order: for each answer a reason, which is empty if the texts are equal.
fn judge_all(options: &Options, units: &[Unit]) -> Result<Vec<Vec<String>>, String> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Vec<String>)>> = Mutex::new(Vec::with_capacity(units.len()));
    let fault: Mutex<Option<String>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..options.jobs.max(1) {
            scope.spawn(|| {
                let args = vec!["analyses-worker".into(), options.tree.clone().into()];
                let mut worker = Worker::new(args);
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(unit) = units.get(index) else { break };
                    if index > 0 && index.is_multiple_of(PROGRESS) {
                        eprintln!("{index} of {} units", units.len());
                    }
                    match judge_one(options, &mut worker, unit) {
                        Ok(reasons) => results.lock().unwrap_or_else(PoisonError::into_inner).push((index, reasons)),
                        Err(message) => {
                            fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(message);
                            next.store(units.len(), Ordering::Relaxed);
                        }
                    }
                }
            });
        }
    });
    if let Some(fault) = fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(fault);
    }
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    Ok(results.into_iter().map(|(_, reasons)| reasons).collect())
}

fn judge_one(options: &Options, worker: &mut Worker, unit: &Unit) -> Result<Vec<String>, String> {
    let answers: Vec<Value> = unit.answers.iter().map(|(printer, hash, _)| json!([printer, hash])).collect();
    let question = json!({ "path": unit.name.path, "part": unit.name.part, "answers": answers }).to_string();
    let all = |reason: String| vec![reason; unit.answers.len()];
    Ok(match worker.ask(&question, Duration::from_secs(options.seconds))? {
        Answer::Line(line) => {
            let reasons: Vec<String> = serde_json::from_str(&line).map_err(|e| format!("answer `{line}`: {e}"))?;
            if reasons.len() != unit.answers.len() {
                return Err(format!("answer `{line}` is incomplete"));
            }
            reasons
        }
        Answer::Died(words) => all(format!("died: {}", words.lines().next().unwrap_or("without a message"))),
        Answer::TimedOut => all("timed out".to_owned()),
    })
}

fn table(counts: &BTreeMap<&str, Counts>) -> String {
    let mut table =
        format!("{:16} {:>8} {:>8} {:>8}   {:>10} {:>8}\n", "printer", "units", "equal", "%", "non-empty", "equal");
    for (printer, of) in counts {
        let (units, equal, percent) = (of.units, of.equal, of.percent());
        let _ = writeln!(
            table,
            "{printer:16} {units:8} {equal:8} {percent:8.2}   {:10} {:8}",
            of.non_empty, of.non_empty_equal
        );
    }
    table
}

/// Returns the committed file: a line per printer, then the failing units of those above [`LISTED`]. A reason that
/// was written into the file before is kept.
fn page(counts: &BTreeMap<&str, Counts>, failures: &[Failure], before: &str) -> String {
    let reasons: BTreeMap<(&str, &str), &str> = before.lines().filter_map(failing_unit).collect();
    let mut page =
        "# Printers of analyses compared with opt-22's, by `cargo xtask analyses --bless`: units, equal units,\n\
        # units for which LLVM prints something, equal ones of these; then the failing units of printers above 99 %, each with\n\
        # the reason, which is kept when blessing again\n"
            .to_owned();
    for (printer, of) in counts {
        let _ = writeln!(page, "{printer} {} {} {} {}", of.units, of.equal, of.non_empty, of.non_empty_equal);
    }
    let is_listed = |printer: &str| counts.get(printer).is_some_and(|of| of.percent() >= LISTED);
    for (printer, unit, reason) in failures.iter().filter(|(printer, ..)| is_listed(printer)) {
        let written = reasons.get(&(printer.as_str(), unit.as_str())).filter(|_| reason == judge::DIFFERS);
        let _ = writeln!(page, "{printer}\t{unit}\t{}", written.unwrap_or(&reason.as_str()));
    }
    page
}

/// Takes apart a line of a failing unit: printer and unit, and reason.
fn failing_unit(line: &str) -> Option<((&str, &str), &str)> {
    let mut fields = line.split('\t');
    Some(((fields.next()?, fields.next()?), fields.next()?))
}

/// Whether fewer units of a printer are equal than in the committed file; prints each such printer.
fn is_worse(counts: &BTreeMap<&str, Counts>, path: &Path) -> Result<bool, String> {
    let text = String::from_utf8_lossy(&draig_workspace::read(path)?).into_owned();
    let mut is_worse = false;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.contains('\t')) {
        let mut fields = line.split(' ');
        let (Some(printer), Some(_), Some(Ok(equal))) =
            (fields.next(), fields.next(), fields.next().map(str::parse::<usize>))
        else {
            return Err(format!("{COMMITTED}: `{line}` is not understood"));
        };
        let now = counts.get(printer).map_or(0, |of| of.equal);
        if now < equal {
            println!("{printer}: {now} units are equal, {equal} are committed");
            is_worse = true;
        }
    }
    Ok(is_worse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failing_units_are_listed_above_the_bound() {
        let good = Counts { units: 200, equal: 199, non_empty: 10, non_empty_equal: 9 };
        let bad = Counts { units: 200, equal: 10, non_empty: 10, non_empty_equal: 9 };
        let counts = BTreeMap::from([("good", good), ("bad", bad)]);
        let fail = |printer: &str| (printer.to_owned(), "a.ll".to_owned(), "differs".to_owned());
        let failures = [fail("bad"), fail("good")];
        let first = page(&counts, &failures, "");
        assert!(first.ends_with("\nbad 200 10 10 9\ngood 200 199 10 9\ngood\ta.ll\tdiffers\n"));
        let explained = first.replace("differs", "names");
        assert_eq!(page(&counts, &failures, &explained), explained, "a reason is kept");
        let crashes = [("good".to_owned(), "a.ll".to_owned(), "panicked".to_owned())];
        assert!(page(&counts, &crashes, &explained).ends_with("good\ta.ll\tpanicked\n"), "but not for another failure");
    }
}
