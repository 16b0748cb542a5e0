//! Positions, in the text of a module, of the entities in a link error. A module does not store the lines
//! that it was read from, so the file is read again, which only happens for an error.

use std::path::Path;

use draig::link::{Archive, Entity, Place};

use crate::input::Input;
use crate::reading::open_again;

/// Describes a place, with line and column if the module is text that contains it.
pub(super) fn described(place: &Place) -> String {
    let Some((line, column)) = in_file(&place.module, &place.entity) else { return place.to_string() };
    let from = place.source.as_ref().map_or(String::new(), |(file, line)| format!(", from {file}:{line}"));
    format!("{} at {}:{line}:{column}{from}", place.role, place.module)
}

/// Describes the place where one of several files defines a global.
pub(super) fn among(files: &[String], name: &[u8]) -> Option<String> {
    let entity = Entity::Global(name.to_vec());
    files.iter().find_map(|file| {
        let (line, column) = in_file(file, &entity)?;
        Some(format!("it is defined at {file}:{line}:{column}"))
    })
}

/// Returns the line and column in a file, or in the archive member named in parentheses.
fn in_file(name: &str, entity: &Entity) -> Option<(usize, usize)> {
    if name == draig_diag::STDIN_NAME {
        return None;
    }
    // a pipe has no more data, and reading it could wait forever
    let open = |name: &str| Input::of_regular(name.to_owned(), open_again(Path::new(name)).ok()?).ok();
    if let Some(input) = open(name) {
        return find(input.bytes(), entity);
    }
    let (archive, member) = name.strip_suffix(')')?.rsplit_once('(')?;
    let input = open(archive)?;
    let archive = Archive::parse(input.bytes()).ok()?;
    let found = archive.members().iter().find(|one| one.name() == member.as_bytes())?;
    find(found.bytes()?, entity)
}

/// Returns the line and column, both from 1, of a definition in a text.
fn find(text: &[u8], entity: &Entity) -> Option<(usize, usize)> {
    let (sigil, name) = match entity {
        Entity::Global(name) => ("@", name),
        Entity::Comdat(name) => ("$", name),
        Entity::Flag(name) => ("!", name),
        Entity::DataLayout => return find_line(text, b"target datalayout"),
        Entity::TargetTriple => return find_line(text, b"target triple"),
    };
    if name.is_empty() {
        return None;
    }
    let quoted = [sigil.as_bytes(), &quoted(name)].concat();
    let plain = [sigil.as_bytes(), name.as_slice()].concat();
    // a flag is a string, which is always quoted
    let spellings = if sigil == "!" { vec![&quoted] } else { vec![&plain, &quoted] };
    for (number, line) in text.split(|&byte| byte == b'\n').enumerate() {
        let is_node = line.trim_ascii_start().starts_with(b"!");
        let is_function = [&b"define"[..], b"declare"].iter().any(|word| line.trim_ascii_start().starts_with(word));
        for spelling in &spellings {
            let Some(at) = find_bytes(line, spelling) else { continue };
            let (before, after) = (line[..at].trim_ascii(), line[at + spelling.len()..].trim_ascii_start());
            let found = match entity {
                Entity::Flag(_) => is_node && !before.is_empty(),
                _ => before.is_empty() && after.starts_with(b"=") || is_function && after.starts_with(b"("),
            };
            if found {
                return Some((number + 1, at + 1));
            }
        }
    }
    None
}

/// Finds the line with this prefix.
fn find_line(text: &[u8], start: &[u8]) -> Option<(usize, usize)> {
    let mut lines = text.split(|&byte| byte == b'\n');
    Some((lines.position(|line| line.starts_with(start))? + 1, 1))
}

/// Quotes a name; bytes that are not printable become two hexadecimal digits.
fn quoted(name: &[u8]) -> Vec<u8> {
    let mut text = b"\"".to_vec();
    for &byte in name {
        match byte {
            b' '..=b'~' if byte != b'"' && byte != b'\\' => text.push(byte),
            _ => text.extend(format!("\\{byte:02X}").bytes()),
        }
    }
    text.push(b'"');
    text
}

fn find_bytes(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_found_by_name() {
        let text = b"$f = comdat any\n@x = global ptr @f\n@\"a b\\0A\" = global i8 0\n\
            define void @ff() {\n  call void @f()\n  ret void\n}\ndefine void @f() {\n}\n!0 = !{i32 1, !\"k\", i32 2}\n";
        let global = |name: &[u8]| find(text, &Entity::Global(name.to_vec()));
        assert_eq!(global(b"x"), Some((2, 1)));
        assert_eq!(global(b"f"), Some((8, 13)));
        assert_eq!(global(b"a b\n"), Some((3, 1)));
        assert_eq!(global(b"a"), None);
        assert_eq!(find(b"declare i32 @f(ptr)\n", &Entity::Global(b"f".to_vec())), Some((1, 13)));
        assert_eq!(find(b"\ntarget triple = \"a\"\n", &Entity::TargetTriple), Some((2, 1)));
        assert_eq!(find(b"\n", &Entity::DataLayout), None);
        assert_eq!(find(text, &Entity::Comdat(b"f".to_vec())), Some((1, 1)));
        assert_eq!(find(text, &Entity::Flag(b"k".to_vec())), Some((10, 15)));
    }
}
