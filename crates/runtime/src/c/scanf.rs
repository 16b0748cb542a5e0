//! The `scanf` family: reads items from streams and strings into the program's memory.

use crate::access::{int, is_null};
use crate::c::format::Length;
use crate::c::numbers;
use crate::c::scan::{self, Conversion, Input, Part};
use crate::c::streams::{STDIN, StreamId};
use crate::c::varargs::{ArgumentKind, Numbered, VarArgs, note};
use crate::c::wide::{EILSEQ, count_units, decode, following, put_units, size};
use draig_interp::account::SMALL_REQUEST;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::rules;
use draig_interp::stop::{Result, Stop, Undefined, fault, unsupported};
use draig_interp::value::Slot;
use draig_num::FloatFormat;

pub(crate) static TABLE: &[Entry] = &[
    ("scanf", "i(p...)", scanf),
    ("fscanf", "i(pp...)", fscanf),
    ("sscanf", "i(pp...)", sscanf),
    ("vscanf", "i(pp)", vscanf),
    ("vfscanf", "i(ppp)", vfscanf),
    ("vsscanf", "i(ppp)", vsscanf),
    ("__isoc99_scanf", "i(p...)", scanf),
    ("__isoc99_fscanf", "i(pp...)", fscanf),
    ("__isoc99_sscanf", "i(pp...)", sscanf),
    ("__isoc99_vscanf", "i(pp)", vscanf),
    ("__isoc99_vfscanf", "i(ppp)", vfscanf),
    ("__isoc99_vsscanf", "i(ppp)", vsscanf),
    ("__isoc23_scanf", "i(p...)", scanf),
    ("__isoc23_fscanf", "i(pp...)", fscanf),
    ("__isoc23_sscanf", "i(pp...)", sscanf),
    ("__isoc23_vscanf", "i(pp)", vscanf),
    ("__isoc23_vfscanf", "i(ppp)", vfscanf),
    ("__isoc23_vsscanf", "i(ppp)", vsscanf),
];

/// A string or a stream. Errors are stored, because `Input` cannot return them.
struct Source<'a, 'p, 'm> {
    process: &'a mut Process<'p, 'm>,
    from: From,
    /// Whether it consists of wide characters, which are encoded.
    wide: bool,
    taken: u64,
    failed: Option<Box<Stop>>,
}

pub(crate) enum From {
    Text { bytes: Vec<u8>, at: usize },
    Stream(StreamId),
}

impl Input for Source<'_, '_, '_> {
    fn take(&mut self) -> Option<u8> {
        // All bytes taken may belong to one text, which moves whenever it doubles, and whose digits are
        // copied.
        if self.taken >= SMALL_REQUEST
            && self.taken.is_power_of_two()
            && let Err(stop) = self.process.reserve_memory(4 * self.taken)
        {
            self.failed = Some(stop);
            return None;
        }
        let byte = match &mut self.from {
            From::Text { bytes, at } => {
                let byte = bytes.get(*at).copied();
                *at += usize::from(byte.is_some());
                byte
            }
            From::Stream(stream) => match read(self.process, *stream, self.wide) {
                Ok(byte) => byte,
                Err(stop) => {
                    self.failed = Some(stop);
                    None
                }
            },
        };
        self.taken += u64::from(byte.is_some_and(|byte| is_first(self.wide, byte)));
        byte
    }

    fn unread(&mut self, byte: u8) {
        self.taken -= u64::from(is_first(self.wide, byte));
        match &mut self.from {
            From::Text { at, .. } => *at -= 1,
            From::Stream(stream) => {
                if let Err(stop) = self.process.unread_byte(*stream, byte) {
                    self.failed = Some(stop);
                }
            }
        }
    }
}

fn read(process: &mut Process<'_, '_>, stream: StreamId, wide: bool) -> Result<Option<u8>> {
    if wide { crate::c::wide_io::read(process, stream) } else { process.read_byte(stream) }
}

/// Returns whether a byte counts: continuation bytes of an encoded character do not.
fn is_first(wide: bool, byte: u8) -> bool {
    !wide || !(0x80..0xc0).contains(&byte)
}

impl Source<'_, '_, '_> {
    /// Returns the error of the input, if there was one.
    fn check(&mut self) -> Result<()> {
        self.failed.take().map_or(Ok(()), Err)
    }
}

/// Result of one conversion.
enum Item {
    Stored,
    /// Not counted: `%n`, `*`.
    Silent,
    /// The input does not match.
    Mismatch,
    /// The input ended first.
    End,
}

fn scan(process: &mut Process<'_, '_>, call: &Call<'_>, from: From, format: Slot, args: VarArgs) -> Result<Slot> {
    let format = process.cstr(format, call.site)?;
    scan_text(process, call, from, &format, args, false)
}

/// Scans bytes or encoded wide characters, depending on the format.
pub(crate) fn scan_text(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    from: From,
    format: &[u8],
    mut args: VarArgs,
    wide: bool,
) -> Result<Slot> {
    let numbered = numbered(process, call, format, &mut args)?;
    let mut source = Source { process, from, wide, taken: 0, failed: None };
    let (mut stored, mut converted) = (0i64, false);
    let mut at = 0;
    while at < format.len() {
        let (part, length) = read_part(call, &format[at..])?;
        let text = &format[at..at + length];
        at += length;
        let item = match part {
            Part::Space => {
                scan::skip_spaces(&mut source);
                Item::Silent
            }
            Part::Byte(byte) => literal(&mut source, byte),
            Part::Percent => {
                scan::skip_spaces(&mut source);
                literal(&mut source, b'%')
            }
            Part::Convert(conversion) => {
                let to = if conversion.suppress {
                    None
                } else {
                    let value = match (conversion.position, &numbered) {
                        (Some(number), Some(numbered)) => numbered.get(number)?,
                        _ => args.next(source.process, call, ArgumentKind::Pointer, text)?,
                    };
                    Some(value.slot)
                };
                convert(&mut source, call, &conversion, to, text)?
            }
        };
        if let Some(stop) = source.failed.take() {
            return Err(stop);
        }
        match item {
            Item::Stored => {
                stored += 1;
                converted = true;
            }
            Item::Silent => {}
            Item::Mismatch => return int(stored),
            Item::End => return int(if converted { stored } else { -1 }),
        }
    }
    int(stored)
}

fn read_part(call: &Call<'_>, format: &[u8]) -> Result<(Part, usize)> {
    match scan::read(format) {
        Some(part) => Ok(part),
        None => {
            let what = format!("{} with the format {}", call.name, String::from_utf8_lossy(format));
            Err(Undefined::new(&rules::FORMAT_MISMATCH, what).into())
        }
    }
}

fn numbered(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    format: &[u8],
    args: &mut VarArgs,
) -> Result<Option<Numbered>> {
    if memchr::memchr(b'$', format).is_none() {
        return Ok(None);
    }
    let (mut expected_kinds, mut at) = (Vec::new(), 0);
    while at < format.len() {
        let (part, length) = read_part(call, &format[at..])?;
        at += length;
        if let Part::Convert(Conversion { position: Some(number), .. }) = part
            && !note(&mut expected_kinds, number, ArgumentKind::Pointer, call.site)
        {
            return unsupported(format!("{} with a numbered argument beyond 4096", call.name));
        }
    }
    if expected_kinds.is_empty() {
        return Ok(None);
    }
    Numbered::fetch(process, call, args, &expected_kinds).map(Some)
}

fn literal(source: &mut Source<'_, '_, '_>, byte: u8) -> Item {
    match source.take() {
        Some(taken) if taken == byte => Item::Silent,
        Some(taken) => {
            source.unread(taken);
            Item::Mismatch
        }
        None => Item::End,
    }
}

fn convert(
    source: &mut Source<'_, '_, '_>,
    call: &Call<'_>,
    conversion: &Conversion,
    to: Option<Slot>,
    text: &[u8],
) -> Result<Item> {
    let letter = conversion.letter;
    if !matches!(letter, b'c' | b'C' | b'[' | b'n') && !scan::skip_spaces(source) {
        return Ok(Item::End);
    }
    let width = conversion.width.unwrap_or(usize::MAX);
    match letter {
        b'n' => {
            if let Some(to) = to {
                let (taken, size) = (source.taken, integer_size(source.process, conversion.length));
                source.process.put_uint(to, taken, size, call.site)?;
            }
            Ok(Item::Silent)
        }
        b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'p' => {
            let base = match letter {
                b'd' | b'u' => 10,
                b'o' => 8,
                b'i' => 0,
                _ => 16,
            };
            let item = scan::take_integer(source, width, base);
            source.check()?;
            if item.is_empty() && source_ended(source) {
                return Ok(Item::End);
            }
            let number = numbers::integer(&item, base, false);
            // glibc takes the prefix of a hexadecimal number without digits for 0.
            if number.end == 0 {
                return Ok(Item::Mismatch);
            }
            let Some(to) = to else { return Ok(Item::Silent) };
            let size = if letter == b'p' {
                source.process.abi.pointer
            } else {
                integer_size(source.process, conversion.length)
            };
            // glibc reads into the widest type and keeps the low bytes.
            let wide = if matches!(letter, b'd' | b'i') { number.signed(64).0 as u64 } else { number.unsigned(64).0 };
            source.process.put_uint(to, wide, size, call.site)?;
            Ok(Item::Stored)
        }
        b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => {
            let item = scan::take_float(source, width);
            source.check()?;
            let Some(item) = item else {
                return Ok(if source_ended(source) && source.taken == 0 { Item::End } else { Item::Mismatch });
            };
            let Some(to) = to else { return Ok(Item::Silent) };
            store_float(source.process, call, conversion.length, &item, to)?;
            Ok(Item::Stored)
        }
        b'c' | b's' | b'[' if matches!(conversion.length, Length::None | Length::Long) => {
            characters(source, call, conversion, to, width)
        }
        b'C' | b'S' => characters(source, call, conversion, to, width),
        _ => unsupported(format!("scanf format {}", String::from_utf8_lossy(text))),
    }
}

fn source_ended(source: &mut Source<'_, '_, '_>) -> bool {
    match source.take() {
        Some(byte) => {
            source.unread(byte);
            false
        }
        None => true,
    }
}

fn integer_size(process: &Process<'_, '_>, length: Length) -> u32 {
    match length {
        Length::Char => 1,
        Length::Short => 2,
        Length::None => 4,
        Length::Long => process.abi.long,
        Length::Size | Length::Difference => process.abi.pointer,
        Length::LongLong | Length::Max | Length::LongDouble => 8,
    }
}

fn store_float(process: &mut Process<'_, '_>, call: &Call<'_>, length: Length, item: &[u8], to: Slot) -> Result<()> {
    let number = numbers::float(item).ok_or_else(|| fault("the scanner took what is no number"))?;
    match length {
        Length::Long | Length::LongLong => process.put_uint(to, number.to_f64(item).0.to_bits(), 8, call.site),
        Length::LongDouble => match process.abi.long_double {
            FloatFormat::X86Fp80 => process.put_wide(to, number.to_x87().0, 10, call.site),
            FloatFormat::Fp128 => process.put_wide(to, number.to_quad().0, 16, call.site),
            _ => process.put_uint(to, number.to_f64(item).0.to_bits(), 8, call.site),
        },
        _ => process.put_uint(to, number.to_f32(item).0.to_bits().into(), 4, call.site),
    }
}

/// Reads `%c`, `%s` and sets, with `l` for wide characters.
fn characters(
    source: &mut Source<'_, '_, '_>,
    call: &Call<'_>,
    conversion: &Conversion,
    to: Option<Slot>,
    width: usize,
) -> Result<Item> {
    let to_wide = conversion.length == Length::Long || conversion.letter.is_ascii_uppercase();
    let letter = conversion.letter.to_ascii_lowercase();
    let mut item = match (letter, &conversion.set) {
        (b'c', _) => take_characters(source, conversion.width.unwrap_or(1), |_| true),
        (b's', _) => take_characters(source, width, |byte| !numbers::is_space(byte)),
        (_, Some(set)) if source.wide && set[128..].iter().any(|&member| member != set[128]) => {
            return unsupported(format!("{} with a set of characters that \"C\" does not have", call.name));
        }
        (_, Some(set)) => take_characters(source, width, |byte| set[usize::from(byte)]),
        (_, None) => Vec::new(),
    };
    source.check()?;
    if item.is_empty() {
        return Ok(if source_ended(source) { Item::End } else { Item::Mismatch });
    }
    let Some(to) = to else { return Ok(Item::Silent) };
    let process = &mut *source.process;
    // Conversion between bytes and wide characters works only within ASCII.
    if to_wide != source.wide && !item.is_ascii() {
        process.set_errno(EILSEQ)?;
        return Ok(Item::Mismatch);
    }
    if letter != b'c' {
        item.push(0);
    }
    let place = if conversion.allocate {
        let size = if to_wide { count_units(&item) as u64 * size(process) } else { item.len() as u64 };
        let new = process.new_bytes(&vec![0; size as usize], call.site)?;
        process.put_pointer(to, new, call.site)?;
        if is_null(new) {
            return Ok(Item::End);
        }
        new
    } else {
        to
    };
    match (to_wide, source.wide) {
        (false, _) => process.put(place, &item, call.site)?,
        (true, true) => put_units(process, place, &decode(&item), call.site)?,
        (true, false) => {
            let units: Vec<u32> = item.iter().map(|&byte| byte.into()).collect();
            put_units(process, place, &units, call.site)?;
        }
    }
    Ok(Item::Stored)
}

/// Takes characters while `wanted` accepts them, at most `width`; it tests the first byte of an encoded one.
fn take_characters(source: &mut Source<'_, '_, '_>, width: usize, wanted: impl Fn(u8) -> bool) -> Vec<u8> {
    if !source.wide {
        return scan::take_while(source, width, wanted);
    }
    let mut item = Vec::new();
    for _ in 0..width {
        let first = scan::take_while(source, 1, &wanted);
        let Some(&byte) = first.first() else { break };
        item.push(byte);
        item.extend(scan::take_while(source, following(byte), |_| true));
    }
    item
}

fn from_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<From> {
    let bytes = process.cstr(call.pointer(0)?, call.site)?;
    Ok(From::Text { bytes, at: 0 })
}

fn from_stream(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<From> {
    process.stream(call.pointer(0)?, call).map(From::Stream)
}

fn scanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    scan(process, call, From::Stream(STDIN), call.pointer(0)?, VarArgs::Call(1))
}

fn fscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let from = from_stream(process, call)?;
    scan(process, call, from, call.pointer(1)?, VarArgs::Call(2))
}

fn sscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let from = from_text(process, call)?;
    scan(process, call, from, call.pointer(1)?, VarArgs::Call(2))
}

fn vscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 1)?;
    scan(process, call, From::Stream(STDIN), call.pointer(0)?, args)
}

fn vfscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let from = from_stream(process, call)?;
    scan(process, call, from, call.pointer(1)?, args)
}

fn vsscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let from = from_text(process, call)?;
    scan(process, call, from, call.pointer(1)?, args)
}
