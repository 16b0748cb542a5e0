//! Detection of an input's kind by its first bytes, never by its name. The readers check the rest.

/// Kind of an input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum InputKind {
    /// No other known kind: read as LLVM's textual IR.
    Text,
    /// LLVM bitcode, bare or in its wrapper.
    Bitcode,
    /// A known kind without readable IR.
    Other(&'static str),
}

/// First bytes and their kinds.
const MAGICS: &[(&[u8], InputKind)] = &[
    (b"BC\xC0\xDE", InputKind::Bitcode),
    // the wrapper, written by Darwin's tools
    (b"\xDE\xC0\x17\x0B", InputKind::Bitcode),
    (b"!<arch>\n", InputKind::Other("an archive of object files")),
    (b"!<thin>\n", InputKind::Other("a thin archive")),
    (b"\x7FELF", InputKind::Other("an ELF object file")),
    (b"\xFE\xED\xFA\xCE", InputKind::Other("a Mach-O object file")),
    (b"\xFE\xED\xFA\xCF", InputKind::Other("a Mach-O object file")),
    (b"\xCE\xFA\xED\xFE", InputKind::Other("a Mach-O object file")),
    (b"\xCF\xFA\xED\xFE", InputKind::Other("a Mach-O object file")),
    (b"\xCA\xFE\xBA\xBE", InputKind::Other("a universal Mach-O file or a Java class")),
    (b"\0asm", InputKind::Other("a WebAssembly module")),
    (b"MZ\x90\0", InputKind::Other("a Windows program")),
    // COFF has no magic; these are its machines x86-64, x86 and AArch64 with a plausible count
    (b"\x4C\x01", InputKind::Other("a COFF object file")),
    (b"\x64\x86", InputKind::Other("a COFF object file")),
    (b"\x64\xAA", InputKind::Other("a COFF object file")),
    (b"CPCH", InputKind::Other("a precompiled header or module of clang")),
    (b"\x1F\x8B", InputKind::Other("compressed by gzip")),
    (b"\x28\xB5\x2F\xFD", InputKind::Other("compressed by zstd")),
    (b"\xFD7zXZ\0", InputKind::Other("compressed by xz")),
    (b"BZh", InputKind::Other("compressed by bzip2")),
    (b"PK\x03\x04", InputKind::Other("a zip archive")),
    (b"\xFF\xFE", InputKind::Other("text in UTF-16")),
    (b"\xFE\xFF", InputKind::Other("text in UTF-16")),
];

impl InputKind {
    /// Returns the kind of an input.
    ///
    /// ```
    /// use draig::InputKind;
    ///
    /// assert_eq!(InputKind::of(b"define void @f() { ret void }"), InputKind::Text);
    /// assert_eq!(InputKind::of(b"BC\xC0\xDE\x35\x14"), InputKind::Bitcode);
    /// assert_eq!(InputKind::of(b"\x7FELF\x02").to_string(), "an ELF object file");
    /// ```
    #[must_use]
    pub fn of(input: &[u8]) -> InputKind {
        let found = MAGICS.iter().find(|(magic, _)| input.starts_with(magic));
        match found {
            Some(&(_, kind)) => kind,
            None => InputKind::Text,
        }
    }
}

impl std::fmt::Display for InputKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            InputKind::Text => "text",
            InputKind::Bitcode => "LLVM bitcode",
            InputKind::Other(what) => what,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn valid_ir_is_never_taken_for_another_format() {
        // IR begins with white space, a comment, a keyword, a sigil, or `source_filename`
        for text in [
            "",
            "\n",
            "; BC",
            "define",
            "declare",
            "target",
            "@x",
            "%x",
            "$x",
            "!x",
            "^0",
            "attributes",
            "uselistorder",
            "source_filename",
            "module asm",
        ] {
            assert_eq!(InputKind::of(text.as_bytes()), InputKind::Text, "{text}");
        }
    }
}
