//! Tiles: the intrinsics of AMX whose operands are values (`x86_amx`), and their registers and shapes the compiler's.
//!
//! A tile is kept in the frame as 16 rows of 64 bytes. Each intrinsic says the shapes of its operands, so that it
//! configures the registers, loads them, and stores its result; nothing is left in them for others. The intrinsics that
//! name registers are in the table of instructions, and their programs configure the registers themselves.

use draig_ir::{ConstKind, Inst, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::IntrinsicId;

use super::address::Address;
use super::operand::Source;
use super::registers::{RAX, RBP, RCX, X86, XMM15};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class};

/// Distance between the rows of a tile in the frame, as the assembly texts have it.
const ROW: &str = "movl $64, %edx\n";
/// Size of the configuration, and the places in it of the widths in bytes and of the numbers of rows (Intel's manual,
/// LDTILECFG).
const CONFIG: u32 = 64;
const WIDTHS: i32 = 16;
const ROWS: i32 = 48;
const PALETTE: i32 = 1;

/// Forms of intrinsics with shapes.
#[derive(Clone, Copy)]
enum Form {
    /// Rows, width, address and stride.
    Load,
    /// The same, and the tile.
    Store,
    Zero,
    /// Rows and width of the result, width of the first factor, the sum, and both factors.
    Product,
    /// Rows and width, the tile, and the number of a row.
    Row,
    /// The address of a configuration.
    Configure,
}

/// Intrinsics without `llvm.x86.` and `.internal`, and their instruction; as bytes, if the assembler does not have it.
const TABLE: &[(&str, &str, Form)] = &[
    ("ldtilecfg", "ldtilecfg", Form::Configure),
    ("tcmmimfp16ps", "tcmmimfp16ps", Form::Product),
    ("tcmmrlfp16ps", "tcmmrlfp16ps", Form::Product),
    ("tcvtrowd2ps", ".byte 0x62,0xf2,0x7e,0x48,0x4a,0xc0", Form::Row),
    ("tcvtrowps2bf16h", ".byte 0x62,0xf2,0x7f,0x48,0x6d,0xc0", Form::Row),
    ("tcvtrowps2bf16l", ".byte 0x62,0xf2,0x7e,0x48,0x6d,0xc0", Form::Row),
    ("tcvtrowps2phh", ".byte 0x62,0xf2,0x7c,0x48,0x6d,0xc0", Form::Row),
    ("tcvtrowps2phl", ".byte 0x62,0xf2,0x7d,0x48,0x6d,0xc0", Form::Row),
    ("tdpbf16ps", "tdpbf16ps", Form::Product),
    ("tdpbf8ps", ".byte 0xc4,0xe5,0x68,0xfd,0xc1", Form::Product),
    ("tdpbhf8ps", ".byte 0xc4,0xe5,0x6b,0xfd,0xc1", Form::Product),
    ("tdpbssd", "tdpbssd", Form::Product),
    ("tdpbsud", "tdpbsud", Form::Product),
    ("tdpbusd", "tdpbusd", Form::Product),
    ("tdpbuud", "tdpbuud", Form::Product),
    ("tdpfp16ps", "tdpfp16ps", Form::Product),
    ("tdphbf8ps", ".byte 0xc4,0xe5,0x6a,0xfd,0xc1", Form::Product),
    ("tdphf8ps", ".byte 0xc4,0xe5,0x69,0xfd,0xc1", Form::Product),
    ("tileloadd64", "tileloadd", Form::Load),
    ("tileloaddrs64", ".byte 0xc4,0xe2,0x7b,0x4a,0x04,0x08", Form::Load),
    ("tileloaddrst164", ".byte 0xc4,0xe2,0x79,0x4a,0x04,0x08", Form::Load),
    ("tileloaddt164", "tileloaddt1", Form::Load),
    ("tilemovrow", ".byte 0x62,0xf2,0x7d,0x48,0x4a,0xc0", Form::Row),
    ("tilestored64", "tilestored", Form::Store),
    ("tilezero", "tilezero", Form::Zero),
    ("tmmultf32ps", ".byte 0xc4,0xe2,0x69,0x48,0xc1", Form::Product),
];

impl Selector<'_, '_> {
    /// Compiles an intrinsic of tiles; returns whether it is one.
    pub(super) fn tile_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool> {
        let Some(name) = id.name().strip_prefix("llvm.x86.") else { return Ok(false) };
        if matches!(name, "cast.tile.to.vector" | "cast.vector.to.tile") {
            return self.copy_value(inst, arguments[0]).map(|()| true);
        }
        let row = name.strip_suffix(".internal").and_then(|name| TABLE.iter().find(|(known, ..)| *known == name));
        let Some(&(_, instruction, form)) = row else { return Ok(false) };
        self.consume_all(arguments);
        self.start_script();
        let config = self.m.s.frame.slot(CONFIG);
        let mut text = format!("ldtilecfg {config}(%rbp)\n{ROW}");
        let shapes: &[(Value, u8, Value)] = match (form, arguments) {
            (Form::Configure, _) => &[],
            (Form::Product, &[m, n, k, ..]) => &[(m, 0, n), (m, 0, k), (k, 2, n)],
            (_, &[rows, width, ..]) => &[(rows, 0, width)],
            _ => return self.refuse(id.name()),
        };
        if !shapes.is_empty() {
            self.configure_tiles(config, shapes)?;
        }
        let mut stored = None;
        match (form, arguments) {
            (Form::Configure, &[address]) => {
                self.tile_operand(RAX, address, Class::I64)?;
                text = "ldtilecfg (%rax)\n".to_owned();
            }
            (Form::Zero, _) => {
                text += "tilezero %tmm0\n";
                stored = Some(ty);
            }
            (Form::Load, &[_, _, address, stride]) => {
                self.tile_operand(RAX, address, Class::I64)?;
                self.tile_operand(RCX, stride, Class::I64)?;
                text += &with_operands(instruction, "(%rax,%rcx), %tmm0");
                stored = Some(ty);
            }
            (Form::Store, &[_, _, address, stride, tile]) => {
                text += &self.load_tile(tile, 0)?;
                self.tile_operand(RAX, address, Class::I64)?;
                self.tile_operand(RCX, stride, Class::I64)?;
                text += &format!("{instruction} %tmm0, (%rax,%rcx)\n");
            }
            (Form::Product, &[_, _, _, sum, left, right]) => {
                for (number, tile) in [sum, left, right].into_iter().enumerate() {
                    text += &self.load_tile(tile, number)?;
                }
                text += &with_operands(instruction, "%tmm2, %tmm1, %tmm0");
                stored = Some(ty);
            }
            (Form::Row, &[_, _, tile, number]) => {
                text += &self.load_tile(tile, 0)?;
                self.tile_operand(RAX, number, Class::I32)?;
                text += &with_operands(instruction, "%eax, %tmm0, %zmm0");
            }
            _ => return self.refuse(id.name()),
        }
        if let Some(ty) = stored {
            self.create(inst, ty)?;
            let slot = self.m.s.parts[inst.index()].slot;
            text += &format!("tilestored %tmm0, {slot}(%rbp,%rdx)\n");
        }
        let row = matches!(form, Form::Row).then(|| self.m.s.frame.slot(64));
        if let Some(slot) = row {
            text += &format!("vmovups %zmm0, {slot}(%rbp)\n");
        }
        if !shapes.is_empty() {
            text += "tilerelease";
        }
        let bytes = self.assembled(&text)?;
        self.code().extend_from_slice(&bytes);
        self.end_script();
        if let Some(slot) = row {
            self.load_value_from(inst, ty, Address::frame(slot))?;
            self.m.s.frame.release(slot, 64);
        }
        self.m.s.frame.release(config, CONFIG);
        Ok(true)
    }

    /// Writes the configuration of the first registers: of each the rows, divided by a power of two, and the width.
    fn configure_tiles(&mut self, config: i32, shapes: &[(Value, u8, Value)]) -> Selected {
        ops::XORPSrm.reg_reg(self.code(), XMM15.number(), XMM15.number());
        for at in (0..CONFIG as i32).step_by(16) {
            X86::store(&mut self.m.s.code, Class::V128, XMM15, config + at);
        }
        ops::MOV8mi.mem_imm(self.code(), Mem::base(RBP.number(), config), PALETTE);
        for (number, &(rows, shift, width)) in (0..).zip(shapes) {
            let reg = self.m.s.scratch(Bank::General);
            self.move_to(reg, width, 0, Class::I16)?;
            self.store_part(reg, Class::I16, 2, Address::frame(config + WIDTHS + 2 * number));
            self.move_to(reg, rows, 0, Class::I16)?;
            if shift > 0 {
                ops::SHR32ri.reg_imm(self.code(), reg.number(), shift.into());
            }
            self.store_part(reg, Class::I8, 1, Address::frame(config + ROWS + number));
            self.m.s.unlock(reg);
        }
        Ok(())
    }

    fn tile_operand(&mut self, reg: Reg, value: Value, class: Class) -> Selected {
        self.m.s.take(reg);
        self.move_to(reg, value, 0, class)
    }

    /// Returns the text that loads a tile into a register; of a constant, only zero and what is undefined are there.
    fn load_tile(&mut self, value: Value, number: usize) -> Selected<String> {
        if let Some(constant) = value.as_const() {
            return match self.module.tables.constants.kind(constant) {
                ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => Ok(format!("tilezero %tmm{number}\n")),
                _ => self.refuse("a tile that is a constant"),
            };
        }
        match self.source(value, 0)? {
            Source::Memory(slot) => Ok(format!("tileloadd {slot}(%rbp,%rdx), %tmm{number}\n")),
            _ => self.refuse("a tile in registers"),
        }
    }
}

fn with_operands(instruction: &str, operands: &str) -> String {
    if instruction.starts_with(".byte") { format!("{instruction}\n") } else { format!("{instruction} {operands}\n") }
}
