//! Memory, addresses and lifetimes.

use draig_ir::{ConstKind, GlobalKind, MetadataData, Opcode, ThreadLocalMode, Value, ValueKind};

use draig_tables::intrinsics::newer_ids;

use super::frames::underlying_alloca;
use super::preallocated::intrinsic_called;
use super::{Call, Check};
use crate::attributes;
use crate::context::FunctionCx;
use crate::rule::Rule;
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, ensure};
use crate::values::strip_casts;

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (lifetime, &["llvm.lifetime.start", "llvm.lifetime.end"]),
    (prefetch, &["llvm.prefetch"]),
    (init_trampoline, &["llvm.init.trampoline"]),
    (reloc_none, &["llvm.reloc.none"]),
    (stack_protector, &["llvm.stackprotector"]),
    (dynamic_area, &["llvm.get.dynamic.area.offset"]),
    (invariant_start, &["llvm.invariant.start"]),
    (ptrmask, &["llvm.ptrmask"]),
    (thread_pointer, &["llvm.thread.pointer"]),
    (thread_local_address, &["llvm.threadlocal.address"]),
    (
        first_element_type,
        &[
            "llvm.preserve.array.access.index",
            "llvm.preserve.struct.access.index",
            "llvm.aarch64.ldaxr",
            "llvm.aarch64.ldxr",
            "llvm.arm.ldaex",
            "llvm.arm.ldrex",
        ],
    ),
    (second_element_type, &["llvm.aarch64.stlxr", "llvm.aarch64.stxr", "llvm.arm.stlex", "llvm.arm.strex"]),
];

fn lifetime<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let fits = match call.arg(cx, 0)?.kind() {
        ValueKind::Inst(inst) => {
            cx.body.opcode(inst) == Opcode::Alloca || intrinsic_called(cx, inst) == Some(newer_ids::STRUCTURED_ALLOCA)
        }
        ValueKind::Const(constant) => matches!(cx.tables.constants.kind(constant), ConstKind::Poison),
        _ => false,
    };
    ensure!(cx, fits, rule::LIFETIME, call.inst);
    Ok(())
}

fn prefetch<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let limits: [(usize, u64, &'static Rule); 3] =
        [(1, 2, &rule::PREFETCH_WRITE), (2, 4, &rule::PREFETCH_LOCALITY), (3, 2, &rule::PREFETCH_CACHE)];
    below(cx, &call, &limits)
}

/// Checks that immediate arguments are below their limits.
pub(super) fn below(cx: &mut FunctionCx<'_>, call: &Call<'_>, limits: &[(usize, u64, &'static Rule)]) -> Checked {
    for &(number, limit, rule) in limits {
        let value = call.number(cx, number)?;
        ensure!(cx, value < limit, *rule, (call.inst, number));
    }
    Ok(())
}

fn init_trampoline<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let function = strip_casts(cx.tables, cx.body, call.arg(cx, 1)?).as_global();
    let resolved = function.is_some_and(|function| cx.module.global(function).is_function());
    ensure!(cx, resolved, rule::TRAMPOLINE_FUNCTION, call.inst);
    Ok(())
}

/// Returns the string of a metadata argument.
pub(super) fn metadata_string<'a>(cx: &FunctionCx<'a>, value: Value) -> Option<&'a [u8]> {
    let ValueKind::Metadata(metadata) = value.kind() else { return None };
    match cx.tables.metadata.get(metadata) {
        MetadataData::String(symbol) => Some(cx.tables.str(symbol)),
        _ => None,
    }
}

fn reloc_none<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let symbol = call.arg(cx, 0)?;
    ensure!(cx, metadata_string(cx, symbol).is_some(), rule::RELOC_STRING, call.inst);
    Ok(())
}

fn stack_protector<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let slot = call.arg(cx, 1)?;
    ensure!(cx, underlying_alloca(cx, slot).is_some(), rule::STACK_PROTECTOR, call.inst);
    Ok(())
}

fn dynamic_area<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let layout = &cx.module.data_layout;
    let wanted = layout.pointer(layout.alloca_address_space()).size_in_bits;
    let fits = cx.types.integer_width(call.result(cx)) == Some(wanted);
    ensure!(cx, fits, rule::DYNAMIC_AREA, call.inst);
    Ok(())
}

fn invariant_start<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let size = call.arg(cx, 0)?;
    let size = cx.tables.int_value(size);
    let fits = size.is_some_and(|size| !size.is_negative() || size.is_all_ones());
    ensure!(cx, fits, rule::INVARIANT_SIZE, call.inst);
    Ok(())
}

fn ptrmask<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (pointer, mask) = (call.arg_type(cx, 0)?, call.arg_type(cx, 1)?);
    let (types, inst) = (cx.types, call.inst);
    ensure!(cx, types.is_pointer_or_vector(pointer), rule::PTRMASK_POINTER, inst);
    ensure!(cx, types.is_vector(pointer) == types.is_vector(mask), rule::PTRMASK_SHAPE, inst);
    ensure!(cx, types.vector_len(pointer) == types.vector_len(mask), rule::PTRMASK_LENGTH, inst);
    let space = types.address_space(types.scalar(pointer)).unwrap_or(0);
    let width = cx.module.data_layout.index_width(space);
    let fits = types.integer_width(types.scalar(mask)) == Some(width);
    ensure!(cx, fits, rule::PTRMASK_WIDTH, inst);
    Ok(())
}

fn thread_pointer<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let space = cx.types.address_space(call.result(cx));
    let globals = cx.module.data_layout.default_globals_address_space();
    ensure!(cx, space == Some(globals), rule::THREAD_POINTER, call.inst);
    Ok(())
}

fn thread_local_address<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let global = call.arg(cx, 0)?.as_global();
    ensure!(cx, global.is_some(), rule::THREAD_LOCAL_GLOBAL, call.inst);
    let module = cx.module;
    // An alias has no storage of its own, but states that it is thread-local.
    let is_local = global.is_some_and(|global| {
        let data = module.global(global);
        data.thread_local != ThreadLocalMode::NotThreadLocal && !matches!(data.kind, GlobalKind::Function(_))
    });
    ensure!(cx, is_local, rule::THREAD_LOCAL, call.inst);
    Ok(())
}

fn first_element_type<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let has_element_type = attributes::element_type(cx, call.inst, 0).is_some();
    ensure!(cx, has_element_type, rule::PRESERVE_ELEMENT, call.inst);
    Ok(())
}

fn second_element_type<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let has_element_type = attributes::element_type(cx, call.inst, 1).is_some();
    ensure!(cx, has_element_type, rule::EXCLUSIVE_ELEMENT, call.inst);
    Ok(())
}
