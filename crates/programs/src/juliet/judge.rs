//! Runs a program of the suite and classifies the result.

use super::make::{Program, SEEDS, Support};
use super::{Options, Side, Task};
use crate::outcome::{self, Outcome};
use crate::process::{Ended, Limits, Request};
use draig_workspace::committed;

/// Result of a program, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// A good program that ended by itself, or a bad one that was reported.
    Right,
    /// The compiler refused it.
    Refused,
    /// The program needs something that is not modelled.
    Unsupported,
    /// A bad program that ended by itself.
    Unreported,
    /// A good program that was reported.
    FalseReport,
    /// A limit, a crash, or a module that was refused.
    Failure,
}

impl Kind {
    pub(super) const ALL: [Kind; 6] =
        [Kind::Right, Kind::Refused, Kind::Unsupported, Kind::Unreported, Kind::FalseReport, Kind::Failure];
}

impl committed::Kind for Kind {
    fn as_str(self) -> &'static str {
        match self {
            Kind::Right => "right",
            Kind::Refused => "refused",
            Kind::Unsupported => "unsupported",
            Kind::Unreported => "unreported",
            Kind::FalseReport => "false-report",
            Kind::Failure => "failure",
        }
    }

    fn parse(text: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.as_str() == text)
    }
}

/// Result of a program, with details.
#[derive(Debug)]
pub(super) struct Verdict {
    pub(super) kind: Kind,
    /// Key for counting: a code, a name, an error of the compiler.
    pub(super) what: String,
    /// Description in one line.
    pub(super) detail: String,
}

/// Maximum output of a program in bytes.
const OUTPUT: usize = 4 << 20;

/// Limit on the address space of the interpreter's process, in bytes.
const MEMORY: u64 = 4 << 30;

/// Number of runs of a good program with random behaviour.
const GOOD_RUNS: usize = 4;

/// Runs a program. One with random behaviour runs several times, a bad one until it is reported.
pub(super) fn judge(
    options: &Options,
    support: &Support,
    task: &Task<'_>,
    program: &Program,
) -> Result<Verdict, String> {
    let modules = match program {
        Ok(modules) => modules,
        Err(what) => return Ok(Verdict { kind: Kind::Refused, what: what.clone(), detail: String::new() }),
    };
    let runs = match (task.case.is_random, task.side) {
        (false, _) => 1,
        (true, Side::Good) => GOOD_RUNS,
        (true, Side::Bad) => SEEDS as usize,
    };
    let limits = Limits { seconds: options.seconds, memory: MEMORY, output: OUTPUT };
    let mut reported: Option<Verdict> = None;
    for seed in 0..runs {
        let mut linked = modules[1..].iter().chain(support.modules(task.level, seed));
        let mut request = Request::new(&options.draig).args(["run", "--json"]).args(&modules[..1]);
        request = linked.by_ref().fold(request, |request, module| request.args(["--link"]).args([module]));
        let ended = request.stdin(Some(&support.input)).run(&limits)?;
        let verdict = verdict(task.side, &ended);
        if verdict.kind == Kind::Failure || verdict.kind == Kind::Right && task.side == Side::Bad {
            return Ok(verdict);
        }
        // For a good program the worst run counts; a bad one may have behaved well, or needed something that
        // is not modelled.
        let counts = |old: &Verdict| match task.side {
            Side::Good => old.kind < verdict.kind,
            Side::Bad => old.kind > verdict.kind,
        };
        if reported.as_ref().is_none_or(counts) {
            reported = Some(verdict);
        }
    }
    reported.ok_or_else(|| "no run".to_owned())
}

fn verdict(side: Side, ended: &Ended) -> Verdict {
    let reported = if side == Side::Good { Kind::FalseReport } else { Kind::Right };
    let by_itself = if side == Side::Good { Kind::Right } else { Kind::Unreported };
    match outcome::not_by_itself(ended) {
        None => Verdict { kind: by_itself, what: format!("status {}", ended.status()), detail: String::new() },
        Some(Outcome { kind, what, detail }) => {
            let kind = match kind {
                outcome::Kind::Undefined => reported,
                outcome::Kind::Unsupported => Kind::Unsupported,
                _ => Kind::Failure,
            };
            Verdict { kind, what, detail }
        }
    }
}
