//! Test cases, found by the names of the suite's files.
//!
//! A name is `CWE121_Stack_Based_Buffer_Overflow__VARIANT_FLOW`, followed by a part of the case if that has
//! several files: `a` to `e`, or `_bad`, `_goodG2B` and the like. In most cases all files form one program
//! for each side; if there is a `_good1.cpp`, it is the good one and `_bad.cpp` the bad one.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::{Options, Side};
use draig_workspace::{files, has_extension, read};

/// A test case.
#[derive(Debug, Default)]
pub(super) struct Case {
    pub(super) weakness: u32,
    pub(super) name: String,
    /// All files of the case, sorted.
    sources: Vec<PathBuf>,
    /// Whether its behaviour depends on `rand`.
    pub(super) is_random: bool,
}

impl Case {
    /// Returns the description of the flaw in the name, without the number of its flow.
    pub(super) fn variant(&self) -> &str {
        let variant = self.name.split_once("__").map_or(self.name.as_str(), |(_, variant)| variant);
        variant.rsplit_once('_').map_or(variant, |(variant, _)| variant)
    }

    /// Returns the files of one side's program.
    pub(super) fn sources(&self, side: Side) -> Vec<&Path> {
        let ends = |path: &Path, end: &str| path.file_stem().is_some_and(|s| s.to_string_lossy().ends_with(end));
        let two_programs = self.sources.iter().any(|path| ends(path, "_good1"));
        let own = if side == Side::Good { "_good1" } else { "_bad" };
        self.sources.iter().map(PathBuf::as_path).filter(|path| !two_programs || ends(path, own)).collect()
    }
}

/// Identifiers in sources with random behaviour.
const CHANCE: [&str; 3] = ["globalReturnsTrueOrFalse", "RAND32", "RAND64"];

/// Finds the cases that the options select, by weakness and name.
pub(super) fn find(options: &Options) -> Result<Vec<Case>, String> {
    let folder = options.corpus.join("testcases");
    let pattern = regex::Regex::new(r"^(CWE(\d+)_.+__.+_\d\d).*\.(c|cpp)$").map_err(|e| e.to_string())?;
    let mut cases: BTreeMap<(u32, String), Case> = BTreeMap::new();
    for path in files(&folder, &|p| has_extension(p, "c") || has_extension(p, "cpp")) {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Other files call all cases of a directory.
        let Some(parts) = pattern.captures(&file) else { continue };
        let weakness: u32 = parts[2].parse().map_err(|e| format!("{file}: {e}"))?;
        let name = parts[1].to_owned();
        let is_wanted = options.filter.as_ref().is_none_or(|filter| filter.is_match(&name));
        if !is_wanted || !options.weaknesses.contains(&weakness) {
            continue;
        }
        let text = read(&path)?;
        let text = String::from_utf8_lossy(&text);
        let case = cases.entry((weakness, name.clone())).or_default();
        case.is_random |= CHANCE.iter().any(|word| text.contains(word));
        (case.weakness, case.name) = (weakness, name);
        case.sources.push(path);
    }
    if cases.is_empty() {
        return Err(format!("no test case is selected in {}", folder.display()));
    }
    Ok(cases.into_values().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(files: &[&str]) -> Case {
        let name = "CWE415_Double_Free__new_delete_array_int_84".to_owned();
        let sources = files.iter().map(PathBuf::from).collect();
        Case { weakness: 415, name, sources, is_random: false }
    }

    #[test]
    fn names_have_parts() {
        assert_eq!(case(&[]).variant(), "new_delete_array_int");
        let one = case(&["x_84_bad.cpp", "x_84_goodG2B.cpp", "x_84a.cpp"]);
        assert_eq!(one.sources(Side::Good), one.sources(Side::Bad));
        let two = case(&["x_01_bad.cpp", "x_01_good1.cpp"]);
        assert_eq!(two.sources(Side::Good), [Path::new("x_01_good1.cpp")]);
        assert_eq!(two.sources(Side::Bad), [Path::new("x_01_bad.cpp")]);
    }
}
