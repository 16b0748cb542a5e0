//! `cargo xtask growth`: checks that the work of commands grows linearly with the input, not quadratically.
//! Each count of a module is doubled, and Valgrind's callgrind counts the instructions of every step, so the
//! result does not depend on the load of the machine. A step may grow by somewhat more than a factor of two,
//! because of sorting; the same holds for each function with a significant part of the step.

mod callgrind;
mod kinds;
mod steps;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use callgrind::Counts;
use kinds::Kind;

use crate::TaskResult;
use draig_workspace::{root, target};

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Only kinds whose name contains TEXT
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Number of parallel kinds
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: usize,
    /// Write conformance/growth.txt, after a run over all kinds
    #[arg(long)]
    bless: bool,
}

/// Path of the committed result.
const RESULT: &str = "conformance/growth.txt";
/// Maximum growth of a step when its input doubles: n log n at these counts is below 2.3.
const STEP_LIMIT: f64 = 2.5;
/// Maximum growth of one function of the step, whose tables may double between the two counts.
const FUNCTION_LIMIT: f64 = 3.0;
/// Functions below this fraction of the step are ignored.
const LEAST_PART: u64 = 200;
/// Functions with fewer instructions are ignored.
const LEAST_COUNT: u64 = 20_000;

/// Number of kinds measured in one process.
const BATCH: usize = 8;
/// Prefix of a step's name in a worker's output; a line without it begins an input.
const STEP: &str = "  ";
/// Function after which callgrind writes a file.
const COUNTED: &str = "xtask::growth::steps::counted_step";

/// For more than some kilobytes, the C library copies and fills with one repeating instruction, which
/// callgrind counts by bytes: a jump by a factor of 16 where it replaces a loop. The loop is therefore used
/// for all sizes.
const COPIES_BY_LOOPS: &str =
    "glibc.cpu.x86_rep_movsb_threshold=1073741824:glibc.cpu.x86_rep_stosb_threshold=1073741824";

/// Growth of one step of one kind.
#[derive(Clone, Debug)]
struct Growth {
    step: String,
    ratio: f64,
    /// Function that grew most.
    steepest: Option<(String, f64)>,
}

impl Growth {
    fn is_too_steep(&self) -> bool {
        self.ratio > STEP_LIMIT || self.steepest.as_ref().is_some_and(|(_, ratio)| *ratio > FUNCTION_LIMIT)
    }
}

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let Options { filter, jobs, bless } = options;
    if *bless && !filter.is_empty() {
        return Err("--bless needs a run over all kinds".to_owned());
    }
    let kinds: Vec<Kind> = kinds::all().into_iter().filter(|kind| kind.name.contains(filter.as_str())).collect();
    let found = Mutex::new(BTreeMap::new());
    let batches: Vec<&[Kind]> = kinds.chunks(BATCH).collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..(*jobs).max(1) {
            scope.spawn(|| {
                while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let growth = measure(batch);
                    let Ok(mut found) = found.lock() else { return };
                    match growth {
                        Ok(all) => found.extend(batch.iter().map(|kind| kind.name).zip(all.into_iter().map(Ok))),
                        Err(error) => found.extend(batch.iter().map(|kind| (kind.name, Err(error.clone())))),
                    }
                }
            });
        }
    });
    let found = found.into_inner().map_err(|e| e.to_string())?;
    let mut text = format!(
        "# How many times as many instructions each step takes when a count doubles, as callgrind counts them.\n\
         # Written by `cargo xtask growth --bless`. Over {STEP_LIMIT} in all, or {FUNCTION_LIMIT} in one function, is too steep.\n"
    );
    let mut well = true;
    for kind in &kinds {
        let growth = found.get(kind.name).ok_or("a kind was not measured")?.as_ref().map_err(Clone::clone)?;
        let _ = write!(text, "{} {}:", kind.name, kind.count);
        for one in growth {
            let _ = write!(text, " {} {:.1}", one.step, one.ratio);
        }
        text.push('\n');
        for one in growth.iter().filter(|one| one.is_too_steep()) {
            well = false;
            let worst = one.steepest.as_ref().map_or(String::new(), |(name, by)| format!("; {name} {by:.1}"));
            let _ = writeln!(text, "  too steep: {} {:.2}{worst}", one.step, one.ratio);
        }
    }
    print!("{text}");
    if *bless {
        std::fs::write(root().join(RESULT), text).map_err(|e| format!("{RESULT}: {e}"))?;
    }
    Ok(well)
}

/// Measures kinds. Those that seem too steep are measured again with twice the counts, where a table that
/// doubled between the two counts has no effect.
fn measure(kinds: &[Kind]) -> Result<Vec<Vec<Growth>>, String> {
    let requested: Vec<(Kind, usize)> = kinds.iter().map(|kind| (*kind, kind.count)).collect();
    let mut all = compare(&requested)?;
    for (kind, growth) in kinds.iter().zip(&mut all) {
        if !growth.iter().any(Growth::is_too_steep) {
            continue;
        }
        for (one, again) in growth.iter_mut().zip(compare(&[(*kind, 2 * kind.count)])?.into_iter().flatten()) {
            if one.is_too_steep() {
                *one = again;
            }
        }
    }
    Ok(all)
}

/// Returns the growth of each step of each kind when its count doubles.
fn compare(kinds: &[(Kind, usize)]) -> Result<Vec<Vec<Growth>>, String> {
    let inputs: Vec<(Kind, usize)> =
        kinds.iter().flat_map(|&(kind, count)| [(kind, count), (kind, 2 * count)]).collect();
    let counts = counted(&inputs)?;
    let grown = |pair: &[Vec<(String, Counts)>]| {
        let [before, after] = pair else { return Vec::new() };
        let grown = before.iter().zip(after).map(|((step, before), (_, after))| {
            let least = (after.total() / LEAST_PART).max(LEAST_COUNT);
            let steepest = after.steepest(before, least).map(|(name, by)| (name.to_owned(), by));
            Growth { step: step.clone(), ratio: after.total() as f64 / before.total().max(1) as f64, steepest }
        });
        grown.collect()
    };
    Ok(counts.chunks(2).map(grown).collect())
}

/// Runs all steps with each input under callgrind, in one process because its startup is slow.
fn counted(inputs: &[(Kind, usize)]) -> Result<Vec<Vec<(String, Counts)>>, String> {
    let Some((first, count)) = inputs.first() else { return Ok(Vec::new()) };
    let failed = |e: std::io::Error| format!("{}: {e}", first.name);
    let folder = target().join("growth").join(format!("{}-{count}", first.name));
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(failed)?;
    }
    std::fs::create_dir_all(&folder).map_err(failed)?;
    let out = format!("--callgrind-out-file={}", folder.join("out").display());
    let done = Command::new("valgrind")
        .args(["--tool=callgrind", "--dump-line=no", "--read-inline-info=no", &out])
        .args(["--toggle-collect", "--dump-after"].map(|option| format!("{option}={COUNTED}")))
        .arg(std::env::current_exe().map_err(failed)?)
        .arg("growth-worker")
        .args(inputs.iter().flat_map(|(kind, count)| [kind.name.to_owned(), count.to_string()]))
        .env("GLIBC_TUNABLES", COPIES_BY_LOOPS)
        .stderr(Stdio::piped())
        .output()
        .map_err(|e| format!("valgrind: {e}"))?;
    if !done.status.success() {
        return Err(String::from_utf8_lossy(&done.stderr).into_owned());
    }
    let mut all = Vec::new();
    let mut number = 0;
    for line in String::from_utf8_lossy(&done.stdout).lines() {
        let Some(step) = line.strip_prefix(STEP) else {
            all.push(Vec::new());
            continue;
        };
        number += 1;
        let file = folder.join(format!("out.{number}"));
        let text = std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        let steps = all.last_mut().ok_or("a step of no input")?;
        steps.push((step.to_owned(), Counts::parse(&text)));
    }
    std::fs::remove_dir_all(&folder).map_err(failed)?;
    Ok(all)
}

/// Runs the steps of kinds with counts, in the process under callgrind.
pub(crate) fn work(args: &[String]) -> TaskResult {
    let kinds = kinds::all();
    let (inputs, []) = args.as_chunks::<2>() else { return Err("growth-worker [KIND COUNT]...".to_owned()) };
    for [name, count] in inputs {
        let kind = kinds.iter().find(|kind| *kind.name == **name).ok_or("no such kind")?;
        let count = count.parse().map_err(|e| format!("{e}"))?;
        println!("{} {count}", kind.name);
        steps::take(kind, count)?;
    }
    Ok(true)
}
