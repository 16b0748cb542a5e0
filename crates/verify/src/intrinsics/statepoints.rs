//! Garbage collection by statepoints (LLVM "Garbage Collection Safepoints"): a call that the collector may
//! interrupt, its result, and the relocated pointers.

use draig_ir::{AttrList, ConstKind, FunctionType, Inst, Opcode, Type, Value};
use draig_tables::AttrKind;
use draig_tables::attribute_values::MemoryEffects;
use draig_tables::intrinsics::ids;

use super::garbage::in_collected;
use super::preallocated::intrinsic_called;
use super::{Call, Check};
use crate::attributes;
use crate::context::FunctionCx;
use crate::rules::protocols as rule;
use crate::sink::{Checked, Report, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (statepoint, &["llvm.experimental.gc.statepoint"]),
    (result, &["llvm.experimental.gc.result"]),
    (relocate, &["llvm.experimental.gc.relocate"]),
];

/// The bits of a statepoint's flags.
const ALL_FLAGS: u64 = 3;

/// Index of the first argument of the called function.
const FIRST_ARGUMENT: usize = 5;

fn statepoint<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let inst = call.inst;
    in_collected(cx, call)?;
    ensure!(cx, touches_all_memory(cx, &call), rule::STATEPOINT_MEMORY, inst);
    let bytes = call.int(cx, 1)?;
    ensure!(cx, !bytes.is_negative(), rule::STATEPOINT_BYTES, inst);
    let element = attributes::element_type(cx, inst, 2);
    ensure!(cx, element.is_some(), rule::STATEPOINT_ELEMENT, inst);
    let Some(target) = element.and_then(|element| cx.types.as_function(element)) else {
        return Err(cx.fail(&rule::STATEPOINT_FUNCTION, inst));
    };
    let count = call.int(cx, 3)?;
    ensure!(cx, !count.is_negative(), rule::STATEPOINT_COUNT, inst);
    let count = count.to_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or(usize::MAX);
    if target.vararg {
        ensure!(cx, count >= target.params.len(), rule::STATEPOINT_VARARG, inst);
        ensure!(cx, target.result == Type::VOID, rule::STATEPOINT_VARARG_RESULT, inst);
    } else {
        ensure!(cx, count == target.params.len(), rule::STATEPOINT_ARGUMENTS, inst);
    }
    let flags = call.number(cx, 4)?;
    ensure!(cx, flags & !ALL_FLAGS == 0, rule::STATEPOINT_FLAGS, inst);
    arguments(cx, &call, target)?;
    let rest = count.checked_add(FIRST_ARGUMENT).and_then(|at| call.args.get(at..)).unwrap_or_default();
    let [transition, deopt, more @ ..] = rest else {
        return Err(cx.fail(&rule::STATEPOINT_TRANSITION, inst));
    };
    let transition = cx.tables.int_value(*transition);
    ensure!(cx, transition.is_some(), rule::STATEPOINT_TRANSITION, inst);
    ensure!(cx, transition.is_some_and(|count| count.is_zero()), rule::STATEPOINT_TRANSITION_INLINE, inst);
    let deopt = cx.tables.int_value(*deopt);
    ensure!(cx, deopt.is_some(), rule::STATEPOINT_DEOPT, inst);
    ensure!(cx, deopt.is_some_and(|count| count.is_zero()), rule::STATEPOINT_DEOPT_INLINE, inst);
    ensure!(cx, more.is_empty(), rule::STATEPOINT_TOO_MANY, inst);
    users(cx, inst)
}

/// Whether the call may read and write all memory.
fn touches_all_memory(cx: &FunctionCx<'_>, call: &Call<'_>) -> bool {
    let attributes = &cx.tables.attributes;
    let effects = |list: AttrList| {
        attributes.int(attributes.list(list).function, AttrKind::Memory).unwrap_or(u64::from(MemoryEffects::UNKNOWN.0))
    };
    let declared = cx.module.global(call.function).as_function().map_or(AttrList::EMPTY, |data| data.attributes);
    let effects = MemoryEffects((effects(call.info.attributes) & effects(declared)) as u32);
    let reads_only = effects.0 & MemoryEffects::WRITE_ONLY.0 == 0;
    let arguments_only = effects.with_access(0, 0).0 == 0;
    !reads_only && !arguments_only
}

fn arguments(cx: &mut FunctionCx<'_>, call: &Call<'_>, target: &FunctionType) -> Checked {
    for (number, &param) in target.params.iter().enumerate() {
        let at = FIRST_ARGUMENT + number;
        let arg = call.args.get(at).copied();
        let fits = arg.is_some_and(|arg| cx.type_of(arg) == param);
        ensure!(cx, fits, rule::STATEPOINT_ARGUMENT_TYPE, (call.inst, at));
        let kinds = cx.cx.attributes.param(cx.tables, call.info.attributes, at);
        let by_memory = target.vararg && kinds.has(AttrKind::StructRet);
        ensure!(cx, !by_memory, rule::STATEPOINT_VARARG_SRET, (call.inst, at));
    }
    Ok(())
}

/// Checks that the token is used only by results and relocations that are tied to it.
fn users(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    let body = cx.body;
    for one in body.uses_of(inst) {
        let user = one.user;
        ensure!(cx, body.opcode(user) == Opcode::Call, rule::STATEPOINT_USE, user);
        // By name alone: a call with a different type is reported at the call.
        let callee = body.callee(user).and_then(|callee| callee.as_global());
        let id = callee.and_then(|callee| cx.cx.intrinsics.of(callee));
        let belongs = matches!(id, Some(ids::EXPERIMENTAL_GC_RESULT | ids::EXPERIMENTAL_GC_RELOCATE));
        ensure!(cx, belongs, rule::STATEPOINT_USER, user);
        if id == Some(ids::EXPERIMENTAL_GC_RESULT) {
            let tied = body.call_args(user).first().and_then(|token| token.as_inst()) == Some(inst);
            ensure!(cx, tied, rule::RESULT_TIED, user);
        }
    }
    Ok(())
}

fn is_undefined(cx: &FunctionCx<'_>, value: Value) -> bool {
    let kind = value.as_const().map(|constant| cx.tables.constants.kind(constant));
    matches!(kind, Some(ConstKind::Undef | ConstKind::Poison))
}

fn is_statepoint(cx: &FunctionCx<'_>, inst: Inst) -> bool {
    intrinsic_called(cx, inst) == Some(ids::EXPERIMENTAL_GC_STATEPOINT)
}

fn result<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    in_collected(cx, call)?;
    let token = call.arg(cx, 0)?;
    if is_undefined(cx, token) {
        return Ok(());
    }
    let statepoint = token.as_inst().filter(|&token| is_statepoint(cx, token));
    let Some(statepoint) = statepoint else { return Err(cx.fail(&rule::RESULT_STATEPOINT, call.inst)) };
    let target = attributes::element_type(cx, statepoint, 2).and_then(|target| cx.types.as_function(target));
    let fits = target.is_some_and(|target| target.result == call.result(cx));
    ensure!(cx, fits, rule::RESULT_TYPE, call.inst);
    Ok(())
}

fn relocate<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (inst, types) = (call.inst, cx.types);
    let result = call.result(cx);
    ensure!(cx, types.is_pointer_or_vector(result), rule::RELOCATE_RESULT, inst);
    let statepoint = relocated_at(cx, &call)?;
    let (base, derived) = (call.arg(cx, 1)?, call.arg(cx, 2)?);
    let (base, derived) = (cx.tables.int_value(base), cx.tables.int_value(derived));
    ensure!(cx, base.is_some(), rule::RELOCATE_BASE, inst);
    ensure!(cx, derived.is_some(), rule::RELOCATE_DERIVED, inst);
    let Some(statepoint) = statepoint else { return Ok(()) };
    let index = |value: Option<draig_num::ApInt>| value.and_then(|value| usize::try_from(value.to_u64()?).ok());
    let live = live_values(cx, statepoint);
    let (base, derived) = (index(base).and_then(|at| live.get(at)), index(derived).and_then(|at| live.get(at)));
    ensure!(cx, base.is_some(), rule::RELOCATE_BASE_BOUNDS, inst);
    ensure!(cx, derived.is_some(), rule::RELOCATE_DERIVED_BOUNDS, inst);
    let (Some(&base), Some(&derived)) = (base, derived) else { return Ok(()) };
    let (base, derived) = (cx.type_of(base), cx.type_of(derived));
    ensure!(cx, types.is_pointer_or_vector(base), rule::RELOCATE_POINTER, inst);
    ensure!(cx, types.is_pointer_or_vector(derived), rule::RELOCATE_POINTER, inst);
    ensure!(cx, types.is_vector(result) == types.is_vector(derived), rule::RELOCATE_SHAPE, inst);
    let space = |ty: Type| types.address_space(types.scalar(ty));
    ensure!(cx, space(result) == space(derived), rule::RELOCATE_SPACE, inst);
    let strategy = strategy(cx.tables.str(cx.function.gc));
    let Some(strategy) = strategy else { return Err(cx.fail(&rule::RELOCATE_STRATEGY, inst)) };
    let managed = |ty: Type| match strategy {
        Strategy::AllPointers => true,
        Strategy::AddressSpaceOne => space(ty) == Some(1),
    };
    ensure!(cx, managed(result), rule::RELOCATE_MANAGED_RESULT, inst);
    ensure!(cx, managed(base), rule::RELOCATE_MANAGED, inst);
    ensure!(cx, managed(derived), rule::RELOCATE_MANAGED, inst);
    Ok(())
}

/// Returns the statepoint of a relocation; `None` if its token is undefined.
fn relocated_at(cx: &mut FunctionCx<'_>, call: &Call<'_>) -> Result<Option<Inst>, crate::sink::Failed> {
    let (body, inst) = (cx.body, call.inst);
    let token = call.arg(cx, 0)?;
    let pad = token.as_inst().filter(|&pad| body.opcode(pad) == Opcode::LandingPad);
    let Some(pad) = pad else {
        if is_undefined(cx, token) {
            return Ok(None);
        }
        let statepoint = token.as_inst().filter(|&token| is_statepoint(cx, token));
        ensure!(cx, statepoint.is_some(), rule::RELOCATE_TIED, inst);
        return Ok(statepoint);
    };
    // On the unwind path the token is the landing pad.
    let predecessors = body.block_of(pad).map_or(&[][..], |block| cx.graph.predecessors(block));
    let invoking = predecessors.first().copied().filter(|first| predecessors.iter().all(|other| other == first));
    ensure!(cx, invoking.is_some(), rule::RELOCATE_LANDING, inst);
    let terminator = invoking.and_then(|block| body.terminator(block));
    ensure!(cx, terminator.is_some(), rule::RELOCATE_BLOCK, inst);
    let statepoint = terminator.filter(|&terminator| is_statepoint(cx, terminator));
    ensure!(cx, statepoint.is_some(), rule::RELOCATE_LINK, inst);
    Ok(statepoint)
}

/// Returns the values in the bundle of live values; without one, the arguments themselves.
fn live_values<'a>(cx: &FunctionCx<'a>, statepoint: Inst) -> &'a [Value] {
    let (body, tables) = (cx.body, cx.tables);
    let bundle = body.bundles(statepoint).find(|&(tag, _)| tables.str(tag) == b"gc-live");
    bundle.map_or_else(|| body.call_args(statepoint), |(_, operands)| operands)
}

/// The pointers that a collector manages.
enum Strategy {
    AllPointers,
    AddressSpaceOne,
}

/// Returns the strategy of LLVM's built-in collectors (`BuiltinGCs.cpp`).
fn strategy(name: &[u8]) -> Option<Strategy> {
    match name {
        b"statepoint-example" | b"coreclr" => Some(Strategy::AddressSpaceOne),
        b"erlang" | b"ocaml" | b"shadow-stack" => Some(Strategy::AllPointers),
        _ => None,
    }
}
