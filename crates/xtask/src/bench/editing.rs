//! `cargo xtask bench --edit`: edits of all functions of a module, compared with the same edits by LLVM's C++ interface
//! (`editing/llvm.cpp`, which is compiled for the run). Ours are the example `measure_edits` of the crate `draig`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use draig_workspace::{root, target};

use crate::TaskResult;

/// The edits: the name that both programs print, and the title of its row.
const EDITS: [(&str, &str); 3] = [
    ("replace", "replace every third instruction"),
    ("clone", "clone every block"),
    ("inline", "inline calls of functions of up to 20 instructions"),
];

/// Measures all files and prints a table of each.
pub(super) fn run(files: &[impl AsRef<Path>], runs: usize) -> TaskResult {
    compare(files, runs).map_err(|error| error.to_string())?;
    Ok(true)
}

fn compare(files: &[impl AsRef<Path>], runs: usize) -> Result<(), Box<dyn std::error::Error>> {
    let source = root().join("crates/xtask/src/bench/editing/llvm.cpp");
    let theirs = compile_with_llvm(&source, &target().join("edits-of-llvm"))?;
    let ours = build_example("draig", "measure_edits")?;
    for file in files.iter().map(AsRef::as_ref) {
        let [their_lines, our_lines] = [run_program(&theirs, file, runs)?, run_program(&ours, file, runs)?];
        println!("\n{}:\n\n| edit | LLVM: count | ms | Draig: count | ms | times |", file.display());
        println!("| --- | ---: | ---: | ---: | ---: | ---: |");
        for (name, title) in EDITS {
            let (their_count, their_time) = line_of(&their_lines, name)?;
            let (count, time) = line_of(&our_lines, name)?;
            println!(
                "| {title} | {their_count} | {:.2} | {count} | {:.2} | {:.1} |",
                milliseconds(their_time),
                milliseconds(time),
                their_time.as_secs_f64() / time.as_secs_f64()
            );
        }
    }
    Ok(())
}

fn run_program(program: &Path, file: &Path, runs: usize) -> Result<String, Box<dyn std::error::Error>> {
    let output = Command::new(program).arg(file).arg(runs.to_string()).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Returns count and time of an edit.
fn line_of(lines: &str, name: &str) -> Result<(u64, Duration), String> {
    let line = lines.lines().find_map(|line| line.strip_prefix(name));
    let mut numbers = line.unwrap_or_default().split_whitespace().filter_map(|word| word.parse::<u64>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(count), Some(time)) => Ok((count, Duration::from_micros(time))),
        _ => Err(format!("a program printed no line {name}")),
    }
}

/// Builds an example of a package and returns its path.
pub(super) fn build_example(package: &str, example: &str) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(root()).args(["build", "--release", "-q", "-p", package, "--example", example]);
    let status = cargo.arg("--target-dir").arg(target()).status()?;
    if !status.success() {
        return Err(format!("the example {example} does not compile: {status}").into());
    }
    Ok(target().join("release/examples").join(example))
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Compiles a C++ program against LLVM's libraries.
pub(super) fn compile_with_llvm(source: &Path, program: &Path) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let flags = |list: &[&str]| -> Result<Vec<String>, Box<dyn std::error::Error>> {
        let output = Command::new("llvm-config-22").args(list).output()?;
        Ok(String::from_utf8(output.stdout)?.split_whitespace().map(str::to_string).collect())
    };
    let status = Command::new("clang++-22")
        .arg("-O2")
        .args(flags(&["--cxxflags"])?)
        .arg(source)
        .args(flags(&["--ldflags", "--libs"])?)
        .arg("-o")
        .arg(program)
        .status()?;
    if status.success() {
        Ok(program.to_owned())
    } else {
        Err("the program of LLVM does not compile; is llvm-22-dev installed?".into())
    }
}
