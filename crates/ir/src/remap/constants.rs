//! Constants and other values that belong to a module.

use super::{CloneError, Copied, Remap};
use crate::attributes::AttrList;
use crate::body::BodyRemap;
use crate::constants::{Const, ConstKind};
use crate::global::Global;
use crate::metadata::{Metadata, MetadataKind};
use crate::module::SyncScope;
use crate::overlay::RemapExternal;
use crate::strings::Symbol;
use crate::types::Type;
use crate::value::{Value, ValueKind};

impl Remap<'_> {
    pub(super) fn map_value(&mut self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Const(constant) => self.map_constant(constant),
            ValueKind::Global(global) => self.map_global(global).into(),
            ValueKind::Metadata(id) => self.map_metadata(id).into(),
            ValueKind::InlineAsm(asm) => self.map_asm(asm).into(),
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) | ValueKind::LocalMetadata(_) => value,
        }
    }

    /// Maps a constant, its parts first. Avoids recursion, because constants nest to any depth.
    fn map_constant(&mut self, root: Const) -> Value {
        if let Some(&known) = self.constants.get(&root) {
            return known;
        }
        let mut stack = vec![root];
        while let Some(&constant) = stack.last() {
            if self.constants.contains_key(&constant) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            let parts = self.source().tables.constants.kind(constant).parts().iter().rev();
            stack.extend(parts.filter_map(|part| part.as_const()).filter(|part| !self.constants.contains_key(part)));
            if stack.len() == before {
                stack.pop();
                let new = self.rebuilt_constant(constant);
                self.constants.insert(constant, new);
            }
        }
        self.constants[&root]
    }

    /// Returns the constant made of mapped parts.
    fn rebuilt_constant(&mut self, constant: Const) -> Value {
        let data = self.source().tables.constants.get(constant);
        let (ty, kind) = (data.ty, data.kind.clone());
        if let ConstKind::BlockAddress(function, block) = kind {
            let own = self.copied.as_ref().filter(|copied| copied.from == function);
            return match own {
                Some(Copied { to, blocks, .. }) => {
                    let (to, block) = (*to, blocks.as_ref().map_or(Some(block), |blocks| blocks.block(block)));
                    let ty = self.map_type(ty);
                    match block {
                        Some(block) => self.dest.tables.constants.intern(ty, ConstKind::BlockAddress(to, block)).into(),
                        // The block was removed, so nothing can jump to its address.
                        None => self.dest.tables.const_poison(ty).into(),
                    }
                }
                None if self.source.is_none() => constant.into(),
                None => {
                    self.error.get_or_insert(CloneError::BlockOfOther(function));
                    let ty = self.map_type(ty);
                    self.dest.tables.const_poison(ty).into()
                }
            };
        }
        let new = kind.remapped(self);
        if self.source.is_none() && new.is_none() {
            return constant.into();
        }
        let ty = self.map_type(ty);
        self.dest.tables.constants.intern(ty, new.unwrap_or(kind)).into()
    }
}

impl BodyRemap for Remap<'_> {
    fn value(&mut self, value: Value) -> Value {
        self.map_value(value)
    }

    fn ty(&mut self, ty: Type) -> Type {
        self.map_type(ty)
    }

    fn attributes(&mut self, list: AttrList) -> AttrList {
        self.map_list(list)
    }

    fn metadata(&mut self, id: Metadata) -> Metadata {
        self.map_metadata(id)
    }

    fn metadata_kind(&mut self, kind: MetadataKind) -> MetadataKind {
        match self.source {
            Some(source) => self.dest.tables.metadata_kinds.intern(source.tables.metadata_kinds.name(kind)),
            None => kind,
        }
    }

    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        self.map_symbol(symbol)
    }

    fn sync_scope(&mut self, scope: SyncScope) -> SyncScope {
        match self.source {
            Some(source) => self.dest.tables.sync_scopes.intern(source.tables.sync_scopes.name(scope)),
            None => scope,
        }
    }
}

impl RemapExternal for Remap<'_> {
    fn global(&mut self, global: Global) -> Global {
        self.map_global(global)
    }
}
