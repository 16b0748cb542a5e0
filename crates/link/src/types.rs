//! Types of a module, mapped to those of the result. Literal types are equal by content. An identified struct
//! is mapped to another one with the same fields. An opaque struct is equal only to itself.
//!
//! In LLVM, names of structs belong to the context rather than the module. A name that an earlier module used
//! gets a numeric suffix, from one counter for all names; the suffix is ignored when names are matched.

use std::io::Write as _;

use draig_ir::{Module, NamedStruct, Remap, Symbol, Tables, Type, TypeKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// Owner of a name.
#[derive(Clone, Copy, Debug)]
enum NameOwner {
    /// A struct of the result.
    Dest(Type),
    /// A struct of a module that is or was linked.
    Source,
}

/// Identified structs of the result.
#[derive(Debug, Default)]
pub(crate) struct DestStructs {
    owners: FxHashMap<Box<[u8]>, NameOwner>,
    /// Next number for a name that is in use.
    next_unique: u32,
    by_fields: FxHashMap<(Box<[Type]>, bool), Type>,
    names: FxHashMap<Type, Box<[u8]>>,
}

impl DestStructs {
    /// Returns every named struct, in order of creation.
    pub(crate) fn names(&self) -> Vec<(Type, &[u8])> {
        let mut all: Vec<(Type, &[u8])> = self.names.iter().map(|(&ty, name)| (ty, &**name)).collect();
        all.sort_unstable_by_key(|&(ty, _)| ty);
        all
    }

    /// Returns the name that a struct of a module gets when the module is read.
    fn claim(&mut self, name: &[u8]) -> Box<[u8]> {
        let mut unique = name.to_vec();
        while self.owners.contains_key(&unique[..]) {
            unique.truncate(name.len());
            let _ = write!(unique, ".{}", self.next_unique);
            self.next_unique = self.next_unique.wrapping_add(1);
        }
        self.owners.insert(unique.clone().into(), NameOwner::Source);
        unique.into()
    }

    fn own(&mut self, ty: Type, name: Option<Box<[u8]>>) {
        if let Some(name) = name {
            self.owners.insert(name.clone(), NameOwner::Dest(ty));
            self.names.insert(ty, name);
        }
    }
}

/// Map from the types of one module to those of the result.
#[derive(Debug)]
pub(crate) struct TypeMap {
    map: Vec<Option<Type>>,
    /// Current names of its structs.
    names: FxHashMap<Type, Box<[u8]>>,
    named: Vec<Type>,
    /// Types that are being mapped, which only themselves can contain.
    visiting: FxHashSet<Type>,
}

impl TypeMap {
    /// Reads the names of a module's structs.
    pub(crate) fn new(tables: &Tables, structs: &mut DestStructs) -> TypeMap {
        let mut map = vec![None; tables.types.len()];
        // the basic types are the same everywhere
        for (number, entry) in map.iter_mut().enumerate().take(Tables::default().types.len()) {
            *entry = Some(Type::from_u32(number as u32));
        }
        let mut names = FxHashMap::default();
        let mut named = Vec::new();
        for (ty, kind) in tables.types.iter() {
            if let TypeKind::NamedStruct(body) = kind
                && body.name != Symbol::EMPTY
            {
                names.insert(ty, structs.claim(tables.str(body.name)));
                named.push(ty);
            }
        }
        TypeMap { map, names, named, visiting: FxHashSet::default() }
    }

    /// Matches structs of the module with those of the result, by name.
    pub(crate) fn match_names(&mut self, from: &Tables, to: &Tables, structs: &mut DestStructs) {
        for &ty in &self.named.clone() {
            let Some(name) = self.names.get(&ty) else { continue };
            let Some(prefix) = without_number(name) else { continue };
            if let Some(&NameOwner::Dest(counterpart)) = structs.owners.get(prefix) {
                self.assume_alike(from, to, structs, counterpart, ty);
            }
        }
    }

    /// Maps one type to another if all their parts match.
    pub(crate) fn assume_alike(
        &mut self,
        from: &Tables,
        to: &Tables,
        structs: &mut DestStructs,
        counterpart: Type,
        ty: Type,
    ) {
        let mut assumed = Vec::new();
        if !self.are_alike(from, to, counterpart, ty, &mut assumed) {
            assumed.iter().for_each(|ty: &Type| self.map[ty.index()] = None);
            return;
        }
        for ty in assumed {
            if let Some(name) = self.names.remove(&ty) {
                structs.owners.remove(&name);
            }
        }
    }

    fn are_alike(&mut self, from: &Tables, to: &Tables, counterpart: Type, ty: Type, assumed: &mut Vec<Type>) -> bool {
        let mut pending = vec![(counterpart, ty)];
        while let Some((counterpart, ty)) = pending.pop() {
            if let Some(known) = self.map[ty.index()] {
                if known != counterpart {
                    return false;
                }
                continue;
            }
            let (theirs, ours) = (to.types.kind(counterpart), from.types.kind(ty));
            let is_opaque = |kind: &TypeKind| matches!(kind, TypeKind::NamedStruct(NamedStruct { fields: None, .. }));
            if is_opaque(ours) || !theirs.is_alike(to, ours, from) {
                return false;
            }
            self.map[ty.index()] = Some(counterpart);
            assumed.push(ty);
            let before = pending.len();
            let mut at = 0;
            while let (Some(a), Some(b)) = (theirs.part(at), ours.part(at)) {
                pending.push((a, b));
                at += 1;
            }
            pending[before..].reverse();
        }
        true
    }

    /// Returns the result's type for a type of the module.
    #[inline]
    pub(crate) fn get(&mut self, from: &Tables, to: &mut Tables, structs: &mut DestStructs, ty: Type) -> Type {
        match self.map[ty.index()] {
            Some(known) => known,
            None => self.add_type(from, to, structs, ty),
        }
    }

    fn add_type(&mut self, from: &Tables, to: &mut Tables, structs: &mut DestStructs, ty: Type) -> Type {
        let mut stack = vec![(ty, 0)];
        while let Some(&mut (ty, ref mut next)) = stack.last_mut() {
            let kind = from.types.kind(ty);
            if let Some(part) = kind.part(*next) {
                *next += 1;
                if self.map[part.index()].is_some() {
                    continue;
                }
                if self.visiting.contains(&part) {
                    // a struct that contains itself
                    self.map[part.index()] = Some(to.types.named_struct(Symbol::EMPTY));
                    continue;
                }
                if matches!(from.types.kind(part), TypeKind::NamedStruct(_)) {
                    self.visiting.insert(part);
                }
                stack.push((part, 0));
                continue;
            }
            let new = match self.map[ty.index()] {
                Some(begun) => {
                    self.fill(from, to, structs, ty, begun);
                    begun
                }
                None => self.rebuilt(from, to, structs, ty),
            };
            self.map[ty.index()] = Some(new);
            self.visiting.remove(&ty);
            stack.pop();
        }
        self.mapped(ty)
    }

    /// Returns the type that a part was mapped to.
    fn mapped(&self, ty: Type) -> Type {
        self.map[ty.index()].unwrap_or(Type::VOID)
    }

    fn all_mapped(&self, types: &[Type]) -> Box<[Type]> {
        types.iter().map(|&ty| self.mapped(ty)).collect()
    }

    /// Sets the fields and name of a struct that was created early because it contains itself.
    fn fill(&mut self, from: &Tables, to: &mut Tables, structs: &mut DestStructs, ty: Type, new: Type) {
        if let TypeKind::NamedStruct(NamedStruct { fields: Some(fields), packed, .. }) = from.types.kind(ty) {
            let fields = self.all_mapped(fields);
            to.types.set_struct_body(new, &fields, *packed);
            structs.by_fields.entry((fields, *packed)).or_insert(new);
            structs.own(new, self.names.remove(&ty));
        }
    }

    fn rebuilt(&mut self, from: &Tables, to: &mut Tables, structs: &mut DestStructs, ty: Type) -> Type {
        let kind = match from.types.kind(ty) {
            TypeKind::NamedStruct(NamedStruct { fields: None, .. }) => {
                let new = to.types.named_struct(Symbol::EMPTY);
                structs.own(new, self.names.remove(&ty));
                return new;
            }
            TypeKind::NamedStruct(NamedStruct { fields: Some(fields), packed, .. }) => {
                let key = (self.all_mapped(fields), *packed);
                if let Some(&counterpart) = structs.by_fields.get(&key) {
                    if let Some(name) = self.names.remove(&ty) {
                        structs.owners.remove(&name);
                    }
                    return counterpart;
                }
                let new = to.types.named_struct(Symbol::EMPTY);
                to.types.set_struct_body(new, &key.0, key.1);
                structs.by_fields.insert(key, new);
                structs.own(new, self.names.remove(&ty));
                return new;
            }
            other => other.remapped(&mut Parts { types: self, from, to }),
        };
        to.types.intern(kind)
    }
}

/// The parts of a type, which have all been mapped.
struct Parts<'t> {
    types: &'t TypeMap,
    from: &'t Tables,
    to: &'t mut Tables,
}

impl Remap for Parts<'_> {
    fn ty(&mut self, ty: Type) -> Type {
        self.types.mapped(ty)
    }

    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        self.to.strings.intern(self.from.str(symbol))
    }
}

/// Returns a type as text, with these names of structs in addition to those of the tables.
pub(crate) fn shown(tables: &Tables, names: &[(Type, &[u8])], ty: Type) -> String {
    let mut module = Module::new(b"");
    let mut structs = DestStructs::default();
    let mut map = TypeMap::new(tables, &mut structs);
    map.names.extend(names.iter().map(|&(ty, name)| (ty, name.into())));
    let ty = map.get(tables, &mut module.tables, &mut structs, ty);
    for (ty, name) in structs.names() {
        let name = module.tables.strings.intern(name);
        module.tables.types.set_struct_name(ty, name);
    }
    module.type_ref(ty).to_string()
}

/// Whether two types are equal except for their parts. A named struct may equal an unnamed one.
pub(crate) fn same_except_parts(from: &Tables, to: &Tables, theirs: &TypeKind, ours: &TypeKind) -> bool {
    fn fields(kind: &TypeKind) -> Option<(usize, bool)> {
        match kind {
            TypeKind::Struct { fields, packed } => Some((fields.len(), *packed)),
            TypeKind::NamedStruct(body) => Some((body.fields.as_ref()?.len(), body.packed)),
            _ => None,
        }
    }
    match (fields(theirs), fields(ours)) {
        (None, None) => theirs.is_alike(to, ours, from),
        (a, b) => a == b,
    }
}

/// Removes a trailing `.` and digits from a name; `None` if there are none.
fn without_number(name: &[u8]) -> Option<&[u8]> {
    let dot = name.iter().rposition(|&byte| byte == b'.')?;
    (dot != 0 && name.get(dot + 1).is_some_and(u8::is_ascii_digit)).then(|| &name[..dot])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_after_names_are_stripped() {
        assert_eq!(without_number(b"struct.a.12"), Some(&b"struct.a"[..]));
        assert_eq!(without_number(b"struct.a"), None);
        assert_eq!(without_number(b"a."), None);
        assert_eq!(without_number(b".1"), None);
        assert_eq!(without_number(b"a"), None);
    }

    #[test]
    fn a_taken_name_is_counted_for_all_names() {
        let mut structs = DestStructs::default();
        let names = ["a", "b", "a", "b"].map(|name| String::from_utf8(structs.claim(name.as_bytes()).into()));
        assert_eq!(names.map(Result::unwrap), ["a", "b", "a.0", "b.1"]);
    }
}
