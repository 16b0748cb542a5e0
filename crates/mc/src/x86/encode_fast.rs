//! The short way to encode what is most common: a register, a register or simple memory, and perhaps a number.
//!
//! It makes the same bytes as the encoder for all rows, without looking at what these operands do not have.

use super::{Class, Encoding, Form, Memory, Modifiers, Operand, Register, RegisterClass, Role, RowInfo};
use crate::{Encoded, Expr};

/// Number of an operand that a row does not have.
const NONE: u8 = u8::MAX;

/// Facts about a row that the short way needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Short {
    /// Numbers of the operands in the fields.
    reg: u8,
    rm: u8,
    vvvv: u8,
    immediate: u8,
    /// Extension of the opcode in ModRM.reg, shifted.
    digit: u8,
    /// Bytes before the opcode, without prefix and REX; and how many.
    escape: u32,
    escape_len: u8,
    /// Mandatory prefix of VEX.
    prefix_bits: u8,
}

impl Short {
    /// Returns what the short way needs, if it can encode the row.
    pub(super) fn of(info: &RowInfo) -> Option<Short> {
        let is_plain = !info.is_16_bit
            && !info.is_addr32
            && !info.is_relative
            && !info.needs_sib
            && !info.rm_is_zero
            && info.own_prefix == 0
            && matches!(info.immediate, 0 | 1 | 4)
            && matches!(info.encoding, Encoding::Legacy | Encoding::Vex);
        if !is_plain {
            return None;
        }
        let digit = match info.form {
            Form::ModRm => 0,
            Form::Digit(digit) => digit << 3,
            _ => return None,
        };
        let (escape, escape_len) = match (info.encoding, info.map) {
            (Encoding::Vex, _) | (_, 0) => (0, 0),
            (_, 1) => (0x0f, 1),
            (_, 2) => (0x380f, 2),
            (_, 3) => (0x3a0f, 2),
            _ => return None,
        };
        let prefix_bits = match info.prefix {
            0x66 => 1,
            0xf3 => 2,
            0xf2 => 3,
            _ => 0,
        };
        let mut short =
            Short { reg: NONE, rm: NONE, vvvv: NONE, immediate: NONE, digit, escape, escape_len, prefix_bits };
        for (operand, place) in info.operands().iter().zip(0..) {
            if matches!(operand.class, Class::Gpr8 | Class::SizedMemory(_) | Class::VectorMemory(..)) {
                return None;
            }
            let slot = match operand.role {
                Role::Reg => &mut short.reg,
                Role::Rm => &mut short.rm,
                Role::Vvvv => &mut short.vvvv,
                Role::Immediate => &mut short.immediate,
                _ => return None,
            };
            if *slot != NONE {
                return None;
            }
            *slot = place;
        }
        (short.rm != NONE).then_some(short)
    }
}

/// Up to eight bytes as a number, the first in the low bits. Instructions have two parts of this size: up to ModRM, and
/// displacement with immediate; numbers of 128 bits would take several times as many instructions.
struct Bits {
    value: u64,
    len: u32,
}

impl Bits {
    #[inline(always)]
    fn push(&mut self, value: u32, bytes: u32) {
        self.value |= u64::from(value) << (self.len * 8);
        self.len += bytes;
    }
}

#[inline(always)]
fn register(operands: &[Operand], place: u8) -> Option<Register> {
    match operands.get(usize::from(place)) {
        Some(Operand::Register(register)) => Some(*register),
        _ => None,
    }
}

/// Appends the bytes of an instruction if it is a common one; `None` if it is not, and nothing was appended.
#[inline]
pub(super) fn encode_short(
    info: &RowInfo,
    operands: &[Operand],
    modifiers: Modifiers,
    out: &mut Encoded,
) -> Option<()> {
    let short = info.short.as_ref()?;
    if modifiers != Modifiers::default() || operands.len() != info.operands().len() {
        return None;
    }
    let reg = if short.reg == NONE { 0 } else { register(operands, short.reg)?.number };
    let vvvv = if short.vvvv == NONE { 0 } else { register(operands, short.vvvv)?.number };
    // ModRM.rm with its extension bit, mode and displacement
    let (rm, mode, displacement, displacement_bytes) = match operands.get(usize::from(short.rm))? {
        Operand::Register(register) => (register.number, 0xc0, 0, 0),
        Operand::Memory(Memory { segment: None, base: Some(base), index: None, displacement, .. })
            if base.class == RegisterClass::Gpr64 && base.number & 7 != 4 =>
        {
            let Expr::Constant(value) = *displacement else { return None };
            if value == 0 && base.number & 7 != 5 {
                (base.number, 0, 0, 0)
            } else if let Ok(byte) = i8::try_from(value) {
                (base.number, 0x40, u32::from(byte as u8), 1)
            } else {
                (base.number, 0x80, i32::try_from(value).ok()? as u32, 4)
            }
        }
        _ => return None,
    };
    let mut bits = Bits { value: 0, len: 0 };
    let (r, b) = (reg >> 3 & 1, rm >> 3 & 1);
    if info.encoding == Encoding::Legacy {
        if info.prefix != 0 {
            bits.push(u32::from(info.prefix), 1);
        }
        let rex = u8::from(info.wide) << 3 | r << 2 | b;
        if rex != 0 {
            bits.push(u32::from(0x40 | rex), 1);
        }
        bits.push(short.escape, u32::from(short.escape_len));
    } else {
        let last = (!vvvv & 15) << 3 | (info.length & 1) << 2 | short.prefix_bits;
        if b == 0 && !info.wide && info.map == 1 {
            bits.push(0xc5 | u32::from((r ^ 1) << 7 | last) << 8, 2);
        } else {
            let second = (r ^ 1) << 7 | 0x40 | (b ^ 1) << 5 | info.map;
            let third = u8::from(info.wide) << 7 | last;
            bits.push(0xc4 | u32::from(second) << 8 | u32::from(third) << 16, 3);
        }
    }
    let mod_rm = mode | short.digit | (reg & 7) << 3 | rm & 7;
    bits.push(u32::from(info.opcode) | u32::from(mod_rm) << 8, 2);
    let mut tail = Bits { value: u64::from(displacement), len: displacement_bytes };
    if short.immediate != NONE {
        let Some(Operand::Immediate(Expr::Constant(value))) = operands.get(usize::from(short.immediate)) else {
            return None;
        };
        let value = *value as u32;
        match info.immediate {
            1 => tail.push(value & 0xff, 1),
            _ => tail.push(value, 4),
        }
    }
    let length = out.bytes.len() + (bits.len + tail.len) as usize;
    let value = u128::from(bits.value) | u128::from(tail.value) << (bits.len * 8);
    // One store of fixed size is faster than a copy of the exact length.
    out.bytes.extend_from_slice(&value.to_le_bytes());
    out.bytes.truncate(length);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::super::encode::encode_row;
    use super::super::{Row, VectorIndex};
    use super::*;

    fn operand(class: Class, variant: u8, place: u8) -> Operand {
        let number = [1, 5, 12, 15][usize::from(variant)] - place.min(1);
        let class = match class {
            Class::Immediate | Class::Signed8(_) | Class::Signed32 | Class::Unsigned8 | Class::Unsigned4 => {
                return Operand::from(5);
            }
            Class::Memory(_) => {
                let displacement = [0, 0, 100, 1000][usize::from(variant)];
                return Memory::at(Register::gpr64(number), displacement).into();
            }
            Class::VectorMemory(VectorIndex::Zmm, _) => RegisterClass::Zmm,
            Class::Xmm(_) => RegisterClass::Xmm,
            Class::Ymm(_) => RegisterClass::Ymm,
            Class::Gpr32 => RegisterClass::Gpr32,
            Class::Mmx | Class::X87 | Class::Mask | Class::Tile | Class::Segment => {
                return Operand::Register(Register::new(RegisterClass::Mmx, number & 7));
            }
            _ => RegisterClass::Gpr64,
        };
        Operand::Register(Register::new(class, number))
    }

    #[test]
    fn short_way_makes_the_same_bytes() {
        let mut count = 0;
        for row in Row::all() {
            let info = row.info();
            for variant in 0..4 {
                let operands: Vec<Operand> =
                    info.operands().iter().zip(0..).map(|(info, place)| operand(info.class, variant, place)).collect();
                let (mut short, mut full) = (Encoded::default(), Encoded::default());
                if encode_short(info, &operands, Modifiers::default(), &mut short).is_some() {
                    count += 1;
                    encode_row(info, &operands, Modifiers::default(), &mut full).expect("it is encoded the long way");
                    assert_eq!(short.bytes, full.bytes, "{} {operands:?}", info.name);
                }
            }
        }
        assert!(count > 5000, "{count}");
    }
}
