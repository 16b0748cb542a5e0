//! The committed page: numbers of each language and level.

use std::fmt::Write as _;

use super::compare::Counts;
use super::objects::Processor;
use super::program::Language;

/// The file, from the root.
pub(super) const PATH: &str = "conformance/debug.txt";

const INTRODUCTION: &str = "\
# Debug information

Sessions of gdb with programs that `draig compile` compiled, against those that llc 22 compiled from the same IR, made by
clang 22 and rustc with -g. Written by `cargo xtask debug PATH... --bless`; besides the project's own programs, PATH is
SingleSource/UnitTests and SingleSource/Regression/C++ of llvm/llvm-test-suite. At -O0, sessions are the same if all stops
have the same functions and lines, and all values of variables that LLVM's has; of Rust's, stops that repeat the one before
are left out. Stops of sessions that differ are compared in pairs with the same functions and lines. At -O1, stops at lines
that both programs reach equally often are compared by number; where LLVM moves code, values may differ because the other
program is further on. Then calls of all functions are finished, in order.

Values that are undefined in LLVM's program are not compared: its session is repeated with other bytes in memory that nothing
has written, and with other numbers in the registers of callers that callees may change, and values that differ are undefined.
The last lines are of the programs in C and C++ of all folders, as objects for each processor.

By hand: at -O0, llc returns to a line in the middle of a statement (2011-03-28-Bitfield.cpp: its load of a constant has the
location of the jump) or jumps back to it (texts.rs: blocks keep rustc's order; the values that differ are of the stops after
that). At -O1, all values that differ are those of the source here: llc's is of another iteration (sha256.c), or no number
(matrix.rs).
";

fn share(part: f64, all: f64) -> String {
    if all == 0.0 { "-".to_owned() } else { format!("{:.2} %", 100.0 * part / all) }
}

fn coverage((covered, all): (u64, u64)) -> f64 {
    covered as f64 / (all.max(1) as f64)
}

/// Returns a language's line of a level.
pub(super) fn line(language: Language, level: u8, counts: &Counts) -> String {
    let available = counts.available_in_llvm.max(1) as f64;
    let mut text = format!("{} -O{level}: {} programs, {} verified", language.name(), counts.programs, counts.verified);
    if level == 0 {
        let _ = write!(text, ", {} sessions the same", counts.same);
    }
    let _ = writeln!(
        text,
        ", {} stops, {} with the same frames, {} values of variables, of which {} here ({}) and {} different; {} others, \
         {} in all; {} are undefined; \
         {} calls are finished, {} with the same value, caller and line; places cover {} of LLVM's",
        counts.stops,
        counts.same_frames,
        counts.available_in_llvm,
        counts.available_in_both,
        share(counts.available_in_both as f64, available),
        counts.different,
        counts.available_in_ours,
        share((counts.available_in_both + counts.available_in_ours) as f64, available),
        counts.undefined,
        counts.finished,
        counts.same_finished,
        share(coverage(counts.covered), coverage(counts.covered_by_llvm)),
    );
    text
}

/// Returns the line of a processor's objects at a level.
pub(super) fn object_line(processor: Processor, level: u8, counts: &Counts) -> String {
    format!(
        "{} -O{level}: {} objects, {} verified; places cover {} of LLVM's\n",
        processor.name(),
        counts.programs,
        counts.verified,
        share(coverage(counts.covered), coverage(counts.covered_by_llvm)),
    )
}

/// Returns the page.
pub(super) fn page(results: &[(Language, u8, Counts)], objects: &[(Processor, u8, Counts)]) -> String {
    let mut text = format!("{INTRODUCTION}\n");
    for (language, level, counts) in results {
        text.push_str(&line(*language, *level, counts));
    }
    text.push('\n');
    for (processor, level, counts) in objects {
        text.push_str(&object_line(*processor, *level, counts));
    }
    text
}
