//! Assembly of a text by `llvm-mc` and by the library, with results of the same form.

use std::path::Path;

use draig::target::Triple;
use draig_mc::{AssembleOptions, assemble};
use draig_object::{Machine, write_elf};

use crate::limited;

/// Target and options of an assembly.
#[derive(Clone, Debug)]
pub(super) struct Job {
    pub(super) triple: &'static str,
    pub(super) intel: bool,
    pub(super) features: Vec<String>,
}

/// An error: line and column from 1, message.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Fault {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) message: String,
}

/// The object that a text becomes, or its errors.
pub(super) type Assembly = Result<Vec<u8>, Vec<Fault>>;

impl Job {
    /// Returns the object that `llvm-mc` makes of a file, or its errors; `None` if it dies.
    pub(super) fn llvm(&self, path: &Path) -> Result<Option<Assembly>, String> {
        // The text may print to the standard output.
        let object = draig_workspace::target().join("assembler-object.o");
        let mut command = limited::tool("llvm-mc-22");
        command.args(["-filetype=obj", "-triple", self.triple, "-o"]).arg(&object);
        if self.intel {
            command.arg("-x86-asm-syntax=intel");
        }
        if !self.features.is_empty() {
            command.arg(format!("-mattr={}", self.features.join(",")));
        }
        let output = command.arg(path).output().map_err(|error| format!("llvm-mc-22: {error}"))?;
        limited::check_found("llvm-mc-22", &output)?;
        if output.status.success() {
            return draig_workspace::read(&object).map(|object| Some(Ok(object)));
        }
        if output.status.code() != Some(1) {
            return Ok(None);
        }
        Ok(Some(Err(faults(&String::from_utf8_lossy(&output.stderr), &path.to_string_lossy()))))
    }

    /// Returns the object that the library makes of a text, or its errors.
    pub(super) fn ours(&self, text: &[u8]) -> Assembly {
        let triple = Triple::parse(self.triple);
        let options = AssembleOptions { intel: self.intel, features: self.features.clone() };
        let errors = match assemble(text, &triple, &options) {
            Ok(assembled) => {
                let machine = if triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
                return write_elf(&assembled.image, machine)
                    .map_err(|error| vec![Fault { line: 0, column: 0, message: error.to_string() }]);
            }
            Err(errors) => errors,
        };
        let fault = |error: &draig_mc::AsmError| {
            let before = &text[..(error.place().start as usize).min(text.len())];
            let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
            let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
            Fault { line, column: before.len() - line_start + 1, message: error.message().to_owned() }
        };
        Err(errors.iter().map(fault).collect())
    }
}

/// Parses the errors of a file. The place of one in an expansion is that of the outermost macro, which the last of
/// the notes after it names.
fn faults(text: &str, name: &str) -> Vec<Fault> {
    let mut faults: Vec<Fault> = Vec::new();
    let mut is_expanded = false;
    for line in text.lines() {
        if let Some(found) = fault(line, name) {
            is_expanded = line.starts_with("<instantiation>");
            faults.push(found);
        } else if is_expanded
            && let Some((place, _)) = line.split_once(": note: while in macro instantiation")
            && let Some((line, column)) = place.strip_prefix(name).and_then(|rest| rest[1..].split_once(':'))
            && let (Ok(line), Ok(column), Some(fault)) = (line.parse(), column.parse(), faults.last_mut())
        {
            (fault.line, fault.column) = (line, column);
        }
    }
    faults
}

/// Parses `FILE:LINE:COLUMN: error: MESSAGE`; errors without a place are in line 0.
fn fault(line: &str, name: &str) -> Option<Fault> {
    if let Some(rest) = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(':')) {
        let (number, rest) = rest.split_once(':')?;
        let (column, rest) = rest.split_once(": error: ")?;
        return Some(Fault { line: number.parse().ok()?, column: column.parse().ok()?, message: rest.to_owned() });
    }
    // A line of the source that is quoted may have the word, too.
    let (before, message) = line.split_once("error: ")?;
    if !before.is_empty() && !before.ends_with(": ") || before.starts_with(['#', '/', ' ', '\t']) {
        return None;
    }
    Some(Fault { line: 0, column: 0, message: message.to_owned() })
}
