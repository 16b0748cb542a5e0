//! `programs juliet`: the Juliet test suite as the measure of what `draig run` reports.
//!
//! Each test case has a bad side, which does what it is named after, and a good one, which does
//! the same without the flaw. The good ones must run without a report, of the bad ones those must
//! be reported that come to undefined behaviour. What there is, is told by the suite's files
//! ([`cases`]); [`make`] compiles them, [`judge`] runs them, [`result`] is what is committed.

mod cases;
mod judge;
mod make;
mod result;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Instant;

use serde_json::json;

use super::{folder, parallel};
use crate::TaskResult;
use crate::committed::Kind as _;
use crate::workspace::{root, target, write};

use cases::Case;
use judge::Verdict;
use result::Counted;

const USAGE: &str = "usage: cargo xtask-release programs juliet --corpus DIR [OPTIONS]

  --corpus DIR    version 1.3 of the suite, with its folders testcases and testcasesupport, as in
                  the repository arichardson/juliet-test-suite-c
  --cwe N         only this weakness (may be repeated; default 121 122 415 416 457 476 562 758)
  --filter REGEX  only test cases whose name matches
  --level LEVEL   O0 or O1 (default both); at O1 one case in 16
  --threads N     processes at a time (default: one per core)
  --draig PATH    default target/release/draig
  --timeout S     processor seconds for one run (default 20)
  --show N        examples for each line of a histogram (default 3)
  --bless         rewrite conformance/juliet.txt; needs a run over everything

IR is kept in target/programs/juliet/LEVEL/CWE, details of the last run in
target/programs/juliet/results.jsonl. What is compiled already is kept.";

/// The weaknesses that are undefined behaviour of LLVM IR, which are those of memory.
const WEAKNESSES: [u32; 8] = [121, 122, 415, 416, 457, 476, 562, 758];

/// How a test case is compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    O0,
    /// Optimisation may take undefined behaviour away, and what is left of it is looked at by a sample.
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

    /// One case in so many is looked at.
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

#[derive(Debug)]
struct Options {
    corpus: PathBuf,
    weaknesses: Vec<u32>,
    filter: Option<regex::Regex>,
    levels: Vec<Level>,
    threads: usize,
    draig: PathBuf,
    seconds: u64,
    show: usize,
    bless: bool,
}

/// One program of the suite.
#[derive(Debug)]
struct Task<'a> {
    case: &'a Case,
    side: Side,
    level: Level,
}

impl Task<'_> {
    /// `LEVEL/CWE121/SIDE/VARIANT`, what its test cases are counted by: they differ in the flow of data and
    /// control only.
    fn group(&self) -> String {
        let (level, side) = (self.level.as_str(), self.side.as_str());
        format!("{level}/CWE{}/{side}/{}", self.case.weakness, self.case.variant())
    }
}

/// Runs the step.
pub(super) fn run(args: Vec<OsString>) -> TaskResult {
    let Some(options) = parse(args)? else {
        println!("{USAGE}");
        return Ok(true);
    };
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

/// `None` if only help was asked for.
fn parse(args: Vec<OsString>) -> Result<Option<Options>, String> {
    use lexopt::prelude::*;
    let mut options = Options {
        corpus: PathBuf::new(),
        weaknesses: Vec::new(),
        filter: None,
        levels: Vec::new(),
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        draig: target().join("release/draig"),
        seconds: 20,
        show: 3,
        bless: false,
    };
    let mut parser = lexopt::Parser::from_args(args);
    let text = |e: lexopt::Error| format!("{e}\n\n{USAGE}");
    while let Some(arg) = parser.next().map_err(text)? {
        let name = match arg {
            Long(name) => name.to_owned(),
            Short('h') => "help".to_owned(),
            other => return Err(text(other.unexpected())),
        };
        let mut value = || parser.value().map_err(text);
        match name.as_str() {
            "corpus" => options.corpus = PathBuf::from(value()?),
            "cwe" => options.weaknesses.push(value()?.parse().map_err(text)?),
            "filter" => {
                let pattern = value()?.string().map_err(text)?;
                options.filter = Some(regex::Regex::new(&pattern).map_err(|e| e.to_string())?);
            }
            "level" => {
                let word = value()?.string().map_err(text)?;
                let level = Level::ALL.into_iter().find(|level| level.as_str() == word);
                options.levels.push(level.ok_or_else(|| format!("no level `{word}`: O0, O1"))?);
            }
            "threads" => options.threads = value()?.parse::<usize>().map_err(text)?.max(1),
            "draig" => options.draig = PathBuf::from(value()?),
            "timeout" => options.seconds = value()?.parse().map_err(text)?,
            "show" => options.show = value()?.parse().map_err(text)?,
            "bless" => options.bless = true,
            "help" => return Ok(None),
            other => return Err(format!("no option --{other}\n\n{USAGE}")),
        }
    }
    if options.corpus.as_os_str().is_empty() {
        return Err(format!("where is the suite? --corpus DIR\n\n{USAGE}"));
    }
    if options.bless && !(options.weaknesses.is_empty() && options.filter.is_none() && options.levels.is_empty()) {
        return Err("--bless needs a run over everything".to_owned());
    }
    if options.weaknesses.is_empty() {
        options.weaknesses = WEAKNESSES.to_vec();
    }
    if options.levels.is_empty() {
        options.levels = Level::ALL.to_vec();
    }
    options.draig = options.draig.canonicalize().map_err(|e| format!("{}: {e}", options.draig.display()))?;
    options.corpus = options.corpus.canonicalize().map_err(|e| format!("{}: {e}", options.corpus.display()))?;
    Ok(Some(options))
}
