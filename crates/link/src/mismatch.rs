//! Checks that globals of the same name in two modules agree on their kind, type, calling convention and the
//! like. LLVM links disagreeing modules silently, but the program then has no defined meaning. Only
//! disagreements that are wrong in every program are reported, once for each name.

use draig_ir::address::BaseObjects;
use draig_ir::{
    AttrList, Attribute, Function, Global, GlobalData, GlobalKind, Linkage, ThreadLocalMode, Type, TypeKind,
};
use draig_tables::{AttrKind, calling_conventions};
use rustc_hash::FxHashMap;

use crate::dest::{Dest, size_of};
use crate::error::{Entity, lossy};
use crate::source::Source;
use crate::types::{same_except_parts, shown};
use crate::{Conflict, Finding, Place};

/// Attributes that affect how an argument is passed.
const PASSING: [AttrKind; 10] = [
    AttrKind::ByVal,
    AttrKind::StructRet,
    AttrKind::InAlloca,
    AttrKind::Preallocated,
    AttrKind::ByRef,
    AttrKind::InReg,
    AttrKind::Nest,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
];

/// Compares the globals of one module with those of the result.
pub(crate) struct Mismatches<'a> {
    warnings: &'a mut Vec<Finding>,
    /// Equality of types of the result and of the module.
    types: FxHashMap<(Type, Type), bool>,
    /// The parameter that is passed differently, for two attribute lists.
    lists: FxHashMap<(AttrList, AttrList), Option<usize>>,
    /// Base objects of the result's aliases, which must not change while this exists.
    objects: BaseObjects,
}

/// Kind of entity with a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Function,
    Variable,
    /// An alias whose target is unknown.
    Either,
}

/// One of two globals.
struct Side<'a> {
    data: &'a GlobalData,
    is_defined: bool,
    class: Class,
}

/// Two globals with the same name, and their modules.
#[derive(Clone, Copy)]
struct Pair<'a> {
    dest: &'a Dest,
    source: &'a Source,
    old: &'a Side<'a>,
    new: &'a Side<'a>,
}

/// A disagreement: the message, and a note for each side.
type Mismatch = Option<(Conflict, &'static str, [String; 2])>;

impl Side<'_> {
    fn is(&self, what: &str) -> String {
        format!("it is {} {what}", if self.is_defined { "defined" } else { "declared" })
    }
}

impl Mismatches<'_> {
    pub(crate) fn new(warnings: &mut Vec<Finding>) -> Mismatches<'_> {
        let (types, lists) = Default::default();
        Mismatches { warnings, types, lists, objects: BaseObjects::default() }
    }

    /// Compares a global of the result with the module's global of the same name.
    pub(crate) fn check(&mut self, dest: &mut Dest, source: &Source, counterpart: Global, global: Global) {
        let (slot, data) = (dest.slot(counterpart), source.global(global));
        if slot.data.is_function() && dest.tables.str(slot.data.name).starts_with(b"llvm.") {
            // the name of an intrinsic determines everything
            return;
        }
        let old = Side {
            data: &slot.data,
            is_defined: slot.defined,
            class: class(&slot.data.kind, dest.tables.types.as_function(slot.data.value_type).is_some(), |value| {
                let object = self.objects.base_object_in(&dest.tables, value, |global| dest.aliasee(global));
                object.is_some_and(|object| dest.slot(object).data.is_function())
            }),
        };
        let is_function_type = source.module.tables.types.as_function(data.value_type).is_some();
        let new = Side {
            data,
            is_defined: !source.is_declaration(global),
            class: class(&data.kind, is_function_type, |value| {
                source.base_object(value).is_some_and(|object| source.global(object).is_function())
            }),
        };
        let Some((conflict, message, roles)) = self.compare(Pair { dest, source, old: &old, new: &new }) else {
            return;
        };
        if !dest.reported.insert((counterpart, conflict)) {
            return;
        }
        let name = dest.tables.str(dest.slot(counterpart).data.name).to_vec();
        let message = message.replace("NAME", &format!("'{}'", lossy(&name)));
        let [ours, theirs] = roles;
        let finding =
            Finding::new(conflict, message).at(dest.place(ours, counterpart)).at(source.place(theirs, global));
        self.warnings.push(finding);
    }

    fn compare(&mut self, pair: Pair<'_>) -> Mismatch {
        let Pair { dest, source, old, new } = pair;
        let both = |describe: &dyn Fn(&Side<'_>) -> String| [describe(old), describe(new)];
        match (old.class, new.class) {
            (Class::Function, Class::Variable) | (Class::Variable, Class::Function) => {
                let describe = |side: &Side<'_>| {
                    side.is(if side.class == Class::Function { "as a function" } else { "as a variable" })
                };
                let what = "NAME is a function in one module and a variable in another";
                return Some((Conflict::Kind, what, both(&describe)));
            }
            _ => {}
        }
        if old.data.address_type != new.data.address_type {
            let space = |tables: &draig_ir::Tables, data: &GlobalData| tables.types.address_space(data.address_type);
            let spaces =
                [space(&dest.tables, old.data), space(&source.module.tables, new.data)].map(Option::unwrap_or_default);
            if spaces[0] != spaces[1] {
                let roles = [(old, spaces[0]), (new, spaces[1])]
                    .map(|(side, space)| side.is(&format!("in address space {space}")));
                return Some((Conflict::AddressSpace, "address spaces of NAME do not match", roles));
            }
        }
        match (old.class, new.class) {
            (Class::Function, Class::Function) => self.functions(pair),
            (Class::Variable, Class::Variable) => self.variables(pair),
            _ => None,
        }
    }

    fn functions(&mut self, pair: Pair<'_>) -> Mismatch {
        let Pair { dest, source, old, new } = pair;
        let types = (old.data.value_type, new.data.value_type);
        if !self.same_type(dest, source, types.0, types.1) && !self.has_no_prototype(pair) {
            let texts = [dest.shown_type(types.0), shown(&source.module.tables, &[], types.1)];
            let [ours, theirs] = texts.map(|text| format!("as {text}"));
            let roles = [old.is(&ours), new.is(&theirs)];
            return Some((Conflict::FunctionType, "types of function NAME do not match", roles));
        }
        let (GlobalKind::Function(ours), GlobalKind::Function(theirs)) = (&old.data.kind, &new.data.kind) else {
            return None;
        };
        if ours.calling_convention != theirs.calling_convention {
            let name = |function: &Function| match calling_conventions::printed(function.calling_convention.into()) {
                Some(name) => format!("with calling convention {name}"),
                None => match function.calling_convention {
                    0 => "with calling convention ccc".to_owned(),
                    number => format!("with calling convention cc {number}"),
                },
            };
            let roles = [old.is(&name(ours)), new.is(&name(theirs))];
            return Some((Conflict::CallingConvention, "calling conventions of function NAME do not match", roles));
        }
        let number = *self.lists.entry((ours.attributes, theirs.attributes)).or_insert_with(|| {
            let count = source.module.tables.types.as_function(types.1).map_or(0, |function| function.params.len());
            (0..count).find(|&at| {
                passing(&dest.tables, ours.attributes, at) != passing(&source.module.tables, theirs.attributes, at)
            })
        });
        let at = number?;
        let sides = [(old, &dest.tables, ours), (new, &source.module.tables, theirs)];
        let roles = sides.map(|(side, tables, function)| {
            let names: Vec<&str> =
                passing(tables, function.attributes, at).into_iter().map(AttrKind::spelling).collect();
            let names = if names.is_empty() { "no attributes".to_owned() } else { names.join(", ") };
            side.is(&format!("with {names} of parameter {at}"))
        });
        Some((Conflict::Passing, "a parameter of function NAME is passed in different ways", roles))
    }

    /// Whether one is a declaration `T (...)` of a function with the same result type.
    fn has_no_prototype(&mut self, pair: Pair<'_>) -> bool {
        let Pair { dest, source, old, new } = pair;
        let ours = dest.tables.types.as_function(old.data.value_type);
        let theirs = source.module.tables.types.as_function(new.data.value_type);
        let (Some(ours), Some(theirs)) = (ours, theirs) else { return false };
        let is_open = |side: &Side<'_>, function: &draig_ir::FunctionType| {
            !side.is_defined && function.vararg && function.params.is_empty()
        };
        (is_open(old, ours) || is_open(new, theirs)) && self.same_type(dest, source, ours.result, theirs.result)
    }

    fn variables(&mut self, pair: Pair<'_>) -> Mismatch {
        let Pair { dest, source, old, new } = pair;
        let is_shared = |side: &Side<'_>| side.data.thread_local == ThreadLocalMode::NotThreadLocal;
        if is_shared(old) != is_shared(new) {
            let roles =
                [old, new].map(|side| side.is(if is_shared(side) { "without thread_local" } else { "thread_local" }));
            return Some((Conflict::ThreadLocal, "NAME is thread_local in one module and not in another", roles));
        }
        let (GlobalKind::Variable(_), GlobalKind::Variable(_)) = (&old.data.kind, &new.data.kind) else {
            return None;
        };
        if promises(old, new) && !self.variable_types_go_together(pair) {
            let sizes = self.sizes(pair);
            let bytes = |size: u64| format!("{size} byte{}", if size == 1 { "" } else { "s" });
            let ours = format!("as {}, {}", dest.shown_type(old.data.value_type), bytes(sizes.0));
            let theirs = format!("as {}, {}", shown(&source.module.tables, &[], new.data.value_type), bytes(sizes.1));
            let roles = [old.is(&ours), new.is(&theirs)];
            return Some((Conflict::VariableType, "types of variable NAME do not match", roles));
        }
        let (declared, defined) = if old.is_defined { (new, old) } else { (old, new) };
        if !declared.is_defined
            && defined.is_defined
            && let (Some(promised), Some(given)) = (declared.data.align, defined.data.align)
            && promised > given
        {
            let roles = [old, new]
                .map(|side| side.is(&format!("with align {}", side.data.align.map_or(1, |align| align.bytes()))));
            return Some((Conflict::Alignment, "variable NAME has less alignment than is declared", roles));
        }
        None
    }

    fn sizes(&self, pair: Pair<'_>) -> (u64, u64) {
        let Pair { dest, source, old, new } = pair;
        let module = &source.module;
        let layout = if module.data_layout.is_default() { &dest.data_layout } else { &module.data_layout };
        (dest.size_of(old.data.value_type), size_of(layout, &module.tables, new.data.value_type))
    }

    fn variable_types_go_together(&mut self, pair: Pair<'_>) -> bool {
        let Pair { dest, source, old, new } = pair;
        let (ours, theirs) = (old.data.value_type, new.data.value_type);
        if self.same_type(dest, source, ours, theirs) {
            return true;
        }
        let (left, right) = self.sizes(pair);
        let (here, there) = (&dest.tables, &source.module.tables);
        if left == right {
            let is_float = |tables: &draig_ir::Tables, ty| match tables.types.kind(ty) {
                TypeKind::Float(_) => Some(true),
                TypeKind::Integer(_) | TypeKind::Pointer(_) => Some(false),
                _ => None,
            };
            let kinds = (is_float(here, ours), is_float(there, theirs));
            return kinds.0.is_none() || kinds.1.is_none() || kinds.0 == kinds.1;
        }
        let is_open = if left < right { is_open_ended(here, ours) } else { is_open_ended(there, theirs) };
        left == 0 || right == 0 || is_open
    }

    /// Whether types are equal except for names. Opaque structs are unknown.
    fn same_type(&mut self, dest: &Dest, source: &Source, ours: Type, theirs: Type) -> bool {
        *self.types.entry((ours, theirs)).or_insert_with(|| {
            let (here, there) = (&dest.tables, &source.module.tables);
            let mut seen = rustc_hash::FxHashSet::default();
            let mut pending = vec![(ours, theirs)];
            while let Some((a, b)) = pending.pop() {
                if !seen.insert((a, b)) {
                    continue;
                }
                let (left, right) = (here.types.kind(a), there.types.kind(b));
                if is_opaque(left) || is_opaque(right) {
                    continue;
                }
                if !same_except_parts(there, here, left, right) {
                    return false;
                }
                pending.extend(left.parts().zip(right.parts()));
            }
            true
        })
    }
}

/// Whether one side relies on the type on the other side: a declaration and its definition, two declarations,
/// or two definitions that must be equal. A common definition counts as a declaration.
fn promises(old: &Side<'_>, new: &Side<'_>) -> bool {
    let linkages = (old.data.linkage, new.data.linkage);
    let is_odr = |linkage| matches!(linkage, Linkage::LinkOnceOdr | Linkage::WeakOdr | Linkage::AvailableExternally);
    match (old.is_defined, new.is_defined) {
        (true, true) if linkages == (Linkage::Common, Linkage::Common) => false,
        (true, true) => {
            linkages.0 == Linkage::Common || linkages.1 == Linkage::Common || is_odr(linkages.0) && is_odr(linkages.1)
        }
        _ => true,
    }
}

fn class(kind: &GlobalKind, has_function_type: bool, is_function: impl FnOnce(draig_ir::Value) -> bool) -> Class {
    match kind {
        GlobalKind::Function(_) | GlobalKind::IFunc { .. } => Class::Function,
        GlobalKind::Variable(_) => Class::Variable,
        GlobalKind::Alias { .. } if has_function_type => Class::Function,
        GlobalKind::Alias { aliasee } if is_function(*aliasee) => Class::Either,
        GlobalKind::Alias { .. } => Class::Variable,
    }
}

fn is_opaque(kind: &TypeKind) -> bool {
    matches!(kind, TypeKind::NamedStruct(body) if body.fields.is_none())
}

/// Whether a type ends with an array of zero elements, which stands for any number of them.
fn is_open_ended(tables: &draig_ir::Tables, mut ty: Type) -> bool {
    loop {
        let last = match tables.types.kind(ty) {
            TypeKind::Array { len, .. } => return *len == 0,
            TypeKind::Struct { fields, .. } => fields.last(),
            TypeKind::NamedStruct(body) => body.fields.as_ref().and_then(|fields| fields.last()),
            _ => None,
        };
        match last {
            Some(&last) => ty = last,
            None => return false,
        }
    }
}

/// Returns the attributes that affect how the argument for a parameter is passed.
fn passing(tables: &draig_ir::Tables, list: AttrList, number: usize) -> Vec<AttrKind> {
    let set = tables.attributes.list(list).params.get(number).copied();
    let attributes = set.map_or(&[][..], |set| tables.attributes.set(set));
    let has = |kind| attributes.iter().any(|one: &Attribute| one.kind() == Some(kind));
    PASSING.into_iter().filter(|&kind| has(kind)).collect()
}

impl Dest {
    /// Returns the location of a global, for messages.
    pub(crate) fn place(&self, role: impl Into<String>, global: Global) -> Place {
        let slot = self.slot(global);
        let entity = Entity::Global(self.tables.str(slot.data.name).to_vec());
        Place::new(role, self.module_of(global), entity).compiled_from(&self.tables, &slot.data.attachments)
    }

    /// Returns a type as text.
    fn shown_type(&self, ty: Type) -> String {
        shown(&self.tables, &self.structs.names(), ty)
    }
}

impl Source {
    /// Returns the location of a global, for messages.
    pub(crate) fn place(&self, role: impl Into<String>, global: Global) -> Place {
        let data = self.global(global);
        let entity = Entity::Global(self.module.tables.str(data.name).to_vec());
        Place::new(role, &self.module.identifier, entity).compiled_from(&self.module.tables, &data.attachments)
    }
}
