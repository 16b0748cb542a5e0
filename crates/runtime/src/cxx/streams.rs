//! Stream objects of libstdc++: `std::cin` and the other standard streams, `std::ifstream`,
//! `std::stringstream` and similar, with the tables that compiled code reads; `std::ios_base` and
//! `std::basic_ios`. Reading and writing are in `istream` and `iostream`, buffers in `buffers`.

use crate::access::{int, is_null, offset, void};
use crate::c::streams::StreamId;
use crate::cxx::buffers::{Kind, mode};
use crate::globals::Global;
use draig_interp::library::Call;

use crate::cxx::exceptions as cxx_exceptions;
use crate::cxx::string as cxx_string;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::site::Site;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

macro_rules! file_class {
    ($class:literal) => {
        &[
            (concat!("_ZN", $class, "C1Ev"), "v(p)", construct),
            (concat!("_ZN", $class, "C1EPKcSt13_Ios_Openmode"), "v(ppu)", construct_open),
            (
                concat!("_ZN", $class, "C1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode"),
                "v(ppu)",
                construct_open,
            ),
            (concat!("_ZN", $class, "D1Ev"), "v(p)", destroy),
            (concat!("_ZN", $class, "D0Ev"), "v(p)", delete),
            (concat!("_ZN", $class, "D2Ev"), "v(pp)", destroy_base),
            (concat!("_ZN", $class, "4openEPKcSt13_Ios_Openmode"), "v(ppu)", open),
            (concat!("_ZN", $class, "4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode"), "v(ppu)", open),
            (concat!("_ZN", $class, "5closeEv"), "v(p)", close),
            (concat!("_ZN", $class, "7is_openEv"), "i(p)", is_open),
            (concat!("_ZNK", $class, "7is_openEv"), "i(p)", is_open),
            (concat!("_ZNK", $class, "5rdbufEv"), "p(p)", own_buffer),
        ]
    };
}

macro_rules! text_class {
    ($class:literal) => {
        &[
            (concat!("_ZN", $class, "C1Ev"), "v(p)", construct),
            (concat!("_ZN", $class, "C1ESt13_Ios_Openmode"), "v(pu)", construct_mode),
            (concat!("_ZN", $class, "C1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode"), "v(ppu)", construct_text),
            (concat!("_ZN", $class, "C1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode"), "v(ppu)", construct_text),
            (concat!("_ZN", $class, "D1Ev"), "v(p)", destroy),
            (concat!("_ZN", $class, "D0Ev"), "v(p)", delete),
            (concat!("_ZN", $class, "D2Ev"), "v(pp)", destroy_base),
            (concat!("_ZNK", $class, "3strEv"), "v(pp)", text),
            (concat!("_ZN", $class, "3strERKNS_12basic_stringIcS2_S3_EE"), "v(pp)", set_text),
            (concat!("_ZNK", $class, "5rdbufEv"), "p(p)", own_buffer),
        ]
    };
}

macro_rules! plain_class {
    ($class:literal) => {
        &[
            (concat!("_ZN", $class, "C1EPSt15basic_streambufIcSt11char_traitsIcEE"), "v(pp)", construct_over),
            (concat!("_ZN", $class, "D1Ev"), "v(p)", destroy),
            (concat!("_ZN", $class, "D0Ev"), "v(p)", delete),
            (concat!("_ZN", $class, "D2Ev"), "v(pp)", destroy_base),
        ]
    };
}

pub(crate) static OSTREAM: &[Entry] = plain_class!("So");
pub(crate) static ISTREAM: &[Entry] = plain_class!("Si");
pub(crate) static IOSTREAM: &[Entry] = plain_class!("Sd");
pub(crate) static IFSTREAM: &[Entry] = file_class!("St14basic_ifstreamIcSt11char_traitsIcEE");
pub(crate) static OFSTREAM: &[Entry] = file_class!("St14basic_ofstreamIcSt11char_traitsIcEE");
pub(crate) static FSTREAM: &[Entry] = file_class!("St13basic_fstreamIcSt11char_traitsIcEE");
pub(crate) static ISTRINGSTREAM: &[Entry] = text_class!("St7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE");
pub(crate) static OSTRINGSTREAM: &[Entry] = text_class!("St7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE");
pub(crate) static STRINGSTREAM: &[Entry] = text_class!("St7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE");

macro_rules! ios {
    ($name:literal, $signature:literal, $function:ident) => {
        (concat!("_ZNSt9basic_iosIcSt11char_traitsIcEE", $name), $signature, $function)
    };
    (const $name:literal, $signature:literal, $function:ident) => {
        (concat!("_ZNKSt9basic_iosIcSt11char_traitsIcEE", $name), $signature, $function)
    };
}

/// Members of the base classes, which receive the base object.
pub(crate) static TABLE: &[Entry] = &[
    ("_ZNSt8ios_base4InitC1Ev", "v(p)", nothing),
    ("_ZNSt8ios_base4InitD1Ev", "v(p)", end),
    ("_ZNSt8ios_base15sync_with_stdioEb", "i(i)", sync_with_stdio),
    ("_ZNSt8ios_baseC2Ev", "v(p)", construct_ios),
    ("_ZNSt8ios_baseD2Ev", "v(p)", nothing),
    ("_ZNSt6localeC1Ev", "v(p)", construct_locale),
    ("_ZNSt6localeC1ERKS_", "v(pp)", construct_locale),
    ("_ZNSt6localeD1Ev", "v(p)", nothing),
    ("_ZNSt6locale7classicEv", "p()", classic),
    ("_ZNKSt5ctypeIcE13_M_widen_initEv", "v(p)", nothing),
    ios!("4initEPSt15basic_streambufIcS1_E", "v(pp)", init),
    ios!("D2Ev", "v(p)", nothing),
    ios!(const "5rdbufEv", "p(p)", buffer_of_ios),
    ios!("5rdbufEPSt15basic_streambufIcS1_E", "p(pp)", set_buffer),
    ios!("5clearESt12_Ios_Iostate", "v(pu)", clear),
    ios!("8setstateESt12_Ios_Iostate", "v(pu)", add_state),
    ios!(const "7rdstateEv", "u(p)", state),
    ios!(const "cvbEv", "i(p)", works),
    ios!(const "ntEv", "i(p)", failed),
    ios!(const "4failEv", "i(p)", failed),
    ios!(const "4goodEv", "i(p)", is_good),
    ios!(const "3eofEv", "i(p)", is_at_end),
    ios!(const "3badEv", "i(p)", is_bad),
    ios!(const "4fillEv", "i(p)", fill),
    ios!("4fillEc", "i(pi)", set_fill),
    ios!(const "3tieEv", "p(p)", tie),
    ios!("3tieEPSo", "p(pp)", set_tie),
    ios!(const "10exceptionsEv", "u(p)", exceptions),
    ios!("10exceptionsESt12_Ios_Iostate", "v(pu)", set_exceptions),
    ios!(const "5widenEc", "i(pi)", same_char),
    ios!(const "6narrowEcc", "i(pii)", same_char),
];

/// A class of streams with the layout of its objects (libstdc++, 64 bits).
struct Class {
    /// Mangled name, in `N…E` for names in a namespace within `std`.
    name: &'static str,
    /// Offsets of the parts with virtual tables: the one that reads and the one that writes.
    parts: &'static [u64],
    /// Buffer that is part of the object.
    buffer: Option<(u64, Kind)>,
    /// Offset of the virtual base, `std::basic_ios`.
    ios: u64,
    /// Bits that are always part of the open mode.
    mode: u64,
    /// Members of the class.
    entries: &'static [Entry],
}

/// All classes; the first two are those of the standard streams.
static CLASSES: &[Class] = &[
    Class { name: "So", parts: &[0], buffer: None, ios: 8, mode: 0, entries: OSTREAM },
    Class { name: "Si", parts: &[0], buffer: None, ios: 16, mode: 0, entries: ISTREAM },
    Class { name: "Sd", parts: &[0, 16], buffer: None, ios: 24, mode: 0, entries: IOSTREAM },
    Class {
        name: "St14basic_ifstreamIcSt11char_traitsIcEE",
        parts: &[0],
        buffer: Some((16, Kind::File)),
        ios: 256,
        mode: mode::IN,
        entries: IFSTREAM,
    },
    Class {
        name: "St14basic_ofstreamIcSt11char_traitsIcEE",
        parts: &[0],
        buffer: Some((8, Kind::File)),
        ios: 248,
        mode: mode::OUT,
        entries: OFSTREAM,
    },
    Class {
        name: "St13basic_fstreamIcSt11char_traitsIcEE",
        parts: &[0, 16],
        buffer: Some((24, Kind::File)),
        ios: 264,
        mode: 0,
        entries: FSTREAM,
    },
    Class {
        name: "NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE",
        parts: &[0],
        buffer: Some((16, Kind::Text)),
        ios: 120,
        mode: mode::IN,
        entries: ISTRINGSTREAM,
    },
    Class {
        name: "NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE",
        parts: &[0],
        buffer: Some((8, Kind::Text)),
        ios: 112,
        mode: mode::OUT,
        entries: OSTRINGSTREAM,
    },
    Class {
        name: "NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE",
        parts: &[0, 16],
        buffer: Some((24, Kind::Text)),
        ios: 128,
        mode: 0,
        entries: STRINGSTREAM,
    },
];

/// Names of the buffers' classes, in the order of [`Kind`].
static BUFFERS: [&str; 3] = [
    "St15basic_streambufIcSt11char_traitsIcEE",
    "NSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE",
    "St13basic_filebufIcSt11char_traitsIcEE",
];

/// Size in bytes of one part of a virtual table: distance to the virtual base, distance to the top, type
/// descriptor, two destructors.
const PART: u64 = 40;
/// Offset of the address point in a part of a virtual table.
const PART_POINT: u64 = 24;

// Offsets in `std::ios_base` and `std::basic_ios`.
pub(crate) const PRECISION: u64 = 8;
pub(crate) const WIDTH: u64 = 16;
pub(crate) const FLAGS: u64 = 24;
const EXCEPTIONS: u64 = 28;
const STATE: u64 = 32;
const WORDS: u64 = 64;
const WORD_COUNT: u64 = 192;
const WORD_POINTER: u64 = 200;
const LOCALE: u64 = 208;
const TIE: u64 = 216;
pub(crate) const FILL: u64 = 224;
pub(crate) const FILL_SET: u64 = 225;
const BUFFER: u64 = 232;
const CTYPE: u64 = 240;
const IOS_SIZE: u64 = 264;
// Offsets in `std::ctype<char>`.
const WIDEN_OK: u64 = 56;
const WIDEN: u64 = 57;
const NARROW: u64 = 313;
const NARROW_OK: u64 = 569;
const CTYPE_SIZE: u64 = 576;

// `std::ios_base::iostate`.
pub(crate) const BAD: u64 = 1;
pub(crate) const AT_END: u64 = 2;
pub(crate) const FAILED: u64 = 4;

/// `std::ios_base::fmtflags`.
pub(crate) mod fmtflags {
    pub(crate) const BOOLALPHA: u64 = 1;
    pub(crate) const DEC: u64 = 1 << 1;
    pub(crate) const FIXED: u64 = 1 << 2;
    pub(crate) const HEX: u64 = 1 << 3;
    pub(crate) const INTERNAL: u64 = 1 << 4;
    pub(crate) const LEFT: u64 = 1 << 5;
    pub(crate) const OCT: u64 = 1 << 6;
    pub(crate) const SCIENTIFIC: u64 = 1 << 8;
    pub(crate) const SHOWBASE: u64 = 1 << 9;
    pub(crate) const SHOWPOINT: u64 = 1 << 10;
    pub(crate) const SHOWPOS: u64 = 1 << 11;
    pub(crate) const SKIPWS: u64 = 1 << 12;
    pub(crate) const UNITBUF: u64 = 1 << 13;
    pub(crate) const UPPERCASE: u64 = 1 << 14;
}

/// Returns the object for a symbol of the library: a virtual table of a class, or its table of tables.
pub(crate) fn find(symbol: &str) -> Option<Global> {
    let class = |name| CLASSES.iter().position(|class| class.name == name).map(|class| class as u8);
    if let Some(name) = symbol.strip_prefix("_ZTV") {
        return match BUFFERS.iter().position(|class| *class == name) {
            Some(kind) => Some(Global::BufferTable(kind as u8)),
            None => class(name).map(Global::StreamTable),
        };
    }
    class(symbol.strip_prefix("_ZTT")?).map(Global::StreamTables)
}

/// Returns the class that a member belongs to, by the member's name.
fn class_of(call: &Call<'_>) -> &'static Class {
    let member = |class: &&Class| class.entries.iter().any(|entry| entry.0 == call.name);
    CLASSES.iter().find(member).unwrap_or(&CLASSES[0])
}

impl Process<'_, '_> {
    /// Creates a class's consecutive virtual tables: one for each of its parts, then the base's.
    pub(crate) fn make_stream_table(&mut self, number: u8) -> Result<Slot> {
        if self.abi.pointer != 8 || self.abi.big_endian {
            return unsupported("the streams of C++ for this target");
        }
        let class = &CLASSES[usize::from(number) % CLASSES.len()];
        let places = class.parts.iter().copied().chain([class.ios]);
        let table = self.zeroed(PART * (class.parts.len() as u64 + 1))?;
        let member = |end: &str| class.entries.iter().map(|entry| entry.0).find(|name| name.ends_with(end));
        let destructors = [member("D1Ev"), member("D0Ev")];
        for (index, place) in places.enumerate() {
            let part = offset(table, PART * index as u64);
            let to_base = if place == class.ios { place.wrapping_neg() } else { class.ios - place };
            self.put_uint(part, to_base, 8, Site::NONE)?;
            self.put_uint(offset(part, 8), place.wrapping_neg(), 8, Site::NONE)?;
            for (index, name) in destructors.into_iter().flatten().enumerate() {
                let function = self.library_function(name)?;
                self.put_pointer(offset(part, PART_POINT + 8 * index as u64), function, Site::NONE)?;
            }
        }
        self.memory.set_writable(table, false);
        Ok(table)
    }

    /// Creates a class's table of tables (`VTT`), which destructors use (Itanium C++ ABI, section 2.6.2):
    /// first those of the whole and of its bases, then those of the parts. All agree about the base's offset.
    pub(crate) fn make_stream_tables(&mut self, number: u8) -> Result<Slot> {
        let class = &CLASSES[usize::from(number) % CLASSES.len()];
        let order: &[u64] = if class.parts.len() == 1 { &[0, 0, 1, 1] } else { &[0, 0, 0, 2, 1, 2, 2, 1, 2, 1] };
        let table = self.library_object(Global::StreamTable(number))?;
        let tables = self.zeroed(8 * order.len() as u64)?;
        for (index, part) in order.iter().enumerate() {
            let part = offset(table, PART * part + PART_POINT);
            self.put_pointer(offset(tables, 8 * index as u64), part, Site::NONE)?;
        }
        self.memory.set_writable(tables, false);
        Ok(tables)
    }

    /// Creates the object of a standard stream: 0 `cin`, 1 `cout`, 2 `cerr`, 3 `clog`.
    pub(crate) fn make_standard_stream(&mut self, number: u8) -> Result<Slot> {
        let class = &CLASSES[usize::from(number == 0)];
        let object = self.zeroed(class.ios + IOS_SIZE)?;
        let buffer = self.zeroed(Kind::Stdio.size())?;
        let call = Call { name: "a standard stream", args: &[], site: Site::NONE };
        self.construct_buffer(buffer, Kind::Stdio, &call)?;
        let file = self.file_object(StreamId::standard(number))?;
        self.set_buffer_file(buffer, Kind::Stdio, file, &call)?;
        self.construct_stream(object, class, buffer, &call)?;
        let ios = offset(object, class.ios);
        if number == 2 {
            self.put_uint(offset(ios, FLAGS), fmtflags::DEC | fmtflags::SKIPWS | fmtflags::UNITBUF, 4, Site::NONE)?;
        }
        if number == 0 || number == 2 {
            let out = self.library_object(Global::StandardStream(1))?;
            self.put_pointer(offset(ios, TIE), out, Site::NONE)?;
        }
        Ok(object)
    }

    /// Creates `std::ctype<char>`, whose tables inline code reads.
    pub(crate) fn make_ctype(&mut self) -> Result<Slot> {
        let object = self.zeroed(CTYPE_SIZE)?;
        let all: Vec<u8> = (0..=255).collect();
        self.put(offset(object, WIDEN_OK), &[1], Site::NONE)?;
        self.put(offset(object, WIDEN), &all, Site::NONE)?;
        self.put(offset(object, NARROW), &all, Site::NONE)?;
        self.put(offset(object, NARROW_OK), &[1], Site::NONE)?;
        Ok(object)
    }

    /// Sets a stream's virtual tables and the state of its base.
    fn construct_stream(&mut self, object: Slot, class: &Class, buffer: Slot, call: &Call<'_>) -> Result<()> {
        let number = CLASSES.iter().position(|known| known.name == class.name).unwrap_or(0);
        let table = self.library_object(Global::StreamTable(number as u8))?;
        let ios = offset(object, class.ios);
        self.init_ios(ios, buffer, call.site)?;
        for (index, &place) in class.parts.iter().chain([&class.ios]).enumerate() {
            let part = offset(table, PART * index as u64 + PART_POINT);
            self.put_pointer(offset(object, place), part, call.site)?;
        }
        Ok(())
    }

    /// Initializes a base as `basic_ios::init` does.
    fn init_ios(&mut self, ios: Slot, buffer: Slot, site: Site) -> Result<()> {
        // The constructors set its own virtual table.
        self.put(offset(ios, 8), &[0; IOS_SIZE as usize - 8], site)?;
        self.put_uint(offset(ios, PRECISION), 6, 8, site)?;
        self.put_uint(offset(ios, FLAGS), fmtflags::DEC | fmtflags::SKIPWS, 4, site)?;
        self.put_uint(offset(ios, WORD_COUNT), 8, 4, site)?;
        self.put_pointer(offset(ios, WORD_POINTER), offset(ios, WORDS), site)?;
        self.put_uint(offset(ios, STATE), if is_null(buffer) { BAD } else { 0 }, 4, site)?;
        let locale = self.library_object(Global::Locale)?;
        self.put_pointer(offset(ios, LOCALE), locale, site)?;
        self.put_pointer(offset(ios, BUFFER), buffer, site)?;
        let ctype = self.library_object(Global::CxxCtype)?;
        self.put_pointer(offset(ios, CTYPE), ctype, site)
    }

    /// Returns the base of a stream, whose offset is in its virtual table.
    pub(crate) fn ios(&mut self, stream: Slot, site: Site) -> Result<Slot> {
        let table = self.get_pointer(stream, site)?;
        let distance = self.get_uint(offset(table, PART_POINT.wrapping_neg()), 8, site)?;
        Ok(offset(stream, distance))
    }

    /// Returns the buffer of a stream, given its base.
    pub(crate) fn ios_buffer(&mut self, ios: Slot, site: Site) -> Result<Slot> {
        self.get_pointer(offset(ios, BUFFER), site)
    }

    /// Returns the state of a stream, given its base.
    pub(crate) fn ios_state(&mut self, ios: Slot, site: Site) -> Result<u64> {
        self.get_uint(offset(ios, STATE), 4, site)
    }

    /// Adds to the state of a stream, given its base.
    pub(crate) fn add_ios_state(&mut self, ios: Slot, more: u64, site: Site) -> Result<()> {
        if more == 0 {
            return Ok(());
        }
        let state = self.ios_state(ios, site)?;
        self.set_ios_state(ios, state | more, site)
    }

    pub(crate) fn set_ios_state(&mut self, ios: Slot, state: u64, site: Site) -> Result<()> {
        let state = if is_null(self.ios_buffer(ios, site)?) { state | BAD } else { state };
        self.put_uint(offset(ios, STATE), state, 4, site)?;
        if state & self.get_uint(offset(ios, EXCEPTIONS), 4, site)? != 0 {
            self.throw_standard(cxx_exceptions::IOS_FAILURE, b"basic_ios::clear: iostream error", site)?;
        }
        Ok(())
    }

    /// Flushes the tied stream.
    pub(crate) fn flush_tied(&mut self, ios: Slot, call: &Call<'_>) -> Result<()> {
        let tied = self.get_pointer(offset(ios, TIE), call.site)?;
        if is_null(tied) {
            return Ok(());
        }
        let ios = self.ios(tied, call.site)?;
        let buffer = self.ios_buffer(ios, call.site)?;
        if is_null(buffer) { Ok(()) } else { self.buffer_sync(buffer, call).map(|_| ()) }
    }
}

/// Constructs an object of a class with its buffer; returns the buffer.
fn make(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, class) = (call.pointer(0)?, class_of(call));
    let Some((place, kind)) = class.buffer else { return unsupported(format!("function @{}", call.name)) };
    // The count of a stream that reads follows its table pointer.
    process.put(object, &vec![0; place as usize], call.site)?;
    let buffer = offset(object, place);
    process.construct_buffer(buffer, kind, call)?;
    process.construct_stream(object, class, buffer, call)?;
    Ok(buffer)
}

fn construct(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (buffer, class) = (make(process, call)?, class_of(call));
    if let Some((_, Kind::Text)) = class.buffer {
        let mode = if class.mode == 0 { mode::IN | mode::OUT } else { class.mode };
        process.set_buffer_text(buffer, b"", mode, call)?;
    }
    void()
}

/// Constructs a stream over a given buffer.
fn construct_over(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, class) = (call.pointer(0)?, class_of(call));
    process.put(object, &vec![0; class.ios as usize], call.site)?;
    process.construct_stream(object, class, call.pointer(1)?, call)?;
    void()
}

fn construct_mode(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = make(process, call)?;
    process.set_buffer_text(buffer, b"", call.uint(1)? | class_of(call).mode, call)?;
    void()
}

fn construct_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = cxx_string::get(process, call.pointer(1)?, call.site)?;
    let buffer = make(process, call)?;
    process.set_buffer_text(buffer, &text, call.uint(2)? | class_of(call).mode, call)?;
    void()
}

fn construct_open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = make(process, call)?;
    open_file(process, buffer, call)?;
    void()
}

/// Opens the file named by the second argument; on failure, the stream fails.
fn open_file(process: &mut Process<'_, '_>, buffer: Slot, call: &Call<'_>) -> Result<bool> {
    let path = match call.name.contains("basic_stringI") {
        true => cxx_string::get(process, call.pointer(1)?, call.site)?,
        false => process.cstr(call.pointer(1)?, call.site)?,
    };
    let class = class_of(call);
    let done = process.open_buffer(buffer, &path, call.uint(2)? | class.mode, call)?;
    if !done {
        process.add_ios_state(offset(call.pointer(0)?, class.ios), FAILED, call.site)?;
    }
    Ok(done)
}

/// Returns the address of a class's buffer.
fn place(call: &Call<'_>) -> Result<Slot> {
    Ok(offset(call.pointer(0)?, class_of(call).buffer.map_or(0, |(place, _)| place)))
}

fn open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if open_file(process, place(call)?, call)? {
        process.set_ios_state(offset(call.pointer(0)?, class_of(call).ios), 0, call.site)?;
    }
    void()
}

fn close(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if !process.close_buffer(place(call)?, call)? {
        process.add_ios_state(offset(call.pointer(0)?, class_of(call).ios), FAILED, call.site)?;
    }
    void()
}

fn is_open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let open = process.is_buffer_open(place(call)?, call)?;
    int(open.into())
}

fn own_buffer(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    place(call)
}

fn text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = offset(call.pointer(1)?, class_of(call).buffer.map_or(0, |(place, _)| place));
    let text = process.buffer_text(buffer, call)?;
    let string = call.pointer(0)?;
    cxx_string::init(process, string, call.site)?;
    cxx_string::set(process, string, &text, call.site)?;
    void()
}

fn set_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = cxx_string::get(process, call.pointer(1)?, call.site)?;
    let buffer = place(call)?;
    let mode = process.buffer_mode(buffer, call)?;
    process.set_buffer_text(buffer, &text, mode, call)?;
    void()
}

/// Destroys the whole object, on behalf of a destructor called through a table.
fn whole(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    let table = process.get_pointer(object, call.site)?;
    let to_top = process.get_uint(offset(table, 16u64.wrapping_neg()), 8, call.site)?;
    Ok(offset(object, to_top))
}

fn destroy_parts(process: &mut Process<'_, '_>, object: Slot, call: &Call<'_>) -> Result<Slot> {
    if let Some((place, kind)) = class_of(call).buffer {
        process.destroy_buffer(offset(object, place), kind, call)?;
    }
    void()
}

fn destroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = whole(process, call)?;
    destroy_parts(process, object, call)
}

fn destroy_base(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    destroy_parts(process, call.pointer(0)?, call)
}

fn delete(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = whole(process, call)?;
    destroy_parts(process, object, call)?;
    process.memory.free(object, Family::New, call.site)?;
    void()
}

fn nothing(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    void()
}

fn end(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.flush_stream(crate::c::streams::STDOUT)?;
    void()
}

fn sync_with_stdio(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.int(0)?;
    int(1)
}

fn construct_ios(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put(call.pointer(0)?, &[0; LOCALE as usize + 8], call.site)?;
    void()
}

fn construct_locale(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let locale = process.library_object(Global::Locale)?;
    process.put_pointer(call.pointer(0)?, locale, call.site)?;
    void()
}

fn classic(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let locale = process.library_object(Global::Locale)?;
    process.variable(locale)
}

fn init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.init_ios(call.pointer(0)?, call.pointer(1)?, call.site)?;
    void()
}

fn buffer_of_ios(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.ios_buffer(call.pointer(0)?, call.site)
}

fn set_buffer(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let ios = call.pointer(0)?;
    let old = process.ios_buffer(ios, call.site)?;
    process.put_pointer(offset(ios, BUFFER), call.pointer(1)?, call.site)?;
    process.set_ios_state(ios, 0, call.site)?;
    Ok(old)
}

fn clear(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.set_ios_state(call.pointer(0)?, call.uint(1)?, call.site)?;
    void()
}

fn add_state(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let ios = call.pointer(0)?;
    let state = process.ios_state(ios, call.site)? | call.uint(1)?;
    process.set_ios_state(ios, state, call.site)?;
    void()
}

fn state(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.ios_state(call.pointer(0)?, call.site).map(Slot::plain)
}

fn has(process: &mut Process<'_, '_>, call: &Call<'_>, bits: u64) -> Result<bool> {
    Ok(process.ios_state(call.pointer(0)?, call.site)? & bits != 0)
}

fn works(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int((!has(process, call, BAD | FAILED)?).into())
}

fn failed(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(has(process, call, BAD | FAILED)?.into())
}

fn is_good(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int((!has(process, call, u64::MAX)?).into())
}

fn is_at_end(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(has(process, call, AT_END)?.into())
}

fn is_bad(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(has(process, call, BAD)?.into())
}

fn fill(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let ios = call.pointer(0)?;
    let set = process.get_uint(offset(ios, FILL_SET), 1, call.site)? != 0;
    int(if set { process.get_int(offset(ios, FILL), 1, call.site)? } else { b' '.into() })
}

fn set_fill(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let old = fill(process, call)?;
    process.put(offset(call.pointer(0)?, FILL), &[call.int(1)? as u8, 1], call.site)?;
    Ok(old)
}

fn tie(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.get_pointer(offset(call.pointer(0)?, TIE), call.site)
}

fn set_tie(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let old = tie(process, call)?;
    process.put_pointer(offset(call.pointer(0)?, TIE), call.pointer(1)?, call.site)?;
    Ok(old)
}

fn exceptions(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.get_uint(offset(call.pointer(0)?, EXCEPTIONS), 4, call.site).map(Slot::plain)
}

fn set_exceptions(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let ios = call.pointer(0)?;
    process.put_uint(offset(ios, EXCEPTIONS), call.uint(1)?, 4, call.site)?;
    let state = process.ios_state(ios, call.site)?;
    process.set_ios_state(ios, state, call.site)?;
    void()
}

fn same_char(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(call.int(1)?)
}
