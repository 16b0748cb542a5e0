//! A module that is being linked, and the map of its entities to those of the result.

use draig_ir::address::BaseObjects;
use draig_ir::{
    AttrList, AttrSet, Comdat, Const, Global, GlobalData, GlobalKind, InlineAsm, Metadata, MetadataKind, Module,
    Symbol, SyncScope, Value,
};
use rustc_hash::FxHashMap;

use crate::dest::Dest;
use crate::types::TypeMap;

/// A dense map from handles to handles. It has far more lookups than entries.
#[derive(Debug)]
pub(crate) struct Words(Vec<u32>);

impl Words {
    fn new(len: usize) -> Words {
        Words(vec![0; len])
    }

    #[inline]
    pub(crate) fn get(&self, index: usize) -> u32 {
        self.0[index]
    }

    #[inline]
    pub(crate) fn set(&mut self, index: usize, word: u32) {
        self.0[index] = word;
    }
}

/// Values that have been mapped to the result. There is a separate map for the targets of aliases and ifuncs,
/// which need a definition.
#[derive(Debug)]
pub(crate) struct ValueMaps {
    globals: [Words; 2],
    constants: Words,
    indirect_constants: FxHashMap<Const, Value>,
}

/// Choice of a map: that for ordinary references, or that for targets of aliases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Mention,
    Indirect,
}

impl ValueMaps {
    #[inline]
    pub(crate) fn global(&self, purpose: Purpose, global: Global) -> Option<Value> {
        Value::from_word(self.globals[purpose as usize].get(global.index()))
    }

    pub(crate) fn set_global(&mut self, purpose: Purpose, global: Global, value: Value) {
        self.globals[purpose as usize].set(global.index(), value.to_word());
    }

    #[inline]
    pub(crate) fn constant(&self, purpose: Purpose, constant: Const) -> Option<Value> {
        match purpose {
            Purpose::Mention => Value::from_word(self.constants.get(constant.index())),
            Purpose::Indirect => self.indirect_constants.get(&constant).copied(),
        }
    }

    /// Makes room for new constants.
    pub(crate) fn grow(&mut self, constants: usize) {
        if self.constants.0.len() < constants {
            self.constants.0.resize(constants, 0);
        }
    }

    pub(crate) fn set_constant(&mut self, purpose: Purpose, constant: Const, value: Value) {
        match purpose {
            Purpose::Mention => self.constants.set(constant.index(), value.to_word()),
            Purpose::Indirect => {
                self.indirect_constants.insert(constant, value);
            }
        }
    }
}

/// A module that is being linked.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) module: Module,
    /// Number of the module among all.
    pub(crate) number: u32,
    /// Whether it is a piece of another module.
    pub(crate) is_piece: bool,
    /// Whether each global is defined; bodies are taken out in the course of linking.
    defined: Vec<bool>,
    /// Base objects of aliases.
    objects: FxHashMap<Global, Option<Global>>,
    pub(crate) types: TypeMap,
    pub(crate) values: ValueMaps,
    pub(crate) symbols: Words,
    pub(crate) sets: Words,
    pub(crate) lists: Words,
    /// Attribute lists of calls, which lose `nocallback`.
    pub(crate) call_lists: Words,
    pub(crate) asms: Words,
    pub(crate) metadata: Words,
    pub(crate) kinds: Vec<MetadataKind>,
    pub(crate) scopes: Vec<SyncScope>,
}

impl Source {
    /// Prepares a module for linking. Names of its types, kinds and scopes are then known to the result.
    pub(crate) fn new(mut module: Module, dest: &mut Dest) -> Source {
        for global in 0..module.global_count() as u32 {
            if let Some(body) = module.body_mut(Global::from_u32(global)) {
                body.source_offsets = Vec::new();
            }
        }
        let defined = (0..module.global_count() as u32).map(|g| !module.is_declaration(Global::from_u32(g))).collect();
        let mut objects = BaseObjects::default();
        let objects = module.aliases().iter().map(|&alias| (alias, objects.of(&module, alias.into()))).collect();
        let tables = &module.tables;
        let kinds = (0..tables.metadata_kinds.len())
            .map(|number| tables.metadata_kinds.name(MetadataKind::from_u32(number)))
            .map(|name| dest.tables.metadata_kinds.intern(name))
            .collect();
        let scopes = (0..tables.sync_scopes.len())
            .map(|number| dest.tables.sync_scopes.intern(tables.sync_scopes.name(SyncScope(number))))
            .collect();
        let types = TypeMap::new(tables, &mut dest.structs);
        let globals = module.global_count();
        let number = dest.modules.len() as u32;
        dest.modules.push(module.identifier.clone());
        let is_piece = crate::pieces::is_piece(&module);
        dest.pieces += usize::from(is_piece);
        Source {
            number,
            is_piece,
            defined,
            objects,
            types,
            values: ValueMaps {
                globals: [Words::new(globals), Words::new(globals)],
                constants: Words::new(tables.constants.len()),
                indirect_constants: FxHashMap::default(),
            },
            symbols: Words::new(tables.strings.len() as usize),
            sets: Words::new(tables.attributes.set_count()),
            lists: Words::new(tables.attributes.list_count()),
            call_lists: Words::new(tables.attributes.list_count()),
            asms: Words::new(tables.inline_asm_count()),
            metadata: Words::new(tables.metadata.len() as usize),
            kinds,
            scopes,
            module,
        }
    }

    #[inline]
    pub(crate) fn global(&self, global: Global) -> &GlobalData {
        self.module.global(global)
    }

    /// Whether a global has no body, initial value, aliasee or resolver.
    pub(crate) fn is_declaration(&self, global: Global) -> bool {
        !self.defined[global.index()]
    }

    /// Returns the comdat; for an alias, that of its base object.
    pub(crate) fn comdat(&self, global: Global) -> Option<Comdat> {
        match self.global(global).kind {
            GlobalKind::Alias { .. } => self.global(self.object(global)?).comdat,
            _ => self.global(global).comdat,
        }
    }

    /// Returns the base object of an alias; other globals are returned unchanged.
    pub(crate) fn object(&self, global: Global) -> Option<Global> {
        self.objects.get(&global).copied().unwrap_or(Some(global))
    }

    /// Returns the base object of a constant address.
    pub(crate) fn base_object(&self, value: Value) -> Option<Global> {
        self.object(self.module.tables.base_object(value, |_| None)?)
    }

    /// Adds a variable definition.
    pub(crate) fn add_variable(&mut self, data: GlobalData) -> Global {
        self.defined.push(true);
        self.values.globals.iter_mut().for_each(|words| words.0.push(0));
        self.module.add_global(data)
    }

    /// Returns the numbers of the distinct nodes that were mapped, ascending, and their new nodes.
    pub(crate) fn distinct_nodes(&self) -> Vec<(u32, Metadata)> {
        let pool = &self.module.tables.metadata;
        let distinct = (0..pool.len()).filter(|&number| pool.is_distinct(Metadata::from_u32(number)));
        distinct.filter_map(|number| Some((number, Metadata::from_word(self.metadata.get(number as usize))?))).collect()
    }

    /// Returns all globals in the order in which a linker visits them.
    pub(crate) fn in_order(&self) -> Vec<Global> {
        self.module.globals_in_order().collect()
    }
}

/// Conversion between words and handles.
macro_rules! words {
    ($($name:ident: $handle:ident in $field:ident),*) => {
        impl Source {$(
            #[inline]
            pub(crate) fn $name(&self, old: $handle) -> Option<$handle> {
                $handle::from_word(self.$field.get(old.index()))
            }
        )*}
    };
}
words!(known_symbol: Symbol in symbols, known_set: AttrSet in sets, known_list: AttrList in lists,
    known_call_list: AttrList in call_lists, known_asm: InlineAsm in asms);
