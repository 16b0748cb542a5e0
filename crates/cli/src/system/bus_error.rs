//! Handling of SIGBUS, which the system raises if a page of a mapped file no longer exists. The page is
//! replaced by an empty one, and the owner of the mapping can query it.
//!
//! The handler may run at any instruction of any thread. It takes no lock and allocates no memory: the
//! guarded ranges are in a table of atomics, and its only system call is `mmap`.

use std::ffi::{c_int, c_void};
use std::mem::{MaybeUninit, zeroed};
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

use libc::{SIGBUS, sigaction, siginfo_t};

/// Maximum number of ranges guarded at a time. The command maps a few files for each thread.
const PLACES: usize = 256;

/// A guarded range.
struct Place {
    /// Address of the range, or [`FREE`] or [`TAKEN`].
    start: AtomicUsize,
    len: AtomicUsize,
    was_hit: AtomicBool,
}

const FREE: usize = 0;
/// Being changed to a range, or to free; no page begins at this address.
const TAKEN: usize = 1;

static PLACE: [Place; PLACES] =
    [const { Place { start: AtomicUsize::new(FREE), len: AtomicUsize::new(0), was_hit: AtomicBool::new(false) } };
        PLACES];

/// Previous action of SIGBUS, and the size of a page.
static INSTALLED: OnceLock<Option<(sigaction, usize)>> = OnceLock::new();

/// Guards a range while it lives.
#[derive(Debug)]
pub(super) struct Guard(usize);

impl Guard {
    /// Guards mapped memory. `None` if the table is full, or the system accepts no handler.
    pub(super) fn new(mapped: &[u8]) -> Option<Guard> {
        INSTALLED.get_or_init(install).as_ref()?;
        let number =
            PLACE.iter().position(|place| place.start.compare_exchange(FREE, TAKEN, SeqCst, SeqCst).is_ok())?;
        let place = &PLACE[number];
        place.len.store(mapped.len(), SeqCst);
        place.was_hit.store(false, SeqCst);
        place.start.store(mapped.as_ptr().addr(), SeqCst);
        Some(Guard(number))
    }

    /// Returns whether pages of the range were missing.
    pub(super) fn was_hit(&self) -> bool {
        PLACE[self.0].was_hit.load(SeqCst)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        PLACE[self.0].start.store(FREE, SeqCst);
    }
}

/// Calls a function with the address and the size of the whole pages in `part`, if it lies in a guarded range.
#[cfg(target_os = "linux")]
pub(super) fn for_guarded_pages(part: &[u8], with: impl FnOnce(usize, usize)) {
    let Some(&Some((_, page))) = INSTALLED.get() else { return };
    let (from, to) = (part.as_ptr().expose_provenance(), part.as_ptr().addr() + part.len());
    let is_in = |place: &Place| {
        let (start, len) = (place.start.load(SeqCst), place.len.load(SeqCst));
        start > TAKEN && start <= from && to <= start + len
    };
    let (from, to) = (from.next_multiple_of(page), to / page * page);
    if from < to && PLACE.iter().any(is_in) {
        with(from, to - from);
    }
}

/// Installs the handler. The previous action is known before it is replaced.
fn install() -> Option<(sigaction, usize)> {
    let mut before = MaybeUninit::<sigaction>::uninit();
    // SAFETY: a query, which fills in `before` unless it fails.
    let before = unsafe {
        if libc::sigaction(SIGBUS, ptr::null(), before.as_mut_ptr()) != 0 {
            return None;
        }
        before.assume_init()
    };
    // SAFETY: returns a constant of the system.
    let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).ok()?;
    let handler: extern "C" fn(c_int, *mut siginfo_t, *mut c_void) = handle;
    // SAFETY: all zeros are a valid `sigaction`; the handler has the signature required by SA_SIGINFO, and
    // only does what a handler may do.
    let installed = unsafe {
        let mut action: sigaction = zeroed();
        action.sa_sigaction = handler as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESTART;
        libc::sigaction(SIGBUS, &raw const action, ptr::null_mut()) == 0
    };
    installed.then_some((before, page))
}

extern "C" fn handle(signal: c_int, info: *mut siginfo_t, context: *mut c_void) {
    // SAFETY: with SA_SIGINFO the system passes information about the signal; for SIGBUS it includes the
    // address.
    let (is_fault, address) = unsafe { ((*info).si_code > 0, (*info).si_addr().addr()) };
    // A handler that runs before `install` has finished guards nothing yet.
    let Some(Some((before, page))) = INSTALLED.get() else { return default_action() };
    if is_fault && PLACE.iter().any(|place| place.replace(address, *page)) {
        return;
    }
    match before.sa_sigaction {
        libc::SIG_IGN if !is_fault => {}
        libc::SIG_DFL | libc::SIG_IGN => default_action(),
        handler if before.sa_flags & libc::SA_SIGINFO != 0 => {
            // SAFETY: the previous handler was installed with SA_SIGINFO and therefore has this signature; it
            // receives the same arguments.
            unsafe {
                let handler: extern "C" fn(c_int, *mut siginfo_t, *mut c_void) = std::mem::transmute(handler);
                handler(signal, info, context);
            }
        }
        handler => {
            // SAFETY: as above, with the older signature.
            unsafe {
                let handler: extern "C" fn(c_int) = std::mem::transmute(handler);
                handler(signal);
            }
        }
    }
}

/// Restores the default action. The access is repeated, or the signal raised again, and ends the process.
fn default_action() {
    // SAFETY: both may be called in a handler.
    unsafe {
        libc::signal(SIGBUS, libc::SIG_DFL);
        libc::raise(SIGBUS);
    }
}

impl Place {
    /// Replaces the range from the page of an address on by empty pages, if the address is in the range.
    fn replace(&self, address: usize, page: usize) -> bool {
        let (start, len) = (self.start.load(SeqCst), self.len.load(SeqCst));
        if start <= TAKEN || address < start || address - start >= len {
            return false;
        }
        let from = address - address % page;
        let size = (start + len).next_multiple_of(page) - from;
        // Before any thread can see a zero.
        self.was_hit.store(true, SeqCst);
        let (access, flags) = (libc::PROT_READ, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED);
        // SAFETY: the pages belong to a mapping that lives as long as its place is taken, and are only read;
        // the reader finds zeros where nothing was left.
        let replaced = unsafe { libc::mmap(ptr::without_provenance_mut(from), size, access, flags, -1, 0) };
        replaced != libc::MAP_FAILED
    }
}
