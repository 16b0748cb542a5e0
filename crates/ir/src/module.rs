//! A module: everything that one file of LLVM IR holds (LangRef "Module Structure"). It owns all
//! that it mentions and shares nothing with other modules.

use draig_target::{DataLayout, Triple};
use rustc_hash::FxHashMap;

use crate::body::Body;
use crate::entity::handle;
use crate::global::{Comdat, ComdatData, Global, GlobalData, GlobalKind, Variable};
use crate::intrinsics::IntrinsicNames;
use crate::keywords::{Linkage, SelectionKind};
use crate::metadata::Metadata;
use crate::strings::Symbol;
use crate::summary::Summary;
use crate::tables::Tables;
use crate::types::Type;
use crate::value::{Value, ValueKind};
use crate::view::UseOrders;

handle! {
    /// A named metadata list of a module (`!name = !{…}`).
    NamedMetadata, "named-metadata"
}

/// A list of metadata nodes with a name.
#[derive(Clone, Debug)]
pub struct NamedMetadataData {
    /// The name, without `!`.
    pub name: Symbol,
    /// The nodes.
    pub operands: Vec<Metadata>,
}

/// A synchronisation scope (LangRef "Atomic Memory Ordering Constraints").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SyncScope(pub u32);

impl SyncScope {
    /// `syncscope("singlethread")`
    pub const SINGLE_THREAD: SyncScope = SyncScope(0);
    /// The scope that is not written: all threads.
    pub const SYSTEM: SyncScope = SyncScope(1);
}

/// The names of the synchronisation scopes of a module.
#[derive(Clone, Debug, Default)]
pub struct SyncScopes {
    extra: Vec<Box<[u8]>>,
    /// The places of those in `extra` by name.
    places: FxHashMap<Box<[u8]>, u32>,
}

impl SyncScopes {
    /// The scope of this name, which is added if it is new.
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

    /// The name of a scope; empty for the system scope.
    pub fn name(&self, scope: SyncScope) -> &[u8] {
        match scope {
            SyncScope::SINGLE_THREAD => b"singlethread",
            SyncScope::SYSTEM => b"",
            SyncScope(number) => &self.extra[number as usize - 2],
        }
    }

    /// How many scopes there are.
    pub fn len(&self) -> u32 {
        self.extra.len() as u32 + 2
    }

    /// Always false: two scopes are in every module.
    pub fn is_empty(&self) -> bool {
        false
    }
}

/// A module of LLVM IR.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The name that `; ModuleID` shows.
    pub identifier: Vec<u8>,
    /// `source_filename`
    pub source_filename: Vec<u8>,
    /// `target datalayout`
    pub data_layout: DataLayout,
    /// `target triple`
    pub triple: Triple,
    /// `module asm`, one string with line ends.
    pub inline_asm: Vec<u8>,
    /// What is interned: types, constants, attributes, metadata, strings.
    pub tables: Tables,
    /// Whether the uses of globals and constants have the order that a reader of bitcode finds, not that of
    /// a text.
    pub uses_in_bitcode_order: bool,
    /// The module summary (`^0 = …`), if the file had one.
    pub summary: Option<Box<Summary>>,
    globals: Vec<GlobalData>,
    bodies: Vec<Option<Box<Body>>>,
    symbols: FxHashMap<Symbol, Global>,
    /// The last number that made a name unique.
    last_unique: u32,
    variables: Vec<Global>,
    functions: Vec<Global>,
    aliases: Vec<Global>,
    ifuncs: Vec<Global>,
    /// All of them, in the order in which they were defined.
    defined: Vec<Global>,
    pub(crate) use_orders: UseOrders,
    struct_names: FxHashMap<Symbol, Type>,
    comdats: Vec<ComdatData>,
    comdat_names: FxHashMap<Symbol, Comdat>,
    named_metadata: Vec<NamedMetadataData>,
    named_metadata_names: FxHashMap<Symbol, NamedMetadata>,
    pub(crate) intrinsic_names: IntrinsicNames,
}

const _: () = {
    const fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Module>();
};

impl Module {
    /// An empty module.
    pub fn new(identifier: &[u8]) -> Module {
        Module { identifier: identifier.into(), source_filename: identifier.into(), ..Module::default() }
    }

    /// A global.
    #[inline]
    pub fn global(&self, global: Global) -> &GlobalData {
        &self.globals[global.index()]
    }

    /// A global, to change. For its name use [`Module::rename`].
    #[inline]
    pub fn global_mut(&mut self, global: Global) -> &mut GlobalData {
        &mut self.globals[global.index()]
    }

    /// Every global that was ever added, by the index of its handle.
    #[inline]
    pub fn all_globals(&self) -> &[GlobalData] {
        &self.globals
    }

    /// How many globals were ever added; handles below that index are valid.
    pub fn global_count(&self) -> usize {
        self.globals.len()
    }

    /// The global of this name.
    pub fn find(&self, name: &[u8]) -> Option<Global> {
        self.symbols.get(&self.tables.strings.find(name)?).copied()
    }

    /// The global of this name.
    #[inline]
    pub fn find_symbol(&self, name: Symbol) -> Option<Global> {
        self.symbols.get(&name).copied()
    }

    /// The name of a global; empty for a numbered one.
    #[inline]
    pub fn name(&self, global: Global) -> &[u8] {
        self.tables.str(self.global(global).name)
    }

    /// Adds a global behind the others of its kind. A name that is taken gets a number behind it.
    pub fn add_global(&mut self, mut data: GlobalData) -> Global {
        let global = Global::from_u32(self.globals.len() as u32);
        data.name = self.claim_name(data.name, global);
        self.enlist(global, &data.kind);
        self.globals.push(data);
        self.bodies.push(None);
        global
    }

    /// Puts a global behind the others of its kind.
    fn enlist(&mut self, global: Global, kind: &GlobalKind) {
        match kind {
            GlobalKind::Variable(_) => self.variables.push(global),
            GlobalKind::Function(_) => self.functions.push(global),
            GlobalKind::Alias { .. } => self.aliases.push(global),
            GlobalKind::IFunc { .. } => self.ifuncs.push(global),
        }
        self.defined.push(global);
    }

    /// A handle for a global that is defined later, with [`Module::define_global`]: so constants can
    /// mention it before. It has its name, of which nobody else must have hold, and is in no list.
    ///
    /// # Panics
    /// If the name is taken.
    pub fn reserve_global(&mut self, name: Symbol, address_type: Type) -> Global {
        let global = Global::from_u32(self.globals.len() as u32);
        if name != Symbol::EMPTY {
            let taken = self.symbols.insert(name, global);
            assert!(taken.is_none(), "a reserved name is new");
        }
        let kind = GlobalKind::Variable(Variable::default());
        self.globals.push(GlobalData::new(name, Type::I8, address_type, kind));
        self.bodies.push(None);
        global
    }

    /// Defines a reserved global, behind the others of its kind. The name stays the reserved one.
    pub fn define_global(&mut self, global: Global, mut data: GlobalData) {
        self.enlist(global, &data.kind);
        let place = &mut self.globals[global.index()];
        data.name = place.name;
        *place = data;
    }

    /// Notes the name of an identified struct that was made with [`crate::Types::named_struct`].
    /// Nothing happens if the name is taken.
    pub fn enter_struct_name(&mut self, name: Symbol, ty: Type) {
        if name != Symbol::EMPTY {
            self.struct_names.entry(name).or_insert(ty);
        }
    }

    fn claim_name(&mut self, name: Symbol, global: Global) -> Symbol {
        if name == Symbol::EMPTY {
            return name;
        }
        let mut unique = name;
        while self.symbols.contains_key(&unique) {
            // LLVM counts on for all names of a module.
            self.last_unique = self.last_unique.wrapping_add(1);
            let mut text = self.tables.str(name).to_vec();
            text.extend_from_slice(format!(".{}", self.last_unique).as_bytes());
            unique = self.tables.strings.intern(&text);
        }
        self.symbols.insert(unique, global);
        unique
    }

    /// Renames a global; a name that is taken gets a number behind it.
    pub fn rename(&mut self, global: Global, name: Symbol) {
        let old = self.global(global).name;
        if old == name {
            return;
        }
        if old != Symbol::EMPTY {
            self.symbols.remove(&old);
        }
        let name = self.claim_name(name, global);
        self.global_mut(global).name = name;
    }

    /// Takes a global out of the module's lists and its name free. Its handle stays valid; uses of
    /// it are the caller's concern. Takes the time of the globals that were added after it: for many
    /// there is [`Module::remove_globals`].
    pub fn remove_global(&mut self, global: Global) {
        let name = self.global(global).name;
        if name != Symbol::EMPTY {
            self.symbols.remove(&name);
        }
        let kind = match self.global(global).kind {
            GlobalKind::Variable(_) => 0,
            GlobalKind::Function(_) => 1,
            GlobalKind::Alias { .. } => 2,
            GlobalKind::IFunc { .. } => 3,
        };
        let remove = |list: &mut &mut Vec<Global>| {
            // from the end, where what was added last is
            let at = list.iter().rposition(|&other| other == global);
            at.map(|at| list.remove(at)).is_some()
        };
        let [kinds @ .., all] = &mut self.lists();
        // the list of its kind first: it is in that one, unless its kind was changed since
        kinds.rotate_left(kind);
        kinds.iter_mut().any(remove);
        remove(all);
        self.bodies[global.index()] = None;
    }

    /// Takes all these globals out at once (see [`Module::remove_global`]).
    pub fn remove_globals(&mut self, remove: impl Fn(Global) -> bool) {
        let all: Vec<Global> = self.globals_in_order().filter(|&global| remove(global)).collect();
        for &global in &all {
            let name = self.globals[global.index()].name;
            if name != Symbol::EMPTY {
                self.symbols.remove(&name);
            }
            self.bodies[global.index()] = None;
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

    /// The global variables, in order.
    pub fn variables(&self) -> &[Global] {
        &self.variables
    }

    /// The functions, in order.
    pub fn functions(&self) -> &[Global] {
        &self.functions
    }

    /// The functions, in order, cut behind each that has made a batch of so many instructions, a function counted
    /// as one more: shares of work for several threads.
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

    /// The aliases, in order.
    pub fn aliases(&self) -> &[Global] {
        &self.aliases
    }

    /// The ifuncs, in order.
    pub fn ifuncs(&self) -> &[Global] {
        &self.ifuncs
    }

    /// All globals: variables, functions, aliases, ifuncs, each kind in its order. This is the order in
    /// which LLVM prints, numbers and links them.
    pub fn globals_in_order(&self) -> impl Iterator<Item = Global> + '_ {
        [&self.variables, &self.functions, &self.aliases, &self.ifuncs].into_iter().flatten().copied()
    }

    /// All globals, in the order in which they were added or defined: that of the text.
    pub fn globals_as_defined(&self) -> &[Global] {
        &self.defined
    }

    /// Whether a global is defined elsewhere: a variable without initializer, a function without body. An
    /// alias or ifunc never is.
    pub fn is_declaration(&self, global: Global) -> bool {
        match &self.global(global).kind {
            GlobalKind::Variable(variable) => variable.initializer.is_none(),
            GlobalKind::Function(_) => self.body(global).is_none(),
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
        }
    }

    /// Whether a linker finds no definition here: a declaration, or what is `available_externally`.
    pub fn is_declaration_for_linker(&self, global: Global) -> bool {
        self.global(global).linkage == Linkage::AvailableExternally || self.is_declaration(global)
    }

    /// Puts the functions in another order.
    ///
    /// # Panics
    /// If `order` is no permutation of [`Module::functions`].
    pub fn reorder_functions(&mut self, order: Vec<Global>) {
        let sorted = |list: &[Global]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list
        };
        assert_eq!(sorted(&order), sorted(&self.functions), "a new order has the same functions");
        self.functions = order;
    }

    /// The body of a function; `None` for declarations and other globals.
    #[inline]
    pub fn body(&self, function: Global) -> Option<&Body> {
        self.bodies[function.index()].as_deref()
    }

    /// The body of a function, to change.
    #[inline]
    pub fn body_mut(&mut self, function: Global) -> Option<&mut Body> {
        self.bodies[function.index()].as_deref_mut()
    }

    /// The body of a function with the tables, both to change.
    pub fn body_and_tables_mut(&mut self, function: Global) -> Option<(&mut Body, &mut Tables)> {
        Some((self.bodies[function.index()].as_deref_mut()?, &mut self.tables))
    }

    /// The tables, to change, beside the globals.
    pub fn tables_and_globals_mut(&mut self) -> (&mut Tables, &[GlobalData]) {
        (&mut self.tables, &self.globals)
    }

    /// Takes the body of a function out, to change it beside the module.
    pub fn take_body(&mut self, function: Global) -> Option<Box<Body>> {
        self.bodies[function.index()].take()
    }

    /// Gives a function a body.
    ///
    /// # Panics
    /// If the global is no function.
    pub fn set_body(&mut self, function: Global, body: Option<Box<Body>>) {
        assert!(self.global(function).is_function(), "only a function has a body");
        self.bodies[function.index()] = body;
    }

    /// The identified struct of this name.
    pub fn find_struct(&self, name: &[u8]) -> Option<Type> {
        self.struct_names.get(&self.tables.strings.find(name)?).copied()
    }

    /// A new identified struct, opaque until it gets a body. A name that is taken gets a number
    /// behind it; an empty name makes a numbered type.
    pub fn named_struct(&mut self, name: &[u8]) -> Type {
        let mut symbol = self.tables.strings.intern(name);
        let mut suffix = 0u32;
        while symbol != Symbol::EMPTY && self.struct_names.contains_key(&symbol) {
            let mut text = name.to_vec();
            text.extend_from_slice(format!(".{suffix}").as_bytes());
            suffix += 1;
            symbol = self.tables.strings.intern(&text);
        }
        let ty = self.tables.types.named_struct(symbol);
        if symbol != Symbol::EMPTY {
            self.struct_names.insert(symbol, ty);
        }
        ty
    }

    /// The comdats, in order of creation.
    pub fn comdats(&self) -> &[ComdatData] {
        &self.comdats
    }

    /// A comdat.
    pub fn comdat(&self, comdat: Comdat) -> &ComdatData {
        &self.comdats[comdat.index()]
    }

    /// A comdat, to change its selection kind.
    pub fn comdat_mut(&mut self, comdat: Comdat) -> &mut ComdatData {
        &mut self.comdats[comdat.index()]
    }

    /// The comdat of this name, which is added with `any` if it is new.
    pub fn get_or_add_comdat(&mut self, name: Symbol) -> Comdat {
        *self.comdat_names.entry(name).or_insert_with(|| {
            self.comdats.push(ComdatData { name, selection: SelectionKind::Any });
            Comdat::from_u32(self.comdats.len() as u32 - 1)
        })
    }

    /// The comdat of this name.
    pub fn find_comdat(&self, name: Symbol) -> Option<Comdat> {
        self.comdat_names.get(&name).copied()
    }

    /// The named metadata, in order.
    pub fn named_metadata(&self) -> &[NamedMetadataData] {
        &self.named_metadata
    }

    /// The named metadata, to change the operands.
    pub fn named_metadata_mut(&mut self) -> &mut [NamedMetadataData] {
        &mut self.named_metadata
    }

    /// The named metadata of this name, which is added empty if it is new.
    pub fn get_or_add_named_metadata(&mut self, name: Symbol) -> &mut NamedMetadataData {
        let at = *self.named_metadata_names.entry(name).or_insert_with(|| {
            self.named_metadata.push(NamedMetadataData { name, operands: Vec::new() });
            NamedMetadata::from_u32(self.named_metadata.len() as u32 - 1)
        });
        &mut self.named_metadata[at.index()]
    }

    /// The named metadata of this name.
    pub fn find_named_metadata(&self, name: &[u8]) -> Option<&NamedMetadataData> {
        let at = self.named_metadata_names.get(&self.tables.strings.find(name)?)?;
        self.named_metadata.get(at.index())
    }

    /// Removes the named metadata that `remove` chooses by name.
    pub fn remove_named_metadata(&mut self, remove: impl Fn(&[u8]) -> bool) {
        self.named_metadata.retain(|list| !remove(self.tables.strings.get(list.name)));
        self.named_metadata_names = (self.named_metadata.iter().enumerate())
            .map(|(at, list)| (list.name, NamedMetadata::from_u32(at as u32)))
            .collect();
    }

    /// The type of a constant or global.
    ///
    /// # Panics
    /// If the value is neither.
    #[inline]
    pub fn constant_type(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(constant) => self.tables.constants.ty(constant),
            ValueKind::Global(global) => self.global(global).address_type,
            other => panic!("{other:?} is no constant"),
        }
    }

    /// The type of any value of a function.
    ///
    /// # Panics
    /// If the value is a parameter that the function does not have.
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

    /// The parameter types of a function; empty for other globals.
    pub fn param_types(&self, function: Global) -> &[Type] {
        let ty = self.global(function).value_type;
        self.tables.types.as_function(ty).map_or(&[], |function| &function.params)
    }
}
