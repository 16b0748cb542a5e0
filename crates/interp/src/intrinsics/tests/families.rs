//! Results of each family of intrinsics.

use draig_num::{ApFloat, FloatFormat, Round};

use super::super::{Details, libm};
use super::*;
use crate::memory::{Access, ObjectKind};
use crate::semantics::testing::code;
use crate::site::Site;

fn lanes(context: &mut TestContext, name: &str, args: &[Given], result: &Shape) -> Vec<Value> {
    call(context, name, args, result).unwrap()
}

#[test]
fn bits_change_places() {
    let mut context = TestContext::new();
    let result = shape(&[int(16); 2], true);
    let arg = vector(int(16), &[Value::Bits(0x1200, 0x00ff), Value::Poison]);
    assert_eq!(lanes(&mut context, "llvm.bswap", &[arg], &result), [Value::Bits(0x12, 0xff00), Value::Poison]);
    let one = shape(&[int(8)], false);
    let mut of = |name: &str, value: Value| lanes(&mut context, name, &[scalar(int(8), value)], &one)[0];
    assert_eq!(of("llvm.bitreverse", number(0b0001_0110)), number(0b0110_1000));
    assert_eq!(of("llvm.ctpop", Value::Bits(0xf0, 0x01)), Value::Bits(4, 1));
}

#[test]
fn saturation() {
    let mut context = TestContext::new();
    let one = shape(&[int(8)], false);
    let mut of =
        |name: &str, a: Value, b: Value| lanes(&mut context, name, &[scalar(int(8), a), scalar(int(8), b)], &one)[0];
    assert_eq!(of("llvm.sadd.sat", number(100), number(100)), number(127));
    assert_eq!(of("llvm.uadd.sat", number(200), number(100)), number(255));
    assert_eq!(of("llvm.usub.sat", number(1), number(2)), number(0));
    assert_eq!(of("llvm.ssub.sat", number(0x80), number(1)), number(0x80));
    assert_eq!(of("llvm.uadd.sat", Value::Bits(0, 0xff), number(255)), number(255));
    assert_eq!(of("llvm.usub.sat", number(0), Value::Bits(0, 0xff)), number(0));
    assert_eq!(of("llvm.umax", number(255), Value::Bits(0, 0xff)), number(255));
    assert_eq!(of("llvm.scmp", number(0xff), number(1)), number(0xff));
    assert_eq!(of("llvm.ucmp", number(0xff), number(1)), number(1));
    assert_eq!(of("llvm.clmul", number(7), number(5)), number(27));
}

#[test]
fn rounding_to_integers() {
    let mut context = TestContext::new();
    let result = shape(&[F64], false);
    let mut of = |name: &str, value: f64| lanes(&mut context, name, &[scalar(F64, double(value))], &result)[0];
    assert_eq!(of("llvm.floor", -1.5), double(-2.0));
    assert_eq!(of("llvm.ceil", -0.5), double(-0.0));
    assert_eq!(of("llvm.trunc", 1.9), double(1.0));
    assert_eq!(of("llvm.round", 2.5), double(3.0));
    assert_eq!(of("llvm.roundeven", 2.5), double(2.0));
    assert_eq!(of("llvm.rint", 3.5), double(4.0));
    let long = shape(&[int(64)], false);
    let mut of = |name: &str, value: f64| lanes(&mut context, name, &[scalar(F64, double(value))], &long)[0];
    assert_eq!(of("llvm.lround", -2.5), number(-3_i64 as u64));
    assert_eq!(of("llvm.lrint", -2.5), number(-2_i64 as u64));
}

#[test]
fn parts_of_numbers() {
    let mut context = TestContext::new();
    let result = shape(&[F64, int(32)], false);
    let mut of = |value: f64| lanes(&mut context, "llvm.frexp", &[scalar(F64, double(value))], &result);
    assert_eq!(of(12.0), [double(0.75), number(4)]);
    assert_eq!(of(-f64::from_bits(1)), [double(-0.5), number(-1073_i32 as u32 as u64)]);
    assert_eq!(of(0.0), [double(0.0), number(0)]);
    let result = shape(&[F64, F64], false);
    let mut of = |name: &str, value: f64| lanes(&mut context, name, &[scalar(F64, double(value))], &result);
    assert_eq!(of("llvm.modf", -3.25), [double(-0.25), double(-3.0)]);
    assert_eq!(of("llvm.modf", f64::INFINITY), [double(0.0), double(f64::INFINITY)]);
    assert_eq!(of("llvm.sincos", 1.0), [double(1.0_f64.sin()), double(1.0_f64.cos())]);
    assert_eq!(of("llvm.sincospi", 0.5), [double(1.0), double(0.0)]);
    let scalbn = [scalar(F64, double(0.75)), scalar(int(32), number(-2_i32 as u32 as u64))];
    let one = shape(&[F64], false);
    assert_eq!(lanes(&mut context, "llvm.ldexp", &scalbn, &one), [double(0.1875)]);
    let powi = [scalar(F64, double(2.0)), scalar(int(32), number(-3_i32 as u32 as u64))];
    assert_eq!(lanes(&mut context, "llvm.powi", &powi, &one), [double(0.125)]);
}

#[test]
fn classes() {
    let mut context = TestContext::new();
    let result = shape(&[int(1)], false);
    let values = [0x7ff0_0000_0000_0001, 0x7ff8 << 48, 0xfff0 << 48, 0xbff0 << 48, (1 << 63) | 1, 1 << 63, 0, 1];
    for (index, bits) in values.into_iter().enumerate() {
        for test in 0..10 {
            let args = [scalar(F64, number(bits)), scalar(int(32), number(1 << test))];
            let want = number(u64::from(test == index as u64));
            assert_eq!(lanes(&mut context, "llvm.is.fpclass", &args, &result)[0], want, "{bits:x} {test}");
        }
    }
}

#[test]
fn square_roots_are_correctly_rounded() {
    // Compares with the host in `float`, using the general algorithm for wide and other formats.
    let mut random = crate::choice::Choice::new(3);
    for _ in 0..300 {
        let bits = random.draw() & 0x7fff_ffff;
        let value = f32::from_bits(bits as u32);
        if !value.is_finite() {
            continue;
        }
        let float = ApFloat::from_f32(value);
        for round in [Round::TowardZero, Round::TowardPositive] {
            let root = libm::square_root(float, round).and_then(ApFloat::as_f32).unwrap();
            let nearest = value.sqrt();
            let exact = f64::from(nearest) * f64::from(nearest) - f64::from(value);
            let want = match round {
                Round::TowardZero if exact > 0.0 => nearest.next_down(),
                Round::TowardPositive if exact < 0.0 => nearest.next_up(),
                _ => nearest,
            };
            assert_eq!(root, want, "{value:?} {round:?}");
        }
    }
    for format in [FloatFormat::Half, FloatFormat::BFloat, FloatFormat::X86Fp80, FloatFormat::Fp128] {
        let four = ApFloat::from_f64(4.0).convert(format, Round::NearestTiesToEven).unwrap().0;
        let two = ApFloat::from_f64(2.0).convert(format, Round::NearestTiesToEven).unwrap().0;
        assert_eq!(libm::square_root(four, Round::NearestTiesToEven), Some(two), "{format}");
        let root = libm::square_root(ApFloat::smallest(format, false), Round::NearestTiesToEven).unwrap();
        assert!(root.compare(ApFloat::smallest(format, false)).unwrap().is_gt(), "{format}");
    }
}

#[test]
fn reductions() {
    let mut context = TestContext::new();
    let result = shape(&[int(8)], false);
    let mut of = |name: &str, values: &[Value]| lanes(&mut context, name, &[vector(int(8), values)], &result)[0];
    let three = numbers(&[1, 2, 250]);
    assert_eq!(of("llvm.vector.reduce.add", &three), number(253));
    assert_eq!(of("llvm.vector.reduce.smin", &three), number(250));
    assert_eq!(of("llvm.vector.reduce.umin", &three), number(1));
    assert_eq!(of("llvm.vector.reduce.or", &three), number(251));
    assert_eq!(of("llvm.vector.reduce.and", &[UNDEF8, number(0)]), number(0));
    assert_eq!(of("llvm.vector.reduce.and", &[Value::Poison, number(0)]), Value::Poison);
    let args = [
        scalar(int(8), number(5)),
        vector(int(8), &three),
        vector(int(1), &numbers(&[1, 0, 1])),
        scalar(int(32), number(2)),
    ];
    assert_eq!(lanes(&mut context, "llvm.vp.reduce.add", &args, &result), numbers(&[6]));
    let args = [vector(int(8), &numbers(&[1, 2])), vector(int(8), &numbers(&[10, 20, 30, 40]))];
    let two = shape(&[int(8); 2], true);
    assert_eq!(lanes(&mut context, "llvm.vector.partial.reduce.add", &args, &two), numbers(&[41, 62]));
}

#[test]
fn shuffles() {
    let mut context = TestContext::new();
    let four = || vector(int(8), &numbers(&[1, 2, 3, 4]));
    let other = || vector(int(8), &numbers(&[5, 6, 7, 8]));
    let pair = || vector(int(8), &[number(9), Value::Poison]);
    let at = |index: u64| scalar(int(64), number(index));
    let (whole, half) = (shape(&[int(8); 4], true), shape(&[int(8); 2], true));
    let mut of = |name: &str, args: &[Given], result: &Shape| lanes(&mut context, name, args, result);
    let poison = Value::Poison;
    assert_eq!(of("llvm.vector.insert", &[four(), pair(), at(2)], &whole), [number(1), number(2), number(9), poison]);
    assert_eq!(of("llvm.vector.insert", &[four(), pair(), at(4)], &whole), [poison; 4]);
    assert_eq!(of("llvm.vector.extract", &[four(), at(2)], &half), numbers(&[3, 4]));
    assert_eq!(of("llvm.vector.reverse", &[four()], &whole), numbers(&[4, 3, 2, 1]));
    assert_eq!(of("llvm.vector.splice.left", &[four(), other(), at(1)], &whole), numbers(&[2, 3, 4, 5]));
    assert_eq!(of("llvm.vector.splice.right", &[four(), other(), at(1)], &whole), numbers(&[4, 5, 6, 7]));
    let eight = shape(&[int(8); 8], true);
    let mixed = of("llvm.vector.interleave2", &[four(), other()], &eight);
    assert_eq!(mixed, numbers(&[1, 5, 2, 6, 3, 7, 4, 8]));
    let apart = of("llvm.vector.deinterleave2", &[vector(int(8), &mixed)], &shape(&[int(8); 8], false));
    assert_eq!(apart, numbers(&[1, 2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(of("llvm.stepvector", &[], &whole), numbers(&[0, 1, 2, 3]));
    let mask = shape(&[int(1); 4], true);
    let all_but_two = [scalar(int(8), number(254)), scalar(int(8), number(255))];
    assert_eq!(of("llvm.get.active.lane.mask", &all_but_two, &mask), numbers(&[1, 0, 0, 0]));
    let choice = || vector(int(1), &numbers(&[0, 1, 0, 1]));
    let compressed = of("llvm.experimental.vector.compress", &[four(), choice(), other()], &whole);
    assert_eq!(compressed, numbers(&[2, 4, 7, 8]));
    let args = [four(), vector(int(8), &numbers(&[4, 9])), vector(int(1), &numbers(&[1, 1, 1, 1]))];
    assert_eq!(of("llvm.experimental.vector.match", &args, &mask), numbers(&[0, 0, 0, 1]));
    let args = [four(), choice(), scalar(int(8), number(77))];
    let one = shape(&[int(8)], false);
    assert_eq!(of("llvm.experimental.vector.extract.last.active", &args, &one), numbers(&[4]));
    let args = [vector(int(1), &numbers(&[0, 0, 1, 1])), scalar(int(1), number(1))];
    assert_eq!(of("llvm.experimental.cttz.elts", &args, &one), numbers(&[2]));
    let args = [vector(int(1), &numbers(&[0, 0])), scalar(int(1), number(1))];
    assert_eq!(of("llvm.experimental.cttz.elts", &args, &one), [poison]);
}

#[test]
fn matrices() {
    let mut context = TestContext::new();
    let dimension = |value: u64| scalar(int(32), number(value));
    let six = shape(&[int(8); 6], true);
    let args = [vector(int(8), &numbers(&[1, 2, 3, 4, 5, 6])), dimension(2), dimension(3)];
    assert_eq!(lanes(&mut context, "llvm.matrix.transpose", &args, &six), numbers(&[1, 3, 5, 2, 4, 6]));
    // (1 3 5; 2 4 6) times the column (1, 2, 3).
    let args = [
        vector(int(8), &numbers(&[1, 2, 3, 4, 5, 6])),
        vector(int(8), &numbers(&[1, 2, 3])),
        dimension(2),
        dimension(3),
        dimension(1),
    ];
    let two = shape(&[int(8); 2], true);
    assert_eq!(lanes(&mut context, "llvm.matrix.multiply", &args, &two), numbers(&[22, 28]));
}

#[test]
fn masked_access_leaves_other_lanes_alone() {
    let mut context = TestContext::new();
    let object = context.memory.alloc_global(6, 4, ObjectKind::Global, true).unwrap();
    context.memory.write_bytes(object, &[1, 0, 2, 0, 3, 0], Site(1)).unwrap();
    let (pointer, vector4, mask_shape) = (shape(&[PTR], false), shape(&[int(16); 4], true), shape(&[int(1); 4], true));
    let pointer_slots = [object];
    let rest = [7_u64, 7, 7, 7].map(Slot::plain);
    let mut load = |name: &str, mask: [u64; 4], align: u64| {
        let mask = mask.map(Slot::plain);
        let args = [
            Arg { shape: &pointer, slots: &pointer_slots },
            Arg { shape: &mask_shape, slots: &mask },
            Arg { shape: &vector4, slots: &rest },
        ];
        let details = Details::Given { texts: &[], aligns: &[align], bundles: &[] };
        let fast_math = FastMath::NONE;
        let call = IntrinsicCall { name, args: &args, result: &vector4, fast_math, details };
        let mut out = [Slot::default(); 4];
        raw(&mut context, &call, &mut out).map(|()| out.map(|slot| slot.bits))
    };
    // The fourth lane lies beyond the object.
    assert_eq!(load("llvm.masked.load", [1, 0, 1, 0], 4).unwrap(), [1, 7, 3, 7]);
    assert_eq!(code(&load("llvm.masked.load", [0, 0, 0, 1], 4)), Some("UB102"));
    assert_eq!(load("llvm.masked.expandload", [0, 1, 0, 1], 2).unwrap(), [7, 1, 7, 2]);
    let values = [40, 50, 60, 70].map(Slot::plain);
    let mask = [0, 1, 0, 1].map(Slot::plain);
    let args = [
        Arg { shape: &vector4, slots: &values },
        Arg { shape: &pointer, slots: &pointer_slots },
        Arg { shape: &mask_shape, slots: &mask },
    ];
    let void = shape(&[], false);
    let name = "llvm.masked.compressstore";
    let fast_math = FastMath::NONE;
    let call = IntrinsicCall { name, args: &args, result: &void, fast_math, details: Details::None };
    raw(&mut context, &call, &mut []).unwrap();
    assert_eq!(context.memory.read_bytes(object, 6, Site(1)).unwrap(), [50, 0, 70, 0, 3, 0]);
    let name = "llvm.masked.store";
    let call = IntrinsicCall { name, args: &args, result: &void, fast_math, details: Details::None };
    assert_eq!(code(&raw(&mut context, &call, &mut [])), Some("UB102"));
    let access = Access::plain(Site(1));
    let mut out = [Slot::default()];
    context.memory.load(&mut context.taints, object, &shape(&[int(16)], false), &access, &mut out).unwrap();
    assert_eq!(out[0].bits, 50);
}

#[test]
fn constrained_operations_round_as_asked() {
    let mut context = TestContext::new();
    let result = shape(&[F64], false);
    let mut of = |text: &str| {
        let texts = ["", "", text, "fpexcept.ignore"];
        let details = Details::Given { texts: &texts, aligns: &[], bundles: &[] };
        let args = [scalar(F64, double(1.0)), scalar(F64, double(3.0))];
        let name = "llvm.experimental.constrained.fdiv";
        call_with(&mut context, name, &args, &result, FastMath::NONE, details).unwrap()[0]
    };
    let third: f64 = 1.0 / 3.0;
    assert_eq!(of("round.tonearest"), double(third));
    assert_eq!(of("round.downward"), double(third));
    assert_eq!(of("round.upward"), double(third.next_up()));
    assert_eq!(of("round.dynamic"), double(third));
}

#[test]
fn pointers() {
    let mut context = TestContext::new();
    let object = context.memory.alloc_global(16, 16, ObjectKind::Global, true).unwrap();
    let (pointer, word, one) = (shape(&[PTR], false), shape(&[int(64)], false), shape(&[int(1)], false));
    let inside = [Slot { bits: object.bits + 5, tag: object.tag }];
    let mask = [Slot::plain(!7)];
    let args = [Arg { shape: &pointer, slots: &inside }, Arg { shape: &word, slots: &mask }];
    let mut out = [Slot::default()];
    let fast_math = FastMath::NONE;
    let name = "llvm.ptrmask";
    let call = IntrinsicCall { name, args: &args, result: &pointer, fast_math, details: Details::None };
    raw(&mut context, &call, &mut out).unwrap();
    assert_eq!(out[0], object);
    let flag = [Slot::plain(0)];
    let flag = Arg { shape: &one, slots: &flag };
    let mut size = |slot: Slot| {
        let slots = [slot];
        let args = [Arg { shape: &pointer, slots: &slots }, flag, flag, flag];
        let name = "llvm.objectsize";
        let call = IntrinsicCall { name, args: &args, result: &word, fast_math, details: Details::None };
        raw(&mut context, &call, &mut out).unwrap();
        out[0].bits
    };
    assert_eq!(size(inside[0]), 11);
    assert_eq!(size(Slot::plain(0)), 0);
    assert_eq!(size(Slot::plain(0x1234)), u64::MAX);
}

#[test]
fn wide_integers_and_half_floats() {
    let mut context = TestContext::new();
    let result = shape(&[F32], false);
    let args = [scalar(int(16), number(0x3c00))];
    assert_eq!(lanes(&mut context, "llvm.convert.from.fp16", &args, &result), [number(u64::from(1.0_f32.to_bits()))]);
    let args = [scalar(F32, number(u64::from(65536.0_f32.to_bits())))];
    assert_eq!(lanes(&mut context, "llvm.convert.to.fp16", &args, &shape(&[int(16)], false)), [number(0x7c00)]);
}
