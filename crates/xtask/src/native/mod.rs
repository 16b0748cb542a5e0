//! `cargo xtask native`: the code generator on LLVM's own tests of code generation for x86-64, or for AArch64.
//!
//! A unit is a file of `test/CodeGen/X86` (or `AArch64`) and `test/CodeGen/Generic` with the flags of its first `llc` line. Of the
//! units that `llc -O0` compiles, the share that Draig compiles is committed, with the refusals by their number of
//! units. Worker processes compile, so that a crash or a hang costs one unit. The verdicts of `llc` are kept in a
//! file, because they take minutes and do not change.

mod execute;
mod judge;
mod page;
mod reference;
mod units;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use draig_programs::Machine;
use draig_workspace::{cores, root, target};
use serde_json::Value;

use crate::TaskResult;
use crate::workers::{Answer, Worker, serve};
use judge::Verdict;
use units::Unit;

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// LLVM's tree: the folder that contains llvm/test/CodeGen
    #[arg(long, value_name = "DIR", default_value_os_t = target().join("llvm19"))]
    tree: PathBuf,
    /// Machine for which is compiled
    #[arg(long = "target", value_name = "MACHINE", value_enum, default_value_t)]
    machine: Machine,
    /// Verdicts of llc; made if the file is missing [default: target/native-llc.tsv, or native-llc-aarch64.tsv]
    #[arg(long, value_name = "FILE")]
    oracle: Option<PathBuf>,
    /// The llc that makes them
    #[arg(long, value_name = "COMMAND", default_value = "llc-22")]
    llc: PathBuf,
    /// Compile only units whose path contains this
    #[arg(long)]
    filter: Option<String>,
    /// Run the functions of numbers, and compare with the interpreter and with code of llc
    #[arg(long)]
    run: bool,
    /// Show this many units of each refusal
    #[arg(long, value_name = "N", default_value_t = 0)]
    show: usize,
    /// Number of worker processes
    #[arg(long, value_name = "N", default_value_t = cores())]
    jobs: usize,
    /// Maximum seconds for one unit
    #[arg(long = "timeout", value_name = "S", default_value_t = 20)]
    seconds: u64,
    /// Rewrite the section of conformance/native.txt
    #[arg(long, conflicts_with = "filter")]
    bless: bool,
}

/// Address space of a worker in bytes.
const WORKER_MEMORY: u64 = 4 << 30;

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let all = units::find(&options.tree, options.machine)?;
    if all.is_empty() {
        return Err(format!("{}: there are no tests of code generation", options.tree.display()));
    }
    let accepted = reference::accepted(options, &all)?;
    let units: Vec<&Unit> = all
        .iter()
        .filter(|unit| accepted.contains(&unit.path))
        .filter(|unit| options.filter.as_ref().is_none_or(|filter| unit.path.contains(filter.as_str())))
        .collect();
    if options.run {
        return run_functions(options, &units);
    }
    let verdicts = judge_all(options, &units)?;
    let results: Vec<(&Unit, Verdict)> = units.into_iter().zip(verdicts).collect();
    let section = page::section(options.machine, &results);
    print!("{}", page::summary(&results, options.show));
    let path = root().join(page::PATH);
    if options.bless {
        page::replace(options.machine, &path, &section)?;
    }
    if options.filter.is_some() {
        return Ok(true);
    }
    Ok(!page::is_worse(options.machine, &path, &results)?)
}

/// Replaces the section with a title in the committed file.
pub(crate) fn replace_section(title: &str, section: &str) -> Result<(), String> {
    page::replace_titled(&root().join(page::PATH), title, section)
}

/// The worker's side of [`run`]: questions and answers are JSON, one per line.
pub(crate) fn work(tree: &std::path::Path) -> TaskResult {
    let tree = tree.to_owned();
    serve(WORKER_MEMORY, move |question| judge::answer(&tree, question))?;
    Ok(true)
}

/// Compiles all units; results are in their order.
fn judge_all(options: &Options, units: &[&Unit]) -> Result<Vec<Verdict>, String> {
    in_parallel(options.jobs, units.len(), || {
        let mut worker = Worker::new(vec!["native-worker".into(), options.tree.clone().into()]);
        move |index: usize| {
            Ok(match worker.ask(&judge::question(units[index], false), Duration::from_secs(options.seconds))? {
                Answer::Line(line) => judge::verdict(&line)?,
                Answer::Died(words) => {
                    Verdict::Lost(format!("died: {}", words.lines().next().unwrap_or("without a message")))
                }
                Answer::TimedOut => Verdict::Lost("timed out".to_owned()),
            })
        }
    })
}

/// Returns the first line of the section about functions that were run.
fn run_title(machine: Machine) -> &'static str {
    match machine {
        Machine::X86_64 => "## Functions of LLVM's tests of code generation",
        Machine::AArch64 => "## Functions of LLVM's tests of code generation for AArch64",
    }
}

const RUN_INTRODUCTION: &str = "\
Functions of the files above whose parameters and result are integers of at most 64 bits, float or double, with sets of
arguments that the interpreter finds defined, as code of ours and of llc -O0. Written by
`cargo xtask native --run --bless`.
";

/// Runs the functions of all units.
fn run_functions(options: &Options, units: &[&Unit]) -> TaskResult {
    let answers = in_parallel(options.jobs, units.len(), || {
        let mut worker = Worker::new(vec!["native-worker".into(), options.tree.clone().into()]);
        move |index: usize| {
            let unit = units[index];
            let seconds = Duration::from_secs(options.seconds * 6);
            Ok(match worker.ask(&judge::question(unit, true), seconds)? {
                Answer::Line(line) => {
                    serde_json::from_str(&line).map_err(|error| format!("answer `{line}`: {error}"))?
                }
                Answer::Died(words) => serde_json::json!({ "differences": [format!("{}: died: {words}", unit.path)] }),
                Answer::TimedOut => serde_json::json!({ "differences": [format!("{}: timed out", unit.path)] }),
            })
        }
    })?;
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    let (mut differences, mut only_llc, mut only_interpreter) = (Vec::new(), Vec::new(), Vec::new());
    for answer in &answers {
        for (name, count) in answer["counts"].as_object().into_iter().flatten() {
            *counts.entry(name.clone()).or_default() += count.as_u64().unwrap_or(0);
        }
        let lines = |key: &str| answer[key].as_array().into_iter().flatten().filter_map(Value::as_str);
        differences.extend(lines("differences"));
        only_llc.extend(lines("only llc"));
        only_interpreter.extend(lines("only the interpreter"));
    }
    let title = run_title(options.machine);
    let mut section = format!("{title}\n\n{RUN_INTRODUCTION}\n");
    for (name, count) in &counts {
        let _ = writeln!(section, "{name}: {count}");
    }
    let lists = [
        ("differences", &differences),
        ("runs in which only llc differs", &only_llc),
        ("runs in which only the interpreter differs", &only_interpreter),
    ];
    for (name, lines) in lists {
        let _ = writeln!(section, "{name}: {}", lines.len());
        for line in lines {
            let _ = writeln!(section, "    {}", line.replace(char::is_control, " "));
        }
    }
    print!("{section}");
    if options.bless {
        replace_section(title, &section)?;
    }
    Ok(differences.is_empty())
}

/// Calls a function for each number below `count` on several threads, each with one of its own; results are in order.
pub(crate) fn in_parallel<T: Send, F: FnMut(usize) -> Result<T, String>>(
    jobs: usize,
    count: usize,
    make: impl Fn() -> F + Sync,
) -> Result<Vec<T>, String> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, T)>> = Mutex::new(Vec::with_capacity(count));
    let fault: Mutex<Option<String>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                let mut call = make();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        break;
                    }
                    match call(index) {
                        Ok(result) => results.lock().unwrap_or_else(PoisonError::into_inner).push((index, result)),
                        Err(message) => {
                            fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(message);
                            next.store(count, Ordering::Relaxed);
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
    Ok(results.into_iter().map(|(_, result)| result).collect())
}
