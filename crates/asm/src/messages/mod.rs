//! The messages of the reader, each with a stable code and an explanation. The parser only knows LLVM's
//! words; this module finds the code of an error by them, so that code and text are kept in one place.
//!
//! Codes: lexical errors and limits from P0011, the module from P0101, types from P0251, constants
//! from P0351, attributes from P0551, functions from P0601, metadata from P0901, summaries from P1001.

mod attributes;
mod constants;
mod functions;
mod instructions;
mod lexical;
mod memory;
mod metadata;
mod module;
mod summary;
mod types;

/// A message of the reader: an error, or a warning about a construct that only older versions of LLVM read.
#[derive(Debug, PartialEq, Eq)]
pub struct Message {
    /// `P` and four digits, never reused for another message.
    pub code: &'static str,
    /// LLVM's words, with `{}` for the variable parts.
    pub text: &'static str,
    /// The section of LangRef about the construct.
    pub section: &'static str,
    /// The syntax of the construct.
    pub form: &'static str,
    /// The reason in one sentence; `None` if the form suffices.
    pub why: Option<&'static str>,
    /// A text for which LLVM reports this first.
    pub wrong: Option<&'static str>,
    /// The `wrong` text, corrected in one place.
    pub mended: Option<&'static str>,
    /// The reason for which there is no `wrong` text: none leads to the message, or it would be too long.
    pub unwritten: Option<&'static str>,
    /// A text with a correct use of the construct.
    pub right: &'static str,
}

impl Message {
    /// Code of messages that are not in the tables.
    const UNLISTED: &'static str = "P0001";

    /// Returns the message with this code (`"P0101"`).
    #[must_use]
    pub fn find(code: &str) -> Option<&'static Message> {
        Message::all().find(|message| message.code.eq_ignore_ascii_case(code))
    }

    /// Returns all messages, table by table.
    pub fn all() -> impl Iterator<Item = &'static Message> {
        TABLES.iter().flat_map(|table| table.iter())
    }

    /// Returns the message that matches these words.
    ///
    /// ```
    /// use draig_asm::Message;
    ///
    /// let message = Message::of("use of undefined value '%x'").expect("it is in the tables");
    /// assert_eq!(message.text, "use of undefined value '%{}'");
    /// assert_eq!(Message::of("no message of the reader"), None);
    /// ```
    #[must_use]
    pub fn of(words: &str) -> Option<&'static Message> {
        // Several patterns may match: the most specific one is meant.
        Message::all().filter(|message| draig_diag::is_case_of(words, message.text)).max_by_key(|message| {
            let particulars = message.text.matches("{}").count();
            (particulars == 0, message.text.len() - 2 * particulars)
        })
    }

    /// Returns the code of the message that matches these words.
    #[cold]
    pub(crate) fn code_of(words: &str) -> &'static str {
        Message::of(words).map_or(Message::UNLISTED, |message| message.code)
    }
}

/// All tables, in order of code.
static TABLES: &[&[Message]] = &[
    lexical::MESSAGES,
    module::MESSAGES,
    types::MESSAGES,
    constants::MESSAGES,
    attributes::MESSAGES,
    functions::MESSAGES,
    instructions::MESSAGES,
    memory::MESSAGES,
    metadata::MESSAGES,
    summary::MESSAGES,
];

/// A table of messages. Each construct has its LangRef section, its form and an example; each of its messages
/// has a code and words, optionally `because`, and either a `wrong` example with its correction or the reason for which
/// it is `unwritten`.
macro_rules! constructs {
    (@some) => { None };
    (@some $text:literal) => { Some($text) };
    ($(
        construct $section:literal, $form:literal, right $right:literal;
        $($code:literal $text:literal $(, because $why:literal)? $(, wrong $wrong:literal, mended $mended:literal)?
            $(, unwritten $unwritten:literal)?;)*
    )*) => {
        pub(super) static MESSAGES: &[super::Message] = &[$($(
            super::Message {
                code: $code,
                text: $text,
                section: $section,
                form: $form,
                why: $crate::messages::constructs!(@some $($why)?),
                wrong: $crate::messages::constructs!(@some $($wrong)?),
                mended: $crate::messages::constructs!(@some $($mended)?),
                unwritten: $crate::messages::constructs!(@some $($unwritten)?),
                right: $right,
            },
        )*)*];
    };
}
use constructs;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_texts_are_used_once() {
        let mut codes: Vec<&str> = Message::all().map(|message| message.code).collect();
        let mut texts: Vec<&str> = Message::all().map(|message| message.text).collect();
        for list in [&mut codes, &mut texts] {
            let all = list.len();
            list.sort_unstable();
            let twice: Vec<&str> = list.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
            assert!(twice.is_empty(), "{twice:?} of {all}");
        }
        assert!(!codes.contains(&Message::UNLISTED));
        for message in Message::all() {
            assert_eq!(Message::of(message.text), Some(message), "{}", message.code);
        }
    }
}
