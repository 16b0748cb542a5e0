//! Forks of a module for parallel edits: the same globals, with an overlay of the tables, and without bodies.
//! What a batch of edits adds is taken out of the fork, which then equals the module again, and merged into the
//! module in the order of the batches.

use super::Module;
use crate::body::Body;
use crate::global::{Comdat, ComdatData, Global, GlobalData};
use crate::intrinsics;
use crate::overlay::{Detached, HandleRemap};
use crate::remap::Remap;
use crate::strings::Symbol;
use crate::tables::Tables;
use crate::types::{NamedStruct, Type, TypeKind};

/// Start of the names of intrinsics.
const INTRINSIC: &[u8] = b"llvm.";

/// A fork of a module whose tables have been frozen.
pub(crate) struct Fork<'b> {
    base: &'b Module,
    pub(crate) module: Module,
}

/// Additions of a batch, in order.
pub(crate) struct Added {
    tables: Detached,
    globals: Vec<AddedGlobal>,
    comdats: Vec<ComdatData>,
    first_global: usize,
    first_comdat: usize,
}

struct AddedGlobal {
    /// The name that was asked for; that of the data may have a number appended.
    asked: Symbol,
    data: GlobalData,
    body: Option<Box<Body>>,
}

impl<'b> Fork<'b> {
    pub(crate) fn new(base: &'b Module) -> Fork<'b> {
        let defined = base.functions.iter().copied().filter(|&function| !base.is_declaration(function));
        let module = Module {
            identifier: base.identifier.clone(),
            source_filename: base.source_filename.clone(),
            data_layout: base.data_layout.clone(),
            triple: base.triple.clone(),
            uses_in_bitcode_order: base.uses_in_bitcode_order,
            globals: base.globals.clone(),
            bodies: base.globals.iter().map(|_| None).collect(),
            taken: defined.collect(),
            symbols: base.symbols.clone(),
            asked_names: Some(Vec::new()),
            last_unique: base.last_unique,
            variables: base.variables.clone(),
            functions: base.functions.clone(),
            aliases: base.aliases.clone(),
            ifuncs: base.ifuncs.clone(),
            defined: base.defined.clone(),
            struct_names: base.struct_names.clone(),
            comdats: base.comdats.clone(),
            comdat_names: base.comdat_names.clone(),
            named_metadata: base.named_metadata.clone(),
            named_metadata_names: base.named_metadata_names.clone(),
            intrinsic_names: base.intrinsic_names.clone(),
            ..Module::default()
        };
        Fork { base, module }
    }

    /// Starts a batch with empty tables on top of the frozen ones.
    pub(crate) fn begin(&mut self, overlay: Tables) {
        self.module.tables = overlay;
    }

    /// Returns the properties of a function if they were changed, and restores them.
    pub(crate) fn take_change(&mut self, function: Global) -> Option<Box<GlobalData>> {
        let old = &self.base.globals[function.index()];
        let new = &mut self.module.globals[function.index()];
        assert_eq!(new.name, old.name, "an edit of a function must not rename it");
        (new != old).then(|| Box::new(std::mem::replace(new, old.clone())))
    }

    /// Ends a batch, and takes out what it added.
    pub(crate) fn end(&mut self) -> Added {
        let (base, fork) = (self.base, &mut self.module);
        let count = base.globals.len();
        let asked = fork.asked_names.replace(Vec::new()).unwrap_or_default();
        for data in &fork.globals[count..] {
            fork.symbols[data.name] = None;
        }
        let bodies = fork.bodies.drain(count..);
        let globals = asked.into_iter().zip(fork.globals.drain(count..)).zip(bodies);
        let globals = globals.map(|((asked, data), body)| AddedGlobal { asked, data, body }).collect();
        fork.variables.truncate(base.variables.len());
        fork.functions.truncate(base.functions.len());
        fork.aliases.truncate(base.aliases.len());
        fork.ifuncs.truncate(base.ifuncs.len());
        fork.defined.truncate(base.defined.len());
        fork.last_unique = base.last_unique;
        if fork.struct_names.len() != base.struct_names.len() {
            fork.struct_names.clone_from(&base.struct_names);
        }
        let comdats: Vec<ComdatData> = fork.comdats.drain(base.comdats.len()..).collect();
        comdats.iter().for_each(|comdat| _ = fork.comdat_names.remove(&comdat.name));
        fork.intrinsic_names.clone_from(&base.intrinsic_names);
        let tables = std::mem::take(&mut fork.tables).detach();
        Added { tables, globals, comdats, first_global: count, first_comdat: base.comdats.len() }
    }

    /// Panics if an edit changed what cannot be merged.
    pub(crate) fn check(&self) {
        let (base, fork) = (self.base, &self.module);
        let same = fork.globals == base.globals
            && fork.functions == base.functions
            && fork.variables == base.variables
            && fork.comdats == base.comdats
            && fork.named_metadata == base.named_metadata;
        assert!(same, "an edit of a function must not change other globals, comdats or named metadata");
    }
}

/// Renaming of what a batch added.
pub(crate) type MergeMap = HandleRemap<AddedGlobals>;

/// The globals of the module for those that a batch added.
#[derive(Debug)]
pub(crate) struct AddedGlobals {
    first: usize,
    new: Vec<Global>,
}

impl Remap for AddedGlobals {
    #[inline]
    fn global(&mut self, global: Global) -> Global {
        global.index().checked_sub(self.first).map_or(global, |at| self.new[at])
    }

    fn changes(&self) -> bool {
        self.new.iter().zip(self.first..).any(|(new, old)| new.index() != old)
    }
}

/// Maps for the results of a batch.
pub(crate) struct Merged {
    pub(crate) map: MergeMap,
    first_comdat: usize,
    comdats: Vec<Comdat>,
}

impl Merged {
    /// Renames the references of a global, except its name.
    fn rename(&mut self, data: &mut GlobalData) {
        data.remap(&mut self.map);
        if let Some(at) = data.comdat.and_then(|comdat| comdat.index().checked_sub(self.first_comdat)) {
            data.comdat = Some(self.comdats[at]);
        }
    }
}

impl Module {
    /// Merges what a batch added. Functions that were only declared are found by name and type; other globals get
    /// a new name if theirs is in use.
    pub(crate) fn merge(&mut self, mut added: Added) -> Merged {
        let (map, structs) = self.tables.absorb_types(&mut added.tables);
        structs.into_iter().for_each(|ty| self.register_merged_struct(ty));
        let mut comdats = Vec::with_capacity(added.comdats.len());
        for ComdatData { name, selection } in added.comdats {
            let known = self.comdats.len();
            let comdat = self.get_or_add_comdat(map.symbol_of(name));
            if comdat.index() == known {
                self.comdats[known].selection = selection;
            }
            comdats.push(comdat);
        }
        let mut globals = AddedGlobals { first: added.first_global, new: Vec::with_capacity(added.globals.len()) };
        let mut new = Vec::new();
        for added in added.globals {
            let AddedGlobal { asked, data, body } = &added;
            let (ty, address_type) = (map.type_of(data.value_type), map.type_of(data.address_type));
            let is_declared = data.is_function() && body.is_none();
            let name = map.symbol_of(if is_declared { data.name } else { *asked });
            let known = self.globals.len();
            let found = if is_declared { self.find_declaration(name, ty) } else { None };
            let global =
                found.unwrap_or_else(|| self.add_global(GlobalData::new(name, ty, address_type, data.kind.clone())));
            globals.new.push(global);
            if global.index() == known {
                new.push((global, added));
            }
        }
        let map = self.tables.absorb_rest(added.tables, map, globals);
        let mut merged = Merged { map, first_comdat: added.first_comdat, comdats };
        for (global, AddedGlobal { data, body, .. }) in new {
            self.set_merged(&mut merged, global, data);
            if let Some(mut body) = body {
                body.remap(&mut merged.map);
                self.set_body(global, Some(body));
            }
        }
        merged
    }

    /// Sets the properties of a global, except its name, to those from a batch.
    pub(crate) fn set_merged(&mut self, merged: &mut Merged, global: Global, mut data: GlobalData) {
        merged.rename(&mut data);
        let old = &mut self.globals[global.index()];
        *old = GlobalData { name: old.name, ..data };
    }

    /// Returns the function of this name and type, or the declaration of the intrinsic of this name, which is
    /// added if it is new.
    fn find_declaration(&mut self, name: Symbol, ty: Type) -> Option<Global> {
        let text = self.tables.str(name);
        if text.starts_with(INTRINSIC)
            && let Some(id) = intrinsics::lookup(text)
            && let Ok(overloads) = intrinsics::match_signature(&self.tables, id, ty)
            && let Ok(declaration) = intrinsics::get_declaration(self, id, &overloads)
        {
            return Some(declaration);
        }
        let found = self.find_symbol(name)?;
        (self.global(found).is_function() && self.global(found).value_type == ty).then_some(found)
    }

    /// Registers the name of an identified struct from a batch, with a number appended if it is in use.
    fn register_merged_struct(&mut self, ty: Type) {
        let TypeKind::NamedStruct(NamedStruct { name, .. }) = self.tables.types.kind(ty) else { return };
        let name = *name;
        let unique = self.unique_struct_name(name);
        if unique != name {
            self.tables.types.set_struct_name(ty, unique);
        }
        self.register_struct_name(unique, ty);
    }
}
