//! Data layouts of target triples, compared with those that clang prints.
//!
//! `data/default_layouts.tsv` holds the output of clang 22, one triple and its layout per line; `BLESS=1`
//! runs clang again.

use std::path::Path;
use std::process::Command;

use draig_target::{DataLayout, Triple};

const ANSWERS: &str = include_str!("data/default_layouts.tsv");

fn answers() -> impl Iterator<Item = (&'static str, &'static str)> {
    ANSWERS.lines().map(|line| line.split_once('\t').expect("a triple and its layout"))
}

#[test]
fn the_table_has_clangs_layouts() {
    assert!(answers().count() > 150);
    let ours = |triple: &str| Triple::parse(triple).default_data_layout();
    let wrong = answers().filter(|(triple, layout)| ours(triple) != Some(layout));
    let wrong: Vec<String> =
        wrong.map(|(triple, layout)| format!("{triple}\n  clang: {layout}\n  Draig: {:?}", ours(triple))).collect();
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn layouts_can_be_parsed() {
    for (triple, layout) in answers() {
        let parsed = DataLayout::parse(layout).unwrap_or_else(|error| panic!("{triple}: {error}"));
        let width = Triple::parse(triple).pointer_bit_width();
        // ABIs with short pointers, and shaders, whose pointers are indices
        let is_short = ["x32", "n32", "ilp32", "spirv-"].iter().any(|name| triple.contains(name));
        assert!(is_short || parsed.pointer_size(0) * 8 == width, "{triple}: {layout}");
    }
}

/// Returns the layout that clang writes; `None` if this clang is not installed, `Err` if it does not know the
/// target.
fn clangs(triple: &str) -> Option<Result<String, String>> {
    let target = format!("--target={triple}");
    let mut command = Command::new("clang-22");
    command.args([&target, "-w", "-S", "-emit-llvm", "-x", "c", "-o", "-", "/dev/null"]);
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let layout = text.lines().find_map(|line| line.strip_prefix("target datalayout = \"")?.strip_suffix('"'));
    Some(layout.map(str::to_owned).ok_or_else(|| String::from_utf8_lossy(&output.stderr).into_owned()))
}

#[test]
fn the_answers_are_clangs() {
    if clangs("x86_64-unknown-linux-gnu").is_none() {
        eprintln!("there is no clang-22 to compare with");
        return;
    }
    let mut questions = String::new();
    for (triple, _) in answers() {
        let layout = clangs(triple).expect("it was there").unwrap_or_else(|error| panic!("{triple}: {error}"));
        questions.push_str(&format!("{triple}\t{layout}\n"));
    }
    if std::env::var_os("BLESS").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/default_layouts.tsv");
        std::fs::write(path, &questions).expect("the file can be written");
    }
    assert_eq!(questions, ANSWERS);
}
