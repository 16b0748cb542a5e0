//! `cargo xtask executed`: how many instructions programs execute as code of `draig compile`, and as code of `llc -O0` of
//! the same IR, on both processors. qemu's user mode counts, with a plugin that is compiled for the run (`count.c`); no
//! clock is read, so the result does not depend on the load of the machine.

mod program;

use std::fmt::Write as _;
use std::path::PathBuf;

use draig_programs::Machine;
use draig_workspace::{root, target};

use crate::TaskResult;
use program::{Counter, Executed, LEVELS, Level, PROGRAMS};

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The command that compiles; build it first
    #[arg(long, value_name = "PATH", default_value_os_t = target().join("release/draig"))]
    draig: PathBuf,
    /// Only this machine
    #[arg(long = "target", value_name = "MACHINE", value_enum)]
    machine: Option<Machine>,
    /// Only programs whose name contains this
    #[arg(long, value_name = "NAME", default_value = "")]
    only: String,
    /// Rewrite conformance/executed.txt; needs a run over everything
    #[arg(long)]
    bless: bool,
}

/// Path of the committed result.
const RESULT: &str = "conformance/executed.txt";

/// By how much a committed ratio may grow: results of `clang` and libraries differ a little between machines.
const TOLERANCE: f64 = 1.01;

const INTRODUCTION: &str = "\
# Instructions that programs execute, by the code of `llc -O0` and by that of `draig compile`, of the IR that clang 22 makes
# of examples/c and of SQLite: those of the program's own code, the ratio, and the ratio with those of libraries. Counted by
# qemu's user mode. Written by `cargo xtask executed --bless`. A geometric mean above its limit fails.
";

/// One row of the result.
struct Row {
    machine: Machine,
    level: &'static Level,
    name: &'static str,
    theirs: Executed,
    ours: Executed,
}

impl Row {
    fn own_ratio(&self) -> f64 {
        self.ours.own as f64 / self.theirs.own.max(1) as f64
    }

    fn whole_ratio(&self) -> f64 {
        self.ours.all as f64 / self.theirs.all.max(1) as f64
    }
}

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    if options.bless && (options.machine.is_some() || !options.only.is_empty()) {
        return Err("--bless needs a run over everything".to_owned());
    }
    let folder = target().join("executed");
    let counter = Counter::new(&options.draig, &folder)?;
    let mut text = INTRODUCTION.to_owned();
    let mut well = true;
    let machines = Machine::ALL.into_iter().filter(|&machine| options.machine.is_none_or(|only| only == machine));
    for machine in machines {
        for level in &LEVELS {
            let mut rows = Vec::new();
            for program in PROGRAMS.iter().filter(|program| program.name.contains(&options.only)) {
                let [theirs, ours] = counter.compare(program, machine, level)?;
                rows.push(Row { machine, level, name: program.name, theirs, ours });
            }
            let (table, is_below) = table(&rows);
            print!("{table}");
            text.push_str(&table);
            well &= is_below;
        }
    }
    let path = root().join(RESULT);
    if options.bless {
        draig_workspace::write(&path, &text)?;
        return Ok(well);
    }
    let committed = std::fs::read_to_string(&path).map_err(|error| format!("{RESULT}: {error}"))?;
    for line in worse(&committed, &text) {
        println!("{line}");
        well = false;
    }
    Ok(well)
}

/// Returns the lines of one machine and level, and whether the mean is within the limit.
fn table(rows: &[Row]) -> (String, bool) {
    let Some(Row { machine, level, .. }) = rows.first() else { return (String::new(), true) };
    let mut text = format!("\n{} -{}\n", machine.triple(), level.name);
    for row in rows {
        let _ = writeln!(
            text,
            "{} {} {} {:.3} {:.3}",
            row.name,
            row.theirs.own,
            row.ours.own,
            row.own_ratio(),
            row.whole_ratio()
        );
    }
    let mean = |ratio: fn(&Row) -> f64| (rows.iter().map(|row| ratio(row).ln()).sum::<f64>() / rows.len() as f64).exp();
    let (own, whole) = (mean(Row::own_ratio), mean(Row::whole_ratio));
    let limit = level.limit(*machine);
    let shown = limit.map_or_else(String::new, |limit| format!(", limit {limit}"));
    let _ = writeln!(text, "geometric mean {own:.3} {whole:.3}{shown}");
    (text, limit.is_none_or(|limit| own.max(whole) <= limit))
}

/// Returns the ratio of each program of a result, by machine, level and name.
fn ratios(text: &str) -> Vec<(String, f64)> {
    let mut found = Vec::new();
    let mut title = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split(' ').collect::<Vec<_>>()[..] {
            [_, _] => title = line,
            [name, _, _, own, _] => {
                if let Ok(own) = own.parse() {
                    found.push((format!("{title} {name}"), own));
                }
            }
            _ => {}
        }
    }
    found
}

/// Compares with the committed result.
fn worse(committed: &str, text: &str) -> Vec<String> {
    let before = ratios(committed);
    let known = |name: &str| before.iter().find(|(known, _)| known == name).map(|(_, ratio)| *ratio);
    let mut lines = Vec::new();
    for (name, ratio) in ratios(text) {
        match known(&name) {
            Some(known) if ratio <= known * TOLERANCE => {}
            Some(known) => lines.push(format!("{name}: {ratio:.3}, committed as {known:.3}")),
            None => lines.push(format!("{name}: {ratio:.3}, not committed")),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::program::{Executed, LEVELS};
    use super::{Row, ratios, table, worse};
    use draig_programs::Machine;

    fn row(theirs: u64, ours: u64) -> Row {
        let executed = |own| Executed { own, all: own + 100 };
        let (theirs, ours) = (executed(theirs), executed(ours));
        Row { machine: Machine::AArch64, level: &LEVELS[0], name: "nbody", theirs, ours }
    }

    #[test]
    fn means_are_compared_with_limits() {
        let (text, is_below) = table(&[row(1000, 900)]);
        assert!(is_below && text.contains("nbody 1000 900 0.900 0.909\n"), "{text}");
        assert!(!table(&[row(1000, 1200)]).1);
    }

    #[test]
    fn ratios_are_compared_with_committed_ones() {
        let (text, _) = table(&[row(1000, 900)]);
        assert_eq!(ratios(&text), [("aarch64-unknown-linux-gnu -O0 nbody".to_owned(), 0.9)]);
        assert!(worse(&text, &text).is_empty());
        let (more, _) = table(&[row(1000, 920)]);
        assert_eq!(worse(&text, &more), ["aarch64-unknown-linux-gnu -O0 nbody: 0.920, committed as 0.900"]);
        assert_eq!(worse("", &text).len(), 1);
    }
}
