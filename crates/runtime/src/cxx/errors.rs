//! `std::error_category` of libstdc++: the generic and the system category, and the base-class functions for
//! the program's own categories.

use crate::access::{int, offset, void};
use crate::c::messages;
use crate::cxx::string as cxx_string;
use crate::globals::Global;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::site::Site;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("_ZNSt3_V216generic_categoryEv", "p()", generic),
    ("_ZNSt3_V215system_categoryEv", "p()", system),
    ("_ZNSt3_V214error_categoryD0Ev", "v(p)", destroy),
    ("_ZNSt3_V214error_categoryD1Ev", "v(p)", destroy),
    ("_ZNSt3_V214error_categoryD2Ev", "v(p)", destroy),
    (DEFAULT, "l(pi)", condition),
    (EQUIVALENT[0], "i(pip)", equivalent),
    (EQUIVALENT[1], "i(ppi)", equivalent_code),
    (NAME, "p(p)", name),
    (MESSAGE, "v(ppi)", message),
    (OF_SYSTEM, "l(pi)", condition_of_system),
];

/// Functions that the program's categories inherit.
const DEFAULT: &str = "_ZNKSt3_V214error_category23default_error_conditionEi";
const EQUIVALENT: [&str; 2] = [
    "_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition",
    "_ZNKSt3_V214error_category10equivalentERKSt10error_codei",
];
/// Functions of the library's categories only.
const NAME: &str = "_ZNK12_GLOBAL__N_122generic_error_category4nameEv";
const MESSAGE: &str = "_ZNK12_GLOBAL__N_122generic_error_category7messageB5cxx11Ei";
const OF_SYSTEM: &str = "_ZNK12_GLOBAL__N_121system_error_category23default_error_conditionEi";

const GENERIC: u8 = 0;
const SYSTEM: u8 = 1;
/// Number of words of the virtual table before its functions.
const BEFORE: u64 = 2;
/// Index of `default_error_condition` among the functions.
const DEFAULT_AT: u64 = 5;
/// Highest error number.
const LAST_ERROR: i64 = 133;

impl Process<'_, '_> {
    /// Creates a category: an object that consists of a pointer to a virtual table.
    pub(crate) fn make_category(&mut self, number: u8) -> Result<Slot> {
        let word = u64::from(self.abi.pointer);
        let default = if number == SYSTEM { OF_SYSTEM } else { DEFAULT };
        let destroy = "_ZNSt3_V214error_categoryD1Ev";
        // The fourth is for strings of the ABI before C++11, which current headers do not use.
        let functions = [
            Some(destroy),
            Some(destroy),
            Some(NAME),
            None,
            Some(MESSAGE),
            Some(default),
            Some(EQUIVALENT[0]),
            Some(EQUIVALENT[1]),
        ];
        let table = self.zeroed((BEFORE + functions.len() as u64) * word)?;
        for (place, function) in (BEFORE..).zip(functions) {
            if let Some(function) = function {
                let function = self.library_function(function)?;
                self.put_pointer(offset(table, place * word), function, Site::NONE)?;
            }
        }
        self.memory.set_writable(table, false);
        let object = self.zeroed(word)?;
        self.put_pointer(object, offset(table, BEFORE * word), Site::NONE)?;
        self.memory.set_writable(object, false);
        Ok(object)
    }
}

fn generic(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::ErrorCategory(GENERIC))
}

fn system(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::ErrorCategory(SYSTEM))
}

fn destroy(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    void()
}

fn name(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let is_system = process.library_object(Global::ErrorCategory(SYSTEM))?.bits == call.pointer(0)?.bits;
    process.library_object(Global::CategoryName(if is_system { SYSTEM } else { GENERIC }))
}

fn message(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let result = call.pointer(0)?;
    cxx_string::init(process, result, call.site)?;
    cxx_string::set(process, result, messages::error(call.int(2)?).as_bytes(), call.site)?;
    void()
}

/// Returns a condition: number and category.
fn condition(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.thread.second = call.pointer(0)?;
    int(call.int(1)?)
}

/// Returns the condition of a system error; known errors map to the generic category.
fn condition_of_system(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = call.int(1)?;
    let category = if (0..=LAST_ERROR).contains(&number) { generic(process, call)? } else { call.pointer(0)? };
    process.thread.second = category;
    int(number)
}

/// Returns whether the default condition of a number is this one.
fn equivalent(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (category, number, other) = (call.pointer(0)?, call.int(1)?, call.pointer(2)?);
    let word = u64::from(process.abi.pointer);
    let table = process.get_pointer(category, call.site)?;
    let function = process.get_pointer(offset(table, DEFAULT_AT * word), call.site)?;
    let own = if function.bits == process.library_function(DEFAULT)?.bits {
        category
    } else if function.bits == process.library_function(OF_SYSTEM)?.bits {
        condition_of_system(process, call)?;
        process.thread.second
    } else {
        return unsupported("a category of errors with conditions of its own");
    };
    let same = process.get_int(other, 4, call.site)? == number
        && process.get_pointer(offset(other, word), call.site)?.bits == own.bits;
    int(same.into())
}

/// Returns whether a code has this number and category.
fn equivalent_code(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (category, code, number) = (call.pointer(0)?, call.pointer(1)?, call.int(2)?);
    let word = u64::from(process.abi.pointer);
    let same = process.get_int(code, 4, call.site)? == number
        && process.get_pointer(offset(code, word), call.site)?.bits == category.bits;
    int(same.into())
}
