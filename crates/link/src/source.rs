//! A module that is being linked, and the map of its entities to those of the result.

use draig_ir::address::BaseObjects;
use draig_ir::remap::{Maps, Words};
use draig_ir::{Comdat, Const, Global, GlobalData, GlobalKind, Metadata, MetadataKind, Module, SyncScope, Value};
use rustc_hash::FxHashMap;

use crate::dest::Dest;
use crate::types::TypeMap;

/// Purpose for which a value is mapped: ordinary references, or targets of aliases and ifuncs, which need a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Mention,
    Indirect,
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
    /// Values of the result for globals, by purpose.
    globals: [Words; 2],
    /// Values of the result for constants in targets of aliases and ifuncs.
    pub(crate) indirect_constants: FxHashMap<Const, Value>,
    /// Attribute lists of calls, which lose `nocallback`.
    pub(crate) call_lists: Words,
    pub(crate) maps: Maps,
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
            globals: [Words::new(globals), Words::new(globals)],
            indirect_constants: FxHashMap::default(),
            call_lists: Words::new(tables.attributes.list_count()),
            maps: Maps::new(tables),
            kinds,
            scopes,
            module,
        }
    }

    /// Returns the value that a global was mapped to.
    #[inline]
    pub(crate) fn linked(&self, purpose: Purpose, global: Global) -> Option<Value> {
        Value::from_word(self.globals[purpose as usize].get(global.index()))
    }

    pub(crate) fn set_linked(&mut self, purpose: Purpose, global: Global, value: Value) {
        self.globals[purpose as usize].set(global.index(), value.to_word());
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
        self.module.add_global(data)
    }

    /// Returns the numbers of the distinct nodes that were mapped, ascending, and their new nodes.
    pub(crate) fn distinct_nodes(&self) -> Vec<(u32, Metadata)> {
        let pool = &self.module.tables.metadata;
        let distinct = (0..pool.len()).filter(|&number| pool.is_distinct(Metadata::from_u32(number)));
        distinct
            .filter_map(|number| Some((number, Metadata::from_word(self.maps.metadata.get(number as usize))?)))
            .collect()
    }

    /// Returns all globals in the order in which a linker visits them.
    pub(crate) fn in_order(&self) -> Vec<Global> {
        self.module.globals_in_order().collect()
    }
}
