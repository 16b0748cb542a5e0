//! `draig dis`: prints the canonical text of every module of the input, or of some functions.

use std::ffi::OsString;
use std::mem::forget;

use draig::{InputKind, Module, Printer, ReadOptions};
use draig_diag::Source;

use crate::args::{Common, Dis};
use crate::assemble::{Form, lower, write};
use crate::input::Input;
use crate::output;
use crate::reading::{self, Part, Purpose, each_part};
use crate::report::{Failure, Reporter};

/// Runs the command.
pub(crate) fn run(args: &Dis, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    if !args.functions.is_empty() {
        return functions(args, common, reporter);
    }
    let form = Form::of(&args.output.output).unwrap_or(Form::Text);
    let use_list_order = form == Form::Bitcode || args.preserve_use_list_order;
    let purpose = Purpose { version: args.version.form(), use_orders: use_list_order, ..Purpose::ALL };
    let all = reading::load_all_for(&args.input, purpose, common, reporter)?;
    let count = all.len();
    for (number, mut loaded) in all.into_iter().enumerate() {
        // llvm-dis prints the name of its own input there, which is a pipe in `llvm-as a.ll -o - | llvm-dis`
        if loaded.kind != InputKind::Bitcode {
            loaded.module.identifier = draig_diag::STDIN_NAME.into();
        }
        lower(&mut loaded, &args.version, args.input.strict, reporter)?;
        let mut options = draig::WriteOptions::default();
        options.for_llvm = args.version.form();
        options.use_list_order = use_list_order;
        let mut path: OsString = args.output.output.clone();
        // as llvm-dis does for a file with several modules
        if count > 1 && path != "-" {
            path.push(format!(".{number}"));
        }
        write(&loaded, &path, form, &options)?;
    }
    Ok(())
}

/// Prints some functions.
fn functions(args: &Dis, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let input = Input::open(&args.input.file)?;
    let Some(member) = &args.input.member else {
        return output::write(&args.output.output, functions_of(&Part::whole(&input), args, reporter)?.as_bytes());
    };
    let mut texts = Vec::new();
    each_part(&input, Some(member), &common.members_from, &mut |part| {
        texts.push(functions_of(part, args, reporter)?);
        Ok(())
    })?;
    output::write(&args.output.output, texts.join("\n").as_bytes())
}

/// Returns the text of some functions of a module.
fn functions_of(part: &Part<'_>, args: &Dis, reporter: &Reporter) -> Result<String, Failure> {
    let names: Vec<&[u8]> =
        args.functions.iter().map(|name| name.strip_prefix('@').unwrap_or(name).as_bytes()).collect();
    let name = part.name.as_str();
    let options = ReadOptions::new(name).strict(args.input.strict).verify(!args.input.no_verify).summary(false);
    let read = part.read(|bytes| Module::parse_functions_with(bytes, &names, &options))?;
    let source = Source::new(name, part.bytes());
    match read {
        Ok(read) => {
            reporter.diagnostics(read.warnings.diagnostics(), &source);
            let printer = Printer::new(&read.module);
            let functions = names.iter().filter_map(|name| read.module.find(name));
            let texts: Vec<String> = functions.map(|function| printer.global(function).to_string()).collect();
            // The operating system frees the module's parts all at once.
            drop(printer);
            forget(read);
            Ok(texts.join("\n"))
        }
        Err(errors) => {
            reporter.diagnostics(errors.diagnostics(), &source);
            Err(Failure::Refused)
        }
    }
}
