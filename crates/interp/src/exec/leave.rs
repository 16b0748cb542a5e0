//! Returns.

use std::rc::Rc;

use super::Flow;
use crate::contracts;
use crate::machine::{FrameEnd, Machine};
use crate::program::Function;
use crate::rules;
use crate::stop::{Result, Undefined, fault, internal};
use crate::threads::ThreadId;
use crate::value::{Slot, Taint};

impl Machine<'_> {
    /// Leaves the running function with `count` result slots starting at register `at`.
    pub(super) fn return_from(&mut self, function: &Function, at: usize, count: usize) -> Result<Flow> {
        if function.entry.result.is_some() {
            contracts::result(self, function.entry.result.as_ref(), &function.result, at, Some(function.global))?;
        }
        let frame = self.thread.frames.pop().ok_or_else(|| fault("a return without a frame"))?;
        if frame.has_exit_checks
            && let Err(stop) = contracts::leaving(self, function, &frame, at)
        {
            self.thread.frames.push(frame);
            return Err(stop);
        }
        self.memory.release_stack(frame.stack, self.thread.site);
        self.observer_returned(frame.id);
        if frame.end != FrameEnd::Return {
            return self.end_frame(frame.end, at, count);
        }
        if self.thread.frames.last().is_some_and(|caller| caller.hides) {
            self.show_stack();
        }
        let Some(caller) = self.thread.frames.last() else { return internal("a function returns to no frame") };
        let to = caller.base + usize::from(frame.d);
        let wanted = usize::from(frame.slots);
        match count.min(wanted) {
            1 => self.thread.registers[to] = self.thread.registers[at],
            count => self.thread.registers.copy_within(at..at + count, to),
        }
        if count < wanted {
            // The caller expects a result where there is none.
            let poison = self.taints.poison(frame.called_at, Taint::NONE);
            self.thread.registers[to + count..to + wanted].fill(poison);
        }
        // A tail call may have replaced the called function, so its caller may not be at the call.
        if !caller.function.call_at(frame.called_at).is_some_and(|call| call.checks.at_return()) {
            return Ok(Flow::Frame);
        }
        let caller = Rc::clone(&caller.function);
        let call = caller.call_at(frame.called_at).ok_or_else(|| fault("a call that was there is gone"))?;
        // Violations of the call's promises are reported at the call.
        self.thread.site = frame.called_at;
        if call.checks.noreturn {
            let what = "the called function returned although the call is noreturn";
            return Err(Undefined::new(&rules::NORETURN_RETURNED, what).into());
        }
        contracts::result(self, call.checks.result.as_ref(), &call.result, to, None)?;
        Ok(Flow::Frame)
    }

    /// Continues after the end of a frame that no instruction called.
    #[cold]
    fn end_frame(&mut self, end: FrameEnd, at: usize, count: usize) -> Result<Flow> {
        match end {
            FrameEnd::Continuation => {
                if self.thread.frames.last().is_some_and(|caller| caller.hides) {
                    self.show_stack();
                }
                self.continuation_returned()?;
                Ok(Flow::Frame)
            }
            FrameEnd::Thread if self.thread.id == ThreadId::MAIN && self.threads.exits => {
                self.park_forever()?;
                Ok(Flow::Frame)
            }
            FrameEnd::Thread => {
                let value = if count == 0 { Slot::default() } else { self.thread.registers[at] };
                // The functions that run at the end of the thread have no result.
                let value = if self.thread.ends { self.thread.value } else { value };
                self.thread.ends = true;
                self.end_thread(value)?;
                Ok(Flow::Frame)
            }
            FrameEnd::Outermost | FrameEnd::Return => {
                let value = if count == 0 { Slot::default() } else { self.thread.registers[at] };
                Ok(if self.hold_return(value)? { Flow::Frame } else { Flow::Done(at, count) })
            }
        }
    }
}
