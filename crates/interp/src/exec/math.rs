//! Common intrinsics on defined numbers of at most 64 bits, and vectors in memory: what the hot loop
//! does itself. None, or false, sends it to the general form, which is exact about everything.

use super::Window;
use crate::machine::Machine;
use crate::program::op::{Math, Overflow, R};
use crate::site::Site;
use crate::value::{Slot, mask, sign_extend};

/// The result of an intrinsic; none where it is poison, or NaN, whose bits LangRef leaves open.
#[inline]
pub(super) fn compute(op: Math, width: u32, x: u64, y: u64, z: u64) -> Option<u64> {
    let (sx, sy) = (sign_extend(x, width), sign_extend(y, width));
    let mask = mask(width);
    let clamp = |value: i128| {
        let half = 1i128 << (width - 1);
        value.clamp(-half, half - 1) as u64 & mask
    };
    Some(match op {
        Math::SMax => {
            if sx > sy {
                x
            } else {
                y
            }
        }
        Math::SMin => {
            if sx < sy {
                x
            } else {
                y
            }
        }
        Math::UMax => x.max(y),
        Math::UMin => x.min(y),
        Math::Abs => {
            if y != 0 && sx == i64::MIN >> (64 - width) {
                return None;
            }
            sx.unsigned_abs() & mask
        }
        Math::FunnelLeft => {
            let by = (z % u64::from(width)) as u32;
            let both = u128::from(x) << width | u128::from(y);
            (both << by >> width) as u64 & mask
        }
        Math::FunnelRight => {
            let by = (z % u64::from(width)) as u32;
            let both = u128::from(x) << width | u128::from(y);
            (both >> by) as u64 & mask
        }
        Math::CountOnes => u64::from(x.count_ones()),
        Math::LeadingZeros => {
            if x == 0 && y != 0 {
                return None;
            }
            u64::from(x.leading_zeros() + width - 64)
        }
        Math::TrailingZeros => {
            if x == 0 && y != 0 {
                return None;
            }
            u64::from(x.trailing_zeros().min(width))
        }
        Math::SwapBytes => x.swap_bytes() >> (64 - width),
        Math::UAddSat => x.saturating_add(y).min(mask),
        Math::USubSat => x.saturating_sub(y),
        Math::SAddSat => clamp(i128::from(sx) + i128::from(sy)),
        Math::SSubSat => clamp(i128::from(sx) - i128::from(sy)),
        Math::FAbs => x & !(1 << (width - 1)),
        Math::CopySign => x & !(1 << (width - 1)) | y & 1 << (width - 1),
        _ if width == 64 => return float64(op, f64::from_bits(x), f64::from_bits(y), f64::from_bits(z)),
        _ => {
            let number = |bits: u64| f32::from_bits(bits as u32);
            return float32(op, number(x), number(y), number(z));
        }
    })
}

#[inline]
fn float64(op: Math, x: f64, y: f64, z: f64) -> Option<u64> {
    let value = match op {
        Math::MulAdd => x * y + z,
        Math::FusedMulAdd => x.mul_add(y, z),
        Math::Sqrt => x.sqrt(),
        Math::Floor => x.floor(),
        Math::Ceil => x.ceil(),
        Math::Truncate => x.trunc(),
        _ => return None,
    };
    (!value.is_nan()).then_some(value.to_bits())
}

#[inline]
fn float32(op: Math, x: f32, y: f32, z: f32) -> Option<u64> {
    let value = match op {
        Math::MulAdd => x * y + z,
        Math::FusedMulAdd => x.mul_add(y, z),
        Math::Sqrt => x.sqrt(),
        Math::Floor => x.floor(),
        Math::Ceil => x.ceil(),
        Math::Truncate => x.trunc(),
        _ => return None,
    };
    (!value.is_nan()).then_some(u64::from(value.to_bits()))
}

/// The wrapped result, and whether the exact one is another.
#[inline]
pub(super) fn overflowing(op: Overflow, width: u32, x: u64, y: u64) -> (u64, bool) {
    let mask = mask(width);
    let (sx, sy) = (i128::from(sign_extend(x, width)), i128::from(sign_extend(y, width)));
    let (ux, uy) = (i128::from(x), i128::from(y));
    let signed = |value: i128| (value as u64 & mask, i128::from(sign_extend(value as u64 & mask, width)) != value);
    let unsigned = |value: i128| (value as u64 & mask, value < 0 || value > i128::from(mask));
    match op {
        Overflow::SAdd => signed(sx + sy),
        Overflow::SSub => signed(sx - sy),
        Overflow::SMul => signed(sx * sy),
        Overflow::UAdd => unsigned(ux + uy),
        Overflow::USub => unsigned(ux - uy),
        Overflow::UMul => {
            let exact = u128::from(x) * u128::from(y);
            (exact as u64 & mask, exact > u128::from(mask))
        }
    }
}

impl Machine<'_> {
    /// Loads numbers that lie one after the other, if nothing about any is special.
    #[inline]
    pub(super) fn load_lanes(&mut self, r: &mut Window, d: R, p: R, align: u8, size: u8, count: u8) -> bool {
        let pointer = r[p as usize];
        if pointer.bits & ((1 << align) - 1) != 0 {
            return false;
        }
        let mut lanes = [Slot::default(); 64];
        for (lane, place) in lanes.iter_mut().enumerate().take(usize::from(count)) {
            let at = Slot { bits: pointer.bits.wrapping_add((lane << size) as u64), tag: pointer.tag };
            let loaded = match size {
                0 => self.memory.load_fast::<1>(at, 0),
                1 => self.memory.load_fast::<2>(at, 0),
                2 => self.memory.load_fast::<4>(at, 0),
                _ => self.memory.load_fast::<8>(at, 0),
            };
            match loaded {
                Some(slot) => *place = slot,
                None => return false,
            }
        }
        let d = usize::from(d);
        r[d..d + usize::from(count)].copy_from_slice(&lanes[..usize::from(count)]);
        true
    }

    /// Stores numbers one after the other. When one is special, those before it have been written
    /// already; the general form, which follows, writes them again or says what is wrong.
    #[inline]
    #[expect(clippy::too_many_arguments, reason = "an operation's fields")]
    pub(super) fn store_lanes(&mut self, r: &Window, p: R, v: R, align: u8, size: u8, count: u8, site: Site) -> bool {
        let pointer = r[p as usize];
        if pointer.bits & ((1 << align) - 1) != 0 {
            return false;
        }
        (0..usize::from(count)).all(|lane| {
            let at = Slot { bits: pointer.bits.wrapping_add((lane << size) as u64), tag: pointer.tag };
            let value = r[usize::from(v) + lane];
            match size {
                0 => self.memory.store_fast::<1>(at, value, 0, site),
                1 => self.memory.store_fast::<2>(at, value, 0, site),
                2 => self.memory.store_fast::<4>(at, value, 0, site),
                _ => self.memory.store_fast::<8>(at, value, 0, site),
            }
        })
    }
}
