//! Compiles a file of IR to an object of its target, and says how long the code generator took.
//!
//! ```sh
//! cargo run --release -p draig-codegen --example compile -- examples/c/primes.ll primes.o
//! ```

mod shared;

use std::time::Instant;

use draig_codegen::{CodegenOptions, compile};

fn main() -> shared::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let (Some(input), Some(output)) = (arguments.next(), arguments.next()) else {
        return Err("usage: compile INPUT.ll OUTPUT.o [RUNS [THREADS]]".into());
    };
    let runs: u32 = arguments.next().map_or(Ok(1), |runs| runs.parse())?;
    let threads = arguments.next().map_or(Ok(1), |threads| threads.parse())?;
    let options = CodegenOptions { threads, ..CodegenOptions::default() };
    let module = shared::read(&input)?;
    let triple = module.triple.clone();
    let module = draig_verify::verify(&module).map_err(|errors| format!("{errors:?}"))?;
    let mut best = f64::INFINITY;
    let mut image = None;
    for _ in 0..runs {
        let start = Instant::now();
        image = Some(compile(&module, &options).map_err(|error| error.to_string())?);
        best = best.min(start.elapsed().as_secs_f64());
    }
    let Some(image) = image else { return Ok(()) };
    std::fs::write(output, shared::object(&image, &triple)?)?;
    println!("{:.1} ms", best * 1000.0);
    Ok(())
}
