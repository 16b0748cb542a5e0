//! Tables for concurrent readers: frozen tables that all readers share, an overlay on top for each reader,
//! and the absorbing of overlays, in order, into one set of tables.
//!
//! Items that a reader interns and that the frozen tables do not have get handles after theirs. Absorbing the
//! overlays in the order of the text gives every handle the number it would have had with a single reader, so
//! the result does not depend on how the work was divided.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::attributes::{AttrList, AttrListData, AttrSet, Attribute, Attributes};
use crate::constants::{Const, ConstData, Constants};
use crate::global::Global;
use crate::inline_asm::{InlineAsm, InlineAsmData};
use crate::interner::Interner;
use crate::metadata::{Aliases, Metadata, MetadataData, MetadataKind, MetadataKinds, MetadataPool, NodeRef, classes};
use crate::module::{SyncScope, SyncScopes};
use crate::remap::Remap;
use crate::strings::{StringPool, Symbol};
use crate::tables::Tables;
use crate::types::{NamedStruct, Type, TypeKind, Types};
use crate::value::{Block, Value, ValueKind};

/// Tables that are immutable while overlays on top of them are filled.
#[derive(Debug)]
pub struct FrozenTables {
    strings: Arc<StringPool>,
    types: Arc<Interner<TypeKind>>,
    constants: Arc<Interner<ConstData>>,
    attr_sets: Arc<Interner<Box<[Attribute]>>>,
    attr_lists: Arc<Interner<AttrListData>>,
    metadata: Arc<MetadataPool>,
    inline_asms: Arc<Interner<InlineAsmData>>,
    metadata_kinds: MetadataKinds,
    sync_scopes: SyncScopes,
}

impl Tables {
    /// Freezes the tables, for use as the base of overlays.
    pub fn freeze(self) -> FrozenTables {
        FrozenTables {
            strings: Arc::new(self.strings),
            types: Arc::new(self.types.items),
            constants: Arc::new(self.constants.items),
            attr_sets: Arc::new(self.attributes.sets),
            attr_lists: Arc::new(self.attributes.lists),
            metadata: Arc::new(self.metadata),
            inline_asms: Arc::new(self.inline_asms),
            metadata_kinds: self.metadata_kinds,
            sync_scopes: self.sync_scopes,
        }
    }
}

impl FrozenTables {
    /// Creates empty tables on top of these.
    pub fn overlay(&self) -> Tables {
        Tables {
            strings: StringPool::overlay(self.strings.clone()),
            types: Types { items: Interner::overlay(self.types.clone()) },
            constants: Constants { items: Interner::overlay(self.constants.clone()) },
            attributes: Attributes {
                sets: Interner::overlay(self.attr_sets.clone()),
                lists: Interner::overlay(self.attr_lists.clone()),
            },
            metadata: MetadataPool::overlay(self.metadata.clone()),
            metadata_kinds: self.metadata_kinds.clone(),
            sync_scopes: self.sync_scopes.clone(),
            inline_asms: Interner::overlay(self.inline_asms.clone()),
        }
    }

    /// Makes the tables mutable again.
    ///
    /// # Panics
    /// Panics if an overlay is still alive: each must have been detached ([`Tables::detach`]).
    pub fn thaw(self) -> Tables {
        const ALIVE: &str = "all overlays must be detached before tables are thawed";
        Tables {
            strings: Arc::try_unwrap(self.strings).expect(ALIVE),
            types: Types { items: Arc::try_unwrap(self.types).expect(ALIVE) },
            constants: Constants { items: Arc::try_unwrap(self.constants).expect(ALIVE) },
            attributes: Attributes {
                sets: Arc::try_unwrap(self.attr_sets).expect(ALIVE),
                lists: Arc::try_unwrap(self.attr_lists).expect(ALIVE),
            },
            metadata: Arc::try_unwrap(self.metadata).expect(ALIVE),
            metadata_kinds: self.metadata_kinds,
            sync_scopes: self.sync_scopes,
            inline_asms: Arc::try_unwrap(self.inline_asms).expect(ALIVE),
        }
    }
}

/// Items of an overlay, without the tables that it was based on.
#[derive(Debug)]
pub struct Detached {
    strings: StringPool,
    types_offset: u32,
    types: Vec<TypeKind>,
    constants_offset: u32,
    constants: Vec<ConstData>,
    sets_offset: u32,
    sets: Vec<Box<[Attribute]>>,
    lists_offset: u32,
    lists: Vec<AttrListData>,
    metadata: MetadataPool,
    asms_offset: u32,
    asms: Vec<InlineAsmData>,
    metadata_kinds: MetadataKinds,
    sync_scopes: SyncScopes,
}

impl Tables {
    /// Releases the frozen tables below an overlay, keeping only the overlay's own items.
    pub fn detach(self) -> Detached {
        Detached {
            strings: self.strings.detach(),
            types_offset: self.types.items.offset(),
            types: self.types.items.into_local(),
            constants_offset: self.constants.items.offset(),
            constants: self.constants.items.into_local(),
            sets_offset: self.attributes.sets.offset(),
            sets: self.attributes.sets.into_local(),
            lists_offset: self.attributes.lists.offset(),
            lists: self.attributes.lists.into_local(),
            metadata: self.metadata.detach(),
            asms_offset: self.inline_asms.offset(),
            asms: self.inline_asms.into_local(),
            metadata_kinds: self.metadata_kinds,
            sync_scopes: self.sync_scopes,
        }
    }

    /// Whether a type is one of the tables below this overlay, so that all overlays of them have it under this handle.
    #[inline]
    #[must_use]
    pub fn shares_type(&self, ty: Type) -> bool {
        ty.as_u32() < self.types.items.offset()
    }

    /// Whether a value that is no part of a body is, as for [`Tables::shares_type`].
    #[must_use]
    pub fn shares_value(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Const(constant) => constant.as_u32() < self.constants.items.offset(),
            ValueKind::Metadata(id) => id.as_u32() < self.metadata.offset(),
            ValueKind::InlineAsm(asm) => asm.as_u32() < self.inline_asms.offset(),
            ValueKind::Global(_) => true,
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) | ValueKind::LocalMetadata(_) => false,
        }
    }

    /// Whether an attribute set is, as for [`Tables::shares_type`].
    #[must_use]
    pub fn shares_set(&self, set: AttrSet) -> bool {
        set.as_u32() < self.attributes.sets.offset()
    }

    /// Whether an attribute list is, as for [`Tables::shares_type`].
    #[must_use]
    pub fn shares_list(&self, list: AttrList) -> bool {
        list.as_u32() < self.attributes.lists.offset()
    }

    /// Absorbs the items of an overlay, and returns the renaming of its handles. `rename` renames globals and
    /// the blocks of block addresses, which tables do not own.
    pub fn absorb<R: Remap>(&mut self, detached: Detached, rename: R) -> HandleRemap<R> {
        self.absorb_with(detached, rename, None)
    }

    /// Same as [`Tables::absorb`], for the case that nodes of the frozen tables have been merged since
    /// ([`MetadataPool::resolve_aliases`]).
    pub fn absorb_with<R: Remap>(
        &mut self,
        detached: Detached,
        rename: R,
        aliases: Option<Arc<Aliases>>,
    ) -> HandleRemap<R> {
        let mut detached = detached;
        let (mut map, _) = self.absorb_types(&mut detached);
        map.aliases = aliases;
        self.absorb_rest(detached, map, rename)
    }

    /// Absorbs strings and types, before the globals are known that constants refer to. Returns the renaming so
    /// far, and the identified structs among the types. [`Tables::absorb_rest`] continues.
    pub(crate) fn absorb_types(&mut self, detached: &mut Detached) -> (HandleRemap<()>, Vec<Type>) {
        let mut map = HandleRemap {
            strings: Renamed::new(detached.strings.offset()),
            types: Renamed::new(detached.types_offset),
            constants: Renamed::new(detached.constants_offset),
            sets: Renamed::new(detached.sets_offset),
            lists: Renamed::new(detached.lists_offset),
            metadata: Renamed::new(detached.metadata.offset()),
            aliases: None,
            asms: Renamed::new(detached.asms_offset),
            kinds: Renamed::new(0),
            scopes: Renamed::new(0),
            rename: (),
        };
        let mut structs = Vec::new();
        // In each table, an item comes after the items that it refers to, so one pass in order suffices.
        self.strings.absorb(&detached.strings, |symbol| map.strings.push(symbol.as_u32()));
        for kind in std::mem::take(&mut detached.types) {
            let is_identified = matches!(kind, TypeKind::NamedStruct(_));
            let ty = self.absorb_type(&kind, &mut map);
            map.types.push(ty.as_u32());
            if is_identified {
                structs.push(ty);
            }
        }
        (map, structs)
    }

    /// Absorbs everything after [`Tables::absorb_types`].
    pub(crate) fn absorb_rest<R: Remap>(
        &mut self,
        detached: Detached,
        map: HandleRemap<()>,
        rename: R,
    ) -> HandleRemap<R> {
        let mut map = map.with_rename(rename);
        for ConstData { ty, kind } in detached.constants {
            let kind = kind.remapped(&mut map).unwrap_or(kind);
            let new = self.constants.intern(map.ty(ty), kind);
            map.constants.push(new.as_u32());
        }
        for set in detached.sets {
            let set: Box<[Attribute]> = set.iter().map(|attribute| attribute.remapped(&mut map)).collect();
            map.sets.push(self.attributes.sets.intern(set));
        }
        for list in detached.lists {
            let list = list.remapped(&mut map);
            map.lists.push(self.attributes.lists.intern(list));
        }
        for asm in detached.asms {
            let asm = asm.remapped(&mut map);
            map.asms.push(self.inline_asms.intern(asm));
        }
        self.absorb_metadata(&detached.metadata, &mut map);
        for number in 0..detached.metadata_kinds.len() {
            let name = detached.metadata_kinds.name(MetadataKind::from_u32(number));
            map.kinds.push(self.metadata_kinds.intern(name).as_u32());
        }
        for number in 0..detached.sync_scopes.len() {
            let name = detached.sync_scopes.name(SyncScope(number));
            map.scopes.push(self.sync_scopes.intern(name).0);
        }
        map
    }

    fn absorb_metadata<R: Remap>(&mut self, pool: &MetadataPool, map: &mut HandleRemap<R>) {
        let mut words = Vec::new();
        let rename = |node: NodeRef<'_>, map: &mut HandleRemap<R>, words: &mut Vec<u32>| {
            words.clear();
            words.extend_from_slice(node.words());
            classes::map_references(node.class(), words, |id| Some(map.metadata(id)));
        };
        let late: FxHashSet<Metadata> = pool.late().iter().copied().collect();
        for number in pool.offset()..pool.len() {
            let id = match pool.get(Metadata::from_u32(number)) {
                // Its operands may come later.
                _ if late.contains(&Metadata::from_u32(number)) => self.metadata.reserve(),
                MetadataData::String(symbol) => self.metadata.intern_string(map.symbol(symbol)),
                MetadataData::Value(value) => self.metadata.intern_value(map.value(value)),
                MetadataData::Node(node) => {
                    rename(node, map, &mut words);
                    self.metadata.intern_node(node.class(), node.is_distinct(), &words)
                }
                MetadataData::Undefined => self.metadata.reserve(),
            };
            map.metadata.push(id.as_u32());
        }
        for &id in pool.late() {
            let Some(node) = pool.node(id) else { continue };
            rename(node, map, &mut words);
            self.metadata.define(map.metadata(id), node.class(), node.is_distinct(), &words);
        }
        let renames_base = map.aliases.is_some();
        self.metadata.absorb_definitions(pool, renames_base, |id| map.metadata(id));
    }

    fn absorb_type(&mut self, kind: &TypeKind, map: &mut HandleRemap<()>) -> Type {
        match kind.remapped(map) {
            TypeKind::NamedStruct(NamedStruct { name, fields, packed }) => {
                let ty = self.types.named_struct(name);
                if let Some(fields) = fields {
                    self.types.set_struct_body(ty, &fields, packed);
                }
                ty
            }
            kind => self.types.intern(kind),
        }
    }
}

/// New numbers for the items after an offset.
#[derive(Debug)]
struct Renamed {
    offset: u32,
    new: Vec<u32>,
}

impl Renamed {
    fn new(offset: u32) -> Renamed {
        Renamed { offset, new: Vec::new() }
    }

    fn push(&mut self, number: u32) {
        self.new.push(number);
    }

    #[inline]
    fn get(&self, number: u32) -> u32 {
        match number.checked_sub(self.offset) {
            Some(local) => self.new[local as usize],
            None => number,
        }
    }

    /// Whether any number changes.
    fn changes(&self) -> bool {
        self.new.iter().enumerate().any(|(at, &new)| new != self.offset + at as u32)
    }
}

/// Renaming of an absorbed overlay's handles; a [`Remap`] for the bodies that were read with it.
#[derive(Debug)]
pub struct HandleRemap<R> {
    strings: Renamed,
    types: Renamed,
    constants: Renamed,
    sets: Renamed,
    lists: Renamed,
    metadata: Renamed,
    aliases: Option<Arc<Aliases>>,
    asms: Renamed,
    kinds: Renamed,
    scopes: Renamed,
    rename: R,
}

impl<R: Remap> HandleRemap<R> {
    /// Whether any handle that the tables own changes. If not, bodies need no remapping.
    pub fn changes(&self) -> bool {
        [
            &self.strings,
            &self.types,
            &self.constants,
            &self.sets,
            &self.lists,
            &self.metadata,
            &self.asms,
            &self.kinds,
            &self.scopes,
        ]
        .iter()
        .any(|renamed| renamed.changes())
            || self.aliases.is_some()
            || self.rename.changes()
    }

    /// Whether handles of the frozen tables may change, or of what has no place of its own in bodies: metadata that was
    /// merged, globals, synchronization scopes.
    pub(crate) fn changes_frozen(&self) -> bool {
        self.aliases.is_some() || self.scopes.changes() || self.rename.changes()
    }

    /// Whether handles of metadata or of kinds of attachments change.
    pub(crate) fn changes_metadata(&self) -> bool {
        self.aliases.is_some() || self.metadata.changes() || self.kinds.changes()
    }

    /// Returns the new handle of a string.
    pub(crate) fn symbol_of(&self, symbol: Symbol) -> Symbol {
        Symbol::from_u32(self.strings.get(symbol.as_u32()))
    }

    /// Returns the new handle of a type.
    pub(crate) fn type_of(&self, ty: Type) -> Type {
        Type::from_u32(self.types.get(ty.as_u32()))
    }

    fn with_rename<S>(self, rename: S) -> HandleRemap<S> {
        let HandleRemap { strings, types, constants, sets, lists, metadata, aliases, asms, kinds, scopes, .. } = self;
        HandleRemap { strings, types, constants, sets, lists, metadata, aliases, asms, kinds, scopes, rename }
    }
}

impl<R: Remap> Remap for HandleRemap<R> {
    #[inline]
    fn constant(&mut self, constant: Const) -> Value {
        Const::from_u32(self.constants.get(constant.as_u32())).into()
    }

    #[inline]
    fn global(&mut self, global: Global) -> Global {
        self.rename.global(global)
    }

    fn block(&mut self, block: Block) -> Block {
        self.rename.block(block)
    }

    fn inline_asm(&mut self, asm: InlineAsm) -> InlineAsm {
        InlineAsm::from_u32(self.asms.get(asm.as_u32()))
    }

    fn attribute_set(&mut self, set: AttrSet) -> AttrSet {
        AttrSet::from_u32(self.sets.get(set.as_u32()))
    }

    #[inline]
    fn ty(&mut self, ty: Type) -> Type {
        Type::from_u32(self.types.get(ty.as_u32()))
    }

    fn attributes(&mut self, list: AttrList) -> AttrList {
        AttrList::from_u32(self.lists.get(list.as_u32()))
    }

    #[inline]
    fn metadata(&mut self, id: Metadata) -> Metadata {
        match &self.aliases {
            // Items outside the frozen tables were interned after the aliases were resolved.
            Some(aliases) if id.as_u32() < self.metadata.offset => aliases.resolve(id),
            _ => Metadata::from_u32(self.metadata.get(id.as_u32())),
        }
    }

    fn metadata_kind(&mut self, kind: MetadataKind) -> MetadataKind {
        MetadataKind::from_u32(self.kinds.get(kind.as_u32()))
    }

    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        Symbol::from_u32(self.strings.get(symbol.as_u32()))
    }

    fn sync_scope(&mut self, scope: SyncScope) -> SyncScope {
        SyncScope(self.scopes.get(scope.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlays_absorb_to_the_numbers_of_one_reader() {
        // A single reader, of two parts in turn.
        let part = |tables: &mut Tables, names: &[&[u8]]| {
            for name in names {
                let text = tables.strings.intern(name);
                let array = tables.types.array(Type::I8, name.len() as u64);
                let data = tables.const_bytes(name);
                assert_eq!(tables.constants.ty(data), array);
                let string = tables.metadata.intern_string(text);
                let value = tables.metadata.intern_value(data.into());
                tables.metadata.tuple(&[Some(string), None, Some(value)]);
            }
        };
        let parts: [&[&[u8]]; 2] = [&[b"one", b"shared"], &[b"shared", b"three", b"base"]];
        let base = || {
            let mut tables = Tables::default();
            part(&mut tables, &[b"base"]);
            tables
        };
        let mut one = base();
        parts.iter().for_each(|names| part(&mut one, names));

        let frozen = base().freeze();
        let detached: Vec<Detached> = parts
            .iter()
            .map(|names| {
                let mut overlay = frozen.overlay();
                part(&mut overlay, names);
                overlay.detach()
            })
            .collect();
        let mut merged = frozen.thaw();
        for one_part in detached {
            merged.absorb(one_part, ());
        }
        let strings = |tables: &Tables| {
            (0..tables.strings.len()).map(|n| tables.str(Symbol::from_u32(n)).to_vec()).collect::<Vec<_>>()
        };
        assert_eq!(strings(&one), strings(&merged));
        assert!(one.types.iter().eq(merged.types.iter()));
        assert!(one.constants.iter().eq(merged.constants.iter()));
        assert_eq!(one.metadata.len(), merged.metadata.len());
        for number in 0..one.metadata.len() {
            let id = Metadata::from_u32(number);
            assert_eq!(format!("{:?}", one.metadata.get(id)), format!("{:?}", merged.metadata.get(id)));
        }
    }
}
