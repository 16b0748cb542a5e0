//! The tables of messages against the reader: each example of something wrong gives its code, each
//! of something right is read, and what LLVM says in the other tests has a code.

use draig_asm::{Message, ParseOptions, parse_module};

/// The code of the first error, strictly read.
fn first_code(text: &str) -> Option<&'static str> {
    let options = ParseOptions { strict: true, ..ParseOptions::default() };
    match parse_module(text.as_bytes(), &options) {
        Ok(parsed) => parsed.unknown_intrinsics.first().map(|unknown| unknown.error.code),
        Err(errors) => errors.first_error().map(|error| error.code),
    }
}

#[test]
fn examples_give_their_codes() {
    let mut faults = Vec::new();
    let mut wrong = 0;
    for message in Message::all() {
        if let Some(text) = message.wrong {
            wrong += 1;
            let found = first_code(text);
            if found != Some(message.code) {
                faults.push(format!("{} {}\n{text}gives {found:?}", message.code, message.text));
            }
        }
        let found = first_code(&format!("{}\n", message.right));
        if found.is_some() {
            faults.push(format!("{}\n{}\ngives {found:?}", message.code, message.right));
        }
    }
    assert!(wrong > 500, "{wrong}");
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

/// The lines behind a place, `line:column: words` or `line:column: error: words`.
fn told(line: &str) -> Option<&str> {
    let (place, words) = line.trim_start().trim_start_matches([';', '!', ' ']).split_once(": ")?;
    let is_place = place.split_once(':').is_some_and(|(l, c)| l.parse::<u32>().is_ok() && c.parse::<u32>().is_ok());
    is_place.then(|| words.trim_start_matches("error: "))
}

#[test]
fn what_llvm_says_has_a_code() {
    let tables = [
        include_str!("top_level_errors.txt"),
        include_str!("body_errors.txt"),
        include_str!("data/metadata_nodes.txt"),
        include_str!("data/metadata_modules.txt"),
        include_str!("data/summary.txt"),
    ];
    let mut count = 0;
    for words in tables.iter().flat_map(|table| table.lines()).filter_map(told) {
        count += 1;
        assert!(Message::of(words).is_some(), "{words}");
    }
    assert!(count > 900, "{count}");
}

#[test]
fn lenient_warnings_have_codes() {
    let text = b"@a = global i32 mul (i32 2, i32 3)\n";
    let parsed = parse_module(text, &ParseOptions::default()).expect("it folds");
    let codes: Vec<&str> = parsed.warnings.iter().map(|warning| warning.code).collect();
    assert_eq!(codes, [Message::of("mul constexprs are no longer supported; it was folded").map_or("", |m| m.code)]);
    let texts: Vec<_> = codes.iter().filter_map(|code| Message::find(code)).map(|message| message.text).collect();
    assert_eq!(texts, ["{} constexprs are no longer supported; it was folded"]);
}
