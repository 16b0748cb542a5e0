//! Every row of the table of x86-64, with samples of its operands: what the assembler makes of the text is what
//! `llvm-mc` makes of it, and what the encoder makes of the row is decoded by `iced-x86` to an instruction of the
//! same length.

mod x86_support;

use std::collections::BTreeMap;

use draig_mc::x86::{
    Class, Dialect, Form, Instruction, Memory, Operand, Register, RegisterClass, Rounding, Row, VectorIndex, encode,
};
use draig_mc::{Encoded, Expr};
use x86_support::{assembled, llvm_encodings};

/// Number of samples of each row.
const SAMPLES: u8 = 3;

/// Returns the register of a class for a sample; `place` makes operands differ.
fn register(class: RegisterClass, sample: u8, place: u8, limit: u8) -> Operand {
    let number = match sample {
        0 => place + 1,
        1 => place + 9,
        _ => place + 18,
    };
    Operand::Register(Register::new(class, number % limit))
}

/// Returns a symbol; the texts name it `target`.
fn target() -> Expr {
    Expr::symbol(draig_image::Image::new().symbol(b"target"))
}

fn memory(sample: u8, index: Option<RegisterClass>, limit: u8, base: Register) -> Memory {
    let plain = Memory::at(base, i64::from(sample) * 64);
    match (index, sample) {
        (Some(class), _) => Memory {
            index: Some(Register::new(class, (sample * 9 + 5) % limit)),
            scale: 1 << sample,
            displacement: Expr::Constant(i64::from(sample) * 0x140),
            ..plain
        },
        (None, 1) => Memory { index: Some(Register::new(base.class, 10)), scale: 4, ..plain },
        (None, 2) => Memory { segment: Some(Register::GS), displacement: Expr::Constant(0x1234), ..plain },
        _ => plain,
    }
}

fn operand(class: Class, sample: u8, place: u8) -> Operand {
    use RegisterClass as R;
    let vector = |wide: bool| if wide { 32 } else { 16 };
    let base = Register::gpr64([0, 13, 4][usize::from(sample)]);
    match class {
        Class::Gpr8 => register(R::Gpr8, sample, place, 16),
        Class::Gpr16 => register(R::Gpr16, sample, place, 16),
        Class::Gpr32 | Class::Gpr32Or64 | Class::Gpr16Or32Or64 => register(R::Gpr32, sample, place, 16),
        Class::Gpr64 => register(R::Gpr64, sample, place, 16),
        Class::Xmm(wide) => register(R::Xmm, sample, place, vector(wide)),
        Class::Ymm(wide) => register(R::Ymm, sample, place, vector(wide)),
        Class::Zmm => register(R::Zmm, sample, place, 32),
        Class::Mmx => register(R::Mmx, sample, place, 8),
        Class::X87 => register(R::X87, sample, place, 8),
        Class::Mask => register(R::Mask, sample, place, 8),
        Class::MaskPair => Operand::Register(Register::new(R::Mask, sample * 2)),
        Class::Tile => register(R::Tile, sample, place, 8),
        Class::Segment => Operand::Register([Register::DS, Register::FS, Register::GS][usize::from(sample)]),
        Class::Control => Operand::Register(Register::new(R::Control, [0, 8, 4][usize::from(sample)])),
        Class::Debug => Operand::Register(Register::new(R::Debug, [0, 7, 3][usize::from(sample)])),
        Class::Immediate => Operand::from([0x12, 0x34, 0x56][usize::from(sample)]),
        Class::Signed8(_) => Operand::from([5, -5, 127][usize::from(sample)]),
        Class::Signed32 => Operand::from([0x1234, -0x1234, 0x1234_5678][usize::from(sample)]),
        Class::Unsigned8 => Operand::from([5, 200, 2][usize::from(sample)]),
        Class::Unsigned4 => Operand::from([1, 2, 3][usize::from(sample)]),
        Class::Target => Operand::Target(target()),
        Class::Memory(_) | Class::SibMemory => memory(sample, None, 16, base).into(),
        Class::VectorMemory(index, _) => match index {
            VectorIndex::Xmm(wide) => memory(sample, Some(R::Xmm), vector(wide), base).into(),
            VectorIndex::Ymm(wide) => memory(sample, Some(R::Ymm), vector(wide), base).into(),
            VectorIndex::Zmm => memory(sample, Some(R::Zmm), 32, base).into(),
        },
        Class::SizedMemory(32) => Memory::at(Register::gpr32(3), 8).into(),
        Class::SizedMemory(_) => Memory::at(Register::gpr64(3), 8).into(),
        Class::Offset(_) => Memory::absolute(Expr::Constant(0x1122_3344_5566)).into(),
        Class::Source(_) => Memory::at(Register::gpr64(6), 0).into(),
        Class::Destination(_) => Memory::at(Register::gpr64(7), 0).into(),
        Class::Rounding => {
            Operand::Rounding([Rounding::Nearest, Rounding::Up, Rounding::TowardsZero][usize::from(sample)])
        }
    }
}

fn sample(row: Row, sample: u8) -> Instruction {
    let info = row.info();
    let operands = info.operands().iter().zip(0..).map(|(info, place)| operand(info.class, sample, place));
    let mut instruction = Instruction::new(row, operands);
    if info.must_mask || (info.may_mask && sample > 0) {
        instruction.modifiers.mask = sample + 1;
        instruction.modifiers.zeroing = info.may_zero && sample == 2;
    }
    instruction
}

fn compare(dialect: Dialect) {
    let mut texts = BTreeMap::new();
    for row in Row::all() {
        for number in 0..SAMPLES {
            if let Some(text) = sample(row, number).text(dialect, &|_| String::from("target")) {
                texts.entry(text).or_insert(row);
            }
        }
    }
    assert!(texts.len() > 20_000, "the table has syntax: {}", texts.len());
    let statements: Vec<&str> = texts.keys().map(String::as_str).collect();
    let Some(encodings) = llvm_encodings(dialect, &statements) else {
        println!("skipped: llvm-mc-22 is not installed");
        return;
    };
    let mut differences = Vec::new();
    for ((text, row), expected) in texts.iter().zip(encodings) {
        let found = assembled(dialect, text);
        if found != expected {
            differences.push(format!("{text} ({})\n  llvm {expected}\n  ours {found}", row.info().name));
        }
    }
    assert!(differences.is_empty(), "{} differ:\n{}", differences.len(), differences.join("\n"));
}

#[test]
fn rows_in_att_syntax_are_encoded_as_by_llvm() {
    compare(Dialect::Att);
}

#[test]
fn rows_in_intel_syntax_are_encoded_as_by_llvm() {
    compare(Dialect::Intel);
}

/// Rows that the decoder does not know: accesses to model-specific registers by users, and an instruction of VIA's.
const UNKNOWN_TO_ICED: &[&str] = &["URDMSRri", "URDMSRrr", "UWRMSRir", "UWRMSRrr", "MONTMUL"];

#[test]
fn rows_are_instructions_of_iced() {
    let mut differences = Vec::new();
    let mut count = 0;
    use iced_x86::DecoderOptions as Options;
    let options = Options::AMD | Options::MPX | Options::MOV_TR | Options::PCOMMIT;
    let is_judged = |row: &Row| row.info().form != Form::Prefix && !UNKNOWN_TO_ICED.contains(&row.info().name);
    for row in Row::all().filter(is_judged) {
        for number in 0..SAMPLES {
            let instruction = sample(row, number);
            let mut out = Encoded::default();
            if let Err(error) = encode(row, &instruction.operands, instruction.modifiers, &mut out) {
                differences.push(format!("{}: {error}", row.info().name));
                continue;
            }
            count += 1;
            let mut decoder = iced_x86::Decoder::with_ip(64, &out.bytes, 0, options);
            let decoded = decoder.decode();
            if decoded.is_invalid() || decoded.len() != out.bytes.len() {
                differences.push(format!("{} {:02x?}: {:?}", row.info().name, out.bytes, decoded.code()));
            }
        }
    }
    assert!(count > 20_000);
    assert!(differences.is_empty(), "{} differ:\n{}", differences.len(), differences.join("\n"));
}
