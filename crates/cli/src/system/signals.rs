//! Current actions of signals, which only `sigaction` reports.

use std::ffi::c_int;
use std::mem::MaybeUninit;

/// Returns whether a signal has its default action: it is neither ignored, as with `nohup`, nor handled.
pub(crate) fn is_default(signal: c_int) -> bool {
    let mut action = MaybeUninit::<libc::sigaction>::uninit();
    // SAFETY: a query, which fills in `action` unless it fails.
    unsafe {
        libc::sigaction(signal, std::ptr::null(), action.as_mut_ptr()) == 0
            && action.assume_init().sa_sigaction == libc::SIG_DFL
    }
}
