//! Values on their way into registers that values are never in otherwise (x87, MMX, masks, wide vectors), and out of
//! them: by way of a slot of the frame.

use draig_ir::Type;
use draig_mc::x86::direct::{Mem, ops};
use draig_target::inline_asm::{Register, Table};

use super::super::registers::{R11, RBP, RSP, XMM15};
use super::super::{Selected, Selector};
use super::operand::core;
use crate::function::registers::Reg;
use crate::function::types::Bank;

/// Way of a value between its place and the registers of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Route {
    /// Each part has a register.
    Direct,
    /// Through a slot.
    Slot,
    /// Through a slot, from and to the x87 stack.
    X87,
}

/// Size of the smallest slot: a whole vector register is read from it.
const MIN_SLOT: u32 = 16;

/// Registers that never hold a value, and the frame's.
pub(super) fn is_special(reg: Reg) -> bool {
    [R11, RBP, RSP, XMM15].contains(&reg)
}

impl Selector<'_, '_> {
    /// Returns the way of a value of a type to registers, of which this is the first.
    pub(super) fn route(&mut self, table: &Table, ty: Type, first: Register, count: usize) -> Route {
        let file = &table.files[first.file];
        let is_direct = match &*file.name {
            "x87" => return Route::X87,
            "gpr" => {
                self.has_parts(ty, count, Bank::General) && &*file.views[first.view].name != "h" && first.index < 16
            }
            "vec" => self.has_parts(ty, count, Bank::Vector) && file.views[first.view].bits == 128 && first.index < 16,
            _ => false,
        };
        if is_direct { Route::Direct } else { Route::Slot }
    }

    fn has_parts(&mut self, ty: Type, count: usize, bank: Bank) -> bool {
        let classes = self.classes(ty);
        classes.len() == count && classes.iter().all(|class| class.bank() == bank)
    }

    /// Returns a slot for a value of a type that goes to this number of registers of a view.
    pub(super) fn slot_for(&mut self, table: &Table, ty: Type, first: Register, count: usize) -> Selected<(i32, u32)> {
        let view = table.files[first.file].views[first.view].bits.div_ceil(8).max(8);
        let size = self.info(ty).size.max(u64::from(view) * count as u64).max(MIN_SLOT.into());
        let Ok(size) = u32::try_from(size) else { return self.refuse("an operand of this size") };
        Ok((self.m.s.frame.slot(size), size))
    }

    /// Reads registers from a slot, or writes them to it.
    pub(super) fn transfer(
        &mut self,
        table: &Table,
        registers: &[Register],
        ty: Type,
        slot: i32,
        to_slot: bool,
    ) -> Selected {
        let size = self.info(ty).store_size;
        for (number, &register) in (0..).zip(registers) {
            let file = &table.files[register.file];
            let view = &file.views[register.view];
            let bytes = view.bits.div_ceil(8).max(8) as i32;
            let mem = Mem::base(RBP.0, slot + number * bytes);
            match (&*file.name, core(table, register)) {
                ("gpr", Some(reg)) if &*view.name == "h" => {
                    // The upper byte of one of the first four registers, by way of the lower one of another.
                    let code = self.code();
                    if to_slot {
                        ops::MOV64rm.reg_reg(code, R11.number(), reg.number());
                        ops::SHR64ri.reg_imm(code, R11.number(), 8);
                        ops::MOV64mr.reg_mem(code, R11.number(), mem);
                    } else {
                        ops::MOV64rm.reg_mem(code, reg.number(), mem);
                        ops::SHL64ri.reg_imm(code, reg.number(), 8);
                    }
                }
                ("gpr", Some(reg)) => {
                    let op = if to_slot { ops::MOV64mr } else { ops::MOV64rm };
                    op.reg_mem(self.code(), reg.number(), mem);
                }
                ("vec", Some(reg)) if view.bits == 128 => {
                    let op = match (to_slot, size) {
                        (true, _) => ops::MOVUPSmr,
                        (false, 0..=4) => ops::MOVSSrm,
                        (false, 5..=8) => ops::MOVSDrm,
                        (false, _) => ops::MOVUPSrm,
                    };
                    op.reg_mem(self.code(), reg.number(), mem);
                }
                (name, _) => {
                    let wide = match name {
                        "gpr" => file.views.iter().position(|view| view.bits == 64).unwrap_or(register.view),
                        _ => register.view,
                    };
                    let names = table.names(Register { view: wide, ..register });
                    let Some(name_of) = names.map(|names| names.printed.to_string()) else {
                        return self.refuse("an operand in a register without a name");
                    };
                    let mnemonic = match (name, view.bits, size) {
                        ("vec", ..) => "vmovups",
                        ("gpr", ..) if &*view.name != "h" => "movq",
                        ("mmx", ..) => "movq",
                        ("mask", _, 0..=2) => "kmovw",
                        ("mask", _, 3..=4) => "kmovd",
                        ("mask", ..) => "kmovq",
                        _ => return self.refuse(&format!("an operand in register '{name_of}'")),
                    };
                    let place = slot + number * bytes;
                    let text = match to_slot {
                        true => format!("{mnemonic} %{name_of}, {place}(%rbp)"),
                        false => format!("{mnemonic} {place}(%rbp), %{name_of}"),
                    };
                    self.text(text.as_bytes())?;
                }
            }
        }
        Ok(())
    }

    /// Pushes a value from a slot to the x87 stack.
    pub(super) fn push_x87(&mut self, ty: Type, slot: i32) -> Selected {
        let mem = Mem::base(RBP.0, slot);
        let op = match self.info(ty).bits {
            32 => ops::LD_F32m,
            64 => ops::LD_F64m,
            80 => ops::LD_F80m,
            _ => return self.refuse(&format!("an operand of type {} on the x87 stack", self.module.type_ref(ty))),
        };
        op.mem(self.code(), mem);
        Ok(())
    }

    /// Pops a value from the x87 stack to a slot.
    pub(super) fn pop_x87(&mut self, ty: Type, slot: i32) -> Selected {
        let mem = Mem::base(RBP.0, slot);
        let op = match self.info(ty).bits {
            32 => ops::ST_FP32m,
            64 => ops::ST_FP64m,
            80 => ops::ST_FP80m,
            _ => return self.refuse(&format!("an operand of type {} on the x87 stack", self.module.type_ref(ty))),
        };
        op.mem(self.code(), mem);
        Ok(())
    }

    /// Appends an instruction given as text.
    fn text(&mut self, text: &[u8]) -> Selected {
        match self.m.texts(self.context).piece(text, false) {
            Ok(piece) => {
                let bytes = &piece.image[piece.code].bytes;
                self.m.s.code.extend_from_slice(bytes);
                Ok(())
            }
            Err(message) => self.refuse(&message),
        }
    }
}
