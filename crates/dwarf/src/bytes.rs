//! Numbers as bytes: little-endian and LEB128 (DWARF 5, 7.6).

/// Appends an unsigned number.
#[inline]
pub(crate) fn uleb(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// A few bytes before they are appended at once.
pub(crate) struct Few {
    bytes: [u8; 32],
    len: usize,
}

impl Few {
    #[inline]
    pub(crate) fn new() -> Few {
        Few { bytes: [0; 32], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, byte: u8) {
        self.bytes[self.len & 31] = byte;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn uleb(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.push(value as u8);
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

/// Appends a signed number.
#[inline]
pub(crate) fn sleb(bytes: &mut Vec<u8>, mut value: i64) {
    loop {
        let byte = value as u8 & 0x7f;
        value >>= 7;
        if value == 0 && byte & 0x40 == 0 || value == -1 && byte & 0x40 != 0 {
            bytes.push(byte);
            return;
        }
        bytes.push(byte | 0x80);
    }
}

#[inline]
pub(crate) fn u16(bytes: &mut Vec<u8>, value: u16) {
    bytes.extend_from_slice(&value.to_le_bytes());
}

#[inline]
pub(crate) fn u32(bytes: &mut Vec<u8>, value: u32) {
    bytes.extend_from_slice(&value.to_le_bytes());
}

#[inline]
pub(crate) fn u64(bytes: &mut Vec<u8>, value: u64) {
    bytes.extend_from_slice(&value.to_le_bytes());
}

/// Stores the number of bytes that follow a length of 4 bytes at `at`.
pub(crate) fn patch_length(bytes: &mut [u8], at: usize) {
    let length = (bytes.len() - at - 4) as u32;
    bytes[at..at + 4].copy_from_slice(&length.to_le_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_bytes_are_the_same() {
        for value in [0, 1, 63, 64, 127, 128, 624_485, u64::from(u32::MAX), u64::MAX] {
            let (mut few, mut all) = (Few::new(), Vec::new());
            few.uleb(value);
            uleb(&mut all, value);
            assert_eq!(few.as_slice(), all);
        }
    }

    #[test]
    fn numbers_of_any_size() {
        let encode = |write: &dyn Fn(&mut Vec<u8>)| {
            let mut bytes = Vec::new();
            write(&mut bytes);
            bytes
        };
        assert_eq!(encode(&|bytes| uleb(bytes, 624_485)), [0xe5, 0x8e, 0x26]);
        assert_eq!(encode(&|bytes| sleb(bytes, -123_456)), [0xc0, 0xbb, 0x78]);
        assert_eq!(encode(&|bytes| sleb(bytes, 64)), [0xc0, 0]);
        assert_eq!(encode(&|bytes| sleb(bytes, -64)), [0x40]);
        assert_eq!(encode(&|bytes| sleb(bytes, i64::MIN)).len(), 10);
    }
}
