//! `draig fix`.

use crate::support::Folder;

const WRONG: &str = "define i32 @f(i32 %count) {\n  %x = add i32 %count 1\n  ret %x\n}\n";
const RIGHT: &str = "define i32 @f(i32 %count) {\n  %x = add i32 %count, 1\n  ret i32 %x\n}\n";

#[test]
fn sure_fixes_are_made_in_the_file() {
    let folder = Folder::new("fix");
    folder.file("a.ll", WRONG);
    let output = folder.draig(&["fix", "--dry-run", "a.ll"]).run();
    assert_eq!(output.status(), Some(0));
    assert_eq!(std::fs::read_to_string(folder.path("a.ll")).expect("the text"), WRONG);
    assert!(
        output.stderr().starts_with("a.ll:2:22: note: would fix: write a comma after `%count`\n"),
        "{}",
        output.stderr()
    );
    assert_eq!(folder.draig(&["fix", "a.ll"]).run().status(), Some(0));
    assert_eq!(std::fs::read_to_string(folder.path("a.ll")).expect("the text"), RIGHT);
    assert_eq!(folder.draig(&["fix"]).input(WRONG).run().stdout(), RIGHT);
    // valid text stays unchanged, without a message
    folder.draig(&["fix", "a.ll"]).run().succeeds();
}

#[test]
fn guesses_are_made_only_if_wanted() {
    let folder = Folder::new("fix-guesses");
    let wrong = RIGHT.replace("add i32 %count", "add i32 %coutn");
    folder.file("a.ll", &wrong);
    let output = folder.draig(&["fix", "a.ll"]).run().fails(1);
    assert!(output.starts_with("a.ll:2:16: error: use of undefined value '%coutn'\n"), "{output}");
    assert!(output.contains("  = help: did you mean `%count`?\n"), "{output}");
    assert_eq!(std::fs::read_to_string(folder.path("a.ll")).expect("the text"), wrong);
    assert_eq!(folder.draig(&["fix", "--guesses", "a.ll"]).run().status(), Some(0));
    assert_eq!(std::fs::read_to_string(folder.path("a.ll")).expect("the text"), RIGHT);
    let output = folder.draig(&["fix", "--guesses", "missing.ll"]).run().fails(1);
    assert!(output.starts_with("missing.ll: error: Could not open input file"), "{output}");
}

#[test]
fn bitcode_is_no_text() {
    let folder = Folder::new("fix-bitcode");
    folder.file("a.ll", RIGHT);
    folder.draig(&["as", "a.ll", "-o", "a.bc"]).run().succeeds();
    let output = folder.draig(&["fix", "a.bc"]).run().fails(1);
    assert!(output.starts_with("a.bc: error: fixes are edits of text, and this is bitcode\n"), "{output}");
}

#[test]
fn other_languages_are_named_and_left_alone() {
    let folder = Folder::new("fix-other");
    let source = "#include <stdio.h>\n// prints\nint main(void) { return puts(\"\"); }\n";
    folder.file("a.c", source);
    folder.file("a.txt", source);
    for command in ["fix", "dis", "verify", "info"] {
        let output = folder.draig(&[command, "a.c"]).run().fails(1);
        assert!(output.starts_with("a.c: error: this is C source, not LLVM IR\n"), "{command}: {output}");
        assert!(output.contains("`clang -S -emit-llvm -g -O1` makes LLVM IR of it"), "{command}: {output}");
    }
    folder.draig(&["fix", "a.txt"]).run().fails(1);
    for name in ["a.c", "a.txt"] {
        assert_eq!(std::fs::read_to_string(folder.path(name)).expect("the text"), source);
    }
}
