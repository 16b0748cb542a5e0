//! The constructs of the five documents that Draig was specified from, each as a small module: the printed
//! text is that of `llvm-as | llvm-dis` of LLVM 22, and constructs that LLVM 22 refuses are refused with the
//! same message at the same position. `seeds/README.md` lists the file of each section.
//!
//! A file whose construct LLVM 22 refuses has a line `; STRICT: LINE:COLUMN: MESSAGE`, the error of strict
//! reading. Its other expectations are those of lenient reading.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use draig::{Module, ReadOptions};
use draig_filetest::{Outcome, TestInput, check};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/seeds")
}

/// Reads leniently, and prints as after a pipe between the two tools.
fn dis(input: &TestInput<'_>) -> Outcome {
    assert_eq!(input.command(), "dis", "{}: the only command there is", input.name());
    match Module::parse_with(input.text(), &ReadOptions::new(input.name())) {
        Ok(mut read) => {
            read.module.identifier = b"<stdin>".to_vec();
            Outcome { text: Some(read.module.to_text()), diagnostics: read.warnings.diagnostics().clone() }
        }
        Err(errors) => Outcome { text: None, diagnostics: errors.diagnostics().clone() },
    }
}

#[test]
fn constructs_are_read_and_printed_as_in_llvm() {
    check(folder(), dis);
}

/// Returns the difference of strict reading from its expectation, if there is one.
fn strict_failure(text: &[u8]) -> Option<String> {
    let lossy = String::from_utf8_lossy(text);
    let expected = lossy.lines().find_map(|line| line.strip_prefix("; STRICT: "));
    let found = match Module::parse_with(text, &ReadOptions::default().strict(true)) {
        Ok(_) => None,
        Err(errors) => errors.first().map(|error| {
            let place = |number: Option<u32>| number.map_or("-".to_owned(), |number| number.to_string());
            format!("{}:{}: {}", place(error.line()), place(error.column()), error.message())
        }),
    };
    (found.as_deref() != expected).then(|| format!("expected {expected:?}, found {found:?}"))
}

#[test]
fn constructs_are_refused_as_in_llvm_where_reading_is_strict() {
    let files = files("ll");
    let mut failures = Vec::new();
    for path in &files {
        let text = fs::read(path).expect("a file that was listed");
        failures.extend(strict_failure(&text).map(|failure| format!("{}: {failure}", path.display())));
    }
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), files.len(), failures.join("\n"));
    assert!(files.len() > 400, "only {} files were found", files.len());
}

/// Canonical text is read strictly, with several threads, and printed unchanged. (A use order from a
/// directive is visible in `; preds`, but text without the directive loses it.)
#[test]
fn canonical_text_is_printed_to_itself() {
    let mut failures = Vec::new();
    for path in files("out").iter().filter(|path| !name(path).starts_with("values/uselistorder")) {
        let text = fs::read(path).expect("a file that was listed");
        let options = ReadOptions::new(path.display().to_string()).strict(true).threads(3);
        match Module::parse_with(&text, &options) {
            Ok(mut read) => {
                read.module.identifier = b"<stdin>".to_vec();
                let printed = read.module.to_text();
                if printed != text {
                    failures.push(format!("{}:\n{}", path.display(), String::from_utf8_lossy(&printed)));
                }
            }
            Err(errors) => failures.push(errors.to_string()),
        }
    }
    assert!(failures.is_empty(), "{} differ:\n{}", failures.len(), failures.join("\n"));
}

/// The table in `seeds/README.md` lists all files, and only existing ones.
#[test]
fn the_readme_names_every_construct() {
    let readme = fs::read_to_string(folder().join("README.md")).expect("the list");
    let named: BTreeSet<&str> = readme.split('`').skip(1).step_by(2).filter(|word| word.contains('/')).collect();
    let files = files("ll");
    let found: BTreeSet<String> = files.iter().map(|path| name(path)).collect();
    let missing: Vec<&String> = found.iter().filter(|name| !named.contains(name.as_str())).collect();
    let absent: Vec<&&str> = named.iter().filter(|name| !found.contains(**name)).collect();
    assert!(missing.is_empty(), "not in README.md: {missing:?}");
    assert!(absent.is_empty(), "in README.md only: {absent:?}");
}

/// Returns the files with an extension below the directory, sorted.
fn files(extension: &str) -> Vec<PathBuf> {
    let subjects = fs::read_dir(folder()).expect("the folder of the constructs").flatten();
    let below = subjects.filter_map(|subject| fs::read_dir(subject.path()).ok());
    let mut files: Vec<PathBuf> = below.flatten().flatten().map(|file| file.path()).collect();
    files.retain(|path| path.extension().is_some_and(|is| is == extension));
    files.sort();
    files
}

/// Returns the name of a file as `subject/construct`.
fn name(path: &Path) -> String {
    let stem = path.with_extension("");
    let parts: Vec<_> = stem.iter().rev().take(2).map(|part| part.to_string_lossy()).collect();
    format!("{}/{}", parts[1], parts[0])
}
