//! The `draig` command: arguments in, work by the crate `draig`, exit status out. What can be read,
//! printed or measured is the library's; files, flags and colours are known only here.

mod args;
mod assemble;
mod bcdump;
mod diff;
mod dis;
mod explain;
mod fix;
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

use args::{Args, Color, Command};
use report::{ErrorFormat, Failure, Reporter};

/// Exit status for bad input and for what the system refused. Bad usage is clap's 2.
const FAILED: u8 = 1;
/// Likewise of `draig diff`, whose 1 says that the modules differ.
const TROUBLE: u8 = 2;

fn main() -> ExitCode {
    #[cfg(feature = "mimalloc")]
    system::allocator::keep_free_memory();
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return told(&error),
    };
    let reporter = args.common.reporter();
    let done = match &args.command {
        Command::As(options) => assemble::run(options, &args.common, &reporter),
        Command::Dis(options) => dis::run(options, &args.common, &reporter),
        Command::Bcdump(options) => bcdump::run(options),
        Command::Verify(options) => verify::run(options, &args.common, &reporter),
        Command::Explain { code } => explain::run(code.as_deref()),
        Command::Fix(options) => fix::run(options, &args.common, &reporter),
        Command::Info(options) => info::run(options, &args.common, &reporter),
        Command::Run(options) => return run::run(options, &args.common, &reporter),
        Command::Extract(options) => parts::extract(options, &args.common, &reporter),
        Command::Strip(options) => parts::strip(options, &args.common, &reporter),
        Command::Split(options) => parts::split(options, &args.common, &reporter),
        Command::Diff(options) => return compared(diff::run(options, &args.common, &reporter), &reporter),
        Command::Link(options) => link::run(options, &args.common, &reporter),
        Command::Layout(options) => layout::run(options, &args.common, &reporter),
        Command::Completions { shell } => completions(*shell),
    };
    ended(done, &reporter)
}

/// The exit status of most commands.
fn ended(done: Result<(), Failure>, reporter: &Reporter) -> ExitCode {
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

/// The exit status of `draig diff`, as that of `diff` (POSIX): 0 the same, 1 different, 2 trouble.
fn compared(done: Result<diff::Verdict, Failure>, reporter: &Reporter) -> ExitCode {
    match done {
        Ok(diff::Verdict::Same) => ExitCode::SUCCESS,
        // nothing is written of modules that are the same
        Ok(diff::Verdict::Different) | Err(Failure::BrokenPipe) => ExitCode::from(FAILED),
        Err(failure) => {
            reporter.failure(&failure);
            ExitCode::from(TROUBLE)
        }
    }
}

/// What clap has to say: help and version are output, which may fail as any other.
fn told(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        error.exit();
    }
    let text = error.render();
    let style = args::style(Color::Auto, &std::io::stdout());
    let text = if style.color { text.ansi().to_string() } else { text.to_string() };
    // the arguments that could say otherwise were not read
    let reporter = Reporter { format: ErrorFormat::Human, style: args::style(Color::Auto, &std::io::stderr()) };
    ended(output::write("-".as_ref(), text.as_bytes()), &reporter)
}

fn completions(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "draig", &mut script);
    output::write("-".as_ref(), &script)
}
