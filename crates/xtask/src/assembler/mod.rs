//! `cargo xtask assembler`: the assemblers compared with `llvm-mc` on the tests of LLVM's own assemblers.
//!
//! Instruction lines are compared one by one: the bytes and relocations that each becomes, or the message with its
//! column. Whole files are compared as objects. The rates are committed, with the files that differ.

mod describe;
mod files;
mod judge;
mod lines;

use std::fmt::Write as _;
use std::path::PathBuf;

use draig_workspace::root;

use crate::TaskResult;

/// The committed rates, from the root.
const RATES: &str = "conformance/assembler.txt";

const HEADER: &str = "\
# The assemblers on LLVM's tests of its own: instruction lines with the bytes and relocations of llvm-mc 22, lines
# that it refuses with the same message in the same column, and whole files with the same object or the same
# errors (by their messages, where LLVM names no place; without those of which it dies); then the files that differ. SVE, SME and APX are not covered. Written by `cargo xtask assembler --tree DIR --bless`.
";

/// Options of the comparison.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Folder of LLVM's tests that contains MC
    #[arg(long, default_value = "target/llvm19/llvm/test")]
    tree: PathBuf,
    /// Compare only files whose path contains this
    #[arg(long)]
    filter: Option<String>,
    /// Show this many differences of each kind
    #[arg(long, default_value_t = 0)]
    show: usize,
    /// Rewrite the committed rates
    #[arg(long)]
    bless: bool,
}

/// Number of equal results, and of all.
#[derive(Clone, Copy, Default)]
struct Rate {
    same: usize,
    all: usize,
}

impl Rate {
    fn count(&mut self, is_same: bool) {
        self.same += usize::from(is_same);
        self.all += 1;
    }
}

/// Runs the comparison.
pub(crate) fn run(options: &Options) -> TaskResult {
    let mut rates = HEADER.to_owned();
    let mut note = |name: &str, rate: Rate| {
        println!("{name}: {} of {}, {:.2} %", rate.same, rate.all, rate.same as f64 * 100.0 / rate.all.max(1) as f64);
        let _ = writeln!(rates, "{name}: {} of {}", rate.same, rate.all);
    };
    for suite in lines::SUITES {
        let [accepted, refused] = lines::compare(suite, options)?;
        note(&format!("{}, lines", suite.name), accepted);
        note(&format!("{}, messages", suite.name), refused);
    }
    let mut differing = Vec::new();
    for folder in files::FOLDERS {
        note(&format!("{folder}, files"), files::compare(folder, options, &mut differing)?);
    }
    for name in differing {
        let _ = writeln!(rates, "{name}");
    }
    if options.filter.is_some() {
        return Ok(true);
    }
    let path = root().join(RATES);
    if options.bless {
        draig_workspace::write(&path, &rates)?;
    }
    Ok(String::from_utf8_lossy(&draig_workspace::read(&path)?) == rates)
}
