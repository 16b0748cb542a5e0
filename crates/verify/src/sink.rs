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
    /// Whether the structure is looked at, so that places are named by their handles.
    pub(crate) by_handle: bool,
    entries: Vec<Entry>,
    limit: usize,
    /// How many of the entries are violations: of rules for debug information, and of others.
    kept: Dropped,
    dropped: Dropped,
}

/// How many violations there were beyond those that were kept. Those of rules for debug information
/// are counted apart, so that they cannot crowd out what a module is refused for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Dropped {
    pub(crate) debug_info: usize,
    pub(crate) others: usize,
}

impl Dropped {
    pub(crate) fn of(&mut self, rule: &Rule) -> &mut usize {
        if rule.debug_info { &mut self.debug_info } else { &mut self.others }
    }

    pub(crate) fn add(&mut self, more: Dropped) {
        self.debug_info += more.debug_info;
        self.others += more.others;
    }
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
    /// An intrinsic, which may turn out to be used otherwise than it may be: the uses are in other
    /// functions. If it is, nothing more is said of it.
    Intrinsic(Global),
}

impl Entry {
    pub(crate) fn into_violation(self) -> Option<Violation> {
        match self {
            Entry::Violation(violation) => Some(violation),
            Entry::Node { .. } | Entry::Intrinsic(_) => None,
        }
    }
}

impl Sink {
    pub(crate) fn new(limit: usize) -> Sink {
        Sink { limit, ..Sink::default() }
    }

    /// Whether violations of rules that are not for debug information are only counted from now on.
    pub(crate) fn is_full(&self) -> bool {
        self.kept.others >= self.limit
    }

    fn push(&mut self, entry: Entry) {
        // Only what is a violation for certain counts.
        if let Entry::Violation(violation) = &entry {
            let kept = self.kept.of(violation.rule);
            if *kept == self.limit {
                *self.dropped.of(violation.rule) += 1;
                return;
            }
            *kept += 1;
        }
        self.entries.push(entry);
    }

    /// Takes what was reported, and how many more there were.
    pub(crate) fn take(&mut self) -> (Vec<Entry>, Dropped) {
        self.kept = Dropped::default();
        (std::mem::take(&mut self.entries), std::mem::take(&mut self.dropped))
    }

    fn placed(&self, place: impl Into<Place>) -> Place {
        let mut place = place.into();
        place.global = place.global.or(self.current);
        place.by_handle = self.by_handle;
        place
    }

    /// Notes an intrinsic whose uses are to be judged.
    pub(crate) fn intrinsic(&mut self, id: Global) {
        self.push(Entry::Intrinsic(id));
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
