//! Retired intrinsics of NVPTX.

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{Align, FastMath, Global, IntPredicate, MemoryAccess, Opcode, Ordering, RmwOp, Type, Value};
use draig_tables::intrinsics::ids;

use super::generic::append_false;
use super::{OldDeclaration, Outcome, Rule, UpgradeContext, adapt, by_name, redirect, rename, rewrite, rule};

/// Same operands and result under another name.
macro_rules! same_type {
    ($id:ident) => {
        rename(|old| old.declare_same_type(ids::$id))
    };
}

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    rule("nvvm.abs.bf16", rewrite(|cx| bfloats(cx, "nvvm.fabs"))),
    rule("nvvm.abs.bf16x2", rewrite(|cx| bfloats(cx, "nvvm.fabs"))),
    rule("nvvm.abs.i", rewrite(absolute)),
    rule("nvvm.abs.ll", rewrite(absolute)),
    rule("nvvm.atomic.load.add.f32.*", rewrite(|cx| atomic(cx, RmwOp::FAdd))),
    rule("nvvm.atomic.load.add.f64.*", rewrite(|cx| atomic(cx, RmwOp::FAdd))),
    rule("nvvm.atomic.load.dec.32.*", rewrite(|cx| atomic(cx, RmwOp::UDecWrap))),
    rule("nvvm.atomic.load.inc.32.*", rewrite(|cx| atomic(cx, RmwOp::UIncWrap))),
    rule("nvvm.bar.sync", rewrite(|cx| barrier(cx, "nvvm.barrier.cta.sync.aligned.all"))),
    rule("nvvm.barrier", rewrite(|cx| barrier(cx, "nvvm.barrier.cta.sync.aligned.count"))),
    rule("nvvm.barrier.n", rewrite(|cx| barrier(cx, "nvvm.barrier.cta.sync.aligned.all"))),
    rule("nvvm.barrier.sync", rewrite(|cx| barrier(cx, "nvvm.barrier.cta.sync.all"))),
    rule("nvvm.barrier.sync.cnt", rewrite(|cx| barrier(cx, "nvvm.barrier.cta.sync.count"))),
    rule("nvvm.barrier0", rewrite(barrier_zero)),
    rule("nvvm.barrier0.and", rewrite(|cx| reducing_barrier(cx, "nvvm.barrier.cta.red.and.aligned.all"))),
    rule("nvvm.barrier0.or", rewrite(|cx| reducing_barrier(cx, "nvvm.barrier.cta.red.or.aligned.all"))),
    rule("nvvm.barrier0.popc", rewrite(|cx| reducing_barrier(cx, "nvvm.barrier.cta.red.popc.aligned.all"))),
    rule("nvvm.bitcast.d2ll", rewrite(bitcast)),
    rule("nvvm.bitcast.f2i", rewrite(bitcast)),
    rule("nvvm.bitcast.i2f", rewrite(bitcast)),
    rule("nvvm.bitcast.ll2d", rewrite(bitcast)),
    rule("nvvm.brev32", redirect(|old| old.declare_same_type(ids::BITREVERSE), adapt::plain_call)),
    rule("nvvm.brev64", redirect(|old| old.declare_same_type(ids::BITREVERSE), adapt::plain_call)),
    rule("nvvm.clz.i", redirect(|old| old.declare(ids::CTLZ, &[old.result()]), append_false)),
    rule("nvvm.clz.ll", rewrite(leading_zeros)),
    rule("nvvm.cp.async.bulk.global.to.shared.cluster", redirect(adapt::same_name, copy_to_cluster))
        .when(adapt::has_other_type),
    rule("nvvm.cp.async.bulk.shared.cta.to.cluster", redirect(adapt::same_name, copy_to_cluster))
        .when(adapt::has_other_type),
    rule("nvvm.cp.async.bulk.tensor.g2s.*", redirect(adapt::same_name, copy_to_cluster)).when(adapt::has_other_type),
    rule("nvvm.ex2.approx.d", rewrite(|cx| overloaded(cx, "nvvm.ex2.approx"))),
    rule("nvvm.ex2.approx.f", rewrite(|cx| overloaded(cx, "nvvm.ex2.approx"))),
    rule("nvvm.ex2.approx.f16x2", rewrite(|cx| overloaded(cx, "nvvm.ex2.approx"))),
    rule("nvvm.ex2.approx.ftz.f", rewrite(|cx| overloaded(cx, "nvvm.ex2.approx.ftz"))),
    rule("nvvm.fabs.d", rewrite(|cx| overloaded(cx, "nvvm.fabs"))),
    rule("nvvm.fabs.f", rewrite(|cx| overloaded(cx, "nvvm.fabs"))),
    rule("nvvm.fabs.ftz.f", rewrite(|cx| overloaded(cx, "nvvm.fabs.ftz"))),
    rule("nvvm.fma.rn.*", rewrite(bfloats_of_same_name)).when(is_of_bfloats_as_integers),
    rule("nvvm.fmax.*", rewrite(bfloats_of_same_name)).when(is_of_bfloats_as_integers),
    rule("nvvm.fmin.*", rewrite(bfloats_of_same_name)).when(is_of_bfloats_as_integers),
    rule("nvvm.h2f", rewrite(half_to_float)),
    rule("nvvm.ldg.global.f.*", rewrite(load_invariant)),
    rule("nvvm.ldg.global.i.*", rewrite(load_invariant)),
    rule("nvvm.ldg.global.p.*", rewrite(load_invariant)),
    rule("nvvm.mapa.shared.cluster", redirect(adapt::same_name, map_to_cluster)).when(adapt::has_other_type),
    rule("nvvm.max.i", same_type!(SMAX)),
    rule("nvvm.max.ll", same_type!(SMAX)),
    rule("nvvm.max.s", same_type!(SMAX)),
    rule("nvvm.max.ui", same_type!(UMAX)),
    rule("nvvm.max.ull", same_type!(UMAX)),
    rule("nvvm.max.us", same_type!(UMAX)),
    rule("nvvm.min.i", same_type!(SMIN)),
    rule("nvvm.min.ll", same_type!(SMIN)),
    rule("nvvm.min.s", same_type!(SMIN)),
    rule("nvvm.min.ui", same_type!(UMIN)),
    rule("nvvm.min.ull", same_type!(UMIN)),
    rule("nvvm.min.us", same_type!(UMIN)),
    rule("nvvm.neg.bf16", rewrite(bfloats_of_same_name)).when(is_of_bfloats_as_integers),
    rule("nvvm.neg.bf16x2", rewrite(bfloats_of_same_name)).when(is_of_bfloats_as_integers),
    rule("nvvm.popc.i", redirect(|old| old.declare_same_type(ids::CTPOP), adapt::plain_call)),
    rule("nvvm.popc.ll", rewrite(population)),
    rule("nvvm.ptr.constant.to.gen*", rewrite(cast_space)),
    rule("nvvm.ptr.gen.to.constant*", rewrite(cast_space)),
    rule("nvvm.ptr.gen.to.global*", rewrite(cast_space)),
    rule("nvvm.ptr.gen.to.local*", rewrite(cast_space)),
    rule("nvvm.ptr.gen.to.param*", rewrite(cast_space)),
    rule("nvvm.ptr.gen.to.shared*", rewrite(cast_space)),
    rule("nvvm.ptr.global.to.gen*", rewrite(cast_space)),
    rule("nvvm.ptr.local.to.gen*", rewrite(cast_space)),
    rule("nvvm.ptr.param.to.gen*", rewrite(cast_space)),
    rule("nvvm.ptr.shared.to.gen*", rewrite(cast_space)),
    rule("nvvm.rotate.b32", rewrite(|cx| rotate(cx, ids::FSHL))),
    rule("nvvm.rotate.b64", rewrite(|cx| rotate(cx, ids::FSHL))),
    rule("nvvm.rotate.right.b64", rewrite(|cx| rotate(cx, ids::FSHR))),
    rule("nvvm.swap.lo.hi.b64", rewrite(swap_halves)),
    rule("nvvm.tanh.approx.f32", rewrite(hyperbolic_tangent)),
];

/// Address space of global memory (NVPTX User Guide: Address Spaces).
const GLOBAL: u32 = 1;

/// Returns the only argument, if it is an integer of the result's type.
fn integer(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    (cx.types().is_integer(ty) && cx.type_of(value) == ty).then_some(value)
}

/// Whether operands that are now `bfloat`s are integers.
fn is_of_bfloats_as_integers(old: &OldDeclaration<'_>) -> bool {
    (old.name.ends_with(b".bf16") || old.name.ends_with(b".bf16x2")) && adapt::has_other_type(old)
}

fn bfloats_of_same_name(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let id = by_name(std::str::from_utf8(cx.name).ok()?)?;
    adapt::bitcasts_unnamed(cx, id, &[])
}

/// `abs.bf16[x2]` is `fabs`; the `bfloat`s may be integers.
fn bfloats(cx: &mut UpgradeContext<'_>, name: &str) -> Option<Outcome> {
    let ty = cx.result_type();
    let ty = match cx.types().integer_width(ty) {
        Some(16) => Type::BFLOAT,
        Some(32) => cx.vector_type(Type::BFLOAT, 2),
        _ => ty,
    };
    adapt::bitcasts_unnamed(cx, by_name(name)?, &[ty])
}

/// Calls an intrinsic that gained an overload type, which is the result's.
fn overloaded(cx: &mut UpgradeContext<'_>, name: &str) -> Option<Outcome> {
    let ty = cx.result_type();
    adapt::call_of(cx, name, &[ty]).map(Outcome::Replace)
}

/// `abs.i`, `abs.ll`
fn absolute(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let value = integer(cx)?;
    let ty = cx.result_type();
    let zero = cx.null(ty);
    let negated = cx.neg(value);
    let negated = cx.named(negated, "neg");
    let condition = cx.icmp(IntPredicate::Sge, value, zero);
    let condition = cx.named(condition, "abs.cond");
    let absolute = cx.select(condition, value, negated);
    Some(Outcome::Replace(cx.named(absolute, "abs")))
}

/// `atomic.load.*`
fn atomic(cx: &mut UpgradeContext<'_>, op: RmwOp) -> Option<Outcome> {
    let (pointer, value, ty) = (cx.arg(0)?, cx.arg(1)?, cx.result_type());
    let pointer_type = cx.type_of(pointer);
    if !cx.types().is_pointer(pointer_type) || cx.type_of(value) != ty {
        return None;
    }
    let access = MemoryAccess {
        align: Align::from_bytes(u64::from(cx.scalar_bits(ty)) / 8),
        ordering: Ordering::SequentiallyConsistent,
        ..MemoryAccess::default()
    };
    Some(Outcome::Replace(cx.atomic_rmw(op, pointer, value, &access).into()))
}

/// Calls a barrier with the same operands.
fn barrier(cx: &mut UpgradeContext<'_>, name: &str) -> Option<Outcome> {
    adapt::call_of(cx, name, &[])?;
    Some(Outcome::Erase)
}

/// `barrier0`: the barrier with number 0.
fn barrier_zero(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let zero = cx.i32(0);
    cx.intrinsic_named("nvvm.barrier.cta.sync.aligned.all", &[], &[zero])?;
    Some(Outcome::Erase)
}

/// `barrier0.{and,or,popc}`: reduces a predicate of all threads.
fn reducing_barrier(cx: &mut UpgradeContext<'_>, name: &str) -> Option<Outcome> {
    let predicate = cx.arg(0)?;
    let ty = cx.type_of(predicate);
    cx.types().integer_width(ty)?;
    let (number, zero) = (cx.i32(0), cx.null(ty));
    let truth = cx.icmp(IntPredicate::Ne, predicate, zero);
    let result = cx.intrinsic_named(name, &[], &[number, truth])?;
    let ty = cx.result_type();
    cx.types().integer_width(ty)?;
    Some(Outcome::Replace(cx.zext_or_trunc(result, ty)))
}

/// `clz.ll`: counts in 64 bits, with a 32-bit result.
fn leading_zeros(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let zero_is_poison = cx.bool(false);
    count(cx, ids::CTLZ, &[zero_is_poison], "ctlz")
}

/// `popc.ll`: counts in 64 bits, with a 32-bit result.
fn population(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    count(cx, ids::CTPOP, &[], "ctpop")
}

fn count(cx: &mut UpgradeContext<'_>, id: IntrinsicId, rest: &[Value], name: &str) -> Option<Outcome> {
    let value = cx.arg(0)?;
    let ty = cx.type_of(value);
    cx.types().integer_width(ty).filter(|&width| width > 32)?;
    let mut args = vec![value];
    args.extend_from_slice(rest);
    let count = cx.intrinsic(id, &[ty], &args)?;
    let count = cx.named(count, name);
    let short = cx.cast(Opcode::Trunc, count, Type::I32);
    Some(Outcome::Replace(cx.named(short, &format!("{name}.trunc"))))
}

/// `h2f`: the half is passed as an integer.
fn half_to_float(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let value = adapt::call_of(cx, "convert.from.fp16", &[Type::FLOAT])?;
    Some(Outcome::Replace(cx.named(value, "h2f")))
}

/// `tanh.approx.f32`: the approximation is expressed with a flag.
fn hyperbolic_tangent(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    cx.set_fast_math(FastMath::AFN);
    let ty = cx.result_type();
    adapt::call_of(cx, "tanh", &[ty]).map(Outcome::Replace)
}

/// `ldg.global.*`: an invariant load from global memory, with the alignment as argument.
fn load_invariant(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, align, ty) = (cx.arg(0)?, cx.constant_u64(cx.arg(1)?)?, cx.result_type());
    let pointer_type = cx.type_of(pointer);
    if !cx.types().is_pointer(pointer_type) {
        return None;
    }
    let global = cx.types().pointer(GLOBAL);
    let pointer = cx.cast(Opcode::AddrSpaceCast, pointer, global);
    let load = cx.load(ty, pointer, Some(Align::from_bytes(align)?));
    let empty = cx.tables().metadata.tuple(&[]);
    if let Some(load) = load.as_inst() {
        cx.attach(load, b"invariant.load", empty);
    }
    Some(Outcome::Replace(load))
}

/// `mapa.shared.cluster` returns a pointer to the shared memory of a cluster.
fn map_to_cluster(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let (args, ty) = (cx.args(), cx.result_type());
    if cx.arg_types(&args) != cx.module().param_types(callee) || !cx.types().is_pointer(ty) {
        return None;
    }
    let call = cx.call_function(callee, &args);
    let pointer = cx.cast(Opcode::AddrSpaceCast, call.into(), ty);
    cx.take_name(call);
    Some(Outcome::Replace(pointer))
}

/// `cp.async.bulk.*`: the destination used to be a pointer to the shared memory of a block, and there was no
/// number for a group of two blocks.
fn copy_to_cluster(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let wanted = cx.module().param_types(callee).to_vec();
    let mut args = cx.args();
    let destination = args.first_mut()?;
    let ty = cx.type_of(*destination);
    if !cx.types().is_pointer(ty) {
        return None;
    }
    *destination = cx.cast(Opcode::AddrSpaceCast, *destination, *wanted.first()?);
    if args.len() + 1 == wanted.len() {
        args.push(cx.i32(0));
    }
    if cx.arg_types(&args) != wanted {
        return None;
    }
    cx.call_function(callee, &args);
    Some(Outcome::Erase)
}

/// `bitcast.*`
fn bitcast(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    let from = cx.type_of(value);
    let bits = cx.scalar_bits(from);
    if bits == 0 || bits != cx.scalar_bits(ty) || cx.types().is_vector(from) || cx.types().is_vector(ty) {
        return None;
    }
    Some(Outcome::Replace(cx.bitcast(value, ty)))
}

/// `ptr.*.to.*`
fn cast_space(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, ty) = (cx.arg(0)?, cx.result_type());
    let from = cx.type_of(pointer);
    if !cx.types().is_pointer(from) || !cx.types().is_pointer(ty) {
        return None;
    }
    Some(Outcome::Replace(cx.cast(Opcode::AddrSpaceCast, pointer, ty)))
}

/// `rotate.*`: funnel shifts of a number with itself.
fn rotate(cx: &mut UpgradeContext<'_>, id: IntrinsicId) -> Option<Outcome> {
    let (value, by) = (integer(cx)?, cx.arg(1)?);
    let ty = cx.result_type();
    let by_type = cx.type_of(by);
    cx.types().integer_width(by_type)?;
    let by = cx.zext_or_trunc(by, ty);
    Some(Outcome::Replace(cx.intrinsic(id, &[ty], &[value, value, by])?))
}

/// `swap.lo.hi.b64`
fn swap_halves(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let value = integer(cx)?;
    let ty = cx.result_type();
    let by = cx.int(ty, 32);
    Some(Outcome::Replace(cx.intrinsic(ids::FSHL, &[ty], &[value, value, by])?))
}
