//! What attributes and metadata promise, checked where they promise it.
//!
//! Parameters are checked by slot: the slots of all parameters lie one after the other, as in the
//! callee's frame. What a call site and its callee both promise is checked once.

mod calls;
mod metadata;
mod values;

pub(crate) use calls::{
    abandoned, arguments, entered, leaving, must_progress, must_return, never_returns, null_is_valid, result,
};
pub(crate) use metadata::{before_access, callees, is_invariant, loaded};

use draig_ir::{AttrList, AttrSet, Attribute, CallInfo, Global, MetadataKind, Module};
use draig_tables::attributes::AttrKind;
use draig_tables::metadata_kinds as kinds;

use crate::program::{Callee, Operand};

/// What is checked and done on entry to a function and on return from it.
#[derive(Clone, Debug, Default)]
pub(crate) struct EntryChecks {
    /// Slots of parameters that must be defined, with the parameter's number.
    pub(crate) noundef: Box<[(u16, u16)]>,
    /// Other promises about parameters: number and attributes.
    pub(crate) params: Box<[(u16, AttrSet)]>,
    /// The attributes of the result that promise something.
    pub(crate) result: Option<AttrSet>,
    /// The attributes of the function.
    pub(crate) function: Option<AttrSet>,
    /// How parameters are passed, where that is not the usual way: number and way.
    pub(crate) abi: Box<[(u16, u8)]>,
}

impl EntryChecks {
    /// Whether entry and exit need more than the slots that must be defined.
    pub(crate) fn is_simple(&self) -> bool {
        self.params.is_empty() && self.function.is_none()
    }
}

/// What a call promises.
#[derive(Clone, Debug, Default)]
pub(crate) struct CallChecks {
    /// Slots of arguments that must be defined, with the argument's number, without those that the
    /// callee checks itself.
    pub(crate) noundef: Box<[(u16, u16)]>,
    /// Other promises about arguments: number and attributes.
    pub(crate) params: Box<[(u16, AttrSet)]>,
    /// The attributes of the result that promise something.
    pub(crate) result: Option<AttrSet>,
    /// The attributes of the call.
    pub(crate) function: Option<AttrSet>,
    /// How arguments are passed, where that is not the usual way: number and way.
    pub(crate) abi: Box<[(u16, u8)]>,
}

/// The checks of a function.
pub(crate) fn entry_checks(module: &Module, global: Global, slots: &[u32]) -> EntryChecks {
    let Some(function) = module.global(global).as_function() else { return EntryChecks::default() };
    let (noundef, params) = param_checks(module, function.attributes, slots);
    let list = module.tables.attributes.list(function.attributes);
    EntryChecks {
        noundef: noundef.into(),
        params: params.into(),
        result: promises(module, list.result).then_some(list.result),
        function: function_promises(module, list.function).then_some(list.function),
        abi: ways(module, function.attributes, slots.len()),
    }
}

/// Whether a call passes arguments in the way that the function takes them.
pub(crate) fn ways_agree(module: &Module, callee: Global, info: &CallInfo) -> bool {
    let Some(function) = module.global(callee).as_function() else { return false };
    let count = module.param_types(callee).len();
    ways(module, function.attributes, count) == ways(module, info.attributes, count)
}

/// How parameters are passed, by their attributes.
fn ways(module: &Module, attributes: AttrList, count: usize) -> Box<[(u16, u8)]> {
    const WAYS: [AttrKind; 8] = [
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
            let way = WAYS
                .iter()
                .enumerate()
                .filter(|&(_, &kind)| all.has(set, kind))
                .fold(0, |way, (bit, _)| way | 1 << bit);
            (way != 0).then_some((number as u16, way))
        })
        .collect()
}

/// The checks of a call.
pub(crate) fn call_checks(module: &Module, info: &CallInfo, callee: Callee, args: &[Operand]) -> CallChecks {
    let slots: Vec<u32> = args.iter().map(|arg| arg.shape.slots).collect();
    let (mut noundef, params) = param_checks(module, info.attributes, &slots);
    if let Callee::Function(global) = callee
        && let Some(function) = module.global(global).as_function()
    {
        let (own, _) = param_checks(module, function.attributes, &slots);
        noundef.retain(|check| !own.contains(check));
    }
    let list = module.tables.attributes.list(info.attributes);
    CallChecks {
        noundef: noundef.into(),
        params: params.into(),
        result: promises(module, list.result).then_some(list.result),
        function: function_promises(module, list.function).then_some(list.function),
        abi: ways(module, info.attributes, args.len()),
    }
}

type Params = (Vec<(u16, u16)>, Vec<(u16, AttrSet)>);

fn param_checks(module: &Module, attributes: AttrList, slots: &[u32]) -> Params {
    let all = &module.tables.attributes;
    let (mut noundef, mut params) = (Vec::new(), Vec::new());
    let mut slot = 0u32;
    for (number, &count) in slots.iter().enumerate() {
        let set = all.param(attributes, number);
        if all.has(set, AttrKind::NoUndef) {
            noundef.extend((slot..slot + count).map(|slot| (slot as u16, number as u16)));
        }
        if promises_more(module, set) {
            params.push((number as u16, set));
        }
        slot += count;
    }
    (noundef, params)
}

fn promises(module: &Module, set: AttrSet) -> bool {
    module.tables.attributes.has(set, AttrKind::NoUndef) || promises_more(module, set)
}

/// Whether a parameter's or result's attributes promise something beyond `noundef`.
fn promises_more(module: &Module, set: AttrSet) -> bool {
    module.tables.attributes.set(set).iter().filter_map(Attribute::kind).any(|kind| {
        matches!(
            kind,
            AttrKind::NonNull
                | AttrKind::Alignment
                | AttrKind::Range
                | AttrKind::NoFPClass
                | AttrKind::Dereferenceable
                | AttrKind::DereferenceableOrNull
                | AttrKind::ByVal
                | AttrKind::NoAlias
                | AttrKind::ReadOnly
                | AttrKind::ReadNone
                | AttrKind::WriteOnly
                | AttrKind::Captures
                | AttrKind::Initializes
                | AttrKind::DeadOnReturn
                | AttrKind::DeadOnUnwind
                | AttrKind::Writable
                | AttrKind::Returned
                | AttrKind::NoFree
        )
    })
}

/// Whether a function's attributes promise something that is looked at when it runs.
fn function_promises(module: &Module, set: AttrSet) -> bool {
    module
        .tables
        .attributes
        .set(set)
        .iter()
        .filter_map(Attribute::kind)
        .any(|kind| matches!(kind, AttrKind::Memory | AttrKind::NoRecurse | AttrKind::NoReturn | AttrKind::NoFree))
}

/// Whether metadata of this kind promises something about a load or store.
pub(crate) fn checks_metadata(_module: &Module, kind: MetadataKind) -> bool {
    matches!(
        kind.as_u32(),
        kinds::MD_RANGE
            | kinds::MD_NONNULL
            | kinds::MD_DEREFERENCEABLE
            | kinds::MD_DEREFERENCEABLE_OR_NULL
            | kinds::MD_ALIGN
            | kinds::MD_NOUNDEF
            | kinds::MD_INVARIANT_LOAD
            | kinds::MD_NOALIAS
            | kinds::MD_ALIAS_SCOPE
    )
}
