//! Vector instructions whose operands are lanes, shifts or immediates. Three registers are as in scalar instructions.

use super::{Op, at};

impl Op {
    /// Logarithm of the bytes of a lane, by the lowest bit that is set in the field of a lane's number (bits 16 to 20).
    #[inline(always)]
    const fn lane_log2(self) -> u32 {
        (self.0 >> 16).trailing_zeros()
    }

    /// Bits of a lane, by the highest bit that is set in the field of a shift (bits 19 to 22).
    #[inline(always)]
    const fn shift_width(self) -> u32 {
        4 << (32 - (self.0 >> 19 & 15).leading_zeros())
    }

    /// Appends with a lane of the operand: `dup` of a lane, `umov`, `smov`.
    #[inline]
    pub fn lane(self, code: &mut Vec<u8>, d: u8, n: u8, index: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(index, 17 + self.lane_log2()));
    }

    /// Appends a write of a general register to a lane (`INSvi32gpr`).
    #[inline]
    pub fn insert(self, code: &mut Vec<u8>, d: u8, index: u8, n: u8) {
        self.lane(code, d, n, index);
    }

    /// Appends a copy of a lane to a lane (`INSvi32lane`).
    #[inline]
    pub fn insert_lane(self, code: &mut Vec<u8>, d: u8, index: u8, n: u8, source: u8) {
        let log2 = self.lane_log2();
        self.put(code, at(d, 0) | at(n, 5) | at(index, 17 + log2) | at(source, 11 + log2));
    }

    /// Appends an operation by a lane of 16 bits of `m`, which is at most 15.
    #[inline]
    pub fn by_lane16(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, index: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16) | at(index & 3, 20) | at(index >> 2, 11));
    }

    /// Appends an operation by a lane of 32 bits of `m`.
    #[inline]
    pub fn by_lane32(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, index: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16) | at(index & 1, 21) | at(index >> 1, 11));
    }

    /// Appends an operation by a lane of 64 bits of `m`.
    #[inline]
    pub fn by_lane64(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, index: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16) | at(index, 11));
    }

    /// Appends a shift to the left (`shl`, `sli`, `sshll`), by less than a lane's bits.
    #[inline]
    pub fn shift_left(self, code: &mut Vec<u8>, d: u8, n: u8, amount: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(amount, 16));
    }

    /// Appends a shift to the right (`sshr`, `usra`, `shrn`) by 1 to a (narrow) lane's bits, or a conversion of numbers
    /// with this many bits after the binary point.
    #[inline]
    pub fn shift_right(self, code: &mut Vec<u8>, d: u8, n: u8, amount: u8) {
        let width = self.shift_width();
        self.put(code, at(d, 0) | at(n, 5) | (width - u32::from(amount)) << 16);
    }

    /// Appends with an immediate of eight bits (`movi`, `mvni`, `bic`, `fmov` of vectors), not shifted. For `MOVID` and
    /// `MOVIv2d_ns`, each bit is a byte.
    #[inline]
    pub fn modified(self, code: &mut Vec<u8>, d: u8, value: u8) {
        self.put(code, at(d, 0) | at(value & 31, 5) | at(value >> 5, 16));
    }

    /// Appends with an immediate of eight bits that is shifted to the left by 8, 16 or 24 bits, where zeros come in, or
    /// in rows that end in `_msl` by 8 or 16, where ones come in.
    #[inline]
    pub fn modified_shifted(self, code: &mut Vec<u8>, d: u8, value: u8, amount: u8) {
        let is_ones = self.0 >> 13 & 7 == 6;
        let field = if is_ones { at(amount / 8 - 1, 12) } else { at(amount / 8, 13) };
        self.with(field).modified(code, d, value);
    }

    /// Appends an extraction of bytes of two registers (`ext`), from this byte of the first.
    #[inline]
    pub fn extract_bytes(self, code: &mut Vec<u8>, d: u8, n: u8, m: u8, first: u8) {
        self.put(code, at(d, 0) | at(n, 5) | at(m, 16) | at(first, 11));
    }

    /// Appends a load or store of a lane (`LD1i32`, `ST4i8`) at the address `n`.
    #[inline]
    pub fn lane_memory(self, code: &mut Vec<u8>, t: u8, n: u8, index: u8) {
        self.lane_memory_post(code, t, n, index, 0);
    }

    /// Appends a load or store of a lane that afterwards adds `m` to the address, or the bytes of the access if `m` is
    /// 31.
    #[inline]
    pub fn lane_memory_post(self, code: &mut Vec<u8>, t: u8, n: u8, index: u8, m: u8) {
        let log2 = match self.0 >> 14 & 3 {
            2 => 2 + (self.0 >> 10 & 1),
            log2 => log2,
        };
        let place = u32::from(index) << log2;
        self.put(code, at(t, 0) | at(n, 5) | at(m, 16) | (place & 7) << 10 | (place >> 3) << 30);
    }
}
