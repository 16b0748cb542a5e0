//! State of the library between calls.

use draig_interp::account::Tally;
use draig_interp::value::Slot;

use crate::c::{clock, descriptors, exit, locale, options, search, stdlib, streams};
use crate::exceptions::{cxxabi, itanium, msvc, seh};
use crate::globals;
use crate::system::{cancellation, directory, signal, threads};

/// State of each part of the library.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// Name of the program, `argv[0]`; empty for `a.out`.
    pub(crate) program: Vec<u8>,
    pub(crate) streams: streams::Streams,
    pub(crate) descriptors: descriptors::Descriptors,
    pub(crate) directories: directory::Directories,
    pub(crate) searches: search::Searches,
    pub(crate) objects: globals::Objects,
    pub(crate) exit: exit::ExitState,
    pub(crate) signals: signal::Signals,
    pub(crate) random: stdlib::RandomState,
    pub(crate) strtok: Slot,
    pub(crate) locales: locale::Locales,
    pub(crate) options: options::State,
    pub(crate) threads: threads::Threads,
    pub(crate) cancellations: cancellation::Cancellations,
    pub(crate) cxx: cxxabi::CxxHandlers,
    pub(crate) exceptions: itanium::Exceptions,
    pub(crate) msvc: msvc::Exceptions,
    pub(crate) seh: seh::Structured,
    pub(crate) clock: clock::ClockState,
}

impl State {
    /// Returns the initial state for a program of this name.
    pub(crate) fn new(program: &[u8]) -> State {
        State { program: program.to_vec(), ..State::default() }
    }

    /// Adds all references of the library; the collection of dead objects keeps their objects.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.push(self.strtok);
        self.descriptors.roots(out);
        self.directories.roots(out);
        self.searches.roots(out);
        self.exit.roots(out);
        self.locales.roots(out);
        self.signals.roots(out);
        self.random.roots(out);
        self.threads.roots(out);
        self.cxx.roots(out);
    }

    /// Adds to `tally` the memory of the parts that grow while the program runs.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        self.streams.tally(tally);
        self.descriptors.tally(tally);
        self.directories.tally(tally);
        self.searches.tally(tally);
        self.objects.tally(tally);
        self.exit.tally(tally);
        self.locales.tally(tally);
        self.random.tally(tally);
        self.threads.tally(tally);
        self.exceptions.tally(tally);
        self.msvc.tally(tally);
        self.seh.tally(tally);
    }

    /// Returns the last part of the program's name, as shown in messages.
    pub(crate) fn program_name(&self) -> &[u8] {
        match self.program.rsplit(|&byte| byte == b'/').next() {
            Some(name) if !name.is_empty() => name,
            _ => b"a.out",
        }
    }
}
