//! `cargo xtask mutate`: damaged files, and detection of panics, overflows, hangs and excessive memory.
//!
//! Cases come from `draig_mutate` and are a function of corpus, seed and number; each is judged in a worker
//! process. Findings are saved as files. The statistics show the code that was reached, so that a run which
//! tests nothing is noticed. Bitcode is read within the memory that the reader guarantees. With
//! `--verify-agreement`, the verifier's verdicts are also compared with LLVM's; with `--structured`, valid
//! modules are damaged instead of bytes; with `--run`, modules that verify are executed, and with `--compile`
//! compiled; `--link` generates and links modules.

mod agreement;
mod compiling;
mod linking;
mod promise;
mod statistics;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use draig_mutate::{Case, Mutation, execute};
use serde_json::{Value, json};

use crate::TaskResult;
use crate::conformance::normal;
use crate::subject::{Subject, Verdict};
use crate::workers::{Answer, Worker, catch, serve};
use agreement::Llvm;
use draig_workspace::{cores, files, has_extension, root, target};
use statistics::{Finding, Statistics};

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of cases
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    count: u64,
    /// Number of the first case
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// Seed; cases are a function of seed, number and corpus
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Damage the .ll files below DIR [default: LLVM's test tree in target/llvm19 if it exists, else the .ll
    /// files of this workspace]
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
    /// Exclude files with more bytes
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    largest: u64,
    /// Number of worker processes
    #[arg(long, value_name = "N", default_value_t = cores())]
    jobs: usize,
    /// Maximum seconds for one case
    #[arg(long = "timeout", value_name = "S", default_value_t = 10)]
    seconds: u64,
    /// Address space of a worker in megabytes
    #[arg(long, value_name = "MB", default_value_t = 2048)]
    memory: u64,
    /// Directory for findings
    #[arg(long, value_name = "DIR", default_value_os_t = target().join("mutate"))]
    out: PathBuf,
    /// Name for the files of one worker; unique among concurrent ones
    #[arg(long, hide = true, default_value = "")]
    slot: String,
    /// Judge a bash command instead of the library; {in} is the name of the input
    #[arg(long, value_name = "COMMAND")]
    cmd: Option<String>,
    /// Judge a bash command for bitcode
    #[arg(long, value_name = "COMMAND", requires = "cmd")]
    cmd_bc: Option<String>,
    /// Run N cases; compare the verifier's verdict and first message with those of llvm-as-22 if the library
    /// can read the case
    #[arg(long, value_name = "N")]
    verify_agreement: Option<u64>,
    /// With --verify-agreement, run `opt-22 -passes=verify` instead of llvm-as-22
    #[arg(long)]
    opt: bool,
    /// Mutate one entity of valid modules, instead of bytes
    #[arg(long, conflicts_with = "bitcode")]
    structured: bool,
    /// Execute the functions of modules that verify
    #[arg(long = "run")]
    execute: bool,
    /// Compile modules that verify
    #[arg(long, conflicts_with = "execute")]
    compile: bool,
    /// With --compile, rewrite the section of conformance/native.txt
    #[arg(long, requires = "compile")]
    bless: bool,
    /// Damage bytes or records of the .bc files below DIR, by default those that conformance --bitcode has
    /// assembled
    #[arg(long)]
    bitcode: bool,
    /// Link random modules instead
    #[arg(long)]
    link: bool,
    /// With --link, compare the text with that of the llvm-link in DIR, such as /usr/lib/llvm-22/bin
    #[arg(long, value_name = "DIR")]
    llvm: Option<PathBuf>,
}

impl Options {
    fn mutation(&self) -> Mutation {
        match (self.structured, self.bitcode) {
            (true, _) => Mutation::Modules,
            (false, true) => Mutation::Bitcode,
            (false, false) => Mutation::Bytes,
        }
    }

    fn subject(&self) -> Subject {
        Subject::from_options(self.cmd.clone(), self.cmd_bc.clone())
    }

    fn tool(&self) -> Llvm {
        if self.opt { Llvm::Opt } else { Llvm::As }
    }
}

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    if options.link {
        return linking::run(options);
    }
    let corpus = corpus_files(options);
    if corpus.is_empty() {
        return Err("there is no file to damage".to_owned());
    }
    // workers read the list instead of walking the tree at every start
    let list: String = corpus.iter().map(|path| format!("{}\n", path.display())).collect();
    draig_workspace::write(&options.out.join("corpus"), list)?;
    println!("{} files, seed {}", corpus.len(), options.seed);

    let start = Instant::now();
    let next = AtomicU64::new(options.first);
    let end = options.first.saturating_add(options.verify_agreement.unwrap_or(options.count));
    let statistics = Mutex::new(Statistics::default());
    let fault: Mutex<Option<String>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for job in 0..options.jobs.max(1) {
            let slot = format!("mutate-{}-{job}", std::process::id());
            let (next, statistics, fault) = (&next, &statistics, &fault);
            scope.spawn(move || {
                let mut worker = Worker::new(worker_args(options, &slot));
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= end {
                        break;
                    }
                    match ask(options, &mut worker, number) {
                        Ok(answer) => lock(statistics).count(number, &answer),
                        Err(message) => {
                            lock(fault).get_or_insert(message);
                            next.store(end, Ordering::Relaxed);
                        }
                    }
                }
                let _ = std::fs::remove_dir_all(scratch(&options.out, &slot));
            });
        }
    });
    if let Some(fault) = lock(&fault).take() {
        return Err(fault);
    }
    let mut statistics = std::mem::take(&mut *lock(&statistics));
    statistics.sort();
    print!("{}", statistics.show(start.elapsed()));
    keep(options, &corpus, statistics.findings())?;
    if options.bless {
        compiling::bless(&statistics, corpus.len(), options.seed)?;
    }
    Ok(statistics.findings().is_empty())
}

/// The worker's side of [`run`].
pub(crate) fn work(options: Options) -> TaskResult {
    let subject = options.subject();
    let list = draig_workspace::read(&options.out.join("corpus"))?;
    let list = String::from_utf8_lossy(&list).into_owned();
    let paths: Vec<PathBuf> = list.lines().map(PathBuf::from).collect();
    let corpus = read_corpus(&paths)?;
    let scratch = scratch(&options.out, &options.slot);
    serve(options.memory << 20, move |question| {
        let number = question.parse().unwrap_or_default();
        let start = Instant::now();
        let Some(case) = case(&options, &corpus, number) else {
            return json!({ "verdict": "unread", "kinds": [], "ms": 0.0, "bytes": 0 }).to_string();
        };
        let kinds = case.kinds;
        if options.verify_agreement.is_some() {
            let compared = catch(|| agreement::compare(&case.bytes, options.tool(), &scratch, options.seconds));
            let (verdict, message, cluster) = match compared {
                Ok(Ok(compared)) if case.invalid && compared.accepts() => {
                    ("missed", compared.message, format!("{kinds:?} is accepted"))
                }
                Ok(Ok(compared)) => (compared.verdict, compared.message, compared.cluster),
                Ok(Err(fault)) => ("fault", fault, String::new()),
                Err(panic) => ("panic", panic.clone(), normal::cluster(&panic)),
            };
            let ms = start.elapsed().as_secs_f64() * 1000.0;
            return json!({
                "verdict": verdict, "message": message, "cluster": cluster, "kinds": kinds, "ms": ms,
                "bytes": case.bytes.len(),
            })
            .to_string();
        }
        if options.execute {
            let ended = catch(|| execute::run(&case.bytes, number));
            let (verdict, message, outcomes) = match ended {
                Ok(Ok(runs)) if runs.is_empty() => ("unread", String::new(), BTreeMap::new()),
                Ok(Ok(runs)) => ("accepted", String::new(), counted(&runs)),
                Ok(Err(fault)) => ("excess", fault, BTreeMap::new()),
                Err(panic) => ("panic", panic, BTreeMap::new()),
            };
            let ms = start.elapsed().as_secs_f64() * 1000.0;
            let bytes = case.bytes.len();
            return json!({
                "verdict": verdict, "message": message, "kinds": kinds, "ms": ms, "bytes": bytes,
                "outcomes": outcomes,
            })
            .to_string();
        }
        if options.compile {
            let (verdict, message) = match catch(|| compiling::judge(&case.bytes, number)) {
                Ok(judged) => judged,
                Err(panic) => ("panic", panic),
            };
            let ms = start.elapsed().as_secs_f64() * 1000.0;
            let bytes = case.bytes.len();
            return json!({ "verdict": verdict, "message": message, "kinds": kinds, "ms": ms, "bytes": bytes })
                .to_string();
        }
        let extension = if options.bitcode { "bc" } else { "ll" };
        let judged = catch(|| match subject {
            Subject::Library { verify: false, .. } if options.bitcode => Ok(promise::judge(&case.bytes)),
            _ => subject.judge(&case.bytes, extension, &scratch, options.seconds),
        });
        let (verdict, message) = match judged {
            Ok(Ok(Verdict::Accepted(_) | Verdict::Sized(_))) => ("accepted", String::new()),
            Ok(Ok(Verdict::Rejected(rejection))) => ("rejected", normal::cluster(&rejection.message)),
            Ok(Ok(Verdict::Crashed(message))) => ("crash", message),
            Ok(Ok(Verdict::TimedOut)) => ("timeout", String::new()),
            Ok(Err(fault)) => ("fault", fault),
            Err(panic) => ("panic", panic),
        };
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        // reading it takes longer than a case
        let peak = if number.is_multiple_of(64) { peak_memory() } else { 0 };
        json!({
            "verdict": verdict, "message": message, "kinds": kinds, "ms": ms,
            "bytes": case.bytes.len(), "peak": peak,
        })
        .to_string()
    })?;
    Ok(true)
}

/// Counts the runs by outcome.
fn counted(runs: &[execute::Run]) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for (kind, detail) in runs {
        let detail = if *kind == "undefined" { detail.clone() } else { normal::cluster(detail) };
        *counts.entry(format!("{kind} {detail}").trim_end().to_owned()).or_default() += 1;
    }
    counts
}

/// Returns the peak memory of this process in KiB; 0 if the system does not report it.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

/// Generates the case with this number, if there is one. If generating panics, so does judging, where the
/// panic is reported.
fn case(options: &Options, corpus: &[Vec<u8>], number: u64) -> Option<Case> {
    catch(|| draig_mutate::case(options.mutation(), corpus, options.seed, number)).ok()?
}

/// Returns the files to damage, sorted.
fn corpus_files(options: &Options) -> Vec<PathBuf> {
    let tree = target().join("llvm19/llvm/test");
    let folder = match &options.corpus {
        Some(folder) => folder.clone(),
        None if tree.is_dir() => tree,
        None => root(),
    };
    let extension = if options.bitcode { "bc" } else { "ll" };
    let small = |path: &Path| {
        has_extension(path, extension) && path.metadata().is_ok_and(|m| m.is_file() && m.len() <= options.largest)
    };
    let mut found = files(&folder, &small);
    if options.bitcode && options.corpus.is_none() {
        found.extend(files(&target().join("conformance-cache"), &small));
    }
    found
}

fn read_corpus(paths: &[PathBuf]) -> Result<Vec<Vec<u8>>, String> {
    paths.iter().map(|path| draig_workspace::read(path)).collect()
}

fn worker_args(options: &Options, slot: &str) -> Vec<OsString> {
    let text = |n: u64| OsString::from(n.to_string());
    let mut args: Vec<OsString> = vec!["mutate-worker".into()];
    args.extend(["--seed".into(), text(options.seed)]);
    args.extend(["--timeout".into(), text(options.seconds)]);
    args.extend(["--memory".into(), text(options.memory)]);
    args.extend(["--out".into(), options.out.clone().into()]);
    args.extend(["--slot".into(), slot.into()]);
    if let Some(count) = options.verify_agreement {
        args.extend(["--verify-agreement".into(), text(count)]);
    }
    let flags = [
        ("--opt", options.opt),
        ("--structured", options.structured),
        ("--run", options.execute),
        ("--compile", options.compile),
        ("--bitcode", options.bitcode),
    ];
    args.extend(flags.into_iter().filter(|(_, is_set)| *is_set).map(|(flag, _)| flag.into()));
    args.extend(options.subject().to_args().into_iter().map(OsString::from));
    args
}

/// Judges one case in a worker; deaths and hangs become answers.
fn ask(options: &Options, worker: &mut Worker, number: u64) -> Result<Value, String> {
    // the first case of a worker includes reading the corpus
    let patience = Duration::from_secs(options.seconds + 5);
    Ok(match worker.ask(&number.to_string(), patience)? {
        Answer::Line(line) => {
            let answer: Value = serde_json::from_str(&line).map_err(|e| format!("answer `{line}`: {e}"))?;
            if answer["verdict"] == "fault" {
                return Err(answer["message"].as_str().unwrap_or_default().to_owned());
            }
            answer
        }
        Answer::Died(words) => json!({ "verdict": "crash", "message": words }),
        Answer::TimedOut => json!({ "verdict": "timeout" }),
    })
}

/// Maximum number of findings saved as files, since the same bug is usually found often.
const KEPT: usize = 200;

/// Saves findings and their messages.
fn keep(options: &Options, corpus: &[PathBuf], findings: &[Finding]) -> Result<(), String> {
    if findings.is_empty() {
        return Ok(());
    }
    let corpus_bytes = read_corpus(corpus)?;
    let extension = if options.bitcode { "bc" } else { "ll" };
    for finding in findings.iter().take(KEPT) {
        let Some(case) = case(options, &corpus_bytes, finding.number) else { continue };
        let name = format!("{}-{}-{}", finding.verdict, options.seed, finding.number);
        let from = corpus.get(case.file).map(|path| path.display().to_string());
        let about = format!("{}\n{:?}\n{}\n", from.unwrap_or_default(), case.kinds, finding.message);
        draig_workspace::write(&options.out.join(format!("{name}.{extension}")), &case.bytes)?;
        draig_workspace::write(&options.out.join(format!("{name}.txt")), about)?;
    }
    println!("kept in {}", options.out.display());
    Ok(())
}

/// Returns the directory in which a worker runs commands.
fn scratch(out: &Path, slot: &str) -> PathBuf {
    out.join(format!("scratch-{slot}"))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
