//! The step by which the programs task limits a process: it becomes that process, within its
//! limits.

use std::process::{Command, Output};

/// Runs a line of shell within a mebibyte count and a number of seconds.
fn limited(mebibytes: u64, seconds: u64, line: &str) -> Output {
    let memory = (mebibytes << 20).to_string();
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["programs", "exec", &memory, &seconds.to_string(), "sh", "-c", line])
        .output()
        .expect("the task starts")
}

#[test]
fn statuses_and_streams_pass_through() {
    let output = limited(1024, 10, "echo out; echo err >&2; exit 7");
    assert_eq!(output.status.code(), Some(7));
    assert_eq!((output.stdout.as_slice(), output.stderr.as_slice()), (&b"out\n"[..], &b"err\n"[..]));
}

#[test]
fn limits_hold() {
    let output = limited(512, 3, "ulimit -v; ulimit -t; ulimit -c");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "524288\n3\n0\n");
}

#[test]
fn what_cannot_start_is_told() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["programs", "exec", "1073741824", "5", "./no-such-program"])
        .output()
        .expect("the task starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-program"));
}
