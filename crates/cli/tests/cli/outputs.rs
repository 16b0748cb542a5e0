//! Destinations of `-o`, and the remains of an unfinished output.

use std::fs;
use std::os::unix::fs::{FileTypeExt as _, symlink};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::support::Folder;

const TEXT: &str = "@answer = constant i32 42\n";
const PRINTED: &str = "; ModuleID = '<stdin>'\nsource_filename = \"a.ll\"\n\n@answer = constant i32 42\n";

fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.file("a.ll", TEXT);
    folder
}

#[test]
fn links_to_missing_files_are_followed() {
    let folder = folder("dangling");
    fs::create_dir(folder.path("sub")).expect("a folder");
    symlink("sub/link.ll", folder.path("first.ll")).expect("a link");
    symlink("../target.ll", folder.path("sub/link.ll")).expect("a link");
    folder.draig(&["dis", "a.ll", "-o", "first.ll"]).run().succeeds();
    for link in ["first.ll", "sub/link.ll"] {
        assert!(fs::symlink_metadata(folder.path(link)).expect("the link").is_symlink(), "{link}");
    }
    assert!(fs::symlink_metadata(folder.path("target.ll")).expect("the output").is_file());
    assert_eq!(fs::read_to_string(folder.path("target.ll")).expect("the output"), PRINTED);

    symlink("no/such/folder.ll", folder.path("lost.ll")).expect("a link");
    let output = folder.draig(&["dis", "a.ll", "-o", "lost.ll"]).run().fails(1);
    assert_eq!(output, "lost.ll: error: Could not write output file: No such file or directory\n  = code: F0002\n");
    symlink("round.ll", folder.path("round.ll")).expect("a link");
    let output = folder.draig(&["dis", "a.ll", "-o", "round.ll"]).run().fails(1);
    assert!(output.starts_with("round.ll: error: Could not write output file: Too many levels"), "{output}");
    assert_eq!(folder.names(), ["a.ll", "first.ll", "lost.ll", "round.ll", "sub", "target.ll"]);
}

#[test]
fn names_may_be_as_long_as_the_system_has_them() {
    let folder = folder("long");
    for length in [253, 255] {
        let name = format!("{}.ll", "n".repeat(length - 3));
        folder.draig(&["dis", "a.ll", "-o", &name]).run().succeeds();
        assert_eq!(fs::read_to_string(folder.path(&name)).expect("the output"), PRINTED);
    }
    let name = format!("{}.ll", "n".repeat(253));
    let output = folder.draig(&["dis", "a.ll", "-o", &name]).run().fails(1);
    assert_eq!(output, format!("{name}: error: Could not write output file: File name too long\n  = code: F0002\n"));
    assert_eq!(folder.names().len(), 3);
}

#[test]
fn devices_and_pipes_are_written_into() {
    let folder = folder("devices");
    assert_eq!(folder.draig(&["dis", "a.ll", "-o", "/dev/stdout"]).run().succeeds(), PRINTED);
    let done = folder.draig(&["dis", "a.ll", "-o", "/dev/stderr"]).run();
    assert_eq!((done.status(), done.stdout(), done.stderr()), (Some(0), String::new(), PRINTED.to_owned()));
    // the file opened by the shell stays the same, and its position advances
    folder.shell("{ echo before; \"$DRAIG\" dis a.ll -o /dev/stdout; echo after; } > out.txt").run().succeeds();
    assert_eq!(fs::read_to_string(folder.path("out.txt")).expect("the output"), format!("before\n{PRINTED}after\n"));
    symlink("/dev/stdout", folder.path("link.ll")).expect("a link");
    assert_eq!(folder.draig(&["dis", "a.ll", "-o", "link.ll"]).run().succeeds(), PRINTED);

    let fifo = folder.fifo("pipe.ll");
    let reader = std::thread::spawn({
        let fifo = fifo.clone();
        move || fs::read_to_string(fifo).expect("the pipe")
    });
    folder.draig(&["dis", "a.ll", "-o", "pipe.ll"]).run_soon().succeeds();
    assert_eq!(reader.join().expect("the reader ends"), PRINTED);
    assert!(fs::metadata(fifo).expect("the pipe").file_type().is_fifo());
    assert_eq!(folder.names(), ["a.ll", "link.ll", "out.txt", "pipe.ll"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_an_error() {
    let folder = folder("full");
    for output in ["/dev/full", "full.ll"] {
        let _ = symlink("/dev/full", folder.path("full.ll"));
        for command in [&["dis", "a.ll"][..], &["as", "a.ll"], &["info", "a.ll"], &["link", "a.ll"]] {
            let stderr = folder.draig(&[command, &["-o", output]].concat()).run().fails(1);
            assert_eq!(
                stderr,
                format!("{output}: error: Could not write output file: No space left on device\n  = code: F0002\n")
            );
        }
    }
    let output = folder.shell("ulimit -f 0; exec \"$DRAIG\" dis a.ll -o limited.ll").run().fails(1);
    assert_eq!(output, "limited.ll: error: Could not write output file: File too large\n  = code: F0002\n");
    assert_eq!(folder.names(), ["a.ll", "full.ll"]);
}

/// Bitcode that takes some time to be shown record by record.
fn long_work(folder: &Folder) {
    let text: String = (0..60_000).map(|number| format!("@g{number} = global i32 {number}\n")).collect();
    folder.file("long.ll", text);
    folder.draig(&["as", "long.ll", "-o", "long.bc"]).run().succeeds();
}

/// Waits until an unfinished output exists.
fn begins(folder: &Folder) {
    let start = Instant::now();
    while folder.names_like(".draig-").is_empty() {
        assert!(start.elapsed() < Duration::from_secs(60), "nothing is written");
        std::thread::sleep(Duration::from_micros(200));
    }
}

fn send(signal: &str, process: u32) {
    let sent = Command::new("kill").args([&format!("-{signal}"), &process.to_string()]).status();
    assert!(sent.expect("kill is part of every system").success());
}

#[test]
fn signals_leave_no_files() {
    let folder = folder("signals");
    long_work(&folder);
    folder.file("kept.json", "kept");
    let before = folder.names();
    for (signal, number) in [("INT", 2), ("TERM", 15), ("HUP", 1), ("QUIT", 3)] {
        // If the tests run in the background of a shell, some signals are ignored, also by the command.
        let is_ignored = folder.shell(&format!("kill -{signal} $$; echo still here")).run().status() == Some(0);
        assert!(!is_ignored || signal != "TERM", "nobody ignores SIGTERM");
        for output in ["new.json", "kept.json"].into_iter().filter(|_| !is_ignored) {
            // SIGQUIT may write a core
            let run = folder.shell(&format!("ulimit -c 0; exec \"$DRAIG\" bcdump --json long.bc -o {output}"));
            let child = run.start();
            begins(&folder);
            send(signal, child.id());
            let done = child.end();
            assert_eq!((done.signal(), done.stderr().as_str()), (Some(number), ""), "{signal}");
            assert_eq!(folder.names(), before, "{signal}");
        }
    }
    assert_eq!(fs::read_to_string(folder.path("kept.json")).expect("the file"), "kept");
}

#[test]
fn signals_that_are_ignored_stay_so() {
    let folder = folder("nohup");
    long_work(&folder);
    let run = folder.shell("trap '' HUP; exec \"$DRAIG\" bcdump --json long.bc -o out.json");
    let child = run.start();
    begins(&folder);
    send("HUP", child.id());
    child.end().succeeds();
    assert_eq!(folder.names(), ["a.ll", "long.bc", "long.ll", "out.json"]);
}
