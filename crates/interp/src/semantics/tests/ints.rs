//! Integers: divisions, flags, wide numbers, casts, freeze (R3 to R7, R9, R10).

use draig_ir::{IntFlags, IntPredicate, Opcode};
use draig_num::ApInt;

use super::super::testing::{TestContext, Value, code, float_leaf, int_leaf, leaf};
use super::super::{bitcast, cast, freeze, icmp, int_binary};
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::{Result, Stop};
use crate::value::{Prov, Slot, Taint};

const ALL: u64 = u64::MAX;

fn binary(context: &mut TestContext, op: Opcode, flags: IntFlags, width: u32, a: Value, b: Value) -> Result<Value> {
    let (a, b) = (context.slot(a), context.slot(b));
    let mut out = [Slot::default()];
    int_binary(&mut context.cx(), op, flags, width, &[a], &[b], &mut out)?;
    Ok(context.value(out[0]))
}

fn number(bits: u64) -> Value {
    Value::Bits(bits, 0)
}

#[test]
fn poison_is_absorbing() {
    let mut context = TestContext::new();
    for op in [Opcode::Add, Opcode::And, Opcode::Or, Opcode::Mul, Opcode::Shl] {
        for (a, b) in [(Value::Poison, number(0)), (number(0), Value::Poison)] {
            assert_eq!(binary(&mut context, op, IntFlags::NONE, 1, a, b).unwrap(), Value::Poison);
        }
    }
}

#[test]
fn undef_is_per_bit_and_per_use() {
    let mut context = TestContext::new();
    let undef = Value::Bits(0, 0xff);
    let mut of = |op, a, b| binary(&mut context, op, IntFlags::NONE, 8, a, b).unwrap();
    assert_eq!(of(Opcode::Xor, undef, undef), undef);
    assert_eq!(of(Opcode::Mul, undef, number(2)), Value::Bits(0, 0xfe));
    assert_eq!(of(Opcode::And, undef, number(0x0f)), Value::Bits(0, 0x0f));
    assert_eq!(of(Opcode::And, undef, number(0)), number(0));
    assert_eq!(of(Opcode::Or, undef, number(0xff)), number(0xff));
    assert_eq!(of(Opcode::Or, undef, number(0xf0)), Value::Bits(0xf0, 0x0f));
    assert_eq!(of(Opcode::Shl, undef, number(4)), Value::Bits(0, 0xf0));
    assert_eq!(of(Opcode::Add, Value::Bits(3, 0xf0), number(1)), Value::Bits(4, 0xf0));
}

#[test]
fn divisions() {
    let mut context = TestContext::new();
    let undef = Value::Bits(0, 0xff);
    for op in [Opcode::UDiv, Opcode::SDiv, Opcode::URem, Opcode::SRem] {
        let mut of = |a, b| binary(&mut context, op, IntFlags::NONE, 8, a, b);
        assert_eq!(code(&of(number(1), number(0))), Some("UB003"));
        assert_eq!(code(&of(number(1), Value::Poison)), Some("UB004"));
        assert_eq!(code(&of(number(1), undef)), Some("UB004"));
        assert_eq!(code(&of(Value::Poison, number(0))), Some("UB003"));
        assert_eq!(of(Value::Poison, number(3)).unwrap(), Value::Poison);
        // An undef divisor that cannot be zero is allowed.
        assert!(of(number(1), Value::Bits(1, 0x7e)).is_ok());
        let overflow = of(number(0x80), number(0xff));
        assert_eq!(code(&overflow), matches!(op, Opcode::SDiv | Opcode::SRem).then_some("UB005"));
        // A poison dividend overflows if some dividend would.
        assert_eq!(code(&of(Value::Poison, number(0xff))), code(&overflow));
        assert_eq!(of(Value::Poison, number(0xfe)).unwrap(), Value::Poison);
    }
}

#[test]
fn shifts_that_are_too_wide_are_poison() {
    let mut context = TestContext::new();
    for op in [Opcode::Shl, Opcode::LShr, Opcode::AShr] {
        let mut of = |b| binary(&mut context, op, IntFlags::NONE, 33, number(1), b).unwrap();
        assert_eq!(of(number(33)), Value::Poison);
        assert_ne!(of(number(32)), Value::Poison);
        assert_eq!(of(number(1 << 32)), Value::Poison);
        assert_eq!(of(Value::Bits(0, 1 << 6)), Value::Poison);
        assert_ne!(of(Value::Bits(0, 1 << 4)), Value::Poison);
    }
}

#[test]
fn wide_numbers() {
    let mut context = TestContext::new();
    let number = |value: u128| [Slot::plain(value as u64), Slot::plain((value >> 64) as u64)];
    let mut out = [Slot::default(); 2];
    let (a, b) = (0x1234_5678_9abc_def0_0fed_cba9_8765_4321_u128, 0xffff_ffff_ffff_fff3_u128);
    let cases = [
        (Opcode::Add, a.wrapping_add(b)),
        (Opcode::Sub, a.wrapping_sub(b)),
        (Opcode::Mul, a.wrapping_mul(b)),
        (Opcode::UDiv, a / b),
        (Opcode::URem, a % b),
        (Opcode::Xor, a ^ b),
    ];
    for (op, want) in cases {
        int_binary(&mut context.cx(), op, IntFlags::NONE, 128, &number(a), &number(b), &mut out).unwrap();
        assert_eq!(out, number(want), "{}", op.spelling());
    }
    // Poison covers all limbs, undef only its own bits.
    let poison = [context.slot(Value::Poison), context.slot(Value::Poison)];
    int_binary(&mut context.cx(), Opcode::Or, IntFlags::NONE, 128, &poison, &number(b), &mut out).unwrap();
    assert_eq!(out.map(|slot| context.value(slot)), [Value::Poison; 2]);
    let partly = [Slot::plain(7), context.slot(Value::Bits(0, 0xf0))];
    int_binary(&mut context.cx(), Opcode::Shl, IntFlags::NONE, 128, &partly, &number(4), &mut out).unwrap();
    assert_eq!(out.map(|slot| context.value(slot)), [Value::Bits(0x70, 0), Value::Bits(0, 0xf00)]);
    let nsw = IntFlags::NSW;
    int_binary(&mut context.cx(), Opcode::Add, nsw, 128, &number(i128::MAX as u128), &number(1), &mut out).unwrap();
    assert_eq!(context.value(out[0]), Value::Poison);
}

#[test]
fn pointers_compare_by_address() {
    let mut context = TestContext::new();
    let (a, b) = (Slot::pointer(0x1000, Prov(3)), Slot::pointer(0x1000, Prov(4)));
    let mut of = |predicate, a, b| {
        let slot = icmp(&mut context.cx(), predicate, IntFlags::NONE, LeafKind::Pointer(0), &[a], &[b]).unwrap();
        context.value(slot)
    };
    assert_eq!(of(IntPredicate::Eq, a, b), number(1));
    assert_eq!(of(IntPredicate::Ugt, a, Slot::plain(0)), number(1));
    let undef = context.slot(Value::Bits(0, ALL));
    let mut of = |predicate, a, b| {
        let slot = icmp(&mut context.cx(), predicate, IntFlags::NONE, LeafKind::Pointer(0), &[a], &[b]).unwrap();
        context.value(slot)
    };
    assert_eq!(of(IntPredicate::Eq, a, undef), Value::Bits(0, 1));
    assert_eq!(of(IntPredicate::Uge, undef, Slot::plain(0)), number(1));
}

#[test]
fn integers_lose_provenance_when_made_or_computed_with() {
    let mut context = TestContext::new();
    let pointer = Slot::pointer(0x12345, Prov::NONE);
    let (from, to) = (leaf(LeafKind::Pointer(0), 64), int_leaf(16));
    let mut out = [Slot::default()];
    for op in [Opcode::PtrToInt, Opcode::PtrToAddr] {
        cast(&mut context.cx(), op, 0, &from, &to, &[pointer], &mut out).unwrap();
        assert_eq!(out[0], Slot::plain(0x2345));
    }
    cast(&mut context.cx(), Opcode::IntToPtr, 0, &to, &from, &[out[0]], &mut out).unwrap();
    assert_eq!(out[0], Slot::plain(0x2345));
    cast(&mut context.cx(), Opcode::AddrSpaceCast, 0, &from, &leaf(LeafKind::Pointer(1), 32), &[pointer], &mut out)
        .unwrap();
    assert_eq!(out[0], Slot::plain(0x12345));
}

fn vector(kind: LeafKind, width: u32, count: u32) -> Shape {
    let slots = width.div_ceil(64);
    let leaves: Vec<Leaf> = (0..count)
        .map(|lane| Leaf { kind, width, slot: lane * slots, slots, bit_offset: u64::from(lane * width) })
        .collect();
    Shape {
        ty: draig_ir::Type::I64,
        leaves: leaves.into_boxed_slice(),
        slots: slots * count,
        store_size: u64::from(width * count).div_ceil(8),
        alloc_size: u64::from(width * count).div_ceil(8),
        align: 8,
        is_vector: count > 1,
    }
}

#[test]
fn bitcast_is_a_store_and_a_load() {
    let mut context = TestContext::new();
    let (halves, whole) = (vector(LeafKind::Int(16), 16, 2), vector(LeafKind::Int(32), 32, 1));
    let lanes = [Slot::plain(0x1111), Slot::plain(0x2222)];
    let mut out = [Slot::default()];
    bitcast(&mut context.cx(), &halves, &whole, &lanes, &mut out).unwrap();
    assert_eq!(out[0], Slot::plain(0x2222_1111));
    context.environment.big_endian = true;
    bitcast(&mut context.cx(), &halves, &whole, &lanes, &mut out).unwrap();
    assert_eq!(out[0], Slot::plain(0x1111_2222));
    context.environment.big_endian = false;
    // Undef taints its bits; poison taints the whole scalar, and only the lanes that it reaches.
    let lanes = [Slot::plain(0x1111), context.slot(Value::Bits(0, 0xffff))];
    bitcast(&mut context.cx(), &halves, &whole, &lanes, &mut out).unwrap();
    assert_eq!(context.value(out[0]), Value::Bits(0x1111, 0xffff_0000));
    let lanes = [Slot::plain(0x1111), context.slot(Value::Poison)];
    bitcast(&mut context.cx(), &halves, &whole, &lanes, &mut out).unwrap();
    assert_eq!(context.value(out[0]), Value::Poison);
    let bytes = vector(LeafKind::Int(8), 8, 4);
    let mut out = [Slot::default(); 4];
    bitcast(&mut context.cx(), &halves, &bytes, &lanes, &mut out).unwrap();
    assert_eq!(out.map(|slot| context.value(slot)), [number(0x11), number(0x11), Value::Poison, Value::Poison]);
    // Lanes of odd widths cross the limbs of wide numbers.
    let (wide, odd) = (vector(LeafKind::Int(130), 130, 1), vector(LeafKind::Int(13), 13, 10));
    let number = [Slot::plain(0x0123_4567_89ab_cdef), Slot::plain(0xfedc_ba98_7654_3210), Slot::plain(2)];
    let (mut lanes, mut back) = ([Slot::default(); 10], [Slot::default(); 3]);
    bitcast(&mut context.cx(), &wide, &odd, &number, &mut lanes).unwrap();
    bitcast(&mut context.cx(), &odd, &wide, &lanes, &mut back).unwrap();
    assert_eq!(back, number);
}

#[test]
fn freeze_picks_one_value() {
    for seed in [0, 1, 77] {
        let mut context = TestContext::with_seed(seed);
        let mut out = [Slot::default()];
        let partly = context.slot(Value::Bits(0xa0, 0x0f));
        freeze(&mut context.cx(), &int_leaf(8), &[partly], &mut out).unwrap();
        assert!(out[0].tag.is_clean() && out[0].bits & 0xf0 == 0xa0);
        let poison = context.slot(Value::Poison);
        freeze(&mut context.cx(), &int_leaf(3), &[poison], &mut out).unwrap();
        assert!(out[0].tag.is_clean() && out[0].bits < 8);
        freeze(&mut context.cx(), &leaf(LeafKind::Pointer(0), 64), &[poison], &mut out).unwrap();
        assert!(out[0].tag.is_clean() && out[0].bits < 1 << 16);
        let pointer = Slot::pointer(0x5000, Prov(9));
        freeze(&mut context.cx(), &leaf(LeafKind::Pointer(0), 64), &[pointer], &mut out).unwrap();
        assert_eq!(out[0], pointer);
    }
}

#[test]
fn numbers_are_neither_cut_off_nor_filled_up() {
    let mut context = TestContext::new();
    let message = |run: Result<()>| match run.map_err(|stop| *stop) {
        Err(Stop::Internal(text)) => text,
        other => panic!("{other:?}"),
    };
    let mut out = [Slot::default(); 2];
    let wide = ApInt::from_limbs(128, &[7, 9]);
    context.cx().write_exact(&wide, &mut out).unwrap();
    assert_eq!(out, [Slot::plain(7), Slot::plain(9)]);
    let text = message(context.cx().write_exact(&wide, &mut out[..1]));
    assert!(text.starts_with("an i128 for 1 slots (") && text.contains("ints.rs:"), "{text}");
    let text = message(context.cx().write_exact(&ApInt::new(32, 7), &mut out));
    assert!(text.starts_with("an i32 for 2 slots ("), "{text}");
    let text = message(context.cx().write_undef(32, Taint::NONE, &mut out));
    assert!(text.starts_with("an i32 for 2 slots ("), "{text}");
    let one = draig_num::ApFloat::from_f64(1.0);
    context.cx().write_float(one, &mut out[..1]).unwrap();
    assert_eq!(out[0], Slot::plain(1.0_f64.to_bits()));
    let text = message(context.cx().write_float(one, &mut out));
    assert!(text.starts_with("a double for 2 slots ("), "{text}");
    let leaf = Leaf { slot: 1, ..int_leaf(128) };
    let text = message(leaf.of(&out).map(|_| ()));
    assert!(text.starts_with("an i128 of slots 1 to below 3 of a value that has 2 ("), "{text}");
    let (from, to) = (int_leaf(32), float_leaf(draig_num::FloatFormat::Double));
    let text = message(cast(&mut context.cx(), Opcode::ZExt, 0, &from, &to, &out[..1], &mut [Slot::default()]));
    assert!(text.starts_with("zext of an i32 to a double ("), "{text}");
}
