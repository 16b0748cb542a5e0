//! Builds a report from the state of the machine: places, values, the history of objects and undefined
//! values, the stack.

use draig_asm::Printer;
use draig_ir::view::DebugLocRef;
use draig_ir::{Global, Inst, Module, Opcode, Value, ValueKind};

use super::describe::{Describer, bytes};
use super::{Event, EventKind, Frame, Kind, Place, Race, RaceSide, Report, SourcePlace, WaitingThread};
use crate::api::Outcome;
use crate::memory::heap::FailedAllocation;
use crate::memory::{self as access, FoundRace, Side};
use crate::shape::Shape;
use crate::site::Site;
use crate::stop::{Fact, Stop, Undefined};
use crate::taint::{TaintKind, TaintRecord};
use crate::value::{Prov, Slot, Taint};

/// State of the engine at the end of a run.
pub(crate) trait Facts {
    /// Module being run.
    fn module(&self) -> &Module;
    /// Returns the instruction of a site.
    fn place(&self, site: Site) -> Option<(Global, Inst)>;
    /// Returns an object, alive or dead.
    fn object(&self, prov: Prov) -> Option<ObjectFacts>;
    /// Returns a taint's record.
    fn taint(&self, taint: Taint) -> Option<TaintRecord>;
    /// Returns the allocation that was made to fail.
    fn failed_allocation(&self) -> Option<FailedAllocation>;
    /// Returns the reason for a taint's creation; empty if its instruction alone explains it.
    fn why(&self, record: &TaintRecord) -> &str;
    /// Returns the calls in progress, innermost first.
    fn frames(&self) -> Vec<FrameFacts>;
    /// Returns the data races, in the order in which they were found.
    fn races(&self) -> &[FoundRace];
    /// Returns the threads that wait, by number.
    fn waiting_threads(&self) -> Vec<ThreadFacts>;
    /// Returns the content of a value of the innermost frame, if it is still known.
    fn value(&self, value: Value) -> Option<Held>;
}

/// Properties of an object.
#[derive(Clone, Debug, Default)]
pub(crate) struct ObjectFacts {
    /// Name of the object, or its kind with an article: `a stack object`, `an object of malloc`, `@table`.
    pub(crate) what: String,
    /// Whether it stands for something that is no memory.
    pub(crate) is_thing: bool,
    /// First address.
    pub(crate) base: u64,
    /// Size in bytes.
    pub(crate) size: u64,
    /// Site that allocated it.
    pub(crate) made: Site,
    /// Site that freed it or ended its lifetime; [`Site::NONE`] while it is alive.
    pub(crate) freed: Site,
    /// Whether it is alive.
    pub(crate) is_alive: bool,
    /// Site that last wrote to it.
    pub(crate) last_write: Site,
}

/// Call in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameFacts {
    /// Function of the frame.
    pub(crate) function: Global,
    /// Instruction in execution.
    pub(crate) at: Option<Inst>,
}

/// Thread that waits.
#[derive(Clone, Debug)]
pub(crate) struct ThreadFacts {
    /// Number of the thread; 1 is the main one.
    pub(crate) number: u32,
    /// Object of the wait.
    pub(crate) waits: String,
    /// Calls in progress, innermost first.
    pub(crate) frames: Vec<FrameFacts>,
}

/// Value with its shape.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    /// Layout of the slots.
    pub(crate) shape: Shape,
    /// Slots of the value.
    pub(crate) slots: Vec<Slot>,
}

/// Returns help for a function without a body, based on the name mangling of its language.
fn help_for_missing(name: &[u8]) -> &'static str {
    let legacy_rust = name.starts_with(b"_ZN") && name.len() > 20 && name[..name.len() - 17].ends_with(b"17h");
    if name.starts_with(b"_R") || legacy_rust {
        "rustc -C lto=fat -C codegen-units=1 --emit=llvm-ir,link writes a module with all crates in it, std too"
    } else {
        "the module only declares it, and the interpreter has no model of it: put its definition into the module"
    }
}

/// Help for a fault of the interpreter.
const HELP_FOR_INTERNAL: &str = concat!(
    "this is a fault of Draig ",
    env!("CARGO_PKG_VERSION"),
    ", not of the program; please report it at ",
    env!("CARGO_PKG_REPOSITORY"),
    "/issues with this report, the module, and the options, arguments and input that it was run with",
);

/// Maximum number of steps shown of a chain; the middle of longer ones is left out.
const SHOWN_STEPS: usize = 12;
/// Maximum number of frames shown from either end of the stack.
const SHOWN_FRAMES: usize = 32;
/// Maximum number of inlined places shown per instruction.
const SHOWN_INLINED: usize = 64;

/// Returns the outcome for a stop. Stops that must have been caught before (exceptions, jumps) are reported
/// as unsupported.
pub(crate) fn build(facts: &dyn Facts, stop: Stop) -> Outcome {
    let builder = Builder { facts, printer: Printer::new(facts.module()) };
    match stop {
        Stop::Exit(status) => Outcome::Exit(status),
        Stop::Signal(number) => Outcome::Signal(number),
        Stop::Undefined(undefined) => Outcome::Undefined(Box::new(builder.undefined(undefined))),
        Stop::Unsupported(what) => Outcome::Unsupported(Box::new(builder.ended(Kind::Unsupported, what))),
        Stop::Missing(function) => Outcome::Unsupported(Box::new(builder.missing(function))),
        Stop::Limit(what) => Outcome::Limit(Box::new(builder.ended(Kind::Limit, what))),
        Stop::Invalid(what) => Outcome::Invalid(Box::new(Report::bare(Kind::InvalidInput, what))),
        Stop::Internal(what) => Outcome::Internal(Box::new(builder.internal(what))),
        Stop::Unwind(_) => {
            let what = "an exception that nothing catches".to_owned();
            Outcome::Unsupported(Box::new(builder.ended(Kind::Unsupported, what)))
        }
        Stop::DataRace => Outcome::DataRace(Box::new(builder.data_race())),
        Stop::Deadlock => Outcome::Deadlock(Box::new(builder.deadlock())),
        Stop::Wait(_) | Stop::Call(_) | Stop::Change(_) | Stop::EndThread(_) => {
            let what = "a wait for another thread where the program cannot wait".to_owned();
            Outcome::Unsupported(Box::new(builder.ended(Kind::Unsupported, what)))
        }
        Stop::LongJump(..) => {
            let what = "a longjmp that nothing catches".to_owned();
            Outcome::Unsupported(Box::new(builder.ended(Kind::Unsupported, what)))
        }
    }
}

/// Returns the data races of a run.
pub(crate) fn races(facts: &dyn Facts) -> Vec<Race> {
    let builder = Builder { facts, printer: Printer::new(facts.module()) };
    facts.races().iter().map(|race| builder.race(race)).collect()
}

struct Builder<'a> {
    facts: &'a dyn Facts,
    printer: Printer<'a>,
}

impl Builder<'_> {
    fn undefined(&self, undefined: Undefined) -> Report {
        let mut report = self.ended(Kind::UndefinedBehaviour, undefined.what);
        report.rule = Some(undefined.rule);
        let mut shown = Vec::new();
        for fact in &undefined.facts {
            match fact {
                Fact::Object(prov) => self.object_events(*prov, &mut shown, &mut report.events),
                Fact::Taint(taint) => self.taint_events(*taint, &mut report.events),
                Fact::Note(text, site) => report.events.push(self.event(EventKind::Note, text.clone(), *site)),
            }
        }
        report
    }

    /// Builds the report about the race that ended the run.
    fn data_race(&self) -> Report {
        let race = self.facts.races().last().map(|race| self.race(race));
        let mut report =
            self.ended(Kind::DataRace, race.as_ref().map_or_else(String::new, |race| race.message.clone()));
        if let Some(Race { sides: [first, _], .. }) = race {
            let text = format!("{} by thread {}", first.access, first.thread);
            report.events.push(Event { kind: EventKind::Note, text, place: first.place });
        }
        report
    }

    fn race(&self, race: &FoundRace) -> Race {
        let object = self.facts.object(race.object);
        let is_thing = object.as_ref().is_some_and(|object| object.is_thing);
        let side = |side: &Side| RaceSide {
            thread: side.thread.0,
            access: match (is_thing, side.is_atomic, side.kind) {
                (true, _, access::Kind::Read) => "used",
                (true, _, access::Kind::Write) => "closed",
                (_, false, access::Kind::Read) => "read",
                (_, false, access::Kind::Write) => "written",
                (_, true, access::Kind::Read) => "read atomically",
                (_, true, access::Kind::Write) => "written atomically",
            },
            place: self.facts.place(side.site).and_then(|(function, inst)| self.place(function, inst)),
        };
        let sides = [side(&race.sides[0]), side(&race.sides[1])];
        let object = object.map_or_else(
            || "memory".to_owned(),
            |object| match race.address.wrapping_sub(object.base) {
                0 => object.what,
                offset => format!("{} at offset {offset}", object.what),
            },
        );
        let object = if is_thing { object } else { format!("{} of {object}", bytes(race.size)) };
        let [first, second] = &sides;
        let message = format!(
            "{object} {} by thread {} and {} by thread {}, and neither happens before the other",
            first.access, first.thread, second.access, second.thread
        );
        Race { message, sides }
    }

    /// Builds the report about threads that wait for each other.
    fn deadlock(&self) -> Report {
        let threads = self.facts.waiting_threads();
        let what = match threads.len() {
            1 => format!("the only thread waits for {}", threads[0].waits),
            2 => "both threads wait for each other".to_owned(),
            count => format!("all {count} threads wait for each other"),
        };
        let mut report = self.ended(Kind::Deadlock, what);
        for thread in threads {
            let mut stack = Vec::new();
            self.frames(&thread.frames, &mut stack);
            report.threads.push(WaitingThread { number: thread.number, waits: thread.waits, stack });
        }
        report
    }

    /// Builds the report about a function that is only declared.
    fn missing(&self, function: Global) -> Report {
        let mut report =
            self.ended(Kind::Unsupported, format!("function {}", self.printer.name(None, Value::from(function))));
        let module = self.facts.module();
        report.help = Some(help_for_missing(module.name(function)).to_owned());
        report
    }

    /// Builds the report about a fault of the interpreter.
    fn internal(&self, what: String) -> Report {
        let mut report = self.ended(Kind::InternalError, what);
        report.help = Some(HELP_FOR_INTERNAL.to_owned());
        report
    }

    /// Builds a report about the current place, without a history.
    fn ended(&self, kind: Kind, message: String) -> Report {
        let frames = self.facts.frames();
        let mut report = Report::bare(kind, message);
        if let Some(FailedAllocation { number, size, family, site }) = self.facts.failed_allocation() {
            let text = format!("allocation {number}, of {} by {}, was made to fail", bytes(size), family.name());
            report.events.push(self.event(EventKind::Note, text, site));
        }
        if let Some(&FrameFacts { function, at: Some(inst) }) = frames.first() {
            report.place = self.place(function, inst);
            report.values = self.values(function, inst);
        }
        self.frames(&frames, &mut report.stack);
        report
    }

    fn frames(&self, frames: &[FrameFacts], stack: &mut Vec<Frame>) {
        let skipped = frames.len().saturating_sub(2 * SHOWN_FRAMES);
        for (number, frame) in frames.iter().enumerate() {
            if skipped > 0 && number == SHOWN_FRAMES {
                let function = format!("… {skipped} more calls …");
                stack.push(Frame { function, source: None, offset: None, inlined: false });
            }
            if skipped == 0 || number < SHOWN_FRAMES || number >= SHOWN_FRAMES + skipped {
                self.frame(*frame, stack);
            }
        }
    }

    fn frame(&self, frame: FrameFacts, stack: &mut Vec<Frame>) {
        let place = frame.at.and_then(|inst| self.place(frame.function, inst));
        let offset = place.as_ref().and_then(|place| place.offset);
        let source = place.map(|place| place.source).unwrap_or_default();
        let count = source.len();
        for (number, place) in source.into_iter().enumerate() {
            let function = place.function.clone();
            stack.push(Frame { function, source: Some(place), offset, inlined: number + 1 < count });
        }
        if count == 0 {
            let function = self.function_name(frame.function);
            stack.push(Frame { function, source: None, offset, inlined: false });
        }
    }

    fn function_name(&self, function: Global) -> String {
        self.printer.name(None, Value::from(function)).to_string()
    }

    fn place(&self, function: Global, inst: Inst) -> Option<Place> {
        let module = self.facts.module();
        let body = module.body(function).filter(|body| inst.index() < body.inst_count())?;
        let view = module.function_ref(function)?.inst(inst)?;
        let block = body.block_of(inst).map(|block| self.printer.block(function, block).to_string());
        let source = view.debug_loc().map(source_places).unwrap_or_default();
        Some(Place {
            function: self.function_name(function),
            block: block.unwrap_or_default(),
            instruction: instruction_text(&self.printer.inst(function, inst).to_string()),
            offset: body.source_offsets.get(inst.index()).copied(),
            source,
        })
    }

    /// Returns the operands that are not constants in the instruction's text, with their values.
    fn values(&self, function: Global, inst: Inst) -> Vec<(String, String)> {
        let Some(body) = self.facts.module().body(function).filter(|body| inst.index() < body.inst_count()) else {
            return Vec::new();
        };
        let describer = Describer { facts: self.facts, printer: &self.printer };
        let mut seen: Vec<Value> = Vec::new();
        let mut shown = Vec::new();
        for &operand in body.operands(inst) {
            let is_local = matches!(operand.kind(), ValueKind::Inst(_) | ValueKind::Arg(_));
            if !is_local || seen.contains(&operand) || seen.len() >= SHOWN_STEPS {
                continue;
            }
            seen.push(operand);
            if let Some(held) = self.facts.value(operand) {
                let name = self.printer.name(Some(function), operand).to_string();
                shown.push((name, describer.held(&held)));
            }
        }
        shown
    }

    fn event(&self, kind: EventKind, text: String, site: Site) -> Event {
        let place = self.facts.place(site).and_then(|(function, inst)| self.place(function, inst));
        Event { kind, text, place }
    }

    fn object_events(&self, prov: Prov, shown: &mut Vec<Prov>, events: &mut Vec<Event>) {
        if shown.contains(&prov) {
            return;
        }
        shown.push(prov);
        let Some(object) = self.facts.object(prov) else { return };
        let what = &object.what;
        let text = format!("{what} of {} at {:#x}", bytes(object.size), object.base);
        if object.made == Site::NONE {
            events.push(self.event(EventKind::Allocated, text, Site::NONE));
        } else {
            events.push(self.event(EventKind::Allocated, format!("{text}, allocated"), object.made));
        }
        if object.last_write != Site::NONE {
            events.push(self.event(EventKind::Written, "last written to".to_owned(), object.last_write));
        }
        if !object.is_alive {
            events.push(self.event(EventKind::Freed, "its lifetime ended".to_owned(), object.freed));
        }
    }

    /// Adds the path of a taint from its creation to the place where it was noticed.
    fn taint_events(&self, taint: Taint, events: &mut Vec<Event>) {
        let mut chain = Vec::new();
        let mut at = taint;
        // Records only refer to older ones, but the loop does not rely on it.
        while let Some(record) = self.facts.taint(at) {
            chain.push(record);
            if chain.len() > 1 << 10 || record.from == at {
                break;
            }
            at = record.from;
        }
        chain.reverse();
        // A constant operand has no place of its own; it is written in the instruction that used it.
        let from_constant = chain.len() > 1 && self.facts.place(chain[0].site).is_none();
        if from_constant {
            chain.remove(0);
        }
        let left_out = chain.len().saturating_sub(SHOWN_STEPS);
        for (number, record) in chain.iter().enumerate() {
            if left_out > 0 && number == SHOWN_STEPS / 2 {
                let text = format!("{left_out} more steps");
                events.push(Event { kind: EventKind::Note, text, place: None });
            }
            if left_out > 0 && (SHOWN_STEPS / 2..SHOWN_STEPS / 2 + left_out).contains(&number) {
                continue;
            }
            let what = match record.kind {
                TaintKind::Poison => "poison",
                TaintKind::Undef(_) => "undef",
                TaintKind::Fragment { .. } => "a byte of a pointer",
            };
            let (kind, text) = match number {
                0 if from_constant => (EventKind::Born, format!("{what} comes from a constant operand")),
                0 if !self.facts.why(record).is_empty() => {
                    (EventKind::Born, format!("{what}: {}", self.facts.why(record)))
                }
                0 => (EventKind::Born, self.birth(record.kind, record.site)),
                _ => (EventKind::Carried, format!("{what} propagates")),
            };
            events.push(self.event(kind, text, record.site));
        }
    }
}

impl Builder<'_> {
    /// Describes the creation of an undefined value.
    fn birth(&self, kind: TaintKind, site: Site) -> String {
        let opcode = self
            .facts
            .place(site)
            .and_then(|(function, inst)| Some(self.facts.module().function_ref(function)?.inst(inst)?.opcode()));
        let word = match kind {
            TaintKind::Poison => "poison",
            TaintKind::Undef(_) => "undef",
            TaintKind::Fragment { .. } => "a byte of a pointer",
        };
        match (kind, opcode) {
            // Calls create undef only as memory: `malloc`, `va_start`.
            (TaintKind::Undef(_), Some(Opcode::Alloca | Opcode::Call | Opcode::Invoke)) => {
                "never written to since it was allocated".to_owned()
            }
            (_, None) => format!("{word} from a constant"),
            _ => format!("became {word}"),
        }
    }
}

/// Lists a place in the source, followed by the places where it was inlined.
fn source_places(place: DebugLocRef<'_>) -> Vec<SourcePlace> {
    let text = |bytes: Option<&[u8]>| String::from_utf8_lossy(bytes.unwrap_or_default()).into_owned();
    let one = |place: DebugLocRef<'_>| {
        let file = place.file();
        SourcePlace {
            file: text(file.and_then(|file| file.string("filename"))),
            directory: text(file.and_then(|file| file.string("directory"))),
            line: place.line(),
            column: place.column(),
            function: text(place.subprogram().and_then(|function| function.string("name"))),
        }
    };
    place.inlined_chain().take(SHOWN_INLINED).map(one).collect()
}

/// Returns an instruction on one line, without its `!dbg` attachment.
fn instruction_text(printed: &str) -> String {
    let mut text = String::new();
    for line in printed.lines() {
        // `switch` and `landingpad` span several lines.
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(line.trim());
    }
    let Some(at) = text.find(", !dbg !") else { return text };
    let after = at + ", !dbg !".len();
    let digits = text[after..].bytes().take_while(u8::is_ascii_digit).count();
    text.replace_range(at..after + digits, "");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_lose_their_place() {
        assert_eq!(instruction_text("  ret void, !dbg !12"), "ret void");
        assert_eq!(
            instruction_text("  %1 = load i8, ptr %p, align 1, !dbg !7, !tbaa !9\n"),
            "%1 = load i8, ptr %p, align 1, !tbaa !9"
        );
        assert_eq!(
            instruction_text("  switch i8 %x, label %a [\n    i8 1, label %b\n  ]"),
            "switch i8 %x, label %a [ i8 1, label %b ]"
        );
    }
}
