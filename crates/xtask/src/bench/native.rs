//! `cargo xtask bench --native`: the back end against that of `llc -O0`, each in its own process, without reading and
//! verifying. Draig's side is the example `measure` of `draig-codegen`; LLVM's is `native/llvm.cpp`, which is compiled
//! for the run.

use std::path::Path;
use std::process::Command;

use draig_workspace::{root, target};

use super::editing::{build_example, compile_with_llvm};
use crate::TaskResult;

/// Runs in one process, of which the best counts.
const RUNS: &str = "3";

/// Measures all files and prints a table.
pub(super) fn run(files: &[impl AsRef<Path>], runs: usize) -> TaskResult {
    compare(files, runs).map_err(|error| error.to_string())?;
    Ok(true)
}

fn compare(files: &[impl AsRef<Path>], runs: usize) -> Result<(), Box<dyn std::error::Error>> {
    let ours = build_example("draig-codegen", "measure")?;
    let source = root().join("crates/xtask/src/bench/native/llvm.cpp");
    let theirs = compile_with_llvm(&source, &target().join("back-end-of-llvm"))?;
    println!(
        "| file | instructions | llc -O0: ms | ns each | text KB | Draig: ms | ns each | text KB | times | of its text | \
         wall ms, 1 and 2 threads | times |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for file in files.iter().map(AsRef::as_ref) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut best: Option<[u64; 4]> = None;
        let (mut two_threads, mut llvm) = (u64::MAX, [u64::MAX; 2]);
        // Runs alternate, so that a slow phase of the machine affects both.
        for _ in 0..runs {
            let [time, wall, text, count] = numbers(Command::new(&ours).arg(file).args([RUNS, "1"]))?;
            let [before, wall_before, ..] = best.unwrap_or([u64::MAX; 4]);
            best = Some([time.min(before), wall.min(wall_before), text, count]);
            let [_, wall, ..] = numbers::<4>(Command::new(&ours).arg(file).args([RUNS, "2"]))?;
            two_threads = two_threads.min(wall);
            let [time, text] = numbers(Command::new(&theirs).arg(file).arg(RUNS))?;
            llvm = [llvm[0].min(time), text];
        }
        let Some([time, wall, text, count]) = best else { return Err("no runs were asked for".into()) };
        let each = |micros: u64| micros as f64 * 1e3 / count.max(1) as f64;
        let milliseconds = |micros: u64| micros as f64 / 1e3;
        let [their_time, their_text] = llvm;
        println!(
            "| {name} | {count} | {:.1} | {:.0} | {} | {:.1} | {:.0} | {} | {:.1} | {:.0} % | {:.1}, {:.1} | {:.2} |",
            milliseconds(their_time),
            each(their_time),
            their_text >> 10,
            milliseconds(time),
            each(time),
            text >> 10,
            their_time as f64 / time.max(1) as f64,
            100.0 * text as f64 / their_text.max(1) as f64,
            milliseconds(wall),
            milliseconds(two_threads),
            wall as f64 / two_threads.max(1) as f64,
        );
    }
    Ok(())
}

/// Runs a program and returns the numbers that it prints.
fn numbers<const COUNT: usize>(command: &mut Command) -> Result<[u64; COUNT], Box<dyn std::error::Error>> {
    let output = command.output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    let words = String::from_utf8(output.stdout)?;
    let numbers: Vec<u64> = words.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    numbers.try_into().map_err(|_| format!("not {COUNT} numbers: {words}").into())
}
