//! Pointers to exceptions (`std::exception_ptr`): the functions of libstdc++, and those of the C++ runtime on which libc++
//! builds its own. Such a pointer is the address of the exception's object.

use crate::access::{int, void};
use crate::exceptions::{cxxabi, itanium};
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("_ZSt17current_exceptionv", "v(p)", current_exception),
    ("_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", "v(p)", rethrow_exception),
    ("_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv", "v(p)", add_reference),
    ("_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv", "v(p)", release),
    ("_ZNKSt15__exception_ptr13exception_ptr6_M_getEv", "p(p)", get),
    ("_ZNKSt15__exception_ptr13exception_ptrcvbEv", "i(p)", is_some),
    ("_ZNKSt15__exception_ptr13exception_ptrntEv", "i(p)", is_none),
    ("_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv", "p(p)", exception_type),
    ("_ZNSt15__exception_ptreqERKNS_13exception_ptrES2_", "i(pp)", equal),
    ("_ZNSt15__exception_ptrneERKNS_13exception_ptrES2_", "i(pp)", unequal),
    ("_ZNSt15__exception_ptr13exception_ptrC1Ev", "v(p)", construct),
    ("_ZNSt15__exception_ptr13exception_ptrC2Ev", "v(p)", construct),
    ("_ZNSt15__exception_ptr13exception_ptrC1EPv", "v(pp)", construct_object),
    ("_ZNSt15__exception_ptr13exception_ptrC2EPv", "v(pp)", construct_object),
    ("_ZNSt15__exception_ptr13exception_ptrC1ERKS0_", "v(pp)", construct_copy),
    ("_ZNSt15__exception_ptr13exception_ptrC2ERKS0_", "v(pp)", construct_copy),
    ("_ZNSt15__exception_ptr13exception_ptrD1Ev", "v(p)", release),
    ("_ZNSt15__exception_ptr13exception_ptrD2Ev", "v(p)", release),
    ("_ZNSt15__exception_ptr13exception_ptraSERKS0_", "p(pp)", assign),
    ("_ZNSt15__exception_ptr13exception_ptr4swapERS0_", "v(pp)", swap),
    ("__cxa_init_primary_exception", "p(ppp)", init_primary_exception),
    ("__cxa_current_primary_exception", "p()", current_primary_exception),
    ("__cxa_increment_exception_refcount", "v(p)", increment),
    ("__cxa_decrement_exception_refcount", "v(p)", decrement),
    ("__cxa_rethrow_primary_exception", "v(p)", rethrow_primary_exception),
];

/// Sets a new pointer to an exception, or to none.
fn set(process: &mut Process<'_, '_>, pointer: Slot, object: Slot, call: &Call<'_>) -> Result<()> {
    process.state().exceptions.refer_to(object);
    process.put_pointer(pointer, object, call.site)
}

fn current_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let current = process.state().exceptions.current();
    set(process, call.pointer(0)?, current, call)?;
    void()
}

fn rethrow_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = process.get_pointer(call.pointer(0)?, call.site)?;
    if object.bits == 0 {
        return Err(cxxabi::terminate_with(process, "terminate called without an active exception\n"));
    }
    itanium::throw_again(process, object)
}

fn construct(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    set(process, call.pointer(0)?, Slot::default(), call)?;
    void()
}

fn construct_object(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    set(process, call.pointer(0)?, call.pointer(1)?, call)?;
    void()
}

fn construct_copy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = process.get_pointer(call.pointer(1)?, call.site)?;
    set(process, call.pointer(0)?, object, call)?;
    void()
}

fn assign(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (pointer, other) = (call.pointer(0)?, call.pointer(1)?);
    let (old, object) = (process.get_pointer(pointer, call.site)?, process.get_pointer(other, call.site)?);
    set(process, pointer, object, call)?;
    itanium::release(process, old)?;
    Ok(pointer)
}

fn swap(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (a, b) = (call.pointer(0)?, call.pointer(1)?);
    let (first, second) = (process.get_pointer(a, call.site)?, process.get_pointer(b, call.site)?);
    process.put_pointer(a, second, call.site)?;
    process.put_pointer(b, first, call.site)?;
    void()
}

fn add_reference(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = process.get_pointer(call.pointer(0)?, call.site)?;
    process.state().exceptions.refer_to(object);
    void()
}

fn release(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let pointer = call.pointer(0)?;
    let object = process.get_pointer(pointer, call.site)?;
    process.put_pointer(pointer, Slot::default(), call.site)?;
    itanium::release(process, object)?;
    void()
}

/// Registers an exception object that may be thrown later.
fn init_primary_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    process.state().exceptions.make(object, call.pointer(1)?, call.pointer(2)?);
    Ok(object)
}

/// Returns the exception being handled, with one more pointer to it.
fn current_primary_exception(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let current = process.state().exceptions.current();
    process.state().exceptions.refer_to(current);
    Ok(current)
}

fn increment(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    process.state().exceptions.refer_to(object);
    void()
}

fn decrement(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    itanium::release(process, call.pointer(0)?)?;
    void()
}

/// Throws an exception again; of the null pointer it returns.
fn rethrow_primary_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match call.pointer(0)? {
        object if object.bits == 0 => void(),
        object => itanium::throw_again(process, object),
    }
}

fn get(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.get_pointer(call.pointer(0)?, call.site)
}

fn is_some(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int((get(process, call)?.bits != 0).into())
}

fn is_none(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int((get(process, call)?.bits == 0).into())
}

fn exception_type(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = get(process, call)?;
    Ok(process.state().exceptions.type_of(object))
}

fn are_equal(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<bool> {
    let other = process.get_pointer(call.pointer(1)?, call.site)?;
    Ok(get(process, call)?.bits == other.bits)
}

fn equal(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(are_equal(process, call)?.into())
}

fn unequal(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int((!are_equal(process, call)?).into())
}
