//! The C library, the C++ runtime's support functions and what Rust's standard library calls, as
//! the running program sees them: each a Rust function, as strict as the IR about its arguments.
//!
//! One file per header; each has a table of names with C signatures, which the call checks.

mod abi;
mod access;
mod allocation;
mod assertion;
mod calendar;
mod character;
mod cxx_buffers;
mod cxx_errors;
mod cxx_exceptions;
mod cxx_nodes;
mod cxx_std;
mod cxx_streams;
mod cxx_string;
mod cxx_string_more;
mod cxx_types;
mod cxxabi;
mod decimal;
mod exit;
mod format;
mod globals;
mod iostream;
mod istream;
mod jump;
mod locale;
mod math;
mod math_long;
mod messages;
pub(crate) mod msvc;
mod numbers;
mod options;
mod posix;
mod printf;
mod random;
mod rtti;
mod rust_support;
mod scan;
mod scanf;
pub(crate) mod seh;
mod signal;
mod sort;
mod stdio;
mod stdlib;
mod streambuf;
mod streams;
mod string;
mod threads;
mod time;
pub(crate) mod unwind;
mod varargs;
mod wide;

use std::sync::LazyLock;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) use abi::{Abi, VaKind};
pub(crate) use exit::{finish, flush_all};
pub(crate) use globals::find_global;

use crate::machine::Machine;
use crate::rules;
use crate::shape::LeafKind;
use crate::site::Site;
use crate::stop::{Run, Undefined};
use crate::value::{Slot, sign_extend};

/// A library function: reads its arguments from the call, gives its result (anything for `void`).
pub(crate) type Builtin = fn(&mut Machine<'_>, &Call<'_>) -> Run<Slot>;

/// A line of a table: name, signature, function.
///
/// The signature is the result's letter, then the parameters' in parentheses: `v` void, `i` int,
/// `u` unsigned int, `l` long, size_t and others as wide as a pointer, `L` long long, `d` double,
/// `f` float, `D` long double, `p` pointer; `...` at the end takes more of anything.
pub(crate) type Entry = (&'static str, &'static str, Builtin);

/// Every table.
static TABLES: &[&[Entry]] = &[
    allocation::TABLE,
    assertion::TABLE,
    character::TABLE,
    cxx_nodes::TABLE,
    cxx_streams::FSTREAM,
    cxx_streams::IFSTREAM,
    cxx_streams::IOSTREAM,
    cxx_streams::ISTREAM,
    cxx_streams::ISTRINGSTREAM,
    cxx_streams::OFSTREAM,
    cxx_streams::OSTREAM,
    cxx_streams::OSTRINGSTREAM,
    cxx_streams::STRINGSTREAM,
    cxx_streams::TABLE,
    cxx_string::TABLE,
    cxx_string_more::TABLE,
    cxx_errors::TABLE,
    cxx_exceptions::TABLE,
    cxx_std::TABLE,
    msvc::TABLE,
    cxxabi::TABLE,
    exit::TABLE,
    globals::TABLE,
    iostream::TABLE,
    istream::TABLE,
    jump::TABLE,
    locale::TABLE,
    math::TABLE,
    math_long::TABLE,
    options::TABLE,
    posix::TABLE,
    printf::TABLE,
    rust_support::TABLE,
    scanf::TABLE,
    seh::TABLE,
    signal::TABLE,
    sort::TABLE,
    stdio::TABLE,
    stdlib::TABLE,
    streambuf::BASE,
    streambuf::FILE,
    streambuf::STDIO,
    streambuf::TABLE,
    streambuf::TEXT,
    string::TABLE,
    threads::TABLE,
    time::TABLE,
    unwind::TABLE,
    wide::TABLE,
];

static BY_NAME: LazyLock<HashMap<&'static str, &'static Entry, FxBuildHasher>> =
    LazyLock::new(|| TABLES.iter().flat_map(|table| table.iter()).map(|entry| (entry.0, entry)).collect());

/// The function of this name.
pub(crate) fn find(name: &str) -> Option<&'static Entry> {
    // Darwin's spellings of functions with variants, such as `_fopen$UNIX2003`.
    BY_NAME
        .get(name)
        .or_else(|| BY_NAME.get(name.strip_prefix('\u{1}')?.trim_start_matches('_').split('$').next()?))
        .copied()
}

/// What the library remembers between calls.
#[derive(Debug, Default)]
pub(crate) struct Libc {
    /// Sizes and conventions of the module's target.
    pub(crate) abi: Abi,
    /// The second slot of a result that has two (`long double`, `ldiv_t`): whoever called the builtin
    /// takes it from here.
    pub(crate) second: Slot,
    /// The program's name, `argv[0]`; empty for `a.out`.
    pub(crate) program: Vec<u8>,
    pub(crate) streams: streams::Streams,
    objects: globals::Objects,
    exit: exit::ExitState,
    signals: signal::Signals,
    random: stdlib::RandomState,
    strtok: Slot,
    options: options::State,
    threads: threads::Threads,
    cxx: cxxabi::CxxHandlers,
    buffers: cxx_buffers::Tables,
    /// Library functions that the program knows only by their addresses, such as those of virtual tables.
    functions: HashMap<u64, &'static Entry, FxBuildHasher>,
    exceptions: unwind::Exceptions,
    msvc: msvc::Exceptions,
    seh: seh::Structured,
    time: time::TimeState,
}

impl Libc {
    /// The library of a program for this target.
    pub(crate) fn new(abi: Abi) -> Libc {
        Libc { abi, ..Libc::default() }
    }

    /// What the library will use again: the collection of dead objects keeps what these refer to.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend([self.second, self.strtok]);
        self.exit.roots(out);
        self.signals.roots(out);
        self.random.roots(out);
        self.threads.roots(out);
        self.cxx.roots(out);
    }

    /// The library function at an address that the program got from the library.
    #[inline]
    pub(crate) fn function_at(&self, pointer: Slot) -> Option<&'static Entry> {
        if self.functions.is_empty() || pointer.tag.is_tainted() {
            return None;
        }
        self.functions.get(&pointer.bits).copied()
    }

    /// The slots of a result that needs several, of which the builtin returned the first.
    pub(crate) fn take_wide_result(&mut self, first: Slot, count: usize) -> Vec<Slot> {
        let mut slots = vec![first, std::mem::take(&mut self.second)];
        slots.resize(count, Slot::default());
        slots
    }

    /// The last part of the program's name, as messages show it.
    pub(crate) fn program_name(&self) -> &[u8] {
        match self.program.rsplit(|&byte| byte == b'/').next() {
            Some(name) if !name.is_empty() => name,
            _ => b"a.out",
        }
    }
}

impl Machine<'_> {
    /// The address of a library function, for tables that the library makes: that which the program knows,
    /// or one of its own.
    fn library_function(&mut self, name: &str) -> Run<Slot> {
        if let Some(function) = self.module.find(name.as_bytes()) {
            return Ok(self.program.addresses[function.index()]);
        }
        let Some(entry) = find(name) else { return Ok(Slot::plain(0)) };
        if let Some((&address, _)) = self.libc.functions.iter().find(|(_, known)| known.0 == entry.0) {
            return Ok(Slot::plain(address));
        }
        let address = self.memory.alloc_external(name, 1)?;
        self.libc.functions.insert(address.bits, entry);
        Ok(address)
    }
}

/// One argument of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arg<'a> {
    /// What its only scalar is; aggregates and vectors (of variadic calls) have none.
    pub(crate) kind: Option<LeafKind>,
    /// Its slots.
    pub(crate) slots: &'a [Slot],
}

/// A call of a library function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call<'a> {
    /// The function's name.
    pub(crate) name: &'a str,
    /// The arguments, variadic ones included.
    pub(crate) args: &'a [Arg<'a>],
    /// Where the call is.
    pub(crate) site: Site,
}

impl Call<'_> {
    /// The first slot of an argument, unchecked for definedness; zero when there is none.
    pub(crate) fn slot(&self, number: usize) -> Slot {
        self.args.get(number).and_then(|arg| arg.slots.first()).copied().unwrap_or_default()
    }

    /// A defined scalar argument.
    pub(crate) fn defined(&self, number: usize) -> Run<Slot> {
        let slot = self.slot(number);
        if slot.tag.is_tainted() {
            let what = format!("argument {} of {} is undefined", number + 1, self.name);
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(slot.tag.taint()).into());
        }
        Ok(slot)
    }

    /// An integer argument, sign-extended from its width.
    pub(crate) fn int(&self, number: usize) -> Run<i64> {
        let slot = self.defined(number)?;
        Ok(match self.args.get(number).and_then(|arg| arg.kind) {
            Some(LeafKind::Int(width @ 1..=64)) => sign_extend(slot.bits, width),
            _ => slot.bits as i64,
        })
    }

    /// An integer argument, zero-extended from its width.
    pub(crate) fn uint(&self, number: usize) -> Run<u64> {
        Ok(self.defined(number)?.bits)
    }

    /// A pointer argument.
    pub(crate) fn pointer(&self, number: usize) -> Run<Slot> {
        self.defined(number)
    }

    /// A `double` argument.
    pub(crate) fn double(&self, number: usize) -> Run<f64> {
        Ok(f64::from_bits(self.defined(number)?.bits))
    }

    /// A `float` argument.
    pub(crate) fn float(&self, number: usize) -> Run<f32> {
        Ok(f32::from_bits(self.defined(number)?.bits as u32))
    }
}
