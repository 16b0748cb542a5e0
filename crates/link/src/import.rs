//! What ThinLTO does to one module with the summaries of all: functions of other modules are imported
//! for the optimizer to see, and what those mention there, locals too, is given names that the whole
//! program knows. Which functions are worth it is left to others: they are named, as `llvm-link
//! -import` has it.

use draig_ir::address::BaseObjects;
use draig_ir::metadata::Class;
use draig_ir::summary::{Definition, DefinitionKind, Summary, SummaryValue, global_guid};
use draig_ir::{Attribute, Comdat, DllStorageClass, Global, GlobalKind, Linkage, Module, Symbol, Visibility};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dest::{Dest, set_linkage, set_visibility};
use crate::error::{Entity, lossy};
use crate::resolve::Chosen;
use crate::{Conflict, Finding, LinkError, Place};

/// The summaries of a program, to look things up in: of `llvm-lto -thinlto` or of one module.
#[derive(Clone, Debug, Default)]
pub struct SummaryIndex {
    summary: Summary,
    /// By path, the first 64 bits of the hash.
    modules: FxHashMap<Vec<u8>, u64>,
    /// By identifier.
    values: FxHashMap<u64, SummaryValue>,
}

/// `withAttributePropagation`: who reads and writes variables is known.
const ATTRIBUTES_PROPAGATED: u64 = 0x20;
/// `withDSOLocalPropagation`: the first summary of a value speaks for all.
const DSO_LOCAL_PROPAGATED: u64 = 0x40;

/// The attribute of variables that become internal when all is imported.
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

    /// What a module says of a value: several may have one of the name, and even of the same file.
    fn definition(&self, guid: u64, module: &[u8]) -> Option<&Definition> {
        self.definitions(guid).iter().find(|definition| self.summary.module(definition.module).path == module)
    }

    /// Whether the linker found all definitions of a value in this linkage unit.
    fn is_dso_local(&self, guid: u64) -> bool {
        let all = self.definitions(guid);
        let counting = if self.summary.flags & DSO_LOCAL_PROPAGATED != 0 { 1 } else { all.len() };
        !all.is_empty() && all.iter().take(counting).all(|definition| definition.flags.dso_local)
    }

    /// Whether nobody writes a variable of a module, and whether nobody reads it.
    fn access(&self, guid: u64, module: &[u8]) -> (bool, bool) {
        match self.definition(guid, module).map(|definition| &definition.kind) {
            Some(DefinitionKind::Variable(variable)) if self.summary.flags & ATTRIBUTES_PROPAGATED != 0 => {
                (variable.read_only, variable.write_only)
            }
            _ => (false, false),
        }
    }
}

/// Why a function is not imported, although nothing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotImported {
    /// The module has no function of the name.
    Missing,
    /// It is `weak`: the linker takes the first of those, and must see them in order.
    WeakAny,
}

/// Gives locals of a module that others may import names that they can mention, if the index has the
/// module: which of them will be mentioned is not known here.
pub(crate) fn promote(module: &mut Module, index: &SummaryIndex) {
    let suffix = index.modules.get(&module.identifier).copied();
    Promotion { index, imported: None, suffix }.run(module);
}

/// Gets a module ready to import functions from: those of the names that can be imported are chosen,
/// all else becomes a declaration where it is mentioned.
pub(crate) fn prepare(
    module: &mut Module,
    functions: &[&[u8]],
    index: &SummaryIndex,
) -> Result<(Chosen, Vec<Option<NotImported>>), LinkError> {
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
        let message = format!("cannot import from '{name}': the summary index does not have it");
        let note = "its local functions and variables have no names without the hash of the module";
        return Err(Finding::new(Conflict::Missing, message).with_note(note).into());
    }
    forget_lists_of_units(module);
    let mut chosen = Chosen::default();
    module.functions().iter().filter(|global| wanted.contains(global)).for_each(|&global| {
        chosen.insert(global);
    });
    Promotion { index, imported: Some(&wanted), suffix }.run(module);
    Ok((chosen, answers))
}

/// Takes out of compile units what the module that they are of has anyway. What imported functions
/// mention is brought in all the same.
fn forget_lists_of_units(module: &mut Module) {
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

/// What is done to the globals of one module.
struct Promotion<'a> {
    index: &'a SummaryIndex,
    /// What is imported from the module; `None` if it is what others are imported to.
    imported: Option<&'a FxHashSet<Global>>,
    /// What the names of promoted locals end in, if the index has the module.
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
        // the names change below; what was said of them was said before
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

    /// Marks variables that become internal when all is imported. Of one that nobody reads the value
    /// does not count, nor what that mentions.
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

    /// The name that a local gets; `None` if it stays as it is.
    fn promoted_name(&self, module: &Module, global: Global, guid: Option<u64>) -> Option<Vec<u8>> {
        // Where it is imported to, it is seen outside. Where it is defined, the index knows it as a
        // local that may be imported elsewhere: all of them are taken for that.
        if self.imported.is_none() {
            self.index.definition(guid?, &module.identifier)?;
        }
        Some([module.name(global), b".llvm.", self.suffix?.to_string().as_bytes()].concat())
    }

    /// The linkage that a global of this linkage gets.
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

/// Aliases with an ifunc behind them, which have no summary.
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

/// Makes the variables internal that were marked when they were linked or imported.
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
