//! Tests of the table.

use super::*;

/// Every row encodes sample bits of its operands and reads them again.
#[test]
fn every_row_round_trips() {
    let mut failures = Vec::new();
    for opcode in Opcode::all() {
        let (bits, mask) = (opcode.row().0, opcode.row().1);
        let mut found = 0;
        let mut seed = 0x9e37_79b9u32;
        for _ in 0..4000 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let sample = bits | (seed ^ seed >> 15) & !mask;
            let Some(instruction) = instruction::decode_row(opcode, sample) else { continue };
            found += 1;
            let again = instruction.encode().expect("what is decoded is encodable");
            let decoded = instruction::decode_row(opcode, again);
            if decoded != Some(instruction) {
                failures.push(format!("{opcode:?} {sample:#x} {again:#x}: {instruction:?}, then {decoded:?}"));
                break;
            }
            if found >= 50 {
                break;
            }
        }
        if found == 0 {
            failures.push(format!("{opcode:?}: no sample"));
        }
    }
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), Opcode::all().len(), failures.join("\n"));
}

#[test]
fn operands_that_do_not_fit() {
    let x = |number| Operand::Register(Register::x(number));
    let load = |offset| Instruction::new(opcodes::LDRXui, &[x(0), x(1), Operand::Immediate(offset)]).encode();
    assert_eq!(load(32760), Ok(0xf97ffc20));
    let message = "index must be a multiple of 8 in range [0, 32760].";
    assert_eq!(load(32768), Err(EncodeError { slot: 2, message }));
    assert_eq!(load(4), Err(EncodeError { slot: 2, message }));
    assert_eq!(load(-8), Err(EncodeError { slot: 2, message }));
    let add = Instruction::new(opcodes::ADDXrs, &[x(0), x(1)]);
    assert!(add.encode().is_err());
    let stack = Operand::Register(Register::SP);
    let shift = Operand::Shift { kind: ShiftKind::Lsl, amount: 0 };
    assert!(Instruction::new(opcodes::ADDXrs, &[stack, x(1), x(2), shift]).encode().is_err());
}

#[test]
fn names_are_those_of_the_rows() {
    assert_eq!(opcodes::ADDXrs.name(), "ADDXrs");
    let names: std::collections::BTreeSet<&str> = Opcode::all().map(Opcode::name).collect();
    assert_eq!(names.len(), Opcode::all().len());
}
