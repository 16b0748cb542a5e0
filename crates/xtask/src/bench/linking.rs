//! `cargo xtask bench --link`: links many modules with `llvm-link` and with `draig link`, which must print
//! the same text. A single file is split first, and the linked pieces must be the same program. Only `draig
//! link` restores the original linkage of globals.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Measure, measure};
use crate::TaskResult;
use draig_workspace::{files, has_extension};

/// Number of pieces of a single file.
const PIECES: &str = "64";

/// Commands without the modules: a name, the words, and the text that results.
const COMMANDS: [(&str, &[&str], &str); 3] = [
    ("llvm-link", &["llvm-link-22", "-S", "-o", "{theirs}"], "theirs.ll"),
    ("draig link", &["{draig}", "link", "-o", "{ours}"], "ours.ll"),
    ("draig link --threads 1", &["{draig}", "link", "--threads", "1", "-o", "{one}"], "one.ll"),
];

/// Links the modules of some files and directories `runs` times with each command.
pub(super) fn run(draig: &Path, folder: &Path, inputs: &[PathBuf], runs: usize) -> TaskResult {
    let folder = folder.join("link");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let whole = match inputs {
        [one] if one.is_file() => Some(one.clone()),
        _ => None,
    };
    let modules = match &whole {
        Some(whole) => pieces(draig, &folder, whole)?,
        None => modules(inputs),
    };
    let bytes: u64 = modules.iter().filter_map(|path| path.metadata().ok()).map(|data| data.len()).sum();
    println!("{} modules, {:.1} MB\n", modules.len(), bytes as f64 / 1e6);
    let text = |name: &str| folder.join(name);
    let words = |command: &[&str]| -> Vec<OsString> {
        let fixed = command.iter().map(|&word| match word {
            "{draig}" => draig.into(),
            "{theirs}" => text(COMMANDS[0].2).into(),
            "{ours}" => text(COMMANDS[1].2).into(),
            "{one}" => text(COMMANDS[2].2).into(),
            other => OsString::from(other),
        });
        fixed.chain(modules.iter().map(|path| path.into())).collect()
    };
    let mut measures: Vec<Option<Measure>> = vec![None; COMMANDS.len()];
    for _ in 0..runs {
        for ((name, command, _), best) in COMMANDS.iter().zip(&mut measures) {
            let new = measure(&words(command)).map_err(|e| format!("{name}: {e}"))?;
            *best = Some(best.map_or(new, |best| best.least(new)));
        }
    }
    let measures: Vec<Measure> = measures.into_iter().flatten().collect();
    println!(
        "| command | wall s | processor s | peak MB | times faster | processor, times less | of its memory | text |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |");
    let read = |name: &str| draig_workspace::read(&text(name));
    let theirs = read(COMMANDS[0].2)?;
    let mut same = true;
    for (measure, (name, _, file)) in measures.iter().zip(COMMANDS) {
        let is_same = whole.is_none().then_some(read(file)? == theirs);
        same &= is_same != Some(false);
        println!("{}", row(name, measure, &measures[0], is_same));
    }
    if let Some(whole) = whole {
        let equal = Command::new(draig).arg("diff").args([&whole, &text(COMMANDS[1].2)]).status();
        let equal = equal.map_err(|e| format!("draig diff: {e}"))?.success();
        println!("\nthe program is {} that was split", if equal { "the one" } else { "not the one" });
        same &= equal;
    }
    Ok(same)
}

/// Returns the pieces of a module, as bitcode.
fn pieces(draig: &Path, folder: &Path, whole: &Path) -> Result<Vec<PathBuf>, String> {
    let folder = folder.join("pieces");
    // pieces of another file may exist
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut split = Command::new(draig);
    split.args(["split", "--emit", "bitcode", "-n", PIECES, "-o"]).arg(folder.join("piece")).arg(whole);
    let status = split.status().map_err(|e| format!("{}: {e}", draig.display()))?;
    if !status.success() {
        return Err(format!("draig split: {status}"));
    }
    Ok(modules(&[folder]))
}

/// Lists the modules among files and in directories, sorted by name.
fn modules(inputs: &[PathBuf]) -> Vec<PathBuf> {
    let is_module = |path: &Path| has_extension(path, "bc") || has_extension(path, "ll");
    let mut all = BTreeSet::new();
    for input in inputs {
        match input.is_dir() {
            true => all.extend(files(input, &is_module)),
            false => {
                all.insert(input.clone());
            }
        }
    }
    // commands run in another directory
    all.into_iter().map(|path| path.canonicalize().unwrap_or(path)).collect()
}

fn row(name: &str, measure: &Measure, against: &Measure, is_same: Option<bool>) -> String {
    let ratio = |theirs: f64, ours: f64| theirs / ours.max(1e-9);
    let (wall, processor) = (measure.wall.as_secs_f64(), measure.processor.as_secs_f64());
    format!(
        "| {name} | {wall:.3} | {processor:.3} | {:.1} | {:.1} | {:.1} | {:.0} % | {} |",
        measure.peak as f64 / 1e6,
        ratio(against.wall.as_secs_f64(), wall),
        ratio(against.processor.as_secs_f64(), processor),
        100.0 * measure.peak as f64 / against.peak.max(1) as f64,
        match is_same {
            None => "",
            Some(true) => "same",
            Some(false) => "differs",
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn rows_compare_with_llvm_link() {
        let measure = |ms: u64, megabytes: u64| Measure {
            wall: Duration::from_millis(ms),
            processor: Duration::from_millis(2 * ms),
            peak: megabytes * 1_000_000,
        };
        assert_eq!(
            row("x", &measure(100, 30), &measure(650, 60), Some(true)),
            "| x | 0.100 | 0.200 | 30.0 | 6.5 | 6.5 | 50 % | same |"
        );
    }
}
