//! Access of library functions to the program's memory, errno and functions. All accesses check bounds,
//! lifetime and definedness, and errors name the argument.

use crate::globals::Global;
use crate::process::Process;
use draig_interp::rules;
use draig_interp::site::Site;
use draig_interp::stop::{Result, Stop, Undefined};
use draig_interp::value::{Slot, mask};

/// Number of bytes scanned at a time when searching for a string's end.
const CHUNK: u64 = 256;

/// Returns the pointer `offset` bytes further.
pub(crate) fn offset(p: Slot, offset: u64) -> Slot {
    Slot { bits: p.bits.wrapping_add(offset), tag: p.tag }
}

/// Returns the result of a function that returns `int`.
pub(crate) fn int(value: i64) -> Result<Slot> {
    Ok(Slot::plain(value as u32 as u64))
}

/// Returns the result of a function that returns nothing.
pub(crate) fn void() -> Result<Slot> {
    Ok(Slot::plain(0))
}

/// Returns the null pointer.
pub(crate) fn null() -> Result<Slot> {
    Ok(Slot::plain(0))
}

/// Returns the result of a function that returns `double`.
pub(crate) fn double(value: f64) -> Result<Slot> {
    Ok(Slot::plain(value.to_bits()))
}

/// Ends the run with undefined behaviour: a call outside the function's contract.
#[cold]
pub(crate) fn contract<T>(what: impl Into<String>) -> Result<T> {
    Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).into())
}

impl Process<'_, '_> {
    /// Returns the result of a function that returns a `long`, a `size_t` or another type of that size.
    pub(crate) fn long(&self, value: i64) -> Result<Slot> {
        Ok(Slot::plain(value as u64 & mask(self.abi.long * 8)))
    }

    /// Returns the bytes from `p` that exist and are defined, at most `most`.
    pub(crate) fn peek(&mut self, p: Slot, most: u64) -> &[u8] {
        let site = self.thread.site;
        self.memory.defined_prefix(p, most, site)
    }

    /// Returns bytes, which must be defined.
    pub(crate) fn bytes(&mut self, p: Slot, length: u64, site: Site) -> Result<Vec<u8>> {
        self.memory.take_bytes(p, length, site)
    }

    /// Writes bytes.
    pub(crate) fn put(&mut self, p: Slot, bytes: &[u8], site: Site) -> Result<()> {
        self.memory.write_bytes(p, bytes, site)
    }

    /// Returns the length of a string.
    pub(crate) fn string_length(&mut self, p: Slot, site: Site) -> Result<u64> {
        self.string_length_up_to(p, u64::MAX, site)
    }

    /// Returns the length of a string, reading at most `most` bytes.
    pub(crate) fn string_length_up_to(&mut self, p: Slot, most: u64, site: Site) -> Result<u64> {
        let mut length = 0u64;
        while length < most {
            let at = offset(p, length);
            let chunk = self.peek(at, (most - length).min(CHUNK));
            if let Some(end) = memchr::memchr(0, chunk) {
                return Ok(length + end as u64);
            }
            if chunk.is_empty() {
                return Err(self.string_ends_badly(p, length, site));
            }
            length += chunk.len() as u64;
        }
        Ok(most)
    }

    /// Returns a string without its terminator.
    pub(crate) fn cstr(&mut self, p: Slot, site: Site) -> Result<Vec<u8>> {
        self.cstr_up_to(p, u64::MAX, site)
    }

    /// Returns at most `most` bytes of a string.
    pub(crate) fn cstr_up_to(&mut self, p: Slot, most: u64, site: Site) -> Result<Vec<u8>> {
        let mut text = Vec::new();
        while (text.len() as u64) < most {
            if text.len() as u64 == CHUNK {
                // The length of long strings is computed first, so that they are copied only once.
                let rest = self.string_length_up_to(offset(p, CHUNK), most - CHUNK, site)?;
                self.reserve_large(rest)?;
                text.reserve_exact(rest as usize);
            }
            let length = text.len() as u64;
            let chunk = self.peek(offset(p, length), (most - length).min(CHUNK));
            if let Some(end) = memchr::memchr(0, chunk) {
                text.extend_from_slice(&chunk[..end]);
                return Ok(text);
            }
            if chunk.is_empty() {
                return Err(self.string_ends_badly(p, length, site));
            }
            text.extend_from_slice(chunk);
        }
        Ok(text)
    }

    /// Appends a byte to a text, which may have to move to grow.
    pub(crate) fn push(&mut self, text: &mut Vec<u8>, byte: u8) -> Result<()> {
        if text.len() == text.capacity() {
            self.reserve_large(2 * text.len() as u64)?;
        }
        text.push(byte);
        Ok(())
    }

    /// Writes a string with its terminator.
    pub(crate) fn put_cstr(&mut self, p: Slot, text: &[u8], site: Site) -> Result<()> {
        self.reserve_large(text.len() as u64)?;
        let mut bytes = Vec::with_capacity(text.len() + 1);
        bytes.extend_from_slice(text);
        bytes.push(0);
        self.put(p, &bytes, site)
    }

    /// Returns the error that prevents reading the byte at `length` of a string.
    #[cold]
    pub(crate) fn string_ends_badly(&mut self, p: Slot, length: u64, site: Site) -> Box<Stop> {
        let at = offset(p, length);
        let Err(stop) = self.memory.read_bytes(at, 1, site).map(|_| ()) else {
            return Box::new(Stop::Limit("a string that never ends".into()));
        };
        match *stop {
            Stop::Undefined(undefined) if length > 0 && undefined.rule.code == rules::ACCESS_OUT_OF_BOUNDS.code => {
                let what = format!("{length} bytes to the end of the object, and no terminator among them");
                Undefined { rule: &rules::STRING_UNTERMINATED, what, facts: undefined.facts }.into()
            }
            stop => Box::new(stop),
        }
    }

    /// Reads an unsigned integer of 1 to 8 bytes.
    pub(crate) fn get_uint(&mut self, p: Slot, size: u32, site: Site) -> Result<u64> {
        let big_endian = self.abi.big_endian;
        let bytes = self.memory.read_bytes(p, u64::from(size), site)?;
        let mut value = 0u64;
        for index in 0..bytes.len() {
            let byte = if big_endian { bytes[index] } else { bytes[bytes.len() - 1 - index] };
            value = value << 8 | u64::from(byte);
        }
        Ok(value)
    }

    /// Reads a signed integer of 1 to 8 bytes.
    pub(crate) fn get_int(&mut self, p: Slot, size: u32, site: Site) -> Result<i64> {
        Ok(draig_interp::value::sign_extend(self.get_uint(p, size, site)?, size * 8))
    }

    /// Writes an integer of 1 to 8 bytes.
    pub(crate) fn put_uint(&mut self, p: Slot, value: u64, size: u32, site: Site) -> Result<()> {
        let bytes = value.to_le_bytes();
        let bytes = &bytes[..(size as usize).min(8)];
        if self.abi.big_endian {
            let reversed: Vec<u8> = bytes.iter().rev().copied().collect();
            return self.put(p, &reversed, site);
        }
        self.put(p, bytes, site)
    }

    /// Reads a number of up to 16 bytes in the target's byte order.
    pub(crate) fn get_wide(&mut self, p: Slot, size: u32, site: Site) -> Result<u128> {
        let bytes = self.bytes(p, u64::from(size), site)?;
        let fold = |value: u128, byte: &u8| value << 8 | u128::from(*byte);
        Ok(if self.abi.big_endian { bytes.iter().fold(0, fold) } else { bytes.iter().rev().fold(0, fold) })
    }

    /// Writes a number of up to 16 bytes.
    pub(crate) fn put_wide(&mut self, p: Slot, value: u128, size: u32, site: Site) -> Result<()> {
        let mut bytes = value.to_le_bytes()[..(size as usize).min(16)].to_vec();
        if self.abi.big_endian {
            bytes.reverse();
        }
        self.put(p, &bytes, site)
    }

    /// Reads a pointer.
    pub(crate) fn get_pointer(&mut self, p: Slot, site: Site) -> Result<Slot> {
        self.memory.read_pointer(p, site)
    }

    /// Writes a pointer.
    pub(crate) fn put_pointer(&mut self, p: Slot, value: Slot, site: Site) -> Result<()> {
        self.memory.write_pointer(p, value, site)
    }

    /// Writes a pointer to an optional destination.
    pub(crate) fn put_pointer_unless_null(&mut self, p: Slot, value: Slot, site: Site) -> Result<()> {
        if is_null(p) { Ok(()) } else { self.put_pointer(p, value, site) }
    }

    /// Sets `errno`.
    pub(crate) fn set_errno(&mut self, number: i32) -> Result<()> {
        let errno = self.library_object(Global::Errno)?;
        self.put_uint(errno, number as u32 as u64, 4, Site::NONE)
    }

    /// Sets `errno` and returns -1.
    pub(crate) fn fail(&mut self, number: i32) -> Result<Slot> {
        self.set_errno(number)?;
        int(-1)
    }

    /// Sets `errno` and returns null.
    pub(crate) fn fail_null(&mut self, number: i32) -> Result<Slot> {
        self.set_errno(number)?;
        null()
    }

    /// Returns `errno`.
    pub(crate) fn errno(&mut self) -> Result<i32> {
        let errno = self.library_object(Global::Errno)?;
        Ok(self.get_int(errno, 4, Site::NONE)? as i32)
    }

    /// Allocates a heap object as `malloc` does, containing `bytes`; returns null and sets `errno` if there
    /// is no memory.
    pub(crate) fn new_bytes(&mut self, bytes: &[u8], site: Site) -> Result<Slot> {
        match self.memory.alloc_heap(bytes.len() as u64, 16, draig_interp::memory::Family::Malloc, false, site) {
            Some(p) => {
                self.put(p, bytes, site)?;
                Ok(p)
            }
            None => self.fail_null(crate::system::posix::ENOMEM),
        }
    }

    /// Calls a function of the program.
    pub(crate) fn call_back(&mut self, function: Slot, args: &[Slot]) -> Result<Slot> {
        self.call_function(function, args)
    }
}

/// Returns whether a pointer is null.
pub(crate) fn is_null(p: Slot) -> bool {
    p.bits == 0 && p.tag.is_clean()
}
