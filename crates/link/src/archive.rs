//! `ar` archives: their members without copying, and the symbols that the index lists for each. The formats
//! (System V, BSD, COFF, thin) are left to the `object` crate.

use std::fmt;

use object::read::archive::{ArchiveFile, ArchiveMember};
use rustc_hash::FxHashMap;

/// An archive with its members in order.
#[derive(Clone, Debug)]
pub struct Archive<'a> {
    members: Vec<Member<'a>>,
}

/// A member of an archive.
#[derive(Clone, Debug)]
pub struct Member<'a> {
    name: &'a [u8],
    bytes: Option<&'a [u8]>,
    symbols: Vec<&'a [u8]>,
}

impl<'a> Member<'a> {
    /// Returns the name of the member.
    #[must_use]
    pub fn name(&self) -> &'a [u8] {
        self.name
    }

    /// Returns the contents. `None` in a thin archive: the contents are in the file with the member's name,
    /// relative to the archive.
    #[must_use]
    pub fn bytes(&self) -> Option<&'a [u8]> {
        self.bytes
    }

    /// Returns the names that the index lists for the member, as in its object file.
    #[must_use]
    pub fn symbols(&self) -> &[&'a [u8]] {
        &self.symbols
    }

    /// Whether the member may define a name for which `is_wanted` returns true, according to the index. That
    /// is also the case if the index has no symbols of the member: for text, and for bitcode if the index was
    /// made by a tool that cannot read it.
    pub fn may_define(&self, is_wanted: impl Fn(&[u8]) -> bool) -> bool {
        // the index has the names of object files, which start with `_` for some targets
        let is_hit = |symbol: &&[u8]| is_wanted(symbol) || symbol.strip_prefix(b"_").is_some_and(&is_wanted);
        self.symbols.is_empty() || self.symbols.iter().any(is_hit)
    }
}

/// Error in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchiveError {
    what: String,
    place: String,
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "truncated or malformed archive ({}, {})", self.what, self.place)
    }
}

impl std::error::Error for ArchiveError {}

impl<'a> Archive<'a> {
    /// Whether data starts like an archive.
    #[must_use]
    pub fn is_archive(bytes: &[u8]) -> bool {
        bytes.starts_with(object::archive::MAGIC.as_slice())
            || bytes.starts_with(object::archive::THIN_MAGIC.as_slice())
    }

    /// Returns the members of an archive.
    ///
    /// # Errors
    /// Returns an error if a header, a size or the index is invalid.
    pub fn parse(bytes: &'a [u8]) -> Result<Archive<'a>, ArchiveError> {
        let at = |place: String| move |error: object::Error| ArchiveError { what: error.to_string(), place };
        let file = ArchiveFile::parse(bytes).map_err(at("before the first member".to_owned()))?;
        let mut members: Vec<Member<'_>> = Vec::new();
        let mut numbers = FxHashMap::default();
        for member in file.members() {
            let after = members.last().map_or("at the first member".to_owned(), |last| {
                format!("after member '{}'", String::from_utf8_lossy(last.name))
            });
            let member = member.map_err(at(after))?;
            let place = format!("at member '{}'", String::from_utf8_lossy(member.name()));
            let data = member.data(bytes).map_err(at(place))?;
            numbers.insert(key(&member), members.len());
            let bytes = (!member.is_thin()).then_some(data);
            members.push(Member { name: member.name(), bytes, symbols: Vec::new() });
        }
        let in_index = || "in the symbol index".to_owned();
        let mut by_offset: FxHashMap<u64, usize> = FxHashMap::default();
        for symbol in file.symbols().map_err(at(in_index()))?.into_iter().flatten() {
            let symbol = symbol.map_err(at(in_index()))?;
            let number = match by_offset.get(&symbol.offset().0) {
                Some(&number) => Some(number),
                None => {
                    let member = file.member(symbol.offset()).map_err(at(in_index()))?;
                    numbers.get(&key(&member)).copied()
                }
            };
            let Some(member) = number.and_then(|number| members.get_mut(number)) else {
                let what = format!("no member defines '{}'", String::from_utf8_lossy(symbol.name()));
                return Err(ArchiveError { what, place: in_index() });
            };
            member.symbols.push(symbol.name());
            by_offset.extend(number.map(|number| (symbol.offset().0, number)));
        }
        Ok(Archive { members })
    }

    /// Returns the members, in order.
    #[must_use]
    pub fn members(&self) -> &[Member<'a>] {
        &self.members
    }
}

/// Identifies a member by the position of its contents and, if these are elsewhere, its name.
fn key<'a>(member: &ArchiveMember<'a>) -> (u64, &'a [u8]) {
    (member.file_range().0, member.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(name: &str, size: usize) -> Vec<u8> {
        format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644).into_bytes()
    }

    /// Archive with the given magic and members.
    fn archive(magic: &[u8], members: &[(&str, &[u8])]) -> Vec<u8> {
        let mut bytes = magic.to_vec();
        for (name, content) in members {
            bytes.extend(header(name, content.len()));
            bytes.extend_from_slice(content);
            bytes.resize(bytes.len().next_multiple_of(2), b'\n');
        }
        bytes
    }

    /// Index in System V format: the number of symbols, the positions of their members, their names.
    fn index(symbols: &[(u32, &str)]) -> Vec<u8> {
        let mut bytes = (symbols.len() as u32).to_be_bytes().to_vec();
        symbols.iter().for_each(|(at, _)| bytes.extend(at.to_be_bytes()));
        symbols.iter().for_each(|(_, name)| bytes.extend([name.as_bytes(), b"\0"].concat()));
        bytes
    }

    fn parsed(bytes: &[u8]) -> Vec<(&[u8], Option<&[u8]>)> {
        let archive = Archive::parse(bytes).expect("it is one");
        archive.members().iter().map(|member| (member.name(), member.bytes())).collect()
    }

    #[test]
    fn members_have_short_long_and_leading_names() {
        let names: (&str, &[u8]) = ("//", b"a_very_long_name.bc/\n");
        let bytes = archive(b"!<arch>\n", &[names, ("a.bc/", b"one"), ("/0", b"four"), ("#1/4", b"b.bcend")]);
        let expected: [(&[u8], Option<&[u8]>); 3] =
            [(b"a.bc", Some(b"one")), (b"a_very_long_name.bc", Some(b"four")), (b"b.bc", Some(b"end"))];
        assert_eq!(parsed(&bytes), expected);
        assert_eq!(parsed(b"!<arch>\n"), []);
    }

    #[test]
    fn members_of_thin_archives_are_elsewhere() {
        let mut bytes = archive(b"!<thin>\n", &[("//", b"sub/a.bc/\n")]);
        bytes.extend(header("/0", 1000));
        bytes.extend(header("b.bc/", 7));
        let expected: [(&[u8], Option<&[u8]>); 2] = [(b"sub/a.bc", None), (b"b.bc", None)];
        assert_eq!(parsed(&bytes), expected);
    }

    #[test]
    fn the_index_lists_the_definitions_of_members() {
        let symbols = [(88, "f"), (88, "_g"), (152, "h")];
        let bytes = archive(
            b"!<arch>\n",
            &[("/", &index(&symbols)[..20]), ("a.bc/", b"one"), ("b.bc/", b"two"), ("c.ll/", b"text")],
        );
        // 8 for the magic, 60 for a header, and 20 for the index
        let parsed = Archive::parse(&bytes);
        assert!(parsed.is_err(), "the index is cut off: {parsed:?}");
        let whole = index(&symbols);
        let first = 8 + 60 + whole.len().next_multiple_of(2) as u32;
        let symbols = [(first, "f"), (first, "_g"), (first + 64, "h")];
        let bytes =
            archive(b"!<arch>\n", &[("/", &index(&symbols)), ("a.bc/", b"one"), ("b.bc/", b"two"), ("c.ll/", b"text")]);
        let archive = Archive::parse(&bytes).expect("it is one");
        let define = |name: &[u8]| -> Vec<bool> {
            archive.members().iter().map(|member| member.may_define(|wanted| wanted == name)).collect()
        };
        assert_eq!(define(b"f"), [true, false, true]);
        assert_eq!(define(b"g"), [true, false, true]);
        assert_eq!(define(b"h"), [false, true, true]);
        assert_eq!(define(b"x"), [false, false, true]);
    }

    #[test]
    fn corruption_is_reported_with_its_place() {
        let whole = archive(b"!<arch>\n", &[("a.bc/", b"ones"), ("b.bc/", b"twos")]);
        let second = 8 + 64;
        let mut broken = whole.clone();
        broken[second + 58] = b'x';
        let cases: [(&[u8], &str); 5] = [
            (b"?<arch>\n", "(Unsupported archive identifier, before the first member)"),
            (&whole[..30], "(Invalid archive member header, before the first member)"),
            (&whole[..second - 1], "(Archive member size is too large, at member 'a.bc')"),
            (&whole[..second + 9], "(Invalid archive member header, after member 'a.bc')"),
            (&broken, "(Invalid archive terminator, after member 'a.bc')"),
        ];
        for (bytes, message) in cases {
            let error = Archive::parse(bytes).expect_err(message).to_string();
            assert_eq!(error, format!("truncated or malformed archive {message}"));
        }
        for end in 8..whole.len() {
            // truncated at any length, it is invalid or has fewer members
            assert!(Archive::parse(&whole[..end]).map_or(true, |archive| archive.members().len() < 2), "{end}");
        }
    }
}
