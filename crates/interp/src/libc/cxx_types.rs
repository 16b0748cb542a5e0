//! Descriptors of types that every C++ runtime brings along, and `std::exception`, the base of what
//! programs throw (Itanium C++ ABI, section 2.9.2).

use super::access::{offset, void};
use super::globals::Global;
use super::{Call, Entry};
use crate::machine::Machine;
use crate::memory::Family;
use crate::site::Site;
use crate::stop::Run;
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
    ("_ZNSt9exceptionD2Ev", "v(p)", destroy),
    ("_ZNSt9exceptionD1Ev", "v(p)", destroy),
    ("_ZNSt9exceptionD0Ev", "v(p)", delete),
    ("_ZNKSt9exception4whatEv", "p(p)", what),
];

/// Mangled fundamental types, `std::nullptr_t` among them.
const FUNDAMENTAL: &[&str] = &[
    "v", "w", "b", "c", "a", "h", "s", "t", "i", "j", "l", "m", "x", "y", "n", "o", "f", "d", "e", "g", "Dn", "Di",
    "Ds", "Du",
];

/// The object of a name that the runtime defines, made for the program: a descriptor, or the virtual
/// table of `std::exception`.
pub(super) fn find(machine: &mut Machine<'_>, symbol: &str) -> Run<Option<Slot>> {
    if symbol == "_ZTVSt9exception" {
        return exception_table(machine).map(Some);
    }
    let Some(name) = symbol.strip_prefix("_ZTI") else { return Ok(None) };
    let pointee = name.strip_prefix("PK").or_else(|| name.strip_prefix('P')).unwrap_or(name);
    if name == "St9exception" || FUNDAMENTAL.contains(&pointee) {
        return descriptor(machine, name).map(Some);
    }
    Ok(None)
}

/// A descriptor: its virtual table, which nobody calls, and its name.
fn descriptor(machine: &mut Machine<'_>, name: &str) -> Run<Slot> {
    let word = u64::from(machine.libc.abi.pointer);
    let text = machine.constant(format!("{name}\0").as_bytes())?;
    let object = machine.zeroed(2 * word)?;
    machine.put_pointer(offset(object, word), text, Site::NONE)?;
    machine.memory.set_writable(object, false);
    Ok(object)
}

/// Distance to the top, descriptor, both destructors, `what`.
fn exception_table(machine: &mut Machine<'_>) -> Run<Slot> {
    let word = u64::from(machine.libc.abi.pointer);
    let table = machine.zeroed(5 * word)?;
    let info = descriptor(machine, "St9exception")?;
    machine.put_pointer(offset(table, word), info, Site::NONE)?;
    for (number, &(name, ..)) in TABLE.iter().enumerate().skip(1) {
        // Functions have their addresses already; one that the module does not name is called by nobody.
        if let Some(function) = machine.module.find(name.as_bytes()) {
            let address = machine.program.addresses[function.index()];
            machine.put_pointer(offset(table, (number as u64 + 1) * word), address, Site::NONE)?;
        }
    }
    machine.memory.set_writable(table, false);
    Ok(table)
}

fn destroy(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(0)?;
    void()
}

fn delete(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.memory.free(call.pointer(0)?, Family::New, call.site)?;
    void()
}

fn what(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(0)?;
    machine.library_object(Global::ExceptionText)
}
