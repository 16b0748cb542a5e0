//! The end of a program: `exit` with its handlers, `_exit`, `abort`, `atexit` and `__cxa_atexit`.

use crate::access::{contract, int, void};
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::stop::{Run, Stop, limit};
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

/// The number of the signal that `abort` raises.
const SIGABRT: i32 = 6;

/// The most functions that may wait for the end together.
const MAX_HANDLERS: usize = 1 << 20;

/// A function to be called at the end.
#[derive(Clone, Copy, Debug)]
enum Handler {
    /// `atexit`
    Plain(Slot),
    /// `__cxa_atexit`: with an argument.
    With(Slot, Slot),
    /// `on_exit`: with the status and an argument.
    Status(Slot, Slot),
}

/// What is to be done at the end.
#[derive(Debug, Default)]
pub(crate) struct ExitState {
    handlers: Vec<Handler>,
    quick: Vec<Slot>,
    threads: Vec<(Slot, Slot)>,
    /// The status that the program ends with, when what is called at the end runs.
    ending: Option<i32>,
    /// Whether `_exit` was called: no handlers, no streams.
    at_once: bool,
}

impl ExitState {
    /// The same, if there is room for one more function.
    fn room(&mut self) -> Run<&mut ExitState> {
        if self.handlers.len() + self.quick.len() + self.threads.len() >= MAX_HANDLERS {
            return limit(format!("more than {MAX_HANDLERS} functions to be called at the end"));
        }
        Ok(self)
    }

    /// Adds up what it takes.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.handlers);
        tally.vec(&self.quick);
        tally.vec(&self.threads);
    }

    /// What handlers are called with.
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

/// Has a function called when the program exits, after those that are registered later.
///
/// # Errors
/// A limit.
pub(crate) fn at_exit(process: &mut Process<'_, '_>, function: Slot) -> Run<()> {
    process.state().exit.room()?.handlers.push(Handler::Plain(function));
    Ok(())
}

/// What the end of `main` and `exit` do before destructors: handlers, last one first.
///
/// # Errors
/// What a handler does; and the end itself, if nothing more is to be done.
pub(crate) fn finish(process: &mut Process<'_, '_>, status: i32) -> Run<()> {
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

fn run_handlers(process: &mut Process<'_, '_>, status: i32) -> Run<()> {
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

/// Sends what all streams keep.
pub(crate) fn flush_all(process: &mut Process<'_, '_>) -> Run<()> {
    for stream in process.state().streams.all() {
        // A stream that cannot be flushed remembers so; nobody is left to be told.
        let _: bool = process.flush_stream(stream)?;
    }
    Ok(())
}

/// Handlers are called when the frames are gone. What they call must not be `exit` again (C11 7.22.4.4).
fn exit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let status = call.int(0)? as i32;
    check_not_ending(process, call, status)?;
    Err(Box::new(Stop::Exit(status)))
}

fn check_not_ending(process: &mut Process<'_, '_>, call: &Call<'_>, status: i32) -> Run<()> {
    let Some(first) = process.state().exit.ending else { return Ok(()) };
    contract(format!(
        "{} with status {status} by what is called at the end, which began with status {first}",
        call.name
    ))
}

fn exit_at_once(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let status = call.int(0)? as i32;
    process.state().exit.at_once = true;
    Err(Box::new(Stop::Exit(status)))
}

fn quick_exit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let status = call.int(0)? as i32;
    check_not_ending(process, call, status)?;
    process.state().exit.ending = Some(status);
    while let Some(function) = process.state().exit.quick.pop() {
        process.call_back(function, &[])?;
    }
    process.state().exit.at_once = true;
    Err(Box::new(Stop::Exit(status)))
}

/// `abort`, which a handler of the program may still leave by `longjmp` or `exit`.
pub(crate) fn abort_now(process: &mut Process<'_, '_>) -> Box<Stop> {
    match crate::system::signal::deliver(process, SIGABRT) {
        Ok(()) => Box::new(Stop::Signal(SIGABRT)),
        Err(stop) => stop,
    }
}

fn abort(process: &mut Process<'_, '_>, _: &Call<'_>) -> Run<Slot> {
    Err(abort_now(process))
}

fn atexit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    at_exit(process, call.pointer(0)?)?;
    int(0)
}

fn at_quick_exit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let function = call.pointer(0)?;
    process.state().exit.room()?.quick.push(function);
    int(0)
}

fn on_exit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let handler = Handler::Status(call.pointer(0)?, call.pointer(1)?);
    process.state().exit.room()?.handlers.push(handler);
    int(0)
}

fn cxa_atexit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let handler = Handler::With(call.pointer(0)?, call.pointer(1)?);
    process.state().exit.room()?.handlers.push(handler);
    int(0)
}

fn cxa_thread_atexit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let handler = (call.pointer(0)?, call.pointer(1)?);
    process.state().exit.room()?.threads.push(handler);
    int(0)
}

/// With null, runs every handler; otherwise those of a library that is unloaded, of which there is none.
fn cxa_finalize(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    if crate::access::is_null(call.pointer(0)?) {
        run_handlers(process, 0)?;
    }
    void()
}
