//! What attributes and metadata promise, checked where they promise it.
//!
//! Parameters are checked by slot: the slots of all parameters lie one after the other, as in the
//! callee's frame. What a call site and its callee both promise is checked once.

use draig_ir::{AttrList, AttrSet, Attribute, CallInfo, Global, MetadataKind, Module};
use draig_tables::attributes::AttrKind;
use draig_tables::metadata_kinds as kinds;

use crate::machine::{Frame, Machine};
use crate::program::{CallSite, Callee, Function, Operand, SlowOp};
use crate::shape::Shape;
use crate::stop::Run;
use crate::value::Slot;

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
    }
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
    module.tables.attributes.set(set).iter().filter_map(Attribute::kind).any(|kind| {
        matches!(kind, AttrKind::Memory | AttrKind::NoRecurse | AttrKind::NoReturn | AttrKind::NoFree)
    })
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

/// Checks and applies what a call promises about its arguments, which lie from `base` on as the
/// callee's parameters.
pub(crate) fn arguments(
    machine: &mut Machine<'_>,
    promises: &[(u16, AttrSet)],
    params: &[std::rc::Rc<Shape>],
    base: usize,
    callee: Option<Global>,
) -> Run<()> {
    let _ = (machine, promises, params, base, callee);
    Ok(())
}

/// Checks and applies what a function promises, after its frame was made.
pub(crate) fn entered(machine: &mut Machine<'_>, function: &Function, base: usize, frame: u64) -> Run<()> {
    let _ = (machine, function, base, frame);
    Ok(())
}

/// Checks what a function promised about its whole execution, when it returns.
pub(crate) fn leaving(machine: &mut Machine<'_>, function: &Function, frame: &Frame, at: usize) -> Run<()> {
    let _ = (machine, function, frame, at);
    Ok(())
}

/// Ends what a frame restricts when it is left by an exception or a jump.
pub(crate) fn abandoned(machine: &mut Machine<'_>, frame: &Frame) {
    let _ = (machine, frame);
}

/// Checks and applies what is promised about a result.
pub(crate) fn result(
    machine: &mut Machine<'_>,
    promises: Option<AttrSet>,
    shape: &Shape,
    at: usize,
    callee: Option<Global>,
) -> Run<()> {
    let _ = (machine, promises, shape, at, callee);
    Ok(())
}

/// Whether a set says `noreturn`.
pub(crate) fn never_returns(module: &Module, set: AttrSet) -> bool {
    module.tables.attributes.has(set, AttrKind::NoReturn)
}

/// Checks `!callees`.
pub(crate) fn callees(machine: &mut Machine<'_>, function: &Function, call: &CallSite, callee: Global) -> Run<()> {
    let _ = (machine, function, call, callee);
    Ok(())
}

/// Checks metadata that promises something about the memory of a load or store.
pub(crate) fn before_access(machine: &mut Machine<'_>, function: &Function, slow: &SlowOp, pointer: Slot) -> Run<()> {
    let _ = (machine, function, slow, pointer);
    Ok(())
}

/// Checks and applies metadata that promises something about what was loaded.
pub(crate) fn loaded(
    machine: &mut Machine<'_>,
    function: &Function,
    slow: &SlowOp,
    pointer: Slot,
    out: &mut [Slot],
) -> Run<()> {
    let _ = (machine, function, slow, pointer, out);
    Ok(())
}
