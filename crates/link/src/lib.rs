//! Linker for modules, compatible with `llvm-link` 22. Names are resolved by linkage; comdats are kept or
//! dropped as a whole; types, constants and metadata are moved to the tables of the result; module flags are
//! merged by their behaviours. Text, bitcode and files are left to others.
//!
//! Modules are linked one after the other, each in time proportional to its own size: the result keeps one
//! index of its names, named types and identified debug types. The set of linked globals and their order
//! follow LLVM's lazy mover, so that the text of the result is that of `llvm-link`, byte for byte.
//!
//! | task | item |
//! | --- | --- |
//! | link several modules into one | [`Linker`], with [`LinkOptions`] for each |
//! | locate conflicts | [`LinkError`] and [`Linker::take_warnings`]: a [`Finding`] with its [`Conflict`] |
//! | link members of archives on demand | [`Archive`], [`Linker::is_wanted`] |
//! | import functions as ThinLTO does | [`Linker::set_summary_index`], [`Linker::import`] |
//! | extract functions with their dependencies | [`extract()`] |
//! | remove unused globals | [`without_unused`] |
//! | split a module into pieces that link to the original | [`split()`] |
//! | compare two modules | [`diff()`] |
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
pub use diff::{Difference, Differences, Side, diff};
pub use error::{Entity, Finding, LinkError, Place};
pub use extract::{extract, without_unused};
pub use import::{NotImported, SummaryIndex};
pub use split::split;

use draig_ir::Module;

use dest::Dest;
use mover::Needs;
use source::Source;

/// Options for linking one module.
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
    /// Definitions of the linked module replace existing ones.
    pub override_existing: bool,
    /// Only globals that are declared but not yet defined are linked, with their dependencies.
    pub only_needed: bool,
    /// Linked globals become `internal`, unless `llvm.used` or the like contains them.
    pub internalize: bool,
}

/// Links modules into one.
#[derive(Debug)]
pub struct Linker {
    dest: Dest,
    warnings: Vec<Finding>,
    index: Option<SummaryIndex>,
}

impl Linker {
    /// Creates an empty result. `identifier` is the identifier and the source file name of the result.
    #[must_use]
    pub fn new(identifier: &[u8]) -> Linker {
        Linker { dest: Dest::new(identifier), warnings: Vec::new(), index: None }
    }

    /// Sets whether debug types with the same identifier are merged. They are by default, as in `llvm-link`.
    pub fn unique_debug_types(&mut self, unique: bool) {
        self.dest.debug_types.are_unique = unique;
    }

    /// Links modules as parts of a ThinLTO program with this index. Local globals of modules in the index get
    /// a name (with `.llvm.` and a hash appended) under which other modules can import their users, and
    /// become hidden instead.
    pub fn set_summary_index(&mut self, index: SummaryIndex) {
        self.index = Some(index);
    }

    /// Links a module.
    ///
    /// # Errors
    /// Returns an error if two definitions or module flags conflict. The message is LLVM's; the notes name
    /// both locations. The result is then unusable.
    pub fn link(&mut self, module: impl Into<Module>, options: &LinkOptions) -> Result<(), LinkError> {
        let mut module = module.into();
        if let Some(index) = &self.index {
            import::promote(&mut module, index);
        }
        let mut source = Source::new(module, &mut self.dest);
        let selection = resolve::choose(&mut self.dest, &mut source, options, &mut self.warnings)?;
        let needs = if options.only_needed { Needs::All } else { Needs::Discardable };
        let (_, brought) = mover::link_module(&mut self.dest, source, selection, options, needs, &mut self.warnings)?;
        if options.internalize {
            internalize::internalize(&mut self.dest, &brought);
        }
        Ok(())
    }

    /// Links some globals of a module, with all that they need of it. Other definitions of the module are left out.
    ///
    /// ```
    /// use draig_asm::{ParseOptions, parse_module};
    /// use draig_link::{LinkOptions, Linker};
    ///
    /// let read = |text: &[u8]| parse_module(text, &ParseOptions::default()).expect("it is well-formed").module;
    /// let mut linker = Linker::new(b"llvm-link");
    /// linker.link(read(b"declare void @f()\n@kept = global ptr @f"), &LinkOptions::default())?;
    /// let library = read(b"define void @f() {\n  ret void\n}\ndefine void @g() {\n  ret void\n}");
    /// linker.link_only(library, &[b"f"])?;
    /// let linked = linker.finish();
    /// assert!(linked.function("f").is_some_and(|f| f.body().is_some()) && linked.function("g").is_none());
    /// # Ok::<(), draig_link::LinkError>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the module does not define one of the names, or module flags conflict. The result is then
    /// unusable.
    pub fn link_only(&mut self, module: impl Into<Module>, names: &[&[u8]]) -> Result<(), LinkError> {
        let module = module.into();
        let selection = extract::selected(&module, names)?;
        let source = Source::new(module, &mut self.dest);
        let options = LinkOptions::default();
        mover::link_module(&mut self.dest, source, selection, &options, Needs::All, &mut self.warnings)?;
        Ok(())
    }

    /// Imports functions of a module of the program set by [`Linker::set_summary_index`]. They become
    /// `available_externally`, and the globals that they refer to are declared. Returns for each name whether
    /// it was imported. Modules that it depends on must be linked first.
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
    /// Returns an error if a function is only declared there, the index does not contain the module, or
    /// module flags conflict. The result is then unusable.
    pub fn import(&mut self, mut module: Module, functions: &[&[u8]]) -> Result<Vec<Option<NotImported>>, LinkError> {
        let none = SummaryIndex::default();
        let index = self.index.as_ref().unwrap_or(&none);
        let (selection, answers) = import::prepare(&mut module, functions, index)?;
        if !selection.globals.is_empty() {
            let source = Source::new(module, &mut self.dest);
            mover::link_module(
                &mut self.dest,
                source,
                selection,
                &LinkOptions::default(),
                Needs::Import,
                &mut self.warnings,
            )?;
        }
        Ok(answers)
    }

    /// Whether the name is declared but not defined, or used by module assembly, so that archives are searched for
    /// it.
    #[must_use]
    pub fn is_wanted(&self, name: &[u8]) -> bool {
        self.dest.wants(name)
    }

    /// Whether a module, or its assembly, defines a name that [`is_wanted`](Linker::is_wanted).
    #[must_use]
    pub fn is_definition_wanted(&self, module: &Module) -> bool {
        let defines = module.globals_in_order().any(|global| {
            let is_local = module.global(global).linkage.is_local();
            !is_local && !module.is_declaration(global) && self.is_wanted(module.name(global))
        });
        let is_wanted =
            |symbol: &draig_mc::AssemblySymbol| symbol.is_defined && symbol.is_global && self.is_wanted(&symbol.name);
        defines || dest::assembly_of(module).iter().any(is_wanted)
    }

    /// Returns the warnings since the last call: those of LLVM, about modules with different targets and
    /// about differing flags, and further ones about names whose declaration differs from the definition, or
    /// from that in another module.
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

    /// Returns the linked module.
    #[must_use]
    pub fn finish(mut self) -> Module {
        if self.index.is_some() {
            import::internalize_marked(&mut self.dest);
        }
        self.dest.finish()
    }
}
