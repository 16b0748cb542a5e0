//! JSON rendering: one object on one line, keys in a fixed order.

use std::collections::BTreeMap;

use draig_diag::json::{Document, JsonObject as _, Maybe};
use draig_diag::{json_names, json_object};

use super::text::{Sources, source_name};
use super::{Event, EventKind, Frame, Kind, Place, Race, RaceSide, Report, SourcePlace, WaitingThread};

json_names!(Kind by name: UndefinedBehaviour, Unsupported, Limit, InvalidInput, InternalError, Deadlock, DataRace);
json_names!(EventKind by name: Allocated, Freed, Written, Born, Carried, Note);

json_object! {
    /// The end of a run: its cause, its place, and the events that led to it.
    struct ReportObject<'a> {
        /// Kind of the end.
        outcome: Kind,
        /// Stable code, which `draig explain` explains.
        code: &'a str,
        /// Title of the rule that was broken; null if the behaviour is not undefined.
        rule: Option<&'a str>,
        /// Description in one phrase.
        message: &'a str,
        /// Instruction at which the run ended.
        location: Option<LocationObject<'a>>,
        /// Operands of the instruction.
        values: Vec<ValueObject<'a>>,
        /// Events that led to the end, in order.
        events: Vec<EventObject<'a>>,
        /// Calls that led there, innermost first, including inlined ones.
        stack: Vec<FrameObject<'a>>,
        /// Threads that wait, if the run ended with a deadlock; otherwise missing.
        threads: Maybe<Vec<ThreadObject<'a>>>,
        /// Suggestions.
        help: Vec<String>,
        /// Names of C++ and Rust that the report mentions, by mangled name; missing if there are none.
        demangled: Maybe<BTreeMap<String, String>>,
    }
}

json_object! {
    /// An instruction of the module.
    struct LocationObject<'a> {
        /// Name of the function, such as @main.
        function: &'a str,
        /// Name of the block, such as %entry.
        block: &'a str,
        /// Text of the instruction, without its place in the source.
        instruction: &'a str,
        /// Name of the module's file; null, like the next two, if the reader did not keep the place.
        file: Option<String>,
        /// Line in the module's text, from 1.
        line: Option<u32>,
        /// Column in the module's text, from 1.
        column: Option<u32>,
        /// Places in the source, from the innermost inlined one outwards; empty without debug information.
        source: Vec<SourceObject<'a>>,
    }
}

json_object! {
    /// A place in the program's source.
    struct SourceObject<'a> {
        /// Name of the file, as it was given to the compiler.
        file: &'a str,
        /// Directory that the name is relative to; may be empty.
        directory: &'a str,
        /// Line, from 1; 0 if the compiler gave none.
        line: u32,
        /// Column, from 1; 0 if the compiler gave none.
        column: u32,
        /// Function in the source.
        function: &'a str,
    }
}

json_object! {
    /// An operand.
    struct ValueObject<'a> {
        /// Its text in the module, such as %p.
        name: &'a str,
        /// Its value in the run.
        value: &'a str,
    }
}

json_object! {
    /// An event that preceded the end of the run.
    struct EventObject<'a> {
        /// Whether an object was allocated, freed or written to, an undefined value was born or carried on, or other.
        kind: EventKind,
        /// Description.
        text: &'a str,
        /// Instruction that caused it.
        location: Option<LocationObject<'a>>,
    }
}

json_object! {
    /// A call in progress.
    struct FrameObject<'a> {
        /// Name of the function in the source, or in the module (@f) without debug information.
        function: &'a str,
        /// Place in the source as FILE:LINE:COLUMN; null without debug information.
        source: Option<String>,
        /// Line in the module's text, from 1; null if the reader did not keep it.
        line: Option<u32>,
        /// Whether it was inlined into the next one.
        inlined: bool,
    }
}

json_object! {
    /// A thread that waits.
    struct ThreadObject<'a> {
        /// Number of the thread, in order of creation; 1 is the main one.
        number: u32,
        /// Object of the wait.
        waits: &'a str,
        /// Calls in progress, innermost first, including inlined ones.
        stack: Vec<FrameObject<'a>>,
    }
}

json_object! {
    /// A data race, of which one line is written for each two instructions that raced, before the end of the run.
    struct RaceObject<'a> {
        /// Description in one phrase.
        race: &'a str,
        /// The access that came first in this run, and the other one.
        sides: Vec<RaceSideObject<'a>>,
    }
}

json_object! {
    /// One access of a data race.
    struct RaceSideObject<'a> {
        /// Number of the thread, in order of creation; 1 is the main one.
        thread: u32,
        /// Kind of the access: read, written, read atomically, written atomically.
        access: &'a str,
        /// Instruction of the access.
        location: Option<LocationObject<'a>>,
    }
}

impl Race {
    /// Renders it as one line of JSON, ending in a newline. [`Race::json_schema`] describes its keys.
    #[must_use]
    pub fn render_json(&self, sources: &dyn Sources) -> String {
        let sides = self.sides.iter().map(|side| RaceSideObject::of(side, sources)).collect();
        RaceObject { race: &self.message, sides }.to_line()
    }

    /// Returns the JSON Schema of the lines that [`Race::render_json`] returns.
    #[must_use]
    pub fn json_schema() -> String {
        let about = "A data race of a run on standard error with --json.";
        Document::new("run-race", about).object::<RaceObject<'_>>().to_string()
    }
}

impl Report {
    /// Renders it as one line of JSON, ending in a newline. [`Report::json_schema`] describes its keys.
    #[must_use]
    pub fn render_json(&self, sources: &dyn Sources) -> String {
        let mut object = ReportObject {
            outcome: self.kind,
            code: self.code(),
            rule: self.rule.map(|rule| rule.title),
            message: &self.message,
            location: self.place.as_ref().map(|place| LocationObject::of(place, sources)),
            values: self.values.iter().map(|(name, value)| ValueObject { name, value }).collect(),
            events: self.events.iter().map(|event| EventObject::of(event, sources)).collect(),
            stack: self.stack.iter().map(|frame| FrameObject::of(frame, sources)).collect(),
            threads: Maybe((!self.threads.is_empty()).then(|| {
                let object = |of| ThreadObject::of(of, sources);
                self.threads.iter().map(object).collect()
            })),
            help: self.helps(),
            demangled: Maybe(None),
        };
        let line = object.to_line();
        let names = sources.demangled(&line);
        if names.is_empty() {
            return line;
        }
        object.demangled = Maybe(Some(names));
        object.to_line()
    }

    /// Returns the JSON Schema of the lines that [`Report::render_json`] returns.
    #[must_use]
    pub fn json_schema() -> String {
        let about = "The end of a run on standard error with --json, if the program did not end by itself.";
        Document::new("run-report", about).object::<ReportObject<'_>>().to_string()
    }
}

impl<'a> LocationObject<'a> {
    fn of(place: &'a Place, sources: &dyn Sources) -> LocationObject<'a> {
        let text = place.offset.and_then(|offset| sources.module_line(offset));
        let (line, column) = text.as_ref().map_or((None, None), |&(_, line, column, _)| (Some(line), Some(column)));
        LocationObject {
            function: &place.function,
            block: &place.block,
            instruction: &place.instruction,
            file: text.map(|(name, ..)| name),
            line,
            column,
            source: place.source.iter().map(SourceObject::of).collect(),
        }
    }
}

impl<'a> SourceObject<'a> {
    fn of(place: &'a SourcePlace) -> SourceObject<'a> {
        SourceObject {
            file: &place.file,
            directory: &place.directory,
            line: place.line,
            column: place.column,
            function: &place.function,
        }
    }
}

impl<'a> EventObject<'a> {
    fn of(event: &'a Event, sources: &dyn Sources) -> EventObject<'a> {
        let location = event.place.as_ref().map(|place| LocationObject::of(place, sources));
        EventObject { kind: event.kind, text: &event.text, location }
    }
}

impl<'a> RaceSideObject<'a> {
    fn of(side: &'a RaceSide, sources: &dyn Sources) -> RaceSideObject<'a> {
        let location = side.place.as_ref().map(|place| LocationObject::of(place, sources));
        RaceSideObject { thread: side.thread, access: side.access, location }
    }
}

impl<'a> ThreadObject<'a> {
    fn of(thread: &'a WaitingThread, sources: &dyn Sources) -> ThreadObject<'a> {
        let stack = thread.stack.iter().map(|frame| FrameObject::of(frame, sources)).collect();
        ThreadObject { number: thread.number, waits: &thread.waits, stack }
    }
}

impl<'a> FrameObject<'a> {
    fn of(frame: &'a Frame, sources: &dyn Sources) -> FrameObject<'a> {
        FrameObject {
            function: &frame.function,
            source: frame.source.as_ref().map(source_name),
            line: frame.offset.and_then(|offset| sources.module_line(offset)).map(|(_, line, ..)| line),
            inlined: frame.inlined,
        }
    }
}
