//! `draig explain`: the explanation of a message of the parser or the linker, of a verifier rule, or of undefined
//! behaviour, from their own tables.

mod assembly;
mod attributes;
mod codes;
mod intrinsics;
mod keywords;
mod metadata;
mod words;

use draig::Message;
use draig::interp::rules::{self, RuleData};
use draig::link::Conflict;
use draig::verify::Rule;
use draig_diag::Diagnostic;

use crate::output;
use crate::report::Failure;

/// Runs the command: explains a code, a message or a word of the language, or lists all codes.
pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let text = match words[..] {
        [] => list(),
        ["asm", target] => assembly::explained(target, None)?,
        ["asm", target, code] => assembly::explained(target, Some(code))?,
        // Several words are a message that was not quoted.
        _ => explained(&words.join(" ")).ok_or_else(|| {
            let help = "`draig explain` lists all codes, and `draig explain --help` says what their letters mean";
            Failure::about(
                &words.join(" "),
                Diagnostic::error("F0004", "no such code, message or word").with_help(help),
            )
        })?,
    };
    output::write("-".as_ref(), text.as_bytes())
}

fn explained(code: &str) -> Option<String> {
    let message = || Message::find(code).or_else(|| Message::of(code)).map(explained_message);
    let rule = || Rule::find(code).or_else(|| Rule::of(code)).map(explained_rule);
    let conflict = || Conflict::find(code).map(explained_conflict);
    let undefined = || rules::find(code).map(explained_undefined);
    let general = || codes::find(code).map(explained_code);
    (message().or_else(rule).or_else(conflict).or_else(undefined).or_else(general)).or_else(|| about(code))
}

fn list() -> String {
    let messages = Message::all().map(|message| format!("{} {}\n", message.code, message.text));
    let rules = Rule::all().map(|rule| format!("{} {}\n", rule.code, rule.message));
    let conflicts = Conflict::all().map(|one| format!("{} {}\n", one.code(), one.data().title));
    let undefined = rules::ALL.iter().map(|rule| format!("{} {}\n", rule.code, rule.title));
    let general = codes::ALL.iter().map(|one| format!("{} {}\n", one.code, one.title));
    messages.chain(rules).chain(conflicts).chain(undefined).chain(general).collect()
}

/// Lists everything that mentions a word: an instruction, an attribute, a keyword.
fn about(word: &str) -> Option<String> {
    let has = |texts: &[&str]| texts.iter().any(|text| mentions(text, word));
    let described = words::described(word);
    // A form shows a construct with types and values that it is not about.
    let form_counts = described.is_none();
    let messages = Message::all().filter(|one| has(&[one.text]) || form_counts && has(&[one.form]));
    let messages: Vec<&Message> = messages.collect();
    let rules = Rule::all().filter(|rule| has(&[rule.message, rule.why]));
    let conflicts = Conflict::all().filter(|one| has(&[one.data().title, one.data().why]));
    let undefined = rules::ALL.iter().filter(|rule| has(&[rule.title, rule.why]));
    let mentioning = (messages.iter().map(|one| format!("{} {}\n", one.code, one.text)))
        .chain(rules.map(|rule| format!("{} {}\n", rule.code, rule.message)))
        .chain(conflicts.map(|one| format!("{} {}\n", one.code(), one.data().title)))
        .chain(undefined.map(|rule| format!("{} {}\n", rule.code, rule.title)));
    let mentioning: String = mentioning.collect();
    if let Some(described) = described {
        // The form of an instruction begins with its name, after the result.
        let is_form = |form: &str| ["`", "= "].iter().any(|before| form.contains(&format!("{before}{word} ")));
        let form = Message::all().filter(|one| is_form(one.form)).min_by_key(|one| one.form.len());
        let form =
            form.map_or(String::new(), |one| format!("\nForm: {}\n\nExample:\n{}", one.form, indented(one.right)));
        let mentioning = match mentioning.as_str() {
            "" => String::new(),
            list => format!("\nMessages and rules that mention `{word}`:\n{list}"),
        };
        return Some(described + &form + &mentioning);
    }
    if mentioning.is_empty() {
        return None;
    }
    // The construct that the word belongs to contains it in its form; the shortest form is most about it.
    let form = messages.iter().filter(|one| mentions(one.form, word)).min_by_key(|one| one.form.len());
    let head = form.map_or(String::new(), |one| {
        format!("Form: {}\n\nLangRef: {}\n\nExample:\n{}\n", one.form, one.section, indented(one.right))
    });
    Some(format!("{head}Messages and rules that mention `{word}`:\n{mentioning}"))
}

/// Returns whether a text contains a word as a whole.
fn mentions(text: &str, word: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word).any(|(at, _)| {
        !word.is_empty() && !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
    })
}

fn explained_message(message: &Message) -> String {
    let why = message.why.map_or(String::new(), |why| format!("{why}\n\n"));
    let wrong = message.wrong.map_or(String::new(), |text| format!("\nWrong:\n{}", indented(text)));
    let unwritten =
        message.unwritten.map_or(String::new(), |reason| format!("\nThere is no wrong example. {reason}\n"));
    let right = message.mended.unwrap_or(message.right);
    let right = if right.is_empty() { String::new() } else { format!("\nRight:\n{}", indented(right)) };
    format!(
        "{}: {}\n\n{why}Form: {}\n\nLangRef: {}\n{wrong}{unwritten}{right}",
        message.code, message.text, message.form, message.section
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
        "{}: {}\n\n{}\n\nLangRef: {}\n{debug}{}",
        rule.code,
        rule.message,
        rule.why,
        rule.section,
        examples_of_rule(rule),
    )
}

/// Shows the pair of texts of a rule, or says why there is none.
fn examples_of_rule(rule: &Rule) -> String {
    if let Some(reason) = rule.unbreakable() {
        return format!("\nNo module breaks this rule. {reason}\n");
    }
    if let Some(pair) = rule.refused() {
        let code = Message::of(pair.message).map_or("P0001", |message| message.code);
        return format!(
            "\nNo text breaks this rule, because the parser rejects it:\n    {}: {}\n{}{}",
            code,
            pair.message,
            program("Wrong", Some(pair.text)),
            program("Right", Some(pair.corrected)),
        );
    }
    if let Some(reason) = rule.unwritten() {
        return format!("\nThere is no example as text: {reason}. Modules that a program builds can break it.\n");
    }
    format!("{}{}", program("Wrong", rule.example()), program("Right", rule.corrected()))
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
        program("Defined", rule.corrected()),
    )
}

fn explained_code(one: &codes::Code) -> String {
    format!("{}: {}\n\n{}\n\nRemedy: {}\n", one.code, one.title, one.why, one.remedy)
}

/// Returns the file of a test without its first line, the command that runs it.
fn program(title: &str, text: Option<&str>) -> String {
    let lines = |text: &str| {
        text.lines().filter(|line| !line.starts_with("; RUN:")).map(|line| format!("{line}\n")).collect::<String>()
    };
    text.map_or_else(String::new, |text| format!("\n{title}:\n{}", indented(lines(text).trim_start())))
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use draig_diag::{Severity, Source, Style, render_text};

    use super::*;

    /// A reader of an error sees the code to look up, and looking it up succeeds.
    #[test]
    fn every_code_is_shown_and_explained() {
        let list = list();
        let codes: Vec<&'static str> =
            list.lines().map(|line| line.split(' ').next().unwrap_or_default().to_owned().leak() as &str).collect();
        assert!(codes.len() > 1600, "{}", codes.len());
        for code in codes {
            for severity in [Severity::Error, Severity::Warning] {
                let diagnostic = Diagnostic::new(severity, code, "message").with_help("help");
                let text = render_text(&diagnostic, &Source::new("a.ll", b""), Style::PLAIN);
                assert!(text.ends_with(&format!("\n  = code: {code}\n")), "{text}");
            }
            let text = explained(code).unwrap_or_default();
            assert!(text.starts_with(&format!("{code}: ")), "{code}: {text}");
        }
    }
}
