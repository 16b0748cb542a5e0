//! Helpers for the tables of targets: declarations by name, and calls whose operand or result types changed.

use draig_ir::intrinsics::{self, IntrinsicId};
use draig_ir::{Global, Type, TypeKind, Value};

use super::{OldDeclaration, Outcome, UpgradeContext, by_name};

/// Declares the current intrinsic that has the name of the old one and no overload types.
pub(super) fn same_name(old: &mut OldDeclaration<'_>) -> Option<Global> {
    let name = std::str::from_utf8(old.name).ok()?;
    old.declare_named(name, &[])
}

/// Whether the type differs from that of the current intrinsic with exactly this name.
pub(super) fn has_other_type(old: &OldDeclaration<'_>) -> bool {
    let ty = old.module.global(old.function).value_type;
    let id = std::str::from_utf8(old.name).ok().and_then(by_name);
    id.is_some_and(|id| intrinsics::match_signature(&old.module.tables, id, ty).is_err())
}

/// Declares the intrinsic with this base name that has the type of the old one.
pub(super) fn of_same_type(old: &mut OldDeclaration<'_>, name: &str) -> Option<Global> {
    old.declare_same_type(by_name(name)?)
}

/// Calls the new declaration with the same arguments and name, but without attributes.
pub(super) fn plain_call(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let args = cx.args();
    (cx.arg_types(&args) == cx.module().param_types(callee))
        .then(|| Outcome::ReplaceNamed(cx.call_function(callee, &args).into()))
}

/// Calls an intrinsic with the same arguments and these overload types.
pub(super) fn call_of(cx: &mut UpgradeContext<'_>, name: &str, overloads: &[Type]) -> Option<Value> {
    let callee = cx.declaration(by_name(name)?, overloads)?;
    let args = cx.args();
    (cx.arg_types(&args) == cx.module().param_types(callee)).then(|| cx.call_function(callee, &args).into())
}

/// Number of bits of a number or fixed vector of numbers.
fn bits(cx: &UpgradeContext<'_>, ty: Type) -> Option<u32> {
    let lanes = match cx.module().tables.types.kind(ty) {
        TypeKind::Vector { .. } => cx.fixed_lanes(ty)?,
        _ => 1,
    };
    lanes.checked_mul(cx.scalar_bits(ty)).filter(|&bits| bits > 0)
}

/// Converts the first arguments to a function's parameter types, which have the same number of bits but
/// different lanes. The conversions are named `name`.
pub(super) fn bitcast_arguments(
    cx: &mut UpgradeContext<'_>,
    callee: Global,
    count: usize,
    name: &str,
) -> Option<Vec<Value>> {
    let wanted = cx.module().param_types(callee).to_vec();
    let args = cx.args();
    if wanted.len() != count || args.len() < count {
        return None;
    }
    let mut converted = Vec::with_capacity(count);
    for (arg, ty) in args.into_iter().zip(wanted) {
        let from = cx.type_of(arg);
        if from != ty && bits(cx, from)? != bits(cx, ty)? {
            return None;
        }
        let cast = cx.bitcast(arg, ty);
        converted.push(if cast == arg { arg } else { cx.named(cast, name) });
    }
    Some(converted)
}

/// Operands and result have the same bits as before, but different lanes.
pub(super) fn bitcasts(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    bitcasts_named(cx, callee, "")
}

/// Same as [`bitcasts`], with a name for the conversions of operands.
pub(super) fn bitcasts_named(cx: &mut UpgradeContext<'_>, callee: Global, name: &str) -> Option<Outcome> {
    let count = cx.arg_count();
    let args = bitcast_arguments(cx, callee, count, name)?;
    let old = cx.result_type();
    let call = cx.call_function(callee, &args);
    let new = cx.body().inst_type(call);
    if new == old {
        return Some(Outcome::ReplaceNamed(call.into()));
    }
    if bits(cx, old)? != bits(cx, new)? {
        return None;
    }
    let result = cx.bitcast(call.into(), old);
    cx.take_name(call);
    Some(Outcome::Replace(result))
}

/// Same as [`bitcasts`], but the new call does not take the old one's name, and a declaration is only added
/// if there is a call.
pub(super) fn bitcasts_unnamed(cx: &mut UpgradeContext<'_>, id: IntrinsicId, overloads: &[Type]) -> Option<Outcome> {
    let callee = cx.declaration(id, overloads)?;
    let count = cx.arg_count();
    let args = bitcast_arguments(cx, callee, count, "")?;
    let (old, call) = (cx.result_type(), Value::from(cx.call_function(callee, &args)));
    let new = cx.type_of(call);
    if new != old && bits(cx, old)? != bits(cx, new)? {
        return None;
    }
    Some(Outcome::Replace(cx.bitcast(call, old)))
}
