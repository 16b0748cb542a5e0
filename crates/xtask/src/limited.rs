//! LLVM's tools as processes with limits on memory and time: single inputs make some of them take all there is.

use std::process::{Command, Output};

/// Memory of one process in KiB.
const MEMORY: u32 = 4_000_000;

/// Time of one process in seconds.
const SECONDS: u32 = 60;

/// Exit status of the shell for a command that is not installed.
const NOT_FOUND: i32 = 127;

/// Returns a command that runs a tool within the limits; arguments are added by the caller.
pub(crate) fn tool(name: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {MEMORY} && exec timeout {SECONDS} \"$0\" \"$@\""), name]);
    command.env("LLVM_DISABLE_SYMBOLIZATION", "1").env("LLVM_DISABLE_CRASH_REPORT", "1");
    command
}

/// Returns the standard output of a process that must succeed; otherwise an error with its first complaints.
pub(crate) fn succeeded(output: Output, what: &str) -> Result<Vec<u8>, String> {
    if output.status.success() {
        return Ok(output.stdout);
    }
    let complaints = String::from_utf8_lossy(&output.stderr);
    Err(format!("{what}: {}", complaints.lines().take(4).collect::<Vec<_>>().join("\n")))
}

/// Fails if the output is that of a shell which does not find the tool.
pub(crate) fn check_found(name: &str, output: &Output) -> Result<(), String> {
    match output.status.code() {
        Some(NOT_FOUND) => Err(format!("{name} is not installed")),
        _ => Ok(()),
    }
}
