//! Last step of linking: converts the result to a module, in its final order, and does the work that was
//! deferred until all modules were linked.

use draig_ir::metadata::classes;
use draig_ir::{AttrList, Global, Metadata, Module, Remap, Symbol, Tables, Value, intrinsics};
use rustc_hash::FxHashSet;

use crate::dest::{Dest, GONE, Slot};
use crate::pieces;
use crate::remap::without_nocallback;

impl Dest {
    /// Returns the module.
    pub(crate) fn finish(mut self) -> Module {
        for at in 0..self.slots.len() {
            if let Some(elements) = self.slots[at].elements.take() {
                let ty = self.slots[at].data.value_type;
                let constant = self.tables.const_aggregate(ty, &elements);
                if let Some(variable) = self.slots[at].data.as_variable_mut() {
                    variable.initializer = Some(constant.into());
                }
            }
        }
        if self.has_removed {
            self.null_removed_globals();
        }
        let order: Vec<Global> = (0..4).flat_map(|number| self.list(number).collect::<Vec<_>>()).collect();
        let mut module = Module::new(&self.identifier);
        module.data_layout = self.data_layout;
        module.triple = self.triple;
        module.inline_asm = self.inline_asm;
        module.tables = self.tables;
        for (ty, name) in self.structs.names() {
            let name = module.tables.strings.intern(name);
            module.tables.types.set_struct_name(ty, name);
            module.register_struct_name(name, ty);
        }
        for comdat in &self.comdats {
            let added = module.get_or_add_comdat(comdat.name);
            module.comdat_mut(added).selection = comdat.selection;
        }
        for list in self.named_metadata {
            module.get_or_add_named_metadata(list.name).operands = list.operands;
        }
        for slot in &self.slots {
            let name = if slot.place == GONE { Symbol::EMPTY } else { slot.data.name };
            module.reserve_global(name, slot.data.address_type);
        }
        let mut slots: Vec<Option<Slot>> = self.slots.into_iter().map(Some).collect();
        for global in order {
            if let Some(slot) = slots[global.index()].take() {
                let body = slot.body;
                module.define_global(global, slot.data);
                if body.is_some() {
                    module.set_body(global, body);
                }
            }
        }
        for (old, new) in self.replaced {
            module.replace_all_uses(old, new);
        }
        if self.remangle {
            remangle(&mut module);
        }
        let is_whole = pieces::restore(&mut module, self.piece_nodes.into_iter());
        if self.pieces != 0 && !(is_whole && self.pieces == self.modules.len()) {
            drop_nocallback(&mut module);
        }
        module
    }
}

impl Dest {
    /// Replaces removed globals in metadata by null.
    fn null_removed_globals(&mut self) {
        let pool = &mut self.tables.metadata;
        let stays: FxHashSet<Global> = self.replaced.iter().map(|&(global, _)| global).collect();
        let removed: FxHashSet<Metadata> = (0..pool.len())
            .map(Metadata::from_u32)
            .filter(|&id| {
                let global = pool.as_value(id).and_then(Value::as_global);
                global.is_some_and(|global| self.slots[global.index()].place == GONE && !stays.contains(&global))
            })
            .collect();
        for id in (0..pool.len()).map(Metadata::from_u32) {
            let Some(node) = pool.node(id).filter(|_| !removed.is_empty()) else { continue };
            let (class, distinct, mut words) = (node.class(), node.is_distinct(), node.words().to_vec());
            let mut has_removed = false;
            classes::for_each_reference(class, &mut words, |word| {
                if Metadata::from_word(*word).is_some_and(|operand| removed.contains(&operand)) {
                    *word = 0;
                    has_removed = true;
                }
            });
            if has_removed {
                pool.replace(id, class, distinct, &words);
            }
        }
    }
}

/// Removes `nocallback` from globals of a piece of another module, since this module contains more code.
fn drop_nocallback(module: &mut Module) {
    for function in module.functions().to_vec() {
        let Some(list) = module.global(function).as_function().map(|data| data.attributes) else { continue };
        // intrinsics have it by definition
        if !module.name(function).starts_with(b"llvm.") {
            let list = without_nocallback(&mut module.tables, list);
            if let Some(data) = module.global_mut(function).as_function_mut() {
                data.attributes = list;
            }
        }
        if let Some((body, tables)) = module.body_and_tables_mut(function) {
            body.remap(&mut Forgetful(tables));
        }
    }
}

struct Forgetful<'a>(&'a mut Tables);

impl Remap for Forgetful<'_> {
    fn attributes(&mut self, list: AttrList) -> AttrList {
        without_nocallback(self.0, list)
    }
}

/// Renames intrinsics to match their types, whose names may have changed.
fn remangle(module: &mut Module) {
    for function in module.functions().to_vec() {
        if module.body(function).is_some() || !module.name(function).starts_with(b"llvm.") {
            continue;
        }
        let Some(wanted) = intrinsics::remangle(module, function) else { continue };
        if module.find(&wanted).is_none() {
            let name = module.tables.strings.intern(&wanted);
            module.rename(function, name);
        } else if let Some(other) = intrinsics::remangled_declaration(module, function)
            && other != function
        {
            module.replace_all_uses(function, other);
            module.remove_global(function);
        }
    }
}
