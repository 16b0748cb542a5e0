//! Opens bitcode and reads the body of one function, and prints the time of both steps.
//!
//! `cargo run --release -p draig --example lazy -- FILE.bc FUNCTION`

use std::time::Instant;

use draig::bitcode::{LazyModule, LazyOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(file), Some(name)) = (args.next(), args.next()) else {
        return Err("usage: lazy FILE.bc FUNCTION".into());
    };
    let bytes = std::fs::read(&file)?;
    let start = Instant::now();
    let mut lazy =
        LazyModule::open(&bytes, &LazyOptions::default()).map_err(|diagnostics| format!("{diagnostics:?}"))?;
    let opened = start.elapsed();
    let Some(function) = lazy.module().find(name.as_bytes()) else {
        return Err(format!("there is no {name}").into());
    };
    let start = Instant::now();
    let insts =
        lazy.body(function).map_err(|diagnostics| format!("{diagnostics:?}"))?.map_or(0, |body| body.insts().count());
    println!("opened in {opened:?}; {name}, {insts} instructions, in {:?}; {} left", start.elapsed(), lazy.unread());
    Ok(())
}
