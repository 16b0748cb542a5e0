//! Exceptions of Microsoft's C++ runtime, as clang lowers them for Windows: `_CxxThrowException`, and which
//! `catchpad` of `__CxxFrameHandler3` takes what.
//!
//! What is thrown is described by tables: `ThrowInfo` {flags, destructor, -, catchable types}, an array of
//! `CatchableType` {flags, descriptor, offset, vbtable offset, place in it, size, copy constructor}. With
//! 64-bit pointers the tables hold distances from `__ImageBase`. Windows runs handlers on top of the frame
//! that threw; here that is gone, so the object lives on as a copy of its bytes.

use super::access::{is_null, offset};
use super::{Call, Entry, seh, unwind};
use crate::machine::Machine;
use crate::memory::Family;
use crate::stop::{Run, Stop, Unwind, limit};
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[("_CxxThrowException", "v(pp)", throw)];

/// A handler that takes a reference.
const BY_REFERENCE: u64 = 8;
/// A handler without a type that takes exceptions of C++ only.
const ONLY_CXX: u64 = 64;
/// A type of which a copy is a copy of its bytes.
const SIMPLE: u64 = 1;
/// A type whose copy constructor wants to know that it constructs the whole object.
const VIRTUAL_BASES: u64 = 4;
/// Types that one exception can be caught as.
const MAX_TYPES: u64 = 1 << 10;

/// The exceptions that were thrown and not yet handled: copy and `ThrowInfo`.
#[derive(Debug, Default)]
pub(crate) struct Exceptions {
    thrown: Vec<(Slot, Slot)>,
}

/// What a field of 4 bytes refers to.
fn field(machine: &mut Machine<'_>, table: Slot, at: u64) -> Run<Slot> {
    let site = machine.site;
    if machine.libc.abi.pointer != 8 {
        return machine.get_pointer(offset(table, at), site);
    }
    let distance = machine.get_uint(offset(table, at), 4, site)? as u32 as i32;
    if distance == 0 {
        return Ok(Slot::default());
    }
    let base = machine.module.find(b"__ImageBase").map_or(0, |global| machine.program.addresses[global.index()].bits);
    Ok(Slot::plain(base.wrapping_add_signed(distance.into())))
}

fn number(machine: &mut Machine<'_>, table: Slot, at: u64) -> Run<u64> {
    let site = machine.site;
    machine.get_uint(offset(table, at), 4, site)
}

fn throw(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, info) = (call.pointer(0)?, call.pointer(1)?);
    let exception = if is_null(info) {
        // `throw;`
        match machine.handled_exception() {
            Some(exception) => exception,
            None => return Err(unwind::terminate(machine, Unwind { exception: Slot::default() })),
        }
    } else {
        let types = field(machine, info, 12)?;
        let first = field(machine, types, 4)?;
        let size = number(machine, first, 20)?;
        let Some(copy) = machine.memory.alloc_heap(size, 16, Family::Library, false, call.site) else {
            return limit("an exception");
        };
        machine.memory.copy(&mut machine.taints, copy, object, size, false, call.site)?;
        machine.libc.msvc.thrown.push((copy, info));
        copy
    };
    let unwind = Unwind { exception };
    if machine.is_caught(unwind)? {
        return Err(Box::new(Stop::Unwind(unwind)));
    }
    Err(unwind::terminate(machine, unwind))
}

/// Whether descriptors {table, -, name} are of one type.
fn same(machine: &mut Machine<'_>, a: Slot, b: Slot) -> Run<bool> {
    if a.bits == b.bits {
        return Ok(true);
    }
    let (site, name) = (machine.site, 2 * u64::from(machine.libc.abi.pointer));
    Ok(machine.cstr(offset(a, name), site)? == machine.cstr(offset(b, name), site)?)
}

/// Whether a handler `[descriptor, flags, object]` takes an exception; if it is `entered` then, the object
/// that it names is initialized. One without a descriptor takes everything.
pub(crate) fn takes(machine: &mut Machine<'_>, exception: Slot, handler: &[Slot], entered: bool) -> Run<Option<i32>> {
    let &[wanted, flags, object] = handler else { return Ok(Some(0)) };
    if is_null(wanted) {
        let all = flags.bits & ONLY_CXX == 0 || !seh::is_structured(exception);
        return Ok(all.then_some(0));
    }
    let thrown = machine.libc.msvc.thrown.iter().rev().find(|(copy, _)| copy.bits == exception.bits).copied();
    let Some((copy, info)) = thrown else { return Ok(None) };
    let types = field(machine, info, 12)?;
    let count = number(machine, types, 0)?;
    if count > MAX_TYPES {
        return limit(format!("an exception of more than {MAX_TYPES} types"));
    }
    for index in 0..count {
        let ty = field(machine, types, 4 + 4 * index)?;
        let descriptor = field(machine, ty, 4)?;
        if same(machine, descriptor, wanted)? {
            if entered && !is_null(object) {
                initialize(machine, copy, ty, flags.bits, object)?;
            }
            return Ok(Some(0));
        }
    }
    Ok(None)
}

/// Initializes the object that a handler names from the part of an exception that has its type.
fn initialize(machine: &mut Machine<'_>, copy: Slot, ty: Slot, flags: u64, object: Slot) -> Run<()> {
    let site = machine.site;
    let signed = |value: u64| i64::from(value as u32 as i32);
    let kind = number(machine, ty, 0)?;
    let mut by = signed(number(machine, ty, 8)?);
    let table_at = signed(number(machine, ty, 12)?);
    let is_pointer = kind & SIMPLE != 0 && number(machine, ty, 20)? == u64::from(machine.libc.abi.pointer);
    let start = if is_pointer { machine.get_pointer(copy, site).unwrap_or(copy) } else { copy };
    if table_at >= 0 {
        let place = offset(start, table_at as u64);
        let table = machine.get_pointer(place, site)?;
        let in_table = number(machine, ty, 16)?;
        by += table_at + signed(number(machine, table, in_table)?);
    }
    let part = offset(start, by as u64);
    if flags & BY_REFERENCE != 0 {
        return machine.put_pointer(object, if is_pointer { copy } else { part }, site);
    }
    if is_pointer && by != 0 {
        return machine.put_pointer(object, part, site);
    }
    let constructor = field(machine, ty, 24)?;
    if !is_null(constructor) {
        let whole = [object, part, Slot::plain(1)];
        machine.call_function(constructor, &whole[..if kind & VIRTUAL_BASES != 0 { 3 } else { 2 }])?;
        return Ok(());
    }
    let size = number(machine, ty, 20)?;
    machine.memory.copy(&mut machine.taints, object, if is_pointer { copy } else { part }, size, false, site)
}

/// The end of a handler: the exception is destroyed, if it is one of these.
pub(crate) fn end_catch(machine: &mut Machine<'_>, exception: Slot) -> Run<()> {
    let thrown = &mut machine.libc.msvc.thrown;
    let Some(at) = thrown.iter().rposition(|(copy, _)| copy.bits == exception.bits) else { return Ok(()) };
    let (copy, info) = thrown.remove(at);
    let destructor = field(machine, info, 4)?;
    if !is_null(destructor) {
        machine.call_function(destructor, &[copy])?;
    }
    machine.memory.free(copy, Family::Library, machine.site)
}
