//! `cargo xtask downgrade`: output for older versions of LLVM, read by their own tools.
//!
//! The valid units of the conformance tree are lowered for a version and written as text and as bitcode,
//! which its `llvm-as` and `llvm-dis` must read. Their output is read back, which upgrades it; without losses
//! the result must equal the unit. Versions whose tools Debian lacks are in the component `llvm-tools` of
//! Rust's releases: 17 in 1.77, 18 in 1.81, 20 in 1.90, 21 in 1.94.

mod judge;
mod result;
mod since;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use draig::versions::{CURRENT, OLDEST};

use self::judge::Outcome;
use self::result::{Counts, Version};
use crate::TaskResult;
use crate::conformance::oracle;
use draig_workspace::{cores, root, target};

/// Maximum number of kinds of losses and failures printed.
const SHOWN: usize = 25;

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Version of LLVM to test (may be repeated; default: all from 15 whose tools are found)
    #[arg(long = "version", value_name = "N")]
    versions: Vec<u32>,
    /// About N units, evenly spaced; 0 for all
    #[arg(long, value_name = "N", default_value_t = 2000)]
    sample: usize,
    /// Start the sample N units later
    #[arg(long, value_name = "N", default_value_t = 0)]
    offset: usize,
    /// Only units whose path matches
    #[arg(long, value_name = "REGEX", default_value = r"\.ll$")]
    filter: String,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = cores())]
    jobs: usize,
    /// Directory with llvm-as-N and llvm-dis-N, searched before the PATH
    #[arg(long, value_name = "DIR")]
    tools: Option<PathBuf>,
    /// Print each failure
    #[arg(long)]
    show: bool,
    /// Rewrite the committed result of the tested versions
    #[arg(long)]
    bless: bool,
    /// Query the versions for their intrinsics, and compare with the tables
    #[arg(long)]
    intrinsics: bool,
    /// Results of LLVM for the units
    #[arg(long, value_name = "FILE", default_value_os_t = root().join("../shared/conformance/tree19.sqlite"))]
    oracle: PathBuf,
    /// LLVM's tree
    #[arg(long, value_name = "DIR", default_value_os_t = target().join("llvm19"))]
    tree: PathBuf,
}

/// Tools of a version.
struct Tools {
    version: u32,
    assembler: String,
    disassembler: String,
}

impl Tools {
    /// Finds the tools of a version in a directory, otherwise in the PATH.
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

/// Result of one version.
#[derive(Default)]
struct Tally {
    clean: Counts,
    lossy: Counts,
    impossible: usize,
    /// Failures by unit.
    failures: BTreeMap<String, (result::Kind, String)>,
    losses: BTreeMap<String, u64>,
}

/// Runs the task.
pub(crate) fn run(mut options: Options) -> TaskResult {
    if options.versions.is_empty() {
        options.versions = (OLDEST..CURRENT).collect();
    }
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
        for job in 0..options.jobs.max(1) {
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

fn scratch_folder(job: usize) -> PathBuf {
    let memory = Path::new("/dev/shm");
    let base = if memory.is_dir() { memory.to_path_buf() } else { std::env::temp_dir() };
    base.join(format!("draig-downgrade-{}-{job}", std::process::id()))
}
