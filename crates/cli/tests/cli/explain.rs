//! `draig explain`: codes, messages and words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::support::Folder;

#[test]
fn messages_of_the_reader_are_explained() {
    let folder = Folder::new("explain");
    folder.file("bad.ll", "define i32 @f() {\n  ret i32 %x\n}\n");
    let output = folder.draig(&["dis", "--json", "bad.ll"]).run().fails(1);
    let code = output.split("\"code\":\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
    let by_code = folder.draig(&["explain", code]).run().succeeds();
    assert!(by_code.starts_with(&format!("{code}: use of undefined value '%{{}}'\n")), "{by_code}");
    assert!(by_code.contains("\nWrong:\n    define") && by_code.contains("\nRight:\n    define"), "{by_code}");
    assert_eq!(folder.draig(&["explain", "use of undefined value '%x'"]).run().succeeds(), by_code);
    folder.draig(&["explain", "P9999"]).run().fails(1);
    let all = folder.draig(&["explain"]).run().succeeds();
    assert!(all.contains(&format!("{code} ")) && all.contains("V0102 "));
}

#[test]
fn rules_and_words_are_explained() {
    let folder = Folder::new("explain-words");
    let by_code = folder.draig(&["explain", "V0102"]).run().succeeds();
    assert!(by_code.contains("\nWrong:\n    define") && by_code.contains("\nRight:\n    define"), "{by_code}");
    let by_words = folder.draig(&["explain", "Entry block to function must not have predecessors!"]).run().succeeds();
    assert_eq!(by_words, by_code);
    let instruction = folder.draig(&["explain", "insertvalue"]).run().succeeds();
    assert!(instruction.contains("\nForm: ") && instruction.contains("LangRef: "), "{instruction}");
    assert!(instruction.lines().any(|line| line.starts_with("P0")), "{instruction}");
    let attribute = folder.draig(&["explain", "byval"]).run().succeeds();
    assert!(attribute.contains("Messages and rules that mention `byval`:\n"), "{attribute}");
    let output = folder.draig(&["explain", "nosuchword"]).run().fails(1);
    assert!(output.starts_with("nosuchword: error: no such code, message or word\n"), "{output}");
}

/// Rules that no text breaks show the text that the parser rejects, or say why there is none.
#[test]
fn rules_without_an_example_say_why() {
    let folder = Folder::new("explain-refused");
    let refused = folder.draig(&["explain", "V0213"]).run().succeeds();
    assert!(refused.contains("the parser rejects it:\n    P0639: case value is not a constant integer\n"), "{refused}");
    assert!(refused.contains("      i32 %a, label %n\n") && refused.contains("      i32 1, label %n\n"), "{refused}");
    let unwritten = folder.draig(&["explain", "V0002"]).run().succeeds();
    assert!(unwritten.contains("no example as text: such a module refers to something that has no spelling."));
    let unbreakable = folder.draig(&["explain", "V0217"]).run().succeeds();
    assert!(unbreakable.contains("\nNo module breaks this rule. "), "{unbreakable}");
}

/// Every code in our sources is explained, so that users can look up a code that they see in an error.
#[test]
fn every_code_is_explained() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder holds the crates");
    let mut folders = vec![crates.to_path_buf()];
    let mut codes = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read").flatten() {
            let path = entry.path();
            if path.is_dir() && path.file_name().is_some_and(|name| name != "tests" && name != "xtask") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("sources are text");
                let (source, _tests) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
                codes.extend(source.split('"').filter_map(code));
            }
        }
    }
    assert!(codes.len() > 1600, "{}", codes.len());
    let folder = Folder::new("every-code");
    let list = folder.draig(&["explain"]).run().succeeds();
    let listed: BTreeSet<&str> = list.lines().filter_map(|line| line.split(' ').next()).collect();
    let missing: Vec<&String> = codes.iter().filter(|code| !listed.contains(code.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for code in ["B0001", "F0002", "I0002", "R0002", "D0003"] {
        let text = folder.draig(&["explain", code]).run().succeeds();
        assert!(text.starts_with(code) && text.contains("\n\nRemedy: "), "{text}");
    }
}

/// Errors about inputs as a whole show their codes, too, which `draig explain` takes.
#[test]
fn errors_without_a_place_show_their_codes() {
    let folder = Folder::new("codes-shown");
    folder.file("a.ll", "@x = global i32 1\n");
    folder.file("b.ll", "@x = global i32 2\n");
    for (args, code) in [
        (&["dis", "--module", "3", "a.ll"][..], "F0006"),
        (&["dis", "missing.ll"], "F0001"),
        (&["dis", "a.ll", "-o", "no/such/folder.ll"], "F0002"),
        (&["dis", "--func", "f", "a.ll"], "R0006"),
        (&["dis", "--member", "x.o", "a.ll"], "A0002"),
        (&["bcdump", "a.ll"], "R0004"),
        (&["explain", "nosuchword"], "F0004"),
        (&["layout", "a.ll", "%none"], "L0001"),
        (&["link", "a.ll", "b.ll"], "L0101"),
        (&["extract", "--func", "none", "a.ll"], "L0113"),
        (&["opt", "--passes=none", "a.ll"], "F0013"),
    ] {
        let output = folder.draig(args).run().fails(1);
        assert!(output.contains(&format!("\n  = code: {code}\n")), "{args:?}: {output}");
        let explained = folder.draig(&["explain", code]).run().succeeds();
        assert!(explained.starts_with(&format!("{code}: ")), "{explained}");
    }
}

/// A string literal, if it is a code of errors.
fn code(literal: &str) -> Option<String> {
    let digits = literal.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let letters = &literal[..literal.len() - digits.len()];
    let is_code = match letters {
        "A" | "B" | "D" | "F" | "I" | "L" | "P" | "R" | "V" => digits.len() == 4,
        "UB" => digits.len() == 3 && digits != "000",
        _ => false,
    };
    (is_code && digits.bytes().all(|c| c.is_ascii_digit())).then(|| literal.to_owned())
}
