//! Numbers in LEB128 (DWARF 5, 7.6).

/// Appends an unsigned number.
pub(crate) fn write_unsigned(out: &mut Vec<u8>, mut value: u64) {
    loop {
        let byte = (value & 0x7f) as u8;
        value >>= 7;
        if value == 0 {
            out.push(byte);
            return;
        }
        out.push(byte | 0x80);
    }
}

/// Appends a signed number.
pub(crate) fn write_signed(out: &mut Vec<u8>, mut value: i64) {
    loop {
        let byte = (value & 0x7f) as u8;
        value >>= 7;
        // The sign bit of the last byte is that of the number.
        if value == i64::from(byte << 1 & 0x80) / -0x80 {
            out.push(byte);
            return;
        }
        out.push(byte | 0x80);
    }
}

/// Number of bytes of an unsigned number.
pub(crate) fn unsigned_size(value: u64) -> usize {
    (64 - (value | 1).leading_zeros()).div_ceil(7) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_standard() {
        let signed = |value| {
            let mut bytes = Vec::new();
            write_signed(&mut bytes, value);
            bytes
        };
        // DWARF 5, table 7.8
        let examples = [(2, vec![2]), (-2, vec![0x7e]), (127, vec![0xff, 0]), (-127, vec![0x81, 0x7f])];
        for (value, bytes) in examples {
            assert_eq!(signed(value), bytes, "{value}");
        }
        assert_eq!([signed(128), signed(-128), signed(-129)], [vec![0x80, 1], vec![0x80, 0x7f], vec![0xff, 0x7e]]);
        for value in [0, 1, 127, 128, 12857, u64::MAX] {
            let mut bytes = Vec::new();
            write_unsigned(&mut bytes, value);
            assert_eq!(bytes.len(), unsigned_size(value), "{value}");
        }
    }
}
