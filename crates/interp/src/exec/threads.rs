//! Execution of several threads: starting, switching, waiting, ending.
//!
//! A switch happens only where no library function is in progress on the host's stack: at the end of a slice, and at
//! a call that waits. A call that waits is executed again when its wait is over, so a library function keeps no
//! state on the host's stack meanwhile.

use core::time::Duration;

use super::Flow;
use crate::explore::{Explorer, Turn};
use crate::machine::{FrameEnd, Leaving, Machine, Staged, Thread};
use crate::program::{Function, constants};
use crate::semantics::Environment;
use crate::stop::{Result, Stop, Unwind, fault, internal, limit, unsupported};
use crate::threads::{Continuation, Deed, Key, Parked, ThreadId, Wait, Woken};
use crate::value::Slot;

/// Maximum number of threads at a time.
const MAX_THREADS: usize = 1 << 15;
/// End of an explored run with which no execution begins.
const NO_ORDER: &str = "an order of locks with which no execution begins";
/// Depth of callbacks at which a thread can be left: no library function waits for it.
const SWITCHABLE: u32 = 1;

impl Machine<'_> {
    /// Returns the number of the running thread.
    #[must_use]
    pub fn thread_id(&self) -> ThreadId {
        self.thread.id
    }

    /// Returns whether there are other threads.
    #[must_use]
    pub fn has_other_threads(&self) -> bool {
        self.threads.are_several()
    }

    /// Starts a thread that calls a function of the program.
    ///
    /// # Errors
    /// Fails if the pointer is not one to a function, or at a limit.
    pub fn spawn(&mut self, function: Slot, args: Vec<Slot>) -> Result<ThreadId> {
        if self.library_function_at(function).is_some() {
            return unsupported("a thread that runs a function of the library");
        }
        let global = self.callee_of(function)?;
        if self.module.body(global).is_none() {
            return unsupported("a thread that runs a function which is only declared");
        }
        if self.threads.parked.len() >= MAX_THREADS {
            return limit(format!("more than {MAX_THREADS} threads"));
        }
        let id = ThreadId(self.threads.next);
        let Some(next) = self.threads.next.checked_add(1) else { return limit("the number of threads") };
        self.threads.next = next;
        self.reserve_memory(size_of::<Parked>() as u64)?;
        let memory = self.memory.begin_thread()?;
        self.memory.fork(self.thread.id, id)?;
        let environment = Environment {
            big_endian: self.environment.big_endian,
            vscale: self.environment.vscale,
            ..Environment::default()
        };
        let thread = Thread { id, nesting: SWITCHABLE, floor: 1, site: self.thread.site, ..Thread::default() };
        args.iter().for_each(|&arg| self.memory.keep(arg));
        let start = Some((function, args));
        if !self.threads.are_several() {
            self.become_several();
        }
        self.threads.parked.insert(id, Box::new(Parked { thread, memory, environment, start }));
        if let Some(explorer) = &mut self.threads.explorer {
            explorer.changes(self.thread.id.0);
            explorer.start(id.0);
        }
        self.threads.begin(id);
        self.threads.is_point = self.threads.switches_at_start();
        Ok(id)
    }

    /// Ends the waits of at most `most` threads for an event, and returns their number.
    pub fn wake(&mut self, key: Key, most: usize) -> usize {
        if let Some(explorer) = &mut self.threads.explorer {
            explorer.wake(key);
        }
        self.threads.wake(key, most)
    }

    /// From here on, sequentially consistent operations have the order in which they are executed, as a system call that
    /// waits has it: whoever does not see a thread that is about to wait was there before.
    pub fn orders_as_executed(&mut self) {
        self.memory.orders_as_executed();
    }

    /// Returns what a thread waits for, if it does.
    #[must_use]
    pub fn wait_of(&self, thread: ThreadId) -> Option<&Wait> {
        self.threads.waits.get(&thread)
    }

    /// Ends the wait of a thread, whose library function is called again as if its time were over.
    pub fn end_wait(&mut self, thread: ThreadId) {
        self.threads.end_wait(thread, Woken::TimedOut);
    }

    /// Returns whether the run is one of all that differ.
    #[must_use]
    pub fn is_explored(&self) -> bool {
        self.threads.explorer.is_some()
    }

    /// Lets threads that wait for an event wait for another one instead, and returns their number.
    pub fn requeue(&mut self, from: Key, to: Key, most: usize) -> usize {
        self.threads.requeue(from, to, most)
    }

    /// Makes everything that the running thread did happen before what another thread does after it acquires the same
    /// object ([`Machine::acquire`]).
    pub fn release(&mut self, key: Key) {
        self.memory.release_through(key);
        let thread = self.thread.id.0;
        if let Some(explorer) = &mut self.threads.explorer {
            explorer.changes(thread);
        }
        if let Some(explorer) = self.threads.explorer_of_several() {
            explorer.release(key);
        }
    }

    /// Makes everything that was released through an object happen before what the running thread does now.
    pub fn acquire(&mut self, key: Key) {
        self.memory.acquire_through(key);
        let are_several = self.threads.are_several();
        if let Some(explorer) = &mut self.threads.explorer {
            explorer.acquire(key, are_several);
            self.threads.is_point = are_several;
        } else if !self.threads.are_several() {
            self.memory.end_races();
        }
    }

    /// Decides whether the running thread takes a lock, and acquires through `keys`, where executions in a weak memory
    /// model are explored; `tries` tells whether it goes on without. Returns whether it takes it, or `None` where the
    /// lock's memory decides.
    ///
    /// # Errors
    /// Ends a run with which no execution begins.
    pub fn explored_lock(&mut self, keys: &[Key], deed: Deed, tries: bool) -> Result<Option<bool>> {
        let thread = self.thread.id.0;
        let (Some(explorer), Some(key)) = (self.threads.explorer.as_deref_mut(), keys.first()) else { return Ok(None) };
        let turn = explorer.lock(thread, key.1, deed, tries);
        match turn {
            None => return Ok(None),
            Some(Turn::Nothing) => return limit(NO_ORDER),
            Some(Turn::Takes) => keys.iter().for_each(|&key| self.memory.acquire_through(key)),
            Some(Turn::Waits) => {}
        }
        self.threads.is_point = self.threads.are_several();
        Ok(Some(turn == Some(Turn::Takes)))
    }

    /// Executes an operation on a lock or condition that waits for nothing, where executions in a weak memory model are
    /// explored. Returns whether they are; what is given up is released through `key`.
    ///
    /// # Errors
    /// Ends a run with which no execution begins.
    pub fn explored_operation(&mut self, key: Key, deed: Deed) -> Result<bool> {
        let Some(explorer) = self.threads.explorer.as_deref_mut() else { return Ok(false) };
        explorer.changes(self.thread.id.0);
        match explorer.operate(key.1, deed) {
            None => return Ok(false),
            Some(false) => return limit(NO_ORDER),
            Some(true) => {}
        }
        if matches!(deed, Deed::Gives | Deed::GivesWriting | Deed::GivesShared) {
            self.memory.release_through(key);
        }
        self.threads.is_point = self.threads.are_several();
        Ok(true)
    }

    /// Notes that the wait of the running thread for a condition has ended. Returns whether the thread has to let others
    /// run before it goes on, because executions are explored.
    pub fn explored_wake(&mut self, key: Key) -> bool {
        self.threads.explorer.as_deref_mut().is_some_and(|explorer| explorer.woken(key.1))
    }

    /// Makes everything that the running thread did happen before what others do when they have left a barrier in the same
    /// round.
    pub fn arrive(&mut self, key: Key, round: u64) {
        self.memory.release_through(key);
        let thread = self.thread.id.0;
        if let Some(explorer) = &mut self.threads.explorer {
            explorer.changes(thread);
        }
        if let Some(explorer) = self.threads.explorer_of_several() {
            explorer.arrive(key, round);
        }
    }

    /// Makes everything that others did before they arrived at a barrier happen before what the running thread does now.
    /// Returns whether it gets `PTHREAD_BARRIER_SERIAL_THREAD`, if an explorer decides.
    pub fn leave(&mut self, key: Key, round: u64) -> Option<bool> {
        self.memory.acquire_through(key);
        let are_several = self.threads.are_several();
        if self.threads.explorer.is_some() {
            self.threads.is_point = are_several;
        } else if !are_several {
            self.memory.end_races();
        }
        self.threads.explorer_of_several().and_then(|explorer| explorer.leave(key, round))
    }

    /// Returns whether executions in a weak memory model are explored.
    #[must_use]
    pub fn explores_graphs(&self) -> bool {
        self.threads.explorer.as_deref().is_some_and(Explorer::has_graphs)
    }

    /// Makes everything that the running thread did happen before what another thread does after an acquiring load of
    /// `size` bytes at an address reads what was just stored there.
    pub fn release_at(&mut self, address: u64, size: u64) {
        self.memory.library_stored(address, size);
        self.touch_of_library(address, size, true);
    }

    /// Notes an access of a library function to an object. When schedules are explored, accesses to the same object of
    /// which one writes are run in all orders.
    pub fn orders_at(&mut self, key: Key, writes: bool) {
        if let Some(explorer) = self.threads.explorer_of_several() {
            explorer.touch_key(key, writes);
        }
    }

    /// Notes that a library function reads bytes that others may store to atomically, as [`Machine::orders_at`] does.
    pub fn reads_at(&mut self, address: u64, size: u64) {
        self.touch_of_library(address, size, false);
    }

    fn touch_of_library(&mut self, address: u64, size: u64, writes: bool) {
        let thread = self.thread.id.0;
        if let Some(explorer) = self.threads.explorer_of_several() {
            if writes {
                explorer.changes(thread);
            }
            explorer.touch_of_library(address, size, writes);
        }
    }

    /// Notes an atomic access, for the exploration of schedules.
    pub(super) fn touch(&mut self, address: u64, size: u64, writes: bool) {
        if let Some(explorer) = &mut self.threads.explorer {
            if writes {
                explorer.changes(self.thread.id.0);
            }
            explorer.touch(address, size, writes);
        }
    }

    /// Notes an atomic operation that has stored the bytes that were there, and released nothing.
    pub(super) fn touch_idly(&mut self, address: u64, size: u64) {
        if let Some(explorer) = &mut self.threads.explorer {
            explorer.touch_idly(address, size);
        }
    }

    /// Forgets the releases through an object, which is new.
    pub fn forget_sync(&mut self, key: Key) {
        self.memory.forget_sync(key);
        if let Some(explorer) = &mut self.threads.explorer {
            explorer.renew_lock(key.1);
        }
    }

    /// Makes the running thread wait: returns the stop with which the library function must return. The function is
    /// called again when the wait is over; [`Thread::stage`] then has the value it has now, and [`Thread::woken`]
    /// tells why.
    ///
    /// # Errors
    /// Always.
    pub fn wait<T>(&mut self, wait: Wait) -> Result<T> {
        Err(Box::new(Stop::Wait(wait)))
    }

    /// Calls a function of the program, in which the thread may wait: returns the stop with which the library function
    /// must return. The function is called again when the call has returned; [`Thread::stage`] then has the value it
    /// has now.
    ///
    /// # Errors
    /// Always.
    pub fn call_then_again<T>(&mut self, continuation: Continuation) -> Result<T> {
        Err(Box::new(Stop::Call(continuation)))
    }

    /// Returns the wait by which the end of the program, which the running thread is about to begin, is held back by
    /// the seed, so that other threads run before it.
    pub fn hold_of_end(&mut self) -> Option<Wait> {
        if !self.threads.are_several() || self.threads.exits || self.thread.nesting > SWITCHABLE {
            return None;
        }
        let until = Some(self.virtual_time().saturating_add(self.threads.hold()?));
        Some(Wait { key: None, until, what: "the end of the program, which is held back".to_owned() })
    }

    /// Lets other threads run before `main`, whose frame is gone, has returned `value`. Returns whether one does.
    pub(super) fn hold_return(&mut self, value: Slot) -> Result<bool> {
        if self.thread.id != ThreadId::MAIN || !self.thread.frames.is_empty() {
            return Ok(false);
        }
        let Some(wait) = self.hold_of_end() else { return Ok(false) };
        self.memory.keep(value);
        self.thread.value = value;
        self.threads.add_waiting(self.thread.id, wait);
        self.run_next()
    }

    /// Allows another thread to run after the current operation.
    pub fn scheduling_point(&mut self) {
        self.threads.is_point = true;
    }

    /// Returns the time since the start of the run as waits count it: the time slept, and a nanosecond per step.
    pub fn virtual_time(&self) -> Duration {
        let steps = self.steps().saturating_sub(self.threads.slept_at);
        self.threads.slept.saturating_add(Duration::from_nanos(steps))
    }

    /// Returns the time that the program has slept.
    #[must_use]
    pub fn slept(&self) -> Duration {
        self.threads.slept
    }

    /// Advances the time that the program has slept.
    pub fn advance(&mut self, time: Duration) {
        self.threads.slept = self.threads.slept.saturating_add(time);
    }

    fn advance_to(&mut self, time: Duration) {
        if time > self.threads.slept {
            self.threads.slept = time;
            self.threads.slept_at = self.steps();
        }
    }

    /// Cuts the current slice to the quantum of a program with several threads.
    fn become_several(&mut self) {
        self.progress = None;
        let all = self.fuel + self.fuel_after_slice;
        self.fuel = all.min(self.threads.quantum());
        self.fuel_after_slice = all - self.fuel;
    }

    /// Lets another thread run if one can and the schedule wants it, at the end of a slice. Returns whether the
    /// running thread has changed.
    pub(super) fn preempt(&mut self) -> Result<bool> {
        if self.threads.explorer.is_some() {
            // Only synchronizing operations end steps.
            return Ok(false);
        }
        self.threads.end_lateness();
        self.reschedule()
    }

    fn reschedule(&mut self) -> Result<bool> {
        if self.thread.nesting > SWITCHABLE || self.thread.frames.is_empty() {
            return Ok(false);
        }
        if let Some(last) = self.threads.wake_sleepers(self.virtual_time()) {
            self.advance_to(last);
        }
        if !self.threads.is_any_ready() && self.threads.explorer.is_none() {
            return Ok(false);
        }
        self.threads.make_ready(self.thread.id);
        self.run_next()
    }

    /// Lets another thread run after a synchronizing operation, which continues with `flow`, if the schedule wants it.
    #[cold]
    pub(super) fn at_point(&mut self, flow: &Flow) -> Result<bool> {
        self.threads.is_point = false;
        match *flow {
            Flow::Goto(to) => self.frame_mut()?.pc = to as usize,
            Flow::Next | Flow::Frame => {}
            Flow::Done(..) => return Ok(false),
        }
        if self.threads.are_several() && self.threads.switches_at_point() { self.reschedule() } else { Ok(false) }
    }

    /// Notes an atomic operation or fence.
    pub(super) fn synchronized(&mut self) {
        self.threads.is_point = self.threads.are_several();
    }

    /// Runs the next thread that can. Returns whether it is another one.
    fn run_next(&mut self) -> Result<bool> {
        if let Some(explorer) = &mut self.threads.explorer {
            explorer.end_step();
        }
        let next = loop {
            if let Some(next) = self.threads.take_ready()? {
                break next;
            }
            let Some(deadline) = self.threads.first_deadline() else {
                return Err(Box::new(Stop::Deadlock));
            };
            self.advance_to(deadline);
            self.threads.wake_sleepers(deadline);
        };
        let is_other = next != self.thread.id;
        if is_other {
            self.switch_to(next)?;
        }
        self.thread.woken = self.threads.take_woken(next);
        Ok(is_other)
    }

    /// Stops the running thread at a call that waits, and runs another one.
    pub(super) fn block(&mut self, wait: Wait) -> Result<()> {
        if self.thread.nesting > SWITCHABLE {
            return unsupported(format!("a wait for {} inside a callback of a library function", wait.what));
        }
        self.repeat_call()?;
        // A wait for nothing lets the others run.
        match wait {
            Wait { key: None, until: None, .. } => self.threads.make_ready(self.thread.id),
            wait => self.threads.add_waiting(self.thread.id, wait),
        }
        self.run_next().map(|_| ())
    }

    /// Makes the running frame execute its last call again.
    pub(super) fn repeat_call(&mut self) -> Result<()> {
        let frame = self.frame_mut()?;
        frame.pc = frame.pc.saturating_sub(1);
        Ok(())
    }

    /// Enters a function on behalf of a library function, which is called again afterwards.
    pub(super) fn continue_with(&mut self, continuation: Continuation) -> Result<()> {
        let Continuation { function, args, on_unwind } = continuation;
        self.repeat_call()?;
        let staged = Staged { stage: self.thread.stage, on_unwind };
        self.thread.staged.push(staged);
        self.thread.stage = 0;
        let base = self.frame()?.base + self.frame()?.function.registers as usize;
        if let Err(stop) = self.enter_root(function, &args, base, FrameEnd::Continuation) {
            self.thread.staged.pop();
            return Err(stop);
        }
        Ok(())
    }

    /// Enters a function of the program whose caller is not an instruction.
    pub(super) fn enter_root(&mut self, function: Slot, args: &[Slot], base: usize, end: FrameEnd) -> Result<()> {
        let global = self.callee_of(function)?;
        if self.module.body(global).is_none() {
            return Err(Box::new(Stop::Missing(global)));
        }
        let function = self.function(global)?;
        self.enter_with(function, args, base, end)
    }

    /// Continues after the return of a function that [`Machine::continue_with`] entered.
    pub(super) fn continuation_returned(&mut self) -> Result<()> {
        let Some(staged) = self.thread.staged.pop() else { return internal("a continuation of nothing returns") };
        self.thread.stage = staged.stage;
        Ok(())
    }

    /// Ends a continuation that is left by an exception or a jump.
    pub(super) fn continuation_unwound(&mut self) -> Result<()> {
        self.thread.stage = 0;
        match self.thread.staged.pop().and_then(|staged| staged.on_unwind) {
            Some(value) => {
                let library = self.library;
                library.unwound(self, value)
            }
            None => Ok(()),
        }
    }

    /// Ends the running thread, whose frames are gone, and runs another one. The library first runs what the thread
    /// leaves to be done, as frames of it.
    pub(super) fn end_thread(&mut self, value: Slot) -> Result<()> {
        self.thread.value = value;
        let library = self.library;
        match library.thread_ended(self, value) {
            Ok(()) => {}
            Err(stop) => {
                return match *stop {
                    Stop::Call(Continuation { function, args, .. }) => {
                        self.enter_root(function, &args, 0, FrameEnd::Thread)
                    }
                    Stop::Change(change) => self.change_context(change),
                    _ => Err(stop),
                };
            }
        }
        if !self.threads.are_several() {
            return Err(Box::new(Stop::Exit(0)));
        }
        self.end_locals();
        self.memory.end_line();
        let ended = self.thread.id;
        // The last library function of the thread has returned, so nothing refers to its state.
        if !self.run_next()? {
            return internal("a thread runs after its end");
        }
        if let Some(parked) = self.threads.parked.remove(&ended) {
            self.memory.end_thread(parked.memory);
        }
        if !self.threads.are_several() && self.threads.explorer.is_none() {
            self.memory.end_races();
        }
        Ok(())
    }

    /// Parks the main thread, which has returned while another one runs exit handlers.
    pub(super) fn park_forever(&mut self) -> Result<()> {
        let what = "the end of the program, which has begun".to_owned();
        self.threads.waits.insert(self.thread.id, Wait { key: None, until: None, what });
        self.run_next().map(|_| ())
    }

    /// Ends the instances of `thread_local` variables of the running thread.
    fn end_locals(&mut self) {
        let locals = std::mem::take(&mut self.thread.locals);
        for &slot in locals.values() {
            self.memory.end_thread_local(slot, self.thread.site);
        }
    }

    /// Leaves all frames of the running thread (`pthread_exit`), and ends it. As glibc does, it runs what was registered
    /// to be run, and the cleanups and handlers for everything of C++.
    pub(super) fn exit_thread(&mut self, value: Slot) -> Result<()> {
        if self.thread.nesting > SWITCHABLE {
            return unsupported("the end of a thread inside a callback of a library function");
        }
        self.memory.keep(value);
        // Nothing follows its running context.
        self.thread.link = None;
        let exception = self.thread.leaving.map_or(Slot::default(), |leaving| leaving.exception);
        self.thread.leaving = Some(Leaving { value, exception });
        let library = self.library;
        let cleanup = library.cleanup(self)?.and_then(|id| self.jump_frame(id).map(|frame| (id, frame)));
        while let Some(frame) = self.thread.frames.last() {
            if let Some((id, of)) = cleanup
                && frame.id == of
            {
                return self.land_jump(id, 1, self.thread.floor);
            }
            let function = std::rc::Rc::clone(&frame.function);
            let unwind = function.call_at(self.thread.site).and_then(|call| call.unwind);
            if let Some(to) = unwind
                && self.enter_cleanup(&function, to)?
            {
                return Ok(());
            }
            self.thread.site = self.pop_frame()?;
        }
        self.thread.leaving = None;
        self.thread.ends = true;
        self.end_thread(value)
    }

    /// Enters the landing pad at an operation, if it takes the end of the thread.
    fn enter_cleanup(&mut self, function: &Function, to: u32) -> Result<bool> {
        let Some(mut leaving) = self.thread.leaving else { return internal("a thread that does not end") };
        if leaving.exception.bits == 0 {
            let library = self.library;
            leaving.exception = library.end_as_exception(self)?;
            self.thread.leaving = Some(leaving);
        }
        self.enter_forced(function, to, Unwind { exception: leaving.exception })
    }

    /// Returns the result of the running thread, if an exception is its end.
    pub(super) fn end_of_thread(&self, unwind: Unwind) -> Option<Slot> {
        let leaving = self.thread.leaving?;
        (leaving.exception.bits != 0 && leaving.exception.bits == unwind.exception.bits).then_some(leaving.value)
    }

    /// Returns the result with which the running thread ends, if it has begun to end.
    #[must_use]
    pub fn ending(&self) -> Option<Slot> {
        self.thread.leaving.map(|leaving| leaving.value)
    }

    /// Makes another thread the running one.
    fn switch_to(&mut self, next: ThreadId) -> Result<()> {
        let Some(mut parked) = self.threads.parked.remove(&next) else {
            return internal("a thread runs that there is not");
        };
        let before = self.thread.id;
        self.exchange(&mut parked)?;
        self.memory.run_thread(next);
        let start = parked.start.take();
        self.threads.parked.insert(before, parked);
        let library = self.library;
        library.switched(self, before, next);
        self.observer_switched(next.0);
        if let Some(frame) = self.thread.frames.last() {
            self.reserve(frame.base)?;
        }
        if let Some((function, args)) = start {
            self.enter_root(function, &args, 0, FrameEnd::Thread)?;
        }
        Ok(())
    }

    /// Returns whether no library function is in progress on the host's stack.
    pub(super) fn can_leave_context(&self) -> bool {
        self.thread.nesting <= SWITCHABLE
    }

    /// Exchanges the running thread with one that does not run, with its registers and its memory.
    pub(super) fn exchange(&mut self, parked: &mut Parked) -> Result<()> {
        let mut registers = std::mem::take(&mut self.thread.registers);
        let used = self.thread.frames.last().map_or(0, |frame| frame.base + frame.function.registers as usize);
        let used = registers.get(..used).ok_or_else(|| fault("a frame without registers"))?;
        self.thread.saved = used.into();
        self.memory.account.note(size_of_val(used) as u64);
        std::mem::swap(&mut self.thread, &mut parked.thread);
        self.memory.swap_thread(&mut parked.memory);
        std::mem::swap(&mut self.environment, &mut parked.environment);
        let saved = std::mem::take(&mut self.thread.saved);
        if registers.len() < saved.len() {
            return internal("the registers of a thread are too many");
        }
        registers[..saved.len()].copy_from_slice(&saved);
        self.thread.registers = registers;
        Ok(())
    }

    /// Replaces the addresses of `thread_local` variables among a frame's constants by those of the running thread's
    /// instances.
    #[cold]
    pub(super) fn bind_thread_locals(&mut self, function: &Function, base: usize) -> Result<()> {
        if self.thread.id == ThreadId::MAIN {
            return Ok(());
        }
        for &(at, global) in &function.thread_locals {
            let of_main = self.program.addresses[global.index()];
            let instance = self.thread_local(global)?;
            let slot = &mut self.thread.registers[base + usize::from(at)];
            let offset = slot.bits.wrapping_sub(of_main.bits);
            *slot = Slot { bits: instance.bits.wrapping_add(offset), tag: instance.tag };
        }
        Ok(())
    }

    /// Returns the running thread's instance of a `thread_local` variable.
    ///
    /// # Errors
    /// Fails at a limit.
    pub fn thread_local(&mut self, global: draig_ir::Global) -> Result<Slot> {
        let address = self.program.addresses[global.index()];
        if self.thread.id == ThreadId::MAIN {
            return Ok(address);
        }
        if let Some(&slot) = self.thread.locals.get(&global) {
            return Ok(slot);
        }
        let module = self.module;
        let data = module.global(global);
        let Some(variable) = data.as_variable() else { return Ok(address) };
        let Some(initializer) = variable.initializer else {
            let name = crate::program::name(module, global);
            let library = self.library;
            return Ok(library.variable(self, &name)?.unwrap_or(address));
        };
        let object = *self.memory.object(address.tag.prov());
        let align = data.align.map_or(16, |align| align.bytes()).max(16);
        let slot = self.memory.alloc_thread_local(object.size, align)?;
        constants::initialize(&mut constants::Evaluator::default(), self, slot, initializer)?;
        if variable.is_constant {
            self.memory.set_writable(slot, false);
        }
        self.thread.locals.insert(global, slot);
        Ok(slot)
    }
}
