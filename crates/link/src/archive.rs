//! Archives of `ar` (System V and BSD names): their members, without a copy. An index of symbols is
//! passed over: what a member defines, its own text says.

use std::fmt;

const MAGIC: &[u8] = b"!<arch>\n";
const HEADER: usize = 60;

/// An archive: its members in order.
#[derive(Clone, Debug)]
pub struct Archive<'a> {
    members: Vec<Member<'a>>,
}

/// A member of an archive.
#[derive(Clone, Copy, Debug)]
pub struct Member<'a> {
    name: &'a [u8],
    bytes: &'a [u8],
}

impl<'a> Member<'a> {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> &'a [u8] {
        self.name
    }

    /// What it holds.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }
}

/// What is wrong with an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArchiveError {
    what: &'static str,
    at: usize,
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "truncated or malformed archive ({} at byte {})", self.what, self.at)
    }
}

impl std::error::Error for ArchiveError {}

impl<'a> Archive<'a> {
    /// Whether bytes begin as an archive does.
    #[must_use]
    pub fn is_archive(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC) || bytes.starts_with(b"!<thin>\n")
    }

    /// The members of an archive.
    ///
    /// # Errors
    /// If a header or size is none, and for thin archives, whose members are other files.
    pub fn parse(bytes: &'a [u8]) -> Result<Archive<'a>, ArchiveError> {
        let fail = |what, at| Err(ArchiveError { what, at });
        if bytes.starts_with(b"!<thin>\n") {
            return fail("it is thin: its members are not in it", 0);
        }
        let mut rest = match bytes.strip_prefix(MAGIC) {
            Some(rest) => rest,
            None => return fail("it does not begin as an archive", 0),
        };
        let mut members = Vec::new();
        let mut long_names: &[u8] = b"";
        while !rest.is_empty() {
            let at = bytes.len() - rest.len();
            let Some((header, behind)) = rest.split_at_checked(HEADER) else {
                return fail("the header of a member is cut off", at);
            };
            if !header.ends_with(b"`\n") {
                return fail("the header of a member has no end mark", at);
            }
            let Some(size) = number(&header[48..58]) else { return fail("the size of a member is no number", at) };
            let Some((content, behind)) = behind.split_at_checked(size) else {
                return fail("a member is longer than the archive", at);
            };
            // members begin at even places
            rest = if size % 2 == 1 { behind.get(1..).unwrap_or_default() } else { behind };
            let name = header[..16].trim_ascii_end();
            match name {
                b"/" | b"/SYM64/" | b"__.SYMDEF" | b"__.SYMDEF SORTED" => {}
                b"//" => long_names = content,
                _ => match Member::named(name, content, long_names) {
                    Some(Member { name: b"__.SYMDEF" | b"__.SYMDEF SORTED", .. }) => {}
                    Some(member) => members.push(member),
                    None => return fail("the name of a member is not there", at),
                },
            }
        }
        Ok(Archive { members })
    }

    /// The members, in order.
    #[must_use]
    pub fn members(&self) -> &[Member<'a>] {
        &self.members
    }
}

impl<'a> Member<'a> {
    fn named(name: &'a [u8], content: &'a [u8], long_names: &'a [u8]) -> Option<Member<'a>> {
        if let Some(length) = name.strip_prefix(b"#1/") {
            let (name, bytes) = content.split_at_checked(number(length)?)?;
            let end = name.iter().position(|&byte| byte == 0).unwrap_or(name.len());
            return Some(Member { name: &name[..end], bytes });
        }
        if let Some(start) = name.strip_prefix(b"/") {
            let name = long_names.get(number(start)?..)?;
            let end = name.iter().position(|&byte| byte == b'\n')?;
            let name = name[..end].strip_suffix(b"/").unwrap_or(&name[..end]);
            return Some(Member { name, bytes: content });
        }
        Some(Member { name: name.strip_suffix(b"/").unwrap_or(name), bytes: content })
    }
}

/// A decimal number with blanks behind it.
fn number(digits: &[u8]) -> Option<usize> {
    std::str::from_utf8(digits.trim_ascii_end()).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(name: &str, size: usize) -> Vec<u8> {
        format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644).into_bytes()
    }

    #[test]
    fn members_have_short_long_and_leading_names() {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(header("/", 4));
        bytes.extend(b"\0\0\0\0");
        bytes.extend(header("//", 22));
        bytes.extend(b"a_very_long_name.bc/\n\n");
        for (name, content) in [("a.bc/", "one"), ("/0", "four"), ("#1/4", "b.bcend")] {
            bytes.extend(header(name, content.len()));
            bytes.extend(content.as_bytes());
            bytes.extend(if content.len() % 2 == 1 { "\n" } else { "" }.as_bytes());
        }
        let archive = Archive::parse(&bytes).expect("it is one");
        let all: Vec<_> = archive.members().iter().map(|member| (member.name(), member.bytes())).collect();
        let expected: [(&[u8], &[u8]); 3] = [(b"a.bc", b"one"), (b"a_very_long_name.bc", b"four"), (b"b.bc", b"end")];
        assert_eq!(all, expected);
    }

    #[test]
    fn what_is_cut_off_is_said_with_its_place() {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(header("a.bc/", 3));
        bytes.extend(b"one\n");
        for end in MAGIC.len() + 1..bytes.len() - 1 {
            let error = Archive::parse(&bytes[..end]).expect_err("it is cut off");
            assert!(error.to_string().ends_with("at byte 8)"), "{error}");
        }
        assert!(Archive::parse(b"!<thin>\n").is_err());
    }
}
