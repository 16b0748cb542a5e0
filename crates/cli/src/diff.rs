//! `draig diff`: what differs between two modules, with the instructions as text.

use std::fmt::Write as _;

use draig::link::{Difference, diff};
use draig::{Module, Printer};

use crate::args::{Common, Diff, Format, Input};
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// Runs the command.
pub(crate) fn run(args: &Diff, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let load = |file: &std::ffi::OsStr| {
        let input = Input { file: file.to_owned(), strict: false, no_verify: true, member: None, module: None };
        reading::load(&input, common, reporter)
    };
    let (left, right) = (load(&args.left)?, load(&args.right)?);
    let differences = diff(&left.module, &right.module, args.max);
    if differences.is_empty() {
        return Ok(());
    }
    let (left, right) = (Side::new(&left.module), Side::new(&right.module));
    let mut text = String::new();
    for one in &differences {
        let [ours, theirs] = match one.instructions {
            Some([a, b]) => [left.text(a), right.text(b)],
            None => [String::new(), String::new()],
        };
        match args.format {
            Format::Json => {
                let value = serde_json::json!({
                    "global": one.global, "what": one.what, "left": ours, "right": theirs,
                });
                let _ = writeln!(text, "{value}");
            }
            Format::Text => plain(&mut text, one, &ours, &theirs),
        }
    }
    output::write("-".as_ref(), text.as_bytes())?;
    Err(Failure::Refused)
}

fn plain(text: &mut String, one: &Difference, left: &str, right: &str) {
    let place = if one.global.is_empty() { "module" } else { &one.global };
    let _ = writeln!(text, "{}: {}", output::printable(place), output::printable(&one.what));
    if !left.is_empty() {
        let _ = writeln!(text, "  < {}\n  > {}", output::printable(left), output::printable(right));
    }
}

/// One of the modules, for showing instructions.
struct Side<'a> {
    module: &'a Module,
    printer: Printer<'a>,
}

impl<'a> Side<'a> {
    fn new(module: &'a Module) -> Side<'a> {
        Side { module, printer: Printer::new(module) }
    }

    fn text(&self, (function, inst): (draig::ir::Global, draig::ir::Inst)) -> String {
        let found = self.module.function_refs().find(|one| one.id() == function);
        let inst = found.and_then(|function| function.insts().find(|one| one.id() == inst));
        inst.map_or(String::new(), |inst| self.printer.text(inst).to_string().trim().to_owned())
    }
}
