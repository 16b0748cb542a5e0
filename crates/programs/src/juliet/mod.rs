//! `programs juliet`: measures the reports of `draig run` on the Juliet test suite.
//!
//! Each test case has a bad side with the flaw in its name, and a good side that does the same without it.
//! Good programs must run without a report; bad ones must be reported if their behaviour is undefined.
//! [`cases`] finds the test cases, [`make`] compiles them, [`judge`] runs them, [`result`] is the committed
//! result.

mod cases;
mod judge;
mod make;
mod result;

use std::path::PathBuf;
use std::time::Instant;

use serde_json::json;

use super::{absolute, folder, parallel};
use crate::TaskResult;
use draig_workspace::committed::Kind as _;
use draig_workspace::{cores, root, target, write};

use cases::Case;
use judge::Verdict;
use result::Counted;

/// Weaknesses that are undefined behaviour of LLVM IR, namely those of memory.
const WEAKNESSES: [u32; 8] = [121, 122, 415, 416, 457, 476, 562, 758];

/// Compilation level of a test case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
#[value(rename_all = "verbatim")]
enum Level {
    /// Everything
    O0,
    /// One case in 16. Optimisation may remove undefined behaviour, so a sample of the rest is enough.
    O1,
}

impl Level {
    const ALL: [Level; 2] = [Level::O0, Level::O1];

    fn as_str(self) -> &'static str {
        match self {
            Level::O0 => "O0",
            Level::O1 => "O1",
        }
    }

    /// Returns the sampling interval.
    fn sample(self) -> usize {
        match self {
            Level::O0 => 1,
            Level::O1 => 16,
        }
    }
}

/// The two programs of a test case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Side {
    Good,
    Bad,
}

impl Side {
    const ALL: [Side; 2] = [Side::Good, Side::Bad];

    fn as_str(self) -> &'static str {
        match self {
            Side::Good => "good",
            Side::Bad => "bad",
        }
    }
}

/// Options of the step.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "IR is kept in target/programs/juliet/LEVEL/CWE, details of the last run in
target/programs/juliet/results.jsonl. What is compiled already is kept.")]
pub struct Options {
    /// Version 1.3 of the suite, with its directories testcases and testcasesupport, as in the repository
    /// arichardson/juliet-test-suite-c
    #[arg(long, value_name = "DIR")]
    corpus: PathBuf,
    /// Only this weakness (may be repeated; default 121 122 415 416 457 476 562 758)
    #[arg(long = "cwe", value_name = "N")]
    weaknesses: Vec<u32>,
    /// Only test cases whose name matches
    #[arg(long, value_name = "REGEX")]
    filter: Option<regex::Regex>,
    /// Optimization levels (default both); at O1 one case in 16
    #[arg(long = "level", value_name = "LEVEL")]
    levels: Vec<Level>,
    /// Number of parallel processes
    #[arg(long, value_name = "N", default_value_t = cores())]
    threads: usize,
    /// Command to measure
    #[arg(long, value_name = "PATH", default_value_os_t = target().join("release/draig"))]
    draig: PathBuf,
    /// Processor seconds per run
    #[arg(long = "timeout", value_name = "S", default_value_t = 20)]
    seconds: u64,
    /// Number of examples for each line of a histogram
    #[arg(long, value_name = "N", default_value_t = 3)]
    show: usize,
    /// Rewrite conformance/juliet.txt; needs a run over everything
    #[arg(long)]
    bless: bool,
}

/// Program of the suite.
#[derive(Debug)]
struct Task<'a> {
    case: &'a Case,
    side: Side,
    level: Level,
}

impl Task<'_> {
    /// Returns `LEVEL/CWE121/SIDE/VARIANT`, the group in which its test cases are counted: they differ only
    /// in data flow and control flow.
    fn group(&self) -> String {
        let (level, side) = (self.level.as_str(), self.side.as_str());
        format!("{level}/CWE{}/{side}/{}", self.case.weakness, self.case.variant())
    }
}

/// Runs the step.
pub(super) fn run(options: Options) -> TaskResult {
    let options = checked(options)?;
    let cases = cases::find(&options)?;
    let sampled = |level: Level| cases.iter().step_by(level.sample()).map(move |case| (level, case));
    let all = options.levels.iter().flat_map(|&level| sampled(level));
    let tasks: Vec<Task<'_>> = all.flat_map(|(level, case)| Side::ALL.map(|side| Task { case, side, level })).collect();
    let start = Instant::now();
    let support = make::Support::new(&options)?;
    let ran = parallel(options.threads, &tasks, |task| {
        let program = make::compile(&options, task)?;
        judge::judge(&options, &support, task, &program)
    });
    let mut counted = Counted::default();
    let mut details = String::new();
    for (task, verdict) in tasks.iter().zip(ran) {
        let verdict = verdict?;
        let Verdict { kind, what, detail } = &verdict;
        let (side, level) = (task.side.as_str(), task.level.as_str());
        let line = json!({"name": task.case.name, "side": side, "level": level,
            "kind": kind.as_str(), "what": what, "detail": detail});
        details.push_str(&format!("{line}\n"));
        counted.add(task, verdict);
    }
    write(&folder().join("juliet/results.jsonl"), details)?;
    print!("{}", counted.table());
    print!("{}", counted.histograms(options.show));
    println!("{} programs in {:.1} s", tasks.len(), start.elapsed().as_secs_f64());
    result::compare(&counted, &root().join("conformance/juliet.txt"), options.bless)
}

/// Returns the options with defaults and absolute paths, or an error if they contradict each other.
fn checked(mut options: Options) -> Result<Options, String> {
    if options.bless && !(options.weaknesses.is_empty() && options.filter.is_none() && options.levels.is_empty()) {
        return Err("--bless needs a run over everything".to_owned());
    }
    if options.weaknesses.is_empty() {
        options.weaknesses = WEAKNESSES.to_vec();
    }
    if options.levels.is_empty() {
        options.levels = Level::ALL.to_vec();
    }
    options.draig = absolute(&options.draig)?;
    options.corpus = absolute(&options.corpus)?;
    Ok(options)
}
