//! Archives of a release: a library with its terms of use and checksums, which is found where it is unpacked next to the
//! command. The same sources and tools give the same bytes.

use std::path::{Path, PathBuf};
use std::process::Command;

use draig_workspace::target;

use super::recipes::Recipe;
use super::sources::run;
use super::{Target, name_of};

/// Writes the archive of a library in `target/dist-cxx`, and a file with its checksum; returns its path.
pub(super) fn pack(recipe: &Recipe, of: &Target, sources: &Path, archive: &Path) -> Result<PathBuf, String> {
    let name = name_of(recipe);
    let dist = target().join("dist-cxx");
    let stem = format!("draig-cxx-{name}-{}", of.name);
    let scratch = dist.join(&stem);
    let folder = scratch.join("cxx").join(of.name);
    if scratch.exists() {
        std::fs::remove_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    }
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names = vec![format!("{name}.a")];
    draig_workspace::write(&folder.join(&names[0]), draig_workspace::read(archive)?)?;
    for licence in recipe.licences {
        // Terms of several parts have the same file name.
        let file = format!("{name}.{}", licence.replace('/', "."));
        draig_workspace::write(&folder.join(&file), draig_workspace::read(&sources.join(licence))?)?;
        names.push(file);
    }
    let sums = format!("{name}.sha256");
    let script = "exec sha256sum \"$@\" > \"$0\"";
    run(Command::new("sh").args(["-c", script, &sums]).args(&names).current_dir(&folder), "sha256sum")?;
    let packed = format!("{stem}.tar.gz");
    // Neither the time nor the user of this machine is in the archive.
    let script = "tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX -C \"$0\" -cf - cxx \
                  | gzip -9n > \"$1\" && exec sha256sum \"$1\" > \"$1.sha256\"";
    run(Command::new("bash").args(["-euo", "pipefail", "-c", script, &stem, &packed]).current_dir(&dist), "tar")?;
    std::fs::remove_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    Ok(dist.join(packed))
}
