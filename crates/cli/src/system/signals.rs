//! What signals do so far, which only `sigaction` tells.

use std::ffi::c_int;
use std::mem::MaybeUninit;

/// Whether a signal does what it does by default: it is not ignored, as `nohup` has it, and nobody handles it.
pub(crate) fn is_default(signal: c_int) -> bool {
    let mut action = MaybeUninit::<libc::sigaction>::uninit();
    // SAFETY: a query, which fills in `action` unless it fails.
    unsafe {
        libc::sigaction(signal, std::ptr::null(), action.as_mut_ptr()) == 0
            && action.assume_init().sa_sigaction == libc::SIG_DFL
    }
}
