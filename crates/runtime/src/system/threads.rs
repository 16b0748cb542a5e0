//! Threads of `<pthread.h>`, `<sched.h>` and C++: starting, ending, joining. Locks are in `locks`, conditions and the like in
//! `conditions`, thread-specific data in `thread_data`, the names of C11 in `c11_threads`.

use std::collections::BTreeMap;

use crate::access::{contract, int, is_null, offset};
use crate::c::clock::Clock;
use crate::exceptions::forced;
use crate::globals::Global;
use crate::process::Process;
use crate::system::posix::{EINVAL, PROCESS};
use crate::system::thread_data::Own;
use crate::table::Entry;
use draig_interp::account::Tally;
use draig_interp::library::Call;
use draig_interp::site::Site;
use draig_interp::stop::{Result, Stop, unsupported};
use draig_interp::threads::{Continuation, Key, ThreadId, Wait, Woken};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("pthread_create", "i(pppp)", create),
    ("pthread_join", "i(lp)", join),
    ("pthread_tryjoin_np", "i(lp)", try_join),
    ("pthread_timedjoin_np", "i(lpp)", timed_join),
    ("pthread_clockjoin_np", "i(lpip)", clock_join),
    ("pthread_detach", "i(l)", detach),
    ("pthread_exit", "v(p)", exit),
    ("pthread_self", "l()", this_thread),
    ("pthread_equal", "i(ll)", equal),
    ("clone", "i(ppip...)", refused),
    ("pthread_attr_init", "i(p)", attr_init),
    ("pthread_attr_destroy", "i(p)", ok),
    ("pthread_attr_setstacksize", "i(pl)", attr_setstacksize),
    ("pthread_attr_getstacksize", "i(pp)", attr_getstacksize),
    ("pthread_attr_setdetachstate", "i(pi)", attr_setdetachstate),
    ("pthread_attr_getdetachstate", "i(pp)", attr_getdetachstate),
    ("pthread_attr_getstack", "i(ppp)", attr_getstack),
    ("pthread_attr_getguardsize", "i(pp)", attr_getguardsize),
    ("pthread_getattr_np", "i(lp)", getattr_np),
    ("pthread_setname_np", "i(lp)", setname_np),
    ("pthread_getname_np", "i(lpl)", getname_np),
    ("pthread_atfork", "i(ppp)", ok),
    ("pthread_setconcurrency", "i(i)", setconcurrency),
    ("sched_yield", "i()", yield_now),
    ("pthread_yield", "i()", yield_now),
    ("sched_getaffinity", "i(ilp)", sched_getaffinity),
    ("pthread_getaffinity_np", "i(llp)", sched_getaffinity),
    ("gettid", "i()", gettid),
];

pub(crate) const EAGAIN: i32 = 11;
pub(crate) const ETIMEDOUT: i64 = 110;
pub(crate) const EBUSY: i64 = 16;
const EDEADLK: i64 = 35;
/// Distance of the numbers by which the program knows its threads. The main thread has the first one.
const SPACING: u64 = 0x1000;
/// Offsets of the detach state and of the stack size in a `pthread_attr_t`.
const DETACH_STATE: u64 = 0;
const STACK_SIZE: u64 = 8;
/// Stack size that a new `pthread_attr_t` has.
const USUAL_STACK: u64 = 8 << 20;
/// Number of processors that the program sees.
pub(crate) const PROCESSORS: u64 = 4;
/// Maximum length of a thread's name, with its terminator.
const NAME: usize = 16;
const ERANGE: i64 = 34;

/// Kinds of events that threads wait for.
pub(crate) mod event {
    /// The end of a thread.
    pub(crate) const END: u8 = 0;
    pub(crate) const MUTEX: u8 = 1;
    /// Writers of a lock, and its readers.
    pub(crate) const WRITE_LOCK: u8 = 2;
    pub(crate) const READ_LOCK: u8 = 3;
    pub(crate) const CONDITION: u8 = 4;
    pub(crate) const BARRIER: u8 = 5;
    pub(crate) const SEMAPHORE: u8 = 6;
    pub(crate) const ONCE: u8 = 7;
    pub(crate) const GUARD: u8 = 8;
    pub(crate) const FUTEX: u8 = 9;
    /// Operations of any size.
    pub(crate) const ATOMIC: u8 = 10;
    pub(crate) const PIPE: u8 = 11;
    /// An order that the program declares.
    pub(crate) const DECLARED: u8 = 12;
    /// Added for attempts to take an object that do not wait.
    pub(crate) const TRIES: u8 = 1 << 7;
}

/// Life of a thread that was not joined.
#[derive(Debug, Default)]
struct Life {
    /// Result, once it has ended.
    value: Option<Slot>,
    detached: bool,
    name: Vec<u8>,
}

/// Threads of the program, and what each has for itself.
#[derive(Debug, Default)]
pub(crate) struct Threads {
    lives: BTreeMap<u32, Life>,
    /// Destructor of each key.
    pub(crate) keys: Vec<Option<Slot>>,
    /// Things of the running thread alone, and those of the others.
    pub(crate) own: Own,
    pub(crate) parked: BTreeMap<u32, Own>,
}

impl Threads {
    /// Adds the memory of the threads to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.keys);
        tally.fixed(self.lives.len() * 2 * size_of::<Life>());
        tally.fixed(self.parked.len() * 2 * size_of::<Own>());
        self.parked.values().chain([&self.own]).for_each(|own| own.tally(tally));
    }

    /// Adds all references.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.keys.iter().flatten());
        out.extend(self.lives.values().filter_map(|life| life.value));
        self.parked.values().chain([&self.own]).for_each(|own| own.roots(out));
    }

    /// Returns whether a thread has ended.
    pub(crate) fn has_ended(&self, thread: ThreadId) -> bool {
        thread != ThreadId::MAIN && self.lives.get(&thread.0).is_none_or(|life| life.value.is_some())
    }
}

/// Returns the number by which the program knows a thread.
fn name_of(thread: ThreadId) -> u64 {
    u64::from(thread.0) * SPACING
}

/// Returns the thread that the program knows by a number.
pub(crate) fn thread_of(name: u64) -> u32 {
    if name.is_multiple_of(SPACING) { u32::try_from(name / SPACING).unwrap_or(0) } else { 0 }
}

/// Whether a thread exists and has not ended.
pub(crate) fn runs(process: &mut Process<'_, '_>, number: u32) -> bool {
    let is_running = process.thread_id().0 == number;
    // The main thread has a life only when it has ended.
    let is_main = number == ThreadId::MAIN.0;
    is_running || process.state().threads.lives.get(&number).map_or(is_main, |life| life.value.is_none())
}

/// Starts a thread; returns the number by which the program knows it.
pub(crate) fn start(process: &mut Process<'_, '_>, function: Slot, args: Vec<Slot>, detached: bool) -> Result<u64> {
    let thread = process.spawn(function, args)?;
    process.state().threads.lives.insert(thread.0, Life { detached, ..Life::default() });
    become_several(process)?;
    Ok(name_of(thread))
}

/// Tells the program that it has several threads, so that it counts references atomically.
fn become_several(process: &mut Process<'_, '_>) -> Result<()> {
    match process.state().objects.known(Global::Other(0)) {
        Some(flag) => process.put_uint(flag, 0, 1, Site::NONE),
        None => Ok(()),
    }
}

fn create(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, attr, function, arg) = (call.pointer(0)?, call.pointer(1)?, call.pointer(2)?, call.slot(3)?);
    let detached = !is_null(attr) && process.get_uint(offset(attr, DETACH_STATE), 4, call.site)? != 0;
    let name = start(process, function, vec![arg], detached)?;
    process.put_uint(to, name, process.abi.long, call.site)?;
    int(0)
}

/// Joins a thread: returns its result, or an error number.
pub(crate) fn join_thread(process: &mut Process<'_, '_>, call: &Call<'_>, name: u64) -> Result<Result<Slot, i64>> {
    let number = thread_of(name);
    let own = process.thread_id().0;
    let Some(life) = process.state().threads.lives.get(&number) else {
        if number == ThreadId::MAIN.0 && number != own {
            return wait_for_end(process, number);
        }
        return if number == own { Ok(Err(EDEADLK)) } else { contract(gone(call)) };
    };
    match (life.value, life.detached) {
        (_, true) => contract(format!("{} of a detached thread", call.name)),
        _ if number == own => Ok(Err(EDEADLK)),
        (None, _) => wait_for_end(process, number),
        (Some(value), _) => {
            process.acquire(Key(event::END, number.into()));
            process.state().threads.lives.remove(&number);
            Ok(Ok(value))
        }
    }
}

fn wait_for_end<T>(process: &mut Process<'_, '_>, number: u32) -> Result<T> {
    let what = format!("the end of thread {number}");
    process.wait(Wait { key: Some(Key(event::END, number.into())), until: None, what })
}

/// Describes the use of a thread that does not exist.
fn gone(call: &Call<'_>) -> String {
    format!("{} of a thread that was joined or detached before, or never started", call.name)
}

fn join(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (name, to) = (call.uint(0)?, call.pointer(1)?);
    match join_thread(process, call, name)? {
        Ok(value) => {
            if !is_null(to) {
                process.put_value(to, value, call)?;
            }
            int(0)
        }
        Err(errno) => int(errno),
    }
}

fn try_join(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = thread_of(call.uint(0)?);
    process.orders_at(Key(event::END | event::TRIES, number.into()), true);
    if process.state().threads.lives.get(&number).is_some_and(|life| life.value.is_none()) {
        process.scheduling_point();
        return int(EBUSY);
    }
    join(process, call)
}

fn timed_join(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    join_until(process, call, Clock::Wall, call.pointer(2)?)
}

fn clock_join(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(clock) = process.waiting_clock(call.int(2)?) else { return int(EINVAL.into()) };
    join_until(process, call, clock, call.pointer(3)?)
}

/// Joins a thread that ends before a clock shows the time at an address; without one, any that ends.
fn join_until(process: &mut Process<'_, '_>, call: &Call<'_>, clock: Clock, time: Slot) -> Result<Slot> {
    let number = thread_of(call.uint(0)?);
    let runs = process.state().threads.lives.get(&number).is_some_and(|life| life.value.is_none() && !life.detached);
    if is_null(time) || !runs || number == process.thread_id().0 {
        return join(process, call);
    }
    process.orders_at(Key(event::END | event::TRIES, number.into()), true);
    if process.timed_out() {
        return int(ETIMEDOUT);
    }
    let Some(until) = process.deadline(clock, time, call.site)? else { return int(EINVAL.into()) };
    let what = format!("the end of thread {number}");
    process.wait(Wait { key: Some(Key(event::END, number.into())), until: Some(until), what })
}

/// Detaches a thread; false if it does not exist.
pub(crate) fn detach_thread(process: &mut Process<'_, '_>, name: u64) -> bool {
    let number = thread_of(name);
    let lives = &mut process.state().threads.lives;
    match lives.get_mut(&number) {
        Some(life) if life.detached => false,
        Some(life) => {
            life.detached = true;
            if life.value.is_some() {
                lives.remove(&number);
            }
            true
        }
        None => number == ThreadId::MAIN.0,
    }
}

fn detach(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match detach_thread(process, call.uint(0)?) {
        true => int(0),
        false => contract(gone(call)),
    }
}

fn exit(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Err(Box::new(Stop::EndThread(call.slot(0)?)))
}

fn this_thread(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.long(name_of(process.thread_id()) as i64)
}

fn equal(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int((call.uint(0)? == call.uint(1)?).into())
}

/// Runs what a thread leaves to be done, one call at a time: destructors of thread-local variables, destructors of
/// thread-specific data. Then the thread can be joined.
pub(crate) fn ended(process: &mut Process<'_, '_>, value: Slot) -> Result<()> {
    crate::system::contexts::ended(process)?;
    forced::free(process)?;
    let next = process.state().exit.pop_of_thread();
    if let Some((function, argument)) = next.or_else(|| crate::system::thread_data::next_destructor(process)) {
        return process.call_then_again(Continuation { function, args: vec![argument], on_unwind: None });
    }
    crate::system::robust::thread_ends(process)?;
    let thread = process.thread_id();
    let key = Key(event::END, thread.0.into());
    process.orders_at(Key(event::END | event::TRIES, thread.0.into()), false);
    process.release(key);
    process.wake(key, usize::MAX);
    let lives = &mut process.state().threads.lives;
    match lives.get_mut(&thread.0) {
        Some(life) if life.detached => {
            lives.remove(&thread.0);
        }
        Some(life) => life.value = Some(value),
        None => {
            lives.insert(thread.0, Life { value: Some(value), ..Life::default() });
        }
    }
    Ok(())
}

/// Lets the others run once.
pub(crate) fn yield_now(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    if process.has_other_threads() && process.thread.stage == 0 {
        process.thread.stage = 1;
        return process.wait(Wait { key: None, until: None, what: "its turn".to_owned() });
    }
    int(0)
}

impl Process<'_, '_> {
    /// Sleeps: lets the others run meanwhile, or advances all clocks. The library function is called again afterwards,
    /// so nothing may have been done before. Returns whether the time has passed.
    pub(crate) fn pause(&mut self, time: core::time::Duration) -> Result<()> {
        if !self.has_other_threads() {
            if self.thread.stage == 0 {
                self.advance(time);
            }
            return Ok(());
        }
        if self.thread.stage != 0 {
            return Ok(());
        }
        self.thread.stage = 1;
        let until = Some(self.virtual_time().saturating_add(time));
        self.wait(Wait { key: None, until, what: "time to pass".to_owned() })
    }

    /// Returns whether the last wait ended by its deadline.
    pub(crate) fn timed_out(&mut self) -> bool {
        self.thread.woken.take() == Some(Woken::TimedOut)
    }

    /// Stores the result of a thread, which may be undefined.
    fn put_value(&mut self, to: Slot, value: Slot, call: &Call<'_>) -> Result<()> {
        if value.tag.is_tainted() {
            return contract(format!("{} reads the result of a thread, which is undefined", call.name));
        }
        self.put_pointer(to, value, call.site)
    }
}

fn refused(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    unsupported(format!("function @{}", call.name))
}

fn ok(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    int(0)
}

fn attr_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let attr = call.pointer(0)?;
    process.put(attr, &[0; 56], call.site)?;
    process.put_uint(offset(attr, STACK_SIZE), USUAL_STACK, process.abi.pointer, call.site)?;
    int(0)
}

fn attr_setstacksize(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const LEAST: u64 = 16384;
    let size = call.uint(1)?;
    if size < LEAST {
        return int(EINVAL.into());
    }
    process.put_uint(offset(call.pointer(0)?, STACK_SIZE), size, process.abi.pointer, call.site)?;
    int(0)
}

fn attr_getstacksize(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let size = process.get_uint(offset(call.pointer(0)?, STACK_SIZE), process.abi.pointer, call.site)?;
    process.put_uint(call.pointer(1)?, size, process.abi.pointer, call.site)?;
    int(0)
}

fn attr_setdetachstate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let state = call.uint(1)?;
    if state > 1 {
        return int(EINVAL.into());
    }
    process.put_uint(offset(call.pointer(0)?, DETACH_STATE), state, 4, call.site)?;
    int(0)
}

fn attr_getdetachstate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let state = process.get_uint(offset(call.pointer(0)?, DETACH_STATE), 4, call.site)?;
    process.put_uint(call.pointer(1)?, state, 4, call.site)?;
    int(0)
}

fn getattr_np(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put(call.pointer(1)?, &[0; 56], call.site)?;
    int(0)
}

/// Reports a stack far from everything: callers want to detect overflow, which the engine reports.
fn attr_getstack(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let word = process.abi.pointer;
    process.put_uint(call.pointer(1)?, crate::system::posix::PAGE, word, call.site)?;
    process.put_uint(call.pointer(2)?, crate::system::posix::PAGE, word, call.site)?;
    int(0)
}

fn attr_getguardsize(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(call.pointer(1)?, crate::system::posix::PAGE, process.abi.pointer, call.site)?;
    int(0)
}

fn setname_np(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = thread_of(call.uint(0)?);
    let name = process.cstr(call.pointer(1)?, call.site)?;
    if name.len() >= NAME {
        return int(ERANGE);
    }
    if let Some(life) = process.state().threads.lives.get_mut(&number) {
        life.name = name;
    }
    int(0)
}

fn getname_np(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = thread_of(call.uint(0)?);
    let name = process.state().threads.lives.get(&number).map(|life| life.name.clone());
    let name = name.filter(|name| !name.is_empty()).unwrap_or_else(|| b"main".to_vec());
    if call.uint(2)? <= name.len() as u64 {
        return int(ERANGE);
    }
    process.put_cstr(call.pointer(1)?, &name, call.site)?;
    int(0)
}

fn setconcurrency(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(if call.int(0)? < 0 { EINVAL.into() } else { 0 })
}

fn sched_getaffinity(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (size, set) = (call.uint(1)?, call.pointer(2)?);
    let mut bytes = vec![0; size.min(1024) as usize];
    if let Some(first) = bytes.first_mut() {
        *first = (1 << PROCESSORS) - 1;
    }
    process.put(set, &bytes, call.site)?;
    int(0)
}

/// Returns the number by which the system knows the running thread.
pub(crate) fn system_number(process: &Process<'_, '_>) -> i64 {
    PROCESS + i64::from(process.thread_id().0) - 1
}

fn gettid(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(system_number(process))
}
