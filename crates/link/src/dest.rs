//! The module that others become, while they do: its tables, its globals with their names, and the
//! lists that say their order. What is brought in is decided by [`crate::resolve`] and done by
//! [`crate::mover`].

use std::io::Write as _;

use draig_ir::{
    Body, Comdat, ComdatData, ConstKind, DllStorageClass, Global, GlobalData, GlobalKind, Linkage, Metadata,
    NamedMetadataData, Opcode, SelectionKind, Symbol, Tables, Type, Value, Visibility,
};
use draig_target::{DataLayout, Triple};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Conflict;
use crate::flags::FlagOrigins;
use crate::metadata::DebugTypes;
use crate::types::DestStructs;

/// A global of the result, or what is left of one.
#[derive(Debug)]
pub(crate) struct Slot {
    pub(crate) data: GlobalData,
    pub(crate) body: Option<Box<Body>>,
    /// Whether it has a body, initial value, aliasee or resolver, or will have.
    pub(crate) defined: bool,
    /// Of an appending array: its elements so far; the constant is made at the end.
    pub(crate) elements: Option<Vec<Value>>,
    /// The place in the list of its kind; `GONE` if it is in none.
    pub(crate) place: u32,
    /// The number of the module that it came from.
    pub(crate) origin: u32,
}

/// The place of what is in no list.
pub(crate) const GONE: u32 = u32::MAX;

/// The result so far.
#[derive(Debug)]
pub(crate) struct Dest {
    pub(crate) identifier: Vec<u8>,
    pub(crate) data_layout: DataLayout,
    pub(crate) triple: Triple,
    pub(crate) inline_asm: Vec<u8>,
    pub(crate) tables: Tables,
    pub(crate) slots: Vec<Slot>,
    symbols: FxHashMap<Symbol, Global>,
    last_unique: u32,
    /// Variables, functions, aliases, ifuncs, in order. An entry counts only if the slot says that it
    /// is there, so that moving to the end costs nothing.
    lists: [Vec<Global>; 4],
    pub(crate) comdats: Vec<ComdatData>,
    /// The numbers of the modules that they came from.
    pub(crate) comdat_origins: Vec<u32>,
    comdat_names: FxHashMap<Symbol, Comdat>,
    pub(crate) named_metadata: Vec<NamedMetadataData>,
    named_metadata_index: FxHashMap<Symbol, (usize, FxHashSet<Metadata>)>,
    pub(crate) structs: DestStructs,
    pub(crate) debug_types: DebugTypes,
    pub(crate) flag_origins: FlagOrigins,
    /// Whether it is a part of the one module that is brought in.
    pub(crate) is_part: bool,
    /// How many of the modules are pieces of another.
    pub(crate) pieces: usize,
    /// Distinct nodes that came with pieces of another module.
    pub(crate) piece_nodes: FxHashMap<crate::pieces::Numbered, Metadata>,
    /// The modules that were brought in.
    pub(crate) modules: Vec<Vec<u8>>,
    /// Whether globals were dropped for good, which metadata may mention.
    pub(crate) has_dropped: bool,
    /// Globals for which something of another address space stands now.
    pub(crate) replaced: Vec<(Global, Value)>,
    /// What was warned of.
    pub(crate) said: FxHashSet<(Global, Conflict)>,
    /// The numbers of the modules that gave the data layout and the triple.
    pub(crate) target_origins: [u32; 2],
    /// Whether an intrinsic may have a name that its types do not make any more.
    pub(crate) remangle: bool,
}

impl Dest {
    pub(crate) fn new(identifier: &[u8]) -> Dest {
        Dest {
            identifier: identifier.to_vec(),
            data_layout: DataLayout::default(),
            triple: Triple::default(),
            inline_asm: Vec::new(),
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
            has_dropped: false,
            replaced: Vec::new(),
            said: FxHashSet::default(),
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

    /// The identifier of the module that a global came from.
    pub(crate) fn module_of(&self, global: Global) -> &[u8] {
        &self.modules[self.slot(global).origin as usize]
    }

    /// The global of a name.
    pub(crate) fn find(&self, name: &[u8]) -> Option<Global> {
        self.symbols.get(&self.tables.strings.find(name)?).copied()
    }

    /// Whether a name is declared and not defined.
    pub(crate) fn wants(&self, name: &[u8]) -> bool {
        self.find(name).is_some_and(|global| {
            let slot = self.slot(global);
            slot.is_declaration() && slot.data.linkage != Linkage::ExternWeak
        })
    }

    /// Adds a global behind the others of its kind, under a name that is free or that gets a number.
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

    /// Takes a global out of its list; its name becomes free.
    pub(crate) fn remove(&mut self, global: Global) {
        self.release(global);
        let slot = self.slot_mut(global);
        slot.place = GONE;
        slot.body = None;
        slot.elements = None;
    }

    /// Takes a global out of its list, for it to become one of another kind.
    pub(crate) fn take_out(&mut self, global: Global) {
        self.slot_mut(global).place = GONE;
    }

    /// The globals of a list, in order: 0 variables, 1 functions, 2 aliases, 3 ifuncs.
    pub(crate) fn list(&self, number: usize) -> impl Iterator<Item = Global> + '_ {
        let entries = self.lists[number].iter().enumerate();
        entries.filter_map(move |(at, &global)| {
            let slot = self.slot(global);
            (slot.place == at as u32 && kind_number(&slot.data.kind) == number).then_some(global)
        })
    }

    /// A name for a global: this one, or this one with a number behind it.
    pub(crate) fn claim(&mut self, name: Symbol, global: Global) -> Symbol {
        if name == Symbol::EMPTY {
            return name;
        }
        let mut unique = name;
        while self.symbols.contains_key(&unique) {
            // PTX has no dot in names
            unique = self.next_unique(name, if self.triple.is_nvptx() { "" } else { "." });
        }
        self.symbols.insert(unique, global);
        unique
    }

    /// Counts on, as LLVM does for a name that is only taken for a moment.
    fn next_unique(&mut self, name: Symbol, dot: &str) -> Symbol {
        self.last_unique = self.last_unique.wrapping_add(1);
        let mut text = self.tables.str(name).to_vec();
        let _ = write!(text, "{dot}{}", self.last_unique);
        self.tables.strings.intern(&text)
    }

    /// Counts as if a global were made under a taken name, and the older one then renamed: LLVM makes
    /// a definition beside the declaration that it replaces, and an array under no name at all.
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

    /// Gives a global exactly this name; who has it gets another.
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

    /// The comdat of a name.
    pub(crate) fn find_comdat(&self, name: &[u8]) -> Option<Comdat> {
        self.comdat_names.get(&self.tables.strings.find(name)?).copied()
    }

    /// The comdat of a name, which is added if it is new, with this way of selection.
    pub(crate) fn set_comdat(&mut self, name: Symbol, selection: SelectionKind, origin: u32) -> Comdat {
        let comdat = *self.comdat_names.entry(name).or_insert_with(|| {
            self.comdats.push(ComdatData { name, selection });
            self.comdat_origins.push(origin);
            Comdat::from_u32(self.comdats.len() as u32 - 1)
        });
        self.comdats[comdat.index()].selection = selection;
        comdat
    }

    /// Adds a node to the named metadata of a name, unless it is there already.
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

    /// Whether there is named metadata of a name.
    pub(crate) fn has_named_metadata(&self, name: Symbol) -> bool {
        self.named_metadata_index.contains_key(&name)
    }

    /// The operands of the named metadata of a name, which is added if it is new.
    pub(crate) fn named_metadata_mut(&mut self, name: Symbol) -> &mut Vec<Metadata> {
        self.add_named_metadata(name, None);
        let at = self.named_metadata_index[&name].0;
        &mut self.named_metadata[at].operands
    }

    /// The object that a constant address is an address in: behind casts, offsets and aliases.
    pub(crate) fn base_object(&self, value: Value) -> Option<Global> {
        self.tables.base_object(value, |global| self.aliasee(global))
    }

    /// What an alias stands for; `None` for other globals.
    pub(crate) fn aliasee(&self, global: Global) -> Option<Value> {
        match self.slot(global).data.kind {
            GlobalKind::Alias { aliasee } => Some(aliasee),
            _ => None,
        }
    }

    /// The global, or the one that was cast to another address space.
    pub(crate) fn base_of_cast(&self, value: Value) -> Option<Global> {
        match value.as_const() {
            None => value.as_global(),
            Some(constant) => match self.tables.constants.kind(constant) {
                ConstKind::Expr(expr) if expr.opcode == Opcode::AddrSpaceCast => expr.operands.first()?.as_global(),
                _ => None,
            },
        }
    }

    /// The globals that something mentions. (LLVM's lists of uses, asked for all at once.)
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

    /// The size of a type in memory.
    pub(crate) fn size_of(&self, ty: Type) -> u64 {
        size_of(&self.data_layout, &self.tables, ty)
    }
}

impl Slot {
    /// Whether it has no body, initial value, aliasee or resolver.
    pub(crate) fn is_declaration(&self) -> bool {
        !self.defined
    }

    /// Whether a linker takes it for a declaration.
    pub(crate) fn is_declaration_for_linker(&self) -> bool {
        self.data.linkage == Linkage::AvailableExternally || !self.defined
    }

    /// Sets the linkage with what follows from it.
    pub(crate) fn set_linkage(&mut self, linkage: Linkage) {
        set_linkage(&mut self.data, linkage);
    }
}

/// Sets the linkage with what follows from it: what other modules do not see has no visibility.
pub(crate) fn set_linkage(data: &mut GlobalData, linkage: Linkage) {
    data.linkage = linkage;
    if linkage.is_local() {
        data.visibility = Visibility::Default;
        data.dll_storage_class = DllStorageClass::Default;
    }
    imply_dso_local(data);
}

/// Sets the visibility with what follows from it.
pub(crate) fn set_visibility(data: &mut GlobalData, visibility: Visibility) {
    data.visibility = visibility;
    imply_dso_local(data);
}

fn imply_dso_local(data: &mut GlobalData) {
    let hidden = data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak;
    data.dso_local |= data.linkage.is_local() || hidden;
}

/// The number of a kind's list.
pub(crate) fn kind_number(kind: &GlobalKind) -> usize {
    match kind {
        GlobalKind::Variable(_) => 0,
        GlobalKind::Function(_) => 1,
        GlobalKind::Alias { .. } => 2,
        GlobalKind::IFunc { .. } => 3,
    }
}

/// The size of a type in memory; 0 if it has none.
pub(crate) fn size_of(layout: &DataLayout, tables: &Tables, ty: Type) -> u64 {
    let size = layout.measure(tables, ty).and_then(|measure| measure.alloc_size());
    size.map_or(0, |size| size.known().unwrap_or(0))
}
