//! ThreadSanitizer's own tests: which of them report a race or nothing, and which are left out, with the reason.

use std::path::{Path, PathBuf};

use regex::Regex;

use super::source::Source;
use super::suites::Sources;

/// Reasons to leave a test out, each with the text by which it is recognized; the first one counts. The text is searched
/// for in the path from the folder of the tests, a line end, and the source.
static LEFT_OUT: &[(&str, &str)] = &[
    (r"^(Darwin|libdispatch)/", "needs a library of Apple's systems"),
    (r"\b(fork|vfork|myfork)\(", "starts a process"),
    (r" -DLIB ", "its library has no race; the tool sees one because it does not know the library's atomics"),
    (r"\bdlopen\(", "loads a library at run time"),
    (r"\bsocket(pair)?\(", "opens a socket"),
    (
        r"__tsan_default_options|__tsan_on_|fsanitize-ignorelist=\S+ -o \S+ && %run|(^|\n)suppressions_|(^|\n)race_top_suppression\.",
        "asks the tool to overlook accesses, locks or races",
    ),
    (
        r"__tsan_check_no_mutexes_held|__sanitizer_report|__tsan_locate|__tsan_get_report",
        "asks the tool for its reports",
    ),
    (r"__tsan_java_finalize\(", "declares an order with everything that any thread did"),
    (r"__interceptor|user_malloc", "replaces functions of the C library that the tool wraps"),
    (r"\b(setitimer|alarm)\(", "needs signals of a timer"),
    (r"\bpthread_kill\(", "sends a signal to another thread"),
];

/// Returns the tests in `folder` that report a race, or else those that report nothing.
pub(super) fn sources(folder: &Path, reports: bool, paths: Vec<PathBuf>) -> Result<Sources, String> {
    let regex = |text: &str| Regex::new(text).map_err(|error| error.to_string());
    let silent = regex(r"CHECK-NOT:.*(ThreadSanitizer|WARNING)")?;
    let racy = regex(r"CHECK[-A-Z0-9]*:.*ThreadSanitizer: (data race|heap-use-after-free)")?;
    let denied = regex(r"CHECK-NOT:.*ThreadSanitizer")?;
    let reasons = LEFT_OUT.iter().map(|&(text, reason)| Ok((regex(text)?, reason)));
    let reasons: Vec<(Regex, &str)> = reasons.collect::<Result<_, String>>()?;
    let (mut sources, mut left_out) = (Vec::new(), Vec::new());
    for path in paths {
        let text = String::from_utf8_lossy(&draig_workspace::read(&path)?).into_owned();
        let is_racy = racy.is_match(&text) && !denied.is_match(&text);
        if is_racy != reports || !is_racy && !silent.is_match(&text) {
            continue;
        }
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        let searched = format!("{name}\n{text}");
        if let Some((_, reason)) = reasons.iter().find(|(regex, _)| regex.is_match(&searched)) {
            left_out.push((name, (*reason).to_owned()));
            continue;
        }
        sources.push(Source {
            name,
            path,
            // Where a test has variants, the first one, or the one with a race.
            options: ["-O0", "-DTEST_ERROR=ERANGE", "-DRACE=1"].map(Into::into).to_vec(),
            uses_freed: text.contains("ThreadSanitizer: heap-use-after-free"),
            calls_tool: true,
            ..Source::default()
        });
    }
    Ok((sources, left_out))
}
