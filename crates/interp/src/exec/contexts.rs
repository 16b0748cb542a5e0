//! Contexts of a thread (`makecontext`, `swapcontext`): each has frames and a stack of its own, and the thread runs one
//! of them at a time. The thread keeps its number and its `thread_local` variables; a context may be continued by another
//! thread than that which left it.
//!
//! A context that does not run is known by a number, which is valid until it is continued.

use crate::machine::{FrameEnd, Machine, Thread};
use crate::semantics::Environment;
use crate::stop::{Result, internal, limit, unsupported};
use crate::threads::Parked;
use crate::value::Slot;

/// Maximum number of contexts that do not run.
const MAX_CONTEXTS: usize = 1 << 16;

/// A change of the running context.
#[derive(Clone, Copy, Debug)]
pub struct Change {
    /// Number of the context to be continued.
    pub to: u64,
    /// Number by which the running one is known from now on; `None` if it ends.
    pub from: Option<u64>,
}

impl Machine<'_> {
    /// Makes a context that calls a function of the program, and returns its number. When the function returns, the
    /// library is asked about the end of the thread, with `link` in [`Machine::context_link`].
    ///
    /// # Errors
    /// Fails if the pointer is not one to a function, or at a limit.
    pub fn make_context(&mut self, function: Slot, args: Vec<Slot>, link: Slot) -> Result<u64> {
        let global = self.callee_of(function)?;
        if self.module.body(global).is_none() {
            return unsupported("a context that runs a function which is only declared");
        }
        if self.threads.contexts.len() >= MAX_CONTEXTS {
            return limit(format!("more than {MAX_CONTEXTS} contexts"));
        }
        self.reserve_memory(size_of::<Parked>() as u64)?;
        let memory = self.memory.begin_thread()?;
        let environment = Environment {
            big_endian: self.environment.big_endian,
            vscale: self.environment.vscale,
            ..Environment::default()
        };
        let thread = Thread {
            nesting: self.thread.nesting,
            floor: 1,
            site: self.thread.site,
            link: Some(link),
            ..Thread::default()
        };
        args.iter().for_each(|&arg| self.memory.keep(arg));
        let number = self.new_context();
        let start = Some((function, args));
        self.threads.contexts.insert(number, Box::new(Parked { thread, memory, environment, start }));
        Ok(number)
    }

    /// Returns a number for a context, from 2: the library may mean something else by the lower ones.
    pub fn new_context(&mut self) -> u64 {
        self.threads.next_context += 1;
        self.threads.next_context
    }

    /// Returns whether there is a context of this number that could be continued.
    #[must_use]
    pub fn has_context(&self, number: u64) -> bool {
        self.threads.contexts.contains_key(&number)
    }

    /// Returns what the running context was given for its end; `None` if it is the thread's first one.
    #[must_use]
    pub fn context_link(&self) -> Option<Slot> {
        self.thread.link
    }

    /// Continues another context of the running thread.
    pub(super) fn change_context(&mut self, change: Change) -> Result<()> {
        if !self.can_leave_context() {
            return unsupported("another context inside a callback of a library function");
        }
        if change.from.is_some() {
            self.repeat_call()?;
        }
        let Some(mut other) = self.threads.contexts.remove(&change.to) else {
            return internal("a context that there is not");
        };
        self.exchange(&mut other)?;
        std::mem::swap(&mut self.thread.id, &mut other.thread.id);
        std::mem::swap(&mut self.thread.locals, &mut other.thread.locals);
        let start = other.start.take();
        match change.from {
            Some(number) => {
                self.threads.contexts.insert(number, other);
            }
            None => self.memory.end_thread(other.memory),
        }
        self.observer_changed(change.from, change.to);
        match (start, self.thread.frames.last()) {
            (Some((function, args)), _) => self.enter_root(function, &args, 0, FrameEnd::Thread),
            (None, Some(frame)) => {
                let base = frame.base;
                self.reserve(base)
            }
            (None, None) => internal("a context without frames"),
        }
    }
}
