//! Compiles a file of IR to an object of its target, and says how long the code generator took.
//!
//! ```sh
//! cargo run --release -p draig-codegen --example compile -- examples/c/primes.ll primes.o
//! ```

use std::time::Instant;

use draig_asm::{ParseOptions, parse_module};
use draig_codegen::{CodegenOptions, compile};
use draig_object::{Format, Machine, write_object};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(input), Some(output)) = (arguments.next(), arguments.next()) else {
        return Err("usage: compile INPUT.ll OUTPUT.o [RUNS]".into());
    };
    let runs: u32 = arguments.next().map_or(Ok(1), |runs| runs.parse())?;
    let text = std::fs::read(&input)?;
    let options = ParseOptions { name: input.clone(), ..ParseOptions::default() };
    let mut module = parse_module(&text, &options).map_err(|errors| format!("{errors:?}"))?.module;
    draig_upgrade::upgrade_text(&mut module);
    draig_upgrade::upgrade_bitcode(&mut module);
    let triple = module.triple.clone();
    let module = draig_verify::verify(&module).map_err(|errors| format!("{errors:?}"))?;
    let mut best = f64::INFINITY;
    let mut image = None;
    for _ in 0..runs {
        let start = Instant::now();
        image = Some(compile(&module, &CodegenOptions::default()).map_err(|error| error.to_string())?);
        best = best.min(start.elapsed().as_secs_f64());
    }
    let Some(image) = image else { return Ok(()) };
    let machine = if triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
    let format = match () {
        () if triple.is_coff() => Format::Coff,
        () if triple.is_mach_o() => Format::MachO,
        () => Format::Elf,
    };
    std::fs::write(output, write_object(&image, format, machine)?)?;
    println!("{:.1} ms", best * 1000.0);
    Ok(())
}
