//! `cargo xtask bench --analyses`: the time of each analysis over all functions of sqlite3, or of given files, compared
//! with LLVM's (`analyses/llvm.cpp`, which is compiled for the run).
//!
//! Both sides are programs that ask the same questions with one thread; ours is the example `measure` of the crate
//! `analysis`. Each function counts with the best of its runs, so that a slow phase of the machine affects neither.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use draig_workspace::{root, target};

use super::editing::{build_example, compile_with_llvm};
use crate::TaskResult;

/// Levels of optimization at which sqlite3 is compiled.
const LEVELS: [&str; 2] = ["-O0", "-O2"];
/// The committed result.
const RESULT: &str = "conformance/analyses-speed.txt";
/// The lines that explain the result.
const HEADER: &str = "\
# Time of each analysis over all functions, in milliseconds, by `cargo xtask-release bench --analyses`: LLVM (C++,
# compiled with -O2) and Draig; one thread, the sum of each function's best time. The numbers of questions and of
# answers show that both sides compute the same: blocks, values or pairs that are asked for, and known bits, ranges that
# are not full, pairs without alias, and counts that are found. Pairs are those of the first 256 locations and calls of a
# function. Each analysis starts afresh in each function; what it is computed from is not part of its time. Draig's side
# has the allocator of its command.
";

/// An analysis as a program reports it.
#[derive(Debug, PartialEq)]
struct Line<'a> {
    name: &'a str,
    questions: usize,
    answers: usize,
    time: Duration,
}

/// Measures the files, or sqlite3 if there are none, whose result replaces the committed one.
pub(super) fn run(files: &[PathBuf], runs: usize, only: &str) -> TaskResult {
    compare(files, runs, only).map_err(|error| error.to_string())?;
    Ok(true)
}

fn compare(files: &[PathBuf], runs: usize, only: &str) -> Result<(), Box<dyn Error>> {
    let source = root().join("crates/xtask/src/bench/analyses/llvm.cpp");
    let theirs = compile_with_llvm(&source, &target().join("analyses-of-llvm"))?;
    let ours = build_example("draig-analysis", "measure")?;
    let versions = [version("llvm-config-22")?, version("rustc")?];
    let mut text = format!("{HEADER}# LLVM {}, {}, {runs} runs.\n", versions[0], versions[1]);
    let is_standard = files.is_empty();
    let subjects = if is_standard { sqlite3()? } else { files.iter().map(|file| shown(file)).collect() };
    for (name, file) in subjects {
        let [theirs, ours] = [run_program(&theirs, &file, runs, only)?, run_program(&ours, &file, runs, only)?];
        let _ = write!(text, "\n{name}\n{}", table(&ours, &theirs)?);
    }
    print!("{text}");
    if is_standard && only.is_empty() {
        std::fs::write(root().join(RESULT), text)?;
    }
    Ok(())
}

/// Returns the lines that a program prints.
fn run_program(program: &Path, file: &Path, runs: usize, only: &str) -> Result<String, Box<dyn Error>> {
    let output = Command::new(program).arg(file).arg(runs.to_string()).arg(only).output()?;
    if !output.status.success() {
        return Err(format!("{}: {}", program.display(), String::from_utf8_lossy(&output.stderr)).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Returns the first line that a program prints about its version.
fn version(program: &str) -> Result<String, Box<dyn Error>> {
    let output = Command::new(program).arg("--version").output()?;
    Ok(String::from_utf8(output.stdout)?.lines().next().unwrap_or_default().trim().to_owned())
}

fn shown(file: &Path) -> (String, PathBuf) {
    (file.display().to_string(), file.to_path_buf())
}

/// Compiles sqlite3 at each level.
fn sqlite3() -> Result<Vec<(String, PathBuf)>, Box<dyn Error>> {
    let source = draig_programs::sqlite()?.join("sqlite3.c");
    let folder = target().join("bench");
    let mut files = Vec::new();
    for level in LEVELS {
        let file = folder.join(format!("sqlite3{level}.ll"));
        let mut clang = Command::new("clang-22");
        clang.args([level, "-w", "-S", "-emit-llvm"]).arg(&source).arg("-o").arg(&file);
        let status = clang.status()?;
        if !status.success() {
            return Err(format!("clang-22 {level} {}: {status}", source.display()).into());
        }
        files.push((format!("sqlite3, clang-22 {level}"), file));
    }
    Ok(files)
}

/// Returns a line for each analysis that was measured.
fn table(ours: &str, theirs: &str) -> Result<String, Box<dyn Error>> {
    let mut text = format!(
        "{:22} {:>24} {:>24} {:>10} {:>10} {:>6}\n",
        "analysis", "questions (LLVM, Draig)", "answers", "LLVM ms", "Draig ms", "times"
    );
    for line in ours.lines() {
        let our = parsed(line).ok_or_else(|| format!("our program printed {line}"))?;
        let their = theirs.lines().filter_map(parsed).find(|their| their.name == our.name);
        let their = their.ok_or_else(|| format!("the program of LLVM printed no line {}", our.name))?;
        let pair = |one: usize, two: usize| if one == two { one.to_string() } else { format!("{one} {two}") };
        let _ = writeln!(
            text,
            "{:22} {:>24} {:>24} {:>10.2} {:>10.2} {:>6.1}",
            our.name,
            pair(their.questions, our.questions),
            pair(their.answers, our.answers),
            their.time.as_secs_f64() * 1e3,
            our.time.as_secs_f64() * 1e3,
            their.time.as_secs_f64() / our.time.as_secs_f64().max(1e-9),
        );
    }
    Ok(text)
}

/// Reads a line of a program: name, questions, answers, nanoseconds.
fn parsed(line: &str) -> Option<Line<'_>> {
    let mut fields = line.split('\t');
    Some(Line {
        name: fields.next()?,
        questions: fields.next()?.parse().ok()?,
        answers: fields.next()?.parse().ok()?,
        time: Duration::from_nanos(fields.next()?.parse().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_compared() {
        let theirs = "loops\t3\t2\t3000000\nmemory SSA\t4\t5\t9000000\n";
        let table = table("memory SSA\t4\t6\t3000000\n", theirs).unwrap();
        let fields: Vec<&str> = table.lines().nth(1).unwrap().split_whitespace().collect();
        assert_eq!(fields, ["memory", "SSA", "4", "5", "6", "9.00", "3.00", "3.0"]);
        assert!(super::table("cycles\t1\t2\t3\n", theirs).is_err());
        assert!(super::table("loops\t1\t2\n", theirs).is_err());
    }

    #[test]
    fn lines_are_read() {
        let time = Duration::from_micros(7);
        let line = Line { name: "memory SSA", questions: 4, answers: 5, time };
        assert_eq!(parsed("memory SSA\t4\t5\t7000"), Some(line));
        assert_eq!(parsed("memory SSA\t4"), None);
    }
}
