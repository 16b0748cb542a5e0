//! Throwing and catching as the Itanium C++ ABI has it: `__cxa_throw`, `__cxa_begin_catch` and their
//! like, which handler fits which exception, `__dynamic_cast`. How frames are left is `exec::unwind`.
//!
//! The exception that landing pads see is the address of the thrown object itself; what the ABI
//! keeps in a header before it is kept here.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::access::{contract, offset, void};
use crate::globals::Global;
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::exceptions::cxxabi;
use crate::exceptions::rtti;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::rules;
use draig_interp::stop::{Run, Stop, Undefined, Unwind};
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
    ("_ZSt18uncaught_exceptionv", "i()", uncaught_exception),
    ("__dynamic_cast", "p(pppl)", rtti::dynamic_cast),
];

/// An exception that was thrown.
#[derive(Clone, Copy, Debug)]
struct Exception {
    object: Slot,
    info: Slot,
    destructor: Slot,
    /// What the handler sees: the object, or the base of it that the handler names.
    adjusted: Slot,
    /// Handlers that are running with it.
    handlers: u32,
    /// How often it is on its way to one.
    flights: u32,
    /// The `exception_ptr`s that point to it.
    references: u32,
}

/// Exceptions of the program.
#[derive(Debug, Default)]
pub(crate) struct Exceptions {
    thrown: HashMap<u64, Exception, FxBuildHasher>,
    /// Those being handled, innermost last, by address.
    caught: Vec<u64>,
    uncaught: u32,
    /// The types of the filter that stopped an exception, by its address.
    filters: HashMap<u64, Vec<Slot>, FxBuildHasher>,
    /// Type descriptors by address, numbered from 1.
    type_ids: HashMap<u64, i32, FxBuildHasher>,
}

impl Exceptions {
    /// Adds up what they take.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.table::<u64, Exception>(self.thrown.capacity());
        tally.vec(&self.caught);
        tally.table::<u64, Vec<Slot>>(self.filters.capacity());
        tally.fixed(self.filters.values().map(|types| types.capacity() * size_of::<Slot>()).sum());
        tally.table::<u64, i32>(self.type_ids.capacity());
    }

    /// An exception that can be thrown.
    pub(crate) fn make(&mut self, object: Slot, info: Slot, destructor: Slot) {
        let exception =
            Exception { object, info, destructor, adjusted: object, handlers: 0, flights: 0, references: 0 };
        self.thrown.insert(object.bits, exception);
    }

    /// The exception that is being handled, if there is one.
    pub(crate) fn current(&self) -> Slot {
        let current = self.caught.last().and_then(|address| self.thrown.get(address));
        current.map_or(Slot::default(), |exception| exception.object)
    }

    /// An `exception_ptr` points to an exception, if it is one.
    pub(crate) fn refer_to(&mut self, object: Slot) {
        if let Some(exception) = self.thrown.get_mut(&object.bits) {
            exception.references += 1;
        }
    }
}

/// `llvm.eh.typeid.for`: the number of a type descriptor; `null` (catch everything) has one, too.
pub(crate) fn type_id(process: &mut Process<'_, '_>, info: Slot) -> i32 {
    let next = process.state().exceptions.type_ids.len() as i32 + 1;
    *process.state().exceptions.type_ids.entry(info.bits).or_insert(next)
}

/// What a `catch` clause answers an exception with: none if it does not fit.
pub(crate) fn catch_selector(process: &mut Process<'_, '_>, unwind: Unwind, info: Slot) -> Run<Option<i32>> {
    let address = unwind.exception.bits;
    let Some(exception) = process.state().exceptions.thrown.get(&address).copied() else {
        // Not an exception of C++: only what catches everything catches it.
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

/// What a `filter` clause answers: a negative number if none of its types fits.
pub(crate) fn filter_selector(
    process: &mut Process<'_, '_>,
    unwind: Unwind,
    allowed: &[Slot],
    number: usize,
) -> Run<Option<i32>> {
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

/// The end of a program whose exception nobody catches.
pub(crate) fn terminate(process: &mut Process<'_, '_>, unwind: Unwind) -> Box<Stop> {
    let name = match process.state().exceptions.thrown.get(&unwind.exception.bits).copied() {
        Some(exception) => match description(process, exception) {
            Ok(description) => description,
            Err(stop) => return stop,
        },
        None => None,
    };
    let message = match name {
        Some((name, says)) => {
            let says = says.map(|says| format!("  what():  {}\n", String::from_utf8_lossy(&says))).unwrap_or_default();
            format!("terminate called after throwing an instance of '{}'\n{says}", rtti::spoken(&name))
        }
        None => "terminate called without an active exception\n".to_owned(),
    };
    cxxabi::terminate_with(process, &message)
}

/// The name of an exception's type, and what it says; to say it, it may run for ever, or do what is undefined.
fn description(process: &mut Process<'_, '_>, exception: Exception) -> Run<Option<(String, Option<Vec<u8>>)>> {
    let Some(name) = rtti::name(process, exception.info)? else { return Ok(None) };
    Ok(Some((name, what_it_says(process, exception)?)))
}

/// What an exception that is a `std::exception` says: the third function of its virtual table.
fn what_it_says(process: &mut Process<'_, '_>, exception: Exception) -> Run<Option<Vec<u8>>> {
    let base = process.library_object(Global::ExceptionType(0))?;
    let Some(object) = rtti::handler_sees(process, exception.object, exception.info, base)? else { return Ok(None) };
    let site = process.thread.site;
    let table = process.get_pointer(object, site)?;
    let function = process.get_pointer(offset(table, 2 * u64::from(process.abi.pointer)), site)?;
    let text = process.call_function(function, &[object])?;
    process.cstr(text, site).map(Some)
}

/// Throws what is set up, or ends the program if nobody would catch it: then nothing is unwound.
fn raise(process: &mut Process<'_, '_>, exception: Slot) -> Run<Slot> {
    let unwind = Unwind { exception };
    process.state().exceptions.uncaught += 1;
    if process.is_caught(unwind)? {
        return Err(Box::new(Stop::Unwind(unwind)));
    }
    Err(terminate(process, unwind))
}

fn throw(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    throw_object(process, call.pointer(0)?, call.pointer(1)?, call.pointer(2)?)
}

/// Throws an object that was made for it.
pub(crate) fn throw_object(process: &mut Process<'_, '_>, object: Slot, info: Slot, destructor: Slot) -> Run<Slot> {
    process.state().exceptions.make(object, info, destructor);
    throw_again(process, object)
}

/// Throws an exception that is known.
pub(crate) fn throw_again(process: &mut Process<'_, '_>, object: Slot) -> Run<Slot> {
    if let Some(exception) = process.state().exceptions.thrown.get_mut(&object.bits) {
        exception.flights += 1;
        exception.adjusted = exception.object;
    }
    raise(process, object)
}

/// An `exception_ptr` points to an exception no more.
pub(crate) fn release(process: &mut Process<'_, '_>, object: Slot) -> Run<()> {
    if let Some(exception) = process.state().exceptions.thrown.get_mut(&object.bits) {
        exception.references = exception.references.saturating_sub(1);
        dispose(process, object.bits)?;
    }
    Ok(())
}

/// Ends an exception that nobody has any more.
fn dispose(process: &mut Process<'_, '_>, address: u64) -> Run<()> {
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

fn rethrow(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let Some(&address) = process.state().exceptions.caught.last() else {
        return Err(cxxabi::terminate_with(process, "terminate called without an active exception\n"));
    };
    let Some(exception) = process.state().exceptions.thrown.get(&address) else { return deleted(call) };
    let object = exception.object;
    throw_again(process, object)
}

/// `_URC_END_OF_STACK` of the Itanium ABI's `_Unwind_Reason_Code`.
const END_OF_STACK: u64 = 5;
/// `_URC_FOREIGN_EXCEPTION_CAUGHT`, which the clean-up of an exception is told.
const FOREIGN_EXCEPTION_CAUGHT: u64 = 1;

/// Throws an exception of any language, such as a panic of Rust: the address of a
/// `_Unwind_Exception`. Returns only if nobody catches it.
fn raise_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let unwind = Unwind { exception: call.pointer(0)? };
    if process.is_caught(unwind)? {
        return Err(Box::new(Stop::Unwind(unwind)));
    }
    Ok(Slot::plain(END_OF_STACK))
}

/// There are no addresses of code to tell: the walk ends before the first frame.
fn backtrace(_: &mut Process<'_, '_>, _: &Call<'_>) -> Run<Slot> {
    Ok(Slot::plain(END_OF_STACK))
}

fn resume(_: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    Err(Box::new(Stop::Unwind(Unwind { exception: call.pointer(0)? })))
}

fn begin_catch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let address = call.pointer(0)?.bits;
    let exceptions = &mut process.state().exceptions;
    let Some(exception) = exceptions.thrown.get_mut(&address) else {
        let what = "__cxa_begin_catch of what was not thrown";
        return Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).into());
    };
    exception.handlers += 1;
    exception.flights = exception.flights.saturating_sub(1);
    let adjusted = exception.adjusted;
    exceptions.uncaught = exceptions.uncaught.saturating_sub(1);
    exceptions.caught.push(address);
    Ok(adjusted)
}

/// Without an exception that is caught it does nothing, as libstdc++'s.
fn end_catch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let exceptions = &mut process.state().exceptions;
    let Some(address) = exceptions.caught.pop() else { return void() };
    let Some(exception) = exceptions.thrown.get_mut(&address) else { return deleted(call) };
    exception.handlers = exception.handlers.saturating_sub(1);
    dispose(process, address)?;
    void()
}

/// Undefined behaviour: an exception was deleted while a handler has it.
fn deleted<T>(call: &Call<'_>) -> Run<T> {
    contract(format!("{} of an exception that was deleted in its handler", call.name))
}

fn get_exception_pointer(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let pointer = call.pointer(0)?;
    Ok(process.state().exceptions.thrown.get(&pointer.bits).map_or(pointer, |exception| exception.adjusted))
}

fn current_exception_type(process: &mut Process<'_, '_>, _: &Call<'_>) -> Run<Slot> {
    let exceptions = &process.state().exceptions;
    let current = exceptions.caught.last().and_then(|address| exceptions.thrown.get(address));
    Ok(current.map_or(Slot::default(), |exception| exception.info))
}

fn call_terminate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let exception = call.pointer(0)?;
    Err(terminate(process, Unwind { exception }))
}

/// An exception that a function's specification excludes: the handler may throw one that it allows.
fn unexpected(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
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

fn delete_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let object = call.pointer(0)?;
    if process.state().exceptions.thrown.remove(&object.bits).is_some() {
        process.memory.free(object, Family::Library, call.site)?;
        return void();
    }
    // One of another language says itself how it goes: its second field, behind 8 bytes for its class.
    let field = offset(object, 8);
    let clean_up = process.memory.read_pointer(field, call.site)?;
    if clean_up.bits != 0 {
        process.call_function(clean_up, &[Slot::plain(FOREIGN_EXCEPTION_CAUGHT), object])?;
    }
    void()
}

fn uncaught_exceptions(process: &mut Process<'_, '_>, _: &Call<'_>) -> Run<Slot> {
    Ok(Slot::plain(u64::from(process.state().exceptions.uncaught)))
}

fn uncaught_exception(process: &mut Process<'_, '_>, _: &Call<'_>) -> Run<Slot> {
    Ok(Slot::plain(u64::from(process.state().exceptions.uncaught > 0)))
}
