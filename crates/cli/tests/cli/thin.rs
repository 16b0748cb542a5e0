//! Files that other files name. Members of thin archives: only regular files below the archive's directory,
//! or below those that the user names, each once. Sources of debug information: regular files of finite size.

use std::fs;
use std::os::unix::fs::symlink;

use crate::support::Folder;

/// A thin archive of these members, as `ar` makes it.
fn thin(members: &[&str]) -> Vec<u8> {
    let header = |name: &str, size: usize| format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644);
    let names: String = members.iter().map(|member| format!("{member}/\n")).collect();
    let mut bytes = b"!<thin>\n".to_vec();
    bytes.extend(header("//", names.len()).into_bytes());
    bytes.extend(names.as_bytes());
    bytes.extend(if names.len() % 2 == 1 { "\n" } else { "" }.as_bytes());
    let mut at = 0;
    for member in members {
        bytes.extend(header(&format!("/{at}"), 100).into_bytes());
        at += member.len() + 2;
    }
    bytes
}

/// Commands that read archives, with the status of a failure.
const COMMANDS: [(&[&str], i32); 15] = [
    (&["dis", "sub/lib.a"], 1),
    (&["dis", "sub/lib.a", "-o", "out.ll"], 1),
    (&["as", "sub/lib.a", "-o", "out.bc"], 1),
    (&["info", "sub/lib.a"], 1),
    (&["layout", "sub/lib.a"], 1),
    (&["verify", "sub/lib.a"], 1),
    (&["link", "sub/lib.a", "--whole-archive", "-o", "out.ll"], 1),
    (&["link", "main.ll", "sub/lib.a", "-o", "out.ll"], 1),
    (&["extract", "--func", "f", "sub/lib.a", "-o", "out.ll"], 1),
    (&["strip", "sub/lib.a", "-o", "out.ll"], 1),
    (&["split", "-n", "2", "sub/lib.a"], 1),
    (&["diff", "sub/lib.a", "main.ll"], 2),
    (&["cfg", "sub/lib.a"], 1),
    (&["opt", "--passes=require<domtree>", "-S", "sub/lib.a"], 1),
    (&["run", "main.ll", "--link", "sub/lib.a"], 73),
];

fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    fs::create_dir(folder.path("sub")).expect("a folder");
    folder.file("main.ll", "declare i32 @f()\ndefine i32 @main() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n");
    folder.file("sub/f.ll", "define i32 @f() {\n  ret i32 0\n}\n");
    folder
}

/// Checks that every command refuses the archive with these words.
#[track_caller]
fn all_refuse(folder: &Folder, more: &[&str], member: &str, message: &str) {
    folder.file("sub/lib.a", thin(&[member]));
    let before = folder.names();
    for (command, status) in COMMANDS {
        let error = folder.draig(&[command, more].concat()).run_soon().fails(status);
        let expected = format!(": error: {message}\n  = note: sub/lib.a is a thin archive that names it\n");
        assert!(error.contains(&expected), "{command:?}: {error}");
        assert_eq!(folder.names(), before, "{command:?}");
    }
}

const OUTSIDE: &str = "the file is outside of the directory of the archive that names it";
const NOT_REGULAR: &str = "Could not open input file: not a regular file";

#[test]
fn members_next_to_the_archive_are_read() {
    let folder = folder("thin");
    folder.file("sub/lib.a", thin(&["f.ll"]));
    for (command, _) in COMMANDS {
        let done = folder.draig(command).run_soon();
        let status = if command[0] == "diff" { 1 } else { 0 };
        assert_eq!((done.status(), done.stderr().as_str()), (Some(status), ""), "{command:?}");
    }
    let printed = folder.draig(&["dis", "sub/lib.a"]).run().succeeds();
    assert!(printed.contains("define i32 @f()"), "{printed}");
    let printed = folder.draig(&["dis", "sub/lib.a", "--member", "f.ll", "--func", "f"]).run().succeeds();
    assert_eq!(printed, "define i32 @f() {\n  ret i32 0\n}\n");
    // for standard input it is the current directory
    let printed = folder.draig(&["dis"]).input(thin(&["sub/f.ll"])).run().succeeds();
    assert!(printed.contains("define i32 @f()"), "{printed}");
}

#[test]
fn members_elsewhere_need_the_users_permission() {
    let folder = folder("thin-outside");
    folder.file("g.ll", "define i32 @f() {\n  ret i32 0\n}\n");
    symlink("../g.ll", folder.path("sub/link.ll")).expect("a link");
    fs::create_dir(folder.path("sub/in")).expect("a folder");
    symlink("in/../../g.ll", folder.path("sub/in.ll")).expect("a link");
    let absolute = folder.path("g.ll").to_string_lossy().into_owned();
    for member in ["../g.ll", "../sub/../g.ll", "link.ll", "in.ll", &absolute, "/etc/passwd", "/dev/zero"] {
        all_refuse(&folder, &[], member, OUTSIDE);
        // an unrelated directory changes nothing
        all_refuse(&folder, &["--members-from", "sub/in"], member, OUTSIDE);
    }
    for member in ["../g.ll", "link.ll", "in.ll", &absolute] {
        folder.file("sub/lib.a", thin(&[member]));
        for (command, _) in COMMANDS {
            let done = folder.draig(&[command, &["--members-from", "."]].concat()).run_soon();
            let status = if command[0] == "diff" { 1 } else { 0 };
            assert_eq!((done.status(), done.stderr().as_str()), (Some(status), ""), "{command:?}");
        }
    }
    let output = folder.draig(&["dis", "sub/lib.a", "--members-from", "none"]).run().fails(1);
    assert_eq!(output, "none: error: Could not open directory: No such file or directory\n  = code: F0009\n");
    let help = folder.draig(&["link", "--help"]).run().succeeds();
    assert!(help.contains("--members-from <DIR>"), "{help}");
}

#[test]
fn devices_pipes_and_folders_are_no_members() {
    let folder = folder("thin-devices");
    folder.fifo("sub/pipe.ll");
    symlink("pipe.ll", folder.path("sub/link.ll")).expect("a link");
    fs::create_dir(folder.path("sub/folder.ll")).expect("a folder");
    for member in ["pipe.ll", "link.ll", "folder.ll"] {
        all_refuse(&folder, &[], member, NOT_REGULAR);
    }
    for member in ["/dev/zero", "/dev/tty", "/dev/null"] {
        all_refuse(&folder, &["--members-from", "/"], member, NOT_REGULAR);
    }
    all_refuse(&folder, &[], "none.ll", "Could not open input file: No such file or directory");
}

#[cfg(target_os = "linux")]
#[test]
fn files_of_proc_have_the_size_that_stat_gives() {
    let folder = folder("thin-proc");
    folder.file("sub/lib.a", thin(&["/proc/self/maps"]));
    let output = folder.draig(&["dis", "sub/lib.a", "--members-from", "/"]).run_soon().fails(1);
    assert!(output.starts_with("sub/lib.a: error: no member of the archive has LLVM IR\n"), "{output}");
}

#[test]
fn a_file_is_one_member_however_often_it_is_named() {
    let folder = folder("thin-many");
    symlink("f.ll", folder.path("sub/again.ll")).expect("a link");
    let names = ["f.ll", "./f.ll", "../sub/f.ll", "again.ll"];
    folder.file("sub/lib.a", thin(&(0..5000).map(|number| names[number % names.len()]).collect::<Vec<_>>()));
    for (command, _) in COMMANDS {
        let done = folder.draig(command).run_soon();
        let status = if command[0] == "diff" { 1 } else { 0 };
        assert_eq!((done.status(), done.stderr().as_str()), (Some(status), ""), "{command:?}");
    }
    let printed = folder.draig(&["dis", "sub/lib.a"]).run().succeeds();
    assert_eq!(printed.matches("define i32 @f()").count(), 1, "{printed}");
}

#[test]
fn archives_in_archives_are_no_ir() {
    let folder = folder("thin-self");
    folder.file("sub/other.a", thin(&["lib.a", "other.a"]));
    folder.file("sub/lib.a", thin(&["lib.a", "other.a"]));
    let output = folder.draig(&["dis", "sub/lib.a"]).run_soon().fails(1);
    assert!(output.starts_with("sub/lib.a: error: no member of the archive has LLVM IR\n"), "{output}");
    let output = folder.draig(&["link", "sub/lib.a", "--whole-archive"]).run_soon().fails(1);
    assert!(output.starts_with("sub/lib.a: error: sub/lib.a(lib.a) is not LLVM IR\n  = code: L0004\n"), "{output}");
    folder.file("sub/lib.a", thin(&["lib.a"; 3000]));
    let output = folder.draig(&["dis", "sub/lib.a"]).run_soon().fails(1);
    assert!(output.contains("lib.a, lib.a and 2980 more\n") && output.len() < 1000, "{output}");
}

#[test]
fn a_pipe_is_not_read_again_for_places_of_conflicts() {
    let folder = folder("link-pipe");
    folder.fifo("pipe.ll");
    let done = folder.shell("cat sub/f.ll > pipe.ll & exec \"$DRAIG\" link pipe.ll sub/f.ll").run_soon();
    let output = done.fails(1);
    assert!(output.contains("Linking globals named 'f': symbol multiply defined!"), "{output}");
    assert!(output.contains("= note: the other is at sub/f.ll:1:12\n"), "{output}");
}

#[cfg(target_os = "linux")]
#[test]
fn sources_that_have_no_end_are_not_shown() {
    let folder = Folder::new("source-endless");
    folder.fifo("pipe.c");
    let text = r#"define i32 @main() !dbg !3 {
  store i32 1, ptr null, align 4, !dbg !6
  ret i32 0
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "FILE", directory: "")
!3 = distinct !DISubprogram(name: "main", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 1, column: 1, scope: !3)
"#;
    // a table of 256 GB, whose reported size is 0
    for file in ["/proc/self/pagemap", "pipe.c", "/dev/zero"] {
        folder.file("a.ll", text.replace("FILE", file));
        let output = folder.draig(&["run", "a.ll"]).run_soon().fails(70);
        assert!(output.contains(&format!("{file}:1:1: in main\n")), "{output}");
    }
}
