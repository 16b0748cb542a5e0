//! Modules become one, as `llvm-link` 22 does it: names are resolved by linkage, comdats are kept or
//! dropped whole, types, constants and metadata are brought into the tables of the result, module
//! flags are merged by their behaviours. Text, bitcode and files are left to others.
//!
//! Modules are given one after the other, and each costs time in proportion to itself: the result
//! keeps one index of its names, types with names and identified debug types for all of them.
//! What is brought in, and in which order, is what LLVM's lazy mover brings in, so that the text of
//! the result is that of `llvm-link`, byte for byte.
//!
//! | to | there is |
//! | --- | --- |
//! | make one module of several | [`Linker`], with [`LinkOptions`] for each |
//! | know what contradicts, and where | [`LinkError`] and [`Linker::take_warnings`]: a [`Finding`] with its [`Conflict`] |
//! | take members of archives as they are needed | [`Archive`], [`Linker::is_wanted`] |
//! | import functions as ThinLTO does | [`Linker::set_summary_index`], [`Linker::import`] |
//! | take some functions out, with what they need | [`extract()`] |
//! | drop what nobody can ask for | [`without_unused`] |
//! | make pieces that are the module when they are linked | [`split()`] |
//! | tell what differs between two modules | [`diff()`] |
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

mod appending;
mod archive;
mod comdats;
mod conflicts;
mod dest;
mod diff;
mod error;
mod extract;
mod finish;
mod flags;
mod import;
mod internalize;
mod metadata;
mod mismatch;
mod mover;
mod pieces;
mod placing;
mod remap;
mod resolve;
mod source;
mod split;
mod target;
mod types;

pub use archive::{Archive, ArchiveError, Member};
pub use conflicts::{Conflict, ConflictData};
pub use diff::{Difference, Side, diff};
pub use error::{Entity, Finding, LinkError, Place};
pub use extract::{extract, without_unused};
pub use import::{NotImported, SummaryIndex};
pub use split::split;

use draig_ir::Module;

use dest::Dest;
use mover::Needs;
use source::Source;

/// How one module is brought in.
///
/// ```
/// use draig_asm::{ParseOptions, parse_module};
/// use draig_ir::Linkage;
/// use draig_link::{LinkOptions, Linker};
///
/// let read = |text: &[u8]| parse_module(text, &ParseOptions::default()).expect("it is well-formed").module;
/// let library = LinkOptions { only_needed: true, internalize: true, ..LinkOptions::default() };
/// let mut linker = Linker::new(b"llvm-link");
/// linker.link(read(b"declare void @f()\n@kept = global ptr @f"), &LinkOptions::default())?;
/// linker.link(read(b"define void @f() {\n  ret void\n}\ndefine void @g() {\n  ret void\n}"), &library)?;
/// let linked = linker.finish();
/// assert_eq!(linked.function("f").map(|f| f.linkage()), Some(Linkage::Internal));
/// assert!(linked.function("g").is_none());
/// # Ok::<(), draig_link::LinkError>(())
/// ```
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
    warnings: Vec<Finding>,
    index: Option<SummaryIndex>,
}

impl Linker {
    /// Nothing yet. `identifier` is the identifier and the source file name of the result.
    #[must_use]
    pub fn new(identifier: &[u8]) -> Linker {
        Linker { dest: Dest::new(identifier), warnings: Vec::new(), index: None }
    }

    /// Whether debug types with the same identifier are one, as `llvm-link` has it unless told
    /// otherwise. They are.
    pub fn unique_debug_types(&mut self, unique: bool) {
        self.dest.debug_types.are_unique = unique;
    }

    /// Has modules linked as parts of a program of ThinLTO, of which this is the index: what is local
    /// in those that the index has gets a name (`.llvm.` and a hash behind its own) under which other
    /// modules may import what mentions it, and is hidden instead.
    pub fn set_summary_index(&mut self, index: SummaryIndex) {
        self.index = Some(index);
    }

    /// Brings a module in.
    ///
    /// # Errors
    /// If two definitions contradict each other, or the module flags do; the message is LLVM's, the
    /// notes name both places. What was linked so far is of no use then.
    pub fn link(&mut self, mut module: Module, options: &LinkOptions) -> Result<(), LinkError> {
        if let Some(index) = &self.index {
            import::promote(&mut module, index);
        }
        let mut source = Source::new(module, &mut self.dest);
        let chosen = resolve::choose(&mut self.dest, &mut source, options, &mut self.warnings)?;
        let needs = if options.only_needed { Needs::All } else { Needs::Discardable };
        let (_, brought) = mover::bring(&mut self.dest, source, chosen, options, needs, &mut self.warnings)?;
        if options.internalize {
            internalize::internalize(&mut self.dest, &brought);
        }
        Ok(())
    }

    /// Imports functions of a module of the program that [`Linker::set_summary_index`] was told of:
    /// they become `available_externally`, and what they mention is declared. Says of each name whether
    /// it was imported. The modules that this one stands for are linked before.
    ///
    /// ```
    /// use draig_asm::{ParseOptions, parse_module};
    /// use draig_ir::Linkage;
    /// use draig_link::{LinkOptions, Linker, SummaryIndex};
    ///
    /// let read = |name: &str, text: &[u8]| {
    ///     let options = ParseOptions { name: name.to_owned(), ..ParseOptions::default() };
    ///     parse_module(text, &options).expect("it is well-formed").module
    /// };
    /// let index = read("index", b"^0 = module: (path: \"b.ll\", hash: (0, 7, 0, 0, 0))");
    /// let mut linker = Linker::new(b"llvm-link");
    /// linker.set_summary_index(SummaryIndex::from(*index.summary.unwrap_or_default()));
    /// linker.link(read("a.ll", b"declare i32 @next()\n@kept = global ptr @next"), &LinkOptions::default())?;
    /// let other = read("b.ll", b"@n = internal global i32 0
    /// define i32 @next() {\n  %n = load i32, ptr @n\n  ret i32 %n\n}");
    /// assert_eq!(linker.import(other, &[b"next", b"last"])?, [None, Some(draig_link::NotImported::Missing)]);
    /// let linked = linker.finish();
    /// assert_eq!(linked.global(linked.find(b"next").unwrap()).linkage, Linkage::AvailableExternally);
    /// assert!(linked.is_declaration(linked.find(b"n.llvm.7").unwrap()));
    /// # Ok::<(), draig_link::LinkError>(())
    /// ```
    ///
    /// # Errors
    /// If a function is only declared there, the index does not have the module, or module flags
    /// contradict each other. What was linked so far is of no use then.
    pub fn import(&mut self, mut module: Module, functions: &[&[u8]]) -> Result<Vec<Option<NotImported>>, LinkError> {
        let none = SummaryIndex::default();
        let index = self.index.as_ref().unwrap_or(&none);
        let (chosen, answers) = import::prepare(&mut module, functions, index)?;
        if !chosen.globals.is_empty() {
            let source = Source::new(module, &mut self.dest);
            mover::bring(&mut self.dest, source, chosen, &LinkOptions::default(), Needs::Import, &mut self.warnings)?;
        }
        Ok(answers)
    }

    /// Whether the name is declared and not defined: what an archive is searched for.
    #[must_use]
    pub fn is_wanted(&self, name: &[u8]) -> bool {
        self.dest.wants(name)
    }

    /// What is to be warned of, since the last call: what LLVM warns of, which is modules of different targets
    /// and flags that differ, and besides what it says nothing of: names that are declared otherwise than they
    /// are defined, or than in another module.
    ///
    /// ```
    /// use draig_asm::{ParseOptions, parse_module};
    /// use draig_link::{LinkOptions, Linker};
    ///
    /// let read = |name: &str, text: &[u8]| {
    ///     let options = ParseOptions { name: name.to_owned(), ..ParseOptions::default() };
    ///     parse_module(text, &options).expect("it is well-formed").module
    /// };
    /// let mut linker = Linker::new(b"llvm-link");
    /// linker.link(read("a.ll", b"declare void @f(i32)\n@p = global ptr @f"), &LinkOptions::default())?;
    /// linker.link(read("b.ll", b"define void @f() {\n  ret void\n}"), &LinkOptions::default())?;
    /// let warnings = linker.take_warnings();
    /// assert_eq!(warnings[0].message(), "types of function 'f' do not match");
    /// let places: Vec<String> = warnings[0].places().iter().map(ToString::to_string).collect();
    /// assert_eq!(places, ["it is declared as void (i32) in a.ll", "it is defined as void () in b.ll"]);
    /// # Ok::<(), draig_link::LinkError>(())
    /// ```
    pub fn take_warnings(&mut self) -> Vec<Finding> {
        std::mem::take(&mut self.warnings)
    }

    /// The module that all became.
    #[must_use]
    pub fn finish(mut self) -> Module {
        if self.index.is_some() {
            import::internalize_marked(&mut self.dest);
        }
        self.dest.finish()
    }
}
