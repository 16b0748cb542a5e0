//! GenMC's tests of programs that loop, lock and allocate: the numbers of executions that it counts, one for each set of
//! options of a test.

use std::path::{Path, PathBuf};

use super::source::Source;
use super::suites::Sources;

/// Folders of tests, apart from the litmus tests.
static FOLDERS: &[&str] = &["synthetic", "infr", "saver", "ipr", "sr", "data-structures", "liveness"];

/// Maximum number of executions that are counted here.
const MOST: u64 = 3_000;

/// Options of GenMC by which its number is not that of the executions, each with the reason.
static OTHERWISE: &[(&str, &str)] = &[
    ("-unroll", "GenMC counts executions of loops that it ends after some rounds"),
    ("-disable-spin-assume", "GenMC counts rounds of loops that only read"),
];

/// Returns the tests, in programs that end with their last thread, and those that are left out.
pub(super) fn counted(folder: &Path, model: &str) -> Result<Sources, String> {
    let (mut sources, mut left_out) = (Vec::new(), Vec::new());
    for kind in FOLDERS {
        let mut tests: Vec<PathBuf> = std::fs::read_dir(folder.join(kind))
            .map_err(|error| format!("{}: {error}", folder.join(kind).display()))?
            .flatten()
            .map(|entry| entry.path())
            .collect();
        tests.sort();
        for test in tests {
            let name = test.strip_prefix(folder).unwrap_or(&test).display().to_string();
            let lines = |file: String| std::fs::read_to_string(test.join(file)).unwrap_or_default();
            let counts = lines(format!("expected.{model}.mo.in"));
            let counts = if counts.is_empty() { lines(format!("expected.{model}.wb.in")) } else { counts };
            let args = lines(format!("args.{model}.mo.in"));
            let source = match source_of(&test) {
                Ok(source) => source,
                Err(reason) => {
                    left_out.push((name, reason));
                    continue;
                }
            };
            for (at, count) in counts.split_whitespace().enumerate() {
                let args = args.lines().nth(at).unwrap_or_default();
                let (own, defines) = args.split_once('|').unwrap_or((args, ""));
                let defines: Vec<&str> = defines.split_whitespace().filter(|arg| arg.starts_with("-D")).collect();
                let name = if defines.is_empty() { name.clone() } else { format!("{name} {}", defines.join(" ")) };
                let executions: u64 = count.parse().map_err(|error| format!("{name}: {error}"))?;
                let otherwise = OTHERWISE.iter().find(|(option, _)| own.contains(option));
                let reason = otherwise.map(|&(_, reason)| reason.to_owned());
                let reason = reason.or_else(|| (executions > MOST).then(|| format!("has {executions} executions")));
                if let Some(reason) = reason {
                    left_out.push((name, reason));
                    continue;
                }
                let mut options = vec!["-O0".into(), "-DCOUNTED".into()];
                options.extend(defines.iter().map(Into::into));
                sources.push(Source {
                    path: wrapped(&name, &source)?,
                    name,
                    options,
                    may_race: true,
                    executions: Some(executions),
                    ..Source::default()
                });
            }
        }
    }
    Ok((sources, left_out))
}

/// Returns the first variant of a test, or its only source.
fn source_of(test: &Path) -> Result<PathBuf, String> {
    let sources = |folder: &Path| {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let is_source =
            |path: &PathBuf| path.extension().is_some_and(|extension| extension == "c" || extension == "cpp");
        let mut found: Vec<PathBuf> = entries.filter(is_source).collect();
        found.sort();
        found
    };
    let variants = sources(&test.join("variants"));
    let found = if variants.is_empty() { sources(test) } else { variants };
    match found.first() {
        Some(path) if path.extension().is_some_and(|extension| extension == "c") => Ok(path.clone()),
        Some(_) => Err("is C++ with GenMC's own headers".to_owned()),
        None => Err("GenMC's folder has no source of it".to_owned()),
    }
}

/// Writes a program that ends with the last thread of a test; returns its path.
pub(super) fn wrapped(name: &str, source: &Path) -> Result<PathBuf, String> {
    let text = format!(
        "#include <genmc.h>\n#define main test_main\n#include \"{}\"\n#undef main\nint main(void) {{ test_main(); \
         pthread_exit(0); }}\n",
        source.display()
    );
    let file: String = name.chars().map(|c| if c == '/' || c == ' ' { '_' } else { c }).collect();
    let to = super::source::scratch()?.join(format!("{file}.c"));
    draig_workspace::write(&to, text)?;
    Ok(to)
}
