//! The choice of a library of C++: by the option, or by the names that a program declares.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use draig::link::names_of_cxx;
use draig_diag::Diagnostic;
use draig_ir::Module;

use crate::report::Failure;

/// Command that makes archives.
pub(super) const COMMAND: &str = "cargo xtask cxx";

/// Targets of the archives that the command makes; the first needs no option.
const TARGETS: [&str; 2] = ["x86_64-linux-gnu", "aarch64-linux-gnu"];

/// Folders that may have archives, from that of the command: where one of a release is unpacked, and where packages put it.
const NEAR: [&str; 2] = ["cxx", "../share/draig/cxx"];

/// Libraries, with a part of their mangled names. The first that fits is chosen.
const LIBRARIES: [(&str, &str); 2] = [("libc++", "St3__1"), ("libstdc++", "")];

/// A library for a program.
pub(super) enum Choice {
    /// The program needs none.
    Nothing,
    /// The library is not there; advice how to make it.
    Missing(String),
    Archive(PathBuf),
}

/// Chooses the library of a program.
pub(super) fn choose(module: &Module, wanted: Option<&OsStr>) -> Result<Choice, Failure> {
    let Some(wanted) = wanted else {
        return Ok(match needed(module) {
            Some(library) => {
                find(module, library).map_or_else(|| Choice::Missing(advice(module, library)), Choice::Archive)
            }
            None => Choice::Nothing,
        });
    };
    let text = wanted.to_string_lossy();
    if text == "none" {
        return Ok(Choice::Nothing);
    }
    let is_name = LIBRARIES.iter().any(|(name, _)| {
        text.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-') && !rest.contains('.'))
    });
    if !is_name {
        return Ok(Choice::Archive(wanted.into()));
    }
    match find(module, &text) {
        Some(path) => Ok(Choice::Archive(path)),
        None => {
            let what = format!("there is no {text} for {}", target_of(module));
            let what = Diagnostic::error("F0023", what).with_help(advice(module, &text));
            Err(Failure::about(&text, what))
        }
    }
}

/// Returns the advice for a program without its library.
fn advice(module: &Module, library: &str) -> String {
    let target = target_of(module);
    let option = if target == TARGETS[0] { String::new() } else { format!(" --target {target}") };
    let makes = format!("{COMMAND} {library}{option} makes the library that it needs");
    match cache() {
        _ if !TARGETS.contains(&&*target) => {
            format!("--cxx PATH links an archive of bitcode of {library} for {target}")
        }
        Some(cache) => format!("{makes}, in {}; --cxx PATH links another archive", cache.join(target).display()),
        None => format!("{makes}, for which XDG_CACHE_HOME or HOME has to be set; --cxx PATH links another archive"),
    }
}

/// Returns the library that a program needs because it declares names that the interpreter does not have.
fn needed(module: &Module) -> Option<&'static str> {
    let lacking: Vec<&str> = names_of_cxx(module).collect();
    let is_marked = |mark: &str| lacking.iter().any(|name| name.contains(mark));
    LIBRARIES.iter().find(|(_, mark)| is_marked(mark)).map(|&(library, _)| library)
}

/// Returns the archive of a library in the cache, or else next to the command: that of the newest version, unless one is given.
fn find(module: &Module, library: &str) -> Option<PathBuf> {
    let target = target_of(module);
    cache().into_iter().chain(near()).find_map(|folder| find_in(&folder.join(&target), library))
}

fn find_in(folder: &Path, library: &str) -> Option<PathBuf> {
    if library.contains('-') {
        return Some(folder.join(format!("{library}.a"))).filter(|path| path.is_file());
    }
    let version = |path: &Path| -> Option<u32> {
        path.file_name()?.to_str()?.strip_prefix(library)?.strip_prefix('-')?.strip_suffix(".a")?.parse().ok()
    };
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    files.filter_map(|path| Some((version(&path)?, path))).max().map(|(_, path)| path)
}

/// Returns the folders near the command.
fn near() -> impl Iterator<Item = PathBuf> {
    let command = env::current_exe().and_then(fs::canonicalize).ok();
    let folder = command.and_then(|command| Some(command.parent()?.to_path_buf()));
    folder.into_iter().flat_map(|folder| NEAR.map(|near| folder.join(near)))
}

/// Returns the folder of the cache.
fn cache() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache"))).or_else(|| set("LOCALAPPDATA"))?;
    Some(base.join("draig").join("cxx"))
}

/// Returns the name of a module's target without its vendor.
fn target_of(module: &Module) -> String {
    let triple = &module.triple;
    let parts = [triple.arch_name(), triple.os_name(), triple.environment_name()];
    parts.map(|part| String::from_utf8_lossy(part).into_owned()).join("-")
}
