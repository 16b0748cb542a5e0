//! `cargo xtask programs`: whole programs as the measure of `draig run`.
//!
//! Programs of several suites are compiled by clang at several levels, run natively, and run
//! by the interpreter, which must print and return the same. Which programs there are is
//! told by manifests ([`manifest`]); what the interpreter is asked is [`mod@run`]'s business.

mod baseline;
mod csmith;
mod examples;
mod juliet;
mod manifest;
mod outcome;
mod prepare;
mod process;
mod report;
mod run;
mod speed;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::TaskResult;
use crate::workspace::target;

const USAGE: &str = "usage: cargo xtask-release programs STEP [OPTIONS]

steps:
  prepare   compile the programs and run them natively; what is there already is kept
  run       run them in the interpreter and compare; --bless rewrites the committed result
  speed     measure instructions a second, beside others; --help says more
  examples  compare the examples' IR with their sources; --bless rewrites it
  juliet    what is reported of the Juliet test suite's flaws; --help says more

prepare and run:
  --suite NAME    only this suite (may be repeated)
  --filter REGEX  only programs whose suite/name matches
  --level LEVEL   O0, O2 or O2g (may be repeated; default all)
  --threads N     processes at a time (default: one per core)
  --corpus DIR    what the paths in manifests are relative to (default: the manifests' folder)

run:
  --draig PATH    default target/release/draig
  --timeout S     processor seconds for one program (default 40), beside 60 times its native run
  --quick         leave out programs that run longer than 100 ms natively
  --max-steps N   handed to the interpreter
  --memory MB     address space of the interpreter's process (default 4096)
  --with WORDS    further options for `draig run`, split at blanks
  --show N        examples per line of a histogram (default 3)
  --bless         rewrite conformance/programs.txt; needs a run over everything, but may be --quick

Suites: `csmith` is the programs that csmith (Debian: csmith libcsmith-dev) makes from the seeds
1 to 2340, of which more than one in eight does not end. Those with packed structs are compiled with
-fmax-type-align=1: they take addresses of members and use them as pointers to aligned numbers,
which is undefined, and is reported, without it.
Every other suite is a file target/programs/manifests/SUITE.jsonl with one object a line for each
program:
  name       unique in the suite; may hold slashes
  source     one C or C++ file
  flags      for clang, when compiling            link   for clang, when linking
  args       of the program                       stdin  a file
  stderr     true: stderr is compared too
  reference  a file with the output that the suite itself expects
  reference_has_status  true: its last line is `exit N`
  skip       a reason for leaving it out
Only name and source are needed. The suites that conformance/programs.txt was measured with are
c-testsuite/c-testsuite (tests/single-exec, as c-testsuite) and llvm/llvm-test-suite
(SingleSource, as llvm-unit, llvm-regression-c, llvm-regression-c++, llvm-benchmarks).

IR is kept in target/programs/ir/SUITE/LEVEL/NAME.ll, native results in target/programs/native,
details of the last run in target/programs/results.jsonl.";

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    let mut args = args.into_iter();
    let step = args.next().unwrap_or_default();
    let rest: Vec<OsString> = args.collect();
    match step.to_string_lossy().as_ref() {
        "exec" => Err(process::exec(rest)),
        "prepare" => Options::parse(rest)?.map_or(Ok(true), |options| prepare::prepare(&options)),
        "run" => Options::parse(rest)?.map_or(Ok(true), |options| run::run(&options)),
        "examples" => examples::run(&rest),
        "speed" => speed::run(rest),
        "juliet" => juliet::run(rest),
        "" | "help" | "-h" | "--help" => {
            println!("{USAGE}");
            Ok(true)
        }
        other => Err(format!("no step `{other}`\n\n{USAGE}")),
    }
}

/// How a program is compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    O0,
    O2,
    /// `-O2 -g`. Debug information does not change what is computed, so its native result is
    /// that of `-O2`.
    O2g,
}

impl Level {
    const ALL: [Level; 3] = [Level::O0, Level::O2, Level::O2g];

    fn as_str(self) -> &'static str {
        match self {
            Level::O0 => "O0",
            Level::O2 => "O2",
            Level::O2g => "O2g",
        }
    }

    fn parse(text: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.as_str() == text);
        found.ok_or_else(|| format!("no level `{text}`: O0, O2, O2g"))
    }

    fn flags(self) -> &'static [&'static str] {
        match self {
            Level::O0 => &["-O0"],
            Level::O2 => &["-O2"],
            Level::O2g => &["-O2", "-g"],
        }
    }

    /// The level whose native result is compared with.
    fn native(self) -> Level {
        if self == Level::O2g { Level::O2 } else { self }
    }
}

/// What both steps are told.
#[derive(Debug)]
struct Options {
    suites: Vec<String>,
    filter: Option<regex::Regex>,
    levels: Vec<Level>,
    threads: usize,
    corpus: Option<PathBuf>,
    draig: PathBuf,
    seconds: u64,
    quick: bool,
    max_steps: Option<u64>,
    /// Bytes.
    memory: u64,
    with: Vec<String>,
    show: usize,
    bless: bool,
}

impl Options {
    /// `None` if only help was asked for.
    fn parse(args: Vec<OsString>) -> Result<Option<Options>, String> {
        use lexopt::prelude::*;
        let mut options = Options {
            suites: Vec::new(),
            filter: None,
            levels: Vec::new(),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            corpus: None,
            draig: target().join("release/draig"),
            seconds: 40,
            quick: false,
            max_steps: None,
            memory: 4096 << 20,
            with: Vec::new(),
            show: 3,
            bless: false,
        };
        let mut parser = lexopt::Parser::from_args(args);
        let text = |e: lexopt::Error| e.to_string();
        while let Some(arg) = parser.next().map_err(text)? {
            let name = match arg {
                Long(name) => name.to_owned(),
                Short('h') => "help".to_owned(),
                other => return Err(text(other.unexpected())),
            };
            let mut value = || parser.value().map_err(text);
            let mut string = || value().and_then(|v| v.string().map_err(text));
            match name.as_str() {
                "suite" => options.suites.push(string()?),
                "filter" => options.filter = Some(regex::Regex::new(&string()?).map_err(|e| e.to_string())?),
                "level" => options.levels.push(Level::parse(&string()?)?),
                "threads" => options.threads = value()?.parse::<usize>().map_err(text)?.max(1),
                "corpus" => options.corpus = Some(PathBuf::from(value()?)),
                "draig" => options.draig = PathBuf::from(value()?),
                "timeout" => options.seconds = value()?.parse().map_err(text)?,
                "quick" => options.quick = true,
                "max-steps" => options.max_steps = Some(value()?.parse().map_err(text)?),
                "memory" => options.memory = value()?.parse::<u64>().map_err(text)?.saturating_mul(1 << 20),
                "with" => options.with.extend(string()?.split_whitespace().map(str::to_owned)),
                "show" => options.show = value()?.parse().map_err(text)?,
                "bless" => options.bless = true,
                "help" => {
                    println!("{USAGE}");
                    return Ok(None);
                }
                other => return Err(format!("no option --{other}\n\n{USAGE}")),
            }
        }
        if options.bless && !options.is_whole() {
            return Err("--bless needs a run over everything".to_owned());
        }
        if options.levels.is_empty() {
            options.levels = Level::ALL.to_vec();
        }
        Ok(Some(options))
    }

    /// Whether every program is looked at, at every level; slow ones may be left out, and are named.
    fn is_whole(&self) -> bool {
        let all = self.suites.is_empty() && self.filter.is_none();
        all && (self.levels.is_empty() || Level::ALL.iter().all(|level| self.levels.contains(level)))
    }

    fn wants(&self, suite: &str, name: &str) -> bool {
        let suite_wanted = self.suites.is_empty() || self.suites.iter().any(|s| s == suite);
        suite_wanted && self.filter.as_ref().is_none_or(|f| f.is_match(&format!("{suite}/{name}")))
    }
}

/// The folder of everything that is made for this task.
fn folder() -> PathBuf {
    target().join("programs")
}

/// `KIND/SUITE/LEVEL/NAME.EXTENSION` in [`folder`].
fn place(kind: &str, suite: &str, level: Level, name: &str, extension: &str) -> PathBuf {
    let folder = folder().join(kind).join(suite).join(level.as_str());
    // the name may hold dots, so `with_extension` would lose some of it
    folder.join(format!("{name}.{extension}"))
}

/// Calls `work` on every item, on `threads` threads; results come in the items' order.
fn parallel<T: Sync, R: Send>(threads: usize, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};
    let next = AtomicUsize::new(0);
    let last_told = Mutex::new(std::time::Instant::now());
    let results: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::with_capacity(items.len()));
    std::thread::scope(|scope| {
        for _ in 0..threads.min(items.len()) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    let result = work(item);
                    lock(&results).push((index, result));
                    let mut told = lock(&last_told);
                    if told.elapsed().as_secs() >= 20 {
                        *told = std::time::Instant::now();
                        eprintln!("{index} of {}", items.len());
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

fn lock<T>(mutex: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Reads a file of JSON objects, one a line.
fn read_lines(path: &Path) -> Result<Vec<serde_json::Value>, String> {
    let text = String::from_utf8_lossy(&crate::workspace::read(path)?).into_owned();
    let parsed = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    parsed
        .map(|(line, number)| serde_json::from_str(line).map_err(|e| format!("{}:{number}: {e}", path.display())))
        .collect()
}
