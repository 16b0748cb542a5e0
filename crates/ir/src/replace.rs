//! Replacing a global or constant everywhere in a module: in bodies, initialisers, other constants
//! and metadata. Constants are immutable and shared, so those that mention the old value are made
//! anew. Values of one body are replaced by [`crate::Body::replace_all_uses`].

use rustc_hash::FxHashMap;

use crate::body::BodyRemap;
use crate::constants::{Const, ConstExpr, ConstKind};
use crate::global::{Global, GlobalKind};
use crate::metadata::Metadata;
use crate::module::Module;
use crate::tables::Tables;
use crate::value::{Value, ValueKind};

impl Module {
    /// Replaces every use of a global or constant by another global or constant of the same type.
    ///
    /// What can only name a global (`blockaddress`, `dso_local_equivalent`, `no_cfi`) follows if the
    /// new value is one, and stays otherwise. The old global itself stays in the module.
    ///
    /// # Panics
    /// If either value is neither a global nor a constant, or their types differ.
    pub fn replace_all_uses(&mut self, old: impl Into<Value>, new: impl Into<Value>) {
        let (old, new) = (old.into(), new.into());
        assert_eq!(self.constant_type(old), self.constant_type(new), "a value is replaced by one of its type");
        if old == new {
            return;
        }
        let mut map = Replacement { old, new, constants: FxHashMap::default() };
        // Constants come behind what they are made of, so one pass finds all.
        for number in 0..self.tables.constants.len() as u32 {
            let constant = Const::from_u32(number);
            if Value::from(constant) != old
                && let Some(made) = map.made_anew(&mut self.tables, constant)
            {
                map.constants.insert(constant, made);
            }
        }
        for number in 0..self.tables.metadata.len() {
            let id = Metadata::from_u32(number);
            if let Some(value) = self.tables.metadata.as_value(id)
                && map.of(value) != value
            {
                self.tables.metadata.replace_value(id, map.of(value));
            }
        }
        for number in 0..self.global_count() as u32 {
            let global = Global::from_u32(number);
            map.replace_in_global(&mut self.global_mut(global).kind);
            if let Some(body) = self.body_mut(global) {
                body.remap(&mut map);
            }
        }
    }
}

/// What is replaced, and the constants that were made anew for it.
struct Replacement {
    old: Value,
    new: Value,
    constants: FxHashMap<Const, Value>,
}

impl Replacement {
    fn of(&self, value: Value) -> Value {
        match value.kind() {
            _ if value == self.old => self.new,
            ValueKind::Const(constant) => self.constants.get(&constant).copied().unwrap_or(value),
            _ => value,
        }
    }

    /// The global that takes the place of this one, where only a global can stand.
    fn of_global(&self, global: Global) -> Option<Global> {
        if Value::from(global) == self.old { self.new.as_global() } else { None }
    }

    /// The constant with new parts; `None` if it mentions nothing that is replaced.
    fn made_anew(&self, tables: &mut Tables, constant: Const) -> Option<Value> {
        let data = tables.constants.get(constant);
        let ty = data.ty;
        let changed = |values: &[Value]| values.iter().any(|&value| self.of(value) != value);
        let map = |values: &[Value]| values.iter().map(|&value| self.of(value)).collect::<Box<[Value]>>();
        let kind = match &data.kind {
            ConstKind::Aggregate(elements) if changed(elements) => {
                let elements = map(elements);
                return Some(tables.const_aggregate(ty, &elements).into());
            }
            ConstKind::Splat(element) if changed(&[*element]) => ConstKind::Splat(self.of(*element)),
            ConstKind::Expr(expr) if changed(&expr.operands) => {
                ConstKind::Expr(Box::new(ConstExpr { operands: map(&expr.operands), ..(**expr).clone() }))
            }
            ConstKind::PtrAuth(parts) if changed(&parts[..]) => {
                ConstKind::PtrAuth(Box::new(parts.map(|value| self.of(value))))
            }
            ConstKind::BlockAddress(function, block) => ConstKind::BlockAddress(self.of_global(*function)?, *block),
            ConstKind::DsoLocalEquivalent(global) => ConstKind::DsoLocalEquivalent(self.of_global(*global)?),
            ConstKind::NoCfi(global) => ConstKind::NoCfi(self.of_global(*global)?),
            _ => return None,
        };
        Some(tables.constants.intern(ty, kind).into())
    }

    fn replace_in_global(&self, kind: &mut GlobalKind) {
        match kind {
            GlobalKind::Variable(variable) => {
                variable.initializer = variable.initializer.map(|value| self.of(value));
            }
            GlobalKind::Function(function) => {
                for value in [&mut function.prefix, &mut function.prologue, &mut function.personality] {
                    *value = value.map(|value| self.of(value));
                }
            }
            GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => *value = self.of(*value),
        }
    }
}

impl BodyRemap for Replacement {
    fn value(&mut self, value: Value) -> Value {
        self.of(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::global::GlobalData;
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
