//! Function importing of ThinLTO, for one module with the summaries of all. Functions of other modules are
//! imported for the optimizer, and the globals that they refer to, including local ones, get names that are
//! unique in the program. The caller chooses and names the functions that are worth importing, as in
//! `llvm-link -import`.

use draig_ir::address::BaseObjects;
use draig_ir::metadata::Class;
use draig_ir::summary::{Definition, DefinitionKind, Summary, SummaryValue, global_guid};
use draig_ir::{Attribute, Comdat, DllStorageClass, Global, GlobalKind, Linkage, Module, Symbol, Visibility};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dest::{Dest, set_linkage, set_visibility};
use crate::error::{Entity, lossy};
use crate::resolve::Selection;
use crate::{Conflict, Finding, LinkError, Place};

/// Summaries of a program, for lookups: from `llvm-lto -thinlto`, or of one module.
#[derive(Clone, Debug, Default)]
pub struct SummaryIndex {
    summary: Summary,
    /// The first 64 bits of each module's hash, by path.
    modules: FxHashMap<Vec<u8>, u64>,
    /// Values by identifier.
    values: FxHashMap<u64, SummaryValue>,
}

/// `withAttributePropagation`: the readers and writers of variables are known.
const ATTRIBUTES_PROPAGATED: u64 = 0x20;
/// `withDSOLocalPropagation`: the first summary of a value applies to all.
const DSO_LOCAL_PROPAGATED: u64 = 0x40;

/// Attribute of variables that become internal after importing.
const INTERNALIZE: &[u8] = b"thinlto-internalize";

impl From<Summary> for SummaryIndex {
    fn from(summary: Summary) -> SummaryIndex {
        let first_bits = |hash: &[u32; 5]| u64::from(hash[0]) << 32 | u64::from(hash[1]);
        let modules = summary.modules.iter().map(|module| (module.path.clone(), first_bits(&module.hash))).collect();
        let numbered = (0..).zip(&summary.values);
        let values = numbered.map(|(number, value)| (value.guid, SummaryValue::from_u32(number))).collect();
        SummaryIndex { summary, modules, values }
    }
}

impl SummaryIndex {
    fn definitions(&self, guid: u64) -> &[Definition] {
        self.values.get(&guid).map_or(&[], |&value| &self.summary.value(value).definitions)
    }

    /// Returns a module's summary of a value. Several modules may define a value with the same name, and even
    /// from the same file.
    fn definition(&self, guid: u64, module: &[u8]) -> Option<&Definition> {
        self.definitions(guid).iter().find(|definition| self.summary.module(definition.module).path == module)
    }

    /// Whether the linker found all definitions of a value in this linkage unit.
    fn is_dso_local(&self, guid: u64) -> bool {
        let all = self.definitions(guid);
        let counting = if self.summary.flags & DSO_LOCAL_PROPAGATED != 0 { 1 } else { all.len() };
        !all.is_empty() && all.iter().take(counting).all(|definition| definition.flags.dso_local)
    }

    /// Whether a variable of a module is never written, and whether it is never read.
    fn access(&self, guid: u64, module: &[u8]) -> (bool, bool) {
        match self.definition(guid, module).map(|definition| &definition.kind) {
            Some(DefinitionKind::Variable(variable)) if self.summary.flags & ATTRIBUTES_PROPAGATED != 0 => {
                (variable.read_only, variable.write_only)
            }
            _ => (false, false),
        }
    }
}

/// Reason that a function is not imported, other than an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotImported {
    /// The module has no function with this name.
    Missing,
    /// The function is `weak`: the linker uses the first such definition and must see them in order.
    WeakAny,
}

/// Renames the local globals of a module so that other modules can refer to them, if the index contains the
/// module. It is not known here which of them will be used.
pub(crate) fn promote(module: &mut Module, index: &SummaryIndex) {
    let suffix = index.modules.get(&module.identifier).copied();
    Promotion { index, imported: None, suffix }.run(module);
}

/// Prepares a module for importing functions from it. Chooses the importable functions among the names;
/// everything else becomes a declaration if it is used.
pub(crate) fn prepare(
    module: &mut Module,
    functions: &[&[u8]],
    index: &SummaryIndex,
) -> Result<(Selection, Vec<Option<NotImported>>), LinkError> {
    let mut wanted = FxHashSet::default();
    let mut answers = Vec::new();
    for name in functions {
        let found = module.find(name).filter(|&global| module.global(global).is_function());
        answers.push(match found {
            None => Some(NotImported::Missing),
            Some(global) if module.global(global).linkage == Linkage::WeakAny => Some(NotImported::WeakAny),
            Some(global) if module.is_declaration(global) => {
                let message =
                    format!("cannot import '{}': '{}' only declares it", lossy(name), lossy(&module.identifier));
                let entity = Entity::Global(name.to_vec());
                let place = Place::new("the declaration is", &module.identifier, entity);
                return Err(Finding::new(Conflict::Missing, message).at(place).into());
            }
            Some(global) => {
                wanted.insert(global);
                None
            }
        });
    }
    let suffix = index.modules.get(&module.identifier).copied();
    let has_locals = module.globals_in_order().any(|global| module.global(global).linkage.is_local());
    if suffix.is_none() && has_locals && !wanted.is_empty() {
        let name = lossy(&module.identifier);
        let message = format!("cannot import from '{name}': it is not in the summary index");
        let note = "local functions and variables cannot be named without the hash of the module";
        return Err(Finding::new(Conflict::Missing, message).with_note(note).into());
    }
    drop_compile_unit_lists(module);
    let mut selection = Selection::default();
    module.functions().iter().filter(|global| wanted.contains(global)).for_each(|&global| {
        selection.insert(global);
    });
    Promotion { index, imported: Some(&wanted), suffix }.run(module);
    Ok((selection, answers))
}

/// Removes lists from compile units that the original module has anyway. Entries that imported functions
/// refer to are still linked.
fn drop_compile_unit_lists(module: &mut Module) {
    const LISTS: [&str; 5] = ["enums", "macros", "retainedTypes", "globals", "imports"];
    let units = module.find_named_metadata(b"llvm.dbg.cu").map(|list| list.operands.clone());
    for unit in units.unwrap_or_default() {
        let Some(node) = module.tables.metadata.node(unit).filter(|node| node.class() == Class::DICompileUnit) else {
            continue;
        };
        let (distinct, mut words) = (node.is_distinct(), node.words().to_vec());
        for field in LISTS.into_iter().filter_map(|list| node.field_named(list)) {
            let (at, _) = Class::DICompileUnit.info().slot(field);
            words[at] = 0;
        }
        module.tables.metadata.replace(unit, Class::DICompileUnit, distinct, &words);
    }
}

/// Renaming and linkage changes for the globals of one module.
struct Promotion<'a> {
    index: &'a SummaryIndex,
    /// The globals that are imported from the module; `None` if it is the destination.
    imported: Option<&'a FxHashSet<Global>>,
    /// Suffix of the names of promoted local globals, if the index contains the module.
    suffix: Option<u64>,
}

impl Promotion<'_> {
    fn run(&self, module: &mut Module) {
        let mut comdats: FxHashMap<Comdat, Comdat> = FxHashMap::default();
        let order: Vec<Global> =
            [module.variables(), module.functions(), module.aliases()].into_iter().flatten().copied().collect();
        let of_ifuncs = aliases_of_ifuncs(module);
        for &global in &order {
            self.global(module, global, &of_ifuncs, &mut comdats);
        }
        if !comdats.is_empty() {
            for global in order {
                let data = module.global_mut(global);
                data.comdat = data.comdat.map(|comdat| comdats.get(&comdat).copied().unwrap_or(comdat));
            }
        }
    }

    fn global(
        &self,
        module: &mut Module,
        global: Global,
        of_ifuncs: &FxHashSet<Global>,
        comdats: &mut FxHashMap<Comdat, Comdat>,
    ) {
        let data = module.global(global);
        // names change below, but the index has the old ones
        let guid = (data.name != Symbol::EMPTY).then(|| global_guid(module, global));
        if let Some(guid) = guid
            && data.as_variable().is_some()
            && !module.is_declaration(global)
        {
            self.note_access(module, global, guid);
        }
        let is_promoted = module.global(global).linkage.is_local() && !of_ifuncs.contains(&global);
        match if is_promoted { self.promoted_name(module, global, guid) } else { None } {
            Some(name) => {
                let old = module.global(global).name;
                let name = module.tables.strings.intern(&name);
                module.rename(global, name);
                let linkage = self.linkage(module, global, Linkage::External);
                set_linkage(module.global_mut(global), linkage);
                set_visibility(module.global_mut(global), Visibility::Hidden);
                let data = module.global(global);
                if let Some(comdat) = data.comdat
                    && module.comdat(comdat).name == old
                    && !comdats.contains_key(&comdat)
                {
                    let name = data.name;
                    let renamed = module.get_or_add_comdat(name);
                    comdats.insert(comdat, renamed);
                }
            }
            None => {
                let linkage = self.linkage(module, global, module.global(global).linkage);
                set_linkage(module.global_mut(global), linkage);
            }
        }
        let is_declaration = module.is_declaration_for_linker(global);
        let data = module.global_mut(global);
        if guid.is_some_and(|guid| self.index.is_dso_local(guid)) {
            data.dso_local = true;
            if data.dll_storage_class == DllStorageClass::Import {
                data.dll_storage_class = DllStorageClass::Default;
            }
        }
        if is_declaration {
            data.comdat = None;
        }
    }

    /// Marks variables that become internal after importing. The value of a variable that is never read does
    /// not matter, nor do the globals that it refers to.
    fn note_access(&self, module: &mut Module, global: Global, guid: u64) {
        let (read_only, write_only) = self.index.access(guid, &module.identifier);
        if !read_only && !write_only {
            return;
        }
        let null = module.tables.const_null(module.global(global).value_type);
        let key = module.tables.strings.intern(INTERNALIZE);
        let old = module.global(global).as_variable().and_then(|variable| variable.attributes);
        let tables = &mut module.tables;
        let mut all = old.map_or_else(Vec::new, |set| tables.attributes.set(set).to_vec());
        all.push(Attribute::String(key, Symbol::EMPTY));
        let set = tables.attributes.intern_set(&mut all, &tables.strings);
        if let Some(variable) = module.global_mut(global).as_variable_mut() {
            variable.attributes = Some(set);
            if let Some(null) = null.filter(|_| write_only) {
                variable.initializer = Some(null.into());
            }
        }
    }

    /// Returns the new name of a local global; `None` if it does not change.
    fn promoted_name(&self, module: &Module, global: Global, guid: Option<u64>) -> Option<Vec<u8>> {
        // In the destination, it must be visible outside. In its own module, the index only knows that it is
        // local and may be imported elsewhere; this is assumed for all of them.
        if self.imported.is_none() {
            self.index.definition(guid?, &module.identifier)?;
        }
        Some([module.name(global), b".llvm.", self.suffix?.to_string().as_bytes()].concat())
    }

    /// Returns the new linkage of a global with this linkage.
    fn linkage(&self, module: &Module, global: Global, old: Linkage) -> Linkage {
        use Linkage::{AvailableExternally, External, LinkOnceOdr, WeakOdr};
        let Some(imported) = self.imported else { return old };
        let is_alias = matches!(module.global(global).kind, GlobalKind::Alias { .. });
        match (old, imported.contains(&global) && !is_alias) {
            (External | LinkOnceOdr | WeakOdr | AvailableExternally, true) => AvailableExternally,
            (WeakOdr | AvailableExternally, false) => External,
            _ => old,
        }
    }
}

/// Returns the aliases of ifuncs, which have no summary.
fn aliases_of_ifuncs(module: &Module) -> FxHashSet<Global> {
    if module.ifuncs().is_empty() {
        return FxHashSet::default();
    }
    let mut objects = BaseObjects::default();
    let mut is_of_ifunc = |alias: Global| {
        let object = objects.of(module, alias.into());
        object.is_some_and(|object| matches!(module.global(object).kind, GlobalKind::IFunc { .. }))
    };
    module.aliases().iter().copied().filter(|&alias| is_of_ifunc(alias)).collect()
}

/// Makes variables internal that were marked when they were linked or imported.
pub(crate) fn internalize_marked(dest: &mut Dest) {
    for global in dest.list(0).collect::<Vec<_>>() {
        let attributes = dest.slot(global).data.as_variable().and_then(|variable| variable.attributes);
        let is_marked = attributes.is_some_and(|set| {
            let is_mark =
                |one: &Attribute| matches!(one, Attribute::String(key, _) if dest.tables.str(*key) == INTERNALIZE);
            dest.tables.attributes.set(set).iter().any(is_mark)
        });
        if is_marked && !dest.slot(global).is_declaration() {
            let slot = dest.slot_mut(global);
            slot.set_linkage(Linkage::Internal);
            set_visibility(&mut slot.data, Visibility::Default);
        }
    }
}
