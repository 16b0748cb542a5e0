//! Memory of code: everything of this crate that the compiler cannot check.

#![allow(unsafe_code)]

use std::ffi::{CString, c_void};
use std::io;
use std::ptr;

use crate::JitError;

/// Access to pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Protection {
    Execute,
    Read,
    Write,
}

/// A range of addresses, of which parts are in use.
pub(crate) struct Region {
    base: *mut c_void,
    size: usize,
    page: usize,
    /// Offsets and sizes of unused parts, by offset.
    free: Vec<(usize, usize)>,
}

// SAFETY: the range belongs to this value alone, and changes only through exclusive references.
unsafe impl Send for Region {}
// SAFETY: as above; shared references read addresses only.
unsafe impl Sync for Region {}

impl Region {
    /// Sizes of ranges that are tried: at most as far as an instruction reaches.
    const SIZES: [usize; 4] = [1 << 30, 1 << 28, 1 << 26, 1 << 24];

    /// Reserves addresses; they take memory only once they are used.
    pub(crate) fn new() -> Result<Region, JitError> {
        // SAFETY: `sysconf` reads a number.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(4096);
        for size in Region::SIZES {
            // SAFETY: a new anonymous mapping at an address of the system's choice touches no other memory.
            let base = unsafe {
                libc::mmap(
                    ptr::null_mut(),
                    size,
                    libc::PROT_NONE,
                    libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
                    -1,
                    0,
                )
            };
            if base != libc::MAP_FAILED {
                return Ok(Region { base, size, page, free: vec![(0, size)] });
            }
        }
        Err(JitError::System(io::Error::last_os_error()))
    }

    /// Size of a page.
    pub(crate) fn page(&self) -> usize {
        self.page
    }

    /// Returns the address of an offset.
    pub(crate) fn address(&self, offset: usize) -> u64 {
        self.base as u64 + offset as u64
    }

    /// Reserves whole pages, and returns their offset.
    pub(crate) fn allocate(&mut self, size: usize) -> Result<usize, JitError> {
        let size = size.max(1).next_multiple_of(self.page);
        let at = self.free.iter().position(|&(_, free)| free >= size).ok_or(JitError::Full)?;
        let (offset, free) = self.free[at];
        if free == size {
            self.free.remove(at);
        } else {
            self.free[at] = (offset + size, free - size);
        }
        self.protect(offset, size, Protection::Write)?;
        Ok(offset)
    }

    /// Copies bytes to pages that may be written.
    pub(crate) fn write(&mut self, offset: usize, bytes: &[u8]) {
        assert!(offset.checked_add(bytes.len()).is_some_and(|end| end <= self.size), "the bytes are in the region");
        // SAFETY: the range is in the mapping, as asserted, and was made writable by `allocate`; nothing else writes
        // to it, since the reference is exclusive.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), self.base.cast::<u8>().add(offset), bytes.len()) };
    }

    /// Changes the access to whole pages.
    pub(crate) fn protect(&mut self, offset: usize, size: usize, protection: Protection) -> Result<(), JitError> {
        assert!(offset.checked_add(size).is_some_and(|end| end <= self.size), "the pages are in the region");
        let flags = match protection {
            Protection::Execute => libc::PROT_READ | libc::PROT_EXEC,
            Protection::Read => libc::PROT_READ,
            Protection::Write => libc::PROT_READ | libc::PROT_WRITE,
        };
        // SAFETY: the range is in the mapping, as asserted.
        match unsafe { libc::mprotect(self.base.cast::<u8>().add(offset).cast(), size, flags) } {
            0 => Ok(()),
            _ => Err(JitError::System(io::Error::last_os_error())),
        }
    }

    /// Gives pages back.
    pub(crate) fn release(&mut self, offset: usize, size: usize) {
        let size = size.max(1).next_multiple_of(self.page);
        // SAFETY: the range is in the mapping, which it replaces by one without memory.
        let mapped = unsafe {
            libc::mmap(
                self.base.cast::<u8>().add(offset).cast(),
                size,
                libc::PROT_NONE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED,
                -1,
                0,
            )
        };
        if mapped == libc::MAP_FAILED {
            // The pages stay in use.
            return;
        }
        let at = self.free.partition_point(|&(other, _)| other < offset);
        self.free.insert(at, (offset, size));
        if at + 1 < self.free.len() && self.free[at].0 + self.free[at].1 == self.free[at + 1].0 {
            self.free[at].1 += self.free.remove(at + 1).1;
        }
        if at > 0 && self.free[at - 1].0 + self.free[at - 1].1 == self.free[at].0 {
            self.free[at - 1].1 += self.free.remove(at).1;
        }
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        // SAFETY: the mapping is this value's, and all that called its code promised not to outlive it.
        unsafe { libc::munmap(self.base, self.size) };
    }
}

// The runtime that unwinds Rust's own panics.
unsafe extern "C" {
    fn __register_frame(begin: *const c_void);
    fn __deregister_frame(begin: *const c_void);
}

/// Makes the unwinder know the entries of an `.eh_frame`, which ends in a zero length.
pub(crate) fn register_frames(address: u64) {
    // SAFETY: the caller placed a complete section there, and removes it with `deregister_frames` before the memory.
    unsafe { __register_frame(address as *const c_void) };
}

/// Undoes [`register_frames`].
pub(crate) fn deregister_frames(address: u64) {
    // SAFETY: as for `register_frames`.
    unsafe { __deregister_frame(address as *const c_void) };
}

/// Calls a function without parameters.
///
/// # Safety
/// There is such a function at the address.
pub(crate) unsafe fn call(address: u64) {
    // SAFETY: the caller's promise.
    let function: extern "C" fn() = unsafe { std::mem::transmute(address as *const c_void) };
    function();
}

/// Thing whose address names the program among those whose functions run at the end.
static DSO_HANDLE: u8 = 0;

/// Returns the address of a symbol of this process and its shared libraries, as the dynamic linker finds it.
pub fn process_symbol(name: &str) -> Option<u64> {
    // What the C library defines in each program.
    match name {
        "atexit" => return Some(libc::atexit as *const () as u64),
        "__dso_handle" => return Some(&raw const DSO_HANDLE as u64),
        _ => {}
    }
    let name = CString::new(name).ok()?;
    // SAFETY: the name ends in a zero.
    let address = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!address.is_null()).then_some(address as u64)
}

/// Opens a shared library, in which [`process_symbol`] then finds symbols, until the process ends.
///
/// # Errors
/// Returns the message of the dynamic linker.
pub fn open_library(name: &str) -> Result<(), String> {
    let name = CString::new(name).map_err(|_| "a name with a zero in it".to_owned())?;
    // SAFETY: the name ends in a zero. Constructors of the library run, as the caller asked for.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
    if !handle.is_null() {
        return Ok(());
    }
    // SAFETY: after a failure, `dlerror` returns a string or null, which is read before the next call.
    let message = unsafe { libc::dlerror() };
    if message.is_null() {
        return Err("the library cannot be opened".to_owned());
    }
    // SAFETY: as above.
    Err(unsafe { std::ffi::CStr::from_ptr(message) }.to_string_lossy().into_owned())
}

/// Type of a function of C's convention, for [`crate::Jit::function`].
pub trait JitFunction: sealed::Sealed + Copy {
    /// Returns the function at an address that is not zero.
    #[doc(hidden)]
    fn at(address: std::num::NonZeroU64) -> Self;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! functions {
    ($(($($param:ident)*))*) => {$(
        impl<R, $($param),*> sealed::Sealed for unsafe extern "C" fn($($param),*) -> R {}

        impl<R, $($param),*> JitFunction for unsafe extern "C" fn($($param),*) -> R {
            fn at(address: std::num::NonZeroU64) -> Self {
                // SAFETY: a function pointer is an address other than zero. Calling it is the caller's promise.
                unsafe { std::mem::transmute::<*const c_void, Self>(address.get() as *const c_void) }
            }
        }
    )*};
}

functions! { () (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) (A B C D E F G) (A B C D E F G H) }
