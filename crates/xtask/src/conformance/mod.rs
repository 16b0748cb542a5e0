//! `cargo xtask conformance`: LLVM's own test tree as the measure.
//!
//! An oracle file holds what LLVM 22's tools said about every unit of the tree; this reads
//! it, judges the same units in worker processes, and compares verdicts, texts, messages
//! and places. What is measured is [`crate::subject`]'s business.

mod assembled;
mod baseline;
mod expected;
pub(crate) mod normal;
pub(crate) mod oracle;
mod score;
pub(crate) mod sizes;
pub(crate) mod unit;
mod worker;

use std::collections::{BTreeMap, BTreeSet};
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

use crate::TaskResult;
use crate::committed::Kind as _;
use crate::subject::Subject;
use crate::workers::{Answer, Worker, serve};
use crate::workspace::{root, target};
use crate::written::Measure;

const USAGE: &str = "usage: cargo xtask conformance [OPTIONS]

  --filter REGEX  units whose path matches (default \\.ll$)
  --sample N      about N units, evenly taken
  --only FILE     only the units named in FILE, a line each: path or path#part
  --noverify      compare with `llvm-as -disable-verify`
  --verify        compare with LLVM's verifier on (the default)
  --bitcode-write judge the text of the bitcode that is written of each unit; with
                  --bitcode-write=llvm as llvm-dis-22 reads it, with --bitcode-write=size its
                  size, which is not to be over 1.03 of that of llvm-as-22
  --bitcode       judge .bc files against what llvm-dis says
  --assembler CMD and what this assembler of LLVM's makes of .ll units (default llvm-as-14 if
                  the oracle was made with it, else none)
  --fails FILE    write every failure as a JSON line (default target/fails.jsonl)
  --diffs N       ask LLVM for its text of the first N units that differ (default 3000)
  --slow N        print the N slowest units
  --jobs N        worker processes (default: one per core)
  --timeout S     seconds for one unit (default 10)
  --bless         rewrite the committed result; needs a run over the whole tree
  --cmd COMMAND   judge a bash command instead of the library; {in} is the input's name
  --cmd-bc COMMAND  the same for bitcode
  --version N     the tree of which version of LLVM (default 19); results are conformance/treeN*.txt
  --oracle FILE   default ../shared/conformance/treeN.sqlite, or target/treeN.sqlite
  --tree DIR      default target/llvmN; fetched if absent
  --link          measure the linker instead; --link --help says more";

/// Address space of a worker, bytes. Far above what any unit needs.
const WORKER_MEMORY: u64 = 4 << 30;

/// Where Debian has the assembler of LLVM 14.
const LLVM_AS_14: &str = "/usr/lib/llvm-14/bin/llvm-as";

/// Units judged unless `--filter` says otherwise.
const DEFAULT_FILTER: &str = r"\.ll$";

#[derive(Debug)]
struct Options {
    /// The version of LLVM whose tree it is.
    version: u32,
    oracle: PathBuf,
    tree: PathBuf,
    cache: PathBuf,
    /// Names the files of one worker; unique among those that run.
    slot: String,
    selection: Selection,
    fails: PathBuf,
    diffs: usize,
    slow: usize,
    jobs: usize,
    seconds: u64,
    bless: bool,
    subject: Subject,
    /// Who makes bitcode of texts, where bitcode is judged.
    assembler: Option<Assembler>,
    /// Whether every unit of the tree is looked at.
    whole: bool,
}

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    let Some(options) = parse(args).map_err(|e| format!("{e}\n\n{USAGE}"))? else {
        println!("{USAGE}");
        return Ok(true);
    };
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
    crate::workspace::write(&options.fails, lines)?;
    compare(&options, &score::total(&directories), &failures)
}

/// The worker's side of [`run`].
pub(crate) fn work(args: Vec<OsString>) -> TaskResult {
    let Some(options) = parse(args)? else {
        return Ok(true);
    };
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

/// How many digits of a hash the oracle keeps, from one that it holds.
fn sha_digits(hash: &str) -> usize {
    hash.len()
}

fn parse(args: Vec<OsString>) -> Result<Option<Options>, String> {
    use lexopt::prelude::*;
    let mut options = Options {
        version: 19,
        oracle: PathBuf::new(),
        tree: PathBuf::new(),
        cache: target().join("conformance-cache"),
        slot: String::new(),
        selection: Selection {
            no_verify: false,
            bitcode: false,
            filter: regex::Regex::new(DEFAULT_FILTER).map_err(|e| e.to_string())?,
            sample: 0,
            only: None,
        },
        fails: target().join("fails.jsonl"),
        diffs: 3000,
        slow: 0,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        seconds: 10,
        bless: false,
        subject: Subject::Library { verify: false },
        assembler: None,
        whole: true,
    };
    let (mut cmd, mut cmd_bc, mut assembler, mut filter, mut version) = (None, None, None, None, None);
    let mut written = None;
    let mut parser = lexopt::Parser::from_args(args);
    let text = |e: lexopt::Error| e.to_string();
    while let Some(arg) = parser.next().map_err(text)? {
        let name = match arg {
            Long(name) => name.to_owned(),
            Short('h') => "help".to_owned(),
            other => return Err(text(other.unexpected())),
        };
        let mut value = || parser.value().map_err(text);
        let string = |v: OsString| v.string().map_err(text);
        match name.as_str() {
            "filter" => {
                filter = Some(string(value()?)?);
            }
            "sample" => {
                options.selection.sample = value()?.parse().map_err(text)?;
                options.whole = false;
            }
            "only" => {
                let file = PathBuf::from(value()?);
                let names = String::from_utf8_lossy(&crate::workspace::read(&file)?).into_owned();
                let names: BTreeSet<String> = names.lines().filter(|l| !l.is_empty()).map(str::to_owned).collect();
                options.selection.only = Some(names);
                options.whole = false;
            }
            "noverify" => options.selection.no_verify = true,
            "bitcode-write" => {
                let measure = parser.optional_value().map(string).transpose()?;
                written = Some(Measure::named(measure.as_deref())?);
            }
            "bitcode" => options.selection.bitcode = true,
            "assembler" => assembler = Some(string(value()?)?),
            "verify" => options.selection.no_verify = false,
            "fails" => options.fails = PathBuf::from(value()?),
            "diffs" => options.diffs = value()?.parse().map_err(text)?,
            "slow" => options.slow = value()?.parse().map_err(text)?,
            "jobs" => options.jobs = value()?.parse::<usize>().map_err(text)?.max(1),
            "timeout" => options.seconds = value()?.parse().map_err(text)?,
            "bless" => options.bless = true,
            "cmd" => cmd = Some(string(value()?)?),
            "cmd-bc" => cmd_bc = Some(string(value()?)?),
            "version" => version = Some(value()?.parse().map_err(text)?),
            "oracle" => options.oracle = PathBuf::from(value()?),
            "tree" => options.tree = PathBuf::from(value()?),
            "cache" => options.cache = PathBuf::from(value()?),
            "slot" => options.slot = string(value()?)?,
            "help" => return Ok(None),
            other => return Err(format!("no option --{other}")),
        }
    }
    if options.oracle.as_os_str().is_empty() {
        options.oracle = oracle_of(version.unwrap_or(options.version));
    }
    // A worker has no need of the oracle.
    let is_of_llvm_14 = options.oracle.is_file() && oracle::is_of_llvm_14(&options.oracle)?;
    options.version = version.unwrap_or(if is_of_llvm_14 { 14 } else { options.version });
    if options.tree.as_os_str().is_empty() {
        options.tree = target().join(format!("llvm{}", options.version));
    }
    let is_old = options.selection.bitcode && assembler.is_none() && is_of_llvm_14;
    if options.selection.bitcode {
        if options.selection.no_verify {
            return Err("--bitcode is judged without verifier already".to_owned());
        }
        options.whole &= assembler.is_none();
        let command = assembler.or(is_old.then(|| LLVM_AS_14.to_owned()));
        options.assembler = command.map(|command| Assembler { command, cache: options.cache.clone() });
    }
    let all = match (options.selection.bitcode, &options.assembler) {
        (false, _) => DEFAULT_FILTER,
        (true, None) => r"\.bc$",
        (true, Some(_)) => r"\.(bc|ll)$",
    };
    let filter = filter.as_deref().unwrap_or(all);
    options.whole &= filter == all;
    options.selection.filter = regex::Regex::new(filter).map_err(|e| e.to_string())?;
    // A worker is told by `--cmd` what its master has decided.
    options.subject = match (&cmd, &cmd_bc) {
        // llvm-dis verifies nothing but debug information
        (None, None) => Subject::Library { verify: !options.selection.no_verify && !options.selection.bitcode },
        _ => Subject::from_options(cmd, cmd_bc)?,
    };
    if let Some(measure) = written {
        options.subject = Subject::Written(measure);
    }
    if options.bless && written.is_some() {
        return Err("what is written is to be what is read: nothing is committed of it".to_owned());
    }
    if options.bless && !options.whole {
        return Err("--bless needs a run over the whole tree".to_owned());
    }
    Ok(Some(options))
}

/// Where the oracle of a version's tree is: beside the project, or made here.
fn oracle_of(version: u32) -> PathBuf {
    let name = format!("tree{version}.sqlite");
    let shared = root().join("../shared/conformance").join(&name);
    if shared.is_file() { shared } else { target().join(name) }
}

/// Brings the tree where it is expected, unless it is there.
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

/// What came of one unit.
struct Judged {
    counts: Counts,
    failure: Option<Failure>,
    milliseconds: u64,
    /// What was written, where that is measured.
    sizes: Option<Sizes>,
}

/// Judges all units, in their order whatever the number of workers.
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
    // a command is stopped by its own clock, which needs time to be told
    let grace = match options.subject {
        Subject::Command { .. } | Subject::Written(Measure::RereadByLlvm | Measure::Size) => 5,
        Subject::Written(Measure::Reread) | Subject::Library { .. } | Subject::Fault(_) => 0,
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

/// The first differing line of LLVM's text and ours.
fn difference(options: &Options, unit: &Unit, got: &Path) -> Result<(String, String), String> {
    let Expected::Text(want) = &unit.expected else {
        return Ok(Default::default());
    };
    let got = crate::workspace::read(got)?;
    let input = unit::load(&options.tree, &unit.name)?;
    let asker = Asker {
        cache: options.cache.clone(),
        no_verify: options.selection.no_verify,
        assembler: options.assembler.clone(),
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

/// How many regressions are printed.
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
        crate::workspace::write(&path, text)?;
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
