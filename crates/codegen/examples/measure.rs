//! Draig's side of `cargo xtask bench --native`, with the work of the C++ program
//! (`crates/xtask/src/bench/native/llvm.cpp`): `measure FILE.ll RUNS THREADS` compiles a module to an object in memory,
//! again and again, and prints the best processor time and the best wall time in microseconds, the size of the code, and
//! the number of instructions. Reading and verifying are not measured.

use std::time::{Duration, Instant};

use draig_asm::{ParseOptions, parse_module};
use draig_codegen::{CodegenOptions, compile};
use draig_object::{Machine, write_elf};
use rustix::time::{ClockId, clock_gettime};

/// The allocator of the command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, input, runs, threads] = arguments.as_slice() else {
        return Err("usage: measure FILE.ll RUNS THREADS".into());
    };
    let text = std::fs::read(input)?;
    let options = ParseOptions { name: input.clone(), ..ParseOptions::default() };
    let mut module = parse_module(&text, &options).map_err(|errors| format!("{errors:?}"))?.module;
    draig_upgrade::upgrade_text(&mut module);
    draig_upgrade::upgrade_bitcode(&mut module);
    let count: usize =
        module.functions().iter().filter_map(|&function| module.body(function)).map(|body| body.inst_count()).sum();
    let module = draig_verify::verify(&module).map_err(|errors| format!("{errors:?}"))?;
    let options = CodegenOptions { threads: threads.parse()?, ..CodegenOptions::default() };
    let (mut processor, mut wall, mut size) = (Duration::MAX, Duration::MAX, 0);
    for _ in 0..runs.parse::<u32>()? {
        let (start, start_wall) = (processor_time(), Instant::now());
        let image = compile(&module, &options).map_err(|error| error.to_string())?;
        let object = write_elf(&image, Machine::X86_64)?;
        wall = wall.min(start_wall.elapsed());
        processor = processor.min(processor_time().saturating_sub(start));
        drop(object);
        size = image.sections.values().filter(|section| section.flags.exec).map(|section| section.size()).sum();
    }
    println!("{} {} {size} {count}", processor.as_micros(), wall.as_micros());
    Ok(())
}

/// Returns the processor time of this process.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}
