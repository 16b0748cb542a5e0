//! `draig dis`: canonical text.

use draig::InputKind;

use crate::args::{Common, Dis};
use crate::assemble::{Form, lower, write};
use crate::reading;
use crate::report::{Failure, Reporter};

/// Runs the command.
pub(crate) fn run(args: &Dis, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let mut loaded = reading::load(&args.input, common, reporter)?;
    // llvm-dis names its own input there, which in `llvm-as a.ll -o - | llvm-dis` is a pipe
    if loaded.kind != InputKind::Bitcode {
        loaded.module.identifier = draig_diag::STDIN_NAME.into();
    }
    lower(&mut loaded, args.version.for_llvm, reporter)?;
    let mut options = draig::WriteOptions::default();
    options.for_llvm = args.version.for_llvm;
    let form = Form::of(&args.output.output).unwrap_or(Form::Text);
    write(&loaded, &args.output.output, form, &options)
}
