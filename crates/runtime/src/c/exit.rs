//! The end of a program: `exit` with its handlers, `_exit`, `abort`, `atexit` and `__cxa_atexit`.

use crate::access::{contract, int, void};
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::stop::{Result, Stop, limit};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("exit", "v(i)", exit),
    ("_exit", "v(i)", exit_at_once),
    ("_Exit", "v(i)", exit_at_once),
    ("quick_exit", "v(i)", quick_exit),
    ("abort", "v()", abort),
    ("atexit", "i(p)", atexit),
    ("at_quick_exit", "i(p)", at_quick_exit),
    ("on_exit", "i(pp)", on_exit),
    ("__cxa_atexit", "i(ppp)", cxa_atexit),
    ("__cxa_thread_atexit", "i(ppp)", cxa_thread_atexit),
    ("__cxa_thread_atexit_impl", "i(ppp)", cxa_thread_atexit),
    ("_tlv_atexit", "v(pp)", cxa_thread_atexit),
    ("__cxa_finalize", "v(p)", cxa_finalize),
];

/// Number of the signal that `abort` raises.
const SIGABRT: i32 = 6;

/// Maximum number of registered functions.
const MAX_HANDLERS: usize = 1 << 20;

/// Function to be called at the end.
#[derive(Clone, Copy, Debug)]
enum Handler {
    /// `atexit`.
    Plain(Slot),
    /// `__cxa_atexit`: with an argument.
    With(Slot, Slot),
    /// `on_exit`: with the status and an argument.
    Status(Slot, Slot),
}

/// State of the program's end.
#[derive(Debug, Default)]
pub(crate) struct ExitState {
    handlers: Vec<Handler>,
    quick: Vec<Slot>,
    /// Destructors of the running thread's thread-local variables.
    threads: Vec<(Slot, Slot)>,
    /// Exit status while functions at the end run.
    ending: Option<i32>,
    /// Whether `_exit` was called: no handlers, no streams.
    at_once: bool,
}

impl ExitState {
    /// Takes the next destructor of a thread-local variable of the running thread, with its argument.
    pub(crate) fn pop_of_thread(&mut self) -> Option<(Slot, Slot)> {
        self.threads.pop()
    }

    /// Exchanges the destructors of thread-local variables with those of another thread.
    pub(crate) fn swap_of_thread(&mut self, destructors: &mut Vec<(Slot, Slot)>) {
        std::mem::swap(&mut self.threads, destructors);
    }

    /// Returns the state. Fails if the maximum number of functions is registered.
    fn room(&mut self) -> Result<&mut ExitState> {
        if self.handlers.len() + self.quick.len() + self.threads.len() >= MAX_HANDLERS {
            return limit(format!("more than {MAX_HANDLERS} functions to be called at the end"));
        }
        Ok(self)
    }

    /// Adds the memory of the handlers to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.handlers);
        tally.vec(&self.quick);
        tally.vec(&self.threads);
    }

    /// Adds the arguments of handlers.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        for handler in &self.handlers {
            match *handler {
                Handler::Plain(function) => out.push(function),
                Handler::With(function, argument) | Handler::Status(function, argument) => {
                    out.extend([function, argument]);
                }
            }
        }
        out.extend_from_slice(&self.quick);
        out.extend(self.threads.iter().flat_map(|&(function, argument)| [function, argument]));
    }
}

/// Registers a function to be called at exit, after functions that are registered later.
///
/// # Errors
/// Returns a limit if there are too many.
pub(crate) fn at_exit(process: &mut Process<'_, '_>, function: Slot) -> Result<()> {
    process.state().exit.room()?.handlers.push(Handler::Plain(function));
    Ok(())
}

/// Performs the steps of `exit`, and of a return from `main`, that precede destructors: handlers, last one
/// first.
///
/// # Errors
/// Returns the stop of a handler, or the end itself if nothing remains to be done.
pub(crate) fn finish(process: &mut Process<'_, '_>, status: i32) -> Result<()> {
    if process.state().exit.at_once {
        for stream in process.state().streams.all() {
            if let Some(stream) = process.state().streams.get(stream) {
                stream.discard();
            }
        }
        return Err(Box::new(Stop::Exit(status)));
    }
    process.state().exit.ending = Some(status);
    run_handlers(process, status)
}

fn run_handlers(process: &mut Process<'_, '_>, status: i32) -> Result<()> {
    while let Some((function, argument)) = process.state().exit.threads.pop() {
        process.call_back(function, &[argument])?;
    }
    // A handler may register others; those are called next.
    while let Some(handler) = process.state().exit.handlers.pop() {
        match handler {
            Handler::Plain(function) => process.call_back(function, &[])?,
            Handler::With(function, argument) => process.call_back(function, &[argument])?,
            Handler::Status(function, argument) => {
                process.call_back(function, &[Slot::plain(status as u32 as u64), argument])?
            }
        };
    }
    Ok(())
}

/// Flushes all streams.
pub(crate) fn flush_all(process: &mut Process<'_, '_>) -> Result<()> {
    for stream in process.state().streams.all() {
        // A stream that cannot be flushed records the error; nobody is left to read it.
        let _: bool = process.flush_stream(stream)?;
    }
    Ok(())
}

/// Handlers are called after all frames are popped. They must not call `exit` again (C11 7.22.4.4).
fn exit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let status = call.int(0)? as i32;
    check_not_ending(process, call, status)?;
    hold_back(process)?;
    Err(Box::new(Stop::Exit(status)))
}

/// Lets other threads run before the end, as the seed wants.
fn hold_back(process: &mut Process<'_, '_>) -> Result<()> {
    if process.thread.stage == 0
        && let Some(wait) = process.hold_of_end()
    {
        process.thread.stage = 1;
        return process.wait(wait);
    }
    Ok(())
}

fn check_not_ending(process: &mut Process<'_, '_>, call: &Call<'_>, status: i32) -> Result<()> {
    let Some(first) = process.state().exit.ending else { return Ok(()) };
    contract(format!("{} with status {status} by an exit handler, after an exit with status {first}", call.name))
}

fn exit_at_once(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let status = call.int(0)? as i32;
    hold_back(process)?;
    process.state().exit.at_once = true;
    Err(Box::new(Stop::Exit(status)))
}

fn quick_exit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let status = call.int(0)? as i32;
    check_not_ending(process, call, status)?;
    process.state().exit.ending = Some(status);
    while let Some(function) = process.state().exit.quick.pop() {
        process.call_back(function, &[])?;
    }
    process.state().exit.at_once = true;
    Err(Box::new(Stop::Exit(status)))
}

/// Implements `abort`, which a handler of the program may still leave by `longjmp` or `exit`.
pub(crate) fn abort_now(process: &mut Process<'_, '_>) -> Box<Stop> {
    match crate::system::signal::deliver(process, SIGABRT) {
        Ok(()) => Box::new(Stop::Signal(SIGABRT)),
        Err(stop) => stop,
    }
}

fn abort(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Err(abort_now(process))
}

fn atexit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    at_exit(process, call.pointer(0)?)?;
    int(0)
}

fn at_quick_exit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let function = call.pointer(0)?;
    process.state().exit.room()?.quick.push(function);
    int(0)
}

fn on_exit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let handler = Handler::Status(call.pointer(0)?, call.pointer(1)?);
    process.state().exit.room()?.handlers.push(handler);
    int(0)
}

fn cxa_atexit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let handler = Handler::With(call.pointer(0)?, call.pointer(1)?);
    process.state().exit.room()?.handlers.push(handler);
    int(0)
}

fn cxa_thread_atexit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let handler = (call.pointer(0)?, call.pointer(1)?);
    process.memory.keep(handler.1);
    process.state().exit.room()?.threads.push(handler);
    int(0)
}

/// Runs every handler if the argument is null; otherwise those of an unloaded library, which does not exist.
fn cxa_finalize(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if crate::access::is_null(call.pointer(0)?) {
        run_handlers(process, 0)?;
    }
    void()
}
