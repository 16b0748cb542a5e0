//! `draig dis`: canonical text.

use draig::PrintOptions;

use crate::args::{Common, Dis};
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// Runs the command.
pub(crate) fn run(args: &Dis, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let mut loaded = reading::load(&args.input, common, reporter)?;
    // llvm-dis names its own input there, which in `llvm-as a.ll -o - | llvm-dis` is a pipe
    loaded.module.identifier = draig_diag::STDIN_NAME.into();
    let options = PrintOptions { threads: loaded.threads, ..PrintOptions::default() };
    output::write_with(&args.output.output, |sink| loaded.module.write_text(&options, sink))
}
