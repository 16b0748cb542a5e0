//! Memory: allocation, access, addressing, atomics.

use draig_ir::{Block, Inst, Ordering, RmwFlags, RmwOp, SyncScope, Type, TypeKind, Value};

use super::common;
use crate::context::FunctionCx;
use crate::rules::{accesses, instructions as rule, newer};
use crate::sink::{Checked, ensure};
use crate::swift_error;
use crate::type_facts::TypeFacts;
use crate::values::splat_integer;

/// The address space of the stack on AMD GPUs.
const AMDGPU_PRIVATE: u32 = 5;

pub(super) fn alloca(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    let ty = body.source_type(inst);
    let facts = cx.facts(ty);
    ensure!(cx, !cx.cx.requires_logical_pointers || !cx.cx.is_newer(), newer::LOGICAL_ALLOCA, inst);
    ensure!(cx, facts.has(TypeFacts::SIZED), rule::ALLOCA_UNSIZED, inst);
    ensure!(cx, !facts.has(TypeFacts::NOT_LOCAL), rule::ALLOCA_TARGET_TYPE, inst);
    let &[count] = body.operands(inst) else { return common(cx, block, inst) };
    ensure!(cx, cx.facts(cx.type_of(count)).has(TypeFacts::INTEGER), rule::ALLOCA_COUNT, inst);
    if body.memory_access(inst).weak {
        ensure!(cx, facts.has(TypeFacts::POINTER), rule::SWIFTERROR_ALLOCA_TYPE, inst);
        let one = cx.tables.int_value(count).is_some_and(|count| count.to_u64() == Some(1));
        ensure!(cx, one, rule::SWIFTERROR_ALLOCA_ARRAY, inst);
        swift_error::check(cx, Value::inst(inst))?;
    }
    if cx.cx.is_amdgpu {
        let space = cx.types.address_space(body.inst_type(inst));
        ensure!(cx, space == Some(AMDGPU_PRIVATE), rule::ALLOCA_AMDGPU, inst);
    }
    common(cx, block, inst)
}

pub(super) fn load(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[pointer] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let ty = cx.body.inst_type(inst);
    ensure!(cx, cx.facts(cx.type_of(pointer)).has(TypeFacts::POINTER), rule::LOAD_POINTER, inst);
    ensure!(cx, cx.facts(ty).has(TypeFacts::SIZED), rule::LOAD_UNSIZED, inst);
    let access = cx.body.memory_access(inst);
    if access.ordering == Ordering::NotAtomic {
        ensure!(cx, access.scope == SyncScope::SYSTEM, rule::LOAD_SCOPE, inst);
    } else {
        let releases = matches!(access.ordering, Ordering::Release | Ordering::AcquireRelease);
        ensure!(cx, !releases, rule::LOAD_ORDERING, inst);
        ensure!(cx, is_atomic_access(cx, ty), rule::LOAD_ATOMIC_TYPE, inst);
        atomic_size(cx, inst, ty)?;
    }
    common(cx, block, inst)
}

pub(super) fn store(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[value, pointer] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let ty = cx.type_of(value);
    ensure!(cx, cx.facts(cx.type_of(pointer)).has(TypeFacts::POINTER), rule::STORE_POINTER, inst);
    ensure!(cx, cx.facts(ty).has(TypeFacts::SIZED), rule::STORE_UNSIZED, inst);
    let access = cx.body.memory_access(inst);
    if access.ordering == Ordering::NotAtomic {
        ensure!(cx, access.scope == SyncScope::SYSTEM, rule::STORE_SCOPE, inst);
    } else {
        let acquires = matches!(access.ordering, Ordering::Acquire | Ordering::AcquireRelease);
        ensure!(cx, !acquires, rule::STORE_ORDERING, inst);
        ensure!(cx, is_atomic_access(cx, ty), rule::STORE_ATOMIC_TYPE, inst);
        atomic_size(cx, inst, ty)?;
    }
    common(cx, block, inst)
}

/// Whether values of the type can be loaded and stored atomically, apart from their size.
fn is_atomic_access(cx: &FunctionCx<'_>, ty: Type) -> bool {
    let facts = cx.facts(ty);
    facts.has(TypeFacts::INTEGERS) || facts.has(TypeFacts::FLOATS) || facts.has(TypeFacts::POINTERS)
}

fn atomic_size(cx: &mut FunctionCx<'_>, inst: Inst, ty: Type) -> Checked {
    // For scalable vectors, LLVM uses the minimum size.
    let bits = cx.module.size_in_bits(ty).map_or(0, |size| size.min);
    ensure!(cx, bits >= 8, rule::ATOMIC_BYTES, inst);
    ensure!(cx, bits.is_power_of_two(), rule::ATOMIC_SIZE, inst);
    Ok(())
}

pub(super) fn fence(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let ordering = cx.body.memory_access(inst).ordering;
    ensure!(cx, ordering >= Ordering::Acquire, rule::FENCE_ORDERING, inst);
    common(cx, block, inst)
}

pub(super) fn cmpxchg(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let &[_, expected, _] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let ty = cx.type_of(expected);
    let facts = cx.facts(ty);
    ensure!(cx, facts.has(TypeFacts::INTEGER) || facts.has(TypeFacts::POINTER), rule::CMPXCHG_TYPE, inst);
    atomic_size(cx, inst, ty)?;
    common(cx, block, inst)
}

pub(super) fn atomic_rmw(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    use RmwOp as R;
    let &[_, operand] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let ordering = cx.body.memory_access(inst).ordering;
    ensure!(cx, ordering != Ordering::Unordered, rule::RMW_UNORDERED, inst);
    let ty = cx.type_of(operand);
    let facts = cx.facts(ty);
    let is_elementwise = RmwFlags(cx.body.flag_bits(inst)).contains(RmwFlags::ELEMENTWISE);
    if is_elementwise {
        let is_fixed = facts.has(TypeFacts::VECTOR) && !facts.has(TypeFacts::SCALABLE);
        ensure!(cx, is_fixed, accesses::RMW_ELEMENTS, inst);
        ensure!(cx, ordering != Ordering::SequentiallyConsistent, accesses::RMW_ELEMENTS_ORDER, inst);
    }
    let op = cx.body.rmw_op(inst);
    ensure!(cx, op.is_some(), rule::RMW_OPERATION, inst);
    let op = op.unwrap_or(R::Xchg);
    let name = op.spelling();
    match op {
        R::Xchg => {
            let facts = if is_elementwise { cx.facts(cx.types.scalar(ty)) } else { facts };
            let valid = facts.has(TypeFacts::INTEGER) || facts.has(TypeFacts::FLOAT) || facts.has(TypeFacts::POINTER);
            ensure!(
                cx,
                valid,
                rule::RMW_EXCHANGE,
                inst,
                "atomicrmw {name} operand must have integer or floating point type!"
            );
        }
        _ if op.is_float() => {
            let valid = facts.has(TypeFacts::FLOATS) && !facts.has(TypeFacts::SCALABLE);
            ensure!(
                cx,
                valid,
                rule::RMW_FLOAT,
                inst,
                "atomicrmw {name} operand must have floating-point or fixed vector of floating-point type!"
            );
        }
        _ => ensure!(
            cx,
            facts.has(TypeFacts::INTEGERS) && !facts.has(TypeFacts::SCALABLE),
            rule::RMW_INTEGER,
            inst,
            "atomicrmw {name} operand must have integer type!"
        ),
    }
    atomic_size(cx, inst, ty)?;
    common(cx, block, inst)
}

pub(super) fn gep(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    let Some((&base, indices)) = body.operands(inst).split_first() else { return common(cx, block, inst) };
    let (base_type, result) = (cx.type_of(base), body.inst_type(inst));
    let source = body.source_type(inst);
    let is_newer = cx.cx.is_newer();
    ensure!(cx, !cx.cx.requires_logical_pointers || !is_newer, newer::LOGICAL_GEP, inst);
    ensure!(cx, cx.facts(base_type).has(TypeFacts::POINTERS), rule::GEP_BASE, inst);
    let facts = cx.facts(source);
    ensure!(cx, facts.has(TypeFacts::SIZED), rule::GEP_UNSIZED, inst);
    let is_struct = matches!(cx.types.kind(source), TypeKind::Struct { .. } | TypeKind::NamedStruct(_));
    ensure!(cx, !(is_struct && facts.has(TypeFacts::SCALABLE)), rule::GEP_SCALABLE, inst);
    for (number, &index) in indices.iter().enumerate() {
        ensure!(cx, cx.facts(cx.type_of(index)).has(TypeFacts::INTEGERS), rule::GEP_INDEX, (inst, number + 1));
    }
    let path = walk_indices(cx, source, indices);
    ensure!(cx, path.is_some(), rule::GEP_INDICES, inst);
    ensure!(cx, !is_newer || path != Some(Path::Packed), newer::GEP_PACKED_VECTOR, inst);
    ensure!(cx, cx.facts(result).has(TypeFacts::POINTERS), rule::GEP_RESULT, inst);
    // The common case of a single pointer needs no comparison of lengths.
    if base_type != result || indices.iter().any(|&index| cx.facts(cx.type_of(index)).has(TypeFacts::VECTOR)) {
        let width = cx.types.vector_len(result);
        let fits = |ty| cx.types.vector_len(ty).is_none_or(|len| Some(len) == width);
        ensure!(cx, fits(base_type), rule::GEP_BASE_WIDTH, inst);
        for (number, &index) in indices.iter().enumerate() {
            ensure!(cx, fits(cx.type_of(index)), rule::GEP_INDEX_WIDTH, (inst, number + 1));
        }
        let space = |ty| cx.types.address_space(cx.types.scalar(ty));
        ensure!(cx, space(base_type) == space(result), rule::GEP_ADDRESS_SPACE, inst);
    }
    common(cx, block, inst)
}

/// The way that indices take through a type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Path {
    Plain,
    /// To an element of a vector that is no whole number of bytes.
    Packed,
}

/// Follows the indices after the first through the type; `None` if they do not lead through it.
fn walk_indices(cx: &FunctionCx<'_>, source: Type, indices: &[Value]) -> Option<Path> {
    let (mut ty, mut path) = (source, Path::Plain);
    for &index in indices.iter().skip(1) {
        let next = match *cx.types.kind(ty) {
            TypeKind::Array { element, .. } => element,
            TypeKind::Vector { element, .. } => {
                if cx.module.size_in_bits(element).is_some_and(|size| size.min % 8 != 0) {
                    path = Path::Packed;
                }
                element
            }
            _ => {
                let fields = cx.types.struct_fields(ty)?;
                if cx.types.scalar(cx.type_of(index)) != Type::I32 {
                    return None;
                }
                let number = splat_integer(cx.tables, index)?;
                *fields.get(usize::try_from(number).ok()?)?
            }
        };
        ty = next;
    }
    Some(path)
}
