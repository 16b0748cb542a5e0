//! Recognizes keywords with one hash and one comparison of sixteen bytes.
//!
//! The table uses open addressing over the first sixteen bytes of each word and is built at compile time. It
//! also holds the commonest widths of `iN`.

use super::{Keyword, TokenKind};

/// Four times the number of words, so that probes rarely collide.
const SLOTS: usize = 2048;

#[derive(Clone, Copy)]
struct Slot {
    /// The first and second eight bytes of the word, little endian, zero filled.
    low: u64,
    high: u64,
    kind: TokenKind,
    /// Length of the word in bytes; 0 in a free slot.
    length: u8,
}

static TABLE: [Slot; SLOTS] = build();

/// Returns the kind of `word`, whose first sixteen bytes are `key`, zero filled.
#[inline]
pub(super) fn find(key: [u64; 2], word: &[u8]) -> Option<TokenKind> {
    let [low, high] = key;
    let mut index = hash(low, high);
    loop {
        let slot = &TABLE[index];
        if slot.low == low && slot.high == high && usize::from(slot.length) == word.len() {
            match slot.kind {
                TokenKind::Keyword(keyword) if word.len() > 16 => {
                    if keyword.spelling().as_bytes() == word {
                        return Some(slot.kind);
                    }
                }
                kind => return Some(kind),
            }
        }
        if slot.length == 0 {
            return None;
        }
        index = (index + 1) % SLOTS;
    }
}

/// Returns the kind of a word by its prefix; the metadata parser checks the exact spelling.
pub(super) fn family(word: &[u8]) -> Option<TokenKind> {
    const FAMILIES: &[(&[u8], TokenKind)] = &[
        (b"DW_OP_", TokenKind::DwarfOp),
        (b"DW_TAG_", TokenKind::DwarfTag),
        (b"DW_ATE_", TokenKind::DwarfAttEncoding),
        (b"DIFlag", TokenKind::DiFlag),
        (b"DISPFlag", TokenKind::DispFlag),
        (b"DW_LANG_", TokenKind::DwarfLang),
        (b"DW_LNAME_", TokenKind::DwarfSourceLangName),
        (b"DW_LLVM_LANG_DIALECT_", TokenKind::DwarfLangDialect),
        (b"DW_CC_", TokenKind::DwarfCc),
        (b"DW_VIRTUALITY_", TokenKind::DwarfVirtuality),
        (b"DW_MACINFO_", TokenKind::DwarfMacinfo),
        (b"DW_APPLE_ENUM_KIND_", TokenKind::DwarfEnumKind),
        (b"CSK_", TokenKind::ChecksumKind),
    ];
    if !matches!(word, [b'D' | b'C', b'W' | b'I' | b'S', ..]) {
        return None;
    }
    let found = FAMILIES.iter().find(|(prefix, _)| word.starts_with(prefix));
    found.map(|&(_, kind)| kind)
}

/// Returns the slot at which the search for a word starts.
#[inline]
const fn hash(low: u64, high: u64) -> usize {
    let mixed = low ^ high.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> (64 - SLOTS.trailing_zeros())) as usize
}

const fn build() -> [Slot; SLOTS] {
    let free = Slot { low: 0, high: 0, kind: TokenKind::Eof, length: 0 };
    let mut table = [free; SLOTS];
    let widths = ["i1", "i8", "i16", "i32", "i64", "i128", "i2", "i4", "i24", "i48", "i256", "i512"];
    let mut n = 0;
    while n < widths.len() {
        insert(&mut table, widths[n], TokenKind::IntegerType);
        n += 1;
    }
    let mut n = 0;
    while n < Keyword::ALL.len() {
        let keyword = Keyword::ALL[n];
        insert(&mut table, keyword.spelling(), TokenKind::Keyword(keyword));
        n += 1;
    }
    table
}

const fn insert(table: &mut [Slot; SLOTS], word: &str, kind: TokenKind) {
    let bytes = word.as_bytes();
    let mut halves = [0; 2];
    let mut n = 0;
    while n < bytes.len() && n < 16 {
        halves[n / 8] |= (bytes[n] as u64) << (8 * (n % 8));
        n += 1;
    }
    let [low, high] = halves;
    let mut index = hash(low, high);
    while table[index].length != 0 {
        index = (index + 1) % SLOTS;
    }
    table[index] = Slot { low, high, kind, length: bytes.len() as u8 };
}
