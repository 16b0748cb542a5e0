//! Kinds of words in a line of LLVM IR, for their colours.

/// Kind of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Plain,
    /// `%x`
    Local,
    /// `@f`, and strings
    Global,
    /// The operation.
    Operation,
    /// Numbers and other constants in a word.
    Number,
    /// `!tbaa`, `#0`
    Metadata,
}

/// Splits a line into its words, each with its kind. Neighbours of the same kind are together.
pub(crate) fn split(line: &str) -> Vec<(Kind, &str)> {
    let mut words: Vec<(Kind, usize, usize)> = Vec::new();
    let mut at = 0;
    // The first word that is not the result's name is the operation, unless the line continues another.
    let mut before_operation = !line.starts_with([' ', ']']);
    while let Some(first) = line[at..].chars().next() {
        let rest = &line[at..];
        let len = match first {
            '%' | '@' | '!' | '#' => 1 + name_len(&rest[1..]),
            '"' => name_len(rest),
            c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let word = &rest[..len];
        let kind = match first {
            '%' => Kind::Local,
            '@' | '"' => Kind::Global,
            '!' | '#' => Kind::Metadata,
            '0'..='9' | '-' => Kind::Number,
            c if c.is_ascii_alphabetic() && before_operation => {
                before_operation = matches!(word, "tail" | "musttail" | "notail");
                Kind::Operation
            }
            _ if matches!(word, "true" | "false" | "null" | "poison" | "undef" | "zeroinitializer" | "none") => {
                Kind::Number
            }
            _ => Kind::Plain,
        };
        match words.last_mut() {
            Some(last) if last.0 == kind => last.2 = at + len,
            // A blank takes any colour.
            Some(last) if word == " " => last.2 = at + len,
            _ => words.push((kind, at, at + len)),
        }
        at += len;
    }
    words.into_iter().map(|(kind, from, to)| (kind, &line[from..to])).collect()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || "_.$-".contains(c)
}

/// Length of a name, quoted or not.
fn name_len(rest: &str) -> usize {
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.find('"').map_or(rest.len(), |end| end + 2),
        None => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_kinds() {
        use Kind::{Global, Local, Metadata, Number, Operation, Plain};
        assert_eq!(
            split("%x = tail call i32 @\"a b\"(i32 -7, ptr null), !tbaa !5"),
            [
                (Local, "%x "),
                (Plain, "= "),
                (Operation, "tail call "),
                (Plain, "i32 "),
                (Global, "@\"a b\""),
                (Plain, "(i32 "),
                (Number, "-7"),
                (Plain, ", ptr "),
                (Number, "null"),
                (Plain, "), "),
                (Metadata, "!tbaa !5"),
            ]
        );
        assert_eq!(split("  i8 7, label %a"), [(Plain, "  i8 "), (Number, "7"), (Plain, ", label "), (Local, "%a")]);
        assert_eq!(split("%\"unfinished …"), [(Local, "%\"unfinished …")]);
        assert!(split("").is_empty());
    }
}
