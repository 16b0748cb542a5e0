//! Time to encode common instructions whose row is known, by operands that are constants of the program and by operands
//! that are data, and to assemble the same from text.

use divan::{Bencher, black_box};
use draig_image::{Image, SymbolId};
use draig_mc::x86::direct::{Mem, ops};
use draig_mc::x86::{Dialect, Memory, Modifiers, Operand, Register, Row, X86, encode, rows};
use draig_mc::{AsmError, Encoded, InstructionSet, Place, Symbols};

fn main() {
    // The table is read before the first measurement.
    let _ = rows::NOOP.info();
    divan::main();
}

struct Undefined(Image);

impl Symbols for Undefined {
    fn symbol(&mut self, name: &[u8], _: Place) -> Result<SymbolId, AsmError> {
        Ok(self.0.symbol(name))
    }

    fn absolute(&self, _: SymbolId) -> Option<i64> {
        None
    }
}

/// Instructions in one measurement.
const COUNT: usize = 1000;

fn encode_many(bencher: Bencher<'_, '_>, row: Row, operands: &[Operand]) {
    let mut out = Encoded::default();
    bencher.counter(divan::counter::ItemsCount::new(COUNT)).bench_local(|| {
        out.bytes.clear();
        for _ in 0..COUNT {
            let result = encode(black_box(row), black_box(operands), Modifiers::default(), &mut out);
            assert!(result.is_ok());
        }
        out.bytes.len()
    });
}

/// Measures a row that the program names, as code generators do.
fn write_many(bencher: Bencher<'_, '_>, write: impl Fn(&mut Vec<u8>, u8, u8)) {
    let mut out = Vec::new();
    bencher.counter(divan::counter::ItemsCount::new(COUNT)).bench_local(|| {
        out.clear();
        for number in 0..COUNT {
            write(&mut out, black_box(number as u8 & 15), black_box(3));
        }
        out.len()
    });
}

#[divan::bench]
fn direct_add_registers(bencher: Bencher<'_, '_>) {
    write_many(bencher, |out, reg, other| ops::ADD64rm.reg_reg(out, reg, other));
}

#[divan::bench]
fn direct_load(bencher: Bencher<'_, '_>) {
    write_many(bencher, |out, reg, base| ops::MOV64rm.reg_mem(out, reg, Mem::base(base, 8)));
}

#[divan::bench]
fn direct_add_immediate(bencher: Bencher<'_, '_>) {
    write_many(bencher, |out, reg, _| ops::ADD64ri8.reg_imm(out, reg, 8));
}

#[divan::bench]
fn direct_vector(bencher: Bencher<'_, '_>) {
    write_many(bencher, |out, reg, other| ops::VADDPSrm.reg_reg_reg(out, reg, other, 2));
}

#[divan::bench]
fn add_registers(bencher: Bencher<'_, '_>) {
    encode_many(bencher, rows::ADD64rr, &[Register::gpr64(1).into(), Register::gpr64(2).into()]);
}

#[divan::bench]
fn load(bencher: Bencher<'_, '_>) {
    encode_many(bencher, rows::MOV64rm, &[Register::gpr64(1).into(), Memory::at(Register::gpr64(5), 8).into()]);
}

#[divan::bench]
fn add_immediate(bencher: Bencher<'_, '_>) {
    encode_many(bencher, rows::ADD64ri8, &[Register::gpr64(1).into(), Operand::from(8)]);
}

#[divan::bench]
fn vector(bencher: Bencher<'_, '_>) {
    let operands = [Register::xmm(1).into(), Register::xmm(2).into(), Register::xmm(3).into()];
    encode_many(bencher, rows::VADDPSrr, &operands);
}

#[divan::bench(args = ["addq %rcx, %rdx", "movq 8(%rbp), %rcx", "addq $8, %rcx", "vaddps %xmm1, %xmm2, %xmm3"])]
fn text(bencher: Bencher<'_, '_>, statement: &str) {
    let mut set = X86::new(Dialect::Att);
    let mut symbols = Undefined(Image::new());
    bencher.bench_local(|| {
        let mut out = Encoded::default();
        let result = set.assemble(black_box(statement).as_bytes(), 0, &mut symbols, &mut out);
        assert!(result.is_ok());
        out
    });
}
