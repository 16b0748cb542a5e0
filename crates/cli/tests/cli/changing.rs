//! Files that others write to while they are read: every command reports the change, and never ends by a
//! signal.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::support::{Done, Folder, Started};

/// A module whose text and bitcode are mapped, and take some time to read.
fn text() -> String {
    let mut text = String::from("@v = global i32 1\n");
    for number in 0..6_000 {
        text += &format!(
            "define i32 @f{number}(i32 %x) {{\n  %a = add i32 %x, {number}\n  %b = mul i32 %a, {}\n  \
             %c = xor i32 %b, %a\n  store i32 %c, ptr @v\n  %d = load i32, ptr @v\n  ret i32 %d\n}}\n",
            number * 7919
        );
    }
    text + "define i32 @main() {\n  ret i32 0\n}\n"
}

/// A directory with the module in each form.
fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.file("a.ll", text());
    folder.draig(&["as", "a.ll", "-o", "a.bc"]).run().succeeds();
    let bitcode = fs::read(folder.path("a.bc")).expect("the bitcode");
    let mut archive = format!("!<arch>\n{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", "a.bc/", 0, 0, 0, 644, bitcode.len());
    archive.truncate(68);
    folder.file("a.a", [archive.as_bytes(), &bitcode].concat());
    let thin = format!("!<thin>\n{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", "a.ll/", 0, 0, 0, 644, 100);
    folder.file("thin.a", thin);
    folder.file("main.ll", "define i32 @start() {\n  ret i32 0\n}\n");
    folder
}

/// Waits until a process has mapped a file; returns whether it did before it ended.
fn is_mapped(child: &mut Started, name: &str) -> bool {
    let maps = format!("/proc/{}/maps", child.id());
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(60) {
        if fs::read_to_string(&maps).is_ok_and(|maps| maps.contains(name)) {
            return true;
        }
        if child.is_over() {
            return false;
        }
    }
    panic!("{name} is not mapped");
}

/// Runs a command, and changes a file as soon as it is mapped.
fn meanwhile(folder: &Folder, command: &[&str], file: &str, change: impl Fn(&Path)) -> Option<Done> {
    let path = folder.path(file);
    let whole = fs::read(&path).expect("the file");
    let mut child = folder.draig(command).start();
    let is_mapped = is_mapped(&mut child, &path.to_string_lossy());
    if is_mapped {
        change(&path);
    }
    let done = child.end();
    fs::write(&path, whole).expect("the file as it was");
    is_mapped.then_some(done)
}

/// Commands, the file that they read, and the status of a failure.
const COMMANDS: [(&[&str], &str, i32); 20] = [
    (&["dis", "a.ll"], "a.ll", 1),
    (&["dis", "--threads", "1", "a.ll", "-o", "out.ll"], "a.ll", 1),
    (&["dis", "--threads", "4", "a.ll", "-o", "out.ll"], "a.ll", 1),
    (&["dis", "--func", "f7", "a.ll"], "a.ll", 1),
    (&["as", "a.ll", "-o", "out.bc"], "a.ll", 1),
    (&["info", "--no-verify", "a.ll"], "a.ll", 1),
    (&["verify", "a.ll"], "a.ll", 1),
    (&["layout", "a.ll"], "a.ll", 1),
    (&["strip", "a.ll", "-o", "out.ll"], "a.ll", 1),
    (&["link", "main.ll", "a.ll", "-o", "out.ll"], "a.ll", 1),
    (&["diff", "a.ll", "main.ll"], "a.ll", 2),
    (&["run", "a.ll"], "a.ll", 73),
    (&["dis", "a.bc"], "a.bc", 1),
    (&["verify", "a.bc"], "a.bc", 1),
    (&["bcdump", "a.bc", "-o", "out.txt"], "a.bc", 1),
    (&["bcdump", "--stats", "a.bc"], "a.bc", 1),
    (&["dis", "a.a"], "a.a", 1),
    (&["verify", "a.a"], "a.a", 1),
    (&["link", "main.ll", "a.a", "--whole-archive", "-o", "out.ll"], "a.a", 1),
    (&["verify", "thin.a"], "a.ll", 1),
];

/// Repeats each command until the change came in time, which must happen once.
fn is_noticed(test: &str, change: impl Fn(&Path)) {
    let folder = folder(test);
    let names = folder.names();
    for (command, file, failure) in COMMANDS {
        let is_noticed = (0..20).any(|_| {
            // Those of a run that ended before the change.
            let _ = ["out.ll", "out.bc", "out.txt"].map(|name| fs::remove_file(folder.path(name)));
            let Some(done) = meanwhile(&folder, command, file, &change) else { return false };
            assert_eq!(done.signal(), None, "{command:?}: {}", done.stderr());
            if done.status() != Some(failure) {
                // everything was read before
                assert_eq!(done.status(), Some(if command[0] == "diff" { 1 } else { 0 }), "{command:?}");
                return false;
            }
            let output = done.stderr();
            let first = output.lines().next().unwrap_or_default();
            assert_eq!(first, format!("{file}: error: the file changed while it was read"), "{command:?}: {output}");
            assert_eq!(folder.names(), names, "{command:?}");
            true
        });
        assert!(is_noticed, "{command:?}");
    }
}

fn resize(path: &Path, len: u64) {
    File::options().write(true).open(path).expect("the file").set_len(len).expect("another length");
}

#[test]
fn truncated_files_are_reported_as_changed() {
    is_noticed("truncated", |path| resize(path, 100));
}

#[test]
fn grown_files_are_reported_as_changed() {
    is_noticed("grown", |path| resize(path, fs::metadata(path).expect("the file").len() + 1));
}

#[test]
fn vanishing_files_end_no_process() {
    let folder = folder("flicker");
    let stop = std::sync::atomic::AtomicBool::new(false);
    let files = ["a.ll", "a.bc", "a.a"].map(|name| (name, fs::read(folder.path(name)).expect("the file")));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut round = 0u64;
            while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                for (name, whole) in &files {
                    resize(&folder.path(name), round * 7919 % whole.len() as u64);
                    std::thread::sleep(Duration::from_micros(round * 37 % 3000));
                    fs::write(folder.path(name), whole).expect("the file as it was");
                }
                round += 1;
                std::thread::sleep(Duration::from_micros(round * 53 % 5000));
            }
        });
        let start = Instant::now();
        let mut ended = Vec::new();
        while start.elapsed() < Duration::from_secs(5) {
            for (name, _) in &files {
                let done = folder.draig(&["info", name]).run_soon();
                ended.push((done.status(), done.signal()));
            }
        }
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        assert!(ended.iter().all(|(status, _)| matches!(status, Some(0 | 1))), "{ended:?}");
    });
}
