//! Programs of which one part is compiled here and the others by LLVM or gcc, compared with programs without ours.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use draig_programs::Machine;

/// Compiles a module's text to an object.
pub(super) type Compile<'c> = dyn Fn(&[u8]) -> Result<Vec<u8>, String> + Sync + 'c;

/// Memory that a compiler may use, in KiB, and the seconds that a program may run.
const MEMORY: &str = "ulimit -v 8000000; exec timeout 300 \"$@\"";

/// Runs a tool with limits.
pub(super) fn tool(arguments: &[&str]) -> Result<Output, String> {
    let output = Command::new("bash")
        .args(["-c", MEMORY, "limited"])
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{}: {error}", arguments[0]))?;
    Ok(output)
}

/// Runs a tool that must succeed.
pub(super) fn succeed(arguments: &[&str]) -> Result<Vec<u8>, String> {
    crate::limited::succeeded(tool(arguments)?, &arguments.join(" "))
}

/// A part of a program: its object by the reference, and by us.
pub(super) struct Part {
    pub(super) theirs: PathBuf,
    pub(super) ours: PathBuf,
}

/// Links and runs a program, and returns the lines that it prints.
pub(super) fn run(
    machine: Machine,
    folder: &Path,
    name: &str,
    objects: &[&Path],
    options: &[&str],
) -> Result<Vec<String>, String> {
    let program = folder.join(name);
    let program = program.to_string_lossy();
    let objects: Vec<String> = objects.iter().map(|path| path.to_string_lossy().into_owned()).collect();
    let mut arguments = vec!["clang-22"];
    arguments.extend(machine.clang_options());
    arguments.extend(["-o", &program]);
    arguments.extend(objects.iter().map(String::as_str));
    succeed(&arguments)?;
    let output = tool(&[machine.emulator(), &[&*program], options].concat())?;
    if !output.status.success() {
        return Err(format!("{name}: {}", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}

/// Result of a batch: for each line of the reference, the programs in which it differs.
pub(super) struct Compared {
    pub(super) differing: Vec<Vec<String>>,
}

/// Runs a program in all of these mixtures: each part by itself is ours.
pub(super) fn compare(machine: Machine, folder: &Path, fixed: &Path, parts: &[Part]) -> Result<Compared, String> {
    let all = |ours: Option<usize>| -> Vec<&Path> {
        let chosen = parts
            .iter()
            .enumerate()
            .map(|(number, part)| if ours == Some(number) { part.ours.as_path() } else { part.theirs.as_path() });
        std::iter::once(fixed).chain(chosen).collect()
    };
    let reference = run(machine, folder, "reference", &all(None), &[])?;
    let mut differing = vec![Vec::new(); reference.len()];
    for number in 0..parts.len() {
        let name = format!("mixed{number}");
        let lines = match run(machine, folder, &name, &all(Some(number)), &[]) {
            Ok(lines) => lines,
            Err(error) => {
                differing.iter_mut().for_each(|list| list.push(error.clone()));
                continue;
            }
        };
        for (at, line) in reference.iter().enumerate() {
            if lines.get(at) != Some(line) {
                let found = lines.get(at).map_or("", String::as_str);
                differing[at].push(format!("{name}: {found} instead of {line}"));
            }
        }
    }
    Ok(Compared { differing })
}
