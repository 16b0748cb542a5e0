//! Sequential linking of inputs: modules, and the required members of archives.

use std::collections::{BTreeMap, HashSet};
use std::ffi::{OsStr, OsString};

use draig::link::{self as archive, Archive, Finding, LinkError, LinkOptions, Linker, NotImported};
use draig::{Module, ReadOptions};
use draig_diag::{Diagnostic, Severity};

use super::{Opened, places, read_file, report_all, verify};
use crate::input::Input;
use crate::reading::{self, PermittedDirectories};
use crate::report::{Failure, Reporter};

/// Options for linking the modules.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LinkSettings {
    /// Whether each module is verified before it is linked.
    pub(super) checks_inputs: bool,
    pub(super) only_needed: bool,
    pub(super) internalize: bool,
    /// Whether every member of an archive is linked, needed or not.
    pub(super) whole_archives: bool,
    pub(super) fatal_warnings: bool,
}

/// Linker of modules in sequence.
pub(super) struct SequentialLinker<'a> {
    linker: &'a mut Linker,
    settings: LinkSettings,
    /// Directories of `--members-from`.
    folders: &'a [OsString],
    reporter: &'a Reporter,
    /// Names of the modules linked so far.
    names: HashSet<String>,
}

impl<'a> SequentialLinker<'a> {
    pub(super) fn new(
        linker: &'a mut Linker,
        settings: LinkSettings,
        folders: &'a [OsString],
        reporter: &'a Reporter,
    ) -> SequentialLinker<'a> {
        SequentialLinker { linker, settings, folders, reporter, names: HashSet::new() }
    }

    /// Links the modules of an input.
    pub(super) fn take(
        &mut self,
        opened: Opened,
        is_override: bool,
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<(), Failure> {
        match opened {
            Opened::Modules(input, read) => {
                for (name, module) in report_all(read, &input.name, input.bytes(), self.reporter)? {
                    self.link(&name, module, is_override)?;
                }
                Ok(())
            }
            Opened::Ready(name, module) => self.link(&name, *module, is_override),
            Opened::Archive(input) => self.link_archive(&input, is_override, options),
        }
    }

    pub(super) fn link(&mut self, name: &str, module: Module, is_override: bool) -> Result<(), Failure> {
        // types merged with those of another module would otherwise be verified as the other module's
        if self.settings.checks_inputs {
            verify(&module, name, &[name.to_owned()], "input module is broken!", 1, self.reporter)?;
        }
        let is_again = self.names.contains(name);
        // the first module is the base that others are linked to
        let options = match self.names.is_empty() {
            true => LinkOptions { override_existing: is_override, ..LinkOptions::default() },
            false => LinkOptions {
                override_existing: is_override,
                only_needed: self.settings.only_needed,
                internalize: self.settings.internalize,
            },
        };
        let result = self.linker.link(module.into_inner(), &options);
        self.names.insert(name.to_owned());
        let warned = self.report_warnings(name);
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
            let warned = self.report_warnings(file);
            let answers = result.map_err(|error| refused(file, &error))?;
            warned?;
            for (function, answer) in functions.iter().zip(answers) {
                let Some(answer) = answer else { continue };
                let problem = match answer {
                    NotImported::Missing => "non-existent",
                    NotImported::WeakAny => "weak-any",
                };
                let warning = format!("Ignoring import request for {problem} function {function}");
                self.warn(file, Diagnostic::warning("L0006", warning))?;
            }
        }
        Ok(())
    }

    /// Reports all warnings, then fails if they are to be errors.
    fn report_warnings(&mut self, name: &str) -> Result<(), Failure> {
        let mut result = Ok(());
        for warning in self.linker.take_warnings() {
            result = self.warn(name, diagnostic(&warning)).and(result);
        }
        result
    }

    fn warn(&self, name: &str, mut warning: Diagnostic) -> Result<(), Failure> {
        if self.settings.fatal_warnings {
            warning.severity = Severity::Error;
        }
        self.reporter.failure(&Failure::about(name, warning));
        if self.settings.fatal_warnings { Err(Failure::Refused) } else { Ok(()) }
    }

    /// Links the members of an archive: all of them, or those that define required symbols, until none does.
    /// Members that the index excludes are not read.
    fn link_archive(
        &mut self,
        input: &Input,
        is_override: bool,
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<(), Failure> {
        let archive = input.read(Archive::parse)?.map_err(|error| corrupt(input, error.to_string()))?;
        let mut folders = PermittedDirectories::of(&input.name, self.folders)?;
        // the symbols of a member list all its definitions
        let has_index = archive.members().iter().any(|member| !member.may_define(|_| false));
        let mut members: Vec<Member> = archive.members().iter().map(|_| Member::Unread).collect();
        loop {
            let mut found = false;
            for (member, state) in archive.members().iter().zip(&mut members) {
                let whole = self.settings.whole_archives;
                let modules = match std::mem::replace(state, Member::Linked) {
                    Member::Linked => continue,
                    Member::Read(modules) => modules,
                    Member::Unread if !whole && !member.may_define(|name| self.linker.is_wanted(name)) => {
                        *state = Member::Unread;
                        continue;
                    }
                    Member::Unread => self.read_member(input, member, &mut folders, has_index, options)?,
                };
                if whole || modules.iter().any(|(_, module)| self.linker.is_definition_wanted(module)) {
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

    /// Reads a member: its modules with their names in messages. The result is empty for a member that is not
    /// a module and has no definitions in the index, such as the metadata of `rustc` in an `.rlib`, and for a
    /// member of a thin archive whose file is already linked as another member.
    fn read_member(
        &self,
        input: &Input,
        member: &archive::Member<'_>,
        folders: &mut PermittedDirectories,
        archive_has_index: bool,
        options: &dyn Fn(&str) -> ReadOptions,
    ) -> Result<Vec<(String, Module)>, Failure> {
        let name = reading::member_name_in(&input.name, member);
        let read = reading::with_member(input, member, folders, |whole| {
            whole.with_ir(true, |ir| match ir {
                Some(ir) => {
                    let read = ir.read(|bytes| Module::parse_all_with(bytes, &options(&name)))?;
                    report_all(read, &name, ir.bytes(), self.reporter)
                }
                None if archive_has_index && member.may_define(|_| false) && !self.settings.whole_archives => {
                    Ok(Vec::new())
                }
                None => Err(corrupt(input, format!("{name} is not LLVM IR"))),
            })
        });
        read.unwrap_or_else(|| Ok(Vec::new()))
    }
}

/// State of an archive member.
enum Member {
    Unread,
    /// Already read; defines nothing that is required so far.
    Read(Vec<(String, Module)>),
    Linked,
}

fn corrupt(archive: &Input, problem: String) -> Failure {
    Failure::about(&archive.name, Diagnostic::error("L0004", problem))
}

fn refused(name: &str, error: &LinkError) -> Failure {
    Failure::about(name, diagnostic(error))
}

/// Returns the diagnostic of a conflict, with lines and columns where known.
pub(crate) fn diagnostic(finding: &Finding) -> Diagnostic {
    let conflict = finding.conflict();
    let severity = if conflict.is_warning() { Severity::Warning } else { Severity::Error };
    let diagnostic = Diagnostic::new(severity, conflict.code(), finding.message());
    let places = finding.places().iter().map(places::described);
    let notes = places.chain(finding.notes().iter().cloned());
    notes.fold(diagnostic, Diagnostic::with_note)
}
