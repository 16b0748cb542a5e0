//! Judges one unit for one version: it is lowered, written, read by the version's tools, and read back.

use std::collections::BTreeMap;
use std::path::Path;

use draig::{Losses, Module, PrintOptions, ReadOptions, WriteOptions};

use super::Tools;
use super::result::{Counts, Kind};
use crate::conformance::{normal, oracle, unit};
use crate::subject::{Scratch, bash};

/// Maximum seconds for one run of a tool.
const PATIENCE: u64 = 20;

/// Result of a unit.
#[derive(Default)]
pub(super) struct Outcome {
    /// Losses, with counts.
    pub(super) losses: Vec<(String, u64)>,
    /// Whether anything is lost, and the results of the tools; `None` if it cannot be written.
    pub(super) counts: Option<(bool, Counts)>,
    /// Most severe failure.
    pub(super) failure: Option<(Kind, String)>,
}

/// A unit written for a version.
struct Written {
    losses: Losses,
    /// Canonical text of the module that was read.
    canonical: Vec<u8>,
    text: Vec<u8>,
    bitcode: Vec<u8>,
}

/// Judges a unit; `folder` is created for it and removed.
pub(super) fn judge(tools: &Tools, tree: &Path, unit: &oracle::Unit, folder: &Path) -> Result<Outcome, String> {
    let input = unit::load(tree, &unit.name)?;
    let mut outcome = Outcome::default();
    let written = match crate::workers::catch(|| written(&input, tools.version)) {
        Err(panic) => {
            outcome.failure = Some((Kind::Panic, panic));
            return Ok(outcome);
        }
        Ok(written) => written?,
    };
    let losses = match &written {
        Ok(written) => &written.losses,
        Err(losses) => losses,
    };
    outcome.losses = losses.iter().map(|(_, what, count)| (what.to_owned(), count)).collect();
    let Ok(written) = written else { return Ok(outcome) };
    let is_lossy = !written.losses.is_empty();
    let scratch = Scratch::new(folder, "in.ll", &written.text)?;
    draig_workspace::write(&scratch.folder.join("in.bc"), &written.bitcode)?;
    let mut counts = Counts { units: 1, ..Counts::default() };
    for (read, same, kind, command, product) in [
        (
            &mut counts.text,
            &mut counts.same_text,
            Kind::Text,
            format!("{} in.ll -o out.bc && {} out.bc -o text.ll", tools.assembler, tools.disassembler),
            "text.ll",
        ),
        (
            &mut counts.bitcode,
            &mut counts.same_bitcode,
            Kind::Bitcode,
            format!("{} in.bc -o out.ll", tools.disassembler),
            "out.ll",
        ),
    ] {
        let output = bash(&command, &scratch.folder, PATIENCE)?;
        if !output.status.success() {
            let message = normal::stderr(&String::from_utf8_lossy(&output.stderr));
            let message = if message.is_empty() { output.status.to_string() } else { message };
            outcome.fail(kind, &message);
            continue;
        }
        *read = 1;
        let product = draig_workspace::read(&scratch.folder.join(product))?;
        match crate::workers::catch(|| difference(&written.canonical, &product)) {
            Ok(None) => *same = 1,
            Ok(Some(_)) if is_lossy => {}
            Ok(Some(found)) => outcome.fail(Kind::Meaning, &format!("{}: {found}", kind.name())),
            Err(panic) => outcome.fail(Kind::Panic, &panic),
        }
    }
    outcome.counts = Some((is_lossy, counts));
    Ok(outcome)
}

impl Outcome {
    /// Keeps the most severe failure, with the first lines of the message.
    fn fail(&mut self, kind: Kind, message: &str) {
        if self.failure.as_ref().is_none_or(|&(worst, _)| worst < kind) {
            let lines: Vec<&str> =
                message.lines().filter(|line| !line.contains("does not verify as correct")).take(3).collect();
            self.failure = Some((kind, lines.join("\n").chars().take(400).collect()));
        }
    }
}

/// Returns the difference between the text made by a version's tool and the text of the unit.
fn difference(canonical: &[u8], product: &[u8]) -> Option<String> {
    let options = ReadOptions::new("in.ll").strict(true).verify(true);
    let read = match Module::parse_with(product, &options) {
        Ok(read) => read.module,
        Err(errors) => return Some(format!("is not read: {errors}")),
    };
    let text = read.to_text();
    if canonical == text {
        return None;
    }
    let (want, got) = normal::first_difference(&program(canonical), &program(&text));
    (want != got).then(|| format!("{want}\n{got}"))
}

/// Removes parts of a text that upgrades change without changing the program: the name of the file, the order
/// of declarations and of attribute groups, and unused intrinsics.
fn program(text: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(text);
    let groups: BTreeMap<&str, &str> =
        (text.lines()).filter_map(|line| line.strip_prefix("attributes ")?.split_once(" = ")).collect();
    let mut declarations = Vec::new();
    let mut rest = String::new();
    for line in text.lines() {
        if [
            "; ModuleID",
            "source_filename",
            "; Function Attrs",
            "; Unknown intrinsic",
            "attributes #",
            "; Materializable",
        ]
        .iter()
        .any(|start| line.starts_with(start))
            || line.is_empty()
        {
            continue;
        }
        let mut line = line.to_owned();
        if let Some((before, number)) = line.rsplit_once(" #").filter(|_| !line.starts_with('!')) {
            let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
            if let Some(group) = groups.get(format!("#{}", &number[..end]).as_str()) {
                line = format!("{before} {group}{}", &number[end..]);
            }
        }
        if line.starts_with("declare ") {
            declarations.push(line);
        } else {
            rest.push_str(&line);
            rest.push('\n');
        }
    }
    declarations.retain(|line| {
        let name = line.split_once('@').and_then(|(_, rest)| rest.split_once('('));
        name.is_none_or(|(name, _)| !name.starts_with("llvm.") || rest.contains(&format!("@{name}(")))
    });
    declarations.sort();
    rest.push_str(&declarations.join("\n"));
    rest.into_bytes()
}

/// Returns text and bitcode for a version, or the losses if it cannot be written.
fn written(input: &[u8], version: u32) -> Result<Result<Written, Losses>, String> {
    let options = ReadOptions::new("in.ll").strict(true).verify(true);
    let mut module = Module::parse_with(input, &options).map_err(|errors| errors.to_string())?.module;
    let canonical = module.to_text();
    let losses = match module.downgrade(version) {
        Ok(losses) => losses,
        Err(losses) => return Ok(Err(losses)),
    };
    let mut text = Vec::new();
    let printing = PrintOptions { for_llvm: version, ..PrintOptions::default() };
    module.write_text(&printing, &mut text).map_err(|e| e.to_string())?;
    let mut writing = WriteOptions::default();
    writing.for_llvm = version;
    let bitcode = module.to_bitcode_with(&writing).map_err(|error| error.to_string())?;
    Ok(Ok(Written { losses, canonical, text, bitcode }))
}
