//! `--many-seeds`: runs a program under several seeds, and reports those that end differently.

use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::ops::Range;
use std::rc::Rc;
use std::time::Instant;

use draig::interp::{Options, Outcome};
use draig::verify::Verified;
use draig_diag::json::JsonObject as _;
use draig_diag::json_object;

use super::host::{CommandHost, Output, Sum};
use super::sources::Texts;
use super::statistics::StatisticsObject;
use super::{report_end, status, watch};
use crate::args::Run;
use crate::report::{ErrorFormat, Failure, Reporter};

/// One way to end, and the seeds that led to it.
struct Group {
    words: String,
    /// Sums of standard output and standard error.
    output: [Sum; 2],
    seeds: Vec<u64>,
    status: u8,
    /// Whether the end was a report rather than the program's own.
    is_reported: bool,
}

/// Maximum size of standard input, which is kept for all runs.
const LONGEST_INPUT: u64 = 256 << 20;

/// Runs with each seed. The output of the first run is passed on. The exit status is the most serious one:
/// that of undefined behaviour if any seed led to it, unless a bug in the interpreter was found.
pub(super) fn run(
    args: &Run,
    seeds: Range<u64>,
    module: &Verified<'_>,
    options: &Options,
    texts: &Texts<'_>,
    reporter: &Reporter,
) -> Result<u8, Failure> {
    let input = input()?;
    let interrupt = watch()?;
    let mut groups: Vec<Group> = Vec::new();
    let mut statistics = StatisticsObject::NONE;
    for seed in seeds {
        let output = if groups.is_empty() { Output::Live } else { Output::Summed };
        let mut host = CommandHost::new(args, output, &interrupt)?.with_input(Rc::clone(&input)).with_sums();
        let started = Instant::now();
        let ended = draig::run(module, &Options { seed, ..options.clone() }, &mut host);
        let duration = started.elapsed();
        statistics.add(&ended, duration);
        let words = words(&ended.outcome, ended.result.as_deref());
        let sums = host.sums.unwrap_or([Sum::EMPTY; 2]);
        let same = |group: &&mut Group| group.words == words && group.output == sums;
        if let Some(group) = groups.iter_mut().find(same) {
            group.seeds.push(seed);
            continue;
        }
        if let Err(errno) = host.flush() {
            let error = io::Error::from_raw_os_error(errno.0);
            return Err(Failure::system("<stdout>", "F0002", "Could not write output file", &error));
        }
        report_end(&ended, texts, reporter);
        let status = status(&ended.outcome, interrupt.is_requested());
        let is_reported = ended.outcome.report().is_some();
        groups.push(Group { words, output: sums, seeds: vec![seed], status, is_reported });
        if interrupt.is_requested() {
            return Ok(status);
        }
    }
    summarise(&groups, reporter);
    if args.stats {
        statistics.report(reporter);
    }
    let grave = [
        super::INTERNAL,
        super::UNDEFINED,
        super::DATA_RACE,
        super::DEADLOCK,
        super::UNSUPPORTED,
        super::LIMIT,
        super::INVALID,
    ];
    let ended_so = |status: &&u8| groups.iter().any(|group| group.status == **status && group.is_reported);
    let first = groups.first().map_or(0, |group| group.status);
    Ok(grave.iter().find(ended_so).copied().unwrap_or(first))
}

/// Reads standard input once for all runs; empty if it is a terminal.
pub(super) fn input() -> Result<Rc<[u8]>, Failure> {
    let mut input = Vec::new();
    if !io::stdin().is_terminal() {
        let read = io::stdin().lock().take(LONGEST_INPUT + 1).read_to_end(&mut input);
        let read = read.and_then(|length| match length as u64 > LONGEST_INPUT {
            true => Err(io::ErrorKind::FileTooLarge.into()),
            false => Ok(()),
        });
        read.map_err(|error| Failure::system("<stdin>", "F0001", "Could not read", &error))?;
    }
    Ok(input.into())
}

/// Describes the end of a run.
pub(super) fn words(outcome: &Outcome, result: Option<&str>) -> String {
    match (outcome, result) {
        (Outcome::Exit(status), None) => format!("exit {status}"),
        (Outcome::Exit(_), Some(result)) => result.to_owned(),
        (Outcome::Signal(number), _) => format!("signal {number}"),
        (other, _) => other.report().map_or_else(String::new, |report| report.headline()),
    }
}

json_object! {
    /// One way for the program to end, and the seeds that led to it.
    pub(crate) struct SeedsObject<'a> {
        /// Description of the end, such as `exit 0`, or the headline of a report.
        ended: &'a str,
        /// Number of bytes that the program wrote to its standard output.
        output_bytes: u64,
        /// The seeds.
        seeds: &'a [u64],
    }
}

/// Reports the ends and their seeds, the most common first.
fn summarise(groups: &[Group], reporter: &Reporter) {
    let mut order: Vec<&Group> = groups.iter().collect();
    order.sort_by_key(|group| std::cmp::Reverse(group.seeds.len()));
    let mut text = String::new();
    if reporter.format == ErrorFormat::Human {
        text.push_str(match groups.len() {
            0 | 1 => "all seeds agree:\n",
            _ => "seeds differ:\n",
        });
    }
    for group in order {
        text.push_str(&match reporter.format {
            ErrorFormat::Human => format!(
                "  {} with {} bytes of output: seed{} {}\n",
                crate::output::printable(&group.words),
                group.output[0].bytes,
                if group.seeds.len() == 1 { "" } else { "s" },
                ranges(&group.seeds)
            ),
            ErrorFormat::Json => {
                let (ended, output_bytes) = (group.words.as_str(), group.output[0].bytes);
                SeedsObject { ended, output_bytes, seeds: group.seeds.as_slice() }.to_line()
            }
        });
    }
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Formats numbers as `0 to 6, 8`.
pub(super) fn ranges(seeds: &[u64]) -> String {
    let mut parts: Vec<(u64, u64)> = Vec::new();
    for &seed in seeds {
        match parts.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(seed) => *last = seed,
            _ => parts.push((seed, seed)),
        }
    }
    let shown = |&(first, last): &(u64, u64)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    };
    parts.iter().map(shown).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn ranges_are_short() {
        assert_eq!(ranges(&[0, 1, 2, 4, 6, 7]), "0 to 2, 4, 6, 7");
        assert_eq!(ranges(&[]), "");
    }
}
