//! `std::ostream` of libstdc++: the insertions that are not inline, for any buffer.

use crate::access::{offset, void};
use crate::c::decimal::Binary;
use crate::c::format::{self, Flags, Spec};
use crate::cxx::buffers::mode;
use crate::cxx::streambuf::position;
use crate::cxx::streams::{BAD, FAILED, FILL, FILL_SET, FLAGS, PRECISION, WIDTH, fmtflags};
use crate::cxx::string as cxx_string;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::shape::LeafKind;
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::value::{Slot, mask, sign_extend};
use draig_num::FloatFormat;

pub(crate) static TABLE: &[Entry] = &[
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

/// Maximum padding of one insertion, and maximum number of digits.
const MAX_PADDING: u64 = 1 << 20;

/// A stream being written.
struct Output {
    stream: Slot,
    ios: Slot,
    buffer: Slot,
}

impl Output {
    fn of(process: &mut Process<'_, '_>, stream: Slot, call: &Call<'_>) -> Result<Output> {
        let ios = process.ios(stream, call.site)?;
        Ok(Output { stream, ios, buffer: process.ios_buffer(ios, call.site)? })
    }

    /// Returns the stream of the first argument.
    fn begin(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Output> {
        Output::of(process, call.pointer(0)?, call)
    }

    /// Implements the constructor of `sentry`: flushes the tied stream and returns whether the stream is
    /// ready.
    fn is_ready(&self, process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<bool> {
        match process.ios_state(self.ios, call.site)? {
            0 => {
                process.flush_tied(self.ios, call)?;
                Ok(true)
            }
            state => {
                process.add_ios_state(self.ios, if state & BAD != 0 { FAILED } else { 0 }, call.site)?;
                Ok(false)
            }
        }
    }

    /// Writes bytes unchanged, followed by the work of `sentry`'s destructor.
    fn write(&self, process: &mut Process<'_, '_>, bytes: &[u8], call: &Call<'_>) -> Result<()> {
        if process.buffer_put(self.buffer, bytes, call)? < bytes.len() {
            process.add_ios_state(self.ios, BAD, call.site)?;
        }
        self.finish(process, call)
    }

    fn finish(&self, process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<()> {
        if process.get_uint(offset(self.ios, FLAGS), 4, call.site)? & fmtflags::UNITBUF != 0 {
            process.buffer_sync(self.buffer, call)?;
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

fn state(process: &mut Process<'_, '_>, ios: Slot, site: Site) -> Result<State> {
    let filled = process.get_uint(offset(ios, FILL_SET), 1, site)? != 0;
    Ok(State {
        flags: process.get_uint(offset(ios, FLAGS), 4, site)?,
        width: process.get_uint(offset(ios, WIDTH), 8, site)?.min(MAX_PADDING),
        precision: process.get_uint(offset(ios, PRECISION), 8, site)?.min(MAX_PADDING),
        fill: if filled { process.get_uint(offset(ios, FILL), 1, site)? as u8 } else { b' ' },
    })
}

/// Writes text padded to the width, which is then reset; `inside` is the length of the part before internal
/// padding.
fn emit(process: &mut Process<'_, '_>, call: &Call<'_>, text: &[u8], inside: usize) -> Result<Slot> {
    let output = Output::begin(process, call)?;
    if !output.is_ready(process, call)? {
        return Ok(output.stream);
    }
    let state = state(process, output.ios, call.site)?;
    let padding = std::iter::repeat_n(state.fill, (state.width as usize).saturating_sub(text.len()));
    let before = match state.flags & (fmtflags::LEFT | fmtflags::INTERNAL) {
        fmtflags::LEFT => text.len(),
        fmtflags::INTERNAL => inside,
        _ => 0,
    };
    process.reserve_large(text.len().max(state.width as usize) as u64)?;
    let mut out = Vec::with_capacity(text.len().max(state.width as usize));
    out.extend_from_slice(&text[..before]);
    out.extend(padding);
    out.extend_from_slice(&text[before..]);
    process.put_uint(offset(output.ios, WIDTH), 0, 8, call.site)?;
    output.write(process, &out, call)?;
    Ok(output.stream)
}

fn insert_bytes(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    emit(process, call, &text, 0)
}

fn insert_string(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(1)?;
    if crate::access::is_null(p) {
        return crate::access::contract("a null pointer given to an output stream as a string");
    }
    let text = process.cstr(p, call.site)?;
    emit(process, call, &text, 0)
}

fn insert_cxx_string(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let string = call.pointer(1)?;
    let text = cxx_string::get(process, string, call.site)?;
    emit(process, call, &text, 0)
}

fn insert_char(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    emit(process, call, &[call.int(1)? as u8], 0)
}

/// Returns the argument's width in bits.
fn width(call: &Call<'_>) -> u32 {
    match call.args.get(1).and_then(|arg| arg.kind) {
        Some(LeafKind::Int(width @ 1..=64)) => width,
        _ => 64,
    }
}

fn insert_signed(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let width = if call.name.ends_with("lsEs") { 16 } else { width(call) };
    let value = sign_extend(call.uint(1)? & mask(width), width);
    integer(process, call, value.unsigned_abs(), value < 0, true, value as u64 & mask(width))
}

fn insert_unsigned(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let width = if call.name.ends_with("lsEt") { 16 } else { width(call) };
    let value = call.uint(1)? & mask(width);
    integer(process, call, value, false, false, value)
}

fn integer(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    magnitude: u64,
    negative: bool,
    signed: bool,
    bits: u64,
) -> Result<Slot> {
    let ios = Output::begin(process, call)?.ios;
    let flags = state(process, ios, call.site)?.flags;
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
    emit(process, call, &text, inside)
}

fn insert_bool(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let value = call.uint(1)? & 1;
    let ios = Output::begin(process, call)?.ios;
    if state(process, ios, call.site)?.flags & fmtflags::BOOLALPHA != 0 {
        let text: &[u8] = if value != 0 { b"true" } else { b"false" };
        return emit(process, call, text, 0);
    }
    integer(process, call, value, false, true, value)
}

fn float(process: &mut Process<'_, '_>, call: &Call<'_>, value: &Binary) -> Result<Slot> {
    let ios = Output::begin(process, call)?.ios;
    let state = state(process, ios, call.site)?;
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
    emit(process, call, &text, inside)
}

fn insert_single(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    float(process, call, &Binary::from_f64(call.float(1)?.into()))
}

fn insert_double(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    float(process, call, &Binary::from_f64(call.double(1)?))
}

fn insert_long_double(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let bits = crate::c::math_long::argument(process, call, 1)?.bits();
    let value = match process.abi.long_double {
        FloatFormat::X86Fp80 => Binary::from_x87(bits),
        FloatFormat::Fp128 => Binary::from_quad(bits),
        _ => Binary::from_f64(f64::from_bits(bits as u64)),
    };
    float(process, call, &value)
}

fn insert_pointer(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let address = call.pointer(1)?.bits;
    let text = if address == 0 { "0".to_owned() } else { format!("{address:#x}") };
    emit(process, call, text.as_bytes(), if address == 0 { 0 } else { 2 })
}

/// Writes bytes unchanged, without regard to the width.
fn unformatted(process: &mut Process<'_, '_>, call: &Call<'_>, bytes: &[u8]) -> Result<Output> {
    let output = Output::begin(process, call)?;
    if output.is_ready(process, call)? {
        output.write(process, bytes, call)?;
    }
    Ok(output)
}

fn put(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(unformatted(process, call, &[call.int(1)? as u8])?.stream)
}

fn write(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let bytes = process.bytes(call.pointer(1)?, call.uint(2)?, call.site)?;
    Ok(unformatted(process, call, &bytes)?.stream)
}

fn flush(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = Output::begin(process, call)?;
    flush_output(process, &output, call)?;
    Ok(output.stream)
}

fn flush_output(process: &mut Process<'_, '_>, output: &Output, call: &Call<'_>) -> Result<()> {
    if !crate::access::is_null(output.buffer) && !process.buffer_sync(output.buffer, call)? {
        process.add_ios_state(output.ios, BAD, call.site)?;
    }
    Ok(())
}

fn endl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = unformatted(process, call, b"\n")?;
    flush_output(process, &output, call)?;
    Ok(output.stream)
}

/// Inserts the rest of a buffer.
fn insert_buffer(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (output, from) = (Output::begin(process, call)?, call.pointer(1)?);
    if crate::access::is_null(from) {
        process.add_ios_state(output.ios, BAD, call.site)?;
        return Ok(output.stream);
    }
    if !output.is_ready(process, call)? {
        return Ok(output.stream);
    }
    let mut some = false;
    while let Some(byte) = process.buffer_get(from, false, call)? {
        if process.buffer_put(output.buffer, &[byte], call)? == 0 {
            break;
        }
        process.buffer_get(from, true, call)?;
        some = true;
    }
    process.add_ios_state(output.ios, if some { 0 } else { FAILED }, call.site)?;
    output.finish(process, call)?;
    Ok(output.stream)
}

/// Implements `cout << endl`, and other functions that take a stream.
fn manipulate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    process.call_back(call.pointer(1)?, &[object])
}

/// Implements `cout << hex`, where the function takes the base object.
fn manipulate_base(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = Output::begin(process, call)?;
    process.call_back(call.pointer(1)?, &[output.ios])?;
    Ok(output.stream)
}

fn set_width(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = Output::begin(process, call)?;
    process.put_uint(offset(output.ios, WIDTH), call.int(1)? as u64, 8, call.site)?;
    Ok(output.stream)
}

fn set_precision(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = Output::begin(process, call)?;
    process.put_uint(offset(output.ios, PRECISION), call.int(1)? as u64, 8, call.site)?;
    Ok(output.stream)
}

fn set_fill(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = Output::begin(process, call)?;
    process.put(offset(output.ios, FILL), &[call.int(1)? as u8, 1], call.site)?;
    Ok(output.stream)
}

fn tell(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = Output::begin(process, call)?;
    if process.ios_state(output.ios, call.site)? & (BAD | FAILED) != 0 {
        return position(process, -1);
    }
    let place = process.buffer_seek(output.buffer, 0, 1, mode::OUT, call)?;
    position(process, place)
}

/// Seeks to a position (two words), or by an offset from a reference point.
fn seek(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = Output::begin(process, call)?;
    if process.ios_state(output.ios, call.site)? & (BAD | FAILED) != 0 {
        return Ok(output.stream);
    }
    let place = if call.name.ends_with("_Ios_Seekdir") {
        process.buffer_seek(output.buffer, call.int(1)?, call.uint(2)?, mode::OUT, call)?
    } else {
        process.buffer_seek_to(output.buffer, call.int(1)?, mode::OUT, call)?
    };
    process.add_ios_state(output.ios, if place < 0 { FAILED } else { 0 }, call.site)?;
    Ok(output.stream)
}

/// Constructs a `sentry`, which contains whether its stream is ready, followed by the stream.
fn sentry(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, stream) = (call.pointer(0)?, call.pointer(1)?);
    let ready = Output::of(process, stream, call)?.is_ready(process, call)?;
    process.put(object, &[ready.into()], call.site)?;
    process.put_pointer(offset(object, 8), stream, call.site)?;
    void()
}

fn sentry_end(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.get_pointer(offset(call.pointer(0)?, 8), call.site)?;
    Output::of(process, stream, call)?.finish(process, call)?;
    void()
}
