//! Table of all functions by name; each header's part is in its own module.

use std::sync::LazyLock;

use draig_interp::library::{Accesses, Call, Function};
use draig_interp::stop::Result;
use draig_interp::value::Slot;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::process::Process;
use crate::{c, exceptions, globals, system};

/// A library function: reads its arguments from the call and returns the first slot of its result (any slot
/// for `void`).
pub(crate) type Builtin = fn(&mut Process<'_, '_>, &Call<'_>) -> Result<Slot>;

/// A line of a table: name, signature (see [`Function::signature`]), function.
pub(crate) type Entry = (&'static str, &'static str, Builtin);

/// All tables.
static TABLES: &[&[Entry]] = &[
    c::allocation::TABLE,
    c::assertion::TABLE,
    c::character::TABLE,
    c::clock::TABLE,
    c::complex::TABLE,
    c::exit::TABLE,
    c::fenv::TABLE,
    c::jump::TABLE,
    c::locale::TABLE,
    c::math::TABLE,
    c::math_long::TABLE,
    c::memory_files::TABLE,
    c::options::TABLE,
    c::printf::TABLE,
    c::scanf::TABLE,
    c::search::TABLE,
    c::sort::TABLE,
    c::stdio::TABLE,
    c::stdlib::TABLE,
    c::string::TABLE,
    c::strptime::TABLE,
    c::time::TABLE,
    c::wide::TABLE,
    c::wide_io::TABLE,
    c::wide_printf::TABLE,
    c::wide_scanf::TABLE,
    c::wide_text::TABLE,
    c::with_locale::TABLE,
    exceptions::cxxabi::TABLE,
    exceptions::itanium::TABLE,
    exceptions::msvc::TABLE,
    exceptions::pointers::TABLE,
    exceptions::seh::TABLE,
    exceptions::standard::TABLE,
    globals::TABLE,
    system::at::TABLE,
    system::atomics::TABLE,
    system::calls::TABLE,
    system::c11_threads::TABLE,
    system::cancellation::TABLE,
    system::conditions::TABLE,
    system::contexts::TABLE,
    system::directory::TABLE,
    system::locks::TABLE,
    system::pipe::TABLE,
    system::poll::TABLE,
    system::posix::TABLE,
    system::refused::TABLE,
    system::robust::TABLE,
    system::rust_support::TABLE,
    system::sanitizer::TABLE,
    system::signal::TABLE,
    system::thread_data::TABLE,
    system::threads::TABLE,
];

/// The tables whose functions synchronize threads, or use objects of the library that several threads may share, and
/// whether all of a table's are locks.
static SHARED: &[(&[Entry], bool)] = &[
    (system::atomics::TABLE, false),
    (system::c11_threads::TABLE, false),
    (system::conditions::TABLE, false),
    // Contexts are left and continued where the program says so; ThreadSanitizer sees no accesses of theirs either.
    (system::contexts::TABLE, false),
    (system::locks::TABLE, true),
    (system::robust::TABLE, false),
    (system::thread_data::TABLE, false),
    (system::threads::TABLE, false),
];

/// Other functions that synchronize threads.
static SHARED_ALONE: &[&str] = &["__cxa_guard_acquire", "__cxa_guard_release", "__cxa_guard_abort", "syscall"];

/// Returns the treatment of the accesses to memory of a function in [`SHARED`] where threads may race. Making or
/// destroying a lock must happen before or after all its uses.
fn accesses(name: &str, is_lock: bool) -> Accesses {
    let is_lock = is_lock || name.starts_with("__atomic_");
    let makes = || name.ends_with("_init") || name.ends_with("_destroy");
    match is_lock || name.starts_with("mtx_") {
        true if makes() => Accesses::Plain,
        true => Accesses::Atomic,
        false if name.starts_with("pthread_barrier_") && makes() => Accesses::Plain,
        false => Accesses::Unchecked,
    }
}

/// All entries of the tables, indexed by [`Function::index`].
static ENTRIES: LazyLock<Vec<&'static Entry>> = LazyLock::new(|| TABLES.iter().copied().flatten().collect());

static BY_NAME: LazyLock<HashMap<&'static str, Function, FxBuildHasher>> = LazyLock::new(|| {
    let functions = ENTRIES.iter().enumerate().map(|(index, &&(name, signature, _))| {
        let returns_twice = c::jump::RETURN_TWICE.contains(&name);
        (name, Function { name, signature, index: index as u32, returns_twice, accesses: Accesses::Plain })
    });
    let mut functions: HashMap<_, _, _> = functions.collect();
    let mut set = |name, accesses| {
        if let Some(function) = functions.get_mut(name) {
            function.accesses = accesses;
        }
    };
    for &(table, is_lock) in SHARED {
        table.iter().for_each(|&(name, ..)| set(name, accesses(name, is_lock)));
    }
    SHARED_ALONE.iter().for_each(|&name| set(name, Accesses::Unchecked));
    functions
});

/// Returns the function of this name.
pub(crate) fn find(name: &str) -> Option<Function> {
    // Darwin's spellings of functions with variants, such as `_fopen$UNIX2003`.
    BY_NAME
        .get(name)
        .or_else(|| BY_NAME.get(name.strip_prefix('\u{1}')?.trim_start_matches('_').split('$').next()?))
        .copied()
}

/// Returns the implementation of a function.
#[inline]
pub(crate) fn builtin(function: Function) -> Builtin {
    ENTRIES[function.index as usize].2
}

#[cfg(test)]
mod pointers;
