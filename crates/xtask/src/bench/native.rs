//! `cargo xtask bench --native`: the back end against that of `llc -O0`, both in process on one thread, without reading
//! and verifying (`native/llvm.cpp`, which is compiled for the run).

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use draig::codegen::{CodegenOptions, Machine, compile, write_elf};
use draig::verify::verify;
use draig::{Module, ReadOptions};
use draig_workspace::{root, target};
use rustix::time::{ClockId, clock_gettime};

use super::editing::compile_with_llvm;
use crate::TaskResult;

/// Measures all files and prints a table.
pub(super) fn run(files: &[impl AsRef<Path>], runs: usize) -> TaskResult {
    compare(files, runs).map_err(|error| error.to_string())?;
    Ok(true)
}

fn compare(files: &[impl AsRef<Path>], runs: usize) -> Result<(), Box<dyn std::error::Error>> {
    let source = root().join("crates/xtask/src/bench/native/llvm.cpp");
    let program = compile_with_llvm(&source, &target().join("back-end-of-llvm"))?;
    println!(
        "| file | instructions | llc -O0: ms | ns each | text KB | Draig: ms | ns each | text KB | times | of its text |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for file in files.iter().map(AsRef::as_ref) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let module = Module::parse_with(std::fs::read(file)?, &ReadOptions::new(name.as_str()))
            .map_err(|errors| errors.to_string())?
            .module;
        let count =
            module.functions().iter().filter_map(|&function| module.body(function)).map(|body| body.inst_count());
        let count = count.sum::<usize>().max(1);
        let verified = verify(&module).map_err(|_| format!("{name} is not valid"))?;
        let (mut ours, mut text) = (Duration::MAX, 0);
        let (mut theirs, mut their_text) = (Duration::MAX, 0);
        // Runs alternate, so that a slow phase of the machine affects both.
        for _ in 0..runs {
            let start = processor_time();
            let image = compile(&verified, &CodegenOptions::default())?;
            let object = write_elf(&image, Machine::X86_64)?;
            ours = ours.min(processor_time().saturating_sub(start));
            text =
                image.sections.values().filter(|section| section.flags.exec).map(|section| section.size()).sum::<u64>();
            drop(object);
            let output = Command::new(&program).arg(file).arg("1").output()?;
            if !output.status.success() {
                return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
            }
            let output = String::from_utf8(output.stdout)?;
            let mut numbers = output.split_whitespace().filter_map(|word| word.parse::<u64>().ok());
            let (Some(time), Some(size)) = (numbers.next(), numbers.next()) else {
                return Err("the program of LLVM printed no numbers".into());
            };
            (theirs, their_text) = (theirs.min(Duration::from_micros(time)), size);
        }
        let each = |time: Duration| time.as_nanos() as f64 / count as f64;
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        println!(
            "| {name} | {count} | {:.1} | {:.0} | {} | {:.1} | {:.0} | {} | {:.1} | {:.0} % |",
            milliseconds(theirs),
            each(theirs),
            their_text >> 10,
            milliseconds(ours),
            each(ours),
            text >> 10,
            theirs.as_secs_f64() / ours.as_secs_f64(),
            100.0 * text as f64 / their_text.max(1) as f64,
        );
    }
    Ok(())
}

/// Returns the processor time of this process.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}
