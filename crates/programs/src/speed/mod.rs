//! `programs speed`: IR instructions per second, compared with other tools that run or check the same
//! program.
//!
//! Each program runs with a large and with a small argument, and the difference counts, which excludes
//! startup, reading and translation for all tools. Instructions are those that the interpreter counts. `lli`
//! executes the same ones; memcheck checks the native program compiled from the same IR. Every large run must
//! print the same as the native program.

mod counted;
mod subjects;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::process::{Ended, Limits, Request};
use super::{Level, absolute};
use crate::TaskResult;
use draig_workspace::target;

use subjects::{BuiltSubject, Input, SUBJECTS};
pub use subjects::{sql, sqlite};

/// Options of the step.
#[derive(Debug, clap::Args)]
#[command(
    after_long_help = "quickjs and lua are compiled from clones of github.com/bellard/quickjs and github.com/lua/lua in
target/programs/sources."
)]
pub struct Options {
    /// Only this program (may be repeated)
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Optimization levels (may be repeated; default O0 and O2)
    #[arg(long = "level", value_name = "LEVEL")]
    levels: Vec<Level>,
    /// Number of runs of each, of which the fastest counts
    #[arg(long, value_name = "N", default_value = "3")]
    runs: NonZeroUsize,
    /// Command to measure
    #[arg(long, value_name = "PATH", default_value_os_t = target().join("release/draig"))]
    draig: PathBuf,
    /// Maximum seconds for one run
    #[arg(long = "timeout", value_name = "S", default_value_t = 120)]
    seconds: u64,
    /// Only the interpreter, without the other tools
    #[arg(long)]
    alone: bool,
    /// Count machine instructions with Valgrind, and compare with those of this other `draig`
    #[arg(long, value_name = "PATH", conflicts_with = "alone")]
    than: Option<PathBuf>,
}

/// Runs the step.
pub(super) fn run(mut options: Options) -> TaskResult {
    if options.levels.is_empty() {
        options.levels = vec![Level::O0, Level::O2];
    }
    options.draig = absolute(&options.draig)?;
    if let Some(than) = &options.than {
        return counted::run(&options, &absolute(than)?);
    }
    let mut whole = true;
    let mut rates: Vec<Vec<f64>> = vec![Vec::new(); Engine::ALL.len()];
    println!("| program | level | million instructions | {} program MB | peak MB | per byte |", heads().join(" "));
    println!("| --- | --- | ---: | {}---: | ---: | ---: |", "---: | ".repeat(Engine::ALL.len()));
    for subject in SUBJECTS.iter().filter(|s| options.only.is_empty() || options.only.iter().any(|o| o == s.name)) {
        for level in &options.levels {
            let made = match BuiltSubject::new(subject, *level, &options.draig)? {
                Ok(made) => made,
                Err(missing) => {
                    eprintln!("{}: {missing}", subject.name);
                    whole = false;
                    break;
                }
            };
            let rows = measure(&options, &made)?;
            let cells: Vec<String> = rows.rates.iter().map(|rate| cell(rate.as_ref())).collect();
            let (millions, own, peak) = (rows.instructions / 1e6, rows.memory / 1e6, rows.peak as f64 / 1e6);
            println!(
                "| {} | {} | {millions:.0} | {} | {own:.1} | {peak:.0} | {} |",
                subject.name,
                level.as_str(),
                cells.join(" | "),
                per_byte(rows.growth),
            );
            whole &= rows.rates[0].is_ok();
            for (all, rate) in rates.iter_mut().zip(&rows.rates) {
                all.extend(rate.as_ref().ok());
            }
        }
    }
    let means: Vec<String> = rates.iter().map(|rates| mean(rates)).collect();
    println!("| geometric mean | | | {} | | | |", means.join(" | "));
    Ok(whole)
}

/// Tool that executes or checks a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Engine {
    Draig,
    Lli,
    Memcheck,
    Native,
}

impl Engine {
    const ALL: [Engine; 4] = [Engine::Draig, Engine::Lli, Engine::Memcheck, Engine::Native];

    fn name(self) -> &'static str {
        match self {
            Engine::Draig => "draig",
            Engine::Lli => "lli",
            Engine::Memcheck => "memcheck",
            Engine::Native => "native",
        }
    }

    /// Returns the command for a program, without its arguments.
    fn words(self, options: &Options, made: &BuiltSubject) -> Vec<OsString> {
        let (ir, binary) = (OsString::from(&made.ir), OsString::from(&made.binary));
        match self {
            Engine::Draig => {
                let flags = ["run", "--stats", "--json"].map(OsString::from);
                [vec![OsString::from(&options.draig)], flags.to_vec(), vec![ir, "--".into()]].concat()
            }
            Engine::Lli => vec!["lli-22".into(), "--force-interpreter".into(), ir],
            Engine::Memcheck => vec!["valgrind".into(), "--tool=memcheck".into(), "-q".into(), binary],
            Engine::Native => vec![binary],
        }
    }
}

/// Difference in seconds between the large and the small run below which no result is reported.
const MIN_DIFFERENCE_SECONDS: f64 = 1e-3;

/// Measurements of one program at one level.
struct Measured {
    /// Instructions of the large run alone.
    instructions: f64,
    /// Instructions per second of every tool, or the reason for their absence.
    rates: Vec<Result<f64, String>>,
    /// Peak memory of the interpreter's process in bytes.
    peak: u64,
    /// Memory of the program itself in bytes.
    memory: f64,
    /// Additional bytes of the large run over the small one: of the process, and of the program.
    growth: (f64, f64),
}

fn measure(options: &Options, made: &BuiltSubject) -> Result<Measured, String> {
    let limits = Limits { seconds: options.seconds, memory: 16 << 30, output: 16 << 20 };
    let run = |engine: Engine, input: &Input| -> Result<Ended, String> {
        let words = engine.words(options, made);
        let (program, args) = words.split_first().ok_or("no command")?;
        let request = Request::new(program).args(args).args(&input.args).stdin(input.stdin.as_deref());
        let mut best: Option<Ended> = None;
        // by far the slowest; once is enough
        for _ in 0..if engine == Engine::Lli { 1 } else { options.runs.get() } {
            let ended = request.run(&limits)?;
            let slow = ended.timed_out;
            if best.as_ref().is_none_or(|best| ended.wall < best.wall) {
                best = Some(ended);
            }
            if slow {
                break;
            }
        }
        best.ok_or_else(|| "no run".to_owned())
    };
    let native = run(Engine::Native, &made.large)?;
    let mut measured = Measured { instructions: 0.0, rates: Vec::new(), peak: 0, memory: 0.0, growth: (0.0, 0.0) };
    let mut counted = Err("not counted".to_owned());
    for engine in Engine::ALL {
        if options.alone && engine != Engine::Draig {
            measured.rates.push(Err("-".to_owned()));
            continue;
        }
        let (large, small) = (run(engine, &made.large)?, run(engine, &made.small)?);
        let right = check(&large, &native);
        if engine == Engine::Draig {
            measured.peak = large.peak;
            counted = match &right {
                Ok(()) => count(&large, "instructions").and_then(|large| Ok((large, count(&small, "instructions")?))),
                Err(_) => Err("no count".to_owned()),
            };
            if let (Ok(more), Ok(less)) = (count(&large, "memory"), count(&small, "memory")) {
                measured.memory = more;
                measured.growth = (large.peak as f64 - small.peak as f64, more - less);
            }
            measured.instructions = counted.as_ref().map_or(0.0, |(large, _)| *large);
        }
        let seconds = large.wall.as_secs_f64() - small.wall.as_secs_f64();
        let rate = right.and_then(|()| counted.clone()).and_then(|(large, small)| match seconds {
            MIN_DIFFERENCE_SECONDS.. => Ok((large - small) / seconds),
            _ => Err("too quick".to_owned()),
        });
        measured.rates.push(rate);
    }
    Ok(measured)
}

/// Checks that a run did the same as the native program; `Err` is one word about the difference.
fn check(ended: &Ended, native: &Ended) -> Result<(), String> {
    if ended.timed_out {
        return Err("timeout".to_owned());
    }
    if ended.status() != native.status() {
        return Err(format!("status {}", ended.status()));
    }
    if ended.stdout != native.stdout { Err("other output".to_owned()) } else { Ok(()) }
}

/// Returns a number from the interpreter's statistics of the run.
fn count(ended: &Ended, name: &str) -> Result<f64, String> {
    let stderr = String::from_utf8_lossy(&ended.stderr);
    let objects = stderr.lines().rev().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut counts = objects.filter_map(|object| object[name].as_f64());
    counts.next().ok_or_else(|| "no count".to_owned())
}

/// Additional memory of the large run below which programs tell nothing about memory.
const LEAST_GROWTH: f64 = 1e5;

/// Formats the interpreter's bytes for each byte of the program, by the additional memory of the large run.
fn per_byte((process, program): (f64, f64)) -> String {
    if program < LEAST_GROWTH { "-".to_owned() } else { format!("{:.1}", process / program) }
}

fn heads() -> Vec<String> {
    Engine::ALL.iter().map(|engine| format!("{} M/s |", engine.name())).collect()
}

fn cell(rate: Result<&f64, &String>) -> String {
    match rate {
        Ok(rate) => format!("{:.0}", rate / 1e6),
        Err(why) => why.clone(),
    }
}

/// Formats the geometric mean in millions.
fn mean(rates: &[f64]) -> String {
    if rates.is_empty() {
        return String::new();
    }
    let logarithms: f64 = rates.iter().map(|rate| rate.ln()).sum();
    format!("{:.0}", (logarithms / rates.len() as f64).exp() / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_shown_in_millions() {
        assert_eq!(cell(Ok(&1.6e8)), "160");
        assert_eq!(cell(Err(&"timeout".to_owned())), "timeout");
        assert_eq!(mean(&[1e8, 4e8]), "200");
        assert_eq!(mean(&[]), "");
        assert_eq!(per_byte((2.5e6, 1e6)), "2.5");
        assert_eq!(per_byte((2.5e6, 10.0)), "-");
    }
}
