//! `cargo xtask bench --running`: the processor time of programs, as code of `draig compile` and of `llc -O0`, and the
//! geometric mean of the ratios. Each file is a program without arguments; both must print the same.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Measure, measure};
use crate::TaskResult;

/// Measures the programs of some files, and prints a table.
pub(super) fn run(draig: &Path, folder: &Path, files: &[PathBuf], runs: usize) -> TaskResult {
    let folder = folder.join("running");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    println!("| program | llc -O0: ms | Draig: ms | of its time |");
    println!("| --- | ---: | ---: | ---: |");
    let mut logarithms = Vec::new();
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let [theirs, ours] = programs(draig, &folder, file)?;
        if output(&theirs)? != output(&ours)? {
            return Err(format!("{name}: the programs print different things"));
        }
        let mut best: [Option<Measure>; 2] = [None; 2];
        // Runs alternate, so that a slow phase of the machine affects both.
        for _ in 0..runs {
            for (program, best) in [&theirs, &ours].into_iter().zip(&mut best) {
                let new = measure(&[OsString::from(program)]).map_err(|error| format!("{name}: {error}"))?;
                *best = Some(best.map_or(new, |best| best.least(new)));
            }
        }
        let [Some(theirs), Some(ours)] = best.map(|best| best.map(|best| best.processor.as_secs_f64())) else {
            return Err("no runs were asked for".into());
        };
        let ratio = ours / theirs.max(1e-9);
        logarithms.push(ratio.ln());
        println!("| {name} | {:.0} | {:.0} | {ratio:.2} |", theirs * 1e3, ours * 1e3);
    }
    let mean = (logarithms.iter().sum::<f64>() / logarithms.len().max(1) as f64).exp();
    println!("| geometric mean | | | {mean:.3} |");
    Ok(true)
}

/// Compiles a file by `llc -O0` and by `draig compile`; the same driver links both.
fn programs(draig: &Path, folder: &Path, file: &Path) -> Result<[PathBuf; 2], String> {
    let object = |name: &str| folder.join(format!("{name}.o"));
    let program = |name: &str| folder.join(name);
    let llc = ["-O0", "-relocation-model=pic", "-filetype=obj", "-o"];
    succeed(Command::new("llc-22").args(llc).arg(object("theirs")).arg(file))?;
    succeed(Command::new(draig).args(["compile", "-c", "-o"]).arg(object("ours")).arg(file))?;
    for name in ["theirs", "ours"] {
        succeed(Command::new("cc").arg("-o").arg(program(name)).arg(object(name)).args(["-lm", "-lpthread", "-ldl"]))?;
    }
    Ok([program("theirs"), program("ours")])
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    crate::limited::succeeded(output, &format!("{command:?}")).map(drop)
}

/// Returns what a program prints.
fn output(program: &Path) -> Result<Vec<u8>, String> {
    let output = Command::new(program).output().map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(output.stdout)
}
