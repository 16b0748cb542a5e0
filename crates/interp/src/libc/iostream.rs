//! `std::ostream` of libstdc++: the insertions that are not inline, over any buffer.

use super::access::{offset, void};
use super::cxx_buffers::mode;
use super::cxx_streams::{BAD, FAILED, FILL, FILL_SET, FLAGS, PRECISION, WIDTH, fmtflags};
use super::decimal::Binary;
use super::format::{self, Flags, Spec};
use super::streambuf::position;
use super::{Call, Entry, cxx_string};
use crate::machine::Machine;
use crate::shape::LeafKind;
use crate::site::Site;
use crate::stop::Run;
use crate::value::{Slot, mask, sign_extend};
use draig_num::FloatFormat;

pub(super) static TABLE: &[Entry] = &[
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
    ("_ZNSolsEPSt15basic_streambufIcSt11char_traitsIcEE", "p(pp)", insert_buffer),
    ("_ZNSo5tellpEv", "l(p)", tell),
    ("_ZNSo5seekpESt4fposI11__mbstate_tE", "p(pll)", seek),
    ("_ZNSo5seekpElSt12_Ios_Seekdir", "p(plu)", seek),
    ("_ZNSo6sentryC1ERSo", "v(pp)", sentry),
    ("_ZNSo6sentryC2ERSo", "v(pp)", sentry),
    ("_ZNSo6sentryD1Ev", "v(p)", sentry_end),
    ("_ZNSo6sentryD2Ev", "v(p)", sentry_end),
];

/// The most that one insertion is padded to, and the most places of a number.
const MOST: u64 = 1 << 20;

/// A stream that is written.
struct Output {
    stream: Slot,
    ios: Slot,
    buffer: Slot,
}

impl Output {
    fn of(machine: &mut Machine<'_>, stream: Slot, call: &Call<'_>) -> Run<Output> {
        let ios = machine.ios(stream, call.site)?;
        Ok(Output { stream, ios, buffer: machine.ios_buffer(ios, call.site)? })
    }

    /// The stream of the first argument.
    fn begin(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Output> {
        Output::of(machine, call.pointer(0)?, call)
    }

    /// What a `sentry` does first: whether the stream is ready; what it is tied to is flushed.
    fn is_ready(&self, machine: &mut Machine<'_>, call: &Call<'_>) -> Run<bool> {
        match machine.ios_state(self.ios, call.site)? {
            0 => {
                machine.flush_tied(self.ios, call)?;
                Ok(true)
            }
            state => {
                machine.add_ios_state(self.ios, if state & BAD != 0 { FAILED } else { 0 }, call.site)?;
                Ok(false)
            }
        }
    }

    /// Writes bytes as they are, and what a `sentry` does last.
    fn write(&self, machine: &mut Machine<'_>, bytes: &[u8], call: &Call<'_>) -> Run<()> {
        if machine.buffer_put(self.buffer, bytes, call)? < bytes.len() {
            machine.add_ios_state(self.ios, BAD, call.site)?;
        }
        self.finish(machine, call)
    }

    fn finish(&self, machine: &mut Machine<'_>, call: &Call<'_>) -> Run<()> {
        if machine.get_uint(offset(self.ios, FLAGS), 4, call.site)? & fmtflags::UNITBUF != 0 {
            machine.buffer_sync(self.buffer, call)?;
        }
        Ok(())
    }
}

struct State {
    flags: u64,
    width: u64,
    precision: u64,
    fill: u8,
}

fn state(machine: &mut Machine<'_>, ios: Slot, site: Site) -> Run<State> {
    let filled = machine.get_uint(offset(ios, FILL_SET), 1, site)? != 0;
    Ok(State {
        flags: machine.get_uint(offset(ios, FLAGS), 4, site)?,
        width: machine.get_uint(offset(ios, WIDTH), 8, site)?.min(MOST),
        precision: machine.get_uint(offset(ios, PRECISION), 8, site)?.min(MOST),
        fill: if filled { machine.get_uint(offset(ios, FILL), 1, site)? as u8 } else { b' ' },
    })
}

/// Writes text padded to the width, which is used up; `inside` is how much of it stands before internal
/// padding.
fn emit(machine: &mut Machine<'_>, call: &Call<'_>, text: &[u8], inside: usize) -> Run<Slot> {
    let output = Output::begin(machine, call)?;
    if !output.is_ready(machine, call)? {
        return Ok(output.stream);
    }
    let state = state(machine, output.ios, call.site)?;
    let padding = std::iter::repeat_n(state.fill, (state.width as usize).saturating_sub(text.len()));
    let before = match state.flags & (fmtflags::LEFT | fmtflags::INTERNAL) {
        fmtflags::LEFT => text.len(),
        fmtflags::INTERNAL => inside,
        _ => 0,
    };
    let mut out = text[..before].to_vec();
    out.extend(padding);
    out.extend_from_slice(&text[before..]);
    machine.put_uint(offset(output.ios, WIDTH), 0, 8, call.site)?;
    output.write(machine, &out, call)?;
    Ok(output.stream)
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

fn insert_cxx_string(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let string = call.pointer(1)?;
    let text = cxx_string::get(machine, string, call.site)?;
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
    let ios = Output::begin(machine, call)?.ios;
    let flags = state(machine, ios, call.site)?.flags;
    let mut text = Vec::new();
    let shown = Flags { alternate: flags & fmtflags::SHOWBASE != 0, ..Flags::default() };
    let mut spec = Spec { flags: shown, ..Spec::default() };
    match flags & (fmtflags::DEC | fmtflags::HEX | fmtflags::OCT) {
        fmtflags::HEX => {
            format::integer(&mut text, &spec, if flags & fmtflags::UPPERCASE != 0 { b'X' } else { b'x' }, bits, false)
        }
        fmtflags::OCT => format::integer(&mut text, &spec, b'o', bits, false),
        _ => {
            spec.flags.plus = signed && flags & fmtflags::SHOWPOS != 0;
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
    let ios = Output::begin(machine, call)?.ios;
    if state(machine, ios, call.site)?.flags & fmtflags::BOOLALPHA != 0 {
        let text: &[u8] = if value != 0 { b"true" } else { b"false" };
        return emit(machine, call, text, 0);
    }
    integer(machine, call, value, false, true, value)
}

fn float(machine: &mut Machine<'_>, call: &Call<'_>, value: &Binary) -> Run<Slot> {
    let ios = Output::begin(machine, call)?.ios;
    let state = state(machine, ios, call.site)?;
    let flags = state.flags;
    let (letter, precision) = match flags & (fmtflags::FIXED | fmtflags::SCIENTIFIC) {
        fmtflags::FIXED => (b'f', Some(state.precision as usize)),
        fmtflags::SCIENTIFIC => (b'e', Some(state.precision as usize)),
        0 => (b'g', Some(state.precision as usize)),
        _ => (b'a', None),
    };
    let letter = if flags & fmtflags::UPPERCASE != 0 { letter.to_ascii_uppercase() } else { letter };
    let plus = flags & fmtflags::SHOWPOS != 0;
    let spec = Spec {
        flags: Flags { plus, alternate: flags & fmtflags::SHOWPOINT != 0, ..Flags::default() },
        width: 0,
        precision,
    };
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

/// Writes bytes as they are: no width counts.
fn unformatted(machine: &mut Machine<'_>, call: &Call<'_>, bytes: &[u8]) -> Run<Output> {
    let output = Output::begin(machine, call)?;
    if output.is_ready(machine, call)? {
        output.write(machine, bytes, call)?;
    }
    Ok(output)
}

fn put(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(unformatted(machine, call, &[call.int(1)? as u8])?.stream)
}

fn write(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let bytes = machine.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    Ok(unformatted(machine, call, &bytes)?.stream)
}

fn flush(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let output = Output::begin(machine, call)?;
    flush_output(machine, &output, call)?;
    Ok(output.stream)
}

fn flush_output(machine: &mut Machine<'_>, output: &Output, call: &Call<'_>) -> Run<()> {
    if !super::access::is_null(output.buffer) && !machine.buffer_sync(output.buffer, call)? {
        machine.add_ios_state(output.ios, BAD, call.site)?;
    }
    Ok(())
}

fn endl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let output = unformatted(machine, call, b"\n")?;
    flush_output(machine, &output, call)?;
    Ok(output.stream)
}

/// Everything that a buffer still has.
fn insert_buffer(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (output, from) = (Output::begin(machine, call)?, call.pointer(1)?);
    if super::access::is_null(from) {
        machine.add_ios_state(output.ios, BAD, call.site)?;
        return Ok(output.stream);
    }
    if !output.is_ready(machine, call)? {
        return Ok(output.stream);
    }
    let mut some = false;
    while let Some(byte) = machine.buffer_get(from, false, call)? {
        if machine.buffer_put(output.buffer, &[byte], call)? == 0 {
            break;
        }
        machine.buffer_get(from, true, call)?;
        some = true;
    }
    machine.add_ios_state(output.ios, if some { 0 } else { FAILED }, call.site)?;
    output.finish(machine, call)?;
    Ok(output.stream)
}

/// `cout << endl`, and every other function that takes a stream.
fn manipulate(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let object = call.pointer(0)?;
    machine.call_back(call.pointer(1)?, &[object])
}

/// `cout << hex`: the function takes the base.
fn manipulate_base(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let output = Output::begin(machine, call)?;
    machine.call_back(call.pointer(1)?, &[output.ios])?;
    Ok(output.stream)
}

fn set_width(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let output = Output::begin(machine, call)?;
    machine.put_uint(offset(output.ios, WIDTH), call.int(1)? as u64, 8, call.site)?;
    Ok(output.stream)
}

fn set_precision(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let output = Output::begin(machine, call)?;
    machine.put_uint(offset(output.ios, PRECISION), call.int(1)? as u64, 8, call.site)?;
    Ok(output.stream)
}

fn set_fill(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let output = Output::begin(machine, call)?;
    machine.put(offset(output.ios, FILL), &[call.int(1)? as u8, 1], call.site)?;
    Ok(output.stream)
}

fn tell(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let output = Output::begin(machine, call)?;
    if machine.ios_state(output.ios, call.site)? & (BAD | FAILED) != 0 {
        return position(machine, -1);
    }
    let place = machine.buffer_seek(output.buffer, 0, 1, mode::OUT, call)?;
    position(machine, place)
}

/// To a position (two words), or by a distance from somewhere.
fn seek(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let output = Output::begin(machine, call)?;
    if machine.ios_state(output.ios, call.site)? & (BAD | FAILED) != 0 {
        return Ok(output.stream);
    }
    let place = if call.name.ends_with("_Ios_Seekdir") {
        machine.buffer_seek(output.buffer, call.int(1)?, call.uint(2)?, mode::OUT, call)?
    } else {
        machine.buffer_seek_to(output.buffer, call.int(1)?, mode::OUT, call)?
    };
    machine.add_ios_state(output.ios, if place < 0 { FAILED } else { 0 }, call.site)?;
    Ok(output.stream)
}

/// A `sentry` holds whether its stream is ready, then the stream.
fn sentry(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (object, stream) = (call.pointer(0)?, call.pointer(1)?);
    let ready = Output::of(machine, stream, call)?.is_ready(machine, call)?;
    machine.put(object, &[ready.into()], call.site)?;
    machine.put_pointer(offset(object, 8), stream, call.site)?;
    void()
}

fn sentry_end(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.get_pointer(offset(call.pointer(0)?, 8), call.site)?;
    Output::of(machine, stream, call)?.finish(machine, call)?;
    void()
}
