//! Common mistakes and their fixes: `tests/mistakes/*.ll` are wrong texts, and the `.out` file next to each
//! has its diagnostics and the result of the first fix. Texts whose first line is `; strict` are read strictly.
//! `BLESS=1` rewrites the `.out` files.

use std::fmt::Write as _;
use std::path::Path;

use draig_asm::{ParseOptions, parse_module};
use draig_diag::{Certainty, Diagnostics, Source, Style, render_text};

/// Maximum number of certain fixes applied in sequence.
const MOST_FIXES: usize = 8;

/// Reads a text, strictly if its first line asks for that.
fn refused(text: &[u8]) -> Option<Diagnostics> {
    let options = ParseOptions { strict: text.starts_with(b"; strict\n"), ..ParseOptions::default() };
    parse_module(text, &options).err()
}

/// Returns the report that a user sees, then the lines that the fix changes.
fn transcript(name: &str, text: &[u8]) -> String {
    let Some(diagnostics) = refused(text) else { return "accepted\n".to_owned() };
    let source = Source::new(name, text);
    let mut out: String = diagnostics.iter().map(|one| render_text(one, &source, Style::PLAIN)).collect();
    let mut fixed = text.to_vec();
    for _ in 0..MOST_FIXES {
        let Some(diagnostics) = refused(&fixed) else {
            let lines = String::from_utf8_lossy(&fixed).into_owned();
            let old: Vec<&str> = str::from_utf8(text).unwrap_or_default().lines().collect();
            lines
                .lines()
                .filter(|line| !old.contains(line))
                .for_each(|line| writeln!(out, "> {line}").expect("a string"));
            return out + "accepted after it\n";
        };
        let fix = diagnostics.first_error().and_then(|error| error.fixes.first().cloned());
        let Some(fix) = fix else { break };
        let _ = writeln!(out, "{}: {}", fix.certainty.as_str(), fix.title);
        fixed = fix.apply(&fixed).expect("edits lie within the text, in order");
        if fix.certainty == Certainty::Guess && refused(&fixed).is_some() {
            break;
        }
    }
    out + "still refused\n"
}

#[test]
fn help_for_common_mistakes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    let (mut wrong, mut count) = (Vec::new(), 0);
    let mut files: Vec<_> = std::fs::read_dir(&folder).expect("the folder is there").flatten().collect();
    files.sort_by_key(|entry| entry.file_name());
    for entry in files {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(stem) = name.strip_suffix(".ll") else { continue };
        let transcript = transcript(&name, &std::fs::read(entry.path()).expect("a file"));
        let expected = folder.join(format!("{stem}.out"));
        count += 1;
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&expected, &transcript).expect("the folder can be written to");
        } else if std::fs::read_to_string(&expected).ok().as_deref() != Some(&transcript) {
            wrong.push(format!("{name}:\n{transcript}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {count} differ\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= 90, "{count} mistakes");
}

/// Certain fixes are right: the fixed text is accepted, or refused for another reason further on.
#[test]
fn sure_fixes_get_further() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    for entry in std::fs::read_dir(&folder).expect("the folder is there").flatten() {
        let text = std::fs::read(entry.path()).expect("a file");
        let Some(error) = refused(&text).and_then(|diagnostics| diagnostics.first_error().cloned()) else { continue };
        let Some(fix) = error.fixes.first().filter(|fix| fix.certainty == Certainty::Sure) else { continue };
        let fixed = fix.apply(&text).expect("edits lie within the text, in order");
        if let Some(next) = refused(&fixed).and_then(|diagnostics| diagnostics.first_error().cloned()) {
            let is_other = next.message != error.message || next.span > error.span;
            assert!(is_other, "{}: {} leads to {}", entry.path().display(), fix.title, next.message);
        }
    }
}
