//! Features of processors, as `-mattr`, `.arch` and `.arch_extension` name them.

use super::generated::features::{ALL, ARCHITECTURES, FEATURES, NO_NEGATIVE_IMMEDIATES, SETS, V8_0A};

/// A feature: the names of `-mattr` and of `.arch_extension`, and those that it implies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeatureInfo {
    pub name: &'static str,
    pub extension: &'static str,
    pub implies: &'static [u8],
}

/// A set of features.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features([u64; 3]);

impl Features {
    /// Returns the features of Armv8.0-A, with floating point and vectors.
    ///
    /// ```
    /// use draig_mc::aarch64::Features;
    ///
    /// let mut features = Features::generic();
    /// assert!(features.has("neon") && !features.has("lse"));
    /// assert!(features.enable("v8.1a"));
    /// assert!(features.has("lse"));
    /// ```
    pub fn generic() -> Features {
        let mut features = Features([0; 3]);
        features.insert(V8_0A);
        features.enable("fp-armv8");
        features.enable("neon");
        features
    }

    /// Returns all features.
    pub fn all() -> Features {
        let mut features = Features::generic();
        features.insert(ALL);
        features
    }

    /// Adds the feature of this name and those that it implies; returns `false` if there is none.
    pub fn enable(&mut self, name: &str) -> bool {
        match position(name) {
            Some(number) => {
                self.insert(number);
                true
            }
            None => false,
        }
    }

    /// Removes the feature of this name and those that imply it; returns `false` if there is none.
    pub fn disable(&mut self, name: &str) -> bool {
        let Some(number) = position(name) else { return false };
        let mut gone = vec![number];
        while let Some(number) = gone.pop() {
            self.0[usize::from(number / 64)] &= !(1 << (number % 64));
            for (other, feature) in (0..).zip(&FEATURES) {
                if self.contains(other) && feature.implies.contains(&number) {
                    gone.push(other);
                }
            }
        }
        true
    }

    /// Replaces the features by those of an architecture (`armv8.1-a`); returns `false` if there is none.
    pub fn set_architecture(&mut self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        let Some(&(_, set)) = ARCHITECTURES.iter().find(|(spelling, _)| {
            *spelling == name || spelling.replace('-', "") == name || spelling.trim_start_matches("arm") == name
        }) else {
            return false;
        };
        *self = Features([0; 3]);
        for &number in SETS[usize::from(set)] {
            self.insert(number);
        }
        true
    }

    /// Adds or removes (`nocrc`) the extension of this name of `.arch_extension`; returns `false` if there is none.
    pub fn set_extension(&mut self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        let named = |name: &str| FEATURES.iter().find(|feature| !name.is_empty() && feature.extension == name);
        if let Some(feature) = named(&name) {
            return self.enable(feature.name);
        }
        match name.strip_prefix("no").and_then(named) {
            Some(feature) => self.disable(feature.name),
            None => false,
        }
    }

    /// Whether the feature of this name is in the set.
    pub fn has(&self, name: &str) -> bool {
        position(name).is_some_and(|number| self.contains(number))
    }

    /// Returns the names of the features of a required set that are missing, in LLVM's order, which is that of the names.
    pub(crate) fn missing(&self, set: u8) -> Vec<&'static str> {
        let set = SETS[usize::from(set)];
        let mut names: Vec<&str> =
            set.iter().filter(|&&number| !self.allows(number)).map(|&number| name_in_messages(number)).collect();
        names.sort_unstable();
        names
    }

    /// Whether a required set is available.
    pub(crate) fn meets(&self, set: u8) -> bool {
        set == 0 || SETS[usize::from(set)].iter().all(|&number| self.allows(number))
    }

    fn allows(&self, number: u8) -> bool {
        if number == NO_NEGATIVE_IMMEDIATES {
            return !self.contains(number);
        }
        self.contains(number) || self.contains(ALL)
    }

    fn contains(&self, number: u8) -> bool {
        self.0[usize::from(number / 64)] >> (number % 64) & 1 == 1
    }

    fn insert(&mut self, number: u8) {
        let mut new = vec![number];
        while let Some(number) = new.pop() {
            if !self.contains(number) {
                self.0[usize::from(number / 64)] |= 1 << (number % 64);
                new.extend(FEATURES[usize::from(number)].implies);
            }
        }
    }
}

fn position(name: &str) -> Option<u8> {
    (0..).zip(&FEATURES).find_map(|(number, feature)| (feature.name == name).then_some(number))
}

fn name_in_messages(number: u8) -> &'static str {
    if number == NO_NEGATIVE_IMMEDIATES {
        return "NegativeImmediates";
    }
    // LLVM 22's messages name this one after its extension
    match FEATURES[usize::from(number)].name {
        "complxnum" => "fcma",
        name => name,
    }
}
