//! `draig verify`: checks many modules, and reports every violation and a summary.

use std::ffi::{OsStr, OsString};
use std::io::IsTerminal as _;

use draig::verify::{DebugInfo, codegen};
use draig::{Errors, Module, ParsedModule, Printer};
use draig_diag::{Diagnostic, Diagnostics, Source};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::{Common, Verify};
use crate::input::Input;
use crate::progress;
use crate::reading::{Part, each_part, not_ir};
use crate::report::{ErrorFormat, Failure, Reporter};

/// Runs the command.
pub(crate) fn run(args: &Verify, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let bar = bar(args.files.len(), reporter);
    let mut refused = 0usize;
    for file in &args.files {
        match one(file, args, common, reporter, bar.as_ref()) {
            Ok(()) => {}
            Err(Failure::BrokenPipe) => return Err(Failure::BrokenPipe),
            Err(failure) => {
                aside(bar.as_ref(), || reporter.failure(&failure));
                refused += 1;
            }
        }
        if let Some(bar) = &bar {
            bar.inc(1);
        }
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    if args.files.len() > 1 {
        reporter.summary(&format!("{} valid, {refused} invalid", args.files.len() - refused));
    }
    if refused == 0 { Ok(()) } else { Err(Failure::Refused) }
}

/// Returns a progress bar for many files, if there is a terminal.
fn bar(files: usize, reporter: &Reporter) -> Option<ProgressBar> {
    if files < 2 || reporter.format == ErrorFormat::Json || !std::io::stderr().is_terminal() {
        return None;
    }
    let bar = ProgressBar::new(files as u64);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {wide_msg} {elapsed}");
    Some(style.map_or(bar.clone(), |style| bar.with_style(style)))
}

/// Prints in place of the bar, which is then drawn again below.
fn aside(bar: Option<&ProgressBar>, print: impl FnOnce()) {
    match bar {
        Some(bar) => bar.suspend(print),
        None => print(),
    }
}

fn one(
    file: &OsString,
    args: &Verify,
    common: &Common,
    reporter: &Reporter,
    bar: Option<&ProgressBar>,
) -> Result<(), Failure> {
    let input = Input::open_for(file, common.threads())?;
    let mut done = Ok(());
    each_part(&input, None, &common.members_from, &mut |part| match module(part, args, common, reporter, bar) {
        Err(Failure::Refused) => {
            done = Err(Failure::Refused);
            Ok(())
        }
        other => other,
    })?;
    done
}

/// Verifies the modules of a text or of bitcode.
fn module(
    part: &Part<'_>,
    args: &Verify,
    common: &Common,
    reporter: &Reporter,
    bar: Option<&ProgressBar>,
) -> Result<(), Failure> {
    let (name, text) = (part.name.as_str(), part.bytes());
    let source = Source::new(name, text);
    let debug_info = match (args.strict_debug_info, args.no_debug_info) {
        (true, _) => DebugInfo::Strict,
        (_, true) => DebugInfo::Ignore,
        _ => DebugInfo::Warn,
    };
    // Verified while it is being read, as llvm-as does: upgrades at the end of the file repair some
    // violations.
    let options = crate::reading::options(name)
        .strict(args.strict)
        .threads(common.threads.unwrap_or(1))
        .verify(true)
        .debug_info(debug_info)
        .for_llvm(args.for_llvm)
        .keep_locations(args.codegen)
        .use_orders(false)
        .max_violations(args.max_errors);
    let read = |text: &[u8]| -> Result<Vec<ParsedModule>, Errors> {
        let read = || Module::parse_all_with(text, &options);
        match bar {
            Some(bar) => {
                bar.set_message(name.to_owned());
                read()
            }
            None => progress::shown("verifying", name, text.len(), read),
        }
    };
    match part.read(read)? {
        Ok(read) => {
            for warnings in
                read.iter().map(|read| read.warnings.diagnostics()).filter(|diagnostics| !diagnostics.is_empty())
            {
                aside(bar, || reporter.diagnostics_up_to(warnings, &source, args.max_errors));
            }
            let mut done = Ok(());
            if args.codegen {
                for read in &read {
                    let found = in_code_generator(&read.module, name);
                    if found.first_error().is_some() {
                        done = Err(Failure::Refused);
                    }
                    if !found.is_empty() {
                        aside(bar, || reporter.diagnostics_up_to(&found, &source, args.max_errors));
                    }
                }
            }
            // The parts of a module are not needed at the end of a file.
            std::mem::forget(read);
            done
        }
        Err(errors) => {
            if let Some(failure) = not_ir(OsStr::new(name)) {
                return Err(failure);
            }
            aside(bar, || reporter.diagnostics_up_to(errors.diagnostics(), &source, args.max_errors));
            Err(Failure::Refused)
        }
    }
}

/// Returns what a code generator reports about the inline assembly of a module.
fn in_code_generator(module: &Module, name: &str) -> Diagnostics {
    let mut found = Diagnostics::new();
    match codegen::check(module) {
        Ok(problems) => {
            let printer = Printer::new(module);
            problems.iter().for_each(|problem| found.push(problem.to_diagnostic(&printer)));
        }
        Err(codegen::UnknownTarget) => {
            let message = format!("inline assembly of {name} is not checked: its target is not known");
            found.push(Diagnostic::warning("C0003", message));
        }
    }
    found
}
