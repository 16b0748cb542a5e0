//! GDB's interface to code in memory: a list of symbol files that debuggers read, and a function at which they stop when
//! it changes (GDB manual, "JIT Compilation Interface"). LLDB and others read the same list.
//!
//! Both have names that all code generators of a process share, so they are weak: where LLVM's are linked in, too, there
//! is one list.

#![allow(unsafe_code)]

use std::ptr;
use std::sync::{Mutex, PoisonError};

/// Entry of the list (`jit_code_entry`).
#[repr(C)]
struct Entry {
    next: *mut Entry,
    previous: *mut Entry,
    file: *const u8,
    size: u64,
}

/// The list (`jit_descriptor`).
#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *mut Entry,
    first: *mut Entry,
}

/// Values of [`Descriptor::action`].
const NO_ACTION: u32 = 0;
const REGISTER: u32 = 1;
const UNREGISTER: u32 = 2;

std::arch::global_asm!(
    ".pushsection .text.__jit_debug_register_code,\"ax\",@progbits",
    ".weak __jit_debug_register_code",
    ".type __jit_debug_register_code,@function",
    "__jit_debug_register_code:",
    "ret",
    ".size __jit_debug_register_code, 1",
    ".popsection",
    ".pushsection .data.__jit_debug_descriptor,\"aw\",@progbits",
    ".balign 8",
    ".weak __jit_debug_descriptor",
    ".type __jit_debug_descriptor,@object",
    "__jit_debug_descriptor:",
    ".long 1, 0",
    ".quad 0, 0",
    ".size __jit_debug_descriptor, 24",
    ".popsection",
);

unsafe extern "C" {
    fn __jit_debug_register_code();
    static mut __jit_debug_descriptor: Descriptor;
}

/// Held while the list changes. Other code generators have locks of their own: theirs must not change it at that time.
static CHANGING: Mutex<()> = Mutex::new(());

/// A symbol file in the list, as long as this value exists.
pub(crate) struct Registration {
    entry: *mut Entry,
    /// Read by debuggers alone, through the entry.
    _file: Vec<u8>,
}

// SAFETY: the entry belongs to the list, which is changed under a lock.
unsafe impl Send for Registration {}
// SAFETY: as above; shared references read nothing.
unsafe impl Sync for Registration {}

impl Registration {
    /// Adds an ELF file with the addresses of its sections to the list.
    pub(crate) fn new(file: Vec<u8>) -> Registration {
        let _guard = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
        let descriptor = &raw mut __jit_debug_descriptor;
        // SAFETY: the descriptor and all entries of its list are alive, and the lock makes this the only change.
        unsafe {
            let first = (*descriptor).first;
            let entry = Entry { next: first, previous: ptr::null_mut(), file: file.as_ptr(), size: file.len() as u64 };
            let entry = Box::into_raw(Box::new(entry));
            if !first.is_null() {
                (*first).previous = entry;
            }
            (*descriptor).first = entry;
            notify(descriptor, entry, REGISTER);
            Registration { entry, _file: file }
        }
    }
}

impl Drop for Registration {
    fn drop(&mut self) {
        let _guard = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
        let descriptor = &raw mut __jit_debug_descriptor;
        // SAFETY: as in `new`; the entry was made by a box there, and nobody refers to it once it is out of the list.
        unsafe {
            let Entry { next, previous, .. } = *self.entry;
            match previous.is_null() {
                true => (*descriptor).first = next,
                false => (*previous).next = next,
            }
            if !next.is_null() {
                (*next).previous = previous;
            }
            notify(descriptor, self.entry, UNREGISTER);
            drop(Box::from_raw(self.entry));
        }
    }
}

/// Lets a debugger that stops at the function see the change.
///
/// # Safety
/// The lock is held, and the entry is alive.
unsafe fn notify(descriptor: *mut Descriptor, entry: *mut Entry, action: u32) {
    // SAFETY: the caller's promise. The function is opaque, so the stores happen before it is called.
    unsafe {
        (*descriptor).relevant = entry;
        (*descriptor).action = action;
        __jit_debug_register_code();
        (*descriptor).action = NO_ACTION;
        (*descriptor).relevant = ptr::null_mut();
    }
}
