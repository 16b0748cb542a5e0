//! Retired intrinsics of Arm.

use draig_ir::intrinsics::{self, IntrinsicId};
use draig_ir::{Type, Value};
use draig_tables::intrinsics::ids;

use super::aarch64::{name_like_call, products_of_bfloats};
use super::generic::append_false;
use super::{OldDeclaration, Outcome, Rule, UpgradeContext, adapt, by_name, redirect, rename, rewrite, rule};

/// Same operands and result under another name.
macro_rules! same_type {
    ($name:literal) => {
        rename(|old| adapt::of_same_type(old, $name))
    };
}

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    rule("arm.cde.vcx*", rewrite(with_two_lane_predicate)).when(has_four_lane_predicate),
    rule("arm.mve.mull.int.predicated.*", rewrite(with_two_lane_predicate)).when(has_four_lane_predicate),
    rule("arm.mve.vctp64", rewrite(two_lane_tail_predicate)).when(adapt::has_other_type),
    rule("arm.mve.vldr.gather.*", rewrite(with_two_lane_predicate)).when(has_four_lane_predicate),
    rule("arm.mve.vqdmull.predicated.*", rewrite(with_two_lane_predicate)).when(has_four_lane_predicate),
    rule("arm.mve.vrintn.*", same_type!("roundeven")),
    rule("arm.mve.vstr.scatter.*", rewrite(with_two_lane_predicate)).when(has_four_lane_predicate),
    rule("arm.neon.bfdot.v2f32.v8i8", redirect(|old| products_of_bfloats(old, "arm.neon.bfdot"), adapt::bitcasts)),
    rule("arm.neon.bfdot.v4f32.v16i8", redirect(|old| products_of_bfloats(old, "arm.neon.bfdot"), adapt::bitcasts)),
    rule("arm.neon.bfmlalb.*", redirect(|old| old.declare_named("arm.neon.bfmlalb", &[]), adapt::bitcasts)),
    rule("arm.neon.bfmlalt.*", redirect(|old| old.declare_named("arm.neon.bfmlalt", &[]), adapt::bitcasts)),
    rule("arm.neon.bfmmla.*", redirect(|old| old.declare_named("arm.neon.bfmmla", &[]), adapt::bitcasts)),
    rule("arm.neon.vclz.*", redirect(|old| old.declare(ids::CTLZ, &[old.result()]), append_false)),
    rule("arm.neon.vcnt.*", redirect(|old| old.declare_same_type(ids::CTPOP), adapt::plain_call)),
    rule("arm.neon.vqadds.*", same_type!("sadd.sat")),
    rule("arm.neon.vqaddu.*", same_type!("uadd.sat")),
    rule("arm.neon.vqsubs.*", same_type!("ssub.sat")),
    rule("arm.neon.vqsubu.*", same_type!("usub.sat")),
    rule("arm.neon.vrinta.*", same_type!("round")),
    rule("arm.neon.vrintm.*", same_type!("floor")),
    rule("arm.neon.vrintn.*", same_type!("roundeven")),
    rule("arm.neon.vrintp.*", same_type!("ceil")),
    rule("arm.neon.vrintx.*", same_type!("rint")),
    rule("arm.neon.vrintz.*", same_type!("trunc")),
    rule("arm.rbit", redirect(|old| old.declare_same_type(ids::BITREVERSE), adapt::plain_call)),
    rule("arm.thread.pointer", redirect(|old| old.declare(ids::THREAD_POINTER, &[old.result()]), adapt::plain_call)),
];

/// Whether a predicate of four lanes is used for vectors of two 64-bit lanes.
fn has_four_lane_predicate(old: &OldDeclaration<'_>) -> bool {
    old.name.ends_with(b".v4i1") && old.name.windows(5).any(|part| part == b"v2i64")
}

/// Predicates are converted through an integer.
fn convert_predicate(cx: &mut UpgradeContext<'_>, predicate: Value, to: Type) -> Option<Value> {
    let from = cx.type_of(predicate);
    let bits = cx.intrinsic_named("arm.mve.pred.v2i", &[from], &[predicate])?;
    cx.intrinsic_named("arm.mve.pred.i2v", &[to], &[bits])
}

/// `vctp64` returns a predicate of two lanes.
fn two_lane_tail_predicate(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let count = cx.arg(0)?;
    let four = cx.vector_type(Type::I1, 4);
    if cx.result_type() != four || cx.type_of(count) != Type::I32 {
        return None;
    }
    let predicate = cx.intrinsic_named("arm.mve.vctp64", &[], &[count])?;
    name_like_call(cx, predicate);
    convert_predicate(cx, predicate, four).map(Outcome::Replace)
}

/// The same intrinsic with predicates of two lanes.
fn with_two_lane_predicate(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (two, four) = (cx.vector_type(Type::I1, 2), cx.vector_type(Type::I1, 4));
    let mut args = cx.args();
    let mut params = cx.arg_types(&args);
    for param in &mut params {
        if *param == four {
            *param = two;
        }
    }
    let result = cx.result_type();
    let ty = cx.types().function(result, &params, false);
    let id = intrinsic_of_call(cx)?;
    let overloads = intrinsics::match_signature(&cx.module().tables, id, ty).ok()?;
    for arg in &mut args {
        if cx.type_of(*arg) == four {
            *arg = convert_predicate(cx, *arg, two)?;
        }
    }
    let call = cx.intrinsic(id, &overloads, &args)?;
    name_like_call(cx, call);
    Some(Outcome::Replace(call))
}

/// Returns the intrinsic of the call, whose name continues with overload types.
fn intrinsic_of_call(cx: &UpgradeContext<'_>) -> Option<IntrinsicId> {
    let name = std::str::from_utf8(cx.name).ok()?;
    let end = [".v2i64", ".p0"].into_iter().filter_map(|overload| name.find(overload)).min()?;
    by_name(name.get(..end)?)
}
