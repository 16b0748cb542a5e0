//! Reading: bytes to a module. A file's modules are found first, then a module without its bodies
//! is read (types, attributes, globals, constants, metadata), then bodies, on demand or all, by one
//! thread or several. What is read does not depend on the number of threads.
//!
//! What older versions of LLVM encoded otherwise is read as what it means today; what a newer LLVM
//! calls otherwise (intrinsics, debug information, flags of modules) is upgraded afterwards, by
//! `draig-upgrade`, as after reading text.

mod attributes;
mod constants;
mod fault;
mod file;
mod function;
mod globals;
mod lazy;
mod limits;
mod metadata;
mod module;
mod records;
mod scope;
mod shape;
mod summary;
mod types;
mod values;

pub use lazy::LazyModule;

use draig_diag::Diagnostics;
use draig_ir::Module;

/// How bitcode is read.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// What the module is called, if it says no name of a source file; and its identifier.
    pub name: String,
    /// How many threads may be used.
    pub threads: usize,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions { name: "<stdin>".into(), threads: 1 }
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
    /// Who wrote a file, as a sentence.
    fn describe(&self) -> String {
        let name = if self.name.is_empty() { "a version before LLVM 3.8" } else { &self.name };
        format!("the file was written by {name}; LLVM 22 and older are known")
    }
}

/// Reads the only module of a file.
///
/// # Errors
/// One that says in LLVM's words what is wrong, and where: block, record, bit.
pub fn read(bytes: &[u8], options: &ReadOptions) -> Result<Module, Diagnostics> {
    LazyModule::open(bytes, options)?.into_module()
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
