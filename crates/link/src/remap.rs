//! References of a module, mapped to the tables of the result: values, constants, attributes, strings,
//! scopes. Each is mapped on first use, in LLVM's order, and cached. Types are in [`crate::types`], metadata
//! is in [`crate::metadata`].

use draig_ir::overlay::RemapExternal;
use draig_ir::{
    AttrList, AttrSet, Attribute, BodyRemap, Const, ConstKind, Global, InlineAsm, InlineAsmData, LocalMetadataData,
    Metadata, MetadataKind, Symbol, SyncScope, Tables, Type, Value, ValueKind,
};
use draig_tables::AttrKind;

use crate::mover::Mover;
use crate::source::Purpose;

impl Mover<'_> {
    /// Returns the result's value for a constant, global, metadata or inline assembly. `None` if it refers to
    /// a global that does not exist and is no longer linked.
    #[inline]
    pub(crate) fn value(&mut self, purpose: Purpose, value: Value) -> Option<Value> {
        match value.kind() {
            ValueKind::Const(constant) => match self.src.values.constant(purpose, constant) {
                Some(known) => Some(known),
                None => self.constant(purpose, constant),
            },
            ValueKind::Global(global) => self.global(purpose, global),
            ValueKind::Metadata(id) => Some(match self.metadata(id) {
                Some(new) => new.into(),
                None => self.dest.tables.metadata.tuple(&[]).into(),
            }),
            ValueKind::InlineAsm(asm) => Some(self.inline_asm(asm).into()),
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) | ValueKind::LocalMetadata(_) => Some(value),
        }
    }

    /// Maps a constant, its parts first, from left to right.
    fn constant(&mut self, purpose: Purpose, constant: Const) -> Option<Value> {
        let mut stack = vec![(constant, 0)];
        while let Some(&mut (constant, ref mut next)) = stack.last_mut() {
            let kind = self.src.module.tables.constants.kind(constant);
            let part = match kind.named_global() {
                Some(global) => (*next == 0).then(|| Value::from(global)),
                None => kind.parts().get(*next).copied(),
            };
            let Some(part) = part else {
                let new = self.rebuilt_constant(purpose, constant);
                self.src.values.set_constant(purpose, constant, new.into());
                stack.pop();
                continue;
            };
            *next += 1;
            match part.kind() {
                ValueKind::Const(part) if self.src.values.constant(purpose, part).is_none() => stack.push((part, 0)),
                ValueKind::Global(global) => {
                    self.global(purpose, global)?;
                }
                _ => {}
            }
        }
        self.src.values.constant(purpose, constant)
    }

    /// Returns the constant made of mapped parts.
    fn rebuilt_constant(&mut self, purpose: Purpose, constant: Const) -> Const {
        let data = self.src.module.tables.constants.get(constant).clone();
        let ty = self.ty(data.ty);
        let kind = data.kind.remapped(&mut Parts { mover: self, purpose }).unwrap_or(data.kind);
        self.dest.tables.constants.intern(ty, kind)
    }

    /// Returns the result's type for a type.
    #[inline]
    pub(crate) fn ty(&mut self, ty: Type) -> Type {
        let dest = &mut *self.dest;
        self.src.types.get(&self.src.module.tables, &mut dest.tables, &mut dest.structs, ty)
    }

    /// Returns the result's string for a string.
    #[inline]
    pub(crate) fn symbol(&mut self, symbol: Symbol) -> Symbol {
        if let Some(known) = self.src.known_symbol(symbol) {
            return known;
        }
        let new = self.dest.tables.strings.intern(self.src.module.tables.str(symbol));
        self.src.symbols.set(symbol.index(), new.to_word());
        new
    }

    /// Returns the result's attribute set for a set.
    pub(crate) fn set(&mut self, set: AttrSet) -> AttrSet {
        if let Some(known) = self.src.known_set(set) {
            return known;
        }
        let mut attributes = self.src.module.tables.attributes.set(set).to_vec();
        for attribute in &mut attributes {
            match attribute {
                Attribute::Type(_, ty) => *ty = ty.map(|ty| self.ty(ty)),
                Attribute::String(key, value) => {
                    *key = self.symbol(*key);
                    *value = self.symbol(*value);
                }
                _ => {}
            }
        }
        let new = self.dest.tables.attributes.intern_set(&mut attributes, &self.dest.tables.strings);
        self.src.sets.set(set.index(), new.to_word());
        new
    }

    /// Returns the result's attribute list for a list.
    pub(crate) fn list(&mut self, list: AttrList) -> AttrList {
        if let Some(known) = self.src.known_list(list) {
            return known;
        }
        let data = self.src.module.tables.attributes.list(list).clone();
        let (function, result) = (self.set(data.function), self.set(data.result));
        let params: Vec<AttrSet> = data.params.iter().map(|&set| self.set(set)).collect();
        let new = self.dest.tables.attributes.intern_list(function, result, &params);
        self.src.lists.set(list.index(), new.to_word());
        new
    }

    /// Returns the result's attribute list for a list, without `nocallback`: after linking, it is unknown
    /// which calls return to this module. The attribute stays for the pieces of one module, in case they are
    /// everything that is linked.
    pub(crate) fn list_without_nocallback(&mut self, list: AttrList) -> AttrList {
        if let Some(known) = self.src.known_call_list(list) {
            return known;
        }
        let kept = self.list(list);
        let new = match self.dest.is_part || self.src.is_piece {
            true => kept,
            false => without_nocallback(&mut self.dest.tables, kept),
        };
        self.src.call_lists.set(list.index(), new.to_word());
        new
    }

    fn inline_asm(&mut self, asm: InlineAsm) -> InlineAsm {
        if let Some(known) = self.src.known_asm(asm) {
            return known;
        }
        let data = *self.src.module.tables.inline_asm(asm);
        let new = InlineAsmData {
            function_type: self.ty(data.function_type),
            template: self.symbol(data.template),
            constraints: self.symbol(data.constraints),
            ..data
        };
        let new = self.dest.tables.intern_inline_asm(new);
        self.src.asms.set(asm.index(), new.to_word());
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
                            self.value(Purpose::Mention, operand);
                        }
                        _ => {}
                    }
                }
                if let Some(place) = body.debug_loc(inst) {
                    self.metadata(place);
                }
                for (_, node) in body.attachments(inst) {
                    self.metadata(node);
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
                self.value(Purpose::Mention, *value);
            }
            LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| {
                self.value(Purpose::Mention, value);
            }),
        }
    }

    fn visit_record(&mut self, body: &draig_ir::Body, record: draig_ir::DbgRecord) {
        let data = body.record(record);
        let nodes = [data.variable, data.expression, data.debug_loc, data.assign_id, data.address_expression];
        nodes.into_iter().flatten().for_each(|node| {
            self.metadata(node);
        });
        for value in [data.location, data.address].into_iter().flatten() {
            match value.kind() {
                ValueKind::LocalMetadata(id) => self.visit_local(body.local_metadata(id)),
                _ => {
                    self.value(Purpose::Mention, value);
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

/// The parts of a constant, which have all been mapped.
struct Parts<'m, 'a> {
    mover: &'m mut Mover<'a>,
    purpose: Purpose,
}

impl BodyRemap for Parts<'_, '_> {
    fn value(&mut self, value: Value) -> Value {
        self.mover.value(self.purpose, value).unwrap_or(value)
    }

    fn ty(&mut self, ty: Type) -> Type {
        self.mover.ty(ty)
    }

    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        self.mover.symbol(symbol)
    }
}

impl RemapExternal for Parts<'_, '_> {
    fn global(&mut self, global: Global) -> Global {
        self.mover.global(self.purpose, global).and_then(Value::as_global).unwrap_or(global)
    }
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

impl BodyRemap for MappedBody<'_, '_> {
    #[inline]
    fn value(&mut self, value: Value) -> Value {
        let known = match value.kind() {
            ValueKind::Const(constant) => self.0.src.values.constant(Purpose::Mention, constant),
            ValueKind::Global(global) => self.0.src.values.global(Purpose::Mention, global),
            ValueKind::Metadata(id) => Some(BodyRemap::metadata(self, id).into()),
            ValueKind::InlineAsm(asm) => Some(self.0.inline_asm(asm).into()),
            _ => Some(value),
        };
        known.unwrap_or_else(|| self.nothing())
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
        if let Some(known) = Metadata::from_word(self.0.src.metadata.get(id.index())) {
            return known;
        }
        // values are not cached as metadata
        let value = self.0.src.module.tables.metadata.as_value(id);
        let known = value.map(|value| BodyRemap::value(self, value));
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
