//! `cargo xtask debug`: sessions of gdb with programs that Draig compiled, against objects of `llc` of the same IR.
//!
//! clang and rustc make IR with debug metadata at -O0 and -O1. At -O0, gdb steps through both programs, and has to stop at
//! the same lines and show the same variables. At -O1, code is in another order: gdb stops at every line that it finds,
//! and stops at a line that both reach equally often are compared, by number. `llvm-dwarfdump` verifies all objects and
//! says how much of their scopes variables have a place in, also of objects of all programs of C and C++ for AArch64.

mod compare;
mod objects;
mod page;
mod program;

use std::path::{Path, PathBuf};

use draig_workspace::{root, target};

use crate::TaskResult;
use compare::Counts;
use objects::Processor;
use program::{Language, Program};

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Sources, or folders of sources, besides the project's own
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The command that compiles
    #[arg(long, value_name = "COMMAND", default_value_os_t = root().join("target/release/draig"))]
    draig: PathBuf,
    /// Most programs of one language
    #[arg(long, value_name = "N", default_value_t = 24)]
    most: usize,
    /// Every N-th program is an object for each processor, too
    #[arg(long, value_name = "N", default_value_t = 1)]
    each: usize,
    /// Most stops of a session
    #[arg(long, value_name = "N", default_value_t = 60)]
    steps: usize,
    /// Show differences
    #[arg(long)]
    show: bool,
    /// Rewrite conformance/debug.txt
    #[arg(long)]
    bless: bool,
}

/// Levels at which programs are compiled.
const LEVELS: [u8; 2] = [0, 1];

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let programs = programs(options, options.most)?;
    let scratch = target().join("debug-sessions");
    std::fs::create_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    let mut results: Vec<(Language, u8, Counts)> = Vec::new();
    for level in LEVELS {
        for language in Language::ALL {
            let mut sum = Counts::default();
            for program in programs.iter().filter(|program| program.language == language) {
                match program.judge(options, &scratch, level)? {
                    Some(counts) => sum.add(counts),
                    None => println!("{}: is not compiled by clang or rustc", program.path.display()),
                }
            }
            print!("{}", page::line(language, level, &sum));
            results.push((language, level, sum));
        }
    }
    let objects = objects(options, &scratch)?;
    let path = root().join(page::PATH);
    if options.bless {
        std::fs::write(&path, page::page(&results, &objects))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let sessions = results.iter().map(|(.., counts)| counts);
    Ok(sessions.chain(objects.iter().map(|(.., counts)| counts)).all(Counts::is_clean))
}

/// Compiles the programs of C and C++ for each processor and verifies the objects.
fn objects(options: &Options, scratch: &Path) -> Result<Vec<(Processor, u8, Counts)>, String> {
    let programs = programs(options, usize::MAX)?;
    let mut results = Vec::new();
    for processor in Processor::ALL {
        for level in LEVELS {
            let mut sum = Counts::default();
            for program in programs.iter().step_by(options.each.max(1)) {
                sum.add(program.verify(options, scratch, level, processor)?.unwrap_or_default());
            }
            print!("{}", page::object_line(processor, level, &sum));
            results.push((processor, level, sum));
        }
    }
    Ok(results)
}

/// Returns the programs: the project's own first, then those that are named.
fn programs(options: &Options, most: usize) -> Result<Vec<Program>, String> {
    let own = [root().join("examples"), root().join("examples/c"), root().join("crates/xtask/src/debug/programs")];
    let mut programs: Vec<Program> = Vec::new();
    for path in own.iter().chain(&options.paths) {
        let mut files = match path.is_dir() {
            true => files_in(path)?,
            false => vec![path.clone()],
        };
        files.sort();
        for file in files {
            let Some(language) = Language::of(&file) else { continue };
            if programs.iter().filter(|program| program.language == language).count() < most {
                programs.push(Program { path: file, language });
            }
        }
    }
    Ok(programs)
}

fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()).map_err(|error| error.to_string()));
    paths.collect()
}
