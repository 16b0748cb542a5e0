//! Reduces a pair of texts to the lines and parameters that matter: the one is refused with a message, the other is
//! a correct module, and what is removed is removed from both.

use std::collections::BTreeSet;

use draig_asm::{ParseOptions, parse_module};
use draig_verify::verify;

/// The most lines that are removed at once.
const MOST_LINES: usize = 6;

/// The type of cases that need one without a size.
const OPAQUE: &str = "%opaque = type opaque";

/// A pair of texts: the lines in common before and after the ones that differ.
#[derive(Clone)]
struct Pair {
    before: Vec<String>,
    wrong: Vec<String>,
    right: Vec<String>,
    after: Vec<String>,
    /// The names in the refused lines that the common lines define or declare.
    names: BTreeSet<String>,
}

impl Pair {
    fn new(wrong: &str, right: &str) -> Pair {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<String>>();
        let (mut wrong, mut right) = (lines(wrong), lines(right));
        let same = wrong.iter().zip(&right).take_while(|(a, b)| a == b).count();
        let before = wrong.drain(..same).collect();
        right.drain(..same);
        let same = wrong.iter().rev().zip(right.iter().rev()).take_while(|(a, b)| a == b).count();
        let after = wrong.split_off(wrong.len() - same);
        right.truncate(right.len() - same);
        let mut pair = Pair { before, wrong, right, after, names: BTreeSet::new() };
        let elsewhere = pair.names_elsewhere();
        pair.names = names(&pair.wrong).filter(|name| elsewhere.contains(name)).collect();
        pair
    }

    fn names_elsewhere(&self) -> BTreeSet<String> {
        names(&self.before).chain(names(&self.after)).collect()
    }

    fn texts(&self) -> (String, String) {
        let text = |middle: &[String]| {
            let lines = self.before.iter().chain(middle).chain(&self.after);
            let text: String = lines.map(|line| format!("{line}\n")).collect();
            format!("{}\n", text.trim_matches('\n'))
        };
        (text(&self.wrong), text(&self.right))
    }

    /// Returns whether the first text is refused with the message, with its names explained, and the second is a
    /// correct module.
    fn holds(&self, message: &str) -> bool {
        let (wrong, right) = self.texts();
        let is_refused = refusal(&wrong).is_some_and(|found| found == message);
        is_refused && self.names.is_subset(&self.names_elsewhere()) && is_correct(&right)
    }

    /// Returns the common lines, of the first or of the second part.
    fn common(&mut self, first: bool) -> &mut Vec<String> {
        if first { &mut self.before } else { &mut self.after }
    }
}

/// Returns the names of locals and globals in lines.
fn names(lines: &[String]) -> impl Iterator<Item = String> {
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '%' | '@' | ':');
    let words = lines.iter().flat_map(move |line| line.split(move |c| !is_name(c)));
    let word = |word: &str| word.strip_suffix(':').map_or_else(|| word.to_owned(), |label| format!("%{label}"));
    words.map(word).filter(|word| word.starts_with(['%', '@']))
}

/// Returns the reader's first message.
pub(crate) fn refusal(text: &str) -> Option<String> {
    let errors = parse_module(text.as_bytes(), &ParseOptions { strict: true, ..ParseOptions::default() }).err()?;
    errors.first_error().map(|error| error.message.clone())
}

fn is_correct(text: &str) -> bool {
    let parsed = parse_module(text.as_bytes(), &ParseOptions { strict: true, ..ParseOptions::default() });
    parsed.is_ok_and(|parsed| verify(&parsed.module).is_ok())
}

/// Returns the texts without lines and parameters that do not matter; `None` if they are no such pair, such as
/// texts with a reference that has no spelling.
pub(crate) fn reduced(wrong: &str, right: &str, message: &str) -> Option<(String, String)> {
    // A type that only the broken module has is declared in both.
    let head = wrong.split_once("\n\n").filter(|(head, _)| *head == OPAQUE && !right.starts_with(OPAQUE));
    let right = head.map_or_else(|| right.to_owned(), |(head, _)| format!("{head}\n\n{right}"));
    let mut pair = Pair::new(wrong, &right);
    if wrong.contains("<badref>") || !pair.holds(message) {
        return None;
    }
    while let Some(smaller) = smaller(&pair, message) {
        pair = smaller;
    }
    Some(pair.texts()).filter(|(_, right)| !right.trim().is_empty())
}

/// Returns the pair with something removed.
fn smaller(pair: &Pair, message: &str) -> Option<Pair> {
    for first in [true, false] {
        let count = pair.clone().common(first).len();
        let runs = (1..=MOST_LINES.min(count)).rev().flat_map(|len| (0..=count - len).map(move |at| at..at + len));
        for run in runs {
            let mut next = pair.clone();
            next.common(first).drain(run);
            if next.holds(message) {
                return Some(next);
            }
        }
        for at in 0..count {
            for line in shorter(&pair.clone().common(first)[at]) {
                let mut next = pair.clone();
                next.common(first)[at] = line;
                if next.holds(message) {
                    return Some(next);
                }
            }
        }
    }
    None
}

/// Returns a definition without its subprogram, and without each of its parameters.
fn shorter(line: &str) -> Vec<String> {
    let mut lines = without_parameters(line);
    if let Some((start, _)) = line.split_once(" !dbg ").filter(|_| line.starts_with("define ")) {
        lines.push(format!("{start} {{"));
    }
    lines
}

/// Returns a definition without each of its parameters.
fn without_parameters(line: &str) -> Vec<String> {
    let bounds = line.starts_with("define ").then(|| Some((line.find('(')? + 1, line.rfind(')')?))).flatten();
    let Some((start, end)) = bounds else { return Vec::new() };
    let (mut depth, mut at, mut parts) = (0i32, start, Vec::new());
    for (place, c) in line[start..end].char_indices() {
        match c {
            '(' | '<' | '{' | '[' => depth += 1,
            ')' | '>' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&line[at..start + place]);
                at = start + place + 1;
            }
            _ => {}
        }
    }
    parts.push(&line[at..end]);
    let without = |removed: usize| {
        let kept = parts.iter().enumerate().filter(|&(number, _)| number != removed).map(|(_, part)| part.trim());
        format!("{}{}{}", &line[..start], kept.collect::<Vec<&str>>().join(", "), &line[end..])
    };
    if end > start { (0..parts.len()).map(without).collect() } else { Vec::new() }
}
