//! Libraries as archives of bitcode, such as those of C++: a module is linked with what it reaches of one, and only that is
//! read.
//!
//! The search starts at the names that the module declares and does not define. A function that is reached is read, and
//! what it refers to is reached, too. Afterwards each member is linked once, so that its internal variables exist once.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::fmt;

use draig_bitcode::read::{LazyModule, ReadOptions as LazyOptions};
use draig_diag::Diagnostics;
use draig_ir::{Body, ConstKind, Global, GlobalKind, Linkage, Value, ValueKind};
use draig_link::{Archive, ArchiveError, LinkError, LinkOptions, Linker};

use crate::Module;

/// Lists of a module that are kept whenever a part of it is.
const KEPT: [&[u8]; 4] = [b"llvm.global_ctors", b"llvm.global_dtors", b"llvm.used", b"llvm.compiler.used"];

/// Names that start so are of functions that the interpreter calls, and are always reached.
const ENTRIES: &[u8] = b"__draig_";

/// A member of which a part is read.
struct Opened<'a> {
    lazy: LazyModule<'a>,
    /// Functions whose bodies can be read.
    bodies: HashSet<Global>,
    /// Globals that are reached, with whether they have to be defined here.
    reached: HashMap<Global, bool>,
    /// Definitions that other modules can name.
    names: BTreeSet<Vec<u8>>,
}

impl Opened<'_> {
    fn defines(&self, global: Global) -> bool {
        self.bodies.contains(&global) || !self.lazy.module().is_declaration(global)
    }
}

/// Returns the names of C++'s library that a module declares, and that [`run`](crate::run) does not have: where there are
/// some, the module needs the library. Names of its namespaces are recognized by their mangled form (Itanium C++ ABI,
/// section 5.1).
pub fn names_of_cxx(module: &draig_ir::Module) -> impl Iterator<Item = &str> {
    let globals = module.globals_in_order().filter(|&global| module.is_declaration(global));
    let names = globals.filter_map(|global| str::from_utf8(module.name(global)).ok());
    names.filter(|name| is_of_cxx(name) && !draig_runtime::has(name))
}

/// Whether a mangled name is of namespace `std` or another one of C++'s library. Virtual tables of type descriptors are
/// only compared.
fn is_of_cxx(name: &str) -> bool {
    const NAMESPACES: [&str; 8] = ["St", "Sa", "Ss", "Si", "So", "Sd", "9__gnu_cxx", "10__cxxabiv1"];
    let Some(rest) = name.strip_prefix("_Z") else { return name.starts_with("__cxa_") };
    if name.starts_with("_ZTVN10__cxxabiv1") {
        return false;
    }
    let special = ["TV", "TT", "TI", "TS", "GV"].iter().find_map(|start| rest.strip_prefix(start));
    let rest = special.unwrap_or(rest);
    let rest = rest.strip_prefix('N').map_or(rest, |nested| nested.trim_start_matches(['r', 'V', 'K', 'R', 'O']));
    NAMESPACES.iter().any(|namespace| rest.starts_with(namespace))
}

/// A library.
///
/// ```
/// # fn run(library: &[u8], module: draig::Module) -> Result<draig::Module, draig::link::LibraryError> {
/// let library = draig::link::Library::parse(library)?;
/// library.link(module)
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Library<'a> {
    archive: Archive<'a>,
    /// Member that defines each name: the first.
    index: HashMap<&'a [u8], usize>,
}

/// Reason for which a library is not linked.
#[derive(Clone, Debug)]
pub enum LibraryError {
    /// The bytes are no archive.
    Archive(ArchiveError),
    /// A member, by name, is in a file of its own: the archive is thin.
    Thin(Vec<u8>),
    /// A member, by name, cannot be read.
    Member(Vec<u8>, Box<Diagnostics>),
    /// A member, by name, or the module, without one, cannot be linked.
    Link(Option<Vec<u8>>, LinkError),
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
        match self {
            LibraryError::Archive(error) => error.fmt(f),
            LibraryError::Thin(member) => write!(f, "{} is not in the archive, which is thin", name(member)),
            LibraryError::Member(member, errors) => {
                let first = errors.iter().next().map_or("", |error| &error.message);
                write!(f, "{}: {first}", name(member))
            }
            LibraryError::Link(Some(member), error) => write!(f, "{}: {error}", name(member)),
            LibraryError::Link(None, error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LibraryError {}

impl<'a> Library<'a> {
    /// Opens an archive; its members are read when something of them is reached.
    ///
    /// # Errors
    /// Fails if the bytes are no archive.
    pub fn parse(bytes: &'a [u8]) -> Result<Library<'a>, LibraryError> {
        let archive = Archive::parse(bytes).map_err(LibraryError::Archive)?;
        let mut index = HashMap::new();
        for (number, member) in archive.members().iter().enumerate() {
            for &symbol in member.symbols() {
                index.entry(symbol).or_insert(number);
            }
        }
        Ok(Library { archive, index })
    }

    /// Returns whether a member defines a name.
    #[must_use]
    pub fn has(&self, name: &[u8]) -> bool {
        self.index.contains_key(name)
    }

    /// Links a module with what it reaches.
    ///
    /// # Errors
    /// Fails if a member that is reached cannot be read or linked.
    pub fn link(&self, module: Module) -> Result<Module, LibraryError> {
        let module = module.into_inner();
        let mut search = Search::new(self);
        search.reach(&module)?;
        let mut linker = Linker::new(&module.identifier);
        linker.link(module, &LinkOptions::default()).map_err(|error| LibraryError::Link(None, error))?;
        search.link(&mut linker)?;
        // Warnings are about names of targets that differ, and the caller has chosen the library.
        linker.take_warnings();
        Ok(linker.finish().into())
    }
}

/// The search.
struct Search<'a, 'l> {
    library: &'l Library<'a>,
    opened: HashMap<usize, Opened<'a>>,
    /// Members in the order in which they were reached.
    order: Vec<usize>,
    /// Names that are defined, or looked for already.
    known: HashSet<Vec<u8>>,
    wanted: VecDeque<Vec<u8>>,
}

impl<'a, 'l> Search<'a, 'l> {
    fn new(library: &'l Library<'a>) -> Search<'a, 'l> {
        let wanted = library.index.keys().filter(|name| name.starts_with(ENTRIES)).map(|name| name.to_vec());
        let mut wanted: Vec<Vec<u8>> = wanted.collect();
        wanted.sort();
        Search { library, opened: HashMap::new(), order: Vec::new(), known: HashSet::new(), wanted: wanted.into() }
    }

    /// Reads what a module needs of the archive.
    fn reach(&mut self, module: &draig_ir::Module) -> Result<(), LibraryError> {
        for global in module.globals_in_order() {
            let (name, is_local) = (module.name(global), module.global(global).linkage.is_local());
            if name.is_empty() || is_local {
                continue;
            }
            match module.is_declaration(global) {
                true => self.wanted.push_back(name.to_vec()),
                false => _ = self.known.insert(name.to_vec()),
            }
        }
        while let Some(name) = self.wanted.pop_front() {
            let Some(&number) = self.library.index.get(&*name) else { continue };
            if self.known.contains(&name) {
                continue;
            }
            self.open(number)?;
            let found = self.opened.get(&number).and_then(|member| {
                let module = member.lazy.module();
                module.find(&name).filter(|&global| member.defines(global))
            });
            if let Some(global) = found {
                self.walk(number, global)?;
            }
        }
        Ok(())
    }

    /// Opens a member, and reaches its constructors.
    fn open(&mut self, number: usize) -> Result<(), LibraryError> {
        if self.opened.contains_key(&number) {
            return Ok(());
        }
        let member = &self.library.archive.members()[number];
        let Some(bytes) = member.bytes() else { return Err(LibraryError::Thin(member.name().to_vec())) };
        let name = String::from_utf8_lossy(member.name()).into_owned();
        let options = LazyOptions { name, summary: false, use_orders: false, ..LazyOptions::default() };
        let lazy = LazyModule::open(bytes, &options).and_then(|mut lazy| lazy.read_metadata().map(|()| lazy));
        let lazy = lazy.map_err(|errors| LibraryError::Member(member.name().to_vec(), Box::new(errors)))?;
        let lists: Vec<Global> = KEPT.iter().filter_map(|name| lazy.module().find(name)).collect();
        let bodies = lazy.unread_functions().collect();
        self.opened.insert(number, Opened { lazy, bodies, reached: HashMap::new(), names: BTreeSet::new() });
        self.order.push(number);
        lists.into_iter().try_for_each(|list| self.walk(number, list))
    }

    /// Reaches a definition of a member, and everything that it refers to.
    fn walk(&mut self, number: usize, from: Global) -> Result<(), LibraryError> {
        let Some(member) = self.opened.get_mut(&number) else { return Ok(()) };
        // Each with whether it has to be defined here: what an alias stands for.
        let mut pending = vec![(from, false)];
        while let Some((global, is_target)) = pending.pop() {
            if member.reached.get(&global).is_some_and(|&before| before || !is_target) {
                continue;
            }
            member.reached.insert(global, is_target);
            let name = member.lazy.module().name(global).to_vec();
            let is_local = member.lazy.module().global(global).linkage.is_local();
            if !member.defines(global) {
                self.wanted.push_back(name);
                continue;
            }
            let kind = &member.lazy.module().global(global).kind;
            let is_alias = matches!(kind, GlobalKind::Alias { .. } | GlobalKind::IFunc { .. });
            // Lists are joined, not replaced.
            if !is_local && !KEPT.contains(&&*name) {
                // Another module's definition is as good; but an alias cannot become a declaration.
                match self.known.insert(name.clone()) {
                    true => _ = member.names.insert(name),
                    false if !is_target && !is_alias => continue,
                    false => {}
                }
            }
            let read = member.lazy.body(global);
            let mut values = match read {
                Ok(Some(body)) => values_of(body),
                Ok(None) => Vec::new(),
                Err(errors) => {
                    let name = self.library.archive.members()[number].name().to_vec();
                    return Err(LibraryError::Member(name, Box::new(errors)));
                }
            };
            let module = member.lazy.module();
            values.extend(match &module.global(global).kind {
                GlobalKind::Variable(variable) => variable.initializer.into_iter().collect::<Vec<_>>(),
                GlobalKind::Alias { aliasee: target } | GlobalKind::IFunc { resolver: target } => vec![*target],
                GlobalKind::Function(function) => {
                    [function.personality, function.prefix, function.prologue].into_iter().flatten().collect()
                }
            });
            let mut seen = HashSet::new();
            while let Some(value) = values.pop() {
                match value.kind() {
                    ValueKind::Global(global) => pending.push((global, is_alias)),
                    ValueKind::Const(constant) if seen.insert(constant) => {
                        let kind: &ConstKind = module.tables.constants.kind(constant);
                        values.extend(kind.parts());
                        pending.extend(kind.named_global().map(|global| (global, is_alias)));
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// Links what was reached.
    fn link(mut self, linker: &mut Linker) -> Result<(), LibraryError> {
        for number in std::mem::take(&mut self.order) {
            let Some(member) = self.opened.remove(&number) else { continue };
            let mut module = member.lazy.into_part().module;
            declare_others(&mut module, &member.names);
            let mut names: Vec<&[u8]> = member.names.iter().map(Vec::as_slice).collect();
            let is_defined = |name: &&[u8]| module.find(name).is_some_and(|global| !module.is_declaration(global));
            names.extend(KEPT.iter().copied().filter(is_defined));
            let of = |error| LibraryError::Link(Some(self.library.archive.members()[number].name().to_vec()), error);
            linker.link_only(module, &names).map_err(of)?;
        }
        Ok(())
    }
}

/// Makes functions whose bodies were not read declarations, whatever their definitions were, and variables that other
/// modules define.
fn declare_others(module: &mut draig_ir::Module, names: &BTreeSet<Vec<u8>>) {
    for global in module.globals_in_order().collect::<Vec<_>>() {
        let is_named = names.contains(module.name(global));
        let is_without_body = module.body(global).is_none();
        let data = module.global_mut(global);
        if data.linkage == Linkage::ExternWeak {
            continue;
        }
        let is_declared = match &mut data.kind {
            GlobalKind::Function(_) => is_without_body,
            GlobalKind::Variable(variable) => {
                let is_other = !is_named && !data.linkage.is_local() && data.linkage != Linkage::Appending;
                if is_other {
                    variable.initializer = None;
                }
                is_other
            }
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
        };
        if is_declared {
            (data.linkage, data.comdat) = (Linkage::External, None);
        }
    }
}

/// Returns the operands of a body.
fn values_of(body: &Body) -> Vec<Value> {
    let found = RefCell::new(Vec::new());
    body.mentions_any(|value| {
        if matches!(value.kind(), ValueKind::Global(_) | ValueKind::Const(_)) {
            found.borrow_mut().push(value);
        }
        false
    });
    let mut found = found.into_inner();
    found.sort_unstable_by_key(|value| value.to_word());
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_library_are_known_by_their_namespace() {
        for name in ["_ZNSt3__14coutE", "_ZNKSt13runtime_error4whatEv", "_ZTISt9bad_alloc", "_ZNSolsEi", "_ZSt4cout"] {
            assert!(is_of_cxx(name), "{name}");
        }
        for name in ["_ZN9__gnu_cxx18__verbose_terminateEv", "_ZN10__cxxabiv117__class_type_infoD1Ev", "__cxa_demangle"]
        {
            assert!(is_of_cxx(name), "{name}");
        }
        for name in
            ["_Z1fSt6vectorIiSaIiEE", "_ZN4StopC1Ev", "printf", "_ZTI1A", "_ZTVN10__cxxabiv117__class_type_infoE"]
        {
            assert!(!is_of_cxx(name), "{name}");
        }
    }
}
