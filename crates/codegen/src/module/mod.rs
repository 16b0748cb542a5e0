//! Everything of a module except instructions: symbols, sections, contents of globals, unwind tables.
//!
//! Functions are compiled first, then variables get places, then their contents are written: by then every symbol
//! has its place, and what a constant expression computes is either a number, or something for the linker.

mod apple;
mod assembly;
mod builder;
mod compact;
mod contents;
mod debug;
mod emulated;
mod entry;
mod expression;
mod far;
mod finish;
mod functions;
mod leb128;
mod lsda;
mod mangle;
mod mapping;
mod sections;
mod special;
mod stack_map;
mod type_numbers;
mod unwind;
mod variables;
mod windows;
mod windows_arm;

use draig_image::Image;
use draig_mc::{AssembleOptions, assemble};
use draig_verify::Verified;

use crate::context::{Context, module_flag};
use crate::{CodePlace, CodegenError, CodegenOptions};
use builder::Builder;
pub use debug::split_sections;
pub(crate) use expression::{Term, lane_sum};
pub(crate) use sections::Contents;
pub(crate) use type_numbers::TypeNumbers;

/// Compiles a module.
///
/// # Errors
/// Returns everything that cannot be compiled, by name.
pub fn compile(module: &Verified<'_>, options: &CodegenOptions) -> Result<Image, CodegenError> {
    build(&context_of(module, options)?).map(|(image, _)| image)
}

/// Compiles a module, and says where in the image the code of each instruction begins, for listings.
///
/// An instruction that is a part of another's code begins where the other does or has none.
///
/// # Errors
/// Returns everything that cannot be compiled, by name.
pub fn compile_with_places(
    module: &Verified<'_>,
    options: &CodegenOptions,
) -> Result<(Image, Vec<CodePlace>), CodegenError> {
    let mut context = context_of(module, options)?;
    context.notes_places = true;
    build(&context)
}

fn context_of<'m>(module: &Verified<'m>, options: &'m CodegenOptions) -> Result<Context<'m>, CodegenError> {
    let mut context = Context::new(module.module(), options)?;
    // Debug information that is wrong is left out, as LLVM does.
    context.has_debug_info &= module.broken_debug_info().is_empty();
    // Those who ask for Microsoft's alone get none.
    let flag = |name: &[u8]| module_flag(module.module(), name);
    context.has_debug_info &= flag(b"CodeView").is_none() || flag(b"Dwarf Version").is_some();
    Ok(context)
}

fn build(context: &Context<'_>) -> Result<(Image, Vec<CodePlace>), CodegenError> {
    let (image, has_assembly) = module_assembly(context)?;
    let has_assembly = has_assembly || context.module.tables.inline_asm_count() > 0;
    let mut builder = Builder::new(context, image, has_assembly);
    builder.source_file();
    builder.features();
    builder.add_local_names();
    let attached = builder.functions();
    let placed = builder.place_variables();
    builder.aliases();
    builder.write_attached(&attached);
    builder.write_variables(&placed);
    builder.finish_frames();
    builder.constructors();
    builder.partitions();
    for (function, block) in builder.missing_blocks() {
        if builder.give_number(function, block) {
            continue;
        }
        builder.refuse(function, format!("the address of block {} of a function without code", block.as_u32()));
    }
    builder.stack_map();
    builder.notes();
    builder.link_sections();
    if has_assembly {
        builder.check_private_symbols();
    }
    if builder.refusals.is_empty() {
        builder.resolve_fixups().map_err(CodegenError::module)?;
        if context.has_debug_info {
            builder.debug_info().map_err(CodegenError::module)?;
        }
    }
    builder.mapping_symbols();
    let places = std::mem::take(&mut builder.places);
    Ok((builder.into_image()?, places))
}

/// Assembles the module's assembly text.
fn module_assembly(context: &Context<'_>) -> Result<(Image, bool), CodegenError> {
    let text = &context.module.inline_asm;
    if text.is_empty() {
        return Ok((Image::new(), false));
    }
    if !context.format.is_elf() {
        return Err(CodegenError::module("module assembly for an object format other than ELF"));
    }
    match assemble(text, &context.assembly_triple, &AssembleOptions::default()) {
        Ok(assembled) => Ok((assembled.image, true)),
        Err(errors) => {
            let first = errors.first().map_or("", |error| error.message());
            Err(CodegenError::module(format!("module assembly: {first}")))
        }
    }
}
