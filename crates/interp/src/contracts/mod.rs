//! Promises of attributes and metadata, checked at the places where they apply.
//!
//! Parameters are checked by slot: the slots of all parameters are consecutive, as in the callee's frame. A
//! promise of both a call site and its callee is checked once.

mod aliasing;
mod calls;
mod metadata;
mod values;

pub(crate) use aliasing::{AccessTypes, DisjointScopes, FunctionScopes, bulk_access};
pub(crate) use calls::{
    abandoned, arguments, by_value_argument, called, entered, function_has, leaving, must_progress, must_return,
    promises_no_capture, result,
};
pub(crate) use metadata::{LoadChecks, callees, loaded};

pub(crate) use values::ValueChecks;

use draig_ir::{AttrList, Attribute, Body, CallInfo, Function, Global, Inst, Metadata, MetadataKind, Module, Type};
use draig_tables::attribute_values::MemoryEffects;
use draig_tables::attributes::AttrKind;
use draig_tables::metadata_kinds as kinds;

use crate::memory::{Effects, Restriction};
use crate::program::{self, Callee, Operand};
use crate::semantics::Denormals;
use crate::stop::{Result, fault, internal};

/// Checks and actions on entry to a function and on return from it.
#[derive(Clone, Debug, Default)]
pub(crate) struct EntryChecks {
    /// Slots of parameters that must be defined, with the parameter's number.
    pub(crate) noundef: Box<[(u16, u16)]>,
    /// Other promises about parameters.
    pub(crate) params: Box<[ParamChecks]>,
    /// Promises about the result.
    pub(crate) result: Option<ValueChecks>,
    /// Promises about the whole function.
    pub(crate) function: FunctionChecks,
    /// Slot of the parameter that is returned, and its number.
    pub(crate) returned: Option<(u16, u16)>,
    /// Parameters that are passed in an unusual way: number and way.
    pub(crate) abi: Box<[(u16, u8)]>,
    /// Whether entry needs actions besides the check for defined slots.
    pub(crate) enters: bool,
    /// Whether leaving the function needs actions.
    pub(crate) leaves: bool,
}

/// Promises of a function about its whole execution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FunctionChecks {
    /// `memory(...)`.
    pub(crate) effects: Option<Effects>,
    /// `norecurse`, if the function calls anything.
    pub(crate) norecurse: bool,
    /// `noreturn`.
    pub(crate) noreturn: bool,
    /// `nofree`, if the function calls anything.
    pub(crate) nofree: bool,
}

/// Promises about a parameter.
#[derive(Clone, Debug)]
pub(crate) struct ParamChecks {
    /// Number of the parameter.
    pub(crate) number: u16,
    /// First slot of the parameter.
    pub(crate) slot: u16,
    /// Promises about the value.
    pub(crate) value: Option<ValueChecks>,
    /// Passing of the argument.
    pub(crate) passing: Passing,
}

/// Way in which an argument is passed.
#[derive(Clone, Debug)]
pub(crate) enum Passing {
    /// Unchanged.
    Plain,
    /// As a copy of the object that it points to, of this type and alignment.
    ByValue(Type, Option<u64>),
    /// As a pointer with this restriction.
    Restricted(Restriction),
    /// As a pointer with this restriction, with this number of bytes stored back through it.
    StoredBack(Restriction, u64),
}

/// Promises of a call.
#[derive(Clone, Debug, Default)]
pub(crate) struct CallChecks {
    /// Slots of arguments that must be defined, with the argument's number, without those that the callee
    /// checks itself.
    pub(crate) noundef: Box<[(u16, u16)]>,
    /// Other promises about arguments.
    pub(crate) params: Box<[ParamChecks]>,
    /// Promises about the result.
    pub(crate) result: Option<ValueChecks>,
    /// Whether the call is `noreturn`.
    pub(crate) noreturn: bool,
    /// `memory(...)`, unless the function has the same.
    pub(crate) effects: Option<Effects>,
    /// `nofree`, unless the function has it.
    pub(crate) nofree: bool,
    /// `!alias.scope` and `!noalias` of the call, which apply to all accesses until it returns.
    pub(crate) apart: Option<DisjointScopes>,
    /// Whether something has to be done after the function is entered.
    pub(crate) at_entry: bool,
    /// Arguments that are passed in an unusual way: number and way.
    pub(crate) abi: Box<[(u16, u8)]>,
}

impl CallChecks {
    /// Returns whether the return of the call needs checks.
    #[inline]
    pub(crate) fn at_return(&self) -> bool {
        self.noreturn || self.result.is_some()
    }
}

/// Returns the checks of a function. `slots` are those of each parameter; `calls` is true if the function
/// calls anything that could call back or free memory; `uses_memory` is true if it may access memory.
pub(crate) fn entry_checks(
    module: &Module,
    global: Global,
    slots: &[u32],
    calls: bool,
    uses_memory: bool,
) -> Result<EntryChecks> {
    let function = function(module, global)?;
    let types = module.param_types(global);
    if types.len() != slots.len() {
        return internal(format!("a function of {} parameters with registers for {}", types.len(), slots.len()));
    }
    let all = &module.tables.attributes;
    let list = all.list(function.attributes);
    let promises = FunctionChecks {
        effects: (all.int(list.function, AttrKind::Memory))
            .filter(|_| uses_memory && !reads_in_spite_of_promise(module, global))
            .map(|word| calls::effects(MemoryEffects(word as u32)))
            .filter(|&effects| effects != Effects::ALL),
        norecurse: calls && all.has(list.function, AttrKind::NoRecurse),
        noreturn: all.has(list.function, AttrKind::NoReturn),
        nofree: calls && all.has(list.function, AttrKind::NoFree),
    };
    let (mut noundef, mut params, mut returned) = (Vec::new(), Vec::new(), None);
    let mut slot = 0u32;
    for (number, (&count, &ty)) in slots.iter().zip(types).enumerate() {
        let set = all.param(function.attributes, number);
        if all.has(set, AttrKind::NoUndef) {
            noundef.extend((slot..slot + count).map(|slot| (slot as u16, number as u16)));
        }
        if all.has(set, AttrKind::Returned) && count == 1 {
            returned = Some((slot as u16, number as u16));
        }
        let value = ValueChecks::of(module, set, ty);
        let passing =
            if count == 1 { calls::passing(module, set, ty, promises.effects.is_some()) } else { Passing::Plain };
        if value.is_some() || !matches!(passing, Passing::Plain) {
            params.push(ParamChecks { number: number as u16, slot: slot as u16, value, passing });
        }
        slot += count;
    }
    let result = result_of(module, module.global(global).value_type)?;
    let restricts =
        params.iter().any(|param| matches!(param.passing, Passing::Restricted(_) | Passing::StoredBack(..)));
    Ok(EntryChecks {
        noundef: noundef.into(),
        enters: !params.is_empty() || promises != FunctionChecks::default(),
        leaves: restricts || returned.is_some() || promises != FunctionChecks::default(),
        params: params.into(),
        result: ValueChecks::with_noundef(module, list.result, result),
        function: promises,
        returned,
        abi: abi_attributes(module, function.attributes, slots.len()),
    })
}

/// Returns the function of a global that is known to be one.
fn function(module: &Module, global: Global) -> Result<&Function> {
    let function = module.global(global).as_function();
    function.ok_or_else(|| fault(format!("@{} is no function", program::name(module, global))))
}

/// Returns the result type of a function type.
fn result_of(module: &Module, ty: Type) -> Result<Type> {
    match module.tables.types.as_function(ty) {
        Some(ty) => Ok(ty.result),
        None => internal(format!("{:?} is no type of a function", module.type_ref(ty))),
    }
}

/// Returns whether a function is declared to access no memory at all; false for aliases and ifuncs, about
/// which nothing is known.
pub(crate) fn has_no_effects(module: &Module, function: Global) -> bool {
    let attributes = &module.tables.attributes;
    let data = module.global(function).as_function();
    data.is_some_and(|data| attributes.int(attributes.list(data.attributes).function, AttrKind::Memory) == Some(0))
}

/// Returns whether a call passes arguments in the same way as the function receives them.
pub(crate) fn abi_attributes_agree(module: &Module, callee: Global, info: &CallInfo) -> Result<bool> {
    let function = function(module, callee)?;
    let count = module.param_types(callee).len();
    Ok(abi_attributes(module, function.attributes, count) == abi_attributes(module, info.attributes, count))
}

/// Returns the parameters that are passed in an unusual way, by their attributes.
fn abi_attributes(module: &Module, attributes: AttrList, count: usize) -> Box<[(u16, u8)]> {
    const ABI_ATTRIBUTES: [AttrKind; 8] = [
        AttrKind::ByVal,
        AttrKind::StructRet,
        AttrKind::InAlloca,
        AttrKind::Preallocated,
        AttrKind::ByRef,
        AttrKind::SwiftSelf,
        AttrKind::SwiftError,
        AttrKind::Nest,
    ];
    let all = &module.tables.attributes;
    (0..count)
        .filter_map(|number| {
            let set = all.param(attributes, number);
            let bits = ABI_ATTRIBUTES
                .iter()
                .enumerate()
                .filter(|&(_, &kind)| all.has(set, kind))
                .fold(0, |bits, (bit, _)| bits | 1 << bit);
            (bits != 0).then_some((number as u16, bits))
        })
        .collect()
}

/// Functions of libc++ that its headers promise to read no memory, though each reads the guard of a static variable.
/// Every program that has an error code calls one, and can do nothing about it.
const READING: [&[u8]; 4] = [
    b"_ZNSt3__115future_categoryEv",
    b"_ZNSt3__115system_categoryEv",
    b"_ZNSt3__116generic_categoryEv",
    b"_ZNSt3__117iostream_categoryEv",
];

/// Whether a function is known not to keep `memory(none)`.
fn reads_in_spite_of_promise(module: &Module, function: Global) -> bool {
    READING.contains(&module.name(function))
}

/// Returns the checks of a call.
pub(crate) fn call_checks(
    module: &Module,
    info: &CallInfo,
    callee: Callee,
    args: &[Operand],
    apart: Option<DisjointScopes>,
) -> Result<CallChecks> {
    let all = &module.tables.attributes;
    let own = match callee {
        Callee::Function(global) => Some(function(module, global)?.attributes),
        _ => None,
    };
    let list = all.list(info.attributes);
    let own_list = own.map(|own| all.list(own));
    let memory = |set| all.int(set, AttrKind::Memory);
    let own_memory = own_list.and_then(|own| memory(own.function));
    let is_kept = |callee| !matches!(callee, Callee::Function(global) if reads_in_spite_of_promise(module, global));
    let effects = memory(list.function)
        .filter(|word| own_memory != Some(*word) && is_kept(callee))
        .map(|word| calls::effects(MemoryEffects(word as u32)));
    let (mut noundef, mut params) = (Vec::new(), Vec::new());
    let mut slot = 0u32;
    for (number, arg) in args.iter().enumerate() {
        let set = all.param(info.attributes, number);
        let own_set = own.map(|own| all.param(own, number));
        let is_own = own.is_some_and(|own| all.has(all.param(own, number), AttrKind::NoUndef));
        if all.has(set, AttrKind::NoUndef) && !is_own {
            noundef.extend((slot..slot + arg.shape.slots).map(|slot| (slot as u16, number as u16)));
        }
        // A promise about the value that the callee makes identically is checked by the callee.
        let same = own.is_some_and(|own| {
            ValueChecks::of(module, all.param(own, number), arg.shape.ty).is_some_and(|own| own.says(module, set))
        });
        let value = if same { None } else { ValueChecks::of(module, set, arg.shape.ty) };
        let passing = match callee {
            Callee::Function(_) | Callee::Pointer | Callee::Indirect(_) if arg.shape.slots == 1 => {
                calls::passed(module, set, own_set, arg.shape.ty, effects.is_some())
            }
            _ => Passing::Plain,
        };
        if value.is_some() || !matches!(passing, Passing::Plain) {
            params.push(ParamChecks { number: number as u16, slot: slot as u16, value, passing });
        }
        slot += arg.shape.slots;
    }
    let nofree = all.has(list.function, AttrKind::NoFree)
        && !own_list.is_some_and(|own| all.has(own.function, AttrKind::NoFree));
    let restricts = params.iter().any(|param| !matches!(param.passing, Passing::Plain));
    let result = result_of(module, info.function_type)?;
    // A promise about the result that the callee makes identically is checked when it returns.
    let own_result = own_list.map(|own| own.result);
    let checked = own_result == Some(list.result);
    Ok(CallChecks {
        noundef: noundef.into(),
        params: params.into(),
        result: if checked { None } else { ValueChecks::with_noundef(module, list.result, result) },
        noreturn: all.has(list.function, AttrKind::NoReturn),
        effects,
        nofree,
        at_entry: restricts || effects.is_some() || nofree || apart.is_some(),
        apart,
        abi: abi_attributes(module, info.attributes, args.len()),
    })
}

/// Returns whether metadata of this kind makes a promise about a load.
pub(crate) fn checks_metadata(kind: MetadataKind) -> bool {
    matches!(
        kind.as_u32(),
        kinds::MD_RANGE
            | kinds::MD_NONNULL
            | kinds::MD_DEREFERENCEABLE
            | kinds::MD_DEREFERENCEABLE_OR_NULL
            | kinds::MD_ALIGN
            | kinds::MD_NOUNDEF
            | kinds::MD_INVARIANT_LOAD
    )
}

/// Returns whether metadata of this kind makes a load or store disjoint from other accesses.
pub(crate) fn restricts_aliasing(kind: MetadataKind) -> bool {
    matches!(kind.as_u32(), kinds::MD_NOALIAS | kinds::MD_ALIAS_SCOPE)
}

/// Returns the `!tbaa` tag of an access.
pub(crate) fn access_tag(body: &Body, inst: Inst) -> Option<Metadata> {
    body.attachments(inst).find(|(kind, _)| kind.as_u32() == kinds::MD_TBAA).map(|(_, node)| node)
}

/// Returns the denormal modes of a function, by `denormal-fp-math` and `denormal-fp-math-f32`.
pub(crate) fn denormals(module: &Module, global: Global) -> Result<Denormals> {
    let attributes = &module.tables.attributes;
    let set = attributes.list(function(module, global)?.attributes).function;
    let value = |wanted: &[u8]| {
        attributes.set(set).iter().find_map(|attribute| match *attribute {
            Attribute::String(key, value) if module.tables.str(key) == wanted => {
                std::str::from_utf8(module.tables.str(value)).ok()
            }
            _ => None,
        })
    };
    Ok(Denormals::from_attributes(value(b"denormal-fp-math"), value(b"denormal-fp-math-f32")))
}
