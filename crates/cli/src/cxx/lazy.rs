//! Members of an archive of bitcode, of which only the parts that a program reaches are read and linked.
//!
//! The search starts at the names that the program declares and does not define. A function that is reached is read, and
//! what it refers to is reached, too. Afterwards each member is linked once, so that its internal variables exist once.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use draig::bitcode::{LazyModule, LazyOptions};
use draig::ir::{Body, ConstKind, Global, GlobalKind, Linkage, Value, ValueKind};
use draig::link::{Archive, Linker};
use draig_diag::{Diagnostic, Source};

use crate::input::Input;
use crate::report::{Failure, Reporter};

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

/// The search.
pub(super) struct Search<'a> {
    input: &'a Input,
    archive: Archive<'a>,
    /// Member that defines each name: the first.
    index: HashMap<&'a [u8], usize>,
    opened: HashMap<usize, Opened<'a>>,
    /// Members in the order in which they were reached.
    order: Vec<usize>,
    /// Names that are defined, or looked for already.
    known: HashSet<Vec<u8>>,
    wanted: VecDeque<Vec<u8>>,
}

impl<'a> Search<'a> {
    /// Opens an archive.
    pub(super) fn new(input: &'a Input) -> Result<Search<'a>, Failure> {
        let archive = input.read(Archive::parse)?;
        let archive =
            archive.map_err(|error| Failure::about(&input.name, Diagnostic::error("L0004", error.to_string())))?;
        let mut index = HashMap::new();
        for (number, member) in archive.members().iter().enumerate() {
            for &symbol in member.symbols() {
                index.entry(symbol).or_insert(number);
            }
        }
        let wanted = index.keys().filter(|name| name.starts_with(ENTRIES)).map(|name| name.to_vec());
        let mut wanted: Vec<Vec<u8>> = wanted.collect();
        wanted.sort();
        Ok(Search {
            input,
            archive,
            index,
            opened: HashMap::new(),
            order: Vec::new(),
            known: HashSet::new(),
            wanted: wanted.into(),
        })
    }

    /// Whether a member defines a name.
    pub(super) fn has(&self, name: &[u8]) -> bool {
        self.index.contains_key(name)
    }

    /// Reads what a module needs of the archive.
    pub(super) fn reach(&mut self, module: &draig_ir::Module, reporter: &Reporter) -> Result<(), Failure> {
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
            let Some(&number) = self.index.get(&*name) else { continue };
            if self.known.contains(&name) {
                continue;
            }
            self.open(number, reporter)?;
            let found = self.opened.get(&number).and_then(|member| {
                let module = member.lazy.module();
                module.find(&name).filter(|&global| member.defines(global))
            });
            if let Some(global) = found {
                self.walk(number, global, reporter)?;
            }
        }
        Ok(())
    }

    /// Opens a member, and reaches its constructors.
    fn open(&mut self, number: usize, reporter: &Reporter) -> Result<(), Failure> {
        if self.opened.contains_key(&number) {
            return Ok(());
        }
        let member = &self.archive.members()[number];
        let name = crate::reading::member_name_in(&self.input.name, member);
        let Some(bytes) = member.bytes() else {
            let what = Diagnostic::error("L0004", "a library of C++ cannot be a thin archive");
            return Err(Failure::about(&name, what));
        };
        let options = LazyOptions { name: name.clone(), summary: false, use_orders: false, ..LazyOptions::default() };
        let lazy = LazyModule::open(bytes, &options).and_then(|mut lazy| lazy.read_metadata().map(|()| lazy));
        let lazy = lazy.map_err(|errors| {
            reporter.diagnostics(&errors, &Source::new(&name, bytes));
            Failure::Refused
        })?;
        let lists: Vec<Global> = KEPT.iter().filter_map(|name| lazy.module().find(name)).collect();
        let bodies = lazy.unread_functions().collect();
        self.opened.insert(number, Opened { lazy, bodies, reached: HashMap::new(), names: BTreeSet::new() });
        self.order.push(number);
        lists.into_iter().try_for_each(|list| self.walk(number, list, reporter))
    }

    /// Reaches a definition of a member, and everything that it refers to.
    fn walk(&mut self, number: usize, from: Global, reporter: &Reporter) -> Result<(), Failure> {
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
                    reporter.diagnostics(&errors, &Source::new(&self.input.name, b""));
                    return Err(Failure::Refused);
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
    pub(super) fn link(mut self, linker: &mut Linker) -> Result<(), Failure> {
        for number in std::mem::take(&mut self.order) {
            let Some(member) = self.opened.remove(&number) else { continue };
            let name = crate::reading::member_name_in(&self.input.name, &self.archive.members()[number]);
            let mut module = member.lazy.into_part().module;
            declare_others(&mut module, &member.names);
            let mut names: Vec<&[u8]> = member.names.iter().map(Vec::as_slice).collect();
            let is_defined = |name: &&[u8]| module.find(name).is_some_and(|global| !module.is_declaration(global));
            names.extend(KEPT.iter().copied().filter(is_defined));
            linker.link_only(module, &names).map_err(|error| Failure::about(&name, crate::link::diagnostic(&error)))?;
        }
        self.input.unchanged()
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
