//! Exceptions of Microsoft's C++ runtime, as clang lowers them for Windows: `_CxxThrowException`, and the
//! matching of `catchpad`s of `__CxxFrameHandler3`.
//!
//! Tables describe the thrown object: `ThrowInfo` {flags, destructor, -, catchable types}, an array of
//! `CatchableType` {flags, descriptor, offset, vbtable offset, place in it, size, copy constructor}. With
//! 64-bit pointers the tables contain offsets from `__ImageBase`. Windows runs handlers above the frame that
//! threw; here that frame is gone, so the object is kept as a copy of its bytes.

use crate::access::{is_null, offset};
use crate::exceptions::itanium as unwind;
use crate::exceptions::seh;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::account::Tally;
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::stop::{Result, Stop, Unwind, limit, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[("_CxxThrowException", "v(pp)", throw)];

/// A handler that takes a reference.
const BY_REFERENCE: u64 = 8;
/// A handler without a type that catches C++ exceptions only.
const ONLY_CXX: u64 = 64;
/// A type that is copied bytewise.
const SIMPLE: u64 = 1;
/// A type whose copy constructor takes a flag for constructing the whole object.
const VIRTUAL_BASES: u64 = 4;
/// Maximum number of types as which one exception can be caught.
const MAX_TYPES: u64 = 1 << 10;

/// Exceptions that were thrown and not handled yet: copy and `ThrowInfo`.
#[derive(Debug, Default)]
pub(crate) struct Exceptions {
    thrown: Vec<(Slot, Slot)>,
}

impl Exceptions {
    /// Adds the memory of the exceptions to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.thrown);
    }
}

/// Returns the address that a 4-byte field refers to.
fn field(process: &mut Process<'_, '_>, table: Slot, at: u64) -> Result<Slot> {
    let site = process.thread.site;
    if process.abi.pointer != 8 {
        return process.get_pointer(offset(table, at), site);
    }
    let distance = process.get_uint(offset(table, at), 4, site)? as u32 as i32;
    if distance == 0 {
        return Ok(Slot::default());
    }
    let base = process.module.find(b"__ImageBase").map_or(0, |global| process.address_of(global).bits);
    Ok(Slot::plain(base.wrapping_add_signed(distance.into())))
}

fn number(process: &mut Process<'_, '_>, table: Slot, at: u64) -> Result<u64> {
    let site = process.thread.site;
    process.get_uint(offset(table, at), 4, site)
}

fn throw(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, info) = (call.pointer(0)?, call.pointer(1)?);
    let exception = if is_null(info) {
        // `throw;`
        match process.handled_exception() {
            Some(exception) => exception,
            None => return Err(unwind::terminate(process, Unwind { exception: Slot::default() })),
        }
    } else {
        let types = field(process, info, 12)?;
        let first = field(process, types, 4)?;
        let size = number(process, first, 20)?;
        let Some(copy) = process.memory.alloc_heap(size, 16, Family::Library, false, call.site) else {
            return limit("an exception");
        };
        process.copy(copy, object, size, false, call.site)?;
        process.state().msvc.thrown.push((copy, info));
        copy
    };
    let unwind = Unwind { exception };
    if process.is_caught(unwind)? {
        return Err(Box::new(Stop::Unwind(unwind)));
    }
    Err(unwind::terminate(process, unwind))
}

/// Returns whether two descriptors {table, -, name} are of the same type.
fn same(process: &mut Process<'_, '_>, a: Slot, b: Slot) -> Result<bool> {
    if a.bits == b.bits {
        return Ok(true);
    }
    let (site, name) = (process.thread.site, 2 * u64::from(process.abi.pointer));
    Ok(process.cstr(offset(a, name), site)? == process.cstr(offset(b, name), site)?)
}

/// Returns whether a handler `[descriptor, flags, object]` takes an exception. If it is `entered` then, the
/// object that it names is initialized. A handler without a descriptor takes everything.
pub(crate) fn takes(
    process: &mut Process<'_, '_>,
    exception: Slot,
    handler: &[Slot],
    entered: bool,
) -> Result<Option<i32>> {
    let &[wanted, flags, object] = handler else {
        return unsupported(format!("a catchpad of __CxxFrameHandler3 with {} arguments", handler.len()));
    };
    if is_null(wanted) {
        let all = flags.bits & ONLY_CXX == 0 || !seh::is_structured(exception);
        return Ok(all.then_some(0));
    }
    let thrown = process.state().msvc.thrown.iter().rev().find(|(copy, _)| copy.bits == exception.bits).copied();
    // An exception of another kind has none of C++'s types.
    let Some((copy, info)) = thrown else { return Ok(None) };
    let types = field(process, info, 12)?;
    let count = number(process, types, 0)?;
    if count > MAX_TYPES {
        return limit(format!("an exception of more than {MAX_TYPES} types"));
    }
    for index in 0..count {
        let ty = field(process, types, 4 + 4 * index)?;
        let descriptor = field(process, ty, 4)?;
        if same(process, descriptor, wanted)? {
            if entered && !is_null(object) {
                initialize(process, copy, ty, flags.bits, object)?;
            }
            return Ok(Some(0));
        }
    }
    Ok(None)
}

/// Initializes a handler's object from the part of an exception that has its type.
fn initialize(process: &mut Process<'_, '_>, copy: Slot, ty: Slot, flags: u64, object: Slot) -> Result<()> {
    let site = process.thread.site;
    let signed = |value: u64| i64::from(value as u32 as i32);
    let kind = number(process, ty, 0)?;
    let mut by = signed(number(process, ty, 8)?);
    let table_at = signed(number(process, ty, 12)?);
    let is_pointer = kind & SIMPLE != 0 && number(process, ty, 20)? == u64::from(process.abi.pointer);
    let start = if is_pointer { process.get_pointer(copy, site)? } else { copy };
    if table_at >= 0 {
        let place = offset(start, table_at as u64);
        let table = process.get_pointer(place, site)?;
        let in_table = number(process, ty, 16)?;
        by += table_at + signed(number(process, table, in_table)?);
    }
    let part = offset(start, by as u64);
    if flags & BY_REFERENCE != 0 {
        return process.put_pointer(object, if is_pointer { copy } else { part }, site);
    }
    if is_pointer && by != 0 {
        return process.put_pointer(object, part, site);
    }
    let constructor = field(process, ty, 24)?;
    if !is_null(constructor) {
        let whole = [object, part, Slot::plain(1)];
        process.call_function(constructor, &whole[..if kind & VIRTUAL_BASES != 0 { 3 } else { 2 }])?;
        return Ok(());
    }
    let size = number(process, ty, 20)?;
    process.copy(object, if is_pointer { copy } else { part }, size, false, site)
}

/// Ends a handler: the exception is destroyed, if it is one of these.
pub(crate) fn end_catch(process: &mut Process<'_, '_>, exception: Slot) -> Result<()> {
    let thrown = &mut process.state().msvc.thrown;
    let Some(at) = thrown.iter().rposition(|(copy, _)| copy.bits == exception.bits) else { return Ok(()) };
    let (copy, info) = thrown.remove(at);
    let destructor = field(process, info, 4)?;
    if !is_null(destructor) {
        process.call_function(destructor, &[copy])?;
    }
    let site = process.thread.site;
    process.memory.free(copy, Family::Library, site)
}
