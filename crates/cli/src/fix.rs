//! `draig fix`: makes the edits that errors suggest, one after the other, until the text is accepted or nobody knows
//! what was meant.

use std::ffi::OsStr;

use draig::{Errors, Module, ReadOptions};
use draig_diag::{Certainty, Diagnostic, Diagnostics, Fix as Edits, Severity, Source, Span};

use crate::args::{Common, Fix};
use crate::input::Input;
use crate::output;
use crate::report::{Failure, Reporter};

/// Edits of one text: each is found by reading it anew.
const MOST: usize = 1000;

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
    let input = Input::open(file)?;
    let name = input.name.as_str();
    let text = input.read(<[u8]>::to_vec)?;
    if text.starts_with(b"BC") || text.starts_with(b"\xDE\xC0\x17\x0B") {
        let message = "fixes are edits of text, and this is bitcode";
        return Err(Failure::about(name, Diagnostic::error("F0011", message).with_help("draig dis prints it as text")));
    }
    let options = ReadOptions::new(name).threads(common.threads.unwrap_or(1));
    let Mended { text: mended, left } = mend(text.clone(), args.guesses, &options, &mut |fix, text, at| {
        let said = Diagnostic::new(Severity::Note, "F0012", format!("fixed: {}", fix.title)).at(at);
        let mut all = Diagnostics::new();
        all.push(said);
        reporter.diagnostics(&all, &Source::new(name, text));
    });
    if !args.dry_run && (file == "-" || mended != text) {
        output::write(file, &mended)?;
    }
    match left {
        None => Ok(()),
        Some(errors) => {
            reporter.diagnostics(errors.diagnostics(), &Source::new(name, &mended));
            Err(Failure::Refused)
        }
    }
}

/// A text after its fixes, and what is still wrong with it.
struct Mended {
    text: Vec<u8>,
    left: Option<Errors>,
}

/// Makes the first fix of the first error until there is none that may be made, or one leads nowhere.
fn mend(mut text: Vec<u8>, guesses: bool, options: &ReadOptions, told: &mut dyn FnMut(&Edits, &[u8], Span)) -> Mended {
    let mut left = Module::parse_with(&text, options).err();
    for _ in 0..MOST {
        let Some(error) = left.as_ref().and_then(|errors| errors.diagnostics().first_error()) else { break };
        let may = |fix: &&Edits| guesses || fix.certainty == Certainty::Sure;
        let Some(fix) = error.fixes.first().filter(may) else { break };
        let (Some(at), Some(next)) = (fix.edits.first().map(|edit| edit.span), fix.apply(&text)) else { break };
        let after = Module::parse_with(&next, options).err();
        let again = after.as_ref().and_then(|errors| errors.diagnostics().first_error());
        if again.is_some_and(|again| again.message == error.message && again.span <= error.span) {
            break;
        }
        told(fix, &text, at);
        (text, left) = (next, after);
    }
    Mended { text, left }
}
