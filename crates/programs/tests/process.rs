//! Processes run within their limits, and statuses and streams are passed through.

use draig_programs::process::{Ended, Limits, Request};

const LIMITS: Limits = Limits { seconds: 10, memory: 1 << 30, output: 1 << 16 };

/// Runs a shell command.
fn shell(line: &str, limits: &Limits) -> Ended {
    Request::new("sh").args(["-c", line]).run(limits).expect("a shell starts")
}

#[test]
fn statuses_and_streams_pass_through() {
    let ended = shell("echo out; echo err >&2; exit 7", &LIMITS);
    assert_eq!((ended.code, ended.status()), (Some(7), 7));
    assert_eq!((ended.stdout.as_slice(), ended.stderr.as_slice()), (&b"out\n"[..], &b"err\n"[..]));
    let killed = shell("kill -9 $$", &LIMITS);
    assert_eq!((killed.code, killed.signal, killed.status()), (None, Some(9), 137));
}

#[test]
fn limits_hold() {
    let limits = Limits { seconds: 3, memory: 512 << 20, output: 1 << 16 };
    let ended = shell("ulimit -v; ulimit -t; ulimit -c", &limits);
    assert_eq!(String::from_utf8_lossy(&ended.stdout), "524288\n3\n0\n");
}

#[test]
fn a_program_that_does_not_end_is_stopped() {
    let ended = shell("while :; do :; done", &Limits { seconds: 1, ..LIMITS });
    assert!(ended.timed_out && ended.signal.is_some(), "{ended:?}");
}

#[test]
fn a_program_that_writes_too_much_is_stopped() {
    let ended = shell("while :; do echo output; done", &LIMITS);
    assert!(ended.overflowed && !ended.timed_out);
    assert_eq!(ended.stdout.len(), LIMITS.output);
}

#[test]
fn a_missing_program_is_reported() {
    let ended = Request::new("./no-such-program").run(&LIMITS).expect("a shell starts");
    assert_eq!(ended.code, Some(127));
    assert!(String::from_utf8_lossy(&ended.stderr).contains("no-such-program"));
}

#[test]
fn input_and_folder_are_the_programs_own() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("process");
    let input = folder.with_extension("input");
    std::fs::write(&input, "line\n").expect("a file");
    let request = Request::new("sh").args(["-c", "cat > made; ls; cat made"]).stdin(Some(&input)).scratch(&folder);
    let ended = request.run(&LIMITS).expect("a shell starts");
    assert_eq!(ended.stdout, b"made\nline\n");
    assert!(!folder.exists(), "it is removed afterwards");
    assert_eq!(Request::new("a b").args(["it's"]).shown(), r"'a b' 'it'\''s'");
}
