//! Names of C++ and Rust in the form that programmers write them, for reports.

use std::collections::BTreeMap;

/// Maximum length of a name to demangle, in bytes: the demangled form can be much longer than the name.
const LONGEST: usize = 4096;

/// Longest result, in bytes.
const LONGEST_RESULT: usize = 1 << 16;

/// Returns the demangled form of a symbol, or `None` if it is not mangled. A leading `@` is ignored.
pub(crate) fn symbol(name: &str) -> Option<String> {
    let name = name.strip_prefix('@').unwrap_or(name);
    if name.len() > LONGEST || !(name.starts_with("_Z") || name.starts_with("_R")) {
        return None;
    }
    // Rust's older names are names of C++, too, with a hash at their end
    let demangled = match rustc_demangle::try_demangle(name) {
        Ok(rust) => format!("{rust:#}"),
        Err(_) => cpp_demangle::Symbol::new(name).ok()?.demangle().ok()?,
    };
    (demangled != name && demangled.len() <= LONGEST_RESULT).then_some(demangled)
}

/// Returns the mangled names in a text, each with its demangled form.
pub(crate) fn names_in(text: &str) -> BTreeMap<String, String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_.$".contains(c);
    let words = text.split(|c: char| !is_name(c)).filter(|word| word.starts_with("_Z") || word.starts_with("_R"));
    words.filter_map(|word| Some((word.to_owned(), symbol(word)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_both_languages_are_found() {
        assert_eq!(symbol("@_ZN3foo3barEi").as_deref(), Some("foo::bar(int)"));
        assert_eq!(
            symbol("_ZN4core3ptr13drop_in_place17h0123456789abcdefE").as_deref(),
            Some("core::ptr::drop_in_place")
        );
        assert_eq!(symbol("_RNvCs1234_7mycrate3foo").as_deref(), Some("mycrate::foo"));
        for plain in ["main", "@_Z", "_ZNZ", "_R", "x_ZN3foo3barEi"] {
            assert_eq!(symbol(plain), None, "{plain}");
        }
        assert_eq!(symbol(&format!("_Z{}", "P".repeat(LONGEST))), None);
        let names = names_in("in @_Z1fv, %entry: call void @_Z1gi(i32 1) and @_Z1fv");
        let names: Vec<(&str, &str)> = names.iter().map(|(name, meant)| (name.as_str(), meant.as_str())).collect();
        assert_eq!(names, [("_Z1fv", "f()"), ("_Z1gi", "g(int)")]);
    }
}
