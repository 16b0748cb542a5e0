//! `draig run --cxx`: a program is linked with what it reaches of a library of bitcode.

use std::path::{Path, PathBuf};

use crate::link::archive;
use crate::support::Folder;

/// Calls an inline function, which both members define, and a virtual function by a table.
const PROGRAM: &str = "target triple = \"x86_64-pc-linux-gnu\"
@_ZTVSt5shape = external constant { [3 x ptr] }
declare i32 @_ZNSt5shape5sidesEv()
declare i32 @_ZSt6insidev()
define i32 @main() {
  %p = getelementptr i8, ptr @_ZTVSt5shape, i64 16
  %f = load ptr, ptr %p
  %a = call i32 %f()
  %b = call i32 @_ZNSt5shape5sidesEv()
  %c = call i32 @_ZSt6insidev()
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
";

/// A table, whose function uses an internal variable that a constructor sets.
const SHAPE: &str = "target triple = \"x86_64-pc-linux-gnu\"
@count = internal global i32 1
@_ZTVSt5shape = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNSt5shape4areaEv] }
@unused = global ptr @_ZSt7missingv
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
declare i32 @_ZSt7missingv()
define internal void @start() {
  store i32 20, ptr @count
  ret void
}
define i32 @_ZNSt5shape4areaEv() {
  %n = load i32, ptr @count
  ret i32 %n
}
define linkonce_odr i32 @_ZSt6insidev() {
  ret i32 3
}
";

/// The other member, which needs the first one's function.
const SIDES: &str = "target triple = \"x86_64-pc-linux-gnu\"
declare i32 @_ZNSt5shape4areaEv()
define i32 @_ZNSt5shape5sidesEv() {
  %n = call i32 @_ZNSt5shape4areaEv()
  %i = call i32 @_ZSt6insidev()
  %s = add i32 %n, %i
  ret i32 %s
}
define linkonce_odr i32 @_ZSt6insidev() {
  ret i32 3
}
define i32 @_ZSt6unreadv() {
  ret i32 0
}
";

/// Writes the library of these sources as `lib.a`.
fn library(folder: &Folder) -> Vec<u8> {
    for (name, text) in [("shape", SHAPE), ("sides", SIDES)] {
        folder.file(&format!("{name}.ll"), text);
        let made = folder.draig(&["as", &format!("{name}.ll"), "-o", &format!("{name}.bc")]).run();
        assert_eq!(made.status(), Some(0), "{}", made.stderr());
    }
    let read = |name: &str| std::fs::read(folder.path(name)).expect("it was written");
    let shape = ["_ZTVSt5shape", "_ZNSt5shape4areaEv", "_ZSt6insidev", "unused"];
    let sides = ["_ZNSt5shape5sidesEv", "_ZSt6insidev", "_ZSt6unreadv"];
    archive(&[("sides.bc/", &read("sides.bc"), &sides), ("shape.bc/", &read("shape.bc"), &shape)])
}

#[test]
fn a_program_is_linked_with_what_it_reaches() {
    let folder = Folder::new("cxx-path");
    folder.file("main.ll", PROGRAM);
    let bytes = library(&folder);
    folder.file("lib.a", &bytes);
    let done = folder.draig(&["run", "main.ll", "--cxx", "./lib.a"]).run();
    assert_eq!((done.status(), done.stderr()), (Some(20 + 23 + 3), String::new()));
}

#[test]
fn the_library_is_found_in_the_cache() {
    let folder = Folder::new("cxx-cache");
    folder.file("main.ll", PROGRAM);
    let bytes = library(&folder);
    let cache = folder.path("cache/draig/cxx/x86_64-linux-gnu");
    std::fs::create_dir_all(&cache).expect("a folder for the test");
    // Of two versions, the newest is taken.
    std::fs::write(cache.join("libstdc++-9.a"), b"!<arch>\n").expect("a file for the test");
    std::fs::write(cache.join("libstdc++-12.a"), &bytes).expect("a file for the test");
    let run = |args: &[&str]| {
        let command = folder.draig(&[&["run", "main.ll"], args].concat());
        let done = command.env("XDG_CACHE_HOME", &folder.path("cache").to_string_lossy()).run();
        (done.status(), done.stderr())
    };
    for args in [&[][..], &["--cxx", "libstdc++"], &["--cxx", "libstdc++-12"]] {
        assert_eq!(run(args), (Some(46), String::new()), "{args:?}");
    }
    let (status, stderr) = run(&["--cxx", "libstdc++-9"]);
    assert_eq!(status, Some(73));
    assert!(stderr.contains("libstdc++-9.a has no ") && stderr.contains("cargo xtask cxx"), "{stderr}");
    let (status, stderr) = run(&["--cxx", "libc++"]);
    assert_eq!(status, Some(73));
    assert!(stderr.contains("there is no libc++ for x86_64-linux-gnu"), "{stderr}");
    assert!(stderr.contains("cargo xtask cxx libc++ makes"), "{stderr}");
    let (status, stderr) = run(&["--cxx", "none"]);
    assert_eq!(status, Some(71), "{stderr}");
}

/// A library of a release, which was unpacked in the folder of the command, or was installed with it.
#[test]
fn the_library_is_found_next_to_the_command() {
    for (command, library_folder) in [("bin/draig", "bin/cxx"), ("usr/bin/draig", "usr/share/draig/cxx")] {
        let folder = Folder::new("cxx-near");
        folder.file("main.ll", PROGRAM);
        let bytes = library(&folder);
        let (command, near) = (folder.path(command), folder.path(library_folder).join("x86_64-linux-gnu"));
        for made in [command.parent().expect("a folder"), &near] {
            std::fs::create_dir_all(made).expect("a folder for the test");
        }
        std::fs::hard_link(env!("CARGO_BIN_EXE_draig"), &command)
            .or_else(|_| std::fs::copy(env!("CARGO_BIN_EXE_draig"), &command).map(|_| ()))
            .expect("a command for the test");
        let run = || {
            let mut command = std::process::Command::new(&command);
            command.args(["run", "main.ll"]).current_dir(folder.path("")).env("XDG_CACHE_HOME", folder.path("cache"));
            command.output().expect("it runs").status.code()
        };
        assert_eq!(run(), Some(71));
        std::fs::write(near.join("libstdc++-12.a"), &bytes).expect("a file for the test");
        assert_eq!(run(), Some(46));
    }
}

#[test]
fn a_program_without_its_library_says_how_to_make_it() {
    let folder = Folder::new("cxx-none");
    let cache = folder.path("cache").display().to_string();
    let made = format!("cargo xtask cxx libc++ makes the library that it needs, in {cache}/draig/cxx/x86_64-linux-gnu");
    let cases = [
        ("x86_64-pc-linux-gnu", &*cache, &*made),
        ("x86_64-pc-linux-gnu", "", "cargo xtask cxx libc++ makes the library that it needs, for which XDG_CACHE_HOME"),
        ("aarch64-unknown-linux-gnu", &cache, "cargo xtask cxx libc++ --target aarch64-linux-gnu makes the library"),
        ("riscv64-unknown-linux-gnu", &cache, "--cxx PATH links an archive of bitcode of libc++ for riscv64-linux-gnu"),
    ];
    for (triple, cache, help) in cases {
        let text = format!(
            "target triple = \"{triple}\"\ndeclare i32 @_ZNSt3__16strangEv()\ndefine i32 @main() {{\n  \
             %a = call i32 @_ZNSt3__16strangEv()\n  ret i32 %a\n}}\n"
        );
        folder.file("main.ll", text);
        let command = folder.draig(&["run", "main.ll"]).env("XDG_CACHE_HOME", cache).env("HOME", "");
        let done = command.env("LOCALAPPDATA", "").run();
        assert_eq!(done.status(), Some(71));
        assert!(done.stderr().contains(&format!("\nhelp: {help}")), "{}", done.stderr());
    }
}

/// Whether the cache of this machine has a library of libstdc++.
fn has_libstdcxx() -> bool {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let Some(cache) = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache"))) else { return false };
    let files = std::fs::read_dir(cache.join("draig/cxx/x86_64-linux-gnu")).into_iter().flatten().flatten();
    files.map(|file| file.file_name()).any(|name| {
        let name = name.to_string_lossy();
        name.starts_with("libstdc++-") && name.ends_with(".a")
    })
}

/// Runs a program of the interpreter's tests: as natively, or, where the library was not made (`.ci/run` does), up to what
/// it lacks.
fn runs_with_its_library(name: &str, args: &[&str]) {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../interp/tests/programs");
    let path = |extension: &str| programs.join(format!("{name}.{extension}"));
    let folder = Folder::new(&format!("cxx-{name}"));
    let ir = path("ll").display().to_string();
    let command = folder.draig(&[&["run", &ir], args].concat());
    let done = command.input(std::fs::read(path("stdin")).unwrap_or_default()).run();
    if has_libstdcxx() {
        let wanted = std::fs::read_to_string(path("stdout")).expect("it is there");
        assert_eq!((done.status(), done.stdout()), (Some(0), wanted), "{}", done.stderr());
    } else {
        eprintln!("{name} is not run: `cargo xtask cxx libstdc++` was not");
        assert_eq!(done.status(), Some(71), "{}", done.stderr());
        assert!(done.stderr().contains("cargo xtask cxx libstdc++ makes "), "{}", done.stderr());
    }
}

#[test]
fn streams_of_cxx() {
    runs_with_its_library("streams", &[]);
}

#[test]
fn exceptions_of_the_cxx_library() {
    runs_with_its_library("exceptions", &[]);
}

#[test]
fn the_cxx_library_as_its_headers_call_it() {
    runs_with_its_library("library", &[]);
}

#[test]
fn clocks_see_every_pause() {
    runs_with_its_library("clocks", &[]);
}

#[test]
fn threads_of_cxx() {
    for seed in ["0", "1", "7"] {
        runs_with_its_library("threads_cxx", &["--seed", seed, "--races", "stop"]);
    }
}
