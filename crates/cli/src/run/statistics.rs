//! `--stats`: counts of a run, or of all runs of `--many-seeds` and `--fail-alloc each` together.

use std::io::{self, Write as _};
use std::time::Duration;

use draig::interp::RunResult;
use draig_diag::json::JsonObject as _;
use draig_diag::json_object;

use crate::report::{ErrorFormat, Reporter};

json_object! {
    /// Counts of a run, or of several.
    pub(crate) struct StatisticsObject {
        /// Number of runs.
        runs: u64,
        /// Instructions that all runs executed.
        instructions: u64,
        /// Duration of all runs.
        seconds: f64,
        /// Largest total size of the program's objects in a run, in bytes.
        memory: u64,
        /// Memory that the interpreter held for them, in bytes.
        held: u64,
        /// Allocations that the program made in all runs.
        allocations: u64,
        /// Functions that were called at least once, in the run with the most.
        functions: u64,
    }
}

impl StatisticsObject {
    /// Counts before the first run.
    pub(super) const NONE: StatisticsObject =
        StatisticsObject { runs: 0, instructions: 0, seconds: 0.0, memory: 0, held: 0, allocations: 0, functions: 0 };

    /// Adds a finished run.
    pub(super) fn add(&mut self, ended: &RunResult, duration: Duration) {
        let run = ended.statistics;
        self.runs += 1;
        self.seconds += duration.as_secs_f64();
        self.instructions = self.instructions.saturating_add(run.instructions);
        self.allocations = self.allocations.saturating_add(run.allocations);
        self.functions = self.functions.max(run.functions);
        if run.memory >= self.memory {
            (self.memory, self.held) = (run.memory, run.held);
        }
    }

    /// Prints the counts on standard error.
    pub(super) fn report(&self, reporter: &Reporter) {
        let text = match reporter.format {
            ErrorFormat::Json => self.to_line(),
            ErrorFormat::Human => format!("{self}\n"),
        };
        // there is no way to report that standard error is closed
        let _ = io::stderr().write_all(text.as_bytes());
    }
}

impl std::fmt::Display for StatisticsObject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.runs != 1 {
            write!(f, "{} runs: ", self.runs)?;
        }
        write!(
            f,
            "{} instructions in {:.3} s ({:.1} million a second), {} functions, at most {} bytes of objects, \
             {:.2} bytes of host memory for each",
            self.instructions,
            self.seconds,
            self.instructions as f64 / self.seconds.max(1e-9) / 1e6,
            self.functions,
            self.memory,
            self.held as f64 / self.memory.max(1) as f64,
        )
    }
}
