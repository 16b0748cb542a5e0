//! The command's allocator, and its one setting: memory that was freed stays with the process, until a
//! program runs.
//!
//! By default mimalloc gives back to the system what was free for 10 ms, and asks for it again when it is
//! needed, cleared. A command is over in less than a second, and what one step frees the next one needs:
//! reading sqlite3 `-O2 -g` (50 MB) with two threads gave back, and had cleared again, 110 MB, which took
//! 8 % of its time. The most that is held at a time does not change.

use std::ffi::{c_int, c_long};

use mimalloc::MiMalloc;

// why, says the workspace's manifest
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// `mi_option_purge_delay` of `mi_option_t`: milliseconds until free memory is given back, or −1 for never.
const PURGE_DELAY: c_int = 15;

unsafe extern "C" {
    fn mi_option_set(option: c_int, value: c_long);
}

/// To be called first.
pub(crate) fn keep_free_memory() {
    // SAFETY: the function is mimalloc's, which is linked in, of this signature (`mimalloc.h`); it stores a
    // number, and does nothing if there is no such option.
    unsafe { mi_option_set(PURGE_DELAY, -1) };
}

/// From now on free memory goes back to the system after a while, as by default: a program may run for long,
/// and what its memory leaves behind as it grows is not asked for again.
pub(crate) fn give_back_free_memory() {
    // SAFETY: as above.
    unsafe { mi_option_set(PURGE_DELAY, 10) };
}
