//! R24 to R26, R28, R31: poison results, undefined behaviour, and results that stay defined.

use draig_ir::FastMath;

use super::super::{Arg, Details, IntrinsicCall};
use super::*;
use crate::memory::ObjectKind;
use crate::semantics::testing::code;

fn byte(context: &mut TestContext, name: &str, args: &[Value]) -> Value {
    let args: Vec<Given> = args.iter().map(|value| scalar(int(8), *value)).collect();
    call(context, name, &args, &shape(&[int(8)], false)).unwrap()[0]
}

#[test]
fn flags_of_integers() {
    let mut context = TestContext::new();
    let (yes, no) = (number(1), number(0));
    for (name, bad) in [("llvm.abs", 0x80), ("llvm.ctlz", 0), ("llvm.cttz", 0)] {
        assert_eq!(byte(&mut context, name, &[number(bad), yes]), Value::Poison, "{name}");
        assert_ne!(byte(&mut context, name, &[number(bad), no]), Value::Poison, "{name}");
        assert_eq!(byte(&mut context, name, &[UNDEF8, yes]), Value::Poison, "{name}");
        assert_ne!(byte(&mut context, name, &[UNDEF8, no]), Value::Poison, "{name}");
    }
    assert_eq!(byte(&mut context, "llvm.ctlz", &[number(0), no]), number(8));
    for name in ["llvm.sshl.sat", "llvm.ushl.sat"] {
        assert_eq!(byte(&mut context, name, &[number(1), number(8)]), Value::Poison);
        assert_ne!(byte(&mut context, name, &[number(1), number(7)]), Value::Poison);
    }
    assert_eq!(byte(&mut context, "llvm.fshl", &[number(0x12), number(0x34), number(12)]), number(0x23));
    assert_eq!(byte(&mut context, "llvm.fshr", &[number(0x12), number(0x34), number(12)]), number(0x23));
    assert_eq!(byte(&mut context, "llvm.fshl", &[number(0x12), number(0x34), number(8)]), number(0x12));
    assert_eq!(byte(&mut context, "llvm.fshr", &[number(0x12), number(0x34), number(8)]), number(0x34));
}

#[test]
fn overflow_of_poison_poisons_both() {
    let mut context = TestContext::new();
    let result = shape(&[int(8), int(1)], false);
    let mut of = |name: &str, a: Value, b: Value| {
        call(&mut context, name, &[scalar(int(8), a), scalar(int(8), b)], &result).unwrap()
    };
    assert_eq!(of("llvm.uadd.with.overflow", Value::Poison, number(0)), [Value::Poison; 2]);
    assert_eq!(of("llvm.uadd.with.overflow", number(200), number(100)), numbers(&[44, 1]));
    assert_eq!(of("llvm.sadd.with.overflow", number(100), number(27)), numbers(&[127, 0]));
    assert_eq!(of("llvm.smul.with.overflow", number(0x80), number(0xff)), numbers(&[0x80, 1]));
    // The carry of an undef byte and zero is defined.
    assert_eq!(of("llvm.uadd.with.overflow", UNDEF8, number(0)), [UNDEF8, number(0)]);
    assert_eq!(of("llvm.uadd.with.overflow", UNDEF8, UNDEF8), [UNDEF8, Value::Bits(0, 1)]);
}

#[test]
fn fixed_point_out_of_range_is_undefined() {
    let mut context = TestContext::new();
    let mut of = |name: &str, a: u64, b: u64, scale: u64| {
        let args = [scalar(int(4), number(a)), scalar(int(4), number(b)), scalar(int(32), number(scale))];
        call(&mut context, name, &args, &shape(&[int(4)], false)).map(|values| values[0])
    };
    assert_eq!(of("llvm.smul.fix", 3, 2, 1).unwrap(), number(3));
    assert_eq!(of("llvm.smul.fix", 3, 14, 1).unwrap(), number(13));
    assert_eq!(code(&of("llvm.smul.fix", 7, 2, 0)), Some("UB007"));
    assert_eq!(of("llvm.smul.fix.sat", 7, 2, 0).unwrap(), number(7));
    assert_eq!(of("llvm.umul.fix.sat", 8, 8, 2).unwrap(), number(15));
    assert_eq!(of("llvm.sdiv.fix", 6, 4, 1).unwrap(), number(3));
    assert_eq!(of("llvm.sdiv.fix.sat", 8, 15, 0).unwrap(), number(7));
    assert_eq!(of("llvm.sdiv.fix.sat", 12, 1, 2).unwrap(), number(8));
    assert_eq!(code(&of("llvm.udiv.fix", 1, 0, 0)), Some("UB003"));
}

#[test]
fn conversions_that_saturate_are_total() {
    let mut context = TestContext::new();
    let mut of = |name: &str, value: f64| {
        call(&mut context, name, &[scalar(F64, double(value))], &shape(&[int(8)], false)).unwrap()[0]
    };
    assert_eq!(of("llvm.fptosi.sat", 1e9), number(127));
    assert_eq!(of("llvm.fptosi.sat", -1e9), number(128));
    assert_eq!(of("llvm.fptosi.sat", f64::NAN), number(0));
    assert_eq!(of("llvm.fptoui.sat", -1.0), number(0));
    assert_eq!(of("llvm.fptoui.sat", 1e9), number(255));
}

#[test]
fn extremes_differ_in_nans_and_zeros() {
    let mut context = TestContext::new();
    let signaling = f64::from_bits(0x7ff0_0000_0000_0001);
    let mut of = |name: &str, a: f64, b: f64| {
        let args = [scalar(F64, double(a)), scalar(F64, double(b))];
        match call(&mut context, name, &args, &shape(&[F64], false)).unwrap()[0] {
            Value::Bits(bits, 0) => f64::from_bits(bits),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(of("llvm.minnum", f64::NAN, 1.0), 1.0);
    assert_eq!(of("llvm.minimumnum", signaling, 1.0), 1.0);
    assert!(of("llvm.minimum", f64::NAN, 1.0).is_nan());
    assert!(of("llvm.maximum", 1.0, f64::NAN).is_nan());
    for name in ["llvm.minimum", "llvm.minimumnum"] {
        assert!(of(name, 0.0, -0.0).is_sign_negative(), "{name}");
    }
    for name in ["llvm.maximum", "llvm.maximumnum"] {
        assert!(of(name, -0.0, 0.0).is_sign_positive(), "{name}");
    }
}

#[test]
fn sign_operations_change_only_the_sign() {
    let mut context = TestContext::with_seed(9);
    let nan = 0xfff0_0000_0000_0007;
    let result = shape(&[F64], false);
    let fabs = call(&mut context, "llvm.fabs", &[scalar(F64, number(nan))], &result).unwrap();
    assert_eq!(fabs, numbers(&[nan & !(1 << 63)]));
    let args = [scalar(F64, number(nan)), scalar(F64, double(1.0))];
    assert_eq!(call(&mut context, "llvm.copysign", &args, &result).unwrap(), numbers(&[nan & !(1 << 63)]));
}

#[test]
fn sums_are_sequential_from_the_start() {
    let mut context = TestContext::new();
    let lanes = [1e16, 1.0, -1e16, 1.0].map(double);
    let args = [scalar(F64, double(0.0)), vector(F64, &lanes)];
    let result = shape(&[F64], false);
    assert_eq!(call(&mut context, "llvm.vector.reduce.fadd", &args, &result).unwrap(), [double(1.0)]);
    let poisoned = [double(1.0), Value::Poison];
    let args = [scalar(F64, double(0.0)), vector(F64, &poisoned)];
    assert_eq!(call(&mut context, "llvm.vector.reduce.fadd", &args, &result).unwrap(), [Value::Poison]);
}

#[test]
fn multiply_and_add_may_be_fused() {
    let (a, b, c) = (1.0 + f64::EPSILON, 1.0 - f64::EPSILON, -1.0_f64);
    let args = [a, b, c].map(|value| scalar(F64, double(value)));
    let result = shape(&[F64], false);
    let of = |seed: u64, name: &str| call(&mut TestContext::with_seed(seed), name, &args, &result).unwrap()[0];
    assert_eq!(of(0, "llvm.fmuladd"), double(a * b + c));
    assert_eq!(of(0, "llvm.fma"), double(a.mul_add(b, c)));
    let seen: Vec<Value> = (1..40).map(|seed| of(seed, "llvm.fmuladd")).collect();
    assert!(seen.contains(&double(a * b + c)) && seen.contains(&double(a.mul_add(b, c))));
    assert!(seen.iter().all(|value| [double(a * b + c), double(a.mul_add(b, c))].contains(value)));
}

#[test]
fn fast_math_flags_of_calls() {
    let mut context = TestContext::new();
    let result = shape(&[F64], false);
    let mut of = |fast: FastMath, value: f64| {
        call_with(&mut context, "llvm.sqrt", &[scalar(F64, double(value))], &result, fast, Details::None).unwrap()[0]
    };
    assert_eq!(of(FastMath::NNAN, -1.0), Value::Poison);
    assert_eq!(of(FastMath::NINF, f64::INFINITY), Value::Poison);
    assert_eq!(of(FastMath::NNAN, 4.0), double(2.0));
    assert_eq!(of(FastMath::NONE, -1.0), number(0xfff8_0000_0000_0000));
}

#[test]
fn assumptions() {
    let mut context = TestContext::new();
    let void = shape(&[], false);
    let mut of = |condition| code(&call(&mut context, "llvm.assume", &[scalar(int(1), condition)], &void));
    assert_eq!(of(number(1)), None);
    assert_eq!(of(number(0)), Some("UB207"));
    assert_eq!(of(Value::Poison), Some("UB207"));
    assert_eq!(of(Value::Bits(0, 1)), Some("UB207"));
}

#[test]
fn assumptions_in_bundles() {
    let mut context = TestContext::new();
    let object = context.memory.alloc_global(16, 16, ObjectKind::Global, true).unwrap();
    let other = context.memory.alloc_global(16, 16, ObjectKind::Global, true).unwrap();
    let (condition, pointer, size) = (shape(&[int(1)], false), shape(&[PTR], false), shape(&[int(64)], false));
    let inside = Slot { bits: object.bits + 4, tag: object.tag };
    let null = Slot::plain(0);
    let undefined = context.slot(Value::Poison);
    let mut of = |tag: &str, operands: &[Slot]| {
        let one = [Slot::plain(1)];
        let mut args = vec![Arg { shape: &condition, slots: &one }];
        for (number, slot) in operands.iter().enumerate() {
            let shape = if number == 0 || tag == "separate_storage" { &pointer } else { &size };
            args.push(Arg { shape, slots: std::slice::from_ref(slot) });
        }
        let bundles = [("cold", 0), (tag, operands.len())];
        let details = Details::Given { texts: &[], aligns: &[], bundles: &bundles };
        let void = shape(&[], false);
        let call =
            IntrinsicCall { name: "llvm.assume", args: &args, result: &void, fast_math: FastMath::NONE, details };
        code(&raw(&mut context, &call, &mut []))
    };
    let n = Slot::plain;
    assert_eq!(of("align", &[object, n(16)]), None);
    assert_eq!(of("align", &[inside, n(16)]), Some("UB207"));
    assert_eq!(of("align", &[inside, n(16), n(4)]), None);
    assert_eq!(of("align", &[null, n(0)]), None);
    assert_eq!(of("align", &[null, n(12)]), None);
    assert_eq!(of("align", &[object, n(0)]), Some("UB207"));
    assert_eq!(of("nonnull", &[object]), None);
    assert_eq!(of("nonnull", &[null]), Some("UB207"));
    assert_eq!(of("dereferenceable", &[object, n(16)]), None);
    assert_eq!(of("dereferenceable", &[inside, n(16)]), Some("UB207"));
    assert_eq!(of("dereferenceable_or_null", &[null, n(16)]), None);
    assert_eq!(of("noundef", &[object]), None);
    assert_eq!(of("noundef", &[undefined]), Some("UB207"));
    assert_eq!(of("ignore", &[undefined]), None);
    assert_eq!(of("separate_storage", &[object, inside]), Some("UB207"));
    assert_eq!(of("separate_storage", &[object, other]), None);
}

#[test]
fn vector_lengths() {
    let mut context = TestContext::new();
    let result = shape(&[int(8); 2], true);
    let mut of = |b: Value, mask: [Value; 2], length: Value| {
        let args = [
            vector(int(8), &numbers(&[10, 20])),
            vector(int(8), &[number(2), b]),
            vector(int(1), &mask),
            scalar(int(32), length),
        ];
        call(&mut context, "llvm.vp.udiv", &args, &result)
    };
    let both = [number(1), number(1)];
    assert_eq!(of(number(5), both, number(2)).unwrap(), numbers(&[5, 4]));
    assert_eq!(of(number(0), both, number(1)).unwrap(), [number(5), Value::Poison]);
    assert_eq!(of(number(0), [number(1), number(0)], number(2)).unwrap(), [number(5), Value::Poison]);
    assert_eq!(code(&of(number(0), both, number(2))), Some("UB003"));
    assert_eq!(code(&of(number(5), both, number(3))), Some("UB008"));
    assert_eq!(code(&of(number(5), both, Value::Poison)), Some("UB008"));
}
