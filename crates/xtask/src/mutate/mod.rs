//! `cargo xtask mutate`: damaged files, and a watch for panics, overflows, hangs and memory.
//!
//! Cases come from `draig_filetest::mutation` and are a function of corpus, seed and number;
//! each is judged in a worker process. What is found is kept as a file. The statistics say
//! what was reached, so that a run which tests nothing is noticed. Bitcode is read within the memory that the
//! reader promises. With `--verify-agreement`
//! the verdicts of the verifier are compared with LLVM's besides; with `--structured` what is damaged
//! is a valid module instead of its bytes; with `--run` what verifies is executed; `--link` makes modules of
//! its own and links them.

mod agreement;
mod execute;
mod linking;
mod promise;
mod random;
mod statistics;
mod structured;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use draig_filetest::mutation::Mutator;
use serde_json::{Value, json};

use crate::TaskResult;
use crate::conformance::normal;
use crate::subject::{Subject, Verdict};
use crate::workers::{Answer, Worker, catch, serve};
use crate::workspace::{files, has_extension, root, target};
use agreement::Llvm;
use statistics::{Finding, Statistics};

const USAGE: &str = "usage: cargo xtask mutate [OPTIONS]   (xtask-release for long runs)

  --count N       cases (default 10000)
  --first N       number of the first case (default 0)
  --seed S        default 1
  --corpus DIR    damage the .ll files below DIR (default: LLVM's test tree if it is in
                  target/llvm19, else the .ll files of this workspace)
  --largest N     leave out files of more bytes (default 100000)
  --jobs N        worker processes (default: one per core)
  --timeout S     seconds for one case (default 10)
  --memory MB     address space of a worker (default 2048)
  --out DIR       where findings are kept (default target/mutate)
  --cmd COMMAND   judge a bash command instead of the library; {in} is the input's name
  --verify-agreement N
                  N cases; compare the verifier's verdict and first message with those of
                  llvm-as-22 wherever the library reads the case
  --opt           ask `opt-22 -passes=verify` instead of llvm-as-22
  --structured    mutate valid modules, one thing each, instead of bytes
  --run           execute the functions of what verifies
  --link          link random modules instead (--link --help)
  --bitcode       damage the .bc files below DIR, and by default what conformance --bitcode has
                  assembled: bytes, or one record or more";

#[derive(Debug)]
struct Options {
    count: u64,
    first: u64,
    seed: u64,
    corpus: Option<PathBuf>,
    largest: u64,
    jobs: usize,
    seconds: u64,
    memory: u64,
    out: PathBuf,
    slot: String,
    subject: Subject,
    /// Whether to compare with LLVM's verifier instead of judging the subject.
    agreement: bool,
    /// Whom of LLVM's is asked then.
    asked: Llvm,
    /// Whether modules are mutated instead of bytes.
    structured: bool,
    /// Whether what verifies is executed instead of asking the subject.
    execute: bool,
    /// Whether bitcode is damaged instead of text.
    bitcode: bool,
}

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    if args.iter().any(|arg| arg == "--link") {
        return linking::run(args);
    }
    let Some(options) = parse(args).map_err(|e| format!("{e}\n\n{USAGE}"))? else {
        println!("{USAGE}");
        return Ok(true);
    };
    let corpus = corpus_files(&options);
    if corpus.is_empty() {
        return Err("there is no file to damage".to_owned());
    }
    // workers read the list instead of walking the tree each time one of them starts
    let list: String = corpus.iter().map(|path| format!("{}\n", path.display())).collect();
    crate::workspace::write(&options.out.join("corpus"), list)?;
    println!("{} files, seed {}", corpus.len(), options.seed);

    let start = Instant::now();
    let next = AtomicU64::new(options.first);
    let end = options.first.saturating_add(options.count);
    let statistics = Mutex::new(Statistics::default());
    let fault: Mutex<Option<String>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for job in 0..options.jobs {
            let slot = format!("mutate-{}-{job}", std::process::id());
            let (options, next, statistics, fault) = (&options, &next, &statistics, &fault);
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
    keep(&options, &corpus, statistics.findings())?;
    Ok(statistics.findings().is_empty())
}

/// The worker's side of [`run`].
pub(crate) fn work(args: Vec<OsString>) -> TaskResult {
    let Some(options) = parse(args)? else {
        return Ok(true);
    };
    let list = crate::workspace::read(&options.out.join("corpus"))?;
    let list = String::from_utf8_lossy(&list).into_owned();
    let paths: Vec<PathBuf> = list.lines().map(PathBuf::from).collect();
    let corpus = read_corpus(&paths)?;
    let scratch = scratch(&options.out, &options.slot);
    serve(options.memory, move |question| {
        let number = question.parse().unwrap_or_default();
        let start = Instant::now();
        let Some(case) = case(&options, &corpus, number) else {
            return json!({ "verdict": "unread", "kinds": [], "ms": 0.0, "bytes": 0 }).to_string();
        };
        let kinds = case.kinds;
        if options.agreement {
            let compared = catch(|| agreement::compare(&case.bytes, options.asked, &scratch, options.seconds));
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
                Ok(Ok(outcomes)) if outcomes.is_empty() => ("unread", String::new(), outcomes),
                Ok(Ok(outcomes)) => ("accepted", String::new(), outcomes),
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
        let extension = if options.bitcode { "bc" } else { "ll" };
        let judged = catch(|| match options.subject {
            Subject::Library { verify: false } if options.bitcode => Ok(promise::judge(&case.bytes)),
            _ => options.subject.judge(&case.bytes, extension, &scratch, options.seconds),
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
        // asking takes longer than a case
        let peak = if number.is_multiple_of(64) { peak_memory() } else { 0 };
        json!({
            "verdict": verdict, "message": message, "kinds": kinds, "ms": ms,
            "bytes": case.bytes.len(), "peak": peak,
        })
        .to_string()
    })?;
    Ok(true)
}

/// The most memory that this process has had so far, in KiB; 0 where the system does not say.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

/// A case of either sort.
struct Damaged {
    file: usize,
    kinds: Vec<String>,
    /// Whether it is known to be invalid.
    invalid: bool,
    bytes: Vec<u8>,
}

/// The case of this number, if there is one.
fn case(options: &Options, corpus: &[Vec<u8>], number: u64) -> Option<Damaged> {
    if options.structured {
        let case = catch(|| structured::case(corpus, options.seed, number)).ok()??;
        let kinds = vec![case.kind.to_owned()];
        return Some(Damaged { file: case.file, kinds, invalid: case.invalid, bytes: case.bytes });
    }
    if options.bitcode && !number.is_multiple_of(4) {
        return records(options, corpus, number);
    }
    let case = Mutator::new(corpus, options.seed).case(number);
    let kinds = case.kinds.iter().map(|kind| format!("{kind:?}")).collect();
    Some(Damaged { file: case.file, kinds, invalid: false, bytes: case.bytes })
}

/// A case in which records of bitcode were changed.
fn records(options: &Options, corpus: &[Vec<u8>], number: u64) -> Option<Damaged> {
    // splitmix64 (Steele, Lea, Flood, 2014)
    let mut state = options.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number;
    let mut random = |limit: u64| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % limit
    };
    let file = random(corpus.len() as u64) as usize;
    let bytes = draig::bitcode::fuzzing::damage(&corpus[file], &mut random)?;
    Some(Damaged { file, kinds: vec!["Records".to_owned()], invalid: false, bytes })
}

fn parse(args: Vec<OsString>) -> Result<Option<Options>, String> {
    use lexopt::prelude::*;
    let mut options = Options {
        count: 10_000,
        first: 0,
        seed: 1,
        corpus: None,
        largest: 100_000,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        seconds: 10,
        memory: 2048 << 20,
        out: target().join("mutate"),
        slot: String::new(),
        subject: Subject::Library { verify: false },
        agreement: false,
        asked: Llvm::As,
        structured: false,
        execute: false,
        bitcode: false,
    };
    let (mut cmd, mut cmd_bc) = (None, None);
    let mut parser = lexopt::Parser::from_args(args);
    let text = |e: lexopt::Error| e.to_string();
    while let Some(arg) = parser.next().map_err(text)? {
        let name = match arg {
            Long(name) => name.to_owned(),
            Short('h') => "help".to_owned(),
            other => return Err(text(other.unexpected())),
        };
        let mut value = || parser.value().map_err(text);
        match name.as_str() {
            "count" => options.count = value()?.parse().map_err(text)?,
            "verify-agreement" => {
                options.count = value()?.parse().map_err(text)?;
                options.agreement = true;
            }
            "opt" => options.asked = Llvm::Opt,
            "structured" => options.structured = true,
            "run" => options.execute = true,
            "bitcode" => options.bitcode = true,
            "first" => options.first = value()?.parse().map_err(text)?,
            "seed" => options.seed = value()?.parse().map_err(text)?,
            "corpus" => options.corpus = Some(PathBuf::from(value()?)),
            "largest" => options.largest = value()?.parse().map_err(text)?,
            "jobs" => options.jobs = value()?.parse::<usize>().map_err(text)?.max(1),
            "timeout" => options.seconds = value()?.parse().map_err(text)?,
            "memory" => {
                let megabytes: u64 = value()?.parse().map_err(text)?;
                options.memory = megabytes.saturating_mul(1 << 20);
            }
            "out" => options.out = PathBuf::from(value()?),
            "slot" => options.slot = value()?.string().map_err(text)?,
            "cmd" => cmd = Some(value()?.string().map_err(text)?),
            "cmd-bc" => cmd_bc = Some(value()?.string().map_err(text)?),
            "help" => return Ok(None),
            other => return Err(format!("no option --{other}")),
        }
    }
    options.subject = Subject::from_options(cmd, cmd_bc)?;
    Ok(Some(options))
}

/// The files to damage, sorted.
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
    paths.iter().map(|path| crate::workspace::read(path)).collect()
}

fn worker_args(options: &Options, slot: &str) -> Vec<OsString> {
    let text = |n: u64| OsString::from(n.to_string());
    let mut args: Vec<OsString> = vec!["mutate-worker".into()];
    args.extend(["--seed".into(), text(options.seed)]);
    args.extend(["--timeout".into(), text(options.seconds)]);
    args.extend(["--memory".into(), text(options.memory >> 20)]);
    args.extend(["--out".into(), options.out.clone().into()]);
    args.extend(["--slot".into(), slot.into()]);
    if options.agreement {
        args.extend(["--verify-agreement".into(), text(options.count)]);
    }
    if options.asked == Llvm::Opt {
        args.push("--opt".into());
    }
    if options.structured {
        args.push("--structured".into());
    }
    if options.execute {
        args.push("--run".into());
    }
    if options.bitcode {
        args.push("--bitcode".into());
    }
    args.extend(options.subject.to_args().into_iter().map(OsString::from));
    args
}

/// Asks about one case; deaths and hangs become answers.
fn ask(options: &Options, worker: &mut Worker, number: u64) -> Result<Value, String> {
    // the first question of a worker includes reading the corpus
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

/// How many findings are written as files; one fault is usually found often.
const KEPT: usize = 200;

/// Writes findings and what was said of them.
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
        crate::workspace::write(&options.out.join(format!("{name}.{extension}")), &case.bytes)?;
        crate::workspace::write(&options.out.join(format!("{name}.txt")), about)?;
    }
    println!("kept in {}", options.out.display());
    Ok(())
}

/// Where a worker runs commands.
fn scratch(out: &Path, slot: &str) -> PathBuf {
    out.join(format!("scratch-{slot}"))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
