//! `cargo xtask conformance`: measures conformance with LLVM's own test tree.
//!
//! An oracle file contains the results of LLVM's tools for every unit of the tree. This task reads it, judges
//! the same units in worker processes, and compares verdicts, texts, messages and positions.
//! [`crate::subject`] is the code under test.

mod assembled;
mod baseline;
mod expected;
pub(crate) mod normal;
pub(crate) mod oracle;
mod score;
pub(crate) mod sizes;
pub(crate) mod unit;
mod worker;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use assembled::Assembler;
use baseline::Baseline;
use expected::Asker;
use oracle::{Expected, Selection, Unit};
use score::{Counts, Failure, Kind};
use sizes::Sizes;

use draig::versions::CURRENT;

use crate::TaskResult;
use crate::subject::Subject;
use crate::workers::{Answer, Worker, serve};
use crate::written::Measure;
use draig_workspace::committed::Kind as _;
use draig_workspace::{cores, root, target};

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Only units whose path matches [default: \.ll$, \.bc$ with --bitcode]; with --link, tests whose name
    /// contains it
    #[arg(long, value_name = "REGEX")]
    filter: Option<String>,
    /// About N units, evenly spaced
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Only the units listed in FILE, one per line: path or path#part
    #[arg(long, value_name = "FILE")]
    only: Option<PathBuf>,
    /// Compare with LLVM's verifier enabled (the default)
    #[arg(long, overrides_with = "noverify")]
    verify: bool,
    /// Compare with `llvm-as -disable-verify`
    #[arg(long)]
    noverify: bool,
    /// Judge the bitcode written for each unit: its text as read by Draig or by llvm-dis-22, or its size,
    /// which must not exceed 1.03 times that of llvm-as-22
    #[arg(long, value_enum, value_name = "MEASURE", num_args = 0..=1, require_equals = true, default_missing_value = "draig")]
    bitcode_write: Option<Measure>,
    /// Judge .bc files by the output of llvm-dis
    #[arg(long, conflicts_with = "noverify")]
    bitcode: bool,
    /// With --bitcode, also judge .ll units assembled with this assembler of LLVM's [default: llvm-as-14 if
    /// the oracle was made with it, else none]
    #[arg(long, value_name = "COMMAND")]
    assembler: Option<String>,
    /// Write every failure as a JSON line
    #[arg(long, value_name = "FILE", default_value_os_t = target().join("fails.jsonl"))]
    fails: PathBuf,
    /// Run LLVM for the text of the first N units that differ
    #[arg(long, value_name = "N", default_value_t = 3000)]
    diffs: usize,
    /// Print the N slowest units
    #[arg(long, value_name = "N", default_value_t = 0)]
    slow: usize,
    /// Number of worker processes
    #[arg(long, value_name = "N", default_value_t = cores())]
    jobs: usize,
    /// Maximum seconds for one unit
    #[arg(long = "timeout", value_name = "S", default_value_t = 10)]
    seconds: u64,
    /// Rewrite the committed result; needs a run over the whole tree
    #[arg(long, conflicts_with = "bitcode_write")]
    bless: bool,
    /// Judge a bash command instead of the library; {in} is the name of the input
    #[arg(long, value_name = "COMMAND")]
    cmd: Option<String>,
    /// Judge a bash command for bitcode
    #[arg(long, value_name = "COMMAND", requires = "cmd")]
    cmd_bc: Option<String>,
    /// Version of LLVM whose tree is measured; results are conformance/treeN*.txt [default: the oracle's, or
    /// 19]
    #[arg(long, value_name = "N")]
    version: Option<u32>,
    /// Results of LLVM for the units [default: ../shared/conformance/treeN.sqlite, or target/treeN.sqlite]
    #[arg(long, value_name = "FILE")]
    oracle: Option<PathBuf>,
    /// LLVM's tree; downloaded if absent [default: target/llvmN]
    #[arg(long, value_name = "DIR")]
    tree: Option<PathBuf>,
    /// Directory of cached results of LLVM's tools
    #[arg(long, hide = true, default_value_os_t = target().join("conformance-cache"))]
    cache: PathBuf,
    /// Name for the files of one worker; unique among concurrent ones
    #[arg(long, hide = true, default_value = "")]
    slot: String,
    /// Measure the linker instead: run every llvm-link of LLVM's own tests with LLVM's command and with
    /// Draig's
    #[arg(long)]
    pub(crate) link: bool,
    #[command(flatten)]
    linking: crate::linking::LinkOptions,
}

/// Address space of a worker in bytes, far above the needs of any unit.
const WORKER_MEMORY: u64 = 4 << 30;

/// Location of LLVM 14's assembler in Debian.
const LLVM_AS_14: &str = "/usr/lib/llvm-14/bin/llvm-as";

/// Filter of the judged units, unless `--filter` sets another.
const DEFAULT_FILTER: &str = r"\.ll$";

#[derive(Debug)]
struct Options {
    /// Version of LLVM whose tree it is.
    version: u32,
    oracle: PathBuf,
    tree: PathBuf,
    cache: PathBuf,
    /// Name for the files of one worker; unique among concurrent ones.
    slot: String,
    selection: Selection,
    fails: PathBuf,
    diffs: usize,
    slow: usize,
    jobs: usize,
    seconds: u64,
    bless: bool,
    subject: Subject,
    /// Assembler of texts, if bitcode is judged.
    assembler: Option<Assembler>,
    /// Whether every unit of the tree is judged.
    whole: bool,
}

/// Runs the task.
pub(crate) fn run(arguments: Arguments) -> TaskResult {
    if arguments.link {
        let Arguments { filter, tree, bless, linking, .. } = arguments;
        return crate::linking::run(&linking, filter.as_deref().unwrap_or_default(), tree.as_deref(), bless);
    }
    let options = options(arguments)?;
    if !options.oracle.is_file() {
        return Err(format!(
            "there is no oracle at {}: nothing can be compared (--oracle FILE names one)",
            options.oracle.display()
        ));
    }
    let (units, skipped) = oracle::read(&options.oracle, &options.selection)?;
    if units.is_empty() {
        return Err("no unit is selected".to_owned());
    }
    fetch_tree(&options)?;
    let start = Instant::now();
    let judged = judge_all(&options, &units)?;
    let mut directories: BTreeMap<String, Counts> = BTreeMap::new();
    let mut failures = Vec::new();
    for (unit, judged) in units.iter().zip(&judged) {
        score::count(&mut directories, unit, &judged.counts);
        failures.extend(judged.failure.clone());
    }
    print!("{}", score::table(&directories));
    println!("skipped: {}", list(&skipped));
    println!("failures: {}", list(&by_kind(&failures)));
    println!("{} units in {:.1} s", units.len(), start.elapsed().as_secs_f64());
    print!("{}", score::clusters(&failures));
    print_slowest(&options, &units, &judged);
    print!(
        "{}",
        sizes::distribution(units.iter().zip(&judged).filter_map(|(unit, judged)| Some((unit, judged.sizes?))))
    );
    let lines: String = failures.iter().fold(String::new(), |mut lines, failure| {
        let _ = writeln!(lines, "{}", failure.to_json());
        lines
    });
    draig_workspace::write(&options.fails, lines)?;
    compare(&options, &score::total(&directories), &failures)
}

/// The worker's side of [`run`].
pub(crate) fn work(arguments: Arguments) -> TaskResult {
    let options = options(arguments)?;
    let worker = worker::Worker {
        tree: options.tree,
        cache: options.cache,
        slot: options.slot,
        subject: options.subject,
        assembler: options.assembler,
        seconds: options.seconds,
    };
    serve(WORKER_MEMORY, move |question| worker.answer(question))?;
    Ok(true)
}

/// Returns the number of digits of a hash in the oracle, given one of its hashes.
fn sha_digits(hash: &str) -> usize {
    hash.len()
}

/// Returns the version of LLVM whose tools provide the expected results for a version's tree, and for which
/// text is printed.
fn judge_of(version: u32) -> u32 {
    version.max(CURRENT)
}

/// Completes the arguments; some defaults depend on the oracle.
fn options(arguments: Arguments) -> Result<Options, String> {
    let Arguments { sample, bitcode, noverify, assembler, version, cache, cmd, cmd_bc, .. } = arguments;
    let mut whole = sample.is_none() && arguments.only.is_none();
    let oracle = arguments.oracle.unwrap_or_else(|| oracle_of(version.unwrap_or(DEFAULT_VERSION)));
    // A worker does not need the oracle.
    let is_of_llvm_14 = oracle.is_file() && oracle::is_of_llvm_14(&oracle)?;
    let version = version.unwrap_or(if is_of_llvm_14 { 14 } else { DEFAULT_VERSION });
    whole &= !bitcode || assembler.is_none();
    let assembler = assembler.or((bitcode && is_of_llvm_14).then(|| LLVM_AS_14.to_owned())).filter(|_| bitcode);
    let assembler = assembler.map(|command| Assembler { command, cache: cache.clone() });
    let all = match (bitcode, &assembler) {
        (false, _) => DEFAULT_FILTER,
        (true, None) => r"\.bc$",
        (true, Some(_)) => r"\.(bc|ll)$",
    };
    let filter = arguments.filter.as_deref().unwrap_or(all);
    whole &= filter == all;
    let judge = judge_of(version);
    // The parent passes its decision to workers through `--cmd`.
    let subject = match (arguments.bitcode_write, &cmd) {
        (Some(measure), _) => Subject::Written(measure, judge),
        // llvm-dis verifies only debug information
        (None, None) => Subject::Library { verify: !noverify && !bitcode, version: judge },
        (None, Some(_)) => Subject::from_options(cmd, cmd_bc),
    };
    if arguments.bless && !whole {
        return Err("--bless needs a run over the whole tree".to_owned());
    }
    let only = match arguments.only {
        Some(file) => {
            let names = String::from_utf8_lossy(&draig_workspace::read(&file)?).into_owned();
            Some(names.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect())
        }
        None => None,
    };
    let filter = regex::Regex::new(filter).map_err(|e| e.to_string())?;
    Ok(Options {
        version,
        oracle,
        tree: arguments.tree.unwrap_or_else(|| target().join(format!("llvm{version}"))),
        cache,
        slot: arguments.slot,
        selection: Selection { no_verify: noverify, bitcode, filter, sample: sample.unwrap_or_default(), only },
        fails: arguments.fails,
        diffs: arguments.diffs,
        slow: arguments.slow,
        jobs: arguments.jobs.max(1),
        seconds: arguments.seconds,
        bless: arguments.bless,
        subject,
        assembler,
        whole,
    })
}

/// Version of the tree that is measured by default.
const DEFAULT_VERSION: u32 = 19;

/// Returns the path of the oracle for a version's tree: next to the project, or generated here.
fn oracle_of(version: u32) -> PathBuf {
    let name = format!("tree{version}.sqlite");
    let shared = root().join("../shared/conformance").join(&name);
    if shared.is_file() { shared } else { target().join(name) }
}

/// Downloads the tree, unless it exists.
fn fetch_tree(options: &Options) -> Result<(), String> {
    if options.tree.join("llvm/test").is_dir() {
        return Ok(());
    }
    let script = root().join("../shared/conformance/fetch-tree");
    eprintln!("fetching the tree into {}", options.tree.display());
    let status = std::process::Command::new(&script)
        .arg(&options.tree)
        .arg(options.version.to_string())
        .status()
        .map_err(|e| format!("{}: {e}", script.display()))?;
    if status.success() { Ok(()) } else { Err(format!("{}: {status}", script.display())) }
}

/// Result of one unit.
struct Judged {
    counts: Counts,
    failure: Option<Failure>,
    milliseconds: u64,
    /// Sizes of the output, if they are measured.
    sizes: Option<Sizes>,
}

/// Judges all units; results are in their order, whatever the number of workers.
fn judge_all(options: &Options, units: &[Unit]) -> Result<Vec<Judged>, String> {
    let next = AtomicUsize::new(0);
    let diffs_left = AtomicUsize::new(options.diffs);
    let results: Mutex<Vec<(usize, Judged)>> = Mutex::new(Vec::with_capacity(units.len()));
    let fault: Mutex<Option<String>> = Mutex::new(None);
    let (next, diffs_left, results, fault) = (&next, &diffs_left, &results, &fault);
    std::thread::scope(|scope| {
        for job in 0..options.jobs {
            let slot = format!("{}-{job}", std::process::id());
            scope.spawn(move || {
                let mut worker = Worker::new(worker_args(options, &slot));
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(unit) = units.get(index) else { break };
                    match judge_one(options, &mut worker, unit, diffs_left) {
                        Ok(judged) => lock(results).push((index, judged)),
                        Err(message) => {
                            lock(fault).get_or_insert(message);
                            next.store(units.len(), Ordering::Relaxed);
                        }
                    }
                }
                worker::clean(&options.cache, &slot);
            });
        }
    });
    if let Some(fault) = lock(fault).take() {
        return Err(fault);
    }
    let mut results = std::mem::take(&mut *lock(results));
    results.sort_by_key(|(index, _)| *index);
    Ok(results.into_iter().map(|(_, judged)| judged).collect())
}

fn worker_args(options: &Options, slot: &str) -> Vec<OsString> {
    let mut args: Vec<OsString> = vec![
        "conformance-worker".into(),
        "--tree".into(),
        options.tree.clone().into(),
        "--cache".into(),
        options.cache.clone().into(),
        "--slot".into(),
        slot.into(),
        "--timeout".into(),
        options.seconds.to_string().into(),
    ];
    if let Some(assembler) = &options.assembler {
        args.extend(["--bitcode".into(), "--assembler".into(), assembler.command.clone().into()]);
    }
    args.extend(options.subject.to_args().into_iter().map(OsString::from));
    args
}

fn judge_one(options: &Options, worker: &mut Worker, unit: &Unit, diffs_left: &AtomicUsize) -> Result<Judged, String> {
    // a command has its own timeout, which needs time to be reported
    let grace = match options.subject {
        Subject::Command { .. } | Subject::Written(Measure::RereadByLlvm | Measure::Size, _) => 5,
        Subject::Written(Measure::Reread, _) | Subject::Library { .. } | Subject::Fault(_) => 0,
    };
    let patience = Duration::from_secs(options.seconds + grace);
    let outcome = match worker.ask(&worker::question(unit), patience)? {
        Answer::Line(line) => worker::parse_answer(&line)?,
        Answer::Died(words) => worker::Outcome { verdict: worker::Result::Crashed(words), milliseconds: 0 },
        Answer::TimedOut => worker::Outcome { verdict: worker::Result::TimedOut, milliseconds: options.seconds * 1000 },
    };
    let (counts, mut failure) = score::judge(unit, &outcome.verdict);
    if let Some(failure) = &mut failure
        && let worker::Result::Accepted { text: Some(got), .. } = &outcome.verdict
        && diffs_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1)).is_ok()
    {
        (failure.want, failure.got) = difference(options, unit, got)?;
    }
    let sizes = match outcome.verdict {
        worker::Result::Sized(sizes) => Some(sizes),
        _ => None,
    };
    Ok(Judged { counts, failure, milliseconds: outcome.milliseconds, sizes })
}

/// Returns the first differing line of LLVM's text and ours.
fn difference(options: &Options, unit: &Unit, got: &Path) -> Result<(String, String), String> {
    let Expected::Text(want) = &unit.expected else {
        return Ok(Default::default());
    };
    let got = draig_workspace::read(got)?;
    let input = unit::load(&options.tree, &unit.name)?;
    let asker = Asker {
        cache: options.cache.clone(),
        no_verify: options.selection.no_verify,
        assembler: options.assembler.clone(),
        version: judge_of(options.version),
    };
    Ok(match asker.text(unit, &input, want) {
        Ok(want) => normal::first_difference(&want, &got),
        Err(reason) => (format!("<{reason}>"), String::new()),
    })
}

fn by_kind(failures: &[Failure]) -> BTreeMap<&'static str, usize> {
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    for failure in failures {
        *kinds.entry(failure.kind).or_default() += 1;
    }
    kinds.into_iter().map(|(kind, n)| (kind.as_str(), n)).collect()
}

fn list(counts: &BTreeMap<&'static str, usize>) -> String {
    if counts.is_empty() {
        return "none".to_owned();
    }
    let items: Vec<String> = counts.iter().map(|(name, n)| format!("{n} {name}")).collect();
    items.join(", ")
}

fn print_slowest(options: &Options, units: &[Unit], judged: &[Judged]) {
    let mut slowest: Vec<(u64, &Unit)> = judged.iter().map(|j| j.milliseconds).zip(units).collect();
    slowest.sort_by_key(|(ms, _)| std::cmp::Reverse(*ms));
    for (ms, unit) in slowest.iter().take(options.slow) {
        println!("{ms:7} ms {}", unit.name);
    }
}

/// Maximum number of regressions printed.
const SHOWN: usize = 40;

/// Compares with the committed result, or rewrites it. Without one, every failure counts.
fn compare(options: &Options, counts: &Counts, failures: &[Failure]) -> TaskResult {
    let (mode, suffix) = match options.selection.bitcode {
        true if oracle::is_of_llvm_14(&options.oracle)? => ("bitcode-14", "-bitcode"),
        true => ("bitcode", "-bitcode"),
        false if options.selection.no_verify => ("no-verify", "-no-verify"),
        false => ("verify", ""),
    };
    let version = options.version;
    let path = root().join(format!("conformance/tree{version}{suffix}.txt"));
    let committed = Baseline::read(&path)?;
    if options.bless {
        let text = committed.unwrap_or_default().rewritten(version, mode, counts, failures);
        draig_workspace::write(&path, text)?;
        println!("wrote {}", path.display());
        return Ok(true);
    }
    let Some(committed) = committed.filter(|b| b.is_of(mode)) else {
        println!("no committed result for {mode}: any failure fails");
        return Ok(failures.is_empty());
    };
    let worse = committed.regressions(options.whole.then_some(counts), failures);
    for line in worse.iter().take(SHOWN) {
        println!("worse: {line}");
    }
    if worse.len() > SHOWN {
        println!("worse: ... and {} more", worse.len() - SHOWN);
    }
    if options.whole {
        println!("{} committed failures pass now", committed.mended(failures));
    }
    println!("compared with {}: {} worse", path.display(), worse.len());
    Ok(worse.is_empty())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
