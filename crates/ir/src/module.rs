//! Modules: the contents of one file of LLVM IR (LangRef "Module Structure"). A module owns everything that
//! it refers to and shares nothing with other modules.

mod fork;

use cranelift_entity::SecondaryMap;
use draig_target::{DataLayout, Triple};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::body::Body;
use crate::entity::handle;
use crate::global::{Comdat, ComdatData, Global, GlobalData, GlobalKind, Variable};
use crate::intrinsics::IntrinsicNames;
use crate::keywords::{Linkage, SelectionKind};
use crate::metadata::Metadata;
use crate::owner::{Handle, OwnerCell};
use crate::strings::Symbol;
use crate::summary::Summary;
use crate::tables::Tables;
use crate::types::Type;
use crate::value::{Value, ValueKind};
use crate::view::UseOrders;

pub(crate) use fork::{Added, Fork, Merged};

handle! {
    /// Handle of a named metadata list of a module (`!name = !{…}`).
    NamedMetadata, "named-metadata"
}

/// A named list of metadata nodes.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedMetadataData {
    /// The name, without `!`.
    pub name: Symbol,
    /// The nodes.
    pub operands: Vec<Metadata>,
}

/// A synchronization scope (LangRef "Atomic Memory Ordering Constraints").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SyncScope(pub u32);

impl SyncScope {
    /// `syncscope("singlethread")`
    pub const SINGLE_THREAD: SyncScope = SyncScope(0);
    /// The default scope: all threads.
    pub const SYSTEM: SyncScope = SyncScope(1);
}

/// Names of the synchronization scopes of a module.
#[derive(Clone, Debug, Default)]
pub struct SyncScopes {
    extra: Vec<Box<[u8]>>,
    /// Index of each name in `extra`.
    places: FxHashMap<Box<[u8]>, u32>,
}

impl SyncScopes {
    /// Returns the scope with this name, adding it if it is new.
    pub fn intern(&mut self, name: &[u8]) -> SyncScope {
        match name {
            b"singlethread" => SyncScope::SINGLE_THREAD,
            b"" => SyncScope::SYSTEM,
            _ => {
                let at = self.places.get(name).copied().unwrap_or_else(|| {
                    let at = self.extra.len() as u32;
                    self.extra.push(name.into());
                    self.places.insert(name.into(), at);
                    at
                });
                SyncScope(at + 2)
            }
        }
    }

    /// Returns the name of a scope; empty for the system scope.
    pub fn name(&self, scope: SyncScope) -> &[u8] {
        match scope {
            SyncScope::SINGLE_THREAD => b"singlethread",
            SyncScope::SYSTEM => b"",
            SyncScope(number) => &self.extra[number as usize - 2],
        }
    }

    /// Number of scopes.
    pub fn len(&self) -> u32 {
        self.extra.len() as u32 + 2
    }

    /// Always false: every module has two scopes.
    pub fn is_empty(&self) -> bool {
        false
    }
}

/// Properties of module assembly (LangRef "Module-Level Inline Assembly"). Since LLVM 23.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct AsmProperties {
    /// `target_features`
    pub target_features: Vec<u8>,
    /// `target_cpu`
    pub target_cpu: Vec<u8>,
}

impl AsmProperties {
    /// Names of the properties, in printing order.
    pub const NAMES: [&'static str; 2] = ["target_features", "target_cpu"];

    /// The property with this name; empty if it is not given.
    pub fn property(&self, name: &[u8]) -> Option<&[u8]> {
        match name {
            b"target_features" => Some(&self.target_features),
            b"target_cpu" => Some(&self.target_cpu),
            _ => None,
        }
    }

    /// Returns mutable access to the property with this name.
    pub fn property_mut(&mut self, name: &[u8]) -> Option<&mut Vec<u8>> {
        match name {
            b"target_features" => Some(&mut self.target_features),
            b"target_cpu" => Some(&mut self.target_cpu),
            _ => None,
        }
    }

    /// Returns the properties that are set, with their names, in printing order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &[u8])> {
        let values = [&self.target_features[..], &self.target_cpu[..]];
        AsmProperties::NAMES.into_iter().zip(values).filter(|(_, value)| !value.is_empty())
    }
}

/// A module of LLVM IR.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The name shown after `; ModuleID`.
    pub identifier: Vec<u8>,
    /// `source_filename`
    pub source_filename: Vec<u8>,
    /// `target datalayout`
    pub data_layout: DataLayout,
    /// `target triple`
    pub triple: Triple,
    /// `module asm`, as one string with newlines.
    pub inline_asm: Vec<u8>,
    /// Properties of parts of `inline_asm`, each with the offset at which the part starts, in order. Text
    /// before the first offset has no properties.
    pub asm_properties: Vec<(usize, AsmProperties)>,
    /// Interned entities: types, constants, attributes, metadata, strings.
    pub tables: Tables,
    /// Whether the uses of globals and constants are in the order of a bitcode reader, rather than that of a
    /// text reader.
    pub uses_in_bitcode_order: bool,
    /// The module summary (`^0 = …`), if the file had one.
    pub summary: Option<Box<Summary>>,
    globals: Vec<GlobalData>,
    bodies: Vec<Option<Box<Body>>>,
    /// Functions whose body was taken out and not set again; they are still definitions.
    taken: FxHashSet<Global>,
    /// The global with each name; a table, because names are looked up for every use in a text.
    symbols: SecondaryMap<Symbol, Option<Global>>,
    /// In a fork, the names that added globals were to have.
    asked_names: Option<Vec<Symbol>>,
    /// Last number used to make a name unique.
    last_unique: u32,
    variables: Vec<Global>,
    functions: Vec<Global>,
    aliases: Vec<Global>,
    ifuncs: Vec<Global>,
    /// All globals, in the order of definition.
    defined: Vec<Global>,
    pub(crate) use_orders: UseOrders,
    struct_names: FxHashMap<Symbol, Type>,
    comdats: Vec<ComdatData>,
    comdat_names: FxHashMap<Symbol, Comdat>,
    named_metadata: Vec<NamedMetadataData>,
    named_metadata_names: FxHashMap<Symbol, NamedMetadata>,
    pub(crate) intrinsic_names: IntrinsicNames,
    pub(crate) owner: OwnerCell,
}

const _: () = {
    const fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Module>();
};

impl Module {
    /// Creates an empty module.
    pub fn new(identifier: &[u8]) -> Module {
        Module { identifier: identifier.into(), source_filename: identifier.into(), ..Module::default() }
    }

    /// Appends module assembly. A part with the same properties as the last one is merged with it; each part
    /// ends in a newline.
    pub fn append_asm(&mut self, properties: &AsmProperties, text: &[u8]) {
        if text.is_empty() {
            return;
        }
        let last = self.asm_properties.last().map(|(_, properties)| properties);
        if *properties != *last.unwrap_or(&AsmProperties::default()) {
            self.asm_properties.push((self.inline_asm.len(), properties.clone()));
        }
        self.inline_asm.extend_from_slice(text);
        if self.inline_asm.last() != Some(&b'\n') {
            self.inline_asm.push(b'\n');
        }
    }

    /// Returns the module assembly as parts with uniform properties.
    pub fn asm_parts(&self) -> impl Iterator<Item = (AsmProperties, &[u8])> {
        let len = self.inline_asm.len();
        let ends = self.asm_properties.iter().map(|(start, _)| *start).chain([len]);
        let starts = [(0, AsmProperties::default())].into_iter().chain(self.asm_properties.iter().cloned());
        let part = move |((start, properties), end): ((usize, AsmProperties), usize)| {
            (properties, self.inline_asm.get(start..end.min(len)).unwrap_or_default())
        };
        starts.zip(ends).map(part).filter(|(_, text)| !text.is_empty())
    }

    /// Returns a global.
    #[inline]
    ///
    /// # Panics
    /// Panics if the global belongs to another module.
    #[track_caller]
    pub fn global(&self, global: impl Into<Handle<Global>>) -> &GlobalData {
        &self.globals[self.expect_own(global).index()]
    }

    /// Returns mutable access to a global. To change its name, use [`Module::rename`].
    #[inline]
    ///
    /// # Panics
    /// Panics if the global belongs to another module.
    #[track_caller]
    pub fn global_mut(&mut self, global: impl Into<Handle<Global>>) -> &mut GlobalData {
        let global = self.expect_own(global);
        &mut self.globals[global.index()]
    }

    /// Returns every global ever added, indexed by handle.
    #[inline]
    pub fn all_globals(&self) -> &[GlobalData] {
        &self.globals
    }

    /// Number of globals ever added; handles below that index are valid.
    pub fn global_count(&self) -> usize {
        self.globals.len()
    }

    /// Returns the global with this name.
    pub fn find(&self, name: &[u8]) -> Option<Global> {
        self.symbols[self.tables.strings.find(name)?]
    }

    /// Returns the global with this name.
    #[inline]
    pub fn find_symbol(&self, name: Symbol) -> Option<Global> {
        self.symbols[name]
    }

    /// Returns the name of a global; empty for a numbered one.
    #[inline]
    pub fn name(&self, global: impl Into<Handle<Global>>) -> &[u8] {
        let global = self.expect_own(global);
        self.tables.str(self.global(global).name)
    }

    /// Adds a global after the others of its kind. If the name is already in use, a number is appended.
    pub fn add_global(&mut self, mut data: GlobalData) -> Global {
        let global = Global::from_u32(self.globals.len() as u32);
        if let Some(asked) = &mut self.asked_names {
            asked.push(data.name);
        }
        data.name = self.claim_name(data.name, global);
        self.enlist(global, &data.kind);
        self.globals.push(data);
        self.bodies.push(None);
        global
    }

    /// Appends a global to the list of its kind.
    fn enlist(&mut self, global: Global, kind: &GlobalKind) {
        match kind {
            GlobalKind::Variable(_) => self.variables.push(global),
            GlobalKind::Function(_) => self.functions.push(global),
            GlobalKind::Alias { .. } => self.aliases.push(global),
            GlobalKind::IFunc { .. } => self.ifuncs.push(global),
        }
        self.defined.push(global);
    }

    /// Reserves a handle for a global that is defined later with [`Module::define_global`], so that constants
    /// can refer to it. It takes the name, which must be free, but is in no list.
    ///
    /// # Panics
    /// Panics if the name is in use.
    pub fn reserve_global(&mut self, name: Symbol, address_type: Type) -> Global {
        let global = Global::from_u32(self.globals.len() as u32);
        if let Some(asked) = &mut self.asked_names {
            asked.push(name);
        }
        if name != Symbol::EMPTY {
            let taken = self.symbols[name].replace(global);
            assert!(taken.is_none(), "a reserved name is new");
        }
        let kind = GlobalKind::Variable(Variable::default());
        self.globals.push(GlobalData::new(name, Type::I8, address_type, kind));
        self.bodies.push(None);
        global
    }

    /// Defines a reserved global, after the others of its kind. Its name is that of the reservation.
    pub fn define_global(&mut self, global: Global, mut data: GlobalData) {
        self.enlist(global, &data.kind);
        let place = &mut self.globals[global.index()];
        data.name = place.name;
        *place = data;
    }

    /// Registers the name of an identified struct that was made with [`crate::Types::named_struct`]. Does
    /// nothing if the name is in use.
    pub fn register_struct_name(&mut self, name: Symbol, ty: Type) {
        if name != Symbol::EMPTY {
            self.struct_names.entry(name).or_insert(ty);
        }
    }

    fn claim_name(&mut self, name: Symbol, global: Global) -> Symbol {
        if name == Symbol::EMPTY {
            return name;
        }
        let mut unique = name;
        while self.symbols[unique].is_some() {
            // LLVM uses one counter for all names of a module.
            self.last_unique = self.last_unique.wrapping_add(1);
            let mut text = self.tables.str(name).to_vec();
            text.extend_from_slice(format!(".{}", self.last_unique).as_bytes());
            unique = self.tables.strings.intern(&text);
        }
        self.symbols[unique] = Some(global);
        unique
    }

    /// Renames a global. If the name is already in use, a number is appended.
    pub fn rename(&mut self, global: impl Into<Handle<Global>>, name: Symbol) {
        let global = self.expect_own(global);
        let old = self.global(global).name;
        if old == name {
            return;
        }
        if old != Symbol::EMPTY {
            self.symbols[old] = None;
        }
        let name = self.claim_name(name, global);
        self.global_mut(global).name = name;
    }

    /// Removes a global from the module's lists and frees its name. Its handle stays valid; the caller
    /// handles its uses. Takes time proportional to the number of globals added after it; use
    /// [`Module::remove_globals`] to remove many.
    pub fn remove_global(&mut self, global: impl Into<Handle<Global>>) {
        let global = self.expect_own(global);
        let name = self.global(global).name;
        if name != Symbol::EMPTY {
            self.symbols[name] = None;
        }
        let kind = match self.global(global).kind {
            GlobalKind::Variable(_) => 0,
            GlobalKind::Function(_) => 1,
            GlobalKind::Alias { .. } => 2,
            GlobalKind::IFunc { .. } => 3,
        };
        let remove = |list: &mut &mut Vec<Global>| {
            // From the end, where the most recently added ones are.
            let at = list.iter().rposition(|&other| other == global);
            at.map(|at| list.remove(at)).is_some()
        };
        let [kinds @ .., all] = &mut self.lists();
        // The list of its kind first: the global is in that one, unless its kind has changed since.
        kinds.rotate_left(kind);
        kinds.iter_mut().any(remove);
        remove(all);
        self.bodies[global.index()] = None;
        self.taken.remove(&global);
    }

    /// Removes all chosen globals at once (see [`Module::remove_global`]).
    pub fn remove_globals(&mut self, remove: impl Fn(Global) -> bool) {
        let all: Vec<Global> = self.globals_in_order().filter(|&global| remove(global)).collect();
        for &global in &all {
            let name = self.globals[global.index()].name;
            if name != Symbol::EMPTY {
                self.symbols[name] = None;
            }
            self.bodies[global.index()] = None;
            self.taken.remove(&global);
        }
        let mut removed = vec![false; self.globals.len()];
        all.iter().for_each(|global| removed[global.index()] = true);
        for list in self.lists() {
            list.retain(|global| !removed[global.index()]);
        }
    }

    fn lists(&mut self) -> [&mut Vec<Global>; 5] {
        [&mut self.variables, &mut self.functions, &mut self.aliases, &mut self.ifuncs, &mut self.defined]
    }

    /// Returns the global variables, in order.
    pub fn variables(&self) -> &[Global] {
        &self.variables
    }

    /// Returns the functions, in order.
    pub fn functions(&self) -> &[Global] {
        &self.functions
    }

    /// Returns the functions, in order, in batches of at least this many instructions, where each function
    /// counts as one more. Each batch is a unit of work for a thread.
    pub fn functions_in_batches(&self, instructions: usize) -> Vec<&[Global]> {
        let mut size = 0;
        let ends_batch = |&function: &Global| {
            size += 1 + self.body(function).map_or(0, Body::inst_count);
            let is_full = size >= instructions;
            if is_full {
                size = 0;
            }
            is_full
        };
        self.functions.split_inclusive(ends_batch).collect()
    }

    /// Returns the aliases, in order.
    pub fn aliases(&self) -> &[Global] {
        &self.aliases
    }

    /// Returns the ifuncs, in order.
    pub fn ifuncs(&self) -> &[Global] {
        &self.ifuncs
    }

    /// Returns all globals: variables, functions, aliases, ifuncs, each kind in order. LLVM prints, numbers
    /// and links them in this order.
    pub fn globals_in_order(&self) -> impl Iterator<Item = Global> + '_ {
        [&self.variables, &self.functions, &self.aliases, &self.ifuncs].into_iter().flatten().copied()
    }

    /// Returns all globals in the order in which they were added or defined, which is that of the text.
    pub fn globals_as_defined(&self) -> &[Global] {
        &self.defined
    }

    /// Whether a global is defined elsewhere: a variable without initializer or a function without body.
    /// Aliases and ifuncs are never declarations.
    pub fn is_declaration(&self, global: impl Into<Handle<Global>>) -> bool {
        let global = self.expect_own(global);
        match &self.global(global).kind {
            GlobalKind::Variable(variable) => variable.initializer.is_none(),
            GlobalKind::Function(_) => self.body(global).is_none() && !self.taken.contains(&global),
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
        }
    }

    /// Whether a linker finds no definition here: a declaration, or an `available_externally` definition.
    pub fn is_declaration_for_linker(&self, global: Global) -> bool {
        self.global(global).linkage == Linkage::AvailableExternally || self.is_declaration(global)
    }

    /// Reorders the functions.
    ///
    /// # Panics
    /// Panics if `order` is not a permutation of [`Module::functions`].
    pub fn reorder_functions(&mut self, order: Vec<Global>) {
        let sorted = |list: &[Global]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list
        };
        assert_eq!(sorted(&order), sorted(&self.functions), "a new order has the same functions");
        self.functions = order;
    }

    /// Returns the body of a function; `None` for declarations and other globals.
    #[inline]
    pub fn body(&self, function: impl Into<Handle<Global>>) -> Option<&Body> {
        let function = self.expect_own(function);
        self.bodies[function.index()].as_deref()
    }

    /// Returns mutable access to the body of a function; `None` for a declaration.
    #[inline]
    pub fn body_mut(&mut self, function: impl Into<Handle<Global>>) -> Option<&mut Body> {
        let function = self.expect_own(function);
        self.bodies[function.index()].as_deref_mut()
    }

    /// Returns mutable access to both the body of a function and the tables; `None` for a declaration.
    pub fn body_and_tables_mut(&mut self, function: Global) -> Option<(&mut Body, &mut Tables)> {
        Some((self.bodies[function.index()].as_deref_mut()?, &mut self.tables))
    }

    /// Returns mutable access to the tables, along with the globals.
    pub fn tables_and_globals_mut(&mut self) -> (&mut Tables, &[GlobalData]) {
        (&mut self.tables, &self.globals)
    }

    /// Takes the body out of a function, so that it can be changed while the module is borrowed;
    /// [`Module::set_body`] puts it back, and the function stays a definition until then. Returns `None` for a
    /// declaration.
    pub fn take_body(&mut self, function: impl Into<Handle<Global>>) -> Option<Box<Body>> {
        let function = self.expect_own(function);
        let body = self.bodies[function.index()].take()?;
        self.taken.insert(function);
        Some(body)
    }

    /// Sets the body of a function.
    ///
    /// # Panics
    /// Panics if the global is not a function.
    pub fn set_body(&mut self, function: impl Into<Handle<Global>>, body: Option<Box<Body>>) {
        let function = self.expect_own(function);
        assert!(self.global(function).is_function(), "only a function has a body");
        self.bodies[function.index()] = body;
        self.taken.remove(&function);
    }

    /// Returns the identified struct with this name.
    pub fn find_struct(&self, name: &[u8]) -> Option<Type> {
        self.struct_names.get(&self.tables.strings.find(name)?).copied()
    }

    /// Creates an identified struct, opaque until it gets a body. If the name is already in use, a number is
    /// appended; an empty name makes a numbered type.
    pub fn named_struct(&mut self, name: &[u8]) -> Type {
        let name = self.tables.strings.intern(name);
        let symbol = self.unique_struct_name(name);
        let ty = self.tables.types.named_struct(symbol);
        self.register_struct_name(symbol, ty);
        ty
    }

    /// Returns the name with a number appended if it is in use.
    fn unique_struct_name(&mut self, name: Symbol) -> Symbol {
        let mut symbol = name;
        let mut suffix = 0u32;
        while symbol != Symbol::EMPTY && self.struct_names.contains_key(&symbol) {
            let text = [self.tables.str(name), format!(".{suffix}").as_bytes()].concat();
            suffix += 1;
            symbol = self.tables.strings.intern(&text);
        }
        symbol
    }

    /// Returns the comdats, in order of creation.
    pub fn comdats(&self) -> &[ComdatData] {
        &self.comdats
    }

    /// Returns a comdat.
    pub fn comdat(&self, comdat: Comdat) -> &ComdatData {
        &self.comdats[comdat.index()]
    }

    /// Returns mutable access to a comdat, for changing its selection kind.
    pub fn comdat_mut(&mut self, comdat: Comdat) -> &mut ComdatData {
        &mut self.comdats[comdat.index()]
    }

    /// Returns the comdat with this name, adding it with selection kind `any` if it is new.
    pub fn get_or_add_comdat(&mut self, name: Symbol) -> Comdat {
        *self.comdat_names.entry(name).or_insert_with(|| {
            self.comdats.push(ComdatData { name, selection: SelectionKind::Any });
            Comdat::from_u32(self.comdats.len() as u32 - 1)
        })
    }

    /// Returns the comdat with this name.
    pub fn find_comdat(&self, name: Symbol) -> Option<Comdat> {
        self.comdat_names.get(&name).copied()
    }

    /// Returns the named metadata, in order.
    pub fn named_metadata(&self) -> &[NamedMetadataData] {
        &self.named_metadata
    }

    /// Returns mutable access to the named metadata, for changing operands.
    pub fn named_metadata_mut(&mut self) -> &mut [NamedMetadataData] {
        &mut self.named_metadata
    }

    /// Returns the named metadata with this name, adding an empty list if it is new.
    pub fn get_or_add_named_metadata(&mut self, name: Symbol) -> &mut NamedMetadataData {
        let at = *self.named_metadata_names.entry(name).or_insert_with(|| {
            self.named_metadata.push(NamedMetadataData { name, operands: Vec::new() });
            NamedMetadata::from_u32(self.named_metadata.len() as u32 - 1)
        });
        &mut self.named_metadata[at.index()]
    }

    /// Returns the named metadata with this name.
    pub fn find_named_metadata(&self, name: &[u8]) -> Option<&NamedMetadataData> {
        let at = self.named_metadata_names.get(&self.tables.strings.find(name)?)?;
        self.named_metadata.get(at.index())
    }

    /// Removes the named metadata whose names `remove` selects.
    pub fn remove_named_metadata(&mut self, remove: impl Fn(&[u8]) -> bool) {
        self.named_metadata.retain(|list| !remove(self.tables.strings.get(list.name)));
        self.named_metadata_names = (self.named_metadata.iter().enumerate())
            .map(|(at, list)| (list.name, NamedMetadata::from_u32(at as u32)))
            .collect();
    }

    /// Returns the type of a constant or global.
    ///
    /// # Panics
    /// Panics if the value is neither.
    #[inline]
    pub fn constant_type(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(constant) => self.tables.constants.ty(constant),
            ValueKind::Global(global) => self.global(global).address_type,
            other => panic!("{other:?} is no constant"),
        }
    }

    /// Returns the type of any value of a function.
    ///
    /// # Panics
    /// Panics if the value is a parameter that the function does not have.
    #[inline]
    pub fn value_type(&self, function: Global, body: &Body, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(inst) => body.inst_type(inst),
            ValueKind::Arg(number) => self.param_types(function)[number as usize],
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Const(constant) => self.tables.constants.ty(constant),
            ValueKind::Global(global) => self.global(global).address_type,
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => Type::METADATA,
            ValueKind::InlineAsm(_) => Type::PTR,
        }
    }

    /// Returns the parameter types of a function; empty for other globals.
    #[inline]
    pub fn param_types(&self, function: impl Into<Handle<Global>>) -> &[Type] {
        let function = self.expect_own(function);
        let ty = self.global(function).value_type;
        self.tables.types.as_function(ty).map_or(&[], |function| &function.params)
    }
}
