//! Rows of the table as constants, and the test that the committed ones are those of the table.

use super::super::{Class, Encoding, Form, Role, Row};
use super::{Op, field};

/// Returns a row as a constant, if its encoding is one that [`Op`] can express.
pub fn op_of(row: Row) -> Option<Op> {
    let info = row.info();
    let is_expressible = !info.is_addr32 && !info.needs_sib && !info.rm_is_zero && info.own_prefix == 0;
    if !is_expressible || !matches!(info.encoding, Encoding::Legacy | Encoding::Vex) || info.map > 3 {
        return None;
    }
    let digit = match info.form {
        Form::ModRm | Form::OpcodeRegister | Form::None => 0,
        Form::Digit(digit) => u32::from(digit),
        Form::Fixed(_) => 0,
        _ => return None,
    };
    let fixed = match info.form {
        Form::Fixed(byte) if byte >= 0xc0 => 1 << field::IS_FIXED | u32::from(byte & 0x3f) << field::FIXED,
        Form::Fixed(_) => return None,
        _ => 0,
    };
    let prefix = match info.prefix {
        0 => 0,
        0x66 => 1,
        0xf3 => 2,
        0xf2 => 3,
        _ => return None,
    };
    let is_byte = |role: &[Role]| {
        let is_byte =
            info.operands().iter().any(|operand| role.contains(&operand.role) && operand.class == Class::Gpr8);
        u32::from(is_byte)
    };
    let flag = |is_set: bool, bit: u32| u32::from(is_set) << bit;
    let word = u32::from(info.opcode)
        | digit << field::DIGIT
        | u32::from(info.map) << field::MAP
        | prefix << field::PREFIX
        | flag(info.wide, field::WIDE)
        | flag(info.is_16_bit, field::IS_16_BIT)
        | flag(info.encoding == Encoding::Vex, field::IS_VEX)
        | u32::from(info.length & 1) << field::LENGTH
        | is_byte(&[Role::Reg, Role::Opcode]) << field::BYTE_REG
        | is_byte(&[Role::Rm]) << field::BYTE_RM
        | u32::from(info.immediate) << field::IMMEDIATE
        | fixed;
    Some(Op(word))
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::super::super::encode::encode_row;
    use super::super::super::{Memory, Modifiers, Operand, Register, RegisterClass};
    use super::super::Mem;
    use super::*;
    use crate::Encoded;

    /// `ops.rs` is what the table says; `BLESS=1` writes it.
    #[test]
    fn constants_are_those_of_the_table() {
        let mut text = String::from(
            "//! Rows of the table as constants, by LLVM's names.\n//!\n//! Generated from the table by the tests of this \
             module with `BLESS=1`; do not edit.\n\n#![allow(non_upper_case_globals, missing_docs)]\n\nuse super::super::Op;\n\n",
        );
        for row in Row::all() {
            if let Some(Op(word)) = op_of(row) {
                let _ = writeln!(text, "pub const {}: Op = Op({word:#x});", row.info().name);
            }
        }
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/x86/direct/generated/ops.rs");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(path, &text).expect("it can be written");
        }
        assert!(std::fs::read_to_string(path).expect("it can be read") == text, "run this test with BLESS=1");
    }

    /// Registers and memory of every row with two operands in ModRM are written as by the encoder for all rows.
    #[test]
    fn bytes_are_those_of_the_encoder() {
        let mut count = 0;
        let of_class = |class: Class, number: u8| -> Option<Operand> {
            let class = match class {
                Class::Gpr8 => RegisterClass::Gpr8,
                Class::Gpr16 => RegisterClass::Gpr16,
                Class::Gpr32 => RegisterClass::Gpr32,
                Class::Gpr64 => RegisterClass::Gpr64,
                Class::Xmm(_) => RegisterClass::Xmm,
                Class::Ymm(_) => RegisterClass::Ymm,
                _ => return None,
            };
            Some(Operand::Register(Register::new(class, number)))
        };
        let memories = [
            (Mem::base(0, 0), Memory::at(Register::gpr64(0), 0)),
            (Mem::base(5, 0), Memory::at(Register::gpr64(5), 0)),
            (Mem::base(12, -8), Memory::at(Register::gpr64(12), -8)),
            (Mem::base(13, 1000), Memory::at(Register::gpr64(13), 1000)),
            (
                Mem::indexed(14, 9, 3, 100),
                Memory { index: Some(Register::gpr64(9)), scale: 8, ..Memory::at(Register::gpr64(14), 100) },
            ),
        ];
        for row in Row::all() {
            let (Some(op), info) = (op_of(row), row.info()) else { continue };
            if info.form != Form::ModRm || info.immediate != 0 || info.encoding != Encoding::Legacy {
                continue;
            }
            let [first, second] = info.operands() else { continue };
            let mut check = |operands: &[Operand], direct: Vec<u8>| {
                let mut full = Encoded::default();
                if encode_row(info, operands, Modifiers::default(), &mut full).is_ok() {
                    assert_eq!(direct, full.bytes, "{} {operands:?}", info.name);
                    count += 1;
                }
            };
            for (a, b) in [(0, 1), (4, 6), (7, 12), (9, 3), (15, 13)] {
                if op.is_load() {
                    continue;
                }
                if let (Some(one), Some(other)) = (of_class(first.class, a), of_class(second.class, b)) {
                    let (reg, rm) = if first.role == Role::Reg { (a, b) } else { (b, a) };
                    let mut direct = Vec::new();
                    op.reg_reg(&mut direct, reg, rm);
                    check(&[one, other], direct);
                }
            }
            for (mem, memory) in &memories {
                for reg in [2, 6, 11] {
                    let mut direct = Vec::new();
                    op.reg_mem(&mut direct, reg, *mem);
                    let memory = Operand::from(memory.clone());
                    match (of_class(first.class, reg), of_class(second.class, reg)) {
                        (Some(register), None) => check(&[register, memory], direct),
                        (None, Some(register)) => check(&[memory, register], direct),
                        _ => {}
                    }
                }
            }
        }
        assert!(count > 5000, "{count}");
    }

    /// Instructions with several encodings are written as by the assembler.
    #[test]
    fn encodings_are_those_of_the_assembler() {
        use super::super::ops;

        let triple = draig_target::Triple::parse("x86_64-unknown-linux-gnu");
        let mut code = Vec::new();
        ops::ADD64rm.reg_reg(&mut code, 2, 1);
        ops::XOR32rm.reg_reg(&mut code, 9, 0);
        ops::MOV8rm.reg_reg(&mut code, 6, 12);
        ops::CMP16rm.reg_reg(&mut code, 3, 13);
        ops::MOVAPSrm.reg_reg(&mut code, 3, 13);
        ops::ADD64ri32.reg_imm(&mut code, 0, 1000);
        ops::SUB32ri.reg_imm(&mut code, 0, 1000);
        ops::CMP8ri.reg_imm(&mut code, 0, 5);
        ops::CMP8ri.reg_imm(&mut code, 6, 5);
        ops::AND32ri8.reg_imm(&mut code, 0, 5);
        ops::TEST32ri.reg_imm(&mut code, 0, 5);
        ops::TEST8ri.reg_imm(&mut code, 0, 5);
        ops::SHL64ri.reg_imm(&mut code, 7, 1);
        ops::SAR8ri.reg_imm(&mut code, 7, 1);
        ops::SHR32ri.reg_imm(&mut code, 0, 2);
        let text = b"addq %rcx, %rdx\nxorl %eax, %r9d\nmovb %r12b, %sil\ncmpw %r13w, %bx\nmovaps %xmm13, %xmm3\n\
                     addq $1000, %rax\nsubl $1000, %eax\ncmpb $5, %al\ncmpb $5, %sil\nandl $5, %eax\n\
                     testl $5, %eax\ntestb $5, %al\nshlq $1, %rdi\nsarb $1, %dil\nshrl $2, %eax\n";
        let image = crate::assemble(text, &triple, &Default::default()).expect("the text is valid").image;
        assert_eq!(image.sections.values().next().map(|section| &section.bytes), Some(&code));
    }
}
