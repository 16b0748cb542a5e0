//! Edits of modules: what they make is valid, and equal to what LLVM's tools make, where it is recorded.

mod clones;
mod functions;

use draig_ir::Module;

/// Verifies a module and returns its text.
fn verified(module: &Module) -> String {
    let text = String::from_utf8_lossy(&draig_asm::print_module(module)).into_owned();
    if let Err(errors) = draig_verify::verify(module) {
        panic!("{errors:?}\n{text}");
    }
    if let Err(dangling) = module.check_integrity() {
        panic!("{dangling:?}\n{text}");
    }
    text
}
