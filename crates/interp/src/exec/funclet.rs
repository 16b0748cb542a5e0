//! Exception pads that are funclets (LangRef, `catchswitch`, `catchpad`, `cleanuppad` and their returns;
//! "Exception Handling in LLVM", "Funclet transitions"): selects the pads to enter and checks that they are
//! left in order. `unwind` delivers exceptions to pads.

use draig_ir::{Body, GlobalKind, Inst, Opcode, Value};

use super::Flow;
use super::unwind::pad_at;
use crate::library::CatchPad;
use crate::machine::Machine;
use crate::program::{Function, SlowOp};
use crate::rules;
use crate::stop::{Result, Stop, Undefined, Unwind, fault, internal};
use crate::value::Slot;

/// A pad that was entered and not left. Pads of functions that have returned are dropped lazily.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Funclet {
    /// Number of the frame.
    frame: u64,
    /// The `catchpad` or `cleanuppad`.
    pad: Inst,
    is_catch: bool,
    exception: Slot,
    selector: i32,
}

/// Returns the parent of a pad or `catchswitch`.
fn parent(body: &Body, pad: Inst) -> Option<Inst> {
    let operands = body.operands(pad);
    match body.opcode(pad) {
        Opcode::CatchSwitch => operands.first()?.as_inst(),
        Opcode::CatchPad => parent(body, operands.last()?.as_inst()?),
        _ => operands.last()?.as_inst(),
    }
}

/// Returns the `cleanupret` of a `cleanuppad`.
pub(super) fn cleanup_return(body: &Body, pad: Inst) -> Option<Inst> {
    body.uses_of(Value::inst(pad)).map(|user| user.user).find(|&user| body.opcode(user) == Opcode::CleanupRet)
}

/// Returns whether exceptions that leave a pad go to another pad of the same function.
fn has_destination(body: &Body, pad: Inst) -> bool {
    match body.opcode(pad) {
        Opcode::CatchPad => {
            body.operands(pad).last().and_then(|switch| switch.as_inst()).is_some_and(|it| body.has_unwind_dest(it))
        }
        _ => cleanup_return(body, pad).is_some_and(|it| body.successors(it).next().is_some()),
    }
}

fn misplaced<T>(what: impl Into<String>) -> Result<T> {
    Err(Undefined::new(&rules::FUNCLET_MISPLACED, what).into())
}

impl Machine<'_> {
    /// Returns the innermost pad of the running frame.
    fn funclet(&mut self) -> Option<Funclet> {
        let id = self.thread.frames.last()?.id;
        while self.thread.funclets.last().is_some_and(|funclet| funclet.frame > id) {
            self.thread.funclets.pop();
        }
        self.thread.funclets.last().copied().filter(|funclet| funclet.frame == id)
    }

    /// Returns the exception of the innermost active `catchpad` in any frame, if there is one.
    pub fn handled_exception(&mut self) -> Option<Slot> {
        self.funclet();
        self.thread.funclets.iter().rev().find(|funclet| funclet.is_catch).map(|funclet| funclet.exception)
    }

    /// Returns the exception and the selector of the innermost pad.
    pub(super) fn funclet_exception(&mut self) -> (Slot, i32) {
        self.funclet().map_or((Slot::default(), 0), |funclet| (funclet.exception, funclet.selector))
    }

    /// Checks that a call is in the pad of its operand bundle, or that a return is in no pad (`expected` is
    /// `None`).
    #[cold]
    pub(super) fn in_funclet(&mut self, expected: Option<Inst>, is_return: bool) -> Result<()> {
        let inside = self.funclet().map(|funclet| funclet.pad);
        match (inside, expected) {
            _ if inside == expected => Ok(()),
            (Some(_), _) if is_return => misplaced("the function returns from inside of an exception pad"),
            (Some(_), None) => misplaced("the call is inside of an exception pad and has no funclet bundle"),
            _ => misplaced("the call's funclet bundle does not name the innermost exception pad"),
        }
    }

    /// Leaves the pads of the running frame for an exception that leaves it through a call or a `catchswitch`
    /// that unwinds to the caller.
    pub(super) fn leave_funclets(&mut self) -> Result<()> {
        while let Some(funclet) = self.funclet() {
            self.thread.funclets.pop();
            let body = self.body_of(&self.frame()?.function)?;
            if has_destination(body, funclet.pad) {
                return misplaced("an exception leaves the function from a pad whose exceptions go to another one");
            }
        }
        Ok(())
    }

    /// Enters a pad, leaving those that are not its ancestors.
    fn enter_pad(&mut self, body: &Body, slow: &SlowOp, base: usize) -> Result<Flow> {
        let arrived = std::mem::take(&mut self.thread.arrived);
        let parent = parent(body, slow.inst);
        while self.funclet().is_some_and(|inside| Some(inside.pad) != parent) {
            self.thread.funclets.pop();
        }
        if self.funclet().map(|inside| inside.pad) != parent {
            return misplaced("an exception enters a pad whose parent was not entered");
        }
        let frame = self.frame()?.id;
        self.thread.funclets.push(Funclet {
            frame,
            pad: slow.inst,
            is_catch: slow.opcode == Opcode::CatchPad,
            exception: arrived.exception,
            selector: arrived.selector,
        });
        self.set_result(base, slow.d, &[arrived.exception]);
        Ok(Flow::Next)
    }

    /// Leaves a pad by its own return.
    fn leave_pad(&mut self, body: &Body, slow: &SlowOp) -> Result<Slot> {
        let pad = body.operands(slow.inst).first().and_then(|pad| pad.as_inst());
        match self.funclet() {
            Some(inside) if Some(inside.pad) == pad => {
                self.thread.funclets.pop();
                Ok(inside.exception)
            }
            _ => misplaced("the return is from another exception pad than the innermost one"),
        }
    }

    /// Executes `catchswitch`, `catchpad`, `cleanuppad`, `catchret` or `cleanupret`.
    pub(super) fn funclet_op(&mut self, function: &Function, slow: &SlowOp, base: usize) -> Result<Flow> {
        let body = self.body_of(function)?;
        match slow.opcode {
            Opcode::CatchSwitch => {
                let exception = self.thread.arrived.exception;
                let has_destination = body.has_unwind_dest(slow.inst);
                for &(_, to) in &slow.targets[usize::from(has_destination)..] {
                    if let Some(selector) = self.handler_takes(function, to, base, exception, true)? {
                        self.thread.arrived.selector = selector;
                        return Ok(Flow::Goto(to));
                    }
                }
                match slow.targets.first().filter(|_| has_destination) {
                    Some(&(_, to)) => Ok(Flow::Goto(to)),
                    None => Err(Box::new(Stop::Unwind(Unwind { exception }))),
                }
            }
            Opcode::CatchRet => {
                let exception = self.leave_pad(body, slow)?;
                let library = self.library;
                library.pad_left(self, exception)?;
                match slow.targets.first() {
                    Some(&(_, to)) => Ok(Flow::Goto(to)),
                    None => internal("a catchret that goes nowhere"),
                }
            }
            Opcode::CleanupRet => {
                let exception = self.leave_pad(body, slow)?;
                self.thread.arrived.exception = exception;
                match slow.targets.first() {
                    Some(&(_, to)) => Ok(Flow::Goto(to)),
                    None => Err(Box::new(Stop::Unwind(Unwind { exception }))),
                }
            }
            _ => self.enter_pad(body, slow, base),
        }
    }

    /// Returns the answer of the `catchpad` at an operation to an exception, if it takes it. `entered` is
    /// true if the pad is then entered at once.
    fn handler_takes(
        &mut self,
        function: &Function,
        to: u32,
        base: usize,
        exception: Slot,
        entered: bool,
    ) -> Result<Option<i32>> {
        let pad = pad_at(function, to)?;
        let args: Vec<Slot> = (pad.operands.iter().take(pad.operands.len().saturating_sub(1)))
            .filter_map(|arg| self.slots(base, arg).first().copied())
            .collect();
        let personality = match &self.module.global(function.global).kind {
            GlobalKind::Function(function) => function.personality.and_then(|value| value.as_global()),
            _ => None,
        };
        let personality = personality.map_or(&b""[..], |global| self.module.name(global));
        let frame = self.thread.frames.iter().rev().find(|frame| frame.base == base);
        let frame = frame.ok_or_else(|| fault("a pad of a frame that is gone is asked"))?.id;
        let (library, inst) = (self.library, pad.inst);
        library.pad_takes(self, &CatchPad { personality, args: &args, frame, inst, entered }, exception)
    }

    /// Returns whether an exception that reaches the pad at an operation finds a handler in this function.
    pub(super) fn is_handled(&mut self, function: &Function, mut to: u32, base: usize, unwind: Unwind) -> Result<bool> {
        let body = self.body_of(function)?;
        // The destinations of pads form no cycle, so their number is bounded by the operations.
        for _ in 0..=function.ops.len() {
            let pad = pad_at(function, to)?;
            let next = match pad.opcode {
                Opcode::CatchSwitch => {
                    let has_destination = body.has_unwind_dest(pad.inst);
                    for &(_, handler) in &pad.targets[usize::from(has_destination)..] {
                        if self.handler_takes(function, handler, base, unwind.exception, false)?.is_some() {
                            return Ok(true);
                        }
                    }
                    pad.targets.first().filter(|_| has_destination)
                }
                // A cleanup without a return ends in another way.
                Opcode::CleanupPad => match cleanup_return(body, pad.inst) {
                    Some(back) => {
                        let back = function.slow.iter().find(|slow| slow.inst == back);
                        back.and_then(|slow| slow.targets.first())
                    }
                    None => return Ok(true),
                },
                _ => return Ok(self.clause_selector(function, to, base, unwind)?.is_some()),
            };
            match next {
                Some(&(_, next)) => to = next,
                None => return Ok(false),
            }
        }
        internal("the destinations of pads go around")
    }
}
