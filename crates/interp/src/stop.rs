//! Why a run ends: undefined behaviour, something not supported, a limit, a fault of the interpreter, or
//! the program's own will.

use std::panic::Location;

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
    /// The interpreter itself is wrong: one of its invariants does not hold (see [`internal`]).
    Internal(String),
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

/// An end because an invariant of the interpreter does not hold, which no program should be able to bring
/// about. The text holds the place in Draig's source that found it, which is the caller's.
#[cold]
#[track_caller]
pub fn internal<T>(what: impl AsRef<str>) -> Run<T> {
    Err(fault(what))
}

/// The stop of [`internal`], for `ok_or_else` and the like.
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
    fn what_a_library_does_not_have_is_told() {
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
    fn an_internal_error_says_where_and_whom_to_tell() {
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
        let told = report.render_text(&NoSources, Style::default());
        let first = told.lines().next().unwrap();
        assert!(first.starts_with("error: internal error: the test breaks invariant 7 ("), "{told}");
        // The place in this repository, which is the caller's.
        assert!(first.contains("library/testing.rs:") || first.contains("library\\testing.rs:"), "{told}");
        // The place in the program, and the calls that led there.
        assert!(told.contains("@f, %0: call void @break_invariant(i32 %n)"), "{told}");
        assert!(told.contains("%n = i32 7"), "{told}");
        assert!(told.contains("@main"), "{told}");
        assert!(
            told.contains("this is a fault of Draig") && told.contains("github.com/draig-ir/draig/issues"),
            "{told}"
        );
        let json = report.render_json(&NoSources);
        assert!(json.starts_with("{\"outcome\":\"internal-error\",\"code\":\"I0004\","), "{json}");
    }
}
