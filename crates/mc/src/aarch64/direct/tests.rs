//! Tests of instructions written straight: each method against the encoder of all rows.

use std::fmt::Write as _;

use super::super::{Instruction, Kind, Opcode, Operand};
use super::Op;
use crate::aarch64::{Condition, ExtendKind, ShiftKind};

/// `ops.rs` is what the table says; `BLESS=1` writes it.
#[test]
fn constants_are_those_of_the_table() {
    let mut text = String::from(
        "//! Rows of the table as constants, by LLVM's names.\n//!\n//! Generated from the table by the tests of this \
         module with `BLESS=1`; do not edit.\n\n#![allow(non_upper_case_globals, missing_docs)]\n\n\
         use super::super::Op;\n\n",
    );
    for opcode in Opcode::all() {
        let _ = writeln!(text, "pub const {}: Op = Op({:#010x});", opcode.name(), opcode.row().0);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/aarch64/direct/generated/ops.rs");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &text).expect("it can be written");
    }
    assert!(std::fs::read_to_string(path).expect("it can be read") == text, "run this test with BLESS=1");
}

/// Returns the operands of a row as text: a letter or the name of the kind, and the lowest bit of each field.
fn shape(opcode: Opcode) -> String {
    let mut text = String::new();
    for slot in opcode.slots() {
        let name = match slot.kind() {
            Kind::Register(_) => "R".to_owned(),
            Kind::List { .. } => "L".to_owned(),
            kind => {
                let name = format!("{kind:?}");
                let end = name.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(name.len());
                name[..end].to_owned()
            }
        };
        let separator = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{separator}{name}");
        for field in slot.fields() {
            let _ = write!(text, "@{}", field.2);
        }
    }
    text
}

/// Writes the instruction by the method for its shape; `false` if there is none. `bits` are the operands' bits.
fn write_direct(op: Op, shape: &str, operands: &[Operand], bits: &[u32], code: &mut Vec<u8>) -> bool {
    let b = |at: usize| bits[at] as u8;
    let number = |at: usize| match operands[at] {
        Operand::Immediate(value) => value,
        _ => panic!("no number"),
    };
    let condition = |at: usize| Condition::ALL[bits[at] as usize];
    let signed = |at: usize, width: u32| (bits[at] << (32 - width)) as i32 >> (32 - width);
    match shape {
        "" | "Label@0" => op.plain(code),
        "R@0" | "R@0 Label@5" | "R@0 Label@5@29" => op.d(code, b(0)),
        "R@5" => op.n(code, b(0)),
        "R@5 R@16" => op.nm(code, b(0), b(1)),
        "R@0 R@5" | "L@0 R@5" => op.rr(code, b(0), b(1)),
        "R@5 R@0" => op.rr(code, b(1), b(0)),
        "R@0 R@5 R@16" | "R@0 L@5 R@16" => op.rrr(code, b(0), b(1), b(2)),
        "R@0 R@16 R@5" => op.rrr(code, b(0), b(2), b(1)),
        "R@16 R@0 R@5" => op.rrr(code, b(1), b(2), b(0)),
        "R@5 L@0 R@16" | "R@5 R@0 R@16" => op.rrr(code, b(1), b(0), b(2)),
        "R@0 R@5 R@16 R@10" => op.rrrr(code, b(0), b(1), b(2), b(3)),
        "R@0 R@5 AddSubImmediate@10" => op.rri(code, b(0), b(1), bits[2] as u16),
        "R@0 R@5 Logical@10" => op.rr_bitmask(code, b(0), b(1), bits[2] as u16),
        "R@0 R@5 Immediate@10" => op.rri8(code, b(0), b(1), b(2)),
        "R@0 R@5 R@16 ArithmeticShift@10@22" | "R@0 R@5 R@16 LogicalShift@10@22" => {
            op.rr_shift(code, b(0), b(1), b(2), ShiftKind::ALL[bits[3] as usize >> 6], b(3) & 63);
        }
        "R@0 R@5 R@16 Extend@10" | "R@0 R@5 R@16 Extend@10@15" => {
            let Operand::Extend { kind, amount } = operands[3] else { panic!("no extension") };
            op.rr_extend(code, b(0), b(1), b(2), kind, amount);
        }
        "R@0 R@5 Immediate@16 Immediate@10" => op.bitfield(code, b(0), b(1), b(2), b(3)),
        "R@0 R@5 R@16 Immediate@10" => op.extract(code, b(0), b(1), b(2), b(3)),
        "R@0 MoveWide@5 MoveShift@21" => op.move_wide(code, b(0), bits[1] as u16, b(2) / 16),
        "R@0 R@5 R@16 Condition@12" => op.select(code, b(0), b(1), b(2), condition(3)),
        "R@5 R@16 Immediate@0 Condition@12" | "R@5 Immediate@16 Immediate@0 Condition@12" => {
            op.compare_if(code, b(0), b(1), b(2), condition(3));
        }
        "Condition@0 Label@5" => op.branch_if(code, condition(0)),
        "R@0 Immediate@19 Label@5" => op.branch_bit(code, b(0), number(1) as u8),
        "R@0 R@5 Offset12@10" => op.scaled(code, b(0), b(1), bits[2]),
        "R@0 R@5 Immediate@12" => op.unscaled(code, b(0), b(1), signed(2, 9)),
        "R@5 R@0 Immediate@12" => op.unscaled(code, b(1), b(0), signed(2, 9)),
        "R@0 R@5 R@16 MemoryExtendW@12@15" | "R@0 R@5 R@16 MemoryExtendX@12@15" => {
            let Operand::MemoryExtend { kind, is_shifted } = operands[3] else { panic!("no extension") };
            assert!(matches!(kind, ExtendKind::Uxtw | ExtendKind::Sxtw | ExtendKind::Uxtx | ExtendKind::Sxtx));
            op.indexed(code, b(0), b(1), b(2), kind, is_shifted);
        }
        "R@0 R@10 R@5 Immediate@15" => op.pair(code, b(0), b(1), b(2), signed(3, 7)),
        "R@5 R@0 R@10 Immediate@15" => op.pair(code, b(1), b(2), b(0), signed(3, 7)),
        "R@0 R@10 R@5" => op.load_exclusive_pair(code, b(0), b(1), b(2)),
        "R@16 R@0 R@10 R@5" => op.store_exclusive_pair(code, b(0), b(1), b(2), b(3)),
        "Immediate@5" => op.immediate(code, bits[0] as u16),
        "Barrier@8" | "Immediate@8" => op.barrier(code, b(0)),
        "R@0 ReadableSystemRegister@5" => op.system(code, b(0), bits[1] as u16),
        "WritableSystemRegister@5 R@0" => op.system(code, b(1), bits[0] as u16),
        "R@0 Float8@13" => op.float8(code, b(0), super::Float8(b(1))),
        "R@0 R@5 FixedPoint@10" => op.fixed_point(code, b(0), b(1), number(2) as u8),
        "R@0 R@5 Index@20" | "R@0 R@5 Index@19" | "R@0 R@5 Index@18" | "R@0 R@5 Index@17" => {
            op.lane(code, b(0), b(1), b(2));
        }
        "R@0 Index@20 R@5" | "R@0 Index@19 R@5" | "R@0 Index@18 R@5" | "R@0 Index@17 R@5" => {
            op.insert(code, b(0), b(1), b(2));
        }
        "R@0 Index@20 R@5 Index@14"
        | "R@0 Index@19 R@5 Index@13"
        | "R@0 Index@18 R@5 Index@12"
        | "R@0 Index@17 R@5 Index@11" => op.insert_lane(code, b(0), b(1), b(2), b(3)),
        "R@0 R@5 R@16 Index@11@20" => op.by_lane16(code, b(0), b(1), b(2), b(3)),
        "R@0 R@5 R@16 Index@11@21" => op.by_lane32(code, b(0), b(1), b(2), b(3)),
        "R@0 R@5 R@16 Index@11" => op.by_lane64(code, b(0), b(1), b(2), b(3)),
        "R@0 R@5 Immediate@16" => op.shift_left(code, b(0), b(1), number(2) as u8),
        "R@0 R@5 ShiftRight@16" => op.shift_right(code, b(0), b(1), number(2) as u8),
        "R@0 Immediate@5@16" | "R@0 ByteMask@5@16" | "R@0 Float8@5@16" => op.modified(code, b(0), b(1)),
        "R@0 Immediate@5@16 VectorShift@13" | "R@0 Immediate@5@16 OnesShift@12" => {
            let Operand::Shift { amount, .. } = operands[2] else { panic!("no shift") };
            op.modified_shifted(code, b(0), b(1), amount);
        }
        "R@0 R@5 R@16 AnyImmediate@11" => op.extract_bytes(code, b(0), b(1), b(2), b(3)),
        "L@0 Index@30 R@5" | "L@0 Index@12@30 R@5" | "L@0 Index@11@30 R@5" | "L@0 Index@10@30 R@5" => {
            op.lane_memory(code, b(0), b(2), b(1));
        }
        "R@5 L@0 Index@30 R@16"
        | "R@5 L@0 Index@12@30 R@16"
        | "R@5 L@0 Index@11@30 R@16"
        | "R@5 L@0 Index@10@30 R@16" => op.lane_memory_post(code, b(1), b(0), b(2), b(3)),
        _ => return false,
    }
    true
}

/// Every row for whose operands there is a method is written as by the encoder for all rows.
#[test]
fn bits_are_those_of_the_encoder() {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as u32
    };
    let (mut rows, mut instructions, mut without) = (0, 0, Vec::new());
    for opcode in Opcode::all() {
        let (op, shape) = (Op(opcode.row().0), shape(opcode));
        let mut is_written = true;
        let mut count = 0;
        for _ in 0..60 {
            let mut operands = Vec::new();
            let mut bits = Vec::new();
            for slot in opcode.slots() {
                // Labels are filled in later.
                let value = if matches!(slot.kind(), Kind::Label(_)) {
                    0
                } else {
                    random() & ((1u64 << slot.width()) - 1) as u32
                };
                let Some(operand) = slot.kind().decode(value, slot.width()) else { break };
                operands.push(operand);
                // What is read need not have all bits that were there.
                bits.push(slot.kind().encode(operand).unwrap_or(value));
            }
            let Ok(expected) = Instruction::new(opcode, &operands).encode() else { continue };
            let mut code = Vec::new();
            is_written = write_direct(op, &shape, &operands, &bits, &mut code);
            if !is_written {
                without.push(opcode.name());
                break;
            }
            assert_eq!(code, expected.to_le_bytes(), "{} {operands:?}", opcode.name());
            count += 1;
        }
        instructions += count;
        rows += u32::from(is_written && count > 0);
    }
    assert!(rows > 3190 && instructions > 150_000, "{rows} rows, {instructions} instructions; without: {without:?}");
}

#[test]
fn immediates_that_fit() {
    use super::{add_immediate, fits_pair, fits_scaled, fits_unscaled};

    assert_eq!(
        [0, 4095, 4096, 4097, 0xff_f000, 0x100_0000].map(add_immediate),
        [Some(0), Some(4095), Some(0x1001), None, Some(0x1fff), None]
    );
    assert_eq!(
        [0, 8, 12, 32760, 32768, -8].map(|offset| fits_scaled(offset, 3)),
        [Some(0), Some(1), None, Some(4095), None, None]
    );
    assert_eq!([-257, -256, 255, 256].map(fits_unscaled), [false, true, true, false]);
    assert_eq!([-512, -520, 504, 512, 4].map(|offset| fits_pair(offset, 3)), [Some(-64), None, Some(63), None, None]);
}
