//! The command's allocator and its settings: freed memory stays with the process, until a program is run; and pages of
//! 2 MB are used where most of each is filled.
//!
//! By default mimalloc returns memory to the system that was free for 10 ms, and requests it again, zeroed,
//! when it is needed. A command ends in less than a second, and memory freed by one step is needed by the
//! next: reading sqlite3 `-O2 -g` (50 MB) with two threads returned 110 MB and had them zeroed again, which
//! took 8 % of the time. The peak memory does not change.

use std::ffi::{c_int, c_long};

#[cfg(target_os = "linux")]
use draig::InputKind;
use mimalloc::MiMalloc;

// the workspace's manifest gives the reason
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// `mi_option_purge_delay` of `mi_option_t`: milliseconds until free memory is returned, or −1 for never.
const PURGE_DELAY: c_int = 15;

/// Size of a large page.
#[cfg(target_os = "linux")]
const PAGE: usize = 2 << 20;

/// Minimum size of a text that is read into small pages.
#[cfg(target_os = "linux")]
const SMALL_PAGES_FROM: usize = 256 << 20;

unsafe extern "C" {
    fn mi_option_set(option: c_int, value: c_long);
}

/// Keeps freed memory. Must be called before any other work.
pub(crate) fn keep_free_memory() {
    // SAFETY: the function is mimalloc's, which is linked in, of this signature (`mimalloc.h`); it stores a
    // number, and does nothing if the option does not exist.
    unsafe { mi_option_set(PURGE_DELAY, -1) };
    #[cfg(target_os = "linux")]
    if let Some((arena, size)) = pages::arena() {
        pages::advise(arena, PAGE, size, libc::MADV_NOHUGEPAGE);
    }
}

/// Returns free memory to the system after a delay, as by default: a program may run for long, and memory
/// that it outgrows is not needed again.
pub(crate) fn give_back_free_memory() {
    // SAFETY: as above.
    unsafe { mi_option_set(PURGE_DELAY, 10) };
}

/// Chooses the size of pages for an input, before it is read.
///
/// Pages of 2 MB save page faults, a seventh of the time for texts of some megabytes. But the last one of each thread,
/// and those of what a command needs before it reads, are hardly filled (6 MB of the 45 with which sqlite3 `-O0` is
/// compiled). And such a page is written twice, the first time by the system, which clears it, and is no longer in the
/// cache the second time; of many of them, most were in nobody's cache when they were cleared. The functions of sqlite3
/// 32 times are read in 1.24 to 1.31 s of processor time with small pages and in 1.35 to 1.9 s with large ones (427 MB
/// of text), or in 0.8 s and in 0.7 to 1.7 s (52 MB of bitcode).
#[cfg(target_os = "linux")]
pub(crate) fn choose_pages(input: &[u8], kind: InputKind) {
    /// Bytes of text for which bitcode has one.
    const TEXT_FOR_BITCODE: usize = 8;
    let text = match kind {
        InputKind::Bitcode => input.len().saturating_mul(TEXT_FOR_BITCODE),
        _ => input.len(),
    };
    if text >= SMALL_PAGES_FROM {
        // Only speed depends on it.
        let _ = rustix::thread::disable_transparent_huge_pages(true);
        return;
    }
    let Some((arena, size)) = pages::arena() else { return };
    pages::advise(arena, PAGE, size, libc::MADV_HUGEPAGE);
}

/// Returns a function that makes memory ready which several threads are about to fill with the module of a text of
/// `len` bytes, for another thread: nothing else uses its core while the first one reads the top level. Clearing pages
/// of 2 MB takes a tenth of the time of reading.
#[cfg(target_os = "linux")]
pub(crate) fn filler(len: usize, threads: usize) -> impl FnOnce() + Send + 'static {
    /// Bytes of the parts of the arena that mimalloc gives to threads, in order of their start (`MI_SEGMENT_SIZE`).
    const SEGMENT: usize = 32 << 20;
    /// Threads for which there is memory ready.
    const MAX_THREADS: usize = 4;
    // Half of what a module takes at least. The first page is in use, and the last ones are for other sizes of objects.
    let each = (len / threads / PAGE * PAGE).min(SEGMENT - 4 * PAGE);
    let arena =
        pages::arena().filter(|_| len < SMALL_PAGES_FROM).map(|(arena, size)| (arena.expose_provenance(), size));
    move || {
        let Some((arena, size)) = arena else { return };
        let arena = std::ptr::with_exposed_provenance_mut(arena);
        for at in (PAGE..PAGE + each).step_by(PAGE) {
            for segment in (0..threads.min(MAX_THREADS)).map(|number| number * SEGMENT) {
                pages::advise(arena, segment + at, (segment + at + PAGE).min(size), libc::MADV_POPULATE_WRITE);
            }
        }
    }
}

/// Advice about the memory that mimalloc requested first.
#[cfg(target_os = "linux")]
mod pages {
    use std::ffi::{c_int, c_void};

    unsafe extern "C" {
        fn mi_arena_area(arena: c_int, size: *mut usize) -> *mut c_void;
    }

    /// Returns its address and its size.
    pub(super) fn arena() -> Option<(*mut c_void, usize)> {
        const FIRST: c_int = 1;
        let mut size = 0;
        // SAFETY: the function is mimalloc's, of this signature (`mimalloc.h`); without an arena it returns null.
        let start = unsafe { mi_arena_area(FIRST, &raw mut size) };
        (!start.is_null()).then_some((start, size))
    }

    /// Advises the system about the bytes from one offset to another. Only speed and memory depend on it.
    pub(super) fn advise(arena: *mut c_void, from: usize, to: usize, advice: c_int) {
        if from < to {
            // SAFETY: the bytes are the arena's, and their contents stay what they are.
            unsafe { libc::madvise(arena.wrapping_byte_add(from), to - from, advice) };
        }
    }
}
