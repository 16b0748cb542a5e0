//! Checks the tables of messages against the reader: each wrong example gives its code and no other error, its
//! correction differs in one place and is read, and LLVM's messages in the other tests have codes.

use draig_asm::{Message, ParseOptions, parse_module};

/// The most bytes that an example and its correction may differ in.
const LONGEST_CHANGE: usize = 48;

/// Returns the codes of all errors in strict reading.
fn codes(text: &str) -> Vec<&'static str> {
    let options = ParseOptions { strict: true, ..ParseOptions::default() };
    match parse_module(text.as_bytes(), &options) {
        Ok(parsed) => parsed.unknown_intrinsics.iter().map(|unknown| unknown.error.code).collect(),
        Err(errors) => errors.iter().map(|error| error.code).collect(),
    }
}

/// Returns the numbers of bytes between the common beginning and the common end of two texts.
fn difference(a: &str, b: &str) -> (usize, usize) {
    let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a.as_bytes()[same..], &b.as_bytes()[same..]);
    let same = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    (a.len() - same, b.len() - same)
}

#[test]
fn examples_fail_for_their_reason_only() {
    let mut faults = Vec::new();
    let mut wrong = 0;
    for message in Message::all() {
        assert_eq!(message.wrong.is_some(), message.mended.is_some(), "{}", message.code);
        assert_eq!(message.wrong.is_none(), message.unwritten.is_some(), "{}", message.code);
        if let (Some(text), Some(mended)) = (message.wrong, message.mended) {
            wrong += 1;
            let found = codes(text);
            if found != [message.code] {
                faults.push(format!("{} {}\n{text}gives {found:?}", message.code, message.text));
            }
            let found = codes(mended);
            if !found.is_empty() {
                faults.push(format!("{} {}, mended\n{mended}gives {found:?}", message.code, message.text));
            }
            let (removed, added) = difference(text, mended);
            if removed.max(added) > LONGEST_CHANGE || !text.ends_with('\n') || !mended.ends_with('\n') {
                faults.push(format!("{}: {removed} bytes become {added}\n{text}{mended}", message.code));
            }
        }
        let found = codes(&format!("{}\n", message.right));
        if !found.is_empty() {
            faults.push(format!("{}\n{}\ngives {found:?}", message.code, message.right));
        }
    }
    assert!(wrong > 500, "{wrong}");
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

/// Nothing that follows from an error is reported as another: the entity after a broken one is read, and a broken
/// entry of the summary counts as one.
#[test]
fn an_error_is_reported_alone() {
    let texts = [
        "@a = global i32 0, section\n@b = global i32 0\n@c = global ptr @b\n",
        "!0 = !DILocation(line: 1)\n!1 = !{}\n!name = !{!1}\n",
        "^0 = module: (file: \"a.o\")\n^1 = gv: (guid: 1, summaries: (alias: (module: ^0, flags: (linkage: external), aliasee: ^2)))\n^2 = gv: (guid: 2)\n",
        "^0 = module: (path: \"a.o\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2, typeIdInfo: (typeTests: (^2)))))\n^2 = typeid: (id: \"t\")\n",
    ];
    for text in texts {
        let found = codes(text);
        assert_eq!(found.len(), 1, "{text}gives {found:?}");
    }
}

/// Returns the words after a position, `line:column: words` or `line:column: error: words`.
fn words_after_position(line: &str) -> Option<&str> {
    let (place, words) = line.trim_start().trim_start_matches([';', '!', ' ']).split_once(": ")?;
    let is_place = place.split_once(':').is_some_and(|(l, c)| l.parse::<u32>().is_ok() && c.parse::<u32>().is_ok());
    is_place.then(|| words.trim_start_matches("error: "))
}

#[test]
fn messages_of_llvm_have_codes() {
    let tables = [
        include_str!("top_level_errors.txt"),
        include_str!("body_errors.txt"),
        include_str!("data/metadata_nodes.txt"),
        include_str!("data/metadata_modules.txt"),
        include_str!("data/summary.txt"),
    ];
    let mut count = 0;
    for words in tables.iter().flat_map(|table| table.lines()).filter_map(words_after_position) {
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
