//! Reads bytes into a module. First it finds a file's modules, then reads a module without its bodies (types,
//! attributes, globals, constants, metadata, or as little of these as possible), then bodies, on demand or
//! all, by one thread or several. The result does not depend on the number of threads.
//!
//! Encodings of older versions of LLVM are converted to the current ones. Renamed intrinsics, debug
//! information and module flags are upgraded afterwards by `draig-upgrade`, as after reading text.

mod all_bodies;
mod attributes;
mod bodies;
mod budget;
mod constants;
mod deferred;
mod fault;
mod file;
mod function;
mod globals;
mod initial;
mod lazy;
pub mod limits;
mod metadata;
mod module;
mod module_metadata;
mod records;
mod scope;
mod shape;
mod summary;
mod types;
mod unknown;
mod use_orders;
mod values;

pub use lazy::LazyModule;

use draig_diag::{Diagnostic, Diagnostics};
use draig_ir::Module;
use draig_tables::history;

/// Options for reading bitcode.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// Identifier of the module, and its source file name if the file gives none.
    pub name: String,
    /// Number of threads.
    pub threads: usize,
    /// Whether to read the summary. If not, faults in it are not reported.
    pub summary: bool,
    /// Whether to keep the orders of the uses of values other than blocks. If not, faults in them are not reported.
    pub use_orders: bool,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions { name: "<stdin>".into(), threads: 1, summary: true, use_orders: true }
    }
}

/// The producer of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Producer {
    /// The name and version in the file, such as `LLVM22.1.8`; empty before LLVM 3.8.
    pub name: String,
    /// The epoch of the format; `None` before LLVM 3.8.
    pub epoch: Option<u64>,
}

impl Producer {
    /// Returns the major version of LLVM, if the name contains it.
    pub fn llvm_version(&self) -> Option<u32> {
        let rest = self.name.strip_prefix("LLVM")?;
        let end = rest.find(|character: char| !character.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().ok()
    }

    /// Whether it is known to encode metadata as LLVM 22 does, so that each node can be read separately.
    fn has_current_metadata(&self) -> bool {
        /// The first version whose expressions and unit lists need no rewriting.
        const SINCE: u32 = 7;
        self.name.starts_with("draig") || self.llvm_version().is_some_and(|version| version >= SINCE)
    }

    /// Whether it is newer than LLVM 23, so that its files may contain unknown elements.
    fn is_newer(&self) -> bool {
        self.llvm_version().is_some_and(|version| version > history::NEWEST)
    }

    /// Describes the producer of a file in a sentence.
    fn describe(&self) -> String {
        let name = if self.name.is_empty() { "a version before LLVM 3.8" } else { &self.name };
        format!("the file was written by {name}; this version reads files of LLVM 23 and older")
    }
}

/// A module that has been read.
#[derive(Clone, Debug)]
pub struct ReadModule {
    /// The module.
    pub module: Module,
    /// Elements of the file that the module lacks because a newer version wrote them: each kind once.
    pub left_out: Vec<Diagnostic>,
    /// The producer.
    pub producer: Producer,
}

/// Reads the only module of a file.
///
/// # Errors
/// Returns an error with LLVM's message and the place: block, record, bit.
pub fn read(bytes: &[u8], options: &ReadOptions) -> Result<Module, Diagnostics> {
    read_one(bytes, options).map(|read| read.module)
}

/// Reads the only module of a file, together with the elements left out of it.
///
/// # Errors
/// Returns errors like [`read`].
pub fn read_one(bytes: &[u8], options: &ReadOptions) -> Result<ReadModule, Diagnostics> {
    LazyModule::open_whole(bytes, options)?.into_read()
}

/// Reads every module of a file: files split for a thin link have two, concatenated files have many.
///
/// # Errors
/// Returns errors like [`read`], for the first faulty module.
pub fn read_all(bytes: &[u8], options: &ReadOptions) -> Result<Vec<ReadModule>, Diagnostics> {
    let parts = file::modules(bytes).map_err(to_diagnostics)?;
    parts.iter().map(|part| LazyModule::of_part(part, options)?.into_read()).collect()
}

/// Returns the producer of each module of a file.
///
/// # Errors
/// Fails if the file is not bitcode.
pub fn producers(bytes: &[u8]) -> Result<Vec<Producer>, Diagnostics> {
    let modules = file::modules(bytes).map_err(to_diagnostics)?;
    Ok(modules.into_iter().map(|part| part.producer()).collect())
}

fn to_diagnostics(fault: fault::Fault) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(fault.into_diagnostic());
    diagnostics
}
