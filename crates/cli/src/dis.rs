//! `draig dis`: canonical text, of every module of the input or of some functions.

use std::ffi::OsString;
use std::mem::forget;

use draig::{InputKind, Module, Printer, ReadOptions};
use draig_diag::Source;

use crate::args::{Common, Dis};
use crate::assemble::{Form, lower, write};
use crate::input::Input;
use crate::output;
use crate::reading::{self, Part};
use crate::report::{Failure, Reporter};

/// Runs the command.
pub(crate) fn run(args: &Dis, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    if !args.functions.is_empty() {
        return functions(args, reporter);
    }
    let all = reading::load_all(&args.input, common, reporter)?;
    let form = Form::of(&args.output.output).unwrap_or(Form::Text);
    let count = all.len();
    for (number, mut loaded) in all.into_iter().enumerate() {
        // llvm-dis names its own input there, which in `llvm-as a.ll -o - | llvm-dis` is a pipe
        if loaded.kind != InputKind::Bitcode {
            loaded.module.identifier = draig_diag::STDIN_NAME.into();
        }
        lower(&mut loaded, args.version.for_llvm, reporter)?;
        let mut options = draig::WriteOptions::default();
        options.for_llvm = args.version.for_llvm;
        options.use_list_order = form == Form::Bitcode || args.preserve_use_list_order;
        let mut path: OsString = args.output.output.clone();
        // as llvm-dis does with a file of several modules
        if count > 1 && path != "-" {
            path.push(format!(".{number}"));
        }
        write(&loaded, &path, form, &options)?;
    }
    Ok(())
}

/// Prints some functions.
fn functions(args: &Dis, reporter: &Reporter) -> Result<(), Failure> {
    let input = Input::open(&args.input.file)?;
    let one = match &args.input.member {
        None => None,
        Some(member) => reading::parts(&input.name, input.bytes(), Some(member))?.pop(),
    };
    let (name, bytes) = match &one {
        Some(Part { name, bytes }) => (name.as_str(), &bytes[..]),
        None => (input.name.as_str(), input.bytes()),
    };
    let names: Vec<&[u8]> =
        args.functions.iter().map(|name| name.strip_prefix('@').unwrap_or(name).as_bytes()).collect();
    let options = ReadOptions::new(name).strict(args.input.strict).verify(!args.input.no_verify).summary(false);
    let source = Source::new(name, bytes);
    match Module::parse_functions_with(bytes, &names, &options) {
        Ok(read) => {
            reporter.diagnostics(read.warnings.diagnostics(), &source);
            let printer = Printer::new(&read.module);
            let functions = names.iter().filter_map(|name| read.module.find(name));
            let texts: Vec<String> = functions.map(|function| printer.global(function).to_string()).collect();
            output::write(&args.output.output, texts.join("\n").as_bytes())?;
            // The module's parts are freed by the system at once.
            drop(printer);
            forget(read);
            Ok(())
        }
        Err(errors) => {
            reporter.diagnostics(errors.diagnostics(), &source);
            Err(Failure::Refused)
        }
    }
}
