//! `<wchar.h>` as far as the "C" locale goes: wide strings, and conversions of characters below 128.

use super::access::{int, is_null, null, offset};
use super::{Call, Entry};
use crate::machine::Machine;
use crate::site::Site;
use crate::stop::{Run, unsupported};
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
    ("wcslen", "l(p)", wcslen),
    ("wcsnlen", "l(pl)", wcsnlen),
    ("wcscpy", "p(pp)", wcscpy),
    ("wcsncpy", "p(ppl)", wcsncpy),
    ("wcscat", "p(pp)", wcscat),
    ("wcscmp", "i(pp)", wcscmp),
    ("wcsncmp", "i(ppl)", wcsncmp),
    ("wcschr", "p(pi)", wcschr),
    ("wcsrchr", "p(pi)", wcsrchr),
    ("wmemcpy", "p(ppl)", wmemcpy),
    ("wmemmove", "p(ppl)", wmemcpy),
    ("wmemset", "p(pil)", wmemset),
    ("wmemcmp", "i(ppl)", wmemcmp),
    ("wmemchr", "p(pil)", wmemchr),
    ("btowc", "i(i)", btowc),
    ("wctob", "i(i)", wctob),
    ("mbsinit", "i(p)", mbsinit),
    ("mbrtowc", "l(pplp)", mbrtowc),
    ("mbrlen", "l(plp)", mbrlen),
    ("wcrtomb", "l(pip)", wcrtomb),
    ("mbstowcs", "l(ppl)", mbstowcs),
    ("wcstombs", "l(ppl)", wcstombs),
];

const EILSEQ: i32 = 84;

fn element(machine: &Machine<'_>, p: Slot, index: u64) -> Slot {
    offset(p, index.wrapping_mul(size(machine)))
}

/// The size of `wchar_t`.
fn size(machine: &Machine<'_>) -> u64 {
    machine.libc.abi.wide.into()
}

fn get(machine: &mut Machine<'_>, p: Slot, index: u64, site: Site) -> Run<u32> {
    let at = element(machine, p, index);
    Ok(machine.get_uint(at, machine.libc.abi.wide, site)? as u32)
}

fn length(machine: &mut Machine<'_>, p: Slot, most: u64, site: Site) -> Run<u64> {
    let mut length = 0;
    while length < most && get(machine, p, length, site)? != 0 {
        length += 1;
    }
    Ok(length)
}

/// A wide string as bytes; `most` bytes at most.
pub(crate) fn narrow(machine: &mut Machine<'_>, p: Slot, most: Option<usize>, site: Site) -> Run<Vec<u8>> {
    let mut text = Vec::new();
    while most.is_none_or(|most| text.len() < most) {
        match get(machine, p, text.len() as u64, site)? {
            0 => break,
            c @ 1..=127 => text.push(c as u8),
            _ => return unsupported("a wide character that \"C\" does not have"),
        }
    }
    Ok(text)
}

fn wcslen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = length(machine, call.pointer(0)?, u64::MAX, call.site)?;
    machine.long(length as i64)
}

fn wcsnlen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = length(machine, call.pointer(0)?, call.uint(1)?, call.site)?;
    machine.long(length as i64)
}

fn copy(machine: &mut Machine<'_>, to: Slot, from: Slot, count: u64, site: Site) -> Run<()> {
    let size = count.saturating_mul(size(machine));
    machine.memory.copy(&mut machine.taints, to, from, size, true, site)
}

fn wcscpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    let count = length(machine, from, u64::MAX, call.site)? + 1;
    let bytes = count * size(machine);
    super::string::check_apart(call, to, bytes, from, bytes)?;
    copy(machine, to, from, count, call.site)?;
    Ok(to)
}

fn wcsncpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, most) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let count = length(machine, from, most, call.site)?;
    copy(machine, to, from, count, call.site)?;
    let (rest, at) = ((most - count).saturating_mul(size(machine)), element(machine, to, count));
    machine.memory.fill(&machine.taints, at, Slot::plain(0), rest, call.site)?;
    Ok(to)
}

fn wcscat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    let before = length(machine, to, u64::MAX, call.site)?;
    let end = element(machine, to, before);
    let count = length(machine, from, u64::MAX, call.site)? + 1;
    let bytes = count * size(machine);
    super::string::check_apart(call, end, bytes, from, bytes)?;
    copy(machine, end, from, count, call.site)?;
    Ok(to)
}

fn compare(machine: &mut Machine<'_>, call: &Call<'_>, most: u64, string: bool) -> Run<Slot> {
    let (a, b) = (call.pointer(0)?, call.pointer(1)?);
    for index in 0..most {
        let (x, y) = (get(machine, a, index, call.site)? as i32, get(machine, b, index, call.site)? as i32);
        if x != y {
            return int(if x < y { -1 } else { 1 });
        }
        if string && x == 0 {
            break;
        }
    }
    int(0)
}

fn wcscmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    compare(machine, call, u64::MAX, true)
}

fn wcsncmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    compare(machine, call, call.uint(2)?, true)
}

fn wmemcmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    compare(machine, call, call.uint(2)?, false)
}

fn wcschr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, c) = (call.pointer(0)?, call.uint(1)? as u32);
    let mut index = 0;
    loop {
        match get(machine, p, index, call.site)? {
            found if found == c => return Ok(element(machine, p, index)),
            0 => return null(),
            _ => index += 1,
        }
    }
}

fn wcsrchr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, c) = (call.pointer(0)?, call.uint(1)? as u32);
    let (mut index, mut last) = (0, None);
    loop {
        let found = get(machine, p, index, call.site)?;
        if found == c {
            last = Some(index);
        }
        if found == 0 {
            return last.map_or_else(null, |index| Ok(element(machine, p, index)));
        }
        index += 1;
    }
}

fn wmemcpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, count) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    if call.name == "wmemcpy" && to.bits != from.bits {
        let bytes = count.saturating_mul(size(machine));
        super::string::check_apart(call, to, bytes, from, bytes)?;
    }
    copy(machine, to, from, count, call.site)?;
    Ok(to)
}

fn wmemset(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, c, count) = (call.pointer(0)?, call.uint(1)?, call.uint(2)?);
    for index in 0..count {
        let at = element(machine, to, index);
        machine.put_uint(at, c, machine.libc.abi.wide, call.site)?;
    }
    Ok(to)
}

fn wmemchr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, c, count) = (call.pointer(0)?, call.uint(1)? as u32, call.uint(2)?);
    for index in 0..count {
        if get(machine, p, index, call.site)? == c {
            return Ok(element(machine, p, index));
        }
    }
    null()
}

fn btowc(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let c = call.int(0)?;
    int(if (0..128).contains(&c) { c } else { -1 })
}

fn wctob(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    btowc_of(call.uint(0)?)
}

fn btowc_of(c: u64) -> Run<Slot> {
    int(if c < 128 { c as i64 } else { -1 })
}

fn mbsinit(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(1)
}

/// -2 for nothing, -1 for what is no character, else 0 or 1.
fn one(machine: &mut Machine<'_>, call: &Call<'_>, to: Slot, from: Slot, size: u64) -> Run<Slot> {
    if is_null(from) {
        return machine.long(0);
    }
    if size == 0 {
        return machine.long(-2);
    }
    let byte = machine.get_uint(from, 1, call.site)?;
    if byte >= 128 {
        machine.set_errno(EILSEQ)?;
        return machine.long(-1);
    }
    if !is_null(to) {
        machine.put_uint(to, byte, machine.libc.abi.wide, call.site)?;
    }
    machine.long((byte != 0).into())
}

fn mbrtowc(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    one(machine, call, call.pointer(0)?, call.pointer(1)?, call.uint(2)?)
}

fn mbrlen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    one(machine, call, Slot::plain(0), call.pointer(0)?, call.uint(1)?)
}

fn wcrtomb(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, c) = (call.pointer(0)?, call.uint(1)?);
    if is_null(to) {
        return machine.long(1);
    }
    if c >= 128 {
        machine.set_errno(EILSEQ)?;
        return machine.long(-1);
    }
    machine.put_uint(to, c, 1, call.site)?;
    machine.long(1)
}

fn mbstowcs(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, size) = (call.pointer(0)?, call.uint(2)?);
    let text = machine.cstr(call.pointer(1)?, call.site)?;
    if text.iter().any(|&byte| byte >= 128) {
        machine.set_errno(EILSEQ)?;
        return machine.long(-1);
    }
    if !is_null(to) {
        for (index, byte) in (0..size).zip(text.iter().copied().chain([0])) {
            let at = element(machine, to, index);
            machine.put_uint(at, byte.into(), machine.libc.abi.wide, call.site)?;
        }
    }
    let length = text.len() as u64;
    machine.long(if is_null(to) { length } else { length.min(size) } as i64)
}

fn wcstombs(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let count = length(machine, from, u64::MAX, call.site)?;
    let mut text = Vec::new();
    for index in 0..count {
        let c = get(machine, from, index, call.site)?;
        if c >= 128 {
            machine.set_errno(EILSEQ)?;
            return machine.long(-1);
        }
        text.push(c as u8);
    }
    if !is_null(to) {
        text.push(0);
        text.truncate(size.min(count + 1) as usize);
        machine.put(to, &text, call.site)?;
    }
    machine.long(if is_null(to) { count } else { count.min(size) } as i64)
}
