//! Retired intrinsics of AMDGPU: atomic operations became `atomicrmw`, and products of 8-bit integers gained
//! an operand.

use draig_ir::intrinsics;
use draig_ir::{Align, Global, MemoryAccess, Ordering, RmwOp, Type, Value};
use draig_tables::intrinsics::ids;

use super::{OldDeclaration, Outcome, Rule, UpgradeContext, adapt, redirect, rename, rewrite, rule};

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    rule("amdgcn.alignbit", rename(|old| old.declare_same_type(ids::FSHR))),
    rule("amdgcn.atomic.cond.sub*", rewrite(|cx| atomic(cx, RmwOp::USubCond))),
    rule("amdgcn.atomic.csub*", rewrite(|cx| atomic(cx, RmwOp::USubSat))),
    rule("amdgcn.atomic.dec.*", rewrite(|cx| atomic(cx, RmwOp::UDecWrap))),
    rule("amdgcn.atomic.inc.*", rewrite(|cx| atomic(cx, RmwOp::UIncWrap))),
    rule("amdgcn.ds.fadd*", rewrite(|cx| atomic(cx, RmwOp::FAdd))),
    rule("amdgcn.ds.fmax*", rewrite(|cx| atomic(cx, RmwOp::FMax))),
    rule("amdgcn.ds.fmin*", rewrite(|cx| atomic(cx, RmwOp::FMin))),
    rule("amdgcn.flat.atomic.fadd*", rewrite(|cx| atomic(cx, RmwOp::FAdd))),
    rule("amdgcn.flat.atomic.fmax*", rewrite(|cx| atomic(cx, RmwOp::FMax))).when(is_not_num),
    rule("amdgcn.flat.atomic.fmin*", rewrite(|cx| atomic(cx, RmwOp::FMin))).when(is_not_num),
    rule("amdgcn.global.atomic.fadd*", rewrite(|cx| atomic(cx, RmwOp::FAdd))),
    rule("amdgcn.global.atomic.fmax*", rewrite(|cx| atomic(cx, RmwOp::FMax))).when(is_not_num),
    rule("amdgcn.global.atomic.fmin*", rewrite(|cx| atomic(cx, RmwOp::FMin))).when(is_not_num),
    rule("amdgcn.ldexp.*", rename(|old| adapt::of_same_type(old, "ldexp"))),
    rule("amdgcn.swmmac.i32.16x16x128.iu8*", redirect(|old| declare_product(old, &[4, 1, 3, 5]), append_clamp))
        .when(|old| old.params().len() == 8),
    rule("amdgcn.wmma.i32.16x16x64.iu8*", redirect(|old| declare_product(old, &[4, 1]), append_clamp))
        .when(|old| old.params().len() == 7),
];

/// `fmin.num` and `fmax.num` still exist.
fn is_not_num(old: &OldDeclaration<'_>) -> bool {
    !old.name.windows(5).any(|part| part == b".num.") && !old.name.ends_with(b".num")
}

/// Declares a matrix product that gained an operand. The types of `params` are its overload types.
fn declare_product(old: &mut OldDeclaration<'_>, params: &[usize]) -> Option<Global> {
    let id = intrinsics::lookup(&[b"llvm.", old.name].concat())?;
    let overloads: Vec<Type> = params.iter().map(|&number| old.param(number)).collect();
    old.declare(id, &overloads)
}

/// The new operand requests clamping of results, which the old form did not do.
fn append_clamp(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    args.push(cx.bool(false));
    cx.call_in_place(callee, &args)
}

/// Address space of the memory that a work-group shares.
const LOCAL: u32 = 3;
/// Address space that includes all others.
const FLAT: u32 = 0;
/// Address space of the memory of one thread.
const PRIVATE: i64 = 5;

/// Converts an atomic operation. A call with operands of the wrong types is removed, unless its result is used.
fn atomic(cx: &mut UpgradeContext<'_>, op: RmwOp) -> Option<Outcome> {
    operation(cx, op).or_else(|| (!cx.body().has_uses(cx.call)).then_some(Outcome::Erase))
}

/// Operands are pointer and value, optionally followed by ordering, scope and volatility.
fn operation(cx: &mut UpgradeContext<'_>, op: RmwOp) -> Option<Outcome> {
    let (pointer, value, ty) = (cx.arg(0)?, cx.arg(1)?, cx.result_type());
    let pointer_type = cx.type_of(pointer);
    let space = cx.types().address_space(pointer_type)?;
    if cx.type_of(value) != ty || !matches!(cx.arg_count(), 2 | 5) {
        return None;
    }
    let align = Align::from_bytes(cx.module().store_size(ty)?.min)?;
    let access = MemoryAccess {
        align: Some(align),
        volatile: cx.arg(4).is_some_and(|volatile| cx.constant_u64(volatile) != Some(0)),
        ordering: ordering(cx),
        scope: cx.tables().sync_scopes.intern(b"agent"),
        ..MemoryAccess::default()
    };
    // Before `bfloat` existed, such values were integers.
    let value = match cx.fixed_lanes(ty) {
        Some(lanes) if cx.types().scalar(ty) == Type::I16 => {
            let bfloats = cx.vector_type(Type::BFLOAT, lanes);
            cx.bitcast(value, bfloats)
        }
        _ => value,
    };
    let atomic = cx.atomic_rmw(op, pointer, value, &access);
    if space != LOCAL {
        let empty = cx.tables().metadata.tuple(&[]);
        cx.attach(atomic, b"amdgpu.no.fine.grained.memory", empty);
        if op == RmwOp::FAdd && ty == Type::FLOAT {
            cx.attach(atomic, b"amdgpu.ignore.denormal.mode", empty);
        }
    }
    if space == FLAT {
        let (first, end) = (cx.i32(PRIVATE), cx.i32(PRIVATE + 1));
        let metadata = &mut cx.tables().metadata;
        let bounds = [metadata.intern_value(first), metadata.intern_value(end)].map(Some);
        let not_private = metadata.tuple(&bounds);
        cx.attach(atomic, b"noalias.addrspace", not_private);
    }
    Some(Outcome::Replace(cx.bitcast(Value::from(atomic), ty)))
}

/// Ordering by its number in LLVM's old C API. Orderings weaker than `monotonic` and unknown ones become
/// `seq_cst`.
fn ordering(cx: &UpgradeContext<'_>) -> Ordering {
    match cx.arg(2).and_then(|number| cx.constant_u64(number)) {
        Some(2) => Ordering::Monotonic,
        Some(4) => Ordering::Acquire,
        Some(5) => Ordering::Release,
        Some(6) => Ordering::AcquireRelease,
        _ => Ordering::SequentiallyConsistent,
    }
}
