//! Time of A64: encoding an instruction whose row is known, decoding it, and reading it from text.
//!
//! `cargo bench -p draig-mc --bench aarch64`

use divan::Bencher;
use divan::counter::ItemsCount;
use draig_image::SymbolId;
use draig_mc::aarch64::{AArch64, Features, Instruction, Operand, Register, ShiftKind, opcodes};
use draig_mc::{AsmError, Encoded, InstructionSet as _, Place, Symbols};

fn main() {
    divan::main();
}

/// Rounds over the instructions in one measurement.
const ROUNDS: usize = 250;

/// Common instructions of compiled code.
fn instructions() -> [Instruction; 8] {
    let x = |number| Operand::Register(Register::x(number));
    let none = Operand::Shift { kind: ShiftKind::Lsl, amount: 0 };
    [
        Instruction::new(opcodes::ADDXrs, &[x(0), x(1), x(2), none]),
        Instruction::new(opcodes::SUBXri, &[x(3), x(4), Operand::Shifted { value: 16, shift: 0 }]),
        Instruction::new(opcodes::LDRXui, &[x(5), x(6), Operand::Immediate(24)]),
        Instruction::new(opcodes::STRXui, &[x(7), x(8), Operand::Immediate(32)]),
        Instruction::new(opcodes::ORRXrs, &[x(9), Register::XZR.into(), x(10), none]),
        Instruction::new(opcodes::MADDXrrr, &[x(11), x(12), x(13), Register::XZR.into()]),
        Instruction::new(opcodes::MOVZXi, &[x(14), Operand::Immediate(1234), none]),
        Instruction::new(opcodes::B, &[Operand::Immediate(-64)]),
    ]
}

#[divan::bench]
fn encode(bencher: Bencher<'_, '_>) {
    let instructions = instructions();
    bencher.counter(ItemsCount::new(ROUNDS * instructions.len())).bench(|| {
        let mut sum = 0u32;
        for _ in 0..ROUNDS {
            for instruction in divan::black_box(&instructions) {
                sum ^= instruction.encode().unwrap_or_default();
            }
        }
        sum
    });
}

#[divan::bench]
fn decode(bencher: Bencher<'_, '_>) {
    let bits = instructions().map(|instruction| instruction.encode().unwrap_or_default());
    bencher.counter(ItemsCount::new(ROUNDS * bits.len())).bench(|| {
        let count = || divan::black_box(&bits).iter().filter(|&&bits| Instruction::decode(bits).is_some()).count();
        (0..ROUNDS).map(|_| count()).sum::<usize>()
    });
}

struct NoSymbols;

impl Symbols for NoSymbols {
    fn symbol(&mut self, _: &[u8], place: Place) -> Result<SymbolId, AsmError> {
        Err(AsmError::new(place, "no symbols"))
    }

    fn absolute(&self, _: SymbolId) -> Option<i64> {
        None
    }
}

#[divan::bench]
fn assemble(bencher: Bencher<'_, '_>) {
    let texts = instructions().map(|instruction| instruction.to_string());
    let mut set = AArch64::new(Features::generic());
    bencher.counter(ItemsCount::new(ROUNDS * texts.len())).bench_local(|| {
        let mut out = Encoded::default();
        for _ in 0..ROUNDS {
            for text in divan::black_box(&texts) {
                let _ = set.assemble(text.as_bytes(), 0, &mut NoSymbols, &mut out);
            }
        }
        out.bytes.len()
    });
}
