//! `<ctype.h>` and `<wctype.h>` in the "C" locale, and the tables used by glibc's macros.

use crate::access::{contract, int};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("isalnum", "i(i)", isalnum),
    ("isalpha", "i(i)", isalpha),
    ("isblank", "i(i)", isblank),
    ("iscntrl", "i(i)", iscntrl),
    ("isdigit", "i(i)", isdigit),
    ("isgraph", "i(i)", isgraph),
    ("islower", "i(i)", islower),
    ("isprint", "i(i)", isprint),
    ("ispunct", "i(i)", ispunct),
    ("isspace", "i(i)", isspace),
    ("isupper", "i(i)", isupper),
    ("isxdigit", "i(i)", isxdigit),
    ("isascii", "i(i)", isascii),
    ("toascii", "i(i)", toascii),
    ("tolower", "i(i)", tolower),
    ("toupper", "i(i)", toupper),
    ("_tolower", "i(i)", tolower),
    ("_toupper", "i(i)", toupper),
    ("iswalnum", "i(u)", iswalnum),
    ("iswalpha", "i(u)", iswalpha),
    ("iswblank", "i(u)", iswblank),
    ("iswcntrl", "i(u)", iswcntrl),
    ("iswdigit", "i(u)", iswdigit),
    ("iswgraph", "i(u)", iswgraph),
    ("iswlower", "i(u)", iswlower),
    ("iswprint", "i(u)", iswprint),
    ("iswpunct", "i(u)", iswpunct),
    ("iswspace", "i(u)", iswspace),
    ("iswupper", "i(u)", iswupper),
    ("iswxdigit", "i(u)", iswxdigit),
    ("towlower", "u(u)", towlower),
    ("towupper", "u(u)", towupper),
];

// Bits of glibc's table, as seen by a little-endian program.
const UPPER: u16 = 0x100;
const LOWER: u16 = 0x200;
const ALPHA: u16 = 0x400;
const DIGIT: u16 = 0x800;
const XDIGIT: u16 = 0x1000;
const SPACE: u16 = 0x2000;
const PRINT: u16 = 0x4000;
const GRAPH: u16 = 0x8000;
const BLANK: u16 = 1;
const CNTRL: u16 = 2;
const PUNCT: u16 = 4;
const ALNUM: u16 = 8;

/// Returns the classes of a byte.
pub(crate) fn classes(byte: u8) -> u16 {
    let class = |is: bool, bit: u16| if is { bit } else { 0 };
    class(byte.is_ascii_uppercase(), UPPER)
        | class(byte.is_ascii_lowercase(), LOWER)
        | class(byte.is_ascii_alphabetic(), ALPHA)
        | class(byte.is_ascii_digit(), DIGIT)
        | class(byte.is_ascii_hexdigit(), XDIGIT)
        | class(crate::c::numbers::is_space(byte), SPACE)
        | class(matches!(byte, 0x20..=0x7e), PRINT)
        | class(byte.is_ascii_graphic(), GRAPH)
        | class(matches!(byte, b' ' | b'\t'), BLANK)
        | class(byte.is_ascii_control(), CNTRL)
        | class(byte.is_ascii_punctuation(), PUNCT)
        | class(byte.is_ascii_alphanumeric(), ALNUM)
}

/// Returns the class with this name for `wctype`; 0 if it does not exist.
pub(crate) fn class_named(name: &[u8]) -> u16 {
    match name {
        b"alnum" => ALNUM,
        b"alpha" => ALPHA,
        b"blank" => BLANK,
        b"cntrl" => CNTRL,
        b"digit" => DIGIT,
        b"graph" => GRAPH,
        b"lower" => LOWER,
        b"print" => PRINT,
        b"punct" => PUNCT,
        b"space" => SPACE,
        b"upper" => UPPER,
        b"xdigit" => XDIGIT,
        _ => 0,
    }
}

/// Returns glibc's table of classes for -128 to 255.
pub(crate) fn class_table(big_endian: bool) -> Vec<u16> {
    let entry = |c: i32| u8::try_from(c).map_or(0, classes);
    // On a big-endian target, bit n of the C header is bit n of the most significant byte first.
    (-128..256).map(entry).map(|bits| if big_endian { bits.swap_bytes() } else { bits }).collect()
}

/// Returns an entry of glibc's tables of `tolower` and `toupper` for -128 to 255.
pub(crate) fn case_entry(c: i32, upper: bool) -> u64 {
    let entry = match u8::try_from(c) {
        Ok(byte) if upper => i32::from(byte.to_ascii_uppercase()),
        Ok(byte) => i32::from(byte.to_ascii_lowercase()),
        Err(_) if c == -1 => -1,
        // A negative character is equivalent to the one with the same byte.
        Err(_) => c + 256,
    };
    entry as u32 as u64
}

/// Returns the argument, which must be a byte or `EOF` (C11 7.4).
fn character(call: &Call<'_>) -> Result<i64> {
    let c = call.int(0)?;
    if (-1..256).contains(&c) {
        return Ok(c);
    }
    contract(format!("{} of {c}, which is neither EOF nor the value of an unsigned char", call.name))
}

fn is(call: &Call<'_>, class: u16) -> Result<Slot> {
    let c = character(call)?;
    int(i64::from(u8::try_from(c).map_or(0, classes) & class))
}

fn is_wide(call: &Call<'_>, class: u16) -> Result<Slot> {
    let c = call.uint(0)?;
    int(i64::from(u8::try_from(c).map_or(0, classes) & class))
}

macro_rules! classifiers {
    ($($name:ident $wide:ident $class:ident;)*) => {$(
        fn $name(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
            is(call, $class)
        }

        fn $wide(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
            is_wide(call, $class)
        }
    )*};
}

classifiers! {
    isalnum iswalnum ALNUM;
    isalpha iswalpha ALPHA;
    isblank iswblank BLANK;
    iscntrl iswcntrl CNTRL;
    isdigit iswdigit DIGIT;
    isgraph iswgraph GRAPH;
    islower iswlower LOWER;
    isprint iswprint PRINT;
    ispunct iswpunct PUNCT;
    isspace iswspace SPACE;
    isupper iswupper UPPER;
    isxdigit iswxdigit XDIGIT;
}

fn isascii(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(i64::from((0..128).contains(&call.int(0)?)))
}

fn toascii(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(call.int(0)? & 0x7f)
}

fn tolower(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let c = character(call)?;
    int(u8::try_from(c).map_or(c, |byte| byte.to_ascii_lowercase().into()))
}

fn toupper(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let c = character(call)?;
    int(u8::try_from(c).map_or(c, |byte| byte.to_ascii_uppercase().into()))
}

fn towlower(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let c = call.uint(0)?;
    int(u8::try_from(c).map_or(c as i64, |byte| byte.to_ascii_lowercase().into()))
}

fn towupper(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let c = call.uint(0)?;
    int(u8::try_from(c).map_or(c as i64, |byte| byte.to_ascii_uppercase().into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A checksum over glibc's three tables, computed by a C program.
    #[test]
    fn tables_are_glibcs() {
        let sum = |entries: Vec<u64>| entries.iter().fold(7u64, |sum, entry| sum.wrapping_mul(31).wrapping_add(*entry));
        assert_eq!(sum(class_table(false).into_iter().map(u64::from).collect()), 16163361940723136297);
        assert_eq!(sum((-128..256).map(|c| case_entry(c, false)).collect()), 6456737228157778887);
        assert_eq!(sum((-128..256).map(|c| case_entry(c, true)).collect()), 3540111150177182663);
    }
}
