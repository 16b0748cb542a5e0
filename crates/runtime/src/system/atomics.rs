//! Atomic operations of any size (`libatomic`), which compilers call for objects that are too large for an instruction.
//! Each is sequentially consistent, whatever its order; natively it takes a lock.

use crate::access::{contract, int, void};
use crate::process::Process;
use crate::system::threads::event;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::threads::Key;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("__atomic_is_lock_free", "i(lp)", is_lock_free),
    ("__atomic_load", "v(lppi)", load),
    ("__atomic_store", "v(lppi)", store),
    ("__atomic_exchange", "v(lpppi)", exchange),
    ("__atomic_compare_exchange", "i(lpppii)", compare_exchange),
    ("__atomic_load_16", "l(pi)", load_16),
    ("__atomic_store_16", "v(pli)", store_16),
    ("__atomic_exchange_16", "l(pli)", exchange_16),
    ("__atomic_compare_exchange_16", "i(pplii)", compare_exchange_16),
];

/// Size of the objects of the functions whose names end in it.
const SIXTEEN: u64 = 16;

/// Makes what other threads did before their operations on the object happen before what follows.
fn begin(process: &mut Process<'_, '_>, object: Slot) {
    process.acquire(Key(event::ATOMIC, object.bits));
}

/// Ends an operation, with whether it wrote the object.
fn end(process: &mut Process<'_, '_>, object: Slot, size: u64, writes: bool) {
    process.release(Key(event::ATOMIC, object.bits));
    if writes {
        process.release_at(object.bits, size);
    }
    process.scheduling_point();
}

/// Copies the bytes of an object, which need not all be defined, as padding is not.
fn copy(process: &mut Process<'_, '_>, call: &Call<'_>, to: Slot, from: Slot, size: u64) -> Result<()> {
    process.copy(to, from, size, true, call.site)
}

/// Returns whether operations on objects of a size need no lock.
fn is_lock_free(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(matches!(call.uint(0)?, 1 | 2 | 4 | 8).into())
}

fn load(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (size, object, to) = (call.uint(0)?, call.pointer(1)?, call.pointer(2)?);
    begin(process, object);
    copy(process, call, to, object, size)?;
    end(process, object, size, false);
    void()
}

fn store(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (size, object, from) = (call.uint(0)?, call.pointer(1)?, call.pointer(2)?);
    begin(process, object);
    copy(process, call, object, from, size)?;
    end(process, object, size, true);
    void()
}

fn exchange(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (size, object) = (call.uint(0)?, call.pointer(1)?);
    let (from, to) = (call.pointer(2)?, call.pointer(3)?);
    if from.bits.abs_diff(to.bits) < size {
        return contract(format!("{} of {size} bytes, whose old and new value overlap", call.name));
    }
    begin(process, object);
    copy(process, call, to, object, size)?;
    copy(process, call, object, from, size)?;
    end(process, object, size, true);
    void()
}

/// Stores a value if the object has the expected one, and otherwise tells which it has.
fn compare_exchange(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (size, object) = (call.uint(0)?, call.pointer(1)?);
    let (expected, from) = (call.pointer(2)?, call.pointer(3)?);
    begin(process, object);
    let is_equal = process.bytes(object, size, call.site)? == process.bytes(expected, size, call.site)?;
    match is_equal {
        true => copy(process, call, object, from, size)?,
        false => copy(process, call, expected, object, size)?,
    }
    end(process, object, size, is_equal);
    int(is_equal.into())
}

/// Returns the two words of an argument of 16 bytes.
fn wide(call: &Call<'_>, number: usize) -> Result<[Slot; 2]> {
    call.defined(number)?;
    match call.args.get(number).map(|arg| arg.slots) {
        Some(&[low, high]) => Ok([low, high]),
        _ => contract(format!("{} takes an argument of 128 bits", call.name)),
    }
}

/// Returns the words of an object, lowest first, as the two slots of the result.
fn read_wide(process: &mut Process<'_, '_>, call: &Call<'_>, object: Slot) -> Result<Slot> {
    let value = process.get_wide(object, SIXTEEN as u32, call.site)?;
    process.thread.second = Slot::plain((value >> 64) as u64);
    Ok(Slot::plain(value as u64))
}

fn write_wide(process: &mut Process<'_, '_>, call: &Call<'_>, object: Slot, [low, high]: [Slot; 2]) -> Result<()> {
    process.put_wide(object, u128::from(high.bits) << 64 | u128::from(low.bits), SIXTEEN as u32, call.site)
}

/// Checks the alignment of an object of 16 bytes.
fn object_16(call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    match object.bits.is_multiple_of(SIXTEEN) {
        true => Ok(object),
        false => contract(format!("{} of {:#x}, which is not aligned to 16 bytes", call.name, object.bits)),
    }
}

fn load_16(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = object_16(call)?;
    begin(process, object);
    let low = read_wide(process, call, object)?;
    end(process, object, SIXTEEN, false);
    Ok(low)
}

fn store_16(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, value) = (object_16(call)?, wide(call, 1)?);
    begin(process, object);
    write_wide(process, call, object, value)?;
    end(process, object, SIXTEEN, true);
    void()
}

fn exchange_16(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, value) = (object_16(call)?, wide(call, 1)?);
    begin(process, object);
    let low = read_wide(process, call, object)?;
    write_wide(process, call, object, value)?;
    end(process, object, SIXTEEN, true);
    Ok(low)
}

fn compare_exchange_16(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, expected, value) = (object_16(call)?, call.pointer(1)?, wide(call, 2)?);
    begin(process, object);
    let now = process.get_wide(object, SIXTEEN as u32, call.site)?;
    let is_equal = now == process.get_wide(expected, SIXTEEN as u32, call.site)?;
    match is_equal {
        true => write_wide(process, call, object, value)?,
        false => process.put_wide(expected, now, SIXTEEN as u32, call.site)?,
    }
    end(process, object, SIXTEEN, is_equal);
    int(is_equal.into())
}
