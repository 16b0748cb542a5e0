//! Signals as far as one thread raises them itself: `signal`, `sigaction`, `raise`, and sets.

use super::access::{int, is_null, offset};
use super::posix::EINVAL;
use super::{Call, Entry};
use crate::machine::Machine;
use crate::stop::{Run, Stop};
use crate::value::{Prov, Slot};

pub(super) static TABLE: &[Entry] = &[
    ("signal", "p(ip)", signal),
    ("__sysv_signal", "p(ip)", signal),
    ("bsd_signal", "p(ip)", signal),
    ("sigaction", "i(ipp)", sigaction),
    ("raise", "i(i)", raise),
    ("kill", "i(ii)", kill),
    ("pthread_kill", "i(li)", kill),
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
    ("setitimer", "i(ipp)", siginterrupt),
];

const SIGNALS: usize = 65;
const SIGKILL: i64 = 9;
const SIGSTOP: i64 = 19;
/// Signals whose default is to be ignored: `SIGCHLD`, `SIGCONT`, `SIGURG`, `SIGWINCH`.
const IGNORED: [i32; 4] = [17, 18, 23, 28];
const SIG_ERR: u64 = u64::MAX;
const SA_SIGINFO: u64 = 4;
const SA_RESETHAND: u64 = 0x8000_0000;
/// glibc's `sigset_t`.
const SET_SIZE: u64 = 128;

/// What the program wants done about a signal.
#[derive(Clone, Copy, Debug, Default)]
struct Action {
    /// 0 is the default, 1 to ignore it.
    handler: Slot,
    flags: u64,
    mask: u64,
}

/// The actions of all signals and what is blocked.
#[derive(Debug)]
pub(crate) struct Signals {
    actions: [Action; SIGNALS],
    blocked: u64,
    pending: u64,
}

impl Signals {
    /// The program's handlers.
    pub(super) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.actions.iter().map(|action| action.handler));
    }
}

impl Default for Signals {
    fn default() -> Signals {
        Signals { actions: [Action::default(); SIGNALS], blocked: 0, pending: 0 }
    }
}

/// Delivers a signal; comes back if it was ignored or handled.
pub(crate) fn deliver(machine: &mut Machine<'_>, number: i32) -> Run<()> {
    let index = number as usize % SIGNALS;
    let action = machine.libc.signals.actions[index];
    match (action.handler.bits, action.handler.tag.prov()) {
        (0, Prov::NONE) if IGNORED.contains(&number) => Ok(()),
        (0, Prov::NONE) => Err(Box::new(Stop::Signal(number))),
        (1, Prov::NONE) => Ok(()),
        _ => {
            if action.flags & SA_RESETHAND != 0 {
                machine.libc.signals.actions[index].handler = Slot::plain(0);
            }
            let blocked = machine.libc.signals.blocked;
            machine.libc.signals.blocked |= action.mask | bit(number.into());
            let signal = Slot::plain(number as u32 as u64);
            let result = if action.flags & SA_SIGINFO != 0 {
                machine.call_back(action.handler, &[signal, Slot::plain(0), Slot::plain(0)])
            } else {
                machine.call_back(action.handler, &[signal])
            };
            machine.libc.signals.blocked = blocked;
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

fn signal(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (number, handler) = (call.int(0)?, call.pointer(1)?);
    if !is_signal(number) || matches!(number, SIGKILL | SIGSTOP) {
        machine.set_errno(EINVAL)?;
        return Ok(Slot::plain(SIG_ERR));
    }
    // System V's variant is used once.
    let flags = if call.name == "__sysv_signal" { SA_RESETHAND } else { 0 };
    let action = Action { handler, flags, mask: 0 };
    Ok(std::mem::replace(&mut machine.libc.signals.actions[number as usize], action).handler)
}

/// `struct sigaction`: handler, mask (128 bytes), flags, restorer.
fn sigaction(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (number, new, old) = (call.int(0)?, call.pointer(1)?, call.pointer(2)?);
    if !is_signal(number) || !is_null(new) && matches!(number, SIGKILL | SIGSTOP) {
        return machine.fail(EINVAL);
    }
    let word = u64::from(machine.libc.abi.pointer);
    let before = machine.libc.signals.actions[number as usize];
    if !is_null(new) {
        let handler = machine.get_pointer(new, call.site)?;
        let mask = machine.get_uint(offset(new, word), 8, call.site)?;
        let flags = machine.get_uint(offset(new, word + SET_SIZE), 4, call.site)?;
        machine.libc.signals.actions[number as usize] = Action { handler, flags, mask };
    }
    if !is_null(old) {
        let size = word + SET_SIZE + 8 + word;
        machine.put(old, &vec![0; size as usize], call.site)?;
        machine.put_pointer(old, before.handler, call.site)?;
        machine.put_uint(offset(old, word), before.mask, 8, call.site)?;
        machine.put_uint(offset(old, word + SET_SIZE), before.flags, 4, call.site)?;
    }
    int(0)
}

fn send(machine: &mut Machine<'_>, number: i64) -> Run<Slot> {
    if number == 0 {
        return int(0);
    }
    if !is_signal(number) {
        return machine.fail(EINVAL);
    }
    if machine.libc.signals.blocked & bit(number) != 0 && !matches!(number, SIGKILL | SIGSTOP) {
        machine.libc.signals.pending |= bit(number);
        return int(0);
    }
    deliver(machine, number as i32)?;
    int(0)
}

fn raise(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    send(machine, call.int(0)?)
}

fn kill(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let process = call.int(0)?;
    if call.name == "kill" && !matches!(process, 0 | super::posix::PROCESS) {
        return machine.fail(super::posix::EPERM);
    }
    send(machine, call.int(1)?)
}

fn sigprocmask(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (how, new, old) = (call.int(0)?, call.pointer(1)?, call.pointer(2)?);
    let before = machine.libc.signals.blocked;
    if !is_null(new) {
        let set = machine.get_uint(new, 8, call.site)?;
        machine.libc.signals.blocked = match how {
            0 => before | set,
            1 => before & !set,
            2 => set,
            _ => return machine.fail(EINVAL),
        };
    }
    if !is_null(old) {
        put_set(machine, old, before, call)?;
    }
    let due = machine.libc.signals.pending & !machine.libc.signals.blocked;
    for number in 1..=64 {
        if due & bit(number) != 0 {
            machine.libc.signals.pending &= !bit(number);
            deliver(machine, number as i32)?;
        }
    }
    int(0)
}

fn put_set(machine: &mut Machine<'_>, to: Slot, set: u64, call: &Call<'_>) -> Run<()> {
    machine.put(to, &[0; SET_SIZE as usize], call.site)?;
    machine.put_uint(to, set, 8, call.site)
}

fn sigemptyset(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    put_set(machine, call.pointer(0)?, 0, call)?;
    int(0)
}

fn sigfillset(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    // The two that the threads' library uses itself are never in it.
    put_set(machine, call.pointer(0)?, !(3 << 31), call)?;
    int(0)
}

fn change_set(machine: &mut Machine<'_>, call: &Call<'_>, member: bool) -> Run<Slot> {
    let (set, number) = (call.pointer(0)?, call.int(1)?);
    if !is_signal(number) {
        return machine.fail(EINVAL);
    }
    let bits = machine.get_uint(set, 8, call.site)?;
    let bits = if member { bits | bit(number) } else { bits & !bit(number) };
    machine.put_uint(set, bits, 8, call.site)?;
    int(0)
}

fn sigaddset(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    change_set(machine, call, true)
}

fn sigdelset(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    change_set(machine, call, false)
}

fn sigismember(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let bits = machine.get_uint(call.pointer(0)?, 8, call.site)?;
    int((bits & bit(call.int(1)?) != 0).into())
}

/// There is one stack; the old one is told to be none.
fn sigaltstack(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const SS_DISABLE: u64 = 2;
    let (old, word) = (call.pointer(1)?, u64::from(machine.libc.abi.pointer));
    if !is_null(old) {
        machine.put(old, &vec![0; word as usize * 3], call.site)?;
        machine.put_uint(offset(old, word), SS_DISABLE, 4, call.site)?;
    }
    int(0)
}

fn siginterrupt(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(0)
}

fn alarm(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    if call.uint(0)? == 0 {
        return int(0);
    }
    crate::stop::unsupported("alarm: signals come only from the program itself")
}
