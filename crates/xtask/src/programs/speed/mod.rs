//! `programs speed`: IR instructions a second, beside others that run or watch the same program.
//!
//! Each program runs with a large and with a small argument, and the difference counts, so
//! that starting, reading and translating are left out for all. Instructions are those that the
//! interpreter counts; `lli` executes the same ones, and memcheck watches the native program that
//! is made from the same IR. Every large run must print what the native program prints.

mod subjects;

use std::ffi::OsString;
use std::path::PathBuf;

use super::Level;
use super::process::{Ended, Limits, Request};
use crate::TaskResult;
use crate::workspace::target;

use subjects::{Input, Made, SUBJECTS};

const USAGE: &str = "usage: cargo xtask-release programs speed [OPTIONS]

  --only NAME    only this program (may be repeated)
  --level LEVEL  O0 or O2 (default both)
  --runs N       runs of each, of which the fastest counts (default 3)
  --draig PATH   default target/release/draig
  --timeout S    seconds for one run (default 120)
  --alone        only the interpreter, none of the others

quickjs and lua are compiled from clones of github.com/bellard/quickjs and github.com/lua/lua in
target/programs/sources.";

#[derive(Debug)]
struct Options {
    only: Vec<String>,
    levels: Vec<Level>,
    runs: usize,
    draig: PathBuf,
    seconds: u64,
    alone: bool,
}

/// Runs the step.
pub(super) fn run(args: Vec<OsString>) -> TaskResult {
    let Some(options) = parse(args)? else {
        println!("{USAGE}");
        return Ok(true);
    };
    let mut whole = true;
    let mut rates: Vec<Vec<f64>> = vec![Vec::new(); Engine::ALL.len()];
    println!("| program | level | million instructions | {} program MB | peak MB | per byte |", heads().join(" "));
    println!("| --- | --- | ---: | {}---: | ---: | ---: |", "---: | ".repeat(Engine::ALL.len()));
    for subject in SUBJECTS.iter().filter(|s| options.only.is_empty() || options.only.iter().any(|o| o == s.name)) {
        for level in &options.levels {
            let made = match Made::new(subject, *level, &options.draig)? {
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

fn parse(args: Vec<OsString>) -> Result<Option<Options>, String> {
    use lexopt::prelude::*;
    let mut options = Options {
        only: Vec::new(),
        levels: Vec::new(),
        runs: 3,
        draig: target().join("release/draig"),
        seconds: 120,
        alone: false,
    };
    let mut parser = lexopt::Parser::from_args(args);
    let text = |e: lexopt::Error| format!("{e}\n\n{USAGE}");
    while let Some(arg) = parser.next().map_err(text)? {
        match arg {
            Long("only") => options.only.push(parser.value().and_then(|v| v.string()).map_err(text)?),
            Long("level") => {
                options.levels.push(Level::parse(&parser.value().and_then(|v| v.string()).map_err(text)?)?);
            }
            Long("runs") => options.runs = parser.value().and_then(|v| v.parse::<usize>()).map_err(text)?.max(1),
            Long("draig") => options.draig = PathBuf::from(parser.value().map_err(text)?),
            Long("timeout") => options.seconds = parser.value().and_then(|v| v.parse()).map_err(text)?,
            Long("alone") => options.alone = true,
            Long("help") | Short('h') => return Ok(None),
            other => return Err(text(other.unexpected())),
        }
    }
    if options.levels.is_empty() {
        options.levels = vec![Level::O0, Level::O2];
    }
    options.draig = options.draig.canonicalize().map_err(|e| format!("{}: {e}", options.draig.display()))?;
    Ok(Some(options))
}

/// What executes or watches.
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

    /// The command for a program, without its arguments.
    fn words(self, options: &Options, made: &Made) -> Vec<OsString> {
        let (ir, binary) = (OsString::from(&made.ir), OsString::from(&made.binary));
        match self {
            Engine::Draig => {
                let flags = ["run", "--stats", "--error-format", "json"].map(OsString::from);
                [vec![OsString::from(&options.draig)], flags.to_vec(), vec![ir, "--".into()]].concat()
            }
            Engine::Lli => vec!["lli-22".into(), "--force-interpreter".into(), ir],
            Engine::Memcheck => vec!["valgrind".into(), "--tool=memcheck".into(), "-q".into(), binary],
            Engine::Native => vec![binary],
        }
    }
}

/// Seconds between the large and the small run below which nothing is told.
const LEAST: f64 = 1e-3;

/// What was measured of one program at one level.
struct Measured {
    /// Of the large run alone.
    instructions: f64,
    /// Instructions a second of every engine, or why there are none.
    rates: Vec<Result<f64, String>>,
    /// Bytes that the interpreter's process took.
    peak: u64,
    /// Bytes of its own that the program used.
    memory: f64,
    /// By how many bytes the large run exceeds the small one: the process, and the program.
    growth: (f64, f64),
}

fn measure(options: &Options, made: &Made) -> Result<Measured, String> {
    let limits = Limits { seconds: options.seconds, memory: 16 << 30, output: 16 << 20 };
    let run = |engine: Engine, input: &Input| -> Result<Ended, String> {
        let words = engine.words(options, made);
        let (program, args) = words.split_first().ok_or("no command")?;
        let request = Request::new(program).args(args).args(&input.args).stdin(input.stdin.as_deref());
        let mut best: Option<Ended> = None;
        // the slowest by far; once is enough
        for _ in 0..if engine == Engine::Lli { 1 } else { options.runs } {
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
            LEAST.. => Ok((large - small) / seconds),
            _ => Err("too quick".to_owned()),
        });
        measured.rates.push(rate);
    }
    Ok(measured)
}

/// Whether a run did what the native program does; `Err` is one word of what it did.
fn check(ended: &Ended, native: &Ended) -> Result<(), String> {
    if ended.timed_out {
        return Err("timeout".to_owned());
    }
    if ended.status() != native.status() {
        return Err(format!("status {}", ended.status()));
    }
    if ended.stdout != native.stdout { Err("other output".to_owned()) } else { Ok(()) }
}

/// A number that the interpreter says about the run.
fn count(ended: &Ended, name: &str) -> Result<f64, String> {
    let stderr = String::from_utf8_lossy(&ended.stderr);
    let objects = stderr.lines().rev().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut counts = objects.filter_map(|object| object[name].as_f64());
    counts.next().ok_or_else(|| "no count".to_owned())
}

/// Programs that need less than this more in their large run say nothing about memory.
const LEAST_GROWTH: f64 = 1e5;

/// Bytes of the interpreter for each byte of the program, by what the large run needs more.
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

/// The geometric mean in millions.
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
    fn rates_are_told_in_millions() {
        assert_eq!(cell(Ok(&1.6e8)), "160");
        assert_eq!(cell(Err(&"timeout".to_owned())), "timeout");
        assert_eq!(mean(&[1e8, 4e8]), "200");
        assert_eq!(mean(&[]), "");
        assert_eq!(per_byte((2.5e6, 1e6)), "2.5");
        assert_eq!(per_byte((2.5e6, 10.0)), "-");
    }
}
