//! `std::string` of libstdc++: members that its headers leave to the library. A string consists of a pointer,
//! a length, and 16 bytes that hold short texts or the capacity.

use crate::access::{int, offset, void};
use crate::cxx::exceptions as cxx_exceptions;
use crate::cxx::string_edit::assign_move;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::site::Site;
use draig_interp::stop::{Result, limit};
use draig_interp::value::Slot;

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

pub(crate) static TABLE: &[Entry] = &[
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

/// Capacity of a string without allocated memory.
const LOCAL: u64 = 15;
/// Offset of the length, and size of a string.
pub(crate) const LENGTH: u64 = 8;
pub(crate) const SIZE: u64 = 32;
const BUFFER: u64 = 16;

pub(crate) fn nothing(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    void()
}

/// Returns the text of a string.
pub(crate) fn get(process: &mut Process<'_, '_>, string: Slot, site: Site) -> Result<Vec<u8>> {
    let text = process.get_pointer(string, site)?;
    let length = process.get_uint(offset(string, LENGTH), 8, site)?;
    process.bytes(text, length, site)
}

pub(crate) fn room(process: &mut Process<'_, '_>, string: Slot, site: Site) -> Result<u64> {
    let text = process.get_pointer(string, site)?;
    if text.bits == string.bits + BUFFER { Ok(LOCAL) } else { process.get_uint(offset(string, BUFFER), 8, site) }
}

pub(crate) fn allocate(process: &mut Process<'_, '_>, capacity: u64, site: Site) -> Result<Slot> {
    let size = capacity.checked_add(1).filter(|&size| size < i64::MAX as u64);
    match size.and_then(|size| process.memory.alloc_heap(size, 16, Family::New, false, site)) {
        Some(p) => Ok(p),
        None if process.memory.could_hold(capacity) => limit(format!("a std::string of {capacity} bytes")),
        None => process.throw_standard(cxx_exceptions::BAD_ALLOC, b"", site),
    }
}

/// Ensures that a string has a capacity, keeping the given number of its first bytes.
pub(crate) fn make_room(process: &mut Process<'_, '_>, string: Slot, wanted: u64, kept: u64, site: Site) -> Result<()> {
    let have = room(process, string, site)?;
    if wanted <= have {
        return Ok(());
    }
    let capacity = wanted.max(have.saturating_mul(2));
    let new = allocate(process, capacity, site)?;
    let old = process.get_pointer(string, site)?;
    process.copy(new, old, kept, false, site)?;
    free(process, string, site)?;
    process.put_pointer(string, new, site)?;
    process.put_uint(offset(string, BUFFER), capacity, 8, site)
}

pub(crate) fn free(process: &mut Process<'_, '_>, string: Slot, site: Site) -> Result<()> {
    let text = process.get_pointer(string, site)?;
    if text.bits == string.bits + BUFFER { Ok(()) } else { process.memory.free(text, Family::New, site) }
}

pub(crate) fn set(process: &mut Process<'_, '_>, string: Slot, text: &[u8], site: Site) -> Result<()> {
    make_room(process, string, text.len() as u64, 0, site)?;
    let to = process.get_pointer(string, site)?;
    process.put_cstr(to, text, site)?;
    process.put_uint(offset(string, LENGTH), text.len() as u64, 8, site)
}

/// Makes an empty string.
pub(crate) fn init(process: &mut Process<'_, '_>, string: Slot, site: Site) -> Result<()> {
    process.put_pointer(string, offset(string, BUFFER), site)?;
    process.put_uint(offset(string, LENGTH), 0, 8, site)?;
    process.put(offset(string, BUFFER), b"\0", site)
}

fn construct(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    init(process, call.pointer(0)?, call.site)?;
    void()
}

pub(crate) fn construct_from(process: &mut Process<'_, '_>, call: &Call<'_>, text: &[u8]) -> Result<Slot> {
    let (string, length) = (call.pointer(0)?, text.len() as u64);
    init(process, string, call.site)?;
    if length > LOCAL {
        // Exactly as much as needed; only growth adds a reserve.
        let memory = allocate(process, length, call.site)?;
        process.put_pointer(string, memory, call.site)?;
        process.put_uint(offset(string, BUFFER), length, 8, call.site)?;
    }
    set(process, string, text, call.site)?;
    void()
}

fn construct_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.cstr(call.pointer(1)?, call.site)?;
    construct_from(process, call, &text)
}

fn construct_bytes(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    construct_from(process, call, &text)
}

pub(crate) fn construct_repeated(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = repeated(process, call.int(2)? as u8, call.uint(1)?)?;
    construct_from(process, call, &text)
}

pub(crate) fn repeated(process: &mut Process<'_, '_>, byte: u8, count: u64) -> Result<Vec<u8>> {
    if count > 1 << 28 {
        return limit(format!("a std::string of {count} bytes"));
    }
    process.reserve_large(count)?;
    Ok(vec![byte; count as usize])
}

pub(crate) fn construct_copy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = get(process, call.pointer(1)?, call.site)?;
    construct_from(process, call, &text)
}

/// Constructs by moving the text; the other string becomes empty.
pub(crate) fn construct_move(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    let text = process.get_pointer(from, call.site)?;
    if text.bits == from.bits + BUFFER {
        let text = get(process, from, call.site)?;
        construct_from(process, call, &text)?;
    } else {
        let length = process.get_uint(offset(from, LENGTH), 8, call.site)?;
        let capacity = process.get_uint(offset(from, BUFFER), 8, call.site)?;
        process.put_pointer(to, text, call.site)?;
        process.put_uint(offset(to, LENGTH), length, 8, call.site)?;
        process.put_uint(offset(to, BUFFER), capacity, 8, call.site)?;
    }
    init(process, from, call.site)?;
    void()
}

fn dispose(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    free(process, call.pointer(0)?, call.site)?;
    void()
}

pub(crate) fn set_data(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_pointer(call.pointer(0)?, call.pointer(1)?, call.site)?;
    void()
}

pub(crate) fn local_data(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(offset(call.pointer(0)?, BUFFER))
}

fn set_capacity(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(offset(call.pointer(0)?, BUFFER), call.uint(1)?, 8, call.site)?;
    void()
}

fn set_length(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (string, length) = (call.pointer(0)?, call.uint(1)?);
    process.put_uint(offset(string, LENGTH), length, 8, call.site)?;
    let text = process.get_pointer(string, call.site)?;
    process.put(offset(text, length), b"\0", call.site)?;
    void()
}

pub(crate) fn copy_chars(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, end) = (call.pointer(0)?, call.pointer(1)?, call.pointer(2)?);
    let length = end.bits.wrapping_sub(from.bits);
    process.copy(to, from, length, true, call.site)?;
    void()
}

pub(crate) fn copy_some(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, length) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    process.copy(to, from, length, true, call.site)?;
    void()
}

/// Allocates at least the capacity in the reference, which is raised to twice the old one.
fn create(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (place, old) = (call.pointer(1)?, call.uint(2)?);
    let mut capacity = process.get_uint(place, 8, call.site)?;
    if capacity > old && capacity < old.saturating_mul(2) {
        capacity = old * 2;
        process.put_uint(place, capacity, 8, call.site)?;
    }
    allocate(process, capacity, call.site)
}

/// Appends a text. The old text stays in place unless the capacity is too small.
fn append(process: &mut Process<'_, '_>, call: &Call<'_>, more: &[u8]) -> Result<Slot> {
    let string = call.pointer(0)?;
    let length = process.get_uint(offset(string, LENGTH), 8, call.site)?;
    let Some(longer) = length.checked_add(more.len() as u64) else { return limit("the length of a std::string") };
    make_room(process, string, longer, length, call.site)?;
    let text = process.get_pointer(string, call.site)?;
    process.put_cstr(offset(text, length), more, call.site)?;
    process.put_uint(offset(string, LENGTH), longer, 8, call.site)?;
    Ok(string)
}

fn append_bytes(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let more = process.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    append(process, call, &more)
}

fn append_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let more = process.cstr(call.pointer(1)?, call.site)?;
    append(process, call, &more)
}

fn append_string(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let more = get(process, call.pointer(1)?, call.site)?;
    append(process, call, &more)
}

fn append_repeated(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let more = repeated(process, call.int(2)? as u8, call.uint(1)?)?;
    append(process, call, &more)
}

fn push_back(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    append(process, call, &[call.int(1)? as u8])
}

fn assign_string(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = get(process, call.pointer(1)?, call.site)?;
    set(process, call.pointer(0)?, &text, call.site)?;
    call.pointer(0)
}

fn assign_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.cstr(call.pointer(1)?, call.site)?;
    set(process, call.pointer(0)?, &text, call.site)?;
    call.pointer(0)
}

fn assign_char(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    set(process, call.pointer(0)?, &[call.int(1)? as u8], call.site)?;
    call.pointer(0)
}

fn replace(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (string, start, count) = (call.pointer(0)?, call.uint(1)? as usize, call.uint(2)? as usize);
    let new = process.bytes(call.pointer(3)?, call.uint(4)?, call.site)?;
    let mut text = get(process, string, call.site)?;
    if start > text.len() {
        let what = format!("basic_string::replace: __pos (which is {start}) > this->size() (which is {})", text.len());
        return process.throw_standard(cxx_exceptions::OUT_OF_RANGE, what.as_bytes(), call.site);
    }
    let end = start.saturating_add(count).min(text.len());
    text.splice(start..end, new);
    set(process, string, &text, call.site)?;
    Ok(string)
}

fn reserve(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let string = call.pointer(0)?;
    let length = process.get_uint(offset(string, LENGTH), 8, call.site)?;
    make_room(process, string, call.uint(1)?, length.saturating_add(1), call.site)?;
    void()
}

fn resize(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let string = call.pointer(0)?;
    let byte = if call.args.len() > 2 { call.int(2)? as u8 } else { 0 };
    let mut text = get(process, string, call.site)?;
    let length = call.uint(1)?;
    if length > 1 << 28 {
        return limit(format!("a std::string of {length} bytes"));
    }
    process.reserve_large(length)?;
    text.reserve_exact((length as usize).saturating_sub(text.len()));
    text.resize(length as usize, byte);
    set(process, string, &text, call.site)?;
    void()
}

fn clear(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    set(process, call.pointer(0)?, b"", call.site)?;
    void()
}

pub(crate) fn data(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.get_pointer(call.pointer(0)?, call.site)
}

fn element(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(offset(data(process, call)?, call.uint(1)?))
}

fn at(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (string, place) = (call.pointer(0)?, call.uint(1)?);
    let length = process.get_uint(offset(string, LENGTH), 8, call.site)?;
    if place >= length {
        let what = format!("basic_string::at: __n (which is {place}) >= this->size() (which is {length})");
        return process.throw_standard(cxx_exceptions::OUT_OF_RANGE, what.as_bytes(), call.site);
    }
    element(process, call)
}

fn substring(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = get(process, call.pointer(1)?, call.site)?;
    let (start, count) = (call.uint(2)?, call.uint(3)?);
    let length = text.len() as u64;
    if start > length {
        let what = format!("basic_string::substr: __pos (which is {start}) > this->size() (which is {length})");
        return process.throw_standard(cxx_exceptions::OUT_OF_RANGE, what.as_bytes(), call.site);
    }
    let end = start.saturating_add(count).min(length);
    construct_from(process, call, &text[start as usize..end as usize])
}

fn end(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    Ok(offset(data(process, call)?, length))
}

fn length(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?))
}

fn capacity(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(room(process, call.pointer(0)?, call.site)?))
}

fn empty(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    int((length == 0).into())
}

/// Returns the sign of the first difference, otherwise that of the lengths.
pub(crate) fn order(a: &[u8], b: &[u8]) -> Result<Slot> {
    match a.iter().zip(b).find(|(x, y)| x != y) {
        Some((x, y)) => int(if x < y { -1 } else { 1 }),
        None => int((a.len() as i64 - b.len() as i64).clamp(i32::MIN.into(), i32::MAX.into())),
    }
}

fn compare_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let other = process.cstr(call.pointer(1)?, call.site)?;
    order(&get(process, call.pointer(0)?, call.site)?, &other)
}

fn compare_string(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let other = get(process, call.pointer(1)?, call.site)?;
    order(&get(process, call.pointer(0)?, call.site)?, &other)
}

/// Returns the position of a text from a start position on, or `npos`.
fn find(process: &mut Process<'_, '_>, call: &Call<'_>, what: &[u8], from: u64) -> Result<Slot> {
    let text = get(process, call.pointer(0)?, call.site)?;
    let found = usize::try_from(from)
        .ok()
        .and_then(|from| Some((from, memchr::memmem::find(text.get(from..)?, what)?)))
        .map_or(u64::MAX, |(from, at)| (from + at) as u64);
    Ok(Slot::plain(found))
}

fn find_bytes(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let what = process.bytes(call.pointer(1)?, call.uint(3)?, call.site)?;
    find(process, call, &what, call.uint(2)?)
}

fn find_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let what = process.cstr(call.pointer(1)?, call.site)?;
    find(process, call, &what, call.uint(2)?)
}

fn find_char(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    find(process, call, &[call.int(1)? as u8], call.uint(2)?)
}
