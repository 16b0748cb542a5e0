//! Callgrind's results: instructions by function, read from one of its files.

use std::collections::BTreeMap;

/// Functions of the C library's allocator, which are not counted: it merges its free lists once 64 KB are
/// freed together (`malloc_consolidate`), which is a step between two sizes and not growth.
const ALLOCATOR: &[&str] = &["_int_free", "_int_malloc", "_int_realloc", "malloc_consolidate", "unlink_chunk"];

/// Instructions executed by each function itself, by name.
#[derive(Debug, Default)]
pub(crate) struct Counts(BTreeMap<String, u64>);

impl Counts {
    /// Parses one of callgrind's files, whose format its manual describes ("Callgrind Format Specification").
    pub(crate) fn parse(text: &str) -> Counts {
        let mut counts = BTreeMap::<String, u64>::new();
        let mut names = BTreeMap::<&str, &str>::new();
        let mut current = String::new();
        let mut is_call = false;
        for line in text.lines() {
            if let Some(function) = line.strip_prefix("fn=") {
                // `(12) name` at the first occurrence, then `(12)`
                let (number, name) = function.split_once(' ').unwrap_or((function, ""));
                if !name.is_empty() {
                    names.insert(number, name);
                }
                current = names.get(number).map_or(number, |name| name).to_owned();
            } else if let Some(called) = line.strip_prefix("cfn=") {
                if let Some((number, name)) = called.split_once(' ') {
                    names.insert(number, name);
                }
            } else if line.starts_with("calls=") {
                is_call = true;
            } else if line.starts_with(|c: char| c.is_ascii_digit() || c == '+' || c == '-' || c == '*') {
                // The line after `calls=` has the callee's cost.
                let count = line.split(' ').nth(1).and_then(|count| count.parse::<u64>().ok()).unwrap_or(0);
                if !std::mem::take(&mut is_call) {
                    *counts.entry(current.clone()).or_default() += count;
                }
            }
        }
        counts.retain(|name, _| !ALLOCATOR.iter().any(|function| name.starts_with(function)));
        Counts(counts)
    }

    pub(crate) fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Returns the function whose count grew by the largest factor since `before`, and that factor. Only
    /// functions with a count of at least `least` that were called before, too, are considered.
    pub(crate) fn steepest(&self, before: &Counts, least: u64) -> Option<(&str, f64)> {
        let grown = |(name, &now): (&'_ String, &u64)| {
            let then = before.0.get(name).copied().unwrap_or(0).max(1);
            now as f64 / then as f64
        };
        let all = self.0.iter().filter(|&(_, &now)| now >= least);
        // Functions that were not called before show no growth.
        let all = all.filter(|(name, _)| before.0.contains_key(*name));
        all.map(|one| (one.0.as_str(), grown(one))).max_by(|a, b| a.1.total_cmp(&b.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exclusive_costs_are_counted() {
        let text = "events: Ir\n\nfl=(1) a.rs\nfn=(1) a\n0 10\ncfn=(2) b\ncalls=3 0\n0 500\n+1 5\n\nfn=(2)\n0 500\n";
        let counts = Counts::parse(text);
        assert_eq!((counts.total(), counts.0["a"], counts.0["b"]), (515, 15, 500));
        let before = Counts::parse("fn=(7) b\n0 100\nfn=(8) a\n0 14\n");
        assert_eq!(counts.steepest(&before, 10), Some(("b", 5.0)));
        assert_eq!(counts.steepest(&before, 501), None);
        let merging = Counts::parse("fn=(1) a\n0 10\nfn=(2) malloc_consolidate\n0 500\n");
        assert_eq!(merging.total(), 10);
    }
}
