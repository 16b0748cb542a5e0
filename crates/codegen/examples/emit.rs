//! Compiles a module of text to an object file: `emit IN.ll OUT.o [static|pic|pie] [THREADS]`.

use draig_codegen::{CodegenOptions, RelocationModel, compile};
use draig_object::{Machine, write_elf};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(input), Some(output)) = (args.next(), args.next()) else {
        return Err("usage: emit IN.ll OUT.o [static|pic|pie] [THREADS]".into());
    };
    let relocation_model = match args.next().as_deref() {
        Some("static") => RelocationModel::Static,
        Some("pie") => RelocationModel::Pie,
        _ => RelocationModel::Pic,
    };
    let threads = args.next().and_then(|threads| threads.parse().ok()).unwrap_or(1);
    let text = std::fs::read(&input)?;
    let mut parsed = draig_asm::parse_module(&text, &Default::default()).map_err(|errors| format!("{errors:?}"))?;
    let undeclared: Vec<_> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
    draig_upgrade::upgrade_text_with(&mut parsed.module, &undeclared, 22);
    let verified = draig_verify::verify(&parsed.module)
        .map_err(|errors| errors.first().map_or_else(String::new, |first| first.message.to_string()))?;
    let options = CodegenOptions { relocation_model, threads, ..CodegenOptions::default() };
    let start = std::time::Instant::now();
    let image = compile(&verified, &options)?;
    let compiled = start.elapsed();
    let object = write_elf(&image, Machine::X86_64)?;
    println!("{} bytes, compiled in {compiled:?}, written in {:?}", object.len(), start.elapsed() - compiled);
    std::fs::write(output, object)?;
    Ok(())
}
