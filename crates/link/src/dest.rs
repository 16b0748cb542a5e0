//! State of the result during linking: its tables, its globals with their names, and the lists that determine
//! their order. [`crate::resolve`] decides on globals to add, and [`crate::mover`] adds them.

use std::io::Write as _;

use draig_ir::{
    Body, Comdat, ComdatData, ConstKind, DllStorageClass, Global, GlobalData, GlobalKind, Linkage, Metadata, Module,
    NamedMetadataData, Opcode, SelectionKind, Symbol, Tables, Type, Value, Visibility,
};
use draig_mc::{AssemblySymbol, ModuleGlobal, assembly_symbols};
use draig_target::{DataLayout, Triple};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Conflict;
use crate::flags::FlagOrigins;
use crate::metadata::DebugTypes;
use crate::types::DestStructs;

/// A global of the result, or the remains of one.
#[derive(Debug)]
pub(crate) struct Slot {
    pub(crate) data: GlobalData,
    pub(crate) body: Option<Box<Body>>,
    /// Whether it has a body, initial value, aliasee or resolver, or will get one.
    pub(crate) defined: bool,
    /// Elements of an appending array so far; the constant is made at the end.
    pub(crate) elements: Option<Vec<Value>>,
    /// The position in the list of its kind; `GONE` if it is in none.
    pub(crate) place: u32,
    /// Number of the module that it came from.
    pub(crate) origin: u32,
}

/// The position of globals that are in no list.
pub(crate) const GONE: u32 = u32::MAX;

/// Current state of the result.
#[derive(Debug)]
pub(crate) struct Dest {
    pub(crate) identifier: Vec<u8>,
    pub(crate) data_layout: DataLayout,
    pub(crate) triple: Triple,
    pub(crate) inline_asm: Vec<u8>,
    /// Names that module assembly defines for other modules, and those that it uses and does not define.
    pub(crate) assembly_defines: FxHashSet<Vec<u8>>,
    pub(crate) assembly_uses: FxHashSet<Vec<u8>>,
    pub(crate) tables: Tables,
    pub(crate) slots: Vec<Slot>,
    symbols: FxHashMap<Symbol, Global>,
    last_unique: u32,
    /// Variables, functions, aliases, ifuncs, in order. An entry only counts if its slot has the same
    /// position, so that moving a global to the end is cheap.
    lists: [Vec<Global>; 4],
    pub(crate) comdats: Vec<ComdatData>,
    /// For each comdat, the number of the module that it came from.
    pub(crate) comdat_origins: Vec<u32>,
    comdat_names: FxHashMap<Symbol, Comdat>,
    pub(crate) named_metadata: Vec<NamedMetadataData>,
    named_metadata_index: FxHashMap<Symbol, (usize, FxHashSet<Metadata>)>,
    pub(crate) structs: DestStructs,
    pub(crate) debug_types: DebugTypes,
    pub(crate) flag_origins: FlagOrigins,
    /// Whether the result is a part of a single module.
    pub(crate) is_part: bool,
    /// Number of modules that are pieces of another.
    pub(crate) pieces: usize,
    /// Distinct nodes that came with pieces of another module.
    pub(crate) piece_nodes: FxHashMap<crate::pieces::OriginalNode, Metadata>,
    /// Identifiers of the linked modules.
    pub(crate) modules: Vec<Vec<u8>>,
    /// Whether globals were removed that metadata may refer to.
    pub(crate) has_removed: bool,
    /// Globals that were replaced by one in another address space.
    pub(crate) replaced: Vec<(Global, Value)>,
    /// Warnings that were already reported.
    pub(crate) reported: FxHashSet<(Global, Conflict)>,
    /// Numbers of the modules that the data layout and the triple came from.
    pub(crate) target_origins: [u32; 2],
    /// Whether the name of an intrinsic may no longer match its types.
    pub(crate) remangle: bool,
}

impl Dest {
    pub(crate) fn new(identifier: &[u8]) -> Dest {
        Dest {
            identifier: identifier.to_vec(),
            data_layout: DataLayout::default(),
            triple: Triple::default(),
            inline_asm: Vec::new(),
            assembly_defines: FxHashSet::default(),
            assembly_uses: FxHashSet::default(),
            tables: Tables::default(),
            slots: Vec::new(),
            symbols: FxHashMap::default(),
            last_unique: 0,
            lists: Default::default(),
            comdats: Vec::new(),
            comdat_origins: Vec::new(),
            comdat_names: FxHashMap::default(),
            named_metadata: Vec::new(),
            named_metadata_index: FxHashMap::default(),
            structs: DestStructs::default(),
            debug_types: DebugTypes::default(),
            flag_origins: FlagOrigins::default(),
            is_part: false,
            pieces: 0,
            piece_nodes: FxHashMap::default(),
            modules: Vec::new(),
            has_removed: false,
            replaced: Vec::new(),
            reported: FxHashSet::default(),
            target_origins: [0; 2],
            remangle: false,
        }
    }

    #[inline]
    pub(crate) fn slot(&self, global: Global) -> &Slot {
        &self.slots[global.index()]
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, global: Global) -> &mut Slot {
        &mut self.slots[global.index()]
    }

    /// Returns the identifier of the module that a global came from.
    pub(crate) fn module_of(&self, global: Global) -> &[u8] {
        &self.modules[self.slot(global).origin as usize]
    }

    /// Returns the global with this name.
    pub(crate) fn find(&self, name: &[u8]) -> Option<Global> {
        self.symbols.get(&self.tables.strings.find(name)?).copied()
    }

    /// Whether a name is declared but not defined.
    pub(crate) fn wants(&self, name: &[u8]) -> bool {
        let is_used = || self.assembly_uses.contains(name);
        let is_wanted = self.find(name).map_or_else(is_used, |global| {
            let slot = self.slot(global);
            slot.is_declaration() && (slot.data.linkage != Linkage::ExternWeak || is_used())
        });
        is_wanted && !self.assembly_defines.contains(name)
    }

    /// Notes the symbols of a module's assembly, if there is an assembler for its target.
    pub(crate) fn note_assembly(&mut self, module: &Module) {
        for symbol in assembly_of(module) {
            if symbol.is_defined && symbol.is_global {
                self.assembly_defines.insert(symbol.name);
            } else if !symbol.is_defined && !symbol.is_weak {
                self.assembly_uses.insert(symbol.name);
            }
        }
    }

    /// Adds a global after the others of its kind. If its name is in use, a number is appended.
    pub(crate) fn add(&mut self, data: GlobalData, origin: u32) -> Global {
        let global = Global::from_u32(self.slots.len() as u32);
        let name = data.name;
        let slot = Slot { data, body: None, defined: false, elements: None, place: GONE, origin };
        self.slots.push(slot);
        self.append(global);
        let unique = self.claim(name, global);
        self.slots[global.index()].data.name = unique;
        global
    }

    /// Moves a global to the end of the list of its kind.
    pub(crate) fn append(&mut self, global: Global) {
        let list = &mut self.lists[kind_number(&self.slots[global.index()].data.kind)];
        self.slots[global.index()].place = list.len() as u32;
        list.push(global);
    }

    /// Removes a global from its list and frees its name.
    pub(crate) fn remove(&mut self, global: Global) {
        self.release(global);
        let slot = self.slot_mut(global);
        slot.place = GONE;
        slot.body = None;
        slot.elements = None;
    }

    /// Removes a global from its list, before it becomes one of another kind.
    pub(crate) fn take_out(&mut self, global: Global) {
        self.slot_mut(global).place = GONE;
    }

    /// Returns the globals of a list, in order: 0 variables, 1 functions, 2 aliases, 3 ifuncs.
    pub(crate) fn list(&self, number: usize) -> impl Iterator<Item = Global> + '_ {
        let entries = self.lists[number].iter().enumerate();
        entries.filter_map(move |(at, &global)| {
            let slot = self.slot(global);
            (slot.place == at as u32 && kind_number(&slot.data.kind) == number).then_some(global)
        })
    }

    /// Assigns a name to a global, with a number appended if it is in use.
    pub(crate) fn claim(&mut self, name: Symbol, global: Global) -> Symbol {
        if name == Symbol::EMPTY {
            return name;
        }
        let mut unique = name;
        while self.symbols.contains_key(&unique) {
            // PTX does not allow dots in names
            unique = self.next_unique(name, if self.triple.is_nvptx() { "" } else { "." });
        }
        self.symbols.insert(unique, global);
        unique
    }

    /// Advances the counter, as LLVM does even for a name that is only temporarily in use.
    fn next_unique(&mut self, name: Symbol, dot: &str) -> Symbol {
        self.last_unique = self.last_unique.wrapping_add(1);
        let mut text = self.tables.str(name).to_vec();
        let _ = write!(text, "{dot}{}", self.last_unique);
        self.tables.strings.intern(&text)
    }

    /// Advances the counter as if a global were created under a name in use, and the older one then renamed.
    /// LLVM creates a definition next to the declaration that it replaces, and an array without a name.
    pub(crate) fn count_names(&mut self, name: Symbol, times: usize) {
        for _ in 0..times {
            while {
                let unique = self.next_unique(name, if self.triple.is_nvptx() { "" } else { "." });
                self.symbols.contains_key(&unique)
            } {}
        }
    }

    fn release(&mut self, global: Global) {
        let name = self.slot(global).data.name;
        if name != Symbol::EMPTY && self.symbols.get(&name) == Some(&global) {
            self.symbols.remove(&name);
        }
    }

    /// Assigns exactly this name to a global; the current owner is renamed.
    pub(crate) fn force_name(&mut self, global: Global, name: Symbol) {
        let data = &self.slot(global).data;
        if data.linkage.is_local() || data.name == name {
            return;
        }
        self.release(global);
        let other = (name != Symbol::EMPTY).then(|| self.symbols.insert(name, global)).flatten();
        self.slot_mut(global).data.name = name;
        if let Some(other) = other {
            let renamed = self.claim(name, other);
            self.slot_mut(other).data.name = renamed;
        }
    }

    /// Returns the comdat with this name.
    pub(crate) fn find_comdat(&self, name: &[u8]) -> Option<Comdat> {
        self.comdat_names.get(&self.tables.strings.find(name)?).copied()
    }

    /// Sets the selection kind of the comdat with this name, adding it if it is new.
    pub(crate) fn set_comdat(&mut self, name: Symbol, selection: SelectionKind, origin: u32) -> Comdat {
        let comdat = *self.comdat_names.entry(name).or_insert_with(|| {
            self.comdats.push(ComdatData { name, selection });
            self.comdat_origins.push(origin);
            Comdat::from_u32(self.comdats.len() as u32 - 1)
        });
        self.comdats[comdat.index()].selection = selection;
        comdat
    }

    /// Adds a node to the named metadata with this name, unless it is there already.
    pub(crate) fn add_named_metadata(&mut self, name: Symbol, node: Option<Metadata>) {
        let (at, inserted) = self.named_metadata_index.entry(name).or_insert_with(|| {
            self.named_metadata.push(NamedMetadataData { name, operands: Vec::new() });
            (self.named_metadata.len() - 1, FxHashSet::default())
        });
        if let Some(node) = node
            && inserted.insert(node)
        {
            self.named_metadata[*at].operands.push(node);
        }
    }

    /// Whether there is named metadata with this name.
    pub(crate) fn has_named_metadata(&self, name: Symbol) -> bool {
        self.named_metadata_index.contains_key(&name)
    }

    /// Returns mutable access to the operands of the named metadata with this name, adding it if it is new.
    pub(crate) fn named_metadata_mut(&mut self, name: Symbol) -> &mut Vec<Metadata> {
        self.add_named_metadata(name, None);
        let at = self.named_metadata_index[&name].0;
        &mut self.named_metadata[at].operands
    }

    /// Returns the base object of a constant address, looking through casts, offsets and aliases.
    pub(crate) fn base_object(&self, value: Value) -> Option<Global> {
        self.tables.base_object(value, |global| self.aliasee(global))
    }

    /// Target of an alias; `None` for other globals.
    pub(crate) fn aliasee(&self, global: Global) -> Option<Value> {
        match self.slot(global).data.kind {
            GlobalKind::Alias { aliasee } => Some(aliasee),
            _ => None,
        }
    }

    /// Returns the global, or the one that was cast to another address space.
    pub(crate) fn base_of_cast(&self, value: Value) -> Option<Global> {
        match value.as_const() {
            None => value.as_global(),
            Some(constant) => match self.tables.constants.kind(constant) {
                ConstKind::Expr(expr) if expr.opcode == Opcode::AddrSpaceCast => expr.operands.first()?.as_global(),
                _ => None,
            },
        }
    }

    /// Returns the globals that have users. (LLVM's use-lists, for all globals at once.)
    pub(crate) fn used(&self) -> FxHashSet<Global> {
        let mut used = FxHashSet::default();
        for (_, data) in self.tables.constants.iter() {
            data.kind.for_each_operand(|value| used.extend(value.as_global()));
        }
        for slot in self.slots.iter().filter(|slot| slot.place != GONE) {
            used.extend(slot.data.kind.values().filter_map(Value::as_global));
            used.extend(slot.elements.iter().flatten().filter_map(|value| value.as_global()));
            if let Some(body) = &slot.body {
                for inst in body.insts() {
                    used.extend(body.operands(inst).iter().filter_map(|value| value.as_global()));
                }
            }
        }
        used
    }

    /// Size of a type in memory.
    pub(crate) fn size_of(&self, ty: Type) -> u64 {
        size_of(&self.data_layout, &self.tables, ty)
    }
}

impl Slot {
    /// Whether it has no body, initial value, aliasee or resolver.
    pub(crate) fn is_declaration(&self) -> bool {
        !self.defined
    }

    /// Whether it is a declaration for a linker.
    pub(crate) fn is_declaration_for_linker(&self) -> bool {
        self.data.linkage == Linkage::AvailableExternally || !self.defined
    }

    /// Sets the linkage, and adjusts dependent properties.
    pub(crate) fn set_linkage(&mut self, linkage: Linkage) {
        set_linkage(&mut self.data, linkage);
    }
}

/// Sets the linkage, and adjusts dependent properties: local linkage implies default visibility.
pub(crate) fn set_linkage(data: &mut GlobalData, linkage: Linkage) {
    data.linkage = linkage;
    if linkage.is_local() {
        data.visibility = Visibility::Default;
        data.dll_storage_class = DllStorageClass::Default;
    }
    imply_dso_local(data);
}

/// Sets the visibility, and adjusts dependent properties.
pub(crate) fn set_visibility(data: &mut GlobalData, visibility: Visibility) {
    data.visibility = visibility;
    imply_dso_local(data);
}

fn imply_dso_local(data: &mut GlobalData) {
    let hidden = data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak;
    data.dso_local |= data.linkage.is_local() || hidden;
}

/// Index of a kind's list.
pub(crate) fn kind_number(kind: &GlobalKind) -> usize {
    match kind {
        GlobalKind::Variable(_) => 0,
        GlobalKind::Function(_) => 1,
        GlobalKind::Alias { .. } => 2,
        GlobalKind::IFunc { .. } => 3,
    }
}

/// Size of a type in memory; 0 if it is unsized.
pub(crate) fn size_of(layout: &DataLayout, tables: &Tables, ty: Type) -> u64 {
    let size = layout.measure(tables, ty).and_then(|measure| measure.alloc_size());
    size.map_or(0, |size| size.known().unwrap_or(0))
}

/// Returns the symbols of a module's assembly; none if there is no assembler for its target.
pub(crate) fn assembly_of(module: &Module) -> Vec<AssemblySymbol> {
    if module.inline_asm.is_empty() {
        return Vec::new();
    }
    let global_of = |name: &[u8]| {
        let global = module.find(name)?;
        let is_local = module.global(global).linkage.is_local();
        // No caller asks which names are weak because of their module.
        Some(ModuleGlobal { is_defined: !module.is_declaration(global), is_local, is_weak: false })
    };
    assembly_symbols(&module.inline_asm, &module.triple, &global_of).unwrap_or_default()
}
