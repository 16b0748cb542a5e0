//! `--verify-agreement`: compares the verifier's verdicts on damaged files with LLVM's.
//!
//! Only inputs that the library reads without verification are compared; conformance covers the errors of
//! reading. LLVM's verdict comes from `llvm-as-22` for each case, or from the pass `verify` of `opt-22`,
//! whose reader then verifies nothing itself.

use std::path::Path;

use crate::conformance::normal;
use crate::subject::{Scratch, bash};

/// Comparison of one case. Anything except the first three is a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Agreement {
    /// The library cannot read it.
    Unread,
    /// Both accept, with the same warning about invalid debug information.
    Accepted,
    /// Both reject, with the same first message.
    Rejected,
    /// Only LLVM rejects.
    AcceptedAlone,
    /// Only the library rejects.
    RejectedAlone,
    /// Both reject, with different first messages.
    OtherMessage,
    /// Both accept, but differ about invalid debug information.
    OtherDebugInfo,
    /// LLVM cannot read it.
    ReadAlone,
    /// LLVM crashed or took too long; no comparison.
    LlvmFailed,
}

impl Agreement {
    fn name(self) -> &'static str {
        match self {
            Agreement::Unread => "unread",
            Agreement::Accepted => "accepted",
            Agreement::Rejected => "rejected",
            Agreement::AcceptedAlone => "accepted-alone",
            Agreement::RejectedAlone => "rejected-alone",
            Agreement::OtherMessage => "other-message",
            Agreement::OtherDebugInfo => "other-debug-info",
            Agreement::ReadAlone => "read-alone",
            Agreement::LlvmFailed => "llvm-failed",
        }
    }
}

/// Verdict of a verifier.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Word {
    /// Accepted; the first violation in debug information that is stripped.
    Accepts(Option<String>),
    /// Rejected, with the first message.
    Rejects(String),
    /// The input could not be read.
    Unread(String),
    /// A crash or a timeout.
    Failed(String),
}

/// Comparison of a case, both messages, and the key for counting.
pub(super) struct Compared {
    pub(super) verdict: &'static str,
    pub(super) message: String,
    pub(super) cluster: String,
}

impl Compared {
    /// Returns whether the library accepts the case.
    pub(super) fn accepts(&self) -> bool {
        let accepting = [Agreement::Accepted, Agreement::AcceptedAlone, Agreement::OtherDebugInfo];
        accepting.iter().any(|agreement| agreement.name() == self.verdict)
    }
}

/// LLVM tool that is run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Llvm {
    As,
    Opt,
}

impl Llvm {
    fn command(self) -> &'static str {
        match self {
            Llvm::As => "exec llvm-as-22 in.ll -o /dev/null",
            // It aborts on an invalid module, which it then prints, and that takes longer than everything
            // else. With a type map shared between modules, different rules apply than with one module in
            // memory.
            Llvm::Opt => {
                "LLVM_DISABLE_SYMBOLIZATION=1 LLVM_DISABLE_CRASH_REPORT=1 \
                 exec opt-22 -disable-verify -disable-debug-info-type-map -passes=verify \
                 -disable-output in.ll"
            }
        }
    }
}

/// Runs both verifiers. The caller handles panics of the library.
pub(super) fn compare(input: &[u8], tool: Llvm, scratch: &Path, seconds: u64) -> Result<Compared, String> {
    let ours = library(input);
    let theirs = match ours {
        Word::Unread(_) => Word::Accepts(None),
        _ => llvm(input, tool, scratch, seconds)?,
    };
    let agreement = judge(&ours, &theirs);
    let (ours, theirs) = (describe(&ours), describe(&theirs));
    let (message, cluster) = match agreement {
        Agreement::Rejected => (ours.clone(), normal::cluster(&ours)),
        Agreement::Unread | Agreement::Accepted => (String::new(), String::new()),
        _ => (
            format!("LLVM: {theirs}\ndraig: {ours}"),
            format!("LLVM `{}`, draig `{}`", normal::cluster(&theirs), normal::cluster(&ours)),
        ),
    };
    Ok(Compared { verdict: agreement.name(), message, cluster })
}

fn judge(ours: &Word, theirs: &Word) -> Agreement {
    match (ours, theirs) {
        (Word::Unread(_) | Word::Failed(_), _) => Agreement::Unread,
        (_, Word::Failed(_)) => Agreement::LlvmFailed,
        (_, Word::Unread(_)) => Agreement::ReadAlone,
        (Word::Accepts(ours), Word::Accepts(theirs)) if ours == theirs => Agreement::Accepted,
        (Word::Accepts(_), Word::Accepts(_)) => Agreement::OtherDebugInfo,
        (Word::Rejects(ours), Word::Rejects(theirs)) if ours == theirs => Agreement::Rejected,
        (Word::Rejects(_), Word::Rejects(_)) => Agreement::OtherMessage,
        (Word::Accepts(_), Word::Rejects(_)) => Agreement::AcceptedAlone,
        (Word::Rejects(_), Word::Accepts(_)) => Agreement::RejectedAlone,
    }
}

fn describe(word: &Word) -> String {
    match word {
        Word::Accepts(None) => "accepts".to_owned(),
        Word::Accepts(Some(broken)) => format!("strips for: {broken}"),
        Word::Rejects(message) => message.clone(),
        Word::Unread(message) => format!("does not read: {message}"),
        Word::Failed(how) => format!("fails: {how}"),
    }
}

/// End of the message about stripped debug information.
const STRIPPED: &str = "ignoring invalid debug info in ";

fn library(input: &[u8]) -> Word {
    let options = draig::ReadOptions::new(NAME).strict(true);
    // one line of each message, like LLVM's; the rest is lost on both sides
    let first_line = |message: &str| normal::stderr(message.split('\n').next().unwrap_or_default());
    if let Err(errors) = draig::Module::parse_with(input, &options) {
        return Word::Unread(errors.first().map_or_else(String::new, |diagnostic| first_line(diagnostic.message())));
    }
    match draig::Module::parse_with(input, &options.verify(true)) {
        Ok(read) => {
            let stripped = read.warnings.iter().any(|diagnostic| diagnostic.message().starts_with(STRIPPED));
            let broken = |code: &str| code.starts_with('V') && code != "V0000";
            let first = read.warnings.iter().find(|diagnostic| broken(diagnostic.diagnostic().code));
            Word::Accepts(first.filter(|_| stripped).map(|diagnostic| first_line(diagnostic.message())))
        }
        Err(errors) => {
            Word::Rejects(errors.first().map_or_else(String::new, |diagnostic| first_line(diagnostic.message())))
        }
    }
}

const NAME: &str = "in.ll";

fn llvm(input: &[u8], tool: Llvm, scratch: &Path, seconds: u64) -> Result<Word, String> {
    let scratch = Scratch::new(scratch, NAME, input)?;
    let output = bash(tool.command(), &scratch.folder, seconds)?;
    let stderr = normal::stderr(&String::from_utf8_lossy(&output.stderr));
    Ok(word(output.status.code(), &stderr))
}

/// Whether a line is a warning rather than a verdict of the verifier: one of the reader, or that of `opt`
/// about a missing code generator for the target.
fn is_warning(line: &str) -> bool {
    line.starts_with("warning: ") || line.starts_with("opt-22: WARNING: ")
}

/// Returns the verdict from normalized stderr and the exit status.
fn word(status: Option<i32>, stderr: &str) -> Word {
    match status {
        Some(0) if stderr.contains(STRIPPED) => {
            Word::Accepts(stderr.lines().find(|line| !is_warning(line)).map(str::to_owned))
        }
        Some(0) => Word::Accepts(None),
        Some(1) if stderr.contains("does not verify as correct!") => {
            Word::Rejects(normal::first_diagnostic(stderr).message)
        }
        // with debug information, LLVM verifies while upgrading it, and aborts
        _ if stderr.contains("LLVM ERROR: Broken module found") => {
            Word::Rejects(stderr.lines().find(|line| !is_warning(line)).unwrap_or_default().to_owned())
        }
        Some(1) if !stderr.contains("LLVM ERROR") => Word::Unread(normal::first_diagnostic(stderr).message),
        status => {
            let line = stderr.lines().find(|line| line.contains("LLVM ERROR") || line.contains("Assertion"));
            Word::Failed(line.map_or_else(|| format!("status {status:?}"), str::to_owned))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_of_llvm_is_parsed() {
        let rejects = "assembly parsed, but does not verify as correct!\nBad thing!\nptr @f";
        assert_eq!(word(Some(1), rejects), Word::Rejects("Bad thing!".into()));
        let strips = "bad node\n!0 = !{}\nwarning: ignoring invalid debug info in in";
        assert_eq!(word(Some(0), strips), Word::Accepts(Some("bad node".into())));
        assert_eq!(word(Some(0), "warning: something"), Word::Accepts(None));
        assert_eq!(word(Some(1), "in:1:1: error: expected x"), Word::Unread("expected x".into()));
        let aborts = "Bad thing!\nLLVM ERROR: Broken module found, compilation aborted!";
        assert_eq!(word(None, aborts), Word::Rejects("Bad thing!".into()));
        let warns = "opt-22: WARNING: failed to create target machine for 'x'\nBad thing!";
        let aborts = format!("warning: ignoring debug info\n{warns}\nLLVM ERROR: Broken module found, aborted!");
        assert_eq!(word(None, &aborts), Word::Rejects("Bad thing!".into()));
        assert!(matches!(word(None, ""), Word::Failed(_)));
        assert!(matches!(word(Some(124), ""), Word::Failed(_)));
    }

    #[test]
    fn words_are_compared() {
        let reject = |message: &str| Word::Rejects(message.into());
        let accept = Word::Accepts(None);
        for (ours, theirs, agreement) in [
            (accept.clone(), accept.clone(), Agreement::Accepted),
            (reject("a"), reject("a"), Agreement::Rejected),
            (reject("a"), reject("b"), Agreement::OtherMessage),
            (reject("a"), accept.clone(), Agreement::RejectedAlone),
            (accept.clone(), reject("a"), Agreement::AcceptedAlone),
            (accept.clone(), Word::Unread("a".into()), Agreement::ReadAlone),
            (accept.clone(), Word::Accepts(Some("a".into())), Agreement::OtherDebugInfo),
            (accept.clone(), Word::Failed("a".into()), Agreement::LlvmFailed),
            (Word::Unread("a".into()), accept, Agreement::Unread),
        ] {
            assert_eq!(judge(&ours, &theirs), agreement);
        }
    }

    #[test]
    fn the_library_is_asked() {
        let ours = library(b"define void @f() {\nentry:\n  br label %entry\n}\n");
        assert_eq!(ours, Word::Rejects("Entry block to function must not have predecessors!".into()));
        assert!(matches!(library(b"define"), Word::Unread(_)));
        assert_eq!(library(b"@x = global i32 0"), Word::Accepts(None));
    }
}
