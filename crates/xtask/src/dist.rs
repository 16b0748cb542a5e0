//! `cargo xtask dist`: the parts of a package, in `target/dist`: the stripped command, its debug information in a
//! separate file that debuggers find, manual pages, and completions.

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
}

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
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let (command, debug) = (folder.join("draig"), folder.join("draig.debug"));
    // the link between the two is a file name, so that both are made in their folder
    let objcopy = |args: &[&str]| call(Command::new("objcopy").args(args).current_dir(&folder));
    let built_text = built.to_str().ok_or("the command's path is not UTF-8")?;
    objcopy(&["--only-keep-debug", built_text, "draig.debug"])?;
    objcopy(&["--strip-all", "--remove-section=.gnu_debuglink", built_text, "draig"])?;
    objcopy(&["--add-gnu-debuglink=draig.debug", "draig"])?;
    call(Command::new(&command).arg("generate").arg(&folder))?;
    for file in [&built, &command, &debug] {
        println!("{:>10} bytes  {}", size(file)?, file.display());
    }
    Ok(size(&command)? < size(&built)?)
}

fn size(path: &Path) -> Result<u64, String> {
    path.metadata().map(|data| data.len()).map_err(|e| format!("{}: {e}", path.display()))
}

/// Runs a command that must succeed.
fn call(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("{command:?}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}
