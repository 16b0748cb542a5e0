//! The running program: module, memory, translated functions, frames, library state, host.

use std::rc::Rc;

use draig_ir::{Global, Module};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::choice::Choice;
use crate::host::Host;
use crate::libc::Libc;
use crate::memory::{Memory, ScopedCall, StackMark};
use crate::program::op::R;
use crate::program::{Function, Program};
use crate::semantics::{Cx, Environment};
use crate::site::Site;
use crate::taint::Taints;
use crate::value::Slot;

/// A program in the middle of its run.
pub(crate) struct Machine<'m> {
    /// What is run.
    pub(crate) module: &'m Module,
    /// Its objects and bytes.
    pub(crate) memory: Memory,
    /// What is undefined, and why.
    pub(crate) taints: Taints,
    /// What the language leaves open.
    pub(crate) choice: Choice,
    /// Rounding and the like.
    pub(crate) environment: Environment,
    /// What the library remembers between calls.
    pub(crate) libc: Libc,
    /// The functions, translated when they are first called.
    pub(crate) program: Program,
    /// The world.
    pub(crate) host: &'m mut dyn Host,
    /// The registers of all frames, one window after the other.
    pub(crate) registers: Vec<Slot>,
    /// The functions being executed; the last is the running one.
    pub(crate) frames: Vec<Frame>,
    /// The number of the next frame.
    pub(crate) next_frame: u64,
    /// Steps left before the limit is reached.
    pub(crate) fuel: u64,
    /// The steps beyond those, those of the operation that found too few, and how many come at a time.
    pub(crate) fuel_later: u64,
    pub(crate) fuel_owed: u64,
    pub(crate) slice: u64,
    /// The look at the running frame for progress.
    pub(crate) progress: Option<crate::exec::Progress>,
    /// Steps that were granted at the beginning.
    pub(crate) max_steps: u64,
    /// How many frames there may be.
    pub(crate) max_frames: usize,
    /// How deep library functions call back into the program.
    pub(crate) nesting: u32,
    /// Where the running operation is; exact whenever something other than the hot loop runs.
    pub(crate) site: Site,
    /// What `setjmp` was called at.
    pub(crate) jumps: Vec<crate::exec::Jump>,
    /// An exception between its arrival and its landing pad.
    pub(crate) arrived: crate::exec::Arrived,
    /// What `llvm.stacksave` gave.
    pub(crate) marks: Vec<StackMark>,
    /// Room for the arguments and the result of an intrinsic.
    pub(crate) scratch: [Vec<Slot>; 2],
    /// Where the slots of the last finished outermost function lie.
    pub(crate) result_at: usize,
    /// Whose instructions are told to the host.
    pub(crate) trace: Option<crate::api::Trace>,
    /// The traced instruction that is being executed.
    pub(crate) begun: Option<crate::exec::Begun>,
    /// The exception pads that were entered and not left.
    pub(crate) funclets: Vec<crate::exec::Funclet>,
    /// What spells them, once something was traced.
    pub(crate) printer: Option<draig_asm::Printer<'m>>,
    /// Functions by address.
    pub(crate) functions: HashMap<u64, Global, FxBuildHasher>,
}

/// A function in the middle of its execution.
#[derive(Debug)]
pub(crate) struct Frame {
    /// The function.
    pub(crate) function: Rc<Function>,
    /// Its first register.
    pub(crate) base: usize,
    /// The operation that it executes next; kept here while another frame runs.
    pub(crate) pc: usize,
    /// Where the caller wants the result, and how many slots of it.
    pub(crate) d: R,
    pub(crate) slots: u16,
    /// Where it was called from.
    pub(crate) called_at: Site,
    /// Its number, never used again in one run.
    pub(crate) id: u64,
    /// The stack before its objects.
    pub(crate) stack: StackMark,
    /// The arguments behind the parameters.
    pub(crate) varargs: Vec<VarArg>,
    /// Whether something has to be done when it returns.
    pub(crate) has_exit_checks: bool,
    /// Whether the run loop that called it ends with it.
    pub(crate) is_outermost: bool,
    /// Whether its stack objects are hidden from a `tail` call that it has made.
    pub(crate) hides: bool,
}

impl Frame {
    /// A call that it makes, of whose accesses `sides` says in and out of which sets of scopes they are. The
    /// frame has to tell when it ends.
    pub(crate) fn scoped_call(&mut self, sides: &[Rc<[u32]>; 2]) -> ScopedCall {
        self.has_exit_checks = true;
        ScopedCall { frame: self.id, sets: self.function.scope_sets, sides: sides.clone() }
    }
}

/// One variadic argument.
#[derive(Clone, Debug)]
pub(crate) struct VarArg {
    /// Its shape.
    pub(crate) shape: Rc<crate::shape::Shape>,
    /// Its slots.
    pub(crate) slots: Box<[Slot]>,
    /// Whether it is a `byval` copy, and of how many bytes at which alignment.
    pub(crate) by_value: Option<(u64, u64)>,
}

impl Machine<'_> {
    /// What scalar semantics need.
    #[inline]
    pub(crate) fn cx(&mut self, site: Site) -> Cx<'_> {
        Cx {
            taints: &mut self.taints,
            memory: &mut self.memory,
            site,
            choice: &mut self.choice,
            environment: &mut self.environment,
        }
    }

    /// How many IR instructions were executed.
    pub(crate) fn steps(&self) -> u64 {
        self.max_steps - self.fuel - self.fuel_later
    }
}
