//! `cargo xtask downgrade`: what is written for older versions of LLVM, read by their own tools.
//!
//! The valid units of the conformance tree are lowered for a version and written as text and as bitcode;
//! its `llvm-as` and `llvm-dis` say whether they read it. What they make of it is read again, which upgrades
//! it: where nothing was lost, that must be the unit. Versions whose tools Debian does not have are in the
//! component `llvm-tools` of Rust's releases: 17 in 1.77, 18 in 1.81, 20 in 1.90, 21 in 1.94.

mod judge;
mod result;
mod since;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use draig::tables::history::{CURRENT, OLDEST};

use self::judge::Outcome;
use self::result::{Counts, Version};
use crate::TaskResult;
use crate::conformance::oracle;
use crate::workspace::{root, target};

const USAGE: &str = "usage: cargo xtask downgrade [OPTIONS]

  --version N     a version of LLVM that reads (default: all from 15 whose tools are found)
  --sample N      about N units, evenly taken (default 2000; 0 for all)
  --offset N      begin the sample N units later
  --filter REGEX  units whose path matches (default \\.ll$)
  --jobs N        threads (default: one per core)
  --tools DIR     a folder with llvm-as-N and llvm-dis-N, looked into before the PATH
  --show          print each failure
  --bless         rewrite the committed result of the versions that were asked
  --intrinsics    ask instead which intrinsics they have, and compare with the tables
  --oracle FILE   default ../shared/conformance/tree19.sqlite
  --tree DIR      default target/llvm19";

/// How many kinds of losses and failures are printed.
const SHOWN: usize = 25;

struct Options {
    versions: Vec<u32>,
    sample: usize,
    offset: usize,
    filter: String,
    jobs: usize,
    tools: Option<PathBuf>,
    show: bool,
    bless: bool,
    intrinsics: bool,
    oracle: PathBuf,
    tree: PathBuf,
}

/// The tools of a version.
struct Tools {
    version: u32,
    assembler: String,
    disassembler: String,
}

impl Tools {
    /// Looks for the tools of a version in a folder, then in the PATH.
    fn find(folder: Option<&Path>, version: u32) -> Option<Tools> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> =
            folder.map(Path::to_path_buf).into_iter().chain(std::env::split_paths(&path)).collect();
        let find = |tool: &str| {
            let found = folders
                .iter()
                .map(|folder| folder.join(format!("llvm-{tool}-{version}")))
                .find(|path| path.is_file())?;
            Some(std::path::absolute(found).ok()?.display().to_string())
        };
        Some(Tools { version, assembler: find("as")?, disassembler: find("dis")? })
    }
}

/// What came of one version.
#[derive(Default)]
struct Tally {
    clean: Counts,
    lossy: Counts,
    impossible: usize,
    /// By unit: what fails.
    failures: BTreeMap<String, (result::Kind, String)>,
    losses: BTreeMap<String, u64>,
}

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    let Some(options) = parse(args).map_err(|e| format!("{e}\n\n{USAGE}"))? else {
        println!("{USAGE}");
        return Ok(true);
    };
    let mut found = Vec::new();
    for &version in &options.versions {
        match Tools::find(options.tools.as_deref(), version) {
            Some(tools) => found.push(tools),
            None => println!("LLVM {version}: no llvm-as-{version} and llvm-dis-{version}, not asked"),
        }
    }
    if options.intrinsics {
        return since::compare(&found, &scratch_folder(0));
    }
    let selection = oracle::Selection {
        filter: regex::Regex::new(&options.filter).map_err(|e| e.to_string())?,
        ..oracle::Selection::verified()
    };
    let (units, _) = oracle::read(&options.oracle, &selection)?;
    let units: Vec<_> = units.into_iter().filter(|unit| matches!(unit.expected, oracle::Expected::Text(_))).collect();
    let step = units.len().checked_div(options.sample).unwrap_or(1).max(1);
    let units: Vec<_> = units.into_iter().skip(options.offset).step_by(step).collect();
    let committed = result::read()?;
    let mut good = true;
    let mut versions = committed.clone();
    for tools in &found {
        let tally = judge_all(&options, tools, &units)?;
        print(&options, tools.version, &tally);
        let before = committed.get(&tools.version).cloned().unwrap_or_default();
        let worse = before.regressions(&tally);
        worse.iter().for_each(|line| println!("worse: {line}"));
        good &= worse.is_empty();
        versions.insert(tools.version, Version::new(&tally, &before));
    }
    if options.bless {
        result::write(&versions)?;
        return Ok(true);
    }
    Ok(good)
}

fn judge_all(options: &Options, tools: &Tools, units: &[oracle::Unit]) -> Result<Tally, String> {
    let (next, tally) = (AtomicUsize::new(0), Mutex::new(Tally::default()));
    let fault = Mutex::new(None);
    std::thread::scope(|scope| {
        for job in 0..options.jobs {
            let (next, tally, fault) = (&next, &tally, &fault);
            scope.spawn(move || {
                let folder = scratch_folder(job);
                while let Some(unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match judge::judge(tools, &options.tree, unit, &folder) {
                        Ok(outcome) => {
                            let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
                            tally.add(&unit.name.to_string(), outcome);
                        }
                        Err(error) => {
                            *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                            next.store(units.len(), Ordering::Relaxed);
                        }
                    }
                }
            });
        }
    });
    match fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(fault) => Err(fault),
        None => Ok(tally.into_inner().unwrap_or_else(PoisonError::into_inner)),
    }
}

impl Tally {
    fn add(&mut self, name: &str, outcome: Outcome) {
        for (what, count) in outcome.losses {
            *self.losses.entry(what).or_default() += count;
        }
        match outcome.counts {
            Some((true, counts)) => self.lossy.add(counts),
            Some((false, counts)) => self.clean.add(counts),
            None => self.impossible += 1,
        }
        if let Some(failure) = outcome.failure {
            self.failures.insert(name.to_owned(), failure);
        }
    }
}

fn print(options: &Options, version: u32, tally: &Tally) {
    println!("for LLVM {version}");
    println!("{}", tally.clean.line("lowered without loss"));
    println!("{}", tally.lossy.line("lowered with losses"));
    println!("impossible: {}", tally.impossible);
    let mut losses: Vec<_> = tally.losses.iter().collect();
    losses.sort_by_key(|&(_, count)| std::cmp::Reverse(*count));
    for (what, count) in losses.into_iter().take(SHOWN) {
        println!("  lost {count:7} {what}");
    }
    let mut kinds: BTreeMap<String, (usize, &str)> = BTreeMap::new();
    for (name, (kind, message)) in &tally.failures {
        if options.show {
            println!("{}\t{name}\t{}", kind.name(), message.replace('\n', " | "));
        }
        kinds
            .entry(format!("{}: {}", kind.name(), crate::conformance::normal::cluster(message)))
            .or_insert((0, name))
            .0 += 1;
    }
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|&(_, (count, _))| std::cmp::Reverse(count));
    for (kind, (count, example)) in kinds.into_iter().take(SHOWN) {
        println!("{count:6} {kind}\n       {example}");
    }
}

fn parse(args: Vec<OsString>) -> Result<Option<Options>, String> {
    use lexopt::prelude::*;
    let mut options = Options {
        versions: Vec::new(),
        sample: 2000,
        offset: 0,
        filter: r"\.ll$".to_owned(),
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        tools: None,
        show: false,
        bless: false,
        intrinsics: false,
        oracle: root().join("../shared/conformance/tree19.sqlite"),
        tree: target().join("llvm19"),
    };
    let mut parser = lexopt::Parser::from_args(args);
    let text = |e: lexopt::Error| e.to_string();
    while let Some(arg) = parser.next().map_err(text)? {
        match arg {
            Long("version") => options.versions.push(parser.value().map_err(text)?.parse().map_err(text)?),
            Long("sample") => options.sample = parser.value().map_err(text)?.parse().map_err(text)?,
            Long("offset") => options.offset = parser.value().map_err(text)?.parse().map_err(text)?,
            Long("filter") => options.filter = parser.value().map_err(text)?.string().map_err(text)?,
            Long("jobs") => options.jobs = parser.value().map_err(text)?.parse::<usize>().map_err(text)?.max(1),
            Long("tools") => options.tools = Some(PathBuf::from(parser.value().map_err(text)?)),
            Long("show") => options.show = true,
            Long("bless") => options.bless = true,
            Long("intrinsics") => options.intrinsics = true,
            Long("oracle") => options.oracle = PathBuf::from(parser.value().map_err(text)?),
            Long("tree") => options.tree = PathBuf::from(parser.value().map_err(text)?),
            Long("help") | Short('h') => return Ok(None),
            other => return Err(text(other.unexpected())),
        }
    }
    if options.versions.is_empty() {
        options.versions = (OLDEST..CURRENT).collect();
    }
    Ok(Some(options))
}

fn scratch_folder(job: usize) -> PathBuf {
    let memory = Path::new("/dev/shm");
    let base = if memory.is_dir() { memory.to_path_buf() } else { std::env::temp_dir() };
    base.join(format!("draig-downgrade-{}-{job}", std::process::id()))
}
