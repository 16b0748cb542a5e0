//! Manifests of programs: one JSON object per line, one file for each suite.
//!
//! The fields are listed in the task's usage. [`super::prepare`] compiles and runs the programs.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{Level, Machine, Options, csmith, folder, place, read_lines};

/// Program of a suite.
#[derive(Debug, Clone, Default)]
pub(super) struct Program {
    pub(super) suite: String,
    pub(super) name: String,
    pub(super) source: PathBuf,
    pub(super) flags: Vec<String>,
    pub(super) link: Vec<String>,
    pub(super) args: Vec<String>,
    pub(super) stdin: Option<PathBuf>,
    /// Whether stderr is compared, too.
    pub(super) stderr: bool,
    pub(super) reference: Option<PathBuf>,
    /// Whether the reference ends with a line `exit N`.
    pub(super) reference_has_status: bool,
    /// Reason for leaving it out.
    pub(super) skip: Option<String>,
    /// Machine that it is compiled for.
    pub(super) machine: Machine,
    /// Maximum native run time.
    pub(super) native_seconds: u64,
}

/// Maximum seconds for a native run, unless the suite sets another limit.
const NATIVE_SECONDS: u64 = 5;

/// Reads the programs that the options select, by suite and name.
pub(super) fn programs(options: &Options) -> Result<Vec<Program>, String> {
    let wants = |suite: &str, name: &str| options.wants(suite, name);
    let mut programs = one_of_each(options.each.get(), selected(&options.suites, options.corpus.as_deref(), wants)?);
    programs.iter_mut().for_each(|program| program.machine = options.machine);
    Ok(programs)
}

/// Returns the first of every `each` programs of each suite.
fn one_of_each(each: usize, mut programs: Vec<Program>) -> Vec<Program> {
    let (mut suite, mut number) = (String::new(), 0);
    programs.retain(|program| {
        if program.suite != suite {
            (suite, number) = (program.suite.clone(), 0);
        }
        number += 1;
        (number - 1) % each == 0
    });
    programs
}

/// Reads the programs of these suites, or of all, that are wanted.
pub(super) fn selected(
    suites: &[String],
    corpus: Option<&Path>,
    wants: impl Fn(&str, &str) -> bool,
) -> Result<Vec<Program>, String> {
    let manifests = folder().join("manifests");
    let mut programs = csmith::programs();
    for path in draig_workspace::files(&manifests, &|p| draig_workspace::has_extension(p, "jsonl")) {
        let suite = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !suites.is_empty() && !suites.contains(&suite) {
            continue;
        }
        let base = corpus.map_or_else(|| manifests.clone(), Path::to_path_buf);
        for value in read_lines(&path)? {
            let program = parse(&suite, &base, &value);
            programs.push(program.ok_or_else(|| format!("{}: what is {value}?", path.display()))?);
        }
    }
    programs.retain(|p| wants(&p.suite, &p.name));
    programs.sort_by(|a, b| (&a.suite, &a.name).cmp(&(&b.suite, &b.name)));
    if let Some(unknown) = suites.iter().find(|s| programs.iter().all(|p| p.suite != **s)) {
        return Err(format!("nothing of suite `{unknown}`: is there {}/{unknown}.jsonl?", manifests.display()));
    }
    if programs.is_empty() {
        return Err("no program is selected".to_owned());
    }
    Ok(programs)
}

/// Parses a program. `None` if the object lacks a required field, or has a name that would leave its
/// directory.
fn parse(suite: &str, base: &Path, value: &Value) -> Option<Program> {
    let text = |key: &str| value[key].as_str().map(str::to_owned);
    let list = |key: &str| -> Vec<String> {
        let items = value[key].as_array().map(Vec::as_slice).unwrap_or_default();
        items.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect()
    };
    let name = text("name")?;
    if name.is_empty() || name.split('/').any(|part| part.is_empty() || part == "..") {
        return None;
    }
    Some(Program {
        suite: suite.to_owned(),
        name,
        source: base.join(text("source")?),
        flags: list("flags"),
        link: list("link"),
        args: list("args"),
        stdin: text("stdin").map(|file| base.join(file)),
        stderr: value["stderr"].as_bool().unwrap_or(false),
        reference: text("reference").map(|file| base.join(file)),
        reference_has_status: value["reference_has_status"].as_bool().unwrap_or(false),
        skip: text("skip"),
        machine: Machine::default(),
        native_seconds: value["native_seconds"].as_u64().unwrap_or(NATIVE_SECONDS),
    })
}

impl Program {
    /// Returns whether clang must be called as `clang++`.
    pub(super) fn is_cxx(&self) -> bool {
        self.source.extension().is_some_and(|e| e == "cpp" || e == "cc" || e == "cxx")
    }

    /// Returns the path of one of its files: `KIND/SUITE/LEVEL/NAME.EXTENSION`, where the kind names the machine, too.
    pub(super) fn place(&self, kind: &str, level: Level, extension: &str) -> PathBuf {
        place(&format!("{kind}{}", self.machine.suffix()), &self.suite, level, &self.name, extension)
    }

    pub(super) fn compiler(&self) -> &'static str {
        if self.is_cxx() { "clang++-22" } else { "clang-22" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn parts_are_taken_of_each_suite() {
        let program =
            |suite: &str, name: u32| Program { suite: suite.into(), name: name.to_string(), ..Default::default() };
        let all: Vec<Program> =
            ["a", "b"].iter().flat_map(|suite| (0..4).map(|number| program(suite, number))).collect();
        let names = |each| -> Vec<String> {
            one_of_each(each, all.clone()).iter().map(|p| p.suite.clone() + &p.name).collect()
        };
        assert_eq!(names(3), ["a0", "a3", "b0", "b3"]);
        assert_eq!(names(1).len(), 8);
    }

    #[test]
    fn manifests_are_read() {
        let value = json!({"name": "a/b.c", "source": "x/b.cpp", "flags": ["-w"], "stdin": "/in"});
        let program = parse("s", Path::new("/base"), &value).expect("is whole");
        assert_eq!(program.source, Path::new("/base/x/b.cpp"));
        assert_eq!(program.stdin.as_deref(), Some(Path::new("/in")));
        assert_eq!((program.compiler(), program.flags.len(), program.native_seconds), ("clang++-22", 1, 5));
        assert!(parse("s", Path::new("/"), &json!({"name": "a"})).is_none());
        assert!(parse("s", Path::new("/"), &json!({"name": "../a", "source": "a.c"})).is_none());
    }
}
