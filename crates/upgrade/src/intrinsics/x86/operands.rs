//! Families whose intrinsics still exist, but with other operand types.

use draig_ir::{Global, Opcode, Type, Value};

use super::super::adapt::bitcast_arguments;
use super::super::{Outcome, UpgradeContext, by_name};
use super::mask::{Maskable as _, mask_integer, mask_vector};

/// Returns the types of the parameters of a declaration.
fn param_types(cx: &UpgradeContext<'_>, callee: Global) -> Vec<Type> {
    cx.module().param_types(callee).to_vec()
}

/// The trailing immediate changed from `i32` to `i8`.
pub(super) fn narrow_immediate(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    let last = args.last_mut()?;
    *last = cx.cast(Opcode::Trunc, *last, Type::I8);
    if cx.arg_types(&args) != param_types(cx, callee) {
        return None;
    }
    Some(Outcome::ReplaceNamed(cx.call_function(callee, &args).into()))
}

/// `xop.vfrcz.s*` had an unused first operand.
pub(super) fn without_first_operand(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let args = [cx.arg(1)?];
    Some(Outcome::ReplaceNamed(cx.call_function(callee, &args).into()))
}

/// `avx512.mask.cmp.p*`: mask and result used to be integers.
pub(super) fn compare_floats_to_mask(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    let lanes = cx.fixed_lanes(cx.arg_type(0)?)?;
    let mask = args.get_mut(3)?;
    *mask = mask_vector(cx, *mask, lanes)?;
    if cx.arg_types(&args) != param_types(cx, callee) {
        return None;
    }
    let call = cx.call_function(callee, &args);
    let result = mask_integer(cx, call.into(), None)?;
    cx.take_name(call);
    Some(Outcome::Replace(result))
}

/// `rdtscp` used to store the second part of the current result.
pub(super) fn read_time(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let pointer = cx.arg(0)?;
    let call = cx.call_function(callee, &[]);
    let result = super::memory::store_second_part(cx, call.into(), pointer)?;
    cx.take_name(call);
    Some(Outcome::Replace(result))
}

/// Calls the intrinsic without a mask, whose name is that of the call without `mask.` or `maskz.`. Lanes that
/// the mask excludes are taken from the first argument, or are zero. `operands` is the number of arguments
/// before the mask.
pub(super) fn merge_first(cx: &mut UpgradeContext<'_>, operands: usize) -> Option<Outcome> {
    let name = std::str::from_utf8(cx.name).ok()?;
    let (zeroing, rest) = match name.strip_prefix("x86.avx512.maskz.") {
        Some(rest) => (true, rest),
        None => (false, name.strip_prefix("x86.avx512.mask.")?),
    };
    let id = by_name(&format!("x86.avx512.{rest}"))?;
    let callee = cx.declaration(id, &[])?;
    let args = bitcast_arguments(cx, callee, operands, "")?;
    let result: Option<Value> = Some(cx.call_function(callee, &args).into());
    if zeroing { result.zeroed(cx, operands) } else { result.merged(cx, 0, operands) }
}

/// `avx512.mask[z].vperm{i,t}2var.*`: in the second form, indices come first. Lanes that the mask excludes
/// are taken from the second argument, or are zero.
pub(super) fn permute_two(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let name = std::str::from_utf8(cx.name).ok()?;
    let (form, rest) = name.split_once(".vperm")?;
    let (kind, width) = rest.split_once("2var.")?;
    let (first, second, third) = (cx.arg(0)?, cx.arg(1)?, cx.arg(2)?);
    let args = if kind == "t" { [second, first, third] } else { [first, second, third] };
    let id = by_name(&format!("x86.avx512.vpermi2var.{width}"))?;
    let callee = cx.declaration(id, &[])?;
    if cx.arg_types(&args) != param_types(cx, callee) {
        return None;
    }
    let ty = cx.result_type();
    let result: Value = cx.call_function(callee, &args).into();
    if form.ends_with(".maskz") {
        return Some(result).zeroed(cx, 3);
    }
    let kept = cx.bitcast(second, ty);
    let mask = cx.arg(3)?;
    super::mask::select(cx, mask, result, kept).done()
}

/// Calls the intrinsic with this name with the first `operands` arguments, and applies the mask that follows
/// them.
pub(super) fn unmasked(cx: &mut UpgradeContext<'_>, name: &str, operands: usize) -> Option<Outcome> {
    let callee = by_name(name).and_then(|id| cx.declaration(id, &[]))?;
    let args = cx.args().get(..operands)?.to_vec();
    if cx.arg_types(&args) != param_types(cx, callee) {
        return None;
    }
    let result: Option<Value> = Some(cx.call_function(callee, &args).into());
    result.masked(cx, operands)
}
