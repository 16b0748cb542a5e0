//! `draig mc --expand`: what each inline assembly of a module expands to, for people or as JSON.

use draig::verify::codegen::{self, Expanded};
use draig::{Module, Printer};
use draig_diag::json::{JsonObject as _, Maybe};
use draig_diag::{Diagnostic, Diagnostics, LineColumn, Source, json_object};

use crate::args::{Common, Format, Mc};
use crate::input::Input;
use crate::reading::{Part, each_part, not_ir};
use crate::report::{Failure, Reporter};
use crate::{output, progress};

/// Runs the command.
pub(super) fn run(args: &Mc, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let input = Input::open(&args.file)?;
    let format = common.output_format(Format::Text);
    let mut shown = Shown { format, out: Vec::new(), is_refused: false };
    each_part(&input, None, &common.members_from, &mut |part| shown.part(part, args, common, reporter))?;
    output::write(&args.output.output, &shown.out)?;
    if shown.is_refused { Err(Failure::Refused) } else { Ok(()) }
}

/// The output so far.
struct Shown {
    format: Format,
    out: Vec<u8>,
    is_refused: bool,
}

impl Shown {
    fn part(&mut self, part: &Part<'_>, args: &Mc, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
        let (name, text) = (part.name.as_str(), part.bytes());
        let source = Source::new(name, text);
        let options =
            crate::reading::options(name).threads(common.threads.unwrap_or(1)).verify(true).keep_locations(true);
        let read =
            part.read(|text| progress::shown("reading", name, text.len(), || Module::parse_all_with(text, &options)))?;
        let modules = match read {
            Ok(modules) => modules,
            Err(errors) => {
                if let Some(failure) = not_ir(&args.file) {
                    return Err(failure);
                }
                reporter.diagnostics(errors.diagnostics(), &source);
                return Err(Failure::Refused);
            }
        };
        for read in &modules {
            reporter.diagnostics(read.warnings.diagnostics(), &source);
            self.module(&read.module, &source, reporter)?;
        }
        Ok(())
    }

    fn module(&mut self, module: &Module, source: &Source<'_>, reporter: &Reporter) -> Result<(), Failure> {
        let Ok(statements) = codegen::expand(module) else {
            let message = "inline assembly is not expanded: the module's target is not known";
            return Err(Failure::about(source.name(), Diagnostic::error("C0003", message)));
        };
        let printer = Printer::new(module);
        let mut problems = Diagnostics::new();
        for statement in &statements {
            let function = statement.place.global.map(|global| printer.name(None, global.into()).to_string());
            let function = function.unwrap_or_default();
            let place = statement.place.source_offset(module).map(|offset| source.lines().line_column(offset));
            match self.format {
                Format::Text => self.text(statement, &function, place, source.name()),
                Format::Json => self.out.extend(object(statement, &function, place).to_line().bytes()),
            }
            if let Err(problem) = &statement.text {
                self.is_refused = true;
                problems.push(problem.to_diagnostic(&printer));
            }
        }
        if !problems.is_empty() {
            reporter.diagnostics(&problems, source);
        }
        Ok(())
    }

    /// Shows a statement to people, as assembly with a comment that says where it is.
    fn text(&mut self, statement: &Expanded<'_>, function: &str, place: Option<LineColumn>, name: &str) {
        let Ok(text) = &statement.text else { return };
        let place = place.map_or_else(|| name.to_owned(), |at| format!("{name}:{}:{}", at.line, at.column));
        let dialect = if statement.intel { ", Intel syntax" } else { "" };
        let location = statement.source_location.map_or_else(String::new, |number| format!(", !srcloc = {number}"));
        self.out.extend(format!("# {function} at {place}{location}{dialect}\n").bytes());
        for line in text.split(|&byte| byte == b'\n') {
            if !line.starts_with(b"\t") && !line.is_empty() {
                self.out.push(b'\t');
            }
            self.out.extend(line);
            self.out.push(b'\n');
        }
    }
}

/// Returns the object of a statement.
fn object<'a>(statement: &Expanded<'_>, function: &'a str, place: Option<LineColumn>) -> StatementObject<'a> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    StatementObject {
        function,
        line: place.map(|place| place.line),
        column: place.map(|place| place.column),
        srcloc: statement.source_location,
        intel: statement.intel,
        template: text(statement.template),
        constraints: text(statement.constraints),
        text: Maybe(statement.text.as_ref().ok().map(|bytes| text(bytes))),
        error: Maybe(statement.text.as_ref().err().map(|problem| problem.message.clone())),
    }
}

json_object! {
    /// A statement of inline assembly and what it expands to.
    pub(crate) struct StatementObject<'a> {
        /// Function that contains it, such as @f.
        function: &'a str,
        /// Line in the text of the module, from 1; null if the module is bitcode.
        line: Option<u32>,
        /// Column, from 1; null if the module is bitcode.
        column: Option<u32>,
        /// First number of !srcloc, or null.
        srcloc: Option<u64>,
        /// Whether it is in Intel's syntax.
        intel: bool,
        /// The template.
        template: String,
        /// The constraint string.
        constraints: String,
        /// The expanded template; missing if there is an error.
        text: Maybe<String>,
        /// Message of a code generator; missing if there is none.
        error: Maybe<String>,
    }
}
