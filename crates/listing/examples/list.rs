//! Compiles a module, and writes its object and its listing.

use draig_asm::{ParseOptions, parse_module};
use draig_codegen::{CodegenOptions, compile};
use draig_listing::{Options, assembly_text};
use draig_object::{Machine, write_elf};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, listing, object, ..] = arguments.as_slice() else {
        return Err("usage: list INPUT.ll OUTPUT.s OUTPUT.o [intel]".into());
    };
    let text = std::fs::read(input)?;
    let mut module = parse_module(&text, &ParseOptions::default()).map_err(|errors| format!("{errors:?}"))?.module;
    draig_upgrade::upgrade_text(&mut module);
    let triple = module.triple.clone();
    let verified = draig_verify::verify(&module).map_err(|errors| format!("{errors:?}"))?;
    let image = compile(&verified, &CodegenOptions::default()).map_err(|error| error.to_string())?;
    let options = Options { intel: arguments.len() > 3, ..Options::default() };
    std::fs::write(listing, assembly_text(&image, &triple, &options))?;
    let machine = if triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
    std::fs::write(object, write_elf(&image, machine)?)?;
    Ok(())
}
