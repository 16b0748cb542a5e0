//! Global identifiers: the first eight bytes of the MD5 (RFC 1321) of a name, as a little-endian
//! number.

use std::sync::LazyLock;

use crate::global::Global;
use crate::keywords::Linkage;
use crate::module::Module;

/// The identifier of a name.
///
/// ```
/// assert_eq!(draig_ir::summary::guid(b"main"), 15822663052811949562);
/// ```
pub fn guid(name: &[u8]) -> u64 {
    let [a, b, ..] = md5(name);
    u64::from(b) << 32 | u64::from(a)
}

/// The name that the identifier of a global is made of: for local linkage the source file is a part
/// of it, and `\01` in front, which turns mangling off, is not.
pub fn global_identifier(name: &[u8], linkage: Linkage, source_filename: &[u8]) -> Vec<u8> {
    let name = name.strip_prefix(b"\x01").unwrap_or(name);
    if !matches!(linkage, Linkage::Internal | Linkage::Private) {
        return name.to_vec();
    }
    let file = if source_filename.is_empty() { &b"<unknown>"[..] } else { source_filename };
    [file, b";", name].concat()
}

/// The identifier of a global of a module.
pub fn global_guid(module: &Module, global: Global) -> u64 {
    guid(&global_identifier(module.name(global), module.global(global).linkage, &module.source_filename))
}

/// How far each round rotates, four amounts for each of the four kinds of rounds.
const ROTATIONS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];

/// The words of the hash.
fn md5(data: &[u8]) -> [u32; 4] {
    let mut padded = data.to_vec();
    padded.push(0x80);
    padded.resize(padded.len().next_multiple_of(64), 0);
    if padded.len() - data.len() < 9 {
        padded.resize(padded.len() + 64, 0);
    }
    let length = (data.len() as u64).wrapping_mul(8);
    let at = padded.len() - 8;
    padded[at..].copy_from_slice(&length.to_le_bytes());

    let sines = &*SINES;
    let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    let (chunks, _) = padded.as_chunks::<64>();
    for chunk in chunks {
        let (words, _) = chunk.as_chunks::<4>();
        let words: Vec<u32> = words.iter().map(|&word| u32::from_le_bytes(word)).collect();
        let [mut a, mut b, mut c, mut d]: [u32; 4] = state;
        for round in 0..64 {
            let (mixed, word) = match round / 16 {
                0 => (b & c | !b & d, round),
                1 => (d & b | !d & c, (5 * round + 1) % 16),
                2 => (b ^ c ^ d, (3 * round + 5) % 16),
                _ => (c ^ (b | !d), 7 * round % 16),
            };
            let sum = a.wrapping_add(mixed).wrapping_add(sines[round]).wrapping_add(words[word]);
            a = d;
            d = c;
            c = b;
            b = b.wrapping_add(sum.rotate_left(ROTATIONS[round / 16][round % 4]));
        }
        for (word, add) in state.iter_mut().zip([a, b, c, d]) {
            *word = word.wrapping_add(add);
        }
    }
    state
}

/// 2^32 times the absolute sines of 1 to 64 radians, without their fractions.
static SINES: LazyLock<[u32; 64]> =
    LazyLock::new(|| std::array::from_fn(|n| (((n + 1) as f64).sin().abs() * 4_294_967_296.0) as u32));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_those_of_llvm() {
        // What `llvm-dis` prints behind `guid =`.
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
    fn lengths_around_a_block() {
        // MD5 of so many letters `a`, from RFC 1321's algorithm by other implementations.
        for (len, first) in [(55, 0xef1772b6), (56, 0x3b0c8ac7), (64, 0x014842d4)] {
            let hash = md5(&vec![b'a'; len])[0].swap_bytes();
            assert_eq!(hash, first, "{len}");
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
