//! Reports: why and where a run ended, and the events that led to it, as plain data and as text or JSON.
//!
//! The engine supplies its state through `Facts`; `build` makes a report from it while the machine still
//! exists. No file is opened here: source lines and lines of the module's text come from the caller that
//! renders, through [`Sources`].

mod build;
mod describe;
mod json;
mod text;

pub use text::{NoSources, Sources};

pub(crate) use build::{Facts, FrameFacts, Held, ObjectFacts, ThreadFacts, build, races};
pub(crate) use describe::{describe_defined, describe_held, describe_int, describe_trace};

use draig_diag::{Diagnostic, Span};

use crate::rules::Rule;

/// Kind of a report: the way in which the run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Undefined behaviour.
    UndefinedBehaviour,
    /// Something that is not modelled.
    Unsupported,
    /// A limit.
    Limit,
    /// Input that cannot be run.
    InvalidInput,
    /// A fault of the interpreter.
    InternalError,
    /// Threads that all wait.
    Deadlock,
    /// A data race, where the program must not have any.
    DataRace,
}

impl Kind {
    /// Returns the name in JSON: `undefined-behaviour`, `unsupported`, `limit`, `invalid-input`,
    /// `internal-error`, `deadlock`, `data-race`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::UndefinedBehaviour => "undefined-behaviour",
            Kind::Unsupported => "unsupported",
            Kind::Limit => "limit",
            Kind::InvalidInput => "invalid-input",
            Kind::InternalError => "internal-error",
            Kind::Deadlock => "deadlock",
            Kind::DataRace => "data-race",
        }
    }

    /// Returns the name in the first line of the text.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Kind::UndefinedBehaviour => "undefined behaviour",
            Kind::Unsupported => "unsupported",
            Kind::Limit => "limit reached",
            Kind::InvalidInput => "invalid input",
            Kind::InternalError => "internal error",
            Kind::Deadlock => "deadlock",
            Kind::DataRace => "data race",
        }
    }

    /// Returns the stable code of a report without a rule.
    const fn code(self) -> &'static str {
        match self {
            Kind::UndefinedBehaviour => "UB000",
            Kind::Unsupported => "I0001",
            Kind::Limit => "I0002",
            Kind::InvalidInput => "I0003",
            Kind::InternalError => "I0004",
            Kind::Deadlock => "I0005",
            Kind::DataRace => "I0006",
        }
    }
}

/// Report about the end of a run.
#[derive(Clone, Debug)]
pub struct Report {
    /// Kind of the report.
    pub kind: Kind,
    /// Rule that was broken, if the behaviour is undefined.
    pub rule: Option<Rule>,
    /// Description in one phrase: `4 bytes read at offset 16 of 16 bytes`.
    pub message: String,
    /// Instruction at which the run ended.
    pub place: Option<Place>,
    /// Operands of the instruction: name (`%p`) and value (`ptr 0x10000, …`).
    pub values: Vec<(String, String)>,
    /// Events that led to the end, in order.
    pub events: Vec<Event>,
    /// Calls that led there, innermost first, including inlined ones.
    pub stack: Vec<Frame>,
    /// Threads that wait, if the run ended with a deadlock.
    pub threads: Vec<WaitingThread>,
    /// Suggestion for fixing the problem, if one is known.
    pub help: Option<String>,
}

/// Instruction of the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Name of the function, such as `@main`.
    pub function: String,
    /// Name of the block, such as `%entry`.
    pub block: String,
    /// Text of the instruction, without its place in the source.
    pub instruction: String,
    /// Byte offset in the module's text, if the reader kept it.
    pub offset: Option<u32>,
    /// Place in the source, then the place where that function was inlined, and so on outwards; empty without
    /// debug information.
    pub source: Vec<SourcePlace>,
}

/// Place in the program's source, by debug information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePlace {
    /// Name of the file, as it was given to the compiler.
    pub file: String,
    /// Directory that the name is relative to; may be empty.
    pub directory: String,
    /// Line, from 1; 0 if the compiler gave none.
    pub line: u32,
    /// Column, from 1; 0 if the compiler gave none.
    pub column: u32,
    /// Function in the source.
    pub function: String,
}

/// Event that preceded the end of the run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Kind of the event.
    pub kind: EventKind,
    /// Description in words.
    pub text: String,
    /// Place of the instruction that caused it, if there is one.
    pub place: Option<Place>,
}

/// Kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// An object was allocated.
    Allocated,
    /// An object was freed, or its lifetime ended.
    Freed,
    /// An object was last written to.
    Written,
    /// A value became poison or undef, or uninitialized memory was read.
    Born,
    /// An instruction passed an undefined value on.
    Carried,
    /// Anything else.
    Note,
}

impl EventKind {
    /// Returns the name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            EventKind::Allocated => "allocated",
            EventKind::Freed => "freed",
            EventKind::Written => "written",
            EventKind::Born => "born",
            EventKind::Carried => "carried",
            EventKind::Note => "note",
        }
    }
}

/// Call in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Name of the function in the source, or in the module (`@f`) without debug information.
    pub function: String,
    /// Current place in the source.
    pub source: Option<SourcePlace>,
    /// Byte offset of the instruction in the module's text, if the reader kept it.
    pub offset: Option<u32>,
    /// Whether it was inlined into the next frame.
    pub inlined: bool,
}

/// Thread that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingThread {
    /// Number of the thread, in order of creation; 1 is the main one.
    pub number: u32,
    /// Object of the wait: `the mutex at 0x1000, which thread 2 holds`.
    pub waits: String,
    /// Calls in progress, innermost first, including inlined ones.
    pub stack: Vec<Frame>,
}

/// Two accesses of different threads to the same bytes, of which neither happens before the other, at least one is a
/// write, and at least one is not atomic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// Description in one phrase.
    pub message: String,
    /// The access that came first in this run, and the other one.
    pub sides: [RaceSide; 2],
}

/// One access of a data race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceSide {
    /// Number of the thread, in order of creation; 1 is the main one.
    pub thread: u32,
    /// Kind of the access: `read`, `written`, `read atomically`, `written atomically`.
    pub access: &'static str,
    /// Instruction of the access.
    pub place: Option<Place>,
}

impl Report {
    /// Returns a report that consists of a message only.
    #[must_use]
    pub fn bare(kind: Kind, message: String) -> Report {
        Report {
            kind,
            rule: None,
            message,
            place: None,
            values: Vec::new(),
            events: Vec::new(),
            stack: Vec::new(),
            threads: Vec::new(),
            help: None,
        }
    }

    /// Returns the code: `UB102` and the like, or `I0001` unsupported, `I0002` limit, `I0003` invalid input,
    /// `I0004` internal error, `I0005` deadlock, `I0006` data race.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.rule.map_or(self.kind.code(), |rule| rule.code)
    }

    /// Returns the first line of the text, without `error: `.
    #[must_use]
    pub fn headline(&self) -> String {
        match self.rule {
            Some(rule) => format!("{}: {} [{}]", self.kind.words(), self.message, rule.code),
            None => format!("{}: {}", self.kind.words(), self.message),
        }
    }

    /// Returns suggestions for fixing the problem, or the command that explains it.
    #[must_use]
    pub fn helps(&self) -> Vec<String> {
        let explained =
            self.rule.map(|rule| format!("`draig explain {}` describes this rule: {}", rule.code, rule.title));
        explained.into_iter().chain(self.help.clone()).collect()
    }

    /// Converts the report to a diagnostic on the module's text, for editors and tests.
    #[must_use]
    pub fn to_diagnostic(&self) -> Diagnostic {
        let mut diagnostic = Diagnostic::error(self.code(), self.headline());
        if let Some(offset) = self.place.as_ref().and_then(|place| place.offset) {
            diagnostic = diagnostic.at(Span::point(offset));
        }
        for (name, value) in &self.values {
            diagnostic = diagnostic.with_note(format!("{name} is {value}"));
        }
        for event in &self.events {
            diagnostic = match event.place.as_ref().and_then(|place| place.offset) {
                Some(offset) => diagnostic.with_label(Span::point(offset), event.text.clone()),
                None => diagnostic.with_note(event.text.clone()),
            };
        }
        diagnostic
    }
}
