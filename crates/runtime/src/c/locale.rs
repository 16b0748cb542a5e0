//! `<locale.h>`: the "C" locale, which is the only one. Its objects have the layout of glibc, whose headers, and the
//! libraries of C++, read tables of characters from them. The functions that take a locale are in `with_locale`.

use std::collections::BTreeMap;

use crate::access::{contract, is_null, null, offset, void};
use crate::globals::Global;
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::site::Site;
use draig_interp::stop::{Result, limit};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("setlocale", "p(ip)", setlocale),
    ("localeconv", "p()", localeconv),
    ("newlocale", "p(ipp)", newlocale),
    ("__newlocale", "p(ipp)", newlocale),
    ("uselocale", "p(p)", uselocale),
    ("__uselocale", "p(p)", uselocale),
    ("duplocale", "p(p)", duplocale),
    ("__duplocale", "p(p)", duplocale),
    ("freelocale", "v(p)", freelocale),
    ("__freelocale", "v(p)", freelocale),
    ("nl_langinfo", "p(i)", nl_langinfo),
    ("catopen", "p(pi)", catopen),
    ("catgets", "p(piip)", catgets),
    ("catclose", "i(p)", catclose),
    ("gettext", "p(p)", gettext),
    ("dgettext", "p(pp)", dgettext),
    ("dcgettext", "p(ppi)", dgettext),
    ("textdomain", "p(p)", textdomain),
    ("bindtextdomain", "p(pp)", bindtextdomain),
    ("bind_textdomain_codeset", "p(pp)", bindtextdomain),
];

const ENOENT: i32 = 2;
/// Number of categories of glibc, `LC_ALL` and an unused number included.
const CATEGORIES: u64 = 13;
/// Memory of an entry of the tree of locales.
const ENTRY: usize = 48;

/// Locales that the program made.
#[derive(Debug, Default)]
pub(crate) struct Locales {
    /// Those that are not freed, by address.
    live: BTreeMap<u64, Slot>,
}

impl Locales {
    /// Adds the memory of the locales to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.live.len() * ENTRY);
    }

    /// Adds the locales.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.live.values());
    }
}

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

/// Returns `LC_GLOBAL_LOCALE`.
fn global_locale(process: &Process<'_, '_>) -> Slot {
    Slot::plain(draig_interp::value::mask(process.abi.pointer * 8))
}

/// Checks that an argument is a locale that `newlocale` or `duplocale` made and nothing freed.
pub(crate) fn check(process: &mut Process<'_, '_>, call: &Call<'_>, locale: Slot) -> Result<()> {
    if process.state().locales.live.contains_key(&locale.bits) {
        return Ok(());
    }
    let what = match locale.bits {
        0 => "the null pointer".to_owned(),
        bits if bits == global_locale(process).bits => "LC_GLOBAL_LOCALE".to_owned(),
        bits => format!("{bits:#x}"),
    };
    contract(format!("{} with {what}, which is no locale of newlocale", call.name))
}

/// Makes a locale: for each category, data that are not modelled; the tables of characters; the names.
fn make(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let word = u64::from(process.abi.pointer);
    let size = (2 * CATEGORIES + 3) * word;
    let Some(locale) = process.memory.alloc_heap(size, 16, Family::Library, true, call.site) else {
        return limit("a locale");
    };
    let tables = [(Global::CtypeClasses, 256), (Global::CtypeLower, 512), (Global::CtypeUpper, 512)];
    for (place, (table, before)) in (CATEGORIES..).zip(tables) {
        let table = process.library_object(table)?;
        process.put_pointer(offset(locale, place * word), offset(table, before), Site::NONE)?;
    }
    let name = process.library_object(Global::C)?;
    for place in CATEGORIES + 3..2 * CATEGORIES + 3 {
        process.put_pointer(offset(locale, place * word), name, Site::NONE)?;
    }
    process.state().locales.live.insert(locale.bits, locale);
    Ok(locale)
}

fn newlocale(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (name, base) = (process.cstr(call.pointer(1)?, call.site)?, call.pointer(2)?);
    if !is_c(&name) {
        return process.fail_null(ENOENT);
    }
    if is_null(base) {
        return make(process, call);
    }
    check(process, call, base)?;
    Ok(base)
}

fn duplocale(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let locale = call.pointer(0)?;
    if locale.bits != global_locale(process).bits {
        check(process, call, locale)?;
    }
    make(process, call)
}

/// Sets the locale of the running thread, and returns the one before.
fn uselocale(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (locale, global) = (call.pointer(0)?, global_locale(process));
    let place = process.library_object(Global::UsedLocale)?;
    let before = process.get_pointer(place, Site::NONE)?;
    if !is_null(locale) {
        if locale.bits != global.bits {
            check(process, call, locale)?;
        }
        process.put_pointer(place, locale, Site::NONE)?;
    }
    Ok(if is_null(before) { global } else { before })
}

fn freelocale(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let locale = call.pointer(0)?;
    check(process, call, locale)?;
    process.state().locales.live.remove(&locale.bits);
    process.memory.free(locale, Family::Library, call.site)?;
    void()
}

fn nl_langinfo(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const CODESET: i64 = 14;
    const RADIXCHAR: i64 = 0x10000;
    match call.int(0)? {
        CODESET => process.library_object(Global::Codeset),
        RADIXCHAR => process.library_object(Global::Point),
        _ => process.library_object(Global::Empty),
    }
}

/// Opens no catalogue of messages: there are none.
fn catopen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.cstr(call.pointer(0)?, call.site)?;
    process.set_errno(ENOENT)?;
    Ok(global_locale(process))
}

/// Returns the text that the caller gives for a message that is not found.
fn catgets(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(3)
}

fn catclose(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    const EBADF: i32 = 9;
    process.fail(EBADF)
}

/// Returns the message itself, as there are no translations.
fn gettext(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)
}

fn dgettext(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(1)
}

fn textdomain(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)
}

fn bindtextdomain(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(1)
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
