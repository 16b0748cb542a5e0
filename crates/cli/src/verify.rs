//! `draig verify`: many modules, every violation of each, a summary.

use std::ffi::OsString;

use draig::verify::DebugInfo;
use draig::{Module, ReadOptions};
use draig_diag::Source;

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
    let debug_info = match (args.strict_debug_info, args.no_debug_info) {
        (true, _) => DebugInfo::Strict,
        (_, true) => DebugInfo::Ignore,
        _ => DebugInfo::Warn,
    };
    // Verified while it is read, as by llvm-as: what comes behind mends some of what is wrong.
    let options = ReadOptions::new(input.name.as_str())
        .strict(args.strict)
        .threads(threads)
        .verify(true)
        .debug_info(debug_info)
        .max_violations(args.max_errors);
    let read = progress::shown("verifying", &input.name, text.len(), || Module::parse_with(text, &options));
    match read {
        Ok(read) => {
            reporter.diagnostics(read.warnings.diagnostics(), &source);
            // Nobody needs the parts of a module at the end of a file.
            std::mem::forget(read);
            Ok(())
        }
        Err(errors) => {
            reporter.diagnostics(errors.diagnostics(), &source);
            Err(Failure::Refused)
        }
    }
}
