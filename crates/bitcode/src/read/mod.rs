//! Reading: bytes to a module. A file's modules are found first, then a module without its bodies
//! is read (types, attributes, globals, constants, metadata, or as little of these as may be), then
//! bodies, on demand or all, by one thread or several. What is read does not depend on the number of threads.
//!
//! What older versions of LLVM encoded otherwise is read as what it means today; what a newer LLVM
//! calls otherwise (intrinsics, debug information, flags of modules) is upgraded afterwards, by
//! `draig-upgrade`, as after reading text.

mod all_bodies;
mod attributes;
mod bodies;
mod budget;
mod constants;
mod described;
mod fault;
mod file;
mod function;
mod globals;
mod initial;
mod lazy;
pub mod limits;
mod metadata;
mod module;
mod records;
mod scope;
mod shape;
mod summary;
mod types;
mod unknown;
mod use_orders;
mod values;
mod waiting;

pub use lazy::LazyModule;

use draig_diag::{Diagnostic, Diagnostics};
use draig_ir::Module;

/// How bitcode is read.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// What the module is called, if it says no name of a source file; and its identifier.
    pub name: String,
    /// How many threads may be used.
    pub threads: usize,
    /// Whether the summary is read. Without it, nothing is said of what is wrong there.
    pub summary: bool,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions { name: "<stdin>".into(), threads: 1, summary: true }
    }
}

/// Who wrote a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Producer {
    /// The name and version that the file gives, such as `LLVM22.1.8`; empty before LLVM 3.8.
    pub name: String,
    /// The epoch of the format; none before LLVM 3.8.
    pub epoch: Option<u64>,
}

impl Producer {
    /// The major version of LLVM, where the name says it.
    pub fn llvm_version(&self) -> Option<u32> {
        let rest = self.name.strip_prefix("LLVM")?;
        let end = rest.find(|character: char| !character.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().ok()
    }

    /// Whether it is known to encode metadata as LLVM 22 does, so that each node can be read by itself.
    fn has_current_metadata(&self) -> bool {
        /// The first version that rewrites no expressions and no lists of units on reading.
        const SINCE: u32 = 7;
        self.name.starts_with("draig") || self.llvm_version().is_some_and(|version| version >= SINCE)
    }

    /// Whether it is newer than LLVM 22, so that it may have what nobody knew then.
    fn is_newer(&self) -> bool {
        /// Whose format is read.
        const CURRENT: u32 = 22;
        self.llvm_version().is_some_and(|version| version > CURRENT)
    }

    /// Who wrote a file, as a sentence.
    fn describe(&self) -> String {
        let name = if self.name.is_empty() { "a version before LLVM 3.8" } else { &self.name };
        format!("the file was written by {name}; LLVM 22 and older are known")
    }
}

/// A module that was read.
#[derive(Clone, Debug)]
pub struct ReadModule {
    /// The module.
    pub module: Module,
    /// What the file has and the module has not, because a newer version wrote it: each kind once.
    pub left_out: Vec<Diagnostic>,
    /// Who wrote it.
    pub producer: Producer,
}

/// Reads the only module of a file.
///
/// # Errors
/// One that says in LLVM's words what is wrong, and where: block, record, bit.
pub fn read(bytes: &[u8], options: &ReadOptions) -> Result<Module, Diagnostics> {
    read_one(bytes, options).map(|read| read.module)
}

/// Likewise, with what was left out.
///
/// # Errors
/// As [`read`].
pub fn read_one(bytes: &[u8], options: &ReadOptions) -> Result<ReadModule, Diagnostics> {
    LazyModule::open_whole(bytes, options)?.into_read()
}

/// Reads every module of a file: what is split for a thin link has two, concatenated files have many.
///
/// # Errors
/// As [`read`], of the first module that something is wrong with.
pub fn read_all(bytes: &[u8], options: &ReadOptions) -> Result<Vec<ReadModule>, Diagnostics> {
    let parts = file::modules(bytes).map_err(said)?;
    parts.iter().map(|part| LazyModule::of_part(part, options)?.into_read()).collect()
}

/// Who wrote each module of a file.
///
/// # Errors
/// If the file is no bitcode.
pub fn producers(bytes: &[u8]) -> Result<Vec<Producer>, Diagnostics> {
    let modules = file::modules(bytes).map_err(said)?;
    Ok(modules.into_iter().map(|part| part.producer()).collect())
}

fn said(fault: fault::Fault) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(fault.into_diagnostic());
    diagnostics
}
