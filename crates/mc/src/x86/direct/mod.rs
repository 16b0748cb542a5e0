//! Instructions of x86-64 written straight into a buffer, for code generators.
//!
//! An [`Op`] is a row of the table as a constant of four bytes ([`ops`]), so that no table is read at run time. Who
//! writes an instruction says what is in which field of it; nothing is checked, and nothing is looked up.
//!
//! ```
//! use draig_mc::x86::direct::{Mem, ops};
//!
//! let mut code = Vec::new();
//! ops::ADD64rm.reg_mem(&mut code, 2, Mem::base(5, 8)); // addq 8(%rbp), %rdx
//! ops::ADD64rm.reg_reg(&mut code, 2, 1); // addq %rcx, %rdx
//! ops::ADD32ri8.reg_imm(&mut code, 9, -1); // addl $-1, %r9d
//! assert_eq!(code, [0x48, 0x03, 0x55, 0x08, 0x48, 0x01, 0xca, 0x41, 0x83, 0xc1, 0xff]);
//! ```
//!
//! Where an instruction has several encodings, that of the row is written, except for two registers and for `rax` with
//! an immediate: there it is the one that assemblers choose.

mod generated;
mod pack;

pub use generated::ops;
pub use pack::op_of;

/// An instruction without operands: the bytes and bits that all its encodings share.
///
/// ```text
///  31     26  25    24      21    20      19      18     17     16     15   14    13 12 11 10   8 7      0
/// +---------+-----+----------+-------+--------+------+-----+--------+------+--------+-----+-------+--------+
/// | lower bits of | bytes of | byte  | byte   | 256  | VEX | 16-bit | wide | prefix | map | digit | opcode |
/// | fixed ModRM   | immediate| in rm | in reg | bits |     |        |      |        |     |       |        |
/// +---------+-----+----------+-------+--------+------+-----+--------+------+--------+-----+-------+--------+
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Op(u32);

/// Fields of an [`Op`], from the lowest bit.
mod field {
    pub(super) const DIGIT: u32 = 8;
    pub(super) const MAP: u32 = 11;
    pub(super) const PREFIX: u32 = 13;
    pub(super) const WIDE: u32 = 15;
    pub(super) const IS_16_BIT: u32 = 16;
    pub(super) const IS_VEX: u32 = 17;
    pub(super) const LENGTH: u32 = 18;
    pub(super) const BYTE_REG: u32 = 19;
    pub(super) const BYTE_RM: u32 = 20;
    pub(super) const IMMEDIATE: u32 = 21;
    pub(super) const IS_FIXED: u32 = 25;
    pub(super) const FIXED: u32 = 26;
}

/// Number of no register, as an index.
const NO_INDEX: u8 = 0xff;
/// Number of no register, as a base: the address is the displacement.
const NO_BASE: u8 = 0xfe;
/// Base of an address relative to the next instruction.
const RIP: u8 = 0xfd;

/// A memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mem {
    base: u8,
    index: u8,
    scale: u8,
    displacement: i32,
}

impl Mem {
    /// Returns the address of a register plus a displacement.
    #[inline]
    pub const fn base(base: u8, displacement: i32) -> Mem {
        Mem { base, index: NO_INDEX, scale: 0, displacement }
    }

    /// Returns the address `base + (index << scale) + displacement`; `index` is not 4 (`rsp`), `scale` at most 3.
    #[inline]
    pub const fn indexed(base: u8, index: u8, scale: u8, displacement: i32) -> Mem {
        Mem { base, index, scale, displacement }
    }

    /// Returns the address `(index << scale) + displacement`.
    #[inline]
    pub const fn scaled(index: u8, scale: u8, displacement: i32) -> Mem {
        Mem { base: NO_BASE, index, scale, displacement }
    }

    /// Returns an address of 32 bits, sign-extended.
    #[inline]
    pub const fn absolute(displacement: i32) -> Mem {
        Mem { base: NO_BASE, index: NO_INDEX, scale: 0, displacement }
    }

    /// Returns an address relative to the next instruction, whose four bytes are for a fixup. They are the last of
    /// the instruction except for its immediate.
    #[inline]
    pub const fn rip() -> Mem {
        Mem { base: RIP, index: NO_INDEX, scale: 0, displacement: 0 }
    }

    /// Returns the address this number of bytes further on, if it can be expressed.
    #[inline]
    pub fn plus(self, bytes: i32) -> Option<Mem> {
        Some(Mem { displacement: self.displacement.checked_add(bytes)?, ..self })
    }

    /// The number that is added to the registers.
    #[inline]
    pub const fn displacement(self) -> i32 {
        self.displacement
    }

    /// Whether it is relative to the next instruction.
    #[inline]
    pub const fn is_rip(self) -> bool {
        self.base == RIP
    }
}

/// Bytes before the opcode, by map: 16 bits each, and the number of bytes in two bits each. Numbers, unlike arrays, stay
/// in registers.
const ESCAPES: u64 = 0x3a0f_380f_000f_0000;
const ESCAPE_LENGTHS: u32 = 0b10_10_01_00;

/// Up to eight bytes as a number, the first in the low bits.
#[derive(Clone, Copy)]
struct Bits {
    value: u64,
    len: u32,
}

impl Bits {
    const NONE: Bits = Bits { value: 0, len: 0 };

    #[inline(always)]
    fn push(&mut self, value: u32, bytes: u32) {
        self.value |= u64::from(value) << (self.len * 8);
        self.len += bytes;
    }

    /// Appends the bytes.
    #[inline(always)]
    fn finish(self, out: &mut Vec<u8>) {
        Bytes { head: self, tail: Bits::NONE }.finish(out, Bits::NONE);
    }
}

/// An instruction without its immediate: prefixes and opcode, then operands.
struct Bytes {
    head: Bits,
    tail: Bits,
}

impl Bytes {
    /// Appends the bytes, and those of the immediate; one store of fixed size is faster than a copy of the exact length.
    #[inline(always)]
    fn finish(self, out: &mut Vec<u8>, immediate: Bits) {
        let Bytes { head, tail } = self;
        let after = head.len + tail.len;
        let all = after + immediate.len;
        if all <= 8 {
            let value = head.value | tail.value << (head.len * 8) | immediate.value.unbounded_shl(after * 8);
            let length = out.len() + all as usize;
            out.extend_from_slice(&value.to_le_bytes());
            return out.truncate(length);
        }
        let value = u128::from(head.value)
            | u128::from(tail.value) << (head.len * 8)
            | u128::from(immediate.value) << (after * 8);
        let length = out.len() + (after + immediate.len) as usize;
        out.extend_from_slice(&value.to_le_bytes());
        out.truncate(length);
    }
}

impl Op {
    #[inline(always)]
    const fn bits(self, first: u32, count: u32) -> u32 {
        self.0 >> first & ((1 << count) - 1)
    }

    /// Number of bytes of the immediate.
    #[inline(always)]
    pub const fn immediate_bytes(self) -> u32 {
        self.bits(field::IMMEDIATE, 4)
    }

    /// Returns the same instruction with 64-bit operands (REX.W), or without.
    #[inline]
    #[must_use]
    pub const fn wide(self, wide: bool) -> Op {
        Op(self.0 & !(1 << field::WIDE) | (wide as u32) << field::WIDE)
    }

    /// Returns the row whose opcode is greater by a condition's number (`JCC_4_O`, `SETCCr_O`, `CMOV32rr_O`).
    #[inline]
    #[must_use]
    pub const fn with_condition(self, condition: u8) -> Op {
        Op(self.0 | condition as u32 & 15)
    }

    /// Appends prefixes and opcode. `rex` has the bits R, X and B of the operands and 0x40 if it must be there.
    #[inline(always)]
    fn start(self, rex: u32, vvvv: u32) -> Bits {
        let mut bits = Bits::NONE;
        let (map, prefix, wide) = (self.bits(field::MAP, 2), self.bits(field::PREFIX, 2), self.bits(field::WIDE, 1));
        if self.bits(field::IS_VEX, 1) == 0 {
            // Differences from one instruction to the next are no branches: these would often be guessed wrong.
            if self.0 & (3 << field::PREFIX | 1 << field::IS_16_BIT) != 0 {
                let is_16_bit = self.bits(field::IS_16_BIT, 1);
                bits.push(0x66 * is_16_bit, is_16_bit);
                bits.push([0, 0x66, 0xf3, 0xf2][prefix as usize], u32::from(prefix != 0));
            }
            let rex = rex | wide << 3;
            let has_rex = u32::from(rex != 0);
            bits.push((rex | 0x40) * has_rex, has_rex);
            bits.push((ESCAPES >> (map * 16)) as u32 & 0xffff, ESCAPE_LENGTHS >> (map * 2) & 3);
        } else {
            let last = (!vvvv & 15) << 3 | self.bits(field::LENGTH, 1) << 2 | prefix;
            if rex & 3 == 0 && wide == 0 && map == 1 {
                bits.push(0xc5 | ((rex & 4) << 5 ^ 0x80 | last) << 8, 2);
            } else {
                let second = (!rex & 7) << 5 | map;
                bits.push(0xc4 | second << 8 | (wide << 7 | last) << 16, 3);
            }
        }
        bits.push(self.bits(0, 8), 1);
        bits
    }

    #[inline(always)]
    fn registers(self, reg: u8, vvvv: u8, rm: u8) -> Bits {
        let needs_rex = self.bits(field::BYTE_REG, 1) != 0 && reg >= 4 || self.bits(field::BYTE_RM, 1) != 0 && rm >= 4;
        let rex = u32::from(needs_rex) << 6 | u32::from(reg >> 3) << 2 | u32::from(rm >> 3);
        let mut bits = self.start(rex, u32::from(vvvv));
        bits.push(0xc0 | u32::from(reg & 7) << 3 | u32::from(rm & 7), 1);
        bits
    }

    #[inline(always)]
    fn memory(self, reg: u8, vvvv: u8, mem: Mem) -> Bytes {
        let needs_rex = self.bits(field::BYTE_REG, 1) != 0 && reg >= 4;
        let base = if mem.base >= RIP { 5 } else { mem.base };
        let has_index = mem.index != NO_INDEX;
        let index = if has_index { mem.index } else { 4 };
        let extension = u32::from(reg >> 3) << 2 | u32::from(index >> 3) << 1 | u32::from(base >> 3);
        let head = self.start(u32::from(needs_rex) << 6 | extension, u32::from(vvvv));
        let mut tail = Bits::NONE;
        let field = u32::from(reg & 7) << 3;
        let displacement = mem.displacement;
        if mem.base == RIP {
            tail.push(field | 5, 1);
            tail.push(displacement as u32, 4);
            return Bytes { head, tail };
        }
        // Without a base, the displacement has four bytes, whatever its value.
        let (mode, bytes) = if mem.base == NO_BASE {
            (0, 4)
        } else if displacement == 0 && base & 7 != 5 {
            (0, 0)
        } else if i8::try_from(displacement).is_ok() {
            (0x40, 1)
        } else {
            (0x80, 4)
        };
        if has_index || mem.base == NO_BASE || base & 7 == 4 {
            tail.push(mode | field | 4, 1);
            tail.push(u32::from(mem.scale) << 6 | u32::from(index & 7) << 3 | u32::from(base & 7), 1);
        } else {
            tail.push(mode | field | u32::from(base & 7), 1);
        }
        let value = displacement as u32;
        tail.push(if bytes == 1 { value & 0xff } else { value * u32::from(bytes != 0) }, bytes);
        Bytes { head, tail }
    }

    /// Returns the bytes of the immediate.
    #[inline(always)]
    fn immediate(self, value: i32) -> Bits {
        let value = value as u32;
        match self.immediate_bytes() {
            1 => Bits { value: u64::from(value & 0xff), len: 1 },
            2 => Bits { value: u64::from(value & 0xffff), len: 2 },
            _ => Bits { value: u64::from(value), len: 4 },
        }
    }

    /// Appends an instruction without operands in memory, and its immediate.
    #[inline(always)]
    fn finish_with(self, head: Bits, value: i32, out: &mut Vec<u8>) {
        Bytes { head, tail: Bits::NONE }.finish(out, self.immediate(value));
    }

    #[inline(always)]
    const fn digit(self) -> u8 {
        self.bits(field::DIGIT, 3) as u8
    }

    /// Appends the bytes without operands, or with those that the row implies.
    #[inline]
    pub fn plain(self, out: &mut Vec<u8>) {
        let mut bits = self.start(0, 0);
        if self.bits(field::IS_FIXED, 1) != 0 {
            bits.push(0xc0 | self.bits(field::FIXED, 6), 1);
        }
        bits.finish(out);
    }

    /// Whether the row reads what its opposite, whose opcode is less by 2, writes: of two registers, assemblers use
    /// the opposite.
    #[inline(always)]
    const fn is_load(self) -> bool {
        let is_legacy = self.0 >> field::MAP & 0xf == 0 && self.bits(field::IS_VEX, 1) == 0;
        let opcode = self.bits(0, 8);
        is_legacy && (opcode < 0x40 && opcode & 6 == 2 || opcode & 0xfe == 0x8a)
    }

    /// Appends the instruction with a register in ModRM.reg and one in ModRM.rm.
    #[inline]
    pub fn reg_reg(self, out: &mut Vec<u8>, reg: u8, rm: u8) {
        if self.is_load() {
            Op(self.0 ^ 2).registers(rm, 0, reg).finish(out);
        } else {
            self.registers(reg, 0, rm).finish(out);
        }
    }

    /// Appends the instruction with a register in ModRM.reg and memory.
    #[inline]
    pub fn reg_mem(self, out: &mut Vec<u8>, reg: u8, mem: Mem) {
        self.memory(reg, 0, mem).finish(out, Bits::NONE);
    }

    /// Appends the instruction with two registers and an immediate.
    #[inline]
    pub fn reg_reg_imm(self, out: &mut Vec<u8>, reg: u8, rm: u8, value: i32) {
        self.finish_with(self.registers(reg, 0, rm), value, out);
    }

    /// Appends the instruction with a register, memory and an immediate.
    #[inline]
    pub fn reg_mem_imm(self, out: &mut Vec<u8>, reg: u8, mem: Mem, value: i32) {
        self.memory(reg, 0, mem).finish(out, self.immediate(value));
    }

    /// Appends the instruction with its digit in ModRM.reg and a register.
    #[inline]
    pub fn reg(self, out: &mut Vec<u8>, rm: u8) {
        let byte = self.bits(field::BYTE_RM, 1) != 0 && rm >= 4;
        let mut bits = self.start(u32::from(byte) << 6 | u32::from(rm >> 3), 0);
        bits.push(0xc0 | u32::from(self.digit()) << 3 | u32::from(rm & 7), 1);
        bits.finish(out);
    }

    /// Appends the instruction with its digit in ModRM.reg and memory.
    #[inline]
    pub fn mem(self, out: &mut Vec<u8>, mem: Mem) {
        self.without_byte_reg().memory(self.digit(), 0, mem).finish(out, Bits::NONE);
    }

    /// Returns the row for `rax` or a part of it, which is shorter, if there is one for an immediate of this size.
    #[inline(always)]
    const fn of_accumulator(self) -> Option<Op> {
        let opcode = self.bits(0, 8);
        let shorter = match opcode {
            0x80 | 0x81 => self.bits(field::DIGIT, 3) << 3 | 4 | opcode & 1,
            0xf6 | 0xf7 if self.bits(field::DIGIT, 3) == 0 => 0xa8 | opcode & 1,
            _ => return None,
        };
        let is_legacy = self.0 >> field::MAP & 0xf == 0 && self.bits(field::IS_VEX, 1) == 0;
        if is_legacy { Some(Op(self.0 & !0xff | shorter)) } else { None }
    }

    /// Appends the instruction with its digit in ModRM.reg, a register and an immediate.
    #[inline]
    pub fn reg_imm(self, out: &mut Vec<u8>, rm: u8, value: i32) {
        if rm == 0
            && let Some(op) = self.of_accumulator()
        {
            return op.finish_with(op.start(0, 0), value, out);
        }
        if value == 1 && self.bits(field::MAP, 2) == 0 && self.bits(0, 8) & 0xfe == 0xc0 {
            return Op(self.0 & !(15 << field::IMMEDIATE) | 0x10).reg(out, rm);
        }
        let byte = self.bits(field::BYTE_RM, 1) != 0 && rm >= 4;
        let mut bits = self.start(u32::from(byte) << 6 | u32::from(rm >> 3), 0);
        bits.push(0xc0 | u32::from(self.digit()) << 3 | u32::from(rm & 7), 1);
        self.finish_with(bits, value, out);
    }

    /// Appends the instruction with its digit in ModRM.reg, memory and an immediate.
    #[inline]
    pub fn mem_imm(self, out: &mut Vec<u8>, mem: Mem, value: i32) {
        self.without_byte_reg().memory(self.digit(), 0, mem).finish(out, self.immediate(value));
    }

    /// Appends the instruction with a register in the low bits of the opcode.
    #[inline]
    pub fn opcode_reg(self, out: &mut Vec<u8>, reg: u8) {
        Op(self.0 | u32::from(reg & 7)).start(u32::from(reg >> 3), 0).finish(out);
    }

    /// Appends the instruction with a register in the low bits of the opcode and an immediate of its size.
    #[inline]
    pub fn opcode_reg_imm(self, out: &mut Vec<u8>, reg: u8, value: i64) {
        let byte = self.bits(field::BYTE_REG, 1) != 0 && reg >= 4;
        let op = Op(self.0 | u32::from(reg & 7));
        let head = op.start(u32::from(byte) << 6 | u32::from(reg >> 3), 0);
        let immediate = match self.immediate_bytes() {
            8 => Bits { value: value as u64, len: 8 },
            _ => self.immediate(value as i32),
        };
        Bytes { head, tail: Bits::NONE }.finish(out, immediate);
    }

    /// Appends the instruction with three registers: those of ModRM.reg, VEX.vvvv and ModRM.rm.
    #[inline]
    pub fn reg_reg_reg(self, out: &mut Vec<u8>, reg: u8, vvvv: u8, rm: u8) {
        self.registers(reg, vvvv, rm).finish(out);
    }

    /// Appends the instruction with two registers (ModRM.reg and VEX.vvvv) and memory.
    #[inline]
    pub fn reg_reg_mem(self, out: &mut Vec<u8>, reg: u8, vvvv: u8, mem: Mem) {
        self.memory(reg, vvvv, mem).finish(out, Bits::NONE);
    }

    /// Appends the instruction with an immediate alone, of the size that the row has.
    #[inline]
    pub fn imm(self, out: &mut Vec<u8>, value: i32) {
        self.finish_with(self.start(0, 0), value, out);
    }

    #[inline(always)]
    const fn without_byte_reg(self) -> Op {
        Op(self.0 & !(1 << field::BYTE_REG))
    }
}
