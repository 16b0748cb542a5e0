//! Less common wide-string functions of `<wchar.h>` (the others are in `wide`): searching, joining,
//! converting, and classes by name (`<wctype.h>`).

use crate::access::{contract, int, is_null, null, offset};
use crate::c::character::{class_named, classes};
use crate::c::string::check_apart;
use crate::c::wide::{EILSEQ, copy, element, get, length, put_units, size, units};
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("wcsncat", "p(ppl)", wcsncat),
    ("wcpcpy", "p(pp)", wcpcpy),
    ("wcpncpy", "p(ppl)", wcpncpy),
    ("wmempcpy", "p(ppl)", wmempcpy),
    ("wcsdup", "p(p)", wcsdup),
    ("wcschrnul", "p(pi)", wcschrnul),
    ("wcsspn", "l(pp)", wcsspn),
    ("wcscspn", "l(pp)", wcscspn),
    ("wcspbrk", "p(pp)", wcspbrk),
    ("wcsstr", "p(pp)", wcsstr),
    ("wcswcs", "p(pp)", wcsstr),
    ("wcstok", "p(ppp)", wcstok),
    ("wcscoll", "i(pp)", wcscoll),
    ("wcsxfrm", "l(ppl)", wcsxfrm),
    ("wcscasecmp", "i(pp)", wcscasecmp),
    ("wcsncasecmp", "i(ppl)", wcsncasecmp),
    ("wcwidth", "i(i)", wcwidth),
    ("wcswidth", "i(pl)", wcswidth),
    ("mbsrtowcs", "l(pplp)", mbsrtowcs),
    ("mbsnrtowcs", "l(ppllp)", mbsnrtowcs),
    ("wcsrtombs", "l(pplp)", wcsrtombs),
    ("wcsnrtombs", "l(ppllp)", wcsnrtombs),
    ("wctype", "l(p)", wctype),
    ("iswctype", "i(ul)", iswctype),
    ("wctrans", "p(p)", wctrans),
    ("towctrans", "u(up)", towctrans),
    ("__wcscpy_chk", "p(ppl)", wcscpy_chk),
    ("__wcpcpy_chk", "p(ppl)", wcscpy_chk),
    ("__wcsncpy_chk", "p(ppll)", wcsncpy_chk),
    ("__wcscat_chk", "p(ppl)", wcscat_chk),
    ("__wcsncat_chk", "p(ppll)", wcsncat_chk),
    ("__wmemcpy_chk", "p(ppll)", wmemcpy_chk),
    ("__wmemmove_chk", "p(ppll)", wmemcpy_chk),
    ("__wmempcpy_chk", "p(ppll)", wmemcpy_chk),
    ("__wmemset_chk", "p(pill)", wmemset_chk),
];

fn wcsncat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, most) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let before = length(process, to, u64::MAX, call.site)?;
    let count = length(process, from, most, call.site)?;
    let (end, unit) = (element(process, to, before), size(process));
    check_apart(call, end, (count + 1) * unit, from, count * unit)?;
    copy(process, end, from, count, call.site)?;
    let at = element(process, end, count);
    put_units(process, at, &[0], call.site)?;
    Ok(to)
}

/// Like `wcscpy`, but returns the end.
fn wcpcpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    let count = length(process, from, u64::MAX, call.site)?;
    let bytes = (count + 1) * size(process);
    check_apart(call, to, bytes, from, bytes)?;
    copy(process, to, from, count + 1, call.site)?;
    Ok(element(process, to, count))
}

/// Like `wcsncpy`, but returns the end.
fn wcpncpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, most) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let count = length(process, from, most, call.site)?;
    copy(process, to, from, count, call.site)?;
    let (rest, at) = ((most - count).saturating_mul(size(process)), element(process, to, count));
    process.fill(at, Slot::plain(0), rest, call.site)?;
    Ok(at)
}

fn wmempcpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, count) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let bytes = count.saturating_mul(size(process));
    check_apart(call, to, bytes, from, bytes)?;
    copy(process, to, from, count, call.site)?;
    Ok(element(process, to, count))
}

fn wcsdup(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let from = call.pointer(0)?;
    let count = length(process, from, u64::MAX, call.site)? + 1;
    let new = crate::c::allocation::allocate(process, call, count.saturating_mul(size(process)), 16, false)?;
    if !is_null(new) {
        copy(process, new, from, count, call.site)?;
    }
    Ok(new)
}

fn wcschrnul(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, wanted) = (call.pointer(0)?, call.uint(1)? as u32);
    let mut index = 0;
    loop {
        match get(process, p, index, call.site)? {
            0 => return Ok(element(process, p, index)),
            unit if unit == wanted => return Ok(element(process, p, index)),
            _ => index += 1,
        }
    }
}

/// Returns the number of characters from `p` on that are (or are not) in a set, and whether the string ends
/// after them.
fn span(process: &mut Process<'_, '_>, p: Slot, set: &[u32], member: bool, site: Site) -> Result<(u64, bool)> {
    let mut index = 0;
    loop {
        match get(process, p, index, site)? {
            0 => return Ok((index, true)),
            unit if set.contains(&unit) != member => return Ok((index, false)),
            _ => index += 1,
        }
    }
}

fn span_of(process: &mut Process<'_, '_>, call: &Call<'_>, member: bool) -> Result<(u64, bool)> {
    let set = units(process, call.pointer(1)?, u64::MAX, call.site)?;
    span(process, call.pointer(0)?, &set, member, call.site)
}

fn wcsspn(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (count, _) = span_of(process, call, true)?;
    process.long(count as i64)
}

fn wcscspn(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (count, _) = span_of(process, call, false)?;
    process.long(count as i64)
}

fn wcspbrk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match span_of(process, call, false)? {
        (_, true) => null(),
        (count, false) => Ok(element(process, call.pointer(0)?, count)),
    }
}

fn wcsstr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    let text = units(process, p, u64::MAX, call.site)?;
    let wanted = units(process, call.pointer(1)?, u64::MAX, call.site)?;
    // Searched as bytes, in linear time; matches between characters do not count.
    let bytes = |units: &[u32]| units.iter().flat_map(|unit| unit.to_be_bytes()).collect::<Vec<u8>>();
    process.reserve_large(8 * (text.len() + wanted.len()) as u64)?;
    let (text, wanted) = (bytes(&text), bytes(&wanted));
    if wanted.is_empty() {
        return Ok(p);
    }
    let finder = memchr::memmem::Finder::new(&wanted);
    let mut from = 0;
    while let Some(at) = finder.find(&text[from..]) {
        from += at;
        if from.is_multiple_of(4) {
            return Ok(element(process, p, from as u64 / 4));
        }
        from += 1;
    }
    null()
}

fn wcstok(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (given, state) = (call.pointer(0)?, call.pointer(2)?);
    let from = if is_null(given) { process.get_pointer(state, call.site)? } else { given };
    if is_null(from) {
        return null();
    }
    let set = units(process, call.pointer(1)?, u64::MAX, call.site)?;
    let (skipped, ended) = span(process, from, &set, true, call.site)?;
    if ended {
        process.put_pointer(state, Slot::plain(0), call.site)?;
        return null();
    }
    let start = element(process, from, skipped);
    let (count, ended) = span(process, start, &set, false, call.site)?;
    let end = element(process, start, count);
    let rest = if ended { Slot::plain(0) } else { element(process, end, 1) };
    if !ended {
        put_units(process, end, &[0], call.site)?;
    }
    process.put_pointer(state, rest, call.site)?;
    Ok(start)
}

fn compare(process: &mut Process<'_, '_>, call: &Call<'_>, most: u64, fold: impl Fn(u32) -> u32) -> Result<Slot> {
    let (a, b) = (call.pointer(0)?, call.pointer(1)?);
    for index in 0..most {
        let (x, y) = (get(process, a, index, call.site)?, get(process, b, index, call.site)?);
        let (x, y) = (fold(x) as i32, fold(y) as i32);
        if x != y {
            return int(if x < y { -1 } else { 1 });
        }
        if x == 0 {
            break;
        }
    }
    int(0)
}

fn lower(unit: u32) -> u32 {
    u8::try_from(unit).map_or(unit, |byte| byte.to_ascii_lowercase().into())
}

/// Compares by the order of the characters, as the "C" locale does.
fn wcscoll(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    compare(process, call, u64::MAX, |unit| unit)
}

fn wcscasecmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    compare(process, call, u64::MAX, lower)
}

fn wcsncasecmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    compare(process, call, call.uint(2)?, lower)
}

fn wcsxfrm(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, room) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let count = length(process, from, u64::MAX, call.site)?;
    if count < room {
        copy(process, to, from, count + 1, call.site)?;
    }
    process.long(count as i64)
}

/// Number of columns on a terminal; -1 for characters that are not printable.
fn width(unit: u32) -> i64 {
    match unit {
        0 => 0,
        0x20..=0x7e => 1,
        _ => -1,
    }
}

fn wcwidth(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(width(call.uint(0)? as u32))
}

fn wcswidth(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = units(process, call.pointer(0)?, call.uint(1)?, call.site)?;
    match text.iter().any(|&unit| width(unit) < 0) {
        true => int(-1),
        false => int(text.len() as i64),
    }
}

/// String of a restartable conversion, and the maximum numbers of characters to read and write.
struct Conversion {
    to: Slot,
    from: Slot,
    place: Slot,
    looked_at: u64,
    room: u64,
}

impl Conversion {
    fn read(process: &mut Process<'_, '_>, call: &Call<'_>, looked_at: u64, room: u64) -> Result<Conversion> {
        let (to, place) = (call.pointer(0)?, call.pointer(1)?);
        let from = process.get_pointer(place, call.site)?;
        Ok(Conversion { to, from, place, looked_at, room: if is_null(to) { u64::MAX } else { room } })
    }

    /// Stores the place where the conversion stopped, or null after the end. A call that only measures stores
    /// nothing.
    fn stop(&self, process: &mut Process<'_, '_>, rest: Slot, site: Site) -> Result<()> {
        if is_null(self.to) { Ok(()) } else { process.put_pointer(self.place, rest, site) }
    }
}

fn widen(process: &mut Process<'_, '_>, call: &Call<'_>, looked_at: u64, room: u64) -> Result<Slot> {
    let conversion = Conversion::read(process, call, looked_at, room)?;
    let mut index = 0;
    while index < conversion.room && index < conversion.looked_at {
        let at = offset(conversion.from, index);
        let byte = process.get_uint(at, 1, call.site)?;
        if byte >= 128 {
            conversion.stop(process, at, call.site)?;
            process.set_errno(EILSEQ)?;
            return process.long(-1);
        }
        if !is_null(conversion.to) {
            let place = element(process, conversion.to, index);
            put_units(process, place, &[byte as u32], call.site)?;
        }
        if byte == 0 {
            conversion.stop(process, Slot::plain(0), call.site)?;
            return process.long(index as i64);
        }
        index += 1;
    }
    conversion.stop(process, offset(conversion.from, index), call.site)?;
    process.long(index as i64)
}

fn narrow(process: &mut Process<'_, '_>, call: &Call<'_>, looked_at: u64, room: u64) -> Result<Slot> {
    let conversion = Conversion::read(process, call, looked_at, room)?;
    let mut index = 0;
    while index < conversion.room && index < conversion.looked_at {
        let unit = get(process, conversion.from, index, call.site)?;
        if unit >= 128 {
            let at = element(process, conversion.from, index);
            conversion.stop(process, at, call.site)?;
            process.set_errno(EILSEQ)?;
            return process.long(-1);
        }
        if !is_null(conversion.to) {
            process.put(offset(conversion.to, index), &[unit as u8], call.site)?;
        }
        if unit == 0 {
            conversion.stop(process, Slot::plain(0), call.site)?;
            return process.long(index as i64);
        }
        index += 1;
    }
    let rest = element(process, conversion.from, index);
    conversion.stop(process, rest, call.site)?;
    process.long(index as i64)
}

fn mbsrtowcs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    widen(process, call, u64::MAX, call.uint(2)?)
}

fn mbsnrtowcs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    widen(process, call, call.uint(2)?, call.uint(3)?)
}

fn wcsrtombs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    narrow(process, call, u64::MAX, call.uint(2)?)
}

fn wcsnrtombs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    narrow(process, call, call.uint(2)?, call.uint(3)?)
}

/// Returns a class as a nonzero number: its bits in the table of `<ctype.h>`.
fn wctype(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let name = process.cstr(call.pointer(0)?, call.site)?;
    process.long(class_named(&name).into())
}

fn iswctype(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (unit, class) = (call.uint(0)?, call.uint(1)?);
    int((u64::from(u8::try_from(unit).map_or(0, classes)) & class) as i64)
}

const TO_LOWER: u64 = 1;
const TO_UPPER: u64 = 2;

fn wctrans(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let name = process.cstr(call.pointer(0)?, call.site)?;
    Ok(Slot::plain(match name.as_slice() {
        b"tolower" => TO_LOWER,
        b"toupper" => TO_UPPER,
        _ => 0,
    }))
}

fn towctrans(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let unit = call.uint(0)? as u32;
    let mapped = match (u8::try_from(unit), call.pointer(1)?.bits) {
        (Ok(byte), TO_LOWER) => byte.to_ascii_lowercase().into(),
        (Ok(byte), TO_UPPER) => byte.to_ascii_uppercase().into(),
        (Err(_), TO_LOWER | TO_UPPER) => unit,
        (_, other) => return contract(format!("towctrans with {other:#x}, which wctrans did not return")),
    };
    int(mapped.into())
}

/// Checks that a function writes no more characters than the compiler knows to fit.
fn check_room(call: &Call<'_>, wanted: u64, room: usize) -> Result<()> {
    let room = call.uint(room)?;
    if wanted <= room {
        return Ok(());
    }
    contract(format!("{} writes {wanted} wide characters with room for {room}", call.name))
}

fn wcscpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_room(call, length(process, call.pointer(1)?, u64::MAX, call.site)? + 1, 2)?;
    let end = wcpcpy(process, call)?;
    if call.name.contains("wcp") { Ok(end) } else { call.pointer(0) }
}

fn wcsncpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_room(call, call.uint(2)?, 3)?;
    wcpncpy(process, call)?;
    call.pointer(0)
}

fn wcscat_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from) = (call.pointer(0)?, call.pointer(1)?);
    let before = length(process, to, u64::MAX, call.site)?;
    let count = length(process, from, u64::MAX, call.site)? + 1;
    check_room(call, before + count, 2)?;
    let (end, bytes) = (element(process, to, before), count * size(process));
    check_apart(call, end, bytes, from, bytes)?;
    copy(process, end, from, count, call.site)?;
    Ok(to)
}

fn wcsncat_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let before = length(process, call.pointer(0)?, u64::MAX, call.site)?;
    let count = length(process, call.pointer(1)?, call.uint(2)?, call.site)? + 1;
    check_room(call, before + count, 3)?;
    wcsncat(process, call)
}

fn wmemcpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, count) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    check_room(call, count, 3)?;
    let bytes = count.saturating_mul(size(process));
    if !call.name.contains("move") && to.bits != from.bits {
        check_apart(call, to, bytes, from, bytes)?;
    }
    copy(process, to, from, count, call.site)?;
    Ok(if call.name.contains("mempcpy") { element(process, to, count) } else { to })
}

fn wmemset_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, unit, count) = (call.pointer(0)?, call.uint(1)? as u32, call.uint(2)?);
    check_room(call, count, 3)?;
    for index in 0..count {
        let at = element(process, to, index);
        put_units(process, at, &[unit], call.site)?;
    }
    Ok(to)
}
