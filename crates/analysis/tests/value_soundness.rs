//! Facts about values of random functions of small integers, compared with the values of all inputs.

use std::fmt::Write as _;

use draig_analysis::values::Simplified;
use draig_analysis::{Analyses, Subject};
use draig_ir::{Block, Body, Inst, IntFlags, IntPredicate, Module, Opcode, Value, ValueKind};
use draig_num::ApInt;
use draig_tables::intrinsics::ids;

const WIDTH: u32 = 4;

/// Numbers by a shift register, the same in every run.
struct Random(u32);

impl Random {
    fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 % end
    }

    fn pick<'t>(&mut self, from: &[&'t str]) -> &'t str {
        from[self.below(from.len() as u32) as usize]
    }
}

/// Appends instructions to a block, whose results may be operands of later ones.
fn instructions(random: &mut Random, text: &mut String, names: &mut Vec<String>, bits: &mut Vec<String>, count: u32) {
    for _ in 0..count {
        let mut operand = || {
            if random.below(3) == 0 {
                random.below(1 << WIDTH).to_string()
            } else {
                names[random.below(names.len() as u32) as usize].clone()
            }
        };
        let (a, b) = (operand(), operand());
        let name = format!("%v{}", names.len() + bits.len());
        match random.below(10) {
            0..=4 => {
                let (op, flags): (&str, &[&str]) = match random.below(13) {
                    0 => ("add", &["", "nsw", "nuw", "nuw nsw"]),
                    1 => ("sub", &["", "nsw", "nuw", "nuw nsw"]),
                    2 => ("mul", &["", "nsw", "nuw", "nuw nsw"]),
                    3 => ("shl", &["", "nsw", "nuw", "nuw nsw"]),
                    4 => ("udiv", &["", "exact"]),
                    5 => ("sdiv", &["", "exact"]),
                    6 => ("urem", &[""]),
                    7 => ("srem", &[""]),
                    8 => ("lshr", &["", "exact"]),
                    9 => ("ashr", &["", "exact"]),
                    10 => ("and", &[""]),
                    11 => ("or", &["", "disjoint"]),
                    _ => ("xor", &[""]),
                };
                let flags = random.pick(flags);
                let _ = writeln!(text, "  {name} = {op} {flags} i{WIDTH} {a}, {b}");
                names.push(name);
            }
            5 => {
                let op = random.pick(&["umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"]);
                let _ = writeln!(text, "  {name} = call i{WIDTH} @llvm.{op}.i{WIDTH}(i{WIDTH} {a}, i{WIDTH} {b})");
                names.push(name);
            }
            6 => {
                let op = random.pick(&["abs", "ctlz", "cttz"]);
                let flag = random.pick(&["true", "false"]);
                let _ = writeln!(text, "  {name} = call i{WIDTH} @llvm.{op}.i{WIDTH}(i{WIDTH} {a}, i1 {flag})");
                names.push(name);
            }
            7 => {
                let predicate = random.pick(&["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]);
                let _ = writeln!(text, "  {name} = icmp {predicate} i{WIDTH} {a}, {b}");
                bits.push(name);
            }
            8 if !bits.is_empty() => {
                let bit = &bits[random.below(bits.len() as u32) as usize];
                let _ = writeln!(text, "  {name} = select i1 {bit}, i{WIDTH} {a}, i{WIDTH} {b}");
                names.push(name);
            }
            9 if !bits.is_empty() => {
                let bit = &bits[random.below(bits.len() as u32) as usize];
                let cast = random.pick(&["zext", "sext"]);
                let _ = writeln!(text, "  {name} = {cast} i1 {bit} to i{WIDTH}");
                names.push(name);
            }
            _ => {
                let _ = writeln!(text, "  {name} = freeze i{WIDTH} {a}");
                names.push(name);
            }
        }
    }
}

/// A function with a branch, and perhaps an assumption.
fn function(random: &mut Random) -> String {
    let mut text = format!("define void @f(i{WIDTH} noundef %x, i{WIDTH} noundef %y) {{\nentry:\n");
    let (mut names, mut bits) = (vec!["%x".to_string(), "%y".to_string()], Vec::new());
    instructions(random, &mut text, &mut names, &mut bits, 4);
    let predicate = random.pick(&["eq", "ne", "ugt", "ult", "sgt", "slt"]);
    let operand = names[random.below(names.len() as u32) as usize].clone();
    let _ = writeln!(text, "  %c = icmp {predicate} i{WIDTH} {operand}, {}", random.below(1 << WIDTH));
    bits.push("%c".to_string());
    if random.below(3) == 0 {
        let bit = &bits[random.below(bits.len() as u32) as usize];
        let _ = writeln!(text, "  call void @llvm.assume(i1 {bit})");
    }
    text.push_str("  br i1 %c, label %a, label %b\na:\n");
    let (mut in_a, mut in_b) = (names.clone(), names.clone());
    instructions(random, &mut text, &mut in_a, &mut bits.clone(), 3);
    text.push_str("  br label %j\nb:\n");
    let shift = text.len();
    instructions(random, &mut text, &mut in_b, &mut bits.clone(), 3);
    // The names of both blocks must differ.
    for number in (names.len() + bits.len()..names.len() + bits.len() + 3).rev() {
        let renamed = text[shift..].replace(&format!("%v{number} "), &format!("%w{number} "));
        let renamed = renamed.replace(&format!("%v{number},"), &format!("%w{number},"));
        let renamed = renamed.replace(&format!("%v{number})"), &format!("%w{number})"));
        let renamed = renamed.replace(&format!("%v{number}\n"), &format!("%w{number}\n"));
        text.truncate(shift);
        text.push_str(&renamed);
        for name in in_b.iter_mut().filter(|name| **name == format!("%v{number}")) {
            *name = format!("%w{number}");
        }
    }
    let last = |names: &[String]| names.last().cloned().unwrap_or_default();
    let _ = writeln!(text, "  br label %j\nj:\n  %p = phi i{WIDTH} [ {}, %a ], [ {}, %b ]", last(&in_a), last(&in_b));
    // Values of j are numbered after all others.
    let mut in_j = names;
    in_j.push("%p".to_string());
    while in_j.len() + bits.len() < 20 {
        in_j.push("%p".to_string());
    }
    instructions(random, &mut text, &mut in_j, &mut bits, 4);
    text.push_str("  ret void\n}\n");
    let mut declared = String::from("declare void @llvm.assume(i1)\n");
    for op in ["umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"] {
        let _ = writeln!(declared, "declare i{WIDTH} @llvm.{op}.i{WIDTH}(i{WIDTH}, i{WIDTH})");
    }
    for op in ["abs", "ctlz", "cttz"] {
        let _ = writeln!(declared, "declare i{WIDTH} @llvm.{op}.i{WIDTH}(i{WIDTH}, i1)");
    }
    text + &declared
}

/// A number, or poison.
type Result = Option<ApInt>;

/// Executed instructions with their results; `None` if the behavior is undefined.
fn run(module: &Module, body: &Body, args: [u64; 2]) -> Option<Vec<(Inst, Result)>> {
    let mut results: Vec<(Inst, Result)> = Vec::new();
    let (mut block, mut from): (Block, Option<Block>) = (body.entry()?, None);
    loop {
        let mut next = None;
        for inst in body.block_insts(block) {
            let value = |operand: Value| -> Result {
                match operand.kind() {
                    ValueKind::Arg(number) => Some(ApInt::new(WIDTH, args[number as usize])),
                    ValueKind::Inst(inst) => results.iter().rev().find(|(found, _)| *found == inst)?.1.clone(),
                    _ => module.tables.int_value(operand),
                }
            };
            let operands = body.operands(inst);
            match body.opcode(inst) {
                Opcode::Ret => return Some(results),
                Opcode::Br => {
                    let taken = match *operands {
                        [only] => only,
                        [condition, on_false, on_true] => {
                            if value(condition)?.is_zero() {
                                on_false
                            } else {
                                on_true
                            }
                        }
                        _ => return None,
                    };
                    next = taken.as_block();
                }
                Opcode::Phi => {
                    let number = body.phi_blocks(inst).position(|block| Some(block) == from)?;
                    let result = value(operands[number]);
                    results.push((inst, result));
                }
                Opcode::Call if intrinsic(module, body, inst) == Some(ids::ASSUME) => {
                    if value(operands[0])?.is_zero() {
                        return None;
                    }
                }
                Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => {
                    let divisor = value(operands[1])?;
                    let dividend = value(operands[0]);
                    let signed = matches!(body.opcode(inst), Opcode::SDiv | Opcode::SRem);
                    if divisor.is_zero() || signed && dividend.as_ref().is_none_or(|a| a.sdiv_overflow(&divisor)) {
                        return None;
                    }
                    let result = dividend.and_then(|a| binary(body, inst, &a, &divisor));
                    results.push((inst, result));
                }
                _ => {
                    let result = evaluate(module, body, inst, &value);
                    results.push((inst, result));
                }
            }
        }
        (from, block) = (Some(block), next?);
    }
}

fn intrinsic(module: &Module, body: &Body, inst: Inst) -> Option<draig_tables::IntrinsicId> {
    draig_ir::intrinsics::id_of(module, body.callee(inst)?.as_global()?)
}

fn binary(body: &Body, inst: Inst, a: &ApInt, b: &ApInt) -> Result {
    let flag = |flag| body.int_flags(inst).contains(flag);
    let (nsw, nuw, exact) = (flag(IntFlags::NSW), flag(IntFlags::NUW), flag(IntFlags::EXACT));
    let by = b.to_u64()? as u32;
    let (result, signed, unsigned) = match body.opcode(inst) {
        Opcode::Add => (a.add(b), a.sadd_overflow(b).1, a.uadd_overflow(b).1),
        Opcode::Sub => (a.sub(b), a.ssub_overflow(b).1, a.usub_overflow(b).1),
        Opcode::Mul => (a.mul(b), a.smul_overflow(b).1, a.umul_overflow(b).1),
        Opcode::Shl if by < WIDTH => (a.shl(by), a.shl_loses_signed(by), a.shl_loses_unsigned(by)),
        Opcode::LShr if by < WIDTH => return (!exact || a.lshr(by).shl(by) == *a).then(|| a.lshr(by)),
        Opcode::AShr if by < WIDTH => return (!exact || a.lshr(by).shl(by) == *a).then(|| a.ashr(by)),
        Opcode::Shl | Opcode::LShr | Opcode::AShr => return None,
        Opcode::UDiv => return a.udiv(b).filter(|_| !exact || a.urem(b).is_some_and(|rest| rest.is_zero())),
        Opcode::SDiv => return a.sdiv(b).filter(|_| !exact || a.srem(b).is_some_and(|rest| rest.is_zero())),
        Opcode::URem => return a.urem(b),
        Opcode::SRem => return a.srem(b),
        Opcode::And => return Some(a.and(b)),
        Opcode::Or => return (!flag(IntFlags::DISJOINT) || a.and(b).is_zero()).then(|| a.or(b)),
        Opcode::Xor => return Some(a.xor(b)),
        other => panic!("{} is not in the functions", other.spelling()),
    };
    let overflows = nsw && signed || nuw && unsigned;
    (!overflows).then_some(result)
}

fn evaluate(module: &Module, body: &Body, inst: Inst, value: &dyn Fn(Value) -> Result) -> Result {
    let operands = body.operands(inst);
    match body.opcode(inst) {
        Opcode::Freeze => Some(value(operands[0]).unwrap_or_else(|| ApInt::new(WIDTH, 5))),
        Opcode::Select => value(if value(operands[0])?.is_zero() { operands[2] } else { operands[1] }),
        Opcode::ZExt => Some(value(operands[0])?.zext(WIDTH)),
        Opcode::SExt => Some(value(operands[0])?.sext(WIDTH)),
        Opcode::ICmp => {
            use IntPredicate::*;
            let (a, b) = (value(operands[0])?, value(operands[1])?);
            Some(ApInt::from_bool(match body.int_predicate(inst)? {
                Eq => a == b,
                Ne => a != b,
                Ugt => b.ult(&a),
                Uge => b.ule(&a),
                Ult => a.ult(&b),
                Ule => a.ule(&b),
                Sgt => b.slt(&a),
                Sge => b.sle(&a),
                Slt => a.slt(&b),
                Sle => a.sle(&b),
            }))
        }
        Opcode::Call => {
            let args = body.call_args(inst);
            let (a, b) = (value(args[0])?, value(args[1])?);
            let count = |count: u32| ApInt::new(WIDTH, u64::from(count));
            let flag = !b.is_zero();
            Some(match intrinsic(module, body, inst)? {
                ids::UMIN => a.umin(&b),
                ids::UMAX => a.umax(&b),
                ids::SMIN => a.smin(&b),
                ids::SMAX => a.smax(&b),
                ids::UADD_SAT => a.uadd_sat(&b),
                ids::SADD_SAT => a.sadd_sat(&b),
                ids::USUB_SAT => a.usub_sat(&b),
                ids::SSUB_SAT => a.ssub_sat(&b),
                ids::ABS if flag && a.is_signed_min() => return None,
                ids::ABS => a.abs(),
                ids::CTLZ | ids::CTTZ if flag && a.is_zero() => return None,
                ids::CTLZ => count(a.leading_zeros()),
                _ => count(a.trailing_zeros()),
            })
        }
        _ => binary(body, inst, &value(operands[0])?, &value(operands[1])?),
    }
}

#[test]
fn facts_hold_for_all_inputs() {
    let mut random = Random(0x2545_f491);
    let (mut checked, mut facts, mut simplifications) = (0, 0, 0);
    for _ in 0..1500 {
        let text = function(&mut random);
        let module = match draig_asm::parse_module(text.as_bytes(), &draig_asm::ParseOptions::default()) {
            Ok(parsed) => parsed.module,
            Err(errors) => panic!("{errors:?}\n{text}"),
        };
        let subject = module.functions().iter().find_map(|&f| Subject::new(&module, f)).expect("f has a body");
        let body = subject.body();
        let analyses = Analyses::new(subject);
        let values = analyses.values();
        let mut ranges = analyses.lazy_ranges().borrow_mut();
        let mut known = std::collections::BTreeMap::new();
        for inst in body.insts() {
            let ty = body.inst_type(inst);
            if !module.tables.types.is_integer(ty) {
                continue;
            }
            let (value, at) = (Value::inst(inst), Some(inst));
            let block = body.block_of(inst).expect("the instruction is in a block");
            known.insert(
                inst.as_u32(),
                (
                    values.known_bits(value, at),
                    values.is_known_nonzero(value, at),
                    values.sign_bits(value, at),
                    values.range(value, at),
                    ranges.at_end(value, block),
                    values.is_not_poison(value, at),
                    values.simplify(inst),
                ),
            );
        }
        for input in 0..1 << (2 * WIDTH) {
            let Some(executed) = run(&module, body, [input & 15, input >> WIDTH]) else { continue };
            checked += 1;
            for (inst, result) in executed.clone() {
                let (bits, nonzero, signs, range, at_end, defined, simplified) = &known[&inst.as_u32()];
                let context = || format!("{inst} is {result:?} for input {input}: {bits} {range}\n{text}");
                let Some(number) = &result else {
                    assert!(!defined, "poison: {}", context());
                    continue;
                };
                assert!(
                    bits.zero.and(number).is_zero() && bits.one.and(&number.not()).is_zero(),
                    "bits: {}",
                    context()
                );
                assert!(!nonzero || !number.is_zero(), "non-zero: {}", context());
                assert!(number.width() - number.significant_bits() + 1 >= *signs, "{signs} sign bits: {}", context());
                assert!(range.contains(number), "range: {}", context());
                let at_end = at_end.as_ref().expect("the block was executed");
                assert!(at_end.contains(number), "at the end of the block {at_end}: {}", context());
                let equal = match simplified {
                    None => Some(number.clone()),
                    Some(Simplified::Int(equal)) => Some(equal.clone()),
                    Some(Simplified::Undef | Simplified::Poison) => None,
                    Some(Simplified::Value(equal)) => match equal.kind() {
                        ValueKind::Inst(equal) => match executed.iter().rev().find(|(found, _)| *found == equal) {
                            Some((_, result)) => result.clone(),
                            None => None,
                        },
                        ValueKind::Arg(0) => Some(ApInt::new(WIDTH, input & 15)),
                        ValueKind::Arg(_) => Some(ApInt::new(WIDTH, input >> WIDTH)),
                        _ => module.tables.int_value(*equal),
                    },
                };
                assert_eq!(equal.as_ref(), Some(number), "{simplified:?}: {}", context());
                simplifications += u32::from(simplified.is_some());
                facts += u32::from(!bits.is_unknown()) + u32::from(!at_end.is_full());
            }
        }
    }
    assert!(checked > 50_000 && facts > 200_000, "{checked} runs with {facts} facts test too little");
    assert!(simplifications > 10_000, "{simplifications} simplifications test too little");
}
