//! Features of processors: names, those that each implies, and sets that instructions require.

use serde_json::Value;

use super::{Pool, Records, header, table};
use crate::json::Json;

/// Features that no name of an extension stands for, yet instructions and system registers require.
const FURTHER: [&str; 6] = [
    "FeatureAll",
    "FeatureAppleA7SysReg",
    "FeatureCONTEXTIDREL2",
    "FeatureEL2VMSA",
    "FeatureEL3",
    "FeatureNoNegativeImmediates",
];

/// A feature: names of the record, of `-mattr` and of `.arch_extension`, and the numbers of those that it implies.
struct Feature {
    record: String,
    name: String,
    extension: String,
    implies: Vec<usize>,
}

/// The features and the sets in use.
pub(super) struct Features {
    all: Vec<Feature>,
    /// Sets that are required, as numbers of features.
    sets: Pool<Vec<usize>>,
    /// Names in messages that differ from the name of the feature.
    architectures: Vec<String>,
}

impl Features {
    /// Reads the features; number 0 of the sets is the empty one.
    pub(super) fn new(records: &Records) -> Result<Features, String> {
        let names = records.of_class("SubtargetFeature")?;
        let mut kept: Vec<&str> = Vec::new();
        for name in names {
            let classes = records.get(name)?.field("!superclasses")?.list()?;
            let is_extension = |class: &Value| matches!(class.as_str(), Some("Extension" | "Architecture64"));
            if classes.iter().any(is_extension) || FURTHER.contains(&name) {
                kept.push(name);
            }
        }
        let mut all = Vec::new();
        for name in &kept {
            let record = records.get(name)?;
            let implied = record.field("Implies")?.list()?.iter().map(Json::def).collect::<Result<Vec<_>, _>>()?;
            let implied = implied.iter().filter_map(|name| kept.iter().position(|kept| kept == name)).collect();
            let extension = record.get("UserVisibleName").and_then(Value::as_str).unwrap_or_default();
            all.push(Feature {
                record: (*name).to_owned(),
                name: record.field("Name")?.text()?.to_owned(),
                extension: extension.to_owned(),
                implies: implied,
            });
        }
        let mut sets = Pool::default();
        sets.number(Vec::new());
        let mut architectures = Vec::new();
        for name in records.of_class("Architecture64")? {
            let record = records.get(name)?;
            let profile = record.field("Profile")?.text()?;
            let (major, minor) = (record.field("Major")?.int()?, record.field("Minor")?.int()?);
            let spelling = match minor {
                0 => format!("armv{major}-{profile}"),
                _ => format!("armv{major}.{minor}-{profile}"),
            };
            let mut features = vec![position(&all, name)?];
            for extension in record.field("DefaultExts")?.list()? {
                features.push(position(&all, extension.def()?)?);
            }
            features.sort_unstable();
            architectures.push(format!("(\"{spelling}\", {})", sets.number(features)));
        }
        Ok(Features { all, sets, architectures })
    }

    /// Returns the number of the set that a list of predicates requires.
    pub(super) fn of_predicates(&mut self, records: &Records, record: &Value) -> Result<usize, String> {
        let mut set = Vec::new();
        for predicate in record.field("Predicates")?.list()? {
            let predicate = records.get(predicate.def()?)?;
            let condition = predicate.field("AssemblerCondDag")?;
            let Ok(printable) = condition.field("printable") else { continue };
            // (any_of FeatureAll, (all_of FeatureX)), or (all_of (not FeatureX))
            let text = printable.text()?;
            let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            for word in words.iter().filter(|word| !matches!(**word, "" | "any_of" | "all_of" | "not" | "FeatureAll")) {
                set.push(position(&self.all, word)?);
            }
        }
        Ok(self.sets.number(set))
    }

    /// Returns the number of the set of features in C++ text: `{AArch64::FeatureX, …}`.
    pub(super) fn of_text(&mut self, text: &str) -> Result<usize, String> {
        let mut set = Vec::new();
        for word in text.split(|c: char| !c.is_alphanumeric() && c != '_') {
            if !word.is_empty() && word != "AArch64" {
                set.push(position(&self.all, word)?);
            }
        }
        set.sort_unstable();
        set.dedup();
        Ok(self.sets.number(set))
    }

    /// Writes the file.
    pub(super) fn emit(&self) -> String {
        let mut out = header("Features of AArch64 processors.");
        out.push_str("use crate::aarch64::features::FeatureInfo as F;\n\n");
        let lines: Vec<String> = self.all.iter().map(Feature::emit).collect();
        table(&mut out, "Features, by number.", "FEATURES", "F", &lines);
        let sets: Vec<String> = self.sets.items.iter().map(|set| format!("&{set:?}")).collect();
        table(&mut out, "Sets of features that something requires; the first is empty.", "SETS", "&[u8]", &sets);
        table(
            &mut out,
            "Architectures with the set of features that `.arch` enables, itself included.",
            "ARCHITECTURES",
            "(&str, u8)",
            &self.architectures,
        );
        for (constant, feature) in
            [("ALL", "FeatureAll"), ("NO_NEGATIVE_IMMEDIATES", "FeatureNoNegativeImmediates"), ("V8_0A", "HasV8_0aOps")]
        {
            if let Ok(number) = position(&self.all, feature) {
                out.push_str(&format!(
                    "/// Number of the feature `{feature}`.\npub(crate) const {constant}: u8 = {number};\n"
                ));
            }
        }
        out
    }
}

impl Feature {
    fn emit(&self) -> String {
        let Feature { name, extension, implies, .. } = self;
        format!("F {{ name: {name:?}, extension: {extension:?}, implies: &{implies:?} }}")
    }
}

fn position(all: &[Feature], record: &str) -> Result<usize, String> {
    all.iter().position(|feature| feature.record == record).ok_or_else(|| format!("no feature '{record}'"))
}
