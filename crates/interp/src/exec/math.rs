//! Conversions and common intrinsics of defined numbers of at most 64 bits, executed by the hot loop itself.
//! `None` leaves the operation to the general form, which handles all cases exactly.

use draig_ir::{IntFlags, Opcode};

use crate::program::op::{Math, Overflow};
use crate::value::{mask, sign_extend};

/// Returns the result of an intrinsic; `None` if it is poison, or NaN, whose bits LangRef leaves open.
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
        Math::ReverseBits => x.reverse_bits() >> (64 - width),
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

/// Floating-point operations of one format; `None` for operations without a fast form and for NaN.
macro_rules! float {
    ($name:ident, $float:ty) => {
        #[inline]
        fn $name(op: Math, x: $float, y: $float, z: $float) -> Option<u64> {
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
    };
}

float!(float64, f64);
float!(float32, f32);

/// Converts a defined number; `None` if the result is poison.
#[inline]
pub(super) fn convert(op: Opcode, flags: u8, from: u32, to: u32, x: u64) -> Option<u64> {
    let has = |flag: IntFlags| flags & flag.0 != 0;
    let signed = sign_extend(x, from);
    let float = |value: f64, single: f32| if to == 64 { value.to_bits() } else { u64::from(single.to_bits()) };
    // Truncates towards zero; NaN is outside every range.
    let whole = || if from == 64 { f64::from_bits(x) } else { f64::from(f32::from_bits(x as u32)) }.trunc();
    match op {
        Opcode::Trunc => {
            let bits = x & mask(to);
            let fits = (!has(IntFlags::NUW) || bits == x) && (!has(IntFlags::NSW) || sign_extend(bits, to) == signed);
            fits.then_some(bits)
        }
        Opcode::ZExt => (!has(IntFlags::NNEG) || signed >= 0).then_some(x),
        Opcode::UiToFp => (!has(IntFlags::NNEG) || signed >= 0).then(|| float(x as f64, x as f32)),
        Opcode::SiToFp => Some(float(signed as f64, signed as f32)),
        Opcode::FpToSi => {
            let half = 2f64.powi(to as i32 - 1);
            let number = whole();
            (-half..half).contains(&number).then_some(number as i64 as u64 & mask(to))
        }
        Opcode::FpToUi => {
            let number = whole();
            (0.0..2f64.powi(to as i32)).contains(&number).then_some(number as u64)
        }
        _ => None,
    }
}

/// Returns the wrapped result, and whether it overflowed.
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
