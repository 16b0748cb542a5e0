//! Why a run ends: undefined behaviour, something not supported, a limit, or the program's own will.

use draig_ir::Global;

use crate::rules::Rule;
use crate::site::Site;
use crate::value::{Prov, Slot, Taint};

/// The result of anything that may end the run or leave its function.
pub type Run<T> = Result<T, Box<Stop>>;

/// Why a run, or the execution of a function, ends early.
#[derive(Debug)]
pub enum Stop {
    /// The program did what the language leaves undefined.
    Undefined(Undefined),
    /// It needs what is not modelled; the text names it.
    Unsupported(String),
    /// It calls a function that the module only declares, and that is not modelled.
    Missing(Global),
    /// It wants more than a limit allows.
    Limit(String),
    /// It cannot be run at all: no `main`, an argument of the wrong type, …
    Invalid(String),
    /// It called `exit` or `_exit`, or returned from `main`.
    Exit(i32),
    /// It ended by a signal, such as 6 for `abort`.
    Signal(i32),
    /// An exception is looking for its handler (see `unwind`).
    Unwind(Unwind),
    /// `longjmp` was called: the number of the `setjmp` and the value it shall return.
    LongJump(u64, i32),
}

/// An exception in flight, as `landingpad` gets it.
#[derive(Clone, Copy, Debug)]
pub struct Unwind {
    /// The exception object (`_Unwind_Exception`).
    pub exception: Slot,
}

/// Undefined behaviour, before it is told as a story.
#[derive(Debug)]
pub struct Undefined {
    /// The rule that was broken.
    pub rule: Rule,
    /// What happened, in one phrase without a full stop: `4 bytes read at offset 16 of 16 bytes`.
    pub what: String,
    /// What the story tells besides, in order.
    pub facts: Vec<Fact>,
}

/// Something that the story tells.
#[derive(Debug, Clone)]
pub enum Fact {
    /// An object: where it was allocated, freed and last written.
    Object(Prov),
    /// How a value became poison or undef.
    Taint(Taint),
    /// Anything else, with the place it is about.
    Note(String, Site),
}

impl Undefined {
    /// Undefined behaviour with no facts yet.
    pub fn new(rule: Rule, what: impl Into<String>) -> Undefined {
        Undefined { rule, what: what.into(), facts: Vec::new() }
    }

    /// Adds an object to the story.
    pub fn object(mut self, prov: Prov) -> Undefined {
        if prov != Prov::NONE {
            self.facts.push(Fact::Object(prov));
        }
        self
    }

    /// Adds the history of a taint to the story.
    pub fn taint(mut self, taint: Taint) -> Undefined {
        if taint != Taint::NONE {
            self.facts.push(Fact::Taint(taint));
        }
        self
    }

    /// Adds a remark.
    pub(crate) fn note(mut self, text: impl Into<String>, site: Site) -> Undefined {
        self.facts.push(Fact::Note(text.into(), site));
        self
    }
}

impl From<Undefined> for Box<Stop> {
    #[cold]
    fn from(undefined: Undefined) -> Box<Stop> {
        Box::new(Stop::Undefined(undefined))
    }
}

/// An end because something is not modelled.
#[cold]
pub fn unsupported<T>(what: impl Into<String>) -> Run<T> {
    Err(Box::new(Stop::Unsupported(what.into())))
}

/// An end because a limit is reached.
#[cold]
pub fn limit<T>(what: impl Into<String>) -> Run<T> {
    Err(Box::new(Stop::Limit(what.into())))
}
