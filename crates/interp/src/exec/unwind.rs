//! Nonlocal control flow: exceptions (LangRef "Exception Handling") and `longjmp`.

use draig_ir::Opcode;
use draig_tables::attributes::AttrKind;

use super::present::first_slot;
use super::{Change, Flow};
use crate::contracts;
use crate::library;
use crate::machine::{FrameEnd, Machine, Thread};
use crate::program::op::Op;
use crate::program::{self, CallSite, Function, SlowOp};
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Stop, Undefined, Unwind, fault, internal, limit, unsupported};
use crate::threads::Parked;
use crate::value::{Slot, mask};

/// Maximum number of `setjmp` marks at a time.
const MAX_JUMPS: usize = 1 << 20;
/// Number of marks from which those of finished functions are dropped.
const MANY_JUMPS: usize = 1 << 12;

/// Place where a `setjmp` returns a second time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jump {
    /// Unique number within the run, which is stored in the program's buffer.
    id: u64,
    frame: u64,
    pc: usize,
    d: u16,
    slots: u32,
}

/// An exception that arrived at a landing pad, until the pad takes it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arrived {
    pub(crate) exception: Slot,
    pub(crate) selector: i32,
}

impl Thread {
    /// Returns the place that a `setjmp` of this number marked, if its frame is still there.
    fn live_jump(&self, id: u64) -> Option<Jump> {
        let jump = self.jumps[self.jumps.binary_search_by_key(&id, |jump| jump.id).ok()?];
        self.frames.binary_search_by_key(&jump.frame, |frame| frame.id).is_ok().then_some(jump)
    }
}

impl Machine<'_> {
    /// Delivers a jump or an exception to its target among the frames of the innermost run loop, and lets other
    /// threads run while this one waits. Other stops, and those whose target is further out, are returned.
    pub(super) fn unwind(&mut self, stop: Box<Stop>) -> Result<()> {
        let floor = self.thread.floor;
        match *stop {
            Stop::LongJump(id, value) => self.land_jump(id, value, floor),
            Stop::Unwind(unwind) => self.land_exception(unwind, floor),
            Stop::Wait(wait) => self.block(wait),
            Stop::Call(continuation) => self.continue_with(continuation),
            Stop::Change(change) => self.change_context(change),
            Stop::EndThread(value) => self.exit_thread(value),
            _ => Err(stop),
        }
    }

    /// Pops the running frame on behalf of a jump or an exception.
    pub(super) fn pop_frame(&mut self) -> Result<Site> {
        let frame = self.thread.frames.pop().ok_or_else(|| fault("a frame is left that is not there"))?;
        self.memory.release_stack(frame.stack, self.thread.site);
        crate::contracts::abandoned(self, &frame);
        if frame.end == FrameEnd::Continuation {
            self.continuation_unwound()?;
        }
        Ok(frame.called_at)
    }

    /// Returns the number of the frame in which a `setjmp` was called, if there is such a one.
    pub(super) fn jump_frame(&self, id: u64) -> Option<u64> {
        let at = self.thread.jumps.binary_search_by_key(&id, |jump| jump.id).ok()?;
        Some(self.thread.jumps[at].frame)
    }

    pub(super) fn land_jump(&mut self, id: u64, value: i32, floor: usize) -> Result<()> {
        if id == 0 || id >= self.next_frame {
            let what = format!("longjmp with a buffer that no setjmp filled, as it holds {id}");
            return Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).into());
        }
        let Some(jump) = self.thread.live_jump(id) else {
            let holds = |parked: &Parked| parked.thread.live_jump(id).is_some();
            if let Some(to) = self.threads.contexts.iter().find(|(_, parked)| holds(parked)).map(|(&number, _)| number)
            {
                let from = Some(self.new_context());
                self.change_context(Change { to, from })?;
                return self.land_jump(id, value, self.thread.floor);
            }
            let what = "longjmp to a function that has returned";
            return Err(Undefined::new(&rules::JUMP_TO_DEAD_FRAME, what).into());
        };
        self.spend_step()?;
        while let Some(frame) = self.thread.frames.last() {
            if frame.id == jump.frame {
                let base = frame.base;
                let value = Slot::plain(u64::from(value as u32));
                self.set_result(base, jump.d, &[value][..(jump.slots as usize).min(1)]);
                let frame = self.frame_mut()?;
                frame.pc = jump.pc;
                if frame.hides {
                    self.show_stack();
                }
                return Ok(());
            }
            let outermost = self.thread.frames.len() == floor;
            self.pop_frame()?;
            if outermost {
                return Err(Box::new(Stop::LongJump(id, value)));
            }
        }
        internal("the frame that longjmp goes to is gone")
    }

    /// Executes `setjmp`: marks its return point and returns 0.
    pub(super) fn set_jump(&mut self, call: &library::Call<'_>, site: &CallSite) -> Result<Slot> {
        let buffer = call.pointer(0)?;
        if self.thread.jumps.len() >= MANY_JUMPS && self.thread.jumps.len().is_power_of_two() {
            let frames = &self.thread.frames;
            self.thread.jumps.retain(|jump| frames.binary_search_by_key(&jump.frame, |frame| frame.id).is_ok());
        }
        if self.thread.jumps.len() >= MAX_JUMPS {
            return limit(format!("more than {MAX_JUMPS} calls of setjmp"));
        }
        let (frame, next) = (self.frame()?.id, self.frame()?.pc);
        let pc = site.normal.map_or(next, |normal| normal as usize);
        let known = self.thread.jumps.iter().rev().take(8).find(|jump| jump.frame == frame && jump.pc == pc);
        let id = match known {
            Some(jump) => jump.id,
            None => {
                let id = self.next_frame;
                self.next_frame += 1;
                self.thread.jumps.push(Jump { id, frame, pc, d: site.d, slots: site.result.slots });
                id
            }
        };
        self.memory.write_uint::<8>(buffer, id, self.thread.site)?;
        Ok(Slot::default())
    }

    /// Counts a step for a block that is left before its end, where its steps are counted.
    pub(crate) fn spend_step(&mut self) -> Result<()> {
        if self.fuel == 0 {
            self.refuel()?;
        }
        self.fuel = self.fuel.saturating_sub(1);
        Ok(())
    }

    fn land_exception(&mut self, unwind: Unwind, floor: usize) -> Result<()> {
        self.spend_step()?;
        if let Some(value) = self.end_of_thread(unwind) {
            return self.exit_thread(value);
        }
        let mut at = self.thread.site;
        // LangRef: `nounwind` does not exclude SEH exceptions.
        let asynchronous = self.library.is_asynchronous(unwind.exception);
        while let Some(frame) = self.thread.frames.last() {
            let function = std::rc::Rc::clone(&frame.function);
            if let Some(call) = function.call_at(at) {
                if let Some(to) = call.unwind
                    && let Some(selector) = self.selector(&function, to, unwind)?
                {
                    self.thread.arrived = Arrived { exception: unwind.exception, selector };
                    self.frame_mut()?.pc = to as usize;
                    return Ok(());
                }
                if call.unwind.is_none() && !asynchronous && self.call_has(&function, call, AttrKind::NoUnwind) {
                    let what = "an exception left a nounwind call";
                    return Err(Undefined::new(&rules::UNWOUND_CALL, what).into());
                }
            }
            if !asynchronous && contracts::function_has(self.module, function.global, AttrKind::NoUnwind) {
                let name = program::name(self.module, function.global);
                let what = format!("an exception left @{name}, which is nounwind");
                return Err(Undefined::new(&rules::UNWOUND_NOUNWIND, what).into());
            }
            self.leave_funclets()?;
            let outermost = self.thread.frames.len() == floor;
            at = self.pop_frame()?;
            self.thread.site = at;
            if outermost {
                return Err(Box::new(Stop::Unwind(unwind)));
            }
        }
        Err(Box::new(Stop::Unwind(unwind)))
    }

    /// Enters the pad at an operation for the end of the running thread, if it has a cleanup, or takes every exception.
    pub(super) fn enter_forced(&mut self, function: &Function, to: u32, unwind: Unwind) -> Result<bool> {
        if pad_at(function, to)?.opcode != Opcode::LandingPad {
            return unsupported("the end of a thread in a function with funclets");
        }
        let Some(selector) = self.selector(function, to, unwind)? else { return Ok(false) };
        self.thread.arrived = Arrived { exception: unwind.exception, selector };
        self.frame_mut()?.pc = to as usize;
        Ok(true)
    }

    /// Returns whether some frame has a handler for an exception; cleanups alone do not stop it.
    pub fn is_caught(&mut self, unwind: Unwind) -> Result<bool> {
        let mut at = self.thread.site;
        for index in (0..self.thread.frames.len()).rev() {
            let function = std::rc::Rc::clone(&self.thread.frames[index].function);
            let base = self.thread.frames[index].base;
            if let Some(to) = function.call_at(at).and_then(|call| call.unwind)
                && self.is_handled(&function, to, base, unwind)?
            {
                return Ok(true);
            }
            // A violated promise not to unwind is reported when the exception gets there.
            let promised = contracts::function_has(self.module, function.global, AttrKind::NoUnwind);
            if promised && !self.library.is_asynchronous(unwind.exception) {
                return Ok(true);
            }
            at = self.thread.frames[index].called_at;
        }
        Ok(false)
    }

    /// Returns the selector of the pad at an operation for an exception, or `None` if it lets it pass.
    /// Funclets choose for themselves.
    fn selector(&mut self, function: &Function, to: u32, unwind: Unwind) -> Result<Option<i32>> {
        let pad = pad_at(function, to)?;
        if pad.opcode != Opcode::LandingPad {
            return Ok(Some(0));
        }
        if self.library.is_asynchronous(unwind.exception) {
            return unsupported("an exception of RaiseException that comes to a landing pad");
        }
        let body = self.body_of(function)?;
        if let Some(selector) = self.clause_selector(function, to, self.frame()?.base, unwind)? {
            return Ok(Some(selector));
        }
        Ok(body.is_cleanup(pad.inst).then_some(0))
    }

    /// Returns the selector of the clauses of a landing pad, with registers at `base`, for an exception.
    pub(super) fn clause_selector(
        &mut self,
        function: &Function,
        to: u32,
        base: usize,
        unwind: Unwind,
    ) -> Result<Option<i32>> {
        let (pad, body) = (pad_at(function, to)?, self.body_of(function)?);
        let library = self.library;
        for (number, clause) in pad.operands.iter().enumerate() {
            let slots = self.slots(base, clause).to_vec();
            let selector = if body.is_filter(pad.inst, number) {
                library.filters(self, unwind, &slots, number)?
            } else {
                library.catches(self, unwind, first_slot(&slots)?)?
            };
            if selector.is_some() {
                return Ok(selector);
            }
        }
        Ok(None)
    }

    /// Executes landing pads and `resume`.
    pub(super) fn exception_op(&mut self, slow: &SlowOp, base: usize) -> Result<Flow> {
        match slow.opcode {
            Opcode::LandingPad => {
                let arrived = std::mem::take(&mut self.thread.arrived);
                let slots = [arrived.exception, Slot::plain(arrived.selector as u32 as u64 & mask(32))];
                let count = (slow.result.slots as usize).min(2);
                self.set_result(base, slow.d, &slots[..count]);
                Ok(Flow::Next)
            }
            _ => {
                let exception = first_slot(self.slots(base, &slow.operands[0]))?;
                Err(Box::new(Stop::Unwind(Unwind { exception })))
            }
        }
    }

    fn call_has(&self, function: &Function, call: &CallSite, kind: AttrKind) -> bool {
        let attributes = &self.module.tables.attributes;
        (self.module.body(function.global))
            .and_then(|body| body.call(call.inst))
            .is_some_and(|info| attributes.has(attributes.list(info.attributes).function, kind))
    }
}

fn is_pad(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::LandingPad | Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad)
}

/// Returns the exception pad at the beginning of a block, after the copies of its phi nodes. Every unwind
/// destination begins with one.
pub(super) fn pad_at(function: &Function, mut at: u32) -> Result<&SlowOp> {
    for _ in 0..=function.ops.len() {
        match function.ops.get(at as usize) {
            Some(Op::Move { .. } | Op::MoveN { .. }) => at += 1,
            Some(&Op::Jump { to }) => at = to,
            Some(&(Op::Slow { slow } | Op::SlowTerminator { slow, .. })) => match function.slow.get(slow as usize) {
                Some(slow) if is_pad(slow.opcode) => return Ok(slow),
                _ => break,
            },
            _ => break,
        }
    }
    internal("a block that exceptions go to does not begin with a pad")
}
