//! The running program: module, memory, translated functions, frames, library state, host.

use std::any::Any;
use std::rc::Rc;

use draig_ir::{Global, Module};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::abi::Abi;
use crate::account::Tally;
use crate::choice::Choice;
use crate::host::Host;
use crate::library::{self, Library};
use crate::memory::{Memory, ScopedCall, StackMark};
use crate::program::op::R;
use crate::program::{Function, Program};
use crate::semantics::{Cx, Environment};
use crate::site::Site;
use crate::stop::Run;
use crate::taint::Taints;
use crate::value::Slot;

/// A program in the middle of its run: what all its threads share, and the running [`Thread`].
pub struct Machine<'m> {
    /// The module.
    pub module: &'m Module,
    /// Its objects and bytes.
    pub memory: Memory,
    /// Why values are undefined.
    pub taints: Taints,
    /// Decides what the language leaves open.
    pub choice: Choice,
    /// Rounding and the like.
    pub(crate) environment: Environment,
    /// Sizes and conventions of the target.
    pub abi: Abi,
    /// The functions and variables that the program only declares.
    pub(crate) library: &'m dyn Library,
    /// What those remember between calls.
    pub(crate) library_state: Box<dyn Any>,
    /// Library functions that the program knows only by their addresses, such as those of virtual tables,
    /// and their addresses by their places in the library's table.
    pub(crate) library_functions: HashMap<u64, library::Function, FxBuildHasher>,
    pub(crate) library_addresses: HashMap<u32, Slot, FxBuildHasher>,
    /// The functions, translated when they are first called.
    pub(crate) program: Program,
    /// The world.
    pub host: &'m mut dyn Host,
    /// The running thread.
    pub thread: Thread,
    /// The number of the next frame, or place that `setjmp` marks.
    pub(crate) next_frame: u64,
    /// Steps left until somebody looks at the run.
    pub(crate) fuel: u64,
    /// Steps that may be executed after that look.
    pub(crate) fuel_after_slice: u64,
    /// Steps of the operation that found too few left.
    pub(crate) fuel_owed: u64,
    /// How many steps are granted at a time.
    pub(crate) slice: u64,
    /// The look at the running frame for progress.
    pub(crate) progress: Option<crate::exec::Progress>,
    /// Steps that were granted at the beginning.
    pub(crate) max_steps: u64,
    /// How many frames there may be.
    pub(crate) max_frames: usize,
    /// Room for the arguments and the result of an intrinsic.
    pub(crate) scratch: [Vec<Slot>; 2],
    /// Whose instructions are told to the host.
    pub(crate) trace: Option<crate::api::Trace>,
    /// Spells them, once something was traced.
    pub(crate) printer: Option<draig_asm::Printer<'m>>,
    /// Functions by address.
    pub(crate) functions: HashMap<u64, Global, FxBuildHasher>,
}

/// What belongs to one thread of the program alone; its stack objects are in [`Memory`].
#[derive(Default)]
pub struct Thread {
    /// The registers of all frames, one window after the other.
    pub(crate) registers: Vec<Slot>,
    /// The functions being executed; the last is the running one.
    pub(crate) frames: Vec<Frame>,
    /// The running operation; exact whenever something other than the hot loop runs.
    pub site: Site,
    /// How deep library functions call back into the program.
    pub(crate) nesting: u32,
    /// The places that `setjmp` marked.
    pub(crate) jumps: Vec<crate::exec::Jump>,
    /// An exception between its arrival and its landing pad.
    pub(crate) arrived: crate::exec::Arrived,
    /// The exception pads that were entered and not left.
    pub(crate) funclets: Vec<crate::exec::Funclet>,
    /// Variables of frames that `llvm.localescape` lets others reach, by the frame's number.
    pub(crate) escaped: Vec<(u64, Box<[Slot]>)>,
    /// The stack as `llvm.stacksave` saw it.
    pub(crate) marks: Vec<StackMark>,
    /// Where the slots of the last finished outermost function lie.
    pub(crate) result_at: usize,
    /// The second slot of a library function's result that has two (`long double`, `ldiv_t`).
    pub second: Slot,
    /// The traced instruction that is being executed.
    pub(crate) begun: Option<crate::exec::Begun>,
}

impl Thread {
    /// Adds up what it takes.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.registers.capacity() * size_of::<Slot>());
        tally.fixed(self.frames.capacity() * size_of::<Frame>());
        for arg in self.frames.iter().flat_map(|frame| &frame.varargs) {
            tally.fixed(size_of::<VarArg>() + size_of_val(&*arg.slots));
        }
        tally.vec(&self.jumps);
        tally.vec(&self.funclets);
        tally.vec(&self.escaped);
        tally.fixed(self.escaped.iter().map(|(_, slots)| size_of_val(&**slots)).sum());
        tally.vec(&self.marks);
    }

    /// How many functions are being executed.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.frames.len()
    }
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

    /// Copies bytes with all that is known about them.
    ///
    /// # Errors
    /// What is wrong with the accesses, and places that overlap although they may not.
    pub fn copy(&mut self, to: Slot, from: Slot, len: u64, may_overlap: bool, site: Site) -> Run<()> {
        self.memory.copy(&mut self.taints, to, from, len, may_overlap, site)
    }

    /// Fills bytes with the lowest byte of a value.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn fill(&mut self, to: Slot, value: Slot, len: u64, site: Site) -> Run<()> {
        self.memory.fill(&self.taints, to, value, len, site)
    }

    /// The address of a global.
    #[must_use]
    pub fn address_of(&self, global: Global) -> Slot {
        self.program.addresses[global.index()]
    }

    /// The function or variable at an address.
    #[must_use]
    pub fn global_at(&self, address: u64) -> Option<Global> {
        let at = self.program.addresses.iter().position(|slot| slot.bits == address && address != 0)?;
        Some(Global::from_u32(at as u32))
    }

    /// How many IR instructions were executed.
    pub(crate) fn steps(&self) -> u64 {
        self.max_steps - self.fuel - self.fuel_after_slice
    }
}
