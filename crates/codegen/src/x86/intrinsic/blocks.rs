//! Copies and fills of memory.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::registers::{R11, XMM15};
use super::super::{Selected, Selector};
use crate::function::types::Class;

/// Copies and fills of at most this number of bytes are moves.
const MAX_INLINE: u64 = 128;

impl Selector<'_, '_> {
    pub(super) fn block_intrinsic(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let (to, from, length) = (arguments[0], arguments[1], arguments[2]);
        let is_fill = matches!(id, ids::MEMSET | ids::MEMSET_INLINE);
        // The last operand says whether it is volatile: a constant.
        let size = self.integer_constant(length).map(|length| length as u64);
        match size {
            Some(0) => {
                for &argument in arguments {
                    self.consume(argument);
                }
                return Ok(());
            }
            Some(size) if is_fill && size <= MAX_INLINE && self.integer_constant(from).is_some() => {
                return self.fill(arguments, size);
            }
            Some(size) if !is_fill && (size == 1 || size <= MAX_INLINE && id != ids::MEMMOVE) => {
                for &argument in arguments {
                    self.consume(argument);
                }
                let from = self.address_of(from)?;
                let to = self.address_of(to)?;
                return self.copy_memory(to, from, size);
            }
            Some(size) if id == ids::MEMMOVE && matches!(size, 2 | 4 | 8 | 16) => {
                for &argument in arguments {
                    self.consume(argument);
                }
                // One piece is read before it is written.
                let from = self.address_of(from)?;
                let to = self.address_of(to)?;
                return self.copy_memory(to, from, size);
            }
            _ => {}
        }
        let name = match id {
            ids::MEMMOVE => "memmove",
            ids::MEMSET | ids::MEMSET_INLINE => "memset",
            _ => "memcpy",
        };
        self.library_call(inst, ty, name, &arguments[..3])
    }

    /// Fills memory with a constant byte.
    fn fill(&mut self, arguments: &[Value], size: u64) -> Selected {
        for &argument in arguments {
            self.consume(argument);
        }
        let byte = self.integer_constant(arguments[1]).unwrap_or(0) as u8;
        let to: Address = self.address_of(arguments[0])?;
        let repeated = u64::from_le_bytes([byte; 8]);
        if size >= 16 {
            self.move_bits(XMM15, u128::from_le_bytes([byte; 16]), Class::V128);
        }
        if size % 16 >= 8 && i32::try_from(repeated as i64).is_err() {
            self.move_bits(R11, u128::from(repeated), Class::I64);
        }
        let mut at = 0;
        while at < size {
            let left = size - at;
            let place = to.plus(at as i32);
            let piece = if left >= 16 { 16 } else { 1 << left.ilog2() };
            match piece {
                16 => self.reg_mem(ops::MOVUPSmr, XMM15, place),
                8 => match i32::try_from(repeated as i64) {
                    Ok(number) => self.mem_imm(ops::MOV64mi32, place, number),
                    Err(_) => self.reg_mem(ops::MOV64mr, R11, place),
                },
                4 => self.mem_imm(ops::MOV32mi, place, repeated as i32),
                2 => self.mem_imm(ops::MOV16mi, place, i32::from(repeated as u16)),
                _ => self.mem_imm(ops::MOV8mi, place, i32::from(byte)),
            }
            at += piece;
        }
        Ok(())
    }
}
