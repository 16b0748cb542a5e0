//! The crate's main interface: options in, an outcome out. `machine` and `exec` do the running.

use draig_verify::Verified;

use crate::explore::Explorer;
use crate::host::Host;
use crate::library::Library;
use crate::report::{Race, Report};

/// Runs a module until it ends: by itself, at its first undefined behaviour, at something that is not
/// modelled, or at a limit.
#[must_use]
pub fn run(module: &Verified<'_>, options: &Options, library: &dyn Library, host: &mut dyn Host) -> RunResult {
    crate::exec::run::run(module, options, library, host, None, None)
}

/// Runs a module with the next schedule of an explorer, in the memory model of that, whatever the seed is.
///
/// [`Explorer::advance`] prepares the next run. A run that does the same as earlier ones ends with a limit, and
/// [`Explorer::is_pruned`] tells so.
#[must_use]
pub fn run_scheduled(
    module: &Verified<'_>,
    options: &Options,
    library: &dyn Library,
    host: &mut dyn Host,
    explorer: &mut Explorer,
) -> RunResult {
    let options = Options { seed: 0, ..options.clone() };
    crate::exec::run::run(module, &options, library, host, None, Some(explorer))
}

/// Entry point of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Entry {
    /// `main`, with the program's arguments and environment, after the global constructors.
    #[default]
    Main,
    /// One function, without constructors. Its arguments are written as in LLVM IR without their types: `7`,
    /// `-1`, `0.5`, `true`, `null`, `undef`, `poison`.
    Function {
        /// Name, with or without `@`.
        name: String,
        /// Arguments, as LLVM IR writes them.
        args: Vec<String>,
    },
}

/// Treatment of data races.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Races {
    /// LLVM IR's: a racing load yields undef, and so does a load of bytes that two threads have stored to without an
    /// order. Compilers introduce such loads where their values are not used.
    #[default]
    Undef,
    /// C's, C++'s and Rust's: a race ends the run. Right for modules that were not optimized.
    Stop,
}

/// The functions to trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// All functions.
    All,
    /// Functions with these names, without `@`.
    Functions(Vec<String>),
}

/// Options of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Entry point.
    pub entry: Entry,
    /// Arguments of the program; its own name (`argv[0]`) comes first.
    pub args: Vec<Vec<u8>>,
    /// Seed for everything that the language leaves open (addresses, NaN payloads, values that `freeze`
    /// picks). 0 decides as common hardware and compilers do. Runs with the same seed are identical.
    pub seed: u64,
    /// Maximum number of executed instructions.
    pub max_steps: u64,
    /// Maximum total size of the program's objects in bytes. The host keeps at most four times as much plus
    /// 64 MiB for the whole run.
    pub max_memory: u64,
    /// Maximum total size of stack objects in bytes.
    pub max_stack: u64,
    /// Runtime factor of scalable vectors.
    pub vscale: u32,
    /// Number, from 1, of the allocation that fails. Counts calls of `malloc`, `calloc`, `realloc` and
    /// similar functions, of `operator new`, and of functions that allocate for the program, such as
    /// `strdup`.
    pub fail_alloc: Option<u64>,
    /// Whether accesses that `!tbaa` separates are checked.
    pub tbaa: bool,
    /// Treatment of data races.
    pub races: Races,
    /// Functions whose instructions are passed to [`Host::trace`](crate::host::Host::trace).
    pub trace: Option<Trace>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            entry: Entry::Main,
            args: vec![b"main".to_vec()],
            seed: 0,
            max_steps: u64::MAX,
            max_memory: 1 << 30,
            max_stack: 8 << 20,
            vscale: 1,
            fail_alloc: None,
            tbaa: false,
            races: Races::Undef,
            trace: None,
        }
    }
}

/// Outcome of a run.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The program ended by itself with this status. The host's system may truncate it to 8 bits.
    Exit(i32),
    /// The program ended by a signal: 6 for `abort`, 5 for `llvm.debugtrap`, 4 for `llvm.trap`, …
    Signal(i32),
    /// The program's behaviour is undefined.
    Undefined(Box<Report>),
    /// The program needs something that is not modelled.
    Unsupported(Box<Report>),
    /// The program exceeded a limit of [`Options`].
    Limit(Box<Report>),
    /// The program cannot be started: there is no `main`, an argument does not fit, …
    Invalid(Box<Report>),
    /// The interpreter itself is wrong; nothing is known about the program.
    Internal(Box<Report>),
    /// Every thread waits, and nothing can end any of the waits.
    Deadlock(Box<Report>),
    /// Two threads accessed the same bytes without an order ([`Races::Stop`]).
    DataRace(Box<Report>),
}

impl Outcome {
    /// Returns the report, unless the program ended by itself.
    #[must_use]
    pub fn report(&self) -> Option<&Report> {
        match self {
            Outcome::Exit(_) | Outcome::Signal(_) => None,
            Outcome::Undefined(report)
            | Outcome::Unsupported(report)
            | Outcome::Limit(report)
            | Outcome::Invalid(report)
            | Outcome::Internal(report)
            | Outcome::Deadlock(report)
            | Outcome::DataRace(report) => Some(report),
        }
    }
}

/// Resources that a run used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Executed LLVM IR instructions.
    pub instructions: u64,
    /// Peak size of the program's live objects in bytes.
    pub memory: u64,
    /// Bytes that the interpreter held for them: values, definedness, provenance, and the entries of objects.
    pub held: u64,
    /// Allocations by the program (see [`Options::fail_alloc`]).
    pub allocations: u64,
    /// Functions called at least once.
    pub functions: u64,
}

/// Fingerprints of what atomic operations did while there were several threads. Runs of a program with the same ones do
/// the same, apart from the order of locks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Execution {
    /// Stores that loads read.
    pub reads: u64,
    /// Order of the stores to each object.
    pub stores: u64,
}

impl Execution {
    /// Adds what was done later.
    pub(crate) fn and(self, later: Execution) -> Execution {
        Execution { reads: self.reads.wrapping_add(later.reads), stores: self.stores.wrapping_add(later.stores) }
    }
}

/// A finished run.
#[derive(Clone, Debug)]
pub struct RunResult {
    /// Outcome of the run.
    pub outcome: Outcome,
    /// Value that [`Entry::Function`] returned, as a typed value of LLVM IR; `None` for `void` and `main`.
    pub result: Option<String>,
    /// Data races: one for each two instructions that raced, at most 256.
    pub races: Vec<Race>,
    /// Record of what atomic operations did while there were several threads.
    pub execution: Execution,
    /// Resources that the run used.
    pub statistics: Statistics,
}
