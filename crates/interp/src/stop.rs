//! Reasons for a run to end: undefined behaviour, something unsupported, a limit, a fault of the interpreter,
//! or the program's own exit.

use std::panic::Location;

use draig_ir::Global;

pub use crate::exec::Change;
use crate::rules::Rule;
use crate::site::Site;
use crate::threads::{Continuation, Wait};
use crate::value::{Prov, Slot, Taint};

/// Result of an operation that may end the run or leave its function.
pub type Result<T, E = Box<Stop>> = core::result::Result<T, E>;

/// Reason for a run, or the execution of a function, to end early.
#[derive(Debug)]
pub enum Stop {
    /// The program's behaviour is undefined.
    Undefined(Undefined),
    /// The program needs something that is not modelled; the text names it.
    Unsupported(String),
    /// The program calls a function that the module only declares and the library does not have.
    Missing(Global),
    /// The program exceeded a limit.
    Limit(String),
    /// The program cannot be run at all: no `main`, an argument of the wrong type, …
    Invalid(String),
    /// An invariant of the interpreter does not hold (see [`internal`]).
    Internal(String),
    /// The program called `exit` or `_exit`, or returned from `main`.
    Exit(i32),
    /// The program ended by a signal, such as 6 for `abort`.
    Signal(i32),
    /// An exception is looking for its handler (see `unwind`).
    Unwind(Unwind),
    /// `longjmp` was called: the number of the `setjmp` mark, and the value to return.
    LongJump(u64, i32),
    /// A library function waits; it is called again when the wait is over.
    Wait(Wait),
    /// A library function calls into the program, and is called again afterwards.
    Call(Continuation),
    /// A library function continues another context; it is called again when the running one is continued.
    Change(Change),
    /// The running thread ends with this value (`pthread_exit`).
    EndThread(Slot),
    /// Every thread waits for another one.
    Deadlock,
    /// A data race was found, the last of the list, and the program must not have any.
    DataRace,
}

/// An exception in flight, as `landingpad` receives it.
#[derive(Clone, Copy, Debug)]
pub struct Unwind {
    /// The exception object (`_Unwind_Exception`).
    pub exception: Slot,
}

/// Undefined behaviour, before its report is built.
#[derive(Debug)]
pub struct Undefined {
    /// Rule that was broken.
    pub rule: Rule,
    /// Description of the violation, one phrase without a full stop: `4 bytes read at offset 16 of 16 bytes`.
    pub what: String,
    /// Further facts for the history in the report, in order.
    pub facts: Vec<Fact>,
}

/// Fact in the history of a report.
#[derive(Debug, Clone)]
pub enum Fact {
    /// An object: the places where it was allocated, freed and last written.
    Object(Prov),
    /// Origin of a poison or undef value.
    Taint(Taint),
    /// Anything else, with its place.
    Note(String, Site),
}

impl Undefined {
    /// Returns undefined behaviour without facts.
    pub fn new(rule: Rule, what: impl Into<String>) -> Undefined {
        Undefined { rule, what: what.into(), facts: Vec::new() }
    }

    /// Adds an object to the report.
    pub fn object(mut self, prov: Prov) -> Undefined {
        if prov != Prov::NONE {
            self.facts.push(Fact::Object(prov));
        }
        self
    }

    /// Adds the history of a taint to the report.
    pub fn taint(mut self, taint: Taint) -> Undefined {
        if taint != Taint::NONE {
            self.facts.push(Fact::Taint(taint));
        }
        self
    }

    /// Adds a note to the report.
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

/// Ends the run because something is not modelled.
#[cold]
pub fn unsupported<T>(what: impl Into<String>) -> Result<T> {
    Err(Box::new(Stop::Unsupported(what.into())))
}

/// Ends the run because a limit is reached.
#[cold]
pub fn limit<T>(what: impl Into<String>) -> Result<T> {
    Err(Box::new(Stop::Limit(what.into())))
}

/// Ends the run because an invariant of the interpreter does not hold. No program should be able to cause
/// this. The text includes the caller's source location in Draig.
#[cold]
#[track_caller]
pub fn internal<T>(what: impl AsRef<str>) -> Result<T> {
    Err(fault(what))
}

/// Returns the stop of [`internal`], for `ok_or_else` and the like.
#[cold]
#[track_caller]
pub fn fault(what: impl AsRef<str>) -> Box<Stop> {
    let at = Location::caller();
    Box::new(Stop::Internal(format!("{} ({}:{})", what.as_ref(), at.file(), at.line())))
}

#[cfg(test)]
mod tests {
    use draig_asm::{ParseOptions, parse_module};
    use draig_diag::Style;
    use draig_verify::verify;

    use crate::host::Closed;
    use crate::library::testing::Heap;
    use crate::report::NoSources;
    use crate::{Options, Outcome, run};

    #[test]
    fn missing_library_functions_are_reported() {
        let texts = [
            "break_invariant reads argument 4 of 1 (",
            "the library's tables name absent, which it does not have (",
            "a library function's result has 3 slots (",
        ];
        for (number, wanted) in (1..).zip(texts) {
            let text = format!(
                "define i32 @main() {{ call void @break_invariant(i32 {number}) ret i32 0 }}
                 declare void @break_invariant(i32)"
            );
            let module = parse_module(text.as_bytes(), &ParseOptions::default()).unwrap().module;
            let ended = run(&verify(&module).unwrap(), &Options::default(), &Heap, &mut Closed::default());
            let Outcome::Internal(report) = &ended.outcome else { panic!("{:?}", ended.outcome) };
            assert!(report.message.contains(wanted), "{}", report.message);
        }
    }

    #[test]
    fn an_internal_error_names_its_place_and_asks_for_a_report() {
        let text = "define i32 @main() {
            call void @f(i32 7)
            ret i32 0
        }
        define void @f(i32 %n) {
            call void @break_invariant(i32 %n)
            ret void
        }
        declare void @break_invariant(i32)";
        let module = parse_module(text.as_bytes(), &ParseOptions::default()).unwrap().module;
        let ended = run(&verify(&module).unwrap(), &Options::default(), &Heap, &mut Closed::default());
        let Outcome::Internal(report) = &ended.outcome else { panic!("{:?}", ended.outcome) };
        assert_eq!(report.code(), "I0004");
        assert_eq!(ended.outcome.report().map(|report| &report.message), Some(&report.message));
        let rendered = report.render_text(&NoSources, Style::default());
        let first = rendered.lines().next().unwrap();
        assert!(first.starts_with("error: internal error: the test breaks invariant 7 ("), "{rendered}");
        // The source location of the caller in this repository.
        assert!(first.contains("library/testing.rs:") || first.contains("library\\testing.rs:"), "{rendered}");
        // The place in the program, and the calls that led to it.
        assert!(rendered.contains("@f, %0: call void @break_invariant(i32 %n)"), "{rendered}");
        assert!(rendered.contains("%n = i32 7"), "{rendered}");
        assert!(rendered.contains("@main"), "{rendered}");
        assert!(
            rendered.contains("this is a fault of Draig") && rendered.contains("github.com/draig-ir/draig/issues"),
            "{rendered}"
        );
        let json = report.render_json(&NoSources);
        assert!(json.starts_with("{\"outcome\":\"internal-error\",\"code\":\"I0004\","), "{json}");
    }
}
