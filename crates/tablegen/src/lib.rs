//! Generates the data of `draig-tables` from LLVM 22's headers and tools, and that of `draig-mc` from the
//! descriptions of targets.
//!
//! The data are facts: names, numbers, signatures. They come from the headers and TableGen
//! records that Debian's `llvm-22-dev` installs, and from running the tools. The few that are new in LLVM 23
//! are in `newer.rs`. The generated files are committed, so this crate is needed only to regenerate them.
//! Where LLVM 22 is installed, its tests check that regenerating changes nothing.
//!
//! ```
//! // Generated files, relative to the directory of `draig-tables`:
//! if let Some(llvm) = draig_tablegen::Llvm::find() {
//!     let files = draig_tablegen::generate_small(&llvm).unwrap();
//!     assert!(files.iter().any(|file| file.path == "src/generated/attributes.rs"));
//! }
//! ```

pub mod aarch64;
pub mod emit;
pub mod headers;
pub mod json;

mod attributes;
mod comments;
mod dwarf;
mod intrinsics;
mod kinds;
mod library_functions;
mod llvm;
mod newer;
mod newer_intrinsics;
mod runtime_names;
pub mod x86;

pub use llvm::{Llvm, target_sources};

/// A generated file.
#[derive(Debug, Clone)]
pub struct Generated {
    /// Path relative to the directory of the crate, `draig-tables` unless the function that returns it says another.
    pub path: &'static str,
    /// The content.
    pub bytes: Vec<u8>,
}

/// Returns all generated files.
///
/// # Errors
///
/// Returns an error that names a header or record with an unexpected form.
pub fn generate(llvm: &Llvm) -> Result<Vec<Generated>, String> {
    let mut files = generate_small(llvm)?;
    files.extend(intrinsics::generate(llvm)?);
    Ok(files)
}

/// Returns the files about the intrinsics of LLVM 23, from the records of both versions.
///
/// # Errors
///
/// Same as [`generate`].
pub fn generate_newer(llvm: &Llvm, newer: &Llvm) -> Result<Vec<Generated>, String> {
    newer_intrinsics::generate(llvm, newer)
}

/// Returns the files that can be generated quickly: all but the intrinsics.
///
/// # Errors
///
/// As [`generate`].
pub fn generate_small(llvm: &Llvm) -> Result<Vec<Generated>, String> {
    let file = |path, text: String| Generated { path, bytes: text.into_bytes() };
    let (library_names, library_targets) = library_functions::generate(llvm)?;
    let (runtime_names, runtime_targets) = runtime_names::generate(llvm)?;
    Ok(vec![
        file("src/generated/attributes.rs", attributes::generate(llvm)?),
        file("src/generated/dwarf.rs", dwarf::generate(llvm)?),
        file("src/generated/debug_info_flags.rs", dwarf::generate_flags(llvm)?),
        file("src/generated/metadata_kinds.rs", kinds::generate_metadata(llvm)?),
        file("src/generated/calling_conventions.rs", kinds::generate_calling_conventions(llvm)?),
        file("src/generated/library_functions.txt", library_names),
        file("src/generated/library_targets.txt", library_targets),
        file("src/generated/runtime_library_names.txt", runtime_names),
        file("src/generated/runtime_library_targets.txt", runtime_targets),
    ])
}
