//! The list of failures in a committed result: names, severities, and reasons, which are written by hand and
//! kept when the rest is rewritten. Each task handles the other parts of its result.

use std::collections::BTreeMap;
use std::path::Path;

/// Severity of a failure. The order is from mild to severe.
pub trait Kind: Copy + Ord {
    /// Returns the word by which the file names it.
    fn as_str(self) -> &'static str;
    /// Parses that word.
    fn parse(word: &str) -> Option<Self>;
}

/// Failures by name.
#[derive(Debug)]
pub struct Failing<K>(BTreeMap<String, (K, String)>);

impl<K> Default for Failing<K> {
    fn default() -> Failing<K> {
        Failing(BTreeMap::new())
    }
}

impl<K: Kind> Failing<K> {
    /// Adds a failure, with its severity and reason.
    pub fn insert(&mut self, name: &str, kind: K, reason: &str) {
        self.0.insert(name.to_owned(), (kind, reason.to_owned()));
    }

    /// Returns the committed reason for a failure, or an empty string.
    pub fn reason(&self, name: &str) -> &str {
        self.0.get(name).map_or("", |(_, reason)| reason)
    }

    /// Lists new failures and failures that became more severe, one per line. `now` yields the name, severity
    /// and details of each current failure.
    pub fn regressions<'a>(&self, now: impl IntoIterator<Item = (&'a str, K, &'a str)>) -> Vec<String> {
        let mut worse = Vec::new();
        for (name, kind, detail) in now {
            let before = match self.0.get(name) {
                Some((before, _)) if *before >= kind => continue,
                Some((before, _)) => before.as_str(),
                None => "passing",
            };
            let detail = if detail.is_empty() { String::new() } else { format!(" ({detail})") };
            worse.push(format!("{name}: {}{detail}, committed as {before}", kind.as_str()));
        }
        worse
    }

    /// Returns the number of committed failures that pass now.
    pub fn mended(&self, passes: impl Fn(&str) -> bool) -> usize {
        self.0.keys().filter(|name| passes(name)).count()
    }
}

/// Reads a committed result; `None` if it does not exist. If `parse` finds a line that it cannot read, it
/// returns that line as the error.
pub fn read<T>(path: &Path, parse: impl Fn(&str) -> Result<T, String>) -> Result<Option<T>, String> {
    match std::fs::read_to_string(path) {
        Ok(text) => parse(&text).map(Some).map_err(|line| format!("{}: what is `{line}`?", path.display())),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(e) => Err(format!("{}: {e}", path.display())),
    }
}
