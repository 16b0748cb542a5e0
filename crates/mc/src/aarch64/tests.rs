//! Tests of the table.

use std::collections::HashMap;

use draig_image::SymbolId;

use super::*;
use crate::{AsmError, Encoded, InstructionSet as _, Place, Symbols};

/// Symbols without values, but `seven`.
#[derive(Default)]
struct Names(HashMap<Vec<u8>, SymbolId>);

impl Symbols for Names {
    fn symbol(&mut self, name: &[u8], _: Place) -> Result<SymbolId, AsmError> {
        let next = SymbolId::from_u32(self.0.len() as u32);
        Ok(*self.0.entry(name.to_vec()).or_insert(next))
    }

    fn absolute(&self, symbol: SymbolId) -> Option<i64> {
        (self.0.get(b"seven".as_slice()) == Some(&symbol)).then_some(7)
    }
}

/// Bits and fixup of a statement, or column and message of the error.
fn assemble(set: &mut AArch64, text: &str) -> Result<(u32, Option<draig_image::FixupKind>), (u32, String)> {
    let mut out = Encoded::default();
    set.assemble(text.as_bytes(), 0, &mut Names::default(), &mut out)
        .map_err(|error| (error.place().start + 1, error.message().to_owned()))?;
    let bytes = out.bytes.try_into().expect("an instruction has four bytes");
    Ok((u32::from_le_bytes(bytes), out.fixups.first().map(|fixup| fixup.kind)))
}

#[test]
fn statements() {
    use draig_image::FixupKind as F;
    let mut set = AArch64::new(Features::all());
    let cases = [
        ("add x0, x1, x2", 0x8b020020, None),
        ("ADD SP, X1, X2, LSL #3", 0x8b226c3f, None),
        ("add w0, w1, w2, uxtb #2", 0x0b220820, None),
        ("add x0, x1, #seven", 0x91001c20, None),
        ("sub x0, x1, #-4096", 0x91400420, None),
        ("mov x0, #0x12340000", 0xd2a24680, None),
        ("mov w0, #-2", 0x12800020, None),
        ("mov x0, #0x5555555555555555", 0xb200f3e0, None),
        ("mov x0, sp", 0x910003e0, None),
        ("cset w0, ne", 0x1a9f07e0, None),
        ("lsl x0, x1, #3", 0xd37df020, None),
        ("ubfx w0, w1, #4, #8", 0x53042c20, None),
        ("bfc x3, #8, #4", 0xb3780fe3, None),
        ("sxtw x0, w1", 0x93407c20, None),
        ("ldr x0, [x1, #-8]", 0xf85f8020, None),
        ("ldr x0, [x1, w2, sxtw #3]", 0xf862d820, None),
        ("ldp x29, x30, [sp], #16", 0xa8c17bfd, None),
        ("stp q0, q1, [sp, #-32]!", 0xadbf07e0, None),
        ("casal x0, x1, [x2]", 0xc8e0fc41, None),
        ("ld4 {v30.2d - v1.2d}, [x0], #64", 0x4cdf0c1e, None),
        ("mov v0.s[1], v3.s[2]", 0x6e0c4460, None),
        ("fmov d0, #-1.5", 0x1e7f1000, None),
        ("movi v0.2d, #0xff00ff00ff00ff00", 0x6f05e540, None),
        ("fcmp s3, #0.0", 0x1e202068, None),
        ("fmov s0, #0x70", 0x1e2e1000, None),
        ("and w0, w0, #~(0xfe<<24)", 0x12006000, None),
        ("movz x3, #:tprel_g2:name", 0x92c00003, Some(F::MovwTprelG2)),
        ("mov x0, name", 0xd2800000, Some(F::MovwImm16)),
        ("casp x2, x3, x4, x5, [sp]", 0x48227fe4, None),
        ("mrs x0, tpidr_el0", 0xd53bd040, None),
        ("msr s3_3_c13_c0_2, x0", 0xd51bd040, None),
        ("msr daifset, #2", 0xd50342df, None),
        ("dmb ish", 0xd5033bbf, None),
        ("dc zva, x1", 0xd50b7421, None),
        ("tlbi vmalle1", 0xd508871f, None),
        ("hint #3", 0xd503207f, None),
        ("bti jc", 0xd50324df, None),
        ("b.hs 1f", 0x54000002, Some(F::Branch19)),
        ("bcs later", 0x54000002, Some(F::Branch19)),
        ("tbz w0, #5, later", 0x36280000, Some(F::Branch14)),
        ("bl puts", 0x94000000, Some(F::Call26)),
        ("adrp x0, :got:name", 0x90000000, Some(F::AdrpGotPage)),
        ("add x0, x0, :lo12:name+4", 0x91000000, Some(F::AddLo12)),
        ("ldr q0, [x0, #:lo12:name]", 0x3dc00000, Some(F::Load128Lo12)),
        ("movk x0, #:abs_g1_nc:name", 0xf2a00000, Some(F::MovwAbsG1Nc)),
        ("add x0, x0, :tprel_hi12:name, lsl #12", 0x91400000, Some(F::AddTprelHi12)),
    ];
    for (text, bits, fixup) in cases {
        assert_eq!(assemble(&mut set, text), Ok((bits, fixup)), "{text}");
    }
}

#[test]
fn errors_name_the_operand() {
    let mut set = AArch64::default();
    let cases = [
        ("foo x0", 1, "unrecognized instruction mnemonic"),
        ("ldr x0, [x1], #256", 15, "index must be an integer in range [-256, 255]."),
        ("ldur x0, [x1, #256]", 15, "index must be an integer in range [-256, 255]."),
        ("casal x0, x1, [x2]", 1, "instruction requires: lse"),
        ("add x0, x1", 1, "too few operands for instruction"),
        ("add x0, x1, #0x1001", 13, "expected compatible register, symbol or integer in range [0, 4095]"),
        ("ldp x0, x0, [x1]", 9, "unpredictable LDP instruction, Rt2==Rt"),
        ("ubfx w0, w1, #30, #3", 19, "requested extract overflows register"),
        ("b.xy later", 3, "invalid condition code"),
        ("dc foo, x0", 4, "invalid operand for DC instruction"),
        ("ptrue p0.b", 1, "instructions of SVE and SME are not supported: ptrue"),
        ("add v0.4x, v0.4s, v0.4s", 5, "invalid vector kind qualifier"),
    ];
    for (text, column, message) in cases {
        assert_eq!(assemble(&mut set, text), Err((column, message.to_owned())), "{text}");
    }
}

#[test]
fn directives_change_features_and_names() {
    let mut set = AArch64::default();
    assert!(assemble(&mut set, "crc32b w0, w1, w2").is_err());
    assert_eq!(set.directive(b".arch_extension", b" crc", 0), Ok(true));
    assert!(assemble(&mut set, "crc32b w0, w1, w2").is_ok());
    assert_eq!(set.directive(b".arch", b"armv8.1-a+nocrc", 0), Ok(true));
    assert!(assemble(&mut set, "crc32b w0, w1, w2").is_err());
    assert!(assemble(&mut set, "casal x0, x1, [x2]").is_ok());
    let mut out = Encoded::default();
    assert_eq!(set.assemble(b"count .req w5", 0, &mut Names::default(), &mut out), Ok(()));
    assert_eq!(assemble(&mut set, "mov COUNT, #1").map(|(bits, _)| bits), Ok(0x52800025));
    assert_eq!(set.directive(b".unreq", b" count", 0), Ok(true));
    assert!(assemble(&mut set, "mov count, #1").is_err());
    assert_eq!(assemble(&mut set, ".inst 0xd503201f").map(|(bits, _)| bits), Ok(0xd503201f));
}

/// No text makes the parser panic.
#[test]
fn damaged_statements_are_errors() {
    let mut set = AArch64::new(Features::all());
    let words: [&str; 28] = [
        "add ",
        "ldr ",
        "x0",
        "v0.4s",
        "{",
        "}",
        "[",
        "]",
        "!",
        ",",
        "#",
        ":lo12:",
        "sym",
        "lsl ",
        "-1",
        "1.5",
        "=",
        "0x",
        "b.",
        "eq",
        " .req ",
        "w31",
        "v31.b",
        "[3]",
        "tlbi ",
        "sys ",
        "(",
        "99999999999999999999",
    ];
    let mut seed = 1u32;
    for _ in 0..20_000 {
        let mut text = String::new();
        for _ in 0..seed >> 16 & 7 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            text.push_str(words[(seed >> 16) as usize % words.len()]);
        }
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let mut out = Encoded::default();
        let result = set.assemble(text.as_bytes(), 0, &mut Names::default(), &mut out);
        assert!(result.is_err() || out.bytes.len() <= 8, "{text}");
    }
}

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

/// Some instructions of each row.
fn samples() -> Vec<Instruction> {
    let mut list = Vec::new();
    for opcode in Opcode::all() {
        let (bits, mask) = (opcode.row().0, opcode.row().1);
        let mut seed = 0x2545_f491u32;
        let mut found = 0;
        for _ in 0..4000 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            if let Some(instruction) = instruction::decode_row(opcode, bits | (seed ^ seed >> 15) & !mask) {
                list.push(instruction);
                found += 1;
                if found == 4 {
                    break;
                }
            }
        }
    }
    list
}

/// Text printed in the syntax of each row is read again as the same bits, or is refused as unpredictable.
#[test]
fn every_row_is_printed_and_read() {
    let mut set = AArch64::new(Features::all());
    let mut failures = Vec::new();
    for sample in samples() {
        let (text, bits) = (sample.to_string(), sample.encode().expect("a sample is encodable"));
        match assemble(&mut set, &text) {
            Ok((again, None)) if again == bits => {}
            Err((_, message)) if message.contains("unpredictable") || message.contains("are the same") => {}
            other => failures.push(format!("{text} {bits:#010x}: {other:x?}")),
        }
    }
    assert!(failures.is_empty(), "{}:\n{}", failures.len(), failures[..failures.len().min(60)].join("\n"));
}

/// The same text is the same bits for `llvm-mc-22`, if it is installed.
#[test]
fn every_row_is_that_of_llvm() {
    let samples = samples();
    let text: String = samples.iter().map(|sample| format!("{sample}\n")).collect();
    let Some((out, errors)) = llvm_mc(&text) else {
        println!("skipped: llvm-mc-22 is not installed");
        return;
    };
    let refused: std::collections::BTreeMap<usize, &str> = errors
        .lines()
        .filter_map(|line| {
            let (place, message) = line.strip_prefix("<stdin>:")?.split_once(": error: ")?;
            Some((place.split(':').next()?.parse().ok()?, message))
        })
        .collect();
    let mut encodings = out.lines().filter_map(|line| line.split_once("encoding: [").map(|(_, bytes)| bytes));
    let mut failures = Vec::new();
    let mut compared = 0;
    for (number, sample) in (1..).zip(&samples) {
        let bits = sample.encode().expect("a sample is encodable");
        match refused.get(&number) {
            Some(message) if message.contains("unpredictable") || message.contains("are the same") => {}
            Some(message) => failures.push(format!("{sample} {bits:#010x}: {message}")),
            None => {
                let bytes: String = format!("{:02x?}", bits.to_le_bytes()).replace(", ", ",0x").replace('[', "[0x");
                let expected = encodings.next().map(|bytes| format!("[{bytes}")).unwrap_or_default();
                compared += 1;
                if expected != bytes {
                    failures.push(format!("{sample} {bytes}: {expected}"));
                }
            }
        }
    }
    assert!(compared > 3 * Opcode::all().len(), "only {compared} compared");
    assert!(failures.is_empty(), "{}:\n{}", failures.len(), failures[..failures.len().min(60)].join("\n"));
}

/// Output and errors of `llvm-mc-22` for all features.
fn llvm_mc(text: &str) -> Option<(String, String)> {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let mut child = Command::new("llvm-mc-22")
        .args(["-triple=aarch64", "-mattr=+all", "--show-encoding"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    let mut input = child.stdin.take()?;
    let output = std::thread::scope(|scope| {
        // written from a second thread: the tool may fill its output before it has read all input
        scope.spawn(move || input.write_all(text.as_bytes()));
        child.wait_with_output()
    })
    .ok()?;
    Some((String::from_utf8_lossy(&output.stdout).into_owned(), String::from_utf8_lossy(&output.stderr).into_owned()))
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

#[test]
fn every_row_is_found_by_its_name() {
    for opcode in Opcode::all() {
        assert_eq!(Opcode::named(opcode.name()), Some(opcode));
    }
}
