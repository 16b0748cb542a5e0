//! `draig link` from outside: places of conflicts, archives, imports.

use crate::support::Folder;

/// Links these files, which must fail without output; returns the messages.
#[track_caller]
fn refused(test: &str, files: &[(&str, &[u8])], args: &[&str]) -> String {
    let folder = Folder::new(test);
    files.iter().for_each(|(name, text)| {
        folder.file(name, text);
    });
    let output = folder.draig(&[&["link", "-o", "out.ll"], args].concat()).run().fails(1);
    assert!(!folder.path("out.ll").exists(), "{output}");
    output
}

#[test]
fn contradictions_are_shown_in_both_files() {
    let cases: &[(&str, &str, [&str; 2], [&str; 2])] = &[
        (
            "@x = global i32 0\n\ndefine void @f() {\n  ret void\n}\n",
            "declare void @g()\ndefine hidden void @f() {\n  call void @g()\n  ret void\n}\n",
            ["Linking globals named 'f': symbol multiply defined!", "one definition is"],
            ["3:13", "2:20"],
        ),
        (
            "@\"a b\" = global i32 0\n",
            "\n  @\"a b\" = global i32 0\n",
            ["Linking globals named 'a b': symbol multiply defined!", "one definition is"],
            ["1:1", "2:3"],
        ),
        (
            "$c = comdat any\n@c = global i32 1, comdat\n",
            "@x = global i32 0\n$c = comdat samesize\n@c = global i32 1, comdat\n",
            ["Linking COMDATs named 'c': invalid selection kinds!", "one comdat is"],
            ["1:1", "2:1"],
        ),
        (
            "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"k\", i32 1}\n",
            "!llvm.module.flags = !{!0}\n\n!0 = !{i32 1, !\"k\", i32 2}\n",
            [
                "linking module flags 'k': IDs have conflicting values: 'i32 2' from b.ll, and 'i32 1' from llvm-link",
                "one flag is",
            ],
            ["2:15", "3:15"],
        ),
        (
            "@a = appending global [1 x i32] zeroinitializer\n",
            "@a = appending global [1 x i64] zeroinitializer\n",
            ["Appending variables with different element types!", "one array is"],
            ["1:1", "1:1"],
        ),
    ];
    for (a, b, [message, role], [first, second]) in cases {
        let output = refused("contradiction", &[("a.ll", a.as_bytes()), ("b.ll", b.as_bytes())], &["a.ll", "b.ll"]);
        let expected = format!(
            "b.ll: error: {message}\n  = note: {role} at a.ll:{first}\n  = note: the other is at b.ll:{second}\n  = code: L01"
        );
        assert!(output.starts_with(&expected) && output.lines().count() == 5, "{output}");
    }
}

#[test]
fn aliases_that_stand_for_each_other_are_shown_where_they_are() {
    let cycle = b"@x = alias i32, ptr @y\n@y = alias i32, ptr @x\n";
    let output = refused("cycle", &[("a.ll", b"@z = global i32 0\n"), ("b.ll", cycle)], &["a.ll", "b.ll"]);
    assert!(
        output.contains("Aliases cannot form a cycle\n  = note: in alias @y\n  = note: it is defined at b.ll:2:1\n"),
        "{output}"
    );
    assert!(output.contains("\n<linked module>: error: linked module is broken!\n  = code: L0002\n"), "{output}");
    let output = refused("cycle-input", &[("b.ll", cycle)], &["--no-debug-type-map", "b.ll"]);
    assert!(output.contains("\nb.ll: error: input module is broken!\n  = code: L0002\n"), "{output}");
}

/// An archive of members with their symbols in its index.
pub(crate) fn archive(members: &[(&str, &[u8], &[&str])]) -> Vec<u8> {
    let member = |name: &str, content: &[u8]| {
        let mut bytes = format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 0, 644, content.len()).into_bytes();
        bytes.extend_from_slice(content);
        bytes.resize(bytes.len().next_multiple_of(2), b'\n');
        bytes
    };
    let names: Vec<u8> = members
        .iter()
        .flat_map(|(_, _, symbols)| *symbols)
        .flat_map(|name| [name.as_bytes(), b"\0"].concat())
        .collect();
    let count: usize = members.iter().map(|(_, _, symbols)| symbols.len()).sum();
    let mut at = 8 + 60 + (4 + 4 * count + names.len()).next_multiple_of(2);
    let mut index = (count as u32).to_be_bytes().to_vec();
    let mut rest = Vec::new();
    for (name, content, symbols) in members {
        symbols.iter().for_each(|_| index.extend((at as u32).to_be_bytes()));
        let bytes = member(name, content);
        at += bytes.len();
        rest.extend(bytes);
    }
    index.extend(names);
    [b"!<arch>\n".to_vec(), member("/", &index), rest].concat()
}

#[test]
fn different_targets_are_linked_with_a_warning() {
    let folder = Folder::new("targets");
    let target = |layout: &str, triple: &str| {
        format!("target datalayout = \"{layout}\"\ntarget triple = \"{triple}\"\n@{} = global i32 1\n", &triple[..1])
    };
    folder.file("a.ll", target("e-i64:64", "x86_64-unknown-linux-gnu"));
    folder.file("b.ll", target("e-m:e", "aarch64-unknown-linux-gnu"));
    folder.file("c.ll", "@z = global i32 1\n");
    let files = ["link", "a.ll", "b.ll", "c.ll", "-o", "abc.ll"];
    let done = folder.draig(&files).run();
    assert_eq!(done.status(), Some(0));
    let first = "b.ll: warning: Linking two modules of different data layouts: 'b.ll' is 'e-m:e' whereas 'llvm-link' is 'e-i64:64'";
    let second = "b.ll: warning: Linking two modules of different target triples: 'b.ll' is 'aarch64-unknown-linux-gnu' \
                  whereas 'llvm-link' is 'x86_64-unknown-linux-gnu'";
    let third =
        "c.ll: warning: Linking two modules of different data layouts: 'c.ll' is '' whereas 'llvm-link' is 'e-i64:64'";
    assert_eq!(
        done.stderr(),
        format!(
            "{first}\n  = note: one data layout is at a.ll:1:1\n  = note: the other is at b.ll:1:1\n  = code: L0201\n\
             {second}\n  = note: one target triple is at a.ll:2:1\n  = note: the other is at b.ll:2:1\n  = code: L0202\n\
             {third}\n  = note: one data layout is at a.ll:1:1\n  = note: c.ll has none\n  = code: L0201\n"
        )
    );
    let json = folder.draig(&[&files[..], &["--json"]].concat()).run().stderr();
    let objects: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let of = |key: &str| -> Vec<&str> { objects.iter().map(|one| one[key].as_str().unwrap_or_default()).collect() };
    assert_eq!(of("file"), ["b.ll", "b.ll", "c.ll"]);
    assert_eq!(of("code"), ["L0201", "L0202", "L0201"]);
    for (message, line) in of("message").into_iter().zip([first, second, third]) {
        assert_eq!(line.split_once("warning: ").map(|(_, message)| message), Some(message));
    }
}

#[test]
fn mismatches_are_linked_with_a_warning() {
    let folder = Folder::new("mismatch");
    folder.file("a.ll", "declare i32 @f(i32)\n@p = global ptr @f\n");
    folder.file("b.ll", "\ndefine i64 @f(i64 %x) {\n  ret i64 %x\n}\n");
    let done = folder.draig(&["link", "a.ll", "b.ll"]).run();
    assert_eq!(done.status(), Some(0));
    assert_eq!(
        done.stderr(),
        "b.ll: warning: types of function 'f' do not match\n\
         \x20 = note: it is declared as i32 (i32) at a.ll:1:13\n\
         \x20 = note: it is defined as i64 (i64) at b.ll:2:12\n\
         \x20 = code: L0212\n"
    );
    let output = folder.draig(&["link", "a.ll", "b.ll", "--json"]).run().stderr();
    assert!(
        output.contains("\"code\":\"L0212\"") && output.contains("it is declared as i32 (i32) at a.ll:1:13"),
        "{output}"
    );
    let refused = folder.draig(&["link", "a.ll", "b.ll", "-o", "ab.ll", "--fatal-warnings"]).run();
    assert_eq!(refused.status(), Some(1));
    let hint = "for more about this error, run `draig explain L0212`\n";
    assert_eq!(refused.stderr(), done.stderr().replace("warning", "error") + hint);
    assert!(!folder.path("ab.ll").exists());
    let why = folder.draig(&["explain", "L0212"]).run().succeeds();
    assert!(why.starts_with("L0212: types of a function do not match\n") && why.contains("define i64 @f"), "{why}");
    // bitcode has no lines, but may name its source file
    for name in ["a", "b"] {
        folder.draig(&["as", &format!("{name}.ll"), "-o", &format!("{name}.bc")]).run().succeeds();
    }
    let output = folder.draig(&["link", "a.bc", "b.bc"]).run().stderr();
    assert!(output.contains("it is declared as i32 (i32) in a.bc\n"), "{output}");
}

#[test]
fn a_file_that_is_given_twice_is_named() {
    let output = refused("twice", &[("a.ll", b"@a = global i32 1\n")], &["a.ll", "a.ll"]);
    assert!(output.contains("\n  = help: a.ll is given twice\n"), "{output}");
}

#[test]
fn all_modules_of_a_file_are_linked() {
    let folder = Folder::new("several");
    folder.file("main.ll", MAIN);
    for (name, text) in [("f", F), ("g", G)] {
        folder.file(&format!("{name}.ll"), text);
        folder.draig(&["as", &format!("{name}.ll"), "-o", &format!("{name}.bc")]).run().succeeds();
    }
    let [first, second] = ["f.bc", "g.bc"].map(|name| std::fs::read(folder.path(name)).expect("it was written"));
    // the second without its magic number
    let both = [&first[..], &second[4..]].concat();
    folder.file("both.bc", &both);
    let text = folder.draig(&["link", "main.ll", "both.bc"]).run().succeeds();
    assert!(text.contains("define void @f()") && text.contains("define void @g()"), "{text}");
    let output = folder.draig(&["link", "g.ll", "both.bc"]).run().fails(1);
    assert!(output.contains("one definition is at g.ll:1:13\n  = note: the other is in both.bc[1]\n"), "{output}");
    folder.file("lib.a", archive(&[("both.bc/", &both, &["f", "g"])]));
    let text = folder.draig(&["link", "main.ll", "lib.a"]).run().succeeds();
    assert!(text.contains("define void @f()") && text.contains("define void @g()"), "{text}");
}

#[test]
fn failed_links_leave_the_output_unchanged() {
    let folder = Folder::new("intact");
    folder.file("a.ll", "@a = global i32 1\n");
    folder.file("b.ll", "@a = global i32 2\n");
    folder.file("cut.bc", &b"BC\xc0\xde5\x14"[..]);
    folder.file("empty.bc", "");
    folder.file("out.ll", "as it was\n");
    let cases: [(&[&str], &str); 6] = [
        (&["a.ll", "b.ll"], "symbol multiply defined!"),
        (&["a.ll", "none.ll"], "none.ll: error: Could not open input file: No such file or directory"),
        (&["a.ll", "."], ".: error: Could not open input file: Is a directory"),
        (&["a.ll", "cut.bc"], "cut.bc: error: "),
        (&["a.ll", "empty.bc"], "empty.bc: error: "),
        (&["a.ll", "--override", "none.ll"], "none.ll: error: "),
    ];
    for (files, what) in cases {
        let output = folder.draig(&[&["link", "-o", "out.ll"], files].concat()).run().fails(1);
        assert!(output.contains(what), "{output}");
        assert_eq!(std::fs::read_to_string(folder.path("out.ll")).expect("it is there"), "as it was\n");
    }
    let output = folder.draig(&["link", "a.ll", "-o", "none/out.ll"]).run().fails(1);
    assert!(output.contains("none/out.ll: error: Could not write output file"), "{output}");
    // an output may also be an input, and the last override counts
    folder.file("c.ll", "@a = global i32 3\n");
    folder.draig(&["link", "a.ll", "--override", "b.ll", "--override", "c.ll", "-o", "a.ll"]).run().succeeds();
    assert!(std::fs::read_to_string(folder.path("a.ll")).expect("it is there").contains("@a = global i32 3"));
}

const MAIN: &[u8] = b"declare void @f()\n\ndefine void @main() {\n  call void @f()\n  ret void\n}\n";
const F: &[u8] = b"declare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n";
const G: &[u8] = b"define void @g() {\n  ret void\n}\n";

#[test]
fn archive_members_are_linked_if_the_index_requires_them() {
    let folder = Folder::new("archive");
    folder.file("main.ll", MAIN);
    // the last member would be refused if it were read
    folder.file("lib.a", archive(&[("g.ll/", G, &["g"]), ("f.ll/", F, &["f"]), ("h.ll/", b"define @", &["h"])]));
    let text = folder.draig(&["link", "main.ll", "lib.a"]).run().succeeds();
    assert!(text.contains("define void @f()") && text.contains("define void @g()"), "{text}");
    let output = folder.draig(&["link", "--whole-archive", "main.ll", "lib.a"]).run().fails(1);
    assert!(output.starts_with("lib.a(h.ll):1:8: error: "), "{output}");
}

#[test]
fn members_of_thin_archives_are_neighbouring_files() {
    let folder = Folder::new("thin");
    folder.file("main.ll", MAIN);
    std::fs::create_dir(folder.path("sub")).expect("a folder");
    folder.file("sub/f.ll", F);
    let header = |name: &str, size: usize| format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644);
    folder.file("sub/lib.a", ["!<thin>\n", &header("f.ll/", F.len())].concat());
    let text = folder.draig(&["link", "main.ll", "sub/lib.a"]).run().succeeds();
    assert!(text.contains("define void @f()") && text.contains("declare void @g()"), "{text}");
}

#[test]
fn corrupt_archives_are_refused_with_the_place() {
    let whole = archive(&[("f.ll/", F, &[]), ("g.ll/", G, &[])]);
    let mut broken = whole.clone();
    let second = whole.len() - 60 - G.len().next_multiple_of(2);
    broken[second + 48] = b'x';
    let output = refused("corrupt", &[("main.ll", MAIN), ("lib.a", &broken)], &["main.ll", "lib.a"]);
    let what = "(Invalid archive member size, after member 'f.ll')";
    assert!(output.starts_with(&format!("lib.a: error: truncated or malformed archive {what}\n  = code: L0004\n")));
    let other = archive(&[("f.o/", b"\x7fELF", &["f"])]);
    let output = refused("no-ir", &[("main.ll", MAIN), ("lib.a", &other)], &["main.ll", "lib.a"]);
    assert!(output.starts_with("lib.a: error: lib.a(f.o) is not LLVM IR\n  = code: L0004\n"), "{output}");
}

#[test]
fn contradictions_in_members_of_archives_have_places() {
    let lib =
        archive(&[("f.ll/", b"\ndefine void @f() {\n  ret void\n}\ndefine void @main() {\n  ret void\n}\n", &["f"])]);
    let output = refused("member", &[("main.ll", MAIN), ("lib.a", &lib)], &["main.ll", "lib.a"]);
    assert!(
        output.contains("one definition is at main.ll:3:13\n  = note: the other is at lib.a(f.ll):5:13\n"),
        "{output}"
    );
}

#[test]
fn functions_are_imported_by_a_summary_index() {
    let folder = Folder::new("import");
    folder.file("a.ll", "declare i32 @f()\n@kept = global ptr @f\n");
    folder.file("b.ll", "@v = internal global i32 0\ndefine i32 @f() {\n  %1 = load i32, ptr @v\n  ret i32 %1\n}\n");
    folder.file("index.ll", "^0 = module: (path: \"b.ll\", hash: (0, 5, 0, 0, 0))\n");
    let base = ["link", "a.ll", "--summary-index", "index.ll"];
    let done = folder.draig(&[&base[..], &["--import", "f:b.ll", "--import", "none:b.ll"]].concat()).run();
    assert_eq!(
        (done.status(), done.stderr().as_str()),
        (Some(0), "b.ll: warning: Ignoring import request for non-existent function none\n  = code: L0006\n")
    );
    let text = done.stdout();
    assert!(
        text.contains("define available_externally i32 @f()")
            && text.contains("@v.llvm.5 = external hidden global i32"),
        "{text}"
    );
    let output = folder.draig(&[&base[..], &["--import", "f"]].concat()).run().fails(2);
    assert!(output.contains("expected FUNCTION:FILE"), "{output}");
    folder.draig(&["link", "a.ll", "--import", "f:b.ll"]).run().fails(2);
}
