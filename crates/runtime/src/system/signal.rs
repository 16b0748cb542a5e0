//! Signals that the only thread raises itself: `signal`, `sigaction`, `raise`, and sets.

use crate::access::{int, is_null, offset};
use crate::system::cancellation::NO_SUCH_THREAD;
use crate::system::posix::EINVAL;
use crate::system::threads::{runs, thread_of};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::stop::{Result, Stop, unsupported};
use draig_interp::value::{Prov, Slot};

pub(crate) static TABLE: &[Entry] = &[
    ("signal", "p(ip)", signal),
    ("__sysv_signal", "p(ip)", signal),
    ("bsd_signal", "p(ip)", signal),
    ("sigaction", "i(ipp)", sigaction),
    ("raise", "i(i)", raise),
    ("kill", "i(ii)", kill),
    ("pthread_kill", "i(li)", pthread_kill),
    ("pthread_sigmask", "i(ipp)", sigprocmask),
    ("sigprocmask", "i(ipp)", sigprocmask),
    ("sigemptyset", "i(p)", sigemptyset),
    ("sigfillset", "i(p)", sigfillset),
    ("sigaddset", "i(pi)", sigaddset),
    ("sigdelset", "i(pi)", sigdelset),
    ("sigismember", "i(pi)", sigismember),
    ("sigaltstack", "i(pp)", sigaltstack),
    ("siginterrupt", "i(ii)", siginterrupt),
    ("alarm", "u(u)", alarm),
    ("setitimer", "i(ipp)", setitimer),
];

const SIGNALS: usize = 65;
const SIGKILL: i64 = 9;
const SIGSTOP: i64 = 19;
/// Signals that are ignored by default: `SIGCHLD`, `SIGCONT`, `SIGURG`, `SIGWINCH`.
const IGNORED: [i32; 4] = [17, 18, 23, 28];
const SIG_ERR: u64 = u64::MAX;
const SA_SIGINFO: u64 = 4;
const SA_RESETHAND: u64 = 0x8000_0000;
/// Size of glibc's `sigset_t`.
const SET_SIZE: u64 = 128;

/// Action of the program for a signal.
#[derive(Clone, Copy, Debug, Default)]
struct Action {
    /// Handler; 0 is the default, 1 ignores the signal.
    handler: Slot,
    flags: u64,
    mask: u64,
}

/// Actions of all signals, and the set of blocked ones.
#[derive(Debug)]
pub(crate) struct Signals {
    actions: [Action; SIGNALS],
    blocked: u64,
    pending: u64,
}

impl Signals {
    /// Adds the program's handlers.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.actions.iter().map(|action| action.handler));
    }
}

impl Signals {
    /// Exchanges the blocked and pending signals with those of another thread.
    pub(crate) fn swap_of_thread(&mut self, blocked: &mut u64, pending: &mut u64) {
        std::mem::swap(&mut self.blocked, blocked);
        std::mem::swap(&mut self.pending, pending);
    }
}

impl Default for Signals {
    fn default() -> Signals {
        Signals { actions: [Action::default(); SIGNALS], blocked: 0, pending: 0 }
    }
}

/// Delivers a signal; returns if it was ignored or handled.
pub(crate) fn deliver(process: &mut Process<'_, '_>, number: i32) -> Result<()> {
    let index = number as usize % SIGNALS;
    let action = process.state().signals.actions[index];
    match (action.handler.bits, action.handler.tag.prov()) {
        (0, Prov::NONE) if IGNORED.contains(&number) => Ok(()),
        (0, Prov::NONE) => Err(Box::new(Stop::Signal(number))),
        (1, Prov::NONE) => Ok(()),
        _ => {
            if action.flags & SA_RESETHAND != 0 {
                process.state().signals.actions[index].handler = Slot::plain(0);
            }
            let blocked = process.state().signals.blocked;
            process.state().signals.blocked |= action.mask | bit(number.into());
            let signal = Slot::plain(number as u32 as u64);
            let result = if action.flags & SA_SIGINFO != 0 {
                process.call_back(action.handler, &[signal, Slot::plain(0), Slot::plain(0)])
            } else {
                process.call_back(action.handler, &[signal])
            };
            process.state().signals.blocked = blocked;
            result.map(|_| ())
        }
    }
}

fn bit(number: i64) -> u64 {
    if (1..=64).contains(&number) { 1 << (number - 1) } else { 0 }
}

fn is_signal(number: i64) -> bool {
    (1..SIGNALS as i64).contains(&number)
}

fn signal(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (number, handler) = (call.int(0)?, call.pointer(1)?);
    if !is_signal(number) || matches!(number, SIGKILL | SIGSTOP) {
        process.set_errno(EINVAL)?;
        return Ok(Slot::plain(SIG_ERR));
    }
    // The handler of System V's variant runs once.
    let flags = if call.name == "__sysv_signal" { SA_RESETHAND } else { 0 };
    let action = Action { handler, flags, mask: 0 };
    Ok(std::mem::replace(&mut process.state().signals.actions[number as usize], action).handler)
}

/// Implements `sigaction`, whose structure has handler, mask (128 bytes), flags, restorer.
fn sigaction(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (number, new, old) = (call.int(0)?, call.pointer(1)?, call.pointer(2)?);
    if !is_signal(number) || !is_null(new) && matches!(number, SIGKILL | SIGSTOP) {
        return process.fail(EINVAL);
    }
    let word = u64::from(process.abi.pointer);
    let before = process.state().signals.actions[number as usize];
    if !is_null(new) {
        let handler = process.get_pointer(new, call.site)?;
        let mask = process.get_uint(offset(new, word), 8, call.site)?;
        let flags = process.get_uint(offset(new, word + SET_SIZE), 4, call.site)?;
        process.state().signals.actions[number as usize] = Action { handler, flags, mask };
    }
    if !is_null(old) {
        let size = word + SET_SIZE + 8 + word;
        process.put(old, &vec![0; size as usize], call.site)?;
        process.put_pointer(old, before.handler, call.site)?;
        process.put_uint(offset(old, word), before.mask, 8, call.site)?;
        process.put_uint(offset(old, word + SET_SIZE), before.flags, 4, call.site)?;
    }
    int(0)
}

fn send(process: &mut Process<'_, '_>, number: i64) -> Result<Slot> {
    if number == 0 {
        return int(0);
    }
    if !is_signal(number) {
        return process.fail(EINVAL);
    }
    if process.state().signals.blocked & bit(number) != 0 && !matches!(number, SIGKILL | SIGSTOP) {
        process.state().signals.pending |= bit(number);
        return int(0);
    }
    deliver(process, number as i32)?;
    int(0)
}

fn raise(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    send(process, call.int(0)?)
}

fn kill(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let target = call.int(0)?;
    if !matches!(target, 0 | crate::system::posix::PROCESS) {
        return process.fail(crate::system::posix::EPERM);
    }
    send(process, call.int(1)?)
}

/// Sends a signal to the running thread. Handlers run in no other one.
fn pthread_kill(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (thread, number) = (thread_of(call.uint(0)?), call.int(1)?);
    if !runs(process, thread) {
        return int(NO_SUCH_THREAD);
    }
    if number != 0 && !is_signal(number) {
        return int(EINVAL.into());
    }
    if number != 0 && thread != process.thread_id().0 {
        return unsupported("a signal to another thread");
    }
    send(process, number)
}

fn sigprocmask(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (how, new, old) = (call.int(0)?, call.pointer(1)?, call.pointer(2)?);
    let before = process.state().signals.blocked;
    if !is_null(new) {
        let set = process.get_uint(new, 8, call.site)?;
        process.state().signals.blocked = match how {
            0 => before | set,
            1 => before & !set,
            2 => set,
            _ => return process.fail(EINVAL),
        };
    }
    if !is_null(old) {
        put_set(process, old, before, call)?;
    }
    let due = process.state().signals.pending & !process.state().signals.blocked;
    for number in 1..=64 {
        if due & bit(number) != 0 {
            process.state().signals.pending &= !bit(number);
            deliver(process, number as i32)?;
        }
    }
    int(0)
}

fn put_set(process: &mut Process<'_, '_>, to: Slot, set: u64, call: &Call<'_>) -> Result<()> {
    process.put(to, &[0; SET_SIZE as usize], call.site)?;
    process.put_uint(to, set, 8, call.site)
}

fn sigemptyset(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    put_set(process, call.pointer(0)?, 0, call)?;
    int(0)
}

fn sigfillset(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    // The two signals that the thread library uses itself are never in the set.
    put_set(process, call.pointer(0)?, !(3 << 31), call)?;
    int(0)
}

fn change_set(process: &mut Process<'_, '_>, call: &Call<'_>, member: bool) -> Result<Slot> {
    let (set, number) = (call.pointer(0)?, call.int(1)?);
    if !is_signal(number) {
        return process.fail(EINVAL);
    }
    let bits = process.get_uint(set, 8, call.site)?;
    let bits = if member { bits | bit(number) } else { bits & !bit(number) };
    process.put_uint(set, bits, 8, call.site)?;
    int(0)
}

fn sigaddset(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    change_set(process, call, true)
}

fn sigdelset(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    change_set(process, call, false)
}

fn sigismember(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let bits = process.get_uint(call.pointer(0)?, 8, call.site)?;
    int((bits & bit(call.int(1)?) != 0).into())
}

/// Reports the old alternate stack as disabled, because there is only one stack.
fn sigaltstack(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const SS_DISABLE: u64 = 2;
    let (old, word) = (call.pointer(1)?, u64::from(process.abi.pointer));
    if !is_null(old) {
        process.put(old, &vec![0; word as usize * 3], call.site)?;
        process.put_uint(offset(old, word), SS_DISABLE, 4, call.site)?;
    }
    int(0)
}

fn siginterrupt(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(0)
}

fn alarm(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if call.uint(0)? == 0 {
        return int(0);
    }
    unsupported("alarm: signals come only from the program itself")
}

/// Timers are never set, so that they can be cleared.
fn setitimer(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (new, old, long) = (call.pointer(1)?, call.pointer(2)?, u64::from(process.abi.long));
    let value = offset(new, 2 * long);
    match process.get_timeval(value, call.site)? {
        None => return process.fail(EINVAL),
        Some(time) if time.is_zero() => {}
        Some(_) => return unsupported("setitimer: signals come only from the program itself"),
    }
    if !is_null(old) {
        process.put(old, &vec![0; 4 * long as usize], call.site)?;
    }
    int(0)
}
