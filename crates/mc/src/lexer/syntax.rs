//! Lexical rules that differ between targets, as data.

use crate::Specifier;

/// Lexical rules of a target's assembly.
///
/// `/* … */` is a blank and `//` starts a comment on all targets, as is `#` at the beginning of a line.
#[derive(Clone, Copy, Debug)]
pub struct Syntax {
    /// Whether `#` starts a comment anywhere in a line; otherwise it is a token.
    pub hash_comments: bool,
    /// Byte that ends a statement as the end of a line does.
    pub separator: u8,
    /// Whether `0ffh` is a hexadecimal number.
    pub hex_suffix: bool,
    /// Returns the specifier of this name (`GOTPCREL`, `lo12`), in any case of letters.
    pub specifier: fn(&[u8]) -> Option<Specifier>,
    /// Whether the error of an unknown specifier names it.
    pub names_unknown_specifier: bool,
}

fn no_specifier(_: &[u8]) -> Option<Specifier> {
    None
}

impl Syntax {
    /// Rules of x86: `#` starts a comment, `;` ends a statement; without specifiers.
    pub const HASH_COMMENTS: Syntax = Syntax {
        hash_comments: true,
        separator: b';',
        hex_suffix: false,
        specifier: no_specifier,
        names_unknown_specifier: true,
    };

    /// Rules of AArch64: `#` precedes an immediate, `;` ends a statement; without specifiers.
    pub const SLASH_COMMENTS: Syntax = Syntax {
        hash_comments: false,
        separator: b';',
        hex_suffix: false,
        specifier: no_specifier,
        names_unknown_specifier: false,
    };

    /// Whether a comment that lasts to the end of the line starts at the first byte of `rest`.
    pub fn starts_line_comment(&self, rest: &[u8]) -> bool {
        rest.starts_with(b"//") || (self.hash_comments && rest.starts_with(b"#"))
    }
}
