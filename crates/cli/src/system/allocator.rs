//! The command's allocator and its one setting: freed memory stays with the process, until a program is run.
//!
//! By default mimalloc returns memory to the system that was free for 10 ms, and requests it again, zeroed,
//! when it is needed. A command ends in less than a second, and memory freed by one step is needed by the
//! next: reading sqlite3 `-O2 -g` (50 MB) with two threads returned 110 MB and had them zeroed again, which
//! took 8 % of the time. The peak memory does not change.

use std::ffi::{c_int, c_long};

use mimalloc::MiMalloc;

// the workspace's manifest gives the reason
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// `mi_option_purge_delay` of `mi_option_t`: milliseconds until free memory is returned, or −1 for never.
const PURGE_DELAY: c_int = 15;

unsafe extern "C" {
    fn mi_option_set(option: c_int, value: c_long);
}

/// Keeps freed memory. Must be called before any other work.
pub(crate) fn keep_free_memory() {
    // SAFETY: the function is mimalloc's, which is linked in, of this signature (`mimalloc.h`); it stores a
    // number, and does nothing if the option does not exist.
    unsafe { mi_option_set(PURGE_DELAY, -1) };
}

/// Returns free memory to the system after a delay, as by default: a program may run for long, and memory
/// that it outgrows is not needed again.
pub(crate) fn give_back_free_memory() {
    // SAFETY: as above.
    unsafe { mi_option_set(PURGE_DELAY, 10) };
}
