//! The list of failures in a committed result: what fails, how badly, and the reason, which is written by
//! hand and kept when the rest is rewritten. What else a result says is its task's business.

use std::collections::BTreeMap;
use std::path::Path;

/// How something fails, mildest first.
pub(crate) trait Kind: Copy + Ord {
    /// As the file has it.
    fn as_str(self) -> &'static str;
    /// From the file.
    fn parse(word: &str) -> Option<Self>;
}

/// What fails, by name.
#[derive(Debug)]
pub(crate) struct Failing<K>(BTreeMap<String, (K, String)>);

impl<K> Default for Failing<K> {
    fn default() -> Failing<K> {
        Failing(BTreeMap::new())
    }
}

impl<K: Kind> Failing<K> {
    pub(crate) fn insert(&mut self, name: &str, kind: K, reason: &str) {
        self.0.insert(name.to_owned(), (kind, reason.to_owned()));
    }

    /// The committed reason for a failure, or nothing.
    pub(crate) fn reason(&self, name: &str) -> &str {
        self.0.get(name).map_or("", |(_, reason)| reason)
    }

    /// What fails and did not, or fails harder: one line each. `now` gives name, kind and details.
    pub(crate) fn regressions<'a>(&self, now: impl IntoIterator<Item = (&'a str, K, &'a str)>) -> Vec<String> {
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

    /// How many of the committed failures pass now.
    pub(crate) fn mended(&self, passes: impl Fn(&str) -> bool) -> usize {
        self.0.keys().filter(|name| passes(name)).count()
    }
}

/// Reads a committed result; `None` if there is none. `parse` says which line it does not understand.
pub(crate) fn read<T>(path: &Path, parse: impl Fn(&str) -> Result<T, String>) -> Result<Option<T>, String> {
    match std::fs::read_to_string(path) {
        Ok(text) => parse(&text).map(Some).map_err(|line| format!("{}: what is `{line}`?", path.display())),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(e) => Err(format!("{}: {e}", path.display())),
    }
}
