//! `<stdlib.h>` beyond memory, sorting and exit: numbers from text, random numbers, division, the
//! environment, multibyte characters of the "C" locale.

use std::collections::BTreeMap;

use crate::access::{contract, double, int, is_null, offset, void};
use crate::c::numbers::{self, FloatText};
use crate::c::random::{Rand48, Random, rand_r as next_rand_r};
use crate::system::posix::{EINVAL, ERANGE};
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::site::Site;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;
use draig_num::FloatFormat;

pub(crate) static TABLE: &[Entry] = &[
    ("atoi", "i(p)", atoi),
    ("atol", "l(p)", atol),
    ("atoll", "L(p)", atoll),
    ("atof", "d(p)", atof),
    ("strtol", "l(ppi)", strtol),
    ("strtoll", "L(ppi)", strtoll),
    ("strtoul", "l(ppi)", strtoul),
    ("strtoull", "L(ppi)", strtoull),
    ("strtoimax", "L(ppi)", strtoll),
    ("strtoumax", "L(ppi)", strtoull),
    ("strtoq", "L(ppi)", strtoll),
    ("strtouq", "L(ppi)", strtoull),
    ("__strtol_internal", "l(ppii)", strtol),
    ("__strtoul_internal", "l(ppii)", strtoul),
    ("__isoc23_strtol", "l(ppi)", strtol),
    ("__isoc23_strtoll", "L(ppi)", strtoll),
    ("__isoc23_strtoul", "l(ppi)", strtoul),
    ("__isoc23_strtoull", "L(ppi)", strtoull),
    ("__isoc23_strtoimax", "L(ppi)", strtoll),
    ("__isoc23_strtoumax", "L(ppi)", strtoull),
    ("wcstol", "l(ppi)", strtol),
    ("wcstoll", "L(ppi)", strtoll),
    ("wcstoul", "l(ppi)", strtoul),
    ("wcstoull", "L(ppi)", strtoull),
    ("wcstoimax", "L(ppi)", strtoll),
    ("wcstoumax", "L(ppi)", strtoull),
    ("wcstoq", "L(ppi)", strtoll),
    ("wcstouq", "L(ppi)", strtoull),
    ("__isoc23_wcstol", "l(ppi)", strtol),
    ("__isoc23_wcstoll", "L(ppi)", strtoll),
    ("__isoc23_wcstoul", "l(ppi)", strtoul),
    ("__isoc23_wcstoull", "L(ppi)", strtoull),
    ("wcstod", "d(pp)", strtod),
    ("wcstof", "f(pp)", strtof),
    ("wcstold", "D(pp)", strtold),
    ("strtod", "d(pp)", strtod),
    ("strtof", "f(pp)", strtof),
    ("strtold", "D(pp)", strtold),
    ("rand", "i()", rand),
    ("srand", "v(u)", srand),
    ("rand_r", "i(p)", rand_r),
    ("random", "l()", random),
    ("srandom", "v(u)", srand),
    ("initstate", "p(upl)", initstate),
    ("setstate", "p(p)", setstate),
    ("drand48", "d()", drand48),
    ("erand48", "d(p)", erand48),
    ("lrand48", "l()", lrand48),
    ("nrand48", "l(p)", nrand48),
    ("mrand48", "l()", mrand48),
    ("jrand48", "l(p)", jrand48),
    ("srand48", "v(l)", srand48),
    ("seed48", "p(p)", seed48),
    ("lcong48", "v(p)", lcong48),
    ("arc4random", "u()", arc4random),
    ("arc4random_uniform", "u(u)", arc4random_uniform),
    ("abs", "i(i)", abs),
    ("labs", "l(l)", labs),
    ("llabs", "L(L)", labs),
    ("imaxabs", "L(L)", labs),
    ("div", "L(ii)", div),
    ("ldiv", "L(ll)", ldiv),
    ("lldiv", "L(LL)", ldiv),
    ("imaxdiv", "L(LL)", ldiv),
    ("getenv", "p(p)", getenv),
    ("secure_getenv", "p(p)", getenv),
    ("__secure_getenv", "p(p)", getenv),
    ("setenv", "i(ppi)", setenv),
    ("unsetenv", "i(p)", unsetenv),
    ("putenv", "i(p)", putenv),
    ("clearenv", "i()", clearenv),
    ("system", "i(p)", system),
    ("mblen", "i(pl)", mblen),
    ("mbtowc", "i(ppl)", mbtowc),
    ("wctomb", "i(pi)", wctomb),
];

/// Size of a state besides its numbers, including its part of a node of the map.
const OTHER: usize = 128;

/// State of the random functions.
#[derive(Debug, Default)]
pub(crate) struct RandomState {
    /// State of `random`, and its address in the program.
    current: Random,
    place: Slot,
    /// States that `initstate` and `setstate` replaced, by address.
    others: BTreeMap<u64, (Slot, Random)>,
    rand48: Rand48,
    seed48: Option<Slot>,
}

impl RandomState {
    /// Adds the memory of the states to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.others.values().map(|(_, random)| OTHER + random.held()).sum());
    }

    /// Adds the addresses of the states.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.push(self.place);
        out.extend(self.others.values().map(|&(place, _)| place));
        out.extend(self.seed48);
    }
}

/// Reads the text of a number up to a length beyond which digits change nothing.
fn number_text(process: &mut Process<'_, '_>, p: Slot, site: Site) -> Result<Vec<u8>> {
    let mut text = Vec::new();
    // White space first, then characters that can be part of a number. Most texts are short.
    let mut started = false;
    loop {
        if text.capacity() - text.len() < 64 {
            // The text may have to move, and its digits are copied.
            process.reserve_large(6 * text.len() as u64)?;
            text.reserve(64);
        }
        let at = offset(p, text.len() as u64);
        let chunk = process.peek(at, 64);
        if chunk.is_empty() {
            return Err(process.string_ends_badly(p, text.len() as u64, site));
        }
        for &byte in chunk {
            let part = is_part(byte);
            if byte == 0 || !part && (started || !numbers::is_space(byte)) {
                return Ok(text);
            }
            started |= part;
            text.push(byte);
        }
    }
}

/// Reads the text of the number that the first argument points to; returns it with the size in memory of a
/// character, since `wcstol` and related functions read wide ones.
fn number_argument(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<(Vec<u8>, u64)> {
    let p = call.pointer(0)?;
    if !call.name.contains("wcs") {
        return Ok((number_text(process, p, call.site)?, 1));
    }
    let (mut text, mut started) = (Vec::new(), false);
    loop {
        let unit = crate::c::wide::get(process, p, text.len() as u64, call.site)?;
        let byte = u8::try_from(unit).unwrap_or(0);
        let part = is_part(byte);
        if byte == 0 || !part && (started || !numbers::is_space(byte)) {
            return Ok((text, crate::c::wide::size(process)));
        }
        started |= part;
        process.push(&mut text, byte)?;
    }
}

/// Returns whether a byte can be part of a number.
fn is_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'(' | b')' | b'_')
}

/// Implements `strtol` and related functions; returns the number's 64 bits.
fn integer(process: &mut Process<'_, '_>, call: &Call<'_>, width: u32, signed: bool) -> Result<u64> {
    let (p, end, base) = (call.pointer(0)?, call.pointer(1)?, call.int(2)?);
    if !matches!(base, 0 | 2..=36) {
        process.set_errno(EINVAL)?;
        return Ok(0);
    }
    let (text, unit) = number_argument(process, call)?;
    let number = numbers::integer(&text, base as u32, call.name.starts_with("__isoc23"));
    process.put_pointer_unless_null(end, offset(p, number.end as u64 * unit), call.site)?;
    let (value, range) = if signed {
        let (value, range) = number.signed(width);
        (value as u64, range)
    } else {
        number.unsigned(width)
    };
    if range {
        process.set_errno(ERANGE)?;
    }
    Ok(value)
}

fn strtol(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let width = process.abi.long * 8;
    let value = integer(process, call, width, true)?;
    process.long(value as i64)
}

fn strtoul(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let width = process.abi.long * 8;
    let value = integer(process, call, width, false)?;
    process.long(value as i64)
}

fn strtoll(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(integer(process, call, 64, true)?))
}

fn strtoull(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(integer(process, call, 64, false)?))
}

/// Implements `atoi` and related functions; numbers that do not fit are undefined (C11 7.22.1).
fn simple(process: &mut Process<'_, '_>, call: &Call<'_>, width: u32) -> Result<i64> {
    let text = number_text(process, call.pointer(0)?, call.site)?;
    let number = numbers::integer(&text, 10, false);
    let (value, range) = number.signed(width);
    if range {
        return contract(format!("{} of {}, which does not fit", call.name, String::from_utf8_lossy(&text)));
    }
    Ok(value)
}

fn atoi(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(simple(process, call, 32)?)
}

fn atol(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let value = simple(process, call, process.abi.long * 8)?;
    process.long(value)
}

fn atoll(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(Slot::plain(simple(process, call, 64)? as u64))
}

/// Parses the number at the first argument and sets the end pointer.
fn float(process: &mut Process<'_, '_>, call: &Call<'_>, end: Slot) -> Result<(Vec<u8>, Option<FloatText>)> {
    let p = call.pointer(0)?;
    let (text, unit) = number_argument(process, call)?;
    let number = numbers::float(&text);
    let length = number.as_ref().map_or(0, |number| number.end as u64);
    process.put_pointer_unless_null(end, offset(p, length * unit), call.site)?;
    Ok((text, number))
}

fn to_double(process: &mut Process<'_, '_>, call: &Call<'_>, end: Slot) -> Result<f64> {
    let (text, number) = float(process, call, end)?;
    let (value, range) = number.map_or((0.0, false), |number| number.to_f64(&text));
    if range {
        process.set_errno(ERANGE)?;
    }
    Ok(value)
}

fn atof(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    double(to_double(process, call, Slot::plain(0))?)
}

fn strtod(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    double(to_double(process, call, call.pointer(1)?)?)
}

fn strtof(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (text, number) = float(process, call, call.pointer(1)?)?;
    let (value, range) = number.map_or((0.0, false), |number| number.to_f32(&text));
    if range {
        process.set_errno(ERANGE)?;
    }
    Ok(Slot::plain(value.to_bits().into()))
}

fn strtold(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (text, number) = float(process, call, call.pointer(1)?)?;
    let (bits, range) = match (number, process.abi.long_double) {
        (None, _) => (0, false),
        (Some(number), FloatFormat::X86Fp80) => number.to_x87(),
        (Some(number), FloatFormat::Fp128) => number.to_quad(),
        (Some(number), _) => {
            let (value, range) = number.to_f64(&text);
            (value.to_bits().into(), range)
        }
    };
    if range {
        process.set_errno(ERANGE)?;
    }
    process.thread.second = Slot::plain((bits >> 64) as u64);
    Ok(Slot::plain(bits as u64))
}

fn rand(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(process.state().random.current.next().into())
}

fn random(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let next = process.state().random.current.next();
    process.long(next.into())
}

fn srand(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.state().random.current.seed(call.uint(0)? as u32);
    void()
}

fn rand_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    let (result, seed) = next_rand_r(process.get_uint(p, 4, call.site)? as u32);
    process.put_uint(p, seed.into(), 4, call.site)?;
    int(result.into())
}

/// Makes the state at `place` the current one; returns the address of the old one.
fn switch(process: &mut Process<'_, '_>, place: Slot, random: Random) -> Slot {
    let state = &mut process.state().random;
    let before = std::mem::replace(&mut state.current, random);
    let old = std::mem::replace(&mut state.place, place);
    state.others.insert(old.bits, (old, before));
    old
}

/// Implements `initstate`. The numbers stay in the library; the address of the program's buffer identifies
/// them.
fn initstate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (seed, place, size) = (call.uint(0)? as u32, call.pointer(1)?, call.uint(2)?);
    if size < 8 {
        return process.fail_null(EINVAL);
    }
    process.put(place, &vec![0; size.min(256) as usize], call.site)?;
    Ok(switch(process, place, Random::new(size.min(256) as usize, seed)))
}

fn setstate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let place = call.pointer(0)?;
    let state = &process.state().random;
    let current = state.place;
    let known = state.others.get(&place.bits).cloned();
    // A pointer that was made from an integer refers to the same object.
    let is_same = |other: Slot| place.bits == other.bits && process.memory.about(place) == process.memory.about(other);
    if is_same(current) {
        return Ok(current);
    }
    match known {
        Some((other, random)) if is_same(other) => Ok(switch(process, other, random)),
        _ => contract("setstate with what initstate did not make"),
    }
}

/// Advances the library's state.
fn step48(process: &mut Process<'_, '_>) -> u64 {
    let state = &mut process.state().random.rand48;
    state.x = state.after(state.x);
    state.x
}

/// Advances a state of the program: three `unsigned short`.
fn step48_at(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<u64> {
    let p = call.pointer(0)?;
    let x = get48(process, p, call.site)?;
    let x = process.state().random.rand48.after(x);
    for part in 0..3 {
        process.put_uint(offset(p, part * 2), x >> (part * 16) & 0xffff, 2, call.site)?;
    }
    Ok(x)
}

fn get48(process: &mut Process<'_, '_>, p: Slot, site: Site) -> Result<u64> {
    let mut x = 0;
    for part in 0..3 {
        x |= process.get_uint(offset(p, part * 2), 2, site)? << (part * 16);
    }
    Ok(x)
}

fn drand48(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    double(Rand48::to_f64(step48(process)))
}

fn erand48(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    double(Rand48::to_f64(step48_at(process, call)?))
}

fn lrand48(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let x = step48(process);
    process.long((x >> 17) as i64)
}

fn nrand48(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = step48_at(process, call)?;
    process.long((x >> 17) as i64)
}

fn mrand48(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let x = step48(process);
    process.long(((x >> 16) as u32 as i32).into())
}

fn jrand48(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = step48_at(process, call)?;
    process.long(((x >> 16) as u32 as i32).into())
}

fn srand48(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.state().random.rand48.seed(call.uint(0)? as u32);
    void()
}

fn seed48(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = get48(process, call.pointer(0)?, call.site)?;
    let old = std::mem::replace(&mut process.state().random.rand48, Rand48 { x, ..Rand48::default() });
    let place = match process.state().random.seed48 {
        Some(place) => place,
        None => process.zeroed(6)?,
    };
    process.state().random.seed48 = Some(place);
    for part in 0..3 {
        process.put_uint(offset(place, part * 2), old.x >> (part * 16) & 0xffff, 2, call.site)?;
    }
    Ok(place)
}

fn lcong48(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    let (x, a) = (get48(process, p, call.site)?, get48(process, offset(p, 6), call.site)?);
    let c = process.get_uint(offset(p, 12), 2, call.site)?;
    process.state().random.rand48 = Rand48 { x, a, c };
    void()
}

fn arc4random(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int((process.choice.draw() as u32).into())
}

fn arc4random_uniform(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let bound = call.uint(0)?;
    int(if bound == 0 { 0 } else { (process.choice.draw() % bound) as i64 })
}

fn abs(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let value = call.int(0)? as i32;
    match value.checked_abs() {
        Some(value) => int(value.into()),
        None => contract("abs of the least int"),
    }
}

fn labs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let value = call.int(0)?;
    let least = if call.name == "labs" && process.abi.long == 4 { i32::MIN.into() } else { i64::MIN };
    if value == least {
        return contract(format!("{} of the least number", call.name));
    }
    Ok(Slot::plain(value.unsigned_abs()))
}

fn check_division(call: &Call<'_>, least: i64) -> Result<(i64, i64)> {
    let (a, b) = (call.int(0)?, call.int(1)?);
    if b == 0 {
        return contract(format!("{} of {a} by zero", call.name));
    }
    if a == least && b == -1 {
        return contract(format!("{} of the least number by -1", call.name));
    }
    Ok((a / b, a % b))
}

/// Implements `div`, whose `div_t` is returned in one register of 64 bits.
fn div(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (quotient, remainder) = check_division(call, i32::MIN.into())?;
    Ok(Slot::plain(quotient as u32 as u64 | (remainder as u32 as u64) << 32))
}

/// Implements `ldiv` and `lldiv`, whose results are returned in two registers.
fn ldiv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if process.abi.pointer != 8 {
        return unsupported(format!("{} of a 32-bit target", call.name));
    }
    let (quotient, remainder) = check_division(call, i64::MIN)?;
    process.thread.second = Slot::plain(remainder as u64);
    Ok(Slot::plain(quotient as u64))
}

fn getenv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let name = process.cstr(call.pointer(0)?, call.site)?;
    process.env_object(&name)
}

fn setenv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let name = process.cstr(call.pointer(0)?, call.site)?;
    if name.is_empty() || name.contains(&b'=') {
        return process.fail(EINVAL);
    }
    let value = process.cstr(call.pointer(1)?, call.site)?;
    if call.int(2)? != 0 || is_null(process.env_object(&name)?) {
        process.set_env(&name, Some(value));
    }
    int(0)
}

fn unsetenv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let name = process.cstr(call.pointer(0)?, call.site)?;
    if name.is_empty() || name.contains(&b'=') {
        return process.fail(EINVAL);
    }
    process.set_env(&name, None);
    int(0)
}

fn putenv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.cstr(call.pointer(0)?, call.site)?;
    match text.iter().position(|&byte| byte == b'=') {
        Some(at) => {
            process.reserve_large(text.len() as u64)?;
            process.set_env(&text[..at], Some(text[at + 1..].to_vec()));
        }
        None => process.set_env(&text, None),
    }
    int(0)
}

fn clearenv(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.clear_env();
    int(0)
}

fn system(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if is_null(call.pointer(0)?) {
        // There is no command processor.
        return int(0);
    }
    unsupported("system: no other program can be run")
}

/// Converts a multibyte character. Every byte is a character; those from 128 on are invalid in the "C" locale.
fn multibyte(process: &mut Process<'_, '_>, call: &Call<'_>, p: Slot, size: u64) -> Result<Option<u8>> {
    const EILSEQ: i32 = 84;
    if size == 0 {
        return Ok(None);
    }
    let byte = process.get_uint(p, 1, call.site)? as u8;
    if byte < 128 {
        return Ok(Some(byte));
    }
    process.set_errno(EILSEQ)?;
    Ok(None)
}

fn mblen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    if is_null(p) {
        return int(0);
    }
    int(multibyte(process, call, p, call.uint(1)?)?.map_or(-1, |byte| (byte != 0).into()))
}

fn mbtowc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, p) = (call.pointer(0)?, call.pointer(1)?);
    if is_null(p) {
        return int(0);
    }
    let Some(byte) = multibyte(process, call, p, call.uint(2)?)? else { return int(-1) };
    if !is_null(to) {
        process.put_uint(to, byte.into(), 4, call.site)?;
    }
    int((byte != 0).into())
}

fn wctomb(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, c) = (call.pointer(0)?, call.uint(1)?);
    if is_null(to) {
        return int(0);
    }
    if c >= 128 {
        return int(-1);
    }
    process.put_uint(to, c, 1, call.site)?;
    int(1)
}
