//! Global identifiers: the first eight bytes of the MD5 (RFC 1321) of a name, as a little-endian number.

use md5::{Digest, Md5};

use crate::global::Global;
use crate::keywords::Linkage;
use crate::module::Module;

/// Returns the identifier of a name.
///
/// ```
/// assert_eq!(draig_ir::summary::guid(b"main"), 15822663052811949562);
/// ```
pub fn guid(name: &[u8]) -> u64 {
    let hash = Md5::digest(name);
    hash.first_chunk().map_or(0, |&bytes| u64::from_le_bytes(bytes))
}

/// Returns the string that a global's identifier is computed from. It includes the source file for local
/// linkage, and excludes a leading `\01`, which disables mangling.
pub fn global_identifier(name: &[u8], linkage: Linkage, source_filename: &[u8]) -> Vec<u8> {
    let name = name.strip_prefix(b"\x01").unwrap_or(name);
    if !matches!(linkage, Linkage::Internal | Linkage::Private) {
        return name.to_vec();
    }
    let file = if source_filename.is_empty() { &b"<unknown>"[..] } else { source_filename };
    [file, b";", name].concat()
}

/// Returns the identifier of a global of a module.
pub fn global_guid(module: &Module, global: Global) -> u64 {
    guid(&global_identifier(module.name(global), module.global(global).linkage, &module.source_filename))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_those_of_llvm() {
        // Printed by `llvm-dis` after `guid =`.
        let facts: [(&[u8], u64); 6] = [
            (b"main", 15822663052811949562),
            (b"foo", 6699318081062747564),
            (b"_ZTS1A", 7004155349499253778),
            (b"_ZN1C1fEi", 14876272565662207556),
            (b"", 338333539836370388),
            (b"llvm.donothing", 2718633807532693464),
        ];
        for (name, expected) in facts {
            assert_eq!(guid(name), expected, "{}", String::from_utf8_lossy(name));
        }
    }

    #[test]
    fn local_names_have_their_file() {
        assert_eq!(global_identifier(b"i", Linkage::Internal, b"src.c"), b"src.c;i");
        assert_eq!(guid(b"src.c;i"), 11856559495056290725);
        assert_eq!(global_identifier(b"i", Linkage::Private, b""), b"<unknown>;i");
        assert_eq!(global_identifier(b"\x01foo", Linkage::External, b"src.c"), b"foo");
    }
}
