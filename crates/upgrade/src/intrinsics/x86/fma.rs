//! Fused multiplication and addition: FMA3, FMA4 and their AVX-512 forms under masks.

use draig_ir::{Type, Value};
use draig_tables::intrinsics::ids;

use super::super::{Outcome, UpgradeContext};
use super::mask::{self, Maskable as _};

/// Rounding argument for the current rounding mode.
pub(super) const CURRENT_ROUNDING: u64 = 4;

/// Negated operands in `a * b + c`, and the source of lanes whose mask bit is zero.
#[derive(Clone, Copy)]
struct Form {
    negate_product: bool,
    negate_addend: bool,
    kept: Kept,
}

/// Source of lanes whose mask bit is zero.
#[derive(Clone, Copy, PartialEq)]
enum Kept {
    First,
    Third,
    Zero,
}

impl Form {
    /// Determines the form from the name, such as `avx512.mask3.vfnmsub.pd.512`.
    fn of(cx: &UpgradeContext<'_>) -> Form {
        let has = |text: &[u8]| cx.name.windows(text.len()).any(|part| part == text);
        let kept = match () {
            () if has(b".mask3.") => Kept::Third,
            () if has(b".maskz.") => Kept::Zero,
            () => Kept::First,
        };
        Form { negate_product: has(b".vfn"), negate_addend: has(b"msub."), kept }
    }
}

/// Returns three arguments of the type of the result, which is a fixed vector of floating-point numbers.
fn operands(cx: &mut UpgradeContext<'_>) -> Option<[Value; 3]> {
    let ty = cx.result_type();
    cx.fixed_lanes(ty).filter(|_| cx.types().is_float_or_vector(ty))?;
    let args = [cx.arg(0)?, cx.arg(1)?, cx.arg(2)?];
    args.iter().all(|&arg| cx.type_of(arg) == ty).then_some(args)
}

/// Returns the trailing rounding argument, unless it is the current rounding mode.
fn rounding(cx: &UpgradeContext<'_>, at: usize) -> Option<Value> {
    cx.arg(at).filter(|&mode| cx.constant_u64(mode) != Some(CURRENT_ROUNDING))
}

/// `fma.vf[n]m{add,sub}.s{s,d}`: lane 0; the other lanes come from the first argument.
pub(super) fn scalar(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let rest = cx.arg(0)?;
    scalar_into(cx, rest)
}

/// `fma4.vfmadd.s{s,d}`: lane 0; the other lanes are zeros.
pub(super) fn scalar_zeroing(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let ty = cx.result_type();
    let rest = cx.null(ty);
    scalar_into(cx, rest)
}

fn scalar_into(cx: &mut UpgradeContext<'_>, rest: Value) -> Option<Outcome> {
    let form = Form::of(cx);
    let [a, b, c] = operands(cx)?.map(|arg| cx.extract_element(arg, 0));
    let b = if form.negate_product { cx.fneg(b) } else { b };
    let c = if form.negate_addend { cx.fneg(c) } else { c };
    let ty = cx.type_of(a);
    let sum = cx.intrinsic(ids::FMA, &[ty], &[a, b, c])?;
    Some(Outcome::Replace(cx.insert_element(rest, sum, 0)))
}

/// `fma.vf[n]m{add,sub}.p{s,d}[.256]`
pub(super) fn packed(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let form = Form::of(cx);
    let [a, b, c] = operands(cx)?;
    let a = if form.negate_product { cx.fneg(a) } else { a };
    let c = if form.negate_addend { cx.fneg(c) } else { c };
    let ty = cx.result_type();
    cx.intrinsic(ids::FMA, &[ty], &[a, b, c]).done()
}

/// `fma.vfmsubadd.*` is `fma.vfmaddsub.*` with the addend negated.
pub(super) fn subtract_add(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let [a, b, c] = operands(cx)?;
    let c = cx.fneg(c);
    let width = std::str::from_utf8(cx.name_after("x86.fma.vfmsubadd.")).ok()?;
    cx.intrinsic_named(&format!("x86.fma.vfmaddsub.{width}"), &[], &[a, b, c]).done()
}

/// `avx512.mask[3z].vf[n]m{add,sub}.p{s,d}.*`
pub(super) fn packed_masked(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let form = Form::of(cx);
    let [a, b, c] = operands(cx)?;
    let (a, b, c) = negate(cx, form, a, b, c);
    let ty = cx.result_type();
    let sum = match rounding(cx, 4) {
        Some(mode) => {
            let name = if cx.types().scalar(ty) == Type::FLOAT { "ps" } else { "pd" };
            cx.intrinsic_named(&format!("x86.avx512.vfmadd.{name}.512"), &[], &[a, b, c, mode])
        }
        None => cx.intrinsic(ids::FMA, &[ty], &[a, b, c]),
    };
    keep(cx, form, sum)
}

/// `avx512.mask[3z].vfm{addsub,subadd}.p{s,d}.*`: even lanes subtract and odd ones add, or vice versa.
pub(super) fn alternating_masked(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let form = Form::of(cx);
    let subtract_add = cx.name.windows(7).any(|part| part == b"subadd.");
    let [a, b, c] = operands(cx)?;
    let ty = cx.result_type();
    let sum = if let Some(mode) = cx.arg(4) {
        let c = if subtract_add { cx.fneg(c) } else { c };
        let name = if cx.types().scalar(ty) == Type::FLOAT { "ps" } else { "pd" };
        cx.intrinsic_named(&format!("x86.avx512.vfmaddsub.{name}.512"), &[], &[a, b, c, mode])
    } else {
        let added = cx.intrinsic(ids::FMA, &[ty], &[a, b, c])?;
        let negated = cx.fneg(c);
        let subtracted = cx.intrinsic(ids::FMA, &[ty], &[a, b, negated])?;
        let lanes = cx.fixed_lanes(ty)? as i32;
        let alternate: Vec<i32> = (0..lanes).map(|lane| lane + lane % 2 * lanes).collect();
        let (even, odd) = if subtract_add { (added, subtracted) } else { (subtracted, added) };
        Some(cx.shuffle(even, odd, &alternate))
    };
    keep(cx, form, sum)
}

/// `avx512.mask[3z].vf[n]m{add,sub}.s{s,d}`
pub(super) fn scalar_masked(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let form = Form::of(cx);
    let [first, second, third] = operands(cx)?;
    let (a, b, c) = negate(cx, form, first, second, third);
    let [a, b, c] = [a, b, c].map(|vector| cx.extract_element(vector, 0));
    let ty = cx.type_of(a);
    let sum = match rounding(cx, 4) {
        Some(mode) => {
            let width = cx.scalar_bits(ty);
            cx.intrinsic_named(&format!("x86.avx512.vfmadd.f{width}"), &[], &[a, b, c, mode])?
        }
        None => cx.intrinsic(ids::FMA, &[ty], &[a, b, c])?,
    };
    let kept = match form.kept {
        Kept::First => a,
        Kept::Zero => cx.null(ty),
        // The addend before it was negated.
        Kept::Third if form.negate_addend => cx.extract_element(third, 0),
        Kept::Third => c,
    };
    let mask = cx.arg(3)?;
    let sum = mask::select_scalar(cx, mask, sum, kept)?;
    let rest = if form.kept == Kept::Third { third } else { first };
    Some(Outcome::Replace(cx.insert_element(rest, sum, 0)))
}

fn negate(cx: &mut UpgradeContext<'_>, form: Form, a: Value, b: Value, c: Value) -> (Value, Value, Value) {
    let (a, b) = match form {
        Form { negate_product: true, kept: Kept::Third, .. } => (cx.fneg(a), b),
        Form { negate_product: true, .. } => (a, cx.fneg(b)),
        _ => (a, b),
    };
    (a, b, if form.negate_addend { cx.fneg(c) } else { c })
}

fn keep(cx: &mut UpgradeContext<'_>, form: Form, sum: Option<Value>) -> Option<Outcome> {
    match form.kept {
        Kept::First => sum.merged(cx, 0, 3),
        Kept::Third => sum.merged(cx, 2, 3),
        Kept::Zero => sum.zeroed(cx, 3),
    }
}
