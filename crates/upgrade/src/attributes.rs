//! Attributes that bitcode readers replace or drop: retired spellings and attributes that do not apply to a
//! value's type. Also helpers for changing attributes in place.

use draig_ir::{AttrList, AttrSet, Attribute, Global, Module, Symbol, Tables, Type, TypeKind, Types};
use draig_tables::AttrKind;
use rustc_hash::FxHashMap;

/// Position of an attribute of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// The function itself.
    Function,
    /// Its result.
    Result,
    /// The parameter with this number, counted from 0.
    Param(usize),
}

impl Place {
    /// Whether the function has this position.
    pub(crate) fn is_in(self, module: &Module, function: Global) -> bool {
        match self {
            Place::Param(number) => number < module.param_types(function).len(),
            _ => true,
        }
    }
}

/// `"key"="value"`
pub(crate) fn string_attribute(module: &mut Module, key: &[u8], value: &[u8]) -> Attribute {
    Attribute::String(module.tables.strings.intern(key), module.tables.strings.intern(value))
}

/// Adds an attribute to a function, replacing one of the same kind or key.
pub(crate) fn add_attribute(module: &mut Module, function: Global, place: Place, attribute: Attribute) {
    let Some(old) = module.global(function).as_function().map(|function| function.attributes) else { return };
    let new = change_set(&mut module.tables, old, place, |set| set.push(attribute));
    if let Some(function) = module.global_mut(function).as_function_mut() {
        function.attributes = new;
    }
}

/// Returns the list with one of its sets changed.
pub(crate) fn change_set(
    tables: &mut Tables,
    list: AttrList,
    place: Place,
    change: impl FnOnce(&mut Vec<Attribute>),
) -> AttrList {
    let data = tables.attributes.list(list).clone();
    let mut params = data.params.to_vec();
    let (mut function, mut result) = (data.function, data.result);
    let slot = match place {
        Place::Function => &mut function,
        Place::Result => &mut result,
        Place::Param(number) => {
            if params.len() <= number {
                params.resize(number + 1, AttrSet::EMPTY);
            }
            &mut params[number]
        }
    };
    let mut attributes = tables.attributes.set(*slot).to_vec();
    change(&mut attributes);
    *slot = tables.attributes.intern_set(&mut attributes, &tables.strings);
    tables.attributes.intern_list(function, result, &params)
}

/// Upgrades attribute lists as the bitcode reader does, with a cache.
#[derive(Clone)]
pub(crate) struct Upgrader {
    lists: FxHashMap<(AttrList, Type), AttrList>,
    function_sets: FxHashMap<AttrSet, AttrSet>,
    keys: Keys,
}

/// Keys of retired string attributes, if they occur in the module.
#[derive(Clone)]
struct Keys {
    no_frame_pointer_elim: Option<Symbol>,
    non_leaf: Option<Symbol>,
    null_pointer_is_valid: Option<Symbol>,
}

impl Keys {
    fn are_none(&self) -> bool {
        self.no_frame_pointer_elim.is_none() && self.non_leaf.is_none() && self.null_pointer_is_valid.is_none()
    }
}

impl Upgrader {
    /// Creates an upgrader for this module.
    pub(crate) fn new(tables: &Tables) -> Upgrader {
        let strings = &tables.strings;
        Upgrader {
            lists: FxHashMap::default(),
            function_sets: FxHashMap::default(),
            keys: Keys {
                no_frame_pointer_elim: strings.find(b"no-frame-pointer-elim"),
                non_leaf: strings.find(b"no-frame-pointer-elim-non-leaf"),
                null_pointer_is_valid: strings.find(b"null-pointer-is-valid"),
            },
        }
    }

    /// Upgrades the attributes of a function or call with this type.
    pub(crate) fn list(&mut self, tables: &mut Tables, list: AttrList, function_type: Type) -> AttrList {
        if list == AttrList::EMPTY {
            return list;
        }
        if let Some(&known) = self.lists.get(&(list, function_type)) {
            return known;
        }
        let new = self.compute_list(tables, list, function_type);
        self.lists.insert((list, function_type), new);
        new
    }

    fn compute_list(&mut self, tables: &mut Tables, list: AttrList, function_type: Type) -> AttrList {
        let data = tables.attributes.list(list);
        let Some(ty) = tables.types.as_function(function_type) else { return list };
        // In most lists, all attributes can stay.
        if self.keys.are_none()
            && is_compatible_set(tables, data.result, ty.result)
            && data.params.iter().zip(&ty.params).all(|(&set, &ty)| is_compatible_set(tables, set, ty))
        {
            return list;
        }
        let data = data.clone();
        let function = self.function_set(tables, data.function);
        let Some(ty) = tables.types.as_function(function_type) else { return list };
        let (result_type, param_types) = (ty.result, ty.params.clone());
        let result = drop_incompatible(tables, data.result, result_type);
        let mut params = data.params.to_vec();
        for (set, &ty) in params.iter_mut().zip(&param_types) {
            *set = drop_incompatible(tables, *set, ty);
        }
        tables.attributes.intern_list(function, result, &params)
    }

    /// Returns the set of a function, call or variable without retired spellings.
    pub(crate) fn function_set(&mut self, tables: &mut Tables, set: AttrSet) -> AttrSet {
        if self.keys.are_none() {
            return set;
        }
        let Keys { no_frame_pointer_elim, non_leaf, null_pointer_is_valid } = self.keys;
        if let Some(&known) = self.function_sets.get(&set) {
            return known;
        }
        let value_of =
            |key: Option<Symbol>| tables.attributes.string(set, key?).map(|value| tables.str(value) == b"true");
        let mut frame_pointer = value_of(no_frame_pointer_elim).map(|all| if all { "all" } else { "none" });
        if value_of(non_leaf).is_some() && frame_pointer != Some("all") {
            frame_pointer = Some("non-leaf");
        }
        let null_is_valid = value_of(null_pointer_is_valid);
        let mut new = set;
        if frame_pointer.is_some() || null_is_valid.is_some() {
            let mut attributes = tables.attributes.set(set).to_vec();
            let retired = [no_frame_pointer_elim, non_leaf, null_pointer_is_valid];
            attributes
                .retain(|attribute| !matches!(*attribute, Attribute::String(key, _) if retired.contains(&Some(key))));
            if let Some(value) = frame_pointer {
                let key = tables.strings.intern(b"frame-pointer");
                attributes.push(Attribute::String(key, tables.strings.intern(value.as_bytes())));
            }
            if null_is_valid == Some(true) {
                attributes.push(Attribute::Enum(AttrKind::NullPointerIsValid));
            }
            new = tables.attributes.intern_set(&mut attributes, &tables.strings);
        }
        self.function_sets.insert(set, new);
        new
    }
}

/// Returns the set without attributes that do not apply to values of this type.
pub(crate) fn drop_incompatible(tables: &mut Tables, set: AttrSet, ty: Type) -> AttrSet {
    if set == AttrSet::EMPTY {
        return set;
    }
    if is_compatible_set(tables, set, ty) {
        return set;
    }
    let mut kept = tables.attributes.set(set).to_vec();
    kept.retain(|attribute| is_compatible(&tables.types, attribute, ty));
    tables.attributes.intern_set(&mut kept, &tables.strings)
}

/// Whether all attributes of the set apply to values of this type.
pub(crate) fn is_compatible_set(tables: &Tables, set: AttrSet, ty: Type) -> bool {
    tables.attributes.set(set).iter().all(|attribute| is_compatible(&tables.types, attribute, ty))
}

/// Whether the attribute applies to values of this type (LLVM's `AttributeFuncs::typeIncompatible`).
fn is_compatible(types: &Types, attribute: &Attribute, ty: Type) -> bool {
    use AttrKind as K;
    let Some(kind) = attribute.kind() else { return true };
    match kind {
        K::SExt | K::ZExt | K::AllocAlign => types.is_integer(ty),
        K::Range => {
            let width = types.integer_width(types.scalar(ty));
            matches!(attribute, Attribute::Range(_, range) if Some(range.lower.width()) == width)
        }
        K::NoAlias
        | K::NonNull
        | K::ReadNone
        | K::ReadOnly
        | K::Dereferenceable
        | K::DereferenceableOrNull
        | K::Writable
        | K::DeadOnUnwind
        | K::DeadOnReturn
        | K::Initializes
        | K::Captures
        | K::Nest
        | K::SwiftError
        | K::Preallocated
        | K::InAlloca
        | K::ByVal
        | K::StructRet
        | K::ByRef
        | K::ElementType
        | K::AllocatedPointer => types.is_pointer(ty),
        K::Alignment => types.is_pointer_or_vector(ty),
        K::NoFPClass => is_float_like(types, ty),
        K::NoUndef => ty != Type::VOID,
        _ => true,
    }
}

/// Whether a type is a floating-point number, a vector of them, an array of those, or a struct whose fields
/// all have the same such type.
fn is_float_like(types: &Types, mut ty: Type) -> bool {
    if let TypeKind::Struct { fields, .. } = types.kind(ty)
        && let [first, rest @ ..] = &fields[..]
        && rest.iter().all(|other| other == first)
    {
        ty = *first;
    }
    while let TypeKind::Array { element, .. } = *types.kind(ty) {
        ty = element;
    }
    types.is_float_or_vector(ty)
}
