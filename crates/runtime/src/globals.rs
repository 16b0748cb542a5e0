//! Objects of the library that the program can see: `errno`, the tables of ctype, `stdin` and the other
//! streams, `environ`. Each is created at its first use.

use crate::access::null;
use crate::c::streams::StreamId;
use crate::exceptions::{descriptors, standard};
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::ObjectKind;
use draig_interp::site::Site;
use draig_interp::stop::{Result, fault};
use draig_interp::value::Slot;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) static TABLE: &[Entry] = &[
    ("__errno_location", "p()", errno_location),
    ("__error", "p()", errno_location),
    ("___errno", "p()", errno_location),
    ("_errno", "p()", errno_location),
    ("__ctype_b_loc", "p()", ctype_b_loc),
    ("__ctype_tolower_loc", "p()", ctype_tolower_loc),
    ("__ctype_toupper_loc", "p()", ctype_toupper_loc),
    ("__ctype_get_mb_cur_max", "l()", mb_cur_max),
];

/// Object of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Global {
    /// `errno`.
    Errno,
    /// Table of `__ctype_b_loc`.
    CtypeClasses,
    /// Variable that points into that table.
    CtypeClassesLoc,
    /// Table of `__ctype_tolower_loc`.
    CtypeLower,
    /// Variable that points into that table.
    CtypeLowerLoc,
    /// Table of `__ctype_toupper_loc`.
    CtypeUpper,
    /// Variable that points into that table.
    CtypeUpperLoc,
    /// Variable of a standard stream.
    Stream(u8),
    /// `environ`.
    Environ,
    /// Value of an environment variable, by its index in `Objects::env`.
    Env(usize),
    /// Result of `localeconv`.
    Lconv,
    /// An empty string.
    Empty,
    /// `"."`.
    Point,
    /// `"C"`.
    C,
    /// Name of its characters.
    Codeset,
    /// Locale of the running thread, null for that of all.
    UsedLocale,
    /// Virtual table of descriptors of classes with one base.
    SingleBaseTable,
    /// Descriptor of an exception class, its virtual table, and the message of its objects.
    ExceptionType(u8),
    ExceptionTable(u8),
    ExceptionText(u8),
    /// Result of `gmtime` and `localtime`.
    Tm,
    /// Result of `asctime` and `ctime`.
    TimeText,
    /// `"UTC"`.
    Utc,
    /// `"GMT"`.
    Gmt,
    /// Result of `strerror` and `strsignal`.
    Message,
    /// `signgam`.
    Signgam,
    /// `optarg`, `optind`, `opterr`, `optopt`.
    Opt(u8),
    /// `__dso_handle`.
    DsoHandle,
    /// `std::nothrow`.
    Nothrow,
    /// `program_invocation_name` and `program_invocation_short_name`.
    ProgramName,
    /// Name of the program as a string.
    ProgramNameText,
    /// `timezone`, `daylight`.
    Zero(u8),
    /// `tzname`.
    TzName,
    /// Result of the C++ runtime's `__cxa_get_globals`.
    CxaGlobals,
    /// Version of the C library.
    Version,
    /// Result of `tmpnam`.
    TmpName,
    /// `sys_siglist` and other objects of which only the address matters.
    Other(u8),
    /// Object that stands for a file descriptor among the accesses of threads.
    Descriptor(u16),
}

impl Global {
    /// Returns whether each thread has one for itself.
    fn is_of_thread(self) -> bool {
        matches!(self, Global::Errno | Global::CxaGlobals | Global::UsedLocale)
    }
}

/// Objects created so far.
#[derive(Debug, Default)]
pub(crate) struct Objects {
    made: HashMap<Global, Slot, FxBuildHasher>,
    /// Objects of the running thread alone.
    own: HashMap<Global, Slot, FxBuildHasher>,
    /// Values of environment variables that were read or set; `None` for unset ones.
    env: Vec<Option<Vec<u8>>>,
    /// Index in `env`, by name.
    places: HashMap<Vec<u8>, usize, FxBuildHasher>,
    /// Total size of the names in bytes.
    names: usize,
}

impl Objects {
    /// Adds the memory of the objects to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.table::<Global, Slot>(self.made.capacity());
        tally.vec(&self.env);
        tally.table::<Vec<u8>, usize>(self.places.capacity());
        tally.fixed(self.names);
        tally.fixed(self.env.iter().flatten().map(Vec::capacity).sum());
    }

    /// Adds a new name.
    fn add_env(&mut self, name: &[u8], value: Option<Vec<u8>>) -> usize {
        let index = self.env.len();
        self.env.push(value);
        self.names += name.len();
        self.places.insert(name.to_vec(), index);
        index
    }

    /// Returns an object, if it was created.
    pub(crate) fn known(&self, global: Global) -> Option<Slot> {
        if global.is_of_thread() { self.own.get(&global).copied() } else { self.made.get(&global).copied() }
    }

    fn insert(&mut self, global: Global, object: Slot) {
        let objects = if global.is_of_thread() { &mut self.own } else { &mut self.made };
        objects.insert(global, object);
    }

    /// Exchanges the objects of the running thread with those of another one.
    pub(crate) fn swap_of_thread(&mut self, objects: &mut HashMap<Global, Slot, FxBuildHasher>) {
        std::mem::swap(&mut self.own, objects);
    }
}

/// Whether the library has the object for an external global of this name.
pub(crate) fn is_global(name: &str) -> bool {
    named(name).is_some() || descriptors::is_known(name)
}

/// Returns the object for an external global of this name, if the library has it.
pub(crate) fn find_global(process: &mut Process<'_, '_>, name: &str) -> Result<Option<Slot>> {
    match named(name) {
        Some(global) => process.library_object(global).map(Some),
        None => descriptors::find(process, name),
    }
}

/// Returns the object of this name that is the same for all programs.
fn named(name: &str) -> Option<Global> {
    let global = match name {
        "stdin" | "__stdinp" => Global::Stream(0),
        "stdout" | "__stdoutp" => Global::Stream(1),
        "stderr" | "__stderrp" => Global::Stream(2),
        "environ" | "__environ" | "_environ" => Global::Environ,
        "signgam" | "__signgam" => Global::Signgam,
        "optarg" => Global::Opt(0),
        "optind" => Global::Opt(1),
        "opterr" => Global::Opt(2),
        "optopt" => Global::Opt(3),
        "__dso_handle" => Global::DsoHandle,
        "_ZSt7nothrow" => Global::Nothrow,
        "program_invocation_name" | "program_invocation_short_name" | "__progname" => Global::ProgramName,
        "timezone" | "__timezone" => Global::Zero(0),
        "daylight" | "__daylight" => Global::Zero(1),
        "tzname" | "__tzname" => Global::TzName,
        "__stack_chk_guard" => Global::Zero(2),
        "__libc_single_threaded" => Global::Other(0),
        _ => return standard::find(name),
    };
    Some(global)
}

impl Process<'_, '_> {
    /// Returns an object of the library, created at its first use.
    pub(crate) fn library_object(&mut self, global: Global) -> Result<Slot> {
        if let Some(known) = self.state().objects.known(global) {
            return Ok(known);
        }
        let object = self.make_object(global)?;
        if let Global::Errno = global {
            self.memory.set_errno(object.tag.prov());
        }
        self.state().objects.insert(global, object);
        Ok(object)
    }

    /// Drops an object, so that the next use creates it again.
    pub(crate) fn forget_object(&mut self, global: Global) {
        self.state().objects.made.remove(&global);
    }

    fn make_object(&mut self, global: Global) -> Result<Slot> {
        let (pointer, long) = (self.abi.pointer, self.abi.long);
        match global {
            Global::Errno | Global::Signgam | Global::Opt(3) => self.zeroed(4),
            Global::Opt(0) | Global::UsedLocale => self.zeroed(pointer.into()),
            Global::Opt(_) => {
                let object = self.zeroed(4)?;
                self.put_uint(object, 1, 4, Site::NONE)?;
                Ok(object)
            }
            Global::Zero(_) => self.zeroed(long.into()),
            Global::Other(_) => {
                let object = self.zeroed(1)?;
                self.put_uint(object, 1, 1, Site::NONE)?;
                Ok(object)
            }
            Global::Descriptor(number) => self.memory.make_thing(format!("file descriptor {number}")),
            Global::Nothrow | Global::DsoHandle => self.zeroed(pointer.into()),
            Global::CxaGlobals => self.zeroed(u64::from(pointer) * 2),
            Global::Tm => self.zeroed(crate::c::time::tm_size(&self.abi)),
            Global::TimeText => self.zeroed(64),
            Global::Message => self.zeroed(64),
            Global::TmpName => self.zeroed(20),
            Global::Empty => self.constant(b"\0"),
            Global::Point => self.constant(b".\0"),
            Global::C => self.constant(b"C\0"),
            Global::Codeset => self.constant(b"ANSI_X3.4-1968\0"),
            Global::SingleBaseTable => self.zeroed(descriptors::KIND_WORDS * u64::from(pointer)),
            Global::ExceptionType(class) => self.make_exception_type(class),
            Global::ExceptionTable(class) => self.make_exception_table(class),
            Global::ExceptionText(class) => self.make_exception_text(class),
            Global::Utc => self.constant(b"UTC\0"),
            Global::Gmt => self.constant(b"GMT\0"),
            Global::Version => self.constant(b"2.36\0"),
            Global::ProgramNameText => self.constant(b"a.out\0"),
            Global::ProgramName => self.variable_to(Global::ProgramNameText, 0),
            Global::CtypeClasses => {
                let table: Vec<u16> = crate::c::character::class_table(self.abi.big_endian);
                self.table(table.into_iter().map(u64::from), 2)
            }
            Global::CtypeLower => self.table((-128..256).map(|c| crate::c::character::case_entry(c, false)), 4),
            Global::CtypeUpper => self.table((-128..256).map(|c| crate::c::character::case_entry(c, true)), 4),
            Global::CtypeClassesLoc => self.variable_to(Global::CtypeClasses, 256),
            Global::CtypeLowerLoc => self.variable_to(Global::CtypeLower, 512),
            Global::CtypeUpperLoc => self.variable_to(Global::CtypeUpper, 512),
            Global::Stream(number) => {
                let file = self.file_object(StreamId::standard(number))?;
                self.variable(file)
            }
            Global::TzName => {
                let object = self.zeroed(u64::from(pointer) * 2)?;
                let name = self.library_object(Global::Utc)?;
                self.put_pointer(object, name, Site::NONE)?;
                self.put_pointer(crate::access::offset(object, pointer.into()), name, Site::NONE)?;
                Ok(object)
            }
            Global::Environ => {
                let entries = self.host.environment();
                let list = self.zeroed((entries.len() as u64 + 1) * u64::from(pointer))?;
                for (index, mut entry) in entries.into_iter().enumerate() {
                    entry.push(0);
                    let text = self.zeroed(entry.len() as u64)?;
                    self.put(text, &entry, Site::NONE)?;
                    let place = crate::access::offset(list, index as u64 * u64::from(pointer));
                    self.put_pointer(place, text, Site::NONE)?;
                }
                self.variable(list)
            }
            Global::Env(index) => {
                let held = self.state().objects.env.get(index).and_then(Option::as_ref).map(Vec::len);
                let length = held.ok_or_else(|| fault("an environment variable without a value"))?;
                // The text may move to append its zero.
                self.reserve_large(3 * length as u64)?;
                let mut value = Vec::with_capacity(length + 1);
                value.extend(self.state().objects.env[index].iter().flatten());
                value.push(0);
                let object = self.zeroed(value.len() as u64)?;
                self.put(object, &value, Site::NONE)?;
                Ok(object)
            }
            Global::Lconv => self.make_lconv(),
        }
    }

    /// Creates a writable object of zeros.
    pub(crate) fn zeroed(&mut self, size: u64) -> Result<Slot> {
        let object = self.memory.alloc_global(size, 16, ObjectKind::Global, true)?;
        self.reserve_large(size)?;
        self.put(object, &vec![0; size as usize], Site::NONE)?;
        Ok(object)
    }

    /// Creates a read-only object.
    pub(crate) fn constant(&mut self, bytes: &[u8]) -> Result<Slot> {
        let object = self.memory.alloc_global(bytes.len() as u64, 16, ObjectKind::Constant, true)?;
        self.put(object, bytes, Site::NONE)?;
        self.memory.set_writable(object, false);
        Ok(object)
    }

    /// Creates a variable that holds a pointer.
    pub(crate) fn variable(&mut self, value: Slot) -> Result<Slot> {
        let object = self.zeroed(self.abi.pointer.into())?;
        self.put_pointer(object, value, Site::NONE)?;
        Ok(object)
    }

    fn variable_to(&mut self, global: Global, offset: u64) -> Result<Slot> {
        let target = self.library_object(global)?;
        self.variable(crate::access::offset(target, offset))
    }

    fn table(&mut self, entries: impl Iterator<Item = u64>, size: usize) -> Result<Slot> {
        let mut bytes = Vec::new();
        for entry in entries {
            let entry = entry.to_le_bytes();
            if self.abi.big_endian {
                bytes.extend(entry[..size].iter().rev());
            } else {
                bytes.extend_from_slice(&entry[..size]);
            }
        }
        self.constant(&bytes)
    }

    /// Returns the value of an environment variable as an object.
    pub(crate) fn env_object(&mut self, name: &[u8]) -> Result<Slot> {
        let index = match self.state().objects.places.get(name) {
            Some(&index) => index,
            None => {
                let value = self.host.env(name);
                self.state().objects.add_env(name, value)
            }
        };
        if self.state().objects.env[index].is_none() {
            return null();
        }
        self.library_object(Global::Env(index))
    }

    /// Sets (or, with `None`, removes) an environment variable.
    pub(crate) fn set_env(&mut self, name: &[u8], value: Option<Vec<u8>>) {
        match self.state().objects.places.get(name) {
            Some(&index) => {
                self.state().objects.env[index] = value;
                self.forget_object(Global::Env(index));
            }
            None => {
                self.state().objects.add_env(name, value);
            }
        }
    }

    /// Removes every environment variable, including those that were never read.
    pub(crate) fn clear_env(&mut self) {
        for entry in self.host.environment() {
            let name = entry.split(|&byte| byte == b'=').next().unwrap_or(&[]);
            self.set_env(name, None);
        }
        self.state().objects.env.fill(None);
    }
}

fn errno_location(process: &mut Process<'_, '_>, _call: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::Errno)
}

fn ctype_b_loc(process: &mut Process<'_, '_>, _call: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::CtypeClassesLoc)
}

fn ctype_tolower_loc(process: &mut Process<'_, '_>, _call: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::CtypeLowerLoc)
}

fn ctype_toupper_loc(process: &mut Process<'_, '_>, _call: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::CtypeUpperLoc)
}

fn mb_cur_max(process: &mut Process<'_, '_>, _call: &Call<'_>) -> Result<Slot> {
    process.long(1)
}
