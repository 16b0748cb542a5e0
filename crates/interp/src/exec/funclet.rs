//! Exception pads that are funclets (LangRef, `catchswitch`, `catchpad`, `cleanuppad` and their returns;
//! "Exception Handling in LLVM", "Funclet transitions"): which are entered, and that they are left in
//! order. How an exception gets to a pad is `unwind`'s.

use draig_ir::{Body, GlobalKind, Inst, Opcode, Value};

use super::Flow;
use super::unwind::pad_at;
use crate::library::CatchPad;
use crate::machine::Machine;
use crate::program::{Function, SlowOp};
use crate::rules;
use crate::stop::{Run, Stop, Undefined, Unwind, fault, internal};
use crate::value::Slot;

/// A pad that was entered and not left. Those of functions that were left are dropped when somebody looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Funclet {
    /// The frame.
    frame: u64,
    /// Its `catchpad` or `cleanuppad`.
    pad: Inst,
    is_catch: bool,
    exception: Slot,
    selector: i32,
}

/// The pad that another, or a `catchswitch`, is inside of.
fn parent(body: &Body, pad: Inst) -> Option<Inst> {
    let operands = body.operands(pad);
    match body.opcode(pad) {
        Opcode::CatchSwitch => operands.first()?.as_inst(),
        Opcode::CatchPad => parent(body, operands.last()?.as_inst()?),
        _ => operands.last()?.as_inst(),
    }
}

/// The `cleanupret` of a `cleanuppad`.
pub(super) fn cleanup_return(body: &Body, pad: Inst) -> Option<Inst> {
    body.uses_of(Value::inst(pad)).map(|user| user.user).find(|&user| body.opcode(user) == Opcode::CleanupRet)
}

/// Whether exceptions that leave a pad go to another one of its function.
fn has_destination(body: &Body, pad: Inst) -> bool {
    match body.opcode(pad) {
        Opcode::CatchPad => {
            body.operands(pad).last().and_then(|switch| switch.as_inst()).is_some_and(|it| body.has_unwind_dest(it))
        }
        _ => cleanup_return(body, pad).is_some_and(|it| body.successors(it).next().is_some()),
    }
}

fn misplaced<T>(what: impl Into<String>) -> Run<T> {
    Err(Undefined::new(&rules::FUNCLET_MISPLACED, what).into())
}

impl Machine<'_> {
    /// The innermost pad that the running frame is in.
    fn funclet(&mut self) -> Option<Funclet> {
        let id = self.thread.frames.last()?.id;
        while self.thread.funclets.last().is_some_and(|funclet| funclet.frame > id) {
            self.thread.funclets.pop();
        }
        self.thread.funclets.last().copied().filter(|funclet| funclet.frame == id)
    }

    /// The exception that is being handled, wherever that is.
    pub fn handled_exception(&mut self) -> Option<Slot> {
        self.funclet();
        self.thread.funclets.iter().rev().find(|funclet| funclet.is_catch).map(|funclet| funclet.exception)
    }

    /// The exception and the selector of the innermost pad.
    pub(super) fn funclet_exception(&mut self) -> (Slot, i32) {
        self.funclet().map_or((Slot::default(), 0), |funclet| (funclet.exception, funclet.selector))
    }

    /// A call, or a return where nothing is `expected`: it has to be in the pad that it says.
    #[cold]
    pub(super) fn in_funclet(&mut self, expected: Option<Inst>, is_return: bool) -> Run<()> {
        let inside = self.funclet().map(|funclet| funclet.pad);
        match (inside, expected) {
            _ if inside == expected => Ok(()),
            (Some(_), _) if is_return => misplaced("the function returns from inside of an exception pad"),
            (Some(_), None) => misplaced("the call is inside of an exception pad, and has no bundle that says so"),
            _ => misplaced("the call says that it is in an exception pad, and that is not the innermost one"),
        }
    }

    /// An exception leaves the running frame by a call, or from a `catchswitch` that says so.
    pub(super) fn leave_funclets(&mut self) -> Run<()> {
        while let Some(funclet) = self.funclet() {
            self.thread.funclets.pop();
            let body = self.body_of(&self.frame()?.function)?;
            if has_destination(body, funclet.pad) {
                return misplaced("an exception leaves the function from a pad whose exceptions go to another one");
            }
        }
        Ok(())
    }

    /// Enters a pad: those that it is not inside of are left.
    fn enter_pad(&mut self, body: &Body, slow: &SlowOp, base: usize) -> Run<Flow> {
        let arrived = std::mem::take(&mut self.thread.arrived);
        let parent = parent(body, slow.inst);
        while self.funclet().is_some_and(|inside| Some(inside.pad) != parent) {
            self.thread.funclets.pop();
        }
        if self.funclet().map(|inside| inside.pad) != parent {
            return misplaced("an exception enters a pad that is inside of one which was not entered");
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
    fn leave_pad(&mut self, body: &Body, slow: &SlowOp) -> Run<Slot> {
        let pad = body.operands(slow.inst).first().and_then(|pad| pad.as_inst());
        match self.funclet() {
            Some(inside) if Some(inside.pad) == pad => {
                self.thread.funclets.pop();
                Ok(inside.exception)
            }
            _ => misplaced("the return is from another exception pad than the innermost one"),
        }
    }

    /// `catchswitch`, `catchpad`, `cleanuppad`, `catchret`, `cleanupret`.
    pub(super) fn funclet_op(&mut self, function: &Function, slow: &SlowOp, base: usize) -> Run<Flow> {
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

    /// Whether the `catchpad` at an operation takes an exception, and as what; and if so, whether it is
    /// `entered` at once.
    fn handler_takes(
        &mut self,
        function: &Function,
        to: u32,
        base: usize,
        exception: Slot,
        entered: bool,
    ) -> Run<Option<i32>> {
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

    /// Whether an exception that comes to the pad at an operation finds a handler in this function.
    pub(super) fn is_handled(&mut self, function: &Function, mut to: u32, base: usize, unwind: Unwind) -> Run<bool> {
        let body = self.body_of(function)?;
        // The pads' destinations form no cycle; there are no more than operations.
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
                // A cleanup without a return ends otherwise.
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
