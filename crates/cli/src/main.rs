//! The `draig` command: arguments in, work by the crate `draig`, exit status out. What can be read,
//! printed or measured is the library's; files, flags and colours are known only here.

mod args;
mod assemble;
mod bcdump;
mod diff;
mod dis;
mod explain;
mod info;
mod input;
mod layout;
mod link;
mod output;
mod parts;
mod progress;
mod reading;
mod report;
mod run;
mod system;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser as _};

use args::{Args, Command};
use report::Failure;

/// Exit status for bad input and for what the system refused. Bad usage is clap's 2.
const FAILED: u8 = 1;

fn main() -> ExitCode {
    #[cfg(feature = "mimalloc")]
    system::allocator::keep_free_memory();
    let args = Args::parse();
    let reporter = args.common.reporter();
    let done = match &args.command {
        Command::As(options) => assemble::run(options, &args.common, &reporter),
        Command::Dis(options) => dis::run(options, &args.common, &reporter),
        Command::Bcdump(options) => bcdump::run(options),
        Command::Verify(options) => verify::run(options, &args.common, &reporter),
        Command::Explain { code } => explain::run(code.as_deref()),
        Command::Info(options) => info::run(options, &args.common, &reporter),
        Command::Run(options) => return run::run(options, &args.common, &reporter),
        Command::Extract(options) => parts::extract(options, &args.common, &reporter),
        Command::Strip(options) => parts::strip(options, &args.common, &reporter),
        Command::Split(options) => parts::split(options, &args.common, &reporter),
        Command::Diff(options) => diff::run(options, &args.common, &reporter),
        Command::Link(options) => link::run(options, &args.common, &reporter),
        Command::Layout(options) => layout::run(options, &args.common, &reporter),
        Command::Completions { shell } => completions(*shell),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // whoever read our output has seen enough
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            reporter.failure(&failure);
            ExitCode::from(FAILED)
        }
    }
}

fn completions(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "draig", &mut script);
    output::write("-".as_ref(), &script)
}
