//! Further members of libstdc++'s `std::string`: those that search, compare and edit, and the helpers that
//! unoptimized programs call; the others are in `string`. The end of a member's name encodes its parameters.

use crate::access::{int, offset, void};
use crate::cxx::exceptions as cxx_exceptions;
use crate::cxx::string::{
    LENGTH, allocate, construct_copy, construct_from, construct_move, construct_repeated, copy_chars, copy_some, data,
    free, get, init, local_data, nothing, order, repeated, room, set, set_data,
};
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

macro_rules! members {
    ($($start:literal $name:literal $signature:literal $function:ident)*) => {
        &[$((concat!($start, "St7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE", $name), $signature, $function)),*]
    };
}

pub(crate) static TABLE: &[Entry] = members! {
    "_ZNK" "4findERKS4_m" "l(ppl)" search
    "_ZNK" "5rfindEPKcm" "l(ppl)" search
    "_ZNK" "5rfindEPKcmm" "l(ppll)" search
    "_ZNK" "5rfindERKS4_m" "l(ppl)" search
    "_ZNK" "5rfindEcm" "l(pil)" search
    "_ZNK" "13find_first_ofEPKcm" "l(ppl)" search
    "_ZNK" "13find_first_ofEPKcmm" "l(ppll)" search
    "_ZNK" "13find_first_ofERKS4_m" "l(ppl)" search
    "_ZNK" "13find_first_ofEcm" "l(pil)" search
    "_ZNK" "17find_first_not_ofEPKcm" "l(ppl)" search
    "_ZNK" "17find_first_not_ofEPKcmm" "l(ppll)" search
    "_ZNK" "17find_first_not_ofERKS4_m" "l(ppl)" search
    "_ZNK" "17find_first_not_ofEcm" "l(pil)" search
    "_ZNK" "12find_last_ofEPKcm" "l(ppl)" search
    "_ZNK" "12find_last_ofEPKcmm" "l(ppll)" search
    "_ZNK" "12find_last_ofERKS4_m" "l(ppl)" search
    "_ZNK" "12find_last_ofEcm" "l(pil)" search
    "_ZNK" "16find_last_not_ofEPKcm" "l(ppl)" search
    "_ZNK" "16find_last_not_ofEPKcmm" "l(ppll)" search
    "_ZNK" "16find_last_not_ofERKS4_m" "l(ppl)" search
    "_ZNK" "16find_last_not_ofEcm" "l(pil)" search
    "_ZNK" "7compareEmmPKc" "i(pllp)" compare
    "_ZNK" "7compareEmmPKcm" "i(pllpl)" compare
    "_ZNK" "7compareEmmRKS4_" "i(pllp)" compare
    "_ZNK" "7compareEmmRKS4_mm" "i(pllpll)" compare
    "_ZN" "10_S_compareEmm" "i(ll)" compare_lengths
    "_ZNK" "4copyEPcmm" "l(ppll)" copy
    "_ZN" "5eraseEmm" "p(pll)" erase
    "_ZN" "8_M_eraseEmm" "v(pll)" erase
    "_ZN" "5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE" "p(pp)" erase_at
    "_ZN" "5eraseEN9__gnu_cxx17__normal_iteratorIPcS4_EE" "p(pp)" erase_at
    "_ZN" "5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_" "p(ppp)" erase_at
    "_ZN" "5eraseEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_" "p(ppp)" erase_at
    "_ZN" "6insertEmPKc" "p(plp)" insert
    "_ZN" "6insertEmPKcm" "p(plpl)" insert
    "_ZN" "6insertEmRKS4_" "p(plp)" insert
    "_ZN" "6insertEmRKS4_mm" "p(plpll)" insert
    "_ZN" "6insertEmmc" "p(plli)" insert
    "_ZN" "6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc" "p(ppi)" insert_at
    "_ZN" "6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc" "p(ppli)" insert_at
    "_ZN" "6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EESt16initializer_listIcE" "p(pppl)" insert_at
    "_ZN" "6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EEc" "p(ppi)" insert_at
    "_ZN" "6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EEmc" "p(ppli)" insert_at
    "_ZN" "6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EESt16initializer_listIcE" "p(pppl)" insert_at
    "_ZN" "7replaceEmmPKc" "p(pllp)" replace
    "_ZN" "7replaceEmmRKS4_" "p(pllp)" replace
    "_ZN" "7replaceEmmRKS4_mm" "p(pllpll)" replace
    "_ZN" "7replaceEmmmc" "p(pllli)" replace
    "_ZN" "14_M_replace_auxEmmmc" "p(pllli)" replace
    "_ZN" "7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_RKS4_" "p(pppp)" replace_at
    "_ZN" "7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_" "p(pppp)" replace_at
    "_ZN" "7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_m" "p(ppppl)" replace_at
    "_ZN" "7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_mc" "p(pppli)" replace_at
    "_ZN" "7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_RKS4_" "p(pppp)" replace_at
    "_ZN" "7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_PKc" "p(pppp)" replace_at
    "_ZN" "7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_PKcm" "p(ppppl)" replace_at
    "_ZN" "7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_mc" "p(pppli)" replace_at
    "_ZN" "6appendERKS4_mm" "p(ppll)" append_part
    "_ZN" "6appendESt16initializer_listIcE" "p(ppl)" append_list
    "_ZN" "pLESt16initializer_listIcE" "p(ppl)" append_list
    "_ZN" "6assignEPKcm" "p(ppl)" assign
    "_ZN" "6assignERKS4_mm" "p(ppll)" assign
    "_ZN" "6assignEmc" "p(pli)" assign
    "_ZN" "6assignESt16initializer_listIcE" "p(ppl)" assign
    "_ZN" "aSESt16initializer_listIcE" "p(ppl)" assign
    "_ZN" "6assignEOS4_" "p(pp)" assign_move
    "_ZN" "4swapERS4_" "v(pp)" swap
    "_ZN" "8pop_backEv" "v(p)" pop_back
    "_ZN" "13shrink_to_fitEv" "v(p)" shrink
    "_ZN" "7reserveEv" "v(p)" shrink
    "_ZN" "4dataEv" "p(p)" data
    "_ZN" "5frontEv" "p(p)" data
    "_ZNK" "5frontEv" "p(p)" data
    "_ZN" "4backEv" "p(p)" back
    "_ZNK" "4backEv" "p(p)" back
    "_ZN" "6rbeginEv" "v(pp)" reverse_begin
    "_ZNK" "6rbeginEv" "v(pp)" reverse_begin
    "_ZNK" "7crbeginEv" "v(pp)" reverse_begin
    "_ZN" "4rendEv" "v(pp)" reverse_end
    "_ZNK" "4rendEv" "v(pp)" reverse_end
    "_ZNK" "5crendEv" "v(pp)" reverse_end
    "_ZNK" "13get_allocatorEv" "v(pp)" nothing
    "_ZNK" "6cbeginEv" "p(p)" data
    "_ZNK" "4cendEv" "p(p)" end
    "_ZN" "C1ERKS4_RKS3_" "v(ppp)" construct_copy
    "_ZN" "C2ERKS4_RKS3_" "v(ppp)" construct_copy
    "_ZN" "C1EOS4_RKS3_" "v(ppp)" construct_move
    "_ZN" "C2EOS4_RKS3_" "v(ppp)" construct_move
    "_ZN" "C2ERKS3_" "v(pp)" construct_empty
    "_ZN" "C1ERKS4_mRKS3_" "v(pplp)" construct_part
    "_ZN" "C2ERKS4_mRKS3_" "v(pplp)" construct_part
    "_ZN" "C1ERKS4_mm" "v(ppll)" construct_part
    "_ZN" "C2ERKS4_mm" "v(ppll)" construct_part
    "_ZN" "C1ERKS4_mmRKS3_" "v(ppllp)" construct_part
    "_ZN" "C2ERKS4_mmRKS3_" "v(ppllp)" construct_part
    "_ZN" "C2EmcRKS3_" "v(plip)" construct_repeated
    "_ZN" "C1ESt16initializer_listIcERKS3_" "v(pplp)" construct_list
    "_ZN" "C2ESt16initializer_listIcERKS3_" "v(pplp)" construct_list
    "_ZN" "C1IPKcvEET_S8_RKS3_" "v(pppp)" construct_range
    "_ZN" "C2IPKcvEET_S8_RKS3_" "v(pppp)" construct_range
    "_ZN" "C1IPcvEET_S7_RKS3_" "v(pppp)" construct_range
    "_ZN" "C2IPcvEET_S7_RKS3_" "v(pppp)" construct_range
    "_ZN" "C1IN9__gnu_cxx17__normal_iteratorIPcS4_EEvEET_SA_RKS3_" "v(pppp)" construct_range
    "_ZN" "C2IN9__gnu_cxx17__normal_iteratorIPcS4_EEvEET_SA_RKS3_" "v(pppp)" construct_range
    "_ZN" "12_M_constructEmc" "v(pli)" construct_repeated
    "_ZN" "18_M_construct_aux_2Emc" "v(pli)" construct_repeated
    "_ZN" "12_M_constructIPKcEEvT_S8_St20forward_iterator_tag" "v(ppp)" construct_range
    "_ZN" "12_M_constructIPcEEvT_S7_St20forward_iterator_tag" "v(ppp)" construct_range
    "_ZN" "12_M_constructIN9__gnu_cxx17__normal_iteratorIPKcS4_EEEEvT_SB_St20forward_iterator_tag" "v(ppp)" construct_range
    "_ZN" "12_M_constructIN9__gnu_cxx17__normal_iteratorIPcS4_EEEEvT_SA_St20forward_iterator_tag" "v(ppp)" construct_range
    "_ZN" "12_Alloc_hiderC1EPcOS3_" "v(ppp)" set_data
    "_ZN" "12_Alloc_hiderC2EPcOS3_" "v(ppp)" set_data
    "_ZN" "13_S_copy_charsEPcS5_S5_" "v(ppp)" copy_chars
    "_ZN" "13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_" "v(ppp)" copy_chars
    "_ZN" "13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_" "v(ppp)" copy_chars
    "_ZN" "7_S_moveEPcPKcm" "v(ppl)" copy_some
    "_ZN" "9_S_assignEPcmc" "v(pli)" fill
    "_ZN" "9_M_mutateEmmPKcm" "v(pllpl)" mutate
    "_ZN" "9_M_lengthEm" "v(pl)" set_length_only
    "_ZN" "10_M_destroyEm" "v(pl)" destroy
    "_ZN" "16_M_get_allocatorEv" "p(p)" itself
    "_ZNK" "16_M_get_allocatorEv" "p(p)" itself
    "_ZNK" "13_M_local_dataEv" "p(p)" local_data
    "_ZNK" "11_M_is_localEv" "i(p)" is_local
    "_ZNK" "11_M_disjunctEPKc" "i(pp)" is_apart
    "_ZNK" "8_M_checkEmPKc" "l(plp)" check
    "_ZNK" "8_M_limitEmm" "l(pll)" limit_length
    "_ZNK" "15_M_check_lengthEmmPKc" "v(pllp)" check_length
};

/// Number of the exception that is thrown for a text that would be too long.
const LENGTH_ERROR: u8 = 4;
/// More than any string can hold.
const MAX: u64 = i64::MAX as u64;

/// Returns the part after the member's name.
fn suffix<'c>(call: &Call<'c>) -> &'c str {
    call.name.split_once("ESaIcEE").map_or("", |(_, member)| member)
}

/// Reads the text passed from an argument on, in the form that the end of the name encodes: another string, a
/// part of it, bytes, a C string, a repeated character, or a single one.
fn given(process: &mut Process<'_, '_>, call: &Call<'_>, at: usize) -> Result<Vec<u8>> {
    let name = suffix(call);
    let ends = |ends: &[&str]| ends.iter().any(|end| name.ends_with(end));
    if ends(&["RKS4_mm"]) {
        let text = get(process, call.pointer(at)?, call.site)?;
        let (start, count) = (call.uint(at + 1)?, call.uint(at + 2)?);
        return part(process, call, &text, start, count);
    }
    if ends(&["RKS4_"]) {
        return get(process, call.pointer(at)?, call.site);
    }
    if ends(&["PKcm", "S8_m", "initializer_listIcE"]) {
        return process.bytes(call.pointer(at)?, call.uint(at + 1)?, call.site);
    }
    if ends(&["PKc", "S8_"]) {
        return process.cstr(call.pointer(at)?, call.site);
    }
    if ends(&["mc"]) {
        return repeated(process, call.int(at + 1)? as u8, call.uint(at)?);
    }
    Ok(vec![call.int(at)? as u8])
}

/// Returns a part of a text, cut at its end.
fn part(process: &mut Process<'_, '_>, call: &Call<'_>, text: &[u8], start: u64, count: u64) -> Result<Vec<u8>> {
    let (start, end) = range(process, call, text.len(), start, count)?;
    process.reserve_large((end - start) as u64)?;
    Ok(text[start..end].to_vec())
}

/// Returns a range of a text of some length.
fn range(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    length: usize,
    start: u64,
    count: u64,
) -> Result<(usize, usize)> {
    let all = length as u64;
    if start > all {
        let name = suffix(call).trim_start_matches(|c: char| c.is_ascii_digit() || c == '_' || c == 'M');
        let name = name.split(|c: char| !c.is_ascii_lowercase() && c != '_').next().unwrap_or_default();
        let name = if name.is_empty() { "basic_string" } else { name };
        return out_of_range(process, call, &format!("basic_string::{name}"), start, all);
    }
    Ok((start as usize, start.saturating_add(count).min(all) as usize))
}

fn out_of_range<T: Default>(process: &mut Process<'_, '_>, call: &Call<'_>, who: &str, at: u64, all: u64) -> Result<T> {
    let what = format!("{who}: __pos (which is {at}) > this->size() (which is {all})");
    process.throw_standard(cxx_exceptions::OUT_OF_RANGE, what.as_bytes(), call.site).map(|_| T::default())
}

/// Implements `find…` and `rfind`; returns a position or `npos`.
fn search(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = get(process, call.pointer(0)?, call.site)?;
    let (name, kind) = suffix(call).split_once('E').unwrap_or_default();
    let wanted = match kind {
        "PKcmm" => process.bytes(call.pointer(1)?, call.uint(3)?, call.site)?,
        "PKcm" => process.cstr(call.pointer(1)?, call.site)?,
        "cm" => vec![call.int(1)? as u8],
        _ => get(process, call.pointer(1)?, call.site)?,
    };
    let from = usize::try_from(call.uint(2)?).unwrap_or(usize::MAX);
    let found = match name {
        "4find" => text.get(from..).and_then(|rest| Some(from + memchr::memmem::find(rest, &wanted)?)),
        "5rfind" => {
            let end = from.saturating_add(wanted.len()).min(text.len());
            memchr::memmem::rfind(&text[..end], &wanted)
        }
        _ => {
            let is_in = !name.contains("_not_");
            let fits = |byte: &u8| wanted.contains(byte) == is_in;
            if name.contains("first") {
                text.get(from..).and_then(|rest| Some(from + rest.iter().position(fits)?))
            } else {
                text[..from.saturating_add(1).min(text.len())].iter().rposition(fits)
            }
        }
    };
    Ok(Slot::plain(found.map_or(u64::MAX, |at| at as u64)))
}

fn compare(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = get(process, call.pointer(0)?, call.site)?;
    let text = part(process, call, &text, call.uint(1)?, call.uint(2)?)?;
    let other = given(process, call, 3)?;
    order(&text, &other)
}

fn compare_lengths(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let difference = (call.uint(0)? as i64).wrapping_sub(call.uint(1)? as i64);
    int(difference.clamp(i32::MIN.into(), i32::MAX.into()))
}

fn copy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = get(process, call.pointer(0)?, call.site)?;
    let text = part(process, call, &text, call.uint(3)?, call.uint(2)?)?;
    process.put(call.pointer(1)?, &text, call.site)?;
    Ok(Slot::plain(text.len() as u64))
}

/// Replaces a range by a text.
fn edit(process: &mut Process<'_, '_>, call: &Call<'_>, start: u64, count: u64, new: &[u8]) -> Result<Slot> {
    let string = call.pointer(0)?;
    let mut text = get(process, string, call.site)?;
    let (start, end) = range(process, call, text.len(), start, count)?;
    text.splice(start..end, new.iter().copied());
    set(process, string, &text, call.site)?;
    Ok(string)
}

/// Returns the position that a pointer into a string refers to.
fn place(process: &mut Process<'_, '_>, call: &Call<'_>, argument: usize) -> Result<u64> {
    let text = process.get_pointer(call.pointer(0)?, call.site)?;
    Ok(call.pointer(argument)?.bits.wrapping_sub(text.bits))
}

fn erase(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    edit(process, call, call.uint(1)?, call.uint(2)?, b"")
}

/// Erases by iterators and returns one.
fn erase_at(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let start = place(process, call, 1)?;
    let count = if call.args.len() > 2 { place(process, call, 2)?.wrapping_sub(start) } else { 1 };
    edit(process, call, start, count, b"")?;
    Ok(offset(data(process, call)?, start))
}

fn insert(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let new = given(process, call, 2)?;
    edit(process, call, call.uint(1)?, 0, &new)
}

fn insert_at(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (start, new) = (place(process, call, 1)?, given(process, call, 2)?);
    edit(process, call, start, 0, &new)?;
    Ok(offset(data(process, call)?, start))
}

fn replace(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let new = given(process, call, 3)?;
    edit(process, call, call.uint(1)?, call.uint(2)?, &new)
}

fn replace_at(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (start, end, new) = (place(process, call, 1)?, place(process, call, 2)?, given(process, call, 3)?);
    edit(process, call, start, end.wrapping_sub(start), &new)
}

fn append_part(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let more = given(process, call, 1)?;
    append(process, call, &more)
}

fn append_list(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let more = given(process, call, 1)?;
    append(process, call, &more)
}

fn append(process: &mut Process<'_, '_>, call: &Call<'_>, more: &[u8]) -> Result<Slot> {
    let length = process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    edit(process, call, length, 0, more)
}

fn assign(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (string, new) = (call.pointer(0)?, given(process, call, 1)?);
    set(process, string, &new, call.site)?;
    Ok(string)
}

/// Assigns by moving. The strings swap their buffers, so that the source keeps this string's; a short text is
/// copied.
pub(crate) fn assign_move(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    if to.bits == from.bits {
        return Ok(to);
    }
    match parts(process, from, call)? {
        (None, text) => set(process, to, &text, call.site)?,
        moved => {
            let (kept, _) = parts(process, to, call)?;
            put_parts(process, to, moved, call)?;
            put_parts(process, from, (kept, Vec::new()), call)?;
        }
    }
    set(process, from, b"", call.site)?;
    Ok(to)
}

fn swap(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (a, b) = (call.pointer(0)?, call.pointer(1)?);
    if a.bits == b.bits {
        return void();
    }
    let (first, second) = (parts(process, a, call)?, parts(process, b, call)?);
    put_parts(process, a, second, call)?;
    put_parts(process, b, first, call)?;
    void()
}

/// Parts of a string: its memory and the size of that, unless the text is inside, and the text.
type Parts = (Option<(Slot, u64)>, Vec<u8>);

fn parts(process: &mut Process<'_, '_>, string: Slot, call: &Call<'_>) -> Result<Parts> {
    let (text, local) = (process.get_pointer(string, call.site)?, local_of(string));
    if text.bits == local.bits {
        return Ok((None, get(process, string, call.site)?));
    }
    let length = process.get_uint(offset(string, LENGTH), 8, call.site)?;
    let room = room(process, string, call.site)?;
    process.reserve_large(length.min(room))?;
    Ok((Some((text, room)), vec![0; length.min(room) as usize]))
}

fn put_parts(process: &mut Process<'_, '_>, string: Slot, (memory, text): Parts, call: &Call<'_>) -> Result<()> {
    init(process, string, call.site)?;
    match memory {
        Some((memory, room)) => {
            process.put_pointer(string, memory, call.site)?;
            process.put_uint(offset(string, LENGTH), text.len() as u64, 8, call.site)?;
            process.put_uint(local_of(string), room, 8, call.site)
        }
        None => set(process, string, &text, call.site),
    }
}

/// Returns the address of the space for short texts.
fn local_of(string: Slot) -> Slot {
    offset(string, 2 * LENGTH)
}

fn pop_back(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    if length == 0 {
        return crate::access::contract("pop_back of an empty string");
    }
    edit(process, call, length - 1, 1, b"")
}

/// Releases unused capacity.
fn shrink(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let string = call.pointer(0)?;
    let text = get(process, string, call.site)?;
    let is_inside = process.get_pointer(string, call.site)?.bits == local_of(string).bits;
    if !is_inside && room(process, string, call.site)? > text.len() as u64 {
        free(process, string, call.site)?;
        construct_from(process, call, &text)?;
    }
    void()
}

fn end(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    Ok(offset(data(process, call)?, length))
}

fn back(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let end = end(process, call)?;
    Ok(Slot { bits: end.bits.wrapping_sub(1), tag: end.tag })
}

/// Returns a reverse iterator, which wraps one to the place after.
fn reverse_begin(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (text, string) = (process.get_pointer(call.pointer(1)?, call.site)?, call.pointer(1)?);
    let length = process.get_uint(offset(string, LENGTH), 8, call.site)?;
    process.put_pointer(call.pointer(0)?, offset(text, length), call.site)?;
    void()
}

fn reverse_end(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.get_pointer(call.pointer(1)?, call.site)?;
    process.put_pointer(call.pointer(0)?, text, call.site)?;
    void()
}

fn construct_empty(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    construct_from(process, call, b"")
}

/// Constructs from a position on: all of the rest or a number of bytes.
fn construct_part(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = get(process, call.pointer(1)?, call.site)?;
    let count = if suffix(call).contains("S4_mm") { call.uint(3)? } else { u64::MAX };
    let text = part(process, call, &text, call.uint(2)?, count)?;
    construct_from(process, call, &text)
}

fn construct_list(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    construct_from(process, call, &text)
}

fn construct_range(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (start, end) = (call.pointer(1)?, call.pointer(2)?);
    let text = process.bytes(start, end.bits.wrapping_sub(start.bits), call.site)?;
    construct_from(process, call, &text)
}

fn fill(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let byte = Slot::plain(call.int(2)? as u64 & 0xff);
    process.fill(call.pointer(0)?, byte, call.uint(1)?, call.site)?;
    void()
}

/// Makes room for a text in place of a range, in new memory; the caller sets the length.
fn mutate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (string, start, count) = (call.pointer(0)?, call.uint(1)?, call.uint(2)?);
    let (new, more) = (call.pointer(3)?, call.uint(4)?);
    let length = process.get_uint(offset(string, LENGTH), 8, call.site)?;
    let (old, had) = (process.get_pointer(string, call.site)?, room(process, string, call.site)?);
    let wanted = length.saturating_add(more).saturating_sub(count);
    let capacity = if wanted > had { wanted.max(had.saturating_mul(2)) } else { wanted };
    let memory = allocate(process, capacity, call.site)?;
    let rest = length.saturating_sub(start).saturating_sub(count);
    for (to, from, size) in [
        (memory, old, start),
        (offset(memory, start), new, if new.bits == 0 { 0 } else { more }),
        (offset(memory, start + more), offset(old, start + count), rest),
    ] {
        process.copy(to, from, size, false, call.site)?;
    }
    free(process, string, call.site)?;
    process.put_pointer(string, memory, call.site)?;
    process.put_uint(local_of(string), capacity, 8, call.site)?;
    void()
}

fn set_length_only(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(offset(call.pointer(0)?, LENGTH), call.uint(1)?, 8, call.site)?;
    void()
}

fn destroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    free(process, call.pointer(0)?, call.site)?;
    void()
}

fn itself(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)
}

fn is_local(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let string = call.pointer(0)?;
    int((process.get_pointer(string, call.site)?.bits == local_of(string).bits).into())
}

fn is_apart(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (start, end, other) = (data(process, call)?, end(process, call)?, call.pointer(1)?);
    int((other.bits < start.bits || end.bits < other.bits).into())
}

fn check(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (at, length) = (call.uint(1)?, process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?);
    if at > length {
        let who = process.cstr(call.pointer(2)?, call.site)?;
        return out_of_range(process, call, &String::from_utf8_lossy(&who), at, length);
    }
    Ok(Slot::plain(at))
}

fn limit_length(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    Ok(Slot::plain(call.uint(2)?.min(length.saturating_sub(call.uint(1)?))))
}

fn check_length(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.get_uint(offset(call.pointer(0)?, LENGTH), 8, call.site)?;
    if (MAX - 1).saturating_sub(length.saturating_sub(call.uint(1)?)) < call.uint(2)? {
        let text = process.cstr(call.pointer(3)?, call.site)?;
        return process.throw_standard(LENGTH_ERROR, &text, call.site);
    }
    void()
}
