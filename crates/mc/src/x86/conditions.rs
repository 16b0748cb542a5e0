//! Comparisons whose condition is a part of the mnemonic (`cmpltps` is `cmpps $1`).

/// Conditions of floating-point comparisons; the first eight are those without VEX.
const FLOAT: [&str; 32] = [
    "eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord", "eq_uq", "nge", "ngt", "false", "neq_oq", "ge", "gt",
    "true", "eq_os", "lt_oq", "le_oq", "unord_s", "neq_us", "nlt_uq", "nle_uq", "ord_s", "eq_us", "nge_uq", "ngt_uq",
    "false_os", "neq_os", "ge_oq", "gt_oq", "true_us",
];

/// Other spellings of the same.
const FLOAT_LONG: [(&str, u8); 14] = [
    ("eq_oq", 0),
    ("lt_os", 1),
    ("le_os", 2),
    ("unord_q", 3),
    ("neq_uq", 4),
    ("nlt_us", 5),
    ("nle_us", 6),
    ("ord_q", 7),
    ("nge_us", 9),
    ("ngt_us", 10),
    ("false_oq", 11),
    ("ge_os", 13),
    ("gt_os", 14),
    ("true_uq", 15),
];

/// Conditions of `vpcmp`; `eq` and `gt` of signed elements are instructions of their own.
const INTEGER: [(&str, u8); 8] =
    [("eq", 0), ("lt", 1), ("le", 2), ("neq", 4), ("nlt", 5), ("ge", 5), ("nle", 6), ("gt", 6)];

/// Conditions of `vpcom`.
const XOP: [(&str, u8); 8] =
    [("lt", 0), ("le", 1), ("gt", 2), ("ge", 3), ("eq", 4), ("neq", 5), ("false", 6), ("true", 7)];

/// Returns the mnemonic without condition, and the number of the condition.
pub(super) fn split(mnemonic: &str) -> Option<(String, u8)> {
    let float = |rest: &str, suffixes: &[&'static str], count: usize| {
        let suffix = *suffixes.iter().find(|suffix| rest.ends_with(**suffix))?;
        let condition = &rest[..rest.len() - suffix.len()];
        let short = FLOAT.iter().take(count).position(|known| *known == condition).map(|place| place as u8);
        let long = || FLOAT_LONG.iter().find(|(known, _)| *known == condition).map(|&(_, number)| number);
        let number = short.or_else(|| if count == FLOAT.len() { long() } else { None })?;
        Some((suffix, number))
    };
    let integer = |rest: &str, conditions: &[(&str, u8)]| {
        let suffix = ["ub", "uw", "ud", "uq", "b", "w", "d", "q"].into_iter().find(|suffix| rest.ends_with(suffix))?;
        let condition = &rest[..rest.len() - suffix.len()];
        let &(_, number) = conditions.iter().find(|(known, _)| *known == condition)?;
        Some((suffix, number))
    };
    if let Some(rest) = mnemonic.strip_prefix("vpcmp") {
        let (suffix, number) = integer(rest, &INTEGER)?;
        let is_own = (number == 0 || rest.starts_with("gt")) && suffix.len() == 1;
        return (!is_own).then(|| (format!("vpcmp{suffix}"), number));
    }
    if let Some(rest) = mnemonic.strip_prefix("vpcom") {
        let (suffix, number) = integer(rest, &XOP)?;
        return Some((format!("vpcom{suffix}"), number));
    }
    if let Some(rest) = mnemonic.strip_prefix("vcmp") {
        let (suffix, number) = float(rest, &["ps", "pd", "ss", "sd", "ph", "sh"], FLOAT.len())?;
        return Some((format!("vcmp{suffix}"), number));
    }
    let (suffix, number) = float(mnemonic.strip_prefix("cmp")?, &["ps", "pd", "ss", "sd"], 8)?;
    Some((format!("cmp{suffix}"), number))
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn conditions_are_numbers() {
        let of = |mnemonic: &str| split(mnemonic).map(|(name, number)| format!("{name} {number}"));
        assert_eq!(of("cmpltps").as_deref(), Some("cmpps 1"));
        assert_eq!(of("cmpeq_uqps"), None);
        assert_eq!(of("vcmpeq_uqps").as_deref(), Some("vcmpps 8"));
        assert_eq!(of("vcmptrue_uqsd").as_deref(), Some("vcmpsd 15"));
        assert_eq!(of("vpcmpeqb"), None);
        assert_eq!(of("vpcmpequb").as_deref(), Some("vpcmpub 0"));
        assert_eq!(of("vpcmpltd").as_deref(), Some("vpcmpd 1"));
        assert_eq!(of("vpcomtrueuq").as_deref(), Some("vpcomuq 7"));
        assert_eq!(of("cmpxchg"), None);
        assert_eq!(of("cmpsd"), None);
    }
}
