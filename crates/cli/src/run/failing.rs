//! `--fail-alloc each`: one run without a failure, then one run for each allocation of the program, in which
//! that allocation fails. Reports the runs that ended differently.

use std::io::{self, Write as _};
use std::rc::Rc;
use std::time::Instant;

use draig::interp::{Options, Outcome};
use draig::verify::Verified;
use draig_diag::json::JsonObject as _;
use draig_diag::json_object;

use super::host::{CommandHost, Output};
use super::seeds::{input, ranges, words};
use super::sources::Texts;
use super::statistics::StatisticsObject;
use super::{report_end, status, watch};
use crate::args::Run;
use crate::report::{ErrorFormat, Failure, Reporter};

/// One way to end, and the allocations whose failure led to it.
struct Group {
    words: String,
    numbers: Vec<u64>,
    status: u8,
    /// Whether the program did not end by itself, but with a report or a signal.
    is_crash: bool,
}

/// Runs with each allocation failing in turn, until a run does not reach the failing one. Only the first run,
/// in which none fails, uses the real streams. The exit status is that of the most serious end, or else the
/// first run's.
pub(super) fn run(
    args: &Run,
    module: &Verified<'_>,
    options: &Options,
    texts: &Texts<'_>,
    reporter: &Reporter,
) -> Result<u8, Failure> {
    let input = input()?;
    let interrupt = watch()?;
    let mut groups: Vec<Group> = Vec::new();
    let mut statistics = StatisticsObject::NONE;
    let mut tried = 0;
    loop {
        let fail_alloc = if groups.is_empty() { None } else { Some(tried + 1) };
        let output = if groups.is_empty() { Output::Live } else { Output::Summed };
        let mut host = CommandHost::new(args, output, &interrupt)?.with_input(Rc::clone(&input));
        let started = Instant::now();
        let ended = draig::run(module, &Options { fail_alloc, ..options.clone() }, &mut host);
        let duration = started.elapsed();
        if let Err(errno) = host.flush() {
            let error = io::Error::from_raw_os_error(errno.0);
            return Err(Failure::system("<stdout>", "F0002", "Could not write output file", &error));
        }
        let status = status(&ended.outcome, interrupt.is_requested());
        if let Some(number) = fail_alloc {
            if ended.statistics.allocations < number && !interrupt.is_requested() {
                break;
            }
            tried = number;
        }
        statistics.add(&ended, duration);
        let words = words(&ended.outcome, ended.result.as_deref());
        match groups.iter_mut().find(|group| group.words == words) {
            Some(group) => group.numbers.extend(fail_alloc),
            None => {
                report_end(&ended, texts, reporter);
                let is_crash = ended.outcome.report().is_some() || matches!(ended.outcome, Outcome::Signal(_));
                groups.push(Group { words, numbers: fail_alloc.into_iter().collect(), status, is_crash });
            }
        }
        if interrupt.is_requested() {
            return Ok(status);
        }
    }
    summarise(&groups, tried, reporter);
    if args.stats {
        statistics.report(reporter);
    }
    let grave = [super::INTERNAL, super::UNDEFINED, super::UNSUPPORTED, super::LIMIT, super::INVALID];
    let crashes = || groups.iter().filter(|group| group.is_crash);
    let gravest = grave.into_iter().find(|&status| crashes().any(|group| group.status == status));
    let first = groups.first().map_or(0, |group| group.status);
    Ok(gravest.or_else(|| crashes().map(|group| group.status).next()).unwrap_or(first))
}

json_object! {
    /// One way for the program to end, and the allocations whose failure led to it.
    pub(crate) struct FailuresObject<'a> {
        /// Description of the end, such as `exit 0`, or the headline of a report.
        ended: &'a str,
        /// Whether the program ends in this way without a failure, too.
        without_failure: bool,
        /// Numbers of the allocations, from 1.
        failed_allocations: &'a [u64],
    }
}

/// Reports which failures led to which ends.
fn summarise(groups: &[Group], tried: u64, reporter: &Reporter) {
    let mut text = String::new();
    if reporter.format == ErrorFormat::Human {
        text = match tried {
            0 => "no allocations:\n".to_owned(),
            1 => "1 allocation, which failed once:\n".to_owned(),
            _ => format!("{tried} allocations, each of which failed once:\n"),
        };
    }
    for (place, group) in groups.iter().enumerate() {
        text.push_str(&match reporter.format {
            ErrorFormat::Human => {
                let cause = match (place, &group.numbers[..]) {
                    (0, []) => "no failure".to_owned(),
                    (0, numbers) => format!("no failure, or {}", allocations(numbers)),
                    (_, numbers) => allocations(numbers),
                };
                format!("  {}: {cause}\n", crate::output::printable(&group.words))
            }
            ErrorFormat::Json => {
                let (ended, failed_allocations) = (group.words.as_str(), group.numbers.as_slice());
                FailuresObject { ended, without_failure: place == 0, failed_allocations }.to_line()
            }
        });
    }
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Names allocations by their numbers.
fn allocations(numbers: &[u64]) -> String {
    let plural = if numbers.len() == 1 { "" } else { "s" };
    format!("allocation{plural} {}", ranges(numbers))
}
