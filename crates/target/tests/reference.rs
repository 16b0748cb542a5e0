//! Compares results with those of LLVM 22, collected by `reference/main.cpp`.

#[path = "support/answers.rs"]
mod answers;
mod support;

/// Compares the answers to the questions of `data/<kind>.tsv`, whose first `columns` columns are the question.
fn compare(kind: &str, columns: usize, table: &str) {
    let mut wrong = Vec::new();
    for line in table.lines() {
        let end = line.match_indices('\t').nth(columns - 1).unwrap().0;
        let (question, expected) = (&line[..end], &line[end + 1..]);
        let answer = answers::answer(kind, question);
        if answer != expected {
            wrong.push(format!("{question:?}\n  LLVM:  {expected}\n  Draig: {answer}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong answers:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn triples() {
    compare("triples", 1, include_str!("data/triples.tsv"));
}

#[test]
fn layouts() {
    compare("layouts", 1, include_str!("data/layouts.tsv"));
}

#[test]
fn types() {
    compare("types", 2, include_str!("data/types.tsv"));
}

#[test]
fn constraints() {
    compare("constraints", 2, include_str!("data/constraints.tsv"));
}
