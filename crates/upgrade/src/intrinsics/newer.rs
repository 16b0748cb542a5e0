//! Intrinsics that LLVM 23 retired. Only LLVM 23's reader upgrades them; in LLVM 22 they are valid.

use draig_ir::intrinsics::{self, IntrinsicId};
use draig_ir::{Align, Global, InstBuild, MemoryAccess, Module, Opcode, Ordering, RmwOp, Type};
use draig_tables::intrinsics::{ids, newer_ids};

use super::{OldDeclaration, Outcome, PREFIX, Rule, UpgradeContext, adapt, generic, redirect, rename, rewrite, rule};

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    rule("aarch64.neon.vcvtfp2hf", rewrite(to_half)),
    rule("aarch64.neon.vcvthf2fp", rewrite(from_half)),
    rule("aarch64.sme.ftmopa.za16.nxv16i8", rename(|old| adapt::of_same_type(old, "aarch64.sme.fp8.ftmopa.za16"))),
    rule("aarch64.sme.ftmopa.za32.nxv16i8", rename(|old| adapt::of_same_type(old, "aarch64.sme.fp8.ftmopa.za32"))),
    rule("aarch64.sve.bfmmla", rename(|old| adapt::of_same_type(old, "aarch64.sve.fmmla"))),
    rule("convert.from.fp16*", rewrite(from_half)).when(|old| is_wide_float(old, old.result())),
    rule("convert.to.fp16*", rewrite(to_half)).when(|old| is_wide_float(old, old.param(0))),
    // Declared at once with the type that it has, before any call.
    rule("lifetime.end*", redirect(|old| declare_lifetime(old, ids::LIFETIME_END), generic::lifetime_end))
        .when(|old| old.params().len() == 2),
    rule("lifetime.start*", redirect(|old| declare_lifetime(old, ids::LIFETIME_START), generic::lifetime_start))
        .when(|old| old.params().len() == 2),
    // LLVM 22 loses the flags for fast arithmetic.
    rule(
        "masked.gather*",
        redirect(|old| old.declare(ids::MASKED_GATHER, &[old.result(), old.param(0)]), masked_with_flags),
    )
    .when(|old| old.params().len() == 4),
    rule(
        "masked.load*",
        redirect(|old| old.declare(ids::MASKED_LOAD, &[old.result(), old.param(0)]), masked_with_flags),
    )
    .when(|old| old.params().len() == 4),
    rule("nvvm.abs.i", rewrite(absolute)),
    rule("nvvm.abs.ll", rewrite(absolute)),
    rule("nvvm.atomic.add.gen.f.*", rewrite(|cx| atomic(cx, RmwOp::FAdd))),
    rule("nvvm.atomic.add.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::Add))),
    rule("nvvm.atomic.and.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::And))),
    rule("nvvm.atomic.cas.gen.i.*", rewrite(compare_and_swap)),
    rule("nvvm.atomic.dec.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::UDecWrap))),
    rule("nvvm.atomic.exch.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::Xchg))),
    rule("nvvm.atomic.inc.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::UIncWrap))),
    rule("nvvm.atomic.load.add.f32.*", rewrite(|cx| atomic(cx, RmwOp::FAdd))),
    rule("nvvm.atomic.load.add.f64.*", rewrite(|cx| atomic(cx, RmwOp::FAdd))),
    rule("nvvm.atomic.load.dec.32.*", rewrite(|cx| atomic(cx, RmwOp::UDecWrap))),
    rule("nvvm.atomic.load.inc.32.*", rewrite(|cx| atomic(cx, RmwOp::UIncWrap))),
    rule("nvvm.atomic.max.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::Max))),
    rule("nvvm.atomic.min.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::Min))),
    rule("nvvm.atomic.or.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::Or))),
    rule("nvvm.atomic.xor.gen.i.*", rewrite(|cx| atomic(cx, RmwOp::Xor))),
    rule("riscv.clmul.*", rename(|old| old.declare_same_type(ids::CLMUL))),
    rule("x86.bmi.pdep.32", rewrite(|cx| of_bits(cx, newer_ids::PDEP))),
    rule("x86.bmi.pdep.64", rewrite(|cx| of_bits(cx, newer_ids::PDEP))),
    rule("x86.bmi.pext.32", rewrite(|cx| of_bits(cx, newer_ids::PEXT))),
    rule("x86.bmi.pext.64", rewrite(|cx| of_bits(cx, newer_ids::PEXT))),
];

/// Whether a type is a number that `half` can be converted to.
fn is_wide_float(old: &OldDeclaration<'_>, ty: Type) -> bool {
    let types = &old.module.tables.types;
    types.float_format(ty).is_some_and(|format| format.width() > 16)
}

/// Declares a lifetime intrinsic without the size in front of the pointer.
fn declare_lifetime(old: &mut OldDeclaration<'_>, id: IntrinsicId) -> Option<Global> {
    let pointer = old.param(1);
    old.declare(id, &[pointer])
}

/// Converts integers that are the bits of `half`.
fn from_half(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (bits, result) = (cx.arg(0)?, cx.result_type());
    let ty = cx.type_of(bits);
    let fits = cx.arg_count() == 1 && cx.types().scalar(ty) == Type::I16;
    if !fits || !cx.types().is_float_or_vector(result) || cx.types().vector_len(ty) != cx.types().vector_len(result) {
        return None;
    }
    let half = cx.types().with_shape_of(Type::HALF, ty);
    let number = cx.bitcast(bits, half);
    Some(Outcome::Replace(cx.cast(Opcode::FpExt, number, result)))
}

/// Converts to integers that are the bits of `half`.
fn to_half(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (number, result) = (cx.arg(0)?, cx.result_type());
    let ty = cx.type_of(number);
    let fits = cx.arg_count() == 1 && cx.types().scalar(result) == Type::I16;
    if !fits || !cx.types().is_float_or_vector(ty) || cx.types().vector_len(ty) != cx.types().vector_len(result) {
        return None;
    }
    let half = cx.types().with_shape_of(Type::HALF, ty);
    let short = cx.cast(Opcode::FpTrunc, number, half);
    Some(Outcome::Replace(cx.bitcast(short, result)))
}

/// `masked.gather` and `masked.load`
fn masked_with_flags(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let flags = cx.body().flag_bits(cx.call);
    let outcome = generic::masked_pointer_first(cx, callee)?;
    if let Outcome::ReplaceNamed(value) = outcome
        && let Some(call) = value.as_inst()
    {
        cx.body_mut().set_flag_bits(call, flags);
    }
    Some(outcome)
}

/// `abs.i`, `abs.ll`
fn absolute(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    if cx.arg_count() != 1 || cx.type_of(value) != ty || !cx.types().is_integer(ty) {
        return None;
    }
    let least_is_poison = cx.bool(true);
    let absolute = cx.intrinsic(ids::ABS, &[ty], &[value, least_is_poison])?;
    Some(Outcome::Replace(cx.named(absolute, "abs")))
}

/// Parts of the names of NVVM's atomic operations, and the scopes that they stand for.
const SCOPES: [(&[u8], &[u8]); 2] = [(b".cta.", b"block"), (b".load.", b"device")];

/// Returns the memory access of an NVVM atomic operation, whose name ends with its scope and types.
fn access(cx: &mut UpgradeContext<'_>) -> Option<MemoryAccess> {
    let contains = |part: &[u8]| cx.name.windows(part.len()).any(|window| window == part);
    let scope = SCOPES.iter().find(|(part, _)| contains(part)).map(|&(_, scope)| scope);
    let result = cx.result_type();
    let align = Align::from_bytes(cx.module().store_size(result)?.min)?;
    let mut access = MemoryAccess { align: Some(align), ordering: Ordering::Monotonic, ..MemoryAccess::default() };
    if let Some(scope) = scope {
        access.scope = cx.tables().sync_scopes.intern(scope);
    }
    Some(access)
}

fn atomic(cx: &mut UpgradeContext<'_>, op: RmwOp) -> Option<Outcome> {
    let (pointer, value) = (cx.arg(0)?, cx.arg(1)?);
    let pointer_type = cx.type_of(pointer);
    if cx.arg_count() != 2 || !cx.types().is_pointer(pointer_type) || cx.type_of(value) != cx.result_type() {
        return None;
    }
    let access = access(cx)?;
    Some(Outcome::Replace(cx.atomic_rmw(op, pointer, value, &access).into()))
}

fn compare_and_swap(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, expected, new) = (cx.arg(0)?, cx.arg(1)?, cx.arg(2)?);
    let (pointer_type, ty) = (cx.type_of(pointer), cx.result_type());
    let fits = cx.arg_count() == 3 && cx.types().is_pointer(pointer_type);
    if !fits || cx.type_of(expected) != ty || cx.type_of(new) != ty {
        return None;
    }
    let access = MemoryAccess { failure: Ordering::Monotonic, ..access(cx)? };
    let result = cx.types().literal_struct(&[ty, Type::I1], false);
    let pair = cx.insert(InstBuild::memory(Opcode::CmpXchg, result, &access), &[pointer, expected, new]);
    Some(Outcome::Replace(cx.extract_value(pair.into(), 0)))
}

/// Calls an intrinsic with the same arguments, whose type is its overload type.
fn of_bits(cx: &mut UpgradeContext<'_>, id: IntrinsicId) -> Option<Outcome> {
    let (args, ty) = (cx.args(), cx.result_type());
    if cx.arg_types(&args) != [ty, ty] {
        return None;
    }
    cx.intrinsic(id, &[ty], &args).map(Outcome::Replace)
}

/// Sets the attributes of every declaration to those of LLVM 23. Unknown declarations keep theirs.
pub(super) fn finish(module: &mut Module) {
    for function in module.functions().to_vec() {
        if !module.name(function).starts_with(PREFIX) {
            continue;
        }
        let Some(id) = intrinsics::id_of(module, function).filter(|id| !id.is_retired()) else { continue };
        let ty = module.global(function).value_type;
        if intrinsics::match_signature(&module.tables, id, ty).is_err() {
            continue;
        }
        let attributes = intrinsics::attributes_of_newer(&mut module.tables, id, ty);
        if let Some(data) = module.global_mut(function).as_function_mut() {
            data.attributes = attributes;
        }
    }
}
