//! Integer intrinsics of x86-64: packing, saturation, shifts beyond the width, bits (Intel 64 and IA-32
//! Architectures Software Developer's Manual, volume 2).

use super::Reader;
use crate::value::mask;

/// Kind of a shift.
#[derive(Clone, Copy)]
pub(super) enum Shift {
    Left,
    Right,
    Signed,
}

/// Returns the bits of a number from `from` on.
pub(super) fn high(value: i64, from: u32) -> u64 {
    (value >> from) as u64
}

/// Returns the nearest number that fits `width` bits.
pub(super) fn saturate(value: i64, width: u32, signed: bool) -> u64 {
    let (least, greatest) =
        if signed { (-1i64 << (width - 1), (1i64 << (width - 1)) - 1) } else { (0, (1i64 << width) - 1) };
    value.clamp(least, greatest) as u64
}

/// `pack…`: in each block the lanes of the first vector precede those of the second, at half the width.
pub(super) fn pack(r: &mut Reader<'_, '_, '_>, lane: usize, signed: bool) -> u64 {
    let (half, width) = (r.block(), r.width(0));
    let (block, at) = (lane / (2 * half), lane % (2 * half));
    let value = r.signed(at / half, block * half + at % half);
    saturate(value, width / 2, signed)
}

/// Returns the two lanes that a horizontal operation combines: in each block, pairs of the first vector
/// precede those of the second.
pub(super) fn pair(r: &mut Reader<'_, '_, '_>, lane: usize) -> (usize, usize) {
    let size = r.block();
    let (block, at) = (lane / size, lane % size);
    let half = size / 2;
    (at / half, block * size + at % half * 2)
}

/// Returns the numbers that a horizontal operation combines.
pub(super) fn neighbours(r: &mut Reader<'_, '_, '_>, lane: usize) -> (i64, i64) {
    let (arg, at) = pair(r, lane);
    (r.signed(arg, at), r.signed(arg, at + 1))
}

/// Shifts a lane of the first argument. If the amount is not below the width, only copies of the sign remain.
pub(super) fn shift(r: &mut Reader<'_, '_, '_>, lane: usize, by: u64, how: Shift) -> u64 {
    let width = u64::from(r.width(0));
    match how {
        Shift::Left if by >= width => 0,
        Shift::Left => r.lane(0, lane) << by,
        Shift::Right if by >= width => 0,
        Shift::Right => r.lane(0, lane) >> by,
        Shift::Signed => (r.signed(0, lane) >> by.min(width - 1)) as u64,
    }
}

/// Returns the lower 64 bits of a vector, which hold shift counts.
pub(super) fn low_half(r: &mut Reader<'_, '_, '_>, arg: usize) -> u64 {
    let width = r.width(arg);
    (0..(64 / width) as usize).fold(0, |value, lane| value | r.lane(arg, lane) << (lane as u32 * width))
}

/// `ptest`: whether the vectors have no common bit, and whether the second has no bit that the first lacks.
pub(super) fn test(r: &mut Reader<'_, '_, '_>, of: u64) -> (bool, bool) {
    let mut result = (true, true);
    for lane in 0..r.count(0) {
        let (x, y) = (r.lane(0, lane), r.lane(1, lane));
        result.0 &= x & y & of == 0;
        result.1 &= !x & y & of == 0;
    }
    result
}

/// `vtest`: like `ptest`, for sign bits only.
pub(super) fn test_signs(r: &mut Reader<'_, '_, '_>) -> (bool, bool) {
    let sign = 1 << (r.width(0) - 1);
    test(r, sign)
}

/// `mpsadbw`: sums of four differences, between eight positions of one vector and one of the other.
pub(super) fn sums_of_differences(r: &mut Reader<'_, '_, '_>, lane: usize) -> u64 {
    let (block, at) = (lane / 8, lane % 8);
    // Each block has three bits of the immediate.
    let control = r.lane(2, 0) >> (3 * block);
    let first = 16 * block + (control >> 2 & 1) as usize * 4 + at;
    let second = 16 * block + (control & 3) as usize * 4;
    (0..4).map(|step| r.lane(0, first + step).abs_diff(r.lane(1, second + step))).sum()
}

/// Returns the lower `count` bits.
pub(super) fn low_bits(value: u64, count: u32) -> u64 {
    if count >= 64 { value } else { value & mask(count) }
}

/// `pdep`: moves the lower bits of a value to the positions in a mask.
pub(super) fn deposit(value: u64, places: u64) -> u64 {
    let (mut rest, mut result, mut value) = (places, 0, value);
    while rest != 0 {
        if value & 1 != 0 {
            result |= rest & rest.wrapping_neg();
        }
        value >>= 1;
        rest &= rest - 1;
    }
    result
}

/// `pext`: gathers the bits at the positions in a mask.
pub(super) fn extract(value: u64, places: u64) -> u64 {
    let (mut rest, mut result, mut at) = (places, 0, 0);
    while rest != 0 {
        if value & rest & rest.wrapping_neg() != 0 {
            result |= 1 << at;
        }
        at += 1;
        rest &= rest - 1;
    }
    result
}

/// `crc32`: adds `width` bits to a checksum with the polynomial 0x1edc6f41, lowest bits first.
pub(super) fn checksum(sum: u64, data: u64, width: u32) -> u64 {
    const REFLECTED: u32 = 0x82f6_3b78;
    let mut sum = sum as u32;
    for at in 0..width {
        let bit = (data >> at) as u32 & 1;
        sum = if (sum ^ bit) & 1 != 0 { sum >> 1 ^ REFLECTED } else { sum >> 1 };
    }
    sum.into()
}

/// `pclmulqdq`: the lower or the upper half of a carryless product.
pub(super) fn carryless(x: u64, y: u64, half: usize) -> u64 {
    let product = (0..64).filter(|at| y >> at & 1 != 0).fold(0u128, |sum, at| sum ^ u128::from(x) << at);
    (product >> (64 * half)) as u64
}

/// `adc` and `sbb`: the carry, followed by the number.
pub(super) fn with_carry(r: &mut Reader<'_, '_, '_>, part: usize, subtract: bool) -> u64 {
    let (carry, x, y) = (i128::from(r.lane(0, 0) != 0), i128::from(r.lane(1, 0)), i128::from(r.lane(2, 0)));
    let result = if subtract { x - y - carry } else { x + y + carry };
    match part {
        0 => u64::from(result < 0 || result > i128::from(mask(r.width(1)))),
        _ => result as u64,
    }
}
