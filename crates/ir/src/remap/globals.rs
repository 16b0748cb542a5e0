//! Globals in another module: found by name, or declared.

use super::{Cloner, Remap};
use crate::global::{Comdat, Function, Global, GlobalData, GlobalKind, Variable};
use crate::keywords::{Linkage, Visibility};
use crate::types::TypeKind;

impl Cloner<'_> {
    pub(super) fn map_global(&mut self, global: Global) -> Global {
        let Some(source) = self.source else { return global };
        if let Some(&known) = self.globals.get(&global) {
            return known;
        }
        let data = source.global(global);
        let name = self.symbol(data.name);
        let new = match self.dest.find_symbol(name) {
            // A local global is another one than any of that name.
            Some(found) if !data.linkage.is_local() => found,
            _ => self.declare(data),
        };
        self.globals.insert(global, new);
        new
    }

    /// Declares a global like one of the source. A local one becomes hidden.
    fn declare(&mut self, data: &GlobalData) -> Global {
        let (ty, address_type) = (self.ty(data.value_type), self.ty(data.address_type));
        let kind = match &data.kind {
            GlobalKind::Variable(variable) => GlobalKind::Variable(Variable {
                initializer: None,
                attributes: variable.attributes.map(|set| self.attribute_set(set)),
                ..variable.clone()
            }),
            GlobalKind::Function(function) => GlobalKind::Function(Function {
                attributes: self.attributes(function.attributes),
                calling_convention: function.calling_convention,
                ..Function::default()
            }),
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => match self.dest.tables.types.kind(ty) {
                TypeKind::Function(_) => GlobalKind::Function(Function::default()),
                _ => GlobalKind::Variable(Variable::default()),
            },
        };
        let (name, section) = (self.symbol(data.name), self.symbol(data.section));
        let partition = self.symbol(data.partition);
        let is_local = data.linkage.is_local();
        let is_weak = data.linkage == Linkage::ExternWeak;
        self.dest.add_global(GlobalData {
            linkage: if is_weak { Linkage::ExternWeak } else { Linkage::External },
            visibility: if is_local { Visibility::Hidden } else { data.visibility },
            dso_local: data.dso_local || is_local,
            thread_local: data.thread_local,
            unnamed_addr: data.unnamed_addr,
            dll_storage_class: data.dll_storage_class,
            align: data.align,
            section,
            partition,
            ..GlobalData::new(name, ty, address_type, kind)
        })
    }

    pub(super) fn map_comdat(&mut self, comdat: Comdat) -> Comdat {
        let Some(source) = self.source else { return comdat };
        if let Some(&known) = self.comdats.get(&comdat) {
            return known;
        }
        let data = source.comdat(comdat);
        let name = self.symbol(data.name);
        let is_new = self.dest.find_comdat(name).is_none();
        let new = self.dest.get_or_add_comdat(name);
        if is_new {
            self.dest.comdat_mut(new).selection = data.selection;
        }
        self.comdats.insert(comdat, new);
        new
    }
}
