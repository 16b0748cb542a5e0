//! What users of the crate see: options in, an outcome out. How a run goes is the machine's.

use draig_verify::Verified;

use crate::host::Host;
use crate::library::Library;
use crate::report::Report;

/// Runs a module until it ends: by itself, at its first undefined behaviour, at something that is not
/// modelled, or at a limit.
#[must_use]
pub fn run(module: &Verified<'_>, options: &Options, library: &dyn Library, host: &mut dyn Host) -> Ended {
    crate::exec::run::run(module, options, library, host)
}

/// What is run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Entry {
    /// `main`, with the program's arguments and environment, after the global constructors.
    #[default]
    Main,
    /// One function, without constructors. Its arguments are written as in LLVM IR without their
    /// types: `7`, `-1`, `0.5`, `true`, `null`, `undef`, `poison`.
    Function {
        /// Its name, with or without `@`.
        name: String,
        /// Its arguments.
        args: Vec<String>,
    },
}

/// Which functions are traced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// All.
    All,
    /// Those with these names, without `@`.
    Functions(Vec<String>),
}

/// How a program is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// What is run.
    pub entry: Entry,
    /// The program's arguments, its own name (`argv[0]`) first.
    pub args: Vec<Vec<u8>>,
    /// Decides what the language leaves open (addresses, NaN payloads, values that freeze picks). 0
    /// decides as common hardware and compilers do; each seed always runs the same way.
    pub seed: u64,
    /// How many instructions may be executed.
    pub max_steps: u64,
    /// How many bytes the program's objects may take together. All that the host keeps for the run takes at
    /// most four times as much and 64 MiB.
    pub max_memory: u64,
    /// How many bytes its stack objects may take together.
    pub max_stack: u64,
    /// The runtime factor of scalable vectors.
    pub vscale: u32,
    /// Which allocation of the program fails, by its number from 1: of `malloc`, `calloc`, `realloc` and their
    /// like, of `operator new`, and of the functions that allocate for the program, such as `strdup`.
    pub fail_alloc: Option<u64>,
    /// Whether accesses that `!tbaa` separates are watched.
    pub tbaa: bool,
    /// Which functions tell each of their instructions to [`Host::trace`](crate::host::Host::trace).
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
            trace: None,
        }
    }
}

/// How a run ended.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The program ended by itself with this status, which the host's system may cut to 8 bits.
    Exit(i32),
    /// It ended by a signal: 6 for `abort`, 5 for `llvm.debugtrap`, 4 for `llvm.trap`, …
    Signal(i32),
    /// It did what LLVM IR leaves undefined.
    Undefined(Box<Report>),
    /// It needs what is not modelled.
    Unsupported(Box<Report>),
    /// It wanted more than a limit of [`Options`] allows.
    Limit(Box<Report>),
    /// It cannot be started: there is no `main`, an argument does not fit, …
    Invalid(Box<Report>),
    /// The interpreter itself is wrong, and nothing is known about the program.
    Internal(Box<Report>),
}

impl Outcome {
    /// What is to be told, unless the program ended by itself.
    #[must_use]
    pub fn report(&self) -> Option<&Report> {
        match self {
            Outcome::Exit(_) | Outcome::Signal(_) => None,
            Outcome::Undefined(report)
            | Outcome::Unsupported(report)
            | Outcome::Limit(report)
            | Outcome::Invalid(report)
            | Outcome::Internal(report) => Some(report),
        }
    }
}

/// What a run took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Instructions of LLVM IR that were executed.
    pub instructions: u64,
    /// Most bytes of the program's objects that were alive at a time.
    pub memory: u64,
    /// Bytes that the interpreter held for them: values, what of them is defined, provenance, the entries of
    /// objects.
    pub held: u64,
    /// Allocations that the program asked for (see [`Options::fail_alloc`]).
    pub allocations: u64,
    /// Functions that were called at least once.
    pub functions: u64,
}

/// The end of a run.
#[derive(Clone, Debug)]
pub struct Ended {
    /// How it ended.
    pub outcome: Outcome,
    /// What [`Entry::Function`] returned, as a typed value of LLVM IR; nothing for `void` and `main`.
    pub result: Option<String>,
    /// What it took.
    pub statistics: Statistics,
}
