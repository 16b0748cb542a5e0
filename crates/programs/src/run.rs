//! Runs the prepared programs in the interpreter, or compiled, and classifies the results.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::json;

use super::baseline::Baseline;
use super::manifest::{Program, programs};
use super::outcome::{Kind, Outcome, judge};
use super::prepare::{Native, OUTPUT, Prepared, ir_place, load};
use super::process::{Limits, Request};
use super::{Level, Options, Subject, folder, native, parallel, report};
use crate::TaskResult;
use draig_workspace::committed::Kind as _;
use draig_workspace::{root, write};

/// A program at one level.
#[derive(Debug)]
pub(super) struct Case {
    pub(super) program: Program,
    pub(super) level: Level,
    pub(super) native: Native,
}

impl Case {
    /// Returns `SUITE/LEVEL/NAME`, the program's name in all output.
    pub(super) fn name(&self) -> String {
        format!("{}/{}/{}", self.program.suite, self.level.as_str(), self.program.name)
    }
}

/// Programs that are not run, with the reasons.
#[derive(Debug, Default)]
pub(super) struct LeftOut {
    /// Too slow natively for `--quick`: name and milliseconds.
    pub(super) slow: Vec<(String, u64)>,
    /// Without a reference: number for each suite and reason.
    pub(super) dropped: BTreeMap<(String, String), usize>,
    /// Number of programs that are not prepared.
    unprepared: usize,
}

/// Result of a case.
#[derive(Debug)]
pub(super) struct Judged {
    pub(super) case: Case,
    pub(super) outcome: Outcome,
    pub(super) wall: Duration,
    /// Peak memory in bytes.
    pub(super) peak: u64,
}

/// Maximum ratio of the interpreter's time to the native program's, in addition to `--timeout`.
const PATIENCE: u64 = 60;

/// Native milliseconds of a quick program.
const QUICK: u64 = 100;

/// Each case is printed in full if there are at most this many.
const MAX_FULL_CASES: usize = 12;

/// Runs the step.
pub(super) fn run(options: &Options, subject: Subject) -> TaskResult {
    if !options.draig.is_file() {
        return Err(format!("there is no {}: build it, or name it with --draig", options.draig.display()));
    }
    let (cases, left_out) = cases(options)?;
    if cases.is_empty() {
        return Err("nothing is prepared: `programs prepare` comes first".to_owned());
    }
    if options.bless && left_out.unprepared > 0 {
        return Err(format!("--bless needs everything prepared; {} are not", left_out.unprepared));
    }
    let start = Instant::now();
    let total = cases.len();
    let judged: Result<Vec<Judged>, String> = {
        let runs = parallel(options.threads, &cases, |case| match subject {
            Subject::Interpreter => one(options, case),
            Subject::Native(_) => native::one(options, case),
        });
        cases
            .into_iter()
            .zip(runs)
            .map(|(case, run)| run.map(|(outcome, wall, peak)| Judged { case, outcome, wall, peak }))
            .collect()
    };
    let judged = judged?;
    print!("{}", report::table(&judged));
    print!("{}", report::histograms(&judged, options.show));
    if total <= MAX_FULL_CASES {
        for judged in &judged {
            print_whole(options, judged);
        }
    }
    println!(
        "{total} runs in {:.1} s; {} too slow natively, {} dropped, {} not prepared",
        start.elapsed().as_secs_f64(),
        left_out.slow.len(),
        left_out.dropped.values().sum::<usize>(),
        left_out.unprepared
    );
    write_details(&judged)?;
    compare(options, subject, &judged, &left_out)
}

/// Returns the selected programs that are prepared, and those left out.
fn cases(options: &Options) -> Result<(Vec<Case>, LeftOut), String> {
    let (mut cases, mut left_out) = (Vec::new(), LeftOut::default());
    for program in programs(options)? {
        for level in &options.levels {
            match load(&program, *level) {
                Some(Prepared::Ready(native)) => {
                    let case = Case { program: program.clone(), level: *level, native };
                    match case.native.milliseconds {
                        slow if options.quick && slow > QUICK => left_out.slow.push((case.name(), slow)),
                        _ => cases.push(case),
                    }
                }
                Some(Prepared::Dropped(reason)) => {
                    *left_out.dropped.entry((program.suite.clone(), reason)).or_default() += 1;
                }
                None => left_out.unprepared += 1,
            }
        }
    }
    Ok((cases, left_out))
}

fn request<'a>(options: &Options, case: &'a Case) -> Request<'a> {
    let program = &case.program;
    let scratch = folder().join("scratch").join(case.name());
    let mut request = Request::new(options.draig.canonicalize().unwrap_or_else(|_| options.draig.clone()))
        // it runs in its own directory, like the native program
        .args(["run", "--json", "--dir", ".:rw"])
        .args(options.with.iter().flat_map(|words| words.split_whitespace()));
    if let Some(steps) = options.max_steps {
        request = request.args(["--max-steps", &steps.to_string()]);
    }
    request = request.args([ir_place(program, case.level)]);
    if !program.args.is_empty() {
        request = request.args(["--"]).args(&program.args);
    }
    request.stdin(program.stdin.as_deref()).scratch(&scratch)
}

fn one(options: &Options, case: &Case) -> Result<(Outcome, Duration, u64), String> {
    let seconds = options.seconds.saturating_add(case.native.milliseconds.saturating_mul(PATIENCE) / 1000);
    let limits = Limits { seconds, memory: options.memory << 20, output: OUTPUT };
    let ended = request(options, case).run(&limits)?;
    Ok((judge(&ended, &case.native, case.program.stderr), ended.wall, ended.peak))
}

fn print_whole(options: &Options, judged: &Judged) {
    let Judged { case, outcome, wall, peak } = judged;
    let (ms, megabytes) = (wall.as_millis(), peak >> 20);
    println!("{}: {} {} ({ms} ms, {megabytes} MB)", case.name(), outcome.kind.as_str(), outcome.what);
    if outcome.kind != Kind::Same {
        println!("  {}", outcome.detail);
    }
    if case.native.as_referenced == Some(false) {
        println!("  the native program does not do what the suite expects either");
    }
    println!("  {}", request(options, case).shown());
}

fn write_details(judged: &[Judged]) -> Result<(), String> {
    let lines: Vec<String> = judged
        .iter()
        .map(|Judged { case, outcome, wall, peak }| {
            let Outcome { kind, what, detail } = outcome;
            let (name, kind, ms) = (case.name(), kind.as_str(), wall.as_millis());
            let line = json!({"name": name, "kind": kind, "what": what, "detail": detail,
                "ms": ms, "native_ms": case.native.milliseconds, "peak": peak});
            format!("{line}\n")
        })
        .collect();
    write(&folder().join("results.jsonl"), lines.concat())
}

/// Maximum number of regressions printed.
const SHOWN: usize = 40;

/// Compares with the committed result, or rewrites it.
fn compare(options: &Options, subject: Subject, judged: &[Judged], left_out: &LeftOut) -> TaskResult {
    let path = root().join(subject.committed());
    let committed = Baseline::read(&path)?;
    if options.bless {
        write(&path, committed.unwrap_or_default().rewritten(subject, options.each.get(), judged, left_out))?;
        println!("wrote {}", subject.committed());
        return Ok(true);
    }
    let Some(committed) = committed else {
        println!("no committed result: any failure fails");
        return Ok(judged.iter().all(|j| j.outcome.kind == Kind::Same));
    };
    let worse = committed.regressions(judged);
    for line in worse.iter().take(SHOWN) {
        println!("worse: {line}");
    }
    println!("{} worse than committed, {} committed failures pass now", worse.len(), committed.mended(judged));
    Ok(worse.is_empty())
}
