//! The committed result: for each version the number of units that its tools read, and the failures.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::Tally;
use draig_workspace::committed::{self, Failing, Kind as _};
use draig_workspace::root;

const COMMITTED: &str = "conformance/downgrade.txt";

const HEADER: &str = "\
# Units of LLVM 19's test tree, written for older versions of LLVM and read by their own llvm-as and llvm-dis.
# Written by `cargo xtask downgrade --bless`. First a line for each version: units lowered without loss, how
# many of them it reads as text and as bitcode, and for how many what it makes of either is the unit again;
# units lowered with losses, how many of them it reads as text and as bitcode; units that cannot be lowered.
# Then what fails: kind, version and unit, and a reason, written by hand and kept.
";

/// Kind of a failure, mildest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// The module is read as a different program.
    Meaning,
    /// The text is refused.
    Text,
    /// The bitcode is refused.
    Bitcode,
    /// Lowering panics because of a bug.
    Panic,
}

impl Kind {
    pub(super) fn name(self) -> &'static str {
        self.as_str()
    }
}

impl committed::Kind for Kind {
    fn as_str(self) -> &'static str {
        match self {
            Kind::Meaning => "meaning",
            Kind::Text => "text",
            Kind::Bitcode => "bitcode",
            Kind::Panic => "panic",
        }
    }

    fn parse(word: &str) -> Option<Kind> {
        [Kind::Meaning, Kind::Text, Kind::Bitcode, Kind::Panic].into_iter().find(|kind| kind.as_str() == word)
    }
}

/// Results of the tools.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) units: usize,
    pub(super) text: usize,
    pub(super) bitcode: usize,
    /// The text is read back as the same unit.
    pub(super) same_text: usize,
    /// The bitcode is read back as the same unit.
    pub(super) same_bitcode: usize,
}

impl Counts {
    pub(super) fn add(&mut self, other: Counts) {
        self.units += other.units;
        self.text += other.text;
        self.bitcode += other.bitcode;
        self.same_text += other.same_text;
        self.same_bitcode += other.same_bitcode;
    }

    pub(super) fn line(&self, what: &str) -> String {
        let rate = |count: usize| 100.0 * count as f64 / self.units.max(1) as f64;
        format!(
            "{what:22} {:6} units, text read {:6} ({:.2} %), same {:6} ({:.2} %), bitcode read {:6} ({:.2} %), same {:6} ({:.2} %)",
            self.units,
            self.text,
            rate(self.text),
            self.same_text,
            rate(self.same_text),
            self.bitcode,
            rate(self.bitcode),
            self.same_bitcode,
            rate(self.same_bitcode)
        )
    }
}

/// Committed result of a version.
#[derive(Clone, Default)]
pub(super) struct Version {
    line: String,
    failing: BTreeMap<String, (Kind, String)>,
}

impl Version {
    /// Returns the new result, with the reasons of the old one.
    pub(super) fn new(tally: &Tally, before: &Version) -> Version {
        let Tally { clean, lossy, impossible, .. } = tally;
        let line = format!(
            "{} | {} | {} | {} | {} | {} | {} | {} | {impossible}",
            clean.units,
            clean.text,
            clean.bitcode,
            clean.same_text,
            clean.same_bitcode,
            lossy.units,
            lossy.text,
            lossy.bitcode
        );
        let reason = |name: &str| before.failing.get(name).map_or_else(String::new, |(_, reason)| reason.clone());
        let failing = tally.failures.iter().map(|(name, &(kind, _))| (name.clone(), (kind, reason(name)))).collect();
        Version { line, failing }
    }

    /// Lists new failures and failures that became more severe.
    pub(super) fn regressions(&self, tally: &Tally) -> Vec<String> {
        let mut failing = Failing::default();
        for (name, (kind, reason)) in &self.failing {
            failing.insert(name, *kind, reason);
        }
        failing.regressions(tally.failures.iter().map(|(name, (kind, detail))| (name.as_str(), *kind, detail.as_str())))
    }
}

/// Reads the committed results by version.
pub(super) fn read() -> Result<BTreeMap<u32, Version>, String> {
    Ok(committed::read(&root().join(COMMITTED), parse)?.unwrap_or_default())
}

/// Writes the results.
pub(super) fn write(versions: &BTreeMap<u32, Version>) -> Result<(), String> {
    let mut text = HEADER.to_owned();
    for (number, version) in versions {
        let _ = writeln!(text, "| {number} | {} |", version.line);
    }
    text.push('\n');
    for (number, version) in versions {
        for (name, (kind, reason)) in &version.failing {
            let _ = writeln!(text, "{}", format!("{}\t{number}\t{name}\t{reason}", kind.as_str()).trim_end());
        }
    }
    draig_workspace::write(&root().join(COMMITTED), text)
}

fn parse(text: &str) -> Result<BTreeMap<u32, Version>, String> {
    let mut versions: BTreeMap<u32, Version> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let understood = (|| {
            if let Some(row) = line.strip_prefix("| ").and_then(|row| row.strip_suffix(" |")) {
                let (number, row) = row.split_once(" | ")?;
                versions.entry(number.parse().ok()?).or_default().line = row.to_owned();
                return Some(());
            }
            let mut fields = line.splitn(4, '\t');
            let kind = Kind::parse(fields.next()?)?;
            let version = versions.entry(fields.next()?.parse().ok()?).or_default();
            let (name, reason) = (fields.next()?, fields.next().unwrap_or_default());
            version.failing.insert(name.to_owned(), (kind, reason.to_owned()));
            Some(())
        })();
        if understood.is_none() {
            return Err(line.to_owned());
        }
    }
    Ok(versions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_results_are_read_back() {
        let mut tally = Tally::default();
        tally.clean.add(Counts { units: 2, text: 1, bitcode: 2, same_text: 1, same_bitcode: 2 });
        tally.failures.insert("a.ll".to_owned(), (Kind::Text, "refused".to_owned()));
        let old = "| 15 | 1 |\n\nmeaning\t15\ta.ll\tits own\n";
        let mut versions = parse(old).expect("well-formed");
        assert_eq!(versions[&15].regressions(&tally), ["a.ll: text (refused), committed as meaning"]);
        let new = Version::new(&tally, &versions[&15]);
        assert_eq!(new.line, "2 | 1 | 2 | 1 | 2 | 0 | 0 | 0 | 0");
        assert_eq!(new.failing["a.ll"], (Kind::Text, "its own".to_owned()));
        assert!(new.regressions(&tally).is_empty());
        versions.insert(15, new);
        assert!(parse("| 15").is_err() && parse("text\tx\ty").is_err());
    }
}
