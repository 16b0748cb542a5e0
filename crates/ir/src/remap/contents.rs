//! The parts of entities, and entities with their parts mapped.

use super::Remap;
use crate::attributes::{AttrListData, Attribute};
use crate::constants::{ConstExpr, ConstKind};
use crate::global::{GlobalData, GlobalKind};
use crate::inline_asm::InlineAsmData;
use crate::tables::Tables;
use crate::types::{FunctionType, NamedStruct, Type, TypeKind};
use crate::value::Value;

impl TypeKind {
    /// Returns a type that this one consists of, by number: an element type, a field, a result (0) or parameter.
    pub fn part(&self, number: usize) -> Option<Type> {
        match self {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => (number == 0).then_some(*element),
            TypeKind::Struct { fields: list, .. } | TypeKind::TargetExt { types: list, .. } => {
                list.get(number).copied()
            }
            TypeKind::NamedStruct(body) => body.fields.as_ref()?.get(number).copied(),
            TypeKind::Function(function) => match number.checked_sub(1) {
                None => Some(function.result),
                Some(at) => function.params.get(at).copied(),
            },
            TypeKind::Void
            | TypeKind::Float(_)
            | TypeKind::Label
            | TypeKind::Metadata
            | TypeKind::X86Amx
            | TypeKind::Token
            | TypeKind::Integer(_)
            | TypeKind::Byte(_)
            | TypeKind::Pointer(_) => None,
        }
    }

    /// Returns the types that this one consists of, in order.
    pub fn parts(&self) -> impl Iterator<Item = Type> + '_ {
        (0..).map_while(|number| self.part(number))
    }

    /// Whether a type of some tables equals one of other tables, apart from their parts and the names of identified
    /// structs.
    pub fn is_alike(&self, tables: &Tables, other: &TypeKind, others: &Tables) -> bool {
        match (self, other) {
            (TypeKind::Array { len: a, .. }, TypeKind::Array { len: b, .. }) => a == b,
            (TypeKind::Vector { min_len: a, scalable: c, .. }, TypeKind::Vector { min_len: b, scalable: d, .. }) => {
                (a, c) == (b, d)
            }
            (TypeKind::Struct { fields: a, packed: c }, TypeKind::Struct { fields: b, packed: d }) => {
                (a.len(), c) == (b.len(), d)
            }
            (TypeKind::NamedStruct(a), TypeKind::NamedStruct(b)) => {
                let fields = |of: &NamedStruct| of.fields.as_ref().map(|fields| fields.len());
                (fields(a), a.packed) == (fields(b), b.packed)
            }
            (TypeKind::Function(a), TypeKind::Function(b)) => (a.params.len(), a.vararg) == (b.params.len(), b.vararg),
            (
                TypeKind::TargetExt { name: a, types: c, ints: e },
                TypeKind::TargetExt { name: b, types: d, ints: f },
            ) => tables.str(*a) == others.str(*b) && c.len() == d.len() && e == f,
            (a, b) => a == b,
        }
    }

    /// Returns the type with its parts and its name mapped.
    #[must_use]
    pub fn remapped(&self, map: &mut impl Remap) -> TypeKind {
        let types = |list: &[Type], map: &mut _| list.iter().map(|&ty| Remap::ty(map, ty)).collect();
        match self {
            &TypeKind::Array { element, len } => TypeKind::Array { element: map.ty(element), len },
            &TypeKind::Vector { element, min_len, scalable } => {
                TypeKind::Vector { element: map.ty(element), min_len, scalable }
            }
            TypeKind::Struct { fields, packed } => TypeKind::Struct { fields: types(fields, map), packed: *packed },
            TypeKind::NamedStruct(NamedStruct { name, fields, packed }) => TypeKind::NamedStruct(NamedStruct {
                name: map.symbol(*name),
                fields: fields.as_ref().map(|fields| types(fields, map)),
                packed: *packed,
            }),
            TypeKind::Function(FunctionType { result, params, vararg }) => TypeKind::Function(FunctionType {
                result: map.ty(*result),
                params: types(params, map),
                vararg: *vararg,
            }),
            TypeKind::TargetExt { name, types: list, ints } => {
                TypeKind::TargetExt { name: map.symbol(*name), types: types(list, map), ints: ints.clone() }
            }
            TypeKind::Void
            | TypeKind::Float(_)
            | TypeKind::Label
            | TypeKind::Metadata
            | TypeKind::X86Amx
            | TypeKind::Token
            | TypeKind::Integer(_)
            | TypeKind::Byte(_)
            | TypeKind::Pointer(_) => self.clone(),
        }
    }
}

impl Attribute {
    /// Returns the attribute with its type or strings mapped.
    #[must_use]
    pub fn remapped(&self, map: &mut impl Remap) -> Attribute {
        match self {
            Attribute::Type(kind, ty) => Attribute::Type(*kind, ty.map(|ty| map.ty(ty))),
            Attribute::String(key, value) => Attribute::String(map.symbol(*key), map.symbol(*value)),
            other => other.clone(),
        }
    }
}

impl AttrListData {
    /// Returns the list with its sets mapped.
    #[must_use]
    pub fn remapped(&self, map: &mut impl Remap) -> AttrListData {
        AttrListData {
            function: map.attribute_set(self.function),
            result: map.attribute_set(self.result),
            params: self.params.iter().map(|&set| map.attribute_set(set)).collect(),
        }
    }
}

impl InlineAsmData {
    /// Returns the assembly with its type and strings mapped.
    #[must_use]
    pub fn remapped(&self, map: &mut impl Remap) -> InlineAsmData {
        InlineAsmData {
            function_type: map.ty(self.function_type),
            template: map.symbol(self.template),
            constraints: map.symbol(self.constraints),
            ..*self
        }
    }
}

impl GlobalData {
    /// Maps everything that a global refers to, except its name and comdat.
    pub fn remap(&mut self, map: &mut impl Remap) {
        self.value_type = map.ty(self.value_type);
        self.address_type = map.ty(self.address_type);
        self.section = map.symbol(self.section);
        self.partition = map.symbol(self.partition);
        for (kind, node) in &mut self.attachments {
            (*kind, *node) = (map.metadata_kind(*kind), map.metadata(*node));
        }
        match &mut self.kind {
            GlobalKind::Variable(variable) => {
                variable.attributes = variable.attributes.map(|set| map.attribute_set(set));
            }
            GlobalKind::Function(function) => {
                function.attributes = map.attributes(function.attributes);
                function.gc = map.symbol(function.gc);
            }
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => {}
        }
        self.kind.values_mut().for_each(|value| *value = map.value(*value));
    }
}

impl ConstKind {
    /// Returns the constant with all its references mapped, or `None` if none changes.
    pub fn remapped(&self, map: &mut impl Remap) -> Option<ConstKind> {
        match self {
            ConstKind::Data(symbol) => {
                Some(*symbol).map(|old| map.symbol(old)).filter(|new| new != symbol).map(ConstKind::Data)
            }
            ConstKind::Aggregate(elements) => remapped_values(elements, map).map(ConstKind::Aggregate),
            ConstKind::Splat(element) => {
                let new = map.value(*element);
                (new != *element).then_some(ConstKind::Splat(new))
            }
            ConstKind::Expr(expr) => {
                let operands = remapped_values(&expr.operands, map);
                let source_type = expr.source_type.map(|ty| map.ty(ty));
                if operands.is_none() && source_type == expr.source_type {
                    return None;
                }
                let operands = operands.unwrap_or_else(|| expr.operands.clone());
                let (in_range, mask) = (expr.in_range.clone(), expr.mask.clone());
                Some(ConstKind::Expr(Box::new(ConstExpr { operands, source_type, in_range, mask, ..**expr })))
            }
            ConstKind::BlockAddress(global, block) => {
                let new = (map.global(*global), map.block(*block));
                (new != (*global, *block)).then_some(ConstKind::BlockAddress(new.0, new.1))
            }
            ConstKind::DsoLocalEquivalent(global) => {
                let new = map.global(*global);
                (new != *global).then_some(ConstKind::DsoLocalEquivalent(new))
            }
            ConstKind::NoCfi(global) => {
                let new = map.global(*global);
                (new != *global).then_some(ConstKind::NoCfi(new))
            }
            ConstKind::PtrAuth(parts) => {
                let new = parts.map(|part| map.value(part));
                (new != **parts).then(|| ConstKind::PtrAuth(Box::new(new)))
            }
            ConstKind::Int(_)
            | ConstKind::WideInt(_)
            | ConstKind::Float(_)
            | ConstKind::WideFloat(_)
            | ConstKind::NullPointer
            | ConstKind::Zero
            | ConstKind::Undef
            | ConstKind::Poison
            | ConstKind::TokenNone => None,
        }
    }
}

/// Returns the mapped values, or `None` if none changes. Most lists stay unchanged, so nothing is allocated
/// for them.
fn remapped_values(values: &[Value], map: &mut impl Remap) -> Option<Box<[Value]>> {
    let first = values.iter().position(|&value| map.value(value) != value)?;
    let mut new: Box<[Value]> = values.into();
    for value in &mut new[first..] {
        *value = map.value(*value);
    }
    Some(new)
}
