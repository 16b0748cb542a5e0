//! The `draig` command: parses arguments, calls the crate `draig`, and returns an exit status. Reading,
//! printing and measuring are in the library; files, flags and colors are handled only here.

mod args;
mod assemble;
mod bcdump;
mod cfg;
mod compile;
mod cxx;
mod demangle;
mod diff;
mod dis;
mod explain;
mod fix;
mod generated;
mod info;
mod input;
mod layout;
mod link;
mod mc;
mod opt;
mod output;
mod parts;
mod progress;
mod reading;
mod report;
mod run;
mod schema;
mod sources;
mod system;
mod usage;
mod verify;

use std::process::ExitCode;

use clap::CommandFactory as _;

use args::{Args, Color, Command};
use report::{ErrorFormat, Failure, Reporter};

/// Exit status for invalid input and for errors of the operating system. Bad usage is clap's 2.
const FAILED: u8 = 1;
/// The same for `draig diff`, where 1 means that the modules differ.
const DIFF_ERROR: u8 = 2;

fn main() -> ExitCode {
    #[cfg(feature = "mimalloc")]
    system::allocator::keep_free_memory();
    let args = match usage::parse(std::env::args_os()) {
        Ok(args) => args,
        Err(error) => return print_clap_message(&error),
    };
    let reporter = args.common.reporter();
    let code = execute(&args, &reporter);
    reporter.hint();
    code
}

/// Runs the command, and returns its exit status.
fn execute(args: &Args, reporter: &Reporter) -> ExitCode {
    let done = match &args.command {
        Command::As(options) => assemble::run(options, &args.common, reporter),
        Command::Dis(options) => dis::run(options, &args.common, reporter),
        Command::Bcdump(options) => bcdump::run(options, &args.common),
        Command::Verify(options) => verify::run(options, &args.common, reporter),
        Command::Explain { words } => explain::run(words),
        Command::Fix(options) => fix::run(options, &args.common, reporter),
        Command::Info(options) => info::run(options, &args.common, reporter),
        Command::Run(options) => return run::run(options, &args.common, reporter),
        Command::Extract(options) => parts::extract(options, &args.common, reporter),
        Command::Strip(options) => parts::strip(options, &args.common, reporter),
        Command::Split(options) => parts::split(options, &args.common, reporter),
        Command::Diff(options) => return diff_exit_code(diff::run(options, &args.common, reporter), reporter),
        Command::Link(options) => link::run(options, &args.common, reporter),
        Command::Layout(options) => layout::run(options, &args.common, reporter),
        Command::Mc(options) => mc::run(options, &args.common, reporter),
        Command::Compile(options) => compile::run(options, &args.common, reporter),
        Command::Cfg(options) => cfg::run(options, &args.common, reporter),
        Command::Opt(options) => opt::run(options, &args.common, reporter),
        Command::Schema { name } => schema::run(name.as_deref()),
        Command::Completions { shell } => completions(*shell),
        Command::Generate { folder } => generated::write(folder),
    };
    exit_code(done, reporter)
}

/// Returns the exit status of most commands.
fn exit_code(done: Result<(), Failure>, reporter: &Reporter) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // the reader of the output has closed it
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            reporter.failure(&failure);
            ExitCode::from(FAILED)
        }
    }
}

/// Returns the exit status of `draig diff`, like that of `diff` (POSIX): 0 the same, 1 different, 2 trouble.
fn diff_exit_code(done: Result<diff::Verdict, Failure>, reporter: &Reporter) -> ExitCode {
    match done {
        Ok(diff::Verdict::Same) => ExitCode::SUCCESS,
        // equal modules produce no output
        Ok(diff::Verdict::Different) | Err(Failure::BrokenPipe) => ExitCode::from(FAILED),
        Err(failure) => {
            reporter.failure(&failure);
            ExitCode::from(DIFF_ERROR)
        }
    }
}

/// Prints clap's help, version or error; writing them may fail like any other output.
fn print_clap_message(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        error.exit();
    }
    let text = error.render();
    let style = args::style(Color::Auto, &std::io::stdout());
    let text = if style.color { text.ansi().to_string() } else { text.to_string() };
    // the arguments that could specify another format were not parsed
    let reporter = Reporter { format: ErrorFormat::Human, style: args::style(Color::Auto, &std::io::stderr()) };
    exit_code(output::write("-".as_ref(), text.as_bytes()), &reporter)
}

fn completions(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "draig", &mut script);
    output::write("-".as_ref(), &script)
}
