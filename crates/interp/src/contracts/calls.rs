//! Promises about calls: arguments, results, and a function's behaviour while it runs.

use std::rc::Rc;

use draig_ir::{AttrSet, Attribute, Global, Inst, Module, Type, TypeKind};
use draig_tables::attribute_values::{Captures, MemoryEffects};
use draig_tables::attributes::AttrKind;

use super::{CallChecks, ParamChecks, Passing, ValueChecks};
use crate::machine::{Frame, Machine};
use crate::memory::{Effect, Effects, KeptProvenance, Reads, Restriction, StackOptions, flag};
use crate::program::{self, Function};
use crate::report::describe_defined;
use crate::rules;
use crate::shape::Shape;
use crate::stop::{Result, Undefined, internal};
use crate::value::{Prov, Slot};

/// Bits of `captures(...)` for capturing provenance, and for capturing it for reading only.
const PROVENANCE: u32 = 12;
const READ_PROVENANCE: u32 = 4;

/// Checks and applies a call's promises about its arguments, which are stored from `base` on as the callee's
/// parameters of these shapes. `agrees`: arguments and parameters have the same types.
pub(crate) fn arguments(
    machine: &mut Machine<'_>,
    promises: &[ParamChecks],
    params: &[Rc<Shape>],
    base: usize,
    callee: Global,
    agrees: bool,
) -> Result<()> {
    for check in promises {
        // Promises about variadic arguments are not checked.
        let (Some(value), Some(shape)) = (&check.value, params.get(usize::from(check.number))) else { continue };
        let at = if agrees {
            base + usize::from(check.slot)
        } else {
            base + params.iter().take(usize::from(check.number)).map(|param| param.slots as usize).sum::<usize>()
        };
        if shape.slots != 1 || !value.are_satisfied(machine.thread.registers[at], &machine.memory) {
            argument(machine, value, shape, at, check.number, callee)?;
        }
    }
    Ok(())
}

/// Applies promises about an argument.
fn argument(
    machine: &mut Machine<'_>,
    value: &ValueChecks,
    shape: &Shape,
    at: usize,
    number: u16,
    callee: Global,
) -> Result<()> {
    let module = machine.module;
    let who = || format!("argument {} of @{}", number + 1, program::name(module, callee));
    machine.apply_value_promises(value.set(), shape, at, &who)
}

/// Checks and applies a function's promises after its frame was created.
pub(crate) fn entered(machine: &mut Machine<'_>, function: &Function, base: usize, frame: u64) -> Result<()> {
    let entry = &function.entry;
    let promises = &entry.function;
    if promises.norecurse
        && machine.thread.frames.iter().rev().skip(1).any(|other| other.function.global == function.global)
    {
        let name = program::name(machine.module, function.global);
        let what = format!("@{name}, which is norecurse, was called while it was running");
        return Err(Undefined::new(&rules::NORECURSE_RECURSED, what).into());
    }
    if promises.nofree {
        machine.memory.forbid_free(frame);
    }
    if let Some(effects) = promises.effects {
        machine.memory.enter_effects(effects, frame, machine.thread.site);
    }
    for check in &entry.params {
        let at = base + usize::from(check.slot);
        if let Some(value) = &check.value {
            let shape = &function.params[usize::from(check.number)];
            if shape.slots != 1 || !value.are_satisfied(machine.thread.registers[at], &machine.memory) {
                argument(machine, value, shape, at, check.number, function.global)?;
            }
        }
        let restriction = match &check.passing {
            Passing::Plain => continue,
            Passing::ByValue(ty, align) => {
                by_value(machine, *ty, *align, at)?;
                continue;
            }
            Passing::Restricted(restriction) => restriction,
            Passing::StoredBack(restriction, size) => {
                write_back(machine, *size, machine.thread.registers[at], check.number)?;
                restriction
            }
        };
        machine.thread.registers[at] =
            machine.memory.restrict(machine.thread.registers[at], restriction, frame, machine.thread.site);
    }
    Ok(())
}

/// Applies a call's promises about its callee and the pointers that it passes, before the function's own
/// promises; `frame` is the callee's.
pub(crate) fn called(
    machine: &mut Machine<'_>,
    checks: &CallChecks,
    callee: &Function,
    base: usize,
    frame: u64,
) -> Result<()> {
    let Some(running) = machine.thread.frames.last_mut() else { return internal("a call without a frame") };
    running.has_exit_checks = true;
    if checks.nofree {
        machine.memory.forbid_free(frame);
    }
    if let Some(effects) = checks.effects {
        machine.memory.enter_effects(effects, frame, machine.thread.site);
    }
    if let (Some(apart), [.., caller, _]) = (&checks.apart, &mut machine.thread.frames[..]) {
        machine.memory.enter_scoped(caller.scoped_call(&apart.sides), frame, machine.thread.site);
    }
    for check in &checks.params {
        let Passing::Restricted(restriction) = &check.passing else { continue };
        let number = usize::from(check.number);
        if callee.params.get(number).is_none_or(|param| param.slots != 1) {
            continue;
        }
        let at = base + callee.params[..number].iter().map(|param| param.slots as usize).sum::<usize>();
        let own = callee.entry.params.iter().find_map(|own| match &own.passing {
            Passing::Restricted(restriction) | Passing::StoredBack(restriction, _) if own.number == check.number => {
                Some(restriction)
            }
            _ => None,
        });
        let pointer = machine.thread.registers[at];
        machine.thread.registers[at] = match own {
            Some(own) => machine.memory.restrict(pointer, restriction.beyond(own), frame, machine.thread.site),
            None => machine.memory.restrict(pointer, restriction, frame, machine.thread.site),
        };
    }
    Ok(())
}

/// Stores the dereferenceable bytes of a `writable` pointer back on entry.
fn write_back(machine: &Machine<'_>, size: u64, pointer: Slot, number: u16) -> Result<()> {
    let prov = match pointer.tag.prov() {
        Prov::NONE => machine.memory.find(pointer.bits).unwrap_or(Prov::NONE),
        prov => machine.memory.root(prov),
    };
    if size == 0 || prov == Prov::NONE || machine.memory.object(prov).has(flag::WRITABLE) {
        return Ok(());
    }
    let address = pointer.bits;
    let what = format!(
        "argument {}, which is writable, has {size} bytes stored back on entry, and its {address:#x} is constant",
        number + 1
    );
    Err(Undefined::new(&rules::WRITE_TO_CONSTANT, what).object(prov).into())
}

/// Returns an error for a function promised `willreturn` that is executing when the program ends by itself.
pub(crate) fn must_return(machine: &Machine<'_>) -> Result<()> {
    let module = machine.module;
    let promises = |frame: &&Frame| function_has(module, frame.function.global, AttrKind::WillReturn);
    let Some(frame) = machine.thread.frames.iter().rev().find(promises) else { return Ok(()) };
    let name = program::name(module, frame.function.global);
    let what = format!("the program ends inside of @{name}, which is willreturn");
    Err(Undefined::new(&rules::WILLRETURN_ENDED, what).into())
}

/// Creates the callee's copy of the object of a `byval` argument.
fn by_value(machine: &mut Machine<'_>, ty: Type, align: Option<u64>, at: usize) -> Result<()> {
    let (size, align) = measure(machine, ty, align)?;
    let from = machine.thread.registers[at];
    let options = StackOptions { escapes: true, ..StackOptions::default() };
    let copy = machine.memory.alloc_stack(size, align, options, machine.thread.site)?;
    machine.memory.copy(&mut machine.taints, copy, from, size, false, machine.thread.site)?;
    machine.thread.registers[at] = copy;
    Ok(())
}

/// Returns size and alignment of an argument that a call passes `byval`.
pub(crate) fn by_value_argument(
    machine: &mut Machine<'_>,
    caller: Global,
    call: Inst,
    number: usize,
) -> Result<Option<(u64, u64)>> {
    let module = machine.module;
    let info = module.body(caller).and_then(|body| body.call(call));
    let Some(info) = info else { return internal("arguments of an instruction that calls nothing") };
    match by_value_type(module, module.tables.attributes.param(info.attributes, number)) {
        Some((ty, align)) => measure(machine, ty, align).map(Some),
        None => Ok(None),
    }
}

/// Returns type and alignment of a `byval` argument.
fn by_value_type(module: &Module, set: AttrSet) -> Option<(Type, Option<u64>)> {
    let attributes = &module.tables.attributes;
    match *attributes.get(set, AttrKind::ByVal)? {
        Attribute::Type(_, Some(ty)) => Some((ty, attributes.int(set, AttrKind::Alignment))),
        _ => None,
    }
}

/// Returns size and alignment of a copy.
fn measure(machine: &mut Machine<'_>, ty: Type, align: Option<u64>) -> Result<(u64, u64)> {
    let size = machine.program.shapes.alloc_size(machine.module, ty)?;
    match (align, machine.module.abi_align(ty)) {
        (Some(align), _) => Ok((size, align)),
        (None, Some(natural)) => Ok((size, natural.bytes())),
        (None, None) => internal("a copy of an argument of a type without size"),
    }
}

/// Returns the way in which a single-slot argument is passed, by its attributes. `effects`: the function has
/// `memory(...)`, so the pointer arguments define its argument memory.
pub(super) fn passing(module: &Module, set: AttrSet, ty: Type, effects: bool) -> Passing {
    let attributes = &module.tables.attributes;
    if let Some((ty, align)) = by_value_type(module, set) {
        return Passing::ByValue(ty, align);
    }
    let restriction = restriction(module, set);
    let is_pointer = matches!(module.tables.types.kind(ty), TypeKind::Pointer(_));
    let size = attributes.int(set, AttrKind::Dereferenceable).or(attributes.int(set, AttrKind::DereferenceableOrNull));
    match size {
        _ if !is_pointer || restriction.is_empty() && !effects && !attributes.has(set, AttrKind::Writable) => {
            Passing::Plain
        }
        Some(size) if attributes.has(set, AttrKind::Writable) => Passing::StoredBack(restriction, size),
        _ => Passing::Restricted(restriction),
    }
}

/// Returns the way in which an argument is passed by the attributes at a call, beyond those of the function
/// itself (`own`), if they are known.
pub(super) fn passed(module: &Module, set: AttrSet, own: Option<AttrSet>, ty: Type, effects: bool) -> Passing {
    let attributes = &module.tables.attributes;
    let is_pointer = matches!(module.tables.types.kind(ty), TypeKind::Pointer(_));
    if !is_pointer || attributes.has(set, AttrKind::ByVal) {
        return Passing::Plain;
    }
    let mut promised = restriction(module, set);
    if let Some(own) = own {
        promised = promised.beyond(&restriction(module, own));
    }
    if promised.is_empty() && !effects { Passing::Plain } else { Passing::Restricted(promised) }
}

/// Returns whether a function of the program promises to leave no usable copy of a pointer argument.
pub(crate) fn promises_no_capture(module: &Module, callee: Global, number: usize) -> bool {
    let attributes = &module.tables.attributes;
    let Some(data) = module.global(callee).as_function().filter(|_| module.body(callee).is_some()) else {
        return false;
    };
    let set = attributes.param(data.attributes, number);
    attributes.int(set, AttrKind::Captures).is_some_and(|word| {
        let captures = Captures(word as u32);
        (captures.other() | captures.result()) & PROVENANCE == 0
    })
}

/// Returns the restriction of a pointer parameter for the duration of the call, by its attributes.
fn restriction(module: &Module, set: AttrSet) -> Restriction {
    let attributes = &module.tables.attributes;
    let mut restriction = Restriction::default();
    for attribute in attributes.set(set) {
        match attribute {
            Attribute::Enum(AttrKind::NoAlias) => restriction.noalias = true,
            Attribute::Enum(AttrKind::ReadOnly) => restriction.readonly = true,
            Attribute::Enum(AttrKind::WriteOnly) => restriction.reads = Reads::AfterWrite,
            Attribute::Enum(AttrKind::ReadNone) => {
                restriction.reads = Reads::Forbidden;
                restriction.readonly = true;
            }
            Attribute::Enum(AttrKind::DeadOnUnwind) => restriction.dead_on_unwind = true,
            Attribute::Enum(AttrKind::DeadOnReturn) => {
                restriction.dead_on_return = true;
                restriction.dead_on_unwind = true;
            }
            Attribute::Int(AttrKind::Captures, word) => {
                let captures = Captures(*word as u32);
                restriction.keeps = kept_provenance(captures.other());
                restriction.keeps_returned = kept_provenance(captures.result());
            }
            Attribute::RangeList(AttrKind::Initializes, ranges) => {
                for range in ranges {
                    let bound = |bound: &draig_num::ApInt| bound.sext_or_trunc(64).low_u64() as i64;
                    restriction.initializes.push((bound(&range.lower), bound(&range.upper)));
                }
            }
            _ => {}
        }
    }
    restriction
}

fn kept_provenance(components: u32) -> KeptProvenance {
    match components & PROVENANCE {
        PROVENANCE => KeptProvenance::All,
        READ_PROVENANCE => KeptProvenance::Reads,
        _ => KeptProvenance::Nothing,
    }
}

pub(super) fn effects(memory: MemoryEffects) -> Effects {
    let effect = |location| {
        let access = memory.access(location);
        Effect { read: access & 1 != 0, write: access & 2 != 0 }
    };
    Effects { arguments: effect(0), errno: effect(2), other: effect(3) }
}

/// Checks a function's promises about its whole execution when it returns; its result's slots begin at
/// register `at`.
pub(crate) fn leaving(machine: &mut Machine<'_>, function: &Function, frame: &Frame, at: usize) -> Result<()> {
    if function.entry.function.noreturn {
        let name = program::name(machine.module, function.global);
        let what = format!("@{name}, which is noreturn, returned");
        return Err(Undefined::new(&rules::NORETURN_RETURNED, what).into());
    }
    let count = function.result.slots as usize;
    if let Some((slot, number)) = function.entry.returned
        && count == 1
    {
        let (passed, returned) =
            (machine.thread.registers[frame.base + usize::from(slot)], machine.thread.registers[at]);
        if passed.bits != returned.bits && !passed.tag.is_tainted() && !returned.tag.is_tainted() {
            let words = |slot: Slot| match function.result.scalar() {
                Some(leaf) => describe_defined(&leaf, &[slot.bits]),
                None => format!("{:#x}", slot.bits),
            };
            let (passed, returned) = (words(passed), words(returned));
            let what =
                format!("the result is {returned}, not argument {}, which is {passed} and `returned`", number + 1);
            return Err(Undefined::new(&rules::RETURNED_VIOLATED, what).into());
        }
    }
    let registers = &mut machine.thread.registers[at..at + count];
    machine.memory.end_restrictions(&mut machine.taints, frame.id, registers, false);
    Ok(())
}

/// Ends the restrictions of a frame that is left by an exception or a jump.
pub(crate) fn abandoned(machine: &mut Machine<'_>, frame: &Frame) {
    if frame.has_exit_checks {
        machine.memory.end_restrictions(&mut machine.taints, frame.id, &mut [], true);
    }
}

/// Checks and applies promises about a result, whose slots begin at register `at`.
#[inline]
pub(crate) fn result(
    machine: &mut Machine<'_>,
    promises: Option<&ValueChecks>,
    shape: &Shape,
    at: usize,
    callee: Option<Global>,
) -> Result<()> {
    let Some(value) = promises else { return Ok(()) };
    if shape.slots == 1 && value.are_satisfied(machine.thread.registers[at], &machine.memory) {
        return Ok(());
    }
    let module = machine.module;
    let who = || match callee {
        Some(callee) => format!("the result of @{}", program::name(module, callee)),
        None => "the result of the call".to_owned(),
    };
    machine.apply_value_promises(value.set(), shape, at, &who)
}

/// Returns whether a function has an enum attribute; other globals promise nothing.
pub(crate) fn function_has(module: &Module, function: Global, kind: AttrKind) -> bool {
    let attributes = &module.tables.attributes;
    let data = module.global(function).as_function();
    data.is_some_and(|data| attributes.has(attributes.list(data.attributes).function, kind))
}

/// Returns whether a function promises not to run forever without effects.
pub(crate) fn must_progress(module: &Module, function: Global) -> bool {
    [AttrKind::MustProgress, AttrKind::WillReturn].iter().any(|&kind| function_has(module, function, kind))
}
