//! Draig's side of `cargo xtask bench --native`, with the work of the C++ program
//! (`crates/xtask/src/bench/native/llvm.cpp`): `measure FILE.ll RUNS THREADS` compiles a module to an object in memory,
//! again and again, and prints the best processor time and the best wall time in microseconds, the size of the code, and
//! the number of instructions. Reading and verifying are not measured. The target is that of the module.

mod shared;

use std::time::{Duration, Instant};

use draig_codegen::{CodegenOptions, compile};
use rustix::time::{ClockId, clock_gettime};

/// The allocator of the command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> shared::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, input, runs, threads] = arguments.as_slice() else {
        return Err("usage: measure FILE.ll RUNS THREADS".into());
    };
    let module = shared::read(input)?;
    let triple = module.triple.clone();
    let count: usize =
        module.functions().iter().filter_map(|&function| module.body(function)).map(|body| body.inst_count()).sum();
    let module = draig_verify::verify(&module).map_err(|errors| format!("{errors:?}"))?;
    let options = CodegenOptions { threads: threads.parse()?, ..CodegenOptions::default() };
    let (mut processor, mut wall, mut size) = (Duration::MAX, Duration::MAX, 0);
    for _ in 0..runs.parse::<u32>()? {
        let (start, start_wall) = (processor_time(), Instant::now());
        let image = compile(&module, &options).map_err(|error| error.to_string())?;
        let object = shared::object(&image, &triple)?;
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
