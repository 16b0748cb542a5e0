//! Conversions, which are now casts.

use draig_ir::{Opcode, Type, Value};

use super::super::{Outcome, UpgradeContext};
use super::fma::CURRENT_ROUNDING;

/// Returns argument 0, truncated to the number of lanes of the result.
fn low_lanes(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let value = cx.arg(0)?;
    let (from, to) = (cx.fixed_lanes(cx.type_of(value))?, cx.fixed_lanes(cx.result_type())?);
    if from <= to {
        return (from == to).then_some(value);
    }
    let low: Vec<i32> = (0..to as i32).collect();
    Some(cx.shuffle(value, value, &low))
}

fn is_integers(cx: &mut UpgradeContext<'_>, ty: Type) -> bool {
    cx.types().is_integer_or_vector(ty)
}

/// `pmovsx*`, `pmovzx*`: extends the low lanes.
pub(super) fn widen(cx: &mut UpgradeContext<'_>, opcode: Opcode) -> Option<Value> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    let from = cx.type_of(value);
    let lanes = cx.fixed_lanes(ty).filter(|&lanes| cx.fixed_lanes(from).is_some_and(|from| lanes <= from))?;
    if !is_integers(cx, from) || !is_integers(cx, ty) || cx.scalar_bits(from) >= cx.scalar_bits(ty) {
        return None;
    }
    let low: Vec<i32> = (0..lanes as i32).collect();
    let low = cx.shuffle_one(value, &low);
    Some(cx.cast(opcode, low, ty))
}

/// `pmov*`: truncates each lane.
pub(super) fn narrow(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    let from = cx.type_of(value);
    let fits = is_integers(cx, from)
        && is_integers(cx, ty)
        && cx.fixed_lanes(from).is_some_and(|lanes| cx.fixed_lanes(ty) == Some(lanes))
        && cx.scalar_bits(from) > cx.scalar_bits(ty);
    fits.then(|| cx.cast(Opcode::Trunc, value, ty))
}

/// `cvtdq2p*`, `cvtqq2p*` and the unsigned ones: integers to floating-point numbers. With a rounding
/// argument, calls the intrinsic with that name.
pub(super) fn from_integers(cx: &mut UpgradeContext<'_>, opcode: Opcode) -> Option<Value> {
    let value = low_lanes(cx)?;
    let (from, ty) = (cx.type_of(value), cx.result_type());
    if !is_integers(cx, from) || !cx.types().is_float_or_vector(ty) {
        return None;
    }
    if let Some(mode) = cx.arg(3).filter(|&mode| cx.constant_u64(mode) != Some(CURRENT_ROUNDING)) {
        let name = if opcode == Opcode::SiToFp { "x86.avx512.sitofp.round" } else { "x86.avx512.uitofp.round" };
        return cx.intrinsic_named(name, &[ty, from], &[value, mode]);
    }
    let cast = cx.cast(opcode, value, ty);
    Some(cx.named(cast, "cvt"))
}

/// `cvtps2pd`
pub(super) fn singles_to_doubles(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let value = low_lanes(cx)?;
    let (from, ty) = (cx.type_of(value), cx.result_type());
    if cx.types().scalar(from) != Type::FLOAT || cx.types().scalar(ty) != Type::DOUBLE {
        return None;
    }
    let cast = cx.cast(Opcode::FpExt, value, ty);
    Some(cx.named(cast, "cvtps2pd"))
}

/// `vcvtph2ps`: the halves are passed as integers.
pub(super) fn halves_to_singles(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let value = low_lanes(cx)?;
    let (from, ty) = (cx.type_of(value), cx.result_type());
    if cx.types().scalar(from) != Type::I16 || cx.types().scalar(ty) != Type::FLOAT {
        return None;
    }
    let lanes = cx.fixed_lanes(ty)?;
    let halves = cx.vector_type(Type::HALF, lanes);
    let value = cx.bitcast(value, halves);
    let cast = cx.cast(Opcode::FpExt, value, ty);
    Some(cx.named(cast, "cvtph2ps"))
}

/// `cvt[u]si[64]2s*`: converts an integer to lane 0.
pub(super) fn scalar_from_integer(cx: &mut UpgradeContext<'_>, opcode: Opcode) -> Option<Outcome> {
    let (rest, value) = (cx.arg(0)?, cx.arg(1)?);
    let from = cx.type_of(value);
    let element = lane_type(cx, rest)?;
    if !cx.types().is_integer(from) || !cx.types().is_float(element) {
        return None;
    }
    let number = cx.cast(opcode, value, element);
    Some(Outcome::Replace(cx.insert_element(rest, number, 0)))
}

/// `cvtss2sd`: lane 0 of the second vector to lane 0 of the first one.
pub(super) fn scalar_single_to_double(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (rest, value) = (cx.arg(0)?, cx.arg(1)?);
    let element = lane_type(cx, rest)?;
    if lane_type(cx, value)? != Type::FLOAT || element != Type::DOUBLE {
        return None;
    }
    let lane = cx.extract_element(value, 0);
    let number = cx.cast(Opcode::FpExt, lane, element);
    Some(Outcome::Replace(cx.insert_element(rest, number, 0)))
}

fn lane_type(cx: &mut UpgradeContext<'_>, vector: Value) -> Option<Type> {
    let ty = cx.type_of(vector);
    cx.fixed_lanes(ty)?;
    Some(cx.types().scalar(ty))
}

/// `avx512.mask.pbroadcast.*.gpr.*`: a scalar in every lane.
pub(super) fn splat(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (value, ty) = (cx.arg(0)?, cx.result_type());
    let lanes = cx.fixed_lanes(ty)?;
    (cx.types().scalar(ty) == cx.type_of(value)).then(|| cx.vector_splat(lanes, value))
}

/// `avx512.broadcastm*`: a mask as a number in every lane.
pub(super) fn splat_mask(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (mask, ty) = (cx.arg(0)?, cx.result_type());
    let lanes = cx.fixed_lanes(ty)?;
    let (from, element) = (cx.type_of(mask), cx.types().scalar(ty));
    if !cx.types().is_integer(from) || cx.scalar_bits(from) > cx.scalar_bits(element) {
        return None;
    }
    let number = cx.zext_or_trunc(mask, element);
    Some(Outcome::Replace(cx.vector_splat(lanes, number)))
}
