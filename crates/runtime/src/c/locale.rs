//! `<locale.h>`: the "C" locale, which is the only one, and the `_l` functions that take a locale.

use crate::access::{is_null, null, offset, void};
use crate::globals::Global;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("setlocale", "p(ip)", setlocale),
    ("localeconv", "p()", localeconv),
    ("newlocale", "p(ipp)", newlocale),
    ("__newlocale", "p(ipp)", newlocale),
    ("uselocale", "p(p)", uselocale),
    ("__uselocale", "p(p)", uselocale),
    ("duplocale", "p(p)", uselocale),
    ("freelocale", "v(p)", freelocale),
    ("nl_langinfo", "p(i)", nl_langinfo),
];

fn is_c(name: &[u8]) -> bool {
    matches!(name, b"" | b"C" | b"POSIX")
}

fn setlocale(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let name = call.pointer(1)?;
    if is_null(name) || is_c(&process.cstr(name, call.site)?) {
        return process.library_object(Global::C);
    }
    null()
}

fn localeconv(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::Lconv)
}

fn newlocale(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const ENOENT: i32 = 2;
    let name = process.cstr(call.pointer(1)?, call.site)?;
    if is_c(&name) { process.library_object(Global::Other(1)) } else { process.fail_null(ENOENT) }
}

fn uselocale(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::Other(1))
}

fn freelocale(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    void()
}

fn nl_langinfo(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const CODESET: i64 = 14;
    const RADIXCHAR: i64 = 0x10000;
    let text: &[u8] = match call.int(0)? {
        CODESET => b"ANSI_X3.4-1968\0",
        RADIXCHAR => b".\0",
        _ => return process.library_object(Global::Empty),
    };
    process.constant(text)
}

impl Process<'_, '_> {
    /// Creates C's `struct lconv`: ten strings, then bytes that mean "not available".
    pub(crate) fn make_lconv(&mut self) -> Result<Slot> {
        let word = u64::from(self.abi.pointer);
        let object = self.zeroed(10 * word + 16)?;
        let point = self.library_object(Global::Point)?;
        let empty = self.library_object(Global::Empty)?;
        for index in 0..10 {
            let text = if index == 0 { point } else { empty };
            self.put_pointer(offset(object, index * word), text, Site::NONE)?;
        }
        self.put(offset(object, 10 * word), &[0x7f; 14], Site::NONE)?;
        Ok(object)
    }
}
