//! `draig link`: modules become one. Inputs are read by all threads, and linked in order by one of them.

use std::collections::{BTreeMap, HashSet};
use std::ffi::{OsStr, OsString};

use draig::link::{self as archive, Archive, Finding, LinkError, LinkOptions, Linker, NotImported, SummaryIndex};
use draig::{Errors, InputKind, Module, PrintOptions, Read, ReadOptions, WriteOptions};
use draig_diag::{Diagnostic, Diagnostics, Severity, Source};
use draig_threads::{Team, in_order};

mod places;

use crate::args::{Common, Emit, Link};
use crate::assemble::Form;
use crate::input::Input;
use crate::report::{Failure, Reporter};
use crate::{output, reading};

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
            output::write(path, &module.to_bitcode_with(&options))
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
    for (number, violation) in errors.iter().enumerate() {
        let diagnostic = violation.to_diagnostic(module, Severity::Error);
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
    let mut in_turn = Turn { linker: &mut linker, args, reporter, names: HashSet::new() };
    in_order(
        files.len(),
        team,
        || (),
        read,
        |at, opened| {
            let is_override = files[at].1;
            match opened? {
                Opened::Modules(input, read) => {
                    for (name, module) in all_said(read, &input.name, input.bytes(), reporter)? {
                        in_turn.link(&name, module, is_override)?;
                    }
                }
                Opened::Ready(name, module) => in_turn.link(&name, *module, is_override)?,
                Opened::Archive(input) => in_turn.link_archive(&input, is_override, &options)?,
            }
            Ok(None)
        },
    )?;
    in_turn.import(&options)?;
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
    let read = parse_all(&input.name, input.bytes(), options)?;
    match read {
        Ok(mut all) if all.len() == 1 && all[0].warnings.is_empty() => {
            let module = all.remove(0).module;
            Ok(Opened::Ready(input.name, Box::new(module)))
        }
        read => Ok(Opened::Modules(input, read)),
    }
}

/// Reads every module of a file: what is split for ThinLTO has two. Of an object file, the bitcode in it.
fn parse_all(
    name: &str,
    bytes: &[u8],
    options: impl Fn(&str) -> ReadOptions,
) -> Result<Result<Vec<Read>, Errors>, Failure> {
    if !matches!(InputKind::of(bytes), InputKind::Other(_)) {
        return Ok(Module::parse_all_with(bytes, &options(name)));
    }
    // one, as it is no archive
    let parts = reading::parts(name, bytes, None)?;
    let part = parts.first().map_or(bytes, |part| &part.bytes);
    Ok(Module::parse_all_with(part, &options(name)))
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
    let read = Module::parse_with(input.bytes(), &options(&input.name));
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
pub(crate) fn with(name: &str, first: Module, others: &[OsString], reporter: &Reporter) -> Result<Module, Failure> {
    let mut linker = Linker::new(IDENTIFIER);
    let mut link = |name: &str, module: Module| {
        let result = linker.link(module.into_inner(), &LinkOptions::default());
        result.map_err(|error| refused(name, &error))
    };
    link(name, first)?;
    for file in others {
        let input = Input::open(file)?;
        let read = parse_all(&input.name, input.bytes(), |name| ReadOptions::new(name).summary(false))?;
        for (name, module) in all_said(read, &input.name, input.bytes(), reporter)? {
            link(&name, module)?;
        }
    }
    Ok(linker.finish().into())
}

/// Modules in their turn.
struct Turn<'a> {
    linker: &'a mut Linker,
    args: &'a Link,
    reporter: &'a Reporter,
    /// What was linked.
    names: HashSet<String>,
}

impl Turn<'_> {
    fn link(&mut self, name: &str, module: Module, is_override: bool) -> Result<(), Failure> {
        // debug types that are one of several modules would be checked as that one
        if self.args.no_debug_type_map && !self.args.no_verify {
            verify(&module, name, &[name.to_owned()], "input module is broken!", 1, self.reporter)?;
        }
        let is_again = self.names.contains(name);
        // the first module is what others are linked to
        let options = match self.names.is_empty() {
            true => LinkOptions { override_existing: is_override, ..LinkOptions::default() },
            false => LinkOptions {
                override_existing: is_override,
                only_needed: self.args.only_needed,
                internalize: self.args.internalize,
            },
        };
        let result = self.linker.link(module.into_inner(), &options);
        self.names.insert(name.to_owned());
        let warned = self.say_warnings(name);
        result.map_err(|error| match diagnostic(&error) {
            diagnostic if is_again => Failure::about(name, diagnostic.with_help(format!("{name} is given twice"))),
            diagnostic => Failure::about(name, diagnostic),
        })?;
        warned
    }

    /// Imports functions, module by module in the order of their names.
    fn import(&mut self, options: &dyn Fn(&str) -> ReadOptions) -> Result<(), Failure> {
        let mut modules: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (function, file) in &self.args.import {
            modules.entry(file).or_default().push(function);
        }
        for (file, functions) in modules {
            let (_, module) = read_file(OsStr::new(file), options, self.reporter)?;
            let names: Vec<&[u8]> = functions.iter().map(|name| name.as_bytes()).collect();
            let result = self.linker.import(module.into_inner(), &names);
            let warned = self.say_warnings(file);
            let answers = result.map_err(|error| refused(file, &error))?;
            warned?;
            for (function, answer) in functions.iter().zip(answers) {
                let Some(answer) = answer else { continue };
                let what = match answer {
                    NotImported::Missing => "non-existent",
                    NotImported::WeakAny => "weak-any",
                };
                let warning = format!("Ignoring import request for {what} function {function}");
                self.warn(file, Diagnostic::warning("L0006", warning))?;
            }
        }
        Ok(())
    }

    /// Says all warnings there are; fails behind them if they are to be errors.
    fn say_warnings(&mut self, name: &str) -> Result<(), Failure> {
        let mut said = Ok(());
        for warning in self.linker.take_warnings() {
            said = self.warn(name, diagnostic(&warning)).and(said);
        }
        said
    }

    fn warn(&self, name: &str, mut warning: Diagnostic) -> Result<(), Failure> {
        if self.args.fatal_warnings {
            warning.severity = Severity::Error;
        }
        self.reporter.failure(&Failure::about(name, warning));
        if self.args.fatal_warnings { Err(Failure::Refused) } else { Ok(()) }
    }

    /// Links the members of an archive: all, or those that define what is wanted, until none does. What
    /// the index says is not needed is not read.
    fn link_archive(
        &mut self,
        input: &Input,
        is_override: bool,
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<(), Failure> {
        let archive = Archive::parse(input.bytes()).map_err(|error| corrupt(input, error.to_string()))?;
        // what has a symbol does not leave open what it defines
        let has_index = archive.members().iter().any(|member| !member.may_define(|_| false));
        let mut members: Vec<Member> = archive.members().iter().map(|_| Member::Unread).collect();
        loop {
            let mut found = false;
            for (member, state) in archive.members().iter().zip(&mut members) {
                let whole = self.args.whole_archive;
                let modules = match std::mem::replace(state, Member::Linked) {
                    Member::Linked => continue,
                    Member::Read(modules) => modules,
                    Member::Unread if !whole && !member.may_define(|name| self.linker.is_wanted(name)) => {
                        *state = Member::Unread;
                        continue;
                    }
                    Member::Unread => self.read_member(input, member, has_index, options)?,
                };
                if whole || modules.iter().any(|(_, module)| defines_wanted(module, self.linker)) {
                    for (name, module) in modules {
                        self.link(&name, module, is_override)?;
                    }
                    found = true;
                } else {
                    *state = Member::Read(modules);
                }
            }
            if !found {
                return Ok(());
            }
        }
    }

    /// Reads a member: its modules with their names in messages. It has none if it is something else, of which
    /// the index does not say that it defines anything, such as what `rustc` keeps for itself in an `.rlib`.
    fn read_member(
        &self,
        input: &Input,
        member: &archive::Member<'_>,
        archive_has_index: bool,
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<Vec<(String, Module)>, Failure> {
        let name = reading::member_name_in(&input.name, member);
        let content = reading::content(&input.name, member)?;
        let is_ir = |bytes: &[u8]| matches!(InputKind::of(bytes), InputKind::Bitcode | InputKind::Text);
        let parts =
            if is_ir(&content) { Vec::new() } else { reading::parts(&name, &content, None).unwrap_or_default() };
        let bytes = parts.first().map_or(&*content, |part| &part.bytes);
        if !is_ir(bytes) {
            let defines_nothing = archive_has_index && member.may_define(|_| false);
            return match defines_nothing && !self.args.whole_archive {
                true => Ok(Vec::new()),
                false => Err(corrupt(input, format!("{name} is no LLVM IR"))),
            };
        }
        let read = Module::parse_all_with(bytes, &options(&name));
        all_said(read, &name, bytes, self.reporter)
    }
}

/// How far it is with a member of an archive.
enum Member {
    Unread,
    /// It was read, and does not define what is wanted so far.
    Read(Vec<(String, Module)>),
    Linked,
}

fn corrupt(archive: &Input, what: String) -> Failure {
    Failure::about(&archive.name, Diagnostic::error("L0004", what))
}

/// Whether a module defines what is declared and not defined so far.
fn defines_wanted(module: &Module, linker: &Linker) -> bool {
    module.globals_in_order().any(|global| {
        let is_local = module.global(global).linkage.is_local();
        !is_local && !module.is_declaration(global) && linker.is_wanted(module.name(global))
    })
}

fn refused(name: &str, error: &LinkError) -> Failure {
    Failure::about(name, diagnostic(error))
}

/// A contradiction, with lines and columns where there are some.
fn diagnostic(finding: &Finding) -> Diagnostic {
    let conflict = finding.conflict();
    let severity = if conflict.is_warning() { Severity::Warning } else { Severity::Error };
    let diagnostic = Diagnostic::new(severity, conflict.code(), finding.message());
    let places = finding.places().iter().map(places::described);
    let notes = places.chain(finding.notes().iter().cloned());
    notes.fold(diagnostic, Diagnostic::with_note)
}
