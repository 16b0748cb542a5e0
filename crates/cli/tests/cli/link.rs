//! `draig link` from outside: places of what contradicts, archives, imports.

use crate::support::Folder;

/// Links these files; gives what is said. No output is left.
#[track_caller]
fn refused(test: &str, files: &[(&str, &[u8])], args: &[&str]) -> String {
    let folder = Folder::new(test);
    files.iter().for_each(|(name, text)| {
        folder.file(name, text);
    });
    let said = folder.draig(&[&["link", "-o", "out.ll"], args].concat()).run().fails(1);
    assert!(!folder.path("out.ll").exists(), "{said}");
    said
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
        let said = refused("contradiction", &[("a.ll", a.as_bytes()), ("b.ll", b.as_bytes())], &["a.ll", "b.ll"]);
        let expected = format!(
            "b.ll: error: {message}\n  = note: {role} at a.ll:{first}\n  = note: the other is at b.ll:{second}\n"
        );
        assert_eq!(said, expected);
    }
}

#[test]
fn aliases_that_stand_for_each_other_are_shown_where_they_are() {
    let cycle = b"@x = alias i32, ptr @y\n@y = alias i32, ptr @x\n";
    let said = refused("cycle", &[("a.ll", b"@z = global i32 0\n"), ("b.ll", cycle)], &["a.ll", "b.ll"]);
    assert!(
        said.contains("Aliases cannot form a cycle\n  = note: in alias @y\n  = note: it is defined at b.ll:2:1\n"),
        "{said}"
    );
    assert!(said.ends_with("llvm-link: error: linked module is broken!\n"), "{said}");
    let said = refused("cycle-input", &[("b.ll", cycle)], &["--no-debug-type-map", "b.ll"]);
    assert!(said.ends_with("b.ll: error: input module is broken!\n"), "{said}");
}

/// An archive of members with the symbols that its index has for them.
fn archive(members: &[(&str, &[u8], &[&str])]) -> Vec<u8> {
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
fn what_does_not_match_is_warned_of_and_linked() {
    let folder = Folder::new("mismatch");
    folder.file("a.ll", "declare i32 @f(i32)\n@p = global ptr @f\n");
    folder.file("b.ll", "\ndefine i64 @f(i64 %x) {\n  ret i64 %x\n}\n");
    let done = folder.draig(&["link", "a.ll", "b.ll"]).run();
    assert_eq!(done.status(), Some(0));
    assert_eq!(
        done.stderr(),
        "b.ll: warning: types of function 'f' do not match\n\
         \x20 = note: it is declared as i32 (i32) at a.ll:1:13\n\
         \x20 = note: it is defined as i64 (i64) at b.ll:2:12\n"
    );
    let said = folder.draig(&["link", "a.ll", "b.ll", "--error-format", "json"]).run().stderr();
    assert!(said.contains("\"code\":\"L0212\"") && said.contains("it is declared as i32 (i32) at a.ll:1:13"), "{said}");
    let refused = folder.draig(&["link", "a.ll", "b.ll", "-o", "ab.ll", "--fatal-warnings"]).run();
    assert_eq!(refused.status(), Some(1));
    assert_eq!(refused.stderr(), done.stderr().replace("warning", "error"));
    assert!(!folder.path("ab.ll").exists());
    let why = folder.draig(&["explain", "L0212"]).run().succeeds();
    assert!(why.starts_with("L0212: types of a function do not match\n") && why.contains("define i64 @f"), "{why}");
    // bitcode has no lines, but may say what it was compiled from
    for name in ["a", "b"] {
        folder.draig(&["as", &format!("{name}.ll"), "-o", &format!("{name}.bc")]).run().succeeds();
    }
    let said = folder.draig(&["link", "a.bc", "b.bc"]).run().stderr();
    assert!(said.contains("it is declared as i32 (i32) in a.bc\n"), "{said}");
}

#[test]
fn a_file_that_is_given_twice_is_named() {
    let said = refused("twice", &[("a.ll", b"@a = global i32 1\n")], &["a.ll", "a.ll"]);
    assert!(said.ends_with("  = help: a.ll is given twice\n"), "{said}");
}

#[test]
fn files_of_several_modules_are_linked_whole() {
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
    let said = folder.draig(&["link", "g.ll", "both.bc"]).run().fails(1);
    assert!(said.contains("one definition is at g.ll:1:13\n  = note: the other is in both.bc[1]\n"), "{said}");
    folder.file("lib.a", archive(&[("both.bc/", &both, &["f", "g"])]));
    let text = folder.draig(&["link", "main.ll", "lib.a"]).run().succeeds();
    assert!(text.contains("define void @f()") && text.contains("define void @g()"), "{text}");
}

#[test]
fn what_cannot_be_linked_leaves_the_output_as_it_is() {
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
        let said = folder.draig(&[&["link", "-o", "out.ll"], files].concat()).run().fails(1);
        assert!(said.contains(what), "{said}");
        assert_eq!(std::fs::read_to_string(folder.path("out.ll")).expect("it is there"), "as it was\n");
    }
    let said = folder.draig(&["link", "a.ll", "-o", "none/out.ll"]).run().fails(1);
    assert!(said.contains("none/out.ll: error: Could not write output file"), "{said}");
    // an output may be an input, and what overrides last counts
    folder.file("c.ll", "@a = global i32 3\n");
    folder.draig(&["link", "a.ll", "--override", "b.ll", "--override", "c.ll", "-o", "a.ll"]).run().succeeds();
    assert!(std::fs::read_to_string(folder.path("a.ll")).expect("it is there").contains("@a = global i32 3"));
}

const MAIN: &[u8] = b"declare void @f()\n\ndefine void @main() {\n  call void @f()\n  ret void\n}\n";
const F: &[u8] = b"declare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n";
const G: &[u8] = b"define void @g() {\n  ret void\n}\n";

#[test]
fn members_of_archives_come_if_the_index_says_that_they_are_needed() {
    let folder = Folder::new("archive");
    folder.file("main.ll", MAIN);
    // the last would be refused if it were read
    folder.file("lib.a", archive(&[("g.ll/", G, &["g"]), ("f.ll/", F, &["f"]), ("h.ll/", b"define @", &["h"])]));
    let text = folder.draig(&["link", "main.ll", "lib.a"]).run().succeeds();
    assert!(text.contains("define void @f()") && text.contains("define void @g()"), "{text}");
    let said = folder.draig(&["link", "--whole-archive", "main.ll", "lib.a"]).run().fails(1);
    assert!(said.starts_with("lib.a(h.ll):1:8: error: "), "{said}");
}

#[test]
fn members_of_thin_archives_are_files_beside_them() {
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
    let said = refused("corrupt", &[("main.ll", MAIN), ("lib.a", &broken)], &["main.ll", "lib.a"]);
    let what = "(Invalid archive member size, after member 'f.ll')";
    assert_eq!(said, format!("lib.a: error: truncated or malformed archive {what}\n"));
    let other = archive(&[("f.o/", b"\x7fELF", &["f"])]);
    let said = refused("no-ir", &[("main.ll", MAIN), ("lib.a", &other)], &["main.ll", "lib.a"]);
    assert_eq!(said, "lib.a: error: lib.a(f.o) is no LLVM IR\n");
}

#[test]
fn contradictions_in_members_of_archives_have_places() {
    let lib =
        archive(&[("f.ll/", b"\ndefine void @f() {\n  ret void\n}\ndefine void @main() {\n  ret void\n}\n", &["f"])]);
    let said = refused("member", &[("main.ll", MAIN), ("lib.a", &lib)], &["main.ll", "lib.a"]);
    assert!(said.contains("one definition is at main.ll:3:13\n  = note: the other is at lib.a(f.ll):5:13\n"), "{said}");
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
        (Some(0), "b.ll: warning: Ignoring import request for non-existent function none\n")
    );
    let text = done.stdout();
    assert!(
        text.contains("define available_externally i32 @f()")
            && text.contains("@v.llvm.5 = external hidden global i32"),
        "{text}"
    );
    let said = folder.draig(&[&base[..], &["--import", "f"]].concat()).run().fails(2);
    assert!(said.contains("it is no FUNCTION:FILE"), "{said}");
    folder.draig(&["link", "a.ll", "--import", "f:b.ll"]).run().fails(2);
}
