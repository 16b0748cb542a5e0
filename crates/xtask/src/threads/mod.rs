//! `cargo xtask threads`: programs with threads in the interpreter, under many seeds.
//!
//! Correct programs have to print what they print natively. Of the tests of GenMC and ThreadSanitizer, those that are
//! wrong have to be reported under one of the seeds, and those that are right under none. Executions of litmus tests are
//! counted and compared with the numbers of GenMC and Nidhugg.

mod genmc;
mod page;
mod sanitizer;
mod source;
mod suites;

use std::collections::BTreeSet;
use std::path::PathBuf;

use draig::interp::host::Closed;
use draig::interp::{Execution, Explorer, Model, Options as RunOptions, Outcome};
use draig::verify::verify;

use crate::TaskResult;

/// Maximum number of steps of one run.
const MAX_STEPS: u64 = 50_000_000;
/// Maximum number of steps of a run of a right program, which ends without a report, too, when it goes on for longer.
const MAX_RIGHT_STEPS: u64 = 5_000_000;

/// Maximum number of steps of a litmus test under a seed; it has more only if a thread waits for ever.
const MAX_SAMPLED_STEPS: u64 = 1 << 16;

/// Maximum number of runs of a program that is explored; the number of its executions is not known afterwards.
const MAX_RUNS: u64 = 1 << 17;
/// Code of reports of a use of freed memory.
const FREED_USED: &str = "UB103";

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Folder of tests: `genmc` (GenMC's `tests`) and `tsan` (`test/tsan` of LLVM's
    /// compiler-rt), `nidhugg` (Nidhugg's `tests/litmus`)
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// Only the suite of this name, or those whose name contains this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Only tests whose name contains this text, whose results are not compared
    #[arg(long, value_name = "TEXT", conflicts_with = "bless")]
    test: Option<String>,
    /// Number of seeds, instead of that of each suite
    #[arg(long, value_name = "N", conflicts_with = "bless")]
    seeds: Option<u64>,
    /// Print the outcome of every test
    #[arg(long)]
    show: bool,
    /// Rewrite conformance/threads.txt
    #[arg(long)]
    bless: bool,
}

/// Result of one suite.
#[derive(Debug)]
pub(crate) struct Suite {
    name: &'static str,
    seeds: u64,
    tests: u64,
    /// Tests that did not end as they should, each with what happened.
    failures: Vec<(String, String)>,
    /// Tests that were left out, each with the reason.
    left_out: Vec<(String, String)>,
}

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let mut suites: Vec<Suite> = Vec::new();
    // A whole name selects its suite alone.
    let is_whole = suites::ALL.iter().any(|kind| options.only.as_deref() == Some(kind.name));
    let is_selected = |name: &str, only: &String| if is_whole { name == only } else { name.contains(only) };
    for kind in suites::ALL {
        if options.only.as_ref().is_some_and(|only| !is_selected(kind.name, only)) {
            continue;
        }
        if kind.folder.is_some() && options.from.is_none() {
            println!("{}: left out without --from", kind.name);
            continue;
        }
        let suite = suites::run(kind, options)?;
        println!("{}", page::line(&suite));
        for (name, what) in &suite.failures {
            println!("  {name}: {what}");
        }
        suites.push(suite);
    }
    let scratch = source::scratch()?;
    std::fs::remove_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    if options.test.is_some() || options.seeds.is_some() { Ok(true) } else { page::compare(&suites, options.bless) }
}

/// End of a run.
#[derive(Debug)]
struct End {
    /// Description of an end that is not `exit` with status 0, and the first race.
    what: Option<String>,
    is_racy: bool,
    is_undefined: bool,
    is_lost: bool,
    uses_freed: bool,
    output: Vec<u8>,
}

/// Result of an exploration.
#[derive(Debug, Default)]
struct Explored {
    executions: u64,
    /// Those that end normally, as seeds have them, too.
    all: BTreeSet<Execution>,
    /// Number of those that differ in what loads read.
    reads: u64,
    fails: bool,
    /// Reason for which executions are left.
    given_up: Option<String>,
}

/// A program in memory.
struct Program {
    module: draig::Module,
}

/// Options of runs of litmus tests, of which there are many: they need little memory, and to clear it takes time.
fn litmus_options() -> RunOptions {
    RunOptions { max_steps: MAX_STEPS, max_stack: 1 << 16, max_memory: 1 << 22, ..RunOptions::default() }
}

impl Program {
    fn read(text: &[u8], name: &str) -> Result<Program, String> {
        let module = draig::Module::parse(text).map_err(|errors| format!("{name}: {errors}"))?;
        Ok(Program { module: crate::cxx::linked(module)? })
    }

    /// Returns the different executions under seeds that end normally.
    fn executions(&self, seeds: u64) -> Result<BTreeSet<Execution>, String> {
        let verified = verify(&self.module).map_err(|_| "the module is not well-formed".to_owned())?;
        let of = |seed| {
            let options = RunOptions { seed, max_steps: MAX_SAMPLED_STEPS, ..litmus_options() };
            let ended = draig::run(&verified, &options, &mut Closed::default());
            matches!(ended.outcome, Outcome::Exit(0)).then_some(ended.execution)
        };
        Ok((0..seeds).filter_map(of).collect())
    }

    /// Compares the executions under seeds with those that RC11 allows; describes those that it forbids, or allows and no
    /// seed has.
    fn compare_with_model(&self, seeds: u64) -> Result<Option<String>, String> {
        let (seen, explored) = (self.executions(seeds)?, self.explore(Model::Rc11)?);
        let forbidden = seen.difference(&explored.all).count();
        let sequential = self.explore(Model::Sequential)?.all;
        let missing = sequential.difference(&seen).count();
        let unseen = explored.all.difference(&seen).count();
        let all = explored.all.len();
        Ok((forbidden + missing + unseen > 0).then(|| {
            format!(
                "{forbidden} forbidden, {unseen} of {all} allowed ones not seen, among them {missing} that are \
                 sequentially consistent"
            )
        }))
    }

    /// Runs all executions of the program in a memory model.
    fn explore(&self, model: Model) -> Result<Explored, String> {
        let verified = verify(&self.module).map_err(|_| "the module is not well-formed".to_owned())?;
        let options = litmus_options();
        let (mut explorer, mut reads) = (Explorer::new(model), BTreeSet::new());
        let mut explored = Explored::default();
        // Blocked executions are runs, too.
        for _ in 0..MAX_RUNS {
            let ended = draig::run_scheduled(&verified, &options, &mut Closed::default(), &mut explorer);
            // GenMC counts no execution in which a thread goes no further.
            let goes_on = !explorer.is_blocked() && !matches!(ended.outcome, Outcome::Deadlock(_));
            let counts = goes_on && !explorer.is_pruned();
            if counts {
                explored.executions += 1;
                if matches!(ended.outcome, Outcome::Exit(0)) {
                    explored.all.insert(ended.execution);
                }
                explored.fails |= !matches!(ended.outcome, Outcome::Exit(0)) || !ended.races.is_empty();
                reads.insert(ended.execution.reads);
            }
            if let Outcome::Unsupported(report) = &ended.outcome {
                explored.given_up = Some(report.message.clone());
            }
            if explored.given_up.is_some() || !explorer.advance() {
                explored.reads = reads.len() as u64;
                return Ok(explored);
            }
        }
        explored.given_up = Some(format!("more than {MAX_RUNS} runs"));
        Ok(explored)
    }

    /// Runs the program under seeds until `is_enough`; returns the last end with its seed.
    fn run(&self, seeds: u64, max_steps: u64, is_enough: impl Fn(&End) -> bool) -> Result<Option<(u64, End)>, String> {
        let verified = verify(&self.module).map_err(|_| "the module is not well-formed".to_owned())?;
        for seed in 0..seeds {
            let mut host = Closed::default();
            let options = RunOptions { seed, max_steps, ..RunOptions::default() };
            let ended = draig::run(&verified, &options, &mut host);
            let report = ended.outcome.report().map(|report| format!("{} {}", report.code(), report.message));
            let uses_freed = report.as_ref().is_some_and(|report| report.starts_with(FREED_USED));
            let what = match &ended.outcome {
                Outcome::Exit(0) => None,
                Outcome::Exit(status) => Some(format!("exit {status}")),
                Outcome::Signal(signal) => Some(format!("signal {signal}")),
                _ => report,
            };
            let race = ended.races.first().map(|race| race.message.clone());
            let end = End {
                is_racy: race.is_some(),
                is_undefined: !matches!(ended.outcome, Outcome::Exit(_))
                    && !matches!(ended.outcome, Outcome::Limit(_) | Outcome::Unsupported(_) | Outcome::Internal(_)),
                is_lost: matches!(ended.outcome, Outcome::Unsupported(_) | Outcome::Invalid(_) | Outcome::Internal(_)),
                uses_freed,
                what: what.or(race),
                output: host.output,
            };
            if is_enough(&end) || end.is_lost {
                return Ok(Some((seed, end)));
            }
        }
        Ok(None)
    }
}
