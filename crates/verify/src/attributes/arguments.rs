//! Requirements on call arguments that follow from attributes, at the call or of the callee.

use draig_ir::{AttrList, Attribute, CallInfo, ConstKind, Global, Inst, Opcode, Tables, Value, ValueKind};
use draig_num::ApInt;
use draig_tables::AttrKind as K;

use super::{Kinds, called_function, is_must_tail, list::ListCheck, types};
use crate::context::FunctionCx;
use crate::rules::arguments as argument_rule;
use crate::rules::attributes as rule;
use crate::sink::{Checked, ensure};

/// Attribute kinds that restrict the argument itself.
const ARGUMENT_KINDS: Kinds = Kinds::of(&[K::SwiftError, K::ImmArg, K::Preallocated]);

/// Checks everything after the attributes' own rules, in LLVM's order. `function` is the callee regardless of
/// its type, `called` only if it has the call's type.
pub(super) fn check(
    cx: &mut FunctionCx<'_>,
    inst: Inst,
    info: &CallInfo,
    function: Option<Global>,
    called: Option<Global>,
) -> Checked {
    let (tables, facts) = (cx.tables, &cx.cx.attributes);
    let list_of = |function: Global| {
        cx.module.global(function).as_function().map_or(AttrList::EMPTY, |function| function.attributes)
    };
    let declared = function.map_or(AttrList::EMPTY, list_of);
    let direct = called.map_or(AttrList::EMPTY, list_of);
    let says_nothing = |list: AttrList| list == AttrList::EMPTY || tables.attributes.list(list).params.is_empty();
    if says_nothing(info.attributes) && says_nothing(direct) {
        return Ok(());
    }
    let body = cx.body;
    let args = body.call_args(inst);
    let Some(ty) = cx.types.as_function(info.function_type) else { return Ok(()) };
    // LLVM requires the attribute on the last argument but checks the one on the last parameter.
    let last = args.len().checked_sub(1);
    let has_memory = |number| {
        facts.param(tables, info.attributes, number).has(K::InAlloca)
            || facts.param(tables, direct, number).has(K::InAlloca)
    };
    if last.is_some_and(has_memory)
        && let Some(&memory) = ty.params.len().checked_sub(1).and_then(|number| args.get(number))
        && let Some(memory) = alloca(cx, strip_in_bounds(cx, memory))
    {
        ensure!(cx, body.memory_access(memory).volatile, rule::INALLOCA_MISMATCH, inst);
    }
    for (number, &arg) in args.iter().take(ty.params.len()).enumerate() {
        let at_call = facts.param(tables, info.attributes, number);
        let all = at_call.union(facts.param(tables, direct, number));
        if !all.meets(ARGUMENT_KINDS) {
            continue;
        }
        let place = (inst, number);
        if all.has(K::SwiftError) {
            swift_error(cx, arg, place)?;
        }
        if at_call.has(K::ImmArg) {
            let promised = facts.param(tables, declared, number).has(K::ImmArg);
            ensure!(cx, promised, argument_rule::IMMARG_CALL_ONLY, place);
        }
        if all.has(K::ImmArg) {
            ensure!(cx, is_immediate(tables, arg), argument_rule::IMMARG_OPERAND, place);
            in_range(cx, inst, number, arg)?;
        }
        if all.has(K::Preallocated) {
            let has_bundle = body.bundles(inst).any(|(tag, _)| tables.str(tag) == b"preallocated");
            ensure!(cx, has_bundle != is_must_tail(cx, inst), argument_rule::PREALLOCATED_OPERAND, place);
        }
    }
    if ty.vararg && info.attributes != AttrList::EMPTY {
        variable_arguments(cx, inst, info, ty.params.len(), ty.result)?;
    }
    Ok(())
}

/// Checks that an immediate integer is in the range given by the call or, if absent, by the callee.
fn in_range(cx: &mut FunctionCx<'_>, inst: Inst, number: usize, arg: Value) -> Checked {
    let Some(value) = cx.tables.int_value(arg) else { return Ok(()) };
    let attributes = &cx.tables.attributes;
    let range_of = |list| match attributes.get(attributes.param(list, number), K::Range) {
        Some(Attribute::Range(_, range)) if range.lower.width() == value.width() => Some(range),
        _ => None,
    };
    let at_call = cx.body.call(inst).and_then(|info| range_of(info.attributes));
    let declared = || {
        let function = called_function(cx, inst)?;
        range_of(cx.module.global(function).as_function()?.attributes)
    };
    let Some(range) = at_call.or_else(declared) else { return Ok(()) };
    let (lower, upper) = (&range.lower, &range.upper);
    let inside = match lower.ucmp(upper) {
        std::cmp::Ordering::Less => lower.ule(&value) && value.ult(upper),
        std::cmp::Ordering::Greater => lower.ule(&value) || value.ult(upper),
        // Two equal ends mean the full range at the largest value and the empty one at zero.
        std::cmp::Ordering::Equal => lower.is_all_ones(),
    };
    let text = |value: &ApInt| value.to_i64().map_or_else(String::new, |value| value.to_string());
    ensure!(
        cx,
        inside,
        argument_rule::IMMARG_RANGE,
        (inst, number),
        "immarg value {} out of range [{}, {})",
        text(&value),
        text(lower),
        text(upper)
    );
    Ok(())
}

/// Checks that a `swifterror` value comes from an `alloca` or a parameter with that attribute.
fn swift_error(cx: &mut FunctionCx<'_>, arg: Value, place: (Inst, usize)) -> Checked {
    if let Some(memory) = alloca(cx, strip_in_bounds(cx, arg)) {
        ensure!(cx, cx.body.memory_access(memory).weak, rule::SWIFTERROR_ALLOCA, place);
        return Ok(());
    }
    let ValueKind::Arg(number) = arg.kind() else {
        ensure!(cx, false, rule::SWIFTERROR_SOURCE, place);
        return Ok(());
    };
    let kinds = cx.cx.attributes.param(cx.tables, cx.function.attributes, number as usize);
    ensure!(cx, kinds.has(K::SwiftError), rule::SWIFTERROR_PARAMETER, place);
    Ok(())
}

/// Checks the attributes of the arguments after the parameters.
fn variable_arguments(
    cx: &mut FunctionCx<'_>,
    inst: Inst,
    info: &CallInfo,
    fixed: usize,
    result: draig_ir::Type,
) -> Checked {
    let body = cx.body;
    let args = body.call_args(inst);
    let tables = cx.tables;
    let is_statepoint = called_function(cx, inst).and_then(|function| cx.cx.intrinsics.of(function))
        == Some(draig_tables::intrinsics::ids::EXPERIMENTAL_GC_STATEPOINT);
    let kinds_of = |cx: &FunctionCx<'_>, number| cx.cx.attributes.param(tables, info.attributes, number);
    let mut seen = (0..fixed).fold(Kinds::default(), |seen, number| seen.union(kinds_of(cx, number)));
    for (number, &arg) in args.iter().enumerate().skip(fixed) {
        let (kinds, place) = (kinds_of(cx, number), (inst, number));
        if kinds == Kinds::default() && tables.attributes.param(info.attributes, number) == draig_ir::AttrSet::EMPTY {
            continue;
        }
        let ty = cx.type_of(arg);
        ListCheck::argument(cx, tables.attributes.param(info.attributes, number), ty, place.into());
        if kinds.has(K::Nest) {
            ensure!(cx, !seen.has(K::Nest), rule::SEVERAL_NEST, place);
        }
        if kinds.has(K::Returned) {
            ensure!(cx, !seen.has(K::Returned), rule::SEVERAL_RETURNED, place);
            ensure!(cx, types::same_bits(cx.types, ty, result), rule::RETURNED_TYPE, place);
        }
        ensure!(cx, is_statepoint || !kinds.has(K::StructRet), rule::VARARG_SRET, place);
        if kinds.has(K::InAlloca) {
            ensure!(cx, number + 1 == args.len(), argument_rule::INALLOCA_LAST_ARGUMENT, place);
        }
        seen = seen.union(Kinds::of(&[K::Nest, K::Returned]).both(kinds));
    }
    Ok(())
}

/// Whether a value is a number written in the instruction.
fn is_immediate(tables: &Tables, value: Value) -> bool {
    value.as_const().is_some_and(|constant| {
        matches!(
            tables.constants.kind(constant),
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) | ConstKind::WideFloat(_)
        )
    })
}

fn alloca(cx: &FunctionCx<'_>, value: Value) -> Option<Inst> {
    value.as_inst().filter(|&inst| cx.body.opcode(inst) == Opcode::Alloca)
}

/// Maximum number of instructions followed in a chain of address computations, which may be a cycle in
/// unreachable blocks.
const MAX_CHAIN: usize = 1000;

/// Returns the base pointer of an address computed by `getelementptr inbounds` with any indices.
fn strip_in_bounds(cx: &FunctionCx<'_>, value: Value) -> Value {
    let body = cx.body;
    let mut value = value;
    for _ in 0..MAX_CHAIN {
        let Some(inst) = value.as_inst() else { return value };
        let through = match body.opcode(inst) {
            Opcode::GetElementPtr => body.gep_flags(inst).contains(draig_ir::GepFlags::INBOUNDS),
            Opcode::BitCast | Opcode::AddrSpaceCast => cx.types.is_pointer(body.inst_type(inst)),
            _ => false,
        };
        match body.operands(inst).first() {
            Some(&from) if through => value = from,
            _ => return value,
        }
    }
    value
}
