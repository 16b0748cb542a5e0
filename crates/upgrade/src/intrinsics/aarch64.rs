//! Retired intrinsics of AArch64.

use draig_ir::{Function, Global, GlobalData, GlobalKind, Module, Opcode, Type, TypeKind, Value, intrinsics};
use draig_tables::intrinsics::ids;

use super::{OldDeclaration, Outcome, Redirect, Rule, UpgradeContext, adapt, redirect, rename, rewrite, rule};

/// Same operands and result under another name.
macro_rules! same_type {
    ($name:literal) => {
        rename(|old| adapt::of_same_type(old, $name))
    };
}

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    rule("aarch64.neon.addp.*", same_type!("aarch64.neon.faddp")).when(is_of_floats),
    rule("aarch64.neon.bfcvt", rewrite(narrow_scalar)),
    rule("aarch64.neon.bfcvtn", rewrite(narrow_low)),
    rule("aarch64.neon.bfcvtn2", rewrite(narrow_high)),
    rule(
        "aarch64.neon.bfdot.v2f32.v8i8",
        redirect(|old| products_of_bfloats(old, "aarch64.neon.bfdot"), adapt::bitcasts),
    ),
    rule(
        "aarch64.neon.bfdot.v4f32.v16i8",
        redirect(|old| products_of_bfloats(old, "aarch64.neon.bfdot"), adapt::bitcasts),
    ),
    rule("aarch64.neon.bfmlalb.*", redirect(|old| old.declare_named("aarch64.neon.bfmlalb", &[]), adapt::bitcasts)),
    rule("aarch64.neon.bfmlalt.*", redirect(|old| old.declare_named("aarch64.neon.bfmlalt", &[]), adapt::bitcasts)),
    rule("aarch64.neon.bfmmla.*", redirect(|old| old.declare_named("aarch64.neon.bfmmla", &[]), adapt::bitcasts)),
    rule("aarch64.neon.frintn.*", same_type!("roundeven")),
    rule("aarch64.neon.rbit.*", redirect(|old| old.declare_same_type(ids::BITREVERSE), adapt::plain_call)),
    rule("aarch64.rbit*", redirect(|old| old.declare_same_type(ids::BITREVERSE), adapt::plain_call)),
    rule("aarch64.sve.addqv.*", same_type!("aarch64.sve.faddqv")).when(is_of_floats),
    rule(
        "aarch64.sve.bfdot.lane",
        redirect(|old| old.declare_named("aarch64.sve.bfdot.lane.v2", &[]), short_lane_number),
    ),
    rule(
        "aarch64.sve.bfmlalb.lane",
        redirect(|old| old.declare_named("aarch64.sve.bfmlalb.lane.v2", &[]), short_lane_number),
    ),
    rule(
        "aarch64.sve.bfmlalt.lane",
        redirect(|old| old.declare_named("aarch64.sve.bfmlalt.lane.v2", &[]), short_lane_number),
    ),
    rule("aarch64.sve.fcvt.bf16f32", rewrite(|cx| narrow_predicated(cx, "aarch64.sve.fcvt.bf16f32.v2"))),
    rule("aarch64.sve.fcvtnt.bf16f32", rewrite(|cx| narrow_predicated(cx, "aarch64.sve.fcvtnt.bf16f32.v2"))),
    rule("aarch64.sve.ld2", redirect(|old| declare_load(old, 2), load)),
    rule("aarch64.sve.ld2.nxv*", redirect(|old| declare_load(old, 2), load)),
    rule("aarch64.sve.ld3", redirect(|old| declare_load(old, 3), load)),
    rule("aarch64.sve.ld3.nxv*", redirect(|old| declare_load(old, 3), load)),
    rule("aarch64.sve.ld4", redirect(|old| declare_load(old, 4), load)),
    rule("aarch64.sve.ld4.nxv*", redirect(|old| declare_load(old, 4), load)),
    rule("aarch64.sve.rev.nxv*", same_type!("vector.reverse")),
    rule("aarch64.sve.tuple.create2*", redirect(declare_insert, create_tuple)),
    rule("aarch64.sve.tuple.create3*", redirect(declare_insert, create_tuple)),
    rule("aarch64.sve.tuple.create4*", redirect(declare_insert, create_tuple)),
    rule("aarch64.sve.tuple.get*", redirect(declare_extract, get_part)),
    rule("aarch64.sve.tuple.set*", redirect(declare_insert_by_wrong_name, set_part)),
    rule(
        "aarch64.thread.pointer",
        redirect(|old| old.declare(ids::THREAD_POINTER, &[old.result()]), adapt::plain_call),
    ),
];

/// Whether the result is a vector of floating-point numbers.
fn is_of_floats(old: &OldDeclaration<'_>) -> bool {
    old.module.tables.types.is_float_or_vector(old.result())
}

/// `bfdot`: a vector of bytes, four times as long as the result, became a vector of `bfloat`s, twice as long.
pub(super) fn products_of_bfloats(old: &mut OldDeclaration<'_>, name: &str) -> Option<Global> {
    let result = old.result();
    let (lanes, _) = old.module.tables.types.vector_len(result)?;
    let operands = old.module.tables.types.vector(Type::BFLOAT, lanes.checked_mul(2)?, false);
    old.declare_named(name, &[result, operands])
}

/// Whether an argument has this type.
fn is_of(cx: &UpgradeContext<'_>, at: usize, ty: Type) -> bool {
    cx.arg_type(at) == Some(ty)
}

/// `bfcvt`
fn narrow_scalar(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let value = cx.arg(0).filter(|_| is_of(cx, 0, Type::FLOAT) && cx.result_type() == Type::BFLOAT)?;
    Some(Outcome::Replace(cx.cast(Opcode::FpTrunc, value, Type::BFLOAT)))
}

/// `bfcvtn`: zeros above the result.
fn narrow_low(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let floats = cx.vector_type(Type::FLOAT, 4);
    let bfloats = cx.vector_type(Type::BFLOAT, 4);
    let value = cx.arg(0).filter(|_| is_of(cx, 0, floats))?;
    let low = cx.cast(Opcode::FpTrunc, value, bfloats);
    let zeros = cx.null(bfloats);
    Some(Outcome::Replace(cx.shuffle(low, zeros, &[0, 1, 2, 3, 4, 5, 6, 7])))
}

/// `bfcvtn2`: the result goes above the low half of the first operand.
fn narrow_high(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let floats = cx.vector_type(Type::FLOAT, 4);
    let bfloats = cx.vector_type(Type::BFLOAT, 4);
    let whole = cx.vector_type(Type::BFLOAT, 8);
    let (old, value) = (cx.arg(0)?, cx.arg(1)?);
    if !is_of(cx, 0, whole) || !is_of(cx, 1, floats) {
        return None;
    }
    let low = cx.shuffle_one(old, &[0, 1, 2, 3]);
    let high = cx.cast(Opcode::FpTrunc, value, bfloats);
    Some(Outcome::Replace(cx.shuffle(low, high, &[0, 1, 2, 3, 4, 5, 6, 7])))
}

/// `fcvt.bf16f32`, `fcvtnt.bf16f32`: the predicate had eight lanes for four numbers.
fn narrow_predicated(cx: &mut UpgradeContext<'_>, name: &str) -> Option<Outcome> {
    let predicate = cx.arg(1)?;
    let eight = cx.types().vector(Type::I1, 8, true);
    let four = cx.types().vector(Type::I1, 4, true);
    if cx.type_of(predicate) != eight {
        return None;
    }
    let all = cx.intrinsic_named("aarch64.sve.convert.to.svbool", &[eight], &[predicate])?;
    let predicate = cx.intrinsic_named("aarch64.sve.convert.from.svbool", &[four], &[all])?;
    let args = [cx.arg(0)?, predicate, cx.arg(2)?];
    let result = cx.intrinsic_named(name, &[], &args)?;
    if cx.type_of(result) != cx.result_type() {
        return None;
    }
    name_like_call(cx, result);
    Some(Outcome::Replace(result))
}

/// The trailing lane number used to be an `i64`.
fn short_lane_number(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = cx.args();
    let last = args.last_mut()?;
    let ty = cx.type_of(*last);
    cx.types().integer_width(ty)?;
    *last = cx.zext_or_trunc(*last, Type::I32);
    (cx.arg_types(&args) == cx.module().param_types(callee))
        .then(|| Outcome::ReplaceNamed(cx.call_function(callee, &args).into()))
}

/// Names a value after the call. The call still has that name, so a number is appended.
pub(super) fn name_like_call(cx: &mut UpgradeContext<'_>, value: Value) {
    if let Some(name) = cx.body().names().get(cx.call).map(<[u8]>::to_vec)
        && let Some(inst) = value.as_inst()
    {
        cx.body_mut().names_mut().set(inst, &name);
    }
}

/// Type of one of `parts` equal parts of a scalable vector.
fn part_of(old: &mut OldDeclaration<'_>, whole: Type, parts: u32) -> Option<Type> {
    let types = &mut old.module.tables.types;
    let TypeKind::Vector { element, min_len, scalable: true } = *types.kind(whole) else { return None };
    (min_len % parts == 0 && min_len > 0).then(|| types.vector(element, min_len / parts, true))
}

fn declare_load(old: &mut OldDeclaration<'_>, parts: u32) -> Option<Global> {
    let result = old.result();
    let part = part_of(old, result, parts)?;
    old.declare_named(&format!("aarch64.sve.ld{parts}.sret"), &[part])
}

/// Concatenates parts in a vector; the last insertion takes the call's name.
fn join(cx: &mut UpgradeContext<'_>, parts: impl IntoIterator<Item = (u32, Value)>) -> Option<Outcome> {
    let whole = cx.result_type();
    let mut result = cx.poison(whole);
    // A part of a struct is extracted just before it is inserted.
    for (number, source) in parts {
        let source_type = cx.type_of(source);
        let part = if cx.types().is_vector(source_type) { source } else { cx.extract_value(source, number) };
        let part_type = cx.type_of(part);
        let lanes = i64::from(cx.lanes(part_type));
        let at = cx.i64(i64::from(number) * lanes);
        result = insert_part(cx, result, part, at)?;
    }
    Some(Outcome::ReplaceNamed(result))
}

/// Inserts a part into a vector, or into a struct ([`load_of_struct`]), for which the table has no declaration.
fn insert_part(cx: &mut UpgradeContext<'_>, whole: Value, part: Value, at: Value) -> Option<Value> {
    let overloads = [cx.type_of(whole), cx.type_of(part)];
    if cx.types().is_vector(overloads[0]) {
        return cx.intrinsic(ids::VECTOR_INSERT, &overloads, &[whole, part, at]);
    }
    let ty = cx.types().function(overloads[0], &[overloads[0], overloads[1], Type::I64], false);
    let name = intrinsics::name_of(cx.module(), ids::VECTOR_INSERT, &overloads, ty).ok()?;
    let callee = match cx.module().find(&name) {
        Some(found) => found,
        None => add_function(cx.module_mut(), &name, ty),
    };
    Some(cx.call_function(callee, &[whole, part, at]).into())
}

/// Adds a function with a unique name.
fn add_function(module: &mut Module, name: &[u8], ty: Type) -> Global {
    let name = module.tables.strings.intern(name);
    let space = module.data_layout.program_address_space();
    let address = module.tables.types.pointer(space);
    module.add_global(GlobalData::new(name, ty, address, GlobalKind::Function(Function::default())))
}

/// `ld2`, `ld3`, `ld4` return a struct rather than a long vector.
fn load(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let args = cx.args();
    if cx.arg_types(&args) != cx.module().param_types(callee) {
        return None;
    }
    let call = Value::from(cx.call_function(callee, &args));
    let ty = cx.type_of(call);
    let parts = cx.types().struct_fields(ty)?.len() as u32;
    join(cx, (0..parts).map(|part| (part, call)))
}

/// Loads of the current form under a stale name. LLVM mistakes them for the old form, which returned one long
/// vector, and treats the struct as that vector when it inserts the parts. Its verifier rejects the result;
/// the indices in it follow from what LLVM takes for the vector's length.
pub(super) fn load_of_struct(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Redirect> {
    let rest = cx.name.strip_prefix(b"aarch64.sve.ld")?;
    let is_load = rest.split_first().is_some_and(|(parts, rest)| b"234".contains(parts) && rest.starts_with(b".sret."));
    let gives_struct = cx.arg_types(&cx.args()) == cx.module().param_types(callee);
    (is_load && gives_struct).then_some(load)
}

fn declare_insert(old: &mut OldDeclaration<'_>) -> Option<Global> {
    let (whole, part) = (old.result(), old.param(0));
    old.declare(ids::VECTOR_INSERT, &[whole, part])
}

/// For `tuple.set`, LLVM takes the type of the number as a further overload type. It corrects the wrong name
/// later, so the declaration comes after all others.
fn declare_insert_by_wrong_name(old: &mut OldDeclaration<'_>) -> Option<Global> {
    let overloads = [old.result(), old.param(2)];
    let number = old.param(1);
    let width = old.module.tables.types.integer_width(number)?;
    let ty = intrinsics::declaration_type(&mut old.module.tables, ids::VECTOR_INSERT, &overloads).ok()?;
    let mut name = intrinsics::mangled_name(old.module, ids::VECTOR_INSERT, &overloads).ok()?;
    name.extend_from_slice(format!(".i{width}").as_bytes());
    if let Some(found) = old.module.find(&name) {
        return (old.module.global(found).value_type == ty).then_some(found);
    }
    Some(add_function(old.module, &name, ty))
}

fn declare_extract(old: &mut OldDeclaration<'_>) -> Option<Global> {
    let (part, whole) = (old.result(), old.param(0));
    old.declare(ids::VECTOR_EXTRACT, &[part, whole])
}

/// `tuple.create*`
fn create_tuple(cx: &mut UpgradeContext<'_>, _: Global) -> Option<Outcome> {
    let parts = cx.args();
    let ty = parts.first().map(|&part| cx.type_of(part))?;
    if parts.iter().any(|&part| cx.type_of(part) != ty) || !cx.types().is_vector(ty) {
        return None;
    }
    join(cx, (0..).zip(parts))
}

/// `tuple.get`: returns the part with this number.
fn get_part(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let (whole, number) = (cx.arg(0)?, cx.constant_u64(cx.arg(1)?)?);
    let lanes = cx.lanes(cx.result_type());
    let at = cx.i64(i64::try_from(number).ok()?.checked_mul(lanes.into())?);
    Some(Outcome::ReplaceNamed(cx.call_function(callee, &[whole, at]).into()))
}

/// `tuple.set`: replaces the part with this number.
fn set_part(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let (whole, number, part) = (cx.arg(0)?, cx.constant_u64(cx.arg(1)?)?, cx.arg(2)?);
    if cx.type_of(whole) != cx.result_type() {
        return None;
    }
    let lanes = cx.lanes(cx.type_of(part));
    let at = cx.i64(i64::try_from(number).ok()?.checked_mul(lanes.into())?);
    Some(Outcome::ReplaceNamed(cx.call_function(callee, &[whole, part, at]).into()))
}
