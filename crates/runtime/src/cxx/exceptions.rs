//! Exceptions of the C++ library, from `std::exception` down: their descriptors and virtual tables (Itanium
//! C++ ABI, sections 2.5 and 2.9), their members, and the functions that throw them.
//!
//! A class has either one message for all its objects or a message per object: a pointer after the virtual
//! table's. In libstdc++ that is a reference-counted string; here every object has its own copy.

use crate::access::{offset, void};
use crate::cxx::string as cxx_string;
use crate::exceptions::itanium as unwind;
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
    /// Message of all objects; `None` if each has its own.
    message: Option<&'static str>,
    /// Size of an object in words.
    words: u64,
}

const fn class(name: &'static str, base: u8, message: Option<&'static str>) -> Class {
    Class { name, base: Some(base), message, words: if message.is_some() { 1 } else { 2 } }
}

/// The root class.
const EXCEPTION: u8 = 0;
const LOGIC_ERROR: u8 = 1;
pub(crate) const OUT_OF_RANGE: u8 = 5;
const RUNTIME_ERROR: u8 = 6;
const SYSTEM_ERROR: u8 = 10;
pub(crate) const IOS_FAILURE: u8 = 11;
pub(crate) const BAD_ALLOC: u8 = 12;

static CLASSES: [Class; 19] = [
    Class { name: "St9exception", base: None, message: Some("std::exception"), words: 1 },
    class("St11logic_error", EXCEPTION, None),
    class("St12domain_error", LOGIC_ERROR, None),
    class("St16invalid_argument", LOGIC_ERROR, None),
    class("St12length_error", LOGIC_ERROR, None),
    class("St12out_of_range", LOGIC_ERROR, None),
    class("St13runtime_error", EXCEPTION, None),
    class("St11range_error", RUNTIME_ERROR, None),
    class("St14overflow_error", RUNTIME_ERROR, None),
    class("St15underflow_error", RUNTIME_ERROR, None),
    // In addition to the message, a number and its category.
    Class { name: "St12system_error", base: Some(RUNTIME_ERROR), message: None, words: 4 },
    Class { name: "NSt8ios_base7failureB5cxx11E", base: Some(SYSTEM_ERROR), message: None, words: 4 },
    class("St9bad_alloc", EXCEPTION, Some("std::bad_alloc")),
    class("St20bad_array_new_length", BAD_ALLOC, Some("std::bad_array_new_length")),
    class("St8bad_cast", EXCEPTION, Some("std::bad_cast")),
    class("St10bad_typeid", EXCEPTION, Some("std::bad_typeid")),
    class("St13bad_exception", EXCEPTION, Some("std::bad_exception")),
    class("St17bad_function_call", EXCEPTION, Some("bad_function_call")),
    class("St12bad_weak_ptr", EXCEPTION, Some("bad_weak_ptr")),
];

macro_rules! entries {
    (message: $($message:literal)* texts: $($text:literal)* others: $($other:expr,)*) => {
        pub(crate) static TABLE: &[Entry] = &[
            $(
                (concat!("_ZN", $message, "D0Ev"), "v(p)", delete),
                (concat!("_ZN", $message, "D1Ev"), "v(p)", destroy),
                (concat!("_ZN", $message, "D2Ev"), "v(p)", destroy),
                (concat!("_ZNK", $message, "4whatEv"), "p(p)", what),
            )*
            $(
                (concat!("_ZN", $text, "C1EPKc"), "v(pp)", construct_text),
                (concat!("_ZN", $text, "C2EPKc"), "v(pp)", construct_text),
                (concat!("_ZN", $text, "C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"), "v(pp)", construct_string),
                (concat!("_ZN", $text, "C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"), "v(pp)", construct_string),
                (concat!("_ZN", $text, "C1ERKS_"), "v(pp)", construct_copy),
                (concat!("_ZN", $text, "C2ERKS_"), "v(pp)", construct_copy),
                (concat!("_ZN", $text, "C1EOS_"), "v(pp)", construct_copy),
                (concat!("_ZN", $text, "C2EOS_"), "v(pp)", construct_copy),
                (concat!("_ZN", $text, "aSERKS_"), "p(pp)", assign),
                (concat!("_ZN", $text, "aSEOS_"), "p(pp)", assign),
                (concat!("_ZN", $text, "D0Ev"), "v(p)", delete),
                (concat!("_ZN", $text, "D1Ev"), "v(p)", destroy),
                (concat!("_ZN", $text, "D2Ev"), "v(p)", destroy),
                (concat!("_ZNK", $text, "4whatEv"), "p(p)", what),
            )*
            $($other,)*
        ];
    };
}

entries! {
    message: "St9exception" "St9bad_alloc" "St20bad_array_new_length" "St8bad_cast" "St10bad_typeid"
        "St13bad_exception" "St17bad_function_call" "St12bad_weak_ptr"
    texts: "St11logic_error" "St12domain_error" "St16invalid_argument" "St12length_error" "St12out_of_range"
        "St13runtime_error" "St11range_error" "St14overflow_error" "St15underflow_error"
    others:
        ("_ZNSt12system_errorD0Ev", "v(p)", delete),
        ("_ZNSt12system_errorD1Ev", "v(p)", destroy),
        ("_ZNSt12system_errorD2Ev", "v(p)", destroy),
        ("_ZNSt8ios_base7failureB5cxx11D0Ev", "v(p)", delete),
        ("_ZNSt8ios_base7failureB5cxx11D1Ev", "v(p)", destroy),
        ("_ZNSt8ios_base7failureB5cxx11D2Ev", "v(p)", destroy),
        ("_ZNKSt8ios_base7failureB5cxx114whatEv", "p(p)", what),
        ("_ZSt17__throw_bad_allocv", "v()", throw),
        ("_ZSt28__throw_bad_array_new_lengthv", "v()", throw),
        ("__cxa_throw_bad_array_new_length", "v()", throw),
        ("_ZSt16__throw_bad_castv", "v()", throw),
        ("__cxa_bad_cast", "v()", throw),
        ("_ZSt18__throw_bad_typeidv", "v()", throw),
        ("__cxa_bad_typeid", "v()", throw),
        ("_ZSt21__throw_bad_exceptionv", "v()", throw),
        ("_ZSt25__throw_bad_function_callv", "v()", throw),
        ("_ZSt19__throw_logic_errorPKc", "v(p)", throw),
        ("_ZSt20__throw_domain_errorPKc", "v(p)", throw),
        ("_ZSt24__throw_invalid_argumentPKc", "v(p)", throw),
        ("_ZSt20__throw_length_errorPKc", "v(p)", throw),
        ("_ZSt20__throw_out_of_rangePKc", "v(p)", throw),
        ("_ZSt24__throw_out_of_range_fmtPKcz", "v(p...)", throw_formatted),
        ("_ZSt21__throw_runtime_errorPKc", "v(p)", throw),
        ("_ZSt19__throw_range_errorPKc", "v(p)", throw),
        ("_ZSt22__throw_overflow_errorPKc", "v(p)", throw),
        ("_ZSt23__throw_underflow_errorPKc", "v(p)", throw),
        ("_ZSt19__throw_ios_failurePKc", "v(p)", throw_failure),
        ("_ZSt19__throw_ios_failurePKci", "v(pi)", throw_failure),
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

/// Returns the class that a function belongs to, by its name.
fn class_of(call: &Call<'_>) -> u8 {
    let name = call.name.strip_prefix("_ZNK").or_else(|| call.name.strip_prefix("_ZN")).unwrap_or_default();
    let is_of = |class: &Class| name.starts_with(class.name.trim_start_matches('N').trim_end_matches('E'));
    CLASSES.iter().position(is_of).unwrap_or(0) as u8
}

impl Process<'_, '_> {
    fn exception_class(&self, number: u8) -> &'static Class {
        CLASSES.get(usize::from(number)).unwrap_or(&CLASSES[0])
    }

    /// Creates a virtual table: distance to the top, descriptor, both destructors, `what`.
    pub(crate) fn make_exception_table(&mut self, number: u8) -> Result<Slot> {
        let word = u64::from(self.abi.pointer);
        let class = self.exception_class(number);
        let table = self.zeroed(5 * word)?;
        let info = self.library_object(Global::ExceptionType(number))?;
        self.put_pointer(offset(table, word), info, Site::NONE)?;
        // `NStN…E` is a nested name; members go inside of it.
        let nested = class.name.trim_start_matches('N').trim_end_matches('E');
        for (place, start, end) in [(2, "_ZN", "D1Ev"), (3, "_ZN", "D0Ev"), (4, "_ZNK", "4whatEv")] {
            let own = format!("{start}{nested}{end}");
            // A class without its own `what` uses that of its nearest base with messages.
            let is_known = self.module.find(own.as_bytes()).is_some() || crate::table::find(&own).is_some();
            let function = self.library_function(if is_known { &own } else { "_ZNKSt13runtime_error4whatEv" })?;
            self.put_pointer(offset(table, place * word), function, Site::NONE)?;
        }
        self.memory.set_writable(table, false);
        Ok(table)
    }

    /// Creates a descriptor: its virtual table, which is never called, its name, its base.
    pub(crate) fn make_exception_type(&mut self, number: u8) -> Result<Slot> {
        let class = self.exception_class(number);
        let word = u64::from(self.abi.pointer);
        let object = crate::cxx::types::descriptor(self, class.name, 3 * word)?;
        if let Some(base) = class.base {
            let kind = self.library_object(Global::SingleBaseTable)?;
            self.put_pointer(object, offset(kind, 2 * word), Site::NONE)?;
            let base = self.library_object(Global::ExceptionType(base))?;
            self.put_pointer(offset(object, 2 * word), base, Site::NONE)?;
        }
        self.memory.set_writable(object, false);
        Ok(object)
    }

    /// Creates the message of a class whose objects have none of their own.
    pub(crate) fn make_exception_text(&mut self, number: u8) -> Result<Slot> {
        let text = self.exception_class(number).message.unwrap_or_default();
        self.constant(format!("{text}\0").as_bytes())
    }

    /// Returns the location of an object's message pointer.
    fn exception_text(&self, object: Slot) -> Slot {
        offset(object, self.abi.pointer.into())
    }

    fn construct_exception(&mut self, object: Slot, number: u8, text: &[u8], site: Site) -> Result<()> {
        let table = self.library_object(Global::ExceptionTable(number))?;
        self.put_pointer(object, offset(table, 2 * u64::from(self.abi.pointer)), site)?;
        if self.exception_class(number).message.is_some() {
            return Ok(());
        }
        let size = text.len() as u64 + 1;
        let Some(copy) = self.memory.alloc_heap(size, 1, Family::Library, false, site) else {
            return limit("the text of an exception");
        };
        self.put_cstr(copy, text, site)?;
        self.put_pointer(self.exception_text(object), copy, site)
    }

    /// Throws an exception of the library.
    pub(crate) fn throw_standard(&mut self, number: u8, text: &[u8], site: Site) -> Result<Slot> {
        let class = self.exception_class(number);
        let size = class.words * u64::from(self.abi.pointer);
        let Some(object) = self.memory.alloc_heap(size, 16, Family::Library, true, site) else {
            return limit("an exception");
        };
        self.construct_exception(object, number, text, site)?;
        let nested = class.name.trim_start_matches('N').trim_end_matches('E');
        let destructor = self.library_function(&format!("_ZN{nested}D1Ev"))?;
        let info = self.library_object(Global::ExceptionType(number))?;
        unwind::throw_object(self, object, info, destructor)
    }
}

impl Process<'_, '_> {
    /// Throws `std::system_error` with an error number.
    pub(crate) fn throw_system_error(&mut self, number: i32, site: Site) -> Result<Slot> {
        let text = crate::c::messages::error(number.into());
        self.throw_standard(SYSTEM_ERROR, text.as_bytes(), site)
    }
}

fn construct_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.cstr(call.pointer(1)?, call.site)?;
    process.construct_exception(call.pointer(0)?, class_of(call), &text, call.site)?;
    void()
}

fn construct_string(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = cxx_string::get(process, call.pointer(1)?, call.site)?;
    process.construct_exception(call.pointer(0)?, class_of(call), &text, call.site)?;
    void()
}

fn text_of(process: &mut Process<'_, '_>, object: Slot, site: Site) -> Result<Vec<u8>> {
    let text = process.get_pointer(process.exception_text(object), site)?;
    process.cstr(text, site)
}

fn construct_copy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = text_of(process, call.pointer(1)?, call.site)?;
    process.construct_exception(call.pointer(0)?, class_of(call), &text, call.site)?;
    void()
}

fn assign(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, other) = (call.pointer(0)?, call.pointer(1)?);
    if object.bits != other.bits {
        let text = text_of(process, other, call.site)?;
        free_text(process, call)?;
        process.construct_exception(object, class_of(call), &text, call.site)?;
    }
    Ok(object)
}

fn free_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<()> {
    let text = process.get_pointer(process.exception_text(call.pointer(0)?), call.site)?;
    process.memory.free(text, Family::Library, call.site)
}

fn destroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    if process.exception_class(class_of(call)).message.is_none() {
        free_text(process, call)?;
    }
    void()
}

fn delete(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    destroy(process, call)?;
    process.memory.free(call.pointer(0)?, Family::New, call.site)?;
    void()
}

fn what(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, number) = (call.pointer(0)?, class_of(call));
    match process.exception_class(number).message {
        Some(_) => process.library_object(Global::ExceptionText(number)),
        None => process.get_pointer(process.exception_text(object), call.site),
    }
}

/// Implements `__throw_length_error(text)` and similar; the name contains the class.
fn throw(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = match call.args.first() {
        Some(_) => process.cstr(call.pointer(0)?, call.site)?,
        None => Vec::new(),
    };
    // `_ZSt20__throw_length_errorPKc`, `__cxa_bad_cast`, `__cxa_throw_bad_array_new_length`
    let name = call.name.trim_start_matches("_ZSt").trim_start_matches(|c: char| c.is_ascii_digit());
    let name = name.trim_start_matches("__cxa_").trim_start_matches("__").trim_start_matches("throw_");
    let has_message =
        |class: &Class| name.starts_with(class.name.trim_start_matches("St").trim_start_matches(char::is_numeric));
    let number = CLASSES.iter().rposition(has_message).unwrap_or(0) as u8;
    process.throw_standard(number, &text, call.site)
}

/// Implements `__throw_out_of_range_fmt`, whose format supports `%s`, `%zu` and `%%`.
fn throw_formatted(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let format = process.cstr(call.pointer(0)?, call.site)?;
    let mut text = Vec::new();
    let (mut rest, mut next) = (&format[..], 1);
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'%' {
            text.push(byte);
        } else if let Some(after) = rest.strip_prefix(b"s") {
            text.extend(process.cstr(call.pointer(next)?, call.site)?);
            (rest, next) = (after, next + 1);
        } else if let Some(after) = rest.strip_prefix(b"zu") {
            text.extend(call.uint(next)?.to_string().into_bytes());
            (rest, next) = (after, next + 1);
        } else {
            text.push(byte);
            rest = rest.strip_prefix(b"%").unwrap_or(rest);
        }
    }
    process.throw_standard(OUT_OF_RANGE, &text, call.site)
}

fn throw_failure(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mut text = process.cstr(call.pointer(0)?, call.site)?;
    text.extend_from_slice(b": iostream error");
    process.throw_standard(IOS_FAILURE, &text, call.site)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_have_the_numbers_that_they_are_named_by() {
        for (number, name) in [
            (EXCEPTION, "St9exception"),
            (LOGIC_ERROR, "St11logic_error"),
            (OUT_OF_RANGE, "St12out_of_range"),
            (RUNTIME_ERROR, "St13runtime_error"),
            (SYSTEM_ERROR, "St12system_error"),
            (IOS_FAILURE, "NSt8ios_base7failureB5cxx11E"),
            (BAD_ALLOC, "St9bad_alloc"),
        ] {
            assert_eq!(CLASSES[usize::from(number)].name, name);
        }
    }
}
