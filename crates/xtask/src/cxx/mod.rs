//! `cargo xtask cxx`: the libraries of C++ that `draig run` links to programs, made of their sources: libc++ of LLVM, and
//! libstdc++ of GCC, both from Debian's source packages, compiled by clang to archives of bitcode in the cache of
//! `draig`. `cargo xtask cxx test` runs the programs of `programs` with them, and compares with native ones.

mod build;
mod programs;
mod recipes;
mod sources;

use std::path::PathBuf;

use draig::link::{Library, names_of_cxx};
use draig_workspace::target;

use crate::TaskResult;
use recipes::Recipe;
use sources::Packages;

/// Options of the task.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    step: Option<Step>,
    /// Libraries to make: libc++, or libstdc++ with or without a version, such as libstdc++-14; all without one
    #[arg(value_name = "LIBRARY")]
    libraries: Vec<String>,
}

#[derive(Debug, clap::Subcommand)]
enum Step {
    /// Run programs with the libraries, and compare with native ones
    Test(programs::Options),
}

/// Name of the target, as `draig` names its folder.
const TARGET: &str = "x86_64-linux-gnu";

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    if let Some(Step::Test(options)) = &options.step {
        return programs::run(options);
    }
    let mut wanted: Vec<&Recipe> = Vec::new();
    match &options.libraries[..] {
        [] => wanted.extend(recipes::ALL),
        names => {
            for name in names {
                let is_named = |recipe: &&Recipe| *name == recipe.library || *name == name_of(recipe);
                let found = recipes::ALL.iter().find(is_named);
                let all = || recipes::ALL.iter().map(name_of).collect::<Vec<_>>().join(", ");
                wanted.push(found.ok_or_else(|| format!("there is no {name}, but {}", all()))?);
            }
        }
    }
    let folder = target().join("cxx");
    let packages = Packages::new(&folder)?;
    for recipe in wanted {
        let name = name_of(recipe);
        let sources = folder.join(&name).join("sources");
        // a name that is given only to whole folders
        let unpacked = folder.join(&name).join("unpacked");
        if !unpacked.exists() {
            packages.unpack(recipe, &sources)?;
            draig_workspace::write(&unpacked, "")?;
        }
        let archive = archive_of(&name)?;
        build::build(recipe, &sources, &folder.join(&name).join("made"), &archive)?;
        let bytes = std::fs::metadata(&archive).map_err(|error| format!("{}: {error}", archive.display()))?.len();
        println!("{bytes:>10} bytes  {}", archive.display());
    }
    Ok(true)
}

/// Links a program with the newest version of the library of C++ that it needs, if one was made.
pub(crate) fn linked(module: draig::Module) -> Result<draig::Module, String> {
    let is_libcxx = match names_of_cxx(&module).collect::<Vec<_>>() {
        names if names.is_empty() => return Ok(module),
        names => names.iter().any(|name| name.contains("St3__1")),
    };
    let library = if is_libcxx { "libc++" } else { "libstdc++" };
    let of = recipes::ALL.iter().rev().filter(|recipe| recipe.library == library);
    let Some(path) = of.filter_map(|recipe| archive_of(&name_of(recipe)).ok()).find(|path| path.is_file()) else {
        return Ok(module);
    };
    let bytes = draig_workspace::read(&path)?;
    let linked = Library::parse(&bytes).and_then(|library| library.link(module));
    linked.map_err(|error| format!("{}: {error}", path.display()))
}

fn name_of(recipe: &Recipe) -> String {
    format!("{}-{}", recipe.library, recipe.version)
}

/// Returns the path of a library's archive in the cache of `draig`.
fn archive_of(name: &str) -> Result<PathBuf, String> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")));
    let cache = cache.ok_or("neither XDG_CACHE_HOME nor HOME is set")?;
    Ok(cache.join("draig").join("cxx").join(TARGET).join(format!("{name}.a")))
}
