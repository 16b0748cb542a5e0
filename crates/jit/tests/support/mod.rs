//! Modules in text that tests compile into memory.

use draig_codegen::CodegenOptions;
use draig_jit::Jit;

/// Compiles a module for Linux into memory, with the symbols that a function knows.
pub(crate) fn jit(
    text: &str,
    options: &CodegenOptions,
    resolve: impl FnMut(&str) -> Option<u64> + Send + 'static,
) -> Jit {
    let text = format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default())
        .unwrap_or_else(|errors| panic!("{:?}", errors.first_error()))
        .module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut jit = Jit::new(resolve).unwrap();
    jit.add_module(&verified, options).unwrap_or_else(|error| panic!("{error}"));
    jit
}
