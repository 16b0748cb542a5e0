//! What a rule is, and the macro by which tables of rules are written.

/// A rule of well-formed IR: a stable code, and what is to be known of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// `V` and four digits; never reused for another rule.
    pub code: &'static str,
    /// The name in this crate's sources, such as `ENTRY_PREDECESSORS`.
    pub name: &'static str,
    /// LLVM's message, with `{}` for what differs from case to case.
    pub message: &'static str,
    /// The section of LangRef that says so, or the header of LLVM where LangRef does not.
    pub section: &'static str,
    /// One sentence: why there is such a rule.
    pub why: &'static str,
    /// Whether it is about debug information, which can be dropped instead of refusing the module.
    pub debug_info: bool,
}

impl Rule {
    /// The rule with this code (`"V0101"`).
    #[must_use]
    pub fn find(code: &str) -> Option<&'static Rule> {
        Rule::all().find(|rule| rule.code.eq_ignore_ascii_case(code))
    }

    /// Why no module can break the rule, if that is so: LLVM has it, and for those that have a test
    /// this says nothing.
    #[must_use]
    pub fn unbreakable(&self) -> Option<&'static str> {
        crate::rules::unbreakable::UNBREAKABLE.iter().find(|(code, _)| *code == self.code).map(|&(_, reason)| reason)
    }

    /// The rule that these words are a case of, as LLVM says them.
    #[must_use]
    pub fn of(words: &str) -> Option<&'static Rule> {
        let cases = Rule::all().filter(|rule| draig_diag::is_case_of(words, rule.message));
        cases.max_by_key(|rule| (!rule.message.contains("{}"), rule.message.len()))
    }

    /// A module that breaks the rule, as text; `None` for rules that no text can break, or not alone.
    #[must_use]
    pub fn example(&self) -> Option<&'static str> {
        crate::rules::examples::of(self.code).map(|(bad, _)| bad)
    }

    /// The nearest module to the example that is valid.
    #[must_use]
    pub fn twin(&self) -> Option<&'static str> {
        crate::rules::examples::of(self.code).map(|(_, good)| good)
    }

    /// All rules, table by table.
    pub fn all() -> impl Iterator<Item = &'static Rule> {
        crate::rules::TABLES.iter().flat_map(|table| table.iter().copied())
    }
}

/// A table of rules: `NAME = "V0000", "message", "LangRef section", "why";`, and `debug NAME = …` for
/// rules about debug information. Declares a `static` of each name and the list `RULES`.
macro_rules! rules {
    (@debug) => { false };
    (@debug debug) => { true };
    ($($(@$debug:ident)? $name:ident = $code:literal, $message:literal, $section:literal, $why:literal;)*) => {
        $(
            #[doc = concat!("`", $code, "`: ", $message)]
            pub(crate) static $name: $crate::rule::Rule = $crate::rule::Rule {
                code: $code,
                name: stringify!($name),
                message: $message,
                section: $section,
                why: $why,
                debug_info: $crate::rule::rules!(@debug $($debug)?),
            };
        )*
        /// The rules of this table, in order of code.
        pub(crate) static RULES: &[&$crate::rule::Rule] = &[$(&$name),*];
    };
}
pub(crate) use rules;
