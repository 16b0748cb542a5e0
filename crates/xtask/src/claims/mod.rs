//! `cargo xtask claims`: runs programs and random functions with all claims of the analyses asserted.
//!
//! The programs are those that `cargo xtask programs prepare` has compiled, with their arguments and input. Each runs in
//! a worker process for a limited number of instructions.

mod result;
mod work;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use draig_claims::generate;
use draig_programs::Ready;
use serde_json::{Value, json};

use crate::TaskResult;
use crate::workers::{Answer, Worker};
use draig_workspace::{cores, files, has_extension, root};

use result::Totals;
pub(crate) use work::work;

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Programs of a directory, DIR/SUITE/LEVEL/NAME.ll, in place of the prepared ones
    #[arg(long, value_name = "DIR")]
    programs: Option<PathBuf>,
    /// Only programs whose SUITE/LEVEL/NAME matches
    #[arg(long, value_name = "REGEX", conflicts_with = "bless")]
    filter: Option<regex::Regex>,
    /// About N programs, evenly spaced
    #[arg(long, value_name = "N", conflicts_with = "bless")]
    sample: Option<usize>,
    /// Number of random functions
    #[arg(long, value_name = "N", default_value_t = 0)]
    random: u64,
    /// Number of the first random function; without programs
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "bless")]
    first: u64,
    /// Only random functions
    #[arg(long, conflicts_with_all = ["bless", "programs", "filter", "sample"])]
    no_programs: bool,
    /// Maximum number of instructions of a program
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    max_steps: u64,
    /// Number of worker processes
    #[arg(long, value_name = "N", default_value_t = cores())]
    jobs: usize,
    /// Maximum seconds for one program
    #[arg(long = "timeout", value_name = "S", default_value_t = 120)]
    seconds: u64,
    /// Write the program of a random function instead of running it
    #[arg(long, value_name = "NUMBER")]
    show: Option<u64>,
    /// Rewrite conformance/claims.txt
    #[arg(long)]
    bless: bool,
}

/// Committed numbers of comparisons, and the programs that are not run to their end or contradict a claim.
const COMMITTED: &str = "conformance/claims.txt";
/// Random functions in one question to a worker.
const BATCH: u64 = 50;
/// Questions between two lines of progress.
const PROGRESS: usize = 500;

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    if let Some(number) = options.show {
        let function = generate(number);
        println!("{}; arguments: {:?}", function.text, function.arguments);
        return Ok(true);
    }
    let mut totals = Totals::default();
    let questions = questions(options, &mut totals)?;
    if questions.is_empty() {
        return Err("nothing to run: `programs prepare` comes first, or --random N".to_owned());
    }
    for answer in ask_all(options, &questions)? {
        for run in answer.as_array().map(Vec::as_slice).unwrap_or_default() {
            totals.add(run);
        }
    }
    let report = totals.report();
    print!("{report}");
    let path = root().join(COMMITTED);
    let worse = totals.regressions(&path)?;
    for line in &worse {
        println!("worse: {line}");
    }
    if options.bless {
        let programs = if options.programs.is_some() { " --programs DIR" } else { "" };
        let Options { max_steps, random, .. } = options;
        let command = format!("cargo xtask-release claims{programs} --max-steps {max_steps} --random {random}");
        draig_workspace::write(&path, totals.rewritten(&path, &command)?)?;
        return Ok(totals.contradictions() == 0);
    }
    Ok(worse.is_empty())
}

/// Returns the questions to the workers: a program, or the first number of random functions. Programs that are not
/// prepared are counted.
fn questions(options: &Options, totals: &mut Totals) -> Result<Vec<Value>, String> {
    let mut programs = Vec::new();
    let wanted = |name: &str| options.filter.as_ref().is_none_or(|filter| filter.is_match(name));
    if let Some(folder) = &options.programs {
        for path in files(folder, &|path: &Path| has_extension(path, "ll")) {
            let name = path.strip_prefix(folder).unwrap_or(&path).with_extension("");
            programs.push(json!({ "name": name.to_string_lossy(), "path": path.to_string_lossy() }));
        }
        programs.retain(|program| program["name"].as_str().is_some_and(wanted));
    } else if !options.no_programs {
        for Ready { name, ir, args, stdin } in draig_programs::ready()?.into_iter().filter(|one| wanted(&one.name)) {
            match ir {
                Ok(path) => programs.push(json!({
                    "name": name,
                    "path": path.to_string_lossy(),
                    "args": args,
                    "stdin": stdin.map(|path| path.to_string_lossy().into_owned()),
                })),
                Err(reason) => totals.left_out(&name, &reason),
            }
        }
    }
    let step = options.sample.map_or(1, |sample| programs.len().div_ceil(sample.max(1)).max(1));
    let mut questions: Vec<Value> = programs.into_iter().step_by(step).collect();
    let end = options.first + options.random;
    for first in (options.first..end).step_by(BATCH as usize) {
        questions.push(json!({ "first": first, "count": BATCH.min(end - first) }));
    }
    Ok(questions)
}

/// Asks the workers and returns their answers in the order of the questions.
fn ask_all(options: &Options, questions: &[Value]) -> Result<Vec<Value>, String> {
    let next = AtomicUsize::new(0);
    let answers: Mutex<Vec<(usize, Value)>> = Mutex::new(Vec::new());
    let failed: Mutex<Option<String>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..options.jobs.clamp(1, questions.len()) {
            scope.spawn(|| {
                let args = ["claims-worker".into(), options.max_steps.to_string().into()];
                let mut worker = Worker::new(args.into());
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(question) = questions.get(number) else { break };
                    if number > 0 && number.is_multiple_of(PROGRESS) {
                        eprintln!("{number} of {}", questions.len());
                    }
                    let answer = match worker.ask(&question.to_string(), Duration::from_secs(options.seconds)) {
                        Ok(Answer::Line(line)) => serde_json::from_str(&line).unwrap_or_default(),
                        Ok(Answer::Died(words)) => lost(question, &words),
                        Ok(Answer::TimedOut) => lost(question, "timed out"),
                        Err(error) => {
                            *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                            break;
                        }
                    };
                    answers.lock().unwrap_or_else(PoisonError::into_inner).push((number, answer));
                }
            });
        }
    });
    if let Some(error) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error);
    }
    let mut answers = answers.into_inner().unwrap_or_else(PoisonError::into_inner);
    answers.sort_by_key(|answer| answer.0);
    Ok(answers.into_iter().map(|answer| answer.1).collect())
}

/// Returns the answer to a question that cost the worker its life.
fn lost(question: &Value, reason: &str) -> Value {
    let name = match question["name"].as_str() {
        Some(name) => name.to_owned(),
        None => format!("random/functions/{}", question["first"]),
    };
    json!([{ "name": name, "error": reason.replace('\n', " ") }])
}
