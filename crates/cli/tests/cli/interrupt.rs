//! Ctrl-C in `draig run`: whatever the program does or waits for, the run ends and reports its place.
#![cfg(unix)]

use std::io::Read as _;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::Folder;

/// A program that writes `!` to standard error and then repeats `then` forever.
fn program(then: &str) -> String {
    format!(
        r#"
@mark = constant [1 x i8] c"!"
@format = constant [4 x i8] c"%*s\00"
@bytes = constant [4096 x i8] zeroinitializer

define i32 @main() {{
  %x = call i64 @write(i32 2, ptr @mark, i64 1)
  call void @forever()
  ret i32 0
}}

define void @forever() {{
  %room = alloca [64 x i8]
  br label %loop
loop:
  {then}
}}

declare i64 @write(i32, ptr, i64)
declare i64 @read(i32, ptr, i64)
declare i32 @scanf(ptr, ...)
"#
    )
}

/// Waits until the program runs, and sends SIGINT; returns its exit status and the rest of standard error.
fn interrupted(mut child: Child) -> (Option<i32>, String) {
    let mut stderr = child.stderr.take().expect("a pipe");
    let mut mark = [0];
    stderr.read_exact(&mut mark).expect("it runs");
    // Time to reach the place where it waits; an earlier interrupt is fine, too.
    std::thread::sleep(Duration::from_millis(50));
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(kill.expect("a shell").success());
    let since = Instant::now();
    let status = loop {
        match child.try_wait().expect("a child") {
            Some(status) => break status.code(),
            None if since.elapsed() > Duration::from_secs(120) => {
                let _ = child.kill();
                panic!("it goes on");
            }
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    let mut output = String::new();
    stderr.read_to_string(&mut output).expect("text");
    (status, output)
}

fn command(folder: &Folder, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_draig"));
    command.args(["run", "a.ll"]).args(args).current_dir(folder.path(""));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn interrupted_runs_report_their_position() {
    let folder = Folder::new("interrupt-loop");
    folder.file("a.ll", program("store volatile i8 0, ptr %room\n  br label %loop"));
    let (status, output) = interrupted(command(&folder, &[]).spawn().expect("it starts"));
    assert_eq!(status, Some(130), "{output}");
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "error: limit reached: interrupted", "{output}");
    assert_eq!(lines[1..3], ["a.ll:16:3: in @forever, %loop", "    store volatile i8 0, ptr %room"], "{output}");
    assert!(output.contains("stack: @forever at a.ll:16:3\n           @main at a.ll:8:3"), "{output}");
    let json = command(&folder, &["--json"]).spawn().expect("it starts");
    let (status, output) = interrupted(json);
    assert_eq!(status, Some(130), "{output}");
    let json: serde_json::Value = serde_json::from_str(output.lines().last().expect("a line")).expect("one object");
    assert_eq!(json["outcome"], "limit");
    assert_eq!(json["message"], "interrupted");
    assert_eq!(json["stack"][0]["function"], "@forever");
    let seeds = command(&folder, &["--many-seeds", "0..1000000"]).stderr(Stdio::piped()).spawn();
    let mut seeds = seeds.expect("it starts");
    // The output of the programs is kept until the first has ended.
    std::thread::sleep(Duration::from_millis(500));
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", seeds.id())]).status();
    assert!(kill.expect("a shell").success());
    assert_eq!(seeds.wait().expect("it ends").code(), Some(130));
}

#[test]
fn waiting_for_input_ends() {
    let folder = Folder::new("interrupt-input");
    folder.file("a.ll", program("%x = call i64 @read(i32 0, ptr %room, i64 64)\n  br label %loop"));
    let mut child = command(&folder, &[]).stdin(Stdio::piped()).spawn().expect("it starts");
    let pipe = child.stdin.take();
    let (status, output) = interrupted(child);
    assert_eq!(status, Some(130), "{output}");
    assert!(output.starts_with("error: limit reached: interrupted\n"), "{output}");
    assert!(output.contains("@forever"), "{output}");
    drop(pipe);
}

#[test]
fn input_without_end_ends() {
    let folder = Folder::new("interrupt-endless");
    folder.file("a.ll", program("%x = call i32 (ptr, ...) @scanf(ptr @format)\n  br label %loop"));
    let zeros = std::fs::File::open("/dev/zero").expect("a device");
    let (status, output) = interrupted(command(&folder, &[]).stdin(zeros).spawn().expect("it starts"));
    assert_eq!(status, Some(130), "{output}");
    assert!(output.contains("limit reached: interrupted"), "{output}");
}

#[test]
fn waiting_for_a_reader_of_the_output_ends() {
    let folder = Folder::new("interrupt-output");
    folder.file("a.ll", program("%x = call i64 @write(i32 1, ptr @bytes, i64 4096)\n  br label %loop"));
    let mut child = command(&folder, &[]).spawn().expect("it starts");
    // A reader that does not read.
    let pipe = child.stdout.take();
    let (status, output) = interrupted(child);
    assert_eq!(status, Some(130), "{output}");
    assert!(output.contains("limit reached: interrupted"), "{output}");
    drop(pipe);
}

/// As with `nohup`, and for background jobs of shells.
#[test]
fn ignored_signals_stay_ignored() {
    let folder = Folder::new("interrupt-ignored");
    folder.file("a.ll", program("%x = call i64 @read(i32 0, ptr %room, i64 64)\n  ret void"));
    let draig = env!("CARGO_BIN_EXE_draig");
    let script = format!("trap '' INT; exec '{draig}' run a.ll");
    let mut command = Command::new("sh");
    command.args(["-c", &script]).current_dir(folder.path(""));
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let pipe = child.stdin.take();
    let mut mark = [0];
    child.stderr.as_mut().expect("a pipe").read_exact(&mut mark).expect("it runs");
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(kill.expect("a shell").success());
    std::thread::sleep(Duration::from_millis(100));
    drop(pipe);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}
