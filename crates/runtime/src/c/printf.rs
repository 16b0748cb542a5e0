//! The `printf` family: formats arguments into streams, strings and descriptors.

use crate::access::{contract, int, is_null};
use crate::c::decimal::Binary;
use crate::c::format::{self, Count, Directive, Length, Spec};
use crate::c::string::check_apart;
use crate::c::varargs::{ArgumentKind, Numbered, Value, VarArgs, note, signed};
use crate::c::wide::{EILSEQ, count_units, narrow, units};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::rules;
use draig_interp::stop::{Result, Undefined, limit, unsupported};
use draig_interp::value::{Slot, mask};
use draig_num::FloatFormat;

pub(crate) static TABLE: &[Entry] = &[
    ("printf", "i(p...)", printf),
    ("fprintf", "i(pp...)", fprintf),
    ("sprintf", "i(pp...)", sprintf),
    ("snprintf", "i(plp...)", snprintf),
    ("dprintf", "i(ip...)", dprintf),
    ("asprintf", "i(pp...)", asprintf),
    ("__asprintf", "i(pp...)", asprintf),
    ("vprintf", "i(pp)", vprintf),
    ("vfprintf", "i(ppp)", vfprintf),
    ("vsprintf", "i(ppp)", vsprintf),
    ("vsnprintf", "i(plpp)", vsnprintf),
    ("vdprintf", "i(ipp)", vdprintf),
    ("vasprintf", "i(ppp)", vasprintf),
    ("iprintf", "i(p...)", printf),
    ("fiprintf", "i(pp...)", fprintf),
    ("siprintf", "i(pp...)", sprintf),
    ("__small_printf", "i(p...)", printf),
    ("__printf_chk", "i(ip...)", printf_chk),
    ("__fprintf_chk", "i(pip...)", fprintf_chk),
    ("__sprintf_chk", "i(pilp...)", sprintf_chk),
    ("__snprintf_chk", "i(plilp...)", snprintf_chk),
    ("__dprintf_chk", "i(iip...)", dprintf_chk),
    ("__asprintf_chk", "i(pip...)", asprintf_chk),
    ("__vprintf_chk", "i(ipp)", vprintf_chk),
    ("__vfprintf_chk", "i(pipp)", vfprintf_chk),
    ("__vsprintf_chk", "i(pilpp)", vsprintf_chk),
    ("__vsnprintf_chk", "i(plilpp)", vsnprintf_chk),
    ("__vdprintf_chk", "i(iipp)", vdprintf_chk),
    ("__vasprintf_chk", "i(pipp)", vasprintf_chk),
];

/// Maximum output of one call.
const MAX_OUTPUT: usize = 1 << 28;

/// Output of a call.
pub(crate) struct Output {
    /// Bytes, or encoded wide characters.
    pub(crate) bytes: Vec<u8>,
    /// Whether it consists of wide characters.
    wide: bool,
    /// Whether a character had no byte, or a byte no character, which ended the output.
    pub(crate) failed: bool,
    /// Strings that were read, each with its number of bytes.
    sources: Vec<(Slot, u64)>,
}

/// Returns the width in bits of an integer conversion's argument.
fn width_of(process: &Process<'_, '_>, length: Length) -> u32 {
    match length {
        Length::None | Length::Char | Length::Short => 32,
        Length::Long => process.abi.long * 8,
        Length::LongLong | Length::Max | Length::LongDouble => 64,
        Length::Size | Length::Difference => process.abi.pointer * 8,
    }
}

/// Returns the argument type of a directive; `None` for `%%` and `%m`, an error for unknown ones.
fn argument_kind(process: &Process<'_, '_>, directive: &Directive, text: &[u8]) -> Result<Option<ArgumentKind>> {
    Ok(Some(match directive.letter {
        b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'b' | b'B' => ArgumentKind::Int(width_of(process, directive.length)),
        b'c' if directive.length == Length::None => ArgumentKind::Int(32),
        b'c' if directive.length == Length::Long => ArgumentKind::Int(32),
        b'C' => ArgumentKind::Int(32),
        b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => match directive.length {
            Length::LongDouble => ArgumentKind::LongDouble,
            // `l` has no effect here.
            Length::None | Length::Long => ArgumentKind::Double,
            _ => return unsupported(format!("printf format {}", String::from_utf8_lossy(text))),
        },
        b's' | b'S' | b'p' | b'n' => ArgumentKind::Pointer,
        b'%' | b'm' => return Ok(None),
        _ => return unsupported(format!("printf format {}", String::from_utf8_lossy(text))),
    }))
}

/// Formats into bytes.
fn format(process: &mut Process<'_, '_>, call: &Call<'_>, text: Slot, args: VarArgs) -> Result<Output> {
    let text = process.cstr(text, call.site)?;
    format_text(process, call, &text, args, false)
}

/// Formats into bytes or encoded wide characters, depending on the format.
pub(crate) fn format_text(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    text: &[u8],
    mut args: VarArgs,
    wide: bool,
) -> Result<Output> {
    let bytes = Vec::with_capacity(text.len() + 32);
    let mut output = Output { bytes, wide, failed: false, sources: Vec::new() };
    let numbered = numbered(process, call, text, &mut args)?;
    let mut at = 0;
    while at < text.len() && !output.failed {
        let plain = memchr::memchr(b'%', &text[at..]).unwrap_or(text.len() - at);
        output.bytes.extend_from_slice(&text[at..at + plain]);
        at += plain;
        if at == text.len() {
            break;
        }
        let (directive, length) = read_directive(call, text, at)?;
        let source = &text[at..at + 1 + length];
        at += 1 + length;
        let mut spec = Spec { flags: directive.flags, ..Spec::default() };
        match count(process, call, directive.width, &mut args, &numbered, source)? {
            Some(width) => {
                spec.flags.left |= width < 0;
                spec.width = width.unsigned_abs() as usize;
            }
            None => spec.width = 0,
        }
        let precision = count(process, call, directive.precision, &mut args, &numbered, source)?;
        spec.precision = precision.and_then(|precision| usize::try_from(precision).ok());
        let size = output.bytes.len().saturating_add(spec.width).saturating_add(spec.precision.unwrap_or(0));
        let is_text = matches!(directive.letter, b's' | b'c');
        if (size > MAX_OUTPUT && !is_text) || output.bytes.len().saturating_add(spec.width) > MAX_OUTPUT {
            return limit(format!("{} writes more than {MAX_OUTPUT} bytes", call.name));
        }
        // Digits are created before they are padded, and the previous output may have to move.
        process.reserve_large(3 * size.min(MAX_OUTPUT) as u64)?;
        let value = match argument_kind(process, &directive, source)? {
            Some(expected) => match (directive.position, &numbered) {
                (Some(number), Some(numbered)) => numbered.get(number)?,
                _ => args.next(process, call, expected, source)?,
            },
            None => Value::default(),
        };
        convert(process, call, &directive, &spec, value, &mut output)?;
        if output.bytes.len() > MAX_OUTPUT {
            return limit(format!("{} writes more than {MAX_OUTPUT} bytes", call.name));
        }
    }
    Ok(output)
}

fn read_directive(call: &Call<'_>, text: &[u8], at: usize) -> Result<(Directive, usize)> {
    match Directive::read(&text[at + 1..]) {
        Some(found) => Ok(found),
        None => {
            let what = format!("{} with the format {}", call.name, String::from_utf8_lossy(&text[at..]));
            Err(Undefined::new(&rules::FORMAT_MISMATCH, what).into())
        }
    }
}

/// Reads all arguments of a format with numbered directives.
fn numbered(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    text: &[u8],
    args: &mut VarArgs,
) -> Result<Option<Numbered>> {
    if memchr::memchr(b'$', text).is_none() {
        return Ok(None);
    }
    let (mut expected_kinds, mut plain, mut at) = (Vec::new(), false, 0);
    while let Some(next) = memchr::memchr(b'%', &text[at..]) {
        at += next;
        let (directive, length) = read_directive(call, text, at)?;
        let source = &text[at..at + 1 + length];
        at += 1 + length;
        let mut agrees = true;
        for number in [directive.width, directive.precision].into_iter().flatten() {
            match number {
                Count::Argument(Some(number)) => {
                    agrees &= note(&mut expected_kinds, number, ArgumentKind::Int(32), call.site)
                }
                Count::Argument(None) => plain = true,
                Count::Given(_) => {}
            }
        }
        if let Some(expected) = argument_kind(process, &directive, source)? {
            match directive.position {
                Some(number) => agrees &= note(&mut expected_kinds, number, expected, call.site),
                None => plain = true,
            }
        }
        if !agrees {
            let what = format!("{} takes one argument as two types", call.name);
            return Err(Undefined::new(&rules::FORMAT_MISMATCH, what).into());
        }
    }
    if expected_kinds.is_empty() {
        return Ok(None);
    }
    if plain {
        let what = format!("{} mixes numbered directives with others", call.name);
        return Err(Undefined::new(&rules::FORMAT_MISMATCH, what).into());
    }
    Numbered::fetch(process, call, args, &expected_kinds).map(Some)
}

fn count(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    count: Option<Count>,
    args: &mut VarArgs,
    numbered: &Option<Numbered>,
    source: &[u8],
) -> Result<Option<i64>> {
    Ok(match (count, numbered) {
        (None, _) => None,
        (Some(Count::Given(count)), _) => Some(count.into()),
        (Some(Count::Argument(Some(number))), Some(numbered)) => Some(signed(numbered.get(number)?, 32)),
        (Some(Count::Argument(_)), _) => Some(signed(args.next(process, call, ArgumentKind::Int(32), source)?, 32)),
    })
}

fn convert(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    directive: &Directive,
    spec: &Spec,
    value: Value,
    output: &mut Output,
) -> Result<()> {
    let width = match directive.length {
        Length::Char => 8,
        Length::Short => 16,
        length => width_of(process, length),
    };
    let out = &mut output.bytes;
    match directive.letter {
        letter @ (b'd' | b'i') => {
            let number = signed(value, width);
            format::integer(out, spec, letter, number.unsigned_abs(), number < 0);
        }
        letter @ (b'u' | b'o' | b'x' | b'X' | b'b' | b'B') => {
            format::integer(out, spec, letter, value.slot.bits & mask(width), false);
        }
        b'c' | b'C' => {
            let is_byte = directive.letter == b'c' && directive.length == Length::None;
            let unit = if is_byte { value.slot.bits as u8 as u32 } else { value.slot.bits as u32 };
            // Conversion between bytes and wide characters works only within ASCII.
            match output.wide != is_byte || unit < 128 {
                true if output.wide => format::wide_text(out, spec, &[unit]),
                true => format::text(out, spec, &[unit as u8]),
                false => return output.fail(process),
            }
        }
        b's' if directive.length == Length::None => return string(process, call, spec, value.slot, output),
        b's' | b'S' => return wide_string(process, call, spec, value.slot, output),
        b'p' => format::pointer(out, spec, value.slot.bits),
        b'n' => {
            let size = match directive.length {
                Length::None => 4,
                _ => width / 8,
            };
            let written = if output.wide { count_units(out) } else { out.len() } as u64;
            return process.put_uint(value.slot, written, size, call.site);
        }
        b'm' => {
            let message = crate::c::messages::error(process.errno()?.into());
            format::text(out, spec, message.as_bytes());
        }
        b'%' => out.push(b'%'),
        letter => {
            let bits = u128::from(value.slot.bits) | u128::from(value.high) << 64;
            let number = match process.abi.long_double {
                FloatFormat::X86Fp80 if directive.length == Length::LongDouble => Binary::from_x87(bits),
                FloatFormat::Fp128 if directive.length == Length::LongDouble => Binary::from_quad(bits),
                _ => Binary::from_f64(f64::from_bits(bits as u64)),
            };
            format::float(out, spec, letter, &number);
        }
    }
    Ok(())
}

/// Formats `%s`; with a precision, the string need not be terminated.
fn string(process: &mut Process<'_, '_>, call: &Call<'_>, spec: &Spec, p: Slot, output: &mut Output) -> Result<()> {
    if is_null(p) {
        return contract(format!("{} of a null pointer as a string", call.name));
    }
    let most = spec.precision.map_or(u64::MAX, |precision| precision as u64);
    let text = process.cstr_up_to(p, most, call.site)?;
    let read = (text.len() as u64).saturating_add(1).min(most);
    // The text, and all previous output if it has to move.
    process.reserve_large(3 * (output.bytes.len() + text.len()).max(spec.width) as u64)?;
    output.sources.push((p, read));
    if output.wide && !text.is_ascii() {
        return output.fail(process);
    }
    format::text(&mut output.bytes, spec, &text);
    Ok(())
}

/// Formats `%ls`.
fn wide_string(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    spec: &Spec,
    p: Slot,
    output: &mut Output,
) -> Result<()> {
    if is_null(p) {
        return contract(format!("{} of a null pointer as a wide string", call.name));
    }
    if output.wide {
        let most = spec.precision.map_or(u64::MAX, |precision| precision as u64);
        let units = units(process, p, most, call.site)?;
        let read = (units.len() as u64).saturating_add(1).min(most);
        output.sources.push((p, read.saturating_mul(process.abi.wide.into())));
        process.reserve_large(3 * 6 * units.len() as u64)?;
        format::wide_text(&mut output.bytes, spec, &units);
        return Ok(());
    }
    match narrow(process, p, spec.precision, call.site)? {
        Some(text) => format::text(&mut output.bytes, spec, &text),
        None => return output.fail(process),
    }
    Ok(())
}

impl Output {
    /// Ends the output because a character has no byte, or a byte no character.
    fn fail(&mut self, process: &mut Process<'_, '_>) -> Result<()> {
        self.failed = true;
        process.set_errno(EILSEQ)
    }

    /// Returns the result of the call that wrote it.
    fn result(&self) -> Result<Slot> {
        int(if self.failed { -1 } else { self.bytes.len() as i64 })
    }

    /// Checks that no string that was read overlaps the destination buffer.
    pub(crate) fn check_sources(&self, call: &Call<'_>, to: Slot, size: u64) -> Result<()> {
        self.sources.iter().try_for_each(|&(source, read)| check_apart(call, to, size, source, read))
    }
}

/// Writes the result of `sprintf` or, with a size, of `snprintf`.
fn to_string(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    to: Slot,
    size: Option<u64>,
    output: Output,
) -> Result<Slot> {
    let length = output.bytes.len() as u64;
    let kept = size.map_or(length, |size| length.min(size.saturating_sub(1)));
    if size != Some(0) {
        output.check_sources(call, to, kept + 1)?;
        process.put_cstr(to, &output.bytes[..kept as usize], call.site)?;
    }
    output.result()
}

fn to_stream(process: &mut Process<'_, '_>, call: &Call<'_>, file: Slot, output: &Output) -> Result<Slot> {
    let stream = process.stream(file, call)?;
    let done = process.write_stream(stream, &output.bytes)?;
    if done { output.result() } else { int(-1) }
}

fn to_stdout(process: &mut Process<'_, '_>, output: &Output) -> Result<Slot> {
    let done = process.write_stream(crate::c::streams::STDOUT, &output.bytes)?;
    if done { output.result() } else { int(-1) }
}

fn to_descriptor(process: &mut Process<'_, '_>, descriptor: i64, output: &Output) -> Result<Slot> {
    match process.write_descriptor(descriptor, &output.bytes)? {
        Ok(_) => output.result(),
        Err(errno) => process.fail(errno.0),
    }
}

fn to_new(process: &mut Process<'_, '_>, call: &Call<'_>, to: Slot, mut output: Output) -> Result<Slot> {
    if output.failed {
        return int(-1);
    }
    output.bytes.push(0);
    let text = process.new_bytes(&output.bytes, call.site)?;
    process.put_pointer(to, text, call.site)?;
    int(if is_null(text) { -1 } else { output.bytes.len() as i64 - 1 })
}

fn printf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(0)?, VarArgs::Call(1))?;
    to_stdout(process, &output)
}

fn fprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(1)?, VarArgs::Call(2))?;
    to_stream(process, call, call.pointer(0)?, &output)
}

fn sprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(1)?, VarArgs::Call(2))?;
    to_string(process, call, call.pointer(0)?, None, output)
}

fn snprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(2)?, VarArgs::Call(3))?;
    to_string(process, call, call.pointer(0)?, Some(call.uint(1)?), output)
}

fn dprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(1)?, VarArgs::Call(2))?;
    to_descriptor(process, call.int(0)?, &output)
}

fn asprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(1)?, VarArgs::Call(2))?;
    to_new(process, call, call.pointer(0)?, output)
}

fn vprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 1)?;
    let output = format(process, call, call.pointer(0)?, args)?;
    to_stdout(process, &output)
}

fn vfprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let output = format(process, call, call.pointer(1)?, args)?;
    to_stream(process, call, call.pointer(0)?, &output)
}

fn vsprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let output = format(process, call, call.pointer(1)?, args)?;
    to_string(process, call, call.pointer(0)?, None, output)
}

fn vsnprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 3)?;
    let output = format(process, call, call.pointer(2)?, args)?;
    to_string(process, call, call.pointer(0)?, Some(call.uint(1)?), output)
}

fn vdprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let output = format(process, call, call.pointer(1)?, args)?;
    to_descriptor(process, call.int(0)?, &output)
}

fn vasprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let output = format(process, call, call.pointer(1)?, args)?;
    to_new(process, call, call.pointer(0)?, output)
}

fn printf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(1)?, VarArgs::Call(2))?;
    to_stdout(process, &output)
}

fn fprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(2)?, VarArgs::Call(3))?;
    to_stream(process, call, call.pointer(0)?, &output)
}

/// Checks the output against the buffer size that the compiler knows.
fn check_room(call: &Call<'_>, room: usize, wanted: u64) -> Result<()> {
    let room = call.uint(room)?;
    if wanted <= room {
        return Ok(());
    }
    contract(format!("{} writes up to {wanted} bytes with room for {room}", call.name))
}

fn sprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(3)?, VarArgs::Call(4))?;
    check_room(call, 2, output.bytes.len() as u64 + 1)?;
    to_string(process, call, call.pointer(0)?, None, output)
}

fn snprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_room(call, 3, call.uint(1)?)?;
    let output = format(process, call, call.pointer(4)?, VarArgs::Call(5))?;
    to_string(process, call, call.pointer(0)?, Some(call.uint(1)?), output)
}

fn dprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(2)?, VarArgs::Call(3))?;
    to_descriptor(process, call.int(0)?, &output)
}

fn asprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(2)?, VarArgs::Call(3))?;
    to_new(process, call, call.pointer(0)?, output)
}

fn vprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let output = format(process, call, call.pointer(1)?, args)?;
    to_stdout(process, &output)
}

fn vfprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 3)?;
    let output = format(process, call, call.pointer(2)?, args)?;
    to_stream(process, call, call.pointer(0)?, &output)
}

fn vsprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 4)?;
    let output = format(process, call, call.pointer(3)?, args)?;
    check_room(call, 2, output.bytes.len() as u64 + 1)?;
    to_string(process, call, call.pointer(0)?, None, output)
}

fn vsnprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_room(call, 3, call.uint(1)?)?;
    let args = VarArgs::list(process, call, 5)?;
    let output = format(process, call, call.pointer(4)?, args)?;
    to_string(process, call, call.pointer(0)?, Some(call.uint(1)?), output)
}

fn vdprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 3)?;
    let output = format(process, call, call.pointer(2)?, args)?;
    to_descriptor(process, call.int(0)?, &output)
}

fn vasprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 3)?;
    let output = format(process, call, call.pointer(2)?, args)?;
    to_new(process, call, call.pointer(0)?, output)
}
