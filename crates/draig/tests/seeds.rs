//! The constructs of the five documents that Draig was specified from, each as a small module:
//! what is printed is what `llvm-as | llvm-dis` of LLVM 22 print, and what LLVM 22 refuses is
//! refused with its message at its place. `seeds/README.md` says which section is where.
//!
//! A file whose construct LLVM 22 refuses has a line `; STRICT: LINE:COLUMN: MESSAGE`, the error of
//! strict reading. Its other expectations are those of lenient reading.

use std::fs;
use std::path::{Path, PathBuf};

use draig::{Module, ReadOptions};
use draig_filetest::{Outcome, TestInput, check};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/seeds")
}

/// Lenient reading, and printing as after a pipe between the two tools.
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

/// What is wrong with strict reading of a file, if anything is.
fn strict_failure(text: &[u8]) -> Option<String> {
    let lossy = String::from_utf8_lossy(text);
    let expected = lossy.lines().find_map(|line| line.strip_prefix("; STRICT: "));
    let found = match Module::parse_with(text, &ReadOptions::default().strict(true)) {
        Ok(_) => None,
        Err(errors) => errors.first().map(|said| {
            let place = |number: Option<u32>| number.map_or("-".to_owned(), |number| number.to_string());
            format!("{}:{}: {}", place(said.line()), place(said.column()), said.message())
        }),
    };
    (found.as_deref() != expected).then(|| format!("expected {expected:?}, found {found:?}"))
}

#[test]
fn constructs_are_refused_as_in_llvm_where_reading_is_strict() {
    let mut count = 0;
    let mut failures = Vec::new();
    for subject in fs::read_dir(folder()).expect("the folder of the constructs").flatten() {
        let Ok(files) = fs::read_dir(subject.path()) else { continue };
        for path in files.flatten().map(|file| file.path()).filter(|path| path.extension().is_some_and(|e| e == "ll")) {
            count += 1;
            let text = fs::read(&path).expect("a file that was listed");
            failures.extend(strict_failure(&text).map(|failure| format!("{}: {failure}", path.display())));
        }
    }
    failures.sort();
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
    assert!(count > 300, "only {count} files were found");
}

/// The table in `seeds/README.md` is complete in both directions.
#[test]
fn the_readme_names_every_construct() {
    let readme = fs::read_to_string(folder().join("README.md")).expect("the list");
    let mut missing = Vec::new();
    for subject in fs::read_dir(folder()).expect("the folder of the constructs").flatten() {
        let Ok(files) = fs::read_dir(subject.path()) else { continue };
        for path in files.flatten().map(|file| file.path()).filter(|path| path.extension().is_some_and(|e| e == "ll")) {
            let name = path.with_extension("");
            let name = name.strip_prefix(folder()).expect("a path below the folder").display().to_string();
            if !readme.contains(&format!("`{name}`")) {
                missing.push(name);
            }
        }
    }
    assert!(missing.is_empty(), "not in README.md: {missing:?}");
    let named = readme.split('`').skip(1).step_by(2).filter(|word| word.contains('/'));
    for name in named {
        assert!(folder().join(format!("{name}.ll")).exists(), "README.md names {name}, which is not there");
    }
}
