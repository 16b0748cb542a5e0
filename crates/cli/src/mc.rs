//! `draig mc`: assembles text to an ELF object, or expands the inline assembly of modules.

pub(crate) mod expand;

use draig::target::Triple;
use draig_diag::{Diagnostic, Diagnostics, Severity, Source, Span};
use draig_mc::{AsmError, AssembleOptions, Assembled, assemble};
use draig_object::{Machine, write_elf};

use crate::args::{Common, Mc};
use crate::input::Input;
use crate::output;
use crate::report::{Failure, Reporter};

/// Runs the command.
pub(crate) fn run(args: &Mc, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    if args.expand {
        return expand::run(args, common, reporter);
    }
    let input = Input::open(&args.file)?;
    let triple = Triple::parse(args.target.as_deref().unwrap_or(&host()));
    let options = AssembleOptions { intel: args.intel, features: args.mattr.clone() };
    let result = input.read(|text| assemble(text, &triple, &options))?;
    let source = Source::new(&input.name, input.bytes());
    let Assembled { image, warnings } = match result {
        Ok(assembled) => assembled,
        Err(errors) => {
            reporter.diagnostics(&diagnostics(&errors, Severity::Error), &source);
            return Err(Failure::Refused);
        }
    };
    reporter.diagnostics(&diagnostics(&warnings, Severity::Warning), &source);
    let machine = if triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
    let object = write_elf(&image, machine)
        .map_err(|error| Failure::about(&input.name, Diagnostic::error("F0018", error.to_string())))?;
    output::write(&args.output.output, &object)
}

/// Target of the machine on which the command runs.
fn host() -> String {
    format!("{}-unknown-linux-gnu", std::env::consts::ARCH)
}

/// Returns errors or warnings with their places, and the lines of expansions in which they are.
fn diagnostics(errors: &[AsmError], severity: Severity) -> Diagnostics {
    let code = if severity == Severity::Error { "F0016" } else { "F0017" };
    let mut all = Diagnostics::new();
    for error in errors {
        let place = error.place();
        let span = Span::new(place.start, place.end);
        let mut diagnostic = Diagnostic::new(severity, code, error.message()).at(span);
        if let Some(line) = error.expansion() {
            diagnostic = diagnostic.with_note(format!("in the expansion: {line}"));
        }
        all.push(diagnostic);
    }
    all
}
