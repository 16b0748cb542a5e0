//! Arithmetic of x86 on plain numbers (Intel SDM volume 2): results, and the flags that they define or leave
//! undefined. Widths are 8, 16, 32 or 64 bits; operands and results are zero-extended.

use super::flags::{AF, CF, OF, PF, SF, ZF, all};
use crate::assembly::flags::{Effect, when};
use crate::value::{mask, sign_extend};

/// Operation on two operands of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    Add,
    Adc,
    Sub,
    Sbb,
    And,
    Or,
    Xor,
    /// As [`Binary::Sub`], without a result.
    Cmp,
    /// As [`Binary::And`], without a result.
    Test,
    /// Conjunction with the complement of the first.
    Andn,
}

/// Operation on one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    Not,
    Neg,
    Inc,
    Dec,
    /// Isolates the lowest set bit.
    Blsi,
    /// Mask up to the lowest set bit.
    Blsmsk,
    /// Clears the lowest set bit.
    Blsr,
}

/// Shift or rotation by a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shift {
    Shl,
    Shr,
    Sar,
    Rol,
    Ror,
    Rcl,
    Rcr,
}

/// Search or count of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scan {
    Bsf,
    Bsr,
    Tzcnt,
    Lzcnt,
    Popcnt,
}

/// Access of a bit by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BitTest {
    Bt,
    Bts,
    Btr,
    Btc,
}

fn sign(value: u64, width: u32) -> bool {
    value >> (width - 1) & 1 != 0
}

/// Sign, zero and parity of a result.
fn szp(result: u64, width: u32) -> u16 {
    when(result == 0, ZF) | when(sign(result, width), SF) | when((result as u8).count_ones().is_multiple_of(2), PF)
}

fn add(a: u64, b: u64, carry: u64, width: u32) -> (u64, Effect) {
    let sum = u128::from(a) + u128::from(b) + u128::from(carry);
    let result = sum as u64 & mask(width);
    let flags = when(sum >> width != 0, CF)
        | when((a ^ b ^ result) & 0x10 != 0, AF)
        | when(sign((a ^ result) & (b ^ result), width), OF)
        | szp(result, width);
    (result, all(flags))
}

fn sub(a: u64, b: u64, borrow: u64, width: u32) -> (u64, Effect) {
    let result = a.wrapping_sub(b).wrapping_sub(borrow) & mask(width);
    let flags = when(u128::from(a) < u128::from(b) + u128::from(borrow), CF)
        | when((a ^ b ^ result) & 0x10 != 0, AF)
        | when(sign((a ^ b) & (a ^ result), width), OF)
        | szp(result, width);
    (result, all(flags))
}

fn logic(result: u64, width: u32) -> (u64, Effect) {
    let status = super::flags::STATUS & !AF;
    (result, Effect { defined: status, bits: szp(result, width), undefined: AF })
}

impl Binary {
    /// Whether the result is written to the first operand.
    pub(super) fn writes(self) -> bool {
        !matches!(self, Binary::Cmp | Binary::Test)
    }

    /// Whether the carry flag is an operand.
    pub(super) fn reads_carry(self) -> bool {
        matches!(self, Binary::Adc | Binary::Sbb)
    }

    pub(crate) fn apply(self, a: u64, b: u64, carry: bool, width: u32) -> (u64, Effect) {
        let carry = u64::from(carry);
        match self {
            Binary::Add => add(a, b, 0, width),
            Binary::Adc => add(a, b, carry, width),
            Binary::Sub | Binary::Cmp => sub(a, b, 0, width),
            Binary::Sbb => sub(a, b, carry, width),
            Binary::And | Binary::Test => logic(a & b, width),
            Binary::Or => logic(a | b, width),
            Binary::Xor => logic(a ^ b, width),
            Binary::Andn => {
                let (result, effect) = logic(!a & b & mask(width), width);
                (result, Effect { undefined: AF | PF, defined: effect.defined & !PF, bits: effect.bits & !PF })
            }
        }
    }
}

impl Unary {
    pub(crate) fn apply(self, a: u64, width: u32) -> (u64, Effect) {
        // `inc` and `dec` keep the carry.
        let keep_carry = |(result, effect): (u64, Effect)| {
            (result, Effect { defined: effect.defined & !CF, bits: effect.bits & !CF, undefined: 0 })
        };
        let lowest = |result: u64, carry: bool| {
            let result = result & mask(width);
            let flags = when(result == 0, ZF) | when(sign(result, width), SF) | when(carry, CF);
            (result, Effect { defined: CF | ZF | SF | OF, bits: flags, undefined: AF | PF })
        };
        match self {
            Unary::Not => (!a & mask(width), Effect::default()),
            Unary::Neg => sub(0, a, 0, width),
            Unary::Inc => keep_carry(add(a, 1, 0, width)),
            Unary::Dec => keep_carry(sub(a, 1, 0, width)),
            Unary::Blsi => lowest(a & a.wrapping_neg(), a != 0),
            Unary::Blsmsk => lowest(a ^ a.wrapping_sub(1), a == 0),
            Unary::Blsr => lowest(a & a.wrapping_sub(1), a == 0),
        }
    }
}

impl Shift {
    /// Returns the result and the flags; a count of zero, after it is masked, changes none.
    pub(crate) fn apply(self, a: u64, count: u64, carry: bool, width: u32) -> (u64, Effect) {
        let count = (count & if width == 64 { 63 } else { 31 }) as u32;
        if count == 0 {
            return (a, Effect::default());
        }
        match self {
            Shift::Shl | Shift::Shr | Shift::Sar => self.shift(a, count, width),
            Shift::Rol | Shift::Ror => {
                let by = count % width;
                let left = if self == Shift::Rol { by } else { (width - by) % width };
                let result = rotate(a, left, width);
                let top = sign(result, width);
                let (carry, overflow) = match self {
                    Shift::Rol => (result & 1 != 0, top != (result & 1 != 0)),
                    _ => (top, top != sign(result << 1 & mask(width), width)),
                };
                (result, rotated(carry, overflow, count))
            }
            Shift::Rcl | Shift::Rcr => {
                // The carry is a bit more.
                let whole = width + 1;
                let by = count % whole;
                let left = if self == Shift::Rcl { by } else { (whole - by) % whole };
                let value = u128::from(a) | u128::from(carry) << width;
                let turned = (value << left | value >> (whole - left)) & ((1 << whole) - 1);
                let result = turned as u64 & mask(width);
                let carry_out = turned >> width != 0;
                let top = sign(result, width);
                let overflow = match self {
                    Shift::Rcl => top != carry_out,
                    _ => top != sign(result << 1 & mask(width), width),
                };
                (result, rotated(carry_out, overflow, count))
            }
        }
    }

    fn shift(self, a: u64, count: u32, width: u32) -> (u64, Effect) {
        let extended = sign_extend(a, width);
        let (result, carry) = match self {
            Shift::Shl => {
                let wide = u128::from(a) << count;
                (wide as u64 & mask(width), wide >> width & 1 != 0)
            }
            Shift::Sar => ((extended >> count.min(63)) as u64 & mask(width), extended >> (count - 1).min(63) & 1 != 0),
            _ => (a.checked_shr(count).unwrap_or(0), a.checked_shr(count - 1).unwrap_or(0) & 1 != 0),
        };
        // From the width on, the carry of a logical shift is undefined; beyond one, the overflow.
        let beyond = count >= width && self != Shift::Sar;
        let overflow = match self {
            Shift::Shl => sign(result, width) != carry,
            Shift::Sar => false,
            _ => sign(a, width),
        };
        let undefined = AF | when(count != 1, OF) | when(beyond, CF);
        let flags = (szp(result, width) | when(carry, CF) | when(overflow, OF)) & !undefined;
        (result, Effect { defined: super::flags::STATUS & !undefined, bits: flags, undefined })
    }
}

fn rotate(a: u64, left: u32, width: u32) -> u64 {
    if left == 0 { a } else { (a << left | a >> (width - left)) & mask(width) }
}

fn rotated(carry: bool, overflow: bool, count: u32) -> Effect {
    let undefined = when(count != 1, OF);
    let flags = (when(carry, CF) | when(overflow, OF)) & !undefined;
    Effect { defined: (CF | OF) & !undefined, bits: flags, undefined }
}

/// `shld` and `shrd`: shifts bits of another operand in. `None` if the count exceeds the width, where nothing is
/// defined.
pub(crate) fn double_shift(left: bool, a: u64, b: u64, count: u64, width: u32) -> Option<(u64, Effect)> {
    let count = (count & if width == 64 { 63 } else { 31 }) as u32;
    if count == 0 {
        return Some((a, Effect::default()));
    }
    if count > width {
        return None;
    }
    let (result, carry) = if left {
        let wide = (u128::from(a) << width | u128::from(b)) << count;
        ((wide >> width) as u64 & mask(width), a >> (width - count) & 1 != 0)
    } else {
        let wide = u128::from(b) << width | u128::from(a);
        ((wide >> count) as u64 & mask(width), a >> (count - 1) & 1 != 0)
    };
    let overflow = sign(a ^ result, width);
    let undefined = AF | when(count != 1, OF);
    let flags = (szp(result, width) | when(carry, CF) | when(overflow, OF)) & !undefined;
    Some((result, Effect { defined: super::flags::STATUS & !undefined, bits: flags, undefined }))
}

/// `mul` and `imul` with a double result: low and high half.
pub(crate) fn multiply(signed: bool, a: u64, b: u64, width: u32) -> (u64, u64, Effect) {
    let product = if signed {
        (i128::from(sign_extend(a, width)) * i128::from(sign_extend(b, width))) as u128
    } else {
        u128::from(a) * u128::from(b)
    };
    let low = product as u64 & mask(width);
    let high = (product >> width) as u64 & mask(width);
    let needed = if signed { high != if sign(low, width) { mask(width) } else { 0 } } else { high != 0 };
    let flags = when(needed, CF | OF);
    (low, high, Effect { defined: CF | OF, bits: flags, undefined: SF | ZF | AF | PF })
}

/// `div` and `idiv`: quotient and remainder; `None` where the processor traps.
pub(crate) fn divide(signed: bool, high: u64, low: u64, by: u64, width: u32) -> Option<(u64, u64)> {
    if by == 0 {
        return None;
    }
    let dividend = u128::from(high) << width | u128::from(low);
    if !signed {
        let (quotient, remainder) = (dividend / u128::from(by), dividend % u128::from(by));
        return (quotient <= u128::from(mask(width))).then_some((quotient as u64, remainder as u64));
    }
    let unused = 128 - 2 * width;
    let dividend = ((dividend << unused) as i128) >> unused;
    let by = i128::from(sign_extend(by, width));
    let (quotient, remainder) = (dividend.checked_div(by)?, dividend.checked_rem(by)?);
    let fits = quotient == i128::from(sign_extend(quotient as u64 & mask(width), width));
    fits.then_some((quotient as u64 & mask(width), remainder as u64 & mask(width)))
}

impl Scan {
    /// Returns the result, `None` where it is undefined, and the flags.
    pub(crate) fn apply(self, a: u64, width: u32) -> (Option<u64>, Effect) {
        let zero = when(a == 0, ZF);
        let leading = u64::from(a.leading_zeros()).wrapping_sub(u64::from(64 - width));
        let trailing = u64::from(a.trailing_zeros().min(width));
        let other = |bits: u16| Effect { defined: CF | ZF, bits, undefined: SF | OF | AF | PF };
        let search = Effect { defined: ZF, bits: zero, undefined: CF | SF | OF | AF | PF };
        match self {
            Scan::Bsf => ((a != 0).then_some(trailing), search),
            Scan::Bsr => ((a != 0).then(|| u64::from(width) - 1 - leading), search),
            Scan::Tzcnt => (Some(trailing), other(when(a == 0, CF) | when(trailing == 0, ZF))),
            Scan::Lzcnt => (Some(leading), other(when(a == 0, CF) | when(leading == 0, ZF))),
            Scan::Popcnt => (Some(u64::from(a.count_ones())), all(zero)),
        }
    }
}

/// `pdep`: puts the low bits of a number where a mask has ones.
pub(super) fn deposit(value: u64, mask: u64) -> u64 {
    let (mut left, mut from, mut result) = (mask, 0, 0);
    while left != 0 {
        let lowest = left & left.wrapping_neg();
        if value >> from & 1 != 0 {
            result |= lowest;
        }
        left ^= lowest;
        from += 1;
    }
    result
}

/// `pext`: puts the bits where a mask has ones side by side.
pub(super) fn extract(value: u64, mask: u64) -> u64 {
    let (mut left, mut to, mut result) = (mask, 0, 0u64);
    while left != 0 {
        let lowest = left & left.wrapping_neg();
        result |= u64::from(value & lowest != 0) << to;
        left ^= lowest;
        to += 1;
    }
    result
}

/// `crc32`: adds so many bits to a checksum with Castagnoli's polynomial.
pub(super) fn crc32(sum: u64, value: u64, bits: u32) -> u64 {
    /// The polynomial with its bits reversed.
    const POLYNOMIAL: u32 = 0x82f6_3b78;
    let mut sum = sum as u32;
    for at in 0..bits {
        let bit = sum & 1 ^ (value >> at) as u32 & 1;
        sum = sum >> 1 ^ if bit != 0 { POLYNOMIAL } else { 0 };
    }
    u64::from(sum)
}

impl BitTest {
    /// Returns the new value and the flags.
    pub(crate) fn apply(self, a: u64, bit: u32) -> (u64, Effect) {
        let one = 1 << bit;
        let result = match self {
            BitTest::Bt => a,
            BitTest::Bts => a | one,
            BitTest::Btr => a & !one,
            BitTest::Btc => a ^ one,
        };
        let effect = Effect { defined: CF, bits: when(a & one != 0, CF), undefined: OF | SF | AF | PF };
        (result, effect)
    }
}
