//! Modules become one, as `llvm-link` 22 does it: names are resolved by linkage, comdats are kept or
//! dropped whole, types, constants and metadata are brought into the tables of the result, module
//! flags are merged by their behaviours. Text, bitcode and files are left to others.
//!
//! Modules are given one after the other, and each costs time in proportion to itself: the result
//! keeps one index of its names, types with names and identified debug types for all of them.
//! What is brought in, and in which order, is what LLVM's lazy mover brings in, so that the text of
//! the result is that of `llvm-link`, byte for byte.
//!
//! ```
//! use draig_asm::{ParseOptions, parse_module, print_module};
//! use draig_link::{LinkOptions, Linker};
//!
//! let read = |text: &[u8]| parse_module(text, &ParseOptions::default()).expect("it is well-formed").module;
//! let mut linker = Linker::new(b"llvm-link");
//! linker.link(read(b"declare i32 @answer()\n@kept = global ptr @answer"), &LinkOptions::default())?;
//! linker.link(read(b"define i32 @answer() {\n  ret i32 42\n}"), &LinkOptions::default())?;
//! let linked = linker.finish();
//! assert!(linked.function("answer").is_some_and(|answer| !answer.is_declaration()));
//! assert!(print_module(&linked).starts_with(b"; ModuleID = 'llvm-link'\n"));
//! # Ok::<(), draig_link::LinkError>(())
//! ```

mod archive;
mod dest;
mod diff;
mod error;
mod extract;
mod flags;
mod internalize;
mod metadata;
mod mover;
mod remap;
mod resolve;
mod source;
mod split;
mod target;
mod types;

pub use archive::{Archive, ArchiveError, Member};
pub use diff::{Difference, diff};
pub use error::LinkError;
pub use extract::{extract, without_unused};
pub use split::split;

use draig_ir::Module;

use dest::Dest;
use mover::Needs;
use source::Source;

/// How one module is brought in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinkOptions {
    /// Its definitions take the place of those that are there.
    pub override_existing: bool,
    /// Only what is declared so far and not defined is brought in, with what it needs.
    pub only_needed: bool,
    /// What is brought in becomes `internal`, unless `llvm.used` and its like hold it.
    pub internalize: bool,
}

/// The module that others become, while they do.
#[derive(Debug)]
pub struct Linker {
    dest: Dest,
    warnings: Vec<String>,
}

impl Linker {
    /// Nothing yet. `identifier` is the identifier and the source file name of the result.
    #[must_use]
    pub fn new(identifier: &[u8]) -> Linker {
        Linker { dest: Dest::new(identifier), warnings: Vec::new() }
    }

    /// Whether debug types with the same identifier are one, as `llvm-link` has it unless told
    /// otherwise. They are.
    pub fn unique_debug_types(&mut self, unique: bool) {
        self.dest.debug_types.are_unique = unique;
    }

    /// Brings a module in.
    ///
    /// # Errors
    /// If two definitions contradict each other, or the module flags do; the message is LLVM's, the
    /// notes name both places. What was linked so far is of no use then.
    pub fn link(&mut self, module: Module, options: &LinkOptions) -> Result<(), LinkError> {
        let mut source = Source::new(module, &mut self.dest);
        let chosen = resolve::choose(&mut self.dest, &mut source, options)?;
        let needs = if options.only_needed { Needs::All } else { Needs::Discardable };
        let (_, brought) = mover::bring(&mut self.dest, source, chosen, options, needs, &mut self.warnings)?;
        if options.internalize {
            internalize::internalize(&mut self.dest, &brought);
        }
        Ok(())
    }

    /// Whether the name is declared and not defined: what an archive is searched for.
    #[must_use]
    pub fn is_wanted(&self, name: &[u8]) -> bool {
        self.dest.wants(name)
    }

    /// What LLVM warns of, since the last call: modules of different targets, flags that differ.
    pub fn take_warnings(&mut self) -> Vec<String> {
        std::mem::take(&mut self.warnings)
    }

    /// The module that all became.
    #[must_use]
    pub fn finish(self) -> Module {
        self.dest.finish()
    }
}
