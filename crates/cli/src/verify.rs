//! `draig verify`: many modules, every violation of each, a summary.

use std::ffi::OsString;

use draig::verify::{DebugInfo, VerifyOptions, Violation, verify_with};
use draig::{Module, ReadOptions};
use draig_diag::{Diagnostics, Severity, Source};

use crate::args::{Common, Verify};
use crate::input::Input;
use crate::progress;
use crate::report::{Failure, Reporter};

/// Runs the command.
pub(crate) fn run(args: &Verify, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let mut refused = 0usize;
    for file in &args.files {
        match one(file, args, common, reporter) {
            Ok(()) => {}
            Err(Failure::BrokenPipe) => return Err(Failure::BrokenPipe),
            Err(failure) => {
                reporter.failure(&failure);
                refused += 1;
            }
        }
    }
    if args.files.len() > 1 {
        reporter.summary(&format!("{} verified, {refused} refused", args.files.len() - refused));
    }
    if refused == 0 { Ok(()) } else { Err(Failure::Refused) }
}

fn one(file: &OsString, args: &Verify, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let input = Input::open(file)?;
    let text = input.bytes();
    let source = Source::new(&input.name, text);
    let threads = common.threads.unwrap_or(1);
    let options = ReadOptions::new(input.name.as_str()).strict(args.strict).threads(threads).keep_locations(true);
    let read = progress::shown("reading", &input.name, text.len(), || Module::parse_with(text, &options));
    let read = read.map_err(|errors| {
        reporter.diagnostics(errors.diagnostics(), &source);
        Failure::Refused
    })?;
    reporter.diagnostics(read.warnings.diagnostics(), &source);
    let debug_info = match (args.strict_debug_info, args.no_debug_info) {
        (true, _) => DebugInfo::Strict,
        (_, true) => DebugInfo::Ignore,
        _ => DebugInfo::Warn,
    };
    let options = VerifyOptions { threads, debug_info, max_errors: args.max_errors };
    let say = |violations: &mut dyn Iterator<Item = &Violation>, severity| {
        let mut said = Diagnostics::new();
        violations.for_each(|violation| said.push(violation.to_diagnostic(&read.module, severity)));
        reporter.diagnostics(&said, &source);
    };
    match verify_with(&read.module, &options) {
        Ok(verified) => {
            say(&mut verified.broken_debug_info().iter(), Severity::Warning);
            Ok(())
        }
        Err(errors) => {
            say(&mut errors.iter(), Severity::Error);
            Err(Failure::Refused)
        }
    }
}
