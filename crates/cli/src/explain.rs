//! `draig explain`: what a message of the reader or the linker, a rule of the verifier or a rule of execution is for,
//! from its own data.

use draig::Message;
use draig::interp::rules::{self, RuleData};
use draig::link::Conflict;
use draig::verify::Rule;
use draig_diag::Diagnostic;

use crate::output;
use crate::report::Failure;

/// Runs the command: one code, what was said, a word of the language, or the list of all.
pub(crate) fn run(code: Option<&str>) -> Result<(), Failure> {
    let text = match code {
        None => list(),
        Some(code) => {
            let message = || Message::find(code).or_else(|| Message::of(code)).map(explained_message);
            let rule = || Rule::find(code).or_else(|| Rule::of(code)).map(explained_rule);
            let conflict = || Conflict::find(code).map(explained_conflict);
            let undefined = || rules::find(code).map(explained_undefined);
            let found = message().or_else(rule).or_else(conflict).or_else(undefined).or_else(|| about(code));
            found.ok_or_else(|| {
                let help = "`draig explain` without a code lists all: P of the reader, V of the verifier, \
                            L of the linker, UB of running";
                Failure::about(
                    code,
                    Diagnostic::error("F0004", "there is no such code, message or word").with_help(help),
                )
            })?
        }
    };
    output::write("-".as_ref(), text.as_bytes())
}

fn list() -> String {
    let messages = Message::all().map(|message| format!("{} {}\n", message.code, message.text));
    let rules = Rule::all().map(|rule| format!("{} {}\n", rule.code, rule.message));
    let conflicts = Conflict::all().map(|one| format!("{} {}\n", one.code(), one.data().title));
    let undefined = rules::ALL.iter().map(|rule| format!("{} {}\n", rule.code, rule.title));
    messages.chain(rules).chain(conflicts).chain(undefined).collect()
}

/// All that is said with a word: of an instruction, an attribute, a keyword.
fn about(word: &str) -> Option<String> {
    let has = |texts: &[&str]| texts.iter().any(|text| mentions(text, word));
    let messages: Vec<&Message> = Message::all().filter(|one| has(&[one.text, one.form])).collect();
    let rules = Rule::all().filter(|rule| has(&[rule.message, rule.why]));
    let conflicts = Conflict::all().filter(|one| has(&[one.data().title, one.data().why]));
    let undefined = rules::ALL.iter().filter(|rule| has(&[rule.title, rule.why]));
    let said = (messages.iter().map(|one| format!("{} {}\n", one.code, one.text)))
        .chain(rules.map(|rule| format!("{} {}\n", rule.code, rule.message)))
        .chain(conflicts.map(|one| format!("{} {}\n", one.code(), one.data().title)))
        .chain(undefined.map(|rule| format!("{} {}\n", rule.code, rule.title)));
    let said: String = said.collect();
    if said.is_empty() {
        return None;
    }
    // The construct that the word belongs to has it in its form; one that only mentions it says more of others.
    let form = messages.iter().filter(|one| mentions(one.form, word)).min_by_key(|one| one.form.len());
    let head = form.map_or(String::new(), |one| {
        format!("Form: {}\n\nLangRef: {}\n\nExample:\n{}\n", one.form, one.section, indented(one.right))
    });
    Some(format!("{head}What is said with `{word}`:\n{said}"))
}

/// Whether a text has a word, and not only as a part of another.
fn mentions(text: &str, word: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word).any(|(at, _)| {
        !word.is_empty() && !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
    })
}

fn explained_message(message: &Message) -> String {
    let why = message.why.map_or(String::new(), |why| format!("{why}\n\n"));
    let wrong = message.wrong.map_or(String::new(), |text| format!("\nWrong:\n{}", indented(text)));
    format!(
        "{}: {}\n\n{why}Form: {}\n\nLangRef: {}\n{wrong}\nRight:\n{}",
        message.code,
        message.text,
        message.form,
        message.section,
        indented(message.right)
    )
}

fn explained_rule(rule: &Rule) -> String {
    let debug = match rule.debug_info {
        true => {
            "\nThis is about debug information: if it is broken, it is ignored with a warning, \
                 unless --strict-debug-info is given.\n"
        }
        false => "",
    };
    format!(
        "{}: {}\n\n{}\n\nLangRef: {}\n{debug}{}{}",
        rule.code,
        rule.message,
        rule.why,
        rule.section,
        program("Wrong", rule.example()),
        program("Right", rule.twin()),
    )
}

fn explained_conflict(conflict: Conflict) -> String {
    let data = conflict.data();
    let example = data
        .example
        .map_or(String::new(), |[a, b]| format!("\nOne module:\n{}\nThe other:\n{}", indented(a), indented(b)));
    let severity = if conflict.is_warning() { "a warning" } else { "an error" };
    format!(
        "{}: {}\n\nThis is {severity} of linking. {}\n\nLangRef: {}\n{example}",
        data.code, data.title, data.why, data.section
    )
}

fn explained_undefined(rule: &RuleData) -> String {
    let source = if rule.section.starts_with("C11") { "ISO C" } else { "LangRef" };
    let section = rule.section.trim_start_matches("C11 ");
    format!(
        "{}: undefined behaviour: {}\n\n{}\n\n{source}: {section}\n{}{}",
        rule.code,
        rule.title,
        rule.why,
        program("Undefined", rule.example()),
        program("Defined", rule.twin()),
    )
}

/// The file of a test, without its first line, which says how it is run.
fn program(title: &str, text: Option<&str>) -> String {
    let lines = |text: &str| {
        text.lines().filter(|line| !line.starts_with("; RUN:")).map(|line| format!("{line}\n")).collect::<String>()
    };
    text.map_or_else(String::new, |text| format!("\n{title}:\n{}", indented(lines(text).trim_start())))
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}\n")).collect()
}
