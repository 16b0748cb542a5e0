//! Functions of libstdc++'s stream buffers that programs call: the virtual functions of each class, which are
//! also in its table, and the members of `std::streambuf` that are not always inline.

use crate::access::{int, is_null, offset, void};
use crate::cxx::buffers::{EOF, GET, GET_BEGIN, GET_END, Kind, OVERFLOW, PUT, PUT_BEGIN, PUT_END, UNDERFLOW};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

/// Virtual functions of a class, in the order of its table.
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

pub(crate) static BASE: &[Entry] = virtuals!("St15basic_streambufIcSt11char_traitsIcEE");
pub(crate) static TEXT: &[Entry] = virtuals!("St7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE");
pub(crate) static FILE: &[Entry] = virtuals!("St13basic_filebufIcSt11char_traitsIcEE");
pub(crate) static STDIO: &[Entry] = virtuals!("9__gnu_cxx18stdio_sync_filebufIcSt11char_traitsIcEE");

macro_rules! member {
    ($name:literal, $signature:literal, $function:ident) => {
        (concat!("_ZNSt15basic_streambufIcSt11char_traitsIcEE", $name), $signature, $function)
    };
    (const $name:literal, $signature:literal, $function:ident) => {
        (concat!("_ZNKSt15basic_streambufIcSt11char_traitsIcEE", $name), $signature, $function)
    };
}

pub(crate) static TABLE: &[Entry] = &[
    member!("C2Ev", "v(p)", construct),
    member!("D2Ev", "v(p)", destroy),
    member!("5sgetcEv", "i(p)", peek),
    member!("6sbumpcEv", "i(p)", bump),
    member!("6snextcEv", "i(p)", next),
    member!("6sgetnEPcl", "l(ppl)", get_bytes),
    member!("9sputbackcEc", "i(pi)", sputbackc),
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

/// Returns a character as `int`, or the end-of-file value.
fn byte_or_end(byte: Option<u8>) -> Result<Slot> {
    int(byte.map_or(EOF, i64::from))
}

/// Returns a position, `std::fpos`: an offset and a conversion state, which is always empty.
pub(crate) fn position(process: &mut Process<'_, '_>, place: i64) -> Result<Slot> {
    process.thread.second = Slot::plain(0);
    Ok(Slot::plain(place as u64))
}

fn construct(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.construct_buffer(call.pointer(0)?, Kind::Base, call)?;
    void()
}

fn destroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.destroy_buffer(call.pointer(0)?, Kind::of(call.name), call)?;
    void()
}

fn delete(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    destroy(process, call)?;
    process.memory.free(call.pointer(0)?, Family::New, call.site)?;
    void()
}

fn nothing(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    void()
}

fn imbue(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    void()
}

/// Implements `setbuf`, which has no effect: the library manages its own buffers, and that of a string or of
/// the program stays unchanged.
fn set_buffer(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)
}

fn seek_by(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    let place = process.seek_in(buffer, kind, call.int(1)?, call.uint(2)?, call.uint(3)?, call)?;
    position(process, place)
}

fn seek_to(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    let place = process.seek_in(buffer, kind, call.int(1)?, 0, call.uint(3)?, call)?;
    position(process, place)
}

fn public_seek_by(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let place = process.buffer_seek(call.pointer(0)?, call.int(1)?, call.uint(2)?, call.uint(3)?, call)?;
    position(process, place)
}

fn public_seek_to(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let place = process.buffer_seek_to(call.pointer(0)?, call.int(1)?, call.uint(3)?, call)?;
    position(process, place)
}

fn sync(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    if !matches!(kind, Kind::File | Kind::Stdio) {
        return int(0);
    }
    let done = match process.buffer_stream(buffer, kind, call)? {
        Some(stream) => process.flush_stream(stream)?,
        None => true,
    };
    int(if done { 0 } else { EOF })
}

fn public_sync(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let done = process.buffer_sync(call.pointer(0)?, call)?;
    int(if done { 0 } else { EOF })
}

/// Returns the number of characters available without waiting: those of the get area.
fn more(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = call.pointer(0)?;
    let end = match process.buffer_kind(buffer, call)? {
        Some(Kind::Text) => process.raise_end(buffer, call)?,
        Some(Kind::File) => return unsupported(format!("{} of a file", call.name)),
        _ => process.area(buffer, GET_END, call)?,
    };
    let at = process.area(buffer, GET, call)?;
    Ok(Slot::plain(end.bits.saturating_sub(at.bits)))
}

fn get_bytes(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (buffer, to, most) = (call.pointer(0)?, call.pointer(1)?, call.int(2)?.max(0) as u64);
    let mut count = 0;
    while count < most {
        let Some(byte) = process.buffer_get(buffer, true, call)? else { break };
        process.put(offset(to, count), &[byte], call.site)?;
        count += 1;
    }
    Ok(Slot::plain(count))
}

fn underflow(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let byte = process.underflow(call.pointer(0)?, Kind::of(call.name), false, call)?;
    byte_or_end(byte)
}

/// Implements the base-class version, which calls the virtual `underflow` and takes a character that it made
/// available.
fn underflow_and_bump(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    if kind != Kind::Base {
        let byte = process.underflow(buffer, kind, true, call)?;
        return byte_or_end(byte);
    }
    let result = process.call_virtual(buffer, UNDERFLOW, &[], call)?;
    if result.bits as u32 == EOF as u32 {
        return int(EOF);
    }
    let at = process.area(buffer, GET, call)?;
    process.put_pointer(offset(buffer, GET), offset(at, 1), call.site)?;
    byte_or_end(Some(process.get_uint(at, 1, call.site)? as u8))
}

fn put_back(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let byte = u8::try_from(call.int(1)?).ok();
    let done = process.back(call.pointer(0)?, Kind::of(call.name), byte, call)?;
    int(if done { byte.map_or(0, i64::from) } else { EOF })
}

/// Implements the base-class version, which fills the put area and calls the virtual `overflow` for the rest.
fn put_bytes(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = call.pointer(0)?;
    let bytes = process.bytes(call.pointer(1)?, call.int(2)?.max(0) as u64, call.site)?;
    let own = call.name.ends_with("6xsputnEPKcl");
    if !own || Kind::of(call.name) != Kind::Base {
        let kind = Kind::of(call.name);
        let done = if own {
            process.put_into(buffer, kind, &bytes, call)?
        } else {
            process.buffer_put(buffer, &bytes, call)?
        };
        return Ok(Slot::plain(done as u64));
    }
    let mut count = 0;
    for byte in bytes {
        if !put_byte(process, buffer, byte, call)? {
            break;
        }
        count += 1;
    }
    Ok(Slot::plain(count))
}

/// Implements `sputc`.
fn put_byte(process: &mut Process<'_, '_>, buffer: Slot, byte: u8, call: &Call<'_>) -> Result<bool> {
    let (at, end) = (process.area(buffer, PUT, call)?, process.area(buffer, PUT_END, call)?);
    if at.bits < end.bits {
        process.put(at, &[byte], call.site)?;
        process.put_pointer(offset(buffer, PUT), offset(at, 1), call.site)?;
        return Ok(true);
    }
    let done = process.call_virtual(buffer, OVERFLOW, &[Slot::plain(byte.into())], call)?;
    Ok(done.bits as u32 != EOF as u32)
}

fn overflow(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (buffer, kind) = (call.pointer(0)?, Kind::of(call.name));
    match u8::try_from(call.int(1)?) {
        Ok(byte) => match process.put_into(buffer, kind, &[byte], call)? {
            0 => int(EOF),
            _ => int(byte.into()),
        },
        Err(_) => int(if kind == Kind::Base { EOF } else { 0 }),
    }
}

fn peek(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let byte = process.buffer_get(call.pointer(0)?, false, call)?;
    byte_or_end(byte)
}

fn bump(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let byte = process.buffer_get(call.pointer(0)?, true, call)?;
    byte_or_end(byte)
}

fn next(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = call.pointer(0)?;
    if process.buffer_get(buffer, true, call)?.is_none() {
        return int(EOF);
    }
    let byte = process.buffer_get(buffer, false, call)?;
    byte_or_end(byte)
}

fn sputbackc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let byte = call.int(1)? as u8;
    let done = process.buffer_back(call.pointer(0)?, Some(byte), call)?;
    int(if done { byte.into() } else { EOF })
}

fn unget(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = call.pointer(0)?;
    if !process.buffer_back(buffer, None, call)? {
        return int(EOF);
    }
    let byte = process.buffer_get(buffer, false, call)?;
    byte_or_end(byte)
}

fn put_one(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let byte = call.int(1)? as u8;
    let done = put_byte(process, call.pointer(0)?, byte, call)?;
    int(if done { byte.into() } else { EOF })
}

macro_rules! areas {
    ($($name:ident $place:ident),*) => {$(
        fn $name(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
            process.area(call.pointer(0)?, $place, call)
        }
    )*};
}

areas!(get_begin GET_BEGIN, get_at GET, get_end GET_END, put_begin PUT_BEGIN, put_at PUT, put_end PUT_END);

fn bump_area(process: &mut Process<'_, '_>, place: u64, call: &Call<'_>) -> Result<Slot> {
    let buffer = call.pointer(0)?;
    let at = process.area(buffer, place, call)?;
    process.put_pointer(offset(buffer, place), offset(at, call.int(1)? as u64), call.site)?;
    void()
}

fn bump_get(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    bump_area(process, GET, call)
}

fn bump_put(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    bump_area(process, PUT, call)
}

fn set_get_area(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let areas = [call.pointer(1)?, call.pointer(2)?, call.pointer(3)?];
    process.set_areas(call.pointer(0)?, GET_BEGIN, areas, call)?;
    void()
}

fn set_put_area(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (begin, end) = (call.pointer(1)?, call.pointer(2)?);
    process.set_areas(call.pointer(0)?, PUT_BEGIN, [begin, begin, end], call)?;
    void()
}

fn sync_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.sync_areas(call.pointer(0)?, call.pointer(1)?, call.uint(2)?, call.uint(3)?, call)?;
    void()
}

fn open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = call.pointer(0)?;
    let path = process.cstr(call.pointer(1)?, call.site)?;
    let done = process.open_buffer(buffer, &path, call.uint(2)?, call)?;
    Ok(if done { buffer } else { Slot::plain(0) })
}

fn close(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = call.pointer(0)?;
    let done = process.close_buffer(buffer, call)?;
    Ok(if done { buffer } else { Slot::plain(0) })
}

fn is_open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let open = process.is_buffer_open(call.pointer(0)?, call)?;
    int(open.into())
}

fn is_basic_file_open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let file = process.get_pointer(call.pointer(0)?, call.site)?;
    int((!is_null(file)).into())
}
