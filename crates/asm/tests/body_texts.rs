//! Function bodies that are read and printed: each text of the table with the output of `llvm-as` and
//! `llvm-dis` 22 for it.

use draig_asm::{ParseOptions, parse_module, print_module};

/// Cases: `;; reads`, a text, `;; prints`, and the text that LLVM prints, without its first two lines.
const TABLE: &str = include_str!("body_texts.txt");

#[test]
fn texts_are_those_of_llvm() {
    let mut count = 0;
    for case in TABLE.split(";; reads\n").skip(1) {
        let (text, expected) = case.split_once(";; prints\n").expect("each text has what is printed");
        let options = ParseOptions { strict: true, for_llvm: 23, ..ParseOptions::default() };
        let parsed = parse_module(text.as_bytes(), &options).unwrap_or_else(|errors| panic!("{text}{errors:?}"));
        let printed = String::from_utf8(print_module(&parsed.module)).expect("the cases are ASCII");
        let body = printed.splitn(3, '\n').nth(2).unwrap_or_default();
        assert_eq!(body, expected, "of\n{text}");
        count += 1;
    }
    assert!(count > 40, "the table is read");
}

#[test]
fn instructions_know_their_places() {
    let text = "define i32 @f(i32 %a) {\n  %x = add i32 %a, 1\n  ret i32 %x\n}\n";
    let parsed = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is valid");
    let function = parsed.module.find(b"f").expect("the function is there");
    let body = parsed.module.body(function).expect("it has a body");
    let places: Vec<&str> = body.source_offsets.iter().map(|&at| &text[at as usize..at as usize + 2]).collect();
    assert_eq!(places, ["%x", "re"]);
}
