//! Classification of a program's run in the interpreter.
//!
//! The interpreter's outcome is its JSON object on stderr, since the exit status may be the program's. Names
//! and codes for the histograms are taken from it.

use serde_json::Value;

use super::prepare::Native;
use super::process::Ended;
use draig_workspace::committed;

/// Result of a program, worst last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Same,
    /// The program ended by itself, with a different output or status.
    Differs,
    Undefined,
    Unsupported,
    /// The program reached the interpreter's limit of steps, memory or stack.
    Limit,
    /// Valid input was refused.
    Invalid,
    Timeout,
    Crash,
}

impl Kind {
    pub(super) const ALL: [Kind; 8] = [
        Kind::Same,
        Kind::Differs,
        Kind::Undefined,
        Kind::Unsupported,
        Kind::Limit,
        Kind::Invalid,
        Kind::Timeout,
        Kind::Crash,
    ];
}

impl committed::Kind for Kind {
    fn as_str(self) -> &'static str {
        match self {
            Kind::Same => "same",
            Kind::Differs => "differs",
            Kind::Undefined => "undefined",
            Kind::Unsupported => "unsupported",
            Kind::Limit => "limit",
            Kind::Invalid => "invalid",
            Kind::Timeout => "timeout",
            Kind::Crash => "crash",
        }
    }

    fn parse(text: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.as_str() == text)
    }
}

/// Result of a program with details.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Outcome {
    pub(super) kind: Kind,
    /// Key for counting: a code, a name, `stdout` or `status`, the place of a panic.
    pub(super) what: String,
    /// Description in one line.
    pub(super) detail: String,
}

/// Exit status for a module that was refused.
const REFUSED: i32 = 73;

/// Classifies a run of the interpreter, given the native run.
pub(super) fn judge(ended: &Ended, native: &Native, with_stderr: bool) -> Outcome {
    let outcome = |kind, what: &str, detail: String| Outcome { kind, what: what.to_owned(), detail };
    if ended.timed_out {
        return outcome(Kind::Timeout, "time", format!("{} ms natively", native.milliseconds));
    }
    if let Some(otherwise) = not_by_itself(ended) {
        return otherwise;
    }
    let stderr = String::from_utf8_lossy(&ended.stderr);
    if ended.code.is_none() && ended.status() != native.status {
        let signal = format!("signal {}", ended.signal.unwrap_or_default());
        return outcome(Kind::Crash, &signal, one_line(stderr.lines().last().unwrap_or_default()));
    }
    let status_differs = ended.status() != native.status;
    let what = match (ended.stdout != native.stdout, status_differs) {
        (true, true) => "stdout and status",
        (true, false) => "stdout",
        (false, true) => "status",
        (false, false) if with_stderr && ended.stderr != native.stderr => "stderr",
        (false, false) => return outcome(Kind::Same, "", String::new()),
    };
    let mut detail = String::new();
    if status_differs {
        detail = format!("status {}, natively {}", ended.status(), native.status);
    }
    if ended.stdout != native.stdout {
        detail = join(detail, first_difference(&native.stdout, &ended.stdout));
    } else if what == "stderr" {
        detail = first_difference(&native.stderr, &ended.stderr);
    }
    let report = stderr.lines().find(|line| line.contains("error")).unwrap_or_default();
    if status_differs && !report.is_empty() {
        detail = join(detail, one_line(report));
    }
    outcome(Kind::Differs, what, detail)
}

/// Returns the reason for which a program did not end by itself, if it did not.
pub(super) fn not_by_itself(ended: &Ended) -> Option<Outcome> {
    let outcome = |kind, what: &str, detail: String| Some(Outcome { kind, what: what.to_owned(), detail });
    let stderr = String::from_utf8_lossy(&ended.stderr);
    if ended.timed_out {
        return outcome(Kind::Timeout, "time", String::new());
    }
    if let Some(banner) = crash_banner(&stderr) {
        return outcome(Kind::Crash, &place_of_panic(banner), one_line(banner));
    }
    if let Some(report) = last_word(&stderr) {
        return Some(from_json(&report));
    }
    if let Some(message) = refusal(&stderr).filter(|_| ended.code == Some(REFUSED)) {
        return outcome(Kind::Invalid, &message.chars().take(80).collect::<String>(), message.clone());
    }
    if ended.overflowed {
        return outcome(Kind::Differs, "stdout", "prints too much".to_owned());
    }
    None
}

fn join(mut first: String, second: String) -> String {
    if !first.is_empty() {
        first.push_str("; ");
    }
    first + &second
}

/// Returns the interpreter's JSON object: the last line that is one.
fn last_word(stderr: &str) -> Option<Value> {
    let lines = stderr.lines().rev().filter(|line| line.starts_with('{'));
    lines.filter_map(|line| serde_json::from_str::<Value>(line).ok()).find(|value| value["outcome"].is_string())
}

/// Returns the first message with which the interpreter refused its input.
fn refusal(stderr: &str) -> Option<String> {
    let lines = stderr.lines().filter(|line| line.starts_with('{'));
    let objects = lines.filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut errors = objects.filter(|object| object["severity"] == "error");
    errors.next().map(|error| one_line(error["message"].as_str().unwrap_or_default()))
}

fn from_json(report: &Value) -> Outcome {
    let text = |key: &str| report[key].as_str().unwrap_or_default();
    let message = one_line(text("message"));
    let location = &report["location"];
    let (kind, what) = match text("outcome") {
        "undefined-behaviour" => (Kind::Undefined, text("code").to_owned()),
        "unsupported" => (Kind::Unsupported, name_in(report)),
        "limit" => (Kind::Limit, text("code").to_owned()),
        "invalid-input" => (Kind::Invalid, message.chars().take(80).collect()),
        other => (Kind::Crash, format!("outcome `{other}`")),
    };
    let mut detail = message;
    if let Some(function) = location["function"].as_str() {
        let line = location["source"][0]["line"].as_u64().map(|line| format!(", line {line}")).unwrap_or_default();
        detail = format!("{detail} ({function}{line})");
    }
    Outcome { kind, what, detail }
}

/// Returns the unsupported feature: the name of a function, or the text before a quotation, or the whole
/// message.
fn name_in(report: &Value) -> String {
    let message = report["message"].as_str().unwrap_or_default();
    let name =
        message.split_once("function @").map(|(_, rest)| rest.split([' ', ',', '(', ':']).next().unwrap_or(rest));
    let name = name.or_else(|| message.split_once(" `").map(|(before, _)| before)).unwrap_or(message);
    one_line(name).chars().take(80).collect()
}

/// Returns the first line of a Rust program's death, and the text after it.
fn crash_banner(stderr: &str) -> Option<&str> {
    let banners = ["panicked at ", "has overflowed its stack", "memory allocation of "];
    let at = banners.iter().filter_map(|banner| stderr.find(banner)).min()?;
    let start = stderr[..at].rfind('\n').map_or(0, |end| end + 1);
    Some(&stderr[start..])
}

/// Returns the location of a panic, such as `crates/interp/src/a.rs:1:2`; the whole line for other deaths.
fn place_of_panic(banner: &str) -> String {
    let line = banner.lines().next().unwrap_or_default();
    match line.split_once("panicked at ") {
        Some((_, place)) => place.trim_end_matches(':').to_owned(),
        None => line.trim().to_owned(),
    }
}

/// Maximum length of a detail in bytes.
const DETAIL: usize = 240;

fn one_line(text: &str) -> String {
    let line: Vec<&str> = text.lines().take(2).map(str::trim).collect();
    let line = line.join(" ").replace('\t', " ");
    line.chars().take(DETAIL).collect()
}

/// Returns the first line that differs, of both.
fn first_difference(want: &[u8], got: &[u8]) -> String {
    let (mut want, mut got) = (want.split(|b| *b == b'\n'), got.split(|b| *b == b'\n'));
    let mut number = 1;
    let shown = |line: Option<&[u8]>| match line {
        Some(line) => format!("`{}`", String::from_utf8_lossy(&line[..line.len().min(60)]).escape_debug()),
        None => "the end".to_owned(),
    };
    loop {
        let (one, other) = (want.next(), got.next());
        if one != other {
            return format!("line {number}: {}, natively {}", shown(other), shown(one));
        }
        if one.is_none() {
            return String::new();
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn ended(code: Option<i32>, stdout: &str, stderr: &str) -> Ended {
        Ended {
            code,
            signal: code.is_none().then_some(6),
            stdout: stdout.into(),
            stderr: stderr.into(),
            timed_out: false,
            overflowed: false,
            wall: Duration::ZERO,
            peak: 0,
        }
    }

    fn native(status: i32, stdout: &str) -> Native {
        let (stdout, stderr) = (stdout.into(), b"e".to_vec());
        Native { status, stdout, stderr, milliseconds: 1, as_referenced: None }
    }

    fn judged(ended: &Ended, native: &Native) -> (Kind, String, String) {
        let Outcome { kind, what, detail } = judge(ended, native, false);
        (kind, what, detail)
    }

    #[test]
    fn the_interpreters_word_counts_not_the_status() {
        let report = r#"{"outcome":"undefined-behaviour","code":"UB012","message":"bad\nmore"}"#;
        let stderr = format!("the program's own\n{report}\n");
        assert_eq!(
            judged(&ended(Some(70), "", &stderr), &native(0, "")),
            (Kind::Undefined, "UB012".into(), "bad more".into())
        );
        assert_eq!(judged(&ended(Some(70), "", ""), &native(70, "")).0, Kind::Same);
        let what = |message| {
            let report = format!("{{\"outcome\":\"unsupported\",\"code\":\"X\",\"message\":\"{message}\"}}");
            judged(&ended(Some(71), "", &report), &native(0, "")).1
        };
        assert_eq!(what("function @pow, called with 2 values"), "pow");
        assert_eq!(what("inline assembly `nop`"), "inline assembly");
        let report = r#"{"severity":"error","message":"no such type"}"#;
        assert_eq!(judged(&ended(Some(REFUSED), "", report), &native(0, "")).0, Kind::Invalid);
    }

    #[test]
    fn differences_are_reported() {
        assert_eq!(
            judged(&ended(Some(1), "a\nb\n", ""), &native(0, "a\nc\n")).2,
            "status 1, natively 0; line 2: `b`, natively `c`"
        );
        assert_eq!(judged(&ended(Some(0), "a", ""), &native(0, "a\nc")).2, "line 2: the end, natively `c`");
        assert_eq!(judge(&ended(Some(0), "a", ""), &native(0, "a"), true).what, "stderr");
    }

    #[test]
    fn deaths_are_crashes() {
        let stderr = "x\nthread 'main' (1) panicked at crates/a.rs:1:2:\nboom\n";
        assert_eq!(
            judged(&ended(Some(101), "", stderr), &native(101, "")),
            (Kind::Crash, "crates/a.rs:1:2".into(), "thread 'main' (1) panicked at crates/a.rs:1:2: boom".into())
        );
        assert_eq!(judged(&ended(None, "", ""), &native(0, "")).1, "signal 6");
        assert_eq!(judged(&ended(None, "", ""), &native(134, "")).0, Kind::Same);
    }
}
