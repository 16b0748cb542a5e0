//! `cargo xtask rules`: the lists of the verifier's rules, of the interpreter's and of the reader's
//! messages as pages, the test that they are fresh, and which of LLVM's messages have no rule.
//!
//! The pages come from the tables of `draig-verify`, `draig-interp` and `draig-asm`. What LLVM says besides comes from a file of
//! messages, which is not part of the source tree; without one that section stays as it is.

use std::ffi::OsString;
use std::fmt::Write as _;

use draig::Message;
use draig::verify::Rule;
use regex::Regex;

use crate::TaskResult;
use crate::workspace::root;

const USAGE: &str = "usage: cargo xtask rules [--bless] [--messages FILE]

Prints the messages of the reader and the rules of the verifier: code, message, section of LangRef.

  --bless           write the pages crates/asm/MESSAGES.md, crates/verify/RULES.md, crates/interp/RULES.md
  --messages FILE   what LLVM 22 said of its test tree: kind, count and message with tabs
                    between; messages of the kind reject-verify which no rule has are listed";

/// The page of rules.
const PAGE: &str = "crates/verify/RULES.md";
/// Why no text breaks the rules that are tested with built modules: code and reason, with a tab between.
const READERS: &str = "crates/verify/tests/built/readers.tsv";
/// The page of rules of execution.
const UNDEFINED: &str = "crates/interp/RULES.md";
/// The page of messages.
const MESSAGES: &str = "crates/asm/MESSAGES.md";
const BEGIN: &str = "<!-- messages without a rule, by `cargo xtask rules --bless --messages FILE` -->\n";
const END: &str = "<!-- end of messages -->";

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    use lexopt::prelude::*;
    let (mut bless, mut messages) = (false, None);
    let mut parser = lexopt::Parser::from_args(args);
    while let Some(arg) = parser.next().map_err(|e| e.to_string())? {
        match arg {
            Long("bless") => bless = true,
            Long("messages") => messages = Some(parser.value().map_err(|e| e.to_string())?),
            Long("help") | Short('h') => {
                println!("{USAGE}");
                return Ok(true);
            }
            other => return Err(format!("{}\n\n{USAGE}", other.unexpected())),
        }
    }
    let list = match messages {
        Some(file) => {
            let text = crate::workspace::read(file.as_ref())?;
            Some(without_rule(&String::from_utf8_lossy(&text))?)
        }
        None => None,
    };
    if bless {
        let path = root().join(PAGE);
        let list = list.as_deref().map_or_else(|| kept_list(&old_page(PAGE)), listed);
        crate::workspace::write(&path, page(&list))?;
        crate::workspace::write(&root().join(MESSAGES), messages_page())?;
        crate::workspace::write(&root().join(UNDEFINED), undefined_page())?;
    } else if let Some(list) = &list {
        list.iter().for_each(|message| println!("{message}"));
    } else {
        Message::all().for_each(|message| println!("{} {} [{}]", message.code, message.text, message.section));
        Rule::all().for_each(|rule| println!("{} {} [{}]", rule.code, rule.message, rule.section));
    }
    let stale = stale();
    stale.iter().for_each(|fault| println!("{fault}"));
    Ok(stale.is_none() && list.is_none_or(|list| list.is_empty()))
}

/// What is stale about the pages.
fn stale() -> Option<String> {
    let old = old_page(PAGE);
    let is_stale = |name: &str| Some(format!("{name} is stale (cargo xtask rules --bless)"));
    if page(&kept_list(&old)) != old {
        is_stale(PAGE)
    } else if messages_page() != old_page(MESSAGES) {
        is_stale(MESSAGES)
    } else if undefined_page() != old_page(UNDEFINED) {
        is_stale(UNDEFINED)
    } else {
        None
    }
}

fn old_page(name: &str) -> String {
    let bytes = crate::workspace::read(&root().join(name)).unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The list of messages that the page has now.
fn kept_list(page: &str) -> String {
    let list = page.split_once(BEGIN).and_then(|(_, rest)| rest.split_once(END));
    list.map_or_else(|| listed(&[]), |(list, _)| list.to_owned())
}

fn listed(messages: &[String]) -> String {
    if messages.is_empty() {
        return "None.\n".to_owned();
    }
    messages.iter().map(|message| format!("- {}\n", code_span(message))).collect()
}

/// The whole page.
fn page(messages: &str) -> String {
    let mut out = format!(
        "# Rules of the verifier\n\n\
         Generated from the tables in `src/rules` by `cargo xtask rules --bless`. `draig explain CODE` says why\n\
         there is a rule. `{{}}` stands for what differs from case to case; rules marked *debug* are about debug\n\
         information, which is stripped with a warning where they are broken.\n\n\
         Each has a pair of tests, a violation and its smallest correct twin: two files in `tests/rules`, or, where\n\
         no text can break it, a module that is built and changed in the file of `tests/built` that is named. Why no\n\
         text can, stands behind it: what the reader says of the text that shows the broken module, or that it makes\n\
         another module of it, or that nothing there is to write.\n\n\
         {} rules.\n\n\
         | Code | Message | LangRef | | Tests |\n|---|---|---|---|---|\n",
        Rule::all().count()
    );
    let built = built_tests();
    let readers = crate::workspace::read(&root().join(READERS)).unwrap_or_default();
    let readers = String::from_utf8_lossy(&readers).into_owned();
    for rule in Rule::all() {
        let debug = if rule.debug_info { "*debug* " } else { "" };
        let message = code_span(&rule.message.replace('|', "\\|"));
        let section = rule.section.replace('|', "\\|");
        let _ = writeln!(out, "| {} | {message} | {section} | {debug}| {} |", rule.code, tests(rule, &built, &readers));
    }
    out.push_str("\n## Rules that nothing can break\n\nLLVM has them, so they are in the list.\n\n");
    for (rule, reason) in Rule::all().filter_map(|rule| Some((rule, rule.unbreakable()?))) {
        let _ = writeln!(out, "- {} {}: {reason}", rule.code, code_span(rule.message));
    }
    let _ = write!(out, "\n## Messages of LLVM's verifier without a rule\n\n{BEGIN}{messages}{END}\n");
    out
}

/// The whole page of messages.
fn messages_page() -> String {
    let mut out = format!(
        "# Messages of the reader\n\n\
         Generated from the tables in `src/messages` by `cargo xtask rules --bless`. `draig explain CODE` gives an\n\
         example of each, wrong and right. `{{}}` stands for what differs from case to case.\n\n\
         {} messages.\n",
        Message::all().count()
    );
    let mut form = "";
    for message in Message::all() {
        if message.form != form {
            form = message.form;
            let _ = write!(out, "\n## {}\n\n{form}\n\n| Code | Message | Why |\n|---|---|---|\n", message.section);
        }
        let text = code_span(&message.text.replace('|', "\\|"));
        let _ = writeln!(out, "| {} | {text} | {} |", message.code, message.why.unwrap_or_default());
    }
    out
}

/// The page of rules of execution.
fn undefined_page() -> String {
    let rules = draig::interp::rules::ALL;
    let mut out = format!(
        "# What is undefined\n\n\
         Generated from the table in `src/rules.rs` by `cargo xtask rules --bless`: each way in which a program that\n\
         runs can leave LLVM IR. What only makes poison has no code; it is told as the story of what the poison\n\
         broke. `tests/rules/CODE_bad.ll` does it, `tests/rules/CODE_good.ll` is the smallest defined twin, and\n\
         `draig explain CODE` shows both.\n\n\
         {} rules.\n\n\
         | Code | What | LangRef or ISO C | Why |\n|---|---|---|---|\n",
        rules.len()
    );
    for rule in rules {
        let _ = writeln!(out, "| {} | {} | {} | {} |", rule.code, rule.title, rule.section, rule.why);
    }
    out
}

/// The files of tests that build modules: names and texts, sorted.
fn built_tests() -> Vec<(String, String)> {
    let folder = root().join("crates/verify/tests/built");
    let read = |path: &std::path::PathBuf| {
        let text = crate::workspace::read(path).unwrap_or_default();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        (name, String::from_utf8_lossy(&text).into_owned())
    };
    let named = |path: &std::path::Path| crate::workspace::has_extension(path, "rs") && !path.ends_with("coverage.rs");
    crate::workspace::files(&folder, &named).iter().map(read).collect()
}

/// Where the tests of a rule are.
fn tests(rule: &Rule, built: &[(String, String)], readers: &str) -> String {
    if rule.unbreakable().is_some() {
        return "nothing can break it".to_owned();
    }
    if root().join(format!("crates/verify/tests/rules/{}_bad.ll", rule.code)).is_file() {
        return "files".to_owned();
    }
    let quoted = format!("\"{}\",", rule.code);
    let found = built.iter().find(|(_, text)| text.contains(&quoted));
    let Some((name, _)) = found else { return "none".to_owned() };
    let of_rule =
        |line: &str| line.split_once('\t').filter(|(code, _)| *code == rule.code).map(|(_, why)| why.to_owned());
    match readers.lines().find_map(of_rule) {
        None => format!("`{name}`"),
        Some(why) => match why.strip_prefix("says: ") {
            Some(message) => format!("`{name}`: {}", code_span(&message.replace('|', "\\|"))),
            None => format!("`{name}`: {why}"),
        },
    }
}

/// Markdown's code, also of text with backticks.
fn code_span(text: &str) -> String {
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
}

/// The messages of the kind `reject-verify` in `table` that are no rule's, sorted.
fn without_rule(table: &str) -> Result<Vec<String>, String> {
    let patterns = Rule::all().map(pattern).collect::<Result<Vec<Regex>, String>>()?;
    let messages = table.lines().filter_map(|line| line.strip_prefix("reject-verify\t")?.split_once('\t'));
    let mut left: Vec<String> = messages
        .map(|(_, message)| message.to_owned())
        .filter(|message| !patterns.iter().any(|pattern| pattern.is_match(message)))
        .collect();
    left.sort();
    left.dedup();
    Ok(left)
}

/// What matches the first line of a rule's message, anything being where it has `{}`.
fn pattern(rule: &Rule) -> Result<Regex, String> {
    let line = rule.message.split('\n').next().unwrap_or_default();
    let parts: Vec<String> = line.split("{}").map(regex::escape).collect();
    Regex::new(&format!("^{}$", parts.join(".*"))).map_err(|e| format!("{}: {e}", rule.code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_are_fresh() {
        assert_eq!(stale(), None);
    }

    #[test]
    fn codes_are_used_once_and_messages_say_something() {
        let mut codes: Vec<&str> = Rule::all().map(|rule| rule.code).collect();
        let all = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), all);
        for rule in Rule::all() {
            // a message of nothing but particulars would match all others
            assert!(rule.message.replace("{}", "").trim().len() > 3, "{}", rule.code);
            assert!(!rule.section.is_empty() && !rule.why.is_empty(), "{}", rule.code);
        }
    }

    #[test]
    fn messages_without_a_rule_are_found() {
        let table = "kind\tcount\tmessage\n\
                     reject-verify\t3\tEntry block to function must not have predecessors!\n\
                     reject-verify\t1\tAttribute 'align 7' does not apply to functions!\n\
                     reject-verify\t1\tno rule says so\n\
                     reject-parse\t1\texpected type\n";
        assert_eq!(without_rule(table), Ok(vec!["no rule says so".to_owned()]));
    }

    #[test]
    fn the_list_survives_a_page_that_is_made_again() {
        let list = listed(&["a `b`".to_owned(), "c".to_owned()]);
        assert_eq!(list, "- `` a `b` ``\n- `c`\n");
        assert_eq!(kept_list(&page(&list)), list);
        assert_eq!(kept_list(""), "None.\n");
    }
}
