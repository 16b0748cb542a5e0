//! The linker's map of a module to the tables of the result. Each entity is mapped on first use, in LLVM's order.
//! Types are in [`crate::types`], identified debug types in [`crate::metadata`].

use draig_ir::metadata::Class;
use draig_ir::remap::{Maps, NodeCopy};
use draig_ir::{
    AttrList, AttrSet, Attribute, Const, ConstKind, Global, InlineAsm, LocalMetadataData, Metadata, MetadataKind,
    Remap, Symbol, SyncScope, Tables, Transfer, Type, Value, ValueKind,
};
use draig_tables::AttrKind;

use crate::mover::Mover;
use crate::source::Purpose;

impl Remap for Mover<'_> {
    fn constant(&mut self, constant: Const) -> Value {
        self.transfer_value(constant.into()).unwrap_or(constant.into())
    }

    fn global(&mut self, global: Global) -> Global {
        self.transfer_global(global).and_then(Value::as_global).unwrap_or(global)
    }

    fn inline_asm(&mut self, asm: InlineAsm) -> InlineAsm {
        self.transfer_asm(asm)
    }

    #[inline]
    fn ty(&mut self, ty: Type) -> Type {
        let dest = &mut *self.dest;
        self.src.types.get(&self.src.module.tables, &mut dest.tables, &mut dest.structs, ty)
    }

    fn attribute_set(&mut self, set: AttrSet) -> AttrSet {
        self.transfer_set(set)
    }

    fn attributes(&mut self, list: AttrList) -> AttrList {
        self.transfer_list(list)
    }

    #[inline]
    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        if let Some(known) = Symbol::from_word(self.src.maps.symbols.get(symbol.index())) {
            return known;
        }
        let new = self.dest.tables.strings.intern(self.src.module.tables.str(symbol));
        self.src.maps.symbols.set(symbol.index(), new.to_word());
        new
    }
}

impl Transfer for Mover<'_> {
    #[inline]
    fn source(&self) -> &Tables {
        &self.src.module.tables
    }

    #[inline]
    fn dest(&mut self) -> &mut Tables {
        &mut self.dest.tables
    }

    #[inline]
    fn maps(&mut self) -> &mut Maps {
        &mut self.src.maps
    }

    #[inline]
    fn transfer_global(&mut self, global: Global) -> Option<Value> {
        self.linked(self.purpose, global)
    }

    #[inline]
    fn known_constant(&mut self, constant: Const) -> Option<Value> {
        match self.purpose {
            Purpose::Mention => Value::from_word(self.src.maps.constants.get(constant.index())),
            Purpose::Indirect => self.src.indirect_constants.get(&constant).copied(),
        }
    }

    fn set_constant(&mut self, constant: Const, value: Value) {
        match self.purpose {
            Purpose::Mention => self.src.maps.constants.set(constant.index(), value.to_word()),
            Purpose::Indirect => drop(self.src.indirect_constants.insert(constant, value)),
        }
    }

    fn node_copy(&mut self, id: Metadata, is_distinct: bool) -> NodeCopy {
        self.identified.copy_of(id, is_distinct)
    }

    fn note_copy(&mut self, id: Metadata, new: Metadata) {
        if let Some(identifier) = self.identified.identifier(id) {
            self.dest.debug_types.identify(identifier, new);
        }
    }

    fn unique_node(&mut self, class: Class, words: &[u32]) -> Metadata {
        self.dest.debug_types.unique_node(&mut self.dest.tables, class, words)
    }
}

impl Mover<'_> {
    /// Returns the result's attribute list for a list, without `nocallback`: after linking, it is unknown
    /// which calls return to this module. The attribute stays for the pieces of one module, in case they are
    /// everything that is linked.
    pub(crate) fn list_without_nocallback(&mut self, list: AttrList) -> AttrList {
        if let Some(known) = AttrList::from_word(self.src.call_lists.get(list.index())) {
            return known;
        }
        let kept = self.transfer_list(list);
        let new = match self.dest.is_part || self.src.is_piece {
            true => kept,
            false => without_nocallback(&mut self.dest.tables, kept),
        };
        self.src.call_lists.set(list.index(), new.to_word());
        new
    }

    /// Maps everything that a function's body refers to, in the order in which LLVM visits it.
    pub(crate) fn visit_body(&mut self, body: &draig_ir::Body) {
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                let (opcode, ty, _, operands) = body.parts(inst);
                for &operand in operands {
                    match operand.kind() {
                        ValueKind::LocalMetadata(id) => self.visit_local(body.local_metadata(id)),
                        ValueKind::Const(_) | ValueKind::Global(_) | ValueKind::Metadata(_) => {
                            self.transfer_value(operand);
                        }
                        _ => {}
                    }
                }
                if let Some(place) = body.debug_loc(inst) {
                    self.transfer_metadata(place);
                }
                for (_, node) in body.attachments(inst) {
                    self.transfer_metadata(node);
                }
                if opcode.is_call() {
                    if let Some(call) = body.call(inst) {
                        self.ty(call.function_type);
                        self.list_without_nocallback(call.attributes);
                    }
                } else {
                    if matches!(opcode, draig_ir::Opcode::Alloca | draig_ir::Opcode::GetElementPtr) {
                        self.ty(body.source_type(inst));
                    }
                    self.ty(ty);
                }
                body.records_before(inst).for_each(|record| self.visit_record(body, record));
            }
            body.trailing_records(block).for_each(|record| self.visit_record(body, record));
        }
    }

    fn visit_local(&mut self, local: &LocalMetadataData) {
        match local {
            LocalMetadataData::Value(value) => {
                self.transfer_value(*value);
            }
            LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| {
                self.transfer_value(value);
            }),
        }
    }

    fn visit_record(&mut self, body: &draig_ir::Body, record: draig_ir::DbgRecord) {
        let data = body.record(record);
        let nodes = [data.variable, data.expression, data.debug_loc, data.assign_id, data.address_expression];
        nodes.into_iter().flatten().for_each(|node| {
            self.transfer_metadata(node);
        });
        for value in [data.location, data.address].into_iter().flatten() {
            match value.kind() {
                ValueKind::LocalMetadata(id) => self.visit_local(body.local_metadata(id)),
                _ => {
                    self.transfer_value(value);
                }
            }
        }
    }
}

/// Returns the list without `nocallback`.
pub(crate) fn without_nocallback(tables: &mut Tables, list: AttrList) -> AttrList {
    let data = tables.attributes.list(list).clone();
    let is_kept = |attribute: &Attribute| attribute.kind() != Some(AttrKind::NoCallback);
    let set = tables.attributes.set(data.function);
    if set.iter().all(is_kept) {
        return list;
    }
    let mut left: Vec<Attribute> = set.iter().filter(|one| is_kept(one)).cloned().collect();
    let function = tables.attributes.intern_set(&mut left, &tables.strings);
    tables.attributes.intern_list(function, data.result, &data.params)
}

/// A body whose references have all been mapped by [`Mover::visit_body`]. References of removed instructions
/// have not been mapped, and are not mapped now.
pub(crate) struct MappedBody<'m, 'a>(pub(crate) &'m mut Mover<'a>);

impl MappedBody<'_, '_> {
    /// Placeholder for references that are never used.
    fn nothing(&mut self) -> Value {
        self.0.dest.tables.constants.intern(Type::PTR, ConstKind::Poison).into()
    }
}

impl Remap for MappedBody<'_, '_> {
    fn constant(&mut self, constant: Const) -> Value {
        self.0.known_constant(constant).unwrap_or_else(|| self.nothing())
    }

    #[inline]
    fn value(&mut self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Const(constant) => self.constant(constant),
            ValueKind::Global(global) => self.0.src.linked(Purpose::Mention, global).unwrap_or_else(|| self.nothing()),
            ValueKind::Metadata(id) => self.metadata(id).into(),
            ValueKind::InlineAsm(asm) => self.0.inline_asm(asm).into(),
            _ => value,
        }
    }

    #[inline]
    fn ty(&mut self, ty: Type) -> Type {
        self.0.ty(ty)
    }

    fn attributes(&mut self, list: AttrList) -> AttrList {
        self.0.list_without_nocallback(list)
    }

    #[inline]
    fn metadata(&mut self, id: Metadata) -> Metadata {
        if let Some(known) = Metadata::from_word(self.0.src.maps.metadata.get(id.index())) {
            return known;
        }
        // values are not cached as metadata
        let value = self.0.source().metadata.as_value(id);
        let known = value.map(|value| self.value(value));
        match known {
            Some(value) => self.0.dest.tables.metadata.intern_value(value),
            None => self.0.dest.tables.metadata.tuple(&[]),
        }
    }

    fn metadata_kind(&mut self, kind: MetadataKind) -> MetadataKind {
        self.0.src.kinds[kind.index()]
    }

    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        self.0.symbol(symbol)
    }

    fn sync_scope(&mut self, scope: SyncScope) -> SyncScope {
        self.0.src.scopes[scope.0 as usize]
    }
}
