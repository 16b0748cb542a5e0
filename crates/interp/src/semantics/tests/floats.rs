//! Floating point: NaNs, flags, denormal modes, conversions (R24, R25).

use draig_ir::{FastMath, FloatPredicate, Opcode};
use draig_num::{ApFloat, FloatFormat};

use super::super::environment::Denormals;
use super::super::testing::{TestContext, Value, float_leaf, int_leaf};
use super::super::{cast, fcmp, float_binary, fneg};
use crate::value::Slot;

const SIGNALING: u64 = 0x7ff0_0000_0000_0005;
const QUIET: u64 = 0x7ff8_0000_0000_0005;

fn double(context: &mut TestContext, op: Opcode, fast: FastMath, a: f64, b: f64) -> Value {
    bits(context, op, fast, FloatFormat::Double, a.to_bits(), b.to_bits())
}

fn bits(context: &mut TestContext, op: Opcode, fast: FastMath, format: FloatFormat, a: u64, b: u64) -> Value {
    let mut out = [Slot::default()];
    float_binary(&mut context.cx(), op, fast, format, &[Slot::plain(a)], &[Slot::plain(b)], &mut out).unwrap();
    context.value(out[0])
}

fn is(value: f64) -> Value {
    Value::Bits(value.to_bits(), 0)
}

#[test]
fn numbers() {
    let mut context = TestContext::new();
    let mut of = |op, a, b| double(&mut context, op, FastMath::NONE, a, b);
    assert_eq!(of(Opcode::FAdd, 0.1, 0.2), is(0.1 + 0.2));
    assert_eq!(of(Opcode::FSub, 1.0, 1.0), is(0.0));
    assert_eq!(of(Opcode::FDiv, 1.0, -0.0), is(f64::NEG_INFINITY));
    assert_eq!(of(Opcode::FRem, -7.5, 2.0), is(-1.5));
    let half = |value: f32| (value.to_bits() >> 13) as u64; // not a conversion; 0.0 only
    assert_eq!(
        bits(&mut context, Opcode::FAdd, FastMath::NONE, FloatFormat::Half, 0x3c00, half(0.0)),
        Value::Bits(0x3c00, 0)
    );
    // Ties of the half format go to even: 2048 + 1 is 2048.
    assert_eq!(
        bits(&mut context, Opcode::FAdd, FastMath::NONE, FloatFormat::Half, 0x6800, 0x3c00),
        Value::Bits(0x6800, 0)
    );
}

#[test]
fn usual_nans_are_those_of_x86() {
    let mut context = TestContext::new();
    let mut of = |op, a: u64, b: u64| bits(&mut context, op, FastMath::NONE, FloatFormat::Double, a, b);
    let one = 1.0_f64.to_bits();
    assert_eq!(of(Opcode::FMul, SIGNALING, one), Value::Bits(QUIET, 0));
    assert_eq!(of(Opcode::FMul, one, SIGNALING), Value::Bits(QUIET, 0));
    assert_eq!(of(Opcode::FDiv, 0, 0), Value::Bits(0xfff8_0000_0000_0000, 0));
    assert_eq!(of(Opcode::FSub, QUIET ^ 1 << 63, SIGNALING), Value::Bits(QUIET ^ 1 << 63, 0));
}

#[test]
fn chosen_nans_are_among_those_allowed() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 1..200 {
        let mut context = TestContext::with_seed(seed);
        let one = 1.0_f64.to_bits();
        match bits(&mut context, Opcode::FAdd, FastMath::NONE, FloatFormat::Double, SIGNALING, one) {
            Value::Bits(nan, 0) => seen.insert(nan),
            other => panic!("{other:?}"),
        };
        // Without a NaN operand, the result is the preferred NaN, of either sign.
        match double(&mut context, Opcode::FDiv, FastMath::NONE, 0.0, 0.0) {
            Value::Bits(nan, 0) => assert_eq!(nan & !(1 << 63), 0x7ff8_0000_0000_0000),
            other => panic!("{other:?}"),
        }
    }
    let sign = 1 << 63;
    let preferred = 0x7ff8_0000_0000_0000;
    let allowed = [SIGNALING, QUIET, preferred].map(|nan| [nan, nan | sign]).concat();
    assert_eq!(seen.into_iter().collect::<std::collections::BTreeSet<u64>>(), allowed.into_iter().collect());
}

#[test]
fn flags_make_poison() {
    let mut context = TestContext::new();
    let mut of = |fast, op, a, b| double(&mut context, op, fast, a, b);
    assert_eq!(of(FastMath::NNAN, Opcode::FAdd, f64::NAN, 1.0), Value::Poison);
    assert_eq!(of(FastMath::NNAN, Opcode::FSub, f64::INFINITY, f64::INFINITY), Value::Poison);
    assert_eq!(of(FastMath::NINF, Opcode::FAdd, f64::INFINITY, 1.0), Value::Poison);
    assert_eq!(of(FastMath::NINF, Opcode::FMul, f64::MAX, 2.0), Value::Poison);
    assert_eq!(of(FastMath::NINF, Opcode::FDiv, 1.0, f64::INFINITY), Value::Poison);
    assert_eq!(of(FastMath::NNAN, Opcode::FMul, f64::MAX, 2.0), is(f64::INFINITY));
    assert_eq!(of(FastMath::NSZ, Opcode::FMul, -0.0, 2.0), is(-0.0));
    let nan = Slot::plain(QUIET);
    let one = Slot::plain(1.0_f64.to_bits());
    let got =
        fcmp(&mut context.cx(), FloatPredicate::Uno, FastMath::NNAN, FloatFormat::Double, &[nan], &[one]).unwrap();
    assert_eq!(context.value(got), Value::Poison);
}

#[test]
fn fneg_touches_the_sign_alone() {
    let mut context = TestContext::with_seed(5);
    let mut out = [Slot::default()];
    fneg(&mut context.cx(), FastMath::NONE, FloatFormat::Double, &[Slot::plain(SIGNALING)], &mut out).unwrap();
    assert_eq!(out[0], Slot::plain(SIGNALING | 1 << 63));
    let partly = context.slot(Value::Bits(0x3ff0_0000_0000_0000, 0xff));
    fneg(&mut context.cx(), FastMath::NONE, FloatFormat::Double, &[partly], &mut out).unwrap();
    assert_eq!(context.value(out[0]), Value::Bits(0xbff0_0000_0000_0000, 0xff));
}

#[test]
fn comparisons() {
    let mut context = TestContext::new();
    let nan = ApFloat::quiet_nan(FloatFormat::Float, false, 0).bits() as u64;
    let mut of = |predicate, a: u64, b: u64| {
        let (a, b) = ([Slot::plain(a)], [Slot::plain(b)]);
        let got = fcmp(&mut context.cx(), predicate, FastMath::NONE, FloatFormat::Float, &a, &b).unwrap();
        context.value(got)
    };
    let (zero, negative, one) = (0, 1 << 31, u64::from(1.0_f32.to_bits()));
    assert_eq!(of(FloatPredicate::Oeq, zero, negative), Value::Bits(1, 0));
    assert_eq!(of(FloatPredicate::Olt, zero, one), Value::Bits(1, 0));
    assert_eq!(of(FloatPredicate::Une, nan, nan), Value::Bits(1, 0));
    assert_eq!(of(FloatPredicate::One, nan, one), Value::Bits(0, 0));
    let undef = context.slot(Value::Bits(0, 0xffff_ffff));
    let mut of = |predicate, a: u64| {
        let got = fcmp(&mut context.cx(), predicate, FastMath::NONE, FloatFormat::Float, &[Slot::plain(a)], &[undef]);
        context.value(got.unwrap())
    };
    assert_eq!(of(FloatPredicate::Olt, one), Value::Bits(0, 1));
    assert_eq!(of(FloatPredicate::Olt, nan), Value::Bits(0, 0));
    assert_eq!(of(FloatPredicate::Uge, nan), Value::Bits(1, 0));
    assert_eq!(of(FloatPredicate::True, one), Value::Bits(1, 0));
}

#[test]
fn conversions_to_integers() {
    let mut context = TestContext::new();
    let mut of = |op, width, value: f64| {
        let mut out = [Slot::default()];
        let (from, to) = (float_leaf(FloatFormat::Double), int_leaf(width));
        cast(&mut context.cx(), op, 0, &from, &to, &[Slot::plain(value.to_bits())], &mut out).unwrap();
        context.value(out[0])
    };
    assert_eq!(of(Opcode::FpToSi, 8, -128.9), Value::Bits(0x80, 0));
    assert_eq!(of(Opcode::FpToSi, 8, -129.0), Value::Poison);
    assert_eq!(of(Opcode::FpToSi, 8, 127.99), Value::Bits(127, 0));
    assert_eq!(of(Opcode::FpToUi, 8, -0.9), Value::Bits(0, 0));
    assert_eq!(of(Opcode::FpToUi, 8, 255.5), Value::Bits(255, 0));
    assert_eq!(of(Opcode::FpToUi, 8, 256.0), Value::Poison);
    assert_eq!(of(Opcode::FpToUi, 8, f64::NAN), Value::Poison);
}

#[test]
fn conversions_of_undef_bits_have_a_range() {
    let mut context = TestContext::new();
    let undef = context.slot(Value::Bits(0, 1));
    let mut out = [Slot::default()];
    let to = float_leaf(FloatFormat::Double);
    cast(&mut context.cx(), Opcode::UiToFp, 0, &int_leaf(1), &to, &[undef], &mut out).unwrap();
    assert_eq!(context.value(out[0]), Value::Bits(0, 1.0_f64.to_bits()));
    cast(&mut context.cx(), Opcode::UiToFp, draig_ir::IntFlags::NNEG.0, &int_leaf(1), &to, &[undef], &mut out).unwrap();
    assert_eq!(context.value(out[0]), Value::Poison);
}

#[test]
fn subnormal_numbers_by_the_mode() {
    let tiny = f64::from_bits(1);
    let mut context = TestContext::new();
    assert_eq!(double(&mut context, Opcode::FAdd, FastMath::NONE, tiny, 0.0), is(tiny));
    context.environment.denormals = Denormals::from_attributes(Some("ieee,preserve-sign"), None);
    assert_eq!(double(&mut context, Opcode::FAdd, FastMath::NONE, -tiny, -0.0), is(-0.0));
    context.environment.denormals = Denormals::from_attributes(Some("positive-zero"), Some("ieee"));
    assert_eq!(double(&mut context, Opcode::FMul, FastMath::NONE, -f64::MIN_POSITIVE, 0.5), is(0.0));
    let float = bits(&mut context, Opcode::FAdd, FastMath::NONE, FloatFormat::Float, 1, 0);
    assert_eq!(float, Value::Bits(1, 0));
}
