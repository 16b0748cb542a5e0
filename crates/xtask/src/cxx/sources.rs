//! Source packages and packages of headers of Debian, with the lists of packages in a folder of their own: those of this
//! machine's releases, and of `sid`, which has what the others name and no longer have.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::recipes::Recipe;
use crate::limited::succeeded;

/// Lists of packages.
pub(super) struct Packages {
    folder: PathBuf,
    options: Vec<String>,
}

impl Packages {
    /// Brings the lists of an architecture up to date, unless the folder has them already.
    pub(super) fn new(folder: &Path, architecture: &str) -> Result<Packages, String> {
        let folder = folder.join(format!("packages-{architecture}"));
        let (parts, lists) = (folder.join("parts"), folder.join("lists"));
        let fetched = folder.join("fetched");
        for made in [&parts, &lists.join("partial")] {
            std::fs::create_dir_all(made).map_err(|error| format!("{}: {error}", made.display()))?;
        }
        let key = "/usr/share/keyrings/debian-archive-keyring.gpg";
        let suites = "bookworm bookworm-updates trixie sid";
        let list = format!(
            "Types: deb deb-src\nURIs: http://deb.debian.org/debian\nSuites: {suites}\nComponents: main\nSigned-By: {key}\n"
        );
        draig_workspace::write(&parts.join("debian.sources"), list)?;
        let options = vec![
            "-oDir::Etc::SourceList=/dev/null".to_owned(),
            format!("-oDir::Etc::SourceParts={}", parts.display()),
            format!("-oDir::State::Lists={}", lists.display()),
            "-oAPT::Sandbox::User=root".to_owned(),
            format!("-oAPT::Architecture={architecture}"),
            format!("-oAPT::Architectures={architecture}"),
        ];
        let packages = Packages { folder, options };
        if !fetched.exists() {
            packages.apt("apt-get", &["update", "-q"])?;
            draig_workspace::write(&fetched, "")?;
        }
        Ok(packages)
    }

    fn apt(&self, tool: &str, args: &[&str]) -> Result<String, String> {
        let output = Command::new(tool)
            .args(&self.options)
            .args(args)
            .current_dir(&self.folder)
            .output()
            .map_err(|error| format!("{tool}: {error}"))?;
        let text = succeeded(output, &format!("{tool} {}", args.join(" ")))?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    /// Returns the versions of a source package, oldest first.
    fn versions(&self, package: &str) -> Result<Vec<String>, String> {
        let text = self.apt("apt-cache", &["showsrc", "--only-source", package])?;
        let mut found: Vec<String> =
            text.lines().filter_map(|line| line.strip_prefix("Version: ")).map(str::to_owned).collect();
        found.dedup();
        if found.is_empty() { Err(format!("Debian has no source package {package}")) } else { Ok(found) }
    }

    /// Unpacks what a recipe needs of its package into a folder, and its headers.
    pub(super) fn unpack(&self, recipe: &Recipe, to: &Path) -> Result<(), String> {
        let mut failures = Vec::new();
        let mut found = None;
        for version in self.versions(recipe.package)? {
            let wanted = format!("{}={version}", recipe.package);
            match self.apt("apt-get", &["source", "--download-only", "--tar-only", "-q", &wanted]) {
                Ok(_) => {
                    found = Some((self.downloaded(recipe.package)?, version));
                    break;
                }
                Err(error) => failures.push(error),
            }
        }
        let Some((archive, version)) = found else { return Err(failures.join("\n")) };
        std::fs::create_dir_all(to).map_err(|error| format!("{}: {error}", to.display()))?;
        let quoted = |text: &str| format!("'{}'", text.replace('\'', "'\\''"));
        let parts: Vec<String> = recipe.parts.iter().map(|part| quoted(part)).collect();
        let (archive, folder, parts) =
            (quoted(&archive.to_string_lossy()), quoted(&to.to_string_lossy()), parts.join(" "));
        let unpack = format!("tar x --strip-components=1 -C {folder} --wildcards --no-anchored {parts}");
        let script = match recipe.inner {
            None => format!("{unpack} -f {archive}"),
            Some(inner) => format!("tar xOf {archive} --wildcards '*{inner}' | {unpack} -J"),
        };
        run(Command::new("bash").args(["-euo", "pipefail", "-c", &script]), "tar")?;
        if let Some(headers) = recipe.headers {
            let wanted = format!("{headers}={}", self.headers_of(headers, &version)?);
            self.apt("apt-get", &["download", "-q", &wanted])?;
            let package = self.downloaded(headers)?;
            run(Command::new("dpkg-deb").arg("-x").arg(package).arg(to), "dpkg-deb")?;
        }
        Ok(())
    }

    /// Returns the version of a package of headers that was made of the same sources as a version.
    fn headers_of(&self, headers: &str, version: &str) -> Result<String, String> {
        let upstream = |version: &str| version.split('-').next().unwrap_or_default().to_owned();
        let known = self.apt("apt-cache", &["madison", headers])?;
        let mut versions = known.lines().filter_map(|line| line.split('|').nth(1).map(str::trim));
        let found = versions.find(|known| upstream(known) == upstream(version));
        found.map(str::to_owned).ok_or_else(|| format!("Debian has no {headers} of version {}", upstream(version)))
    }

    /// Returns the file of a package that was downloaded.
    fn downloaded(&self, package: &str) -> Result<PathBuf, String> {
        let start = format!("{package}_");
        let is_wanted = |path: &Path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(&start) && (name.contains(".orig.tar") || name.ends_with(".deb"))
        };
        let found = draig_workspace::files(&self.folder, &is_wanted);
        found.into_iter().next_back().ok_or_else(|| format!("{package} is not where apt puts it"))
    }
}

/// Runs a command that must succeed.
pub(super) fn run(command: &mut Command, what: &str) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{what}: {error}"))?;
    succeeded(output, what).map(drop)
}
