//! Where broken rules go: in the order of looking, with what has to be looked at later in the place
//! where it was met.

use std::borrow::Cow;

use draig_ir::{Global, Metadata};

use crate::rule::Rule;
use crate::violation::{Place, Violation};

/// Proof that something was reported. A check that fails returns it, and with it leaves the
/// function that checks, as LLVM does: what follows may rely on what was checked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

/// The outcome of checks.
pub(crate) type Checked = Result<(), Failed>;

/// Reports, in order.
#[derive(Debug, Default)]
pub(crate) struct Sink {
    /// What places without a global are in.
    pub(crate) current: Option<Global>,
    entries: Vec<Entry>,
    limit: usize,
    dropped: usize,
}

/// What was reported, or met.
#[derive(Debug)]
pub(crate) enum Entry {
    Violation(Violation),
    /// Metadata that is to be walked from here when the reports of all functions come together,
    /// because each node is looked at once, where it is met first.
    Node {
        node: Metadata,
        locations_allowed: bool,
        place: Place,
    },
}

impl Sink {
    pub(crate) fn new(limit: usize) -> Sink {
        Sink { limit, ..Sink::default() }
    }

    fn push(&mut self, entry: Entry) {
        if self.entries.len() < self.limit {
            self.entries.push(entry);
        } else {
            self.dropped += 1;
        }
    }

    /// Takes what was reported, and how many more there were.
    pub(crate) fn take(&mut self) -> (Vec<Entry>, usize) {
        (std::mem::take(&mut self.entries), std::mem::take(&mut self.dropped))
    }

    fn placed(&self, place: impl Into<Place>) -> Place {
        let mut place = place.into();
        place.global = place.global.or(self.current);
        place
    }

    /// Notes metadata to walk.
    pub(crate) fn node(&mut self, node: Metadata, locations_allowed: bool, place: impl Into<Place>) {
        let place = self.placed(place);
        self.push(Entry::Node { node, locations_allowed, place });
    }
}

/// Who can report.
pub(crate) trait Report {
    fn sink(&mut self) -> &mut Sink;

    /// Reports that a rule is broken, in its own words.
    #[cold]
    fn fail(&mut self, rule: &'static Rule, place: impl Into<Place>) -> Failed {
        self.fail_as(rule, place, rule.message)
    }

    /// Reports that a rule is broken, in words for this case.
    #[cold]
    fn fail_as(
        &mut self,
        rule: &'static Rule,
        place: impl Into<Place>,
        message: impl Into<Cow<'static, str>>,
    ) -> Failed {
        let sink = self.sink();
        let place = sink.placed(place);
        sink.push(Entry::Violation(Violation { rule, message: message.into(), place }));
        Failed
    }
}

impl Report for Sink {
    fn sink(&mut self) -> &mut Sink {
        self
    }
}

/// `ensure!(cx, condition, RULE, place)`: leaves the function with a report unless the condition
/// holds. With a format string behind, that is the message. The condition is evaluated first, so it
/// may borrow what reports.
macro_rules! ensure {
    ($cx:expr, $condition:expr, $rule:expr, $place:expr $(,)?) => {
        if !$condition {
            return Err($crate::sink::Report::fail($cx, &$rule, $place));
        }
    };
    ($cx:expr, $condition:expr, $rule:expr, $place:expr, $($message:tt)+) => {
        if !$condition {
            let message = format!($($message)+);
            return Err($crate::sink::Report::fail_as($cx, &$rule, $place, message));
        }
    };
}
pub(crate) use ensure;
