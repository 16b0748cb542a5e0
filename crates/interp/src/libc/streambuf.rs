//! What programs call of libstdc++'s stream buffers: the virtual functions of each class, which are also
//! found in its table, and the members of `std::streambuf` that are not always inline.

use super::access::{int, is_null, offset, void};
use super::cxx_buffers::{EOF, GET, GET_BEGIN, GET_END, Kind, OVERFLOW, PUT, PUT_BEGIN, PUT_END, UNDERFLOW};
use super::{Call, Entry};
use crate::machine::Machine;
use crate::memory::Family;
use crate::stop::{Run, unsupported};
use crate::value::Slot;

/// The virtual functions of a class, in the order of its table.
macro_rules! virtuals {
    ($class:literal) => {
        &[
            (concat!("_ZN", $class, "D1Ev"), "v(p)", destroy),
            (concat!("_ZN", $class, "D0Ev"), "v(p)", delete),
            (concat!("_ZN", $class, "5imbueERKSt6locale"), "v(pp)", imbue),
            (concat!("_ZN", $class, "6setbufEPcl"), "p(ppl)", set_buffer),
            (concat!("_ZN", $class, "7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode"), "l(pluu)", seek_by),
            (concat!("_ZN", $class, "7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode"), "l(pllu)", seek_to),
            (concat!("_ZN", $class, "4syncEv"), "i(p)", sync),
            (concat!("_ZN", $class, "9showmanycEv"), "l(p)", more),
            (concat!("_ZN", $class, "6xsgetnEPcl"), "l(ppl)", get_bytes),
            (concat!("_ZN", $class, "9underflowEv"), "i(p)", underflow),
            (concat!("_ZN", $class, "5uflowEv"), "i(p)", underflow_and_bump),
            (concat!("_ZN", $class, "9pbackfailEi"), "i(pi)", put_back),
            (concat!("_ZN", $class, "6xsputnEPKcl"), "l(ppl)", put_bytes),
            (concat!("_ZN", $class, "8overflowEi"), "i(pi)", overflow),
        ]
    };
}

pub(super) static BASE: &[Entry] = virtuals!("St15basic_streambufIcSt11char_traitsIcEE");
pub(super) static TEXT: &[Entry] = virtuals!("St7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE");
pub(super) static FILE: &[Entry] = virtuals!("St13basic_filebufIcSt11char_traitsIcEE");
pub(super) static STDIO: &[Entry] = virtuals!("9__gnu_cxx18stdio_sync_filebufIcSt11char_traitsIcEE");

macro_rules! member {
    ($name:literal, $signature:literal, $function:ident) => {
        (concat!("_ZNSt15basic_streambufIcSt11char_traitsIcEE", $name), $signature, $function)
    };
    (const $name:literal, $signature:literal, $function:ident) => {
        (concat!("_ZNKSt15basic_streambufIcSt11char_traitsIcEE", $name), $signature, $function)
    };
}

pub(super) static TABLE: &[Entry] = &[
    member!("C2Ev", "v(p)", construct),
    member!("D2Ev", "v(p)", destroy),
    member!("5sgetcEv", "i(p)", peek),
    member!("6sbumpcEv", "i(p)", bump),
    member!("6snextcEv", "i(p)", next),
    member!("6sgetnEPcl", "l(ppl)", get_bytes),
    member!("9sputbackcEc", "i(pi)", give_back),
    member!("7sungetcEv", "i(p)", unget),
    member!("5sputcEc", "i(pi)", put_one),
    member!("5sputnEPKcl", "l(ppl)", put_bytes),
    member!("7pubsyncEv", "i(p)", public_sync),
    member!("9pubsetbufEPcl", "p(ppl)", set_buffer),
    member!("8in_availEv", "l(p)", more),
    member!("10pubseekoffElSt12_Ios_SeekdirSt13_Ios_Openmode", "l(pluu)", public_seek_by),
    member!("10pubseekposESt4fposI11__mbstate_tESt13_Ios_Openmode", "l(pllu)", public_seek_to),
    member!(const "5ebackEv", "p(p)", get_begin),
    member!(const "4gptrEv", "p(p)", get_at),
    member!(const "5egptrEv", "p(p)", get_end),
    member!(const "5pbaseEv", "p(p)", put_begin),
    member!(const "4pptrEv", "p(p)", put_at),
    member!(const "5epptrEv", "p(p)", put_end),
    member!("5gbumpEi", "v(pi)", bump_get),
    member!("5pbumpEi", "v(pi)", bump_put),
    member!("4setgEPcS3_S3_", "v(pppp)", set_get_area),
    member!("4setpEPcS3_", "v(ppp)", set_put_area),
    ("_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev", "v(p)", destroy),
    ("_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7_M_syncEPcmm", "v(ppll)", sync_text),
    ("_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev", "v(p)", destroy),
    ("_ZNSt13basic_filebufIcSt11char_traitsIcEE5closeEv", "p(p)", close),
    ("_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode", "p(ppu)", open),
    ("_ZNKSt13basic_filebufIcSt11char_traitsIcEE7is_openEv", "i(p)", is_open),
    ("_ZNKSt12__basic_fileIcE7is_openEv", "i(p)", is_basic_file_open),
    ("_ZNSt12__basic_fileIcED1Ev", "v(p)", nothing),
    ("_ZNSt12__basic_fileIcED2Ev", "v(p)", nothing),
];

/// A character as `int`, or the end.
fn byte_or_end(byte: Option<u8>) -> Run<Slot> {
    int(byte.map_or(EOF, i64::from))
}

/// A position, `std::fpos`: a number and the state of a conversion, of which there is none.
pub(super) fn position(machine: &mut Machine<'_>, place: i64) -> Run<Slot> {
    machine.libc.second = Slot::plain(0);
    Ok(Slot::plain(place as u64))
}

fn construct(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.construct_buffer(call.pointer(0)?, Kind::Base, call)?;
    void()
}

fn destroy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.destroy_buffer(call.pointer(0)?, Kind::of(call.name), call)?;
    void()
}

fn delete(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    destroy(machine, call)?;
    machine.memory.free(call.pointer(0)?, Family::New, call.site)?;
    void()
}

fn nothing(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(0)?;
    void()
}

fn imbue(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    void()
}

/// What the library buffers is its own business; a string's or a program's buffer stays what it is.
fn set_buffer(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(0)
}

fn seek_by(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    let place = machine.seek_in(buffer, kind, call.int(1)?, call.uint(2)?, call.uint(3)?, call)?;
    position(machine, place)
}

fn seek_to(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    let place = machine.seek_in(buffer, kind, call.int(1)?, 0, call.uint(3)?, call)?;
    position(machine, place)
}

fn public_seek_by(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let place = machine.buffer_seek(call.pointer(0)?, call.int(1)?, call.uint(2)?, call.uint(3)?, call)?;
    position(machine, place)
}

fn public_seek_to(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let place = machine.buffer_seek_to(call.pointer(0)?, call.int(1)?, call.uint(3)?, call)?;
    position(machine, place)
}

fn sync(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    if !matches!(kind, Kind::File | Kind::Stdio) {
        return int(0);
    }
    let done = match machine.buffer_stream(buffer, kind, call)? {
        Some(stream) => machine.flush_stream(stream)?,
        None => true,
    };
    int(if done { 0 } else { EOF })
}

fn public_sync(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let done = machine.buffer_sync(call.pointer(0)?, call)?;
    int(if done { 0 } else { EOF })
}

/// How many characters are there without waiting: those of the get area.
fn more(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let buffer = call.pointer(0)?;
    let end = match machine.buffer_kind(buffer, call)? {
        Some(Kind::Text) => machine.raise_end(buffer, call)?,
        Some(Kind::File) => return unsupported(format!("{} of a file", call.name)),
        _ => machine.area(buffer, GET_END, call)?,
    };
    let at = machine.area(buffer, GET, call)?;
    Ok(Slot::plain(end.bits.saturating_sub(at.bits)))
}

fn get_bytes(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (buffer, to, most) = (call.pointer(0)?, call.pointer(1)?, call.int(2)?.max(0) as u64);
    let mut count = 0;
    while count < most {
        let Some(byte) = machine.buffer_get(buffer, true, call)? else { break };
        machine.put(offset(to, count), &[byte], call.site)?;
        count += 1;
    }
    Ok(Slot::plain(count))
}

fn underflow(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let byte = machine.underflow(call.pointer(0)?, Kind::of(call.name), false, call)?;
    byte_or_end(byte)
}

/// That of the base calls the virtual `underflow` and takes what it made available.
fn underflow_and_bump(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    if kind != Kind::Base {
        let byte = machine.underflow(buffer, kind, true, call)?;
        return byte_or_end(byte);
    }
    let result = machine.call_virtual(buffer, UNDERFLOW, &[], call)?;
    if result.bits as u32 == EOF as u32 {
        return int(EOF);
    }
    let at = machine.area(buffer, GET, call)?;
    machine.put_pointer(offset(buffer, GET), offset(at, 1), call.site)?;
    byte_or_end(Some(machine.get_uint(at, 1, call.site)? as u8))
}

fn put_back(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let byte = u8::try_from(call.int(1)?).ok();
    let done = machine.back(call.pointer(0)?, Kind::of(call.name), byte, call)?;
    int(if done { byte.map_or(0, i64::from) } else { EOF })
}

/// That of the base fills the put area and calls the virtual `overflow` for the rest.
fn put_bytes(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let buffer = call.pointer(0)?;
    let bytes = machine.bytes(call.pointer(1)?, call.int(2)?.max(0) as u64, call.site)?;
    let own = call.name.ends_with("6xsputnEPKcl");
    if !own || Kind::of(call.name) != Kind::Base {
        let kind = Kind::of(call.name);
        let done = if own {
            machine.put_into(buffer, kind, &bytes, call)?
        } else {
            machine.buffer_put(buffer, &bytes, call)?
        };
        return Ok(Slot::plain(done as u64));
    }
    let mut count = 0;
    for byte in bytes {
        if !put_byte(machine, buffer, byte, call)? {
            break;
        }
        count += 1;
    }
    Ok(Slot::plain(count))
}

/// `sputc`.
fn put_byte(machine: &mut Machine<'_>, buffer: Slot, byte: u8, call: &Call<'_>) -> Run<bool> {
    let (at, end) = (machine.area(buffer, PUT, call)?, machine.area(buffer, PUT_END, call)?);
    if at.bits < end.bits {
        machine.put(at, &[byte], call.site)?;
        machine.put_pointer(offset(buffer, PUT), offset(at, 1), call.site)?;
        return Ok(true);
    }
    let done = machine.call_virtual(buffer, OVERFLOW, &[Slot::plain(byte.into())], call)?;
    Ok(done.bits as u32 != EOF as u32)
}

fn overflow(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    match u8::try_from(call.int(1)?) {
        Ok(byte) => match machine.put_into(buffer, kind, &[byte], call)? {
            0 => int(EOF),
            _ => int(byte.into()),
        },
        Err(_) => int(if kind == Kind::Base { EOF } else { 0 }),
    }
}

fn peek(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let byte = machine.buffer_get(call.pointer(0)?, false, call)?;
    byte_or_end(byte)
}

fn bump(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let byte = machine.buffer_get(call.pointer(0)?, true, call)?;
    byte_or_end(byte)
}

fn next(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let buffer = call.pointer(0)?;
    if machine.buffer_get(buffer, true, call)?.is_none() {
        return int(EOF);
    }
    let byte = machine.buffer_get(buffer, false, call)?;
    byte_or_end(byte)
}

fn give_back(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let byte = call.int(1)? as u8;
    let done = machine.buffer_back(call.pointer(0)?, Some(byte), call)?;
    int(if done { byte.into() } else { EOF })
}

fn unget(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let buffer = call.pointer(0)?;
    if !machine.buffer_back(buffer, None, call)? {
        return int(EOF);
    }
    let byte = machine.buffer_get(buffer, false, call)?;
    byte_or_end(byte)
}

fn put_one(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let byte = call.int(1)? as u8;
    let done = put_byte(machine, call.pointer(0)?, byte, call)?;
    int(if done { byte.into() } else { EOF })
}

macro_rules! areas {
    ($($name:ident $place:ident),*) => {$(
        fn $name(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
            machine.area(call.pointer(0)?, $place, call)
        }
    )*};
}

areas!(get_begin GET_BEGIN, get_at GET, get_end GET_END, put_begin PUT_BEGIN, put_at PUT, put_end PUT_END);

fn bump_area(machine: &mut Machine<'_>, place: u64, call: &Call<'_>) -> Run<Slot> {
    let buffer = call.pointer(0)?;
    let at = machine.area(buffer, place, call)?;
    machine.put_pointer(offset(buffer, place), offset(at, call.int(1)? as u64), call.site)?;
    void()
}

fn bump_get(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    bump_area(machine, GET, call)
}

fn bump_put(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    bump_area(machine, PUT, call)
}

fn set_get_area(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let areas = [call.pointer(1)?, call.pointer(2)?, call.pointer(3)?];
    machine.set_areas(call.pointer(0)?, GET_BEGIN, areas, call)?;
    void()
}

fn set_put_area(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (begin, end) = (call.pointer(1)?, call.pointer(2)?);
    machine.set_areas(call.pointer(0)?, PUT_BEGIN, [begin, begin, end], call)?;
    void()
}

fn sync_text(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.sync_areas(call.pointer(0)?, call.pointer(1)?, call.uint(2)?, call.uint(3)?, call)?;
    void()
}

fn open(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let buffer = call.pointer(0)?;
    let path = machine.cstr(call.pointer(1)?, call.site)?;
    let done = machine.open_buffer(buffer, &path, call.uint(2)?, call)?;
    Ok(if done { buffer } else { Slot::plain(0) })
}

fn close(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let buffer = call.pointer(0)?;
    let done = machine.close_buffer(buffer, call)?;
    Ok(if done { buffer } else { Slot::plain(0) })
}

fn is_open(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let open = machine.is_buffer_open(call.pointer(0)?, call)?;
    int(open.into())
}

fn is_basic_file_open(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let file = machine.get_pointer(call.pointer(0)?, call.site)?;
    int((!is_null(file)).into())
}
