//! `<string.h>` and `<strings.h>`, with GNU's and BSD's additions and the checking variants that
//! `_FORTIFY_SOURCE` calls.

use std::cmp::Ordering;

use super::access::{contract, int, is_null, null, offset, void};
use super::{Call, Entry, messages};
use crate::machine::Machine;
use crate::rules;
use crate::site::Site;
use crate::stop::{Run, Undefined};
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
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

/// Undefined behaviour when two regions share a byte.
pub(crate) fn check_apart(call: &Call<'_>, to: Slot, to_len: u64, from: Slot, from_len: u64) -> Run<()> {
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

fn copy(machine: &mut Machine<'_>, call: &Call<'_>, may_overlap: bool) -> Run<()> {
    let (to, from, len) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    if !may_overlap && to.bits != from.bits {
        check_apart(call, to, len, from, len)?;
    }
    machine.memory.copy(&mut machine.taints, to, from, len, true, call.site)
}

fn memcpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    copy(machine, call, false)?;
    Ok(call.slot(0))
}

fn memmove(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    copy(machine, call, true)?;
    Ok(call.slot(0))
}

fn mempcpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    copy(machine, call, false)?;
    Ok(offset(call.slot(0), call.uint(2)?))
}

fn bcopy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (from, to, len) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    machine.memory.copy(&mut machine.taints, to, from, len, true, call.site)?;
    void()
}

fn memccpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, byte, most) = (call.pointer(0)?, call.pointer(1)?, call.int(2)? as u8, call.uint(3)?);
    let found = find(machine, from, byte, most, call.site)?;
    let len = found.map_or(most, |at| at + 1);
    check_apart(call, to, len, from, len)?;
    machine.memory.copy(&mut machine.taints, to, from, len, true, call.site)?;
    if found.is_some() { Ok(offset(to, len)) } else { null() }
}

fn memset(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, byte, len) = (call.pointer(0)?, call.int(1)? as u8, call.uint(2)?);
    machine.memory.fill(&machine.taints, to, Slot::plain(byte.into()), len, call.site)?;
    Ok(to)
}

fn bzero(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, len) = (call.pointer(0)?, call.uint(1)?);
    machine.memory.fill(&machine.taints, to, Slot::plain(0), len, call.site)?;
    void()
}

/// Compares up to `most` bytes by `key`; behind an equal 0 nothing is compared if `string`.
fn compare(
    machine: &mut Machine<'_>,
    a: Slot,
    b: Slot,
    most: u64,
    string: bool,
    key: fn(u8) -> u8,
    site: Site,
) -> Run<i64> {
    let mut done = 0u64;
    while done < most {
        let want = (most - done).min(if done == 0 { 64 } else { 1024 });
        let left = machine.peek(offset(a, done), want).to_vec();
        let right = machine.peek(offset(b, done), left.len() as u64);
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
        if left.is_empty() || same < left.len() as u64 && machine.peek(offset(b, done), 1).is_empty() {
            if string {
                return Err(machine.string_ends_badly(short, at, site));
            }
            machine.memory.read_bytes(offset(short, at), most - at, site)?;
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

/// What glibc's `memcmp` and `strcmp` return has the difference's sign only.
fn sign(difference: i64) -> Run<Slot> {
    int(difference.signum())
}

fn memcmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (a, b, len) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    if len == 0 {
        return int(0);
    }
    // All of both must be there, whichever byte decides.
    for p in [a, b] {
        machine.check_range(p, len, call.site)?;
    }
    sign(compare(machine, a, b, len, false, identity, call.site)?)
}

fn strcmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    sign(compare(machine, call.pointer(0)?, call.pointer(1)?, u64::MAX, true, identity, call.site)?)
}

fn strncmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    sign(compare(machine, call.pointer(0)?, call.pointer(1)?, call.uint(2)?, true, identity, call.site)?)
}

fn strcasecmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    int(compare(machine, call.pointer(0)?, call.pointer(1)?, u64::MAX, true, lower, call.site)?)
}

fn strncasecmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    int(compare(machine, call.pointer(0)?, call.pointer(1)?, call.uint(2)?, true, lower, call.site)?)
}

fn strxfrm(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = machine.cstr(call.pointer(1)?, call.site)?;
    let (to, size) = (call.pointer(0)?, call.uint(2)?);
    if (text.len() as u64) < size {
        machine.put_cstr(to, &text, call.site)?;
    }
    machine.long(text.len() as i64)
}

fn strverscmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let a = machine.cstr(call.pointer(0)?, call.site)?;
    let b = machine.cstr(call.pointer(1)?, call.site)?;
    int(match version_order(&a, &b) {
        Ordering::Less => -1,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    })
}

/// Numbers inside the texts compare by value; those with leading zeros as fractions.
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

/// Where `byte` is found first among at most `most` bytes.
fn find(machine: &mut Machine<'_>, p: Slot, byte: u8, most: u64, site: Site) -> Run<Option<u64>> {
    let mut done = 0u64;
    while done < most {
        let chunk = machine.peek(offset(p, done), (most - done).min(1024));
        if let Some(at) = ::memchr::memchr(byte, chunk) {
            return Ok(Some(done + at as u64));
        }
        if chunk.is_empty() {
            return Err(machine.string_ends_badly(p, done, site));
        }
        done += chunk.len() as u64;
    }
    Ok(None)
}

fn memchr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, byte, len) = (call.pointer(0)?, call.int(1)? as u8, call.uint(2)?);
    match find(machine, p, byte, len, call.site)? {
        Some(at) => Ok(offset(p, at)),
        None => null(),
    }
}

fn memrchr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, byte, len) = (call.pointer(0)?, call.int(1)? as u8, call.uint(2)?);
    let bytes = machine.memory.read_bytes(p, len, call.site)?;
    match ::memchr::memrchr(byte, bytes) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

fn rawmemchr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, byte) = (call.pointer(0)?, call.int(1)? as u8);
    match find(machine, p, byte, u64::MAX, call.site)? {
        Some(at) => Ok(offset(p, at)),
        None => null(),
    }
}

fn memmem(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, len) = (call.pointer(0)?, call.uint(1)?);
    let needle = machine.bytes(call.pointer(2)?, call.uint(3)?, call.site)?;
    let hay = machine.memory.read_bytes(p, len, call.site)?;
    match ::memchr::memmem::find(hay, &needle) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

fn strlen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = machine.string_length(call.pointer(0)?, call.site)?;
    machine.long(length as i64)
}

fn strnlen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = machine.string_length_up_to(call.pointer(0)?, call.uint(1)?, call.site)?;
    machine.long(length as i64)
}

/// Copies a string with its terminator to `to`; its length.
fn copy_string(machine: &mut Machine<'_>, call: &Call<'_>, to: Slot, from: Slot) -> Run<u64> {
    let length = machine.string_length(from, call.site)?;
    check_apart(call, to, length + 1, from, length + 1)?;
    machine.memory.copy(&mut machine.taints, to, from, length + 1, true, call.site)?;
    Ok(length)
}

fn strcpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    copy_string(machine, call, call.pointer(0)?, call.pointer(1)?)?;
    Ok(call.slot(0))
}

fn stpcpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = copy_string(machine, call, call.pointer(0)?, call.pointer(1)?)?;
    Ok(offset(call.slot(0), length))
}

/// Copies at most `size` bytes of a string and fills the rest with zeros; the string's length.
fn copy_padded(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<u64> {
    let (to, from, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let length = machine.string_length_up_to(from, size, call.site)?;
    check_apart(call, to, size, from, (length + 1).min(size))?;
    machine.memory.copy(&mut machine.taints, to, from, length, true, call.site)?;
    machine.memory.fill(&machine.taints, offset(to, length), Slot::plain(0), size - length, call.site)?;
    Ok(length)
}

fn strncpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    copy_padded(machine, call)?;
    Ok(call.slot(0))
}

fn stpncpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = copy_padded(machine, call)?;
    Ok(offset(call.slot(0), length))
}

fn strcat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let to = call.pointer(0)?;
    let length = machine.string_length(to, call.site)?;
    copy_string(machine, call, offset(to, length), call.pointer(1)?)?;
    Ok(to)
}

fn strncat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, most) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let end = offset(to, machine.string_length(to, call.site)?);
    let length = machine.string_length_up_to(from, most, call.site)?;
    check_apart(call, end, length + 1, from, length)?;
    machine.memory.copy(&mut machine.taints, end, from, length, true, call.site)?;
    machine.put(offset(end, length), b"\0", call.site)?;
    Ok(to)
}

fn strlcpy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let length = machine.string_length(from, call.site)?;
    if size > 0 {
        let kept = length.min(size - 1);
        check_apart(call, to, kept + 1, from, length + 1)?;
        machine.memory.copy(&mut machine.taints, to, from, kept, true, call.site)?;
        machine.put(offset(to, kept), b"\0", call.site)?;
    }
    machine.long(length as i64)
}

fn strlcat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, from, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?);
    let length = machine.string_length(from, call.site)?;
    let start = machine.string_length_up_to(to, size, call.site)?;
    if start < size {
        let kept = length.min(size - start - 1);
        check_apart(call, offset(to, start), kept + 1, from, length + 1)?;
        machine.memory.copy(&mut machine.taints, offset(to, start), from, kept, true, call.site)?;
        machine.put(offset(to, start + kept), b"\0", call.site)?;
    }
    machine.long((start + length) as i64)
}

fn strchr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, byte) = (call.pointer(0)?, call.int(1)? as u8);
    let end = find_in_string(machine, p, byte, call.site)?;
    if end.1 { Ok(offset(p, end.0)) } else { null() }
}

fn strchrnul(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, byte) = (call.pointer(0)?, call.int(1)? as u8);
    let end = find_in_string(machine, p, byte, call.site)?;
    Ok(offset(p, end.0))
}

/// Where a byte, or else the end, of a string is, and whether it is the byte.
fn find_in_string(machine: &mut Machine<'_>, p: Slot, byte: u8, site: Site) -> Run<(u64, bool)> {
    let mut done = 0u64;
    loop {
        let chunk = machine.peek(offset(p, done), 256);
        if let Some(at) = ::memchr::memchr2(byte, 0, chunk) {
            return Ok((done + at as u64, chunk[at] == byte));
        }
        if chunk.is_empty() {
            return Err(machine.string_ends_badly(p, done, site));
        }
        done += chunk.len() as u64;
    }
}

fn strrchr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, byte) = (call.pointer(0)?, call.int(1)? as u8);
    let length = machine.string_length(p, call.site)?;
    let text = machine.memory.read_bytes(p, length + 1, call.site)?;
    match ::memchr::memrchr(byte, text) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

/// How many bytes at the beginning of the string are (or are not) among those of the second argument,
/// and whether the string ends there.
fn span(machine: &mut Machine<'_>, p: Slot, set: &[u8], among: bool, site: Site) -> Run<(u64, bool)> {
    let mut table = [!among; 256];
    for &byte in set {
        table[usize::from(byte)] = among;
    }
    table[0] = false;
    let mut done = 0u64;
    loop {
        let chunk = machine.peek(offset(p, done), 256);
        if let Some(at) = chunk.iter().position(|&byte| !table[usize::from(byte)]) {
            return Ok((done + at as u64, chunk[at] == 0));
        }
        if chunk.is_empty() {
            return Err(machine.string_ends_badly(p, done, site));
        }
        done += chunk.len() as u64;
    }
}

fn strspn(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let set = machine.cstr(call.pointer(1)?, call.site)?;
    let (length, _) = span(machine, call.pointer(0)?, &set, true, call.site)?;
    machine.long(length as i64)
}

fn strcspn(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let set = machine.cstr(call.pointer(1)?, call.site)?;
    let (length, _) = span(machine, call.pointer(0)?, &set, false, call.site)?;
    machine.long(length as i64)
}

fn strpbrk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let set = machine.cstr(call.pointer(1)?, call.site)?;
    let p = call.pointer(0)?;
    let (length, end) = span(machine, p, &set, false, call.site)?;
    if end { null() } else { Ok(offset(p, length)) }
}

fn strstr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let needle = machine.cstr(call.pointer(1)?, call.site)?;
    let p = call.pointer(0)?;
    let length = machine.string_length(p, call.site)?;
    let hay = machine.memory.read_bytes(p, length, call.site)?;
    match ::memchr::memmem::find(hay, &needle) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

fn strnstr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let needle = machine.cstr(call.pointer(1)?, call.site)?;
    let p = call.pointer(0)?;
    let hay = machine.cstr_up_to(p, call.uint(2)?, call.site)?;
    match ::memchr::memmem::find(&hay, &needle) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

fn strcasestr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let needle = machine.cstr(call.pointer(1)?, call.site)?.to_ascii_lowercase();
    let p = call.pointer(0)?;
    let hay = machine.cstr(p, call.site)?.to_ascii_lowercase();
    match ::memchr::memmem::find(&hay, &needle) {
        Some(at) => Ok(offset(p, at as u64)),
        None => null(),
    }
}

/// The next token and where to go on, both null at the end.
fn token(machine: &mut Machine<'_>, p: Slot, delimiters: Slot, site: Site) -> Run<(Slot, Slot)> {
    let set = machine.cstr(delimiters, site)?;
    let (skip, end) = span(machine, p, &set, true, site)?;
    let start = offset(p, skip);
    if end {
        return Ok((Slot::plain(0), start));
    }
    let (length, end) = span(machine, start, &set, false, site)?;
    let stop = offset(start, length);
    if end {
        return Ok((start, stop));
    }
    machine.put(stop, b"\0", site)?;
    Ok((start, offset(stop, 1)))
}

fn strtok(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let given = call.pointer(0)?;
    let from = if is_null(given) { machine.libc.strtok } else { given };
    if is_null(from) {
        return contract("strtok goes on with a string that was never given");
    }
    let (found, rest) = token(machine, from, call.pointer(1)?, call.site)?;
    machine.libc.strtok = rest;
    Ok(found)
}

fn strtok_r(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (given, state) = (call.pointer(0)?, call.pointer(2)?);
    let from = if is_null(given) { machine.get_pointer(state, call.site)? } else { given };
    if is_null(from) {
        return null();
    }
    let (found, rest) = token(machine, from, call.pointer(1)?, call.site)?;
    machine.put_pointer(state, rest, call.site)?;
    Ok(found)
}

fn strsep(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let state = call.pointer(0)?;
    let start = machine.get_pointer(state, call.site)?;
    if is_null(start) {
        return null();
    }
    let set = machine.cstr(call.pointer(1)?, call.site)?;
    let (length, end) = span(machine, start, &set, false, call.site)?;
    let rest = if end {
        Slot::plain(0)
    } else {
        machine.put(offset(start, length), b"\0", call.site)?;
        offset(start, length + 1)
    };
    machine.put_pointer(state, rest, call.site)?;
    Ok(start)
}

fn strdup(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let mut text = machine.cstr(call.pointer(0)?, call.site)?;
    text.push(0);
    machine.new_bytes(&text, call.site)
}

fn strndup(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let mut text = machine.cstr_up_to(call.pointer(0)?, call.uint(1)?, call.site)?;
    text.push(0);
    machine.new_bytes(&text, call.site)
}

/// Puts a message where `strerror` and its like return it.
fn message(machine: &mut Machine<'_>, text: &str, site: Site) -> Run<Slot> {
    let object = machine.library_object(super::globals::Global::Message)?;
    machine.put_cstr(object, text.as_bytes(), site)?;
    Ok(object)
}

fn strerror(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    message(machine, &messages::error(call.int(0)?), call.site)
}

/// GNU's variant, which may return a string of its own.
fn strerror_r(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    if machine.libc.abi.darwin {
        return xpg_strerror_r(machine, call);
    }
    message(machine, &messages::error(call.int(0)?), call.site)
}

fn xpg_strerror_r(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const ERANGE: i64 = 34;
    let text = messages::error(call.int(0)?);
    let (to, size) = (call.pointer(1)?, call.uint(2)?);
    let kept = (text.len() as u64).min(size.saturating_sub(1));
    if size > 0 {
        machine.put_cstr(to, &text.as_bytes()[..kept as usize], call.site)?;
    }
    int(if kept < text.len() as u64 { ERANGE } else { 0 })
}

fn strsignal(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    message(machine, &messages::signal(call.int(0)?), call.site)
}

fn basename(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let p = call.pointer(0)?;
    let text = machine.cstr(p, call.site)?;
    Ok(offset(p, ::memchr::memrchr(b'/', &text).map_or(0, |at| at as u64 + 1)))
}

fn ffs(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let bits = call.uint(0)?;
    int(if bits == 0 { 0 } else { i64::from(bits.trailing_zeros()) + 1 })
}

fn swab(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (from, to, len) = (call.pointer(0)?, call.pointer(1)?, call.int(2)?.max(0) as u64 & !1);
    check_apart(call, to, len, from, len)?;
    let mut bytes = machine.bytes(from, len, call.site)?;
    for pair in bytes.chunks_exact_mut(2) {
        pair.swap(0, 1);
    }
    machine.put(to, &bytes, call.site)?;
    void()
}

/// Undefined behaviour, told before the object's own bounds are, when more is written than the
/// compiler knows to fit.
fn check_fits(call: &Call<'_>, written: u64, size: usize) -> Run<()> {
    let room = call.uint(size)?;
    if written <= room {
        return Ok(());
    }
    contract(format!("{} writes {written} bytes where {room} are left", call.name))
}

fn memcpy_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    memcpy(machine, call)
}

fn memmove_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    memmove(machine, call)
}

fn mempcpy_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    mempcpy(machine, call)
}

fn memset_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    memset(machine, call)
}

fn strcpy_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = machine.string_length(call.pointer(1)?, call.site)?;
    check_fits(call, length + 1, 2)?;
    strcpy(machine, call)
}

fn stpcpy_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let length = machine.string_length(call.pointer(1)?, call.site)?;
    check_fits(call, length + 1, 2)?;
    stpcpy(machine, call)
}

fn strncpy_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    strncpy(machine, call)
}

fn stpncpy_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    stpncpy(machine, call)
}

fn strcat_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let first = machine.string_length(call.pointer(0)?, call.site)?;
    let second = machine.string_length(call.pointer(1)?, call.site)?;
    check_fits(call, first + second + 1, 2)?;
    strcat(machine, call)
}

fn strncat_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let first = machine.string_length(call.pointer(0)?, call.site)?;
    let second = machine.string_length_up_to(call.pointer(1)?, call.uint(2)?, call.site)?;
    check_fits(call, first + second + 1, 3)?;
    strncat(machine, call)
}

fn strlcpy_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    strlcpy(machine, call)
}

fn strlcat_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    check_fits(call, call.uint(2)?, 3)?;
    strlcat(machine, call)
}
