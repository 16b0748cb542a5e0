//! What a program finds outside of itself: functions by name and signature, variables, and the rules by
//! which exceptions find their handlers. The engine knows them only through [`Library`]; what a library
//! remembers between calls is its own, kept here as an opaque state.

#[cfg(test)]
pub(crate) mod testing;

use std::any::Any;

use draig_ir::Inst;

use crate::account::Tally;
use crate::machine::Machine;
use crate::rules;
use crate::shape::LeafKind;
use crate::site::Site;
use crate::stop::{Run, Stop, Undefined, Unwind, internal};
use crate::value::{Slot, sign_extend};

/// A function of a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name, as the program calls it.
    pub name: &'static str,
    /// Its prototype: the result's letter, then the parameters' in parentheses. `v` is void, `i` int, `u`
    /// unsigned int, `l` long, `size_t` and others as wide as a pointer, `L` long long, `d` double, `f`
    /// float, `D` long double, `p` pointer; `...` at the end takes more of anything.
    pub signature: &'static str,
    /// Its place in the library's table.
    pub index: u32,
    /// Whether it marks a place that [`Stop::LongJump`] returns to, as `setjmp` does; the engine executes it.
    pub returns_twice: bool,
}

/// The functions and variables that a program declares and does not define.
///
/// A library may call back into the program while one of its functions runs, so its state lies in the
/// [`Machine`] (see [`Machine::library_state`]) and is borrowed anew after such a call.
pub trait Library: Personality {
    /// The state of a program that begins, with its arguments (its own name first).
    fn begin(&self, args: &[Vec<u8>]) -> Box<dyn Any>;

    /// The function of this name.
    fn find(&self, name: &str) -> Option<Function>;

    /// Calls a function, whose arguments agree with its signature: the first slot of its result, anything
    /// for `void`. The second slot of a result that has two is left in [`Thread::second`](crate::machine::Thread::second).
    ///
    /// # Errors
    /// Whatever ends the run or leaves the function.
    fn call(&self, machine: &mut Machine<'_>, function: Function, call: &Call<'_>) -> Run<Slot>;

    /// The address of the variable of this name, if the library has it.
    ///
    /// # Errors
    /// A limit.
    fn variable(&self, machine: &mut Machine<'_>, name: &str) -> Run<Option<Slot>>;

    /// What the state refers to: the collection of dead objects keeps it.
    fn roots(&self, state: &dyn Any, out: &mut Vec<Slot>);

    /// Adds up what the state takes. Whatever grows by much in one call asks first
    /// ([`Machine::afford`]).
    fn tally(&self, state: &dyn Any, tally: &mut Tally);

    /// What the return of `main` and `exit` do before the program's destructors run.
    ///
    /// # Errors
    /// What a handler does; and the end itself, if nothing more is to be done.
    fn exit(&self, machine: &mut Machine<'_>, status: i32) -> Run<()>;

    /// Sends what was written and is still kept, as the last thing of a run.
    fn flush(&self, machine: &mut Machine<'_>);
}

/// The rules by which exceptions find their handlers (LangRef "Exception Handling"); the engine leaves frames
/// and enters pads.
pub trait Personality {
    /// What a `catch` clause with this type descriptor answers an exception with: none if it does not fit.
    ///
    /// # Errors
    /// What is wrong with the descriptors.
    fn catches(&self, machine: &mut Machine<'_>, unwind: Unwind, descriptor: Slot) -> Run<Option<i32>>;

    /// What the `filter` clause of this number answers an exception with: none if it allows it.
    ///
    /// # Errors
    /// What is wrong with the descriptors.
    fn filters(&self, machine: &mut Machine<'_>, unwind: Unwind, allowed: &[Slot], number: usize) -> Run<Option<i32>>;

    /// `llvm.eh.typeid.for`.
    fn type_id(&self, machine: &mut Machine<'_>, descriptor: Slot) -> i32;

    /// What a `catchpad` answers an exception with: none if it lets it pass.
    ///
    /// # Errors
    /// What is wrong with the descriptors; what a filter of the program does.
    fn pad_takes(&self, machine: &mut Machine<'_>, pad: &CatchPad<'_>, exception: Slot) -> Run<Option<i32>>;

    /// A `catchpad` was left by `catchret`: the exception is over.
    ///
    /// # Errors
    /// What the exception's destructor does.
    fn pad_left(&self, machine: &mut Machine<'_>, exception: Slot) -> Run<()>;

    /// Whether an exception may come from any instruction, so that `nounwind` says nothing about it.
    fn is_asynchronous(&self, exception: Slot) -> bool;

    /// `llvm.eh.exceptioncode`.
    ///
    /// # Errors
    /// If exceptions of this kind have none.
    fn exception_code(&self, exception: Slot) -> Run<Slot>;

    /// The end of a program whose exception nobody catches.
    fn uncaught(&self, machine: &mut Machine<'_>, unwind: Unwind) -> Box<Stop>;
}

/// A `catchpad` that is asked whether it takes an exception.
#[derive(Clone, Copy, Debug)]
pub struct CatchPad<'a> {
    /// The name of the function's personality; empty without one.
    pub personality: &'a [u8],
    /// The pad's arguments.
    pub args: &'a [Slot],
    /// The number of its frame.
    pub frame: u64,
    /// Its instruction.
    pub inst: Inst,
    /// Whether it is entered if it answers; otherwise somebody looks whether a handler exists.
    pub entered: bool,
}

/// One argument of a call.
#[derive(Clone, Copy, Debug)]
pub struct Arg<'a> {
    /// The kind of its only scalar; aggregates and vectors (of variadic calls) have none.
    pub kind: Option<LeafKind>,
    /// Its slots.
    pub slots: &'a [Slot],
}

/// A call of a library function.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// The function's name.
    pub name: &'a str,
    /// The arguments, variadic ones included.
    pub args: &'a [Arg<'a>],
    /// Where the call is.
    pub site: Site,
}

impl Call<'_> {
    /// The first slot of an argument, unchecked for definedness.
    ///
    /// # Errors
    /// An internal error if there is none: a function reads an argument that its signature does not have.
    #[track_caller]
    pub fn slot(&self, number: usize) -> Run<Slot> {
        match self.args.get(number).and_then(|arg| arg.slots.first()) {
            Some(slot) => Ok(*slot),
            None => internal(format!("{} reads argument {} of {}", self.name, number + 1, self.args.len())),
        }
    }

    /// A defined scalar argument.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn defined(&self, number: usize) -> Run<Slot> {
        let slot = self.slot(number)?;
        if slot.tag.is_tainted() {
            let what = format!("argument {} of {} is undefined", number + 1, self.name);
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(slot.tag.taint()).into());
        }
        Ok(slot)
    }

    /// An integer argument, sign-extended from its width. Of a pointer it is the address, and of what is wider than
    /// 64 bits the lowest.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn int(&self, number: usize) -> Run<i64> {
        let slot = self.defined(number)?;
        Ok(match self.args.get(number).and_then(|arg| arg.kind) {
            Some(LeafKind::Int(width @ 1..=64)) => sign_extend(slot.bits, width),
            _ => slot.bits as i64,
        })
    }

    /// An integer argument, zero-extended from its width.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn uint(&self, number: usize) -> Run<u64> {
        Ok(self.defined(number)?.bits)
    }

    /// A pointer argument.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn pointer(&self, number: usize) -> Run<Slot> {
        self.defined(number)
    }

    /// A `double` argument.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn double(&self, number: usize) -> Run<f64> {
        Ok(f64::from_bits(self.defined(number)?.bits))
    }

    /// A `float` argument.
    ///
    /// # Errors
    /// `UB406` if it is undefined.
    #[track_caller]
    pub fn float(&self, number: usize) -> Run<f32> {
        Ok(f32::from_bits(self.defined(number)?.bits as u32))
    }
}

/// What a letter of a signature stands for, in words.
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
    /// The state that [`Library::begin`] made.
    ///
    /// # Panics
    /// If that made a state of another type.
    pub fn library_state<T: 'static>(&mut self) -> &mut T {
        self.library_state.downcast_mut().expect("a library asks for the state that it made")
    }

    /// The address of a library function, for tables that the library makes: that which the program knows,
    /// or one of its own.
    ///
    /// # Errors
    /// A limit; an internal error if the library has no such function.
    pub fn library_function(&mut self, name: &str) -> Run<Slot> {
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

    /// The library function at an address that the program got from the library.
    #[inline]
    pub(crate) fn library_function_at(&self, pointer: Slot) -> Option<Function> {
        if self.library_functions.is_empty() || pointer.tag.is_tainted() {
            return None;
        }
        self.library_functions.get(&pointer.bits).copied()
    }

    /// The slots of a result that needs `count`, of which the library returned the first.
    pub(crate) fn take_wide_result(&mut self, first: Slot, count: usize) -> Run<Vec<Slot>> {
        let slots = [first, std::mem::take(&mut self.thread.second)];
        match slots.get(..count) {
            Some(slots) => Ok(slots.to_vec()),
            None => internal(format!("a library function's result has {count} slots")),
        }
    }

    /// Calls a library function after looking at its arguments' number and classes.
    pub(crate) fn invoke(&mut self, function: Function, call: &Call<'_>) -> Run<Slot> {
        // The result's letter comes first.
        let [_, params @ ..] = function.signature.as_bytes() else {
            return internal(format!("the library gives {} no signature", function.name));
        };
        let variadic = params.contains(&b'.');
        let wanted = params.iter().filter(|letter| letter.is_ascii_alphabetic());
        let count = wanted.clone().count();
        if call.args.len() < count || (call.args.len() > count && !variadic) {
            let what = format!("{} takes {count} arguments, and {} are passed", call.name, call.args.len());
            return Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).into());
        }
        for (number, (&letter, arg)) in wanted.zip(call.args).enumerate() {
            let fits = match (letter, arg.kind) {
                (b'd', Some(LeafKind::Float(format))) => format.width() == 64,
                (b'f', Some(LeafKind::Float(format))) => format.width() == 32,
                (b'D', Some(LeafKind::Float(format))) => format.width() >= 64,
                (b'D', Some(LeafKind::Int(width))) => width == 128,
                (b'd' | b'f' | b'D', _) => false,
                // Integers and pointers lie in the same registers; old code mixes them.
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
        let asked = self.memory.account.begin_call();
        let result = library.call(self, function, call);
        self.memory.account.end_call(asked);
        result
    }
}
