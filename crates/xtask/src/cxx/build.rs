//! Compilation of a library's sources to an archive of bitcode.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::recipes::{Files, Recipe, Written};
use super::sources::run;

/// Options for all sources. Reports show no places of the library, and reading debug information takes time.
const OPTIONS: [&str; 7] = ["-O2", "-emit-llvm", "-c", "-g0", "-w", "-nostdinc++", "-D_GNU_SOURCE"];

/// A file to compile.
struct Unit {
    source: PathBuf,
    member: PathBuf,
    options: Vec<String>,
}

/// Compiles the sources of a library in a folder, and writes the archive.
///
/// The names of all files are relative to the folder of the sources, because bitcode and messages have them: the archive
/// does not depend on where it is made.
pub(super) fn build(recipe: &Recipe, target: &str, sources: &Path, made: &Path, archive: &Path) -> Result<(), String> {
    if made.exists() {
        std::fs::remove_dir_all(made).map_err(|error| format!("{}: {error}", made.display()))?;
    }
    std::fs::create_dir_all(made).map_err(|error| format!("{}: {error}", made.display()))?;
    let units = units(recipe, target, sources, made)?;
    let (next, failed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..draig_workspace::cores() {
            scope.spawn(|| {
                while let Some(unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let mut clang = Command::new("clang-22");
                    clang
                        .current_dir(sources)
                        .arg(format!("--target={target}"))
                        .args(OPTIONS)
                        .args(&unit.options)
                        .arg(&unit.source)
                        .arg("-o")
                        .arg(&unit.member);
                    if let Err(error) = run(&mut clang, &unit.source.to_string_lossy())
                        && let Ok(mut failed) = failed.lock()
                    {
                        failed.push(error);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap_or_default();
    if !failed.is_empty() {
        return Err(failed.join("\n"));
    }
    let mut members: Vec<&PathBuf> = units.iter().map(|unit| &unit.member).collect();
    members.sort();
    let unfinished = archive.with_extension("a.new");
    let _ = std::fs::remove_file(&unfinished);
    if let Some(folder) = archive.parent() {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    run(Command::new("llvm-ar-22").arg("rcsD").arg(&unfinished).args(members), "llvm-ar-22")?;
    std::fs::rename(&unfinished, archive).map_err(|error| format!("{}: {error}", archive.display()))
}

/// Returns the files to compile, after writing those that the package does not have.
fn units(recipe: &Recipe, target: &str, sources: &Path, made: &Path) -> Result<Vec<Unit>, String> {
    let written = Path::new("..").join(made.file_name().unwrap_or_default());
    let version = recipe.version.to_string();
    let mut shared: Vec<String> = vec![format!("-isystem{}", written.display())];
    let in_sources = |folder: &&str| folder.replace("VERSION", &version).replace("TARGET", target);
    shared.extend(recipe.system.iter().map(|folder| format!("-isystem{}", in_sources(folder))));
    shared.extend(recipe.include.iter().map(|folder| format!("-I{}", in_sources(folder))));
    shared.extend(recipe.options.iter().map(|&option| option.to_owned()));
    let mut units = Vec::new();
    for (name, content) in recipe.written {
        let path = made.join(name);
        match content {
            Written::Text(text) => draig_workspace::write(&path, text)?,
            Written::Copy(from) => draig_workspace::write(&path, draig_workspace::read(&sources.join(from))?)?,
            Written::Variable(variable, from) => {
                let from = sources.join(from);
                if from.exists() {
                    let text = String::from_utf8_lossy(&draig_workspace::read(&from)?).into_owned();
                    draig_workspace::write(&path, format!("static const char {variable}[] = R\"~({text})~\";\n"))?;
                }
            }
        }
        if name.ends_with(".cpp") {
            units.push(Unit {
                source: written.join(name),
                member: made.join(format!("{name}.bc")),
                options: shared.clone(),
            });
        }
    }
    for group in recipe.groups {
        let folder = sources.join(group.folder);
        let mut options = shared.clone();
        options.extend(group.options.iter().map(|&option| option.to_owned()));
        let mut names: Vec<String> = match group.files {
            Files::Only(names) => names.iter().map(|&name| name.to_owned()).collect(),
            Files::Without(others) => {
                let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
                let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
                let is_source = |name: &String| name.ends_with(".cc") || name.ends_with(".cpp");
                names.filter(|name| is_source(name) && !others.iter().any(|start| name.starts_with(start))).collect()
            }
        };
        names.sort();
        for name in names {
            let source = Path::new(group.folder).join(&name);
            if sources.join(&source).exists() {
                let member = made.join(format!("{}{name}.bc", group.prefix));
                units.push(Unit { source, member, options: options.clone() });
            }
        }
    }
    Ok(units)
}
