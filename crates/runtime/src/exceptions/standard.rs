//! Exceptions that the C++ runtime itself throws, and their base `std::exception`: descriptors and virtual tables (Itanium
//! C++ ABI, sections 2.5 and 2.9), and the functions that throw them. Their objects consist of the pointer to the virtual
//! table alone, and their names are those of all libraries, so that they serve programs that are linked with none.

use crate::access::{offset, void};
use crate::exceptions::{descriptors, itanium};
use crate::globals::Global;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::site::Site;
use draig_interp::stop::{Result, limit};
use draig_interp::value::Slot;

/// An exception class.
struct Class {
    /// Mangled name.
    name: &'static str,
    /// Number of the base class.
    base: Option<u8>,
    message: &'static str,
}

const EXCEPTION: u8 = 0;
pub(crate) const BAD_ALLOC: u8 = 1;
const BAD_ARRAY_NEW_LENGTH: u8 = 2;
const BAD_CAST: u8 = 3;
const BAD_TYPEID: u8 = 4;

static CLASSES: [Class; 6] = [
    Class { name: "St9exception", base: None, message: "std::exception" },
    Class { name: "St9bad_alloc", base: Some(EXCEPTION), message: "std::bad_alloc" },
    Class { name: "St20bad_array_new_length", base: Some(BAD_ALLOC), message: "std::bad_array_new_length" },
    Class { name: "St8bad_cast", base: Some(EXCEPTION), message: "std::bad_cast" },
    Class { name: "St10bad_typeid", base: Some(EXCEPTION), message: "std::bad_typeid" },
    Class { name: "St13bad_exception", base: Some(EXCEPTION), message: "std::bad_exception" },
];

macro_rules! entries {
    ($($class:literal)* : $($other:expr,)*) => {
        pub(crate) static TABLE: &[Entry] = &[
            $(
                (concat!("_ZN", $class, "D0Ev"), "v(p)", delete),
                (concat!("_ZN", $class, "D1Ev"), "v(p)", destroy),
                (concat!("_ZN", $class, "D2Ev"), "v(p)", destroy),
                (concat!("_ZNK", $class, "4whatEv"), "p(p)", what),
            )*
            $($other,)*
        ];
    };
}

entries! {
    "St9exception" "St9bad_alloc" "St20bad_array_new_length" "St8bad_cast" "St10bad_typeid" "St13bad_exception":
    ("__cxa_throw_bad_array_new_length", "v()", throw_bad_length),
    ("__cxa_bad_cast", "v()", throw_bad_cast),
    ("__cxa_bad_typeid", "v()", throw_bad_typeid),
}

/// Returns the descriptor or virtual table for a symbol.
pub(crate) fn find(symbol: &str) -> Option<Global> {
    let number = |name: &str| CLASSES.iter().position(|class| class.name == name).map(|number| number as u8);
    match symbol.split_at_checked(4) {
        Some(("_ZTI", name)) => number(name).map(Global::ExceptionType),
        Some(("_ZTV", name)) => number(name).map(Global::ExceptionTable),
        _ => None,
    }
}

fn class(number: u8) -> &'static Class {
    CLASSES.get(usize::from(number)).unwrap_or(&CLASSES[0])
}

impl Process<'_, '_> {
    /// Creates a virtual table: distance to the top, descriptor, both destructors, `what`.
    pub(crate) fn make_exception_table(&mut self, number: u8) -> Result<Slot> {
        let word = u64::from(self.abi.pointer);
        let table = self.zeroed(5 * word)?;
        let info = self.library_object(Global::ExceptionType(number))?;
        self.put_pointer(offset(table, word), info, Site::NONE)?;
        for (place, start, end) in [(2, "_ZN", "D1Ev"), (3, "_ZN", "D0Ev"), (4, "_ZNK", "4whatEv")] {
            let function = self.library_function(&format!("{start}{}{end}", class(number).name))?;
            self.put_pointer(offset(table, place * word), function, Site::NONE)?;
        }
        self.memory.set_writable(table, false);
        Ok(table)
    }

    /// Creates a descriptor: its virtual table, which is never called, its name, its base.
    pub(crate) fn make_exception_type(&mut self, number: u8) -> Result<Slot> {
        let class = class(number);
        let word = u64::from(self.abi.pointer);
        let object = descriptors::descriptor(self, class.name, 3 * word)?;
        if let Some(base) = class.base {
            let kind = self.library_object(Global::SingleBaseTable)?;
            self.put_pointer(object, offset(kind, 2 * word), Site::NONE)?;
            let base = self.library_object(Global::ExceptionType(base))?;
            self.put_pointer(offset(object, 2 * word), base, Site::NONE)?;
        }
        self.memory.set_writable(object, false);
        Ok(object)
    }

    /// Creates the message of a class.
    pub(crate) fn make_exception_text(&mut self, number: u8) -> Result<Slot> {
        self.constant(format!("{}\0", class(number).message).as_bytes())
    }

    /// Throws an exception.
    pub(crate) fn throw_standard(&mut self, number: u8, site: Site) -> Result<Slot> {
        let word = u64::from(self.abi.pointer);
        let Some(object) = self.memory.alloc_heap(word, 16, Family::Library, true, site) else {
            return limit("an exception");
        };
        let table = self.library_object(Global::ExceptionTable(number))?;
        self.put_pointer(object, offset(table, 2 * word), site)?;
        let destructor = self.library_function(&format!("_ZN{}D1Ev", class(number).name))?;
        let info = self.library_object(Global::ExceptionType(number))?;
        itanium::throw_object(self, object, info, destructor)
    }
}

fn destroy(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    void()
}

fn delete(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.memory.free(call.pointer(0)?, Family::New, call.site)?;
    void()
}

/// Returns the message of the class in the function's name.
fn what(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    let name = call.name.strip_prefix("_ZNK").and_then(|name| name.strip_suffix("4whatEv"));
    let number = CLASSES.iter().position(|class| Some(class.name) == name).unwrap_or(0);
    process.library_object(Global::ExceptionText(number as u8))
}

fn throw_bad_length(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.throw_standard(BAD_ARRAY_NEW_LENGTH, call.site)
}

fn throw_bad_cast(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.throw_standard(BAD_CAST, call.site)
}

fn throw_bad_typeid(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.throw_standard(BAD_TYPEID, call.site)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_have_the_numbers_that_they_are_named_by() {
        for (number, name) in [
            (EXCEPTION, "St9exception"),
            (BAD_ALLOC, "St9bad_alloc"),
            (BAD_ARRAY_NEW_LENGTH, "St20bad_array_new_length"),
            (BAD_CAST, "St8bad_cast"),
            (BAD_TYPEID, "St10bad_typeid"),
        ] {
            assert_eq!(CLASSES[usize::from(number)].name, name);
        }
    }
}
