//! Interface to the program's library: functions by name and signature, variables, and the rules by which
//! exceptions find their handlers. The engine knows them only through [`Library`]. State that a library keeps
//! between calls is stored here as an opaque value.

#[cfg(test)]
pub(crate) mod testing;

use std::any::Any;

use draig_ir::Inst;

use crate::account::Tally;
use crate::machine::Machine;
use crate::rules;
use crate::shape::LeafKind;
use crate::site::Site;
use crate::stop::{Result, Stop, Undefined, Unwind, internal};
use crate::threads::ThreadId;
use crate::value::{Slot, sign_extend};

/// Treatment of a library function's accesses to memory where threads may race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Accesses {
    /// Like those of the program.
    #[default]
    Plain,
    /// As atomic: they synchronize with each other, and race with others.
    Atomic,
    /// Not checked.
    Unchecked,
}

/// Function of a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function {
    /// Name by which the program calls it.
    pub name: &'static str,
    /// Prototype: the result's letter, then the parameters' in parentheses. `v` is void, `i` int, `u`
    /// unsigned int, `l` long, `size_t` and other types as wide as a pointer, `L` long long, `d` double, `f`
    /// float, `D` long double, `p` pointer. A final `...` accepts further arguments of any type.
    pub signature: &'static str,
    /// Index in the library's table.
    pub index: u32,
    /// Whether the function marks a place that [`Stop::LongJump`] returns to, as `setjmp` does. The engine
    /// executes such a function itself.
    pub returns_twice: bool,
    /// Treatment of the function's own accesses to memory where threads may race.
    pub accesses: Accesses,
}

impl Function {
    /// Returns the letters of the parameters, without those of a variadic part. A C struct that is passed in registers
    /// is as many parameters as it has parts.
    pub(crate) fn params(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        // The first letter is the result's.
        self.signature.bytes().skip(1).filter(u8::is_ascii_alphabetic)
    }
}

/// The functions and variables that a program declares but does not define.
///
/// A library may call back into the program while one of its functions runs. Its state is therefore stored in
/// the [`Machine`] (see [`Machine::library_state`]) and must be borrowed again after such a call.
pub trait Library: Personality {
    /// Returns the initial state for a program with these arguments (its own name first).
    fn begin(&self, args: &[Vec<u8>]) -> Box<dyn Any>;

    /// Returns the function of this name.
    fn find(&self, name: &str) -> Option<Function>;

    /// Calls a function whose arguments agree with its signature. Returns the first slot of its result, or
    /// any slot for `void`. The second slot of a two-slot result is left in
    /// [`Thread::second`](crate::machine::Thread::second).
    ///
    /// # Errors
    /// Returns whatever ends the run or leaves the function.
    fn call(&self, machine: &mut Machine<'_>, function: Function, call: &Call<'_>) -> Result<Slot>;

    /// Returns the address of the variable of this name, if the library has it.
    ///
    /// # Errors
    /// Returns a limit if there is no memory for it.
    fn variable(&self, machine: &mut Machine<'_>, name: &str) -> Result<Option<Slot>>;

    /// Adds all references held by the state, which the collection of dead objects must keep.
    fn roots(&self, state: &dyn Any, out: &mut Vec<Slot>);

    /// Adds the size of the state to `tally`. Code that grows it by much in one call asks first
    /// ([`Machine::reserve_memory`]).
    fn tally(&self, state: &dyn Any, tally: &mut Tally);

    /// Performs the steps of `exit`, and of a return from `main`, that precede the program's destructors.
    ///
    /// # Errors
    /// Returns the stop of a handler, or the end itself if nothing remains to be done.
    fn exit(&self, machine: &mut Machine<'_>, status: i32) -> Result<()>;

    /// Called when the function of the running thread has returned, or it has ended by itself, with its result. May
    /// call functions of the program with [`Machine::call_then_again`], and is called again after each.
    ///
    /// # Errors
    /// Returns the next call, or whatever ends the run.
    fn thread_ended(&self, machine: &mut Machine<'_>, value: Slot) -> Result<()>;

    /// Returns what landing pads see of the end of the running thread (`pthread_exit`), as an exception of no language.
    ///
    /// # Errors
    /// Fails at a limit.
    fn end_as_exception(&self, machine: &mut Machine<'_>) -> Result<Slot>;

    /// Returns the number of the `setjmp` that the end of the running thread returns to before it leaves that one's frame,
    /// if the thread has registered one; the innermost one first.
    fn cleanup(&self, machine: &mut Machine<'_>) -> Result<Option<u64>>;

    /// Called when another thread runs, for the parts of the state that each thread has for itself.
    fn switched(&self, machine: &mut Machine<'_>, from: ThreadId, to: ThreadId);

    /// Called when a function that was called with [`Machine::call_then_again`] is left by an exception or a jump.
    ///
    /// # Errors
    /// Returns whatever ends the run.
    fn unwound(&self, machine: &mut Machine<'_>, value: Slot) -> Result<()>;

    /// Flushes buffered output; the last step of a run.
    fn flush(&self, machine: &mut Machine<'_>);
}

/// The rules by which exceptions find their handlers (LangRef "Exception Handling"). The engine unwinds
/// frames and enters pads.
pub trait Personality {
    /// Returns the selector with which a `catch` clause of this type descriptor answers an exception, or
    /// `None` if it does not match.
    ///
    /// # Errors
    /// Returns an error if the descriptors are malformed.
    fn catches(&self, machine: &mut Machine<'_>, unwind: Unwind, descriptor: Slot) -> Result<Option<i32>>;

    /// Returns the selector with which the `filter` clause of this number answers an exception, or `None` if
    /// it allows it.
    ///
    /// # Errors
    /// Returns an error if the descriptors are malformed.
    fn filters(
        &self,
        machine: &mut Machine<'_>,
        unwind: Unwind,
        allowed: &[Slot],
        number: usize,
    ) -> Result<Option<i32>>;

    /// Implements `llvm.eh.typeid.for`.
    fn type_id(&self, machine: &mut Machine<'_>, descriptor: Slot) -> i32;

    /// Returns the answer of a `catchpad` to an exception, or `None` if it lets it pass.
    ///
    /// # Errors
    /// Returns an error if the descriptors are malformed, or the stop of a filter of the program.
    fn pad_takes(&self, machine: &mut Machine<'_>, pad: &CatchPad<'_>, exception: Slot) -> Result<Option<i32>>;

    /// Ends an exception whose `catchpad` was left by `catchret`.
    ///
    /// # Errors
    /// Returns the stop of the exception's destructor.
    fn pad_left(&self, machine: &mut Machine<'_>, exception: Slot) -> Result<()>;

    /// Returns whether the exception may come from any instruction, in which case `nounwind` does not exclude
    /// it.
    fn is_asynchronous(&self, exception: Slot) -> bool;

    /// Implements `llvm.eh.exceptioncode`.
    ///
    /// # Errors
    /// Fails if exceptions of this kind have no code.
    fn exception_code(&self, exception: Slot) -> Result<Slot>;

    /// Returns the end of a program with an uncaught exception.
    fn uncaught(&self, machine: &mut Machine<'_>, unwind: Unwind) -> Box<Stop>;
}

/// A `catchpad` that may take an exception.
#[derive(Clone, Copy, Debug)]
pub struct CatchPad<'a> {
    /// Name of the function's personality; empty without one.
    pub personality: &'a [u8],
    /// Arguments of the pad.
    pub args: &'a [Slot],
    /// Number of its frame.
    pub frame: u64,
    /// The `catchpad` instruction.
    pub inst: Inst,
    /// Whether the pad is entered if it matches; otherwise this is the search for a handler.
    pub entered: bool,
}

/// Argument of a call.
#[derive(Clone, Copy, Debug)]
pub struct Arg<'a> {
    /// Kind of the argument if it is a scalar; `None` for aggregates and vectors (in variadic calls).
    pub kind: Option<LeafKind>,
    /// Slots of the argument.
    pub slots: &'a [Slot],
}

/// Call of a library function.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// Name of the function.
    pub name: &'a str,
    /// Arguments, including variadic ones.
    pub args: &'a [Arg<'a>],
    /// Site of the call.
    pub site: Site,
}

impl Call<'_> {
    /// Returns the first slot of an argument without checking that it is defined.
    ///
    /// # Errors
    /// Returns an internal error if the argument does not exist, that is, if a function reads beyond its
    /// signature.
    #[track_caller]
    pub fn slot(&self, number: usize) -> Result<Slot> {
        match self.args.get(number).and_then(|arg| arg.slots.first()) {
            Some(slot) => Ok(*slot),
            None => internal(format!("{} reads argument {} of {}", self.name, number + 1, self.args.len())),
        }
    }

    /// Returns a scalar argument, which must be defined.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn defined(&self, number: usize) -> Result<Slot> {
        let slot = self.slot(number)?;
        if slot.tag.is_tainted() {
            let what = format!("argument {} of {} is undefined", number + 1, self.name);
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(slot.tag.taint()).into());
        }
        Ok(slot)
    }

    /// Returns an integer argument, sign-extended from its width. For a pointer this is its address; of an
    /// integer wider than 64 bits, the lowest 64.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn int(&self, number: usize) -> Result<i64> {
        let slot = self.defined(number)?;
        Ok(match self.args.get(number).and_then(|arg| arg.kind) {
            Some(LeafKind::Int(width @ 1..=64)) => sign_extend(slot.bits, width),
            _ => slot.bits as i64,
        })
    }

    /// Returns an integer argument, zero-extended from its width.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn uint(&self, number: usize) -> Result<u64> {
        Ok(self.defined(number)?.bits)
    }

    /// Returns a pointer argument.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn pointer(&self, number: usize) -> Result<Slot> {
        self.defined(number)
    }

    /// Returns a `double` argument.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn double(&self, number: usize) -> Result<f64> {
        Ok(f64::from_bits(self.defined(number)?.bits))
    }

    /// Returns a `float` argument.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn float(&self, number: usize) -> Result<f32> {
        Ok(f32::from_bits(self.defined(number)?.bits as u32))
    }
}

/// Describes a letter of a signature in words.
fn class(letter: u8) -> &'static str {
    match letter {
        b'd' => "a double",
        b'f' => "a float",
        b'D' => "a long double",
        b'p' => "a pointer",
        _ => "an integer",
    }
}

impl Machine<'_> {
    /// Returns the state that [`Library::begin`] created.
    ///
    /// # Panics
    /// Panics if it has a different type.
    pub fn library_state<T: 'static>(&mut self) -> &mut T {
        self.library_state.downcast_mut().expect("a library asks for the state that it made")
    }

    /// Returns the address of a library function, for tables that the library creates: the address known to
    /// the program if there is one, otherwise a new one.
    ///
    /// # Errors
    /// Returns a limit, or an internal error if the library has no such function.
    pub fn library_function(&mut self, name: &str) -> Result<Slot> {
        if let Some(function) = self.module.find(name.as_bytes()) {
            return Ok(self.program.addresses[function.index()]);
        }
        let Some(function) = self.library.find(name) else {
            return internal(format!("the library's tables name {name}, which it does not have"));
        };
        if let Some(&address) = self.library_addresses.get(&function.index) {
            return Ok(address);
        }
        let address = self.memory.alloc_external(name, 1)?;
        self.library_functions.insert(address.bits, function);
        self.library_addresses.insert(function.index, address);
        Ok(address)
    }

    /// Returns the library function at an address that the library gave to the program.
    #[inline]
    pub(crate) fn library_function_at(&self, pointer: Slot) -> Option<Function> {
        if self.library_functions.is_empty() || pointer.tag.is_tainted() {
            return None;
        }
        self.library_functions.get(&pointer.bits).copied()
    }

    /// Returns all `count` slots of a result, given the first slot that the library returned.
    pub(crate) fn take_wide_result(&mut self, first: Slot, count: usize) -> Result<Vec<Slot>> {
        let slots = [first, std::mem::take(&mut self.thread.second)];
        match slots.get(..count) {
            Some(slots) => Ok(slots.to_vec()),
            None => internal(format!("a library function's result has {count} slots")),
        }
    }

    /// Calls a library function after checking the number and classes of its arguments.
    pub(crate) fn invoke(&mut self, function: Function, call: &Call<'_>) -> Result<Slot> {
        if function.signature.is_empty() {
            return internal(format!("the library gives {} no signature", function.name));
        }
        let variadic = function.signature.contains('.');
        let wanted = function.params();
        let count = wanted.clone().count();
        if call.args.len() < count || (call.args.len() > count && !variadic) {
            let what = format!("{} takes {count} arguments, and {} are passed", call.name, call.args.len());
            return Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).into());
        }
        for (number, (letter, arg)) in wanted.zip(call.args).enumerate() {
            let fits = match (letter, arg.kind) {
                (b'd', Some(LeafKind::Float(format))) => format.width() == 64,
                (b'f', Some(LeafKind::Float(format))) => format.width() == 32,
                (b'D', Some(LeafKind::Float(format))) => format.width() >= 64,
                (b'D', Some(LeafKind::Int(width))) => width == 128,
                (b'd' | b'f' | b'D', _) => false,
                // Integers and pointers are passed in the same registers, and old code mixes them.
                (_, Some(LeafKind::Int(_) | LeafKind::Pointer(_))) => true,
                _ => false,
            };
            if !fits {
                let (given, taken) =
                    (arg.kind.map_or_else(|| "an aggregate".to_owned(), LeafKind::describe), class(letter));
                let what =
                    format!("argument {} of {} is {given}, and the function takes {taken}", number + 1, call.name);
                return Err(Undefined::new(&rules::CALL_TYPE_MISMATCH, what).into());
            }
        }
        let library = self.library;
        let requested = self.memory.account.begin_call();
        let before = self.memory.treat_accesses(function.accesses);
        let result = library.call(self, function, call);
        self.memory.treat_accesses(before);
        self.memory.settle_races(&mut self.taints);
        self.memory.account.end_call(requested);
        result
    }
}
