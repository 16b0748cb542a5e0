//! Retired target-independent intrinsics. Debug intrinsics are in [`super::debug`].

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{Attribute, Function, Global, GlobalData, GlobalKind, Inst, Opcode, Type, Value};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;

use super::{Action, OldDeclaration, Outcome, Redirect, Rule, UpgradeContext, debug, redirect, rename, rewrite, rule};

/// Only the name changed.
macro_rules! same_type {
    ($id:ident) => {
        rename(|old| old.declare_same_type(ids::$id))
    };
}

/// The verifier refuses a scalar result.
fn declare_step_vector(old: &mut OldDeclaration<'_>) -> Option<Global> {
    match old.module.tables.types.integer_width(old.result()) {
        Some(width) => Some(declare_as(old, &format!("llvm.stepvector.i{width}"), old.result(), &[])),
        None => old.declare_same_type(ids::STEPVECTOR),
    }
}

/// Declares a function with this name and type, whether or not it is an intrinsic.
fn declare_as(old: &mut OldDeclaration<'_>, name: &str, result: Type, params: &[Type]) -> Global {
    if let Some(found) = old.module.find(name.as_bytes()) {
        return found;
    }
    let name = old.module.tables.strings.intern(name.as_bytes());
    let ty = old.module.tables.types.function(result, params, false);
    let space = old.module.data_layout.program_address_space();
    let address = old.module.tables.types.pointer(space);
    let kind = GlobalKind::Function(Function::default());
    old.module.add_global(GlobalData::new(name, ty, address, kind))
}

/// Removes the calls.
const ERASE: Action = rewrite(|_| Some(Outcome::Erase));

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    // The end of a coroutine gained the tokens of its results.
    rule("coro.end", redirect(|old| old.declare(ids::CORO_END, &[]), end_coroutine))
        .when(|old| old.params().len() == 2),
    // `ctlz` and `cttz` gained a second operand: whether zero yields poison.
    rule("ctlz.*", redirect(|old| old.declare(ids::CTLZ, &[old.result()]), append_false))
        .when(|old| old.params().len() == 1),
    rule("cttz.*", redirect(|old| old.declare(ids::CTTZ, &[old.result()]), append_false))
        .when(|old| old.params().len() == 1),
    rule("dbg.addr", rewrite(debug::addr)),
    rule("dbg.assign", rewrite(debug::assign)),
    rule("dbg.declare", rewrite(debug::declare)),
    rule("dbg.label", rewrite(debug::label)),
    rule("dbg.value", rewrite(debug::value)),
    rule("experimental.stepvector.*", rename(declare_step_vector)),
    rule("experimental.vector.deinterleave2.*", same_type!(VECTOR_DEINTERLEAVE2)),
    rule("experimental.vector.extract.*", same_type!(VECTOR_EXTRACT)),
    rule("experimental.vector.insert.*", same_type!(VECTOR_INSERT)),
    rule("experimental.vector.interleave2.*", same_type!(VECTOR_INTERLEAVE2)),
    rule("experimental.vector.partial.reduce.add.*", same_type!(VECTOR_PARTIAL_REDUCE_ADD)),
    rule("experimental.vector.reduce.add.*", same_type!(VECTOR_REDUCE_ADD)),
    rule("experimental.vector.reduce.and.*", same_type!(VECTOR_REDUCE_AND)),
    rule("experimental.vector.reduce.fmax.*", same_type!(VECTOR_REDUCE_FMAX)),
    rule("experimental.vector.reduce.fmin.*", same_type!(VECTOR_REDUCE_FMIN)),
    rule("experimental.vector.reduce.mul.*", same_type!(VECTOR_REDUCE_MUL)),
    rule("experimental.vector.reduce.or.*", same_type!(VECTOR_REDUCE_OR)),
    rule("experimental.vector.reduce.smax.*", same_type!(VECTOR_REDUCE_SMAX)),
    rule("experimental.vector.reduce.smin.*", same_type!(VECTOR_REDUCE_SMIN)),
    rule("experimental.vector.reduce.umax.*", same_type!(VECTOR_REDUCE_UMAX)),
    rule("experimental.vector.reduce.umin.*", same_type!(VECTOR_REDUCE_UMIN)),
    rule("experimental.vector.reduce.v2.fadd.*", same_type!(VECTOR_REDUCE_FADD)),
    rule("experimental.vector.reduce.v2.fmul.*", same_type!(VECTOR_REDUCE_FMUL)),
    rule("experimental.vector.reduce.xor.*", same_type!(VECTOR_REDUCE_XOR)),
    rule("experimental.vector.reverse.*", same_type!(VECTOR_REVERSE)),
    rule("experimental.vector.splice*", rewrite(splice)),
    rule("flt.rounds*", rename(|old| old.declare(ids::GET_ROUNDING, &[]))),
    rule("invariant.group.barrier*", rename(|old| old.declare(ids::LAUNDER_INVARIANT_GROUP, &[old.param(0)]))),
    // The size was removed.
    rule("lifetime.end*", redirect(|old| declare_lifetime(old, "lifetime.end"), lifetime_end))
        .when(|old| old.params().len() == 2),
    rule("lifetime.start*", redirect(|old| declare_lifetime(old, "lifetime.start"), lifetime_start))
        .when(|old| old.params().len() == 2),
    // The alignment became an attribute of the pointer.
    rule(
        "masked.gather*",
        redirect(|old| old.declare(ids::MASKED_GATHER, &[old.result(), old.param(0)]), masked_pointer_first),
    )
    .when(|old| old.params().len() == 4),
    rule(
        "masked.load*",
        redirect(|old| old.declare(ids::MASKED_LOAD, &[old.result(), old.param(0)]), masked_pointer_first),
    )
    .when(|old| old.params().len() == 4),
    rule(
        "masked.scatter*",
        redirect(|old| old.declare(ids::MASKED_SCATTER, &[old.param(0), old.param(1)]), masked_pointer_second),
    )
    .when(|old| old.params().len() == 4),
    rule(
        "masked.store*",
        redirect(|old| old.declare(ids::MASKED_STORE, &[old.param(0), old.param(1)]), masked_pointer_second),
    )
    .when(|old| old.params().len() == 4),
    rule("memcpy.*", redirect(|old| old.declare(ids::MEMCPY, &[old.param(0), old.param(1), old.param(2)]), copy))
        .when(|old| old.params().len() == 5),
    rule("memmove.*", redirect(|old| old.declare(ids::MEMMOVE, &[old.param(0), old.param(1), old.param(2)]), copy))
        .when(|old| old.params().len() == 5),
    rule("memset.*", redirect(|old| old.declare(ids::MEMSET, &[old.param(0), old.param(2)]), fill))
        .when(|old| old.params().len() == 5),
    // `objectsize` gained two more flags, one after the other.
    rule("objectsize.*", redirect(|old| old.declare(ids::OBJECTSIZE, &[old.result(), old.param(0)]), object_size))
        .when(|old| matches!(old.params().len(), 2 | 3)),
    // Annotations gained a pointer to arguments.
    rule(
        "ptr.annotation.*",
        redirect(|old| old.declare(ids::PTR_ANNOTATION, &[old.result(), old.param(1)]), append_null),
    )
    .when(|old| old.params().len() == 4),
    rule("stackprotectorcheck", ERASE),
    rule("thread.pointer", redirect(|old| old.declare(ids::THREAD_POINTER, &[old.result()]), same_arguments)),
    rule(
        "var.annotation",
        redirect(|old| old.declare(ids::VAR_ANNOTATION, &[old.param(0), old.param(1)]), append_null),
    )
    .when(|old| old.params().len() == 4),
    rule("vector.splice*", rewrite(splice))
        .when(|old| !old.name.starts_with(b"vector.splice.left") && !old.name.starts_with(b"vector.splice.right")),
];

/// Calls with this many arguments have an older form, even if their declaration has the current type and only
/// a stale name.
pub(super) static OLD_CALLS: &[(IntrinsicId, usize, Redirect)] = &[
    (ids::CORO_END, 2, end_coroutine),
    (ids::CTLZ, 1, append_false),
    (ids::CTTZ, 1, append_false),
    (ids::LIFETIME_END, 2, lifetime_end),
    (ids::LIFETIME_START, 2, lifetime_start),
    (ids::MASKED_GATHER, 4, masked_pointer_first),
    (ids::MASKED_LOAD, 4, masked_pointer_first),
    (ids::MASKED_SCATTER, 4, masked_pointer_second),
    (ids::MASKED_STORE, 4, masked_pointer_second),
    (ids::MEMCPY, 5, copy),
    (ids::MEMMOVE, 5, copy),
    (ids::MEMSET, 5, fill),
    (ids::OBJECTSIZE, 2, object_size),
    (ids::OBJECTSIZE, 3, object_size),
    (ids::PTR_ANNOTATION, 4, append_null),
    (ids::VAR_ANNOTATION, 4, append_null),
];

/// Calls with other arguments. The new call takes the name of the old one, but none of its attributes.
fn call_with(cx: &mut UpgradeContext<'_>, callee: Global, args: &[Value]) -> Option<Outcome> {
    let call = cx.call_function(callee, args);
    Some(Outcome::ReplaceNamed(Value::from(call)))
}

fn same_arguments(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let args = cx.args();
    call_with(cx, callee, &args)
}

pub(super) fn append_false(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    args.push(cx.bool(false));
    call_with(cx, callee, &args)
}

/// Appends `i1 false` for each missing flag.
fn object_size(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    args.resize(4, cx.bool(false));
    call_with(cx, callee, &args)
}

/// Appends a null pointer in the address space of the strings.
fn append_null(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    let ty = cx.arg_type(1)?;
    args.push(cx.null(ty));
    call_with(cx, callee, &args)
}

/// Appends no tokens. The result of `coro.end` was removed too; if the call has a name or is used, the
/// verifier refuses it, as LLVM's does.
fn end_coroutine(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    args.push(cx.null(Type::TOKEN));
    call_with(cx, callee, &args)
}

/// `vector.splice` was split in two by the sign of its last operand.
fn splice(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (lhs, rhs, offset) = (cx.arg(0)?, cx.arg(1)?, cx.arg(2)?);
    let ty = cx.result_type();
    let offset = cx.tables().int_value(offset)?.to_i64()?;
    let id = if offset < 0 { ids::VECTOR_SPLICE_RIGHT } else { ids::VECTOR_SPLICE_LEFT };
    let offset = cx.i32(offset.checked_abs()?);
    Some(Outcome::Replace(cx.intrinsic(id, &[ty], &[lhs, rhs, offset])?))
}

/// Adds the declaration that LLVM adds for a lifetime intrinsic with a size, for which it takes the size for
/// the pointer. The declaration has no calls.
fn declare_lifetime(old: &mut OldDeclaration<'_>, base: &str) -> Option<Global> {
    let size = old.param(0);
    let width = old.module.tables.types.integer_width(size)?;
    Some(declare_as(old, &format!("llvm.{base}.i{width}"), Type::VOID, &[size]))
}

pub(super) fn lifetime_end(cx: &mut UpgradeContext<'_>, _: Global) -> Option<Outcome> {
    lifetime(cx, ids::LIFETIME_END)
}

pub(super) fn lifetime_start(cx: &mut UpgradeContext<'_>, _: Global) -> Option<Outcome> {
    lifetime(cx, ids::LIFETIME_START)
}

/// Lifetimes apply to an `alloca`; for anything else they are dropped.
fn lifetime(cx: &mut UpgradeContext<'_>, id: IntrinsicId) -> Option<Outcome> {
    let pointer = cx.arg(1)?;
    let Some(alloca) = underlying_alloca(cx, pointer) else { return Some(Outcome::Erase) };
    let ty = cx.body().inst_type(alloca);
    cx.intrinsic(id, &[ty], &[alloca.into()])?;
    Some(Outcome::Erase)
}

/// Returns the `alloca` that a pointer is derived from by casts and zero indices.
fn underlying_alloca(cx: &UpgradeContext<'_>, mut pointer: Value) -> Option<Inst> {
    // In unreachable code, a value may depend on itself.
    for _ in 0..cx.body().inst_count() {
        let inst = pointer.as_inst()?;
        let operands = cx.body().operands(inst);
        match cx.body().opcode(inst) {
            Opcode::Alloca => return Some(inst),
            Opcode::BitCast | Opcode::AddrSpaceCast => {}
            Opcode::GetElementPtr if operands[1..].iter().all(|&index| cx.module().tables.is_null(index)) => {}
            _ => return None,
        }
        pointer = *operands.first()?;
    }
    None
}

/// `masked.gather` and `masked.load`
pub(super) fn masked_pointer_first(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    masked(cx, callee, 0)
}

/// `masked.scatter` and `masked.store`
fn masked_pointer_second(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    masked(cx, callee, 1)
}

/// Removes the alignment, which follows the pointer, from the arguments.
fn masked(cx: &mut UpgradeContext<'_>, callee: Global, pointer: usize) -> Option<Outcome> {
    let mut args = cx.args();
    if args.len() != 4 {
        return None;
    }
    let mut align = cx.constant_u64(args.remove(pointer + 1))?;
    let pointer_type = cx.type_of(args[pointer]);
    if align == 0 && cx.types().is_vector(pointer_type) {
        // Gathers and scatters apply it to elements.
        let data = if cx.result_type() == Type::VOID { cx.type_of(args[0]) } else { cx.result_type() };
        let element = cx.types().scalar(data);
        align = cx.abi_align(element)?.bytes();
    }
    if !align.is_power_of_two() {
        return None;
    }
    let call = cx.call_function(callee, &args);
    let tail = cx.body().call(cx.call)?.tail;
    if let Some(info) = cx.body_mut().call_mut(call) {
        info.tail = tail;
    }
    let loc = cx.body().debug_loc(cx.call);
    cx.body_mut().set_debug_loc(call, loc);
    let attachments: Vec<_> = cx.body().attachments(cx.call).collect();
    for (kind, node) in attachments {
        cx.body_mut().set_attachment(call, kind, Some(node));
    }
    let set = {
        let tables = cx.tables();
        tables.attributes.intern_set(&mut vec![Attribute::Int(AttrKind::Alignment, align)], &tables.strings)
    };
    let mut params = vec![draig_ir::AttrSet::EMPTY; pointer + 1];
    params[pointer] = set;
    let empty = draig_ir::AttrSet::EMPTY;
    let attributes = cx.tables().attributes.intern_list(empty, empty, &params);
    cx.set_attributes(call, attributes);
    Some(Outcome::ReplaceNamed(call.into()))
}

/// `memcpy` and `memmove`
fn copy(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    memory(cx, callee, 2)
}

/// `memset`
fn fill(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    memory(cx, callee, 1)
}

/// Removes the alignment, argument 3, from `memcpy`, `memmove` and `memset`. Rounded down to a power of two,
/// it becomes an attribute of the first `pointers` arguments. The other attributes are kept.
fn memory(cx: &mut UpgradeContext<'_>, callee: Global, pointers: usize) -> Option<Outcome> {
    let mut args = cx.args();
    if args.len() != 5 {
        return None;
    }
    let align = cx.constant_u64(args.remove(3))?;
    let call = cx.call_function(callee, &args);
    let old = cx.call_attributes();
    let tables = cx.tables();
    let mut params = Vec::new();
    for number in [0, 1, 2, 4] {
        let mut set = tables.attributes.param(old, number);
        if number < pointers {
            let mut kept: Vec<Attribute> = tables.attributes.set(set).to_vec();
            kept.retain(|attribute| attribute.kind() != Some(AttrKind::Alignment));
            if let Some(log2) = align.checked_ilog2() {
                kept.push(Attribute::Int(AttrKind::Alignment, 1 << log2));
            }
            set = tables.attributes.intern_set(&mut kept, &tables.strings);
        }
        params.push(set);
    }
    let (function, result) = (tables.attributes.list(old).function, tables.attributes.list(old).result);
    let attributes = tables.attributes.intern_list(function, result, &params);
    cx.set_attributes(call, attributes);
    Some(Outcome::ReplaceNamed(call.into()))
}
