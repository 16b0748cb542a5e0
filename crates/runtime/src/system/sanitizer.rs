//! ThreadSanitizer's interface (`<sanitizer/tsan_interface.h>`, and the older annotations): programs that declare an order
//! of their own, locks, fibers, or accesses that are not to be reported.
//!
//! What a lock does between its annotations is overlooked, as the tool does: the annotations alone order.

use crate::access::{contract, int, void};
use crate::process::Process;
use crate::system::threads::event;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::memory::Overlook;
use draig_interp::stop::Result;
use draig_interp::threads::Key;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("__tsan_acquire", "v(p)", acquire_first),
    ("__tsan_release", "v(p)", release_first),
    ("AnnotateHappensBefore", "v(pip)", release_third),
    ("AnnotateHappensAfter", "v(pip)", acquire_third),
    ("AnnotateRWLockCreate", "v(pip)", nothing),
    ("AnnotateRWLockCreateStatic", "v(pip)", nothing),
    ("AnnotateRWLockDestroy", "v(pip)", nothing),
    ("AnnotateRWLockAcquired", "v(pipl)", acquire_third),
    ("AnnotateRWLockReleased", "v(pipl)", release_third),
    ("AnnotateThreadName", "v(pip)", nothing),
    ("AnnotateIgnoreReadsBegin", "v(pi)", |process, _| overlook(process, &[Overlook::Reads], true)),
    ("AnnotateIgnoreReadsEnd", "v(pi)", |process, _| overlook(process, &[Overlook::Reads], false)),
    ("AnnotateIgnoreWritesBegin", "v(pi)", |process, _| overlook(process, &[Overlook::Writes], true)),
    ("AnnotateIgnoreWritesEnd", "v(pi)", |process, _| overlook(process, &[Overlook::Writes], false)),
    ("AnnotateIgnoreSyncBegin", "v(pi)", |process, _| overlook(process, &[Overlook::Order], true)),
    ("AnnotateIgnoreSyncEnd", "v(pi)", |process, _| overlook(process, &[Overlook::Order], false)),
    ("AnnotateBenignRaceSized", "v(pipup)", benign_race),
    ("WTFAnnotateBenignRaceSized", "v(pipup)", benign_race),
    ("__tsan_mutex_create", "v(pu)", nothing),
    ("__tsan_mutex_destroy", "v(pu)", nothing),
    ("__tsan_mutex_pre_lock", "v(pu)", |process, _| overlook(process, ALL, true)),
    ("__tsan_mutex_post_lock", "v(pui)", post_lock),
    ("__tsan_mutex_pre_unlock", "i(pu)", pre_unlock),
    ("__tsan_mutex_post_unlock", "v(pu)", |process, _| overlook(process, ALL, false)),
    ("__tsan_mutex_pre_signal", "v(pu)", |process, _| overlook(process, ALL, true)),
    ("__tsan_mutex_post_signal", "v(pu)", |process, _| overlook(process, ALL, false)),
    ("__tsan_mutex_pre_divert", "v(pu)", |process, _| overlook(process, ALL, false)),
    ("__tsan_mutex_post_divert", "v(pu)", |process, _| overlook(process, ALL, true)),
    ("__tsan_get_current_fiber", "p()", current_fiber),
    ("__tsan_create_fiber", "p(u)", create_fiber),
    ("__tsan_destroy_fiber", "v(p)", destroy_fiber),
    ("__tsan_switch_to_fiber", "v(pu)", switch_to_fiber),
    ("__tsan_set_fiber_name", "v(pp)", nothing),
];

/// Everything that is overlooked between the annotations of a lock.
const ALL: &[Overlook] = &[Overlook::Order, Overlook::Reads, Overlook::Writes];
/// Flags of `__tsan_mutex_post_lock` and `__tsan_switch_to_fiber`.
const TRY_LOCK_FAILED: u64 = 1 << 5;
const NO_ORDER: u64 = 1;

fn nothing(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    void()
}

fn overlook(process: &mut Process<'_, '_>, what: &[Overlook], begins: bool) -> Result<Slot> {
    what.iter().for_each(|&what| process.memory.overlook(what, begins));
    void()
}

fn acquire(process: &mut Process<'_, '_>, call: &Call<'_>, number: usize) -> Result<Slot> {
    let address = call.uint(number)?;
    process.acquire(Key(event::DECLARED, address));
    void()
}

fn release(process: &mut Process<'_, '_>, call: &Call<'_>, number: usize) -> Result<Slot> {
    let address = call.uint(number)?;
    process.release(Key(event::DECLARED, address));
    void()
}

fn acquire_first(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    acquire(process, call, 0)
}

fn release_first(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    release(process, call, 0)
}

fn acquire_third(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    acquire(process, call, 2)
}

fn release_third(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    release(process, call, 2)
}

fn benign_race(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (address, size) = (call.uint(2)?, call.uint(3)?);
    process.memory.allow_races(address, size);
    void()
}

fn post_lock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let flags = call.uint(1)?;
    overlook(process, ALL, false)?;
    if flags & TRY_LOCK_FAILED == 0 { acquire(process, call, 0) } else { void() }
}

fn pre_unlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    release(process, call, 0)?;
    overlook(process, ALL, true)?;
    int(0)
}

fn current_fiber(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(process.memory.fiber()))
}

fn create_fiber(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let thread = process.thread_id();
    process.memory.make_fiber(thread).map(Slot::plain)
}

fn destroy_fiber(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let fiber = call.uint(0)?;
    if process.memory.end_fiber(fiber) {
        void()
    } else {
        contract("__tsan_destroy_fiber of a fiber that runs, or is none")
    }
}

fn switch_to_fiber(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (fiber, flags, thread) = (call.uint(0)?, call.uint(1)?, process.thread_id());
    match process.memory.switch_fiber(thread, fiber, flags & NO_ORDER == 0) {
        true => void(),
        false => contract("__tsan_switch_to_fiber to a fiber that was destroyed, or is none"),
    }
}
