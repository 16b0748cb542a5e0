//! Rules without an example that reads as a module: the reader refuses the text of every module that breaks them, or
//! there is no such text. The tables are files of `tests/built`, which the tests write and compare.

use crate::rule::Refused;

/// Code and what the reader makes of the text of a module that breaks the rule, separated by a tab.
static ANSWERS: &str = include_str!("../../tests/built/readers.tsv");

/// Pairs of texts: `=== V0000 message`, the refused text, `---`, the correct text.
static TEXTS: &str = include_str!("../../tests/built/refused.txt");

/// Answers of the table and the reasons that they stand for.
const REASONS: &[(&str, &str)] = &[
    ("says: ", "the reader refuses the text of such a module"),
    ("cannot be written", "such a module refers to something that has no spelling"),
    ("reads another module", "the text of such a module reads as another one, which is correct"),
    ("reads a module that breaks another rule", "the text of such a module reads as one that breaks another rule"),
    ("no text breaks it alone", "a text that breaks it breaks another rule as well, or LLVM's reader does not take it"),
];

/// Returns why no text breaks the rule alone.
pub(crate) fn reason(code: &str) -> Option<&'static str> {
    let mut answers = ANSWERS.lines().filter_map(|line| line.split_once('\t')).filter(|(of, _)| *of == code);
    let (_, answer) = answers.next()?;
    REASONS.iter().find(|(start, _)| answer.starts_with(start)).map(|&(_, reason)| reason)
}

/// Returns the pair of texts of the rule.
pub(crate) fn refused(code: &str) -> Option<Refused> {
    let block = TEXTS.split("=== ").find_map(|block| block.strip_prefix(code))?;
    let (message, texts) = block.split_once('\n')?;
    let (text, corrected) = texts.split_once("\n---\n")?;
    Some(Refused { message: message.trim_start(), text, corrected: corrected.trim_end() })
}
