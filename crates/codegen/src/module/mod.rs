//! Everything of a module except instructions: symbols, sections, contents of globals, unwind tables.

use draig_image::Image;
use draig_verify::Verified;

use crate::{CodegenError, CodegenOptions};

/// Compiles a module.
///
/// # Errors
/// Returns everything that cannot be compiled, by name.
pub fn compile(module: &Verified<'_>, options: &CodegenOptions) -> Result<Image, CodegenError> {
    let _ = (module, options);
    Err(CodegenError::module("no target"))
}
