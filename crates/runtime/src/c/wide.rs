//! `<wchar.h>` as far as the "C" locale supports it: wide strings, and conversions of characters below 128.

use crate::access::{int, is_null, null, offset};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
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

pub(crate) const EILSEQ: i32 = 84;

pub(crate) fn element(process: &Process<'_, '_>, p: Slot, index: u64) -> Slot {
    offset(p, index.wrapping_mul(size(process)))
}

/// Returns the size of `wchar_t`.
pub(crate) fn size(process: &Process<'_, '_>) -> u64 {
    process.abi.wide.into()
}

pub(crate) fn get(process: &mut Process<'_, '_>, p: Slot, index: u64, site: Site) -> Result<u32> {
    let at = element(process, p, index);
    Ok(process.get_uint(at, process.abi.wide, site)? as u32)
}

pub(crate) fn length(process: &mut Process<'_, '_>, p: Slot, most: u64, site: Site) -> Result<u64> {
    let mut length = 0;
    while length < most && get(process, p, length, site)? != 0 {
        length += 1;
    }
    Ok(length)
}

/// Reads a wide string of at most `most` characters.
pub(crate) fn units(process: &mut Process<'_, '_>, p: Slot, most: u64, site: Site) -> Result<Vec<u32>> {
    let count = length(process, p, most, site)?;
    process.reserve_large(count.saturating_mul(4))?;
    (0..count).map(|index| get(process, p, index, site)).collect()
}

/// Writes wide characters.
pub(crate) fn put_units(process: &mut Process<'_, '_>, to: Slot, units: &[u32], site: Site) -> Result<()> {
    let wide = process.abi.wide;
    for (index, &unit) in (0..).zip(units) {
        process.put_uint(element(process, to, index), unit.into(), wide, site)?;
    }
    Ok(())
}

/// Converts a wide string to at most `most` bytes; `None` if a character does not exist in the "C" locale.
pub(crate) fn narrow(
    process: &mut Process<'_, '_>,
    p: Slot,
    most: Option<usize>,
    site: Site,
) -> Result<Option<Vec<u8>>> {
    let mut text = Vec::new();
    while most.is_none_or(|most| text.len() < most) {
        match get(process, p, text.len() as u64, site)? {
            0 => break,
            c @ 1..=127 => text.push(c as u8),
            _ => return Ok(None),
        }
    }
    Ok(Some(text))
}

/// Number of bytes that [`encode`] appends for a character that is not ASCII.
pub(crate) const ENCODED: usize = 6;

/// Appends a wide character to a text. ASCII is unchanged. Any other character becomes a byte with its two
/// highest bits, from 0xc0 on, and five bytes of six bits each, from 0x80 on, so that formats can be read as
/// bytes without loss.
pub(crate) fn encode(out: &mut Vec<u8>, unit: u32) {
    if unit < 0x80 {
        return out.push(unit as u8);
    }
    out.push(0xc0 | (unit >> 30) as u8);
    out.extend((0..5).rev().map(|part| 0x80 | (unit >> (6 * part)) as u8 & 0x3f));
}

/// Decodes text written by [`encode`].
pub(crate) fn decode(text: &[u8]) -> Vec<u32> {
    let mut units: Vec<u32> = Vec::with_capacity(text.len());
    for &byte in text {
        match (byte, units.last_mut()) {
            (0x80..=0xbf, Some(unit)) => *unit = *unit << 6 | u32::from(byte & 0x3f),
            (0xc0.., _) => units.push(u32::from(byte & 3)),
            _ => units.push(byte.into()),
        }
    }
    units
}

/// Returns the number of characters of encoded text.
pub(crate) fn count_units(text: &[u8]) -> usize {
    text.iter().filter(|&&byte| !(0x80..0xc0).contains(&byte)).count()
}

/// Returns the number of continuation bytes after the first byte of an encoded character.
pub(crate) fn following(byte: u8) -> usize {
    if byte < 0x80 { 0 } else { ENCODED - 1 }
}

fn wcslen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = length(process, call.pointer(0)?, u64::MAX, call.site)?;
    process.long(length as i64)
}

fn wcsnlen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = length(process, call.pointer(0)?, call.uint(1)?, call.site)?;
    process.long(length as i64)
}

pub(crate) fn copy(process: &mut Process<'_, '_>, to: Slot, from: Slot, count: u64, site: Site) -> Result<()> {
    let size = count.saturating_mul(size(process));
    process.copy(to, from, size, true, site)
}

fn wcscpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    let count = length(process, from, u64::MAX, call.site)? + 1;
    let bytes = count * size(process);
    crate::c::string::check_apart(call, to, bytes, from, bytes)?;
    copy(process, to, from, count, call.site)?;
    Ok(to)
}

fn wcsncpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, most) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let count = length(process, from, most, call.site)?;
    copy(process, to, from, count, call.site)?;
    let (rest, at) = ((most - count).saturating_mul(size(process)), element(process, to, count));
    process.fill(at, Slot::plain(0), rest, call.site)?;
    Ok(to)
}

fn wcscat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    let before = length(process, to, u64::MAX, call.site)?;
    let end = element(process, to, before);
    let count = length(process, from, u64::MAX, call.site)? + 1;
    let bytes = count * size(process);
    crate::c::string::check_apart(call, end, bytes, from, bytes)?;
    copy(process, end, from, count, call.site)?;
    Ok(to)
}

fn compare(process: &mut Process<'_, '_>, call: &Call<'_>, most: u64, string: bool) -> Result<Slot> {
    let (a, b) = (call.pointer(0)?, call.pointer(1)?);
    for index in 0..most {
        let (x, y) = (get(process, a, index, call.site)? as i32, get(process, b, index, call.site)? as i32);
        if x != y {
            return int(if x < y { -1 } else { 1 });
        }
        if string && x == 0 {
            break;
        }
    }
    int(0)
}

fn wcscmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    compare(process, call, u64::MAX, true)
}

fn wcsncmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    compare(process, call, call.uint(2)?, true)
}

fn wmemcmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    compare(process, call, call.uint(2)?, false)
}

fn wcschr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, c) = (call.pointer(0)?, call.uint(1)? as u32);
    let mut index = 0;
    loop {
        match get(process, p, index, call.site)? {
            found if found == c => return Ok(element(process, p, index)),
            0 => return null(),
            _ => index += 1,
        }
    }
}

fn wcsrchr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, c) = (call.pointer(0)?, call.uint(1)? as u32);
    let (mut index, mut last) = (0, None);
    loop {
        let found = get(process, p, index, call.site)?;
        if found == c {
            last = Some(index);
        }
        if found == 0 {
            return last.map_or_else(null, |index| Ok(element(process, p, index)));
        }
        index += 1;
    }
}

fn wmemcpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, count) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    if call.name == "wmemcpy" && to.bits != from.bits {
        let bytes = count.saturating_mul(size(process));
        crate::c::string::check_apart(call, to, bytes, from, bytes)?;
    }
    copy(process, to, from, count, call.site)?;
    Ok(to)
}

fn wmemset(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, c, count) = (call.pointer(0)?, call.uint(1)?, call.uint(2)?);
    for index in 0..count {
        let at = element(process, to, index);
        process.put_uint(at, c, process.abi.wide, call.site)?;
    }
    Ok(to)
}

fn wmemchr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, c, count) = (call.pointer(0)?, call.uint(1)? as u32, call.uint(2)?);
    for index in 0..count {
        if get(process, p, index, call.site)? == c {
            return Ok(element(process, p, index));
        }
    }
    null()
}

fn btowc(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let c = call.int(0)?;
    int(if (0..128).contains(&c) { c } else { -1 })
}

fn wctob(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    btowc_of(call.uint(0)?)
}

fn btowc_of(c: u64) -> Result<Slot> {
    int(if c < 128 { c as i64 } else { -1 })
}

fn mbsinit(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(1)
}

/// Converts one character: -2 for an empty input, -1 for an invalid character, otherwise 0 or 1.
fn one(process: &mut Process<'_, '_>, call: &Call<'_>, to: Slot, from: Slot, size: u64) -> Result<Slot> {
    if is_null(from) {
        return process.long(0);
    }
    if size == 0 {
        return process.long(-2);
    }
    let byte = process.get_uint(from, 1, call.site)?;
    if byte >= 128 {
        process.set_errno(EILSEQ)?;
        return process.long(-1);
    }
    if !is_null(to) {
        process.put_uint(to, byte, process.abi.wide, call.site)?;
    }
    process.long((byte != 0).into())
}

fn mbrtowc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    one(process, call, call.pointer(0)?, call.pointer(1)?, call.uint(2)?)
}

fn mbrlen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    one(process, call, Slot::plain(0), call.pointer(0)?, call.uint(1)?)
}

fn wcrtomb(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, c) = (call.pointer(0)?, call.uint(1)?);
    if is_null(to) {
        return process.long(1);
    }
    if c >= 128 {
        process.set_errno(EILSEQ)?;
        return process.long(-1);
    }
    process.put_uint(to, c, 1, call.site)?;
    process.long(1)
}

fn mbstowcs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, size) = (call.pointer(0)?, call.uint(2)?);
    let text = process.cstr(call.pointer(1)?, call.site)?;
    if text.iter().any(|&byte| byte >= 128) {
        process.set_errno(EILSEQ)?;
        return process.long(-1);
    }
    if !is_null(to) {
        for (index, byte) in (0..size).zip(text.iter().copied().chain([0])) {
            let at = element(process, to, index);
            process.put_uint(at, byte.into(), process.abi.wide, call.site)?;
        }
    }
    let length = text.len() as u64;
    process.long(if is_null(to) { length } else { length.min(size) } as i64)
}

fn wcstombs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let count = length(process, from, u64::MAX, call.site)?;
    let mut text = Vec::new();
    for index in 0..count {
        let c = get(process, from, index, call.site)?;
        if c >= 128 {
            process.set_errno(EILSEQ)?;
            return process.long(-1);
        }
        text.push(c as u8);
    }
    if !is_null(to) {
        text.push(0);
        text.truncate(size.min(count + 1) as usize);
        process.put(to, &text, call.site)?;
    }
    process.long(if is_null(to) { count } else { count.min(size) } as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encoded_text_round_trips() {
        let units = [0, 0x25, 0x7f, 0x80, 0xe9, 0x20ac, 0x1_f600, 0x8000_0000, u32::MAX];
        let mut text = Vec::new();
        units.iter().for_each(|&unit| encode(&mut text, unit));
        assert_eq!(decode(&text), units);
        assert_eq!(count_units(&text), units.len());
        assert_eq!(text.len(), 3 + 6 * ENCODED);
    }
}
