//! `draig run`: verifies and executes a module, and converts the outcome to an exit status.

pub(crate) mod explore;
pub(crate) mod failing;
mod grants;
mod host;
mod interrupt;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod native;
pub(crate) mod seeds;
mod sources;
pub(crate) mod statistics;

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Instant;

use draig::interp::report::{Kind, NoSources, Report};
use draig::interp::{Entry, Options, Outcome, Races, RunResult, Trace};
use draig::verify::{DebugInfo, VerifyOptions, verify_with};
use draig::{Module, Printer, ReadOptions};
use draig_diag::{Diagnostics, Severity, Source};

use crate::args::{Common, FailAlloc, RaceRule, Run};
use crate::input::Input;
use crate::reading::not_ir;
use crate::report::{ErrorFormat, Failure, Reporter};
use crate::{output, progress};

use host::{CommandHost, Output};
use interrupt::{INTERRUPTED, Interrupt};
use sources::Texts;
use statistics::StatisticsObject;

/// Exit status of undefined behaviour.
const UNDEFINED: u8 = 70;
/// Exit status of a program that needs something not modelled.
const UNSUPPORTED: u8 = 71;
/// Exit status of a limit.
const LIMIT: u8 = 72;
/// Exit status of input that is not a module, or cannot be started.
const INVALID: u8 = 73;
/// Exit status of a data race, where the program must not have any.
const DATA_RACE: u8 = 74;
/// Exit status of a deadlock.
const DEADLOCK: u8 = 75;
/// Exit status of a bug in the interpreter.
const INTERNAL: u8 = 76;
/// Added to the number of a signal, as shells do.
const SIGNALLED: u8 = 128;

/// Runs the command.
pub(crate) fn run(args: &Run, common: &Common, reporter: &Reporter) -> ExitCode {
    match execute(args, common, reporter) {
        Ok(status) => ExitCode::from(status),
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            reporter.failure(&failure);
            if reporter.format == ErrorFormat::Json {
                // The errors were reported as objects without an outcome.
                let report =
                    Report::bare(Kind::InvalidInput, "the module cannot be read, or not be started".to_owned());
                let _ = io::stderr().write_all(report.render_json(&NoSources).as_bytes());
            }
            ExitCode::from(INVALID)
        }
    }
}

fn execute(args: &Run, common: &Common, reporter: &Reporter) -> Result<u8, Failure> {
    let input = Input::open(&args.file)?;
    let source = Source::new(&input.name, input.bytes());
    let mut module = read(args, common, reporter, &input, &source)?;
    if !args.linked.is_empty() {
        module = crate::link::with(&input.name, module, &args.linked, common, reporter)?;
    }
    let mut advice = None;
    if !args.native {
        let added = crate::cxx::add(&input.name, module, args.cxx.as_deref(), reporter)?;
        (module, advice) = (added.module, added.advice);
    }
    let threads = common.threads.unwrap_or(1);
    // The reader has stripped invalid debug information.
    let verify_options = VerifyOptions { threads, debug_info: DebugInfo::Ignore, ..VerifyOptions::default() };
    let verified = match verify_with(&module, &verify_options) {
        Ok(verified) => verified,
        Err(errors) => {
            let mut diagnostics = Diagnostics::new();
            let printer = Printer::new(&module);
            errors.iter().for_each(|violation| diagnostics.push(violation.to_diagnostic(&printer, Severity::Error)));
            reporter.diagnostics(&diagnostics, &source);
            return Err(Failure::Refused);
        }
    };
    #[cfg(feature = "mimalloc")]
    crate::system::allocator::give_back_free_memory();
    if args.native {
        return run_native(args, &input.name, &verified, common, reporter);
    }
    let texts = Texts::new(&source, &args.file);
    let options = options(args);
    if let Some(range) = &args.many_seeds {
        return seeds::run(args, range.clone(), &verified, &options, &texts, reporter);
    }
    if let Some(most) = args.explore {
        return explore::run(args, most, &verified, &options, &texts, reporter);
    }
    if let Some(schedule) = &args.schedule {
        return explore::replay(args, schedule, &verified, &options, &texts, reporter);
    }
    if args.fail_alloc == Some(FailAlloc::Each) {
        return failing::run(args, &verified, &options, &texts, reporter);
    }
    let interrupt = watch()?;
    let mut host = CommandHost::new(args, Output::Live, &interrupt)?;
    let started = Instant::now();
    let ended = draig::run(&verified, &options, &mut host);
    let duration = started.elapsed();
    let flushed = host.flush();
    report_end(&ended, &texts, reporter);
    if let (Outcome::Unsupported(_), Some(advice), ErrorFormat::Human) = (&ended.outcome, advice, reporter.format) {
        let _ = writeln!(io::stderr(), "help: {advice}");
    }
    if let Some(result) = &ended.result {
        output::write("-".as_ref(), format!("{result}\n").as_bytes())?;
    }
    if args.stats {
        let mut statistics = StatisticsObject::NONE;
        statistics.add(&ended, duration);
        statistics.report(reporter);
    }
    if let Err(errno) = flushed {
        let error = io::Error::from_raw_os_error(errno.0);
        return Err(Failure::system("<stdout>", "F0002", "Could not write output file", &error));
    }
    let status = status(&ended.outcome, interrupt.is_requested());
    // The operating system frees the module's parts all at once.
    std::mem::forget(module);
    Ok(status)
}

/// Runs the program as native code, with the end of the process.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn run_native(
    args: &Run,
    name: &str,
    verified: &draig::verify::Verified<'_>,
    common: &Common,
    reporter: &Reporter,
) -> Result<u8, Failure> {
    match native::run(args, name, verified, common, reporter)? {}
}

/// Refuses to run the program as native code.
#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
fn run_native(_: &Run, name: &str, _: &draig::verify::Verified<'_>, _: &Common, _: &Reporter) -> Result<u8, Failure> {
    let message = "--native needs Linux on x86-64";
    Err(Failure::about(name, draig_diag::Diagnostic::error("F0021", message)))
}

fn read(
    args: &Run,
    common: &Common,
    reporter: &Reporter,
    input: &Input,
    source: &Source<'_>,
) -> Result<Module, Failure> {
    let threads = common.threads.unwrap_or(1);
    let options = ReadOptions::new(input.name.as_str());
    let options = options.strict(args.strict).threads(threads).keep_locations(true).summary(false);
    let parse =
        |text: &[u8]| progress::shown("reading", &input.name, text.len(), || Module::parse_with(text, &options));
    match input.read(parse)? {
        Ok(read) => {
            reporter.diagnostics(read.warnings.diagnostics(), source);
            Ok(read.module)
        }
        Err(errors) => match not_ir(&args.file) {
            Some(failure) => Err(failure),
            None => {
                reporter.diagnostics(errors.diagnostics(), source);
                Err(Failure::Refused)
            }
        },
    }
}

fn options(args: &Run) -> Options {
    let entry = match &args.entry {
        None => Entry::Main,
        Some(name) => Entry::Function { name: name.clone(), args: args.arg.clone() },
    };
    let own_name = args.file.as_encoded_bytes().to_vec();
    let given = args.args.iter().map(|arg| arg.clone().into_encoded_bytes());
    let functions = || args.trace.iter().map(|name| name.trim_start_matches('@').to_owned()).collect();
    let trace = match args.trace.as_slice() {
        [] => None,
        names if names.iter().any(String::is_empty) => Some(Trace::All),
        _ => Some(Trace::Functions(functions())),
    };
    Options {
        entry,
        args: std::iter::once(own_name).chain(given).collect(),
        seed: args.seed,
        max_steps: args.max_steps.unwrap_or(u64::MAX),
        max_memory: args.max_memory,
        max_stack: args.max_stack,
        vscale: args.vscale,
        fail_alloc: match args.fail_alloc {
            Some(FailAlloc::Number(number)) => Some(number),
            Some(FailAlloc::Each) | None => None,
        },
        tbaa: args.tbaa,
        races: match args.races {
            RaceRule::Undef => Races::Undef,
            RaceRule::Stop => Races::Stop,
        },
        trace,
    }
}

/// Handles Ctrl-C, which ended the command directly before.
fn watch() -> Result<Interrupt, Failure> {
    Interrupt::new().map_err(|error| Failure::system("SIGINT", "F0007", "Could not watch for signal", &error))
}

/// Returns the exit status for an outcome; `interrupted` if the user asked for the end.
fn status(outcome: &Outcome, interrupted: bool) -> u8 {
    match outcome {
        // Includes a program that saw the end of its input because of Ctrl-C, and ended.
        Outcome::Exit(_) | Outcome::Limit(_) if interrupted => INTERRUPTED,
        // the system keeps the lowest 8 bits
        Outcome::Exit(status) => status.to_le_bytes()[0],
        Outcome::Signal(number) => SIGNALLED.saturating_add(u8::try_from(*number).unwrap_or(0)),
        Outcome::Undefined(_) => UNDEFINED,
        Outcome::Unsupported(_) => UNSUPPORTED,
        Outcome::Limit(_) => LIMIT,
        Outcome::Invalid(_) => INVALID,
        Outcome::Internal(_) => INTERNAL,
        Outcome::Deadlock(_) => DEADLOCK,
        Outcome::DataRace(_) => DATA_RACE,
    }
}

/// Reports on standard error the data races, and why the program did not end by itself.
fn report_end(ended: &RunResult, texts: &Texts<'_>, reporter: &Reporter) {
    // The report is about the last one if it ended the run.
    let is_reported = matches!(ended.outcome, Outcome::DataRace(_));
    for race in &ended.races[..ended.races.len().saturating_sub(usize::from(is_reported))] {
        let text = match reporter.format {
            ErrorFormat::Human => race.render_text(texts, reporter.style),
            ErrorFormat::Json => race.render_json(texts),
        };
        let _ = io::stderr().write_all(text.as_bytes());
    }
    let text = match (&ended.outcome, ended.outcome.report()) {
        (_, Some(report)) => match reporter.format {
            ErrorFormat::Human => report.render_text(texts, reporter.style),
            ErrorFormat::Json => report.render_json(texts),
        },
        (Outcome::Signal(number), _) if reporter.format == ErrorFormat::Human => {
            format!("note: the program ended by signal {number}{}\n", signal_name(*number))
        }
        _ => return,
    };
    // there is no way to report that standard error is closed
    let _ = io::stderr().write_all(text.as_bytes());
}

fn signal_name(number: i32) -> &'static str {
    match number {
        4 => " (SIGILL)",
        5 => " (SIGTRAP)",
        6 => " (SIGABRT)",
        8 => " (SIGFPE)",
        11 => " (SIGSEGV)",
        13 => " (SIGPIPE)",
        15 => " (SIGTERM)",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_outcome_has_its_status() {
        let report = |kind| Box::new(Report::bare(kind, String::new()));
        for (outcome, expected) in [
            (Outcome::Exit(256 + 3), 3),
            (Outcome::Signal(6), 134),
            (Outcome::Undefined(report(Kind::UndefinedBehaviour)), 70),
            (Outcome::Unsupported(report(Kind::Unsupported)), 71),
            (Outcome::Limit(report(Kind::Limit)), 72),
            (Outcome::Invalid(report(Kind::InvalidInput)), 73),
            (Outcome::DataRace(report(Kind::DataRace)), 74),
            (Outcome::Deadlock(report(Kind::Deadlock)), 75),
            (Outcome::Internal(report(Kind::InternalError)), 76),
        ] {
            assert_eq!(status(&outcome, false), expected, "{outcome:?}");
        }
    }
}
