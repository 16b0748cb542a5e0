//! `cargo xtask`: the maintenance tasks of this workspace.
//!
//! Each task is a module; this file only selects one. A task's output is for people. Its result is the exit
//! status: 0 as expected, 1 not as expected, 2 unknown.
//!
//! The rules about the source tree itself ([`arrows`], [`tidy`]) are also tests, so that `cargo test` checks
//! them.

mod abi;
mod analyses;
mod arrows;
mod assembler;
mod bench;
mod claims;
mod conformance;
mod cxx;
mod debug;
mod dist;
mod downgrade;
mod executed;
mod growth;
mod in_turn;
mod inline_asm;
mod limited;
mod linking;
mod mutate;
mod native;
mod projects;
mod random;
mod rules;
mod subject;
mod surface;
mod systems;
mod threads;
mod tidy;
mod workers;
mod written;

use std::process::ExitCode;

use clap::Parser as _;

/// Maintenance tasks of the Draig workspace
///
/// The exit status is 0 if everything is as expected, 1 if not, 2 if that could not be determined. Use `cargo
/// xtask-release`, which optimises, for long runs.
#[derive(Debug, clap::Parser)]
#[command(name = "xtask", bin_name = "cargo xtask", max_term_width = 120)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Compare calls, unwinding and linking of native code with those of other compilers
    #[command(subcommand)]
    Abi(abi::Step),
    /// Compare with LLVM's results on its own test tree
    Conformance(conformance::Arguments),
    /// Compare printers of analyses with LLVM's answers on its own test tree
    Analyses(analyses::Options),
    /// Compare the assemblers with LLVM's on its own tests
    Assembler(assembler::Options),
    /// Run programs and compare what happens with the claims of the analyses
    Claims(claims::Options),
    /// Make the libraries of C++ that `draig run` links, from Debian's sources; needs apt, clang and llvm-ar
    Cxx(cxx::Options),
    /// Compare sessions of gdb with compiled programs; needs gdb, clang, llc and llvm-dwarfdump
    Debug(debug::Options),
    /// Read output for older versions of LLVM with their own tools
    Downgrade(downgrade::Options),
    /// Count the instructions that compiled programs execute, and compare with llc; needs qemu's user mode and clang
    Executed(executed::Options),
    /// Build the command without debug information, its manual pages, completions and JSON Schemas, for packages
    Dist(dist::Options),
    /// Double each count of a module and compare the instructions executed; needs valgrind
    Growth(growth::Options),
    /// Compare inline assembly with LLVM's answers
    #[command(subcommand)]
    InlineAsm(inline_asm::Step),
    /// Read damaged files, and detect panics, hangs and excessive memory
    Mutate(mutate::Options),
    /// Compile LLVM's tests of code generation, and count what is refused
    Native(native::Options),
    /// Compile projects, and run their own tests
    Projects(projects::Options),
    /// Run whole programs and compare with native ones
    #[command(subcommand)]
    Programs(draig_programs::Step),
    /// Run random functions in the interpreter and natively, and compare
    Random(random::Options),
    /// Compare whole commands with LLVM's, as a table
    Bench(bench::Options),
    /// Check the dependencies between crates
    Arrows(Bless),
    /// List the reader's messages and the verifier's rules: code, message, section of LangRef
    Rules(rules::Options),
    /// Compare the public items of the crate `draig` with the committed list
    Surface(Bless),
    /// Read and link objects of programs for Apple's systems and Windows; needs clang, lld and LLVM's tools
    Systems(systems::Options),
    /// Run programs with threads in the interpreter under many seeds
    Threads(threads::Options),
    /// Check the source tree's house rules
    Tidy,
    #[command(hide = true)]
    AnalysesWorker { tree: std::path::PathBuf },
    #[command(hide = true)]
    ClaimsWorker { max_steps: u64 },
    #[command(hide = true)]
    ConformanceWorker(conformance::Arguments),
    #[command(hide = true)]
    MutateWorker(mutate::Options),
    #[command(hide = true)]
    RandomWorker,
    #[command(hide = true)]
    NativeWorker { tree: std::path::PathBuf },
    #[command(hide = true)]
    GrowthWorker { inputs: Vec<String> },
}

/// Only option of some tasks.
#[derive(Debug, clap::Args)]
struct Bless {
    /// Rewrite the committed files before checking them
    #[arg(long)]
    bless: bool,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Conformance(arguments) => conformance::run(arguments),
        Task::Abi(step) => abi::run(&step),
        Task::Analyses(options) => analyses::run(&options),
        Task::Assembler(options) => assembler::run(&options),
        Task::Claims(options) => claims::run(&options),
        Task::Cxx(options) => cxx::run(&options),
        Task::Debug(options) => debug::run(&options),
        Task::Systems(options) => systems::run(&options),
        Task::Downgrade(options) => downgrade::run(options),
        Task::Executed(options) => executed::run(&options),
        Task::Dist(options) => dist::run(&options),
        Task::Growth(options) => growth::run(&options),
        Task::InlineAsm(step) => inline_asm::run(&step),
        Task::Mutate(options) => mutate::run(&options),
        Task::Native(options) => native::run(&options),
        Task::Projects(options) => projects::run(&options),
        Task::Random(options) => random::run(&options),
        Task::Programs(step) => draig_programs::run(step),
        Task::Bench(options) => bench::run(&options),
        Task::Arrows(Bless { bless }) => arrows::run(bless),
        Task::Rules(options) => rules::run(&options),
        Task::Surface(Bless { bless }) => surface::run(bless),
        Task::Threads(options) => threads::run(&options),
        Task::Tidy => tidy::run(),
        Task::AnalysesWorker { tree } => analyses::work(&tree),
        Task::ClaimsWorker { max_steps } => claims::work(max_steps),
        Task::ConformanceWorker(arguments) => conformance::work(arguments),
        Task::MutateWorker(options) => mutate::work(options),
        Task::NativeWorker { tree } => native::work(&tree),
        Task::RandomWorker => random::work(),
        Task::GrowthWorker { inputs } => growth::work(&inputs),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::from(2)
        }
    }
}

/// Result of a task: whether everything is as expected, or the reason for which that is unknown.
type TaskResult = Result<bool, String>;

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn options_are_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
