//! `cargo xtask cxx`: the libraries of C++ that `draig run` links to programs, made of their sources: libc++ of LLVM, and
//! libstdc++ of GCC, both from Debian's source packages, compiled by clang to archives of bitcode in the cache of
//! `draig`. `cargo xtask cxx test` runs the programs of `programs` with them, and compares with native ones.

mod build;
mod pack;
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
    #[command(flatten)]
    wanted: Wanted,
}

/// Libraries to make.
#[derive(Debug, clap::Args)]
struct Wanted {
    /// libc++, or libstdc++ with or without a version, such as libstdc++-14; all without one
    #[arg(value_name = "LIBRARY")]
    libraries: Vec<String>,
    /// Target of the programs
    #[arg(long, value_name = "TARGET", default_value = TARGETS[0].name, value_parser = target_named)]
    target: &'static Target,
}

#[derive(Debug, clap::Subcommand)]
enum Step {
    /// Run programs with the libraries, and compare with native ones
    Test(programs::Options),
    /// Make libc++, or the given libraries, and an archive of each for a release, in target/dist-cxx
    Pack(Wanted),
}

/// A target of programs.
#[derive(Debug)]
struct Target {
    /// Name as that of `draig`'s folder, of clang's target and of Debian's folders of headers.
    name: &'static str,
    /// Debian's name of the architecture.
    debian: &'static str,
}

/// All targets.
static TARGETS: &[Target] =
    &[Target { name: "x86_64-linux-gnu", debian: "amd64" }, Target { name: "aarch64-linux-gnu", debian: "arm64" }];

fn target_named(name: &str) -> Result<&'static Target, String> {
    let names = || TARGETS.iter().map(|target| target.name).collect::<Vec<_>>().join(", ");
    TARGETS.iter().find(|target| target.name == name).ok_or_else(|| format!("expected one of {}", names()))
}

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let (wanted, packs) = match &options.step {
        Some(Step::Test(options)) => return programs::run(options),
        Some(Step::Pack(wanted)) => (wanted, true),
        None => (&options.wanted, false),
    };
    let mut recipes: Vec<&Recipe> = Vec::new();
    match &wanted.libraries[..] {
        [] if packs => recipes.extend(recipes::ALL.first()),
        [] => recipes.extend(recipes::ALL),
        names => {
            for name in names {
                let is_named = |recipe: &&Recipe| *name == recipe.library || *name == name_of(recipe);
                let found = recipes::ALL.iter().find(is_named);
                let all = || recipes::ALL.iter().map(name_of).collect::<Vec<_>>().join(", ");
                recipes.push(found.ok_or_else(|| format!("there is no {name}, but {}", all()))?);
            }
        }
    }
    for recipe in recipes {
        let written = if packs { packed(recipe, wanted.target)? } else { make(recipe, wanted.target)? };
        let bytes = std::fs::metadata(&written).map_err(|error| format!("{}: {error}", written.display()))?.len();
        println!("{bytes:>10} bytes  {}", written.display());
    }
    Ok(true)
}

/// Makes the archives of libraries that a release has, for all targets; returns their paths.
pub(crate) fn pack_for_release() -> Result<Vec<PathBuf>, String> {
    let recipes = recipes::ALL.iter().take(1);
    recipes.flat_map(|recipe| TARGETS.iter().map(move |target| packed(recipe, target))).collect()
}

/// Makes a library for a target, and its archive for a release; returns that one's path.
fn packed(recipe: &Recipe, of: &Target) -> Result<PathBuf, String> {
    let archive = make(recipe, of)?;
    pack::pack(recipe, of, &sources_of(recipe), &archive)
}

/// Returns the folder of a library's sources.
fn sources_of(recipe: &Recipe) -> PathBuf {
    target().join("cxx").join(name_of(recipe)).join("sources")
}

/// Makes a library for a target; returns the path of its archive in the cache of `draig`.
fn make(recipe: &Recipe, of: &Target) -> Result<PathBuf, String> {
    let name = name_of(recipe);
    let (folder, sources) = (target().join("cxx"), sources_of(recipe));
    // Written when everything is there; its text is what was unpacked.
    let unpacked = folder.join(&name).join(format!("unpacked-{}", of.name));
    let parts = recipe.parts.join("\n");
    if std::fs::read_to_string(&unpacked).ok().as_ref() != Some(&parts) {
        Packages::new(&folder, of.debian)?.unpack(recipe, &sources)?;
        draig_workspace::write(&unpacked, &parts)?;
    }
    let archive = archive_of(of.name, &name)?;
    build::build(recipe, of.name, &sources, &folder.join(&name).join(format!("made-{}", of.name)), &archive)?;
    Ok(archive)
}

/// Links a program with the newest version of the library of C++ that it needs, if one was made.
pub(crate) fn linked(module: draig::Module) -> Result<draig::Module, String> {
    let is_libcxx = match names_of_cxx(&module).collect::<Vec<_>>() {
        names if names.is_empty() => return Ok(module),
        names => names.iter().any(|name| name.contains("St3__1")),
    };
    let arch = String::from_utf8_lossy(module.triple.arch_name()).into_owned();
    let Some(of_module) = TARGETS.iter().find(|target| target.name.split('-').next() == Some(&*arch)) else {
        return Ok(module);
    };
    let library = if is_libcxx { "libc++" } else { "libstdc++" };
    let of = recipes::ALL.iter().rev().filter(|recipe| recipe.library == library);
    let Some(path) =
        of.filter_map(|recipe| archive_of(of_module.name, &name_of(recipe)).ok()).find(|path| path.is_file())
    else {
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
fn archive_of(target: &str, name: &str) -> Result<PathBuf, String> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")));
    let cache = cache.ok_or("neither XDG_CACHE_HOME nor HOME is set")?;
    Ok(cache.join("draig").join("cxx").join(target).join(format!("{name}.a")))
}
