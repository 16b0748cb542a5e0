//! The end of a thread (`pthread_exit`, cancellation) as landing pads see it: an exception of no language, which cleanups
//! and handlers of everything let pass, as do handlers of `abi::__forced_unwind`. A handler has to throw it again.

use draig_interp::memory::Family;
use draig_interp::stop::{Result, Stop, Unwind, limit};
use draig_interp::value::Slot;

use crate::c::exit::abort_now;
use crate::c::streams::STDERR;
use crate::exceptions::rtti;
use crate::process::Process;

/// Size of an `_Unwind_Exception`.
const SIZE: u64 = 32;
/// Name of the type that handlers may name.
const TYPE: &str = "N10__cxxabiv115__forced_unwindE";

/// The end of the running thread.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Forced {
    /// The exception that landing pads see; null if the thread does not end.
    object: Slot,
    /// Whether the handler that was entered last has thrown it again.
    is_thrown: bool,
}

impl Forced {
    /// Returns whether an address is that of the end.
    pub(crate) fn is(&self, address: u64) -> bool {
        self.object.bits != 0 && self.object.bits == address
    }

    /// Adds its reference.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.push(self.object);
    }

    /// Notes that a handler was entered; returns what it handles.
    pub(crate) fn handled(&mut self) -> Slot {
        self.is_thrown = false;
        self.object
    }
}

/// Makes the end of the running thread.
pub(crate) fn make(process: &mut Process<'_, '_>) -> Result<Slot> {
    let site = process.thread.site;
    let Some(object) = process.memory.alloc_heap(SIZE, 16, Family::Library, true, site) else {
        return limit("no memory for the end of a thread");
    };
    process.state().threads.own.forced = Forced { object, is_thrown: true };
    Ok(object)
}

/// Frees the end of the running thread, which has left its frames.
pub(crate) fn free(process: &mut Process<'_, '_>) -> Result<()> {
    let Forced { object, .. } = std::mem::take(&mut process.state().threads.own.forced);
    let site = process.thread.site;
    if object.bits == 0 { Ok(()) } else { process.memory.free(object, Family::Library, site) }
}

/// Returns whether a handler of a type takes the end of the running thread.
pub(crate) fn is_caught(process: &mut Process<'_, '_>, info: Slot) -> Result<bool> {
    Ok(info.bits == 0 || rtti::name(process, info)?.is_some_and(|name| name == TYPE))
}

/// Throws it again.
pub(crate) fn rethrow(process: &mut Process<'_, '_>) -> Box<Stop> {
    let forced = &mut process.state().threads.own.forced;
    forced.is_thrown = true;
    Box::new(Stop::Unwind(Unwind { exception: forced.object }))
}

/// Ends a handler.
///
/// # Errors
/// Ends the program if it was not thrown again.
pub(crate) fn end_handler(process: &mut Process<'_, '_>) -> Result<()> {
    if process.state().threads.own.forced.is_thrown {
        return Ok(());
    }
    process.write_oriented(STDERR, b"FATAL: exception not rethrown\n")?;
    Err(abort_now(process))
}
