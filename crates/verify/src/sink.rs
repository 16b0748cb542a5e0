//! Collection of broken rules, in the order of checking, with entities whose checks happen later, but whose
//! violations belong at this point of the order.

use std::borrow::Cow;

use draig_ir::{Global, Metadata};

use crate::rule::Rule;
use crate::violation::{Place, Violation};

/// Proof that a violation was reported. A failing check returns it and thereby leaves the checking function,
/// as in LLVM: later code may rely on earlier checks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

/// The outcome of checks.
pub(crate) type Checked = Result<(), Failed>;

/// Reports, in order.
#[derive(Debug, Default)]
pub(crate) struct Sink {
    /// The global of places that name none.
    pub(crate) current: Option<Global>,
    /// Whether the structure is being checked, in which case places are named by their handles.
    pub(crate) by_handle: bool,
    entries: Vec<Entry>,
    limit: usize,
    /// Number of entries that are violations: of rules for debug information, and of others.
    kept: Dropped,
    dropped: Dropped,
}

/// Numbers of violations beyond those kept. Violations of rules for debug information are counted separately,
/// so that they cannot crowd out those for which a module is refused.
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

/// A violation, or an entity to check later.
#[derive(Debug)]
pub(crate) enum Entry {
    Violation(Violation),
    /// Metadata to walk from here once the reports of all functions are joined, because each node is visited
    /// only once, at its first occurrence in the module.
    Node {
        node: Metadata,
        locations_allowed: bool,
        place: Place,
    },
    /// An intrinsic whose uses, in other functions, may turn out to be disallowed. If so, nothing more is
    /// reported about it.
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

    /// Whether violations of rules other than those for debug information are only counted from now on.
    pub(crate) fn is_full(&self) -> bool {
        self.kept.others >= self.limit
    }

    fn push(&mut self, entry: Entry) {
        // Only definite violations count.
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

    /// Returns and removes the entries, and the numbers of further ones.
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

    /// Records an intrinsic whose uses are to be checked.
    pub(crate) fn intrinsic(&mut self, id: Global) {
        self.push(Entry::Intrinsic(id));
    }

    /// Records metadata to walk.
    pub(crate) fn node(&mut self, node: Metadata, locations_allowed: bool, place: impl Into<Place>) {
        let place = self.placed(place);
        self.push(Entry::Node { node, locations_allowed, place });
    }
}

/// A receiver of violations.
pub(crate) trait Report {
    fn sink(&mut self) -> &mut Sink;

    /// Reports a broken rule with its own message.
    #[cold]
    fn fail(&mut self, rule: &'static Rule, place: impl Into<Place>) -> Failed {
        self.fail_as(rule, place, rule.message)
    }

    /// Reports a broken rule with a message for this case.
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

/// `ensure!(cx, condition, RULE, place)`: reports a violation and returns unless the condition holds. A
/// format string at the end replaces the message. The condition is evaluated first, so it may borrow the
/// reporter.
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
