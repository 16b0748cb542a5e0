//! `draig run` of programs compiled by rustc together with the standard library: each prints the same as
//! natively.

use std::path::PathBuf;
use std::process::Command;

use crate::support::Folder;

/// Compiles a program with its library to one module; returns the executable, and the bitcode that it was
/// made from. `None` if the compiler cannot link.
fn compiled(folder: &Folder, text: &str) -> Option<(PathBuf, String)> {
    let source = folder.file("program.rs", text);
    let binary = folder.path("program");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let made = Command::new(rustc)
        .args(["--edition", "2024", "-C", "opt-level=1", "-C", "lto=fat", "-C", "codegen-units=1"])
        .args(["-C", "panic=abort", "-C", "save-temps", "--target", "x86_64-unknown-linux-gnu", "-o"])
        .args([&binary, &source])
        .output();
    if !made.is_ok_and(|made| made.status.success()) {
        return None;
    }
    // The bitcode of several stages is kept; this is the last one.
    let is_last = |name: &String| name.ends_with("-cgu.0.rcgu.bc");
    Some((binary, folder.names_like("program.").into_iter().find(is_last).expect("the bitcode is kept")))
}

/// Runs a program both ways, with the path of a new directory as its argument.
fn check(test: &str, text: &str) {
    let folder = Folder::new(test);
    let Some((binary, bitcode)) = compiled(&folder, text) else { return };
    let outputs = ["native", "interpreted"].map(|name| {
        std::fs::create_dir(folder.path(name)).expect("a new folder");
        if name == "native" {
            let native = Command::new(&binary).arg(folder.path(name)).output().expect("it runs");
            assert!(native.status.success(), "{native:?}");
            String::from_utf8(native.stdout).expect("text")
        } else {
            folder.draig(&["run", "--dir", "interpreted:rw", &bitcode, "--", "interpreted"]).run().succeeds()
        }
    });
    assert_eq!(outputs[0], outputs[1]);
}

#[test]
fn files_and_folders() {
    check(
        "rust-files",
        r#"
use std::fs;
use std::io::{Read, Seek, SeekFrom, Write};
fn main() -> std::io::Result<()> {
    let top = std::path::PathBuf::from(std::env::args().nth(1).expect("a folder"));
    fs::create_dir_all(top.join("x/y/z"))?;
    fs::write(top.join("x/a"), "some text")?;
    fs::write(top.join("x/y/b"), [1, 2, 3])?;
    println!("{}", fs::copy(top.join("x/a"), top.join("x/y/z/copy"))?);
    println!("{:?}", fs::read_to_string(top.join("x/y/z/copy"))?);
    let mut file = fs::OpenOptions::new().read(true).append(true).open(top.join("x/a"))?;
    file.write_all(b", and more")?;
    file.seek(SeekFrom::End(-4))?;
    let mut end = String::new();
    file.read_to_string(&mut end)?;
    println!("{end}");
    let mut names = Vec::new();
    for entry in fs::read_dir(top.join("x"))? {
        let entry = entry?;
        names.push((entry.file_name(), entry.file_type()?.is_dir(), entry.metadata()?.is_file()));
    }
    names.sort();
    println!("{names:?}");
    // The target of a link stays.
    fs::create_dir(top.join("kept"))?;
    fs::write(top.join("kept/file"), "")?;
    println!("{:?}", fs::remove_dir(top.join("x")).map_err(|error| error.kind()));
    println!("{:?}", fs::remove_dir(top.join("x/a")).map_err(|error| error.kind()));
    println!("{:?}", fs::remove_file(top.join("x/y")).is_err());
    fs::remove_dir_all(top.join("x"))?;
    println!("{} {}", top.join("x").exists(), top.join("kept/file").exists());
    println!("{:?}", fs::remove_dir_all(top.join("none")).map_err(|error| error.kind()));
    fs::remove_dir_all(top.join("kept"))?;
    println!("{}", fs::read_dir(&top)?.count());
    Ok(())
}
"#,
    );
}

#[test]
fn links_are_removed_and_not_their_targets() {
    let folder = Folder::new("rust-links");
    let program = "fn main() {
    let path = std::path::PathBuf::from(std::env::args().nth(1).expect(\"a folder\")).join(\"tree\");
    println!(\"{:?}\", std::fs::symlink_metadata(path.join(\"link\")).map(|there| there.is_symlink()));
    println!(\"{:?}\", std::fs::remove_dir_all(path).map_err(|error| error.kind()));
}
";
    let Some((_, bitcode)) = compiled(&folder, program) else { return };
    folder
        .shell("mkdir -p top/tree/sub top/kept && touch top/kept/file top/tree/sub/file && ln -s ../kept top/tree/link")
        .run()
        .succeeds();
    let output = folder.draig(&["run", "--dir", "top:rw", &bitcode, "--", "top"]).run().succeeds();
    assert_eq!(output, "Ok(true)\nOk(())\n");
    assert!(folder.path("top/kept/file").exists() && !folder.path("top/tree").exists());
}

#[test]
fn waiting_ends_in_time() {
    check(
        "rust-waiting",
        r#"
use std::sync::mpsc;
use std::time::Duration;
fn main() {
    let (sender, receiver) = mpsc::channel::<u32>();
    println!("{:?}", receiver.recv_timeout(Duration::from_millis(20)));
    sender.send(7).expect("somebody listens");
    println!("{:?}", receiver.recv_timeout(Duration::from_millis(20)));
    drop(sender);
    println!("{:?}", receiver.recv_timeout(Duration::from_millis(20)));
}
"#,
    );
}
