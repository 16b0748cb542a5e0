//! Helpers shared by the linker's tests.

use draig_asm::{ParseOptions, parse_module};
use draig_ir::Module;

/// Reads a module with this name from its text.
pub(crate) fn read(name: &str, text: &str) -> Module {
    let options = ParseOptions { name: name.to_owned(), ..ParseOptions::default() };
    match parse_module(text.as_bytes(), &options) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{name}: {errors:?}"),
    }
}
