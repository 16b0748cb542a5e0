//! Parts that the examples have in common.

use draig_asm::{ParseOptions, parse_module};
use draig_image::Image;
use draig_ir::Module;
use draig_object::{Format, Machine, write_object};
use draig_target::Triple;

/// Result of an example.
pub(crate) type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Reads a module in text form.
pub(crate) fn read(input: &str) -> Result<Module> {
    let text = std::fs::read(input)?;
    let options = ParseOptions { name: input.to_owned(), ..ParseOptions::default() };
    let mut module = parse_module(&text, &options).map_err(|errors| format!("{errors:?}"))?.module;
    draig_upgrade::upgrade_text(&mut module);
    draig_upgrade::upgrade_bitcode(&mut module);
    Ok(module)
}

/// Returns an image as an object of its target.
pub(crate) fn object(image: &Image, triple: &Triple) -> Result<Vec<u8>> {
    let machine = if triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
    let format = match () {
        () if triple.is_coff() => Format::Coff,
        () if triple.is_mach_o() => Format::MachO,
        () => Format::Elf,
    };
    Ok(write_object(image, format, machine)?)
}
