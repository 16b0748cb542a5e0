//! Undef bits checked by enumeration: every choice of every undef bit is computed with simple arithmetic. The
//! semantics' result must cover all of them, exactly where it claims to be exact.

use draig_ir::{IntFlags, IntPredicate, Opcode};

use super::super::testing::{TestContext, Value, code, int_leaf};
use super::super::{cast, icmp, int_binary};
use crate::shape::LeafKind;
use crate::value::{Slot, mask, sign_extend};

/// Result of one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum One {
    Number(u64),
    Poison,
    Undefined,
}

/// Result of all choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum All {
    Value(Value),
    Undefined,
}

const OPS: [Opcode; 13] = [
    Opcode::Add,
    Opcode::Sub,
    Opcode::Mul,
    Opcode::UDiv,
    Opcode::SDiv,
    Opcode::URem,
    Opcode::SRem,
    Opcode::Shl,
    Opcode::LShr,
    Opcode::AShr,
    Opcode::And,
    Opcode::Or,
    Opcode::Xor,
];

/// Computes one operation in arithmetic that cannot overflow.
fn one(op: Opcode, flags: IntFlags, width: u32, x: u64, y: u64) -> One {
    let (ux, uy) = (i128::from(x), i128::from(y));
    let (sx, sy) = (i128::from(sign_extend(x, width)), i128::from(sign_extend(y, width)));
    let (top, least) = (1_i128 << width, -(1_i128 << (width - 1)));
    let flag = |flag| flags.contains(flag);
    let (unsigned, signed) = match op {
        Opcode::Add => (ux + uy, sx + sy),
        Opcode::Sub => (ux - uy, sx - sy),
        Opcode::Mul => (ux * uy, sx * sy),
        Opcode::Shl if y < u64::from(width) => (ux << y, sx << y),
        Opcode::LShr if y < u64::from(width) => (ux >> y, ux >> y),
        Opcode::AShr if y < u64::from(width) => (sx >> y, sx >> y),
        Opcode::Shl | Opcode::LShr | Opcode::AShr => return One::Poison,
        Opcode::UDiv | Opcode::URem | Opcode::SDiv | Opcode::SRem if y == 0 => return One::Undefined,
        Opcode::SDiv | Opcode::SRem if sx == least && sy == -1 => return One::Undefined,
        Opcode::UDiv => (ux / uy, ux / uy),
        Opcode::URem => (ux % uy, ux % uy),
        Opcode::SDiv => (sx / sy, sx / sy),
        Opcode::SRem => (sx % sy, sx % sy),
        Opcode::And => (ux & uy, ux & uy),
        Opcode::Or => (ux | uy, ux | uy),
        _ => (ux ^ uy, ux ^ uy),
    };
    let wraps = matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl);
    let poison = wraps && flag(IntFlags::NUW) && !(0..top).contains(&unsigned)
        || wraps && flag(IntFlags::NSW) && !(least..-least).contains(&signed)
        || flag(IntFlags::DISJOINT) && op == Opcode::Or && x & y != 0
        || flag(IntFlags::EXACT)
            && match op {
                Opcode::UDiv => ux % uy != 0,
                Opcode::SDiv => sx % sy != 0,
                Opcode::LShr | Opcode::AShr => x >> y << y != x,
                _ => false,
            };
    if poison { One::Poison } else { One::Number(unsigned as u64 & mask(width)) }
}

/// Returns every number that a value may be.
fn numbers(bits: u64, undef: u64) -> impl Iterator<Item = u64> {
    let mut next = Some(0_u64);
    std::iter::from_fn(move || {
        let part = next?;
        // Counts in the undef bits alone.
        let following = (part | !undef).wrapping_add(1) & undef;
        next = (following != 0).then_some(following);
        Some(bits | part)
    })
}

fn together(results: impl Iterator<Item = One>) -> All {
    let (mut seen, mut varying, mut poison): (Option<u64>, u64, bool) = (None, 0, false);
    for result in results {
        match result {
            One::Undefined => return All::Undefined,
            One::Poison => poison = true,
            One::Number(number) => {
                let before = *seen.get_or_insert(number);
                varying |= before ^ number;
            }
        }
    }
    match seen {
        Some(number) if !poison => All::Value(Value::Bits(number & !varying, varying)),
        _ => All::Value(Value::Poison),
    }
}

fn flag_sets(op: Opcode) -> &'static [IntFlags] {
    const WRAP: &[IntFlags] = &[IntFlags::NONE, IntFlags::NUW, IntFlags::NSW, IntFlags(3)];
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => WRAP,
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => &[IntFlags::NONE, IntFlags::EXACT],
        Opcode::Or => &[IntFlags::NONE, IntFlags::DISJOINT],
        _ => &[IntFlags::NONE],
    }
}

/// Computes the semantics' result.
fn ours(context: &mut TestContext, op: Opcode, flags: IntFlags, width: u32, x: (u64, u64), y: (u64, u64)) -> All {
    let a = context.slot(Value::Bits(x.0, x.1));
    let b = context.slot(Value::Bits(y.0, y.1));
    let mut out = [Slot::default()];
    let run = int_binary(&mut context.cx(), op, flags, width, &[a], &[b], &mut out);
    match code(&run) {
        Some(_) => All::Undefined,
        None => {
            run.expect("defined or undefined");
            All::Value(context.value(out[0]))
        }
    }
}

/// Returns all values of four bits with all undef masks.
fn nibbles() -> Vec<(u64, u64)> {
    let all = (0..16_u64).flat_map(|bits| (0..16_u64).map(move |undef| (bits, undef)));
    all.filter(|(bits, undef)| bits & undef == 0).collect()
}

#[test]
fn every_operation_on_four_bits_is_exact() {
    let mut context = TestContext::new();
    for op in OPS {
        for &flags in flag_sets(op) {
            for x in nibbles() {
                for y in nibbles() {
                    let pairs = numbers(x.0, x.1).flat_map(|x| numbers(y.0, y.1).map(move |y| (x, y)));
                    let want = together(pairs.map(|(x, y)| one(op, flags, 4, x, y)));
                    let got = ours(&mut context, op, flags, 4, x, y);
                    assert_eq!(got, want, "{} {flags:?} i4 {x:?}, {y:?}", op.spelling());
                }
            }
        }
    }
}

#[test]
fn more_undef_bits_than_are_tried_are_covered() {
    let mut context = TestContext::new();
    let mut random = crate::choice::Choice::new(1);
    let (mut cases, mut loose) = ([0_u32; OPS.len()], [0_u32; OPS.len()]);
    for round in 0..1500 {
        let width = 7 + random.draw() as u32 % 6;
        let mut number = |sparse: bool| {
            let bits = random.draw() & mask(width);
            let undef = random.draw() & if sparse { random.draw() } else { u64::MAX } & mask(width);
            (bits & !undef, undef)
        };
        let (x, y) = (number(false), number(round % 2 == 0));
        if x.1.count_ones() + y.1.count_ones() > 13 {
            continue;
        }
        for (index, op) in OPS.into_iter().enumerate() {
            for &flags in flag_sets(op) {
                let pairs = numbers(x.0, x.1).flat_map(|x| numbers(y.0, y.1).map(move |y| (x, y)));
                let want = together(pairs.map(|(x, y)| one(op, flags, width, x, y)));
                let got = ours(&mut context, op, flags, width, x, y);
                let case = format!("{} {flags:?} i{width} {x:x?}, {y:x?}: {got:x?} for {want:x?}", op.spelling());
                cases[index] += 1;
                if got == want {
                    continue;
                }
                let (All::Value(Value::Bits(bits, undef)), All::Value(Value::Bits(want, varying))) = (got, want) else {
                    panic!("{case}");
                };
                // Bits that the semantics reports as defined do not vary and have the right value.
                assert_eq!((varying & !undef, (bits ^ want) & !undef & !varying), (0, 0), "{case}");
                loose[index] += 1;
            }
        }
    }
    for ((op, cases), loose) in OPS.into_iter().zip(cases).zip(loose) {
        assert!(cases > 500);
        let may_be_loose = matches!(op, Opcode::Mul | Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem);
        assert!(may_be_loose || loose == 0, "{}: {loose} of {cases} too undefined", op.spelling());
        assert!(loose * 3 < cases * 2, "{}: {loose} of {cases} too undefined", op.spelling());
    }
}

#[test]
fn comparisons_are_exact() {
    let mut context = TestContext::new();
    for &predicate in IntPredicate::ALL {
        for flags in [IntFlags::NONE, IntFlags::SAMESIGN] {
            for x in nibbles() {
                for y in nibbles() {
                    let pairs = numbers(x.0, x.1).flat_map(|x| numbers(y.0, y.1).map(move |y| (x, y)));
                    let want = together(pairs.map(|(x, y)| {
                        if flags.contains(IntFlags::SAMESIGN) && (x ^ y) & 8 != 0 {
                            return One::Poison;
                        }
                        let (sx, sy) = (sign_extend(x, 4), sign_extend(y, 4));
                        One::Number(u64::from(match predicate {
                            IntPredicate::Eq => x == y,
                            IntPredicate::Ne => x != y,
                            IntPredicate::Ugt => x > y,
                            IntPredicate::Uge => x >= y,
                            IntPredicate::Ult => x < y,
                            IntPredicate::Ule => x <= y,
                            IntPredicate::Sgt => sx > sy,
                            IntPredicate::Sge => sx >= sy,
                            IntPredicate::Slt => sx < sy,
                            IntPredicate::Sle => sx <= sy,
                        }))
                    }));
                    let a = context.slot(Value::Bits(x.0, x.1));
                    let b = context.slot(Value::Bits(y.0, y.1));
                    let got = icmp(&mut context.cx(), predicate, flags, LeafKind::Int(4), &[a], &[b]).unwrap();
                    assert_eq!(All::Value(context.value(got)), want, "icmp {predicate:?} {flags:?} {x:?}, {y:?}");
                }
            }
        }
    }
}

#[test]
fn casts_cover_every_choice() {
    let mut context = TestContext::new();
    let casts: [(Opcode, u32, &[IntFlags]); 3] = [
        (Opcode::Trunc, 2, &[IntFlags::NONE, IntFlags::NUW, IntFlags::NSW, IntFlags(3)]),
        (Opcode::ZExt, 7, &[IntFlags::NONE, IntFlags::NNEG]),
        (Opcode::SExt, 7, &[IntFlags::NONE]),
    ];
    for (op, width, sets) in casts {
        for &flags in sets {
            for x in nibbles() {
                let want = together(numbers(x.0, x.1).map(|x| {
                    let (signed, kept) = (sign_extend(x, 4), x & mask(width));
                    let poison = flags.contains(IntFlags::NUW) && kept != x
                        || flags.contains(IntFlags::NSW) && sign_extend(kept, width) != signed
                        || flags.contains(IntFlags::NNEG) && signed < 0;
                    match op {
                        _ if poison => One::Poison,
                        Opcode::SExt => One::Number(signed as u64 & mask(width)),
                        _ => One::Number(kept),
                    }
                }));
                let a = context.slot(Value::Bits(x.0, x.1));
                let mut out = [Slot::default()];
                let (from, to) = (int_leaf(4), int_leaf(width));
                cast(&mut context.cx(), op, flags.0, &from, &to, &[a], &mut out).unwrap();
                assert_eq!(All::Value(context.value(out[0])), want, "{} {flags:?} {x:?}", op.spelling());
            }
        }
    }
}
