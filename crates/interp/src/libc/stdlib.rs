//! `<stdlib.h>` beyond memory, sorting and exit: numbers from text, random numbers, division, the
//! environment, multibyte characters of the "C" locale.

use super::access::{contract, double, int, is_null, offset, void};
use super::numbers::{self, FloatText};
use super::posix::{EINVAL, ERANGE};
use super::random::{Rand48, Random, rand_r as next_rand_r};
use super::{Call, Entry};
use crate::machine::Machine;
use crate::site::Site;
use crate::stop::{Run, unsupported};
use crate::value::Slot;
use draig_num::FloatFormat;

pub(super) static TABLE: &[Entry] = &[
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

/// What the random functions keep.
#[derive(Debug, Default)]
pub(crate) struct RandomState {
    /// The state of `random`, and where the program believes it to be.
    current: Random,
    place: Slot,
    /// States that `initstate` and `setstate` left, by their place.
    others: Vec<(Slot, Random)>,
    rand48: Rand48,
    seed48: Option<Slot>,
}

impl RandomState {
    /// Where states lie.
    pub(super) fn roots(&self, out: &mut Vec<Slot>) {
        out.push(self.place);
        out.extend(self.others.iter().map(|&(place, _)| place));
        out.extend(self.seed48);
    }
}

/// How far the text of a number is looked at; the digits behind it change nothing.
fn number_text(machine: &mut Machine<'_>, p: Slot, site: Site) -> Run<Vec<u8>> {
    let mut text = Vec::new();
    // White space first, then what can be part of a number. Most are short.
    let mut started = false;
    loop {
        let at = offset(p, text.len() as u64);
        let chunk = machine.peek(at, 64);
        if chunk.is_empty() {
            return Err(machine.string_ends_badly(p, text.len() as u64, site));
        }
        for &byte in chunk {
            let part = byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'(' | b')' | b'_');
            if byte == 0 || !part && (started || !numbers::is_space(byte)) {
                return Ok(text);
            }
            started |= part;
            text.push(byte);
        }
    }
}

/// `strtol` and its kin; the number's 64 bits.
fn integer(machine: &mut Machine<'_>, call: &Call<'_>, width: u32, signed: bool) -> Run<u64> {
    let (p, end, base) = (call.pointer(0)?, call.pointer(1)?, call.int(2)?);
    if !matches!(base, 0 | 2..=36) {
        machine.set_errno(EINVAL)?;
        return Ok(0);
    }
    let text = number_text(machine, p, call.site)?;
    let number = numbers::integer(&text, base as u32, call.name.starts_with("__isoc23"));
    machine.put_pointer_unless_null(end, offset(p, number.end as u64), call.site)?;
    let (value, range) = if signed {
        let (value, range) = number.signed(width);
        (value as u64, range)
    } else {
        number.unsigned(width)
    };
    if range {
        machine.set_errno(ERANGE)?;
    }
    Ok(value)
}

fn strtol(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let width = machine.libc.abi.long * 8;
    let value = integer(machine, call, width, true)?;
    machine.long(value as i64)
}

fn strtoul(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let width = machine.libc.abi.long * 8;
    let value = integer(machine, call, width, false)?;
    machine.long(value as i64)
}

fn strtoll(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(Slot::plain(integer(machine, call, 64, true)?))
}

fn strtoull(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(Slot::plain(integer(machine, call, 64, false)?))
}

/// `atoi` and its kin: numbers that do not fit are undefined (C11 7.22.1).
fn simple(machine: &mut Machine<'_>, call: &Call<'_>, width: u32) -> Run<i64> {
    let text = number_text(machine, call.pointer(0)?, call.site)?;
    let number = numbers::integer(&text, 10, false);
    let (value, range) = number.signed(width);
    if range {
        return contract(format!("{} of {}, which does not fit", call.name, String::from_utf8_lossy(&text)));
    }
    Ok(value)
}

fn atoi(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    int(simple(machine, call, 32)?)
}

fn atol(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let value = simple(machine, call, machine.libc.abi.long * 8)?;
    machine.long(value)
}

fn atoll(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(Slot::plain(simple(machine, call, 64)? as u64))
}

/// The number at the first argument; the end pointer is set.
fn float(machine: &mut Machine<'_>, call: &Call<'_>, end: Slot) -> Run<(Vec<u8>, Option<FloatText>)> {
    let p = call.pointer(0)?;
    let text = number_text(machine, p, call.site)?;
    let number = numbers::float(&text);
    let length = number.as_ref().map_or(0, |number| number.end as u64);
    machine.put_pointer_unless_null(end, offset(p, length), call.site)?;
    Ok((text, number))
}

fn to_double(machine: &mut Machine<'_>, call: &Call<'_>, end: Slot) -> Run<f64> {
    let (text, number) = float(machine, call, end)?;
    let (value, range) = number.map_or((0.0, false), |number| number.to_f64(&text));
    if range {
        machine.set_errno(ERANGE)?;
    }
    Ok(value)
}

fn atof(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    double(to_double(machine, call, Slot::plain(0))?)
}

fn strtod(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    double(to_double(machine, call, call.pointer(1)?)?)
}

fn strtof(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (text, number) = float(machine, call, call.pointer(1)?)?;
    let (value, range) = number.map_or((0.0, false), |number| number.to_f32(&text));
    if range {
        machine.set_errno(ERANGE)?;
    }
    Ok(Slot::plain(value.to_bits().into()))
}

fn strtold(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (text, number) = float(machine, call, call.pointer(1)?)?;
    let (bits, range) = match (number, machine.libc.abi.long_double) {
        (None, _) => (0, false),
        (Some(number), FloatFormat::X86Fp80) => number.to_x87(),
        (Some(number), FloatFormat::Fp128) => number.to_quad(),
        (Some(number), _) => {
            let (value, range) = number.to_f64(&text);
            (value.to_bits().into(), range)
        }
    };
    if range {
        machine.set_errno(ERANGE)?;
    }
    machine.libc.second = Slot::plain((bits >> 64) as u64);
    Ok(Slot::plain(bits as u64))
}

fn rand(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(machine.libc.random.current.next().into())
}

fn random(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    let next = machine.libc.random.current.next();
    machine.long(next.into())
}

fn srand(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.libc.random.current.seed(call.uint(0)? as u32);
    void()
}

fn rand_r(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let p = call.pointer(0)?;
    let (result, seed) = next_rand_r(machine.get_uint(p, 4, call.site)? as u32);
    machine.put_uint(p, seed.into(), 4, call.site)?;
    int(result.into())
}

/// Makes the state at `place` the current one; where the old one is.
fn switch(machine: &mut Machine<'_>, place: Slot, random: Random) -> Slot {
    let state = &mut machine.libc.random;
    let before = std::mem::replace(&mut state.current, random);
    let old = std::mem::replace(&mut state.place, place);
    state.others.retain(|(place, _)| *place != old);
    state.others.push((old, before));
    old
}

/// The numbers stay with the library; the program's buffer stands for them by its address.
fn initstate(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (seed, place, size) = (call.uint(0)? as u32, call.pointer(1)?, call.uint(2)?);
    if size < 8 {
        return machine.fail_null(EINVAL);
    }
    machine.put(place, &vec![0; size.min(256) as usize], call.site)?;
    Ok(switch(machine, place, Random::new(size.min(256) as usize, seed)))
}

fn setstate(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let place = call.pointer(0)?;
    let state = &machine.libc.random;
    if state.place == place {
        return Ok(place);
    }
    match state.others.iter().find(|(other, _)| *other == place) {
        Some((_, random)) => {
            let random = random.clone();
            Ok(switch(machine, place, random))
        }
        None => contract("setstate with what initstate did not make"),
    }
}

/// Advances the library's own state.
fn step48(machine: &mut Machine<'_>) -> u64 {
    let state = &mut machine.libc.random.rand48;
    state.x = state.after(state.x);
    state.x
}

/// Advances a state of the program's: three `unsigned short`.
fn step48_at(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<u64> {
    let p = call.pointer(0)?;
    let x = get48(machine, p, call.site)?;
    let x = machine.libc.random.rand48.after(x);
    for part in 0..3 {
        machine.put_uint(offset(p, part * 2), x >> (part * 16) & 0xffff, 2, call.site)?;
    }
    Ok(x)
}

fn get48(machine: &mut Machine<'_>, p: Slot, site: Site) -> Run<u64> {
    let mut x = 0;
    for part in 0..3 {
        x |= machine.get_uint(offset(p, part * 2), 2, site)? << (part * 16);
    }
    Ok(x)
}

fn drand48(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    double(Rand48::to_f64(step48(machine)))
}

fn erand48(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    double(Rand48::to_f64(step48_at(machine, call)?))
}

fn lrand48(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    let x = step48(machine);
    machine.long((x >> 17) as i64)
}

fn nrand48(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = step48_at(machine, call)?;
    machine.long((x >> 17) as i64)
}

fn mrand48(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    let x = step48(machine);
    machine.long(((x >> 16) as u32 as i32).into())
}

fn jrand48(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = step48_at(machine, call)?;
    machine.long(((x >> 16) as u32 as i32).into())
}

fn srand48(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.libc.random.rand48.seed(call.uint(0)? as u32);
    void()
}

fn seed48(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = get48(machine, call.pointer(0)?, call.site)?;
    let old = std::mem::replace(&mut machine.libc.random.rand48, Rand48 { x, ..Rand48::default() });
    let place = match machine.libc.random.seed48 {
        Some(place) => place,
        None => machine.zeroed(6)?,
    };
    machine.libc.random.seed48 = Some(place);
    for part in 0..3 {
        machine.put_uint(offset(place, part * 2), old.x >> (part * 16) & 0xffff, 2, call.site)?;
    }
    Ok(place)
}

fn lcong48(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let p = call.pointer(0)?;
    let (x, a) = (get48(machine, p, call.site)?, get48(machine, offset(p, 6), call.site)?);
    let c = machine.get_uint(offset(p, 12), 2, call.site)?;
    machine.libc.random.rand48 = Rand48 { x, a, c };
    void()
}

fn arc4random(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int((machine.choice.next() as u32).into())
}

fn arc4random_uniform(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let bound = call.uint(0)?;
    int(if bound == 0 { 0 } else { (machine.choice.next() % bound) as i64 })
}

fn abs(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let value = call.int(0)? as i32;
    match value.checked_abs() {
        Some(value) => int(value.into()),
        None => contract("abs of the least int"),
    }
}

fn labs(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let value = call.int(0)?;
    let least = if call.name == "labs" && machine.libc.abi.long == 4 { i32::MIN.into() } else { i64::MIN };
    if value == least {
        return contract(format!("{} of the least number", call.name));
    }
    Ok(Slot::plain(value.unsigned_abs()))
}

fn check_division(call: &Call<'_>, least: i64) -> Run<(i64, i64)> {
    let (a, b) = (call.int(0)?, call.int(1)?);
    if b == 0 {
        return contract(format!("{} of {a} by zero", call.name));
    }
    if a == least && b == -1 {
        return contract(format!("{} of the least number by -1", call.name));
    }
    Ok((a / b, a % b))
}

/// `div_t` is returned in one register of 64 bits.
fn div(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (quotient, remainder) = check_division(call, i32::MIN.into())?;
    Ok(Slot::plain(quotient as u32 as u64 | (remainder as u32 as u64) << 32))
}

/// `ldiv_t` and `lldiv_t` are two registers.
fn ldiv(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    if machine.libc.abi.pointer != 8 {
        return unsupported(format!("{} of a 32-bit target", call.name));
    }
    let (quotient, remainder) = check_division(call, i64::MIN)?;
    machine.libc.second = Slot::plain(remainder as u64);
    Ok(Slot::plain(quotient as u64))
}

fn getenv(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let name = machine.cstr(call.pointer(0)?, call.site)?;
    machine.env_object(&name)
}

fn setenv(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let name = machine.cstr(call.pointer(0)?, call.site)?;
    if name.is_empty() || name.contains(&b'=') {
        return machine.fail(EINVAL);
    }
    let value = machine.cstr(call.pointer(1)?, call.site)?;
    if call.int(2)? != 0 || is_null(machine.env_object(&name)?) {
        machine.set_env(&name, Some(value));
    }
    int(0)
}

fn unsetenv(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let name = machine.cstr(call.pointer(0)?, call.site)?;
    if name.is_empty() || name.contains(&b'=') {
        return machine.fail(EINVAL);
    }
    machine.set_env(&name, None);
    int(0)
}

fn putenv(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = machine.cstr(call.pointer(0)?, call.site)?;
    match text.iter().position(|&byte| byte == b'=') {
        Some(at) => machine.set_env(&text[..at], Some(text[at + 1..].to_vec())),
        None => machine.set_env(&text, None),
    }
    int(0)
}

fn clearenv(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    machine.clear_env();
    int(0)
}

fn system(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    if is_null(call.pointer(0)?) {
        // There is no command processor.
        return int(0);
    }
    unsupported("system: no other program can be run")
}

/// Every byte is a character; those from 128 on are none in "C".
fn multibyte(machine: &mut Machine<'_>, call: &Call<'_>, p: Slot, size: u64) -> Run<Option<u8>> {
    const EILSEQ: i32 = 84;
    if size == 0 {
        return Ok(None);
    }
    let byte = machine.get_uint(p, 1, call.site)? as u8;
    if byte < 128 {
        return Ok(Some(byte));
    }
    machine.set_errno(EILSEQ)?;
    Ok(None)
}

fn mblen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let p = call.pointer(0)?;
    if is_null(p) {
        return int(0);
    }
    int(multibyte(machine, call, p, call.uint(1)?)?.map_or(-1, |byte| (byte != 0).into()))
}

fn mbtowc(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, p) = (call.pointer(0)?, call.pointer(1)?);
    if is_null(p) {
        return int(0);
    }
    let Some(byte) = multibyte(machine, call, p, call.uint(2)?)? else { return int(-1) };
    if !is_null(to) {
        machine.put_uint(to, byte.into(), 4, call.site)?;
    }
    int((byte != 0).into())
}

fn wctomb(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, c) = (call.pointer(0)?, call.uint(1)?);
    if is_null(to) {
        return int(0);
    }
    if c >= 128 {
        return int(-1);
    }
    machine.put_uint(to, c, 1, call.site)?;
    int(1)
}
