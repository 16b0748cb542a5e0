//! Types, strings, attributes and inline assembly in another module.

use rustc_hash::FxHashMap;

use super::Remap;
use crate::attributes::{AttrList, AttrListData, AttrSet, Attribute};
use crate::inline_asm::{InlineAsm, InlineAsmData};
use crate::strings::Symbol;
use crate::tables::Tables;
use crate::types::{FunctionType, NamedStruct, Type, TypeKind};

impl Remap<'_> {
    pub(super) fn map_symbol(&mut self, symbol: Symbol) -> Symbol {
        match self.source {
            Some(source) => self.dest.tables.strings.intern(source.tables.str(symbol)),
            None => symbol,
        }
    }

    /// Maps a type, its parts first. Avoids recursion, because types nest to any depth.
    pub(super) fn map_type(&mut self, root: Type) -> Type {
        let Some(source) = self.source else { return root };
        let mut stack = vec![root];
        let mut open = Vec::new();
        while let Some(&ty) = stack.last() {
            if self.types.contains_key(&ty) {
                stack.pop();
                continue;
            }
            let kind = source.tables.types.kind(ty);
            if let TypeKind::NamedStruct(NamedStruct { name, fields, packed }) = kind {
                stack.pop();
                let name = source.tables.str(*name);
                if !self.is_known_struct(ty, name) {
                    // Its fields may contain it, so it is known before they are mapped.
                    let new = self.dest.named_struct(name);
                    self.types.insert(ty, new);
                    if let Some(fields) = fields {
                        open.push((new, fields, *packed));
                        stack.extend(fields.iter().copied());
                    }
                }
                continue;
            }
            let before = stack.len();
            parts(kind, |part| {
                if !self.types.contains_key(&part) {
                    stack.push(part);
                }
            });
            if stack.len() == before {
                stack.pop();
                let new = self.rebuilt_type(kind.clone());
                self.types.insert(ty, new);
            }
        }
        for (new, fields, packed) in open {
            let fields: Vec<Type> = fields.iter().map(|field| self.types[field]).collect();
            self.dest.tables.types.set_struct_body(new, &fields, packed);
        }
        self.types[&root]
    }

    fn rebuilt_type(&mut self, kind: TypeKind) -> Type {
        let types = &self.types;
        let list = |list: &[Type]| -> Box<[Type]> { list.iter().map(|ty| types[ty]).collect() };
        let kind = match kind {
            TypeKind::Array { element, len } => TypeKind::Array { element: types[&element], len },
            TypeKind::Vector { element, min_len, scalable } => {
                TypeKind::Vector { element: types[&element], min_len, scalable }
            }
            TypeKind::Struct { fields, packed } => TypeKind::Struct { fields: list(&fields), packed },
            TypeKind::Function(FunctionType { result, params, vararg }) => {
                TypeKind::Function(FunctionType { result: types[&result], params: list(&params), vararg })
            }
            TypeKind::TargetExt { name, types, ints } => {
                let types = list(&types);
                TypeKind::TargetExt { name: self.map_symbol(name), types, ints }
            }
            other => other,
        };
        self.dest.tables.types.intern(kind)
    }

    /// Maps an identified struct to the one with its name, if their fields are the same, and likewise all types in it
    /// that are compared for that.
    ///
    /// Each pair of types is compared once: pairs with a difference make those different that contain them.
    fn is_known_struct(&mut self, ty: Type, name: &[u8]) -> bool {
        if self.new_structs.contains(&ty) {
            return false;
        }
        let (Some(source), Some(counterpart)) = (self.source, self.dest.find_struct(name)) else { return false };
        let (from, to) = (&source.tables, &self.dest.tables);
        let mut pairs = vec![(ty, counterpart)];
        let mut numbers = FxHashMap::from_iter([((ty, counterpart), 0)]);
        // The pairs that contain each pair.
        let mut containers: Vec<Vec<usize>> = vec![Vec::new()];
        let mut different = Vec::new();
        let mut at = 0;
        while let Some(&(a, b)) = pairs.get(at) {
            at += 1;
            match self.types.get(&a) {
                Some(&known) if known == b => continue,
                None if !self.new_structs.contains(&a) && have_same_parts(from, a, to, b) => {}
                _ => {
                    different.push(at - 1);
                    continue;
                }
            }
            let (mut left, mut right) = (Vec::new(), Vec::new());
            parts(from.types.kind(a), |part| left.push(part));
            parts(to.types.kind(b), |part| right.push(part));
            for pair in left.into_iter().zip(right) {
                let number = *numbers.entry(pair).or_insert_with(|| {
                    pairs.push(pair);
                    containers.push(Vec::new());
                    pairs.len() - 1
                });
                containers[number].push(at - 1);
            }
        }
        let mut is_same = vec![true; pairs.len()];
        while let Some(number) = different.pop() {
            if std::mem::replace(&mut is_same[number], false) {
                different.append(&mut containers[number]);
            }
        }
        for (&(a, b), &is_same) in pairs.iter().zip(&is_same) {
            match from.types.kind(a) {
                _ if is_same => drop(self.types.insert(a, b)),
                TypeKind::NamedStruct(_) => drop(self.new_structs.insert(a)),
                _ => {}
            }
        }
        is_same[0]
    }

    pub(super) fn map_set(&mut self, set: AttrSet) -> AttrSet {
        let Some(source) = self.source else { return set };
        if let Some(&known) = self.sets.get(&set) {
            return known;
        }
        let mut attributes = source.tables.attributes.set(set).to_vec();
        for attribute in &mut attributes {
            match attribute {
                Attribute::Type(_, ty) => *ty = ty.map(|ty| self.map_type(ty)),
                Attribute::String(key, value) => {
                    *key = self.map_symbol(*key);
                    *value = self.map_symbol(*value);
                }
                _ => {}
            }
        }
        let tables = &mut self.dest.tables;
        let new = tables.attributes.intern_set(&mut attributes, &tables.strings);
        self.sets.insert(set, new);
        new
    }

    pub(super) fn map_list(&mut self, list: AttrList) -> AttrList {
        let Some(source) = self.source else { return list };
        if let Some(&known) = self.lists.get(&list) {
            return known;
        }
        let AttrListData { function, result, params } = source.tables.attributes.list(list);
        let (function, result) = (self.map_set(*function), self.map_set(*result));
        let params: Vec<AttrSet> = params.iter().map(|&set| self.map_set(set)).collect();
        let new = self.dest.tables.attributes.intern_list(function, result, &params);
        self.lists.insert(list, new);
        new
    }

    pub(super) fn map_asm(&mut self, asm: InlineAsm) -> InlineAsm {
        let Some(source) = self.source else { return asm };
        if let Some(&known) = self.asms.get(&asm) {
            return known;
        }
        let data = *source.tables.inline_asm(asm);
        let new = InlineAsmData {
            function_type: self.map_type(data.function_type),
            template: self.map_symbol(data.template),
            constraints: self.map_symbol(data.constraints),
            ..data
        };
        let new = self.dest.tables.intern_inline_asm(new);
        self.asms.insert(asm, new);
        new
    }
}

/// Whether two types are alike, apart from their parts.
fn have_same_parts(from: &Tables, a: Type, to: &Tables, b: Type) -> bool {
    match (from.types.kind(a), to.types.kind(b)) {
        (TypeKind::NamedStruct(a), TypeKind::NamedStruct(b)) => {
            let fields = |of: &NamedStruct| of.fields.as_ref().map(|fields| fields.len());
            from.str(a.name) == to.str(b.name) && fields(a) == fields(b) && a.packed == b.packed
        }
        (TypeKind::TargetExt { name: a, types: s, ints: x }, TypeKind::TargetExt { name: b, types: t, ints: y }) => {
            from.str(*a) == to.str(*b) && s.len() == t.len() && x == y
        }
        (TypeKind::Array { len: a, .. }, TypeKind::Array { len: b, .. }) => a == b,
        (TypeKind::Vector { min_len: a, scalable: x, .. }, TypeKind::Vector { min_len: b, scalable: y, .. }) => {
            a == b && x == y
        }
        (TypeKind::Struct { fields: a, packed: x }, TypeKind::Struct { fields: b, packed: y }) => {
            a.len() == b.len() && x == y
        }
        (TypeKind::Function(a), TypeKind::Function(b)) => a.vararg == b.vararg && a.params.len() == b.params.len(),
        (a, b) => a == b,
    }
}

/// Calls `visit` with the types that a type consists of, in order.
fn parts(kind: &TypeKind, mut visit: impl FnMut(Type)) {
    match kind {
        TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => visit(*element),
        TypeKind::Struct { fields: list, .. } | TypeKind::TargetExt { types: list, .. } => {
            list.iter().copied().for_each(visit);
        }
        TypeKind::NamedStruct(body) => body.fields.iter().flatten().copied().for_each(visit),
        TypeKind::Function(function) => {
            visit(function.result);
            function.params.iter().copied().for_each(visit);
        }
        _ => {}
    }
}
