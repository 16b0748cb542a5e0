//! Bitmask immediates of logical instructions: an element of 2 to 64 bits that is a rotated run of ones, repeated
//! (Arm Architecture Reference Manual, `DecodeBitMasks`).

/// Returns the 13 bits `N:immr:imms` of a number, or `None` if it is no such pattern.
pub(crate) fn encode_bitmask(value: u64, is_64_bit: bool) -> Option<u16> {
    let value = if is_64_bit {
        value
    } else {
        // a 32-bit number is given zero-extended or sign-extended
        if value >> 32 != 0 && value >> 31 != 0x1_ffff_ffff {
            return None;
        }
        let low = value & 0xffff_ffff;
        low | low << 32
    };
    if value == 0 || value == u64::MAX {
        return None;
    }
    let mut size = 64;
    while size > 2 && value.rotate_right(size / 2) == value {
        size /= 2;
    }
    let mask = u64::MAX >> (64 - size);
    let element = value & mask;
    let rotate = |by: u32| if by == 0 { element } else { (element >> by | element << (size - by)) & mask };
    let ones = element.count_ones();
    let run = (1u64 << ones) - 1;
    // rotating the element right by `start` gives the run at bit 0
    let start = if element & 1 == 0 {
        element.trailing_zeros()
    } else {
        let above = (!element & mask).leading_zeros() - (64 - size);
        (size - above) % size
    };
    if rotate(start) != run {
        return None;
    }
    let immr = (size - start) % size;
    let imms = (0x3f & !(size * 2 - 1)) | (ones - 1);
    let n = u32::from(size == 64);
    Some((n << 12 | immr << 6 | imms) as u16)
}

/// Returns the number that the bits `N:immr:imms` stand for, zero-extended, or `None` if they are reserved.
pub(crate) fn decode_bitmask(bits: u16, is_64_bit: bool) -> Option<u64> {
    let (n, immr, imms) = (u32::from(bits >> 12 & 1), u32::from(bits >> 6 & 63), u32::from(bits & 63));
    if n == 1 && !is_64_bit {
        return None;
    }
    let length = 31u32.checked_sub((n << 6 | (!imms & 63)).leading_zeros())?;
    if length == 0 {
        return None;
    }
    let size = 1u32 << length;
    let (ones, rotation) = ((imms & (size - 1)) + 1, immr & (size - 1));
    if ones == size {
        return None;
    }
    let run = (1u64 << ones) - 1;
    let mut value = if rotation == 0 { run } else { run >> rotation | run << (size - rotation) };
    value &= u64::MAX >> (64 - size);
    let mut width = size;
    while width < 64 {
        value |= value << width;
        width *= 2;
    }
    Some(if is_64_bit { value } else { value & 0xffff_ffff })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pattern decodes to a number that encodes to the same pattern; there are 5334 and 1302 of them.
    #[test]
    fn all_patterns_round_trip() {
        for (is_64_bit, expected) in [(true, 5334), (false, 1302)] {
            let mut seen = std::collections::BTreeSet::new();
            for bits in 0..1 << 13 {
                let Some(value) = decode_bitmask(bits, is_64_bit) else { continue };
                let again = encode_bitmask(value, is_64_bit).expect("a pattern is encodable");
                assert_eq!(decode_bitmask(again, is_64_bit), Some(value));
                seen.insert(value);
            }
            assert_eq!(seen.len(), expected);
        }
    }

    #[test]
    fn numbers_that_are_no_patterns() {
        for value in [0, u64::MAX, 5, 0x1234, 0xffff_ffff_0000_0005] {
            assert_eq!(encode_bitmask(value, true), None, "{value:#x}");
        }
        assert_eq!(encode_bitmask(0xffff_ffff, false), None);
        assert_eq!(encode_bitmask(0xffff_ffff_ffff_fff0, false), encode_bitmask(0xffff_fff0, false));
    }
}
