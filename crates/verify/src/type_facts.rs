//! Facts about types that rules need often, computed once for every type of a module: a query is a load and a
//! mask.

use draig_ir::layout::TypeMeasures;
use draig_ir::{Module, Type, TypeKind, Types};

/// Facts of one type, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TypeFacts(u16);

impl TypeFacts {
    pub(crate) const INTEGER: TypeFacts = TypeFacts(1);
    pub(crate) const FLOAT: TypeFacts = TypeFacts(1 << 1);
    pub(crate) const POINTER: TypeFacts = TypeFacts(1 << 2);
    pub(crate) const VECTOR: TypeFacts = TypeFacts(1 << 3);
    /// The scalar type, or the element type of a vector, is an integer, float or pointer.
    pub(crate) const INTEGERS: TypeFacts = TypeFacts(1 << 4);
    pub(crate) const FLOATS: TypeFacts = TypeFacts(1 << 5);
    pub(crate) const POINTERS: TypeFacts = TypeFacts(1 << 6);
    pub(crate) const FIRST_CLASS: TypeFacts = TypeFacts(1 << 7);
    pub(crate) const SIZED: TypeFacts = TypeFacts(1 << 8);
    pub(crate) const AGGREGATE: TypeFacts = TypeFacts(1 << 9);
    /// `token`, and target types that are like tokens.
    pub(crate) const TOKEN_LIKE: TypeFacts = TypeFacts(1 << 10);
    /// A scalable vector, or a type that contains one.
    pub(crate) const SCALABLE: TypeFacts = TypeFacts(1 << 11);
    /// A target type that cannot be allocated on the stack, or a type that contains one.
    pub(crate) const NOT_LOCAL: TypeFacts = TypeFacts(1 << 12);
    /// A target type that cannot be a global variable, or a type that contains one.
    pub(crate) const NOT_GLOBAL: TypeFacts = TypeFacts(1 << 13);
    /// A function type whose result and parameters are numbers and pointers, as in nearly all cases: its
    /// calls need no check that they can be passed.
    pub(crate) const PLAIN_FUNCTION: TypeFacts = TypeFacts(1 << 14);

    /// Facts that hold for a type if they hold for one of its parts.
    const INHERITED: u16 = Self::SCALABLE.0 | Self::NOT_LOCAL.0 | Self::NOT_GLOBAL.0;

    /// Whether one of these facts holds.
    #[inline]
    pub(crate) const fn has(self, facts: TypeFacts) -> bool {
        self.0 & facts.0 != 0
    }

    fn set(&mut self, fact: TypeFacts, holds: bool) {
        if holds {
            self.0 |= fact.0;
        }
    }
}

/// The facts of all types of a module.
#[derive(Debug)]
pub(crate) struct AllTypeFacts(Vec<TypeFacts>);

impl AllTypeFacts {
    pub(crate) fn new(module: &Module) -> AllTypeFacts {
        let types = &module.tables.types;
        let mut measures = TypeMeasures::new();
        let mut all: Vec<TypeFacts> = types
            .iter()
            .map(|(ty, _)| {
                let mut facts = own_facts(module, ty);
                facts.set(TypeFacts::SIZED, module.tables.is_sized_in(&module.data_layout, &mut measures, ty));
                facts
            })
            .collect();
        inherit(types, &mut all);
        for (ty, kind) in types.iter() {
            if let TypeKind::Function(function) = kind {
                let plain = function.params.iter().chain([&function.result]).all(|&part| is_plain(part, &all));
                all[ty.index()].set(TypeFacts::PLAIN_FUNCTION, plain);
            }
        }
        AllTypeFacts(all)
    }

    #[inline]
    pub(crate) fn of(&self, ty: Type) -> TypeFacts {
        self.0.get(ty.index()).copied().unwrap_or_default()
    }
}

/// Whether a parameter or result of this type can be passed with any alignment.
fn is_plain(ty: Type, all: &[TypeFacts]) -> bool {
    let small = ty.as_u32() <= Type::PPC_FP128.as_u32() && ty != Type::METADATA && ty != Type::TOKEN;
    small || all.get(ty.index()).is_some_and(|facts| facts.has(TypeFacts::POINTER) || facts.has(TypeFacts::INTEGER))
}

fn own_facts(module: &Module, ty: Type) -> TypeFacts {
    let types = &module.tables.types;
    let mut facts = TypeFacts::default();
    let scalar = types.scalar(ty);
    facts.set(TypeFacts::INTEGER, types.is_integer(ty));
    facts.set(TypeFacts::FLOAT, types.is_float(ty));
    facts.set(TypeFacts::POINTER, types.is_pointer(ty));
    facts.set(TypeFacts::INTEGERS, types.is_integer(scalar));
    facts.set(TypeFacts::FLOATS, types.is_float(scalar));
    facts.set(TypeFacts::POINTERS, types.is_pointer(scalar));
    facts.set(TypeFacts::FIRST_CLASS, types.is_first_class(ty));
    facts.set(TypeFacts::AGGREGATE, types.is_aggregate(ty));
    facts.set(TypeFacts::TOKEN_LIKE, ty == Type::TOKEN);
    match types.kind(ty) {
        TypeKind::Vector { scalable, .. } => {
            facts.set(TypeFacts::VECTOR, true);
            facts.set(TypeFacts::SCALABLE, *scalable);
        }
        TypeKind::TargetExt { .. } => {
            let properties = module.tables.target_type_properties(ty);
            let layout = module.tables.target_type_layout(ty);
            facts.set(TypeFacts::TOKEN_LIKE, properties.is_token_like);
            facts.set(TypeFacts::NOT_LOCAL, !properties.can_be_local);
            facts.set(TypeFacts::NOT_GLOBAL, !properties.can_be_global);
            facts.set(TypeFacts::SCALABLE, matches!(layout.and_then(|ty| types.vector_len(ty)), Some((_, true))));
        }
        _ => {}
    }
    facts
}

/// Propagates facts from parts to arrays and structs. Parts mostly have smaller numbers, but not those of
/// identified structs, so this repeats until nothing changes, once per level of such nesting.
fn inherit(types: &Types, all: &mut [TypeFacts]) {
    if all.iter().all(|facts| facts.0 & TypeFacts::INHERITED == 0) {
        return;
    }
    // The types that contain a type.
    let mut users: Vec<Vec<u32>> = vec![Vec::new(); all.len()];
    let mut work = Vec::new();
    for (ty, kind) in types.iter() {
        let parts: &[Type] = match kind {
            TypeKind::Array { element, .. } => std::slice::from_ref(element),
            _ => types.struct_fields(ty).unwrap_or_default(),
        };
        for part in parts {
            if let Some(list) = users.get_mut(part.index()) {
                list.push(ty.as_u32());
            }
        }
        if all[ty.index()].0 & TypeFacts::INHERITED != 0 {
            work.push(ty.as_u32());
        }
    }
    while let Some(ty) = work.pop() {
        let inherited = all[ty as usize].0 & TypeFacts::INHERITED;
        for &user in &users[ty as usize] {
            let facts = &mut all[user as usize].0;
            if *facts & inherited != inherited {
                *facts |= inherited;
                work.push(user);
            }
        }
    }
}
