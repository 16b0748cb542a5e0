//! The `scanf` family: items from streams and strings into the program's memory.

use crate::access::{int, is_null};
use crate::c::format::Length;
use crate::c::numbers;
use crate::c::scan::{self, Conversion, Input, Part};
use crate::c::streams::{STDIN, StreamId};
use crate::c::varargs::{Numbered, VarArgs, Want, note};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::rules;
use draig_interp::stop::{Run, Stop, Undefined, unsupported};
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

/// A string or a stream; what goes wrong on the way is kept, because `Input` has no errors.
struct Source<'a, 'p, 'm> {
    process: &'a mut Process<'p, 'm>,
    from: From,
    taken: u64,
    failed: Option<Box<Stop>>,
}

enum From {
    Text { bytes: Vec<u8>, at: usize },
    Stream(StreamId),
}

impl Input for Source<'_, '_, '_> {
    fn take(&mut self) -> Option<u8> {
        let byte = match &mut self.from {
            From::Text { bytes, at } => {
                let byte = bytes.get(*at).copied();
                *at += usize::from(byte.is_some());
                byte
            }
            From::Stream(stream) => match self.process.read_byte(*stream) {
                Ok(byte) => byte,
                Err(stop) => {
                    self.failed = Some(stop);
                    None
                }
            },
        };
        self.taken += u64::from(byte.is_some());
        byte
    }

    fn give_back(&mut self, byte: u8) {
        self.taken -= 1;
        match &mut self.from {
            From::Text { at, .. } => *at -= 1,
            From::Stream(stream) => self.process.unread_byte(*stream, byte),
        }
    }
}

/// How one conversion ended.
enum Item {
    Stored,
    /// It takes nothing from the count: `%n`, `*`.
    Silent,
    /// The input does not match.
    Mismatch,
    /// The input ended first.
    End,
}

fn scan(process: &mut Process<'_, '_>, call: &Call<'_>, from: From, format: Slot, mut args: VarArgs) -> Run<Slot> {
    let format = process.cstr(format, call.site)?;
    let numbered = numbered(process, call, &format, &mut args)?;
    let mut source = Source { process, from, taken: 0, failed: None };
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
                        (Some(number), Some(numbered)) => numbered.get(number),
                        _ => args.next(source.process, call, Want::Pointer, text)?,
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

fn read_part(call: &Call<'_>, format: &[u8]) -> Run<(Part, usize)> {
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
) -> Run<Option<Numbered>> {
    if memchr::memchr(b'$', format).is_none() {
        return Ok(None);
    }
    let (mut wants, mut at) = (Vec::new(), 0);
    while at < format.len() {
        let (part, length) = read_part(call, &format[at..])?;
        at += length;
        if let Part::Convert(Conversion { position: Some(number), .. }) = part
            && !note(&mut wants, number, Want::Pointer, call.site)
        {
            return unsupported(format!("{} with a numbered argument beyond 4096", call.name));
        }
    }
    if wants.is_empty() {
        return Ok(None);
    }
    Numbered::fetch(process, call, args, &wants).map(Some)
}

fn literal(source: &mut Source<'_, '_, '_>, byte: u8) -> Item {
    match source.take() {
        Some(taken) if taken == byte => Item::Silent,
        Some(taken) => {
            source.give_back(taken);
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
) -> Run<Item> {
    let letter = conversion.letter;
    if !matches!(letter, b'c' | b'[' | b'n') && !scan::skip_spaces(source) {
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
            let Some(item) = scan::take_float(source, width) else {
                return Ok(if source_ended(source) && source.taken == 0 { Item::End } else { Item::Mismatch });
            };
            let Some(to) = to else { return Ok(Item::Silent) };
            store_float(source.process, call, conversion.length, &item, to)?;
            Ok(Item::Stored)
        }
        b'c' | b's' | b'[' if conversion.length == Length::None => characters(source, call, conversion, to, width),
        _ => unsupported(format!("scanf format {}", String::from_utf8_lossy(text))),
    }
}

fn source_ended(source: &mut Source<'_, '_, '_>) -> bool {
    match source.take() {
        Some(byte) => {
            source.give_back(byte);
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

fn store_float(process: &mut Process<'_, '_>, call: &Call<'_>, length: Length, item: &[u8], to: Slot) -> Run<()> {
    let Some(number) = numbers::float(item) else { return Ok(()) };
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

/// `%c`, `%s` and sets.
fn characters(
    source: &mut Source<'_, '_, '_>,
    call: &Call<'_>,
    conversion: &Conversion,
    to: Option<Slot>,
    width: usize,
) -> Run<Item> {
    let is_text = conversion.letter != b'c';
    let mut item = match (conversion.letter, &conversion.set) {
        (b'c', _) => scan::take_while(source, conversion.width.unwrap_or(1), |_| true),
        (b's', _) => scan::take_while(source, width, |byte| !numbers::is_space(byte)),
        (_, Some(set)) => scan::take_while(source, width, |byte| set[usize::from(byte)]),
        (_, None) => Vec::new(),
    };
    if item.is_empty() {
        return Ok(if source_ended(source) { Item::End } else { Item::Mismatch });
    }
    let Some(to) = to else { return Ok(Item::Silent) };
    if is_text {
        item.push(0);
    }
    if conversion.allocate {
        let new = source.process.new_bytes(&item, call.site)?;
        source.process.put_pointer(to, new, call.site)?;
        return Ok(if is_null(new) { Item::End } else { Item::Stored });
    }
    source.process.put(to, &item, call.site)?;
    Ok(Item::Stored)
}

fn from_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<From> {
    let bytes = process.cstr(call.pointer(0)?, call.site)?;
    Ok(From::Text { bytes, at: 0 })
}

fn from_stream(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<From> {
    process.stream(call.pointer(0)?, call).map(From::Stream)
}

fn scanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    scan(process, call, From::Stream(STDIN), call.pointer(0)?, VarArgs::Call(1))
}

fn fscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let from = from_stream(process, call)?;
    scan(process, call, from, call.pointer(1)?, VarArgs::Call(2))
}

fn sscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let from = from_text(process, call)?;
    scan(process, call, from, call.pointer(1)?, VarArgs::Call(2))
}

fn vscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let args = VarArgs::list(process, call, 1)?;
    scan(process, call, From::Stream(STDIN), call.pointer(0)?, args)
}

fn vfscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let from = from_stream(process, call)?;
    scan(process, call, from, call.pointer(1)?, args)
}

fn vsscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let from = from_text(process, call)?;
    scan(process, call, from, call.pointer(1)?, args)
}
