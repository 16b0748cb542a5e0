//! Reports: why a run ended, where, and how it came to that, as plain data and as text or JSON.
//!
//! The engine supplies what it knows through `Facts`; `build` makes the report of it while the
//! machine still stands. No file is opened here: lines of source and of the module's text come from
//! whoever renders, through [`Sources`].

mod build;
mod describe;
mod json;
mod text;

pub use text::{NoSources, Sources};

pub(crate) use build::{Facts, FrameFacts, Held, ObjectFacts, build};
pub(crate) use describe::{describe_defined, describe_held, describe_int, describe_trace};

use draig_diag::{Diagnostic, Span};

use crate::rules::Rule;

/// Which of the ways to end a report is about.
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
}

impl Kind {
    /// As the JSON form has it: `undefined-behaviour`, `unsupported`, `limit`, `invalid-input`,
    /// `internal-error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::UndefinedBehaviour => "undefined-behaviour",
            Kind::Unsupported => "unsupported",
            Kind::Limit => "limit",
            Kind::InvalidInput => "invalid-input",
            Kind::InternalError => "internal-error",
        }
    }

    /// As the first line of the text has it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Kind::UndefinedBehaviour => "undefined behaviour",
            Kind::Unsupported => "unsupported",
            Kind::Limit => "limit reached",
            Kind::InvalidInput => "invalid input",
            Kind::InternalError => "internal error",
        }
    }

    /// The stable code where there is no rule.
    const fn code(self) -> &'static str {
        match self {
            Kind::UndefinedBehaviour => "UB000",
            Kind::Unsupported => "I0001",
            Kind::Limit => "I0002",
            Kind::InvalidInput => "I0003",
            Kind::InternalError => "I0004",
        }
    }
}

/// Why a run ended.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which way.
    pub kind: Kind,
    /// The rule that was broken, if the end is undefined behaviour.
    pub rule: Option<Rule>,
    /// What happened, in one phrase: `4 bytes read at offset 16 of 16 bytes`.
    pub message: String,
    /// The instruction that did it.
    pub place: Option<Place>,
    /// What the instruction's operands held: name (`%p`) and value (`ptr 0x10000, …`).
    pub values: Vec<(String, String)>,
    /// How it came to that, in order.
    pub story: Vec<Event>,
    /// The calls that led there, innermost first, with those that were inlined.
    pub stack: Vec<Frame>,
    /// What can be done about it, if that is known.
    pub help: Option<String>,
}

/// An instruction of the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The function, such as `@main`.
    pub function: String,
    /// The block, such as `%entry`.
    pub block: String,
    /// The instruction's text, without its place in the source.
    pub instruction: String,
    /// The byte of the module's text where it stands, if the reader kept that.
    pub offset: Option<u32>,
    /// Its place in the source, then where that function was inlined, and so on outwards; empty
    /// without debug information.
    pub source: Vec<SourcePlace>,
}

/// A place in the program's source, by debug information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePlace {
    /// The file's name, as the compiler was given it.
    pub file: String,
    /// The folder that the name is relative to; may be empty.
    pub directory: String,
    /// The line, from 1; 0 if the compiler gave none.
    pub line: u32,
    /// The column, from 1; 0 if the compiler gave none.
    pub column: u32,
    /// The function of the source.
    pub function: String,
}

/// Something that happened before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What sort.
    pub kind: EventKind,
    /// What, in words.
    pub text: String,
    /// Where, if an instruction did it.
    pub place: Option<Place>,
}

/// Sorts of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// An object came to be.
    Allocated,
    /// An object was freed, or died.
    Freed,
    /// An object was last written to.
    Written,
    /// A value became poison or undef, or was read where nothing had been written.
    Born,
    /// An instruction passed that on.
    Carried,
    /// Anything else.
    Note,
}

impl EventKind {
    /// As the JSON form has it.
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

/// A call in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The function's name in the source, or in the module (`@f`) without debug information.
    pub function: String,
    /// Where it is.
    pub source: Option<SourcePlace>,
    /// The byte of the module's text where it is, if the reader kept that.
    pub offset: Option<u32>,
    /// Whether it was inlined into the next.
    pub inlined: bool,
}

impl Report {
    /// A report that is only words.
    #[must_use]
    pub fn bare(kind: Kind, message: String) -> Report {
        Report {
            kind,
            rule: None,
            message,
            place: None,
            values: Vec::new(),
            story: Vec::new(),
            stack: Vec::new(),
            help: None,
        }
    }

    /// `UB102` and the like; `I0001` unsupported, `I0002` limit, `I0003` invalid input, `I0004` internal error.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.rule.map_or(self.kind.code(), |rule| rule.code)
    }

    /// The first line of the text without `error: `.
    #[must_use]
    pub fn headline(&self) -> String {
        match self.rule {
            Some(rule) => format!("{}: {} [{}]", self.kind.words(), self.message, rule.code),
            None => format!("{}: {}", self.kind.words(), self.message),
        }
    }

    /// What can be done about it, or where it is explained.
    #[must_use]
    pub fn helps(&self) -> Vec<String> {
        let explained = self.rule.map(|rule| format!("`draig explain {}` is about: {}", rule.code, rule.title));
        explained.into_iter().chain(self.help.clone()).collect()
    }

    /// As a diagnostic on the module's text, for editors and tests.
    #[must_use]
    pub fn to_diagnostic(&self) -> Diagnostic {
        let mut diagnostic = Diagnostic::error(self.code(), self.headline());
        if let Some(offset) = self.place.as_ref().and_then(|place| place.offset) {
            diagnostic = diagnostic.at(Span::point(offset));
        }
        for (name, value) in &self.values {
            diagnostic = diagnostic.with_note(format!("{name} is {value}"));
        }
        for event in &self.story {
            diagnostic = match event.place.as_ref().and_then(|place| place.offset) {
                Some(offset) => diagnostic.with_label(Span::point(offset), event.text.clone()),
                None => diagnostic.with_note(event.text.clone()),
            };
        }
        diagnostic
    }
}
