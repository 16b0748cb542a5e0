//! `draig link`: links modules. All threads read inputs; one of them links them in order.

use std::ffi::{OsStr, OsString};

use draig::link::{Archive, Linker, SummaryIndex};
use draig::{Errors, Module, ParsedModule, PrintOptions, Printer, ReadOptions, WriteOptions};
use draig_diag::{Diagnostic, Diagnostics, Severity, Source};
use draig_threads::{Team, in_order};

mod places;
mod sequential;

use crate::args::{Common, Emit, Link};
use crate::assemble::{self, Form};
use crate::input::Input;
use crate::output;
use crate::reading::Part;
use crate::report::{Failure, Reporter};
pub(crate) use sequential::diagnostic;
use sequential::{LinkSettings, SequentialLinker};

/// Identifier of the result, the same as that of `llvm-link`.
const IDENTIFIER: &[u8] = b"llvm-link";
/// Name of the result in errors about it.
const LINKED: &str = "<linked module>";

/// Runs the command.
pub(crate) fn run(args: &Link, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let module = linked(args, common, reporter)?;
    let threads = common.threads();
    if !args.no_verify {
        let files: Vec<String> =
            args.files.iter().chain(&args.overriding).map(|file| file.to_string_lossy().into_owned()).collect();
        verify(&module, LINKED, &files, "linked module is broken!", threads, reporter)?;
    }
    let suffix = Form::of(&args.output.output).unwrap_or(Form::Text);
    let form = args.emit.map_or(suffix, |emit| if emit == Emit::Text { Form::Text } else { Form::Bitcode });
    write(&module, &args.output.output, form, threads)?;
    // The operating system frees the module's parts all at once.
    std::mem::forget(module);
    Ok(())
}

/// Writes a module to a path in the given form.
pub(crate) fn write(module: &Module, path: &OsStr, form: Form, threads: usize) -> Result<(), Failure> {
    match form {
        Form::Bitcode => {
            let mut options = WriteOptions::default();
            options.threads = threads;
            output::write(path, &assemble::bitcode(module, &path.to_string_lossy(), &options)?)
        }
        Form::Text => {
            let options = PrintOptions { threads, ..PrintOptions::default() };
            output::write_with(path, |sink| module.write_text(&options, sink))
        }
    }
}

/// Number of violations that are looked up in the files that may contain them.
const MAX_LOCATED: usize = 10;

/// Verifies the result of linking these files; shows the violations and a summary.
fn verify(
    module: &Module,
    name: &str,
    files: &[String],
    broken: &str,
    threads: usize,
    reporter: &Reporter,
) -> Result<(), Failure> {
    use draig::verify::{DebugInfo, VerifyOptions, verify_with};
    let settings = VerifyOptions { threads, debug_info: DebugInfo::Ignore, ..VerifyOptions::default() };
    let Err(errors) = verify_with(module, &settings) else { return Ok(()) };
    let mut diagnostics = Diagnostics::new();
    let printer = Printer::new(module);
    for (number, violation) in errors.iter().enumerate() {
        let diagnostic = violation.to_diagnostic(&printer, Severity::Error);
        let global = violation.place.global.filter(|_| number < MAX_LOCATED);
        let place = global.and_then(|global| places::among(files, module.name(global)));
        diagnostics.push(match place {
            Some(place) => diagnostic.with_note(place),
            None => diagnostic,
        });
    }
    diagnostics.push(Diagnostic::error("L0002", broken));
    reporter.diagnostics(&diagnostics, &Source::new(name, b""));
    Err(Failure::Refused)
}

/// An input with its contents.
enum Opened {
    /// Several modules, with warnings, or an error: the text is still needed for messages.
    Modules(Input, Result<Vec<ParsedModule>, Errors>),
    /// A module without messages, whose text is no longer needed.
    Ready(String, Box<Module>),
    Archive(Input),
}

/// Number of modules per thread that may be read ahead of linking. With one, the linking thread would wait if
/// modules differ in size; more only use memory.
const MODULES_AHEAD: usize = 2;

/// Links all inputs.
fn linked(args: &Link, common: &Common, reporter: &Reporter) -> Result<Module, Failure> {
    let mut linker = Linker::new(IDENTIFIER);
    linker.unique_debug_types(!args.no_debug_type_map);
    if let Some(file) = &args.summary_index {
        linker.set_summary_index(summary_index(file, reporter)?);
    }
    let files: Vec<(&OsString, bool)> =
        (args.files.iter().map(|file| (file, false))).chain(args.overriding.iter().map(|file| (file, true))).collect();
    let options = |name: &str| ReadOptions::new(name).strict(args.strict).upgrade_text(false).summary(false);
    let threads = if files.len() == 1 { common.threads() } else { 1 };
    let team = Team { threads: common.threads(), ahead: MODULES_AHEAD };
    let read = |_: &mut (), at: usize, _| open(files[at].0, |name| options(name).threads(threads));
    let settings = LinkSettings {
        checks_inputs: args.no_debug_type_map && !args.no_verify,
        only_needed: args.only_needed,
        internalize: args.internalize,
        whole_archives: args.whole_archive,
        fatal_warnings: args.fatal_warnings,
    };
    let mut sequential = SequentialLinker::new(&mut linker, settings, &common.members_from, reporter);
    in_order(
        files.len(),
        team,
        || (),
        read,
        |at, opened| {
            sequential.take(opened?, files[at].1, &options)?;
            Ok(None)
        },
    )?;
    sequential.import(&args.import, &options)?;
    Ok(linker.finish().into())
}

fn summary_index(file: &OsStr, reporter: &Reporter) -> Result<SummaryIndex, Failure> {
    let (_, module) = read_file(file, |name| ReadOptions::new(name), reporter)?;
    Ok(SummaryIndex::from(*module.into_inner().summary.unwrap_or_default()))
}

fn open<'a>(file: &OsStr, options: impl Fn(&str) -> ReadOptions + 'a) -> Result<Opened, Failure> {
    let input = Input::open(file)?;
    if Archive::is_archive(input.bytes()) {
        return Ok(Opened::Archive(input));
    }
    let read = parse_all(&Part::whole(&input), options)?;
    match read {
        Ok(mut all) if all.len() == 1 && all[0].warnings.is_empty() => {
            let module = all.remove(0).module;
            Ok(Opened::Ready(input.name, Box::new(module)))
        }
        read => Ok(Opened::Modules(input, read)),
    }
}

/// Reads every module of a file, which has two if it was split for ThinLTO, or of the bitcode in an object
/// file.
fn parse_all(
    part: &Part<'_>,
    options: impl Fn(&str) -> ReadOptions,
) -> Result<Result<Vec<ParsedModule>, Errors>, Failure> {
    part.with_ir(true, |ir| {
        // the reader reports unrecognized input
        let ir = ir.unwrap_or(part);
        ir.read(|bytes| Module::parse_all_with(bytes, &options(&ir.name)))
    })
}

/// Returns the modules of a file with their names, after reporting their messages.
fn report_all(
    read: Result<Vec<ParsedModule>, Errors>,
    name: &str,
    bytes: &[u8],
    reporter: &Reporter,
) -> Result<Vec<(String, Module)>, Failure> {
    let source = Source::new(name, bytes);
    match read {
        Err(errors) => Err(report_module(Err(errors), &source, reporter).err().unwrap_or(Failure::Refused)),
        Ok(mut all) if all.len() == 1 => {
            all.drain(..).map(|read| Ok((name.to_owned(), report_module(Ok(read), &source, reporter)?))).collect()
        }
        Ok(all) => {
            let numbered = all.into_iter().enumerate().map(|(number, read)| {
                let name = format!("{name}[{number}]");
                let mut module = report_module(Ok(read), &source, reporter)?.into_inner();
                module.identifier = name.clone().into_bytes();
                Ok((name, module.into()))
            });
            numbered.collect()
        }
    }
}

/// Reads the module of a file, with its name in messages.
fn read_file(
    file: &OsStr,
    options: impl Fn(&str) -> ReadOptions,
    reporter: &Reporter,
) -> Result<(String, Module), Failure> {
    let input = Input::open(file)?;
    let read = input.read(|bytes| Module::parse_with(bytes, &options(&input.name)))?;
    let module = report_module(read, &Source::new(&input.name, input.bytes()), reporter)?;
    Ok((input.name, module))
}

/// Returns the module after reporting its messages.
fn report_module(
    read: Result<ParsedModule, Errors>,
    source: &Source<'_>,
    reporter: &Reporter,
) -> Result<Module, Failure> {
    match read {
        Ok(read) => {
            reporter.diagnostics(read.warnings.diagnostics(), source);
            Ok(read.module)
        }
        Err(errors) => {
            reporter.diagnostics(errors.diagnostics(), source);
            Err(Failure::Refused)
        }
    }
}

/// Links modules into one.
pub(crate) fn all(
    modules: impl Iterator<Item = (String, Module)>,
    common: &Common,
    reporter: &Reporter,
) -> Result<Module, Failure> {
    let mut linker = Linker::new(IDENTIFIER);
    let mut sequential = SequentialLinker::new(&mut linker, LinkSettings::default(), &common.members_from, reporter);
    for (name, module) in modules {
        sequential.link(&name, module, false)?;
    }
    Ok(linker.finish().into())
}

/// Links other modules to a module, for running.
pub(crate) fn with(
    name: &str,
    first: Module,
    others: &[OsString],
    common: &Common,
    reporter: &Reporter,
) -> Result<Module, Failure> {
    let mut linker = Linker::new(IDENTIFIER);
    let options = |name: &str| ReadOptions::new(name).summary(false);
    let mut sequential = SequentialLinker::new(&mut linker, LinkSettings::default(), &common.members_from, reporter);
    sequential.link(name, first, false)?;
    for file in others {
        sequential.take(open(file, options)?, false, &options)?;
    }
    Ok(linker.finish().into())
}
