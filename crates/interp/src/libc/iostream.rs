//! `std::cout`, `std::cerr` and `std::clog` of libstdc++ over the C streams: the objects as compiled
//! code looks into them (flags, width, precision, the character table), and the insertions that are not
//! inline. Other streams, and input, are not modelled.

use super::access::{offset, void};
use super::decimal::Binary;
use super::format::{self, Flags, Spec};
use super::globals::Global;
use super::streams::{STDERR, STDOUT, StreamId};
use super::{Call, Entry};
use crate::machine::Machine;
use crate::shape::LeafKind;
use crate::site::Site;
use crate::stop::{Run, unsupported};
use crate::value::{Slot, mask, sign_extend};
use draig_num::FloatFormat;

pub(super) static TABLE: &[Entry] = &[
    ("_ZNSt8ios_base4InitC1Ev", "v(p)", init),
    ("_ZNSt8ios_base4InitD1Ev", "v(p)", init_end),
    ("_ZNSt8ios_base15sync_with_stdioEb", "i(i)", sync_with_stdio),
    ("_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l", "p(ppl)", insert_bytes),
    ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc", "p(pp)", insert_string),
    ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c", "p(pi)", insert_char),
    ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a", "p(pi)", insert_char),
    ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h", "p(pi)", insert_char),
    (
        "_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE",
        "p(pp)",
        insert_cxx_string,
    ),
    ("_ZNSolsEs", "p(pi)", insert_signed),
    ("_ZNSolsEi", "p(pi)", insert_signed),
    ("_ZNSolsEl", "p(pl)", insert_signed),
    ("_ZNSolsEx", "p(pL)", insert_signed),
    ("_ZNSolsEt", "p(pi)", insert_unsigned),
    ("_ZNSolsEj", "p(pu)", insert_unsigned),
    ("_ZNSolsEm", "p(pl)", insert_unsigned),
    ("_ZNSolsEy", "p(pL)", insert_unsigned),
    ("_ZNSolsEb", "p(pi)", insert_bool),
    ("_ZNSolsEf", "p(pf)", insert_single),
    ("_ZNSolsEd", "p(pd)", insert_double),
    ("_ZNSolsEe", "p(pD)", insert_long_double),
    ("_ZNSolsEPKv", "p(pp)", insert_pointer),
    ("_ZNSo9_M_insertIlEERSoT_", "p(pl)", insert_signed),
    ("_ZNSo9_M_insertIxEERSoT_", "p(pL)", insert_signed),
    ("_ZNSo9_M_insertImEERSoT_", "p(pl)", insert_unsigned),
    ("_ZNSo9_M_insertIyEERSoT_", "p(pL)", insert_unsigned),
    ("_ZNSo9_M_insertIbEERSoT_", "p(pi)", insert_bool),
    ("_ZNSo9_M_insertIdEERSoT_", "p(pd)", insert_double),
    ("_ZNSo9_M_insertIeEERSoT_", "p(pD)", insert_long_double),
    ("_ZNSo9_M_insertIPKvEERSoT_", "p(pp)", insert_pointer),
    ("_ZNSo3putEc", "p(pi)", put),
    ("_ZNSo5writeEPKcl", "p(ppl)", write),
    ("_ZNSo5flushEv", "p(p)", flush),
    ("_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_", "p(p)", endl),
    ("_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_", "p(p)", flush),
    ("_ZNSolsEPFRSoS_E", "p(pp)", manipulate),
    ("_ZNSolsEPFRSt8ios_baseS0_E", "p(pp)", manipulate_base),
    ("_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E", "p(pp)", manipulate_base),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw", "p(pi)", set_width),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision", "p(pi)", set_precision),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E", "p(pi)", set_fill),
    ("_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate", "v(pi)", clear),
    ("_ZNKSt5ctypeIcE13_M_widen_initEv", "v(p)", init),
];

// The places of `std::ios_base` and `std::basic_ios` (libstdc++, 64 bits), from its beginning.
const BASE: u64 = 8;
const PRECISION: u64 = 8;
const WIDTH: u64 = 16;
const FLAGS: u64 = 24;
const STATE: u64 = 32;
const FILL: u64 = 224;
const FILL_SET: u64 = 225;
const CTYPE: u64 = 240;
const STREAM_SIZE: u64 = 272;
// Those of `std::ctype<char>`.
const WIDEN_OK: u64 = 56;
const WIDEN: u64 = 57;
const NARROW: u64 = 313;
const NARROW_OK: u64 = 569;
const CTYPE_SIZE: u64 = 576;

// `std::ios_base::fmtflags`.
const BOOLALPHA: u64 = 1;
const DEC: u64 = 1 << 1;
const FIXED: u64 = 1 << 2;
const HEX: u64 = 1 << 3;
const INTERNAL: u64 = 1 << 4;
const LEFT: u64 = 1 << 5;
const OCT: u64 = 1 << 6;
const SCIENTIFIC: u64 = 1 << 8;
const SHOWBASE: u64 = 1 << 9;
const SHOWPOINT: u64 = 1 << 10;
const SHOWPOS: u64 = 1 << 11;
const SKIPWS: u64 = 1 << 12;
const UNITBUF: u64 = 1 << 13;
const UPPERCASE: u64 = 1 << 14;

/// The most that one insertion is padded to, and the most places of a number.
const MOST: u64 = 1 << 20;

impl Machine<'_> {
    /// The object of a standard stream: 1 `cout`, 2 `cerr`, 3 `clog`.
    pub(crate) fn make_ostream(&mut self, number: u8) -> Run<Slot> {
        if self.libc.abi.pointer != 8 || self.libc.abi.big_endian {
            return unsupported("the streams of C++ for this target");
        }
        let object = self.zeroed(STREAM_SIZE)?;
        // In front of the virtual functions, which nobody calls: where the virtual base lies.
        let table = self.zeroed(64)?;
        self.put_uint(table, BASE, 8, Site::NONE)?;
        self.put_pointer(object, offset(table, 24), Site::NONE)?;
        let base = offset(object, BASE);
        let flags = DEC | SKIPWS | if number == 2 { UNITBUF } else { 0 };
        self.put_uint(offset(base, PRECISION), 6, 8, Site::NONE)?;
        self.put_uint(offset(base, FLAGS), flags, 4, Site::NONE)?;
        self.put(offset(base, FILL), b" \x01", Site::NONE)?;
        let ctype = self.library_object(Global::CxxCtype)?;
        self.put_pointer(offset(base, CTYPE), ctype, Site::NONE)?;
        Ok(object)
    }

    /// `std::ctype<char>`, whose tables inline code reads.
    pub(crate) fn make_ctype(&mut self) -> Run<Slot> {
        let object = self.zeroed(CTYPE_SIZE)?;
        let all: Vec<u8> = (0..=255).collect();
        self.put(offset(object, WIDEN_OK), &[1], Site::NONE)?;
        self.put(offset(object, WIDEN), &all, Site::NONE)?;
        self.put(offset(object, NARROW), &all, Site::NONE)?;
        self.put(offset(object, NARROW_OK), &[1], Site::NONE)?;
        Ok(object)
    }
}

/// The stream behind the first argument.
fn stream(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<(Slot, StreamId)> {
    let object = call.pointer(0)?;
    for (number, stream) in [(1, STDOUT), (2, STDERR), (3, STDERR)] {
        if machine.library_object(Global::Ostream(number))?.bits == object.bits {
            return Ok((object, stream));
        }
    }
    unsupported("an output stream of C++ other than cout, cerr and clog")
}

struct State {
    flags: u64,
    width: u64,
    precision: u64,
    fill: u8,
}

fn state(machine: &mut Machine<'_>, object: Slot, site: Site) -> Run<State> {
    let base = offset(object, BASE);
    let filled = machine.get_uint(offset(base, FILL_SET), 1, site)? != 0;
    Ok(State {
        flags: machine.get_uint(offset(base, FLAGS), 4, site)?,
        width: machine.get_uint(offset(base, WIDTH), 8, site)?.min(MOST),
        precision: machine.get_uint(offset(base, PRECISION), 8, site)?.min(MOST),
        fill: if filled { machine.get_uint(offset(base, FILL), 1, site)? as u8 } else { b' ' },
    })
}

/// Writes text padded to the width, which is used up; `inside` is how much of it stands before internal
/// padding.
fn emit(machine: &mut Machine<'_>, call: &Call<'_>, text: &[u8], inside: usize) -> Run<Slot> {
    let (object, stream) = stream(machine, call)?;
    let state = state(machine, object, call.site)?;
    let padding = std::iter::repeat_n(state.fill, (state.width as usize).saturating_sub(text.len()));
    let before = match state.flags & (LEFT | INTERNAL) {
        LEFT => text.len(),
        INTERNAL => inside,
        _ => 0,
    };
    let mut out = text[..before].to_vec();
    out.extend(padding);
    out.extend_from_slice(&text[before..]);
    machine.put_uint(offset(object, BASE + WIDTH), 0, 8, call.site)?;
    machine.write_stream(stream, &out)?;
    Ok(object)
}

fn init(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    void()
}

fn init_end(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    machine.flush_stream(STDOUT)?;
    void()
}

fn sync_with_stdio(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.int(0)?;
    super::access::int(1)
}

fn insert_bytes(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = machine.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    emit(machine, call, &text, 0)
}

fn insert_string(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let p = call.pointer(1)?;
    if super::access::is_null(p) {
        return super::access::contract("a null pointer given to an output stream as a string");
    }
    let text = machine.cstr(p, call.site)?;
    emit(machine, call, &text, 0)
}

/// A `std::string` begins with a pointer and its length.
fn insert_cxx_string(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let string = call.pointer(1)?;
    let text = machine.get_pointer(string, call.site)?;
    let length = machine.get_uint(offset(string, 8), 8, call.site)?;
    let text = machine.bytes(text, length, call.site)?;
    emit(machine, call, &text, 0)
}

fn insert_char(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    emit(machine, call, &[call.int(1)? as u8], 0)
}

/// The argument's width in bits.
fn width(call: &Call<'_>) -> u32 {
    match call.args.get(1).and_then(|arg| arg.kind) {
        Some(LeafKind::Int(width @ 1..=64)) => width,
        _ => 64,
    }
}

fn insert_signed(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let width = if call.name.ends_with("lsEs") { 16 } else { width(call) };
    let value = sign_extend(call.uint(1)? & mask(width), width);
    integer(machine, call, value.unsigned_abs(), value < 0, true, value as u64 & mask(width))
}

fn insert_unsigned(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let width = if call.name.ends_with("lsEt") { 16 } else { width(call) };
    let value = call.uint(1)? & mask(width);
    integer(machine, call, value, false, false, value)
}

fn integer(
    machine: &mut Machine<'_>,
    call: &Call<'_>,
    magnitude: u64,
    negative: bool,
    signed: bool,
    bits: u64,
) -> Run<Slot> {
    let (object, _) = stream(machine, call)?;
    let flags = state(machine, object, call.site)?.flags;
    let mut text = Vec::new();
    let shown = Flags { alternate: flags & SHOWBASE != 0, ..Flags::default() };
    let mut spec = Spec { flags: shown, ..Spec::default() };
    match flags & (DEC | HEX | OCT) {
        HEX => format::integer(&mut text, &spec, if flags & UPPERCASE != 0 { b'X' } else { b'x' }, bits, false),
        OCT => format::integer(&mut text, &spec, b'o', bits, false),
        _ => {
            spec.flags.plus = signed && flags & SHOWPOS != 0;
            format::integer(&mut text, &spec, b'd', magnitude, negative);
        }
    }
    let inside = match text.as_slice() {
        [b'-' | b'+', ..] => 1,
        [b'0', b'x' | b'X', ..] => 2,
        _ => 0,
    };
    emit(machine, call, &text, inside)
}

fn insert_bool(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let value = call.uint(1)? & 1;
    let (object, _) = stream(machine, call)?;
    if state(machine, object, call.site)?.flags & BOOLALPHA != 0 {
        let text: &[u8] = if value != 0 { b"true" } else { b"false" };
        return emit(machine, call, text, 0);
    }
    integer(machine, call, value, false, true, value)
}

fn float(machine: &mut Machine<'_>, call: &Call<'_>, value: &Binary) -> Run<Slot> {
    let (object, _) = stream(machine, call)?;
    let state = state(machine, object, call.site)?;
    let flags = state.flags;
    let (letter, precision) = match flags & (FIXED | SCIENTIFIC) {
        FIXED => (b'f', Some(state.precision as usize)),
        SCIENTIFIC => (b'e', Some(state.precision as usize)),
        0 => (b'g', Some(state.precision as usize)),
        _ => (b'a', None),
    };
    let letter = if flags & UPPERCASE != 0 { letter.to_ascii_uppercase() } else { letter };
    let plus = flags & SHOWPOS != 0;
    let spec =
        Spec { flags: Flags { plus, alternate: flags & SHOWPOINT != 0, ..Flags::default() }, width: 0, precision };
    let mut text = Vec::new();
    format::float(&mut text, &spec, letter, value);
    let inside = usize::from(matches!(text.first(), Some(b'-' | b'+')));
    emit(machine, call, &text, inside)
}

fn insert_single(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    float(machine, call, &Binary::from_f64(call.float(1)?.into()))
}

fn insert_double(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    float(machine, call, &Binary::from_f64(call.double(1)?))
}

fn insert_long_double(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let bits = super::math_long::argument(machine, call, 1)?.bits();
    let value = match machine.libc.abi.long_double {
        FloatFormat::X86Fp80 => Binary::from_x87(bits),
        FloatFormat::Fp128 => Binary::from_quad(bits),
        _ => Binary::from_f64(f64::from_bits(bits as u64)),
    };
    float(machine, call, &value)
}

fn insert_pointer(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let address = call.pointer(1)?.bits;
    let text = if address == 0 { "0".to_owned() } else { format!("{address:#x}") };
    emit(machine, call, text.as_bytes(), if address == 0 { 0 } else { 2 })
}

fn put(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, stream) = stream(machine, call)?;
    machine.write_stream(stream, &[call.int(1)? as u8])?;
    Ok(object)
}

fn write(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, stream) = stream(machine, call)?;
    let bytes = machine.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    machine.write_stream(stream, &bytes)?;
    Ok(object)
}

fn flush(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, stream) = stream(machine, call)?;
    machine.flush_stream(stream)?;
    Ok(object)
}

fn endl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, stream) = stream(machine, call)?;
    machine.write_stream(stream, b"\n")?;
    machine.flush_stream(stream)?;
    Ok(object)
}

/// `cout << endl`, and every other function that takes a stream.
fn manipulate(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let object = call.pointer(0)?;
    machine.call_back(call.pointer(1)?, &[object])
}

/// `cout << hex`: the function takes the base.
fn manipulate_base(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, _) = stream(machine, call)?;
    machine.call_back(call.pointer(1)?, &[offset(object, BASE)])?;
    Ok(object)
}

fn set_width(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, _) = stream(machine, call)?;
    machine.put_uint(offset(object, BASE + WIDTH), call.int(1)? as u64, 8, call.site)?;
    Ok(object)
}

fn set_precision(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, _) = stream(machine, call)?;
    machine.put_uint(offset(object, BASE + PRECISION), call.int(1)? as u64, 8, call.site)?;
    Ok(object)
}

fn set_fill(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, _) = stream(machine, call)?;
    machine.put(offset(object, BASE + FILL), &[call.int(1)? as u8, 1], call.site)?;
    Ok(object)
}

/// `basic_ios::clear`, on the base.
fn clear(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put_uint(offset(call.pointer(0)?, STATE), call.uint(1)?, 4, call.site)?;
    void()
}
