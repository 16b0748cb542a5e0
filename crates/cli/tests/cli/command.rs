//! The command as seen by users: destinations of output, the form of errors, exit status.

use crate::support::Folder;

/// Text printed for `@answer…` when read from a file, as by `llvm-as a.ll -o - | llvm-dis`.
fn printed(file: &str) -> String {
    ANSWER_PRINTED.replace("source_filename = \"<stdin>\"", &format!("source_filename = \"{file}\""))
}

const ANSWER: &str = "@answer = constant i32 42\n";
const ANSWER_PRINTED: &str = "\
; ModuleID = '<stdin>'
source_filename = \"<stdin>\"

@answer = constant i32 42
";
const BROKEN: &str = "@answer = constant i32 4x2\n";

#[test]
fn dis_prints_as_llvm_does() {
    let folder = Folder::new("dis");
    folder.file("a.ll", ANSWER);
    let printed = printed("a.ll");
    assert_eq!(folder.draig(&["dis", "a.ll"]).run().succeeds(), printed);
    assert_eq!(folder.draig(&["dis", "a.ll", "--threads", "3"]).run().succeeds(), printed);
    assert_eq!(folder.draig(&["--threads=3", "dis", "--strict", "--no-verify", "a.ll"]).run().succeeds(), printed);
}

#[test]
fn standard_input_is_read_for_a_dash_and_for_nothing() {
    let folder = Folder::new("stdin");
    assert_eq!(folder.draig(&["dis"]).input(ANSWER).run().succeeds(), ANSWER_PRINTED);
    assert_eq!(folder.draig(&["dis", "-", "-o", "-"]).input(ANSWER).run().succeeds(), ANSWER_PRINTED);
    let output = folder.draig(&["dis"]).input(BROKEN).run().fails(1);
    assert!(output.starts_with("<stdin>:1:"), "{output}");
}

#[test]
fn a_file_may_be_rewritten_in_place() {
    let folder = Folder::new("place");
    // large enough to be mapped while it is replaced
    let text = format!("{ANSWER}{}", "; a comment that is dropped\n".repeat(20_000));
    folder.file("a.ll", &text);
    assert_eq!(folder.draig(&["dis", "a.ll", "-o", "a.ll"]).run().succeeds(), "");
    let written = std::fs::read_to_string(folder.path("a.ll")).expect("the output");
    assert_eq!(written, printed("a.ll"));
    assert_eq!(folder.names(), ["a.ll"]);
}

#[test]
fn no_output_is_touched_on_errors() {
    let folder = Folder::new("untouched");
    folder.file("bad.ll", BROKEN);
    folder.file("kept.ll", "kept");
    for output in ["kept.ll", "new.ll"] {
        folder.draig(&["dis", "bad.ll", "-o", output]).run().fails(1);
        folder.draig(&["info", "bad.ll", "-o", output]).run().fails(1);
        folder.draig(&["dis", "missing.ll", "-o", output]).run().fails(1);
    }
    assert_eq!(folder.names(), ["bad.ll", "kept.ll"]);
    assert_eq!(std::fs::read(folder.path("kept.ll")).expect("the file"), b"kept");
}

#[test]
fn outputs_that_cannot_be_written_are_named() {
    let folder = Folder::new("unwritable");
    let output = folder.draig(&["dis", "-o", "no/such/folder.ll"]).input(ANSWER).run().fails(1);
    assert_eq!(
        output,
        "no/such/folder.ll: error: Could not write output file: No such file or directory\n  = code: F0002\n"
    );
    let output = folder.draig(&["dis", "-o", "."]).input(ANSWER).run().fails(1);
    assert_eq!(output, ".: error: Could not write output file: Is a directory\n  = code: F0002\n");
    assert_eq!(folder.names(), [""; 0]);
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_devices_written_to() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = Folder::new("links");
    folder.file("real.ll", "old");
    let private = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(folder.path("real.ll"), private).expect("permissions");
    symlink("real.ll", folder.path("link.ll")).expect("a link");
    folder.draig(&["dis", "-o", "link.ll"]).input(ANSWER).run().succeeds();
    assert!(std::fs::symlink_metadata(folder.path("link.ll")).expect("the link").is_symlink());
    assert_eq!(std::fs::read_to_string(folder.path("real.ll")).expect("the file"), ANSWER_PRINTED);
    let mode = std::fs::metadata(folder.path("real.ll")).expect("the file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    folder.draig(&["dis", "-o", "/dev/null"]).input(ANSWER).run().succeeds();
    assert!(!std::fs::metadata("/dev/null").expect("the device").is_file());
}

#[test]
fn inputs_that_cannot_be_read_are_named_in_llvms_words() {
    let folder = Folder::new("unreadable");
    let output = folder.draig(&["dis", "missing.ll"]).run().fails(1);
    assert_eq!(output, "missing.ll: error: Could not open input file: No such file or directory\n  = code: F0001\n");
    let output = folder.draig(&["info", "."]).run().fails(1);
    assert_eq!(output, ".: error: Could not open input file: Is a directory\n  = code: F0001\n");
    let output = folder.draig(&["dis", ""]).run().fails(1);
    assert_eq!(output, "'': error: Could not open input file: No such file or directory\n  = code: F0001\n");
}

#[test]
fn inputs_without_content_are_empty_modules() {
    let folder = Folder::new("empty");
    for text in ["", "\n", "; a comment", "; more\r\n\r\n"] {
        folder.file("a.ll", text);
        let output = folder.draig(&["dis", "a.ll"]).run().succeeds();
        assert_eq!(output, "; ModuleID = '<stdin>'\nsource_filename = \"a.ll\"\n");
        let output = folder.draig(&["info", "a.ll", "--json"]).run().succeeds();
        let info: serde_json::Value = serde_json::from_str(&output).expect("JSON");
        for (name, count) in info["counts"].as_object().expect("counts") {
            assert_eq!(*count, 0, "{name}");
        }
        assert_eq!(folder.draig(&["layout", "a.ll"]).run().succeeds(), "no named structs\n");
    }
}

#[test]
fn a_byte_order_mark_is_named() {
    let folder = Folder::new("mark");
    folder.file("a.ll", "\u{feff}@x = global i32 0\n");
    let output = folder.draig(&["dis", "a.ll"]).run().fails(1);
    assert!(output.starts_with("a.ll:1:1: error: expected top-level entity\n"), "{output}");
    assert!(output.contains("= help: the text begins with a byte order mark"), "{output}");
}

#[test]
fn inputs_are_recognized_by_their_bytes() {
    let folder = Folder::new("kinds");
    for (bytes, message) in [
        (&b"\x7FELF\x02\x01"[..], "this is an ELF object file, not LLVM IR"),
        (b"\x1F\x8B\x08", "this is compressed by gzip, not LLVM IR"),
        (b"\xFF\xFE;\0", "this is text in UTF-16, not LLVM IR"),
    ] {
        folder.file("x.ll", bytes);
        let stderr = folder.draig(&["dis", "x.ll"]).run().fails(1);
        assert!(stderr.starts_with(&format!("x.ll: error: {message}\n  = help: ")), "{stderr}");
    }
    folder.file("text.bc", ANSWER);
    folder.draig(&["dis", "text.bc"]).run().succeeds();
}

/// `--json` is the one documented option; its older spellings still work.
#[test]
fn json_has_one_option() {
    let folder = Folder::new("json");
    folder.file("a.ll", "%t = type { i8, i32 }\n@x = global %t zeroinitializer\n");
    folder.file("b.ll", "@x = global i32 1\n");
    folder.file("bad.ll", BROKEN);
    folder.draig(&["as", "a.ll", "-o", "a.bc"]).run().succeeds();
    for (args, old) in [
        (&["info", "a.ll"][..], &["--format", "json"][..]),
        (&["layout", "a.ll"], &["--format=json"]),
        (&["diff", "a.ll", "b.ll"], &["--format", "json"]),
        (&["dis", "bad.ll"], &["--error-format", "json"]),
        (&["run", "bad.ll"], &["--error-format=json"]),
    ] {
        let run = |option: &[&str]| {
            let done = folder.draig(&[args, option].concat()).run();
            (done.status(), done.stdout(), done.stderr())
        };
        let (new, help) = (run(&["--json"]), run(&["--help"]).1);
        assert!(format!("{}{}", new.1, new.2).starts_with('{'), "{new:?}");
        assert_eq!(new, run(old), "{args:?}");
        assert!(help.contains("--json") && !help.contains("--format") && !help.contains("--error-format"), "{help}");
    }
    let dump = folder.draig(&["bcdump", "--json", "a.bc"]).run().succeeds();
    assert_eq!(folder.draig(&["--json", "bcdump", "a.bc"]).run().succeeds(), dump);
    folder.draig(&["bcdump", "--json", "--offsets", "a.bc"]).run().fails(2);
}

#[test]
fn errors_are_printed_as_text_and_as_json() {
    let folder = Folder::new("errors");
    folder.file("bad.ll", BROKEN);
    let text = folder.draig(&["dis", "bad.ll"]).run().fails(1);
    let mut lines = text.lines();
    assert!(lines.next().is_some_and(|line| line.starts_with("bad.ll:1:")), "{text}");
    assert_eq!(lines.next(), Some(BROKEN.trim_end()));
    assert!(lines.next().is_some_and(|line| line.trim_start().starts_with('^')), "{text}");

    let json = folder.draig(&["dis", "bad.ll", "--json"]).run().fails(1);
    let first: serde_json::Value = serde_json::from_str(json.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["severity"], &first["file"]), (&"error".into(), &"bad.ll".into()));
    assert_eq!(first["span"]["line"], 1);

    let json = folder.draig(&["dis", "missing.ll", "--json"]).run().fails(1);
    let only: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(only["message"], "Could not open input file: No such file or directory");
    assert_eq!(only["span"], serde_json::Value::Null);
}

#[test]
fn colours_are_for_terminals_and_those_who_ask() {
    let folder = Folder::new("colours");
    folder.file("bad.ll", BROKEN);
    let colored = |args: &[&str], no_color: &str| {
        let args = [&["dis", "bad.ll"], args].concat();
        folder.draig(&args).env("NO_COLOR", no_color).run().fails(1).contains('\x1b')
    };
    // standard error is a pipe here
    assert!(!colored(&[], ""));
    assert!(!colored(&[], "1"));
    assert!(colored(&["--color", "always"], ""));
    assert!(colored(&["--color", "always"], "1"), "what is asked for outranks the environment");
    assert!(!colored(&["--color", "never"], ""));
}

#[test]
fn usage_errors_are_status_2() {
    let folder = Folder::new("usage");
    for args in [
        &["frobnicate"][..],
        &[],
        &["dis", "--frobnicate"],
        &["dis", "a.ll", "b.ll"],
        &["dis", "--threads", "0"],
        &["dis", "--threads", "many"],
        &["dis", "--color", "red"],
        &["dis", "--error-format", "xml"],
        &["completions", "cobol"],
    ] {
        let output = folder.draig(args).run().fails(2);
        assert!(output.contains("Usage:") || output.contains("--help"), "{args:?}: {output}");
    }
}

#[test]
fn help_has_examples() {
    let folder = Folder::new("help");
    for args in [
        &["--help"][..],
        &["dis", "--help"],
        &["info", "--help"],
        &["layout", "--help"],
        &["cfg", "--help"],
        &["opt", "--help"],
        &["verify", "--help"],
        &["explain", "--help"],
    ] {
        let help = folder.draig(args).run().succeeds();
        assert!(help.contains("Examples:"), "{help}");
    }
    let version = folder.draig(&["--version"]).run().succeeds();
    assert_eq!(version, format!("draig {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn rules_are_checked_and_explained() {
    let folder = Folder::new("verify");
    let broken = "define void @f() {\nentry:\n  br label %entry\n}\n";
    folder.file("bad.ll", broken);
    folder.file("good.ll", "define void @f() {\n  ret void\n}\n");
    folder.draig(&["verify", "good.ll"]).run().succeeds();
    folder.draig(&["dis", "--no-verify", "bad.ll"]).run().succeeds();
    for command in ["dis", "verify"] {
        let output = folder.draig(&[command, "bad.ll"]).run().fails(1);
        let first = "bad.ll:3:3: error: Entry block to function must not have predecessors!";
        assert!(output.starts_with(first), "{output}");
    }
    let explained = folder.draig(&["explain", "v0102"]).run().succeeds();
    assert!(explained.starts_with("V0102: Entry block to function must not have predecessors!"), "{explained}");
}

/// Invalid debug information in an otherwise valid module.
const BROKEN_DEBUG_INFO: &str = "\
define void @f() !dbg !4 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, type: !1, unit: !0, spFlags: DISPFlagDefinition)
";

#[test]
fn broken_debug_information_is_a_warning_an_error_or_nothing() {
    let folder = Folder::new("debug-info");
    folder.file("a.ll", BROKEN_DEBUG_INFO);
    let output = folder.draig(&["verify", "a.ll"]).run().fails(0);
    assert!(output.contains("warning: invalid subroutine type"), "{output}");
    assert!(output.contains("ignoring invalid debug info in a.ll"), "{output}");
    let output = folder.draig(&["verify", "--strict-debug-info", "a.ll"]).run().fails(1);
    assert!(output.contains("error: invalid subroutine type"), "{output}");
    folder.draig(&["verify", "--no-debug-info", "a.ll"]).run().succeeds();
    folder.draig(&["verify", "--no-debug-info", "--strict-debug-info", "a.ll"]).run().fails(2);
}

#[test]
fn many_files_are_verified_with_a_summary() {
    let folder = Folder::new("verify-many");
    folder.file("good.ll", "define void @f() {\n  ret void\n}\n");
    let loops: String = (0..5).map(|n| format!("define void @f{n}() {{\nentry:\n  br label %entry\n}}\n")).collect();
    folder.file("bad.ll", loops);
    let output = folder.draig(&["verify", "good.ll", "good.ll"]).run().fails(0);
    assert_eq!(output, "2 valid, 0 invalid\n");
    let output = folder.draig(&["verify", "good.ll", "bad.ll", "absent.ll"]).run().fails(1);
    assert_eq!(output.matches(": error: Entry block").count(), 5, "{output}");
    // The hint follows all files and is printed once.
    let end = "1 valid, 2 invalid\nfor more about this error, run `draig explain V0102`\n";
    assert!(output.contains("absent.ll") && output.ends_with(end), "{output}");
    folder.file("text.ll", "define void @f( {\n");
    let output = folder.draig(&["verify", "bad.ll", "text.ll", "bad.ll"]).run().fails(1);
    assert!(output.contains("\nfor more about an error, run `draig explain` with its code: P"), "{output}");
    assert!(output.ends_with(" V0102\n") && output.matches("for more about").count() == 1, "{output}");
    let output = folder.draig(&["verify", "--max-errors", "2", "bad.ll"]).run().fails(1);
    assert_eq!(output.matches(": error: Entry block").count(), 2, "{output}");
    assert!(output.contains("and 3 more"), "{output}");
    let output = folder.draig(&["verify", "--json", "good.ll", "bad.ll"]).run().fails(1);
    assert_eq!(output.lines().count(), 5, "{output}");
    for line in output.lines() {
        assert!(line.starts_with('{') && line.ends_with('}') && line.contains("\"code\":\"V0102\""), "{line}");
    }
}

#[test]
fn completions_are_printed_for_every_shell() {
    let folder = Folder::new("completions");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = folder.draig(&["completions", shell]).run().succeeds();
        assert!(script.contains("layout") && script.contains("draig"), "{shell}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_reader_that_leaves_is_no_error() {
    use std::process::{Command, Stdio};
    let folder = Folder::new("pipe");
    let mut text = String::new();
    for number in 0..50_000 {
        text.push_str(&format!("@g{number} = global i32 {number}\n"));
    }
    folder.file("a.ll", &text);
    let mut child = Command::new(env!("CARGO_BIN_EXE_draig"))
        .args(["dis", "a.ll"])
        .current_dir(folder.path("."))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn info_describes_the_contents_of_a_module() {
    let folder = Folder::new("info");
    folder.file(
        "a.ll",
        r#"source_filename = "a.c"
target datalayout = "e-m:e-i64:64-n32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i8, i64 }
@x = external global i32
@y = global %pair zeroinitializer
@z = alias %pair, ptr @y
declare void @g()
define i32 @f(i32 %a) {
  call void @g()
  br label %b
b:
  ret i32 %a
}
!llvm.ident = !{!0, !0, !1}
!0 = !{!"clang version 22"}
!1 = !{!"rustc version 1.95"}
"#,
    );
    let text = folder.draig(&["info", "a.ll"]).run().succeeds();
    for line in [
        "source file     a.c",
        "target triple   x86_64-unknown-linux-gnu",
        "producer        clang version 22",
        "producer        rustc version 1.95",
    ] {
        assert!(text.lines().any(|found| found == line), "{text}");
    }
    let json = folder.draig(&["info", "a.ll", "--json"]).run().succeeds();
    let info: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(info["producers"], serde_json::json!(["clang version 22", "rustc version 1.95"]));
    for (name, number) in [
        ("variables_defined", 1),
        ("variables_declared", 1),
        ("functions_defined", 1),
        ("functions_declared", 1),
        ("aliases", 1),
        ("named_structs", 1),
        ("blocks", 2),
        ("instructions", 3),
        ("metadata_nodes", 2),
        ("metadata_strings", 2),
    ] {
        assert_eq!(info["counts"][name], number, "{name}");
    }
    for table in ["bodies", "metadata", "constants", "types", "attributes", "strings"] {
        assert!(info["bytes"][format!("{table}_in_memory")].as_u64() > Some(0), "{table}");
    }
}

#[test]
fn layouts_are_drawn_with_their_padding() {
    let folder = Folder::new("layout");
    folder.file(
        "a.ll",
        r#"target datalayout = "e-i64:64"
%struct.pair = type { i8, i64, %"odd name" }
%"odd name" = type <{ i8, i32 }>
%opaque = type opaque
@x = global %struct.pair zeroinitializer
@o = external global %opaque
"#,
    );
    let all = folder.draig(&["layout", "a.ll"]).run().succeeds();
    let pair = r#"%struct.pair: size 24, align 8, padding 10
  offset    size  field
       0       1  0: i8
       1       7  -- padding --
       8       8  1: i64
      16       5  2: %"odd name"
      21       3  -- padding --
"#;
    assert!(all.contains(pair), "{all}");
    assert!(all.contains("%\"odd name\": packed, size 5, align 1, padding 0\n"), "{all}");
    assert!(all.contains("%opaque: no size (opaque)\n"), "{all}");
    assert_eq!(folder.draig(&["layout", "a.ll", "%struct.pair"]).run().succeeds(), pair);
    assert_eq!(folder.draig(&["layout", "a.ll", "struct.pair"]).run().succeeds(), pair);
    let output = folder.draig(&["layout", "a.ll", "struct.pear"]).run().fails(1);
    assert_eq!(
        output,
        "a.ll: error: no struct type named '%struct.pear'\n  = help: there is %struct.pair\n  = code: L0001\n\
         for more about this error, run `draig explain L0001`\n"
    );
    let output = folder.draig(&["layout", "a.ll", "i32"]).run().fails(1);
    assert_eq!(
        output,
        "a.ll: error: no struct type named '%i32'\n  = help: without a TYPE, all named structs are shown\n  = code: L0001\n\
         for more about this error, run `draig explain L0001`\n"
    );

    let json = folder.draig(&["layout", "a.ll", "struct.pair", "--json"]).run().succeeds();
    let pair: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&pair["size"], &pair["padding"]), (&24.into(), &10.into()));
    assert_eq!(pair["rows"][2], serde_json::json!({"field": 1, "type": "i64", "offset": 8, "size": 8}));
}

#[test]
fn older_versions_are_written_for() {
    let folder = Folder::new("for-llvm");
    folder.file("a.ll", "declare void @f(ptr captures(none))\n");
    let text = folder.draig(&["dis", "--for-llvm", "16", "a.ll"]).run().succeeds();
    assert!(text.ends_with("\ndeclare void @f(ptr nocapture)\n"), "{text}");
    // losses are reported, and constructs that cannot be expressed are refused
    let rmw = "define void @f(ptr %p) {\n  %x = atomicrmw fmaximum ptr %p, float 1.0 seq_cst\n  ret void\n}\n";
    folder.file("b.ll", rmw);
    let output = folder.draig(&["as", "--for-llvm", "19", "b.ll", "-o", "b.bc"]).run().fails(1);
    assert!(output.contains("b.ll: error: `atomicrmw fmaximum` cannot be written for LLVM 19"), "{output}");
    assert_eq!(folder.names(), ["a.ll", "b.ll"]);
    folder.draig(&["as", "--for-llvm", "14", "a.ll"]).run().fails(2);
}
