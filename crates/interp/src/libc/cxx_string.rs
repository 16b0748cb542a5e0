//! `std::string` of libstdc++: those members that its headers leave to the library. A string is a
//! pointer, a length, and 16 bytes that hold short texts or the capacity.

use super::access::{int, offset, void};
use super::cxx_string_more::assign_move;
use super::{Call, Entry, cxx_exceptions};
use crate::machine::Machine;
use crate::memory::Family;
use crate::site::Site;
use crate::stop::{Run, limit};
use crate::value::Slot;

macro_rules! member {
    ($name:literal, $signature:literal, $function:ident) => {
        (concat!("_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE", $name), $signature, $function)
    };
}

macro_rules! constant_member {
    ($name:literal, $signature:literal, $function:ident) => {
        (concat!("_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE", $name), $signature, $function)
    };
}

pub(super) static TABLE: &[Entry] = &[
    ("_ZNSaIcEC1Ev", "v(p)", nothing),
    ("_ZNSaIcEC2Ev", "v(p)", nothing),
    ("_ZNSaIcED1Ev", "v(p)", nothing),
    ("_ZNSaIcED2Ev", "v(p)", nothing),
    ("_ZNSaIcEC1ERKS_", "v(pp)", nothing),
    ("_ZNSaIcEC2ERKS_", "v(pp)", nothing),
    member!("C1Ev", "v(p)", construct),
    member!("C2Ev", "v(p)", construct),
    member!("C1ERKS3_", "v(pp)", construct),
    member!("C1EPKcRKS3_", "v(ppp)", construct_text),
    member!("C2EPKcRKS3_", "v(ppp)", construct_text),
    member!("C1EPKcmRKS3_", "v(pplp)", construct_bytes),
    member!("C2EPKcmRKS3_", "v(pplp)", construct_bytes),
    member!("C1EmcRKS3_", "v(plip)", construct_repeated),
    member!("C1ERKS4_", "v(pp)", construct_copy),
    member!("C2ERKS4_", "v(pp)", construct_copy),
    member!("C1EOS4_", "v(pp)", construct_move),
    member!("C2EOS4_", "v(pp)", construct_move),
    member!("D1Ev", "v(p)", dispose),
    member!("D2Ev", "v(p)", dispose),
    member!("10_M_disposeEv", "v(p)", dispose),
    member!("12_Alloc_hiderC1EPcRKS3_", "v(ppp)", set_data),
    member!("12_Alloc_hiderC2EPcRKS3_", "v(ppp)", set_data),
    member!("7_M_dataEPc", "v(pp)", set_data),
    member!("13_M_local_dataEv", "p(p)", local_data),
    member!("11_M_capacityEm", "v(pl)", set_capacity),
    member!("13_M_set_lengthEm", "v(pl)", set_length),
    member!("13_S_copy_charsEPcPKcS7_", "v(ppp)", copy_chars),
    member!("7_S_copyEPcPKcm", "v(ppl)", copy_some),
    member!("9_M_createERmm", "p(ppl)", create),
    member!("9_M_appendEPKcm", "p(ppl)", append_bytes),
    member!("6appendEPKcm", "p(ppl)", append_bytes),
    member!("6appendEPKc", "p(pp)", append_text),
    member!("pLEPKc", "p(pp)", append_text),
    member!("6appendERKS4_", "p(pp)", append_string),
    member!("pLERKS4_", "p(pp)", append_string),
    member!("6appendEmc", "p(pli)", append_repeated),
    member!("9push_backEc", "v(pi)", push_back),
    member!("pLEc", "p(pi)", push_back),
    member!("9_M_assignERKS4_", "v(pp)", assign_string),
    member!("aSERKS4_", "p(pp)", assign_string),
    member!("6assignERKS4_", "p(pp)", assign_string),
    member!("aSEOS4_", "p(pp)", assign_move),
    member!("aSEPKc", "p(pp)", assign_text),
    member!("6assignEPKc", "p(pp)", assign_text),
    member!("aSEc", "p(pi)", assign_char),
    member!("10_M_replaceEmmPKcm", "p(pllpl)", replace),
    member!("7replaceEmmPKcm", "p(pllpl)", replace),
    member!("7reserveEm", "v(pl)", reserve),
    member!("6resizeEm", "v(pl)", resize),
    member!("6resizeEmc", "v(pli)", resize),
    member!("5clearEv", "v(p)", clear),
    member!("ixEm", "p(pl)", element),
    member!("2atEm", "p(pl)", at),
    constant_member!("2atEm", "p(pl)", at),
    constant_member!("6substrEmm", "v(ppll)", substring),
    member!("5beginEv", "p(p)", data),
    member!("3endEv", "p(p)", end),
    constant_member!("ixEm", "p(pl)", element),
    constant_member!("5beginEv", "p(p)", data),
    constant_member!("3endEv", "p(p)", end),
    constant_member!("7_M_dataEv", "p(p)", data),
    constant_member!("5c_strEv", "p(p)", data),
    constant_member!("4dataEv", "p(p)", data),
    constant_member!("6lengthEv", "l(p)", length),
    constant_member!("4sizeEv", "l(p)", length),
    constant_member!("8capacityEv", "l(p)", capacity),
    constant_member!("5emptyEv", "i(p)", empty),
    constant_member!("7compareEPKc", "i(pp)", compare_text),
    constant_member!("7compareERKS4_", "i(pp)", compare_string),
    constant_member!("4findEPKcmm", "l(ppll)", find_bytes),
    constant_member!("4findEPKcm", "l(ppl)", find_text),
    constant_member!("4findEcm", "l(pil)", find_char),
];

/// What a string holds without memory of its own.
const LOCAL: u64 = 15;
/// Where the length stands, and how large a string is.
pub(super) const LENGTH: u64 = 8;
pub(super) const SIZE: u64 = 32;
const BUFFER: u64 = 16;

pub(super) fn nothing(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    void()
}

/// The text of a string.
pub(super) fn get(machine: &mut Machine<'_>, string: Slot, site: Site) -> Run<Vec<u8>> {
    let text = machine.get_pointer(string, site)?;
    let length = machine.get_uint(offset(string, LENGTH), 8, site)?;
    machine.bytes(text, length, site)
}

pub(super) fn room(machine: &mut Machine<'_>, string: Slot, site: Site) -> Run<u64> {
    let text = machine.get_pointer(string, site)?;
    if text.bits == string.bits + BUFFER { Ok(LOCAL) } else { machine.get_uint(offset(string, BUFFER), 8, site) }
}

pub(super) fn allocate(machine: &mut Machine<'_>, capacity: u64, site: Site) -> Run<Slot> {
    let size = capacity.checked_add(1).filter(|&size| size < i64::MAX as u64);
    match size.and_then(|size| machine.memory.alloc_heap(size, 16, Family::New, false, site)) {
        Some(p) => Ok(p),
        None if machine.memory.could_hold(capacity) => limit(format!("a std::string of {capacity} bytes")),
        None => machine.throw_standard(cxx_exceptions::BAD_ALLOC, b"", site),
    }
}

/// Sees to it that a string can hold so much; of its bytes the first so many are kept.
pub(super) fn make_room(machine: &mut Machine<'_>, string: Slot, wanted: u64, kept: u64, site: Site) -> Run<()> {
    let have = room(machine, string, site)?;
    if wanted <= have {
        return Ok(());
    }
    let capacity = wanted.max(have.saturating_mul(2));
    let new = allocate(machine, capacity, site)?;
    let old = machine.get_pointer(string, site)?;
    machine.memory.copy(&mut machine.taints, new, old, kept, false, site)?;
    free(machine, string, site)?;
    machine.put_pointer(string, new, site)?;
    machine.put_uint(offset(string, BUFFER), capacity, 8, site)
}

pub(super) fn free(machine: &mut Machine<'_>, string: Slot, site: Site) -> Run<()> {
    let text = machine.get_pointer(string, site)?;
    if text.bits == string.bits + BUFFER { Ok(()) } else { machine.memory.free(text, Family::New, site) }
}

pub(super) fn set(machine: &mut Machine<'_>, string: Slot, text: &[u8], site: Site) -> Run<()> {
    make_room(machine, string, text.len() as u64, 0, site)?;
    let to = machine.get_pointer(string, site)?;
    machine.put_cstr(to, text, site)?;
    machine.put_uint(offset(string, LENGTH), text.len() as u64, 8, site)
}

/// Makes an empty string.
pub(super) fn init(machine: &mut Machine<'_>, string: Slot, site: Site) -> Run<()> {
    machine.put_pointer(string, offset(string, BUFFER), site)?;
    machine.put_uint(offset(string, LENGTH), 0, 8, site)?;
    machine.put(offset(string, BUFFER), b"\0", site)
}

fn construct(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    init(machine, call.pointer(0)?, call.site)?;
    void()
}

pub(super) fn construct_from(machine: &mut Machine<'_>, call: &Call<'_>, text: &[u8]) -> Run<Slot> {
    let (string, length) = (call.pointer(0)?, text.len() as u64);
    init(machine, string, call.site)?;
    if length > LOCAL {
        // Just as much as it needs; only what grows gets more.
        let memory = allocate(machine, length, call.site)?;
        machine.put_pointer(string, memory, call.site)?;
        machine.put_uint(offset(string, BUFFER), length, 8, call.site)?;
    }
    set(machine, string, text, call.site)?;
    void()
}

fn construct_text(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = machine.cstr(call.pointer(1)?, call.site)?;
    construct_from(machine, call, &text)
}

fn construct_bytes(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = machine.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    construct_from(machine, call, &text)
}

pub(super) fn construct_repeated(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = repeated(call.int(2)? as u8, call.uint(1)?)?;
    construct_from(machine, call, &text)
}

pub(super) fn repeated(byte: u8, count: u64) -> Run<Vec<u8>> {
    if count > 1 << 28 {
        return limit(format!("a std::string of {count} bytes"));
    }
    Ok(vec![byte; count as usize])
}

pub(super) fn construct_copy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = get(machine, call.pointer(1)?, call.site)?;
    construct_from(machine, call, &text)
}

/// The text moves; the other string is empty.
pub(super) fn construct_move(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    let text = machine.get_pointer(from, call.site)?;
    if text.bits == from.bits + BUFFER {
        let text = get(machine, from, call.site)?;
        construct_from(machine, call, &text)?;
    } else {
        let length = machine.get_uint(offset(from, LENGTH), 8, call.site)?;
        let capacity = machine.get_uint(offset(from, BUFFER), 8, call.site)?;
        machine.put_pointer(to, text, call.site)?;
        machine.put_uint(offset(to, LENGTH), length, 8, call.site)?;
        machine.put_uint(offset(to, BUFFER), capacity, 8, call.site)?;
    }
    init(machine, from, call.site)?;
    void()
}

fn dispose(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    free(machine, call.pointer(0)?, call.site)?;
    void()
}

pub(super) fn set_data(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put_pointer(call.pointer(0)?, call.pointer(1)?, call.site)?;
    void()
}

pub(super) fn local_data(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(offset(call.pointer(0)?, BUFFER))
}

fn set_capacity(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put_uint(offset(call.pointer(0)?, BUFFER), call.uint(1)?, 8, call.site)?;
    void()
}

fn set_length(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (string, length) = (call.pointer(0)?, call.uint(1)?);
    machine.put_uint(offset(string, LENGTH), length, 8, call.site)?;
    let text = machine.get_pointer(string, call.site)?;
    machine.put(offset(text, length), b"\0", call.site)?;
    void()
}

pub(super) fn copy_chars(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, end) = (call.pointer(0)?, call.pointer(1)?, call.pointer(2)?);
    let length = end.bits.wrapping_sub(from.bits);
    machine.memory.copy(&mut machine.taints, to, from, length, true, call.site)?;
    void()
}

pub(super) fn copy_some(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, length) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    machine.memory.copy(&mut machine.taints, to, from, length, true, call.site)?;
    void()
}

/// Memory for at least the capacity behind the reference, which is raised to twice the old one.
fn create(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (place, old) = (call.pointer(1)?, call.uint(2)?);
    let mut capacity = machine.get_uint(place, 8, call.site)?;
    if capacity > old && capacity < old.saturating_mul(2) {
        capacity = old * 2;
        machine.put_uint(place, capacity, 8, call.site)?;
    }
    allocate(machine, capacity, call.site)
}

/// What was there stays where it is, unless there is no room behind it.
fn append(machine: &mut Machine<'_>, call: &Call<'_>, more: &[u8]) -> Run<Slot> {
    let string = call.pointer(0)?;
    let length = machine.get_uint(offset(string, LENGTH), 8, call.site)?;
    let Some(longer) = length.checked_add(more.len() as u64) else { return limit("the length of a std::string") };
    make_room(machine, string, longer, length, call.site)?;
    let text = machine.get_pointer(string, call.site)?;
    machine.put_cstr(offset(text, length), more, call.site)?;
    machine.put_uint(offset(string, LENGTH), longer, 8, call.site)?;
    Ok(string)
}

fn append_bytes(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let more = machine.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    append(machine, call, &more)
}

fn append_text(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let more = machine.cstr(call.pointer(1)?, call.site)?;
    append(machine, call, &more)
}

fn append_string(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let more = get(machine, call.pointer(1)?, call.site)?;
    append(machine, call, &more)
}

fn append_repeated(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let more = repeated(call.int(2)? as u8, call.uint(1)?)?;
    append(machine, call, &more)
}

fn push_back(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    append(machine, call, &[call.int(1)? as u8])
}

fn assign_string(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = get(machine, call.pointer(1)?, call.site)?;
    set(machine, call.pointer(0)?, &text, call.site)?;
    call.pointer(0)
}

fn assign_text(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = machine.cstr(call.pointer(1)?, call.site)?;
    set(machine, call.pointer(0)?, &text, call.site)?;
    call.pointer(0)
}

fn assign_char(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    set(machine, call.pointer(0)?, &[call.int(1)? as u8], call.site)?;
    call.pointer(0)
}

fn replace(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (string, start, count) = (call.pointer(0)?, call.uint(1)? as usize, call.uint(2)? as usize);
    let new = machine.bytes(call.pointer(3)?, call.uint(4)?, call.site)?;
    let mut text = get(machine, string, call.site)?;
    if start > text.len() {
        let what = format!("basic_string::replace: __pos (which is {start}) > this->size() (which is {})", text.len());
        return machine.throw_standard(cxx_exceptions::OUT_OF_RANGE, what.as_bytes(), call.site);
    }
    let end = start.saturating_add(count).min(text.len());
    text.splice(start..end, new);
    set(machine, string, &text, call.site)?;
    Ok(string)
}

fn reserve(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let string = call.pointer(0)?;
    let length = machine.get_uint(offset(string, LENGTH), 8, call.site)?;
    make_room(machine, string, call.uint(1)?, length.saturating_add(1), call.site)?;
    void()
}

fn resize(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let string = call.pointer(0)?;
    let byte = if call.args.len() > 2 { call.int(2)? as u8 } else { 0 };
    let mut text = get(machine, string, call.site)?;
    let length = call.uint(1)?;
    if length > 1 << 28 {
        return limit(format!("a std::string of {length} bytes"));
    }
    text.resize(length as usize, byte);
    set(machine, string, &text, call.site)?;
    void()
}

fn clear(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    set(machine, call.pointer(0)?, b"", call.site)?;
    void()
}

pub(super) fn data(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.get_pointer(call.pointer(0)?, call.site)
}

fn element(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(offset(data(machine, call)?, call.uint(1)?))
}

fn at(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (string, place) = (call.pointer(0)?, call.uint(1)?);
    let length = machine.get_uint(offset(string, LENGTH), 8, call.site)?;
    if place >= length {
        let what = format!("basic_string::at: __n (which is {place}) >= this->size() (which is {length})");
        return machine.throw_standard(cxx_exceptions::OUT_OF_RANGE, what.as_bytes(), call.site);
    }
    element(machine, call)
}

fn substring(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = get(machine, call.pointer(1)?, call.site)?;
    let (start, count) = (call.uint(2)?, call.uint(3)?);
    let length = text.len() as u64;
    if start > length {
        let what = format!("basic_string::substr: __pos (which is {start}) > this->size() (which is {length})");
        return machine.throw_standard(cxx_exceptions::OUT_OF_RANGE, what.as_bytes(), call.site);
    }
    let end = start.saturating_add(count).min(length);
    construct_from(machine, call, &text[start as usize..end as usize])
}

fn end(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = machine.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    Ok(offset(data(machine, call)?, length))
}

fn length(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(Slot::plain(machine.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?))
}

fn capacity(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(Slot::plain(room(machine, call.pointer(0)?, call.site)?))
}

fn empty(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = machine.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    int((length == 0).into())
}

/// The first difference, else that of the lengths.
pub(super) fn order(a: &[u8], b: &[u8]) -> Run<Slot> {
    match a.iter().zip(b).find(|(x, y)| x != y) {
        Some((x, y)) => int(if x < y { -1 } else { 1 }),
        None => int((a.len() as i64 - b.len() as i64).clamp(i32::MIN.into(), i32::MAX.into())),
    }
}

fn compare_text(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let other = machine.cstr(call.pointer(1)?, call.site)?;
    order(&get(machine, call.pointer(0)?, call.site)?, &other)
}

fn compare_string(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let other = get(machine, call.pointer(1)?, call.site)?;
    order(&get(machine, call.pointer(0)?, call.site)?, &other)
}

/// Where something is found from a position on, or `npos`.
fn find(machine: &mut Machine<'_>, call: &Call<'_>, what: &[u8], from: u64) -> Run<Slot> {
    let text = get(machine, call.pointer(0)?, call.site)?;
    let found = usize::try_from(from)
        .ok()
        .and_then(|from| Some((from, memchr::memmem::find(text.get(from..)?, what)?)))
        .map_or(u64::MAX, |(from, at)| (from + at) as u64);
    Ok(Slot::plain(found))
}

fn find_bytes(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let what = machine.bytes(call.pointer(1)?, call.uint(3)?, call.site)?;
    find(machine, call, &what, call.uint(2)?)
}

fn find_text(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let what = machine.cstr(call.pointer(1)?, call.site)?;
    find(machine, call, &what, call.uint(2)?)
}

fn find_char(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    find(machine, call, &[call.int(1)? as u8], call.uint(2)?)
}
