//! `draig link`: modules become one. Inputs are read by all threads, and linked in order by one of them.

use std::ffi::{OsStr, OsString};

use draig::link::{Archive, Linker, SummaryIndex};
use draig::{Errors, Module, PrintOptions, Printer, Read, ReadOptions, WriteOptions};
use draig_diag::{Diagnostic, Diagnostics, Severity, Source};
use draig_threads::{Team, in_order};

mod places;
mod turn;

use crate::args::{Common, Emit, Link};
use crate::assemble::{self, Form};
use crate::input::Input;
use crate::output;
use crate::reading::Part;
use crate::report::{Failure, Reporter};
use turn::{How, Turn};

/// The identifier of the result, which is what `llvm-link` calls it.
const IDENTIFIER: &[u8] = b"llvm-link";

/// Runs the command.
pub(crate) fn run(args: &Link, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let module = linked(args, common, reporter)?;
    let threads = common.threads();
    if !args.no_verify {
        let files: Vec<String> =
            args.files.iter().chain(&args.overriding).map(|file| file.to_string_lossy().into_owned()).collect();
        verify(&module, "llvm-link", &files, "linked module is broken!", threads, reporter)?;
    }
    let suffix = Form::of(&args.output.output).unwrap_or(Form::Text);
    let form = args.emit.map_or(suffix, |emit| if emit == Emit::Text { Form::Text } else { Form::Bitcode });
    write(&module, &args.output.output, form, threads)?;
    // The module's parts are freed by the system at once.
    std::mem::forget(module);
    Ok(())
}

/// Writes a module to a path in a form.
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

/// How many violations are looked up in the files that they may be in.
const LOOKED_UP: usize = 10;

/// Checks a module of these files; what breaks the rules is shown, and then what it comes to.
fn verify(
    module: &Module,
    name: &str,
    files: &[String],
    broken: &str,
    threads: usize,
    reporter: &Reporter,
) -> Result<(), Failure> {
    use draig::verify::{DebugInfo, VerifyOptions, verify_with};
    let how = VerifyOptions { threads, debug_info: DebugInfo::Ignore, ..VerifyOptions::default() };
    let Err(errors) = verify_with(module, &how) else { return Ok(()) };
    let mut said = Diagnostics::new();
    let printer = Printer::new(module);
    for (number, violation) in errors.iter().enumerate() {
        let diagnostic = violation.to_diagnostic(&printer, Severity::Error);
        let global = violation.place.global.filter(|_| number < LOOKED_UP);
        let place = global.and_then(|global| places::among(files, module.name(global)));
        said.push(match place {
            Some(place) => diagnostic.with_note(place),
            None => diagnostic,
        });
    }
    said.push(Diagnostic::error("L0002", broken));
    reporter.diagnostics(&said, &Source::new(name, b""));
    Err(Failure::Refused)
}

/// An input, with what its bytes are.
enum Opened {
    /// Several, with warnings, or refused: the text is still wanted.
    Modules(Input, Result<Vec<Read>, Errors>),
    /// Nothing is to be said of it, and the text is given back.
    Ready(String, Box<Module>),
    Archive(Input),
}

/// How many modules for each thread may be read and not linked: with one, who links would wait where modules
/// differ in size; more only take memory.
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
    let how = How {
        checks_inputs: args.no_debug_type_map && !args.no_verify,
        only_needed: args.only_needed,
        internalize: args.internalize,
        whole_archives: args.whole_archive,
        fatal_warnings: args.fatal_warnings,
    };
    let mut in_turn = Turn::new(&mut linker, how, &common.members_from, reporter);
    in_order(
        files.len(),
        team,
        || (),
        read,
        |at, opened| {
            in_turn.take(opened?, files[at].1, &options)?;
            Ok(None)
        },
    )?;
    in_turn.import(&args.import, &options)?;
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

/// Reads every module of a file: what is split for ThinLTO has two. Of an object file, the bitcode in it.
fn parse_all(part: &Part<'_>, options: impl Fn(&str) -> ReadOptions) -> Result<Result<Vec<Read>, Errors>, Failure> {
    part.with_ir(true, |ir| {
        // what it is is said by the reader
        let ir = ir.unwrap_or(part);
        ir.read(|bytes| Module::parse_all_with(bytes, &options(&ir.name)))
    })
}

/// The modules of a file with their names, after what is to be said of them.
fn all_said(
    read: Result<Vec<Read>, Errors>,
    name: &str,
    bytes: &[u8],
    reporter: &Reporter,
) -> Result<Vec<(String, Module)>, Failure> {
    let source = Source::new(name, bytes);
    match read {
        Err(errors) => Err(said(Err(errors), &source, reporter).err().unwrap_or(Failure::Refused)),
        Ok(mut all) if all.len() == 1 => {
            all.drain(..).map(|read| Ok((name.to_owned(), said(Ok(read), &source, reporter)?))).collect()
        }
        Ok(all) => {
            let numbered = all.into_iter().enumerate().map(|(number, read)| {
                let name = format!("{name}[{number}]");
                let mut module = said(Ok(read), &source, reporter)?.into_inner();
                module.identifier = name.clone().into_bytes();
                Ok((name, module.into()))
            });
            numbered.collect()
        }
    }
}

/// The module of a file, with its name in messages.
fn read_file(
    file: &OsStr,
    options: impl Fn(&str) -> ReadOptions,
    reporter: &Reporter,
) -> Result<(String, Module), Failure> {
    let input = Input::open(file)?;
    let read = input.read(|bytes| Module::parse_with(bytes, &options(&input.name)))?;
    let module = said(read, &Source::new(&input.name, input.bytes()), reporter)?;
    Ok((input.name, module))
}

/// The module, after what is to be said of it.
fn said(read: Result<Read, Errors>, source: &Source<'_>, reporter: &Reporter) -> Result<Module, Failure> {
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

/// A module with others linked to it, for running.
pub(crate) fn with(
    name: &str,
    first: Module,
    others: &[OsString],
    common: &Common,
    reporter: &Reporter,
) -> Result<Module, Failure> {
    let mut linker = Linker::new(IDENTIFIER);
    let options = |name: &str| ReadOptions::new(name).summary(false);
    let mut in_turn = Turn::new(&mut linker, How::default(), &common.members_from, reporter);
    in_turn.link(name, first, false)?;
    for file in others {
        in_turn.take(open(file, options)?, false, &options)?;
    }
    Ok(linker.finish().into())
}
