//! Rules for attributes of functions, parameters, results and calls.
//!
//! | file | contents |
//! | --- | --- |
//! | `list` | the sets of a function or call: allowed attributes and exclusions |
//! | `value` | the set of one parameter, argument or result, with its type |
//! | `strings` | string attributes |
//! | `arguments` | requirements on the arguments of a call because of their attributes |
//! | `types` | the attributes that each type allows |
//! | `text` | attributes as in LLVM's messages |
//! | `vector_names` | the names of vector variants |

mod arguments;
mod list;
mod strings;
mod text;
mod types;
mod value;
mod vector_names;

pub(crate) use crate::calls::called_function;
pub(crate) use value::ALL_FP_CLASSES;

use draig_ir::{AttrList, AttrSet, Attribute, Global, Inst, Module, Opcode, Tables, Type, ValueKind};
use draig_tables::AttrKind;
use rustc_hash::FxHashSet;

use crate::context::FunctionCx;
use crate::rules::attributes as rule;
use crate::sink::{Checked, ensure};
use crate::violation::Place;

use list::{ListCheck, Subject};

/// A set of attribute kinds, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u128);

const _: () = assert!(AttrKind::COUNT < 128, "a kind is a bit of a word");

impl Kinds {
    pub(crate) const fn of(kinds: &[AttrKind]) -> Kinds {
        let mut bits = 0;
        let mut at = 0;
        while at < kinds.len() {
            bits |= 1 << kinds[at].number();
            at += 1;
        }
        Kinds(bits)
    }

    #[inline]
    pub(crate) const fn has(self, kind: AttrKind) -> bool {
        self.0 >> kind.number() & 1 != 0
    }

    #[inline]
    const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    const fn union(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    const fn both(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }
}

/// Facts computed once for a module.
#[derive(Debug)]
pub(crate) struct Facts {
    /// The kinds in each set.
    kinds: Vec<Kinds>,
    /// Whether a set has strings whose check needs the function's type.
    typed_strings: Vec<bool>,
}

impl Facts {
    pub(crate) fn new(module: &Module) -> Facts {
        let attributes = &module.tables.attributes;
        let sets = || (0..attributes.set_count()).map(|set| attributes.set(AttrSet::from_u32(set as u32)));
        let kinds = |set: &[Attribute]| {
            Kinds(set.iter().filter_map(Attribute::kind).fold(0, |all, kind| all | 1 << kind.number()))
        };
        let has_typed = |set: &[Attribute]| set.iter().any(|attribute| strings::is_typed(&module.tables, attribute));
        Facts { kinds: sets().map(kinds).collect(), typed_strings: sets().map(has_typed).collect() }
    }

    /// Returns the kinds in a set.
    #[inline]
    pub(crate) fn kinds(&self, set: AttrSet) -> Kinds {
        self.kinds.get(set.index()).copied().unwrap_or_default()
    }

    /// Whether a set has strings whose check needs the function's type.
    fn has_typed_strings(&self, set: AttrSet) -> bool {
        self.typed_strings.get(set.index()).copied().unwrap_or(true)
    }

    /// Returns the kinds of a parameter or argument, from 0.
    #[inline]
    pub(crate) fn param(&self, tables: &Tables, list: AttrList, number: usize) -> Kinds {
        if list == AttrList::EMPTY {
            return Kinds::default();
        }
        self.kinds(tables.attributes.param(list, number))
    }
}

/// Attributes known to be valid. Kept across functions, because the result holds for the module.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// Lists that are valid for a function type: calls repeat them.
    lists: FxHashSet<(AttrList, Type, u8)>,
    /// Sets of functions whose strings are valid, except those whose check needs a type.
    strings: FxHashSet<AttrSet>,
}

impl Known {
    fn key(list: AttrList, function_type: Type, subject: &Subject) -> (AttrList, Type, u8) {
        let flags =
            u8::from(subject.is_intrinsic) | u8::from(subject.is_asm) << 1 | u8::from(subject.function.is_some()) << 2;
        (list, function_type, flags)
    }
}

/// Checks the attributes of a function.
pub(crate) fn function(cx: &mut FunctionCx<'_>) -> Checked {
    let list = cx.function.attributes;
    if list == AttrList::EMPTY {
        return Ok(());
    }
    let subject =
        Subject { place: cx.id.into(), function: Some(cx.id), is_intrinsic: is_intrinsic_name(cx), is_asm: false };
    check_list(cx, list, cx.data.value_type, subject);
    let (facts, sets) = (&cx.cx.attributes, cx.tables.attributes.list(list));
    ensure!(cx, !facts.kinds(sets.function).has(AttrKind::Builtin), rule::BUILTIN_NOT_CALL, cx.id);
    let mut all = sets.params.iter().chain([&sets.result, &sets.function]);
    let element_type = all.any(|&set| facts.kinds(set).has(AttrKind::ElementType));
    ensure!(cx, !element_type, rule::ELEMENTTYPE_NOT_CALL, cx.id);
    Ok(())
}

/// Whether LLVM treats a function as an intrinsic, known or not, by the prefix of its name.
pub(crate) fn is_intrinsic_name(cx: &FunctionCx<'_>) -> bool {
    cx.tables.str(cx.data.name).starts_with(b"llvm.")
}

/// Checks the attributes of a call (`call`, `invoke`, `callbr`) and their requirements on its arguments:
/// everything from `speculatable` to the attributes of variable arguments, in LLVM's order. `called` is the
/// result of [`called_function`].
pub(crate) fn call(cx: &mut FunctionCx<'_>, inst: Inst, called: Option<Global>) -> Checked {
    let body = cx.body;
    let (Some(info), Some(callee)) = (body.call(inst), body.callee(inst)) else { return Ok(()) };
    let list = info.attributes;
    // LLVM looks through pointer casts, which do not change a function's address.
    let function = callee.as_global().filter(|&global| cx.module.global(global).is_function());
    let is_asm = matches!(callee.kind(), ValueKind::InlineAsm(_));
    if list != AttrList::EMPTY {
        let facts = &cx.cx.attributes;
        let on_call = facts.kinds(cx.tables.attributes.list(list).function);
        if on_call.has(AttrKind::Speculatable) {
            let promised = function.is_some_and(|function| {
                let list = cx.module.global(function).as_function().map_or(AttrList::EMPTY, |data| data.attributes);
                facts.kinds(cx.tables.attributes.list(list).function).has(AttrKind::Speculatable)
            });
            ensure!(cx, promised, rule::SPECULATABLE_CALL, inst);
        }
        ensure!(cx, !on_call.has(AttrKind::DenormalFPEnv), crate::rules::newer::DENORMAL_CALL, inst);
        if on_call.has(AttrKind::Preallocated) {
            let id = function.and_then(|function| cx.cx.intrinsics.of(function));
            let is_arg = id == Some(draig_tables::intrinsics::ids::CALL_PREALLOCATED_ARG);
            ensure!(cx, is_arg, rule::PREALLOCATED_CALL, inst);
        }
        let is_intrinsic = function.is_some_and(|function| cx.cx.reserved.contains(function));
        let subject = Subject { place: inst.into(), function: None, is_intrinsic, is_asm };
        check_list(cx, list, info.function_type, subject);
    }
    arguments::check(cx, inst, info, function, called)
}

/// Checks a list unless it is known to be valid; like LLVM, continues after an error.
fn check_list(cx: &mut FunctionCx<'_>, list: AttrList, function_type: Type, subject: Subject) {
    let key = Known::key(list, function_type, &subject);
    if cx.calls.attributes.lists.contains(&key) {
        return;
    }
    let Some(ty) = cx.types.as_function(function_type) else { return };
    let (clean, depends) = ListCheck::run(cx, list, ty, subject);
    if clean && !depends {
        cx.calls.attributes.lists.insert(key);
    }
}

/// Returns the place of a parameter of a function, or of an argument of a call.
fn part(place: Place, number: usize) -> Place {
    let number = u32::try_from(number).ok();
    match place.inst {
        Some(_) => Place { operand: number, ..place },
        None => Place { parameter: number, ..place },
    }
}

/// Returns the attribute's type, for `byval(T)` and similar attributes.
pub(crate) fn type_of(tables: &Tables, set: AttrSet, kind: AttrKind) -> Option<Type> {
    match tables.attributes.get(set, kind) {
        Some(&Attribute::Type(_, ty)) => ty,
        _ => None,
    }
}

/// Whether an argument has an attribute, at the call or in the directly called function.
#[inline]
pub(crate) fn argument_has(cx: &FunctionCx<'_>, inst: Inst, number: usize, kind: AttrKind) -> bool {
    let body = cx.body;
    let Some(info) = body.call(inst) else { return false };
    let facts = &cx.cx.attributes;
    facts.param(cx.tables, info.attributes, number).has(kind)
        || called_function(cx, inst).is_some_and(|function| {
            let list = cx.module.global(function).as_function().map_or(AttrList::EMPTY, |data| data.attributes);
            facts.param(cx.tables, list, number).has(kind)
        })
}

/// Returns the element type of an argument's pointer, from the call or the callee's declaration.
pub(crate) fn element_type(cx: &FunctionCx<'_>, inst: Inst, number: usize) -> Option<Type> {
    let info = cx.body.call(inst)?;
    type_of(cx.tables, cx.tables.attributes.param(info.attributes, number), AttrKind::ElementType)
}

/// Whether an instruction is a `musttail` call.
fn is_must_tail(cx: &FunctionCx<'_>, inst: Inst) -> bool {
    cx.body.opcode(inst) == Opcode::Call
        && cx.body.call(inst).is_some_and(|info| info.tail == draig_ir::TailKind::MustTail)
}
