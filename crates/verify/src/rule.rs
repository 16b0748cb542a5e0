//! Rules as data, and the macro for tables of rules.

/// A rule of well-formed IR, with a stable code.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// `V` and four digits, never reused for another rule.
    pub code: &'static str,
    /// The name in this crate's sources, such as `ENTRY_PREDECESSORS`.
    pub name: &'static str,
    /// LLVM's message, with `{}` for the variable parts.
    pub message: &'static str,
    /// The section of LangRef that states the rule, or the LLVM header if LangRef does not.
    pub section: &'static str,
    /// The reason for the rule, in one sentence.
    pub why: &'static str,
    /// Whether it concerns debug information, which can be dropped instead of refusing the module.
    pub debug_info: bool,
}

impl Rule {
    /// Returns the rule with this code (`"V0101"`).
    #[must_use]
    pub fn find(code: &str) -> Option<&'static Rule> {
        Rule::all().find(|rule| rule.code.eq_ignore_ascii_case(code))
    }

    /// Returns the reason why no module can break the rule, if so. `None` for rules with a test.
    #[must_use]
    pub fn unbreakable(&self) -> Option<&'static str> {
        crate::rules::unbreakable::UNBREAKABLE.iter().find(|(code, _)| *code == self.code).map(|&(_, reason)| reason)
    }

    /// Returns the rule whose message matches LLVM's text `words`; `None` if there is none.
    #[must_use]
    pub fn of(words: &str) -> Option<&'static Rule> {
        let cases = Rule::all().filter(|rule| draig_diag::is_case_of(words, rule.message));
        cases.max_by_key(|rule| (!rule.message.contains("{}"), rule.message.len()))
    }

    /// Returns the text of a module that breaks the rule; `None` if no text can break it, or only together
    /// with another rule.
    #[must_use]
    pub fn example(&self) -> Option<&'static str> {
        crate::rules::examples::of(self.code).map(|(bad, _)| bad)
    }

    /// Returns the valid module that is most similar to the example; `None` if there is no example.
    #[must_use]
    pub fn corrected(&self) -> Option<&'static str> {
        crate::rules::examples::of(self.code).map(|(_, good)| good)
    }

    /// Returns the reason why there is no example of the rule; `None` for rules with an
    /// [example](Rule::example).
    #[must_use]
    pub fn unwritten(&self) -> Option<&'static str> {
        crate::rules::unwritten::reason(self.code)
    }

    /// Returns a text that would break the rule if the reader did not refuse it, for rules without an
    /// [example](Rule::example).
    #[must_use]
    pub fn refused(&self) -> Option<Refused> {
        crate::rules::unwritten::refused(self.code)
    }

    /// Returns all rules, table by table.
    pub fn all() -> impl Iterator<Item = &'static Rule> {
        crate::rules::TABLES.iter().flat_map(|table| table.iter().copied())
    }
}

/// A text that would break a rule if the reader did not refuse it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reader's message.
    pub message: &'static str,
    /// The refused text.
    pub text: &'static str,
    /// The correct text nearest to it.
    pub corrected: &'static str,
}

/// A table of rules: `NAME = "V0000", "message", "LangRef section", "why";`, and `debug NAME = …` for rules
/// about debug information. Declares a `static` for each name and the list `RULES`.
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
