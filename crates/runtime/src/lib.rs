//! The runtime of interpreted programs: the C library, the C++ runtime's support functions, unwinding, and
//! functions called by Rust's standard library. Each is a Rust function that checks its arguments as strictly
//! as the IR.
//!
//! ```
//! use draig_interp::{Options, Outcome, host::Closed};
//!
//! let text = br#"
//! @hello = constant [6 x i8] c"hello\00"
//! declare i32 @puts(ptr)
//! define i32 @main() {
//!   %n = call i32 @puts(ptr @hello)
//!   ret i32 0
//! }"#;
//! let module = draig_asm::parse_module(text, &Default::default()).unwrap().module;
//! let verified = draig_verify::verify(&module).unwrap();
//! let mut host = Closed::default();
//! let ended = draig_runtime::run(&verified, &Options::default(), &mut host);
//! assert!(matches!(ended.outcome, Outcome::Exit(0)));
//! assert_eq!(host.output, b"hello\n");
//! ```
//!
//! Each header's module has a table of its functions with their C signatures, which the engine checks.
//! Modules are grouped by purpose: `c` (the C standard's headers), `system` (POSIX, signals, threads,
//! functions for Rust), `exceptions` (throwing, catching, type descriptors: the C++ ABI). C++'s library is none of it: a
//! program is linked with it. The engine alone executes instructions.

mod access;
mod c;
mod exceptions;
mod globals;
mod process;
mod state;
mod system;
mod table;

use std::any::Any;

use draig_interp::account::Tally;
use draig_interp::host::Host;
use draig_interp::library::{Call, CatchPad, Function, Library, Personality};
use draig_interp::machine::Machine;
use draig_interp::stop::{Result, Stop, Unwind};
use draig_interp::threads::ThreadId;
use draig_interp::value::Slot;
use draig_interp::{Explorer, Observer, Options, RunResult};
use draig_verify::Verified;

use crate::exceptions::{dispatch, itanium, seh};
use crate::process::Process;
use crate::state::State;

/// Runs a module with this library until it ends: by itself, at its first undefined behaviour, at something
/// that is not modelled, or at a limit.
#[must_use]
pub fn run(module: &Verified<'_>, options: &Options, host: &mut dyn Host) -> RunResult {
    draig_interp::run(module, options, &Runtime, host)
}

/// Runs a module with the next schedule of an explorer, as [`draig_interp::run_scheduled`] does.
#[must_use]
pub fn run_scheduled(
    module: &Verified<'_>,
    options: &Options,
    host: &mut dyn Host,
    explorer: &mut Explorer,
) -> RunResult {
    draig_interp::run_scheduled(module, options, &Runtime, host, explorer)
}

/// Runs a module as [`run`] does, with an observer of its steps.
#[must_use]
pub fn run_observed(
    module: &Verified<'_>,
    options: &Options,
    host: &mut dyn Host,
    observer: &mut dyn Observer,
) -> RunResult {
    draig_interp::run_observed(module, options, &Runtime, host, observer)
}

/// Whether the library has a function or variable of this name. Of C++'s library, that is what its ABI needs.
///
/// ```
/// assert!(draig_runtime::has("printf") && draig_runtime::has("stdout") && !draig_runtime::has("main"));
/// ```
#[must_use]
pub fn has(name: &str) -> bool {
    table::find(name).is_some() || globals::is_global(name)
}

/// The library, for [`draig_interp::run`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Runtime;

/// Returns the state that [`Library::begin`] created.
fn own(state: &dyn Any) -> &State {
    state.downcast_ref().expect("a library is given the state that it made")
}

impl Library for Runtime {
    fn begin(&self, args: &[Vec<u8>]) -> Box<dyn Any> {
        Box::new(State::new(args.first().map_or(b"", Vec::as_slice)))
    }

    fn find(&self, name: &str) -> Option<Function> {
        table::find(name)
    }

    fn call(&self, machine: &mut Machine<'_>, function: Function, call: &Call<'_>) -> Result<Slot> {
        let mut process = Process::new(machine);
        if process.state().cancellations.are_pending() {
            system::cancellation::check(&mut process, function.name)?;
        }
        table::builtin(function)(&mut process, call)
    }

    fn variable(&self, machine: &mut Machine<'_>, name: &str) -> Result<Option<Slot>> {
        globals::find_global(&mut Process::new(machine), name)
    }

    fn roots(&self, state: &dyn Any, out: &mut Vec<Slot>) {
        own(state).roots(out);
    }

    fn tally(&self, state: &dyn Any, tally: &mut Tally) {
        own(state).tally(tally);
    }

    fn exit(&self, machine: &mut Machine<'_>, status: i32) -> Result<()> {
        c::exit::finish(&mut Process::new(machine), status)
    }

    fn thread_ended(&self, machine: &mut Machine<'_>, value: Slot) -> Result<()> {
        system::threads::ended(&mut Process::new(machine), value)
    }

    fn end_as_exception(&self, machine: &mut Machine<'_>) -> Result<Slot> {
        exceptions::forced::make(&mut Process::new(machine))
    }

    fn cleanup(&self, machine: &mut Machine<'_>) -> Result<Option<u64>> {
        system::cancellation::next_cleanup(&mut Process::new(machine))
    }

    fn switched(&self, machine: &mut Machine<'_>, from: ThreadId, to: ThreadId) {
        system::thread_data::switched(&mut Process::new(machine), from, to);
    }

    fn unwound(&self, machine: &mut Machine<'_>, value: Slot) -> Result<()> {
        system::thread_data::once_unwound(&mut Process::new(machine), value)
    }

    fn flush(&self, machine: &mut Machine<'_>) {
        // The run has already ended for another reason, which is the one to report.
        let _ = c::exit::flush_all(&mut Process::new(machine));
    }
}

impl Personality for Runtime {
    fn catches(&self, machine: &mut Machine<'_>, unwind: Unwind, descriptor: Slot) -> Result<Option<i32>> {
        itanium::catch_selector(&mut Process::new(machine), unwind, descriptor)
    }

    fn filters(
        &self,
        machine: &mut Machine<'_>,
        unwind: Unwind,
        allowed: &[Slot],
        number: usize,
    ) -> Result<Option<i32>> {
        itanium::filter_selector(&mut Process::new(machine), unwind, allowed, number)
    }

    fn type_id(&self, machine: &mut Machine<'_>, descriptor: Slot) -> i32 {
        itanium::type_id(&mut Process::new(machine), descriptor)
    }

    fn pad_takes(&self, machine: &mut Machine<'_>, pad: &CatchPad<'_>, exception: Slot) -> Result<Option<i32>> {
        dispatch::takes(&mut Process::new(machine), pad, exception)
    }

    fn pad_left(&self, machine: &mut Machine<'_>, exception: Slot) -> Result<()> {
        dispatch::left(&mut Process::new(machine), exception)
    }

    fn is_asynchronous(&self, exception: Slot) -> bool {
        seh::is_structured(exception)
    }

    fn exception_code(&self, exception: Slot) -> Result<Slot> {
        seh::code(exception)
    }

    fn uncaught(&self, machine: &mut Machine<'_>, unwind: Unwind) -> Box<Stop> {
        itanium::terminate(&mut Process::new(machine), unwind)
    }
}
