//! `cargo xtask abi`: native code together with that of other compilers.
//!
//! `conventions` links callers and callees of different compilers, `unwinding` unwinds at every instruction of such
//! programs, and `linkers` puts our objects through the linkers. What they find is in the committed rates.

mod conventions;
mod declarations;
mod halves;
mod linkers;
mod random;
mod signatures;
mod stepped;
mod unwinding;

use std::path::PathBuf;

use draig::codegen::{self, CodegenOptions, RelocationModel, compile, write_elf};

use crate::TaskResult;

/// File with the rates, from the root, and the section of it that the steps own.
const PATH: &str = "conformance/native.txt";
const TITLE: &str = "## Where compilers meet";
const DESCRIPTION: [&str; 7] = [
    "",
    "",
    "Written by the steps of `cargo xtask abi` with --bless. Functions whose callers and callees agree, each compiled by us",
    "and by clang, gcc or llc, by convention; ways to link a program with each linker, with the output of LLVM's objects;",
    "places of programs at which an unwinder does not find the callers and their registers.",
    "",
    "",
];

/// A comparison of native code.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Step {
    /// Call functions of random signatures across compilers: clang, gcc and llc
    Conventions(conventions::Options),
    /// Unwind at every instruction of programs
    Unwinding(unwinding::Options),
    /// Link and run programs with ld.bfd, lld and mold, in all ways
    Linkers(linkers::Options),
}

/// Runs a step.
pub(crate) fn run(step: &Step) -> TaskResult {
    match step {
        Step::Conventions(options) => conventions::run(options),
        Step::Unwinding(options) => unwinding::run(options),
        Step::Linkers(options) => linkers::run(options),
    }
}

/// Compiles the text of a module to an object.
fn object(text: &[u8], model: RelocationModel) -> Result<Vec<u8>, String> {
    object_of(&draig::Module::parse(text).map_err(|errors| errors.to_string())?, model)
}

/// Compiles a module to an object.
fn object_of(module: &draig::Module, model: RelocationModel) -> Result<Vec<u8>, String> {
    let verified = draig::verify::verify(module).map_err(|errors| errors.to_string())?;
    let options = CodegenOptions { relocation_model: model, ..CodegenOptions::default() };
    let image = compile(&verified, &options).map_err(|error| error.to_string())?;
    let machine = match module.triple.is_aarch64() {
        true => codegen::Machine::AArch64,
        false => codegen::Machine::X86_64,
    };
    write_elf(&image, machine).map_err(|error| error.to_string())
}

/// Returns an empty folder for the files of a step.
fn scratch(name: &str) -> Result<PathBuf, String> {
    let folder = draig_workspace::target().join("abi").join(name);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Compares the lines of a step with the committed ones, after replacing these if `bless`. Other lines stay.
fn compare(prefix: &str, lines: &[String], bless: bool) -> TaskResult {
    let path = draig_workspace::root().join(PATH);
    let committed = String::from_utf8_lossy(&draig_workspace::read(&path)?).into_owned();
    lines.iter().for_each(|line| println!("{line}"));
    let (present, text) = with_rows(&committed, prefix, lines);
    if bless {
        draig_workspace::write(&path, text)?;
        return Ok(true);
    }
    let is_same = present == lines;
    if !is_same {
        println!("committed: {}", present.join("; "));
    }
    Ok(is_same)
}

/// Returns the rows of a step in the section, and the text with others in their place.
fn with_rows(text: &str, prefix: &str, rows: &[String]) -> (Vec<String>, String) {
    let is_own = |line: &&str| line.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(' '));
    let is_row = |line: &&str| {
        ["conventions ", "conventions-aarch64 ", "linkers ", "unwinding "].iter().any(|step| line.starts_with(step))
    };
    let all: Vec<&str> = text.lines().collect();
    let start = all.iter().position(|line| *line == TITLE).unwrap_or(all.len());
    let length = all[start..].iter().skip(1).position(|line| line.starts_with("## "));
    let end = length.map_or(all.len(), |length| start + 1 + length);
    let present: Vec<&str> = all[start..end].iter().copied().filter(is_row).collect();
    let mut section: Vec<&str> = present.iter().copied().filter(|line| !is_own(line)).collect();
    section.extend(rows.iter().map(String::as_str));
    section.sort_by_key(|line| line.split(' ').next());
    let before = all[..start].join("\n");
    let before = before.trim_end();
    let gap = if before.is_empty() { "" } else { "\n\n" };
    let after = all[end..].join("\n");
    let after = if after.is_empty() { String::new() } else { format!("\n{}\n", after.trim_end()) };
    let head = format!("{TITLE}{}", DESCRIPTION.join("\n"));
    let new = format!("{before}{gap}{head}{}\n{after}", section.join("\n"));
    (present.into_iter().filter(is_own).map(str::to_owned).collect(), new)
}

#[cfg(test)]
mod tests {
    use super::{TITLE, with_rows};

    #[test]
    fn only_rows_of_the_step_are_replaced() {
        let rows = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<String>>();
        let (present, text) = with_rows("## A\n\nrow\n", "linkers", &rows(&["linkers bfd 1 of 1"]));
        assert!(present.is_empty() && text.starts_with("## A\n\nrow\n\n## Where"));
        let (_, text) =
            with_rows(&format!("{text}\n## B\n\nlinkers of others\n"), "unwinding", &rows(&["unwinding c 0 wrong"]));
        let (present, again) = with_rows(&text, "linkers", &rows(&["linkers bfd 2 of 2"]));
        assert_eq!(present, ["linkers bfd 1 of 1"]);
        assert!(again.contains("linkers bfd 2 of 2\nunwinding c 0 wrong\n\n## B\n\nlinkers of others\n"));
        assert_eq!(again.matches(TITLE).count(), 1);
    }
}
