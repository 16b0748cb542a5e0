//! Types in another module. An identified struct is the one with its name, if their fields are the same.

use rustc_hash::FxHashMap;

use super::Cloner;
use crate::tables::Tables;
use crate::types::{NamedStruct, Type, TypeKind};

impl Cloner<'_> {
    /// Maps a type, its parts first. Avoids recursion, because types nest to any depth.
    pub(super) fn map_type(&mut self, root: Type) -> Type {
        let Some(source) = self.source else { return root };
        if let Some(&known) = self.types.get(&root) {
            return known;
        }
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
            stack.extend(kind.parts().filter(|part| !self.types.contains_key(part)));
            if stack.len() == before {
                stack.pop();
                let new = kind.remapped(self);
                let new = self.dest.tables.types.intern(new);
                self.types.insert(ty, new);
            }
        }
        for (new, fields, packed) in open {
            let fields: Vec<Type> = fields.iter().map(|field| self.types[field]).collect();
            self.dest.tables.types.set_struct_body(new, &fields, packed);
        }
        self.types[&root]
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
                None if !self.new_structs.contains(&a) && are_alike(from, a, to, b) => {}
                _ => {
                    different.push(at - 1);
                    continue;
                }
            }
            for pair in from.types.kind(a).parts().zip(to.types.kind(b).parts()) {
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
}

/// Whether two types are alike, apart from their parts.
fn are_alike(from: &Tables, a: Type, to: &Tables, b: Type) -> bool {
    let (a, b) = (from.types.kind(a), to.types.kind(b));
    let names = match (a, b) {
        (TypeKind::NamedStruct(a), TypeKind::NamedStruct(b)) => from.str(a.name) == to.str(b.name),
        _ => true,
    };
    names && a.is_alike(from, b, to)
}
