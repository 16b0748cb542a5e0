//! Standard streams that are closed, full or abandoned: output that cannot be written is an error of every
//! command, and input that cannot be read is not an empty module.

use crate::support::Folder;

const TEXT: &str = "%pair = type { i8, i64 }\n@a = global %pair zeroinitializer\n";

/// Every command that writes to standard output, with the status of a failure.
const COMMANDS: [(&str, i32); 19] = [
    ("dis a.ll", 1),
    ("dis a.bc", 1),
    ("dis --func f f.ll", 1),
    ("as a.ll", 1),
    ("as f.ll -o -", 1),
    ("bcdump a.bc", 1),
    ("bcdump --stats a.bc", 1),
    ("bcdump --json a.bc", 1),
    ("explain V0102", 1),
    ("info a.ll", 1),
    ("link a.ll f.ll", 1),
    ("extract --func f f.ll", 1),
    ("strip a.ll", 1),
    ("diff a.ll f.ll", 2),
    ("layout a.ll", 1),
    ("completions bash", 1),
    ("--help", 1),
    ("help link", 1),
    ("--version", 1),
];

fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.file("a.ll", TEXT);
    folder.file("f.ll", "define void @f() {\n  ret void\n}\n");
    folder.draig(&["as", "a.ll", "-o", "a.bc"]).run().succeeds();
    folder
}

/// Runs every command with this redirection of standard output.
#[track_caller]
fn all_fail(test: &str, redirection: &str, why: &str) {
    let folder = folder(test);
    let names = folder.names();
    for (command, status) in COMMANDS {
        let output = folder.shell(&format!("exec \"$DRAIG\" {command} {redirection}")).run().fails(status);
        if command.contains("--json") {
            assert!(output.contains(&format!("\"message\":\"Could not write output file: {why}\"")), "{output}");
            continue;
        }
        assert_eq!(
            output,
            format!("<stdout>: error: Could not write output file: {why}\n  = code: F0002\n"),
            "{command}"
        );
    }
    assert_eq!(folder.names(), names);
}

#[test]
fn a_closed_output_is_an_error() {
    all_fail("stdout-closed", ">&-", "Bad file descriptor");
}

#[test]
fn an_output_that_is_open_for_reading_is_an_error() {
    all_fail("stdout-reading", "1<a.ll", "Bad file descriptor");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_an_error() {
    all_fail("stdout-full", ">/dev/full", "No space left on device");
}

#[test]
fn commands_without_output_need_no_stream() {
    let folder = folder("stdout-unneeded");
    folder
        .shell("\"$DRAIG\" verify a.ll >&- && \"$DRAIG\" diff a.ll a.bc >&- && \"$DRAIG\" dis a.ll -o b.ll >&-")
        .run()
        .succeeds();
    assert!(folder.names().contains(&"b.ll".to_owned()));
}

#[test]
fn a_closed_input_is_an_error() {
    let folder = folder("stdin-closed");
    for redirection in ["<&-", "0>written"] {
        for command in ["dis", "as", "info", "layout", "verify", "bcdump", "link -", "strip -", "dis --func f"] {
            let output = folder.shell(&format!("exec \"$DRAIG\" {command} {redirection}")).run().fails(1);
            assert_eq!(
                output, "<stdin>: error: Could not open input file: Bad file descriptor\n  = code: F0001\n",
                "{command}"
            );
        }
        let output = folder.shell(&format!("exec \"$DRAIG\" diff a.ll - {redirection}")).run().fails(2);
        assert_eq!(output, "<stdin>: error: Could not open input file: Bad file descriptor\n  = code: F0001\n");
    }
}

#[test]
fn a_reader_that_leaves_ends_a_command_quietly() {
    let folder = folder("stdout-left");
    for (command, _) in COMMANDS {
        // the status is that of the command, which writes after `exit`
        let script = format!("exec 3>&1; {{ sleep 0.1; \"$DRAIG\" {command}; echo $? >&3; }} | exit 0");
        let ended = folder.shell(&script).run();
        let status = if command.starts_with("diff") { "1\n" } else { "0\n" };
        assert_eq!((ended.stdout().as_str(), ended.stderr().as_str()), (status, ""), "{command}");
    }
}
