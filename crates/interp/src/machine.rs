//! State of the running program: module, memory, translated functions, frames, library state, host.

use std::any::Any;
use std::collections::BTreeMap;
use std::rc::Rc;

use draig_ir::{Global, Module};
use draig_num::{Round, Status};
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
use crate::stop::Result;
use crate::taint::Taints;
use crate::threads::Woken;
use crate::value::Slot;

/// A program in the middle of its run: the state shared by its threads, and the running [`Thread`].
pub struct Machine<'m> {
    /// Module being run.
    pub module: &'m Module,
    /// Objects and their bytes.
    pub memory: Memory,
    /// Causes of undefined values.
    pub taints: Taints,
    /// Decisions that the language leaves open.
    pub choice: Choice,
    /// Floating-point environment, such as the rounding mode.
    pub(crate) environment: Environment,
    /// Type sizes and conventions of the target.
    pub abi: Abi,
    /// Functions and variables that the program only declares.
    pub(crate) library: &'m dyn Library,
    /// State of the library between calls.
    pub(crate) library_state: Box<dyn Any>,
    /// Library functions that the program knows only by address, such as those in virtual tables, and their
    /// addresses by index in the library's table.
    pub(crate) library_functions: HashMap<u64, library::Function, FxBuildHasher>,
    pub(crate) library_addresses: HashMap<u32, Slot, FxBuildHasher>,
    /// Functions, translated on their first call.
    pub(crate) program: Program,
    /// The outside world.
    pub host: &'m mut dyn Host,
    /// The running thread.
    pub thread: Thread,
    /// The other threads.
    pub(crate) threads: crate::threads::Threads,
    /// Number of the next frame or `setjmp` mark.
    pub(crate) next_frame: u64,
    /// Remaining steps of the current slice.
    pub(crate) fuel: u64,
    /// Steps granted after the current slice.
    pub(crate) fuel_after_slice: u64,
    /// Steps of the operation that exceeded the remaining fuel.
    pub(crate) fuel_owed: u64,
    /// Number of steps per slice.
    pub(crate) slice: u64,
    /// Progress check of the running frame.
    pub(crate) progress: Option<crate::exec::Progress>,
    /// Total number of steps granted to the run.
    pub(crate) max_steps: u64,
    /// Maximum number of frames.
    pub(crate) max_frames: usize,
    /// Scratch space for the arguments and the result of an intrinsic.
    pub(crate) scratch: [Vec<Slot>; 2],
    /// Functions whose instructions are traced.
    pub(crate) trace: Option<crate::api::Trace>,
    /// Receiver of the steps of the run.
    pub(crate) observer: Option<&'m mut dyn crate::observe::Observer>,
    /// Printer of traced instructions, created at the first use.
    pub(crate) printer: Option<draig_asm::Printer<'m>>,
    /// Statements of inline assembly, translated on their first execution, and what outlives them.
    pub(crate) assembly: crate::assembly::Assembly,
    /// Functions by address.
    pub(crate) functions: HashMap<u64, Global, FxBuildHasher>,
}

/// State of one thread of the program; its stack objects are in [`Memory`].
#[derive(Debug, Default)]
pub struct Thread {
    /// Number of the thread.
    pub(crate) id: crate::threads::ThreadId,
    /// Registers of all frames, in consecutive windows.
    pub(crate) registers: Vec<Slot>,
    /// Frames of the functions being executed; the last is the running one.
    pub(crate) frames: Vec<Frame>,
    /// Site of the running operation; exact whenever code outside the hot loop runs.
    pub site: Site,
    /// Nesting depth of callbacks from library functions into the program.
    pub(crate) nesting: u32,
    /// Places marked by `setjmp`.
    pub(crate) jumps: Vec<crate::exec::Jump>,
    /// An exception that has not reached its landing pad yet.
    pub(crate) arrived: crate::exec::Arrived,
    /// Exception pads that were entered and not left.
    pub(crate) funclets: Vec<crate::exec::Funclet>,
    /// Variables that `llvm.localescape` makes accessible from other frames, by frame number.
    pub(crate) escaped: Vec<(u64, Box<[Slot]>)>,
    /// Stack positions saved by `llvm.stacksave`.
    pub(crate) marks: Vec<StackMark>,
    /// First register of the result of the last finished outermost function.
    pub(crate) result_at: usize,
    /// Second slot of a two-slot result of a library function (`long double`, `ldiv_t`).
    pub second: Slot,
    /// Traced instruction in execution.
    pub(crate) begun: Option<crate::exec::Begun>,
    /// Number of frames of the innermost run loop, below which no exception goes.
    pub(crate) floor: usize,
    /// Contents of the registers while another thread runs.
    pub(crate) saved: Box<[Slot]>,
    /// Progress of the library function that the thread is in, while it waits or calls back: 0 at its first call.
    pub stage: u64,
    /// Library functions that are called again when frames return.
    pub(crate) staged: Vec<Staged>,
    /// End of the last wait, for the library function that waited.
    pub woken: Option<Woken>,
    /// Instances of `thread_local` variables, except in the main thread.
    pub(crate) locals: BTreeMap<Global, Slot>,
    /// Whether the thread's function has returned.
    pub(crate) ends: bool,
    /// Result of the thread's function.
    pub(crate) value: Slot,
    /// Given by the library for the end of the running context; `None` in the thread's first one.
    pub(crate) link: Option<Slot>,
    /// The thread's end, while it leaves its frames.
    pub(crate) leaving: Option<Leaving>,
}

/// End of a thread by itself, which leaves all frames and runs their cleanups.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaving {
    /// Result of the thread.
    pub(crate) value: Slot,
    /// The exception that landing pads see of it; null until there is one.
    pub(crate) exception: Slot,
}

/// Library function that is called again when the function that it calls returns.
#[derive(Debug)]
pub(crate) struct Staged {
    /// Its progress.
    pub(crate) stage: u64,
    /// Value for the library if the call is left by an exception or a jump.
    pub(crate) on_unwind: Option<Slot>,
}

/// Effect of the return of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FrameEnd {
    /// Returns to the calling instruction.
    Return,
    /// Ends the run loop that called it.
    Outermost,
    /// Ends the thread, or the function that runs at its end.
    Thread,
    /// Returns to a library function, which is called again.
    Continuation,
}

impl Thread {
    /// Adds the thread's memory to `tally`.
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
        tally.fixed(size_of_val(&*self.saved));
        tally.vec(&self.staged);
        tally.fixed(self.locals.len() * 2 * size_of::<(Global, Slot)>());
    }

    /// Adds all references of a thread that does not run.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend_from_slice(&self.saved);
        out.extend(self.frames.iter().flat_map(|frame| &frame.varargs).flat_map(|arg| arg.slots.iter()));
        out.extend(self.locals.values());
        out.extend([self.arrived.exception, self.second, self.value]);
        out.extend(self.link);
    }

    /// Number of functions being executed.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.frames.len()
    }
}

/// Frame of a function being executed.
#[derive(Debug)]
pub(crate) struct Frame {
    /// Function of the frame.
    pub(crate) function: Rc<Function>,
    /// Index of its first register.
    pub(crate) base: usize,
    /// Index of its next operation; valid only while another frame runs.
    pub(crate) pc: usize,
    /// Register of the caller that takes the result, and its number of slots.
    pub(crate) d: R,
    pub(crate) slots: u16,
    /// Site of the call.
    pub(crate) called_at: Site,
    /// Unique number of the frame within the run.
    pub(crate) id: u64,
    /// Stack position before its objects.
    pub(crate) stack: StackMark,
    /// Variadic arguments.
    pub(crate) varargs: Vec<VarArg>,
    /// Whether its return requires checks.
    pub(crate) has_exit_checks: bool,
    /// Effect of its return.
    pub(crate) end: FrameEnd,
    /// Whether its stack objects are hidden from a `tail` call that it makes.
    pub(crate) hides: bool,
}

impl Frame {
    /// Returns a call made by this frame with the sets of scopes that its accesses are in and outside of
    /// (`sides`). The frame must report its end.
    pub(crate) fn scoped_call(&mut self, sides: &[Rc<[u32]>; 2]) -> ScopedCall {
        self.has_exit_checks = true;
        ScopedCall { frame: self.id, sets: self.function.scope_sets, sides: sides.clone() }
    }
}

/// Variadic argument.
#[derive(Clone, Debug)]
pub(crate) struct VarArg {
    /// Shape of its type.
    pub(crate) shape: Rc<crate::shape::Shape>,
    /// Slots of its value.
    pub(crate) slots: Box<[Slot]>,
    /// Size and alignment in bytes if it is a `byval` copy.
    pub(crate) by_value: Option<(u64, u64)>,
}

impl Machine<'_> {
    /// Returns the rounding mode of the running thread.
    pub fn rounding(&self) -> Round {
        self.environment.rounding
    }

    /// Returns the exceptions of floating point that the running thread has raised since it last cleared them. Only
    /// constrained operations and functions of the library raise them: of others, LangRef says that they do not exist.
    pub fn float_exceptions(&self) -> Status {
        self.environment.exceptions
    }

    /// Sets the exceptions of floating point of the running thread.
    pub fn set_float_exceptions(&mut self, exceptions: Status) {
        self.environment.exceptions = exceptions;
    }

    /// Sets the rounding mode of the running thread, which operations with dynamic rounding use.
    pub fn set_rounding(&mut self, rounding: Round) {
        self.environment.rounding = rounding;
    }

    /// Returns the context for scalar semantics.
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

    /// Copies bytes together with their definedness and provenance.
    ///
    /// # Errors
    /// Fails if an access is undefined, or if the ranges overlap where they must not.
    pub fn copy(&mut self, to: Slot, from: Slot, len: u64, may_overlap: bool, site: Site) -> Result<()> {
        self.memory.copy(&mut self.taints, to, from, len, may_overlap, site)
    }

    /// Fills a range with the lowest byte of a value.
    ///
    /// # Errors
    /// Fails if the access is undefined.
    pub fn fill(&mut self, to: Slot, value: Slot, len: u64, site: Site) -> Result<()> {
        self.memory.fill(&self.taints, to, value, len, site)
    }

    /// Returns the address of a global.
    #[must_use]
    pub fn address_of(&self, global: Global) -> Slot {
        self.program.addresses[global.index()]
    }

    /// Returns the function or variable at an address.
    #[must_use]
    pub fn global_at(&self, address: u64) -> Option<Global> {
        let at = self.program.addresses.iter().position(|slot| slot.bits == address && address != 0)?;
        Some(Global::from_u32(at as u32))
    }

    /// Number of executed IR instructions.
    pub(crate) fn steps(&self) -> u64 {
        self.max_steps - self.fuel - self.fuel_after_slice
    }
}
