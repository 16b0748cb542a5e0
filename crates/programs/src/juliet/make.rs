//! Compiles test cases: a file of IR for each source, which `draig run` links.

use std::path::{Path, PathBuf};

use super::{Level, Options, Side, Task};
use crate::folder;
use crate::process::{Limits, Request};
use draig_workspace::{read, write};

/// Limits of one compiler process.
const COMPILER: Limits = Limits { seconds: 120, memory: 8 << 30, output: 1 << 20 };

/// Number of values that `time` returns to programs, which seed their random behaviour.
pub(super) const SEEDS: u32 = 16;

/// Modules that all programs are linked with.
#[derive(Debug)]
pub(super) struct Support {
    /// The suite's output functions, at each level.
    io: Vec<(Level, PathBuf)>,
    /// Modules that define `time`, each with one result.
    times: Vec<PathBuf>,
    /// Input of programs: a number that is out of range by one if it is used as an index.
    pub(super) input: PathBuf,
}

impl Support {
    pub(super) fn new(options: &Options) -> Result<Support, String> {
        let place = folder().join("juliet/support");
        let source = options.corpus.join("testcasesupport/io.c");
        let mut io = Vec::new();
        for level in &options.levels {
            let ir = place.join(format!("io-{}.ll", level.as_str()));
            if let Some(error) = clang(options, *level, None, &source, &ir)? {
                return Err(format!("{}: {error}", source.display()));
            }
            io.push((*level, ir));
        }
        let mut times = Vec::new();
        for seed in 1..=SEEDS {
            let ir = place.join(format!("time-{seed}.ll"));
            write(&ir, format!("define i64 @time(ptr %at) {{\n  ret i64 {seed}\n}}\n"))?;
            times.push(ir);
        }
        let input = place.join("input");
        write(&input, "10\n")?;
        Ok(Support { io, times, input })
    }

    /// Returns the modules for a run with the given seed.
    pub(super) fn modules(&self, level: Level, seed: usize) -> impl Iterator<Item = &PathBuf> {
        let io = self.io.iter().filter(move |(of, _)| *of == level).map(|(_, ir)| ir);
        io.chain(self.times.get(seed))
    }
}

/// Modules of one program; the inner `Err` is the compiler's first message.
pub(super) type Program = Result<Vec<PathBuf>, String>;

/// Compiles the files of a program that do not exist yet.
pub(super) fn compile(options: &Options, task: &Task<'_>) -> Result<Program, String> {
    let place = folder().join("juliet").join(task.level.as_str()).join(format!("CWE{}", task.case.weakness));
    let mut modules = Vec::new();
    for source in task.case.sources(task.side) {
        let stem = source.file_stem().unwrap_or_default().to_string_lossy();
        let ir = place.join(format!("{stem}.{}.ll", task.side.as_str()));
        let refused = ir.with_extension("refused");
        if refused.is_file() {
            return Ok(Err(String::from_utf8_lossy(&read(&refused)?).into_owned()));
        }
        if !ir.is_file()
            && let Some(error) = clang(options, task.level, Some(task.side), source, &ir)?
        {
            write(&refused, &error)?;
            return Ok(Err(error));
        }
        modules.push(ir);
    }
    Ok(Ok(modules))
}

/// Runs clang; returns its first error, if there is one.
fn clang(
    options: &Options,
    level: Level,
    side: Option<Side>,
    source: &Path,
    ir: &Path,
) -> Result<Option<String>, String> {
    if let Some(folder) = ir.parent() {
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    let is_cxx = source.extension().is_some_and(|e| e == "cpp");
    let mut request = Request::new(if is_cxx { "clang++-22" } else { "clang-22" });
    request = request.args(["-w", "-S", "-emit-llvm", &format!("-{}", level.as_str()), "-I"]);
    request = request.args([options.corpus.join("testcasesupport")]);
    // A few sources lack a return type or a return value.
    request = request.args(["-Wno-error=implicit-int", "-Wno-error=return-mismatch"]);
    request = request.args(match side {
        Some(Side::Good) => &["-DINCLUDEMAIN", "-DOMITBAD"][..],
        Some(Side::Bad) => &["-DINCLUDEMAIN", "-DOMITGOOD"],
        None => &[],
    });
    // Written under another name first, so that existing files are complete.
    let partial = ir.with_extension("partial");
    let ended = request.args([source]).args(["-o"]).args([&partial]).run(&COMPILER)?;
    if ended.code == Some(0) {
        std::fs::rename(&partial, ir).map_err(|e| format!("{}: {e}", ir.display()))?;
        return Ok(None);
    }
    let _ = std::fs::remove_file(ir);
    let messages = String::from_utf8_lossy(&ended.stderr).into_owned();
    let first = messages.lines().find_map(|line| line.split_once("error: "));
    Ok(Some(first.map_or_else(|| format!("status {}", ended.status()), |(_, error)| error.to_owned())))
}
