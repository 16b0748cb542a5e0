//! The C++ library of an interpreted program: an archive of bitcode, which `cargo xtask cxx` makes of the library's
//! sources. The program is linked with what it reaches of it.

mod choice;
mod lazy;

use std::ffi::OsStr;

use draig::Module;
use draig::link::{LinkOptions, Linker};
use draig_diag::Diagnostic;

use crate::input::Input;
use crate::report::{Failure, Reporter};
use choice::Choice;

/// Result of [`add`].
pub(crate) struct Added {
    pub(crate) module: Module,
    /// Advice for a program that stops because it lacks a library.
    pub(crate) advice: Option<String>,
}

/// Links a program with the library of `--cxx`, or else with the one that it needs, if there is one.
pub(crate) fn add(name: &str, module: Module, wanted: Option<&OsStr>, reporter: &Reporter) -> Result<Added, Failure> {
    let module = module.into_inner();
    let (path, is_asked) = match choice::choose(&module, wanted)? {
        Choice::Nothing => return Ok(Added { module: module.into(), advice: None }),
        Choice::Missing(advice) => return Ok(Added { module: module.into(), advice: Some(advice) }),
        Choice::Archive(path) => (path, wanted.is_some()),
    };
    let input = Input::open(path.as_os_str())?;
    let mut search = lazy::Search::new(&input)?;
    search.reach(&module, reporter)?;
    let lacking = choice::lacking(&module, |name| search.has(name));
    if is_asked && let Some(lacking) = lacking.first() {
        let what = format!(
            "{} has no {}",
            path.display(),
            crate::demangle::symbol(lacking).unwrap_or_else(|| (*lacking).to_owned())
        );
        let help = format!(
            "the program is made with a newer version, or for another library; {} makes others",
            choice::COMMAND
        );
        return Err(Failure::about(name, Diagnostic::error("F0023", what).with_help(help)));
    }
    let mut linker = Linker::new(&module.identifier);
    linker
        .link(module, &LinkOptions::default())
        .map_err(|error| Failure::about(name, crate::link::diagnostic(&error)))?;
    search.link(&mut linker)?;
    // Warnings are about the targets' names, which the choice of the archive has compared.
    linker.take_warnings();
    Ok(Added { module: linker.finish().into(), advice: None })
}
