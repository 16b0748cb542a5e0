//! `cargo xtask dist`: the parts of a package, in `target/dist`: the stripped command, its debug information in a
//! separate file that debuggers find, manual pages, completions, JSON Schemas, and an archive of them.

use std::path::Path;
use std::process::Command;

use draig_workspace::{root, target};

use crate::TaskResult;

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Use this command instead of building one
    #[arg(long, value_name = "PATH")]
    draig: Option<std::path::PathBuf>,
    /// Make the libraries of C++ of a release, too, for all targets, in target/dist-cxx; needs what `cargo xtask cxx` needs
    #[arg(long)]
    cxx: bool,
}

/// Files that recipes of packages take from `target/dist`.
const RECIPES: [Recipe; 2] = [
    Recipe { file: "crates/cli/Cargo.toml", prefix: "../../target/dist/" },
    Recipe { file: "packaging/draig.rb", prefix: "generated/" },
];

/// A recipe, and the prefix of the names of files of `target/dist` in it.
struct Recipe {
    file: &'static str,
    prefix: &'static str,
}

/// Folders that `draig generate` writes.
const GENERATED: [&str; 3] = ["man", "completions", "schemas"];

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let built = match &options.draig {
        Some(path) => path.canonicalize().map_err(|e| format!("{}: {e}", path.display()))?,
        None => {
            let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
            call(Command::new(cargo).args(["build", "--release", "--package", "draig-cli"]).current_dir(root()))?;
            target().join("release/draig")
        }
    };
    let folder = target().join("dist");
    // Files of an earlier version would be packaged, too.
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let (command, debug) = (folder.join("draig"), folder.join("draig.debug"));
    // the link between the two is a file name, so that both are made in their folder
    let objcopy = |args: &[&str]| call(Command::new("objcopy").args(args).current_dir(&folder));
    let built_text = built.to_str().ok_or("the command's path is not UTF-8")?;
    objcopy(&["--only-keep-debug", built_text, "draig.debug"])?;
    objcopy(&["--strip-all", "--remove-section=.gnu_debuglink", built_text, "draig"])?;
    objcopy(&["--add-gnu-debuglink=draig.debug", "draig"])?;
    call(Command::new(&command).arg("generate").arg(&folder))?;
    let archive = write_archive(&folder)?;
    let libraries = if options.cxx { crate::cxx::pack_for_release()? } else { Vec::new() };
    for file in [&built, &command, &debug, &folder.join(archive)].into_iter().chain(&libraries) {
        println!("{:>10} bytes  {}", size(file)?, file.display());
    }
    let missing = missing_files(&folder)?;
    missing.iter().for_each(|what| println!("{what}"));
    Ok(missing.is_empty() && size(&command)? < size(&built)?)
}

/// Returns the name of an archive without its suffix, which is also that of the folder in it.
fn archive_stem(version: &str, target: &str) -> String {
    format!("draig-{version}-{target}")
}

/// Writes the archive that cargo-binstall downloads from a release, and returns its name.
fn write_archive(folder: &Path) -> Result<String, String> {
    let stem = archive_stem(env!("CARGO_PKG_VERSION"), &host()?);
    let packed = folder.join(&stem);
    std::fs::create_dir_all(&packed).map_err(|e| format!("{}: {e}", packed.display()))?;
    let copy = |from: &Path| call(Command::new("cp").arg("-R").arg(from).arg(&packed));
    copy(&folder.join("draig"))?;
    for name in GENERATED {
        copy(&folder.join(name))?;
    }
    for name in ["README.md", "LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&root().join(name))?;
    }
    let archive = format!("{stem}.tar.gz");
    call(Command::new("tar").args(["-czf", &archive, &stem]).current_dir(folder))?;
    std::fs::remove_dir_all(&packed).map_err(|e| format!("{}: {e}", packed.display()))?;
    Ok(archive)
}

/// Returns the target that the compiler builds for.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|e| format!("rustc: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc -vV names no host".to_owned())
}

/// Lists names in recipes that are no files, and generated files that a recipe does not take.
fn missing_files(folder: &Path) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for Recipe { file, prefix } in &RECIPES {
        let path = root().join(file);
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let names = names_in(&text, prefix);
        for name in &names {
            let files = files_like(folder, name)?;
            if files == 0 {
                faults.push(format!("{file}: {name} is not in target/dist"));
            }
        }
        for generated in GENERATED.iter().filter(|generated| !names.iter().any(|name| name.starts_with(**generated))) {
            faults.push(format!("{file}: takes nothing of target/dist/{generated}"));
        }
    }
    Ok(faults)
}

/// Returns the quoted names with a prefix, without it.
fn names_in<'a>(text: &'a str, prefix: &str) -> Vec<&'a str> {
    text.split('"').skip(1).step_by(2).filter_map(|quoted| quoted.strip_prefix(prefix)).collect()
}

/// Returns the number of files with a name, whose last part may begin with `*`.
fn files_like(folder: &Path, name: &str) -> Result<usize, String> {
    let (parent, last) = name.rsplit_once('/').unwrap_or(("", name));
    let Some(suffix) = last.strip_prefix('*') else { return Ok(folder.join(name).is_file().into()) };
    let parent = folder.join(parent);
    let entries = std::fs::read_dir(&parent).map_err(|e| format!("{}: {e}", parent.display()))?;
    Ok(entries.flatten().filter(|entry| entry.file_name().to_string_lossy().ends_with(suffix)).count())
}

fn size(path: &Path) -> Result<u64, String> {
    path.metadata().map(|data| data.len()).map_err(|e| format!("{}: {e}", path.display()))
}

/// Runs a command that must succeed.
fn call(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("{command:?}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The metadata of cargo-binstall is a template of addresses and of paths in the archive.
    #[test]
    fn binstall_finds_the_archive() {
        let manifest = std::fs::read_to_string(root().join("crates/cli/Cargo.toml")).expect("the manifest");
        let value = |key: &str| {
            let line = manifest.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \"")).expect(key);
            let template = line.trim_end_matches('"');
            let filled =
                template.replace("{ version }", "1.2.3").replace("{ target }", "x-y-z").replace("{ bin }", "draig");
            filled.replace("{ repo }", "REPO").replace("{ binary-ext }", "")
        };
        let stem = archive_stem("1.2.3", "x-y-z");
        assert_eq!(value("pkg-url"), format!("REPO/releases/download/v1.2.3/{stem}.tar.gz"));
        assert_eq!(value("bin-dir"), format!("{stem}/draig"));
        assert_eq!(value("pkg-fmt"), "tgz");
    }

    /// Recipes take files of every kind that is generated; `run` checks the names of the files.
    #[test]
    fn recipes_take_every_kind_of_file() {
        for Recipe { file, prefix } in &RECIPES {
            let text = std::fs::read_to_string(root().join(file)).expect(file);
            let names = names_in(&text, prefix);
            for generated in GENERATED {
                assert!(names.iter().any(|name| name.starts_with(generated)), "{file} takes no {generated}");
            }
        }
        assert_eq!(names_in("a \"x/b\" c \"d\" \"x/e/*.1\"", "x/"), ["b", "e/*.1"]);
    }
}
