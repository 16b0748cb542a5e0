//! Whole programs as the measure of `draig run`.
//!
//! Programs of several suites are compiled by clang at several levels, run natively, and run by the
//! interpreter, which must print and return the same. Manifests list the programs; the module `run`
//! runs the interpreter. Each process runs within limits ([`process`]).
//!
//! ```no_run
//! use draig_programs::process::{Limits, Request};
//!
//! let limits = Limits { seconds: 10, memory: 1 << 30, output: 1 << 20 };
//! let ended = Request::new("draig").args(["run", "examples/c/hello.ll"]).run(&limits)?;
//! assert_eq!(ended.status(), 0);
//! # Ok::<(), String>(())
//! ```

mod baseline;
mod csmith;
mod examples;
mod juliet;
mod machine;
mod manifest;
mod native;
mod outcome;
mod prepare;
pub mod process;
mod ready;
mod report;
mod run;
mod speed;

use std::path::{Path, PathBuf};

pub use machine::Machine;
pub use speed::{sql, sqlite};

use draig_workspace::{cores, target};

pub use ready::{Ready, ready};

/// Whether everything is as expected, or the reason for which that is unknown.
type TaskResult = Result<bool, String>;

const MANIFESTS: &str = "\
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

/// Step of the task, with its options.
#[derive(Debug, clap::Subcommand)]
pub enum Step {
    /// Compile the programs and run them natively; results that are up to date are kept
    #[command(after_long_help = MANIFESTS)]
    Prepare(Options),
    /// Run the prepared programs in the interpreter and compare
    #[command(after_long_help = MANIFESTS)]
    Run(Options),
    /// Compile the prepared programs with `draig compile`, run them and compare
    #[command(after_long_help = MANIFESTS)]
    Native(Options),
    /// Measure instructions per second, compared with lli, memcheck and native code
    Speed(speed::Options),
    /// Compare the examples' IR with their sources
    Examples(examples::Options),
    /// Measure the reports of flaws in the Juliet test suite
    Juliet(juliet::Options),
}

/// Runs one step. Returns `Ok(false)` if a result differs from what is expected; the differences have been
/// printed.
///
/// # Errors
///
/// Fails if a program, a file or a compiler that the step needs is missing.
pub fn run(step: Step) -> Result<bool, String> {
    match step {
        Step::Prepare(options) => prepare::prepare(&options.checked()?),
        Step::Run(options) if options.machine != Machine::X86_64 => {
            Err("the interpreter runs this machine's IR".into())
        }
        Step::Run(options) => run::run(&options.checked()?, Subject::Interpreter),
        Step::Native(options) => {
            let subject = Subject::Native(options.machine);
            run::run(&options.checked()?, subject)
        }
        Step::Speed(options) => speed::run(options),
        Step::Examples(options) => examples::run(&options),
        Step::Juliet(options) => juliet::run(options),
    }
}

/// Returns the absolute path of an existing path, because processes run in their own directories.
fn absolute(path: &Path) -> Result<PathBuf, String> {
    path.canonicalize().map_err(|e| format!("{}: {e}", path.display()))
}

/// Way in which the programs run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// `draig run`
    Interpreter,
    /// `draig compile`
    Native(Machine),
}

impl Subject {
    /// Returns the file with the committed result.
    fn committed(self) -> &'static str {
        match self {
            Subject::Interpreter => "conformance/programs.txt",
            Subject::Native(Machine::X86_64) => "conformance/native-programs.txt",
            Subject::Native(Machine::AArch64) => "conformance/native-programs-aarch64.txt",
        }
    }
}

/// Compilation level of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
#[value(rename_all = "verbatim")]
enum Level {
    /// `-O0`
    O0,
    /// `-O2`
    O2,
    /// `-O2 -g`. Debug information does not change results, so its native result is that of `-O2`.
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

    fn flags(self) -> &'static [&'static str] {
        match self {
            Level::O0 => &["-O0"],
            Level::O2 => &["-O2"],
            Level::O2g => &["-O2", "-g"],
        }
    }

    /// Returns the level whose native result is the reference.
    fn native(self) -> Level {
        if self == Level::O2g { Level::O2 } else { self }
    }
}

/// Options of preparing and running.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Only this suite (may be repeated)
    #[arg(long = "suite", value_name = "NAME")]
    suites: Vec<String>,
    /// Only programs whose suite/name matches
    #[arg(long, value_name = "REGEX")]
    filter: Option<regex::Regex>,
    /// Optimization levels (may be repeated; default all)
    #[arg(long = "level", value_name = "LEVEL")]
    levels: Vec<Level>,
    /// Machine that the programs are compiled for
    #[arg(long = "target", value_name = "MACHINE", value_enum, default_value_t)]
    machine: Machine,
    /// Number of parallel processes
    #[arg(long, value_name = "N", default_value_t = cores())]
    threads: usize,
    /// Directory that paths in manifests are relative to (default: the manifests' directory)
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
    /// Command to measure
    #[arg(long, value_name = "PATH", default_value_os_t = target().join("release/draig"))]
    draig: PathBuf,
    /// Processor seconds for one program, in addition to 60 times its native run
    #[arg(long = "timeout", value_name = "S", default_value_t = 40)]
    seconds: u64,
    /// Leave out programs that run longer than 100 ms natively
    #[arg(long)]
    quick: bool,
    /// Limit of steps for the interpreter
    #[arg(long, value_name = "N")]
    max_steps: Option<u64>,
    /// Address space of the interpreter's process in megabytes
    #[arg(long, value_name = "MB", default_value_t = 4096)]
    memory: u64,
    /// Further options for `draig run`, separated by blanks
    #[arg(long, value_name = "WORDS", allow_hyphen_values = true)]
    with: Vec<String>,
    /// Number of examples for each line of a histogram
    #[arg(long, value_name = "N", default_value_t = 3)]
    show: usize,
    /// Take only the first of this number of programs of each suite, and so on
    #[arg(long, value_name = "N", default_value = "1")]
    each: std::num::NonZeroUsize,
    /// Rewrite the committed result; needs a run over everything, but may be --quick, and --each of another machine
    #[arg(long)]
    bless: bool,
}

impl Options {
    /// Returns the options, with all levels if none was named, or an error if they contradict each other.
    fn checked(mut self) -> Result<Options, String> {
        if self.bless && !self.is_whole() {
            return Err("--bless needs a run over everything".to_owned());
        }
        if self.levels.is_empty() {
            self.levels = Level::ALL.to_vec();
        }
        Ok(self)
    }

    /// Returns whether every program runs at every level; slow ones may be left out and are then listed.
    fn is_whole(&self) -> bool {
        let has_each = self.each.get() == 1 || self.machine != Machine::X86_64;
        let all = self.suites.is_empty() && self.filter.is_none() && has_each;
        all && (self.levels.is_empty() || Level::ALL.iter().all(|level| self.levels.contains(level)))
    }

    fn wants(&self, suite: &str, name: &str) -> bool {
        let suite_wanted = self.suites.is_empty() || self.suites.iter().any(|s| s == suite);
        suite_wanted && self.filter.as_ref().is_none_or(|f| f.is_match(&format!("{suite}/{name}")))
    }
}

/// Returns the directory of all files generated by this task.
fn folder() -> PathBuf {
    target().join("programs")
}

/// Returns the path `KIND/SUITE/LEVEL/NAME.EXTENSION` below [`folder`].
fn place(kind: &str, suite: &str, level: Level, name: &str, extension: &str) -> PathBuf {
    let folder = folder().join(kind).join(suite).join(level.as_str());
    // the name may contain dots, so `with_extension` would cut it
    folder.join(format!("{name}.{extension}"))
}

/// Calls `work` on every item, on `threads` threads; results are in the items' order.
fn parallel<T: Sync, R: Send>(threads: usize, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};
    let next = AtomicUsize::new(0);
    let last_report = Mutex::new(std::time::Instant::now());
    let results: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::with_capacity(items.len()));
    std::thread::scope(|scope| {
        for _ in 0..threads.min(items.len()) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    let result = work(item);
                    lock(&results).push((index, result));
                    let mut reported = lock(&last_report);
                    if reported.elapsed().as_secs() >= 20 {
                        *reported = std::time::Instant::now();
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

/// Reads a file of JSON objects, one per line.
fn read_lines(path: &Path) -> Result<Vec<serde_json::Value>, String> {
    let text = String::from_utf8_lossy(&draig_workspace::read(path)?).into_owned();
    let parsed = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    parsed
        .map(|(line, number)| serde_json::from_str(line).map_err(|e| format!("{}:{number}: {e}", path.display())))
        .collect()
}
