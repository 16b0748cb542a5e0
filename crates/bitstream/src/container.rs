//! Headers that may precede a stream: the wrapper header (LLVM's "Bitcode Wrapper Format") and the magic
//! number.

use crate::error::{Error, ErrorKind};

/// Magic number of an LLVM IR stream.
pub const MAGIC: [u8; 4] = *b"BC\xc0\xde";

/// Magic number of the wrapper header.
pub const WRAPPER_MAGIC: [u8; 4] = 0x0b17_c0de_u32.to_le_bytes();

/// Size of a wrapper header, in bytes.
pub const WRAPPER_SIZE: usize = 20;

/// Whether data starts like bitcode, with or without wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&WRAPPER_MAGIC)
}

/// The wrapper header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrapper {
    /// Version of the header.
    pub version: u32,
    /// Start of the stream, in bytes from the start of the header.
    pub offset: u32,
    /// Size of the stream in bytes.
    pub size: u32,
    /// The producer's processor type (Mach-O's numbers).
    pub cpu_type: u32,
}

/// Returns the wrapper header, if the data starts with one.
///
/// # Errors
/// Returns an error if it is truncated.
pub fn wrapper(bytes: &[u8]) -> Result<Option<Wrapper>, Error> {
    if !bytes.starts_with(&WRAPPER_MAGIC) {
        return Ok(None);
    }
    let invalid = Error::new(ErrorKind::InvalidHeader, 0);
    let word = |number: usize| {
        let bytes = bytes.get(number * 4..)?.first_chunk::<4>()?;
        Some(u32::from_le_bytes(*bytes))
    };
    match (word(1), word(2), word(3), word(4)) {
        (Some(version), Some(offset), Some(size), Some(cpu_type)) => {
            Ok(Some(Wrapper { version, offset, size, cpu_type }))
        }
        _ => Err(invalid),
    }
}

/// Returns the stream, including its magic number, in data that may have a wrapper.
///
/// # Errors
/// Returns an error if the wrapper extends beyond the data.
pub fn unwrap(bytes: &[u8]) -> Result<&[u8], Error> {
    let Some(header) = wrapper(bytes)? else {
        return Ok(bytes);
    };
    let start = header.offset as usize;
    let end = start.checked_add(header.size as usize);
    let stream = end.and_then(|end| bytes.get(start..end));
    stream.ok_or(Error::new(ErrorKind::InvalidHeader, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrapper_is_taken_off() {
        let mut bytes = Vec::from(WRAPPER_MAGIC);
        for word in [0u32, 20, 4, 7] {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(MAGIC);
        bytes.extend([0; 8]);
        assert_eq!(unwrap(&bytes), Ok(&MAGIC[..]));
        assert_eq!(wrapper(&bytes).map(|found| found.map(|header| header.cpu_type)), Ok(Some(7)));
        bytes.truncate(23);
        assert!(unwrap(&bytes).is_err());
        bytes.truncate(19);
        assert!(unwrap(&bytes).is_err() && is_bitcode(&bytes));
        assert_eq!(unwrap(b"BC\xc0\xde"), Ok(&MAGIC[..]));
    }
}
