//! `<string.h>` and `<strings.h>`, with GNU's and BSD's additions and the checking variants called by
//! `_FORTIFY_SOURCE`.

use std::cmp::Ordering;

use crate::access::{contract, int, is_null, null, offset, void};
use crate::c::messages;
use crate::globals::Global;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::rules;
use draig_interp::site::Site;
use draig_interp::stop::{Result, Undefined};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("memcpy", "p(ppl)", memcpy),
    ("memmove", "p(ppl)", memmove),
    ("mempcpy", "p(ppl)", mempcpy),
    ("__mempcpy", "p(ppl)", mempcpy),
    ("memccpy", "p(ppil)", memccpy),
    ("memset", "p(pil)", memset),
    ("memcmp", "i(ppl)", memcmp),
    ("bcmp", "i(ppl)", memcmp),
    ("memchr", "p(pil)", memchr),
    ("memrchr", "p(pil)", memrchr),
    ("rawmemchr", "p(pi)", rawmemchr),
    ("memmem", "p(plpl)", memmem),
    ("bcopy", "v(ppl)", bcopy),
    ("bzero", "v(pl)", bzero),
    ("explicit_bzero", "v(pl)", bzero),
    ("strlen", "l(p)", strlen),
    ("strnlen", "l(pl)", strnlen),
    ("strcpy", "p(pp)", strcpy),
    ("stpcpy", "p(pp)", stpcpy),
    ("__stpcpy", "p(pp)", stpcpy),
    ("strncpy", "p(ppl)", strncpy),
    ("stpncpy", "p(ppl)", stpncpy),
    ("strcat", "p(pp)", strcat),
    ("strncat", "p(ppl)", strncat),
    ("strlcpy", "l(ppl)", strlcpy),
    ("strlcat", "l(ppl)", strlcat),
    ("strcmp", "i(pp)", strcmp),
    ("strncmp", "i(ppl)", strncmp),
    ("strcasecmp", "i(pp)", strcasecmp),
    ("strncasecmp", "i(ppl)", strncasecmp),
    ("strcoll", "i(pp)", strcmp),
    ("strxfrm", "l(ppl)", strxfrm),
    ("strverscmp", "i(pp)", strverscmp),
    ("strchr", "p(pi)", strchr),
    ("index", "p(pi)", strchr),
    ("strrchr", "p(pi)", strrchr),
    ("rindex", "p(pi)", strrchr),
    ("strchrnul", "p(pi)", strchrnul),
    ("strspn", "l(pp)", strspn),
    ("strcspn", "l(pp)", strcspn),
    ("strpbrk", "p(pp)", strpbrk),
    ("strstr", "p(pp)", strstr),
    ("strcasestr", "p(pp)", strcasestr),
    ("strnstr", "p(ppl)", strnstr),
    ("strtok", "p(pp)", strtok),
    ("strtok_r", "p(ppp)", strtok_r),
    ("__strtok_r", "p(ppp)", strtok_r),
    ("strsep", "p(pp)", strsep),
    ("strdup", "p(p)", strdup),
    ("__strdup", "p(p)", strdup),
    ("strndup", "p(pl)", strndup),
    ("__strndup", "p(pl)", strndup),
    ("strerror", "p(i)", strerror),
    ("strerror_r", "p(ipl)", strerror_r),
    ("__xpg_strerror_r", "i(ipl)", xpg_strerror_r),
    ("strsignal", "p(i)", strsignal),
    ("basename", "p(p)", basename),
    ("__xpg_basename", "p(p)", xpg_basename),
    ("dirname", "p(p)", dirname),
    ("ffs", "i(i)", ffs),
    ("ffsl", "i(l)", ffs),
    ("ffsll", "i(L)", ffs),
    ("swab", "v(ppl)", swab),
    ("__memcpy_chk", "p(ppll)", memcpy_chk),
    ("__memmove_chk", "p(ppll)", memmove_chk),
    ("__mempcpy_chk", "p(ppll)", mempcpy_chk),
    ("__memset_chk", "p(pill)", memset_chk),
    ("__explicit_bzero_chk", "v(pll)", bzero),
    ("__strcpy_chk", "p(ppl)", strcpy_chk),
    ("__stpcpy_chk", "p(ppl)", stpcpy_chk),
    ("__strncpy_chk", "p(ppll)", strncpy_chk),
    ("__stpncpy_chk", "p(ppll)", stpncpy_chk),
    ("__strcat_chk", "p(ppl)", strcat_chk),
    ("__strncat_chk", "p(ppll)", strncat_chk),
    ("__strlcpy_chk", "l(ppll)", strlcpy_chk),
    ("__strlcat_chk", "l(ppll)", strlcat_chk),
];

/// Checks that two regions do not overlap.
pub(crate) fn check_apart(call: &Call<'_>, to: Slot, to_len: u64, from: Slot, from_len: u64) -> Result<()> {
    let apart = to_len == 0
        || from_len == 0
        || to.bits.wrapping_sub(from.bits) >= from_len && from.bits.wrapping_sub(to.bits) >= to_len;
    if apart {
        return Ok(());
    }
    let distance = to.bits.wrapping_sub(from.bits) as i64;
    let what = format!(
        "{} reads {from_len} bytes and writes {to_len} bytes that begin {} bytes {} them",
        call.name,
        distance.unsigned_abs(),
        if distance < 0 { "before" } else { "after the first of" }
    );
    Err(Undefined::new(&rules::LIBRARY_OVERLAP, what).object(to.tag.prov()).into())
}

fn copy(process: &mut Process<'_, '_>, call: &Call<'_>, may_overlap: bool) -> Result<()> {
    let (to, from, len) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    if !may_overlap && to.bits != from.bits {
        check_apart(call, to, len, from, len)?;
    }
    process.copy(to, from, len, true, call.site)
}

fn memcpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    copy(process, call, false)?;
    call.slot(0)
}

fn memmove(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    copy(process, call, true)?;
    call.slot(0)
}

fn mempcpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    copy(process, call, false)?;
    Ok(offset(call.slot(0)?, call.uint(2)?))
}

fn bcopy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (from, to, len) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    process.copy(to, from, len, true, call.site)?;
    void()
}

fn memccpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, byte, most) = (call.pointer(0)?, call.pointer(1)?, call.int(2)? as u8, call.uint(3)?);
    let found = find(process, from, byte, most, call.site)?;
    let len = found.map_or(most, |at| at + 1);
    check_apart(call, to, len, from, len)?;
    process.copy(to, from, len, true, call.site)?;
    if found.is_some() { Ok(offset(to, len)) } else { null() }
}

fn memset(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, byte, len) = (call.pointer(0)?, call.int(1)? as u8, call.uint(2)?);
    process.fill(to, Slot::plain(byte.into()), len, call.site)?;
    Ok(to)
}

fn bzero(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, len) = (call.pointer(0)?, call.uint(1)?);
    process.fill(to, Slot::plain(0), len, call.site)?;
    void()
}

/// Compares up to `most` bytes by `key`; with `string`, the comparison ends after an equal 0.
fn compare(
    process: &mut Process<'_, '_>,
    a: Slot,
    b: Slot,
    most: u64,
    string: bool,
    key: fn(u8) -> u8,
    site: Site,
) -> Result<i64> {
    let mut done = 0u64;
    while done < most {
        let want = (most - done).min(if done == 0 { 64 } else { 1024 });
        let left = process.peek(offset(a, done), want).to_vec();
        let right = process.peek(offset(b, done), left.len() as u64);
        for (&x, &y) in left.iter().zip(right) {
            if key(x) != key(y) {
                return Ok(i64::from(key(x)) - i64::from(key(y)));
            }
            if string && x == 0 {
                return Ok(0);
            }
        }
        let same = right.len() as u64;
        let (short, at) = if left.is_empty() { (a, done) } else { (b, done + same) };
        done += same;
        if left.is_empty() || same < left.len() as u64 && process.peek(offset(b, done), 1).is_empty() {
            if string {
                return Err(process.string_ends_badly(short, at, site));
            }
            process.memory.read_bytes(offset(short, at), most - at, site)?;
        }
    }
    Ok(0)
}

fn identity(byte: u8) -> u8 {
    byte
}

fn lower(byte: u8) -> u8 {
    byte.to_ascii_lowercase()
}

/// Returns only the sign of the difference, as glibc's `memcmp` and `strcmp` do.
fn sign(difference: i64) -> Result<Slot> {
    int(difference.signum())
}

fn memcmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (a, b, len) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    if len == 0 {
        return int(0);
    }
    // Both ranges must be readable, whichever byte decides.
    for p in [a, b] {
        process.memory.check_readable(p, len, call.site)?;
    }
    sign(compare(process, a, b, len, false, identity, call.site)?)
}

fn strcmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    sign(compare(process, call.pointer(0)?, call.pointer(1)?, u64::MAX, true, identity, call.site)?)
}

fn strncmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    sign(compare(process, call.pointer(0)?, call.pointer(1)?, call.uint(2)?, true, identity, call.site)?)
}

fn strcasecmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(compare(process, call.pointer(0)?, call.pointer(1)?, u64::MAX, true, lower, call.site)?)
}

fn strncasecmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(compare(process, call.pointer(0)?, call.pointer(1)?, call.uint(2)?, true, lower, call.site)?)
}

fn strxfrm(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.cstr(call.pointer(1)?, call.site)?;
    let (to, size) = (call.pointer(0)?, call.uint(2)?);
    if (text.len() as u64) < size {
        process.put_cstr(to, &text, call.site)?;
    }
    process.long(text.len() as i64)
}

fn strverscmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let a = process.cstr(call.pointer(0)?, call.site)?;
    let b = process.cstr(call.pointer(1)?, call.site)?;
    int(match version_order(&a, &b) {
        Ordering::Less => -1,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    })
}

/// Compares numbers inside the texts by value, and those with leading zeros as fractions.
fn version_order(a: &[u8], b: &[u8]) -> Ordering {
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let mut start = same;
    while start > 0 && a[start - 1].is_ascii_digit() {
        start -= 1;
    }
    let number = |text: &[u8]| text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (left, right) = (number(a), number(b));
    if left > 0 && right > 0 {
        let zeros = |text: &[u8], len: usize| text[start..start + len].iter().take_while(|&&byte| byte == b'0').count();
        let (left_zeros, right_zeros) = (zeros(a, left), zeros(b, right));
        if left_zeros == 0 && right_zeros == 0 {
            return left.cmp(&right).then_with(|| a[same..].cmp(&b[same..]));
        }
        // A fraction with more leading zeros is less; one of only zeros ends sooner.
        let fraction = |zeros: usize, len: usize| (zeros, zeros == len);
        let (left, right) = (fraction(left_zeros, left), fraction(right_zeros, right));
        if left != right && left.0 != right.0 {
            return right.0.cmp(&left.0);
        }
    }
    a[same..].cmp(&b[same..])
}

/// Returns the position of the first `byte` among at most `most` bytes.
fn find(process: &mut Process<'_, '_>, p: Slot, byte: u8, most: u64, site: Site) -> Result<Option<u64>> {
    let mut done = 0u64;
    while done < most {
        let chunk = process.peek(offset(p, done), (most - done).min(1024));
        if let Some(at) = ::memchr::memchr(byte, chunk) {
            return Ok(Some(done + at as u64));
        }
        if chunk.is_empty() {
            return Err(process.string_ends_badly(p, done, site));
        }
        done += chunk.len() as u64;
    }
    Ok(None)
}

fn memchr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, byte, len) = (call.pointer(0)?, call.int(1)? as u8, call.uint(2)?);
    match find(process, p, byte, len, call.site)? {
        Some(at) => Ok(offset(p, at)),
        None => null(),
    }
}

fn memrchr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, byte, len) = (call.pointer(0)?, call.int(1)? as u8, call.uint(2)?);
    let bytes = process.memory.read_bytes(p, len, call.site)?;
    match ::memchr::memrchr(byte, bytes) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

fn rawmemchr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, byte) = (call.pointer(0)?, call.int(1)? as u8);
    match find(process, p, byte, u64::MAX, call.site)? {
        Some(at) => Ok(offset(p, at)),
        None => null(),
    }
}

fn memmem(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, len) = (call.pointer(0)?, call.uint(1)?);
    let needle = process.bytes(call.pointer(2)?, call.uint(3)?, call.site)?;
    let hay = process.memory.read_bytes(p, len, call.site)?;
    match ::memchr::memmem::find(hay, &needle) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

fn strlen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.string_length(call.pointer(0)?, call.site)?;
    process.long(length as i64)
}

fn strnlen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.string_length_up_to(call.pointer(0)?, call.uint(1)?, call.site)?;
    process.long(length as i64)
}

/// Copies a string with its terminator to `to`; returns its length.
fn copy_string(process: &mut Process<'_, '_>, call: &Call<'_>, to: Slot, from: Slot) -> Result<u64> {
    let length = process.string_length(from, call.site)?;
    check_apart(call, to, length + 1, from, length + 1)?;
    process.copy(to, from, length + 1, true, call.site)?;
    Ok(length)
}

fn strcpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    copy_string(process, call, call.pointer(0)?, call.pointer(1)?)?;
    call.slot(0)
}

fn stpcpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = copy_string(process, call, call.pointer(0)?, call.pointer(1)?)?;
    Ok(offset(call.slot(0)?, length))
}

/// Copies at most `size` bytes of a string and fills the rest with zeros; returns the string's length.
fn copy_padded(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<u64> {
    let (to, from, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let length = process.string_length_up_to(from, size, call.site)?;
    check_apart(call, to, size, from, (length + 1).min(size))?;
    process.copy(to, from, length, true, call.site)?;
    process.fill(offset(to, length), Slot::plain(0), size - length, call.site)?;
    Ok(length)
}

fn strncpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    copy_padded(process, call)?;
    call.slot(0)
}

fn stpncpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = copy_padded(process, call)?;
    Ok(offset(call.slot(0)?, length))
}

fn strcat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(0)?;
    let length = process.string_length(to, call.site)?;
    copy_string(process, call, offset(to, length), call.pointer(1)?)?;
    Ok(to)
}

fn strncat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, most) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let end = offset(to, process.string_length(to, call.site)?);
    let length = process.string_length_up_to(from, most, call.site)?;
    check_apart(call, end, length + 1, from, length)?;
    process.copy(end, from, length, true, call.site)?;
    process.put(offset(end, length), b"\0", call.site)?;
    Ok(to)
}

fn strlcpy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let length = process.string_length(from, call.site)?;
    if size > 0 {
        let kept = length.min(size - 1);
        check_apart(call, to, kept + 1, from, length + 1)?;
        process.copy(to, from, kept, true, call.site)?;
        process.put(offset(to, kept), b"\0", call.site)?;
    }
    process.long(length as i64)
}

fn strlcat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let length = process.string_length(from, call.site)?;
    let start = process.string_length_up_to(to, size, call.site)?;
    if start < size {
        let kept = length.min(size - start - 1);
        check_apart(call, offset(to, start), kept + 1, from, length + 1)?;
        process.copy(offset(to, start), from, kept, true, call.site)?;
        process.put(offset(to, start + kept), b"\0", call.site)?;
    }
    process.long((start + length) as i64)
}

fn strchr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, byte) = (call.pointer(0)?, call.int(1)? as u8);
    let end = find_in_string(process, p, byte, call.site)?;
    if end.1 { Ok(offset(p, end.0)) } else { null() }
}

fn strchrnul(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, byte) = (call.pointer(0)?, call.int(1)? as u8);
    let end = find_in_string(process, p, byte, call.site)?;
    Ok(offset(p, end.0))
}

/// Returns the position of a byte, or else of the end, of a string, and whether it is the byte.
fn find_in_string(process: &mut Process<'_, '_>, p: Slot, byte: u8, site: Site) -> Result<(u64, bool)> {
    let mut done = 0u64;
    loop {
        let chunk = process.peek(offset(p, done), 256);
        if let Some(at) = ::memchr::memchr2(byte, 0, chunk) {
            return Ok((done + at as u64, chunk[at] == byte));
        }
        if chunk.is_empty() {
            return Err(process.string_ends_badly(p, done, site));
        }
        done += chunk.len() as u64;
    }
}

fn strrchr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, byte) = (call.pointer(0)?, call.int(1)? as u8);
    let length = process.string_length(p, call.site)?;
    let text = process.memory.read_bytes(p, length + 1, call.site)?;
    match ::memchr::memrchr(byte, text) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

/// Returns the number of leading bytes of the string that are (or are not) among those of the second
/// argument, and whether the string ends there.
fn span(process: &mut Process<'_, '_>, p: Slot, set: &[u8], among: bool, site: Site) -> Result<(u64, bool)> {
    let mut table = [!among; 256];
    for &byte in set {
        table[usize::from(byte)] = among;
    }
    table[0] = false;
    let mut done = 0u64;
    loop {
        let chunk = process.peek(offset(p, done), 256);
        if let Some(at) = chunk.iter().position(|&byte| !table[usize::from(byte)]) {
            return Ok((done + at as u64, chunk[at] == 0));
        }
        if chunk.is_empty() {
            return Err(process.string_ends_badly(p, done, site));
        }
        done += chunk.len() as u64;
    }
}

fn strspn(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let set = process.cstr(call.pointer(1)?, call.site)?;
    let (length, _) = span(process, call.pointer(0)?, &set, true, call.site)?;
    process.long(length as i64)
}

fn strcspn(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let set = process.cstr(call.pointer(1)?, call.site)?;
    let (length, _) = span(process, call.pointer(0)?, &set, false, call.site)?;
    process.long(length as i64)
}

fn strpbrk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let set = process.cstr(call.pointer(1)?, call.site)?;
    let p = call.pointer(0)?;
    let (length, end) = span(process, p, &set, false, call.site)?;
    if end { null() } else { Ok(offset(p, length)) }
}

fn strstr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let needle = process.cstr(call.pointer(1)?, call.site)?;
    let p = call.pointer(0)?;
    let length = process.string_length(p, call.site)?;
    let hay = process.memory.read_bytes(p, length, call.site)?;
    match ::memchr::memmem::find(hay, &needle) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

fn strnstr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let needle = process.cstr(call.pointer(1)?, call.site)?;
    let p = call.pointer(0)?;
    let hay = process.cstr_up_to(p, call.uint(2)?, call.site)?;
    match ::memchr::memmem::find(&hay, &needle) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

fn strcasestr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mut needle = process.cstr(call.pointer(1)?, call.site)?;
    needle.make_ascii_lowercase();
    let p = call.pointer(0)?;
    let mut hay = process.cstr(p, call.site)?;
    hay.make_ascii_lowercase();
    match ::memchr::memmem::find(&hay, &needle) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

/// Returns the next token and the place to continue, both null at the end.
fn token(process: &mut Process<'_, '_>, p: Slot, delimiters: Slot, site: Site) -> Result<(Slot, Slot)> {
    let set = process.cstr(delimiters, site)?;
    let (skip, end) = span(process, p, &set, true, site)?;
    let start = offset(p, skip);
    if end {
        return Ok((Slot::plain(0), start));
    }
    let (length, end) = span(process, start, &set, false, site)?;
    let stop = offset(start, length);
    if end {
        return Ok((start, stop));
    }
    process.put(stop, b"\0", site)?;
    Ok((start, offset(stop, 1)))
}

fn strtok(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let given = call.pointer(0)?;
    let from = if is_null(given) { process.state().strtok } else { given };
    if is_null(from) {
        return contract("strtok goes on with a string that was never given");
    }
    let (found, rest) = token(process, from, call.pointer(1)?, call.site)?;
    process.state().strtok = rest;
    Ok(found)
}

fn strtok_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (given, state) = (call.pointer(0)?, call.pointer(2)?);
    let from = if is_null(given) { process.get_pointer(state, call.site)? } else { given };
    if is_null(from) {
        return null();
    }
    let (found, rest) = token(process, from, call.pointer(1)?, call.site)?;
    process.put_pointer(state, rest, call.site)?;
    Ok(found)
}

fn strsep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let state = call.pointer(0)?;
    let start = process.get_pointer(state, call.site)?;
    if is_null(start) {
        return null();
    }
    let set = process.cstr(call.pointer(1)?, call.site)?;
    let (length, end) = span(process, start, &set, false, call.site)?;
    let rest = if end {
        Slot::plain(0)
    } else {
        process.put(offset(start, length), b"\0", call.site)?;
        offset(start, length + 1)
    };
    process.put_pointer(state, rest, call.site)?;
    Ok(start)
}

fn strdup(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mut text = process.cstr(call.pointer(0)?, call.site)?;
    text.push(0);
    process.new_bytes(&text, call.site)
}

fn strndup(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mut text = process.cstr_up_to(call.pointer(0)?, call.uint(1)?, call.site)?;
    text.push(0);
    process.new_bytes(&text, call.site)
}

/// Stores a message for `strerror` and similar functions to return.
fn message(process: &mut Process<'_, '_>, text: &str, site: Site) -> Result<Slot> {
    let object = process.library_object(crate::globals::Global::Message)?;
    process.put_cstr(object, text.as_bytes(), site)?;
    Ok(object)
}

fn strerror(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    message(process, &messages::error(call.int(0)?), call.site)
}

/// Implements GNU's variant, which may return a string of the library.
fn strerror_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if process.abi.darwin {
        return xpg_strerror_r(process, call);
    }
    message(process, &messages::error(call.int(0)?), call.site)
}

fn xpg_strerror_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const ERANGE: i64 = 34;
    let text = messages::error(call.int(0)?);
    let (to, size) = (call.pointer(1)?, call.uint(2)?);
    let kept = (text.len() as u64).min(size.saturating_sub(1));
    if size > 0 {
        process.put_cstr(to, &text.as_bytes()[..kept as usize], call.site)?;
    }
    int(if kept < text.len() as u64 { ERANGE } else { 0 })
}

fn strsignal(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    message(process, &messages::signal(call.int(0)?), call.site)
}

/// Returns the last part of a path (POSIX). May change the path.
fn xpg_basename(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    let text = if p.bits == 0 { Vec::new() } else { process.cstr(p, call.site)? };
    let Some(last) = text.iter().rposition(|&byte| byte != b'/') else {
        return if text.is_empty() {
            process.library_object(Global::Point)
        } else {
            Ok(offset(p, text.len() as u64 - 1))
        };
    };
    if last + 1 < text.len() {
        process.put(offset(p, last as u64 + 1), &[0], call.site)?;
    }
    Ok(offset(p, ::memchr::memrchr(b'/', &text[..last]).map_or(0, |at| at as u64 + 1)))
}

/// Returns a path without its last part. May change the path.
fn dirname(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    let text = if p.bits == 0 { Vec::new() } else { process.cstr(p, call.site)? };
    let trimmed = |end: usize| text[..end].iter().rposition(|&byte| byte != b'/').map_or(0, |last| last + 1);
    let before = ::memchr::memrchr(b'/', &text[..trimmed(text.len())]);
    let end = match before {
        Some(slash) => trimmed(slash).max(1),
        None if text.starts_with(b"/") => 1,
        None => return process.library_object(Global::Point),
    };
    if end < text.len() {
        process.put(offset(p, end as u64), &[0], call.site)?;
    }
    Ok(p)
}

fn basename(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    let text = process.cstr(p, call.site)?;
    Ok(offset(p, ::memchr::memrchr(b'/', &text).map_or(0, |at| at as u64 + 1)))
}

fn ffs(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let bits = call.uint(0)?;
    int(if bits == 0 { 0 } else { i64::from(bits.trailing_zeros()) + 1 })
}

fn swab(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (from, to, len) = (call.pointer(0)?, call.pointer(1)?, call.int(2)?.max(0) as u64 & !1);
    check_apart(call, to, len, from, len)?;
    let mut bytes = process.bytes(from, len, call.site)?;
    for pair in bytes.chunks_exact_mut(2) {
        pair.swap(0, 1);
    }
    process.put(to, &bytes, call.site)?;
    void()
}

/// Reports a write of more than the compiler knows to fit as undefined, before the object's bounds are
/// checked.
fn check_fits(call: &Call<'_>, written: u64, size: usize) -> Result<()> {
    let room = call.uint(size)?;
    if written <= room {
        return Ok(());
    }
    contract(format!("{} writes {written} bytes where {room} are left", call.name))
}

fn memcpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    memcpy(process, call)
}

fn memmove_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    memmove(process, call)
}

fn mempcpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    mempcpy(process, call)
}

fn memset_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    memset(process, call)
}

fn strcpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.string_length(call.pointer(1)?, call.site)?;
    check_fits(call, length + 1, 2)?;
    strcpy(process, call)
}

fn stpcpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let length = process.string_length(call.pointer(1)?, call.site)?;
    check_fits(call, length + 1, 2)?;
    stpcpy(process, call)
}

fn strncpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    strncpy(process, call)
}

fn stpncpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    stpncpy(process, call)
}

fn strcat_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let first = process.string_length(call.pointer(0)?, call.site)?;
    let second = process.string_length(call.pointer(1)?, call.site)?;
    check_fits(call, first + second + 1, 2)?;
    strcat(process, call)
}

fn strncat_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let first = process.string_length(call.pointer(0)?, call.site)?;
    let second = process.string_length_up_to(call.pointer(1)?, call.uint(2)?, call.site)?;
    check_fits(call, first + second + 1, 3)?;
    strncat(process, call)
}

fn strlcpy_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    strlcpy(process, call)
}

fn strlcat_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    strlcat(process, call)
}
