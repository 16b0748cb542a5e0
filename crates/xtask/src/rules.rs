//! `cargo xtask rules`: pages that list the verifier's rules, the interpreter's rules and the reader's
//! messages; the test that they are up to date; and LLVM's messages without a rule.
//!
//! The pages come from the tables of `draig-verify`, `draig-interp` and `draig-asm`. LLVM's other messages
//! come from a file that is not part of the source tree; without it that section stays unchanged.

use std::fmt::Write as _;
use std::path::PathBuf;

use draig::Message;
use draig::verify::Rule;
use regex::Regex;

use crate::TaskResult;
use draig_workspace::root;

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Write the pages crates/asm/MESSAGES.md, crates/verify/RULES.md, crates/interp/RULES.md
    #[arg(long)]
    bless: bool,
    /// LLVM 22's messages on its test tree: kind, count and message separated by tabs; messages of the kind
    /// reject-verify without a rule are listed
    #[arg(long, value_name = "FILE")]
    messages: Option<PathBuf>,
}

/// Page of the verifier's rules.
const PAGE: &str = "crates/verify/RULES.md";
/// Reasons for which no text violates the rules that are tested with built modules: code and reason,
/// separated by a tab.
const READERS: &str = "crates/verify/tests/built/readers.tsv";
/// Page of the interpreter's rules.
const UNDEFINED: &str = "crates/interp/RULES.md";
/// Page of messages.
const MESSAGES: &str = "crates/asm/MESSAGES.md";
const BEGIN: &str = "<!-- messages without a rule, by `cargo xtask rules --bless --messages FILE` -->\n";
const END: &str = "<!-- end of messages -->";

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let list = match &options.messages {
        Some(file) => {
            let text = draig_workspace::read(file)?;
            Some(without_rule(&String::from_utf8_lossy(&text))?)
        }
        None => None,
    };
    if options.bless {
        let path = root().join(PAGE);
        let list = list.as_deref().map_or_else(|| kept_list(&old_page(PAGE)), listed);
        draig_workspace::write(&path, page(&list))?;
        draig_workspace::write(&root().join(MESSAGES), messages_page())?;
        draig_workspace::write(&root().join(UNDEFINED), undefined_page())?;
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

/// Describes outdated pages.
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
    let bytes = draig_workspace::read(&root().join(name)).unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns the list of messages that the page has now.
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

/// Returns the whole page.
fn page(messages: &str) -> String {
    let mut out = format!(
        "# Rules of the verifier\n\n\
         Generated from the tables in `src/rules` by `cargo xtask rules --bless`. `draig explain CODE` gives the\n\
         reason for a rule. `{{}}` marks the variable parts of a message; rules marked *debug* are about debug\n\
         information, which is stripped with a warning if it violates them.\n\n\
         Each has a pair of tests, a violation and its smallest correct version: two files in `tests/rules`, or, if no\n\
         text can violate the rule, a module that is built and modified in the named file of `tests/built`. The\n\
         reason follows the name: the reader's error for the text of such a module, or that the reader turns the\n\
         text into a different module, or that no text exists for it.\n\n\
         {} rules.\n\n\
         | Code | Message | LangRef | | Tests |\n|---|---|---|---|---|\n",
        Rule::all().count()
    );
    let built = built_tests();
    let readers = draig_workspace::read(&root().join(READERS)).unwrap_or_default();
    let readers = String::from_utf8_lossy(&readers).into_owned();
    for rule in Rule::all() {
        let debug = if rule.debug_info { "*debug* " } else { "" };
        let message = code_span(&rule.message.replace('|', "\\|"));
        let section = rule.section.replace('|', "\\|");
        let _ = writeln!(out, "| {} | {message} | {section} | {debug}| {} |", rule.code, tests(rule, &built, &readers));
    }
    out.push_str("\n## Rules that nothing can break\n\nThey are listed because LLVM has them.\n\n");
    for (rule, reason) in Rule::all().filter_map(|rule| Some((rule, rule.unbreakable()?))) {
        let _ = writeln!(out, "- {} {}: {reason}", rule.code, code_span(rule.message));
    }
    let _ = write!(out, "\n## Messages of LLVM's verifier without a rule\n\n{BEGIN}{messages}{END}\n");
    out
}

/// Returns the whole page of messages.
fn messages_page() -> String {
    let mut out = format!(
        "# Messages of the reader\n\n\
         Generated from the tables in `src/messages` by `cargo xtask rules --bless`. `draig explain CODE` gives an\n\
         example of each, wrong and right. `{{}}` marks the variable parts of a message.\n\n\
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

/// Returns the page of the interpreter's rules.
fn undefined_page() -> String {
    let rules = draig::interp::rules::ALL;
    let mut out = format!(
        "# Undefined behaviour\n\n\
         Generated from the table in `src/rules.rs` by `cargo xtask rules --bless`: each kind of undefined\n\
         behaviour at run time. An operation that only creates poison has no code; it appears in the report of the\n\
         operation that the poison broke. `tests/rules/CODE_bad.ll` breaks the rule, `tests/rules/CODE_good.ll` is\n\
         its smallest defined version, and `draig explain CODE` shows both.\n\n\
         {} rules.\n\n\
         | Code | Title | LangRef or ISO C | Reason |\n|---|---|---|---|\n",
        rules.len()
    );
    for rule in rules {
        let _ = writeln!(out, "| {} | {} | {} | {} |", rule.code, rule.title, rule.section, rule.why);
    }
    out
}

/// Returns the test files that build modules: names and texts, sorted.
fn built_tests() -> Vec<(String, String)> {
    let folder = root().join("crates/verify/tests/built");
    let read = |path: &std::path::PathBuf| {
        let text = draig_workspace::read(path).unwrap_or_default();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        (name, String::from_utf8_lossy(&text).into_owned())
    };
    let named = |path: &std::path::Path| draig_workspace::has_extension(path, "rs") && !path.ends_with("coverage.rs");
    draig_workspace::files(&folder, &named).iter().map(read).collect()
}

/// Returns the location of a rule's tests.
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

/// Formats text as code in Markdown, even with backticks.
fn code_span(text: &str) -> String {
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
}

/// Lists the messages of the kind `reject-verify` in `table` that match no rule, sorted.
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

/// Returns a pattern for the first line of a rule's message, in which `{}` matches anything.
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
    fn codes_are_unique_and_messages_not_empty() {
        let mut codes: Vec<&str> = Rule::all().map(|rule| rule.code).collect();
        let all = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), all);
        for rule in Rule::all() {
            // a message that consists of particulars only would match all others
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
