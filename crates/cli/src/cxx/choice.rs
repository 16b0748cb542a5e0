//! The choice of a library of C++: by the option, or by the names that a program declares.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use draig_diag::Diagnostic;
use draig_ir::Module;

use crate::report::Failure;

/// Command that makes archives.
pub(super) const COMMAND: &str = "cargo xtask cxx";

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
            Some(library) => find(module, library).map_or_else(|| Choice::Missing(advice(library)), Choice::Archive),
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
            let what = Diagnostic::error("F0023", what).with_help(advice(&text));
            Err(Failure::about(&text, what))
        }
    }
}

fn advice(library: &str) -> String {
    format!("{COMMAND} {library} makes the library that it needs, in {}", cache().unwrap_or_default().display())
}

/// Returns the names that a module declares and does not define, except intrinsics.
fn declared(module: &Module) -> impl Iterator<Item = &str> {
    let globals = module.globals_in_order().filter(|&global| module.is_declaration(global));
    let names = globals.filter_map(|global| str::from_utf8(module.name(global)).ok());
    names.filter(|name| !name.starts_with("llvm."))
}

/// Returns the library that a program needs because it declares names that the interpreter does not have.
fn needed(module: &Module) -> Option<&'static str> {
    let lacking = lacking(module, |_| false);
    let is_marked = |mark: &str| lacking.iter().any(|name| name.contains(mark));
    LIBRARIES.iter().find(|(_, mark)| is_marked(mark)).map(|&(library, _)| library)
}

/// Returns the names of the library that neither the interpreter nor an archive has.
pub(super) fn lacking(module: &Module, has: impl Fn(&[u8]) -> bool) -> Vec<&str> {
    let is_lacking = |name: &&str| is_of_library(name) && !draig::library_has(name) && !has(name.as_bytes());
    declared(module).filter(is_lacking).collect()
}

/// Whether a mangled name is of namespace `std` or another one of the library (Itanium C++ ABI, section 5.1).
fn is_of_library(name: &str) -> bool {
    const NAMESPACES: [&str; 8] = ["St", "Sa", "Ss", "Si", "So", "Sd", "9__gnu_cxx", "10__cxxabiv1"];
    let Some(rest) = name.strip_prefix("_Z") else { return name.starts_with("__cxa_") };
    let special = ["TV", "TT", "TI", "TS", "GV"].iter().find_map(|start| rest.strip_prefix(start));
    let rest = special.unwrap_or(rest);
    let rest = rest.strip_prefix('N').map_or(rest, |nested| nested.trim_start_matches(['r', 'V', 'K', 'R', 'O']));
    NAMESPACES.iter().any(|namespace| rest.starts_with(namespace))
}

/// Returns the archive of a library in the cache: that of the newest version, unless one is given.
fn find(module: &Module, library: &str) -> Option<PathBuf> {
    let folder = cache()?.join(target_of(module));
    if library.contains('-') {
        return Some(folder.join(format!("{library}.a"))).filter(|path| path.is_file());
    }
    let version = |path: &Path| -> Option<u32> {
        path.file_name()?.to_str()?.strip_prefix(library)?.strip_prefix('-')?.strip_suffix(".a")?.parse().ok()
    };
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    files.filter_map(|path| Some((version(&path)?, path))).max().map(|(_, path)| path)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_library_are_known_by_their_namespace() {
        for name in ["_ZNSt3__14coutE", "_ZNKSt13runtime_error4whatEv", "_ZTISt9bad_alloc", "_ZNSolsEi", "_ZSt4cout"] {
            assert!(is_of_library(name), "{name}");
        }
        for name in ["_ZN9__gnu_cxx18__verbose_terminateEv", "_ZTVN10__cxxabiv117__class_type_infoE", "__cxa_demangle"]
        {
            assert!(is_of_library(name), "{name}");
        }
        for name in ["_Z1fSt6vectorIiSaIiEE", "_ZN4StopC1Ev", "printf", "_ZTI1A"] {
            assert!(!is_of_library(name), "{name}");
        }
    }
}
