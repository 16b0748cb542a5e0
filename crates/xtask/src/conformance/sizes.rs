//! Sizes of written bitcode, compared with those of LLVM's tool for the same unit.

use std::fmt::Write as _;

use super::oracle::Unit;

/// Maximum size of a unit in per mille of LLVM's.
const FAIR: u64 = 1030;
/// Quantiles of all units, in per mille, whose ratio is printed.
const PARTS: [usize; 9] = [0, 1, 10, 100, 500, 900, 990, 999, 1000];
/// Number of units listed at either end.
const NAMED: usize = 20;

/// Sizes of one unit in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sizes {
    pub(crate) ours: u64,
    pub(crate) llvms: u64,
    /// Whether they are those of the canonical text, because LLVM leaves some upgrades of the unit to
    /// readers.
    pub(crate) canonical: bool,
}

impl Sizes {
    /// Returns our size as a fraction of LLVM's.
    fn ratio(self) -> f64 {
        self.ours as f64 / self.llvms.max(1) as f64
    }

    /// Returns whether our size is at most slightly larger.
    pub(crate) fn is_fair(self) -> bool {
        self.ours.saturating_mul(1000) <= self.llvms.saturating_mul(FAIR)
    }
}

/// Formats the sizes of all units: the sum, the distribution, the extremes. Empty if none were measured.
pub(super) fn distribution<'u>(sized: impl Iterator<Item = (&'u Unit, Sizes)>) -> String {
    let mut sized: Vec<_> = sized.collect();
    sized.sort_by(|(_, a), (_, b)| a.ratio().total_cmp(&b.ratio()));
    let Some(last) = sized.len().checked_sub(1) else { return String::new() };
    let sum = |bytes: fn(&Sizes) -> u64| sized.iter().map(|(_, sizes)| bytes(sizes)).sum::<u64>();
    let all = Sizes { ours: sum(|sizes| sizes.ours), llvms: sum(|sizes| sizes.llvms), canonical: false };
    let unfair = sized.iter().filter(|(_, sizes)| !sizes.is_fair()).count();
    let canonical = sized.iter().filter(|(_, sizes)| sizes.canonical).count();
    let mut out = format!(
        "sizes: {} of {} bytes ({:.4}), {unfair} of {} units too large, {canonical} by their canonical text\nparts of all units with at most:",
        all.ours,
        all.llvms,
        all.ratio(),
        sized.len()
    );
    for part in PARTS {
        let ratio = sized[last * part / 1000].1.ratio();
        let _ = write!(out, "  {}.{} % {ratio:.4}", part / 10, part % 10);
    }
    out.push('\n');
    let mut name = |what: &str, units: &mut dyn Iterator<Item = &(&Unit, Sizes)>| {
        let _ = writeln!(out, "{what}:");
        for (unit, sizes) in units.take(NAMED) {
            let _ = writeln!(out, "{:8.4} {:8} for {:8} {}", sizes.ratio(), sizes.ours, sizes.llvms, unit.name);
        }
    };
    name("largest", &mut sized.iter().rev());
    name("smallest", &mut sized.iter());
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::oracle::Expected;
    use crate::conformance::unit::UnitName;

    fn sizes(ours: u64) -> Sizes {
        Sizes { ours, llvms: 1000, canonical: false }
    }

    #[test]
    fn three_in_a_hundred_are_fair() {
        assert!(sizes(1030).is_fair());
        assert!(!sizes(1031).is_fair());
        assert!(sizes(1).is_fair());
    }

    #[test]
    fn the_worst_is_named_first() {
        let unit = |path: &str| Unit {
            name: UnitName { path: path.into(), part: String::new() },
            extension: "ll".into(),
            directory: "d".into(),
            input: String::new(),
            expected: Expected::Text(String::new()),
        };
        let units = [unit("good.ll"), unit("bad.ll")];
        let sized = [sizes(900), sizes(1100)];
        let report = distribution(units.iter().zip(sized));
        assert!(
            report
                .starts_with("sizes: 2000 of 2000 bytes (1.0000), 1 of 2 units too large, 0 by their canonical text\n"),
            "{report}"
        );
        let largest = report.split_once("largest:\n").expect("the largest").1;
        assert!(largest.starts_with("  1.1000     1100 for     1000 bad.ll\n"), "{report}");
        assert_eq!(distribution(std::iter::empty()), "");
    }
}
