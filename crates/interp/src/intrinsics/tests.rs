//! Tests of the intrinsics: all names in the tables exist, and each family returns the expected results.

mod broken;
mod families;
mod rules;

use draig_ir::FastMath;
use draig_num::FloatFormat;
use draig_tables::intrinsics::{IntrinsicId, lookup as find};

use super::{Arg, Details, IntrinsicCall, Lookup, lookup, table};
use crate::semantics::testing::{TestContext, Value};
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::Result;
use crate::value::Slot;

pub(super) const F32: LeafKind = LeafKind::Float(FloatFormat::Float);
pub(super) const F64: LeafKind = LeafKind::Float(FloatFormat::Double);
pub(super) const PTR: LeafKind = LeafKind::Pointer(0);

pub(super) const fn int(width: u32) -> LeafKind {
    LeafKind::Int(width)
}

fn width(kind: LeafKind) -> u32 {
    match kind {
        LeafKind::Int(width) | LeafKind::Byte(width) => width,
        LeafKind::Float(format) => format.width(),
        LeafKind::Pointer(_) | LeafKind::Token => 64,
    }
}

/// Returns a shape of these scalars; that of a vector if `is_vector`.
pub(super) fn shape(kinds: &[LeafKind], is_vector: bool) -> Shape {
    let (mut leaves, mut slot, mut bits) = (Vec::new(), 0, 0);
    for &kind in kinds {
        let width = width(kind);
        let slots = width.div_ceil(kind.slot_bits());
        leaves.push(Leaf { kind, width, slot, slots, bit_offset: bits });
        slot += slots;
        bits += u64::from(width);
    }
    Shape {
        ty: draig_ir::Type::I64,
        leaves: leaves.into_boxed_slice(),
        slots: slot,
        store_size: bits.div_ceil(8),
        alloc_size: bits.div_ceil(8),
        align: 1,
        is_vector,
    }
}

/// Argument: a scalar, or a vector of scalars of at most 64 bits.
#[derive(Clone)]
pub(super) struct Given(LeafKind, Vec<Value>, bool);

pub(super) fn scalar(kind: LeafKind, value: Value) -> Given {
    Given(kind, vec![value], false)
}

pub(super) fn vector(kind: LeafKind, values: &[Value]) -> Given {
    Given(kind, values.to_vec(), true)
}

pub(super) fn number(value: u64) -> Value {
    Value::Bits(value, 0)
}

pub(super) fn numbers(values: &[u64]) -> Vec<Value> {
    values.iter().map(|value| number(*value)).collect()
}

pub(super) fn double(value: f64) -> Value {
    number(value.to_bits())
}

pub(super) const UNDEF8: Value = Value::Bits(0, 0xff);

/// Calls an intrinsic by its base name.
pub(super) fn call(context: &mut TestContext, name: &str, args: &[Given], result: &Shape) -> Result<Vec<Value>> {
    call_with(context, name, args, result, FastMath::NONE, Details::None)
}

pub(super) fn call_with(
    context: &mut TestContext,
    name: &str,
    args: &[Given],
    result: &Shape,
    fast_math: FastMath,
    details: Details<'_>,
) -> Result<Vec<Value>> {
    let given: Vec<(Shape, Vec<Slot>)> = args
        .iter()
        .map(|Given(kind, values, is_vector)| {
            let slots = values.iter().map(|value| context.slot(*value)).collect();
            (shape(&vec![*kind; values.len()], *is_vector), slots)
        })
        .collect();
    let args: Vec<Arg<'_>> = given.iter().map(|(shape, slots)| Arg { shape, slots }).collect();
    let call = IntrinsicCall { name, args: &args, result, fast_math, details };
    let mut out = vec![Slot::default(); result.slots as usize];
    raw(context, &call, &mut out)?;
    Ok(out.into_iter().map(|slot| context.value(slot)).collect())
}

pub(super) fn raw(context: &mut TestContext, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    match table::lookup(call.name) {
        Lookup::Pure(pure) => pure(&mut context.cx(), call, out),
        _ => panic!("{} is not in the table", call.name),
    }
}

#[test]
fn every_name_in_the_tables_is_an_intrinsic() {
    for name in table::names() {
        let id = find(name.as_bytes());
        assert_eq!(id.map(IntrinsicId::name), Some(name), "{name}");
    }
}

#[test]
fn unexecuted_intrinsics_are_listed() {
    let unsupported: Vec<&str> = IntrinsicId::all()
        .filter(|id| !id.is_target_specific() && matches!(lookup(*id), Lookup::Unsupported))
        .map(IntrinsicId::name)
        .filter(|name| !name.starts_with("llvm.objc.") && !name.starts_with("llvm.coro."))
        .collect();
    assert_eq!(unsupported, UNSUPPORTED);
}

/// Intrinsics of targets, instrumentation, or compiler passes that are not modelled.
const UNSUPPORTED: &[&str] = &[
    "llvm.alloc.token.id",
    "llvm.asan.check.memaccess",
    "llvm.hwasan.check.memaccess",
    "llvm.hwasan.check.memaccess.fixedshadow",
    "llvm.hwasan.check.memaccess.shortgranules",
    "llvm.hwasan.check.memaccess.shortgranules.fixedshadow",
    "llvm.icall.branch.funnel",
    "llvm.loop.decrement",
    "llvm.loop.decrement.reg",
    "llvm.preserve.array.access.index",
    "llvm.preserve.struct.access.index",
    "llvm.preserve.union.access.index",
    "llvm.protected.field.ptr",
    "llvm.ptrauth.auth",
    "llvm.ptrauth.blend",
    "llvm.ptrauth.resign",
    "llvm.ptrauth.sign",
    "llvm.ptrauth.sign.generic",
    "llvm.ptrauth.strip",
    "llvm.read_register",
    "llvm.read_volatile_register",
    "llvm.set.loop.iterations",
    "llvm.stackaddress",
    "llvm.start.loop.iterations",
    "llvm.swift.async.context.addr",
    "llvm.test.set.loop.iterations",
    "llvm.test.start.loop.iterations",
    "llvm.type.checked.load",
    "llvm.type.checked.load.relative",
    "llvm.write_register",
    // Since LLVM 23.
    "llvm.ptrauth.auth.with.pc.and.resign",
    "llvm.ptrauth.resign.load.relative",
    "llvm.write_volatile_register",
];
