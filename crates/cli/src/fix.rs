//! `draig fix`: applies the edits that errors suggest, one after the other, until the text is accepted or an
//! error has no fix.

use std::ffi::OsStr;

use draig::{Errors, Module, ReadOptions};
use draig_diag::{Certainty, Diagnostic, Diagnostics, Fix as Edits, Severity, Source, Span};

use crate::args::{Common, Fix};
use crate::input::Input;
use crate::output;
use crate::reading::not_ir;
use crate::report::{Failure, Reporter};

/// Maximum number of edits of one text. The text is parsed again after each edit.
const MAX_EDITS: usize = 1000;

/// Runs the command.
pub(crate) fn run(args: &Fix, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let mut done = Ok(());
    for file in &args.files {
        match one(file, args, common, reporter) {
            Ok(()) => {}
            Err(Failure::BrokenPipe) => return Err(Failure::BrokenPipe),
            Err(failure) => {
                reporter.failure(&failure);
                done = Err(Failure::Refused);
            }
        }
    }
    done
}

fn one(file: &OsStr, args: &Fix, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    if let Some(failure) = not_ir(file) {
        return Err(failure);
    }
    let input = Input::open(file)?;
    let name = input.name.as_str();
    let text = input.read(<[u8]>::to_vec)?;
    if text.starts_with(b"BC") || text.starts_with(b"\xDE\xC0\x17\x0B") {
        let message = "fixes are edits of text, and this is bitcode";
        return Err(Failure::about(name, Diagnostic::error("F0011", message).with_help("draig dis prints it as text")));
    }
    let options = ReadOptions::new(name).threads(common.threads.unwrap_or(1));
    let FixedText { text: fixed, left } = apply_fixes(text.clone(), args.guesses, &options, &mut |fix, text, at| {
        let done = if args.dry_run { "would fix" } else { "fixed" };
        let note = Diagnostic::new(Severity::Note, "F0012", format!("{done}: {}", fix.title)).at(at);
        let mut all = Diagnostics::new();
        all.push(note);
        reporter.diagnostics(&all, &Source::new(name, text));
    });
    if !args.dry_run && (file == "-" || fixed != text) {
        output::write(file, &fixed)?;
    }
    match left {
        None => Ok(()),
        Some(errors) => {
            reporter.diagnostics(errors.diagnostics(), &Source::new(name, &fixed));
            Err(Failure::Refused)
        }
    }
}

/// A text after its fixes, and its remaining errors.
struct FixedText {
    text: Vec<u8>,
    left: Option<Errors>,
}

/// Applies the first fix of the first error until no applicable fix is left, or one makes no progress.
fn apply_fixes(
    mut text: Vec<u8>,
    guesses: bool,
    options: &ReadOptions,
    report: &mut dyn FnMut(&Edits, &[u8], Span),
) -> FixedText {
    let mut left = Module::parse_with(&text, options).err();
    for _ in 0..MAX_EDITS {
        let Some(error) = left.as_ref().and_then(|errors| errors.diagnostics().first_error()) else { break };
        let is_permitted = |fix: &&Edits| guesses || fix.certainty == Certainty::Sure;
        let Some(fix) = error.fixes.first().filter(is_permitted) else { break };
        let (Some(at), Some(next)) = (fix.edits.first().map(|edit| edit.span), fix.apply(&text)) else { break };
        let after = Module::parse_with(&next, options).err();
        let again = after.as_ref().and_then(|errors| errors.diagnostics().first_error());
        if again.is_some_and(|again| again.message == error.message && again.span <= error.span) {
            break;
        }
        report(fix, &text, at);
        (text, left) = (next, after);
    }
    FixedText { text, left }
}
