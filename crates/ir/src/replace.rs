//! Replacing a global or constant everywhere in a module: in bodies, initializers, other constants and
//! metadata. Constants are immutable and shared, so those that refer to the old value are rebuilt. Values of
//! one body are replaced by [`crate::Body::replace_all_uses`].

use rustc_hash::FxHashMap;

use crate::constants::{Const, ConstKind};
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::remap::Remap;
use crate::tables::Tables;
use crate::value::{Block, Value, ValueKind};

impl Module {
    /// Replaces every use of a global or constant by another global or constant of the same type.
    ///
    /// Constants that can only name a global (`blockaddress`, `dso_local_equivalent`, `no_cfi`) are updated
    /// if the new value is a global, and kept otherwise. The old global itself stays in the module.
    ///
    /// # Panics
    /// Panics if either value is neither a global nor a constant, or their types differ.
    pub fn replace_all_uses(&mut self, old: impl Into<Value>, new: impl Into<Value>) {
        if let Some(Replacement(rewriter)) = Replacement::new(self, old.into(), new.into()) {
            rewriter.rewrite(self);
        }
    }

    /// Renames the globals and the blocks of other functions that constants refer to, and replaces the old
    /// constants by the rebuilt ones everywhere. Returns the replacement of each value.
    pub fn remap_constants(&mut self, rename: impl Remap) -> FxHashMap<Const, Value> {
        Rewriter { replaced: None, rename, constants: FxHashMap::default() }.rewrite(self)
    }
}

/// The replacement of a value, for those who know its users ([`crate::Users`]).
pub(crate) struct Replacement(Rewriter<()>);

impl Replacement {
    /// Checks the types of the values; `None` if they are the same value.
    pub(crate) fn new(module: &Module, old: Value, new: Value) -> Option<Replacement> {
        assert_eq!(module.constant_type(old), module.constant_type(new), "a value is replaced by one of its type");
        let rewriter = Rewriter { replaced: Some((old, new)), rename: (), constants: FxHashMap::default() };
        (old != new).then_some(Replacement(rewriter))
    }

    /// Rebuilds a constant of which a part is replaced. Its parts must have been rebuilt before.
    pub(crate) fn rebuild(&mut self, tables: &mut Tables, constant: Const) {
        self.0.rebuild(tables, constant);
    }

    /// Returns what is replaced, and by what: the value, and the rebuilt constants by number.
    pub(crate) fn into_pairs(self) -> Vec<(Value, Value)> {
        let mut constants: Vec<(Const, Value)> = self.0.constants.into_iter().collect();
        constants.sort_unstable_by_key(|&(constant, _)| constant);
        let constants = constants.into_iter().map(|(constant, new)| (constant.into(), new));
        self.0.replaced.into_iter().chain(constants).collect()
    }
}

/// A replacement, and the constants that were rebuilt for it.
struct Rewriter<R> {
    /// A value and its replacement.
    replaced: Option<(Value, Value)>,
    rename: R,
    constants: FxHashMap<Const, Value>,
}

impl<R: Remap> Rewriter<R> {
    fn rewrite(mut self, module: &mut Module) -> FxHashMap<Const, Value> {
        // Constants come after their operands, so one pass finds all.
        for number in 0..module.tables.constants.len() as u32 {
            let constant = Const::from_u32(number);
            if self.replaced.is_none_or(|(old, _)| old != Value::from(constant)) {
                self.rebuild(&mut module.tables, constant);
            }
        }
        if self.replaced.is_none() && self.constants.is_empty() {
            return self.constants;
        }
        for number in 0..module.tables.metadata.len() {
            let id = Metadata::from_u32(number);
            if let Some(value) = module.tables.metadata.as_value(id) {
                let new = self.value(value);
                if new != value {
                    module.tables.metadata.replace_value(id, new);
                }
            }
        }
        for number in 0..module.global_count() as u32 {
            let global = Global::from_u32(number);
            for value in module.global_mut(global).kind.values_mut() {
                *value = self.value(*value);
            }
            if let Some(body) = module.body_mut(global) {
                body.remap(&mut self);
            }
        }
        self.constants
    }

    /// Rebuilds a constant of which a part is replaced; leaves all others unchanged.
    fn rebuild(&mut self, tables: &mut Tables, constant: Const) {
        let data = tables.constants.get(constant);
        let ty = data.ty;
        let new = match data.kind.remapped(self) {
            None => return,
            // New elements may have a shorter form.
            Some(ConstKind::Aggregate(elements)) => tables.const_aggregate(ty, &elements),
            Some(kind) => tables.constants.intern(ty, kind),
        };
        self.constants.insert(constant, new.into());
    }
}

impl<R: Remap> Remap for Rewriter<R> {
    fn value(&mut self, value: Value) -> Value {
        match (self.replaced, value.kind()) {
            (Some((old, new)), _) if value == old => new,
            (_, ValueKind::Const(constant)) => self.constants.get(&constant).copied().unwrap_or(value),
            (_, ValueKind::Global(global)) => self.rename.global(global).into(),
            _ => value,
        }
    }

    /// Returns the replacement of a global; the global itself if the replacement is not a global.
    fn global(&mut self, global: Global) -> Global {
        match self.replaced {
            Some((old, new)) if Value::from(global) == old => new.as_global().unwrap_or(global),
            _ => self.rename.global(global),
        }
    }

    fn block(&mut self, block: Block) -> Block {
        self.rename.block(block)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::global::{GlobalData, GlobalKind};
    use crate::types::Type;

    #[test]
    fn a_global_is_replaced_in_constants_metadata_and_bodies() {
        let mut module = Module::new(b"m");
        let mut variable = |name: &[u8]| {
            let name = module.tables.strings.intern(name);
            let kind = GlobalKind::Variable(crate::Variable::default());
            module.add_global(GlobalData::new(name, Type::I32, Type::PTR, kind))
        };
        let (old, new, table) = (variable(b"old"), variable(b"new"), variable(b"table"));
        let pair = module.tables.types.array(Type::PTR, 2);
        let inner = module.tables.const_aggregate(pair, &[old.into(), new.into()]);
        let outer_type = module.tables.types.array(pair, 1);
        let outer = module.tables.const_aggregate(outer_type, &[inner.into()]);
        if let Some(variable) = module.global_mut(table).as_variable_mut() {
            variable.initializer = Some(outer.into());
        }
        let node = module.tables.metadata.intern_value(old.into());
        module.replace_all_uses(old, new);
        let initializer = module.global(table).as_variable().and_then(|variable| variable.initializer);
        let inner = module.tables.aggregate_element(initializer.unwrap(), 0).unwrap();
        for at in 0..2 {
            assert_eq!(module.tables.aggregate_element(inner, at), Some(Value::from(new)));
        }
        assert_eq!(module.tables.metadata.as_value(node), Some(Value::from(new)));
    }
}
