//! Throwing and catching by the Itanium C++ ABI: `__cxa_throw`, `__cxa_begin_catch` and similar functions,
//! the matching of handlers, `__dynamic_cast`. Frames are unwound by `exec::unwind`.
//!
//! The exception that landing pads see is the address of the thrown object itself; the contents of the ABI's
//! header before it are stored here.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::access::{contract, offset, void};
use crate::globals::Global;
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::exceptions::cxxabi;
use crate::exceptions::forced;
use crate::exceptions::rtti;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::rules;
use draig_interp::stop::{Result, Stop, Undefined, Unwind};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("__cxa_throw", "v(ppp)", throw),
    ("__cxa_rethrow", "v()", rethrow),
    ("__cxa_begin_catch", "p(p)", begin_catch),
    ("__cxa_end_catch", "v()", end_catch),
    ("__cxa_get_exception_ptr", "p(p)", get_exception_pointer),
    ("__cxa_current_exception_type", "p()", current_exception_type),
    ("__cxa_call_unexpected", "v(p)", unexpected),
    ("__cxa_call_terminate", "v(p)", call_terminate),
    ("_Unwind_RaiseException", "i(p)", raise_exception),
    ("_Unwind_Backtrace", "i(pp)", backtrace),
    ("_Unwind_Resume", "v(p)", resume),
    ("_Unwind_Resume_or_Rethrow", "i(p)", resume),
    ("_Unwind_DeleteException", "v(p)", delete_exception),
    ("_ZSt19uncaught_exceptionsv", "i()", uncaught_exceptions),
    ("__cxa_uncaught_exceptions", "u()", uncaught_exceptions),
    ("__cxa_uncaught_exception", "i()", uncaught_exception),
    ("_ZSt18uncaught_exceptionv", "i()", uncaught_exception),
    ("__dynamic_cast", "p(pppl)", rtti::dynamic_cast),
];

/// An exception that was thrown.
#[derive(Clone, Copy, Debug)]
struct Exception {
    object: Slot,
    info: Slot,
    destructor: Slot,
    /// Object as the handler sees it: itself, or its base class that the handler names.
    adjusted: Slot,
    /// Number of its active handlers.
    handlers: u32,
    /// Number of its throws that have not reached a handler.
    flights: u32,
    /// Number of `exception_ptr`s to it.
    references: u32,
}

/// Exceptions of the program.
#[derive(Debug, Default)]
pub(crate) struct Exceptions {
    thrown: HashMap<u64, Exception, FxBuildHasher>,
    /// Exceptions being handled, by address, innermost last.
    caught: Vec<u64>,
    uncaught: u32,
    /// Types of the filter that stopped an exception, by its address.
    filters: HashMap<u64, Vec<Slot>, FxBuildHasher>,
    /// Number of each type descriptor, from 1, by address.
    type_ids: HashMap<u64, i32, FxBuildHasher>,
}

impl Exceptions {
    /// Adds the memory of the exceptions to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.table::<u64, Exception>(self.thrown.capacity());
        tally.vec(&self.caught);
        tally.table::<u64, Vec<Slot>>(self.filters.capacity());
        tally.fixed(self.filters.values().map(|types| types.capacity() * size_of::<Slot>()).sum());
        tally.table::<u64, i32>(self.type_ids.capacity());
    }

    /// Exchanges the exceptions being handled with those of another thread.
    pub(crate) fn swap_of_thread(&mut self, caught: &mut Vec<u64>, uncaught: &mut u32) {
        std::mem::swap(&mut self.caught, caught);
        std::mem::swap(&mut self.uncaught, uncaught);
    }

    /// Registers an exception that can be thrown.
    pub(crate) fn make(&mut self, object: Slot, info: Slot, destructor: Slot) {
        let exception =
            Exception { object, info, destructor, adjusted: object, handlers: 0, flights: 0, references: 0 };
        self.thrown.insert(object.bits, exception);
    }

    /// Returns the exception being handled, if there is one.
    pub(crate) fn current(&self) -> Slot {
        let current = self.caught.last().and_then(|address| self.thrown.get(address));
        current.map_or(Slot::default(), |exception| exception.object)
    }

    /// Returns the type of an exception, null if it is none.
    pub(crate) fn type_of(&self, object: Slot) -> Slot {
        self.thrown.get(&object.bits).map_or(Slot::default(), |exception| exception.info)
    }

    /// Counts an `exception_ptr` to an exception, if it is one.
    pub(crate) fn refer_to(&mut self, object: Slot) {
        if let Some(exception) = self.thrown.get_mut(&object.bits) {
            exception.references += 1;
        }
    }
}

/// Implements `llvm.eh.typeid.for`: returns the number of a type descriptor; `null` (catch everything) has
/// one, too.
pub(crate) fn type_id(process: &mut Process<'_, '_>, info: Slot) -> i32 {
    let next = process.state().exceptions.type_ids.len() as i32 + 1;
    *process.state().exceptions.type_ids.entry(info.bits).or_insert(next)
}

/// Returns the selector with which a `catch` clause answers an exception; `None` if it does not match.
pub(crate) fn catch_selector(process: &mut Process<'_, '_>, unwind: Unwind, info: Slot) -> Result<Option<i32>> {
    let address = unwind.exception.bits;
    if process.state().threads.own.forced.is(address) {
        return Ok(if forced::is_caught(process, info)? { Some(type_id(process, info)) } else { None });
    }
    let Some(exception) = process.state().exceptions.thrown.get(&address).copied() else {
        // Exceptions of other languages are caught only by clauses that catch everything.
        return Ok(if info.bits == 0 { Some(type_id(process, info)) } else { None });
    };
    let adjusted = if info.bits == 0 {
        Some(exception.object)
    } else {
        rtti::handler_sees(process, exception.object, exception.info, info)?
    };
    let Some(adjusted) = adjusted else { return Ok(None) };
    if let Some(exception) = process.state().exceptions.thrown.get_mut(&address) {
        exception.adjusted = adjusted;
    }
    Ok(Some(type_id(process, info)))
}

/// Returns the answer of a `filter` clause: a negative number if none of its types matches.
pub(crate) fn filter_selector(
    process: &mut Process<'_, '_>,
    unwind: Unwind,
    allowed: &[Slot],
    number: usize,
) -> Result<Option<i32>> {
    let exception = process.state().exceptions.thrown.get(&unwind.exception.bits).copied();
    if let Some(exception) = exception {
        for &info in allowed {
            if info.bits == 0 || rtti::handler_sees(process, exception.object, exception.info, info)?.is_some() {
                return Ok(None);
            }
        }
    }
    process.state().exceptions.filters.insert(unwind.exception.bits, allowed.to_vec());
    Ok(Some(-(number as i32) - 1))
}

/// Returns the end of a program with an uncaught exception.
pub(crate) fn terminate(process: &mut Process<'_, '_>, unwind: Unwind) -> Box<Stop> {
    let name = match process.state().exceptions.thrown.get(&unwind.exception.bits).copied() {
        Some(exception) => match description(process, exception) {
            Ok(description) => description,
            Err(stop) => return stop,
        },
        None => None,
    };
    let message = match name {
        Some((name, message)) => {
            let message = message
                .map(|message| format!("  what():  {}\n", String::from_utf8_lossy(&message)))
                .unwrap_or_default();
            format!("terminate called after throwing an instance of '{}'\n{message}", rtti::readable_name(&name))
        }
        None => "terminate called without an active exception\n".to_owned(),
    };
    cxxabi::terminate_with(process, &message)
}

/// Returns the name of an exception's type, and its message. Computing the message may run forever or be
/// undefined.
fn description(process: &mut Process<'_, '_>, exception: Exception) -> Result<Option<(String, Option<Vec<u8>>)>> {
    let Some(name) = rtti::name(process, exception.info)? else { return Ok(None) };
    Ok(Some((name, exception_message(process, exception)?)))
}

/// Returns the message of a `std::exception`: calls the third function of its virtual table.
fn exception_message(process: &mut Process<'_, '_>, exception: Exception) -> Result<Option<Vec<u8>>> {
    let base = process.library_object(Global::ExceptionType(0))?;
    let Some(object) = rtti::handler_sees(process, exception.object, exception.info, base)? else { return Ok(None) };
    let site = process.thread.site;
    let table = process.get_pointer(object, site)?;
    let function = process.get_pointer(offset(table, 2 * u64::from(process.abi.pointer)), site)?;
    let text = process.call_function(function, &[object])?;
    process.cstr(text, site).map(Some)
}

/// Throws a prepared exception, or ends the program without unwinding if nothing would catch it.
fn raise(process: &mut Process<'_, '_>, exception: Slot) -> Result<Slot> {
    let unwind = Unwind { exception };
    process.state().exceptions.uncaught += 1;
    if process.is_caught(unwind)? {
        return Err(Box::new(Stop::Unwind(unwind)));
    }
    Err(terminate(process, unwind))
}

fn throw(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    throw_object(process, call.pointer(0)?, call.pointer(1)?, call.pointer(2)?)
}

/// Throws an object that was allocated for it.
pub(crate) fn throw_object(process: &mut Process<'_, '_>, object: Slot, info: Slot, destructor: Slot) -> Result<Slot> {
    process.state().exceptions.make(object, info, destructor);
    throw_again(process, object)
}

/// Throws a registered exception.
pub(crate) fn throw_again(process: &mut Process<'_, '_>, object: Slot) -> Result<Slot> {
    if let Some(exception) = process.state().exceptions.thrown.get_mut(&object.bits) {
        exception.flights += 1;
        exception.adjusted = exception.object;
    }
    raise(process, object)
}

/// Releases one `exception_ptr` to an exception.
pub(crate) fn release(process: &mut Process<'_, '_>, object: Slot) -> Result<()> {
    if let Some(exception) = process.state().exceptions.thrown.get_mut(&object.bits) {
        exception.references = exception.references.saturating_sub(1);
        dispose(process, object.bits)?;
    }
    Ok(())
}

/// Destroys an exception without references.
fn dispose(process: &mut Process<'_, '_>, address: u64) -> Result<()> {
    let exceptions = &mut process.state().exceptions;
    let unused =
        |exception: &&mut Exception| (exception.handlers, exception.flights, exception.references) == (0, 0, 0);
    let Some(&mut Exception { object, destructor, .. }) = exceptions.thrown.get_mut(&address).filter(unused) else {
        return Ok(());
    };
    exceptions.thrown.remove(&address);
    exceptions.filters.remove(&address);
    if destructor.bits != 0 {
        process.call_function(destructor, &[object])?;
    }
    let site = process.thread.site;
    process.memory.free(object, Family::Library, site)
}

fn rethrow(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(&address) = process.state().exceptions.caught.last() else {
        return Err(cxxabi::terminate_with(process, "terminate called without an active exception\n"));
    };
    if process.state().threads.own.forced.is(address) {
        return Err(forced::rethrow(process));
    }
    let Some(exception) = process.state().exceptions.thrown.get(&address) else { return deleted(call) };
    let object = exception.object;
    throw_again(process, object)
}

/// `_URC_END_OF_STACK` of the Itanium ABI's `_Unwind_Reason_Code`.
const END_OF_STACK: u64 = 5;
/// `_URC_FOREIGN_EXCEPTION_CAUGHT`, which is passed to the clean-up function of an exception.
const FOREIGN_EXCEPTION_CAUGHT: u64 = 1;

/// Throws an exception of any language, such as a panic of Rust: the address of a `_Unwind_Exception`.
/// Returns only if nothing catches it.
fn raise_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let unwind = Unwind { exception: call.pointer(0)? };
    if process.is_caught(unwind)? {
        return Err(Box::new(Stop::Unwind(unwind)));
    }
    Ok(Slot::plain(END_OF_STACK))
}

/// Ends the walk before the first frame, because there are no code addresses to report.
fn backtrace(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(END_OF_STACK))
}

fn resume(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Err(Box::new(Stop::Unwind(Unwind { exception: call.pointer(0)? })))
}

fn begin_catch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let address = call.pointer(0)?.bits;
    if process.state().threads.own.forced.is(address) {
        process.state().exceptions.caught.push(address);
        return Ok(process.state().threads.own.forced.handled());
    }
    let exceptions = &mut process.state().exceptions;
    let Some(exception) = exceptions.thrown.get_mut(&address) else {
        let what = "__cxa_begin_catch of an object that was not thrown";
        return Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).into());
    };
    exception.handlers += 1;
    exception.flights = exception.flights.saturating_sub(1);
    let adjusted = exception.adjusted;
    exceptions.uncaught = exceptions.uncaught.saturating_sub(1);
    exceptions.caught.push(address);
    Ok(adjusted)
}

/// Ends a handler. Without a caught exception it does nothing, as in libstdc++.
fn end_catch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let exceptions = &mut process.state().exceptions;
    let Some(address) = exceptions.caught.pop() else { return void() };
    if process.state().threads.own.forced.is(address) {
        forced::end_handler(process)?;
        return void();
    }
    let exceptions = &mut process.state().exceptions;
    let Some(exception) = exceptions.thrown.get_mut(&address) else { return deleted(call) };
    exception.handlers = exception.handlers.saturating_sub(1);
    dispose(process, address)?;
    void()
}

/// Ends the run with undefined behaviour: an exception was deleted while a handler uses it.
fn deleted<T>(call: &Call<'_>) -> Result<T> {
    contract(format!("{} of an exception that was deleted in its handler", call.name))
}

fn get_exception_pointer(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let pointer = call.pointer(0)?;
    Ok(process.state().exceptions.thrown.get(&pointer.bits).map_or(pointer, |exception| exception.adjusted))
}

fn current_exception_type(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let exceptions = &process.state().exceptions;
    let current = exceptions.caught.last().and_then(|address| exceptions.thrown.get(address));
    Ok(current.map_or(Slot::default(), |exception| exception.info))
}

fn call_terminate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let exception = call.pointer(0)?;
    Err(terminate(process, Unwind { exception }))
}

/// Handles an exception that a function's specification excludes: the handler may throw one that it allows.
fn unexpected(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let exception = call.pointer(0)?;
    let handler = cxxabi::unexpected_handler(process);
    if handler.bits == 0 {
        return Err(terminate(process, Unwind { exception }));
    }
    let Some(allowed) = process.state().exceptions.filters.get(&exception.bits).cloned() else {
        return contract(format!("{} of an exception that no filter stopped", call.name));
    };
    begin_catch(process, call)?;
    let stop = match process.call_back(handler, &[]) {
        Ok(_) => return Err(cxxabi::terminate_with(process, "terminate called recursively\n")),
        Err(stop) => stop,
    };
    let Stop::Unwind(unwind) = *stop else { return Err(stop) };
    if let Some(thrown) = process.state().exceptions.thrown.get(&unwind.exception.bits).copied() {
        for info in allowed {
            if rtti::handler_sees(process, thrown.object, thrown.info, info)?.is_some() {
                end_catch(process, call)?;
                return Err(stop);
            }
        }
    }
    Err(terminate(process, unwind))
}

fn delete_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    if process.state().exceptions.thrown.remove(&object.bits).is_some() {
        process.memory.free(object, Family::Library, call.site)?;
        return void();
    }
    // An exception of another language has a clean-up function in its second field, after 8 bytes for its
    // class.
    let field = offset(object, 8);
    let clean_up = process.memory.read_pointer(field, call.site)?;
    if clean_up.bits != 0 {
        process.call_function(clean_up, &[Slot::plain(FOREIGN_EXCEPTION_CAUGHT), object])?;
    }
    void()
}

fn uncaught_exceptions(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(u64::from(process.state().exceptions.uncaught)))
}

fn uncaught_exception(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(u64::from(process.state().exceptions.uncaught > 0)))
}
