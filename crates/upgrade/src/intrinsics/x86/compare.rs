//! Comparisons, and operations on masks as integers.

use draig_ir::{IntPredicate, Opcode, Type, Value};

use super::super::{Outcome, UpgradeContext};
use super::mask::{Maskable as _, mask_integer, mask_vector};

/// Relation that a comparison tests in each lane.
#[derive(Clone, Copy)]
enum Relation {
    Is(IntPredicate),
    Always,
    Never,
}

/// Returns the relation that an immediate of AVX-512 encodes. ≥ and > are the negations of < and ≤.
fn avx512_relation(immediate: u64, signed: bool) -> Option<Relation> {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    Some(match (immediate, signed) {
        (0, _) => Relation::Is(Eq),
        (1, true) => Relation::Is(Slt),
        (1, false) => Relation::Is(Ult),
        (2, true) => Relation::Is(Sle),
        (2, false) => Relation::Is(Ule),
        (3, _) => Relation::Never,
        (4, _) => Relation::Is(Ne),
        (5, true) => Relation::Is(Sge),
        (5, false) => Relation::Is(Uge),
        (6, true) => Relation::Is(Sgt),
        (6, false) => Relation::Is(Ugt),
        (7, _) => Relation::Always,
        _ => return None,
    })
}

/// XOP's relations by name, in the order of its immediate.
const XOP_RELATIONS: [(&str, Relation, Relation); 8] = [
    ("lt", Relation::Is(IntPredicate::Slt), Relation::Is(IntPredicate::Ult)),
    ("le", Relation::Is(IntPredicate::Sle), Relation::Is(IntPredicate::Ule)),
    ("gt", Relation::Is(IntPredicate::Sgt), Relation::Is(IntPredicate::Ugt)),
    ("ge", Relation::Is(IntPredicate::Sge), Relation::Is(IntPredicate::Uge)),
    ("eq", Relation::Is(IntPredicate::Eq), Relation::Is(IntPredicate::Eq)),
    ("ne", Relation::Is(IntPredicate::Ne), Relation::Is(IntPredicate::Ne)),
    ("false", Relation::Never, Relation::Never),
    ("true", Relation::Always, Relation::Always),
];

/// Arguments 0 and 1: vectors of integers of the same type.
fn two(cx: &mut UpgradeContext<'_>) -> Option<(Value, Value, Type)> {
    let (lhs, rhs) = (cx.arg(0)?, cx.arg(1)?);
    let ty = cx.type_of(lhs);
    cx.fixed_lanes(ty)?;
    (ty == cx.type_of(rhs) && cx.types().is_integer_or_vector(ty)).then_some((lhs, rhs, ty))
}

fn relate(cx: &mut UpgradeContext<'_>, relation: Relation) -> Option<Value> {
    let (lhs, rhs, ty) = two(cx)?;
    let truth = cx.types().with_shape_of(Type::I1, ty);
    Some(match relation {
        Relation::Is(predicate) => cx.icmp(predicate, lhs, rhs),
        Relation::Always => cx.all_ones(truth),
        Relation::Never => cx.null(truth),
    })
}

/// `pcmpeq*`, `pcmpgt*`: the result is all ones or all zeros in each lane.
pub(super) fn compare_to_lanes(cx: &mut UpgradeContext<'_>, predicate: IntPredicate) -> Option<Outcome> {
    let (lhs, rhs, ty) = two(cx)?;
    let truth = cx.icmp(predicate, lhs, rhs);
    Some(Outcome::Replace(cx.cast(Opcode::SExt, truth, ty)))
}

/// `vpcom*`: the relation and `u` are in the name, or the relation is an immediate.
pub(super) fn xop_compare(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let name = cx.name_after("x86.xop.vpcom");
    // The last letter is the width of the lanes.
    let name = &name[..name.len().checked_sub(1)?];
    let (name, signed) = match name.strip_suffix(b"u") {
        // `equ` is `eq` of unsigned lanes; no relation ends in `u`.
        Some(name) => (name, false),
        None => (name, true),
    };
    let (_, of_signed, of_unsigned) = if name.is_empty() {
        XOP_RELATIONS[(cx.constant_u64(cx.arg(2)?)? & 7) as usize]
    } else {
        *XOP_RELATIONS.iter().find(|(relation, ..)| relation.as_bytes() == name)?
    };
    let ty = cx.arg_type(0)?;
    let constant = match if signed { of_signed } else { of_unsigned } {
        Relation::Is(predicate) => return compare_to_lanes(cx, predicate),
        Relation::Always => cx.all_ones(ty),
        Relation::Never => cx.null(ty),
    };
    Some(Outcome::Replace(constant))
}

/// `avx512.mask.{cmp,ucmp}.*`: the relation is an immediate.
pub(super) fn compare_to_mask(cx: &mut UpgradeContext<'_>, signed: bool) -> Option<Outcome> {
    let relation = avx512_relation(cx.constant_u64(cx.arg(2)?)? & 7, signed)?;
    let truth = relate(cx, relation)?;
    let mask = cx.arg(3)?;
    mask_integer(cx, truth, Some(mask)).done()
}

/// `avx512.mask.pcmp{eq,gt}.*`
pub(super) fn equal_or_greater_to_mask(cx: &mut UpgradeContext<'_>, predicate: IntPredicate) -> Option<Outcome> {
    let truth = relate(cx, Relation::Is(predicate))?;
    let mask = cx.arg(2)?;
    mask_integer(cx, truth, Some(mask)).done()
}

/// `avx512.ptest[n]m.*`: whether the lanes have a bit in common.
pub(super) fn test_to_mask(cx: &mut UpgradeContext<'_>, predicate: IntPredicate) -> Option<Outcome> {
    let (lhs, rhs, ty) = two(cx)?;
    let common = cx.binary(Opcode::And, lhs, rhs);
    let zero = cx.null(ty);
    let truth = cx.icmp(predicate, common, zero);
    let mask = cx.arg(2)?;
    mask_integer(cx, truth, Some(mask)).done()
}

/// `avx512.cvt*2mask.*`: the sign bits.
pub(super) fn signs_to_mask(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let value = cx.arg(0)?;
    let ty = cx.type_of(value);
    cx.fixed_lanes(ty).filter(|_| cx.types().is_integer_or_vector(ty))?;
    let zero = cx.null(ty);
    let signs = cx.icmp(IntPredicate::Slt, value, zero);
    mask_integer(cx, signs, None).done()
}

/// `avx512.cvtmask2*.*`: sets all bits of each lane whose mask bit is set.
pub(super) fn mask_to_lanes(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (mask, ty) = (cx.arg(0)?, cx.result_type());
    let lanes = cx.fixed_lanes(ty)?;
    let mask = mask_vector(cx, mask, lanes)?;
    let value = cx.cast(Opcode::SExt, mask, ty);
    Some(Outcome::Replace(cx.named(value, "vpmovm2")))
}

/// `avx512.mask.fpclass.*`, `avx512.mask.vpshufbitqmb.*`: the intrinsic without the mask, which is argument 2.
pub(super) fn classify_to_mask(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let rest = std::str::from_utf8(cx.name_after("x86.avx512.mask.")).ok()?;
    let (first, second, mask) = (cx.arg(0)?, cx.arg(1)?, cx.arg(2)?);
    let class = cx.intrinsic_named(&format!("x86.avx512.{rest}"), &[], &[first, second])?;
    mask_integer(cx, class, Some(mask)).done()
}

/// `avx512.cmp.p*`, which has no mask, is `avx512.mask.cmp.p*` with a full mask, followed by a rounding
/// argument.
pub(super) fn compare_floats(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let rest = std::str::from_utf8(cx.name_after("x86.avx512.cmp.")).ok()?;
    let ty = cx.result_type();
    let mut args = cx.args();
    if args.len() < 3 {
        return None;
    }
    args.insert(3, cx.all_ones(ty));
    cx.intrinsic_named(&format!("x86.avx512.mask.cmp.{rest}"), &[], &args).done()
}

/// `avx512.k{and,andn,or,xor,xnor}.w`; the first operand may be inverted.
pub(super) fn mask_logic(cx: &mut UpgradeContext<'_>, opcode: Opcode, invert: bool) -> Option<Outcome> {
    let (lhs, rhs) = (cx.arg(0)?, cx.arg(1)?);
    let ty = cx.type_of(lhs);
    let width = cx.types().integer_width(ty)?;
    let mut a = mask_vector(cx, lhs, width)?;
    let b = mask_vector(cx, rhs, width)?;
    if invert {
        a = cx.not(a);
    }
    let result = cx.binary(opcode, a, b);
    Some(Outcome::Replace(cx.bitcast(result, ty)))
}

/// `avx512.knot.w`
pub(super) fn mask_not(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let mask = cx.arg(0)?;
    let ty = cx.type_of(mask);
    let width = cx.types().integer_width(ty)?;
    let vector = mask_vector(cx, mask, width)?;
    let inverted = cx.not(vector);
    Some(Outcome::Replace(cx.bitcast(inverted, ty)))
}

/// `avx512.kortest{c,z}.w`: whether the union is all ones, or empty.
pub(super) fn mask_test(cx: &mut UpgradeContext<'_>, ones: bool) -> Option<Outcome> {
    let (lhs, rhs) = (cx.arg(0)?, cx.arg(1)?);
    let ty = cx.type_of(lhs);
    let width = cx.types().integer_width(ty)?;
    let a = mask_vector(cx, lhs, width)?;
    let b = mask_vector(cx, rhs, width)?;
    let union = cx.binary(Opcode::Or, a, b);
    let union = cx.bitcast(union, ty);
    let all = if ones { cx.all_ones(ty) } else { cx.null(ty) };
    let equal = cx.icmp(IntPredicate::Eq, union, all);
    Some(Outcome::Replace(cx.cast(Opcode::ZExt, equal, Type::I32)))
}

/// `avx512.kunpck.*`: the low halves of both masks, with that of the second mask first.
pub(super) fn mask_unpack(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (lhs, rhs) = (cx.arg(0)?, cx.arg(1)?);
    let ty = cx.type_of(lhs);
    let width = cx.types().integer_width(ty).filter(|width| width % 2 == 0)?;
    let a = mask_vector(cx, lhs, width)?;
    let b = mask_vector(cx, rhs, width)?;
    let all: Vec<i32> = (0..width as i32).collect();
    let half = &all[..all.len() / 2];
    let a = cx.shuffle(a, a, half);
    let b = cx.shuffle(b, b, half);
    let both = cx.shuffle(b, a, &all);
    Some(Outcome::Replace(cx.bitcast(both, ty)))
}

/// `avx512.mask.move.s*`: lane 0 of the second vector, or of the third one if the mask is zero; the other
/// lanes come from the first vector.
pub(super) fn move_scalar(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (rest, on_one, on_zero, mask) = (cx.arg(0)?, cx.arg(1)?, cx.arg(2)?, cx.arg(3)?);
    let ty = cx.result_type();
    cx.fixed_lanes(ty)?;
    if [rest, on_one, on_zero].iter().any(|&value| cx.type_of(value) != ty) {
        return None;
    }
    let mask_type = cx.type_of(mask);
    cx.types().integer_width(mask_type)?;
    let one = cx.int(mask_type, 1);
    let bit = cx.binary(Opcode::And, mask, one);
    let zero = cx.null(mask_type);
    let condition = cx.icmp(IntPredicate::Ne, bit, zero);
    let on_one = cx.extract_element(on_one, 0);
    let on_zero = cx.extract_element(on_zero, 0);
    let chosen = cx.select(condition, on_one, on_zero);
    Some(Outcome::Replace(cx.insert_element(rest, chosen, 0)))
}
