//! `--explore`: runs all schedules of a program's threads that differ, until one fails; `--schedule`: runs one.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal as _, Write as _};
use std::rc::Rc;
use std::time::{Duration, Instant};

use draig::interp::{Explorer, Model, Options, Outcome, RunResult};
use draig::verify::Verified;
use draig_diag::json::JsonObject as _;
use draig_diag::json_object;

use super::host::{CommandHost, Output};
use super::seeds::{input, words};
use super::sources::Texts;
use super::statistics::StatisticsObject;
use super::{INVALID, LIMIT, report_end, status, watch};
use crate::args::{MemoryModel, Run};
use crate::report::{ErrorFormat, Failure, Reporter};

/// Time between two lines of progress.
const PROGRESS: Duration = Duration::from_millis(500);

/// One way to end.
struct Group {
    words: String,
    status: u8,
    executions: u64,
    /// The first schedule that led to it.
    schedule: String,
}

/// Numbers of an exploration.
#[derive(Default)]
struct Counts {
    executions: u64,
    /// Runs that were given up because they did the same as others.
    repeated: u64,
    /// Executions in which a thread goes no further, because another one goes on from there.
    blocked: u64,
    reads: BTreeSet<u64>,
    is_complete: bool,
}

/// Runs with every schedule, at most `most` of them. Ends at the first execution with a report, a signal or a race, whose
/// status is the exit status.
pub(super) fn run(
    args: &Run,
    most: u64,
    module: &Verified<'_>,
    options: &Options,
    texts: &Texts<'_>,
    reporter: &Reporter,
) -> Result<u8, Failure> {
    let input = input()?;
    let interrupt = watch()?;
    let mut explorer = Explorer::new(match args.model {
        MemoryModel::Sc => Model::Sequential,
        MemoryModel::Rc11 => Model::Rc11,
    });
    let (mut groups, mut counts): (Vec<Group>, Counts) = (Vec::new(), Counts::default());
    let mut statistics = StatisticsObject::NONE;
    let mut shown = Instant::now();
    let failed = loop {
        let mut host = CommandHost::new(args, Output::Summed, &interrupt)?.with_input(Rc::clone(&input));
        let started = Instant::now();
        let ended = draig::run_scheduled(module, options, &mut host, &mut explorer);
        statistics.add(&ended, started.elapsed());
        if explorer.is_pruned() {
            counts.repeated += 1;
        } else if explorer.is_blocked() {
            counts.blocked += 1;
        } else {
            counts.executions += 1;
            counts.reads.insert(ended.execution.reads);
            let (words, schedule) = (words(&ended.outcome, ended.result.as_deref()), explorer.schedule());
            let status = status(&ended.outcome, interrupt.is_requested());
            match groups.iter_mut().find(|group| group.words == words) {
                Some(group) => group.executions += 1,
                None => groups.push(Group { words, status, executions: 1, schedule: schedule.clone() }),
            }
            if fails(&ended) || interrupt.is_requested() {
                break Some((ended, schedule, status));
            }
        }
        if !explorer.advance() {
            counts.is_complete = true;
            break None;
        }
        if counts.executions + counts.repeated + counts.blocked >= most {
            break None;
        }
        if shown.elapsed() >= PROGRESS {
            show_progress(&counts, reporter);
            shown = Instant::now();
        }
    };
    clear_progress(reporter);
    if let Some((ended, schedule, _)) = &failed {
        report_end(ended, texts, reporter);
        if reporter.format == ErrorFormat::Human && !schedule.is_empty() {
            let _ = writeln!(io::stderr(), "note: `--schedule {schedule}` runs this execution again");
        }
    }
    summarise(&groups, &counts, reporter);
    if args.stats {
        statistics.report(reporter);
    }
    match failed {
        Some((.., status)) => Ok(status),
        None if !counts.is_complete => Ok(LIMIT),
        None => Ok(groups.iter().map(|group| group.status).max().unwrap_or(0)),
    }
}

/// Runs with one schedule. Its output is passed on.
pub(super) fn replay(
    args: &Run,
    schedule: &str,
    module: &Verified<'_>,
    options: &Options,
    texts: &Texts<'_>,
    reporter: &Reporter,
) -> Result<u8, Failure> {
    let Some(mut explorer) = Explorer::replay(schedule) else {
        let message = "expected a schedule that --explore has printed, such as 1x3,2,3x2";
        reporter.failure(&Failure::about("--schedule", draig_diag::Diagnostic::error("F0022", message)));
        return Ok(INVALID);
    };
    let interrupt = watch()?;
    let mut host = CommandHost::new(args, Output::Live, &interrupt)?;
    let ended = draig::run_scheduled(module, options, &mut host, &mut explorer);
    let flushed = host.flush();
    report_end(&ended, texts, reporter);
    if let Err(errno) = flushed {
        let error = io::Error::from_raw_os_error(errno.0);
        return Err(Failure::system("<stdout>", "F0002", "Could not write output file", &error));
    }
    Ok(status(&ended.outcome, interrupt.is_requested()))
}

/// Returns whether an execution is one that is looked for.
fn fails(ended: &RunResult) -> bool {
    !matches!(ended.outcome, Outcome::Exit(_)) || !ended.races.is_empty()
}

fn shows_progress(reporter: &Reporter) -> bool {
    reporter.format == ErrorFormat::Human && io::stderr().is_terminal()
}

fn show_progress(counts: &Counts, reporter: &Reporter) {
    if shows_progress(reporter) {
        let _ = write!(io::stderr(), "\r\x1b[K{} executions, {} given up", counts.executions, counts.repeated);
    }
}

fn clear_progress(reporter: &Reporter) {
    if shows_progress(reporter) {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
}

json_object! {
    /// One way for the program to end, and how many executions led to it.
    pub(crate) struct EndingObject<'a> {
        /// Description of the end, such as `exit 0`, or the headline of a report.
        ended: &'a str,
        /// Number of executions.
        executions: u64,
        /// The first schedule that led to it, for `--schedule`.
        schedule: &'a str,
    }
}

json_object! {
    /// Numbers of an exploration.
    pub(crate) struct ExploredObject {
        /// Number of executions.
        explored: u64,
        /// Number of executions that differ in what atomic loads read.
        different_reads: u64,
        /// Number of runs that were given up because they would have done the same as others.
        given_up: u64,
        /// Number of executions in which a thread went no further, because another execution goes on from there.
        blocked: u64,
        /// Whether these are all executions.
        is_complete: bool,
    }
}

/// Reports the ends and the numbers.
fn summarise(groups: &[Group], counts: &Counts, reporter: &Reporter) {
    let reads = counts.reads.len() as u64;
    let Counts { executions, repeated, blocked, is_complete, .. } = *counts;
    let mut text = String::new();
    match reporter.format {
        ErrorFormat::Human => {
            let all = if is_complete { "all of them" } else { "not all" };
            text.push_str(&format!("{executions} execution{}, {all}; ", if executions == 1 { "" } else { "s" }));
            text.push_str(&format!(
                "{reads} differ in what atomic loads read; {blocked} blocked; {repeated} runs were given up:\n"
            ));
            for group in groups {
                let words = crate::output::printable(&group.words);
                let first =
                    if group.schedule.is_empty() { String::new() } else { format!(", first {}", group.schedule) };
                text.push_str(&format!("  {words}: {}{first}\n", group.executions));
            }
        }
        ErrorFormat::Json => {
            for Group { words, executions, schedule, .. } in groups {
                let (ended, executions) = (words.as_str(), *executions);
                text.push_str(&EndingObject { ended, executions, schedule: schedule.as_str() }.to_line());
            }
            let object = ExploredObject {
                explored: executions,
                different_reads: reads,
                given_up: repeated,
                blocked,
                is_complete,
            };
            text.push_str(&object.to_line());
        }
    }
    let _ = io::stderr().write_all(text.as_bytes());
}
