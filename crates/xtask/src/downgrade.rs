//! `cargo xtask downgrade`: what is written for older versions of LLVM, read by their own tools.
//!
//! The valid units of the conformance tree are lowered for a version and written as text and as bitcode;
//! its `llvm-as` and `llvm-dis` say whether they read it.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use draig::{Losses, Module, PrintOptions, ReadOptions, WriteOptions};

use crate::TaskResult;
use crate::conformance::{normal, oracle, unit};
use crate::subject::{Scratch, bash};
use crate::workspace::{root, target};

const USAGE: &str = "usage: cargo xtask downgrade [OPTIONS]

  --version N     the version of LLVM that reads (default 19)
  --sample N      about N units, evenly taken (default 2000; 0 for all)
  --filter REGEX  units whose path matches (default \\.ll$)
  --only-own      only units that the version's own llvm-as accepts as they are
  --jobs N        threads (default: one per core)
  --oracle FILE   default ../shared/conformance/tree19.sqlite
  --tree DIR      default target/llvm19";

/// Seconds for one run of a tool.
const PATIENCE: u64 = 20;
/// How many kinds of failures are printed.
const SHOWN: usize = 25;

struct Options {
    version: u32,
    sample: usize,
    filter: String,
    only_own: bool,
    jobs: usize,
    oracle: PathBuf,
    tree: PathBuf,
}

/// How the tools took what was written.
#[derive(Clone, Copy, Default)]
struct Counts {
    units: usize,
    text: usize,
    bitcode: usize,
}

impl Counts {
    fn line(&self, what: &str) -> String {
        let rate = |count: usize| if self.units == 0 { 100.0 } else { 100.0 * count as f64 / self.units as f64 };
        format!(
            "{what:24} {:6} units, text read {:6} ({:.2} %), bitcode read {:6} ({:.2} %)",
            self.units,
            self.text,
            rate(self.text),
            self.bitcode,
            rate(self.bitcode)
        )
    }
}

#[derive(Default)]
struct Tally {
    clean: Counts,
    lossy: Counts,
    impossible: usize,
    left_out: usize,
    /// By kind of message: how many, and one of them.
    failures: BTreeMap<String, (usize, String)>,
    losses: BTreeMap<String, u64>,
}

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    let Some(options) = parse(args).map_err(|e| format!("{e}\n\n{USAGE}"))? else {
        println!("{USAGE}");
        return Ok(true);
    };
    let selection = oracle::Selection {
        filter: regex::Regex::new(&options.filter).map_err(|e| e.to_string())?,
        sample: options.sample,
        ..oracle::Selection::verified()
    };
    let (units, _) = oracle::read(&options.oracle, &selection)?;
    let units: Vec<_> = units.into_iter().filter(|unit| matches!(unit.expected, oracle::Expected::Text(_))).collect();
    let (next, tally) = (AtomicUsize::new(0), Mutex::new(Tally::default()));
    let fault = Mutex::new(None);
    std::thread::scope(|scope| {
        for job in 0..options.jobs {
            let (next, tally, fault, units, options) = (&next, &tally, &fault, &units, &options);
            scope.spawn(move || {
                let folder = scratch_folder(job);
                while let Some(unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(error) = judge(options, unit, &folder, tally) {
                        *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                        next.store(units.len(), Ordering::Relaxed);
                    }
                }
            });
        }
    });
    if let Some(fault) = fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(fault);
    }
    let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    print(&options, &tally);
    Ok(tally.failures.is_empty())
}

fn print(options: &Options, tally: &Tally) {
    println!("for LLVM {}", options.version);
    println!("{}", tally.clean.line("lowered without loss"));
    println!("{}", tally.lossy.line("lowered with losses"));
    println!("impossible: {}, left out: {}", tally.impossible, tally.left_out);
    let mut losses: Vec<_> = tally.losses.iter().collect();
    losses.sort_by_key(|&(_, count)| std::cmp::Reverse(*count));
    for (what, count) in losses.into_iter().take(SHOWN) {
        println!("  lost {count:7} {what}");
    }
    let mut failures: Vec<_> = tally.failures.iter().collect();
    failures.sort_by_key(|&(_, &(count, _))| std::cmp::Reverse(count));
    for (kind, (count, example)) in failures.into_iter().take(SHOWN) {
        println!("{count:6} {kind}\n       {example}");
    }
}

fn parse(args: Vec<OsString>) -> Result<Option<Options>, String> {
    use lexopt::prelude::*;
    let mut options = Options {
        version: 19,
        sample: 2000,
        filter: r"\.ll$".to_owned(),
        only_own: false,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        oracle: root().join("../shared/conformance/tree19.sqlite"),
        tree: target().join("llvm19"),
    };
    let mut parser = lexopt::Parser::from_args(args);
    let text = |e: lexopt::Error| e.to_string();
    while let Some(arg) = parser.next().map_err(text)? {
        match arg {
            Long("version") => options.version = parser.value().map_err(text)?.parse().map_err(text)?,
            Long("sample") => options.sample = parser.value().map_err(text)?.parse().map_err(text)?,
            Long("filter") => options.filter = parser.value().map_err(text)?.string().map_err(text)?,
            Long("only-own") => options.only_own = true,
            Long("jobs") => options.jobs = parser.value().map_err(text)?.parse::<usize>().map_err(text)?.max(1),
            Long("oracle") => options.oracle = PathBuf::from(parser.value().map_err(text)?),
            Long("tree") => options.tree = PathBuf::from(parser.value().map_err(text)?),
            Long("help") | Short('h') => return Ok(None),
            other => return Err(text(other.unexpected())),
        }
    }
    Ok(Some(options))
}

fn scratch_folder(job: usize) -> PathBuf {
    let memory = Path::new("/dev/shm");
    let base = if memory.is_dir() { memory.to_path_buf() } else { std::env::temp_dir() };
    base.join(format!("draig-downgrade-{}-{job}", std::process::id()))
}

fn judge(options: &Options, unit: &oracle::Unit, folder: &Path, tally: &Mutex<Tally>) -> Result<(), String> {
    let input = unit::load(&options.tree, &unit.name)?;
    let version = options.version;
    if options.only_own {
        let scratch = Scratch::new(folder, "in.ll", &input)?;
        if !bash(&format!("llvm-as-{version} in.ll -o /dev/null"), &scratch.folder, PATIENCE)?.status.success() {
            tally.lock().unwrap_or_else(PoisonError::into_inner).left_out += 1;
            return Ok(());
        }
    }
    let lowered = crate::workers::catch(|| written(&input, version));
    let mut said = Vec::new();
    let (counts, losses) = match lowered {
        Err(panic) => {
            said.push(format!("panicked: {panic}"));
            (None, None)
        }
        Ok(None) => {
            tally.lock().unwrap_or_else(PoisonError::into_inner).left_out += 1;
            return Ok(());
        }
        Ok(Some(Err(losses))) => (None, Some(losses)),
        Ok(Some(Ok((losses, text, bitcode)))) => {
            let scratch = Scratch::new(folder, "in.ll", &text)?;
            crate::workspace::write(&scratch.folder.join("in.bc"), bitcode)?;
            let mut counts = Counts { units: 1, ..Counts::default() };
            for (read, command) in [
                (&mut counts.text, format!("llvm-as-{version} in.ll -o /dev/null")),
                (&mut counts.bitcode, format!("llvm-dis-{version} in.bc -o /dev/null")),
            ] {
                let output = bash(&command, &scratch.folder, PATIENCE)?;
                if output.status.success() {
                    *read = 1;
                } else {
                    said.push(normal::stderr(&String::from_utf8_lossy(&output.stderr)));
                }
            }
            (Some(counts), Some(losses))
        }
    };
    let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(losses) = &losses {
        for (_, what, count) in losses.iter() {
            *tally.losses.entry(what.to_owned()).or_default() += count;
        }
    }
    match (counts, &losses) {
        (Some(counts), Some(losses)) => {
            let sum = if losses.is_empty() { &mut tally.clean } else { &mut tally.lossy };
            sum.units += counts.units;
            sum.text += counts.text;
            sum.bitcode += counts.bitcode;
        }
        _ => tally.impossible += 1,
    }
    for message in said {
        let line: String = message.lines().take(2).collect::<Vec<_>>().join(" | ").chars().take(200).collect();
        let entry = tally.failures.entry(normal::cluster(&message)).or_default();
        entry.0 += 1;
        if entry.1.is_empty() {
            entry.1 = format!("{}: {line}", unit.name);
        }
    }
    Ok(())
}

type Written = Result<(Losses, Vec<u8>, Vec<u8>), Losses>;

/// Text and bitcode for a version; nothing if the unit is not read.
fn written(input: &[u8], version: u32) -> Option<Written> {
    let options = ReadOptions::new("in.ll").strict(true).verify(true);
    let mut module = Module::parse_with(input, &options).ok()?.module;
    let losses = match module.downgrade(version) {
        Ok(losses) => losses,
        Err(losses) => return Some(Err(losses)),
    };
    let mut text = Vec::new();
    let printing = PrintOptions { for_llvm: version, ..PrintOptions::default() };
    module.write_text(&printing, &mut text).ok()?;
    let mut writing = WriteOptions::default();
    writing.for_llvm = version;
    Some(Ok((losses, text, module.to_bitcode_with(&writing))))
}
