//! Equality of results: texts and messages with the traces of one invocation removed.
//!
//! The oracle file was made with the same rules; after a change here, a new oracle file is needed.

use std::borrow::Cow;

use crate::subject::Rejection;

/// A regular expression compiled once. The patterns are constants, each used by a test below.
macro_rules! pattern {
    ($regex:ty, $pattern:expr) => {{
        static PATTERN: std::sync::LazyLock<$regex> =
            std::sync::LazyLock::new(|| <$regex>::new($pattern).expect("a constant pattern"));
        &*PATTERN
    }};
}

/// Normalizes canonical text: replaces the input's name in the `ModuleID` comment, in a default
/// `source_filename` and in a summary's module path, and the addresses that LLVM prints for unnumbered
/// metadata.
pub(crate) fn text(text: &[u8]) -> Cow<'_, [u8]> {
    use regex::bytes::Regex;
    let rules: [(&Regex, &[u8]); 3] = [
        (pattern!(Regex, r"metadata <0x[0-9a-f]+>"), b"metadata <addr>"),
        (pattern!(Regex, r"\A; ModuleID = '[^\n]*'\n"), b"; ModuleID = '<in>'\n"),
        (
            pattern!(Regex, r#"(?m)^(source_filename = |\^[0-9]+ = module: \(path: )"(?:in\.ll|in\.bc|<stdin>)""#),
            b"${1}\"<in>\"",
        ),
    ];
    let mut text = Cow::Borrowed(text);
    for (pattern, replacement) in rules {
        if let Cow::Owned(changed) = pattern.replace_all(&text, replacement) {
            text = Cow::Owned(changed);
        }
    }
    text
}

/// Normalizes a tool's stderr: removes the tool's name, addresses and stack dumps, and calls the input `in`.
pub(crate) fn stderr(stderr: &str) -> String {
    use regex::Regex;
    let tool =
        pattern!(Regex, r"(?m)^[\w./+-]+: (in\.(?:ll|bc):|<stdin>:|assembly parsed|error: |warning: |in\.(?:ll|bc) )");
    let text = stderr.split("PLEASE submit a bug report").next().unwrap_or_default();
    let text = tool.replace_all(text, "$1");
    let text = pattern!(Regex, r"in\.(ll|bc)\b|<stdin>").replace_all(&text, "in");
    message(text.trim_matches('\n'))
}

/// Normalizes a message: removes addresses of unnumbered metadata and the bitcode reader's "(Producer: …
/// Reader: …)", which names a build and not an error.
pub(crate) fn message(message: &str) -> String {
    use regex::Regex;
    let message = pattern!(Regex, r"<0x[0-9a-f]+>").replace_all(message, "<addr>");
    let producer = pattern!(Regex, r" \(Producer: '[^']*' Reader: '[^']*'\)");
    producer.replace_all(&message, "").into_owned()
}

/// Returns the first diagnostic in normalized stderr. A diagnostic of the verifier has no position; its
/// message is the first line of the report.
pub(crate) fn first_diagnostic(stderr: &str) -> Rejection {
    use regex::Regex;
    const NOT_VERIFIED: &str = "assembly parsed, but does not verify as correct!";
    let placed = pattern!(Regex, r"(?m)^in:([0-9]+):([0-9]+): error: (.*)$");
    if let Some(found) = placed.captures(stderr) {
        let message = found[3].to_owned();
        return Rejection { line: found[1].parse().ok(), column: found[2].parse().ok(), message };
    }
    let message = if let Some((_, report)) = stderr.split_once(NOT_VERIFIED) {
        report.trim_start_matches('\n').split('\n').next().unwrap_or_default().to_owned()
    } else if let Some(found) = pattern!(Regex, r"(?m)error: (.*)$").captures(stderr) {
        found[1].to_owned()
    } else {
        stderr.split('\n').next().unwrap_or_default().to_owned()
    };
    Rejection { line: None, column: None, message }
}

/// Removes the particulars of a failure, for counting similar failures.
pub(crate) fn cluster(line: &str) -> String {
    use regex::Regex;
    let particulars = pattern!(Regex, r#"'[^']*'|"[^"]*"|[@%!#$][-\w.$]+|\^[0-9]+|\b[0-9][\w.]*"#);
    let line = line
        .split('\n')
        .find(|l| l.contains("panicked") || l.contains("error"))
        .unwrap_or_else(|| line.split('\n').next().unwrap_or_default());
    particulars.replace_all(line, "_").chars().take(100).collect()
}

/// Returns the first line in which two normalized texts differ; `<end>` after the end of one.
pub(crate) fn first_difference(want: &[u8], got: &[u8]) -> (String, String) {
    let mut want = want.split(|&b| b == b'\n');
    let mut got = got.split(|&b| b == b'\n');
    let show = |line: Option<&[u8]>| match line {
        Some(line) => String::from_utf8_lossy(&line[..line.len().min(300)]).into_owned(),
        None => "<end>".to_owned(),
    };
    loop {
        match (want.next(), got.next()) {
            (None, None) => return (String::new(), String::new()),
            (a, b) if a != b => return (show(a), show(b)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_lose_the_name_of_their_input() {
        let got = text(
            b"; ModuleID = 'x.ll'\nsource_filename = \"in.ll\"\n; ModuleID = 'x'\n\
              ^0 = module: (path: \"<stdin>\", hash: (0))\ncall @f(metadata <0x55aa>)\n",
        );
        assert_eq!(
            String::from_utf8_lossy(&got),
            "; ModuleID = '<in>'\nsource_filename = \"<in>\"\n; ModuleID = 'x'\n\
             ^0 = module: (path: \"<in>\", hash: (0))\ncall @f(metadata <addr>)\n"
        );
        assert!(matches!(text(b"source_filename = \"a.c\"\n"), Cow::Borrowed(_)));
    }

    #[test]
    fn diagnostics_are_found_where_tools_print_them() {
        let placed = stderr("/usr/bin/llvm-as-22: in.ll:3:7: error: no 'x' in in.ll\n  x\n  ^\n");
        assert_eq!(placed, "in:3:7: error: no 'x' in in\n  x\n  ^");
        let found = first_diagnostic(&placed);
        assert_eq!((found.line, found.column), (Some(3), Some(7)));
        assert_eq!(found.message, "no 'x' in in");

        let verify = stderr(
            "llvm-as-22: in.ll: error: assembly parsed, but does not verify as correct!\n\
             Bad thing!\nptr @f\n",
        );
        assert_eq!(first_diagnostic(&verify).message, "Bad thing!");
        let other = stderr("llvm-dis-22: error: Bad (Producer: 'LLVM19' Reader: 'LLVM 22')\n");
        assert_eq!(other, "error: Bad");
        assert_eq!(first_diagnostic(&other).message, "Bad");
        assert_eq!(first_diagnostic("what <0x12>\nx").message, "what <0x12>");
        assert_eq!(message("what <0x12>"), "what <addr>");
    }

    #[test]
    fn clusters_forget_names_and_numbers() {
        assert_eq!(cluster("  %x = add i32 %\"a b\", 12 ; 'q' @f !7 #3 ^9"), "  _ = add i32 %_, _ ; _ _ _ _ _");
        assert_eq!(cluster("thread\npanicked at 'x'\n"), "panicked at _");
    }

    #[test]
    fn the_first_difference_is_shown() {
        assert_eq!(first_difference(b"a\nb\n", b"a\nc\n"), ("b".into(), "c".into()));
        assert_eq!(first_difference(b"a\nb", b"a"), ("b".into(), "<end>".into()));
        assert_eq!(first_difference(b"a", b"a"), (String::new(), String::new()));
    }
}
