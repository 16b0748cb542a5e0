//! Inputs linked one after the other: modules, and of archives the members that are needed.

use std::collections::{BTreeMap, HashSet};
use std::ffi::{OsStr, OsString};

use draig::link::{self as archive, Archive, Finding, LinkError, LinkOptions, Linker, NotImported};
use draig::{Module, ReadOptions};
use draig_diag::{Diagnostic, Severity};

use super::{Opened, all_said, places, read_file, verify};
use crate::input::Input;
use crate::reading::{self, Folders};
use crate::report::{Failure, Reporter};

/// What is linked of the modules, and how.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct How {
    /// Each module is verified before it is linked.
    pub(super) checks_inputs: bool,
    pub(super) only_needed: bool,
    pub(super) internalize: bool,
    /// Every member of archives is taken, needed or not.
    pub(super) whole_archives: bool,
    pub(super) fatal_warnings: bool,
}

/// Modules in their turn.
pub(super) struct Turn<'a> {
    linker: &'a mut Linker,
    how: How,
    /// Those of `--members-from`.
    folders: &'a [OsString],
    reporter: &'a Reporter,
    /// What was linked.
    names: HashSet<String>,
}

impl<'a> Turn<'a> {
    pub(super) fn new(linker: &'a mut Linker, how: How, folders: &'a [OsString], reporter: &'a Reporter) -> Turn<'a> {
        Turn { linker, how, folders, reporter, names: HashSet::new() }
    }

    /// Links what an input has.
    pub(super) fn take(
        &mut self,
        opened: Opened,
        is_override: bool,
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<(), Failure> {
        match opened {
            Opened::Modules(input, read) => {
                for (name, module) in all_said(read, &input.name, input.bytes(), self.reporter)? {
                    self.link(&name, module, is_override)?;
                }
                Ok(())
            }
            Opened::Ready(name, module) => self.link(&name, *module, is_override),
            Opened::Archive(input) => self.link_archive(&input, is_override, options),
        }
    }

    pub(super) fn link(&mut self, name: &str, module: Module, is_override: bool) -> Result<(), Failure> {
        // debug types that are one of several modules would be checked as that one
        if self.how.checks_inputs {
            verify(&module, name, &[name.to_owned()], "input module is broken!", 1, self.reporter)?;
        }
        let is_again = self.names.contains(name);
        // the first module is what others are linked to
        let options = match self.names.is_empty() {
            true => LinkOptions { override_existing: is_override, ..LinkOptions::default() },
            false => LinkOptions {
                override_existing: is_override,
                only_needed: self.how.only_needed,
                internalize: self.how.internalize,
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
    pub(super) fn import(
        &mut self,
        wanted: &[(String, String)],
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<(), Failure> {
        let mut modules: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (function, file) in wanted {
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
        if self.how.fatal_warnings {
            warning.severity = Severity::Error;
        }
        self.reporter.failure(&Failure::about(name, warning));
        if self.how.fatal_warnings { Err(Failure::Refused) } else { Ok(()) }
    }

    /// Links the members of an archive: all, or those that define what is wanted, until none does. What
    /// the index says is not needed is not read.
    fn link_archive(
        &mut self,
        input: &Input,
        is_override: bool,
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<(), Failure> {
        let archive = input.read(Archive::parse)?.map_err(|error| corrupt(input, error.to_string()))?;
        let mut folders = Folders::of(&input.name, self.folders)?;
        // what has a symbol does not leave open what it defines
        let has_index = archive.members().iter().any(|member| !member.may_define(|_| false));
        let mut members: Vec<Member> = archive.members().iter().map(|_| Member::Unread).collect();
        loop {
            let mut found = false;
            for (member, state) in archive.members().iter().zip(&mut members) {
                let whole = self.how.whole_archives;
                let modules = match std::mem::replace(state, Member::Linked) {
                    Member::Linked => continue,
                    Member::Read(modules) => modules,
                    Member::Unread if !whole && !member.may_define(|name| self.linker.is_wanted(name)) => {
                        *state = Member::Unread;
                        continue;
                    }
                    Member::Unread => self.read_member(input, member, &mut folders, has_index, options)?,
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
    /// the index does not say that it defines anything, such as what `rustc` keeps for itself in an `.rlib`; or
    /// the same file of a thin archive as another member.
    fn read_member(
        &self,
        input: &Input,
        member: &archive::Member<'_>,
        folders: &mut Folders,
        archive_has_index: bool,
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<Vec<(String, Module)>, Failure> {
        let name = reading::member_name_in(&input.name, member);
        let read = reading::with_member(input, member, folders, |whole| {
            whole.with_ir(true, |ir| match ir {
                Some(ir) => {
                    let read = ir.read(|bytes| Module::parse_all_with(bytes, &options(&name)))?;
                    all_said(read, &name, ir.bytes(), self.reporter)
                }
                None if archive_has_index && member.may_define(|_| false) && !self.how.whole_archives => Ok(Vec::new()),
                None => Err(corrupt(input, format!("{name} is no LLVM IR"))),
            })
        });
        read.unwrap_or_else(|| Ok(Vec::new()))
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
