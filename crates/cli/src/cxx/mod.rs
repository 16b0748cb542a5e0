//! The C++ library of an interpreted program: an archive of bitcode, which `cargo xtask cxx` makes of the library's
//! sources. The program is linked with what it reaches of it.

mod choice;

use std::ffi::OsStr;

use draig::Module;
use draig::link::{Library, LibraryError, names_of_cxx};
use draig_diag::{Diagnostic, Source};

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
    let refused = |error| refused(error, name, &input, reporter);
    let library = input.read(Library::parse)?.map_err(&refused)?;
    let lacking = names_of_cxx(&module).find(|name| !library.has(name.as_bytes()));
    if is_asked && let Some(lacking) = lacking {
        let what = format!(
            "{} has no {}",
            path.display(),
            crate::demangle::symbol(lacking).unwrap_or_else(|| lacking.to_owned())
        );
        let help = format!(
            "the program is made with a newer version, or for another library; {} makes others",
            choice::COMMAND
        );
        return Err(Failure::about(name, Diagnostic::error("F0023", what).with_help(help)));
    }
    let module = library.link(module.into()).map_err(&refused)?;
    input.unchanged()?;
    Ok(Added { module, advice: None })
}

/// Reports that the library is not linked.
fn refused(error: LibraryError, program: &str, input: &Input, reporter: &Reporter) -> Failure {
    let of = |member: &[u8]| format!("{}({})", input.name, String::from_utf8_lossy(member));
    let broken = |name: &str, what: String| Failure::about(name, Diagnostic::error("L0004", what));
    match error {
        LibraryError::Archive(error) => broken(&input.name, error.to_string()),
        LibraryError::Thin(member) => broken(&of(&member), "a library of C++ cannot be a thin archive".to_owned()),
        LibraryError::Member(member, errors) => {
            reporter.diagnostics(&errors, &Source::new(&of(&member), b""));
            Failure::Refused
        }
        LibraryError::Link(None, error) => Failure::about(program, crate::link::diagnostic(&error)),
        LibraryError::Link(Some(member), error) => Failure::about(&of(&member), crate::link::diagnostic(&error)),
    }
}
